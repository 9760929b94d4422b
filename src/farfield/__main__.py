"""`python -m farfield` is the `farfield` command."""

from farfield.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
