/** The versions of tools that keys contain: only the parts that change the contents of a cache. */
import type { Toolchain } from './preset.ts'

/** Native addons fit one major version. https://nodejs.org/api/n-api.html */
export const node: Toolchain = { name: 'node', version: /^v(\d+)/ }

/** Wheels fit one minor version. https://packaging.python.org/specifications/platform-compatibility-tags */
export const python: Toolchain = {
  name: 'python',
  programs: ['python', 'python3'],
  version: /^Python (\d+\.\d+)/,
}

/** The marks of environments, of directories of environments, and of an interpreter's own packages. */
export const pythonPackages = [
  '',
  'lib/python*/site-packages/',
  '*/lib/python*/site-packages/',
  'Lib/site-packages/',
].map((place) => `${place}*.dist-info`)

export const goToolchain: Toolchain = {
  name: 'go',
  args: ['env', 'GOVERSION'],
  version: /^go(\d+(?:\.\w+)*)/,
}

/** Nightly compilers differ in the commit only. */
export const rustc: Toolchain = { name: 'rustc', version: /^rustc (\S+)(?: \(([0-9a-f]+))?/ }

/** Java 8 does not know `--version`, and calls itself 1.8. */
export const jdk: Toolchain = {
  name: 'jdk',
  programs: ['java'],
  args: ['-version'],
  stream: 'stderr',
  version: / version "(?:1\.)?(\d+)/,
}

/** Native gems fit one minor version. https://guides.rubygems.org/gems-with-extensions */
export const ruby: Toolchain = { name: 'ruby', version: /^ruby (\d+\.\d+)/ }

export const php: Toolchain = { name: 'php', version: /^PHP (\d+\.\d+)/ }
