"""Runs programs of the broker without rights."""
import ctypes
import errno
import os
import pkgutil
import resource
import secrets
import struct

from .kernel import (
    ALL_CAPABILITIES,
    MOST_FILES,
    MS_REC,
    NEWIPC,
    NEWNET,
    NEWNS,
    NEWPID,
    NEWUSER,
    NEWUTS,
    PR_CAPBSET_DROP,
    PR_SET_NO_NEW_PRIVS,
    PR_SET_SECCOMP,
    bind,
    checked,
    end_with,
    keep_mounts_here,
    leave_other_mounts,
    libc,
    make_read_only,
    mount,
    use_capabilities,
)

# What programs in the sandbox may use.
LIMITS = {
    resource.RLIMIT_CPU: 600,
    resource.RLIMIT_DATA: 2 << 30,
    resource.RLIMIT_NOFILE: 64,
    resource.RLIMIT_NPROC: 64,
}
NAMESPACES = NEWNS | NEWUSER | NEWPID | NEWNET | NEWIPC | NEWUTS | 1 << 25  # also of control groups
# Their numbers on x86_64 and on aarch64.
CALLS = """
    clone 56 220, read 0 63, write 1 64, readv 19 65, writev 20 66, pread64 17 67, lseek 8 62, close 3 57, fcntl 72 25,
    dup 32 23, dup2 33 -, dup3 292 24, poll 7 -, ppoll 271 73, open 2 -, openat 257 56, stat 4 -, lstat 6 -,
    fstat 5 80, newfstatat 262 79, statx 332 291, access 21 -, faccessat 269 48, faccessat2 439 439, readlink 89 -,
    readlinkat 267 78, getdents64 217 61, getcwd 79 17, ftruncate 77 46, mmap 9 222, mprotect 10 226, munmap 11 215,
    mremap 25 216, madvise 28 233, brk 12 214, rt_sigaction 13 134, rt_sigprocmask 14 135, rt_sigreturn 15 139,
    sigaltstack 131 132, restart_syscall 219 128, execve 59 221, exit 60 93, exit_group 231 94,
    wait4 61 260, getpid 39 172, gettid 186 178, getuid 102 174, geteuid 107 175, getgid 104 176, getegid 108 177,
    arch_prctl 158 -, set_tid_address 218 96, set_robust_list 273 99, rseq 334 293, futex 202 98, sched_yield 24 124,
    sched_getaffinity 204 123, uname 63 160, sysinfo 99 179, getrandom 318 278, clock_gettime 228 113, clock_getres 229 114,
    clock_nanosleep 230 115, gettimeofday 96 169, tgkill 234 131
"""
# Loads modules from their texts, and calls `main` of the last one.
LOADER = """
import sys, types
texts, package = %r, %r
sys.modules[package] = types.ModuleType(package)
for name, text in texts.items():
    module = sys.modules[package + "." + name] = types.ModuleType(package + "." + name)
    module.__package__ = package
    exec(compile(text, name + ".py", "exec"), module.__dict__)
module.main()
"""
SANDBOX_USER = 0x70000000  # no machine has this user, nor the 16 million after it


def new_user():
    """A job that guesses a sandbox's user could end its programs, or use up the processes that such a user may have."""
    return SANDBOX_USER + secrets.randbelow(1 << 24)


def start_in_sandbox(program, arguments, stdin, stdout, most_bytes, place):
    """
    Runs a Python program as a user that no machine has, in namespaces of its own, with no rights and few system calls.
    The program sees /usr and two open files: it can only read the first, and only write the second, `most_bytes`. Its processes
    end with it.
    @returns its process
    """
    (ready, is_ready), (go, may_go), (bound, is_bound) = os.pipe(), os.pipe(), os.pipe()
    broker, user = os.getpid(), new_user()
    pid = os.fork()
    if pid == 0:
        try:
            end_first()
            nothing = os.open(os.devnull, os.O_WRONLY)
            stdin, stdout = opened_again(stdin, os.O_RDONLY), opened_again(stdout, os.O_WRONLY)
            os.setgroups([])
            os.chdir(place)
            # A user has all rights in the user namespaces that it makes. So none of them is made by root, who may be in a
            # container, and the mounts of the host are not there, not even for a moment.
            checked(libc.unshare(NEWNS))
            enter_small_root()
            os.seteuid(user)
            use_capabilities(ALL_CAPABILITIES)
            checked(libc.unshare(NEWUSER | NEWNS | NEWPID | NEWNET | NEWIPC | NEWUTS))
            os.write(is_ready, b".")
            os.close(may_go)
            if not os.read(go, 1):
                raise OSError("the broker's process has ended")
            os.setresgid(0, 0, 0)
            os.setresuid(0, 0, 0)
            child = os.fork()
            if child == 0:
                end_with(0)  # the parent is in another PID namespace
                os.write(is_bound, b".")
                limit((stdin, stdout, nothing), most_bytes)
                filter_calls()
                start_python(program, arguments)
            # Only now may this process be killed: else the child might not notice.
            os.close(is_bound)
            os.read(bound, 1)
            end_with(broker)
            os.closerange(3, MOST_FILES)  # the other program would wait for what this process never writes or reads
            os._exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) & 0xFF)
        except BaseException as error:
            os.write(2, ("sandbox: %s\n" % error).encode())
        os._exit(125)
    os.close(is_ready)
    os.close(is_bound)
    os.read(ready, 1)
    for name in ("uid_map", "gid_map"):
        with open("/proc/%d/%s" % (pid, name), "w") as table:
            table.write("0 %d 1" % user)
    os.write(may_go, b".")
    for end in (go, may_go, ready, bound):
        os.close(end)
    return pid


def opened_again(file, access):
    """The broker itself both reads and writes its copies."""
    return os.open("/proc/self/fd/%d" % file, access)


def end_first():
    """Where the host has no memory left, the kernel ends this program before all others: it could be why."""
    with open("/proc/self/oom_score_adj", "w") as score:
        score.write("1000")


def enter_small_root():
    keep_mounts_here()
    mount("none", "root", "tmpfs", options="size=64k")
    os.chdir("root")
    for name in ("usr", "bin", "lib", "lib64"):
        if os.path.islink("/" + name):
            os.symlink(os.readlink("/" + name), name)
        elif os.path.isdir("/" + name):
            os.mkdir(name)
            bind("/" + name, name, MS_REC)
    # Also host directories that everybody may write to.
    make_read_only(".")
    leave_other_mounts(".")


def limit(files, most_bytes):
    for number, file in enumerate(files):
        os.dup2(file, number)
    os.closerange(3, MOST_FILES)
    for limit, most in LIMITS.items():
        resource.setrlimit(limit, (most, most))
    resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes))
    for capability in range(64):
        libc.prctl(PR_CAPBSET_DROP, capability, 0, 0, 0)
    checked(libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))


def program_of(*names):
    """@returns modules of this package as one program for `python3 -c`, because the sandbox has no files of ours"""
    texts = {name: pkgutil.get_data(__package__, name + ".py").decode() for name in names}
    return LOADER % (texts, __package__)


def start_python(program, arguments):
    os.execve("/usr/bin/python3", ["python3", "-IS", "-c", program, *arguments], {})


def filter_calls():
    """Other calls than Python's do not exist from now on, nor do namespaces. See linux/filter.h and linux/seccomp.h."""
    architecture, column = {"x86_64": (0xC000003E, 0), "aarch64": (0xC00000B7, 1)}[os.uname().machine]
    load, equal, any_bit, end = 0x20, 0x15, 0x45, 0x06
    kill, allow, unknown = 0x80000000, 0x7FFF0000, 0x00050000 | errno.ENOSYS
    numbers = [int(call.split()[column + 1]) for call in CALLS.split(",") if call.split()[column + 1] != "-"]
    program = [(load, 0, 0, 4), (equal, 1, 0, architecture), (end, 0, 0, kill), (load, 0, 0, 0)]
    for number in numbers[1:]:
        program += [(equal, 0, 1, number), (end, 0, 0, allow)]
    # The first one is clone, which may also make namespaces.
    program += [(equal, 0, 3, numbers[0]), (load, 0, 0, 16), (any_bit, 1, 0, NAMESPACES), (end, 0, 0, allow)]
    program += [(end, 0, 0, unknown)]
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in program))
    filter = struct.pack("HxxxxxxQ", len(program), ctypes.addressof(code))
    checked(libc.prctl(PR_SET_SECCOMP, 2, filter, 0, 0))
