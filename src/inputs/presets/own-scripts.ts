/** Finds the scripts of package.json files that a package manager runs when it installs. */
import { minimatch } from 'minimatch'
import { orUndefined } from '../../system/failure.ts'
import { basename, dirname, join } from '../../system/native-path.ts'
import { isNamed } from './choose.ts'
import type { OwnScript, Project } from './preset.ts'

/** Which scripts of its own packages a tool runs, in this order. */
export interface Lifecycle {
  /** Such as `npm run`. */
  run: string
  ofRoot: string[]
  /** The scripts of each package of a workspace. */
  ofPackages: string[]
  /** `run x` also runs `prex` and `postx`. */
  hasHooks: boolean
  /** A dependency such as `file:tools/x` is a package of the project, too. */
  linksFiles?: boolean
}

export const ofInstall = ['preinstall', 'install', 'postinstall']
export const ofPrepare = ['preprepare', 'prepare', 'postprepare']

interface Package {
  /** Relative to the working directory. */
  directory: string
  fields: Record<string, unknown>
}

/**
 * Packages come after those that they need, and the root comes last.
 * @param lockFiles the names that a root's lock file may have
 */
export async function scriptsOfPackages(
  project: Project,
  lockFiles: string[],
  lifecycle: Lifecycle,
): Promise<OwnScript[]> {
  if (ignoresScripts(project)) return []
  const { files, read, exists } = project
  const packages = files
    .filter((file) => basename(file) === 'package.json')
    .map((file): Package => ({ directory: dirname(file), fields: fieldsOf(read(file)) ?? {} }))
  const all = [...lifecycle.ofRoot, ...lifecycle.ofPackages]
  if (packages.every((one) => scriptsOf(one, all, lifecycle).length === 0)) return []
  const locked = files.filter((file) => isNamed(basename(file), lockFiles)).map((file) => dirname(file))
  // The command may leave out projects below, such as examples.
  const isInstalled = (directory: string): boolean =>
    ['node_modules', '.pnp.cjs'].some((name) => exists(join(directory, name)))
  const isRoot = ({ directory }: Package): boolean => locked.includes(directory) && isInstalled(directory)
  const scripts: OwnScript[] = []
  for (const root of packages.filter(isRoot)) {
    const isMember = await membership(root, project, lifecycle)
    const members = packages.filter((one) => !isRoot(one) && isMember(one))
    for (const one of inOrder(members)) scripts.push(...scriptsOf(one, lifecycle.ofPackages, lifecycle))
    scripts.push(...scriptsOf(root, lifecycle.ofRoot, lifecycle))
  }
  return scripts
}

/** Settings of npm, pnpm, Yarn and Bun, and options of their commands, have the same words. A comment is none. */
const ignoring = /^[^#\n]*(ignore[-_]?scripts(?!["']?[\s=:]*["']?false)|skip-build)/im
const ignoringVariables = [
  ...['npm_config_ignore_scripts', 'NPM_CONFIG_IGNORE_SCRIPTS'],
  ...['pnpm_config_ignore_scripts', 'PNPM_CONFIG_IGNORE_SCRIPTS', 'YARN_IGNORE_SCRIPTS'],
]

function ignoresScripts({ command, files, read, variable }: Project): boolean {
  const settings = files.filter((file) => !file.includes('/') && file !== 'package.json')
  return (
    [command, ...settings.map(read)].some((text) => ignoring.test(text)) ||
    ignoringVariables.some((name) => /^(true|1)$/.test(variable(name) ?? ''))
  )
}

/** Whether a package belongs to the workspace of a root. */
async function membership(
  { directory: top, fields }: Package,
  { read }: Project,
  { linksFiles = false }: Lifecycle,
): Promise<(one: Package) => boolean> {
  const { workspaces } = fields
  const ofManifest = stringsIn(Array.isArray(workspaces) ? workspaces : fieldOf(workspaces, 'packages'))
  const links = Object.values(dependenciesOf(fields)).flatMap((version) =>
    typeof version === 'string' && version.startsWith('file:') ? version.slice('file:'.length) : [],
  )
  const all = [
    ...ofManifest,
    ...(await patternsOfPnpm(read(join(top, 'pnpm-workspace.yaml')))),
    ...(linksFiles ? links : []),
  ]
  const placed = (pattern: string): string => join(top, pattern).replace(/\/+$/, '')
  const excluded = all.flatMap((pattern) => (pattern.startsWith('!') ? placed(pattern.slice(1)) : []))
  const included = all.flatMap((pattern) => (pattern.startsWith('!') ? [] : placed(pattern)))
  return ({ directory }) =>
    included.some((pattern) => minimatch(directory, pattern)) &&
    !excluded.some((pattern) => minimatch(directory, pattern))
}

async function patternsOfPnpm(text: string): Promise<string[]> {
  if (text === '') return []
  // Most projects have no such file.
  const { FAILSAFE_SCHEMA, load } = await import('js-yaml')
  try {
    return stringsIn(fieldOf(load(text, { schema: FAILSAFE_SCHEMA }), 'packages'))
  } catch {
    // pnpm itself has refused it.
    return []
  }
}

/** Sorts packages: a package comes after the packages that it needs. */
function inOrder(packages: Package[]): Package[] {
  const byName = new Map(packages.map((one) => [one.fields.name, one]))
  const ordered = new Set<Package>()
  const met = new Set<Package>()
  const visit = (one: Package): void => {
    if (met.has(one)) return
    met.add(one)
    for (const name of Object.keys(dependenciesOf(one.fields))) {
      const needed = byName.get(name)
      if (needed) visit(needed)
    }
    ordered.add(one)
  }
  for (const one of packages) visit(one)
  return [...ordered]
}

function scriptsOf(
  { directory, fields }: Package,
  names: string[],
  { run, hasHooks }: Lifecycle,
): OwnScript[] {
  const own = names.filter((name) => fieldOf(fields.scripts, name))
  const isHook = (name: string): boolean => own.some((of) => name === `pre${of}` || name === `post${of}`)
  return own
    .filter((name) => !hasHooks || !isHook(name))
    .map((name) => ({ text: `${run} ${name}`, directory }))
}

function dependenciesOf(fields: Record<string, unknown>): Record<string, unknown> {
  const names = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
  return Object.assign({}, ...names.map((name) => fields[name]))
}

function fieldOf(value: unknown, name: string): unknown {
  return Object.entries(value ?? {}).find(([key]) => key === name)?.[1]
}

function stringsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

// https://docs.npmjs.com/cli/using-npm/scripts#life-cycle-scripts
const scriptsOfInstallers = [...ofInstall, 'prepublish', ...ofPrepare, 'dependencies', 'pnpm:devPreinstall']

/** The text of a file without the parts that decide nothing of an installation. */
export function decidingText(file: string, text: string): string {
  if (!/(^|\/)package\.json$/.test(file)) return text
  const fields = fieldsOf(text)
  if (!fields) return text
  return JSON.stringify({ ...fields, scripts: Object.fromEntries(lifecycleScripts(fields)) })
}

function lifecycleScripts({ scripts }: Record<string, unknown>): [string, unknown][] {
  return Object.entries(scripts ?? {}).filter(([name]) => scriptsOfInstallers.includes(name))
}

/** Undefined if it is no JSON object. */
function fieldsOf(text: string): Record<string, unknown> | undefined {
  const value: unknown = orUndefined(() => JSON.parse(text))
  return typeof value === 'object' && value !== null ? { ...value } : undefined
}
