// The report of a step: JSON that matches its schema, a table, a chart and a line of the log.
import { lstatSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { StepRun } from '../../../scripts/as-runner.ts'
import type { Report } from '../../../src/report/report.ts'
import { chartOf } from '../../../src/report/write-report.ts'
import { shortSizeText } from '../../../src/system/units.ts'
import { entriesOf, itWithRights, newPlace, restore, save, unmount, writeTree } from '../../support/host.ts'

const place = newPlace()
const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/report.schema.json'), 'utf8'))
const isValid = new Ajv2020({ strict: true, allErrors: true }).compile(schema)

/** @throws where it is not what the schema says */
function reportOf({ outputs }: StepRun): Report {
  const report = JSON.parse(readFileSync(String(outputs.report), 'utf8'))
  isValid(report)
  expect(isValid.errors ?? []).toEqual([])
  return report
}

function phasesOf(report: Report): string[] {
  return report.phases.map(({ name }) => name).sort()
}

it('draws each phase as a bar, none of them as an error', () => {
  const phases = [
    { name: 'lookup', startMs: 5, endMs: 5, ms: 0 },
    { name: 'unpack', startMs: 10, endMs: 2010, ms: 500, waitedMs: { download: 1500 } },
    { name: 'download', startMs: 12, endMs: 1512, ms: 1500, waitedMs: {}, bytes: 3 << 20, mibPerSecond: 2 },
  ]
  const bars = [
    '    lookup 0 ms :5, 6',
    '    unpack worked 500 ms of 2.00 s :10, 2010',
    '    download worked 1.50 s of 1.50 s, 3.0 MiB at 2 MiB/s :12, 1512',
  ]
  const chart = (totalMs: number) => chartOf({ phases, totalMs }).split('\n')
  expect(chart(2010).slice(2)).toEqual(['    dateFormat x', '    axisFormat %s.%L s', ...bars, '```'])
  expect(chart(20_010)[3]).toBe('    axisFormat %s s')
})

describe('the report', () => {
  const host = place.newHost()
  const inputs = { key: 'k<1>', path: 'tree' }
  const common = { schema: 2, key: 'k<1>', store: `local directory ${host.store}` }

  it('describes a miss, a save and a hit', async () => {
    const job = await host.newJob()
    const miss = await restore(job, inputs)
    const missed = reportOf(miss)
    expect(missed).toMatchObject({ ...common, step: 'restore', outcome: 'miss' })
    expect(phasesOf(missed)).toEqual(['lookup'])
    expect(missed.machine).toBeUndefined()
    expect(miss.summary).toContain('<h3>Headstart restore: miss</h3>')
    expect(miss.summary).not.toContain('mermaid')

    writeTree(job.workspace, { 'tree/a': 'four', 'tree/b/c': 'five5' })
    const post = await save(job, inputs, { state: miss.state })
    const saved = reportOf(post)
    const [entry = ''] = entriesOf(host.store)
    // Two files, two directories.
    const amounts = { storedBytes: lstatSync(entry).size, files: 4, bytes: 9 }
    expect(saved).toMatchObject({ ...common, ...amounts, step: 'save', outcome: 'saved' })
    expect(phasesOf(saved)).toEqual(['check', 'find', 'pack', 'publish', 'walk', 'write'])
    expect(saved.phases.find(({ name }) => name === 'write')?.bytes).toBe(amounts.storedBytes)
    expect(post.summary).toContain('<h3>Headstart save: saved</h3>')

    const hit = await restore(await host.newJob(), inputs)
    const restored = reportOf(hit)
    const outcome = { outcome: 'exact hit', matchedKey: 'k<1>' }
    expect(restored).toMatchObject({ ...common, ...amounts, ...outcome, step: 'restore' })
    expect(phasesOf(restored)).toEqual(['index', 'lookup', 'publish', 'read', 'unpack', 'verify'])
    expect(restored.writer).toMatchObject({ proven: false, runId: '1', actorId: '7', event: 'push' })
    expect(hit.summary).toContain('<td>run 1 (push to main, 0123456, ci.yml) ')
    const cells = [...hit.summary.matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell)
    expect(cells.slice(0, 7)).toEqual(['Key', 'Matched', 'Stored', 'Unpacked', 'Files', 'Time', 'Phases'])
    const cell = '<code>k&#60;1&#62;</code>'
    expect(cells[7]).toBe('Saved by')
    expect(cells.slice(8, 13)).toEqual([cell, cell, shortSizeText(amounts.storedBytes), '9 B', '4'])
    expect(hit.summary).toMatch(/<\/table>\s*$/)
  })

  it('shows any key as text', async () => {
    const key = 'k\n\n</td></table>\n\n# @octo | ![x](https://example.com) `y`'
    const { summary } = await restore(await host.newJob(), { ...inputs, key })
    // A blank line would end the HTML, and Markdown would begin.
    const [table = ''] = summary.match(/<table>[\s\S]*<\/table>/) ?? []
    expect(table).not.toMatch(/\n\s*\n/)
    const [shown = ''] = table.match(/<code>.*?<\/code>/) ?? []
    const text = shown
      .replace(/<.*?>/g, '')
      .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    expect(text).toBe(key.replaceAll('\n', '\\n'))
    expect(summary.replace(table, '')).toBe('<h3>Headstart restore: miss</h3>\n\n')
  })

  it('has the load of the machine, if Linux has it', async () => {
    const job = await host.newJob()
    const { machine, phases } = reportOf(await restore(job, inputs))
    const lookup = phases.find(({ name }) => name === 'lookup')
    expect(machine?.startMs).toBeGreaterThanOrEqual(lookup?.endMs ?? 0)
    expect(machine?.cpu?.cores).toBeGreaterThanOrEqual(1)
    expect(machine?.cpu?.ownMs).toBeGreaterThan(0)
    expect(machine?.network).toBeDefined()
  })

  it('describes a partial hit, and a lookup only', async () => {
    const other = { ...inputs, key: 'k<2>', 'restore-keys': 'k' }
    const job = await host.newJob()
    expect(reportOf(await restore(job, other))).toMatchObject({ outcome: 'partial hit', matchedKey: 'k<1>' })
    const looked = reportOf(await restore(job, { ...inputs, 'lookup-only': 'true' }))
    expect(looked).toMatchObject({ outcome: 'exact hit' })
    expect(phasesOf(looked)).toEqual(['lookup'])
  })

  itWithRights('what is mounted')('tells what was mounted', async () => {
    const job = await host.newJob()
    const mounting = { ...inputs, mode: 'mount' }
    writeTree(job.workspace, { 'tree/a': 'four' })
    expect(reportOf(await save(job, mounting))).toMatchObject({ outcome: 'saved' })
    rmSync(join(job.workspace, 'tree'), { recursive: true })
    const main = await restore(job, mounting)
    await unmount(job, mounting, { state: main.state })
    const report = reportOf(main)
    expect(report).toMatchObject({ outcome: 'exact hit', settings: { mode: 'mount' } })
    expect(phasesOf(report)).toEqual(['index', 'lookup', 'mount', 'receive'])
  })

  it('describes a failed restore', async () => {
    const damaged = place.newHost()
    const job = await damaged.newJob()
    writeTree(job.workspace, { 'tree/a': 'four' })
    await save(job, inputs)
    const [entry = ''] = entriesOf(damaged.store)
    const bytes = readFileSync(entry)
    bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20)
    writeFileSync(entry, bytes)
    const report = reportOf(await restore(job, inputs))
    expect(report).toMatchObject({ outcome: 'miss', trouble: expect.stringContaining('SHA-256') })
    expect(phasesOf(report)).toEqual(['index', 'lookup', 'read', 'read', 'unpack', 'verify'])
  })

  it('describes a failed save', async () => {
    const job = await host.newJob()
    writeTree(job.workspace, { 'tree/a': 'four' })
    // Only files with large holes are saved with programs.
    truncateSync(join(job.workspace, 'tree/a'), 2 ** 21)
    const script = '[ "$1" = --version ] && exec /bin/tar --version; echo "no space left" >&2; exit 2'
    writeFileSync(join(job.home, 'tar'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    const path = `${job.home}:${process.env.PATH}`
    const run = await save(job, { ...inputs, key: 'failed' }, { env: { PATH: path } })
    const report = reportOf(run)
    expect(report).toMatchObject({ outcome: 'failed', trouble: expect.stringContaining('no space left') })
    expect(phasesOf(report)).toContain('pack')
    expect(run.stdout).toContain('::warning::Failed to save: ')
  })

  it('is in the summary with a chart only if the step is long', async () => {
    const job = await host.newJob()
    writeTree(job.workspace, { 'tree/a': 'four' })
    const short = await restore(job, { ...inputs, key: 'long', summary: 'auto' })
    expect(short.summary).toBe('')
    expect(reportOf(short).bottleneck.sentence).toMatch(
      /^The step is too short to have a bottleneck: it took /,
    )
    // Only files with large holes are saved with programs.
    truncateSync(join(job.workspace, 'tree/a'), 2 ** 21)
    const slow = `#!/bin/sh\n[ "$1" = --version ] || sleep 1.1\nexec /bin/tar "$@"\n`
    writeFileSync(join(job.home, 'tar'), slow, { mode: 0o755 })
    const env = { PATH: `${job.home}:${process.env.PATH}` }
    const long = await save(job, { ...inputs, key: 'long', summary: 'auto' }, { env })
    // Markdown within HTML would be text.
    expect(long.summary).toMatch(/<\/table>\n\n.*\.\n\n```mermaid\ngantt\n(?: {4}.*\n)+```\n$/)
  })

  it('is not in the summary with summary: false', async () => {
    const job = await host.newJob()
    writeTree(job.workspace, { 'tree/a': '' })
    for (const step of [restore, save]) {
      const run = await step(job, { key: 'quiet', path: 'tree', summary: 'false' })
      expect(run.summary).toBe('')
      expect(reportOf(run)).toMatchObject({ key: 'quiet' })
    }
  })
})
