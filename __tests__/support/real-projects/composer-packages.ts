// A registry of packages for Composer. https://getcomposer.org/doc/05-repositories.md#packages
import { execFileSync } from 'node:child_process'
import { createHash, hash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { writeTree } from '../host.ts'
import type { Registry } from '../servers/registry.ts'
import type { Extent } from './extents.ts'

export interface Package extends Extent {
  name: string
  version: string
  require: Record<string, string>
}

const nameOf = (at: number): string => `shapes/part${at}`

/** They form a tree: each package needs two others. */
export function packagesOf(extents: Extent[]): Package[] {
  const names = extents.map((_, at) => nameOf(at))
  return extents.map((extent, at) => ({
    ...extent,
    name: nameOf(at),
    version: '1.0.0',
    require: Object.fromEntries(names.slice(2 * at + 1, 2 * at + 3).map((other) => [other, '^1.0'])),
  }))
}

const bytesPerMethod = 160

function sourcesOf({ name, version, files, kilobytes }: Package): Record<string, string> {
  const space = name.replace(/^shapes\/p/, 'Shapes\\P')
  // Besides the classes, a package has a command.
  const count = Math.max(files - 1, 1)
  const methodsPerClass = Math.max(Math.round((kilobytes * 1000) / count / bytesPerMethod), 3)
  // Each digest is text that cannot be compressed, so that a package is packed to a quarter, as packages are.
  const methodsOf = (shape: number): string =>
    Array.from(
      { length: methodsPerClass },
      (_, at) =>
        `    /** Adds ${at} to a value. ${hash('sha1', `${name} ${shape} ${at}`, 'base64')} */\n    public function add${at}(int $value): int\n    {\n        return $value + ${at};\n    }\n`,
    ).join('\n')
  const classes = Array.from({ length: count }, (_, at) => [
    `src/Shape${at}.php`,
    `<?php\n\nnamespace ${space};\n\nfinal class Shape${at}\n{\n    public const VERSION = '${version}';\n\n${methodsOf(at)}}\n`,
  ])
  const command = `#!/usr/bin/env php\n<?php\n\nrequire $_composer_autoload_path;\n\necho (new ${space}\\Shape0())->add2(3), "\\n";\n`
  return { ...Object.fromEntries(classes), [`bin/${name.replace('/', '-')}`]: command }
}

/** @param scratch an empty directory */
export function servePackages({ dir, url }: Registry, packages: Package[], scratch: string): void {
  const described = packages.map((one) => {
    const { name, version, require } = one
    const file = `${name.replace('/', '-')}-${version}.tar.gz`
    const place = join(scratch, file)
    writeTree(place, sourcesOf(one))
    const owned = ['--sort=name', '--mtime=@1700000000', '-C', place, ...readdirSync(place)]
    const archive = gzipSync(execFileSync('tar', ['-c', ...owned], { maxBuffer: 2 ** 26 }))
    writeTree(dir, { [file]: archive })
    const space = name.replace(/^shapes\/p/, 'Shapes\\P')
    return {
      name,
      version,
      require,
      dist: { type: 'tar', url: `${url}/${file}`, shasum: createHash('sha1').update(archive).digest('hex') },
      autoload: { 'psr-4': { [`${space}\\`]: 'src/' } },
      bin: [`bin/${name.replace('/', '-')}`],
    }
  })
  const byName = Map.groupBy(described, ({ name }) => name)
  const all = [...byName].map(([name, versions]) => [
    name,
    Object.fromEntries(versions.map((one) => [one.version, one])),
  ])
  writeTree(dir, { 'packages.json': JSON.stringify({ packages: Object.fromEntries(all) }) })
}
