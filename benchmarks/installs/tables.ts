// The jobs and the modes of projects as tables of Markdown, for docs/benchmarks.md and docs/install.md.
import { median, type Result, ratioOf, suffixOf } from '../report.ts'
import { situations } from './jobs.ts'
import { modes } from './modes.ts'
import { ways } from './ways.ts'

/** The results of each kind, by the rest of their titles. */
function those(results: Result[], kind: string): [string, Result['samples']][] {
  const prefix = `${kind} of `
  return results.flatMap(({ title, samples }): [string, Result['samples']][] =>
    title.startsWith(prefix) ? [[title.slice(prefix.length), samples]] : [],
  )
}

export function tablesOf(results: Result[]): string[] {
  const jobs = those(results, 'jobs')
  const ofModes = those(results, 'modes')
  return [
    ...(jobs.length > 0 ? situations.map((situation) => jobsTable(situation, jobs)) : []),
    ...(ofModes.length > 0 ? [modesTable(ofModes)] : []),
  ]
}

/** Of each way: the time until the tests may run, Headstart's ratio to it, and post. */
function jobsTable(situation: string, jobs: [string, Result['samples']][]): string {
  const rows = jobs.map(([project, samples]) => {
    const [own = []] = ways.map(({ name }) => samples[name + suffixOf(situation)])
    const cells = ways.map(({ name }, at) => {
      const ready = samples[name + suffixOf(situation)] ?? []
      const post = samples[name + suffixOf(`${situation}: post`)]
      const saved = post ? ` + ${seconds(median(post))}` : ''
      return `${seconds(median(ready))} s${saved}${at > 0 ? `; ${ratioOf(own, ready)}` : ''}`
    })
    return [project, ...cells]
  })
  return markdown([situation, ...ways.map(({ name }) => name)], rows)
}

/** Of each mode: the restore, the tool, the tests and post together, and the ratio to unpacking. */
function modesTable(results: [string, Result['samples']][]): string {
  const rows = results.map(([title, samples]) => {
    const [, project = '', kind = ''] = /^(.*) (\w+)$/.exec(title) ?? []
    const cells = modes.map((mode) => {
      const all = samples[mode] ?? []
      const ratio = mode === 'unpack' ? '' : `; ${ratioOf(all, samples.unpack ?? [])}`
      return `${seconds(median(all))} s${ratio}`
    })
    return [project, kind, ...cells]
  })
  return markdown(['project', 'directory', ...modes], rows)
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(2)
}

function markdown(head: string[], rows: string[][]): string {
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`
  return ['', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
