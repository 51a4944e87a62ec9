// The project's own scripts, which npm runs when it installs, run on an exact hit, too: no key covers what they read.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { StepRun } from '../../scripts/as-runner.ts'
import {
  annotationsOf,
  type Host,
  type Inputs,
  logOf,
  newPlace,
  restore,
  save,
  writeTree,
} from '../support/host.ts'

const place = newPlace()
const inputs: Inputs = { preset: 'npm', install: 'npm ci --offline --no-audit --no-fund' }

const root = { name: 'app', version: '1.0.0', private: true, workspaces: ['packages/*'] }
const tool = { name: 'tool', version: '1.0.0', dependencies: { lib: '1.0.0' } }
const lib = { name: 'lib', version: '1.0.0' }

/** A workspace of npm that needs no registry: `tool` needs `lib`. */
function projectWith(
  scripts: Record<string, string>,
  { ofTool = {}, ofLib = {} }: { ofTool?: Record<string, string>; ofLib?: Record<string, string> } = {},
): Record<string, string> {
  const link = (name: string) => ({ resolved: `packages/${name}`, link: true })
  const packages = {
    '': root,
    'packages/tool': tool,
    'packages/lib': lib,
    'node_modules/tool': link('tool'),
    'node_modules/lib': link('lib'),
  }
  return {
    'package.json': JSON.stringify({ ...root, scripts }),
    'packages/tool/package.json': JSON.stringify({ ...tool, scripts: ofTool }),
    'packages/lib/package.json': JSON.stringify({ ...lib, scripts: ofLib }),
    'package-lock.json': JSON.stringify({ ...root, lockfileVersion: 3, requires: true, packages }),
  }
}

/** Below the tree, as a client that is generated is. */
const generated = 'node_modules/.gen/out'
const write = (text: string): string => `mkdir -p node_modules/.gen && echo ${text} > ${generated}`
/** A program of the project that writes what `text` of a module exports. */
const generator = (module: string, up = '.'): string =>
  `const { text } = require('${module}'); const fs = require('fs')
  fs.mkdirSync('${up}/node_modules/.gen', { recursive: true }); fs.writeFileSync('${up}/${generated}', text + '\\n')`

const textOf = (run: StepRun): string => logOf(run).join('\n')

async function runJob(
  host: Host,
  files: Record<string, string>,
  { own = inputs, env = {} }: { own?: Inputs; env?: Record<string, string> } = {},
) {
  const job = await host.newJob()
  writeTree(job.workspace, files)
  const main = await restore(job, own, { env })
  const made = join(job.workspace, generated)
  const text = existsSync(made) ? readFileSync(made, 'utf8') : undefined
  const post = await save(job, own, { state: main.state, env })
  return { main, post, text }
}

interface Variant {
  scripts?: Record<string, string>
  ofTool?: Record<string, string>
  files: (text: string) => Record<string, string>
}

const variants: Record<string, Variant> = {
  'a file that the script names': {
    scripts: { postinstall: 'sh tools/gen.sh' },
    files: (text) => ({ 'tools/gen.sh': write(text) }),
  },
  'a file of another script': {
    scripts: { postinstall: 'npm run gen', gen: 'node tools/gen.js' },
    files: (text) => ({ 'tools/gen.js': generator('./lib.js'), 'tools/lib.js': `exports.text = '${text}'` }),
  },
  'a Makefile': {
    scripts: { postinstall: 'make deps' },
    files: (text) => ({ Makefile: `deps:\n\t${write(text)}\n` }),
  },
  'a file below another directory': {
    scripts: { postinstall: 'cd tools && node gen.js' },
    files: (text) => ({
      'tools/gen.js': `${generator('./gen.js', '..')}`.replace(/^.*?;/, `const text = '${text}';`),
    }),
  },
  'a file named without its extension': {
    scripts: { postinstall: 'node tools/gen' },
    files: (text) => ({ 'tools/gen.js': generator('./gen.js').replace(/^.*?;/, `const text = '${text}';`) }),
  },
  'a module of the script': {
    scripts: { postinstall: 'node tools/gen.js' },
    files: (text) => ({ 'tools/gen.js': generator('./lib'), 'tools/lib.js': `exports.text = '${text}'` }),
  },
  'a file of a package of the workspace': {
    ofTool: { postinstall: 'node gen' },
    files: (text) => ({
      'packages/tool/gen.js': generator('./lib', '../..'),
      'packages/tool/lib.js': `exports.text = '${text}'`,
    }),
  },
  'a file of `prepare`': {
    scripts: { prepare: 'node tools/gen' },
    files: (text) => ({ 'tools/gen.js': generator('./lib'), 'tools/lib.js': `exports.text = '${text}'` }),
  },
}

describe('an exact hit has what the scripts of the project make now, after a change of', () => {
  it.each(Object.entries(variants))('%s', async (_, { scripts = {}, ofTool = {}, files }) => {
    const host = place.newHost()
    const project = projectWith(scripts, { ofTool })
    const first = await runJob(host, { ...project, ...files('old') })
    expect([first.main.outputs.hit, first.text]).toEqual(['miss', 'old\n'])
    const second = await runJob(host, { ...project, ...files('new') })
    expect([second.main.outputs.hit, second.text]).toEqual(['exact', 'new\n'])
    expect(textOf(second.main)).not.toContain(`Run ${inputs.install}`)
    expect(annotationsOf(second.main)).toEqual([])
  })
})

describe('after an exact hit', () => {
  const noted = (of: string, names: string[]): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, `echo ${of} ${name} >> "$RAN"`]))
  const all = ['preinstall', 'install', 'postinstall', 'prepublish', 'prepare', 'dependencies', 'test']
  const project = projectWith(
    { ...noted('root', all), prebuild: 'exit 1' },
    { ofTool: noted('tool', all), ofLib: noted('lib', ['postinstall']) },
  )

  /** Two equal jobs: the outcome of the second, and the scripts that ran in each. */
  async function twoJobs(files = project, more: Inputs = {}) {
    const host = place.newHost()
    const ran = join(host.dir, 'ran')
    const run = async () => {
      rmSync(ran, { force: true })
      const { main, post } = await runJob(host, files, { own: { ...inputs, ...more }, env: { RAN: ran } })
      return { main, post, ran: existsSync(ran) ? readFileSync(ran, 'utf8').trim().split('\n') : [] }
    }
    const first = await run()
    expect([first.main.exitCode, first.main.outputs.hit]).toEqual([0, 'miss'])
    const second = await run()
    expect(second.main.outputs.hit).toBe('exact')
    return { first, second }
  }

  it('the scripts that npm runs run, those of packages after the ones that they need', async () => {
    const { first, second } = await twoJobs()
    expect(second.ran).toEqual([
      'lib postinstall',
      ...['preinstall', 'install', 'postinstall', 'prepare'].map((name) => `tool ${name}`),
      ...['dependencies', 'preinstall', 'install', 'postinstall', 'prepublish', 'prepare'].map(
        (name) => `root ${name}`,
      ),
    ])
    expect([...second.ran].sort()).toEqual([...first.ran].sort())
    expect(logOf(second.main)).toContainEqual(
      expect.stringMatching(
        /^Scripts of this project run after a hit, too: `npm run postinstall` in packages\/lib, `npm run install` in packages\/tool, `npm run prepare` in packages\/tool, .*`npm run prepare`\. To run another command, set `rebuild`; to run nothing, `rebuild: none`\.$/,
      ),
    )
    expect(textOf(second.post)).toMatch(/^Cache hit occurred on the primary key /)
  })

  it.each<[string, Inputs, Record<string, string>, string[]]>([
    ['none with `rebuild: none`', { rebuild: 'none' }, {}, []],
    ['the command of `rebuild` instead', { rebuild: 'echo again >> "$RAN"' }, {}, ['again']],
    ['none if the command ignores them', { install: `${inputs.install} --ignore-scripts` }, {}, []],
    ['none if a setting ignores them', {}, { '.npmrc': '# ignore-scripts=false\nignore-scripts=true\n' }, []],
  ])('runs %s', async (_, more, files, ran) => {
    const { second } = await twoJobs({ ...project, ...files }, more)
    expect(second.ran).toEqual(ran)
    expect(textOf(second.main)).not.toContain('Scripts of this project')
  })

  it('runs no scripts of directories that the command does not install', async () => {
    const scripts = noted('other', all)
    const other = { name: 'other', version: '1.0.0', scripts }
    const { second } = await twoJobs({
      ...projectWith({}),
      'examples/x/package.json': JSON.stringify(other),
      'examples/x/package-lock.json': JSON.stringify({
        ...other,
        lockfileVersion: 3,
        packages: { '': other },
      }),
      'packages/nested/y/package.json': JSON.stringify(other),
    })
    expect(second.ran).toEqual([])
  })

  it('runs the command as after a miss if a script works only with it', async () => {
    // As with a version of the tool that only the command starts.
    const files = projectWith({ postinstall: 'test "$WITH" && echo root >> "$RAN"' })
    const install = `export WITH=1; ${inputs.install}`
    const { second } = await twoJobs(files, { install })
    expect(second.main.exitCode).toBe(0)
    expect(second.ran).toEqual(['root'])
    expect(annotationsOf(second.main)).toEqual([
      '::notice::The command `npm run postinstall` failed with exit code 1. So the command of `install` runs, as after a miss. If it works without this script, set `rebuild: none`.',
    ])
  })

  it('fails as the command does if a script fails', async () => {
    const files = projectWith({ postinstall: 'test -e source' })
    const host = place.newHost()
    await runJob(host, { ...files, source: '' })
    const { main } = await runJob(host, files)
    expect([main.exitCode, main.outputs.hit]).toEqual([1, 'exact'])
    expect(annotationsOf(main).at(-1)).toMatch(/^::error::The command `npm ci .*` failed with exit code 1\.$/)
  })
})
