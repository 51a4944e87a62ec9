// Restores, alone and while another process writes to the same disk.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Bench, Contender } from './bench.ts'
import { restoreLocal } from './headstart-restore.ts'
import { localEntry, localInputs, save } from './headstart-save.ts'
import { mountInputs, whileMounted } from './mount.ts'

// Bursts of 64 to 320 MB, each written through to the disk, with pauses of up to 0.4 s.
const writer = `
while :; do
  dd if=/dev/zero of="$1/noise" bs=1M count=$((64 + RANDOM % 256)) conv=fsync status=none
  sleep 0.$((RANDOM % 5))
done`

async function beside(bench: Bench, measure: () => Promise<number>): Promise<number> {
  const noise = spawn('bash', ['-c', writer, 'bash', bench.disk], { stdio: 'ignore', detached: true })
  try {
    return await measure()
  } finally {
    process.kill(-(noise.pid as number), 'SIGKILL')
    await once(noise, 'close')
  }
}

function inMemory(name: string, inputs: Record<string, string>): Contender {
  return {
    name,
    async measure(bench) {
      await bench.once(bothEntries)
      return beside(bench, () => whileMounted(bench, { inputs }, async ({ ms }) => ms))
    },
  }
}

/** The tree as an archive and as an image in the local store. */
async function bothEntries(bench: Bench): Promise<object> {
  await bench.once(localEntry)
  await save(bench, { inputs: mountInputs, keep: true })
  return {}
}

export const mountingInMemory = inMemory('mount, ramdisk', { ...mountInputs, ramdisk: 'true' })
export const unpackingInMemory = inMemory('unpack, ramdisk', { ...localInputs, ramdisk: 'true' })
export const unpackingToDisk: Contender = {
  name: 'unpack',
  async measure(bench) {
    await bench.once(bothEntries)
    return beside(bench, () => restoreLocal(bench))
  },
}
export const unpackingQuietly: Contender = {
  name: 'unpack, alone',
  async measure(bench) {
    await bench.once(bothEntries)
    return restoreLocal(bench)
  },
}
