// Workflows of small projects with `preset: auto` alone: the second run downloads and compiles nothing again.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { newAct, steps, use } from '../support/jobs/act.ts'
import { cargoProject, npmProject, pythonProject } from '../support/projects.ts'
import { newScratch } from '../support/scratch.ts'
import { newRegistries } from '../support/servers/registry.ts'

const newRepository = newAct()
const startRegistry = newRegistries(newScratch().dir)

it.each([
  ['npm', npmProject],
  ['cargo', cargoProject],
  ['pip', pythonProject],
])(
  'a workflow with preset: auto alone misses and saves, then hits and downloads nothing: %s',
  async (preset, projectWith) => {
    const registry = await startRegistry()
    const { packages, pages, prints, makes = '', ...project } = projectWith(registry)
    // act keeps the home.
    const anew = `- run: |
    rm -rf "$HOME/${project.keeps}"
    echo "${project.tool ?? ''}" >> "$GITHUB_PATH"`
    const install = `- run: |
    echo "hit: $\{{ steps.cache.outputs.hit }}"
    ${project.install}`
    const more = `env: ${JSON.stringify(project.env ?? {})}`
    // For act, the default branch is another one, and builds are saved on the default branch.
    const job = {
      name: 'test',
      more,
      steps: steps(anew, use('', 'preset: auto, rolling-branches: all'), install),
    }
    const repository = newRepository([job], { files: project.files })

    const first = repository.push(1)
    const log = first.lines.join('\n')
    const [, key = ''] =
      log.match(RegExp(`^(?:${preset}: )?Cache saved with key: (${preset}-(?!builds).*)$`, 'm')) ?? []
    expect({ ...first, log }).toMatchObject({ exitCode: 0, log: expect.stringContaining(prints) })
    expect(key).toMatch(RegExp(`^${preset}-`))
    expect(log).toContain('hit: miss')
    expect(log).toContain(makes)
    expect(registry.requests().sort()).toEqual([...packages, ...pages].sort())

    for (const path of packages) rmSync(join(registry.dir, path))
    const second = repository.push(2)
    const again = second.lines.join('\n')
    expect({ ...second, again }).toMatchObject({ exitCode: 0, again: expect.stringContaining(prints) })
    expect(again).toContain(`Cache restored from key: ${key}\n`)
    expect(again).toContain('hit: exact')
    if (makes) expect(again).not.toContain(makes)
    expect(registry.requests().sort()).toEqual(pages)
  },
)
