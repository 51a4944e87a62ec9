// The state that main passes to post: what main saves comes back, and anything else is refused.
import { loadStates, type States } from '../../../src/job/shared/state.ts'

const states: States = {
  '': { key: 'key', matchedKey: 'key', inputs: { path: 'a' }, signingMark: '', restored: { name: 'n' } },
  b: {
    of: 'a',
    mountRoot: '/m',
    mounted: {
      version: 'v',
      key: 'k',
      size: 1,
      files: 1,
      layers: [{ kind: 'image', offset: 0, length: 1, files: 1, bytes: 1 }],
      identity: 'i',
      since: 0.5,
    },
    brokered: { socket: '/s', mounts: [{ target: '/t', pattern: 't', view: '/v' }] },
  },
}

afterEach(() => delete process.env.STATE_headstart)

function load(value: unknown): States | undefined {
  process.env.STATE_headstart = typeof value === 'string' ? value : JSON.stringify(value)
  return loadStates()
}

it('comes back as it was saved', () => {
  expect(load(states)).toEqual(states)
  expect(load({})).toEqual({})
  expect(load('')).toBeUndefined()
})

it.each<{ what: string; value: unknown; why: string }>([
  { what: 'text', value: 'text', why: 'JSON' },
  { what: 'a list', value: { a: [], b: 1 }, why: ': b' },
  { what: 'a key that is no text', value: { a: { key: 1 } }, why: ': a.key' },
  { what: 'inputs that are no texts', value: { a: { inputs: { path: 1 } } }, why: ': a.inputs' },
  {
    what: 'a mounted entry without a key',
    value: { a: { mounted: { version: 'v' } } },
    why: ': a.mounted.key',
  },
  {
    what: 'a mount without a target',
    value: { a: { brokered: { socket: '/s', mounts: [{ pattern: 't', view: '/v' }] } } },
    why: ': a.brokered.mounts.0.target',
  },
])('is refused with the field that is wrong: $what', ({ value, why }) => {
  expect(() => load(value)).toThrow(why)
})
