import { SecretFound, fromBytes, orUndefined, pathBelow, readOnly, toBytes } from "./tar.js";
import { homeDirectory, info, isStaging, memberOf, warning, workspace } from "./start.js";
import { parseXML } from "./xml.js";
import { FAILSAFE_SCHEMA, loadAll } from "./js-yaml.js";
import { parse } from "./smol-toml.js";
import { closeSync, fstatSync, lstatSync, openSync, readSync, readdirSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { crc32 } from "node:zlib";
// src/files/secrets/each-file.ts
/** Lists files by their names alone. A walk takes longer, because it reads each file's state. */
const directoriesAtOnce = 64;
/**
* Calls `visit` for all files that have such a name and are not excluded. Skips a directory that cannot be read: the packer
* reads it again, and fails.
*/
async function eachFile({ trees, excludes, signal }, isNamed, visit) {
	const isExcluded = (path) => excludes?.(fromBytes(path).toString()) ?? false;
	let listed = 0;
	for (const tree of trees) {
		const { path: top, names = top } = tree;
		if (isNamed(top.slice(top.lastIndexOf("/") + 1))) visit(top, tree);
		const directories = [""];
		for (let below = directories.pop(); below !== void 0; below = directories.pop()) {
			for (const item of listing(names + below)) {
				const isDirectory = item.isDirectory();
				if (isDirectory ? isStaging(item.name) : !isNamed(item.name) || !item.isFile()) continue;
				const path = `${below}/${item.name}`;
				if (isExcluded(top + path)) continue;
				if (isDirectory) directories.push(path);
				else visit(top + path, tree);
			}
			if (++listed % directoriesAtOnce > 0) continue;
			await setImmediate();
			signal.throwIfAborted();
		}
	}
}
function listing(dir) {
	const options = {
		withFileTypes: true,
		encoding: "latin1"
	};
	return orUndefined(() => readdirSync(fromBytes(dir), options)) ?? [];
}
// src/files/secrets/readers.ts
/** Reads the settings of configuration files, each in its own format. */
const json = structured((text) => JSON.parse(text), pairs(":"));
/** Reads all values as strings. */
const yaml = structured((text) => loadAll(text, { schema: FAILSAFE_SCHEMA }), pairs(":"));
const toml = structured((text) => parse(text, { integersAsBigInt: "asNeeded" }), pairs("="));
/** Elements, attributes, and pairs such as `<add key="…" value="…" />`. */
const xml = structured((text) => {
	const plain = withoutXmlComments(text);
	return parseXML(plain.slice(plain.search(/<\w/)));
}, () => []);
/** The configuration language of Terraform: its blocks may be on one line. */
const hcl = (text) => pairs("=")(text.replaceAll(/(?<!\$)[{}]/g, "\n"));
/** Properties of Java: `key=value`, `key:value` or `key value`. A backslash continues a line, or escapes a character. */
const properties = (text) => linesIn(text.replaceAll(/\\\r?\n\s*/g, ""), "#!").flatMap((line) => {
	const [, key, value = ""] = line.match(/^((?:\\.|[^\\\s=:])+)(?:\s*[=:]\s*|\s+)(.*)$/) ?? [];
	return key === void 0 ? [] : [{
		section: "",
		key,
		value
	}];
});
/** Lines such as `key = value` or `key: value`, as in INI. */
function pairs(separator) {
	return (text) => linesIn(text, "#;").flatMap((line) => {
		const at = line.indexOf(separator, 1);
		if (at < 0) return [];
		return [{
			section: "",
			key: unquoted(line.slice(0, at).replace(/^- /, "").trim()),
			value: unquoted(line.slice(at + 1).trim())
		}];
	});
}
function linesIn(text, comment) {
	return text.split("\n").map((line) => line.trim()).filter((line) => line !== "" && !comment.includes(line.charAt(0)));
}
function unquoted(text) {
	const [quote = ""] = text;
	const end = quote === "\"" || quote === "'" ? text.indexOf(quote, 1) : -1;
	return end > 0 ? text.slice(1, end) : text;
}
/** @param otherwise reads texts that the parser refuses: templates, texts with mistakes, and texts that were cut */
function structured(parse, otherwise) {
	return (text) => {
		return orUndefined(() => settingsBelow(parse(text))) ?? otherwise(text);
	};
}
function settingsBelow(top) {
	const settings = [];
	const open = [{
		value: top,
		section: "",
		key: ""
	}];
	const seen = /* @__PURE__ */ new Set();
	for (let next = open.pop(); next; next = open.pop()) {
		const { value, section, key } = next;
		if (typeof value === "string") settings.push({
			section,
			key,
			value
		});
		if (typeof value !== "object" || value === null || seen.has(value)) continue;
		seen.add(value);
		for (const [name, below] of Object.entries(value)) {
			const isNameless = Array.isArray(value) || name === "#text";
			open.push({
				value: below,
				section: section || key,
				key: isNameless ? key : name
			});
		}
		if ("key" in value && "value" in value) open.push({
			value: value.value,
			section,
			key: String(value.key)
		});
	}
	return settings;
}
/** A pattern would take quadratic time for comments that do not end. */
function withoutXmlComments(text) {
	const [first = "", ...others] = text.split("<!--");
	return first + others.map((part) => part.split("-->").slice(1).join("-->")).join("");
}
// src/files/secrets/tokens.ts
/** Finds access tokens by their prefixes and checksums. */
const checkedTokens = /\b(?:gh[opsur]|npm)_([0-9A-Za-z]{30})([0-9A-Za-z]{6})\b/g;
const plainToken = new RegExp(`\\b(?:${[
	/ghs_\d{1,20}_eyJ[\w-]{10,200}\.eyJ[\w-]{20}/,
	/github_pat_[0-9A-Za-z]{22}_[0-9A-Za-z]{59}\b/,
	/gl(?:pat|dt|rt|ptt|oas|soat)-[\w-]{20}/,
	/xox[abeoprs]-\d{8,}-[\w-]{12}/,
	/xapp-\d-[0-9A-Z]+-\d+-[0-9a-z]{20}/,
	/hooks\.slack\.com\/(?:services|workflows|triggers)\/[\w+/]{43}/,
	/pypi-AgE[\w-]{60}/,
	/rubygems_[0-9a-f]{48}\b/,
	/cio[0-9A-Za-z]{32}\b/,
	/dckr_pat_[\w-]{27}/,
	/[rs]k_live_[0-9A-Za-z]{24}/,
	/GOCSPX-[\w-]{28}/,
	/sk-ant-(?:api03|admin01)-[\w-]{93}AA\b/,
	/sk-(?:(?:proj|svcacct|admin)-[\w-]{58,74}|[0-9A-Za-z]{20})T3BlbkFJ[\w-]{20}/,
	/hf_[A-Za-z]{34}\b/,
	/do[opr]_v1_[0-9a-f]{64}\b/,
	/SG\.[\w-]{22}\.[\w-]{43}/,
	/hvs\.[\w-]{90}/,
	/shp(?:at|ca|pa|ss)_[0-9A-Za-z]{32}/,
	/dapi[0-9A-Fa-f]{32}\b/,
	/glc_eyJ[\w+/]{32}/,
	/glsa_[0-9A-Za-z]{32}_[0-9A-Fa-f]{8}\b/,
	/pul-[0-9a-f]{40}\b/,
	/lin_api_[0-9A-Za-z]{40}/,
	/sntryu_[0-9a-f]{64}\b/,
	/PMAK-[0-9a-f]{24}-[0-9a-f]{34}\b/,
	/pscale_(?:tkn|oauth|pw)_[\w=.-]{32}/,
	/cf(?:k|at|ut)_[0-9A-Za-z]{40}[0-9a-f]{8}\b/,
	/figd_[\w-]{40}/,
	/gsk_[0-9A-Za-z]{52}\b/,
	/ntn_\d{11}[0-9A-Za-z]{35}\b/,
	/tskey-[a-z]{2,20}-\w{8,40}-\w{16}/,
	/vc[aikpr]_[0-9A-Za-z]{24,60}\b/,
	/ops_eyJ[\w+/=-]{100}/,
	/AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}\b/
].map(({ source }) => source).join("|")})`);
function hasToken(text) {
	return [...text.matchAll(checkedTokens)].some(([, random = "", checksum]) => checksumOf(random) === checksum) || plainToken.test(text);
}
const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** The CRC-32 as six digits to the base of 62. */
function checksumOf(random) {
	let text = "";
	for (let rest = crc32(random); text.length < 6; rest = Math.floor(rest / 62)) text = `${digits[rest % 62]}${text}`;
	return text;
}
// src/files/secrets/kinds.ts
/** The kinds of secrets: which files may hold them, and how their content shows it. docs/security.md has the same list. */
const ini = pairs("=");
const awsKeys = sets(/^(?:export )?aws_(?:secret_access_key|session_token)$/i, ini);
const environments = [
	".env",
	".env.*",
	".envrc"
];
/** The first kind that fits a file names the secret. */
const secretKinds = [
	{
		kind: "npm token",
		files: [
			".npmrc",
			"npmrc",
			".yarnrc"
		],
		has: either(sets(/(?:^|:)_(?:auth|authToken|password)$/, ini), (text) => valuesOf(text, /:_(?:auth|authToken|password)"?[ \t]+"?([^\s"=]+)/g).some(isReal))
	},
	{
		kind: "Yarn token",
		files: [".yarnrc.yml"],
		has: sets(/^npmAuth(?:Token|Ident)$/, yaml)
	},
	{
		kind: "netrc password",
		files: [".netrc", "_netrc"],
		has: hasNetrcPassword
	},
	{
		kind: "registry login",
		files: [
			".docker/config.json",
			".dockercfg",
			".dockerconfigjson",
			"containers/auth.json"
		],
		has: sets(/^(?:auth|identitytoken|registrytoken|password)$/, json)
	},
	{
		kind: "AWS key",
		files: [".aws/credentials", ".aws/config"],
		has: awsKeys
	},
	{
		kind: "private key",
		files: [
			"*.pem",
			"*.key",
			"*.p8",
			"id_rsa",
			"id_dsa",
			"id_ecdsa",
			"id_ed25519",
			"*_rsa",
			"*_ed25519",
			...environments
		],
		has: hasPrivateKey,
		isCommon: true
	},
	{
		kind: "PyPI password",
		files: [".pypirc"],
		has: either(sets(/^password$/i, ini), sets(/^password$/i, pairs(":")))
	},
	{
		kind: "package index password",
		files: [
			"pip.conf",
			"pip.ini",
			"uv.toml",
			".condarc"
		],
		has: hasUrlWithPassword
	},
	{
		kind: "Poetry password",
		files: ["pypoetry/auth.toml"],
		has: sets(/^password$/, toml)
	},
	{
		kind: "Maven password",
		files: ["settings.xml"],
		has: setting(({ key, value }) => /(?:^|\.)(?:password|passphrase)$/i.test(key) && isReal(value.trim()) && !/\{[^{}]+\}/.test(value), xml)
	},
	{
		kind: "Gradle password",
		files: ["gradle.properties"],
		has: sets(/(?:password|passphrase|secret|token)$/i, properties),
		isCommon: true
	},
	{
		kind: "Cargo token",
		files: [
			".cargo/credentials.toml",
			".cargo/credentials",
			"cargo/credentials.toml",
			".cargo/config.toml"
		],
		has: sets(/(?:^|\.)(?:token|secret-key)$/, toml)
	},
	{
		kind: "RubyGems key",
		files: [".gem/credentials", "gem/credentials"],
		has: sets(/./, yaml)
	},
	{
		kind: "Bundler password",
		files: [".bundle/config"],
		has: setting(isBundlerPassword, yaml)
	},
	{
		kind: "Composer token",
		files: ["auth.json"],
		has: setting(({ section, key, value }) => /^(?:(?:github|gitlab|bitbucket)-oauth|(?:gitlab|forgejo)-token|http-basic|bearer)$/.test(section) && !/^(?:username|consumer-key)$/.test(key) && isReal(value), json)
	},
	{
		kind: "NuGet password",
		files: ["nuget.config"],
		has: sets(/^ClearTextPassword$/i, xml)
	},
	{
		kind: "Google Cloud key",
		files: [
			"application_default_credentials.json",
			"gha-creds-*.json",
			"legacy_credentials/*/adc.json"
		],
		has: setting(({ key, value }) => key === "refresh_token" && isReal(value) || key === "private_key" && hasPrivateKey(value), json)
	},
	{
		kind: "Kubernetes login",
		files: [
			".kube/config",
			"kubeconfig",
			"*.kubeconfig",
			"kubeconfig.yaml",
			"kubeconfig.yml"
		],
		has: sets(/^(?:token|password|client-key-data|id-token|refresh-token)$/, yaml)
	},
	{
		kind: "Terraform token",
		files: [
			"credentials.tfrc.json",
			".terraformrc",
			"terraform.rc"
		],
		has: either(sets(/^token$/, json), sets(/^token$/, hcl))
	},
	{
		kind: "GitHub or GitLab login",
		files: ["gh/hosts.yml", "glab-cli/config.yml"],
		has: sets(/^(?:oauth_token|token)$/, yaml)
	},
	{
		kind: "Git credentials",
		files: [
			"config",
			"config.worktree",
			".gitconfig",
			"git-credentials-*.config",
			".git-credentials",
			"git/credentials"
		],
		has: either(hasUrlWithPassword, setting(isAuthorization, ini))
	},
	{
		kind: "access token",
		files: environments,
		has: either(hasToken, awsKeys),
		isCommon: true
	}
];
function either(...ways) {
	return (text) => ways.some((has) => has(text));
}
function hasNetrcPassword(text) {
	const words = text.split("\n").filter((line) => !line.trim().startsWith("#")).join("\n").split(/\s+/);
	return words.some((word, i) => word === "password" && isReal(words[i + 1] ?? ""));
}
/** The key is a host, whose dots are `__`. */
function isBundlerPassword({ key, value }) {
	const isHost = /^BUNDLE_(?!BUILD__|LOCAL__|MIRROR__)\w+__[A-Z]+$/.test(key);
	const [, password = ""] = value.match(/^[^\s:/]{2,}:([^\s/]+)$/) ?? [];
	return isHost && (isRandom(value) || isReal(password));
}
function isAuthorization({ key, value }) {
	const [, secret = ""] = value.match(/^authorization: *(?:\w+ +)?(\S+)$/i) ?? [];
	return /extraheader$/i.test(key) && isReal(secret);
}
const privateKey = /-----BEGIN (?:(RSA|EC|DSA|OPENSSH) )?PRIVATE KEY-----(?:[ \t\r]*\n\s*|(?:\\r)?\\n)([0-9A-Za-z+/=]{40,})/g;
const plainOpenSsh = "b3BlbnNzaC1rZXktdjEAAAAABG5vbmU";
function hasPrivateKey(text) {
	return [...text.matchAll(privateKey)].some(([, format, body = ""]) => format !== "OPENSSH" || body.startsWith(plainOpenSsh));
}
/** A value that is no secret: it is empty, a reference to the environment, or a placeholder. */
const placeholder = /\$\{|\$\(|\{\{|^\$\w+$|%\w+%|^<.*>$|^[*x.]*$|example(?:key)?$|^(?:null|none|true|false)$/i;
/** Whether a value is a secret itself. */
function isReal(value) {
	return !placeholder.test(value);
}
/** Finds texts with such a setting. */
function setting(isSecret, reader) {
	return (text) => reader(text).some(isSecret);
}
/** Finds texts that set one of these keys to a secret. */
function sets(keys, reader) {
	return setting(({ key, value }) => keys.test(key) && isReal(value), reader);
}
/** Whether a text has a URL with a password, or with a token as its user. */
function hasUrlWithPassword(text) {
	return [...text.matchAll(/https?:\/\/([^\s:@/"'<>]*)(?::([^\s@/"'<>]*))?@/gi)].some(([, user = "", password]) => password ? isReal(password) : isRandom(user));
}
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Whether a name is a token that was made by chance: no name of a person or a machine has so many short parts. */
function isRandom(name) {
	if (uuid.test(name)) return true;
	if (!/^(?=.*\d)(?=.*[A-Za-z])[0-9A-Za-z]{16,}$/.test(name)) return false;
	const parts = name.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
	return name.length >= 32 || name.length / parts.length < 4;
}
/** All captures of a pattern. */
function valuesOf(text, pattern) {
	return [...text.matchAll(pattern)].map(([, value = ""]) => value.trim());
}
// src/files/secrets/find.ts
/** Finds files that hold secrets. Their names decide which files are read. */
/** The files that hold secrets, in the order of their paths. */
async function findSecrets(search) {
	const secrets = [];
	await eachFile(search, isListed, (path, { path: top }) => {
		const secret = secretAt(path, top);
		if (secret) secrets.push(secret);
	});
	return byPath(secrets);
}
/** Passes a walk on. @returns the files that hold secrets, in the order of their paths */
function* findWhileWalking(matches, walkOf) {
	const secrets = [];
	for (const match of matches) {
		const [top, prefix] = [toBytes(match.path), memberOf(match)];
		for (const batch of walkOf(match)) {
			for (const { kind, member } of batch) {
				const whole = member === prefix ? top : member;
				if (kind !== "file" || !isListed(whole.slice(whole.lastIndexOf("/") + 1))) continue;
				const secret = secretAt(top + member.slice(prefix.length), top);
				if (secret) secrets.push(secret);
			}
			yield batch;
		}
	}
	return byPath(secrets);
}
/**
* The secret in the beginning of a file that the table of kinds names. Follows no link. A file that cannot be read has none:
* the packer reads it again, and fails. @param path a byte string, like `top`, the cached path
*/
function secretAt(path, top) {
	const fitting = listed.filter(({ pattern, isCommon }) => pattern.test(path) && !(isCommon && isPublished(path, top)));
	const file = fitting.length > 0 ? beginningOf(path) : void 0;
	if (!file) return void 0;
	const kind = fitting.find(({ has }) => has(file.text))?.kind ?? (hasToken(file.text) ? "access token" : void 0);
	return kind === void 0 ? void 0 : {
		path,
		kind,
		inode: file.inode
	};
}
/** Adds the other names of files that have several: a file is left out only if all its names are. */
async function withOtherNames(secrets, search) {
	const linked = new Map(secrets.map((secret) => [secret.inode, secret]));
	linked.delete(void 0);
	if (linked.size === 0) return secrets;
	const all = new Map(secrets.map((secret) => [secret.path, secret]));
	const isAny = () => true;
	await eachFile(search, isAny, (path) => {
		const stat = lstatSync(fromBytes(path), {
			bigint: true,
			throwIfNoEntry: false
		});
		const secret = stat && linked.get(inodeOf(stat));
		if (secret && !all.has(path)) all.set(path, {
			...secret,
			path
		});
	});
	return byPath([...all.values()]);
}
function byPath(secrets) {
	return secrets.toSorted((a, b) => a.path < b.path ? -1 : 1);
}
/** The kinds, with patterns for the ends of paths. */
const listed = secretKinds.map((kind) => ({
	...kind,
	pattern: new RegExp(`/${anyOf(kind.files)}$`, "i")
}));
const names = secretKinds.flatMap(({ files }) => files.map((file) => file.slice(file.lastIndexOf("/") + 1)));
const [ends = [], whole = []] = [true, false].map((isEnd) => names.filter((name) => name.startsWith("*") === isEnd));
const wholeNames = new RegExp(`^${anyOf(whole)}$`, "i");
const endsOfNames = new RegExp(`${anyOf(ends.map((name) => name.slice(1)))}$`, "i");
function isListed(name) {
	return wholeNames.test(name) || endsOfNames.test(name);
}
function anyOf(globs) {
	const patterns = globs.map((glob) => glob.replaceAll(".", "\\.").replaceAll("*", "[^/]*"));
	return `(?:${[...new Set(patterns)].join("|")})`;
}
const packages = /\/(?:node_modules|(?:site|dist)-packages|gems|pkg\/mod|registry\/src)\//;
const tests = /\/(?:__tests__|e2e|examples?|fixtures?|samples?|specs?|test-?data|testing|tests?)\//i;
/** Whether a file is part of a package, or data of a test. */
function isPublished(path, top) {
	const above = [workspace(), homeDirectory() ?? "/"].map(toBytes).filter((dir) => path.startsWith(`${dir}/`));
	const length = Math.max(0, ...above.map((dir) => dir.length));
	return packages.test(path.slice(length)) || tests.test(path.slice(top.length));
}
const mostSecretFileBytes = 1048576;
function beginningOf(path) {
	let file;
	try {
		file = openSync(fromBytes(path), readOnly);
		const stat = fstatSync(file, { bigint: true });
		if (!stat.isFile()) return void 0;
		const bytes = Buffer.alloc(Math.min(Number(stat.size), mostSecretFileBytes));
		const length = readSync(file, bytes, 0, bytes.length, 0);
		return {
			text: decoded(bytes.subarray(0, length)),
			inode: stat.nlink > 1n ? inodeOf(stat) : void 0
		};
	} catch {
		return;
	} finally {
		if (file !== void 0) closeSync(file);
	}
}
/** Editors and shells of Windows also write UTF-16, with or without a mark at the beginning. */
function decoded(bytes) {
	const [first, second] = bytes;
	return new TextDecoder(first === 255 && second === 254 || first !== 0 && second === 0 ? "utf-16le" : first === 254 && second === 255 || first === 0 && second !== 0 ? "utf-16be" : "utf-8").decode(bytes);
}
function inodeOf({ dev, ino }) {
	return `${dev}:${ino}`;
}
// src/job/shared/secrets.ts
/** Does what the user wants with files that hold secrets: warn, refuse, skip or ignore. */
/** Finds secrets among the files of a save, and does with them what the input `secret-files` says. */
function newSecretCheck({ secretFiles: choice }) {
	const logged = /* @__PURE__ */ new Set();
	const log = (secrets, write) => {
		const fresh = secrets.filter(({ path }) => !logged.has(path));
		for (const { path } of fresh) logged.add(path);
		if (fresh.length > 0) write(named(fresh));
	};
	return {
		/**
		* Looks for secrets, and logs the names of the files.
		* @returns the paths of the files to leave out
		* @throws SecretFound if nothing may be saved
		*/
		async leaveOut(search) {
			if (choice === "ignore") return [];
			const secrets = await findSecrets(search);
			if (choice === "warn") {
				log(secrets, warn);
				return [];
			}
			if (choice === "refuse" && secrets.length > 0) throw new SecretFound(`there are secrets in ${named(secrets)}. ${advice}, or set \`secret-files: skip\``);
			const all = await withOtherNames(secrets, search);
			log(all, (names) => info(`Left out, because of secrets: ${names}`));
			return all.map(pathOf);
		},
		/** Yields the files of the walks. If the user wants only a warning, it comes when the last walk ends. */
		*watch(matches, walkOf) {
			if (choice === "warn") log(yield* findWhileWalking(matches, walkOf), warn);
			else for (const match of matches) yield* walkOf(match);
		}
	};
}
function warn(names) {
	warning(`The cache holds secrets, which everyone who may restore it can read: ${names}. ${advice}, or set \`secret-files\` to skip, refuse or ignore.`);
}
const advice = "Remove them, or exclude them by lines of `path` that begin with `!`";
const mostSecretsNamed = 5;
/** Shows no content of a file. */
function named(secrets) {
	const some = secrets.slice(0, mostSecretsNamed).map((secret) => {
		const path = pathOf(secret);
		return `${pathBelow(workspace(), path) ?? path} (${secret.kind})`;
	});
	const more = secrets.length - some.length;
	return `${some.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function pathOf({ path }) {
	return fromBytes(path).toString();
}
export { newSecretCheck };
