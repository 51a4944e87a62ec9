// https://github.com/antongolub/tsc-esm-fix/issues/48: the path of a file is longer than the system takes.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { warningsOf } from '../../support/faults/trial.ts'
import { give, logOf, newPlace, restore, save, unmount, usersFor, writeTree } from '../../support/host.ts'
import { runnerEnv, startCacheService } from '../../support/servers/cache-service.ts'

const place = newPlace()
const name = 'n'.repeat(250)

/** Makes directories in each other, with a file in each. */
function makeDeep(dir: string): void {
  const script = `import os, sys
os.chdir(sys.argv[1])
for i in range(20):
    os.mkdir(sys.argv[2]); os.chdir(sys.argv[2]); open('file', 'w').close()`
  execFileSync('python3', ['-c', script, dir, name])
}

describe.each(usersFor(place))('as $name', (user) => {
  it.each([
    { mode: 'unpack', compatible: 'false' },
    { mode: 'mount', compatible: 'false' },
    { mode: 'unpack', compatible: 'true' },
  ])('all but such files are saved, and a warning names them: $mode, $format', async (inputs) => {
    const service = await startCacheService('memory')
    const host = place.newHost()
    const env = runnerEnv(service, 'v2')
    const job = await host.newJob({ env })
    const deps = join(job.workspace, 'deps')
    writeTree(deps, { 'short/file': 'x' })
    makeDeep(deps)
    try {
      // With the tools of this user: the paths are too long for Node.
      if (user.options.uid !== undefined) execFileSync('chown', ['-R', `${user.options.uid}`, host.dir])
      const given = { path: 'deps', key: 'k', ...inputs }
      const run = await save(job, given, user.options)
      expect(logOf(run).at(-1)).toBe('Cache saved with key: k')
      const isSaved = warningsOf(run).length === 0
      if (!isSaved)
        expect(warningsOf(run)).toEqual([
          expect.stringMatching(
            /^::warning::Not saved: \/.*\/n+…\/n{250}, because the path has more than 3840 bytes/,
          ),
        ])
      const next = await host.newJob({ env })
      give(next.workspace, user)
      const { outputs, state } = await restore(next, given, user.options)
      expect(outputs.hit).toBe('exact')
      const restored = join(next.workspace, 'deps')
      expect(existsSync(join(restored, 'short/file'))).toBe(true)
      expect(existsSync(join(restored, ...Array(10).fill(name), 'file'))).toBe(true)
      execFileSync('rm', ['-rf', restored])
      await unmount(next, given, { ...user.options, state })
    } finally {
      execFileSync('rm', ['-rf', deps])
      await service.stop()
    }
  })
})
