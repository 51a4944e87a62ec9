import js from '@eslint/js'

const languageOptions = { globals: { document: 'readonly', module: 'writable', require: 'readonly' } }
const ofJest = { expect: 'readonly', it: 'readonly' }

export default [
  { ignores: ['**/dist'] },
  { ...js.configs.recommended, languageOptions },
  { files: ['**/*.test.js'], languageOptions: { globals: ofJest } },
]
