// Bundles the real @actions/cache as an action that starts like Headstart.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Bench } from './bench.ts'

const name = '@actions/cache 6.3.0'

// The code of actions/cache around this package takes almost no time. Like it, `post` saves nothing after an exact hit. The
// package downloads in parallel only from
// Azure's hosts, so those host names lead to this host.
const start = `import dns from 'node:dns'
import { getInput, getState, saveState } from '@actions/core'
import { restoreCache, saveCache } from '@actions/cache'
const { lookup } = dns
dns.lookup = Object.assign((host, ...rest) =>
  lookup(host.endsWith('.blob.core.windows.net') ? '127.0.0.1' : host, ...rest), lookup)
const [key, ...lists] = ['key', 'path', 'restore-keys'].map((name) => getInput(name))
const [paths, keys] = lists.map((list) => list.split('\\n').filter(Boolean))
`
const steps = {
  restore: `${start}
const found = await restoreCache(paths, key, keys)
console.log(found ? 'Cache restored from key: ' + found : 'Cache not found for input keys: ' + key)
saveState('found', found ?? '')
process.exit()`,
  post: `${start}
if (getState('found') === key) console.log('Not saved: the key was found')
else if ((await saveCache(paths, key)) !== -1) console.log('Cache saved with key: ' + key)
process.exit()`,
}

export interface PeerAction {
  name: string
  /** A directory with the same files as dist. */
  dist: string
}

/** Called once, for all contenders. */
export async function peerAction({ disk }: Bench): Promise<PeerAction> {
  const dist = join(disk, 'peer')
  await mkdir(dist)
  for (const [step, contents] of Object.entries(steps)) {
    await build({
      stdin: { contents, resolveDir: join(import.meta.dirname, '../.tools/peers') },
      outfile: join(dist, `${step}.js`),
      bundle: true,
      platform: 'node',
      target: 'node24',
      format: 'esm',
      banner: {
        js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)",
      },
    })
  }
  return { name, dist }
}
