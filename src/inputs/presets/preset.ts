/** What the table of presets says about one ecosystem. */

export interface Preset {
  /** As users write it. */
  name: string
  /** The command that uses the cache. */
  program: string
  /** Names of files that decide what the cache holds; `*` is a pattern. `auto` looks for them. */
  lockFiles: string[]
  /** Names of directories, besides node_modules, that hold the lock files of dependencies. */
  foreign?: string[]
  /** `auto` leaves this preset out if it finds one of these presets. */
  yieldsTo?: string[]
  /** The cache holds what was compiled against the system's libraries, such as wheels and gems. */
  isNative?: boolean
  directories: Directory[]
  /** The program whose version the cached files depend on. */
  toolchain?: Toolchain
  /**
   * Each commit saves an entry of its own, because lock files do not decide what the cache holds: the tool finds out
   * itself what it can use again. `auto` leaves such presets out.
   */
  perCommit?: boolean
}

/** Where a tool keeps files. The tool's answer counts, else the setting, else the variables, else the documented default. */
export interface Directory {
  /** Arguments with which the preset's program prints the directory. Later ones are for other versions of the program. */
  questions?: string[][]
  /** Its group is the directory. Without a pattern, the last line of the answer is the directory. */
  inAnswer?: RegExp
  /** A setting that names the directory: its group. The first of these `$VARIABLES` and project files counts. */
  setting?: { sources: string[]; value: RegExp }
  /** The environment variables that name the directory, or one above it, such as `PNPM_HOME/store`. */
  variables?: string[]
  /** The defaults of each system. They start with `~/`, or are relative to the working directory. */
  linux: string[]
  /** Linux' defaults if absent. */
  darwin?: string[]
  /** Linux' defaults if absent. */
  win32?: string[]
  /** On Linux, Java does not take the home directory from the environment. */
  ofJava?: boolean
  /** The parts of the directory to cache; all of it if absent. */
  take?: string[]
  /** Patterns below the directory, or below its parts, to leave out. */
  leaveOut?: string[]
}

export interface Toolchain {
  /** How the key names it. */
  name: string
  /** Programs that may print the version; the first one that does counts. */
  programs: string[]
  args: string[]
  /** Where it prints the version, if not to its standard output. */
  stream?: 'stderr'
  /** Its groups are the version. */
  version: RegExp
}
