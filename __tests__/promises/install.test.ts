// `install`: the installed tree comes back whole, or the command runs; half a tree is never saved.
import type { ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '../../scripts/as-runner.ts'
import {
  annotationsOf,
  entriesOf,
  foldedIn,
  type Host,
  type Inputs,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../support/host.ts'

const place = newPlace()

/** Stands in for npm: fills the tree and the downloads, and counts its runs. */
const command =
  'mkdir -p node_modules ~/.npm/_cacache; cat package-lock.json > node_modules/a; echo d > ~/.npm/_cacache/d; echo run >> ../runs'
const inputs: Inputs = { preset: 'npm', install: command }
const lockFile = (version = 1): string => JSON.stringify({ lockfileVersion: 3, version })

async function newCheckout(host: Host, files: Record<string, string> = {}): Promise<Job> {
  const job = await host.newJob()
  writeTree(job.workspace, { 'package.json': '{}', 'package-lock.json': lockFile(), ...files })
  return job
}

/** With the paths of the other jobs: environments of Python fit only these. */
const newMachine = (host: Host): Promise<Job> =>
  host.newJob({ workspace: join(host.dir, 'workspace'), home: join(host.dir, 'home') })

const read = (job: Job, path: string): string | undefined => {
  const full = join(job.workspace, path)
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined
}
const hasRun = (job: Job): boolean => existsSync(join(job.workspace, '../runs'))
const textOf = (run: Parameters<typeof logOf>[0]): string => logOf(run).join('\n')

/** Main and post of one job, and what is there between them. */
async function runJob(
  job: Job,
  own: Inputs = inputs,
  { env = {}, between = () => {} }: Partial<{ env: Record<string, string>; between: () => void }> = {},
) {
  rmSync(join(job.workspace, '../runs'), { force: true })
  const main = await restore(job, own, { env })
  between()
  const post = await save(job, own, { state: main.state, env })
  return { main, post }
}

describe('a preset with `install`', () => {
  it('runs the command on a miss, and saves the tree and the downloads', async () => {
    const host = place.newHost()
    const { main, post } = await runJob(await newCheckout(host))
    expect(main.exitCode).toBe(0)
    expect(main.outputs).toMatchObject({ hit: 'miss', 'hit-downloads': 'miss' })
    expect(textOf(main)).toContain(`Run ${command}`)
    expect(textOf(post)).toMatch(
      /^Cache saved with key: npm-installed-Linux-\w+.*-X64-node\d+-[0-9a-f]{64}$/m,
    )
    expect(textOf(post)).toMatch(/^downloads: Cache saved with key: npm-Linux-X64-node\d+-[0-9a-f]{64}$/m)

    const job = await newCheckout(host)
    const again = await runJob(job, inputs, {
      between: () => expect(read(job, 'node_modules/a')).toBe(lockFile()),
    })
    expect(hasRun(job)).toBe(false)
    expect(existsSync(join(job.home, '.npm'))).toBe(false)
    expect(again.main.outputs).toMatchObject({ hit: 'exact', 'cache-hit': 'true' })
    expect(textOf(again.main)).toMatch(
      /installs was restored, so it does not run\. It took \d+ ms in the job that saved this$/m,
    )
    expect(textOf(again.main)).not.toContain('downloads')
    expect(textOf(again.post)).toMatch(
      /^Cache hit occurred on the primary key npm-installed-\S+, not saving cache\.$/,
    )
    expect(entriesOf(host.store)).toHaveLength(2)
  })

  it('begins the keys of the tree and of the downloads with the own `key`', async () => {
    const host = place.newHost()
    const own = { ...inputs, key: 'week-7' }
    await runJob(await newCheckout(host), own)
    const same = await newCheckout(host)
    const { main } = await runJob(same, own)
    expect([hasRun(same), main.outputs.hit]).toEqual([false, 'exact'])
    expect(main.outputs['cache-primary-key']).toMatch(/^week-7-npm-installed-Linux-/)
    const changed = await newCheckout(host, { 'package-lock.json': lockFile(2) })
    const again = await runJob(changed, own)
    expect([hasRun(changed), again.main.outputs.hit]).toEqual([true, 'miss'])
    expect(textOf(again.main)).toContain('Cache hit for restore-key: week-7-npm-Linux-X64-node')
    expect(textOf(again.post)).toMatch(/^downloads: Cache saved with key: week-7-npm-Linux-X64-node/m)
  })

  it('restores the downloads and runs the command after the lock file has changed', async () => {
    const host = place.newHost()
    await runJob(await newCheckout(host))
    const job = await newCheckout(host, { 'package-lock.json': lockFile(2) })
    const { main, post } = await runJob(job)
    expect(hasRun(job)).toBe(true)
    expect(main.outputs).toMatchObject({ hit: 'miss', 'hit-downloads': 'partial' })
    expect(textOf(main)).toContain('downloads: Cache hit for restore-key: npm-Linux-X64-node')
    expect(textOf(post).match(/Cache saved with key/g)).toHaveLength(2)
  })

  const deciding: Record<
    string,
    { files?: Record<string, string>; command?: string; env?: Record<string, string> }
  > = {
    'the command': { command: `${command}; true` },
    NODE_ENV: { env: { NODE_ENV: 'production' } },
    'a dependency in package.json': { files: { 'package.json': '{"dependencies":{"a":"1"}}' } },
    'the script that installers run': { files: { 'package.json': '{"scripts":{"postinstall":"x"}}' } },
    '.npmrc': { files: { '.npmrc': 'omit=dev' } },
    'a package of the workspace': { files: { 'packages/a/package.json': '{}' } },
    'a schema of Prisma': { files: { 'prisma/schema.prisma': 'model A {}' } },
    '.nvmrc': { files: { '.nvmrc': '24' } },
    'a patch': { files: { 'patches/a.patch': 'x' } },
  }
  it.each(Object.entries(deciding))(
    'does not take the tree of another job that differs in %s',
    async (_, { files = {}, env = {}, ...more }) => {
      const host = place.newHost()
      await runJob(await newCheckout(host))
      const job = await newCheckout(host, files)
      await runJob(job, { ...inputs, ...(more.command && { install: more.command }) }, { env })
      expect(hasRun(job)).toBe(true)
    },
  )

  it('does not take the tree of another job that differs in a file that the command names', async () => {
    const host = place.newHost()
    const own = { ...inputs, install: `${command}; bash tools/setup.sh` }
    await runJob(await newCheckout(host, { 'tools/setup.sh': 'true 1' }), own)
    const same = await newCheckout(host, { 'tools/setup.sh': 'true 1' })
    await runJob(same, own)
    expect(hasRun(same)).toBe(false)
    const other = await newCheckout(host, { 'tools/setup.sh': 'true 2' })
    await runJob(other, own)
    expect(hasRun(other)).toBe(true)
  })

  it('does not take the tree of a job whose requirements include others', async () => {
    const host = place.newHost()
    const own = { preset: 'pip', install: 'mkdir -p .venv; cat deps/*.txt > .venv/a; echo run >> ../runs' }
    const runWith = async (base: string): Promise<boolean> => {
      const job = await newMachine(host)
      rmSync(job.workspace, { recursive: true, force: true })
      const files = {
        'requirements.txt': '-r deps/all.txt\n',
        'deps/all.txt': '-r base.txt\n',
        'deps/base.txt': base,
      }
      writeTree(job.workspace, files)
      await runJob(job, own)
      return hasRun(job)
    }
    expect([await runWith('a==1'), await runWith('a==1'), await runWith('a==2')]).toEqual([true, false, true])
  })

  it("restores the programs of packages, and leaves those of setup-python's interpreter", async () => {
    const host = place.newHost()
    const root = join(host.dir, 'tools/Python')
    const [bin, lib] = [join(root, 'bin'), join(root, 'lib/python3.12/site-packages')]
    const run = async (): Promise<Job> => {
      rmSync(root, { recursive: true, force: true })
      const job = await newMachine(host)
      writeTree(job.workspace, { 'requirements.txt': 'pip-tools==1\n' })
      const python = `#!/bin/sh\n[ "$1" = --version ] && echo Python 3.12.1 || printf '%s\\n' ${lib} ${bin}\n`
      writeTree(root, { 'bin/python': python, 'bin/python3.12': 'p', 'bin/pip3': 'p', 'lib/a': 'a' })
      chmodSync(join(bin, 'python'), 0o755)
      const names = `${bin}/pip-compile ${bin}/pipenv ${bin}/pip3.12 ${lib}/a`
      const own = { preset: 'pip', install: `mkdir -p ${lib}; touch ${names}; echo run >> ../runs` }
      await runJob(job, own, { env: { PATH: `${bin}:${process.env.PATH}` } })
      return job
    }
    expect(hasRun(await run())).toBe(true)
    expect(hasRun(await run())).toBe(false)
    expect(readdirSync(bin).sort()).toEqual(['pip-compile', 'pip3', 'pipenv', 'python', 'python3.12'])
    expect(readdirSync(lib)).toEqual(['a'])
  })

  it('asks the tool where its downloads are', async () => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'poetry.lock': '' })
    const bin = join(host.dir, 'bin')
    const tool = `#!/bin/sh\necho "$*" >> ${host.dir}/questions\necho ${job.home}/own\n`
    writeTree(bin, { poetry: tool })
    chmodSync(join(bin, 'poetry'), 0o755)
    const step = await restore(
      job,
      { preset: 'poetry', install: 'true' },
      { env: { PATH: `${bin}:${process.env.PATH}` } },
    )
    expect(foldedIn(step)['downloads: Preset poetry stands for these inputs']).toContain('    ~/own')
    expect(readFileSync(join(host.dir, 'questions'), 'utf8')).toBe('config cache-dir\n')
  })

  it('asks for the version of the toolchain once, for the tree and the downloads', async () => {
    const host = place.newHost()
    const bin = join(host.dir, 'bin')
    writeTree(bin, { python: `#!/bin/sh\necho run >> ${host.dir}/questions\necho Python 3.12.1\n` })
    chmodSync(join(bin, 'python'), 0o755)
    const job = await host.newJob()
    writeTree(job.workspace, { 'poetry.lock': '' })
    const own = { preset: 'poetry', install: 'true' }
    const main = await restore(job, own, { env: { PATH: `${bin}:${process.env.PATH}` } })
    const keys = [main.outputs['cache-primary-key'], main.outputs['cache-primary-key-downloads']]
    for (const key of keys) expect(key).toContain('-python3.12-')
    expect(readFileSync(join(host.dir, 'questions'), 'utf8')).toBe('run\n')
  })

  it('saves the tree of a command that makes more files of the names that decide', async () => {
    const host = place.newHost()
    const own = { ...inputs, install: `${command}; mkdir dist; echo '{"type":"module"}' > dist/package.json` }
    const { main } = await runJob(await newCheckout(host), own)
    expect(annotationsOf(main)).toEqual([])
    const job = await newCheckout(host)
    await runJob(job, own)
    expect(hasRun(job)).toBe(false)
  })

  it('takes names of directories as they are', async () => {
    const host = place.newHost()
    const files = Object.fromEntries(
      ['~', '!x', '#x', '[x]', 'a\n~', ' x'].map((dir) => [`${dir}/package.json`, '{}']),
    )
    const job = await newCheckout(host, files)
    writeTree(job.home, { 'other/node_modules/secret': 'secret' })
    const own = {
      ...inputs,
      install: `${command}; for d in ~ \\~ '!x' '[x]'; do mkdir -p "$d/node_modules"; echo 1 > "$d/node_modules/b"; done`,
    }
    await runJob(job, own)
    const again = await newCheckout(host, files)
    await runJob(again, own, {
      between: () => {
        for (const dir of ['~', '!x', '[x]']) expect(read(again, `${dir}/node_modules/b`)).toBe('1\n')
        expect(existsSync(join(again.home, 'other'))).toBe(false)
      },
    })
    expect(hasRun(again)).toBe(false)
  })

  it('takes the tree of a job whose package.json differs in what installers do not read', async () => {
    const host = place.newHost()
    await runJob(await newCheckout(host))
    const job = await newCheckout(host, { 'package.json': '{"scripts":{"test":"jest"}}' })
    await runJob(job)
    expect(hasRun(job)).toBe(false)
  })

  it('notices that a later step installs again', async () => {
    const host = place.newHost()
    const again = async (between: (dir: string) => void): Promise<string> => {
      const job = await newCheckout(host)
      const { post } = await runJob(job, inputs, {
        between: () => between(join(job.workspace, 'node_modules')),
      })
      return textOf(post)
    }
    const installAgain = (dir: string): void => {
      rmSync(dir, { recursive: true })
      writeTree(dir, { a: lockFile() })
    }
    const line = /^::notice::A later step has made all of node_modules again\. Remove the step/m
    expect(await again(installAgain)).toMatch(line)
    expect(await again(installAgain)).toMatch(line)
    expect(await again((dir) => writeTree(dir, { '.cache/x': 'x' }))).not.toMatch(line)
  })

  it('restores node_modules of the packages of a workspace, too', async () => {
    const host = place.newHost()
    const packages = Object.fromEntries(
      Array.from({ length: 300 }, (_, i) => [`packages/p${i}/package.json`, '{}']),
    )
    const own = {
      ...inputs,
      install: `${command}; mkdir -p packages/p7/node_modules; echo 7 > packages/p7/node_modules/b`,
    }
    await runJob(await newCheckout(host, packages), own)
    const job = await newCheckout(host, packages)
    await runJob(job, own, {
      between: () => expect(read(job, 'packages/p7/node_modules/b')).toBe('7\n'),
    })
    expect(hasRun(job)).toBe(false)
  })

  it('leaves out node_modules of a project below, which a later step installs', async () => {
    const host = place.newHost()
    const tools = { 'tools/package.json': '{}', 'tools/package-lock.json': lockFile() }
    const first = await newCheckout(host, tools)
    await runJob(first, inputs, {
      between: () => writeTree(first.workspace, { 'tools/node_modules/dev': 'x' }),
    })
    const job = await newCheckout(host, tools)
    await runJob(job, inputs, {
      between: () =>
        expect([read(job, 'node_modules/a'), existsSync(join(job.workspace, 'tools/node_modules'))]).toEqual([
          lockFile(),
          false,
        ]),
    })
    expect(hasRun(job)).toBe(false)
  })

  it('takes a hidden directory for a package only if a workspace or the command names it', async () => {
    const pathsOf = async (install: string, manifest = '{}'): Promise<string> => {
      const files = { 'package.json': manifest, '.tools/x/package.json': '{}', 'web/package.json': '{}' }
      const { main } = await runJob(await newCheckout(place.newHost(), files), { ...inputs, install })
      return Object.values(foldedIn(main)).flat().join('\n')
    }
    const line = 'path, in this order: node_modules, '
    expect(await pathsOf(command)).toContain(`${line}web/**/node_modules.`)
    const both = `${line}.tools/**/node_modules, web/**/node_modules.`
    expect(await pathsOf(`${command}; : npm ci --prefix .tools/x`)).toContain(both)
    expect(await pathsOf(command, '{"workspaces":["./.tools/*","web"]}')).toContain(both)
  })

  it('runs `rebuild` after a hit', async () => {
    const host = place.newHost()
    await runJob(await newCheckout(host))
    const job = await newCheckout(host)
    await runJob(job, { ...inputs, rebuild: 'echo again > rebuilt' })
    expect(read(job, 'rebuilt')).toBe('again\n')
    const failed = await runJob(await newCheckout(host), { ...inputs, rebuild: 'exit 3' })
    expect([failed.main.exitCode, failed.main.outputs.hit]).toEqual([1, 'exact'])
  })
})

describe('a tree that is found by its key only in the same home', () => {
  // They lead to files of the home: interpreters, downloads, stores.
  it.each([
    ['uv', { 'uv.lock': 'version = 1\n' }, '.venv'],
    ['pnpm', { 'pnpm-lock.yaml': '' }, 'node_modules'],
    ['yarn', { 'yarn.lock': '' }, '.yarn/unplugged'],
  ])('is that of %s', async (preset, files, tree) => {
    const host = place.newHost()
    const own = { preset, install: `mkdir -p ${tree}; echo 1 > ${tree}/a; echo run >> ../runs` }
    let explanation = ''
    const runIn = async (home: string): Promise<boolean> => {
      const job = await host.newJob({ workspace: join(host.dir, 'workspace'), home: join(host.dir, home) })
      rmSync(join(job.workspace, tree), { recursive: true, force: true })
      writeTree(job.workspace, files)
      const { main } = await runJob(job, own)
      explanation = foldedIn(main)['Why nothing was found']?.join('\n') ?? ''
      return hasRun(job)
    }
    expect([await runIn('home'), await runIn('home'), await runIn('other')]).toEqual([true, false, true])
    // A cache with downloads finds those of another home.
    if (preset !== 'yarn') expect(explanation).toContain('The key has the paths of the workspace')
  })
})

describe('a tree that holds its downloads', () => {
  it.each([
    ['bundler', 'Gemfile.lock', 'vendor/bundle'],
    ['yarn', 'yarn.lock', '.yarn/unplugged'],
  ])(
    'is one cache of %s, which the command completes after a change of the lock file',
    async (preset, lock, tree) => {
      const host = place.newHost()
      const own = { preset, install: `mkdir -p ${tree}; cat ${lock} >> ${tree}/a` }
      const runWith = async (text: string) => {
        const job = await newMachine(host)
        rmSync(join(job.workspace, tree), { recursive: true, force: true })
        writeTree(job.workspace, { [lock]: text })
        const { main, post } = await runJob(job, own)
        return { hit: main.outputs.hit, tree: read(job, `${tree}/a`), post: textOf(post) }
      }
      expect(await runWith('1')).toMatchObject({ hit: 'miss', tree: '1' })
      const second = await runWith('2')
      expect(second).toMatchObject({ hit: 'partial', tree: '12' })
      expect(second.post).toContain('Cache saved with key: ')
      expect(await runWith('2')).toMatchObject({ hit: 'exact', tree: '12' })
      expect(entriesOf(host.store)).toHaveLength(2)
    },
  )
})

describe('a tree that is not saved', () => {
  it('is one whose command failed after half', async () => {
    const host = place.newHost()
    const own = { ...inputs, install: `${command}; exit 7`, save: 'always' }
    const { main, post } = await runJob(await newCheckout(host), own)
    expect(main.exitCode).toBe(1)
    expect(textOf(main)).toMatch(/^::error::The command `.*` failed with exit code 7\.$/m)
    expect(logOf(post)).toEqual([
      'Cache save skipped: the command of `install` did not succeed.',
      'downloads: Cache save skipped: the command of `install` did not succeed.',
    ])
    expect(entriesOf(host.store)).toEqual([])
  })

  it('is one whose step was killed', async () => {
    const host = place.newHost()
    const job = await newCheckout(host)
    const own = { ...inputs, install: `${command}; sleep 60`, save: 'always' }
    const spawned = Promise.withResolvers<ChildProcess>()
    const running = restore(job, own, { onSpawn: spawned.resolve, env: { NODE_OPTIONS: '--no-deprecation' } })
    const child = await spawned.promise
    while (!hasRun(job)) await sleep(20)
    child.kill('SIGKILL')
    const { state } = await running
    const post = await save(job, own, { state })
    expect(textOf(post)).toContain('Cache save skipped: the command of `install` did not succeed.')
    expect(entriesOf(host.store)).toEqual([])
  })

  it('is one whose command changed the lock file', async () => {
    const host = place.newHost()
    const own = { ...inputs, install: `${command}; echo ' ' >> package-lock.json` }
    const { main, post } = await runJob(await newCheckout(host), own)
    expect(main.exitCode).toBe(0)
    expect(annotationsOf(main)).toEqual([
      expect.stringMatching(
        /^::warning::The installed tree is not saved: the command of `install` changed package-lock.json/,
      ),
    ])
    expect(textOf(post)).toContain('Cache save skipped: the command of `install` changed package-lock.json')
    expect(textOf(post)).toMatch(/^downloads: Cache saved/m)
    expect(entriesOf(host.store)).toHaveLength(1)
  })

  it('is one that a later step changed, such as `npm prune`', async () => {
    const host = place.newHost()
    const job = await newCheckout(host)
    const more = 'mkdir node_modules/dev; echo {} > node_modules/dev/package.json'
    const { post } = await runJob(
      job,
      { ...inputs, install: `${command}; ${more}` },
      { between: () => rmSync(join(job.workspace, 'node_modules/dev'), { recursive: true }) },
    )
    expect(textOf(post)).toContain('Cache save skipped: a later step has installed or removed packages')
    expect(textOf(post)).toMatch(/^downloads: Cache saved/m)
  })

  it('is not one to which a later step added files that are no packages', async () => {
    const host = place.newHost()
    const job = await newCheckout(host)
    const files = { 'node_modules/.cache/a': 'a', 'node_modules/.vite/b': 'b' }
    const { post } = await runJob(job, inputs, { between: () => writeTree(job.workspace, files) })
    expect(textOf(post)).toMatch(/^Cache saved with key: npm-installed/m)
  })

  it.each([
    ['npm', 'package-lock.json', 'node_modules. So it runs in every job.'],
    [
      'pip',
      'requirements.txt',
      '.venv, venv. So it runs in every job. Make a virtual environment in .venv, or',
    ],
  ])('is one of %s that the command has not made', async (preset, lock, end) => {
    const host = place.newHost()
    const job = await newCheckout(host, { [lock]: '{}' })
    const { main, post } = await runJob(job, { preset, install: 'true' })
    expect(main.exitCode).toBe(0)
    expect(textOf(main)).toContain(
      `::notice::Nothing is cached, because the command of \`install\` made no ${end}`,
    )
    expect(textOf(post)).toContain('Cache save skipped: the command of `install` made no ')
    expect(entriesOf(host.store)).toEqual([])
  })

  it('is one without a lock file', async () => {
    const host = place.newHost()
    const job = await newCheckout(host)
    rmSync(join(job.workspace, 'package-lock.json'))
    const { main } = await runJob(job, { ...inputs, install: 'echo run >> ../runs' })
    expect(hasRun(job)).toBe(true)
    expect(textOf(main)).toContain(
      '::notice::Preset npm finds no package-lock.json, npm-shrinkwrap.json. There is package.json without package-lock.json: commit the lock file. Nothing is cached.',
    )
    expect(entriesOf(host.store)).toEqual([])
  })

  it.each([
    ['is one with a Python package that is a copy of the project', '{}', 0],
    ['is not one whose package is editable', '{"editable":true}', 1],
  ])('%s', async (_, info, entries) => {
    const host = place.newHost()
    const job = await host.newJob()
    writeTree(job.workspace, { 'uv.lock': 'version = 1\n' })
    const dir = '.venv/lib/python3.12/site-packages/app-1.0.dist-info'
    const url = `{"url":"file:///app","dir_info":${info}}`
    const { main } = await runJob(job, {
      preset: 'uv',
      install: `mkdir -p ${dir}; echo '${url}' > ${dir}/direct_url.json`,
    })
    expect(textOf(main).includes('it has app-1.0 as a copy')).toBe(entries === 0)
    expect(entriesOf(host.store)).toHaveLength(entries)
  })

  it('is one with copies of the project', async () => {
    const host = place.newHost()
    const files = { 'package-lock.json': '{"packages":{"node_modules/x":{\n"resolved": "file:x"}}}' }
    await runJob(await newCheckout(host, files))
    const job = await newCheckout(host, files)
    const { main } = await runJob(job)
    expect(hasRun(job)).toBe(true)
    expect(textOf(main)).toMatch(
      /The installed tree is not cached, so `install` runs in every job: by package-lock\.json, the tool copies/,
    )
  })
})

describe('the command', () => {
  const own = (install: string): Inputs => ({ key: 'k', path: 'deps', install })
  const runs = async (install: string, more: Inputs = {}) => {
    const job = await place.newHost().newJob()
    const main = await restore(job, { ...own(install), ...more })
    return { job, main }
  }

  it('runs for a `path` and a `key`, unless the hit is exact', async () => {
    const host = place.newHost()
    const more = { ...own('mkdir -p deps; echo 1 > deps/a; echo run >> ../runs'), 'restore-keys': 'k' }
    await runJob(await host.newJob(), more)
    const exact = await host.newJob()
    const hit = await runJob(exact, more)
    expect(hasRun(exact)).toBe(false)
    expect(read(exact, 'deps/a')).toBe('1\n')
    expect(textOf(hit.main)).toContain('An entry with exactly the key `k` was restored, so `mkdir')
    const partial = await host.newJob()
    await runJob(partial, { ...more, key: 'k2' })
    expect(hasRun(partial)).toBe(true)
  })

  it('runs in each job of a rolling cache, and of a preset without a tree whose lock file has changed', async () => {
    const host = place.newHost()
    const command = 'mkdir -p deps; echo 1 > deps/a; echo run >> ../runs'
    const rolling = { ...own(command), rolling: 'true' }
    const nuget = { preset: 'nuget', key: 'k', path: 'deps', install: command }
    const runWith = async (inputs: Inputs, lock: string): Promise<boolean> => {
      const job = await newCheckout(host, { 'packages.lock.json': lock })
      await runJob(job, inputs)
      return hasRun(job)
    }
    expect([await runWith(rolling, ''), await runWith(rolling, '')]).toEqual([true, true])
    expect([await runWith(nuget, '1'), await runWith(nuget, '1'), await runWith(nuget, '2')]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('stops at the first failure, also in a pipe, and has an empty input', async () => {
    const { job, main } = await runs('cat > input\nfalse | true\necho end > end')
    expect(main.exitCode).toBe(1)
    expect([read(job, 'input'), read(job, 'end')]).toEqual(['', undefined])
  })

  it.each([
    ['true\n(cd . && exit 4) # no\necho end', 'in the line `(cd . && exit 4) # no`.'],
    ['# one\n\nset -uC\nfalse', 'in the line `false`.'],
    ['true\nfalse | true', 'in the line `false | true`.'],
    // Nothing says which.
    ['true\nexit 4', 'failed with exit code 4.'],
    ['false', 'failed with exit code 1.'],
  ])('%j fails, and the error names the line', async (install, why) => {
    const { main } = await runs(install)
    expect(annotationsOf(main)).toEqual([expect.stringMatching(/^::error::The command `/)])
    expect(annotationsOf(main)[0]?.endsWith(why)).toBe(true)
  })

  it('writes to the log as it comes, and gets what a `run` step gets', async () => {
    const job = await place.newHost().newJob({ env: { MINE: 'mine', ACTIONS_RUNTIME_TOKEN: 'secret' } })
    const { stdout, stderr } = await restore(job, {
      ...own('env; echo problem >&2'),
      'signing-key': 'k'.repeat(40),
    })
    const names = stdout.split('\n').map((line) => line.split('=')[0])
    expect(stdout).toContain('MINE=mine\n')
    expect(stderr + stdout).toContain('problem\n')
    expect(names).toContain('GITHUB_ENV')
    expect(names.filter((name = '') => /^(INPUT_|STATE_|GITHUB_STATE|ACTIONS_RUNTIME)/.test(name))).toEqual(
      [],
    )
  })

  it('ends with the step that is cancelled, and so do its processes', async () => {
    const job = await place.newHost().newJob()
    const spawned = Promise.withResolvers<ChildProcess>()
    const install = 'sleep 1000 & echo $! > pid; mv pid started; wait'
    const running = restore(job, own(install), {
      onSpawn: spawned.resolve,
      env: { NODE_OPTIONS: '--no-deprecation' },
    })
    const child = await spawned.promise
    while (!existsSync(join(job.workspace, 'started'))) await sleep(20)
    child.kill('SIGTERM')
    expect((await running).exitCode).toBe(143)
    const pid = Number(read(job, 'started'))
    const isRunning = (): boolean =>
      existsSync(`/proc/${pid}`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    while (isRunning()) await sleep(20)
  })

  it('does not run with `lookup-only`', async () => {
    const { job } = await runs('echo run > ran', { 'lookup-only': 'true' })
    expect(read(job, 'ran')).toBeUndefined()
  })

  it('runs without a scope', async () => {
    const job = await place.newHost().newJob({ env: { GITHUB_REF: '' } })
    await restore(job, own('echo run > ran'))
    expect(read(job, 'ran')).toBe('run\n')
  })

  it('needs a cache', async () => {
    const job = await place.newHost().newJob()
    const { main, post } = await runJob(job, { install: 'npm ci' })
    expect(logOf(post)).toEqual([])
    expect(main.exitCode).toBe(1)
    expect(textOf(main)).toContain('::error::`install` needs `preset: auto`, or `path` and `key`.')
  })
})

describe('several presets', () => {
  const files = { 'package-lock.json': lockFile(), 'package.json': '{}', 'uv.lock': 'version = 1\n' }
  const npm = 'mkdir -p node_modules; echo n > node_modules/a; echo npm >> runs'
  const uv = 'mkdir -p .venv; echo v > .venv/a; echo uv >> runs'
  const checkout = async (host: Host, more = {}): Promise<Job> => {
    const job = await newMachine(host)
    rmSync(job.workspace, { recursive: true, force: true })
    writeTree(job.workspace, { ...files, ...more })
    return job
  }

  it('have a line each, of which only those run that are needed', async () => {
    const host = place.newHost()
    const own = { preset: 'npm, uv', install: `${npm}\n${uv}\n` }
    const job = await checkout(host)
    await runJob(job, own)
    expect(read(job, 'runs')).toBe('npm\nuv\n')
    const changed = await checkout(host, { 'uv.lock': 'version = 2\n' })
    const { main } = await runJob(changed, own, {
      between: () => expect(read(changed, 'node_modules/a')).toBe('n\n'),
    })
    expect(read(changed, 'runs')).toBe('uv\n')
    expect(main.outputs).toMatchObject({ 'hit-npm': 'exact', 'hit-uv': 'miss', hit: 'partial' })
  })

  it('share one command', async () => {
    const host = place.newHost()
    const own = { preset: 'npm, uv', install: `${npm}; ${uv}` }
    const job = await checkout(host)
    await runJob(job, own)
    expect(read(job, 'runs')).toBe('npm\nuv\n')
    const again = await checkout(host)
    await runJob(again, own)
    expect(read(again, 'runs')).toBeUndefined()
  })

  it('share a command that runs if one of them needs it, and say so only once', async () => {
    const host = place.newHost()
    const own = { preset: 'npm, uv', install: npm }
    const first = await runJob(await checkout(host), own)
    expect(textOf(first.main)).toContain(
      'made no .venv, ~/.local/share/uv/python. So it runs in every job. This line of `install` is for all presets: npm, uv.',
    )
    const job = await checkout(host)
    const { main } = await runJob(job, own)
    expect(read(job, 'runs')).toBe('npm\n')
    expect(main.outputs).toMatchObject({ 'hit-npm': 'exact', 'hit-uv': 'miss' })
    expect(textOf(main)).not.toContain('so it does not run')
  })

  it('whose lines have another order install in every job', async () => {
    const host = place.newHost()
    const own = { preset: 'npm, uv', install: `${uv}\n${npm}` }
    const job = await checkout(host)
    const { main, post } = await runJob(job, own)
    expect(textOf(main)).toContain('The lines of `install` are for npm, uv, in this order.')
    expect(textOf(post)).toContain(
      'uv: Cache save skipped: another line of `install` has made nothing for its preset',
    )
    const again = await checkout(host)
    await runJob(again, own)
    expect(read(again, 'runs')).toBe('uv\nnpm\n')
  })

  it('are refused with another number of lines', async () => {
    const own = { preset: 'npm, uv', install: 'a\nb\nc' }
    const { main, post } = await runJob(await checkout(place.newHost()), own)
    expect([main.exitCode, logOf(post)]).toEqual([1, []])
    expect(textOf(main)).toContain('Input `install` has 3 lines, and the presets here are npm, uv.')
  })

  it.each([
    [
      'false\ntrue',
      'Run false in web (preset npm)',
      'The command `false` in web (preset npm) failed with exit code 1. The lines of `install` are for npm in web, uv in api, in this order.',
    ],
    [
      'false',
      'Run false (preset npm, uv)',
      'This line of `install` is for all presets: npm in web, uv in api. Give a line for each in this order:',
    ],
  ])('say for which of them %j failed, and save nothing', async (install, started, failed) => {
    const host = place.newHost()
    const job = await newMachine(host)
    writeTree(job.workspace, { 'web/package-lock.json': '{}', 'api/uv.lock': '' })
    writeTree(job.home, { '.cache/uv/a': 'a', '.npm/_cacache/a': 'a' })
    const { main, post } = await runJob(job, { preset: 'auto', install, save: 'always' })
    expect(main.exitCode).toBe(1)
    expect(logOf(main)).toContain(started)
    expect(annotationsOf(main)).toEqual([expect.stringContaining(failed)])
    expect(textOf(post)).not.toContain('Cache saved')
    expect(entriesOf(host.store)).toEqual([])
  })

  it('have a command each in `caches`', async () => {
    const host = place.newHost()
    const caches = JSON.stringify([
      { preset: 'npm', install: npm },
      { preset: 'uv', install: uv },
    ])
    const job = await checkout(host)
    const { post } = await runJob(job, { caches })
    expect(read(job, 'runs')).toBe('npm\nuv\n')
    expect(textOf(post)).toMatch(/^npm: Cache saved with key: npm-installed/m)
    const again = await checkout(host)
    await runJob(again, { caches })
    expect(read(again, 'runs')).toBeUndefined()
  })
})
