import { JobFailure, join, messageOf, orUndefined, pathMaths, resolve, slashed } from "./tar.js";
import { cacheName, currentRun, debug, environment, findProgram, folded, homeDirectory, info, isCompatible, jobId, listedHome, losesDisk, mildWarning, noHome, notice, onceInStep, programEnvironment, run, runnerSystem, setVariable, verifiesEntries } from "./start.js";
import { choicesOf, hashOfFiles, isSmallFileOf, lockFilesBelow, presetInProject, presetNamed, reasonForNone, textOf, whyNoLockFile, workingDirectoryOf } from "./auto.js";
import { answersOfKind, asWritten, cachedDirectories, choose, distributionIn, expressionsFor, hashOfFlags, holdsOnlyBuilds, jobExpression, nxCache, placesOf, presets, realDirectory, variablesOf, withUserInputs } from "./presets.js";
import { readFileSync, readdirSync, statSync } from "node:fs";
// src/inputs/presets/ask.ts
/** Asks the tools of a preset where they keep their files, and which version they have. */
/** The answers of a missing tool are undefined. Asks once in a step: a preset may be two caches. */
function askTools(preset, context) {
	return onceInStep(`${preset.name} in ${context.cwd}`, context.signal, () => askAll(preset, context));
}
async function askAll(preset, context) {
	const [directories, version] = await Promise.all([Promise.all(preset.directories.map((directory) => directoryOf(preset, directory, context))), preset.toolchain && versionOf(preset.toolchain, context)]);
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
	if (!setting || wanted.variables?.some((name) => context.env[name])) return void 0;
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
	const path = answer.trim().split(/\r?\n/).at(-1)?.trim() ?? "";
	const { isAbsolute, resolve } = pathMaths(platform);
	return isAbsolute(path) || /^\.[\w.-]*(?:[\\/]|$)/.test(path) ? resolve(slashed(cwd, platform), slashed(path, platform)) : void 0;
}
/**
* Asks once in a step: a tree, its downloads and other caches need the same version. Version managers choose it by the
* directory.
*/
function versionOf(toolchain, context) {
	const question = `version of ${toolchain.name} in ${context.cwd}`;
	return onceInStep(question, context.signal, () => askForVersion(toolchain, context));
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
async function answerTo({ program, args, stream = "stdout" }, context) {
	const question = `answer of ${program} ${args.join(" ")} in ${context.cwd}`;
	return (await onceInStep(question, context.signal, () => ask(program, args, context)))?.[stream].toString() ?? "";
}
/** A program that does not answer in this time is asked no more. */
const longestMs = 2e4;
async function ask(program, args, { cwd, env, signal }) {
	const path = findProgram(program);
	const silent = onceInStep("programs that do not answer", signal, () => /* @__PURE__ */ new Set());
	if (path === void 0 || silent.has(program)) return void 0;
	const beganMs = performance.now();
	try {
		const ours = {
			...settingsIn$1(env),
			...programEnvironment()
		};
		return await run(path, args, {
			cwd,
			env: ours,
			signal,
			manner: "question",
			limitMs: longestMs
		});
	} catch (error) {
		debug(`No answer to ${program} ${args.join(" ")}: ${messageOf(error)}`);
		if (performance.now() - beganMs >= longestMs) silent.add(program);
		return;
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
function settingsIn$1(env) {
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
// src/inputs/presets/fill-in.ts
/** The story of a preset: finds the project's tools, asks them, and fills in the inputs that the user left out. */
/**
* Fills in the inputs, and logs them in a form that users can paste.
* @param name the input, which stands for one preset
* @returns undefined if there is nothing to cache; the log says so
* @throws JobFailure naming the input
*/
async function fillIn(name, { read, kind }, signal) {
	const env = environment();
	const { start, ...own } = userInputs(read);
	const withoutPreset = (reason, how) => kind === "builds" ? void 0 : fallBack(own, reason, how);
	const choices = await choicesOf(name, read("working-directory"), signal);
	const [{ name: found, directory }] = choices;
	if (choices.length > 1) throw new JobFailure(`Input \`preset\` is '${name}', here ${choices.map(textOf).join(", ")}; give each an item of \`caches\`, with its \`working-directory\`.`);
	const whyNone = whyNoPreset({
		name: found,
		directory
	}, read, env);
	if (whyNone) return withoutPreset(whyNone.reason, whyNone.how);
	const machine = machineFor(directory, env);
	const { workspace, workingDirectory } = machine;
	const preset = presetInProject(presetNamed(found), machine);
	const answers = await askTools(preset, {
		cwd: workingDirectory,
		workspace,
		env,
		signal
	});
	const ofKind = answersOfKind(answers, kind);
	const located = placesOf(ofKind, machine);
	for (const refused of located.flatMap(({ refused }) => refused)) logRefused(refused);
	if (located.every(({ places }) => places.length === 0)) return fallBack(own, `Preset ${found} finds no directory that it may cache.`);
	const cached = cachedDirectories(answers, machine);
	const lockFiles = await onceInStep(`lock files of ${found} in ${workingDirectory}`, signal, () => lockFilesBelow(workingDirectory, preset, {
		workspace,
		cached,
		signal
	}));
	const areBuilds = holdsOnlyBuilds(ofKind.preset);
	const isRolling = own.rolling === "" ? areBuilds && mayRoll(own, read) : own.rolling !== "false";
	const needsLockFile = kind !== void 0 || !areBuilds && !isRolling && own.key === "";
	if (lockFiles.length === 0 && (needsLockFile || !findProgram(preset.program ?? preset.name))) return withoutPreset(reasonForNone(preset, machine, {
		needsLockFile,
		hasInstall: read("install") !== ""
	}), aloud);
	if (!losesDisk()) warnOfEarlierFiles(ofKind.preset, located.map(({ places }) => places), machine);
	const fill = (parts) => withUserInputs(choose(ofKind, machine, {
		...parts,
		start
	}, { isRolling }), own);
	const [flags, job] = [hashOfFlags(preset, env), jobId()];
	logChoice(preset, fill({
		...expressionsFor(preset, machine, cached),
		flags,
		job: job && jobExpression
	}));
	const { sha } = currentRun();
	return fill({
		...runnerSystem(),
		hash: hashOfFiles(lockFiles),
		commit: sha,
		flags,
		job
	});
}
/** The reason why the preset caches nothing, whatever its tool says; undefined if there is none. */
function whyNoPreset({ name, directory }, read, env) {
	if (name === "auto") return {
		reason: `Preset auto finds no lock file in the working directory or below it.${whyNoLockFile(presets, machineFor(directory, env))}`,
		how: aloud
	};
	const cause = publishingCause(read);
	if (cause !== void 0) return {
		reason: `Preset ${name} does nothing in a run of ${cause}, which may publish: a poisoned cache would be published too.`,
		how: { remedy: remedyInPublishing }
	};
	if (homeDirectory() === void 0) return { reason: `Preset ${name} finds no directories, because ${noHome}.` };
	const { workingDirectory: cwd, home } = machineFor(directory, env);
	const off = switchOf(presetNamed(name), {
		cwd,
		home,
		env
	});
	if (off === void 0) return void 0;
	return {
		reason: `Preset ${name} finds no downloads: ${off} switches its cache off.`,
		how: aloud
	};
}
/** What switches the tool's cache off: an environment variable, or the path of a file; undefined if the cache is on. */
function switchOf({ switchedOffBy, switchedOffIn }, places) {
	const [variable = "", values] = switchedOffBy ?? [];
	if (values?.test(places.env[variable] ?? "")) return variable;
	return (switchedOffIn?.files.flatMap((file) => placeOf(file, places)) ?? []).find((path) => switchedOffIn?.text.test(settingsIn(path)));
}
function placeOf(file, { cwd, home, env }) {
	const [, variable, rest = ""] = /^\$(\w+)(.*)$/.exec(file) ?? [];
	if (variable) return env[variable] ? [resolve(cwd, `${env[variable]}${rest}`)] : [];
	const config = /^~\/\.config\/(.*)$/.exec(file)?.[1];
	if (config && env.XDG_CONFIG_HOME) return [join(env.XDG_CONFIG_HOME, config)];
	return [file.startsWith("~/") ? join(home, file.slice(2)) : resolve(cwd, file)];
}
const mostConfigBytes = 262144;
/** Empty if there is no such file, or one that cannot be read. Opening a FIFO would wait for its writer. */
function settingsIn(path) {
	const stat = orUndefined(() => statSync(path));
	if (!stat?.isFile() || stat.size > mostConfigBytes) return "";
	return orUndefined(() => readFileSync(path, "utf8")) ?? "";
}
/** A key of the user changes as the user wants, and actions/cache finds no snapshots. */
function mayRoll({ key }, read) {
	return key === "" && !isCompatible(read);
}
/** A project that should be cached is not. */
const aloud = { log: notice };
const remedyInPublishing = " To cache all the same, set `path` and `key` in place of `preset`, or restore only verified entries (docs/presets.md).";
/** @returns `start`, with which the preset's key begins, too */
function userInputs(read) {
	const others = {
		path: read("path"),
		"restore-keys": read("restore-keys"),
		"source-times": read("source-times"),
		rolling: read("rolling").toLowerCase()
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
	const { path, key, "restore-keys": restoreKeys, "source-times": sourceTimes, rolling } = filled;
	const indented = (text) => text.split("\n").map((line) => `    ${line}`);
	const prefixes = restoreKeys === "" ? [] : ["  restore-keys: |", ...indented(restoreKeys)];
	const times = sourceTimes === "" ? [] : [`  source-times: ${sourceTimes}`];
	const kind = rolling === "true" ? ["  rolling: true"] : [];
	const lines = [
		"  path: |",
		...indented(path),
		`  key: ${key}`,
		...prefixes,
		...times,
		...kind
	];
	const cache = cacheName();
	const first = cache === "" ? "with:" : `- name: ${cache}`;
	folded(`Preset ${name} stands for these inputs`, [first, ...lines]);
}
/**
* Sets how tools keep and compare files in later steps, unless the user has set it: by their defaults, later jobs would find
* nothing.
* @param preset nothing happens if it stands for several presets
* @param paths the lines of `path`
*/
async function setToolVariables({ preset: name, paths }, signal) {
	const set = (variable, value, why) => {
		setVariable(variable, value);
		info(`Later steps get ${variable}=${value}, unless they set it: ${why} (docs/presets.md).`);
	};
	const env = environment();
	const keepsInWorkspace = paths.some((path) => `/${path}`.endsWith(`/${nxCache}`));
	if (name === "nx" && keepsInWorkspace && env.NX_CACHE_DIRECTORY === void 0) set("NX_CACHE_DIRECTORY", nxCache, "Nx would keep results below the home directory");
	if (name !== "ccache" || env.CCACHE_COMPILERCHECK !== void 0) return;
	const settings = await answerTo({
		program: "ccache",
		args: ["-p"]
	}, {
		cwd: process.cwd(),
		workspace: process.cwd(),
		env,
		signal
	});
	const why = "ccache would compare the time of the compiler, which can be new in each job";
	if (/^\(default\) +compiler_check = mtime\s*$/m.test(settings)) set("CCACHE_COMPILERCHECK", "content", why);
}
export { answerTo, askTools, fillIn, machineFor, publishingCause, setToolVariables, versionOf };
