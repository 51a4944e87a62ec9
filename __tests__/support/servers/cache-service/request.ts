// Tells the requests to the cache service apart.
import type { HttpRequest } from '../faulty-server.ts'

export type Api = 'v2' | 'v1' | 'blobs'

export type V2Operation = 'CreateCacheEntry' | 'FinalizeCacheEntryUpload' | 'GetCacheEntryDownloadURL'
export type V1Operation =
  | 'GetCache'
  | 'ListCaches'
  | 'ReserveCache'
  | 'UploadChunk'
  | 'CommitCache'
  | 'GetArchive'
export type BlobOperation = 'PutBlob' | 'PutBlock' | 'PutBlockList' | 'GetBlob' | 'HeadBlob'

export interface CacheRequest extends HttpRequest {
  api: Api
  operation: V2Operation | V1Operation | BlobOperation | 'Unknown'
  /** The last part of the path: the number of an entry in v1, the name of a blob. */
  place: string
  /** The body, where that is JSON. */
  message?: Message
}

export type Message = Record<string, unknown>

const twirp = '/twirp/github.actions.results.api.v1.CacheService/'
/** What version 1 is below: real ones have a path, too, which clients have to keep. */
export const artifactcache = '/some/job/_apis/artifactcache/'

// A `*` stands for the place. What a blob's `comp` parameter says comes after its path.
const operations: Record<string, CacheRequest['operation']> = {
  [`POST ${twirp}CreateCacheEntry`]: 'CreateCacheEntry',
  [`POST ${twirp}FinalizeCacheEntryUpload`]: 'FinalizeCacheEntryUpload',
  [`POST ${twirp}GetCacheEntryDownloadURL`]: 'GetCacheEntryDownloadURL',
  [`GET ${artifactcache}cache`]: 'GetCache',
  [`GET ${artifactcache}caches`]: 'ListCaches',
  [`POST ${artifactcache}caches`]: 'ReserveCache',
  [`PATCH ${artifactcache}caches/*`]: 'UploadChunk',
  [`POST ${artifactcache}caches/*`]: 'CommitCache',
  [`GET ${artifactcache}artifacts/*`]: 'GetArchive',
  [`HEAD ${artifactcache}artifacts/*`]: 'GetArchive',
  'PUT blob': 'PutBlob',
  'PUT blob block': 'PutBlock',
  'PUT blob blocklist': 'PutBlockList',
  'GET blob': 'GetBlob',
  'HEAD blob': 'HeadBlob',
}

export function understand(request: HttpRequest): CacheRequest {
  const { method, query } = request
  const path = request.target.replace(/\?.*/s, '')
  const place = path.slice(path.lastIndexOf('/') + 1)
  if (path.startsWith('/twirp/'))
    return { ...request, api: 'v2', operation: named(`${method} ${path}`), place }
  if (path.startsWith(artifactcache)) {
    const line = `${method} ${path.replace(/\/\d+$/, '/*')}`
    return { ...request, api: 'v1', operation: named(line), place }
  }
  const line = `${method} blob ${query.get('comp') ?? ''}`.trim()
  return { ...request, api: 'blobs', operation: named(line), place }
}

function named(line: string): CacheRequest['operation'] {
  return operations[line] ?? 'Unknown'
}
