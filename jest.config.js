// How Jest finds, resolves and compiles the tests.
import { fileURLToPath } from 'node:url'

export default {
  testEnvironment: 'node',
  // The ESM-only packages export nothing under `require`.
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'import'] },
  // Jest loads its own dependencies uncompiled; this one would become an ES module under 'import'.
  moduleNameMapper: { '^dedent$': fileURLToPath(import.meta.resolve('dedent')).replace('.mjs', '.js') },
  roots: ['<rootDir>/__tests__'],
  setupFiles: ['<rootDir>/scripts/jest-errors.mjs'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest-quiet.mjs'],
  testMatch: ['**/*.test.ts'],
  testSequencer: '<rootDir>/scripts/jest-order.mjs',
  testTimeout: 60_000,
  // Tests that may run side by side often wait, but more of them at once take more CPU time for the same work.
  maxConcurrency: 5,
  // Tests wait more than they compute: three workers left two cores idle a sixth of the time.
  maxWorkers: 4,
  // Starting a program takes the longer the more memory whoever starts it has; begun anew, a worker has little.
  workerIdleMemoryLimit: '100MB',
  transform: { '\\.(ts|js|mjs)$': '<rootDir>/scripts/jest-transform.mjs' },
  // Every .mjs of a package is an ES module; of the .js files only those of these packages are.
  transformIgnorePatterns: [
    '/node_modules/(?!(@actions|balanced-match|brace-expansion|jose|minimatch|p-limit|smol-toml|yocto-queue)/).*\\.js$',
  ],
}
