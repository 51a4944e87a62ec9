/** Measures one pattern of disk access at a time: with fio, or without it by a simple loop of reads and writes. */
import { randomFillSync } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { outputOf } from '../process.ts'
import { findProgram } from '../program-path.ts'

export interface Access {
  kind: 'write' | 'read'
  isRandom: boolean
}

export interface DiskProbe {
  /** The program, and the kind of access that the file system allowed. */
  by: string
  /** Measures for a second. @returns bytes per second */
  measure(access: Access): Promise<number>
}

export interface ProbedFile {
  /** Absolute path of a file that does not exist yet. The caller removes the file. */
  path: string
  /** A whole number of MiB. */
  bytes: number
  signal: AbortSignal
}

export const blockBytes = { sequential: 1024 ** 2, random: 4096 }

/**
 * Chooses the most telling probe that works here. Some file systems refuse direct access.
 * @throws Error of the last probe when none works
 */
export async function openProbe(file: ProbedFile): Promise<DiskProbe> {
  const fio = findProgram('fio')
  const probes = fio === undefined ? ownProbes(file) : fioProbes(fio, file)
  let refusal: unknown
  for (const probe of probes) {
    try {
      await probe.measure({ kind: 'write', isRandom: false })
      return probe
    } catch (error) {
      file.signal.throwIfAborted()
      refusal = error
    }
  }
  throw refusal
}

function fioProbes(fio: string, { path, bytes, signal }: ProbedFile): DiskProbe[] {
  const probe = (name: string, ...options: string[]): DiskProbe => ({
    by: `fio, ${name}`,
    async measure({ kind, isRandom }) {
      signal.throwIfAborted()
      const block = isRandom ? blockBytes.random : blockBytes.sequential
      const pattern = [`--rw=${isRandom ? 'rand' : ''}${kind}`, `--bs=${block}`, `--size=${bytes}`]
      const limits = ['--runtime=1', '--time_based', '--output-format=json', '--name=headstart-bench']
      const args = [...limits, ...pattern, ...options, `--filename=${path}`]
      return bytesPerSecondIn(await outputOf({ path: fio, args }), kind)
    },
  })
  return [
    probe('direct, 16 at once', '--ioengine=libaio', '--iodepth=16', '--direct=1'),
    probe('direct, one at a time', '--ioengine=psync', '--direct=1'),
    probe('through the page cache', '--ioengine=psync', '--direct=0', '--fsync=64'),
  ]
}

/** https://fio.readthedocs.io/en/latest/fio_doc.html#json-output */
export function bytesPerSecondIn(text: string, kind: Access['kind']): number {
  // fio may print notes before the JSON.
  const { jobs } = JSON.parse(text.slice(text.indexOf('{'))) as {
    jobs: Record<Access['kind'], { bw_bytes: number }>[]
  }
  return jobs[0]?.[kind].bw_bytes ?? Number.NaN
}

function ownProbes({ path, bytes, signal }: ProbedFile): DiskProbe[] {
  // Direct access needs memory that begins at a page. V8 begins resizable buffers at a page.
  const aligned = new ArrayBuffer(blockBytes.sequential, { maxByteLength: blockBytes.sequential })
  // Disks cannot compress noise.
  const noise = randomFillSync(Buffer.from(aligned))
  const probe = (name: string, flags: number): DiskProbe => ({
    by: `own probe, ${name}`,
    async measure(access) {
      const file = await open(path, constants.O_RDWR | constants.O_CREAT | flags, 0o600)
      try {
        const { size } = await file.stat()
        for (let position = size; position < bytes; position += noise.length)
          await file.write(noise, 0, noise.length, position)
        await file.sync()
        return await accessForASecond(file, { access, noise, bytes, signal })
      } finally {
        await file.close()
      }
    },
  })
  const direct = constants.O_DIRECT ? [probe('direct, one at a time', constants.O_DIRECT)] : []
  return [...direct, probe('through the page cache', 0)]
}

interface Accesses extends Pick<ProbedFile, 'bytes' | 'signal'> {
  access: Access
  noise: Buffer
}

async function accessForASecond(
  file: FileHandle,
  { access: { kind, isRandom }, noise, bytes, signal }: Accesses,
): Promise<number> {
  const block = noise.subarray(0, isRandom ? blockBytes.random : blockBytes.sequential)
  const blocks = bytes / block.length
  const began = performance.now()
  let done = 0
  while (performance.now() - began < 1000) {
    signal.throwIfAborted()
    const position = (isRandom ? Math.floor(Math.random() * blocks) : done % blocks) * block.length
    if (kind === 'write') await file.write(block, 0, block.length, position)
    else await file.read(block, 0, block.length, position)
    done++
  }
  if (kind === 'write') await file.datasync()
  return ((done * block.length) / (performance.now() - began)) * 1000
}
