"""The contract: the TypeScript in web/ says what the server says, and every message can be told from every other."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from farfield.table import dispatch, messages
from tools import make_contract


def test_the_typescript_of_the_contract_is_fresh() -> None:
    written = make_contract.TARGET.read_text(encoding="utf-8")
    assert written == make_contract.contract(), "run: python -m tools.make_contract"


def test_every_type_of_the_contract_is_named_once() -> None:
    names = [struct.__name__ for struct in make_contract.structs()]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("union", [messages.ToServer, messages.ToClient])
def test_every_message_has_a_type_of_its_own(union: object) -> None:
    info = msgspec.inspect.type_info(union)
    assert isinstance(info, msgspec.inspect.UnionType)
    tags = [part.tag for part in info.types if isinstance(part, msgspec.inspect.StructType)]
    assert None not in tags and len(tags) == len(set(tags)) == len(info.types)


def test_every_message_of_a_client_is_carried_out() -> None:
    assert {*dispatch.LOCKED, *dispatch.UNLOCKED} == set(get_args(messages.ToServer))
    assert not set(dispatch.LOCKED) & set(dispatch.UNLOCKED)


def test_what_a_client_sends_is_refused_if_it_holds_anything_unknown() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `view`"):
        msgspec.json.decode(b'{"type": "begin", "view": 1}', type=messages.ToServer)
