import { boolean, environment, findProgram, object, optional, pipe, runnerSystem, safeParse, startsWith, string } from "./start.js";
import { isAbsolute as isAbsolute$1, join as join$1, orUndefined, relative as relative$1, resolve as resolve$1 } from "./tar.js";
import { answerTo, askTools, machineFor, publishingCause, versionOf } from "./fill-in.js";
import { choicesOf, isSmallFileOf, lockFilesBelow, presetNamed } from "./auto.js";
import { cachedDirectories, choose, decidingText, foreignTo, inWorkspace, isNamed } from "./presets.js";
import { NoTree } from "./preset.js";
import { createHash } from "node:crypto";
import { basename, dirname } from "node:path";
import fs, { existsSync, readFileSync, realpathSync } from "node:fs";
// src/inputs/presets/project.ts
/** Reads the files that decide what a project installs. */
const versionFiles = [
	".nvmrc",
	".node-version",
	".python-version",
	".ruby-version",
	".tool-versions",
	"mise.toml"
];
/** @returns undefined if there is no lock file */
async function projectAt(preset, installed, context) {
	const { cwd, workspace, env, signal, command } = context;
	const deciding = {
		...preset,
		lockFiles: [
			...preset.lockFiles,
			...installed.decidedBy,
			...versionFiles
		]
	};
	const paths = await lockFilesBelow(cwd, deciding, {
		workspace,
		cached: [],
		signal
	});
	if (!paths.some((path) => isNamed(basename(path), preset.lockFiles))) return void 0;
	const read = (path) => isSmallFileOf(workspace, path) ? readFileSync(path, "utf8") : "";
	const foreign = foreignTo(preset);
	const isFile = (path) => !relative$1(cwd, path).split("/").some((name) => foreign.includes(name)) && isSmallFileOf(workspace, path);
	const files = withNamedFiles(paths, {
		text: command,
		dir: cwd
	}, {
		read,
		isFile
	}).map((path) => relative$1(cwd, path));
	return {
		command,
		files,
		read: (file) => files.includes(file) ? read(join$1(cwd, file)) : "",
		exists: (path) => existsSync(join$1(cwd, path)),
		variable: (name) => env[name],
		ask: (program, args) => answerTo({
			program,
			args
		}, context)
	};
}
/**
* The given files, those that the command names, and the requirements that others include.
* @param files absolute
* @param isFile whether an absolute path is a file that may count
*/
function withNamedFiles(files, command, { read, isFile }) {
	const found = new Set(files);
	const add = ({ text, dir }) => {
		for (const word of text.split(/[\s"'`=;|&()<>,]+/)) {
			const path = resolve$1(dir, word);
			if (word !== "" && isFile(path)) found.add(path);
		}
	};
	add(command);
	for (const path of found) add({
		text: namingText(path, read),
		dir: dirname(path)
	});
	return [...found];
}
/** The part of a file that may name files. */
function namingText(path, read) {
	if (!/\.(txt|in)$/.test(path)) return "";
	return [...read(path).matchAll(/^\s*(?:-r|-c|--requirement|--constraint)[\s=]*(.*)$/gm)].map(([, file]) => file).join("\n");
}
// src/inputs/presets/fill-tree.ts
/** The story of an installed tree: finds out what decides its contents, and fills in its path and key. */
/**
* Asks only quick questions, because most jobs need nothing but the tree.
* @param name the input, which stands for one preset
* @param command decides what is installed, too
* @returns undefined if the preset's own cache is all that the command makes, there is no lock file, or presets cache
*   nothing in this run
* @throws NoTree if no tree can be cached, and JobFailure naming the input
*/
async function fillTree(name, { read, command }, signal) {
	const [choice] = await choicesOf(name, read("working-directory"), signal);
	if (choice.name === "auto" || publishingCause(read) !== void 0) return void 0;
	const preset = presetNamed(choice.name);
	const { installed } = preset;
	if (!installed) return void 0;
	const env = environment();
	const machine = machineFor(choice.directory, env);
	const { workingDirectory: cwd } = machine;
	const context = {
		cwd,
		workspace: machine.workspace,
		env,
		signal
	};
	const { toolchain = preset.toolchain } = installed;
	if (toolchain) versionOf(toolchain, context);
	const project = await projectAt(preset, installed, {
		...context,
		command
	});
	if (!project) return void 0;
	refuseCopies(project, installed);
	const places = await installed.locate(project);
	const answers = await askTools(presetOfTree(preset, installed, places), context);
	const texts = project.files.map((file) => [file, decidingText(file, project.read(file))]);
	const facts = [
		command,
		answers.version,
		...installed.holdsPaths ? [
			cwd,
			machine.home,
			interpreter(preset)
		] : [],
		Object.entries(env).filter(([variable]) => installed.variables.test(variable)).sort(),
		texts
	];
	const hash = createHash("sha256").update(JSON.stringify(facts)).digest("hex");
	const parts = {
		start: read("key"),
		...runnerSystem(),
		hash,
		commit: ""
	};
	const filled = choose(answers, machine, parts, { isRolling: false });
	const patterns = patternsFor(places.patterns ?? [], machine);
	const directories = [...cachedDirectories(answers, machine), ...patterns.filter(isAbsolute$1)];
	return {
		inputs: {
			path: [
				filled.path,
				...patterns,
				read("path")
			].filter((text) => text).join("\n"),
			key: filled.key,
			"restore-keys": places.downloads ? filled["restore-keys"] : "",
			"source-times": read("source-times"),
			rolling: "false"
		},
		keyStart: parts.start,
		changedFile: () => texts.find(([file, text]) => decidingText(file, project.read(file)) !== text)?.[0],
		holdsDownloads: places.downloads !== void 0,
		amongDownloads: amongDownloads(filled.path.split("\n"), preset, machine),
		directories,
		copiedPackage: () => copiedPackageIn(directories),
		marks: installed.marks,
		patterns,
		keyNotes: keyNotesFor(installed, machine),
		ifElsewhere: installed.ifElsewhere ?? "",
		ownScripts: () => ownScripts(preset, project, cwd)
	};
}
async function ownScripts(preset, project, dir) {
	return (await preset.installed?.ownScripts?.(project, preset) ?? []).map(({ text, directory }) => ({
		text,
		cwd: join$1(dir, directory)
	}));
}
function keyNotesFor({ holdsPaths }, { workspace }) {
	if (!holdsPaths) return [];
	return [`The key has the paths of the workspace (${workspace}), the home and the interpreter, because the tree holds such paths. A job with other paths does not find it.`];
}
function amongDownloads(lines, preset, machine) {
	const downloads = cachedDirectories({
		preset,
		directories: [],
		toolchain: "",
		version: ""
	}, machine);
	const pathOf = (line) => line.replace(/^~(?=\/)/, machine.home);
	return lines.filter((line) => downloads.some((place) => pathOf(line).startsWith(`${place}/`)));
}
/** A preset whose cache is the tree. */
function presetOfTree(preset, { toolchain }, { directories, downloads = [] }) {
	return {
		...preset,
		name: `${preset.name}-installed`,
		program: preset.program ?? preset.name,
		isNative: true,
		...toolchain && { toolchain },
		directories: [...downloads, ...directories]
	};
}
/** Lines of `path` are relative to the workspace. */
function patternsFor(patterns, machine) {
	const below = inWorkspace(machine.workingDirectory, machine);
	return patterns.map((pattern) => below === void 0 || isAbsolute$1(pattern.replace(/^!/, "")) ? pattern : `${below}/${pattern}`);
}
/** @throws NoTree */
function refuseCopies({ files, read }, { copies }) {
	const found = files.find((file) => basename(file) === copies?.file && copies.text.test(read(file)));
	if (found !== void 0) throw new NoTree(`by ${found}, the tool copies directories of the project, whose contents no lock file has`);
}
/** The program that the paths in a tree lead to; empty if there is none. */
function interpreter({ toolchain }) {
	const { name = "", programs = [name] } = toolchain ?? {};
	const path = programs.map(findProgram).find((found) => found !== void 0);
	return path === void 0 ? "" : realpathSync(path);
}
const sitePackages = [
	".",
	"lib/python*/site-packages",
	"*/lib/python*/site-packages",
	"Lib/site-packages"
];
const origin = object({
	url: pipe(string(), startsWith("file:")),
	dir_info: object({ editable: optional(boolean(), false) })
});
/** @param environments absolute paths of directories */
function copiedPackageIn(environments) {
	for (const cwd of environments) for (const path of fs.globSync(sitePackages.map((place) => `${place}/*.dist-info/direct_url.json`), { cwd })) {
		const json = orUndefined(() => JSON.parse(readFileSync(join$1(cwd, path), "utf8")));
		const { success, output } = safeParse(origin, json);
		if (success && !output.dir_info.editable) return /([^/\\]+)\.dist-info/.exec(path)?.[1];
	}
}
export { fillTree };
