// A registry of gems for Bundler: gems that Ruby builds, and the index that Bundler reads.
// https://guides.rubygems.org/rubygems-org-compact-index-api
import { execFileSync } from 'node:child_process'
import { createHash, hash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeTree } from '../host.ts'
import type { Extent } from './extents.ts'

export interface Gem extends Extent {
  name: string
  version: string
  /** The names of the gems that it needs. */
  needs: string[]
}

const moduleOf = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase())
const bytesPerMethod = 108

/** The first one also has a command, `<name>-sum`. As applications do, a gem loads a quarter of its files. */
function sourcesOf(gem: Gem, isFirst: boolean): Record<string, string> {
  const { name, version, needs, files: count, kilobytes } = gem
  // Besides them, a gem has two files.
  const parts = Array.from({ length: Math.max(count - 2, 1) }, (_, at) => `part${at}`)
  const methodsPerFile = Math.max(Math.round((kilobytes * 1000) / parts.length / bytesPerMethod), 1)
  // Each digest is text that cannot be compressed, so that a gem is packed to a quarter, as gems are.
  const methods = (part: string): string =>
    Array.from(
      { length: methodsPerFile },
      (_, at) =>
        `    # Adds ${at} to a value. ${hash('sha1', `${name} ${part} ${at}`, 'base64')}\n    def self.${part}_${at}(value) = value + ${at}`,
    ).join('\n\n')
  const loaded = parts.filter((_, at) => at % 4 === 0).map((part) => `${name}/${part}`)
  const requires = [...needs, ...loaded].map((path) => `require "${path}"`)
  const files = {
    ...Object.fromEntries(
      parts.map((part) => [`lib/${name}/${part}.rb`, `module ${moduleOf(name)}\n${methods(part)}\nend\n`]),
    ),
    [`lib/${name}.rb`]: `${requires.join('\n')}\n\nmodule ${moduleOf(name)}\n  VERSION = "${version}"\nend\n`,
    ...(isFirst && {
      [`exe/${name}-sum`]: `#!/usr/bin/env ruby\nrequire "${name}"\nputs ARGV.sum(&:to_i)\n`,
    }),
  }
  const dependencies = needs.map((other) => `  s.add_dependency "${other}"\n`).join('')
  const executables = isFirst ? `  s.bindir = "exe"\n  s.executables = ["${name}-sum"]\n` : ''
  const specification = `Gem::Specification.new do |s|
  s.name = "${name}"
  s.version = "${version}"
  s.summary = "The gem ${name}"
  s.authors = ["Headstart"]
  s.license = "MIT"
  s.homepage = "https://example.org"
  s.files = ${JSON.stringify(Object.keys(files))}
${executables}${dependencies}end
`
  return { ...files, [`${name}.gemspec`]: specification }
}

const build = `require "rubygems/package"
ARGV.each do |dir|
  Dir.chdir(dir) do
    specification = Gem::Specification.load(File.expand_path(Dir["*.gemspec"].first))
    Gem::Package.build(specification, true)
  end
end`

/** @param scratch an empty directory */
export function serveGems(dir: string, gems: Gem[], scratch: string): void {
  const places = gems.map((gem, at) => {
    const place = join(scratch, `${gem.name}-${gem.version}`)
    writeTree(place, sourcesOf(gem, at === 0))
    return place
  })
  const env = { ...process.env, SOURCE_DATE_EPOCH: '1700000000' }
  execFileSync('ruby', ['-e', build, ...places], { stdio: ['ignore', 'ignore', 'inherit'], env })
  mkdirSync(join(dir, 'info'), { recursive: true })
  const versions = ['created_at: 2024-01-01T00:00:00Z', '---']
  for (const [name, all] of Map.groupBy(gems, (gem) => gem.name)) {
    const lines = all.map(({ version, needs }) => {
      const file = `${name}-${version}.gem`
      const bytes = readFileSync(join(scratch, `${name}-${version}`, file))
      writeTree(dir, { [`gems/${file}`]: bytes })
      const checksum = createHash('sha256').update(bytes).digest('hex')
      return `${version} ${needs.map((other) => `${other}:>= 0`).join(',')}|checksum:${checksum}`
    })
    const info = `---\n${lines.join('\n')}\n`
    writeTree(dir, { [`info/${name}`]: info })
    const numbers = all.map(({ version }) => version).join(',')
    versions.push(`${name} ${numbers} ${createHash('md5').update(info).digest('hex')}`)
  }
  writeTree(dir, { versions: `${versions.join('\n')}\n` })
}
