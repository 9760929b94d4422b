"""What is sent to one connection: at once where it can be, in its order always."""

from __future__ import annotations

import asyncio
import random
import socket
import time
from typing import Literal

from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from farfield.table.connection import Connection
from farfield.table.server.together import READ_AT_ONCE, head, read_in_small_pieces, whole_frame


class Slow:
    """Somebody who keeps up only now and then."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.got: list[bytes] = []
        self.at_once = 0
        self.closed = False

    def send_now(self, data: bytes) -> bool:
        if self.dice.random() < 0.5:
            return False
        self.got.append(data)
        self.at_once += 1
        return True

    async def send_data(self, data: str | bytes, mode: Literal["text", "binary"] = "text") -> None:
        for _ in range(self.dice.randrange(4)):
            await asyncio.sleep(0)
        assert isinstance(data, bytes)
        self.got.append(data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.closed = True


def test_what_goes_at_once_never_overtakes_what_waits() -> None:
    async def main(seed: int) -> None:
        dice = random.Random(seed)
        slow = Slow(dice)
        connection = Connection(slow, time.monotonic)
        connection.send_raw(b"0")  # before anybody sends anything
        sender = asyncio.create_task(connection.run_sender())
        for n in range(1, 300):
            connection.send_raw(b"%d" % n)
            for _ in range(dice.choice((0, 1, 2, 40))):
                await asyncio.sleep(0)
        await connection.hang_up()
        connection.send_raw(b"too late")
        await sender
        assert slow.got == [b"%d" % n for n in range(300)]
        assert 10 < slow.at_once < 299 and slow.closed

    for seed in range(5):
        asyncio.run(main(seed))


def test_a_text_of_any_length_is_a_frame_that_others_read() -> None:
    for size in (0, 1, 125, 126, 127, 65535, 65536, 200_000):
        data = b"x" * size
        reader = StreamReader()
        reader.feed_data(head(size) + data)
        reading = Frame.parse(reader.read_exact, mask=False)
        try:
            next(reading)
            raise AssertionError("it is not whole")
        except StopIteration as read:
            assert read.value == Frame(Opcode.TEXT, data) and not len(reader.buffer)


def test_what_is_taken_for_a_whole_frame_is_one() -> None:
    """Whatever else comes is left to the library: pieces, several at once, what is no last part, or not masked."""
    for size in (0, 1, 5, 125, 126, 127, 1000, 65535):
        data = random.Random(size).randbytes(size)
        for opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            raw = Frame(opcode, data).serialize(mask=True)
            assert whole_frame(raw) == data
            assert whole_frame(raw + b"\x81") is None
            assert all(whole_frame(raw[:end]) is None for end in range(min(len(raw), 300)))
        assert whole_frame(Frame(Opcode.TEXT, data, fin=False).serialize(mask=True)) is None
        raw = Frame(Opcode.TEXT, data).serialize(mask=True)
        assert whole_frame(bytes((raw[0] | 0x40,)) + raw[1:]) is None
        assert size < 10 or whole_frame(Frame(Opcode.TEXT, data).serialize(mask=False)) is None
    assert whole_frame(Frame(Opcode.TEXT, bytes(65536)).serialize(mask=True)) is None


def test_what_comes_is_read_in_pieces_for_which_no_memory_is_asked_of_the_system() -> None:
    """Whatever asyncio calls the bound that is set there: it would be missed here."""
    pieces: list[int] = []

    class Reader(asyncio.Protocol):
        def data_received(self, data: bytes) -> None:
            pieces.append(len(data))

    async def main() -> None:
        read_in_small_pieces()
        loop = asyncio.get_running_loop()
        here, there = socket.socketpair()
        with here, there:
            there.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4 * READ_AT_ONCE)
            there.setblocking(False)
            sent = there.send(bytes(3 * READ_AT_ONCE))
            transport, _ = await loop.connect_accepted_socket(Reader, here)
            while sum(pieces) < sent:
                await asyncio.sleep(0.001)
            transport.close()

    asyncio.run(main())
    assert len(pieces) > 1 and max(pieces) <= READ_AT_ONCE
