// https://github.com/actions/runner/issues/1146: HOME is /github/home in a container, and Java writes to /root/.m2.
import { mkdtempSync, rmSync } from 'node:fs'
import { userInfo } from 'node:os'
import { basename, join } from 'node:path'
import { logOf, newPlace, save, writeTree } from '../../support/host.ts'

const place = newPlace()

describe('files of a user whose home is not HOME', () => {
  const { homedir } = userInfo()
  let own: string
  let line: string
  beforeAll(() => {
    own = mkdtempSync(join(homedir, '.headstart-test-'))
    line = `~/${basename(own)}/repository`
    writeTree(own, { 'repository/left.jar': 'left' })
  })
  afterAll(() => rmSync(own, { recursive: true }))

  const says = (path: string): unknown =>
    expect.stringContaining(
      `, and there are files in ${homedir}, the home of this user in the system's table of users; write ${path})`,
    )

  it.each([
    ['a path', ''],
    ['a pattern', '/*'],
  ])('%s: the log says where they are, and the line to write', async (_, end) => {
    const job = await place.newHost().newJob()
    const run = await save(job, { key: 'key', path: `${line}${end}` })
    expect(logOf(run)).toContainEqual(
      expect.stringContaining(`'${line}${end}' (~ is ${job.home} here, from \`HOME\``),
    )
    const path = `${own}/repository${end}`
    expect(logOf(run)).toContainEqual(says(path))
    expect(logOf(await save(job, { key: 'key', path })).at(-1)).toBe('Cache saved with key: key')
  })

  it('beside a line that has files, too', async () => {
    const job = await place.newHost().newJob()
    writeTree(job.workspace, { 'deps/x': 'x' })
    const run = await save(job, { key: 'key', path: `deps\n${line}` })
    expect(logOf(run)).toContainEqual(says(`${own}/repository`))
    expect(logOf(run).at(-1)).toBe('Cache saved with key: key')
  })

  it('are not named if they are not there', async () => {
    const job = await place.newHost().newJob()
    const run = await save(job, { key: 'key', path: `${line}/none` })
    expect(logOf(run).join('\n')).not.toContain('table of users')
  })
})
