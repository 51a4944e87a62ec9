// Makes whole stored objects, of any body, without packing anything.
import { containerVersion, type Index, sealIndex } from '../src/entry/container.ts'
import { blockDigester } from '../src/entry/digest.ts'

/** A body and the index that fits it. */
export function objectOf(body: Buffer, changes: Partial<Index> = {}): { bytes: Buffer; index: Index } {
  const digester = blockDigester()
  digester.update(body)
  const index: Index = {
    container: containerVersion,
    format: 'tar',
    key: 'a-key',
    paths: ['path'],
    segments: [{ kind: 'files', offset: 0, length: body.length, files: 1, bytes: body.length }],
    files: 1,
    bytes: body.length,
    digests: digester.finish().toString('base64'),
    createdBy: {
      repository: 'octo/demo',
      scope: 'refs/heads/main',
      ref: 'refs/heads/main',
      sha: '0123456789abcdef0123456789abcdef01234567',
      runId: '1',
      event: 'push',
      headstart: '0.1.0',
    },
    ...changes,
  }
  return { bytes: Buffer.concat([body, sealIndex(index)]), index }
}
