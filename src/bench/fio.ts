/** Measures a disk with fio, which is not ours to install. */
import { rm } from 'node:fs/promises'
import { messageOf } from '../failure.ts'
import { outputOf } from '../process.ts'
import { type Access, blockBytes, type DiskProbe, type ProbedFile } from './disk-probe.ts'

/** From what tells most to what works nearly everywhere: tmpfs and some network file systems know no direct access. */
const manners = [
  { name: 'direct, 16 at once', args: ['--ioengine=libaio', '--iodepth=16', '--direct=1'] },
  { name: 'direct, one at a time', args: ['--ioengine=psync', '--direct=1'] },
  { name: 'through the page cache', args: ['--ioengine=psync', '--direct=0', '--fsync=64'] },
]

/** @throws Error where fio takes none of them */
export async function openFio(fio: string, file: ProbedFile): Promise<DiskProbe> {
  const refusals: string[] = []
  for (const { name, args } of manners) {
    const measure = (access: Access): Promise<number> => run(fio, file, { access, args })
    try {
      await measure({ kind: 'write', isRandom: false })
      return { by: `fio, ${name}`, measure, close: () => rm(file.path, { force: true }) }
    } catch (error) {
      file.signal.throwIfAborted()
      refusals.push(messageOf(error))
    }
  }
  throw new Error(refusals.at(-1))
}

async function run(
  fio: string,
  { path, bytes, signal }: ProbedFile,
  { access: { kind, isRandom }, args }: { access: Access; args: string[] },
): Promise<number> {
  signal.throwIfAborted()
  const block = isRandom ? blockBytes.random : blockBytes.sequential
  const pattern = [`--rw=${isRandom ? 'rand' : ''}${kind}`, `--bs=${block}`, `--size=${bytes}`]
  const bounds = ['--runtime=1', '--time_based', '--output-format=json', '--name=headstart-bench']
  const text = await outputOf({ path: fio, args: [...bounds, ...pattern, ...args, `--filename=${path}`] })
  return bytesPerSecondIn(text, kind)
}

/** https://fio.readthedocs.io/en/latest/fio_doc.html#json-output */
export function bytesPerSecondIn(text: string, kind: Access['kind']): number {
  // Whatever it has to note comes before the JSON.
  const { jobs } = JSON.parse(text.slice(text.indexOf('{'))) as {
    jobs: Record<Access['kind'], { bw_bytes: number }>[]
  }
  return jobs[0]?.[kind].bw_bytes ?? Number.NaN
}
