// Which directories of its layers a mount shows, by the broker's modules themselves.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describeAsRoot, newPlace } from '../../support/host.ts'
import { brokerPackage, importable } from '../../support/jobs/broker-package.ts'

const place = newPlace()

/** Runs a program with arguments as JSON. @returns what it prints, as JSON */
function run(program: string, ...words: unknown[]): unknown {
  const start = `${importable}\nimport json, os\nwords = json.loads(sys.argv[1])\n`
  const args = ['-IS', '-c', start + program, brokerPackage, JSON.stringify(words)]
  const { stdout, stderr } = spawnSync('python3', args, { encoding: 'utf8' })
  if (stderr !== '') throw new Error(stderr)
  return JSON.parse(stdout)
}

const judging = `
from headstart_broker import mounts
def judged(path):
    try:
        return mounts.path_in_layers(path) == path
    except mounts.Refused as refused:
        return str(refused)
print(json.dumps([judged(path) for path in words[0]]))`

// Makes layers, each with directories, files, links and whiteouts. Prints the names in each directory that is found.
const lowering = `
import stat
from headstart_broker import kernel, overlay
place, layers, path = words
os.chdir(place)
made = []
for nth, members in enumerate(layers):
    made.append("l%d" % nth)
    os.mkdir(made[-1])
    for name, kind in members:
        top = os.open(made[-1], os.O_PATH)
        *parents, name = name.split("/")
        for parent in parents:  # step by step: the whole path may be too long
            if not os.path.lexists("/proc/self/fd/%d/%s" % (top, parent)):
                os.mkdir(parent, dir_fd=top)
            top = os.open(parent, os.O_PATH, dir_fd=top)
        if kind == "directory":
            os.mkdir(name, dir_fd=top)
        elif kind == "whiteout":
            os.mknod(name, stat.S_IFCHR, 0, dir_fd=top)
        elif kind == "file":
            os.mknod(name, dir_fd=top)
        else:
            os.symlink(kind, name, dir_fd=top)
try:
    print(json.dumps([sorted(os.listdir(lower)) for lower in overlay.lowers_in(made, path)]))
except (kernel.Refused, OSError) as refused:
    print(json.dumps(str(refused)))`

describeAsRoot('the directory of a mount in its layers', () => {
  let count = 0
  const lowersIn = (path: string, ...layers: Record<string, string>[]): unknown => {
    const dir = join(place.dir, `layers-${count++}`)
    mkdirSync(dir)
    return run(lowering, dir, layers.map(Object.entries), path)
  }
  const directory = 'directory'
  // Bytes that are no UTF-8 are single surrogates, as in all paths that Python reads.
  const odd = [
    'a,b',
    'a:b',
    'a\\b',
    'a\\054b',
    'a\nb',
    ' ',
    '"',
    'é',
    '\udcff\udce9',
    '...',
    '..a',
    '-',
    '%s',
  ]
  const longest = Array(16).fill('x'.repeat(255)).join('/')

  it('has any relative path', () => {
    const paths = ['a', 'packages/a/node_modules', longest, ...odd, ...odd.map((name) => `x/${name}`)]
    expect(run(judging, paths)).toEqual(paths.map(() => true))
  })

  it('has no other path', () => {
    const wrong = [
      '',
      '/',
      '/a',
      'a/',
      'a//b',
      '.',
      '..',
      './a',
      'a/.',
      'a/..',
      'a/../b',
      '../a',
      'a/b/../../..',
    ]
    const noText = [null, true, 7, ['a'], { a: 'a' }]
    const paths = [
      ...wrong,
      ...noText,
      'a\0b',
      '\0',
      'a/\0',
      '\ud800',
      'a\udfff',
      `${longest}x`,
      'x/'.repeat(3000),
    ]
    expect(run(judging, paths)).toEqual(paths.map(() => expect.stringContaining('is no path in an image')))
  })

  it('is in each layer that has it, the newest first', () => {
    const image = { 'packages/a/node_modules/one': 'file', 'packages/a/beside': 'file', top: 'file' }
    const newer = { 'packages/a/node_modules/one': 'whiteout', 'packages/a/node_modules/two': 'file' }
    const [oneLacks, allLack] = [{ 'packages/a': directory }, { 'packages-b': 'file' }]
    expect(lowersIn('packages/a/node_modules', oneLacks, newer, allLack, image)).toEqual([
      ['one', 'two'],
      ['one'],
    ])
  })

  it.each(odd)('may have the name %j', (name) => {
    expect(lowersIn(`x/${name}`, { [`x/${name}/file`]: 'file', 'y/other': 'file' })).toEqual([['file']])
  })

  it('may have the longest path that the kernel takes', () => {
    expect(lowersIn(longest, { [longest]: directory })).toEqual([[]])
  })

  it('must be in the image', () => {
    for (const image of [{}, { packages: directory }, { 'packages/b': directory }])
      expect(lowersIn('packages/a', { 'packages/a': directory }, image)).toBe(
        "the image has no directory 'packages/a'",
      )
  })

  it.each(['file', 'whiteout', '.', '..', 'real', '/', '/proc/self/root'])(
    'is not found where something else is on the way in any layer: %s',
    (kind) => {
      const [way, path] = [{ a: kind, real: directory }, 'a/b']
      const refusal = `a file, link or whiteout is on the way to 'a/b' in a layer`
      const image = { 'a/b': directory }
      expect(lowersIn(path, way, image)).toBe(refusal)
      expect(lowersIn(path, image, way, image)).toBe(refusal)
      expect(lowersIn(path, image, way)).toBe(refusal)
      expect(lowersIn(path, { 'a/b': kind, 'a/real': directory }, image)).toBe(refusal)
    },
  )

  it('is refused where a name is longer than any', () => {
    expect(lowersIn('x'.repeat(300), { a: directory })).toMatch('File name too long')
  })
})
