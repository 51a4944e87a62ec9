// A git repository that a test makes, and checkouts of it as jobs have them.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeTree } from '../host.ts'

export interface Repository {
  dir: string
  /** @returns the commit */
  commit(files: Record<string, string>, parents?: string[]): string
  /** A fresh clone in an empty directory. */
  clone(commit: string, directory: string): void
}

const settings = ['user.name=test', 'user.email=test@example.com', 'protocol.file.allow=always', 'gc.auto=0']

export function git(cwd: string, ...args: string[]): string {
  const all = [...settings.flatMap((setting) => ['-c', setting]), ...args]
  return execFileSync('git', all, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

export function newRepository(dir: string): Repository {
  mkdirSync(dir, { recursive: true })
  git(dir, 'init', '--quiet', '--initial-branch=main')
  let last: string | undefined
  return {
    dir,
    commit(files, parents = last === undefined ? [] : [last]) {
      for (const name of readdirSync(dir).filter((name) => name !== '.git'))
        rmSync(join(dir, name), { recursive: true })
      writeTree(dir, files)
      git(dir, 'add', '--all', '--force')
      const ofParents = parents.flatMap((parent) => ['-p', parent])
      last = git(dir, 'commit-tree', git(dir, 'write-tree'), ...ofParents, '-m', 'change')
      git(dir, 'update-ref', 'refs/heads/main', last)
      return last
    },
    clone(commit, directory) {
      git(dir, 'clone', '--quiet', '--no-checkout', dir, directory)
      git(directory, 'checkout', '--quiet', '--detach', commit)
    },
  }
}

/** As actions/checkout does where the runner keeps the workspace. */
export function checkOutAgain(commit: string, directory: string): void {
  git(directory, 'fetch', '--quiet', 'origin')
  git(directory, 'checkout', '--quiet', '--force', '--detach', commit)
  git(directory, 'clean', '-ffdxq')
}

/** Makes the content of a directory the commit, as `git commit` does: no file is written. */
export function commitIn(directory: string, commit: string): void {
  git(directory, 'fetch', '--quiet', 'origin')
  git(directory, 'reset', '--quiet', '--mixed', commit)
}

/** Writes the files that differ from the commit, and no other one. */
export function takeBack(directory: string): void {
  // Git also writes a file of which it only does not know that it has this content.
  git(directory, 'status')
  git(directory, 'checkout', '--quiet', '--', '.')
}
