/** Bodies that are sent in the pieces they came in, with a digest that the store checks. */
import { createHash } from 'node:crypto'
import type { PutObjectCommand, UploadPartCommand } from '@aws-sdk/client-s3'
import { lengthOf } from '../../bytes/chunker.ts'

export interface Body {
  pieces: Buffer[]
  /** In bytes. */
  length: number
  headers: Record<string, string>
}

/** The signature covers the digest, so the store notices if a single bit is lost on the way. */
export function bodyOf(pieces: Buffer[]): Body {
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  const length = lengthOf(pieces)
  const headers = { 'content-length': String(length), 'x-amz-content-sha256': hash.digest('hex') }
  return { pieces, length, headers }
}

/** Gives a command a body in pieces, which the SDK itself would copy into one. */
export function carrying<T extends PutObjectCommand | UploadPartCommand>(
  command: T,
  { pieces, headers }: Body,
): T {
  const stack = command.middlewareStack as PutObjectCommand['middlewareStack']
  stack.add(
    (next) => (args) => {
      const request = args.request as { headers: Record<string, string>; body?: unknown }
      Object.assign(request.headers, headers)
      request.body = pieces
      return next(args)
    },
    { step: 'build', name: 'body' },
  )
  return command
}
