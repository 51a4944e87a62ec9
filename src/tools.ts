/** Where the programs are that Headstart uses, and which dialect of tar this is. */
import { which } from '@actions/io'
import { outputOf } from './process.ts'

export interface Tar {
  path: string
  dialect: 'gnu' | 'bsd'
}

export interface Tools {
  /** Undefined where there is none that both packs and unpacks what we need; busybox's does not. */
  tar: Tar | undefined
  /** The zstd command; undefined where only Node's own is at hand. */
  zstd: string | undefined
  /** What makes images, and what unpacks them. */
  mksquashfs: string | undefined
  unsquashfs: string | undefined
}

/**
 * Looks for the programs on PATH, once per run.
 * @param images whether also for those that only images take
 */
export async function findTools(images = true): Promise<Tools> {
  const names = images ? ['zstd', 'mksquashfs', 'unsquashfs'] : ['zstd']
  const [tar, ...others] = await Promise.all([findTar(), ...names.map(locate)])
  const [zstd, mksquashfs, unsquashfs] = others
  return { tar, zstd, mksquashfs, unsquashfs }
}

async function findTar(): Promise<Tar | undefined> {
  for (const name of ['tar', 'gtar', 'bsdtar']) {
    const path = await locate(name)
    const dialect = path && dialectOf(await outputOf({ path, args: ['--version'] }).catch(() => ''))
    if (dialect) return { path, dialect }
  }
  return undefined
}

function dialectOf(version: string): Tar['dialect'] | undefined {
  if (version.includes('GNU tar')) return 'gnu'
  if (version.includes('bsdtar')) return 'bsd'
  return undefined
}

async function locate(name: string): Promise<string | undefined> {
  return (await which(name)) || undefined
}
