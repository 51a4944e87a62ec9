import { minimatch } from "./start.js";
import { basename, dirname, isAbsolute, join, orUndefined, parse, pathBelow, pathMaths, slashed } from "./tar.js";
import { hash } from "node:crypto";
import { readlinkSync, statSync } from "node:fs";
// src/inputs/presets/places.ts
/** Finds the directories of a preset: a tool, a setting or a variable names them, or the defaults count. */
/** @param answer the directory that the tool or its setting names @returns absolute paths */
function locate(directory, [program, answer], machine) {
	const ofVariables = (directory.variables ?? []).map((path) => [path, variableAt(path, machine)]);
	const named = [[program, answer], ...ofVariables].flatMap(([by, place]) => place ? [{
		by,
		place: absolute(place, machine)
	}] : []);
	const refused = [];
	const isFit = ({ by, place }) => {
		const unfit = [place, ...(directory.take ?? []).map((part) => `${place}/${part}`)].find((part) => !isCacheable(part, machine));
		if (unfit) refused.push({
			by,
			place: unfit,
			real: machine.realDirectory(unfit)
		});
		return !unfit;
	};
	const chosen = named.find(isFit);
	if (chosen) return {
		places: [chosen.place],
		refused
	};
	const by = `The default of ${program}`;
	return {
		places: defaultsOf(directory, machine).filter((place) => isFit({
			by,
			place
		})),
		refused
	};
}
/** Reads variables as the system does: Windows ignores the case of their names. */
function variablesOf(env, platform) {
	if (platform !== "win32") return (name) => env[name];
	const values = new Map(Object.entries(env).map(([name, value]) => [name.toUpperCase(), value]));
	return (name) => values.get(name.toUpperCase());
}
/** @param path a variable's name, and names below its directory */
function variableAt(path, { variable }) {
	const [name = "", ...below] = path.split("/");
	const value = variable(name);
	return value && [value, ...below].join("/");
}
function absolute(place, { platform, home, workingDirectory }) {
	const [dir, path] = place.startsWith("~/") ? [home, place.slice(2)] : [workingDirectory, place];
	return pathMaths(platform).resolve(slashed(dir, platform), slashed(path, platform));
}
function defaultsOf(directory, machine) {
	const { platform, userHome } = machine;
	const places = (platform === "win32" || platform === "darwin") && directory[platform];
	const ofJava = platform === "linux" && directory.ofJava ? {
		...machine,
		home: userHome
	} : machine;
	return (places || directory.linux).map((place) => xdgPlace(place, machine) ?? absolute(place, ofJava));
}
/** https://specifications.freedesktop.org/basedir-spec/latest, which ignores relative paths */
function xdgPlace(place, machine) {
	if (machine.platform !== "linux") return void 0;
	for (const [home, name] of [["~/.cache/", "XDG_CACHE_HOME"], ["~/.local/share/", "XDG_DATA_HOME"]]) {
		const value = machine.variable(name);
		if (!value?.startsWith("/") || !place.startsWith(home)) continue;
		const path = absolute(`${value}/${place.slice(home.length)}`, machine);
		if (isCacheable(path, machine)) return path;
	}
}
const systemDirectories = /^(|s?bin|home|lib\d*|media|mnt|opt|root|run|srv|tmp|usr|var|users|windows|program files.*)$/i;
/**
* Whether an absolute path may be a directory that only holds a cache. A file of the checkout may have named it, all jobs
* that restore the cache can read it, and its links may be links of the checkout.
*/
function isCacheable(directory, machine) {
	const real = machine.realDirectory(directory);
	if (real === void 0) return false;
	const realOf = (path) => machine.realDirectory(path) ?? path;
	const realMachine = {
		...machine,
		home: realOf(machine.home),
		workspace: realOf(machine.workspace),
		workingDirectory: realOf(machine.workingDirectory)
	};
	return !(inWorkspace(directory, machine) !== void 0 && inWorkspace(real, realMachine) === void 0) && mayHoldCache(directory, machine) && mayHoldCache(real, realMachine);
}
function mayHoldCache(directory, { platform, home, workspace, workingDirectory }) {
	const maths = pathMaths(platform);
	const holds = (dir) => pathBelow(directory, slashed(dir, platform), maths) !== void 0;
	const names = directory.slice(maths.parse(directory).root.length).split("/");
	return !(names.length === 1 && systemDirectories.test(names[0] ?? "")) && ![
		home,
		workspace,
		workingDirectory
	].some(holds) && !/[*?[\]{}\n\r]/.test(directory) && !/^(?:private\/)?(?:etc|dev(?!\/shm\/)|proc|sys|boot)\//.test(names.join("/")) && !names.some((name) => /^\.(git|ssh|aws|gnupg|docker|kube|azure|netrc)$/i.test(name));
}
/** The path relative to the workspace; undefined if it is elsewhere. */
function inWorkspace(path, { platform, workspace }) {
	return below(workspace, path, platform);
}
/** The path as users write it: relative to the home or the workspace, because these differ from runner to runner. */
function asWritten(path, machine) {
	const { platform, home } = machine;
	const inHome = below(home, path, platform);
	return inWorkspace(path, machine)?.replace(/^(?=[~!#])/, "./") ?? (inHome === void 0 ? path : `~/${inHome}`);
}
function below(dir, path, platform) {
	return pathBelow(slashed(dir, platform), path, pathMaths(platform)) || void 0;
}
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
// src/inputs/presets/choose.ts
/** Turns a preset and the answers of its tool into a path, a key and restore keys. */
/** In a rolling cache the key stays, so it has neither a hash nor a commit. */
function choose(answers, machine, parts, { isRolling }) {
	const { preset, toolchain } = answers;
	const distribution = preset.isNative ? machine.distribution : "";
	const directory = (inWorkspace(machine.workingDirectory, machine) ?? "").replace(/[^\w.-]+/g, "_");
	const stem = [
		parts.start,
		preset.name,
		directory,
		parts.os,
		distribution,
		parts.arch,
		toolchain
	].filter((part) => part).join("-");
	return {
		path: linesOf(answers, machine).join("\n"),
		...(holdsOnlyBuilds(preset) ? keysOfBuilds : keysOfDownloads)(stem, parts, isRolling),
		"source-times": preset.comparesTimes ? "true" : "",
		rolling: String(isRolling)
	};
}
function kindOf({ holds }) {
	return holds ?? "downloads";
}
function holdsOnlyBuilds({ directories }) {
	return directories.every((directory) => kindOf(directory) === "builds");
}
function isOfTwoKinds({ directories }) {
	return new Set(directories.map(kindOf)).size === 2;
}
/**
* The answers for the directories of one kind. Downloads are the same for each version of the toolchain.
* @param kind undefined for all directories
*/
function answersOfKind(answers, kind) {
	if (kind === void 0) return answers;
	const { preset } = answers;
	const isOfKind = (_, i) => kindOf(preset.directories[i]) === kind;
	const ofKind = {
		...preset,
		name: nameOfKind(preset.name, kind),
		program: preset.program ?? preset.name,
		directories: preset.directories.filter(isOfKind)
	};
	const directories = answers.directories.filter(isOfKind);
	if (kind === "builds") return {
		...answers,
		preset: ofKind,
		directories
	};
	const { toolchain: _, comparesTimes: __, isNative: ___, ...plain } = ofKind;
	return {
		preset: plain,
		directories,
		toolchain: "",
		version: ""
	};
}
function nameOfKind(name, kind) {
	return kind === "builds" ? `${name}-builds` : name;
}
function keysOfDownloads(stem, { hash }, isRolling) {
	return isRolling ? {
		key: stem,
		"restore-keys": ""
	} : {
		key: `${stem}-${hash}`,
		"restore-keys": `${stem}-`
	};
}
/** Each job has a cache of its own, and without one begins with that of any job of the same toolchain and flags. */
function keysOfBuilds(stem, { flags, job, commit }, isRolling) {
	const ofAllJobs = [stem, flags].filter((part) => part).join("-");
	const ofJob = [ofAllJobs, job].filter((part) => part).join("-");
	const prefixes = [.../* @__PURE__ */ new Set([...isRolling ? [] : [ofJob], ...job ? [ofAllJobs] : []])];
	return {
		key: isRolling ? ofJob : `${ofJob}-${commit}`,
		"restore-keys": prefixes.map((prefix) => `${prefix}-`).join("\n")
	};
}
const hashLength = 8;
/** For keys, where it shows no value. Empty if no variables decide what the tool builds. */
function hashOfFlags({ flags }, env) {
	if (!flags) return "";
	const variables = Object.values(flags);
	const set = Object.entries(env).filter(([name, value]) => value !== "" && variables.some((names) => names.test(name)));
	return hash("sha256", JSON.stringify(set.sort())).slice(0, hashLength);
}
/** Such as `ubuntu24.04`. https://www.freedesktop.org/software/systemd/man/latest/os-release.html */
function distributionIn(osRelease) {
	const field = (name) => new RegExp(`^${name}=["']?([\\w.-]*)`, "m").exec(osRelease)?.[1] ?? "";
	return field("ID") + field("VERSION_ID");
}
/** The parts of a key as expressions, to paste into a workflow. @param cached directories that the preset caches */
function expressionsFor(preset, machine, cached) {
	const below = inWorkspace(machine.workingDirectory, machine);
	const prefix = below === void 0 ? "" : `${below}/`;
	const foreign = foreignTo(preset);
	const ofCaches = cached.flatMap((path) => inWorkspace(path, machine) ?? []);
	const excludes = [...foreign.map((name) => `!${prefix}**/${name}/**`), ...ofCaches.filter((path) => !path.split("/").some((name) => foreign.includes(name))).map((path) => `!${path}/**`)];
	const quoted = [...preset.lockFiles.map((name) => `${prefix}**/${name}`), ...excludes].map((pattern) => `'${pattern.replaceAll("'", "''")}'`);
	return {
		os: expression("runner.os"),
		arch: expression("runner.arch"),
		hash: expression(`hashFiles(${quoted.join(", ")})`),
		commit: expression("github.sha")
	};
}
/** Stands for the id of the job. */
const jobExpression = expression("github.job");
function expression(text) {
	return `$\{{ ${text} }}`;
}
/** The user's key and restore keys replace the preset's. The user's lines of `path` are added, and come last. */
function withUserInputs(filled, own) {
	const restoreKeys = own.key === "" ? filled["restore-keys"] : "";
	return {
		path: [filled.path, own.path].filter((lines) => lines !== "").join("\n"),
		key: own.key || filled.key,
		"restore-keys": own["restore-keys"] || restoreKeys,
		"source-times": own["source-times"] || filled["source-times"],
		rolling: own.rolling || filled.rolling
	};
}
function presetsFor(fileNames, presets) {
	const found = presets.filter((preset) => !holdsOnlyBuilds(preset) && fileNames.some((name) => isNamed(name, preset.lockFiles)));
	const names = found.map(({ name }) => name);
	return found.filter(({ yieldsTo = [] }) => !yieldsTo.some((name) => names.includes(name)));
}
function isNamed(fileName, patterns) {
	return patterns.some((pattern) => minimatch(fileName, pattern, { dot: true }));
}
/** The names of directories whose files are not the project's own. */
function foreignTo({ foreign = [] }) {
	return ["node_modules", ...foreign];
}
function placesOf({ preset, directories }, machine) {
	return preset.directories.map((directory, index) => locate(directory, [preset.program ?? preset.name, directories[index]], machine));
}
/** The directories of a preset, absolute. */
function cachedDirectories(answers, machine) {
	return placesOf(answers, machine).flatMap(({ places }) => places);
}
function linesOf(answers, machine) {
	const lines = placesOf(answers, machine).flatMap(({ places }, index) => {
		const { take = [""], leaveOut = [] } = answers.preset.directories[index] ?? {};
		return places.flatMap((place) => take.flatMap((part) => {
			const line = [asWritten(place, machine), part].filter((name) => name !== "").join("/");
			return [line, ...leaveOut.map((pattern) => `!${line}/${pattern}`)];
		}));
	});
	return lines.filter((line) => !(line.startsWith("!") && lines.includes(line.slice(1))));
}
// src/inputs/presets/bundler.ts
const bundler = {
	name: "bundler",
	program: "bundle",
	lockFiles: ["Gemfile.lock", "gems.locked"],
	manifest: "Gemfile",
	foreign: ["vendor"],
	isNative: true,
	directories: [{
		variables: ["BUNDLE_PATH"],
		linux: ["vendor/bundle"],
		leaveOut: ["ruby/*/cache"]
	}],
	toolchain: {
		name: "ruby",
		version: /^ruby (\d+\.\d+)/
	},
	installed: {
		decidedBy: [
			"Gemfile",
			"gems.rb",
			"*.gemspec",
			"*.gemfile",
			"*.gemfile.lock"
		],
		variables: /^BUNDLE_(GEMFILE|WITH|WITHOUT|ONLY|PATH|DEPLOYMENT|FORCE_RUBY_PLATFORM|BUILD__\w+)$/,
		ifElsewhere: "Set `BUNDLE_PATH: vendor/bundle` in the job's `env`.",
		marks: ["ruby/*/specifications/*.gemspec"],
		locate: () => ({
			directories: [],
			downloads: bundler.directories
		})
	}
};
// src/inputs/presets/compilers.ts
/** The variables that decide what C and C++ compilers build. */
const compilerFlags = {
	"https://www.gnu.org/software/make/manual/html_node/Implicit-Variables.html": /^(CC|CXX|CFLAGS|CXXFLAGS|CPPFLAGS|LDFLAGS)$/,
	"https://cmake.org/cmake/help/latest/manual/cmake-env-variables.7.html": /^CMAKE_(BUILD_TYPE|TOOLCHAIN_FILE)$/
};
const goQuestion = [
	"env",
	"GOVERSION",
	"GOMODCACHE",
	"GOCACHE"
];
/** https://go.dev/ref/mod#module-cache, https://pkg.go.dev/cmd/go#hdr-Build_and_test_caching, and setup-go's `cache` */
const go = {
	name: "go",
	lockFiles: ["go.sum", "go.mod"],
	directories: [{
		questions: [goQuestion],
		inAnswer: /(.*)\r?\n.*\s*$/,
		variables: ["GOMODCACHE"],
		linux: ["~/go/pkg/mod"],
		leaveOut: ["cache/lock", "cache/download/**/*.lock"]
	}, {
		holds: "builds",
		questions: [goQuestion],
		variables: ["GOCACHE"],
		linux: ["~/.cache/go-build"],
		darwin: ["~/Library/Caches/go-build"],
		win32: ["~/AppData/Local/go-build"],
		leaveOut: ["fuzz"]
	}],
	toolchain: {
		name: "go",
		args: goQuestion,
		version: /^go(\d+(?:\.\w+)*)/m
	},
	flags: {
		"https://pkg.go.dev/cmd/go#hdr-Environment_variables": /^GO(FLAGS|OS|ARCH|EXPERIMENT|FIPS140|386|AMD64|ARM|ARM64|MIPS|MIPS64|PPC64|RISCV64|WASM)$/,
		"https://pkg.go.dev/cmd/cgo#hdr-Using_cgo_with_the_go_command": /^(CGO_(ENABLED|CFLAGS|CPPFLAGS|CXXFLAGS|FFLAGS|LDFLAGS)|CC|CXX|FC)$/
	},
	comparesTimes: true
};
/** https://doc.rust-lang.org/cargo/guide/cargo-home.html#caching-the-cargo-home-in-ci, https://github.com/Swatinem/rust-cache */
const cargo = {
	name: "cargo",
	lockFiles: ["Cargo.lock"],
	manifest: "Cargo.toml",
	foreign: ["target"],
	isNative: true,
	directories: [{
		variables: ["CARGO_HOME"],
		linux: ["~/.cargo"],
		take: [
			"registry/index",
			"registry/cache",
			"git/db"
		]
	}, {
		holds: "builds",
		questions: [[
			"metadata",
			"--no-deps",
			"--offline",
			"--format-version",
			"1"
		]],
		inAnswer: /"target_directory":"([^"]*)"/,
		variables: ["CARGO_TARGET_DIR", "CARGO_BUILD_TARGET_DIR"],
		linux: ["target"],
		leaveOut: [
			"*/incremental",
			"*/*/incremental",
			"doc",
			"package",
			"tmp"
		]
	}],
	toolchain: {
		name: "rustc",
		version: /^rustc (\S+)(?: \(([0-9a-f]+))?/
	},
	flags: {
		"https://doc.rust-lang.org/cargo/reference/environment-variables.html": /^(CARGO_(ENCODED_)?RUST(DOC)?FLAGS|RUST(DOC)?FLAGS|RUSTC(_WORKSPACE)?_WRAPPER|RUSTC|CARGO_INCREMENTAL)$/,
		"https://doc.rust-lang.org/cargo/reference/config.html": /^CARGO_(BUILD_(TARGET|RUST(DOC)?FLAGS|RUSTC\w*|INCREMENTAL)|PROFILE_\w+|TARGET_\w+_(RUST(DOC)?FLAGS|LINKER))$/,
		"https://docs.rs/cc/latest/cc/#external-configuration-via-environment-variables": /^((HOST|TARGET)_)?(CC|CXX|AR|CFLAGS|CXXFLAGS|ARFLAGS)(_[a-z\d_]+)?$/
	},
	comparesTimes: true
};
/** https://ccache.dev/manual/latest.html#config_cache_dir */
const ccache = {
	name: "ccache",
	lockFiles: [],
	directories: [{
		holds: "builds",
		questions: [["--get-config", "cache_dir"]],
		variables: ["CCACHE_DIR"],
		linux: ["~/.cache/ccache"],
		darwin: ["~/Library/Caches/ccache"],
		win32: ["~/AppData/Local/ccache"],
		leaveOut: ["tmp", "lock"]
	}],
	flags: compilerFlags
};
/** The local directory. https://github.com/mozilla/sccache/blob/main/docs/Local.md */
const sccache = {
	name: "sccache",
	lockFiles: [],
	directories: [{
		holds: "builds",
		variables: ["SCCACHE_DIR"],
		linux: ["~/.cache/sccache"],
		darwin: ["~/Library/Caches/Mozilla.sccache"],
		win32: ["~/AppData/Local/Mozilla/sccache"]
	}],
	flags: {
		...compilerFlags,
		"https://github.com/mozilla/sccache/blob/main/docs/Rust.md": /^(CARGO_(ENCODED_|BUILD_)?RUSTFLAGS|RUSTFLAGS)$/
	}
};
// src/inputs/presets/composer.ts
/** What `composer install` does even if everything is installed. Classmaps list the classes of the project. */
const always = /"(pre|post)-(install-cmd|autoload-dump)"|"classmap(-authoritative)?"|"optimize-autoloader"/;
const alwaysByCommand = /\s(-o|-a|--optimize-autoloader|--classmap-authoritative)(\s|$)/;
const composer = {
	name: "composer",
	lockFiles: ["composer.lock"],
	manifest: "composer.json",
	foreign: ["vendor"],
	directories: [{
		questions: [[
			"config",
			"--no-interaction",
			"cache-dir"
		]],
		variables: ["COMPOSER_CACHE_DIR"],
		linux: ["~/.cache/composer"],
		darwin: ["~/Library/Caches/composer"],
		win32: ["~/AppData/Local/Composer"],
		take: ["files", "vcs"]
	}],
	installed: {
		toolchain: {
			name: "php",
			version: /^PHP (\d+\.\d+)/
		},
		decidedBy: ["composer.json"],
		variables: /^COMPOSER(_(NO_DEV|PREFER_\w+|MIRROR_PATH_REPOS|VENDOR_DIR|BIN_DIR))?$/,
		marks: ["composer/installed.json"],
		locate: () => ({ directories: [{
			variables: ["COMPOSER_VENDOR_DIR"],
			linux: ["vendor"]
		}] }),
		ownScripts({ command, read }) {
			const part = command.split(/&&|\|\||[;|\n]/).find((one) => /\bcomposer\b.*\s(i|install)\b/.test(one));
			return always.test(read("composer.json")) || alwaysByCommand.test(part ?? command) ? [{
				text: (part ?? command).trim(),
				directory: "."
			}] : [];
		},
		copies: {
			file: "composer.json",
			text: /"symlink"\s*:\s*false/
		}
	}
};
// src/inputs/presets/java.ts
/**
* https://docs.gradle.org/current/userguide/directory_layout.html, https://github.com/gradle/actions, and `cache: gradle`
* of https://github.com/actions/setup-java
*/
const gradle = {
	name: "gradle",
	lockFiles: [
		"*.gradle",
		"*.gradle.kts",
		"gradle-wrapper.properties",
		"*.versions.toml",
		"gradle.lockfile",
		"gradle.properties"
	],
	foreign: ["build", ".gradle"],
	directories: [{
		variables: ["GRADLE_USER_HOME"],
		linux: ["~/.gradle"],
		ofJava: true,
		take: [
			"caches/modules-2",
			"wrapper/dists",
			"jdks"
		]
	}, {
		holds: "builds",
		variables: ["GRADLE_USER_HOME"],
		linux: ["~/.gradle"],
		ofJava: true,
		take: ["caches"],
		leaveOut: ["modules-2", "*/cc-keystore"]
	}],
	toolchain: {
		name: "jdk",
		programs: ["java"],
		args: ["-version"],
		stream: "stderr",
		version: / version "(?:1\.)?(\d+)/
	}
};
/** https://maven.apache.org/guides/mini/guide-configuring-maven.html, and `cache: maven` of https://github.com/actions/setup-java */
const maven = {
	name: "maven",
	program: "mvn",
	lockFiles: ["pom.xml", "maven-wrapper.properties"],
	foreign: ["target"],
	directories: [
		{
			setting: {
				sources: [
					"$MAVEN_ARGS",
					".mvn/maven.config",
					"$MAVEN_OPTS"
				],
				value: /(?:^|\s)-Dmaven\.repo\.local=(\S+)/
			},
			linux: ["~/.m2/repository"],
			ofJava: true,
			leaveOut: ["**/*.lastUpdated", "**/resolver-status.properties"]
		},
		{
			variables: ["MAVEN_USER_HOME/wrapper/dists"],
			linux: ["~/.m2/wrapper/dists"],
			ofJava: true
		},
		{
			holds: "builds",
			onlyWith: {
				file: ".mvn/extensions.xml",
				text: /maven-build-cache-extension/
			},
			setting: {
				sources: [
					"$MAVEN_ARGS",
					".mvn/maven.config",
					"$MAVEN_OPTS"
				],
				value: /(?:^|\s)-Dmaven\.build\.cache\.location=(\S+)/
			},
			linux: ["~/.m2/build-cache"],
			ofJava: true
		}
	]
};
// src/inputs/presets/own-scripts.ts
/** Finds the scripts of package.json files that a package manager runs when it installs. */
const ofInstall = [
	"preinstall",
	"install",
	"postinstall"
];
const ofPrepare = [
	"preprepare",
	"prepare",
	"postprepare"
];
/**
* Packages come after those that they need, and the root comes last.
* @param lockFiles the names that a root's lock file may have
*/
async function scriptsOfPackages(project, lockFiles, lifecycle) {
	if (ignoresScripts(project)) return [];
	const { files, read, exists } = project;
	const packages = files.filter((file) => basename(file) === "package.json").map((file) => ({
		directory: dirname(file),
		fields: fieldsOf(read(file)) ?? {}
	}));
	const all = [...lifecycle.ofRoot, ...lifecycle.ofPackages];
	if (packages.every((one) => scriptsOf(one, all, lifecycle).length === 0)) return [];
	const locked = files.filter((file) => isNamed(basename(file), lockFiles)).map((file) => dirname(file));
	const isInstalled = (directory) => ["node_modules", ".pnp.cjs"].some((name) => exists(join(directory, name)));
	const isRoot = ({ directory }) => locked.includes(directory) && isInstalled(directory);
	const scripts = [];
	for (const root of packages.filter(isRoot)) {
		const isMember = await membership(root, project, lifecycle);
		const members = packages.filter((one) => !isRoot(one) && isMember(one));
		for (const one of inOrder(members)) scripts.push(...scriptsOf(one, lifecycle.ofPackages, lifecycle));
		scripts.push(...scriptsOf(root, lifecycle.ofRoot, lifecycle));
	}
	return scripts;
}
/** Settings of npm, pnpm, Yarn and Bun, and options of their commands, have the same words. A comment is none. */
const ignoring = /^[^#\n]*(ignore[-_]?scripts(?!["']?[\s=:]*["']?false)|skip-build)/im;
const ignoringVariables = [...["npm_config_ignore_scripts", "NPM_CONFIG_IGNORE_SCRIPTS"], ...[
	"pnpm_config_ignore_scripts",
	"PNPM_CONFIG_IGNORE_SCRIPTS",
	"YARN_IGNORE_SCRIPTS"
]];
function ignoresScripts({ command, files, read, variable }) {
	return [command, ...files.filter((file) => !file.includes("/") && file !== "package.json").map(read)].some((text) => ignoring.test(text)) || ignoringVariables.some((name) => /^(true|1)$/.test(variable(name) ?? ""));
}
/** Whether a package belongs to the workspace of a root. */
async function membership({ directory: top, fields }, { read }, { linksFiles = false }) {
	const { workspaces } = fields;
	const ofManifest = stringsIn(Array.isArray(workspaces) ? workspaces : fieldOf(workspaces, "packages"));
	const links = Object.values(dependenciesOf(fields)).flatMap((version) => typeof version === "string" && version.startsWith("file:") ? version.slice(5) : []);
	const all = [
		...ofManifest,
		...await patternsOfPnpm(read(join(top, "pnpm-workspace.yaml"))),
		...linksFiles ? links : []
	];
	const placed = (pattern) => join(top, pattern).replace(/\/+$/, "");
	const excluded = all.flatMap((pattern) => pattern.startsWith("!") ? placed(pattern.slice(1)) : []);
	const included = all.flatMap((pattern) => pattern.startsWith("!") ? [] : placed(pattern));
	return ({ directory }) => included.some((pattern) => minimatch(directory, pattern)) && !excluded.some((pattern) => minimatch(directory, pattern));
}
async function patternsOfPnpm(text) {
	if (text === "") return [];
	const { FAILSAFE_SCHEMA, load } = await import("./js-yaml-js-yaml.js");
	try {
		return stringsIn(fieldOf(load(text, { schema: FAILSAFE_SCHEMA }), "packages"));
	} catch {
		return [];
	}
}
/** Sorts packages: a package comes after the packages that it needs. */
function inOrder(packages) {
	const byName = new Map(packages.map((one) => [one.fields.name, one]));
	const ordered = /* @__PURE__ */ new Set();
	const met = /* @__PURE__ */ new Set();
	const visit = (one) => {
		if (met.has(one)) return;
		met.add(one);
		for (const name of Object.keys(dependenciesOf(one.fields))) {
			const needed = byName.get(name);
			if (needed) visit(needed);
		}
		ordered.add(one);
	};
	for (const one of packages) visit(one);
	return [...ordered];
}
function scriptsOf({ directory, fields }, names, { run, hasHooks }) {
	const own = names.filter((name) => fieldOf(fields.scripts, name));
	const isHook = (name) => own.some((of) => name === `pre${of}` || name === `post${of}`);
	return own.filter((name) => !hasHooks || !isHook(name)).map((name) => ({
		text: `${run} ${name}`,
		directory
	}));
}
function dependenciesOf(fields) {
	return Object.assign({}, ...[
		"dependencies",
		"devDependencies",
		"optionalDependencies",
		"peerDependencies"
	].map((name) => fields[name]));
}
function fieldOf(value, name) {
	return Object.entries(value ?? {}).find(([key]) => key === name)?.[1];
}
function stringsIn(value) {
	return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
const scriptsOfInstallers = [
	...ofInstall,
	"prepublish",
	...ofPrepare,
	"dependencies",
	"pnpm:devPreinstall"
];
/** The text of a file without the parts that decide nothing of an installation. */
function decidingText(file, text) {
	if (!/(^|\/)package\.json$/.test(file)) return text;
	const fields = fieldsOf(text);
	if (!fields) return text;
	return JSON.stringify({
		...fields,
		scripts: Object.fromEntries(lifecycleScripts(fields))
	});
}
function lifecycleScripts({ scripts }) {
	return Object.entries(scripts ?? {}).filter(([name]) => scriptsOfInstallers.includes(name));
}
/** Undefined if it is no JSON object. */
function fieldsOf(text) {
	const value = orUndefined(() => JSON.parse(text));
	return typeof value === "object" && value !== null ? { ...value } : void 0;
}
// src/inputs/presets/node-modules.ts
/** The installed trees of npm, pnpm, Yarn and Bun. */
/** What decides the contents of node_modules. @param decidedBy the files of the tool's own settings */
function nodeModules(decidedBy, lifecycle) {
	return {
		decidedBy: [
			"package.json",
			".npmrc",
			"*.patch",
			"*.prisma",
			...decidedBy
		],
		variables: decidingVariables,
		marks: [
			"*/package.json",
			"@*/*/package.json",
			".package-lock.json",
			".pnpm/lock.yaml"
		],
		locate: nodeModulesOf,
		ownScripts: (project, { lockFiles }) => scriptsOfPackages(project, lockFiles, lifecycle)
	};
}
function nodeModulesOf(project) {
	return {
		directories: [{ linux: ["node_modules"] }, ...binariesFor(project)],
		patterns: ofPackages$1(project)
	};
}
const decidingVariables = /^(NODE_ENV|p?npm_config_(omit|include|only|also|production|optional|dev|ignore_scripts|install_(strategy|links)|legacy_\w+|strict_peer_deps|os|cpu|libc|arch|platform|target|build_from_source|node_linker|\w*hoist\w*)|YARN_(NODE_LINKER|NM_\w+|ENABLE_SCRIPTS|PRODUCTION|SUPPORTED_ARCHITECTURES)|(CYPRESS|PUPPETEER|PLAYWRIGHT|ELECTRON|PRISMA)_\w+)$/i;
/** Packages of a workspace have a node_modules of their own for what does not fit into the root's. */
function ofPackages$1(project) {
	const packages = project.files.filter((file) => file.endsWith("/package.json") && !file.startsWith("../"));
	const own = [...new Set(packages.map((file) => file.slice(0, file.indexOf("/"))))].filter((top) => !top.startsWith(".") || isNamedIn(project, top));
	return [...new Set(own.map((top) => top.replace(/[*?[\]{}!#~\\\s]/g, "?")))].map((parent) => `${parent}/**/node_modules`);
}
/** Whether a workspace, a lock file or the command names a directory. Hidden ones, such as .github, are others' otherwise. */
function isNamedIn({ command, files, read }, top) {
	return [command, ...files.filter((file) => !file.startsWith(`${top}/`)).map((file) => decidingText(file, read(file)))].some((text) => text.split(/[\s"'=/,;&|()[\]]+/).includes(top));
}
/** Programs that packages download to directories outside of node_modules when they are installed. */
const binaries = [
	{
		package: "cypress",
		directory: {
			variables: ["CYPRESS_CACHE_FOLDER"],
			linux: ["~/.cache/Cypress"],
			darwin: ["~/Library/Caches/Cypress"],
			win32: ["~/AppData/Local/Cypress/Cache"]
		}
	},
	{
		package: "puppeteer",
		directory: {
			variables: ["PUPPETEER_CACHE_DIR"],
			linux: ["~/.cache/puppeteer"]
		}
	},
	{
		package: "playwright-core",
		directory: {
			variables: ["PLAYWRIGHT_BROWSERS_PATH"],
			linux: ["~/.cache/ms-playwright"],
			darwin: ["~/Library/Caches/ms-playwright"],
			win32: ["~/AppData/Local/ms-playwright"]
		}
	}
];
function binariesFor({ files, read }) {
	const texts = files.filter((file) => !/package\.json$|\.npmrc$|\.patch$/.test(file)).map(read);
	const isNamed = (name) => {
		const place = new RegExp(`(^|["'/\\s])${name}["'@:]`, "m");
		return texts.some((text) => place.test(text));
	};
	return binaries.flatMap((binary) => isNamed(binary.package) ? binary.directory : []);
}
// src/inputs/presets/node.ts
/** The tools of Node's projects: package managers, and runners of tasks that keep builds. */
/** Native addons fit one major version. https://nodejs.org/api/n-api.html */
const node = {
	name: "node",
	version: /^v(\d+)/
};
/** https://docs.npmjs.com/cli/commands/npm-cache, and `cache: npm` of https://github.com/actions/setup-node */
const npm = {
	name: "npm",
	lockFiles: ["package-lock.json", "npm-shrinkwrap.json"],
	manifest: "package.json",
	directories: [{
		questions: [[
			"config",
			"get",
			"cache",
			"--no-workspaces",
			"--logs-max=0",
			"--no-update-notifier"
		]],
		variables: ["npm_config_cache", "NPM_CONFIG_CACHE"],
		linux: ["~/.npm"],
		win32: ["~/AppData/Local/npm-cache"],
		take: ["_cacache"],
		leaveOut: ["tmp"]
	}],
	toolchain: node,
	installed: {
		...nodeModules([], {
			run: "npm run",
			ofRoot: [
				"dependencies",
				...ofInstall,
				"prepublish",
				...ofPrepare
			],
			ofPackages: [...ofInstall, "prepare"],
			hasHooks: true,
			linksFiles: true
		}),
		copies: {
			file: "package-lock.json",
			text: /"resolved": "file:(?![^"]*\.(tgz|tar|tar\.gz)")/
		}
	}
};
const pnpmCache = {
	variables: [
		"pnpm_config_cache_dir",
		"npm_config_cache_dir",
		"XDG_CACHE_HOME/pnpm"
	],
	linux: ["~/.cache/pnpm"],
	darwin: ["~/Library/Caches/pnpm"],
	win32: ["~/AppData/Local/pnpm-cache"]
};
/** Lists the lock files that pnpm has checked against the registry. Without it, pnpm 12 asks the registry again. */
const checkedByPnpm = "lockfile-verified.jsonl";
/** https://pnpm.io/scripts#lifecycle-scripts */
const pnpmScripts = {
	run: "pnpm run",
	ofRoot: [
		"pnpm:devPreinstall",
		...ofInstall,
		...ofPrepare
	],
	ofPackages: [...ofInstall, ...ofPrepare],
	hasHooks: true
};
/** https://pnpm.io/settings#storedir, https://pnpm.io/settings#cachedir and https://pnpm.io/continuous-integration */
const pnpm = {
	name: "pnpm",
	lockFiles: ["pnpm-lock.yaml"],
	manifest: "package.json",
	directories: [{
		questions: [[
			"store",
			"path",
			"--silent"
		]],
		variables: [
			"pnpm_config_store_dir",
			"npm_config_store_dir",
			"PNPM_HOME/store"
		],
		linux: ["~/.local/share/pnpm/store"],
		darwin: ["~/Library/pnpm/store"],
		win32: ["~/AppData/Local/pnpm/store"]
	}, {
		...pnpmCache,
		questions: [["cache", "path"]],
		leaveOut: ["dlx"]
	}],
	toolchain: node,
	installed: {
		...nodeModules(["pnpm-workspace.yaml", ".pnpmfile.*"], pnpmScripts),
		locate(project) {
			const { directories, ...more } = nodeModulesOf(project);
			return {
				...more,
				directories: [...directories, {
					...pnpmCache,
					take: [checkedByPnpm]
				}]
			};
		},
		holdsPaths: true,
		copies: {
			file: "pnpm-lock.yaml",
			text: /^\s+resolution: \{[^}]*type: directory/m
		}
	}
};
/** https://yarnpkg.com/advanced/lifecycle-scripts */
const yarnScripts = {
	run: "yarn run",
	ofRoot: ofInstall,
	ofPackages: ofInstall,
	hasHooks: false
};
/** https://classic.yarnpkg.com/docs/package-json#toc-scripts */
const firstYarnScripts = {
	...yarnScripts,
	ofRoot: [
		...ofInstall,
		"prepublish",
		"prepare"
	],
	hasHooks: true
};
function isFirst({ read }) {
	return /^# yarn lockfile v1$/m.test(read("yarn.lock"));
}
/**
* Yarn 1 and later. https://yarnpkg.com/configuration/yarnrc#cacheFolder, https://classic.yarnpkg.com/docs/cli/cache, and
* `cache: yarn` of https://github.com/actions/setup-node
*/
const yarn = {
	name: "yarn",
	lockFiles: ["yarn.lock"],
	manifest: "package.json",
	foreign: [".yarn"],
	directories: [{
		questions: [[
			"config",
			"get",
			"cacheFolder"
		], ["cache", "dir"]],
		variables: ["YARN_CACHE_FOLDER"],
		linux: ["~/.yarn/berry/cache", "~/.cache/yarn"],
		darwin: ["~/.yarn/berry/cache", "~/Library/Caches/Yarn"],
		win32: ["~/AppData/Local/Yarn/Berry/cache", "~/AppData/Local/Yarn/Cache"],
		leaveOut: [".tmp"]
	}],
	toolchain: node,
	installed: {
		...nodeModules([".yarnrc", ".yarnrc.yml"], yarnScripts),
		ownScripts: (project, { lockFiles }) => scriptsOfPackages(project, lockFiles, isFirst(project) ? firstYarnScripts : yarnScripts),
		holdsPaths: true,
		locate(project) {
			const [, setting] = /^nodeLinker:\s*["']?([\w-]+)/m.exec(project.read(".yarnrc.yml")) ?? [];
			const linker = project.variable("YARN_NODE_LINKER") ?? setting ?? "pnp";
			if (isFirst(project)) return nodeModulesOf(project);
			const state = ".yarn/install-state.gz";
			if (linker === "pnp") return {
				directories: [],
				patterns: [
					".pnp.*",
					".yarn/unplugged",
					state
				],
				downloads: yarn.directories
			};
			const { directories, patterns = [] } = nodeModulesOf(project);
			return {
				directories,
				patterns: [...patterns, state]
			};
		},
		copies: {
			file: "yarn.lock",
			text: /^"?[^\s#]\S*@file:/m
		}
	}
};
/** https://bun.com/docs/pm/global-cache */
const bun = {
	name: "bun",
	lockFiles: ["bun.lock", "bun.lockb"],
	manifest: "package.json",
	directories: [{
		questions: [["pm", "cache"]],
		variables: ["BUN_INSTALL_CACHE_DIR"],
		linux: ["~/.bun/install/cache"],
		leaveOut: ["*.npm"]
	}],
	installed: {
		...nodeModules(["bunfig.toml"], {
			run: "bun run",
			ofRoot: [...ofInstall, ...ofPrepare],
			ofPackages: [...ofInstall, "prepare"],
			hasHooks: true
		}),
		toolchain: {
			name: "bun",
			version: /^(\d+\.\d+)/
		}
	}
};
/** https://turborepo.dev/docs/guides/ci-vendors/github-actions and https://turborepo.dev/docs/reference/configuration#cachedir */
const turbo = {
	name: "turbo",
	lockFiles: ["turbo.json", "turbo.jsonc"],
	directories: [{
		holds: "builds",
		variables: ["TURBO_CACHE_DIR"],
		linux: [".turbo/cache"]
	}],
	toolchain: node
};
/** Where Nx keeps results if `NX_CACHE_DIRECTORY` says so. Since 23.2, it would keep them below the home directory. */
const nxCache = ".nx/cache";
/** https://nx.dev/docs/kb/change-cache-location, https://github.com/nrwl/nx/pull/36514 */
const nx = {
	name: "nx",
	lockFiles: ["nx.json"],
	directories: [{
		holds: "builds",
		setting: {
			sources: ["nx.json"],
			value: /"cacheDirectory"\s*:\s*"([^"\\]+)"/
		},
		variables: ["NX_CACHE_DIRECTORY"],
		linux: [nxCache]
	}, {
		holds: "builds",
		variables: ["NX_WORKSPACE_DATA_DIRECTORY"],
		linux: [".nx/workspace-data"],
		leaveOut: ["d", "*.log"]
	}],
	toolchain: node
};
// src/inputs/presets/nuget.ts
const nuget = {
	name: "nuget",
	program: "dotnet",
	lockFiles: [
		"packages.lock.json",
		"*.csproj",
		"*.fsproj",
		"*.vbproj",
		"Directory.Packages.props",
		"*.sln"
	],
	directories: [{
		questions: [[
			"nuget",
			"locals",
			"global-packages",
			"--list"
		]],
		inAnswer: /^(?:info : )?global-packages: (.*)$/m,
		variables: ["NUGET_PACKAGES"],
		linux: ["~/.nuget/packages"]
	}]
};
// src/inputs/presets/python.ts
/** The facts that all of them share. */
const ofPython = {
	foreign: [".venv", "venv"],
	isNative: true,
	toolchain: {
		name: "python",
		programs: ["python", "python3"],
		version: /^Python (\d+\.\d+)/
	}
};
/** The marks of environments, of directories of environments, and of an interpreter's own packages. */
const marks = [
	"",
	"lib/python*/site-packages/",
	"*/lib/python*/site-packages/",
	"Lib/site-packages/"
].map((place) => `${place}*.dist-info`);
/** https://pip.pypa.io/en/stable/topics/caching, and `cache: pip` of https://github.com/actions/setup-python */
const pip = {
	...ofPython,
	name: "pip",
	lockFiles: ["requirements*.txt", "pyproject.toml"],
	yieldsTo: ["uv", "poetry"],
	directories: [{
		questions: [["cache", "dir"]],
		variables: ["PIP_CACHE_DIR"],
		linux: ["~/.cache/pip"],
		darwin: ["~/Library/Caches/pip"],
		win32: ["~/AppData/Local/pip/Cache"],
		leaveOut: ["selfcheck"]
	}],
	switchedOffBy: ["PIP_NO_CACHE_DIR", /./],
	switchedOffIn: {
		files: [...[
			"$PIP_CONFIG_FILE",
			"$VIRTUAL_ENV/pip.conf",
			"~/.config/pip/pip.conf",
			"~/.pip/pip.conf"
		], ...["/etc/xdg/pip/pip.conf", "/etc/pip.conf"]],
		text: /^[ \t]*no-cache-dir[ \t]*[=:]/m
	},
	installed: {
		decidedBy: [
			"constraints*.txt",
			"setup.py",
			"setup.cfg"
		],
		variables: /^(PIP_(NO_BINARY|ONLY_BINARY|PREFER_BINARY|NO_DEPS|CONSTRAINT|REQUIREMENT|PRE|TARGET|PREFIX|USER)|VIRTUAL_ENV)$/,
		holdsPaths: true,
		marks,
		ifElsewhere: "Make a virtual environment in .venv, or set up Python with actions/setup-python.",
		async locate({ variable, ask }) {
			const environments = {
				variables: ["VIRTUAL_ENV"],
				linux: [".venv", "venv"]
			};
			const tools = variable("RUNNER_TOOL_CACHE");
			const [purelib = "", scripts = ""] = (await ask("python", ["-c", askForPlaces])).split(/\r?\n/);
			if (!tools || !purelib.startsWith(tools)) return { directories: [environments] };
			const patterns = [
				purelib,
				scripts,
				...[
					"python",
					"python[0-9w.]*",
					"pip",
					"pip[0-9.]*",
					"*.dll"
				].map((name) => `!${scripts}/${name}`)
			];
			return {
				directories: [environments],
				patterns
			};
		}
	}
};
const askForPlaces = "import sysconfig as s; print(s.get_path('purelib'), s.get_path('scripts'), sep='\\n')";
// src/inputs/presets/index.ts
/** The table of presets: to add one, write it beside the tools of its language, and name it here. */
const ofPackages = [
	npm,
	pnpm,
	yarn,
	bun,
	pip,
	{
		...ofPython,
		name: "uv",
		lockFiles: ["uv.lock"],
		manifest: "pyproject.toml",
		directories: [{
			questions: [["cache", "dir"]],
			variables: ["UV_CACHE_DIR"],
			linux: ["~/.cache/uv"],
			win32: ["~/AppData/Local/uv/cache"],
			leaveOut: ["builds-v*", "interpreter-v*"]
		}],
		switchedOffBy: ["UV_NO_CACHE", /^(?:1|true|t|yes|y|on)$/i],
		switchedOffIn: {
			files: [
				"$UV_CONFIG_FILE",
				"uv.toml",
				"pyproject.toml",
				"~/.config/uv/uv.toml",
				"/etc/uv/uv.toml"
			],
			text: /^[ \t]*no-cache[ \t]*=[ \t]*true\b/m
		},
		installed: {
			decidedBy: ["pyproject.toml", "uv.toml"],
			variables: /^UV_(?!CACHE_DIR|.*(TOKEN|PASSWORD|USERNAME))\w+$/,
			holdsPaths: true,
			marks,
			locate: () => ({ directories: [{
				variables: ["UV_PROJECT_ENVIRONMENT"],
				linux: [".venv"]
			}, {
				questions: [["python", "dir"]],
				variables: ["UV_PYTHON_INSTALL_DIR"],
				linux: ["~/.local/share/uv/python"],
				win32: ["~/AppData/Roaming/uv/python"]
			}] })
		}
	},
	{
		...ofPython,
		name: "poetry",
		lockFiles: ["poetry.lock"],
		manifest: "pyproject.toml",
		directories: [{
			questions: [["config", "cache-dir"]],
			variables: ["POETRY_CACHE_DIR"],
			linux: ["~/.cache/pypoetry"],
			darwin: ["~/Library/Caches/pypoetry"],
			win32: ["~/AppData/Local/pypoetry/Cache"],
			leaveOut: ["virtualenvs"]
		}],
		installed: {
			decidedBy: ["pyproject.toml", "poetry.toml"],
			variables: /^POETRY_(VIRTUALENVS|INSTALLER|WITH|WITHOUT|ONLY)\w*$/,
			holdsPaths: true,
			marks,
			locate: () => ({ directories: [{ linux: [".venv"] }, {
				variables: ["POETRY_VIRTUALENVS_PATH", "POETRY_CACHE_DIR/virtualenvs"],
				linux: ["~/.cache/pypoetry/virtualenvs"],
				darwin: ["~/Library/Caches/pypoetry/virtualenvs"],
				win32: ["~/AppData/Local/pypoetry/Cache/virtualenvs"]
			}] })
		}
	},
	go,
	cargo,
	gradle,
	maven,
	bundler,
	composer,
	nuget
];
const ofBuilds = [
	ccache,
	sccache,
	turbo,
	nx
];
/** `auto` joins the names in this order. */
const presets = [...ofPackages, ...ofBuilds];
export { answersOfKind, asWritten, cachedDirectories, choose, decidingText, distributionIn, expressionsFor, foreignTo, hashOfFlags, holdsOnlyBuilds, inWorkspace, isNamed, isOfTwoKinds, jobExpression, nxCache, placesOf, presets, presetsFor, realDirectory, variablesOf, withUserInputs };
