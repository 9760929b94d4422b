"""The built client, kept in memory: small, compressed once, and with headers that let a page do nothing else."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from litestar import Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

from farfield.table.server import http
from farfield.words.messages import Messages

BUILD: Final = "make client"
HEADERS: Final = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self' data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True, slots=True)
class File:
    data: bytes
    packed: bytes
    type: str


def read_client() -> dict[str, File]:
    """Every file of the built client by its path; nothing if it is not built."""
    out: dict[str, File] = {}
    folder = resources.files("farfield.table").joinpath("client")
    if folder.is_dir():
        _collect(folder, "", out)
    return out


def _collect(folder: Traversable, before: str, out: dict[str, File]) -> None:
    for entry in folder.iterdir():
        path = f"{before}/{entry.name}"
        if entry.is_dir():
            _collect(entry, path, out)
        else:
            data = entry.read_bytes()
            ending = f".{entry.name.rpartition('.')[2]}"
            kind = TYPES.get(ending) or mimetypes.guess_type(entry.name)[0] or "application/octet-stream"
            out[path] = File(data, gzip.compress(data, 9, mtime=0), kind)


def not_built(lang: str) -> File:
    """What the page says before it is built."""
    words = Messages(lang).get("serve-no-client", command=BUILD)
    page = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Farfield</title><p>{words}</p></html>'
    return File(page.encode(), b"", TYPES[".html"])


@get(["/", "/{path:path}"], cache_control=None)
async def client(request: http.Call, state: State) -> Response[bytes]:
    files: dict[str, File] = state.client
    path = str(request.path_params.get("path", "/"))
    wanted = "/index.html" if path in ("/", "") else path
    file = files.get(wanted)
    if file is None:
        if wanted != "/index.html":
            raise NotFoundException
        file = not_built(http.language(request))
    headers = {"Vary": "Accept-Encoding"}
    # Built files carry a hash in their name; the page itself is asked for every time.
    headers["Cache-Control"] = "public, max-age=31536000, immutable" if "/assets/" in wanted else "no-cache"
    data = file.data
    if "gzip" in request.headers.get("accept-encoding", "") and 0 < len(file.packed) < len(file.data):
        headers["Content-Encoding"] = "gzip"
        data = file.packed
    return Response(data, media_type=file.type, headers=headers)
