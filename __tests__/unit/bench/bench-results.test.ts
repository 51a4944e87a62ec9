// Results of the benchmark: medians and percentiles, proposals, tables, charts, pictures, comparisons.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { axisEnd, chartOf } from '../../../bench/src/chart.ts'
import { bytesPerSecondIn } from '../../../bench/src/disk-probe.ts'
import { ratesOf, timesOf } from '../../../bench/src/measure.ts'
import { proposalsOf } from '../../../bench/src/proposed-settings.ts'
import { type BenchReport, type Measure, schema, type WayResult } from '../../../bench/src/result.ts'
import { pictureOf } from '../../../bench/src/svg-picture.ts'
import { markdownOf, textOf } from '../../../bench/src/tables.ts'
import { expectValid } from '../../support/bench-schema.ts'
import { annotationsOf, bench, logOf, newPlace } from '../../support/host.ts'

const place = newPlace()

function way(id: string, ready: number[], readAll = ready): WayResult {
  const times = { storedBytes: 1000, ready: timesOf(ready), readAll: timesOf(readAll) }
  return { id, name: `way ${id}`, from: 'disk', ...times }
}

function download(concurrency: number, samples: number[], partMebibytes = 8): Measure {
  const id = `download-${concurrency}x${partMebibytes}MiB`
  return { id, name: id, ...ratesOf('MiB/s', samples) }
}

function report(more: Partial<BenchReport> = {}): BenchReport {
  return expectValid({
    kind: 'headstart-bench',
    schema,
    version: '0.1.0',
    at: new Date().toISOString(),
    label: 'small',
    machine: { os: 'Linux', arch: 'x64', kernel: '6', cpu: 'a CPU', cores: 2, memoryBytes: 1, node: 'v24' },
    tree: { from: 'path', files: 1, bytes: 1 },
    repeats: 3,
    store: null,
    disk: [{ id: 'write', name: 'sequential write', ...ratesOf('MiB/s', [100], 'fio') }],
    cpu: [],
    network: [{ id: 'upload', name: 'upload', whyNot: 'no remote store is configured' }],
    mounting: [{ name: 'mount images' }],
    ways: [way('zip', [3000, 3100, 9000]), way('headstart-unpack', [1000, 1100, 1200])],
    proposals: [{ setting: 'mode', value: 'unpack', why: 'nothing else was tried' }],
    left: [],
    ...more,
  })
}

describe('figures', () => {
  it('are measured values, by the nearest rank', () => {
    expect(timesOf([5, 1, 4, 2, 3])).toEqual({ samples: [5, 1, 4, 2, 3], p50: 3, p95: 5, spread: 1.67 })
    expect(timesOf([10.04])).toEqual({ samples: [10], p50: 10, p95: 10, spread: 1 })
    const twenty = Array.from({ length: 20 }, (_, place) => place + 1)
    expect(timesOf(twenty)).toMatchObject({ p50: 10, p95: 19 })
    expect(ratesOf('MiB/s', [1, 9, 2])).toEqual({ unit: 'MiB/s', samples: [1, 9, 2], p50: 2, min: 1, max: 9 })
  })

  it('of fio are read, whatever notes precede them', () => {
    const json = JSON.stringify({ jobs: [{ read: { bw_bytes: 0 }, write: { bw_bytes: 12345 } }] })
    expect(bytesPerSecondIn(`fio: a note\n${json}`, 'write')).toBe(12345)
  })
})

describe('proposals', () => {
  const proposed = (ways: WayResult[], network: Measure[] = []): Record<string, string> =>
    Object.fromEntries(proposalsOf(ways, network).map(({ setting, value }) => [setting, value]))
  const unpack = way('headstart-unpack', [1000, 1010, 1020], [1500, 1510, 1520])

  it('name settings that were faster in every round than the default’s median', () => {
    const mount = way('headstart-mount', [100, 110, 120], [600, 610, 620])
    const memory = way('headstart-mount-ramdisk', [90, 95, 100], [400, 405, 410])
    expect(proposed([unpack, mount, memory])).toEqual({ mode: 'mount', ramdisk: 'true' })
  })

  it('stay with the default if others are hardly faster, or not always', () => {
    const mount = way('headstart-mount', [100, 110, 1200], [600, 610, 620])
    const memory = way('headstart-unpack-ramdisk', [900, 910, 920], [1400, 1410, 1420])
    expect(proposed([unpack, mount, memory])).toEqual({ mode: 'unpack', ramdisk: 'false' })
  })

  it('do not prefer a mode that is ready sooner but takes longer in all', () => {
    const mount = way('headstart-mount', [100, 110, 120], [2000, 2010, 2020])
    expect(proposed([unpack, mount])).toEqual({ mode: 'unpack' })
  })

  it('use the figures from the store if there is one', () => {
    const mount = way('headstart-mount', [100, 110, 120])
    const far = [way('headstart-unpack-store', [3000]), way('headstart-mount-store', [2900])]
    expect(proposed([unpack, mount, ...far])).toMatchObject({ mode: 'unpack' })
    expect(proposed([unpack, mount, ...far, way('headstart-lazy-store', [300])])).toMatchObject({
      mode: 'lazy',
    })
  })

  it('name the smallest number of connections that is close to the best', () => {
    const slow = [download(1, [50]), download(2, [100]), download(4, [200]), download(8, [400])]
    expect(proposed([], [...slow, download(16, [790, 800, 810])])).toEqual({
      connections: '16',
      'part-size': '8MiB',
    })
    expect(proposed([], [...slow, download(16, [300, 420, 800])])).toMatchObject({ connections: '8' })
    const crowded = [download(1, [500]), download(2, [790]), download(4, [800]), download(8, [300])]
    expect(proposed([], crowded)).toMatchObject({ connections: '2' })
    expect(proposed([], [...slow, download(8, [600], 32)])).toMatchObject({ 'part-size': '32MiB' })
  })

  it('are empty if nothing was measured', () => {
    expect(proposed([{ id: 'headstart-unpack', name: 'x', from: 'disk', whyNot: 'no room' }])).toEqual({})
  })
})

describe('tables', () => {
  const table = { title: 'a | b', head: ['one', 'two'], rows: [['<x> | *y*\nz', '1'], ['short']] }

  it('in Markdown show words unchanged', () => {
    const [heading, , head, , row] = markdownOf(table).split('\n')
    expect([heading, head]).toEqual(['### a &#124; b', '| one | two |'])
    expect(row).toBe('| &#60;x&#62; &#124; &#42;y&#42;&#92;nz | 1 |')
  })

  it('in the log are aligned', () => {
    const rows = [
      ['a', '1'],
      ['longer', '2'],
    ]
    expect(textOf({ ...table, rows })).toEqual(['', 'a | b', '  one     two', '  a       1', '  longer  2'])
  })
})

describe('charts and pictures', () => {
  it.each([
    [0.0003, 0.0003],
    [0.7, 0.7],
    [1.21, 1.3],
    [4.9, 4.9],
    [5.11, 5.2],
    [4110, 4200],
  ])('end their axis for %p at %p', (value, top) => {
    expect(axisEnd(value)).toBe(top)
  })

  it('have no bars for missing figures', () => {
    const ways: WayResult[] = [{ id: 'zip', name: 'zip', from: 'disk', whyNot: 'there is no zip' }]
    expect(chartOf([report({ ways })])).toBe('')
    const [bars] = chartOf([report()]).match(/^ {2}bar .*$/m) ?? []
    expect(bars).toBe('  bar [3.100, 1.100]')
  })

  it('show outside text as text', () => {
    const svg = pictureOf({
      title: '<script>"&',
      series: ['a<b', 'c\u0007d'],
      groups: [{ name: '</text>', bars: [{ p50: 1, p95: 2 }, undefined] }],
      format: String,
    })
    for (const raw of ['<script', '</text></text>', 'a<b', '\u0007']) expect(svg).not.toContain(raw)
    expect(svg).toContain('not measured')
    const label = '"]\n```\n# x'
    const lines = chartOf([report({ label }), report()]).split('\n')
    expect(lines.filter((line) => line.startsWith('```'))).toEqual(['```mermaid', '```'])
    expect(lines).not.toContain('# x')
  })
})

describe('a comparison', () => {
  it('has a column per runner, and names the files that it leaves out', async () => {
    const job = await place.newHost().newJob()
    const put = (name: string, content: object): void =>
      writeFileSync(join(job.workspace, `headstart-bench-${name}.json`), JSON.stringify(content))
    put('1', report())
    put('2', report({ label: 'large', ways: [way('zip', [500]), way('headstart-mount', [50])] }))
    put('3', report({ label: 'large', ways: [way('zip', [600])] }))
    put('old', { ...report(), schema: 0 })
    put('other', { some: 'JSON' })
    writeFileSync(join(job.workspace, 'headstart-bench-broken.json'), '{')
    const run = await bench(job, { compare: 'true' })
    expect(run).toMatchObject({ exitCode: 0, outputs: { picture: join(job.temp, 'headstart-bench.svg') } })
    expect(annotationsOf(run)).toEqual([
      expect.stringContaining('headstart-bench-broken.json is left out: '),
      '::warning::headstart-bench-old.json is left out: it has schema 0, and this version of Headstart reads 1',
      '::warning::headstart-bench-other.json is left out: it is no result of a benchmark',
    ])
    const log = logOf(run).map((line) => line.trim().split(/ {2,}/))
    expect(log).toContainEqual(['way', 'large', 'large (2)', 'small'])
    expect(log).toContainEqual([
      'way zip',
      '500 ms, 500 ms, 1.00',
      '600 ms, 600 ms, 1.00',
      '3.10 s, 9.00 s, 2.90',
    ])
    expect(log).toContainEqual(['way headstart-mount', '50 ms, 50 ms, 1.00', '–', '–'])
    expect(log).toContainEqual(['mode', 'unpack', 'unpack', 'unpack'])
    expect(run.summary).toContain('| way zip | 500 ms')
    const svg = readFileSync(run.outputs.picture ?? '', 'utf8')
    for (const word of ['large (2)', 'way headstart-mount', '3.10 s', 'not measured'])
      expect(svg).toContain(word)
  })

  it('takes a directory, and writes to the given file', async () => {
    const job = await place.newHost().newJob()
    const path = join(job.workspace, 'one.json')
    writeFileSync(path, JSON.stringify(report()))
    copyFileSync(path, join(job.workspace, 'two.txt'))
    const output = join(job.workspace, 'pictures', 'all.svg')
    const run = await bench(job, { compare: job.workspace, output })
    expect(run).toMatchObject({ exitCode: 0, outputs: { picture: output } })
    expect(readFileSync(output, 'utf8')).toMatch(/^<svg xmlns/)
  })
})
