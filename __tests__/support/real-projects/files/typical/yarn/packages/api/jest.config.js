module.exports = {
  testEnvironment: 'node',
  testTimeout: 60_000,
  transform: { '\\.ts$': ['ts-jest', { tsconfig: { module: 'commonjs', moduleResolution: 'node10', ignoreDeprecations: '6.0', target: 'es2023', isolatedModules: true, experimentalDecorators: true, emitDecoratorMetadata: true } }] },
}
