// Saves the tree after a job has changed some of its packages.
import { cp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Signer } from '../../__tests__/support/servers/presigned.ts'
import { presigned } from '../../__tests__/support/servers/presigned.ts'
import { newJob, runStep } from '../../scripts/as-runner.ts'
import { timed } from '../../scripts/command.ts'
import { type Bench, type Contender, emptyDirectory } from '../bench.ts'
import { inputsFor, inVersitygw, objectsOf } from '../bucket.ts'
import { startServices } from '../cache-service.ts'
import { counted } from '../counted.ts'
import { optionsOf, save, toolCache } from '../headstart-save.ts'
import { expectLine } from './jobs.ts'

/** One package in so many changes. */
export interface Share {
  every: number
  offset: number
}

/** These offsets choose packages that have about the same share of the tree's files and bytes. */
const shares = { 1: { every: 100, offset: 91 }, 5: { every: 20, offset: 17 } }
type Percent = keyof typeof shares

export function rollingTree(server: Signer, key: string): Record<string, string> {
  return inputsFor(server, { key, mode: 'mount', rolling: 'true', 'host-copies': 'false' })
}

/** A bucket with one snapshot of the tree. */
async function snapshotOfTree(bench: Bench) {
  const { near, far } = await bench.once(inVersitygw)
  await save(bench, { inputs: rollingTree(near, 'packages') })
  const isSnapshot = ({ key }: { key: string }): boolean => /\bpackages%7E|\bpackages~/.test(key)
  const [first, ...others] = (await objectsOf(near)).filter(isSnapshot)
  if (!first || others.length > 0) throw new Error('expected one snapshot')
  return {
    near,
    far,
    entryBytes: first.bytes,
    /** Removes the snapshots of later jobs, so that each measured job starts from the same snapshot. */
    async reset() {
      const later = (await objectsOf(near)).filter((object) => isSnapshot(object) && object.key !== first.key)
      for (const { key } of later)
        await fetch(presigned(near, { method: 'DELETE', key }), { method: 'DELETE' })
    },
  }
}

/** A job that restores a mounted snapshot, changes packages, and saves. @returns the measurements of the save */
export async function saveChanges(
  bench: Bench,
  {
    inputs,
    share,
    measure = (post) => post().then(({ ms }) => ms),
  }: {
    inputs: Record<string, string>
    share: Share
    measure?: (post: () => ReturnType<typeof runStep>) => Promise<number>
  },
): Promise<number> {
  const job = await newJob(await emptyDirectory(bench, 'target'), { toolCache: toolCache(bench) })
  const main = await runStep(job, 'restore', inputs, optionsOf({}, bench))
  let isChanged = false
  try {
    expectLine(main, 'Cache restored from key')
    await changePackages(job.workspace, share)
    await timed('sync', ['-f', bench.disk], { signal: bench.signal })
    isChanged = true
  } finally {
    if (!isChanged) await runStep(job, 'post', { ...inputs, save: 'never' }, { state: main.state })
  }
  return measure(async () => {
    const post = await runStep(job, 'post', inputs, { ...optionsOf({}, bench), state: main.state })
    expectLine(post, 'Cache saved with key')
    return post
  })
}

/** Replaces packages as an update does: each file is a new one. */
async function changePackages(workspace: string, { every, offset }: Share): Promise<void> {
  const tree = join(workspace, 'node_modules')
  const all: string[] = []
  for (const name of (await readdir(tree)).sort()) {
    if (name.startsWith('@'))
      for (const scoped of (await readdir(join(tree, name))).sort()) all.push(join(name, scoped))
    else if (!name.startsWith('.')) all.push(name)
  }
  for (const name of all.filter((_, n) => n % every === offset)) {
    const [old, updated] = [join(tree, name), join(tree, '.updated')]
    await cp(old, updated, { recursive: true, verbatimSymlinks: true })
    await rm(old, { recursive: true })
    await rename(updated, old)
    for (const entry of await readdir(old, { recursive: true, withFileTypes: true }))
      if (entry.isFile())
        await writeFile(join(entry.parentPath, entry.name), `\n// updated ${Date.now()}\n`, { flag: 'a' })
  }
}

export const savingChanged = (percent: Percent): Contender => ({
  name: `headstart, ${percent} % changed`,
  async measure(bench) {
    const { far, reset } = await bench.once(snapshotOfTree)
    const ms = await saveChanges(bench, { inputs: rollingTree(far, 'packages'), share: shares[percent] })
    await reset()
    return ms
  },
})

export const bytesSent = (percent: Percent): Contender => ({
  name: `sent, ${percent} % changed`,
  async measure(bench) {
    const { near, reset } = await bench.once(snapshotOfTree)
    const way = await counted(near.endpoint)
    const bytes = await saveChanges(bench, {
      inputs: rollingTree({ ...near, endpoint: way.origin }, 'packages'),
      share: shares[percent],
      async measure(post) {
        const before = way.received()
        await post()
        return way.received() - before
      },
    })
    way.stop()
    await reset()
    return bytes / 1024
  },
})

export const entryOfTree: Contender = {
  name: 'the entry',
  measure: async (bench) => (await bench.once(snapshotOfTree)).entryBytes / 1024,
}

let saves = 0

export const savingWholeTree: Contender = {
  name: '@actions/cache 6.3.0',
  async measure(bench) {
    const options = (await bench.once(startServices)).as('@actions/cache 6.3.0', 'far')
    saves += 1
    return (await save(bench, { ...options, inputs: { path: 'node_modules', key: `whole-${saves}` } })).ms
  },
}
