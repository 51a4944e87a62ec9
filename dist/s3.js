import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  copyPartBytes,
  copyParts
} from "./shared-UFFXLVHK.js";
import {
  escapeUri
} from "./shared-NDVIYPXC.js";
import "./shared-R3F3UE24.js";
import {
  Hash,
  fromHex,
  fromUtf8,
  isArrayBuffer,
  toHex,
  toUint8Array,
  writeKey
} from "./shared-GCYK7EKS.js";
import {
  HttpRequest,
  hasOwn,
  normalizeProvider
} from "./shared-O4VDTNN5.js";
import {
  openHttp
} from "./shared-3TLXAZKU.js";
import {
  BadEntry,
  TransferFailure,
  __commonJS,
  __require,
  __toESM,
  beginUploadMs,
  completeUploadMs,
  connectionFailure,
  defaultUpload,
  download,
  isAws,
  lengthOf,
  lookupMs,
  maxFailuresAlone,
  maxFailuresOfPart,
  maxRecoveries,
  mayAnswer,
  messageOf,
  namePrefix,
  newBufferPool,
  package_default,
  pageFailure,
  partOf,
  pickMatch,
  placeOf,
  proxyFailure,
  readIndex,
  readUpTo,
  retry,
  retryAfterMs,
  shortMs,
  signedOnce,
  storeName,
  uploadMs,
  usualIndexBytes,
  withTimeout,
  writeProbeMs
} from "./shared-VEI5GPC6.js";

// lighter-node:crypto?src/stores/s3/draft.ts
var require_crypto = __commonJS({
  "lighter-node:crypto?src/stores/s3/draft.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:crypto")[name] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:crypto?src/stores/s3/uploads.ts
var require_crypto2 = __commonJS({
  "lighter-node:crypto?src/stores/s3/uploads.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:crypto")[name] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:crypto?src/stores/s3/write-probe.ts
var require_crypto3 = __commonJS({
  "lighter-node:crypto?src/stores/s3/write-probe.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:crypto")[name] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// src/stores/s3/address.ts
import { isIP } from "node:net";
var aws = { regions: "", ending: "amazonaws.com" };
var partitions = [
  { regions: "cn-", ending: "amazonaws.com.cn" },
  { regions: "us-gov-", ending: "amazonaws.com" },
  { regions: "us-iso-", ending: "c2s.ic.gov" },
  { regions: "us-isob-", ending: "sc2s.sgov.gov" },
  { regions: "us-isof-", ending: "csp.hci.ic.gov" },
  { regions: "eu-isoe-", ending: "cloud.adc-e.uk" },
  { regions: "eusc-", ending: "amazonaws.eu" },
  aws
];
function partitionOf(region) {
  return partitions.find(({ regions }) => region.startsWith(regions)) ?? aws;
}
function isReachable(region, from) {
  return region !== from && partitionOf(region) === partitionOf(from);
}
function awsOrigin(service, region) {
  const { AWS_USE_FIPS_ENDPOINT, AWS_USE_DUALSTACK_ENDPOINT } = process.env;
  const fips = AWS_USE_FIPS_ENDPOINT === "true" ? "-fips" : "";
  const dualStack = service === "s3" && AWS_USE_DUALSTACK_ENDPOINT === "true" ? ".dualstack" : "";
  return `https://${service}${fips}${dualStack}.${region}.${partitionOf(region).ending}`;
}
function bucketUrl({ bucket, endpoint, forcePathStyle }, region) {
  const url = new URL(endpoint === "" ? awsOrigin("s3", region) : endpoint);
  const isHostName = /^[a-z0-9-]+$/.test(bucket);
  const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0;
  if (forcePathStyle || !isHostName || isAddress) url.pathname = `/${bucket}/`;
  else url.hostname = `${bucket}.${url.hostname}`;
  return url;
}

// node_modules/@smithy/signature-v4/dist-es/HeaderFormatter.js
var HeaderFormatter = class {
  format(headers) {
    const chunks = [];
    for (const headerName in headers) {
      if (!hasOwn(headers, headerName)) {
        continue;
      }
      const bytes = fromUtf8(headerName);
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
      case "boolean":
        return Uint8Array.from([header.value ? 0 : 1]);
      case "byte":
        return Uint8Array.from([2, header.value]);
      case "short":
        const shortView = new DataView(new ArrayBuffer(3));
        shortView.setUint8(0, 3);
        shortView.setInt16(1, header.value, false);
        return new Uint8Array(shortView.buffer);
      case "integer":
        const intView = new DataView(new ArrayBuffer(5));
        intView.setUint8(0, 4);
        intView.setInt32(1, header.value, false);
        return new Uint8Array(intView.buffer);
      case "long":
        const longBytes = new Uint8Array(9);
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
        const utf8Bytes = fromUtf8(header.value);
        const strView = new DataView(new ArrayBuffer(3 + utf8Bytes.byteLength));
        strView.setUint8(0, 7);
        strView.setUint16(1, utf8Bytes.byteLength, false);
        const strBytes = new Uint8Array(strView.buffer);
        strBytes.set(utf8Bytes, 3);
        return strBytes;
      case "timestamp":
        const tsBytes = new Uint8Array(9);
        tsBytes[0] = 8;
        tsBytes.set(Int64.fromNumber(header.value.valueOf()).bytes, 1);
        return tsBytes;
      case "uuid":
        if (!UUID_PATTERN.test(header.value)) {
          throw new Error(`Invalid UUID received: ${header.value}`);
        }
        const uuidBytes = new Uint8Array(17);
        uuidBytes[0] = 9;
        uuidBytes.set(fromHex(header.value.replace(/-/g, "")), 1);
        return uuidBytes;
    }
  }
};
var HEADER_VALUE_TYPE;
(function(HEADER_VALUE_TYPE2) {
  HEADER_VALUE_TYPE2[HEADER_VALUE_TYPE2["boolTrue"] = 0] = "boolTrue";
  HEADER_VALUE_TYPE2[HEADER_VALUE_TYPE2["boolFalse"] = 1] = "boolFalse";
  HEADER_VALUE_TYPE2[HEADER_VALUE_TYPE2["byte"] = 2] = "byte";
  HEADER_VALUE_TYPE2[HEADER_VALUE_TYPE2["short"] = 3] = "short";
  HEADER_VALUE_TYPE2[HEADER_VALUE_TYPE2["integer"] = 4] = "integer";
  HEADER_VALUE_TYPE2[HEADER_VALUE_TYPE2["long"] = 5] = "long";
  HEADER_VALUE_TYPE2[HEADER_VALUE_TYPE2["byteArray"] = 6] = "byteArray";
  HEADER_VALUE_TYPE2[HEADER_VALUE_TYPE2["string"] = 7] = "string";
  HEADER_VALUE_TYPE2[HEADER_VALUE_TYPE2["timestamp"] = 8] = "timestamp";
  HEADER_VALUE_TYPE2[HEADER_VALUE_TYPE2["uuid"] = 9] = "uuid";
})(HEADER_VALUE_TYPE || (HEADER_VALUE_TYPE = {}));
var UUID_PATTERN = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/;
var Int64 = class _Int64 {
  bytes;
  constructor(bytes) {
    this.bytes = bytes;
    if (bytes.byteLength !== 8) {
      throw new Error("Int64 buffers must be exactly 8 bytes");
    }
  }
  static fromNumber(number) {
    if (number > 9223372036854776e3 || number < -9223372036854776e3) {
      throw new Error(`${number} is too large (or, if negative, too small) to represent as an Int64`);
    }
    const bytes = new Uint8Array(8);
    for (let i = 7, remaining = Math.abs(Math.round(number)); i > -1 && remaining > 0; i--, remaining /= 256) {
      bytes[i] = remaining;
    }
    if (number < 0) {
      negate(bytes);
    }
    return new _Int64(bytes);
  }
  valueOf() {
    const bytes = this.bytes.slice(0);
    const negative = bytes[0] & 128;
    if (negative) {
      negate(bytes);
    }
    return parseInt(toHex(bytes), 16) * (negative ? -1 : 1);
  }
  toString() {
    return String(this.valueOf());
  }
};
function negate(bytes) {
  for (let i = 0; i < 8; i++) {
    bytes[i] ^= 255;
  }
  for (let i = 7; i > -1; i--) {
    bytes[i]++;
    if (bytes[i] !== 0) {
      break;
    }
  }
}

// node_modules/@smithy/signature-v4/dist-es/constants.js
var ALGORITHM_QUERY_PARAM = "X-Amz-Algorithm";
var CREDENTIAL_QUERY_PARAM = "X-Amz-Credential";
var AMZ_DATE_QUERY_PARAM = "X-Amz-Date";
var SIGNED_HEADERS_QUERY_PARAM = "X-Amz-SignedHeaders";
var EXPIRES_QUERY_PARAM = "X-Amz-Expires";
var SIGNATURE_QUERY_PARAM = "X-Amz-Signature";
var TOKEN_QUERY_PARAM = "X-Amz-Security-Token";
var AUTH_HEADER = "authorization";
var AMZ_DATE_HEADER = AMZ_DATE_QUERY_PARAM.toLowerCase();
var DATE_HEADER = "date";
var GENERATED_HEADERS = [AUTH_HEADER, AMZ_DATE_HEADER, DATE_HEADER];
var SIGNATURE_HEADER = SIGNATURE_QUERY_PARAM.toLowerCase();
var SHA256_HEADER = "x-amz-content-sha256";
var TOKEN_HEADER = TOKEN_QUERY_PARAM.toLowerCase();
var ALWAYS_UNSIGNABLE_HEADERS = {
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
var PROXY_HEADER_PATTERN = /^proxy-/;
var SEC_HEADER_PATTERN = /^sec-/;
var ALGORITHM_IDENTIFIER = "AWS4-HMAC-SHA256";
var EVENT_ALGORITHM_IDENTIFIER = "AWS4-HMAC-SHA256-PAYLOAD";
var UNSIGNED_PAYLOAD = "UNSIGNED-PAYLOAD";
var MAX_CACHE_SIZE = 50;
var KEY_TYPE_IDENTIFIER = "aws4_request";
var MAX_PRESIGNED_TTL = 60 * 60 * 24 * 7;

// node_modules/@smithy/signature-v4/dist-es/getCanonicalQuery.js
var getCanonicalQuery = ({ query = {} }) => {
  const keys = [];
  const serialized = {};
  for (const key in query) {
    if (!hasOwn(query, key)) {
      continue;
    }
    if (key.toLowerCase() === SIGNATURE_HEADER) {
      continue;
    }
    const encodedKey = escapeUri(key);
    keys.push(encodedKey);
    const value = query[key];
    if (typeof value === "string") {
      serialized[encodedKey] = `${encodedKey}=${escapeUri(value)}`;
    } else if (Array.isArray(value)) {
      serialized[encodedKey] = value.slice(0).reduce((encoded, value2) => encoded.concat([`${encodedKey}=${escapeUri(value2)}`]), []).sort().join("&");
    }
  }
  return keys.sort().map((key) => serialized[key]).filter((serialized2) => serialized2).join("&");
};

// node_modules/@smithy/signature-v4/dist-es/utilDate.js
var iso8601 = (time) => toDate(time).toISOString().replace(/\.\d{3}Z$/, "Z");
var toDate = (time) => {
  if (typeof time === "number") {
    return new Date(time * 1e3);
  }
  if (typeof time === "string") {
    if (Number(time)) {
      return new Date(Number(time) * 1e3);
    }
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
    const hashedRequest = await hash.digest();
    return `${algorithmIdentifier}
${longDate}
${credentialScope}
${toHex(hashedRequest)}`;
  }
  getCanonicalPath({ path }) {
    if (this.uriEscapePath) {
      const normalizedPathSegments = [];
      for (const pathSegment of path.split("/")) {
        if (pathSegment?.length === 0) {
          continue;
        }
        if (pathSegment === ".") {
          continue;
        }
        if (pathSegment === "..") {
          normalizedPathSegments.pop();
        } else {
          normalizedPathSegments.push(pathSegment);
        }
      }
      const normalizedPath = `${path?.startsWith("/") ? "/" : ""}${normalizedPathSegments.join("/")}${normalizedPathSegments.length > 0 && path?.endsWith("/") ? "/" : ""}`;
      const doubleEncoded = escapeUri(normalizedPath);
      return doubleEncoded.replace(/%2F/g, "/");
    }
    return path;
  }
  validateResolvedCredentials(credentials) {
    if (typeof credentials !== "object" || typeof credentials.accessKeyId !== "string" || typeof credentials.secretAccessKey !== "string") {
      throw new Error("Resolved credential object is not valid");
    }
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
var signingKeyCache = {};
var cacheQueue = [];
var createScope = (shortDate, region, service) => `${shortDate}/${region}/${service}/${KEY_TYPE_IDENTIFIER}`;
var getSigningKey = async (sha256Constructor, credentials, shortDate, region, service) => {
  const credsHash = await hmac(sha256Constructor, credentials.secretAccessKey, credentials.accessKeyId);
  const cacheKey = `${shortDate}:${region}:${service}:${toHex(credsHash)}:${credentials.sessionToken}`;
  if (cacheKey in signingKeyCache) {
    return signingKeyCache[cacheKey];
  }
  cacheQueue.push(cacheKey);
  while (cacheQueue.length > MAX_CACHE_SIZE) {
    delete signingKeyCache[cacheQueue.shift()];
  }
  let key = `AWS4${credentials.secretAccessKey}`;
  for (const signable of [shortDate, region, service, KEY_TYPE_IDENTIFIER]) {
    key = await hmac(sha256Constructor, key, signable);
  }
  return signingKeyCache[cacheKey] = key;
};
var hmac = (ctor, secret, data) => {
  const hash = new ctor(secret);
  hash.update(toUint8Array(data));
  return hash.digest();
};

// node_modules/@smithy/signature-v4/dist-es/getCanonicalHeaders.js
var getCanonicalHeaders = ({ headers }, unsignableHeaders, signableHeaders) => {
  const canonical = {};
  for (const headerName of Object.keys(headers).sort()) {
    if (headers[headerName] == void 0) {
      continue;
    }
    const canonicalHeaderName = headerName.toLowerCase();
    if (hasOwn(ALWAYS_UNSIGNABLE_HEADERS, canonicalHeaderName) || unsignableHeaders?.has(canonicalHeaderName) || PROXY_HEADER_PATTERN.test(canonicalHeaderName) || SEC_HEADER_PATTERN.test(canonicalHeaderName)) {
      if (!signableHeaders || signableHeaders && !signableHeaders.has(canonicalHeaderName)) {
        continue;
      }
    }
    if (canonicalHeaderName === "__proto__") {
      writeKey(canonical);
    }
    canonical[canonicalHeaderName] = headers[headerName].replace(/[\r\n]/g, " ").replace(/[ \t]+/g, " ").replace(/^ | $/g, "");
  }
  return canonical;
};

// node_modules/@smithy/signature-v4/dist-es/getPayloadHash.js
var getPayloadHash = async ({ headers, body }, hashConstructor) => {
  for (const headerName in headers) {
    if (!hasOwn(headers, headerName)) {
      continue;
    }
    if (headerName.toLowerCase() === SHA256_HEADER) {
      return headers[headerName];
    }
  }
  if (body == void 0) {
    return "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
  } else if (typeof body === "string" || ArrayBuffer.isView(body) || isArrayBuffer(body)) {
    const hashCtor = new hashConstructor();
    hashCtor.update(toUint8Array(body));
    return toHex(await hashCtor.digest());
  }
  return UNSIGNED_PAYLOAD;
};

// node_modules/@smithy/signature-v4/dist-es/headerUtil.js
var hasHeader = (soughtHeader, headers) => {
  soughtHeader = soughtHeader.toLowerCase();
  for (const headerName in headers) {
    if (!hasOwn(headers, headerName)) {
      continue;
    }
    if (soughtHeader === headerName.toLowerCase()) {
      return true;
    }
  }
  return false;
};

// node_modules/@smithy/signature-v4/dist-es/moveHeadersToQuery.js
var moveHeadersToQuery = (request, options = {}) => {
  const { headers, query = {} } = HttpRequest.clone(request);
  for (const name in headers) {
    if (!hasOwn(headers, name)) {
      continue;
    }
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
var prepareRequest = (request) => {
  request = HttpRequest.clone(request);
  for (const headerName in request.headers) {
    if (!hasOwn(request.headers, headerName)) {
      continue;
    }
    if (GENERATED_HEADERS.indexOf(headerName.toLowerCase()) > -1) {
      delete request.headers[headerName];
    }
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
    if (expiresIn > MAX_PRESIGNED_TTL) {
      return Promise.reject("Signature version 4 presigned URLs must have an expiration date less than one week in the future");
    }
    const scope = createScope(shortDate, region, signingService ?? this.service);
    const request = moveHeadersToQuery(prepareRequest(originalRequest), { unhoistableHeaders, hoistableHeaders });
    if (credentials.sessionToken) {
      request.query[TOKEN_QUERY_PARAM] = credentials.sessionToken;
    }
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
    if (typeof toSign === "string") {
      return this.signString(toSign, options);
    } else if (toSign.headers && toSign.payload) {
      return this.signEvent(toSign, options);
    } else if (toSign.message) {
      return this.signMessage(toSign, options);
    } else {
      return this.signRequest(toSign, options);
    }
  }
  async signEvent({ headers, payload }, { signingDate = /* @__PURE__ */ new Date(), priorSignature, signingRegion, signingService, eventStreamCredentials }) {
    const region = signingRegion ?? await this.regionProvider();
    const { shortDate, longDate } = this.formatDate(signingDate);
    const scope = createScope(shortDate, region, signingService ?? this.service);
    const hashedPayload = await getPayloadHash({ headers: {}, body: payload }, this.sha256);
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
    const promise = this.signEvent({
      headers: this.headerFormatter.format(signableMessage.message.headers),
      payload: signableMessage.message.body
    }, {
      signingDate,
      signingRegion,
      signingService,
      priorSignature: signableMessage.priorSignature,
      eventStreamCredentials
    });
    return promise.then((signature) => {
      return { message: signableMessage.message, signature };
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
    if (credentials.sessionToken) {
      request.headers[TOKEN_HEADER] = credentials.sessionToken;
    }
    const payloadHash = await getPayloadHash(request, this.sha256);
    if (!hasHeader(SHA256_HEADER, request.headers) && this.applyChecksum) {
      request.headers[SHA256_HEADER] = payloadHash;
    }
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

// node_modules/@aws-sdk/xml-builder/dist-es/escape-attribute.js
var ATTR_ESCAPE_RE = /[&<>"]/g;
var ATTR_ESCAPE_MAP = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;"
};
function escapeAttribute(value) {
  return value.replace(ATTR_ESCAPE_RE, (ch) => ATTR_ESCAPE_MAP[ch]);
}

// node_modules/@aws-sdk/xml-builder/dist-es/escape-element.js
var ELEMENT_ESCAPE_RE = /[&"'<>\r\n\u0085\u2028]/g;
var ELEMENT_ESCAPE_MAP = {
  "&": "&amp;",
  '"': "&quot;",
  "'": "&apos;",
  "<": "&lt;",
  ">": "&gt;",
  "\r": "&#x0D;",
  "\n": "&#x0A;",
  "\x85": "&#x85;",
  "\u2028": "&#x2028;"
};
function escapeElement(value) {
  return value.replace(ELEMENT_ESCAPE_RE, (ch) => ELEMENT_ESCAPE_MAP[ch]);
}

// node_modules/@aws-sdk/xml-builder/dist-es/XmlText.js
var XmlText = class {
  value;
  constructor(value) {
    this.value = value;
  }
  toString() {
    return escapeElement("" + this.value);
  }
};

// node_modules/@aws-sdk/xml-builder/dist-es/XmlNode.js
var XmlNode = class _XmlNode {
  name;
  children;
  attributes = {};
  static of(name, childText, withName) {
    const node = new _XmlNode(name);
    if (childText !== void 0) {
      node.addChildNode(new XmlText(childText));
    }
    if (withName !== void 0) {
      node.withName(withName);
    }
    return node;
  }
  constructor(name, children = []) {
    this.name = name;
    this.children = children;
  }
  withName(name) {
    this.name = name;
    return this;
  }
  addAttribute(name, value) {
    this.attributes[name] = value;
    return this;
  }
  addChildNode(child) {
    this.children.push(child);
    return this;
  }
  removeAttribute(name) {
    delete this.attributes[name];
    return this;
  }
  n(name) {
    this.name = name;
    return this;
  }
  c(child) {
    this.children.push(child);
    return this;
  }
  a(name, value) {
    if (value != null) {
      this.attributes[name] = value;
    }
    return this;
  }
  cc(input, field, withName = field) {
    if (input[field] != null) {
      const node = _XmlNode.of(field, input[field]).withName(withName);
      this.c(node);
    }
  }
  l(input, listName, memberName, valueProvider) {
    if (input[listName] != null) {
      const nodes = valueProvider();
      nodes.map((node) => {
        node.withName(memberName);
        this.c(node);
      });
    }
  }
  lc(input, listName, memberName, valueProvider) {
    if (input[listName] != null) {
      const nodes = valueProvider();
      const containerNode = new _XmlNode(memberName);
      nodes.map((node) => {
        containerNode.c(node);
      });
      this.c(containerNode);
    }
  }
  toString() {
    const hasChildren = Boolean(this.children.length);
    let xmlText = `<${this.name}`;
    const attributes = this.attributes;
    for (const attributeName of Object.keys(attributes)) {
      const attribute = attributes[attributeName];
      if (attribute != null) {
        xmlText += ` ${attributeName}="${escapeAttribute("" + attribute)}"`;
      }
    }
    return xmlText += !hasChildren ? "/>" : `>${this.children.map((c) => c.toString()).join("")}</${this.name}>`;
  }
};

// node_modules/@aws-sdk/xml-builder/dist-es/xml-parser.js
function writeKey2(obj) {
  Object.defineProperty(obj, "__proto__", { value: void 0, writable: true, enumerable: true, configurable: true });
}
function parseXML(xml) {
  const state = new AwsXmlParser(xml);
  return state.parse();
}
var AwsXmlParser = class _AwsXmlParser {
  x;
  i = 0;
  z;
  constructor(x) {
    this.x = x;
    this.x = x.replace(/\r\n?/g, "\n");
    this.z = this.x.length;
  }
  parse() {
    const p = this;
    const { z } = p;
    while (p.i < z) {
      p.trim();
      if (p.i >= z) {
        break;
      }
      if (p.isNext("<?")) {
        p.readTo("?>");
        p.trim();
      } else if (p.isNext("<!--")) {
        p.readTo("-->");
        p.trim();
      } else if (p.isNext("<!DOCTYPE", false)) {
        p.skipDoctype();
        p.trim();
      } else if (p.x[p.i] === "<") {
        const root = p.parseTag();
        return { [root.tag]: root.value };
      } else {
        throw new Error("@aws-sdk XML parse error: unexpected content.");
      }
    }
    throw new Error("@aws-sdk XML parse error: no root element.");
  }
  isNext(s, caseSensitive = true) {
    const p = this;
    if (caseSensitive) {
      return p.x.startsWith(s, p.i);
    }
    return p.x.toLowerCase().startsWith(s.toLowerCase(), p.i);
  }
  readTo(stop) {
    const p = this;
    const _i = p.x.indexOf(stop, p.i);
    if (_i === -1) {
      throw new Error(`@aws-sdk XML parse error: expected "${stop}" not found.`);
    }
    const result = p.x.slice(p.i, _i);
    p.i = _i + stop.length;
    return result;
  }
  trim() {
    const p = this;
    while (p.i < p.z && " 	\r\n".includes(p.x[p.i])) {
      ++p.i;
    }
  }
  readAttrValue() {
    const p = this;
    const quote = p.x[p.i];
    ++p.i;
    let value = "";
    while (p.i < p.z && p.x[p.i] !== quote) {
      value += p.x[p.i++];
    }
    ++p.i;
    return p.decodeEntities(value);
  }
  parseTag() {
    const p = this;
    ++p.i;
    let tag = "";
    while (p.i < p.z && !" 	\r\n>/".includes(p.x[p.i])) {
      tag += p.x[p.i++];
    }
    let hasAttrs = false;
    const attrs = {};
    while (p.i < p.z) {
      p.trim();
      if (">/".includes(p.x[p.i])) {
        break;
      }
      let name = "";
      while (p.i < p.z && !"= 	\r\n>/?".includes(p.x[p.i])) {
        name += p.x[p.i++];
      }
      p.trim();
      if (p.x[p.i] !== "=") {
        break;
      }
      ++p.i;
      p.trim();
      if (name === "__proto__") {
        writeKey2(attrs);
      }
      attrs[name] = p.readAttrValue();
      hasAttrs = true;
    }
    if (p.i >= p.z) {
      throw new Error("@aws-sdk XML parse error: unexpected end of input.");
    }
    if (p.x[p.i] === "/") {
      ++p.i;
      if (p.i >= p.z || p.x[p.i] !== ">") {
        throw new Error("@aws-sdk XML parse error: expected > at the end of self-closing tag.");
      }
      ++p.i;
      return { tag, value: hasAttrs ? attrs : "" };
    }
    if (p.x[p.i] !== ">") {
      throw new Error("@aws-sdk XML parse error: expected > at the end of opening tag.");
    }
    ++p.i;
    const textParts = [];
    const childTags = [];
    let hasElementChild = false;
    while (p.i < p.z) {
      if (p.isNext("</")) {
        break;
      }
      if (p.x[p.i] === "<") {
        if (p.isNext("<!--")) {
          p.readTo("-->");
        } else if (p.isNext("<![CDATA[")) {
          p.i += 9;
          textParts.push(p.readTo("]]>"));
        } else if (p.isNext("<?")) {
          p.readTo("?>");
        } else {
          hasElementChild = true;
          childTags.push(p.parseTag());
        }
      } else {
        let text = "";
        while (p.i < p.z && p.x[p.i] !== "<") {
          text += p.x[p.i++];
        }
        textParts.push(p.decodeEntities(text));
      }
    }
    if (!p.isNext("</")) {
      throw new Error(`@aws-sdk XML parse error: missing closing tag </${tag}>.`);
    }
    p.i += 2;
    const closeTag = p.readTo(">").trim();
    if (closeTag !== tag) {
      throw new Error(`@aws-sdk XML parse error: mismatched tags <${tag}> and </${closeTag}>.`);
    }
    if (!hasAttrs && textParts.length === 0 && !hasElementChild) {
      return { tag, value: "" };
    }
    if (!hasAttrs && !hasElementChild) {
      const text = textParts.length === 1 ? textParts[0] : textParts.join("");
      if (text.trim() === "" && text.includes("\n")) {
        return { tag, value: "" };
      }
      return { tag, value: text };
    }
    const obj = {};
    for (const text of textParts) {
      if (text.trim() === "" && text.includes("\n")) {
        continue;
      }
      obj["#text"] = "#text" in obj ? obj["#text"] + text : text;
    }
    for (const child of childTags) {
      if (child.tag === "__proto__") {
        writeKey2(obj);
      }
      if (child.tag in obj) {
        if (Array.isArray(obj[child.tag])) {
          obj[child.tag].push(child.value);
        } else {
          obj[child.tag] = [obj[child.tag], child.value];
        }
      } else {
        obj[child.tag] = child.value;
      }
    }
    for (const [k, v] of Object.entries(attrs)) {
      if (k === "__proto__") {
        writeKey2(obj);
      }
      obj[k] = v;
    }
    return { tag, value: obj };
  }
  static ENTITIES = {
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'"
  };
  skipDoctype() {
    const p = this;
    p.i += 9;
    let depth = 0;
    while (p.i < p.z) {
      const c = p.x[p.i];
      if (c === "[") {
        ++depth;
      } else if (c === "]") {
        --depth;
      } else if (c === ">" && depth === 0) {
        ++p.i;
        return;
      }
      ++p.i;
    }
    throw new Error("@aws-sdk XML parse error: unclosed DOCTYPE.");
  }
  decodeEntities(s) {
    return s.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|([a-zA-Z][a-zA-Z0-9]{0,30}));/g, (_, hex, dec, named) => {
      if (hex) {
        return String.fromCharCode(parseInt(hex, 16));
      }
      if (dec) {
        return String.fromCharCode(parseInt(dec, 10));
      }
      return _AwsXmlParser.ENTITIES[named] ?? "";
    });
  }
};

// src/stores/s3/errors.ts
var S3Error = class extends Error {
  name = "S3Error";
  kind;
  /** Whether another attempt may succeed. */
  retryable;
  /** The bucket's region, if the answer named it. */
  region;
  /** How long the answer asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(kind, message, { retryable = false, region, retryAfterMs: retryAfterMs2 = 0 } = {}) {
    super(message);
    this.kind = kind;
    this.retryable = retryable;
    this.region = region;
    this.retryAfterMs = retryAfterMs2;
  }
};
var kinds = [
  { kind: "absent", codes: ["NoSuchKey", "NoSuchUpload"], statuses: [404] },
  { kind: "bucket", codes: ["NoSuchBucket"] },
  { kind: "busy", codes: ["RequestTimeout", "SlowDown"], statuses: [408, 429] },
  { kind: "clock", codes: ["RequestExpired", "RequestTimeTooSkewed"] },
  {
    kind: "credentials",
    codes: ["InvalidAccessKeyId", "InvalidToken", "SignatureDoesNotMatch"]
  },
  { kind: "denied", codes: ["AccessDenied", "AccountProblem", "AllAccessDisabled"], statuses: [403] },
  { kind: "expired", codes: ["ExpiredToken", "ExpiredTokenException", "TokenRefreshRequired"] },
  {
    kind: "region",
    codes: [
      "AuthorizationHeaderMalformed",
      "IllegalLocationConstraintException",
      "PermanentRedirect",
      "TemporaryRedirect"
    ],
    statuses: [301, 307]
  },
  { kind: "taken", codes: ["ConditionalRequestConflict", "PreconditionFailed"], statuses: [409, 412] },
  { kind: "unsupported", codes: ["NotImplemented"], statuses: [501] }
];
function toS3Error(error, facts) {
  if (error instanceof S3Error) return error;
  if (error instanceof TransferFailure) {
    return new S3Error("unreachable", error.message, { retryable: error.recover !== "none" });
  }
  if (!(error instanceof ErrorResponse)) {
    return new S3Error("other", `the answer was not one that ${facts.label} gives: ${messageOf(error)}`);
  }
  const kind = kindOf(error);
  const { status, code, region, retryAfterMs: retryAfterMs2, message } = error;
  return new S3Error(kind, messages[kind]({ ...facts, status, code, region, said: message }), {
    retryable: kind === "busy",
    region,
    retryAfterMs: retryAfterMs2
  });
}
var ErrorResponse = class extends Error {
  name = "ErrorResponse";
  status;
  /** S3's error code; `Unknown` if there was none. */
  code;
  region;
  retryAfterMs;
  constructor({ status, headers, code = "Unknown", message = "UnknownError", region }) {
    super(message.replace(/\s+/g, " ").slice(0, 200));
    this.status = status;
    this.code = code.slice(0, 64);
    const named = region ?? headers["x-amz-bucket-region"];
    this.region = named !== void 0 && /^[a-z0-9-]{1,40}$/.test(named) ? named : void 0;
    this.retryAfterMs = retryAfterMs(headers["retry-after"]);
  }
};
function kindOf({ code, status, region }) {
  const byCode = kinds.find(({ codes }) => codes.includes(code));
  if (byCode) return byCode.kind;
  if (status === 400 && region !== void 0) return "region";
  const byStatus = kinds.find(({ statuses = [] }) => statuses.includes(status));
  return byStatus?.kind ?? (status >= 500 ? "busy" : "other");
}
var messages = {
  absent: ({ label }) => `${label} does not have what was asked for`,
  bucket: ({ bucket, host }) => `there is no bucket ${bucket} at ${host}: create it, or correct the inputs bucket and endpoint`,
  busy: ({ label, code, status }) => `${label} cannot answer now (${reason(status, code)}): try again later`,
  clock: ({ label }) => `${label} refuses the time of this machine's requests: set its clock right`,
  credentials: ({ label, credentials, code }) => `${label} does not accept the credentials from ${credentials} (${code}): correct the access key and its secret`,
  denied: ({ label, credentials, needs: needs3 }) => `${label} denies access to the credentials from ${credentials}: allow them ${needs3}`,
  expired: ({ label, credentials }) => `the credentials for ${label} from ${credentials} have expired: get new ones in a step before this one, or longer-lived ones`,
  other: ({ label, code, status, said }) => `${label} answered ${reason(status, code)}: ${said}`,
  region: ({ label, region }) => region === void 0 ? `${label} is in another region than the input region says: correct it` : `${label} is in the region ${region}: set the input region to it`,
  taken: ({ label }) => `${label} has another writer's entry of this name`,
  unreachable: ({ host }) => `${host} gave no answer: check the input endpoint, the network and the proxy`,
  unsupported: ({ label, code }) => `${label} does not know how to do this (${code}): use another kind of store`
};
function reason(status, code) {
  return /^\d+$|^Unknown/.test(code) ? String(status) : `${status} ${code}`;
}
function noAnswerError(host, ms) {
  const what = `${host} gave no answer within ${Math.round(ms / 1e3)} seconds`;
  const message = `${what}: check the input endpoint, the network and the proxy`;
  return new S3Error("unreachable", message, { retryable: true });
}

// src/stores/s3/response.ts
async function receive(http, url, request, onHead) {
  const { status, headers: all, body } = await http.request(url, request);
  const entries = Object.entries(all).filter(([, value]) => value !== void 0);
  const headers = Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  onHead?.(headers);
  const isRefusedPart = request.headers?.range !== void 0 && status === 200 && headers["content-range"] === void 0;
  if (isRefusedPart) body.destroy();
  const bytes = isRefusedPart ? Buffer.alloc(0) : await bytesIn(body, url);
  const response = { status, headers, bytes };
  const failure = foreignFailure(request.method, response, url);
  if (failure) throw failure;
  if (status >= 300) throw errorIn(response);
  return response;
}
function foreignFailure(method, { status, headers, bytes }, url) {
  if (status === 407) return proxyFailure(status, url);
  if (status === 400 && /HTTPS (port|server)|SSL-enabled/.test(bytes.toString("latin1", 0, 1e3))) {
    return new TransferFailure(`${placeOf(url)}: it wants TLS; give the endpoint as https: (400)`, "none");
  }
  const isCalledPage = /^text\/html/i.test(headers["content-type"] ?? "");
  const isObject = status === 200 && bytes.length === 0 && ["GET", "HEAD"].includes(method);
  return status < 500 && (isPage(bytes) || isObject && isCalledPage) ? pageFailure(status, url) : void 0;
}
function isPage(bytes) {
  return /^\s*<(!doctype html|html)/i.test(bytes.toString("latin1", 0, 100));
}
var maxAnswerBytes = 8 * 1024 ** 2;
async function bytesIn(body, url) {
  const bytes = await readUpTo(maxAnswerBytes, body).catch((error) => {
    throw connectionFailure(error, url);
  });
  if (bytes.length <= maxAnswerBytes) return bytes;
  throw new TransferFailure(`${placeOf(url)}: the answer does not end`, "none");
}
function rootOf(response, name) {
  const roots = parse(response.bytes);
  if (roots.Error !== void 0) throw errorIn({ ...response, status: 503 });
  return elementIn(roots, name);
}
function parse(bytes) {
  try {
    return bytes.length === 0 ? {} : parseXML(bytes.toString());
  } catch (error) {
    throw new Error(messageOf(error).replace(/^@aws-sdk /, ""));
  }
}
function elementIn(parent, name) {
  const child = parent[name];
  return typeof child === "object" && child !== null ? child : {};
}
function elementsIn(parent, name) {
  return [parent[name] ?? []].flat().map((child) => elementIn({ child }, "child"));
}
function textIn(parent, name) {
  const child = parent[name];
  return typeof child === "string" ? child : void 0;
}
function errorIn({ status, headers, bytes }) {
  const error = elementIn(errorRoots(bytes), "Error");
  return new ErrorResponse({
    status,
    headers,
    code: textIn(error, "Code"),
    message: textIn(error, "Message"),
    region: textIn(error, "Region")
  });
}
function errorRoots(bytes) {
  try {
    const roots = parse(bytes);
    return "ErrorResponse" in roots ? elementIn(roots, "ErrorResponse") : roots;
  } catch {
    return {};
  }
}

// src/stores/s3/client.ts
var urlSeconds = 3600;
function newClient({ http, url, region, credentials, clockOffsetMs, onTime }) {
  const sha256 = Hash.bind(null, "sha256");
  const signer = new SignatureV4({ service: "s3", region, credentials, sha256, uriEscapePath: false });
  const now = () => new Date(Date.now() + clockOffsetMs);
  const unsigned = ({ method, name = "", query = {}, headers = {} }) => ({
    method,
    protocol: url.protocol,
    hostname: url.hostname,
    path: url.pathname + name.split("/").map(escaped).join("/"),
    query,
    headers: { host: url.host, ...headers }
  });
  const urlOf = ({ path, query = {} }) => {
    const pairs = Object.entries(query).map(([key, value]) => `${escaped(key)}=${escaped(String(value))}`);
    return url.origin + path + (pairs.length === 0 ? "" : `?${pairs.join("&")}`);
  };
  return {
    async send(request, sending) {
      const signed = await signer.sign(unsigned(request), { signingDate: now() });
      const { method, body } = request;
      const { host: _, ...given } = signed.headers;
      const headers = { ...given, "user-agent": `headstart/${package_default.version}` };
      return receive(
        http,
        urlOf(signed),
        { method, headers, ...body && { body }, ...sending },
        (answer) => {
          const serverMs = Date.parse(answer.date ?? "");
          if (answer.age === void 0 && !Number.isNaN(serverMs)) onTime(serverMs);
        }
      );
    },
    async signUrl(name) {
      const headers = { "X-Amz-Content-Sha256": "UNSIGNED-PAYLOAD" };
      const request = unsigned({ method: "GET", name, headers });
      return urlOf(await signer.presign(request, { expiresIn: urlSeconds, signingDate: now() }));
    }
  };
}
function escaped(text) {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

// src/stores/s3/credentials.ts
import { statSync } from "node:fs";
import { devNull, homedir } from "node:os";
import { join } from "node:path";

// src/stores/s3/web-identity.ts
import { readFile } from "node:fs/promises";
async function assumeRole(identity) {
  const { http, region, role, session, tokenFile } = identity;
  const form = new URLSearchParams({
    Action: "AssumeRoleWithWebIdentity",
    Version: "2011-06-15",
    RoleArn: role,
    RoleSessionName: session || `headstart-${Date.now()}`,
    WebIdentityToken: await readFile(tokenFile, "utf8")
  });
  const origin = awsOrigin("sts", region);
  const judge = (thrown) => ({
    error: thrown ?? noAnswerError(new URL(origin).host, shortMs),
    recovery: isRetryable(thrown) ? "retryable" : "final",
    retryAfterMs: 0
  });
  const policy = { signal: AbortSignal.timeout(lookupMs), limitMs: shortMs, judge, maxFailures: () => 2 };
  const request = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" } };
  const answer = await retry(
    policy,
    ({ signal }) => receive(http, `${origin}/`, { ...request, body: [Buffer.from(form.toString())], signal })
  );
  const result = elementIn(
    rootOf(answer, "AssumeRoleWithWebIdentityResponse"),
    "AssumeRoleWithWebIdentityResult"
  );
  const given = elementIn(result, "Credentials");
  const [accessKeyId, secretAccessKey] = [textIn(given, "AccessKeyId"), textIn(given, "SecretAccessKey")];
  if (!accessKeyId || !secretAccessKey) throw new Error("the answer has no keys");
  const expiration = new Date(textIn(given, "Expiration") ?? "");
  const sessionToken = textIn(given, "SessionToken") ?? "";
  return { accessKeyId, secretAccessKey, sessionToken, expiration };
}
function isRetryable(thrown) {
  if (thrown instanceof TransferFailure) return thrown.recover !== "none";
  if (!(thrown instanceof ErrorResponse)) return false;
  return thrown.status >= 500 || ["IDPCommunicationError", "Throttling"].includes(thrown.code);
}

// src/stores/s3/credentials.ts
async function chooseCredentials(inputs, { region, http }) {
  const { env } = process;
  const { accessKeyId, secretAccessKey, sessionToken } = inputs;
  if (accessKeyId !== "") return constant("the inputs", { accessKeyId, secretAccessKey, sessionToken });
  if (env.AWS_ACCESS_KEY_ID && env.AWS_SECRET_ACCESS_KEY) {
    return constant("the environment", {
      accessKeyId: env.AWS_ACCESS_KEY_ID,
      secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
      sessionToken: env.AWS_SESSION_TOKEN ?? ""
    });
  }
  const profile = await keysOfProfile(env.AWS_PROFILE ?? "default");
  if (profile) return constant(`the profile ${env.AWS_PROFILE ?? "default"}`, profile);
  if (env.AWS_WEB_IDENTITY_TOKEN_FILE && env.AWS_ROLE_ARN) {
    const names = { role: env.AWS_ROLE_ARN, session: env.AWS_ROLE_SESSION_NAME };
    const tokenFile = env.AWS_WEB_IDENTITY_TOKEN_FILE;
    const ask = () => assumeRole({ http, region, ...names, tokenFile });
    return byToken("web identity", "AWS_WEB_IDENTITY_TOKEN_FILE", ask);
  }
  if (env.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI || env.AWS_CONTAINER_CREDENTIALS_FULL_URI) {
    const { fromHttp } = await import("./shared-R77QKBLT.js");
    const ask = fromHttp({ timeout: 1e3, maxRetries: 1 });
    return byToken("the container", "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE", ask);
  }
  if (isAws(inputs.endpoint) && env.AWS_EC2_METADATA_DISABLED !== "true") {
    return { source: "the instance metadata service", renewable: true, get: fromMetadata };
  }
  throw noCredentials();
}
function byToken(source, variable, ask) {
  const get = async () => {
    checkTokenFile(variable);
    return ask();
  };
  return { source, renewable: true, get };
}
function constant(source, { accessKeyId, secretAccessKey, sessionToken }) {
  const identity = { accessKeyId, secretAccessKey, ...sessionToken !== "" && { sessionToken } };
  return { source, renewable: false, get: async () => identity };
}
async function keysOfProfile(name) {
  const { loadSharedConfigFiles } = await import("./shared-FU35PHKL.js");
  const { credentialsFile, configFile } = await loadSharedConfigFiles();
  const profile = { ...configFile[name], ...credentialsFile[name] };
  const { aws_access_key_id: accessKeyId, aws_secret_access_key: secretAccessKey } = profile;
  if (!accessKeyId || !secretAccessKey) return void 0;
  return { accessKeyId, secretAccessKey, sessionToken: profile.aws_session_token ?? "" };
}
var metadataLimitMs = 1e3;
async function fromMetadata() {
  const { fromInstanceMetadata } = await import("./shared-3V5ORHLG.js");
  const late = Promise.withResolvers();
  const timer = setTimeout(() => late.reject(new Error("it does not answer")), metadataLimitMs);
  const asked = fromInstanceMetadata({ timeout: metadataLimitMs, maxRetries: 0 })();
  try {
    return await Promise.race([asked, late.promise]);
  } catch {
    throw noCredentials();
  } finally {
    clearTimeout(timer);
  }
}
function noCredentials() {
  const where = "give the inputs access-key-id and secret-access-key, or run aws-actions/configure-aws-credentials before";
  return new S3Error("credentials", `there are no credentials for the bucket: ${where}`);
}
function regionFrom({ region }) {
  const { AWS_REGION, AWS_DEFAULT_REGION } = process.env;
  return region || AWS_REGION || AWS_DEFAULT_REGION || "us-east-1";
}
var mostBytes = 1024 * 1024;
function avoidOddFiles(tell) {
  const { env } = process;
  const home = env.HOME || env.USERPROFILE || homedir();
  for (const [variable, name] of [
    ["AWS_CONFIG_FILE", "config"],
    ["AWS_SHARED_CREDENTIALS_FILE", "credentials"]
  ]) {
    const path = (env[variable] || join(home, ".aws", name)).replace(/^~\//, `${home}/`);
    if (path === devNull || isReadable(path)) continue;
    tell(`${path} is ignored: it is no regular file of at most 1 MiB`);
    env[variable] = devNull;
  }
}
function checkTokenFile(variable) {
  const { env } = process;
  const path = env[variable];
  if (!path || isReadable(path)) return;
  throw new S3Error("credentials", `${variable} is ${path}, which is no regular file of at most 1 MiB`);
}
function isReadable(path) {
  try {
    const stat = statSync(path);
    return stat.isFile() && stat.size <= mostBytes;
  } catch {
    return true;
  }
}

// src/stores/s3/clients.ts
var maxSkewMs = 4 * 6e4;
async function newClients(options, label, http) {
  const { inputs, tell, mask } = options;
  avoidOddFiles(tell);
  let region = regionFrom(inputs.s3);
  let clockOffsetMs = 0;
  const chosen = await chooseCredentials(inputs.s3, { region, http });
  const getCredentials = checked(chosen, mask);
  let credentials = remembered(getCredentials);
  const onTime = (serverMs) => {
    const offsetMs = serverMs - Date.now();
    if (Math.abs(offsetMs - clockOffsetMs) < maxSkewMs) return;
    clockOffsetMs = offsetMs;
    replace();
  };
  const open = () => newClient({ http, url: bucketUrl(inputs.s3, region), region, credentials, clockOffsetMs, onTime });
  let client = open();
  const replace = () => {
    client = open();
  };
  tell(`Credentials for the ${label}: from ${chosen.source}`);
  return {
    source: chosen.source,
    current: () => client,
    recover(failed, error) {
      if (failed !== client) return true;
      if (error.kind === "region" && error.region && isReachable(error.region, region)) {
        region = error.region;
        tell(`The ${label} is in the region ${region}; set the input region to spare a request.`);
      } else if (error.kind === "expired" && chosen.renewable) credentials = remembered(getCredentials);
      else return false;
      replace();
      return true;
    }
  };
}
function checked({ source, get }, mask) {
  return async () => {
    const identity = await get().catch((error) => {
      if (error instanceof S3Error) throw error;
      const why = messageOf(error).replace(/\s+/g, " ");
      throw new S3Error("credentials", `${source} gave no credentials for the bucket: ${why}`);
    });
    const { accessKeyId, secretAccessKey, sessionToken = "" } = identity;
    const parts = {
      "access key": accessKeyId,
      "secret access key": secretAccessKey,
      "session token": sessionToken
    };
    for (const [name, value] of Object.entries(parts)) {
      if (/^[!-~]*$/.test(value)) continue;
      const why = `the ${name} from ${source} has characters that none has, such as a space or the end of a line`;
      throw new S3Error("credentials", `${why}: correct it`);
    }
    for (const secret of [secretAccessKey, sessionToken]) if (secret) mask(secret);
    return identity;
  };
}
var renewalMs = 5 * 6e4;
function remembered(get) {
  let asked;
  let goodUntilMs = Number.POSITIVE_INFINITY;
  const ask = async () => {
    goodUntilMs = Number.POSITIVE_INFINITY;
    try {
      const identity = await get();
      if (identity.expiration) goodUntilMs = identity.expiration.getTime() - renewalMs;
      return identity;
    } catch (error) {
      asked = void 0;
      throw error;
    }
  };
  return () => {
    if (Date.now() > goodUntilMs) asked = void 0;
    asked ??= ask();
    return asked;
  };
}

// src/stores/s3/draft.ts
var import_node_crypto2 = __toESM(require_crypto(), 1);

// src/stores/s3/uploads.ts
var import_node_crypto = __toESM(require_crypto2(), 1);

// src/stores/s3/session.ts
function required(value, kind) {
  if (value !== void 0) return value;
  const message = "the answer lacks what those of S3 have: check the input endpoint and the proxy";
  throw new S3Error(kind, message, { retryable: kind === "busy" });
}
function newSession({ bucket, endpoint }, label, clients) {
  const host = endpoint === "" ? "S3" : new URL(endpoint).host;
  const facts = { label: `the ${label}`, bucket, host, credentials: clients.source };
  let parts = 0;
  return {
    bucket,
    async request(work, { needs: needs3, isPart = false, isLast = false, limitMs = shortMs, ...options }) {
      const partsBefore = parts;
      let recoveries = 0;
      let client = clients.current();
      const judge = (thrown) => {
        const isTimeout = thrown === void 0;
        const error = isTimeout ? noAnswerError(host, limitMs) : toS3Error(thrown, { ...facts, needs: needs3 });
        const { retryable, retryAfterMs: retryAfterMs2 } = error;
        const isRecovered = !isTimeout && recoveries < maxRecoveries && clients.recover(client, error);
        if (isRecovered) recoveries++;
        const otherwise = retryable && !(isTimeout && isLast) ? "retryable" : "final";
        return { error, recovery: isRecovered ? "recovered" : otherwise, retryAfterMs: retryAfterMs2 };
      };
      const maxFailures = () => isPart && parts > partsBefore ? maxFailuresOfPart : maxFailuresAlone;
      const result = await retry({ ...options, limitMs, judge, maxFailures }, ({ signal, onSent }) => {
        client = clients.current();
        return work(client, { signal, onSent });
      });
      if (isPart) parts++;
      return result;
    }
  };
}

// src/stores/s3/uploads.ts
var needs = "s3:PutObject";
async function putObject(session, draft, signal) {
  const { name, id, pieces, conditional, onSent } = draft;
  const headers = { "x-amz-meta-draft": id, ...conditions(conditional) };
  await sendBytes(session, { method: "PUT", name, headers }, pieces, { needs, signal, onSent });
}
async function beginUpload({ request }, name, id, signal) {
  const begin = { method: "POST", name, query: { uploads: "" }, headers: { "x-amz-meta-draft": id } };
  const result = await request(
    async (client, sending) => rootOf(await client.send(begin, sending), "InitiateMultipartUploadResult"),
    { needs, signal }
  );
  return { name, uploadId: required(textIn(result, "UploadId"), "other") };
}
function sendPart(session, { name, uploadId }, { number, pieces, onSent, isProbe = false }, signal) {
  const query = { partNumber: String(number), uploadId };
  return sendBytes(session, { method: "PUT", name, query }, pieces, {
    needs,
    signal,
    onSent,
    isPart: !isProbe
  });
}
function copyPart({ request, bucket }, { name, uploadId }, { number, from, etag, start, end }, signal) {
  const headers = {
    "x-amz-copy-source": [bucket, ...from.split("/")].map(encodeURIComponent).join("/"),
    "x-amz-copy-source-if-match": etag,
    "x-amz-copy-source-range": `bytes=${start}-${end - 1}`
  };
  const query = { partNumber: String(number), uploadId };
  return request(
    async (client, sending) => {
      const answer = await client.send({ method: "PUT", name, query, headers }, sending);
      if (answer.bytes.length === 0) throw new S3Error("unsupported", "the store does not copy parts");
      return required(textIn(rootOf(answer, "CopyPartResult"), "ETag"), "busy");
    },
    { needs: "s3:GetObject", signal, limitMs: uploadMs, isPart: true }
  );
}
async function completeUpload({ request }, { name, uploadId }, { etags, conditional }, signal) {
  const parts = etags.map(
    (etag, index) => new XmlNode("Part", [XmlNode.of("PartNumber", String(index + 1)), XmlNode.of("ETag", etag)])
  );
  const root = new XmlNode("CompleteMultipartUpload", parts);
  const xml = root.addAttribute("xmlns", "http://s3.amazonaws.com/doc/2006-03-01/").toString();
  const complete = withBody(
    { method: "POST", name, query: { uploadId }, headers: conditions(conditional) },
    "application/xml",
    [Buffer.from(xml)]
  );
  await request(
    async (client, sending) => {
      const result = rootOf(await client.send(complete, sending), "CompleteMultipartUploadResult");
      required(textIn(result, "ETag"), "busy");
    },
    { needs, signal, limitMs: completeUploadMs, isLast: true }
  );
}
async function abortUpload({ request }, { name, uploadId }, signal) {
  const abort = { method: "DELETE", name, query: { uploadId } };
  await request((client, sending) => client.send(abort, sending), {
    needs: "s3:AbortMultipartUpload",
    signal
  });
}
function conditions(conditional) {
  return conditional ? { "if-none-match": "*" } : {};
}
function sendBytes({ request }, unsent, pieces, options) {
  const put = withBody(unsent, "application/octet-stream", pieces);
  return request(
    async (client, sending) => {
      const { headers } = await client.send(put, sending);
      return required(headers.etag, "busy");
    },
    { ...options, limitMs: uploadMs, bytes: lengthOf(pieces) }
  );
}
function withBody(request, type, body) {
  const hash = (0, import_node_crypto.createHash)("sha256");
  for (const piece of body) hash.update(piece);
  const headers = { ...request.headers, "content-type": type, "x-amz-content-sha256": hash.digest("hex") };
  return { ...request, headers, body };
}

// src/stores/s3/multipart.ts
function newMultipart({ session, name, id, signal, deadline }) {
  const abandoned = new AbortController();
  const any = AbortSignal.any([signal, deadline.signal, abandoned.signal]);
  const underWay = /* @__PURE__ */ new Set();
  const etags = [];
  let begun;
  const addPart = async (partNumber, add) => {
    begun ??= beginUpload(session, name, id, AbortSignal.timeout(beginUploadMs));
    const added = deadline.during(begun.then(add));
    underWay.add(added);
    etags[partNumber] = await added.finally(() => underWay.delete(added));
  };
  return {
    isBegun: () => begun !== void 0,
    send: (partNumber, pieces) => addPart(
      partNumber,
      (upload) => sendPart(session, upload, { number: partNumber + 1, pieces, onSent: deadline.sent }, any)
    ),
    copy: (part) => addPart(part.number, (upload) => copyPart(session, upload, { ...part, number: part.number + 1 }, any)),
    async complete(conditional) {
      if (begun) await completeUpload(session, await begun, { etags, conditional }, any);
    },
    async abandon() {
      abandoned.abort(new Error("the draft was discarded"));
      await Promise.allSettled(underWay);
      const upload = await begun?.catch(() => void 0);
      if (upload) await abortUpload(session, upload, AbortSignal.timeout(shortMs));
    }
  };
}

// src/stores/s3/objects.ts
var needs2 = "s3:GetObject";
async function headObject({ request }, name, signal) {
  const found = await ifPresent(
    request(
      async (client, sending) => {
        const range = { range: "bytes=0-0" };
        const first = () => client.send({ method: "GET", name, headers: range }, sending);
        const { headers } = await client.send({ method: "HEAD", name }, sending).catch(async (error) => {
          if (error instanceof ErrorResponse && [301, 400, 403].includes(error.status)) await first();
          throw error;
        });
        return headers.etag === void 0 ? { ...headers, etag: (await first()).headers.etag } : headers;
      },
      { needs: needs2, signal }
    )
  );
  if (!found) return void 0;
  const etag = required(found.etag, "other");
  const size = Number(required(found["content-length"], "other"));
  return { name, size, etag, createdAt: timeOf(found["last-modified"]), draft: found["x-amz-meta-draft"] };
}
async function readTail(session, name, signal) {
  const headers = { range: `bytes=-${usualIndexBytes}` };
  const found = await ifPresent(
    session.request(
      (client, sending) => client.send({ method: "GET", name, headers }, sending).catch((error) => {
        if (!(error instanceof ErrorResponse) || error.status !== 416) throw error;
        return { status: error.status, headers: {}, bytes: Buffer.alloc(0) };
      }),
      { needs: needs2, signal }
    )
  );
  if (!found) return void 0;
  const end = endIn(found);
  if (end) return { name, createdAt: timeOf(found.headers["last-modified"]), ...end };
  const stored = await headObject(session, name, signal);
  const isWhole = found.headers["content-range"] === void 0;
  return stored && { ...stored, isStream: stored.size > usualIndexBytes && isWhole };
}
function endIn({ headers, bytes }) {
  const { etag, "content-range": range = "", "content-encoding": encoding = "identity" } = headers;
  const [, start, last, size = 0] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range)?.map(Number) ?? [];
  const isEnd = last === size - 1 && start === size - bytes.length;
  if (!isEnd || etag === void 0 || encoding !== "identity") return void 0;
  return { size, etag, tail: bytes };
}
async function ifPresent(answer) {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3Error && error.kind === "absent") return void 0;
    throw error;
  }
}
async function listObjects({ request }, prefix, from, signal) {
  const query = { "list-type": "2", prefix, ...from !== void 0 && { "continuation-token": from } };
  const list = await request(
    async (client, sending) => rootOf(await client.send({ method: "GET", query }, sending), "ListBucketResult"),
    { needs: "s3:ListBucket", signal }
  );
  const isTruncated = required(textIn(list, "IsTruncated"), "other") === "true";
  return {
    objects: elementsIn(list, "Contents").map((object) => ({
      name: textIn(object, "Key") ?? "",
      size: Number(textIn(object, "Size") ?? 0),
      etag: textIn(object, "ETag"),
      createdAt: timeOf(textIn(object, "LastModified"))
    })),
    next: isTruncated ? textIn(list, "NextContinuationToken") : void 0
  };
}
function timeOf(text = "") {
  return new Date(Date.parse(text) || 0);
}
function signUrl({ request }, name, signal) {
  return request((client) => client.signUrl(name), { needs: needs2, signal });
}
async function removeObject({ request }, name, signal) {
  await request((client, sending) => client.send({ method: "DELETE", name }, sending), {
    needs: "s3:DeleteObject",
    signal
  });
}

// src/stores/s3/upload-deadline.ts
function newUploadDeadline({ noProgressMs, progressBytes } = defaultUpload) {
  const over = new AbortController();
  let underWay = 0;
  let sentBytes = 0;
  let timer;
  const giveUp = () => {
    const [kib, seconds] = [progressBytes / 1024, noProgressMs / 1e3];
    const message = `the store takes less than ${kib} KiB in ${seconds} seconds: check the network and the proxy`;
    over.abort(new S3Error("unreachable", message));
  };
  const progress = () => {
    sentBytes = 0;
    timer?.refresh();
  };
  return {
    signal: over.signal,
    sent(bytes) {
      sentBytes += bytes;
      if (sentBytes >= progressBytes) progress();
    },
    async during(work) {
      if (underWay++ === 0) timer = setTimeout(giveUp, noProgressMs);
      try {
        return await work;
      } finally {
        progress();
        if (--underWay === 0) clearTimeout(timer);
      }
    }
  };
}

// src/stores/s3/draft.ts
var maxParts = 1e4;
function newDraft(options) {
  const { session, name, probe, partBytes, concurrency, signal, tell } = options;
  const id = (0, import_node_crypto2.randomUUID)();
  const deadline = newUploadDeadline();
  const begin = () => newMultipart({ session, name, id, signal, deadline });
  let parts = begin();
  let only = [];
  let isOver = false;
  const publish = async (keep) => {
    const conditional = keep === "kept" || keep === "unknown";
    if (parts.isBegun()) await parts.complete(conditional);
    else {
      const draft = { name, id, pieces: only, conditional, onSent: deadline.sent };
      await deadline.during(putObject(session, draft, AbortSignal.any([signal, deadline.signal])));
    }
  };
  const commit = async () => {
    const keep = await (parts.isBegun() ? probe.ofUpload() : probe.ofPut());
    if (keep !== "kept" && await isTaken(session, name, signal)) return false;
    isOver = await publish(keep).then(
      () => true,
      (error) => isOurs(error, id, options)
    );
    return isOver;
  };
  const partsFrom = (first, partBytes2) => ({
    partBytes: partBytes2,
    concurrency,
    async write(partNumber, pieces) {
      if (first + partNumber >= maxParts) throw tooLarge(partBytes2);
      const length = lengthOf(pieces);
      if (first + partNumber === 0 && length < partBytes2) only = pieces;
      else {
        void probe.ofUpload();
        await parts.send(first + partNumber, pieces);
      }
    },
    commit
  });
  const abandon = async () => {
    await parts.abandon().catch(
      () => tell(
        `The unfinished upload of ${name} could not be removed; a lifecycle rule for incomplete uploads will.`
      )
    );
  };
  const undo = async () => {
    await abandon();
    parts = begin();
  };
  const nothing = { bytes: 0, rest: partsFrom(0, partBytes), undo };
  return {
    ...partsFrom(0, partBytes),
    async copyFrom(entry, bytes) {
      const { identity: etag } = entry;
      const size = copyPartBytes(bytes);
      try {
        if (etag === void 0) return nothing;
        void probe.ofUpload();
        const from = options.nameOf(entry);
        const count = await copyParts(
          bytes,
          { partBytes: size, concurrency },
          (part) => parts.copy({ ...part, from, etag })
        );
        return { bytes: count * size, rest: partsFrom(count, count > 0 ? size : partBytes), undo };
      } catch (error) {
        await undo();
        if (!isRefusal(error)) throw error;
        tell(`Sending all of the entry, for the store copies nothing: ${error.message}`);
        return nothing;
      }
    },
    async discard() {
      if (isOver) return;
      isOver = true;
      await abandon();
      if (parts.isBegun()) await probe.ofUpload();
    }
  };
}
function isRefusal(error) {
  return error instanceof S3Error && ["denied", "unsupported", "other"].includes(error.kind);
}
async function isTaken(session, name, signal) {
  try {
    return await headObject(session, name, signal) !== void 0;
  } catch (error) {
    if (error instanceof S3Error && error.kind === "denied") return false;
    throw error;
  }
}
async function isOurs(error, id, { session, name, signal }) {
  signal.throwIfAborted();
  let there;
  try {
    there = await headObject(session, name, signal);
  } catch {
    if (error instanceof S3Error && error.kind === "taken") return false;
    throw error;
  }
  if (there) return there.draft === id;
  throw error;
}
function tooLarge(partBytes) {
  const mebibytes = Math.floor(partBytes * maxParts / 1024 ** 2);
  return new Error(
    `the entry is larger than ${maxParts} parts (${mebibytes} MiB in all), which is all that S3 takes: set the input part-size to more`
  );
}

// src/stores/s3/names.ts
function namesIn(prefix, repository) {
  const home = `${prefix === "" ? "" : `${prefix}/`}${storeName(repository)}/`;
  const folder = (scope, version) => `${home}${storeName(scope)}/${storeName(version)}/`;
  return {
    folder,
    object: ({ scope, version, key }) => folder(scope, version) + storeName(key),
    // A part's name never starts with a dot.
    probe: `${home}.if-none-match`
  };
}
function versionIn(name) {
  return partOf(name.split("/").at(-2) ?? "") ?? "";
}
function keyOf(part, wanted) {
  const key = partOf(part) ?? wanted.find((candidate) => storeName(candidate) === part);
  if (key !== void 0) return storeName(key) === part ? { key, cut: false } : void 0;
  return { key: `${partOf(part.replace(/(%.?)?~.*$/, ""))}\0`, cut: true };
}
function mayNeedMore(part, key) {
  const start = namePrefix(key);
  return start === namePrefix(`${key}-`) && part.startsWith(start);
}

// src/stores/s3/listing.ts
var maxPages = 50;
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
    const known = keyOf(part, keys);
    return known ? [{ ...known, createdAt: object.createdAt, object }] : [];
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

// src/stores/s3/lookup.ts
var maxRead = 20;
async function lookUp(wanted, search) {
  const denials = { list: void 0, object: void 0 };
  const answers = wanted.scopes.map((scope) => handledLater(lookIn(scope, wanted, { ...search, denials })));
  for (const [index, answer] of answers.entries()) {
    const match = await answer;
    if (match) return { ...match, scope: wanted.scopes[index] };
  }
  if (denials.object) throw denials.object;
  if (denials.list) search.tell(`Only entries with exactly the key could be found: ${denials.list.message}`);
  return void 0;
}
async function lookIn(scope, wanted, search) {
  const { keys, versions } = wanted;
  const folders = versions.map((version) => search.names.folder(scope, version));
  const exactly = folders.map((folder) => handledLater(entriesIn(folder, keys.slice(0, 1), search)));
  const lists = folders.map((folder) => handledLater(listIn(folder, keys, search)));
  const exact = await Promise.allSettled(exactly);
  const hit = pickMatch(
    keys,
    exact.flatMap((outcome) => "value" in outcome ? outcome.value : [])
  );
  if (hit) return hit;
  const listed = await Promise.allSettled(lists);
  const found = folders.map(async (folder, index) => {
    const list = listed[index];
    if (list.status === "fulfilled") return list.value;
    const others = () => entriesIn(folder, keys.slice(1), search);
    return withoutList(list.reason, exactly[index], others, search.denials);
  });
  return best(keys, (await Promise.all(found)).flat(), search);
}
async function entriesIn(folder, keys, search) {
  const found = keys.map(async (key) => {
    const object = await readTail(search.session, folder + storeName(key), search.signal);
    return object ? [{ key, cut: false, createdAt: object.createdAt, object }] : [];
  });
  return (await Promise.all(found)).flat();
}
async function withoutList(error, exact, others, denials) {
  if (!isDenial(error)) throw error;
  const outcomes = await Promise.allSettled([exact, others()]);
  denials.list ??= error;
  return outcomes.flatMap((outcome) => {
    if (outcome.status === "fulfilled") return outcome.value;
    if (!isDenial(outcome.reason)) throw outcome.reason;
    denials.object ??= outcome.reason;
    return [];
  });
}
function isDenial(error) {
  return error instanceof S3Error && error.kind === "denied";
}
async function best(keys, candidates, search) {
  const unclear = candidates.filter(
    ({ cut, object }) => cut && keys.some((key) => mayNeedMore(lastPart(object), key))
  );
  const newest = unclear.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, maxRead);
  await Promise.all(newest.map((candidate) => readKey(candidate, search)));
  for (; ; ) {
    const match = pickMatch(keys, candidates);
    if (!match) return void 0;
    if (match.cut) await readKey(match, search);
    else {
      const object = await endOf(match, search).catch(() => match.object);
      search.signal.throwIfAborted();
      if (object) return { key: match.key, object };
      candidates.splice(candidates.indexOf(match), 1);
    }
  }
}
async function endOf({ object }, { session, signal }) {
  return object.tail ? object : readTail(session, object.name, signal);
}
function lastPart({ name }) {
  return name.slice(name.lastIndexOf("/") + 1);
}
async function readKey(candidate, search) {
  candidate.cut = false;
  const object = await endOf(candidate, search);
  candidate.object = object ?? candidate.object;
  const key = object && await search.keyWithin(object);
  candidate.key = key !== void 0 && storeName(key) === lastPart(candidate.object) ? key : "\0";
}
async function startingWith({ scope, version, key }, search) {
  const listed = await listIn(search.names.folder(scope, version), [key], search);
  await Promise.all(listed.map((candidate) => candidate.cut && readKey(candidate, search)));
  return listed.filter((candidate) => candidate.key.startsWith(key));
}
function handledLater(work) {
  work.catch(() => {
  });
  return work;
}

// src/stores/s3/write-probe.ts
var import_node_crypto3 = __toESM(require_crypto3(), 1);
function newWriteProbe(options) {
  let put;
  let upload;
  const ofPut = () => put ??= resultOf(putTwice, options);
  return {
    ofPut,
    ofUpload() {
      upload ??= ofPut().then((kept) => kept === "kept" ? resultOf(uploadOnce, options) : kept);
      return upload;
    }
  };
}
async function resultOf(write, { session, name, signal, warn }) {
  const lacks = (how) => warn(
    `The store has no way to keep two jobs from saving one key at once (it ${how} If-None-Match); the later one may win.`
  );
  try {
    await write({ session, name, warn, signal: AbortSignal.any([signal, AbortSignal.timeout(writeProbeMs)]) });
  } catch (error) {
    if (!(error instanceof S3Error)) return "unknown";
    if (error.kind === "taken") return "kept";
    if (error.kind !== "unsupported" && error.kind !== "other") return "unknown";
    lacks("refuses");
    return "refused";
  }
  lacks("ignores");
  return "ignored";
}
async function putTwice({ session, name, signal }) {
  const draft = { name, id: (0, import_node_crypto3.randomUUID)(), pieces: [], conditional: true };
  await putObject(session, draft, signal);
  await putObject(session, draft, signal);
}
async function uploadOnce({ session, name, signal }) {
  const upload = await beginUpload(session, name, (0, import_node_crypto3.randomUUID)(), AbortSignal.timeout(writeProbeMs));
  try {
    const part = { number: 1, pieces: [Buffer.alloc(1)], isProbe: true };
    const etags = [await sendPart(session, upload, part, signal)];
    await completeUpload(session, upload, { etags, conditional: true }, signal);
  } catch (error) {
    await abortUpload(session, upload, AbortSignal.timeout(shortMs)).catch(() => {
    });
    throw error;
  }
}

// src/stores/s3/open.ts
async function openBucket(options, label) {
  const { inputs, repository, signal, tell, warn } = options;
  const { concurrency, partBytes } = inputs;
  if (isUnencrypted(inputs.s3.endpoint)) {
    warn(
      `The endpoint ${inputs.s3.endpoint} is not encrypted: entries can be read and changed on their way. Use https://`
    );
  }
  const http = openHttp({ connections: concurrency });
  const clients = await newClients(options, label, http);
  const session = newSession(inputs.s3, label, clients);
  const names = namesIn(inputs.s3.prefix, repository);
  const timeout = { signal, late: () => noAnswerError(`the ${label}`, lookupMs) };
  const probe = newWriteProbe({ session, name: names.probe, signal, warn });
  const reading = { http, concurrency, partBytes, signal };
  const searching = (signal2) => ({
    session,
    names,
    keyWithin: (object) => keyIn(object, session, { ...reading, signal: signal2 }),
    tell,
    signal: signal2
  });
  return {
    find: (wanted) => withTimeout(timeout, async (limited) => {
      const match = await lookUp(wanted, searching(limited));
      return match && { ...entryOf(match.object, session, reading), key: match.key, scope: match.scope };
    }),
    create: (name) => withTimeout(timeout, async (limited) => {
      const object = names.object(name);
      if (await isTaken(session, object, limited)) return void 0;
      void probe.ofPut();
      const nameOf = (entry) => names.object({ scope: entry.scope ?? name.scope, version: entry.version, key: entry.key });
      return newDraft({ session, name: object, nameOf, probe, partBytes, concurrency, signal, tell });
    }),
    async removable(start) {
      const found = await withTimeout(timeout, (limited) => startingWith(start, searching(limited)));
      return found.map(({ key, createdAt, object }) => ({
        key,
        createdAt,
        remove: () => removeObject(session, object.name, signal)
      }));
    }
  };
}
async function keyIn(object, session, options) {
  if (object.isStream) return void 0;
  try {
    return (await readIndex(entryOf(object, session, options))).key;
  } catch (error) {
    if (error instanceof BadEntry) return void 0;
    throw error;
  }
}
function entryOf(object, session, options) {
  const { signal } = options;
  const { name, etag, createdAt, tail = Buffer.alloc(0), isStream = false } = object;
  const size = isStream ? Number.POSITIVE_INFINITY : object.size;
  const tailStart = size - tail.length;
  const reading = { ...options, memory: newBufferPool() };
  const remote = { size, etag, url: signedOnce(() => signUrl(session, name, signal)) };
  return {
    version: versionIn(name),
    size,
    createdAt,
    // A stash copy and a lazy mount read in parts, which a stream does not allow.
    ...!isStream && { identity: etag, remote },
    read: (start, end, order) => start >= tailStart ? inMemory(tail.subarray(start - tailStart, end - tailStart)) : download(remote, { start, end }, { ...reading, order }),
    reject: () => removeObject(session, name, signal),
    close: async () => {
    }
  };
}
async function* inMemory(bytes) {
  if (bytes.length > 0) yield bytes;
}
function isUnencrypted(endpoint) {
  if (!endpoint.startsWith("http:")) return false;
  const { hostname } = new URL(endpoint);
  return hostname !== "localhost" && hostname !== "[::1]" && !/^127(\.\d+){3}$/.test(hostname);
}
export {
  openBucket
};
