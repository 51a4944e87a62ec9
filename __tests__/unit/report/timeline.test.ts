// The times that phases waited for each other.
import { setTimeout as sleep } from 'node:timers/promises'
import { newTimeline, type Phase } from '../../../src/report/timeline.ts'

type Named = Record<string, Phase>

function byName(phases: Phase[]): Named {
  return Object.fromEntries(phases.map((phase) => [phase.name, phase]))
}

/** What it waited and what it worked is all there was. */
function expectWhole(phases: Named): void {
  for (const { startMs, endMs, ms, waitedMs = {} } of Object.values(phases)) {
    const waited = Object.values(waitedMs).reduce((sum, one) => sum + one, 0)
    expect(Math.abs(endMs - startMs - ms - waited)).toBeLessThanOrEqual(2)
  }
}

async function* slowly(pieces: Buffer[], ms: number): AsyncGenerator<Buffer> {
  for (const piece of pieces) {
    await sleep(ms)
    yield piece
  }
}

it('divides the time of a stream among its stages and its consumer', async () => {
  const timeline = newTimeline()
  const pieces = Array.from({ length: 10 }, () => Buffer.alloc(1024 * 1024))
  await timeline.during('unpack', async () => {
    const phaseTimer = timeline.phaseTimer()
    const source = phaseTimer.pulled('download', slowly(pieces, 30))
    for await (const _ of phaseTimer.pulled('verify', source)) await sleep(10)
    await sleep(50)
  })
  const phases = byName(timeline.phases())
  expectWhole(phases)
  const { download, verify, unpack } = phases as Record<'download' | 'verify' | 'unpack', Phase>
  expect(download).toMatchObject({ bytes: 10 * 1024 * 1024, waitedMs: { unpack: expect.any(Number) } })
  expect(download.ms).toBeGreaterThan(290)
  expect(download.waitedMs?.unpack).toBeGreaterThan(90)
  expect(Math.abs((unpack.waitedMs?.download ?? 0) - download.ms)).toBeLessThanOrEqual(3)
  expect(unpack.ms).toBeGreaterThan(140)
  expect(verify.ms).toBeLessThan(download.ms)
  expect(download.firstByteMs).toBeGreaterThanOrEqual(download.startMs)
  expect(download.endMs).toBeLessThan(unpack.endMs)
})

it('divides the time of packing too, part of which may follow its end', async () => {
  const timeline = newTimeline()
  const phaseTimer = timeline.phaseTimer()
  await timeline.during('pack', async () => {
    for (const _ of timeline.items('walk', [1, 2, 3])) {
      await sleep(20)
      using _ = phaseTimer.pushing('upload', 5)
      await sleep(40)
    }
  })
  {
    using _ = phaseTimer.pushing('upload', 0)
    await sleep(60)
  }
  const phases = byName(timeline.phases())
  expectWhole(phases)
  const { pack, upload, walk } = phases as Record<'pack' | 'upload' | 'walk', Phase>
  expect(upload.bytes).toBe(15)
  expect(upload.ms).toBeGreaterThan(170)
  expect(upload.endMs - pack.endMs).toBeGreaterThan(50)
  expect(pack.waitedMs?.upload).toBeGreaterThan(110)
  expect(pack.ms).toBeGreaterThan(50)
  expect(pack.waitedMs?.walk).toBeUndefined()
  expect(walk.waitedMs?.pack).toBeGreaterThan(170)
})

it('reports phases that failed half way, and no unused phases', async () => {
  const timeline = newTimeline()
  async function* broken(): AsyncGenerator<Buffer> {
    yield Buffer.alloc(3)
    throw new Error('broken')
  }
  const work = timeline.during('unpack', async () => {
    const phaseTimer = timeline.phaseTimer()
    phaseTimer.pulled('never', broken())
    for await (const _ of phaseTimer.pulled('download', broken()));
  })
  await expect(work).rejects.toThrow('broken')
  const phases = timeline.phases()
  expect(phases.map(({ name }) => name)).toEqual(['unpack', 'download'])
  expect(phases[1]).toMatchObject({ bytes: 3 })
})

it('keeps the function that returns buffers', () => {
  const release = jest.fn()
  const bytes = newTimeline()
    .phaseTimer()
    .pulled('download', Object.assign(slowly([], 0), { release }))
  expect(bytes.release).toBe(release)
})
