// Starts versitygw, an S3 server that is strict about checksums.
import { type S3Options, type S3Server, startS3 } from './s3-server.ts'
import { freePorts } from './supervised.ts'

export interface VersitygwOptions extends S3Options {
  /** As S3 does; of itself it ends every connection after one answer. */
  keepAlive?: boolean
  /** The file for a line per request, in the form of S3's access logs. */
  accessLog?: string
  /** More arguments. */
  more?: string[]
}

export function startVersitygw({
  keepAlive,
  accessLog,
  more = [],
  ...options
}: VersitygwOptions = {}): Promise<S3Server> {
  const logging = accessLog === undefined ? [] : ['--access-log', accessLog]
  const flags = ['--quiet', ...(keepAlive ? ['--keep-alive'] : []), ...logging, ...more]
  return startS3(async () => {
    const [port = 0] = await freePorts(1)
    return {
      port,
      program: ({ accessKeyId, secretAccessKey }, dir) => ({
        name: 'versitygw',
        args: ['--port', `127.0.0.1:${port}`, ...flags, 'posix', dir],
        env: { ROOT_ACCESS_KEY: accessKeyId, ROOT_SECRET_KEY: secretAccessKey },
        remove: [],
      }),
    }
  }, options)
}
