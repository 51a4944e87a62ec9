// Runs real workflows through act, with actions as users name them in `uses:`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { newScratch } from '../scratch.ts'
import { checkOut, commitAll, copyAction, installed, type Job, workflowOf } from './workflows.ts'

interface WorkflowRun {
  exitCode: number | null
  /** What the steps printed. */
  lines: string[]
}

export interface Repository {
  dir: string
  /** Where the local store is unless inputs say otherwise: in the runner's tool cache, which act keeps. */
  toolCache: string
  /** Changes the workflow. */
  rewrite(jobs: Job[]): void
  /** Pushes once more; `run` is in the environment of the steps as RUN. */
  push(run: number): WorkflowRun
}

export const use = (part: string, inputs: string): string => `- uses: octo/headstart${part}@v1
  id: cache${part.replace('/', '-')}
  with: { ${inputs} }`
// Says what there is, then makes what a build would make.
export const build = `- run: |
    echo "hit: $\{{ steps.cache.outputs.hit }}, cache-hit: $\{{ steps.cache.outputs.cache-hit }}"
    cat deps/made-by 2>/dev/null || echo 'no deps'
    mkdir -p deps && echo "made by run $RUN" > deps/made-by`

export interface Surroundings {
  /** Further files of the repository, by their paths. */
  files?: Record<string, string>
  /** Whether act offers the cache service that it has. */
  cacheService?: boolean
  /** Directories of actions that are no part of the repository, by what workflows call them. */
  actions?: Record<string, string>
}

export type NewRepository = (jobs: Job[], surroundings?: Surroundings) => Repository

/** Called at the top of a test file; the action is `octo/headstart@v1`. */
export function newAct(): NewRepository {
  const scratch = newScratch()
  const action = join(scratch.dir, 'action')
  const bin = join(scratch.dir, 'bin')
  beforeAll(() => {
    copyAction(action)
    // act runs every action with the first node of PATH, whatever `runs.using` says.
    mkdirSync(bin)
    symlinkSync(process.execPath, join(bin, 'node'))
  })
  return (jobs, { files, cacheService = false, actions } = {}) =>
    newRepository(jobs, {
      place: scratch.fresh(),
      bin,
      files: files ?? {},
      cacheService,
      actions: { 'octo/headstart@v1': action, ...actions },
    })
}

interface Placed extends Required<Surroundings> {
  place: string
  bin: string
}

function newRepository(jobs: Job[], { place, bin, files, cacheService, actions }: Placed): Repository {
  const [dir, home] = [join(place, 'repository'), join(place, 'home')]
  for (const path of [home, join(dir, '.github/workflows')]) mkdirSync(path, { recursive: true })
  const rewrite = (jobs: Job[]): void =>
    writeFileSync(join(dir, '.github/workflows/test.yml'), workflowOf(jobs))
  rewrite(jobs)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(dir, path, '..'), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  const env = { HOME: home, PATH: `${bin}${delimiter}${process.env.PATH}` }
  commitAll(dir, env)
  const caches = join(place, 'act')
  return {
    dir,
    toolCache: join(caches, 'tool_cache'),
    rewrite,
    push(run) {
      const args = ['push', '-P', 'ubuntu-latest=-self-hosted', '--action-offline-mode']
      const service = cacheService
        ? ['--cache-server-addr', '0.0.0.0', '--cache-server-path', join(place, 'service')]
        : ['--no-cache-server']
      const local = Object.entries(actions).flatMap(([name, path]) => [
        '--local-repository',
        `${name}=${path}`,
      ])
      const places = ['--action-cache-path', caches, ...local]
      const how = ['--concurrent-jobs', '2', '--env', `RUN=${run}`]
      const options = { cwd: dir, env, encoding: 'utf8', timeout: 50_000 } as const
      const { status, stdout } = spawnSync(
        join(installed, 'act'),
        [...args, ...service, ...places, ...how],
        options,
      )
      return { exitCode: status, lines: printedIn(stdout) }
    },
  }
}

export function steps(...parts: string[]): string {
  return [checkOut, ...parts].join('\n')
}

function printedIn(log: string): string[] {
  return log.split('\n').flatMap((line) => line.match(/^\[[^\]]*\] {3}\| (.*)$/)?.[1] ?? [])
}
