/** Makes a layer of the changes that a job made in a mounted image. */
import { lstatSync } from 'node:fs'
import { fromBytes, toBytes } from '../../../files/byte-strings.ts'
import { newChunker } from '../../../system/bytes.ts'
import { headerOf } from '../../tar/archive-output.ts'
import { endOfArchive } from '../../tar/tar-records.ts'
import { archiveForImage } from '../../tar/threads/pool.ts'
import type { ImageContents } from '../check/check.ts'
import { imageMode, imageSeconds, type MakeJob, makeImageFile, topStamp } from '../make/make.ts'
import { namesAbove } from '../tops.ts'

// A save that merges layers reads all their files, and the kernel unpacks a whole block for each small one.
const smallBlocks = ['-b', '32K']

/** Names are relative to the top of the image, as byte strings. */
interface LayerSource {
  /** '' is the top. */
  directories: string[]
  files: string[]
  /** The names in the layers below that the layer removes. */
  removed: string[]
}

/** @throws ToolFailure, also if a file changes meanwhile; BadEntry if the image is damaged; Error if it has other members */
export async function makeLayer(image: string, source: LayerSource, job: MakeJob): Promise<ImageContents> {
  const isTop = source.directories.includes('')
  const directories = source.directories.filter((name) => name !== '')
  const { files, removed } = source
  const { options, topSeconds } = topStamp(job.top, isTop)
  const archive = archiveOf({ ...source, directories }, job)
  const making = {
    sources: ['-'],
    options: ['-tar', ...smallBlocks, ...options],
    archive,
    topSeconds,
    whiteouts: removed,
  }
  const contents = await makeImageFile(image, making, job)
  const expected = new Set([...directories, ...files, ...removed, ...namesAbove([...directories, ...files])])
    .size
  if (contents.members !== expected)
    throw new Error(`the image has ${contents.members} members instead of ${expected}`)
  return contents
}

// Writing each header by itself would take longer than making it.
const headersBytes = 64 * 1024

/**
 * The headers of whiteouts are made here, because only root may make whiteouts as files. So are those of directories: tar
 * also reads a directory whose members it does not pack, and an overlay reads all layers for that.
 */
async function* archiveOf(
  source: LayerSource,
  { top: cwd, signal }: Pick<MakeJob, 'top' | 'signal'>,
): AsyncGenerator<Buffer> {
  const { files } = source
  const chunks = newChunker(headersBytes)
  for (const header of headersOf(source, cwd))
    for (const pieces of chunks.push(header)) yield Buffer.concat(pieces)
  yield Buffer.concat(chunks.rest())
  if (files.length === 0) {
    yield endOfArchive
    return
  }
  yield* archiveForImage(files, { cwd, signal })
}

function* headersOf({ directories, removed }: LayerSource, top: string): Generator<Buffer> {
  for (const name of removed) yield headerOf({ kind: 'whiteout', name, mode: 0, mtime: '0' })
  for (const name of directories) {
    const stat = lstatSync(fromBytes(`${toBytes(top)}/${name}`))
    if (!stat.isDirectory()) throw new Error(`${fromBytes(name)} is no directory any more`)
    yield headerOf({ kind: 'directory', name, mode: imageMode(stat), mtime: String(imageSeconds(stat)) })
  }
}
