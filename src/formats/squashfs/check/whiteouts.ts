/** Collects the names of whiteouts while the directories of an image are read, each after the directories in it. */
import { damaged } from './metadata.ts'

/** How many names an entry may remove: their strings take memory. */
export const mostRemoved = 2 ** 20
export const longestName = 4096

interface WhiteoutName {
  name: string
  /** The number of a directory that has whiteouts somewhere below. Undefined for a whiteout. */
  directory?: number
}

export type Whiteouts = ReturnType<typeof newWhiteouts>

export function newWhiteouts() {
  const namedIn = new Map<number, WhiteoutName[]>()
  let count = 0
  const note = (directory: number, named: WhiteoutName): void => {
    const others = namedIn.get(directory)
    if (others) others.push(named)
    else namedIn.set(directory, [named])
  }
  return {
    count: (): number => count,
    /** @throws BadEntry when there are too many */
    add(directory: number, name: Buffer): void {
      if (++count > mostRemoved) throw damaged('it has too many whiteouts')
      note(directory, { name: name.toString('latin1') })
    },
    /** Adds a directory to the directory above it, if there are whiteouts below. */
    addBelow(directory: number, name: Buffer, below: number): void {
      if (namedIn.has(below)) note(directory, { name: name.toString('latin1'), directory: below })
    },
    /** All names, as byte strings relative to the top. @param top the number of that directory @throws BadEntry */
    *names(top: number): Generator<string> {
      // A recursion could be too deep.
      const left = [{ directory: top, prefix: '' }]
      for (let next = left.pop(); next; next = left.pop()) {
        for (const { name, directory } of namedIn.get(next.directory) ?? []) {
          const path = next.prefix + name
          if (path.length > longestName) throw damaged('the name of a whiteout is too long')
          if (directory === undefined) yield path
          else left.push({ directory, prefix: `${path}/` })
        }
      }
    },
  }
}
