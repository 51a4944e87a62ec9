import { JobFailure, cacheName, currentRun, dirname, environment, findProgram, folded, homeDirectory, info, isAbsolute, jobId, join, listedHome, losesDisk, mildWarning, noHome, notice, orUndefined, parse$1 as parse, pathBelow, resolve, runnerSystem, slashed, verifiesEntries } from "./start.js";
import { askTools } from "./ask.js";
import { choicesOf, presetNamed, textOf, workingDirectoryOf } from "./auto.js";
import { answersOfKind, asWritten, choose, distributionIn, expressionsFor, hashOfFlags, holdsOnlyBuilds, isNamed, jobExpression, placesOf, presets, variablesOf, withUserInputs } from "./presets.js";
import { fileNamesIn, hashOfFiles, lockFilesBelow, onceInStep, presetInProject } from "./once-in-step.js";
import { readFileSync, readdirSync, readlinkSync, statSync } from "node:fs";
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
// src/inputs/presets/switched-off.ts
/** Finds what switches a tool's cache off. */
/** The environment variable, or the path of the file; undefined if the cache is on. */
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
const mostBytes = 262144;
/** Empty if there is no such file, or one that cannot be read. Opening a FIFO would wait for its writer. */
function settingsIn(path) {
	const stat = orUndefined(() => statSync(path));
	if (!stat?.isFile() || stat.size > mostBytes) return "";
	return orUndefined(() => readFileSync(path, "utf8")) ?? "";
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
	const part = answersOfKind(answers, kind);
	const located = placesOf(part, machine);
	for (const refused of located.flatMap(({ refused }) => refused)) logRefused(refused);
	if (located.every(({ places }) => places.length === 0)) return fallBack(own, `Preset ${found} finds no directory that it may cache.`);
	const cached = placesOf(answers, machine).flatMap(({ places }) => places);
	const lockFiles = await onceInStep(`lock files of ${found} in ${workingDirectory}`, signal, () => lockFilesBelow(workingDirectory, preset, {
		workspace,
		cached,
		signal
	}));
	const areBuilds = holdsOnlyBuilds(part.preset);
	const isRolling = own.rolling === "" ? areBuilds && mayRoll(own, read) : own.rolling !== "false";
	const needsLockFile = kind !== void 0 || !areBuilds && !isRolling && own.key === "";
	if (lockFiles.length === 0 && (needsLockFile || !findProgram(preset.program ?? preset.name))) return withoutPreset(reasonForNone(preset, machine, {
		needsLockFile,
		hasInstall: read("install") !== ""
	}), aloud);
	if (!losesDisk()) warnOfEarlierFiles(part.preset, located.map(({ places }) => places), machine);
	const fill = (parts) => withUserInputs(choose(part, machine, {
		...parts,
		start
	}, isRolling), own);
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
/** A key of the user changes as the user wants, and actions/cache finds no snapshots. */
function mayRoll({ key }, read) {
	return key === "" && read("format").toLowerCase() !== "actions-cache";
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
export { fillIn, machineFor, publishingCause };
