// The examples of the docs become complete workflows for the linters of `npm run check`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { examplesIn, workflowExamples } from '../../../scripts/workflow-examples.ts'

const root = join(import.meta.dirname, '../../..')
const jobIn = (text: string) => (load(text) as { jobs: { example: object } }).jobs.example
const steps = [{ run: 'make' }]

interface Step {
  uses?: string
  with?: Record<string, unknown>
}

it.each([
  ['steps', '- run: make\n', { steps }],
  ['a job', 'permissions: {}\nsteps:\n  - run: make\n', { permissions: {}, steps }],
  [
    'a job on its own runner',
    'runs-on: self-hosted\nsteps:\n  - run: make\n',
    { 'runs-on': 'self-hosted', steps },
  ],
  ['the environment of a job', 'env:\n  A: 1\n', { env: { A: 1 }, steps }],
  [
    'inputs',
    'path: |\n  a\n  b\nkey: k\n',
    { steps: [{ uses: 'headstart/cache@v0', with: { path: 'a\nb\n', key: 'k' } }] },
  ],
])('an example that shows %s becomes a workflow', (_, example, expected) => {
  const [{ name, text } = { name: '', text: '' }] = examplesIn(
    'docs/a.md',
    `# A\n\n\`\`\`yaml\n${example}\`\`\`\n`,
  )
  expect(name).toBe('docs-a.md-4.yml')
  expect(load(text)).toMatchObject({ on: 'push', permissions: {} })
  expect(jobIn(text)).toEqual({ name: 'Example', 'runs-on': 'ubuntu-latest', ...expected })
})

it('an example with jobs keeps them', () => {
  const [{ text } = { text: '' }] = examplesIn('a.md', '```yml\njobs:\n  example:\n    runs-on: x\n```\n')
  expect(jobIn(text)).toEqual({ 'runs-on': 'x' })
})

it('an example with events of its own keeps them', () => {
  const page = '```yaml\non: release\njobs:\n  example:\n    runs-on: x\n```\n'
  const [{ text } = { text: '' }] = examplesIn('a.md', page)
  expect(load(text)).toMatchObject({ on: 'release', jobs: { example: { 'runs-on': 'x' } } })
})

it('an example keeps the line that it has in its page', () => {
  const page = `${'text\n'.repeat(20)}\`\`\`yaml\n- run: first\n- run: second\n\`\`\`\n`
  const [{ text } = { text: '' }] = examplesIn('a.md', page)
  expect(text.split('\n').indexOf('      - run: second')).toBe(page.split('\n').indexOf('- run: second'))
})

it('finds the examples of README.md, docs and the other actions', () => {
  const names = workflowExamples(root).map(({ name }) => name.replace(/-\d+\.yml$/, ''))
  expect(names.length).toBeGreaterThan(35)
  expect(names).toEqual(expect.arrayContaining(['README.md', 'docs-recipes.md', 'save-README.md']))
})

it('examples give inputs only values that exist', () => {
  const types = load(readFileSync(join(root, 'action-types.yml'), 'utf8')) as {
    inputs: Record<string, { 'allowed-values'?: unknown[] }>
  }
  const given = workflowExamples(root).flatMap(({ name, text }) => {
    const { jobs } = load(text) as { jobs: Record<string, { steps?: Step[] }> }
    const ours = Object.values(jobs)
      .flatMap(({ steps = [] }) => steps)
      .filter(({ uses }) => uses?.startsWith('headstart/cache'))
    return ours.flatMap((step) =>
      Object.entries(step.with ?? {}).map(([input, value]) => ({ name, input, value })),
    )
  })
  expect(given.length).toBeGreaterThan(100)
  const isWrong = ({ input, value }: (typeof given)[number]): boolean => {
    const allowed = types.inputs[input]?.['allowed-values']
    return allowed !== undefined && !/\$\{\{/.test(String(value)) && !allowed.includes(String(value))
  }
  expect(given.filter(isWrong)).toEqual([])
})
