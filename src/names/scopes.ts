/** GitHub's rules: which entries a run may read and write. They hold for every store. */
import { decodeJwt } from 'jose'

export interface Run {
  repository: string
  ref: string
  sha: string
  runId: string
  /** Counts the starts of the run, from 1. */
  runAttempt: string
  /** The file of the workflow and its ref: `octo/demo/.github/workflows/ci.yml@refs/heads/main`. */
  workflow: string
  /** The account that caused the run, as a number. */
  actorId: string
  /** RUNNER_ENVIRONMENT: `github-hosted` or `self-hosted`. */
  runner: string
  eventName: string
  /** The base branch of a pull request, as a name without `refs/heads/`; undefined for other events. */
  baseBranch: string | undefined
  /** Undefined if the runner does not name it. */
  defaultBranch: string | undefined
  /** ACTIONS_CACHE_MODE: `none`, `read`, `write`, `write-only`; anything else allows both. */
  cacheMode: string | undefined
  /** ACTIONS_RUNTIME_TOKEN */
  token: string | undefined
}

export interface Access {
  /** The scopes to search, in this order. */
  read: string[]
  /** The scope to save in. */
  write: string | undefined
  /** The reason why the run may not write, as a line for the log. */
  whyNoWrite?: string
  /** The reason why the run may not read, as a line for the log. */
  whyNoRead?: string
}

// GitHub lets only these events write the cache of a branch: only users with write access can cause them.
// https://github.blog/changelog/2026-06-26-read-only-actions-cache-for-untrusted-triggers
const trustedEvents = new Set([
  'push',
  'schedule',
  'workflow_dispatch',
  'repository_dispatch',
  'delete',
  'registry_package',
  'page_build',
])

/** Whether only users with write access to the repository can cause the event. */
export function isTrustedEvent(event: string): boolean {
  return trustedEvents.has(event)
}

const whoSaves = `GitHub lets these events save a branch's caches: ${[...trustedEvents].join(', ')}; a pull request saves its own. Save from one of them.`

/** A run without a ref has no scope; callers check that first. */
export function accessOf(run: Run): Access {
  const granted = (run.token === undefined ? undefined : grantedScopes(run.token)) ?? scopesOfEvent(run)
  const access: Access = { read: granted.read, write: granted.write }
  if (granted.write === undefined)
    access.whyNoWrite = `Cache save skipped: the token of this run is read-only (event '${run.eventName}'). ${whoSaves}`
  if (isBranch(granted.write) && !isTrustedEvent(run.eventName)) {
    access.write = undefined
    access.whyNoWrite = `Cache save skipped: anyone can cause the event '${run.eventName}', so it may not write the cache of ${granted.write}. ${whoSaves}`
  }
  if (run.cacheMode === 'none' || run.cacheMode === 'read') {
    access.write = undefined
    access.whyNoWrite = `Cache save skipped: the effective cache-mode '${run.cacheMode}' does not permit writes.`
  }
  if (run.cacheMode === 'none' || run.cacheMode === 'write-only') {
    access.read = []
    access.whyNoRead = `Cache restore skipped: the effective cache-mode '${run.cacheMode}' does not permit reads.`
  }
  return access
}

/** False for branches of a merge queue: GitHub makes them, and no other run reads their entries. */
function isBranch(scope = ''): boolean {
  return scope.startsWith('refs/heads/') && !scope.startsWith('refs/heads/gh-readonly-queue/')
}

type Scopes = Pick<Access, 'read' | 'write'>

/** The scopes in the runtime token's `ac` claim, which is JSON; undefined if there is no such token. */
function grantedScopes(token: string): Scopes | undefined {
  try {
    const { ac } = decodeJwt<{ ac?: string }>(token)
    const grants = JSON.parse(ac ?? '') as { Scope: string; Permission: number }[]
    // Bit 1 is read, bit 2 is write. The run's own scope is the scope that it may write, and comes first.
    const own = grants.find((grant) => grant.Permission & 2)?.Scope
    const read = grants.filter((grant) => grant.Permission & 1).map((grant) => grant.Scope)
    if (read.length === 0 && !own) return undefined
    return { read: unique([...(own && read.includes(own) ? [own] : []), ...read]), write: own }
  } catch {
    // act and other runners give placeholders instead of tokens. The event gives the same scopes.
    return undefined
  }
}

function scopesOfEvent(run: Run): Scopes {
  const branches = [run.baseBranch, run.defaultBranch].flatMap((branch) => branch ?? [])
  return { read: unique([run.ref, ...branches.map((branch) => `refs/heads/${branch}`)]), write: run.ref }
}

function unique(scopes: string[]): string[] {
  return [...new Set(scopes)]
}
