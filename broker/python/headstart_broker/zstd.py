"""libzstd: Python has no zstd of its own before 3.14."""
import ctypes

zstd = ctypes.CDLL("libzstd.so.1")
zstd.ZSTD_createCCtx.restype = zstd.ZSTD_createDCtx.restype = ctypes.c_void_p
for name, more in (("compressCCtx", [ctypes.c_int]), ("decompressDCtx", [])):
    function = getattr(zstd, "ZSTD_" + name)
    function.restype = ctypes.c_size_t
    function.argtypes = [ctypes.c_void_p, *[ctypes.c_char_p, ctypes.c_size_t] * 2, *more]
zstd.ZSTD_findFrameCompressedSize.restype = ctypes.c_size_t
zstd.ZSTD_findFrameCompressedSize.argtypes = [ctypes.c_char_p, ctypes.c_size_t]
zstd.ZSTD_isError.argtypes = [ctypes.c_size_t]


def unpacked(block, context, buffer, most):
    """Writes what a block holds to the buffer. The kernel stops where the first frame ends, so nothing may follow."""
    if zstd.ZSTD_findFrameCompressedSize(block, len(block)) != len(block):
        raise ValueError("a block is no frame, or several")
    length = zstd.ZSTD_decompressDCtx(context, buffer, most, block, len(block))
    if zstd.ZSTD_isError(length):
        raise ValueError("a block cannot be unpacked")
    return memoryview(buffer)[:length]
