import { BadEntry, NameTaken, awaitedLater, messageOf, orUndefined } from "./tar.js";
import { Stalled, TransferFailure, connectionFailure, download, entryNameIn, failuresOf, headstartVersion, homeDirectory, isAws, lookupMs, mayAnswer, namePrefix, newBufferPool, newestFirst, orAborted, pageFailure, pickMatch, proxyFailure, readIndex, readUpTo, retry, retryAfterMs, sha256, shortMs, shownUrl, signedOnce, storeName, unescapeName, usualIndexBytes, withLookupLimit } from "./start.js";
import { openHttp } from "./http.js";
import { parseXML } from "./xml.js";
import { createHash, createHmac, getRandomValues } from "node:crypto";
import { devNull, homedir } from "node:os";
import { join, sep } from "node:path";
import { ReadStream, fstatSync, lstatSync, statSync } from "node:fs";
import { Readable, Writable } from "node:stream";
import { readFile as readFile$1 } from "node:fs/promises";
import { isIP } from "node:net";
// node_modules/@smithy/core/dist-es/submodules/serde/is-array-buffer/is-array-buffer.js
const isArrayBuffer = (arg) => typeof ArrayBuffer === "function" && arg instanceof ArrayBuffer || Object.prototype.toString.call(arg) === "[object ArrayBuffer]";
// node_modules/@smithy/core/dist-es/submodules/serde/util-buffer-from/buffer-from.js
const fromArrayBuffer = (input, offset = 0, length = input.byteLength - offset) => {
	if (!isArrayBuffer(input)) throw new TypeError(`The "input" argument must be ArrayBuffer. Received type ${typeof input} (${input})`);
	return Buffer.from(input, offset, length);
};
const fromString = (input, encoding) => {
	if (typeof input !== "string") throw new TypeError(`The "input" argument must be of type string. Received type ${typeof input} (${input})`);
	return encoding ? Buffer.from(input, encoding) : Buffer.from(input);
};
// node_modules/@smithy/core/dist-es/submodules/serde/util-base64/fromBase64.js
const BASE64_REGEX = /^[A-Za-z0-9+/]*={0,2}$/;
const fromBase64 = (input) => {
	if (input.length * 3 % 4 !== 0) throw new TypeError(`Incorrect padding on base64 string.`);
	if (!BASE64_REGEX.exec(input)) throw new TypeError(`Invalid base64 string.`);
	const buffer = fromString(input, "base64");
	return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
};
// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/fromUtf8.js
const fromUtf8$1 = (input) => {
	const buf = fromString(input, "utf8");
	return new Uint8Array(buf.buffer, buf.byteOffset, buf.byteLength / Uint8Array.BYTES_PER_ELEMENT);
};
// node_modules/@smithy/core/dist-es/submodules/serde/util-base64/toBase64.js
const toBase64$1 = (_input) => {
	let input;
	if (typeof _input === "string") input = fromUtf8$1(_input);
	else input = _input;
	if (typeof input !== "object" || typeof input.byteOffset !== "number" || typeof input.byteLength !== "number") throw new Error("@smithy/util-base64: toBase64 encoder function only accepts string | Uint8Array.");
	return fromArrayBuffer(input.buffer, input.byteOffset, input.byteLength).toString("base64");
};
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/blob/Uint8ArrayBlobAdapter.js
function bindUint8ArrayBlobAdapter(toUtf8, fromUtf8, toBase64, fromBase64) {
	return class Uint8ArrayBlobAdapter extends Uint8Array {
		static fromString(source, encoding = "utf-8") {
			if (typeof source === "string") {
				if (encoding === "base64") return Uint8ArrayBlobAdapter.mutate(fromBase64(source));
				return Uint8ArrayBlobAdapter.mutate(fromUtf8(source));
			}
			throw new Error(`Unsupported conversion from ${typeof source} to Uint8ArrayBlobAdapter.`);
		}
		static mutate(source) {
			Object.setPrototypeOf(source, Uint8ArrayBlobAdapter.prototype);
			return source;
		}
		transformToString(encoding = "utf-8") {
			if (encoding === "base64") return toBase64(this);
			return toUtf8(this);
		}
	};
}
// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/toUtf8.js
const toUtf8$1 = (input) => {
	if (typeof input === "string") return input;
	if (typeof input !== "object" || typeof input.byteOffset !== "number" || typeof input.byteLength !== "number") throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");
	return fromArrayBuffer(input.buffer, input.byteOffset, input.byteLength).toString("utf8");
};
// node_modules/@smithy/core/dist-es/submodules/serde/uuid/v4.js
const decimalToHex = Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
function bindV4(getRandomValues) {
	if (typeof crypto !== "undefined" && typeof crypto.randomUUID === "function") return () => crypto.randomUUID();
	return () => {
		const rnds = /* @__PURE__ */ new Uint8Array(16);
		getRandomValues(rnds);
		rnds[6] = rnds[6] & 15 | 64;
		rnds[8] = rnds[8] & 63 | 128;
		return decimalToHex[rnds[0]] + decimalToHex[rnds[1]] + decimalToHex[rnds[2]] + decimalToHex[rnds[3]] + "-" + decimalToHex[rnds[4]] + decimalToHex[rnds[5]] + "-" + decimalToHex[rnds[6]] + decimalToHex[rnds[7]] + "-" + decimalToHex[rnds[8]] + decimalToHex[rnds[9]] + "-" + decimalToHex[rnds[10]] + decimalToHex[rnds[11]] + decimalToHex[rnds[12]] + decimalToHex[rnds[13]] + decimalToHex[rnds[14]] + decimalToHex[rnds[15]];
	};
}
// node_modules/@smithy/types/dist-es/profile.js
var IniSectionType;
(function(IniSectionType) {
	IniSectionType["PROFILE"] = "profile";
	IniSectionType["SSO_SESSION"] = "sso-session";
	IniSectionType["SERVICES"] = "services";
})(IniSectionType || (IniSectionType = {}));
// node_modules/@smithy/core/dist-es/submodules/transport/hasOwn.js
function hasOwn(o, k) {
	return Object.prototype.hasOwnProperty.call(o, k);
}
// node_modules/@smithy/core/dist-es/submodules/transport/httpRequest.js
var HttpRequest = class HttpRequest {
	method;
	protocol;
	hostname;
	port;
	path;
	query;
	headers;
	username;
	password;
	fragment;
	body;
	constructor(options) {
		this.method = options.method || "GET";
		this.hostname = options.hostname || "localhost";
		this.port = options.port;
		this.query = options.query || {};
		this.headers = options.headers || {};
		this.body = options.body;
		this.protocol = options.protocol ? options.protocol.slice(-1) !== ":" ? `${options.protocol}:` : options.protocol : "https:";
		this.path = options.path ? options.path.charAt(0) !== "/" ? `/${options.path}` : options.path : "/";
		this.username = options.username;
		this.password = options.password;
		this.fragment = options.fragment;
	}
	static clone(request) {
		const cloned = new HttpRequest({
			...request,
			headers: { ...request.headers }
		});
		if (cloned.query) cloned.query = cloneQuery(cloned.query);
		return cloned;
	}
	static isInstance(request) {
		if (!request) return false;
		const req = request;
		return "method" in req && "protocol" in req && "hostname" in req && "path" in req && typeof req["query"] === "object" && typeof req["headers"] === "object";
	}
	clone() {
		return HttpRequest.clone(this);
	}
};
function cloneQuery(query) {
	return Object.keys(query).reduce((carry, paramName) => {
		const param = query[paramName];
		return {
			...carry,
			[paramName]: Array.isArray(param) ? [...param] : param
		};
	}, {});
}
// node_modules/@smithy/core/dist-es/submodules/transport/isValidHostLabel.js
const VALID_HOST_LABEL_REGEX = new RegExp(`^(?!.*-$)(?!-)[a-zA-Z0-9-]{1,63}$`);
const isValidHostLabel = (value, allowSubDomains = false) => {
	if (!allowSubDomains) return VALID_HOST_LABEL_REGEX.test(value);
	const labels = value.split(".");
	for (const label of labels) if (!isValidHostLabel(label)) return false;
	return true;
};
// node_modules/@smithy/core/dist-es/submodules/transport/normalizeProvider.js
const normalizeProvider = (input) => {
	if (typeof input === "function") return input;
	const promisified = Promise.resolve(input);
	return () => promisified;
};
// node_modules/@smithy/core/dist-es/submodules/serde/parse-utils.js
const expectNumber = (value) => {
	if (value === null || value === void 0) return;
	if (typeof value === "string") {
		const parsed = parseFloat(value);
		if (!Number.isNaN(parsed)) {
			if (String(parsed) !== String(value)) logger.warn(stackTraceWarning(`Expected number but observed string: ${value}`));
			return parsed;
		}
	}
	if (typeof value === "number") return value;
	throw new TypeError(`Expected number, got ${typeof value}: ${value}`);
};
const MAX_FLOAT = Math.ceil(2 ** 127 * (2 - 2 ** -23));
const expectFloat32 = (value) => {
	const expected = expectNumber(value);
	if (expected !== void 0 && !Number.isNaN(expected) && expected !== 1e400 && expected !== -1e400) {
		if (Math.abs(expected) > MAX_FLOAT) throw new TypeError(`Expected 32-bit float, got ${value}`);
	}
	return expected;
};
const expectLong = (value) => {
	if (value === null || value === void 0) return;
	if (Number.isInteger(value) && !Number.isNaN(value)) return value;
	throw new TypeError(`Expected integer, got ${typeof value}: ${value}`);
};
const expectShort = (value) => expectSizedInt(value, 16);
const expectByte = (value) => expectSizedInt(value, 8);
const expectSizedInt = (value, size) => {
	const expected = expectLong(value);
	if (expected !== void 0 && castInt(expected, size) !== expected) throw new TypeError(`Expected ${size}-bit integer, got ${value}`);
	return expected;
};
const castInt = (value, size) => {
	switch (size) {
		case 32: return Int32Array.of(value)[0];
		case 16: return Int16Array.of(value)[0];
		case 8: return Int8Array.of(value)[0];
	}
};
const strictParseDouble = (value) => {
	if (typeof value == "string") return expectNumber(parseNumber(value));
	return expectNumber(value);
};
const strictParseFloat32 = (value) => {
	if (typeof value == "string") return expectFloat32(parseNumber(value));
	return expectFloat32(value);
};
const NUMBER_REGEX = /(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(-?Infinity)|(NaN)/g;
const parseNumber = (value) => {
	const matches = value.match(NUMBER_REGEX);
	if (matches === null || matches[0].length !== value.length) throw new TypeError(`Expected real number, got implicit NaN`);
	return parseFloat(value);
};
const strictParseShort = (value) => {
	if (typeof value === "string") return expectShort(parseNumber(value));
	return expectShort(value);
};
const strictParseByte = (value) => {
	if (typeof value === "string") return expectByte(parseNumber(value));
	return expectByte(value);
};
const stackTraceWarning = (message) => {
	return String(new TypeError(message).stack || message).split("\n").slice(0, 5).filter((s) => !s.includes("stackTraceWarning")).join("\n");
};
const logger = { warn: console.warn };
// node_modules/@smithy/core/dist-es/submodules/serde/date-utils.js
const DAYS = [
	"Sun",
	"Mon",
	"Tue",
	"Wed",
	"Thu",
	"Fri",
	"Sat"
];
const MONTHS = [
	"Jan",
	"Feb",
	"Mar",
	"Apr",
	"May",
	"Jun",
	"Jul",
	"Aug",
	"Sep",
	"Oct",
	"Nov",
	"Dec"
];
function dateToUtcString(date) {
	const year = date.getUTCFullYear();
	const month = date.getUTCMonth();
	const dayOfWeek = date.getUTCDay();
	const dayOfMonthInt = date.getUTCDate();
	const hoursInt = date.getUTCHours();
	const minutesInt = date.getUTCMinutes();
	const secondsInt = date.getUTCSeconds();
	const dayOfMonthString = dayOfMonthInt < 10 ? `0${dayOfMonthInt}` : `${dayOfMonthInt}`;
	const hoursString = hoursInt < 10 ? `0${hoursInt}` : `${hoursInt}`;
	const minutesString = minutesInt < 10 ? `0${minutesInt}` : `${minutesInt}`;
	const secondsString = secondsInt < 10 ? `0${secondsInt}` : `${secondsInt}`;
	return `${DAYS[dayOfWeek]}, ${dayOfMonthString} ${MONTHS[month]} ${year} ${hoursString}:${minutesString}:${secondsString} GMT`;
}
const RFC3339 = /* @__PURE__ */ new RegExp(/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?[zZ]$/);
const parseRfc3339DateTime = (value) => {
	if (value === null || value === void 0) return;
	if (typeof value !== "string") throw new TypeError("RFC-3339 date-times must be expressed as strings");
	const match = RFC3339.exec(value);
	if (!match) throw new TypeError("Invalid RFC-3339 date-time value");
	const [_, yearStr, monthStr, dayStr, hours, minutes, seconds, fractionalMilliseconds] = match;
	const year = strictParseShort(stripLeadingZeroes(yearStr));
	const month = parseDateValue(monthStr, "month", 1, 12);
	const day = parseDateValue(dayStr, "day", 1, 31);
	return buildDate(year, month, day, {
		hours,
		minutes,
		seconds,
		fractionalMilliseconds
	});
};
const RFC3339_WITH_OFFSET$1 = /* @__PURE__ */ new RegExp(/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(([-+]\d{2}:\d{2})|[zZ])$/);
const parseRfc3339DateTimeWithOffset = (value) => {
	if (value === null || value === void 0) return;
	if (typeof value !== "string") throw new TypeError("RFC-3339 date-times must be expressed as strings");
	const match = RFC3339_WITH_OFFSET$1.exec(value);
	if (!match) throw new TypeError("Invalid RFC-3339 date-time value");
	const [_, yearStr, monthStr, dayStr, hours, minutes, seconds, fractionalMilliseconds, offsetStr] = match;
	const year = strictParseShort(stripLeadingZeroes(yearStr));
	const month = parseDateValue(monthStr, "month", 1, 12);
	const day = parseDateValue(dayStr, "day", 1, 31);
	const date = buildDate(year, month, day, {
		hours,
		minutes,
		seconds,
		fractionalMilliseconds
	});
	if (offsetStr.toUpperCase() != "Z") date.setTime(date.getTime() - parseOffsetToMilliseconds(offsetStr));
	return date;
};
const IMF_FIXDATE$1 = /* @__PURE__ */ new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/);
const RFC_850_DATE$1 = /* @__PURE__ */ new RegExp(/^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday), (\d{2})-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/);
const ASC_TIME$1 = /* @__PURE__ */ new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ( [1-9]|\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? (\d{4})$/);
const parseRfc7231DateTime = (value) => {
	if (value === null || value === void 0) return;
	if (typeof value !== "string") throw new TypeError("RFC-7231 date-times must be expressed as strings");
	let match = IMF_FIXDATE$1.exec(value);
	if (match) {
		const [_, dayStr, monthStr, yearStr, hours, minutes, seconds, fractionalMilliseconds] = match;
		return buildDate(strictParseShort(stripLeadingZeroes(yearStr)), parseMonthByShortName(monthStr), parseDateValue(dayStr, "day", 1, 31), {
			hours,
			minutes,
			seconds,
			fractionalMilliseconds
		});
	}
	match = RFC_850_DATE$1.exec(value);
	if (match) {
		const [_, dayStr, monthStr, yearStr, hours, minutes, seconds, fractionalMilliseconds] = match;
		return adjustRfc850Year(buildDate(parseTwoDigitYear(yearStr), parseMonthByShortName(monthStr), parseDateValue(dayStr, "day", 1, 31), {
			hours,
			minutes,
			seconds,
			fractionalMilliseconds
		}));
	}
	match = ASC_TIME$1.exec(value);
	if (match) {
		const [_, monthStr, dayStr, hours, minutes, seconds, fractionalMilliseconds, yearStr] = match;
		return buildDate(strictParseShort(stripLeadingZeroes(yearStr)), parseMonthByShortName(monthStr), parseDateValue(dayStr.trimLeft(), "day", 1, 31), {
			hours,
			minutes,
			seconds,
			fractionalMilliseconds
		});
	}
	throw new TypeError("Invalid RFC-7231 date-time value");
};
const parseEpochTimestamp = (value) => {
	if (value === null || value === void 0) return;
	let valueAsDouble;
	if (typeof value === "number") valueAsDouble = value;
	else if (typeof value === "string") valueAsDouble = strictParseDouble(value);
	else if (typeof value === "object" && value.tag === 1) valueAsDouble = value.value;
	else throw new TypeError("Epoch timestamps must be expressed as floating point numbers or their string representation");
	if (Number.isNaN(valueAsDouble) || valueAsDouble === 1e400 || valueAsDouble === -1e400) throw new TypeError("Epoch timestamps must be valid, non-Infinite, non-NaN numerics");
	return new Date(Math.round(valueAsDouble * 1e3));
};
const buildDate = (year, month, day, time) => {
	const adjustedMonth = month - 1;
	validateDayOfMonth(year, adjustedMonth, day);
	return new Date(Date.UTC(year, adjustedMonth, day, parseDateValue(time.hours, "hour", 0, 23), parseDateValue(time.minutes, "minute", 0, 59), parseDateValue(time.seconds, "seconds", 0, 60), parseMilliseconds(time.fractionalMilliseconds)));
};
const parseTwoDigitYear = (value) => {
	const thisYear = (/* @__PURE__ */ new Date()).getUTCFullYear();
	const valueInThisCentury = Math.floor(thisYear / 100) * 100 + strictParseShort(stripLeadingZeroes(value));
	if (valueInThisCentury < thisYear) return valueInThisCentury + 100;
	return valueInThisCentury;
};
const FIFTY_YEARS_IN_MILLIS = 15768e8;
const adjustRfc850Year = (input) => {
	if (input.getTime() - (/* @__PURE__ */ new Date()).getTime() > FIFTY_YEARS_IN_MILLIS) return new Date(Date.UTC(input.getUTCFullYear() - 100, input.getUTCMonth(), input.getUTCDate(), input.getUTCHours(), input.getUTCMinutes(), input.getUTCSeconds(), input.getUTCMilliseconds()));
	return input;
};
const parseMonthByShortName = (value) => {
	const monthIdx = MONTHS.indexOf(value);
	if (monthIdx < 0) throw new TypeError(`Invalid month: ${value}`);
	return monthIdx + 1;
};
const DAYS_IN_MONTH = [
	31,
	28,
	31,
	30,
	31,
	30,
	31,
	31,
	30,
	31,
	30,
	31
];
const validateDayOfMonth = (year, month, day) => {
	let maxDays = DAYS_IN_MONTH[month];
	if (month === 1 && isLeapYear(year)) maxDays = 29;
	if (day > maxDays) throw new TypeError(`Invalid day for ${MONTHS[month]} in ${year}: ${day}`);
};
const isLeapYear = (year) => {
	return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
};
const parseDateValue = (value, type, lower, upper) => {
	const dateVal = strictParseByte(stripLeadingZeroes(value));
	if (dateVal < lower || dateVal > upper) throw new TypeError(`${type} must be between ${lower} and ${upper}, inclusive`);
	return dateVal;
};
const parseMilliseconds = (value) => {
	if (value === null || value === void 0) return 0;
	return strictParseFloat32("0." + value) * 1e3;
};
const parseOffsetToMilliseconds = (value) => {
	const directionStr = value[0];
	let direction = 1;
	if (directionStr == "+") direction = 1;
	else if (directionStr == "-") direction = -1;
	else throw new TypeError(`Offset direction, ${directionStr}, must be "+" or "-"`);
	const hour = Number(value.substring(1, 3));
	const minute = Number(value.substring(4, 6));
	return direction * (hour * 60 + minute) * 60 * 1e3;
};
const stripLeadingZeroes = (value) => {
	let idx = 0;
	while (idx < value.length - 1 && value.charAt(idx) === "0") idx++;
	if (idx === 0) return value;
	return value.slice(idx);
};
// node_modules/@smithy/core/dist-es/submodules/serde/lazy-json.js
const LazyJsonString = function LazyJsonString(val) {
	return Object.assign(new String(val), {
		deserializeJSON() {
			return JSON.parse(String(val));
		},
		toString() {
			return String(val);
		},
		toJSON() {
			return String(val);
		}
	});
};
LazyJsonString.from = (object) => {
	if (object && typeof object === "object" && (object instanceof LazyJsonString || "deserializeJSON" in object)) return object;
	else if (typeof object === "string" || Object.getPrototypeOf(object) === String.prototype) return LazyJsonString(String(object));
	return LazyJsonString(JSON.stringify(object));
};
LazyJsonString.fromObject = LazyJsonString.from;
// node_modules/@smithy/core/dist-es/submodules/serde/quote-header.js
function quoteHeader(part) {
	if (part.includes(",") || part.includes("\"")) part = `"${part.replace(/\\/g, "\\\\").replace(/"/g, "\\\"")}"`;
	return part;
}
// node_modules/@smithy/core/dist-es/submodules/serde/schema-serde-lib/schema-date-utils.js
const ddd = `(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[ne|u?r]?s?day)?`;
const mmm = `(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)`;
const time = `(\\d?\\d):(\\d{2}):(\\d{2})(?:\\.(\\d+))?`;
const date = `(\\d?\\d)`;
const year = `(\\d{4})`;
const RFC3339_WITH_OFFSET = /* @__PURE__ */ new RegExp(/^(\d{4})-(\d\d)-(\d\d)[tT](\d\d):(\d\d):(\d\d)(\.(\d+))?(([-+]\d\d:\d\d)|[zZ])$/);
const IMF_FIXDATE_NATIVE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?:0[1-9]|[12]\d|3[01]) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [1-9]\d{3} (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d GMT$/;
const IMF_FIXDATE = new RegExp(`^${ddd}, ${date} ${mmm} ${year} ${time} GMT$`);
const RFC_850_DATE = new RegExp(`^${ddd}, ${date}-${mmm}-(\\d\\d) ${time} GMT$`);
const ASC_TIME = new RegExp(`^${ddd} ${mmm} ( [1-9]|\\d\\d) ${time} ${year}$`);
const months = [
	"Jan",
	"Feb",
	"Mar",
	"Apr",
	"May",
	"Jun",
	"Jul",
	"Aug",
	"Sep",
	"Oct",
	"Nov",
	"Dec"
];
const _parseEpochTimestamp = (value) => {
	if (value == null) return;
	let num = NaN;
	if (typeof value === "number") num = value;
	else if (typeof value === "string") {
		if (!/^-?\d*\.?\d+$/.test(value)) throw new TypeError(`parseEpochTimestamp - numeric string invalid.`);
		num = Number.parseFloat(value);
	} else if (typeof value === "object" && value.tag === 1) num = value.value;
	if (isNaN(num) || Math.abs(num) === 1e400) throw new TypeError("Epoch timestamps must be valid finite numbers.");
	return new Date(Math.round(num * 1e3));
};
const _parseRfc3339DateTimeWithOffset = (value) => {
	if (value == null) return;
	if (typeof value !== "string") throw new TypeError("RFC3339 timestamps must be strings");
	const matches = RFC3339_WITH_OFFSET.exec(value);
	if (!matches) throw new TypeError(`Invalid RFC3339 timestamp format ${value}`);
	const [, yearStr, monthStr, dayStr, hours, minutes, seconds, , ms, offsetStr] = matches;
	range(monthStr, 1, 12);
	range(dayStr, 1, 31);
	range(hours, 0, 23);
	range(minutes, 0, 59);
	range(seconds, 0, 60);
	const date = new Date(Date.UTC(Number(yearStr), Number(monthStr) - 1, Number(dayStr), Number(hours), Number(minutes), Number(seconds), Number(ms) ? Math.round(parseFloat(`0.${ms}`) * 1e3) : 0));
	date.setUTCFullYear(Number(yearStr));
	if (offsetStr.toUpperCase() != "Z") {
		const [, sign, offsetH, offsetM] = /([+-])(\d\d):(\d\d)/.exec(offsetStr) || [
			void 0,
			"+",
			0,
			0
		];
		const scalar = sign === "-" ? 1 : -1;
		date.setTime(date.getTime() + scalar * (Number(offsetH) * 60 * 60 * 1e3 + Number(offsetM) * 60 * 1e3));
	}
	return date;
};
const _parseRfc7231DateTime = (value) => {
	if (value == null) return;
	if (typeof value !== "string") throw new TypeError("RFC7231 timestamps must be strings.");
	if (IMF_FIXDATE_NATIVE.test(value)) return new Date(value);
	let day;
	let month;
	let year;
	let hour;
	let minute;
	let second;
	let fraction;
	let matches;
	if (matches = IMF_FIXDATE.exec(value)) [, day, month, year, hour, minute, second, fraction] = matches;
	else if (matches = RFC_850_DATE.exec(value)) {
		[, day, month, year, hour, minute, second, fraction] = matches;
		year = (Number(year) + 1900).toString();
	} else if (matches = ASC_TIME.exec(value)) [, month, day, hour, minute, second, fraction, year] = matches;
	if (year && second) {
		const timestamp = Date.UTC(Number(year), months.indexOf(month), Number(day), Number(hour), Number(minute), Number(second), fraction ? Math.round(parseFloat(`0.${fraction}`) * 1e3) : 0);
		range(day, 1, 31);
		range(hour, 0, 23);
		range(minute, 0, 59);
		range(second, 0, 60);
		const date = new Date(timestamp);
		date.setUTCFullYear(Number(year));
		return date;
	}
	throw new TypeError(`Invalid RFC7231 date-time value ${value}.`);
};
function range(v, min, max) {
	const _v = Number(v);
	if (_v < min || _v > max) throw new Error(`Value ${_v} out of range [${min}, ${max}]`);
}
// node_modules/@smithy/core/dist-es/submodules/serde/split-every.js
function splitEvery(value, delimiter, numDelimiters) {
	if (numDelimiters <= 0 || !Number.isInteger(numDelimiters)) throw new Error("Invalid number of delimiters (" + numDelimiters + ") for splitEvery.");
	const segments = value.split(delimiter);
	if (numDelimiters === 1) return segments;
	const compoundSegments = [];
	let currentSegment = "";
	for (let i = 0; i < segments.length; i++) {
		if (currentSegment === "") currentSegment = segments[i];
		else currentSegment += delimiter + segments[i];
		if ((i + 1) % numDelimiters === 0) {
			compoundSegments.push(currentSegment);
			currentSegment = "";
		}
	}
	if (currentSegment !== "") compoundSegments.push(currentSegment);
	return compoundSegments;
}
// node_modules/@smithy/core/dist-es/submodules/serde/split-header.js
const splitHeader = (value) => {
	const z = value.length;
	const values = [];
	let withinQuotes = false;
	let escaped = false;
	let anchor = 0;
	for (let i = 0; i < z; ++i) {
		const char = value[i];
		switch (char) {
			case `"`:
				if (!escaped) withinQuotes = !withinQuotes;
				break;
			case ",": if (!withinQuotes) {
				values.push(value.slice(anchor, i));
				anchor = i + 1;
			}
		}
		escaped = char === "\\" && !escaped;
	}
	values.push(value.slice(anchor));
	return values.map((v) => {
		v = v.trim();
		const z = v.length;
		if (z < 2) return v;
		if (v[0] === `"` && v[z - 1] === `"`) {
			v = v.slice(1, z - 1);
			return v.replace(/\\(["\\])/g, "$1");
		}
		return v.replace(/\\"/g, "\"");
	});
};
// node_modules/@smithy/core/dist-es/submodules/serde/value/NumericValue.js
const format = /^-?((0|[1-9]\d*)(\.\d+)?|\.\d+)([eE][+-]?\d+)?$/;
var NumericValue = class NumericValue {
	string;
	type;
	constructor(string, type) {
		this.string = string;
		this.type = type;
		if (!format.test(string)) throw new Error(`@smithy/core/serde - NumericValue string must conform to the Smithy bigDecimal format. Received: "${string}"`);
	}
	toString() {
		return this.string;
	}
	static [Symbol.hasInstance](object) {
		if (!object || typeof object !== "object") return false;
		const _nv = object;
		return NumericValue.prototype.isPrototypeOf(object) || _nv.type === "bigDecimal" && format.test(_nv.string);
	}
};
// node_modules/@smithy/core/dist-es/submodules/serde/util-hex-encoding/hex-encoding.js
const SHORT_TO_HEX = {};
const HEX_TO_SHORT = {};
for (let i = 0; i < 256; i++) {
	let encodedByte = i.toString(16).toLowerCase();
	if (encodedByte.length === 1) encodedByte = `0${encodedByte}`;
	SHORT_TO_HEX[i] = encodedByte;
	HEX_TO_SHORT[encodedByte] = i;
}
function fromHex(encoded) {
	if (encoded.length % 2 !== 0) throw new Error("Hex encoded strings must have an even number length");
	const out = new Uint8Array(encoded.length / 2);
	for (let i = 0; i < encoded.length; i += 2) {
		const encodedByte = encoded.slice(i, i + 2).toLowerCase();
		if (encodedByte in HEX_TO_SHORT) out[i / 2] = HEX_TO_SHORT[encodedByte];
		else throw new Error(`Cannot decode unrecognized sequence ${encodedByte} as hexadecimal`);
	}
	return out;
}
function toHex(bytes) {
	let out = "";
	for (let i = 0; i < bytes.byteLength; i++) out += SHORT_TO_HEX[bytes[i]];
	return out;
}
// node_modules/@smithy/core/dist-es/submodules/serde/util-body-length/calculateBodyLength.js
const calculateBodyLength = (body) => {
	if (!body) return 0;
	if (typeof body === "string") return Buffer.byteLength(body);
	else if (typeof body.byteLength === "number") return body.byteLength;
	else if (typeof body.size === "number") return body.size;
	else if (typeof body.start === "number" && typeof body.end === "number") return body.end + 1 - body.start;
	else if (body instanceof ReadStream) {
		if (body.path != null) return lstatSync(body.path).size;
		else if (typeof body.fd === "number") return fstatSync(body.fd).size;
	}
	throw new Error(`Body Length computation failed for ${body}`);
};
// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/toUint8Array.js
const toUint8Array = (data) => {
	if (data instanceof Uint8Array) return data;
	if (typeof data === "string") return fromUtf8$1(data);
	if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength / Uint8Array.BYTES_PER_ELEMENT);
	return new Uint8Array(data);
};
// node_modules/@smithy/core/dist-es/submodules/serde/concatBytes.js
function concatBytes(arrays, length) {
	if (length === void 0) {
		length = 0;
		for (const bytes of arrays) length += bytes.byteLength;
	}
	const result = new Uint8Array(length);
	let offset = 0;
	for (const buf of arrays) {
		result.set(buf, offset);
		offset += buf.byteLength;
	}
	return result;
}
// node_modules/@smithy/core/dist-es/submodules/config/property-provider/ProviderError.js
var ProviderError = class ProviderError extends Error {
	name = "ProviderError";
	tryNextLink;
	constructor(message, options = true) {
		let logger;
		let tryNextLink = true;
		if (typeof options === "boolean") {
			logger = void 0;
			tryNextLink = options;
		} else if (options != null && typeof options === "object") {
			logger = options.logger;
			tryNextLink = options.tryNextLink ?? true;
		}
		super(message);
		this.tryNextLink = tryNextLink;
		Object.setPrototypeOf(this, ProviderError.prototype);
		logger?.debug?.(`@smithy/property-provider ${tryNextLink ? "->" : "(!)"} ${message}`);
	}
	static from(error, options = true) {
		return Object.assign(new this(error.message, options), error);
	}
};
// node_modules/@smithy/core/dist-es/submodules/config/property-provider/CredentialsProviderError.js
var CredentialsProviderError = class CredentialsProviderError extends ProviderError {
	name = "CredentialsProviderError";
	constructor(message, options = true) {
		super(message, options);
		Object.setPrototypeOf(this, CredentialsProviderError.prototype);
	}
};
// node_modules/@smithy/core/dist-es/submodules/config/property-provider/TokenProviderError.js
var TokenProviderError = class TokenProviderError extends ProviderError {
	name = "TokenProviderError";
	constructor(message, options = true) {
		super(message, options);
		Object.setPrototypeOf(this, TokenProviderError.prototype);
	}
};
// node_modules/@smithy/core/dist-es/submodules/config/property-provider/chain.js
const chain = (...providers) => async () => {
	if (providers.length === 0) throw new ProviderError("No providers in chain");
	let lastProviderError;
	for (const provider of providers) try {
		return await provider();
	} catch (err) {
		lastProviderError = err;
		if (err?.tryNextLink) continue;
		throw err;
	}
	throw lastProviderError;
};
// node_modules/@smithy/core/dist-es/submodules/config/property-provider/fromValue.js
const fromValue = (staticValue) => () => Promise.resolve(staticValue);
// node_modules/@smithy/core/dist-es/submodules/config/property-provider/memoize.js
const memoize = (provider, isExpired, requiresRefresh) => {
	let resolved;
	let pending;
	let hasResult;
	let isConstant = false;
	const coalesceProvider = async () => {
		if (!pending) pending = provider();
		try {
			resolved = await pending;
			hasResult = true;
			isConstant = false;
		} finally {
			pending = void 0;
		}
		return resolved;
	};
	if (isExpired === void 0) return async (options) => {
		if (!hasResult || options?.forceRefresh) resolved = await coalesceProvider();
		return resolved;
	};
	return async (options) => {
		if (!hasResult || options?.forceRefresh) resolved = await coalesceProvider();
		if (isConstant) return resolved;
		if (requiresRefresh && !requiresRefresh(resolved)) {
			isConstant = true;
			return resolved;
		}
		if (isExpired(resolved)) {
			await coalesceProvider();
			return resolved;
		}
		return resolved;
	};
};
// node_modules/@smithy/core/dist-es/submodules/config/util-config-provider/booleanSelector.js
const booleanSelector = (obj, key, type) => {
	if (!(key in obj)) return;
	if (obj[key] === "true") return true;
	if (obj[key] === "false") return false;
	throw new Error(`Cannot load ${type} "${key}". Expected "true" or "false", got ${obj[key]}.`);
};
// node_modules/@smithy/core/dist-es/submodules/config/util-config-provider/types.js
var SelectorType;
(function(SelectorType) {
	SelectorType["ENV"] = "env";
	SelectorType["CONFIG"] = "shared config entry";
})(SelectorType || (SelectorType = {}));
// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getHomeDir.js
const homeDirCache = {};
const getHomeDirCacheKey = () => {
	if (process && process.geteuid) return `${process.geteuid()}`;
	return "DEFAULT";
};
const getHomeDir = () => {
	const { HOME, USERPROFILE, HOMEPATH, HOMEDRIVE = `C:${sep}` } = process.env;
	if (HOME) return HOME;
	if (USERPROFILE) return USERPROFILE;
	if (HOMEPATH) return `${HOMEDRIVE}${HOMEPATH}`;
	const homeDirCacheKey = getHomeDirCacheKey();
	if (!homeDirCache[homeDirCacheKey]) homeDirCache[homeDirCacheKey] = homedir();
	return homeDirCache[homeDirCacheKey];
};
// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getProfileName.js
const ENV_PROFILE = "AWS_PROFILE";
const DEFAULT_PROFILE = "default";
const getProfileName = (init) => init.profile || process.env["AWS_PROFILE"] || "default";
// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getSSOTokenFilepath.js
const getSSOTokenFilepath = (id) => {
	const cacheName = createHash("sha1").update(id).digest("hex");
	return join(getHomeDir(), ".aws", "sso", "cache", `${cacheName}.json`);
};
// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getSSOTokenFromFile.js
const tokenIntercept = {};
const getSSOTokenFromFile = async (id) => {
	if (tokenIntercept[id]) return tokenIntercept[id];
	const ssoTokenFilepath = getSSOTokenFilepath(id);
	const ssoTokenText = await readFile$1(ssoTokenFilepath, "utf8");
	return JSON.parse(ssoTokenText);
};
// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getConfigData.js
const getConfigData = (data) => Object.entries(data).filter(([key]) => {
	const indexOfSeparator = key.indexOf(".");
	if (indexOfSeparator === -1) return false;
	return Object.values(IniSectionType).includes(key.substring(0, indexOfSeparator));
}).reduce((acc, [key, value]) => {
	const indexOfSeparator = key.indexOf(".");
	const updatedKey = key.substring(0, indexOfSeparator) === IniSectionType.PROFILE ? key.substring(indexOfSeparator + 1) : key;
	acc[updatedKey] = value;
	return acc;
}, { ...data.default && { default: data.default } });
const getConfigFilepath = () => process.env["AWS_CONFIG_FILE"] || join(getHomeDir(), ".aws", "config");
const getCredentialsFilepath = () => process.env["AWS_SHARED_CREDENTIALS_FILE"] || join(getHomeDir(), ".aws", "credentials");
// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/parseIni.js
const prefixKeyRegex = /^([\w-]+)\s(["'])?([\w-@+.%:/]+)\2$/;
const profileNameBlockList = ["__proto__", "profile __proto__"];
const parseIni = (iniData) => {
	const map = {};
	let currentSection;
	let currentSubSection;
	for (const iniLine of iniData.split(/\r?\n/)) {
		const trimmedLine = iniLine.split(/(^|\s)[;#]/)[0].trim();
		if (trimmedLine[0] === "[" && trimmedLine[trimmedLine.length - 1] === "]") {
			currentSection = void 0;
			currentSubSection = void 0;
			const sectionName = trimmedLine.substring(1, trimmedLine.length - 1);
			const matches = prefixKeyRegex.exec(sectionName);
			if (matches) {
				const [, prefix, , name] = matches;
				if (Object.values(IniSectionType).includes(prefix)) currentSection = [prefix, name].join(".");
			} else currentSection = sectionName;
			if (profileNameBlockList.includes(sectionName)) throw new Error(`Found invalid profile name "${sectionName}"`);
		} else if (currentSection) {
			const indexOfEqualsSign = trimmedLine.indexOf("=");
			if (![0, -1].includes(indexOfEqualsSign)) {
				const [name, value] = [trimmedLine.substring(0, indexOfEqualsSign).trim(), trimmedLine.substring(indexOfEqualsSign + 1).trim()];
				if (value === "") currentSubSection = name;
				else {
					if (currentSubSection && iniLine.trimStart() === iniLine) currentSubSection = void 0;
					map[currentSection] = map[currentSection] || {};
					const key = currentSubSection ? [currentSubSection, name].join(".") : name;
					map[currentSection][key] = value;
				}
			}
		}
	}
	return map;
};
// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/readFile.js
const filePromises = {};
const fileIntercept = {};
const readFile = (path, options) => {
	if (fileIntercept[path] !== void 0) return fileIntercept[path];
	if (!filePromises[path] || options?.ignoreCache) filePromises[path] = readFile$1(path, "utf8");
	return filePromises[path];
};
// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/loadSharedConfigFiles.js
const swallowError$1 = () => ({});
const loadSharedConfigFiles = async (init = {}) => {
	const { filepath = getCredentialsFilepath(), configFilepath = getConfigFilepath() } = init;
	const homeDir = getHomeDir();
	const relativeHomeDirPrefix = "~/";
	let resolvedFilepath = filepath;
	if (filepath.startsWith(relativeHomeDirPrefix)) resolvedFilepath = join(homeDir, filepath.slice(2));
	let resolvedConfigFilepath = configFilepath;
	if (configFilepath.startsWith(relativeHomeDirPrefix)) resolvedConfigFilepath = join(homeDir, configFilepath.slice(2));
	const parsedFiles = await Promise.all([readFile(resolvedConfigFilepath, { ignoreCache: init.ignoreCache }).then(parseIni).then(getConfigData).catch(swallowError$1), readFile(resolvedFilepath, { ignoreCache: init.ignoreCache }).then(parseIni).catch(swallowError$1)]);
	return {
		configFile: parsedFiles[0],
		credentialsFile: parsedFiles[1]
	};
};
// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/getSsoSessionData.js
const getSsoSessionData = (data) => Object.entries(data).filter(([key]) => key.startsWith(IniSectionType.SSO_SESSION + ".")).reduce((acc, [key, value]) => ({
	...acc,
	[key.substring(key.indexOf(".") + 1)]: value
}), {});
// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/loadSsoSessionData.js
const swallowError = () => ({});
const loadSsoSessionData = async (init = {}) => readFile(init.configFilepath ?? getConfigFilepath()).then(parseIni).then(getSsoSessionData).catch(swallowError);
// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/mergeConfigFiles.js
const mergeConfigFiles = (...files) => {
	const merged = {};
	for (const file of files) for (const [key, values] of Object.entries(file)) if (merged[key] !== void 0) Object.assign(merged[key], values);
	else merged[key] = values;
	return merged;
};
// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/parseKnownFiles.js
const parseKnownFiles = async (init) => {
	const parsedFiles = await loadSharedConfigFiles(init);
	return mergeConfigFiles(parsedFiles.configFile, parsedFiles.credentialsFile);
};
// node_modules/@smithy/core/dist-es/submodules/config/shared-ini-file-loader/externalDataInterceptor.js
const externalDataInterceptor = {
	getFileRecord() {
		return fileIntercept;
	},
	interceptFile(path, contents) {
		fileIntercept[path] = Promise.resolve(contents);
	},
	getTokenRecord() {
		return tokenIntercept;
	},
	interceptToken(id, contents) {
		tokenIntercept[id] = contents;
	}
};
// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/getSelectorName.js
function getSelectorName(functionString) {
	try {
		const constants = new Set(Array.from(functionString.match(/([A-Z_]){3,}/g) ?? []));
		constants.delete("CONFIG");
		constants.delete("CONFIG_PREFIX_SEPARATOR");
		constants.delete("ENV");
		return [...constants].join(", ");
	} catch (ignored) {
		return functionString;
	}
}
// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/fromEnv.js
const fromEnv = (envVarSelector, options) => async () => {
	try {
		const config = envVarSelector(process.env, options);
		if (config === void 0) throw new Error();
		return config;
	} catch (e) {
		throw new CredentialsProviderError(e.message || `Not found in ENV: ${getSelectorName(envVarSelector.toString())}`, { logger: options?.logger });
	}
};
// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/fromSharedConfigFiles.js
const fromSharedConfigFiles = (configSelector, { preferredFile = "config", ...init } = {}) => async () => {
	const profile = getProfileName(init);
	const { configFile, credentialsFile } = await loadSharedConfigFiles(init);
	const profileFromCredentials = credentialsFile[profile] || {};
	const profileFromConfig = configFile[profile] || {};
	const mergedProfile = preferredFile === "config" ? {
		...profileFromCredentials,
		...profileFromConfig
	} : {
		...profileFromConfig,
		...profileFromCredentials
	};
	try {
		const configValue = configSelector(mergedProfile, preferredFile === "config" ? configFile : credentialsFile);
		if (configValue === void 0) throw new Error();
		return configValue;
	} catch (e) {
		throw new CredentialsProviderError(e.message || `Not found in config files w/ profile [${profile}]: ${getSelectorName(configSelector.toString())}`, { logger: init.logger });
	}
};
// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/fromStatic.js
const isFunction = (func) => typeof func === "function";
const fromStatic = (defaultValue) => isFunction(defaultValue) ? async () => await defaultValue() : fromValue(defaultValue);
// node_modules/@smithy/core/dist-es/submodules/config/node-config-provider/configLoader.js
const loadConfig = ({ environmentVariableSelector, configFileSelector, default: defaultValue }, configuration = {}) => {
	const { signingName, logger } = configuration;
	return memoize(chain(fromEnv(environmentVariableSelector, {
		signingName,
		logger
	}), fromSharedConfigFiles(configFileSelector, configuration), fromStatic(defaultValue)));
};
// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/endpointsConfig/NodeUseDualstackEndpointConfigOptions.js
const ENV_USE_DUALSTACK_ENDPOINT = "AWS_USE_DUALSTACK_ENDPOINT";
const CONFIG_USE_DUALSTACK_ENDPOINT = "use_dualstack_endpoint";
const NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS = {
	environmentVariableSelector: (env) => booleanSelector(env, ENV_USE_DUALSTACK_ENDPOINT, SelectorType.ENV),
	configFileSelector: (profile) => booleanSelector(profile, CONFIG_USE_DUALSTACK_ENDPOINT, SelectorType.CONFIG),
	default: false
};
// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/endpointsConfig/NodeUseFipsEndpointConfigOptions.js
const ENV_USE_FIPS_ENDPOINT = "AWS_USE_FIPS_ENDPOINT";
const CONFIG_USE_FIPS_ENDPOINT = "use_fips_endpoint";
const NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS = {
	environmentVariableSelector: (env) => booleanSelector(env, ENV_USE_FIPS_ENDPOINT, SelectorType.ENV),
	configFileSelector: (profile) => booleanSelector(profile, CONFIG_USE_FIPS_ENDPOINT, SelectorType.CONFIG),
	default: false
};
const DEFAULTS_MODE_OPTIONS = [
	"in-region",
	"cross-region",
	"mobile",
	"standard",
	"legacy"
];
const IMDS_TOKEN_PATH = "/latest/api/token";
const X_AWS_EC2_METADATA_TOKEN_TTL = "x-aws-ec2-metadata-token-ttl-seconds";
// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/getInstanceMetadataRegion.js
const TIMEOUT_MS = 1e3;
const NEG_CACHE_TTL_MS = 6e4;
let negativeCacheUntil = 0;
const getInstanceMetadataRegion = async () => {
	if (process.env["AWS_EC2_METADATA_DISABLED"]) return;
	if (Date.now() < negativeCacheUntil) return;
	try {
		const endpoint = resolveImdsEndpoint();
		const token = (await imdsRequest({
			...endpoint,
			path: IMDS_TOKEN_PATH,
			method: "PUT",
			headers: { [X_AWS_EC2_METADATA_TOKEN_TTL]: "21600" }
		})).toString();
		return (await imdsRequest({
			...endpoint,
			path: "/latest/meta-data/placement/region",
			method: "GET",
			headers: { ["x-aws-ec2-metadata-token"]: token }
		})).toString().trim() || cacheNegativeAndReturnUndefined();
	} catch {
		return cacheNegativeAndReturnUndefined();
	}
};
const cacheNegativeAndReturnUndefined = () => {
	negativeCacheUntil = Date.now() + NEG_CACHE_TTL_MS;
};
const resolveImdsEndpoint = () => {
	const envEndpoint = process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT;
	if (envEndpoint) {
		const url = new URL(envEndpoint);
		return {
			hostname: url.hostname.replace(/^\[(.+)]$/, "$1"),
			port: url.port ? Number(url.port) : void 0
		};
	}
	if (process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT_MODE === "IPv6") return { hostname: "fd00:ec2::254" };
	return { hostname: "169.254.169.254" };
};
const imdsRequest = async (options) => {
	const { request } = await import("node:http");
	return new Promise((resolve, reject) => {
		const req = request({
			hostname: options.hostname,
			port: options.port,
			path: options.path,
			method: options.method,
			headers: options.headers,
			timeout: TIMEOUT_MS,
			signal: AbortSignal.timeout(TIMEOUT_MS)
		});
		req.on("error", (err) => {
			reject(err);
			req.destroy();
		});
		req.on("timeout", () => {
			reject(/* @__PURE__ */ new Error("TimeoutError from instance metadata service"));
			req.destroy();
		});
		req.on("response", (res) => {
			const { statusCode = 400 } = res;
			if (statusCode < 200 || statusCode >= 300) {
				reject(Object.assign(/* @__PURE__ */ new Error("Error response received from instance metadata service"), { statusCode }));
				req.destroy();
				return;
			}
			const chunks = [];
			res.on("data", (chunk) => chunks.push(chunk));
			res.on("end", () => {
				resolve(Buffer.concat(chunks));
				req.destroy();
			});
		});
		req.end();
	});
};
// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/config.js
const REGION_ENV_NAME = "AWS_REGION";
const REGION_INI_NAME = "region";
const NODE_REGION_CONFIG_OPTIONS = {
	environmentVariableSelector: (env) => env[REGION_ENV_NAME],
	configFileSelector: (profile) => profile[REGION_INI_NAME],
	default: async () => {
		const region = await getInstanceMetadataRegion();
		if (region) return region;
		throw new Error("Region is missing");
	}
};
const NODE_REGION_CONFIG_FILE_OPTIONS = { preferredFile: "credentials" };
// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/checkRegion.js
const validRegions = /* @__PURE__ */ new Set();
const checkRegion = (region, check = isValidHostLabel) => {
	if (!validRegions.has(region) && !check(region)) {
		if (region === "*") console.warn(`@smithy/config-resolver WARN - Please use the caller region instead of "*". See "sigv4a" in https://github.com/aws/aws-sdk-js-v3/blob/main/supplemental-docs/CLIENTS.md.`);
		else throw new Error(`Region not accepted: region="${region}" is not a valid hostname component.`);
	} else validRegions.add(region);
};
// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/isFipsRegion.js
const isFipsRegion = (region) => typeof region === "string" && (region.startsWith("fips-") || region.endsWith("-fips"));
// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/getRealRegion.js
const getRealRegion = (region) => isFipsRegion(region) ? ["fips-aws-global", "aws-fips"].includes(region) ? "us-east-1" : region.replace(/fips-(dkr-|prod-)?|-fips/, "") : region;
// node_modules/@smithy/core/dist-es/submodules/config/config-resolver/regionConfig/resolveRegionConfig.js
const resolveRegionConfig = (input) => {
	const { region, useFipsEndpoint } = input;
	if (!region) throw new Error("Region is missing");
	return Object.assign(input, {
		region: async () => {
			const providedRegion = typeof region === "function" ? await region() : region;
			const realRegion = getRealRegion(providedRegion);
			checkRegion(realRegion);
			return realRegion;
		},
		useFipsEndpoint: async () => {
			const providedRegion = typeof region === "string" ? region : await region();
			if (isFipsRegion(providedRegion)) return true;
			return typeof useFipsEndpoint !== "function" ? Promise.resolve(!!useFipsEndpoint) : useFipsEndpoint();
		}
	});
};
// node_modules/@smithy/core/dist-es/submodules/config/defaults-mode/defaultsModeConfig.js
const AWS_DEFAULTS_MODE_ENV = "AWS_DEFAULTS_MODE";
const AWS_DEFAULTS_MODE_CONFIG = "defaults_mode";
const NODE_DEFAULTS_MODE_CONFIG_OPTIONS = {
	environmentVariableSelector: (env) => {
		return env[AWS_DEFAULTS_MODE_ENV];
	},
	configFileSelector: (profile) => {
		return profile[AWS_DEFAULTS_MODE_CONFIG];
	},
	default: "legacy"
};
// node_modules/@smithy/core/dist-es/submodules/config/defaults-mode/resolveDefaultsModeConfig.js
const resolveDefaultsModeConfig = ({ region = loadConfig(NODE_REGION_CONFIG_OPTIONS), defaultsMode = loadConfig(NODE_DEFAULTS_MODE_CONFIG_OPTIONS) } = {}) => memoize(async () => {
	const mode = typeof defaultsMode === "function" ? await defaultsMode() : defaultsMode;
	switch (mode?.toLowerCase()) {
		case "auto": return resolveNodeDefaultsModeAuto(region);
		case "in-region":
		case "cross-region":
		case "mobile":
		case "standard":
		case "legacy": return Promise.resolve(mode?.toLocaleLowerCase());
		case void 0: return Promise.resolve("legacy");
		default: throw new Error(`Invalid parameter for "defaultsMode", expect ${DEFAULTS_MODE_OPTIONS.join(", ")}, got ${mode}`);
	}
});
const resolveNodeDefaultsModeAuto = async (clientRegion) => {
	if (clientRegion) {
		const resolvedRegion = typeof clientRegion === "function" ? await clientRegion() : clientRegion;
		const inferredRegion = await inferPhysicalRegion();
		if (!inferredRegion) return "standard";
		if (resolvedRegion === inferredRegion) return "in-region";
		else return "cross-region";
	}
	return "standard";
};
const inferPhysicalRegion = async () => {
	if (process.env["AWS_EXECUTION_ENV"] && (process.env["AWS_REGION"] || process.env["AWS_DEFAULT_REGION"])) return process.env["AWS_REGION"] ?? process.env["AWS_DEFAULT_REGION"];
	return getInstanceMetadataRegion();
};
// node_modules/@smithy/core/dist-es/submodules/serde/hash-node/hash-node.js
var Hash = class {
	algorithmIdentifier;
	secret;
	hash;
	constructor(algorithmIdentifier, secret) {
		this.algorithmIdentifier = algorithmIdentifier;
		this.secret = secret;
		this.reset();
	}
	update(toHash, encoding) {
		this.hash.update(toUint8Array(castSourceData(toHash, encoding)));
	}
	digest() {
		return Promise.resolve(this.hash.digest());
	}
	reset() {
		this.hash = this.secret ? createHmac(this.algorithmIdentifier, castSourceData(this.secret)) : createHash(this.algorithmIdentifier);
	}
};
function castSourceData(toCast, encoding) {
	if (Buffer.isBuffer(toCast)) return toCast;
	if (typeof toCast === "string") return fromString(toCast, encoding);
	if (ArrayBuffer.isView(toCast)) return fromArrayBuffer(toCast.buffer, toCast.byteOffset, toCast.byteLength);
	return fromArrayBuffer(toCast);
}
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/checksum/ChecksumStream.js
var ChecksumStream$1 = class extends Readable {
	expectedChecksum;
	checksumSourceLocation;
	checksum;
	source;
	base64Encoder;
	constructor({ expectedChecksum, checksum, source, checksumSourceLocation, base64Encoder }) {
		super();
		if (typeof source.pipe !== "function") throw new Error(`@smithy/util-stream: unsupported source type ${source?.constructor?.name ?? source} in ChecksumStream.`);
		this.source = source;
		this.base64Encoder = base64Encoder ?? toBase64$1;
		this.expectedChecksum = expectedChecksum;
		this.checksum = checksum;
		this.checksumSourceLocation = checksumSourceLocation;
		this.source.on("data", this.onSourceData);
		this.source.on("end", this.onSourceEnd);
		this.source.on("error", this.onSourceError);
		this.source.on("close", this.onSourceClose);
		this.source.pause();
	}
	onSourceData = (chunk) => {
		if (this.destroyed) return;
		try {
			this.checksum.update(chunk);
		} catch (e) {
			this.destroy(e);
			return;
		}
		if (!this.push(chunk)) this.source.pause();
	};
	onSourceEnd = async () => {
		if (this.destroyed) return;
		try {
			const digest = await this.checksum.digest();
			const received = this.base64Encoder(digest);
			if (this.expectedChecksum !== received) {
				this.destroy(/* @__PURE__ */ new Error(`Checksum mismatch: expected "${this.expectedChecksum}" but received "${received}" in response header "${this.checksumSourceLocation}".`));
				return;
			}
		} catch (e) {
			this.destroy(e);
			return;
		}
		this.push(null);
	};
	onSourceError = (error) => {
		this.destroy(error);
	};
	onSourceClose = () => {
		if (!this.destroyed && !this.source.readableEnded) this.destroy(/* @__PURE__ */ new Error("Connection lost or stream closed before all data was received."));
	};
	_read(_size) {
		this.source.resume();
	}
	_destroy(error, callback) {
		this.source?.removeListener("data", this.onSourceData);
		this.source?.removeListener("end", this.onSourceEnd);
		this.source?.removeListener("error", this.onSourceError);
		this.source?.removeListener("close", this.onSourceClose);
		this.source?.destroy();
		callback(error);
	}
};
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/stream-type-check.js
const isReadableStream = (stream) => typeof ReadableStream === "function" && (stream?.constructor?.name === ReadableStream.name || stream instanceof ReadableStream);
const isBlob = (blob) => {
	return typeof Blob === "function" && (blob?.constructor?.name === Blob.name || blob instanceof Blob);
};
// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/fromUtf8.browser.js
const fromUtf8 = (input) => new TextEncoder().encode(input);
// node_modules/@smithy/core/dist-es/submodules/serde/util-base64/constants-for-browser.js
const chars = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/`;
Object.entries(chars).reduce((acc, [i, c]) => {
	acc[c] = Number(i);
	return acc;
}, {});
const alphabetByValue = chars.split("");
// node_modules/@smithy/core/dist-es/submodules/serde/util-base64/toBase64.browser.js
function toBase64(_input) {
	let input;
	if (typeof _input === "string") input = fromUtf8(_input);
	else input = _input;
	const isArrayLike = typeof input === "object" && typeof input.length === "number";
	const isUint8Array = typeof input === "object" && typeof input.byteOffset === "number" && typeof input.byteLength === "number";
	if (!isArrayLike && !isUint8Array) throw new Error("@smithy/util-base64: toBase64 encoder function only accepts string | Uint8Array.");
	let str = "";
	for (let i = 0; i < input.length; i += 3) {
		let bits = 0;
		let bitLength = 0;
		for (let j = i, limit = Math.min(i + 3, input.length); j < limit; j++) {
			bits |= input[j] << (limit - j - 1) * 8;
			bitLength += 8;
		}
		const bitClusterCount = Math.ceil(bitLength / 6);
		bits <<= bitClusterCount * 6 - bitLength;
		for (let k = 1; k <= bitClusterCount; k++) {
			const offset = (bitClusterCount - k) * 6;
			str += alphabetByValue[(bits & 63 << offset) >> offset];
		}
		str += "==".slice(0, 4 - bitClusterCount);
	}
	return str;
}
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/checksum/ChecksumStream.browser.js
const ReadableStreamRef = typeof ReadableStream === "function" ? ReadableStream : function() {};
var ChecksumStream = class extends ReadableStreamRef {};
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/checksum/createChecksumStream.browser.js
const createChecksumStream$1 = ({ expectedChecksum, checksum, source, checksumSourceLocation, base64Encoder }) => {
	if (!isReadableStream(source)) throw new Error(`@smithy/util-stream: unsupported source type ${source?.constructor?.name ?? source} in ChecksumStream.`);
	const encoder = base64Encoder ?? toBase64;
	if (typeof TransformStream !== "function") throw new Error("@smithy/util-stream: unable to instantiate ChecksumStream because API unavailable: ReadableStream/TransformStream.");
	const transform = new TransformStream({
		start() {},
		async transform(chunk, controller) {
			checksum.update(chunk);
			controller.enqueue(chunk);
		},
		async flush(controller) {
			const digest = await checksum.digest();
			const received = encoder(digest);
			if (expectedChecksum !== received) {
				const error = /* @__PURE__ */ new Error(`Checksum mismatch: expected "${expectedChecksum}" but received "${received}" in response header "${checksumSourceLocation}".`);
				controller.error(error);
			} else controller.terminate();
		}
	});
	source.pipeThrough(transform);
	const readable = transform.readable;
	Object.setPrototypeOf(readable, ChecksumStream.prototype);
	return readable;
};
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/checksum/createChecksumStream.js
function createChecksumStream(init) {
	if (typeof ReadableStream === "function" && isReadableStream(init.source)) return createChecksumStream$1(init);
	return new ChecksumStream$1(init);
}
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/ByteArrayCollector.js
var ByteArrayCollector = class {
	allocByteArray;
	byteLength = 0;
	byteArrays = [];
	constructor(allocByteArray) {
		this.allocByteArray = allocByteArray;
	}
	push(byteArray) {
		this.byteArrays.push(byteArray);
		this.byteLength += byteArray.byteLength;
	}
	flush() {
		if (this.byteArrays.length === 1) {
			const bytes = this.byteArrays[0];
			this.reset();
			return bytes;
		}
		const aggregation = this.allocByteArray(this.byteLength);
		let cursor = 0;
		for (let i = 0; i < this.byteArrays.length; ++i) {
			const bytes = this.byteArrays[i];
			aggregation.set(bytes, cursor);
			cursor += bytes.byteLength;
		}
		this.reset();
		return aggregation;
	}
	reset() {
		this.byteArrays = [];
		this.byteLength = 0;
	}
};
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/createBufferedReadable.browser.js
function createBufferedReadableStream(upstream, size, logger) {
	const reader = upstream.getReader();
	let streamBufferingLoggedWarning = false;
	let bytesSeen = 0;
	const buffers = ["", new ByteArrayCollector((size) => new Uint8Array(size))];
	let mode = -1;
	const pull = async (controller) => {
		const { value, done } = await reader.read();
		const chunk = value;
		if (done) {
			if (mode !== -1) {
				const remainder = flush(buffers, mode);
				if (sizeOf(remainder) > 0) controller.enqueue(remainder);
			}
			controller.close();
		} else {
			const chunkMode = modeOf(chunk, false);
			if (mode !== chunkMode) {
				if (mode >= 0) controller.enqueue(flush(buffers, mode));
				mode = chunkMode;
			}
			if (mode === -1) {
				controller.enqueue(chunk);
				return;
			}
			const chunkSize = sizeOf(chunk);
			bytesSeen += chunkSize;
			const bufferSize = sizeOf(buffers[mode]);
			if (chunkSize >= size && bufferSize === 0) controller.enqueue(chunk);
			else {
				const newSize = merge(buffers, mode, chunk);
				if (!streamBufferingLoggedWarning && bytesSeen > size * 2) {
					streamBufferingLoggedWarning = true;
					logger?.warn(`@smithy/util-stream - stream chunk size ${chunkSize} is below threshold of ${size}, automatically buffering.`);
				}
				if (newSize >= size) controller.enqueue(flush(buffers, mode));
				else await pull(controller);
			}
		}
	};
	return new ReadableStream({ pull });
}
function merge(buffers, mode, chunk) {
	switch (mode) {
		case 0:
			buffers[0] += chunk;
			return sizeOf(buffers[0]);
		case 1:
		case 2:
			buffers[mode].push(chunk);
			return sizeOf(buffers[mode]);
	}
}
function flush(buffers, mode) {
	switch (mode) {
		case 0:
			const s = buffers[0];
			buffers[0] = "";
			return s;
		case 1:
		case 2: return buffers[mode].flush();
	}
	throw new Error(`@smithy/util-stream - invalid index ${mode} given to flush()`);
}
function sizeOf(chunk) {
	return chunk?.byteLength ?? chunk?.length ?? 0;
}
function modeOf(chunk, allowBuffer = true) {
	if (allowBuffer && typeof Buffer !== "undefined" && chunk instanceof Buffer) return 2;
	if (chunk instanceof Uint8Array) return 1;
	if (typeof chunk === "string") return 0;
	return -1;
}
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/createBufferedReadable.js
function createBufferedReadable(upstream, size, logger) {
	if (isReadableStream(upstream)) return createBufferedReadableStream(upstream, size, logger);
	const downstream = new Readable({ read() {} });
	let streamBufferingLoggedWarning = false;
	let bytesSeen = 0;
	const buffers = [
		"",
		new ByteArrayCollector((size) => new Uint8Array(size)),
		new ByteArrayCollector((size) => Buffer.from(new Uint8Array(size)))
	];
	let mode = -1;
	upstream.on("data", (chunk) => {
		const chunkMode = modeOf(chunk, true);
		if (mode !== chunkMode) {
			if (mode >= 0) downstream.push(flush(buffers, mode));
			mode = chunkMode;
		}
		if (mode === -1) {
			downstream.push(chunk);
			return;
		}
		const chunkSize = sizeOf(chunk);
		bytesSeen += chunkSize;
		const bufferSize = sizeOf(buffers[mode]);
		if (chunkSize >= size && bufferSize === 0) downstream.push(chunk);
		else {
			const newSize = merge(buffers, mode, chunk);
			if (!streamBufferingLoggedWarning && bytesSeen > size * 2) {
				streamBufferingLoggedWarning = true;
				logger?.warn(`@smithy/util-stream - stream chunk size ${chunkSize} is below threshold of ${size}, automatically buffering.`);
			}
			if (newSize >= size) downstream.push(flush(buffers, mode));
		}
	});
	upstream.on("end", () => {
		if (mode !== -1) {
			const remainder = flush(buffers, mode);
			if (sizeOf(remainder) > 0) downstream.push(remainder);
		}
		downstream.push(null);
	});
	return downstream;
}
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/getAwsChunkedEncodingStream.browser.js
const getAwsChunkedEncodingStream$1 = (readableStream, options) => {
	const { base64Encoder, bodyLengthChecker, checksumAlgorithmFn, checksumLocationName, streamHasher } = options;
	const checksumRequired = base64Encoder !== void 0 && bodyLengthChecker !== void 0 && checksumAlgorithmFn !== void 0 && checksumLocationName !== void 0 && streamHasher !== void 0;
	const digest = checksumRequired ? streamHasher(checksumAlgorithmFn, readableStream) : void 0;
	Promise.resolve(digest).catch(() => {});
	const reader = readableStream.getReader();
	return new ReadableStream({ async pull(controller) {
		const { value, done } = await reader.read();
		if (done) {
			controller.enqueue(`0\r\n`);
			if (checksumRequired) {
				const checksum = base64Encoder(await digest);
				controller.enqueue(`${checksumLocationName}:${checksum}\r\n`);
				controller.enqueue(`\r\n`);
			}
			controller.close();
		} else controller.enqueue(`${(bodyLengthChecker(value) || 0).toString(16)}\r\n${value}\r\n`);
	} });
};
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/getAwsChunkedEncodingStream.js
function getAwsChunkedEncodingStream(stream, options) {
	const readable = stream;
	const readableStream = stream;
	if (isReadableStream(readableStream)) return getAwsChunkedEncodingStream$1(readableStream, options);
	const { base64Encoder, bodyLengthChecker, checksumAlgorithmFn, checksumLocationName, streamHasher } = options;
	const checksumRequired = base64Encoder !== void 0 && checksumAlgorithmFn !== void 0 && checksumLocationName !== void 0 && streamHasher !== void 0;
	const digest = checksumRequired ? streamHasher(checksumAlgorithmFn, readable) : void 0;
	Promise.resolve(digest).catch(() => {});
	const awsChunkedEncodingStream = new Readable({ read() {
		readable.resume();
	} });
	readable.on("data", (data) => {
		const length = bodyLengthChecker(data) || 0;
		if (length === 0) return;
		awsChunkedEncodingStream.push(`${length.toString(16)}\r\n`);
		awsChunkedEncodingStream.push(data);
		if (!awsChunkedEncodingStream.push("\r\n")) readable.pause();
	});
	readable.on("error", (err) => {
		awsChunkedEncodingStream.destroy(err);
	});
	readable.pause();
	readable.on("end", async () => {
		try {
			awsChunkedEncodingStream.push(`0\r\n`);
			if (checksumRequired) {
				const checksum = base64Encoder(await digest);
				awsChunkedEncodingStream.push(`${checksumLocationName}:${checksum}\r\n`);
				awsChunkedEncodingStream.push(`\r\n`);
			}
			awsChunkedEncodingStream.push(null);
		} catch (err) {
			awsChunkedEncodingStream.destroy(err);
		}
	});
	return awsChunkedEncodingStream;
}
// node_modules/@smithy/core/dist-es/submodules/serde/util-utf8/toUtf8.browser.js
const toUtf8 = (input) => {
	if (typeof input === "string") return input;
	if (typeof input !== "object" || typeof input.byteOffset !== "number" || typeof input.byteLength !== "number") throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");
	return new TextDecoder("utf-8").decode(input);
};
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/stream-collector.browser.js
const streamCollector$1 = async (stream) => {
	if (isBlob(stream)) return collectBlob(stream);
	return collectReadableStream(stream);
};
async function collectBlob(blob) {
	return blob.arrayBuffer().then((ab) => new Uint8Array(ab));
}
async function collectReadableStream(stream) {
	const chunks = [];
	const reader = stream.getReader();
	let length = 0;
	while (true) {
		const { done, value } = await reader.read();
		if (value) {
			chunks.push(value);
			length += value.length;
		}
		if (done) break;
	}
	return concatBytes(chunks, length);
}
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/sdk-stream-mixin.browser.js
const ERR_MSG_STREAM_HAS_BEEN_TRANSFORMED$1 = "The stream has already been transformed.";
const sdkStreamMixin$1 = (stream) => {
	if (!isBlobInstance(stream) && !isReadableStream(stream)) {
		const name = stream?.__proto__?.constructor?.name || stream;
		throw new Error(`Unexpected stream implementation, expect Blob or ReadableStream, got ${name}`);
	}
	let transformed = false;
	const transformToByteArray = async () => {
		if (transformed) throw new Error(ERR_MSG_STREAM_HAS_BEEN_TRANSFORMED$1);
		transformed = true;
		return await streamCollector$1(stream);
	};
	const blobToWebStream = (blob) => {
		if (typeof blob.stream !== "function") throw new Error("Cannot transform payload Blob to web stream. Please make sure the Blob.stream() is polyfilled.\nIf you are using React Native, this API is not yet supported, see: https://react-native.canny.io/feature-requests/p/fetch-streaming-body");
		return blob.stream();
	};
	return Object.assign(stream, {
		transformToByteArray,
		transformToString: async (encoding) => {
			const buf = await transformToByteArray();
			if (encoding === "base64") return toBase64(buf);
			else if (encoding === "hex") return toHex(buf);
			else if (encoding === void 0 || encoding === "utf8" || encoding === "utf-8") return toUtf8(buf);
			else if (typeof TextDecoder === "function") return new TextDecoder(encoding).decode(buf);
			else throw new Error("TextDecoder is not available, please make sure polyfill is provided.");
		},
		transformToWebStream: () => {
			if (transformed) throw new Error(ERR_MSG_STREAM_HAS_BEEN_TRANSFORMED$1);
			transformed = true;
			if (isBlobInstance(stream)) return blobToWebStream(stream);
			else if (isReadableStream(stream)) return stream;
			else throw new Error(`Cannot transform payload to web stream, got ${stream}`);
		}
	});
};
const isBlobInstance = (stream) => typeof Blob === "function" && stream instanceof Blob;
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/stream-collector.js
const streamCollector = (stream) => {
	if (isBlob(stream)) return collectBlob(stream);
	if (isReadableStream(stream)) return collectReadableStream(stream);
	return new Promise((resolve, reject) => {
		const collector = new Collector();
		const nodeStream = stream;
		nodeStream.pipe(collector);
		nodeStream.on("error", (err) => {
			collector.end();
			reject(err);
		});
		collector.on("error", reject);
		collector.on("finish", function() {
			resolve(concatBytes(this.bufferedBytes));
		});
	});
};
var Collector = class extends Writable {
	bufferedBytes = [];
	_write(chunk, encoding, callback) {
		this.bufferedBytes.push(chunk);
		callback();
	}
};
// node_modules/@smithy/core/dist-es/submodules/serde/util-stream/sdk-stream-mixin.js
const ERR_MSG_STREAM_HAS_BEEN_TRANSFORMED = "The stream has already been transformed.";
const sdkStreamMixin = (stream) => {
	if (!(stream instanceof Readable)) try {
		return sdkStreamMixin$1(stream);
	} catch (ignored) {
		const name = stream?.__proto__?.constructor?.name || stream;
		throw new Error(`Unexpected stream implementation, expect Stream.Readable instance, got ${name}`);
	}
	let transformed = false;
	const transformToByteArray = async () => {
		if (transformed) throw new Error(ERR_MSG_STREAM_HAS_BEEN_TRANSFORMED);
		transformed = true;
		return await streamCollector(stream);
	};
	return Object.assign(stream, {
		transformToByteArray,
		transformToString: async (encoding) => {
			const buf = await transformToByteArray();
			if (encoding === void 0 || Buffer.isEncoding(encoding)) return fromArrayBuffer(buf.buffer, buf.byteOffset, buf.byteLength).toString(encoding);
			else return new TextDecoder(encoding).decode(buf);
		},
		transformToWebStream: () => {
			if (transformed) throw new Error(ERR_MSG_STREAM_HAS_BEEN_TRANSFORMED);
			if (stream.readableFlowing !== null) throw new Error("The stream has been consumed by other callbacks.");
			if (typeof Readable.toWeb !== "function") throw new Error("Readable.toWeb() is not supported. Please ensure a polyfill is available.");
			transformed = true;
			return Readable.toWeb(stream);
		}
	});
};
// node_modules/@smithy/core/dist-es/submodules/serde/writeKey.js
function writeKey(obj) {
	Object.defineProperty(obj, "__proto__", {
		value: void 0,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
// node_modules/@smithy/core/dist-es/submodules/serde/index.js
var Uint8ArrayBlobAdapter = class extends bindUint8ArrayBlobAdapter(toUtf8$1, fromUtf8$1, toBase64$1, fromBase64) {};
const v4 = bindV4(getRandomValues);
const generateIdempotencyToken = v4;
// node_modules/@smithy/core/dist-es/submodules/protocols/util-uri-escape/escape-uri.js
const escapeUri = (uri) => encodeURIComponent(uri).replace(/[!'()*]/g, hexEncode);
const hexEncode = (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`;
// node_modules/@smithy/core/dist-es/submodules/protocols/util-uri-escape/escape-uri-path.js
const escapeUriPath = (uri) => uri.split("/").map(escapeUri).join("/");
// node_modules/@smithy/core/dist-es/submodules/protocols/querystring-builder/buildQueryString.js
function buildQueryString(query) {
	const parts = [];
	for (let key of Object.keys(query).sort()) {
		const value = query[key];
		key = escapeUri(key);
		if (Array.isArray(value)) for (let i = 0, iLen = value.length; i < iLen; i++) parts.push(`${key}=${escapeUri(value[i])}`);
		else {
			let qsEntry = key;
			if (value || typeof value === "string") qsEntry += `=${escapeUri(value)}`;
			parts.push(qsEntry);
		}
	}
	return parts.join("&");
}
// node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/partition.js
let selectedPartitionsInfo = {
	"partitions": [
		{
			"id": "aws",
			"outputs": {
				"dnsSuffix": "amazonaws.com",
				"dualStackDnsSuffix": "api.aws",
				"implicitGlobalRegion": "us-east-1",
				"name": "aws",
				"supportsDualStack": true,
				"supportsFIPS": true
			},
			"regionRegex": "^(us|eu|ap|sa|ca|me|af|il|mx)\\-\\w+\\-\\d+$",
			"regions": {
				"af-south-1": { "description": "Africa (Cape Town)" },
				"ap-east-1": { "description": "Asia Pacific (Hong Kong)" },
				"ap-east-2": { "description": "Asia Pacific (Taipei)" },
				"ap-northeast-1": { "description": "Asia Pacific (Tokyo)" },
				"ap-northeast-2": { "description": "Asia Pacific (Seoul)" },
				"ap-northeast-3": { "description": "Asia Pacific (Osaka)" },
				"ap-south-1": { "description": "Asia Pacific (Mumbai)" },
				"ap-south-2": { "description": "Asia Pacific (Hyderabad)" },
				"ap-southeast-1": { "description": "Asia Pacific (Singapore)" },
				"ap-southeast-2": { "description": "Asia Pacific (Sydney)" },
				"ap-southeast-3": { "description": "Asia Pacific (Jakarta)" },
				"ap-southeast-4": { "description": "Asia Pacific (Melbourne)" },
				"ap-southeast-5": { "description": "Asia Pacific (Malaysia)" },
				"ap-southeast-6": { "description": "Asia Pacific (New Zealand)" },
				"ap-southeast-7": { "description": "Asia Pacific (Thailand)" },
				"aws-global": { "description": "aws global region" },
				"ca-central-1": { "description": "Canada (Central)" },
				"ca-west-1": { "description": "Canada West (Calgary)" },
				"eu-central-1": { "description": "Europe (Frankfurt)" },
				"eu-central-2": { "description": "Europe (Zurich)" },
				"eu-north-1": { "description": "Europe (Stockholm)" },
				"eu-south-1": { "description": "Europe (Milan)" },
				"eu-south-2": { "description": "Europe (Spain)" },
				"eu-west-1": { "description": "Europe (Ireland)" },
				"eu-west-2": { "description": "Europe (London)" },
				"eu-west-3": { "description": "Europe (Paris)" },
				"il-central-1": { "description": "Israel (Tel Aviv)" },
				"me-central-1": { "description": "Middle East (UAE)" },
				"me-south-1": { "description": "Middle East (Bahrain)" },
				"me-west-1": { "description": "Middle East (Saudi Arabia)" },
				"mx-central-1": { "description": "Mexico (Central)" },
				"sa-east-1": { "description": "South America (Sao Paulo)" },
				"sa-west-1": { "description": "South America (Chile)" },
				"us-east-1": { "description": "US East (N. Virginia)" },
				"us-east-2": { "description": "US East (Ohio)" },
				"us-west-1": { "description": "US West (N. California)" },
				"us-west-2": { "description": "US West (Oregon)" }
			}
		},
		{
			"id": "aws-cn",
			"outputs": {
				"dnsSuffix": "amazonaws.com.cn",
				"dualStackDnsSuffix": "api.amazonwebservices.com.cn",
				"implicitGlobalRegion": "cn-northwest-1",
				"name": "aws-cn",
				"supportsDualStack": true,
				"supportsFIPS": true
			},
			"regionRegex": "^cn\\-\\w+\\-\\d+$",
			"regions": {
				"aws-cn-global": { "description": "aws-cn global region" },
				"cn-north-1": { "description": "China (Beijing)" },
				"cn-northwest-1": { "description": "China (Ningxia)" }
			}
		},
		{
			"id": "aws-eusc",
			"outputs": {
				"dnsSuffix": "amazonaws.eu",
				"dualStackDnsSuffix": "api.amazonwebservices.eu",
				"implicitGlobalRegion": "eusc-de-east-1",
				"name": "aws-eusc",
				"supportsDualStack": true,
				"supportsFIPS": true
			},
			"regionRegex": "^eusc\\-(de)\\-\\w+\\-\\d+$",
			"regions": { "eusc-de-east-1": { "description": "AWS European Sovereign Cloud (Germany)" } }
		},
		{
			"id": "aws-iso",
			"outputs": {
				"dnsSuffix": "c2s.ic.gov",
				"dualStackDnsSuffix": "api.aws.ic.gov",
				"implicitGlobalRegion": "us-iso-east-1",
				"name": "aws-iso",
				"supportsDualStack": true,
				"supportsFIPS": true
			},
			"regionRegex": "^us\\-iso\\-\\w+\\-\\d+$",
			"regions": {
				"aws-iso-global": { "description": "aws-iso global region" },
				"us-iso-east-1": { "description": "US ISO East" },
				"us-iso-west-1": { "description": "US ISO WEST" }
			}
		},
		{
			"id": "aws-iso-b",
			"outputs": {
				"dnsSuffix": "sc2s.sgov.gov",
				"dualStackDnsSuffix": "api.aws.scloud",
				"implicitGlobalRegion": "us-isob-east-1",
				"name": "aws-iso-b",
				"supportsDualStack": true,
				"supportsFIPS": true
			},
			"regionRegex": "^us\\-isob\\-\\w+\\-\\d+$",
			"regions": {
				"aws-iso-b-global": { "description": "aws-iso-b global region" },
				"us-isob-east-1": { "description": "US ISOB East (Ohio)" },
				"us-isob-west-1": { "description": "US ISOB West" }
			}
		},
		{
			"id": "aws-iso-e",
			"outputs": {
				"dnsSuffix": "cloud.adc-e.uk",
				"dualStackDnsSuffix": "api.cloud-aws.adc-e.uk",
				"implicitGlobalRegion": "eu-isoe-west-1",
				"name": "aws-iso-e",
				"supportsDualStack": true,
				"supportsFIPS": true
			},
			"regionRegex": "^eu\\-isoe\\-\\w+\\-\\d+$",
			"regions": {
				"aws-iso-e-global": { "description": "aws-iso-e global region" },
				"eu-isoe-west-1": { "description": "EU ISOE West" }
			}
		},
		{
			"id": "aws-iso-f",
			"outputs": {
				"dnsSuffix": "csp.hci.ic.gov",
				"dualStackDnsSuffix": "api.aws.hci.ic.gov",
				"implicitGlobalRegion": "us-isof-south-1",
				"name": "aws-iso-f",
				"supportsDualStack": true,
				"supportsFIPS": true
			},
			"regionRegex": "^us\\-isof\\-\\w+\\-\\d+$",
			"regions": {
				"aws-iso-f-global": { "description": "aws-iso-f global region" },
				"us-isof-east-1": { "description": "US ISOF EAST" },
				"us-isof-south-1": { "description": "US ISOF SOUTH" }
			}
		},
		{
			"id": "aws-us-gov",
			"outputs": {
				"dnsSuffix": "amazonaws.com",
				"dualStackDnsSuffix": "api.aws",
				"implicitGlobalRegion": "us-gov-west-1",
				"name": "aws-us-gov",
				"supportsDualStack": true,
				"supportsFIPS": true
			},
			"regionRegex": "^us\\-gov\\-\\w+\\-\\d+$",
			"regions": {
				"aws-us-gov-global": { "description": "aws-us-gov global region" },
				"us-gov-east-1": { "description": "AWS GovCloud (US-East)" },
				"us-gov-west-1": { "description": "AWS GovCloud (US-West)" }
			}
		}
	],
	"version": "1.1"
};
let selectedUserAgentPrefix = "";
const partition = (value) => {
	const { partitions } = selectedPartitionsInfo;
	for (const partition of partitions) {
		const { regions, outputs } = partition;
		for (const [region, regionData] of Object.entries(regions)) if (region === value) return {
			...outputs,
			...regionData
		};
	}
	for (const partition of partitions) {
		const { regionRegex, outputs } = partition;
		if (new RegExp(regionRegex).test(value)) return { ...outputs };
	}
	const DEFAULT_PARTITION = partitions.find((partition) => partition.id === "aws");
	if (!DEFAULT_PARTITION) throw new Error("Provided region was not found in the partition array or regex, and default partition with id 'aws' doesn't exist.");
	return { ...DEFAULT_PARTITION.outputs };
};
const getUserAgentPrefix = () => selectedUserAgentPrefix;
// node_modules/@smithy/signature-v4/dist-es/HeaderFormatter.js
var HeaderFormatter = class {
	format(headers) {
		const chunks = [];
		for (const headerName in headers) {
			if (!hasOwn(headers, headerName)) continue;
			const bytes = fromUtf8$1(headerName);
			chunks.push(Uint8Array.from([bytes.byteLength]), bytes, this.formatHeaderValue(headers[headerName]));
		}
		const out = new Uint8Array(chunks.reduce((carry, bytes) => carry + bytes.byteLength, 0));
		let position = 0;
		for (const chunk of chunks) {
			out.set(chunk, position);
			position += chunk.byteLength;
		}
		return out;
	}
	formatHeaderValue(header) {
		switch (header.type) {
			case "boolean": return Uint8Array.from([header.value ? 0 : 1]);
			case "byte": return Uint8Array.from([2, header.value]);
			case "short":
				const shortView = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(3));
				shortView.setUint8(0, 3);
				shortView.setInt16(1, header.value, false);
				return new Uint8Array(shortView.buffer);
			case "integer":
				const intView = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(5));
				intView.setUint8(0, 4);
				intView.setInt32(1, header.value, false);
				return new Uint8Array(intView.buffer);
			case "long":
				const longBytes = /* @__PURE__ */ new Uint8Array(9);
				longBytes[0] = 5;
				longBytes.set(header.value.bytes, 1);
				return longBytes;
			case "binary":
				const binView = new DataView(new ArrayBuffer(3 + header.value.byteLength));
				binView.setUint8(0, 6);
				binView.setUint16(1, header.value.byteLength, false);
				const binBytes = new Uint8Array(binView.buffer);
				binBytes.set(header.value, 3);
				return binBytes;
			case "string":
				const utf8Bytes = fromUtf8$1(header.value);
				const strView = new DataView(new ArrayBuffer(3 + utf8Bytes.byteLength));
				strView.setUint8(0, 7);
				strView.setUint16(1, utf8Bytes.byteLength, false);
				const strBytes = new Uint8Array(strView.buffer);
				strBytes.set(utf8Bytes, 3);
				return strBytes;
			case "timestamp":
				const tsBytes = /* @__PURE__ */ new Uint8Array(9);
				tsBytes[0] = 8;
				tsBytes.set(Int64.fromNumber(header.value.valueOf()).bytes, 1);
				return tsBytes;
			case "uuid":
				if (!UUID_PATTERN.test(header.value)) throw new Error(`Invalid UUID received: ${header.value}`);
				const uuidBytes = /* @__PURE__ */ new Uint8Array(17);
				uuidBytes[0] = 9;
				uuidBytes.set(fromHex(header.value.replace(/-/g, "")), 1);
				return uuidBytes;
		}
	}
};
var HEADER_VALUE_TYPE;
(function(HEADER_VALUE_TYPE) {
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["boolTrue"] = 0] = "boolTrue";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["boolFalse"] = 1] = "boolFalse";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["byte"] = 2] = "byte";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["short"] = 3] = "short";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["integer"] = 4] = "integer";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["long"] = 5] = "long";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["byteArray"] = 6] = "byteArray";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["string"] = 7] = "string";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["timestamp"] = 8] = "timestamp";
	HEADER_VALUE_TYPE[HEADER_VALUE_TYPE["uuid"] = 9] = "uuid";
})(HEADER_VALUE_TYPE || (HEADER_VALUE_TYPE = {}));
const UUID_PATTERN = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/;
var Int64 = class Int64 {
	bytes;
	constructor(bytes) {
		this.bytes = bytes;
		if (bytes.byteLength !== 8) throw new Error("Int64 buffers must be exactly 8 bytes");
	}
	static fromNumber(number) {
		if (number > 0x8000000000000000 || number < -0x8000000000000000) throw new Error(`${number} is too large (or, if negative, too small) to represent as an Int64`);
		const bytes = /* @__PURE__ */ new Uint8Array(8);
		for (let i = 7, remaining = Math.abs(Math.round(number)); i > -1 && remaining > 0; i--, remaining /= 256) bytes[i] = remaining;
		if (number < 0) negate(bytes);
		return new Int64(bytes);
	}
	valueOf() {
		const bytes = this.bytes.slice(0);
		const negative = bytes[0] & 128;
		if (negative) negate(bytes);
		return parseInt(toHex(bytes), 16) * (negative ? -1 : 1);
	}
	toString() {
		return String(this.valueOf());
	}
};
function negate(bytes) {
	for (let i = 0; i < 8; i++) bytes[i] ^= 255;
	for (let i = 7; i > -1; i--) {
		bytes[i]++;
		if (bytes[i] !== 0) break;
	}
}
// node_modules/@smithy/signature-v4/dist-es/constants.js
const ALGORITHM_QUERY_PARAM = "X-Amz-Algorithm";
const CREDENTIAL_QUERY_PARAM = "X-Amz-Credential";
const AMZ_DATE_QUERY_PARAM = "X-Amz-Date";
const SIGNED_HEADERS_QUERY_PARAM = "X-Amz-SignedHeaders";
const EXPIRES_QUERY_PARAM = "X-Amz-Expires";
const SIGNATURE_QUERY_PARAM = "X-Amz-Signature";
const TOKEN_QUERY_PARAM = "X-Amz-Security-Token";
const AUTH_HEADER = "authorization";
const AMZ_DATE_HEADER = AMZ_DATE_QUERY_PARAM.toLowerCase();
const GENERATED_HEADERS = [
	AUTH_HEADER,
	AMZ_DATE_HEADER,
	"date"
];
SIGNATURE_QUERY_PARAM.toLowerCase();
const SHA256_HEADER = "x-amz-content-sha256";
const TOKEN_HEADER = TOKEN_QUERY_PARAM.toLowerCase();
const ALWAYS_UNSIGNABLE_HEADERS = {
	authorization: true,
	"cache-control": true,
	connection: true,
	expect: true,
	from: true,
	"keep-alive": true,
	"max-forwards": true,
	pragma: true,
	referer: true,
	te: true,
	trailer: true,
	"transfer-encoding": true,
	upgrade: true,
	"user-agent": true,
	"x-amzn-trace-id": true
};
const PROXY_HEADER_PATTERN = /^proxy-/;
const SEC_HEADER_PATTERN = /^sec-/;
const ALGORITHM_IDENTIFIER = "AWS4-HMAC-SHA256";
const EVENT_ALGORITHM_IDENTIFIER = "AWS4-HMAC-SHA256-PAYLOAD";
const UNSIGNED_PAYLOAD = "UNSIGNED-PAYLOAD";
const KEY_TYPE_IDENTIFIER = "aws4_request";
// node_modules/@smithy/signature-v4/dist-es/getCanonicalQuery.js
const getCanonicalQuery = ({ query = {} }) => {
	const keys = [];
	const serialized = {};
	for (const key in query) {
		if (!hasOwn(query, key)) continue;
		if (key.toLowerCase() === "x-amz-signature") continue;
		const encodedKey = escapeUri(key);
		keys.push(encodedKey);
		const value = query[key];
		if (typeof value === "string") serialized[encodedKey] = `${encodedKey}=${escapeUri(value)}`;
		else if (Array.isArray(value)) serialized[encodedKey] = value.slice(0).reduce((encoded, value) => encoded.concat([`${encodedKey}=${escapeUri(value)}`]), []).sort().join("&");
	}
	return keys.sort().map((key) => serialized[key]).filter((serialized) => serialized).join("&");
};
// node_modules/@smithy/signature-v4/dist-es/utilDate.js
const iso8601 = (time) => toDate(time).toISOString().replace(/\.\d{3}Z$/, "Z");
const toDate = (time) => {
	if (typeof time === "number") return /* @__PURE__ */ new Date(time * 1e3);
	if (typeof time === "string") {
		if (Number(time)) return /* @__PURE__ */ new Date(Number(time) * 1e3);
		return new Date(time);
	}
	return time;
};
// node_modules/@smithy/signature-v4/dist-es/SignatureV4Base.js
var SignatureV4Base = class {
	service;
	regionProvider;
	credentialProvider;
	sha256;
	uriEscapePath;
	applyChecksum;
	constructor({ applyChecksum, credentials, region, service, sha256, uriEscapePath = true }) {
		this.service = service;
		this.sha256 = sha256;
		this.uriEscapePath = uriEscapePath;
		this.applyChecksum = typeof applyChecksum === "boolean" ? applyChecksum : true;
		this.regionProvider = normalizeProvider(region);
		this.credentialProvider = normalizeProvider(credentials);
	}
	createCanonicalRequest(request, canonicalHeaders, payloadHash) {
		const sortedHeaders = Object.keys(canonicalHeaders).sort();
		return `${request.method}
${this.getCanonicalPath(request)}
${getCanonicalQuery(request)}
${sortedHeaders.map((name) => `${name}:${canonicalHeaders[name]}`).join("\n")}

${sortedHeaders.join(";")}
${payloadHash}`;
	}
	async createStringToSign(longDate, credentialScope, canonicalRequest, algorithmIdentifier) {
		const hash = new this.sha256();
		hash.update(toUint8Array(canonicalRequest));
		return `${algorithmIdentifier}
${longDate}
${credentialScope}
${toHex(await hash.digest())}`;
	}
	getCanonicalPath({ path }) {
		if (this.uriEscapePath) {
			const normalizedPathSegments = [];
			for (const pathSegment of path.split("/")) {
				if (pathSegment?.length === 0) continue;
				if (pathSegment === ".") continue;
				if (pathSegment === "..") normalizedPathSegments.pop();
				else normalizedPathSegments.push(pathSegment);
			}
			const normalizedPath = `${path?.startsWith("/") ? "/" : ""}${normalizedPathSegments.join("/")}${normalizedPathSegments.length > 0 && path?.endsWith("/") ? "/" : ""}`;
			return escapeUri(normalizedPath).replace(/%2F/g, "/");
		}
		return path;
	}
	validateResolvedCredentials(credentials) {
		if (typeof credentials !== "object" || typeof credentials.accessKeyId !== "string" || typeof credentials.secretAccessKey !== "string") throw new Error("Resolved credential object is not valid");
	}
	formatDate(now) {
		const longDate = iso8601(now).replace(/[-:]/g, "");
		return {
			longDate,
			shortDate: longDate.slice(0, 8)
		};
	}
	getCanonicalHeaderList(headers) {
		return Object.keys(headers).sort().join(";");
	}
};
// node_modules/@smithy/signature-v4/dist-es/credentialDerivation.js
const signingKeyCache = {};
const cacheQueue = [];
const createScope = (shortDate, region, service) => `${shortDate}/${region}/${service}/${KEY_TYPE_IDENTIFIER}`;
const getSigningKey = async (sha256Constructor, credentials, shortDate, region, service) => {
	const cacheKey = `${shortDate}:${region}:${service}:${toHex(await hmac(sha256Constructor, credentials.secretAccessKey, credentials.accessKeyId))}:${credentials.sessionToken}`;
	if (cacheKey in signingKeyCache) return signingKeyCache[cacheKey];
	cacheQueue.push(cacheKey);
	while (cacheQueue.length > 50) delete signingKeyCache[cacheQueue.shift()];
	let key = `AWS4${credentials.secretAccessKey}`;
	for (const signable of [
		shortDate,
		region,
		service,
		KEY_TYPE_IDENTIFIER
	]) key = await hmac(sha256Constructor, key, signable);
	return signingKeyCache[cacheKey] = key;
};
const hmac = (ctor, secret, data) => {
	const hash = new ctor(secret);
	hash.update(toUint8Array(data));
	return hash.digest();
};
// node_modules/@smithy/signature-v4/dist-es/getCanonicalHeaders.js
const getCanonicalHeaders = ({ headers }, unsignableHeaders, signableHeaders) => {
	const canonical = {};
	for (const headerName of Object.keys(headers).sort()) {
		if (headers[headerName] == void 0) continue;
		const canonicalHeaderName = headerName.toLowerCase();
		if (hasOwn(ALWAYS_UNSIGNABLE_HEADERS, canonicalHeaderName) || unsignableHeaders?.has(canonicalHeaderName) || PROXY_HEADER_PATTERN.test(canonicalHeaderName) || SEC_HEADER_PATTERN.test(canonicalHeaderName)) {
			if (!signableHeaders || signableHeaders && !signableHeaders.has(canonicalHeaderName)) continue;
		}
		if (canonicalHeaderName === "__proto__") writeKey(canonical);
		canonical[canonicalHeaderName] = headers[headerName].replace(/[\r\n]/g, " ").replace(/[ \t]+/g, " ").replace(/^ | $/g, "");
	}
	return canonical;
};
// node_modules/@smithy/signature-v4/dist-es/getPayloadHash.js
const getPayloadHash = async ({ headers, body }, hashConstructor) => {
	for (const headerName in headers) {
		if (!hasOwn(headers, headerName)) continue;
		if (headerName.toLowerCase() === "x-amz-content-sha256") return headers[headerName];
	}
	if (body == void 0) return "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
	else if (typeof body === "string" || ArrayBuffer.isView(body) || isArrayBuffer(body)) {
		const hashCtor = new hashConstructor();
		hashCtor.update(toUint8Array(body));
		return toHex(await hashCtor.digest());
	}
	return UNSIGNED_PAYLOAD;
};
// node_modules/@smithy/signature-v4/dist-es/headerUtil.js
const hasHeader = (soughtHeader, headers) => {
	soughtHeader = soughtHeader.toLowerCase();
	for (const headerName in headers) {
		if (!hasOwn(headers, headerName)) continue;
		if (soughtHeader === headerName.toLowerCase()) return true;
	}
	return false;
};
// node_modules/@smithy/signature-v4/dist-es/moveHeadersToQuery.js
const moveHeadersToQuery = (request, options = {}) => {
	const { headers, query = {} } = HttpRequest.clone(request);
	for (const name in headers) {
		if (!hasOwn(headers, name)) continue;
		const lname = name.toLowerCase();
		if (lname.slice(0, 6) === "x-amz-" && !options.unhoistableHeaders?.has(lname) || options.hoistableHeaders?.has(lname)) {
			query[name] = headers[name];
			delete headers[name];
		}
	}
	return {
		...request,
		headers,
		query
	};
};
// node_modules/@smithy/signature-v4/dist-es/prepareRequest.js
const prepareRequest = (request) => {
	request = HttpRequest.clone(request);
	for (const headerName in request.headers) {
		if (!hasOwn(request.headers, headerName)) continue;
		if (GENERATED_HEADERS.indexOf(headerName.toLowerCase()) > -1) delete request.headers[headerName];
	}
	return request;
};
// node_modules/@smithy/signature-v4/dist-es/SignatureV4.js
var SignatureV4 = class extends SignatureV4Base {
	headerFormatter = new HeaderFormatter();
	constructor({ applyChecksum, credentials, region, service, sha256, uriEscapePath = true }) {
		super({
			applyChecksum,
			credentials,
			region,
			service,
			sha256,
			uriEscapePath
		});
	}
	async presign(originalRequest, options = {}) {
		const { signingDate = /* @__PURE__ */ new Date(), expiresIn = 3600, unsignableHeaders, unhoistableHeaders, signableHeaders, hoistableHeaders, signingRegion, signingService } = options;
		const credentials = await this.credentialProvider();
		this.validateResolvedCredentials(credentials);
		const region = signingRegion ?? await this.regionProvider();
		const { longDate, shortDate } = this.formatDate(signingDate);
		if (expiresIn > 604800) return Promise.reject("Signature version 4 presigned URLs must have an expiration date less than one week in the future");
		const scope = createScope(shortDate, region, signingService ?? this.service);
		const request = moveHeadersToQuery(prepareRequest(originalRequest), {
			unhoistableHeaders,
			hoistableHeaders
		});
		if (credentials.sessionToken) request.query[TOKEN_QUERY_PARAM] = credentials.sessionToken;
		request.query[ALGORITHM_QUERY_PARAM] = ALGORITHM_IDENTIFIER;
		request.query[CREDENTIAL_QUERY_PARAM] = `${credentials.accessKeyId}/${scope}`;
		request.query[AMZ_DATE_QUERY_PARAM] = longDate;
		request.query[EXPIRES_QUERY_PARAM] = expiresIn.toString(10);
		const canonicalHeaders = getCanonicalHeaders(request, unsignableHeaders, signableHeaders);
		request.query[SIGNED_HEADERS_QUERY_PARAM] = this.getCanonicalHeaderList(canonicalHeaders);
		request.query[SIGNATURE_QUERY_PARAM] = await this.getSignature(longDate, scope, this.getSigningKey(credentials, region, shortDate, signingService), this.createCanonicalRequest(request, canonicalHeaders, await getPayloadHash(originalRequest, this.sha256)));
		return request;
	}
	async sign(toSign, options) {
		if (typeof toSign === "string") return this.signString(toSign, options);
		else if (toSign.headers && toSign.payload) return this.signEvent(toSign, options);
		else if (toSign.message) return this.signMessage(toSign, options);
		else return this.signRequest(toSign, options);
	}
	async signEvent({ headers, payload }, { signingDate = /* @__PURE__ */ new Date(), priorSignature, signingRegion, signingService, eventStreamCredentials }) {
		const region = signingRegion ?? await this.regionProvider();
		const { shortDate, longDate } = this.formatDate(signingDate);
		const scope = createScope(shortDate, region, signingService ?? this.service);
		const hashedPayload = await getPayloadHash({
			headers: {},
			body: payload
		}, this.sha256);
		const hash = new this.sha256();
		hash.update(headers);
		const hashedHeaders = toHex(await hash.digest());
		const stringToSign = [
			EVENT_ALGORITHM_IDENTIFIER,
			longDate,
			scope,
			priorSignature,
			hashedHeaders,
			hashedPayload
		].join("\n");
		return this.signString(stringToSign, {
			signingDate,
			signingRegion: region,
			signingService,
			eventStreamCredentials
		});
	}
	async signMessage(signableMessage, { signingDate = /* @__PURE__ */ new Date(), signingRegion, signingService, eventStreamCredentials }) {
		return this.signEvent({
			headers: this.headerFormatter.format(signableMessage.message.headers),
			payload: signableMessage.message.body
		}, {
			signingDate,
			signingRegion,
			signingService,
			priorSignature: signableMessage.priorSignature,
			eventStreamCredentials
		}).then((signature) => {
			return {
				message: signableMessage.message,
				signature
			};
		});
	}
	async signString(stringToSign, { signingDate = /* @__PURE__ */ new Date(), signingRegion, signingService, eventStreamCredentials } = {}) {
		const credentials = eventStreamCredentials ?? await this.credentialProvider();
		this.validateResolvedCredentials(credentials);
		const region = signingRegion ?? await this.regionProvider();
		const { shortDate } = this.formatDate(signingDate);
		const hash = new this.sha256(await this.getSigningKey(credentials, region, shortDate, signingService));
		hash.update(toUint8Array(stringToSign));
		return toHex(await hash.digest());
	}
	async signRequest(requestToSign, { signingDate = /* @__PURE__ */ new Date(), signableHeaders, unsignableHeaders, signingRegion, signingService } = {}) {
		const credentials = await this.credentialProvider();
		this.validateResolvedCredentials(credentials);
		const region = signingRegion ?? await this.regionProvider();
		const request = prepareRequest(requestToSign);
		const { longDate, shortDate } = this.formatDate(signingDate);
		const scope = createScope(shortDate, region, signingService ?? this.service);
		request.headers[AMZ_DATE_HEADER] = longDate;
		if (credentials.sessionToken) request.headers[TOKEN_HEADER] = credentials.sessionToken;
		const payloadHash = await getPayloadHash(request, this.sha256);
		if (!hasHeader("x-amz-content-sha256", request.headers) && this.applyChecksum) request.headers[SHA256_HEADER] = payloadHash;
		const canonicalHeaders = getCanonicalHeaders(request, unsignableHeaders, signableHeaders);
		const signature = await this.getSignature(longDate, scope, this.getSigningKey(credentials, region, shortDate, signingService), this.createCanonicalRequest(request, canonicalHeaders, payloadHash));
		request.headers[AUTH_HEADER] = `${ALGORITHM_IDENTIFIER} Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${this.getCanonicalHeaderList(canonicalHeaders)}, Signature=${signature}`;
		return request;
	}
	async getSignature(longDate, credentialScope, keyPromise, canonicalRequest) {
		const stringToSign = await this.createStringToSign(longDate, credentialScope, canonicalRequest, ALGORITHM_IDENTIFIER);
		const hash = new this.sha256(await keyPromise);
		hash.update(toUint8Array(stringToSign));
		return toHex(await hash.digest());
	}
	getSigningKey(credentials, region, shortDate, service) {
		return getSigningKey(this.sha256, credentials, shortDate, region, service || this.service);
	}
};
// src/stores/s3/response.ts
/**
* Sends a request and reads the whole answer.
* @param onHead gets the headers of every answer, before an error is thrown
* @throws ErrorResponse, TransferFailure or the signal's reason
*/
async function receiveAnswer(http, url, request, onHead) {
	const { status, headers: all, body } = await http.request(url, request);
	const headers = textsOf(all);
	onHead?.(headers);
	const isRefusedPart = request.headers?.range !== void 0 && status === 200 && headers["content-range"] === void 0;
	if (isRefusedPart) body.destroy();
	const response = {
		status,
		headers,
		bytes: isRefusedPart ? Buffer.alloc(0) : await bytesIn(body, url)
	};
	const failure = foreignFailure(request.method, response, url);
	if (failure) throw failure;
	if (status >= 300) throw new ErrorResponse(response);
	return response;
}
function textsOf(headers) {
	const known = Object.entries(headers).filter(([, value]) => value !== void 0);
	return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}
/** A proxy, a portal or another server answered instead of S3. */
function foreignFailure(method, { status, headers, bytes }, url) {
	if (status === 407) return proxyFailure(status, url);
	if (status === 400 && /HTTPS (port|server)|SSL-enabled/.test(bytes.toString("latin1", 0, 1e3))) return new TransferFailure(`${shownUrl(url)}: it wants TLS; give the endpoint as https: (400)`, "none");
	const isCalledPage = /^text\/html/i.test(headers["content-type"] ?? "");
	const isObject = status === 200 && bytes.length === 0 && ["GET", "HEAD"].includes(method);
	const isPage = /^\s*<(!doctype html|html)/i.test(bytes.toString("latin1", 0, 100));
	return status < 500 && (isPage || isObject && isCalledPage) ? pageFailure(status, url) : void 0;
}
const maxS3AnswerBytes = 8 * 1024 ** 2;
async function bytesIn(body, url) {
	const bytes = await readUpTo(maxS3AnswerBytes, body).catch((error) => {
		throw connectionFailure(error, url);
	});
	if (bytes.length <= maxS3AnswerBytes) return bytes;
	throw new TransferFailure(`${shownUrl(url)}: the answer does not end`, "none");
}
/** An answer that is an error. Its message is the answer's own, on one line. */
var ErrorResponse = class extends Error {
	name = "ErrorResponse";
	status;
	/** S3's error code; `Unknown` if there was none. */
	code;
	region;
	retryAfterMs;
	constructor({ status, headers, bytes }) {
		const error = errorIn(bytes) ?? {};
		super((childText(error, "Message") ?? "UnknownError").replace(/\s+/g, " ").slice(0, 200));
		this.status = status;
		this.code = (childText(error, "Code") ?? "Unknown").slice(0, 64);
		const region = childText(error, "Region") ?? headers["x-amz-bucket-region"] ?? "";
		this.region = /^[a-z0-9-]{1,40}$/.test(region) ? region : void 0;
		this.retryAfterMs = retryAfterMs(headers["retry-after"]);
	}
};
/** Refuses an error that S3 sent after status 200. @throws ErrorResponse */
function refuseLateError(response) {
	if (errorIn(response.bytes)) throw new ErrorResponse({
		...response,
		status: 503
	});
}
/** The element of this name at the root of an answer; empty if there is none. @throws ErrorResponse */
function rootElement(response, name) {
	refuseLateError(response);
	return elementsIn(parse(response.bytes), name)[0] ?? {};
}
function elementsIn(parent, name) {
	return [parent[name] ?? []].flat().map((child) => typeof child === "object" ? child : {});
}
function childText(parent, name) {
	const child = parent[name];
	return typeof child === "string" ? child : void 0;
}
function parse(bytes) {
	return bytes.length === 0 ? {} : parseXML(bytes.toString());
}
function errorIn(bytes) {
	if (!bytes.includes("<Error")) return void 0;
	const roots = orUndefined(() => parse(bytes)) ?? {};
	return elementsIn(elementsIn(roots, "ErrorResponse")[0] ?? roots, "Error")[0];
}
// src/stores/s3/errors.ts
/** The errors of a bucket. Each message is one line that says what to do. */
var S3Error = class extends Error {
	name = "S3Error";
	kind;
	hints;
	constructor(kind, message, hints = {}) {
		super(message);
		this.kind = kind;
		this.hints = hints;
	}
	get isUnreachable() {
		return [
			"unreachable",
			"busy",
			"no credentials"
		].includes(this.kind);
	}
};
/** Whether it is an error of a bucket, of one of these kinds. */
function isOfKind(error, ...kinds) {
	return error instanceof S3Error && kinds.includes(error.kind);
}
const kinds = [
	["absent", [
		"NoSuchKey",
		"NoSuchUpload",
		404
	]],
	["bucket", ["NoSuchBucket"]],
	["busy", [
		"RequestTimeout",
		"SlowDown",
		408,
		429
	]],
	["clock", ["RequestExpired", "RequestTimeTooSkewed"]],
	["credentials", [
		"InvalidAccessKeyId",
		"InvalidToken",
		"SignatureDoesNotMatch"
	]],
	["denied", [
		"AccessDenied",
		"AccountProblem",
		"AllAccessDisabled",
		403
	]],
	["expired", [
		"ExpiredToken",
		"ExpiredTokenException",
		"TokenRefreshRequired"
	]],
	["region", ["AuthorizationHeaderMalformed", "IllegalLocationConstraintException"]],
	["region", [
		"PermanentRedirect",
		"TemporaryRedirect",
		301,
		307
	]],
	["taken", [
		"ConditionalRequestConflict",
		"PreconditionFailed",
		409,
		412
	]],
	["unsupported", ["NotImplemented", 501]]
];
/** Translates anything that a request threw. */
function toS3Error(error, facts) {
	if (error instanceof S3Error) return error;
	if (error instanceof TransferFailure) return new S3Error("unreachable", error.message, { retryable: error.recover !== "none" });
	if (!(error instanceof ErrorResponse)) {
		const why = messageOf(error).replace(/^@aws-sdk |\n.*$/gs, "");
		return new S3Error("other", `the answer was not one that ${facts.label} gives: ${why}`);
	}
	const kind = kindOf(error);
	const { status, code, region, retryAfterMs, message } = error;
	const hints = {
		retryable: kind === "busy",
		region,
		retryAfterMs
	};
	return new S3Error(kind, messages[kind]({
		...facts,
		status,
		code,
		region,
		message
	}), hints);
}
function kindOf({ code, status, region }) {
	const kindBy = (mark) => kinds.find(([, codes]) => codes.includes(mark))?.[0];
	const byStatus = status === 400 && region !== void 0 ? "region" : kindBy(status);
	return kindBy(code) ?? byStatus ?? (status >= 500 ? "busy" : "other");
}
const messages = {
	absent: ({ label }) => `${label} does not have what was asked for`,
	bucket: ({ bucket, host }) => `there is no bucket ${bucket} at ${host}: create it, or correct the inputs \`bucket\` and \`endpoint\``,
	busy: ({ label, code, status }) => `${label} cannot answer now (${reason(status, code)}): try again later`,
	clock: ({ label }) => `${label} refuses the time of this machine's requests: set its clock right`,
	credentials: ({ label, credentials, code }) => `${label} does not accept the credentials from ${credentials} (${code}): correct the access key and its secret`,
	denied: ({ label, credentials, needs }) => `${label} denies access to the credentials from ${credentials}: allow them ${needs}`,
	expired: ({ label, credentials }) => `the credentials for ${label} from ${credentials} have expired: get new ones in a step before this one, or longer-lived ones`,
	other: ({ label, code, status, message }) => `${label} answered ${reason(status, code)}: ${message}`,
	region: ({ label, region }) => region === void 0 ? `${label} is in another region than the input \`region\` says: correct it` : `${label} is in the region ${region}: set the input \`region\` to it`,
	taken: ({ label }) => `${label} has another writer's entry of this name`,
	unsupported: ({ label, code }) => `${label} does not support this request (${code})`
};
/** Leaves out a placeholder for a missing code. */
function reason(status, code) {
	return /^\d+$|^Unknown/.test(code) ? String(status) : `${status} ${code}`;
}
/** There was no answer within `ms` milliseconds. */
function noAnswerError(host, ms) {
	return new S3Error("unreachable", `${`${host} gave no answer within ${Math.round(ms / 1e3)} seconds`}: check the input \`endpoint\`, the network and the proxy`, { retryable: true });
}
// src/stores/s3/session.ts
/** A value that every correct answer has. @param kind of the error if it is missing: `busy` if a retry may help */
function requiredInAnswer(value, kind) {
	if (value !== void 0) return value;
	throw new S3Error(kind, "the answer lacks what those of S3 have: check the input `endpoint` and the proxy", { retryable: kind === "busy" });
}
function newSession({ bucket, endpoint }, label, client) {
	const host = endpoint === void 0 ? "S3" : new URL(endpoint).host;
	const facts = {
		label: `the ${label}`,
		bucket,
		host,
		credentials: client.source
	};
	let parts = 0;
	return {
		bucket,
		/** @throws S3Error, or the signal's reason */
		async request(work, options) {
			const { needs, isPart = false, isLast = false, signal, onSent, idleMs = shortMs } = options;
			const partsBefore = parts;
			let recoveries = 0;
			let { corrections } = client;
			const judge = (thrown) => {
				const isStalled = thrown instanceof Stalled;
				const error = isStalled ? noAnswerError(host, idleMs) : toS3Error(thrown, {
					...facts,
					needs
				});
				const { retryable, retryAfterMs = 0 } = error.hints;
				if (!isStalled && recoveries < 2 && client.correct(error, corrections)) {
					recoveries++;
					return {
						error,
						failures: 0,
						retryAfterMs: 0
					};
				}
				return {
					error,
					failures: !retryable || isStalled && isLast ? Number.POSITIVE_INFINITY : failuresOf(thrown),
					retryAfterMs
				};
			};
			const maxFailures = () => isPart && parts > partsBefore ? 8 : 3;
			const result = await retry({
				signal,
				judge,
				maxFailures
			}, () => {
				corrections = client.corrections;
				return work(client, {
					signal,
					onSent,
					idleMs
				});
			});
			if (isPart) parts++;
			return result;
		}
	};
}
// src/stores/s3/objects.ts
/** The requests that find and read objects. All throw S3Error or the signal's reason. */
/** Sends requests that read an object. Undefined if there is no object. */
async function reading(session, signal, work) {
	try {
		return await session.request(work, {
			needs: "s3:GetObject",
			signal
		});
	} catch (error) {
		if (isOfKind(error, "absent")) return void 0;
		throw error;
	}
}
/** Undefined if there is no object. */
async function headObject(session, name, signal) {
	const path = escapeUriPath(name);
	const headers = await reading(session, signal, async (client, sending) => {
		const first = () => client.send({
			method: "GET",
			path,
			headers: { range: "bytes=0-0" }
		}, sending);
		const { headers } = await client.send({
			method: "HEAD",
			path
		}, sending).catch(async (error) => {
			if (error instanceof ErrorResponse && [
				301,
				400,
				403
			].includes(error.status)) await first();
			throw error;
		});
		return headers.etag === void 0 ? {
			...headers,
			etag: (await first()).headers.etag
		} : headers;
	});
	if (!headers) return void 0;
	const etag = requiredInAnswer(headers.etag, "other");
	return {
		name,
		size: Number(requiredInAnswer(headers["content-length"], "other")),
		etag,
		createdAt: timeOf(headers["last-modified"]),
		draft: headers["x-amz-meta-draft"]
	};
}
/** Whether the name is taken, as far as this job's permissions show. */
async function isNameTaken(session, name, signal) {
	try {
		return await headObject(session, name, signal) !== void 0;
	} catch (error) {
		if (isOfKind(error, "denied")) return false;
		throw error;
	}
}
/** Like `headObject`, with the last bytes of the object if the store sends them in the same answer. */
async function readTail(session, name, signal) {
	const range = `bytes=-${usualIndexBytes}`;
	const request = {
		method: "GET",
		path: escapeUriPath(name),
		headers: { range }
	};
	const found = await reading(session, signal, (client, sending) => client.send(request, sending).catch((error) => {
		if (!(error instanceof ErrorResponse && error.status === 416)) throw error;
		return {
			status: 416,
			headers: {},
			bytes: Buffer.alloc(0)
		};
	}));
	if (!found) return void 0;
	const { headers } = found;
	const end = endIn(found);
	if (end) return {
		name,
		createdAt: timeOf(headers["last-modified"]),
		...end
	};
	const stored = await headObject(session, name, signal);
	return stored && {
		...stored,
		isStream: stored.size > 131072 && headers["content-range"] === void 0
	};
}
/** The end of an object, if the answer has it. */
function endIn({ headers, bytes }) {
	const { etag, "content-range": range = "", "content-encoding": encoding = "identity" } = headers;
	const [, start, last, size = 0] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range)?.map(Number) ?? [];
	if (!(last === size - 1 && start === size - bytes.length) || etag === void 0 || encoding !== "identity") return void 0;
	return {
		size,
		etag,
		tail: bytes
	};
}
/** One page of a list. Its `next` is the `from` of the next page; undefined on the last page. */
async function listObjects({ request }, prefix, from, signal) {
	const query = {
		"list-type": "2",
		prefix,
		...from !== void 0 && { "continuation-token": from }
	};
	const list = await request(async (client, sending) => rootElement(await client.send({
		method: "GET",
		query
	}, sending), "ListBucketResult"), {
		needs: "s3:ListBucket",
		signal
	});
	const isTruncated = requiredInAnswer(childText(list, "IsTruncated"), "other") === "true";
	return {
		objects: elementsIn(list, "Contents").map((object) => ({
			name: childText(object, "Key") ?? "",
			size: Number(childText(object, "Size") ?? 0),
			etag: childText(object, "ETag"),
			createdAt: timeOf(childText(object, "LastModified"))
		})),
		next: isTruncated ? childText(list, "NextContinuationToken") : void 0
	};
}
function timeOf(text = "") {
	return new Date(Date.parse(text) || 0);
}
// src/stores/s3/names.ts
/** The names of a bucket's objects, and the keys and versions in the names. */
function objectNames(prefix, repository) {
	const home = `${prefix === void 0 ? "" : `${prefix}/`}${storeName(repository)}/`;
	const scopeFolder = (scope) => `${home}${storeName(scope)}/`;
	const folder = (scope, version) => `${scopeFolder(scope)}${storeName(version)}/`;
	return {
		/** The start of the names of all entries of the repository, or of one scope; ends with a slash. */
		start: (scope) => scope === void 0 ? home : scopeFolder(scope),
		/** The start of the names of all entries of a scope and version; ends with a slash. */
		folder,
		object: ({ scope, version, key }) => folder(scope, version) + storeName(key),
		/** The name for the conditional-write probe. No entry has it: a part's name never starts with a dot. */
		probe: `${home}.if-none-match`
	};
}
/** The parts of an object's name below `start(undefined)`; undefined if Headstart gives no such name. */
function partsOf(name) {
	const [, scope = "", folder = "", part = ""] = /^([^/]+)\/([0-9a-f]{64})\/([^/]+)$/.exec(name) ?? [];
	const key = part === "" ? void 0 : keyInName(part, []);
	return key && {
		scope: unescapeName(scope) ?? scope,
		version: folder,
		key
	};
}
/** The version within an object's name. */
function versionIn(name) {
	return unescapeName(name.split("/").at(-2) ?? "") ?? "";
}
/**
* Undefined for a name that Headstart does not give: the object might pass for another key's.
* @param wanted keys whose shortened names are compared with this name
*/
function keyInName(part, wanted) {
	const key = unescapeName(part) ?? wanted.find((candidate) => storeName(candidate) === part);
	if (key !== void 0) return storeName(key) === part ? {
		key,
		cut: false
	} : void 0;
	return {
		key: `${unescapeName(part.replace(/(%.?)?~.*$/, ""))}\0`,
		cut: true
	};
}
/** Whether a shortened name does not show if its key starts with this key. */
function mayNeedMore(part, key) {
	const start = namePrefix(key);
	return start === namePrefix(`${key}-`) && part.startsWith(start);
}
// src/stores/s3/lookup.ts
/** Finds the entry for a lookup, in one round trip if the bucket has few entries. */
const maxRead = 20;
/**
* Looks up all scopes and versions at once, in two ways: by the exact key, which is fast, and by a list, which also
* finds other keys, other cases and prefixes.
* @throws S3Error
*/
async function lookUp(wanted, search) {
	const answers = wanted.scopes.map((scope) => awaitedLater(lookIn(scope, wanted, search)));
	const misses = [];
	for (const [index, answer] of answers.entries()) {
		const { match, found } = await answer;
		if (match) return {
			...match,
			scope: wanted.scopes[index]
		};
		misses.push(...found);
	}
	for (const { deniedObject } of misses) if (deniedObject) throw deniedObject;
	const denied = misses.find(({ deniedList }) => deniedList)?.deniedList;
	if (denied) search.tell(`Only entries with exactly the key could be found: ${denied.message}`);
}
async function lookIn(scope, { keys, versions }, search) {
	const folders = versions.map((version) => {
		const folder = search.names.folder(scope, version);
		const entriesOf = (keys) => awaitedLater(entriesIn(folder, keys, search));
		return {
			folder,
			entriesOf,
			primary: entriesOf(keys.slice(0, 1))
		};
	});
	const lists = folders.map((one) => ({
		...one,
		list: awaitedLater(listIn(one.folder, keys, search))
	}));
	const match = pickMatch(keys, fulfilledIn(await Promise.allSettled(folders.map(({ primary }) => primary))));
	if (match) return {
		match,
		found: []
	};
	const answers = lists.map(({ entriesOf, primary, list }) => foundIn(list, () => [primary, entriesOf(keys.slice(1))]));
	const found = await Promise.all(answers);
	return {
		match: await best(keys, found.flatMap((one) => one.candidates), search),
		found
	};
}
/**
* What a folder has. Its list decides. If the list is denied, the requests for exact names decide.
* @throws the first deciding error that is no denial
*/
async function foundIn(list, byNames) {
	try {
		return { candidates: await list };
	} catch (deniedList) {
		if (!isOfKind(deniedList, "denied")) throw deniedList;
		const outcomes = await Promise.allSettled(byNames());
		const errors = outcomes.flatMap((outcome) => "reason" in outcome ? [outcome.reason] : []);
		for (const error of errors) if (!isOfKind(error, "denied")) throw error;
		const [deniedObject] = errors;
		return {
			candidates: fulfilledIn(outcomes),
			deniedList,
			deniedObject
		};
	}
}
function fulfilledIn(outcomes) {
	return outcomes.flatMap((outcome) => "value" in outcome ? outcome.value : []);
}
/** The entries with exactly one of these keys, found by name. */
async function entriesIn(folder, keys, search) {
	const found = keys.map(async (key) => {
		const object = await readTail(search.session, folder + storeName(key), search.signal);
		return object ? [{
			...object,
			key,
			cut: false
		}] : [];
	});
	return (await Promise.all(found)).flat();
}
async function best(keys, candidates, search) {
	const newest = candidates.filter((candidate) => candidate.cut && keys.some((key) => mayNeedMore(lastName(candidate), key))).sort(newestFirst).slice(0, maxRead);
	await Promise.all(newest.map((candidate) => readKey(candidate, search)));
	for (;;) {
		const match = pickMatch(keys, candidates);
		if (!match) return void 0;
		if (match.cut) await readKey(match, search);
		else {
			const object = await withTail(match, search).catch(() => match);
			search.signal.throwIfAborted();
			if (object) return {
				...match,
				...object
			};
			candidates.splice(candidates.indexOf(match), 1);
		}
	}
}
/** Adds the last bytes, which every restore needs. Undefined if the object was removed. */
async function withTail(object, search) {
	return object.tail ? object : readTail(search.session, object.name, search.signal);
}
function lastName({ name }) {
	return name.slice(name.lastIndexOf("/") + 1);
}
/** Reads the whole key of a candidate with a shortened name. */
async function readKey(candidate, search) {
	candidate.cut = false;
	const object = await withTail(candidate, search);
	const key = object && await search.keyWithin(object);
	const isOwn = key !== void 0 && storeName(key) === lastName(candidate);
	Object.assign(candidate, object, { key: isOwn ? key : "\0" });
}
/** The entries of a scope and version whose keys start with this key. */
async function startingWith({ scope, version, key }, search) {
	const listed = await listIn(search.names.folder(scope, version), [key], search);
	await Promise.all(listed.map((candidate) => candidate.cut && readKey(candidate, search)));
	return listed.filter((candidate) => candidate.key.startsWith(key));
}
/** The first page of all entries, and the first one of those that the last scope has in the version that is saved. */
async function listSimilar({ scopes, versions: [version = ""] }, { session, names, signal }) {
	const folders = scopes.slice(-1).map((scope) => names.folder(scope, version));
	const pages = [names.start(void 0), ...folders].map(async (prefix) => {
		const { objects } = await listObjects(session, prefix, void 0, signal);
		return objects.filter(({ name }) => name.startsWith(prefix));
	});
	return fulfilledIn(await Promise.allSettled(pages)).flatMap(({ name, createdAt }) => {
		const found = entryNameIn(name);
		return found ? [{
			...found,
			createdAt
		}] : [];
	});
}
const maxPages = 50;
/** The entries of a folder whose names may match one of the keys. */
async function listIn(folder, keys, search) {
	const first = await listObjects(search.session, folder, void 0, search.signal);
	const objects = new Map(first.objects.map((object) => [object.name, object]));
	if (first.next !== void 0) {
		const prefixes = keys.map((key) => folder + namePrefix(key));
		const widest = prefixes.filter((prefix) => !prefixes.some((p) => p !== prefix && prefix.startsWith(p)));
		const pages = await Promise.all([...new Set(widest)].map((prefix) => listAll(prefix, search)));
		for (const object of pages.flat()) objects.set(object.name, object);
	}
	return [...objects.values()].flatMap((object) => {
		const part = object.name.slice(folder.length);
		if (!object.name.startsWith(folder) || !mayAnswer(part, keys)) return [];
		const known = keyInName(part, keys);
		return known ? [{
			...object,
			...known
		}] : [];
	});
}
async function listAll(prefix, { session, signal, tell }) {
	const objects = [];
	let from;
	for (let pages = 0; pages < maxPages; pages++) {
		const page = await listObjects(session, prefix, from, signal);
		objects.push(...page.objects);
		if (page.next === void 0) return objects;
		from = page.next;
	}
	tell(`More than ${objects.length} entries start with ${prefix}; newer ones may be among the rest.`);
	return objects;
}
// src/stores/s3/address.ts
/** The URLs of a bucket, which is at AWS or at the input `endpoint`, and of requests. */
/** True for another region of the same partition. Credentials are valid in one partition. */
function isReachable(region, from) {
	return region !== from && partition(region).name === partition(from).name;
}
/** The origin of S3 at AWS, by the environment variables that AWS's SDKs read. */
function awsOrigin(region) {
	const { AWS_USE_FIPS_ENDPOINT, AWS_USE_DUALSTACK_ENDPOINT } = process.env;
	return `https://s3${AWS_USE_FIPS_ENDPOINT === "true" ? "-fips" : ""}${AWS_USE_DUALSTACK_ENDPOINT === "true" ? ".dualstack" : ""}.${region}.${partition(region).dnsSuffix}`;
}
/** The start of the URLs of a bucket's objects; ends with a slash. */
function bucketUrl({ bucket, endpoint, forcePathStyle }, region) {
	const url = new URL(endpoint ?? awsOrigin(region));
	const isHostName = /^[a-z0-9-]+$/.test(bucket);
	const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0;
	if (forcePathStyle || !isHostName || isAddress) url.pathname = `/${bucket}/`;
	else url.hostname = `${bucket}.${url.hostname}`;
	return url;
}
/** The URL of a request. The path is encoded already, and signed as it is. */
function urlOf({ protocol, path, query = {}, headers }) {
	const search = buildQueryString(query);
	return `${protocol}//${headers.host}${path}${search && `?${search}`}`;
}
// src/stores/s3/client.ts
/** The client of a bucket: signs requests, and sends them through our own HTTP. */
const maxSkewMs = 24e4;
const digestHeader = "x-amz-content-sha256";
const unsent = {
	unsignableHeaders: /* @__PURE__ */ new Set([digestHeader]),
	unhoistableHeaders: /* @__PURE__ */ new Set([digestHeader])
};
function newClient(options) {
	const { http, urlIn, onRegion } = options;
	const { source, renewable, get } = options.credentials;
	let { region } = options;
	let credentials = remembered(get);
	let clockOffsetMs = 0;
	let corrections = 0;
	const signer = newSigner(async () => region, () => credentials());
	const now = () => new Date(Date.now() + clockOffsetMs);
	const setClock = ({ date = "", age }) => {
		const offsetMs = Date.parse(date) - Date.now();
		if (age !== void 0 || !(Math.abs(offsetMs - clockOffsetMs) >= maxSkewMs)) return;
		clockOffsetMs = offsetMs;
		corrections++;
	};
	return {
		source,
		/** How often the region, the clock or the credentials have been corrected. */
		get corrections() {
			return corrections;
		},
		/** @throws ErrorResponse, TransferFailure, S3Error without credentials, or the signal's reason */
		async send(request, sending) {
			const wanted = withHeaders(request, options.headers);
			const signed = await signer.sign(unsigned(urlIn(region), wanted), { signingDate: now() });
			const { method, body } = request;
			const sent = {
				method,
				headers: headersToSend(signed),
				...body && { body },
				...sending
			};
			return receiveAnswer(http, urlOf(signed), sent, setClock);
		},
		/** A URL to read the object with plain requests. It expires after an hour, or earlier with the credentials. */
		async signUrl(name, expiresIn = 3600) {
			const headers = { [digestHeader]: "UNSIGNED-PAYLOAD" };
			const query = options.headers.every;
			const request = unsigned(urlIn(region), {
				method: "GET",
				path: escapeUriPath(name),
				query,
				headers
			});
			return urlOf(await signer.presign(request, {
				...unsent,
				expiresIn,
				signingDate: now()
			}));
		},
		/**
		* Corrects the cause of an error if possible. True if the request may be attempted again.
		* @param before the corrections when the request was sent
		*/
		correct({ kind, hints }, before) {
			if (before !== corrections) return true;
			const named = kind === "region" && hints.region;
			if (named && isReachable(named, region)) {
				region = named;
				onRegion(region);
			} else if (kind === "expired" && renewable) credentials = remembered(get);
			else return false;
			corrections++;
			return true;
		}
	};
}
function headersToSend({ headers }) {
	const { host: _, ...given } = headers;
	return {
		...given,
		"user-agent": `headstart/${headstartVersion}`
	};
}
function withHeaders(request, { every, create }) {
	const { method, query = {}, headers } = request;
	const makesObject = method === "PUT" ? !("partNumber" in query) : method === "POST" && "uploads" in query;
	return {
		...request,
		headers: {
			...headers,
			...every,
			...makesObject && create
		}
	};
}
function newSigner(region, credentials) {
	return new SignatureV4({
		service: "s3",
		sha256: Hash.bind(null, "sha256"),
		uriEscapePath: false,
		region,
		credentials
	});
}
const renewalMs = 3e5;
/** Shares credentials between all requests. Gets new ones after a failure, and before the old ones expire. */
function remembered(get) {
	return memoize(get, ({ expiration }) => Number(expiration) - Date.now() < renewalMs);
}
function unsigned({ protocol, hostname, host, pathname }, { method, path = "", query = {}, headers = {}, body }) {
	const digest = body && { [digestHeader]: sha256(...body).toString("hex") };
	const all = {
		...headers,
		...digest,
		host
	};
	return {
		method,
		protocol,
		hostname,
		path: pathname + path,
		query,
		headers: all
	};
}
// src/stores/s3/credentials.ts
/** Chooses the source of the credentials for a bucket: the inputs, else the environment. */
/**
* Chooses by the configuration alone, without a request, so that no source is used by accident. The machine's metadata
* service comes last, and only for AWS.
* @throws S3Error if there is no source
*/
async function chooseCredentials(inputs, context) {
	const { env } = process;
	if (inputs.credentials) return constant("the inputs", inputs.credentials);
	const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
	if (accessKeyId && secretAccessKey) return constant("the environment", {
		accessKeyId,
		secretAccessKey,
		sessionToken: env.AWS_SESSION_TOKEN || void 0
	});
	const profile = await profileFor(context);
	if (profile) return profile;
	if (env.AWS_WEB_IDENTITY_TOKEN_FILE && env.AWS_ROLE_ARN) {
		const { credentialsOfWebIdentity } = await import("./stores-s3-providers.js");
		const ask = () => credentialsOfWebIdentity(env.AWS_ROLE_SESSION_NAME, context);
		return byToken("web identity", "AWS_WEB_IDENTITY_TOKEN_FILE", ask);
	}
	if (env.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI || env.AWS_CONTAINER_CREDENTIALS_FULL_URI) {
		const { fromHttp } = await import("./aws-sdk-credential-provider-http-dist-es.js");
		return byToken("the container", "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE", fromHttp({
			timeout: 1e3,
			maxRetries: 1
		}));
	}
	if (isAws(inputs.endpoint) && env.AWS_EC2_METADATA_DISABLED !== "true") return {
		source: "the instance metadata service",
		renewable: true,
		get: fromMetadata
	};
	throw noCredentials();
}
function byToken(source, variable, ask) {
	const check = async () => checkTokenFile(variable, process.env[variable]);
	return {
		source,
		renewable: true,
		get: () => check().then(ask)
	};
}
function constant(source, { sessionToken, ...keys }) {
	const identity = {
		...keys,
		...sessionToken !== void 0 && { sessionToken }
	};
	return {
		source,
		renewable: false,
		get: async () => identity
	};
}
/** Masks the secrets, and refuses values that cannot be headers. */
function checkedCredentials({ source, get, ...more }, mask) {
	const getChecked = async () => {
		const identity = await get().catch((error) => {
			if (error instanceof S3Error) throw error;
			throw new S3Error("no credentials", `${source} gave no credentials for the bucket (${messageOf(error).replace(/\s+/g, " ")}): correct its configuration, or give the inputs \`access-key-id\` and \`secret-access-key\``);
		});
		const { accessKeyId: id, secretAccessKey: secret, sessionToken: token = "" } = identity;
		const parts = {
			"access key": id,
			"secret access key": secret,
			"session token": token
		};
		for (const [name, value] of Object.entries(parts)) {
			if (/^[!-~]*$/.test(value)) continue;
			throw new S3Error("credentials", `${`the ${name} from ${source} has characters that none has, such as a space or the end of a line`}: correct it`);
		}
		for (const value of [secret, token]) if (value) mask(value);
		return identity;
	};
	return {
		source,
		get: getChecked,
		...more
	};
}
const ofSource = /^(aws_(access_key_id|secret_access_key)|role_arn|source_profile|credential_(source|process)|web_identity_token_file|sso_\w+|login_session)$/;
/**
* The credentials of the profile in AWS_PROFILE, else of the default profile if it has a source.
* @throws S3Error if AWS_PROFILE has no source. Another source would be another identity.
*/
async function profileFor(context) {
	const { AWS_PROFILE } = process.env;
	const name = AWS_PROFILE || "default";
	const { parseKnownFiles } = await import("./smithy-core-config.js");
	const profiles = await parseKnownFiles({});
	const profile = profiles[name] ?? {};
	const settings = Object.keys(profile).filter((setting) => ofSource.test(setting));
	const source = `the profile ${name}`;
	if (settings.length === 0) {
		if (!AWS_PROFILE) return void 0;
		throw new S3Error("credentials", `${`AWS_PROFILE is ${name}, and the AWS configuration has no credentials for this profile`}: correct the profile, or unset AWS_PROFILE`);
	}
	const { aws_access_key_id: accessKeyId, aws_secret_access_key: secretAccessKey } = profile;
	if (accessKeyId && secretAccessKey && settings.length === 2) return constant(source, {
		accessKeyId,
		secretAccessKey,
		sessionToken: profile.aws_session_token || void 0
	});
	const chain = /* @__PURE__ */ new Set();
	for (let next = name; next && !chain.has(next); next = profiles[next]?.source_profile) {
		chain.add(next);
		checkTokenFile("web_identity_token_file", profiles[next]?.web_identity_token_file);
	}
	const { credentialsOfProfile } = await import("./stores-s3-providers.js");
	return {
		source,
		renewable: true,
		get: () => credentialsOfProfile(name, context)
	};
}
const metadataLimitMs = 1e3;
async function fromMetadata() {
	const { fromInstanceMetadata } = await import("./smithy-credential-provider-imds-dist-es.js");
	const asked = fromInstanceMetadata({
		timeout: metadataLimitMs,
		maxRetries: 0
	})();
	return orAborted(asked, AbortSignal.timeout(metadataLimitMs)).catch(() => {
		throw noCredentials();
	});
}
function noCredentials() {
	return new S3Error("no credentials", `there are no credentials for the bucket: give the inputs \`access-key-id\` and \`secret-access-key\`, or run aws-actions/configure-aws-credentials before`);
}
/** The region to start with. If it is wrong, S3 names the right one. */
function regionFrom({ region }) {
	const { AWS_REGION, AWS_DEFAULT_REGION } = process.env;
	return region || AWS_REGION || AWS_DEFAULT_REGION || "us-east-1";
}
const mostSettingsBytes = 1048576;
/**
* Replaces files of the AWS configuration that are not regular or too large by an empty file. The SDK opens every file,
* and would wait forever for a FIFO's writer.
*/
function avoidOddFiles(tell) {
	const { env } = process;
	const home = env.HOME || env.USERPROFILE || homeDirectory() || "/";
	if (!env.HOME) env.USERPROFILE = home;
	for (const [variable, name] of [["AWS_CONFIG_FILE", "config"], ["AWS_SHARED_CREDENTIALS_FILE", "credentials"]]) {
		const path = (env[variable] || join(home, ".aws", name)).replace(/^~\//, `${home}/`);
		if (path === devNull || isReadable(path)) continue;
		tell(`${path} is ignored: it is no regular file of at most 1 MiB`);
		env[variable] = devNull;
	}
}
/** @throws S3Error if the setting names a file that is not regular, or too large */
function checkTokenFile(setting, path) {
	if (!path || isReadable(path)) return;
	throw new S3Error("credentials", `${setting} is ${path}, which is no regular file of at most 1 MiB`);
}
/** True also for a missing file, which the SDK handles. */
function isReadable(path) {
	const stat = orUndefined(() => statSync(path));
	return !stat || stat.isFile() && stat.size <= mostSettingsBytes;
}
// src/stores/s3/open.ts
/** Opens a bucket as a store. This file and its imports are loaded only when a job uses a bucket. */
const unencrypted = /^http:\/\/(?!(localhost|\[::1\]|127(\.\d+){3})(:\d+)?$)/;
/** @throws S3Error when there are no credentials */
async function openBucketAccess(options, label) {
	const { inputs, repository, signal, tell, warn } = options;
	const { connections: concurrency, partBytes } = inputs;
	const { endpoint } = inputs.s3;
	if (endpoint !== void 0 && unencrypted.test(endpoint)) warn(`The endpoint ${endpoint} is not encrypted: entries can be read and changed on their way. Use https://`);
	const http = openHttp({ connections: concurrency });
	const session = newSession(inputs.s3, label, await openClient(options, label, http));
	const names = objectNames(inputs.s3.prefix, repository);
	const reading = {
		http,
		concurrency,
		partBytes,
		signal,
		limits: options.limits?.download ?? {}
	};
	const searching = (signal) => ({
		session,
		names,
		keyWithin: async (object) => (await indexOf(object, session, {
			...reading,
			signal
		}))?.key,
		tell,
		signal
	});
	return {
		session,
		names,
		reading,
		searching
	};
}
/** @throws S3Error when there are no credentials */
async function openBucket(options, label) {
	const { signal } = options;
	const { session, names, reading, searching } = await openBucketAccess(options, label);
	const timeout = {
		signal,
		late: () => noAnswerError(`the ${label}`, lookupMs)
	};
	const writer = memoize(async () => {
		const { newWriter } = await import("./stores-s3-draft.js");
		return newWriter({
			...options,
			session,
			names
		});
	});
	const remove = async (object) => (await writer()).remove(object);
	return {
		find: (wanted) => withLookupLimit(timeout, async (limited) => {
			const match = await lookUp(wanted, searching(limited));
			if (!match) return void 0;
			const { key, scope, name } = match;
			return {
				...entryOf(match, session, reading),
				key,
				scope,
				reject: () => remove(name).then(() => void 0)
			};
		}),
		create: (name) => withLookupLimit(timeout, async (limited) => {
			const loading = writer();
			if (await isNameTaken(session, names.object(name), limited)) throw new NameTaken(name.key);
			return (await loading).create(name);
		}),
		async removable(start) {
			return (await withLookupLimit(timeout, (limited) => startingWith(start, searching(limited)))).map(({ key, createdAt, name }) => ({
				key,
				createdAt,
				remove: () => remove(name)
			}));
		},
		similar: (wanted, signal) => listSimilar(wanted, searching(signal))
	};
}
async function openClient({ inputs, tell, mask }, label, http) {
	avoidOddFiles(tell);
	const region = regionFrom(inputs.s3);
	const credentials = checkedCredentials(await chooseCredentials(inputs.s3, {
		region,
		http
	}), mask);
	tell(`Credentials for the ${label}: from ${credentials.source}`);
	const onRegion = (region) => tell(`The ${label} is in the region ${region}; set the input \`region\` to spare a request.`);
	return newClient({
		http,
		region,
		urlIn: (region) => bucketUrl(inputs.s3, region),
		credentials,
		headers: inputs.s3.headers,
		onRegion
	});
}
/** The object's index; undefined if there is none. */
async function indexOf(object, session, options) {
	if (object.isStream) return void 0;
	try {
		return await readIndex(entryOf(object, session, options));
	} catch (error) {
		if (error instanceof BadEntry) return void 0;
		throw error;
	}
}
function entryOf(object, session, options) {
	const { name, etag, createdAt, tail = Buffer.alloc(0), isStream = false } = object;
	const size = isStream ? Number.POSITIVE_INFINITY : object.size;
	const tailStart = size - tail.length;
	const reading = {
		...options,
		memory: newBufferPool()
	};
	const sign = () => session.request((client) => client.signUrl(name), {
		needs: "s3:GetObject",
		signal: options.signal
	});
	const remote = {
		size,
		etag,
		identity: etag,
		url: signedOnce(sign)
	};
	const read = (start, end, how) => start >= tailStart ? inMemory(tail.subarray(start - tailStart, end - tailStart)) : download(remote, {
		start,
		end
	}, {
		...reading,
		how
	});
	return {
		version: versionIn(name),
		size,
		createdAt,
		...!isStream && { remote },
		read,
		readStored: read,
		close: async () => {}
	};
}
async function* inMemory(bytes) {
	if (bytes.length > 0) yield bytes;
}
export { CONFIG_USE_DUALSTACK_ENDPOINT, CONFIG_USE_FIPS_ENDPOINT, CredentialsProviderError, DEFAULT_PROFILE, ENV_PROFILE, ENV_USE_DUALSTACK_ENDPOINT, ENV_USE_FIPS_ENDPOINT, HttpRequest, LazyJsonString, NODE_REGION_CONFIG_FILE_OPTIONS, NODE_REGION_CONFIG_OPTIONS, NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS, NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS, NumericValue, ProviderError, REGION_ENV_NAME, REGION_INI_NAME, S3Error, SelectorType, SignatureV4, TokenProviderError, Uint8ArrayBlobAdapter, _parseEpochTimestamp, _parseRfc3339DateTimeWithOffset, _parseRfc7231DateTime, booleanSelector, buildQueryString, calculateBodyLength, chain, createBufferedReadable, createChecksumStream, dateToUtcString, externalDataInterceptor, fromBase64, fromHex, fromStatic, fromUtf8$1 as fromUtf8, fromValue, generateIdempotencyToken, getAwsChunkedEncodingStream, getHomeDir, getProfileName, getSSOTokenFilepath, getSSOTokenFromFile, getUserAgentPrefix, hasOwn, headObject, indexOf, isArrayBuffer, isNameTaken, isOfKind, isValidHostLabel, listObjects, loadConfig, loadSharedConfigFiles, loadSsoSessionData, memoize, normalizeProvider, openBucket, openBucketAccess, parseEpochTimestamp, parseKnownFiles, parseRfc3339DateTime, parseRfc3339DateTimeWithOffset, parseRfc7231DateTime, partition, partsOf, quoteHeader, readFile, readKey, readTail, refuseLateError, requiredInAnswer, resolveDefaultsModeConfig, resolveRegionConfig, sdkStreamMixin, splitEvery, splitHeader, streamCollector, textsOf, toBase64$1 as toBase64, toHex, toUint8Array, toUtf8$1 as toUtf8, urlOf, v4, writeKey };
