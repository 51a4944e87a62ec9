// https://github.com/actions/cache/issues/324, also 133 and 404: the path lies in a directory of root, such as
// /usr/local/bin, /var/cache/apt/archives and /nix.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describeTree } from '../../support/corpus/tree.ts'
import {
  annotationsOf,
  asRoot,
  describeAsRoot,
  give,
  type Host,
  itWithRights,
  leftoversIn,
  newPlace,
  restore,
  save,
  type User,
  usersFor,
  writeTree,
} from '../../support/host.ts'

const place = newPlace()
const user = usersFor(place).at(-1) as User

/** A machine with an entry of this path. The user owns all but the directory `system`. */
async function newScene(path: string, file = path): Promise<{ host: Host; system: string; inputs: Inputs }> {
  const host = place.newHost()
  const system = join(host.dir, 'system')
  const inputs = { key: 'key', path: join(system, path) }
  writeTree(system, { [file]: 'cached' })
  give(system, user)
  give(host.dir, user)
  await save(await host.newJob(), inputs, user.options)
  rmSync(join(system, path), { recursive: true })
  return { host, system, inputs }
}
type Inputs = Record<'key' | 'path', string>

interface Row {
  name: string
  path: string
  file?: string
  /** The directories of root, relative to `system`. */
  ofRoot: string[]
  /** The directory that the message names. */
  named: string
}

itWithRights('directories of root').each<Row>([
  { name: 'a file in /usr/local/bin', path: 'bin/kubectl', ofRoot: ['bin'], named: 'bin' },
  {
    name: "apt's archives",
    path: 'apt/archives',
    file: 'apt/archives/a.deb',
    ofRoot: ['apt', 'apt/archives'],
    named: 'apt/archives',
  },
  { name: 'a missing directory in /opt', path: 'nix', file: 'nix/store/a', ofRoot: ['.'], named: '.' },
  {
    name: 'a directory of root in a tree of the user',
    path: 'tree',
    file: 'tree/a/b',
    ofRoot: ['tree/a'],
    named: 'tree/a',
  },
])('$name: the message names the directory, its owner and a command that helps', async (row) => {
  const { host, system, inputs } = await newScene(row.path, row.file)
  for (const dir of row.ofRoot) {
    mkdirSync(join(system, dir), { recursive: true })
    if (dir.includes('tree')) give(join(system, row.path), user)
    execFileSync(...asRoot('chown', 'root', join(system, dir)))
  }
  // Making and removing the staging directory changes the time of the directory above.
  const described = (): string[] => describeTree(system, { ignoreMtimeOf: (path) => path === '.' })
  const before = described()
  const run = await restore(await host.newJob(), inputs, user.options)
  expect(run.outputs.hit).toBe('miss')
  expect(described()).toEqual(before)
  expect(leftoversIn(host)).toEqual([])
  const [message = '', ...others] = annotationsOf(run)
  expect(others).toEqual([])
  expect(message).toContain(
    `may not change ${join(system, row.named)}, which belongs to root and has the mode 0755`,
  )
  expect(message).not.toContain('.headstart-staging-')
  const [, command = ''] = message.match(/Run `sudo ([^`]*)`/) ?? []
  execFileSync(...asRoot('sh', '-c', command))
  expect((await restore(await host.newJob(), inputs, user.options)).outputs.hit).toBe('exact')
  expect(readFileSync(join(system, row.file ?? row.path), 'utf8')).toBe('cached')
})

itWithRights('a directory that is read-only')(
  'a directory of the user that is read-only: chmod',
  async () => {
    const { host, system, inputs } = await newScene('bin/kubectl')
    chmodSync(join(system, 'bin'), 0o555)
    const run = await restore(await host.newJob(), inputs, user.options)
    expect(annotationsOf(run)).toEqual([
      expect.stringMatching(
        /system\/bin, which belongs to it and has the mode 0555 \(EACCES\)\. Run `chmod u\+w .*\/bin` before/,
      ),
    ])
  },
)

describeAsRoot('a directory such as /nix', () => {
  it('is to be made where the user may write', async () => {
    const host = place.newHost()
    const top = `/${basename(place.dir)}`
    const inputs = { key: 'key', path: top }
    try {
      writeTree(top, { 'store/a': 'cached' })
      give(host.dir, user)
      await save(await host.newJob(), inputs, user.options)
      rmSync(top, { recursive: true })
      const [message = ''] = annotationsOf(await restore(await host.newJob(), inputs, user.options))
      expect(message).toMatch(/may not change \/, which belongs to root and has the mode/)
      expect(message).not.toContain('.headstart-staging-')
      execFileSync('sh', ['-c', message.match(/Run `sudo ([^`]*)`/)?.[1] ?? ''])
      expect((await restore(await host.newJob(), inputs, user.options)).outputs.hit).toBe('exact')
      expect(readFileSync(join(top, 'store/a'), 'utf8')).toBe('cached')
    } finally {
      rmSync(top, { recursive: true, force: true })
    }
  })
})
