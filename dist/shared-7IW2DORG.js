import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

// src/inputs/presets/node-modules.ts
function n(e, o = p) {
  return {
    // The client of Prisma is made of the schema when it is installed.
    decidedBy: ["package.json", ".npmrc", "*.patch", "*.prisma", ...e],
    variables: F,
    // Browsers, which the same tree holds, have none: a later step may add them.
    marks: ["*/package.json", "@*/*/package.json", ".package-lock.json", ".pnpm/lock.yaml"],
    locate: o
  };
}
function p(e) {
  return { directories: [{ linux: ["node_modules"] }, ...Y(e)], patterns: j(e) };
}
var F = /^(NODE_ENV|p?npm_config_(omit|include|only|also|production|optional|dev|ignore_scripts|install_(strategy|links)|legacy_\w+|strict_peer_deps|os|cpu|libc|arch|platform|target|build_from_source|node_linker|\w*hoist\w*)|YARN_(NODE_LINKER|NM_\w+|ENABLE_SCRIPTS|PRODUCTION|SUPPORTED_ARCHITECTURES)|(CYPRESS|PUPPETEER|PLAYWRIGHT|ELECTRON|PRISMA)_\w+)$/i;
function j({ files: e }) {
  let o = e.filter((r) => r.endsWith("/package.json") && !r.startsWith("../"));
  return [...new Set(
    o.map((r) => r.slice(0, r.indexOf("/")).replace(/[*?[\]{}!#~\\\s]/g, "?"))
  )].map((r) => `${r}/**/node_modules`);
}
var U = [
  {
    // https://docs.cypress.io/app/references/advanced-installation#Binary-cache
    package: "cypress",
    directory: {
      variables: ["CYPRESS_CACHE_FOLDER"],
      linux: ["~/.cache/Cypress"],
      darwin: ["~/Library/Caches/Cypress"],
      win32: ["~/AppData/Local/Cypress/Cache"]
    }
  },
  {
    // https://pptr.dev/guides/configuration
    package: "puppeteer",
    directory: { variables: ["PUPPETEER_CACHE_DIR"], linux: ["~/.cache/puppeteer"] }
  },
  {
    // https://playwright.dev/docs/browsers#managing-browser-binaries
    package: "playwright-core",
    directory: {
      variables: ["PLAYWRIGHT_BROWSERS_PATH"],
      linux: ["~/.cache/ms-playwright"],
      darwin: ["~/Library/Caches/ms-playwright"],
      win32: ["~/AppData/Local/ms-playwright"]
    }
  }
];
function Y({ files: e, read: o }) {
  let a = e.filter((t) => !/package\.json$|\.npmrc$|\.patch$/.test(t)).map(o), r = (t) => {
    let i = new RegExp(`(^|["'/\\s])${t}["'@:]`, "m");
    return a.some((c) => i.test(c));
  };
  return U.flatMap((t) => r(t.package) ? t.directory : []);
}

// src/inputs/presets/bun.ts
var h = {
  name: "bun",
  lockFiles: ["bun.lock", "bun.lockb"],
  manifest: "package.json",
  directories: [
    {
      questions: [["pm", "cache"]],
      variables: ["BUN_INSTALL_CACHE_DIR"],
      linux: ["~/.bun/install/cache"],
      // The registry's answers. An installation from a lock file needs none.
      leaveOut: ["*.npm"]
    }
  ],
  installed: { ...n(["bunfig.toml"]), toolchain: { name: "bun", version: /^(\d+\.\d+)/ } }
};

// src/inputs/presets/toolchains.ts
var s = { name: "node", version: /^v(\d+)/ }, l = {
  name: "python",
  programs: ["python", "python3"],
  version: /^Python (\d+\.\d+)/
}, m = [
  "",
  "lib/python*/site-packages/",
  "*/lib/python*/site-packages/",
  "Lib/site-packages/"
].map((e) => `${e}*.dist-info`), f = {
  name: "go",
  args: ["env", "GOVERSION"],
  version: /^go(\d+(?:\.\w+)*)/
}, v = { name: "rustc", version: /^rustc (\S+)(?: \(([0-9a-f]+))?/ }, g = {
  name: "jdk",
  programs: ["java"],
  args: ["-version"],
  stream: "stderr",
  version: / version "(?:1\.)?(\d+)/
}, _ = { name: "ruby", version: /^ruby (\d+\.\d+)/ }, E = { name: "php", version: /^PHP (\d+\.\d+)/ };

// src/inputs/presets/bundler.ts
var y = {
  name: "bundler",
  program: "bundle",
  lockFiles: ["Gemfile.lock", "gems.locked"],
  manifest: "Gemfile",
  foreign: ["vendor"],
  isNative: !0,
  directories: [
    {
      variables: ["BUNDLE_PATH"],
      linux: ["vendor/bundle"],
      // The packed gems. The installed gems are beside them.
      leaveOut: ["ruby/*/cache"]
    }
  ],
  toolchain: _,
  installed: {
    decidedBy: ["Gemfile", "gems.rb", "*.gemspec", "*.gemfile", "*.gemfile.lock"],
    variables: /^BUNDLE_(GEMFILE|WITH|WITHOUT|ONLY|PATH|DEPLOYMENT|FORCE_RUBY_PLATFORM|BUILD__\w+)$/,
    ifElsewhere: "Set `BUNDLE_PATH: vendor/bundle` in the job's `env`.",
    marks: ["ruby/*/specifications/*.gemspec"],
    // The directory has the gems as they are installed.
    locate: () => ({ directories: [], downloads: y.directories })
  }
};

// src/inputs/presets/cargo.ts
var P = {
  name: "cargo",
  lockFiles: ["Cargo.lock"],
  manifest: "Cargo.toml",
  foreign: ["target"],
  isNative: !0,
  directories: [
    {
      variables: ["CARGO_HOME"],
      linux: ["~/.cargo"],
      // Cargo unpacks registry/src and git/checkouts again from these.
      take: ["registry/index", "registry/cache", "git/db"]
    },
    {
      questions: [["metadata", "--no-deps", "--offline", "--format-version", "1"]],
      inAnswer: /"target_directory":"([^"]*)"/,
      variables: ["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR"],
      linux: ["target"],
      // Large, and of use only to the crates that change.
      leaveOut: ["*/incremental", "*/*/incremental", "doc", "package", "tmp"]
    }
  ],
  toolchain: v,
  comparesTimes: !0
};

// src/inputs/presets/ccache.ts
var k = {
  name: "ccache",
  lockFiles: [],
  directories: [
    {
      questions: [["--get-config", "cache_dir"]],
      variables: ["CCACHE_DIR"],
      linux: ["~/.cache/ccache"],
      darwin: ["~/Library/Caches/ccache"],
      win32: ["~/AppData/Local/ccache"],
      leaveOut: ["tmp", "lock"]
    }
  ],
  perCommit: !0
};

// src/inputs/presets/composer.ts
var R = {
  name: "composer",
  lockFiles: ["composer.lock"],
  manifest: "composer.json",
  foreign: ["vendor"],
  directories: [
    {
      questions: [["config", "--no-interaction", "cache-dir"]],
      variables: ["COMPOSER_CACHE_DIR"],
      linux: ["~/.cache/composer"],
      darwin: ["~/Library/Caches/composer"],
      win32: ["~/AppData/Local/Composer"],
      // `repo` holds the registry's answers. An installation from a lock file needs none.
      take: ["files", "vcs"]
    }
  ],
  installed: {
    toolchain: E,
    decidedBy: ["composer.json"],
    variables: /^COMPOSER(_(NO_DEV|PREFER_\w+|MIRROR_PATH_REPOS|VENDOR_DIR|BIN_DIR))?$/,
    marks: ["composer/installed.json"],
    locate: () => ({ directories: [{ variables: ["COMPOSER_VENDOR_DIR"], linux: ["vendor"] }] }),
    // Of repositories of the type `path`.
    copies: { file: "composer.json", text: /"symlink"\s*:\s*false/ }
  }
};

// src/inputs/presets/go.ts
var b = {
  name: "go",
  lockFiles: ["go.sum"],
  manifest: "go.mod",
  directories: [
    {
      questions: [["env", "GOMODCACHE"]],
      variables: ["GOMODCACHE"],
      linux: ["~/go/pkg/mod"],
      leaveOut: ["cache/lock", "cache/download/**/*.lock"]
    },
    {
      questions: [["env", "GOCACHE"]],
      variables: ["GOCACHE"],
      linux: ["~/.cache/go-build"],
      darwin: ["~/Library/Caches/go-build"],
      win32: ["~/AppData/Local/go-build"],
      // Inputs that fuzzing found.
      leaveOut: ["fuzz"]
    }
  ],
  toolchain: f,
  // Of the files that tests read.
  comparesTimes: !0
};

// src/inputs/presets/gradle.ts
var A = {
  name: "gradle",
  lockFiles: [
    "*.gradle",
    "*.gradle.kts",
    "gradle-wrapper.properties",
    "*.versions.toml",
    "gradle.lockfile",
    "gradle.properties"
  ],
  foreign: ["build", ".gradle"],
  directories: [
    {
      variables: ["GRADLE_USER_HOME"],
      linux: ["~/.gradle"],
      ofJava: !0,
      take: ["caches", "wrapper/dists"],
      // The secret key of the configuration cache.
      leaveOut: ["*/cc-keystore"]
    }
  ],
  toolchain: g
};

// src/inputs/presets/maven.ts
var C = {
  name: "maven",
  program: "mvn",
  lockFiles: ["pom.xml", "maven-wrapper.properties"],
  foreign: ["target"],
  directories: [
    {
      // Maven takes seconds to answer.
      setting: {
        sources: ["$MAVEN_ARGS", ".mvn/maven.config", "$MAVEN_OPTS"],
        value: /(?:^|\s)-Dmaven\.repo\.local=(\S+)/
      },
      linux: ["~/.m2/repository"],
      ofJava: !0,
      // Notes on failed downloads, which keep Maven from trying again.
      leaveOut: ["**/*.lastUpdated", "**/resolver-status.properties"]
    },
    { variables: ["MAVEN_USER_HOME/wrapper/dists"], linux: ["~/.m2/wrapper/dists"], ofJava: !0 }
  ]
};

// src/inputs/presets/npm.ts
var O = {
  name: "npm",
  lockFiles: ["package-lock.json", "npm-shrinkwrap.json"],
  manifest: "package.json",
  directories: [
    {
      // In a package of a workspace, npm answers for the workspace with an error.
      questions: [["config", "get", "cache", "--no-workspaces", "--logs-max=0", "--no-update-notifier"]],
      variables: ["npm_config_cache", "NPM_CONFIG_CACHE"],
      linux: ["~/.npm"],
      win32: ["~/AppData/Local/npm-cache"],
      // The other directories hold logs, and programs of npx.
      take: ["_cacache"],
      leaveOut: ["tmp"]
    }
  ],
  toolchain: s,
  installed: {
    ...n([]),
    // With `install-links`. The hash of a package's archive is in the lock file.
    copies: { file: "package-lock.json", text: /"resolved": "file:(?![^"]*\.(tgz|tar|tar\.gz)")/ }
  }
};

// src/inputs/presets/nuget.ts
var x = {
  name: "nuget",
  program: "dotnet",
  lockFiles: ["packages.lock.json", "*.csproj", "*.fsproj", "*.vbproj", "Directory.Packages.props", "*.sln"],
  directories: [
    {
      questions: [["nuget", "locals", "global-packages", "--list"]],
      variables: ["NUGET_PACKAGES"],
      linux: ["~/.nuget/packages"]
    }
  ]
};

// src/inputs/presets/nx.ts
var D = {
  name: "nx",
  lockFiles: ["nx.json"],
  directories: [
    { variables: ["NX_CACHE_DIRECTORY"], linux: [".nx/cache"] },
    {
      variables: ["NX_WORKSPACE_DATA_DIRECTORY"],
      linux: [".nx/workspace-data"],
      // The daemon's socket and logs.
      leaveOut: ["d", "*.log"]
    }
  ],
  toolchain: s,
  perCommit: !0
};

// src/inputs/presets/pip.ts
var L = {
  name: "pip",
  lockFiles: ["requirements*.txt", "pyproject.toml"],
  foreign: [".venv", "venv"],
  yieldsTo: ["uv", "poetry"],
  isNative: !0,
  directories: [
    {
      questions: [["cache", "dir"]],
      variables: ["PIP_CACHE_DIR"],
      linux: ["~/.cache/pip"],
      darwin: ["~/Library/Caches/pip"],
      win32: ["~/AppData/Local/pip/Cache"],
      leaveOut: ["selfcheck"]
    }
  ],
  toolchain: l,
  installed: {
    decidedBy: ["constraints*.txt", "setup.py", "setup.cfg"],
    variables: /^(PIP_(NO_BINARY|ONLY_BINARY|PREFER_BINARY|NO_DEPS|CONSTRAINT|REQUIREMENT|PRE|TARGET|PREFIX|USER)|VIRTUAL_ENV)$/,
    holdsPaths: !0,
    marks: m,
    ifElsewhere: "Make a virtual environment in .venv, or set up Python with actions/setup-python.",
    async locate({ variable: e, ask: o }) {
      let a = { variables: ["VIRTUAL_ENV"], linux: [".venv", "venv"] }, r = e("RUNNER_TOOL_CACHE"), [t = "", i = ""] = (await o("python", ["-c", G])).split(/\r?\n/);
      if (!r || !t.startsWith(r)) return { directories: [a] };
      let c = ["python", "python[0-9w.]*", "pip", "pip[0-9.]*", "*.dll"].map(
        (M) => `!${i}/${M}`
      ), u = [t, i, ...c];
      return { directories: [a], patterns: u };
    }
  }
}, G = "import sysconfig as s; print(s.get_path('purelib'), s.get_path('scripts'), sep='\\n')";

// src/inputs/presets/pnpm.ts
var N = {
  variables: ["pnpm_config_cache_dir", "npm_config_cache_dir", "XDG_CACHE_HOME/pnpm"],
  linux: ["~/.cache/pnpm"],
  darwin: ["~/Library/Caches/pnpm"],
  win32: ["~/AppData/Local/pnpm-cache"]
}, B = "lockfile-verified.jsonl", T = {
  name: "pnpm",
  lockFiles: ["pnpm-lock.yaml"],
  manifest: "package.json",
  directories: [
    {
      questions: [["store", "path", "--silent"]],
      variables: ["pnpm_config_store_dir", "npm_config_store_dir", "PNPM_HOME/store"],
      linux: ["~/.local/share/pnpm/store"],
      darwin: ["~/Library/pnpm/store"],
      win32: ["~/AppData/Local/pnpm/store"]
    },
    {
      // The registry's metadata of packages. pnpm 12 checks even a frozen lock file against it.
      ...N,
      questions: [["cache", "path"]],
      // Programs that `pnpm dlx` ran.
      leaveOut: ["dlx"]
    }
  ],
  toolchain: s,
  installed: {
    ...n(["pnpm-workspace.yaml", ".pnpmfile.*"], (e) => {
      let { directories: o, ...a } = p(e);
      return { ...a, directories: [...o, { ...N, take: [B] }] };
    }),
    // pnpm removes a tree that was installed from a store at another path. Without a setting, a store in the home is only
    // for projects of the same file system, and a mounted project is not.
    holdsPaths: !0,
    mode: "unpack",
    copies: { file: "pnpm-lock.yaml", text: /^\s+resolution: \{[^}]*type: directory/m }
  }
};

// src/inputs/presets/poetry.ts
var w = {
  name: "poetry",
  lockFiles: ["poetry.lock"],
  manifest: "pyproject.toml",
  foreign: [".venv", "venv"],
  isNative: !0,
  directories: [
    {
      questions: [["config", "cache-dir"]],
      variables: ["POETRY_CACHE_DIR"],
      linux: ["~/.cache/pypoetry"],
      darwin: ["~/Library/Caches/pypoetry"],
      win32: ["~/AppData/Local/pypoetry/Cache"],
      // They link to an interpreter, which the next runner may have elsewhere. Poetry rebuilds them from the cache.
      leaveOut: ["virtualenvs"]
    }
  ],
  toolchain: l,
  installed: {
    decidedBy: ["pyproject.toml", "poetry.toml"],
    variables: /^POETRY_(VIRTUALENVS|INSTALLER|WITH|WITHOUT|ONLY)\w*$/,
    holdsPaths: !0,
    marks: m,
    locate: () => ({
      directories: [
        { linux: [".venv"] },
        {
          variables: ["POETRY_VIRTUALENVS_PATH", "POETRY_CACHE_DIR/virtualenvs"],
          linux: ["~/.cache/pypoetry/virtualenvs"],
          darwin: ["~/Library/Caches/pypoetry/virtualenvs"],
          win32: ["~/AppData/Local/pypoetry/Cache/virtualenvs"]
        }
      ]
    })
  }
};

// src/inputs/presets/sccache.ts
var I = {
  name: "sccache",
  lockFiles: [],
  directories: [
    {
      variables: ["SCCACHE_DIR"],
      linux: ["~/.cache/sccache"],
      darwin: ["~/Library/Caches/Mozilla.sccache"],
      win32: ["~/AppData/Local/Mozilla/sccache"]
    }
  ],
  perCommit: !0
};

// src/inputs/presets/turbo.ts
var H = {
  name: "turbo",
  lockFiles: ["turbo.json", "turbo.jsonc"],
  directories: [{ variables: ["TURBO_CACHE_DIR"], linux: [".turbo/cache"] }],
  toolchain: s,
  perCommit: !0
};

// src/inputs/presets/uv.ts
var S = {
  name: "uv",
  lockFiles: ["uv.lock"],
  manifest: "pyproject.toml",
  foreign: [".venv", "venv"],
  isNative: !0,
  directories: [
    {
      questions: [["cache", "dir"]],
      variables: ["UV_CACHE_DIR"],
      linux: ["~/.cache/uv"],
      win32: ["~/AppData/Local/uv/cache"],
      // Virtual environments of builds, and notes on the runner's interpreters.
      leaveOut: ["builds-v*", "interpreter-v*"]
    }
  ],
  toolchain: l,
  installed: {
    decidedBy: ["pyproject.toml", "uv.toml"],
    variables: /^UV_(?!CACHE_DIR|.*(TOKEN|PASSWORD|USERNAME))\w+$/,
    holdsPaths: !0,
    marks: m,
    locate: () => ({
      directories: [
        { variables: ["UV_PROJECT_ENVIRONMENT"], linux: [".venv"] },
        {
          // Interpreters that uv has downloaded, to which the environment links.
          questions: [["python", "dir"]],
          variables: ["UV_PYTHON_INSTALL_DIR"],
          linux: ["~/.local/share/uv/python"],
          win32: ["~/AppData/Roaming/uv/python"]
        }
      ]
    })
  }
};

// src/inputs/presets/yarn.ts
var d = {
  name: "yarn",
  lockFiles: ["yarn.lock"],
  manifest: "package.json",
  foreign: [".yarn"],
  directories: [
    {
      // Yarn 1 answers `undefined` to the first question; later versions do not know the second question.
      questions: [
        ["config", "get", "cacheFolder"],
        ["cache", "dir"]
      ],
      variables: ["YARN_CACHE_FOLDER"],
      linux: ["~/.yarn/berry/cache", "~/.cache/yarn"],
      darwin: ["~/.yarn/berry/cache", "~/Library/Caches/Yarn"],
      win32: ["~/AppData/Local/Yarn/Berry/cache", "~/AppData/Local/Yarn/Cache"],
      leaveOut: [".tmp"]
    }
  ],
  toolchain: s,
  installed: {
    ...n([".yarnrc", ".yarnrc.yml"]),
    // With Plug'n'Play, `.pnp.cjs` leads to the downloads.
    holdsPaths: !0,
    locate(e) {
      let o = /^# yarn lockfile v1$/m.test(e.read("yarn.lock")), [, a] = /^nodeLinker:\s*["']?([\w-]+)/m.exec(e.read(".yarnrc.yml")) ?? [], r = e.variable("YARN_NODE_LINKER") ?? a ?? "pnp";
      if (o) return p(e);
      let t = ".yarn/install-state.gz";
      if (r === "pnp")
        return {
          directories: [],
          patterns: [".pnp.*", ".yarn/unplugged", t],
          downloads: q(e)
        };
      let { directories: i, patterns: c = [] } = p(e);
      return { directories: i, patterns: [...c, t] };
    },
    // Yarn 1.
    copies: { file: "yarn.lock", text: /^"?[^\s#]\S*@file:/m }
  }
}, V = /^(cacheFolder|enableGlobalCache|globalFolder):/m, $ = [
  "LOCALAPPDATA",
  "XDG_DATA_HOME",
  "YARN_CACHE_FOLDER",
  "YARN_ENABLE_GLOBAL_CACHE",
  "YARN_GLOBAL_FOLDER",
  "YARN_RC_FILENAME"
];
function q({ read: e, variable: o, hasAbove: a }) {
  let r = /^__metadata:\s+version: (8|9|\d\d+)$/m.test(e("yarn.lock")), t = V.test(e(".yarnrc.yml")) || $.some(o) || a(".yarnrc.yml");
  if (!r || t) return d.directories;
  let i = { linux: ["~/.yarn/berry/cache"], darwin: ["~/.yarn/berry/cache"] };
  return d.directories.map(({ questions: c, ...u }) => ({ ...u, ...i }));
}

// src/inputs/presets/index.ts
var W = [O, T, d, h, L, S, w, b, P, A, C, y, R, x], z = [k, I, H, D], Xe = [...W, ...z];

export {
  Xe as a
};
