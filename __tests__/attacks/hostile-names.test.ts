// Saves and restores with keys and environments that would mislead a careless program.
import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { logLine } from '../../src/system/outside-text.ts'
import { hostileKeys } from '../support/corpus/hostile.ts'
import { describeTree } from '../support/corpus/tree.ts'
import {
  entriesOf,
  type Host,
  itemsBelow,
  leftoversIn,
  logOf,
  newPlace,
  pathOf,
  restore,
  save,
  writeTree,
} from '../support/host.ts'
import { inTurn } from '../support/turns.ts'

const place = newPlace()
// How stores tell keys apart is proven for all of them in stores.test.ts; these are of every kind that something else on
// the way through the action could trip over: logs, outputs, states, tools, the file system.
const kinds = [
  'two words',
  '"quoted"',
  '$(touch pwned)',
  '`touch pwned`',
  ';touch pwned',
  'new\nline',
  'carriage\r\nreturn',
  'control \x01\x1b[31m\x7f',
  '../../../etc/passwd',
  '/etc/passwd',
  '--delete',
  '@list',
  '..',
  'a//b',
  'a\\b',
  '%2F',
  '%00',
  '*',
  '~',
  'caf\u00e9',
  'cafe\u0301',
  '🚀',
  '\u202egnp.exe',
  '語'.repeat(512),
  'Linux-Node',
  'linux-node',
  '::add-mask::x',
  '::set-output name=a::b',
  '##[error]x',
  '__proto__',
]
const keys = hostileKeys.filter((key) => kinds.includes(key))

describe('a key', () => {
  let host: Host
  beforeAll(async () => {
    host = place.newHost()
    const waiting = [...keys]
    const writer = async (): Promise<void> => {
      for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
        const job = await host.newJob()
        writeTree(job.workspace, { 'tree/key': key })
        const run = await save(job, { key, path: 'tree' })
        const line = logLine(`Cache saved with key: ${key}`)
        expect(logOf(run).at(-1)).toBe(line)
      }
    }
    await Promise.all([writer(), writer(), writer()])
  })

  it('has an entry of its own, in the store only', () => {
    expect(entriesOf(host.store)).toHaveLength(keys.length)
    const outside = execFileSync('find', [
      host.dir,
      '-type',
      'f',
      '!',
      '-path',
      `${host.store}/*`,
      '-printf',
      '%f\n',
    ])
    const names = new Set(
      outside
        .toString()
        .split('\n')
        .filter((name) => !/^headstart-save-.*\.json$/.test(name)),
    )
    expect([...names].sort()).toEqual(['', 'event.json', 'key'])
    expect(leftoversIn(host)).toEqual([])
  })

  it.each(keys.map((key, turn) => ({ key, turn, text: JSON.stringify(key).slice(0, 60) })))(
    '$text comes back as it was',
    async ({ key, turn }) => {
      const job = await host.newJob()
      const run = await restore(job, { key, path: 'tree' })
      expect(run).toMatchObject({ exitCode: 0, outputs: { hit: 'exact', 'cache-hit': 'true' } })
      expect(run.outputs['cache-matched-key']).toBe(key)
      expect(run.outputs['cache-primary-key']).toBe(key)
      expect(readFileSync(join(job.workspace, 'tree', 'key'), 'utf8')).toBe(key)
      expect(itemsBelow(host.dir).filter(({ item }) => String(item.name) === 'pwned')).toEqual([])

      // By its first half, which may also be the start of another one. How stores find each is in stores.test.ts.
      const characters = [...key]
      const half = characters
        .slice(0, characters.length >> 1)
        .join('')
        .trim()
      if (half === '' || !inTurn(turn, [true, false, false]).includes(true)) return
      const partial = await restore(job, { key: half, path: 'tree', 'lookup-only': 'true' })
      const matched = String(partial.outputs['cache-matched-key']).toLowerCase()
      expect(matched.startsWith(half.toLowerCase())).toBe(true)
    },
  )

  it.each([
    ['longer than a file name may be', 'p'.repeat(300)],
    ['with every byte escaped', '語'.repeat(150)],
  ])('%s is found by any of its beginnings', async (_, key) => {
    const own = place.newHost()
    const job = await own.newJob()
    writeTree(job.workspace, { 'tree/key': key })
    await save(job, { key, path: 'tree' })
    for (const length of [1, 20, 54, 149, key.length - 1]) {
      const run = await restore(job, { key: key.slice(0, length), path: 'tree', 'lookup-only': 'true' })
      expect(run.outputs).toMatchObject({ hit: 'partial', 'cache-matched-key': key })
    }
    const run = await restore(job, { key: `${key.slice(0, -1)}x`, path: 'tree' })
    expect(run.outputs.hit).toBe('miss')
  })
})

describe('the language of a job', () => {
  const hostWith = async (key: string): Promise<Host> => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'tree/key': key })
    await save(job, { key, path: 'tree' })
    return host
  }

  it('makes no two keys one, though Thai leaves out signs when it compares texts', async () => {
    const host = await hostWith('deps-1-12')
    const job = await host.newJob({ env: { LC_ALL: 'th_TH.UTF-8' } })
    const inputs = { key: 'deps-11-2', path: 'tree' }
    const found = await restore(job, { ...inputs, 'restore-keys': 'deps-', 'lookup-only': 'true' })
    expect(found.outputs).toMatchObject({ hit: 'partial', 'cache-hit': 'false' })
    const [entry = ''] = entriesOf(host.store)
    renameSync(entry, entry.replace('deps-1-12', 'deps-11-2'))
    const copied = await restore(job, inputs)
    expect(copied.outputs.hit).toBe('miss')
    expect(copied.stdout).toContain('is that of another key, deps-1-12')
  })

  it('makes no key two, though Turkish has two kinds of i', async () => {
    const host = await hostWith('LINUX')
    const job = await host.newJob({ env: { LC_ALL: 'tr_TR.UTF-8' } })
    expect((await restore(job, { key: 'linux', path: 'tree' })).outputs.hit).toBe('exact')
  })
})

describe('an environment', () => {
  const exec = '--checkpoint=1 --checkpoint-action=exec=touch\\ pwned'
  const variables: Record<string, string> = {
    TAR_OPTIONS: `--exclude=* ${exec}`,
    TAR_READER_OPTIONS: 'nonsense',
    TAR_WRITER_OPTIONS: 'nonsense',
    TAPE: '/dev/full',
    GZIP: '--nonsense',
    ZSTD_CLEVEL: '99',
    ZSTD_NBTHREADS: '99999',
    POSIXLY_CORRECT: '1',
    LC_ALL: 'xx_XX.nonsense',
    LANG: 'ja_JP.eucJP',
    BASH_ENV: '/nowhere',
    TMPDIR: '/nowhere',
  }
  it.each(['tar', 'bsdtar'])('with all of them makes no difference for %s', async (tar) => {
    const env = variables
    const host = place.newHost()
    const source = await host.newJob()
    const PATH = pathOf(host, { tar, zstd: 'zstd', cp: 'cp', touch: 'touch', sh: 'sh' })
    const tree = join(source.workspace, 'tree')
    writeTree(tree, { 'a/語': 'a', 'caf\u00e9': 'b', '-x': 'c', large: Buffer.alloc(1 << 20, 'x') })
    const expected = describeTree(tree)
    const saved = await save(source, { key: 'key', path: 'tree' }, { env: { ...env, PATH } })
    expect(logOf(saved).at(-1)).toBe('Cache saved with key: key')
    expect(saved.stdout).not.toContain('::warning')
    rmSync(tree, { recursive: true })
    const restored = await restore(source, { key: 'key', path: 'tree' }, { env: { ...env, PATH } })
    expect(logOf(restored).at(-1)).toBe('Cache restored from key: key')
    expect(describeTree(tree)).toEqual(expected)
    expect(execFileSync('find', [host.dir, '-name', '*pwned*']).toString()).toBe('')
  })
})
