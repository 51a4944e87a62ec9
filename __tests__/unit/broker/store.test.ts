// The broker's store, and the tables of mounts that it reads, by the modules themselves.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeAsRoot, newPlace } from '../../support/host.ts'
import { brokerPackage, importable } from '../../support/jobs/broker-package.ts'
import { newDisk } from '../../support/jobs/disks.ts'
import { openFuse } from '../../support/jobs/fuse-device.ts'
import { isSince } from '../../support/kernel.ts'

const place = newPlace()

function run(program: string, ...words: string[]): string {
  const { stdout, stderr } = spawnSync(
    'python3',
    ['-IS', '-c', `${importable}\n${program}`, brokerPackage, ...words],
    { encoding: 'utf8' },
  )
  return stdout + stderr
}

/** In a chroot, which tests may run in, nobody can make a user namespace. Entering the own namespace leaves it. */
const leavingChroot = `
kernel.bind("/", root, kernel.MS_REC)
copy, namespace = os.open(root, os.O_PATH), os.open("/proc/self/ns/mnt", os.O_RDONLY)
kernel.enter(namespace)
os.fchdir(copy)
kernel.checked(kernel.libc.pivot_root(b".", b"."))
kernel.checked(kernel.libc.umount2(b".", kernel.DETACH))
os.chroot(".")`

/** Lets a job with a file system of its own keep the kernel's lock of a directory, for ten seconds at most. */
const keepingLock = `
import subprocess
def keep_lock(directory):
    global job_with_lock
    command = ["timeout", "10", "/usr/bin/python3", "-c", sys.argv[2], "", sys.argv[1] + "-job", "kept", directory]
    os.mkdir(sys.argv[1] + "-job")
    job_with_lock = subprocess.Popen(command, stdout=-1)
    job_with_lock.stdout.readline()
def is_kept():
    timed_out = 124
    job_with_lock.terminate()
    return job_with_lock.wait() != timed_out`
const neighbour = readFileSync(join(import.meta.dirname, '../../support/jobs/fuse-neighbour.py'), 'utf8')

describeAsRoot('the store of the broker', () => {
  beforeAll(openFuse)

  it('keeps images where others may enter, as Kubernetes makes directories, and nowhere where they may write', () => {
    const making = `
import os
from headstart_broker import store
def made(mode, own=0o700):
    path = "%s-%o-%o" % (sys.argv[1], mode, own)
    os.mkdir(path)
    os.mkdir(path + "/lost+found")
    os.chmod(path, mode)
    if own != 0o700:
        os.mkdir(path + "/broker")
        os.chmod(path + "/broker", own)
    try:
        made = store.Store(path, 1 << 30)
        return "%o" % os.stat(os.path.dirname(made.path)).st_mode
    except SystemExit as refused:
        return str(refused).removeprefix(sys.argv[1])
print([made(0o755), made(0o700), made(0o777), made(0o775), made(0o755, 0o755)])`
    const refused = (which: string, what: string): string =>
      `-${which} must be a directory that only root can ${what}`
    const results = ['40700', '40700', refused('777-700', 'write to'), refused('775-700', 'write to')]
    const all = [...results, refused('755-755/broker', 'enter')].map((one) => `'${one}'`)
    expect(run(making, join(place.dir, 'made'))).toBe(`[${all.join(', ')}]\n`)
  })

  it('keeps images while other processes remove old ones', () => {
    const keeping = `
import os, types
from headstart_broker import layers, store
own = store.Store(sys.argv[1], 16384)
caller = types.SimpleNamespace(uid=0, gid=0)
pids = []
for who in range(4):
    pid = os.fork()
    if pid == 0:
        try:
            for nth in range(200):
                image = own.nameless()
                os.write(image, bytes(4096))
                layers.keep_image(image, {"%064x" % (who * 1000 + nth)}, caller, own)
        except BaseException as error:
            print(error, flush=True)
            os._exit(1)
        os._exit(0)
    pids.append(pid)
print([os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) for pid in pids])`
    expect(run(keeping, join(place.dir, 'store'))).toBe('[0, 0, 0, 0]\n')
  })

  it.each(['ext4', 'xfs', 'btrfs', 'tmpfs'])(
    'grants copies of several jobs no more together than is free on %s',
    (kind) => {
      const reserving = `
import os, time
from headstart_broker import kernel, store
path = sys.argv[1]
if sys.argv[2] == "tmpfs":
    kernel.checked(kernel.libc.unshare(kernel.NEWNS))
    kernel.keep_mounts_here()
    kernel.mount("none", path, "tmpfs", options="size=65m,mode=700")  # the store takes some, too
own = store.Store(path, 1 << 30)
part = own.free() // 64
def granted(account):
    try:
        return own.reserve([part, 19 * part], 1 << 40, account)
    except store.Refused:
        return None
copies = [granted(account) for account in (1, 2, 3)]
print([copy is not None for copy in copies], round(own.spare() / part))
for first, second in copies[:2]:
    os.write(first, bytes(part))
kernel.libc.syncfs(first)  # until then, Btrfs counts twice what is written
print(round(own.spare() / part))
written = own.nameless()
os.write(written, bytes(2 * part))
print(round(own.spare() / part))
for file in copies[0]:
    os.close(file)
kernel.libc.syncfs(written)
end = time.monotonic() + 10
while not (third := granted(3)) and time.monotonic() < end:  # XFS frees space later
    time.sleep(0.01)
print(third is not None)`
      const path = kind === 'tmpfs' ? mkdtempSync(join(place.dir, kind)) : newDisk(place, kind)
      chmodSync(path, 0o700)
      expect(run(reserving, path, kind)).toBe('[True, True, False] 24\n24\n22\nTrue\n')
    },
  )

  it('grants no copy on a disk that would have to write each block of it', () => {
    const reserving = `
import os, subprocess
from headstart_broker import kernel, loops, store
path, image = sys.argv[1], sys.argv[1] + "-image"
with open(image, "wb") as file:
    file.truncate(64 << 20)
subprocess.check_call(["mkfs.ext4", "-q", "-F", "-O", "^extents,^64bit", image])
kernel.checked(kernel.libc.unshare(kernel.NEWNS))
kernel.keep_mounts_here()
loops.mount_loop(loops.attached(os.open(image, os.O_RDWR), 0, "test"), path, "ext4", 0, [None])
os.chmod(path, 0o700)
own = store.Store(path, 1 << 30)
try:
    print(len(own.reserve([5 << 20], 1 << 40, 1)))
except store.Refused as refused:
    print(refused)`
    expect(run(reserving, join(place.dir, 'old-disk'))).toBe('the disk of the broker cannot reserve space\n')
  })

  it('reserves space in pieces, because the kernel takes long where a job has left very small ones', () => {
    const reserving = `
import contextlib, os
from headstart_broker import store
own, held = store.Store(sys.argv[1], 1 << 30), []
def locked(name, *args, **more):
    with real_lock(name, *args, **more):
        held.append(0)
        yield
def reserve(file, length, *at):
    held[-1] += length
    real_reserve(file, length, *at)
real_lock, own.locked = own.locked, contextlib.contextmanager(locked)
real_reserve, store.reserve = store.reserve, reserve
lengths = [5, 40 << 20]
files = own.reserve(lengths, 1 << 40, 1)
print(max(held) <= 16 << 20, [os.fstat(file).st_blocks * 512 >= length for file, length in zip(files, lengths)])`
    expect(run(reserving, join(place.dir, 'pieces'))).toBe('True [True, True]\n')
  })

  it('limits the time of a copy before it reserves space', () => {
    const copying = `
import contextlib, os, signal, socket, types
from headstart_broker import layers
image = sys.argv[1]
with open(image, "wb") as file:
    file.write(bytes(4096))
def reserve(*_):
    raise layers.Refused(signal.getitimer(signal.ITIMER_REAL)[0] <= layers.START_SECONDS)
def find(path):
    return os.open(path, os.O_PATH), types.SimpleNamespace(is_of_host=True)
ends, settings = socket.socketpair(), types.SimpleNamespace(work_size=1 << 30)
asks = {"request": {"path": image, "end": 4096}, "seconds": 900, "account": 1, "connection": ends[0]}
signal.alarm(900)
caller = types.SimpleNamespace(**asks, find=find, check_owner=lambda file: None, rights=contextlib.nullcontext)
try:
    layers.copy_layers(caller, [{"offset": 0, "length": 4096}], types.SimpleNamespace(reserve=reserve), settings)
except layers.Refused as refused:
    print(refused)`
    expect(run(copying, join(place.dir, 'image'))).toBe('True\n')
  })

  it('waits for no program longer than the job waits', () => {
    const waiting = `
import os, signal, socket, types
from headstart_broker import kernel, layers
broker = os.getpid()
signal.alarm(20)
def start(program, *_):
    pid = os.fork()
    if pid == 0:
        kernel.end_with(broker)
        ends[1].close()
        if program == layers.READ_IMAGE:
            signal.pause()
        os._exit(0)
    if program == layers.WRITE_IMAGE:
        os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
    return pid
layers.start_in_sandbox = start
for wait in (layers.check_image, lambda image, *more: layers.rebuild(image, *more[:2], 1, more[2])):
    ends, looks = socket.socketpair(), iter([True])
    def spare():
        return next(looks, False) or ends[1].close() or 1  # the job leaves soon
    own = types.SimpleNamespace(nameless=lambda: os.open(os.devnull, os.O_RDWR), spare=spare, most_bytes=1)
    try:
        wait(-1, types.SimpleNamespace(uid=0, gid=0, connection=ends[0]), own, "")
    except layers.Refused as refused:
        print(refused, flush=True)`
    expect(run(waiting)).toBe('the job has ended\n'.repeat(2))
  })

  it('mounts an image with few threads, also where the kernel refuses to', () => {
    const mounting = `
import ctypes, os, subprocess, time
from headstart_broker import kernel, loops, overlay
tree, image, point = (sys.argv[1] + name for name in ("/tree", "/image", "/point"))
os.makedirs(tree)
subprocess.check_call(["mksquashfs", tree, image, "-quiet", "-no-progress"])
kernel.checked(kernel.libc.unshare(kernel.NEWNS))
kernel.keep_mounts_here()
refusals = []
def mount(*args):
    try:
        kernel.mount(*args)
    except OSError as error:
        refusals.append((args[4], error.strerror))
        raise
loops.mount = mount
loop = loops.attached(os.open(image, os.O_RDONLY), kernel.MS_RDONLY, "test")
loops.mount_loop(loop, point, "squashfs", kernel.MS_RDONLY, [overlay.THREADS, None])
with open("/proc/self/mountinfo") as table:
    (line,) = [line for line in table if " %s " % point in line]
print(overlay.THREADS in line, refusals)`
    const said = run(mounting, join(place.dir, 'threads'))
    expect([`True []\n`, `False [('threads=4', 'Invalid argument')]\n`]).toContain(said)
  })

  it('keeps few images, however small they are', () => {
    const keeping = `
import os, types
from headstart_broker import layers, store
own = store.Store(sys.argv[1], 3 << 20)
for nth in range(9):
    image = own.nameless()
    os.write(image, bytes(4096))
    layers.keep_image(image, {"%064x" % nth, "%064x" % (nth + 100)}, types.SimpleNamespace(uid=0, gid=0), own)
print(len(os.listdir(own.path)))`
    expect(run(keeping, join(place.dir, 'small'))).toBe('6\n')
  })

  it('removes images from the future first, because the clock was wrong', () => {
    const keeping = `
import os, time, types
from headstart_broker import layers, store
own = store.Store(sys.argv[1], 2 << 20)
def keep(name, later):
    image = own.nameless()
    os.utime(image, (time.time() + later, time.time() + later))
    layers.keep_image(image, {name * 64}, types.SimpleNamespace(uid=0, gid=0), own)
for name, later in (("a", 1e8), ("b", 0), ("c", 0)):
    keep(name, later)
caller = types.SimpleNamespace(uid=0, gid=0)
print([name for name in "abc" if os.path.exists(own.image(name * 64, caller))])`
    expect(run(keeping, join(place.dir, 'future'))).toBe("['b', 'c']\n")
  })

  it('looks at each of very many small images only a few times to make room for a large one', () => {
    const keeping = `
import os, types
from headstart_broker import store
count = 1000
own = store.Store(sys.argv[1], count << 20)
for nth in range(count):
    os.close(os.open(os.path.join(own.path, "%d" % nth), os.O_CREAT))
looks = []
sys.setprofile(lambda frame, event, what: event == "c_call" and what.__name__ == "inode" and looks.append(1))
own.make_room(count << 20)
sys.setprofile(None)
print(os.listdir(own.path), len(looks) <= 4 * count)`
    expect(run(keeping, join(place.dir, 'many'))).toBe('[] True\n')
  })

  it('keeps no image that a crash of the host may have damaged, but all where only the broker has ended', () => {
    const keeping = `
import os, types
from headstart_broker import layers, store
caller = types.SimpleNamespace(uid=0, gid=0)
def keep(name):
    image = own.nameless()
    os.write(image, bytes(4096))
    layers.keep_image(image, {name * 64}, caller, own)
def left():
    later = store.Store(sys.argv[1], 1 << 30)
    return [name for name in "ab" if os.path.exists(later.image(name * 64, caller))]
own = store.Store(sys.argv[1], 1 << 30)
keep("a")
own.settle()
keep("b")
print(left())
with open(os.path.join(sys.argv[1], "broker", "boot"), "w") as note:
    note.write("an earlier start of the host")
print(left())`
    expect(run(keeping, join(place.dir, 'crashed'))).toBe("['a', 'b']\n['a']\n")
  })

  it('gives up an image when jobs may write to all free space meanwhile', () => {
    const waiting = `
import os, socket, time, types
from headstart_broker import layers
ends = socket.socketpair()
free = iter([1, 0, -1])
pid = os.fork()
if pid == 0:
    time.sleep(60)
    os._exit(0)
layers.CHECK_SECONDS = 0.01
try:
    layers.await_ends([pid], types.SimpleNamespace(connection=ends[0]), types.SimpleNamespace(spare=lambda: next(free)))
except layers.Refused as refused:
    print(refused)
finally:
    os.kill(pid, 9)`
    expect(run(waiting)).toBe('the host has no room for the image\n')
  })

  it('asks only its own loop devices, because others may wait for their files for ever', () => {
    const asking = `
import fcntl, os, re, subprocess
from headstart_broker import kernel, loops, store
own = store.Store(sys.argv[1], 1 << 20)
other = os.path.join(own.path, "other")
with open(other, "wb") as file:
    file.truncate(1 << 20)
foreign = subprocess.check_output(["losetup", "-f", "--show", other], text=True).strip()
try:
    kernel.libc.unshare(kernel.NEWNS)
    kernel.keep_mounts_here()
    loop = loops.attached(own.disk(1 << 24), 0, own.loop_name(7))
    opened = []
    sys.addaudithook(lambda event, args: event == "open" and opened.append(args[0]))
    print([tuple(loop[:3]) for loop in loops.loops_of(own)], foreign in opened)
finally:
    subprocess.check_call(["losetup", "-d", foreign])`
    expect(run(asking, join(place.dir, 'loops'))).toBe("[('7', 16777216, 0)] False\n")
  })

  it('opens no loop device of others while it holds the lock of all jobs, because to close it could take minutes', () => {
    const granting = `
import contextlib, os, types
from headstart_broker import kernel, loops, mounts, store
own = store.Store(sys.argv[1], 1 << 30)
other = loops.attached(own.disk(1 << 24), 0, own.loop_name(7))
locks, opened = [], []
def locked(name, *args, **more):
    with real(name, *args, **more):
        locks.append(name)
        yield
        locks.remove(name)
real, own.locked = own.locked, contextlib.contextmanager(locked)
device = os.readlink("/proc/self/fd/%d" % other)
sys.addaudithook(lambda event, args: event == "open" and args[0] == device and opened.append("mounting" in locks or "keeping" in locks))
settings = types.SimpleNamespace(upper="disk", upper_size=1 << 24, uppers_size=0, most_loops=512)
for work in (
    lambda: mounts.granted_loops(types.SimpleNamespace(account=8), [], own, settings),
    lambda: own.reserve([4096], 1 << 20, 8),
    lambda: own.keep(own.nameless(), []),
):
    own.seen = []
    work()
print(opened)`
    expect(run(granting, join(place.dir, 'closing'))).toBe('[False, False, False]\n')
  })

  it('grants what is free at once, though the file system for it takes some of that', () => {
    const granting = `
import os, types
from headstart_broker import kernel, mounts, store
path = sys.argv[1]
os.makedirs(path)
kernel.checked(kernel.libc.unshare(kernel.NEWNS))
kernel.keep_mounts_here()
kernel.mount("none", path, "tmpfs", options="size=1g,mode=700")
own = store.Store(path, 1 << 30)
rest = os.open(os.path.join(path, "rest"), os.O_CREAT | os.O_RDWR)
kernel.reserve(rest, own.free() % (2 << 20) or 2 << 20)  # half of what is free is a whole number of blocks now
made = []
def disk(size):
    made.append(size)
    return real(size) if len(made) < 9 else sys.exit(made)
real, own.disk = own.disk, disk
settings = types.SimpleNamespace(upper="disk", upper_size=1 << 40, uppers_size=0, most_loops=512)
mounts.granted_loops(types.SimpleNamespace(account=8), [], own, settings)
print(len(made), made[0] == sum(loop.length for loop in store.loops_of(own)))`
    expect(run(granting, join(place.dir, 'boundary'))).toBe('1 True\n')
  })

  it('asks for loop devices where no job can keep a lock of the kernel', () => {
    const asking = `
import os
from headstart_broker import kernel, loops, store
path = sys.argv[1]
# Other tests have another /sys.
kernel.checked(kernel.libc.unshare(kernel.NEWNS | kernel.NEWNET))
kernel.keep_mounts_here()
kernel.mount("none", "/sys", "sysfs", kernel.MS_RDONLY)
own = store.Store(path, 1 << 20)
loop = loops.attached(own.disk(1 << 24), 0, own.loop_name(7))
${keepingLock}
keep_lock("/sys/block")
print(len(loops.loops_of(own)), is_kept())`
    expect(run(asking, join(place.dir, 'locked'), neighbour)).toBe('1 True\n')
  })

  it('keeps little memory for the directories of a job that has very many', () => {
    const finding = `
import contextlib, os, types
from headstart_broker import mounts
view = sys.argv[1]
deep = os.path.join(view, "upper", *["x" * 250] * 14)
os.makedirs(deep)
os.setxattr(os.path.join(view, "upper"), "trusted.headstart", b"0")
os.chdir(deep)
for nth in range(20_000):
    os.mkdir("%d" % nth)
mounts.open_mounted = lambda *_: os.open(view, os.O_RDONLY)
try:
    print(len(mounts.detached_in_view(types.SimpleNamespace(request={}, uid=0, rights=lambda more: contextlib.nullcontext()))))
except mounts.Refused as refused:
    print(refused)`
    expect(run(finding, join(place.dir, 'view'))).toBe('the job has written to too many directories\n')
  })

  it.each([
    ['long', 60, ''],
    ['short', 200, 'mounts.MOST_ANSWER = 1000'],
  ])('gives no longer answer than jobs read, of %s names', (kind, count, change) => {
    const finding = `
import contextlib, json, os, types
from headstart_broker import mounts
${change}
view = sys.argv[1]
deep = os.path.join(view, "upper", *(["\xe9" * 120] * 14 if sys.argv[2] == "long" else []))
os.makedirs(deep)
os.setxattr(os.path.join(view, "upper"), "trusted.headstart", b"0")
os.chdir(deep)
for nth in range(int(sys.argv[3])):
    os.mkdir("%d" % nth)
    os.setxattr("%d" % nth, "trusted.overlay.opaque", b"y")
mounts.open_mounted = lambda *_: os.open(view, os.O_RDONLY)
try:
    found = mounts.detached_in_view(types.SimpleNamespace(request={}, uid=0, rights=lambda more: contextlib.nullcontext()))
    print(len(json.dumps({"detached": found})))
except mounts.Refused as refused:
    print(refused)`
    const answer = run(finding, join(place.dir, `answer-${kind}`), kind, String(count))
    expect(answer).toBe('the job has written to too many directories\n')
  })

  it('makes no namespace of a job with mounts of the host', () => {
    const showing = `
import os, subprocess, types
from headstart_broker import kernel, overlay
kernel.checked(kernel.libc.unshare(kernel.NEWNS))
kernel.keep_mounts_here()
scratch, point = (os.path.join(sys.argv[1], name) for name in ("scratch", "target"))
root = os.path.join(sys.argv[1], "root")
for name in (root, scratch, point):
    os.makedirs(name)
${leavingChroot}
job = subprocess.Popen(["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", "echo; read end"], stdin=-1, stdout=-1)
job.stdout.readline()
pid = os.fork()
if pid == 0:
    own, job_proc = os.open("/proc/self", os.O_PATH), "/proc/%d/" % job.pid
    caller = types.SimpleNamespace(namespace=os.open(job_proc + "ns/mnt", os.O_RDONLY))
    target = os.open(job_proc + "root" + point, os.O_PATH)
    parts = overlay.Parts(overlay.new_scratch(types.SimpleNamespace(scratch=scratch)))
    kernel.mount("merged", parts.new("merged"), "tmpfs")
    real = overlay.clone_tree
    def clone_tree(*args):
        with open(os.open("mountinfo", os.O_RDONLY, dir_fd=own), "rb") as table:  # Python has no files for text here
            print([line.split()[4].decode() for line in table], flush=True)
        return real(*args)
    overlay.clone_tree = clone_tree
    overlay.show(caller, [(parts.at("merged"), target)], parts.new("shown"))
    os._exit(0)
os.waitpid(pid, 0)
with open("/proc/%d/mountinfo" % job.pid) as table:
    print([line.split()[5] for line in table if " %s " % point in line])
job.communicate()`
    expect(run(showing, join(place.dir, 'shown'))).toBe("['/', '/0']\n['rw,nosuid,nodev,relatime']\n")
  })

  it.each(['this one', 'one before 2.34'])(
    'leaves no process behind that root of a user namespace has stopped, with a C library like %s',
    (library) => {
      const stopping = `
import os, signal, subprocess, types
from headstart_broker import kernel, overlay
if sys.argv[2] == "one before 2.34":
    class Older:
        def __getattr__(self, name):
            if name.startswith("timer_"):
                raise AttributeError(name)
            return getattr(libc, name)
    libc, kernel.libc = kernel.libc, Older()
kernel.checked(kernel.libc.unshare(kernel.NEWNS))
kernel.keep_mounts_here()
root, scratch, point = (os.path.join(sys.argv[1], name) for name in ("root", "scratch", "target"))
for name in (root, scratch, point):
    os.makedirs(name)
${leavingChroot}
job = subprocess.Popen(["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", "echo; read end"], stdin=-1, stdout=-1)
job.stdout.readline()
pid = os.fork()
if pid == 0:
    job_proc = "/proc/%d/" % job.pid
    caller = types.SimpleNamespace(namespace=os.open(job_proc + "ns/mnt", os.O_RDONLY))
    parts = overlay.Parts(overlay.new_scratch(types.SimpleNamespace(scratch=scratch)))
    kernel.mount("merged", parts.new("merged"), "tmpfs")
    overlay.clone_tree = lambda *args: os.kill(os.getpid(), signal.SIGSTOP)
    signal.setitimer(signal.ITIMER_REAL, 0.5)
    overlay.show(caller, [(parts.at("merged"), os.open(job_proc + "root" + point, os.O_PATH))], parts.new("shown"))
    os._exit(0)
print(os.WSTOPSIG(os.waitpid(pid, os.WUNTRACED)[1]) == signal.SIGSTOP)
signal.signal(signal.SIGALRM, lambda *_: (print("it is still there"), os.kill(pid, signal.SIGKILL)))
signal.alarm(20)
print(os.WTERMSIG(os.waitpid(pid, 0)[1]) == signal.SIGKILL)
job.communicate()`
      expect(run(stopping, join(place.dir, `stopped-${library.length}`), library)).toBe('True\nTrue\n')
    },
  )

  it('enters no user namespace where root of it could trace the broker', () => {
    const entering = `
import os, subprocess, types
from headstart_broker import kernel, overlay
kernel.checked(kernel.libc.unshare(kernel.NEWNS))
kernel.keep_mounts_here()
root, setting = (os.path.join(sys.argv[1], name) for name in ("root", "setting"))
os.makedirs(root)
with open(setting, "w") as file:
    file.write("1\\n")
kernel.bind(setting, "/proc/sys/fs/suid_dumpable")
${leavingChroot}
job = subprocess.Popen(["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", "echo; read end"], stdin=-1, stdout=-1)
job.stdout.readline()
caller = types.SimpleNamespace(namespace=os.open("/proc/%d/ns/mnt" % job.pid, os.O_RDONLY))
overlay.enter = lambda *_: print("entered")
try:
    overlay.show(caller, [("/", -1)], os.path.join(sys.argv[1], "shown"))
except (kernel.Refused, OSError) as error:
    print(error)
job.communicate()`
    const refusal = 'root of the user namespace could trace the broker: fs.suid_dumpable is 1\n'
    expect(run(entering, join(place.dir, 'traced'))).toBe(refusal)
  })

  it('takes no capabilities that a job gets in a user namespace meanwhile', () => {
    const asking = `
import os, types
from headstart_broker import caller, kernel
root = sys.argv[1]
os.mkdir(root)
kernel.checked(kernel.libc.unshare(kernel.NEWNS))
kernel.keep_mounts_here()
${leavingChroot}
(go, may_go), (done, is_done) = os.pipe(), os.pipe()
job = os.fork()
if job == 0:
    kernel.use_capabilities(0)
    os.write(is_done, b".")
    os.read(go, 1)
    left = kernel.libc.unshare(kernel.NEWUSER)
    os.write(is_done, b"%d" % -left)
    os.read(go, 1)
    os._exit(0)
os.read(done, 1)
opened = []
def open_then_wait(*args, **more):
    opened.append(os.open(*args, **more))
    if len(opened) == 1:
        os.write(may_go, b".")
        print(os.read(done, 1))
    return opened[-1]
caller.os = types.SimpleNamespace(**{**vars(os), "open": open_then_wait})
asks = types.SimpleNamespace(uid=0, proc=os.open("/proc/%d" % job, os.O_PATH))
print(caller.Caller.capabilities_on_host(asks))
os.write(may_go, b".")`
    expect(run(asking, join(place.dir, 'asked'))).toBe("b'0'\n0\n")
  })

  it('never serves a request without a limit', () => {
    const waiting = `
import time, types
from headstart_broker import caller
now = iter([1, 2, 2])
caller.time = types.SimpleNamespace(monotonic=lambda: next(now))
try:
    print(caller.seconds_left({"do": "mount", "seconds": 2}, 0))
except caller.Refused as refused:
    print(refused)`
    expect(run(waiting)).toBe('1\n')
  })

  it('counts a request for no container if its process has ended, and another one has its number', () => {
    const asking = `
import os, signal
from headstart_broker import account, caller, kernel
ended = os.fork()
if ended == 0:
    os._exit(0)
its_pidfd = os.pidfd_open(ended)
os.waitpid(ended, 0)
kernel.checked(kernel.libc.unshare(kernel.NEWPID))
other = os.fork()
if other == 0:
    signal.pause()
try:
    asks = [caller.Peer(pidfd, other, 0, 0) for pidfd in (os.pidfd_open(other), its_pidfd, -1)]
    print([account.account_of(peer) is None for peer in asks])
finally:
    os.kill(other, 9)`
    expect(run(asking)).toBe('[False, True, True]\n')
  })

  const itSince611 = isSince(6, 11) ? it : it.skip
  itSince611('finds the container of a job that keeps a lock of the kernel in /proc', () => {
    const asking = `
import os, signal
from headstart_broker import account, caller, kernel
kernel.checked(kernel.libc.unshare(kernel.NEWPID))
job = os.fork()
if job == 0:
    signal.pause()
${keepingLock}
keep_lock("/proc/%d/ns" % job)
print(account.account_of(caller.Peer(os.pidfd_open(job), job, 0, 0)) is None, is_kept())
os.kill(job, signal.SIGKILL)`
    expect(run(asking, join(place.dir, 'process'), neighbour)).toBe('False True\n')
  })

  it('does not try for ever to take a loop device that another program keeps busy', () => {
    const taking = `
import errno, fcntl, os, signal, types
from headstart_broker import kernel, loops
def ioctl(file, number, *data):
    if number == kernel.LOOP_CONFIGURE:
        raise OSError(errno.EBUSY, "busy")
    return fcntl.ioctl(file, number, *data)
loops.fcntl = types.SimpleNamespace(ioctl=ioctl)
signal.alarm(20)
try:
    loops.attached(os.open(os.devnull, os.O_RDONLY), 0, "test")
except OSError as error:
    print(error.strerror)`
    expect(run(taking)).toBe('busy\n')
  })

  it('goes on in one process where the host lacks a program', () => {
    const starting = `
from headstart_broker import store
try:
    store.run(["/missing/mkfs.ext4"], [])
except Exception as error:
    print(error, flush=True)`
    expect(run(starting)).toBe('mkfs.ext4 failed on the host\n')
  })

  it('keeps one line of a table of mounts in memory', () => {
    const reading = `
import os, tracemalloc
from headstart_broker import mount_table
table = sys.argv[1]
with open(table, "w") as file:
    for nth in range(150_000):
        file.write("%d 1 0:50 / /point/%d rw - tmpfs none rw\\n" % (nth, nth))
tracemalloc.start()
place = mount_table.place_in(table, b"149999", b"/point/7/", -1)
print(place.mount.point, place.is_of_host, tracemalloc.get_traced_memory()[1] < 1 << 20)`
    expect(run(reading, join(place.dir, 'table'))).toBe("b'/point/149999' True True\n")
  })
})
