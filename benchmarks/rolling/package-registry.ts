// Serves packages of the benchmarks' tree as tarballs, so that no install depends on the network.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { timed } from '../../scripts/command.ts'
import { type Bench, emptyDirectory, installedTree } from '../bench.ts'
import type { Sources } from './recipe.ts'

export interface PackageRegistry {
  /** The manifest and lockfile of a commit, by their names. */
  projectOf(commit: number): Sources
  stop(): Promise<void>
}

interface Package {
  name: string
  version: string
  url: string
  integrity: string
}

const least = 30

export async function packageRegistry(bench: Bench): Promise<PackageRegistry> {
  const tarballs = new Map<string, Buffer>()
  const server = createServer(({ url }, response) => response.end(tarballs.get(url ?? '')))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const packages: Package[] = []
  // Enough for more jobs than anyone measures.
  for (const { name, version } of (await independentPackages()).slice(0, 2 * least)) {
    const tarball = await pack(bench, name)
    tarballs.set(`/${name}.tgz`, tarball)
    const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
    packages.push({ name, version, url: `${origin}/${name}.tgz`, integrity })
  }
  return {
    projectOf: (commit) => projectOf(packages.slice(0, least + commit)),
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The packages of the tree that depend on no others. */
async function independentPackages(): Promise<{ name: string; version: string }[]> {
  const found: { name: string; version: string }[] = []
  for (const name of (await readdir(installedTree)).sort()) {
    if (!/^[a-z]/.test(name)) continue
    const text = await readFile(join(installedTree, name, 'package.json'), 'utf8').catch(() => '{}')
    const manifest = JSON.parse(text) as Record<string, string | object>
    const needs = ['dependencies', 'peerDependencies', 'optionalDependencies', 'bin']
    if (needs.every((field) => Object.keys(manifest[field] ?? {}).length === 0) && manifest.version)
      found.push({ name, version: String(manifest.version) })
  }
  return found
}

async function pack(bench: Bench, name: string): Promise<Buffer> {
  const place = await emptyDirectory(bench, 'package')
  await mkdir(join(place, 'in'))
  await cp(join(installedTree, name), join(place, 'in/package'), { recursive: true })
  await timed('tar', ['-czf', join(place, 'package.tgz'), '-C', join(place, 'in'), 'package'])
  return readFile(join(place, 'package.tgz'))
}

function projectOf(packages: Package[]): Sources {
  const dependencies = Object.fromEntries(packages.map(({ name, url }) => [name, url]))
  const lines = (line: (one: Package) => string): string => packages.map(line).join('\n')
  return {
    'package.json': `${JSON.stringify({ name: 'project', private: true, dependencies }, null, 2)}\n`,
    'pnpm-lock.yaml': `lockfileVersion: '9.0'

settings:
  autoInstallPeers: true
  excludeLinksFromLockfile: false

importers:

  .:
    dependencies:
${lines(({ name, url }) => `      ${name}:\n        specifier: ${url}\n        version: ${url}`)}

packages:

${lines(({ name, version, url, integrity }) => `  ${name}@${url}:\n    resolution: {integrity: ${integrity}, tarball: ${url}}\n    version: ${version}\n`)}
snapshots:

${lines(({ name, url }) => `  ${name}@${url}: {}\n`)}`,
  }
}
