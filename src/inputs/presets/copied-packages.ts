/** Finds Python packages that were installed as copies of directories. */
// Old versions of Node lack `globSync` (system/node-version.ts).
import fs, { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { orUndefined } from '../../system/failure.ts'
import { join } from '../../system/native-path.ts'

const sitePackages = ['.', 'lib/python*/site-packages', '*/lib/python*/site-packages', 'Lib/site-packages']

// https://packaging.python.org/specifications/direct-url
const origin = v.object({
  url: v.pipe(v.string(), v.startsWith('file:')),
  dir_info: v.object({ editable: v.optional(v.boolean(), false) }),
})

/**
 * The first package that is a copy of a directory: no lock file has its contents. A package that is installed as editable
 * is no copy. @param environments absolute paths of directories
 * @returns the package's name with its version; undefined if there is none
 */
export function copiedPackage(environments: string[]): string | undefined {
  for (const cwd of environments)
    for (const path of fs.globSync(
      sitePackages.map((place) => `${place}/*.dist-info/direct_url.json`),
      { cwd },
    )) {
      const json = orUndefined(() => JSON.parse(readFileSync(join(cwd, path), 'utf8')))
      const { success, output } = v.safeParse(origin, json)
      if (success && !output.dir_info.editable) return /([^/\\]+)\.dist-info/.exec(path)?.[1]
    }
  return undefined
}
