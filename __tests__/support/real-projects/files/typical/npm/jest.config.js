module.exports = {
  testEnvironment: 'jsdom',
  testTimeout: 60_000,
  transform: {
    '\\.tsx?$': [
      'ts-jest',
      { tsconfig: { module: 'commonjs', moduleResolution: 'bundler', esModuleInterop: true, isolatedModules: true, jsx: 'react-jsx' } },
    ],
  },
}
