// Small projects, one for each ecosystem, and the packages that they need in a registry.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { writeTree } from './host.ts'
import type { Registry } from './servers/registry.ts'

export interface Project {
  /** Its files, by their paths. */
  files: Record<string, string>
  /** The script of the job's own step. */
  install: string
  /** Where the tool keeps files in the home. */
  keeps: string
  /** What a job without a cache downloads. */
  packages: string[]
  /** What each job asks the registry for, however much is cached. */
  pages: string[]
  /** What each job prints. */
  prints: string
  /** What a job without a cache prints. */
  makes?: string
  env?: Record<string, string>
  /** The directory of the tool. */
  tool?: string
}

/** Makes an archive of files and serves it. */
function serve({ dir }: Registry, name: string, files: Record<string, string>): Buffer {
  const place = mkdtempSync(`${dir}-`)
  writeTree(place, files)
  const archive = execFileSync('tar', ['-cz', '-C', place, ...Object.keys(files)])
  writeTree(dir, { [name]: archive })
  return archive
}

export const ciFlags = '--no-audit --no-fund --fetch-retries=0 --loglevel=error'

/** Serves a package of npm. @returns where it is, and its hash */
export function servePackage(registry: Registry): { tarball: string; integrity: string } {
  const left = serve(registry, 'left.tgz', {
    'package/package.json': JSON.stringify({ name: 'left', version: '1.0.0' }),
    'package/index.js': 'module.exports = 1\n',
  })
  const integrity = `sha512-${createHash('sha512').update(left).digest('base64')}`
  return { tarball: `${registry.url}/left.tgz`, integrity }
}

/** A workspace of npm with two packages, of which one needs a package of the registry. */
export function npmProject(registry: Registry): Project {
  const { tarball: resolved, integrity } = servePackage(registry)
  const lock = { version: '1.0.0', resolved, integrity }
  const root = { name: 'app', version: '1.0.0', private: true, workspaces: ['packages/*'] }
  const own = { name: 'own', version: '1.0.0', dependencies: { left: '1.0.0' } }
  const other = { name: 'other', version: '1.0.0', dependencies: { own: '1.0.0' } }
  const packages = {
    '': root,
    'packages/own': own,
    'packages/other': other,
    'node_modules/own': { resolved: 'packages/own', link: true },
    'node_modules/other': { resolved: 'packages/other', link: true },
    'node_modules/left': lock,
  }
  return {
    files: {
      'package.json': JSON.stringify(root),
      'packages/own/package.json': JSON.stringify(own),
      'packages/other/package.json': JSON.stringify(other),
      'package-lock.json': JSON.stringify({ ...root, lockfileVersion: 3, requires: true, packages }),
    },
    install: `npm ci ${ciFlags}
    node -p "'left is ' + require('left')"`,
    keeps: '.npm',
    packages: ['/left.tgz'],
    pages: [],
    prints: 'left is 1',
  }
}

/** rustup, where a machine has it, would look for compilers in the home of the job. */
export const rustupHome = process.env.RUSTUP_HOME ?? join(homedir(), '.rustup')

/** A workspace of cargo with one dependency. https://doc.rust-lang.org/cargo/reference/registry-index.html */
export function cargoProject(registry: Registry): Project {
  const named = (name: string): string => `[package]\nname = "${name}"\nversion = "1.0.0"\nedition = "2021"\n`
  const crate = serve(registry, 'left-1.0.0.crate', {
    'left-1.0.0/Cargo.toml': named('left'),
    'left-1.0.0/src/lib.rs': 'pub fn value() -> i32 { 1 }\n',
  })
  const cksum = createHash('sha256').update(crate).digest('hex')
  const left = { name: 'left', vers: '1.0.0', deps: [], cksum, features: {}, yanked: false }
  writeTree(registry.dir, {
    'config.json': JSON.stringify({ dl: `${registry.url}/{crate}-{version}.crate` }),
    'le/ft/left': `${JSON.stringify(left)}\n`,
  })
  return {
    files: {
      'Cargo.toml': '[workspace]\nmembers = ["packages/*"]\nresolver = "2"\n',
      'Cargo.lock': `version = 3

[[package]]
name = "left"
version = "1.0.0"
source = "registry+https://github.com/rust-lang/crates.io-index"
checksum = "${cksum}"

[[package]]
name = "own"
version = "1.0.0"
dependencies = [
 "left",
]
`,
      '.cargo/config.toml': `[source.crates-io]
replace-with = "mirror"

[source.mirror]
registry = "sparse+${registry.url}/"
`,
      'packages/own/Cargo.toml': `${named('own')}\n[dependencies]\nleft = "1.0.0"\n`,
      'packages/own/src/lib.rs': 'pub fn value() -> i32 { left::value() }\n',
    },
    install: 'cargo build --locked 2>&1',
    keeps: '.cargo',
    packages: ['/config.json', '/le/ft/left', '/left-1.0.0.crate'],
    pages: [],
    prints: 'Finished',
    makes: 'Compiling',
    env: {
      CARGO_TERM_COLOR: 'never',
      RUSTUP_HOME: rustupHome,
      // The cargo of Debian 12 counts sparse registries as unstable.
      RUSTC_BOOTSTRAP: '1',
      CARGO_UNSTABLE_SPARSE_REGISTRY: 'true',
    },
  }
}

/** https://peps.python.org/pep-0517 and https://packaging.python.org/specifications/binary-distribution-format */
const backend = `import sys, zipfile

def build_wheel(directory, config_settings=None, metadata_directory=None, name='right'):
    wheel = f'{name}-1.0.0-py3-none-any.whl'
    with zipfile.ZipFile(f'{directory}/{wheel}', 'w') as archive:
        archive.writestr(f'{name}.py', 'value = 1')
        facts = f'{name}-1.0.0.dist-info'
        archive.writestr(f'{facts}/METADATA', f'Metadata-Version: 2.1\\nName: {name}\\nVersion: 1.0.0\\n')
        archive.writestr(f'{facts}/WHEEL', 'Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n')
        archive.writestr(f'{facts}/RECORD', '')
    return wheel
`

/** Serves a wheel, and sources that a tool makes a wheel of. @returns the files' names, and the tools of Python */
export function pythonPackages(registry: Registry): { left: string; right: string; tool: string } {
  // Set-up installs pip into a virtual environment.
  const tool = dirname(realpathSync(join(import.meta.dirname, '../../.tools/bin/pip')))
  serve(registry, 'right-1.0.0.tar.gz', {
    'right-1.0.0/backend.py': backend,
    'right-1.0.0/pyproject.toml':
      '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n',
    'right-1.0.0/PKG-INFO': 'Metadata-Version: 2.1\nName: right\nVersion: 1.0.0\n',
  })
  execFileSync(join(tool, 'python3'), [
    '-c',
    `${backend}\nbuild_wheel(sys.argv[1], name='left')`,
    registry.dir,
  ])
  const [left, right] = ['left-1.0.0-py3-none-any.whl', 'right-1.0.0.tar.gz']
  const page = (file: string): string => `<a href="/${file}">${file}</a>`
  writeTree(registry.dir, { 'simple/left/index.html': page(left), 'simple/right/index.html': page(right) })
  return { left, right, tool }
}

/** A project of Python that needs both. */
export function pythonProject(registry: Registry): Project {
  const { left, right, tool } = pythonPackages(registry)
  return {
    files: {
      // pip keeps nothing of hosts that it does not trust.
      'requirements.txt': `--index-url ${registry.url}/simple/
--trusted-host 127.0.0.1
left==1.0.0
right==1.0.0
`,
    },
    install: `python3 -m venv --without-pip .venv
    pip --python .venv install -r requirements.txt
    .venv/bin/python -c "import left, right; print('values', left.value, right.value)"`,
    keeps: '.cache/pip',
    packages: [`/${left}`, `/${right}`],
    // pip asks which versions there are, even of the version that it has.
    pages: ['/simple/left/', '/simple/right/'],
    prints: 'values 1 1',
    makes: 'Building wheel for right',
    tool,
  }
}
