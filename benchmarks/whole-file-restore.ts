// Restores the tree as other actions do: downloads the whole archive, then unpacks it.
import { stat } from 'node:fs/promises'
import { presigned } from '../__tests__/support/servers/presigned.ts'
import { timed } from '../scripts/command.ts'
import { type Bench, type Contender, emptyDirectory } from './bench.ts'
import { inVersitygw } from './bucket.ts'
import { curlRanges } from './curl-downloads.ts'
import { plainArchive } from './plain-save.ts'

const key = 'tree.tar.zst'
const pipeline = 'set -o pipefail; target=$1; shift; cat "$@" | zstd -q -dc | tar -x -C "$target"'

async function archiveInBucket(bench: Bench): Promise<{ url: string; bytes: number }> {
  const { near, far } = await bench.once(inVersitygw)
  const { path } = await bench.once(plainArchive)
  const url = presigned(near, { method: 'PUT', key })
  await timed('curl', ['-sSf', '--noproxy', '*', '-T', path, url], { signal: bench.signal })
  return { url: presigned(far, { method: 'GET', key }), bytes: (await stat(path)).size }
}

function restoring(name: string, connections: number): Contender {
  return {
    name,
    async measure(bench) {
      const { signal } = bench
      const archive = await bench.once(archiveInBucket)
      const into = await emptyDirectory(bench, 'pieces')
      const target = await emptyDirectory(bench, 'target')
      const began = performance.now()
      const { files } = await curlRanges({ ...archive, connections, into }, bench)
      await timed('bash', ['-c', pipeline, 'bash', target, ...files], { signal })
      return performance.now() - began
    },
  }
}

export const wholeFileByOne = restoring('curl, then tar', 1)
export const wholeFileByEight = restoring('8 x curl -r, then tar', 8)
