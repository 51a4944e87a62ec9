// A Next.js app of 40 components and eight pages, which webpack builds.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { timed } from '../../scripts/command.ts'
import { emptyDirectory } from '../bench.ts'
import type { Sources } from '../rolling/recipe.ts'
import { lockOf, type Snapshot, versionsOf } from './history.ts'
import type { Project } from './project.ts'

/** The packages of benchmarks/histories/next-app. */
const installedPackages = join(import.meta.dirname, '../../.tools/next-app/node_modules')

const count = 40
const components = Array.from({ length: count }, (_, n) => n)
const pages = Array.from({ length: 8 }, (_, n) => n)
const functions = Array.from({ length: 20 }, (_, n) => n)
const usesOf = (n: number): number[] => [n - 8, n - 13].filter((other) => other >= 0)

function componentOf(n: number, version: number): string {
  const imports = usesOf(n).map((other) => `import { C${other} } from './c${other}'\n`)
  const bodies = functions.map(
    (number) => `const f${number} = (all: number[]): string =>
  all.filter((one) => one % ${number + 2} === ${Math.abs(version)}).map((one) => \`\${one} ${version}\`).join()
`,
  )
  return `import { library } from './library'
${imports.join('')}
${bodies.join('\n')}
export function C${n}() {
  const text = [${functions.map((number) => `f${number}([1, 2, 3])`).join(', ')}].join(' ') + library
  return <section>{text}{process.env.NEXT_PUBLIC_STAGE}${usesOf(n)
    .map((other) => `<C${other} />`)
    .join('')}</section>
}
`
}

function pageOf(n: number): string {
  const shown = components.slice(-8).filter((other) => other % pages.length === n)
  return `${shown.map((other) => `import { C${other} } from '../components/c${other}'\n`).join('')}
export default function Page() { return <main>${shown.map((other) => `<C${other} />`).join('')}</main> }
`
}

/** The library of the lock file is a module that all components use. */
function sourcesOf(snapshot: Snapshot): Sources {
  const versions = versionsOf(snapshot, count)
  const files: Sources = {
    'package.json': `${JSON.stringify({ name: 'app', private: true })}\n`,
    'package-lock.json': `${JSON.stringify({ name: 'app', lockfileVersion: 3, packages: {}, library: lockOf(snapshot) })}\n`,
    'tsconfig.json': `${JSON.stringify({ compilerOptions: tsOptions, include: ['components', 'pages'] })}\n`,
    'next.config.js': config,
    'next-env.d.ts': '/// <reference types="next" />\n',
    '.gitignore': 'node_modules\n.next\n',
    'components/library.ts': `export const library = '${lockOf(snapshot)}'\n`,
  }
  for (const n of components) files[`components/c${n}.tsx`] = componentOf(n, versions[n] ?? 0)
  for (const n of pages) files[`pages/p${n}.tsx`] = pageOf(n)
  return files
}

const tsOptions = {
  ...{
    target: 'ES2022',
    lib: ['dom', 'esnext'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'preserve',
  },
  ...{ allowJs: true, skipLibCheck: true, strict: true, noEmit: true, esModuleInterop: true },
  ...{ incremental: true, resolveJsonModule: true, isolatedModules: true },
}

const built = 'webpack-built'

/** Lists the modules that webpack has built, as its statistics say: the others are from its cache. */
const config = `const { appendFileSync } = require('node:fs')

const list = ({ compilation }) => {
  const names = [...compilation.modules].filter((one) => compilation.builtModules.has(one)).map((one) => one.identifier())
  appendFileSync(process.env.RUNNER_TEMP + '/${built}', names.map((name) => compilation.name + ' ' + name + '\\n').join(''))
}
const plugin = { apply: (compiler) => compiler.hooks.done.tap('list', list) }

module.exports = {
  webpack(config) {
    config.plugins.push(plugin)
    return config
  },
}
`

const link = 'cp -al "$NEXT_PACKAGES" node_modules'
const build = 'node node_modules/next/dist/bin/next build'

export const nextProject: Project = {
  name: 'next',
  inputs: (job) => ({ path: '.next/cache', key: `next-${job}`, rolling: 'true' }),
  env: {
    NEXT_TELEMETRY_DISABLED: '1',
    // In a container, each build has a new key by default, and a new key empties the cache.
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32, 'a').toString('base64'),
  },
  jobs: [
    {
      name: 'lint',
      script: `${link}; node node_modules/typescript/bin/tsc --tsBuildInfoFile .next/cache/.tsbuildinfo`,
    },
    { name: 'test', script: `${link}; ${build}`, env: { NEXT_PUBLIC_STAGE: 'test' } },
    { name: 'release', script: `${link}; ${build}`, env: { NEXT_PUBLIC_STAGE: 'release' } },
  ],
  sourcesOf,
  // Jobs link to the packages, so these are on the disk of the jobs.
  async prepare(bench) {
    const packages = join(await emptyDirectory(bench, 'packages'), 'node_modules')
    await timed('cp', ['-a', '--', installedPackages, packages], { signal: bench.signal })
    return { NEXT_PACKAGES: packages }
  },
  compiledIn(_, run, { temp }) {
    const files = sourcesOf(run)
    const list = join(temp, built)
    const names = existsSync(list) ? readFileSync(list, 'utf8').trim().split('\n') : []
    return names.map((name) => {
      const [path = ''] = /(components|pages)\/\w+\.tsx?(?=\||$)/.exec(name) ?? []
      const hash = createHash('sha256').update(files[path] ?? '')
      return `${name} ${hash.digest('hex').slice(0, 16)}`
    })
  },
  buildsOf: ({ workspace }) => join(workspace, '.next/cache'),
  ways: [
    {
      name: 'actions/cache, as Next.js says',
      source: 'https://nextjs.org/docs/app/guides/ci-build-caching#github-actions',
      inputs: ({ lock, sources }) => ({
        path: '.next/cache',
        key: `Linux-nextjs-${lock}-${sources}`,
        'restore-keys': `Linux-nextjs-${lock}-`,
      }),
    },
  ],
}
