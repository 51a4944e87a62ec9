import { writerIn } from "./start.js";
import { indexOf, listObjects, openBucketAccess, partsOf, readKey, readTail } from "./s3.js";
// src/stores/s3/inventory.ts
/** Lists the entries of a bucket, page by page. */
async function openBucketInventory(options, label) {
	const { inputs, signal } = options;
	const { session, names, reading, searching } = await openBucketAccess(options, label);
	const { removeObject } = await import("./stores-s3-draft.js");
	const home = names.start(void 0);
	const entriesIn = async (objects) => {
		const entries = [];
		for (const object of objects) {
			const { name: id, size: bytes, createdAt } = object;
			const parts = id.startsWith(home) ? partsOf(id.slice(home.length)) : void 0;
			if (!parts) continue;
			const { scope, version, key } = parts;
			const candidate = {
				...object,
				...key
			};
			if (key.cut) await readKey(candidate, searching(signal));
			const known = candidate.key === "\0" ? id.slice(id.lastIndexOf("/") + 1) : candidate.key;
			entries.push({
				scope,
				version,
				key: known,
				id,
				bytes,
				createdAt
			});
		}
		return entries;
	};
	return {
		label,
		concurrency: inputs.connections,
		async *pages(scope) {
			let from;
			do {
				const { objects, next } = await listObjects(session, names.start(scope), from, signal);
				yield await entriesIn(objects);
				from = next;
			} while (from !== void 0);
		},
		async writerOf({ id }) {
			const object = await readTail(session, id, signal);
			const index = object && await indexOf(object, session, reading);
			return writerIn(index?.createdBy);
		},
		remove: ({ id }) => removeObject(session, id, signal)
	};
}
export { openBucketInventory };
