import { setFeature } from "./aws-sdk-core.js";
import { HttpRequest, createBufferedReadable, createChecksumStream, isArrayBuffer, normalizeProvider, toUint8Array } from "./s3.js";
import { Crc32Node } from "./smithy-core.js";
import { createHash, createHmac } from "node:crypto";
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/constants.js
const RequestChecksumCalculation = {
	WHEN_SUPPORTED: "WHEN_SUPPORTED",
	WHEN_REQUIRED: "WHEN_REQUIRED"
};
const DEFAULT_REQUEST_CHECKSUM_CALCULATION = RequestChecksumCalculation.WHEN_SUPPORTED;
const ResponseChecksumValidation = {
	WHEN_SUPPORTED: "WHEN_SUPPORTED",
	WHEN_REQUIRED: "WHEN_REQUIRED"
};
const DEFAULT_RESPONSE_CHECKSUM_VALIDATION = RequestChecksumCalculation.WHEN_SUPPORTED;
var ChecksumAlgorithm;
(function(ChecksumAlgorithm) {
	ChecksumAlgorithm["MD5"] = "MD5";
	ChecksumAlgorithm["CRC32"] = "CRC32";
	ChecksumAlgorithm["CRC32C"] = "CRC32C";
	ChecksumAlgorithm["CRC64NVME"] = "CRC64NVME";
	ChecksumAlgorithm["SHA1"] = "SHA1";
	ChecksumAlgorithm["SHA256"] = "SHA256";
})(ChecksumAlgorithm || (ChecksumAlgorithm = {}));
var ChecksumLocation;
(function(ChecksumLocation) {
	ChecksumLocation["HEADER"] = "header";
	ChecksumLocation["TRAILER"] = "trailer";
})(ChecksumLocation || (ChecksumLocation = {}));
const DEFAULT_CHECKSUM_ALGORITHM = ChecksumAlgorithm.CRC32;
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/stringUnionSelector.js
var SelectorType;
(function(SelectorType) {
	SelectorType["ENV"] = "env";
	SelectorType["CONFIG"] = "shared config entry";
})(SelectorType || (SelectorType = {}));
const stringUnionSelector = (obj, key, union, type) => {
	if (!(key in obj)) return;
	const value = obj[key].toUpperCase();
	if (!Object.values(union).includes(value)) throw new TypeError(`Cannot load ${type} '${key}'. Expected one of ${Object.values(union)}, got '${obj[key]}'.`);
	return value;
};
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/NODE_REQUEST_CHECKSUM_CALCULATION_CONFIG_OPTIONS.js
const ENV_REQUEST_CHECKSUM_CALCULATION = "AWS_REQUEST_CHECKSUM_CALCULATION";
const CONFIG_REQUEST_CHECKSUM_CALCULATION = "request_checksum_calculation";
const NODE_REQUEST_CHECKSUM_CALCULATION_CONFIG_OPTIONS = {
	environmentVariableSelector: (env) => stringUnionSelector(env, ENV_REQUEST_CHECKSUM_CALCULATION, RequestChecksumCalculation, SelectorType.ENV),
	configFileSelector: (profile) => stringUnionSelector(profile, CONFIG_REQUEST_CHECKSUM_CALCULATION, RequestChecksumCalculation, SelectorType.CONFIG),
	default: DEFAULT_REQUEST_CHECKSUM_CALCULATION
};
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/NODE_RESPONSE_CHECKSUM_VALIDATION_CONFIG_OPTIONS.js
const ENV_RESPONSE_CHECKSUM_VALIDATION = "AWS_RESPONSE_CHECKSUM_VALIDATION";
const CONFIG_RESPONSE_CHECKSUM_VALIDATION = "response_checksum_validation";
const NODE_RESPONSE_CHECKSUM_VALIDATION_CONFIG_OPTIONS = {
	environmentVariableSelector: (env) => stringUnionSelector(env, ENV_RESPONSE_CHECKSUM_VALIDATION, ResponseChecksumValidation, SelectorType.ENV),
	configFileSelector: (profile) => stringUnionSelector(profile, CONFIG_RESPONSE_CHECKSUM_VALIDATION, ResponseChecksumValidation, SelectorType.CONFIG),
	default: DEFAULT_RESPONSE_CHECKSUM_VALIDATION
};
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmForRequest.js
const getChecksumAlgorithmForRequest = (input, { requestChecksumRequired, requestAlgorithmMember, requestChecksumCalculation }) => {
	if (!requestAlgorithmMember) return requestChecksumCalculation === RequestChecksumCalculation.WHEN_SUPPORTED || requestChecksumRequired ? DEFAULT_CHECKSUM_ALGORITHM : void 0;
	if (!input[requestAlgorithmMember]) return;
	return input[requestAlgorithmMember];
};
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumLocationName.js
const getChecksumLocationName = (algorithm) => algorithm === ChecksumAlgorithm.MD5 ? "content-md5" : `x-amz-checksum-${algorithm.toLowerCase()}`;
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/hasHeader.js
const hasHeader = (header, headers) => {
	const soughtHeader = header.toLowerCase();
	for (const headerName of Object.keys(headers)) if (soughtHeader === headerName.toLowerCase()) return true;
	return false;
};
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/hasHeaderWithPrefix.js
const hasHeaderWithPrefix = (headerPrefix, headers) => {
	const soughtHeaderPrefix = headerPrefix.toLowerCase();
	for (const headerName of Object.keys(headers)) if (headerName.toLowerCase().startsWith(soughtHeaderPrefix)) return true;
	return false;
};
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/isStreaming.js
const isStreaming = (body) => body !== void 0 && typeof body !== "string" && !ArrayBuffer.isView(body) && !isArrayBuffer(body);
// node_modules/@aws-sdk/checksums/dist-es/submodules/crc/crc32c/Crc32cJs.js
const T = /* @__PURE__ */ new Uint32Array(256);
for (let i = 0; i < 256; ++i) {
	let c = i;
	for (let j = 0; j < 8; ++j) c = c & 1 ? 2197175160 ^ c >>> 1 : c >>> 1;
	T[i] = c >>> 0;
}
var Crc32cJs = class {
	digestLength = 4;
	crc = 4294967295;
	update(data) {
		let crc = this.crc;
		for (let i = 0; i < data.length; ++i) crc = crc >>> 8 ^ T[(crc ^ data[i]) & 255];
		this.crc = crc;
	}
	async digest() {
		const value = (this.crc ^ 4294967295) >>> 0;
		const out = /* @__PURE__ */ new Uint8Array(4);
		out[0] = value >>> 24;
		out[1] = value >>> 16 & 255;
		out[2] = value >>> 8 & 255;
		out[3] = value & 255;
		return out;
	}
	reset() {
		this.crc = 4294967295;
	}
};
// node_modules/@aws-sdk/checksums/dist-es/submodules/crc/crc32c/Crc32cNode.js
const Crc32cNode = Crc32cJs;
// node_modules/@aws-sdk/checksums/dist-es/submodules/crc/crc64-nvme/crc64-nvme-crt-container.js
const crc64NvmeCrtContainer = { CrtCrc64Nvme: null };
// node_modules/@aws-sdk/checksums/dist-es/submodules/crc/crc64-nvme/Crc64NvmeJs.js
const generateCRC64NVMETable = () => {
	const sliceLength = 8;
	const tables = new Array(sliceLength);
	for (let slice = 0; slice < sliceLength; slice++) {
		const table = new Array(512);
		for (let i = 0; i < 256; i++) {
			let crc = BigInt(i);
			for (let j = 0; j < 8 * (slice + 1); j++) if (crc & 1n) crc = crc >> 1n ^ 11127430586519243189n;
			else crc = crc >> 1n;
			table[i * 2] = Number(crc >> 32n & 4294967295n);
			table[i * 2 + 1] = Number(crc & 4294967295n);
		}
		tables[slice] = new Uint32Array(table);
	}
	return tables;
};
let CRC64_NVME_REVERSED_TABLE;
let t0;
let t1;
let t2;
let t3;
let t4;
let t5;
let t6;
let t7;
const ensureTablesInitialized = () => {
	if (!CRC64_NVME_REVERSED_TABLE) {
		CRC64_NVME_REVERSED_TABLE = generateCRC64NVMETable();
		[t0, t1, t2, t3, t4, t5, t6, t7] = CRC64_NVME_REVERSED_TABLE;
	}
};
var Crc64NvmeJs = class {
	c1 = 0;
	c2 = 0;
	constructor() {
		ensureTablesInitialized();
		this.reset();
	}
	update(data) {
		const len = data.length;
		let i = 0;
		let crc1 = this.c1;
		let crc2 = this.c2;
		while (i + 8 <= len) {
			const idx0 = ((crc2 ^ data[i++]) & 255) << 1;
			const idx1 = ((crc2 >>> 8 ^ data[i++]) & 255) << 1;
			const idx2 = ((crc2 >>> 16 ^ data[i++]) & 255) << 1;
			const idx3 = ((crc2 >>> 24 ^ data[i++]) & 255) << 1;
			const idx4 = ((crc1 ^ data[i++]) & 255) << 1;
			const idx5 = ((crc1 >>> 8 ^ data[i++]) & 255) << 1;
			const idx6 = ((crc1 >>> 16 ^ data[i++]) & 255) << 1;
			const idx7 = ((crc1 >>> 24 ^ data[i++]) & 255) << 1;
			crc1 = t7[idx0] ^ t6[idx1] ^ t5[idx2] ^ t4[idx3] ^ t3[idx4] ^ t2[idx5] ^ t1[idx6] ^ t0[idx7];
			crc2 = t7[idx0 + 1] ^ t6[idx1 + 1] ^ t5[idx2 + 1] ^ t4[idx3 + 1] ^ t3[idx4 + 1] ^ t2[idx5 + 1] ^ t1[idx6 + 1] ^ t0[idx7 + 1];
		}
		while (i < len) {
			const idx = ((crc2 ^ data[i]) & 255) << 1;
			crc2 = (crc2 >>> 8 | (crc1 & 255) << 24) >>> 0;
			crc1 = crc1 >>> 8 ^ t0[idx];
			crc2 ^= t0[idx + 1];
			++i;
		}
		this.c1 = crc1;
		this.c2 = crc2;
	}
	async digest() {
		const c1 = this.c1 ^ 4294967295;
		const c2 = this.c2 ^ 4294967295;
		return new Uint8Array([
			c1 >>> 24,
			c1 >>> 16 & 255,
			c1 >>> 8 & 255,
			c1 & 255,
			c2 >>> 24,
			c2 >>> 16 & 255,
			c2 >>> 8 & 255,
			c2 & 255
		]);
	}
	reset() {
		this.c1 = 4294967295;
		this.c2 = 4294967295;
	}
};
// node_modules/@aws-sdk/checksums/dist-es/submodules/crc/crc64-nvme/Crc64Nvme.js
var Crc64Nvme = class {
	impl;
	constructor() {
		const Crt = crc64NvmeCrtContainer.CrtCrc64Nvme;
		this.impl = Crt ? new Crt() : new Crc64NvmeJs();
	}
	update(data) {
		this.impl.update(data);
	}
	async digest() {
		return this.impl.digest();
	}
	reset() {
		this.impl.reset();
	}
};
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/types.js
const CLIENT_SUPPORTED_ALGORITHMS = [
	ChecksumAlgorithm.CRC32,
	ChecksumAlgorithm.CRC32C,
	ChecksumAlgorithm.CRC64NVME,
	ChecksumAlgorithm.SHA1,
	ChecksumAlgorithm.SHA256
];
const PRIORITY_ORDER_ALGORITHMS = [
	ChecksumAlgorithm.SHA256,
	ChecksumAlgorithm.SHA1,
	ChecksumAlgorithm.CRC32,
	ChecksumAlgorithm.CRC32C,
	ChecksumAlgorithm.CRC64NVME
];
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/selectChecksumAlgorithmFunction.js
const selectChecksumAlgorithmFunction = (checksumAlgorithm, config) => {
	const { checksumAlgorithms = {} } = config;
	switch (checksumAlgorithm) {
		case ChecksumAlgorithm.MD5: return checksumAlgorithms?.MD5 ?? config.md5;
		case ChecksumAlgorithm.CRC32: return checksumAlgorithms?.CRC32 ?? Crc32Node;
		case ChecksumAlgorithm.CRC32C: return checksumAlgorithms?.CRC32C ?? Crc32cNode;
		case ChecksumAlgorithm.CRC64NVME: return checksumAlgorithms?.CRC64NVME ?? Crc64Nvme;
		case ChecksumAlgorithm.SHA1: return checksumAlgorithms?.SHA1 ?? config.sha1;
		case ChecksumAlgorithm.SHA256: return checksumAlgorithms?.SHA256 ?? config.sha256;
		default:
			if (checksumAlgorithms?.[checksumAlgorithm]) return checksumAlgorithms[checksumAlgorithm];
			throw new Error(`The checksum algorithm "${checksumAlgorithm}" is not supported by the client. Select one of ${CLIENT_SUPPORTED_ALGORITHMS}, or provide an implementation to  the client constructor checksums field.`);
	}
};
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/stringHasher.js
const stringHasher = (checksumAlgorithmFn, body) => {
	const hash = new checksumAlgorithmFn();
	hash.update(toUint8Array(body || ""));
	return hash.digest();
};
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsMiddleware.js
const flexibleChecksumsMiddlewareOptions = {
	name: "flexibleChecksumsMiddleware",
	step: "build",
	tags: ["BODY_CHECKSUM"],
	override: true
};
const flexibleChecksumsMiddleware = (config, middlewareConfig) => (next, context) => async (args) => {
	if (!HttpRequest.isInstance(args.request)) return next(args);
	if (hasHeaderWithPrefix("x-amz-checksum-", args.request.headers)) return next(args);
	const { request, input } = args;
	const { body: requestBody, headers } = request;
	const { base64Encoder, streamHasher } = config;
	const { requestChecksumRequired, requestAlgorithmMember } = middlewareConfig;
	const requestChecksumCalculation = await config.requestChecksumCalculation();
	const requestAlgorithmMemberName = requestAlgorithmMember?.name;
	const requestAlgorithmMemberHttpHeader = requestAlgorithmMember?.httpHeader;
	if (requestAlgorithmMemberName && !input[requestAlgorithmMemberName]) {
		if (requestChecksumCalculation === RequestChecksumCalculation.WHEN_SUPPORTED || requestChecksumRequired) {
			input[requestAlgorithmMemberName] = DEFAULT_CHECKSUM_ALGORITHM;
			if (requestAlgorithmMemberHttpHeader) headers[requestAlgorithmMemberHttpHeader] = DEFAULT_CHECKSUM_ALGORITHM;
		}
	}
	const checksumAlgorithm = getChecksumAlgorithmForRequest(input, {
		requestChecksumRequired,
		requestAlgorithmMember: requestAlgorithmMember?.name,
		requestChecksumCalculation
	});
	let updatedBody = requestBody;
	let updatedHeaders = headers;
	if (checksumAlgorithm) {
		switch (checksumAlgorithm) {
			case ChecksumAlgorithm.CRC32:
				setFeature(context, "FLEXIBLE_CHECKSUMS_REQ_CRC32", "U");
				break;
			case ChecksumAlgorithm.CRC32C:
				setFeature(context, "FLEXIBLE_CHECKSUMS_REQ_CRC32C", "V");
				break;
			case ChecksumAlgorithm.CRC64NVME:
				setFeature(context, "FLEXIBLE_CHECKSUMS_REQ_CRC64", "W");
				break;
			case ChecksumAlgorithm.SHA1:
				setFeature(context, "FLEXIBLE_CHECKSUMS_REQ_SHA1", "X");
				break;
			case ChecksumAlgorithm.SHA256: setFeature(context, "FLEXIBLE_CHECKSUMS_REQ_SHA256", "Y");
		}
		const checksumLocationName = getChecksumLocationName(checksumAlgorithm);
		const checksumAlgorithmFn = selectChecksumAlgorithmFunction(checksumAlgorithm, config);
		if (isStreaming(requestBody)) {
			const { getAwsChunkedEncodingStream, bodyLengthChecker } = config;
			updatedBody = getAwsChunkedEncodingStream(typeof config.requestStreamBufferSize === "number" && config.requestStreamBufferSize >= 8192 ? createBufferedReadable(requestBody, config.requestStreamBufferSize, context.logger) : requestBody, {
				base64Encoder,
				bodyLengthChecker,
				checksumLocationName,
				checksumAlgorithmFn,
				streamHasher
			});
			updatedHeaders = {
				...headers,
				"content-encoding": headers["content-encoding"] ? `${headers["content-encoding"]},aws-chunked` : "aws-chunked",
				"transfer-encoding": "chunked",
				"x-amz-decoded-content-length": headers["content-length"],
				"x-amz-content-sha256": "STREAMING-UNSIGNED-PAYLOAD-TRAILER",
				"x-amz-trailer": checksumLocationName
			};
			delete updatedHeaders["content-length"];
		} else if (!hasHeader(checksumLocationName, headers)) {
			const rawChecksum = await stringHasher(checksumAlgorithmFn, requestBody);
			updatedHeaders = {
				...headers,
				[checksumLocationName]: base64Encoder(rawChecksum)
			};
		}
	}
	try {
		return await next({
			...args,
			request: {
				...request,
				headers: updatedHeaders,
				body: updatedBody
			}
		});
	} catch (e) {
		if (e instanceof Error && e.name === "InvalidChunkSizeError") try {
			if (!e.message.endsWith(".")) e.message += ".";
			e.message += " Set [requestStreamBufferSize=number e.g. 65_536] in client constructor to instruct AWS SDK to buffer your input stream.";
		} catch (ignored) {}
		throw e;
	}
};
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsInputMiddleware.js
const flexibleChecksumsInputMiddlewareOptions = {
	name: "flexibleChecksumsInputMiddleware",
	toMiddleware: "serializerMiddleware",
	relation: "before",
	tags: ["BODY_CHECKSUM"],
	override: true
};
const flexibleChecksumsInputMiddleware = (config, middlewareConfig) => (next, context) => async (args) => {
	const input = args.input;
	const { requestValidationModeMember } = middlewareConfig;
	const requestChecksumCalculation = await config.requestChecksumCalculation();
	const responseChecksumValidation = await config.responseChecksumValidation();
	switch (requestChecksumCalculation) {
		case RequestChecksumCalculation.WHEN_REQUIRED:
			setFeature(context, "FLEXIBLE_CHECKSUMS_REQ_WHEN_REQUIRED", "a");
			break;
		case RequestChecksumCalculation.WHEN_SUPPORTED: setFeature(context, "FLEXIBLE_CHECKSUMS_REQ_WHEN_SUPPORTED", "Z");
	}
	switch (responseChecksumValidation) {
		case ResponseChecksumValidation.WHEN_REQUIRED:
			setFeature(context, "FLEXIBLE_CHECKSUMS_RES_WHEN_REQUIRED", "c");
			break;
		case ResponseChecksumValidation.WHEN_SUPPORTED: setFeature(context, "FLEXIBLE_CHECKSUMS_RES_WHEN_SUPPORTED", "b");
	}
	if (requestValidationModeMember && !input[requestValidationModeMember]) {
		if (responseChecksumValidation === ResponseChecksumValidation.WHEN_SUPPORTED) input[requestValidationModeMember] = "ENABLED";
	}
	return next(args);
};
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmListForResponse.js
const getChecksumAlgorithmListForResponse = (responseAlgorithms = []) => {
	const validChecksumAlgorithms = [];
	let i = PRIORITY_ORDER_ALGORITHMS.length;
	for (const algorithm of responseAlgorithms) {
		const priority = PRIORITY_ORDER_ALGORITHMS.indexOf(algorithm);
		if (priority !== -1) validChecksumAlgorithms[priority] = algorithm;
		else validChecksumAlgorithms[i++] = algorithm;
	}
	return validChecksumAlgorithms.filter(Boolean);
};
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/isChecksumWithPartNumber.js
const isChecksumWithPartNumber = (checksum) => {
	const lastHyphenIndex = checksum.lastIndexOf("-");
	if (lastHyphenIndex !== -1) {
		const numberPart = checksum.slice(lastHyphenIndex + 1);
		if (!numberPart.startsWith("0")) {
			const number = parseInt(numberPart, 10);
			if (!isNaN(number) && number >= 1 && number <= 1e4) return true;
		}
	}
	return false;
};
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksum.js
const getChecksum = async (body, { checksumAlgorithmFn, base64Encoder }) => base64Encoder(await stringHasher(checksumAlgorithmFn, body));
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/validateChecksumFromResponse.js
const validateChecksumFromResponse = async (response, { config, responseAlgorithms, logger }) => {
	const checksumAlgorithms = getChecksumAlgorithmListForResponse(responseAlgorithms);
	const { body: responseBody, headers: responseHeaders } = response;
	for (const algorithm of checksumAlgorithms) {
		const responseHeader = getChecksumLocationName(algorithm);
		const checksumFromResponse = responseHeaders[responseHeader];
		if (checksumFromResponse) {
			let checksumAlgorithmFn;
			try {
				checksumAlgorithmFn = selectChecksumAlgorithmFunction(algorithm, config);
			} catch (error) {
				if (algorithm === ChecksumAlgorithm.CRC64NVME) {
					logger?.warn(`Skipping ${ChecksumAlgorithm.CRC64NVME} checksum validation: ${error.message}`);
					continue;
				}
				throw error;
			}
			const { base64Encoder } = config;
			if (isStreaming(responseBody)) {
				response.body = createChecksumStream({
					expectedChecksum: checksumFromResponse,
					checksumSourceLocation: responseHeader,
					checksum: new checksumAlgorithmFn(),
					source: responseBody,
					base64Encoder
				});
				return;
			}
			const checksum = await getChecksum(responseBody, {
				checksumAlgorithmFn,
				base64Encoder
			});
			if (checksum === checksumFromResponse) break;
			throw new Error(`Checksum mismatch: expected "${checksum}" but received "${checksumFromResponse}" in response header "${responseHeader}".`);
		}
	}
};
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsResponseMiddleware.js
const flexibleChecksumsResponseMiddlewareOptions = {
	name: "flexibleChecksumsResponseMiddleware",
	toMiddleware: "deserializerMiddleware",
	relation: "after",
	tags: ["BODY_CHECKSUM"],
	override: true
};
const flexibleChecksumsResponseMiddleware = (config, middlewareConfig) => (next, context) => async (args) => {
	if (!HttpRequest.isInstance(args.request)) return next(args);
	const input = args.input;
	const result = await next(args);
	const response = result.response;
	const { requestValidationModeMember, responseAlgorithms } = middlewareConfig;
	if (requestValidationModeMember && input[requestValidationModeMember] === "ENABLED") {
		const { clientName, commandName } = context;
		const customChecksumAlgorithms = Object.keys(config.checksumAlgorithms ?? {}).filter((algorithm) => {
			const responseHeader = getChecksumLocationName(algorithm);
			return response.headers[responseHeader] !== void 0;
		});
		const algoList = getChecksumAlgorithmListForResponse([...responseAlgorithms ?? [], ...customChecksumAlgorithms]);
		if (clientName === "S3Client" && commandName === "GetObjectCommand" && algoList.every((algorithm) => {
			const responseHeader = getChecksumLocationName(algorithm);
			const checksumFromResponse = response.headers[responseHeader];
			return !checksumFromResponse || isChecksumWithPartNumber(checksumFromResponse);
		})) return result;
		await validateChecksumFromResponse(response, {
			config,
			responseAlgorithms: algoList,
			logger: context.logger
		});
	}
	return result;
};
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getFlexibleChecksumsPlugin.js
const getFlexibleChecksumsPlugin = (config, middlewareConfig) => ({ applyToStack: (clientStack) => {
	clientStack.add(flexibleChecksumsMiddleware(config, middlewareConfig), flexibleChecksumsMiddlewareOptions);
	clientStack.addRelativeTo(flexibleChecksumsInputMiddleware(config, middlewareConfig), flexibleChecksumsInputMiddlewareOptions);
	clientStack.addRelativeTo(flexibleChecksumsResponseMiddleware(config, middlewareConfig), flexibleChecksumsResponseMiddlewareOptions);
} });
// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/resolveFlexibleChecksumsConfig.js
const resolveFlexibleChecksumsConfig = (input) => {
	const { requestChecksumCalculation, responseChecksumValidation, requestStreamBufferSize } = input;
	return Object.assign(input, {
		requestChecksumCalculation: normalizeProvider(requestChecksumCalculation ?? DEFAULT_REQUEST_CHECKSUM_CALCULATION),
		responseChecksumValidation: normalizeProvider(responseChecksumValidation ?? DEFAULT_RESPONSE_CHECKSUM_VALIDATION),
		requestStreamBufferSize: Number(requestStreamBufferSize ?? 0),
		checksumAlgorithms: input.checksumAlgorithms ?? {}
	});
};
// node_modules/@aws-sdk/checksums/dist-es/submodules/sha/sha1/Sha1Js.js
const BLOCK = 64;
const DIGEST_LENGTH = 20;
const INIT = new Int32Array([
	1732584193,
	4023233417,
	2562383102,
	271733878,
	3285377520
]);
const K = new Int32Array([
	1518500249,
	1859775393,
	2400959708,
	3395469782
]);
var Sha1Js = class Sha1Js {
	digestLength = DIGEST_LENGTH;
	state = Int32Array.from(INIT);
	w;
	buffer = new Uint8Array(BLOCK);
	bufferLength = 0;
	bytesHashed = 0;
	finished = false;
	inner;
	outer;
	constructor(secret) {
		if (secret) {
			const key = Sha1Js.normalizeKey(secret);
			this.inner = new Sha1Js();
			this.outer = new Sha1Js();
			const pad = /* @__PURE__ */ new Uint8Array(128);
			for (let i = 0; i < BLOCK; ++i) {
				pad[i] = 54 ^ key[i];
				pad[i + BLOCK] = 92 ^ key[i];
			}
			this.inner.update(pad.subarray(0, BLOCK));
			this.outer.update(pad.subarray(BLOCK));
		}
	}
	update(data) {
		if (this.finished) throw new Error("Attempted to update an already finished HMAC.");
		if (this.inner) {
			this.inner.update(data);
			return;
		}
		let pos = 0;
		let { length } = data;
		this.bytesHashed += length;
		if (this.bufferLength > 0) {
			while (length > 0 && this.bufferLength < BLOCK) {
				this.buffer[this.bufferLength++] = data[pos++];
				--length;
			}
			if (this.bufferLength === BLOCK) {
				this.hashBuffer(this.buffer, 0);
				this.bufferLength = 0;
			}
		}
		while (length >= BLOCK) {
			this.hashBuffer(data, pos);
			pos += BLOCK;
			length -= BLOCK;
		}
		while (length > 0) {
			this.buffer[this.bufferLength++] = data[pos++];
			--length;
		}
	}
	async digest() {
		if (this.inner && this.outer) {
			if (this.finished) throw new Error("Attempted to digest an already finished HMAC.");
			this.finished = true;
			const innerDigest = this.inner.digestSync();
			this.outer.update(innerDigest);
			return this.outer.digestSync();
		}
		return this.digestSync();
	}
	reset() {
		this.state = Int32Array.from(INIT);
		this.buffer = new Uint8Array(BLOCK);
		this.bufferLength = 0;
		this.bytesHashed = 0;
	}
	digestSync() {
		const state = this.state.slice();
		const buffer = this.buffer.slice();
		let bufferLength = this.bufferLength;
		const bitsHi = this.bytesHashed / 536870912 | 0;
		const bitsLo = this.bytesHashed << 3;
		buffer[bufferLength++] = 128;
		if (bufferLength > 56) {
			for (let i = bufferLength; i < BLOCK; ++i) buffer[i] = 0;
			this.hashBufferWith(state, buffer, 0);
			bufferLength = 0;
		}
		for (let i = bufferLength; i < 56; ++i) buffer[i] = 0;
		const v = new DataView(buffer.buffer, buffer.byteOffset, BLOCK);
		v.setUint32(56, bitsHi, false);
		v.setUint32(60, bitsLo, false);
		this.hashBufferWith(state, buffer, 0);
		const out = new Uint8Array(DIGEST_LENGTH);
		out[0] = state[0] >>> 24 & 255;
		out[1] = state[0] >>> 16 & 255;
		out[2] = state[0] >>> 8 & 255;
		out[3] = state[0] & 255;
		out[4] = state[1] >>> 24 & 255;
		out[5] = state[1] >>> 16 & 255;
		out[6] = state[1] >>> 8 & 255;
		out[7] = state[1] & 255;
		out[8] = state[2] >>> 24 & 255;
		out[9] = state[2] >>> 16 & 255;
		out[10] = state[2] >>> 8 & 255;
		out[11] = state[2] & 255;
		out[12] = state[3] >>> 24 & 255;
		out[13] = state[3] >>> 16 & 255;
		out[14] = state[3] >>> 8 & 255;
		out[15] = state[3] & 255;
		out[16] = state[4] >>> 24 & 255;
		out[17] = state[4] >>> 16 & 255;
		out[18] = state[4] >>> 8 & 255;
		out[19] = state[4] & 255;
		return out;
	}
	static normalizeKey(secret) {
		const key = toUint8Array(secret);
		if (key.byteLength > BLOCK) {
			const h = new Sha1Js();
			h.update(key);
			const digest = h.digestSync();
			const padded = new Uint8Array(BLOCK);
			padded.set(digest);
			return padded;
		}
		const padded = new Uint8Array(BLOCK);
		padded.set(key);
		return padded;
	}
	hashBuffer(data, offset) {
		this.hashBufferWith(this.state, data, offset);
	}
	hashBufferWith(state, data, offset) {
		const w = this.w ??= /* @__PURE__ */ new Int32Array(80);
		let s0 = state[0], s1 = state[1], s2 = state[2], s3 = state[3], s4 = state[4];
		for (let t = 0; t < 16; ++t) w[t] = (data[offset + t * 4] & 255) << 24 | (data[offset + t * 4 + 1] & 255) << 16 | (data[offset + t * 4 + 2] & 255) << 8 | data[offset + t * 4 + 3] & 255;
		for (let t = 16; t < 80; ++t) {
			const x = w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16];
			w[t] = x << 1 | x >>> 31;
		}
		for (let t = 0; t < 80; ++t) {
			const r = t < 20 ? 0 : t < 40 ? 1 : t < 60 ? 2 : 3;
			const temp = ((s0 << 5 | s0 >>> 27) + (r === 0 ? s1 & s2 ^ ~s1 & s3 : r === 2 ? s1 & s2 ^ s1 & s3 ^ s2 & s3 : s1 ^ s2 ^ s3) | 0) + (s4 + (K[r] + w[t] | 0) | 0) | 0;
			s4 = s3;
			s3 = s2;
			s2 = s1 << 30 | s1 >>> 2;
			s1 = s0;
			s0 = temp;
		}
		state[0] = state[0] + s0 | 0;
		state[1] = state[1] + s1 | 0;
		state[2] = state[2] + s2 | 0;
		state[3] = state[3] + s3 | 0;
		state[4] = state[4] + s4 | 0;
	}
};
const Sha1Node = (() => {
	try {
		createHash("sha1");
		return true;
	} catch {
		return false;
	}
})() ? buildNativeClass() : Sha1Js;
function buildNativeClass() {
	return class Sha1Node {
		digestLength = 20;
		secret;
		hash;
		isHmac;
		finished = false;
		constructor(secret) {
			this.secret = secret;
			this.isHmac = !!secret;
			this.hash = this.createHash();
		}
		update(data) {
			if (this.finished) throw new Error("Attempted to update an already finished hash.");
			this.hash.update(data);
		}
		async digest() {
			let buf;
			if (this.isHmac) {
				this.finished = true;
				buf = this.hash.digest();
			} else buf = this.hash.copy().digest();
			return new Uint8Array(buf.buffer, buf.byteOffset, buf.byteLength);
		}
		reset() {
			this.hash = this.createHash();
			this.finished = false;
		}
		createHash() {
			return this.secret ? createHmac("sha1", toBuffer(this.secret)) : createHash("sha1");
		}
	};
}
function toBuffer(data) {
	if (typeof data === "string") return data;
	if (ArrayBuffer.isView(data)) return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
	return Buffer.from(data);
}
export { NODE_REQUEST_CHECKSUM_CALCULATION_CONFIG_OPTIONS, NODE_RESPONSE_CHECKSUM_VALIDATION_CONFIG_OPTIONS, Sha1Node, getFlexibleChecksumsPlugin, resolveFlexibleChecksumsConfig };
