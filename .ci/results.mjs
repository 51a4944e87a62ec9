// Reads Jest's results: `failed FILE` prints the test files that failed, `count DIRECTORY CHECKS` the closing line.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const [command, path, checks] = process.argv.slice(2)

/** A suite that could not even start holds no failed test. */
const failedIn = ({ status, assertionResults }) => {
  const tests = assertionResults.filter((test) => test.status === 'failed').length
  return tests === 0 && status === 'failed' ? 1 : tests
}

const suitesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).testResults

if (command === 'failed') {
  for (const suite of suitesOf(path))
    if (failedIn(suite) > 0) console.log(suite.name.replace(/^.*\/__tests__\//, ''))
} else {
  // The second run of a file, in `NAME-again.json`, counts instead of the first one.
  const suites = new Map()
  for (const name of readdirSync(path).sort((a, b) => a.length - b.length))
    for (const suite of suitesOf(join(path, name)))
      suites.set(`${name.replace('-again', '')} ${suite.name}`, suite)
  const all = [...suites.values()]
  const sum = (count) => all.reduce((total, suite) => total + count(suite), 0)
  const having = (status) =>
    sum((suite) => suite.assertionResults.filter((test) => test.status === status).length)
  const failed = sum(failedIn) + Number(checks)
  const skipped = having('pending') > 0 ? `, ${having('pending')} skipped` : ''
  console.log(`${having('passed')} passed, ${failed} failed${skipped}`)
  process.exitCode = failed > 0 ? 1 : 0
}
