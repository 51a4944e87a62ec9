import { JobFailure, answerOf, cacheName, currentRun, debug, dirname, environment, findProgram, folded, homeDirectory, info, isAbsolute, join, listedHome, losesDisk, messageOf, mildWarning, noHome, notice, orUndefined, parse$1 as parse, pathBelow, pathMaths, resolve, runnerSystem, slashed, verifiesEntries } from "./start.js";
import { choicesOf, fileNamesIn, hashOfFiles, isSmallFileOf, lockFilesBelow, presetNamed, textOf, workingDirectoryOf } from "./auto.js";
import { asWritten, choose, distributionIn, expressionsFor, isNamed, placesOf, presets, variablesOf, withUserInputs } from "./presets.js";
import { readFileSync, readdirSync, readlinkSync, statSync } from "node:fs";
// src/inputs/presets/ask.ts
/** Asks the tools of a preset where they keep their files, and which version they have. */
const longestMs = 2e4;
/** Ends all questions together after some time. */
function withLimit(context) {
	return {
		...context,
		signal: AbortSignal.any([context.signal, AbortSignal.timeout(longestMs)])
	};
}
/** The answers of a missing tool are undefined. */
async function askTools(preset, context) {
	const limited = withLimit(context);
	const [directories, version] = await Promise.all([Promise.all(preset.directories.map((directory) => directoryOf(preset, directory, limited))), preset.toolchain && versionOf(preset.toolchain, context)]);
	return {
		preset,
		directories,
		toolchain: version?.brief ?? "",
		version: version?.whole ?? ""
	};
}
async function directoryOf({ name, program = name }, wanted, context) {
	const { questions = [], inAnswer, setting } = wanted;
	const { cwd } = context;
	for (const args of questions) {
		const answer = await answerTo({
			program,
			args
		}, context);
		const directory = pathIn(inAnswer ? inAnswer.exec(answer)?.[1] ?? "" : answer, {
			cwd,
			platform: process.platform
		});
		if (directory) return directory;
	}
	if (!setting) return void 0;
	const texts = setting.sources.map((source) => readSource(source, context));
	const value = setting.value.exec(texts.join("\n"))?.[1];
	return value && resolve(cwd, slashed(value));
}
/** Empty if the `$VARIABLE` or the file of the project does not exist. */
function readSource(source, { cwd, workspace, env }) {
	if (source.startsWith("$")) return env[source.slice(1)] ?? "";
	const path = join(cwd, source);
	return isSmallFileOf(workspace, path) ? readFileSync(path, "utf8") : "";
}
/** The absolute path in an answer: in its last line, because tools may write notices first. */
function pathIn(answer, { cwd, platform }) {
	const path = (answer.trim().split(/\r?\n/).at(-1) ?? "").replace(/^(?:info : )?global-packages: /, "").trim();
	const { isAbsolute, resolve } = pathMaths(platform);
	return isAbsolute(path) || /^\.[\w.-]*(?:[\\/]|$)/.test(path) ? resolve(slashed(cwd, platform), slashed(path, platform)) : void 0;
}
/** By the signals of steps. */
const versions = /* @__PURE__ */ new WeakMap();
/**
* Asks once in a step: a tree, its downloads and other caches need the same version. Version managers choose it by the
* directory.
*/
function versionOf(toolchain, context) {
	const ofStep = versions.get(context.signal) ?? /* @__PURE__ */ new Map();
	versions.set(context.signal, ofStep);
	const key = `${toolchain.name} ${context.cwd}`;
	const version = ofStep.get(key) ?? askForVersion(toolchain, withLimit(context));
	ofStep.set(key, version);
	return version;
}
async function askForVersion({ name, programs = [name], args = ["--version"], stream, version }, context) {
	for (const program of programs) {
		const whole = await answerTo({
			program,
			args,
			stream
		}, context);
		const [, ...groups] = whole.match(version) ?? [];
		const known = groups.filter((group) => group);
		if (known.length > 0) return {
			brief: name + known.join("-"),
			whole: whole.trim()
		};
	}
	return {
		brief: "",
		whole: ""
	};
}
/** Empty without an answer: on Windows, npm and others are scripts, which only a shell can start. */
async function answerTo({ program, args, stream = "stdout" }, { cwd, env, signal }) {
	const path = findProgram(program);
	if (path === void 0) return "";
	try {
		return await answerOf({
			path,
			args
		}, {
			cwd,
			env: settingsIn(env),
			signal
		}, stream);
	} catch (error) {
		debug(`No answer to ${program} ${args.join(" ")}: ${messageOf(error)}`);
		return "";
	}
}
const ofUser = /^(HOME|USERPROFILE|HOMEDRIVE|HOMEPATH|(LOCAL)?APPDATA|PROGRAM(DATA|FILES)|TE?MP|TMPDIR|XDG_\w+_HOME)$/i;
const ofTools = [
	/^(p?npm_config_(cache|cache_dir|store_dir|userconfig|globalconfig|prefix)|PNPM_HOME|YARN_(CACHE|GLOBAL)_FOLDER|YARN_ENABLE_GLOBAL_CACHE)$/i,
	/^(BUN_INSTALL(_CACHE_DIR)?|COREPACK_HOME|VOLTA_HOME|(PYENV|RBENV|NODENV|ASDF|MISE)_\w*(ROOT|VERSION|DIR))$/i,
	/^(PIP_CACHE_DIR|PIP_CONFIG_FILE|UV_(CACHE_DIR|CONFIG_FILE)|POETRY_(CACHE_DIR|CONFIG_DIR|HOME)|VIRTUAL_ENV)$/i,
	/^(GO(PATH|ENV|CACHE|MODCACHE|ROOT|FLAGS)|CARGO_(HOME|(BUILD_)?TARGET_DIR)|RUSTUP_(HOME|TOOLCHAIN)|JAVA_HOME)$/i,
	/^(COMPOSER_(HOME|CACHE_DIR)|NUGET_PACKAGES|DOTNET_ROOT|DOTNET_CLI_HOME|CCACHE_(DIR|CONFIGPATH)|LD_LIBRARY_PATH)$/i
];
function settingsIn(env) {
	const isSetting = (name) => ofUser.test(name) || ofTools.some((names) => names.test(name));
	return {
		...Object.fromEntries(Object.entries(env).filter(([name]) => isSetting(name))),
		COREPACK_ENABLE_NETWORK: "0",
		GOTOOLCHAIN: "local",
		RUSTUP_AUTO_INSTALL: "0",
		npm_config_manage_package_manager_versions: "false",
		DOTNET_CLI_TELEMETRY_OPTOUT: "1",
		DOTNET_NOLOGO: "1"
	};
}
// src/inputs/presets/missing-lock.ts
/** Says why a preset finds no lock file, and what the user can do. */
/** A sentence with a space before it; empty if the files of the directory do not tell. */
function whyNoLockFile(presets, { workspace, workingDirectory }) {
	if (readdirSync(workspace).length === 0) return " The workspace is empty: put this step after actions/checkout.";
	const above = lockFileAbove(presets, workspace, workingDirectory);
	if (above !== void 0) return ` ${above}, above \`working-directory\`: name the directory of the lock file.`;
	const names = fileNamesIn(workingDirectory);
	const lacking = presets.filter(({ manifest = "" }) => names.includes(manifest));
	if (lacking.length === 0) return "";
	return ` There is ${[...Map.groupBy(lacking, ({ manifest }) => manifest)].map(([manifest, ofTools]) => `${manifest} without ${ofTools.map(({ lockFiles: [first] }) => first).join(" or ")}`).join(", and ")}: commit the lock file.`;
}
/** The packages of a workspace have no lock file of their own. */
function lockFileAbove(presets, workspace, workingDirectory) {
	const patterns = presets.flatMap(({ lockFiles }) => lockFiles);
	for (let dir = workingDirectory; dir !== workspace && pathBelow(workspace, dir) !== void 0;) {
		dir = dirname(dir);
		const found = fileNamesIn(dir).find((name) => isNamed(name, patterns));
		if (found !== void 0) return `${found} is in ${pathBelow(workspace, dir) || "the workspace itself"}`;
	}
}
function reasonForNone(preset, machine, { needsLockFile, hasInstall }) {
	const { name, program = name, lockFiles } = preset;
	const files = lockFiles.length > 0 ? `no ${lockFiles.join(", ")}` : "";
	const missing = [needsLockFile ? "" : `no ${program} on PATH`, files].filter((part) => part !== "");
	const why = files === "" ? "" : whyNoLockFile([preset], machine);
	const remedy = needsLockFile && !hasInstall ? " To cache without a lock file, set `key`." : "";
	return `Preset ${name} finds ${missing.join(" and ")}.${why}${remedy}`;
}
// src/inputs/presets/publishing.ts
/** Decides in which runs presets cache nothing: a poisoned cache must not reach what a run publishes. */
const publishingEvents = [
	"release",
	"pull_request_target",
	"workflow_run"
];
/** What causes the run, for the log; undefined if presets may cache. */
function publishingCause(read) {
	if (verifiesEntries(read)) return void 0;
	const { eventName, ref } = currentRun();
	if (eventName === "push" && ref.startsWith("refs/tags/")) return "a pushed tag";
	return publishingEvents.includes(eventName) ? `the event '${eventName}'` : void 0;
}
// src/inputs/presets/real-path.ts
/** Finds out where the links of a path lead. */
const mostLinks = 40;
/**
* The path without links. Its end need not exist: a job may make the directories to which a link leads.
* @param path absolute
* @returns undefined if the path names no directory: it leads to a file, or its links lead in a circle
*/
function realDirectory(path) {
	let { root: real } = parse(path);
	const names = path.slice(real.length).split("/");
	for (let links = 0, name = names.shift(); name !== void 0; name = names.shift()) {
		if (name === "" || name === ".") continue;
		if (name === "..") real = dirname(real);
		else {
			const target = linkAt(join(real, name));
			if (target === void 0) real = join(real, name);
			else if (++links > mostLinks) return void 0;
			else {
				if (isAbsolute(target)) real = parse(target).root;
				names.unshift(...target.slice(isAbsolute(target) ? real.length : 0).split("/"));
			}
		}
	}
	return isDirectory(real) ? real : void 0;
}
function linkAt(path) {
	return orUndefined(() => slashed(readlinkSync(path)));
}
/** Also true if nothing is there. False if a directory above it is closed to this user, or is a file. */
function isDirectory(path) {
	return orUndefined(() => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true) ?? false;
}
// src/inputs/presets/fill-in.ts
/** The story of a preset: finds the project's tools, asks them, and fills in the inputs that the user left out. */
/**
* Fills in the inputs, and logs them in a form that users can paste.
* @param name the input, which stands for one preset
* @returns undefined if there is nothing to cache; the log says so
* @throws JobFailure naming the input
*/
async function fillIn(name, read, signal) {
	const env = environment();
	const { start, ...own } = userInputs(read);
	const withoutPreset = (reason, how) => fallBack(own, reason, how);
	const choices = await choicesOf(name, read("working-directory"), signal);
	const [{ name: found, directory }] = choices;
	if (found === "auto") return withoutPreset(`Preset auto finds no lock file in the working directory or below it.${whyNoLockFile(presets, machineFor(directory, env))}`, aloud);
	if (choices.length > 1) throw new JobFailure(`Input \`preset\` is '${name}', here ${choices.map(textOf).join(", ")}; give each an item of \`caches\`, with its \`working-directory\`.`);
	const cause = publishingCause(read);
	if (cause !== void 0) return withoutPreset(`Preset ${found} does nothing in a run of ${cause}, which may publish: a poisoned cache would be published too.`, { remedy: remedyInPublishing });
	if (homeDirectory() === void 0) return withoutPreset(`Preset ${found} finds no directories, because ${noHome}.`);
	const machine = machineFor(directory, env);
	const { workspace, workingDirectory } = machine;
	const preset = presetNamed(found);
	const [switchOff, values] = preset.switchedOffBy ?? [];
	if (switchOff && values?.test(env[switchOff] ?? "")) return withoutPreset(`Preset ${found} finds no downloads: ${switchOff} switches its cache off.`, aloud);
	const answers = await askTools(preset, {
		cwd: workingDirectory,
		workspace,
		env,
		signal
	});
	const located = placesOf(answers, machine);
	for (const refused of located.flatMap(({ refused }) => refused)) logRefused(refused);
	const cached = located.flatMap(({ places }) => places);
	if (cached.length === 0) return withoutPreset(`Preset ${found} finds no directory that it may cache.`);
	const lockFiles = await lockFilesBelow(workingDirectory, preset, {
		workspace,
		cached,
		signal
	});
	const isRolling = !["", "false"].includes(read("rolling").toLowerCase());
	const needsLockFile = !preset.perCommit && !isRolling && own.key === "";
	if (lockFiles.length === 0 && (needsLockFile || !findProgram(preset.program ?? preset.name))) return withoutPreset(reasonForNone(preset, machine, {
		needsLockFile,
		hasInstall: read("install") !== ""
	}), aloud);
	if (!losesDisk()) warnOfEarlierFiles(preset, located.map(({ places }) => places), machine);
	const fill = (parts) => withUserInputs(choose(answers, machine, {
		...parts,
		start
	}, isRolling), own);
	logChoice(preset, fill(expressionsFor(preset, machine, cached)));
	const { sha } = currentRun();
	return fill({
		...runnerSystem(),
		hash: hashOfFiles(lockFiles),
		commit: sha
	});
}
/** A project that should be cached is not. */
const aloud = { log: notice };
const remedyInPublishing = " To cache all the same, set `path` and `key` in place of `preset`, or restore only verified entries (docs/presets.md).";
/** @returns `start`, with which the preset's key begins, too */
function userInputs(read) {
	const others = {
		path: read("path"),
		"restore-keys": read("restore-keys"),
		"source-times": read("source-times")
	};
	const hasInstall = read("install") !== "";
	return {
		...others,
		start: hasInstall ? read("key") : "",
		key: hasInstall ? "" : read("key")
	};
}
/** The user's own inputs, if they are enough without the preset. */
function fallBack(own, reason, { remedy = "", log = info } = {}) {
	const isComplete = own.path !== "" && own.key !== "";
	if (isComplete) info(reason);
	else log(`${reason} Nothing is cached.${remedy}`);
	return isComplete ? own : void 0;
}
function machineFor(directory, env) {
	const home = homeDirectory() ?? "/";
	return {
		platform: process.platform,
		home,
		workspace: slashed(process.cwd()),
		workingDirectory: workingDirectoryOf(directory),
		variable: variablesOf(env, process.platform),
		distribution: distributionIn(orUndefined(() => readFileSync("/etc/os-release", "utf8")) ?? ""),
		userHome: listedHome() ?? home,
		realDirectory
	};
}
/** A home that outlives the job has the packages of other jobs, and perhaps private ones of other repositories. */
function warnOfEarlierFiles({ name, directories }, located, machine) {
	for (const [index, places] of located.entries()) {
		const { take = [""], variables = [] } = directories[index] ?? {};
		const inHome = places.flatMap((place) => take.map((part) => resolve(place, part))).find((path) => asWritten(path, machine).startsWith("~/") && holdsFiles(path));
		if (inHome === void 0) continue;
		const variable = variables.find((candidate) => !candidate.includes("/"));
		const remedy = variable === void 0 ? "Move it" : `Set \`${variable}\` in the job's \`env\``;
		mildWarning(`${asWritten(inHome, machine)} has files of earlier jobs, and ${name} saves all of them: perhaps many more than this project needs, and those of other repositories. ${remedy} to a directory of the workspace (docs/presets.md).`);
	}
}
function holdsFiles(dir) {
	return (orUndefined(() => readdirSync(dir)) ?? []).length > 0;
}
function logRefused({ by, place, real }) {
	const links = real === void 0 ? ", because it is no directory" : `, because its links lead to ${real}`;
	info(`${by} names ${place}, which a preset does not cache${real === place ? "" : links}. Set \`path\` to cache it.`);
}
function logChoice({ name }, filled) {
	const { path, key, "restore-keys": restoreKeys, "source-times": sourceTimes } = filled;
	const indented = (text) => text.split("\n").map((line) => `    ${line}`);
	const prefixes = restoreKeys === "" ? [] : ["  restore-keys: |", ...indented(restoreKeys)];
	const times = sourceTimes === "" ? [] : [`  source-times: ${sourceTimes}`];
	const lines = [
		"  path: |",
		...indented(path),
		`  key: ${key}`,
		...prefixes,
		...times
	];
	const cache = cacheName();
	const first = cache === "" ? "with:" : `- name: ${cache}`;
	folded(`Preset ${name} stands for these inputs`, [first, ...lines]);
}
export { answerTo, askTools, fillIn, machineFor, publishingCause, versionOf, withLimit };
