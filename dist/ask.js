import { debug, findProgram, join, messageOf, pathMaths, programEnvironment, resolve, run, slashed } from "./start.js";
import { isSmallFileOf, onceInStep } from "./once-in-step.js";
import { readFileSync } from "node:fs";
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
/** The answers of a missing tool are undefined. Asks once in a step: a preset may be two caches. */
function askTools(preset, context) {
	return onceInStep(`${preset.name} in ${context.cwd}`, context.signal, () => askAll(preset, context));
}
async function askAll(preset, context) {
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
/**
* Asks once in a step: a tree, its downloads and other caches need the same version. Version managers choose it by the
* directory.
*/
function versionOf(toolchain, context) {
	const question = `version of ${toolchain.name} in ${context.cwd}`;
	return onceInStep(question, context.signal, () => askForVersion(toolchain, withLimit(context)));
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
/** In bytes; cargo describes each package of a workspace. */
const longestAnswer = 4 * 1024 ** 2;
/** Empty without an answer: on Windows, npm and others are scripts, which only a shell can start. */
async function answerTo({ program, args, stream = "stdout" }, { cwd, env, signal }) {
	const path = findProgram(program);
	if (path === void 0) return "";
	try {
		const ours = {
			...settingsIn(env),
			...programEnvironment()
		};
		return (await run(path, args, {
			cwd,
			env: ours,
			signal,
			group: "killed",
			mostBytes: longestAnswer
		}))[stream].toString();
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
export { answerTo, askTools, versionOf, withLimit };
