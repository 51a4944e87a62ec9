// The four ways of a workflow to get its packages.
import type { RealProject } from '../../__tests__/support/real-projects/real-project.ts'

export interface Way {
  name: string
  /** What runs the steps of the cache; undefined without a cache. */
  who?: 'headstart' | '@actions/cache 6.3.0'
  /** @param lock names the content of the lock file */
  inputs(tool: string, lock: string, project: RealProject): Record<string, string>
  /** Whether the step also finds entries of other lock files. */
  findsOthers?: boolean
  /** Whether the workflow runs the command itself. @param isExact whether the key was found */
  installs(isExact: boolean): boolean
}

/** What each tool downloads, and where it installs it, as its users name both in `path`. */
const paths: Record<string, { downloads: string; tree: string }> = {
  npm: { downloads: '~/.npm', tree: 'node_modules' },
  pnpm: {
    downloads: '~/.local/share/pnpm/store\n~/.cache/pnpm',
    tree: 'node_modules\npackages/*/node_modules',
  },
  yarn: {
    downloads: '~/.yarn/berry/cache',
    tree: '~/.yarn/berry/cache\n.pnp.*\n.yarn/unplugged\n.yarn/install-state.gz',
  },
  'yarn with node_modules': {
    downloads: '~/.yarn/berry/cache',
    tree: 'node_modules\npackages/*/node_modules\n.yarn/install-state.gz',
  },
  uv: { downloads: '~/.cache/uv', tree: '.venv' },
  pip: { downloads: '~/.cache/pip', tree: '.venv' },
  poetry: {
    downloads: '~/.cache/pypoetry/cache\n~/.cache/pypoetry/artifacts',
    tree: '~/.cache/pypoetry/virtualenvs',
  },
  // Bundler keeps no downloads beside the tree.
  bundler: { downloads: 'vendor/bundle', tree: 'vendor/bundle' },
  composer: { downloads: '~/.cache/composer', tree: 'vendor' },
}

const pathsOf = (tool: string, { files }: RealProject): { downloads: string; tree: string } => {
  const found = paths['.yarnrc.yml' in files ? 'yarn with node_modules' : tool]
  if (!found) throw new Error(`the benchmark does not know the directories of ${tool}`)
  return found
}

export const ways: Way[] = [
  {
    name: 'headstart, install',
    who: 'headstart',
    findsOthers: true,
    inputs: (tool, _, { install }) => ({ preset: tool, install }),
    installs: () => false,
  },
  {
    name: '@actions/cache, downloads',
    who: '@actions/cache 6.3.0',
    findsOthers: true,
    inputs: (tool, lock, project) => ({
      path: pathsOf(tool, project).downloads,
      key: `${tool}-${lock}`,
      'restore-keys': `${tool}-`,
    }),
    installs: () => true,
  },
  {
    name: '@actions/cache, tree',
    who: '@actions/cache 6.3.0',
    inputs: (tool, lock, project) => ({
      path: pathsOf(tool, project).tree,
      key: `${tool}-tree-${lock}`,
    }),
    installs: (isExact) => !isExact,
  },
  { name: 'no cache', inputs: () => ({}), installs: () => true },
]
