// An entry with nothing wrong in it, made without packing: it has the file `deps/new`.
import { zstdCompressSync } from 'node:zlib'
import type { Index } from '../../../../src/entry/container.ts'
import { objectOf } from '../entry-bytes.ts'
import { tarOf } from '../hostile.ts'

export function honestEntry(changes: Partial<Index> = {}): Buffer {
  const body = zstdCompressSync(tarOf([{ name: '0/deps/new', body: 'new' }]))
  return objectOf(body, { paths: ['deps'], files: 1, ...changes }).bytes
}

/** What a restore of it over the attacked job's files leaves. */
export const restoredHonestly = { 'deps/new': 'new', 'deps/mine': 'mine' }
