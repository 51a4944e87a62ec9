/**
 * Finds what cargo has built of packages that Cargo.lock no longer names. Cargo never removes it, and sets no time of what it
 * uses. With a changed package, all packages that use it get other names of files, so `target` grows by most of its size.
 * https://doc.rust-lang.org/nightly/nightly-rustc/cargo/core/compiler/fingerprint/index.html
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { sumOf } from '../../formats/packing.ts'
import { readOnly } from '../../system/disk/read-file.ts'
import { orUndefined } from '../../system/failure.ts'
import { dirname, join } from '../../system/native-path.ts'

/** A package with its features and profile. Cargo names all of its files by one hash. */
interface Unit {
  /** The files and directories. */
  paths: string[]
  /** The fingerprints of its results, as cargo writes them. */
  results: string[]
  /** The fingerprints of the results that it was built with. */
  uses: string[]
  /** Whether its sources are of a package that Cargo.lock does not name. */
  isUnlocked: boolean
}

interface Built {
  /** A file or a directory. */
  path: string
  bytes: number
}

export interface BuiltByCargo {
  /** What was built with packages that Cargo.lock does not name. */
  unlocked: Built[]
  others: Built[]
}

/** @param directories absolute; those beside a Cargo.lock are looked at */
export function builtByCargo(directories: string[]): BuiltByCargo {
  const units = directories.flatMap((target) => {
    const lock = textOf(join(dirname(target), 'Cargo.lock')).replaceAll('\r', '')
    return lock === '' ? [] : profilesIn(target).flatMap((profile) => unlockUsers(unitsIn(profile, lock)))
  })
  const [unlocked = [], others = []] = [true, false].map((isUnlocked) =>
    units.filter((unit) => unit.isUnlocked === isUnlocked).flatMap(({ paths }) => paths.map(sized)),
  )
  return { unlocked, others }
}

/** `target/debug`, or `target/<system>/debug`. */
function profilesIn(target: string): string[] {
  const isProfile = (dir: string): boolean => namesIn(join(dir, '.fingerprint')).length > 0
  return pathsIn(target).flatMap((dir) => (isProfile(dir) ? dir : pathsIn(dir).filter(isProfile)))
}

const places = ['.fingerprint', 'build', 'deps', 'examples']

function unitsIn(profile: string, lock: string): Unit[] {
  const paths = places.flatMap((place) => pathsIn(join(profile, place)))
  const byHash = Map.groupBy(paths, (path) => /-([0-9a-f]{16})(?:\.[^/\\]*)?$/.exec(path)?.[1])
  byHash.delete(undefined)
  return [...byHash.values()].map((paths) => {
    // A build script has its own directory.
    const files = paths.flatMap((path) => [path, ...pathsIn(path)])
    const sources = files.filter((path) => path.endsWith('.d')).map(textOf)
    const fingerprints = files.filter((path) => path.endsWith('.json') && path.includes('.fingerprint'))
    return {
      paths,
      results: fingerprints.map((path) => textOf(path.slice(0, -'.json'.length))),
      uses: fingerprints.flatMap((path) => usesIn(textOf(path))),
      isUnlocked: sources.some((text) => isUnlocked(text, lock)),
    }
  })
}

/** @param text the sources of a unit: those of a registry are in a directory of the package's name and version */
function isUnlocked(text: string, lock: string): boolean {
  const [, name, version] =
    /[/\\]registry[/\\]src[/\\][^/\\]+[/\\]([^/\\]+?)-(\d+\.\d+\.\d+[^/\\]*)[/\\]/.exec(text) ?? []
  return name !== undefined && !lock.includes(`name = "${name}"\nversion = "${version}"`)
}

/** A fingerprint lists what it depends on: a hash of each package, its name, whether it is public, and its fingerprint. */
function usesIn(json: string): string[] {
  return [...json.matchAll(/\[\d+,"[^"]*",(?:true|false),(\d{1,20})\]/g)].map(([, number = '']) => {
    const bytes = Buffer.alloc(8)
    bytes.writeBigUInt64LE(BigInt.asUintN(64, BigInt(number)))
    return bytes.toString('hex')
  })
}

/** Units that were built with unlocked ones are unlocked, too: others have taken their place. */
function unlockUsers(units: Unit[]): Unit[] {
  const gone = new Set<string>()
  for (let before = -1; before < gone.size; ) {
    before = gone.size
    for (const unit of units) {
      unit.isUnlocked ||= unit.uses.some((one) => gone.has(one))
      if (unit.isUnlocked) for (const one of unit.results) gone.add(one)
    }
  }
  return units
}

function sized(path: string): Built {
  const stats = [path, ...pathsIn(path)].flatMap(
    (file) => orUndefined(() => statSync(file, { throwIfNoEntry: false })) ?? [],
  )
  return { path, bytes: sumOf(stats, 'size') }
}

function pathsIn(dir: string): string[] {
  return namesIn(dir).map((name) => join(dir, name))
}

/** Empty if it is no directory. */
function namesIn(dir: string): string[] {
  return orUndefined(() => readdirSync(dir)) ?? []
}

/** Empty if there is no such file. A step of the job may have put a FIFO there, which would block. */
function textOf(path: string): string {
  return orUndefined(() => readFileSync(path, { encoding: 'utf8', flag: readOnly as never }).trim()) ?? ''
}
