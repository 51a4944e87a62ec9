// Saves of what a job changed in a mounted cache: the next job finds the tree as the last one left it.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { isWithin } from '../../../src/files/byte-strings.ts'
import type { Phase } from '../../../src/report/timeline.ts'
import { readMounts } from '../../../src/system/mountinfo.ts'
import { changeAtRandom } from '../../support/corpus/random-changes.ts'
import {
  annotationsOf,
  asRoot,
  entriesOf,
  type Host,
  leftoversIn,
  logOf,
  newPlace,
  writeTree,
} from '../../support/host.ts'
import {
  change,
  cycle,
  lineOf,
  longNames,
  reused,
  type Special,
  seed,
  seedCopy,
} from '../../support/jobs/layer-job.ts'
import { withSudo } from '../../support/jobs/sudo.ts'
import { newRandom } from '../../support/random.ts'
import { runnerEnv, startCacheService } from '../../support/servers/cache-service.ts'
import { startFaultyS3 } from '../../support/servers/faulty-s3.ts'
import { newObject } from '../../support/servers/s3-objects.ts'

const place = newPlace()

// `npm run soak -- --jobs` goes on with more jobs.
it('finds each tree as the last job left it, after random changes', async () => {
  let { host, left } = await seedCopy(place)
  const random = newRandom(7)
  let saves = 0
  for (let round = 0; round < 3; round++) {
    const { post, found, ...next } = await cycle(host, (workspace) => {
      changeAtRandom(join(workspace, 'tree/d0'), 10, random)
      changeAtRandom(join(workspace, 'tree/d1'), 4, random)
    })
    expect(found).toEqual(left)
    left = next.left
    if (logOf(post).some((line) => reused.test(line))) saves++
  }
  expect(saves).toBeGreaterThan(1)
})

/** What overlays note by more than names: renames, replaced kinds, and changes of nothing but the mode. */
function changeKinds(workspace: string): void {
  const tree = join(workspace, 'tree')
  // Renaming a directory of the image is what only programs do that then copy.
  execFileSync('mv', [join(tree, 'd1'), join(tree, 'renamed')])
  renameSync(join(tree, 'renamed/f1'), join(tree, 'renamed/other'))
  rmSync(join(tree, 'd2'), { recursive: true })
  writeFileSync(join(tree, 'd2'), 'a file now')
  rmSync(join(tree, 'd3'), { recursive: true })
  mkdirSync(join(tree, 'd3'))
  writeFileSync(join(tree, 'd3/f3'), 'new')
  rmSync(join(tree, 'd4/f4'))
  symlinkSync('../large', join(tree, 'd4/f4'))
  for (const name of longNames) rmSync(join(tree, 'd6', name))
  writeFileSync(join(tree, 'd6', 'y'.repeat(250)), 'y')
  chmodSync(join(tree, 'd5/f5'), 0o600)
  chmodSync(tree, 0o750)
}

describe.each(withSudo(place))('$name', (user) => {
  it('finds what was renamed, replaced and removed', async () => {
    const host = place.newHost()
    const left = await seed(host, { user })
    const first = await cycle(host, changeKinds, { user })
    expect(first.found).toEqual(left)
    expect(lineOf(first)).toMatch(reused)
    const second = await cycle(host, (workspace) => rmSync(join(workspace, 'tree/renamed/f21')), {
      user,
    })
    expect(second.found).toEqual(first.left)
    expect(lineOf(second)).toMatch(reused)
    const third = await cycle(host, () => {}, { user, more: { mode: 'lazy' } })
    expect(third.found).toEqual(second.left)
    expect(leftoversIn(host)).toEqual([])
  })
})

it('lays changes on each image, and leaves out what a line excludes', async () => {
  const more = { path: 'tree\npackages/*/cache\n!tree/d0/skip*' }
  const host = place.newHost()
  await seed(host, {
    more,
    before: ({ workspace }) =>
      writeTree(workspace, { 'packages/a/cache/one': '1', 'packages/b/cache/two': '2' }),
  })
  const change = (workspace: string): void =>
    writeTree(workspace, { 'packages/a/cache/three': '3', 'tree/d0/new': 'new', 'tree/d0/skipped': 'x' })
  const first = await cycle(host, change, { more })
  expect(lineOf(first)).toMatch(reused)
  const second = await cycle(host, (workspace) => rmSync(join(workspace, 'packages/b/cache/two')), { more })
  expect(second.found).toEqual(first.left.filter((line) => !line.includes('skipped')))
  expect(lineOf(second)).toMatch(reused)
  const numbers: string[] = []
  const note = (workspace: string): void => {
    for (const name of ['one', 'three']) {
      const { dev, ino } = lstatSync(join(workspace, 'packages/a/cache', name))
      numbers.push(`${dev}:${ino}`)
    }
  }
  const { found } = await cycle(host, note, { more })
  expect(found.join('\n')).not.toContain('two')
  // tar takes files of one number for one file.
  expect(new Set(numbers).size).toBe(2)
})

it('saves under a new key what a restore key found, without packing it again', async () => {
  const host = place.newHost()
  const plain = { rolling: 'false' }
  const left = await seed(host, { more: plain })
  const more = { ...plain, key: 'a-key-2', 'restore-keys': 'a-' }
  expect(lineOf(await cycle(host, () => {}, { more }))).toMatch(/^Reused 6\.\d MiB, packed 0 B/)
  const next = await cycle(host, () => {}, { more })
  expect(next.main.outputs.hit).toBe('exact')
  expect(next.found).toEqual(left)
})

it('says that the store copies nothing, so the whole entry is sent', async () => {
  const host = place.newHost()
  const service = await startCacheService('memory')
  const user: Special['user'] = { name: 'root', options: { env: runnerEnv(service, 'v1') } }
  const special = { user, more: { store: 'github' } }
  await seed(host, special)
  const line = lineOf(await cycle(host, change, special))
  await service.stop()
  expect(line).toMatch(/^Reused 6\.\d MiB, packed .*, sent [67]\.\d MiB; .*; the store has copied nothing$/)
  const { host: local } = await seedCopy(place)
  expect(lineOf(await cycle(local, change))).not.toContain('copied nothing')
})

it('measures how long the store copies, from before it packs', async () => {
  const { host } = await seedCopy(place)
  const { post } = await cycle(host, change)
  const { phases } = JSON.parse(readFileSync(String(post.outputs.report), 'utf8')) as { phases: Phase[] }
  const [first] = phases.filter(({ name }) => ['copy', 'pack'].includes(name))
  expect(first?.name).toBe('copy')
})

it('lays changes on a cache whose target had files, which the next job finds elsewhere', async () => {
  const { host } = await seedCopy(place)
  // The cache hides some of these files, has others' directories, and knows nothing of the rest.
  const before: Special['before'] = ({ workspace }) =>
    writeTree(workspace, {
      'tree/d0/f0': 'hidden',
      'tree/d1/own': 'own',
      'tree/d2/own': 'own',
      'tree/d3/own/deep': 'own',
      'tree/own/a': 'own',
      'tree/own/b': 'own',
      'tree/d4/f4/own': 'hidden',
    })
  // Memory is mounted at the target, where it shows the target's files, too.
  const special = { before, more: { ramdisk: 'true' } }
  const first = await cycle(
    host,
    (workspace) => {
      const tree = join(workspace, 'tree')
      for (const name of ['d1/own', 'own/a', 'd2/f2']) rmSync(join(tree, name))
      rmSync(join(tree, 'd5'), { recursive: true })
      writeTree(tree, { 'd6/new': 'new', 'd2/own': 'changed' })
    },
    special,
  )
  expect(lineOf(first)).toMatch(reused)
  const second = await cycle(host, (workspace) => rmSync(join(workspace, 'tree/own/b')))
  expect(second.found).toEqual(first.left)
  expect(lineOf(second)).toMatch(reused)
  const third = await cycle(host, change, special)
  expect(lineOf(third)).toMatch(reused)
  expect((await cycle(host, () => {}, { more: { mode: 'lazy' } })).found).toEqual(third.left)
})

/** Opens a restored file, writes, and sets the old times again. */
const openAndWrite =
  (content: string) =>
  (workspace: string): void => {
    const at = join(workspace, 'tree/d1/f1')
    const { atime, mtime } = statSync(at)
    const file = openSync(at, 'r+')
    if (content !== '') writeSync(file, content)
    closeSync(file)
    utimesSync(at, atime, mtime)
  }

// cargo opens its locks so in each build. The overlay copies such a file, and the directories above.
describe('a file that was opened for writing', () => {
  it('and not written to is no change', async () => {
    const { host } = await seedCopy(place)
    const { post } = await cycle(host, openAndWrite(''))
    expect(logOf(post)).toEqual(['Nothing has changed since cache a-key was restored, not saving cache.'])
    expect(entriesOf(host.store)).toHaveLength(1)
    expect(leftoversIn(host)).toEqual([])
  })

  it('and not written to is in no layer of a save under a new key', async () => {
    const host = place.newHost()
    const plain = { rolling: 'false' }
    await seed(host, { more: plain })
    const more = { ...plain, key: 'a-key-2', 'restore-keys': 'a-' }
    const first = await cycle(host, openAndWrite(''), { more })
    expect(lineOf(first)).toMatch(/^Reused 6\.\d MiB, packed 0 B/)
    expect((await cycle(host, () => {}, { more })).found).toEqual(first.left)
  })

  it('and got other bytes of the old length and time is saved', async () => {
    const { host } = await seedCopy(place)
    const first = await cycle(host, openAndWrite('?'))
    expect(lineOf(first)).toMatch(reused)
    const { found } = await cycle(host, () => {})
    expect(found).toEqual(first.left)
  })
})

describe('saves all files if', () => {
  const cases: { why: string; reason: RegExp; change: (workspace: string, host: Host) => void }[] = [
    {
      why: 'the restored entry was removed meanwhile',
      reason: /the restored cache is gone/,
      change(workspace, { store }) {
        change(workspace)
        for (const path of entriesOf(store)) rmSync(path)
      },
    },
    {
      why: 'the restored entry was removed meanwhile, although nothing has changed',
      reason: /the restored cache is gone/,
      change(workspace, { store }) {
        openAndWrite('')(workspace)
        for (const path of entriesOf(store)) rmSync(path)
      },
    },
    {
      why: 'the job has unmounted a layer',
      reason: /a layer is no longer mounted/,
      change(workspace, { dir }) {
        change(workspace)
        const layers = readMounts().filter(({ point, type }) => type === 'squashfs' && isWithin(point, dir))
        execFileSync(...asRoot('umount', '-l', ...layers.map(({ point }) => point)))
      },
    },
    {
      why: 'the job changed too much',
      reason: /more than a quarter/,
      change(workspace) {
        for (let nth = 0; nth < 60; nth++) writeTree(workspace, { [`tree/new${nth}`]: 'x' })
      },
    },
  ]
  it.each(cases)('$why', async ({ reason, change }) => {
    const { host } = await seedCopy(place)
    const first = await cycle(host, (workspace) => change(workspace, host))
    expect(lineOf(first)).toMatch(reason)
    const { found } = await cycle(host, () => {})
    expect(found).toEqual(first.left)
  })
})

it('saves nothing if the job has unmounted the cache, so that its files are gone', async () => {
  const { host } = await seedCopy(place)
  const { post, left } = await cycle(host, (workspace) => {
    change(workspace)
    execFileSync(...asRoot('umount', '-l', workspace))
  })
  expect(left.length).toBeLessThan(10)
  expect(annotationsOf(post)).toEqual([
    expect.stringMatching(/Failed to save: the job has unmounted the restored cache/),
  ])
  expect(entriesOf(host.store)).toHaveLength(1)
  expect(leftoversIn(host)).toEqual([])
})

// Otherwise the damage would get right digests.
it.each([3, 60])('saves nothing if the mounted file was damaged, with %i new files', async (count) => {
  const { host } = await seedCopy(place)
  const { post } = await cycle(host, (workspace) => {
    for (let nth = 0; nth < count; nth++) writeTree(workspace, { [`tree/new${nth}`]: 'x' })
    const [entry = ''] = entriesOf(host.store)
    const file = openSync(entry, 'r+')
    writeSync(file, 'damage', 2_500_000)
    closeSync(file)
  })
  expect(annotationsOf(post)).toEqual([
    expect.stringMatching(
      /Failed to save: the mounted cache has changed on the disk: the bytes from \d+ on do not/,
    ),
  ])
  expect(entriesOf(host.store)).toHaveLength(1)
  expect(leftoversIn(host)).toEqual([])
})

// The first save in parts tests the store with objects of its own.
const isOfProbe = (key: string): boolean => key.includes('/.if-none-match')

it('sends to a bucket only the changes', async () => {
  const server = await startFaultyS3({ likeR2: true })
  try {
    const host = place.newHost()
    const { bucket, endpoint, region, accessKeyId, secretAccessKey, requests } = server
    const more = {
      ...{ bucket, endpoint, region, mode: 'lazy', 'host-copies': 'false' },
      ...{ 'access-key-id': accessKeyId, 'secret-access-key': secretAccessKey },
    }
    await seed(host, { more })
    const before = requests.length
    const first = await cycle(host, change, { more })
    expect(lineOf(first)).toMatch(reused)
    const puts = requests.slice(before).filter(({ method, key }) => method === 'PUT' && !isOfProbe(key))
    const sent = puts.reduce((sum, { headers }) => sum + Number(headers['content-length'] ?? 0), 0)
    expect(sent).toBeLessThan(2.1 * 1024 ** 2)
    const { found } = await cycle(host, () => {}, { more: { ...more, mode: 'mount' } })
    expect(found).toEqual(first.left)
    // A base that is replaced while the job runs is not built upon.
    const replaced = await cycle(
      host,
      (workspace) => {
        writeTree(workspace, { 'tree/d1/new': 'x' })
        for (const [name, { body }] of server.objects) {
          if (isOfProbe(name)) continue
          body.writeUInt8(body.readUInt8(body.length - 50) ^ 1, body.length - 50)
          server.objects.set(name, newObject(body))
        }
      },
      { more: { ...more, mode: 'mount' } },
    )
    expect(lineOf(replaced)).toMatch(/^Saving all files instead/)
    expect(server.uploads.size).toBe(0)
  } finally {
    await server.stop()
  }
})
