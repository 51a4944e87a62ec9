/** Finds the programs that Headstart uses, and the dialect of tar. */
import { readFileSync } from 'node:fs'
import { messageOf, orUndefined } from './failure.ts'
import { findProgram } from './program.ts'
import { run } from './run.ts'
import { info } from './runner.ts'

export interface TarProgram {
  path: string
  dialect: 'gnu' | 'bsd'
}

/** A program, or threads of this process where there is no such program (src/formats/tar/threads). */
export type Tar = TarProgram | { dialect: 'node' }

export interface Tools {
  /** GNU tar, bsdtar, or Headstart's own. busybox's tar lacks options that we need. */
  tar: Tar
  /** The zstd command; undefined where only Node's own zstd is available. */
  zstd: string | undefined
  /** These make and unpack images; undefined where they are missing or too old. */
  mksquashfs: string | undefined
  unsquashfs: string | undefined
}

/** Looks for the programs on PATH. @param images whether to look for the image tools, too */
export async function findTools(signal: AbortSignal, images = true): Promise<Tools> {
  const imageTool = async (name: string): Promise<string | undefined> => {
    const path = images ? findProgram(name) : undefined
    return path && (await imageToolVersion(path, signal)) && path
  }
  const [tar, mksquashfs, unsquashfs] = await Promise.all([
    findTar(signal),
    imageTool('mksquashfs'),
    imageTool('unsquashfs'),
  ])
  return { tar, zstd: findProgram('zstd'), mksquashfs, unsquashfs }
}

/**
 * The version of mksquashfs or unsquashfs; undefined where it is older than 4.5. Older versions of mksquashfs take no
 * archives; older versions of unsquashfs can be made to write outside their directory (CVE-2021-40153). Distributions
 * that package 4.5 have also fixed CVE-2021-41072 in it.
 */
export async function imageToolVersion(path: string, signal: AbortSignal): Promise<string | undefined> {
  const text = await versionText('-version', path, signal)
  const [, version, major, minor] = text.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? []
  return Number(major) * 100 + Number(minor) >= 405 ? version : undefined
}

async function findTar(signal: AbortSignal): Promise<Tar> {
  // The programs of Windows take several times as long for each file, and lose names.
  if (process.platform === 'win32') return { dialect: 'node' }
  for (const name of ['tar', 'gtar', 'bsdtar']) {
    const path = findProgram(name)
    const dialect = path && (dialectInside(path) ?? dialectOf(await versionText('--version', path, signal)))
    if (dialect) return { path, dialect }
  }
  return { dialect: 'node' }
}

const dialects = { 'GNU tar': 'gnu', bsdtar: 'bsd' } as const

/** Finding the dialect's name in the file takes less time than running the program. */
function dialectInside(path: string): TarProgram['dialect'] | undefined {
  // Users may run programs that they may not read.
  const program = orUndefined(() => readFileSync(path))
  return Object.entries(dialects).find(([name]) => program?.includes(`\0${name}\0`))?.[1]
}

/** The answer of a program to a question for its version; empty where it gives none. @throws only the abort reason */
async function versionText(question: string, path: string, signal: AbortSignal): Promise<string> {
  // Some versions of mksquashfs exit with 1 after they print their version.
  const options = { cwd: '/', signal, limitMs: 10_000, goodCodes: [0, 1] }
  try {
    return (await run(path, [question], options)).stdout.toString()
  } catch (error) {
    signal.throwIfAborted()
    info(`Not used: ${messageOf(error)}`)
    return ''
  }
}

function dialectOf(version: string): TarProgram['dialect'] | undefined {
  return Object.entries(dialects).find(([name]) => version.includes(name))?.[1]
}
