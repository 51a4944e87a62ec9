// A cargo workspace of 16 crates with eight dependencies, two of which change with the lock file. Its crates have about
// 370 lines each. Those of real workspaces are larger: the median of ripgrep's eleven is 2,782 lines.
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Job } from '../../scripts/as-runner.ts'
import { output } from '../../scripts/command.ts'
import { type Bench, emptyDirectory } from '../bench.ts'
import { type Sources, writeSources } from '../rolling/recipe.ts'
import { lockOf, type Snapshot, versionsOf } from './history.ts'
import type { Project } from './project.ts'

const count = 16
const crates = Array.from({ length: count }, (_, n) => n)
const libraries = ['left', 'right', 'north', 'south', 'up', 'down', 'near', 'far']
const changing = 2
const functions = Array.from({ length: 15 }, (_, n) => n)
const usesOf = (n: number): number[] => [n - 5, n - 8].filter((other) => other >= 0)
const libraryOf = (n: number): string => libraries[n % libraries.length] ?? ''
const versionOf = (library: string, lock: number): string =>
  `1.0.${libraries.indexOf(library) < changing ? lock : 0}`

function manifestOf(name: string, version: string, dependencies: string[]): string {
  const all = ['', '[dependencies]', ...dependencies].join('\n')
  return `[package]\nname = "${name}"\nversion = "${version}"\nedition = "2021"\n${all}\n`
}

/** Functions of about 25 lines, with what they need. `before` names the function before this one. */
const bodies: ((number: number, before: string) => string)[] = [
  (number, before) => `pub struct Part${number} {
    pub name: String,
    pub size: u64,
}

impl std::str::FromStr for Part${number} {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, size) = text.split_once('=').ok_or_else(|| format!("{text} has no size"))?;
        let size = size.trim().parse::<u64>().map_err(|error| format!("{size}: {error}"))?;
        if size > ${1000 + number} {
            return Err(format!("{name} is too large: {size}"));
        }
        Ok(Self { name: name.trim().to_owned(), size: size.wrapping_mul(VERSION as u64) })
    }
}

pub fn f${number}(all: &[u64]) -> Vec<String> {
    let parts = all.iter().filter_map(|one| format!("part.{one} = {one}").parse::<Part${number}>().ok());
    let texts = parts.map(|part| format!("{:>${number + 8}}: {}", part.name, part.size));
    texts.chain(${before}(&[${number}])).collect()
}
`,
  (number, before) => `pub fn f${number}(all: &[u64]) -> Vec<String> {
    let mut groups: HashMap<u64, Vec<&u64>> = HashMap::new();
    for one in all {
        groups.entry(one % ${number + 2}).or_default().push(one);
    }
    let mut sorted: Vec<_> = groups.into_iter().collect();
    sorted.sort_by_key(|(key, members)| (Reverse(members.len()), *key));
    let mut lines = Vec::with_capacity(sorted.len());
    for (key, members) in &sorted {
        let sum: u64 = members.iter().map(|one| **one).sum();
        match (sum % 4, members.first()) {
            (0, Some(first)) => lines.push(format!("{key}: {first} of {sum}")),
            (1, None) => lines.extend(${before}(&[*key])),
            (2, _) if VERSION % 2 == 0 => lines.push(format!("{key}: {VERSION}")),
            _ => lines.push(key.to_string()),
        }
    }
    lines
}
`,
  (number, before) => `#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State${number} {
    Begin,
    Number(u64),
    Text { length: usize },
    End,
}

pub fn f${number}(all: &[u64]) -> Vec<String> {
    let text = ${before}(all).join(",");
    let mut states = vec![State${number}::Begin];
    for c in text.chars() {
        let next = match (states[states.len() - 1], c) {
            (State${number}::Number(n), '0'..='9') => State${number}::Number(n.wrapping_mul(10) + u64::from(c as u32)),
            (_, '0'..='9') => State${number}::Number(u64::from(c as u32 - 48)),
            (State${number}::Text { length }, _) if length < ${number + 1} => State${number}::Text { length: length + 1 },
            (_, ',') => State${number}::End,
            _ => State${number}::Text { length: VERSION as usize % 7 },
        };
        states.push(next);
    }
    states.dedup();
    states.iter().map(|state| format!("{state:?}")).collect()
}
`,
]

function codeOf(version: number, called: string[]): string {
  const code = functions.map((number) => {
    const before = number === 0 ? 'start' : `f${number - 1}`
    return bodies[number % bodies.length]?.(number, before)
  })
  const calls = called.map((name) => `    all.extend(${name}::f1(&[7]));\n`)
  return `use std::cmp::Reverse;
use std::collections::HashMap;

pub const VERSION: i64 = ${version};

fn start(all: &[u64]) -> Vec<String> {
    all.iter().map(u64::to_string).collect()
}

${code.join('\n')}
pub fn all() -> Vec<String> {
    let mut all = f0(&[1, 2, 3]);
${calls.join('')}    all
}

#[cfg(test)]
mod tests {
    #[test]
    fn all() {
        assert!(super::all().len() < 100);
    }
}
`
}

function sourcesWith(snapshot: Snapshot): Sources {
  const versions = versionsOf(snapshot, count)
  const lock = lockOf(snapshot)
  const files: Sources = {
    'Cargo.toml': '[workspace]\nresolver = "2"\nmembers = ["c*"]\n',
    '.cargo/config.toml': registry.config,
  }
  for (const n of crates) {
    const library = libraryOf(n)
    files[`c${n}/Cargo.toml`] = manifestOf(`c${n}`, '1.0.0', [
      `${library} = "=${versionOf(library, lock)}"`,
      ...usesOf(n).map((other) => `c${other} = { path = "../c${other}" }`),
    ])
    files[`c${n}/src/lib.rs`] = codeOf(versions[n] ?? 0, [library, ...usesOf(n).map((other) => `c${other}`)])
  }
  return files
}

/** All that decides on the result of a crate, besides flags. */
function identityOf(name: string, snapshot: Snapshot): string {
  const lock = lockOf(snapshot)
  if (libraries.includes(name)) return versionOf(name, lock)
  const n = Number(name.slice(1))
  const below = usesOf(n).map((other) => identityOf(`c${other}`, snapshot))
  const parts = [versionsOf(snapshot, count)[n], versionOf(libraryOf(n), lock), ...below]
  return createHash('sha256').update(parts.join()).digest('hex').slice(0, 16)
}

const registry = { config: '', locks: new Map<number, string>() }

/** A registry in files, as an index in a Git repository. https://doc.rust-lang.org/cargo/reference/registry-index.html */
async function makeRegistry(bench: Bench, locks: number): Promise<void> {
  const place = await emptyDirectory(bench, 'registry')
  const [index, packed] = [join(place, 'index'), join(place, 'crates')]
  for (const directory of [index, packed]) await mkdir(directory)
  const lines = new Map<string, string>()
  for (let lock = 0; lock <= locks; lock++)
    for (const name of libraries) {
      const vers = versionOf(name, lock)
      if (lines.has(`${name} ${vers}`)) continue
      const root = `${name}-${vers}`
      const files = { 'Cargo.toml': manifestOf(name, vers, []), 'src/lib.rs': codeOf(lock, []) }
      await writeSources({ workspace: join(place, root) }, files)
      const crate = join(packed, `${root}.crate`)
      await output('tar', ['-C', place, '-czf', crate, root])
      const cksum = createHash('sha256')
        .update(await readFile(crate))
        .digest('hex')
      lines.set(
        `${name} ${vers}`,
        JSON.stringify({ name, vers, deps: [], cksum, features: {}, yanked: false }),
      )
    }
  const entries = Map.groupBy(lines, ([key]) => key.split(' ')[0] ?? '')
  const files: Sources = { 'config.json': JSON.stringify({ dl: `file://${packed}/{crate}-{version}.crate` }) }
  for (const [name, found] of entries)
    files[indexPathOf(name)] = found.map(([, line]) => `${line}\n`).join('')
  await writeSources({ workspace: index }, files)
  const identity = ['-c', 'user.name=x', '-c', 'user.email=x']
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    [...identity, 'commit', '--quiet', '-m', 'x'],
  ])
    await output('git', args, { cwd: index })
  registry.config = `[source.crates-io]\nreplace-with = "mirror"\n\n[source.mirror]\nregistry = "file://${index}"\n`
}

function indexPathOf(name: string): string {
  return name.length < 4
    ? [name.length, ...(name.length === 3 ? [name[0]] : []), name].join('/')
    : `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`
}

const kept = ['build', '.fingerprint', 'deps']
const ownCrate = /^(lib)?c\d+-/

/** https://github.com/Swatinem/rust-cache/blob/master/src/cleanup.ts: only dependencies stay, and nothing else of a profile. */
async function keepDependencies({ workspace }: Job): Promise<void> {
  const target = join(workspace, 'target')
  for (const profile of ['debug', 'release']) {
    const directory = join(target, profile)
    for (const name of await namesIn(directory)) {
      if (!kept.includes(name)) await rm(join(directory, name), { recursive: true })
      else
        for (const item of await namesIn(join(directory, name)))
          if (ownCrate.test(item)) await rm(join(directory, name, item), { recursive: true })
    }
  }
}

function namesIn(directory: string): Promise<string[]> {
  return readdir(directory).catch(() => [])
}

export const cargoProject: Project = {
  name: 'cargo',
  inputs: () => ({ preset: 'cargo' }),
  // A machine's rustup would look for its toolchains in the job's home.
  env: { CARGO_INCREMENTAL: '0', RUSTUP_HOME: process.env.RUSTUP_HOME ?? join(homedir(), '.rustup') },
  jobs: [
    { name: 'lint', script: 'cargo check --locked --verbose -p c1 -p c2 -p c3' },
    { name: 'test', script: 'cargo test --locked --verbose --lib' },
    { name: 'release', script: 'cargo build --locked --verbose --release' },
  ],
  sourcesOf: (snapshot) => ({
    ...sourcesWith(snapshot),
    'Cargo.lock': registry.locks.get(lockOf(snapshot)) ?? '',
  }),
  async prepare(bench, commits) {
    const locks = lockOf({ commit: commits - 1, isDraft: false })
    await makeRegistry(bench, locks)
    const { signal } = bench
    for (let commit = 0; commit < commits; commit++) {
      const snapshot = { commit, isDraft: false }
      const lock = lockOf(snapshot)
      if (registry.locks.has(lock)) continue
      const author = await emptyDirectory(bench, 'author')
      await writeSources({ workspace: author }, sourcesWith(snapshot))
      const env = { ...process.env, ...cargoProject.env, CARGO_HOME: join(author, 'home') }
      await output('cargo', ['generate-lockfile'], { cwd: author, env, signal })
      registry.locks.set(lock, await readFile(join(author, 'Cargo.lock'), 'utf8'))
    }
    return {}
  },
  // The ending of a file's name is a hash of the package, the profile and the kind of target.
  compiledIn: (text, run) =>
    [...text.matchAll(/Running `.*?rustc --crate-name (\S+) .*? -C extra-filename=(\S+)/g)].map(
      ([, name = '', ending]) => `${name}${ending} ${identityOf(name, run)}`,
    ),
  buildsOf: ({ workspace }) => join(workspace, 'target'),
  ways: [
    {
      name: 'actions/cache, key of lock file',
      source: 'https://github.com/actions/cache/blob/main/examples.md#rust---cargo',
      inputs: ({ lock }) => ({
        path: '~/.cargo/bin/\n~/.cargo/registry/index/\n~/.cargo/registry/cache/\n~/.cargo/git/db/\ntarget/',
        key: `Linux-cargo-${lock}`,
        'restore-keys': '',
      }),
    },
    {
      name: 'rust-cache',
      source: 'https://github.com/Swatinem/rust-cache',
      inputs: ({ job, lock }) => ({
        path: '~/.cargo/bin\n~/.cargo/registry\n!~/.cargo/registry/src\n~/.cargo/git\ntarget',
        key: `v0-rust-${job}-Linux-x64-${lock}`,
        'restore-keys': `v0-rust-${job}-Linux-x64-`,
      }),
      beforeSave: keepDependencies,
    },
  ],
}
