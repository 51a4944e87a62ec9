// Real projects are the same on every day: their committed files pin each version, and stay small.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { laravel, rails } from '../../support/real-projects/extents.ts'
import { realProjects } from '../../support/real-projects/index.ts'

const root = join(import.meta.dirname, '../../support/real-projects/files')
const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
  statSync(join(root, path)).isFile(),
)
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const named = (ending: string): string[] => paths.filter((path) => path.endsWith(ending))

/** What the manifests depend on, with the versions. */
const requirements = [
  ...named('/package.json').flatMap((path) => {
    const { dependencies, devDependencies } = JSON.parse(read(path))
    return Object.entries({ ...dependencies, ...devDependencies }).map(
      ([name, version]) => `${name}@${version}`,
    )
  }),
  ...named('/pyproject.toml').flatMap(
    (path) => read(path).match(/(?<=")[a-z][\w.-]* ?\(?[<>=~].*?(?=")/g) ?? [],
  ),
  ...named('/requirements.txt').flatMap((path) => read(path).trim().split('\n')),
]

it('there is a project of each size for each tool', () => {
  const tools = Object.keys(realProjects).sort()
  for (const size of ['small', 'typical']) expect(readdirSync(join(root, size)).sort()).toEqual(tools)
})

it('pin every version', () => {
  expect(requirements.length).toBeGreaterThan(400)
  expect(requirements.filter((each) => !/@(\d[\w.-]*|workspace:\*)$|==\d/.test(each))).toEqual([])
})

it('have less than 1.3 MB of files', () => {
  expect(paths.reduce((all, path) => all + statSync(join(root, path)).size, 0)).toBeLessThan(1_300_000)
})

it('have no test that Jest would run here', () => {
  expect(named('.test.ts')).toEqual([])
})

it('have as many files as the applications that the tables describe', () => {
  const sums = [rails, laravel].map((all) => [
    all.length,
    all.reduce((sum, { files }) => sum + files, 0),
    Math.round(all.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1000),
  ])
  expect(sums).toEqual([
    [108, 6493, 85],
    [111, 7911, 36],
  ])
})
