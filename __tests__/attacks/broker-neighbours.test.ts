// What a hostile job in a container costs the other jobs of a host with a mount broker.
import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { describeAsRoot, newPlace, writeTree } from '../support/host.ts'
import { imageName } from '../support/jobs/broker-package.ts'
import { type BrokerHost, type Container, newBrokerHost } from '../support/jobs/containers.ts'
import { openFuse } from '../support/jobs/fuse-device.ts'
import { loopsLeft } from '../support/jobs/loops.ts'
import { isSince } from '../support/kernel.ts'

const text = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../support/jobs', name), 'utf8')
const [client, hostile] = [text('broker-client.py'), text('fuse-neighbour.py')]
const place = newPlace()
const small = ['--upper-size', String(2 ** 24), '--work-size', String(2 ** 24)]
// From Linux 6.16 on, no files can be sent to the broker, so it may close a connection that it has not served.
const refusesFiles = isSince(6, 16)
// Numbers of calls to a FUSE file system.
const [lookup, open, openDirectory] = ['1', '14', '27']

// Another program that asks once a file is there: it needs no new process then.
const late = `
import os, sys, time
start, program = sys.argv[1:3]
del sys.argv[1:3]
while not os.path.exists(start):
    time.sleep(0.02)
exec(program.replace("connection.connect(path)", "connection.connect(path); print('connected', flush=True)", 1))`

describeAsRoot('a hostile neighbour of jobs with a broker', () => {
  let host: BrokerHost
  let honest: Container
  let layer: string

  beforeAll(async () => {
    openFuse()
    host = await newBrokerHost(place)
    await host.startBroker(...small)
    honest = await host.newContainer()
    layer = handed().digest
  })
  afterAll(async () => {
    await host.end()
    expect(loopsLeft(place)).toEqual([])
  })

  function fresh(): string {
    const dir = mkdtempSync(join(place.dir, 'd-'))
    chmodSync(dir, 0o755)
    return dir
  }
  // Where the broker answers nobody, the test fails instead of waiting for ever.
  const within = ['timeout', '10', '/usr/bin/python3', '-IS', '-c']
  const asks = (task: string, ...args: string[]): unknown =>
    JSON.parse(honest.run([...within, client, host.socket, task, ...args]))

  /** Another image each time. */
  function handed(): { digest: string; answer: unknown } {
    const image = newImage()
    return { digest: asks('digest', image) as string, answer: asks('import', image) }
  }
  function newImage(megabytes = 0): string {
    const dir = fresh()
    writeTree(join(dir, 'tree'), { 'a/file': dir })
    writeFileSync(join(dir, 'tree/random'), randomBytes(megabytes << 20))
    const image = join(dir, 'image')
    execFileSync('mksquashfs', [
      join(dir, 'tree'),
      image,
      '-quiet',
      '-no-progress',
      '-keep-as-directory',
      '-no-xattrs',
      '-noD',
      '-comp',
      'zstd',
    ])
    return image
  }

  async function during(
    words: string[],
    check: () => unknown,
    { said = 'ready', attacker = host.newContainer('user namespace') } = {},
  ): Promise<void> {
    const { start, kill } = await attacker
    try {
      const job = start(['/usr/bin/python3', '-IS', '-c', hostile, host.socket, fresh(), ...words])
      const ended = once(job, 'exit').then(() => 'it has ended')
      expect(String(await Promise.race([once(job.stdout as NodeJS.ReadableStream, 'data'), ended]))).toBe(
        `${said}\n`,
      )
      await check()
    } finally {
      await kill()
    }
  }

  const expectService = (): void => {
    expect(asks('many', layer, fresh(), fresh())).toEqual([{ ok: true }, { ok: true }])
    expect(handed().answer).toEqual([{ ok: true }])
  }
  const mounting = (): string =>
    JSON.stringify({ do: 'mount', target: 'MERGED/target', layers: [layer], path: 'tree' })
  const importing = JSON.stringify({
    do: 'import',
    path: 'MERGED/file',
    end: 4096,
    layers: [{ digest: 'x', offset: 0, length: 4096 }],
  })

  it('stops no mount by a target on an overlay of its own file system', () =>
    during(['overlay', openDirectory, '1', mounting()], expectService))

  it('stops no import by a file on an overlay of its own file system', () =>
    during(['overlay', open, '1', importing], expectService))

  it('takes few places of the broker, however many namespaces it has', () =>
    during(['overlay', lookup, '64', mounting()], expectService))

  it('gets no mount while its table of mounts is very long', () =>
    during(['table', fresh(), layer], expectService, {
      said: '{"no": "the table of the job\'s mounts is too long"}',
    }))

  it('stops no mount by a directory on a disk whose lock it keeps, and no unmount of the host', async () => {
    const [target, shared, image] = [fresh(), fresh(), newImage()]
    const [onHost, attacker] = [await host.newContainer('host'), host.newContainer('user namespace')]
    await attacker // which has copies of all mounts until now
    onHost.run(['mount', '-t', 'tmpfs', 'none', shared])
    onHost.run(['mount', '--make-shared', shared])
    onHost.run(['mkdir', `${shared}/below`])
    onHost.run(['mount', '-o', 'loop', image, `${shared}/below`])
    await during(
      ['locked', target, layer],
      async () => {
        await until(() => isWaiting())
        expectService()
        onHost.run(['umount', `${shared}/below`])
        expect(loopsLeft({ dir: dirname(image) })).toEqual([])
      },
      { attacker },
    )
    onHost.run(['umount', shared])
    await onHost.kill()
  })

  it.each(['startBroker', 'startOldBroker'] as const)(
    'stops no mount by files that it sends, which close slowly, after %s',
    async (start) => {
      await host.killBroker()
      await host[start](...small)
      await during(['sent'], expectService)
    },
  )

  it.each(['startBroker', 'startOldBroker'] as const)(
    'leaves no process of the broker waiting for its files when it has ended, after %s',
    async (start) => {
      await host.killBroker()
      await host[start](...small)
      const before = brokers().length
      await during(['device', layer], () => expect(brokers().length).toBeGreaterThan(before))
      await until(() => brokers().length === before)
    },
  )

  it.each(['kept', 'left'])(
    'stops no mount by a flood of connections that are %s, for which the broker makes few processes',
    async (kind) => {
      await host.killBroker()
      await host.startBroker(...small)
      const [onHost, attacker] = [await host.newContainer('host'), host.newContainer('user namespace')]
      await attacker
      // Processes are numbered in turn.
      const lastProcess = (): number => Number(onHost.run(['sh', '-c', 'echo $$']))
      const before = lastProcess()
      await during(
        ['flood', kind, '1000'],
        () => {
          if (refusesFiles) expect(lastProcess() - before).toBeLessThan(500)
          expectService()
        },
        { attacker },
      )
      await onHost.kill()
    },
  )

  ;(isSince(6, 14) ? it : it.skip)(
    'loses no request of others that comes while it uses up all processes of the host',
    async () => {
      const own = await newBrokerHost(place)
      try {
        const onHost = await own.newContainer('host')
        await own.startBroker(...small)
        const [job, attacker] = [await own.newContainer(), await own.newContainer('user namespace')]
        onHost.run(['sh', '-c', 'echo 400 > /proc/sys/kernel/pid_max']) // of this host only
        const start = join(fresh(), 'start')
        const asking = job.start([...within, late, start, client, own.socket, 'umount', place.dir])
        const bomb = attacker.start(['/usr/bin/python3', '-IS', '-c', hostile, own.socket, fresh(), 'bomb'])
        await once(bomb.stdout as Readable, 'data')
        writeFileSync(start, '')
        await once(asking.stdout as Readable, 'data')
        await sleep(100) // to make a process for it fails now
        const answer = readText(asking.stdout as Readable)
        await attacker.kill()
        expect(await answer).toBe('[{"no": "the broker has mounted nothing there"}]\n')
      } finally {
        await own.end()
      }
    },
  )

  it.each([
    ['longer than an image may take', { START_SECONDS: 1 }],
    ['until the process that asks has ended', {}],
  ])(
    'keeps no copies of images on the host by a file on XFS whose lock it keeps %s',
    async (_, constants) => {
      const [disk, directory, stop] = [join(fresh(), 'disk'), fresh(), join(fresh(), 'stop')]
      writeFileSync(disk, '')
      truncateSync(disk, 2 ** 29)
      execFileSync('mkfs.xfs', ['-q', disk])
      const onHost = await host.newContainer('host')
      onHost.run(['mount', '-o', 'loop', disk, directory])
      try {
        await host.killBroker()
        await host.startChangedBroker(constants, ...small)
        const attacker = host.newContainer('user namespace')
        await during(
          ['written', directory, stop],
          async () => {
            await until(() => isWaiting('/image'))
            expectService()
            if (!('START_SECONDS' in constants)) {
              // What they may take is not free for others.
              await until(() => copies().length > 0)
              expect(copies()).toEqual([4 << 20])
              writeFileSync(stop, '')
            }
            await until(() => copies().length === 0)
            expect(isWaiting('/image')).toBe(true)
          },
          { attacker },
        )
      } finally {
        onHost.run(['umount', directory])
        await onHost.kill()
      }
    },
  )

  /** A host whose store has so much space, and which asks a broker as one job. */
  async function withStore(
    megabytes: number,
    options: string[],
    use: (ask: (...words: string[]) => unknown, job: Container, images: () => string[]) => void,
  ): Promise<void> {
    const own = await newBrokerHost(place)
    try {
      const onHost = await own.newContainer('host')
      const store = join(own.dir, 'store')
      mkdirSync(store)
      onHost.run(['mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'none', store])
      await own.startBroker(...options)
      const job = await own.newContainer()
      const images = (): string[] =>
        onHost
          .run(['ls', join(store, 'broker/images')])
          .trim()
          .split('\n')
      use((...words) => JSON.parse(job.run([...within, client, own.socket, ...words])), job, images)
    } finally {
      await own.end()
    }
  }

  it('has no more to write to than is free', () =>
    withStore(40, small, (ask) => {
      const image = newImage()
      const digest = ask('digest', image) as string
      expect(ask('import', image)).toEqual([{ ok: true }])
      const reason = `the mounts of all jobs may fill ${2 ** 25} bytes already`
      expect(ask('many', digest, fresh(), fresh(), fresh())).toEqual([
        { ok: true },
        { ok: true },
        { no: reason },
      ])
    }))

  it('leaves to others what they may write to their mounts', () =>
    withStore(40, ['--upper-size', String(2 ** 24)], (ask, job) => {
      const [image, target] = [newImage(), fresh()]
      expect(ask('import', image)).toEqual([{ ok: true }])
      expect(ask('mount', target, ask('digest', image) as string)).toEqual([{ ok: true }])
      for (let nth = 0; nth < 8; nth++) ask('import', newImage(4))
      job.run(['dd', 'if=/dev/urandom', `of=${target}/new`, 'bs=1M', 'count=9', 'conv=fsync'])
    }))

  it('keeps no more images on the host than the store may have, also by mounts', () =>
    withStore(96, ['--upper-size', String(2 ** 24), '--store-size', String(12 << 20)], (ask, _, kept) => {
      const images = [newImage(5), newImage(5), newImage(5)]
      const digests = images.map((image) => ask('digest', image) as string)
      const answers = images.map((image, nth) => [
        ask('import', image),
        ask('mount', fresh(), digests[nth] as string),
      ])
      const no = expect.stringMatching('the container would have mounted images of \\d+ bytes')
      expect(answers.flat(2)).toEqual([
        { ok: true },
        { ok: true },
        ...Array(2)
          .fill([{ ok: true }, { no }])
          .flat(),
      ])
      const names = kept().join()
      expect(digests.map((digest) => names.includes(imageName(digest)))).toEqual([true, false, true])
    }))

  it('has one process among those that wait until others have mounted, however many namespaces it has', async () => {
    const locks = join(host.dir, 'store/broker/locks')
    const hold =
      'import fcntl, sys; lock = open(sys.argv[1], "w"); fcntl.lockf(lock, 2, 1); print(flush=True); sys.stdin.read()'
    const holder = spawn('python3', ['-IS', '-c', hold, join(locks, 'mounting')])
    try {
      await once(holder.stdout, 'data')
      const job = await host.newContainer('privileged')
      const asking = ['/usr/bin/python3', '-IS', '-c', client, host.socket, 'mount', fresh(), layer]
      const own = [1, 2, 3].map(() => job.start(['unshare', '--mount', ...asking]))
      const others = honest.start([...within, client, host.socket, 'many', layer, fresh()])
      const answered = [...own, others].map((process) => once(process, 'exit'))
      const all = (): number => waiting('mounting') + waiting('own-turn')
      await until(() => all() === 4)
      expect(waiting('mounting')).toBe(2)
      holder.stdin.end()
      await Promise.all(answered)
      await job.kill()
    } finally {
      holder.kill('SIGKILL')
    }
  })

  it('has one process that looks through what its jobs have written', async () => {
    const other = await host.newContainer()
    const asking = (words: string[]): string[] => [...within, client, host.socket, ...words]
    const viewOf = (job: Container): string => {
      const view = fresh()
      expect(job.run(asking(['mount', fresh(), layer, view]))).toBe('[{"ok": true}]\n')
      return view
    }
    const account = /\d+/.exec(honest.run(['readlink', '/proc/self/ns/pid']))?.[0] as string
    const file = join(host.dir, 'store/broker/locks/own-detaching')
    const hold =
      'import fcntl, sys; lock = open(sys.argv[1], "w"); fcntl.lockf(lock, 2, 1, int(sys.argv[2])); print(flush=True); sys.stdin.read()'
    const holder = spawn('python3', ['-IS', '-c', hold, file, account])
    try {
      await once(holder.stdout, 'data')
      const waits = honest.start(asking(['detached', viewOf(honest)]))
      const answer = readText(waits.stdout as Readable)
      await until(() => waiting('own-detaching') === 1)
      const view = viewOf(other)
      expect(other.run(asking(['detached', view]))).toBe('[{"detached": []}]\n')
      expect(waits.exitCode).toBe(null)
      holder.stdin.end()
      expect(await answer).toBe('[{"detached": []}]\n')
    } finally {
      holder.kill('SIGKILL')
      await other.kill()
    }
  })

  /** How many processes wait for a lock of the broker. */
  function waiting(name: string): number {
    const { ino } = statSync(join(host.dir, 'store/broker/locks', name), { throwIfNoEntry: false }) ?? {}
    const lines = readFileSync('/proc/locks', 'latin1').split('\n')
    return lines.filter((line) => line.includes('->') && line.includes(`:${ino} `)).length
  }

  async function until(isSo: () => boolean): Promise<void> {
    for (const end = performance.now() + 10_000; !isSo() && performance.now() < end; ) await sleep(20)
    expect(isSo()).toBe(true)
  }

  interface Shown {
    isWaiting: boolean
    /** How many bytes of the disk each one takes. */
    files: { path: string; taken: number }[]
  }

  /** The broker's processes: whether each one waits for the kernel, and which files it has open. */
  function brokers(): Shown[] {
    return readdirSync('/proc').flatMap((pid) => {
      try {
        const read = (name: string): string => readFileSync(`/proc/${pid}/${name}`, 'latin1')
        if (!read('cmdline').includes(`${host.dir}/store\0`)) return []
        const files = readdirSync(`/proc/${pid}/fd`).map((file) => {
          const path = readlinkSync(`/proc/${pid}/fd/${file}`)
          const isFile = path.startsWith('/')
          return { path, taken: isFile ? statSync(`/proc/${pid}/fd/${file}`).blocks * 512 : 0 }
        })
        return [{ isWaiting: / D /.test(read('stat')), files }]
      } catch {
        return [] // it is no process, or has ended
      }
    })
  }

  /** Whether a process of the broker that has such a file waits for the kernel. */
  function isWaiting(end = ''): boolean {
    return brokers().some(({ isWaiting, files }) => isWaiting && files.some(({ path }) => path.endsWith(end)))
  }

  /** How many bytes each file without a name takes that the broker's processes have open. */
  function copies(): number[] {
    const files = brokers().flatMap(({ files }) => files)
    return files
      .filter(({ path }) => path.includes(`${host.dir}/store/broker/images/#`))
      .map(({ taken }) => taken)
  }
})
