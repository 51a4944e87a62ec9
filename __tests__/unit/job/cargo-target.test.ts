// Of what cargo has built, a save leaves out what was built with packages that Cargo.lock does not name.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtByCargo } from '../../../src/job/used/cargo-target.ts'
import { writeTree } from '../../support/host.ts'
import { builtUnit, lockOf } from '../../support/jobs/cargo-target.ts'
import { newScratch } from '../../support/scratch.ts'

const scratch = newScratch()
const registry = '/home/.cargo/registry/src/index.crates.io-6f17d22bba15001f'
const hash = (digit: string): string => digit.repeat(16)

const files = {
  ...builtUnit({ name: 'left', hash: hash('a'), sources: `${registry}/left-1.0.0` }),
  ...builtUnit({ name: 'left', hash: hash('b'), sources: `${registry}/left-1.0.1-rc.1` }),
  ...builtUnit({ name: 'script', hash: hash('c'), uses: [hash('a')] }),
  ...builtUnit({ name: 'app', hash: hash('d'), sources: '/w/app', uses: [hash('b'), hash('c')] }),
  ...builtUnit({ name: 'app', hash: hash('e'), sources: '/w/app', uses: [hash('b')] }),
  ...builtUnit({ name: 'own', hash: hash('f'), sources: '/w/own' }),
  ...builtUnit({ name: 'git', hash: hash('1'), sources: '/home/.cargo/git/checkouts/git-0123/4567' }),
}

/** @returns the hashes of the units that are left out, and of the others */
function splitBy(lock: string, dir = scratch.fresh()): string[] {
  const target = join(dir, 'target')
  writeTree(target, files)
  writeFileSync(join(dir, 'Cargo.lock'), lock)
  const { unlocked, others } = builtByCargo([target])
  return [unlocked, others].map((all) =>
    [...new Set(all.map(({ path }) => /-(\w)\1{15}/.exec(path)?.[1]))].sort().join(''),
  )
}

it('keeps the packages of the lock file, and what was built with them', () => {
  expect(splitBy(lockOf('app 1.0.0', 'left 1.0.1-rc.1', 'own 1.0.0'))).toEqual(['acd', '1bef'])
  expect(splitBy(lockOf('app 1.0.0', 'left 1.0.0', 'left 1.0.1-rc.1').replaceAll('\n', '\r\n'))).toEqual([
    '',
    '1abcdef',
  ])
  expect(splitBy(lockOf('app 1.0.0'))).toEqual(['abcde', '1f'])
})

it('names directories and files, with their sizes', () => {
  const dir = scratch.fresh()
  splitBy(lockOf('left 1.0.1-rc.1'), dir)
  const { unlocked } = builtByCargo([join(dir, 'target')])
  const names = unlocked.map(({ path }) => path.slice(dir.length + '/target/debug/'.length)).sort()
  const [a, c, d] = ['a', 'c', 'd'].map(hash)
  expect(names).toEqual([
    ...[`.fingerprint/app-${d}`, `.fingerprint/left-${a}`, `.fingerprint/script-${c}`],
    ...[
      `build/script-${c}`,
      `deps/app-${d}.d`,
      `deps/left-${a}.d`,
      `deps/libapp-${d}.rlib`,
      `deps/libleft-${a}.rlib`,
    ],
  ])
  const rlib = unlocked.find(({ path }) => path.endsWith(`libleft-${a}.rlib`))
  expect(rlib?.bytes).toBe(1000)
})

it('leaves out nothing without a lock file, or of other directories', () => {
  const dir = scratch.fresh()
  splitBy('', dir)
  expect(builtByCargo([join(dir, 'target')])).toEqual({ unlocked: [], others: [] })
  rmSync(join(dir, 'Cargo.lock'))
  expect(builtByCargo([join(dir, 'target'), dir, join(dir, 'none')])).toEqual({ unlocked: [], others: [] })
})

it('does not wait for FIFOs', () => {
  const dir = scratch.fresh()
  mkdirSync(join(dir, 'target/debug/deps'), { recursive: true })
  spawnSync('mkfifo', [join(dir, `target/debug/deps/x-${hash('9')}.d`)])
  expect(splitBy(lockOf('left 1.0.0'), dir)).toEqual(['bde', '19acf'])
})
