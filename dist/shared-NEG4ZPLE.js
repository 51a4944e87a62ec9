import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  K as U,
  a as j,
  b as _e,
  d as we,
  k as D,
  kb as B,
  q as w,
  r as u,
  t as x,
  u as N,
  w as h,
  x as T
} from "./shared-LHK5O7QL.js";

// lighter-node:crypto?src/inputs/presets/lock-files.ts
var he = _e((fr, F) => {
  F.exports = Object.create(new Proxy({}, { get: (e, t) => j("node:crypto")[t] }));
  F.exports.getRandomValues = (e) => j("node:crypto").getRandomValues(e);
});

// src/inputs/presets/auto.ts
import { realpathSync as ke, statSync as ze } from "node:fs";

// src/inputs/presets/places.ts
function Y(e, [t, r], o) {
  let s = (e.variables ?? []).map((m) => [m, xe(m, o)]), n = [[t, r], ...s].flatMap(
    ([m, P]) => P ? [{ by: m, place: I(P, o) }] : []
  ), i = [], a = ({ by: m, place: P }) => {
    let _ = [P, ...(e.take ?? []).map((O) => `${P}/${O}`)].find((O) => !W(O, o));
    return _ && i.push({ by: m, place: _, real: o.realDirectory(_) }), !_;
  }, c = n.find(a);
  if (c) return { places: [c.place], refused: i };
  let l = `The default of ${t}`;
  return { places: Ee(e, o).filter((m) => a({ by: l, place: m })), refused: i };
}
function rt(e, t) {
  if (t !== "win32") return (o) => e[o];
  let r = new Map(Object.entries(e).map(([o, s]) => [o.toUpperCase(), s]));
  return (o) => r.get(o.toUpperCase());
}
function xe(e, { variable: t }) {
  let [r = "", ...o] = e.split("/"), s = t(r);
  return s && [s, ...o].join("/");
}
function I(e, { platform: t, home: r, workingDirectory: o }) {
  let [s, n] = e.startsWith("~/") ? [r, e.slice(2)] : [o, e];
  return w(t).resolve(u(s, t), u(n, t));
}
function Ee(e, t) {
  let { platform: r, userHome: o } = t, s = (r === "win32" || r === "darwin") && e[r], n = r === "linux" && e.ofJava ? { ...t, home: o } : t;
  return (s || e.linux).map((i) => Ae(i, t) ?? I(i, n));
}
function Ae(e, t) {
  if (t.platform === "linux")
    for (let [r, o] of [
      ["~/.cache/", "XDG_CACHE_HOME"],
      ["~/.local/share/", "XDG_DATA_HOME"]
    ]) {
      let s = t.variable(o);
      if (!s?.startsWith("/") || !e.startsWith(r)) continue;
      let n = I(`${s}/${e.slice(r.length)}`, t);
      if (W(n, t)) return n;
    }
}
var Ce = /^(|s?bin|home|lib\d*|media|mnt|opt|root|run|srv|tmp|usr|var|users|windows|program files.*)$/i;
function W(e, t) {
  let r = t.realDirectory(e);
  if (r === void 0) return !1;
  let o = (i) => t.realDirectory(i) ?? i, s = {
    ...t,
    home: o(t.home),
    workspace: o(t.workspace),
    workingDirectory: o(t.workingDirectory)
  };
  return !(g(e, t) !== void 0 && g(r, s) === void 0) && G(e, t) && G(r, s);
}
function G(e, { platform: t, home: r, workspace: o, workingDirectory: s }) {
  let { relative: n, parse: i, isAbsolute: a } = w(t), c = (p) => {
    let m = n(e, u(p, t));
    return m === "" || !(m === ".." || m.startsWith("../") || a(m));
  }, l = e.slice(i(e).root.length).split("/");
  return !(l.length === 1 && Ce.test(l[0] ?? "")) && ![r, o, s].some(c) && !/[*?[\]{}\n\r]/.test(e) && // On macOS, /etc is a link to /private/etc.
  !/^(?:private\/)?(?:etc|dev(?!\/shm\/)|proc|sys|boot)\//.test(l.join("/")) && !l.some((p) => /^\.(git|ssh|aws|gnupg|docker|kube|azure|netrc)$/i.test(p));
}
function g(e, { platform: t, workspace: r }) {
  return q(r, e, t);
}
function V(e, t) {
  let { platform: r, home: o } = t, s = q(o, e, r);
  return g(e, t)?.replace(/^(?=[~!#])/, "./") ?? (s === void 0 ? e : `~/${s}`);
}
function q(e, t, r) {
  let { relative: o, isAbsolute: s } = w(r), n = o(u(e, r), t);
  return n === "" || n === ".." || n.startsWith("../") || s(n) ? void 0 : n;
}

// src/inputs/presets/choose.ts
function it(e, t, r, o) {
  let { preset: s, toolchain: n } = e, i = s.isNative ? t.distribution : "", a = (g(t.workingDirectory, t) ?? "").replace(/[^\w.-]+/g, "_"), c = [r.start, s.name, a, r.os, i, r.arch, n].filter((p) => p).join("-"), l = s.perCommit ? r.commit : r.hash;
  return {
    path: Oe(e, t).join(`
`),
    key: o ? c : `${c}-${l}`,
    "restore-keys": o ? "" : `${c}-`,
    "source-times": s.comparesTimes ? "true" : ""
  };
}
function at(e) {
  let t = (r) => new RegExp(`^${r}=["']?([\\w.-]*)`, "m").exec(e)?.[1] ?? "";
  return t("ID") + t("VERSION_ID");
}
function ct(e, t, r) {
  let o = g(t.workingDirectory, t), s = o === void 0 ? "" : `${o}/`, n = C(e), i = r.flatMap((p) => g(p, t) ?? []), a = [
    ...n.map((p) => `!${s}**/${p}/**`),
    ...i.filter((p) => !p.split("/").some((m) => n.includes(m))).map((p) => `!${p}/**`)
  ], l = [...e.lockFiles.map((p) => `${s}**/${p}`), ...a].map((p) => `'${p.replaceAll("'", "''")}'`);
  return {
    os: E("runner.os"),
    arch: E("runner.arch"),
    hash: E(`hashFiles(${l.join(", ")})`),
    commit: E("github.sha")
  };
}
function E(e) {
  return `\${{ ${e} }}`;
}
function pt(e, t) {
  let r = t.key === "" ? e["restore-keys"] : "";
  return {
    path: [e.path, t.path].filter((o) => o !== "").join(`
`),
    key: t.key || e.key,
    "restore-keys": t["restore-keys"] || r,
    "source-times": t["source-times"] || e["source-times"]
  };
}
function A(e, t) {
  let r = t.filter(
    ({ lockFiles: s, perCommit: n }) => !n && e.some((i) => L(i, s))
  ), o = r.map(({ name: s }) => s);
  return r.filter(({ yieldsTo: s = [] }) => !s.some((n) => o.includes(n)));
}
function L(e, t) {
  return t.some((r) => B(e, r, { dot: !0 }));
}
function C({ foreign: e = [] }) {
  return ["node_modules", ...e];
}
function Re({ preset: e, directories: t }, r) {
  return e.directories.map(
    (o, s) => Y(o, [e.program ?? e.name, t[s]], r)
  );
}
function Oe(e, t) {
  return Re(e, t).flatMap(({ places: r }, o) => {
    let { take: s = [""], leaveOut: n = [] } = e.preset.directories[o] ?? {};
    return r.flatMap(
      (i) => s.flatMap((a) => {
        let c = [V(i, t), a].filter((l) => l !== "").join("/");
        return [c, ...n.map((l) => `!${c}/${l}`)];
      })
    );
  });
}

// src/inputs/presets/node-modules.ts
function d(e, t = y) {
  return {
    // The client of Prisma is made of the schema when it is installed.
    decidedBy: ["package.json", ".npmrc", "*.patch", "*.prisma", ...e],
    variables: De,
    // Browsers, which the same tree holds, have none: a later step may add them.
    marks: ["*/package.json", "@*/*/package.json", ".package-lock.json", ".pnpm/lock.yaml"],
    locate: t
  };
}
function y(e) {
  return { directories: [{ linux: ["node_modules"] }, ...Ie(e)], patterns: Ne(e) };
}
var De = /^(NODE_ENV|p?npm_config_(omit|include|only|also|production|optional|dev|ignore_scripts|install_(strategy|links)|legacy_\w+|strict_peer_deps|os|cpu|libc|arch|platform|target|build_from_source|node_linker|\w*hoist\w*)|YARN_(NODE_LINKER|NM_\w+|ENABLE_SCRIPTS|PRODUCTION|SUPPORTED_ARCHITECTURES)|(CYPRESS|PUPPETEER|PLAYWRIGHT|ELECTRON|PRISMA)_\w+)$/i;
function Ne({ files: e }) {
  let t = e.filter((o) => o.endsWith("/package.json") && !o.startsWith("../"));
  return [...new Set(
    t.map((o) => o.slice(0, o.indexOf("/")).replace(/[*?[\]{}!#~\\\s]/g, "?"))
  )].map((o) => `${o}/**/node_modules`);
}
var Te = [
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
function Ie({ files: e, read: t }) {
  let r = e.filter((s) => !/package\.json$|\.npmrc$|\.patch$/.test(s)).map(t), o = (s) => {
    let n = new RegExp(`(^|["'/\\s])${s}["'@:]`, "m");
    return r.some((i) => n.test(i));
  };
  return Te.flatMap((s) => o(s.package) ? s.directory : []);
}

// src/inputs/presets/bun.ts
var J = {
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
var f = { name: "node", version: /^v(\d+)/ }, v = {
  name: "python",
  programs: ["python", "python3"],
  version: /^Python (\d+\.\d+)/
}, b = [
  "",
  "lib/python*/site-packages/",
  "*/lib/python*/site-packages/",
  "Lib/site-packages/"
].map((e) => `${e}*.dist-info`), K = {
  name: "go",
  args: ["env", "GOVERSION"],
  version: /^go(\d+(?:\.\w+)*)/
}, z = { name: "rustc", version: /^rustc (\S+)(?: \(([0-9a-f]+))?/ }, X = {
  name: "jdk",
  programs: ["java"],
  args: ["-version"],
  stream: "stderr",
  version: / version "(?:1\.)?(\d+)/
}, Q = { name: "ruby", version: /^ruby (\d+\.\d+)/ }, Z = { name: "php", version: /^PHP (\d+\.\d+)/ };

// src/inputs/presets/bundler.ts
var M = {
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
  toolchain: Q,
  installed: {
    decidedBy: ["Gemfile", "gems.rb", "*.gemspec", "*.gemfile", "*.gemfile.lock"],
    variables: /^BUNDLE_(GEMFILE|WITH|WITHOUT|ONLY|PATH|DEPLOYMENT|FORCE_RUBY_PLATFORM|BUILD__\w+)$/,
    ifElsewhere: "Set `BUNDLE_PATH: vendor/bundle` in the job's `env`.",
    marks: ["ruby/*/specifications/*.gemspec"],
    // The directory has the gems as they are installed.
    locate: () => ({ directories: [], downloads: M.directories })
  }
};

// src/inputs/presets/cargo.ts
var ee = {
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
  toolchain: z,
  comparesTimes: !0
};

// src/inputs/presets/ccache.ts
var te = {
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
var re = {
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
    toolchain: Z,
    decidedBy: ["composer.json"],
    variables: /^COMPOSER(_(NO_DEV|PREFER_\w+|MIRROR_PATH_REPOS|VENDOR_DIR|BIN_DIR))?$/,
    marks: ["composer/installed.json"],
    locate: () => ({ directories: [{ variables: ["COMPOSER_VENDOR_DIR"], linux: ["vendor"] }] }),
    // Of repositories of the type `path`.
    copies: { file: "composer.json", text: /"symlink"\s*:\s*false/ }
  }
};

// src/inputs/presets/go.ts
var oe = {
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
  toolchain: K,
  // Of the files that tests read.
  comparesTimes: !0
};

// src/inputs/presets/gradle.ts
var se = {
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
  toolchain: X
};

// src/inputs/presets/maven.ts
var ne = {
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
var ie = {
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
    ...d([]),
    // With `install-links`. The hash of a package's archive is in the lock file.
    copies: { file: "package-lock.json", text: /"resolved": "file:(?![^"]*\.(tgz|tar|tar\.gz)")/ }
  }
};

// src/inputs/presets/nuget.ts
var ae = {
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
var ce = {
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
var pe = {
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
  toolchain: v,
  installed: {
    decidedBy: ["constraints*.txt", "setup.py", "setup.cfg"],
    variables: /^(PIP_(NO_BINARY|ONLY_BINARY|PREFER_BINARY|NO_DEPS|CONSTRAINT|REQUIREMENT|PRE|TARGET|PREFIX|USER)|VIRTUAL_ENV)$/,
    holdsPaths: !0,
    marks: b,
    ifElsewhere: "Make a virtual environment in .venv, or set up Python with actions/setup-python.",
    async locate({ variable: e, ask: t }) {
      let r = { variables: ["VIRTUAL_ENV"], linux: [".venv", "venv"] }, o = e("RUNNER_TOOL_CACHE"), [s = "", n = ""] = (await t("python", ["-c", Le])).split(/\r?\n/);
      if (!o || !s.startsWith(o)) return { directories: [r] };
      let i = ["python", "python[0-9w.]*", "pip", "pip[0-9.]*", "*.dll"].map(
        (c) => `!${n}/${c}`
      ), a = [s, n, ...i];
      return { directories: [r], patterns: a };
    }
  }
}, Le = "import sysconfig as s; print(s.get_path('purelib'), s.get_path('scripts'), sep='\\n')";

// src/inputs/presets/pnpm.ts
var le = {
  variables: ["pnpm_config_cache_dir", "npm_config_cache_dir", "XDG_CACHE_HOME/pnpm"],
  linux: ["~/.cache/pnpm"],
  darwin: ["~/Library/Caches/pnpm"],
  win32: ["~/AppData/Local/pnpm-cache"]
}, Me = "lockfile-verified.jsonl", me = {
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
      ...le,
      questions: [["cache", "path"]],
      // Programs that `pnpm dlx` ran.
      leaveOut: ["dlx"]
    }
  ],
  toolchain: f,
  installed: {
    ...d(["pnpm-workspace.yaml", ".pnpmfile.*"], (e) => {
      let { directories: t, ...r } = y(e);
      return { ...r, directories: [...t, { ...le, take: [Me] }] };
    }),
    // pnpm removes a tree that was installed from a store at another path. Without a setting, a store in the home is only
    // for projects of the same file system, and a mounted project is not.
    holdsPaths: !0,
    mode: "unpack",
    copies: { file: "pnpm-lock.yaml", text: /^\s+resolution: \{[^}]*type: directory/m }
  }
};

// src/inputs/presets/poetry.ts
var ue = {
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
  toolchain: v,
  installed: {
    decidedBy: ["pyproject.toml", "poetry.toml"],
    variables: /^POETRY_(VIRTUALENVS|INSTALLER|WITH|WITHOUT|ONLY)\w*$/,
    holdsPaths: !0,
    marks: b,
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
var fe = {
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
var de = {
  name: "turbo",
  lockFiles: ["turbo.json", "turbo.jsonc"],
  directories: [{ variables: ["TURBO_CACHE_DIR"], linux: [".turbo/cache"] }],
  toolchain: f,
  perCommit: !0
};

// src/inputs/presets/uv.ts
var ge = {
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
  toolchain: v,
  installed: {
    decidedBy: ["pyproject.toml", "uv.toml"],
    variables: /^UV_(?!CACHE_DIR|.*(TOKEN|PASSWORD|USERNAME))\w+$/,
    holdsPaths: !0,
    marks: b,
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
      variables: ["YARN_CACHE_FOLDER"],
      linux: ["~/.yarn/berry/cache", "~/.cache/yarn"],
      darwin: ["~/.yarn/berry/cache", "~/Library/Caches/Yarn"],
      win32: ["~/AppData/Local/Yarn/Berry/cache", "~/AppData/Local/Yarn/Cache"],
      leaveOut: [".tmp"]
    }
  ],
  toolchain: f,
  installed: {
    ...d([".yarnrc", ".yarnrc.yml"]),
    // With Plug'n'Play, `.pnp.cjs` leads to the downloads.
    holdsPaths: !0,
    locate(e) {
      let t = /^# yarn lockfile v1$/m.test(e.read("yarn.lock")), [, r] = /^nodeLinker:\s*["']?([\w-]+)/m.exec(e.read(".yarnrc.yml")) ?? [], o = e.variable("YARN_NODE_LINKER") ?? r ?? "pnp";
      if (t) return y(e);
      let s = ".yarn/install-state.gz";
      if (o === "pnp")
        return {
          directories: [],
          patterns: [".pnp.*", ".yarn/unplugged", s],
          downloads: He(e)
        };
      let { directories: n, patterns: i = [] } = y(e);
      return { directories: n, patterns: [...i, s] };
    },
    // Yarn 1.
    copies: { file: "yarn.lock", text: /^"?[^\s#]\S*@file:/m }
  }
}, Fe = /^(cacheFolder|enableGlobalCache|globalFolder):/m, Se = [
  "LOCALAPPDATA",
  "XDG_DATA_HOME",
  "YARN_CACHE_FOLDER",
  "YARN_ENABLE_GLOBAL_CACHE",
  "YARN_GLOBAL_FOLDER",
  "YARN_RC_FILENAME"
];
function He({ read: e, variable: t, hasAbove: r }) {
  let o = /^__metadata:\s+version: (8|9|\d\d+)$/m.test(e("yarn.lock")), s = Fe.test(e(".yarnrc.yml")) || Se.some(t) || r(".yarnrc.yml");
  if (!o || s) return R.directories;
  let n = { linux: ["~/.yarn/berry/cache"], darwin: ["~/.yarn/berry/cache"] };
  return R.directories.map(({ questions: i, ...a }) => ({ ...a, ...n }));
}

// src/inputs/presets/index.ts
var $e = [ie, me, R, J, pe, ge, ue, oe, ee, se, ne, M, re, ae], je = [te, fe, de, ce], k = [...$e, ...je];

// src/inputs/presets/lock-files.ts
var S = we(he(), 1);
import {
  accessSync as Ue,
  constants as Be,
  lstatSync as Ge,
  readdirSync as Ye,
  readFileSync as We,
  realpathSync as ye
} from "node:fs";
import { setImmediate as ve } from "node:timers/promises";
function H(e) {
  return $(e).filter((t) => !t.isDirectory()).map(({ name: t }) => t);
}
async function be(e, t, r) {
  let o = /* @__PURE__ */ new Set(["vendor", ...t.flatMap(C)]), s = /* @__PURE__ */ new Map(), n = async (i) => {
    await ve(), r.throwIfAborted();
    let a = N(e, ...i);
    for (let { name: c } of A(H(a), t))
      s.set(c, qe(s.get(c) ?? i, i));
    for (let c of $(a))
      c.isDirectory() && Ve(c.name) && !o.has(c.name) && await n([...i, c.name]);
  };
  return await n([]), new Map([...s].map(([i, a]) => [i, a.join("/")]));
}
function Ve(e) {
  return !e.startsWith(".") && !/[*?[\]{}'\n\r]/.test(e);
}
function qe(e, t) {
  let r = e.findIndex((o, s) => o !== t[s]);
  return r < 0 ? e : e.slice(0, r);
}
async function vr(e, t, { workspace: r, cached: o, signal: s }) {
  let n = [...C(t), ".git"], i = [], a = async (c) => {
    await ve(), s.throwIfAborted();
    for (let l of $(c)) {
      let p = N(c, l.name);
      l.isDirectory() ? !n.includes(l.name) && !o.includes(p) && await a(p) : L(l.name, t.lockFiles) && Ke(r, p) && i.push(p);
    }
  };
  return await a(e), i;
}
function br(e) {
  if (e.length === 0) return "";
  let t = (0, S.createHash)("sha256");
  for (let r of e) t.update((0, S.createHash)("sha256").update(We(r)).digest());
  return t.digest("hex");
}
function $(e) {
  try {
    return Ye(e, { withFileTypes: !0 }).sort((r, o) => Buffer.compare(Buffer.from(r.name), Buffer.from(o.name)));
  } catch {
    return [];
  }
}
var Je = 256 * 1024 ** 2;
function Ke(e, t) {
  try {
    let r = ye(t), o = h(ye(e), r);
    if (o === ".." || o.startsWith("../") || x(o)) return !1;
    Ue(r, Be.R_OK);
    let s = Ge(r);
    return s.isFile() && s.size <= Je;
  } catch {
    return !1;
  }
}

// src/inputs/presets/auto.ts
async function Rr(e, t, r) {
  let o = e.toLowerCase().split(",").map((i) => i.trim()).filter((i) => i !== "");
  o.length === 0 && Pe(e);
  let s = [];
  for (let i of o)
    i === "auto" ? s.push(...await Xe(t, r)) : s.push({ name: Pe(i).name, directory: t });
  let n = s.filter(({ name: i }, a) => s.findIndex((c) => c.name === i) === a);
  return n.length > 0 ? n : [{ name: "auto", directory: t }];
}
async function Xe(e, t) {
  let r = Ze(e), o = A(H(r), k);
  if (o.length > 0) return o.map(({ name: i }) => ({ name: i, directory: e }));
  let s = await be(r, k, t), n = k.flatMap(({ name: i }) => {
    let a = s.get(i), c = a === void 0 ? void 0 : h(u(process.cwd()), T(r, a));
    return c === void 0 ? [] : { name: i, directory: c };
  });
  return n.length > 0 && U(
    `Preset auto finds no lock file in the working directory itself, and takes ${n.map(Qe).join(", ")}.`
  ), n;
}
function Qe({ name: e, directory: t }) {
  return t === "" ? e : `${e} in ${t}`;
}
function Pe(e) {
  let t = k.find((o) => o.name === e);
  if (t) return t;
  let r = k.map((o) => o.name).join(", ");
  throw new D(`Input \`preset\` is '${e}'; it must be one or more of: auto, ${r}.`);
}
function Ze(e) {
  let t = u(process.cwd()), r = T(t, u(e)), o = h(t, r), s = (a) => new D(`Input \`working-directory\` is '${e}'; ${a}.`), n = (a) => a === ".." || a.startsWith("../") || x(a);
  if (n(o)) throw s("it must be a directory of the workspace");
  let i = ze(r, { throwIfNoEntry: !1 });
  if (!i) throw s("there is no such directory");
  if (!i.isDirectory()) throw s("it is no directory");
  if (n(h(u(ke(t)), u(ke(r)))))
    throw s("it is a link that leads out of the workspace");
  if (/[*?[\]{}'\n\r]/.test(o)) throw s("a preset cannot be used where it has such characters");
  return r;
}

export {
  rt as a,
  g as b,
  V as c,
  it as d,
  at as e,
  ct as f,
  pt as g,
  L as h,
  C as i,
  Re as j,
  k,
  H as l,
  vr as m,
  br as n,
  Ke as o,
  Rr as p,
  Qe as q,
  Pe as r,
  Ze as s
};
