// What a program can do in the sandbox in which the broker rebuilds images.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { describeAsRoot, newPlace } from '../support/host.ts'
import { brokerPackage, importable } from '../support/jobs/broker-package.ts'
import { type BrokerHost, type Container, newBrokerHost } from '../support/jobs/containers.ts'

const place = newPlace()

// Runs a program as the broker does, after a change of the limits: PACKAGE PLACE CHANGE STDIN PROGRAM
const harness = `${importable}
import os, resource, tempfile
from headstart_broker import layers, sandbox
place, change, stdin, program = sys.argv[1:]
exec(change, vars(sandbox))
if program == "read_image":
    program = layers.READ_IMAGE
os.makedirs(place + "/root", exist_ok=True)
out = tempfile.TemporaryFile()
pid = sandbox.start_in_sandbox(program, [], os.open(stdin, os.O_RDONLY), out.fileno(), 1 << 20, place)
with open("/proc/%d/oom_score_adj" % pid) as file:
    score = file.read().strip()
code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
out.seek(0)
print(code)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
print(score)
print(out.read(4096).decode())
`

// Lets the broker rebuild and check an image by programs that say how they can use their files: PACKAGE STORE
const rebuilding = `${importable}
import fcntl, os, socket, types
from headstart_broker import layers, store
probe = """
import fcntl, mmap, os, sys
access = [fcntl.fcntl(file, fcntl.F_GETFL) & os.O_ACCMODE for file in (0, 1)]
try:
    os.ftruncate(0, 0)
    access = "it has changed the image"
except OSError:
    pass
sys.exit(access != [os.O_RDONLY, os.O_WRONLY])
"""
layers.READ_IMAGE = layers.WRITE_IMAGE = probe
own = store.Store(sys.argv[1], 1 << 20)
ends = socket.socketpair()
caller = types.SimpleNamespace(uid=0, gid=0, connection=ends[0])
image, place = own.nameless(), layers.sandbox_place(own)
os.write(image, bytes(4096))
layers.check_image(image, caller, own, place)
layers.rebuild(image, caller, own, 1 << 20, place)
print(os.fstat(image).st_size)
`

// Says how many users two sandboxes have, whether the host has none of them, and which mounts are there: PACKAGE PLACE
const listing = `${importable}
import fcntl, os, re, struct
from headstart_broker import kernel, sandbox
place = sys.argv[1]
os.makedirs(place + "/root")
source, sink = os.pipe()
pid = sandbox.start_in_sandbox("import sys; sys.stdin.read()", [], source, os.open("/dev/null", os.O_WRONLY), 0, place)
own, space = os.open("/proc/self", os.O_PATH), os.open("/proc/%d/ns/mnt" % pid, os.O_RDONLY)
owner = bytearray(4)
fcntl.ioctl(os.open("/proc/%d/ns/user" % pid, os.O_RDONLY), 0xb704, owner)
other = sandbox.start_in_sandbox("", [], source, os.open("/dev/null", os.O_WRONLY), 0, place)
users = set()
for each in (pid, other):
    with open("/proc/%d/uid_map" % each) as table:
        users.add(int(table.read().split()[1]))
print(len(users), min(users) >= sandbox.SANDBOX_USER <= struct.unpack("I", owner)[0])
kernel.enter(space)
with open(os.open("mountinfo", os.O_RDONLY, dir_fd=own)) as table:
    points = [line.split()[4] for line in table]
print([point for point in points if not re.match("/(usr|bin|lib|lib64)(/|$)", point)])
os.close(sink)
`

// Kills the broker's process while it starts a program: PACKAGE PLACE MOMENT. Prints what the program says.
const killed = `${importable}
import os, signal
from headstart_broker import sandbox
place, moment = sys.argv[1:]
os.makedirs(place + "/root", exist_ok=True)
(reached, is_reached), (go, may_go), (out, said) = os.pipe(), os.pipe(), os.pipe()
module, name = (os, "setresuid") if moment == "early" else (sandbox, "limit")
real = getattr(module, name)
def waiting(*args):
    os.write(is_reached, b".")
    os.read(go, 1)
    real(*args)
setattr(module, name, waiting)
broker = os.fork()
if broker == 0:
    sandbox.start_in_sandbox("print('runs')", [], os.open("/dev/null", os.O_RDONLY), said, 1 << 20, place)
    signal.pause()
os.close(said)
os.read(reached, 1)
with open("/proc/%d/task/%d/children" % (broker, broker)) as children:
    child = children.read().strip()
os.kill(broker, signal.SIGKILL)
os.waitpid(broker, 0)
while moment == "late":
    try:
        with open("/proc/%s/stat" % child) as stat:
            if stat.read().split()[2] == "Z":
                break
    except OSError:
        break
os.write(may_go, b".")
with open(out) as file:
    print(file.read())
`

describeAsRoot('the sandbox of the broker', () => {
  let host: BrokerHost
  let onHost: Container

  beforeAll(async () => {
    host = await newBrokerHost(place)
    onHost = await host.newContainer('host')
  })
  afterAll(() => host.end())

  function run(
    program: string,
    { change = '', stdin = '/dev/null' } = {},
  ): { code: number; megabytes: number; endsFirst: boolean; said: string } {
    const words = [brokerPackage, join(host.dir, 'sandbox'), change, stdin, program]
    const [code, kilobytes, score, ...said] = onHost
      .run(['/usr/bin/python3', '-IS', '-c', harness, ...words])
      .split('\n')
    const megabytes = Number(kilobytes) / 1024
    return { code: Number(code), megabytes, endsFirst: score === '1000', said: said.join('\n').trim() }
  }

  it('has no calls that change or reach anything outside', () => {
    // Their numbers on x86_64 and on aarch64.
    const calls = `mount 165 40, umount2 166 39, pivot_root 155 41, chroot 161 51, fsopen 430 430, open_tree 428 428,
      move_mount 429 429, mount_setattr 442 442, unshare 272 97, setns 308 268, clone3 435 435, ptrace 101 117,
      process_vm_writev 311 271, bpf 321 280, keyctl 250 219, add_key 248 217, userfaultfd 323 282,
      perf_event_open 298 241, io_uring_setup 425 425, init_module 175 105, finit_module 313 273, kexec_load 246 104,
      open_by_handle_at 304 265, socket 41 198, socketpair 53 199, memfd_create 319 279, setuid 105 146, prctl 157 167,
      seccomp 317 277, kill 62 129, mknodat 259 33, unlinkat 263 35, fchownat 260 54, setxattr 188 5, ioctl 16 29,
      prlimit64 302 261, setrlimit 160 164`
    const probe = `
import ctypes, errno, os
libc = ctypes.CDLL(None, use_errno=True)
column = {"x86_64": 1, "aarch64": 2}[os.uname().machine]
for call in """${calls}""".split(","):
    if libc.syscall(int(call.split()[column]), 0, 0, 0, 0, 0, 0) != -1 or ctypes.get_errno() != errno.ENOSYS:
        print(call.split()[0], "exists")
for kind in (17, 25, 26, 27, 28, 29, 30):
    if libc.syscall({1: 56, 2: 220}[column], 1 << kind | 17, 0, 0, 0, 0) != -1 or ctypes.get_errno() != errno.ENOSYS:
        print("a namespace of kind", kind)
pid = os.fork()
if pid:
    os.wait()  # its processes end with the program
print(pid >= 0)
`
    expect(run(probe)).toMatchObject({ code: 0, said: 'True\nTrue' })
  })

  it('shows programs and libraries only, and lets nothing be written', () => {
    const probe = `
import os
print(set(os.listdir("/")) - {"usr", "bin", "lib", "lib64"}, os.getuid(), os.listdir("/usr/bin") != [])
for path in ("/new", "/usr/new", "/usr/bin/new"):
    try:
        open(path, "w")
        print("wrote", path)
    except OSError as error:
        print(error.strerror)
files = []
for file in range(1000):
    try:
        os.fstat(file)
        files.append(file)
    except OSError:
        pass
print(files)
`
    const readOnly = 'Read-only file system'
    expect(run(probe)).toMatchObject({
      code: 0,
      said: `set() 0 True\n${`${readOnly}\n`.repeat(3)}[0, 1, 2]`,
    })
  })

  it('has no mounts of the host in its namespace, and a user that no machine and no other sandbox has', () => {
    const words = [brokerPackage, join(host.dir, 'listing')]
    expect(onHost.run(['/usr/bin/python3', '-IS', '-c', listing, ...words])).toBe("2 True\n['/']\n")
  })

  it('gives each program one file to read only, and one to write only', () => {
    const words = [brokerPackage, join(host.dir, 'rebuilding')]
    expect(onHost.run(['/usr/bin/python3', '-IS', '-c', rebuilding, ...words])).toBe('4096\n')
  })

  it('ends programs that take too much, and first of all where the host has no memory left', () => {
    expect(run('pass').endsFirst).toBe(true)
    const took = (what: string, change = ''): string | number => {
      const { code, said } = run(`${what}\nprint("taken")`, { change })
      return said.includes('taken') ? said : code
    }
    expect(took('x = bytearray(1 << 20)')).toBe('taken')
    expect(took('x = bytearray(3 << 30)')).toBe(1)
    expect(
      took('import os; os.write(1, bytes(1 << 20)); os.lseek(1, 0, 2); assert not os.write(1, b"x")'),
    ).toBe(1)
    const fork = 'import os, time\nwhile True:\n  if not os.fork(): time.sleep(60)'
    expect(took(fork)).toBe(1)
    expect(took('while True: pass', 'LIMITS[resource.RLIMIT_CPU] = 1')).not.toBe('taken')
  })

  it.each(['early', 'late'])('starts no program after the process of the broker was killed, %s', (moment) => {
    const words = [brokerPackage, join(host.dir, 'killed'), moment]
    expect(onHost.run(['timeout', '20', '/usr/bin/python3', '-IS', '-c', killed, ...words])).toBe('\n')
  })

  it('ends the rebuild of an image whose tables are endless', () => {
    const part = zstdCompressSync(Buffer.alloc(8192))
    const length = Buffer.alloc(2)
    length.writeUInt16LE(part.length)
    const table = Buffer.concat(Array(20_000).fill(Buffer.concat([length, part])))
    const head = Buffer.alloc(96)
    head.write('hsqs')
    for (const [at, value] of [
      [12, 131072],
      [20, 6],
      [28, 4],
    ] as const)
      head.writeUInt32LE(value, at)
    for (const at of [72, 80]) head.writeBigUInt64LE(BigInt(96 + table.length), at)
    head.writeBigUInt64LE(96n, 64)
    const image = join(place.dir, 'endless')
    writeFileSync(image, Buffer.concat([head, table]))
    const { code, megabytes } = run('read_image', {
      stdin: image,
      change: 'LIMITS[resource.RLIMIT_DATA] = 100 << 20',
    })
    expect(code).toBe(1)
    expect(megabytes).toBeLessThan(130)
  })

  it('takes little memory for an image that names very many fragments', () => {
    const head = Buffer.alloc(104)
    head.write('hsqs')
    for (const [at, value] of [
      [12, 131072],
      [16, 200_000_000],
      [20, 6],
      [28, 4],
    ] as const)
      head.writeUInt32LE(value, at)
    for (const at of [80, 96]) head.writeBigUInt64LE(96n, at)
    const image = join(place.dir, 'fragments')
    writeFileSync(image, head)
    const { code, megabytes } = run('read_image', { stdin: image })
    expect(code).toBe(1)
    expect(megabytes).toBeLessThan(130)
  })
})
