"""Reads a squashfs image from the standard input, and sends its blocks and its tree to `write_image`."""
import ctypes
import gc
import json
import mmap
import os
import struct
import sys

from .squashfs import (
    DIRECTORY,
    FILE,
    LINK,
    MORE,
    MOST_UNIT,
    NONE,
    NO_TABLE,
    PART,
    PLAIN,
    PLAIN_PART,
    SPECIAL,
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
from .zstd import unpacked, zstd


class Image:
    def __init__(self, file):
        self.bytes = mmap.mmap(file, 0, prot=mmap.PROT_READ)
        head = superblock.unpack_from(self.bytes)
        self.unit, self.fragment_count, kind = head[3:6]
        check(head[0] == b"hsqs" and head[9:11] == (4, 0) and kind == ZSTD and self.unit <= MOST_UNIT)
        self.root, self.inode_table, self.list_table, self.fragment_table = head[11], *head[15:18]
        self.attributes, self.exports = head[14], head[18]
        self.context, self.buffer = zstd.ZSTD_createDCtx(), ctypes.create_string_buffer(MOST_UNIT)

    def content(self, place, length, is_plain, most):
        """What the kernel reads of a block, or of a part of a table."""
        block = self.bytes[place : place + length]
        check(0 < len(block) == length <= most)
        return block if is_plain else unpacked(block, self.context, self.buffer, most)

    def table(self, start, end):
        """@returns what a table holds, and where in that each of its parts starts"""
        content, parts, place = bytearray(), {}, start
        while place < end:
            check(len(content) == len(parts) * PART)  # else inodes would be elsewhere for the kernel
            (word,) = struct.unpack_from("<H", self.bytes, place)
            length = word & ~PLAIN_PART
            parts[place - start] = len(content)
            place += 2
            content += self.content(place, length, word & PLAIN_PART, PART)
            place += length
        return content, parts

    def send_blocks(self, words, out):
        for place, word in sorted(words.items()):
            block = self.content(place, word & ~PLAIN, word & PLAIN, self.unit)
            out.write(struct.pack("<I", len(block)))
            out.write(block)


def read(file, out):
    image = Image(file)
    end = image.fragment_table
    start = struct.unpack_from("<Q", image.bytes, end)[0] if image.fragment_count else end
    table = image.table(start, end)[0]
    check(16 * image.fragment_count <= len(table))  # else the next line could take much memory
    fragments = struct.unpack_from("<" + "QII" * image.fragment_count, table)
    words = dict(zip(fragments[::3], fragments[1::3]))  # of blocks, by their places
    inodes, numbers, lists = read_inodes(image, words)
    if sys.argv[1:] == ["only-tables"]:  # to find what the kernel should not mount
        check(image.attributes == image.exports == NO_TABLE)  # the kernel would find inodes by exports, too
        read_lists(image, start, lists, numbers)
        return
    out.flush()
    sender = os.fork()  # on the other processor
    if sender == 0:
        image.send_blocks(words, out)
        out.write(struct.pack("<I", 0))
        out.flush()
        os._exit(0)
    read_lists(image, start, lists, numbers)
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
    taken = bytearray(len(table) // inode_head.size + 1)
    while at < len(table):
        kind, mode, _, _, time, own_number = inode_head.unpack_from(table, at)
        check(not taken[own_number])  # the kernel takes inodes of one number for one file
        taken[own_number] = True
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
            index = []
            if has_more:
                _, size, part_, _, count, offset, _ = long_directory.unpack_from(table, at)
                at += long_directory.size
                for _ in range(count):
                    *place, length = struct.unpack_from("<III", table, at)
                    index.append(place)
                    at += 13 + length
            else:
                part_, _, size, offset, _ = short_directory.unpack_from(table, at)
                at += short_directory.size
            lists.append((inode, (part_, offset, size - 3), index))
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


def read_lists(image, end, lists, numbers):
    """Adds to directories what they list: only inodes that were read, also where the kernel looks a name up by the index."""
    content, parts = image.table(image.list_table, end)
    check(sum(length for _, (_, _, length), _ in lists if length > 0) <= len(content))  # lists that overlap would take very long
    for inode, (part, offset, length), index in lists:
        start = parts[part] + offset if length else 0
        names, children, heads = read_list(content, start, length, numbers)
        inode += names, children
        for at, part in index:
            check(start + at in heads and parts[part] == (start + at) // PART * PART)


def read_list(content, at, length, numbers):
    """@returns the names in a directory, the numbers of their inodes, and the places of its heads"""
    names, children, heads, end = [], [], set(), at + length
    while at < end:
        heads.add(at)
        count, part, _ = list_head.unpack_from(content, at)
        at += list_head.size
        part <<= 16
        for _ in range(count + 1):
            offset, _, _, size = list_entry.unpack_from(content, at)
            at += 9 + size
            names.append(content[at - size - 1 : at].decode("latin1"))
            children.append(numbers[part | offset])
    return "/".join(names), children, heads


def main():
    gc.disable()  # it would look through all inodes again and again
    with open(1, "wb") as out:
        read(0, out)
