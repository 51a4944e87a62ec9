import { posix, win32 } from "node:path";
import { chmodSync, closeSync, constants, fchmodSync, fstatSync, ftruncateSync, futimesSync, linkSync, lstatSync, lutimesSync, mkdirSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, realpathSync, statSync, symlinkSync, unlinkSync, utimesSync, writeSync } from "node:fs";
import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { constants as constants$1, crc32, createZstdCompress, zstdCompressSync } from "node:zlib";
// src/system/failure.ts
/** The kinds of errors, each of which a step handles in its own way. */
/** Has the name of its kind. */
var Failure = class extends Error {
	name = this.constructor.name;
};
/** An error that must fail the step, with its message as the one line. Every other error ends as a warning. */
var JobFailure = class extends Failure {};
/** A stored entry is not what Headstart wrote. The lookup counts as a miss, and the store rejects the entry if it can. */
var BadEntry = class extends Failure {};
/** Only later versions of Headstart can read the entry. The lookup counts as a miss, and the entry stays. */
var UnknownEntry = class extends Failure {};
/** No key of this job has signed the entry. The lookup counts as a miss, and the entry stays. */
var UnverifiedEntry = class extends Failure {};
/** Another job has saved an entry of this name first. That is no reason for a warning. */
var NameTaken = class extends Failure {
	constructor(key) {
		super(`another job has saved ${key} first`);
	}
};
/** A save ends without an entry, for a reason that needs no warning. */
var NotSaved = class extends Failure {
	lines;
	/** @param lines the reason, for the log */
	constructor(...lines) {
		super(lines.join(" "));
		this.lines = lines;
	}
};
/** A save was given up because its job ends too soon. That is no reason for a warning. */
var OutOfTime = class extends Failure {};
/** The files to save hold secrets, which the user forbids. */
var SecretFound = class extends Failure {};
/** Workers have unpacked files of one name, as the file system takes it. Only one worker alone keeps their order. */
var NamesCollide = class extends Failure {};
/**
* A decision not to do something here. The message is the reason, as the rest of a sentence. The caller logs it, and does the
* work in another way.
*/
var Declined = class extends Failure {};
/** A program failed. The message has its name, its exit code and the end of its standard error. */
var ToolFailure = class extends Failure {};
/** A signal ended a program. Another way may do the same work. */
var ProgramKilled = class extends ToolFailure {};
/**
* Whether an error says why something cannot be done here: a decision, a failed program, or the system's refusal of a call.
* Any other error may be a mistake in this code.
*/
function isReason(error) {
	return error instanceof Declined || error instanceof ToolFailure || isSystemError(error);
}
function isSystemError(error) {
	return error instanceof Error && "syscall" in error;
}
/** The message of a thrown value. */
function messageOf(error) {
	return error instanceof Error ? error.message : String(error);
}
/**
* The result of work, or undefined if the work throws an error that does not matter.
* @param codes the system's codes of the errors that do not matter; without codes, no error matters
*/
function orUndefined(work, ...codes) {
	try {
		return work();
	} catch (error) {
		if (codes.length > 0 && !codes.includes(codeOf(error) ?? "")) throw error;
		return;
	}
}
/** Work whose result is awaited later or not at all. Until then, Node must not report a failure as unhandled. */
function awaitedLater(work) {
	work.catch(() => {});
	return work;
}
/** The system's error code (ENOENT, EEXIST, …) of a thrown value. */
function codeOf(error) {
	return error instanceof Error && "code" in error ? String(error.code) : void 0;
}
/** Undefined for the error of a missing file. @throws any other error */
function unlessMissing(error) {
	if (codeOf(error) !== "ENOENT") throw error;
}
// src/system/native-path.ts
/**
* Paths as Headstart holds them: native, with `/` between names on every system. Windows accepts `/` and `\`, and both
* the lines of `path` and the members of archives have `/`.
*/
/** The functions of `node:path` for a system; results have `/`. */
function pathMaths(platform) {
	if (platform !== "win32") return posix;
	return {
		basename: win32.basename,
		dirname: (path) => slashed(win32.dirname(path), platform),
		isAbsolute: win32.isAbsolute,
		join: (...parts) => slashed(win32.join(...parts), platform),
		parse: win32.parse,
		relative: (from, to) => slashed(win32.relative(from, to), platform),
		resolve: (...parts) => slashed(win32.resolve(...parts), platform)
	};
}
/** A native path with `/` between names. The long form of Windows' paths becomes the ordinary form. */
function slashed(path, platform = process.platform) {
	if (platform !== "win32") return path;
	return path.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (drive) => drive.toUpperCase());
}
/** Path maths of this system. */
const { basename, dirname, isAbsolute, join, parse, relative, resolve } = pathMaths(process.platform);
/** A path relative to a directory: empty for the directory itself, undefined for a path that is elsewhere. */
function pathBelow(dir, path, { relative, isAbsolute } = pathMaths(process.platform)) {
	const rest = relative(dir, path);
	return rest === ".." || rest.startsWith("../") || isAbsolute(rest) ? void 0 : rest;
}
// src/files/byte-strings.ts
/**
* Byte strings: strings with one character per byte, as the encoding `latin1` makes them. A file's name need not be UTF-8,
* and converting the name to UTF-8 and back could change it.
*/
function toBytes(text) {
	return Buffer.from(text, "utf8").toString("latin1");
}
const beyondAscii$1 = /[\u0080-\u00ff]/;
const utf8 = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
/**
* A name or path for file system calls. Most names are ASCII, and calls take less time for strings. On Windows, names are
* Unicode, and only strings may be longer than 260 characters. @throws Error where Windows has no such name
*/
function fromBytes(bytes, platform = process.platform) {
	if (!beyondAscii$1.test(bytes)) return bytes;
	const buffer = Buffer.from(bytes, "latin1");
	if (platform !== "win32") return buffer;
	try {
		return utf8.decode(buffer);
	} catch {
		throw new Error(`Windows has no file ${JSON.stringify(buffer.toString())}: its name is not Unicode`);
	}
}
/** Whether `path` is `dir` or lies below it. Both are absolute; both are byte strings, or both are ordinary strings. */
function isWithin(path, dir) {
	return path === dir || path.startsWith(below(dir));
}
/** The start of all paths below a directory. */
function below(dir) {
	return dir.endsWith("/") ? dir : `${dir}/`;
}
function namesInDirectory(dir) {
	return readdirSync(fromBytes(dir), { encoding: "latin1" });
}
/** Does not follow a link; undefined if there is no file. */
function statAt(path) {
	try {
		return lstatSync(fromBytes(path));
	} catch (error) {
		if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return void 0;
		throw error;
	}
}
// src/system/machine/processes.ts
/** Finds processes, and identifies a process by pid and start time, because pids are reused. */
/** The pids of all processes that this one can see. Empty on systems without /proc. */
function visiblePids() {
	return (orUndefined(() => readdirSync("/proc")) ?? []).filter((name) => /^\d+$/.test(name));
}
/** A process for a message, as `name (process 123)`: the kernel's own names are those of threads, such as `MainThread`. */
function processText(pid) {
	const [program = ""] = (orUndefined(() => readFileSync(`/proc/${pid}/cmdline`, "utf8")) ?? "").split("\0");
	return `${basename(program) || "?"} (process ${pid})`;
}
/** The number of this process's pid namespace. A pid of another namespace means another process. */
function pidNamespace() {
	return readlinkSync("/proc/self/ns/pid").replace(/\D/g, "");
}
/**
* When a process started, in the kernel's ticks; undefined for a process that has ended.
* @throws the error of the file system if that cannot be read: the process may be alive
*/
function startOf(pid) {
	const fields = fieldsOf(pid);
	return fields[0] === "Z" ? void 0 : fields[19];
}
/** Whether a process lives that is not this one, nor was started by this one or by a program of this one. */
function isForeign(pid) {
	return startOf(pid) !== void 0 && !isStartedBy([String(process.pid)], pid);
}
/** Whether a process is one of these, or was started by one of them or by a program of theirs. */
function isStartedBy(pids, pid) {
	if (pids.includes(pid)) return true;
	const [, parent = "0"] = fieldsOf(pid);
	return parent !== "0" && isStartedBy(pids, parent);
}
/**
* A text that changes when one of these processes, or a program that they have started, does anything. Undefined if the system
* does not show that: there is no /proc, or it hides the processes of other users.
*/
function activityOf(pids) {
	try {
		const those = pids.map(String);
		const all = visiblePids().filter((pid) => isStartedBy(those, pid));
		const lines = all.map((pid) => [...fieldsOf(pid), readsAndWritesOf(pid)].join(" "));
		return all.length > 0 ? lines.join("\n") : void 0;
	} catch {
		return;
	}
}
/** Only root can see those of other users. https://docs.kernel.org/filesystems/proc.html#proc-pid-io-display-the-io-accounting-fields */
function readsAndWritesOf(pid) {
	return orUndefined(() => readFileSync(`/proc/${pid}/io`, "latin1")) ?? "";
}
/** The state of a process, its parent, and more; empty for a process that has ended. */
function fieldsOf(pid) {
	return (orUndefined(() => readFileSync(`/proc/${pid}/stat`, "latin1"), "ENOENT", "ESRCH") ?? "").replace(/^.*\) /s, "").split(" ").filter(Boolean);
}
// src/files/changed-while-saved.ts
/** Notices files that change while a save reads them, and explains what changes them. */
/** @param path absolute; a file that is still written to */
function changedWhileSaved(path) {
	const writers = writersBelow([path]);
	const who = writers.length > 0 ? ` by ${writers.join(" and ")}` : "";
	const what = writers.length > 0 ? "End that program first" : "Save when no step writes to it";
	return /* @__PURE__ */ new Error(`${path} changed while it was being saved${who}, so nothing is published. ${what}, or exclude it by a line of \`path\` that begins with \`!\``);
}
const complaint = /(?:^|: )\S*tar: (.*?):? (?:file changed as we read it|File shrank by \d+ bytes?|Truncated write; file may have grown)/m;
/** @param error of a tar that packs files @param dir the directory that the names of the files are relative to */
function explainTar(error, dir) {
	const [, name] = error instanceof Error && complaint.exec(error.message) || [];
	if (name === void 0) return error;
	const path = resolve(dir, name);
	return changedWhileSaved(orUndefined(() => realpathSync(path)) ?? path);
}
/**
* The other programs that have one of these files open to write to it, or a file below one of these directories, as
* `name (process 123)`. Only root sees the open files of other users. Empty on systems without /proc.
*/
function writersBelow(paths) {
	const real = paths.flatMap((path) => orUndefined(() => realpathSync(path)) ?? []);
	return visiblePids().filter((pid) => writes(pid, real) && isForeign(pid)).map(processText);
}
function writes(pid, paths) {
	return (orUndefined(() => readdirSync(`/proc/${pid}/fd`)) ?? []).some((number) => {
		const file = orUndefined(() => readlinkSync(`/proc/${pid}/fd/${number}`));
		return file !== void 0 && paths.some((path) => isWithin(file, path)) && isForWriting(pid, number);
	});
}
/** https://man7.org/linux/man-pages/man5/proc_pid_fdinfo.5.html */
function isForWriting(pid, descriptor) {
	const info = orUndefined(() => readFileSync(`/proc/${pid}/fdinfo/${descriptor}`, "latin1")) ?? "";
	return (Number.parseInt(/^flags:\s*([0-7]+)$/m.exec(info)?.[1] ?? "0", 8) & 3) !== 0;
}
const yieldEvery = 256;
function newChangeWatch() {
	const noted = [];
	return {
		/** Notes the state of a file or directory when a walk finds it, before it is read. */
		note: (...file) => noted.push(file),
		/** Looks at all noted files again. @throws Error that names the first changed file */
		async check() {
			for (const [number, [path, before]] of noted.entries()) {
				const now = lstatSync(fromBytes(path), { throwIfNoEntry: false });
				if (!now || !isSame(before, now)) throw changedWhileSaved(fromBytes(path).toString());
				if (number % yieldEvery === 0) await setImmediate();
			}
		}
	};
}
/** Ignores the change time: another hard link to a file changes it, and package managers make many. */
function isSame(before, now) {
	if (before.mtimeMs !== now.mtimeMs || before.mode !== now.mode) return false;
	return now.isDirectory() || before.size === now.size && before.ino === now.ino;
}
// src/formats/tar/threads/frame.ts
/** Compresses to zstd frames. */
/**
* The content of one frame, in bytes. zstd gets it in one call, which takes two thirds of the time of a stream: a stream
* copies its input into a ring. With half of the content, frames compress 1.6 % less.
*/
const frameContentBytes = 4194304;
/**
* Compresses in a thread of Node's pool. The index has digests, so the frame needs no checksum. Node's `zstdCompress`
* would make a stream: it passes the end of the content in a second call.
*/
async function frameOf(content, level) {
	const zstd = createZstdCompress({
		...inOneStep(content, level),
		flush: constants$1.ZSTD_e_end
	});
	try {
		zstd.write(content);
		await once(zstd, "readable");
		return alone(zstd.read());
	} finally {
		zstd.destroy();
	}
}
const mappedBytes = 34603008;
/** Compresses in this thread. */
function frameNow(content, level) {
	const options = {
		...inOneStep(content, level),
		chunkSize: mappedBytes
	};
	return alone(zstdCompressSync(content, options));
}
/** zstd needs a chunk for all of the output. */
function inOneStep({ length }, level) {
	return {
		params: { [constants$1.ZSTD_c_compressionLevel]: level },
		chunkSize: compressBound(length)
	};
}
/** Frees the rest of the chunk now. Small chunks share their memory with others, so they are copied. */
function alone({ buffer, byteOffset, length }) {
	return byteOffset === 0 && buffer.byteLength > Buffer.poolSize ? Buffer.from(buffer.transfer(length)) : Buffer.from(buffer.slice(byteOffset, byteOffset + length));
}
/** https://github.com/facebook/zstd/blob/v1.5.7/lib/zstd.h (ZSTD_COMPRESSBOUND) */
function compressBound(length) {
	const small = 131072;
	return length + (length >> 8) + (length < small ? small - length >> 11 : 0) + 1;
}
// src/formats/tar/threads/messages.ts
const [unused, used] = [0, 1];
function newSlabs(count, bytes) {
	const integers = (length) => new Int32Array(new SharedArrayBuffer(4 * length));
	return {
		slabs: Array.from({ length: count }, () => new SharedArrayBuffer(bytes)),
		inUse: integers(count),
		releases: integers(1)
	};
}
function slabAt({ slabs }, slab) {
	return Buffer.from(slabs[slab]);
}
/** Blocks the thread until it may fill a slab. @returns the slab's number */
function acquireSlab({ inUse, releases }) {
	for (;;) {
		const before = Atomics.load(releases, 0);
		const slab = inUse.findIndex((_, number) => Atomics.load(inUse, number) === unused);
		if (slab >= 0) {
			Atomics.store(inUse, slab, used);
			return slab;
		}
		Atomics.wait(releases, 0, before);
	}
}
function releaseSlab({ inUse, releases }, slab) {
	Atomics.store(inUse, slab, unused);
	Atomics.add(releases, 0, 1);
	Atomics.notify(releases, 0);
}
const endOfArchive = Buffer.alloc(1024);
/** How many zeros follow content of this size. */
function paddingAfter(size) {
	return (512 - size % 512) % 512;
}
/**
* @param type of the header: `L` and `K` of GNU tar, `x` and `g` of pax
* @throws BadEntry
*/
function applyRecords(before, type, bytes) {
	const text = bytes.toString("latin1");
	if (type === "L") return {
		...before,
		name: untilNul(text)
	};
	if (type === "K") return {
		...before,
		target: untilNul(text)
	};
	if (type === "g") return before;
	return {
		...before,
		...fromRecords(new Map(recordsIn(text)))
	};
}
function untilNul(text) {
	const end = text.indexOf("\0");
	return end < 0 ? text : text.slice(0, end);
}
/** https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13_03 */
function* recordsIn(text) {
	for (let at = 0; at < text.length;) {
		const space = text.indexOf(" ", at);
		const length = Number(text.slice(at, space));
		const record = text.slice(space + 1, at + length - 1);
		const equals = record.indexOf("=");
		if (!(Number.isInteger(length) && length > space - at && text[at + length - 1] === "\n") || equals < 1) throw new BadEntry("its archive is damaged");
		yield [record.slice(0, equals), record.slice(equals + 1)];
		at += length;
	}
}
function fromRecords(records) {
	const value = (key) => records.get(key) || void 0;
	const extended = {};
	const name = value("GNU.sparse.name") ?? value("path");
	const target = value("linkpath");
	const size = value("size");
	const mtime = value("mtime");
	if (name !== void 0) extended.name = name;
	if (target !== void 0) extended.target = target;
	if (size !== void 0) extended.size = Number(digits(size));
	const attributes = [...records.keys()].filter((key) => key.startsWith("SCHILY.xattr."));
	if (attributes.length > 0) extended.attributes = attributes;
	if (mtime !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(mtime)) extended.mtime = mtime;
	const sparse = [...records.keys()].some((key) => key.startsWith("GNU.sparse."));
	if (sparse && value("GNU.sparse.major") !== "1") throw new BadEntry("its archive has an old form of holes");
	if (sparse) extended.sparseSize = digits(value("GNU.sparse.realsize"));
	return extended;
}
function digits(value = "") {
	if (/^\d{1,15}$/.test(value)) return value;
	throw new BadEntry("its archive is damaged");
}
// src/formats/tar/archive-output.ts
/** Writes the members of an archive: headers with only the fields that Headstart knows, and contents, into slabs. */
/** Slabs in the memory of this thread. */
function slabsHere(bytes, take) {
	let slab;
	return {
		next: () => slab = Buffer.allocUnsafeSlow(bytes),
		filled: (length) => take(slab.subarray(0, length))
	};
}
const noSlab = Buffer.alloc(0);
/** @param isText see `writeHeader` */
function archiveOutput({ next, filled }, isText = false) {
	let slab = noSlab;
	let end = 0;
	let flushes = 0;
	const flush = () => {
		if (end > 0) filled(end);
		slab = noSlab;
		end = 0;
		flushes++;
	};
	const ensure = (bytes) => {
		if (slab.length - end >= bytes) return;
		flush();
		slab = next();
	};
	return {
		flush,
		/** @returns where the header begins */
		put(member) {
			ensure(mostHeaderBytes(member));
			const mark = {
				flushes,
				at: end
			};
			end = writeHeader(slab, end, member, isText);
			return mark;
		},
		/** Drops everything from this position on. @returns false if a part of it has left the slab */
		rewind(mark) {
			if (mark.flushes !== flushes) return false;
			end = mark.at;
			return true;
		},
		write(bytes) {
			for (let at = 0; at < bytes.length;) {
				ensure(1);
				const copied = bytes.copy(slab, end, at);
				at += copied;
				end += copied;
			}
		},
		/** Reads so many bytes of a file. @param look gets each part of them @returns false if it has fewer */
		read(file, bytes, look) {
			for (let left = bytes; left > 0;) {
				ensure(1);
				const read = readSync(file, slab, end, Math.min(left, slab.length - end), null);
				if (read === 0) return false;
				look?.(slab.subarray(end, end + read));
				left -= read;
				end += read;
			}
			return true;
		},
		/** Writes zeros, fewer than fit into a slab. */
		pad(bytes) {
			ensure(bytes);
			slab.fill(0, end, end + bytes);
			end += bytes;
		}
	};
}
const beyondAscii = /[\u0080-\u00ff]/;
const maxName = 100;
const maxSize = 8589934591;
const typeFlags = {
	file: "0",
	hardlink: "1",
	symlink: "2",
	directory: "5",
	whiteout: "3"
};
/** @returns the header; if needed, an extended header precedes it */
function headerOf(member) {
	const room = Buffer.allocUnsafe(mostHeaderBytes(member));
	return room.subarray(0, writeHeader(room, 0, member));
}
/** How many bytes the header may have, with an extended header. */
function mostHeaderBytes({ name, target = "", records = {} }) {
	return 2048 + 2 * (name.length + target.length) + allOf(records).length;
}
/**
* Writes the bytes of `headerOf`.
* @param isText for programs that take names for text, and cannot convert `hdrcharset=BINARY`
* @returns where the header ends
*/
function writeHeader(to, start, member, isText = false) {
	const records = recordsOf(member, isText);
	let at = start;
	if (records !== "") {
		at += recordsBlock(records.length).copy(to, at);
		at += to.write(records, at, "latin1");
		const end = at + paddingAfter(records.length);
		to.fill(0, at, end);
		at = end;
	}
	writeBlock(to, at, member, typeFlags[member.kind]);
	return at + 512;
}
const recordsBlocks = /* @__PURE__ */ new Map();
/** Records of the same length have the same header. There are few lengths. */
function recordsBlock(size) {
	const known = recordsBlocks.get(size);
	if (known) return known;
	const block = Buffer.alloc(512);
	writeBlock(block, 0, {
		name: "pax",
		mtime: "0",
		mode: 420,
		size
	}, "x");
	recordsBlocks.set(size, block);
	return block;
}
function recordsOf({ name, target = "", mtime, size = 0, sparseSize, records = {} }, isText) {
	const isBeyondAscii = beyondAscii.test(name) || beyondAscii.test(target);
	const charset = isBeyondAscii && !isText ? record("hdrcharset", "BINARY") : "";
	const path = isBeyondAscii || name.length > maxName ? record("path", name) : "";
	const linkpath = isBeyondAscii || target.length > maxName ? record("linkpath", target) : "";
	const time = /^\d{1,11}$/.test(mtime) ? "" : record("mtime", mtime);
	const length = size > maxSize ? record("size", String(size)) : "";
	return charset + path + (target === "" ? "" : linkpath) + time + length + holes(name, sparseSize) + allOf(records);
}
function allOf(records) {
	let all = "";
	for (const key in records) all += record(key, records[key]);
	return all;
}
function holes(name, sparseSize) {
	if (sparseSize === void 0) return "";
	return record("GNU.sparse.major", "1") + record("GNU.sparse.minor", "0") + record("GNU.sparse.name", name) + record("GNU.sparse.realsize", sparseSize);
}
/** A record starts with its own length. */
function record(key, value) {
	const rest = ` ${key}=${value}\n`;
	const guess = rest.length + String(rest.length).length;
	return `${rest.length + String(guess).length}${rest}`;
}
const template = newTemplate();
/** A header with owner 0, group 0, and blanks for the checksum. */
function newTemplate() {
	const block = Buffer.alloc(512);
	writeOctal(block, 108, 7, 0);
	writeOctal(block, 116, 7, 0);
	block.write("        ", 148, "latin1");
	block.write("ustar\x0000", 257, "latin1");
	return block;
}
function writeBlock(to, at, { name, target = "", mode, mtime, size = 0 }, type) {
	template.copy(to, at);
	const seconds = Math.min(Math.max(Math.trunc(Number(mtime)), 0), maxSize);
	to.write(name, at, maxName, "latin1");
	writeOctal(to, at + 100, 7, mode);
	writeOctal(to, at + 124, 11, Math.min(size, maxSize));
	writeOctal(to, at + 136, 11, seconds);
	to[at + 156] = type.charCodeAt(0);
	if (target !== "") to.write(target, at + 157, maxName, "latin1");
	let sum = 0;
	for (let i = at; i < at + 512; i++) sum += to[i];
	writeOctal(to, at + 148, 6, sum);
	to[at + 154] = 0;
}
/** Several times as fast as making a string of digits. */
function writeOctal(to, at, digits, number) {
	let rest = number;
	for (let digit = at + digits - 1; digit >= at; digit--) {
		const higher = Math.floor(rest / 8);
		to[digit] = 48 + rest - higher * 8;
		rest = higher;
	}
}
// src/formats/tar/sparse.ts
/** Reads the content of a file with holes: a map of its extents, then the extents. Bounds the work that it is to tar. */
const newline = 10;
const mostDigits = 15;
const shortExtents = 2;
/**
* https://www.gnu.org/software/tar/manual/html_node/PAX-1.html
* @param size the length of the map, its padding and the extents
* @param realSize the length of the file
* @param write takes bytes and their position in the file
*/
function sparseContent(size, realSize, write) {
	const map = mapReader(size);
	let extents;
	let paddingLeft = 0;
	let i = 0;
	let written = 0;
	const writeExtents = (bytes) => {
		for (let from = 0; from < bytes.length;) {
			const extent = extents?.[i];
			if (!extent) throw damaged();
			const part = bytes.subarray(from, from + extent.length - written);
			if (part.length > 0) write(part, extent.at + written);
			from += part.length;
			written += part.length;
			if (written < extent.length) continue;
			i++;
			written = 0;
		}
	};
	return {
		push(bytes) {
			let content = bytes;
			if (!extents) {
				content = map.push(bytes);
				extents = map.extents();
				if (!extents) return;
				paddingLeft = paddingAfter(map.length());
				if (extents.reduce((sum, { length }) => sum + length, map.length() + paddingLeft) !== size || !areWithin(extents, realSize)) throw damaged();
			}
			const skipped = Math.min(paddingLeft, content.length);
			paddingLeft -= skipped;
			writeExtents(content.subarray(skipped));
		},
		finish() {
			if (!(extents?.slice(i).every(({ length }) => length === 0) && written === 0)) throw damaged();
		}
	};
}
/**
* Checks the number of extents. An extent without bytes costs the tar command some system calls, but only a few bits of a
* compressed archive. Programs write extents of whole records.
* @param size as of `sparseContent`
* @returns a function that takes the content in pieces, and is done when it returns true. It throws BadEntry.
*/
function sparseMapCheck(size) {
	const map = mapReader(size);
	return (part) => {
		map.push(part);
		return map.hasCount();
	};
}
/** Reads lines of one number each: the number of extents, then the position and the length of each extent. */
function mapReader(size) {
	const numbers = [];
	let digits = "";
	let length = 0;
	const isWhole = () => numbers.length > 0 && numbers.length === 1 + 2 * numbers[0];
	return {
		/** @returns the bytes that follow the map */
		push(bytes) {
			let at = 0;
			while (at < bytes.length && !isWhole()) {
				const stop = bytes.indexOf(newline, at);
				const end = stop < 0 ? bytes.length : stop;
				digits += bytes.toString("latin1", at, Math.min(end, at + mostDigits + 1));
				if (!/^\d*$/.test(digits) || digits.length > mostDigits) throw damaged();
				at = end;
				if (stop < 0) continue;
				numbers.push(Number(digits));
				if (numbers[0] > size / 512 + shortExtents) throw new BadEntry("its archive has a sparse file of more pieces than its content can hold");
				digits = "";
				at++;
			}
			length += at;
			return bytes.subarray(at);
		},
		hasCount: () => numbers.length > 0,
		/** The length of the map so far, in bytes. */
		length: () => length,
		/** Undefined until the map is whole. */
		extents() {
			if (!isWhole()) return void 0;
			return Array.from({ length: numbers[0] }, (_, i) => ({
				at: numbers[1 + 2 * i],
				length: numbers[2 + 2 * i]
			}));
		}
	};
}
function areWithin(extents, realSize) {
	let end = 0;
	return extents.every(({ at, length }) => {
		const follows = at >= end;
		end = at + length;
		return follows && end <= realSize;
	});
}
function damaged() {
	return new BadEntry("its archive has a damaged map of holes");
}
// src/formats/tar/archive-reader.ts
/** Reads tar archives of any program. */
const maxExtendedBytes = 1048576;
/**
* Its functions throw BadEntry for other input.
* @param reads `several`: any number of archives follow each other. `one`: the bytes after an archive are ignored.
*/
function archiveReader(reads = "one") {
	let rest = Buffer.alloc(0);
	let extended = {};
	let records;
	let [contentLeft, paddingLeft] = [0, 0];
	let checkMap;
	let isOver = reads === "several";
	const readRecords = (type, bytes) => {
		extended = applyRecords(extended, type, bytes);
		paddingLeft = paddingAfter(bytes.length);
		records = void 0;
	};
	const readHeader = (header) => {
		isOver = header.every((byte) => byte === 0);
		if (isOver) return void 0;
		const { type, member } = parseHeader(header);
		if ("xgLK".includes(type)) {
			if (member.size > maxExtendedBytes) throw new BadEntry("a header in the archive is too large");
			records = {
				type,
				size: member.size
			};
			return;
		}
		const whole = {
			...member,
			...extended,
			name: extended.name ?? member.name
		};
		extended = {};
		const described = {
			...whole,
			kind: kindOf(type, whole.name)
		};
		if (described.kind !== "file" && described.size > 0) throw new BadEntry("a link or directory has content");
		checkMap = described.sparseSize === void 0 ? void 0 : sparseMapCheck(described.size);
		contentLeft = described.size;
		paddingLeft = paddingAfter(described.size);
		return described;
	};
	return {
		/** @yields each member that begins in these bytes, then the pieces of its content */
		*push(piece) {
			const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
			rest = bytes.subarray(bytes.length);
			for (let at = 0; at < bytes.length && (!isOver || reads === "several");) {
				const end = at + (contentLeft || paddingLeft || (records?.size ?? 512));
				const part = bytes.subarray(at, end);
				at += part.length;
				if (contentLeft > 0) {
					contentLeft -= part.length;
					if (checkMap?.(part)) checkMap = void 0;
					yield part;
				} else if (paddingLeft > 0) paddingLeft -= part.length;
				else if (end > bytes.length) rest = part;
				else if (records) readRecords(records.type, part);
				else {
					const member = readHeader(part);
					if (member) yield member;
				}
			}
		},
		/** Must be called after the last bytes. */
		finish() {
			if (!isOver || rest.length > 0) throw new BadEntry("its archive ends too early");
		}
	};
}
function parseHeader(header) {
	if (numberAt(header, 148, 8) !== checksumOf(header)) throw new BadEntry("its archive is damaged");
	const name = textAt(header, 0, 100);
	const prefix = textAt(header, 257, 6) === "ustar" ? textAt(header, 345, 155) : "";
	return {
		type: textAt(header, 156, 1) || "0",
		member: {
			name: prefix === "" ? name : `${prefix}/${name}`,
			target: textAt(header, 157, 100),
			mode: numberAt(header, 100, 8) & 511,
			mtime: String(numberAt(header, 136, 12)),
			size: numberAt(header, 124, 12),
			sparseSize: void 0
		}
	};
}
function checksumOf(header) {
	let sum = 256;
	for (let at = 0; at < 512; at++) if (at < 148 || at >= 156) sum += header[at];
	return sum;
}
function textAt(header, start, length) {
	return untilNul(header.toString("latin1", start, start + length));
}
/** Numbers are octal text; too large numbers are binary. */
function numberAt(header, start, length) {
	const first = header[start];
	if (first === 128) return Number(header.readBigUInt64BE(start + length - 8));
	const text = textAt(header, start, length).trim();
	const number = text === "" ? 0 : Number.parseInt(text, 8);
	if (Number.isSafeInteger(number) && number >= 0 && /^[0-7]*$/.test(text)) return number;
	if (first === 255) return 0;
	throw new BadEntry("its archive is damaged");
}
const memberKinds = {
	0: "file",
	7: "file",
	1: "hardlink",
	2: "symlink",
	3: "other",
	4: "other",
	5: "directory",
	6: "other"
};
function kindOf(type, name) {
	const kind = memberKinds[type];
	if (!kind) throw new BadEntry(`its archive holds something of the unknown type ${JSON.stringify(type)}`);
	return kind === "file" && name.endsWith("/") ? "directory" : kind;
}
// src/system/disk/read-file.ts
/** How to open files without following links. Reads parts of files. A short read says nothing about what a file holds. */
/** For files whose bytes may take long to come. @throws as `readExactlySync` */
async function readExactly(file, length, position) {
	const buffer = Buffer.allocUnsafe(length);
	for (let done = 0; done < length;) {
		const { bytesRead } = await file.read(buffer, done, length - done, position + done);
		done += checked(bytesRead, done, length);
	}
	return buffer;
}
/** @throws the system's error, or an error where the file ends */
function readExactlySync(file, length, position) {
	const buffer = Buffer.allocUnsafe(length);
	for (let done = 0; done < length;) done += checked(readSync(file, buffer, done, length - done, position + done), done, length);
	return buffer;
}
function checked(bytes, done, length) {
	if (bytes === 0) throw new Error(`only ${done} of ${length} bytes could be read`);
	return bytes;
}
const { O_RDONLY, O_WRONLY: O_WRONLY$1, O_CREAT: O_CREAT$1, O_TRUNC, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
/** A link or a FIFO may have replaced a file since it was listed. Opening a FIFO could wait forever for a writer. */
const readOnly = O_RDONLY | O_NOFOLLOW | O_NONBLOCK;
/** Opens the same files to write new contents in place of theirs. */
const rewriting = O_WRONLY$1 | O_CREAT$1 | O_TRUNC | O_NOFOLLOW | O_NONBLOCK;
/** Whether opening a link fails. */
const refusesLinks = O_NOFOLLOW !== 0;
// src/files/paths/member-paths.ts
/** Finds members by their names. Names and paths are byte strings. Threads of tar load this file, so it imports little. */
function basesOf(lines) {
	return new Map(lines.map(({ number, base }) => [String(number), toBytes(base)]));
}
/** For names like `<number of the line>/<path relative to its base>`. */
function pathsIn(bases) {
	return (name) => {
		const slash = name.indexOf("/");
		return `${bases.get(name.slice(0, slash))}${name.slice(slash)}`;
	};
}
/** For names that are absolute or relative to a directory. */
function pathsBelow(dir) {
	return (name) => isAbsolute(name) ? name : `${dir}/${name}`;
}
// src/files/paths/windows-names.ts
/** Names that Windows reserves: opening such a file would open a device, or a stream of another file. */
const devices = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
/**
* Why Windows has no file of this name, as the rest of a sentence; undefined where it may have one.
* https://learn.microsoft.com/windows/win32/fileio/naming-a-file
*/
function windowsRefusal(name) {
	if (name === "." || name === "..") return void 0;
	if (devices.test(name)) return "it is a device";
	if (/[. ]$/.test(name)) return "it ends in a dot or a blank";
	const character = [...name].find((character) => character < " " || "<>:\"|?*\\".includes(character));
	return character === void 0 ? void 0 : `it has the character ${JSON.stringify(character)}`;
}
/** @param path names with `/` between them @throws Error that tells which name Windows refuses */
function checkWindowsNames(path) {
	for (const name of path.split("/")) {
		const reason = windowsRefusal(name);
		if (reason !== void 0) throw new Error(`Windows has no file ${JSON.stringify(name)}: ${reason}`);
	}
}
// src/formats/tar/threads/create.ts
/** Writes an archive of files, directories and links, synchronously. */
/** @param pathOf finds a member; names and paths are byte strings */
function archiveWriter(pathOf, to, { kind, links = [], isForImage = false } = {}) {
	const output = archiveOutput(to, kind === void 0 && !isForImage);
	const timeOf = isForImage ? imageTime : inSeconds;
	const linked = /* @__PURE__ */ new Map();
	function put(name, { mode, mtimeNs }, more) {
		return output.put({
			name,
			mode: savedMode(more.kind, Number(mode)),
			mtime: timeOf(mtimeNs),
			...more
		});
	}
	/** @returns false if the file changed meanwhile, and its content can be read again */
	function addFile(name, path) {
		const file = openFile(name, path);
		try {
			const stat = fstatSync(file, { bigint: true });
			if (!stat.isFile()) throw replaced(name);
			const inode = stat.nlink > 1n ? `${stat.dev}:${stat.ino}` : "";
			const target = linked.get(inode);
			if (target !== void 0) {
				put(name, stat, {
					kind: "hardlink",
					target
				});
				return true;
			}
			const size = Number(stat.size);
			const start = put(name, stat, {
				kind: "file",
				size
			});
			if (copyContent(file, stat, output)) {
				output.pad(paddingAfter(size));
				if (inode !== "") linked.set(inode, name);
				return true;
			}
			if (!output.rewind(start)) throw changedWhileSaved(path.toString());
			return false;
		} finally {
			closeSync(file);
		}
	}
	return {
		/** @param name in an archive of one kind, the name of a directory ends in a slash */
		add(name) {
			const member = name.replace(/\/$/, "");
			const path = fromBytes(pathOf(member));
			const stat = kind !== "files" || !refusesLinks ? expectedStat(name, path, kind, links.includes(member)) : void 0;
			if (!stat || stat.isFile()) untilQuiet(path, () => addFile(name, path));
			else put(name, stat, kindWithoutContent(name, path, stat));
		},
		/** @param isContinued whether more members follow, in another part of the archive */
		end(isContinued = false) {
			if (!isContinued) output.write(endOfArchive);
			output.flush();
		}
	};
}
const mostReadings = 10;
const quietPauseMs = 5;
const never = new Int32Array(new SharedArrayBuffer(4));
/** @param read returns false if the file changed meanwhile @throws Error if it always does */
function untilQuiet(path, read) {
	for (let readings = 1; !read(); readings++) {
		if (readings === mostReadings) throw changedWhileSaved(path.toString());
		Atomics.wait(never, 0, 0, readings * quietPauseMs);
	}
}
const recentMs = 2e3;
const clockTickMs = 20;
/** @returns false if the content may be of two versions of the file */
function copyContent(file, stat, output) {
	const size = Number(stat.size);
	const age = Date.now() - msOf(stat.ctimeNs);
	const content = age < recentMs ? newContentSum() : void 0;
	if (!output.read(file, size, content?.add)) return false;
	if (age > clockTickMs && isUnchanged(stat, fstatSync(file))) return true;
	return content?.isStill(file, size) ?? false;
}
/** Numbers are as precise as the clocks of file systems, and take half the time of big integers. */
function isUnchanged({ ctimeNs, size }, after) {
	return after.ctimeMs === msOf(ctimeNs) && after.size === Number(size);
}
/** If a file has the same content twice, it had this content at the moment between. So a log may grow while it is saved. */
function newContentSum() {
	let sum = 0;
	return {
		add(part) {
			sum = crc32(part, sum);
		},
		/** Whether the file still begins with the content. */
		isStill(file, bytes) {
			const part = Buffer.allocUnsafe(Math.min(bytes, 1048576));
			let [at, again] = [0, 0];
			while (at < bytes) {
				const read = readSync(file, part, 0, Math.min(part.length, bytes - at), at);
				if (read === 0) return false;
				again = crc32(part.subarray(0, read), again);
				at += read;
			}
			return again === sum;
		}
	};
}
/** @throws Error if another kind of file has taken the member's place */
function expectedStat(name, path, kind, isLink) {
	const stat = (isLink ? statSync : lstatSync)(path, { bigint: true });
	if (kind && !isExpected(stat, name, kind)) throw replaced(name);
	return stat;
}
function kindWithoutContent(name, path, stat) {
	if (stat.isDirectory()) return { kind: "directory" };
	if (!stat.isSymbolicLink()) throw replaced(name);
	return {
		kind: "symlink",
		target: slashed(readlinkSync(path, "latin1"))
	};
}
function isExpected(stat, name, kind) {
	if (kind === "files") return stat.isFile();
	return name.endsWith("/") ? stat.isDirectory() : stat.isSymbolicLink();
}
const notFile = [
	"ELOOP",
	"EMLINK",
	"ENXIO"
];
function openFile(name, path) {
	try {
		return openSync(path, readOnly);
	} catch (error) {
		throw notFile.includes(codeOf(error) ?? "") ? replaced(name) : error;
	}
}
function replaced(member = "") {
	return /* @__PURE__ */ new Error(`${pathIn(member)} was replaced while it was saved`);
}
function pathIn(member) {
	return fromBytes(member.replace(/^\d+\/|\/$/g, ""));
}
/**
* Leaves out setuid, setgid and sticky bits. Windows knows only whether a file is read-only, so its members get the modes
* that most programs give.
*/
function savedMode(kind, mode, platform = process.platform) {
	if (platform !== "win32") return mode & 511;
	if (kind !== "file" && kind !== "hardlink") return 493;
	return mode & 128 ? 420 : 292;
}
const nsPerSecond = 1000000000n;
const nsDigits = 9;
function inSeconds(ns) {
	if (ns < 0n) return `-${inSeconds(-ns)}`;
	const fraction = ns % nsPerSecond;
	const seconds = String(ns / nsPerSecond);
	return fraction === 0n ? seconds : `${seconds}.${String(fraction).padStart(nsDigits, "0").replace(/0+$/, "")}`;
}
const latestInImage = 2n ** 32n - 1n;
/** An image has 32 bits for a time: whole seconds from 1970 to 2106. */
function imageTime(ns) {
	const seconds = ns < 0n ? 0n : ns / nsPerSecond;
	return String(seconds > latestInImage ? latestInImage : seconds);
}
/** Calculates as Node does for `ctimeMs`. */
function msOf(ns) {
	return Number(ns / nsPerSecond) * 1e3 + Number(ns % nsPerSecond) / 1e6;
}
// src/formats/tar/threads/extract.ts
/** Unpacks archives, synchronously. */
/**
* Makes links and sets the times of directories at the end: no member is written through a link of the same archive, and
* no directory changes after it got its time.
* @param dir absolute; a byte string. No links are below it
* @param mask of the process
* @param finalPathOf the path in the workspace that a member gets in the end; a byte string
*/
function extractor(dir, mask, finalPathOf) {
	const reader = archiveReader("several");
	const makeDirectory = newDirectoryMaker(511 & ~mask);
	const links = [];
	const directories = /* @__PURE__ */ new Map();
	let file;
	const closeFile = () => {
		file?.close();
		file = void 0;
	};
	const begin = (member) => {
		closeFile();
		const path = `${dir}/${safeName(member.name)}`;
		if (member.kind === "directory") {
			makeDirectory(path);
			directories.set(path, member);
			return;
		}
		makeDirectory(dirname(path));
		if (member.kind === "file") file = createFile(path, member, mask);
		else if (member.kind === "symlink") links.push(member);
		else if (member.kind !== "hardlink") throw new BadEntry("its archive holds something else than files");
		else {
			const target = fromBytes(`${dir}/${safeName(member.target)}`);
			replacing(fromBytes(path), (path) => linkSync(target, path));
		}
	};
	return {
		push(bytes) {
			for (const item of reader.push(bytes)) if (Buffer.isBuffer(item)) file?.write(item);
			else begin(item);
		},
		finish() {
			reader.finish();
			closeFile();
			for (const { name, target, mtime } of links) {
				const path = fromBytes(`${dir}/${safeName(name)}`);
				const type = finalPathOf && linkType(target, finalPathOf(name));
				replacing(path, (path) => makeLink(fromBytes(target), path, type));
				lutimesSync(path, aSecondAgo(), mtime);
			}
			const deepestFirst = [...directories].sort(([one], [other]) => other.length - one.length);
			for (const [path, { mode, mtime }] of deepestFirst) {
				if (process.platform !== "win32") chmodSync(fromBytes(path), mode);
				utimesSync(fromBytes(path), aSecondAgo(), mtime);
			}
		}
	};
}
function newDirectoryMaker(mode) {
	const made = /* @__PURE__ */ new Set();
	return (path) => {
		if (made.has(path)) return;
		mkdirSync(fromBytes(path), {
			recursive: true,
			mode
		});
		made.add(path);
	};
}
/**
* Windows has links to files and links to directories. Node would look at the target from the staging directory.
* @returns undefined if Node may choose
*/
function linkType(target, finalPath) {
	if (process.platform !== "win32") return void 0;
	if (/^[\\/]{2}/.test(target)) return "dir";
	const end = resolve(dirname(finalPath), target);
	return statSync(fromBytes(end), { throwIfNoEntry: false })?.isDirectory() ? "dir" : void 0;
}
function makeLink(target, path, type) {
	try {
		symlinkSync(target, path, type);
	} catch (error) {
		if (codeOf(error) !== "EPERM" || process.platform !== "win32") throw error;
		throw new Error("this user of Windows may not make links; its Developer Mode allows them", { cause: error });
	}
}
/** A later member of the same name replaces the earlier member, but leaves the other names of that file alone. */
function replacing(path, make) {
	try {
		return make(path);
	} catch (error) {
		if (codeOf(error) !== "EEXIST") throw error;
		unlinkSync(path);
		return make(path);
	}
}
const unsafe = /\0|^\/|(^|\/)\.\.(\/|$)/;
/**
* Checks a member's name before anything is made by that name.
* @param name a byte string
* @throws BadEntry if the name leads out of the directory; Error if Windows has no such name
*/
function safeName(name, platform = process.platform) {
	if (name === "" || unsafe.test(name)) throw new BadEntry("its archive holds a name that leads elsewhere");
	const path = name.replace(/(\/\.?)+$/, "");
	if (platform === "win32") checkWindowsNames(fromBytes(path, platform).toString());
	return path;
}
const { O_WRONLY, O_CREAT, O_EXCL } = constants;
const newFile = O_WRONLY | O_CREAT | O_EXCL;
function createFile(path, { mode, mtime, size, sparseSize }, mask) {
	const file = replacing(fromBytes(path), (path) => openSync(path, newFile, mode));
	let length = 0;
	const append = (piece) => {
		length += piece.length;
		writeAll(file, piece, null);
	};
	const sparse = sparseSize === void 0 ? void 0 : sparseContent(size, Number(sparseSize), (piece, at) => writeAll(file, piece, at));
	return {
		write: sparse ? sparse.push : append,
		close() {
			try {
				if (sparse) {
					sparse.finish();
					ftruncateSync(file, Number(sparseSize));
				} else if (length !== size) throw new BadEntry("its archive ends too early");
				if (mode & mask) fchmodSync(file, mode);
				futimesSync(file, aSecondAgo(), mtime);
			} finally {
				closeSync(file);
			}
		}
	};
}
function writeAll(file, bytes, position) {
	for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at, bytes.length - at, position === null ? null : position + at);
}
/**
* The time of access, in seconds. It must not be after that of the last change of the file, which a clock sets that is some
* milliseconds late: else Linux, with `relatime`, does not note that the file is read. (The times of members are text, because
* Node takes no negative numbers.)
*/
function aSecondAgo() {
	return Date.now() / 1e3 - 1;
}
export { BadEntry, Declined, JobFailure, NameTaken, NamesCollide, NotSaved, OutOfTime, ProgramKilled, SecretFound, ToolFailure, UnknownEntry, UnverifiedEntry, acquireSlab, activityOf, archiveOutput, archiveReader, archiveWriter, awaitedLater, basename, basesOf, below, changedWhileSaved, checkWindowsNames, codeOf, dirname, endOfArchive, explainTar, extractor, frameContentBytes, frameNow, frameOf, fromBytes, headerOf, isAbsolute, isForeign, isReason, isWithin, join, messageOf, mostHeaderBytes, namesInDirectory, newChangeWatch, newSlabs, orUndefined, paddingAfter, parse, pathBelow, pathMaths, pathsBelow, pathsIn, pidNamespace, processText, readExactly, readExactlySync, readOnly, relative, releaseSlab, replaced, resolve, rewriting, slabAt, slabsHere, slashed, startOf, statAt, toBytes, unlessMissing, visiblePids, writersBelow };
