"""A controller by snap7: data blocks 1, 8 and 10 of 256 bytes. A line on standard input, `block offset hex`, sets bytes."""

import ctypes
import sys

from snap7.server import Server
from snap7.type import SrvArea

blocks = {number: (ctypes.c_uint8 * 256)() for number in (1, 8, 10)}
server = Server(log=False)
for number, area in blocks.items():
    server.register_area(SrvArea.DB, number, area)
server.start_to("127.0.0.1", int(sys.argv[1]))
for line in sys.stdin:
    number, offset, text = line.split()
    for place, byte in enumerate(bytes.fromhex(text)):
        blocks[int(number)][int(offset) + place] = byte
server.stop()
