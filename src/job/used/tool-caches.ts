/**
 * Recognizes the caches of tools whose files are independent of each other. Most of these tools set the time of each file that
 * they use. Such a time is no content: it says when the file was last used, and the tool removes files that it has not used for
 * long.
 */
import { closeSync, openSync, readSync } from 'node:fs'
import { lstat, open } from 'node:fs/promises'
import { below, fromBytes, toBytes } from '../../files/byte-strings.ts'
import type { MeaningOf } from '../../files/fingerprint.ts'
import type { Match } from '../../files/paths/matches.ts'
import type { PathLine } from '../../files/paths/patterns.ts'
import type { Inputs } from '../../inputs/inputs.ts'
import { readOnly, rewriting } from '../../system/disk/read-file.ts'
import { basename, dirname, join } from '../../system/native-path.ts'
import { debug, reasonOf } from '../../system/runner.ts'

interface Tool {
  /** The usual names of the directory. */
  names: string[]
  /** A file that the tool writes into its directory, and the start of this file's text. */
  mark: { files: string[]; text: string }
  /** The names of files that are independent of each other, relative to the directory. */
  items: RegExp
  /** Whether the tool sets the time of an item that it uses. Else only the system knows, by the time of the last access. */
  setsTimes: boolean
  /** The names of files that the tool writes for itself. */
  bookkeeping: RegExp
  /** Whether one of the items is no result, but what the tool has read in sources, which takes it no time. @param path absolute */
  isReading?(path: string): boolean
  /** The file with the time of the last clean-up, in seconds since 1970. */
  cleanUpFile?: string
}

/** The source of these names is the package cmd/go/internal/cache. A name has the digest of what it names. */
const goResults: Tool = {
  names: ['go-build'],
  mark: { files: ['README'], text: 'This directory holds cached build artifacts from the Go build system' },
  items: /^[0-9a-f]{2}\/[0-9a-f]{64}-[ad]$/,
  setsTimes: true,
  bookkeeping: /^(trim|testexpire)\.txt$/,
  isReading: isGoIndex,
  cleanUpFile: 'trim.txt',
}

/** ccache removes the least recently used files when its cache is full: https://ccache.dev/manual/4.7.5.html#_cache_size_management */
const ccacheResults: Tool = {
  names: ['ccache', '.ccache'],
  mark: {
    files: ['CACHEDIR.TAG', ...[...'0123456789abcdef'].map((digit) => `${digit}/CACHEDIR.TAG`)],
    text: 'Signature: 8a477f597d28d172789f06886806bc55\n# This file is a cache directory tag created by ccache',
  },
  items: /^[0-9a-f]\/([0-9a-f]\/)*[0-9a-z]{20,}[A-Z]$/,
  setsTimes: true,
  bookkeeping: /^(([0-9a-f]\/)*stats|(tmp|lock)\/.*)$/,
}

/**
 * The local build cache among the other files of Gradle, which sets times in version 4.4. Later versions keep a journal
 * of their own. The source of the names is the package org.gradle.caching.local.internal.
 */
const gradleResults: Tool = {
  names: ['caches'],
  mark: { files: ['build-cache-1/build-cache-1.lock'], text: '' },
  items: /^build-cache-1\/[0-9a-f]{32}$/,
  setsTimes: false,
  bookkeeping:
    /^(([^/]+)\/\2\.lock|build-cache-1\/gc\.properties|journal-1\/.*|[^/]+\/(fileHashes\/.*|file-changes\/last-build\.bin))$/,
}

const tools = [goResults, ccacheResults, gradleResults]

export interface ToolCache
  extends Pick<Tool, 'items' | 'setsTimes' | 'bookkeeping' | 'isReading' | 'cleanUpFile'> {
  /** Absolute. */
  directory: string
}

/**
 * The caches of tools that a restore or a save of these directories concerns: each directory itself, whatever its name is,
 * and the directories of a usual name in it. Reads asynchronously: the image of a lazy mount may not have arrived.
 * @param directories absolute
 */
export function toolCachesIn(directories: string[]): Promise<ToolCache[]> {
  return cachesAmong(tools, directories)
}

/** Those of the caches that their tools clean up by the time of the last clean-up. */
function cleanedCachesIn(directories: string[]): Promise<ToolCache[]> {
  return cachesAmong(
    tools.filter(({ cleanUpFile }) => cleanUpFile !== undefined),
    directories,
  )
}

async function cachesAmong(among: Tool[], directories: string[]): Promise<ToolCache[]> {
  const places = await Promise.all(
    directories.map(async (directory) => [directory, ...(await usualIn(directory, among))]),
  )
  const found = places.flat().flatMap((directory) => among.map((tool) => ({ ...tool, directory })))
  const areMarked = await Promise.all(found.map(isMarked))
  return found.filter((_, i) => areMarked[i])
}

/** Whether the directory has a name that tools give to their caches. */
function isUsual(directory: string): boolean {
  return tools.some(({ names }) => names.includes(basename(directory)))
}

async function usualIn(directory: string, among: Tool[]): Promise<string[]> {
  const places = among.flatMap(({ names }) => names).map((name) => join(directory, name))
  // A link in a restored tree could lead anywhere.
  const stats = await Promise.all(places.map((place) => lstat(place).catch(() => undefined)))
  return places.filter((_, i) => stats[i]?.isDirectory())
}

async function isMarked({ mark, directory }: Tool & { directory: string }): Promise<boolean> {
  const starts = mark.files.map((name) => startOf(join(directory, name), mark.text.length))
  return (await Promise.all(starts)).includes(mark.text)
}

/** Undefined if there is no such file. A step of the job may have put a FIFO there, which would block. */
async function startOf(path: string, length: number): Promise<string | undefined> {
  try {
    await using file = await open(path, readOnly)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } catch {
    return undefined
  }
}

/**
 * Go's index of a package has its imports. Its name depends on the times of the sources, so jobs with a new checkout add one for
 * each package. The source is the package cmd/go/internal/modindex. An item `-a` names an item `-d`.
 */
function isGoIndex(path: string): boolean {
  const text = startOfItem(path)
  const [, digest = ''] = /^v1 [0-9a-f]{64} ([0-9a-f]{64}) /.exec(text) ?? []
  const data =
    digest === '' ? text : startOfItem(join(dirname(dirname(path)), digest.slice(0, 2), `${digest}-d`))
  return data.startsWith('go index v')
}

const startBytes = 160

/** Empty if there is no such file. */
function startOfItem(path: string): string {
  try {
    const file = openSync(path, readOnly)
    try {
      const buffer = Buffer.alloc(startBytes)
      return buffer.toString('latin1', 0, readSync(file, buffer))
    } finally {
      closeSync(file)
    }
  } catch {
    return ''
  }
}

export function directoriesAmong(matches: Match[]): string[] {
  return matches.filter(({ stat }) => stat.isDirectory()).map(({ path }) => path)
}

/** What changes below these directories mean. */
export function meaningIn(caches: ToolCache[]): MeaningOf {
  const places = caches.map((cache) => ({ ...cache, top: toBytes(cache.directory) }))
  return (path, kind) => {
    for (const { top, items, bookkeeping } of places) {
      if (path === top) return 'nothing'
      if (!path.startsWith(below(top))) continue
      const name = path.slice(below(top).length)
      if (kind === 'directory' || bookkeeping.test(name)) return 'nothing'
      return items.test(name) ? 'use' : 'content'
    }
    return 'content'
  }
}

/** What new and changed files below these directories mean. Reads them, because only its text tells a result from a reading. */
export function meaningOfNewIn(caches: ToolCache[]): MeaningOf {
  const meaningOf = meaningIn(caches)
  return (path, kind) => {
    const meaning = meaningOf(path, kind)
    const isReading = (): boolean => caches.some((cache) => cache.isReading?.(fromBytes(path).toString()))
    return meaning === 'use' && isReading() ? 'nothing' : meaning
  }
}

/**
 * Go removes what nothing has used for five days, at the end of the first command if the last clean-up was a day ago. Then
 * the other commands of the job have not used their files yet, and the files look old. So the last clean-up was now. What
 * nothing uses is left out of the next save instead (prune.ts).
 * With `mode: lazy`, reading may wait for the network: then only directories with a usual name are looked at.
 */
export async function postponeCleanUps(lines: PathLine[], mode: Inputs['mode']): Promise<void> {
  const directories = lines.flatMap(({ literal }) => literal ?? [])
  const caches = await cleanedCachesIn(mode === 'lazy' ? directories.filter(isUsual) : directories)
  const files = caches.flatMap(({ directory, cleanUpFile }) =>
    cleanUpFile === undefined ? [] : join(directory, cleanUpFile),
  )
  const seconds = Math.floor(Date.now() / 1000)
  for (const file of files)
    await write(file, String(seconds)).catch((error) => debug(`${file} is not written: ${reasonOf(error)}`))
}

/** Follows no link: a restored one could lead anywhere. */
async function write(path: string, text: string): Promise<void> {
  const stat = await lstat(path).catch(() => undefined)
  if (stat && !stat.isFile()) return
  await using file = await open(path, rewriting)
  await file.writeFile(text)
}
