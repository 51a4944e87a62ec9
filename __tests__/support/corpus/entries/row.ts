// What a hostile entry is: a row that says how to make it, where it runs, and what is expected of the step that meets it.
import type { Host, Inputs } from '../../host.ts'
import type { HostileStore, StoreName } from './stores.ts'

/**
 * How a step restores. `ramdisk` unpacks into memory and mounts that; `refused` wishes to mount where the kernel does
 * not allow it, so that images are unpacked.
 */
export type Mode = 'unpack' | 'mount' | 'lazy' | 'ramdisk' | 'refused'

export interface Combination {
  store: StoreName
  mode: Mode
}

export type FormatName = 'tar' | 'squashfs'

/** What an attack finds when it begins: a job with files of its own, and an empty store. */
export interface Scene {
  host: Host
  store: HostileStore
  mode: Mode
  /** The attacked job's workspace, which holds `outside` and the target. Short enough for any header. */
  workspace: string
  /** A directory that nothing may change; it holds the file `victim`. */
  outside: string
  temp: string
  key: string
  /** The input `path`. */
  path: string
  /** Puts an entry into the store, under the row's key unless given. */
  plant(bytes: Buffer, format?: FormatName, key?: string): Promise<void> | void
  /** Has another job save these files, paths below its workspace, by the built action. */
  save(files: Record<string, string>): Promise<void>
}

export type Hit = 'exact' | 'partial' | 'miss'

export interface Expected {
  /** One of these; where it may be restored, all else still holds. */
  hit: Hit[]
  /** The only warning; none where this is not given. */
  warns?: RegExp
  /** Set where no warning is as good. */
  mayBeSilent?: true
  /** What is in the workspace after a hit: paths and contents. */
  files?: Record<string, string>
}

export interface Row {
  name: string
  make(scene: Scene): Promise<void> | void
  expect: Expected
  /** In mode `lazy`, where the job goes on before all of an entry has come and been looked at. */
  expectLazily?: Expected
  /** Where it runs, instead of where its family does. */
  runs?: Combination[]
  /** `a-key` unless given. */
  key?: string
  /** The bytes of the input `key`, as printf takes them, where they are no text. */
  keyBytes?: string
  /** `deps` unless given. */
  path?: string
  inputs?: Inputs
  env?: Record<string, string>
  /** The step has a disk of so many bytes for workspace and RUNNER_TEMP, and may not fill it. */
  diskBytes?: number
  /** Restores once more, in this mode, in the same job. */
  again?: Mode
}

export interface Family {
  name: string
  /** Where its rows run, unless they say otherwise. The number is the place of the row, for taking turns. */
  runs(turn: number): Combination[]
  rows: Row[]
}
