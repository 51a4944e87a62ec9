// Starts Gitea's server, with one user who owns all repositories, and gives a runner of Gitea its jobs.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { installed } from '../jobs/workflows.ts'
import { freePorts, type Stoppable, startServer } from './supervised.ts'

const user = 'tester'
const password = 'of-this-test-only'

export interface Gitea extends Stoppable {
  origin: string
  /** Makes an empty repository; returns the URL to push to, with the password. */
  newRepository(name: string): Promise<string>
  /** The token with which a runner registers. */
  registrationToken(): Promise<string>
  /** The newest job of a repository, with the lines of its log. */
  lastJob(repository: string): Promise<{ conclusion: string; lines: string[] }>
}

export async function startGitea(): Promise<Gitea> {
  const server = await startServer(async () => {
    const [port = 0] = await freePorts(1)
    const origin = `http://127.0.0.1:${port}`
    const dir = mkdtempSync(join(realpathSync(tmpdir()), 'headstart-gitea-'))
    const config = join(dir, 'app.ini')
    writeFileSync(config, configOf(dir, origin))
    return {
      program: { name: 'gitea', args: ['web', '--config', config], env: { HOME: dir }, remove: [dir] },
      facts: { origin, config },
      isReady: async (signal) => (await fetch(`${origin}/api/healthz`, { signal })).ok,
    }
  })
  const { origin, config, stop } = server
  try {
    const named = ['--username', user, '--password', password, '--email', 'tester@example.com']
    const add = ['admin', 'user', 'create', '--config', config, ...named, '--admin']
    execFileSync(join(installed, 'gitea'), [...add, '--must-change-password=false'], { stdio: 'pipe' })
  } catch (error) {
    await stop()
    throw error
  }

  async function ask(path: string, method = 'GET', body?: object): Promise<Response> {
    const headers = {
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      'content-type': 'application/json',
    }
    const answer = await fetch(`${origin}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer
  }

  return {
    origin,
    async newRepository(name) {
      await ask('/user/repos', 'POST', { name })
      return `${origin.replace('//', `//${user}:${password}@`)}/${user}/${name}.git`
    },
    async registrationToken() {
      const answer = await ask('/admin/actions/runners/registration-token', 'POST')
      return ((await answer.json()) as { token: string }).token
    },
    async lastJob(repository) {
      const actions = `/repos/${user}/${repository}/actions`
      const { jobs } = (await (await ask(`${actions}/jobs`)).json()) as Jobs
      const { id, conclusion } = jobs.reduce((last, job) => (job.id > last.id ? job : last))
      const log = await (await ask(`${actions}/jobs/${id}/logs`)).text()
      return { conclusion, lines: log.split('\n').map((line) => line.replace(/^\S+Z /, '')) }
    },
    stop,
  }
}

interface Jobs {
  jobs: { id: number; conclusion: string }[]
}

/** Set-up has put the files that the server reads beside the program. */
function configOf(dir: string, origin: string): string {
  return `
I_AM_BEING_UNSAFE_RUNNING_AS_ROOT = true
WORK_PATH = ${dir}
[server]
HTTP_ADDR = 127.0.0.1
HTTP_PORT = ${new URL(origin).port}
ROOT_URL = ${origin}/
STATIC_ROOT_PATH = ${dirname(realpathSync(join(installed, 'gitea')))}
DISABLE_SSH = true
OFFLINE_MODE = true
[database]
DB_TYPE = sqlite3
[security]
INSTALL_LOCK = true
[log]
LEVEL = Error
[cron.update_checker]
ENABLED = false
[actions]
DEFAULT_ACTIONS_URL = self
`
}
