// Own scripts of a project with their tools: after an exact hit, the scripts run that the tool runs when it installs.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { annotationsOf, logOf, newPlace, restore, save, writeTree } from '../support/host.ts'
import { environmentFor, lockedBy, toolAt } from '../support/real-projects/real-project.ts'

const place = newPlace()
const tools = join(import.meta.dirname, '../../.tools')
const modules = 'package-managers/node_modules'

type Files = Record<string, string>

interface Tool {
  preset: string
  /** The program and its first arguments; none if it is on PATH. */
  program?: string[]
  files: Files
  lockFile: string
  lock: string
  install: string
  env?: Record<string, string>
  /** In the cached tree. */
  generated: string
}

const names = [
  ...['preinstall', 'install', 'postinstall', 'prepublish', 'preprepare', 'prepare', 'postprepare'],
  ...['pnpm:devPreinstall', 'test'],
]
const noted = (of: string, all: string[]): Files =>
  Object.fromEntries(all.map((name) => [name, `echo ${of} ${name} >> "$RAN"`]))

/** A workspace: the root needs `tool`, which needs `lib`. */
function workspace(generated: string, version: string): Files {
  const manifest = (name: string, needs: string[], scripts: Files, more = {}): string => {
    const dependencies = Object.fromEntries(needs.map((needed) => [needed, version]))
    // Yarn 4 removes an empty list.
    return JSON.stringify({
      ...{ name, version: '1.0.0', private: true, scripts, ...more },
      ...(needs.length > 0 && { dependencies }),
    })
  }
  const scripts = { ...noted('app', names), postinstall: 'echo app postinstall >> "$RAN"; node tools/gen' }
  return {
    'package.json': manifest('app', ['tool'], scripts, { workspaces: ['packages/*'] }),
    'packages/tool/package.json': manifest('tool', ['lib'], noted('tool', names)),
    'packages/lib/package.json': manifest('lib', [], noted('lib', ['postinstall'])),
    'tools/gen.js': `require('fs').writeFileSync('${generated}', require('./text'))`,
  }
}

const inModules = 'node_modules/generated'
const berry = [toolAt({ dir: '', tools }, 'bin/node'), join(tools, modules, '@yarnpkg/cli-dist/bin/yarn.js')]
const ofBerry = {
  preset: 'yarn',
  program: berry,
  lockFile: 'yarn.lock',
  lock: 'touch yarn.lock; yarn install --mode=skip-build',
  install: 'yarn install --immutable',
  env: { YARN_ENABLE_TELEMETRY: '0' },
}

const all: Record<string, Tool> = {
  npm: {
    preset: 'npm',
    files: workspace(inModules, '1.0.0'),
    lockFile: 'package-lock.json',
    lock: 'npm install --package-lock-only --offline --ignore-scripts',
    install: 'npm ci --offline',
    generated: inModules,
  },
  pnpm: {
    preset: 'pnpm',
    program: [join(tools, modules, `@pnpm/exe.linux-${process.arch}/pnpm`)],
    files: { ...workspace(inModules, 'workspace:*'), 'pnpm-workspace.yaml': 'packages: ["packages/*"]\n' },
    lockFile: 'pnpm-lock.yaml',
    lock: 'pnpm install --lockfile-only --offline --ignore-scripts',
    install: 'pnpm install --frozen-lockfile --offline',
    generated: inModules,
  },
  'Yarn 1': {
    preset: 'yarn',
    program: [toolAt({ dir: '', tools }, 'bin/node'), join(tools, modules, 'yarn/bin/yarn.js')],
    files: workspace(inModules, '1.0.0'),
    lockFile: 'yarn.lock',
    lock: 'yarn install --offline --ignore-scripts',
    install: 'yarn install --frozen-lockfile --offline',
    generated: inModules,
  },
  'Yarn 4': {
    ...ofBerry,
    files: { ...workspace(inModules, 'workspace:*'), '.yarnrc.yml': 'nodeLinker: node-modules\n' },
    generated: inModules,
  },
  "Yarn 4 with Plug'n'Play": {
    ...ofBerry,
    files: workspace('.pnp.generated', 'workspace:*'),
    generated: '.pnp.generated',
  },
  Composer: {
    preset: 'composer',
    files: {
      'composer.json': JSON.stringify({
        repositories: [{ packagist: false }],
        autoload: { classmap: ['src'] },
        scripts: Object.fromEntries(
          ['pre-install-cmd', 'post-install-cmd', 'post-autoload-dump', 'post-update-cmd'].map((name) => [
            name,
            `echo ${name} >> "$RAN"; mkdir -p vendor; cp text vendor/generated`,
          ]),
        ),
      }),
      'src/A.php': '<?php class A {}',
    },
    lockFile: 'composer.lock',
    lock: 'composer update --no-install --no-scripts --quiet',
    install: 'composer install',
    env: { COMPOSER_ALLOW_SUPERUSER: '1', COMPOSER_NO_INTERACTION: '1' },
    generated: 'vendor/generated',
  },
}

it.each(Object.entries(all))('%s', async (_, tool) => {
  const { preset, program, files, lockFile, lock, install, generated } = tool
  const host = place.newHost()
  const bin = join(host.dir, 'programs')
  const env = {
    ...environmentFor({ dir: bin, tools }, program ? { [preset]: program } : {}),
    ...tool.env,
    RAN: join(host.dir, 'ran'),
  }
  const text = await lockedBy(lock, { dir: join(host.dir, 'lock'), env, files, lockFile })
  const [workspace, home] = [join(host.dir, 'workspace'), join(host.dir, 'home')]
  const runJob = async (more: Files) => {
    for (const path of [workspace, home, env.RAN]) rmSync(path, { recursive: true, force: true })
    const job = await host.newJob({ workspace, home, env })
    writeTree(workspace, { ...files, [lockFile]: text, ...more })
    const inputs = { preset, install }
    const main = await restore(job, inputs)
    expect(annotationsOf(main)).toEqual([])
    expect(main.exitCode).toBe(0)
    const made = readFileSync(join(workspace, generated), 'utf8')
    const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')
    const classes = read(join(workspace, 'vendor/composer/autoload_classmap.php'))
    await save(job, inputs, { state: main.state })
    return { main, made, classes, ran: read(env.RAN).trim().split('\n') }
  }
  const first = await runJob({ 'tools/text.js': 'module.exports = "old"', text: 'old' })
  expect([first.main.outputs.hit, first.made]).toEqual(['miss', 'old'])
  const second = await runJob({
    'tools/text.js': 'module.exports = "new"',
    text: 'new',
    'src/B.php': '<?php class B {}',
  })
  expect([second.main.outputs.hit, second.made]).toEqual(['exact', 'new'])
  expect(second.ran.filter((line) => !/ (pre|post)prepare$/.test(line)).sort()).toEqual(
    first.ran.filter((line) => !/ (pre|post)prepare$/.test(line)).sort(),
  )
  if (preset === 'composer') expect(second.classes).toContain('B.php')
  else expect(logOf(second.main)).not.toContain(`Run ${install}`)
})
