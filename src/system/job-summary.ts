/** Writes to the job's summary. */
import * as runner from './runner.ts'

/**
 * Adds a table, the first row being its head.
 * @param rows HTML without blank lines, after which GitHub would read Markdown
 * @param more Markdown
 */
export function summarize(title: string, [head = [], ...rows]: string[][], more: string): Promise<void> {
  const table = [head.map((data) => ({ data, header: true })), ...rows]
  const heading = runner.named(title)
  return write((summary) => {
    summary.addHeading(heading, 3).addTable(table)
    // Between HTML and Markdown must be an empty line.
    if (more !== '') summary.addEOL().addRaw(more, true)
  })
}

let last = Promise.resolve()

/** One after the other: @actions/core has one buffer, and several caches write at once. */
function write(add: (summary: runner.Summary) => void): Promise<void> {
  const summary = runner.summary()
  if (!summary) return last
  const written = last.then(async () => {
    add(summary)
    await summary.write()
  })
  last = written.catch(() => {})
  return written
}
