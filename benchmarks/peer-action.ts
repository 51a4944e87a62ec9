// Makes an action of the real @actions/cache, bundled as its own is, to be started as ours is.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { Bench } from './bench.ts'

const name = '@actions/cache 6.3.0'

// What is around the package in actions/cache itself takes no time to speak of. It downloads in parallel from Azure's
// hosts only, so these have to lead here.
const start = `import dns from 'node:dns'
import { getInput } from '@actions/core'
import { restoreCache, saveCache } from '@actions/cache'
const { lookup } = dns
dns.lookup = Object.assign((host, ...rest) =>
  lookup(host.endsWith('.blob.core.windows.net') ? '127.0.0.1' : host, ...rest), lookup)
const [path, key] = [getInput('path'), getInput('key')]
`
const steps = {
  restore: `${start}
const found = await restoreCache([path], key)
console.log(found ? 'Cache restored from key: ' + found : 'Cache not found for input keys: ' + key)
process.exit()`,
  save: `${start}
if ((await saveCache([path], key)) !== -1) console.log('Cache saved with key: ' + key)
process.exit()`,
}

export interface PeerAction {
  name: string
  /** Its directory, which has what dist has. */
  dist: string
}

/** Called once for all contenders. */
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
