// What earlier steps may leave for a restore to stumble over: journals, and what looks like them. All of it is where a
// killed restore would leave it, by the same user, private, with a socket without a listener.
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  renameSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { endedSign, endedStaging } from '../../ended-process.ts'
import { inTurn } from '../../turns.ts'
import { honestEntry, restoredHonestly } from './honest.ts'
import type { Expected, Family, Row, Scene } from './row.ts'
import { storeNames } from './stores.ts'

/** The restore comes to its end as if nothing were there, but for a word about it. */
const restored: Expected = {
  hit: ['exact'],
  warns: /left|staging|journal/,
  mayBeSilent: true,
  files: restoredHonestly,
}

/** What a staging directory in `parent` may be called. */
const ownIn = (parent: string): string => endedStaging(parent, 'pwned0')

/** A socket that looks as if its process has ended. */
export async function leaveSocket(path: string): Promise<void> {
  // Closing removes the name that it was given, which must be short.
  const [born, server] = [join(tmpdir(), `born-${randomUUID()}`), createServer()]
  await once(server.listen(born), 'listening')
  renameSync(born, path)
  await once(server.close(), 'close')
}

export async function leaveStaging(parent: string): Promise<string> {
  const dir = join(parent, ownIn(parent))
  mkdirSync(dir, { mode: 0o700 })
  await leaveSocket(join(dir, 'alive'))
  return dir
}

type Left = Scene & { staging: string; own: string; journal: string }

function left(name: string, leave: (left: Left) => void, more: Partial<Row> = {}): Row {
  return {
    name,
    async make(scene) {
      await scene.plant(honestEntry())
      const staging = await leaveStaging(scene.workspace)
      leave({ ...scene, staging, own: basename(staging), journal: join(staging, 'journal') })
    },
    expect: restored,
    ...more,
  }
}

/** Paths in a journal are relative to the directory that holds what is staged. */
function steps(name: string, stepsOf: (left: Left) => object[]): Row {
  return left(name, (scene) => {
    writeFileSync(
      scene.journal,
      stepsOf(scene)
        .map((step) => `${JSON.stringify(step)}\n`)
        .join(''),
      { mode: 0o600 },
    )
  })
}

function inodeOf(path: string): string {
  return String(lstatSync(path).ino)
}

const open = { mode: 0o777, mtime: 1 }

// What is left is dealt with before any store is asked, by the same code in all modes. So each is tried once, with one of
// the four stores by turns; every third restore is to mount.
export const journals: Family = {
  name: 'a journal',
  runs: (turn) =>
    inTurn(turn, storeNames).map((store) => ({ store, mode: turn % 3 === 0 ? 'mount' : 'unpack' })),
  rows: [
    steps('that opens the workspace', () => [{ do: 'stamp', path: '', stamp: open, before: open }]),
    steps('that opens what is above the workspace', () => [
      { do: 'stamp', path: '..', stamp: open, before: open },
    ]),
    steps('of absolute paths', ({ outside, staging }) => [
      { do: 'stamp', path: outside, stamp: open, before: open },
      { do: 'move', from: `${staging}/stolen`, to: `${outside}/victim`, inode: inodeOf(`${outside}/victim`) },
    ]),
    steps('that takes a file from outside through a link of its own', ({ outside, staging, own }) => {
      symlinkSync(outside, join(staging, 'link'))
      const aside = `${own}/link/victim`
      return [{ do: 'replace', from: `${own}/none`, to: 'deps/stolen', inode: '0', aside }]
    }),
    steps('that takes a file from outside through a link in the target', ({ workspace, outside, own }) => {
      symlinkSync(outside, join(workspace, 'deps/link'))
      const inode = inodeOf(join(outside, 'victim'))
      return [{ do: 'move', from: `${own}/stolen`, to: 'deps/link/victim', inode }]
    }),
    steps('that puts a file outside through a link in the target', ({ workspace, outside, staging, own }) => {
      symlinkSync(outside, join(workspace, 'deps/link'))
      writeFileSync(join(staging, 'evil'), 'pwned')
      return [{ do: 'replace', from: `${own}/none`, to: 'deps/link/pwned', inode: '0', aside: `${own}/evil` }]
    }),
    steps('that removes a directory through a link in the target', ({ workspace, outside }) => {
      mkdirSync(join(outside, 'empty'))
      symlinkSync(outside, join(workspace, 'deps/link'))
      return [{ do: 'make', path: 'deps/link/empty' }]
    }),
    steps('that climbs', ({ outside, own }) => [
      {
        do: 'move',
        from: `${own}/stolen`,
        to: 'deps/../outside/victim',
        inode: inodeOf(`${outside}/victim`),
      },
    ]),
    steps('of steps beside the target', ({ outside, own }) => {
      mkdirSync(join(outside, 'empty'))
      return [
        { do: 'move', from: `${own}/stolen`, to: 'outside/victim', inode: inodeOf(join(outside, 'victim')) },
        { do: 'make', path: 'outside/empty' },
        { do: 'stamp', path: 'outside/sub', stamp: open, before: open },
      ]
    }),
    left('that is a FIFO', ({ journal }) => void execFileSync('mkfifo', [journal])),
    left('that is a directory', ({ journal }) => mkdirSync(journal)),
    left('that is a link to a device without an end', ({ journal }) => symlinkSync('/dev/zero', journal)),
    left('that is a link to a file outside', ({ journal, outside }) => {
      symlinkSync(join(outside, 'victim'), journal)
    }),
    left('of 1 TiB', ({ journal }) => {
      writeFileSync(journal, '', { mode: 0o600 })
      truncateSync(journal, 1024 ** 4)
    }),
    left(
      'of more steps than memory has room for',
      ({ journal }) => writeFileSync(journal, '{"do":"make","path":"a"}\n'.repeat(2 ** 21), { mode: 0o600 }),
      { env: { NODE_OPTIONS: '--max-old-space-size=256' } },
    ),
    left('of nested JSON', ({ journal }) =>
      writeFileSync(journal, `${'['.repeat(200_000)}\n`, { mode: 0o600 }),
    ),
    left('with commands', ({ journal }) => {
      writeFileSync(journal, '##[set-env name=PWNED;]pwned\n::set-output name=pwned::pwned\n', {
        mode: 0o600,
      })
    }),
    {
      name: 'in a staging directory that is a link',
      async make({ plant, workspace, outside }) {
        await plant(honestEntry())
        const dir = join(outside, 'private')
        mkdirSync(dir, { mode: 0o700 })
        await leaveSocket(join(dir, 'alive'))
        chmodSync(dir, 0o700)
        symlinkSync(dir, join(workspace, ownIn(workspace)))
      },
      expect: restored,
    },
    {
      name: 'is none, but the identity of a mount’s server is a FIFO',
      async make({ plant, temp }) {
        await plant(honestEntry())
        const root = join(temp, `headstart-mount-${endedSign(temp)}-pwned0`)
        mkdirSync(root, { mode: 0o700 })
        execFileSync('mkfifo', [join(root, 'server')])
      },
      expect: restored,
    },
  ],
}
