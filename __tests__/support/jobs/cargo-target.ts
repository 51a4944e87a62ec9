// Directories `target` as cargo makes them.
import { newRandom } from '../random.ts'

export interface BuiltUnit {
  name: string
  /** 16 digits. */
  hash: string
  /** The directory of the sources; absent for a build script that has run. */
  sources?: string
  /** The hashes of the units that it was built with. */
  uses?: string[]
  bytes?: number
}

/** @param used the fingerprint is the hash as a number, whose lowest byte cargo writes first */
const numberOf = (hash: string): bigint => Buffer.from(hash, 'hex').readBigUInt64LE()

/** The files of one profile, relative to `target`. */
export function builtUnit({
  name,
  hash,
  sources,
  uses = [],
  bytes = 1000,
}: BuiltUnit): Record<string, Buffer | string> {
  const deps = uses.map((used) => `[${numberOf('00000000000000ff')},"x",false,${numberOf(used)}]`).join()
  const unit = `debug/.fingerprint/${name}-${hash}`
  return {
    [`${unit}/invoked.timestamp`]: 'This file has an mtime of when this was started.',
    [`${unit}/lib-${name}`]: hash,
    [`${unit}/lib-${name}.json`]: `{"rustc":1,"features":"[]","deps":[${deps}],"local":[]}`,
    ...(sources !== undefined && {
      [`debug/deps/${name}-${hash}.d`]: `/w/target/debug/deps/lib${name}-${hash}.rlib: ${sources}/src/lib.rs\n`,
      [`debug/deps/lib${name}-${hash}.rlib`]: newRandom(Number.parseInt(hash.slice(0, 6), 16)).bytes(bytes),
    }),
    ...(sources === undefined && { [`debug/build/${name}-${hash}/out/made.rs`]: 'x'.repeat(bytes) }),
  }
}

/** A lock file that names these packages. */
export function lockOf(...packages: string[]): string {
  const entries = packages.map((one) => {
    const [name, version] = one.split(' ')
    return `[[package]]\nname = "${name}"\nversion = "${version}"\n`
  })
  return `version = 3\n\n${entries.join('\n')}`
}
