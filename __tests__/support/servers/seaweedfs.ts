// Starts SeaweedFS, an S3 server made of several.
import { type S3Options, type S3Server, startS3 } from './s3-server.ts'
import { freePorts } from './supervised.ts'

// It must not call home, nor open ports for unused services, which only one instance could have.
const quiet = [
  '-master.telemetry=false',
  '-s3.port.iceberg=0',
  '-s3.port.lance=0',
  '-s3.iam=false',
  '-webdav=false',
  '-admin.ui=false',
]
const parts = ['s3', 'master', 'volume', 'filer', 'admin']

export function startSeaweedfs(options: S3Options = {}): Promise<S3Server> {
  return startS3(async () => {
    const ports = await freePorts(2 * parts.length)
    const listening = parts.map((part, index) => {
      const [port = 0, grpc = 0] = ports.slice(2 * index)
      // One part looks for the admin server's second port there, whatever that was told.
      return { part, port: part === 'admin' ? grpc - 10_000 : port, grpc }
    })
    const flags = listening.flatMap(({ part, port, grpc }) => [
      `-${part}.port=${port}`,
      `-${part}.port.grpc=${grpc}`,
    ])
    return {
      port: ports[0] ?? 0,
      program: ({ accessKeyId, secretAccessKey }, dir) => ({
        name: 'weed',
        args: [`-logdir=${dir}`, 'mini', `-dir=${dir}`, ...address, ...quiet, ...flags, ...sockets(dir)],
        env: { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, HOME: dir },
        // It can be told where to put its other sockets, but not these.
        remove: listening.map(({ part, grpc }) => `/tmp/seaweedfs-${part}-grpc-${grpc}.sock`),
      }),
    }
  }, options)
}

const address = ['-ip=127.0.0.1', '-ip.bind=127.0.0.1']

function sockets(dir: string): string[] {
  return [`-filer.localSocket=${dir}/filer.sock`, `-s3.localSocket=${dir}/s3.sock`]
}
