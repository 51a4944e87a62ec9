import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  D as V,
  K as L,
  a as G,
  b as Re,
  d as De,
  hb as q,
  k as T,
  q as E,
  r as u,
  t as A,
  u as x,
  w as b,
  x as I
} from "./shared-MD5JFZPW.js";

// lighter-node:crypto?src/inputs/presets/lock-files.ts
var Pe = Re((br, $) => {
  $.exports = Object.create(new Proxy({}, { get: (e, t) => G("node:crypto")[t] }));
  $.exports.getRandomValues = (e) => G("node:crypto").getRandomValues(e);
});

// src/inputs/presets/auto.ts
import { readFileSync as tt, realpathSync as Ee, statSync as rt } from "node:fs";

// src/inputs/presets/places.ts
function K(e, [t, r], o) {
  let s = (e.variables ?? []).map((m) => [m, Ne(m, o)]), n = [[t, r], ...s].flatMap(
    ([m, v]) => v ? [{ by: m, place: M(v, o) }] : []
  ), i = [], a = ({ by: m, place: v }) => {
    let k = [v, ...(e.take ?? []).map((N) => `${v}/${N}`)].find((N) => !z(N, o));
    return k && i.push({ by: m, place: k, real: o.realDirectory(k) }), !k;
  }, p = n.find(a);
  if (p) return { places: [p.place], refused: i };
  let c = `The default of ${t}`;
  return { places: Te(e, o).filter((m) => a({ by: c, place: m })), refused: i };
}
function pt(e, t) {
  if (t !== "win32") return (o) => e[o];
  let r = new Map(Object.entries(e).map(([o, s]) => [o.toUpperCase(), s]));
  return (o) => r.get(o.toUpperCase());
}
function Ne(e, { variable: t }) {
  let [r = "", ...o] = e.split("/"), s = t(r);
  return s && [s, ...o].join("/");
}
function M(e, { platform: t, home: r, workingDirectory: o }) {
  let [s, n] = e.startsWith("~/") ? [r, e.slice(2)] : [o, e];
  return E(t).resolve(u(s, t), u(n, t));
}
function Te(e, t) {
  let { platform: r, userHome: o } = t, s = (r === "win32" || r === "darwin") && e[r], n = r === "linux" && e.ofJava ? { ...t, home: o } : t;
  return (s || e.linux).map((i) => Ie(i, t) ?? M(i, n));
}
function Ie(e, t) {
  if (t.platform === "linux")
    for (let [r, o] of [
      ["~/.cache/", "XDG_CACHE_HOME"],
      ["~/.local/share/", "XDG_DATA_HOME"]
    ]) {
      let s = t.variable(o);
      if (!s?.startsWith("/") || !e.startsWith(r)) continue;
      let n = M(`${s}/${e.slice(r.length)}`, t);
      if (z(n, t)) return n;
    }
}
var Le = /^(|s?bin|home|lib\d*|media|mnt|opt|root|run|srv|tmp|usr|var|users|windows|program files.*)$/i;
function z(e, t) {
  let r = t.realDirectory(e);
  if (r === void 0) return !1;
  let o = (i) => t.realDirectory(i) ?? i, s = {
    ...t,
    home: o(t.home),
    workspace: o(t.workspace),
    workingDirectory: o(t.workingDirectory)
  };
  return !(y(e, t) !== void 0 && y(r, s) === void 0) && J(e, t) && J(r, s);
}
function J(e, { platform: t, home: r, workspace: o, workingDirectory: s }) {
  let { relative: n, parse: i, isAbsolute: a } = E(t), p = (l) => {
    let m = n(e, u(l, t));
    return m === "" || !(m === ".." || m.startsWith("../") || a(m));
  }, c = e.slice(i(e).root.length).split("/");
  return !(c.length === 1 && Le.test(c[0] ?? "")) && ![r, o, s].some(p) && !/[*?[\]{}\n\r]/.test(e) && // On macOS, /etc is a link to /private/etc.
  !/^(?:private\/)?(?:etc|dev(?!\/shm\/)|proc|sys|boot)\//.test(c.join("/")) && !c.some((l) => /^\.(git|ssh|aws|gnupg|docker|kube|azure|netrc)$/i.test(l));
}
function y(e, { platform: t, workspace: r }) {
  return Q(r, e, t);
}
function X(e, t) {
  let { platform: r, home: o } = t, s = Q(o, e, r);
  return y(e, t)?.replace(/^(?=[~!#])/, "./") ?? (s === void 0 ? e : `~/${s}`);
}
function Q(e, t, r) {
  let { relative: o, isAbsolute: s } = E(r), n = o(u(e, r), t);
  return n === "" || n === ".." || n.startsWith("../") || s(n) ? void 0 : n;
}

// src/inputs/presets/choose.ts
function ft(e, t, r, o) {
  let { preset: s, toolchain: n } = e, i = s.isNative ? t.distribution : "", a = (y(t.workingDirectory, t) ?? "").replace(/[^\w.-]+/g, "_"), p = [r.start, s.name, a, r.os, i, r.arch, n].filter((l) => l).join("-"), c = s.perCommit ? r.commit : r.hash;
  return {
    path: Fe(e, t).join(`
`),
    key: o ? p : `${p}-${c}`,
    "restore-keys": o ? "" : `${p}-`,
    "source-times": s.comparesTimes ? "true" : ""
  };
}
function dt(e) {
  let t = (r) => new RegExp(`^${r}=["']?([\\w.-]*)`, "m").exec(e)?.[1] ?? "";
  return t("ID") + t("VERSION_ID");
}
function gt(e, t, r) {
  let o = y(t.workingDirectory, t), s = o === void 0 ? "" : `${o}/`, n = R(e), i = r.flatMap((l) => y(l, t) ?? []), a = [
    ...n.map((l) => `!${s}**/${l}/**`),
    ...i.filter((l) => !l.split("/").some((m) => n.includes(m))).map((l) => `!${l}/**`)
  ], c = [...e.lockFiles.map((l) => `${s}**/${l}`), ...a].map((l) => `'${l.replaceAll("'", "''")}'`);
  return {
    os: O("runner.os"),
    arch: O("runner.arch"),
    hash: O(`hashFiles(${c.join(", ")})`),
    commit: O("github.sha")
  };
}
function O(e) {
  return `\${{ ${e} }}`;
}
function ht(e, t) {
  let r = t.key === "" ? e["restore-keys"] : "";
  return {
    path: [e.path, t.path].filter((o) => o !== "").join(`
`),
    key: t.key || e.key,
    "restore-keys": t["restore-keys"] || r,
    "source-times": t["source-times"] || e["source-times"]
  };
}
function C(e, t) {
  let r = t.filter(
    ({ lockFiles: s, perCommit: n }) => !n && e.some((i) => F(i, s))
  ), o = r.map(({ name: s }) => s);
  return r.filter(({ yieldsTo: s = [] }) => !s.some((n) => o.includes(n)));
}
function F(e, t) {
  return t.some((r) => q(e, r, { dot: !0 }));
}
function R({ foreign: e = [] }) {
  return ["node_modules", ...e];
}
function Me({ preset: e, directories: t }, r) {
  return e.directories.map(
    (o, s) => K(o, [e.program ?? e.name, t[s]], r)
  );
}
function Fe(e, t) {
  return Me(e, t).flatMap(({ places: r }, o) => {
    let { take: s = [""], leaveOut: n = [] } = e.preset.directories[o] ?? {};
    return r.flatMap(
      (i) => s.flatMap((a) => {
        let p = [X(i, t), a].filter((c) => c !== "").join("/");
        return [p, ...n.map((c) => `!${p}/${c}`)];
      })
    );
  });
}

// src/inputs/presets/node-modules.ts
function g(e, t = P) {
  return {
    // The client of Prisma is made of the schema when it is installed.
    decidedBy: ["package.json", ".npmrc", "*.patch", "*.prisma", ...e],
    variables: Se,
    // Browsers, which the same tree holds, have none: a later step may add them.
    marks: ["*/package.json", "@*/*/package.json", ".package-lock.json", ".pnpm/lock.yaml"],
    locate: t
  };
}
function P(e) {
  return { directories: [{ linux: ["node_modules"] }, ...He(e)], patterns: $e(e) };
}
var Se = /^(NODE_ENV|p?npm_config_(omit|include|only|also|production|optional|dev|ignore_scripts|install_(strategy|links)|legacy_\w+|strict_peer_deps|os|cpu|libc|arch|platform|target|build_from_source|node_linker|\w*hoist\w*)|YARN_(NODE_LINKER|NM_\w+|ENABLE_SCRIPTS|PRODUCTION|SUPPORTED_ARCHITECTURES)|(CYPRESS|PUPPETEER|PLAYWRIGHT|ELECTRON|PRISMA)_\w+)$/i;
function $e({ files: e }) {
  let t = e.filter((o) => o.endsWith("/package.json") && !o.startsWith("../"));
  return [...new Set(
    t.map((o) => o.slice(0, o.indexOf("/")).replace(/[*?[\]{}!#~\\\s]/g, "?"))
  )].map((o) => `${o}/**/node_modules`);
}
var je = [
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
function He({ files: e, read: t }) {
  let r = e.filter((s) => !/package\.json$|\.npmrc$|\.patch$/.test(s)).map(t), o = (s) => {
    let n = new RegExp(`(^|["'/\\s])${s}["'@:]`, "m");
    return r.some((i) => n.test(i));
  };
  return je.flatMap((s) => o(s.package) ? s.directory : []);
}

// src/inputs/presets/bun.ts
var Z = {
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
  installed: { ...g(["bunfig.toml"]), toolchain: { name: "bun", version: /^(\d+\.\d+)/ } }
};

// src/inputs/presets/toolchains.ts
var f = { name: "node", version: /^v(\d+)/ }, _ = {
  name: "python",
  programs: ["python", "python3"],
  version: /^Python (\d+\.\d+)/
}, w = [
  "",
  "lib/python*/site-packages/",
  "*/lib/python*/site-packages/",
  "Lib/site-packages/"
].map((e) => `${e}*.dist-info`), ee = {
  name: "go",
  args: ["env", "GOVERSION"],
  version: /^go(\d+(?:\.\w+)*)/
}, te = { name: "rustc", version: /^rustc (\S+)(?: \(([0-9a-f]+))?/ }, re = {
  name: "jdk",
  programs: ["java"],
  args: ["-version"],
  stream: "stderr",
  version: / version "(?:1\.)?(\d+)/
}, oe = { name: "ruby", version: /^ruby (\d+\.\d+)/ }, se = { name: "php", version: /^PHP (\d+\.\d+)/ };

// src/inputs/presets/bundler.ts
var S = {
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
  toolchain: oe,
  installed: {
    decidedBy: ["Gemfile", "gems.rb", "*.gemspec", "*.gemfile", "*.gemfile.lock"],
    variables: /^BUNDLE_(GEMFILE|WITH|WITHOUT|ONLY|PATH|DEPLOYMENT|FORCE_RUBY_PLATFORM|BUILD__\w+)$/,
    ifElsewhere: "Set `BUNDLE_PATH: vendor/bundle` in the job's `env`.",
    marks: ["ruby/*/specifications/*.gemspec"],
    // The directory has the gems as they are installed.
    locate: () => ({ directories: [], downloads: S.directories })
  }
};

// src/inputs/presets/cargo.ts
var ne = {
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
  toolchain: te,
  comparesTimes: !0
};

// src/inputs/presets/ccache.ts
var ie = {
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
var ae = {
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
    toolchain: se,
    decidedBy: ["composer.json"],
    variables: /^COMPOSER(_(NO_DEV|PREFER_\w+|MIRROR_PATH_REPOS|VENDOR_DIR|BIN_DIR))?$/,
    marks: ["composer/installed.json"],
    locate: () => ({ directories: [{ variables: ["COMPOSER_VENDOR_DIR"], linux: ["vendor"] }] }),
    // Of repositories of the type `path`.
    copies: { file: "composer.json", text: /"symlink"\s*:\s*false/ }
  }
};

// src/inputs/presets/go.ts
var ce = {
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
  toolchain: ee,
  // Of the files that tests read.
  comparesTimes: !0
};

// src/inputs/presets/gradle.ts
var pe = {
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
  toolchain: re
};

// src/inputs/presets/maven.ts
var le = {
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
var me = {
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
  toolchain: f,
  installed: {
    ...g([]),
    // With `install-links`. The hash of a package's archive is in the lock file.
    copies: { file: "package-lock.json", text: /"resolved": "file:(?![^"]*\.(tgz|tar|tar\.gz)")/ }
  }
};

// src/inputs/presets/nuget.ts
var ue = {
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
var fe = {
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
  toolchain: f,
  perCommit: !0
};

// src/inputs/presets/pip.ts
var de = {
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
  toolchain: _,
  installed: {
    decidedBy: ["constraints*.txt", "setup.py", "setup.cfg"],
    variables: /^(PIP_(NO_BINARY|ONLY_BINARY|PREFER_BINARY|NO_DEPS|CONSTRAINT|REQUIREMENT|PRE|TARGET|PREFIX|USER)|VIRTUAL_ENV)$/,
    holdsPaths: !0,
    marks: w,
    ifElsewhere: "Make a virtual environment in .venv, or set up Python with actions/setup-python.",
    async locate({ variable: e, ask: t }) {
      let r = { variables: ["VIRTUAL_ENV"], linux: [".venv", "venv"] }, o = e("RUNNER_TOOL_CACHE"), [s = "", n = ""] = (await t("python", ["-c", Ue])).split(/\r?\n/);
      if (!o || !s.startsWith(o)) return { directories: [r] };
      let i = ["python", "python[0-9w.]*", "pip", "pip[0-9.]*", "*.dll"].map(
        (p) => `!${n}/${p}`
      ), a = [s, n, ...i];
      return { directories: [r], patterns: a };
    }
  }
}, Ue = "import sysconfig as s; print(s.get_path('purelib'), s.get_path('scripts'), sep='\\n')";

// src/inputs/presets/pnpm.ts
var ge = {
  variables: ["pnpm_config_cache_dir", "npm_config_cache_dir", "XDG_CACHE_HOME/pnpm"],
  linux: ["~/.cache/pnpm"],
  darwin: ["~/Library/Caches/pnpm"],
  win32: ["~/AppData/Local/pnpm-cache"]
}, Be = "lockfile-verified.jsonl", he = {
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
      ...ge,
      questions: [["cache", "path"]],
      // Programs that `pnpm dlx` ran.
      leaveOut: ["dlx"]
    }
  ],
  toolchain: f,
  installed: {
    ...g(["pnpm-workspace.yaml", ".pnpmfile.*"], (e) => {
      let { directories: t, ...r } = P(e);
      return { ...r, directories: [...t, { ...ge, take: [Be] }] };
    }),
    // pnpm removes a tree that was installed from a store at another path. Without a setting, a store in the home is only
    // for projects of the same file system, and a mounted project is not.
    holdsPaths: !0,
    mode: "unpack",
    copies: { file: "pnpm-lock.yaml", text: /^\s+resolution: \{[^}]*type: directory/m }
  }
};

// src/inputs/presets/poetry.ts
var ye = {
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
  toolchain: _,
  installed: {
    decidedBy: ["pyproject.toml", "poetry.toml"],
    variables: /^POETRY_(VIRTUALENVS|INSTALLER|WITH|WITHOUT|ONLY)\w*$/,
    holdsPaths: !0,
    marks: w,
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
var ve = {
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
var ke = {
  name: "turbo",
  lockFiles: ["turbo.json", "turbo.jsonc"],
  directories: [{ variables: ["TURBO_CACHE_DIR"], linux: [".turbo/cache"] }],
  toolchain: f,
  perCommit: !0
};

// src/inputs/presets/uv.ts
var be = {
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
  toolchain: _,
  installed: {
    decidedBy: ["pyproject.toml", "uv.toml"],
    variables: /^UV_(?!CACHE_DIR|.*(TOKEN|PASSWORD|USERNAME))\w+$/,
    holdsPaths: !0,
    marks: w,
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
var D = {
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
  toolchain: f,
  installed: {
    ...g([".yarnrc", ".yarnrc.yml"]),
    // With Plug'n'Play, `.pnp.cjs` leads to the downloads.
    holdsPaths: !0,
    locate(e) {
      let t = /^# yarn lockfile v1$/m.test(e.read("yarn.lock")), [, r] = /^nodeLinker:\s*["']?([\w-]+)/m.exec(e.read(".yarnrc.yml")) ?? [], o = e.variable("YARN_NODE_LINKER") ?? r ?? "pnp";
      if (t) return P(e);
      let s = ".yarn/install-state.gz";
      if (o === "pnp")
        return {
          directories: [],
          patterns: [".pnp.*", ".yarn/unplugged", s],
          downloads: Ge(e)
        };
      let { directories: n, patterns: i = [] } = P(e);
      return { directories: n, patterns: [...i, s] };
    },
    // Yarn 1.
    copies: { file: "yarn.lock", text: /^"?[^\s#]\S*@file:/m }
  }
}, We = /^(cacheFolder|enableGlobalCache|globalFolder):/m, Ye = [
  "LOCALAPPDATA",
  "XDG_DATA_HOME",
  "YARN_CACHE_FOLDER",
  "YARN_ENABLE_GLOBAL_CACHE",
  "YARN_GLOBAL_FOLDER",
  "YARN_RC_FILENAME"
];
function Ge({ read: e, variable: t, hasAbove: r }) {
  let o = /^__metadata:\s+version: (8|9|\d\d+)$/m.test(e("yarn.lock")), s = We.test(e(".yarnrc.yml")) || Ye.some(t) || r(".yarnrc.yml");
  if (!o || s) return D.directories;
  let n = { linux: ["~/.yarn/berry/cache"], darwin: ["~/.yarn/berry/cache"] };
  return D.directories.map(({ questions: i, ...a }) => ({ ...a, ...n }));
}

// src/inputs/presets/index.ts
var Ve = [me, he, D, Z, de, be, ye, ce, ne, pe, le, S, ae, ue], qe = [ie, ve, ke, fe], h = [...Ve, ...qe];

// src/inputs/presets/lock-files.ts
var j = De(Pe(), 1);
import {
  accessSync as Je,
  constants as Ke,
  lstatSync as ze,
  readdirSync as Xe,
  readFileSync as Qe,
  realpathSync as _e
} from "node:fs";
import { setImmediate as we } from "node:timers/promises";
function H(e) {
  return B(e).filter((t) => !t.isDirectory()).map(({ name: t }) => t);
}
async function U(e, t, r, o = Number.POSITIVE_INFINITY) {
  let s = /* @__PURE__ */ new Set(["vendor", ...t.flatMap(R)]), n = /* @__PURE__ */ new Map(), i = async (a) => {
    await we(), r.throwIfAborted();
    let p = x(e, ...a);
    for (let { name: c } of C(H(p), t))
      n.set(c, [...n.get(c) ?? [], a.join("/")]);
    if (!(a.length >= o))
      for (let c of B(p))
        c.isDirectory() && Ze(c.name) && !s.has(c.name) && await i([...a, c.name]);
  };
  return await i([]), n;
}
function Ze(e) {
  return !e.startsWith(".") && !/[*?[\]{}'\n\r]/.test(e);
}
function xe([e = "", ...t]) {
  let r = e.split("/"), o = r.findIndex((s, n) => t.some((i) => i.split("/")[n] !== s));
  return (o < 0 ? r : r.slice(0, o)).join("/");
}
async function Er(e, t, { workspace: r, cached: o, signal: s }) {
  let n = [...R(t), ".git"], i = [], a = async (p) => {
    await we(), s.throwIfAborted();
    for (let c of B(p)) {
      let l = x(p, c.name);
      c.isDirectory() ? !n.includes(c.name) && !o.includes(l) && await a(l) : F(c.name, t.lockFiles) && W(r, l) && i.push(l);
    }
  };
  return await a(e), i;
}
function Ar(e) {
  if (e.length === 0) return "";
  let t = (0, j.createHash)("sha256");
  for (let r of e) t.update((0, j.createHash)("sha256").update(Qe(r)).digest());
  return t.digest("hex");
}
function B(e) {
  try {
    return Xe(e, { withFileTypes: !0 }).sort((r, o) => Buffer.compare(Buffer.from(r.name), Buffer.from(o.name)));
  } catch {
    return [];
  }
}
var et = 256 * 1024 ** 2;
function W(e, t) {
  try {
    let r = _e(t), o = b(_e(e), r);
    if (o === ".." || o.startsWith("../") || A(o)) return !1;
    Je(r, Ke.R_OK);
    let s = ze(r);
    return s.isFile() && s.size <= et;
  } catch {
    return !1;
  }
}

// src/inputs/presets/auto.ts
async function Mr(e, t, r) {
  let o = e.toLowerCase().split(",").map((i) => i.trim()).filter((i) => i !== "");
  o.length === 0 && Ae(e);
  let s = [];
  for (let i of o)
    i === "auto" ? s.push(...await ot(t, r)) : s.push({ name: Ae(i).name, directory: t });
  let n = s.filter(({ name: i }, a) => s.findIndex((p) => p.name === i) === a);
  return n.length > 0 ? n : [{ name: "auto", directory: t }];
}
async function ot(e, t) {
  let r = at(e), o = C(H(r), h);
  if (o.length > 0)
    return await nt(o, r, t), o.map(({ name: i }) => ({ name: i, directory: e }));
  let s = await U(r, h, t), n = h.flatMap(({ name: i }) => {
    let a = s.get(i);
    return a ? { name: i, directory: Oe(r, xe(a)) } : [];
  });
  return n.length > 0 && L(
    `Preset auto finds no lock file in the working directory itself, and takes ${n.map(Ce).join(", ")}.`
  ), n;
}
function Oe(e, t) {
  return b(u(process.cwd()), I(e, t));
}
var st = 2, Y = 5;
async function nt(e, t, r) {
  let o = await U(t, h, r, st), s = e.map(({ name: a }) => a), n = h.flatMap((a) => {
    let { name: p, yieldsTo: c = [] } = a, l = (o.get(p) ?? []).filter((d) => d !== ""), m = l.filter((d) => !l.some((k) => d.startsWith(`${k}/`)));
    return (s.includes(p) ? !it(a, t) : c.some((d) => s.includes(d))) ? [] : m.map((d) => Ce({ name: p, directory: Oe(t, d) }));
  });
  if (n.length === 0) return;
  let i = n.length > Y ? ` and ${n.length - Y} more` : "";
  L(
    `Preset auto takes ${s.join(", ")}, with a lock file in the working directory itself, and leaves out ${n.slice(0, Y).join(", ")}${i}. To cache one of these, give it a step with its \`working-directory\`, or an item of \`caches\`.`
  );
}
function it({ manifest: e, installed: t }, r) {
  if (V("install") === "" || !t || e === void 0) return !1;
  let o = [e, "pnpm-workspace.yaml"].map((i) => x(r, i)), s = u(process.cwd()), n = /"workspaces"|^packages:|^\[tool\.uv\.workspace\]/m;
  return !o.some((i) => W(s, i) && n.test(tt(i, "utf8")));
}
function Ce({ name: e, directory: t }) {
  return t === "" ? e : `${e} in ${t}`;
}
function Ae(e) {
  let t = h.find((n) => n.name === e);
  if (t) return t;
  let r = ["auto", ...h.map((n) => n.name)], o = e.split(/\s+/), s = o.every((n) => r.includes(n)) ? `separate presets by commas: ${o.join(", ")}` : `it must be one or more of: ${r.join(", ")}`;
  throw new T(`Input \`preset\` is '${e}'; ${s}.`);
}
function at(e) {
  let t = u(process.cwd()), r = I(t, u(e)), o = b(t, r), s = (a) => new T(`Input \`working-directory\` is '${e}'; ${a}.`), n = (a) => a === ".." || a.startsWith("../") || A(a);
  if (n(o)) throw s("it must be a directory of the workspace");
  let i = rt(r, { throwIfNoEntry: !1 });
  if (!i) throw s("there is no such directory");
  if (!i.isDirectory()) throw s("it is no directory");
  if (n(b(u(Ee(t)), u(Ee(r)))))
    throw s("it is a link that leads out of the workspace");
  if (/[*?[\]{}'\n\r]/.test(o)) throw s("a preset cannot be used where it has such characters");
  return r;
}

export {
  pt as a,
  y as b,
  X as c,
  ft as d,
  dt as e,
  gt as f,
  ht as g,
  F as h,
  R as i,
  Me as j,
  h as k,
  H as l,
  Er as m,
  Ar as n,
  W as o,
  Mr as p,
  Ce as q,
  Ae as r,
  at as s
};
