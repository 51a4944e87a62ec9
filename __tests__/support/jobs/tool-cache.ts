// Caches as tools make them, and what tools do with the times of their files.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeTree } from '../host.ts'
import { newRandom } from '../random.ts'

const goReadme = `This directory holds cached build artifacts from the Go build system.
Run "go clean -cache" if the directory is getting too large.
`

const digestOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')

/** Adds results of Go's compiler to its cache: for each, a file with the result, and one that names it. */
export function addResults(cache: string, count: number, { seed = 1, bytes = 10_000 } = {}): void {
  const random = newRandom(seed)
  const files: Record<string, Buffer | string> = { README: goReadme }
  for (let nth = 0; nth < count; nth++) {
    const output = random.bytes(bytes)
    const [action, result] = [digestOf(`${seed} ${nth}`), digestOf(output)]
    files[`${action.slice(0, 2)}/${action}-a`] = `v1 ${action} ${result} ${bytes} ${1e18 + nth}\n`
    files[`${result.slice(0, 2)}/${result}-d`] = output
  }
  writeTree(cache, files)
}

/** Adds indexes of packages, which Go makes in each job with new times of sources. */
export function addIndexes(cache: string, count: number, seed: number): void {
  for (let nth = 0; nth < count; nth++) {
    const index = `go index v2\n${seed} ${nth} ${'imports '.repeat(100)}`
    const [action, result] = [digestOf(`index ${seed} ${nth}`), digestOf(index)]
    writeTree(cache, {
      [`${action.slice(0, 2)}/${action}-a`]: `v1 ${action} ${result} ${index.length} ${1e18 + nth}\n`,
      [`${result.slice(0, 2)}/${result}-d`]: index,
    })
  }
}

/** The paths of the files that Go sets the times of, sorted. */
export function resultsIn(cache: string): string[] {
  return filesIn(cache, /-[ad]$/)
}

/** The paths of the files that ccache sets the times of, sorted; none if there is no such cache. */
export function objectsIn(cache: string): string[] {
  return existsSync(cache) ? filesIn(cache, /\/[0-9a-z]{20,}[A-Z]$/) : []
}

function filesIn(cache: string, names: RegExp): string[] {
  const all = readdirSync(cache, { recursive: true, encoding: 'utf8' })
  return all
    .filter((name) => names.test(name))
    .sort()
    .map((name) => join(cache, name))
}

/** Adds files to Gradle's local build cache, and changes what Gradle writes for itself in each build. */
export function addGradleResults(caches: string, count: number, { seed = 1, bytes = 10_000 } = {}): void {
  const random = newRandom(seed)
  const results = Array.from({ length: count }, (_, nth): [string, Buffer] => [
    `build-cache-1/${digestOf(`gradle ${seed} ${nth}`).slice(0, 32)}`,
    random.bytes(bytes),
  ])
  writeTree(caches, {
    'build-cache-1/build-cache-1.lock': random.bytes(17),
    'build-cache-1/gc.properties': '',
    'journal-1/file-access.bin': random.bytes(100),
    '9.1.0/fileHashes/fileHashes.bin': random.bytes(1000),
    '9.1.0/fileHashes/fileHashes.lock': random.bytes(17),
    ...Object.fromEntries(results),
  })
}

/** The paths of Gradle's results, sorted. */
export function gradleResultsIn(caches: string): string[] {
  return filesIn(caches, /^build-cache-1\/[0-9a-f]{32}$/)
}

/** What a job finds in the cache, besides times. */
export function contentsOf(cache: string): Record<string, string> {
  return Object.fromEntries(
    resultsIn(cache).map((path) => [path.slice(cache.length + 1), digestOf(readFileSync(path))]),
  )
}

/** Sets the times of files, as if the tool had used them so many hours ago. */
export function useAgo(paths: string[], hours: number): void {
  const seconds = Math.floor(Date.now() / 1000 - hours * 3600)
  for (const path of paths) utimesSync(path, seconds, seconds)
}

/** The time of Go's last clean-up. */
export function trimAgo(cache: string, hours: number): void {
  writeFileSync(join(cache, 'trim.txt'), String(Math.floor(Date.now() / 1000 - hours * 3600)))
}

export function secondsSinceTrim(cache: string): number {
  return Date.now() / 1000 - Number(readFileSync(join(cache, 'trim.txt'), 'utf8'))
}
