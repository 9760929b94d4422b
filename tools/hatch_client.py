"""The build hook of the wheel: the built client goes along."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before a wheel is packed. An editable install builds nothing: `make play` does."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not (Path(self.root) / "web" / "package.json").is_file():
            return
        subprocess.run([sys.executable, str(Path(self.root) / "tools" / "build_client.py")], check=True)
