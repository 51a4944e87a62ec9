// Projects of Yarn 4 with Jest and ESLint. The small one loads packages from Yarn's archives (Plug'n'Play). The typical one
// has NestJS, React and webpack, and links packages into `node_modules`, as do Babel, Backstage, Cal.com, Mastodon, Prettier,
// Storybook, Strapi and Twenty: of ten large projects with Yarn, only Jest and Yarn itself use Plug'n'Play.
import { manifest } from './clsx.ts'
import {
  edited,
  environmentFor,
  filesOf,
  nothingToStop,
  type RealProject,
  type Setting,
  toolAt,
} from './real-project.ts'

/** Of clsx. */
const checksums = {
  before:
    'c09c00ad14f638366ca814097e6cab533dfa1972a358da5b557be487168acbb25b4c1395e89ffa842a8a61ba87a462d2b4885bc9d4f8410b598f3cb339599cdb',
  after:
    'c4c8eb865f8c82baab07e71bfa8897c73454881c4f99d6bc81585aecd7c441746c1399d08363dc096c550cceaf97bd4ce1e8854e1771e9998d9f94c4fe075839',
}

export async function openYarn(setting: Setting): Promise<RealProject> {
  const files = filesOf(setting, 'yarn')
  const script = toolAt(setting, 'package-managers/node_modules/@yarnpkg/cli-dist/bin/yarn.js')
  const env = environmentFor(setting, { yarn: [toolAt(setting, 'bin/node'), script] })
  const { NODE_EXTRA_CA_CERTS, npm_config_registry } = env
  return {
    files,
    changed: edited(files, {
      'package.json': [manifest],
      'yarn.lock': [
        ['clsx@npm:2.1.0', 'clsx@npm:2.1.1'],
        ['version: 2.1.0\n  resolution: "clsx', 'version: 2.1.1\n  resolution: "clsx'],
        ['clsx: "npm:2.1.0"', 'clsx: "npm:2.1.1"'],
        [checksums.before, checksums.after],
      ],
    }),
    install: 'yarn install --immutable',
    check: 'yarn install --immutable --immutable-cache --mode=skip-build',
    test: 'yarn test',
    env: {
      ...env,
      ...(NODE_EXTRA_CA_CERTS && { YARN_HTTPS_CA_FILE_PATH: NODE_EXTRA_CA_CERTS }),
      ...(npm_config_registry && { YARN_NPM_REGISTRY_SERVER: npm_config_registry }),
      YARN_ENABLE_TELEMETRY: '0',
    },
    stop: nothingToStop,
  }
}
