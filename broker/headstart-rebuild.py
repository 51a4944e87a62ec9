#!/usr/bin/python3 -IS
"""
Rebuilds a squashfs image, so that the kernel mounts no byte that a job has made. The broker runs it twice, in two
sandboxes that a pipe joins:

    headstart-rebuild.py read < IMAGE | headstart-rebuild.py write MOST_BYTES UID GID > NEW

The image may deceive `read`. `write` checks what it reads, and makes each byte of the new image itself. The pipe has the
unpacked blocks, each after its length, then a length of 0, then the tree as JSON:

    inodes     members come before their directory, and the top is the last one:
               files [2, mode, time, bytes, first block, holes, fragment, offset], links [3, mode, time, target],
               whiteouts [5, mode, time], directories [1, mode, time, "name/name", numbers of inodes]
    fragments  the numbers of the blocks that have the ends of files
    unit       the length of blocks

https://dr-emann.github.io/squashfs/squashfs.html describes the format.
"""
import collections
import concurrent.futures
import ctypes
import gc
import json
import mmap
import os
import struct
import sys
import threading

DIRECTORY, FILE, LINK, WHITEOUT = 1, 2, 3, 5
MORE = 7  # is added to a kind of inode that has more fields
NONE = 2**32 - 1
NO_TABLE = 2**64 - 1
ZSTD = 6
NO_ATTRIBUTES = 0x200
PLAIN, PLAIN_PART = 1 << 24, 1 << 15  # flags of blocks, and of parts of tables, that are not compressed
PART = 8192  # bytes of a table
MOST_UNIT = 1 << 20
MOST_WAITING = 32  # blocks to compress
SPECIAL = 3  # the exit code for images with devices, FIFOs or set-id programs
superblock = struct.Struct("<4sIIIIHHHHHHQQQQQQQQ")
inode_head = struct.Struct("<HHHHII")  # kind, mode, two owners, time, number
short_file, long_file = struct.Struct("<IIII"), struct.Struct("<QQQIIII")
short_directory, long_directory = struct.Struct("<IIHHI"), struct.Struct("<IIIIHHI")
list_head, list_entry = struct.Struct("<III"), struct.Struct("<HhHH")

zstd = ctypes.CDLL("libzstd.so.1")
zstd.ZSTD_createCCtx.restype = zstd.ZSTD_createDCtx.restype = ctypes.c_void_p
for name, more in (("compressCCtx", [ctypes.c_int]), ("decompressDCtx", [])):
    function = getattr(zstd, "ZSTD_" + name)
    function.restype = ctypes.c_size_t
    function.argtypes = [ctypes.c_void_p, *[ctypes.c_char_p, ctypes.c_size_t] * 2, *more]
zstd.ZSTD_isError.argtypes = [ctypes.c_size_t]


def check(is_right):
    if not is_right:
        raise ValueError("the image is not as it should be")


# Reading


class Image:
    def __init__(self, file):
        self.bytes = mmap.mmap(file, 0, prot=mmap.PROT_READ)
        head = superblock.unpack_from(self.bytes)
        self.unit, self.fragment_count, kind = head[3:6]
        check(head[0] == b"hsqs" and head[9:11] == (4, 0) and kind == ZSTD and self.unit <= MOST_UNIT)
        self.root, self.inode_table, self.list_table, self.fragment_table = head[11], *head[15:18]
        self.context, self.buffer = zstd.ZSTD_createDCtx(), ctypes.create_string_buffer(MOST_UNIT)

    def unpacked(self, place, length, most):
        block = self.bytes[place : place + length]
        length = zstd.ZSTD_decompressDCtx(self.context, self.buffer, most, block, len(block))
        check(not zstd.ZSTD_isError(length))
        return memoryview(self.buffer)[:length]

    def table(self, start, end):
        """@returns what a table holds, and where in that each of its parts starts"""
        content, parts, place = bytearray(), {}, start
        while place < end:
            (word,) = struct.unpack_from("<H", self.bytes, place)
            length = word & ~PLAIN_PART
            parts[place - start] = len(content)
            place += 2
            is_plain = word & PLAIN_PART
            content += self.bytes[place : place + length] if is_plain else self.unpacked(place, length, PART)
            place += length
        return content, parts

    def send_blocks(self, words, out):
        for place, word in sorted(words.items()):
            length = word & ~PLAIN
            block = self.bytes[place : place + length] if word & PLAIN else self.unpacked(place, length, self.unit)
            out.write(struct.pack("<I", len(block)))
            out.write(block)


def read(file, out):
    image = Image(file)
    end = image.fragment_table
    start = struct.unpack_from("<Q", image.bytes, end)[0] if image.fragment_count else end
    fragments = struct.unpack_from("<" + "QII" * image.fragment_count, image.table(start, end)[0])
    words = dict(zip(fragments[::3], fragments[1::3]))  # of blocks, by their places
    inodes, numbers, lists = read_inodes(image, words)
    out.flush()
    sender = os.fork()  # on the other processor
    if sender == 0:
        image.send_blocks(words, out)
        out.write(struct.pack("<I", 0))
        out.flush()
        os._exit(0)
    content, parts = image.table(image.list_table, start)
    for inode, (part, offset, length) in lists:
        inode += read_list(content, parts[part] + offset if length else 0, length, numbers)
    order = {place: number for number, place in enumerate(sorted(words))}
    for inode in inodes:
        if inode[0] == FILE:
            own = [order[place] for place in inode[4]]
            inode[4] = own[0] if own else 0
            check(own == list(range(inode[4], inode[4] + len(own))))
    tree = json.dumps({"unit": image.unit, "fragments": [order[place] for place in fragments[::3]], "inodes": inodes})
    check(os.waitstatus_to_exitcode(os.waitpid(sender, 0)[1]) == 0)
    out.write(tree.encode())
    out.flush()


def read_inodes(image, words):
    """@returns the inodes, without what directories list; their numbers by place; and where the lists are"""
    table, parts = image.table(image.inode_table, image.list_table)
    starts = {at: place << 16 for place, at in parts.items()}
    inodes, numbers, lists, at, part = [], {}, [], 0, 0
    while at < len(table):
        kind, mode, _, _, time, _ = inode_head.unpack_from(table, at)
        # As directories name it.
        part = starts.get(at - at % PART, part)
        numbers[part | at % PART] = len(inodes)
        at += inode_head.size
        has_more, kind = kind > MORE, kind - MORE if kind > MORE else kind
        if kind not in (DIRECTORY, FILE, LINK, WHITEOUT) or (kind != LINK and mode & 0o7000):
            sys.exit(SPECIAL)
        inode = [kind, mode, time]
        if kind == FILE:
            layout = long_file if has_more else short_file
            fields = layout.unpack_from(table, at)
            start, size, fragment, offset = [fields[nth] for nth in ((0, 1, 4, 5) if has_more else (0, 3, 1, 2))]
            at += layout.size
            count = size // image.unit if fragment != NONE else -(-size // image.unit)
            own, holes = [], []
            for nth, word in enumerate(struct.unpack_from("<%dI" % count, table, at) if count else ()):
                if word == 0:
                    holes.append(nth)
                    continue
                check(words.setdefault(start, word) == word)
                own.append(start)
                start += word & ~PLAIN
            at += 4 * count
            inode += [size, own, holes, fragment, offset]
        elif kind == DIRECTORY:
            if has_more:
                _, size, part_, _, count, offset, _ = long_directory.unpack_from(table, at)
                at += long_directory.size
                for _ in range(count):
                    at += 13 + struct.unpack_from("<8xI", table, at)[0]
            else:
                part_, _, size, offset, _ = short_directory.unpack_from(table, at)
                at += short_directory.size
            lists.append((inode, (part_, offset, size - 3)))
        else:
            _, size = struct.unpack_from("<II", table, at)
            at += 8
            if kind == LINK:
                inode.append(table[at : at + size].decode("latin1"))
                at += size
            elif size:
                sys.exit(SPECIAL)
            at += 4 if has_more else 0
        inodes.append(inode)
    check(numbers[image.root] == len(inodes) - 1)
    return inodes, numbers, lists


def read_list(content, at, length, numbers):
    """@returns the names in a directory, and the numbers of their inodes"""
    names, children, end = [], [], at + length
    while at < end:
        count, part, _ = list_head.unpack_from(content, at)
        at += list_head.size
        part <<= 16
        for _ in range(count + 1):
            offset, _, _, size = list_entry.unpack_from(content, at)
            at += 9 + size
            names.append(content[at - size - 1 : at].decode("latin1"))
            children.append(numbers[part | offset])
    return "/".join(names), children


# Writing


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
    with concurrent.futures.ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
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
    check(unit in [1 << log for log in range(12, 21)] and all(block.length <= unit for block in blocks))
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


if __name__ == "__main__":
    gc.disable()  # it would look through all inodes again and again
    with open(1, "wb") as out:
        if sys.argv[1] == "read":
            read(0, out)
        else:
            with open(0, "rb") as pipe:
                write(pipe, out, int(sys.argv[2]), [int(owner) for owner in sys.argv[3:]])
