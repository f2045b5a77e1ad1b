"""The changelog is put together by a tool, and the workflow for releases takes nothing on trust."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.tool_files import loaded

ROOT = Path(__file__).parents[1]
WORKFLOW = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def changes():
    return loaded("tools/changes.py")


def test_changes_become_the_newest_version_and_take_the_place_of_one_in_the_making(changes, tmp_path):
    for name, text in (("b", "Two\nlines.\n"), ("a", "One."), ("README", "How.")):
        (tmp_path / f"{name}.md").write_text(text)
    items = changes.notes(tmp_path)
    assert items == "- One.\n- Two lines."
    before = "# Changes\n\n## 0.2.0 (in the making)\n\nSee `changelog.d/`.\n\n## 0.1.0 (2026)\n\n- y\n"
    assert changes.section(before, "0.2.0") == ""
    whole = changes.gathered(before, "0.2.0", items)
    assert re.fullmatch(
        r"# Changes\n\n## 0\.2\.0 \(\d{4}-\d\d-\d\d\)\n\n- One\.\n- Two lines\.\n"
        r"\n## 0\.1\.0 \(2026\)\n\n- y\n",
        whole,
    )
    assert changes.section(whole, "0.2.0") == items


def test_words_that_the_changelog_has_for_a_version_in_the_making_stay(changes):
    before = "# Changes\n\n## 0.2.0 (in the making)\n\nMuch.\n\n### New\n\n- x\n"
    whole = changes.gathered(before, "0.2.0", "- an item of a file")
    assert changes.section(whole, "0.2.0") == "Much.\n\n### New\n\n- x"


def test_the_workflow_refuses_a_tag_that_is_not_the_version_or_that_the_changelog_does_not_tell():
    [job] = re.findall(r"^  version:\n(.*?)^  \w", WORKFLOW, re.MULTILINE | re.DOTALL)
    assert 'test "$GITHUB_REF_NAME" = "v$version"' in job
    assert 'python3 tools/changes.py --of "$version"' in job
    for other in ("test", "debian", "windows", "macos"):
        assert f"\n  {other}:\n" in WORKFLOW
    assert WORKFLOW.count("\n    needs: version\n") == 4


def test_the_workflow_takes_actions_by_commit_and_packages_by_hash():
    used = re.findall(r"uses: (\S+)", WORKFLOW)
    assert used
    for action in used:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", action), action
    jobs = re.findall(r"^  (\w[\w-]*):$", WORKFLOW.partition("\njobs:\n")[2], re.MULTILINE)
    assert len(jobs) > 4
    assert WORKFLOW.count("timeout-minutes:") == len(jobs)
    assert "--require-hashes" in WORKFLOW


def test_what_is_locked_for_the_installers_holds_all_that_they_need():
    locked = (ROOT / "packaging" / "locked.txt").read_text(encoding="utf-8")
    names = {name.lower().replace("_", "-") for name in re.findall(r"^([\w.-]+)==", locked, re.MULTILINE)}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    for text in [*project["dependencies"], *extras["package"], *extras["together"]]:
        assert re.split(r"[<>=;\s]", text)[0].lower() in names, text
    assert locked.count("==") <= locked.count("--hash=sha256:")
