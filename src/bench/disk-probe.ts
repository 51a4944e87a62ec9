/** Measures one kind of disk access at a time: with fio, or without it by a simple loop of reads and writes. */
import { randomFillSync } from 'node:crypto'
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { outputOf } from '../process.ts'
import { findProgram } from '../program-path.ts'
import { perSecond } from './measure.ts'

const mebibyte = 1024 ** 2

export interface Access {
  kind: 'write' | 'read'
  isRandom: boolean
  blockBytes: number
}

export interface DiskProbe {
  /** The program, and the kind of access that the file system allowed. */
  by: string
  /** Measures for a second. @returns blocks per second */
  measure(access: Access): Promise<number>
}

export interface ProbedFile {
  /** Absolute path of a file that does not exist yet. The caller removes the file. */
  path: string
  /** A whole number of MiB. */
  bytes: number
  signal: AbortSignal
}

/** The most telling mode comes first, and the mode that works everywhere comes last. */
const fioModes = [
  { by: 'fio, direct, 16 at once', mode: ['--ioengine=libaio', '--iodepth=16', '--direct=1'] },
  { by: 'fio, direct, one at a time', mode: ['--ioengine=psync', '--direct=1'] },
  { by: 'fio, through the page cache', mode: ['--ioengine=psync', '--direct=0', '--fsync=64'] },
]
const ownModes = [
  // Some systems have no flag for direct access.
  ...(constants.O_DIRECT ? [{ by: 'own probe, direct, one at a time', flag: constants.O_DIRECT }] : []),
  { by: 'own probe, through the page cache', flag: 0 },
]

/**
 * Chooses the most telling probe that works here. Some file systems refuse direct access.
 * @param first the access to try the probes with: it must write
 * @throws Error of the last probe when none works
 */
export async function openProbe(file: ProbedFile, first: Access): Promise<DiskProbe> {
  const fio = findProgram('fio')
  const probes: DiskProbe[] = fio
    ? fioModes.map(({ by, mode }) => ({ by, measure: (access) => fioRate(access, [fio, ...mode], file) }))
    : ownModes.map(({ by, flag }) => ({ by, measure: (access) => ownRate(access, flag, file) }))
  let refusal: unknown
  for (const probe of probes) {
    try {
      await probe.measure(first)
      return probe
    } catch (error) {
      file.signal.throwIfAborted()
      refusal = error
    }
  }
  throw refusal
}

async function fioRate(
  { kind, isRandom, blockBytes }: Access,
  [fio = '', ...mode]: string[],
  { path, bytes, signal }: ProbedFile,
): Promise<number> {
  signal.throwIfAborted()
  const limits = ['--runtime=1', '--time_based', '--output-format=json', '--name=headstart-bench']
  const pattern = [`--rw=${isRandom ? 'rand' : ''}${kind}`, `--bs=${blockBytes}`, `--size=${bytes}`]
  const output = await outputOf({ path: fio, args: [...limits, ...pattern, ...mode, `--filename=${path}`] })
  return bytesPerSecondIn(output, kind) / blockBytes
}

/** https://fio.readthedocs.io/en/latest/fio_doc.html#json-output */
export function bytesPerSecondIn(text: string, kind: Access['kind']): number {
  // fio may print notes before the JSON.
  const { jobs } = JSON.parse(text.slice(text.indexOf('{'))) as {
    jobs: Record<Access['kind'], { bw_bytes: number }>[]
  }
  return jobs[0]?.[kind].bw_bytes ?? Number.NaN
}

/** One access at a time. */
async function ownRate(
  { kind, isRandom, blockBytes }: Access,
  flag: number,
  { path, bytes, signal }: ProbedFile,
): Promise<number> {
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
    for (; performance.now() - began < 1000; done++) {
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
}
