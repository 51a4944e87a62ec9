import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  B as G,
  C as j,
  F as U,
  U as k,
  _ as B,
  a as H,
  b as Te,
  c as Fe,
  d as w,
  g as N,
  m as h,
  n as m,
  na as V,
  o as b,
  p as L,
  q as y,
  r as $,
  w as O,
  x as M,
  y as S
} from "./shared-IFXRNR4I.js";

// lighter-node:crypto?src/presets/lock-files.ts
var we = Te((Pt, D) => {
  D.exports = Object.create(new Proxy({}, { get: (e, r) => H("node:crypto")[r] }));
  D.exports.getRandomValues = (e) => H("node:crypto").getRandomValues(e);
});

// src/presets/fill-in.ts
import { readFileSync as sr, realpathSync as Ee, statSync as ir } from "node:fs";
import { homedir as ar, userInfo as cr } from "node:os";

// src/presets/ask.ts
import { homedir as Ne } from "node:os";
var Le = 2e4;
async function q(e, { cwd: r, env: t, signal: n }) {
  let o = {
    cwd: r,
    env: Ve(t),
    signal: AbortSignal.any([n, AbortSignal.timeout(Le)])
  }, [s, i] = await Promise.all([
    Promise.all(e.directories.map((c) => $e(e, c, o))),
    e.toolchain ? je(e.toolchain, o) : ""
  ]);
  return { preset: e, directories: s, toolchain: i };
}
async function $e({ program: e }, { questions: r = [] }, t) {
  for (let n of r) {
    let o = await Y(e, n, t), s = o && Me(o, { ...t, platform: process.platform });
    if (!s) continue;
    let i = { platform: process.platform, home: Ne(), workspace: process.cwd() };
    if (Ge(s, i)) return s;
    O(`${e} names ${s}, which a preset does not cache. Set path to cache it.`);
  }
}
function Me(e, { cwd: r, platform: t }) {
  let o = (e.trim().split(/\r?\n/).at(-1) ?? "").replace(/^(?:info : )?global-packages: /, "").trim(), { isAbsolute: s, resolve: i } = h(t);
  return s(o) || /^\.[\w.-]*(?:[\\/]|$)/.test(o) ? i(m(r, t), m(o, t)) : void 0;
}
var Se = /^(|s?bin|home|lib\d*|media|mnt|opt|root|run|srv|tmp|usr|var|users|windows|program files.*)$/i;
function Ge(e, { platform: r, home: t, workspace: n }) {
  let { relative: o, parse: s, isAbsolute: i } = h(r), c = (p) => {
    let l = o(e, m(p, r));
    return l === "" || !(l === ".." || l.startsWith("../") || i(l));
  }, a = e.slice(s(e).root.length).split("/");
  return !(a.length === 1 && Se.test(a[0] ?? "")) && !c(t) && !c(n) && !/[*?[\]{}\n\r]/.test(e) && !/^(?:etc|dev(?!\/shm\/)|proc|sys|boot)\//.test(a.join("/")) && !a.some((p) => /^\.(git|ssh|aws|gnupg|docker|kube|azure|netrc)$/i.test(p));
}
async function je({ name: e, programs: r, args: t, version: n }, o) {
  for (let s of r) {
    let [, ...i] = (await Y(s, t, o)).match(n) ?? [], c = i.filter((a) => a);
    if (c.length > 0) return e + c.join("-");
  }
  return "";
}
async function Y(e, r, t) {
  let n = k(e);
  if (n === void 0) return "";
  try {
    return await B({ path: n, args: r }, t);
  } catch (o) {
    return M(`No answer to ${e} ${r.join(" ")}: ${N(o)}`), "";
  }
}
var Ue = /^(HOME|USERPROFILE|HOMEDRIVE|HOMEPATH|(LOCAL)?APPDATA|PROGRAM(DATA|FILES)|TE?MP|TMPDIR|XDG_\w+_HOME)$/i, Be = [
  /^(npm_config_(cache|userconfig|globalconfig|prefix)|PNPM_HOME|YARN_(CACHE|GLOBAL)_FOLDER|YARN_ENABLE_GLOBAL_CACHE)$/i,
  /^(BUN_INSTALL(_CACHE_DIR)?|COREPACK_HOME|VOLTA_HOME|(PYENV|RBENV|NODENV|ASDF|MISE)_\w*(ROOT|VERSION|DIR))$/,
  /^(PIP_CACHE_DIR|PIP_CONFIG_FILE|UV_(CACHE_DIR|CONFIG_FILE)|POETRY_(CACHE_DIR|CONFIG_DIR|HOME)|VIRTUAL_ENV)$/,
  /^(GO(PATH|ENV|CACHE|MODCACHE|ROOT|FLAGS)|CARGO_HOME|RUSTUP_(HOME|TOOLCHAIN)|JAVA_HOME)$/,
  /^(COMPOSER_(HOME|CACHE_DIR)|NUGET_PACKAGES|DOTNET_ROOT|DOTNET_CLI_HOME|CCACHE_(DIR|CONFIGPATH)|LD_LIBRARY_PATH)$/
];
function Ve(e) {
  let r = (t) => Ue.test(t) || Be.some((n) => n.test(t));
  return {
    ...Object.fromEntries(Object.entries(e).filter(([t]) => r(t))),
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
function K(e, r, t, n) {
  let { preset: o, toolchain: s } = e, i = o.isNative ? r.distribution : "", c = [o.name, t.os, i, t.arch, s].filter((p) => p !== "").join("-"), a = t.hash === "" || o.perCommit ? t.commit : t.hash;
  return {
    path: qe(e, r).join(`
`),
    key: n ? c : `${c}-${a}`,
    "restore-keys": n ? "" : `${c}-`
  };
}
function W(e) {
  let r = (t) => new RegExp(`^${t}=["']?([\\w.-]*)`, "m").exec(e)?.[1] ?? "";
  return r("ID") + r("VERSION_ID");
}
function J(e, { platform: r, workspace: t, workingDirectory: n }) {
  let o = h(r).relative(t, n), s = o === "" ? "" : `${o}/`, i = e.lockFiles.map((a) => `'${s}**/${a}'`), c = _(e).map((a) => `'!${s}**/${a}/**'`);
  return {
    os: A("runner.os"),
    arch: A("runner.arch"),
    hash: A(`hashFiles(${[...i, ...c].join(", ")})`),
    commit: A("github.sha")
  };
}
function A(e) {
  return `\${{ ${e} }}`;
}
function z(e, r) {
  let t = r.path.split(`
`).map((i) => i.trim()), o = t.every((i) => i === "" || /^[!#]/.test(i)) ? [e.path, ...t].filter((i) => i !== "").join(`
`) : r.path, s = r.key === "" ? e["restore-keys"] : "";
  return {
    path: o,
    key: r.key || e.key,
    "restore-keys": r["restore-keys"] || s
  };
}
function X(e, r) {
  let t = r.filter(
    ({ lockFiles: o, perCommit: s }) => !s && e.some((i) => x(i, o))
  ), n = t.map(({ name: o }) => o);
  return t.filter(({ yieldsTo: o = [] }) => !o.some((s) => n.includes(s)));
}
function x(e, r) {
  return r.some((t) => V(e, t, { dot: !0 }));
}
function _({ foreign: e = [] }) {
  return ["node_modules", ...e];
}
function qe({ preset: e, directories: r }, t) {
  return e.directories.flatMap((n, o) => {
    let s = Ye(n, r[o], t).map((a) => We(a, t)), { take: i = [""], leaveOut: c = [] } = n;
    return s.flatMap(
      (a) => i.flatMap((p) => {
        let l = p === "" ? a : `${a}/${p}`;
        return [l, ...c.map((f) => `!${l}/${f}`)];
      })
    );
  });
}
function Ye(e, r, t) {
  let n = r ?? (e.variable && t.variable(e.variable));
  if (n) return [n];
  let { platform: o } = t, i = ((o === "win32" || o === "darwin") && e[o] || e.linux).map((a) => Ke(a, t));
  return o === "linux" && e.ofJava && t.userHome !== t.home ? i.map((a) => a.replace(/^~/, t.userHome)) : i;
}
function Ke(e, { platform: r, variable: t }) {
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
function We(e, { platform: r, home: t, workspace: n, workingDirectory: o }) {
  if (e.startsWith("~/")) return e;
  let { resolve: s, relative: i, isAbsolute: c } = h(r), a = s(o, m(e, r)), p = (v) => {
    let g = i(m(v, r), a);
    return g === "" || g === ".." || g.startsWith("../") || c(g) ? void 0 : g;
  }, l = p(t);
  return p(n)?.replace(/^(?=[~!#])/, "./") ?? (l === void 0 ? a : `~/${l}`);
}

// src/presets/bun.ts
var Q = {
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
}, Z = {
  name: "go",
  programs: ["go"],
  args: ["env", "GOVERSION"],
  version: /^go(\d+(?:\.\w+)*)/
}, ee = {
  name: "rustc",
  programs: ["rustc"],
  args: ["--version"],
  version: /^rustc (\S+)(?: \(([0-9a-f]+))?/
}, re = {
  name: "jdk",
  programs: ["java"],
  args: ["--version"],
  version: /^\w+ (\d+)/
}, te = {
  name: "ruby",
  programs: ["ruby"],
  args: ["--version"],
  version: /^ruby (\d+\.\d+)/
};

// src/presets/bundler.ts
var oe = {
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
  toolchain: te
};

// src/presets/cargo.ts
var ne = {
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
  toolchain: ee
};

// src/presets/ccache.ts
var se = {
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
var ie = {
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
var ae = {
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
  toolchain: Z
};

// src/presets/gradle.ts
var ce = {
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
  toolchain: re
};

// src/presets/maven.ts
var pe = {
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
var me = {
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
var le = {
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
var ue = {
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
var fe = {
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
var ge = {
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
var he = {
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
var de = {
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
var ye = {
  name: "turbo",
  program: "turbo",
  lockFiles: ["turbo.json", "turbo.jsonc"],
  directories: [{ variable: "TURBO_CACHE_DIR", linux: [".turbo/cache"] }],
  toolchain: u,
  perCommit: !0
};

// src/presets/uv.ts
var ve = {
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
var Pe = {
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
var Je = [me, ge, Pe, Q, fe, ve, he, ae, ne, ce, pe, oe, ie, le], ze = [se, de, ye, ue], C = [...Je, ...ze];

// src/presets/lock-files.ts
var R = Fe(we(), 1);
import {
  accessSync as Xe,
  constants as Qe,
  lstatSync as Ze,
  readdirSync as er,
  readFileSync as rr,
  realpathSync as be
} from "node:fs";
import { setImmediate as tr } from "node:timers/promises";
function Oe(e) {
  return Ce(e).filter((r) => !r.isDirectory()).map(({ name: r }) => r);
}
async function ke(e, r, { workspace: t, signal: n }) {
  let o = [..._(r), ".git"], s = [], i = async (c) => {
    await tr(), n.throwIfAborted();
    for (let a of Ce(c)) {
      let p = L(c, a.name);
      a.isDirectory() ? o.includes(a.name) || await i(p) : x(a.name, r.lockFiles) && nr(p, t) && s.push(p);
    }
  };
  return await i(e), s;
}
function Ae(e) {
  if (e.length === 0) return "";
  let r = (0, R.createHash)("sha256");
  for (let t of e) r.update((0, R.createHash)("sha256").update(rr(t)).digest());
  return r.digest("hex");
}
function Ce(e) {
  try {
    return er(e, { withFileTypes: !0 }).sort((t, n) => Buffer.compare(Buffer.from(t.name), Buffer.from(n.name)));
  } catch {
    return [];
  }
}
var or = 256 * 1024 ** 2;
function nr(e, r) {
  try {
    let t = be(e), n = y(be(r), t);
    if (n === ".." || n.startsWith("../") || b(n)) return !1;
    Xe(t, Qe.R_OK);
    let o = Ze(t);
    return o.isFile() && o.size <= or;
  } catch {
    return !1;
  }
}

// src/presets/fill-in.ts
function pr(e, r) {
  let n = e.toLowerCase().split(",").map((o) => o.trim()).flatMap((o) => o !== "auto" ? xe(o).name : X(Oe(De(r)), C).map((s) => s.name));
  return n.length > 0 ? [...new Set(n)] : ["auto"];
}
function xe(e) {
  let r = C.find((n) => n.name === e);
  if (r) return r;
  let t = C.map((n) => n.name).join(", ");
  throw new w(`Input preset is '${e}'; it must be one or more of: auto, ${t}.`);
}
async function Ht(e, r, t) {
  let n = G(), o = { path: r("path"), key: r("key"), "restore-keys": r("restore-keys") }, s = (P) => {
    let F = o.path !== "" && o.key !== "";
    return O(F ? P : `${P} Nothing is cached.`), F ? o : void 0;
  }, i = mr(r("working-directory"), n), { workspace: c, workingDirectory: a } = i, [p = e, ...l] = pr(e, r("working-directory"));
  if (p === "auto")
    return s(`Preset auto finds no lock file in the working directory. ${_e}`);
  if (l.length > 0)
    throw new w(
      `Input preset is '${e}', here ${[p, ...l].join(", ")}; give each an item of caches.`
    );
  let f = xe(p), v = await ke(a, f, { workspace: c, signal: t });
  if (v.length === 0 && !k(f.program)) return s(ur(f));
  let g = await q(f, { cwd: a, env: n, signal: t });
  t.throwIfAborted();
  let Re = !["", "false"].includes(r("rolling").toLowerCase()), I = (P) => z(K(g, i, P, Re), o), E = Ae(v), T = J(f, i);
  fr(f, I(E === "" ? { ...T, hash: E } : T));
  let { sha: Ie } = U();
  return I({ ...j(), hash: E, commit: Ie });
}
var _e = "Does this step come after actions/checkout?";
function mr(e, r) {
  return {
    platform: process.platform,
    home: m(ar()),
    workspace: m(process.cwd()),
    workingDirectory: De(e),
    variable: (t) => r[t],
    distribution: W(lr("/etc/os-release")),
    userHome: m(cr().homedir)
  };
}
function De(e) {
  let r = m(process.cwd()), t = $(r, m(e)), n = y(r, t), o = (c) => new w(`Input working-directory is '${e}'; ${c}.`), s = (c) => c === ".." || c.startsWith("../") || b(c);
  if (s(n)) throw o("it must be a directory of the workspace");
  let i = ir(t, { throwIfNoEntry: !1 });
  if (!i) throw o("there is no such directory");
  if (!i.isDirectory()) throw o("it is no directory");
  if (s(y(m(Ee(r)), m(Ee(t)))))
    throw o("it is a link that leads out of the workspace");
  if (/[*?[\]{}'\n\r]/.test(n)) throw o("a preset cannot be used where it has such characters");
  return t;
}
function lr(e) {
  try {
    return sr(e, "utf8");
  } catch {
    return "";
  }
}
function ur({ name: e, program: r, lockFiles: t }) {
  let n = t.length > 0 ? ` and no ${t.join(", ")}. ${_e}` : ".";
  return `Preset ${e} finds no ${r} on PATH${n}`;
}
function fr({ name: e }, { path: r, key: t, "restore-keys": n }) {
  let o = (c) => c.split(`
`).map((a) => `    ${a}`), s = n === "" ? [] : ["  restore-keys: |", ...o(n)], i = ["with:", "  path: |", ...o(r), `  key: ${t}`, ...s];
  S(`Preset ${e} stands for these inputs`, i);
}
export {
  Ht as fillIn,
  pr as presetNames
};
