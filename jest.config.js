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
  // Of tests that say they can run side by side: those of them that take long only wait.
  maxConcurrency: 5,
  // Tests often wait, so two workers leave cores idle. Four get in each other's way: the same work takes them more CPU time.
  maxWorkers: 3,
  // Starting a program takes the longer the more memory whoever starts it has; begun anew, a worker has little.
  workerIdleMemoryLimit: '100MB',
  transform: { '\\.(ts|js|mjs)$': '<rootDir>/scripts/jest-transform.mjs' },
  // Every .mjs of a package is an ES module; of the .js files only those of these packages are.
  transformIgnorePatterns: [
    '/node_modules/(?!(@actions|balanced-match|brace-expansion|jwt-decode|minimatch)/).*\\.js$',
  ],
}
