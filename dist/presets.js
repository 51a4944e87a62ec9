import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  A as _,
  B as y,
  C,
  I as k,
  J as Y,
  K as J,
  N as K,
  O as z,
  R as X,
  V as Q,
  a as q,
  b as Ve,
  c as qe,
  f as P,
  i as W,
  ia as x,
  ka as Z,
  x as d,
  y as u,
  z as w
} from "./shared-DVJP4KQS.js";

// lighter-node:crypto?src/inputs/presets/lock-files.ts
var ee = Ve((kr, D) => {
  D.exports = Object.create(new Proxy({}, { get: (e, r) => q("node:crypto")[r] }));
  D.exports.getRandomValues = (e) => q("node:crypto").getRandomValues(e);
});

// src/inputs/presets/fill-in.ts
import { readFileSync as hr, realpathSync as Ge, statSync as yr } from "node:fs";
import { homedir as vr, userInfo as br } from "node:os";

// src/inputs/presets/ask.ts
import { readFileSync as sr } from "node:fs";

// src/inputs/presets/lock-files.ts
var F = qe(ee(), 1);
import {
  accessSync as Xe,
  constants as Qe,
  lstatSync as Ze,
  readdirSync as er,
  readFileSync as rr,
  realpathSync as me
} from "node:fs";
import { setImmediate as tr } from "node:timers/promises";

// src/inputs/presets/places.ts
function re(e, [r, t], n) {
  let o = (e.variables ?? []).map((a) => [a, We(a, n)]), s = [[r, t], ...o].flatMap(
    ([a, p]) => p ? [[a, I(p, n)]] : []
  ), i = s.findIndex(([, a]) => oe(a, n)), [, c] = s[i] ?? [], l = i < 0 ? s : s.slice(0, i);
  return { places: c ? [c] : Ye(e, n), refused: l };
}
function te(e, r) {
  if (r !== "win32") return (n) => e[n];
  let t = new Map(Object.entries(e).map(([n, o]) => [n.toUpperCase(), o]));
  return (n) => t.get(n.toUpperCase());
}
function We(e, { variable: r }) {
  let [t = "", ...n] = e.split("/"), o = r(t);
  return o && [o, ...n].join("/");
}
function I(e, { platform: r, home: t, workingDirectory: n }) {
  let [o, s] = e.startsWith("~/") ? [t, e.slice(2)] : [n, e];
  return d(r).resolve(u(o, r), u(s, r));
}
function Ye(e, r) {
  let { platform: t, userHome: n } = r, o = (t === "win32" || t === "darwin") && e[t], s = t === "linux" && e.ofJava ? { ...r, home: n } : r;
  return (o || e.linux).map((i) => Je(i, r) ?? I(i, s));
}
function Je(e, r) {
  if (r.platform === "linux")
    for (let [t, n] of [
      ["~/.cache/", "XDG_CACHE_HOME"],
      ["~/.local/share/", "XDG_DATA_HOME"]
    ]) {
      let o = r.variable(n);
      if (!o?.startsWith("/") || !e.startsWith(t)) continue;
      let s = I(`${o}/${e.slice(t.length)}`, r);
      if (oe(s, r)) return s;
    }
}
var Ke = /^(|s?bin|home|lib\d*|media|mnt|opt|root|run|srv|tmp|usr|var|users|windows|program files.*)$/i;
function oe(e, { platform: r, home: t, workspace: n, workingDirectory: o }) {
  let { relative: s, parse: i, isAbsolute: c } = d(r), l = (p) => {
    let m = s(e, u(p, r));
    return m === "" || !(m === ".." || m.startsWith("../") || c(m));
  }, a = e.slice(i(e).root.length).split("/");
  return !(a.length === 1 && Ke.test(a[0] ?? "")) && ![t, n, o].some(l) && !/[*?[\]{}\n\r]/.test(e) && !/^(?:etc|dev(?!\/shm\/)|proc|sys|boot)\//.test(a.join("/")) && !a.some((p) => /^\.(git|ssh|aws|gnupg|docker|kube|azure|netrc)$/i.test(p));
}
function v(e, { platform: r, workspace: t }) {
  return se(t, e, r);
}
function ne(e, r) {
  let { platform: t, home: n } = r, o = se(n, e, t);
  return v(e, r)?.replace(/^(?=[~!#])/, "./") ?? (o === void 0 ? e : `~/${o}`);
}
function se(e, r, t) {
  let { relative: n, isAbsolute: o } = d(t), s = n(u(e, t), r);
  return s === "" || s === ".." || s.startsWith("../") || o(s) ? void 0 : s;
}

// src/inputs/presets/choose.ts
function ie(e, r, t, n) {
  let { preset: o, toolchain: s } = e, i = o.isNative ? r.distribution : "", c = (v(r.workingDirectory, r) ?? "").replace(/[^\w.-]+/g, "_"), l = [o.name, c, t.os, i, t.arch, s].filter((p) => p !== "").join("-"), a = t.hash === "" || o.perCommit ? t.commit : t.hash;
  return {
    path: ze(e, r).join(`
`),
    key: n ? l : `${l}-${a}`,
    "restore-keys": n ? "" : `${l}-`
  };
}
function ae(e) {
  let r = (t) => new RegExp(`^${t}=["']?([\\w.-]*)`, "m").exec(e)?.[1] ?? "";
  return r("ID") + r("VERSION_ID");
}
function ce(e, r, t = []) {
  let n = v(r.workingDirectory, r), o = n === void 0 ? "" : `${n}/`, s = T(e), i = t.flatMap((p) => v(p, r) ?? []), c = [
    ...s.map((p) => `!${o}**/${p}/**`),
    ...i.filter((p) => !p.split("/").some((m) => s.includes(m))).map((p) => `!${p}/**`)
  ], a = [...e.lockFiles.map((p) => `${o}**/${p}`), ...c].map((p) => `'${p.replaceAll("'", "''")}'`);
  return {
    os: A("runner.os"),
    arch: A("runner.arch"),
    hash: A(`hashFiles(${a.join(", ")})`),
    commit: A("github.sha")
  };
}
function A(e) {
  return `\${{ ${e} }}`;
}
function pe(e, r) {
  let t = r.path.split(`
`).map((i) => i.trim()), o = t.every((i) => i === "" || /^[!#]/.test(i)) ? [e.path, ...t].filter((i) => i !== "").join(`
`) : r.path, s = r.key === "" ? e["restore-keys"] : "";
  return {
    path: o,
    key: r.key || e.key,
    "restore-keys": r["restore-keys"] || s
  };
}
function le(e, r) {
  let t = r.filter(
    ({ lockFiles: o, perCommit: s }) => !s && e.some((i) => R(i, o))
  ), n = t.map(({ name: o }) => o);
  return t.filter(({ yieldsTo: o = [] }) => !o.some((s) => n.includes(s)));
}
function R(e, r) {
  return r.some((t) => Q(e, t, { dot: !0 }));
}
function T({ foreign: e = [] }) {
  return ["node_modules", ...e];
}
function M({ preset: e, directories: r }, t) {
  return e.directories.map(
    (n, o) => re(n, [e.program, r[o]], t)
  );
}
function ze(e, r) {
  return M(e, r).flatMap(({ places: t }, n) => {
    let { take: o = [""], leaveOut: s = [] } = e.preset.directories[n] ?? {};
    return t.flatMap(
      (i) => o.flatMap((c) => {
        let l = [ne(i, r), c].filter((a) => a !== "").join("/");
        return [l, ...s.map((a) => `!${l}/${a}`)];
      })
    );
  });
}

// src/inputs/presets/lock-files.ts
function ue(e) {
  return de(e).filter((r) => !r.isDirectory()).map(({ name: r }) => r);
}
async function fe(e, r, { workspace: t, cached: n = [], signal: o }) {
  let s = [...T(r), ".git"], i = [], c = async (l) => {
    await tr(), o.throwIfAborted();
    for (let a of de(l)) {
      let p = _(l, a.name);
      a.isDirectory() ? !s.includes(a.name) && !n.includes(p) && await c(p) : R(a.name, r.lockFiles) && N(t, p) && i.push(p);
    }
  };
  return await c(e), i;
}
function ge(e) {
  if (e.length === 0) return "";
  let r = (0, F.createHash)("sha256");
  for (let t of e) r.update((0, F.createHash)("sha256").update(rr(t)).digest());
  return r.digest("hex");
}
function de(e) {
  try {
    return er(e, { withFileTypes: !0 }).sort((t, n) => Buffer.compare(Buffer.from(t.name), Buffer.from(n.name)));
  } catch {
    return [];
  }
}
var or = 256 * 1024 ** 2;
function N(e, r) {
  try {
    let t = me(r), n = y(me(e), t);
    if (n === ".." || n.startsWith("../") || w(n)) return !1;
    Xe(t, Qe.R_OK);
    let o = Ze(t);
    return o.isFile() && o.size <= or;
  } catch {
    return !1;
  }
}

// src/inputs/presets/ask.ts
var ir = 2e4;
async function he(e, r) {
  let t = {
    ...r,
    signal: AbortSignal.any([r.signal, AbortSignal.timeout(ir)])
  }, [n, o] = await Promise.all([
    Promise.all(e.directories.map((s) => ar(e, s, t))),
    e.toolchain ? lr(e.toolchain, t) : ""
  ]);
  return { preset: e, directories: n, toolchain: o };
}
async function ar({ program: e }, { questions: r = [], inAnswer: t, setting: n }, o) {
  let { cwd: s } = o, i = { cwd: s, platform: process.platform };
  for (let a of r) {
    let p = await ye({ program: e, args: a }, o), m = pr(t ? t.exec(p)?.[1] ?? "" : p, i);
    if (m) return m;
  }
  if (!n) return;
  let c = n.sources.map((a) => cr(a, o)), l = n.value.exec(c.join(`
`))?.[1];
  return l && C(s, u(l));
}
function cr(e, { cwd: r, workspace: t, env: n }) {
  if (e.startsWith("$")) return n[e.slice(1)] ?? "";
  let o = _(r, e);
  return N(t, o) ? sr(o, "utf8") : "";
}
function pr(e, { cwd: r, platform: t }) {
  let o = (e.trim().split(/\r?\n/).at(-1) ?? "").replace(/^(?:info : )?global-packages: /, "").trim(), { isAbsolute: s, resolve: i } = d(t);
  return s(o) || /^\.[\w.-]*(?:[\\/]|$)/.test(o) ? i(u(r, t), u(o, t)) : void 0;
}
async function lr({ name: e, programs: r, args: t, stream: n, version: o }, s) {
  for (let i of r) {
    let [, ...c] = (await ye({ program: i, args: t, stream: n }, s)).match(o) ?? [], l = c.filter((a) => a);
    if (l.length > 0) return e + l.join("-");
  }
  return "";
}
async function ye({ program: e, args: r, stream: t = "stdout" }, { cwd: n, env: o, signal: s }) {
  let i = x(e);
  if (i === void 0) return "";
  try {
    return await Z({ path: i, args: r }, { cwd: n, env: fr(o), signal: s }, t);
  } catch (c) {
    return Y(`No answer to ${e} ${r.join(" ")}: ${W(c)}`), "";
  }
}
var mr = /^(HOME|USERPROFILE|HOMEDRIVE|HOMEPATH|(LOCAL)?APPDATA|PROGRAM(DATA|FILES)|TE?MP|TMPDIR|XDG_\w+_HOME)$/i, ur = [
  /^(npm_config_(cache|cache_dir|store_dir|userconfig|globalconfig|prefix)|PNPM_HOME|YARN_(CACHE|GLOBAL)_FOLDER|YARN_ENABLE_GLOBAL_CACHE)$/i,
  /^(BUN_INSTALL(_CACHE_DIR)?|COREPACK_HOME|VOLTA_HOME|(PYENV|RBENV|NODENV|ASDF|MISE)_\w*(ROOT|VERSION|DIR))$/i,
  /^(PIP_CACHE_DIR|PIP_CONFIG_FILE|UV_(CACHE_DIR|CONFIG_FILE)|POETRY_(CACHE_DIR|CONFIG_DIR|HOME)|VIRTUAL_ENV)$/i,
  /^(GO(PATH|ENV|CACHE|MODCACHE|ROOT|FLAGS)|CARGO_(HOME|(BUILD_)?TARGET_DIR)|RUSTUP_(HOME|TOOLCHAIN)|JAVA_HOME)$/i,
  /^(COMPOSER_(HOME|CACHE_DIR)|NUGET_PACKAGES|DOTNET_ROOT|DOTNET_CLI_HOME|CCACHE_(DIR|CONFIGPATH)|LD_LIBRARY_PATH)$/i
];
function fr(e) {
  let r = (t) => mr.test(t) || ur.some((n) => n.test(t));
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

// src/inputs/presets/bun.ts
var ve = {
  name: "bun",
  program: "bun",
  lockFiles: ["bun.lock", "bun.lockb"],
  directories: [
    {
      questions: [["pm", "cache"]],
      variables: ["BUN_INSTALL_CACHE_DIR"],
      linux: ["~/.bun/install/cache"],
      // The registry's answers. An installation from a lock file needs none.
      leaveOut: ["*.npm"]
    }
  ]
};

// src/inputs/presets/toolchains.ts
var f = { name: "node", programs: ["node"], args: ["--version"], version: /^v(\d+)/ }, h = {
  name: "python",
  programs: ["python", "python3"],
  args: ["--version"],
  version: /^Python (\d+\.\d+)/
}, be = {
  name: "go",
  programs: ["go"],
  args: ["env", "GOVERSION"],
  version: /^go(\d+(?:\.\w+)*)/
}, Oe = {
  name: "rustc",
  programs: ["rustc"],
  args: ["--version"],
  version: /^rustc (\S+)(?: \(([0-9a-f]+))?/
}, Pe = {
  name: "jdk",
  programs: ["java"],
  args: ["-version"],
  stream: "stderr",
  version: / version "(?:1\.)?(\d+)/
}, we = {
  name: "ruby",
  programs: ["ruby"],
  args: ["--version"],
  version: /^ruby (\d+\.\d+)/
};

// src/inputs/presets/bundler.ts
var _e = {
  name: "bundler",
  program: "bundle",
  lockFiles: ["Gemfile.lock", "gems.locked"],
  foreign: ["vendor"],
  isNative: !0,
  directories: [
    {
      variables: ["BUNDLE_PATH"],
      linux: ["vendor/bundle"],
      // The packed gems, which are installed beside it.
      leaveOut: ["ruby/*/cache"]
    }
  ],
  toolchain: we
};

// src/inputs/presets/cargo.ts
var Ce = {
  name: "cargo",
  program: "cargo",
  lockFiles: ["Cargo.lock"],
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
      // Checkouts give all sources new times, so incremental compilation starts anew.
      leaveOut: ["*/incremental", "*/*/incremental", "doc", "package", "tmp"]
    }
  ],
  toolchain: Oe
};

// src/inputs/presets/ccache.ts
var ke = {
  name: "ccache",
  program: "ccache",
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
var xe = {
  name: "composer",
  program: "composer",
  lockFiles: ["composer.lock"],
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
  ]
};

// src/inputs/presets/go.ts
var Ae = {
  name: "go",
  program: "go",
  lockFiles: ["go.sum"],
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
  toolchain: be
};

// src/inputs/presets/gradle.ts
var Ee = {
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
      variables: ["GRADLE_USER_HOME"],
      linux: ["~/.gradle"],
      ofJava: !0,
      take: ["caches", "wrapper/dists"],
      // The secret key of the configuration cache.
      leaveOut: ["*/cc-keystore"]
    }
  ],
  toolchain: Pe
};

// src/inputs/presets/maven.ts
var De = {
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
      // If Maven finds notes on failed downloads, it does not try again.
      leaveOut: ["**/*.lastUpdated", "**/resolver-status.properties"]
    },
    { variables: ["MAVEN_USER_HOME/wrapper/dists"], linux: ["~/.m2/wrapper/dists"], ofJava: !0 }
  ]
};

// src/inputs/presets/npm.ts
var Ie = {
  name: "npm",
  program: "npm",
  lockFiles: ["package-lock.json", "npm-shrinkwrap.json"],
  directories: [
    {
      // In a package of a workspace, npm answers for the workspace with an error.
      questions: [["config", "get", "cache", "--no-workspaces", "--logs-max=0", "--no-update-notifier"]],
      variables: ["npm_config_cache", "NPM_CONFIG_CACHE"],
      linux: ["~/.npm"],
      win32: ["~/AppData/Local/npm-cache"],
      // The others are logs, and programs of npx.
      take: ["_cacache"],
      leaveOut: ["tmp"]
    }
  ],
  toolchain: f
};

// src/inputs/presets/nuget.ts
var Re = {
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
var Te = {
  name: "nx",
  program: "nx",
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
var Me = {
  name: "pip",
  program: "pip",
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
  toolchain: h
};

// src/inputs/presets/pnpm.ts
var Fe = {
  name: "pnpm",
  program: "pnpm",
  lockFiles: ["pnpm-lock.yaml"],
  directories: [
    {
      questions: [["store", "path", "--silent"]],
      variables: ["npm_config_store_dir", "PNPM_HOME/store"],
      linux: ["~/.local/share/pnpm/store"],
      darwin: ["~/Library/pnpm/store"],
      win32: ["~/AppData/Local/pnpm/store"]
    },
    {
      // The registry's metadata of packages. pnpm 12 checks even a frozen lock file against it.
      questions: [["cache", "path"]],
      variables: ["npm_config_cache_dir", "XDG_CACHE_HOME/pnpm"],
      linux: ["~/.cache/pnpm"],
      darwin: ["~/Library/Caches/pnpm"],
      win32: ["~/AppData/Local/pnpm-cache"],
      // Programs that `pnpm dlx` ran.
      leaveOut: ["dlx"]
    }
  ],
  toolchain: f
};

// src/inputs/presets/poetry.ts
var Ne = {
  name: "poetry",
  program: "poetry",
  lockFiles: ["poetry.lock"],
  foreign: [".venv", "venv"],
  isNative: !0,
  directories: [
    {
      questions: [["config", "cache-dir"]],
      variables: ["POETRY_CACHE_DIR"],
      linux: ["~/.cache/pypoetry"],
      darwin: ["~/Library/Caches/pypoetry"],
      win32: ["~/AppData/Local/pypoetry/Cache"],
      // They lead to an interpreter that the next runner may have elsewhere. Poetry rebuilds them from the other files.
      leaveOut: ["virtualenvs"]
    }
  ],
  toolchain: h
};

// src/inputs/presets/sccache.ts
var He = {
  name: "sccache",
  program: "sccache",
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
var Le = {
  name: "turbo",
  program: "turbo",
  lockFiles: ["turbo.json", "turbo.jsonc"],
  directories: [{ variables: ["TURBO_CACHE_DIR"], linux: [".turbo/cache"] }],
  toolchain: f,
  perCommit: !0
};

// src/inputs/presets/uv.ts
var $e = {
  name: "uv",
  program: "uv",
  lockFiles: ["uv.lock"],
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
  toolchain: h
};

// src/inputs/presets/yarn.ts
var Se = {
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
      variables: ["YARN_CACHE_FOLDER"],
      linux: ["~/.yarn/berry/cache", "~/.cache/yarn"],
      darwin: ["~/.yarn/berry/cache", "~/Library/Caches/Yarn"],
      win32: ["~/AppData/Local/Yarn/Berry/cache", "~/AppData/Local/Yarn/Cache"],
      leaveOut: [".tmp"]
    }
  ],
  toolchain: f
};

// src/inputs/presets/index.ts
var gr = [Ie, Fe, Se, ve, Me, $e, Ne, Ae, Ce, Ee, De, _e, xe, Re], dr = [ke, He, Le, Te], E = [...gr, ...dr];

// src/inputs/presets/fill-in.ts
function Or(e, r) {
  let t = e.toLowerCase().split(",").map((o) => o.trim()).filter((o) => o !== "");
  t.length === 0 && H(e);
  let n = t.flatMap((o) => o !== "auto" ? H(o).name : le(ue(je(r)), E).map((s) => s.name));
  return n.length > 0 ? [...new Set(n)] : ["auto"];
}
function H(e) {
  let r = E.find((n) => n.name === e);
  if (r) return r;
  let t = E.map((n) => n.name).join(", ");
  throw new P(`Input preset is '${e}'; it must be one or more of: auto, ${t}.`);
}
async function Kt(e, r, t) {
  let n = K(), o = { path: r("path"), key: r("key"), "restore-keys": r("restore-keys") }, s = (g) => {
    let O = o.path !== "" && o.key !== "";
    return k(O ? g : `${g} Nothing is cached.`), O ? o : void 0;
  }, i = Pr(r("working-directory"), n), { workspace: c, workingDirectory: l } = i, [a = e, ...p] = Or(e, r("working-directory"));
  if (a === "auto")
    return s(`Preset auto finds no lock file in the working directory. ${L}`);
  if (p.length > 0)
    throw new P(
      `Input preset is '${e}', here ${[a, ...p].join(", ")}; give each an item of caches.`
    );
  let m = H(a), $ = await he(m, { cwd: l, workspace: c, env: n, signal: t }), S = M($, i), G = S.flatMap(({ places: g }) => g), j = await fe(l, m, { workspace: c, cached: G, signal: t });
  if (j.length === 0 && !x(m.program)) return s(_r(m));
  for (let [g, O] of S.flatMap(({ refused: Be }) => Be))
    k(`${g} names ${O}, which a preset does not cache. Set path to cache it.`);
  let U = !["", "false"].includes(r("rolling").toLowerCase()), B = (g) => pe(ie($, i, g, U), o), b = ge(j), V = ce(m, i, G);
  Cr(m, B(b === "" ? { ...V, hash: b } : V)), b === "" && !m.perCommit && !U && o.key === "" && k(`No lock file is found, so the key has the commit instead. ${L}`);
  let { sha: Ue } = X();
  return B({ ...z(), hash: b, commit: Ue });
}
var L = "Does this step come after actions/checkout?";
function Pr(e, r) {
  return {
    platform: process.platform,
    home: u(vr()),
    workspace: u(process.cwd()),
    workingDirectory: je(e),
    variable: te(r, process.platform),
    distribution: ae(wr("/etc/os-release")),
    userHome: u(br().homedir)
  };
}
function je(e) {
  let r = u(process.cwd()), t = C(r, u(e)), n = y(r, t), o = (c) => new P(`Input working-directory is '${e}'; ${c}.`), s = (c) => c === ".." || c.startsWith("../") || w(c);
  if (s(n)) throw o("it must be a directory of the workspace");
  let i = yr(t, { throwIfNoEntry: !1 });
  if (!i) throw o("there is no such directory");
  if (!i.isDirectory()) throw o("it is no directory");
  if (s(y(u(Ge(r)), u(Ge(t)))))
    throw o("it is a link that leads out of the workspace");
  if (/[*?[\]{}'\n\r]/.test(n)) throw o("a preset cannot be used where it has such characters");
  return t;
}
function wr(e) {
  try {
    return hr(e, "utf8");
  } catch {
    return "";
  }
}
function _r({ name: e, program: r, lockFiles: t }) {
  let n = t.length > 0 ? ` and no ${t.join(", ")}. ${L}` : ".";
  return `Preset ${e} finds no ${r} on PATH${n}`;
}
function Cr({ name: e }, { path: r, key: t, "restore-keys": n }) {
  let o = (c) => c.split(`
`).map((l) => `    ${l}`), s = n === "" ? [] : ["  restore-keys: |", ...o(n)], i = ["with:", "  path: |", ...o(r), `  key: ${t}`, ...s];
  J(`Preset ${e} stands for these inputs`, i);
}
export {
  Kt as fillIn,
  Or as presetNames
};
