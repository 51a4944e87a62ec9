import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  jb as N,
  s as D,
  t as l,
  u as v,
  v as c
} from "./shared-7FXNYQLT.js";

// src/inputs/presets/node-modules.ts
function m(e, t = u) {
  return {
    // The client of Prisma is made of the schema when it is installed.
    decidedBy: ["package.json", ".npmrc", "*.patch", "*.prisma", ...e],
    variables: me,
    // Browsers, which the same tree holds, have none: a later step may add them.
    marks: ["*/package.json", "@*/*/package.json", ".package-lock.json", ".pnpm/lock.yaml"],
    locate: t
  };
}
function u(e) {
  return { directories: [{ linux: ["node_modules"] }, ...fe(e)], patterns: de(e) };
}
var me = /^(NODE_ENV|p?npm_config_(omit|include|only|also|production|optional|dev|ignore_scripts|install_(strategy|links)|legacy_\w+|strict_peer_deps|os|cpu|libc|arch|platform|target|build_from_source|node_linker|\w*hoist\w*)|YARN_(NODE_LINKER|NM_\w+|ENABLE_SCRIPTS|PRODUCTION|SUPPORTED_ARCHITECTURES)|(CYPRESS|PUPPETEER|PLAYWRIGHT|ELECTRON|PRISMA)_\w+)$/i;
function de({ files: e }) {
  let t = e.filter((r) => r.endsWith("/package.json") && !r.startsWith("../"));
  return [...new Set(
    t.map((r) => r.slice(0, r.indexOf("/")).replace(/[*?[\]{}!#~\\\s]/g, "?"))
  )].map((r) => `${r}/**/node_modules`);
}
var ue = [
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
function fe({ files: e, read: t }) {
  let o = e.filter((n) => !/package\.json$|\.npmrc$|\.patch$/.test(n)).map(t), r = (n) => {
    let s = new RegExp(`(^|["'/\\s])${n}["'@:]`, "m");
    return o.some((a) => s.test(a));
  };
  return ue.flatMap((n) => r(n.package) ? n.directory : []);
}

// src/inputs/presets/bun.ts
var T = {
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
  installed: { ...m(["bunfig.toml"]), toolchain: { name: "bun", version: /^(\d+\.\d+)/ } }
};

// src/inputs/presets/toolchains.ts
var p = { name: "node", version: /^v(\d+)/ }, f = {
  name: "python",
  programs: ["python", "python3"],
  version: /^Python (\d+\.\d+)/
}, g = [
  "",
  "lib/python*/site-packages/",
  "*/lib/python*/site-packages/",
  "Lib/site-packages/"
].map((e) => `${e}*.dist-info`), w = {
  name: "go",
  args: ["env", "GOVERSION"],
  version: /^go(\d+(?:\.\w+)*)/
}, I = { name: "rustc", version: /^rustc (\S+)(?: \(([0-9a-f]+))?/ }, L = {
  name: "jdk",
  programs: ["java"],
  args: ["-version"],
  stream: "stderr",
  version: / version "(?:1\.)?(\d+)/
}, S = { name: "ruby", version: /^ruby (\d+\.\d+)/ }, F = { name: "php", version: /^PHP (\d+\.\d+)/ };

// src/inputs/presets/bundler.ts
var x = {
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
  toolchain: S,
  installed: {
    decidedBy: ["Gemfile", "gems.rb", "*.gemspec", "*.gemfile", "*.gemfile.lock"],
    variables: /^BUNDLE_(GEMFILE|WITH|WITHOUT|ONLY|PATH|DEPLOYMENT|FORCE_RUBY_PLATFORM|BUILD__\w+)$/,
    ifElsewhere: "Set `BUNDLE_PATH: vendor/bundle` in the job's `env`.",
    marks: ["ruby/*/specifications/*.gemspec"],
    // The directory has the gems as they are installed.
    locate: () => ({ directories: [], downloads: x.directories })
  }
};

// src/inputs/presets/cargo.ts
var H = {
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
  toolchain: I,
  comparesTimes: !0
};

// src/inputs/presets/ccache.ts
var M = {
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
var j = {
  name: "composer",
  lockFiles: ["composer.lock"],
  manifest: "composer.json",
  foreign: ["vendor"],
  directories: [
    {
      questions: [["config", "--no-interaction", "cache-dir"]],
      // https://getcomposer.org/doc/03-cli.md#environment-variables, and `Factory.php` of Composer
      settings: {
        variables: /^COMPOSER(_HOME|_CACHE_\w+)?$/,
        files: [
          {
            names: ["", "~/.config/composer/", "~/.composer/"].flatMap((e) => [
              `${e}composer.json`,
              `${e}config.json`,
              `${e}auth.json`
            ]),
            text: /cache-\w*-?dir/
          }
        ],
        // Shows that the system follows XDG. Otherwise all is in ~/.composer.
        existing: ["/etc/xdg"],
        missing: ["~/.composer/cache"]
      },
      variables: ["COMPOSER_CACHE_DIR"],
      linux: ["~/.cache/composer"],
      darwin: ["~/Library/Caches/composer"],
      win32: ["~/AppData/Local/Composer"],
      // `repo` holds the registry's answers. An installation from a lock file needs none.
      take: ["files", "vcs"]
    }
  ],
  installed: {
    toolchain: F,
    decidedBy: ["composer.json"],
    variables: /^COMPOSER(_(NO_DEV|PREFER_\w+|MIRROR_PATH_REPOS|VENDOR_DIR|BIN_DIR))?$/,
    marks: ["composer/installed.json"],
    locate: () => ({ directories: [{ variables: ["COMPOSER_VENDOR_DIR"], linux: ["vendor"] }] }),
    // Of repositories of the type `path`.
    copies: { file: "composer.json", text: /"symlink"\s*:\s*false/ }
  }
};

// src/inputs/presets/go.ts
var G = {
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
  toolchain: w,
  // Of the files that tests read.
  comparesTimes: !0
};

// src/inputs/presets/gradle.ts
var U = {
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
  toolchain: L
};

// src/inputs/presets/maven.ts
var $ = {
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

// src/inputs/presets/settings.ts
import { accessSync as ge, constants as ye, readFileSync as B, realpathSync as V, statSync as y } from "node:fs";
var he = /^XDG_(CACHE_HOME|DATA_HOME|CONFIG_DIRS)$/;
function Ke({ settings: e, variables: t = [], linux: [o = ""] }, r) {
  let { platform: n, cwd: s, env: a } = r, { HOME: d = "" } = a;
  if (!e || !v(d) || n !== "linux" && !(n === "darwin" && e.onMacToo)) return;
  let { variables: P, files: se, existing: ae = [], missing: ce = [], lockFile: b, installation: k, linked: pe } = e, C = (i) => i.replace(/^~(?=\/)/, d), A = k ? k.files(r) : [];
  if (Object.keys(a).some((i) => he.test(i) || P.test(i)) || !ae.every((i) => r.isDirectory(C(i))) || ce.some((i) => r.isDirectory(C(i))) || b && !b.text.test(r.read(c(s, b.name)) ?? "") || !A || [...se, { names: A, text: k?.text ?? /./ }].some(
    ({ names: i, text: le }) => i.flatMap((h) => ve(h, r)).map(r.read).some((h) => h === void 0 || le.test(h))
  )) return;
  let O = t.find((i) => i.includes("/") && a[i.replace(/\/.*/, "")])?.replace(/^\w+/, (i) => a[i] ?? "") ?? C(o);
  return v(O) && (!pe || r.canLink(s, O)) ? O : void 0;
}
function ve(e, { cwd: t, env: o }) {
  let { HOME: r = "", XDG_CONFIG_HOME: n } = o;
  if (v(e)) return [e];
  if (!e.startsWith("~/")) return [t, ..._(t)].map((d) => c(d, e));
  let s = c(r, e.slice(2)), a = /^~\/\.config\/(.*)/.exec(e)?.[1];
  return n && a !== void 0 ? [s, c(n, a)] : [s];
}
function _(e) {
  let t = l(e);
  return t === e ? [] : [t, ..._(t)];
}
function E({ program: e, real: t, read: o }) {
  let r = e("node");
  if (r === void 0) return [];
  if (o(r)?.startsWith("#!")) return;
  let n = l(l(t(r)));
  return [c(n, "etc/npmrc"), c(n, "lib/node_modules/npm/npmrc")];
}
function Je({ cwd: e, env: t }) {
  return {
    platform: process.platform,
    cwd: e,
    env: t,
    read: Ee,
    isDirectory: (o) => y(o, { throwIfNoEntry: !1 })?.isDirectory() ?? !1,
    program: N,
    real: Pe,
    canLink: be
  };
}
var _e = 16 * 1024 ** 2;
function Ee(e) {
  try {
    let t = y(e, { throwIfNoEntry: !1 });
    return t ? t.isFile() && t.size <= _e ? B(e, "utf8") : void 0 : "";
  } catch (t) {
    return t.code === "ENOTDIR" ? "" : void 0;
  }
}
function Pe(e) {
  try {
    return V(e);
  } catch {
    return e;
  }
}
function be(e, t) {
  try {
    let o = [t, ..._(t)].find((r) => y(r, { throwIfNoEntry: !1 }));
    return o === void 0 ? !1 : (ge(o, ye.W_OK), y(e).dev === y(o).dev && Y(e) === Y(o));
  } catch {
    return !1;
  }
}
function Y(e) {
  let t = B("/proc/self/mountinfo", "utf8").split(`
`).map((r) => r.split(" ")[4]), o = V(e);
  return [o, ..._(o)].find(
    (r) => t.includes(
      r.replace(/[ \t\n\\]/g, (n) => `\\${n.charCodeAt(0).toString(8).padStart(3, "0")}`)
    )
  );
}

// src/inputs/presets/npm.ts
var q = /cache|config|prefix|^[ \t]*\$/im, W = {
  name: "npm",
  lockFiles: ["package-lock.json", "npm-shrinkwrap.json"],
  manifest: "package.json",
  directories: [
    {
      // In a package of a workspace, npm answers for the workspace with an error.
      questions: [["config", "get", "cache", "--no-workspaces", "--logs-max=0", "--no-update-notifier"]],
      // https://docs.npmjs.com/cli/configuring-npm/npmrc. Files may name other files of settings.
      settings: {
        variables: /^(npm_config_\w*(cache|config|prefix)\w*|PREFIX|DESTDIR)$/i,
        files: [{ names: [".npmrc", "~/.npmrc"], text: q }],
        installation: { files: ke, text: q },
        onMacToo: !0
      },
      variables: ["npm_config_cache", "NPM_CONFIG_CACHE"],
      linux: ["~/.npm"],
      win32: ["~/AppData/Local/npm-cache"],
      // The other directories hold logs, and programs of npx.
      take: ["_cacache"],
      leaveOut: ["tmp"]
    }
  ],
  toolchain: p,
  installed: {
    ...m([]),
    // With `install-links`. The hash of a package's archive is in the lock file.
    copies: { file: "package-lock.json", text: /"resolved": "file:(?![^"]*\.(tgz|tar|tar\.gz)")/ }
  }
};
function ke(e) {
  let t = e.real(e.program("npm") ?? ""), o = D(t) === "npm-cli.js" ? E(e) : void 0;
  return o && [...o, c(l(t), "../npmrc")];
}

// src/inputs/presets/nuget.ts
var z = {
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
var X = {
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
  toolchain: p,
  perCommit: !0
};

// src/inputs/presets/pip.ts
var K = {
  name: "pip",
  lockFiles: ["requirements*.txt", "pyproject.toml"],
  foreign: [".venv", "venv"],
  yieldsTo: ["uv", "poetry"],
  isNative: !0,
  directories: [
    {
      questions: [["cache", "dir"]],
      // https://pip.pypa.io/en/stable/topics/configuration
      settings: {
        variables: /^PIP_\w*(CACHE|CONFIG)/,
        files: [
          {
            names: ["/etc/pip.conf", "/etc/xdg/pip/pip.conf", "~/.config/pip/pip.conf", "~/.pip/pip.conf"],
            text: /cache/
          }
        ],
        installation: { files: Ce, text: /cache/ }
      },
      variables: ["PIP_CACHE_DIR"],
      linux: ["~/.cache/pip"],
      darwin: ["~/Library/Caches/pip"],
      win32: ["~/AppData/Local/pip/Cache"],
      leaveOut: ["selfcheck"]
    }
  ],
  toolchain: f,
  installed: {
    decidedBy: ["constraints*.txt", "setup.py", "setup.cfg"],
    variables: /^(PIP_(NO_BINARY|ONLY_BINARY|PREFER_BINARY|NO_DEPS|CONSTRAINT|REQUIREMENT|PRE|TARGET|PREFIX|USER)|VIRTUAL_ENV)$/,
    holdsPaths: !0,
    marks: g,
    ifElsewhere: "Make a virtual environment in .venv, or set up Python with actions/setup-python.",
    async locate({ variable: e, ask: t }) {
      let o = { variables: ["VIRTUAL_ENV"], linux: [".venv", "venv"] }, r = e("RUNNER_TOOL_CACHE"), [n = "", s = ""] = (await t("python", ["-c", Oe])).split(/\r?\n/);
      if (!r || !n.startsWith(r)) return { directories: [o] };
      let a = ["python", "python[0-9w.]*", "pip", "pip[0-9.]*", "*.dll"].map(
        (P) => `!${s}/${P}`
      ), d = [n, s, ...a];
      return { directories: [o], patterns: d };
    }
  }
};
function Ce({ program: e, real: t, read: o }) {
  let r = o(e("pip") ?? "") ?? "", [, n] = /^#!(\/\S*python[\d.]*)\s/.exec(r) ?? [];
  return n === void 0 ? void 0 : [n, t(n)].map((s) => c(l(s), "../pip.conf"));
}
var Oe = "import sysconfig as s; print(s.get_path('purelib'), s.get_path('scripts'), sep='\\n')";

// src/inputs/presets/pnpm.ts
var J = /(store|cache)-?dir|config|prefix|pnpmfile|^[ \t]*\$/im, Z = {
  variables: /^(p?npm_config_\w*(store|cache|config|prefix|pnpmfile|workspace_dir)\w*|PREFIX|DESTDIR)$/i,
  files: [
    { names: [".npmrc", "~/.npmrc"], text: J },
    {
      names: [
        "pnpm-workspace.yaml",
        "package.json",
        ".pnpmfile.cjs",
        ".pnpmfile.mjs",
        "pnpmfile.js",
        ...["rc", "config.yaml", "config.json", "npmrc", "auth.ini"].map((e) => `~/.config/pnpm/${e}`)
      ],
      text: /(store|cache)-?dir\b|pnpmfile|updateConfig|configDependencies/i
    }
  ],
  installation: { files: E, text: J },
  // pnpm 7, which was the first with these directories, wrote 5.4 as pnpm 6 did.
  lockFile: { name: "pnpm-lock.yaml", text: /^lockfileVersion: '?([6-9]|\d\d)/m }
}, Q = {
  settings: Z,
  variables: ["pnpm_config_cache_dir", "npm_config_cache_dir", "XDG_CACHE_HOME/pnpm"],
  linux: ["~/.cache/pnpm"],
  darwin: ["~/Library/Caches/pnpm"],
  win32: ["~/AppData/Local/pnpm-cache"]
}, xe = "lockfile-verified.jsonl", ee = {
  name: "pnpm",
  lockFiles: ["pnpm-lock.yaml"],
  manifest: "package.json",
  directories: [
    {
      questions: [["store", "path", "--silent"]],
      // The store is on the disk of the project.
      settings: { ...Z, linked: !0 },
      variables: ["pnpm_config_store_dir", "npm_config_store_dir", "PNPM_HOME/store"],
      linux: ["~/.local/share/pnpm/store"],
      darwin: ["~/Library/pnpm/store"],
      win32: ["~/AppData/Local/pnpm/store"]
    },
    {
      // The registry's metadata of packages. pnpm 12 checks even a frozen lock file against it.
      ...Q,
      questions: [["cache", "path"]],
      // Programs that `pnpm dlx` ran.
      leaveOut: ["dlx"]
    }
  ],
  toolchain: p,
  installed: {
    ...m(["pnpm-workspace.yaml", ".pnpmfile.*"], (e) => {
      let { directories: t, ...o } = u(e);
      return { ...o, directories: [...t, { ...Q, take: [xe] }] };
    }),
    // pnpm removes a tree that was installed from a store at another path. Without a setting, a store in the home is only
    // for projects of the same file system, and a mounted project is not.
    holdsPaths: !0,
    mode: "unpack",
    copies: { file: "pnpm-lock.yaml", text: /^\s+resolution: \{[^}]*type: directory/m }
  }
};

// src/inputs/presets/poetry.ts
var te = {
  name: "poetry",
  lockFiles: ["poetry.lock"],
  manifest: "pyproject.toml",
  foreign: [".venv", "venv"],
  isNative: !0,
  directories: [
    {
      questions: [["config", "cache-dir"]],
      // https://python-poetry.org/docs/configuration, and `locations.py` of Poetry
      settings: {
        variables: /^POETRY_(CACHE|CONFIG)_DIR$/,
        files: [
          {
            names: ["poetry.toml", "~/.config/pypoetry/config.toml", "~/.config/pypoetry/auth.toml"],
            text: /cache-dir/
          }
        ]
      },
      variables: ["POETRY_CACHE_DIR"],
      linux: ["~/.cache/pypoetry"],
      darwin: ["~/Library/Caches/pypoetry"],
      win32: ["~/AppData/Local/pypoetry/Cache"],
      // They link to an interpreter, which the next runner may have elsewhere. Poetry rebuilds them from the cache.
      leaveOut: ["virtualenvs"]
    }
  ],
  toolchain: f,
  installed: {
    decidedBy: ["pyproject.toml", "poetry.toml"],
    variables: /^POETRY_(VIRTUALENVS|INSTALLER|WITH|WITHOUT|ONLY)\w*$/,
    holdsPaths: !0,
    marks: g,
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
var re = {
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
var oe = {
  name: "turbo",
  lockFiles: ["turbo.json", "turbo.jsonc"],
  directories: [{ variables: ["TURBO_CACHE_DIR"], linux: [".turbo/cache"] }],
  toolchain: p,
  perCommit: !0
};

// src/inputs/presets/uv.ts
var ne = {
  variables: /^UV_\w*(CACHE|CONFIG|PROJECT$|WORKING)/,
  files: [
    {
      names: [
        "uv.toml",
        "pyproject.toml",
        "~/.config/uv/uv.toml",
        "/etc/xdg/uv/uv.toml",
        "/etc/uv/uv.toml"
      ],
      text: /(no-cache|cache-dir|install-dir)\b/
    }
  ]
}, ie = {
  name: "uv",
  lockFiles: ["uv.lock"],
  manifest: "pyproject.toml",
  foreign: [".venv", "venv"],
  isNative: !0,
  directories: [
    {
      questions: [["cache", "dir"]],
      settings: ne,
      variables: ["UV_CACHE_DIR"],
      linux: ["~/.cache/uv"],
      win32: ["~/AppData/Local/uv/cache"],
      // Virtual environments of builds, and notes on the runner's interpreters.
      leaveOut: ["builds-v*", "interpreter-v*"]
    }
  ],
  toolchain: f,
  installed: {
    decidedBy: ["pyproject.toml", "uv.toml"],
    variables: /^UV_(?!CACHE_DIR|.*(TOKEN|PASSWORD|USERNAME))\w+$/,
    holdsPaths: !0,
    marks: g,
    locate: () => ({
      directories: [
        { variables: ["UV_PROJECT_ENVIRONMENT"], linux: [".venv"] },
        {
          // Interpreters that uv has downloaded, to which the environment links.
          questions: [["python", "dir"]],
          settings: { ...ne, variables: /^UV_PYTHON_INSTALL_DIR$/ },
          variables: ["UV_PYTHON_INSTALL_DIR"],
          linux: ["~/.local/share/uv/python"],
          win32: ["~/AppData/Roaming/uv/python"]
        }
      ]
    })
  }
};

// src/inputs/presets/yarn.ts
var R = {
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
      // https://yarnpkg.com/configuration/yarnrc#cacheFolder, and `globalFolder`, `enableGlobalCache` there
      settings: {
        variables: /^(YARN_(CACHE_FOLDER|ENABLE_GLOBAL_CACHE|GLOBAL_FOLDER|RC_FILENAME)|LOCALAPPDATA)$/i,
        files: [
          {
            names: [".yarnrc.yml", "~/.yarnrc.yml"],
            text: /^[ \t]*["']?(cacheFolder|enableGlobalCache|globalFolder)\b/m
          }
        ],
        // Yarn 4, which first kept them in the home, writes version 8.
        lockFile: { name: "yarn.lock", text: /^__metadata:\s+version: (8|9|\d\d+)$/m },
        onMacToo: !0
      },
      variables: ["YARN_CACHE_FOLDER"],
      linux: ["~/.yarn/berry/cache", "~/.cache/yarn"],
      darwin: ["~/.yarn/berry/cache", "~/Library/Caches/Yarn"],
      win32: ["~/AppData/Local/Yarn/Berry/cache", "~/AppData/Local/Yarn/Cache"],
      leaveOut: [".tmp"]
    }
  ],
  toolchain: p,
  installed: {
    ...m([".yarnrc", ".yarnrc.yml"]),
    // With Plug'n'Play, `.pnp.cjs` leads to the downloads.
    holdsPaths: !0,
    locate(e) {
      let t = /^# yarn lockfile v1$/m.test(e.read("yarn.lock")), [, o] = /^nodeLinker:\s*["']?([\w-]+)/m.exec(e.read(".yarnrc.yml")) ?? [], r = e.variable("YARN_NODE_LINKER") ?? o ?? "pnp";
      if (t) return u(e);
      let n = ".yarn/install-state.gz";
      if (r === "pnp")
        return {
          directories: [],
          patterns: [".pnp.*", ".yarn/unplugged", n],
          downloads: R.directories
        };
      let { directories: s, patterns: a = [] } = u(e);
      return { directories: s, patterns: [...a, n] };
    },
    // Yarn 1.
    copies: { file: "yarn.lock", text: /^"?[^\s#]\S*@file:/m }
  }
};

// src/inputs/presets/index.ts
var Re = [W, ee, R, T, K, ie, te, G, H, U, $, x, j, z], Ae = [M, re, oe, X], $t = [...Re, ...Ae];

export {
  Ke as a,
  Je as b,
  $t as c
};
