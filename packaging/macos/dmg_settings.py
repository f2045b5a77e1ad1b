"""Settings for dmgbuild, which makes the disk image for macOS. Not tested yet: it needs a Mac.

After `python packaging/build.py` has made build/frozen/Tabletop.app, and the app was signed and notarised:

    dmgbuild -s packaging/macos/dmg_settings.py Tabletop dist/Tabletop-0.1.0.dmg
"""

application = "build/frozen/Tabletop.app"
format = "UDZO"  # noqa: A001  dmgbuild asks for this name
files = [application, "LICENSE", "LICENSES"]
symlinks = {"Applications": "/Applications"}
icon = "build/icons/tabletop.icns"
icon_size = 96
window_rect = ((200, 200), (560, 360))
icon_locations = {
    "Tabletop.app": (140, 120),
    "Applications": (420, 120),
    "LICENSE": (140, 300),
    "LICENSES": (420, 300),
}
