// Makes certificates for servers on the loopback address.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Certificate {
  key: Buffer
  cert: Buffer
  keyFile: string
  /** Clients trust it by NODE_EXTRA_CA_CERTS. */
  certFile: string
}

/**
 * @param dir where its files go
 * @param more further names, as OpenSSL writes them
 */
export function newCertificate(dir: string, more: string[] = []): Certificate {
  const [keyFile, certFile] = [join(dir, 'key'), join(dir, 'cert')]
  const alternatives = `subjectAltName=${['IP:127.0.0.1', 'IP:0.0.0.0', ...more].join()}`
  const names = ['-subj', '/CN=127.0.0.1', '-addext', alternatives]
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names]
  execFileSync('openssl', ['req', ...kind, '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' })
  return { key: readFileSync(keyFile), cert: readFileSync(certFile), keyFile, certFile }
}
