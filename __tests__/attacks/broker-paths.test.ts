// Of its images, a job sees at the target of a mount only the directory that it names.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describeAsRoot, newPlace, writeTree } from '../support/host.ts'
import { type BrokerHost, type Container, newBrokerHost } from '../support/jobs/containers.ts'
import { loopsLeft } from '../support/jobs/loops.ts'

const client = readFileSync(join(import.meta.dirname, '../support/jobs/broker-client.py'), 'utf8')
const place = newPlace()
const path = 'packages/a/node_modules'

describeAsRoot('a mount of a directory of an image', () => {
  let host: BrokerHost
  let container: Container
  let before: string[][]

  const asks = (task: string, ...args: string[]): unknown =>
    JSON.parse(container.run(['/usr/bin/python3', '-IS', '-c', client, host.socket, task, ...args]))
  const says = (request: object): unknown => asks('say', JSON.stringify(request))

  function fresh(): string {
    const dir = mkdtempSync(join(place.dir, 'd-'))
    chmodSync(dir, 0o755)
    return dir
  }

  /** Hands an image over that holds a tree. @returns its digest */
  function handed(fill: (tree: string) => void): string {
    const dir = fresh()
    const [tree, image] = [join(dir, 'tree'), join(dir, 'image')]
    mkdirSync(tree)
    fill(tree)
    execFileSync('mksquashfs', [tree, image, '-quiet', '-no-progress', '-no-xattrs', '-comp', 'zstd'])
    expect(asks('import', image)).toEqual([{ ok: true }])
    return asks('digest', image) as string
  }
  const whiteout = (tree: string, name: string): void => {
    mkdirSync(join(tree, name, '..'), { recursive: true })
    execFileSync('mknod', [join(tree, name), 'c', '0', '0'])
  }
  const seen = (dir: string): string[] =>
    container.run(['env', '-C', dir, 'find', '.', '-mindepth', '1']).split('\n').filter(Boolean).sort()
  const unmount = (...points: string[]): void => {
    for (const target of points) expect(asks('umount', target)).toEqual([{ ok: true }])
  }

  let image: string
  let newer: string
  let lacking: string

  beforeAll(async () => {
    host = await newBrokerHost(place)
    await host.startBroker('--upper-size', String(2 ** 24))
    container = await host.newContainer()
    image = handed((tree) => {
      writeTree(join(tree, path), { 'd/one': 'one', 'd/two': 'two', gone: 'x' })
      writeTree(tree, { 'packages/a/beside': 'x', 'packages/b/other': 'other', top: 'x' })
      symlinkSync('packages', join(tree, 'link'))
      symlinkSync('/etc', join(tree, 'packages/outside'))
    })
    newer = handed((tree) => {
      writeTree(join(tree, path), { 'd/one': 'newer', 'd/three': 'three' })
      writeTree(tree, { 'packages/a/later': 'x' })
      whiteout(tree, `${path}/gone`)
      chmodSync(join(tree, path), 0o711)
    })
    lacking = handed((tree) => writeTree(tree, { 'packages/b/other': 'newest', 'packages/a/newest': 'x' }))
    before = [host.mounts(), container.mounts()]
  })
  afterAll(async () => {
    try {
      expect([host.mounts(), container.mounts()]).toEqual(before)
      expect(loopsLeft(place)).toEqual([])
    } finally {
      await host.end()
    }
  })

  const merged = ['./d', './d/one', './d/three', './d/two']

  it('shows what the layers that have the directory make of it, and no name beside it', () => {
    const [target, other] = [fresh(), fresh()]
    const layers = [lacking, newer, image]
    expect(says({ do: 'mount', target, layers, path })).toEqual([{ ok: true }])
    expect(says({ do: 'mount', target: other, layers, path: 'packages/b' })).toEqual([{ ok: true }])
    expect(seen(target)).toEqual(merged)
    expect(container.run(['cat', join(target, 'd/one')])).toBe('newer')
    expect(container.run(['stat', '-c', '%a', target])).toBe('711\n')
    expect(seen(other)).toEqual(['./other'])
    expect(container.run(['cat', join(other, 'other')])).toBe('newest')
    container.run(['sh', '-ec', `cd ${target}; mv d moved; mkdir d; echo x > d/new; rm -r moved/two`])
    expect(seen(target)).toEqual(['./d', './d/new', './moved', './moved/one', './moved/three'])
    for (const line of container.mounts().filter((line) => line.includes(target)))
      expect(line).toMatch(/ rw,nosuid,nodev/)
    unmount(target, other)
  })

  it('shows the files of the target, too', () => {
    const target = fresh()
    writeTree(target, { gone: 'own', 'd/own': 'own' })
    expect(says({ do: 'mount', target, layers: [newer, image], path })).toEqual([{ ok: true }])
    expect(seen(target)).toEqual([...merged.toSpliced(2, 0, './d/own'), './gone'])
    expect(container.run(['cat', join(target, 'gone')])).toBe('own')
    unmount(target)
  })

  it('has a view of whole layers, in which the path leads to what the changes are compared with', () => {
    const [target, view] = [fresh(), fresh()]
    expect(says({ do: 'mount', target, view, layers: [lacking, newer, image], path })).toEqual([{ ok: true }])
    expect(seen(join(view, 'base', path))).toEqual(merged)
    expect(readdirSync(view)).toEqual([]) // it shows in the container only
    expect(container.run(['ls', view, join(view, 'base'), join(view, 'l0/packages')])).toBe(
      `${view}:\nbase\nl0\nl1\nl2\nupper\n\n${join(view, 'base')}:\nlink\npackages\ntop\n\n${join(view, 'l0/packages')}:\na\nb\n`,
    )
    container.run(['sh', '-ec', `cd ${target}; mv d moved; mkdir d; echo x > d/new`])
    expect(seen(join(view, 'upper'))).toEqual(['./d', './d/new', './moved'])
    const [{ detached = [] } = {}] = asks('detached', view) as { detached?: string[] }[]
    expect(detached.toSorted()).toEqual(['d', 'moved'])
    unmount(target, view)
  })

  it.each(['a,b', 'a:b', 'a\\b', 'x,upperdir=b', 'x:y', 'a\nb', ' ', 'é', '\udcff\udce9'])(
    'shows a directory whose name is %j',
    (name) => {
      const target = fresh()
      const bytes = Buffer.from(name[0] === '\udcff' ? [0xff, 0xe9] : name)
      const layers = ['newer', 'older'].map((file) =>
        handed((tree) => {
          const dir = Buffer.concat([Buffer.from(`${tree}/`), bytes])
          mkdirSync(dir)
          mkdirSync(Buffer.concat([dir, Buffer.from('/'), bytes]))
          writeFileSync(Buffer.concat([dir, Buffer.from('/'), bytes, Buffer.from(`/${file}`)]), file)
          // What options of a mount would name if they had the name as it is.
          writeTree(tree, { 'a/wrong': 'x', 'b/wrong': 'x', 'x/wrong': 'x', 'y/wrong': 'x' })
        }),
      )
      expect(says({ do: 'mount', target, layers, path: `${name}/${name}` })).toEqual([{ ok: true }])
      expect(seen(target)).toEqual(['./newer', './older'])
      unmount(target)
    },
  )

  it('is refused where the image lacks the directory, or something else is on the way in a layer', () => {
    const target = fresh()
    const refusal = (path: string, ...layers: string[]): unknown =>
      says({ do: 'mount', target, layers, path })
    const lacks = (path: string): unknown => [{ no: `the image has no directory '${path}'` }]
    const hides = (path: string): unknown => [
      { no: `a file, link or whiteout is on the way to '${path}' in a layer` },
    ]
    expect(refusal(path, image, lacking)).toEqual(lacks(path))
    expect(refusal('missing', image)).toEqual(lacks('missing'))
    for (const path of ['top', 'top/x', 'link', 'link/a', 'packages/outside', 'packages/outside/ssl'])
      expect(refusal(path, image)).toEqual(hides(path))
    for (const name of ['packages', 'packages/a', path]) {
      const removing = handed((tree) => whiteout(tree, name))
      expect(refusal(path, removing, image)).toEqual(hides(path))
      expect(refusal(path, newer, removing, image)).toEqual(hides(path))
    }
    expect(readdirSync(target)).toEqual([])
  })

  it('is refused for what is no path in an image, before the job is asked for images', () => {
    const target = fresh()
    for (const path of [
      '',
      '.',
      '..',
      '/',
      '/packages',
      'packages/../packages',
      'packages/',
      'a\0b',
      '\ud800',
      7,
    ])
      expect(says({ do: 'mount', target, layers: ['0'.repeat(64)], path })).toEqual([
        { no: expect.stringContaining('is no path in an image') },
      ])
    const [answer] = says({ do: 'mount', target, layers: [image] }) as unknown[]
    expect(answer).toEqual({ no: 'None is no path in an image' })
  })
})
