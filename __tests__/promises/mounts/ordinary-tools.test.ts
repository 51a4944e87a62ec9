// In the workspace, ordinary tools do to a mounted cache what they do to unpacked files.
import { spawnSync } from 'node:child_process'
import { chmodSync, lutimesSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Job, StepRun } from '../../../scripts/as-runner.ts'
import {
  annotationsOf,
  give,
  type Host,
  itemsBelow,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../../support/host.ts'
import { described } from '../../support/jobs/lazy-job.ts'
import { overlaysIn } from '../../support/jobs/mounted.ts'
import { operations } from '../../support/jobs/operations.ts'
import { withSudo } from '../../support/jobs/sudo.ts'
import { turnsOf } from '../../support/turns.ts'

const place = newPlace()
const users = withSudo(place)
const modes = ['mount', 'unpack']
const cachedTime = '1500000000'

/** The cached directory of each operation. */
const cached = {
  '.package-lock.json': '{}'.repeat(5000),
  lines: '1\n2\n',
  'a/package.json': '{"name":"a"}',
  'a/lib/deep/file.js': 'a',
  'a/run': '#!/bin/sh\necho ran\n',
  'b/package.json': '{"name":"b"}',
  '.bin/run': '#!/bin/sh\necho ran\n',
}
const own = { 'src/main.js': 'main', 'package.json': '{}', '.gitignore': 'node_modules\n' }

describe.each(users)('as $name', (user) => {
  const { options } = user
  const { rowsInTurn } = turnsOf(user, users)
  // Each has a directory of its own, so that one restore serves all. A line names at most 16 directories.
  const rows = rowsInTurn(Object.entries(operations)).map(([name, script], nth) => {
    return { name, script, dir: `tools-${Math.floor(nth / 16)}/${nth}` }
  })
  const path = Array.from(
    { length: Math.ceil(rows.length / 16) },
    (_, group) => `tools-${group}/*/node_modules`,
  ).join('\n')
  const inputsOf = (mode: string) => ({ path, key: mode, mode })

  async function newJob(host: Host): Promise<Job> {
    const job = await host.newJob()
    for (const { dir } of rows) writeTree(join(job.workspace, dir), own)
    give(job.workspace, user)
    for (const { name, dir } of rows)
      if (name.startsWith('git ')) shell(job, dir, 'git init -q; git add .; git commit -qm x')
    return job
  }

  /** Runs a script as the job's user. */
  function shell({ workspace }: Job, dir: string, script: string): { status: number | null; stdout: string } {
    const { uid, gid = uid } = options
    const git = { 'user.name': 'a', 'user.email': 'a@b', 'init.defaultBranch': 'main' }
    const config = Object.entries(git).flatMap(([key, value], i) => [
      [`GIT_CONFIG_KEY_${i}`, key],
      [`GIT_CONFIG_VALUE_${i}`, value],
    ])
    const { status, stdout } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
      ...(uid !== undefined && { uid, gid }),
      cwd: join(workspace, dir),
      env: {
        ...process.env,
        HOME: workspace,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_COUNT: '3',
        ...Object.fromEntries(config),
      },
      encoding: 'utf8',
    })
    return { status, stdout }
  }

  async function saveCaches(host: Host): Promise<void> {
    const job = await newJob(host)
    for (const { dir } of rows) {
      const target = join(job.workspace, dir, 'node_modules')
      writeTree(target, cached)
      mkdirSync(join(target, 'empty'))
      for (const name of ['.bin/run', 'a/run']) chmodSync(join(target, name), 0o755)
      chmodSync(join(target, 'b/package.json'), 0o444)
      symlinkSync('a/lib', join(target, 'link é'))
      for (const { path } of itemsBelow(target)) lutimesSync(path, cachedTime, cachedTime)
      give(target, user)
    }
    for (const mode of modes)
      expect(logOf(await save(job, inputsOf(mode), options))).toContain(`Cache saved with key: ${mode}`)
  }

  /**
   * What is in the workspace, without the files of git, whose bytes hold times, and without the times that tools set. An
   * overlay may show the names of one file with different inode numbers, so contents must tell hard links.
   */
  async function filesIn({ workspace }: Job): Promise<string[]> {
    const lines = (await described(workspace)).filter((line) => !/^\S+\/\.git(\/\S*)? /.test(line))
    return lines.map((line) =>
      line
        .replace(/^(\S+ (?:l|. \d{4})) (\d+)/, (both, name, seconds) =>
          seconds === cachedTime ? both : name,
        )
        .replace(/ = \S+$/, ''),
    )
  }

  it('they end alike and leave the same files, at once and after the job', async () => {
    const host = place.newHost()
    await saveCaches(host)
    const jobs: { job: Job; mode: string; main: StepRun }[] = []
    for (const mode of modes) {
      const job = await newJob(host)
      jobs.push({ job, mode, main: await restore(job, inputsOf(mode), options) })
    }
    const [mounted, unpacked] = jobs as [(typeof jobs)[number], (typeof jobs)[number]]
    expect(logOf(mounted.main)).toContain(`Mounted ${path.replaceAll('\n', ', ')}`)
    expect(overlaysIn(mounted.job.workspace).map(({ point }) => point)).toEqual([mounted.job.workspace])
    expect(await filesIn(mounted.job)).toEqual(await filesIn(unpacked.job))

    const ends = rows.map(({ name, script, dir }) => ({
      name,
      is: shell(mounted.job, dir, script),
      shouldBe: shell(unpacked.job, dir, script),
    }))
    const differing = ends.filter(({ is, shouldBe }) => JSON.stringify(is) !== JSON.stringify(shouldBe))
    const atOnce = differences(await filesIn(mounted.job), await filesIn(unpacked.job))

    for (const { job, mode, main } of jobs)
      expect(annotationsOf(await save(job, inputsOf(mode), { ...options, state: main.state }))).toEqual([])
    shell(unpacked.job, '.', 'rm -rf tools-*/*/node_modules')
    const afterwards = differences(await filesIn(mounted.job), await filesIn(unpacked.job))
    expect({ differing, atOnce, afterwards }).toEqual({ differing: [], atOnce: [], afterwards: [] })
    expect(overlaysIn(mounted.job.workspace)).toEqual([])
  })

  /** The lines of only one list, by the name of the operation. */
  function differences(is: string[], shouldBe: string[]): string[] {
    const nameOf = (line: string): string => rows.find(({ dir }) => line.startsWith(`${dir}/`))?.name ?? ''
    const only = (lines: string[], others: string[], how: string): string[] =>
      lines.filter((line) => !others.includes(line)).map((line) => `${nameOf(line)}: ${how} ${line}`)
    return [...only(is, shouldBe, 'is'), ...only(shouldBe, is, 'should be')].toSorted()
  }
})
