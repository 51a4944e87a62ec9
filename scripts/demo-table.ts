// Draws how long jobs wait.

/** The measured times, or the reason why there are none. */
export type Row = { way: string } & ({ ms: number } | { whyNot: string })

const widest = 40

/** The second row has the plain commands. The other rows are compared with it. */
export function table(rows: Row[]): string {
  const plainMs = msOf(rows[1])
  const lines = rows.map((row) => {
    const name = `    ${row.way.padEnd(26)}`
    if ('whyNot' in row) return `${name}not here: ${row.whyNot}`
    const bar =
      row.ms > plainMs ? `${'█'.repeat(widest)}…` : '█'.repeat(Math.ceil((widest * row.ms) / plainMs))
    return `${name}${(row.ms / 1000).toFixed(2).padStart(6)} s  ${bar}`
  })
  return [...lines, '', sentence(rows, plainMs)].join('\n')
}

function sentence(rows: Row[], plainMs: number): string {
  const [fastest] = rows.flatMap((row) => ('ms' in row ? [row] : [])).toSorted((a, b) => a.ms - b.ms)
  if (!fastest) return ''
  const times = (plainMs / fastest.ms).toFixed(1)
  return `${fastest.way}: this job starts ${times} times as fast as with plain tar and zstd.`
}

function msOf(row: Row | undefined): number {
  return row && 'ms' in row ? row.ms : Number.NaN
}
