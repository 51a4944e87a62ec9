// Workflows with `pre-commit-${{ runner.os }}-${{ env.pythonLocation }}-…`, as https://pre-commit.com has it: the variable is not
// set, so jobs with other versions of Python share `pre-commit-Windows--abc`.
import { annotationsOf, newPlace, restore } from '../../support/host.ts'

const place = newPlace()
const host = place.newHost()

it.each(['pre-commit-Windows--abc', '-abc', '/abc', 'cache//abc', 'cache/-abc', 'cache-/abc'])(
  'An empty part of the key %s is a warning',
  async (key) => {
    for (const more of [{}, { rolling: 'true' }] as Record<string, string>[])
      expect(annotationsOf(await restore(await host.newJob(), { path: 'deps', key, ...more }))).toEqual([
        `::warning::The key ${key} has an empty part: an expression in it has no value, such as a variable that is not set, or an output of a step that has not run. Jobs that should have other keys share this one. Correct the expression.`,
      ])
  },
)

it.each(['npm-Linux-abc', 'a/b_c__d.e', 'v1-https://example.com/x'])('%s has none', async (key) => {
  expect(annotationsOf(await restore(await host.newJob(), { path: 'deps', key }))).toEqual([])
})
