import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  i as T,
  j as c,
  jb as I,
  k as _,
  l as a
} from "./shared-3HWXVH3D.js";

// src/inputs/presets/node-modules.ts
function d(e, t = g) {
  return {
    // The client of Prisma is made of the schema when it is installed.
    decidedBy: ["package.json", ".npmrc", "*.patch", "*.prisma", ...e],
    variables: le,
    // Browsers, which the same tree holds, have none: a later step may add them.
    marks: ["*/package.json", "@*/*/package.json", ".package-lock.json", ".pnpm/lock.yaml"],
    locate: t
  };
}
function g(e) {
  return { directories: [{ linux: ["node_modules"] }, ...fe(e)], patterns: me(e) };
}
var le = /^(NODE_ENV|p?npm_config_(omit|include|only|also|production|optional|dev|ignore_scripts|install_(strategy|links)|legacy_\w+|strict_peer_deps|os|cpu|libc|arch|platform|target|build_from_source|node_linker|\w*hoist\w*)|YARN_(NODE_LINKER|NM_\w+|ENABLE_SCRIPTS|PRODUCTION|SUPPORTED_ARCHITECTURES)|(CYPRESS|PUPPETEER|PLAYWRIGHT|ELECTRON|PRISMA)_\w+)$/i;
function me({ files: e }) {
  let t = e.filter((o) => o.endsWith("/package.json") && !o.startsWith("../"));
  return [...new Set(
    t.map((o) => o.slice(0, o.indexOf("/")).replace(/[*?[\]{}!#~\\\s]/g, "?"))
  )].map((o) => `${o}/**/node_modules`);
}
var de = [
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
  let r = e.filter((n) => !/package\.json$|\.npmrc$|\.patch$/.test(n)).map(t), o = (n) => {
    let i = new RegExp(`(^|["'/\\s])${n}["'@:]`, "m");
    return r.some((s) => i.test(s));
  };
  return de.flatMap((n) => o(n.package) ? n.directory : []);
}

// src/inputs/presets/bun.ts
var S = {
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
].map((e) => `${e}*.dist-info`), L = {
  name: "go",
  args: ["env", "GOVERSION"],
  version: /^go(\d+(?:\.\w+)*)/
}, F = { name: "rustc", version: /^rustc (\S+)(?: \(([0-9a-f]+))?/ }, H = {
  name: "jdk",
  programs: ["java"],
  args: ["-version"],
  stream: "stderr",
  version: / version "(?:1\.)?(\d+)/
}, M = { name: "ruby", version: /^ruby (\d+\.\d+)/ }, j = { name: "php", version: /^PHP (\d+\.\d+)/ };

// src/inputs/presets/bundler.ts
var O = {
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
  toolchain: M,
  installed: {
    decidedBy: ["Gemfile", "gems.rb", "*.gemspec", "*.gemfile", "*.gemfile.lock"],
    variables: /^BUNDLE_(GEMFILE|WITH|WITHOUT|ONLY|PATH|DEPLOYMENT|FORCE_RUBY_PLATFORM|BUILD__\w+)$/,
    ifElsewhere: "Set `BUNDLE_PATH: vendor/bundle` in the job's `env`.",
    marks: ["ruby/*/specifications/*.gemspec"],
    // The directory has the gems as they are installed.
    locate: () => ({ directories: [], downloads: O.directories })
  }
};

// src/inputs/presets/cargo.ts
var $ = {
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
  toolchain: F,
  comparesTimes: !0
};

// src/inputs/presets/ccache.ts
var G = {
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
var U = {
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
    toolchain: j,
    decidedBy: ["composer.json"],
    variables: /^COMPOSER(_(NO_DEV|PREFER_\w+|MIRROR_PATH_REPOS|VENDOR_DIR|BIN_DIR))?$/,
    marks: ["composer/installed.json"],
    locate: () => ({ directories: [{ variables: ["COMPOSER_VENDOR_DIR"], linux: ["vendor"] }] }),
    // Of repositories of the type `path`.
    copies: { file: "composer.json", text: /"symlink"\s*:\s*false/ }
  }
};

// src/inputs/presets/go.ts
var Y = {
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
  toolchain: L,
  // Of the files that tests read.
  comparesTimes: !0
};

// src/inputs/presets/gradle.ts
var B = {
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
  toolchain: H
};

// src/inputs/presets/maven.ts
var V = {
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
import { accessSync as ue, constants as ge, readFileSync as W, realpathSync as X, statSync as E } from "node:fs";
var ye = /^XDG_(CACHE_HOME|DATA_HOME|CONFIG_DIRS)$/;
function Ke(e, t) {
  let { env: r, cwd: o } = t, { HOME: n = "", XDG_CONFIG_HOME: i = n } = r;
  if (!_(n) || !_(i)) return;
  let s = e.settings?.find((l) => he(l, t));
  if (!s) return;
  let { variables: f = [], linux: v } = e, m = f.find((l) => l.includes("/") && r[l.replace(/\/.*/, "")])?.replace(/^\w+/, (l) => r[l] ?? "") ?? R(s.place ?? v[0] ?? "", t);
  return _(m) && (!s.linked || t.canLink(o, m)) ? m : void 0;
}
function he(e, t) {
  let { platform: r, cwd: o, env: n, isRoot: i } = t;
  if (r !== "linux" && !(r === "darwin" && e.onMacToo)) return !1;
  let { variables: s, files: f, existing: v = [], missing: D = [], lockFile: b, installation: m } = e, l = m ? m.files(t) : [], N = (u) => t.isDirectory(R(u, t)), w = ({ names: u, text: pe }) => u.flatMap((k) => ve(k, t)).map(t.read).every((k) => k !== void 0 && !pe.test(k));
  return !Object.keys(n).some((u) => ye.test(u) || s.test(u)) && !(i && e.notOfRoot) && v.every(N) && !D.some(N) && (!b || b.text.test(t.read(a(o, b.name)) ?? "")) && l !== void 0 && f.every(w) && (!m || w({ names: l, text: m.text }));
}
function R(e, { env: { HOME: t = "" } }) {
  return e.replace(/^~(?=\/)/, t);
}
function ve(e, t) {
  let { cwd: r, env: o } = t;
  if (_(e)) return [e];
  if (!e.startsWith("~/")) return [r, ...x(r)].map((f) => a(f, e));
  let { XDG_CONFIG_HOME: n } = o, i = /^~\/\.config\/(.*)/.exec(e)?.[1], s = n && i !== void 0 ? [a(n, i)] : [];
  return [R(e, t), ...s];
}
function x(e) {
  let t = c(e);
  return t === e ? [] : [t, ...x(t)];
}
function C({ program: e, real: t, read: r }, o) {
  let n = e("node");
  if (n === void 0) return [];
  if (r(n)?.startsWith("#!")) return;
  let i = c(c(t(n)));
  return o.map((s) => a(i, s));
}
function P(e) {
  return C(e, ["etc/npmrc", "lib/node_modules/npm/npmrc"]);
}
function Je({ cwd: e, env: t }) {
  return {
    platform: process.platform,
    cwd: e,
    env: t,
    read: Ee,
    isDirectory: (r) => E(r, { throwIfNoEntry: !1 })?.isDirectory() ?? !1,
    program: I,
    real: be,
    isRoot: process.getuid?.() === 0,
    canLink: ke
  };
}
var _e = 16 * 1024 ** 2;
function Ee(e) {
  try {
    let t = E(e, { throwIfNoEntry: !1 });
    return !t || t.isDirectory() ? "" : t.isFile() && t.size <= _e ? W(e, "utf8") : void 0;
  } catch (t) {
    return t.code === "ENOTDIR" ? "" : void 0;
  }
}
function be(e) {
  try {
    return X(e);
  } catch {
    return e;
  }
}
function ke(e, t) {
  try {
    let r = [t, ...x(t)].find((o) => E(o, { throwIfNoEntry: !1 }));
    return r === void 0 ? !1 : (ue(r, ge.W_OK), E(e).dev === E(r).dev && q(e) === q(r));
  } catch {
    return !1;
  }
}
function q(e) {
  let t = W("/proc/self/mountinfo", "utf8").split(`
`).map((o) => o.split(" ")[4]), r = X(e);
  return [r, ...x(r)].find(
    (o) => t.includes(
      o.replace(/[ \t\n\\]/g, (n) => `\\${n.charCodeAt(0).toString(8).padStart(3, "0")}`)
    )
  );
}

// src/inputs/presets/npm.ts
var z = /cache|config|prefix|^[ \t]*\$/im, K = {
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
          files: [{ names: [".npmrc", "~/.npmrc"], text: z }],
          installation: { files: xe, text: z },
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
function xe(e) {
  let t = e.real(e.program("npm") ?? ""), r = T(t) === "npm-cli.js" ? P(e) : void 0;
  return r && [...r, a(c(t), "../npmrc")];
}

// src/inputs/presets/nuget.ts
var J = {
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
var Q = {
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
var Z = {
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
          installation: { files: Pe, text: /cache/ }
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
      let r = { variables: ["VIRTUAL_ENV"], linux: [".venv", "venv"] }, o = e("RUNNER_TOOL_CACHE"), [n = "", i = ""] = (await t("python", ["-c", Oe])).split(/\r?\n/);
      if (!o || !n.startsWith(o)) return { directories: [r] };
      let s = ["python", "python[0-9w.]*", "pip", "pip[0-9.]*", "*.dll"].map(
        (v) => `!${i}/${v}`
      ), f = [n, i, ...s];
      return { directories: [r], patterns: f };
    }
  }
};
function Pe({ program: e, real: t, read: r }) {
  let o = r(e("pip") ?? "") ?? "", [, n] = /^#!(\/\S*python[\d.]*)\s/.exec(o) ?? [];
  return n === void 0 ? void 0 : [n, t(n)].map((i) => a(c(i), "../pip.conf"));
}
var Oe = "import sysconfig as s; print(s.get_path('purelib'), s.get_path('scripts'), sep='\\n')";

// src/inputs/presets/pnpm.ts
var ee = /(store|cache)-?dir|config|prefix|pnpmfile|^[ \t]*\$/im, re = {
  variables: /^(p?npm_config_\w*(store|cache|config|prefix|pnpmfile|workspace_dir)\w*|PREFIX|DESTDIR)$/i,
  files: [
    { names: [".npmrc", "~/.npmrc"], text: ee },
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
  installation: { files: P, text: ee },
  // pnpm 7, which was the first with these directories, wrote 5.4 as pnpm 6 did.
  lockFile: { name: "pnpm-lock.yaml", text: /^lockfileVersion: '?([6-9]|\d\d)/m }
}, te = {
  settings: [re],
  variables: ["pnpm_config_cache_dir", "npm_config_cache_dir", "XDG_CACHE_HOME/pnpm"],
  linux: ["~/.cache/pnpm"],
  darwin: ["~/Library/Caches/pnpm"],
  win32: ["~/AppData/Local/pnpm-cache"]
}, Re = "lockfile-verified.jsonl", oe = {
  name: "pnpm",
  lockFiles: ["pnpm-lock.yaml"],
  manifest: "package.json",
  directories: [
    {
      questions: [["store", "path", "--silent"]],
      // The store is on the disk of the project.
      settings: [{ ...re, linked: !0 }],
      variables: ["pnpm_config_store_dir", "npm_config_store_dir", "PNPM_HOME/store"],
      linux: ["~/.local/share/pnpm/store"],
      darwin: ["~/Library/pnpm/store"],
      win32: ["~/AppData/Local/pnpm/store"]
    },
    {
      // The registry's metadata of packages. pnpm 12 checks even a frozen lock file against it.
      ...te,
      questions: [["cache", "path"]],
      // Programs that `pnpm dlx` ran.
      leaveOut: ["dlx"]
    }
  ],
  toolchain: p,
  installed: {
    ...d(["pnpm-workspace.yaml", ".pnpmfile.*"], (e) => {
      let { directories: t, ...r } = g(e);
      return { ...r, directories: [...t, { ...te, take: [Re] }] };
    }),
    // pnpm removes a tree that was installed from a store at another path. Without a setting, a store in the home is only
    // for projects of the same file system, and a mounted project is not.
    holdsPaths: !0,
    mode: "unpack",
    copies: { file: "pnpm-lock.yaml", text: /^\s+resolution: \{[^}]*type: directory/m }
  }
};

// src/inputs/presets/poetry.ts
var ne = {
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
var ie = {
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
var se = {
  name: "turbo",
  lockFiles: ["turbo.json", "turbo.jsonc"],
  directories: [{ variables: ["TURBO_CACHE_DIR"], linux: [".turbo/cache"] }],
  toolchain: p,
  perCommit: !0
};

// src/inputs/presets/uv.ts
var ae = {
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
}, ce = {
  name: "uv",
  lockFiles: ["uv.lock"],
  manifest: "pyproject.toml",
  foreign: [".venv", "venv"],
  isNative: !0,
  directories: [
    {
      questions: [["cache", "dir"]],
      settings: [ae],
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
          settings: [{ ...ae, variables: /^UV_PYTHON_INSTALL_DIR$/ }],
          variables: ["UV_PYTHON_INSTALL_DIR"],
          linux: ["~/.local/share/uv/python"],
          win32: ["~/AppData/Roaming/uv/python"]
        }
      ]
    })
  }
};

// src/inputs/presets/yarn.ts
var Ce = {
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
  installation: { files: Ae, text: /cache|config|prefix|path/i },
  lockFile: { name: "yarn.lock", text: /^# yarn lockfile v1$/m },
  notOfRoot: !0
};
function Ae(e) {
  let t = a(c(e.real(e.program("yarn") ?? "")), "../package.json");
  return /"version": "1\.22\./.test(e.read(t) ?? "") ? C(e, ["etc/yarnrc", "etc/npmrc"]) : void 0;
}
var A = {
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
        Ce
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
      let t = /^# yarn lockfile v1$/m.test(e.read("yarn.lock")), [, r] = /^nodeLinker:\s*["']?([\w-]+)/m.exec(e.read(".yarnrc.yml")) ?? [], o = e.variable("YARN_NODE_LINKER") ?? r ?? "pnp";
      if (t) return g(e);
      let n = ".yarn/install-state.gz";
      if (o === "pnp")
        return {
          directories: [],
          patterns: [".pnp.*", ".yarn/unplugged", n],
          downloads: A.directories
        };
      let { directories: i, patterns: s = [] } = g(e);
      return { directories: i, patterns: [...s, n] };
    },
    // Yarn 1.
    copies: { file: "yarn.lock", text: /^"?[^\s#]\S*@file:/m }
  }
};

// src/inputs/presets/index.ts
var De = [K, oe, A, S, Z, ce, ne, Y, $, B, V, O, U, J], Ne = [G, ie, se, Q], Bt = [...De, ...Ne];

export {
  Ke as a,
  Je as b,
  Bt as c
};
