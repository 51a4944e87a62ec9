// The published action: each action.yml matches the code, and the bundle needs no other files.
import { cpSync, existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { readBenchInputs } from '../../bench/src/inputs.ts'
import { newJob, runStep, type StepOptions } from '../../scripts/as-runner.ts'
import { readCleanInputs } from '../../src/inputs/clean.ts'
import { readInputs } from '../../src/inputs/inputs.ts'
import { presets } from '../../src/inputs/presets/index.ts'
import { headstartVersion } from '../../src/system/version.ts'
import { logOf } from '../support/host.ts'
import { newScratch } from '../support/scratch.ts'

const checkout = join(import.meta.dirname, '../..')
const scratch = newScratch()
const read = (path: string): string => readFileSync(join(checkout, path), 'utf8')

/** This Node with another version, and without what only newer versions have. */
const asOld = `import fs from 'node:fs'
import { registerHooks } from 'node:module'
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.11.0' } })
const { globSync, ...others } = fs
const older = \`import fs from 'node:fs'; export default fs; export const { \${Object.keys(others)} } = fs\`
registerHooks({
  resolve: (name, context, next) => name === 'node:fs' && context.parentURL?.includes('/dist/')
    ? { url: 'data:text/javascript,' + encodeURIComponent(older), shortCircuit: true }
    : next(name, context),
})`
const oldNode: StepOptions = {
  env: { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(asOld)}` },
}

type Section = Map<string, Record<string, string>>

/** The names in a section of an action.yml with their properties; all of ours are written like this. */
function sectionOf(action: string, title: string): Section {
  const [, body = ''] = read(action).match(new RegExp(`^${title}:\\n((?: .*\\n)+)`, 'm')) ?? []
  const section: Section = new Map()
  let current: Record<string, string> = {}
  for (const line of body.split('\n')) {
    const [, indent = '', name = '', value = ''] = line.match(/^( +)([\w-]+): ?(.*)$/) ?? []
    if (indent.length === 2) {
      current = value === '' ? {} : { value }
      section.set(name, current)
    } else if (indent.length === 4) current[name] = value.replace(/^"(.*)"$/, '$1')
  }
  return section
}

const actions = ['action.yml', 'restore/action.yml', 'save/action.yml', 'clean/action.yml']
const names = (action: string, title: string): string[] => [...sectionOf(action, title).keys()].sort()
const without = (all: string[], ...some: string[]): string[] => all.filter((name) => !some.includes(name))

describe('inputs', () => {
  const asked = new Set<string>()
  readInputs((name) => {
    asked.add(name)
    return name === 'key' || name === 'path' ? 'x' : ''
  }, '/cache')
  // Read before the others, which they may fill in.
  const known = [...asked, 'caches', 'install', 'rebuild', 'working-directory'].sort()
  // Workflows that have it must not be warned of an unexpected input.
  const tolerated = 'upload-chunk-size'
  // What it says is no wish of the user.
  const ofRun = 'default-branch'

  it('of the action are those that the code reads', () => {
    expect(without(names('action.yml', 'inputs'), tolerated, ofRun)).toEqual(known)
  })

  it('of restore/ are those that do not affect saving', () => {
    const ofSaving = [
      ...['save', 'save-always', 'job-status', 'secret-files', 'compression-level', 'compatible'],
      ...['rolling-keep', 'rolling-min-age', 'rolling-branches', 'prune', 'max-size'],
    ]
    expect(without(names('restore/action.yml', 'inputs'), ofRun)).toEqual(without(known, ...ofSaving))
  })

  it('of save/ are those that affect neither restoring nor the time of saving', () => {
    const ofRestoring = [
      ...['install', 'rebuild', 'restore-keys', 'fail-on-cache-miss', 'lookup-only'],
      ...['ramdisk', 'check-images', 'host-copies-size'],
    ]
    // Only the restore of the same step shows what the job has used.
    const ofTiming = ['save', 'save-always', 'rolling-min-age', 'prune']
    expect(without(names('save/action.yml', 'inputs'), tolerated, ofRun)).toEqual(
      without(known, ...ofRestoring, ...ofTiming),
    )
  })

  it('of clean/ are those that it reads', () => {
    const asked = new Set<string>()
    readCleanInputs((name) => {
      asked.add(name)
      return ''
    }, '/cache')
    expect(names('clean/action.yml', 'inputs')).toEqual([...asked].sort())
  })

  it('are the same wherever they are declared, but for what an action does not do', () => {
    const root = sectionOf('action.yml', 'inputs')
    const ofBoth = ['key', 'rolling', 'signing-key', 'verify-key', 'trusted-writers']
    const own = new Map([
      ['restore/action.yml', { inputs: ofBoth, not: /\bsaves?\b/ }],
      ['save/action.yml', { inputs: [...ofBoth, 'preset', 'mode'], not: /\bto restore\b|\bit restores\b/ }],
      ['clean/action.yml', { inputs: ['store'], not: /cannot be reached/ }],
    ])
    for (const action of actions) {
      for (const [name, properties] of sectionOf(action, 'inputs')) {
        if (action.startsWith('clean/') && !root.has(name)) continue
        const { inputs = [], not = /^$/ } = own.get(action) ?? {}
        const { description = '' } = inputs.includes(name) ? properties : {}
        if (description !== '')
          expect([action, name, description]).not.toEqual([action, name, expect.stringMatching(not)])
        const expected = { ...root.get(name), ...(description !== '' && { description }) }
        expect([action, name, properties]).toEqual([action, name, expected])
      }
    }
  })

  it('of bench/ are those that it reads; the store’s inputs are the same as in the action', () => {
    const read = new Set<string>()
    readBenchInputs((name) => {
      read.add(name)
      return ''
    }, '/cache')
    const bench = sectionOf('bench/action.yml', 'inputs')
    // What is measured, or would take the place of what is.
    const unused = [
      'host-copies-size',
      'connections',
      'part-size',
      'mode',
      'broker',
      'ramdisk',
      'check-images',
      'compatible',
      'compression-level',
      'signing-key',
      'trusted-writers',
      'verify-key',
    ]
    const ofSteps = [
      'preset',
      'restore-keys',
      'enableCrossOsArchive',
      'fail-on-cache-miss',
      'lookup-only',
      'local-dir',
      'source-times',
    ]
    const ofSaving = ['save', 'save-always', 'job-status', 'secret-files']
    const ofRolling = ['rolling', 'rolling-keep', 'rolling-min-age', 'rolling-branches', 'prune', 'max-size']
    expect([...bench.keys()].sort()).toEqual(
      without([...read], ...unused, ...ofSteps, ...ofSaving, ...ofRolling).sort(),
    )
    const root = sectionOf('action.yml', 'inputs')
    // A step of bench/ always takes long enough for a table.
    for (const name of without([...bench.keys()], 'path', 'summary'))
      if (root.has(name)) expect([name, bench.get(name)]).toEqual([name, root.get(name)])
  })

  it('have the defaults of the code', () => {
    const given = { key: 'x', path: 'x' }
    const declared = Object.fromEntries(
      [...sectionOf('action.yml', 'inputs')].map(([name, { default: value = '' }]) => [name, value]),
    )
    const filled: Record<string, string> = { ...declared, ...given, 'job-status': '' }
    expect(readInputs((name) => filled[name] ?? '', '/cache')).toEqual(
      readInputs((name) => ({ ...given })[name as 'key' | 'path'] ?? '', '/cache'),
    )
  })

  it('that the runner sets say so, and have expressions as defaults', () => {
    const set = [...sectionOf('action.yml', 'inputs')].filter(([, { default: value = '' }]) =>
      value.startsWith('$'),
    )
    const expressions = set.map(([name, { default: value }]) => [
      name,
      value?.replace(/^\$\{\{ (.*) \}\}$/, '$1'),
    ])
    expect(expressions).toEqual([
      ['job-status', 'job.status'],
      [ofRun, 'github.event.repository.default_branch'],
    ])
    for (const [, { description }] of set)
      expect(description).toMatch(/^Set by the runner: .* Do not set it$/)
  })

  it('are never required, because a preset can fill them in', () => {
    for (const action of actions) {
      const required = [...sectionOf(action, 'inputs')].filter(([, { required }]) => required !== 'false')
      expect(required.map(([name]) => name)).toEqual([])
    }
  })

  it('name all presets', () => {
    const { description = '' } = sectionOf('action.yml', 'inputs').get('preset') ?? {}
    const named = description.match(/: auto \(.*?\), (.*)$/)?.[1]?.split(/, | or /)
    expect(named).toEqual(presets.map(({ name }) => name))
  })
})

describe('outputs', () => {
  const setBy = (paths: string[]): string[] => {
    const found = paths.flatMap((path) => [...read(path).matchAll(/\boutput\('([^']+)'/g)])
    return [...new Set(found.map(([, name = '']) => name))].sort()
  }
  const ofBench = (path: string): boolean => path.startsWith('bench/src')
  const ofClean = (path: string): boolean => path.startsWith('src/job/clean')
  const sources = globSync(['src/**/*.ts', 'bench/src/**/*.ts'], { cwd: checkout })
  const set = setBy(sources.filter((path) => !ofBench(path) && !ofClean(path)))

  it.each(['action.yml', 'restore/action.yml'])('of %s are those that the code sets', (action) => {
    expect(names(action, 'outputs')).toEqual(set)
  })

  it('of bench/ are those that it sets, and its proposals', () => {
    const proposed = ['mode', 'ramdisk', 'connections', 'part-size']
    expect(names('bench/action.yml', 'outputs')).toEqual(
      [...setBy(sources.filter(ofBench)), ...proposed].sort(),
    )
  })

  it('of clean/ are those that it sets', () => {
    expect(names('clean/action.yml', 'outputs')).toEqual(setBy(sources.filter(ofClean)))
  })

  it('of save/ is the report only', () => {
    expect(names('save/action.yml', 'outputs')).toEqual(['report'])
  })
})

describe('the bundle', () => {
  const files = readdirSync(join(checkout, 'dist')).filter((name) => name.endsWith('.js'))
  const text = files.map((name) => read(`dist/${name}`)).join('\n')
  // The build writes where each part came from.
  const origins = [...text.matchAll(/^\/\/ (\S+\.[cm]?[jt]s)$/gm)].map(([, path]) => path as string)

  it.each(actions)('has the files that %s names', (action) => {
    const runs = sectionOf(action, 'runs')
    expect(runs.get('using')?.value).toBe('node24')
    const named = ['main', 'post'].flatMap((name) => runs.get(name)?.value ?? [])
    expect(named.length).toBe(/^(save|clean)/.test(action) ? 1 : 2)
    for (const path of named) expect(existsSync(join(checkout, action, '..', path))).toBe(true)
  })

  it('is for the same version of Node everywhere', () => {
    const { engines, devDependencies } = JSON.parse(read('package.json'))
    const lock = JSON.parse(read('package-lock.json')).packages['']
    expect([engines, lock.engines]).toEqual([{ node: '>=24' }, { node: '>=24' }])
    expect(sectionOf('bench/action.yml', 'runs').get('using')?.value).toBe('node24')
    expect(devDependencies['@types/node']).toMatch(/^24\./)
    expect(read('scripts/build.mjs')).toContain("target: 'node24'")
    expect(read('scripts/install.mjs')).toMatch(/^const nodeVersion = '24\./m)
  })

  it('has the program of bench/', () => {
    expect(sectionOf('bench/action.yml', 'runs').get('main')?.value).toBe('../dist/bench.js')
    expect(existsSync(join(checkout, 'dist/bench.js'))).toBe(true)
  })

  it('always runs post', () => {
    for (const action of ['action.yml', 'restore/action.yml'])
      expect(sectionOf(action, 'runs').get('post-if')?.value).toBe('always()')
  })

  it('has one HTTP stack at most', () => {
    expect(origins).toContain('src/main/run.ts')
    const packages = new Set(origins.map((path) => path.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0]))
    const of = (name: string): (string | undefined)[] =>
      [...packages].filter((path) => path?.endsWith(`node_modules/${name}`))
    expect(of('undici').length).toBeLessThanOrEqual(1)
    expect([of('@actions/http-client'), of('tunnel'), of('node-fetch'), of('axios')]).toEqual([
      [],
      [],
      [],
      [],
    ])
  })

  it('names its version', () => {
    expect(headstartVersion).toBe(JSON.parse(read('package.json')).version)
  })

  it('has the licence of each package in it', () => {
    const licences = read('dist/THIRD-PARTY-LICENSES.txt')
    const named = [...licences.matchAll(/^(\S+) \d\S*: \S+$/gm)].map(([, name]) => name)
    const packages = origins.flatMap((path) => path.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1] ?? [])
    expect(packages).toContain('undici')
    expect(named).toEqual(expect.arrayContaining(packages))
    expect(licences).toContain('Apache License')
  })

  it('imports only itself and Node', () => {
    // Types in comments name files, too.
    const code = text.replace(/^\s*(\/?\*|\/\/).*$/gm, '').replace(/\/\*.*?\*\//g, '')
    const imported = [
      ...code.matchAll(/^(?:import|export)\b[^;'"]*?(?:from )?["']([^"']+)["']/gm),
      ...code.matchAll(/\b__require\(["']([^"']+)["']\)/g),
      ...code.matchAll(/\bimport\(["']([^"']+)["']\)/g),
    ].map(([, name]) => name as string)
    expect(imported).toContain('node:fs')
    const own = ['process', ...files.map((name) => `./${name}`)]
    expect(imported.filter((name) => !own.includes(name) && !isBuiltin(name))).toEqual([])
  })

  describe('on a Node that is too old', () => {
    const line =
      'Headstart needs Node 24 or newer; found \\d+\\.\\S+ at \\S*node\\S*\\. Put a newer `node` first on the runner.s PATH\\.$'
    const inputs = { key: 'a-key', path: 'deps' }
    const ended = { headstart: '{}' }
    const begun = { headstart: '{"":{"kind":"miss","key":"a-key","inputs":{},"hasInstall":false}}' }

    it.each<[Parameters<typeof runStep>[1], Record<string, string>, number, string[]]>([
      ['restore', {}, 1, [`^::error::${line}`]],
      ['restore-only', {}, 1, [`^::error::${line}`]],
      ['bench', {}, 1, [`^::error::${line}`]],
      ['clean', {}, 1, [`^::error::${line}`]],
      ['save', {}, 0, [`^::warning::Failed to save: ${line}`]],
      ['post', ended, 0, []],
      ['unmount', ended, 0, []],
      // Main had another Node.
      ['post', begun, 0, [`^::warning::Failed to save: ${line}`]],
      ['unmount', begun, 0, []],
    ])('%s says so once: %j', async (step, state, exitCode, lines) => {
      const run = await runStep(await newJob(scratch.fresh()), step, inputs, { ...oldNode, state })
      expect(run.exitCode).toBe(exitCode)
      expect(logOf(run)).toEqual(lines.map((text) => expect.stringMatching(text)))
    })
  })

  it('starts without other files', async () => {
    const place = scratch.fresh()
    cpSync(join(checkout, 'dist'), join(place, 'dist'), { recursive: true })
    cpSync(join(checkout, 'package.json'), join(place, 'package.json'))
    const job = await newJob(place)
    const inputs = { key: 'a-key', path: 'deps' }
    const main = await runStep(job, 'restore', inputs, { dist: join(place, 'dist') })
    expect(main).toMatchObject({ exitCode: 0, stderr: '' })
    expect(main.outputs).toMatchObject({ hit: 'miss', 'cache-primary-key': 'a-key' })
    const post = await runStep(job, 'post', inputs, { dist: join(place, 'dist'), state: main.state })
    expect(post).toMatchObject({ exitCode: 0, stderr: '' })
  })
})
