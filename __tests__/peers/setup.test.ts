// Tests can start only programs that the set-up installs, whatever else the machine has.
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Runs a command where tests run. */
function there(...command: string[]): string[] {
  return [join(root, 'scripts/setup.mjs'), 'tools', ...command]
}

it('runs the tests with only the programs of its table on PATH', () => {
  const list = there('sh', '-c', 'ls "$PATH" && git --version > /dev/null')
  const found = execFileSync(process.execPath, list, { encoding: 'utf8' }).split('\n')
  expect(found).toEqual(
    expect.arrayContaining(['act', 'bash', 'git', 'mksquashfs', 'node', 'sudo', 'tar', 'weed']),
  )

  // If no test checks how a program ends, a failed start goes unnoticed; so the sources are searched too.
  const started = /\b(?:spawn|spawnSync|execFile|execFileSync|asRoot|timed)\(\s*'([^']+)'/g
  // In other places, this is the name of many things.
  const ran = /(?<![.\w])run\(\s*'([^']+)'/g
  const runs = (path: string): boolean => /\/(?:src|__tests__\/unit\/system)\//.test(path)
  const sources = ['__tests__', 'bench', 'benchmarks', 'scripts', 'src'].flatMap((dir) =>
    readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.ts$/.test(name))
      .map((name) => join(root, dir, name)),
  )
  const names = sources.flatMap((path) => {
    const text = readFileSync(path, 'utf8')
    return [...text.matchAll(started), ...(runs(path) ? text.matchAll(ran) : [])].map(([, name]) => name)
  })
  const hasNoPackage = (name = ''): boolean => !found.includes(name)
  expect([...new Set(names)].filter(hasNoPackage)).toEqual(['no-such-program', 'apt-get'])
})

it.each(['perl', 'apt-get'])('does not let tests start %s, which the machine may have', (program) => {
  const { status, stderr } = spawnSync(process.execPath, there('sh', '-c', program), { encoding: 'utf8' })
  expect([status, stderr]).toEqual([127, expect.stringContaining('not found')])
})
