// A fingerprint of files changes with every change that a later restore would show.
import {
  chmodSync,
  linkSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf } from '../../../src/files/fingerprint.ts'
import { findMatches } from '../../../src/files/paths/matches.ts'
import { selectionOf } from '../../../src/files/paths/patterns.ts'
import { writeTree } from '../../support/host.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()
const moment = 1_600_000_000

function newTree(): string {
  const dir = scratch.fresh()
  writeTree(dir, { 'tree/a/one': 'one', 'tree/a/two': 'two', 'tree/log/x': 'x', single: 'single' })
  symlinkSync('a/one', join(dir, 'tree/link'))
  for (const path of ['a/one', 'a/two', 'a']) utimesSync(join(dir, 'tree', path), moment, moment)
  lutimesSync(join(dir, 'tree/link'), moment, moment)
  return dir
}

async function look(dir: string): Promise<string> {
  const selection = selectionOf(['tree', 'single', '!tree/log/*'], dir)
  return fingerprintOf(await findMatches(selection), selection.excludes)
}

/** Restores the times of a directory, so that nothing but the change itself shows. */
function keepingTimeOf(path: string, change: () => void): void {
  const { atimeMs, mtimeMs } = lstatSync(path)
  change()
  utimesSync(path, atimeMs / 1000, mtimeMs / 1000)
}

const changes: Record<string, (tree: string) => void> = {
  'other content of the same size': (tree) => writeFileSync(join(tree, 'a/one'), 'ONE'),
  'other content of the same size and time, in a new file': (tree) =>
    keepingTimeOf(join(tree, 'a'), () => {
      writeFileSync(join(tree, 'a/new'), 'ONE')
      utimesSync(join(tree, 'a/new'), moment, moment)
      renameSync(join(tree, 'a/new'), join(tree, 'a/one'))
    }),
  'another size at the same time': (tree) => {
    writeFileSync(join(tree, 'a/one'), 'more')
    utimesSync(join(tree, 'a/one'), moment, moment)
  },
  'another mode': (tree) => chmodSync(join(tree, 'a/one'), 0o755),
  'another mode of a directory': (tree) => chmodSync(join(tree, 'a'), 0o700),
  'another time': (tree) => utimesSync(join(tree, 'a/one'), moment, moment + 1e-6),
  'another time of a directory': (tree) => utimesSync(join(tree, 'a'), moment, moment + 1),
  'a file that is gone': (tree) => keepingTimeOf(join(tree, 'a'), () => rmSync(join(tree, 'a/one'))),
  'another name': (tree) =>
    keepingTimeOf(join(tree, 'a'), () => renameSync(join(tree, 'a/one'), join(tree, 'a/three'))),
  'two files that changed places': (tree) =>
    keepingTimeOf(join(tree, 'a'), () => {
      renameSync(join(tree, 'a/one'), join(tree, 'a/x'))
      renameSync(join(tree, 'a/two'), join(tree, 'a/one'))
      renameSync(join(tree, 'a/x'), join(tree, 'a/two'))
    }),
  'a new file': (tree) => keepingTimeOf(join(tree, 'a'), () => writeFileSync(join(tree, 'a/new'), '')),
  'a new, empty directory': (tree) => keepingTimeOf(join(tree, 'a'), () => mkdirSync(join(tree, 'a/new'))),
  'a new hard link': (tree) =>
    keepingTimeOf(join(tree, 'a'), () => linkSync(join(tree, 'a/one'), join(tree, 'a/same'))),
  'a link that leads elsewhere': (tree) =>
    keepingTimeOf(tree, () => {
      rmSync(join(tree, 'link'))
      symlinkSync('a/two', join(tree, 'link'))
      lutimesSync(join(tree, 'link'), moment, moment)
    }),
  'a file in the place of a directory': (tree) => {
    rmSync(join(tree, 'a'), { recursive: true })
    writeFileSync(join(tree, 'a'), '')
  },
  'a file that a line names itself': (tree) => writeFileSync(join(tree, '../single'), 'SINGLE'),
}

it.each(Object.entries(changes))('shows %s', async (_, change) => {
  const dir = newTree()
  const before = await look(dir)
  expect(await look(dir)).toBe(before)
  change(join(dir, 'tree'))
  expect(await look(dir)).not.toBe(before)
})

it('does not show what is outside, is excluded, or was only read or linked to', async () => {
  const dir = newTree()
  const before = await look(dir)
  writeTree(dir, { 'other/file': 'x' })
  writeFileSync(join(dir, 'tree/log/x'), 'more')
  // As pnpm does with the files of its store.
  linkSync(join(dir, 'tree/a/one'), join(dir, 'other/one'))
  utimesSync(join(dir, 'tree/a/two'), moment + 100, moment)
  expect(await look(dir)).toBe(before)
})
