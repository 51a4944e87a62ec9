// A store of Nix that holds what a project has built.
import { toolRecipe } from './recipe.ts'
import { inC, modulesOf } from './sources.ts'

const objects = 6

const project = `
let
  build = name: script: derivation {
    inherit name;
    system = builtins.currentSystem;
    builder = "/bin/sh";
    args = [ "-euc" script ];
    PATH = "/usr/bin:/bin";
  };
  object = n: build "m\${n}.o" "gcc -O2 -x c -c \${./. + "/m\${n}.c"} -o $out";
in
build "app" "mkdir $out; cp \${toString (map object [ ${Array.from({ length: objects }, (_, n) => `"${n}"`).join(' ')} ])} $out"
`

/** Debian's Nix has its store in /nix, which a benchmark leaves alone. */
export const nix = toolRecipe({
  name: 'nix',
  path: '~/nix',
  mode: 'mount',
  files: (commit) => ({
    'default.nix': project,
    ...modulesOf(commit, objects, (n, changed) => ({ [`m${n}.c`]: inC(n, changed) })),
  }),
  env: {
    NIX_REMOTE: 'local',
    // No sandbox, because the compiler is the system's.
    NIX_CONFIG: 'sandbox = false\nbuild-users-group =\nsubstitute = false\nkeep-outputs = true\n',
  },
  script: `export NIX_STORE_DIR=~/nix/store NIX_STATE_DIR=~/nix/var NIX_LOG_DIR=~/nix/log
    nix-build; nix-collect-garbage`,
  proof: /these 2 derivations will be built/,
})
