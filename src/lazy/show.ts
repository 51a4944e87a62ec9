/** Shows an image before it has arrived, and logs at the job's end how useful that was. */
import { join } from 'node:path'
import type { Index } from '../entry/container.ts'
import { messageOf } from '../failure.ts'
import { mostBytesOf } from '../formats/output-limit.ts'
import { checkHead, type Image, imageSegment } from '../formats/squashfs/unpack.ts'
import type { Inputs } from '../inputs/inputs.ts'
import type { Probed } from '../mount/probe.ts'
import type { Rights } from '../mount/rights.ts'
import * as runner from '../runner.ts'
import type { Entry } from '../stores/store.ts'
import { secondsText, shortSizeText } from '../units.ts'
import type { FetchReport } from './fetch.ts'
import { foundEntry } from './found-entry.ts'
import { endServer, type Server, serverFiles, startServer } from './server.ts'

/** Starts the server early: it gets ready while the restore looks for an entry. */
export function startServerFor(inputs: Inputs, mounting: Probed): Server | undefined {
  const isOfUse = inputs.mode === 'lazy' && !inputs.lookupOnly && 'rights' in mounting
  return isOfUse ? startServer() : undefined
}

/**
 * Shows the image of an entry as `<dir>/image`.
 * @returns undefined where showing has no benefit, or failed; then it logs the reason
 * @throws BadEntry when the image is not one that Headstart wrote
 */
export async function showImage(
  { entry, index }: { entry: Entry; index: Index },
  { server, dir, rights, signal }: { server: Server; dir: string; rights: Rights; signal: AbortSignal },
): Promise<Image | undefined> {
  // An image that is on this host already needs no server.
  if (!entry.remote || entry.file?.isWhole) return undefined
  const { digests, ...facts } = index
  const segment = imageSegment(index.segments)
  try {
    const found = await foundEntry(entry, entry.remote)
    const handed = { found, facts, digests: digests.toString('base64') }
    await server.show({ env: runner.environment(), cwd: process.cwd(), dir, ...handed }, signal)
  } catch (error) {
    await endServer(dir, rights)
    signal.throwIfAborted()
    runner.info(`Receiving all of the image before mounting it: ${messageOf(error)}`)
    return undefined
  }
  const path = join(dir, serverFiles.image)
  await checkHead(path, segment.length)
  return { path, members: segment.files, mostBytes: mostBytesOf(segment) }
}

/**
 * Ends the server of a restore that failed or was cancelled.
 * @returns the server's reason, which says more than the reader's EIO; undefined where the server has none
 */
export async function stopShowing(dir: string, rights: Rights): Promise<string | undefined> {
  const report = await endServer(dir, rights)
  return typeof report === 'object' ? report.trouble : undefined
}

/**
 * Ends the server of a mounted image, if there is one, and logs its report.
 * @returns the path of the image; undefined where not all of it has arrived
 */
export async function endLazy(dir: string, rights: Rights): Promise<string | undefined> {
  const report = await endServer(dir, rights)
  if (!report) return join(dir, serverFiles.image)
  if (report === 'killed') {
    runner.warning('What had not arrived of the cache could not be read: its server was killed')
    return undefined
  }
  logReport(report)
  return report.presentBlocks === report.blocks ? join(dir, serverFiles.blocks) : undefined
}

function logReport(report: FetchReport): void {
  const { blocks, presentBlocks, wantedBlocks, prefetchedBlocks, waitedMs, unreadBytes } = report
  const { trouble, damage } = report
  runner.info(
    `Of ${blocks} blocks of the cache, ${wantedBlocks} were wanted, ${prefetchedBlocks} of them after they had ` +
      `arrived; readers waited ${secondsText(waitedMs)}; ${shortSizeText(unreadBytes)} were never needed`,
  )
  if (trouble !== undefined && presentBlocks < blocks)
    runner.warning(`Not all of the cache could be read: ${trouble}`)
  if (damage !== undefined)
    runner.warning(`The cache is bad; its entry is removed where the store allows that: ${damage}`)
}
