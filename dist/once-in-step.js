import { join, orUndefined, pathBelow } from "./start.js";
import { foreignTo, isNamed, presetsFor } from "./presets.js";
import { createHash } from "node:crypto";
import { accessSync, constants, lstatSync, readFileSync, readdirSync, realpathSync } from "node:fs";
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
// src/inputs/presets/once-in-step.ts
/** Answers a question once in a step, whose caches often ask the same. */
/** By the signals of steps. */
const answers = /* @__PURE__ */ new WeakMap();
/** @param question names the answer: in one step, it always has the same type */
function onceInStep(question, signal, answer) {
	const ofStep = answers.get(signal) ?? /* @__PURE__ */ new Map();
	answers.set(signal, ofStep);
	const known = ofStep.get(question) ?? answer();
	ofStep.set(question, known);
	return known;
}
export { commonDirectory, fileNamesIn, hashOfFiles, isSmallFileOf, lockFilesBelow, onceInStep, presetInProject, presetsBelow };
