import {
  l as S,
  n as X,
  nb as A,
  o as N,
  ob as z,
  p as R,
  pb as K,
  q as w,
  r as g,
  s as C,
  t as d,
  x as j
} from "./shared-4H6W3SON.js";

// src/inputs/presets/places.ts
function Z(e, [t, r], o) {
  let n = (e.variables ?? []).map((c) => [c, Me(c, o)]), s = [[t, r], ...n].flatMap(
    ([c, p]) => p ? [{ by: c, place: H(p, o) }] : []
  ), i = [], a = ({ by: c, place: p }) => {
    let v = [p, ...(e.take ?? []).map((u) => `${p}/${u}`)].find((u) => !ee(u, o));
    return v && i.push({ by: c, place: v, real: o.realDirectory(v) }), !v;
  }, l = s.find(a);
  if (l) return { places: [l.place], refused: i };
  let f = `The default of ${t}`;
  return { places: Fe(e, o).filter((c) => a({ by: f, place: c })), refused: i };
}
function Ot(e, t) {
  if (t !== "win32") return (o) => e[o];
  let r = new Map(Object.entries(e).map(([o, n]) => [o.toUpperCase(), n]));
  return (o) => r.get(o.toUpperCase());
}
function Me(e, { variable: t }) {
  let [r = "", ...o] = e.split("/"), n = t(r);
  return n && [n, ...o].join("/");
}
function H(e, { platform: t, home: r, workingDirectory: o }) {
  let [n, s] = e.startsWith("~/") ? [r, e.slice(2)] : [o, e];
  return N(t).resolve(R(n, t), R(s, t));
}
function Fe(e, t) {
  let { platform: r, userHome: o } = t, n = (r === "win32" || r === "darwin") && e[r], s = r === "linux" && e.ofJava ? { ...t, home: o } : t;
  return (n || e.linux).map((i) => je(i, t) ?? H(i, s));
}
function je(e, t) {
  if (t.platform === "linux")
    for (let [r, o] of [
      ["~/.cache/", "XDG_CACHE_HOME"],
      ["~/.local/share/", "XDG_DATA_HOME"]
    ]) {
      let n = t.variable(o);
      if (!n?.startsWith("/") || !e.startsWith(r)) continue;
      let s = H(`${n}/${e.slice(r.length)}`, t);
      if (ee(s, t)) return s;
    }
}
var He = /^(|s?bin|home|lib\d*|media|mnt|opt|root|run|srv|tmp|usr|var|users|windows|program files.*)$/i;
function ee(e, t) {
  let r = t.realDirectory(e);
  if (r === void 0) return !1;
  let o = (i) => t.realDirectory(i) ?? i, n = {
    ...t,
    home: o(t.home),
    workspace: o(t.workspace),
    workingDirectory: o(t.workingDirectory)
  };
  return !(P(e, t) !== void 0 && P(r, n) === void 0) && Q(e, t) && Q(r, n);
}
function Q(e, { platform: t, home: r, workspace: o, workingDirectory: n }) {
  let s = N(t), i = (l) => j(e, R(l, t), s) !== void 0, a = e.slice(s.parse(e).root.length).split("/");
  return !(a.length === 1 && He.test(a[0] ?? "")) && ![r, o, n].some(i) && !/[*?[\]{}\n\r]/.test(e) && // On macOS, /etc is a link to /private/etc.
  !/^(?:private\/)?(?:etc|dev(?!\/shm\/)|proc|sys|boot)\//.test(a.join("/")) && !a.some((l) => /^\.(git|ssh|aws|gnupg|docker|kube|azure|netrc)$/i.test(l));
}
function P(e, { platform: t, workspace: r }) {
  return re(r, e, t);
}
function te(e, t) {
  let { platform: r, home: o } = t, n = re(o, e, r);
  return P(e, t)?.replace(/^(?=[~!#])/, "./") ?? (n === void 0 ? e : `~/${n}`);
}
function re(e, t, r) {
  return j(R(e, r), t, N(r)) || void 0;
}

// src/inputs/presets/choose.ts
function Ct(e, t, r, o) {
  let { preset: n, toolchain: s } = e, i = n.isNative ? t.distribution : "", a = (P(t.workingDirectory, t) ?? "").replace(/[^\w.-]+/g, "_"), l = [r.start, n.name, a, r.os, i, r.arch, s].filter((m) => m).join("-"), f = n.perCommit ? r.commit : r.hash;
  return {
    path: Ue(e, t).join(`
`),
    key: o ? l : `${l}-${f}`,
    "restore-keys": o ? "" : `${l}-`,
    "source-times": n.comparesTimes ? "true" : ""
  };
}
function At(e) {
  let t = (r) => new RegExp(`^${r}=["']?([\\w.-]*)`, "m").exec(e)?.[1] ?? "";
  return t("ID") + t("VERSION_ID");
}
function Dt(e, t, r) {
  let o = P(t.workingDirectory, t), n = o === void 0 ? "" : `${o}/`, s = $e(e), i = r.flatMap((m) => P(m, t) ?? []), a = [
    ...s.map((m) => `!${n}**/${m}/**`),
    ...i.filter((m) => !m.split("/").some((c) => s.includes(c))).map((m) => `!${m}/**`)
  ], f = [...e.lockFiles.map((m) => `${n}**/${m}`), ...a].map((m) => `'${m.replaceAll("'", "''")}'`);
  return {
    os: T("runner.os"),
    arch: T("runner.arch"),
    hash: T(`hashFiles(${f.join(", ")})`),
    commit: T("github.sha")
  };
}
function T(e) {
  return `\${{ ${e} }}`;
}
function It(e, t) {
  let r = t.key === "" ? e["restore-keys"] : "";
  return {
    path: [e.path, t.path].filter((o) => o !== "").join(`
`),
    key: t.key || e.key,
    "restore-keys": t["restore-keys"] || r,
    "source-times": t["source-times"] || e["source-times"]
  };
}
function St(e, t) {
  let r = t.filter(
    ({ lockFiles: n, perCommit: s }) => !s && e.some((i) => $(i, n))
  ), o = r.map(({ name: n }) => n);
  return r.filter(({ yieldsTo: n = [] }) => !n.some((s) => o.includes(s)));
}
function $(e, t) {
  return t.some((r) => A(e, r, { dot: !0 }));
}
function $e({ foreign: e = [] }) {
  return ["node_modules", ...e];
}
function Ge({ preset: e, directories: t }, r) {
  return e.directories.map(
    (o, n) => Z(o, [e.program ?? e.name, t[n]], r)
  );
}
function Ue(e, t) {
  return Ge(e, t).flatMap(({ places: r }, o) => {
    let { take: n = [""], leaveOut: s = [] } = e.preset.directories[o] ?? {};
    return r.flatMap(
      (i) => n.flatMap((a) => {
        let l = [te(i, t), a].filter((f) => f !== "").join("/");
        return [l, ...s.map((f) => `!${l}/${f}`)];
      })
    );
  });
}

// src/inputs/presets/package-json.ts
var We = [
  "preinstall",
  "install",
  "postinstall",
  "prepublish",
  "preprepare",
  "prepare",
  "postprepare",
  "dependencies",
  "pnpm:devPreinstall"
];
function ne(e, t) {
  if (!/(^|\/)package\.json$/.test(e)) return t;
  let r = G(t);
  return r ? JSON.stringify({ ...r, scripts: Object.fromEntries(Ye(r)) }) : t;
}
function Ye({ scripts: e }) {
  return Object.entries(e ?? {}).filter(([t]) => We.includes(t));
}
function G(e) {
  let t = S(() => JSON.parse(e));
  return typeof t == "object" && t !== null ? { ...t } : void 0;
}

// src/inputs/presets/own-scripts.ts
var y = ["preinstall", "install", "postinstall"], _ = ["preprepare", "prepare", "postprepare"];
async function L(e, t, r) {
  if (qe(e)) return [];
  let { files: o, read: n, exists: s } = e, i = o.filter((p) => w(p) === "package.json").map((p) => ({ directory: g(p), fields: G(n(p)) ?? {} })), a = [...r.ofRoot, ...r.ofPackages];
  if (i.every((p) => U(p, a, r).length === 0)) return [];
  let l = o.filter((p) => $(w(p), t)).map((p) => g(p)), f = (p) => ["node_modules", ".pnp.cjs"].some((b) => s(d(p, b))), m = ({ directory: p }) => l.includes(p) && f(p), c = [];
  for (let p of i.filter(m)) {
    let b = await Je(p, e, r), v = i.filter((u) => !m(u) && b(u));
    for (let u of ze(v)) c.push(...U(u, r.ofPackages, r));
    c.push(...U(p, r.ofRoot, r));
  }
  return c;
}
var Be = /^[^#\n]*(ignore[-_]?scripts(?!["']?[\s=:]*["']?false)|skip-build)/im, Ve = [
  "npm_config_ignore_scripts",
  "NPM_CONFIG_IGNORE_SCRIPTS",
  "pnpm_config_ignore_scripts",
  "PNPM_CONFIG_IGNORE_SCRIPTS",
  "YARN_IGNORE_SCRIPTS"
];
function qe({ command: e, files: t, read: r, variable: o }) {
  let n = t.filter((s) => !s.includes("/") && s !== "package.json");
  return [e, ...n.map(r)].some((s) => Be.test(s)) || Ve.some((s) => /^(true|1)$/.test(o(s) ?? ""));
}
async function Je({ directory: e, fields: t }, { read: r }, { linksFiles: o = !1 }) {
  let { workspaces: n } = t, s = se(Array.isArray(n) ? n : W(n, "packages")), i = Object.values(oe(t)).flatMap(
    (c) => typeof c == "string" && c.startsWith("file:") ? c.slice(5) : []
  ), a = [
    ...s,
    ...await Xe(r(d(e, "pnpm-workspace.yaml"))),
    ...o ? i : []
  ], l = (c) => d(e, c).replace(/\/+$/, ""), f = a.flatMap((c) => c.startsWith("!") ? l(c.slice(1)) : []), m = a.flatMap((c) => c.startsWith("!") ? [] : l(c));
  return ({ directory: c }) => m.some((p) => A(c, p)) && !f.some((p) => A(c, p));
}
async function Xe(e) {
  if (e === "") return [];
  let { FAILSAFE_SCHEMA: t, load: r } = await import("./shared-Y7EHXVJX.js");
  try {
    return se(W(r(e, { schema: t }), "packages"));
  } catch {
    return [];
  }
}
function ze(e) {
  let t = new Map(e.map((s) => [s.fields.name, s])), r = /* @__PURE__ */ new Set(), o = /* @__PURE__ */ new Set(), n = (s) => {
    if (!o.has(s)) {
      o.add(s);
      for (let i of Object.keys(oe(s.fields))) {
        let a = t.get(i);
        a && n(a);
      }
      r.add(s);
    }
  };
  for (let s of e) n(s);
  return [...r];
}
function U({ directory: e, fields: t }, r, { run: o, hasHooks: n }) {
  let s = r.filter((a) => W(t.scripts, a)), i = (a) => s.some((l) => a === `pre${l}` || a === `post${l}`);
  return s.filter((a) => !n || !i(a)).map((a) => ({ text: `${o} ${a}`, directory: e }));
}
function oe(e) {
  return Object.assign({}, ...["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"].map((r) => e[r]));
}
function W(e, t) {
  return Object.entries(e ?? {}).find(([r]) => r === t)?.[1];
}
function se(e) {
  return Array.isArray(e) ? e.filter((t) => typeof t == "string") : [];
}

// src/inputs/presets/node-modules.ts
function k(e, t, r = x) {
  return {
    // The client of Prisma is made of the schema when it is installed.
    decidedBy: ["package.json", ".npmrc", "*.patch", "*.prisma", ...e],
    variables: Ke,
    // Browsers, which the same tree holds, have none: a later step may add them.
    marks: ["*/package.json", "@*/*/package.json", ".package-lock.json", ".pnpm/lock.yaml"],
    locate: r,
    ownScripts: (o, { lockFiles: n }) => L(o, n, t)
  };
}
function x(e) {
  return { directories: [{ linux: ["node_modules"] }, ...tt(e)], patterns: Qe(e) };
}
var Ke = /^(NODE_ENV|p?npm_config_(omit|include|only|also|production|optional|dev|ignore_scripts|install_(strategy|links)|legacy_\w+|strict_peer_deps|os|cpu|libc|arch|platform|target|build_from_source|node_linker|\w*hoist\w*)|YARN_(NODE_LINKER|NM_\w+|ENABLE_SCRIPTS|PRODUCTION|SUPPORTED_ARCHITECTURES)|(CYPRESS|PUPPETEER|PLAYWRIGHT|ELECTRON|PRISMA)_\w+)$/i;
function Qe(e) {
  let t = e.files.filter((s) => s.endsWith("/package.json") && !s.startsWith("../")), o = [...new Set(t.map((s) => s.slice(0, s.indexOf("/"))))].filter((s) => !s.startsWith(".") || Ze(e, s));
  return [...new Set(o.map((s) => s.replace(/[*?[\]{}!#~\\\s]/g, "?")))].map((s) => `${s}/**/node_modules`);
}
function Ze({ command: e, files: t, read: r }, o) {
  let n = t.filter((i) => !i.startsWith(`${o}/`));
  return [e, ...n.map((i) => ne(i, r(i)))].some((i) => i.split(/[\s"'=/,;&|()[\]]+/).includes(o));
}
var et = [
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
function tt({ files: e, read: t }) {
  let r = e.filter((n) => !/package\.json$|\.npmrc$|\.patch$/.test(n)).map(t), o = (n) => {
    let s = new RegExp(`(^|["'/\\s])${n}["'@:]`, "m");
    return r.some((i) => s.test(i));
  };
  return et.flatMap((n) => o(n.package) ? n.directory : []);
}

// src/inputs/presets/bun.ts
var ie = {
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
  installed: {
    // https://bun.com/docs/pm/lifecycle
    ...k(["bunfig.toml"], {
      run: "bun run",
      ofRoot: [...y, ..._],
      ofPackages: [...y, "prepare"],
      hasHooks: !0
    }),
    toolchain: { name: "bun", version: /^(\d+\.\d+)/ }
  }
};

// src/inputs/presets/toolchains.ts
var h = { name: "node", version: /^v(\d+)/ }, O = {
  name: "python",
  programs: ["python", "python3"],
  version: /^Python (\d+\.\d+)/
}, E = [
  "",
  "lib/python*/site-packages/",
  "*/lib/python*/site-packages/",
  "Lib/site-packages/"
].map((e) => `${e}*.dist-info`), ae = {
  name: "go",
  args: ["env", "GOVERSION"],
  version: /^go(\d+(?:\.\w+)*)/
}, ce = { name: "rustc", version: /^rustc (\S+)(?: \(([0-9a-f]+))?/ }, pe = {
  name: "jdk",
  programs: ["java"],
  args: ["-version"],
  stream: "stderr",
  version: / version "(?:1\.)?(\d+)/
}, le = { name: "ruby", version: /^ruby (\d+\.\d+)/ }, me = { name: "php", version: /^PHP (\d+\.\d+)/ };

// src/inputs/presets/bundler.ts
var Y = {
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
  toolchain: le,
  installed: {
    decidedBy: ["Gemfile", "gems.rb", "*.gemspec", "*.gemfile", "*.gemfile.lock"],
    variables: /^BUNDLE_(GEMFILE|WITH|WITHOUT|ONLY|PATH|DEPLOYMENT|FORCE_RUBY_PLATFORM|BUILD__\w+)$/,
    ifElsewhere: "Set `BUNDLE_PATH: vendor/bundle` in the job's `env`.",
    marks: ["ruby/*/specifications/*.gemspec"],
    // The directory has the gems as they are installed.
    locate: () => ({ directories: [], downloads: Y.directories })
  }
};

// src/inputs/presets/cargo.ts
var fe = {
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
  toolchain: ce,
  comparesTimes: !0
};

// src/inputs/presets/ccache.ts
var ue = {
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
var rt = /"(pre|post)-(install-cmd|autoload-dump)"|"classmap(-authoritative)?"|"optimize-autoloader"/, nt = /\s(-o|-a|--optimize-autoloader|--classmap-authoritative)(\s|$)/, de = {
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
    toolchain: me,
    decidedBy: ["composer.json"],
    variables: /^COMPOSER(_(NO_DEV|PREFER_\w+|MIRROR_PATH_REPOS|VENDOR_DIR|BIN_DIR))?$/,
    marks: ["composer/installed.json"],
    locate: () => ({ directories: [{ variables: ["COMPOSER_VENDOR_DIR"], linux: ["vendor"] }] }),
    // It takes no time where everything is installed. Only the command has the options.
    ownScripts({ command: e, read: t }) {
      let r = e.split(/&&|\|\||[;|\n]/).find((n) => /\bcomposer\b.*\s(i|install)\b/.test(n));
      return rt.test(t("composer.json")) || nt.test(r ?? e) ? [{ text: (r ?? e).trim(), directory: "." }] : [];
    },
    // Of repositories of the type `path`.
    copies: { file: "composer.json", text: /"symlink"\s*:\s*false/ }
  }
};

// src/inputs/presets/go.ts
var ge = {
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
  toolchain: ae,
  // Of the files that tests read.
  comparesTimes: !0
};

// src/inputs/presets/gradle.ts
var ye = {
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
  toolchain: pe
};

// src/inputs/presets/maven.ts
var he = {
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
import { accessSync as ot, constants as st, readFileSync as it, realpathSync as ke, statSync as D } from "node:fs";
var at = /^XDG_(CACHE_HOME|DATA_HOME|CONFIG_DIRS)$/;
function mr(e, t) {
  let { env: r, cwd: o } = t, { HOME: n = "", XDG_CONFIG_HOME: s = n } = r;
  if (!C(n) || !C(s)) return;
  let i = e.settings?.find((p) => ct(p, t));
  if (!i) return;
  let { variables: a = [], linux: l } = e, c = a.find((p) => p.includes("/") && r[p.replace(/\/.*/, "")])?.replace(/^\w+/, (p) => r[p] ?? "") ?? B(i.place ?? l[0] ?? "", t);
  return C(c) && (!i.linked || t.canLink(o, c)) ? c : void 0;
}
function ct(e, t) {
  let { platform: r, cwd: o, env: n, isRoot: s } = t;
  if (r !== "linux" && !(r === "darwin" && e.onMacToo)) return !1;
  let { variables: i, files: a, existing: l = [], missing: f = [], lockFile: m, installation: c } = e, p = c ? c.files(t) : [], b = (u) => t.isDirectory(B(u, t)), v = ({ names: u, text: Le }) => u.flatMap((I) => pt(I, t)).map(t.read).every((I) => I !== void 0 && !Le.test(I));
  return !Object.keys(n).some((u) => at.test(u) || i.test(u)) && !(s && e.notOfRoot) && l.every(b) && !f.some(b) && (!m || m.text.test(t.read(d(o, m.name)) ?? "")) && p !== void 0 && a.every(v) && (!c || v({ names: p, text: c.text }));
}
function B(e, { env: { HOME: t = "" } }) {
  return e.replace(/^~(?=\/)/, t);
}
function pt(e, t) {
  let { cwd: r, env: o } = t;
  if (C(e)) return [e];
  if (!e.startsWith("~/")) return [r, ...M(r)].map((a) => d(a, e));
  let { XDG_CONFIG_HOME: n } = o, s = /^~\/\.config\/(.*)/.exec(e)?.[1], i = n && s !== void 0 ? [d(n, s)] : [];
  return [B(e, t), ...i];
}
function M(e) {
  let t = g(e);
  return t === e ? [] : [t, ...M(t)];
}
function V({ program: e, real: t, read: r }, o) {
  let n = e("node");
  if (n === void 0) return [];
  if (r(n)?.startsWith("#!")) return;
  let s = g(g(t(n)));
  return o.map((i) => d(s, i));
}
function F(e) {
  return V(e, ["etc/npmrc", "lib/node_modules/npm/npmrc"]);
}
function fr({ cwd: e, env: t }) {
  return {
    platform: process.platform,
    cwd: e,
    env: t,
    read: mt,
    isDirectory: (r) => D(r, { throwIfNoEntry: !1 })?.isDirectory() ?? !1,
    program: K,
    real: (r) => S(() => ke(r)) ?? r,
    isRoot: process.getuid?.() === 0,
    canLink: ft
  };
}
var lt = 16 * 1024 ** 2;
function mt(e) {
  try {
    let t = D(e, { throwIfNoEntry: !1 });
    return !t || t.isDirectory() ? "" : t.isFile() && t.size <= lt ? it(e, "utf8") : void 0;
  } catch (t) {
    return X(t) === "ENOTDIR" ? "" : void 0;
  }
}
function ft(e, t) {
  try {
    let r = [t, ...M(t)].find((o) => D(o, { throwIfNoEntry: !1 }));
    return r === void 0 ? !1 : (ot(r, st.W_OK), D(e).dev === D(r).dev && ve(e) === ve(r));
  } catch {
    return !1;
  }
}
function ve(e) {
  let t = z().map(({ point: o }) => Buffer.from(o, "latin1").toString()), r = ke(e);
  return [r, ...M(r)].find((o) => t.includes(o));
}

// src/inputs/presets/npm.ts
var be = /cache|config|prefix|^[ \t]*\$/im, Pe = {
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
          files: [{ names: [".npmrc", "~/.npmrc"], text: be }],
          installation: { files: ut, text: be },
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
  toolchain: h,
  installed: {
    // https://docs.npmjs.com/cli/using-npm/scripts#life-cycle-operation-order
    ...k([], {
      run: "npm run",
      ofRoot: ["dependencies", ...y, "prepublish", ..._],
      ofPackages: [...y, "prepare"],
      hasHooks: !0,
      linksFiles: !0
    }),
    // With `install-links`. The hash of a package's archive is in the lock file.
    copies: { file: "package-lock.json", text: /"resolved": "file:(?![^"]*\.(tgz|tar|tar\.gz)")/ }
  }
};
function ut(e) {
  let t = e.real(e.program("npm") ?? ""), r = w(t) === "npm-cli.js" ? F(e) : void 0;
  return r && [...r, d(g(t), "../npmrc")];
}

// src/inputs/presets/nuget.ts
var _e = {
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
var xe = {
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
  toolchain: h,
  perCommit: !0
};

// src/inputs/presets/pip.ts
var Oe = {
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
          installation: { files: dt, text: /cache/ }
        }
      ],
      variables: ["PIP_CACHE_DIR"],
      linux: ["~/.cache/pip"],
      darwin: ["~/Library/Caches/pip"],
      win32: ["~/AppData/Local/pip/Cache"],
      leaveOut: ["selfcheck"]
    }
  ],
  toolchain: O,
  installed: {
    decidedBy: ["constraints*.txt", "setup.py", "setup.cfg"],
    variables: /^(PIP_(NO_BINARY|ONLY_BINARY|PREFER_BINARY|NO_DEPS|CONSTRAINT|REQUIREMENT|PRE|TARGET|PREFIX|USER)|VIRTUAL_ENV)$/,
    holdsPaths: !0,
    marks: E,
    ifElsewhere: "Make a virtual environment in .venv, or set up Python with actions/setup-python.",
    async locate({ variable: e, ask: t }) {
      let r = { variables: ["VIRTUAL_ENV"], linux: [".venv", "venv"] }, o = e("RUNNER_TOOL_CACHE"), [n = "", s = ""] = (await t("python", ["-c", gt])).split(/\r?\n/);
      if (!o || !n.startsWith(o)) return { directories: [r] };
      let i = ["python", "python[0-9w.]*", "pip", "pip[0-9.]*", "*.dll"].map(
        (l) => `!${s}/${l}`
      ), a = [n, s, ...i];
      return { directories: [r], patterns: a };
    }
  }
};
function dt({ program: e, real: t, read: r }) {
  let o = r(e("pip") ?? "") ?? "", [, n] = /^#!(\/\S*python[\d.]*)\s/.exec(o) ?? [];
  return n === void 0 ? void 0 : [n, t(n)].map((s) => d(g(s), "../pip.conf"));
}
var gt = "import sysconfig as s; print(s.get_path('purelib'), s.get_path('scripts'), sep='\\n')";

// src/inputs/presets/pnpm.ts
var Ee = /(store|cache)-?dir|config|prefix|pnpmfile|^[ \t]*\$/im, we = {
  variables: /^(p?npm_config_\w*(store|cache|config|prefix|pnpmfile|workspace_dir)\w*|PREFIX|DESTDIR)$/i,
  files: [
    { names: [".npmrc", "~/.npmrc"], text: Ee },
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
  installation: { files: F, text: Ee },
  // pnpm 7, which was the first with these directories, wrote 5.4 as pnpm 6 did.
  lockFile: { name: "pnpm-lock.yaml", text: /^lockfileVersion: '?([6-9]|\d\d)/m }
}, Re = {
  settings: [we],
  variables: ["pnpm_config_cache_dir", "npm_config_cache_dir", "XDG_CACHE_HOME/pnpm"],
  linux: ["~/.cache/pnpm"],
  darwin: ["~/Library/Caches/pnpm"],
  win32: ["~/AppData/Local/pnpm-cache"]
}, yt = "lockfile-verified.jsonl", ht = {
  run: "pnpm run",
  ofRoot: ["pnpm:devPreinstall", ...y, ..._],
  ofPackages: [...y, ..._],
  hasHooks: !0
}, Ce = {
  name: "pnpm",
  lockFiles: ["pnpm-lock.yaml"],
  manifest: "package.json",
  directories: [
    {
      questions: [["store", "path", "--silent"]],
      // The store is on the disk of the project.
      settings: [{ ...we, linked: !0 }],
      variables: ["pnpm_config_store_dir", "npm_config_store_dir", "PNPM_HOME/store"],
      linux: ["~/.local/share/pnpm/store"],
      darwin: ["~/Library/pnpm/store"],
      win32: ["~/AppData/Local/pnpm/store"]
    },
    {
      // The registry's metadata of packages. pnpm 12 checks even a frozen lock file against it.
      ...Re,
      questions: [["cache", "path"]],
      // Programs that `pnpm dlx` ran.
      leaveOut: ["dlx"]
    }
  ],
  toolchain: h,
  installed: {
    ...k(["pnpm-workspace.yaml", ".pnpmfile.*"], ht, (e) => {
      let { directories: t, ...r } = x(e);
      return { ...r, directories: [...t, { ...Re, take: [yt] }] };
    }),
    // pnpm removes a tree that was installed from a store at another path. Without a setting, a store in the home is only
    // for projects of the same file system, and a mounted project is not.
    holdsPaths: !0,
    mode: "unpack",
    copies: { file: "pnpm-lock.yaml", text: /^\s+resolution: \{[^}]*type: directory/m }
  }
};

// src/inputs/presets/poetry.ts
var Ae = {
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
  toolchain: O,
  installed: {
    decidedBy: ["pyproject.toml", "poetry.toml"],
    variables: /^POETRY_(VIRTUALENVS|INSTALLER|WITH|WITHOUT|ONLY)\w*$/,
    holdsPaths: !0,
    marks: E,
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
var De = {
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
var Ie = {
  name: "turbo",
  lockFiles: ["turbo.json", "turbo.jsonc"],
  directories: [{ variables: ["TURBO_CACHE_DIR"], linux: [".turbo/cache"] }],
  toolchain: h,
  perCommit: !0
};

// src/inputs/presets/uv.ts
var Se = {
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
}, Ne = {
  name: "uv",
  lockFiles: ["uv.lock"],
  manifest: "pyproject.toml",
  foreign: [".venv", "venv"],
  isNative: !0,
  directories: [
    {
      questions: [["cache", "dir"]],
      settings: [Se],
      variables: ["UV_CACHE_DIR"],
      linux: ["~/.cache/uv"],
      win32: ["~/AppData/Local/uv/cache"],
      // Virtual environments of builds, and notes on the runner's interpreters.
      leaveOut: ["builds-v*", "interpreter-v*"]
    }
  ],
  toolchain: O,
  installed: {
    decidedBy: ["pyproject.toml", "uv.toml"],
    variables: /^UV_(?!CACHE_DIR|.*(TOKEN|PASSWORD|USERNAME))\w+$/,
    holdsPaths: !0,
    marks: E,
    locate: () => ({
      directories: [
        { variables: ["UV_PROJECT_ENVIRONMENT"], linux: [".venv"] },
        {
          // Interpreters that uv has downloaded, to which the environment links.
          questions: [["python", "dir"]],
          settings: [{ ...Se, variables: /^UV_PYTHON_INSTALL_DIR$/ }],
          variables: ["UV_PYTHON_INSTALL_DIR"],
          linux: ["~/.local/share/uv/python"],
          win32: ["~/AppData/Roaming/uv/python"]
        }
      ]
    })
  }
};

// src/inputs/presets/yarn.ts
var vt = {
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
  installation: { files: kt, text: /cache|config|prefix|path/i },
  lockFile: { name: "yarn.lock", text: /^# yarn lockfile v1$/m },
  notOfRoot: !0
};
function kt(e) {
  let t = d(g(e.real(e.program("yarn") ?? "")), "../package.json");
  return /"version": "1\.22\./.test(e.read(t) ?? "") ? V(e, ["etc/yarnrc", "etc/npmrc"]) : void 0;
}
var q = {
  run: "yarn run",
  ofRoot: y,
  ofPackages: y,
  hasHooks: !1
}, bt = {
  ...q,
  ofRoot: [...y, "prepublish", "prepare"],
  hasHooks: !0
};
function Te({ read: e }) {
  return /^# yarn lockfile v1$/m.test(e("yarn.lock"));
}
var J = {
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
        vt
      ],
      variables: ["YARN_CACHE_FOLDER"],
      linux: ["~/.yarn/berry/cache", "~/.cache/yarn"],
      darwin: ["~/.yarn/berry/cache", "~/Library/Caches/Yarn"],
      win32: ["~/AppData/Local/Yarn/Berry/cache", "~/AppData/Local/Yarn/Cache"],
      leaveOut: [".tmp"]
    }
  ],
  toolchain: h,
  installed: {
    ...k([".yarnrc", ".yarnrc.yml"], q),
    ownScripts: (e, { lockFiles: t }) => L(e, t, Te(e) ? bt : q),
    // With Plug'n'Play, `.pnp.cjs` leads to the downloads.
    holdsPaths: !0,
    locate(e) {
      let [, t] = /^nodeLinker:\s*["']?([\w-]+)/m.exec(e.read(".yarnrc.yml")) ?? [], r = e.variable("YARN_NODE_LINKER") ?? t ?? "pnp";
      if (Te(e)) return x(e);
      let o = ".yarn/install-state.gz";
      if (r === "pnp")
        return {
          directories: [],
          patterns: [".pnp.*", ".yarn/unplugged", o],
          downloads: J.directories
        };
      let { directories: n, patterns: s = [] } = x(e);
      return { directories: n, patterns: [...s, o] };
    },
    // Yarn 1.
    copies: { file: "yarn.lock", text: /^"?[^\s#]\S*@file:/m }
  }
};

// src/inputs/presets/index.ts
var Pt = [Pe, Ce, J, ie, Oe, Ne, Ae, ge, fe, ye, he, Y, de, _e], _t = [ue, De, Ie, xe], pn = [...Pt, ..._t];

export {
  Ot as a,
  P as b,
  te as c,
  Ct as d,
  At as e,
  Dt as f,
  It as g,
  St as h,
  $ as i,
  $e as j,
  Ge as k,
  ne as l,
  mr as m,
  fr as n,
  pn as o
};
