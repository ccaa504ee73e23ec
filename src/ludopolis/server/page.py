"""The page, as files: ``index.html`` for every address that is not a file, assets for ever, compressed if the
build left compressed copies."""

import mimetypes
from pathlib import Path

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from ludopolis.server.problems import problem

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
COMPRESSED = {"br": ".br", "gzip": ".gz"}
NOT_BUILT = (
    "The page has not been built yet. Run `npm ci` and `npm run build` in the folder web, and reload.\n"
    "The service itself works: see /openapi.json.\n"
)


def page_routes(static: Path = STATIC) -> APIRouter:
    router = APIRouter(include_in_schema=False)

    @router.api_route("/{path:path}", methods=["GET", "HEAD"])
    async def page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise problem("not_found")
        file = _file(static, path)
        if file is not None:
            return _sent(request, file, FOREVER if path.startswith("assets/") else ASK_FIRST)
        if path.startswith("assets/"):
            raise problem("not_found")
        index = _file(static, "index.html")
        if index is None:
            return PlainTextResponse(NOT_BUILT, 503)
        return _sent(request, index, ASK_FIRST)

    return router


def _file(static: Path, path: str) -> Path | None:
    """A file of the page; nothing outside its folder."""
    root = static.resolve()
    try:
        wanted = (root / path).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
    except OSError:  # a name too long for a file
        return None


def _sent(request: Request, file: Path, caching: str) -> Response:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    for coding, ending in COMPRESSED.items():
        packed = file.with_name(file.name + ending)
        if coding in request.headers.get("accept-encoding", "") and packed.is_file():
            return FileResponse(packed, headers=headers | {"Content-Encoding": coding}, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)
