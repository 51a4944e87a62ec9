// Each action-types.yml fits its action.yml and the code: https://github.com/typesafegithub/github-actions-typing
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { readInputs } from '../../../src/inputs/inputs.ts'
import { presets } from '../../../src/inputs/presets/index.ts'
import { messageOf } from '../../../src/system/failure.ts'

interface Type {
  type: string
  'allowed-values'?: string[]
  separator?: string
  'list-item'?: Type
}
type Section<Value> = Record<'inputs' | 'outputs', Record<string, Value> | undefined>

const root = join(import.meta.dirname, '../../..')
const read = <Value>(path: string) => load(readFileSync(join(root, path), 'utf8')) as Section<Value>
const actions = ['', 'restore/', 'save/', 'clean/', 'bench/'].map((dir) => ({
  dir,
  action: read<{ default?: string }>(`${dir}action.yml`),
  types: read<Type>(`${dir}action-types.yml`),
}))

const keysOf: Record<string, string[]> = {
  string: ['type'],
  boolean: ['type'],
  integer: ['type'],
  enum: ['type', 'allowed-values'],
  list: ['type', 'separator', 'list-item'],
}

/** The reason why a value does not fit its type. */
function misfitOf(value: string, type: Type): string | undefined {
  const legal: Record<string, boolean> = {
    boolean: ['true', 'false'].includes(value),
    integer: /^\d+$/.test(value),
    enum: type['allowed-values']?.includes(value) ?? false,
  }
  return (legal[type.type] ?? true) ? undefined : `'${value}' is no ${type.type}`
}

describe.each(actions)('action-types.yml in "$dir"', ({ action, types }) => {
  it('has every input and output, in the order of action.yml', () => {
    for (const section of ['inputs', 'outputs'] as const)
      expect(Object.keys(types[section] ?? {})).toEqual(Object.keys(action[section] ?? {}))
  })

  it('has types as the format writes them, which the defaults fit', () => {
    for (const [name, type] of Object.entries({ ...types.outputs, ...types.inputs })) {
      expect([name, Object.keys(type)]).toEqual([name, keysOf[type.type]])
      const item = type['list-item'] ?? type
      expect([name, Object.keys(item)]).toEqual([name, keysOf[item.type]])
      expect((item['allowed-values'] ?? []).every((value) => typeof value === 'string')).toBe(true)
    }
    for (const [name, { default: value }] of Object.entries(action.inputs ?? {})) {
      const type = types.inputs?.[name] ?? { type: 'none' }
      if (value !== undefined) expect([name, misfitOf(value, type)]).toEqual([name, undefined])
    }
  })
})

const [{ types }] = actions as [(typeof actions)[number]]

it.each(['restore/', 'save/'])('%s has the same types as the whole action', (dir) => {
  const own = actions.find((one) => one.dir === dir)?.types
  for (const section of ['inputs', 'outputs'] as const)
    expect(types[section]).toMatchObject(own?.[section] ?? {})
})

it('clean/ has the same types as the whole action where it has the same inputs', () => {
  const own = actions.find(({ dir }) => dir === 'clean/')?.types.inputs ?? {}
  const shared = Object.entries(own).filter(([name]) => name in (types.inputs ?? {}))
  expect(shared.length).toBeGreaterThan(10)
  expect(types.inputs).toMatchObject(Object.fromEntries(shared))
})

const choices = Object.entries(types.inputs ?? {}).filter(([, { type }]) => type === 'enum')

it.each(choices)('%s has the words that the code knows', (name, { 'allowed-values': words = [] }) => {
  const given: Record<string, string> = { key: 'k', path: 'p', [name]: '?' }
  const message = (() => {
    try {
      readInputs((input) => given[input] ?? '', '/cache')
      return ''
    } catch (error) {
      return messageOf(error)
    }
  })()
  expect(message).toMatch(/it must be one of: .*\.$/)
  const legal = message.replace(/^.*it must be one of: |\.$/g, '').split(', ')
  expect(words.toSorted()).toEqual(legal.toSorted())
})

it('preset has the names of all presets', () => {
  const words = types.inputs?.preset?.['list-item']?.['allowed-values']
  expect(words).toEqual(['auto', ...presets.map(({ name }) => name)])
})
