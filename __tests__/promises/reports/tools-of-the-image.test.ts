// actions/cache 352, 520, 640 and 1765, toolkit 634, velopack 739, ReForged 13: the image's tools are old or small, or variables change them.
import { chmodSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Inputs, newPlace, restore, save, unmount, writeTree } from '../../support/host.ts'

const place = newPlace()
const time = 1_700_000_000
const tree = { 'deps/.git/HEAD': 'x', 'deps/a.o': 'a', 'deps/b/.gitignore': '*', 'deps/b/c': 'c' }

/** Saves and restores with these programs and variables. @returns the restored files, and the time of one */
async function roundTrip(
  more: Inputs,
  { programs = {}, env = {} }: { programs?: Record<string, string>; env?: Record<string, string> },
): Promise<{ files: string[]; time: number }> {
  const host = place.newHost()
  const bin = join(host.dir, 'bin')
  mkdirSync(bin)
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}`)
    chmodSync(join(bin, name), 0o755)
  }
  const options = { env: { PATH: `${bin}:${process.env.PATH}`, ...env } }
  const inputs = { path: 'deps', key: 'k', ...more }
  const job = await host.newJob()
  writeTree(job.workspace, tree)
  utimesSync(join(job.workspace, 'deps/a.o'), time, time)
  await save(job, inputs, options)
  const next = await host.newJob()
  const { outputs, state } = await restore(next, inputs, options)
  expect(outputs.hit).toBe('exact')
  const files = readdirSync(join(next.workspace, 'deps'), { recursive: true, encoding: 'utf8' }).sort()
  const { mtimeMs } = statSync(join(next.workspace, 'deps/a.o'))
  await unmount(next, inputs, { ...options, state })
  return { files, time: mtimeMs / 1000 }
}

const whole = { files: ['.git', '.git/HEAD', 'a.o', 'b', 'b/.gitignore', 'b/c'], time }
const refuses = (version: string, message: string): string =>
  `[ "$1" = --version ] && echo '${version}' && exit\necho '${message}' >&2\nexit 1\n`

it.each([
  ["BusyBox's tar", { tar: refuses('tar (busybox) 1.36.1', 'tar: unrecognized option: posix') }],
  [
    'a zstd of 2016',
    {
      zstd: refuses(
        '*** zstd command line interface 64-bits v1.1.2, by Yann Collet ***',
        'Incorrect parameters',
      ),
    },
  ],
])('%s is no reason to fail', async (_, programs) => {
  expect(await roundTrip({}, { programs })).toEqual(whole)
})

it.each<[string, Record<string, string>]>([
  ['tar', { TAR_OPTIONS: '--exclude-vcs --exclude=*.o', POSIXLY_CORRECT: '1' }],
  ['zstd', { ZSTD_CLEVEL: '19', ZSTD_NBTHREADS: '8' }],
  ['mksquashfs', { SOURCE_DATE_EPOCH: '1600000000' }],
])('variables of %s change no file', async (_, env) => {
  for (const mode of ['unpack', 'mount']) expect(await roundTrip({ mode }, { env })).toEqual(whole)
})
