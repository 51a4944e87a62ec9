import {
  l as O,
  n as S,
  ob as L,
  pb as F,
  q as I,
  r as c,
  s as _,
  t as a
} from "./shared-YCZRCYCD.js";

// src/inputs/presets/package-json.ts
var ge = [
  "preinstall",
  "install",
  "postinstall",
  "prepublish",
  "preprepare",
  "prepare",
  "postprepare",
  "dependencies"
];
function H(e, t) {
  if (!/(^|\/)package\.json$/.test(e)) return t;
  let r = M(t);
  return r ? JSON.stringify({ ...r, scripts: Object.fromEntries(j(r)) }) : t;
}
function Me(e) {
  return j(M(e) ?? {});
}
function j({ scripts: e }) {
  return Object.entries(e ?? {}).filter(([t]) => ge.includes(t));
}
function M(e) {
  let t = O(() => JSON.parse(e));
  return typeof t == "object" && t !== null ? { ...t } : void 0;
}

// src/inputs/presets/node-modules.ts
function d(e, t = g) {
  return {
    // The client of Prisma is made of the schema when it is installed.
    decidedBy: ["package.json", ".npmrc", "*.patch", "*.prisma", ...e],
    variables: ye,
    // Browsers, which the same tree holds, have none: a later step may add them.
    marks: ["*/package.json", "@*/*/package.json", ".package-lock.json", ".pnpm/lock.yaml"],
    locate: t
  };
}
function g(e) {
  return { directories: [{ linux: ["node_modules"] }, ...Ee(e)], patterns: he(e) };
}
var ye = /^(NODE_ENV|p?npm_config_(omit|include|only|also|production|optional|dev|ignore_scripts|install_(strategy|links)|legacy_\w+|strict_peer_deps|os|cpu|libc|arch|platform|target|build_from_source|node_linker|\w*hoist\w*)|YARN_(NODE_LINKER|NM_\w+|ENABLE_SCRIPTS|PRODUCTION|SUPPORTED_ARCHITECTURES)|(CYPRESS|PUPPETEER|PLAYWRIGHT|ELECTRON|PRISMA)_\w+)$/i;
function he(e) {
  let t = e.files.filter((n) => n.endsWith("/package.json") && !n.startsWith("../")), i = [...new Set(t.map((n) => n.slice(0, n.indexOf("/"))))].filter((n) => !n.startsWith(".") || ve(e, n));
  return [...new Set(i.map((n) => n.replace(/[*?[\]{}!#~\\\s]/g, "?")))].map((n) => `${n}/**/node_modules`);
}
function ve({ command: e, files: t, read: r }, i) {
  let o = t.filter((s) => !s.startsWith(`${i}/`));
  return [e, ...o.map((s) => H(s, r(s)))].some((s) => s.split(/[\s"'=/,;&|()[\]]+/).includes(i));
}
var _e = [
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
function Ee({ files: e, read: t }) {
  let r = e.filter((o) => !/package\.json$|\.npmrc$|\.patch$/.test(o)).map(t), i = (o) => {
    let n = new RegExp(`(^|["'/\\s])${o}["'@:]`, "m");
    return r.some((s) => n.test(s));
  };
  return _e.flatMap((o) => i(o.package) ? o.directory : []);
}

// src/inputs/presets/bun.ts
var $ = {
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
  installed: { ...d(["bunfig.toml"]), toolchain: { name: "bun", version: /^(\d+\.\d+)/ } }
};

// src/inputs/presets/toolchains.ts
var p = { name: "node", version: /^v(\d+)/ }, y = {
  name: "python",
  programs: ["python", "python3"],
  version: /^Python (\d+\.\d+)/
}, h = [
  "",
  "lib/python*/site-packages/",
  "*/lib/python*/site-packages/",
  "Lib/site-packages/"
].map((e) => `${e}*.dist-info`), G = {
  name: "go",
  args: ["env", "GOVERSION"],
  version: /^go(\d+(?:\.\w+)*)/
}, U = { name: "rustc", version: /^rustc (\S+)(?: \(([0-9a-f]+))?/ }, Y = {
  name: "jdk",
  programs: ["java"],
  args: ["-version"],
  stream: "stderr",
  version: / version "(?:1\.)?(\d+)/
}, B = { name: "ruby", version: /^ruby (\d+\.\d+)/ }, V = { name: "php", version: /^PHP (\d+\.\d+)/ };

// src/inputs/presets/bundler.ts
var R = {
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
  toolchain: B,
  installed: {
    decidedBy: ["Gemfile", "gems.rb", "*.gemspec", "*.gemfile", "*.gemfile.lock"],
    variables: /^BUNDLE_(GEMFILE|WITH|WITHOUT|ONLY|PATH|DEPLOYMENT|FORCE_RUBY_PLATFORM|BUILD__\w+)$/,
    ifElsewhere: "Set `BUNDLE_PATH: vendor/bundle` in the job's `env`.",
    marks: ["ruby/*/specifications/*.gemspec"],
    // The directory has the gems as they are installed.
    locate: () => ({ directories: [], downloads: R.directories })
  }
};

// src/inputs/presets/cargo.ts
var W = {
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
  toolchain: U,
  comparesTimes: !0
};

// src/inputs/presets/ccache.ts
var q = {
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
var X = {
  name: "composer",
  lockFiles: ["composer.lock"],
  manifest: "composer.json",
  foreign: ["vendor"],
  directories: [
    {
      questions: [["config", "--no-interaction", "cache-dir"]],
      // https://getcomposer.org/doc/03-cli.md#environment-variables, and `Factory.php` of Composer
      settings: [
        {
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
        }
      ],
      variables: ["COMPOSER_CACHE_DIR"],
      linux: ["~/.cache/composer"],
      darwin: ["~/Library/Caches/composer"],
      win32: ["~/AppData/Local/Composer"],
      // `repo` holds the registry's answers. An installation from a lock file needs none.
      take: ["files", "vcs"]
    }
  ],
  installed: {
    toolchain: V,
    decidedBy: ["composer.json"],
    variables: /^COMPOSER(_(NO_DEV|PREFER_\w+|MIRROR_PATH_REPOS|VENDOR_DIR|BIN_DIR))?$/,
    marks: ["composer/installed.json"],
    locate: () => ({ directories: [{ variables: ["COMPOSER_VENDOR_DIR"], linux: ["vendor"] }] }),
    // Of repositories of the type `path`.
    copies: { file: "composer.json", text: /"symlink"\s*:\s*false/ }
  }
};

// src/inputs/presets/go.ts
var z = {
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
  toolchain: G,
  // Of the files that tests read.
  comparesTimes: !0
};

// src/inputs/presets/gradle.ts
var J = {
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
  toolchain: Y
};

// src/inputs/presets/maven.ts
var K = {
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
import { accessSync as be, constants as ke, readFileSync as Oe, realpathSync as Z, statSync as E } from "node:fs";
var xe = /^XDG_(CACHE_HOME|DATA_HOME|CONFIG_DIRS)$/;
function pt(e, t) {
  let { env: r, cwd: i } = t, { HOME: o = "", XDG_CONFIG_HOME: n = o } = r;
  if (!_(o) || !_(n)) return;
  let s = e.settings?.find((l) => Pe(l, t));
  if (!s) return;
  let { variables: f = [], linux: v } = e, m = f.find((l) => l.includes("/") && r[l.replace(/\/.*/, "")])?.replace(/^\w+/, (l) => r[l] ?? "") ?? C(s.place ?? v[0] ?? "", t);
  return _(m) && (!s.linked || t.canLink(i, m)) ? m : void 0;
}
function Pe(e, t) {
  let { platform: r, cwd: i, env: o, isRoot: n } = t;
  if (r !== "linux" && !(r === "darwin" && e.onMacToo)) return !1;
  let { variables: s, files: f, existing: v = [], missing: D = [], lockFile: b, installation: m } = e, l = m ? m.files(t) : [], N = (u) => t.isDirectory(C(u, t)), T = ({ names: u, text: ue }) => u.flatMap((k) => Re(k, t)).map(t.read).every((k) => k !== void 0 && !ue.test(k));
  return !Object.keys(o).some((u) => xe.test(u) || s.test(u)) && !(n && e.notOfRoot) && v.every(N) && !D.some(N) && (!b || b.text.test(t.read(a(i, b.name)) ?? "")) && l !== void 0 && f.every(T) && (!m || T({ names: l, text: m.text }));
}
function C(e, { env: { HOME: t = "" } }) {
  return e.replace(/^~(?=\/)/, t);
}
function Re(e, t) {
  let { cwd: r, env: i } = t;
  if (_(e)) return [e];
  if (!e.startsWith("~/")) return [r, ...x(r)].map((f) => a(f, e));
  let { XDG_CONFIG_HOME: o } = i, n = /^~\/\.config\/(.*)/.exec(e)?.[1], s = o && n !== void 0 ? [a(o, n)] : [];
  return [C(e, t), ...s];
}
function x(e) {
  let t = c(e);
  return t === e ? [] : [t, ...x(t)];
}
function A({ program: e, real: t, read: r }, i) {
  let o = e("node");
  if (o === void 0) return [];
  if (r(o)?.startsWith("#!")) return;
  let n = c(c(t(o)));
  return i.map((s) => a(n, s));
}
function P(e) {
  return A(e, ["etc/npmrc", "lib/node_modules/npm/npmrc"]);
}
function lt({ cwd: e, env: t }) {
  return {
    platform: process.platform,
    cwd: e,
    env: t,
    read: Ae,
    isDirectory: (r) => E(r, { throwIfNoEntry: !1 })?.isDirectory() ?? !1,
    program: F,
    real: (r) => O(() => Z(r)) ?? r,
    isRoot: process.getuid?.() === 0,
    canLink: we
  };
}
var Ce = 16 * 1024 ** 2;
function Ae(e) {
  try {
    let t = E(e, { throwIfNoEntry: !1 });
    return !t || t.isDirectory() ? "" : t.isFile() && t.size <= Ce ? Oe(e, "utf8") : void 0;
  } catch (t) {
    return S(t) === "ENOTDIR" ? "" : void 0;
  }
}
function we(e, t) {
  try {
    let r = [t, ...x(t)].find((i) => E(i, { throwIfNoEntry: !1 }));
    return r === void 0 ? !1 : (be(r, ke.W_OK), E(e).dev === E(r).dev && Q(e) === Q(r));
  } catch {
    return !1;
  }
}
function Q(e) {
  let t = L().map(({ point: i }) => Buffer.from(i, "latin1").toString()), r = Z(e);
  return [r, ...x(r)].find((i) => t.includes(i));
}

// src/inputs/presets/npm.ts
var ee = /cache|config|prefix|^[ \t]*\$/im, te = {
  name: "npm",
  lockFiles: ["package-lock.json", "npm-shrinkwrap.json"],
  manifest: "package.json",
  directories: [
    {
      // In a package of a workspace, npm answers for the workspace with an error.
      questions: [["config", "get", "cache", "--no-workspaces", "--logs-max=0", "--no-update-notifier"]],
      // https://docs.npmjs.com/cli/configuring-npm/npmrc. Files may name other files of settings.
      settings: [
        {
          variables: /^(npm_config_\w*(cache|config|prefix)\w*|PREFIX|DESTDIR)$/i,
          files: [{ names: [".npmrc", "~/.npmrc"], text: ee }],
          installation: { files: De, text: ee },
          onMacToo: !0
        }
      ],
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
    ...d([]),
    // With `install-links`. The hash of a package's archive is in the lock file.
    copies: { file: "package-lock.json", text: /"resolved": "file:(?![^"]*\.(tgz|tar|tar\.gz)")/ }
  }
};
function De(e) {
  let t = e.real(e.program("npm") ?? ""), r = I(t) === "npm-cli.js" ? P(e) : void 0;
  return r && [...r, a(c(t), "../npmrc")];
}

// src/inputs/presets/nuget.ts
var re = {
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
var oe = {
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
var ne = {
  name: "pip",
  lockFiles: ["requirements*.txt", "pyproject.toml"],
  foreign: [".venv", "venv"],
  yieldsTo: ["uv", "poetry"],
  isNative: !0,
  directories: [
    {
      questions: [["cache", "dir"]],
      // https://pip.pypa.io/en/stable/topics/configuration
      settings: [
        {
          variables: /^PIP_\w*(CACHE|CONFIG)/,
          files: [
            {
              names: ["/etc/pip.conf", "/etc/xdg/pip/pip.conf", "~/.config/pip/pip.conf", "~/.pip/pip.conf"],
              text: /cache/
            }
          ],
          installation: { files: Ne, text: /cache/ }
        }
      ],
      variables: ["PIP_CACHE_DIR"],
      linux: ["~/.cache/pip"],
      darwin: ["~/Library/Caches/pip"],
      win32: ["~/AppData/Local/pip/Cache"],
      leaveOut: ["selfcheck"]
    }
  ],
  toolchain: y,
  installed: {
    decidedBy: ["constraints*.txt", "setup.py", "setup.cfg"],
    variables: /^(PIP_(NO_BINARY|ONLY_BINARY|PREFER_BINARY|NO_DEPS|CONSTRAINT|REQUIREMENT|PRE|TARGET|PREFIX|USER)|VIRTUAL_ENV)$/,
    holdsPaths: !0,
    marks: h,
    ifElsewhere: "Make a virtual environment in .venv, or set up Python with actions/setup-python.",
    async locate({ variable: e, ask: t }) {
      let r = { variables: ["VIRTUAL_ENV"], linux: [".venv", "venv"] }, i = e("RUNNER_TOOL_CACHE"), [o = "", n = ""] = (await t("python", ["-c", Te])).split(/\r?\n/);
      if (!i || !o.startsWith(i)) return { directories: [r] };
      let s = ["python", "python[0-9w.]*", "pip", "pip[0-9.]*", "*.dll"].map(
        (v) => `!${n}/${v}`
      ), f = [o, n, ...s];
      return { directories: [r], patterns: f };
    }
  }
};
function Ne({ program: e, real: t, read: r }) {
  let i = r(e("pip") ?? "") ?? "", [, o] = /^#!(\/\S*python[\d.]*)\s/.exec(i) ?? [];
  return o === void 0 ? void 0 : [o, t(o)].map((n) => a(c(n), "../pip.conf"));
}
var Te = "import sysconfig as s; print(s.get_path('purelib'), s.get_path('scripts'), sep='\\n')";

// src/inputs/presets/pnpm.ts
var ie = /(store|cache)-?dir|config|prefix|pnpmfile|^[ \t]*\$/im, ae = {
  variables: /^(p?npm_config_\w*(store|cache|config|prefix|pnpmfile|workspace_dir)\w*|PREFIX|DESTDIR)$/i,
  files: [
    { names: [".npmrc", "~/.npmrc"], text: ie },
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
  installation: { files: P, text: ie },
  // pnpm 7, which was the first with these directories, wrote 5.4 as pnpm 6 did.
  lockFile: { name: "pnpm-lock.yaml", text: /^lockfileVersion: '?([6-9]|\d\d)/m }
}, se = {
  settings: [ae],
  variables: ["pnpm_config_cache_dir", "npm_config_cache_dir", "XDG_CACHE_HOME/pnpm"],
  linux: ["~/.cache/pnpm"],
  darwin: ["~/Library/Caches/pnpm"],
  win32: ["~/AppData/Local/pnpm-cache"]
}, Se = "lockfile-verified.jsonl", ce = {
  name: "pnpm",
  lockFiles: ["pnpm-lock.yaml"],
  manifest: "package.json",
  directories: [
    {
      questions: [["store", "path", "--silent"]],
      // The store is on the disk of the project.
      settings: [{ ...ae, linked: !0 }],
      variables: ["pnpm_config_store_dir", "npm_config_store_dir", "PNPM_HOME/store"],
      linux: ["~/.local/share/pnpm/store"],
      darwin: ["~/Library/pnpm/store"],
      win32: ["~/AppData/Local/pnpm/store"]
    },
    {
      // The registry's metadata of packages. pnpm 12 checks even a frozen lock file against it.
      ...se,
      questions: [["cache", "path"]],
      // Programs that `pnpm dlx` ran.
      leaveOut: ["dlx"]
    }
  ],
  toolchain: p,
  installed: {
    ...d(["pnpm-workspace.yaml", ".pnpmfile.*"], (e) => {
      let { directories: t, ...r } = g(e);
      return { ...r, directories: [...t, { ...se, take: [Se] }] };
    }),
    // pnpm removes a tree that was installed from a store at another path. Without a setting, a store in the home is only
    // for projects of the same file system, and a mounted project is not.
    holdsPaths: !0,
    mode: "unpack",
    copies: { file: "pnpm-lock.yaml", text: /^\s+resolution: \{[^}]*type: directory/m }
  }
};

// src/inputs/presets/poetry.ts
var pe = {
  name: "poetry",
  lockFiles: ["poetry.lock"],
  manifest: "pyproject.toml",
  foreign: [".venv", "venv"],
  isNative: !0,
  directories: [
    {
      questions: [["config", "cache-dir"]],
      // https://python-poetry.org/docs/configuration, and `locations.py` of Poetry
      settings: [
        {
          variables: /^POETRY_(CACHE|CONFIG)_DIR$/,
          files: [
            {
              names: ["poetry.toml", "~/.config/pypoetry/config.toml", "~/.config/pypoetry/auth.toml"],
              // Other settings may have it in their values, such as `{cache-dir}/virtualenvs`.
              text: /^[ \t]*["']?cache-dir\b/m
            }
          ]
        }
      ],
      variables: ["POETRY_CACHE_DIR"],
      linux: ["~/.cache/pypoetry"],
      darwin: ["~/Library/Caches/pypoetry"],
      win32: ["~/AppData/Local/pypoetry/Cache"],
      // They link to an interpreter, which the next runner may have elsewhere. Poetry rebuilds them from the cache.
      leaveOut: ["virtualenvs"]
    }
  ],
  toolchain: y,
  installed: {
    decidedBy: ["pyproject.toml", "poetry.toml"],
    variables: /^POETRY_(VIRTUALENVS|INSTALLER|WITH|WITHOUT|ONLY)\w*$/,
    holdsPaths: !0,
    marks: h,
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
var le = {
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
var me = {
  name: "turbo",
  lockFiles: ["turbo.json", "turbo.jsonc"],
  directories: [{ variables: ["TURBO_CACHE_DIR"], linux: [".turbo/cache"] }],
  toolchain: p,
  perCommit: !0
};

// src/inputs/presets/uv.ts
var de = {
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
}, fe = {
  name: "uv",
  lockFiles: ["uv.lock"],
  manifest: "pyproject.toml",
  foreign: [".venv", "venv"],
  isNative: !0,
  directories: [
    {
      questions: [["cache", "dir"]],
      settings: [de],
      variables: ["UV_CACHE_DIR"],
      linux: ["~/.cache/uv"],
      win32: ["~/AppData/Local/uv/cache"],
      // Virtual environments of builds, and notes on the runner's interpreters.
      leaveOut: ["builds-v*", "interpreter-v*"]
    }
  ],
  toolchain: y,
  installed: {
    decidedBy: ["pyproject.toml", "uv.toml"],
    variables: /^UV_(?!CACHE_DIR|.*(TOKEN|PASSWORD|USERNAME))\w+$/,
    holdsPaths: !0,
    marks: h,
    locate: () => ({
      directories: [
        { variables: ["UV_PROJECT_ENVIRONMENT"], linux: [".venv"] },
        {
          // Interpreters that uv has downloaded, to which the environment links.
          questions: [["python", "dir"]],
          settings: [{ ...de, variables: /^UV_PYTHON_INSTALL_DIR$/ }],
          variables: ["UV_PYTHON_INSTALL_DIR"],
          linux: ["~/.local/share/uv/python"],
          win32: ["~/AppData/Roaming/uv/python"]
        }
      ]
    })
  }
};

// src/inputs/presets/yarn.ts
var Ie = {
  place: "~/.cache/yarn/v6",
  variables: /^((yarn|npm_config)_\w*(cache|config|prefix|path|cwd)\w*|PREFIX|DESTDIR)$/i,
  files: [
    {
      names: [
        ...[".yarnrc", ".npmrc", ".yarnrc.yml"].flatMap((e) => [e, `~/${e}`]),
        "~/.config/yarn",
        "~/.config/yarn/config",
        "~/.yarn/config",
        "/etc/yarnrc",
        "/etc/yarn/config"
      ],
      text: /cache|config|prefix|yarn-?path|^[ \t]*\$/im
    }
  ],
  installation: { files: Le, text: /cache|config|prefix|path/i },
  lockFile: { name: "yarn.lock", text: /^# yarn lockfile v1$/m },
  notOfRoot: !0
};
function Le(e) {
  let t = a(c(e.real(e.program("yarn") ?? "")), "../package.json");
  return /"version": "1\.22\./.test(e.read(t) ?? "") ? A(e, ["etc/yarnrc", "etc/npmrc"]) : void 0;
}
var w = {
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
      settings: [
        {
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
        Ie
      ],
      variables: ["YARN_CACHE_FOLDER"],
      linux: ["~/.yarn/berry/cache", "~/.cache/yarn"],
      darwin: ["~/.yarn/berry/cache", "~/Library/Caches/Yarn"],
      win32: ["~/AppData/Local/Yarn/Berry/cache", "~/AppData/Local/Yarn/Cache"],
      leaveOut: [".tmp"]
    }
  ],
  toolchain: p,
  installed: {
    ...d([".yarnrc", ".yarnrc.yml"]),
    // With Plug'n'Play, `.pnp.cjs` leads to the downloads.
    holdsPaths: !0,
    locate(e) {
      let t = /^# yarn lockfile v1$/m.test(e.read("yarn.lock")), [, r] = /^nodeLinker:\s*["']?([\w-]+)/m.exec(e.read(".yarnrc.yml")) ?? [], i = e.variable("YARN_NODE_LINKER") ?? r ?? "pnp";
      if (t) return g(e);
      let o = ".yarn/install-state.gz";
      if (i === "pnp")
        return {
          directories: [],
          patterns: [".pnp.*", ".yarn/unplugged", o],
          downloads: w.directories
        };
      let { directories: n, patterns: s = [] } = g(e);
      return { directories: n, patterns: [...s, o] };
    },
    // Yarn 1.
    copies: { file: "yarn.lock", text: /^"?[^\s#]\S*@file:/m }
  }
};

// src/inputs/presets/index.ts
var Fe = [te, ce, w, $, ne, fe, pe, z, W, J, K, R, X, re], He = [q, le, me, oe], or = [...Fe, ...He];

export {
  H as a,
  Me as b,
  pt as c,
  lt as d,
  or as e
};
