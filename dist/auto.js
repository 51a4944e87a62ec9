import { JobFailure, dirname, join, orUndefined, pathBelow, relative, resolve, slashed } from "./tar.js";
import { info, onceInStep } from "./start.js";
import { foreignTo, isNamed, isOfTwoKinds, presets, presetsFor } from "./presets.js";
import { createHash } from "node:crypto";
import { accessSync, constants, lstatSync, readFileSync, readdirSync, realpathSync, statSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
// src/inputs/presets/lock-files.ts
/** Finds and hashes lock files as the function hashFiles of workflows does, so that both give the same key. */
/** The names of the files that are directly in a directory; empty if it does not exist. */
function fileNamesIn(dir) {
	return childrenOf(dir).filter((item) => !item.isDirectory()).map(({ name }) => name);
}
/**
* For each preset, the directories that have lock files of it.
* @param mostDeep how many directories deep to look
* @returns paths relative to `dir`, by the presets' names
*/
async function presetsBelow(dir, presets, signal, mostDeep = Number.POSITIVE_INFINITY) {
	const foreign = /* @__PURE__ */ new Set(["vendor", ...presets.flatMap(foreignTo)]);
	const found = /* @__PURE__ */ new Map();
	const visit = async (names) => {
		await setImmediate();
		signal.throwIfAborted();
		const place = join(dir, ...names);
		for (const { name } of presetsFor(fileNamesIn(place), presets)) found.set(name, [...found.get(name) ?? [], names.join("/")]);
		if (names.length >= mostDeep) return;
		for (const item of childrenOf(place)) if (item.isDirectory() && isPlain(item.name) && !foreign.has(item.name)) await visit([...names, item.name]);
	};
	await visit([]);
	return found;
}
/** Hidden directories are not the project's own, and a working directory cannot have some characters. */
function isPlain(name) {
	return !name.startsWith(".") && !/[*?[\]{}'\n\r]/.test(name);
}
/** The deepest directory that holds all of these. */
function commonDirectory([first = "", ...others]) {
	const names = first.split("/");
	const end = names.findIndex((name, at) => others.some((other) => other.split("/")[at] !== name));
	return (end < 0 ? names : names.slice(0, end)).join("/");
}
/** The lock files of a project. Lock files below `cached`, the directories of the preset, belong to dependencies. */
async function lockFilesBelow(dir, preset, { workspace, cached, signal }) {
	const foreign = [...foreignTo(preset), ".git"];
	const found = [];
	const visit = async (place) => {
		await setImmediate();
		signal.throwIfAborted();
		for (const item of childrenOf(place)) {
			const path = join(place, item.name);
			if (!item.isDirectory()) {
				if (isNamed(item.name, preset.lockFiles) && isSmallFileOf(workspace, path)) found.push(path);
			} else if (!foreign.includes(item.name) && !cached.includes(path)) await visit(path);
		}
	};
	await visit(dir);
	return found;
}
/** Empty where there is no file. https://docs.github.com/actions/reference/workflows-and-actions/expressions#hashfiles */
function hashOfFiles(paths) {
	if (paths.length === 0) return "";
	const all = createHash("sha256");
	for (const path of paths) all.update(createHash("sha256").update(readFileSync(path)).digest());
	return all.digest("hex");
}
function childrenOf(dir) {
	return (orUndefined(() => readdirSync(dir, { withFileTypes: true })) ?? []).sort((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)));
}
const mostLockFileBytes = 256 * 1024 ** 2;
/** Whether it is a readable file of the workspace. Links may lead to files of the machine that have no end. */
function isSmallFileOf(workspace, path) {
	try {
		const real = realpathSync(path);
		if (pathBelow(realpathSync(workspace), real) === void 0) return false;
		accessSync(real, constants.R_OK);
		const stat = lstatSync(real);
		return stat.isFile() && stat.size <= mostLockFileBytes;
	} catch {
		return false;
	}
}
/** The preset without the directories that the project does not use. */
function presetInProject(preset, { workspace, workingDirectory }) {
	const isUsed = ({ onlyWith }) => {
		const path = onlyWith && join(workingDirectory, onlyWith.file);
		return !path || isSmallFileOf(workspace, path) && onlyWith.text.test(readFileSync(path, "utf8"));
	};
	return {
		...preset,
		directories: preset.directories.filter(isUsed)
	};
}
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
// src/inputs/presets/auto.ts
/** Finds out which presets the step names, and in which directories `auto` finds their lock files. */
/**
* The presets of the step: only `auto` if `auto` finds none.
* @param text the input: a name, several with commas, or `auto`
* @throws JobFailure naming the input
*/
async function choicesOf(text, directory, signal) {
	const names = text.toLowerCase().split(",").map((name) => name.trim()).filter((name) => name !== "");
	if (names.length === 0) presetNamed(text);
	const found = [];
	for (const name of names) if (name === "auto") found.push(...await autoChoices(directory, signal));
	else found.push({
		name: presetNamed(name).name,
		directory
	});
	const once = found.filter(({ name }, i) => found.findIndex((other) => other.name === name) === i);
	return once.length > 0 ? once : [{
		name: "auto",
		directory
	}];
}
/**
* Takes what is below the working directory only if it has no lock file itself: lock files below may belong to examples
* and tests. A tool has one download cache for all projects of a job, so several directories of one preset cannot be a
* cache each.
*/
function autoChoices(directory, signal) {
	const dir = workingDirectoryOf(directory);
	return onceInStep(`presets in ${dir}`, signal, () => findChoices(directory, dir, signal));
}
async function findChoices(directory, dir, signal) {
	const here = presetsFor(fileNamesIn(dir), presets);
	if (here.length > 0) return here.map(({ name }) => ({
		name,
		directory
	}));
	const below = await presetsBelow(dir, presets, signal);
	const choices = presets.flatMap(({ name }) => {
		const paths = below.get(name);
		return paths ? {
			name,
			directory: inWorkspaceOf(dir, commonDirectory(paths))
		} : [];
	});
	if (choices.length > 0) info(`Preset auto finds no lock file in the working directory itself, and takes ${choices.map(textOf).join(", ")}.`);
	return choices;
}
function inWorkspaceOf(dir, path) {
	return relative(slashed(process.cwd()), resolve(dir, path));
}
const mostDeep = 2;
const mostNamed = 5;
/** Names the projects below the working directory that neither a preset of it nor the command of `install` covers. */
async function tellLeftOut(read, signal) {
	const dir = workingDirectoryOf(read("working-directory"));
	const here = presetsFor(fileNamesIn(dir), presets);
	if (here.length === 0) return;
	const below = await presetsBelow(dir, presets, signal, mostDeep);
	const names = here.map(({ name }) => name);
	const command = read("install");
	const installed = pathsIn(command);
	const leftOut = presets.flatMap((preset) => {
		const { name, yieldsTo = [] } = preset;
		const paths = (below.get(name) ?? []).filter((path) => path !== "");
		const outermost = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
		if (names.includes(name) ? !(command !== "" && installsOnlyHere(preset, dir)) : yieldsTo.some((other) => names.includes(other))) return [];
		const isLineEnough = names.includes(name) && preset.manifest === "package.json";
		return outermost.flatMap((path) => {
			if (isLineEnough && installed.includes(path)) return [];
			return {
				isLineEnough,
				text: textOf({
					name,
					directory: inWorkspaceOf(dir, path)
				})
			};
		});
	});
	if (leftOut.length === 0) return;
	const texts = leftOut.map(({ text }) => text).slice(0, mostNamed);
	const more = leftOut.length > mostNamed ? ` and ${leftOut.length - mostNamed} more` : "";
	const byLine = names.length === 1 && leftOut.some(({ isLineEnough }) => isLineEnough) ? `; or install those of ${names} by further lines of \`install\`` : "";
	info(`Preset auto takes ${names.join(", ")}, with a lock file in the working directory itself, and leaves out ${texts.join(", ")}${more}. To cache one of these, give it a step with its \`working-directory\`, or an item of \`caches\`${byLine}.`);
}
/** The words of a command that may be paths, as `presetsBelow` writes them. */
function pathsIn(command) {
	return command.split(/[\s"'=;&|()]+/).map((word) => word.replace(/^\.\//, "").replace(/\/+$/, ""));
}
/** Whether `install` leaves out the projects below. The downloads of a tool are one cache, and a workspace is one project. */
function installsOnlyHere({ manifest, installed }, dir) {
	if (!installed || manifest === void 0) return false;
	const files = [manifest, "pnpm-workspace.yaml"].map((name) => join(dir, name));
	const workspace = slashed(process.cwd());
	const isWorkspace = /"workspaces"|^packages:|^\[tool\.uv\.workspace\]/m;
	return !files.some((file) => isSmallFileOf(workspace, file) && isWorkspace.test(readFileSync(file, "utf8")));
}
/** Whether the downloads and the builds of the preset are a cache each: the user decides on neither keys nor files. */
function isOfTwoCaches({ name, directory }, read) {
	if (name === "auto") return false;
	const workspace = slashed(process.cwd());
	const preset = presetInProject(presetNamed(name), {
		workspace,
		workingDirectory: workingDirectoryOf(directory)
	});
	const isOwn = read("key") !== "" || read("restore-keys") !== "" || namesFiles(read("path"));
	return isOfTwoKinds(preset) && !isOwn && ["", "false"].includes(read("rolling").toLowerCase());
}
/** Whether lines of `path` name files, and do not only leave some out. */
function namesFiles(path) {
	return /^\s*[^\s!#]/m.test(path);
}
function textOf({ name, directory }) {
	return directory === "" ? name : `${name} in ${directory}`;
}
function presetNamed(name) {
	const preset = presets.find((candidate) => candidate.name === name);
	if (preset) return preset;
	const names = ["auto", ...presets.map((candidate) => candidate.name)];
	const words = name.split(/\s+/);
	const remedy = words.every((word) => names.includes(word)) ? `separate presets by commas: ${words.join(", ")}` : `it must be one or more of: ${names.join(", ")}`;
	throw new JobFailure(`Input \`preset\` is '${name}'; ${remedy}.`);
}
/** @throws JobFailure if it is no directory of the workspace */
function workingDirectoryOf(directory) {
	const workspace = slashed(process.cwd());
	const workingDirectory = resolve(workspace, slashed(directory));
	const below = pathBelow(workspace, workingDirectory);
	const wrong = (why) => new JobFailure(`Input \`working-directory\` is '${directory}'; ${why}.`);
	if (below === void 0) throw wrong("it must be a directory of the workspace");
	const stat = statSync(workingDirectory, { throwIfNoEntry: false });
	if (!stat) throw wrong("there is no such directory");
	if (!stat.isDirectory()) throw wrong("it is no directory");
	if (pathBelow(slashed(realpathSync(workspace)), slashed(realpathSync(workingDirectory))) === void 0) throw wrong("it is a link that leads out of the workspace");
	if (/[*?[\]{}'\n\r]/.test(below)) throw wrong("a preset cannot be used where it has such characters");
	return workingDirectory;
}
export { choicesOf, hashOfFiles, isOfTwoCaches, isSmallFileOf, lockFilesBelow, namesFiles, presetInProject, presetNamed, reasonForNone, tellLeftOut, textOf, whyNoLockFile, workingDirectoryOf };
