// The compression of archives for actions/cache: by the zstd command, by Node's own zstd, and by gzip.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { compressing } from '../../../src/formats/actions-cache/compression.ts'
import type { TarCommand } from '../../../src/formats/tar/threads/pool.ts'
import type { Command } from '../../../src/system/program.ts'
import { findTools, type Tools } from '../../../src/system/tools.ts'
import { newRandom } from '../../support/random.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()
// What stands in for tar: compression does not mind what it compresses.
const script = (text: string): Command => ({ path: '/bin/sh', args: ['-c', text] })
const where = { cwd: scratch.dir, signal: new AbortController().signal }

let tools: Tools
beforeAll(async () => {
  tools = await findTools(where.signal, false)
})

async function packed(tar: TarCommand, level = 3, found = tools, input = ''): Promise<Buffer> {
  const { stdin, stdout, ended } = compressing(tar, { tools: found, level }, where)
  stdin.end(input)
  const chunks: Buffer[] = []
  for await (const chunk of stdout) chunks.push(chunk)
  await ended
  return Buffer.concat(chunks)
}

it.each([
  { what: 'nothing', content: Buffer.alloc(0) },
  { what: 'a byte', content: Buffer.from('x') },
  { what: 'much that is alike', content: Buffer.from('a line of text\n'.repeat(200_000)) },
  { what: 'much that is not', content: newRandom(1).bytes(3_000_000) },
])('packs $what as one frame with a checksum, or by gzip where there is no zstd', async ({ content }) => {
  const path = join(scratch.fresh(), 'frame')
  writeFileSync(`${path}.content`, content)
  const frame = await packed(script(`cat ${path}.content`))
  expect(zstdDecompressSync(frame).equals(content)).toBe(true)
  writeFileSync(path, frame)
  const { stdout } = spawnSync('zstd', ['-lv', path], { encoding: 'utf8' })
  expect(stdout).toMatch(/^# Zstandard Frames: 1$/m)
  expect(stdout).toMatch(/^Check: XXH64/m)
  const gzip = await packed(script(`cat ${path}.content`), 3, { ...tools, zstd: undefined })
  expect(gunzipSync(gzip).equals(content)).toBe(true)
})

it('packs what a thread gives, with a checksum, too', async () => {
  const frame = await packed({ thread: 'create' })
  const path = join(scratch.fresh(), 'frame')
  writeFileSync(path, frame)
  expect(zstdDecompressSync(frame)).toEqual(Buffer.alloc(1024))
  expect(spawnSync('zstd', ['-lv', path], { encoding: 'utf8' }).stdout).toMatch(/^Check: XXH64/m)
})

it('packs smaller at a higher level', async () => {
  const source = script('seq 1 200000')
  const [fast, small] = [await packed(source, 1), await packed(source, 19)]
  expect(small.length).toBeLessThan(fast.length * 0.9)
})

it('passes written bytes to the program', async () => {
  const frame = await packed(script('cat'), 3, tools, 'some text')
  expect(zstdDecompressSync(frame).toString()).toBe('some text')
})

it('fails if the program fails', async () => {
  await expect(packed(script('echo half; echo wrong >&2; exit 2'))).rejects.toThrow('exit code 2: wrong')
})

it('ends when it is cancelled, although its output is not read', async () => {
  const stop = new AbortController()
  const reason = new Error('the reason')
  const tar = { path: '/usr/bin/yes', args: [] }
  const { ended } = compressing(tar, { tools, level: 3 }, { ...where, signal: stop.signal })
  const noted = ended.catch((error: unknown) => error)
  await setTimeout(50)
  stop.abort(reason)
  expect(await noted).toBe(reason)
})
