// The reading of inputs, and the messages for wrong inputs.
import { type Behaviour, said, type World } from './behaviour.ts'
import { deps, fill } from './trees.ts'

const missing = (name: string): string => `Input required and not supplied: ${name}`
const failsStep =
  (inputs: Record<string, string>, error: string) =>
  async ({ job, restore }: World): Promise<unknown> => {
    const { exitCode, log, outputs } = await restore(await job(), inputs)
    return {
      exitCode,
      error: log.some((line) => line.startsWith(`::error::${error}`)),
      hit: outputs['cache-hit'],
    }
  }
const failed = { exitCode: 1, error: true, hit: undefined }

/** Saves with some inputs, looks with others, and tells what that found. */
const findsAgain =
  (saved: Record<string, string>, restored: Record<string, string>, paths = ['deps']) =>
  async ({ job, save, restore }: World): Promise<unknown> => {
    const first = await job()
    for (const path of paths) fill(first, { [`${path}/file`]: path })
    await save(first, saved)
    return (await restore(await job(), { ...restored, 'lookup-only': 'true' })).matched
  }

export const inputs: Behaviour[] = [
  {
    id: 'input-key-required',
    says: 'A restore without a key fails the step.',
    source: 'action.yml, src/restoreImpl.ts',
    by: 'action',
    scenario: failsStep({ key: '' }, missing('key')),
    expected: { both: failed },
  },
  {
    id: 'input-path-required',
    says: 'A restore without a path fails the step.',
    source: 'action.yml, src/restoreImpl.ts',
    by: 'action',
    scenario: failsStep({ path: '' }, missing('path')),
    expected: { both: failed },
  },
  {
    id: 'input-path-blank',
    says: 'A restore with a path of nothing but spaces and empty lines fails the step.',
    source: 'src/utils/actionUtils.ts',
    by: 'action',
    async scenario({ job, restore }) {
      const { exitCode, log } = await restore(await job(), { path: ' \n  ' })
      return [exitCode, log.map((line) => line.startsWith('::error::'))]
    },
    expected: { both: [1, [true]] },
  },
  {
    id: 'input-key-save',
    says: 'A save without a key says so, and does not fail the step.',
    source: 'src/saveImpl.ts',
    by: 'action',
    async scenario({ job, save }) {
      const { exitCode, log } = await save(await job(), { key: '' })
      return [exitCode, log.includes('[warning]Key is not specified.')]
    },
    expected: { both: [0, true] },
  },
  {
    id: 'input-mistake-save',
    says: 'A mistake in the inputs of a save is told by a line of the log.',
    source: 'src/saveImpl.ts',
    by: 'action',
    async scenario({ job, save }) {
      const first = await job()
      deps(first)
      const runs = [await save(first, { path: '' }), await save(first, { key: 'a,b' })]
      // Headstart goes on to say what to give.
      return runs.map(({ exitCode, log }) => [exitCode, log[0]?.replace(/(: path)\. Give .*/, '$1')])
    },
    expected: {
      row: 'a mistake in the inputs of a save',
      headstart: [
        [0, `::warning::Failed to save: ${missing('path')}`],
        [0, '::warning::Failed to save: Key Validation Error: a,b cannot contain commas.'],
      ],
      upstream: [
        [0, `[warning]${missing('path')}`],
        [0, '[warning]Key Validation Error: a,b cannot contain commas.'],
      ],
    },
  },
  {
    id: 'input-key-trimmed',
    says: 'Spaces around a key do not count.',
    source: 'toolkit core.ts (getInput)',
    by: 'action',
    scenario: findsAgain({ key: '  a key ' }, { key: 'a key' }),
    expected: { both: 'a key' },
  },
  {
    id: 'input-lines',
    says: 'Spaces around the lines of path, and empty lines, do not count.',
    source: 'src/utils/actionUtils.ts',
    by: 'action',
    scenario: findsAgain({ path: '  deps  \n\n\r\n more\n' }, { path: 'deps\nmore' }, ['deps', 'more']),
    expected: { both: 'key' },
  },
  {
    id: 'input-negation-spaces',
    says: 'Spaces after the ! that starts a line do not count.',
    source: 'src/utils/actionUtils.ts',
    by: 'action',
    scenario: findsAgain({ path: 'deps\n!   deps/x' }, { path: 'deps\n!deps/x' }),
    expected: { both: 'key' },
  },
  {
    id: 'input-negation-indented',
    says: 'Where there are spaces before the ! too, those after it count.',
    source: 'src/utils/actionUtils.ts',
    by: 'action',
    scenario: findsAgain({ path: 'deps\n  ! deps/x' }, { path: 'deps\n!deps/x' }),
    expected: { both: undefined },
  },
  {
    id: 'input-restore-keys-lines',
    says: 'The lines of restore-keys are read like those of path.',
    source: 'src/utils/actionUtils.ts',
    by: 'action',
    scenario: findsAgain({ key: 'linux-1' }, { key: 'none', 'restore-keys': '\n  mac- \n\n   linux-  \n' }),
    expected: { both: 'linux-1' },
  },
  {
    id: 'input-boolean-case',
    says: 'The word true may have any case.',
    source: 'src/utils/actionUtils.ts',
    by: 'action',
    async scenario({ job, restore }) {
      return (await restore(await job(), { 'fail-on-cache-miss': 'TRUE' })).exitCode
    },
    expected: { both: 1 },
  },
  {
    id: 'input-boolean-other',
    says: 'Every word but true means false, and is no mistake.',
    source: 'src/utils/actionUtils.ts',
    by: 'action',
    async scenario({ job, restore }) {
      const words = ['yes', '1', 'on', 'truee']
      const runs = words.map(async (word) => restore(await job(), { 'fail-on-cache-miss': word }))
      return (await Promise.all(runs)).map(({ exitCode }) => exitCode)
    },
    expected: { both: [0, 0, 0, 0] },
  },
  {
    id: 'input-chunk-size-bad',
    says: 'An upload-chunk-size that is no number, or a negative one, does no harm.',
    source: 'src/utils/actionUtils.ts',
    by: 'action',
    async scenario({ job, save }) {
      const first = await job()
      deps(first)
      const sizes = ['abc', '-1', '1.5e', '']
      const runs = sizes.map((size, at) => save(first, { key: `k${at}`, 'upload-chunk-size': size }))
      return (await Promise.all(runs)).map(({ saved }) => saved)
    },
    expected: { both: [true, true, true, true] },
  },
  {
    id: 'input-chunk-size',
    says: 'With the older service, the upload is cut into pieces of upload-chunk-size.',
    source: 'action.yml, toolkit uploadUtils.ts',
    by: 'action',
    scenario: (world) => piecesOf(world, { 'upload-chunk-size': '1000000' }),
    expected: { row: tuning(), headstart: 1, upstream: 3 },
  },
  {
    id: 'env-chunk-size',
    says: 'With the older service, the upload is cut into pieces of CACHE_UPLOAD_CHUNK_SIZE MiB.',
    source: 'toolkit options.ts',
    scenario: (world) => piecesOf(world, {}, { CACHE_UPLOAD_CHUNK_SIZE: '1' }),
    expected: { row: tuning(), headstart: 1, upstream: 3 },
  },
  {
    id: 'env-bad',
    says: 'Values of these variables that are no numbers do no harm.',
    source: 'toolkit options.ts',
    async scenario({ job, save, restore }) {
      const env = {
        SEGMENT_DOWNLOAD_TIMEOUT_MINS: 'soon',
        CACHE_UPLOAD_CHUNK_SIZE: 'large',
        CACHE_UPLOAD_CONCURRENCY: 'many',
      }
      const first = await job({ env })
      deps(first)
      await save(first)
      return (await restore(await job({ env }))).matched
    },
    expected: { both: 'key' },
  },
  {
    id: 'input-save-always-success',
    says: 'save-always is taken, and a save after success is as ever.',
    source: 'action.yml',
    by: 'action',
    async scenario({ job, restore, save }) {
      const first = await job()
      const { state } = await restore(first, { 'save-always': 'true' })
      deps(first)
      return (await save(first, { 'save-always': 'true', 'job-status': 'success' }, { state })).saved
    },
    expected: { both: true },
  },
  {
    id: 'input-save-always-failure',
    says: 'save-always does not make a failed job save.',
    source: 'action.yml (deprecationMessage)',
    by: 'source',
    async scenario({ job, restore, save }) {
      const first = await job()
      const { state } = await restore(first, { 'save-always': 'true' })
      deps(first)
      return (await save(first, { 'save-always': 'true', 'job-status': 'failure' }, { state })).saved
    },
    expected: { row: '`save-always`', headstart: true, upstream: false },
  },
  {
    id: 'input-unknown-choice',
    says: 'Inputs that actions/cache does not have are ignored, whatever they say.',
    source: 'action.yml',
    by: 'action',
    async scenario({ job, restore }) {
      return (await restore(await job(), { store: 'floppy' })).exitCode
    },
    expected: { row: 'inputs of Headstart only', headstart: 1, upstream: 0 },
  },
  {
    id: 'input-cross-os',
    unix: true,
    says: 'Except on Windows, enableCrossOsArchive changes nothing.',
    source: 'toolkit cacheUtils.ts',
    async scenario({ job, save, restore }) {
      const first = await job()
      deps(first)
      await save(first, { enableCrossOsArchive: 'true' })
      const { matched } = await restore(await job(), { enableCrossOsArchive: 'false' })
      return matched
    },
    expected: { both: 'key' },
  },
  {
    id: 'input-key-length',
    says: 'A key may have 512 characters.',
    source: 'README: key',
    scenario: findsAgain({ key: 'k'.repeat(512) }, { key: 'k'.repeat(512) }),
    expected: { both: 'k'.repeat(512) },
  },
  ...[
    {
      id: 'input-key-too-long',
      inputs: { key: 'k'.repeat(513) },
      error: `Key Validation Error: ${'k'.repeat(513)} cannot be larger than 512 characters.`,
    },
    {
      id: 'input-key-comma',
      inputs: { key: 'a,b' },
      error: 'Key Validation Error: a,b cannot contain commas.',
    },
    {
      id: 'input-restore-key-too-long',
      inputs: { 'restore-keys': 'k'.repeat(513) },
      error: `Key Validation Error: ${'k'.repeat(513)} cannot be larger than 512 characters.`,
    },
    {
      id: 'input-restore-key-comma',
      inputs: { 'restore-keys': 'a\nb,' },
      error: 'Key Validation Error: b, cannot contain commas.',
    },
    {
      id: 'input-keys-many',
      inputs: { 'restore-keys': 'abcdefghij'.split('').join('\n') },
      error: 'Key Validation Error: Keys are limited to a maximum of 10.',
    },
  ].map(
    ({ id, inputs, error }): Behaviour => ({
      id,
      says: `A restore fails the step with: ${error.replace(/k{9,}/, 'k…')}`,
      source: 'toolkit cache.ts',
      async scenario({ job, restore, service }) {
        const run = await restore(await job(), inputs)
        return { exitCode: run.exitCode, said: said(run, error), requests: service.requests.length }
      },
      expected: { both: { exitCode: 1, said: [error], requests: 0 } },
    }),
  ),
  {
    id: 'input-keys-ten',
    says: 'Ten keys are not too many.',
    source: 'toolkit cache.ts',
    scenario: findsAgain({ key: 'z' }, { key: 'none', 'restore-keys': '1\n2\n3\n4\n5\n6\n7\n8\nz' }),
    expected: { both: 'z' },
  },
  {
    id: 'input-key-mistake-save',
    says: 'A save under an illegal key asks the service for nothing.',
    source: 'toolkit cache.ts',
    async scenario({ job, save, service }) {
      const first = await job()
      deps(first)
      const run = await save(first, { key: 'a,b' })
      return [run.saved, service.requests.length, said(run, 'a,b cannot contain commas.').length]
    },
    expected: { both: [false, 0, 1] },
  },
]

function tuning(): string {
  return '`upload-chunk-size`, `SEGMENT_DOWNLOAD_TIMEOUT_MINS`, `CACHE_UPLOAD_CONCURRENCY`, `CACHE_UPLOAD_CHUNK_SIZE`'
}

/** How many requests carry 2.5 MiB. */
async function piecesOf({ job, save, service }: World, inputs: object, env = {}): Promise<number> {
  const first = await job({ language: 'v1', env })
  deps(first, 2_500_000)
  await save(first, { ...inputs })
  return service.requests.filter(({ operation }) => operation === 'UploadChunk').length
}
