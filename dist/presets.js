import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  C as M,
  D as $,
  G as S,
  J as G,
  a as T,
  b as Ce,
  c as Ee,
  d as C,
  fa as O,
  g as I,
  la as j,
  m as h,
  n as l,
  o as w,
  p as F,
  q as y,
  r as H,
  w as v,
  x as N,
  y as L
} from "./shared-BCLZCBGN.js";

// lighter-node:crypto?src/presets/lock-files.ts
var ye = Ce((ut, _) => {
  _.exports = Object.create(new Proxy({}, { get: (e, t) => T("node:crypto")[t] }));
  _.exports.getRandomValues = (e) => T("node:crypto").getRandomValues(e);
});

// src/presets/fill-in.ts
import { readFileSync as Qe, realpathSync as ke, statSync as Ze } from "node:fs";
import { homedir as er, userInfo as rr } from "node:os";

// src/presets/ask.ts
import { homedir as _e } from "node:os";
var Re = 2e4;
async function U(e, { cwd: t, env: r, signal: n }) {
  let o = {
    cwd: t,
    env: Me(r),
    signal: AbortSignal.any([n, AbortSignal.timeout(Re)])
  }, [i, a] = await Promise.all([
    Promise.all(e.directories.map((p) => De(e, p, o))),
    e.toolchain ? He(e.toolchain, o) : ""
  ]);
  return { preset: e, directories: i, toolchain: a };
}
async function De({ program: e }, { questions: t = [] }, r) {
  for (let n of t) {
    let o = await B(e, n, r), i = o && Te(o, { ...r, platform: process.platform });
    if (!i) continue;
    let a = { platform: process.platform, home: _e(), workspace: process.cwd() };
    if (Fe(i, a)) return i;
    v(`${e} names ${i}, which a preset does not cache. Set path to cache it.`);
  }
}
function Te(e, { cwd: t, platform: r }) {
  let o = (e.trim().split(/\r?\n/).at(-1) ?? "").replace(/^(?:info : )?global-packages: /, "").trim(), { isAbsolute: i, resolve: a } = h(r);
  return i(o) || /^\.[\w.-]*(?:[\\/]|$)/.test(o) ? a(l(t, r), l(o, r)) : void 0;
}
var Ie = /^(|s?bin|home|lib\d*|media|mnt|opt|root|run|srv|tmp|usr|var|users|windows|program files.*)$/i;
function Fe(e, { platform: t, home: r, workspace: n }) {
  let { relative: o, parse: i, isAbsolute: a } = h(t), p = (m) => {
    let c = o(e, l(m, t));
    return c === "" || !(c === ".." || c.startsWith("../") || a(c));
  }, s = e.slice(i(e).root.length).split("/");
  return !(s.length === 1 && Ie.test(s[0] ?? "")) && !p(r) && !p(n) && !/[*?[\]{}\n\r]/.test(e) && !/^(?:etc|dev(?!\/shm\/)|proc|sys|boot)\//.test(s.join("/")) && !s.some((m) => /^\.(git|ssh|aws|gnupg|docker|kube|azure|netrc)$/i.test(m));
}
async function He({ name: e, programs: t, args: r, version: n }, o) {
  for (let i of t) {
    let [, ...a] = (await B(i, r, o)).match(n) ?? [], p = a.filter((s) => s);
    if (p.length > 0) return e + p.join("-");
  }
  return "";
}
async function B(e, t, r) {
  let n = O(e);
  if (n === void 0) return "";
  try {
    return await j({ path: n, args: t }, r);
  } catch (o) {
    return N(`No answer to ${e} ${t.join(" ")}: ${I(o)}`), "";
  }
}
var Ne = /^(HOME|USERPROFILE|HOMEDRIVE|HOMEPATH|(LOCAL)?APPDATA|PROGRAM(DATA|FILES)|TE?MP|TMPDIR|XDG_\w+_HOME)$/i, Le = [
  /^(npm_config_(cache|userconfig|globalconfig|prefix)|PNPM_HOME|YARN_(CACHE|GLOBAL)_FOLDER|YARN_ENABLE_GLOBAL_CACHE)$/i,
  /^(BUN_INSTALL(_CACHE_DIR)?|COREPACK_HOME|VOLTA_HOME|(PYENV|RBENV|NODENV|ASDF|MISE)_\w*(ROOT|VERSION|DIR))$/,
  /^(PIP_CACHE_DIR|PIP_CONFIG_FILE|UV_(CACHE_DIR|CONFIG_FILE)|POETRY_(CACHE_DIR|CONFIG_DIR|HOME)|VIRTUAL_ENV)$/,
  /^(GO(PATH|ENV|CACHE|MODCACHE|ROOT|FLAGS)|CARGO_HOME|RUSTUP_(HOME|TOOLCHAIN)|JAVA_HOME)$/,
  /^(COMPOSER_(HOME|CACHE_DIR)|NUGET_PACKAGES|DOTNET_ROOT|DOTNET_CLI_HOME|CCACHE_(DIR|CONFIGPATH)|LD_LIBRARY_PATH)$/
];
function Me(e) {
  let t = (r) => Ne.test(r) || Le.some((n) => n.test(r));
  return {
    ...Object.fromEntries(Object.entries(e).filter(([r]) => t(r))),
    // A question must download no toolchain.
    COREPACK_ENABLE_NETWORK: "0",
    GOTOOLCHAIN: "local",
    RUSTUP_AUTO_INSTALL: "0",
    npm_config_manage_package_manager_versions: "false",
    DOTNET_CLI_TELEMETRY_OPTOUT: "1",
    DOTNET_NOLOGO: "1"
  };
}

// src/presets/choose.ts
function V(e, t, r, n) {
  let o = e.map(({ preset: c }) => c.name), i = new Set(e.map(({ toolchain: c }) => c).filter((c) => c !== "")), a = e.some(({ preset: c }) => c.isNative) && t.distribution !== "", p = [r.os, ...a ? [t.distribution] : [], r.arch], s = [...o, ...p, ...i].join("-"), m = r.hash === "" || e.some(({ preset: c }) => c.perCommit) ? r.commit : r.hash;
  return {
    path: e.flatMap((c) => $e(c, t)).join(`
`),
    key: n ? s : `${s}-${m}`,
    "restore-keys": n ? "" : `${s}-`
  };
}
function q(e) {
  let t = (r) => new RegExp(`^${r}=["']?([\\w.-]*)`, "m").exec(e)?.[1] ?? "";
  return t("ID") + t("VERSION_ID");
}
function Y(e, { platform: t, workspace: r, workingDirectory: n }) {
  let o = h(t).relative(r, n), i = o === "" ? "" : `${o}/`, a = e.flatMap(({ lockFiles: s }) => s).map((s) => `'${i}**/${s}'`), p = x(e).map((s) => `'!${i}**/${s}/**'`);
  return {
    os: k("runner.os"),
    arch: k("runner.arch"),
    hash: k(`hashFiles(${[...a, ...p].join(", ")})`),
    commit: k("github.sha")
  };
}
function k(e) {
  return `\${{ ${e} }}`;
}
function K(e, t) {
  let r = t.path.split(`
`).map((a) => a.trim()), o = r.every((a) => a === "" || /^[!#]/.test(a)) ? [e.path, ...r].filter((a) => a !== "").join(`
`) : t.path, i = t.key === "" ? e["restore-keys"] : "";
  return {
    path: o,
    key: t.key || e.key,
    "restore-keys": t["restore-keys"] || i
  };
}
function W(e, t) {
  let r = t.filter(
    ({ lockFiles: o, perCommit: i }) => !i && e.some((a) => E(a, o))
  ), n = r.map(({ name: o }) => o);
  return r.filter(({ yieldsTo: o = [] }) => !o.some((i) => n.includes(i)));
}
function E(e, t) {
  return t.some((r) => G(e, r, { dot: !0 }));
}
function x(e) {
  return [.../* @__PURE__ */ new Set(["node_modules", ...e.flatMap(({ foreign: t = [] }) => t)])];
}
function $e({ preset: e, directories: t }, r) {
  return e.directories.flatMap((n, o) => {
    let i = Se(n, t[o], r).map((s) => je(s, r)), { take: a = [""], leaveOut: p = [] } = n;
    return i.flatMap(
      (s) => a.flatMap((m) => {
        let c = m === "" ? s : `${s}/${m}`;
        return [c, ...p.map((P) => `!${c}/${P}`)];
      })
    );
  });
}
function Se(e, t, r) {
  let n = t ?? (e.variable && r.variable(e.variable));
  if (n) return [n];
  let { platform: o } = r, a = ((o === "win32" || o === "darwin") && e[o] || e.linux).map((s) => Ge(s, r));
  return o === "linux" && e.ofJava && r.userHome !== r.home ? a.map((s) => s.replace(/^~/, r.userHome)) : a;
}
function Ge(e, { platform: t, variable: r }) {
  if (t !== "linux") return e;
  for (let [n, o] of [
    ["~/.cache/", "XDG_CACHE_HOME"],
    ["~/.local/share/", "XDG_DATA_HOME"]
  ]) {
    let i = r(o);
    if (i && e.startsWith(n)) return `${i}/${e.slice(n.length)}`;
  }
  return e;
}
function je(e, { platform: t, home: r, workspace: n, workingDirectory: o }) {
  if (e.startsWith("~/")) return e;
  let { resolve: i, relative: a, isAbsolute: p } = h(t), s = i(o, l(e, t)), m = (b) => {
    let f = a(l(b, t), s);
    return f === "" || f === ".." || f.startsWith("../") || p(f) ? void 0 : f;
  }, c = m(r);
  return m(n)?.replace(/^(?=[~!#])/, "./") ?? (c === void 0 ? s : `~/${c}`);
}

// src/presets/bun.ts
var J = {
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
var u = { name: "node", programs: ["node"], args: ["--version"], version: /^v(\d+)/ }, d = {
  name: "python",
  programs: ["python", "python3"],
  args: ["--version"],
  version: /^Python (\d+\.\d+)/
}, z = {
  name: "go",
  programs: ["go"],
  args: ["env", "GOVERSION"],
  version: /^go(\d+(?:\.\w+)*)/
}, X = {
  name: "rustc",
  programs: ["rustc"],
  args: ["--version"],
  version: /^rustc (\S+)(?: \(([0-9a-f]+))?/
}, Q = {
  name: "jdk",
  programs: ["java"],
  args: ["--version"],
  version: /^\w+ (\d+)/
}, Z = {
  name: "ruby",
  programs: ["ruby"],
  args: ["--version"],
  version: /^ruby (\d+\.\d+)/
};

// src/presets/bundler.ts
var ee = {
  name: "bundler",
  program: "bundle",
  lockFiles: ["Gemfile.lock", "gems.locked"],
  foreign: ["vendor"],
  isNative: !0,
  directories: [
    {
      variable: "BUNDLE_PATH",
      linux: ["vendor/bundle"],
      // The packed gems, which are installed beside it.
      leaveOut: ["ruby/*/cache"]
    }
  ],
  toolchain: Z
};

// src/presets/cargo.ts
var re = {
  name: "cargo",
  program: "cargo",
  lockFiles: ["Cargo.lock"],
  foreign: ["target"],
  isNative: !0,
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
  toolchain: X
};

// src/presets/ccache.ts
var te = {
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
var oe = {
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
var ne = {
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
  toolchain: z
};

// src/presets/gradle.ts
var se = {
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
  foreign: ["build", ".gradle"],
  directories: [
    {
      variable: "GRADLE_USER_HOME",
      linux: ["~/.gradle"],
      ofJava: !0,
      take: ["caches", "wrapper/dists"],
      // The secret key of the configuration cache.
      leaveOut: ["*/cc-keystore"]
    }
  ],
  toolchain: Q
};

// src/presets/maven.ts
var ie = {
  name: "maven",
  program: "mvn",
  lockFiles: ["pom.xml", "maven-wrapper.properties"],
  foreign: ["target"],
  directories: [
    {
      linux: ["~/.m2"],
      ofJava: !0,
      take: ["repository", "wrapper/dists"],
      // Notes on failed downloads would make Maven not try again.
      leaveOut: ["**/*.lastUpdated", "**/resolver-status.properties"]
    }
  ]
};

// src/presets/npm.ts
var ae = {
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
  toolchain: u
};

// src/presets/nuget.ts
var ce = {
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
var pe = {
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
  toolchain: u,
  perCommit: !0
};

// src/presets/pip.ts
var me = {
  name: "pip",
  program: "pip",
  lockFiles: ["requirements*.txt", "pyproject.toml"],
  foreign: [".venv", "venv"],
  yieldsTo: ["uv", "poetry"],
  isNative: !0,
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
  toolchain: d
};

// src/presets/pnpm.ts
var le = {
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
  toolchain: u
};

// src/presets/poetry.ts
var ue = {
  name: "poetry",
  program: "poetry",
  lockFiles: ["poetry.lock"],
  foreign: [".venv", "venv"],
  isNative: !0,
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
  toolchain: d
};

// src/presets/sccache.ts
var fe = {
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
var ge = {
  name: "turbo",
  program: "turbo",
  lockFiles: ["turbo.json", "turbo.jsonc"],
  directories: [{ variable: "TURBO_CACHE_DIR", linux: [".turbo/cache"] }],
  toolchain: u,
  perCommit: !0
};

// src/presets/uv.ts
var he = {
  name: "uv",
  program: "uv",
  lockFiles: ["uv.lock"],
  foreign: [".venv", "venv"],
  isNative: !0,
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
  toolchain: d
};

// src/presets/yarn.ts
var de = {
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
  toolchain: u
};

// src/presets/index.ts
var Ue = [ae, le, de, J, me, he, ue, ne, re, se, ie, ee, oe, ce], Be = [te, fe, ge, pe], A = [...Ue, ...Be];

// src/presets/lock-files.ts
var R = Ee(ye(), 1);
import {
  accessSync as Ve,
  constants as qe,
  lstatSync as Ye,
  readdirSync as Ke,
  readFileSync as We,
  realpathSync as ve
} from "node:fs";
import { setImmediate as Je } from "node:timers/promises";
function Pe(e) {
  return Oe(e).filter((t) => !t.isDirectory()).map(({ name: t }) => t);
}
async function be(e, t, { workspace: r, signal: n }) {
  let o = t.flatMap(({ lockFiles: s }) => s), i = [...x(t), ".git"], a = [], p = async (s) => {
    await Je(), n.throwIfAborted();
    for (let m of Oe(s)) {
      let c = F(s, m.name);
      m.isDirectory() ? i.includes(m.name) || await p(c) : E(m.name, o) && Xe(c, r) && a.push(c);
    }
  };
  return await p(e), a;
}
function we(e) {
  if (e.length === 0) return "";
  let t = (0, R.createHash)("sha256");
  for (let r of e) t.update((0, R.createHash)("sha256").update(We(r)).digest());
  return t.digest("hex");
}
function Oe(e) {
  try {
    return Ke(e, { withFileTypes: !0 }).sort((r, n) => Buffer.compare(Buffer.from(r.name), Buffer.from(n.name)));
  } catch {
    return [];
  }
}
var ze = 256 * 1024 ** 2;
function Xe(e, t) {
  try {
    let r = ve(e), n = y(ve(t), r);
    if (n === ".." || n.startsWith("../") || w(n)) return !1;
    Ve(r, qe.R_OK);
    let o = Ye(r);
    return o.isFile() && o.size <= ze;
  } catch {
    return !1;
  }
}

// src/presets/fill-in.ts
async function xt(e, t, r) {
  let n = M(), o = tr(t("working-directory"), n), { workingDirectory: i } = o, a = nr(e, i), p = await be(i, a, {
    workspace: o.workspace,
    signal: r
  }), s = { path: t("path"), key: t("key"), "restore-keys": t("restore-keys") }, m = sr(e, a, p);
  if (m) {
    let g = s.path !== "" && s.key !== "";
    return v(g ? m : `${m} Nothing is cached.`), g ? s : void 0;
  }
  let c = await Promise.all(
    a.map((g) => U(g, { cwd: i, env: n, signal: r }))
  );
  r.throwIfAborted();
  let P = !["", "false"].includes(t("rolling").toLowerCase()), b = (g) => K(V(c, o, g, P), s), f = we(p), D = Y(a, o);
  ir(c, b(f === "" ? { ...D, hash: f } : D));
  let { sha: Ae } = S();
  return b({ ...$(), hash: f, commit: Ae });
}
function tr(e, t) {
  let r = l(process.cwd()), n = H(r, l(e)), o = y(r, n), i = (s) => new C(`Input working-directory is '${e}'; ${s}.`), a = (s) => s === ".." || s.startsWith("../") || w(s);
  if (a(o)) throw i("it must be a directory of the workspace");
  let p = Ze(n, { throwIfNoEntry: !1 });
  if (!p) throw i("there is no such directory");
  if (!p.isDirectory()) throw i("it is no directory");
  if (a(y(l(ke(r)), l(ke(n)))))
    throw i("it is a link that leads out of the workspace");
  if (/[*?[\]{}'\n\r]/.test(o)) throw i("a preset cannot be used where it has such characters");
  return {
    platform: process.platform,
    home: l(er()),
    workspace: r,
    workingDirectory: n,
    variable: (s) => t[s],
    distribution: q(or("/etc/os-release")),
    userHome: l(rr().homedir)
  };
}
function or(e) {
  try {
    return Qe(e, "utf8");
  } catch {
    return "";
  }
}
function nr(e, t) {
  if (e === "auto") return W(Pe(t), A);
  let r = A.find((o) => o.name === e);
  if (r) return [r];
  let n = A.map((o) => o.name).join(", ");
  throw new C(`Input preset is '${e}'; it must be one of: auto, ${n}.`);
}
function sr(e, t, r) {
  let n = "Does this step come after actions/checkout?", [o] = t;
  if (!o) return `Preset ${e} finds no lock file in the working directory. ${n}`;
  if (r.length > 0 || O(o.program)) return;
  let i = o.lockFiles.length > 0 ? ` and no ${o.lockFiles.join(", ")}. ${n}` : ".";
  return `Preset ${e} finds no ${o.program} on PATH${i}`;
}
function ir(e, { path: t, key: r, "restore-keys": n }) {
  let o = e.map(({ preset: s }) => s.name).join(", "), i = (s) => s.split(`
`).map((m) => `    ${m}`), a = n === "" ? [] : ["  restore-keys: |", ...i(n)];
  e.length > 1 && v(`Preset auto keeps the files of ${o} in one entry.`);
  let p = ["with:", "  path: |", ...i(t), `  key: ${r}`, ...a];
  L(`Preset ${o} stands for these inputs`, p);
}
export {
  xt as fillIn
};
