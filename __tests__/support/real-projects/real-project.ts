// What a real project is: a checkout, the tool that installs its packages, and the commands that people run.
import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { writeTree } from '../host.ts'
import { type Registry, startRegistry } from '../servers/registry.ts'

type Files = Record<string, string>

export interface RealProject {
  /** The files of the checkout with the lock file, by their paths. */
  files: Files
  /** The files that a commit with another lock file changes. */
  changed: Files
  /** The command that people give to `install`. */
  install: string
  /** The tool's own check. It fails if the tree is not whole, and needs no registry. */
  check: string
  /** Uses the tree. */
  test: string
  /** Variables of the job. PATH has the tool. */
  env: Record<string, string>
  /** More variables, for a job that mounts the tree. */
  whenMounted?: Record<string, string>
  stop(): Promise<unknown>
}

/** Small projects are quick to install. Typical ones depend on as many packages as those that people have. */
export type Size = 'small' | 'typical'

/** What a project is opened with. */
export interface Setting {
  /** An empty directory, which the caller removes. Jobs start programs in it, and must be able to read it. */
  dir: string
  /** Where jobs see the directory `.tools`, which belongs to the tests' user. */
  tools: string
  /** By default small. */
  size?: Size
  /** Where jobs find packages. By default as this machine finds them. */
  registries?: Registries
}

export interface Registries {
  /** The variables that name the registries. */
  env: Record<string, string>
  /** @returns the address under which jobs reach a registry of this machine */
  reach(url: string): string
}

const own = realpathSync(join(import.meta.dirname, '../../../.tools'))

/** The real path of a program of `.tools`, as jobs see it. @param name such as `bin/uv` */
export function toolAt({ tools }: Setting, name: string): string {
  const real = realpathSync(join(own, name))
  return real.startsWith(`${own}/`) ? join(tools, relative(own, real)) : real
}

/** The real path of a program of this machine. */
export function programAt(name: string): string {
  const paths = String(process.env.PATH)
    .split(delimiter)
    .map((dir) => join(dir, name))
  const found = paths.find((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
  if (found === undefined) throw new Error(`there is no ${name} on PATH`)
  return realpathSync(found)
}

/** Puts commands on the PATH of jobs, besides Node. @returns the variables of the job */
export function environmentFor(setting: Setting, commands: Record<string, string[]>): Record<string, string> {
  const bin = join(setting.dir, 'bin')
  mkdirSync(bin, { recursive: true })
  for (const [name, command] of Object.entries({ node: [toolAt(setting, 'bin/node')], ...commands })) {
    const words = command.map((word) => `'${word}'`).join(' ')
    writeTree(bin, { [name]: `#!/bin/sh\nexec ${words} "$@"\n` })
    chmodSync(join(bin, name), 0o755)
  }
  return { ...registrySettings(setting), PATH: `${bin}:${process.env.PATH}` }
}

/** How jobs reach registries. Each tool has variables of its own. */
function registrySettings({ registries }: Setting): Record<string, string> {
  const names = /^((npm_config_\w*|yarn_npm_)registry\w*|(pip|uv)_\w*index\w*|\w+_proxy)$/i
  const settings = Object.entries(process.env).flatMap(([name, value]) =>
    names.test(name) && value ? [[name, value] as const] : [],
  )
  const { SSL_CERT_FILE, PIP_CERT, NODE_EXTRA_CA_CERTS } = process.env
  const certificates = SSL_CERT_FILE ?? PIP_CERT ?? NODE_EXTRA_CA_CERTS
  const readers = ['SSL_CERT_FILE', 'PIP_CERT', 'NODE_EXTRA_CA_CERTS', 'REQUESTS_CA_BUNDLE']
  return {
    ...Object.fromEntries(settings),
    ...(certificates && Object.fromEntries(readers.map((name) => [name, certificates]))),
    ...registries?.env,
  }
}

/** The committed files of a project. */
export function filesOf({ size = 'small' }: Setting, tool: string): Files {
  const dir = join(import.meta.dirname, 'files', size, tool)
  const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => relative(dir, join(item.parentPath, item.name)))
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(dir, path), 'utf8')]))
}

/** Replaces texts in files. @returns the files that have changed */
export function edited(files: Files, edits: Record<string, [from: string, to: string][]>): Files {
  return Object.fromEntries(
    Object.entries(edits).map(([path, replacements]) => [
      path,
      replacements.reduce((text, [from, to]) => {
        if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`)
        return text.replaceAll(from, to)
      }, files[path] ?? ''),
    ]),
  )
}

/** Lets the tool make the lock file of these files. @returns the lock file's text */
export async function lockedBy(
  command: string,
  { dir, env, files, lockFile }: { dir: string; env: Record<string, string>; files: Files; lockFile: string },
): Promise<string> {
  writeTree(dir, files)
  const home = join(dir, '../home')
  mkdirSync(home, { recursive: true })
  await promisify(execFile)('sh', ['-ec', command], { cwd: dir, env: { ...env, HOME: home } })
  return readFileSync(join(dir, lockFile), 'utf8')
}

/** Opens a project whose packages come from a registry of this machine. */
export async function withRegistry(
  { dir, registries }: Setting,
  open: (registry: Registry) => Promise<Omit<RealProject, 'stop'>>,
): Promise<RealProject> {
  const registry = await startRegistry(dir)
  try {
    const url = registries?.reach(registry.url) ?? registry.url
    return { ...(await open({ ...registry, url })), stop: registry.stop }
  } catch (error) {
    await registry.stop()
    throw error
  }
}

/** The index of pip. Poetry itself would ask for descriptions of packages that mirrors do not have. */
export function pythonIndex(setting: Setting): string {
  const { PIP_INDEX_URL } = registrySettings(setting)
  if (PIP_INDEX_URL) return PIP_INDEX_URL
  const python = join(dirname(toolAt(setting, 'bin/pip')), 'python3')
  const question = 'from pip._internal.models.index import PyPI; print(PyPI.simple_url)'
  return execFileSync(python, ['-c', question], { encoding: 'utf8' }).trim()
}

export const nothingToStop = async (): Promise<void> => {}
