#!/bin/sh
# Bring .venv to what requirements/play.txt, dev.txt or fuzz.txt lists, with this checkout installed editable.
# usage: sh tools/setup_env.sh play|dev|fuzz     (PYTHON=... names the Python to use; uv is used when it is on PATH)
set -eu
cd "$(dirname "$0")/.."
what=$1
venv_python=.venv/bin/python

recent_enough() { "$@" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

if command -v uv >/dev/null 2>&1; then with=uv; else with=pip; fi
echo "Setting up .venv with $with for 'make $([ "$what" = dev ] && echo test || echo "$what")' (a minute the first time) ..."

if ! recent_enough "$venv_python"; then
    rm -rf .venv
    if [ "$with" = uv ]; then
        uv venv --quiet --python "${PYTHON:->=3.11}" .venv
    else
        found=
        for candidate in ${PYTHON:-python3 python3.13 python3.12 python3.11 python}; do
            if recent_enough "$candidate"; then found=$candidate; break; fi
        done
        if [ -z "$found" ]; then
            echo "Farfield needs Python 3.11 or newer, and none was found: install one, or name it with PYTHON=..." >&2
            exit 1
        fi
        "$found" -m venv .venv
    fi
fi

if [ "$with" = uv ]; then
    uv pip install --quiet --python "$venv_python" --require-hashes -r "requirements/$what.txt"
    uv pip install --quiet --python "$venv_python" --no-deps --no-build-isolation -e .
else
    "$venv_python" -m pip --version >/dev/null 2>&1 || "$venv_python" -m ensurepip >/dev/null
    pip="$venv_python -m pip --disable-pip-version-check install --quiet"
    $pip --require-hashes -r "requirements/$what.txt"
    $pip --no-deps --no-build-isolation -e .
fi

touch .venv/.farfield-play
if [ "$what" != play ]; then touch ".venv/.farfield-$what"; fi
