// RUNNER_TEMP and /tmp lie on a disk that is mounted without the right to run programs, as hardened hosts do.
import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../../../scripts/as-runner.ts'
import {
  annotationsOf,
  asRoot,
  describeAsRoot,
  give,
  type Host,
  logOf,
  newPlace,
  pathOf,
  restore,
  save,
  type User,
  usersFor,
  writeTree,
} from '../../support/host.ts'
import { withSudo } from '../../support/jobs/sudo.ts'

const place = newPlace()

async function jobWithoutExec(host: Host, user: User): Promise<Job> {
  const job = await host.newJob()
  execFileSync(...asRoot('mount', '-t', 'tmpfs', '-o', 'noexec,nosuid,nodev,mode=1777', 'none', job.temp))
  const env = { ...job.env, TMPDIR: job.temp }
  give(job.workspace, user)
  return { ...job, env }
}

const modes = ['unpack', 'mount', 'lazy']

describeAsRoot('a temporary directory without exec', () => {
  it.each(usersFor(place).flatMap((user) => modes.map((mode) => ({ mode, as: user.name, user }))))(
    'is no obstacle: $mode, $as',
    async ({ mode, user }) => {
      const host = place.newHost()
      give(host.dir, user)
      const inputs = { key: 'k', path: 'tree', mode, install: 'echo installed >> log' }
      const first = await jobWithoutExec(host, user)
      const { state } = await restore(first, inputs, user.options)
      const program = join(first.workspace, 'tree/program')
      mkdirSync(join(first.workspace, 'tree'))
      writeFileSync(program, '#!/bin/sh\necho runs\n')
      chmodSync(program, 0o755)
      give(first.workspace, user)
      const saved = await save(first, inputs, { ...user.options, state })
      expect(logOf(saved)).toContain('Cache saved with key: k')
      const second = await jobWithoutExec(host, user)
      const hit = await restore(second, inputs, user.options)
      expect(annotationsOf(hit)).toEqual([])
      expect(hit.outputs.hit).toBe('exact')
      expect(execFileSync(join(second.workspace, 'tree/program'), { encoding: 'utf8' })).toBe('runs\n')
      await save(second, inputs, { ...user.options, state: hit.state })
    },
  )
})

describeAsRoot('a temporary directory without exec, on a system without squashfs-tools', () => {
  it.each(withSudo(place).map((user) => ({ as: user.name, user })))(
    'starts the programs of the tool cache: $as',
    async ({ user }) => {
      const host = place.newHost()
      give(host.dir, user)
      const bin = pathOf(host, { tar: 'tar', zstd: 'zstd', cp: 'cp', find: 'find', sudo: 'sudo' })
      const first = await jobWithoutExec(host, user)
      for (const program of ['mksquashfs', 'unsquashfs']) {
        const dir = join(first.toolCache, 'squashfs-tools/4.5.0', process.arch, 'usr/bin')
        mkdirSync(dir, { recursive: true })
        copyFileSync(execFileSync('which', [program], { encoding: 'utf8' }).trim(), join(dir, program))
        writeFileSync(join(first.toolCache, 'squashfs-tools/4.5.0', `${process.arch}.complete`), '')
      }
      give(first.toolCache, user)
      const options = { ...user.options, env: { PATH: bin } }
      const inputs = { key: 'k', path: 'tree', mode: 'mount' }
      writeTree(first.workspace, { 'tree/file': 'text' })
      give(first.workspace, user)
      const saved = await save(first, inputs, options)
      expect(logOf(saved)).toContain('Cache saved with key: k')
      const second = await jobWithoutExec(host, user)
      const hit = await restore(second, inputs, options)
      expect(annotationsOf(hit)).toEqual([])
      expect(logOf(hit)).toContain('Mounted tree')
      await save(second, inputs, { ...options, state: hit.state })
    },
  )
})
