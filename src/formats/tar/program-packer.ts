/** Packs with GNU tar or bsdtar, which can find holes: Node can not. */
import { join } from 'node:path'
import type { Pipeline } from '../../system/pipeline.ts'
import type { PackJob } from '../format.ts'
import { linkBases } from '../packing.ts'
import { createCommand } from '../tar-archives/tar-commands.ts'
import { zstdCodec } from '../tar-archives/zstd.ts'
import { checkListing, checkTypes } from './pack-check.ts'
import type { SegmentPlan } from './segments.ts'

// One thread of zstd would take long for more than this. The container has its own digests, so frames have no checksum.
const mostForOneThread = 128 * 1024 * 1024

/** @returns a function that packs a segment of files to one frame; undefined if there is no such program */
export function programPacker({ tools, level, scratch, matches }: PackJob) {
  const { tar } = tools
  if (tar.dialect === 'node') return undefined
  let packed = 0
  return (plan: SegmentPlan, signal: AbortSignal): Pick<Pipeline, 'stdout' | 'ended'> => {
    if (packed === 0) linkBases({ matches, scratch })
    const listing = tar.dialect === 'gnu' ? `listing-${packed++}` : undefined
    const beyondAscii = plan.names.some((name) => /[\u0080-\u00ff]/.test(name))
    const command = createCommand(tar, { beyondAscii, archiveBytes: plan.bytes, listing })
    const options = { level, threads: plan.bytes > mostForOneThread ? 0 : 1, check: false }
    const { stdin, stdout, ended } = zstdCodec(tools.zstd).packing(command, options, { cwd: scratch, signal })
    stdin.end(`${plan.names.join('\0')}\0`, 'latin1')
    const check = (): void => {
      if (listing === undefined) checkTypes(scratch, plan)
      else checkListing(join(scratch, listing), plan)
    }
    return { stdout, ended: ended.then(check) }
  }
}
