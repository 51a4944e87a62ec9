// Keys that attack logs, the summary, outputs and names. Entries are saved under them, and restored.
import { inTurn } from '../../turns.ts'
import { honestEntry } from './honest.ts'
import type { Family, Row } from './row.ts'
import { storeNames } from './stores.ts'

const saved: Row['make'] = ({ save }) => save({ 'deps/new': 'new' })
const comesBack: Row['expect'] = { hit: ['exact'], files: { 'deps/new': 'new', 'deps/mine': 'mine' } }

function keyRow(name: string, key: string, more: Partial<Row> = {}): Row {
  return { name, key, make: saved, expect: comesBack, ...more }
}

const commands = '##[set-env name=PWNED;]pwned\n::set-output name=pwned::pwned\r::stop-commands::pwned'

// How stores name entries by their keys is tried in stores.test.ts, with all of them and more keys. Here are the logs, the
// summaries and outputs of saving and restoring, which do not depend on the store. So each is tried with one, by turns.
// No mode does anything else with a key.
export const keys: Family = {
  name: 'a key',
  runs: (turn) => inTurn(turn, storeNames).map((store) => ({ store, mode: 'unpack' })),
  rows: [
    keyRow('that climbs', '../../../../../../outside/pwned'),
    keyRow('with commands on lines of their own', `a${commands}`),
    keyRow('that is a command', '::add-mask::pwned'),
    keyRow(
      'with blank lines and HTML',
      'a</td></tr></table>\n\n# pwned\n\n<img src=x title=pwned><script>pwned',
    ),
    keyRow('of 512 characters of three bytes', '語'.repeat(512)),
    keyRow('that is no UTF-8', 'a-\ufffd\ufffd-b', { keyBytes: 'a-\\377\\376-b' }),
    keyRow('written from right to left', 'a-\u202e\u2066gnp.exe\u200f'),
    keyRow('of an object’s own', '__proto__'),
    {
      ...keyRow('for a shell', '--delete $(touch pwned) `touch pwned` ; touch pwned | * %2e%2e%2f%00'),
      expect: { ...comesBack, warns: /has an empty part/ },
    },
    {
      name: 'in the store, with a NUL and commands, that restore-keys find',
      inputs: { key: 'none', 'restore-keys': 'a-' },
      make({ plant, path }) {
        const key = `a-\0${commands}`
        return plant(honestEntry({ key, paths: [path] }), 'tar', key)
      },
      // A store may refuse such a name.
      expect: { ...comesBack, hit: ['partial', 'miss'] },
    },
  ],
}
