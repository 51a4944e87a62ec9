// Mounts trees with many names at their top, compared with a miss of the same step, and with post after an unpacked hit.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newJob, runStep } from '../scripts/as-runner.ts'
import { type Bench, type Contender, emptyDirectory } from './bench.ts'
import { inputsFor, inVersitygw } from './bucket.ts'
import { localInputs, save, toolCache } from './headstart-save.ts'

type Mode = 'mount' | 'unpack' | 'lazy'

/** Numbers of names at the top of a tree. */
const counts = [10, 300, 1500]

const keyOf = (names: number, mode: Mode): string => `top-${names}-${mode === 'unpack' ? 'archive' : 'image'}`

/** Makes a directory whose `node_modules` has this many packages of four files. */
async function treeOf(bench: Bench, names: number): Promise<string> {
  const workspace = await emptyDirectory(bench, `top-${names}`)
  for (let nth = 0; nth < names; nth += 1) {
    const dir = join(workspace, 'node_modules', `package-${nth}`)
    await mkdir(dir, { recursive: true })
    for (const file of ['package.json', 'index.js', 'README.md', 'LICENSE'])
      await writeFile(join(dir, file), `${file} of ${nth}\n`.repeat(100))
  }
  return workspace
}

/** Each tree in the local store: as an image, and as an archive. */
async function inLocalStore(bench: Bench): Promise<object> {
  await emptyDirectory(bench, 'tools')
  for (const names of counts) {
    const workspace = await treeOf(bench, names)
    for (const mode of ['mount', 'unpack'] as const) {
      const inputs = { ...localInputs, key: keyOf(names, mode), mode }
      await save(bench, { inputs, workspace, keep: true })
    }
  }
  return {}
}

/** A bucket behind the slow link with an image of each tree. */
async function inFarBucket(bench: Bench) {
  const { near, far } = await bench.once(inVersitygw)
  for (const names of counts) {
    const workspace = await treeOf(bench, names)
    await save(bench, { inputs: inputsFor(near, { key: keyOf(names, 'mount'), mode: 'mount' }), workspace })
  }
  return { far }
}

async function inputsOfBucket(bench: Bench): Promise<Record<string, string>> {
  return inputsFor((await bench.once(inFarBucket)).far, { 'host-copies': 'false' })
}

async function inputsOfLocalStore(bench: Bench): Promise<Record<string, string>> {
  await bench.once(inLocalStore)
  return localInputs
}

/** Measures main and post of one job, in milliseconds. */
async function jobOf(
  bench: Bench,
  inputs: Record<string, string>,
  isMiss = false,
): Promise<{ main: number; post: number }> {
  const job = await newJob(await emptyDirectory(bench, 'target'), { toolCache: toolCache(bench) })
  const { signal } = bench
  const main = await runStep(job, 'restore', inputs, { signal })
  const post = await runStep(job, 'post', inputs, { signal, state: main.state })
  // A mode other than `unpack` tells in this line why it unpacks.
  if ((main.outputs.hit === 'miss') !== isMiss || /^Unpacking/m.test(main.stdout))
    throw new Error(`not as expected:\n${main.stdout}${main.stderr}`)
  return { main: main.ms, post: post.ms }
}

type InputsOf = typeof inputsOfBucket

function hitting(names: number, mode: Mode, inputsOf: InputsOf): Contender {
  return {
    name: `${mode} ${names} names`,
    parts: ['main', 'post'],
    measure: async (bench) => jobOf(bench, { ...(await inputsOf(bench)), key: keyOf(names, mode), mode }),
  }
}

function missing(mode: Mode, inputsOf: InputsOf): Contender {
  return {
    name: `${mode} a miss`,
    parts: ['main'],
    async measure(bench) {
      const inputs = { ...(await inputsOf(bench)), key: 'nobody-saved-this', mode }
      const { main } = await jobOf(bench, inputs, true)
      return { main }
    },
  }
}

export const hittingMounts = counts.map((names) => hitting(names, 'mount', inputsOfLocalStore))
export const missingHere = missing('mount', inputsOfLocalStore)
export const postAfterUnpacking: Contender = {
  name: 'unpack 300 names',
  parts: ['post'],
  async measure(bench) {
    const inputs = { ...(await inputsOfLocalStore(bench)), key: keyOf(300, 'unpack'), mode: 'unpack' }
    const { post } = await jobOf(bench, inputs)
    return { post }
  },
}
export const hittingLazily = counts.map((names) => hitting(names, 'lazy', inputsOfBucket))
export const missingFar = missing('lazy', inputsOfBucket)
