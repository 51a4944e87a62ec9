// What a hostile job learns from a mount broker, and which rights it gains by one.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describeAsRoot, newPlace, writeTree } from '../support/host.ts'
import { type BrokerHost, type Container, newBrokerHost } from '../support/jobs/containers.ts'
import { loopsLeft } from '../support/jobs/loops.ts'

const client = readFileSync(join(import.meta.dirname, '../support/jobs/broker-client.py'), 'utf8')
const place = newPlace()

// Root of the job's user namespace that sees all processes of the host: MARK STOP. Traces those with the mark, and prints how
// many it could trace.
const tracer = `
import ctypes, os, sys
libc = ctypes.CDLL(None, use_errno=True)
mark, stop = sys.argv[1:]
def processes():
    return [pid for pid in os.listdir("/proc") if pid.isdigit()]
def read(what):
    try:
        with open("/proc/" + what) as file:
            return file.read()
    except OSError:
        return ""
own = os.readlink("/proc/self/ns/user")
job = next(pid for pid in processes() if os.readlink("/proc/%s/ns/user" % pid) != own)
if libc.setns(os.open("/proc/%s/ns/user" % job, os.O_RDONLY), 1 << 28) != 0:
    raise OSError("this is not root of the user namespace")
print("ready", flush=True)
traced = set()
while not os.path.exists(stop):
    for pid in processes():
        if pid not in traced and read(pid + "/cmdline").endswith(mark + "\\0") and libc.ptrace(0x4206, int(pid), 0, 0) == 0:
            traced.add(pid)
print(len(traced))
`

// Asks for each image whose file a loop device of the host shows: CLIENT SOCKET TARGET STORE. Prints how many there are, and
// the answers.
const guesser = `
import json, os, re, subprocess, sys
client, socket, target, store = sys.argv[1:]
names = set()
for device in os.listdir("/sys/block"):
    try:
        with open("/sys/block/%s/loop/backing_file" % device) as file:
            names |= {path for path in [file.read()] if store in path}
    except OSError:
        pass
words = sorted({word for name in names for word in re.findall("[0-9a-f]{64}", name)})
ask = ["/usr/bin/python3", "-IS", "-c", client, socket, "mount", target]
print(len(words), [json.loads(subprocess.check_output([*ask, word])) for word in words])
`

describeAsRoot('a job with a broker', () => {
  let host: BrokerHost
  let container: Container
  let privileged: Container
  let layer: string

  const asks = (who: Container, task: string, args: string[], uid = 0): Record<string, string>[] =>
    JSON.parse(who.run(['/usr/bin/python3', '-IS', '-c', client, host.socket, task, ...args], { uid }))

  function fresh(): string {
    const dir = mkdtempSync(join(place.dir, 'd-'))
    chmodSync(dir, 0o755)
    return dir
  }

  beforeAll(async () => {
    host = await newBrokerHost(place)
    await host.startBroker('--upper-size', String(2 ** 24))
    container = await host.newContainer()
    privileged = await host.newContainer('privileged')
    const dir = fresh()
    writeTree(join(dir, 'tree'), { program: '#!/bin/sh\necho started\n' })
    chmodSync(join(dir, 'tree/program'), 0o755)
    symlinkSync('program', join(dir, 'tree/link'))
    const options = ['-quiet', '-no-progress', '-keep-as-directory', '-no-xattrs', '-comp', 'zstd']
    execFileSync('mksquashfs', [join(dir, 'tree'), join(dir, 'image'), ...options])
    expect(asks(container, 'import', [join(dir, 'image')])).toEqual([{ ok: true }])
    layer = asks(container, 'digest', [join(dir, 'image')]) as unknown as string
  })
  afterAll(async () => {
    await host.end()
    expect(loopsLeft(place)).toEqual([])
  })

  it('cannot trace a process of the broker that is in its user namespace', async () => {
    const rootless = await host.newContainer('user namespace')
    const onHost = await host.newContainer('host')
    const stop = join(fresh(), 'stop')
    const tracing = onHost.start(['/usr/bin/python3', '-IS', '-c', tracer, `${host.dir}/store`, stop])
    const said = text(tracing.stdout as Readable)
    const targets = Array.from({ length: 15 }, fresh)
    try {
      for (let round = 0; round < 3; round++)
        expect(asks(rootless, 'many', [layer, ...targets])).toEqual(targets.map(() => ({ ok: true })))
    } finally {
      writeFileSync(stop, '')
      expect(await said).toBe('ready\n0\n')
      await rootless.kill()
      await onHost.kill()
    }
  })

  it('does not learn what is in a file that its user owns and may not read', () => {
    const path = join(fresh(), 'secret')
    writeFileSync(path, 'x')
    chownSync(path, 1000, 1000)
    chmodSync(path, 0) // its user cannot change that where the mount is read-only
    const sha = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
    const answers = ['x', 'y'].map((guess) => {
      const digest = sha(Buffer.concat([Buffer.from('1\n'), sha(guess)])).toString('hex')
      const request = { do: 'import', path, end: 1, layers: [{ digest, offset: 0, length: 1 }] }
      return asks(container, 'say', [JSON.stringify(request)], 1000)
    })
    expect(answers).toEqual(Array(2).fill([{ no: 'Permission denied' }]))
  })

  it('does not learn which files are in a directory that its user may not enter', () => {
    const dir = fresh()
    const secrets = join(dir, 'secrets')
    writeTree(secrets, { there: 'x' })
    chmodSync(secrets, 0o700)
    chownSync(secrets, 1001, 1001)
    const layers = [{ digest: 'x', offset: 0, length: 1 }]
    const answers = ['there', 'missing'].flatMap((name) =>
      [
        { do: 'import', path: join(secrets, name), end: 2, layers },
        { do: 'mount', target: join(secrets, name), layers: [layer], path: 'tree' },
      ].map((request) => asks(container, 'say', [JSON.stringify(request)], 1000)),
    )
    expect(answers).toEqual(Array(4).fill([{ no: 'Permission denied' }]))
    chownSync(secrets, 1001, 5000)
    chmodSync(secrets, 0o750)
    const asMember = ['setpriv', '--reuid', '1000', '--regid', '1000', '--groups', '5000']
    const request = JSON.stringify({
      do: 'mount',
      target: join(secrets, 'there'),
      layers: [layer],
      path: 'tree',
    })
    const asking = ['/usr/bin/python3', '-IS', '-c', client, host.socket, 'say', request]
    expect(JSON.parse(container.run([...asMember, ...asking]))).toEqual([{ no: 'Not a directory' }])
  })

  it('finds nothing by rights that its container has taken from root, or that hide the processes of others', () => {
    const [dir, hiding] = [fresh(), fresh()]
    mkdirSync(join(dir, 'private/of-root'), { recursive: true })
    chmodSync(join(dir, 'private'), 0o700)
    chownSync(join(dir, 'private'), 1001, 1001)
    const mounting = (target: string): string[] => {
      const request = JSON.stringify({ do: 'mount', target, layers: [layer], path: 'tree' })
      return ['/usr/bin/python3', '-IS', '-c', client, host.socket, 'say', request]
    }
    const withoutRights = ['setpriv', '--bounding-set', '-all', '--inh-caps', '-all', '--no-new-privs']
    const answers = ['of-root', 'missing'].map((name) =>
      JSON.parse(privileged.run([...withoutRights, ...mounting(join(dir, 'private', name))])),
    )
    expect(answers).toEqual(Array(2).fill([{ no: 'Permission denied' }]))
    // What the kernel says of a process begins with a name that the process gives itself.
    const asNamed = ['CapEff:ffffffff', '\\rCapEff:fffffff', '\\nCapEff:fffffff'].map((name) => {
      const naming = `import ctypes; ctypes.CDLL(None).prctl(15, b"${name}")\n`
      const asking = mounting(join(dir, 'private/of-root'))
      return JSON.parse(privileged.run([...withoutRights, ...asking.with(3, naming + client)]))
    })
    expect(asNamed).toEqual(Array(3).fill([{ no: 'Permission denied' }]))
    privileged.run(['mount', '-t', 'proc', '-o', 'hidepid=2', 'proc', hiding])
    const pids = ['1', '4194303'].map((pid) =>
      JSON.parse(privileged.run(mounting(join(hiding, pid, 'task')), { uid: 1000 })),
    )
    expect(pids).toEqual(Array(2).fill([{ no: 'No such file or directory' }]))
    privileged.run(['umount', hiding])
  })

  it.each(['at once', 'later'])(
    'sees nothing %s that is in a directory which its user may not enter, whatever its image has',
    (when) => {
      const [dir, target] = [fresh(), fresh()]
      const image = join(dir, 'image')
      writeTree(join(dir, 'tree'), { 'private/own': 'x' })
      execFileSync('mksquashfs', [
        join(dir, 'tree'),
        image,
        '-quiet',
        '-no-progress',
        '-keep-as-directory',
        '-no-xattrs',
        '-comp',
        'zstd',
      ])
      chownSync(image, 1000, 1000)
      expect(asks(container, 'import', [image], 1000)).toEqual([{ ok: true }])
      writeTree(target, { open: 'x', 'others/secret': 'x' })
      chmodSync(join(target, 'others'), 0o700)
      chownSync(join(target, 'others'), 1001, 1001)
      chownSync(target, 1000, 1000)
      // Who owns a directory may rename what is in it.
      const renaming = ['mv', 'others', 'private']
      if (when === 'at once') container.run(['env', '-C', target, ...renaming], { uid: 1000 })
      const digest = asks(container, 'digest', [image]) as unknown as string
      const asking = ['/usr/bin/python3', '-IS', '-c', client, host.socket, 'mount', target, digest]
      const script = `cd ${target}; "$@"; ${when === 'later' ? renaming.join(' ') : ''}`
      expect(container.run(['sh', '-ec', script, 'sh', ...asking], { uid: 1000 })).toBe('[{"ok": true}]\n')
      expect(container.run(['cat', join(target, 'open')], { uid: 1000 })).toBe('x')
      const looking = ['cat', join(target, 'private/secret')]
      expect(() => container.run(looking, { uid: 1000 })).toThrow('Permission denied')
      expect(asks(container, 'umount', [target], 1000)).toEqual([{ ok: true }])
    },
  )

  it('does not learn names in directories that others have in its mount', () => {
    const [dir, target, view] = [fresh(), fresh(), fresh()]
    const image = join(dir, 'image')
    mkdirSync(join(dir, 'tree/private'), { recursive: true })
    const options = ['-quiet', '-no-progress', '-keep-as-directory', '-no-xattrs', '-comp', 'zstd']
    execFileSync('mksquashfs', [join(dir, 'tree'), image, ...options])
    for (const path of [image, target, view]) chownSync(path, 1000, 1000)
    expect(asks(container, 'import', [image], 1000)).toEqual([{ ok: true }])
    const digest = asks(container, 'digest', [image]) as unknown as string
    expect(asks(container, 'mount', [target, digest, view], 1000)).toEqual([{ ok: true }])
    const making = `cd ${target}; chown 1001 private; chmod 700 private; mkdir private/secret`
    container.run(['sh', '-ec', making])
    expect(asks(container, 'detached', [view], 1000)).toEqual([{ no: 'Permission denied' }])
    container.run(['chmod', '755', join(target, 'private')])
    expect(asks(container, 'detached', [view], 1000)).toEqual([{ detached: ['private/secret'] }])
    for (const point of [target, view])
      expect(asks(container, 'umount', [point], 1000)).toEqual([{ ok: true }])
  })

  it('shows its changes to no other user', () => {
    const [target, view] = [fresh(), fresh()]
    expect(asks(container, 'mount', [target, layer, view])).toEqual([{ ok: true }])
    expect(container.run(['ls', view])).toBe('base\nl0\nupper\n')
    expect(() => container.run(['ls', view], { uid: 1000 })).toThrow('Permission denied')
    expect(() => container.run(['ls', join(view, 'upper')], { uid: 1000 })).toThrow('Permission denied')
    for (const point of [target, view]) expect(asks(container, 'umount', [point])).toEqual([{ ok: true }])
  })

  it('asks only about directories that the broker shows it', () => {
    const [view, others] = [fresh(), fresh()]
    mkdirSync(join(others, 'secret/name'), { recursive: true })
    const mark = 'import os, sys; os.setxattr(sys.argv[1], "trusted.overlay.opaque", b"y")'
    execFileSync('python3', ['-IS', '-c', mark, join(others, 'secret/name')])
    const script = `mount -t tmpfs headstart-broker ${view}; mkdir ${view}/upper; mount --bind ${others} ${view}/upper`
    privileged.run(['sh', '-ec', script])
    expect(asks(privileged, 'detached', [view])).toEqual([{ no: 'the broker has mounted nothing there' }])
    privileged.run(['umount', join(view, 'upper'), view])
  })

  it('asks only about its own changes', () => {
    const [target, view, own] = [fresh(), fresh(), fresh()]
    expect(asks(privileged, 'mount', [target, layer, view])).toEqual([{ ok: true }])
    const script = `mount -t tmpfs -o uid=1000 headstart-broker ${own}; mkdir ${own}/upper; mount --bind ${view}/upper ${own}/upper`
    privileged.run(['sh', '-ec', script])
    expect(asks(privileged, 'detached', [view])).toEqual([{ detached: [] }])
    expect(asks(privileged, 'detached', [own], 1000)).toEqual([
      { no: 'the broker has mounted nothing there' },
    ])
    privileged.run(['umount', join(own, 'upper'), own])
    for (const point of [target, view]) expect(asks(privileged, 'umount', [point])).toEqual([{ ok: true }])
  })

  it('does not read the directory of the socket, whose lock it could keep', () => {
    const reading = ['ls', join(host.dir, 'run')]
    expect(() => container.run(reading, { uid: 1000 })).toThrow('Permission denied')
  })

  it('mounts no image that it knows only from the loop devices of the host', () => {
    const [target, others] = [fresh(), fresh()]
    expect(asks(container, 'mount', [others, layer])).toEqual([{ ok: true }])
    const guessing = [
      '/usr/bin/python3',
      '-IS',
      '-c',
      guesser,
      client,
      host.socket,
      target,
      `${host.dir}/store`,
    ]
    expect(host.runInRunc(guessing)).toMatch(/^1 \[\[\{'need': \['[0-9a-f]{64}'\], 'fetches': False\}\]\]\n$/)
    expect(asks(container, 'umount', [others])).toEqual([{ ok: true }])
  })

  it.each([
    ['noexec', 'program'],
    ['nosymfollow', 'link'],
  ])('has a mount with %s where the disk below has it', (flag, name) => {
    const dir = fresh()
    privileged.run(['mount', '-t', 'tmpfs', '-o', flag, 'none', dir])
    const target = join(dir, 'target')
    privileged.run(['mkdir', target])
    expect(asks(privileged, 'mount', [target, layer])).toEqual([{ ok: true }])
    expect(() => privileged.run([join(target, name)])).toThrow(/Permission denied|symbolic links/)
    privileged.run(['umount', target])
    privileged.run(['umount', dir])
  })

  it('follows no link in the view of its changes where the disk below forbids that', () => {
    const dir = fresh()
    privileged.run(['mount', '-t', 'tmpfs', '-o', 'nosymfollow', 'none', dir])
    const [target, view] = [fresh(), join(dir, 'view')]
    privileged.run(['mkdir', view])
    expect(asks(privileged, 'mount', [target, layer, view])).toEqual([{ ok: true }])
    try {
      for (const place of ['base', 'l0'])
        expect(() => privileged.run(['cat', join(view, place, 'tree/link')])).toThrow('symbolic links')
      expect(privileged.run(['readlink', join(view, 'base/tree/link')])).toBe('program\n')
    } finally {
      privileged.run(['umount', target])
      privileged.run(['umount', '-R', view])
      privileged.run(['umount', dir])
    }
  })

  it('starts no program from the view of its changes', () => {
    const [target, view] = [fresh(), fresh()]
    expect(asks(container, 'mount', [target, layer, view])).toEqual([{ ok: true }])
    expect(container.run([join(target, 'program')])).toBe('started\n')
    expect(() => container.run([join(view, 'base/tree/program')])).toThrow('Permission denied')
    for (const point of [target, view]) expect(asks(container, 'umount', [point])).toEqual([{ ok: true }])
  })

  it('has short lines in the log of the host', () => {
    const request = JSON.stringify({ do: 'umount', target: 'x'.repeat(60_000) })
    const [{ no = '' } = {}] = asks(container, 'say', [request])
    expect(no).toMatch(/^'x{299}$/)
  })
})
