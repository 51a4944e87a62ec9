import { BadEntry, acquireSlab, archiveReader, archiveWriter, checkWindowsNames, codeOf, dirname, frameNow, fromBytes, messageOf, pathsBelow, pathsIn, releaseSlab, resolve, slabAt, sparseContent, toBytes } from "./start.js";
import { chmodSync, closeSync, constants, fchmodSync, ftruncateSync, futimesSync, linkSync, lutimesSync, mkdirSync, openSync, statSync, symlinkSync, unlinkSync, utimesSync, writeSync } from "node:fs";
import { on } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
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
				lutimesSync(path, now(), mtime);
			}
			const deepestFirst = [...directories].sort(([one], [other]) => other.length - one.length);
			for (const [path, { mode, mtime }] of deepestFirst) {
				if (process.platform !== "win32") chmodSync(fromBytes(path), mode);
				utimesSync(fromBytes(path), now(), mtime);
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
				futimesSync(file, now(), mtime);
			} finally {
				closeSync(file);
			}
		}
	};
}
function writeAll(file, bytes, position) {
	for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at, bytes.length - at, position === null ? null : position + at);
}
/** In seconds. (The times of members are text, because Node takes no negative numbers.) */
function now() {
	return Date.now() / 1e3;
}
// src/formats/tar/threads/tar-thread.ts
/** The program of a thread: packs the files that its input names, or unpacks the archives of its input. */
if (!parentPort) throw new Error("this is a program for threads");
const port = parentPort;
const slabs = workerData;
const received = on(port, "message");
const next = async () => (await received.next()).value?.[0];
const reply = (message, transferred = []) => port.postMessage(message, transferred);
async function* input() {
	for (let bytes = await next(); bytes instanceof Uint8Array; bytes = await next()) {
		yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
		reply({ taken: bytes.length });
	}
}
async function create({ cwd, part, isForImage }) {
	let slab;
	const output = {
		next() {
			slab = acquireSlab(slabs);
			return slabAt(slabs, slab);
		},
		filled(bytes) {
			if (slab === void 0) return;
			if (part?.level === void 0) {
				reply({
					slab,
					filled: bytes
				});
				return;
			}
			const frame = frameNow(slabAt(slabs, slab).subarray(0, bytes), part.level);
			releaseSlab(slabs, slab);
			reply({
				frame,
				contentBytes: bytes
			}, [frame.buffer]);
		}
	};
	const pathOf = part ? pathsIn(part.bases) : pathsBelow(toBytes(cwd));
	const archive = archiveWriter(pathOf, output, {
		kind: part?.kind,
		links: part?.links,
		isForImage
	});
	let rest = "";
	for await (const bytes of input()) {
		const names = (rest + bytes.toString("latin1")).split("\0");
		rest = names.pop() ?? "";
		for (const name of names) archive.add(name);
	}
	archive.end(part?.isContinued);
}
async function extract({ cwd, mask, bases }) {
	const { push, finish } = extractor(toBytes(cwd), mask, bases && pathsIn(bases));
	for await (const bytes of input()) push(bytes);
	finish();
}
try {
	for (;;) {
		const task = await next();
		await (task.thread === "create" ? create(task) : extract(task));
		reply("done");
	}
} catch (error) {
	reply({
		message: messageOf(error),
		isBadEntry: error instanceof BadEntry
	});
}
export {};
