// Damages entries of archives, of images and of layers at random, each time in another way, and has them unpacked.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { layeredEntry, layersOf } from '../__tests__/support/corpus/layered-entry.ts'
import { readWhole, sealAnew } from '../__tests__/support/faults/damaged-entries.ts'
import {
  changeTables,
  makeNoise,
  plainImage,
  spoilEntry,
  withPlainTables,
} from '../__tests__/support/faults/damaged-images.ts'
import type { RandomTrial } from '../__tests__/support/faults/random-trials.ts'
import { makeTree } from '../__tests__/support/faults/steps.ts'
import { asRoot, entriesOf, type Host, type Place, save, writeTree } from '../__tests__/support/host.ts'

/** Most take a tenth of a second. Only root's rights can mount images. */
export async function trialsOfDamage(place: Place): Promise<Record<string, RandomTrial>> {
  const host = place.newHost()
  const [archives, images] = [await savedEntry(host, 'unpack'), await savedEntry(host, 'mount')]
  const layers = layersAbove(join(host.dir, 'states'))
  const image = plainImage(host.dir)
  const hasRights = spawnSync(...asRoot('true')).status === 0
  return {
    'archives, entry spoilt': spoilEntry(archives, host.dir, readWhole),
    'archives, changed and sealed anew': sealAnew(archives, host.dir),
    'images, entry spoilt': spoilEntry(images, host.dir),
    'images, noise': makeNoise(image, host.dir),
    ...(hasRights && { 'images, tables changed': changeTables(image, host.dir) }),
    'layers, entry spoilt': spoilEntry(layers, host.dir),
    'layers, changed and sealed anew': sealAnew(layers, host.dir),
  }
}

async function savedEntry(host: Host, mode: string): Promise<Buffer> {
  const job = await host.newJob()
  makeTree(join(job.workspace, 'tree'), 200_000)
  await save(job, { path: 'tree', key: 'a-key', mode, store: 'local' })
  const [entry = ''] = entriesOf(host.store)
  const bytes = readFileSync(entry)
  rmSync(entry)
  return bytes
}

/** An image and two layers, whose tables are not compressed. They change, add and remove files. */
function layersAbove(dir: string): Buffer {
  const states = ['first', 'second', 'third'].map((name) => join(dir, name))
  const [first = '', second = '', third = ''] = states
  makeTree(first, 100_000)
  cpSync(first, second, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  writeTree(second, { 'd0/sub/0': 'changed', 'd1/new': 'new' })
  rmSync(join(second, 'd2'), { recursive: true })
  cpSync(second, third, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true })
  writeTree(third, { 'd2/again': 'again' })
  rmSync(join(third, 'd1/sub/1'))
  const scratch = { dir, fresh: () => mkdtempSync(join(dir, 'made-')) }
  const made = layersOf(states, 0, scratch, ['-noI', '-noId'])
  return layeredEntry(
    made.map((layer) => ({ ...layer, image: withPlainTables(layer.image) })),
    ['tree'],
  )
}
