/** Finds processes that an overlay over a directory would leave behind, in the directory below the overlay. */
import { isWithin, toBytes } from '../../files/byte-strings.ts'
import { Declined } from '../../system/failure.ts'
import { isForeign, processText, visiblePids } from '../../system/machine/processes.ts'
import { type Rights, shortly } from '../root/rights.ts'

/**
 * Looks for another process with its working directory, or an open file, within a directory. The overlay shows the same file,
 * but locks and pipes do not reach from one to the other.
 * @throws Error with the reason if there is such a process
 */
export async function checkUnused(dir: string, rights: Rights, signal: AbortSignal): Promise<void> {
  const places = visiblePids().flatMap((pid) => [`/proc/${pid}/cwd`, `/proc/${pid}/fd`])
  const shown = ['-maxdepth', '1', '-type', 'l', '-printf', '%p %l\\0']
  // It ends with 1 if some processes have ended meanwhile.
  const where = { cwd: '/', signal: shortly(signal), goodCodes: [0, 1] }
  const links = (await rights.run('find', [...places, ...shown], where)).toString('latin1').split('\0')
  const own = toBytes(dir)
  for (const link of links) {
    const [, pid = '', kind, target = ''] = /^\/proc\/(\d+)\/(\w+)\S* (.*)$/s.exec(link) ?? []
    // The step's own programs unpack its other caches, and end before the overlay is mounted.
    if (!isWithin(target, own) || !isForeign(pid)) continue
    const use = kind === 'cwd' ? 'works' : 'has a file open'
    throw new Declined(`${processText(pid)} ${use} in it`)
  }
}

/** Leaves the working directory for the time of the work, which mounts over it or unmounts it. */
export async function outside<T>(work: () => Promise<T>): Promise<T> {
  const before = process.cwd()
  process.chdir('/')
  try {
    return await work()
  } finally {
    process.chdir(before)
  }
}
