import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import hooks from 'eslint-plugin-react-hooks'
import testing from 'eslint-plugin-testing-library'
import typescript from 'typescript-eslint'

export default [
  { ignores: ['**/dist', '**/*.js'] },
  js.configs.recommended,
  ...typescript.configs.recommended,
  { plugins: { 'react-hooks': hooks }, rules: hooks.configs.recommended.rules },
  { files: ['**/*.spec.tsx'], ...testing.configs['flat/react'] },
  prettier,
]
