; The Windows installer: per user, without administrator's rights. `make windows` tries it under Wine.
;
; On a Windows machine, after `python packaging\build.py` has made build\frozen\tabletop:
;   makensis /DVERSION=0.1.0 packaging\windows\setup.nsi
; The installer lies in dist\.

; Wine without its 32-bit half can't start the usual stub: make windows asks for this one.
!ifdef STUB
  Target ${STUB}
!endif
Unicode true
!include FileFunc.nsh
!include MUI2.nsh

!ifndef VERSION
  !error "say which version: makensis /DVERSION=0.1.0 packaging\windows\setup.nsi"
!endif
!define APP "Tabletop"
!define PUBLISHER "The Tabletop authors"
!define KIND "Tabletop.Match"
!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP}"
!define ROOT "../.." ; makensis works in the folder of this file

Name "${APP} ${VERSION}"
OutFile "${ROOT}/dist/Tabletop-${VERSION}-setup.exe"
InstallDir "$LOCALAPPDATA\Programs\${APP}"
InstallDirRegKey HKCU "Software\${APP}" "InstallDir"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true

!define MUI_ICON "${ROOT}/build/icons/tabletop.ico"
!define MUI_UNICON "${ROOT}/build/icons/tabletop.ico"
!insertmacro MUI_PAGE_LICENSE "${ROOT}/LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\tabletop.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductName" "${APP}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "${APP} setup"
VIAddVersionKey /LANG=${LANG_ENGLISH} "CompanyName" "${PUBLISHER}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "LegalCopyright" "${PUBLISHER}"

; Windows lets nobody write to a program that runs. Silently this ends with 3, and nothing is changed.
!macro NeedsClosed program
  !define AGAIN "again_${__LINE__}"
  !define FREE "free_${__LINE__}"
  ${AGAIN}:
  IfFileExists "$INSTDIR\${program}" 0 ${FREE}
  ClearErrors
  FileOpen $0 "$INSTDIR\${program}" a
  IfErrors +3
  FileClose $0
  Goto ${FREE}
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION $(RUNNING) /SD IDCANCEL IDRETRY ${AGAIN}
  SetErrorLevel 3
  Quit
  ${FREE}:
  !undef AGAIN
  !undef FREE
!macroend
LangString RUNNING ${LANG_ENGLISH} "Tabletop is running. Close it, then press Retry."
LangString RUNNING ${LANG_GERMAN} "Tabletop läuft gerade. Beende es und drücke dann auf Wiederholen."

Section
  !insertmacro NeedsClosed tabletop.exe
  !insertmacro NeedsClosed tabletop-cli.exe
  SetOutPath "$INSTDIR"
  RMDir /r "$INSTDIR\_internal" ; what an older version left
  File /r "${ROOT}/build/frozen/tabletop/*.*"
  File "${ROOT}/LICENSE"
  File "${ROOT}/build/icons/match.ico"
  SetOutPath "$INSTDIR\LICENSES"
  File "${ROOT}/LICENSES/*.txt"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${APP}.lnk" "$INSTDIR\tabletop.exe"

  WriteRegStr HKCU "Software\${APP}" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${APP}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\tabletop.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"

  WriteRegStr HKCU "${CLASSES}\.tabletop" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\.tabletop" "Content Type" "application/x-tabletop-match"
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "Tabletop match"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "$INSTDIR\match.ico"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"$INSTDIR\tabletop.exe" "%1"'
  ; Tell the desktop that a kind of file has changed (SHCNE_ASSOCCHANGED).
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; Matches and settings are the player's and stay.
Section Uninstall
  !insertmacro NeedsClosed tabletop.exe
  !insertmacro NeedsClosed tabletop-cli.exe
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\LICENSES"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\match.ico"
  Delete "$INSTDIR\tabletop.exe"
  Delete "$INSTDIR\tabletop-cli.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${APP}.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${APP}"
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
  DeleteRegKey HKCU "${CLASSES}\.tabletop"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
