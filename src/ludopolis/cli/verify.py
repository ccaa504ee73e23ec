"""``ludopolis verify``."""

from typing import Any

from rich.text import Text

from ludopolis.cli.app import FINE, WRONG
from ludopolis.cli.errors import FileTrouble
from ludopolis.cli.files import read_text
from ludopolis.cli.output import console, print_json
from ludopolis.cli.parameters import AsJson, RecordFile
from ludopolis.core.errors import BadRecord
from ludopolis.core.record import parse
from ludopolis.core.record import verify as check


def verify(
    file: RecordFile,
    /,
    *files: RecordFile,
    as_json: AsJson = False,
) -> int:
    """Check records: every move, the chance results, the result."""
    reports = [_report(path) for path in (file, *files)]
    if as_json:
        print_json(reports)
    else:
        for report in reports:
            _print(report)
    return FINE if all(report["ok"] for report in reports) else WRONG


def _report(path: str) -> dict[str, Any]:
    try:
        return {"file": path, "ok": True, "checks": check(parse(read_text(path))), "line": 0, "error": ""}
    except BadRecord as error:
        return {"file": path, "ok": False, "checks": [], "line": error.line, "error": str(error)}
    except FileTrouble as error:
        return {"file": path, "ok": False, "checks": [], "line": 0, "error": str(error)}


def _print(report: dict[str, Any]) -> None:
    output = console()
    if report["ok"]:
        output.print(Text.assemble((f"{report['file']}: ", "bold"), ("ok", "green")), soft_wrap=True)
        for line in report["checks"]:
            output.print(Text(f"  ✓ {line}"), soft_wrap=True)
    else:
        output.print(Text.assemble((f"{report['file']}: ", "bold"), ("WRONG", "bold red")), soft_wrap=True)
        output.print(Text(f"  ✗ {report['error']}"), soft_wrap=True)
