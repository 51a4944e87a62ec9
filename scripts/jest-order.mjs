// Starts the longest test files first, so that no core is idle at the end. A fresh clone knows no durations, and the
// size of a file, by which Jest would go, says little: many long files only wait.
import { basename } from 'node:path'

const longestFirst = [
  'black-box',
  'github-faults-save',
  'bad-objects',
  'lazy-fetch',
  'mount',
  's3-faults-save',
  'round-trip',
  'lazy-faults',
  'github-interop',
  'github-faults-restore',
  'lazy',
  's3-faults-restore',
  'stores',
  'bench',
  's3-faults-random',
  'zstd',
  's3-patience',
  'mount-workflow',
  's3-trouble',
  'stash-step',
  'bottleneck-steps',
  'lazy-stores',
  'mount-trouble',
  'concurrent',
  'github-faults-random',
  'paths',
  'download',
  'drop-in',
  'github-step',
  'lazy-trouble',
  'hostile-names',
  'formats',
  'merge',
]

function rankOf({ path }) {
  const rank = longestFirst.indexOf(basename(path, '.test.ts'))
  return rank < 0 ? longestFirst.length : rank
}

export default class Order {
  sort(tests) {
    return tests.toSorted((a, b) => rankOf(a) - rankOf(b) || sizeOf(b) - sizeOf(a))
  }

  allFailedTests(tests) {
    return tests
  }

  cacheResults() {}
}

function sizeOf({ path, context }) {
  return context.hasteFS.getSize(path) ?? 0
}
