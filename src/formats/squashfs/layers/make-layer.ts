/** Makes a layer of the changes that a job made in a mounted image. */
import { lstatSync, type Stats } from 'node:fs'
import { fromBytes, toBytes } from '../../../files/byte-strings.ts'
import { newChunker } from '../../../system/bytes/chunker.ts'
import { outputOf, startPipeline } from '../../../system/pipeline.ts'
import type { TarProgram } from '../../../system/tools.ts'
import type { PackJob } from '../../format.ts'
import { headerOf, type WrittenMember } from '../../tar-archives/member-header.ts'
import { imageCommand } from '../../tar-archives/tar-commands.ts'
import { endOfArchive } from '../../tar-archives/tar-records.ts'
import type { ImageContents } from '../check/check.ts'
import { make } from '../make/make.ts'
import { plainInodes } from '../make/top-time.ts'

// A save that merges layers reads all their files, and the kernel unpacks a whole block for each small one.
const smallBlocks = ['-b', '32K']

export interface LayerSource {
  /** The directory that names are relative to; absolute. */
  dir: string
  /** The names of the members to pack, as byte strings, without the top. */
  directories: string[]
  files: string[]
  /** The names in the layers below that the layer removes. */
  removed: string[]
  /** The directory that becomes the top; a byte string. Undefined for an image of several lines. */
  top: string | undefined
}

/** @throws ToolFailure, also if a file changes meanwhile; BadEntry if the image is damaged; Error if it has other members */
export async function makeLayer(
  image: string,
  { top, ...source }: LayerSource,
  job: Pick<PackJob, 'scratch' | 'tools' | 'level' | 'signal'>,
): Promise<ImageContents> {
  const { options, topSeconds } = top === undefined ? { options: [], topSeconds: undefined } : stampOf(top)
  const { directories, files, removed } = source
  const archive = archiveOf(source, job)
  const making = {
    source: '-',
    options: ['-tar', ...smallBlocks, ...options],
    archive,
    topSeconds,
    whiteouts: removed,
  }
  const contents = await make(image, making, job)
  const expected = directories.length + files.length + removed.length
  // The image of several lines also has the directories above them.
  const isWhole = top === undefined ? contents.members >= expected : contents.members === expected
  if (!isWhole) throw new Error(`the image has ${contents.members} members instead of ${expected}`)
  return contents
}

/** mksquashfs does not take the mode and time of the top from an archive. */
function stampOf(top: string): { options: string[]; topSeconds: number } {
  const stat = lstatSync(fromBytes(top))
  return { options: ['-root-mode', modeOf(stat).toString(8), plainInodes], topSeconds: secondsOf(stat) }
}

/** Without setuid, setgid and sticky bits. */
function modeOf({ mode }: Stats): number {
  return mode & 0o777
}

const latest = 2 ** 32 - 1

function secondsOf({ mtimeMs }: Stats): number {
  return Math.min(Math.max(Math.floor(mtimeMs / 1000), 0), latest)
}

// Writing each header by itself would take longer than making it.
const headersBytes = 64 * 1024

/**
 * The headers of whiteouts are made here, because only root may make whiteouts as files. So are those of directories: tar
 * also reads a directory whose members it does not pack, and an overlay reads all layers for that.
 */
async function* archiveOf(
  source: Omit<LayerSource, 'top'>,
  { tools, signal }: Pick<PackJob, 'tools' | 'signal'>,
): AsyncGenerator<Buffer> {
  const { dir: cwd, files } = source
  const chunks = newChunker(headersBytes)
  for (const header of headersOf(source))
    for (const pieces of chunks.push(header)) yield Buffer.concat(pieces)
  yield Buffer.concat(chunks.rest())
  if (files.length === 0) {
    yield endOfArchive
    return
  }
  yield* outputOf(signal, (signal) => {
    const tar = startPipeline([imageCommand(tools.tar as TarProgram)], { cwd, signal })
    tar.stdin.end(`${files.join('\0')}\0`, 'latin1')
    return tar
  })
}

function* headersOf({ dir, directories, removed }: Omit<LayerSource, 'top'>): Generator<Buffer> {
  for (const name of removed) yield headerOf({ kind: 'whiteout', name, mode: 0, mtime: '0' })
  for (const name of directories) {
    const stat = lstatSync(fromBytes(`${toBytes(dir)}/${name}`))
    if (!stat.isDirectory()) throw new Error(`${fromBytes(name)} is no directory any more`)
    yield headerOf(directoryOf(name, stat))
  }
}

/** @param name may end in `/.`, where a line's base is a link in the directory that names are relative to */
function directoryOf(name: string, stat: Stats): WrittenMember {
  const mtime = String(secondsOf(stat))
  return { kind: 'directory', name: name.replace(/\/\.$/, ''), mode: modeOf(stat), mtime }
}
