import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  codeOf
} from "./shared-EURE5UKW.js";

// src/transfer/http-contract.ts
async function readUpTo(maxBytes, body, chunks = []) {
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes) break;
  }
  return Buffer.concat(chunks);
}

// src/transfer/errors.ts
var TransferFailure = class extends Error {
  name = "TransferFailure";
  recover;
  /** How long the server asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(message, recover, retryAfterMs2 = 0) {
    super(message);
    this.recover = recover;
    this.retryAfterMs = retryAfterMs2;
  }
};
function placeOf(url) {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
var untrusted = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS";
var byCode = {
  ECONNREFUSED: ["it refuses connections; is the endpoint right, and is the server up?", "retry"],
  ENOTFOUND: ["there is no host of that name; is the endpoint right?", "retry"],
  EAI_AGAIN: ["its name could not be resolved just now", "retry"],
  ECONNRESET: ["the connection was reset", "resume"],
  EPIPE: ["the connection was closed", "resume"],
  UND_ERR_SOCKET: ["the connection was closed", "resume"],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ["the connection was closed", "resume"],
  UND_ERR_CONNECT_TIMEOUT: ["it cannot be reached; is the endpoint right, or a proxy missing?", "retry"],
  ETIMEDOUT: ["it cannot be reached; is the endpoint right, or a proxy missing?", "retry"],
  UND_ERR_HEADERS_TIMEOUT: ["it does not answer", "resume"],
  UND_ERR_BODY_TIMEOUT: ["it stopped sending", "resume"],
  EMFILE: ["too many files are open", "slow-down"],
  DEPTH_ZERO_SELF_SIGNED_CERT: [untrusted, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [untrusted, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [untrusted, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [untrusted, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [untrusted, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function connectionFailure(error, url) {
  if (error instanceof TransferFailure) return error;
  const status = /Proxy.*\((\d{3})\)/.exec(error instanceof Error ? error.message : "")?.[1];
  if (status) return proxyFailure(Number(status), url);
  const code = codeOf(error) ?? "unknown error";
  const [what, recover] = byCode[code] ?? ["the connection failed", "retry"];
  return new TransferFailure(`${placeOf(url)}: ${what} (${code})`, recover);
}
function proxyDown(error, proxy) {
  const code = codeOf(error) ?? "unknown error";
  const [what, recover] = byCode[code] ?? ["the connection failed", "retry"];
  const problem = what.replace(/; is the .*/, "");
  const advice = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new TransferFailure(
    `the proxy at ${new URL(proxy).origin}: ${problem} (${code}); ${advice}`,
    recover === "resume" ? "retry" : recover
  );
}
function proxyFailure(status, url) {
  const what = status === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : status >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new TransferFailure(`${placeOf(url)}: ${what} (${status})`, status >= 500 ? "slow-down" : "none");
}
function pageFailure(status, url) {
  const what = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new TransferFailure(`${placeOf(url)}: ${what} (${status})`, "none");
}
async function refusedResponse({ status, headers, body }, url) {
  if (status === 407) return proxyFailure(status, url);
  const code = await errorCode(body);
  const [what, recover] = meaningOf(status, code, headers.location);
  const reason = code === void 0 ? status : `${status} ${code}`;
  const wait = status === 429 || status >= 500 ? retryAfterMs(headers["retry-after"]) : 0;
  return new TransferFailure(`${placeOf(url)}: ${what} (${reason})`, recover, wait);
}
function meaningOf(status, code, location) {
  if (status === 403 || code === "ExpiredToken") {
    return ["access is denied; are the credentials right, and is the clock?", "renew"];
  }
  if (status === 404 || status === 410) return ["the object is gone; it was deleted meanwhile", "none"];
  if (status === 412) return ["the object was replaced meanwhile", "none"];
  if (status === 416) return ["the object is shorter than it was; it was replaced meanwhile", "none"];
  if (status >= 300 && status < 400)
    return [`it redirects${originOf(location)}; use that as endpoint`, "none"];
  if (status === 408 || status === 429 || status >= 500)
    return ["it has trouble or too much to do", "slow-down"];
  return ["it refuses the request", "none"];
}
function originOf(location) {
  return typeof location === "string" && URL.canParse(location) ? ` to ${new URL(location).origin}` : "";
}
var errorBytes = 4096;
async function errorCode(body) {
  const chunks = [];
  await readUpTo(errorBytes, body, chunks).catch(() => {
  });
  return /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(chunks).toString("latin1"))?.[1];
}
function retryAfterMs(value) {
  if (typeof value !== "string") return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * 1e3 : Date.parse(value) - Date.now();
  return Math.max(ms || 0, 0);
}

export {
  readUpTo,
  TransferFailure,
  placeOf,
  connectionFailure,
  proxyDown,
  proxyFailure,
  pageFailure,
  refusedResponse,
  retryAfterMs
};
