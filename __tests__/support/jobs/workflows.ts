// What every runner of workflows needs: the action as users get it, a workflow file, a repository, and the runner itself.
import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'

const checkout = join(import.meta.dirname, '../../..')
/** Where set-up installs the runners. */
export const installed = join(checkout, '.tools/bin')

export interface Job {
  name: string
  steps: string
  /** Lines between `runs-on` and `steps`. */
  more?: string
}

export const checkOut = '- uses: actions/checkout@v4'

/** act copies the whole action before every use; users get no node_modules either. */
export function copyAction(to: string): void {
  for (const part of ['action.yml', 'restore', 'save', 'bench', 'dist', 'package.json']) {
    cpSync(join(checkout, part), join(to, part), { recursive: true })
  }
}

export function workflowOf(jobs: Job[]): string {
  const indent = (text: string, by: number): string => text.replace(/^(?=.)/gm, ' '.repeat(by))
  const body = jobs.map(
    ({ name, steps, more = '' }) =>
      `  ${name}:\n    runs-on: ubuntu-latest\n${indent(more, 4)}\n    steps:\n${indent(steps, 6)}\n`,
  )
  return `on: push\njobs:\n${body.join('')}`
}

/** Makes the directory a repository that has its files. */
export function commitAll(dir: string, env: NodeJS.ProcessEnv): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A'],
    [...author, 'commit', '-q', '-m', 'Start'],
  ]) {
    expect(spawnSync('git', args, { cwd: dir, env, encoding: 'utf8' })).toMatchObject({ status: 0 })
  }
}
