/** Finds the files that an installation reads because the command or requirements name them. */
import { dirname } from 'node:path'
import { resolve } from '../../system/native-path.ts'

/** What names files: text, and the directory that the names are relative to. */
interface Source {
  text: string
  dir: string
}

/**
 * The given files, those that the command names, and the requirements that others include.
 * @param files absolute
 * @param isFile whether an absolute path is a file that may count
 */
export function withNamedFiles(
  files: string[],
  command: Source,
  { read, isFile }: { read: (path: string) => string; isFile: (path: string) => boolean },
): string[] {
  const found = new Set(files)
  const add = ({ text, dir }: Source): void => {
    for (const word of text.split(/[\s"'`=;|&()<>,]+/)) {
      const path = resolve(dir, word)
      if (word !== '' && isFile(path)) found.add(path)
    }
  }
  add(command)
  // The loop also sees the paths that it adds.
  for (const path of found) add({ text: namingText(path, read), dir: dirname(path) })
  return [...found]
}

/** The part of a file that may name files. */
function namingText(path: string, read: (path: string) => string): string {
  if (!/\.(txt|in)$/.test(path)) return ''
  // https://pip.pypa.io/en/stable/reference/requirements-file-format
  const includes = read(path).matchAll(/^\s*(?:-r|-c|--requirement|--constraint)[\s=]*(.*)$/gm)
  return [...includes].map(([, file]) => file).join('\n')
}
