// Starts Azurite, a server of Azure's blob storage, with an account and a container of its own.
import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Container, containerUrl } from './azure-sas.ts'
import { freePorts, type Stoppable, startServer } from './supervised.ts'

export interface Azurite extends Container, Stoppable {}

export interface AzuriteOptions {
  /** The directory to keep the data below; the system's for temporary files unless said otherwise. */
  parent?: string
}

const main = join(import.meta.dirname, '../../../.tools/peers/node_modules/azurite/dist/src/blob/main.js')
// It would call home, and refuse clients that are newer than itself.
const flags = ['--silent', '--disableTelemetry', '--skipApiVersionCheck']

export function startAzurite({ parent = tmpdir() }: AzuriteOptions = {}): Promise<Azurite> {
  return startServer(async () => {
    const [port = 0] = await freePorts(1)
    const dir = await mkdtemp(join(parent, 'headstart-azurite-'))
    const facts: Container = {
      origin: `http://127.0.0.1:${port}`,
      account: `test${randomBytes(8).toString('hex')}`,
      key: randomBytes(32).toString('base64'),
      container: 'actions-cache',
    }
    return {
      facts,
      program: {
        name: 'node',
        args: [main, ...flags, '--blobHost', '127.0.0.1', '--blobPort', String(port), '--location', dir],
        env: { AZURITE_ACCOUNTS: `${facts.account}:${facts.key}` },
        remove: [dir],
      },
      isReady: (signal) => hasContainer(facts, signal),
    }
  })
}

// Making the container is the question that only this server can answer with yes.
async function hasContainer(container: Container, signal: AbortSignal): Promise<boolean> {
  const headers = { 'x-ms-version': '2021-12-02' }
  const response = await fetch(containerUrl(container), { method: 'PUT', headers, signal })
  await response.arrayBuffer()
  return response.ok
}
