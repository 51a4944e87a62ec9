// Starts the longest test files first, so that no core is idle at the end. A fresh clone has no durations, and Jest would
// sort by the size of files. The size says little, because many long files only wait. Most tests of parts take a second or
// less: they come last, and fill the time in which a last long file would keep one core.
import { basename } from 'node:path'

const longestFirst = [
  'hostile-entries',
  'black-box',
  's3-patience',
  'round-trip',
  'stores',
  'rolling-jobs',
  'actions-cache',
  'lazy-faults',
  'lazy-stores',
  'lazy-fetch',
  'bad-objects',
  'github-faults-restore',
  'mount-workflow',
  'hostile-names',
  'layer-saves',
  'download',
  'github-faults-save',
  's3-faults-restore',
  'bottleneck-steps',
  'stash-step',
  's3-faults-save',
  'github-step',
  'mount-trouble',
  'formats',
  'mount',
  'drop-in',
  'layer-faults',
  'lazy',
  'squashfs',
  'kill',
  'bench',
  's3-draft',
  'cache-service-peer',
  'broker-attacks',
  'fuse',
  'lazy-trouble',
  'secrets',
  'concurrent',
  'github-interop',
]

/** Whether a file tests one part of src. */
const isOfPart = ({ path }) => path.includes('/__tests__/unit/')

function rankOf({ path }) {
  const rank = longestFirst.indexOf(basename(path, '.test.ts'))
  return rank < 0 ? longestFirst.length : rank
}

export default class Order {
  sort(tests) {
    return tests.toSorted(
      (a, b) => isOfPart(a) - isOfPart(b) || rankOf(a) - rankOf(b) || sizeOf(b) - sizeOf(a),
    )
  }

  allFailedTests(tests) {
    return tests
  }

  cacheResults() {}
}

function sizeOf({ path, context }) {
  return context.hasteFS.getSize(path) ?? 0
}
