/** The variables that decide what C and C++ compilers build, and the hash of the variables of a preset. */
import { hash } from 'node:crypto'
import type { Preset } from './preset.ts'

export const compilerFlags: NonNullable<Preset['flags']> = [
  {
    variables: /^(CC|CXX|CFLAGS|CXXFLAGS|CPPFLAGS|LDFLAGS)$/,
    source: 'https://www.gnu.org/software/make/manual/html_node/Implicit-Variables.html',
  },
  {
    variables: /^CMAKE_(BUILD_TYPE|TOOLCHAIN_FILE)$/,
    source: 'https://cmake.org/cmake/help/latest/manual/cmake-env-variables.7.html',
  },
]

const hashLength = 8

/** For keys, where it shows no value. Empty if no variables decide what the tool builds. */
export function hashOfFlags({ flags }: Preset, env: Record<string, string>): string {
  if (!flags) return ''
  const set = Object.entries(env).filter(
    ([name, value]) => value !== '' && flags.some(({ variables }) => variables.test(name)),
  )
  return hash('sha256', JSON.stringify(set.sort())).slice(0, hashLength)
}
