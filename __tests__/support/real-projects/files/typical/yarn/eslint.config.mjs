import js from '@eslint/js'
import typescript from 'typescript-eslint'

export default [
  { ignores: ['**/dist', '**/*.js'] },
  js.configs.recommended,
  ...typescript.configs.recommended,
]
