/** Fills a draft with an entry, and publishes it. */

import { bodyLength, containerVersion, type Origin } from '../../entry/container.ts'
import { blockDigester } from '../../entry/digest.ts'
import { sealIndex } from '../../entry/index-frame.ts'
import { fromBytes, toBytes } from '../../files/byte-strings.ts'
import type { ChangeWatch } from '../../files/change-watch.ts'
import type { Match } from '../../files/matches.ts'
import type { Selection } from '../../files/patterns.ts'
import { walk } from '../../files/walk.ts'
import type { Format, Packed } from '../../formats/format.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { newProgress } from '../../report/progress.ts'
import type { Findings } from '../../report/report.ts'
import type { Timeline } from '../../report/timeline.ts'
import type { Draft } from '../../stores/store.ts'
import { type Destination, type Upload, uploadTo } from '../../stores/transfer/upload.ts'
import { openScratch } from '../../system/disk/scratch.ts'
import * as runner from '../../system/runner.ts'
import type { Tools } from '../../system/tools.ts'
import { shortSizeText, sizeText } from '../../system/units.ts'
import { afterCopy, type Beginning } from './changes/delta-body.ts'
import { deadBytesIn } from './changes/full-save.ts'
import type { LayerSave } from './changes/save-delta.ts'
import type { SecretCheck } from './secrets.ts'
import { excludePaths } from './selection.ts'

export interface SaveJob {
  inputs: Inputs
  key: string
  selection: Selection
  matches: Match[]
  tools: Tools
  format: Format
  /** Undefined if all files are saved. */
  delta: LayerSave | undefined
  secretCheck: SecretCheck
  /** Throws if what the job mounted is damaged. */
  checkMounted(): Promise<void>
  /** If given, publishes nothing if a file changes meanwhile. */
  changeWatch: ChangeWatch | undefined
  /** Whether to publish nothing, because another job has saved what this one has to merge. */
  isOutdated(): Promise<boolean>
  createdBy: Origin
  /** Makes the signature of the index from its digest; undefined if the user gives no key. */
  sign: ((digest: Buffer) => Buffer) | undefined
  /** Whether the store is on this host. */
  isHere: boolean
  timeline: Timeline
  findings: Findings
  signal: AbortSignal
}

export const nothingToSave =
  'Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.'

export function alreadyReserved(key: string): string {
  return `Failed to save: Unable to reserve cache with key ${key}, another job may be creating this cache.`
}

/** `nothing` if there was nothing to pack, or another job published first. */
type SaveOutcome = 'published' | 'nothing' | 'outdated'

/** Packs into the draft and publishes it. */
export async function fill(draft: Draft, job: SaveJob): Promise<SaveOutcome> {
  const { inputs, key, selection, format, isHere, timeline, findings, signal } = job
  const bases = selection.lines.map(({ base }) => base)
  timeline.watch([...bases, runner.tempDir(), ...(isHere ? [inputs.localDir] : [])])
  const whole = { rest: draft, bytes: 0, digests: Buffer.alloc(0), pack: packInto.bind(undefined, job) }
  const begun: Beginning = job.delta ? afterCopy(job.delta, job) : whole
  const upload = timedUpload(begun.rest, job)
  const digester = blockDigester()
  const packed = await begun.pack(async (bytes) => {
    digester.update(bytes)
    await upload.write(bytes)
  })
  logSkipped(packed)
  if (packed.segments.length === 0) {
    runner.mildWarning(nothingToSave)
    return 'nothing'
  }
  const { files, bytes } = packed
  const digests = Buffer.concat([begun.digests, digester.finish()])
  const index = format.indexed ? indexOf(packed, digests, job) : Buffer.alloc(0)
  await upload.write(index)
  const storedBytes = bodyLength(packed) + index.length
  Object.assign(findings, { files, bytes, storedBytes })
  runner.info(`Cache Size: ${sizeText(storedBytes)}`)
  if (begun !== whole) reportDelta(begun, packed, storedBytes, job)
  await upload.finish()
  await job.checkMounted()
  if (await job.isOutdated()) return 'outdated'
  signal.throwIfAborted()
  if (await upload.commit()) return 'published'
  runner.info(alreadyReserved(key))
  return 'nothing'
}

function timedUpload(draft: Destination, { isHere, timeline }: SaveJob): Upload {
  const upload = uploadTo(draft, { onTaken: newProgress('Sent', undefined, runner.info) })
  const phaseTimer = timeline.phaseTimer()
  const phase = isHere ? 'write' : 'upload'
  return {
    write: (bytes) => phaseTimer.pushed(phase, bytes.length, () => upload.write(bytes)),
    finish: () => phaseTimer.pushed(phase, 0, upload.finish),
    commit: () => timeline.during('publish', upload.commit),
  }
}

async function packInto(
  { inputs, selection, tools, format, secretCheck, changeWatch, timeline, signal, ...job }: SaveJob,
  write: (bytes: Buffer) => Promise<void>,
): Promise<Packed> {
  const trees = job.matches.map(({ path }) => ({ path: toBytes(path) }))
  // A warning may come while files are packed.
  const secrets =
    inputs.secrets === 'warn'
      ? []
      : await secretCheck.leaveOut({ trees, excludes: selection.excludes, signal })
  const matches = job.matches.filter(({ path }) => !secrets.includes(path))
  using temporary = openScratch(runner.tempDir())
  const scratch = temporary.dir
  const { excludes } = excludePaths([scratch, ...secrets], selection)
  const leftOut: string[] | undefined = excludes ? [] : undefined
  const note = changeWatch?.note
  // Images are often made without a walk.
  if (note && format.image) for (const _ of walk(matches, excludes, [], note));
  const onStat = format.image ? undefined : note
  const walked = secretCheck.watch(matches, (match) => walk([match], excludes, leftOut, onStat))
  const found = timeline.items('walk', walked)
  const packing = { matches, found, leftOut, scratch, tools, signal, write }
  const more = { workspace: runner.workspace(), level: inputs.compressionLevel }
  return await timeline.during('pack', async () => {
    const packed = await format.pack({ ...packing, ...more })
    await changeWatch?.check()
    return packed
  })
}

function indexOf(packed: Packed, digests: Buffer, { inputs, key, format, createdBy, sign }: SaveJob): Buffer {
  const { segments, files, bytes } = packed
  const origin = { container: containerVersion, format: format.id, key, paths: inputs.paths, createdBy }
  return sealIndex({ ...origin, segments, files, bytes, digests }, sign)
}

function reportDelta({ bytes }: Beginning, { segments }: Packed, storedBytes: number, job: SaveJob): void {
  const deltas = job.delta?.layers ?? []
  const reused = {
    reusedBytes: job.delta?.keptBytes ?? 0,
    packedBytes: deltas.reduce((sum, { length }) => sum + length, 0),
    sentBytes: storedBytes - bytes,
    deadBytes: deadBytesIn(segments),
  }
  Object.assign(job.findings, reused)
  const { reusedBytes, packedBytes, sentBytes } = reused
  const [kept, packed, sent] = [reusedBytes, packedBytes, sentBytes].map(shortSizeText)
  runner.info(`Reused ${kept}, packed ${packed}, ${job.isHere ? 'wrote' : 'sent'} ${sent}`)
}

function logSkipped({ skipped }: Packed): void {
  if (skipped.length === 0) return
  const some = skipped.slice(0, 3).map((member) => fromBytes(member.replace(/^\d+\//, '')).toString())
  const more = skipped.length > some.length ? ', …' : ''
  runner.info(`Skipped ${skipped.length} that are no file, directory or link: ${some.join(', ')}${more}`)
}
