// Installs what one of the project's commands needs, then runs it under Node 24.
// `tools` installs what the tests need, and runs the command that follows, if any, where the tests would run.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { constants as os, tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  bin,
  fail,
  find,
  findOfSystem,
  installDebian,
  installNode,
  installPackages,
  installProgram,
  installProject,
  packagesOf,
  removeGoCaches,
  say,
} from './install.mjs'
import { installWindows, installWindowsPrograms } from './install-wine.mjs'

/**
 * The programs that may be started, by the package of Debian or Ubuntu that has them. Tests, demo, benchmarks and soak
 * have no other programs on their PATH, so a program that is missing here fails on every machine. Two callers bypass
 * PATH, and start only programs of this table: sudo, and src/mounts/root/rights.ts, which uses the system's own programs.
 */
const debian = {
  bash: 'bash',
  coreutils:
    'basename cat chmod chown chroot cksum comm cp cut date dd df dirname du echo env expr head id install ln ls mkdir mkfifo mknod mktemp mv nproc printf pwd ' +
    'readlink realpath rm rmdir seq sha256sum sleep sort stat sync tail test timeout touch tr true truncate uname wc yes',
  dash: 'sh',
  debianutils: 'which',
  diffutils: 'cmp diff',
  dpkg: 'dpkg-deb',
  findutils: 'find xargs',
  grep: 'grep',
  gzip: 'gzip gunzip',
  sed: 'sed',
  tar: 'tar',
  'util-linux': 'lsblk mountpoint nsenter prlimit setpriv unshare',
  // Every Debian and Ubuntu has the packages above. Some lack these.
  attr: 'setfattr',
  'btrfs-progs': 'btrfs mkfs.btrfs',
  curl: 'curl',
  e2fsprogs: 'chattr mkfs.ext4',
  fio: 'fio',
  kmod: 'modprobe',
  'libarchive-tools': 'bsdtar',
  make: 'make',
  mount: 'losetup mount umount',
  'ntfs-3g': 'lowntfs-3g mkntfs',
  openssl: 'openssl',
  python3: 'python3',
  runc: 'runc',
  'squashfs-tools': 'mksquashfs unsquashfs',
  squid: 'squid',
  sudo: 'sudo',
  wine: 'wine wineserver',
  xfsprogs: 'mkfs.xfs',
  zstd: 'unzstd zstd zstdmt',
}
/** Build tools. The benchmarks of docs/rolling.md start them, and the tests of presets some. */
const buildTools = {
  buildah: 'buildah',
  'build-essential': 'ar as cc gcc ld ranlib',
  cargo: 'cargo rustc',
  'busybox-static': 'busybox', // all that the container images have
  ccache: 'ccache',
  cmake: 'cmake',
  'default-jdk-headless': 'java javac',
  gradle: 'gradle',
  'ninja-build': 'ninja',
  'nix-bin': 'nix-build nix-collect-garbage',
  maven: 'mvn',
}
/** Package managers that Debian has, and what they start. */
const installers = {
  composer: 'composer',
  'php-cli': 'php',
  ruby: 'gem ruby',
  'ruby-bundler': 'bundle',
}
/** The README asks for these. */
const prerequisites = ['git', 'npm']

const peers = '__tests__/support/packages/peers'
const servers = ['weed', 'versitygw', 'throttle']
/** Makes glibc return memory: a program starts slower if its parent has more memory. */
const frugal = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}
const wine = process.arch === 'x64' ? ['wine'] : [] // Node for Windows is built for the same processor
const all = Object.keys(debian).filter((name) => name !== 'wine')
const testing = {
  packages: all.filter((name) => !['curl', 'fio', 'squid'].includes(name)),
  dependencies: true,
  projects: [peers],
}
/** Programs of other people that users of Headstart have: servers, package managers, another system. */
const testingPeers = {
  packages: [
    ...[...all, ...wine, ...Object.keys(installers)],
    ...['build-essential', 'cargo', 'ccache', 'default-jdk-headless', 'maven'],
  ],
  dependencies: true,
  programs: [
    'act',
    'gitea',
    'gitea-runner',
    'go',
    'kustomize',
    'otelcol',
    'pip',
    'poetry',
    'prometheus',
    'terraform-provider-aws',
    'tofu',
    'uv',
    ...servers,
  ],
  projects: [peers, '__tests__/support/packages/package-managers'],
}
/** Jest makes many short-lived objects. With more room for them, the tests take 8 % less CPU time. */
const jest = ['node', '--max-semi-space-size=64', 'node_modules/jest/bin/jest.js']
const ignoring = (...folders) => ['--testPathIgnorePatterns', ...folders.map((name) => `__tests__/${name}/`)]
const bench = {
  packages: [...all, ...wine],
  dependencies: true,
  programs: servers,
  projects: [peers, 'benchmarks/tree'],
  run: ['node', 'benchmarks/run.ts'],
}
const test = { ...testing, run: jest, lists: ignoring('peers', 'windows'), env: frugal }
const targets = {
  // A newcomer waits for the demo, and dist/ contains its dependencies.
  demo: {
    packages: ['bash', 'coreutils', 'curl', 'dash', 'findutils', 'mount', 'squashfs-tools', 'tar', 'zstd'],
    run: ['node', 'scripts/demo.ts'],
  },
  test,
  check: { dependencies: true, programs: ['zizmor', 'actionlint'], run: ['node', 'scripts/check.ts'] },
  'test:peers': {
    ...testingPeers,
    run: [...jest, '--roots', '__tests__/peers', '--roots', '__tests__/windows'],
    lists: ignoring(wine.length > 0 ? 'windows/long' : 'windows'),
    env: frugal,
  },
  'test:windows': {
    ...testingPeers,
    windowsPrograms: true,
    run: jest,
    lists: ['--roots', '__tests__/windows'],
    env: frugal,
  },
  soak: { packages: all, dependencies: true, programs: ['throttle'], run: ['node', 'scripts/soak.ts'] },
  'soak of histories': {
    packages: [...all, 'build-essential', 'cargo', 'ninja-build'],
    dependencies: true,
    run: ['node', 'scripts/soak.ts'],
  },
  // Runs every combination; in `npm test` they take turns. __tests__/support/turns.ts reads the variable.
  'soak of combinations': {
    ...testingPeers,
    packages: [...testingPeers.packages, 'gradle'], // which is large, and whose turn does not come in `npm run test:peers`
    run: [...jest, '--testTimeout', '600000'], // a test may try many
    lists: ignoring('windows/long'),
    env: { ...frugal, HEADSTART_COMBINATIONS: 'all' },
  },
  // Draws docs/metrics.svg.
  dashboard: {
    packages: all,
    dependencies: true,
    programs: ['otelcol', 'prometheus'],
    run: ['node', 'scripts/dashboard.ts'],
  },
  bench,
  'bench with recipes': {
    ...bench,
    packages: [...bench.packages, ...Object.keys(buildTools)],
    programs: [...servers, 'buildctl', 'buildkitd', 'go', 'sccache'],
    projects: [...bench.projects, 'benchmarks/build-tools'],
  },
  'bench with jobs': {
    ...bench,
    packages: [...bench.packages, ...Object.keys(installers)],
    programs: [...servers, 'go', 'pip', 'poetry', 'uv'],
    projects: [...bench.projects, '__tests__/support/packages/package-managers'],
  },
  'bench with histories': {
    packages: [...all, 'build-essential', 'cargo', 'ccache', 'default-jdk-headless', 'gradle'],
    dependencies: true,
    programs: ['go'],
    projects: [peers, 'benchmarks/histories/next-app'],
    run: ['node', 'benchmarks/histories/run.ts'],
  },
  tools: testingPeers,
  packages: { dependencies: true },
}

const [name, ...given] = process.argv.slice(2)
const args = given.filter((argument) => argument !== '--combinations')
if (!(name in targets)) fail(`Say what to run: node scripts/setup.mjs <${Object.keys(targets).join('|')}>`)
const {
  packages = [],
  dependencies = false,
  programs = [],
  projects = [],
  windowsPrograms,
  run = [],
  lists = [], // options that would take the arguments after them, too
  env,
} = targets[variantOf(name)]

const began = performance.now()
await installAll()
const seconds = (performance.now() - began) / 1000
if (seconds > 2) say(`installed in ${seconds.toFixed(0)} s`)
const command = [...run, ...args, ...lists]
if (command.length > 0) runBare(command)

/** Each line of work waits for downloads most of the time, so they run side by side. */
async function installAll() {
  const missing = packages.filter((name) => !commandsOf(name).every(findOfSystem))
  await installDebian(packagesOf(programs))
  await Promise.all([installSystem(missing), installByNpm(), installPrograms()])
}

async function installSystem(missing) {
  await installDebian(missing)
  if (packages.includes('wine')) await installWindows()
}

async function installByNpm() {
  if (dependencies) await installPackages()
  await installNode()
  for (const project of projects) await installProject(project)
}

/** One after the other: several are built by Go, which is one of them. */
async function installPrograms() {
  for (const program of programs) await installProgram(program)
  if (windowsPrograms) await installWindowsPrograms()
  removeGoCaches()
}

/**
 * Runs a command whose PATH has only the programs that are named above. All processes of Node that it starts share what
 * one of them has compiled: thousands of starts take a sixth less time, and those that read TypeScript a half.
 */
function runBare([command, ...argv]) {
  const dir = mkdtempSync(join(tmpdir(), 'headstart-run-'))
  process.on('exit', () => {
    // Processes that outlive the command may add files meanwhile, which Node 20 does not look for again.
    for (let tries = 0; tries < 5 && existsSync(dir); tries++)
      try {
        rmSync(dir, { recursive: true, force: true })
      } catch {}
  })
  // Steps may run as another user.
  chmodSync(dir, 0o755)
  const make = (name, mode) => {
    const made = join(dir, name)
    mkdirSync(made)
    chmodSync(made, mode)
    return made
  }
  const [path, compiled] = [make('bin', 0o755), make('compiled', 0o777)]
  for (const name of new Set(packages.flatMap(commandsOf))) symlinkSync(findOfSystem(name), join(path, name))
  for (const name of prerequisites) symlinkSync(find(name), join(path, name))
  for (const name of ['node', ...programs]) symlinkSync(join(bin, name), join(path, name))

  const child = spawn(join(path, command), argv, {
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: path, NODE_COMPILE_CACHE: compiled },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + os.signals[signal]))
}

/** The packages and the program of a command may depend on its arguments. */
function variantOf(name) {
  if (name === 'bench' && given.some(chooses('rolling|source-times'))) return 'bench with recipes'
  if (name === 'bench' && given.some(chooses('jobs|modes'))) return 'bench with jobs'
  if (name === 'bench' && given.some(chooses('histories'))) return 'bench with histories'
  if (name === 'soak' && given.includes('--combinations')) return 'soak of combinations'
  if (name === 'soak' && given.includes('--histories')) return 'soak of histories'
  return name
}

/** Whether an argument chooses benchmarks with tools: `--only rolling`, `--only 'source-times with cargo'`. */
function chooses(kinds) {
  const title = new RegExp(`(?:^|[,=])(?:${kinds})(?: (?:with|of) .*)?(?:,|$)`)
  return (argument) => title.test(argument)
}

function commandsOf(name) {
  return (debian[name] ?? buildTools[name] ?? installers[name]).split(' ')
}
