// A project of Composer. Its packages come from a registry of this machine.
import { join } from 'node:path'
import { type Package, packagesOf, servePackages } from './composer-packages.ts'
import { laravel } from './extents.ts'
import {
  environmentFor,
  filesOf,
  lockedBy,
  type RealProject,
  type Setting,
  withRegistry,
} from './real-project.ts'

const few = Array.from({ length: 40 }, () => ({ files: 61, kilobytes: 288 }))

export function openComposer(setting: Setting): Promise<RealProject> {
  return withRegistry(setting, async (registry) => {
    const packages = packagesOf(setting.size === 'typical' ? laravel : few)
    const [first, last] = [packages[0], packages.at(-1)] as [Package, Package]
    servePackages(registry, [...packages, { ...last, version: '1.1.0' }], join(setting.dir, 'packages'))
    const manifest = (version: string): string =>
      JSON.stringify({
        repositories: [{ type: 'composer', url: registry.url }, { packagist: false }],
        config: { 'secure-http': false },
        require: { [first.name]: '1.0.0', [last.name]: version },
      })
    const files = { ...filesOf(setting, 'composer'), 'composer.json': manifest('1.0.0') }
    const changed = { 'composer.json': manifest('1.1.0') }
    // Composer warns root, and would ask.
    const env = {
      ...environmentFor(setting, {}),
      COMPOSER_ALLOW_SUPERUSER: '1',
      COMPOSER_NO_INTERACTION: '1',
    }
    const lock = (name: string, content: Record<string, string>): Promise<string> =>
      lockedBy('composer update --quiet --no-install', {
        dir: join(setting.dir, name),
        env,
        files: content,
        lockFile: 'composer.lock',
      })
    return {
      files: { ...files, 'composer.lock': await lock('lock', files) },
      changed: { ...changed, 'composer.lock': await lock('changed', { ...files, ...changed }) },
      install: 'composer install',
      // It succeeds, whatever is missing.
      check: "composer install --dry-run 2>&1 | grep 'Nothing to install, update or remove'",
      test: 'php test_shapes.php\ntest "$(vendor/bin/shapes-part0)" = 5',
      env,
    }
  })
}
