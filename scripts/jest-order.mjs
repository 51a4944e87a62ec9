// Starts the longest test files first, so that no core is idle at the end. A fresh clone knows no durations, and the
// size of a file, by which Jest would go, says little: many long files only wait.
import { basename } from 'node:path'

const longestFirst = [
  'hostile-entries',
  'bad-objects',
  'github-faults-save',
  'black-box',
  'actions-cache',
  'mount',
  'github-faults-restore',
  'drop-in',
  's3-patience',
  'lazy',
  'stores',
  'mount-trouble',
  's3-faults-restore',
  'lazy-fetch',
  'formats',
  'lazy-faults',
  'bench',
  'round-trip',
  'lazy-stores',
  'download',
  'github-step',
  'mount-workflow',
  'kill',
  'actions-cache-damage',
  's3-faults-save',
  'stash-step',
  'bottleneck-steps',
  'hostile-names',
  'concurrent',
  'lazy-trouble',
  'cache-service-peer',
  's3-draft',
  'github-interop',
  'squashfs-check',
  'zstd',
  'servers',
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
