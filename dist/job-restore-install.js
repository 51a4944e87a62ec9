import { addToState, byCommand, cacheInputs, cachedFiles, commandsOf, digestOfPackages, findMatches, findProgram, firstLine, haveSameCommand, info, isTrue, notice, openScratch, placeOf, run, scriptEnvironment, secondsText, tempDir, treesNow, warning, within } from "./start.js";
import { JobFailure } from "./tar.js";
import { join } from "node:path";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
// src/system/programs/user-script.ts
/** Runs a script of the user, as the runner would in a `run` step. */
/**
* Its output goes to the log as it comes; its standard input is empty.
* @returns the exit code, and the line that failed if there are several and the shell says so
* @throws ToolFailure if a signal ended it, or the abort reason
*/
async function runScript(text, { cwd, env, tempDir, signal }) {
	signal.throwIfAborted();
	using scratch = openScratch(tempDir);
	const shell = shellFor(text, scratch.dir, env);
	const options = {
		cwd,
		env,
		signal,
		manner: "script",
		windowsVerbatimArguments: shell.isVerbatim === true
	};
	const { exitCode } = await run(shell.path, shell.args, options);
	return {
		exitCode,
		failedLine: failedLineIn(text, scratch.dir)
	};
}
const failedFile = "failed-line";
function failedLineIn(text, dir) {
	const lines = text.split("\n");
	const file = join(dir, failedFile);
	if (lines.length < 2 || !existsSync(file)) return void 0;
	return lines[Number(readFileSync(file, "utf8")) - 1]?.trim();
}
/** https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstepsshell */
function shellFor(text, dir, env) {
	const write = (name, content) => {
		const file = join(dir, name);
		writeFileSync(file, content);
		return file;
	};
	if (process.platform !== "win32") {
		const bash = findProgram("bash");
		if (bash === void 0) return {
			path: "/bin/sh",
			args: ["-e", write("install.sh", `${text}\n`)]
		};
		return {
			path: bash,
			args: [
				"--noprofile",
				"--norc",
				"-e",
				"-o",
				"pipefail",
				write("install.sh", `${`trap 'echo "$LINENO" >| "\${0%/*}/${failedFile}"' ERR; `}${text}\n`)
			]
		};
	}
	const power = findProgram("pwsh") ?? findProgram("powershell");
	if (power === void 0) {
		const file = write("install.cmd", `@echo off\r\n${text.replaceAll("\n", "\r\n")}\r\n`);
		return {
			path: env.ComSpec ?? "cmd.exe",
			args: [
				"/D",
				"/E:ON",
				"/V:OFF",
				"/S",
				"/C",
				`"CALL "${file}""`
			],
			isVerbatim: true
		};
	}
	return {
		path: power,
		args: [
			"-NoProfile",
			"-Command",
			`. '${write("install.ps1", `$ErrorActionPreference = 'stop'\r\n${text}\r\nif ((Test-Path -LiteralPath variable:\\LASTEXITCODE)) { exit \$LASTEXITCODE }\r\n`).replaceAll("'", "''")}'`
		]
	};
}
// src/job/restore/install.ts
/** The story of `install`: runs the commands whose results were not restored, and what a hit does not bring back. */
/**
* @param commands one for each of the caches
* @throws JobFailure if a command fails, or the abort reason
*/
async function install(restored, commands, step) {
	if (isTrue(step.inputs.read("lookup-only"))) return info("Lookup only - `install` does not run");
	const installations = installationsOf(restored, commands);
	const needed = installations.filter(isNeeded);
	const fruitless = await runInstalls(needed, step);
	const hits = installations.filter((one) => !isNeeded(one));
	const isMixed = (one) => fruitless.some((other) => other.command.help !== "" && !haveSameCommand(one, other));
	for (const one of needed) if (isMixed(one)) forget(one.cache.name, whyMixed, step);
	const isPending = (hit) => needed.some((one) => haveSameCommand(hit, one));
	await runInstalls(await finishHits(hits.filter((hit) => !isPending(hit)), restored, step), step);
	for (const hit of hits) if (mayBecomeImage(hit, step)) await rememberPackages(hit, step);
	for (const { cache, tree } of installations) if (tree) addToState(cache.name, { tree: treesNow(tree.directories) }, step.states);
}
function installationsOf(restored, commands) {
	return restored.map((cache, i) => ({
		...cache,
		command: commands[i]
	})).filter(({ command }) => command.text !== "");
}
function isNeeded({ isWhole, hit }) {
	return !isWhole || hit !== "exact";
}
function mayBecomeImage({ cache }, { states }) {
	const state = states[cache.name];
	return state?.kind === "hit" && state.mayBecomeImage === true;
}
const whyMixed = "another line of `install` has made nothing for its preset, so the lines may be in another order than the presets.";
/** @returns what its lines of `path` match now */
async function rememberPackages({ cache, inputs, tree, installMs: ms }, { states }) {
	if (!inputs || !tree) return [];
	const { directories, marks, patterns } = tree;
	const matches = (await within(cache, () => findMatches(cachedFiles(inputs)))).map(({ path }) => path);
	const installed = {
		directories,
		marks,
		digest: digestOfPackages(tree),
		patterns,
		matches,
		ms
	};
	addToState(cache.name, { installed }, states);
	return matches;
}
/** The caches of downloads that help the commands of `install`, which have no command themselves. Post saves them if they are new. */
function neededDownloads(restored, commands, step) {
	if (isTrue(step.inputs.read("lookup-only"))) return [];
	return installationsOf(restored, commands).filter(isNeeded).flatMap(({ cache, tree }) => {
		if (!tree || tree.holdsDownloads) return [];
		const { name } = cache;
		const inputs = new Map(cache.inputs);
		for (const input of Object.keys(tree.inputs)) inputs.delete(input);
		for (const input of ["restore-keys", "fail-on-cache-miss"]) inputs.set(input, "");
		inputs.set("key", tree.keyStart);
		inputs.set("path", tree.amongDownloads.map((line) => `!${line}`).join("\n"));
		const downloads = cacheInputs(step.inputs, downloadsOf(name), inputs);
		step.states[downloads.name] = {
			kind: "begun",
			of: name
		};
		return {
			cache: downloads,
			command: ""
		};
	});
}
function downloadsOf(name) {
	return name === "" ? "downloads" : `${name}-downloads`;
}
/** @returns the caches whose command has made no tree */
async function runInstalls(needed, step) {
	for (const name of namesOf(needed, step)) forget(name, "the command of `install` did not succeed.", step);
	const fruitless = [];
	for (const [command, caches] of byCommand(needed)) fruitless.push(...await runInstall(command, caches, step));
	return fruitless;
}
/** @returns the caches for which the command has made no tree */
async function runInstall(command, caches, step) {
	const began = performance.now();
	await runUserCommand(command, caches, step);
	const installMs = Math.round(performance.now() - began);
	for (const name of namesOf(caches, step)) forget(name, void 0, step);
	const fruitless = [];
	for (const installation of caches) {
		const { cache, inputs, tree } = installation;
		if (!tree || !inputs) continue;
		const hasTree = (await rememberPackages({
			...installation,
			installMs
		}, step)).length > 0;
		if (!hasTree) fruitless.push(installation);
		const why = within(cache, () => whyUnfit(tree) ?? (hasTree ? void 0 : whyNoTree(tree, inputs, command.help)));
		if (why !== void 0) forget(cache.name, why, step);
	}
	return fruitless;
}
function namesOf(caches, { states }) {
	return caches.flatMap(({ cache: { name } }) => [name, downloadsOf(name)]).filter((name) => states[name]);
}
/** @param unsaved why post must not save the cache; undefined if it may */
function forget(name, unsaved, { states }) {
	addToState(name, { unsaved }, states);
}
const mostPlacesShown = 3;
/** The reason why post must not save a tree that was made, which it logs; undefined if there is none. */
function whyUnfit(tree) {
	const reason = mistakeIn(tree);
	if (reason !== void 0) warning(`The installed tree is not saved: ${reason}`);
	return reason;
}
/** The reason why post saves nothing: the command has made no tree. Logs it. @param help of the command */
function whyNoTree({ ifElsewhere }, { paths }, help) {
	const none = `the command of \`install\` made no ${paths.filter((line) => !line.startsWith("!")).slice(0, mostPlacesShown).join(", ")}`;
	notice(`Nothing is cached, because ${none}. So it runs in every job.${help} ${ifElsewhere}`.trimEnd());
	return `${none}.`;
}
function mistakeIn({ changedFile, copiedPackage }) {
	const changed = changedFile();
	if (changed !== void 0) return `the command of \`install\` changed ${changed}, which decides what is installed, so the tree does not fit the committed file. Commit the change, or use a command that changes no lock file, such as npm ci.`;
	const copied = copiedPackage();
	return copied && `it has ${copied} as a copy of a directory of this machine, and the key does not depend on that directory's files. Install it as editable (\`pip install -e\`).`;
}
/**
* Logs what does not run because all was restored, and runs what a hit does not bring back.
* @returns the hits that need the install command all the same
* @throws JobFailure if the command of `rebuild` fails, or the abort reason
*/
async function finishHits(hits, restored, step) {
	const rebuilds = commandsOf("rebuild", restored.map(({ cache }) => cache), step.inputs);
	const rebuildOf = ({ cache }) => rebuilds[restored.findIndex((one) => one.cache === cache)];
	for (const [{ text }, caches] of byCommand(hits)) info(whyNoRun(caches, firstLine(text)));
	const unfinished = [];
	for (const hit of hits) if (!rebuildOf(hit)?.text && !await runOwnScripts(hit, step)) unfinished.push(hit);
	const wanted = hits.flatMap((hit) => {
		const command = rebuildOf(hit);
		return command && !["", noRebuild].includes(command.text) ? [{
			...hit,
			command
		}] : [];
	});
	for (const [command, caches] of byCommand(wanted)) await runUserCommand(command, caches, step);
	return unfinished;
}
/** The value of `rebuild` with which nothing runs after a hit. */
const noRebuild = "none";
/**
* No key covers what they read. The install command may run them in another way, such as with its own version of the tool,
* so it must run if one of them fails.
* @returns whether all succeeded
*/
async function runOwnScripts(hit, step) {
	const scripts = await hit.tree?.ownScripts() ?? [];
	if (scripts.length === 0) return true;
	const list = scripts.map(({ text, cwd }) => `\`${text}\`${placeOf(cwd)}`).join(", ");
	info(`Scripts of this project run after a hit, too: ${list}. To run another command, set \`rebuild\`; to run nothing, \`rebuild: none\`.`);
	try {
		for (const script of scripts) await runUserCommand({
			...script,
			help: ""
		}, [hit], step);
		return true;
	} catch (error) {
		if (!(error instanceof JobFailure)) throw error;
		notice(`${error.message} So the command of \`install\` runs, as after a miss. If it works without this script, set \`rebuild: none\`.`);
		return false;
	}
}
/** Only the key of a tree shows what was installed. */
function whyNoRun(caches, command) {
	const keys = caches.flatMap(({ tree, inputs }) => tree || !inputs ? [] : [`\`${inputs.key}\``]);
	const times = caches.flatMap(({ installMs }) => installMs ?? []);
	const gain = times.length > 0 ? `. It took ${secondsText(Math.max(...times))} in the job that saved this` : "";
	return keys.length === 0 ? `All that \`${command}\` installs was restored, so it does not run${gain}` : `An entry with exactly the key ${keys.join(", ")} was restored, so \`${command}\` does not run${gain}`;
}
/** @throws JobFailure if the command fails, or the abort reason */
async function runUserCommand({ text, cwd, help }, caches, step) {
	const names = caches.flatMap(({ cache: { name } }) => name || []);
	const place = placeOf(cwd);
	const owner = step.inputs.read("caches") === "" ? "preset" : "cache";
	const whose = names.length === 0 ? "" : ` (${owner} ${names.join(", ")})`;
	info(`Run ${firstLine(text)}${place}${whose}`);
	const { exitCode, failedLine } = await runScript(text, {
		cwd,
		env: scriptEnvironment(),
		tempDir: tempDir(),
		signal: step.signal
	});
	const which = failedLine === void 0 ? "" : `, in the line \`${failedLine}\``;
	if (exitCode !== 0) throw new JobFailure(`The command \`${firstLine(text)}\`${place}${whose} failed with exit code ${exitCode}${which}.${help}`);
}
export { install, neededDownloads };
