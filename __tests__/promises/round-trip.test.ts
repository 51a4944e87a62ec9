// A restore gives back exactly the saved tree, to the last mode, link and nanosecond, with any programs.
import { execFileSync, spawnSync } from 'node:child_process'
import { linkSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Job, StepOptions } from '../../scripts/as-runner.ts'
import { makeNastyTree } from '../support/corpus/nasty-tree.ts'
import { describeTree, withTimesOfNode } from '../support/corpus/tree.ts'
import {
  entriesOf,
  give,
  type Host,
  leftoversIn,
  logOf,
  newPlace,
  pathOf,
  restore,
  save,
  usersFor,
  writeTree,
} from '../support/host.ts'
import { turnsOf } from '../support/turns.ts'

const place = newPlace()
const tars = { 'GNU tar': { tar: 'tar' }, bsdtar: { tar: 'bsdtar' }, 'no tar': {} }
const codecs = { 'the zstd command': { zstd: 'zstd' }, "Node's zstd": {} }
type TarName = keyof typeof tars
type CodecName = keyof typeof codecs

function toolsOf(host: Host, tar: TarName, codec: CodecName): string {
  return pathOf(host, { ...tars[tar], cp: 'cp', ...codecs[codec] })
}

async function saved(job: Job, key: string, options: StepOptions = {}): Promise<string[]> {
  const run = await save(job, { key, path: 'tree' }, options)
  expect(logOf(run)).toContain(`Cache saved with key: ${key}`)
  return logOf(run)
}

/** Describes what came back. */
async function restored(job: Job, key: string, options: StepOptions = {}): Promise<string[]> {
  const run = await restore(job, { key, path: 'tree' }, options)
  expect(logOf(run)).toContain(`Cache restored from key: ${key}`)
  return describeTree(join(job.workspace, 'tree'))
}

const users = usersFor(place)

describe.each(users)('the nasty tree of $name', (user) => {
  const host = place.newHost()
  let source: Job
  let expected: string[]
  let specials: string[]

  beforeAll(async () => {
    source = await host.newJob()
    const tree = join(source.workspace, 'tree')
    await makeNastyTree(tree, { specials: true })
    // Its owner may not read it either, unless that is root.
    if (user.name !== 'root') rmSync(join(tree, 'modes', '00'), { force: true })
    give(tree, user)
    const lines = describeTree(tree)
    expected = lines.filter((line) => !/^\S+ [ps] /.test(line))
    specials = lines.filter((line) => !expected.includes(line))
  })

  // Headstart's own tar uses Node's zstd, whatever PATH has.
  const tarsWith = (codec: CodecName): TarName[] =>
    (Object.keys(tars) as TarName[]).filter((tar) => tar !== 'no tar' || codec === "Node's zstd")
  const packers = [
    { codec: 'the zstd command', packer: 'GNU tar' },
    { codec: 'the zstd command', packer: 'bsdtar' },
    { codec: "Node's zstd", packer: 'bsdtar' },
    { codec: "Node's zstd", packer: 'GNU tar' },
    { codec: "Node's zstd", packer: 'no tar' },
  ] as const
  // Each user unpacks by every tar and codec.
  const { itInTurn, rowsInTurn } = turnsOf(user, users)
  const own = rowsInTurn(packers).map((row) => ({ ...row, key: `${row.codec} ${row.packer}` }))
  it.each(own)('is packed by $packer and $codec, without FIFOs and sockets', async (row) => {
    const env = { PATH: toolsOf(host, row.packer, row.codec) }
    const log = await saved(source, row.key, { ...user.options, env })
    expect(specials).toHaveLength(2)
    const notice = log.find((line) => line.startsWith('Skipped 2 that are no file, directory or link: '))
    for (const name of ['tree/specials/fifo', 'tree/specials/socket']) expect(notice).toContain(name)
    expect(leftoversIn(host)).toEqual([])
  })

  // Each tar sees both masks, and each mask both codecs.
  it.each(
    own.flatMap(({ codec, packer, key }) =>
      tarsWith(codec).map((unpacker) => {
        const masked = (unpacker === 'bsdtar') === (codec === 'the zstd command')
        return {
          codec,
          packer,
          key,
          unpacker,
          mask: masked ? 0o077 : 0o022,
          maskText: masked ? '077' : '022',
        }
      }),
    ),
  )('$packer → $unpacker by $codec under umask $maskText is identical', async (row) => {
    const job = await host.newJob()
    const env = { PATH: toolsOf(host, row.unpacker, row.codec) }
    const mask = process.umask(row.mask)
    try {
      const lines = await restored(job, row.key, { ...user.options, env })
      const asSet = row.unpacker === 'no tar' ? withTimesOfNode : (all: string[]) => all
      const asRead =
        row.unpacker === 'bsdtar' ? (all: string[]) => withoutFractionBefore1970(asSet(all)) : asSet
      expect(asRead(lines)).toEqual(asRead(expected))
    } finally {
      process.umask(mask)
    }
    expect(leftoversIn(host)).toEqual([])
    rmTree(join(job.workspace, 'tree'))
  })

  it.each(own.filter(({ packer }) => packer !== 'no tar'))(
    'is packed by $packer and $codec, and unpacked by the other codec',
    async ({ codec, packer, key }) => {
      const job = await host.newJob()
      const other = codec === "Node's zstd" ? 'the zstd command' : "Node's zstd"
      const env = { PATH: toolsOf(host, packer, other) }
      const asRead = packer === 'bsdtar' ? withoutFractionBefore1970 : (all: string[]) => all
      expect(asRead(await restored(job, key, { ...user.options, env }))).toEqual(asRead(expected))
      rmTree(join(job.workspace, 'tree'))
    },
  )

  itInTurn('survives a save with a umask, and a second save of the restored tree', async () => {
    const job = await host.newJob()
    const mask = process.umask(0o077)
    try {
      await saved(source, 'masked', user.options)
      await restored(job, 'masked', user.options)
      await saved(job, 'again', user.options)
    } finally {
      process.umask(mask)
    }
    const last = await host.newJob()
    expect(await restored(last, 'again', user.options)).toEqual(expected)
  })
})

// libarchive reads -1.25 s as -1 s and +0.25 s, unlike POSIX and GNU tar.
function withoutFractionBefore1970(lines: string[]): string[] {
  return lines.map((line) => line.replace(/^(times\/before%201970 f 0644) \S+/, '$1 -'))
}

/** Frees the space early; the place goes at the end anyway. */
function rmTree(path: string): void {
  renameSync(path, `${path}-done`)
  spawnSync('rm', ['-rf', '--', `${path}-done`])
}

describe('a tree of several segments', () => {
  const host = place.newHost()
  const directories = Array.from({ length: 40 }, (_, number) => `d${String(number).padStart(3, '0')}`)
  let tree: string
  let expected: string[]

  beforeAll(async () => {
    const source = await host.newJob()
    tree = join(source.workspace, 'tree')
    for (const directory of directories) {
      mkdirSync(join(tree, directory), { recursive: true })
      const files = Array.from({ length: 90 }, (_, file) => [`${directory}/${file}`, `${directory} ${file}`])
      writeTree(tree, Object.fromEntries(files))
    }
    // Far apart in any order of walking, and with a name outside.
    for (const directory of directories.slice(1))
      linkSync(join(tree, 'd000/0'), join(tree, directory, 'linked'))
    linkSync(join(tree, 'd001/0'), join(source.workspace, 'outside'))
    execFileSync('chmod', ['500', join(tree, 'd007'), join(tree, 'd033')])
    expected = describeTree(tree)
    await saved(source, 'wide')
  })

  it('has several segments that can be read together by hand', () => {
    const [entry = ''] = entriesOf(host.store)
    const [, amounts = ''] = execFileSync('zstd', ['-l', entry], { encoding: 'utf8' }).split('\n')
    const [frames = 0, skippable] = amounts.trim().split(/\s+/).map(Number)
    expect(frames).toBeGreaterThan(3)
    expect(skippable).toBe(1)

    const byHand = mkdtempSync(join(host.dir, 'by-hand-'))
    linkSync(entry, join(byHand, 'F'))
    const sh = (script: string) => execFileSync('bash', ['-o', 'pipefail', '-c', script], { cwd: byHand })
    const names = sh('zstd -dc F | tar -tif -').toString().split('\n').slice(0, -1)
    const memberNames = names.map((name) => name.replace(/^0\/tree\/?/, '').replace(/\/$/, '') || '.')
    expect(memberNames.sort()).toEqual(expected.map((line) => line.split(' ')[0]).sort())
    sh('zstd -dc F | tar -xif -')
    expect(describeTree(join(byHand, '0', 'tree'))).toEqual(expected)
  })

  it('is restored unchanged, hard links included', async () => {
    const job = await host.newJob()
    expect(await restored(job, 'wide')).toEqual(expected)
  })
})

describe('small and large', () => {
  it('an empty directory', async () => {
    const host = place.newHost()
    const source = await host.newJob()
    mkdirSync(join(source.workspace, 'tree'), { mode: 0o750 })
    await saved(source, 'empty')
    expect(await restored(await host.newJob(), 'empty')).toEqual(describeTree(join(source.workspace, 'tree')))
  })

  it('an empty file', async () => {
    const host = place.newHost()
    const source = await host.newJob()
    writeTree(source.workspace, { tree: '' })
    await saved(source, 'empty')
    expect(await restored(await host.newJob(), 'empty')).toEqual(describeTree(join(source.workspace, 'tree')))
  })

  it('a skeleton of 50 MiB, without a warning of Node', async () => {
    const host = place.newHost()
    const source = await host.newJob()
    mkdirSync(join(source.workspace, 'tree'))
    for (let number = 0; number < 10000; number++)
      symlinkSync('long/'.repeat(800), join(source.workspace, `tree/${number}`))
    await saved(source, 'links')
    const job = await host.newJob()
    const run = await restore(job, { key: 'links', path: 'tree' })
    expect(run.stderr).toBe('')
    expect(describeTree(join(job.workspace, 'tree'))).toEqual(describeTree(join(source.workspace, 'tree')))
  })
})
