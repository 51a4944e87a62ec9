// A save of all files looks for secrets once: during the walk that an archive is made from, or before an image.
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { findMatches } from '../../../src/files/paths/matches.ts'
import { selectionOf } from '../../../src/files/paths/patterns.ts'
import { newSurvey } from '../../../src/files/paths/survey.ts'
import { actionsCache } from '../../../src/formats/actions-cache/actions-cache.ts'
import type { Format } from '../../../src/formats/format.ts'
import { squashfs } from '../../../src/formats/squashfs/squashfs.ts'
import { readInputs } from '../../../src/inputs/inputs.ts'
import { wholeBody } from '../../../src/job/save/pack-files.ts'
import type { CacheToSave } from '../../../src/job/shared/save-context.ts'
import type { SecretCheck } from '../../../src/job/shared/secrets.ts'
import { newTimeline } from '../../../src/report/timeline.ts'
import type { Draft } from '../../../src/stores/store.ts'
import type { Tools } from '../../../src/system/tools.ts'
import { newPlace, writeTree } from '../../support/host.ts'
import { packAll } from '../../support/packing.ts'

const place = newPlace()

/** Packs two files in a format that walks. @returns the ways in which the save looks for secrets */
async function lookups(format: Format, secrets: string): Promise<string[]> {
  const workspace = mkdtempSync(join(place.dir, 'job-'))
  writeTree(workspace, { 'cache/.npmrc': 'x', 'cache/other': 'x' })
  const selection = selectionOf(['cache', '!cache/none'], workspace)
  const inputs = readInputs(
    (name) => ({ key: 'k', path: 'cache', 'secret-files': secrets })[name] ?? '',
    place.dir,
  )
  const looked: string[] = []
  const secretCheck: SecretCheck = {
    leaveOut: async () => {
      looked.push('search')
      return []
    },
    *watch(matches, walkOf) {
      looked.push('walk')
      for (const match of matches) yield* walkOf(match)
    },
  }
  const walking: Format = {
    ...format,
    // biome-ignore lint/correctness/useYield: it packs nothing
    async *pack({ found }) {
      const files = [...found].flat().length
      return { segments: [], files, bytes: 0, skipped: [] }
    },
  }
  const matches = await findMatches(selection)
  const { signal } = new AbortController()
  const survey = newSurvey(matches, selection)
  const files = { selection, builds: undefined, matches, survey, secretCheck }
  const how = { timeLimit: undefined } as CacheToSave['how']
  const saving = { how, inputs, files, state: undefined, timeline: newTimeline(), signal }
  const unknown = { changeWatch: undefined, idle: undefined }
  using body = wholeBody({} as Draft, { format: walking, tools: {} as Tools, saving, ...unknown })
  expect(await packAll(body.packing())).toMatchObject({ files: 3 })
  return looked
}

it.each([
  { format: squashfs, secrets: 'warn', looked: ['search'] },
  { format: squashfs, secrets: 'skip', looked: ['search'] },
  { format: actionsCache, secrets: 'warn', looked: ['walk'] },
])('$format.id with secrets: $secrets looks once', async ({ format, secrets, looked }) => {
  const all = await lookups(format, secrets)
  // `watch` looks for secrets only if the user wants a warning.
  expect(all.filter((way) => way === 'search' || secrets === 'warn')).toEqual(looked)
})
