import { __toESM } from "./rolldown-runtime.js";
import { cp, debug$1 as debug, mkdirP, rmRF } from "./start.js";
import { require_semver } from "./semver.js";
import * as os from "os";
import * as fs from "fs";
import * as path from "path";
import { ok } from "assert";
// node_modules/@actions/tool-cache/lib/manifest.js
var import_semver = /* @__PURE__ */ __toESM(require_semver(), 1);
// node_modules/@actions/tool-cache/lib/tool-cache.js
var __awaiter = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
process.platform;
process.platform;
/**
* Caches a directory and installs it into the tool cacheDir
*
* @param sourceDir    the directory to cache into tools
* @param tool          tool name
* @param version       version of the tool.  semver format
* @param arch          architecture of the tool.  Optional.  Defaults to machine architecture
*/
function cacheDir(sourceDir, tool, version, arch) {
	return __awaiter(this, void 0, void 0, function* () {
		version = import_semver.clean(version) || version;
		arch = arch || os.arch();
		debug(`Caching tool ${tool} ${version} ${arch}`);
		debug(`source dir: ${sourceDir}`);
		if (!fs.statSync(sourceDir).isDirectory()) throw new Error("sourceDir is not a directory");
		const destPath = yield _createToolPath(tool, version, arch);
		for (const itemName of fs.readdirSync(sourceDir)) {
			const s = path.join(sourceDir, itemName);
			yield cp(s, destPath, { recursive: true });
		}
		_completeToolPath(tool, version, arch);
		return destPath;
	});
}
/**
* Finds the path to a tool version in the local installed tool cache
*
* @param toolName      name of the tool
* @param versionSpec   version of the tool
* @param arch          optional arch.  defaults to arch of computer
*/
function find(toolName, versionSpec, arch) {
	if (!toolName) throw new Error("toolName parameter is required");
	if (!versionSpec) throw new Error("versionSpec parameter is required");
	arch = arch || os.arch();
	if (!isExplicitVersion(versionSpec)) versionSpec = evaluateVersions(findAllVersions(toolName, arch), versionSpec);
	let toolPath = "";
	if (versionSpec) {
		versionSpec = import_semver.clean(versionSpec) || "";
		const cachePath = path.join(_getCacheDirectory(), toolName, versionSpec, arch);
		debug(`checking cache: ${cachePath}`);
		if (fs.existsSync(cachePath) && fs.existsSync(`${cachePath}.complete`)) {
			debug(`Found tool in cache ${toolName} ${versionSpec} ${arch}`);
			toolPath = cachePath;
		} else debug("not found");
	}
	return toolPath;
}
/**
* Finds the paths to all versions of a tool that are installed in the local tool cache
*
* @param toolName  name of the tool
* @param arch      optional arch.  defaults to arch of computer
*/
function findAllVersions(toolName, arch) {
	const versions = [];
	arch = arch || os.arch();
	const toolPath = path.join(_getCacheDirectory(), toolName);
	if (fs.existsSync(toolPath)) {
		const children = fs.readdirSync(toolPath);
		for (const child of children) if (isExplicitVersion(child)) {
			const fullPath = path.join(toolPath, child, arch || "");
			if (fs.existsSync(fullPath) && fs.existsSync(`${fullPath}.complete`)) versions.push(child);
		}
	}
	return versions;
}
function _createToolPath(tool, version, arch) {
	return __awaiter(this, void 0, void 0, function* () {
		const folderPath = path.join(_getCacheDirectory(), tool, import_semver.clean(version) || version, arch || "");
		debug(`destination ${folderPath}`);
		const markerPath = `${folderPath}.complete`;
		yield rmRF(folderPath);
		yield rmRF(markerPath);
		yield mkdirP(folderPath);
		return folderPath;
	});
}
function _completeToolPath(tool, version, arch) {
	const markerPath = `${path.join(_getCacheDirectory(), tool, import_semver.clean(version) || version, arch || "")}.complete`;
	fs.writeFileSync(markerPath, "");
	debug("finished caching tool");
}
/**
* Check if version string is explicit
*
* @param versionSpec      version string to check
*/
function isExplicitVersion(versionSpec) {
	const c = import_semver.clean(versionSpec) || "";
	debug(`isExplicit: ${c}`);
	const valid = import_semver.valid(c) != null;
	debug(`explicit? ${valid}`);
	return valid;
}
/**
* Get the highest satisfiying semantic version in `versions` which satisfies `versionSpec`
*
* @param versions        array of versions to evaluate
* @param versionSpec     semantic version spec to satisfy
*/
function evaluateVersions(versions, versionSpec) {
	let version = "";
	debug(`evaluating ${versions.length} versions`);
	versions = versions.sort((a, b) => {
		if (import_semver.gt(a, b)) return 1;
		return -1;
	});
	for (let i = versions.length - 1; i >= 0; i--) {
		const potential = versions[i];
		if (import_semver.satisfies(potential, versionSpec)) {
			version = potential;
			break;
		}
	}
	if (version) debug(`matched: ${version}`);
	else debug("match not found");
	return version;
}
/**
* Gets RUNNER_TOOL_CACHE
*/
function _getCacheDirectory() {
	const cacheDirectory = process.env["RUNNER_TOOL_CACHE"] || "";
	ok(cacheDirectory, "Expected RUNNER_TOOL_CACHE to be defined");
	return cacheDirectory;
}
export { cacheDir, find };
