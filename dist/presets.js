import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  JobFailure,
  __commonJS,
  __require,
  __toESM,
  answerOf,
  currentRun,
  debug2 as debug,
  environment,
  findProgram,
  folded,
  info,
  join,
  messageOf,
  minimatch,
  pathMaths,
  relative,
  resolve,
  runnerSystem,
  slashed
} from "./shared-VEI5GPC6.js";

// lighter-node:crypto?src/presets/lock-files.ts
var require_crypto = __commonJS({
  "lighter-node:crypto?src/presets/lock-files.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:crypto")[name] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// src/presets/fill-in.ts
import { statSync as statSync2 } from "node:fs";
import { homedir } from "node:os";

// src/presets/ask.ts
var longestMs = 2e4;
async function answered(preset, { cwd, env, signal }) {
  const asking = {
    cwd,
    env: settingsIn(env),
    signal: AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
  };
  const [directories, toolchain] = await Promise.all([
    Promise.all(preset.directories.map((directory) => directoryOf(preset, directory, asking))),
    preset.toolchain ? versionOf(preset.toolchain, asking) : ""
  ]);
  return { preset, directories, toolchain };
}
async function directoryOf({ program }, { questions = [] }, surroundings) {
  for (const args of questions) {
    const answer = await answerTo(program, args, surroundings);
    const directory = answer && absolutePathIn(answer, process.platform);
    if (directory) return directory;
  }
  return void 0;
}
function absolutePathIn(answer, platform) {
  const line = answer.trim().split(/\r?\n/).at(-1) ?? "";
  const path = line.replace(/^(?:info : )?global-packages: /, "").trim();
  const { isAbsolute, parse } = { ...pathMaths(platform) };
  const isDirectory = isAbsolute(path) && parse(path).base !== "";
  return isDirectory ? path.replace(/[\\/]+$/, "") : void 0;
}
async function versionOf({ name, programs, args, version }, surroundings) {
  for (const program of programs) {
    const [, ...groups] = (await answerTo(program, args, surroundings)).match(version) ?? [];
    const known = groups.filter((group) => group);
    if (known.length > 0) return name + known.join("-");
  }
  return "";
}
async function answerTo(program, args, surroundings) {
  const path = findProgram(program);
  if (path === void 0) return "";
  try {
    return await answerOf({ path, args }, surroundings);
  } catch (error) {
    debug(`No answer to ${program} ${args.join(" ")}: ${messageOf(error)}`);
    return "";
  }
}
var ofUser = /^(HOME|USERPROFILE|HOMEDRIVE|HOMEPATH|(LOCAL)?APPDATA|PROGRAM(DATA|FILES)|TE?MP|TMPDIR|XDG_\w+_HOME)$/i;
var ofTools = [
  /^(npm_config_(cache|userconfig|globalconfig|prefix)|PNPM_HOME|YARN_(CACHE|GLOBAL)_FOLDER|YARN_ENABLE_GLOBAL_CACHE)$/i,
  /^(BUN_INSTALL(_CACHE_DIR)?|COREPACK_HOME|VOLTA_HOME|(PYENV|RBENV|NODENV|ASDF|MISE)_\w*(ROOT|VERSION|DIR))$/,
  /^(PIP_CACHE_DIR|PIP_CONFIG_FILE|UV_(CACHE_DIR|NO_CACHE|CONFIG_FILE)|POETRY_(CACHE_DIR|CONFIG_DIR|HOME)|VIRTUAL_ENV)$/,
  /^(GO(PATH|ENV|CACHE|MODCACHE|ROOT|TOOLCHAIN|FLAGS)|CARGO_HOME|RUSTUP_(HOME|TOOLCHAIN)|JAVA_HOME)$/,
  /^(COMPOSER_(HOME|CACHE_DIR)|NUGET_PACKAGES|DOTNET_ROOT|DOTNET_CLI_HOME|CCACHE_(DIR|CONFIGPATH)|LD_LIBRARY_PATH)$/
];
function settingsIn(env) {
  const isSetting = (name) => ofUser.test(name) || ofTools.some((names) => names.test(name));
  return {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => isSetting(name))),
    COREPACK_ENABLE_DOWNLOAD_PROMPT: "0",
    DOTNET_CLI_TELEMETRY_OPTOUT: "1",
    DOTNET_NOLOGO: "1"
  };
}

// src/presets/choose.ts
function choose(all, machine, parts, isRolling) {
  const names = all.map(({ preset }) => preset.name);
  const toolchains = new Set(all.map(({ toolchain }) => toolchain).filter((name) => name !== ""));
  const stem = [...names, parts.os, parts.arch, ...toolchains].join("-");
  const last = all.some(({ preset }) => preset.perCommit) ? parts.commit : parts.hash;
  return {
    path: all.flatMap((answered2) => linesOf(answered2, machine)).join("\n"),
    key: isRolling ? stem : `${stem}-${last}`,
    "restore-keys": isRolling ? "" : `${stem}-`
  };
}
function expressionsFor(presets2, { platform, workspace, workingDirectory }) {
  const below = pathMaths(platform).relative(workspace, workingDirectory);
  const prefix = below === "" ? "" : `${below}/`;
  const named = presets2.flatMap(({ lockFiles }) => lockFiles).map((name) => `'${prefix}**/${name}'`);
  const left = foreignTo(presets2).map((name) => `'!${prefix}**/${name}/**'`);
  return {
    os: expression("runner.os"),
    arch: expression("runner.arch"),
    hash: expression(`hashFiles(${[...named, ...left].join(", ")})`),
    commit: expression("github.sha")
  };
}
function expression(text) {
  return `\${{ ${text} }}`;
}
function withOwn(filled, own) {
  const ownLines = own.path.split("\n").map((line) => line.trim());
  const onlyExcludes = ownLines.every((line) => line === "" || /^[!#]/.test(line));
  const paths = onlyExcludes ? [filled.path, ...ownLines].filter((line) => line !== "").join("\n") : own.path;
  const restoreKeys = own.key === "" ? filled["restore-keys"] : "";
  return {
    path: paths,
    key: own.key || filled.key,
    "restore-keys": own["restore-keys"] || restoreKeys
  };
}
function presetsFor(fileNames, presets2) {
  const found = presets2.filter(
    ({ lockFiles, perCommit }) => !perCommit && fileNames.some((name) => isNamed(name, lockFiles))
  );
  const names = found.map(({ name }) => name);
  return found.filter(({ yieldsTo = [] }) => !yieldsTo.some((name) => names.includes(name)));
}
function isNamed(fileName, patterns) {
  return patterns.some((pattern) => minimatch(fileName, pattern, { dot: true }));
}
function foreignTo(presets2) {
  return [.../* @__PURE__ */ new Set(["node_modules", ...presets2.flatMap(({ foreign = [] }) => foreign)])];
}
function linesOf({ preset, directories }, machine) {
  return preset.directories.flatMap((directory, index) => {
    const places = placesOf(directory, directories[index], machine).map((place) => asWritten(place, machine));
    const { take = [""], leaveOut = [] } = directory;
    return places.flatMap(
      (place) => take.flatMap((part) => {
        const line = part === "" ? place : `${place}/${part}`;
        return [line, ...leaveOut.map((pattern) => `!${line}/${pattern}`)];
      })
    );
  });
}
function placesOf(directory, answer, machine) {
  const set = answer ?? (directory.variable && machine.variable(directory.variable));
  if (set) return [set];
  const { platform } = machine;
  const places = (platform === "win32" || platform === "darwin") && directory[platform];
  return (places || directory.linux).map((place) => xdgPlace(place, machine));
}
function xdgPlace(place, { platform, variable }) {
  if (platform !== "linux") return place;
  for (const [home, name] of [
    ["~/.cache/", "XDG_CACHE_HOME"],
    ["~/.local/share/", "XDG_DATA_HOME"]
  ]) {
    const value = variable(name);
    if (value && place.startsWith(home)) return `${value}/${place.slice(home.length)}`;
  }
  return place;
}
function asWritten(place, { platform, home, workspace, workingDirectory }) {
  if (place.startsWith("~/")) return place;
  const { resolve: resolve2, relative: relative2, isAbsolute } = pathMaths(platform);
  const path = resolve2(workingDirectory, slashed(place, platform));
  const below = (dir) => {
    const rest = relative2(slashed(dir, platform), path);
    return rest === "" || rest === ".." || rest.startsWith("../") || isAbsolute(rest) ? void 0 : rest;
  };
  const inHome = below(home);
  return below(workspace) ?? (inHome === void 0 ? path : `~/${inHome}`);
}

// src/presets/bun.ts
var bun = {
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
var node = { name: "node", programs: ["node"], args: ["--version"], version: /^v(\d+)/ };
var python = {
  name: "python",
  programs: ["python", "python3"],
  args: ["--version"],
  version: /^Python (\d+\.\d+)/
};
var go = {
  name: "go",
  programs: ["go"],
  args: ["env", "GOVERSION"],
  version: /^go(\d+(?:\.\w+)*)/
};
var rustc = {
  name: "rustc",
  programs: ["rustc"],
  args: ["--version"],
  version: /^rustc (\S+)(?: \(([0-9a-f]+))?/
};
var jdk = {
  name: "jdk",
  programs: ["java"],
  args: ["--version"],
  version: /^\w+ (\d+)/
};
var ruby = {
  name: "ruby",
  programs: ["ruby"],
  args: ["--version"],
  version: /^ruby (\d+\.\d+)/
};

// src/presets/bundler.ts
var bundler = {
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
  toolchain: ruby
};

// src/presets/cargo.ts
var cargo = {
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
  toolchain: rustc
};

// src/presets/ccache.ts
var ccache = {
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
  perCommit: true
};

// src/presets/composer.ts
var composer = {
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
var go2 = {
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
  toolchain: go
};

// src/presets/gradle.ts
var gradle = {
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
  toolchain: jdk
};

// src/presets/maven.ts
var maven = {
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
var npm = {
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
  toolchain: node
};

// src/presets/nuget.ts
var nuget = {
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
var nx = {
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
  toolchain: node,
  perCommit: true
};

// src/presets/pip.ts
var pip = {
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
  toolchain: python
};

// src/presets/pnpm.ts
var pnpm = {
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
  toolchain: node
};

// src/presets/poetry.ts
var poetry = {
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
  toolchain: python
};

// src/presets/sccache.ts
var sccache = {
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
  perCommit: true
};

// src/presets/turbo.ts
var turbo = {
  name: "turbo",
  program: "turbo",
  lockFiles: ["turbo.json", "turbo.jsonc"],
  directories: [{ variable: "TURBO_CACHE_DIR", linux: [".turbo/cache"] }],
  toolchain: node,
  perCommit: true
};

// src/presets/uv.ts
var uv = {
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
  toolchain: python
};

// src/presets/yarn.ts
var yarn = {
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
  toolchain: node
};

// src/presets/index.ts
var ofPackages = [npm, pnpm, yarn, bun, pip, uv, poetry, go2, cargo, gradle, maven, bundler, composer, nuget];
var ofBuilds = [ccache, sccache, turbo, nx];
var presets = [...ofPackages, ...ofBuilds];

// src/presets/lock-files.ts
var import_node_crypto = __toESM(require_crypto(), 1);
import { readdirSync, readFileSync, statSync } from "node:fs";
function fileNamesIn(dir) {
  return childrenOf(dir).filter((item) => !item.isDirectory()).map(({ name }) => name);
}
function lockFilesBelow(dir, presets2) {
  const patterns = presets2.flatMap(({ lockFiles }) => lockFiles);
  const foreign = [...foreignTo(presets2), ".git"];
  const visit = (place) => childrenOf(place).flatMap((item) => {
    const path = join(place, item.name);
    if (item.isDirectory()) return foreign.includes(item.name) ? [] : visit(path);
    return isNamed(item.name, patterns) && isFile(path) ? [path] : [];
  });
  return visit(dir);
}
function hashOfFiles(paths) {
  if (paths.length === 0) return "";
  const all = (0, import_node_crypto.createHash)("sha256");
  for (const path of paths) all.update((0, import_node_crypto.createHash)("sha256").update(readFileSync(path)).digest());
  return all.digest("hex");
}
function childrenOf(dir) {
  try {
    const items = readdirSync(dir, { withFileTypes: true });
    return items.sort((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)));
  } catch {
    return [];
  }
}
function isFile(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

// src/presets/fill-in.ts
async function fillIn(name, read, signal) {
  const env = environment();
  const machine = machineFor(read("working-directory"), env);
  const { workingDirectory } = machine;
  const wanted = wantedPresets(name, workingDirectory);
  const lockFiles = lockFilesBelow(workingDirectory, wanted);
  const missing = reasonForNone(name, wanted, lockFiles);
  if (missing) {
    info(`${missing} Nothing is cached.`);
    return void 0;
  }
  const all = await Promise.all(
    wanted.map((preset) => answered(preset, { cwd: workingDirectory, env, signal }))
  );
  signal.throwIfAborted();
  const isRolling = !["", "false"].includes(read("rolling").toLowerCase());
  const own = { path: read("path"), key: read("key"), "restore-keys": read("restore-keys") };
  const fill = (parts) => withOwn(choose(all, machine, parts, isRolling), own);
  logChoice(all, fill(expressionsFor(wanted, machine)));
  const { sha } = currentRun();
  return fill({ ...runnerSystem(), hash: hashOfFiles(lockFiles), commit: sha });
}
function machineFor(directory, env) {
  const workspace = slashed(process.cwd());
  const workingDirectory = resolve(workspace, slashed(directory));
  const below = relative(workspace, workingDirectory);
  const wrong = (why) => new JobFailure(`Input working-directory is '${directory}'; ${why}.`);
  if (below === ".." || below.startsWith("../")) throw wrong("it must be a directory of the workspace");
  if (!statSync2(workingDirectory, { throwIfNoEntry: false })?.isDirectory())
    throw wrong("there is no such directory");
  return {
    platform: process.platform,
    home: slashed(homedir()),
    workspace,
    workingDirectory,
    variable: (name) => env[name]
  };
}
function wantedPresets(name, workingDirectory) {
  if (name === "auto") return presetsFor(fileNamesIn(workingDirectory), presets);
  const preset = presets.find((candidate) => candidate.name === name);
  if (preset) return [preset];
  const names = presets.map((candidate) => candidate.name).join(", ");
  throw new JobFailure(`Input preset is '${name}'; it must be one of: auto, ${names}.`);
}
function reasonForNone(name, wanted, lockFiles) {
  const after = "Does this step come after actions/checkout?";
  const [preset] = wanted;
  if (!preset) return `Preset ${name} finds no lock file in the working directory. ${after}`;
  if (lockFiles.length > 0 || findProgram(preset.program)) return void 0;
  const files = preset.lockFiles.length > 0 ? ` and no ${preset.lockFiles.join(", ")}. ${after}` : ".";
  return `Preset ${name} finds no ${preset.program} on PATH${files}`;
}
function logChoice(all, { path, key, "restore-keys": restoreKeys }) {
  const names = all.map(({ preset }) => preset.name).join(", ");
  const indented = (text) => text.split("\n").map((line) => `    ${line}`);
  const prefixes = restoreKeys === "" ? [] : ["  restore-keys: |", ...indented(restoreKeys)];
  if (all.length > 1) info(`Preset auto keeps the files of ${names} in one entry.`);
  const lines = ["with:", "  path: |", ...indented(path), `  key: ${key}`, ...prefixes];
  folded(`Preset ${names} stands for these inputs`, lines);
}
export {
  fillIn
};
