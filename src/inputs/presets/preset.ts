/** The facts about one tool: a row of the table of presets. */

export interface Preset {
  /** As users write it. */
  name: string
  /** The command that uses the cache; the name if absent. */
  program?: string
  /** Names of files that decide the contents of the cache; `*` is a pattern. `auto` looks for them. */
  lockFiles: string[]
  /** The file beside which the tool writes its lock file. */
  manifest?: string
  /** Names of directories, besides node_modules, that hold the lock files of dependencies. */
  foreign?: string[]
  /** `auto` leaves this preset out if it finds one of these presets. */
  yieldsTo?: string[]
  /** The cache holds files that were compiled against the system's libraries, such as wheels and gems. */
  isNative?: boolean
  directories: Directory[]
  /** An environment variable that switches the tool's cache off, and the values that do. */
  switchedOffBy?: [variable: string, values: RegExp]
  /**
   * Files of settings, and the text with which one does so. A name is absolute, below `~/` or a `$VARIABLE`, or relative to the
   * working directory.
   */
  switchedOffIn?: { files: string[]; text: RegExp }
  /** The cached files depend on its version. */
  toolchain?: Toolchain
  /** The tool compares the times of sources with those of cached files. */
  comparesTimes?: boolean
  /**
   * The environment variables that decide what the tool builds, by the pages that say so. Most tools put them into the names
   * of their own files, so files of other flags do no harm, but jobs of other flags must not overwrite each other's builds.
   */
  flags?: Record<string, RegExp>
  /** What the tool's install command makes. Absent if the command only fills `directories`. */
  installed?: Installed
}

/** The installed tree of a tool. */
export interface Installed {
  /** Names of files, besides the lock files, that decide what is installed; `*` is a pattern. */
  decidedBy: string[]
  /** The names of the environment variables that decide what is installed. */
  variables: RegExp
  /** If the tree depends on its version, and the downloads do not. */
  toolchain?: Toolchain
  /** The tree has paths to files outside of it, so it fits only the same workspace, home and interpreter. */
  holdsPaths?: boolean
  /**
   * Patterns below the tree's directories: the packages, and the files in which the tool lists them. They change if a
   * later step, such as `npm prune`, changes what is installed.
   */
  marks: string[]
  /** What helps a command that installs elsewhere. */
  ifElsewhere?: string
  /** @throws NoTree */
  locate(project: Project): InstalledPlaces | Promise<InstalledPlaces>
  /** The scripts of the project that the tool runs when it installs. No key covers what they read. */
  ownScripts?(project: Project, preset: Preset): OwnScript[] | Promise<OwnScript[]>
  /**
   * Shows that the tool copies directories of the project, such as `file:../tool`, whose contents no lock file has: the
   * tree cannot be cached.
   */
  copies?: { file: string; text: RegExp }
}

/** Scripts of the project that run after a hit, too. */
export interface OwnScript {
  /** The command that runs them. */
  text: string
  /** Where it runs, relative to the working directory. */
  directory: string
}

export interface InstalledPlaces {
  directories: Directory[]
  /** More lines of `path`, relative to the working directory. */
  patterns?: string[]
  /** Where the tool's downloads are, if the tree needs them beside it: both are one cache then. */
  downloads?: Directory[]
}

/** The working directory, as an installer sees it. */
export interface Project {
  /** The command that installs. */
  command: string
  /** The files that decide what is installed, relative to the working directory. */
  files: string[]
  /** The text of one of these files; empty if it does not exist. */
  read(file: string): string
  /** Whether there is a file or a directory now. */
  exists(path: string): boolean
  variable(name: string): string | undefined
  /** The standard output of a program; empty without an answer. */
  ask(program: string, args: string[]): Promise<string>
}

/** The reason why an installed tree cannot be cached. The install command then runs in every job. */
export class NoTree extends Error {}

/**
 * A directory of a tool. The tool's answer counts, else the setting, else the variables, else the documented default.
 */
export interface Directory {
  /**
   * Downloads, by default, belong to the lock file. Builds belong to the sources, the flags and the job, and the tool itself
   * decides which of them it can use again.
   */
  holds?: 'builds'
  /** The project uses the directory only if a file of the working directory has this text. */
  onlyWith?: { file: string; text: RegExp }
  /** Arguments with which the program prints the directory. Later ones are for other versions of the program. */
  questions?: string[][]
  /** Its group is the directory; by default, the last line of the answer is. */
  inAnswer?: RegExp
  /** A setting that names the directory: its group. The first of these `$VARIABLES` and project files counts. */
  setting?: { sources: string[]; value: RegExp }
  /** The environment variables that name the directory, or one above it, such as `PNPM_HOME/store`. */
  variables?: string[]
  /** The defaults of each system. They start with `~/`, or are relative to the working directory. */
  linux: string[]
  /** As on Linux if absent; so is `win32`. */
  darwin?: string[]
  win32?: string[]
  /** On Linux, Java does not take the home directory from the environment. */
  ofJava?: boolean
  /** The parts of the directory to cache; the whole directory if absent. */
  take?: string[]
  /** Patterns to leave out, below the directory or below its parts. */
  leaveOut?: string[]
}

export interface Toolchain {
  /** In the key. */
  name: string
  /** Programs that may print the version, the name if absent. The first answer counts. */
  programs?: string[]
  /** `--version` if absent. */
  args?: string[]
  /** The stream of the answer; the standard output if absent. */
  stream?: 'stderr'
  /** Its groups are the version. */
  version: RegExp
}

/** What a preset's tools say on this machine. */
export interface ToolAnswers {
  preset: Preset
  /** For each of the preset's directories; undefined if the tool does not name it. */
  directories: (string | undefined)[]
  /** With its version, such as `node24`; empty if unknown. */
  toolchain: string
  /** What the toolchain says of its version; empty if unknown. */
  version: string
}
