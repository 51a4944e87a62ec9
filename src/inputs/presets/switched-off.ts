/** Finds what switches a tool's cache off. */
import { readFileSync, statSync } from 'node:fs'
import { orUndefined } from '../../system/failure.ts'
import { join, resolve } from '../../system/native-path.ts'
import type { Preset } from './preset.ts'

interface ToolPlaces {
  /** The working directory; absolute. */
  cwd: string
  home: string
  env: Record<string, string>
}

/** The environment variable, or the path of the file; undefined if the cache is on. */
export function switchOf({ switchedOffBy, switchedOffIn }: Preset, places: ToolPlaces): string | undefined {
  const [variable = '', values] = switchedOffBy ?? []
  if (values?.test(places.env[variable] ?? '')) return variable
  const files = switchedOffIn?.files.flatMap((file) => placeOf(file, places)) ?? []
  return files.find((path) => switchedOffIn?.text.test(settingsIn(path)))
}

function placeOf(file: string, { cwd, home, env }: ToolPlaces): string[] {
  const [, variable, rest = ''] = /^\$(\w+)(.*)$/.exec(file) ?? []
  if (variable) return env[variable] ? [resolve(cwd, `${env[variable]}${rest}`)] : []
  const config = /^~\/\.config\/(.*)$/.exec(file)?.[1]
  if (config && env.XDG_CONFIG_HOME) return [join(env.XDG_CONFIG_HOME, config)]
  return [file.startsWith('~/') ? join(home, file.slice(2)) : resolve(cwd, file)]
}

const mostBytes = 256 * 1024

/** Empty if there is no such file, or one that cannot be read. Opening a FIFO would wait for its writer. */
function settingsIn(path: string): string {
  const stat = orUndefined(() => statSync(path))
  if (!stat?.isFile() || stat.size > mostBytes) return ''
  return orUndefined(() => readFileSync(path, 'utf8')) ?? ''
}
