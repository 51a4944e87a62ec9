// Lets an ordinary user become root through sudo, for as long as a test file runs.
import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Host, type Place, type User, usersFor } from '../host.ts'

const rule = `/etc/sudoers.d/headstart-tests-${process.pid}`

/** Root, and an ordinary user with sudo, as far as this machine has both. */
export function withSudo(place: Place): User[] {
  const users = usersFor(place)
  if (process.getuid?.() === 0) {
    writeFileSync(rule, 'nobody ALL=(ALL) NOPASSWD: ALL\n', { mode: 0o440 })
    afterAll(() => rmSync(rule, { force: true }))
  }
  return users.filter(({ name, options }) => {
    if (name === 'root') return true
    const { status } = spawnSync('sudo', ['-n', 'true'], { uid: options.uid, gid: options.gid })
    if (status !== 0) console.log('Not tried as an ordinary user: there is no sudo without a password')
    return status === 0
  })
}

/** A Node for steps that cannot mount: root lacks the right, and sudo gives an ordinary user's programs no rights. */
export function nodeWithoutSudo({ dir }: Host, { name, options }: User): string {
  const path = join(dir, 'node-without-sudo')
  const node = options.node ?? process.execPath
  const without = name === 'root' ? '--bounding-set=-sys_admin' : '--no-new-privs'
  writeFileSync(path, `#!/bin/sh\nexec setpriv ${without} ${node} "$@"\n`, { mode: 0o755 })
  return path
}
