// Attacks on the mount broker, from containers on its host. docs/threat-model.md lists them.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describeAsRoot, newPlace, writeTree } from '../support/host.ts'
import { imageName } from '../support/jobs/broker-package.ts'
import { type BrokerHost, type Container, newBrokerHost } from '../support/jobs/containers.ts'
import { loopsLeft } from '../support/jobs/loops.ts'

// As text, because other users may not enter the checkout.
const client = readFileSync(join(import.meta.dirname, '../support/jobs/broker-client.py'), 'utf8')
const place = newPlace()

// Asks on 16 connections at once, and once more when all have been answered.
const inAllPlaces = `
import socket, sys, time
def connections(count):
    made = [socket.socket(socket.AF_UNIX) for _ in range(count)]
    for connection in made:
        connection.connect(sys.argv[1])
    return [connection.makefile("rw") for connection in made if connection.recv(33)]
def answers(connections):
    for connection in connections:
        connection.write("nonsense\\n")
        connection.flush()
    return [connection.read() for connection in connections]
all = answers(connections(16))
time.sleep(0.1)  # until their processes have ended, too
print(len(all), len(answers(connections(1))))`

describeAsRoot('the broker', () => {
  let host: BrokerHost
  let container: Container
  let privileged: Container
  let before: string[][]
  let layer: string

  const mounts = (): string[][] => [host.mounts(), container.mounts(), privileged.mounts()]

  afterAll(async () => {
    try {
      expect(mounts()).toEqual(before)
      expect(loopsLeft(place)).toEqual([])
    } finally {
      await host.end()
    }
  })

  interface Answer {
    ok?: boolean
    no?: string
    need?: string[]
  }

  function asks(who: Container, task: string, args: string[], uid = 0): Answer[] {
    return JSON.parse(who.run(['/usr/bin/python3', '-IS', '-c', client, host.socket, task, ...args], { uid }))
  }

  function fresh(): string {
    const dir = mkdtempSync(join(place.dir, 'd-'))
    chmodSync(dir, 0o755)
    return dir
  }

  /** An image that another program than the broker has made. */
  function imageOf(files: Record<string, string | Buffer>, ...options: string[]): string {
    const dir = fresh()
    writeTree(join(dir, 'tree'), files)
    const quiet = ['-quiet', '-no-progress', '-keep-as-directory', '-no-xattrs', '-noappend', '-comp', 'zstd']
    execFileSync('mksquashfs', [join(dir, 'tree'), join(dir, 'image'), ...quiet, ...options])
    chmodSync(join(dir, 'image'), 0o644)
    return join(dir, 'image')
  }

  function handedBy(who: Container, image: string, uid = 0): { digest: string; answer: Answer | undefined } {
    const digest = JSON.parse(
      who.run(['/usr/bin/python3', '-IS', '-c', client, host.socket, 'digest', image]),
    ) as string
    return { digest, answer: asks(who, 'import', [image], uid).at(-1) }
  }

  const small = [
    '--upper-size',
    String(2 ** 24),
    '--work-size',
    String(2 ** 24),
    '--store-size',
    String(2 ** 16),
  ]

  beforeAll(async () => {
    host = await newBrokerHost(place)
    await host.startBroker(...small)
    container = await host.newContainer()
    privileged = await host.newContainer('privileged')
    const handed = handedBy(container, imageOf({ 'a/file': 'content' }))
    expect(handed.answer).toEqual({ ok: true })
    layer = handed.digest
    before = mounts()
  })

  describe('the caller', () => {
    it('must be in a container', async () => {
      const onHost = await host.newContainer('host')
      expect(asks(onHost, 'mount', [fresh(), layer])).toEqual([{ no: 'the job is not in a container' }])
      await onHost.kill()
    })

    it('may be in a container of runc, which pivots its root and has its own proc', () => {
      const ask = (task: string, ...args: string[]): string =>
        host.runInRunc(['/usr/bin/python3', '-IS', '-c', client, host.socket, task, ...args])
      const target = fresh()
      expect(JSON.parse(ask('many', layer, target))).toEqual([{ ok: true }])
      expect(JSON.parse(ask('mount', '/proc/tty', layer))).toEqual([
        { no: 'the target is on a file system of the kind proc' },
      ])
      expect(JSON.parse(ask('mount', host.dir, layer))).toEqual([
        { no: 'something is mounted below the target' },
      ])
    })

    it('must send the request itself, and must not have ended, even if another process has its number by now', async () => {
      const onHost = await host.newContainer('host')
      const expectRefusals = (): void => {
        const reused = (sender: string) => asks(onHost, 'reused', [sender, fresh(), layer])
        const refused = [{ no: expect.stringMatching(/has ended|another process has sent/) }]
        expect(asks(container, 'other-sender', [fresh(), layer])).toEqual(other)
        expect(asks(container, 'ended-sender', [fresh(), layer])).toEqual(refused)
        expect(reused('other')).toEqual(refused)
        expect(reused('heir of another user')).toEqual(refused)
        expect(reused('late heir')).toEqual([{ no: 'No such process' }])
      }
      const other = [{ no: 'another process has sent the request' }]
      expectRefusals()
      await host.killBroker()
      await host.startOldBroker()
      expectRefusals()
      const target = fresh()
      expect(asks(container, 'many', [layer, target])).toEqual([{ ok: true }])
      await host.killBroker()
      await host.startBroker(...small)
      await onHost.kill()
    })

    it('takes no places of a container in which another process has its number by now', async () => {
      const onHost = await host.newContainer('host')
      expect(asks(onHost, 'reused', ["heir's places", fresh(), layer])).toEqual([{ ok: true }])
      await onHost.kill()
    })

    it('never makes the host look at what has crashed', () => {
      expect(host.limits('Max core file size')).toEqual(['1', '1'])
    })

    it.each([
      '{}',
      '{"do":"reboot"}',
      '{"do":"mount","target":7,"layers":[[]]}',
      `{"do":"mount","target":"${'a'.repeat(70_000)}"}`,
    ])('gets a refusal for %.40s', (request) =>
      expect(asks(container, 'say', [request])).toEqual([{ no: expect.any(String) }]),
    )

    it('has all its places again as soon as its requests have been answered', () => {
      expect(container.run(['/usr/bin/python3', '-IS', '-c', inAllPlaces, host.socket])).toBe('16 1\n')
    })

    it('gets an answer again after the broker had no files left', () => {
      host.limitFiles(4)
      const request = [client, host.socket, 'mount', fresh(), layer]
      expect(() => container.run(['timeout', '1', '/usr/bin/python3', '-IS', '-c', ...request])).toThrow()
      host.limitFiles(1024)
      expect(asks(container, 'many', [layer, fresh()])).toEqual([{ ok: true }])
    })
  })

  describe('the target', () => {
    const refusal = (target: string, who = container, uid = 0): string | undefined =>
      asks(who, 'mount', [target, layer], uid)[0]?.no

    it('must be a directory of the caller, with no link on the way to it', () => {
      const dir = fresh()
      symlinkSync(dir, join(place.dir, 'link'))
      mkdirSync(join(dir, 'inner'))
      expect(refusal(dir, container, 1000)).toMatch('belongs to another user')
      expect(refusal(join(place.dir, 'link'))).toBe('Not a directory')
      expect(refusal(join(place.dir, 'link/inner'))).toMatch('symbolic links')
      expect(refusal(`${dir}/..`)).toMatch('is no absolute path')
      const top = dir.replace(/[^/]+/g, '..')
      expect(refusal(`${dir}${top}/proc/1/root`)).toMatch(/Not a directory|symbolic links/)
    })

    it('must be on a writable disk of the container alone, and no mount point', () => {
      const dir = fresh()
      // `à` has a byte that is white space in Latin 1.
      const ro = 'à ro'
      for (const name of [ro, 'shared', 'mounted']) mkdirSync(join(dir, name))
      privileged.run(['mount', '-t', 'tmpfs', '-o', 'ro', 'none', join(dir, ro)])
      privileged.run(['mount', '-t', 'tmpfs', 'none', join(dir, 'mounted')])
      privileged.run(['mount', '-t', 'tmpfs', 'none', join(dir, 'shared')])
      privileged.run(['mount', '--make-shared', join(dir, 'shared')])
      privileged.run(['mkdir', join(dir, 'shared/inner')])
      expect(refusal('/proc/self', privileged)).toBe('Not a directory')
      expect(refusal('/proc/tty', privileged)).toMatch('file system of the kind proc')
      expect(refusal(join(dir, 'mounted'), privileged)).toMatch('something is mounted')
      expect(refusal(join(dir, 'shared/inner'), privileged)).toMatch('outside the container')
      privileged.run(['mount', '-o', 'remount,rw', join(dir, ro)])
      privileged.run(['mkdir', join(dir, ro, 'inner')])
      privileged.run(['mount', '-o', 'remount,ro', join(dir, ro)])
      expect(refusal(join(dir, ro, 'inner'), privileged)).toMatch('cannot be written to')
      // What a mount hides, an overlay of the directories above would show.
      expect(refusal(dir, privileged)).toBe('something is mounted below the target')
      for (const name of [ro, 'shared', 'mounted']) privileged.run(['umount', join(dir, name)])
    })

    it('is where the mount appears, however often a link takes its place meanwhile', () => {
      const target = join(fresh(), 'target')
      const raced = asks(container, 'swap', [target, layer, '10000', '50'])
      expect(raced).toEqual([{ points: [target], failures: expect.any(Number), swaps: expect.any(Number) }])
      expect((raced[0] as { swaps?: number }).swaps).toBeGreaterThanOrEqual(10_000)
    })

    it('may be one of 16', () => {
      const dir = fresh()
      const targets = Array.from({ length: 17 }, (_, nth) => join(dir, String(nth)))
      for (const target of targets) mkdirSync(target)
      const answers = asks(container, 'many', [layer, ...targets])
      expect(answers).toEqual([
        ...Array(16).fill({ ok: true }),
        { no: 'the container has 16 mounts already' },
      ])
      expect(asks(container, 'in-chroot', [layer, ...targets.slice(1)])).toEqual(answers.slice(16))
    })

    it('is refused when its container has half of the loop devices that others leave', async () => {
      await host.killBroker()
      await host.startBroker(...small, '--most-loops', '8')
      const targets = [fresh(), fresh(), fresh()]
      expect(asks(container, 'many', [layer, ...targets])).toEqual([
        { ok: true },
        { ok: true },
        { no: 'the container has 4 of the 8 loop devices for mounts of this host' },
      ])
      await host.killBroker()
      await host.startBroker(...small)
    })

    it('is not mounted after the job has ceased to wait', () => {
      const target = fresh()
      const late = { do: 'mount', target, layers: [layer], path: 'tree', seconds: 1e-9 }
      expect(asks(container, 'say', [JSON.stringify(late)])).toEqual([{ no: 'the job waits no longer' }])
      expect(readdirSync(target)).toEqual([])
    })

    it('is refused when the writes of all jobs together could take too much of the disk', async () => {
      await host.killBroker()
      await host.startBroker(...small, '--uppers-size', String(2 ** 25))
      const targets = [fresh(), fresh(), fresh()]
      const reason = `the mounts of all jobs may fill ${2 ** 25} bytes already`
      expect(asks(container, 'many', [layer, ...targets])).toEqual([
        { ok: true },
        { ok: true },
        { no: reason },
      ])
      await host.killBroker()
      await host.startBroker(...small)
    })

    it('is unmounted only where the broker has mounted', () => {
      expect(asks(container, 'umount', [fresh()])).toEqual([{ no: 'the broker has mounted nothing there' }])
      expect(asks(container, 'umount', [place.dir])).toEqual([{ no: 'the broker has mounted nothing there' }])
    })
  })

  describe('a mount', () => {
    it('keeps nosuid and nodev against root of a user namespace', async () => {
      const rootless = await host.newContainer('user namespace')
      const [target, view] = [fresh(), fresh()]
      expect(asks(rootless, 'mount', [target, layer, view])).toEqual([{ ok: true }])
      expect(rootless.run(['cat', join(target, 'a/file')])).toBe('content')
      const expectLocked = (flags: string, point: string): void =>
        expect(() => rootless.run(['mount', '-o', `remount,bind,${flags}`, point])).toThrow(
          'permission denied',
        )
      for (const flags of ['suid,dev', 'suid,nodev', 'nosuid,dev']) expectLocked(flags, target)
      rootless.run(['mount', '-o', 'remount,bind,nosuid,nodev,noexec', target])
      for (const name of ['', 'upper', 'base', 'l0']) expectLocked('rw,nosuid,nodev', join(view, name))
      expect(() => rootless.run(['umount', join(view, 'upper')])).toThrow()
      await rootless.kill()
    })

    it('takes no more than its share of the disk', () => {
      const target = fresh()
      writeFileSync(join(target, 'below'), 'x')
      asks(container, 'mount', [target, layer])
      expect(container.run(['ls', target])).toBe('a\nbelow\n')
      expect(() => container.run(['dd', 'if=/dev/zero', `of=${target}/big`, 'bs=1M', 'count=17'])).toThrow(
        'No space left',
      )
      container.run(['rm', join(target, 'big')])
      container.run(['sh', '-c', `echo new > ${target}/a/file`])
      asks(container, 'umount', [target])
      expect(readdirSync(target)).toEqual(['below'])
    })

    it.each(['disk', 'memory'])(
      'on %s shows its changes to read only, and the directories that were renamed or made anew',
      async (upper) => {
        await host.killBroker()
        await host.startBroker(...small, '--upper', upper)
        const [target, view] = [fresh(), fresh()]
        expect(asks(container, 'mount', [target, layer, '/proc/tty'])).toEqual([
          { no: expect.stringContaining('file system of the kind proc') },
        ])
        expect(asks(container, 'mount', [target, layer, view])).toEqual([{ ok: true }])
        container.run(['sh', '-ec', `cd ${target}; mv a $(printf 'b\\351'); mkdir a c; echo x > c/new`])
        expect(container.run(['ls', join(view, 'base/tree'), join(view, 'upper/c')])).toMatch(
          /\na\n.*\nnew\n/s,
        )
        for (const name of ['new', 'upper/new', 'upper/c/new', 'base/new', 'base/tree/new', 'l0/tree/new'])
          expect(() => container.run(['touch', join(view, name)])).toThrow('Read-only file system')
        expect(asks(container, 'detached', [view])).toEqual([
          { detached: expect.arrayContaining(['a', 'b\u00e9', 'c']) },
        ])
        expect(asks(container, 'detached', [target])).toEqual([
          { no: 'the broker has mounted nothing there' },
        ])
        for (const point of [target, view]) expect(asks(container, 'umount', [point])).toEqual([{ ok: true }])
      },
    )

    it('has no set-id programs and no devices in any of its parts, also of several layers', async () => {
      await host.killBroker()
      await host.startBroker('--upper-size', String(2 ** 24))
      const layers = [layer, handedBy(container, imageOf({ 'b/file': 'more' })).digest]
      const [target, view] = [fresh(), fresh()]
      const request = { do: 'mount', target, layers, view, path: 'tree' }
      expect(asks(container, 'say', [JSON.stringify(request)])).toEqual([{ ok: true }])
      const parts = container.mounts().filter((line) => line.includes(view) || line.includes(target))
      expect(parts).toHaveLength(6)
      for (const line of parts) expect(line).toMatch(/ (ro|rw),nosuid,nodev/)
      for (const point of [target, view]) expect(asks(container, 'umount', [point])).toEqual([{ ok: true }])
      await host.killBroker()
      await host.startBroker(...small)
    })

    it('outlives the broker, and is unmounted by the next one', async () => {
      const target = fresh()
      asks(container, 'mount', [target, layer])
      await host.killBroker()
      expect(container.run(['cat', join(target, 'a/file')])).toBe('content')
      await host.startBroker(...small)
      expect(asks(container, 'umount', [target])).toEqual([{ ok: true }])
    })

    it('goes with its container, even with files open', async () => {
      const doomed = await host.newContainer()
      const target = fresh()
      asks(doomed, 'mount', [target, layer])
      const reader = doomed.start(['sh', '-c', `exec 3< ${target}/a/file; echo open; sleep 60 <&3`])
      await once(reader.stdout as NodeJS.ReadableStream, 'data')
      await doomed.kill()
      expect(loopsLeft(place)).toEqual([])
    })
  })

  describe('an image', () => {
    const uid = 1000
    let images: string[]
    beforeEach(() => {
      images = host.images()
    })
    const expectRefused = (answer: Answer | undefined, reason: string): void => {
      expect(answer).toEqual({ no: expect.stringContaining(reason) })
      expect(host.images()).toEqual(images)
    }

    it('must have the digest that it is handed over with, and belong to the caller', () => {
      const image = imageOf({ file: 'x' })
      const layers = [{ digest: layer, offset: 0, length: 4096 }]
      const request = { do: 'import', path: image, end: 4096, layers }
      expectRefused(asks(container, 'say', [JSON.stringify(request)])[0], 'not the one that its digest names')
      expectRefused(handedBy(container, image, uid).answer, 'belongs to another user')
      expectRefused(
        asks(container, 'say', [JSON.stringify({ ...request, path: '/dev/zero' })])[0],
        'no file on a disk',
      )
      // To open it would say that there is no such driver.
      container.run(['mknod', '/device', 'c', '511', '0'])
      expectRefused(
        asks(container, 'say', [JSON.stringify({ ...request, path: '/device' })])[0],
        'no file on a disk',
      )
    })

    it('takes no more of the disk by its copies than the job has taken', () => {
      const image = imageOf({ file: 'x' })
      const bytes = statSync(image).size
      const end = 2 ** 23
      truncateSync(image, end)
      expectRefused(handedBy(container, image).answer, 'the image has holes')
      const same = Array(4).fill({ digest: layer, offset: 0, length: 2 ** 20 })
      const taking = { do: 'import', path: image, end, layers: same }
      expectRefused(asks(container, 'say', [JSON.stringify(taking)])[0], 'the image has holes')
      truncateSync(image, bytes)
      expect(handedBy(container, image).answer).toEqual({ ok: true })
    })

    it('may have no devices, FIFOs or set-id programs', () => {
      for (const special of ['tree/d c 666 0 0 1 3', 'tree/p i 644 0 0 f', 'tree/file m 4755 0 0'])
        expectRefused(
          handedBy(container, imageOf({ file: 'x' }, '-p', special)).answer,
          'devices, FIFOs or set-id programs',
        )
    })

    it('is rebuilt before the kernel sees it, in little space', () => {
      const image = imageOf({ file: Buffer.alloc(2 ** 25, 'x') })
      expectRefused(handedBy(container, image).answer, 'damaged or too large')
      const bytes = readFileSync(image)
      bytes.fill(0xff, 40, 96)
      writeFileSync(image, bytes)
      expectRefused(handedBy(container, image).answer, 'damaged or too large')
    })

    it.each([1000, 100_000])(
      'belongs to the user %i who asks; the images that were not used for the longest time go',
      (uid) => {
        const image = imageOf({ 'a/file': 'other' })
        for (const path of [image, join(image, '..')]) chownSync(path, uid, uid)
        const { digest, answer } = handedBy(container, image, uid)
        expect(answer).toEqual({ ok: true })
        // An image has a name for each way in which later entries may name it.
        expect(host.images()).toContain(imageName(digest, uid))
        expect(new Set(host.images().map((name) => name.slice(64)))).toEqual(new Set([`.${uid}.${uid}`]))
        const kept = join(host.dir, 'store/broker/images', imageName(digest, uid))
        expect(readFileSync(kept).equals(readFileSync(image))).toBe(false)
        // So it outlives a crash of the host.
        expect(statSync(kept).mode & 0o777).toBe(0o400)
        const target = fresh()
        chownSync(target, uid, uid)
        expect(asks(container, 'mount', [target, digest], uid)).toEqual([{ ok: true }])
        container.run(['sh', '-c', `echo more >> ${target}/a/file; ls -ln ${target}/a/file`], { uid })
        expect(container.run(['stat', '-c', '%u', join(target, 'a/file')])).toBe(`${uid}\n`)
        asks(container, 'umount', [target], uid)
      },
    )
  })
})
