/** The story of an installed tree: finds out what decides its contents, and fills in its path and key. */
import { createHash } from 'node:crypto'
// Old versions of Node lack `globSync` (system/node-version.ts).
import fs, { readFileSync, realpathSync } from 'node:fs'
import { basename } from 'node:path'
import * as v from 'valibot'
import { orUndefined } from '../../system/failure.ts'
import { isAbsolute, join } from '../../system/native-path.ts'
import { findProgram } from '../../system/program.ts'
import * as runner from '../../system/runner.ts'
import type { ReadInput } from '../values.ts'
import { askTools, versionOf } from './ask.ts'
import { choicesOf, type PresetChoice, presetNamed } from './auto.ts'
import { cachedDirectories, choose, type FilledInputs } from './choose.ts'
import { machineFor } from './fill-in.ts'
import { decidingText } from './own-scripts.ts'
import { inWorkspace, type Machine } from './places.ts'
import { type Installed, type InstalledPlaces, NoTree, type Preset, type Project } from './preset.ts'
import { projectAt } from './project.ts'
import { publishingCause } from './publishing.ts'

export interface FilledTree {
  /** The inputs of the cache that holds the tree. */
  inputs: FilledInputs
  /** With it, the keys of the tree and of the downloads begin; empty if the user gives no key. */
  keyStart: string
  /** The first file that decided what is installed, and has changed since. */
  changedFile(): string | undefined
  /**
   * The first Python package, with its version, that was installed as a copy of a directory: no lock file has its contents. A
   * package that is installed as editable is no copy.
   */
  copiedPackage(): string | undefined
  /** One cache has both. */
  holdsDownloads: boolean
  /** Lines of its path that lie in the directories of downloads, whose cache must leave them out. */
  amongDownloads: string[]
  /** Where the tree is; absolute. */
  directories: string[]
  /** See `Installed`. */
  marks: string[]
  /** The lines of its path that are patterns of the preset. */
  patterns: string[]
  /** See `Installed`; empty if nothing helps. */
  ifElsewhere: string
  /** What else decides the key, in sentences for users who wonder why there was no hit. */
  keyNotes: string[]
  /** The commands that run the project's own scripts, which the install command runs, too. */
  ownScripts(): Promise<{ text: string; cwd: string }[]>
}

/**
 * Asks only quick questions, because most jobs need nothing but the tree.
 * @param name the input, which stands for one preset
 * @param command decides what is installed, too
 * @returns undefined if the preset's own cache is all that the command makes, there is no lock file, or presets cache
 *   nothing in this run
 * @throws NoTree if no tree can be cached, and JobFailure naming the input
 */
export async function fillTree(
  name: string,
  { read, command }: { read: ReadInput; command: string },
  signal: AbortSignal,
): Promise<FilledTree | undefined> {
  const [choice] = (await choicesOf(name, read('working-directory'), signal)) as [PresetChoice]
  // The preset itself says what it misses, and why it caches nothing in this run.
  if (choice.name === 'auto' || publishingCause(read) !== undefined) return undefined
  const preset = presetNamed(choice.name)
  const { installed } = preset
  if (!installed) return undefined
  const env = runner.environment()
  const machine = machineFor(choice.directory, env)
  const { workingDirectory: cwd } = machine
  const context = { cwd, workspace: machine.workspace, env, signal }
  const { toolchain = preset.toolchain } = installed
  // It answers while the files of the project are read.
  if (toolchain) versionOf(toolchain, context)
  const project = await projectAt(preset, installed, { ...context, command })
  if (!project) return undefined
  refuseCopies(project, installed)
  const places = await installed.locate(project)
  const answers = await askTools(presetOfTree(preset, installed, places), context)
  const texts = project.files.map((file) => [file, decidingText(file, project.read(file))] as const)
  const facts = [
    command,
    answers.version,
    ...(installed.holdsPaths ? [cwd, machine.home, interpreter(preset)] : []),
    Object.entries(env)
      .filter(([variable]) => installed.variables.test(variable))
      .sort(),
    texts,
  ]
  const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex')
  const parts = { start: read('key'), ...runner.runnerSystem(), hash, commit: '' }
  const filled = choose(answers, machine, parts, { isRolling: false })
  const patterns = patternsFor(places.patterns ?? [], machine)
  const directories = [...cachedDirectories(answers, machine), ...patterns.filter(isAbsolute)]
  return {
    inputs: {
      path: [filled.path, ...patterns, read('path')].filter((text) => text).join('\n'),
      key: filled.key,
      // A tree of other lock files only costs time: installers begin by removing it.
      'restore-keys': places.downloads ? filled['restore-keys'] : '',
      'source-times': read('source-times'),
      rolling: 'false',
    },
    keyStart: parts.start,
    changedFile: () => texts.find(([file, text]) => decidingText(file, project.read(file)) !== text)?.[0],
    holdsDownloads: places.downloads !== undefined,
    amongDownloads: amongDownloads(filled.path.split('\n'), preset, machine),
    directories,
    copiedPackage: () => copiedPackageIn(directories),
    marks: installed.marks,
    patterns,
    keyNotes: keyNotesFor(installed, machine),
    ifElsewhere: installed.ifElsewhere ?? '',
    ownScripts: () => ownScripts(preset, project, cwd),
  }
}

async function ownScripts(
  preset: Preset,
  project: Project,
  dir: string,
): ReturnType<FilledTree['ownScripts']> {
  const scripts = (await preset.installed?.ownScripts?.(project, preset)) ?? []
  return scripts.map(({ text, directory }) => ({ text, cwd: join(dir, directory) }))
}

function keyNotesFor({ holdsPaths }: Installed, { workspace }: Machine): string[] {
  if (!holdsPaths) return []
  return [
    `The key has the paths of the workspace (${workspace}), the home and the interpreter, because the tree holds such paths. A job with other paths does not find it.`,
  ]
}

function amongDownloads(lines: string[], preset: Preset, machine: Machine): string[] {
  const unanswered = { preset, directories: [], toolchain: '', version: '' }
  const downloads = cachedDirectories(unanswered, machine)
  const pathOf = (line: string): string => line.replace(/^~(?=\/)/, machine.home)
  return lines.filter((line) => downloads.some((place) => pathOf(line).startsWith(`${place}/`)))
}

/** A preset whose cache is the tree. */
function presetOfTree(
  preset: Preset,
  { toolchain }: Installed,
  { directories, downloads = [] }: InstalledPlaces,
): Preset {
  return {
    ...preset,
    name: `${preset.name}-installed`,
    program: preset.program ?? preset.name,
    // Packages with compiled parts fit the system's libraries.
    isNative: true,
    ...(toolchain && { toolchain }),
    directories: [...downloads, ...directories],
  }
}

/** Lines of `path` are relative to the workspace. */
function patternsFor(patterns: string[], machine: Machine): string[] {
  const below = inWorkspace(machine.workingDirectory, machine)
  return patterns.map((pattern) =>
    below === undefined || isAbsolute(pattern.replace(/^!/, '')) ? pattern : `${below}/${pattern}`,
  )
}

/** @throws NoTree */
function refuseCopies({ files, read }: Project, { copies }: Installed): void {
  const found = files.find((file) => basename(file) === copies?.file && copies.text.test(read(file)))
  if (found !== undefined)
    throw new NoTree(
      `by ${found}, the tool copies directories of the project, whose contents no lock file has`,
    )
}

/** The program that the paths in a tree lead to; empty if there is none. */
function interpreter({ toolchain }: Preset): string {
  const { name = '', programs = [name] } = toolchain ?? {}
  const path = programs.map(findProgram).find((found) => found !== undefined)
  return path === undefined ? '' : realpathSync(path)
}

const sitePackages = ['.', 'lib/python*/site-packages', '*/lib/python*/site-packages', 'Lib/site-packages']

// https://packaging.python.org/specifications/direct-url
const origin = v.object({
  url: v.pipe(v.string(), v.startsWith('file:')),
  dir_info: v.object({ editable: v.optional(v.boolean(), false) }),
})

/** @param environments absolute paths of directories */
function copiedPackageIn(environments: string[]): string | undefined {
  for (const cwd of environments)
    for (const path of fs.globSync(
      sitePackages.map((place) => `${place}/*.dist-info/direct_url.json`),
      { cwd },
    )) {
      const json = orUndefined(() => JSON.parse(readFileSync(join(cwd, path), 'utf8')))
      const { success, output } = v.safeParse(origin, json)
      if (success && !output.dir_info.editable) return /([^/\\]+)\.dist-info/.exec(path)?.[1]
    }
  return undefined
}
