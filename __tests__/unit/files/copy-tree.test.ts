// Copies a tree to another drive of Windows, on any system.
import {
  mkdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { copyTree } from '../../../src/files/trees.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()

it('copies files, links and the times of directories, and stops when it is told to', async () => {
  const [from, to] = [join(scratch.fresh(), 'from'), join(scratch.fresh(), 'to')]
  mkdirSync(join(from, 'a/ü'), { recursive: true })
  writeFileSync(join(from, 'a/ü/file'), 'content')
  symlinkSync('ü/file', join(from, 'a/link'))
  utimesSync(join(from, 'a'), 1_000_000_000, 1_000_000_000)
  await copyTree(from, to, new AbortController().signal)
  expect(readFileSync(join(to, 'a/link'), 'utf8')).toBe('content')
  expect(readlinkSync(join(to, 'a/link'))).toBe('ü/file')
  expect(statSync(join(to, 'a')).mtimeMs).toBe(1_000_000_000_000)
  await expect(copyTree(from, join(to, 'again'), AbortSignal.abort(new Error('enough')))).rejects.toThrow(
    'enough',
  )
})
