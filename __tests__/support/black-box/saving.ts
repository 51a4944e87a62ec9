// When a save saves, which entries it leaves unchanged, and its messages.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathOf } from '../host.ts'
import { annotations, type Behaviour, said, type World } from './behaviour.ts'
import { plainly, stored } from './samples.ts'
import { deps, filesIn, fill } from './trees.ts'

const cache = 'toolkit cache.ts'
const tar = 'toolkit tar.ts'
const taken = 'Failed to save: Unable to reserve cache with key key, another job may be creating this cache.'
const nothing =
  'Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.'

const savesNothing =
  (path: string) =>
  async ({ job, save, service }: World): Promise<unknown> => {
    const first = await job()
    deps(first)
    const run = await save(first, { path })
    return [run.saved, said(run, nothing).length, service.requests.length]
  }

/** A program that appends to the file until it is disposed of. */
async function appending(path: string): Promise<AsyncDisposable> {
  const program = `
    const fs = require('node:fs')
    const file = fs.openSync(process.argv[1], 'a')
    for (let lines = 1; ; lines++) {
      fs.writeSync(file, 'a line of a log\\n')
      if (lines === 1) process.stdout.write('writing')
    }`
  const writer = spawn(process.execPath, ['-e', program, path], { stdio: ['ignore', 'pipe', 'ignore'] })
  await once(writer.stdout, 'data')
  return {
    async [Symbol.asyncDispose]() {
      const ended = once(writer, 'exit')
      writer.kill('SIGKILL')
      await ended
    },
  }
}

export const saving: Behaviour[] = [
  {
    id: 'save-while-written',
    unix: true,
    says: 'A file that a program writes to during the save ends the save.',
    source: tar,
    async scenario({ job, restore, save }) {
      const first = await job()
      const { state } = await restore(first)
      deps(first)
      const path = join(first.workspace, 'deps/log')
      // Reading it takes longer than a tick of the clock that times of files come from.
      writeFileSync(path, Buffer.alloc(2 ** 26))
      await using _writer = await appending(path)
      const run = await save(first, {}, { state })
      return [run.saved, said(run, 'file changed as we read it').length]
    },
    expected: {
      row: 'a file that a program writes to during the save',
      headstart: [true, 0],
      upstream: [false, 1],
    },
  },
  {
    id: 'save-told',
    says: 'A save ends with the key that was saved.',
    source: 'src/saveImpl.ts',
    by: 'action',
    async scenario(world) {
      return (await plainly(world)).saved.log.at(-1)
    },
    expected: { both: 'Cache saved with key: key' },
  },
  {
    id: 'save-size',
    says: 'A save does not tell the size of the entry.',
    source: cache,
    async scenario(world) {
      return (await plainly(world)).saved.log.some((line) => line.startsWith('Cache Size: ~0 MB ('))
    },
    expected: { row: '`Cache Size: …` of a save', headstart: true, upstream: false },
  },
  {
    id: 'save-tells-success',
    says: 'With GitHub’s service a save does not tell that it was successful.',
    source: 'toolkit cacheHttpClient.ts',
    async scenario(world) {
      return said((await plainly(world)).saved, 'Cache saved successfully')
    },
    expected: { row: '`Cache saved successfully`', headstart: ['Cache saved successfully'], upstream: [] },
  },
  {
    id: 'save-tells-success-v1',
    says: 'With the older service a save tells that it was successful.',
    source: 'toolkit cacheHttpClient.ts',
    async scenario({ job, save }) {
      const first = await job({ language: 'v1' })
      deps(first)
      return said(await save(first), 'Cache saved successfully')
    },
    expected: { both: ['Cache saved successfully'] },
  },
  {
    id: 'save-taken',
    says: 'A key that is taken is told in one line, which is no annotation.',
    source: cache,
    async scenario(world) {
      const { job, save } = world
      await stored(world)
      const first = await job()
      deps(first)
      const run = await save(first)
      return [run.exitCode, run.saved, run.log.at(-1), annotations(run)]
    },
    expected: { both: [0, false, taken, []] },
  },
  {
    id: 'save-taken-v1',
    says: 'The older service tells more of a key that is taken.',
    source: cache,
    async scenario(world) {
      const { job, save } = world
      await stored(world, { language: 'v1' })
      const first = await job({ language: 'v1' })
      deps(first)
      const { saved, log } = await save(first)
      return [
        saved,
        log.at(-1)?.startsWith(taken),
        log.at(-1)?.includes('More details: Cache already exists.'),
      ]
    },
    expected: {
      row: '`More details: …` of a key that is taken',
      headstart: [false, true, false],
      upstream: [false, true, true],
    },
  },
  {
    id: 'save-taken-before-packing',
    says: 'That a key is taken is found out when all has been packed.',
    source: cache,
    async scenario(world) {
      await stored(world)
      const first = await world.job()
      deps(first)
      // Headstart leaves files with large holes to tar.
      writeFileSync(join(first.workspace, 'deps/hole'), '')
      truncateSync(join(first.workspace, 'deps/hole'), 4 * 1024 ** 2)
      const { path, packed } = tellingTar(world)
      first.env.PATH = `${path}:${first.env.PATH}`
      await world.save(first)
      return packed()
    },
    expected: { row: 'a key that is taken', headstart: false, upstream: true },
  },
  {
    id: 'save-immutable',
    says: 'A second save does not change what the first has saved.',
    source: 'README: a cache is immutable',
    async scenario({ job, save, restore }) {
      const first = await job()
      fill(first, { 'deps/file': 'first' })
      await save(first)
      fill(first, { 'deps/file': 'second', 'deps/more': '' })
      await save(first)
      const second = await job()
      await restore(second)
      return filesIn(join(second.workspace, 'deps'))
    },
    expected: { both: ['file'] },
  },
  {
    id: 'save-race',
    says: 'Of several jobs that save at once, one does.',
    source: cache,
    async scenario({ job, save }) {
      const jobs = await Promise.all([job(), job()])
      for (const one of jobs) deps(one)
      const runs = await Promise.all(jobs.map((one) => save(one)))
      return [runs.filter(({ saved }) => saved).length, runs.flatMap(annotations)]
    },
    expected: { both: [1, []] },
  },
  {
    id: 'save-nothing',
    says: 'A path that does not exist is told, and nothing is reserved.',
    source: cache,
    scenario: savesNothing('nowhere'),
    expected: { both: [false, 1, 0] },
  },
  {
    id: 'save-nothing-pattern',
    says: 'So is a pattern that matches nothing.',
    source: cache,
    scenario: savesNothing('deps/*.none\nnowhere/**'),
    expected: { both: [false, 1, 0] },
  },
  {
    id: 'save-nothing-left',
    says: 'So are paths of which all are left out.',
    source: cache,
    scenario: savesNothing('deps/*\n!deps/*'),
    expected: { both: [false, 1, 0] },
  },
  {
    id: 'save-empty-directory',
    says: 'A file without content is enough to save.',
    source: 'toolkit tar.ts',
    async scenario({ job, save }) {
      const first = await job()
      fill(first, { 'deps/empty': '' })
      return (await save(first)).saved
    },
    expected: { both: true },
  },
  {
    id: 'save-leaves-tree',
    says: 'A save leaves the files as they are.',
    source: 'toolkit tar.ts',
    async scenario(world) {
      return (await plainly(world)).untouched
    },
    expected: { both: true },
  },
  {
    id: 'save-without-zstd',
    says: 'An entry saved with zstd is not found where there is no zstd.',
    source: 'toolkit cacheUtils.ts',
    scenario: (world) => otherCompression(world, ['with', 'without']),
    expected: { row: 'the zstd command is missing', headstart: 'key', upstream: undefined },
  },
  {
    id: 'save-with-gzip',
    says: 'An entry saved without zstd is not found where there is one.',
    source: 'toolkit cacheUtils.ts',
    scenario: (world) => otherCompression(world, ['without', 'with']),
    expected: { row: 'the zstd command is missing', headstart: 'key', upstream: undefined },
  },
  {
    id: 'save-without-both',
    says: 'Without zstd, what is saved is found and restored all the same.',
    source: 'toolkit cacheUtils.ts',
    scenario: (world) => otherCompression(world, ['without', 'without']),
    expected: { both: 'key' },
  },
]

type Zstd = 'with' | 'without'

async function otherCompression({ job, host, save, restore }: World, [saver, restorer]: [Zstd, Zstd]) {
  const names = { with: ['tar', 'gzip', 'zstd', 'zstdmt', 'unzstd'], without: ['tar', 'gzip'] }
  const jobWith = (zstd: Zstd) => {
    const programs = Object.fromEntries(names[zstd].map((name) => [name, name]))
    return job({ env: { PATH: pathOf(host, programs) } })
  }
  const first = await jobWith(saver)
  deps(first)
  await save(first)
  return (await restore(await jobWith(restorer))).matched
}

/** A directory with a tar that leaves a trace when it packs. */
function tellingTar({ host }: World): { path: string; packed(): boolean } {
  const path = mkdtempSync(join(host.dir, 'telling-'))
  const trace = join(path, 'packed')
  const real = join(pathOf(host, { tar: 'tar' }), 'tar')
  const script = `#!/bin/sh\ncase " $*" in *" --create"* | *" -cf"*) : > '${trace}' ;; esac\nexec '${real}' "$@"\n`
  writeFileSync(join(path, 'tar'), script)
  chmodSync(join(path, 'tar'), 0o755)
  return { path, packed: () => existsSync(trace) }
}
