// Files of this user that another process removes at any time.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { readOwnFile } from '../../../src/system/disk/ownership.ts'
import { newScratch } from '../../support/scratch.ts'

const place = newScratch()

it('reads a file that another process makes and removes again and again, or finds none', async () => {
  const path = join(place.fresh(), 'file')
  const program = `
    const { writeFileSync, rmSync } = require('node:fs')
    console.log('ready')
    for (;;) { writeFileSync(process.argv[1], 'x'); rmSync(process.argv[1]) }`
  const other = spawn(process.execPath, ['-e', program, path], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    await once(other.stdout, 'data')
    const found = new Set<string | undefined>()
    for (let i = 0; i < 20_000; i++) found.add(readOwnFile(path, 10)?.toString())
    expect([...found].filter((text) => text !== undefined && text !== '' && text !== 'x')).toEqual([])
    expect(found).toContain(undefined)
    expect(found).toContain('x')
  } finally {
    other.kill('SIGKILL')
    await once(other, 'close')
  }
})
