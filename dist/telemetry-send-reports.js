import { openHttp } from "./http.js";
import { currentRun, headstartVersion, jobId, readUpTo, runnerName, serverUrl, workflowName } from "./start.js";
import { messageOf } from "./tar.js";
import { randomBytes } from "node:crypto";
// src/telemetry/measurements.ts
const seconds = [
	.1,
	.25,
	.5,
	1,
	2.5,
	5,
	10,
	30,
	60,
	120,
	300
];
const bytes = [
	1,
	4,
	16,
	64,
	256,
	1024,
	4096,
	16384
].map((size) => size * 1024 ** 2);
const metrics = [
	{
		name: "headstart.steps",
		description: "Restores and saves of caches",
		unit: "{step}",
		of: (report) => [{
			value: 1,
			attributes: attributesOf(report)
		}]
	},
	{
		name: "headstart.step.duration",
		description: "How long a restore or a save takes",
		unit: "s",
		bounds: seconds,
		of: (report) => [{
			value: report.totalMs / 1e3,
			attributes: attributesOf(report)
		}]
	},
	{
		name: "headstart.phase.duration",
		description: "How long all other phases wait for a phase",
		unit: "s",
		bounds: seconds,
		of: (report) => [...phasesOf(report)].map(([phase, ms]) => ({
			value: ms / 1e3,
			attributes: {
				...attributesOf(report),
				"headstart.phase": phase
			}
		}))
	},
	{
		name: "headstart.entry.size",
		description: "The size of an entry in the store",
		unit: "By",
		bounds: bytes,
		of: (report) => sizeIn(report, report.storedBytes)
	},
	{
		name: "headstart.content.size",
		description: "The size of the unpacked files of an entry",
		unit: "By",
		bounds: bytes,
		of: (report) => sizeIn(report, report.bytes)
	}
];
function sizeIn(report, value) {
	return value === void 0 ? [] : [{
		value,
		attributes: attributesOf(report)
	}];
}
/** The milliseconds of each phase, by its name: a report may have several phases of one name. */
function phasesOf({ phases }) {
	const byName = Map.groupBy(phases, ({ name }) => name);
	return new Map([...byName].map(([name, all]) => [name, all.reduce((sum, { ms }) => sum + ms, 0)]));
}
/** They have few values each: every combination of values is a series in the user's database. */
function attributesOf({ step, outcome, store, key, settings }) {
	return {
		"headstart.step": step,
		"headstart.outcome": outcome,
		"headstart.store": store.replace(/^(local directory) .*/s, "$1"),
		"headstart.mode": settings.mode,
		"headstart.key.prefix": wordsOf(key)
	};
}
const word = /^[a-z]{1,20}\d{0,2}$/i;
const mostWords = 5;
/** The words that a key begins with, never all of it: the rest is a hash, changes with each run, or may be private. */
function wordsOf(key) {
	const parts = key.split("-").slice(0, -1);
	const end = parts.findIndex((part) => !word.test(part));
	return parts.slice(0, Math.min(end < 0 ? parts.length : end, mostWords)).join("-");
}
// src/telemetry/otlp.ts
/**
* The messages of OTLP in JSON: times and counts are texts of whole numbers, ids are hexadecimal digits, and kinds are numbers.
* https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding
*/
const scope = {
	name: "headstart",
	version: headstartVersion
};
/** A sum or histogram counts from its own start on. Each step is a process of its own and knows no earlier counts. */
const delta = 1;
const internalSpan = 1;
const failedStatus = 2;
/** @param resource what the metrics belong to. It has few values, see `attributesOf`. */
function metricsMessage(reports, resource) {
	const all = metrics.flatMap((metric) => metricOf(metric, reports));
	return { resourceMetrics: [{
		resource: resourceOf(resource),
		scopeMetrics: [{
			scope,
			metrics: all
		}]
	}] };
}
/** @param resource what the spans belong to */
function tracesMessage(reports, resource, parent) {
	const traceId = parent?.traceId ?? randomBytes(16).toString("hex");
	const spans = reports.map((dated) => spanOf(dated, {
		traceId,
		parentSpanId: parent?.spanId
	}));
	return { resourceSpans: [{
		resource: resourceOf(resource),
		scopeSpans: [{
			scope,
			spans
		}]
	}] };
}
/** Empty if no report has the metric. */
function metricOf({ name, description, unit, bounds, of }, reports) {
	const measured = reports.flatMap(({ report }) => of(report));
	if (measured.length === 0) return [];
	const began = Math.min(...reports.map(({ report, endMs }) => endMs - report.totalMs));
	const ended = Math.max(...reports.map(({ endMs }) => endMs));
	const times = {
		startTimeUnixNano: nanoseconds(began),
		timeUnixNano: nanoseconds(ended)
	};
	const dataPoints = [...Map.groupBy(measured, ({ attributes }) => JSON.stringify(attributes)).values()].map((group) => ({
		...pointOf(group, bounds),
		...times
	}));
	const head = {
		name,
		description,
		unit
	};
	if (bounds) return [{
		...head,
		histogram: {
			aggregationTemporality: delta,
			dataPoints
		}
	}];
	return [{
		...head,
		sum: {
			aggregationTemporality: delta,
			isMonotonic: true,
			dataPoints
		}
	}];
}
function pointOf(group, bounds) {
	const attributes = attributesIn(group[0]?.attributes ?? {});
	const values = group.map(({ value }) => value);
	const sum = values.reduce((total, value) => total + value, 0);
	if (!bounds) return {
		attributes,
		asInt: String(sum)
	};
	const bucketOf = (value) => bounds.filter((bound) => bound < value).length;
	const counts = [...bounds, Number.POSITIVE_INFINITY].map((_, i) => values.filter((value) => bucketOf(value) === i).length);
	return {
		attributes,
		count: String(values.length),
		sum,
		bucketCounts: counts.map(String),
		explicitBounds: bounds
	};
}
function spanOf({ report, endMs }, { traceId, parentSpanId }) {
	const phases = [...phasesOf(report)].map(([name, ms]) => [`headstart.phase.${name}`, ms / 1e3]);
	const attributes = {
		...attributesOf(report),
		"headstart.bottleneck": report.bottleneck.kind,
		"headstart.entry.size": report.storedBytes,
		"headstart.content.size": report.bytes,
		"headstart.content.files": report.files,
		...Object.fromEntries(phases)
	};
	return {
		traceId,
		spanId: randomBytes(8).toString("hex"),
		...parentSpanId !== void 0 && { parentSpanId },
		name: `headstart ${report.step}`,
		kind: internalSpan,
		startTimeUnixNano: nanoseconds(endMs - report.totalMs),
		endTimeUnixNano: nanoseconds(endMs),
		attributes: attributesIn(attributes),
		status: report.trouble === void 0 ? {} : { code: failedStatus }
	};
}
function resourceOf(attributes) {
	return { attributes: attributesIn(attributes) };
}
function attributesIn(attributes) {
	const typed = (value) => {
		if (typeof value === "string") return { stringValue: value };
		return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
	};
	return Object.entries(attributes).flatMap(([key, value]) => value === void 0 ? [] : [{
		key,
		value: typed(value)
	}]);
}
function nanoseconds(ms) {
	return `${Math.round(ms)}000000`;
}
// src/telemetry/send-reports.ts
/** @returns a line for the log that says what the collector has not got, and why; undefined if it has everything */
async function sendReports(reports, { metrics, traces, timeoutMs, attributes, parent }, signal) {
	const pipeline = pipelineFacts();
	const lasting = {
		...pipeline.lasting,
		...attributes
	};
	const ofRun = {
		...pipeline.lasting,
		...pipeline.ofRun,
		...attributes
	};
	const messages = [{
		name: "metrics",
		target: metrics,
		message: metricsMessage(reports, lasting)
	}, {
		name: "spans",
		target: traces,
		message: tracesMessage(reports, ofRun, parent)
	}];
	const limit = AbortSignal.timeout(timeoutMs);
	const limited = AbortSignal.any([signal, limit]);
	const http = openHttp({ connections: messages.length });
	try {
		const sent = messages.map(async ({ name, target, message }) => {
			try {
				if (target) await post(http, target, message, limited);
				return [];
			} catch (error) {
				return [{
					name,
					why: limit.aborted ? `no answer within ${timeoutMs / 1e3} s` : messageOf(error)
				}];
			}
		});
		const unsent = (await Promise.all(sent)).flat();
		if (unsent.length === 0) return void 0;
		return `The ${unsent.map(({ name }) => name).join(" and ")} were not sent to the collector: ${[...new Set(unsent.map(({ why }) => why))].join("; ")}`;
	} finally {
		await http.close();
	}
}
const maxAnswerBytes = 65536;
/** A path may be a secret, so no message has it. @throws Error unless the collector takes the message */
async function post(http, { url, headers }, message, signal) {
	const { origin } = new URL(url);
	const answer = await http.request(url, {
		method: "POST",
		headers: {
			"user-agent": `headstart/${headstartVersion}`,
			...headers,
			"content-type": "application/json"
		},
		body: [Buffer.from(JSON.stringify(message))],
		signal
	}).catch((error) => {
		throw new Error(`${origin}: ${messageOf(error).split(": ").at(-1)}`);
	});
	await readUpTo(maxAnswerBytes, answer.body);
	if (answer.status < 200 || answer.status > 299) throw new Error(`${origin} answers ${answer.status}`);
}
/**
* What this job is, in the words of OpenTelemetry. Facts of the run have new values each time, so metrics do without them.
* https://opentelemetry.io/docs/specs/semconv/registry/attributes/cicd/
* https://opentelemetry.io/docs/specs/semconv/registry/attributes/vcs/
*/
function pipelineFacts() {
	const { repository, ref, sha, runId, runAttempt } = currentRun();
	const url = `${serverUrl()}/${repository}`;
	const [owner = "", name = ""] = repository.split("/");
	return {
		lasting: given({
			"cicd.pipeline.name": workflowName(),
			"cicd.pipeline.task.name": jobId(),
			"vcs.owner.name": owner,
			"vcs.repository.name": name,
			"vcs.repository.url.full": url
		}),
		ofRun: given({
			"cicd.pipeline.run.id": runId,
			"cicd.pipeline.run.url.full": runId && `${url}/actions/runs/${runId}/attempts/${runAttempt || 1}`,
			"cicd.worker.name": runnerName(),
			"vcs.ref.head.name": ref.replace(/^refs\/(heads|tags|pull)\//, ""),
			"vcs.ref.head.revision": sha
		})
	};
}
function given(facts) {
	return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ""));
}
export { sendReports };
