// A project of Bundler. Its gems come from a registry of this machine.
import { basename, join } from 'node:path'
import { rails } from './extents.ts'
import { type Gem, serveGems } from './gems.ts'
import {
  environmentFor,
  filesOf,
  lockedBy,
  programAt,
  type RealProject,
  type Setting,
  withRegistry,
} from './real-project.ts'

const few = Array.from({ length: 24 }, () => ({ files: 42, kilobytes: 130 }))

/** They form a tree: each gem needs two others. */
function gemsOf({ size }: Setting): Gem[] {
  const extents = size === 'typical' ? rails : few
  const names = extents.map((_, at) => `gem${at}`)
  return extents.map((extent, at) => ({
    ...extent,
    name: `gem${at}`,
    version: '1.0.0',
    needs: names.slice(2 * at + 1, 2 * at + 3),
  }))
}

export function openBundler(setting: Setting): Promise<RealProject> {
  return withRegistry(setting, async (registry) => {
    const gems = gemsOf(setting)
    const last = gems.at(-1) as Gem
    serveGems(registry.dir, [...gems, { ...last, version: '1.1.0' }], join(setting.dir, 'gems'))
    const files = {
      ...filesOf(setting, 'bundler'),
      Gemfile: `source "${registry.url}"\n\ngem "${gems[0]?.name}"\ngem "${last.name}", "1.0.0"\n`,
    }
    const changed = { Gemfile: files.Gemfile.replace('"1.0.0"', '"1.1.0"') }
    // Commands of gems start the interpreter by its versioned name.
    const ruby = programAt('ruby')
    const env = {
      ...environmentFor(setting, { [basename(ruby)]: [ruby] }),
      BUNDLE_PATH: 'vendor/bundle',
      BUNDLE_FROZEN: 'true',
    }
    const lock = (name: string, content: Record<string, string>): Promise<string> =>
      lockedBy('bundle lock', {
        dir: join(setting.dir, name),
        env: { ...env, BUNDLE_FROZEN: 'false' },
        files: content,
        lockFile: 'Gemfile.lock',
      })
    return {
      files: { ...files, 'Gemfile.lock': await lock('lock', files) },
      changed: { ...changed, 'Gemfile.lock': await lock('changed', { ...files, ...changed }) },
      install: 'bundle install',
      check: 'bundle check',
      test: 'bundle exec ruby test_gems.rb\ntest "$(bundle exec gem0-sum 2 3)" = 5',
      env,
    }
  })
}
