export default { test: { exclude: ['dist', 'node_modules', '.next'], testTimeout: 60_000 } }
