// Checks everything but the tests: types, lint, the figures of the code, dist, workflows, and the workflows that the docs show.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workflowExamples } from './workflow-examples.ts'

const root = join(import.meta.dirname, '..')
const actions = [
  'action.yml',
  'restore/action.yml',
  'save/action.yml',
  'clean/action.yml',
  'bench/action.yml',
]
const zizmor = ['zizmor', '--offline', '--no-progress', '--strict-collection', '--quiet']
const failed: string[] = []

function check(name: string, [command = '', ...argv]: string[], cwd = root): void {
  const { status, error } = spawnSync(command, argv, { cwd, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) failed.push(name)
}

const node = (script: string, ...argv: string[]): string[] => ['node', `node_modules/${script}`, ...argv]

check('types', node('typescript/bin/tsc', '--noEmit'))
check('lint', node('@biomejs/biome/bin/biome', 'check'))
check('figures', ['node', 'scripts/figures.ts'])
check('dist', ['node', 'scripts/build.mjs', '--check'])
check('workflows (zizmor)', [...zizmor, '.github', ...actions])
check('workflows (actionlint)', ['actionlint'])

// actionlint compares inputs and outputs only with actions in the workflow's own project.
const project = mkdtempSync(join(tmpdir(), 'headstart-examples-'))
process.on('exit', () => rmSync(project, { recursive: true, force: true }))
const workflows = join(project, '.github/workflows')
for (const dir of [workflows, join(project, '.git')]) mkdirSync(dir, { recursive: true })
for (const path of ['.github/actionlint.yaml', 'dist', ...actions])
  cpSync(join(root, path), join(project, path), { recursive: true })
for (const { name, text } of workflowExamples(root))
  writeFileSync(join(workflows, name), text.replace(/headstart\/cache([/\w]*)@v0/g, './$1'))
check('examples in the docs (zizmor)', [
  ...zizmor,
  '--config',
  join(root, '.github/zizmor-examples.yml'),
  workflows,
])
check('examples in the docs (actionlint)', ['actionlint'], project)

for (const name of failed) console.error(`check: ${name} FAILED`)
process.exitCode = failed.length > 0 ? 1 : 0
