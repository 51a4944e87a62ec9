// Looks for what an attack has left behind or slipped in: processes, mounts, loop devices, workflow commands.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandsIn } from '../../runner-commands.ts'

/** Processes that lie or have files below a directory, its mounts, and loop devices that show files of it. */
export async function remainsBelow(dir: string): Promise<string[]> {
  // The kernel frees loop devices a moment after the last mount has gone, and a killed program ends a moment later.
  for (let left = 100; ; left--) {
    const remains = [...processesBelow(dir), ...mountsBelow(dir), ...loopsBelow(dir)]
    if (remains.length === 0 || left === 0) return remains
    await sleep(50)
  }
}

function processesBelow(dir: string): string[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
  return pids.flatMap((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      const places = [command, readlinkSync(`/proc/${pid}/cwd`)]
      return places.some((place) => place.includes(`${dir}/`)) ? [`process ${pid}: ${command}`] : []
    } catch {
      return [] // it has ended
    }
  })
}

export function mountsBelow(dir: string): string[] {
  const lines = readFileSync('/proc/self/mountinfo', 'utf8').split('\n')
  return lines.filter((line) => line.includes(`${dir}/`)).map((line) => `mount: ${line}`)
}

function loopsBelow(dir: string): string[] {
  const loops = readdirSync('/sys/block').filter((name) => name.startsWith('loop'))
  return loops.flatMap((loop) => {
    try {
      const file = readFileSync(`/sys/block/${loop}/loop/backing_file`, 'utf8').trim()
      return file.startsWith(`${dir}/`) ? [`${loop}: ${file}`] : []
    } catch {
      return [] // it shows nothing
    }
  })
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
