// The download of the programs for images by apt.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchImageTools } from '../../../src/system/programs/squashfs-tools.ts'
import { children } from '../../support/jobs/processes.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()
const { PATH, RUNNER_TEMP } = process.env
afterEach(() => {
  Object.assign(process.env, { PATH, RUNNER_TEMP })
  jest.restoreAllMocks()
})

it('gives up when apt-get does not answer', async () => {
  const [bin, temp] = [join(scratch.dir, 'bin'), join(scratch.dir, 'temp')]
  for (const dir of [bin, temp]) mkdirSync(dir)
  const aptGet = join(bin, 'apt-get')
  // Only SIGKILL ends it.
  writeFileSync(aptGet, '#!/bin/sh\nkill -STOP $$\n', { mode: 0o755 })
  Object.assign(process.env, { PATH: bin, RUNNER_TEMP: temp })
  const log = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const before = children().map(({ pid }) => pid)
  expect(await fetchImageTools(new AbortController().signal, 100)).toEqual({})
  expect(log.mock.calls.flat().filter((text) => typeof text === 'string')).toEqual([
    `squashfs-tools could not be fetched: ${aptGet} did not end within 0.1 seconds\n`,
  ])
  expect(children().filter(({ pid }) => !before.includes(pid))).toEqual([])
  expect(readdirSync(temp)).toEqual([])
})
