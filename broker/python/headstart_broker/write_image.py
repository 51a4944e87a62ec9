"""Writes a new squashfs image from the blocks and the tree that `read_image` sends: write_image MOST_BYTES UID GID."""
import collections
import concurrent.futures
import ctypes
import gc
import json
import os
import struct
import sys
import threading

from .squashfs import (
    DIRECTORY,
    FILE,
    LINK,
    MORE,
    MOST_UNIT,
    NONE,
    NO_ATTRIBUTES,
    NO_TABLE,
    PART,
    PLAIN,
    PLAIN_PART,
    WHITEOUT,
    ZSTD,
    check,
    inode_head,
    list_entry,
    list_head,
    long_directory,
    long_file,
    short_directory,
    short_file,
    superblock,
)
from .zstd import zstd

MOST_WAITING = 32  # blocks to compress


class Packer:
    """Compresses blocks, in threads that have a buffer each."""

    def __init__(self, level):
        self.level, self.own = level, threading.local()

    def packed(self, block):
        """@returns the block itself if it does not get smaller"""
        if not hasattr(self.own, "context"):
            self.own.context, self.own.buffer = zstd.ZSTD_createCCtx(), ctypes.create_string_buffer(MOST_UNIT)
        length = zstd.ZSTD_compressCCtx(self.own.context, self.own.buffer, len(block) - 1, block, len(block), self.level)
        return block if zstd.ZSTD_isError(length) else ctypes.string_at(self.own.buffer, length)


Block = collections.namedtuple("Block", "place word length")


def write_blocks(pipe, out, most_bytes):
    """Compresses what the pipe brings. @returns the blocks, and where they end"""
    packer, waiting = Packer(1), collections.deque()
    blocks, place, unpacked = [], superblock.size, 0
    out.seek(place)
    with concurrent.futures.ThreadPoolExecutor(min(len(os.sched_getaffinity(0)), MOST_WAITING)) as pool:
        while True:
            (length,) = struct.unpack("<I", pipe.read(4))
            unpacked += length
            check(length <= MOST_UNIT and unpacked <= most_bytes)
            if length:
                block = pipe.read(length)
                check(len(block) == length)
                waiting.append((block, pool.submit(packer.packed, block)))
            while waiting and (length == 0 or len(waiting) > MOST_WAITING):
                block, packing = waiting.popleft()
                packed = packing.result()
                out.write(packed)
                blocks.append(Block(place, len(packed) | (PLAIN if packed is block else 0), len(block)))
                place += len(packed)
            if length == 0:
                return blocks, place


def parts_of(table):
    """A table as an image has it. It is not compressed: so its parts are where they are before all blocks are there."""
    parts = [table[at : at + PART] for at in range(0, len(table), PART)]
    return b"".join(struct.pack("<H", len(part) | PLAIN_PART) + part for part in parts)


def part_of(at):
    """Where the part of a table starts that has this place of the table."""
    return at // PART * (PART + 2)


def indexed(table, start):
    """@returns a table and the index of its parts, as an image has them, and where the index is"""
    parts = parts_of(table)
    places = [start + part_of(at) for at in range(0, len(table), PART)]
    return parts + struct.pack("<%dQ" % len(places), *places), start + len(parts)


def write(pipe, out, most_bytes, owners):
    blocks, place = write_blocks(pipe, out, most_bytes)
    tree = json.loads(pipe.read())
    unit, inodes = tree["unit"], tree["inodes"]
    check(unit in [1 << log for log in range(12, MOST_UNIT.bit_length())] and all(block.length <= unit for block in blocks))
    check(all(number >= 0 for number in tree["fragments"]))
    fragments = [blocks[number] for number in tree["fragments"]]
    ids = sorted(set(owners))
    inode_table, list_table, root = tables(inodes, [ids.index(owner) for owner in owners], blocks, fragments, unit)
    end = place
    for table in (parts_of(inode_table), parts_of(list_table)):
        out.write(table)
        end += len(table)
    starts = place, place + len(parts_of(inode_table))
    indexes = []
    ends_of_files = b"".join(struct.pack("<QII", block.place, block.word, 0) for block in fragments)
    for table in (ends_of_files, struct.pack("<%dI" % len(ids), *ids)):
        table, index = indexed(table, end)
        indexes.append(index)
        out.write(table)
        end += len(table)
    fragment_index, id_index = indexes
    out.write(bytes(-end % 4096))
    out.seek(0)
    head = [b"hsqs", len(inodes), 0, unit, len(fragments), ZSTD, unit.bit_length() - 1, NO_ATTRIBUTES, len(ids), 4, 0]
    out.write(superblock.pack(*head, root, end, id_index, NO_TABLE, *starts, fragment_index, NO_TABLE))


def tables(inodes, owners, blocks, fragments, unit):
    """@returns the tables of inodes and of lists, and where the top is"""
    links, parents = count_links(inodes)
    table, lists, places = bytearray(), bytearray(), []
    for number, (kind, mode, time, *fields) in enumerate(inodes):
        check(mode & ~0o777 == 0 or kind == LINK)
        has_more = False
        if kind == FILE:
            content, has_more = file_fields(fields, links[number], blocks, fragments, unit)
        elif kind == LINK:
            target = fields[0].encode("latin1")
            check(0 < len(target) < 4096 and b"\0" not in target)
            mode, content = 0o777, struct.pack("<II", links[number], len(target)) + target
        elif kind == WHITEOUT:
            content = struct.pack("<II", links[number], 0)
        else:
            check(kind == DIRECTORY)
            part, offset = part_of(len(lists)), len(lists) % PART
            size, index = add_list(lists, *fields, inodes, places)
            below = 2 + sum(inodes[child][0] == DIRECTORY for child in fields[1])
            has_more = bool(index) or size + 3 >= 1 << 16
            if has_more:
                content = long_directory.pack(below, size + 3, part, parents[number], len(index), offset, NONE) + b"".join(index)
            else:
                content = short_directory.pack(part, below, size + 3, offset, parents[number])
        places.append(len(table))
        table += inode_head.pack(kind + MORE if has_more else kind, mode, *owners, time, number + 1) + content
    return table, lists, part_of(places[-1]) << 16 | places[-1] % PART


def count_links(inodes):
    """@returns how many names each inode has, and the number of a directory's parent as the image has it"""
    links, parents = [0] * len(inodes), [0] * len(inodes)
    for number, (kind, _, _, *fields) in enumerate(inodes):
        for child in fields[1] if kind == DIRECTORY else ():
            check(0 <= child < number)
            links[child] += 1
            parents[child] = number + 1
            check(links[child] == 1 or inodes[child][0] != DIRECTORY)
    check(all(links[:-1]) and inodes[-1][0] == DIRECTORY)
    parents[-1] = len(inodes) + 1
    return links, parents


def file_fields(fields, links, blocks, fragments, unit):
    """@returns them packed, and whether they are those of a long inode"""
    size, first, holes, fragment, offset = fields
    check(size >= 0 and first >= 0)
    tail = size % unit if fragment != NONE else 0
    if tail:
        check(fragment >= 0 and offset >= 0 and offset + tail <= fragments[fragment].length)
    else:
        fragment, offset = NONE, 0
    if size == tail and links == 1:
        return short_file.pack(0, fragment, offset, size), False
    words, number, holes = [], first, set(holes)
    for at in range(0, size - tail, unit):
        if at // unit in holes:
            words.append(0)
            continue
        check(blocks[number].length == min(unit, size - tail - at))
        words.append(blocks[number].word)
        number += 1
    start = blocks[first].place if number > first else 0
    words = struct.pack("<%dI" % len(words), *words)
    if links == 1 and not holes and max(start, size) < 1 << 32:
        return short_file.pack(start, fragment, offset, size) + words, False
    # A file that takes no space at all looks odd to some programs.
    empty = min(len(holes) * unit, max(size - 1, 0))
    return long_file.pack(start, size, empty, links, fragment, offset, NONE) + words, True


def add_list(lists, names, children, inodes, places):
    """@returns the length of the list, and its index, in which the kernel looks up where in a long list a name is"""
    names = names.encode("latin1").split(b"/") if children else []
    check(len(names) == len(children))
    start, before, index = len(lists), b"", []
    head = count = first = part = None
    for name, child in zip(names, children):
        check(before < name and len(name) < 256 and b"\0" not in name and name not in (b".", b".."))
        before = name
        place = places[child]
        if count is None or place // PART != part or count == 256 or not -(1 << 15) <= child - first < 1 << 15:
            if len(lists) // PART != (head or start) // PART:
                index.append(struct.pack("<III", len(lists) - start, part_of(len(lists)), len(name) - 1) + name)
            head, count, first, part = len(lists), 0, child, place // PART
            lists += list_head.pack(0, part_of(place), first + 1)
        count += 1
        list_head.pack_into(lists, head, count - 1, part_of(place), first + 1)
        lists += list_entry.pack(place % PART, child - first, inodes[child][0], len(name) - 1) + name
    return len(lists) - start, index


def main():
    gc.disable()  # it would look through all inodes again and again
    most_bytes, *owners = map(int, sys.argv[1:])
    with open(0, "rb") as pipe, open(1, "wb") as out:
        write(pipe, out, most_bytes, owners)
