import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  B as I,
  C as L,
  F as M,
  I as N,
  a as _,
  b as Oe,
  c as ve,
  d as A,
  ea as y,
  g as w,
  ka as $,
  m as h,
  n as f,
  o as D,
  p as R,
  q as F,
  v as C,
  w as T,
  x as H
} from "./shared-ONQGPMVE.js";

// lighter-node:crypto?src/presets/lock-files.ts
var fe = Oe((Jr, E) => {
  E.exports = Object.create(new Proxy({}, { get: (e, r) => _("node:crypto")[r] }));
  E.exports.getRandomValues = (e) => _("node:crypto").getRandomValues(e);
});

// src/presets/fill-in.ts
import { statSync as Se } from "node:fs";
import { homedir as Ge } from "node:os";

// src/presets/ask.ts
var Ce = 2e4;
async function S(e, { cwd: r, env: t, signal: n }) {
  let o = {
    cwd: r,
    env: we(t),
    signal: AbortSignal.any([n, AbortSignal.timeout(Ce)])
  }, [s, i] = await Promise.all([
    Promise.all(e.directories.map((c) => be(e, c, o))),
    e.toolchain ? Ee(e.toolchain, o) : ""
  ]);
  return { preset: e, directories: s, toolchain: i };
}
async function be({ program: e }, { questions: r = [] }, t) {
  for (let n of r) {
    let o = await G(e, n, t), s = o && ke(o, process.platform);
    if (s) return s;
  }
}
function ke(e, r) {
  let n = (e.trim().split(/\r?\n/).at(-1) ?? "").replace(/^(?:info : )?global-packages: /, "").trim(), { isAbsolute: o, parse: s } = { ...h(r) };
  return o(n) && s(n).base !== "" ? n.replace(/[\\/]+$/, "") : void 0;
}
async function Ee({ name: e, programs: r, args: t, version: n }, o) {
  for (let s of r) {
    let [, ...i] = (await G(s, t, o)).match(n) ?? [], c = i.filter((a) => a);
    if (c.length > 0) return e + c.join("-");
  }
  return "";
}
async function G(e, r, t) {
  let n = y(e);
  if (n === void 0) return "";
  try {
    return await $({ path: n, args: r }, t);
  } catch (o) {
    return T(`No answer to ${e} ${r.join(" ")}: ${w(o)}`), "";
  }
}
var xe = /^(HOME|USERPROFILE|HOMEDRIVE|HOMEPATH|(LOCAL)?APPDATA|PROGRAM(DATA|FILES)|TE?MP|TMPDIR|XDG_\w+_HOME)$/i, _e = [
  /^(npm_config_(cache|userconfig|globalconfig|prefix)|PNPM_HOME|YARN_(CACHE|GLOBAL)_FOLDER|YARN_ENABLE_GLOBAL_CACHE)$/i,
  /^(BUN_INSTALL(_CACHE_DIR)?|COREPACK_HOME|VOLTA_HOME|(PYENV|RBENV|NODENV|ASDF|MISE)_\w*(ROOT|VERSION|DIR))$/,
  /^(PIP_CACHE_DIR|PIP_CONFIG_FILE|UV_(CACHE_DIR|NO_CACHE|CONFIG_FILE)|POETRY_(CACHE_DIR|CONFIG_DIR|HOME)|VIRTUAL_ENV)$/,
  /^(GO(PATH|ENV|CACHE|MODCACHE|ROOT|TOOLCHAIN|FLAGS)|CARGO_HOME|RUSTUP_(HOME|TOOLCHAIN)|JAVA_HOME)$/,
  /^(COMPOSER_(HOME|CACHE_DIR)|NUGET_PACKAGES|DOTNET_ROOT|DOTNET_CLI_HOME|CCACHE_(DIR|CONFIGPATH)|LD_LIBRARY_PATH)$/
];
function we(e) {
  let r = (t) => xe.test(t) || _e.some((n) => n.test(t));
  return {
    ...Object.fromEntries(Object.entries(e).filter(([t]) => r(t))),
    COREPACK_ENABLE_DOWNLOAD_PROMPT: "0",
    DOTNET_CLI_TELEMETRY_OPTOUT: "1",
    DOTNET_NOLOGO: "1"
  };
}

// src/presets/choose.ts
function j(e, r, t, n) {
  let o = e.map(({ preset: a }) => a.name), s = new Set(e.map(({ toolchain: a }) => a).filter((a) => a !== "")), i = [...o, t.os, t.arch, ...s].join("-"), c = e.some(({ preset: a }) => a.perCommit) ? t.commit : t.hash;
  return {
    path: e.flatMap((a) => De(a, r)).join(`
`),
    key: n ? i : `${i}-${c}`,
    "restore-keys": n ? "" : `${i}-`
  };
}
function B(e, { platform: r, workspace: t, workingDirectory: n }) {
  let o = h(r).relative(t, n), s = o === "" ? "" : `${o}/`, i = e.flatMap(({ lockFiles: a }) => a).map((a) => `'${s}**/${a}'`), c = k(e).map((a) => `'!${s}**/${a}/**'`);
  return {
    os: P("runner.os"),
    arch: P("runner.arch"),
    hash: P(`hashFiles(${[...i, ...c].join(", ")})`),
    commit: P("github.sha")
  };
}
function P(e) {
  return `\${{ ${e} }}`;
}
function U(e, r) {
  let t = r.path.split(`
`).map((i) => i.trim()), o = t.every((i) => i === "" || /^[!#]/.test(i)) ? [e.path, ...t].filter((i) => i !== "").join(`
`) : r.path, s = r.key === "" ? e["restore-keys"] : "";
  return {
    path: o,
    key: r.key || e.key,
    "restore-keys": r["restore-keys"] || s
  };
}
function q(e, r) {
  let t = r.filter(
    ({ lockFiles: o, perCommit: s }) => !s && e.some((i) => b(i, o))
  ), n = t.map(({ name: o }) => o);
  return t.filter(({ yieldsTo: o = [] }) => !o.some((s) => n.includes(s)));
}
function b(e, r) {
  return r.some((t) => N(e, t, { dot: !0 }));
}
function k(e) {
  return [.../* @__PURE__ */ new Set(["node_modules", ...e.flatMap(({ foreign: r = [] }) => r)])];
}
function De({ preset: e, directories: r }, t) {
  return e.directories.flatMap((n, o) => {
    let s = Re(n, r[o], t).map((a) => Te(a, t)), { take: i = [""], leaveOut: c = [] } = n;
    return s.flatMap(
      (a) => i.flatMap((p) => {
        let u = p === "" ? a : `${a}/${p}`;
        return [u, ...c.map((d) => `!${u}/${d}`)];
      })
    );
  });
}
function Re(e, r, t) {
  let n = r ?? (e.variable && t.variable(e.variable));
  if (n) return [n];
  let { platform: o } = t;
  return ((o === "win32" || o === "darwin") && e[o] || e.linux).map((i) => Fe(i, t));
}
function Fe(e, { platform: r, variable: t }) {
  if (r !== "linux") return e;
  for (let [n, o] of [
    ["~/.cache/", "XDG_CACHE_HOME"],
    ["~/.local/share/", "XDG_DATA_HOME"]
  ]) {
    let s = t(o);
    if (s && e.startsWith(n)) return `${s}/${e.slice(n.length)}`;
  }
  return e;
}
function Te(e, { platform: r, home: t, workspace: n, workingDirectory: o }) {
  if (e.startsWith("~/")) return e;
  let { resolve: s, relative: i, isAbsolute: c } = h(r), a = s(o, f(e, r)), p = (d) => {
    let l = i(f(d, r), a);
    return l === "" || l === ".." || l.startsWith("../") || c(l) ? void 0 : l;
  }, u = p(t);
  return p(n) ?? (u === void 0 ? a : `~/${u}`);
}

// src/presets/bun.ts
var V = {
  name: "bun",
  program: "bun",
  lockFiles: ["bun.lock", "bun.lockb"],
  directories: [
    {
      questions: [["pm", "cache"]],
      variable: "BUN_INSTALL_CACHE_DIR",
      linux: ["~/.bun/install/cache"],
      // Answers of the registry; a lock file needs none.
      leaveOut: ["*.npm"]
    }
  ]
};

// src/presets/toolchains.ts
var m = { name: "node", programs: ["node"], args: ["--version"], version: /^v(\d+)/ }, g = {
  name: "python",
  programs: ["python", "python3"],
  args: ["--version"],
  version: /^Python (\d+\.\d+)/
}, Y = {
  name: "go",
  programs: ["go"],
  args: ["env", "GOVERSION"],
  version: /^go(\d+(?:\.\w+)*)/
}, K = {
  name: "rustc",
  programs: ["rustc"],
  args: ["--version"],
  version: /^rustc (\S+)(?: \(([0-9a-f]+))?/
}, W = {
  name: "jdk",
  programs: ["java"],
  args: ["--version"],
  version: /^\w+ (\d+)/
}, J = {
  name: "ruby",
  programs: ["ruby"],
  args: ["--version"],
  version: /^ruby (\d+\.\d+)/
};

// src/presets/bundler.ts
var X = {
  name: "bundler",
  program: "bundle",
  lockFiles: ["Gemfile.lock", "gems.locked"],
  foreign: ["vendor"],
  directories: [
    {
      variable: "BUNDLE_PATH",
      linux: ["vendor/bundle"],
      // The packed gems, which are installed beside it.
      leaveOut: ["ruby/*/cache"]
    }
  ],
  toolchain: J
};

// src/presets/cargo.ts
var z = {
  name: "cargo",
  program: "cargo",
  lockFiles: ["Cargo.lock"],
  foreign: ["target"],
  directories: [
    {
      variable: "CARGO_HOME",
      linux: ["~/.cargo"],
      // Cargo unpacks registry/src and git/checkouts again from these.
      take: ["registry/index", "registry/cache", "git/db"]
    },
    {
      variable: "CARGO_TARGET_DIR",
      linux: ["target"],
      // Checkouts give all sources new times, so incremental compilation starts anew.
      leaveOut: ["*/incremental", "*/*/incremental", "doc", "package", "tmp"]
    }
  ],
  toolchain: K
};

// src/presets/ccache.ts
var Q = {
  name: "ccache",
  program: "ccache",
  lockFiles: [],
  directories: [
    {
      questions: [["--get-config", "cache_dir"]],
      variable: "CCACHE_DIR",
      linux: ["~/.cache/ccache"],
      darwin: ["~/Library/Caches/ccache"],
      win32: ["~/AppData/Local/ccache"],
      leaveOut: ["tmp", "lock"]
    }
  ],
  perCommit: !0
};

// src/presets/composer.ts
var Z = {
  name: "composer",
  program: "composer",
  lockFiles: ["composer.lock"],
  foreign: ["vendor"],
  directories: [
    {
      questions: [["config", "--no-interaction", "cache-dir"]],
      variable: "COMPOSER_CACHE_DIR",
      linux: ["~/.cache/composer"],
      darwin: ["~/Library/Caches/composer"],
      win32: ["~/AppData/Local/Composer"],
      // `repo` holds answers of the registry; a lock file needs none.
      take: ["files", "vcs"]
    }
  ]
};

// src/presets/go.ts
var ee = {
  name: "go",
  program: "go",
  lockFiles: ["go.sum"],
  directories: [
    {
      questions: [["env", "GOMODCACHE"]],
      variable: "GOMODCACHE",
      linux: ["~/go/pkg/mod"],
      leaveOut: ["cache/lock", "cache/download/**/*.lock"]
    },
    {
      questions: [["env", "GOCACHE"]],
      variable: "GOCACHE",
      linux: ["~/.cache/go-build"],
      darwin: ["~/Library/Caches/go-build"],
      win32: ["~/AppData/Local/go-build"],
      // Inputs that fuzzing found.
      leaveOut: ["fuzz"]
    }
  ],
  toolchain: Y
};

// src/presets/gradle.ts
var re = {
  name: "gradle",
  program: "gradle",
  lockFiles: [
    "*.gradle",
    "*.gradle.kts",
    "gradle-wrapper.properties",
    "*.versions.toml",
    "gradle.lockfile",
    "gradle.properties"
  ],
  directories: [
    {
      variable: "GRADLE_USER_HOME",
      linux: ["~/.gradle"],
      take: ["caches", "wrapper/dists"],
      // The secret key of the configuration cache.
      leaveOut: ["*/cc-keystore"]
    }
  ],
  toolchain: W
};

// src/presets/maven.ts
var te = {
  name: "maven",
  program: "mvn",
  lockFiles: ["pom.xml", "maven-wrapper.properties"],
  foreign: ["target"],
  directories: [
    {
      linux: ["~/.m2"],
      take: ["repository", "wrapper/dists"],
      // Notes on failed downloads would make Maven not try again.
      leaveOut: ["**/*.lastUpdated", "**/resolver-status.properties"]
    }
  ]
};

// src/presets/npm.ts
var oe = {
  name: "npm",
  program: "npm",
  lockFiles: ["package-lock.json", "npm-shrinkwrap.json"],
  directories: [
    {
      questions: [["config", "get", "cache", "--logs-max=0", "--no-update-notifier"]],
      variable: "npm_config_cache",
      linux: ["~/.npm"],
      win32: ["~/AppData/Local/npm-cache"],
      // The others are logs, and programs of npx.
      take: ["_cacache"],
      leaveOut: ["tmp"]
    }
  ],
  toolchain: m
};

// src/presets/nuget.ts
var ne = {
  name: "nuget",
  program: "dotnet",
  lockFiles: ["packages.lock.json", "*.csproj", "*.fsproj", "*.vbproj", "Directory.Packages.props", "*.sln"],
  directories: [
    {
      questions: [["nuget", "locals", "global-packages", "--list"]],
      variable: "NUGET_PACKAGES",
      linux: ["~/.nuget/packages"]
    }
  ]
};

// src/presets/nx.ts
var se = {
  name: "nx",
  program: "nx",
  lockFiles: ["nx.json"],
  directories: [
    { variable: "NX_CACHE_DIRECTORY", linux: [".nx/cache"] },
    {
      variable: "NX_WORKSPACE_DATA_DIRECTORY",
      linux: [".nx/workspace-data"],
      // The daemon's socket and logs.
      leaveOut: ["d", "*.log"]
    }
  ],
  toolchain: m,
  perCommit: !0
};

// src/presets/pip.ts
var ie = {
  name: "pip",
  program: "pip",
  lockFiles: ["requirements*.txt", "pyproject.toml"],
  foreign: [".venv", "venv"],
  yieldsTo: ["uv", "poetry"],
  directories: [
    {
      questions: [["cache", "dir"]],
      variable: "PIP_CACHE_DIR",
      linux: ["~/.cache/pip"],
      darwin: ["~/Library/Caches/pip"],
      win32: ["~/AppData/Local/pip/Cache"],
      leaveOut: ["selfcheck"]
    }
  ],
  toolchain: g
};

// src/presets/pnpm.ts
var ae = {
  name: "pnpm",
  program: "pnpm",
  lockFiles: ["pnpm-lock.yaml"],
  directories: [
    {
      questions: [["store", "path", "--silent"]],
      linux: ["~/.local/share/pnpm/store"],
      darwin: ["~/Library/pnpm/store"],
      win32: ["~/AppData/Local/pnpm/store"]
    }
  ],
  toolchain: m
};

// src/presets/poetry.ts
var ce = {
  name: "poetry",
  program: "poetry",
  lockFiles: ["poetry.lock"],
  foreign: [".venv", "venv"],
  directories: [
    {
      questions: [["config", "cache-dir"]],
      variable: "POETRY_CACHE_DIR",
      linux: ["~/.cache/pypoetry"],
      darwin: ["~/Library/Caches/pypoetry"],
      win32: ["~/AppData/Local/pypoetry/Cache"],
      // They lead to an interpreter that the next runner may have elsewhere. Poetry rebuilds them from the other files.
      leaveOut: ["virtualenvs"]
    }
  ],
  toolchain: g
};

// src/presets/sccache.ts
var pe = {
  name: "sccache",
  program: "sccache",
  lockFiles: [],
  directories: [
    {
      variable: "SCCACHE_DIR",
      linux: ["~/.cache/sccache"],
      darwin: ["~/Library/Caches/Mozilla.sccache"],
      win32: ["~/AppData/Local/Mozilla/sccache"]
    }
  ],
  perCommit: !0
};

// src/presets/turbo.ts
var me = {
  name: "turbo",
  program: "turbo",
  lockFiles: ["turbo.json", "turbo.jsonc"],
  directories: [{ variable: "TURBO_CACHE_DIR", linux: [".turbo/cache"] }],
  toolchain: m,
  perCommit: !0
};

// src/presets/uv.ts
var le = {
  name: "uv",
  program: "uv",
  lockFiles: ["uv.lock"],
  foreign: [".venv", "venv"],
  directories: [
    {
      questions: [["cache", "dir"]],
      variable: "UV_CACHE_DIR",
      linux: ["~/.cache/uv"],
      win32: ["~/AppData/Local/uv/cache"],
      // Virtual environments of builds, and what uv knows of the runner's interpreters.
      leaveOut: ["builds-v*", "interpreter-v*"]
    }
  ],
  toolchain: g
};

// src/presets/yarn.ts
var ue = {
  name: "yarn",
  program: "yarn",
  lockFiles: ["yarn.lock"],
  foreign: [".yarn"],
  directories: [
    {
      // Yarn 1 answers `undefined` to the first one, and later versions do not know the second one.
      questions: [
        ["config", "get", "cacheFolder"],
        ["cache", "dir"]
      ],
      variable: "YARN_CACHE_FOLDER",
      linux: ["~/.yarn/berry/cache", "~/.cache/yarn"],
      darwin: ["~/.yarn/berry/cache", "~/Library/Caches/Yarn"],
      win32: ["~/AppData/Local/Yarn/Berry/cache", "~/AppData/Local/Yarn/Cache"],
      leaveOut: [".tmp"]
    }
  ],
  toolchain: m
};

// src/presets/index.ts
var He = [oe, ae, ue, V, ie, le, ce, ee, z, re, te, X, Z, ne], Ie = [Q, pe, me, se], O = [...He, ...Ie];

// src/presets/lock-files.ts
var x = ve(fe(), 1);
import { readdirSync as Le, readFileSync as Me, statSync as Ne } from "node:fs";
function ge(e) {
  return ye(e).filter((r) => !r.isDirectory()).map(({ name: r }) => r);
}
function de(e, r) {
  let t = r.flatMap(({ lockFiles: s }) => s), n = [...k(r), ".git"], o = (s) => ye(s).flatMap((i) => {
    let c = D(s, i.name);
    return i.isDirectory() ? n.includes(i.name) ? [] : o(c) : b(i.name, t) && $e(c) ? [c] : [];
  });
  return o(e);
}
function he(e) {
  if (e.length === 0) return "";
  let r = (0, x.createHash)("sha256");
  for (let t of e) r.update((0, x.createHash)("sha256").update(Me(t)).digest());
  return r.digest("hex");
}
function ye(e) {
  try {
    return Le(e, { withFileTypes: !0 }).sort((t, n) => Buffer.compare(Buffer.from(t.name), Buffer.from(n.name)));
  } catch {
    return [];
  }
}
function $e(e) {
  return Ne(e, { throwIfNoEntry: !1 })?.isFile() ?? !1;
}

// src/presets/fill-in.ts
async function pt(e, r, t) {
  let n = I(), o = je(r("working-directory"), n), { workingDirectory: s } = o, i = Be(e, s), c = de(s, i), a = Ue(e, i, c);
  if (a) {
    C(`${a} Nothing is cached.`);
    return;
  }
  let p = await Promise.all(
    i.map((v) => S(v, { cwd: s, env: n, signal: t }))
  );
  t.throwIfAborted();
  let u = !["", "false"].includes(r("rolling").toLowerCase()), d = { path: r("path"), key: r("key"), "restore-keys": r("restore-keys") }, l = (v) => U(j(p, o, v, u), d);
  qe(p, l(B(i, o)));
  let { sha: Pe } = M();
  return l({ ...L(), hash: he(c), commit: Pe });
}
function je(e, r) {
  let t = f(process.cwd()), n = F(t, f(e)), o = R(t, n), s = (i) => new A(`Input working-directory is '${e}'; ${i}.`);
  if (o === ".." || o.startsWith("../")) throw s("it must be a directory of the workspace");
  if (!Se(n, { throwIfNoEntry: !1 })?.isDirectory())
    throw s("there is no such directory");
  return {
    platform: process.platform,
    home: f(Ge()),
    workspace: t,
    workingDirectory: n,
    variable: (i) => r[i]
  };
}
function Be(e, r) {
  if (e === "auto") return q(ge(r), O);
  let t = O.find((o) => o.name === e);
  if (t) return [t];
  let n = O.map((o) => o.name).join(", ");
  throw new A(`Input preset is '${e}'; it must be one of: auto, ${n}.`);
}
function Ue(e, r, t) {
  let n = "Does this step come after actions/checkout?", [o] = r;
  if (!o) return `Preset ${e} finds no lock file in the working directory. ${n}`;
  if (t.length > 0 || y(o.program)) return;
  let s = o.lockFiles.length > 0 ? ` and no ${o.lockFiles.join(", ")}. ${n}` : ".";
  return `Preset ${e} finds no ${o.program} on PATH${s}`;
}
function qe(e, { path: r, key: t, "restore-keys": n }) {
  let o = e.map(({ preset: a }) => a.name).join(", "), s = (a) => a.split(`
`).map((p) => `    ${p}`), i = n === "" ? [] : ["  restore-keys: |", ...s(n)];
  e.length > 1 && C(`Preset auto keeps the files of ${o} in one entry.`);
  let c = ["with:", "  path: |", ...s(r), `  key: ${t}`, ...i];
  H(`Preset ${o} stands for these inputs`, c);
}
export {
  pt as fillIn
};
