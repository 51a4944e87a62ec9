/** Names that Windows reserves: opening such a file would open a device, or a stream of another file. */

const devices = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i

/**
 * Why Windows has no file of this name, as the rest of a sentence; undefined where it may have one.
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
function windowsRefusal(name: string): string | undefined {
  if (name === '.' || name === '..') return undefined
  if (devices.test(name)) return 'it is a device'
  if (/[. ]$/.test(name)) return 'it ends in a dot or a blank'
  const character = [...name].find((character) => character < ' ' || '<>:"|?*\\'.includes(character))
  return character === undefined ? undefined : `it has the character ${JSON.stringify(character)}`
}

/** @param path names with `/` between them @throws Error that tells which name Windows refuses */
export function checkWindowsNames(path: string): void {
  for (const name of path.split('/')) {
    const reason = windowsRefusal(name)
    if (reason !== undefined) throw new Error(`Windows has no file ${JSON.stringify(name)}: ${reason}`)
  }
}
