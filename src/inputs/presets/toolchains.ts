/** The versions that keys contain. Only parts of a version that change what a cache holds are in the key. */
import type { Toolchain } from './preset.ts'

/** Native addons fit one major version. https://nodejs.org/api/n-api.html */
export const node: Toolchain = { name: 'node', programs: ['node'], args: ['--version'], version: /^v(\d+)/ }

/** Wheels fit one minor version. https://packaging.python.org/specifications/platform-compatibility-tags */
export const python: Toolchain = {
  name: 'python',
  programs: ['python', 'python3'],
  args: ['--version'],
  version: /^Python (\d+\.\d+)/,
}

export const goToolchain: Toolchain = {
  name: 'go',
  programs: ['go'],
  args: ['env', 'GOVERSION'],
  version: /^go(\d+(?:\.\w+)*)/,
}

/** Nightly compilers differ in the commit only. */
export const rustc: Toolchain = {
  name: 'rustc',
  programs: ['rustc'],
  args: ['--version'],
  version: /^rustc (\S+)(?: \(([0-9a-f]+))?/,
}

/** Java 8 does not know `--version`, and calls itself 1.8. */
export const jdk: Toolchain = {
  name: 'jdk',
  programs: ['java'],
  args: ['-version'],
  stream: 'stderr',
  version: / version "(?:1\.)?(\d+)/,
}

/** Native gems fit one minor version. https://guides.rubygems.org/gems-with-extensions */
export const ruby: Toolchain = {
  name: 'ruby',
  programs: ['ruby'],
  args: ['--version'],
  version: /^ruby (\d+\.\d+)/,
}
