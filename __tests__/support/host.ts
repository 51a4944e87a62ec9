// Gives a test file machines with stores and jobs of their own, and removes them at the end.
import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  type Dirent,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import {
  type Ended,
  type Job,
  type JobOverrides,
  newJob,
  runStep,
  type StepOptions,
  type StepRun,
  thisSystem,
} from '../../scripts/as-runner.ts'
import { removeTree } from './corpus/nasty-tree.ts'
import { joinBytes } from './corpus/tree.ts'
import type { StepTask } from './jobs/step-host.ts'
import { newProcessPool, type ProcessPool } from './process-pool.ts'
import { triesAll } from './turns.ts'

export type Inputs = Record<string, string>

/** A machine that jobs share, with a store in its tool cache. */
export interface Host {
  /** All that is on it. */
  dir: string
  store: string
  newJob(overrides?: JobOverrides): Promise<Job>
}

/** Where the tests of one file put everything. */
export interface Place {
  dir: string
  newHost(): Host
}

const running = new Set<ChildProcess>()

/** Called at the top of a test file; what is made there goes after its last test, however that ends. */
export function newPlace(): Place {
  // What sticks out of the system's directory could be a link, which would be one more thing under test.
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'black-box-')))
  chmodSync(dir, 0o755)
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL')
    for (const pool of hosts.values()) pool.stop()
    removePlace(dir)
  })
  return placeIn(dir)
}

/** Also where steps that failed have left mounts. */
export function removePlace(dir: string): void {
  for (const mount of mountsBelow(dir)) execFileSync(...asRoot('umount', '--lazy', mount))
  spawnSync(...asRoot('chattr', '-R', '-f', '-i', dir))
  removeTree(dir)
}

/** In a directory that the caller removes. */
export function placeIn(dir: string): Place {
  return { dir, newHost: () => newHost(dir) }
}

function newHost(parent: string): Host {
  const dir = mkdtempSync(join(parent, 'host-'))
  chmodSync(dir, 0o755)
  const toolCache = join(dir, 'tools')
  return {
    dir,
    store: join(toolCache, 'headstart'),
    newJob({ env, ...overrides } = {}) {
      if (env?.RUNNER_ENVIRONMENT === 'self-hosted') markDisk(overrides.toolCache ?? toolCache)
      return newJob(dir, { toolCache, ...overrides, env: { ...compiledFor(overrides.system), ...env } })
    },
  }
}

/** Steps share what Node has compiled with all that `npm test` starts (scripts/setup.mjs). */
function compiledFor({ path } = thisSystem): Record<string, string> {
  const dir = process.env.NODE_COMPILE_CACHE
  return dir === undefined ? {} : { NODE_COMPILE_CACHE: path(dir) }
}

function mountsBelow(dir: string): string[] {
  const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n')
  const plain = (field = ''): string =>
    field.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)))
  const points = mounts
    .map((line) => plain(line.split(' ')[1]))
    .filter((point) => point.startsWith(`${dir}/`))
  return points.reverse()
}

/** Main. */
export function restore(job: Job, inputs: Inputs, options: StepOptions = {}): Promise<StepRun> {
  return runTracked(job, 'restore', { inputs, options })
}

/** Main of `restore/`. */
export function restoreOnly(job: Job, inputs: Inputs, options: StepOptions = {}): Promise<StepRun> {
  return runTracked(job, 'restore-only', { inputs, options })
}

/** Post, or `save/` where main has left no state. */
export function save(job: Job, inputs: Inputs, options: StepOptions = {}): Promise<StepRun> {
  return runTracked(job, options.state ? 'post' : 'save', { inputs, options })
}

/** Post of `restore/`. */
export function unmount(job: Job, inputs: Inputs, options: StepOptions = {}): Promise<StepRun> {
  return runTracked(job, 'unmount', { inputs, options })
}

/** The action bench/. */
export function bench(job: Job, inputs: Inputs, options: StepOptions = {}): Promise<StepRun> {
  return runTracked(job, 'bench', { inputs, options })
}

/** The action clean/. */
export function clean(job: Job, inputs: Inputs, options: StepOptions = {}): Promise<StepRun> {
  return runTracked(job, 'clean', { inputs, options })
}

interface Step {
  inputs: Inputs
  options: StepOptions
}

async function runTracked(
  job: Job,
  entry: Parameters<typeof runStep>[1],
  { inputs, options }: Step,
): Promise<StepRun> {
  const onSpawn = (child: ChildProcess): void => {
    running.add(child)
    child.on('close', () => running.delete(child))
    options.onSpawn?.(child)
  }
  const run = options.run ?? hosted(job, entry, { inputs, options })
  // Only long steps write a summary by default. Tests read all summaries: they must hold no secret, and only text.
  const given = entry === 'bench' ? inputs : { summary: 'true', ...inputs }
  return runStep(job, entry, given, { ...options, onSpawn, ...(run && { run }) })
}

/** By the user whose steps they run, and the certificates that Node trusts besides. */
const hosts = new Map<string, ProcessPool<StepTask, Ended>>()
const startedAlone = new Set<string>()

/**
 * Where a step need not be a process of its own, of which the most part of its time goes into the start, it runs in one
 * that has run others before. The first of each kind in a test file is always a process; in a soak all are.
 */
function hosted(job: Job, entry: string, { inputs, options }: Step): StepOptions['run'] {
  const { state, env = {}, uid, gid = uid, dist, node = process.execPath, ...more } = options
  const kind = `${state ? entry : `${entry} without a state`} as ${uid}`
  const support = dist === undefined ? import.meta.dirname : join(dist, '../support')
  const program = join(support, 'jobs/step-host.ts')
  const canHost = existsSync(program) && [process.execPath, join(support, '../node')].includes(node)
  const ofProcess = Object.keys({ ...job.env, ...env }).some((name) => forProcesses.test(name))
  // The server of a lazy mount waits for the end of the process that started it, which is main.
  const isLazy = entry.startsWith('restore') && Object.values(inputs).some((value) => /\blazy\b/.test(value))
  const mustStart =
    isLazy || !canHost || Object.keys(more).length > 0 || ofProcess || 'GITHUB_STEP_SUMMARY' in env
  if (triesAll || mustStart || job.system !== thisSystem || !startedAlone.has(kind)) {
    startedAlone.add(kind)
    return undefined
  }
  return (script, env, cwd) => {
    // As many as there are steps at once: some steps wait for others.
    const user = { ...(uid !== undefined && { uid }), ...(gid !== undefined && { gid }) }
    const { NODE_EXTRA_CA_CERTS } = env
    const kindOfHost = `${uid} ${NODE_EXTRA_CA_CERTS}`
    const pool =
      hosts.get(kindOfHost) ??
      newProcessPool<StepTask, Ended>(program, Number.POSITIVE_INFINITY, {
        ...user,
        cwd: support,
        execPath: node,
        // Which all users may write to; the system's may be root's own.
        env: { ...process.env, TMPDIR: job.env.NODE_COMPILE_CACHE, NODE_EXTRA_CA_CERTS },
      })
    hosts.set(kindOfHost, pool)
    return pool.ask({ script, env, cwd, umask: process.umask() })
  }
}

/** What Node, or the system, reads only when a process starts. A host starts with the certificates of its steps. */
const forProcesses = /^(NODE_(?!COMPILE_CACHE|EXTRA_CA_CERTS)|LD_|LANG|LC_|MALLOC_|SSL_|TZ$|UV_)/

/** What a step wrote to the log, without what is folded away, only shows when debugging, or on a slow machine. */
export function logOf({ stdout, stderr }: StepRun): string[] {
  const shown = stdout.replace(/^::group::.*\n(?:.*\n)*?::endgroup::\n/gm, '') + stderr
  const lines = shown.split('\n').filter((line) => line !== '')
  return lines.filter((line) => !/^(::debug::|The [\w ]+ was the bottleneck: )/.test(line))
}

/** What is folded away, under its title. */
export function foldedIn({ stdout }: StepRun): Record<string, string[]> {
  const groups = stdout.matchAll(/^::group::(.*)\n((?:.*\n)*?)::endgroup::\n/gm)
  return Object.fromEntries([...groups].map(([, title = '', text = '']) => [title, text.trim().split('\n')]))
}

/** The annotations among a step's log. */
export function annotationsOf(run: StepRun): string[] {
  return logOf(run).filter((line) => line.startsWith('::'))
}

/** The entries that a store shows, as paths. */
export function entriesOf(store: string): string[] {
  return filesBelow(store).filter((path) => !/^\.(drafts|notes)\//.test(relative(store, path)))
}

function filesBelow(dir: string): string[] {
  try {
    const found = readdirSync(dir, { recursive: true, withFileTypes: true })
    return found.filter((item) => !item.isDirectory()).map((item) => join(item.parentPath, item.name))
  } catch {
    return [] // nothing was ever saved
  }
}

/** What a step should have taken away before it ended: staging and scratch directories, drafts. */
export function leftoversIn({ dir, store }: Host): string[] {
  const directories = itemsBelow(dir).filter(
    ({ item }) =>
      item.isDirectory() && /^(\.headstart-staging-.*|headstart-.{6})$/s.test(item.name.toString('latin1')),
  )
  const drafts = filesBelow(store).filter((path) => path.startsWith(join(store, '.drafts/')))
  return [...directories.map(({ path }) => path.toString()), ...drafts]
}

/** Everything below a directory, links not followed: tests look too often to start `find` each time. */
export function itemsBelow(dir: string | Buffer): { path: Buffer; item: Dirent<Buffer> }[] {
  // Names may not be UTF-8.
  return readdirSync(dir, { encoding: 'buffer', withFileTypes: true }).flatMap((item) => {
    const path = joinBytes(dir, item.name)
    return [{ path, item }, ...(item.isDirectory() ? itemsBelow(path) : [])]
  })
}

/** Writes files, by their paths below a directory, with the directories they need. */
export function writeTree(dir: string, files: Record<string, string | Buffer>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), content)
  }
}

/**
 * Gives every directory of a tree a time that a double holds exactly: Node can set no other, so those of directories
 * that are merged come back rounded to about a microsecond.
 */
export function roundTimes(dir: string): void {
  const found = readdirSync(dir, { recursive: true, withFileTypes: true })
  const directories = found
    .filter((item) => item.isDirectory())
    .map((item) => join(item.parentPath, item.name))
  for (const path of [dir, ...directories]) utimesSync(path, 1, 1_500_000_000.25 + path.length)
}

/** Leaves the mark of an earlier job, so that jobs keep copies in the stash. */
function markDisk(toolCache: string): void {
  const stash = join(toolCache, 'headstart-copies')
  if (existsSync(stash)) return
  mkdirSync(stash, { recursive: true, mode: 0o700 })
  writeFileSync(join(stash, 'first-job'), 'an earlier job', { mode: 0o600 })
}

/** A PATH on which nothing but these programs can be found, under these names. */
export function pathOf(host: Host, programs: Record<string, string>): string {
  const bin = mkdtempSync(join(host.dir, 'bin-'))
  chmodSync(bin, 0o755)
  for (const [name, program] of Object.entries(programs)) symlinkSync(locate(program), join(bin, name))
  return bin
}

function locate(program: string): string {
  for (const dir of String(process.env.PATH).split(':')) {
    const path = join(dir, program)
    if (statSync(path, { throwIfNoEntry: false })?.isFile()) return path
  }
  throw new Error(`there is no ${program} on PATH`)
}

/** A user to run steps as. */
export interface User {
  name: 'root' | 'an ordinary user'
  options: Pick<StepOptions, 'uid' | 'gid' | 'dist' | 'node' | 'env'>
}

const nobody = 65534

const usersIn = new WeakMap<Place, User[]>()

/** Both kinds of user where the tests run as root; without the right to become another user, only the one. */
export function usersFor(place: Place): User[] {
  const users = usersIn.get(place) ?? findUsers(place)
  usersIn.set(place, users)
  return users
}

function findUsers(place: Place): User[] {
  if (process.getuid?.() !== 0) {
    console.log('Not run as root: only root can also try what root sees')
    return [{ name: 'an ordinary user', options: {} }]
  }
  return [
    { name: 'root', options: {} },
    { name: 'an ordinary user', options: { uid: nobody, gid: nobody, ...readableAction(place) } },
  ]
}

// The repository and Node may lie where only root can look.
function readableAction(place: Place): { dist: string; node: string } {
  const dist = join(place.dir, 'dist')
  cpSync(join(import.meta.dirname, '../../dist'), dist, { recursive: true })
  for (const file of ['jobs/step-host.ts', 'own-world.ts'])
    cpSync(join(import.meta.dirname, file), join(place.dir, 'support', file))
  const works = spawnSync(process.execPath, ['--version'], { uid: nobody, gid: nobody }).status === 0
  if (works) return { dist, node: process.execPath }
  const node = join(place.dir, 'node')
  cpSync(process.execPath, node, { dereference: true })
  return { dist, node }
}

/** Hands a tree over to the user that steps run as. */
export function give(path: string, { options }: User): void {
  const { uid, gid = uid } = options
  if (uid === undefined || gid === undefined) return
  lchownSync(path, uid, gid)
  if (!lstatSync(path).isDirectory()) return
  for (const item of itemsBelow(path)) lchownSync(item.path, uid, gid)
}

/** A command and its arguments with root's rights. */
export function asRoot(command: string, ...args: string[]): [command: string, args: string[]] {
  return process.getuid?.() === 0 ? [command, args] : ['sudo', ['-n', command, ...args]]
}

/** `it` where root's rights can be had; elsewhere it says why not and skips. */
export function itWithRights(what: string): jest.It {
  if (spawnSync(...asRoot('true')).status === 0) return it
  console.log(`Skipped, as sudo asks for a password: ${what}`)
  return it.skip
}

/** `describe` where the tests run as root; elsewhere it says why not and skips. */
export function describeAsRoot(title: string, tests: () => void): void {
  const isRoot = process.getuid?.() === 0
  if (!isRoot) console.log(`Not run as root, so skipped: ${title}`)
  const where = isRoot ? describe : describe.skip
  where(title, tests)
}
