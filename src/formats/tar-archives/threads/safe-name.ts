/** Checks the names of members before anything is made by these names. */

import { fromBytes } from '../../../files/byte-strings.ts'
import { checkWindowsNames } from '../../../files/windows-names.ts'
import { BadEntry } from '../../../system/failure.ts'

const unsafe = /\0|^\/|(^|\/)\.\.(\/|$)/

/**
 * A name that leads to a path below the directory of the archive.
 * @param name a byte string
 * @throws BadEntry where the name leads elsewhere; Error where Windows has no file of that name
 */
export function safeName(name: string, platform: NodeJS.Platform = process.platform): string {
  if (name === '' || unsafe.test(name)) throw new BadEntry('its archive holds a name that leads elsewhere')
  const path = name.replace(/(\/\.?)+$/, '')
  if (platform === 'win32') checkWindowsNames(fromBytes(path, platform).toString())
  return path
}
