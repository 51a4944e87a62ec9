// Of a rolling `target`, a save leaves out what cargo has built with packages that Cargo.lock does not name, also after a mount.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { logOf, newPlace, restore, save, writeTree } from '../../support/host.ts'
import { builtUnit, lockOf } from '../../support/jobs/cargo-target.ts'

const place = newPlace()
const sources = '/home/.cargo/registry/src/index-0123'
const [old, now, app] = ['a', 'b', 'c'].map((digit) => digit.repeat(16)) as [string, string, string]
const bytes = 6_000_000

const unitOf = (version: string, hash: string) =>
  builtUnit({ name: 'left', hash, sources: `${sources}/left-${version}`, bytes })

it.each(['mount', 'unpack'])('with mode: %s', async (mode) => {
  const host = place.newHost()
  const inputs = { path: 'target', key: 'cargo', rolling: 'true', mode }
  const first = await host.newJob()
  writeTree(join(first.workspace, 'target'), {
    ...unitOf('1.0.0', old),
    ...builtUnit({ name: 'app', hash: app, sources: 'app', uses: [old] }),
    kept: 'of no unit',
  })
  writeFileSync(join(first.workspace, 'Cargo.lock'), lockOf('left 1.0.0'))
  await save(first, inputs)

  const second = await host.newJob()
  const { state } = await restore(second, inputs)
  writeTree(join(second.workspace, 'target'), unitOf('1.0.1', now))
  writeFileSync(join(second.workspace, 'Cargo.lock'), lockOf('left 1.0.1'))
  expect(logOf(await save(second, inputs, { state })).join('\n')).toMatch(
    /Left out 5\.7 MiB that cargo has built with packages that Cargo\.lock does not name/,
  )

  const third = await host.newJob()
  const restored = await restore(third, inputs)
  const has = (name: string): boolean => existsSync(join(third.workspace, 'target', name))
  const names = ['kept', `debug/deps/libleft-${now}.rlib`, `debug/deps/libleft-${old}.rlib`]
  expect([...names, `debug/.fingerprint/app-${app}`, `debug/deps/app-${app}.d`].map(has)).toEqual([
    ...[true, true, false],
    ...[false, false],
  ])
  await save(third, { ...inputs, save: 'never' }, { state: restored.state })
})
