// Keeps the docs true and short: links lead somewhere, pages on the code name existing files, docs/inputs.md has every input.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { load } from 'js-yaml'

const root = join(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const withoutCode = (page: string): string => page.replace(/^ *```.*?^ *```$/gms, '')

describe('links', () => {
  const pages = globSync(
    ['*.md', '.github/*.md', '{docs,bench,broker,restore,save,clean}/**/*.md', 'benchmarks/*.md'],
    {
      cwd: root,
    },
  )

  /** GitHub's rule for the anchors of headings. */
  const anchorsOf = (page: string): string[] =>
    [...withoutCode(read(page)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    )

  it.each(pages)('of %s lead to existing files and headings', (page) => {
    const links = [...withoutCode(read(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
    const broken = links.filter((link) => {
      if (/^https?:/.test(link)) return false
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? page : join(dirname(page), path)
      if (!existsSync(join(root, target))) return true
      return anchor !== undefined && !anchorsOf(target).includes(anchor)
    })
    expect(broken).toEqual([])
  })
})

it('the pages stay readable: few words, a short README, and tables that fit a screen', () => {
  const pages = globSync('docs/*.md', { cwd: root })
  const words = pages.flatMap((page) => read(page).split(/\s+/)).filter((word) => word !== '')
  expect(words.length).toBeLessThanOrEqual(40_000)
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120)
  const wide = ['README.md', ...pages, ...globSync('docs/decisions/*.md', { cwd: root })].flatMap((page) =>
    [...withoutCode(read(page)).matchAll(/^ *\|.{160,}$/gm)].map(([line]) => `${page}: ${line}`),
  )
  expect(wide).toEqual([])
})

describe('docs/inputs.md', () => {
  const actions = { cache: 'action.yml', 'restore/': 'restore/action.yml', 'save/': 'save/action.yml' }
  const declared = Object.entries(actions).map(([action, path]) => ({
    ...(load(read(path)) as Record<'inputs' | 'outputs', Record<string, { default?: string }>>),
    action,
  }))
  const page = read('docs/inputs.md')
  const rows = new Map(
    [...page.matchAll(/^\| `([\w-]+)` +\| ([^|]*) \| ([^|]*) \|/gm)].map(([, name = '', ...cells]) => [
      name,
      cells.map((cell) => cell.trim()),
    ]),
  )

  it('has every input, with the actions that have it and its default', () => {
    const names = new Set(declared.flatMap(({ inputs }) => Object.keys(inputs)))
    for (const name of names) {
      const having = declared.filter(({ inputs }) => name in inputs)
      const where = having.length === declared.length ? 'all' : having.map(({ action }) => action).join(', ')
      const value = having[0]?.inputs[name]?.default
      const [at, shown] = rows.get(name) ?? []
      expect([name, at]).toEqual([name, where])
      if (value !== undefined) expect([name, shown]).toEqual([name, `\`${value}\``])
    }
  })

  it('has every output, and no other names', () => {
    const known = declared.flatMap(({ inputs, outputs }) => [inputs, outputs].flatMap(Object.keys))
    expect([...rows.keys()].sort()).toEqual([...new Set(known)].sort())
  })
})

it('docs/clean.md has each input of clean/ that the other actions do not have, with its default', () => {
  const { inputs } = load(read('clean/action.yml')) as { inputs: Record<string, { default?: string }> }
  const whole = load(read('action.yml')) as { inputs: object }
  const rows = [...read('docs/clean.md').matchAll(/^\| `([\w-]+)` +\| ([^|]*) \|/gm)]
  const own = Object.entries(inputs).filter(([name]) => !(name in whole.inputs))
  expect(rows.map(([, name, value = '']) => [name, value.trim()])).toEqual(
    own.map(([name, { default: value }]) => [name, value === undefined ? 'none' : `\`${value}\``]),
  )
})

it('docs/stores.md has a row only for a server, in the version, that a test starts', () => {
  const section = read('docs/stores.md').split('## Tested servers')[1] ?? ''
  const rows = [...section.matchAll(/^\| ([^|\d]+) (\d\S+) +\|[^|]*\|([^|]*)\|/gm)]
  expect(rows.map(([, name]) => name)).toEqual([
    'SeaweedFS',
    'versitygw',
    'Azurite',
    'act',
    "Gitea's runner",
    'Gitea',
  ])
  const pinned = read('scripts/install.mjs') + read('__tests__/support/packages/peers/package.json')
  for (const [, , version = '', tests = ''] of rows) {
    expect(pinned).toMatch(new RegExp(`(==|@v|"azurite": ")${version.replaceAll('.', '\\.')}['"]`))
    const files = [...tests.matchAll(/`([\w-]+\.test\.ts)`/g)].map(([, file = '']) => file)
    expect(files.filter((file) => !existsSync(join(root, '__tests__/peers', file)))).toEqual([])
    expect(files.length).toBeGreaterThan(0)
  }
})

it.each(['docs/tour.md', 'CONTRIBUTING.md'])('%s names only existing files', (page) => {
  const paths = [...read(page).matchAll(/`([\w/-]+\.ts)`/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(50)
  const exists = (path: string): boolean => ['src', '.'].some((dir) => existsSync(join(root, dir, path)))
  expect(paths.filter((path) => !exists(path))).toEqual([])
})

it('docs/verify.md names the command that compares dist with its sources', () => {
  const [, script = ''] =
    /```sh\nnpm ci --ignore-scripts && node (\S+) --check\n```/.exec(read('docs/verify.md')) ?? []
  expect(script).toBe('scripts/build.mjs')
  execFileSync(process.execPath, [script, '--check'], { cwd: root, stdio: 'pipe' })
})

it.each([
  ['poetry', /`poetry`: even on a hit, .* cannot install offline/],
  ['self-hosted runners', /npm_config_cache: \$\{\{ github\.workspace \}\}/],
])('docs/presets.md says what to expect of %s', (_, words) => {
  expect(read('docs/presets.md').replaceAll('\n', ' ')).toMatch(words)
})
