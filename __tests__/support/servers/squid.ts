// Starts squid, the proxy that most companies run, for HTTP and for tunnels, reached by HTTP and by TLS.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Certificate } from './certificate.ts'
import { freePorts, type Plan, type Stoppable, startServer } from './supervised.ts'

export interface Squid extends Stoppable {
  /** `host:port`, for proxies that are spoken to in HTTP. */
  plain: string
  /** `host:port`, for proxies that are spoken to in TLS. */
  encrypted: string
  /**
   * What it was asked for since the last call, as `STATUS METHOD TARGET USER`. squid logs a tunnel after its end, which may
   * be later than the end of the program that used it.
   * @param isEnough called with the lines until it returns true, for up to ten seconds
   */
  seen(isEnough: (lines: string[]) => boolean): Promise<string[]>
  /** From now on, `seen` leaves out what is logged already. */
  forget(): void
}

/** @param parent the directory to make its own below, which other users must be able to reach */
export function startSquid(
  parent: string,
  { user, password, certificate }: { user: string; password: string; certificate: Certificate },
): Promise<Squid> {
  return startServer(async (): Promise<Plan<Omit<Squid, 'stop'>>> => {
    const dir = mkdtempSync(join(parent, 'squid-'))
    // Started by root, it runs as a user of its own.
    chmodSync(dir, 0o777)
    const [plain = 0, encrypted = 0] = await freePorts(2)
    const [config, passwords, log] = ['config', 'passwords', 'log'].map((name) => join(dir, name)) as [
      string,
      string,
      string,
    ]
    const hash = execFileSync('openssl', ['passwd', '-5', password], { encoding: 'utf8' })
    writeFileSync(passwords, `${user}:${hash}`)
    writeFileSync(config, configOf({ plain, encrypted, passwords, log, certificate }))
    let read = 0
    const lines = (): string[] => readFileSync(log, 'utf8').split('\n').slice(0, -1)
    return {
      program: { name: '/usr/sbin/squid', args: ['-N', '-f', config], remove: [dir] },
      facts: {
        plain: `127.0.0.1:${plain}`,
        encrypted: `127.0.0.1:${encrypted}`,
        async seen(isEnough) {
          const end = Date.now() + 10_000
          while (!isEnough(lines().slice(read)) && Date.now() < end) await sleep(20)
          const fresh = lines().slice(read)
          read += fresh.length
          return fresh
        },
        forget() {
          read = lines().length
        },
      },
      isReady: (signal) => isListening(plain, signal),
    }
  })
}

interface Settings {
  plain: number
  encrypted: number
  passwords: string
  log: string
  certificate: Certificate
}

function configOf({ plain, encrypted, passwords, log, certificate }: Settings): string {
  return `http_port 127.0.0.1:${plain}
https_port 127.0.0.1:${encrypted} tls-cert=${certificate.certFile} tls-key=${certificate.keyFile}
auth_param basic program /usr/lib/squid/basic_ncsa_auth ${passwords}
auth_param basic children 1
acl known proxy_auth REQUIRED
http_access allow known
http_access deny all
logformat short %>Hs %rm %ru %un
access_log stdio:${log} logformat=short
buffered_logs off
cache_log /dev/null
cache deny all
pid_filename none
coredump_dir none
netdb_filename none
pinger_enable off
visible_hostname squid.test
max_filedescriptors 1024
shutdown_lifetime 0 seconds
`
}

function isListening(port: number, signal: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect({ port, host: '127.0.0.1', signal })
  socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
  return promise.finally(() => socket.destroy())
}
