// Programs that never end: a step goes on without them, and a cancelled step does not wait for them.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { entriesOf, logOf, newPlace, save, writeTree } from '../support/host.ts'

const place = newPlace()
const inputs = { key: 'key', path: 'tree' }

/** A directory for PATH with a tar that answers nothing, and which only SIGKILL ends. It makes `asked` when it starts. */
function stuckTar(dir: string): { bin: string; asked: string } {
  const [bin, asked] = [join(dir, 'stuck'), join(dir, 'asked')]
  mkdirSync(bin)
  const script = `#!/bin/sh\n: > ${asked}\nkill -STOP $$\n`
  writeFileSync(join(bin, 'tar'), script, { mode: 0o755 })
  return { bin, asked }
}

describe('a tar that never answers --version', () => {
  it('does not keep a cancelled step', async () => {
    const host = place.newHost()
    const { bin, asked } = stuckTar(host.dir)
    const job = await host.newJob({ env: { PATH: bin } })
    writeTree(join(job.workspace, 'tree'), { file: 'text' })
    const stop = new AbortController()
    const saving = save(job, inputs, { signal: stop.signal })
    while (!existsSync(asked)) await sleep(20)
    stop.abort()
    expect(await saving).toMatchObject({ exitCode: 130, signal: null })
  })

  it('is passed over, and the log says so', async () => {
    const host = place.newHost()
    const { bin } = stuckTar(host.dir)
    const job = await host.newJob({ env: { PATH: bin } })
    writeTree(join(job.workspace, 'tree'), { file: 'text' })
    const run = await save(job, inputs)
    const why = `Not used: ${join(bin, 'tar')} did not end within 10 seconds`
    expect(logOf(run)).toEqual(expect.arrayContaining([why, 'Cache saved with key: key']))
    expect(entriesOf(host.store)).toHaveLength(1)
  })
})
