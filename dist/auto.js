import { JobFailure, info, join, pathBelow, relative, resolve, slashed } from "./start.js";
import { commonDirectory, fileNamesIn, isSmallFileOf, onceInStep, presetInProject, presetsBelow } from "./ask.js";
import { isOfTwoKinds, presets, presetsFor } from "./presets.js";
import { readFileSync, realpathSync, statSync } from "node:fs";
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
async function tellLeftOut(step, signal) {
	const dir = workingDirectoryOf(step.workingDirectory);
	const here = presetsFor(fileNamesIn(dir), presets);
	if (here.length === 0) return;
	const below = await presetsBelow(dir, presets, signal, mostDeep);
	const names = here.map(({ name }) => name);
	const installed = pathsIn(step.install);
	const leftOut = presets.flatMap((preset) => {
		const { name, yieldsTo = [] } = preset;
		const paths = (below.get(name) ?? []).filter((path) => path !== "");
		const outermost = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
		if (names.includes(name) ? !(step.install !== "" && installsOnlyHere(preset, dir)) : yieldsTo.some((other) => names.includes(other))) return [];
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
export { choicesOf, isOfTwoCaches, namesFiles, presetNamed, tellLeftOut, textOf, workingDirectoryOf };
