// A registry of gems for Bundler: gems that Ruby builds, and the index that Bundler reads.
// https://guides.rubygems.org/rubygems-org-compact-index-api
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeTree } from '../host.ts'

export interface Gem {
  name: string
  version: string
  /** The names of the gems that it needs. */
  needs: string[]
}

const moduleOf = (name: string): string => name.replace(/^./, (letter) => letter.toUpperCase())
const filesPerGem = 40

/** The first one also has a command, `<name>-sum`. */
function sourcesOf({ name, version, needs }: Gem, isFirst: boolean): Record<string, string> {
  const parts = Array.from({ length: filesPerGem }, (_, at) => `part${at}`)
  const methods = (part: string): string =>
    Array.from(
      { length: 30 },
      (_, at) =>
        `    # Adds ${at} to a value, and tells what it was.\n    def self.${part}_${at}(value) = value + ${at}`,
    ).join('\n\n')
  const requires = [...needs, ...parts.map((part) => `${name}/${part}`)].map((path) => `require "${path}"`)
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
