/** The rules of GitHub for which runs may read and write which entries, applied to every store. */
import { jwtDecode } from 'jwt-decode'

/** The runner's facts about this run. */
export interface Run {
  repository: string
  ref: string
  sha: string
  runId: string
  /** From 1, for every time that the run was started. */
  runAttempt: string
  eventName: string
  /** The base branch of a pull request, as a name without `refs/heads/`. */
  baseBranch: string
  defaultBranch: string
  /** ACTIONS_CACHE_MODE: `none`, `read`, `write`, `write-only`; anything else allows both. */
  cacheMode: string
  /** ACTIONS_RUNTIME_TOKEN, or empty. */
  token: string
}

export interface Access {
  /** The scopes to search, in this order; empty when this run may not read. */
  read: string[]
  /** The scope to save in; undefined when this run may not write. */
  write: string | undefined
  /** Why `write` is undefined, as a sentence for the log. */
  whyNoWrite?: string
  /** Why `read` is empty, as a sentence for the log. */
  whyNoRead?: string
}

// Events that GitHub trusts with the cache of a branch: only users with write access can cause them.
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

/** Decides what a run may read and write. A run without a ref has no scope; callers check that first. */
export function accessOf(run: Run): Access {
  const granted = grantedScopes(run.token) ?? scopesOfEvent(run)
  const access: Access = { read: granted.read, write: granted.write }
  if (isBranch(granted.write) && !trustedEvents.has(run.eventName)) {
    access.write = undefined
    access.whyNoWrite = `Cache save skipped: the event '${run.eventName}' can be caused by anyone, so it may not write the cache of ${granted.write}.`
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

/** The scopes of the runtime token's `ac` claim, a string of JSON; undefined where there is no such token. */
function grantedScopes(token: string): Scopes | undefined {
  try {
    const { ac } = jwtDecode<{ ac?: string }>(token)
    const grants = JSON.parse(ac ?? '') as { Scope: string; Permission: number }[]
    // Bit 1 is read, bit 2 is write. The run's own scope is the one it may write, and comes first.
    const own = grants.find((grant) => grant.Permission & 2)?.Scope
    const read = grants.filter((grant) => grant.Permission & 1).map((grant) => grant.Scope)
    if (read.length === 0 && !own) return undefined
    return { read: unique([...(own && read.includes(own) ? [own] : []), ...read]), write: own }
  } catch {
    // Not a token of GitHub's: act and other runners hand out placeholders. The event says the same.
    return undefined
  }
}

function scopesOfEvent(run: Run): Scopes {
  const branches = [run.baseBranch, run.defaultBranch].filter((branch) => branch !== '')
  return { read: unique([run.ref, ...branches.map((branch) => `refs/heads/${branch}`)]), write: run.ref }
}

function unique(scopes: string[]): string[] {
  return [...new Set(scopes)]
}
