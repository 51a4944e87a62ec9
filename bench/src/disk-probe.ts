/** Measures one kind of disk access at a time: with fio, or without it by a simple loop of reads and writes. */
import { randomFillSync } from 'node:crypto'
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { findProgram } from '../../src/system/program.ts'
import { run } from '../../src/system/run.ts'
import { mebibyte } from '../../src/system/units.ts'
import { perSecond } from './measure.ts'

/** Short, because each access is measured once per round, which shows how much the figures vary. */
const sampleMs = 250

interface DiskAccess {
  kind: 'write' | 'read'
  isRandom: boolean
  blockBytes: number
}

interface ProbedFile {
  /** Absolute path of a file that does not exist yet. The caller removes the file. */
  path: string
  /** A whole number of MiB. */
  bytes: number
  signal: AbortSignal
}

interface DiskProbe {
  /** The program, and the kind of access that the file system allowed. */
  by: string
  /** Measures for `sampleMs`. @returns blocks per second */
  rate(access: DiskAccess, file: ProbedFile): Promise<number>
}

/** The most telling probe comes first, and the probe that works everywhere comes last. */
const fioProbes = [
  fioProbe('direct, 16 at once', ['--ioengine=libaio', '--iodepth=16', '--direct=1']),
  fioProbe('direct, one at a time', ['--ioengine=psync', '--direct=1']),
  fioProbe('through the page cache', ['--ioengine=psync', '--direct=0', '--fsync=64']),
]
const ownProbes = [
  // Some systems have no flag for direct access.
  ...(constants.O_DIRECT ? [ownProbe('direct, one at a time', constants.O_DIRECT)] : []),
  ownProbe('through the page cache', 0),
]

/**
 * Chooses the most telling probe that works here. Some file systems refuse direct access.
 * @param first the access to try the probes with: it must write
 * @throws Error of the last probe when none works
 */
export async function chooseProbe(first: DiskAccess, file: ProbedFile): Promise<DiskProbe> {
  let refusal: unknown
  for (const probe of findProgram('fio') ? fioProbes : ownProbes) {
    try {
      await probe.rate(first, file)
      return probe
    } catch (error) {
      file.signal.throwIfAborted()
      refusal = error
    }
  }
  throw refusal
}

function fioProbe(name: string, options: string[]): DiskProbe {
  return {
    by: `fio, ${name}`,
    async rate({ kind, isRandom, blockBytes }, { path, bytes, signal }) {
      const limits = [
        `--runtime=${sampleMs}ms`,
        '--time_based',
        '--output-format=json',
        '--name=headstart-bench',
      ]
      const pattern = [`--rw=${isRandom ? 'rand' : ''}${kind}`, `--bs=${blockBytes}`, `--size=${bytes}`]
      const args = [...limits, ...pattern, ...options, `--filename=${path}`]
      // fio first writes the file, which may take long.
      const { stdout } = await run('fio', args, { cwd: dirname(path), signal, limitMs: 'none' })
      return bytesPerSecondIn(stdout.toString(), kind) / blockBytes
    },
  }
}

/** https://fio.readthedocs.io/en/latest/fio_doc.html#json-output */
export function bytesPerSecondIn(text: string, kind: DiskAccess['kind']): number {
  // fio may print notes before the JSON.
  const { jobs } = JSON.parse(text.slice(text.indexOf('{'))) as {
    jobs: Record<DiskAccess['kind'], { bw_bytes: number }>[]
  }
  return jobs[0]?.[kind].bw_bytes ?? Number.NaN
}

/** @param flag O_DIRECT or 0 */
function ownProbe(name: string, flag: number): DiskProbe {
  return {
    by: `own probe, ${name}`,
    async rate({ kind, isRandom, blockBytes }, { path, bytes, signal }) {
      // Direct access needs memory that begins at a page. V8 begins resizable buffers at a page.
      const aligned = new ArrayBuffer(mebibyte, { maxByteLength: mebibyte })
      // Disks cannot compress noise.
      const noise = randomFillSync(Buffer.from(aligned))
      const file = await open(path, constants.O_RDWR | constants.O_CREAT | flag, 0o600)
      try {
        const { size } = await file.stat()
        for (let position = size; position < bytes; position += noise.length)
          await file.write(noise, 0, noise.length, position)
        await file.sync()
        const blocks = bytes / blockBytes
        const began = performance.now()
        let done = 0
        for (; performance.now() - began < sampleMs; done++) {
          signal.throwIfAborted()
          const position = (isRandom ? Math.floor(Math.random() * blocks) : done % blocks) * blockBytes
          if (kind === 'write') await file.write(noise, 0, blockBytes, position)
          else await file.read(noise, 0, blockBytes, position)
        }
        if (kind === 'write') await file.datasync()
        return perSecond(done, began)
      } finally {
        await file.close()
      }
    },
  }
}
