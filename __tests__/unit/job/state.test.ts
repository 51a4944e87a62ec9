// The state that main passes to post: what main saves comes back, and anything else is refused.
import { loadStates, type States } from '../../../src/job/shared/state.ts'

const planned = { inputs: { path: 'a' }, hasInstall: false }
const entry = {
  version: 'v',
  key: 'k',
  size: 1,
  files: 1,
  layers: [{ kind: 'image' as const, offset: 0, length: 1, files: 1, bytes: 1 }],
  identity: 'i',
  since: 0.5,
}
const mount = { target: '/t', pattern: 't', view: '/v' }

const states: States = {
  begun: { kind: 'begun' },
  planned: { kind: 'planned', ...planned },
  b: {
    kind: 'hit',
    of: 'a',
    ...planned,
    key: 'key',
    matchedKey: 'key',
    snapshot: { isOwnScope: true, name: 'n' },
    mounts: { by: 'job', mountRoot: '/m', entry },
  },
  c: {
    kind: 'miss',
    ...planned,
    key: 'key',
    refused: 'key',
    mounts: { by: 'broker', socket: '/s', mounts: [mount] },
  },
}

afterEach(() => delete process.env.STATE_headstart)

function load(value: unknown): States | undefined {
  process.env.STATE_headstart = typeof value === 'string' ? value : JSON.stringify(value)
  return loadStates()
}

/** The state of a hit without one of its fields. */
function without(name: string): object {
  return { ...states.b, [name]: undefined }
}

it('comes back as it was saved', () => {
  expect(load(states)).toEqual(states)
  expect(load({})).toEqual({})
  expect(load('')).toBeUndefined()
})

it.each<{ what: string; value: unknown; why: string }>([
  { what: 'text', value: 'text', why: 'JSON' },
  { what: 'a list', value: { a: states.begun, b: [] }, why: ': b' },
  { what: 'a state of an unknown kind', value: { a: { kind: 'other' } }, why: ': a.kind' },
  { what: 'a hit without its key', value: { a: without('matchedKey') }, why: ': a.matchedKey' },
  { what: 'a lookup without a plan', value: { a: without('hasInstall') }, why: ': a.hasInstall' },
  { what: 'inputs that are no texts', value: { a: { ...states.b, inputs: { path: 1 } } }, why: ': a.inputs' },
  {
    what: 'a mounted entry without a key',
    value: { a: { ...states.b, mounts: { by: 'job', mountRoot: '/m', entry: { ...entry, key: 1 } } } },
    why: ': a.mounts.entry.key',
  },
  {
    what: 'mounts of the job without a mount root',
    value: { a: { ...states.b, mounts: { by: 'job', entry } } },
    why: ': a.mounts.mountRoot',
  },
  {
    what: 'a mount without a target',
    value: {
      a: { ...states.c, mounts: { by: 'broker', socket: '/s', mounts: [{ ...mount, target: 1 }] } },
    },
    why: ': a.mounts.mounts.0.target',
  },
])('is refused with the field that is wrong: $what', ({ value, why }) => {
  expect(() => load(value)).toThrow(why)
})
