// One process at a time takes a mount root down, and a killed one does not hold up the others.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeDeadClaim, withClaim } from '../../../src/mounts/claim.ts'
import { pidNamespace } from '../../../src/mounts/processes.ts'
import { newScratch } from '../../support/scratch.ts'

const place = newScratch()
const program = `
  const { withClaim } = await import(${JSON.stringify(join(import.meta.dirname, '../../../src/mounts/claim.ts'))})
  await withClaim(process.argv[1], async () => {
    console.log('claimed')
    await new Promise((resolve) => process.stdin.once('data', resolve))
  })
  process.exit()`

async function startClaimer(dir: string) {
  const argv = ['--input-type=module', '-e', program, dir]
  const claimer = spawn(process.execPath, argv, { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(claimer.stdout, 'data')
  return claimer
}

describe('a claim', () => {
  it('is waited for while its process lives', async () => {
    const dir = place.fresh()
    const claimer = await startClaimer(dir)
    const closed = once(claimer, 'close')
    let isOver = false
    const waiting = withClaim(dir, async () => expect(isOver).toBe(true))
    await sleep(200)
    isOver = true
    claimer.stdin.write('end\n')
    await waiting
    expect(readdirSync(dir)).toEqual([])
    await closed
  })

  it('ends with its process', async () => {
    const dir = place.fresh()
    const claimer = await startClaimer(dir)
    claimer.kill('SIGKILL')
    await once(claimer, 'close')
    expect(readdirSync(dir)).toEqual(['claimed'])
    expect(await withClaim(dir, async () => 'done')).toBe('done')
  })

  it('is removed without a wait if its process was killed, and only then', async () => {
    const dir = place.fresh()
    removeDeadClaim(dir)
    const claimer = await startClaimer(dir)
    removeDeadClaim(dir)
    expect(readdirSync(dir)).toEqual(['claimed'])
    claimer.kill('SIGKILL')
    await once(claimer, 'close')
    removeDeadClaim(dir)
    expect(readdirSync(dir)).toEqual([])
  })

  it('is made in place of anything that a job has left there', async () => {
    const dir = place.fresh()
    mkdirSync(join(dir, 'claimed/below'), { recursive: true })
    expect(await withClaim(dir, async () => readdirSync(dir))).toEqual(['claimed'])
    expect(readdirSync(dir)).toEqual([])
  })

  it('names a process by a number only: a path could lead to a FIFO, which no process writes to', async () => {
    const [dir, other] = [place.fresh(), place.fresh()]
    execFileSync('mkfifo', [join(other, 'stat')])
    symlinkSync(`${pidNamespace()} ..${other} 1`, join(dir, 'claimed'))
    expect(await withClaim(dir, async () => 'done')).toBe('done')
  })

  it('is not needed where the directory is gone', async () => {
    const dir = place.fresh()
    rmSync(dir, { recursive: true })
    expect(await withClaim(dir, async () => 'done')).toBe('done')
  })
})
