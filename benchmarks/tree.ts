// Makes the tree that is measured: the node_modules of benchmarks/tree, more than 100,000 real files.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { timed } from '../scripts/command.ts'

const project = join(import.meta.dirname, 'tree')
const tools = join(import.meta.dirname, '..', '.tools')

/** Resolves to the directory that holds `node_modules`; one made earlier from the same lockfile is used again. */
export async function installTree(signal: AbortSignal): Promise<string> {
  const lockfile = await readFile(join(project, 'package-lock.json'))
  const tree = join(tools, `tree-${createHash('sha256').update(lockfile).digest('hex').slice(0, 16)}`)
  if (existsSync(tree)) return tree
  console.log('npm ci: the tree, once')
  const unfinished = `${tree}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  for (const name of ['package.json', 'package-lock.json']) {
    await copyFile(join(project, name), join(unfinished, name))
  }
  await timed('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: unfinished, signal })
  await rename(unfinished, tree)
  return tree
}
