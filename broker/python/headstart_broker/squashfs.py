"""
The layout of squashfs images. https://dr-emann.github.io/squashfs/squashfs.html describes it.

`read_image` and `write_image` rebuild an image, so that the kernel mounts no byte that a job has made. The broker runs
them in two sandboxes that a pipe joins. The image may deceive `read_image`. `write_image` checks what it reads, and
makes each byte of the new image itself. The pipe has the unpacked blocks, each after its length, then a length of 0,
then the tree as JSON:

    inodes     members come before their directory, and the top is the last one:
               files [2, mode, time, bytes, first block, holes, fragment, offset], links [3, mode, time, target],
               whiteouts [5, mode, time], directories [1, mode, time, "name/name", numbers of inodes]
    fragments  the numbers of the blocks that have the ends of files
    unit       the length of blocks
"""
import struct

DIRECTORY, FILE, LINK, WHITEOUT = 1, 2, 3, 5
MORE = 7  # is added to a kind of inode that has more fields
NONE = 2**32 - 1
NO_TABLE = 2**64 - 1
ZSTD = 6
NO_ATTRIBUTES = 0x200
PLAIN, PLAIN_PART = 1 << 24, 1 << 15  # flags of blocks, and of parts of tables, that are not compressed
PART = 8192  # bytes of a table
MOST_UNIT = 1 << 17  # mksquashfs makes it. For each mounted image, the kernel keeps memory for some units.
SPECIAL = 3  # the exit code for images with devices, FIFOs or set-id programs
superblock = struct.Struct("<4sIIIIHHHHHHQQQQQQQQ")
inode_head = struct.Struct("<HHHHII")  # kind, mode, two owners, time, number
short_file, long_file = struct.Struct("<IIII"), struct.Struct("<QQQIIII")
short_directory, long_directory = struct.Struct("<IIHHI"), struct.Struct("<IIIIHHI")
list_head, list_entry = struct.Struct("<III"), struct.Struct("<HhHH")


def check(is_right):
    if not is_right:
        raise ValueError("the image is not as it should be")
