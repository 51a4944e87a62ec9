/** The services that the runner offers to this job. */

export interface CacheService {
  /** The API version: v2 is GitHub's since 2025, v1 the older one. */
  language: 'v1' | 'v2'
  url: string
  /** Secret; empty where there is none. */
  token: string
}

/** The cache service that actions/cache would use here; undefined where there is none. */
export function cacheService(): CacheService | undefined {
  const { env } = process
  const language = env.ACTIONS_CACHE_SERVICE_V2 && isGitHub(serverUrl()) ? 'v2' : 'v1'
  const url = language === 'v2' ? env.ACTIONS_RESULTS_URL : env.ACTIONS_CACHE_URL
  const token = env.ACTIONS_RUNTIME_TOKEN ?? ''
  // act's service has no tokens: its URL is enough.
  const isOffered = url && URL.canParse(url) && (token !== '' || language === 'v1')
  return isOffered ? { language, url, token } : undefined
}

/** False for GitHub Enterprise Server, Gitea and Forgejo, which have the v1 service only. */
function isGitHub(url: string): boolean {
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost')
}

/** GitHub, or the server of its kind that this runner belongs to. */
export function serverUrl(): string {
  return process.env.GITHUB_SERVER_URL || 'https://github.com'
}

/** The REST API of GitHub, or of the server of its kind that this runner belongs to. The runner sets it for every step. */
export function restApiUrl(): string {
  return process.env.GITHUB_API_URL || 'https://api.github.com'
}

/** Where a job with `permissions: id-token: write` asks for OIDC tokens. */
export interface IdTokenService {
  url: string
  /** Secret. */
  token: string
}

/** Undefined if the job has no permission to ask. */
export function idTokenService(): IdTokenService | undefined {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: url = '', ACTIONS_ID_TOKEN_REQUEST_TOKEN: token = '' } = process.env
  return url.startsWith('https://') && URL.canParse(url) && token !== '' ? { url, token } : undefined
}
