import { EVENT_ID, FAILSAFE_SCHEMA, YAMLException, load, parseEvents } from "./js-yaml.js";
import { JobFailure } from "./tar.js";
// src/inputs/caches.ts
/** Reads the list of caches of a step that has several. */
/**
* @param text YAML: a list of mappings from inputs to values, and from `name` to the cache's name
* @throws JobFailure saying what is wrong with which item
*/
function readCaches(text) {
	const { items, placeOf } = yamlIn(text);
	if (!Array.isArray(items) || items.length === 0) throw wrong(`it must be a YAML list, such as\n${example}`);
	const caches = items.map((item, i) => cacheOf(item, i, `item ${i + 1} (${placeOf(i)})`));
	const names = caches.map(({ name }) => name.toLowerCase());
	const twice = names.find((name, i) => names.indexOf(name) !== i);
	if (twice !== void 0) throw wrong(`two caches have the name ${twice}; give each a name of its own`);
	return caches;
}
const example = "- { name: npm, preset: npm }\n- { name: build, path: build, key: v1 }";
/** The list, and a function that says where an item of it begins. */
function yamlIn(text) {
	try {
		const items = load(text, { schema: FAILSAFE_SCHEMA });
		const starts = startsOfItems(parseEvents(text, {}));
		return {
			items,
			placeOf: (item) => placeAt(text, starts[item] ?? 0)
		};
	} catch (error) {
		if (!(error instanceof YAMLException)) throw error;
		const { reason, mark } = error;
		throw wrong(`it is no YAML${mark ? ` at ${placeAt(text, mark.position)}` : ""}: ${reason.replace(/\s*[":!].*$/s, "")}`);
	}
}
/** Where the items of the list begin in the text: one event opens the document, one opens the list. */
function startsOfItems(events) {
	const starts = [];
	let depth = 0;
	for (const event of events) {
		if (event.type === EVENT_ID.POP) depth--;
		else if (depth === 2) starts.push(startOf(event));
		if ("start" in event || event.type === EVENT_ID.DOCUMENT) depth++;
	}
	return starts;
}
function startOf(event) {
	if ("start" in event) return event.start;
	if ("valueStart" in event) return event.valueStart;
	return "anchorStart" in event ? event.anchorStart : 0;
}
function placeAt(text, offset) {
	const lines = text.slice(0, offset).split("\n");
	return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}
function cacheOf(item, i, label) {
	if (typeof item !== "object" || item === null || Array.isArray(item)) throw wrong(`${label} must be a mapping of inputs, such as\n${example}`);
	const inputs = /* @__PURE__ */ new Map();
	for (const [given, value] of Object.entries(item)) {
		const input = given.toLowerCase();
		if (inputs.has(input)) throw wrong(`${label} has ${input} twice`);
		inputs.set(input, textOf(value, input, label));
	}
	const name = inputs.get("name") || inputs.get("preset") || String(i + 1);
	inputs.delete("name");
	if (!/^[a-z\d][\w-]*$/i.test(name)) throw wrong(`${label} has the name '${name}'; it may have letters and digits, and after the first _ and -`);
	const own = [
		"caches",
		"job-status",
		"default-branch"
	].find((input) => inputs.has(input));
	if (own) throw wrong(`${label} has ${own}, which belongs to the step`);
	return {
		name,
		inputs
	};
}
function textOf(value, input, label) {
	const lines = Array.isArray(value) ? value : [value];
	if (!lines.every((line) => typeof line === "string")) throw wrong(`${label} must have text or a list of lines for ${input}`);
	return lines.map((line) => line.trim()).join("\n");
}
function wrong(why) {
	return new JobFailure(`Input \`caches\` is wrong: ${why}.`);
}
export { readCaches };
