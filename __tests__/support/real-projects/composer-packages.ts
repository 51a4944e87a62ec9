// A registry of packages for Composer. https://getcomposer.org/doc/05-repositories.md#packages
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeTree } from '../host.ts'
import type { Registry } from '../servers/registry.ts'

interface Package {
  name: string
  version: string
  require: Record<string, string>
}

const numbers = Array.from({ length: 40 }, (_, at) => at)
/** The name of a package of the registry. */
export const nameOf = (at: number): string => `shapes/part${at}`
/** Each package needs the next two. */
const packages: Package[] = numbers.map((at) => ({
  name: nameOf(at),
  version: '1.0.0',
  require: Object.fromEntries(numbers.slice(at + 1, at + 3).map((other) => [nameOf(other), '^1.0'])),
}))
export const lastPackage = packages.at(-1) as Package

const classesPerPackage = 60

function sourcesOf({ name, version }: Package): Record<string, string> {
  const space = name.replace(/^shapes\/p/, 'Shapes\\P')
  const methods = Array.from(
    { length: 30 },
    (_, at) =>
      `    /** Adds ${at} to a value. */\n    public function add${at}(int $value): int\n    {\n        return $value + ${at};\n    }\n`,
  )
  const classes = Array.from({ length: classesPerPackage }, (_, at) => [
    `src/Shape${at}.php`,
    `<?php\n\nnamespace ${space};\n\nfinal class Shape${at}\n{\n    public const VERSION = '${version}';\n\n${methods.join('\n')}}\n`,
  ])
  const command = `#!/usr/bin/env php\n<?php\n\nrequire $_composer_autoload_path;\n\necho (new ${space}\\Shape0())->add2(3), "\\n";\n`
  return { ...Object.fromEntries(classes), [`bin/${name.replace('/', '-')}`]: command }
}

/** @param scratch an empty directory */
export function servePackages({ dir, url }: Registry, scratch: string): void {
  const described = [...packages, { ...lastPackage, version: '1.1.0' }].map((one) => {
    const { name, version } = one
    const file = `${name.replace('/', '-')}-${version}.tar`
    const place = join(scratch, file)
    writeTree(place, sourcesOf(one))
    const owned = ['--sort=name', '--mtime=@1700000000', '-C', place, ...readdirSync(place)]
    const archive = execFileSync('tar', ['-c', ...owned], { maxBuffer: 2 ** 26 })
    writeTree(dir, { [file]: archive })
    const space = name.replace(/^shapes\/p/, 'Shapes\\P')
    return {
      ...one,
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
