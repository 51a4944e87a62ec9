// Scratch directories: private, and gone on every way out.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openScratch } from '../../../src/system/disk/scratch.ts'
import { newScratch } from '../../support/scratch.ts'

const place = newScratch()

it('is a private directory, which ends with its block, however that ends', () => {
  const dirs: string[] = []
  const work = (): void => {
    using scratch = openScratch(place.dir)
    dirs.push(scratch.dir)
    expect(statSync(scratch.dir).mode & 0o777).toBe(0o700)
    writeFileSync(join(scratch.dir, 'file'), '')
    throw new Error('the work fails')
  }
  expect(work).toThrow('the work fails')
  expect(dirs.filter((dir) => existsSync(dir))).toEqual([])
})

it('may be removed earlier, and twice', () => {
  const { dir, remove } = openScratch(place.dir)
  remove()
  remove()
  expect(existsSync(dir)).toBe(false)
})

it.each([
  { what: 'ends', code: 'process.exitCode = 0' },
  { what: 'fails', code: "throw new Error('it fails')" },
  { what: 'exits', code: 'process.exit(3)' },
])('is gone after a process that $what', ({ code }) => {
  const dir = place.fresh()
  const scratch = JSON.stringify(join(import.meta.dirname, '../../../src/system/disk/scratch.ts'))
  const program = `
    const { openScratch } = await import(${scratch})
    for (let i = 0; i < 20; i++) openScratch(${JSON.stringify(dir)})
    ${code}`
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  expect(stderr).not.toContain('MaxListeners')
  expect(readdirSync(dir)).toEqual([])
})
