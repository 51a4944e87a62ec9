import { BadEntry, acquireSlab, archiveWriter, extractor, frameNow, messageOf, pathsBelow, pathsIn, releaseSlab, slabAt, toBytes } from "./tar.js";
import { on } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
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
