/** Shows an image before it has arrived, and logs at the job's end how useful that was. */
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Index } from '../../entry/container.ts'
import { blockBytes } from '../../entry/digest.ts'
import type { ReadBytes } from '../../formats/squashfs/check/metadata.ts'
import type { Image } from '../../formats/squashfs/images.ts'
import { type PlacedImage, placeMatches } from '../../formats/squashfs/matches-in.ts'
import { checkTables, type ReceivedImages } from '../../formats/squashfs/receive.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { storeInputs } from '../../inputs/kept.ts'
import type { ReadInput } from '../../inputs/values.ts'
import type { FetchReport } from '../../stores/on-demand/fetch.ts'
import { bytesOfBlocks, readFirstBlocks } from '../../stores/on-demand/first-blocks.ts'
import { foundEntry } from '../../stores/on-demand/found-entry.ts'
import type { Entry, RemoteObject } from '../../stores/store.ts'
import { TransferFailure } from '../../stores/transfer/errors.ts'
import { readExactly } from '../../system/disk/read-file.ts'
import { awaitedLater, BadEntry } from '../../system/failure.ts'
import type { Rights } from '../../system/root-rights.ts'
import * as runner from '../../system/runner.ts'
import { secondsText, shortSizeText } from '../../system/units.ts'
import type { MountSupport } from '../support.ts'
import { endServer, type Server, type ServerReport, serverFiles, startServer } from './server.ts'

/**
 * Starts the server early: it gets ready while the restore looks for an entry.
 * @param read reads the inputs of the cache
 */
export function startServerFor(inputs: Inputs, read: ReadInput, { by }: MountSupport): Server | undefined {
  if (inputs.mode !== 'lazy' || inputs.lookupOnly || by !== 'job') return undefined
  try {
    return startServer(() => storeInputs(read))
  } catch (error) {
    runner.info(`Receiving images before mounting them: ${runner.reasonOf(error)}`)
    return undefined
  }
}

/**
 * Serves the body of an entry as `<dir>/image`, before it has arrived.
 * @returns undefined where serving has no benefit, or where it failed, with the reason in the log
 * @throws BadEntry when an image is not one that Headstart wrote
 */
export async function serveImages(
  { entry, index }: { entry: Entry; index: Index },
  images: Image[],
  { server, dir, rights, signal }: { server: Server; dir: string; rights: Rights; signal: AbortSignal },
): Promise<ReceivedImages | undefined> {
  // An image that is on this host already needs no server.
  if (!entry.remote || entry.file?.isWhole) return undefined
  const path = join(dir, serverFiles.image)
  const first = awaitedLater(readFirstBlocks(entry, index))
  const serve = async (remote: RemoteObject): Promise<void> => {
    const { digests, ...facts } = index
    const found = await foundEntry(entry, remote)
    const request = { env: runner.environment(), cwd: process.cwd(), found, facts, digests }
    await server.serve(request, first, { dir, rights, signal })
  }
  const served = awaitedLater(serve(entry.remote))
  await using files = new AsyncDisposableStack()
  const opening = awaitedLater(served.then(async () => files.use(await open(path))))
  // The file is there a little later than the first blocks.
  const read: ReadBytes = async (start, end) =>
    bytesOfBlocks(await first, start, end) ?? (await readExactly(await opening, end - start, start))
  const matching = awaitedLater(placeMatches(read, images))
  try {
    await opening
  } catch (error) {
    await endServer(dir, rights)
    signal.throwIfAborted()
    if (error instanceof BadEntry) throw error
    const reason = error instanceof TransferFailure ? error.message : runner.reasonOf(error)
    runner.info(`Receiving all of the image before mounting it: ${reason}`)
    return undefined
  }
  const placed = await matching
  if (placed.some(isBelowOthers)) await checkTables(path, index.segments, { signal, until: reader(path) })
  return { path, images: placed }
}

/**
 * Whether the image shows directories above its matches in the workspace. The kernel knows inodes by their numbers, so
 * unchecked tables could show other names there.
 */
function isBelowOthers({ isOfWorkspace, matches }: PlacedImage): boolean {
  return isOfWorkspace && matches.some(({ name }) => name.includes('/'))
}

/** Waits for bytes of a file that is still arriving. A check then reads them at once, and may be cancelled meanwhile. */
function reader(path: string): (start: number, end: number) => Promise<void> {
  return async (start, end) => {
    await using file = await open(path)
    const buffer = Buffer.alloc(Math.min(end - start, blockBytes))
    for (let at = start; at < end; at += buffer.length) await file.read(buffer, 0, buffer.length, at)
  }
}

/** The server's reason for the failure of a restore; the reader sees only EIO. */
export function troubleIn(report: ServerReport | undefined): string | undefined {
  return typeof report === 'object' ? report.trouble : undefined
}

/**
 * Logs the report of a server.
 * @returns the path of the image; undefined if not all of it has arrived, or if the server has found damage already
 */
export function imageAfter(report: ServerReport | undefined, dir: string): string | undefined {
  if (!report) return join(dir, serverFiles.image)
  if (report === 'killed') {
    runner.warning(
      'A part of the cache could not be read: the process that fetches the cache was killed before the job ended',
    )
    return undefined
  }
  logReport(report)
  const isWhole = report.presentBlocks === report.blocks
  return isWhole && report.damage === undefined ? join(dir, serverFiles.blocks) : undefined
}

function logReport(report: FetchReport): void {
  const { blocks, presentBlocks, wantedBlocks, prefetchedBlocks, waitedMs, unreadBytes } = report
  const { trouble, damage } = report
  runner.info(
    `The job read ${wantedBlocks} of the cache's ${blocks} MiB. ${prefetchedBlocks} MiB had arrived before the job ` +
      `read them. The job waited ${secondsText(waitedMs)} for the others, and did not read ${shortSizeText(unreadBytes)}`,
  )
  if (trouble !== undefined && presentBlocks < blocks)
    runner.warning(`Not all of the cache could be read: ${trouble}`)
  if (damage !== undefined)
    runner.warning(`The cache is bad; its entry is removed where the store allows that: ${damage}`)
}
