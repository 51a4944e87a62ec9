// Measures two runners of a matrix in a real workflow, and compares them in a later job, as in docs/bench.md.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readResult } from '../support/bench-schema.ts'
import { newAct, steps } from '../support/jobs/act.ts'
import { newScratch } from '../support/scratch.ts'

const newRepository = newAct()
const scratch = newScratch()

it('measures the jobs of a matrix and compares them in a later job', () => {
  // Artifacts are GitHub's to keep; a directory does for what is handed over.
  const shared = scratch.fresh()
  const repository = newRepository([
    {
      name: 'measure',
      more: 'strategy: { matrix: { runner: [left, right] } }',
      steps: steps(`- run: mkdir deps && seq 1000 > deps/numbers && cp deps/numbers deps/more
- id: bench
  uses: octo/headstart/bench@v1
  with:
    path: deps
    repeats: 1
    label: $\{{ matrix.runner }}
    output: ${shared}/headstart-bench-$\{{ matrix.runner }}.json
- run: echo "proposed $\{{ steps.bench.outputs.mode }} in $\{{ steps.bench.outputs.report }}"`),
    },
    {
      name: 'compare',
      more: 'needs: measure',
      steps: steps(`- uses: octo/headstart/bench@v1
  id: compared
  with: { compare: ${shared}, output: ${shared}/all.svg }
- run: echo "picture $\{{ steps.compared.outputs.picture }}"`),
    },
  ])
  const { exitCode, lines } = repository.push(1)
  expect(exitCode).toBe(0)
  const path = (runner: string): string => join(shared, `headstart-bench-${runner}.json`)
  for (const runner of ['left', 'right']) {
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`^proposed (unpack|mount) in ${path(runner)}$`)),
    )
    const result = readResult(path(runner))
    expect(result).toMatchObject({ label: runner, tree: { from: 'path', files: 2 }, store: null })
    expect(result.ways.find(({ id }) => id === 'headstart-unpack')).toMatchObject({
      storedBytes: expect.any(Number),
    })
  }
  expect(lines).toContain(`picture ${shared}/all.svg`)
  expect(lines.map((line) => line.trim().split(/ {2,}/))).toContainEqual(['way', 'left', 'right'])
  const svg = readFileSync(join(shared, 'all.svg'), 'utf8')
  for (const word of ['left', 'right', 'Headstart, unpacked']) expect(svg).toContain(`>${word}<`)
})
