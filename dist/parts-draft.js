import { lengthOf, mebibyte, newUnderWay, pLimit } from "./start.js";
import { awaitedLater, messageOf } from "./tar.js";
// src/stores/parts-draft.ts
/** A draft whose bytes are copied and sent in parts, or sent at once if they are fewer than a part. */
function newPartsDraft(options, upload) {
	const { partBytes, connections: concurrency } = options.inputs;
	const withSlot = pLimit(concurrency);
	let sent = {
		size: 0,
		parts: 0
	};
	let copying;
	const sending = newUnderWay();
	let isEmptied = false;
	/** @param first how many parts come before these */
	const partsFrom = (first, partBytes) => ({
		partBytes,
		concurrency,
		async addPart(partNumber, pieces) {
			const [number, length] = [first + partNumber, lengthOf(pieces)];
			sent.size += length;
			if (number === 0 && length < partBytes) sent.whole = pieces;
			else {
				sent.parts = Math.max(sent.parts, number + 1);
				await sending.add(withSlot(() => upload.sendPart({
					number,
					start: number * partBytes,
					pieces
				})));
			}
		},
		async commit() {
			await copying;
			await upload.publish(sent);
		}
	});
	return {
		...partsFrom(0, partBytes),
		async copyFrom(entry, bytes, read) {
			const copy = await upload.copierOf(entry);
			const copiedBytes = copyPartBytes(bytes);
			const count = copy ? Math.floor(bytes / copiedBytes) : 0;
			sent = {
				size: count * copiedBytes,
				parts: count
			};
			const { sendPart } = upload;
			const adding = {
				copy,
				sendPart,
				read,
				withSlot,
				isEmptied: () => isEmptied
			};
			const finished = awaitedLater(addParts(partsOf(count, copiedBytes), adding, options));
			copying = finished;
			return {
				bytes: sent.size,
				destination: partsFrom(count, count > 0 ? copiedBytes : partBytes),
				finished
			};
		},
		async empty() {
			isEmptied = true;
			await Promise.allSettled([copying, sending.settled()]);
			await upload.empty();
			sent = {
				size: 0,
				parts: 0
			};
			copying = void 0;
			isEmptied = false;
		},
		discard() {
			isEmptied = true;
			return upload.discard();
		}
	};
}
function partsOf(count, partBytes) {
	return Array.from({ length: count }, (_, number) => {
		return {
			number,
			start: number * partBytes,
			end: (number + 1) * partBytes
		};
	});
}
/** @returns how many bytes the store has copied @throws the first failure, when no part is under way any more */
async function addParts(parts, { copy, sendPart, read, withSlot, isEmptied }, { inputs, signal, tell }) {
	let [copiedBytes, isRefused] = [0, false];
	const refuse = (error) => {
		signal.throwIfAborted();
		if (isEmptied()) throw error;
		if (!isRefused) tell(`Sending what the store did not copy: ${messageOf(error)}`);
		isRefused = true;
	};
	const add = async (part) => {
		const { number, start, end } = part;
		if (isEmptied()) throw new Error("the draft was emptied");
		if (!isRefused && await copy?.(part).then(() => true, refuse)) copiedBytes += end - start;
		else await sendPart({
			number,
			start,
			pieces: await piecesOf(read(start, end))
		});
	};
	const limit = pLimit(Math.max(1, inputs.connections - 1));
	const failures = [];
	const additions = parts.map((part) => limit(async () => {
		if (failures.length > 0) return;
		await withSlot(() => add(part)).catch((error) => failures.push(error));
	}));
	await Promise.all(additions);
	if (failures.length > 0) throw failures[0];
	return copiedBytes;
}
const leastMebibytes = 5;
const sizesToTry = 28;
const mostParts = 5e3;
/**
* Chooses the part size that leaves the fewest bytes to send. All parts have one size, because R2 demands it.
* @returns a size in bytes
*/
function copyPartBytes(bytes) {
	const least = Math.max(leastMebibytes, Math.ceil(bytes / mostParts / mebibyte));
	return Array.from({ length: sizesToTry }, (_, i) => (least + i) * mebibyte).reduce((best, size) => bytes % size <= bytes % best ? size : best);
}
async function piecesOf(bytes) {
	const pieces = [];
	for await (const piece of bytes) pieces.push(piece);
	return pieces;
}
export { newPartsDraft };
