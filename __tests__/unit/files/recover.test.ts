// A later restore undoes the changes of a killed restore. A journal can change no other files.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { selectionOf } from '../../../src/files/paths/patterns.ts'
import { isStaging } from '../../../src/files/paths/staging-name.ts'
import { inodeAt } from '../../../src/files/placing/journal.ts'
import { type JournalStep, journalText } from '../../../src/files/placing/journal-step.ts'
import { recover } from '../../../src/files/placing/recover.ts'
import { describeTree } from '../../support/corpus/tree.ts'
import { endedStaging } from '../../support/ended-process.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()

/** Recovers for these lines of `path` and returns what it warned of. */
async function recovered(
  lines: string[],
  workspace: string,
  { mounts = [], mostMs }: { mounts?: string[]; mostMs?: number } = {},
): Promise<string[]> {
  const warnings: string[] = []
  const warn = (message: string): void => void warnings.push(message)
  const { lines: roots } = selectionOf(lines, workspace)
  const signal = new AbortController().signal
  await recover(roots, { mounts, warn, signal, ...(mostMs !== undefined && { mostMs }) })
  return warnings
}

/** A workspace with the staging directory of a restore that was killed. */
function newKilled(): { workspace: string; staging: string; wrote(steps: JournalStep[]): void } {
  const workspace = scratch.fresh()
  const staging = join(workspace, endedStaging(workspace))
  mkdirSync(staging, { mode: 0o700 })
  const listen = `require('node:net').createServer().listen('alive', () => process.kill(process.pid, 'SIGKILL'))`
  spawnSync(process.execPath, ['-e', listen], { cwd: staging })
  return {
    workspace,
    staging,
    wrote: (steps) => writeFileSync(join(staging, 'journal'), journalText(steps, staging)),
  }
}

const inodeOf = (path: string): string => inodeAt(path) as string
const stamp = (mode: number) => ({ mode, mtime: 1_500_000_000 })

/** The steps of a restore that replaced a file, all done. */
function replaced(
  path: string,
  { workspace, staging }: { workspace: string; staging: string },
): JournalStep[] {
  mkdirSync(join(workspace, path))
  mkdirSync(join(staging, 'tree'), { recursive: true })
  const [to, aside] = [join(workspace, path, 'file'), join(staging, path)]
  writeFileSync(to, 'cached')
  writeFileSync(aside, 'mine')
  return [{ do: 'replace', from: join(staging, 'tree', path), to, inode: inodeOf(to), aside }]
}

it('keeps files that were set aside until a job restores that path', async () => {
  const killed = newKilled()
  const { workspace, staging } = killed
  killed.wrote([...replaced('a', killed), ...replaced('b', killed)])
  const files = (): string[] => ['a', 'b'].map((path) => readFileSync(join(workspace, path, 'file'), 'utf8'))
  expect(await recovered(['a'], workspace)).toEqual([])
  expect(files()).toEqual(['mine', 'cached'])
  expect(await recovered(['b'], workspace)).toEqual([])
  expect(files()).toEqual(['mine', 'mine'])
  expect(existsSync(staging)).toBe(false)
})

it('gives up after a time, because it has no signal, and goes on in a later job', async () => {
  const killed = newKilled()
  const { workspace, staging } = killed
  killed.wrote(replaced('a', killed))
  const file = join(workspace, 'a/file')
  expect(await recovered(['a'], workspace, { mostMs: -1 })).toEqual([
    expect.stringMatching(/could not be undone: that takes too long$/),
  ])
  expect(readFileSync(file, 'utf8')).toBe('cached')
  expect(await recovered(['a'], workspace)).toEqual([])
  expect(readFileSync(file, 'utf8')).toBe('mine')
  expect(existsSync(staging)).toBe(false)
})

it('finds changes above directories that the killed run has made', async () => {
  const killed = newKilled()
  const { workspace } = killed
  mkdirSync(join(workspace, 'made/below'), { recursive: true })
  killed.wrote(['made', 'made/below'].map((path) => ({ do: 'make', path: join(workspace, path) })))
  expect(await recovered(['made/below/target'], workspace)).toEqual([])
  expect(readdirSync(workspace)).toEqual([])
})

describe('a journal of another writer', () => {
  // The workspace holds what an attacker put there; the job restores two lines of path.
  const lines = ['tree/sub', 'keys/*.pem']
  it.each<{ what: string; steps(workspace: string, staging: string, outside: string): JournalStep[] }>([
    {
      what: 'opens the workspace to all',
      steps: (workspace) => [{ do: 'stamp', path: workspace, stamp: stamp(0o700), before: stamp(0o777) }],
    },
    {
      what: 'opens a directory above the target to all',
      steps: (workspace) => [
        { do: 'stamp', path: join(workspace, 'tree'), stamp: stamp(0o700), before: stamp(0o777) },
      ],
    },
    {
      what: 'moves a directory above the target',
      steps: (workspace, staging) => {
        const to = join(workspace, 'tree')
        return [{ do: 'move', from: join(staging, 'stolen'), to, inode: inodeOf(to) }]
      },
    },
    {
      what: 'moves what no line of path names',
      steps: (workspace, staging) => {
        const to = join(workspace, 'keys/other')
        return [{ do: 'move', from: join(staging, 'stolen'), to, inode: inodeOf(to) }]
      },
    },
    {
      what: 'sets aside through a link',
      steps: (workspace, staging, outside) => {
        symlinkSync(outside, join(staging, 'link'))
        const [aside, to] = [join(staging, 'link/secret'), join(workspace, 'keys/stolen.pem')]
        return [{ do: 'replace', from: join(staging, 'gone'), to, inode: 'none', aside }]
      },
    },
    {
      what: 'stages through a link',
      steps: (workspace, staging, outside) => {
        symlinkSync(outside, join(staging, 'link'))
        const to = join(workspace, 'keys/mine.pem')
        return [{ do: 'move', from: join(staging, 'link/new'), to, inode: inodeOf(to) }]
      },
    },
    {
      what: 'reaches its target through a link',
      steps: (workspace, staging, outside) => {
        symlinkSync(outside, join(workspace, 'tree/sub/link'))
        const to = join(workspace, 'tree/sub/link/secret')
        return [{ do: 'move', from: join(staging, 'stolen'), to, inode: inodeOf(to) }]
      },
    },
    {
      what: 'makes the link that it goes through, step by step',
      steps: (workspace, staging, outside) => {
        symlinkSync(outside, join(staging, 'link'))
        const sub = join(workspace, 'tree/sub/dir')
        const [to, inode] = [join(sub, 'secret'), inodeOf(join(outside, 'secret'))]
        // They are taken back from the last one to the first.
        return [
          { do: 'move', from: join(staging, 'stolen'), to, inode },
          {
            do: 'replace',
            from: join(staging, 'dir'),
            to: sub,
            inode: inodeOf(sub),
            aside: join(staging, 'link'),
          },
        ]
      },
    },
  ])('changes nothing outside if it $what', async ({ steps }) => {
    const killed = newKilled()
    const { workspace, staging } = killed
    const outside = scratch.fresh()
    writeFileSync(join(outside, 'secret'), 'secret')
    mkdirSync(join(workspace, 'tree/sub/dir'), { recursive: true })
    mkdirSync(join(workspace, 'keys'))
    for (const name of ['mine.pem', 'other']) writeFileSync(join(workspace, 'keys', name), name)
    killed.wrote(steps(workspace, staging, outside))
    const modes = (): number[] => ['', 'tree'].map((path) => lstatSync(join(workspace, path)).mode)
    const before = {
      outside: describeTree(outside),
      keys: describeTree(join(workspace, 'keys')),
      modes: modes(),
    }
    await recovered(lines, workspace)
    const after = {
      outside: describeTree(outside),
      keys: describeTree(join(workspace, 'keys')),
      modes: modes(),
    }
    expect(after).toEqual(before)
    expect(readdirSync(workspace).filter(isStaging)).toEqual([endedStaging(workspace)])
  })

  it('is not read in a mounted cache, or below', async () => {
    const killed = newKilled()
    const { workspace } = killed
    killed.wrote(replaced('a', killed))
    const before = describeTree(workspace)
    expect(await recovered(['a'], workspace, { mounts: [realpathSync(join(workspace, '..'))] })).toEqual([])
    expect(describeTree(workspace)).toEqual(before)
  })

  it.each([
    { what: 'a FIFO', make: (path: string) => execFileSync('mkfifo', [path]) },
    { what: 'a link', make: (path: string) => symlinkSync('/dev/zero', path) },
    { what: 'a directory', make: (path: string) => mkdirSync(path) },
    { what: 'larger than any', make: (path: string) => execFileSync('truncate', ['-s', '1T', path]) },
  ])('is not opened if it is $what', async ({ make }) => {
    const { workspace, staging } = newKilled()
    make(join(staging, 'journal'))
    chmodSync(staging, 0o700)
    expect(await recovered(['a'], workspace)).toEqual([
      `${staging} is left from a run that was killed and could not be undone: its journal is no file that a restore wrote`,
    ])
    expect(existsSync(staging)).toBe(true)
  })
})
