/** Where the programs are that Headstart uses, and which dialect of tar this is. */
import { outputOf } from './process.ts'
import { findProgram } from './program-path.ts'

export interface Tar {
  path: string
  dialect: 'gnu' | 'bsd'
}

export interface Tools {
  /** Undefined where there is none that both packs and unpacks what we need; busybox's does not. */
  tar: Tar | undefined
  /** The zstd command; undefined where only Node's own is at hand. */
  zstd: string | undefined
  /** What makes images, and what unpacks them; undefined also where it is too old. */
  mksquashfs: string | undefined
  unsquashfs: string | undefined
}

/**
 * Looks for the programs on PATH, once per run.
 * @param images whether also for those that only images take
 */
export async function findTools(images = true): Promise<Tools> {
  const imageTool = images ? findImageTool : () => undefined
  const [tar, zstd, mksquashfs, unsquashfs] = await Promise.all([
    findTar(),
    findProgram('zstd'),
    imageTool('mksquashfs'),
    imageTool('unsquashfs'),
  ])
  return { tar, zstd, mksquashfs, unsquashfs }
}

async function findImageTool(name: string): Promise<string | undefined> {
  const path = findProgram(name)
  return path && (await imageToolVersion(path).catch(() => undefined)) && path
}

/**
 * The version of mksquashfs or unsquashfs; undefined where it is older than 4.5. Before that the one took no archives,
 * and the other could be made to write elsewhere (CVE-2021-40153); 4.5 has the mend for that one's successor wherever
 * it is packaged (CVE-2021-41072).
 * @throws ToolFailure where it does not run
 */
export async function imageToolVersion(path: string): Promise<string | undefined> {
  // Some versions end with 1 once they have told.
  const text = await outputOf({ path, args: ['-version'] }, [0, 1])
  const [, version, major, minor] = text.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? []
  return Number(major) * 100 + Number(minor) >= 405 ? version : undefined
}

async function findTar(): Promise<Tar | undefined> {
  for (const name of ['tar', 'gtar', 'bsdtar']) {
    const path = findProgram(name)
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
