// The interface that all S3 servers of the tests share.
import { randomBytes } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { presigned, type Signer } from './presigned.ts'
import { type Plan, type Program, type Stoppable, startServer } from './supervised.ts'

/** One bucket and the credentials that may do anything to it. */
export interface S3Server extends Signer, Stoppable {}

export interface S3Options {
  /** The directory to keep the data below; the system's for temporary files unless said otherwise. */
  parent?: string
}

interface Recipe {
  port: number
  program(server: Signer, dir: string): Program
}

/** Starts a server that keeps its data in a directory of its own, and makes the bucket. */
export function startS3(
  makeRecipe: () => Promise<Recipe>,
  { parent = tmpdir() }: S3Options,
): Promise<S3Server> {
  return startServer(async (): Promise<Plan<Signer>> => {
    const { port, program } = await makeRecipe()
    const dir = await mkdtemp(join(parent, 'headstart-s3-'))
    const facts = newSigner(`http://127.0.0.1:${port}`)
    const { remove, ...rest } = program(facts, dir)
    return {
      facts,
      program: { ...rest, remove: [dir, ...remove] },
      isReady: (signal) => hasBucket(facts, signal),
    }
  })
}

/** With credentials of its own, which no other server takes. */
export function newSigner(endpoint: string): Signer {
  return {
    endpoint,
    bucket: 'cache',
    region: 'us-east-1',
    accessKeyId: `TEST${randomBytes(8).toString('hex').toUpperCase()}`,
    secretAccessKey: randomBytes(20).toString('hex'),
  }
}

// Making the bucket is the question that only this server can answer with yes, and only when all of it is up.
async function hasBucket(server: Signer, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(presigned(server, { method: 'PUT' }), { method: 'PUT', signal })
  await response.arrayBuffer()
  return response.ok
}
