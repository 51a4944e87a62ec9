// Looks for what an attack has left behind or slipped in: processes, mounts, loop devices, workflow commands.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { loopsBelow } from '../../jobs/loops.ts'
import { commandsIn } from '../../jobs/runner-commands.ts'

/** Processes that lie or have files below directories, their mounts, and loop devices that show files of them. */
export async function remainsBelow(...dirs: string[]): Promise<string[]> {
  // The kernel frees loop devices a moment after the last mount has gone, and a killed program ends a moment later.
  for (let left = 100; ; left--) {
    const remains = [
      ...processesBelow(dirs),
      ...dirs.flatMap((dir) => [...mountsBelow(dir), ...loopsBelow(dir).map((file) => `loop: ${file}`)]),
    ]
    if (remains.length === 0 || left === 0) return remains
    await sleep(50)
  }
}

function processesBelow(dirs: string[]): string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
  return pids.flatMap((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      const places = [command, readlinkSync(`/proc/${pid}/cwd`)]
      const isBelow = dirs.some((dir) => places.some((place) => place.includes(`${dir}/`)))
      return isBelow ? [`process ${pid}: ${command}`] : []
    } catch {
      return [] // it has ended
    }
  })
}

export function mountsBelow(dir: string): string[] {
  const lines = readFileSync('/proc/self/mountinfo', 'utf8').split('\n')
  return lines.filter((line) => line.includes(`${dir}/`)).map((line) => `mount: ${line}`)
}

const ownCommands = ['warning', 'debug', 'group', 'endgroup', 'add-mask']

/** Workflow commands in a log that are not ours. Attackers write `pwned` into theirs. */
export function foreignCommands(log: string): string[] {
  const foreign = commandsIn(log).filter(
    ({ name, data }) =>
      !ownCommands.includes(name) || (name !== 'warning' && name !== 'debug' && /pwned/.test(data)),
  )
  return foreign.map(({ name, data }) => `${name}: ${data}`)
}
