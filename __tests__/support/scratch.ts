// A directory for one test file, removed with its content after the tests.
import { mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeTree } from './corpus/nasty-tree.ts'

export interface Scratch {
  /** Absolute. */
  dir: string
  /** A new, empty directory in it. */
  fresh(): string
}

export function newScratch(): Scratch {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), 'headstart-test-'))
  afterAll(() => removeTree(dir))
  return { dir, fresh: () => mkdtempSync(join(dir, 'd-')) }
}
