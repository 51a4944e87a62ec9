// What else uses the workspace while caches are mounted in it: processes, mounts, links, other steps, and what a job plants.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job, StepRun } from '../../../scripts/as-runner.ts'
import { recordsDir } from '../../../src/mounts/root/mount-root.ts'
import { endedSign } from '../../support/ended-process.ts'
import {
  annotationsOf,
  asRoot,
  give,
  type Host,
  logOf,
  newPlace,
  restore,
  save,
  type User,
  writeTree,
} from '../../support/host.ts'
import { loopsLeft } from '../../support/jobs/loops.ts'
import { overlaysIn } from '../../support/jobs/mounted.ts'
import { startRunner } from '../../support/jobs/runner.ts'
import { withSudo } from '../../support/jobs/sudo.ts'

const place = newPlace()
const [user] = withSudo(place).toReversed() as [User]
const { options } = user
const inputs = { key: 'deep', path: 'backend/node_modules', mode: 'mount' }
const other = { key: 'other', path: 'dist\nbackend/out', mode: 'mount' }
let host: Host

async function newJob(): Promise<Job> {
  const job = await host.newJob()
  writeTree(job.workspace, { 'backend/main.js': 'main' })
  give(job.workspace, user)
  return job
}

const post = (job: Job, main: StepRun, more = inputs): Promise<StepRun> =>
  save(job, more, { ...options, state: main.state })

const at = ({ workspace }: Job, path: string): string => join(workspace, path)
const textAt = (job: Job, path: string): string => readFileSync(at(job, path), 'utf8')

/** Runs a script as the job's user. */
function shell(job: Job, script: string): string {
  const { uid, gid } = options
  const as = uid === undefined ? {} : { uid, gid: gid ?? uid }
  return execFileSync('bash', ['-ec', script], { ...as, cwd: job.workspace, encoding: 'utf8' })
}

function expectNothingLeft(job: Job): void {
  expect(readFileSync('/proc/self/mountinfo', 'utf8')).not.toContain(dirname(job.workspace))
  expect(readdirSync(dirname(job.workspace)).filter((name) => name.startsWith('headstart'))).toEqual([])
  expect(loopsLeft(place)).toEqual([])
}

beforeAll(async () => {
  host = place.newHost()
  const job = await newJob()
  writeTree(job.workspace, {
    'backend/node_modules/a/index.js': 'cached',
    'backend/node_modules/b/index.js': 'b',
    'dist/main.js': 'built',
    'backend/out/x': 'x',
  })
  give(job.workspace, user)
  for (const one of [inputs, other])
    expect(logOf(await save(job, one, options))).toContain(`Cache saved with key: ${one.key}`)
})

it('leaves a directory that a link leads to, and what is at a replaced directory above the target', async () => {
  for (const script of [
    'mv backend old; mkdir -p elsewhere/node_modules; echo mine > elsewhere/node_modules/file; ln -s elsewhere backend',
    'mv backend old; mkdir -p backend/node_modules; echo mine > backend/node_modules/file',
  ]) {
    const job = await newJob()
    const main = await restore(job, inputs, options)
    shell(job, script)
    await post(job, main)
    expect(textAt(job, 'backend/node_modules/file')).toBe('mine\n')
    expect(textAt(job, 'old/node_modules/a/index.js')).toBe('cached')
    expect(textAt(job, 'old/main.js')).toBe('main')
    expectNothingLeft(job)
  }
})

it('lays no changes on an image if a link leads to the target: the next job gets one tree', async () => {
  const rolling = { ...inputs, key: 'rolling', rolling: 'true' }
  const from = await newJob()
  const large = 'x'.repeat(1000)
  const files = Array.from({ length: 40 }, (_, i) => [`backend/node_modules/${i}`, `${i}${large}`] as const)
  writeTree(from.workspace, Object.fromEntries(files))
  give(from.workspace, user)
  await save(from, rolling, options)
  const job = await newJob()
  const main = await restore(job, rolling, options)
  expect(logOf(main)).toContain('Mounted backend/node_modules')
  shell(
    job,
    'mv backend old; mkdir -p elsewhere/node_modules; echo mine > elsewhere/node_modules/file; ln -s elsewhere backend',
  )
  await save(job, rolling, { ...options, state: main.state })
  expectNothingLeft(job)
  const next = await newJob()
  const again = await restore(next, rolling, options)
  expect(readdirSync(at(next, 'backend/node_modules'))).toEqual(['file'])
  await save(next, rolling, { ...options, state: again.state })
  expectNothingLeft(next)
})

it('believes nothing that a job has planted beside its workspace', async () => {
  const job = await newJob()
  const beside = dirname(job.workspace)
  const victim = join(beside, 'victim')
  writeTree(victim, { 'hooks/pre-commit': 'good', 'evil/pre-commit': 'evil' })
  // A mount root of a job that is over: no process has such a pid.
  const root = join(beside, `headstart-mount-${endedSign('/')}-abcdef`)
  mkdirSync(root, { mode: 0o700 })
  for (const [name, target] of [
    ['workspace', job.workspace],
    ['target-0-0', join(victim, 'hooks/pre-commit')],
    ['target-0', join(victim, 'hooks')],
    ['made-0', victim],
    ['moved-0', join(victim, 'hooks')],
    ['l0-0', victim],
  ] as const)
    symlinkSync(target, join(root, name))
  mkdirSync(join(root, 'copy-0'))
  writeFileSync(join(root, 'copy-0/pre-commit'), 'evil')
  for (const dir of [victim, root]) give(dir, user)
  const main = await restore(job, { ...inputs, key: 'no such key' }, options)
  expect(annotationsOf(main)).toEqual([])
  expect(readFileSync(join(victim, 'hooks/pre-commit'), 'utf8')).toBe('good')
  expect(existsSync(root)).toBe(false)
})

it('is not mounted while a process of the next job uses what a killed job has left mounted', async () => {
  const job = await newJob()
  const killed = startRunner(job)
  await killed.run('restore', inputs, options)
  await killed.end()
  const { uid, gid } = options
  const as = uid === undefined ? {} : { uid, gid: gid ?? uid }
  const cwd = at(job, 'backend/node_modules')
  const server = spawn('sh', ['-c', 'echo; read line'], { ...as, cwd, stdio: ['pipe', 'pipe', 'ignore'] })
  await once(server.stdout as NodeJS.ReadableStream, 'data')
  const next = startRunner(job)
  try {
    // The first step detaches the overlay, and no list of mounts names it any more.
    for (const more of [inputs, other]) {
      const main = await next.run('restore', more, options)
      const why = 'a process still uses what a killed job has mounted over it'
      expect(logOf(main).filter((line) => line.startsWith('Unpacking'))).toEqual(
        more.path.split('\n').map((path) => `Unpacking ${path} instead of mounting: ${why}`),
      )
      expect(overlaysIn(job.workspace)).toEqual([])
      await next.run('post', more, { ...options, state: main.state })
    }
    expect(textAt(job, 'backend/node_modules/a/index.js')).toBe('cached')
  } finally {
    server.stdin?.end('\n')
    await once(server, 'close')
    await next.end()
  }
  shell(job, 'rm -r backend/node_modules backend/out dist')
  const main = await restore(job, inputs, options)
  expect(logOf(main)).toContain('Mounted backend/node_modules')
  await post(job, main)
  expectNothingLeft(job)
})

it('leaves no record of a killed job whose mount root is gone, and touches no files', async () => {
  const job = await newJob()
  const killed = startRunner(job)
  await killed.run('restore', inputs, options)
  await killed.end()
  shell(job, 'rm -r backend/node_modules/b; echo mine > backend/node_modules/own')
  const beside = dirname(job.workspace)
  const mounts = readFileSync('/proc/self/mountinfo', 'utf8').split('\n').reverse()
  for (const line of mounts.filter((line) => line.includes(beside)))
    spawnSync(...asRoot('umount', '-l', line.split(' ')[4] as string))
  const [name = ''] = readdirSync(recordsDir).filter((name) => existsSync(join(beside, name)))
  expect(name).toMatch(/^headstart-mount-/)
  for (const root of readdirSync(beside).filter((name) => name.startsWith('headstart-mount-')))
    spawnSync(...asRoot('rm', '-rf', join(beside, root)))
  const later = await restore(job, { ...inputs, key: 'no such key' }, options)
  expect(annotationsOf(later)).toEqual([])
  expect(readdirSync(recordsDir)).not.toContain(name)
  expect(textAt(job, 'backend/node_modules/own')).toBe('mine\n')
  expect(existsSync(at(job, 'backend/main.js'))).toBe(true)
  expectNothingLeft(job)
})

it('leaves a record from before a restart only to the job of that workspace, unless its mount root is gone', async () => {
  const [gone, kept, running] = [await newJob(), await newJob(), await newJob()]
  const sign = endedSign('/').split('.')
  const earlier = [sign[0], 'ffffffff', ...sign.slice(2)].join('.')
  const nameFor = (job: Job, one: string, suffix: string): string => {
    const name = `headstart-mount-${one}-${suffix}`
    const record = { workspace: job.workspace, targets: [], layers: [], made: [] }
    spawnSync(...asRoot('mkdir', '-p', recordsDir))
    spawnSync(
      ...asRoot('sh', '-c', `umask 022; echo '${JSON.stringify(record)}' > ${join(recordsDir, name)}`),
    )
    return name
  }
  // Before its record: a restore of another test may look at the records at any time.
  mkdirSync(join(dirname(kept.workspace), `headstart-mount-${earlier}-bbbbbb`))
  const names = [
    nameFor(gone, earlier, 'aaaaaa'),
    nameFor(kept, earlier, 'bbbbbb'),
    nameFor(running, sign.join('.'), 'cccccc'),
  ]
  try {
    // The job of another workspace.
    await restore(await newJob(), { ...inputs, key: 'no such key' }, options)
    const left = readdirSync(recordsDir)
    expect(names.map((name) => left.includes(name))).toEqual([false, true, true])
    await restore(running, { ...inputs, key: 'no such key' }, options)
    expect(readdirSync(recordsDir)).not.toContain(names[2])
  } finally {
    for (const name of names) spawnSync(...asRoot('rm', '-f', join(recordsDir, name)))
  }
})

it('stays mounted, and says so, while a file system is mounted in the workspace', async () => {
  const job = await newJob()
  const main = await restore(job, inputs, options)
  mkdirSync(at(job, 'disk'))
  spawnSync(...asRoot('mount', '-t', 'tmpfs', '-o', 'mode=0777', 'tmpfs', at(job, 'disk')))
  try {
    writeFileSync(at(job, 'disk/file'), 'mine')
    expect(annotationsOf(await post(job, main))).toEqual([
      expect.stringContaining(`${at(job, 'disk')} is mounted in the workspace; unmount it in the job`),
    ])
    expect(textAt(job, 'disk/file')).toBe('mine')
    expect(textAt(job, 'backend/node_modules/a/index.js')).toBe('cached')
  } finally {
    spawnSync(...asRoot('umount', at(job, 'disk')))
  }
  await post(job, main)
  expectNothingLeft(job)
})

it('stays mounted, and says so, while a file system is mounted over the workspace: its files are of the job', async () => {
  const job = await newJob()
  const main = await restore(job, inputs, options)
  spawnSync(...asRoot('mount', '-t', 'tmpfs', '-o', 'mode=0777', 'tmpfs', job.workspace))
  try {
    writeFileSync(at(job, 'file'), 'mine')
    expect(annotationsOf(await post(job, main))).toEqual([
      expect.stringContaining('is mounted in the workspace; unmount it in the job'),
    ])
    expect(textAt(job, 'file')).toBe('mine')
  } finally {
    spawnSync(...asRoot('umount', job.workspace))
  }
  await post(job, main)
  expectNothingLeft(job)
})

it('unpacks while another process has a file open, as no locks or pipes reach from below an overlay to it', async () => {
  const job = await newJob()
  const { uid, gid } = options
  const as = uid === undefined ? {} : { uid, gid: gid ?? uid }
  const script = 'mkfifo "$1"; exec 9<> "$1"; echo ready; read line'
  const holder = spawn('bash', ['-ec', script, 'bash', at(job, 'pipe')], { ...as, cwd: '/' })
  try {
    await once(holder.stdout, 'data')
    const main = await restore(job, inputs, options)
    expect(logOf(main)).toContain(
      `Unpacking backend/node_modules instead of mounting: bash (process ${holder.pid}) has a file open in it`,
    )
    expect(textAt(job, 'backend/node_modules/a/index.js')).toBe('cached')
    // Without a reader, a writer of a pipe waits.
    shell(job, 'timeout 30 sh -c "echo x > pipe"')
    expect(annotationsOf(await post(job, main))).toEqual([])
  } finally {
    holder.kill('SIGKILL')
    await once(holder, 'close')
  }
})

it('unpacks while another process listens on a socket, as no connection reaches from an overlay to it', async () => {
  const job = await newJob()
  const socket = at(job, 'socket')
  const script = `require('net').createServer().listen(process.argv[1], () => console.log('ready'))`
  const server = spawn(process.execPath, ['-e', script, socket], { cwd: '/' })
  try {
    await once(server.stdout, 'data')
    const main = await restore(job, inputs, options)
    expect(logOf(main)).toContain(
      `Unpacking backend/node_modules instead of mounting: node (process ${server.pid}) has a file open in it`,
    )
    const client = connect(socket)
    await once(client, 'connect')
    client.destroy()
    expect(annotationsOf(await post(job, main))).toEqual([])
  } finally {
    server.kill('SIGKILL')
    await once(server, 'close')
  }
})

it('is no place for the upper directory of another overlay, which the kernel says', async () => {
  const job = await newJob()
  const main = await restore(job, inputs, options)
  for (const name of ['lower', 'upper', 'work', 'shown']) mkdirSync(at(job, name))
  const layers = ['lower', 'upper', 'work'].map((name) => `${name}dir=${at(job, name)}`).join(',')
  const mount = spawnSync(...asRoot('mount', '-t', 'overlay', '-o', layers, 'overlay', at(job, 'shown')), {
    encoding: 'utf8',
  })
  // The words of two versions of mount.
  expect(mount.stderr).toMatch(/wrong fs type, bad option, bad superblock|not supported as upperdir/)
  // A lower directory may be there.
  const read = ['mount', '-t', 'overlay', '-o', `lowerdir=${at(job, 'lower')}:${at(job, 'backend')}`, 'o']
  expect(spawnSync(...asRoot(...(read as [string]), at(job, 'shown'))).status).toBe(0)
  expect(textAt(job, 'shown/node_modules/a/index.js')).toBe('cached')
  spawnSync(...asRoot('umount', at(job, 'shown')))
  await post(job, main)
  expectNothingLeft(job)
})

it('keeps the log of a server that writes while post runs, and files that come and go', async () => {
  const job = await newJob()
  const main = await restore(job, inputs, options)
  const script = 'i=0; while :; do i=$((i+1)); echo "line $i" >> server.log; : > tmp.$i; rm tmp.$i; done'
  const { uid, gid } = options
  const as = uid === undefined ? {} : { uid, gid: gid ?? uid }
  const server = spawn('sh', ['-c', script], { ...as, cwd: job.workspace, stdio: 'ignore' })
  try {
    while (!existsSync(at(job, 'server.log'))) await sleep(10)
    shell(job, 'mv backend/node_modules/a moved')
    expect(annotationsOf(await post(job, main))).toEqual([])
  } finally {
    server.kill('SIGKILL')
    await once(server, 'close')
  }
  const lines = textAt(job, 'server.log').trimEnd().split('\n')
  expect(lines).toEqual(lines.map((_, i) => `line ${i + 1}`))
  expect(textAt(job, 'moved/index.js')).toBe('cached')
  // The overlay stays for the server, and the next job unmounts what is left.
  await restore(await newJob(), { ...inputs, key: 'no such key' }, options)
})

it('removes marks that a process leaves after post, in an overlay that was only detached', async () => {
  const job = await newJob()
  const runner = startRunner(job)
  const main = await runner.run('restore', inputs, options)
  const { uid, gid } = options
  const as = uid === undefined ? {} : { uid, gid: gid ?? uid }
  const script = 'read line; rm -rf backend/node_modules'
  const left = spawn('sh', ['-c', script], { ...as, cwd: job.workspace, stdio: ['pipe', 'ignore', 'ignore'] })
  expect(annotationsOf(await runner.run('post', inputs, { ...options, state: main.state }))).toEqual([])
  await runner.end()
  left.stdin?.end('\n')
  await once(left, 'close')
  expect(shell(job, 'find . -type c')).toBe('./backend/node_modules\n')
  await restore(job, { ...inputs, key: 'no such key' }, options)
  expect(shell(job, 'find .')).toBe('.\n./backend\n./backend/main.js\n')
  expectNothingLeft(job)
})

it('lets two steps mount at once, and shows all files to a reader at every moment after they appear', async () => {
  const job = await newJob()
  const script = `while :; do
    if [ -e "$1/a" ]; then seen=1; [ "$(cat "$1/a/index.js")" = cached ] || echo "no content"
    elif [ -n "$seen" ]; then echo gone; fi; done`
  // Its working directory is elsewhere: the overlay would be over the targets alone.
  const reader = spawn('bash', ['-c', script, 'bash', at(job, 'backend/node_modules')], { cwd: '/' })
  const mains = await Promise.all([restore(job, inputs, options), restore(job, other, options)])
  reader.kill('SIGKILL')
  expect(overlaysIn(job.workspace).length).toBeGreaterThan(0)
  expect(textAt(job, 'dist/main.js')).toBe('built')
  const said: string[] = []
  for (const stream of [reader.stdout, reader.stderr]) stream.on('data', (data) => said.push(String(data)))
  await once(reader, 'close')
  for (const [i, one] of [other, inputs].entries()) await post(job, mains[1 - i] as StepRun, one)
  expectNothingLeft(job)
  expect([...new Set(said)]).toEqual([])
})

it('keeps the files of the first step while the second one is killed at any moment', async () => {
  const began = performance.now()
  const probe = await newJob()
  const first = await restore(probe, inputs, options)
  const second = await restore(probe, other, options)
  const wholeMs = (performance.now() - began) / 2
  await post(probe, second, other)
  await post(probe, first)
  for (const share of [0.4, 0.6, 0.7, 0.8, 0.9, 1]) {
    const job = await newJob()
    const main = await restore(job, inputs, options)
    const onSpawn = (child: ChildProcess): void => {
      setTimeout(() => child.kill('SIGKILL'), share * wholeMs)
    }
    const killed = await restore(job, other, { ...options, onSpawn })
    expect(textAt(job, 'backend/node_modules/a/index.js')).toBe('cached')
    await post(job, killed, other)
    expect(textAt(job, 'backend/node_modules/a/index.js')).toBe('cached')
    expect(annotationsOf(await post(job, main))).toEqual([])
    expect(readdirSync(at(job, 'backend'))).toEqual(['main.js'])
    expectNothingLeft(job)
  }
})

it('removes no file of the next job after a kill, whatever the machine did in between', async () => {
  for (const isRestarted of [false, true]) {
    const job = await newJob()
    const runner = startRunner(job)
    await runner.run('restore', inputs, options)
    await runner.end()
    shell(
      job,
      'rm -r backend/node_modules/b; mv backend/node_modules/a moved; echo x > backend/node_modules/own',
    )
    if (isRestarted) {
      const own = readFileSync('/proc/self/mountinfo', 'utf8').split('\n').reverse()
      for (const line of own.filter((line) => line.includes(dirname(job.workspace))))
        spawnSync(...asRoot('umount', '-l', line.split(' ')[4] as string))
    }
    // What the next job's checkout and installation put there.
    shell(job, 'mkdir -p backend/node_modules/next; echo next > backend/node_modules/next/file')
    const main = await restore(job, other, options)
    expect(annotationsOf(main)).toEqual([])
    const files = [
      'moved/index.js',
      'backend/node_modules/own',
      'backend/node_modules/next/file',
      'dist/main.js',
    ]
    expect(files.map((path) => textAt(job, path))).toEqual(['cached', 'x\n', 'next\n', 'built'])
    expect(shell(job, 'find . -type c')).toBe('')
    await post(job, main, other)
    expect(files.slice(0, 3).map((path) => textAt(job, path))).toEqual(['cached', 'x\n', 'next\n'])
    expectNothingLeft(job)
  }
})

it('shows a target that lies below a directory that an earlier overlay has hidden', async () => {
  const job = await newJob()
  const main = await restore(job, inputs, options)
  // Both get a mark, the second one because the image has had this name.
  shell(job, 'mkdir dist; rm -r backend; mkdir backend; echo new > backend/main.js')
  await post(job, main)
  shell(job, 'rmdir dist')
  const next = await restore(job, inputs, options)
  expect(logOf(next)).toContain('Mounted backend/node_modules')
  expect(textAt(job, 'backend/node_modules/a/index.js')).toBe('cached')
  expect(textAt(job, 'backend/main.js')).toBe('new\n')
  await post(job, next)
  expectNothingLeft(job)
})

it('brings back nothing that the job has removed when a later step mounts', async () => {
  for (const remove of ['rm -r backend; mkdir backend', 'rm -r backend/node_modules']) {
    const job = await newJob()
    const main = await restore(job, inputs, options)
    shell(job, remove)
    const second = await restore(job, other, options)
    expect(existsSync(at(job, 'backend/node_modules'))).toBe(false)
    expect(['backend/out/x', 'dist/main.js'].map((path) => textAt(job, path))).toEqual(['x', 'built'])
    await post(job, second, other)
    await post(job, main)
    expectNothingLeft(job)
  }
})

it('goes with its mount root, and takes along what the job has left, wherever TMPDIR is and whatever the modes are', async () => {
  const job = await newJob()
  shell(job, 'mkdir tmp')
  const env = { TMPDIR: at(job, 'tmp') }
  const main = await restore(job, inputs, { ...options, env })
  const name = 'x'.repeat(200)
  shell(
    job,
    `cd backend/node_modules; rm b/index.js; mkdir closed deep; chmod 0 closed; chmod a-w b
     sudo -n chown root a || chown root a; cd deep; for i in {1..25}; do mkdir ${name}; cd ${name}; done`,
  )
  expect(annotationsOf(await save(job, inputs, { ...options, env, state: main.state }))).toEqual([])
  expect(readdirSync(at(job, 'backend'))).toEqual(['main.js'])
  expectNothingLeft(job)
})

it('is covered again by a later step in a workspace of any name', async () => {
  const { workspace } = await newJob()
  const job = await host.newJob({ workspace: join(workspace, 'é b/é,:b') })
  give(workspace, user)
  const mains = [await restore(job, inputs, options), await restore(job, other, options)]
  expect(logOf(mains[1] as StepRun)).toContain('Mounted dist, backend/out')
  for (const [i, one] of [other, inputs].entries()) await post(job, mains[1 - i] as StepRun, one)
  expectNothingLeft(job)
})

it('leaves RUNNER_TEMP an ordinary directory', async () => {
  const job = await newJob()
  const main = await restore(job, inputs, options)
  expect(shell(job, `rm -rf '${job.temp}' && echo gone`)).toBe('gone\n')
  expect(textAt(job, 'backend/node_modules/a/index.js')).toBe('cached')
  mkdirSync(job.temp)
  give(job.temp, user)
  await post(job, main)
  expectNothingLeft(job)
})
