/** The installed trees of npm, pnpm, Yarn and Bun. */
import { decidingText, type Lifecycle, scriptsOfPackages } from './own-scripts.ts'
import type { Directory, Installed, InstalledPlaces, Project } from './preset.ts'

/** What decides the contents of node_modules. @param decidedBy the files of the tool's own settings */
export function nodeModules(decidedBy: string[], lifecycle: Lifecycle): Installed {
  return {
    // The client of Prisma is made of the schema when it is installed.
    decidedBy: ['package.json', '.npmrc', '*.patch', '*.prisma', ...decidedBy],
    variables: decidingVariables,
    // Browsers, which the same tree holds, have none: a later step may add them.
    marks: ['*/package.json', '@*/*/package.json', '.package-lock.json', '.pnpm/lock.yaml'],
    locate: nodeModulesOf,
    ownScripts: (project, { lockFiles }) => scriptsOfPackages(project, lockFiles, lifecycle),
  }
}

export function nodeModulesOf(project: Project): InstalledPlaces {
  const directories = [{ linux: ['node_modules'] }, ...binariesFor(project)]
  return { directories, patterns: ofPackages(project) }
}

// https://docs.npmjs.com/cli/using-npm/config, https://pnpm.io/settings, https://yarnpkg.com/configuration/yarnrc
const decidingVariables =
  /^(NODE_ENV|p?npm_config_(omit|include|only|also|production|optional|dev|ignore_scripts|install_(strategy|links)|legacy_\w+|strict_peer_deps|os|cpu|libc|arch|platform|target|build_from_source|node_linker|\w*hoist\w*)|YARN_(NODE_LINKER|NM_\w+|ENABLE_SCRIPTS|PRODUCTION|SUPPORTED_ARCHITECTURES)|(CYPRESS|PUPPETEER|PLAYWRIGHT|ELECTRON|PRISMA)_\w+)$/i

/** Packages of a workspace have a node_modules of their own for what does not fit into the root's. */
function ofPackages(project: Project): string[] {
  const packages = project.files.filter((file) => file.endsWith('/package.json') && !file.startsWith('../'))
  const tops = new Set(packages.map((file) => file.slice(0, file.indexOf('/'))))
  const own = [...tops].filter((top) => !top.startsWith('.') || isNamedIn(project, top))
  // In a line of `path`, these characters have a meaning. Any character stands for them.
  const parents = new Set(own.map((top) => top.replace(/[*?[\]{}!#~\\\s]/g, '?')))
  return [...parents].map((parent) => `${parent}/**/node_modules`)
}

/** Whether a workspace, a lock file or the command names a directory. Hidden ones, such as .github, are others' otherwise. */
function isNamedIn({ command, files, read }: Project, top: string): boolean {
  const others = files.filter((file) => !file.startsWith(`${top}/`))
  const texts = [command, ...others.map((file) => decidingText(file, read(file)))]
  return texts.some((text) => text.split(/[\s"'=/,;&|()[\]]+/).includes(top))
}

/** Programs that packages download to directories outside of node_modules when they are installed. */
const binaries: { package: string; directory: Directory }[] = [
  {
    // https://docs.cypress.io/app/references/advanced-installation#Binary-cache
    package: 'cypress',
    directory: {
      variables: ['CYPRESS_CACHE_FOLDER'],
      linux: ['~/.cache/Cypress'],
      darwin: ['~/Library/Caches/Cypress'],
      win32: ['~/AppData/Local/Cypress/Cache'],
    },
  },
  {
    // https://pptr.dev/guides/configuration
    package: 'puppeteer',
    directory: { variables: ['PUPPETEER_CACHE_DIR'], linux: ['~/.cache/puppeteer'] },
  },
  {
    // https://playwright.dev/docs/browsers#managing-browser-binaries
    package: 'playwright-core',
    directory: {
      variables: ['PLAYWRIGHT_BROWSERS_PATH'],
      linux: ['~/.cache/ms-playwright'],
      darwin: ['~/Library/Caches/ms-playwright'],
      win32: ['~/AppData/Local/ms-playwright'],
    },
  },
]

function binariesFor({ files, read }: Project): Directory[] {
  const texts = files.filter((file) => !/package\.json$|\.npmrc$|\.patch$/.test(file)).map(read)
  // In lock files a name stands after a quote, a slash, a space or at the beginning of a line.
  const isNamed = (name: string): boolean => {
    const place = new RegExp(`(^|["'/\\s])${name}["'@:]`, 'm')
    return texts.some((text) => place.test(text))
  }
  return binaries.flatMap((binary) => (isNamed(binary.package) ? binary.directory : []))
}
