// Starts versitygw with its service of accounts, whose policies are in the language of AWS.
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { presigned, type Signer } from './presigned.ts'
import { newSigner, type S3Server } from './s3-server.ts'
import { freePorts, type Plan, startServer } from './supervised.ts'
import { startVersitygw } from './versitygw.ts'

export interface S3WithAccounts extends S3Server {
  /** A new account, which may do what its policy allows. */
  newAccount(name: string, policy: object): Promise<Signer>
}

interface AccountService {
  root: Signer
  socket: string
}

export async function startS3WithAccounts(): Promise<S3WithAccounts> {
  const accounts = await startServer(planAccounts)
  const { root, socket } = accounts
  const identity = [
    '--iam-standalone-access',
    root.accessKeyId,
    '--iam-standalone-secret',
    root.secretAccessKey,
  ]
  const server = await startVersitygw({ more: ['--iam-standalone-endpoint', socket, ...identity] })
  return {
    ...server,
    async newAccount(name, policy) {
      const user = { UserName: name }
      await ask(root, { Action: 'CreateUser', ...user })
      const document = { PolicyName: 'cache', PolicyDocument: JSON.stringify(policy) }
      await ask(root, { Action: 'PutUserPolicy', ...user, ...document })
      const keys = await ask(root, { Action: 'CreateAccessKey', ...user })
      const [accessKeyId, secretAccessKey] = ['AccessKeyId', 'SecretAccessKey'].map(
        (element) => new RegExp(`<${element}>([^<]+)<`).exec(keys)?.[1] ?? '',
      ) as [string, string]
      return { ...server, accessKeyId, secretAccessKey }
    },
    async stop() {
      await server.stop()
      await accounts.stop()
    },
  }
}

async function planAccounts(): Promise<Plan<AccountService>> {
  const [port = 0] = await freePorts(1)
  const dir = await mkdtemp(join(tmpdir(), 'headstart-iam-'))
  const root = { ...newSigner(`http://127.0.0.1:${port}`), bucket: '' }
  const socket = join(dir, 'gateway.sock')
  return {
    facts: { root, socket },
    program: {
      name: 'versitygw',
      args: ['--port', `127.0.0.1:${port}`, '--quiet', 'iam', '--dir', dir, '--private-ports', socket],
      env: { ROOT_ACCESS_KEY: root.accessKeyId, ROOT_SECRET_KEY: root.secretAccessKey },
      remove: [dir],
    },
    isReady: async (signal) => (await ask(root, { Action: 'ListUsers' }, signal)) !== '',
  }
}

/** @throws with the service's answer, if it refuses */
async function ask(root: Signer, parameters: Record<string, string>, signal?: AbortSignal): Promise<string> {
  const query = { Version: '2010-05-08', ...parameters }
  const url = presigned(root, { method: 'GET', query, service: 'iam' })
  const response = await fetch(url, signal ? { signal } : {})
  const text = await response.text()
  if (!response.ok) throw new Error(`${parameters.Action}: ${text}`)
  return text
}
