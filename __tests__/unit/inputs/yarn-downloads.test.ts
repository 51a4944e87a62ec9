// Where Plug'n'Play's downloads are: Yarn itself is asked only if a setting may say something else than the default.
import type { Project } from '../../../src/inputs/presets/preset.ts'
import { yarn } from '../../../src/inputs/presets/yarn.ts'

const lockOf = (version: number): string =>
  `# comment\n\n__metadata:\n  version: ${version}\n  cacheKey: 10c0\n`

interface Case {
  name: string
  files?: Record<string, string>
  variables?: Record<string, string>
  above?: string[]
}

/** Whether Yarn is asked, and the directories on Linux. */
async function downloadsOf({ files = {}, variables = {}, above = [] }: Case) {
  const all: Record<string, string> = { 'yarn.lock': lockOf(8), ...files }
  const project: Project = {
    files: Object.keys(all),
    read: (file) => all[file] ?? '',
    variable: (name) => variables[name],
    hasAbove: (name) => above.includes(name),
    ask: async () => '',
  }
  const { downloads = [] } = (await yarn.installed?.locate(project)) ?? {}
  return downloads.map(({ questions = [], linux }) => ({ isAsked: questions.length > 0, linux }))
}

it.each<Case>([
  { name: 'Yarn 4' },
  { name: 'a later Yarn', files: { 'yarn.lock': lockOf(10) } },
  { name: 'other settings', files: { '.yarnrc.yml': 'nodeLinker: pnp\nenableTelemetry: false\n' } },
])('are where they always are: $name', async (given) => {
  expect(await downloadsOf(given)).toEqual([{ isAsked: false, linux: ['~/.yarn/berry/cache'] }])
})

it.each<Case>([
  { name: 'Yarn 3, which keeps them in the project', files: { 'yarn.lock': lockOf(6) } },
  { name: 'a folder', files: { '.yarnrc.yml': 'cacheFolder: ./.cache\n' } },
  { name: 'a folder for all of Yarn', files: { '.yarnrc.yml': 'a: b\nglobalFolder: "/tmp/yarn"\n' } },
  { name: 'a folder in the project', files: { '.yarnrc.yml': 'enableGlobalCache: false\n' } },
  { name: 'a variable', variables: { YARN_CACHE_FOLDER: '/tmp/yarn' } },
  { name: 'another variable', variables: { YARN_ENABLE_GLOBAL_CACHE: 'false' } },
  { name: "the system's variable", variables: { XDG_DATA_HOME: '/tmp/data' } },
  { name: 'another file of settings', variables: { YARN_RC_FILENAME: '.other.yml' } },
  { name: 'settings of the user', above: ['.yarnrc.yml'] },
])('may be elsewhere: $name', async (given) => {
  expect(await downloadsOf(given)).toEqual([
    { isAsked: true, linux: ['~/.yarn/berry/cache', '~/.cache/yarn'] },
  ])
})
