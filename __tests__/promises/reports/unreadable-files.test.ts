// https://github.com/astral-sh/uv/issues/3515, also actions/cache 131 and 324: the cache holds files that this user may not
// read, because a container or sudo has made them.

import { execFileSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import {
  annotationsOf,
  asRoot,
  foldedIn,
  give,
  type Inputs,
  itWithRights,
  logOf,
  newPlace,
  save,
  type User,
  usersFor,
  writeTree,
} from '../../support/host.ts'

const place = newPlace()
const user = usersFor(place).at(-1) as User

itWithRights('files of root').each<{ form: string; inputs: Inputs }>([
  { form: 'an archive', inputs: {} },
  { form: 'an archive of actions/cache', inputs: { compatible: 'true' } },
  { form: 'an image', inputs: { mode: 'mount' } },
  { form: 'a cache that is searched for secrets first', inputs: { 'secret-files': 'refuse' } },
])('$form: one message names all of them, their owners, and lines that exclude them', async ({ inputs }) => {
  const host = place.newHost()
  const job = await host.newJob()
  const tree = join(job.workspace, 'tree')
  writeTree(job.workspace, { 'tree/own': '', 'tree/a [1]*': '', 'tree/dir/key': '', 'tree/sub/below': '' })
  writeTree(job.home, { '.cache/uv/lock': '', '.cache/uv/own': '' })
  for (const dir of [tree, job.home, host.dir]) give(dir, user)
  const closed: [path: string, mode: number][] = [
    [join(tree, 'a [1]*'), 0o600],
    [join(tree, 'dir/key'), 0o400],
    [join(tree, 'sub'), 0o700],
    [join(job.home, '.cache/uv/lock'), 0o600],
  ]
  for (const [path, mode] of closed) {
    chmodSync(path, mode)
    execFileSync(...asRoot('chown', 'root', path))
  }
  const path = 'tree\n~/.cache/uv/**'
  const run = await save(job, { key: 'key', path, ...inputs }, user.options)
  const [message = '', ...others] = annotationsOf(run)
  expect(others).toEqual([])
  for (const [path, mode] of closed) expect(message).toContain(`${path} (of root, 0${mode.toString(8)})`)
  expect(message).not.toMatch(/below|own\b.*\(of/)
  const lines = foldedIn(run)['Lines of `path` that exclude what this user may not read'] ?? []
  expect(lines.toSorted()).toEqual(['!tree/a [[]1][*]', '!tree/dir/key', '!tree/sub', '!~/.cache/uv/lock'])
  const again = await save(job, { key: 'key', path: [path, ...lines].join('\n'), ...inputs }, user.options)
  expect(logOf(again).at(-1)).toBe('Cache saved with key: key')
})

itWithRights('files of root').each(['tree/*/data', '**/data'])(
  'a directory that a pattern searches is named with its owner, and with what helps: %s',
  async (path) => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'tree/a/data/file': '', 'tree/b/data/file': '' })
    const closed = join(job.workspace, 'tree/b')
    for (const dir of [job.workspace, host.dir]) give(dir, user)
    chmodSync(closed, 0o700)
    execFileSync(...asRoot('chown', 'root', closed))
    const run = await save(job, { key: 'key', path }, user.options)
    expect(annotationsOf(run)).toEqual([
      expect.stringMatching(
        /^::warning::Failed to save: permission denied: this user \(\w+\) may not search \S+tree\/b \(of root, 0700\).* `sudo chown -R`/,
      ),
    ])
    execFileSync(...asRoot('chown', '-R', String(user.options.uid), closed))
    expect(logOf(await save(job, { key: 'key', path }, user.options)).at(-1)).toBe(
      'Cache saved with key: key',
    )
  },
)
