// Makes complete workflows of the YAML examples in README.md and docs, so that linters can read them.
import { globSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'

export interface WorkflowExample {
  /** Names the page. */
  name: string
  text: string
}

const pages = ['*.md', 'docs/**/*.md', '{bench,broker,restore,save,clean}/*.md']
/** Keys of a job; an example with other keys shows inputs of the action. */
const ofJob = ['env', 'permissions', 'steps', 'runs-on', 'container', 'services']

/** @param root the directory of the project */
export function workflowExamples(root: string): WorkflowExample[] {
  return globSync(pages, { cwd: root })
    .sort()
    .flatMap((page) => examplesIn(page, readFileSync(`${root}/${page}`, 'utf8')))
}

/** An example keeps its line numbers, so that a finding leads to the line of the page. */
export function examplesIn(page: string, text: string): WorkflowExample[] {
  return [...text.matchAll(/^```ya?ml\n(.*?)^```$/gms)].map(({ 0: block, 1: example = '', index }) => {
    const line = text.slice(0, index + block.indexOf('\n') + 1).split('\n').length
    const { before, indent, after } = workflowAround(example)
    const padding = '\n'.repeat(Math.max(0, line - before.length - 1))
    const inside = example.replace(/^(?=.)/gm, ' '.repeat(indent))
    return {
      name: `${page.replaceAll('/', '-')}-${line}.yml`,
      text: `${before.join('\n')}\n${padding}${inside}${after}`,
    }
  })
}

interface Surroundings {
  before: string[]
  indent: number
  after: string
}

function workflowAround(example: string): Surroundings {
  const value = load(example)
  const isStarted = Object.keys(value as object).includes('on')
  const workflow = ['name: Example', ...(isStarted ? [] : ['on: push']), 'permissions: {}']
  const job = [...workflow, 'jobs:', '  example:', '    name: Example']
  const runsOn = '    runs-on: ubuntu-latest'
  const step = ['      - uses: headstart/cache@v0', '        with:']
  if (Array.isArray(value)) return { before: [...job, runsOn, '    steps:'], indent: 6, after: '' }
  const keys = Object.keys(value as object)
  if (keys.includes('jobs')) return { before: workflow, indent: 0, after: '' }
  if (!keys.every((key) => ofJob.includes(key)))
    return { before: [...job, runsOn, '    steps:', ...step], indent: 10, after: '' }
  const after = keys.includes('steps') ? '' : '    steps:\n      - run: make\n'
  return { before: [...job, ...(keys.includes('runs-on') ? [] : [runsOn])], indent: 4, after }
}
