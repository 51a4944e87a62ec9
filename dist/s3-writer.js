import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  d as ni,
  f as ri,
  i as si
} from "./shared-JIOQMMV4.js";
import {
  A as Ya,
  C as Za,
  D as ti,
  I as ei,
  J as oi,
  c as gt,
  e as wa,
  j as Da,
  k as Ga,
  l as za,
  m as Ka,
  n as Va,
  o as Fa,
  p as Wa,
  q as Xa,
  s as Qa,
  x as Ja
} from "./shared-P6D6T3L2.js";
import {
  a as La,
  b as $a,
  c as Ia,
  i as Ua,
  j as ja,
  w as qa,
  x as Na,
  y as Ha
} from "./shared-XI2DCILU.js";
import {
  a as ga,
  b as fa
} from "./shared-2ZC4JTNT.js";
import {
  $ as Ba,
  J as _o,
  K as va,
  P as ka,
  R as ya,
  T as ba,
  U as jr,
  X as Pa,
  aa as Aa,
  ca as tn,
  da as Ta,
  ka as Ma
} from "./shared-GETCUJ6D.js";
import {
  a as Zt,
  d as ha,
  e as xo,
  g as ai,
  h as ii
} from "./shared-6IYKPNHV.js";
import "./shared-WIOORG4O.js";
import {
  c as Oa,
  f as Ea,
  g as Sa
} from "./shared-WXEOO7AX.js";
import {
  b as bt,
  c as Be
} from "./shared-ZDEOQTUX.js";
import {
  $a as Ra,
  Ja as Ca,
  a as mo,
  aa as Zo,
  b as xe,
  c as Ce
} from "./shared-RU2GZI3J.js";

// lighter-node:crypto?src/stores/s3/write/draft.ts
var ci = xe((ZA, qr) => {
  qr.exports = Object.create(new Proxy({}, { get: (o, n) => mo("node:crypto")[n] }));
  qr.exports.getRandomValues = (o) => mo("node:crypto").getRandomValues(o);
});

// unused-by-sdk:@aws-sdk/checksums/crc
var Ci = xe((uT, xi) => {
  xi.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:@aws-sdk/signature-v4-multi-region
var $i = xe((SM, Li) => {
  Li.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:@smithy/core/event-streams
var oc = xe((m3, ec) => {
  ec.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:../endpoint/endpointResolver
var rc = xe((x3, nc) => {
  nc.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// lighter-node:stream/consumers?scripts/s3-settings.mjs
var m0 = xe((G$, d0) => {
  d0.exports = Object.create(new Proxy({}, { get: (o, n) => mo("node:stream/consumers")[n] }));
});

// lighter-node:crypto?src/stores/s3/write/write-probe.ts
var P0 = xe((rI, _a) => {
  _a.exports = Object.create(new Proxy({}, { get: (o, n) => mo("node:crypto")[n] }));
  _a.exports.getRandomValues = (o) => mo("node:crypto").getRandomValues(o);
});

// src/stores/s3/write/draft.ts
var y0 = Ce(ci(), 1);

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/constants.js
var te = {
  WHEN_SUPPORTED: "WHEN_SUPPORTED",
  WHEN_REQUIRED: "WHEN_REQUIRED"
}, pi = te.WHEN_SUPPORTED, en = {
  WHEN_SUPPORTED: "WHEN_SUPPORTED",
  WHEN_REQUIRED: "WHEN_REQUIRED"
}, li = te.WHEN_SUPPORTED, T;
(function(o) {
  o.MD5 = "MD5", o.CRC32 = "CRC32", o.CRC32C = "CRC32C", o.CRC64NVME = "CRC64NVME", o.SHA1 = "SHA1", o.SHA256 = "SHA256";
})(T || (T = {}));
var ui;
(function(o) {
  o.HEADER = "header", o.TRAILER = "trailer";
})(ui || (ui = {}));
var Co = T.CRC32;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmForRequest.js
var di = (o, { requestChecksumRequired: n, requestAlgorithmMember: r, requestChecksumCalculation: s }) => r ? o[r] ? o[r] : void 0 : s === te.WHEN_SUPPORTED || n ? Co : void 0;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumLocationName.js
var ge = (o) => o === T.MD5 ? "content-md5" : `x-amz-checksum-${o.toLowerCase()}`;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/hasHeader.js
var mi = (o, n) => {
  let r = o.toLowerCase();
  for (let s of Object.keys(n))
    if (r === s.toLowerCase())
      return !0;
  return !1;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/hasHeaderWithPrefix.js
var _i = (o, n) => {
  let r = o.toLowerCase();
  for (let s of Object.keys(n))
    if (s.toLowerCase().startsWith(r))
      return !0;
  return !1;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/isStreaming.js
var on = (o) => o !== void 0 && typeof o != "string" && !ArrayBuffer.isView(o) && !Oa(o);

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/selectChecksumAlgorithmFunction.js
var Ae = Ce(Ci());

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/types.js
var gi = [
  T.CRC32,
  T.CRC32C,
  T.CRC64NVME,
  T.SHA1,
  T.SHA256
], Nr = [
  T.SHA256,
  T.SHA1,
  T.CRC32,
  T.CRC32C,
  T.CRC64NVME
];

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/selectChecksumAlgorithmFunction.js
var nn = (o, n) => {
  let { checksumAlgorithms: r = {} } = n;
  switch (o) {
    case T.MD5:
      return r?.MD5 ?? n.md5;
    case T.CRC32:
      return r?.CRC32 ?? Ae.Crc32;
    case T.CRC32C:
      return r?.CRC32C ?? Ae.Crc32c;
    case T.CRC64NVME:
      return r?.CRC64NVME ?? Ae.Crc64Nvme;
    case T.SHA1:
      return r?.SHA1 ?? n.sha1;
    case T.SHA256:
      return r?.SHA256 ?? n.sha256;
    default:
      if (r?.[o])
        return r[o];
      throw new Error(`The checksum algorithm "${o}" is not supported by the client. Select one of ${gi}, or provide an implementation to  the client constructor checksums field.`);
  }
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/stringHasher.js
var rn = (o, n) => {
  let r = new o();
  return r.update(Sa(n || "")), r.digest();
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsMiddleware.js
var fi = {
  name: "flexibleChecksumsMiddleware",
  step: "build",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, Ri = (o, n) => (r, s) => async (i) => {
  if (!bt.isInstance(i.request) || _i("x-amz-checksum-", i.request.headers))
    return r(i);
  let { request: m, input: d } = i, { body: x, headers: C } = m, { base64Encoder: g, streamHasher: O } = o, { requestChecksumRequired: R, requestAlgorithmMember: y } = n, A = await o.requestChecksumCalculation(), vt = y?.name, _t = y?.httpHeader;
  vt && !d[vt] && (A === te.WHEN_SUPPORTED || R) && (d[vt] = Co, _t && (C[_t] = Co));
  let St = di(d, {
    requestChecksumRequired: R,
    requestAlgorithmMember: y?.name,
    requestChecksumCalculation: A
  }), Gt = x, Mt = C;
  if (St) {
    switch (St) {
      case T.CRC32:
        gt(s, "FLEXIBLE_CHECKSUMS_REQ_CRC32", "U");
        break;
      case T.CRC32C:
        gt(s, "FLEXIBLE_CHECKSUMS_REQ_CRC32C", "V");
        break;
      case T.CRC64NVME:
        gt(s, "FLEXIBLE_CHECKSUMS_REQ_CRC64", "W");
        break;
      case T.SHA1:
        gt(s, "FLEXIBLE_CHECKSUMS_REQ_SHA1", "X");
        break;
      case T.SHA256:
        gt(s, "FLEXIBLE_CHECKSUMS_REQ_SHA256", "Y");
        break;
    }
    let xt = ge(St), ct = nn(St, o);
    if (on(x)) {
      let { getAwsChunkedEncodingStream: Ct, bodyLengthChecker: Ut } = o;
      Gt = Ct(typeof o.requestStreamBufferSize == "number" && o.requestStreamBufferSize >= 8 * 1024 ? ja(x, o.requestStreamBufferSize, s.logger) : x, {
        base64Encoder: g,
        bodyLengthChecker: Ut,
        checksumLocationName: xt,
        checksumAlgorithmFn: ct,
        streamHasher: O
      }), Mt = {
        ...C,
        "content-encoding": C["content-encoding"] ? `${C["content-encoding"]},aws-chunked` : "aws-chunked",
        "transfer-encoding": "chunked",
        "x-amz-decoded-content-length": C["content-length"],
        "x-amz-content-sha256": "STREAMING-UNSIGNED-PAYLOAD-TRAILER",
        "x-amz-trailer": xt
      }, delete Mt["content-length"];
    } else if (!mi(xt, C)) {
      let Ct = await rn(ct, x);
      Mt = {
        ...C,
        [xt]: g(Ct)
      };
    }
  }
  try {
    return await r({
      ...i,
      request: {
        ...m,
        headers: Mt,
        body: Gt
      }
    });
  } catch (xt) {
    if (xt instanceof Error && xt.name === "InvalidChunkSizeError")
      try {
        xt.message.endsWith(".") || (xt.message += "."), xt.message += " Set [requestStreamBufferSize=number e.g. 65_536] in client constructor to instruct AWS SDK to buffer your input stream.";
      } catch {
      }
    throw xt;
  }
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsInputMiddleware.js
var Oi = {
  name: "flexibleChecksumsInputMiddleware",
  toMiddleware: "serializerMiddleware",
  relation: "before",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, Ei = (o, n) => (r, s) => async (i) => {
  let m = i.input, { requestValidationModeMember: d } = n, x = await o.requestChecksumCalculation(), C = await o.responseChecksumValidation();
  switch (x) {
    case te.WHEN_REQUIRED:
      gt(s, "FLEXIBLE_CHECKSUMS_REQ_WHEN_REQUIRED", "a");
      break;
    case te.WHEN_SUPPORTED:
      gt(s, "FLEXIBLE_CHECKSUMS_REQ_WHEN_SUPPORTED", "Z");
      break;
  }
  switch (C) {
    case en.WHEN_REQUIRED:
      gt(s, "FLEXIBLE_CHECKSUMS_RES_WHEN_REQUIRED", "c");
      break;
    case en.WHEN_SUPPORTED:
      gt(s, "FLEXIBLE_CHECKSUMS_RES_WHEN_SUPPORTED", "b");
      break;
  }
  return d && !m[d] && C === en.WHEN_SUPPORTED && (m[d] = "ENABLED"), r(i);
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmListForResponse.js
var sn = (o = []) => {
  let n = [], r = Nr.length;
  for (let s of o) {
    let i = Nr.indexOf(s);
    i !== -1 ? n[i] = s : n[r++] = s;
  }
  return n.filter(Boolean);
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/isChecksumWithPartNumber.js
var Si = (o) => {
  let n = o.lastIndexOf("-");
  if (n !== -1) {
    let r = o.slice(n + 1);
    if (!r.startsWith("0")) {
      let s = parseInt(r, 10);
      if (!isNaN(s) && s >= 1 && s <= 1e4)
        return !0;
    }
  }
  return !1;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksum.js
var hi = async (o, { checksumAlgorithmFn: n, base64Encoder: r }) => r(await rn(n, o));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/validateChecksumFromResponse.js
var vi = async (o, { config: n, responseAlgorithms: r, logger: s }) => {
  let i = sn(r), { body: m, headers: d } = o;
  for (let x of i) {
    let C = ge(x), g = d[C];
    if (g) {
      let O;
      try {
        O = nn(x, n);
      } catch (A) {
        if (x === T.CRC64NVME) {
          s?.warn(`Skipping ${T.CRC64NVME} checksum validation: ${A.message}`);
          continue;
        }
        throw A;
      }
      let { base64Encoder: R } = n;
      if (on(m)) {
        o.body = Ua({
          expectedChecksum: g,
          checksumSourceLocation: C,
          checksum: new O(),
          source: m,
          base64Encoder: R
        });
        return;
      }
      let y = await hi(m, { checksumAlgorithmFn: O, base64Encoder: R });
      if (y === g)
        break;
      throw new Error(`Checksum mismatch: expected "${y}" but received "${g}" in response header "${C}".`);
    }
  }
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsResponseMiddleware.js
var ki = {
  name: "flexibleChecksumsResponseMiddleware",
  toMiddleware: "deserializerMiddleware",
  relation: "after",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, yi = (o, n) => (r, s) => async (i) => {
  if (!bt.isInstance(i.request))
    return r(i);
  let m = i.input, d = await r(i), x = d.response, { requestValidationModeMember: C, responseAlgorithms: g } = n;
  if (C && m[C] === "ENABLED") {
    let { clientName: O, commandName: R } = s, y = Object.keys(o.checksumAlgorithms ?? {}).filter((_t) => {
      let St = ge(_t);
      return x.headers[St] !== void 0;
    }), A = sn([
      ...g ?? [],
      ...y
    ]);
    if (O === "S3Client" && R === "GetObjectCommand" && A.every((_t) => {
      let St = ge(_t), Gt = x.headers[St];
      return !Gt || Si(Gt);
    }))
      return d;
    await vi(x, {
      config: o,
      responseAlgorithms: A,
      logger: s.logger
    });
  }
  return d;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getFlexibleChecksumsPlugin.js
var an = (o, n) => ({
  applyToStack: (r) => {
    r.add(Ri(o, n), fi), r.addRelativeTo(Ei(o, n), Oi), r.addRelativeTo(yi(o, n), ki);
  }
});

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/resolveFlexibleChecksumsConfig.js
var Hr = (o) => {
  let { requestChecksumCalculation: n, responseChecksumValidation: r, requestStreamBufferSize: s } = o;
  return Object.assign(o, {
    requestChecksumCalculation: Be(n ?? pi),
    responseChecksumValidation: Be(r ?? li),
    requestStreamBufferSize: Number(s ?? 0),
    checksumAlgorithms: o.checksumAlgorithms ?? {}
  });
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-check-content-length-header/check-content-length-header.js
var L0 = "content-length", $0 = "x-amz-decoded-content-length";
function bi() {
  return (o, n) => async (r) => {
    let { request: s } = r;
    if (bt.isInstance(s) && !(L0 in s.headers) && !($0 in s.headers)) {
      let i = "Are you using a Stream of unknown length as the Body of a PutObject request? Consider using Upload instead from @aws-sdk/lib-storage.";
      typeof n?.logger?.warn == "function" && !(n.logger instanceof tn) ? n.logger.warn(i) : console.warn(i);
    }
    return o({ ...r });
  };
}
var Pi = {
  step: "finalizeRequest",
  tags: ["CHECK_CONTENT_LENGTH_HEADER"],
  name: "getCheckContentLengthHeaderPlugin",
  override: !0
}, zr = (o) => ({
  applyToStack: (n) => {
    n.add(bi(), Pi);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/region-redirect-endpoint-middleware.js
var Bi = (o) => (n, r) => async (s) => {
  let i = await o.region(), m = o.region, d = () => {
  };
  r.__s3RegionRedirect && (Object.defineProperty(o, "region", {
    writable: !1,
    value: async () => r.__s3RegionRedirect
  }), d = () => Object.defineProperty(o, "region", {
    writable: !0,
    value: m
  }));
  try {
    let x = await n(s);
    if (r.__s3RegionRedirect) {
      d();
      let C = await o.region();
      if (i !== C)
        throw new Error("Region was not restored following S3 region redirect.");
    }
    return x;
  } catch (x) {
    throw d(), x;
  }
}, Ai = {
  tags: ["REGION_REDIRECT", "S3"],
  name: "regionRedirectEndpointMiddleware",
  override: !0,
  relation: "before",
  toMiddleware: "endpointV2Middleware"
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/region-redirect-middleware.js
function Ti(o) {
  return (n, r) => async (s) => {
    try {
      return await n(s);
    } catch (i) {
      if (o.followRegionRedirects) {
        let m = i?.$metadata?.httpStatusCode, d = r.commandName === "HeadBucketCommand", x = i?.$response?.headers?.["x-amz-bucket-region"];
        if (x && (m === 301 || m === 400 && (i?.name === "IllegalLocationConstraintException" || d))) {
          try {
            let C = x;
            r.logger?.debug(`Redirecting from ${await o.region()} to ${C}`), r.__s3RegionRedirect = C, gt(r, "S3_REGION_REDIRECT", "Ah");
          } catch (C) {
            throw new Error("Region redirect failed: " + C);
          }
          return n(s);
        }
      }
      throw i;
    }
  };
}
var Mi = {
  step: "initialize",
  tags: ["REGION_REDIRECT", "S3"],
  name: "regionRedirectMiddleware",
  override: !0
}, Kr = (o) => ({
  applyToStack: (n) => {
    n.add(Ti(o), Mi), n.addRelativeTo(Bi(o), Ai);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/classes/S3ExpressIdentityCache.js
var cn = class o {
  data;
  lastPurgeTime = Date.now();
  static EXPIRED_CREDENTIAL_PURGE_INTERVAL_MS = 3e4;
  constructor(n = {}) {
    this.data = n;
  }
  get(n) {
    let r = this.data[n];
    if (r)
      return r;
  }
  set(n, r) {
    return this.data[n] = r, r;
  }
  delete(n) {
    delete this.data[n];
  }
  clear() {
    this.data = {};
  }
  async purgeExpired() {
    let n = Date.now();
    if (this.lastPurgeTime + o.EXPIRED_CREDENTIAL_PURGE_INTERVAL_MS > n)
      return;
    let r = this.data;
    for (let s in r) {
      let i = r[s];
      if (!i.isRefreshing) {
        let m = await i.identity;
        m.expiration && m.expiration.getTime() < n && r[s] === i && delete r[s];
      }
    }
  }
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/classes/S3ExpressIdentityCacheEntry.js
var Te = class {
  _identity;
  isRefreshing;
  accessed;
  constructor(n, r = !1, s = Date.now()) {
    this._identity = n, this.isRefreshing = r, this.accessed = s;
  }
  get identity() {
    return this.accessed = Date.now(), this._identity;
  }
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/classes/S3ExpressIdentityProviderImpl.js
var un = class o {
  createSessionFn;
  cache;
  static REFRESH_WINDOW_MS = 6e4;
  accessKeyId;
  cacheGeneration = 0;
  constructor(n, r = new cn()) {
    this.createSessionFn = n, this.cache = r;
  }
  async getS3ExpressIdentity(n, r) {
    let s = r.Bucket, { cache: i } = this;
    n.accessKeyId !== this.accessKeyId && (this.accessKeyId = n.accessKeyId, this.cacheGeneration++, i.clear());
    let m = this.cacheGeneration, d = i.get(s);
    return d ? d.identity.then((x) => (x.expiration?.getTime() ?? 0) < Date.now() ? i.set(s, new Te(this.getIdentity(s))).identity : ((x.expiration?.getTime() ?? 0) < Date.now() + o.REFRESH_WINDOW_MS && !d.isRefreshing && (d.isRefreshing = !0, this.getIdentity(s).then((O) => {
      m === this.cacheGeneration && i.set(s, new Te(Promise.resolve(O)));
    })), x)) : i.set(s, new Te(this.getIdentity(s))).identity;
  }
  async getIdentity(n) {
    await this.cache.purgeExpired().catch((i) => {
      console.warn(`Error while clearing expired entries in S3ExpressIdentityCache: 
` + i);
    });
    let r = await this.createSessionFn(n);
    if (!r.Credentials?.AccessKeyId || !r.Credentials?.SecretAccessKey)
      throw new Error("s3#createSession response credential missing AccessKeyId or SecretAccessKey.");
    return {
      accessKeyId: r.Credentials.AccessKeyId,
      secretAccessKey: r.Credentials.SecretAccessKey,
      sessionToken: r.Credentials.SessionToken,
      expiration: r.Credentials.Expiration ? new Date(r.Credentials.Expiration) : void 0
    };
  }
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-configuration/s3Configuration.js
var Vr = (o, { session: n }) => {
  let [r, s] = n, { forcePathStyle: i, useAccelerateEndpoint: m, disableMultiregionAccessPoints: d, followRegionRedirects: x, s3ExpressIdentityProvider: C, bucketEndpoint: g, expectContinueHeader: O } = o;
  return Object.assign(o, {
    forcePathStyle: i ?? !1,
    useAccelerateEndpoint: m ?? !1,
    disableMultiregionAccessPoints: d ?? !1,
    followRegionRedirects: x ?? !1,
    s3ExpressIdentityProvider: C ?? new un(async (R) => r().send(new s({
      Bucket: R
    }))),
    bucketEndpoint: g ?? !1,
    expectContinueHeader: O ?? 2097152
  });
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/constants.js
var Ii = "Directory", wi = "S3Express", Di = "sigv4-s3express", I0 = "X-Amz-S3session-Token", Gi = I0.toLowerCase();

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/s3ExpressMiddleware.js
var Ui = (o) => (n, r) => async (s) => {
  if (r.endpointV2) {
    let i = r.endpointV2, m = i.properties?.authSchemes?.[0]?.name === Di;
    if ((i.properties?.backend === wi || i.properties?.bucketType === Ii) && (gt(r, "S3_EXPRESS_BUCKET", "J"), r.isS3ExpressBucket = !0), m) {
      let x = s.input.Bucket;
      if (x) {
        let C = await o.s3ExpressIdentityProvider.getS3ExpressIdentity(await o.credentials(), {
          Bucket: x
        });
        r.s3ExpressIdentity = C, bt.isInstance(s.request) && C.sessionToken && (s.request.headers[Gi] = C.sessionToken);
      }
    }
  }
  return n(s);
}, ji = {
  name: "s3ExpressMiddleware",
  step: "build",
  tags: ["S3", "S3_EXPRESS"],
  override: !0
}, Fr = (o) => ({
  applyToStack: (n) => {
    n.add(Ui(o), ji);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/signS3Express.js
var qi = async (o, n, r, s) => {
  let i = await s.signWithCredentials(r, o, {});
  if (i.headers["X-Amz-Security-Token"] || i.headers["x-amz-security-token"])
    throw new Error("X-Amz-Security-Token must not be set for s3-express requests.");
  return i;
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/s3ExpressHttpSigningMiddleware.js
var w0 = (o) => (n) => {
  throw n;
}, D0 = (o, n) => {
};
var Ni = (o) => (n, r) => async (s) => {
  if (!bt.isInstance(s.request))
    return n(s);
  let m = _o(r).selectedHttpAuthScheme;
  if (!m)
    throw new Error("No HttpAuthScheme was selected: unable to sign request");
  let { httpAuthOption: { signingProperties: d = {} }, identity: x, signer: C } = m, g;
  r.s3ExpressIdentity ? g = await qi(r.s3ExpressIdentity, d, s.request, await o.signer()) : g = await C.sign(s.request, x, d);
  let O = await n({
    ...s,
    request: g
  }).catch((C.errorHandler || w0)(d));
  return (C.successHandler || D0)(O.response, d), O;
}, Wr = (o) => ({
  applyToStack: (n) => {
    n.addRelativeTo(Ni(o), Wa);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/to-stream/toStream.js
import { Readable as G0 } from "node:stream";
function Hi(o) {
  return G0.from(Buffer.from(o));
}

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-throw-200-exceptions/throw-200-exceptions.js
var U0 = {
  CopyObjectCommand: !0,
  UploadPartCopyCommand: !0,
  CompleteMultipartUploadCommand: !0
}, zi = (o) => (n, r) => async (s) => {
  let i = await n(s), { response: m } = i;
  if (!va.isInstance(m))
    return i;
  let { statusCode: d, body: x } = m;
  if (d < 200 || d >= 300)
    return i;
  let C = await j0(x, o);
  if (m.body = Hi(C), C.length === 0 && U0[r.commandName]) {
    let O = new Error("S3 aborted request");
    throw O.$metadata = {
      httpStatusCode: 503
    }, O.name = "InternalError", O;
  }
  let g = o.utf8Encoder(C.subarray(C.length - 16));
  return g && g.endsWith("</Error>") && (m.statusCode = 503), i;
}, j0 = (o = new Uint8Array(), n) => o instanceof Uint8Array ? Promise.resolve(o) : n.streamCollector(o) || Promise.resolve(new Uint8Array()), Ki = {
  relation: "after",
  toMiddleware: "deserializerMiddleware",
  tags: ["THROW_200_EXCEPTIONS", "S3"],
  name: "throw200ExceptionsMiddleware",
  override: !0
}, Me = (o) => ({
  applyToStack: (n) => {
    n.addRelativeTo(zi(o), Ki);
  }
});

// node_modules/@aws-sdk/core/dist-es/submodules/util/util-arn-parser/arn.js
var Xr = (o) => typeof o == "string" && o.indexOf("arn:") === 0 && o.split(":").length >= 6;

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/bucket-endpoint-middleware.js
function Vi(o) {
  return (n, r) => async (s) => {
    if (o.bucketEndpoint) {
      let i = r.endpointV2;
      if (i) {
        let m = s.input.Bucket;
        if (typeof m == "string")
          try {
            let d = new URL(m);
            r.endpointV2 = {
              ...i,
              url: d
            };
          } catch (d) {
            let x = `@aws-sdk/middleware-sdk-s3: bucketEndpoint=true was set but Bucket=${m} could not be parsed as URL.`;
            throw r.logger?.constructor?.name === "NoOpLogger" ? console.warn(x) : r.logger?.warn?.(x), d;
          }
      }
    }
    return n(s);
  };
}
var Fi = {
  name: "bucketEndpointMiddleware",
  override: !0,
  relation: "after",
  toMiddleware: "endpointV2Middleware"
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-validate-bucket-name/validate-bucket-name.js
function Wi({ bucketEndpoint: o }) {
  return (n) => async (r) => {
    let { input: { Bucket: s } } = r;
    if (!o && typeof s == "string" && !Xr(s) && s.indexOf("/") >= 0) {
      let i = new Error(`Bucket name shouldn't contain '/', received '${s}'`);
      throw i.name = "InvalidBucketName", i;
    }
    return n({ ...r });
  };
}
var Xi = {
  step: "initialize",
  tags: ["VALIDATE_BUCKET_NAME"],
  name: "validateBucketNameMiddleware",
  override: !0
}, Qr = (o) => ({
  applyToStack: (n) => {
    n.add(Wi(o), Xi), n.addRelativeTo(Vi(o), Fi);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/protocol/S3RestXmlProtocol.js
var go = class extends si {
  async serializeRequest(n, r, s) {
    let i = await super.serializeRequest(n, r, s), m = ba.of(n.input), d = m.getSchema(), x = 0, C = d[6] ?? 0;
    if (r && typeof r == "object")
      for (let [g, O] of m.structIterator()) {
        if (++x > C)
          break;
        if (g === "Bucket") {
          if (!r.Bucket && O.getMergedTraits().httpLabel)
            throw new Error("No value provided for input HTTP label: Bucket.");
          break;
        }
      }
    return i;
  }
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-expect-continue/middleware-expect-continue.js
function Qi(o) {
  return (n) => async (r) => {
    let { request: s } = r;
    if (o.expectContinueHeader !== !1 && bt.isInstance(s) && s.body && o.runtime === "node" && o.requestHandler?.constructor?.name !== "FetchHttpHandler") {
      let i = !0;
      if (typeof o.expectContinueHeader == "number")
        try {
          i = (Number(s.headers?.["content-length"]) ?? o.bodyLengthChecker?.(s.body) ?? 1 / 0) >= o.expectContinueHeader;
        } catch {
        }
      else
        i = !!o.expectContinueHeader;
      i && (s.headers.Expect = "100-continue");
    }
    return n({
      ...r,
      request: s
    });
  };
}
var Ji = {
  step: "build",
  tags: ["SET_EXPECT_HEADER", "EXPECT_HEADER"],
  name: "addExpectContinueMiddleware",
  override: !0
}, Jr = (o) => ({
  applyToStack: (n) => {
    n.add(Qi(o), Ji);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-ssec/middleware-ssec.js
function Yi(o) {
  return (n) => async (r) => {
    let s = { ...r.input }, i = [
      {
        target: "SSECustomerKey",
        hash: "SSECustomerKeyMD5"
      },
      {
        target: "CopySourceSSECustomerKey",
        hash: "CopySourceSSECustomerKeyMD5"
      }
    ];
    for (let m of i) {
      let d = s[m.target];
      if (d) {
        let x;
        typeof d == "string" ? tc(d, o) ? x = o.base64Decoder(d) : (x = o.utf8Decoder(d), s[m.target] = o.base64Encoder(x)) : (x = ArrayBuffer.isView(d) ? new Uint8Array(d.buffer, d.byteOffset, d.byteLength) : new Uint8Array(d), s[m.target] = o.base64Encoder(x));
        let C = new o.md5();
        C.update(x), s[m.hash] = o.base64Encoder(await C.digest());
      }
    }
    return n({
      ...r,
      input: s
    });
  };
}
var Zi = {
  name: "ssecMiddleware",
  step: "initialize",
  tags: ["SSE"],
  override: !0
}, fo = (o) => ({
  applyToStack: (n) => {
    n.add(Yi(o), Zi);
  }
});
function tc(o, n) {
  if (!/^(?:[A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(o))
    return !1;
  try {
    return n.base64Decoder(o).length === 32;
  } catch {
    return !1;
  }
}

// node_modules/@aws-sdk/client-s3/dist-es/S3Client.js
var R0 = Ce(oc());

// node_modules/@aws-sdk/client-s3/dist-es/auth/httpAuthSchemeProvider.js
var sc = Ce($i());
var ac = Ce(rc()), q0 = (o) => async (n, r, s) => {
  if (!s)
    throw new Error("Could not find `input` for `defaultEndpointRuleSetHttpAuthSchemeParametersProvider`");
  let i = await o(n, r, s), m = _o(r)?.commandInstance?.constructor?.getEndpointParameterInstructions;
  if (!m)
    throw new Error(`getEndpointParameterInstructions() is not defined on '${r.commandName}'`);
  let d = await wa(s, { getEndpointParameterInstructions: m }, n);
  return Object.assign(i, d);
}, N0 = async (o, n, r) => ({
  operation: _o(n).operation,
  region: await Be(o.region)() || (() => {
    throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
  })()
}), ic = q0(N0);
function cc(o) {
  return {
    schemeId: "aws.auth#sigv4",
    signingProperties: {
      name: "s3",
      region: o.region
    },
    propertiesExtractor: (n, r) => ({
      signingProperties: {
        config: n,
        context: r
      }
    })
  };
}
function uc(o) {
  return {
    schemeId: "aws.auth#sigv4a",
    signingProperties: {
      name: "s3",
      region: o.region
    },
    propertiesExtractor: (n, r) => ({
      signingProperties: {
        config: n,
        context: r
      }
    })
  };
}
var H0 = (o, n, r) => (i) => {
  let d = o(i).properties?.authSchemes;
  if (!d)
    return n(i);
  let x = [];
  for (let C of d) {
    let { name: g, properties: O = {}, ...R } = C, y = g.toLowerCase();
    g !== y && console.warn(`HttpAuthScheme has been normalized with lowercasing: '${g}' to '${y}'`);
    let A;
    if (y === "sigv4a") {
      A = "aws.auth#sigv4a";
      let St = d.find((Gt) => {
        let Mt = Gt.name.toLowerCase();
        return Mt !== "sigv4a" && Mt.startsWith("sigv4");
      });
      if (sc.SignatureV4MultiRegion.sigv4aDependency() === "none" && St)
        continue;
    } else if (y.startsWith("sigv4"))
      A = "aws.auth#sigv4";
    else
      throw new Error(`Unknown HttpAuthScheme found in '@smithy.rules#endpointRuleSet': '${y}'`);
    let vt = r[A];
    if (!vt)
      throw new Error(`Could not find HttpAuthOption create function for '${A}'`);
    let _t = vt(i);
    _t.schemeId = A, _t.signingProperties = { ..._t.signingProperties || {}, ...R, ...O }, x.push(_t);
  }
  return x;
}, z0 = (o) => {
  let n = [];
  switch (o.operation) {
    default:
      n.push(cc(o)), n.push(uc(o));
  }
  return n;
}, O3 = H0(ac.defaultEndpointResolver, z0, {
  "aws.auth#sigv4": cc,
  "aws.auth#sigv4a": uc
}), pc = (o) => {
  let n = ri(o), r = ni(n);
  return Object.assign(r, {
    authSchemePreference: Be(o.authSchemePreference ?? [])
  });
};

// node_modules/@aws-sdk/client-s3/dist-es/endpoint/EndpointParameters.js
var lc = (o) => Object.assign(o, {
  useFipsEndpoint: o.useFipsEndpoint ?? !1,
  useDualstackEndpoint: o.useDualstackEndpoint ?? !1,
  forcePathStyle: o.forcePathStyle ?? !1,
  useAccelerateEndpoint: o.useAccelerateEndpoint ?? !1,
  useGlobalEndpoint: o.useGlobalEndpoint ?? !1,
  disableMultiregionAccessPoints: o.disableMultiregionAccessPoints ?? !1,
  defaultSigningName: "s3",
  clientContextParams: o.clientContextParams ?? {}
}), dc = {
  ForcePathStyle: { type: "clientContextParams", name: "forcePathStyle" },
  UseArnRegion: { type: "clientContextParams", name: "useArnRegion" },
  DisableMultiRegionAccessPoints: { type: "clientContextParams", name: "disableMultiregionAccessPoints" },
  Accelerate: { type: "clientContextParams", name: "useAccelerateEndpoint" },
  DisableS3ExpressSessionAuth: { type: "clientContextParams", name: "disableS3ExpressSessionAuth" },
  UseGlobalEndpoint: { type: "builtInParams", name: "useGlobalEndpoint" },
  UseFIPS: { type: "builtInParams", name: "useFipsEndpoint" },
  Endpoint: { type: "builtInParams", name: "endpoint" },
  Region: { type: "builtInParams", name: "region" },
  UseDualStack: { type: "builtInParams", name: "useDualstackEndpoint" }
};

// node_modules/@aws-sdk/client-s3/dist-es/commandBuilder.js
var ut = Ta(dc, "AmazonS3", "S3Client", Ga), Pt = {
  Bucket: { type: "contextParams", name: "Bucket" },
  Key: { type: "contextParams", name: "Key" }
};
var pn = {
  DisableS3ExpressSessionAuth: { type: "staticContextParams", value: !0 },
  Bucket: { type: "contextParams", name: "Bucket" }
};
var Le = (o, n, r, s) => [
  Me(r)
], $e = (o, n, r, s) => [
  Me(r),
  fo(r)
];
var mc = (o, n, r, s) => [
  an(r, {
    requestAlgorithmMember: { httpHeader: "x-amz-sdk-checksum-algorithm", name: "ChecksumAlgorithm" },
    requestChecksumRequired: !1
  }),
  zr(r),
  Me(r),
  fo(r)
];
var _c = (o, n, r, s) => [
  an(r, {
    requestAlgorithmMember: { httpHeader: "x-amz-sdk-checksum-algorithm", name: "ChecksumAlgorithm" },
    requestChecksumRequired: !1
  }),
  Me(r),
  fo(r)
];

// node_modules/@aws-sdk/client-s3/dist-es/models/S3ServiceException.js
var G = class o extends Pa {
  static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.s3#S3ServiceException";
  constructor(n) {
    super(n), Object.setPrototypeOf(this, o.prototype);
  }
};

// node_modules/@aws-sdk/client-s3/dist-es/models/errors.js
var ln = class o extends G {
  static shapeId = "com.amazonaws.s3#NoSuchUpload";
  name = "NoSuchUpload";
  $fault = "client";
  constructor(n) {
    super({
      name: "NoSuchUpload",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
}, dn = class o extends G {
  static shapeId = "com.amazonaws.s3#AccessDenied";
  name = "AccessDenied";
  $fault = "client";
  constructor(n) {
    super({
      name: "AccessDenied",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
}, mn = class o extends G {
  static shapeId = "com.amazonaws.s3#ObjectNotInActiveTierError";
  name = "ObjectNotInActiveTierError";
  $fault = "client";
  constructor(n) {
    super({
      name: "ObjectNotInActiveTierError",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
}, _n = class o extends G {
  static shapeId = "com.amazonaws.s3#BucketAlreadyExists";
  name = "BucketAlreadyExists";
  $fault = "client";
  constructor(n) {
    super({
      name: "BucketAlreadyExists",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
}, xn = class o extends G {
  static shapeId = "com.amazonaws.s3#BucketAlreadyOwnedByYou";
  name = "BucketAlreadyOwnedByYou";
  $fault = "client";
  constructor(n) {
    super({
      name: "BucketAlreadyOwnedByYou",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
}, Cn = class o extends G {
  static shapeId = "com.amazonaws.s3#NoSuchBucket";
  name = "NoSuchBucket";
  $fault = "client";
  constructor(n) {
    super({
      name: "NoSuchBucket",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
}, gn = class o extends G {
  static shapeId = "com.amazonaws.s3#NoSuchKey";
  name = "NoSuchKey";
  $fault = "client";
  constructor(n) {
    super({
      name: "NoSuchKey",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
}, fn = class o extends G {
  static shapeId = "com.amazonaws.s3#InvalidObjectState";
  name = "InvalidObjectState";
  $fault = "client";
  StorageClass;
  AccessTier;
  constructor(n) {
    super({
      name: "InvalidObjectState",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype), this.StorageClass = n.StorageClass, this.AccessTier = n.AccessTier;
  }
}, Rn = class o extends G {
  static shapeId = "com.amazonaws.s3#NoSuchAnnotation";
  name = "NoSuchAnnotation";
  $fault = "client";
  constructor(n) {
    super({
      name: "NoSuchAnnotation",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
}, On = class o extends G {
  static shapeId = "com.amazonaws.s3#NotFound";
  name = "NotFound";
  $fault = "client";
  constructor(n) {
    super({
      name: "NotFound",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
}, En = class o extends G {
  static shapeId = "com.amazonaws.s3#InvalidPrefix";
  name = "InvalidPrefix";
  $fault = "client";
  constructor(n) {
    super({
      name: "InvalidPrefix",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
}, Sn = class o extends G {
  static shapeId = "com.amazonaws.s3#EncryptionTypeMismatch";
  name = "EncryptionTypeMismatch";
  $fault = "client";
  constructor(n) {
    super({
      name: "EncryptionTypeMismatch",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
}, hn = class o extends G {
  static shapeId = "com.amazonaws.s3#InvalidRequest";
  name = "InvalidRequest";
  $fault = "client";
  constructor(n) {
    super({
      name: "InvalidRequest",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
}, vn = class o extends G {
  static shapeId = "com.amazonaws.s3#InvalidWriteOffset";
  name = "InvalidWriteOffset";
  $fault = "client";
  constructor(n) {
    super({
      name: "InvalidWriteOffset",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
}, kn = class o extends G {
  static shapeId = "com.amazonaws.s3#TooManyParts";
  name = "TooManyParts";
  $fault = "client";
  constructor(n) {
    super({
      name: "TooManyParts",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
}, yn = class o extends G {
  static shapeId = "com.amazonaws.s3#AnnotationLimitExceeded";
  name = "AnnotationLimitExceeded";
  $fault = "client";
  constructor(n) {
    super({
      name: "AnnotationLimitExceeded",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
}, bn = class o extends G {
  static shapeId = "com.amazonaws.s3#AnnotationNameTooLong";
  name = "AnnotationNameTooLong";
  $fault = "client";
  constructor(n) {
    super({
      name: "AnnotationNameTooLong",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
}, Pn = class o extends G {
  static shapeId = "com.amazonaws.s3#InvalidAnnotationName";
  name = "InvalidAnnotationName";
  $fault = "client";
  constructor(n) {
    super({
      name: "InvalidAnnotationName",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
}, Bn = class o extends G {
  static shapeId = "com.amazonaws.s3#UnsupportedMediaType";
  name = "UnsupportedMediaType";
  $fault = "client";
  constructor(n) {
    super({
      name: "UnsupportedMediaType",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
}, An = class o extends G {
  static shapeId = "com.amazonaws.s3#IdempotencyParameterMismatch";
  name = "IdempotencyParameterMismatch";
  $fault = "client";
  constructor(n) {
    super({
      name: "IdempotencyParameterMismatch",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
}, Tn = class o extends G {
  static shapeId = "com.amazonaws.s3#ObjectAlreadyInActiveTierError";
  name = "ObjectAlreadyInActiveTierError";
  $fault = "client";
  constructor(n) {
    super({
      name: "ObjectAlreadyInActiveTierError",
      $fault: "client",
      ...n
    }), Object.setPrototypeOf(this, o.prototype);
  }
};

// node_modules/@aws-sdk/client-s3/dist-es/schemas/schemas_0.js
var K0 = "Account", V0 = "AnalyticsAndOperator", Mn = "AccelerateConfiguration", tr = "AccessControlList", Ie = "ACL", kc = "AnalyticsConfigurationList", fe = "AccessControlPolicy", yc = "AccessControlTranslation", Ro = "AnalyticsConfiguration", F0 = "AnnotationCount", W0 = "AccessDenied", bc = "AbortDate", X0 = "AnnotationDirective", Pc = "AnnotationEntry", Q0 = "AnalyticsExportDestination", J0 = "AnalyticsFilter", Y0 = "AllowedHeaders", Z0 = "AllowedHeader", td = "AccountId", Bc = "AbortIncompleteMultipartUpload", xc = "AccessKeyId", ed = "AnnotationList", od = "AnnotationLimitExceeded", nd = "AllowedMethods", rd = "AbortMultipartUpload", sd = "AbortMultipartUploadOutput", ad = "AbortMultipartUploadRequest", id = "AllowedMethod", ho = "AnnotationName", cd = "AnnotationNameTooLong", ud = "AllowedOrigins", pd = "AllowedOrigin", Ac = "AnnotationPayload", ld = "AccessPointAlias", Tc = "AccessPointArn", Mc = "AnnotationPrefix", dd = "AllowQuotedRecordDelimiter", as = "AcceptRanges", Lc = "AbortRuleId", Ln = "AbacStatus", md = "AnalyticsS3BucketDestination", _d = "ApplyServerSideEncryptionByDefault", xd = "ArchiveStatus", $c = "AccessTier", $n = "AnnotationTableConfiguration", Ic = "AnnotationTableConfigurationResult", Cd = "AnnotationTableConfigurationUpdates", vo = "And", gd = "Annotations", c = "Bucket", is = "BucketArn", fd = "BucketAlreadyExists", Rd = "BucketAccountId", Od = "BucketAlreadyOwnedByYou", wc = "BlockedEncryptionTypes", cs = "BypassGovernanceRetention", Ed = "BucketInfo", pt = "BucketKeyEnabled", Sd = "BucketLifecycleConfiguration", hd = "BucketLocationName", In = "BucketLoggingStatus", vd = "BucketLocationType", kd = "BucketNamespace", yd = "BucketName", Dc = "BytesProcessed", Cc = "BlockPublicAcls", gc = "BlockPublicPolicy", us = "BucketRegion", Gc = "BytesReturned", Uc = "BytesScanned", ko = "Body", ps = "Buckets", jc = "Checksum", v = "ChecksumAlgorithm", bd = "CannedACL", Pd = "CreateBucket", Yr = "CreateBucketConfiguration", Bd = "CreateBucketMetadataConfiguration", Ad = "CreateBucketMetadataConfigurationRequest", Td = "CreateBucketMetadataTableConfiguration", Md = "CreateBucketMetadataTableConfigurationRequest", Ld = "CreateBucketOutput", $d = "CreateBucketRequest", we = "CacheControl", W = "ChecksumCRC32", X = "ChecksumCRC32C", Q = "ChecksumCRC64NVME", yo = "Cache-Control", Id = "CreationDate", bo = "Content-Disposition", De = "ContentDisposition", wd = "ContinuationEvent", Po = "Content-Encoding", Ge = "ContentEncoding", Dd = "CloudFunction", Gd = "CloudFunctionConfiguration", Ue = "ContentLanguage", Bo = "Content-Language", je = "Content-Length", qe = "ContentLength", w = "Content-MD5", J = "ChecksumMD5", D = "ContentMD5", Ud = "CompletedMultipartUpload", jd = "CompleteMultipartUploadOutput", qd = "CreateMultipartUploadOutput", Nd = "CompleteMultipartUploadResult", Hd = "CompleteMultipartUploadRequest", zd = "CreateMultipartUploadRequest", qc = "CompleteMultipartUpload", Kd = "CreateMultipartUpload", ls = "ChecksumMode", Vd = "CopyObject", Fd = "CopyObjectOutput", Nc = "CopyObjectResult", wn = "CORSConfiguration", ds = "CORSRules", ms = "CORSRule", Wd = "CopyObjectRequest", Xd = "CommonPrefix", Qd = "CommonPrefixList", Jd = "CompletedPartList", Hc = "CopyPartResult", Yd = "CompletedPart", er = "CommonPrefixes", _s = "ContentRange", Zd = "ConfirmRemoveSelfBucketAccess", zc = "Content-Range", Ne = "ConfigurationState", Y = "ChecksumSHA1", Z = "ChecksumSHA256", tt = "ChecksumSHA512", Kc = "CopySourceIfMatch", Vc = "CopySourceIfModifiedSince", Fc = "CopySourceIfNoneMatch", Wc = "CopySourceIfUnmodifiedSince", tm = "CreateSessionOutput", em = "CreateSessionResult", om = "CopySourceRange", nm = "CreateSessionRequest", Xc = "CopySourceSSECustomerAlgorithm", xs = "CopySourceSSECustomerKey", Qc = "CopySourceSSECustomerKeyMD5", Jc = "CSV", Yc = "CopySourceVersionId", rm = "CSVInput", sm = "CSVOutput", Zc = "CopySource", am = "CreateSession", ft = "ChecksumType", Ao = "Content-Type", im = "ClientToken", He = "ContentType", cm = "CompressionType", lt = "ContinuationToken", et = "ChecksumXXHASH64", ot = "ChecksumXXHASH3", nt = "ChecksumXXHASH128", tu = "Condition", um = "Code", pm = "Comments", eu = "Contents", lm = "Cont", fc = "Credentials", Re = "Days", dm = "DaysAfterInitiation", mm = "DeleteBucket", _m = "DeleteBucketAnalyticsConfiguration", xm = "DeleteBucketAnalyticsConfigurationRequest", Cm = "DeleteBucketCors", gm = "DeleteBucketCorsRequest", fm = "DeleteBucketEncryption", Rm = "DeleteBucketEncryptionRequest", Om = "DeleteBucketInventoryConfiguration", Em = "DeleteBucketInventoryConfigurationRequest", Sm = "DeleteBucketIntelligentTieringConfiguration", hm = "DeleteBucketIntelligentTieringConfigurationRequest", vm = "DeleteBucketLifecycle", km = "DeleteBucketLifecycleRequest", ym = "DeleteBucketMetadataConfiguration", bm = "DeleteBucketMetadataConfigurationRequest", Pm = "DeleteBucketMetricsConfigurationRequest", Bm = "DeleteBucketMetricsConfiguration", Am = "DeleteBucketMetadataTableConfiguration", Tm = "DeleteBucketMetadataTableConfigurationRequest", Mm = "DeleteBucketOwnershipControls", Lm = "DeleteBucketOwnershipControlsRequest", $m = "DeleteBucketPolicy", Im = "DeleteBucketPolicyRequest", wm = "DeleteBucketRequest", Dm = "DeleteBucketReplicationRequest", Gm = "DeleteBucketReplication", Um = "DeleteBucketTagging", jm = "DeleteBucketTaggingRequest", qm = "DeleteBucketWebsite", Nm = "DeleteBucketWebsiteRequest", Hm = "DataExport", zm = "DefaultEventHold", Km = "DestinationIfMatch", Vm = "DestinationIfModifiedSince", Fm = "DestinationIfNoneMatch", Wm = "DestinationIfUnmodifiedSince", Oe = "DeleteMarker", Xm = "DeleteMarkerEntry", ou = "DeleteMarkerReplication", Qm = "DeleteMarkerVersionId", nu = "DeleteMarkers", Cs = "DisplayName", Jm = "DeletedObject", Ym = "DeleteObjectAnnotation", Zm = "DeleteObjectAnnotationOutput", t_ = "DeleteObjectAnnotationRequest", e_ = "DeleteObjectOutput", o_ = "DeleteObjectsOutput", n_ = "DeleteObjectRequest", r_ = "DeleteObjectsRequest", s_ = "DeleteObjectTagging", a_ = "DeleteObjectTaggingOutput", i_ = "DeleteObjectTaggingRequest", c_ = "DeletedObjects", u_ = "DeleteObject", p_ = "DeleteObjects", l_ = "DeletePublicAccessBlock", d_ = "DeletePublicAccessBlockRequest", m_ = "DataRedundancy", ru = "DefaultRetention", __ = "DeleteResult", su = "DestinationResult", au = "Date", Zr = "Delete", x_ = "Deleted", re = "Delimiter", or = "Destination", C_ = "Description", iu = "Details", ze = "Error", g_ = "EmailAddress", cu = "EventBridgeConfiguration", p = "ExpectedBucketOwner", Ee = "EncryptionConfiguration", uu = "ErrorCode", f_ = "ErrorDetails", gs = "ErrorDocument", R_ = "EndEvent", O_ = "ExposeHeaders", pu = "EventHoldDuration", E_ = "EventHold", S_ = "ExposeHeader", lu = "ErrorMessage", h_ = "ExpiredObjectDeleteMarker", du = "ExistingObjectReplication", Dn = "ExpiresString", mu = "ExpectedSourceBucketOwner", U = "ETag", v_ = "EncryptionTypeList", k_ = "EncryptionTypeMismatch", fs = "EncryptionType", se = "EncodingType", y_ = "EventThreshold", _u = "ExpressionType", Rs = "Encryption", b_ = "Enabled", xu = "End", Cu = "Errors", Os = "Events", Es = "Event", jt = "Expiration", Lt = "Expires", gu = "Expression", ee = "Filter", fu = "FieldDelimiter", P_ = "FileHeaderInfo", B_ = "FetchOwner", Ru = "FilterRule", A_ = "FilterRuleList", T_ = "FilterRules", M_ = "Field", Ou = "Format", L_ = "Frequency", nr = "Grants", $_ = "GetBucketAbac", I_ = "GetBucketAccelerateConfiguration", w_ = "GetBucketAccelerateConfigurationOutput", D_ = "GetBucketAnalyticsConfigurationOutput", G_ = "GetBucketAccelerateConfigurationRequest", U_ = "GetBucketAnalyticsConfigurationRequest", j_ = "GetBucketAnalyticsConfiguration", q_ = "GetBucketAbacOutput", N_ = "GetBucketAclOutput", H_ = "GetBucketAbacRequest", z_ = "GetBucketAclRequest", K_ = "GetBucketAcl", V_ = "GetBucketCors", F_ = "GetBucketCorsOutput", W_ = "GetBucketCorsRequest", X_ = "GetBucketEncryption", Q_ = "GetBucketEncryptionOutput", J_ = "GetBucketEncryptionRequest", Y_ = "GetBucketInventoryConfiguration", Z_ = "GetBucketInventoryConfigurationOutput", tx = "GetBucketInventoryConfigurationRequest", ex = "GetBucketIntelligentTieringConfiguration", ox = "GetBucketIntelligentTieringConfigurationOutput", nx = "GetBucketIntelligentTieringConfigurationRequest", rx = "GetBucketLocation", sx = "GetBucketLifecycleConfiguration", ax = "GetBucketLifecycleConfigurationOutput", ix = "GetBucketLifecycleConfigurationRequest", cx = "GetBucketLocationOutput", ux = "GetBucketLoggingOutput", px = "GetBucketLocationRequest", lx = "GetBucketLoggingRequest", dx = "GetBucketLogging", mx = "GetBucketMetadataConfiguration", _x = "GetBucketMetadataConfigurationOutput", xx = "GetBucketMetricsConfigurationOutput", Eu = "GetBucketMetadataConfigurationResult", Cx = "GetBucketMetadataConfigurationRequest", gx = "GetBucketMetricsConfigurationRequest", fx = "GetBucketMetricsConfiguration", Rx = "GetBucketMetadataTableConfiguration", Ox = "GetBucketMetadataTableConfigurationOutput", Su = "GetBucketMetadataTableConfigurationResult", Ex = "GetBucketMetadataTableConfigurationRequest", Sx = "GetBucketNotificationConfiguration", hx = "GetBucketNotificationConfigurationRequest", vx = "GetBucketOwnershipControls", kx = "GetBucketOwnershipControlsOutput", yx = "GetBucketOwnershipControlsRequest", bx = "GetBucketPolicy", Px = "GetBucketPolicyOutput", Bx = "GetBucketPolicyRequest", Ax = "GetBucketPolicyStatus", Tx = "GetBucketPolicyStatusOutput", Mx = "GetBucketPolicyStatusRequest", Lx = "GetBucketReplication", $x = "GetBucketReplicationOutput", Ix = "GetBucketRequestPayment", wx = "GetBucketRequestPaymentOutput", Dx = "GetBucketRequestPaymentRequest", Gx = "GetBucketReplicationRequest", Ux = "GetBucketTagging", jx = "GetBucketTaggingOutput", qx = "GetBucketTaggingRequest", Nx = "GetBucketVersioning", Hx = "GetBucketVersioningOutput", zx = "GetBucketVersioningRequest", Kx = "GetBucketWebsite", Vx = "GetBucketWebsiteOutput", Fx = "GetBucketWebsiteRequest", Ke = "GrantFullControl", hu = "GlacierJobParameters", Wx = "GetObject", Xx = "GetObjectAcl", Qx = "GetObjectAclOutput", Jx = "GetObjectAnnotationOutput", Yx = "GetObjectAttributesOutput", Zx = "GetObjectAttributesParts", tC = "GetObjectAclRequest", eC = "GetObjectAnnotationRequest", oC = "GetObjectAttributesResponse", nC = "GetObjectAttributesRequest", rC = "GetObjectAnnotation", sC = "GetObjectAttributes", aC = "GetObjectLockConfiguration", iC = "GetObjectLockConfigurationOutput", cC = "GetObjectLockConfigurationRequest", uC = "GetObjectLegalHold", pC = "GetObjectLegalHoldOutput", lC = "GetObjectLegalHoldRequest", dC = "GetObjectOutput", mC = "GetObjectRequest", _C = "GetObjectRetentionOutput", xC = "GetObjectRetentionRequest", CC = "GetObjectRetention", gC = "GetObjectTagging", fC = "GetObjectTaggingOutput", RC = "GetObjectTorrentOutput", OC = "GetObjectTaggingRequest", EC = "GetObjectTorrentRequest", SC = "GetObjectTorrent", hC = "GetPublicAccessBlock", vC = "GetPublicAccessBlockOutput", kC = "GetPublicAccessBlockRequest", Ve = "GrantRead", Fe = "GrantReadACP", Ss = "GrantWrite", We = "GrantWriteACP", hs = "Grant", vs = "Grantee", yC = "HeadBucket", bC = "HeadBucketOutput", PC = "HeadBucketRequest", BC = "HttpErrorCodeReturnedEquals", vu = "HostName", AC = "HeadObject", TC = "HeadObjectOutput", MC = "HeadObjectRequest", LC = "HttpRedirectCode", z = "Id", $C = "InvalidAnnotationName", Oo = "InventoryConfiguration", ku = "InventoryConfigurationList", Xe = "ID", ks = "IndexDocument", IC = "InventoryDestination", wC = "IsEnabled", DC = "InventoryEncryption", GC = "InventoryFilter", yu = "IsLatest", Qe = "IfMatch", UC = "IfMatchInitiatedTime", jC = "IfMatchLastModifiedTime", qC = "IfMatchSize", ys = "If-Modified-Since", bu = "IfModifiedSince", NC = "InitiateMultipartUploadResult", Se = "If-Match", To = "IfNoneMatch", Je = "If-None-Match", HC = "InventoryOptionalFields", zC = "InvalidObjectState", KC = "IncludedObjectVersions", VC = "InvalidPrefix", Rc = "IgnorePublicAcls", FC = "IdempotencyParameterMismatch", Oc = "IsPublic", WC = "InvalidRequest", XC = "IsRestoreInProgress", bs = "InputSerialization", QC = "InventoryS3BucketDestination", JC = "InventorySchedule", qt = "IsTruncated", YC = "IntelligentTieringAndOperator", Eo = "IntelligentTieringConfiguration", Pu = "IntelligentTieringConfigurationList", Bu = "InventoryTableConfigurationResult", ZC = "InventoryTableConfigurationUpdates", Gn = "InventoryTableConfiguration", tg = "IntelligentTieringFilter", Au = "IfUnmodifiedSince", Ps = "If-Unmodified-Since", eg = "InvalidWriteOffset", Bs = "Initiator", og = "Initiated", Tu = "JSON", ng = "JSONInput", rg = "JSONOutput", Un = "JournalTableConfiguration", Mu = "JournalTableConfigurationResult", sg = "JournalTableConfigurationUpdates", E = "Key", ag = "KeyCount", ig = "KeyId", cg = "KmsKeyArn", rr = "KeyMarker", ug = "KMSContext", pg = "KMSKeyArn", lg = "KMSKeyId", dg = "KMSMasterKeyID", mg = "KeyPrefixEquals", jn = "Location", _g = "ListAllMyBucketsResult", xg = "ListAllMyDirectoryBucketsResult", Cg = "ListBuckets", gg = "ListBucketAnalyticsConfigurations", fg = "ListBucketAnalyticsConfigurationsOutput", Rg = "ListBucketAnalyticsConfigurationResult", Og = "ListBucketAnalyticsConfigurationsRequest", Eg = "ListBucketInventoryConfigurations", Sg = "ListBucketInventoryConfigurationsOutput", hg = "ListBucketInventoryConfigurationsRequest", vg = "ListBucketIntelligentTieringConfigurations", kg = "ListBucketIntelligentTieringConfigurationsOutput", yg = "ListBucketIntelligentTieringConfigurationsRequest", bg = "ListBucketMetricsConfigurations", Pg = "ListBucketMetricsConfigurationsOutput", Bg = "ListBucketMetricsConfigurationsRequest", Ag = "ListBucketsOutput", Tg = "ListBucketsRequest", Lu = "ListBucketResult", ts = "LocationConstraint", es = "LifecycleConfiguration", Mg = "ListDirectoryBuckets", Lg = "ListDirectoryBucketsOutput", $g = "ListDirectoryBucketsRequest", As = "LoggingEnabled", Ig = "LifecycleExpiration", wg = "LambdaFunctionArn", Dg = "LambdaFunctionConfiguration", Gg = "LambdaFunctionConfigurationList", Ug = "LambdaFunctionConfigurations", qn = "LegalHold", jg = "LocationInfo", qg = "ListInventoryConfigurationsResult", Bt = "LastModified", Ng = "ListMetricsConfigurationsResult", Hg = "LastModifiedTime", zg = "ListMultipartUploads", Kg = "ListMultipartUploadsOutput", Vg = "ListMultipartUploadsResult", Fg = "ListMultipartUploadsRequest", sr = "Last-Modified", Wg = "ListObjects", Xg = "ListObjectAnnotations", Qg = "ListObjectAnnotationsOutput", Jg = "ListObjectAnnotationsRequest", Yg = "ListObjectsOutput", Zg = "ListObjectsRequest", tf = "ListObjectsV2", ef = "ListObjectsV2Output", of = "ListObjectVersionsOutput", nf = "ListObjectsV2Request", rf = "ListObjectVersionsRequest", sf = "ListObjectVersions", af = "ListParts", cf = "ListPartsOutput", uf = "ListPartsResult", pf = "ListPartsRequest", lf = "LifecycleRule", df = "LifecycleRuleAndOperator", mf = "LifecycleRuleFilter", _f = "LifecycleRules", xf = "ListVersionsResult", Ye = "Metadata", Cf = "MetricsAndOperator", $u = "MaxAnnotationResults", gf = "MaxAgeSeconds", ff = "MaxBuckets", os = "MetadataConfiguration", Iu = "MetricsConfigurationList", wu = "MetadataConfigurationResult", So = "MetricsConfiguration", Rf = "MetadataDirective", Of = "MaxDirectoryBuckets", Du = "MfaDelete", Gu = "MetadataEntry", Ef = "MetricsFilter", Ts = "MFA", Uu = "MFADelete", Ze = "MaxKeys", Ms = "MissingMeta", Sf = "MpuObjectSize", ar = "MaxParts", ns = "MetadataTableConfiguration", ju = "MetadataTableConfigurationResult", hf = "MetadataTableEncryptionConfiguration", qu = "MultipartUpload", vf = "MultipartUploadList", Nu = "MaxUploads", Hu = "Marker", zu = "Metrics", kf = "Message", yf = "Minutes", Ku = "Mode", he = "Name", rs = "NotificationConfiguration", bf = "NotificationConfigurationFilter", to = "NextContinuationToken", Vu = "NoncurrentDays", Pf = "NonEmptyKmsKeyArnString", Bf = "NotFound", Fu = "NextKeyMarker", Af = "NextMarker", Wu = "NewerNoncurrentVersions", Xu = "NextPartNumberMarker", Tf = "NoSuchAnnotation", Mf = "NoSuchBucket", Lf = "NoSuchKey", $f = "NoSuchUpload", If = "NextUploadIdMarker", Qu = "NoncurrentVersionExpiration", wf = "NextVersionIdMarker", Df = "NoncurrentVersionTransitions", Gf = "NoncurrentVersionTransitionList", Ju = "NoncurrentVersionTransition", Yu = "Not", It = "Owner", Uf = "ObjectAttributes", jf = "ObjectAlreadyInActiveTierError", Nn = "OwnershipControls", qf = "OwnershipControlsRule", Nf = "OwnershipControlsRules", Zu = "ObjectEncryption", Hf = "OptionalFields", zf = "ObjectIdentifier", Kf = "ObjectIdentifierList", tp = "ObjectIfMatch", ep = "OutputLocation", Hn = "ObjectLockConfiguration", Vf = "ObjectLockEnabled", Ff = "ObjectLockEnabledForBucket", Mo = "ObjectLockEventHold", Lo = "ObjectLockEventHoldDurationDays", $o = "ObjectLockEventHoldDurationYears", Wf = "ObjectLockLegalHold", eo = "ObjectLockLegalHoldStatus", oo = "ObjectLockMode", Xf = "ObjectLockRetention", no = "ObjectLockRetainUntilDate", Qf = "ObjectLockRule", Jf = "ObjectList", Yf = "ObjectNotInActiveTierError", op = "ObjectOwnership", Ls = "OptionalObjectAttributes", Zf = "ObjectParts", tR = "ObjectPart", eR = "ObjectSize", np = "ObjectSizeGreaterThan", rp = "ObjectSizeLessThan", oR = "OutputSchemaVersion", $s = "OutputSerialization", nR = "ObjectVersion", ir = "ObjectVersionId", rR = "ObjectVersionList", sR = "Objects", sp = "Object", aR = "Or", $ = "Prefix", zn = "PublicAccessBlockConfiguration", iR = "PutBucketAbac", cR = "PutBucketAccelerateConfiguration", uR = "PutBucketAccelerateConfigurationRequest", pR = "PutBucketAnalyticsConfigurationRequest", lR = "PutBucketAnalyticsConfiguration", dR = "PutBucketAbacRequest", mR = "PutBucketAclRequest", _R = "PutBucketAcl", xR = "PutBucketCors", CR = "PutBucketCorsRequest", gR = "PutBucketEncryption", fR = "PutBucketEncryptionRequest", RR = "PutBucketInventoryConfiguration", OR = "PutBucketInventoryConfigurationRequest", ER = "PutBucketIntelligentTieringConfiguration", SR = "PutBucketIntelligentTieringConfigurationRequest", hR = "PutBucketLogging", vR = "PutBucketLifecycleConfiguration", kR = "PutBucketLifecycleConfigurationOutput", yR = "PutBucketLifecycleConfigurationRequest", bR = "PutBucketLoggingRequest", PR = "PutBucketMetricsConfiguration", BR = "PutBucketMetricsConfigurationRequest", AR = "PutBucketNotificationConfiguration", TR = "PutBucketNotificationConfigurationRequest", MR = "PutBucketOwnershipControls", LR = "PutBucketOwnershipControlsRequest", $R = "PutBucketPolicy", IR = "PutBucketPolicyRequest", wR = "PutBucketReplication", DR = "PutBucketRequestPayment", GR = "PutBucketRequestPaymentRequest", UR = "PutBucketReplicationRequest", jR = "PutBucketTagging", qR = "PutBucketTaggingRequest", NR = "PutBucketVersioning", HR = "PutBucketVersioningRequest", zR = "PutBucketWebsite", KR = "PutBucketWebsiteRequest", cr = "PartsCount", VR = "PartitionDateSource", FR = "ProgressEvent", WR = "ParquetInput", XR = "PartsList", ve = "PartNumber", ur = "PartNumberMarker", QR = "PutObject", JR = "PutObjectAcl", YR = "PutObjectAclOutput", ZR = "PutObjectAnnotationOutput", tO = "PutObjectAclRequest", eO = "PutObjectAnnotationRequest", oO = "PutObjectAnnotation", nO = "PutObjectLockConfiguration", rO = "PutObjectLockConfigurationOutput", sO = "PutObjectLockConfigurationRequest", aO = "PutObjectLegalHold", iO = "PutObjectLegalHoldOutput", cO = "PutObjectLegalHoldRequest", uO = "PutObjectOutput", pO = "PutObjectRequest", lO = "PutObjectRetentionOutput", dO = "PutObjectRetentionRequest", mO = "PutObjectRetention", _O = "PutObjectTagging", xO = "PutObjectTaggingOutput", CO = "PutObjectTaggingRequest", Kn = "PartitionedPrefix", gO = "PutPublicAccessBlock", fO = "PutPublicAccessBlockRequest", ap = "PolicyStatus", pr = "Parts", lr = "Part", RO = "Parquet", ip = "Payer", cp = "Payload", up = "Permission", pp = "Policy", lp = "Progress", OO = "Prefixes", EO = "Priority", dp = "Protocol", SO = "Quiet", hO = "QueueArn", mp = "QuoteCharacter", vO = "QueueConfigurationList", kO = "QueueConfigurations", _p = "QueueConfiguration", xp = "QuoteEscapeCharacter", yO = "QuoteFields", bO = "Queue", dr = "Role", Is = "RedirectAllRequestsTo", M = "RequestCharged", Cp = "ResponseCacheControl", gp = "ResponseContentDisposition", fp = "ResponseContentEncoding", Rp = "ResponseContentLanguage", Op = "ResponseContentType", Vn = "ReplicationConfiguration", ws = "RecordDelimiter", Ep = "ResponseExpires", PO = "RestoreExpiryDate", mr = "RecordExpiration", BO = "RecordsEvent", AO = "ReplicaKmsKeyID", TO = "ReplaceKeyPrefixWith", MO = "ReplaceKeyWith", Sp = "ReplicaModifications", LO = "RenameObject", $O = "RenameObjectOutput", IO = "RestoreObjectOutput", wO = "RestoreOutputPath", DO = "RenameObjectRequest", GO = "RestoreObjectRequest", UO = "RestoreObject", b = "RequestPayer", Ec = "RestrictPublicBuckets", Fn = "RequestPaymentConfiguration", jO = "ReplicationPrefixList", hp = "RequestProgress", Ds = "RoutingRules", qO = "ReplicationRuleAndOperator", NO = "ReplicationRuleFilter", HO = "ReplicationRuleNotOperator", zO = "ReplicationRuleOrOperator", KO = "ReplicationRule", VO = "ReplicationRules", FO = "RequestRoute", ss = "RestoreRequest", vp = "RoutingRule", Io = "ReplicationStatus", Gs = "RestoreStatus", WO = "RenameSource", kp = "ReplicationTime", XO = "ReplicationTimeValue", QO = "RequestToken", JO = "RetainUntilDate", Wn = "Range", Us = "Restore", YO = "Records", yp = "Redirect", Xn = "Retention", wo = "Rules", ro = "Rule", at = "Status", bp = "StartAfter", Sc = "SecretAccessKey", ZO = "SseAlgorithm", tE = "StreamingBlob", Pp = "S3BucketDestination", dt = "StorageClass", Bp = "StorageClassAnalysis", eE = "StorageClassAnalysisDataExport", oE = "SessionCredentialValue", nE = "SessionCredentials", rE = "StatusCode", sE = "SkipDestinationValidation", aE = "StatsEvent", iE = "SourceIfMatch", cE = "SourceIfModifiedSince", uE = "SourceIfNoneMatch", pE = "SourceIfUnmodifiedSince", _r = "SSE-KMS", Ap = "SseKmsEncryptedObjects", lE = "S3KeyFilter", dE = "S3Key", mE = "S3Location", _E = "SessionMode", xE = "SelectObjectContent", CE = "SelectObjectContentEventStream", gE = "SelectObjectContentOutput", fE = "SelectObjectContentRequest", Tp = "SelectParameters", Qn = "SimplePrefix", Mp = "ScanRange", Lp = "SSE-S3", $p = "SourceSelectionCriteria", mt = "ServerSideEncryption", RE = "SSEAlgorithm", OE = "ServerSideEncryptionByDefault", Jn = "ServerSideEncryptionConfiguration", K = "SSECustomerAlgorithm", At = "SSECustomerKey", V = "SSECustomerKeyMD5", js = "SSEKMS", EE = "SSEKMSEncryption", oe = "SSEKMSEncryptionContext", Rt = "SSEKMSKeyId", SE = "ServerSideEncryptionRule", hE = "ServerSideEncryptionRules", Ip = "SSES3", hc = "SessionToken", wp = "S3TablesDestination", Dp = "S3TablesDestinationResult", vE = "S3", kE = "Schedule", ke = "Size", yE = "Start", Gp = "Stats", bE = "Suffix", ye = "Tags", xr = "TableArn", PE = "TopicArn", BE = "TargetBucket", qs = "TableBucketArn", AE = "TableBucketType", Ns = "TagCount", TE = "TopicConfigurationList", ME = "TopicConfigurations", Up = "TopicConfiguration", LE = "TaggingDirective", Hs = "TransitionDefaultMinimumObjectSize", jp = "TargetGrants", $E = "TargetGrant", IE = "TieringList", wE = "TransitionList", DE = "TooManyParts", Do = "TableName", qp = "TableNamespace", Np = "TargetObjectKeyFormat", GE = "TargetPrefix", UE = "TotalPartsCount", zs = "TableStatus", Cr = "TagSet", ht = "Tag", $t = "Tagging", Hp = "Tier", jE = "Tierings", zp = "Tiering", qE = "Time", Kp = "Token", NE = "Topic", HE = "Transitions", Vp = "Transition", Go = "Type", zE = "Uploads", KE = "UpdateBucketMetadataAnnotationTableConfiguration", VE = "UpdateBucketMetadataAnnotationTableConfigurationRequest", FE = "UpdateBucketMetadataInventoryTableConfiguration", WE = "UpdateBucketMetadataInventoryTableConfigurationRequest", XE = "UpdateBucketMetadataJournalTableConfiguration", QE = "UpdateBucketMetadataJournalTableConfigurationRequest", ae = "UploadId", Fp = "UploadIdMarker", Wp = "UserMetadata", JE = "UnsupportedMediaType", YE = "UpdateObjectEncryption", ZE = "UpdateObjectEncryptionRequest", tS = "UpdateObjectEncryptionResponse", eS = "UploadPart", oS = "UploadPartCopy", nS = "UploadPartCopyOutput", rS = "UploadPartCopyRequest", sS = "UploadPartOutput", aS = "UploadPartRequest", iS = "URI", Xp = "UseSourceMultiRegionKey", cS = "Upload", Ks = "Value", Yn = "VersioningConfiguration", S = "VersionId", Qp = "VersionIdMarker", uS = "Versions", pS = "Version", Zn = "WebsiteConfiguration", lS = "WriteGetObjectResponse", dS = "WriteGetObjectResponseRequest", mS = "WriteOffsetBytes", Uo = "WebsiteRedirectLocation", Jp = "Years", Vs = "annotationName", _S = "annotation-prefix", Yp = "accept-ranges", xS = "bucket-region", j = "client", ie = "continuation-token", gr = "delimiter", q = "error", Fs = "eventPayload", CS = "endpoint", fr = "encoding-type", gS = "fetch-owner", u = "http", B = "httpChecksum", H = "httpError", t = "httpHeader", fS = "hostLabel", k = "httpPayload", so = "httpPrefixHeaders", _ = "httpQuery", Zp = "http://www.w3.org/2001/XMLSchema-instance", Tt = "id", RS = "idempotencyToken", tl = "key-marker", OS = "marker", ES = "max-annotation-results", SS = "max-buckets", hS = "max-directory-buckets", Ws = "max-keys", vS = "max-parts", kS = "max-uploads", jo = "prefix", Rr = "partNumber", yS = "part-number-marker", el = "response-cache-control", ol = "response-content-disposition", nl = "response-content-encoding", rl = "response-content-language", sl = "response-content-type", al = "response-expires", il = "smithy.ts.sdk.synthetic.com.amazonaws.s3", bS = "start-after", cl = "streaming", qo = "uploadId", PS = "upload-id-marker", F = "versionId", BS = "version-id-marker", ul = "xsi", AS = "xmlAttribute", f = "xmlFlattened", a = "xmlName", pl = "xmlNamespace", ao = "x-amz-acl", ll = "x-amz-abort-date", TS = "x-amz-access-point-alias", dl = "x-amz-abort-rule-id", MS = "x-amz-archive-status", ml = "x-amz-bucket-arn", Xs = "x-amz-bypass-governance-retention", LS = "x-amz-bucket-location-name", $S = "x-amz-bucket-location-type", IS = "x-amz-bucket-namespace", wS = "x-amz-bucket-object-lock-enabled", _l = "x-amz-bucket-object-lock-token", DS = "x-amz-bucket-region", Qs = "x-amz-checksum-algorithm", Nt = "x-amz-checksum-crc32", Ht = "x-amz-checksum-crc32c", zt = "x-amz-checksum-crc64nvme", Kt = "x-amz-checksum-md5", Js = "x-amz-checksum-mode", GS = "x-amz-confirm-remove-self-bucket-access", Vt = "x-amz-checksum-sha1", Ft = "x-amz-checksum-sha256", Wt = "x-amz-checksum-sha512", xl = "x-amz-copy-source", Cl = "x-amz-copy-source-if-match", gl = "x-amz-copy-source-if-modified-since", fl = "x-amz-copy-source-if-none-match", Rl = "x-amz-copy-source-if-unmodified-since", US = "x-amz-create-session-mode", jS = "x-amz-copy-source-range", Ol = "x-amz-copy-source-server-side-encryption-customer-algorithm", El = "x-amz-copy-source-server-side-encryption-customer-key", Sl = "x-amz-copy-source-server-side-encryption-customer-key-MD5", hl = "x-amz-copy-source-version-id", ce = "x-amz-checksum-type", qS = "x-amz-client-token", Xt = "x-amz-checksum-xxhash64", Qt = "x-amz-checksum-xxhash3", Jt = "x-amz-checksum-xxhash128", Or = "x-amz-delete-marker", No = "x-amz-expiration", l = "x-amz-expected-bucket-owner", NS = "x-amz-fwd-error-code", HS = "x-amz-fwd-error-message", zS = "x-amz-fwd-header-Cache-Control", KS = "x-amz-fwd-header-Content-Disposition", VS = "x-amz-fwd-header-Content-Encoding", FS = "x-amz-fwd-header-Content-Language", WS = "x-amz-fwd-header-Content-Range", XS = "x-amz-fwd-header-Content-Type", QS = "x-amz-fwd-header-ETag", JS = "x-amz-fwd-header-Expires", YS = "x-amz-fwd-header-Last-Modified", ZS = "x-amz-fwd-header-accept-ranges", th = "x-amz-fwd-header-x-amz-checksum-crc32", eh = "x-amz-fwd-header-x-amz-checksum-crc32c", oh = "x-amz-fwd-header-x-amz-checksum-crc64nvme", nh = "x-amz-fwd-header-x-amz-checksum-md5", rh = "x-amz-fwd-header-x-amz-checksum-sha1", sh = "x-amz-fwd-header-x-amz-checksum-sha256", ah = "x-amz-fwd-header-x-amz-checksum-sha512", ih = "x-amz-fwd-header-x-amz-checksum-xxhash64", ch = "x-amz-fwd-header-x-amz-checksum-xxhash3", uh = "x-amz-fwd-header-x-amz-checksum-xxhash128", ph = "x-amz-fwd-header-x-amz-delete-marker", lh = "x-amz-fwd-header-x-amz-expiration", dh = "x-amz-fwd-header-x-amz-missing-meta", mh = "x-amz-fwd-header-x-amz-mp-parts-count", _h = "x-amz-fwd-header-x-amz-object-lock-legal-hold", xh = "x-amz-fwd-header-x-amz-object-lock-mode", Ch = "x-amz-fwd-header-x-amz-object-lock-retain-until-date", gh = "x-amz-fwd-header-x-amz-restore", fh = "x-amz-fwd-header-x-amz-request-charged", Rh = "x-amz-fwd-header-x-amz-replication-status", Oh = "x-amz-fwd-header-x-amz-storage-class", Eh = "x-amz-fwd-header-x-amz-server-side-encryption", Sh = "x-amz-fwd-header-x-amz-server-side-encryption-aws-kms-key-id", hh = "x-amz-fwd-header-x-amz-server-side-encryption-bucket-key-enabled", vh = "x-amz-fwd-header-x-amz-server-side-encryption-customer-algorithm", kh = "x-amz-fwd-header-x-amz-server-side-encryption-customer-key-MD5", yh = "x-amz-fwd-header-x-amz-tagging-count", bh = "x-amz-fwd-header-x-amz-version-id", Ph = "x-amz-fwd-status", io = "x-amz-grant-full-control", co = "x-amz-grant-read", uo = "x-amz-grant-read-acp", Ys = "x-amz-grant-write", po = "x-amz-grant-write-acp", Bh = "x-amz-if-match-initiated-time", Ah = "x-amz-if-match-last-modified-time", Th = "x-amz-if-match-size", lo = "x-amz-meta-", Zs = "x-amz-mfa", Mh = "x-amz-metadata-directive", vl = "x-amz-missing-meta", Lh = "x-amz-mp-object-size", $h = "x-amz-max-parts", kl = "x-amz-mp-parts-count", Ih = "x-amz-object-attributes", wh = "x-amz-object-annotation-directive", yl = "x-amz-object-if-match", Ho = "x-amz-object-lock-event-hold", zo = "x-amz-object-lock-event-hold-duration-days", Ko = "x-amz-object-lock-event-hold-duration-years", Vo = "x-amz-object-lock-legal-hold", Fo = "x-amz-object-lock-mode", Wo = "x-amz-object-lock-retain-until-date", Dh = "x-amz-object-ownership", ta = "x-amz-optional-object-attributes", Gh = "x-amz-object-size", Er = "x-amz-object-version-id", Uh = "x-amz-part-number-marker", bl = "x-amz-restore", I = "x-amz-request-charged", jh = "x-amz-restore-output-path", P = "x-amz-request-payer", qh = "x-amz-request-route", ea = "x-amz-replication-status", Nh = "x-amz-rename-source", Hh = "x-amz-rename-source-if-match", zh = "x-amz-rename-source-if-modified-since", Kh = "x-amz-rename-source-if-none-match", Vh = "x-amz-rename-source-if-unmodified-since", Fh = "x-amz-request-token", Xo = "x-amz-storage-class", L = "x-amz-sdk-checksum-algorithm", Wh = "x-amz-skip-destination-validation", Pl = "x-amz-source-expected-bucket-owner", Ot = "x-amz-server-side-encryption", kt = "x-amz-server-side-encryption-aws-kms-key-id", yt = "x-amz-server-side-encryption-bucket-key-enabled", ue = "x-amz-server-side-encryption-context", rt = "x-amz-server-side-encryption-customer-algorithm", wt = "x-amz-server-side-encryption-customer-key", st = "x-amz-server-side-encryption-customer-key-MD5", oa = "x-amz-tagging", Bl = "x-amz-tagging-count", Xh = "x-amz-tagging-directive", na = "x-amz-transition-default-minimum-object-size", Et = "x-amz-version-id", Qh = "x-amz-write-offset-bytes", Qo = "x-amz-website-redirect-location", Jh = "xsi:type", e = "com.amazonaws.s3", Yh = new jr(il), Zh = [-3, il, "S3ServiceException", 0, [], []];
Yh.registerError(Zh, G);
var N = new jr(e), tv = [
  -3,
  e,
  W0,
  { [q]: j, [H]: 403 },
  [],
  []
];
N.registerError(tv, dn);
var ev = [
  -3,
  e,
  od,
  { [q]: j, [H]: 400 },
  [],
  []
];
N.registerError(ev, yn);
var ov = [
  -3,
  e,
  cd,
  { [q]: j, [H]: 400 },
  [],
  []
];
N.registerError(ov, bn);
var nv = [
  -3,
  e,
  fd,
  { [q]: j, [H]: 409 },
  [],
  []
];
N.registerError(nv, _n);
var rv = [
  -3,
  e,
  Od,
  { [q]: j, [H]: 409 },
  [],
  []
];
N.registerError(rv, xn);
var sv = [
  -3,
  e,
  k_,
  { [q]: j, [H]: 400 },
  [],
  []
];
N.registerError(sv, Sn);
var av = [
  -3,
  e,
  FC,
  { [q]: j, [H]: 400 },
  [],
  []
];
N.registerError(av, An);
var iv = [
  -3,
  e,
  $C,
  { [q]: j, [H]: 400 },
  [],
  []
];
N.registerError(iv, Pn);
var cv = [
  -3,
  e,
  zC,
  { [q]: j, [H]: 403 },
  [dt, $c],
  [0, 0]
];
N.registerError(cv, fn);
var uv = [
  -3,
  e,
  VC,
  { [q]: j, [H]: 400 },
  [],
  []
];
N.registerError(uv, En);
var pv = [
  -3,
  e,
  WC,
  { [q]: j, [H]: 400 },
  [],
  []
];
N.registerError(pv, hn);
var lv = [
  -3,
  e,
  eg,
  { [q]: j, [H]: 400 },
  [],
  []
];
N.registerError(lv, vn);
var dv = [
  -3,
  e,
  Tf,
  { [q]: j, [H]: 404 },
  [],
  []
];
N.registerError(dv, Rn);
var mv = [
  -3,
  e,
  Mf,
  { [q]: j, [H]: 404 },
  [],
  []
];
N.registerError(mv, Cn);
var _v = [
  -3,
  e,
  Lf,
  { [q]: j, [H]: 404 },
  [],
  []
];
N.registerError(_v, gn);
var xv = [
  -3,
  e,
  $f,
  { [q]: j, [H]: 404 },
  [],
  []
];
N.registerError(xv, ln);
var Cv = [
  -3,
  e,
  Bf,
  { [q]: j },
  [],
  []
];
N.registerError(Cv, On);
var gv = [
  -3,
  e,
  jf,
  { [q]: j, [H]: 403 },
  [],
  []
];
N.registerError(gv, Tn);
var fv = [
  -3,
  e,
  Yf,
  { [q]: j, [H]: 403 },
  [],
  []
];
N.registerError(fv, mn);
var Rv = [
  -3,
  e,
  DE,
  { [q]: j, [H]: 400 },
  [],
  []
];
N.registerError(Rv, kn);
var Ov = [
  -3,
  e,
  JE,
  { [q]: j, [H]: 415 },
  [],
  []
];
N.registerError(Ov, Bn);
var Al = [0, e, xs, 8, 0], Ev = [0, e, Pf, 8, 0], vc = [0, e, oE, 8, 0], Dt = [0, e, At, 8, 0], pe = [0, e, oe, 8, 0], it = [0, e, Rt, 8, 0], be = [0, e, tE, { [cl]: 1 }, 42], Tl = [
  3,
  e,
  Ln,
  0,
  [at],
  [0]
], Sv = [
  3,
  e,
  Bc,
  0,
  [dm],
  [1]
], hv = [
  3,
  e,
  sd,
  0,
  [M, S],
  [[0, { [t]: I }], [0, { [t]: Et }]]
], vv = [
  3,
  e,
  ad,
  0,
  [c, E, ae, b, p, UC],
  [[0, 1], [0, 1], [0, { [_]: qo }], [0, { [t]: P }], [0, { [t]: l }], [6, { [t]: Bh }]],
  3
], kv = [
  3,
  e,
  Mn,
  0,
  [at],
  [0]
], Ml = [
  3,
  e,
  fe,
  0,
  [nr, It],
  [[() => vr, { [a]: tr }], () => ne]
], yv = [
  3,
  e,
  yc,
  0,
  [It],
  [0],
  1
], bv = [
  3,
  e,
  V0,
  0,
  [$, ye],
  [0, [() => Yt, { [f]: 1, [a]: ht }]]
], ra = [
  3,
  e,
  Ro,
  0,
  [z, Bp, ee],
  [0, () => KB, [() => jA, 0]],
  2
], Pv = [
  3,
  e,
  Q0,
  0,
  [Pp],
  [() => Bv],
  1
], Bv = [
  3,
  e,
  md,
  0,
  [Ou, c, Rd, $],
  [0, 0, 0, 0],
  2
], Av = [
  3,
  e,
  Pc,
  0,
  [ho, Bt, ke, U, v, Io],
  [0, 4, 1, 0, [64, { [f]: 1 }], 0],
  3
], Tv = [
  3,
  e,
  $n,
  0,
  [Ne, Ee, dr],
  [0, () => Jo, 0],
  1
], Mv = [
  3,
  e,
  Ic,
  0,
  [Ne, zs, ze, Do, xr, dr],
  [0, 0, () => Sr, 0, 0, 0],
  1
], Lv = [
  3,
  e,
  Cd,
  0,
  [Ne, Ee, dr],
  [0, () => Jo, 0],
  1
], $v = [
  3,
  e,
  wc,
  0,
  [fs],
  [[() => CA, { [f]: 1 }]]
], Iv = [
  3,
  e,
  c,
  0,
  [he, Id, us, is],
  [0, 4, 0, 0]
], wv = [
  3,
  e,
  Ed,
  0,
  [m_, Go],
  [0, 0]
], Dv = [
  3,
  e,
  Sd,
  0,
  [wo],
  [[() => e0, { [f]: 1, [a]: ro }]],
  1
], Gv = [
  3,
  e,
  In,
  0,
  [As],
  [[() => Ul, 0]]
], Uv = [
  3,
  e,
  jc,
  0,
  [W, X, Q, Y, Z, tt, J, et, ot, nt, ft],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], jv = [
  3,
  e,
  Xd,
  0,
  [$],
  [0]
], qv = [
  3,
  e,
  Ud,
  0,
  [pr],
  [[() => mA, { [f]: 1, [a]: lr }]]
], Nv = [
  3,
  e,
  Yd,
  0,
  [U, W, X, Q, Y, Z, tt, J, et, ot, nt, ve],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
], Hv = [
  3,
  e,
  jd,
  { [a]: Nd },
  [jn, c, E, jt, U, W, X, Q, Y, Z, tt, J, et, ot, nt, ft, mt, S, Rt, pt, M],
  [0, 0, 0, [0, { [t]: No }], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, [0, { [t]: Ot }], [0, { [t]: Et }], [() => it, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: I }]]
], zv = [
  3,
  e,
  Hd,
  0,
  [c, E, ae, qu, W, X, Q, Y, Z, tt, J, et, ot, nt, ft, Sf, b, p, Qe, To, K, At, V],
  [[0, 1], [0, 1], [0, { [_]: qo }], [() => qv, { [k]: 1, [a]: qc }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Kt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: Jt }], [0, { [t]: ce }], [1, { [t]: Lh }], [0, { [t]: P }], [0, { [t]: l }], [0, { [t]: Se }], [0, { [t]: Je }], [0, { [t]: rt }], [() => Dt, { [t]: wt }], [0, { [t]: st }]],
  3
], Kv = [
  3,
  e,
  tu,
  0,
  [BC, mg],
  [0, 0]
], Vv = [
  3,
  e,
  wd,
  0,
  [],
  []
], Fv = [
  3,
  e,
  Fd,
  0,
  [Nc, jt, Yc, S, mt, K, V, Rt, oe, pt, M],
  [[() => Xv, 16], [0, { [t]: No }], [0, { [t]: hl }], [0, { [t]: Et }], [0, { [t]: Ot }], [0, { [t]: rt }], [0, { [t]: st }], [() => it, { [t]: kt }], [() => pe, { [t]: ue }], [2, { [t]: yt }], [0, { [t]: I }]]
], Wv = [
  3,
  e,
  Wd,
  0,
  [c, Zc, E, Ie, we, v, De, Ge, Ue, He, Kc, Vc, Fc, Wc, Lt, Ke, Ve, Fe, We, Qe, To, Ye, Rf, LE, X0, mt, dt, Uo, K, At, V, Rt, oe, pt, Xc, xs, Qc, b, $t, oo, no, eo, Mo, Lo, $o, p, mu],
  [[0, 1], [0, { [t]: xl }], [0, 1], [0, { [t]: ao }], [0, { [t]: yo }], [0, { [t]: Qs }], [0, { [t]: bo }], [0, { [t]: Po }], [0, { [t]: Bo }], [0, { [t]: Ao }], [0, { [t]: Cl }], [4, { [t]: gl }], [0, { [t]: fl }], [4, { [t]: Rl }], [4, { [t]: Lt }], [0, { [t]: io }], [0, { [t]: co }], [0, { [t]: uo }], [0, { [t]: po }], [0, { [t]: Se }], [0, { [t]: Je }], [128, { [so]: lo }], [0, { [t]: Mh }], [0, { [t]: Xh }], [0, { [t]: wh }], [0, { [t]: Ot }], [0, { [t]: Xo }], [0, { [t]: Qo }], [0, { [t]: rt }], [() => Dt, { [t]: wt }], [0, { [t]: st }], [() => it, { [t]: kt }], [() => pe, { [t]: ue }], [2, { [t]: yt }], [0, { [t]: Ol }], [() => Al, { [t]: El }], [0, { [t]: Sl }], [0, { [t]: P }], [0, { [t]: oa }], [0, { [t]: Fo }], [5, { [t]: Wo }], [0, { [t]: Vo }], [0, { [t]: Ho }], [1, { [t]: zo }], [1, { [t]: Ko }], [0, { [t]: l }], [0, { [t]: Pl }]],
  3
], Xv = [
  3,
  e,
  Nc,
  0,
  [U, Bt, ft, W, X, Q, Y, Z, tt, J, et, ot, nt],
  [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], Qv = [
  3,
  e,
  Hc,
  0,
  [U, Bt, W, X, Q, Y, Z, tt, J, et, ot, nt],
  [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], Jv = [
  3,
  e,
  wn,
  0,
  [ds],
  [[() => t0, { [f]: 1, [a]: ms }]],
  1
], Yv = [
  3,
  e,
  ms,
  0,
  [nd, ud, Xe, Y0, O_, gf],
  [[64, { [f]: 1, [a]: id }], [64, { [f]: 1, [a]: pd }], 0, [64, { [f]: 1, [a]: Z0 }], [64, { [f]: 1, [a]: S_ }], 1],
  2
], Zv = [
  3,
  e,
  Yr,
  0,
  [ts, jn, c, ye],
  [0, () => rP, () => wv, [() => Yt, 0]]
], tk = [
  3,
  e,
  Ad,
  0,
  [c, os, D, v, p],
  [[0, 1], [() => sP, { [k]: 1, [a]: os }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], ek = [
  3,
  e,
  Md,
  0,
  [c, ns, D, v, p],
  [[0, 1], [() => cP, { [k]: 1, [a]: ns }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], ok = [
  3,
  e,
  Ld,
  0,
  [jn, is],
  [[0, { [t]: jn }], [0, { [t]: ml }]]
], nk = [
  3,
  e,
  $d,
  0,
  [c, Ie, Yr, Ke, Ve, Fe, Ss, We, Ff, op, kd],
  [[0, 1], [0, { [t]: ao }], [() => Zv, { [k]: 1, [a]: Yr }], [0, { [t]: io }], [0, { [t]: co }], [0, { [t]: uo }], [0, { [t]: Ys }], [0, { [t]: po }], [2, { [t]: wS }], [0, { [t]: Dh }], [0, { [t]: IS }]],
  1
], rk = [
  3,
  e,
  qd,
  { [a]: NC },
  [bc, Lc, c, E, ae, mt, K, V, Rt, oe, pt, M, v, ft, S],
  [[4, { [t]: ll }], [0, { [t]: dl }], [0, { [a]: c }], 0, 0, [0, { [t]: Ot }], [0, { [t]: rt }], [0, { [t]: st }], [() => it, { [t]: kt }], [() => pe, { [t]: ue }], [2, { [t]: yt }], [0, { [t]: I }], [0, { [t]: Qs }], [0, { [t]: ce }], [0, { [t]: Et }]]
], sk = [
  3,
  e,
  zd,
  0,
  [c, E, Ie, we, De, Ge, Ue, He, Lt, Ke, Ve, Fe, We, Ye, mt, dt, Uo, K, At, V, Rt, oe, pt, b, $t, oo, no, eo, Mo, Lo, $o, p, v, ft],
  [[0, 1], [0, 1], [0, { [t]: ao }], [0, { [t]: yo }], [0, { [t]: bo }], [0, { [t]: Po }], [0, { [t]: Bo }], [0, { [t]: Ao }], [4, { [t]: Lt }], [0, { [t]: io }], [0, { [t]: co }], [0, { [t]: uo }], [0, { [t]: po }], [128, { [so]: lo }], [0, { [t]: Ot }], [0, { [t]: Xo }], [0, { [t]: Qo }], [0, { [t]: rt }], [() => Dt, { [t]: wt }], [0, { [t]: st }], [() => it, { [t]: kt }], [() => pe, { [t]: ue }], [2, { [t]: yt }], [0, { [t]: P }], [0, { [t]: oa }], [0, { [t]: Fo }], [5, { [t]: Wo }], [0, { [t]: Vo }], [0, { [t]: Ho }], [1, { [t]: zo }], [1, { [t]: Ko }], [0, { [t]: l }], [0, { [t]: Qs }], [0, { [t]: ce }]],
  2
], ak = [
  3,
  e,
  tm,
  { [a]: em },
  [fc, mt, Rt, oe, pt],
  [[() => wB, { [a]: fc }], [0, { [t]: Ot }], [() => it, { [t]: kt }], [() => pe, { [t]: ue }], [2, { [t]: yt }]],
  1
], ik = [
  3,
  e,
  nm,
  0,
  [c, _E, mt, Rt, oe, pt],
  [[0, 1], [0, { [t]: US }], [0, { [t]: Ot }], [() => it, { [t]: kt }], [() => pe, { [t]: ue }], [2, { [t]: yt }]],
  1
], ck = [
  3,
  e,
  rm,
  0,
  [P_, pm, xp, ws, fu, mp, dd],
  [0, 0, 0, 0, 0, 0, 2]
], uk = [
  3,
  e,
  sm,
  0,
  [yO, xp, ws, fu, mp],
  [0, 0, 0, 0, 0]
], pk = [
  3,
  e,
  ru,
  0,
  [Ku, Re, Jp, zm],
  [0, 1, 1, () => $l]
], lk = [
  3,
  e,
  Zr,
  0,
  [sR, SO],
  [[() => yA, { [f]: 1, [a]: sp }], 2],
  1
], dk = [
  3,
  e,
  xm,
  0,
  [c, z, p],
  [[0, 1], [0, { [_]: Tt }], [0, { [t]: l }]],
  2
], mk = [
  3,
  e,
  gm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], _k = [
  3,
  e,
  Rm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], xk = [
  3,
  e,
  hm,
  0,
  [c, z, p],
  [[0, 1], [0, { [_]: Tt }], [0, { [t]: l }]],
  2
], Ck = [
  3,
  e,
  Em,
  0,
  [c, z, p],
  [[0, 1], [0, { [_]: Tt }], [0, { [t]: l }]],
  2
], gk = [
  3,
  e,
  km,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], fk = [
  3,
  e,
  bm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Rk = [
  3,
  e,
  Tm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ok = [
  3,
  e,
  Pm,
  0,
  [c, z, p],
  [[0, 1], [0, { [_]: Tt }], [0, { [t]: l }]],
  2
], Ek = [
  3,
  e,
  Lm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Sk = [
  3,
  e,
  Im,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], hk = [
  3,
  e,
  Dm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], vk = [
  3,
  e,
  wm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], kk = [
  3,
  e,
  jm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], yk = [
  3,
  e,
  Nm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], bk = [
  3,
  e,
  Jm,
  0,
  [E, S, Oe, Qm],
  [0, 0, 2, 0]
], Pk = [
  3,
  e,
  Xm,
  0,
  [It, E, S, yu, Bt],
  [() => ne, 0, 0, 2, 4]
], Bk = [
  3,
  e,
  ou,
  0,
  [at],
  [0]
], Ak = [
  3,
  e,
  Zm,
  0,
  [ir, M],
  [[0, { [t]: Er }], [0, { [t]: I }]]
], Tk = [
  3,
  e,
  t_,
  0,
  [c, E, ho, S, b, p, tp],
  [[0, 1], [0, 1], [0, { [_]: Vs }], [0, { [_]: F }], [0, { [t]: P }], [0, { [t]: l }], [0, { [t]: yl }]],
  3
], Mk = [
  3,
  e,
  e_,
  0,
  [Oe, S, M],
  [[2, { [t]: Or }], [0, { [t]: Et }], [0, { [t]: I }]]
], Lk = [
  3,
  e,
  n_,
  0,
  [c, E, Ts, S, b, cs, p, Qe, jC, qC],
  [[0, 1], [0, 1], [0, { [t]: Zs }], [0, { [_]: F }], [0, { [t]: P }], [2, { [t]: Xs }], [0, { [t]: l }], [0, { [t]: Se }], [6, { [t]: Ah }], [1, { [t]: Th }]],
  2
], $k = [
  3,
  e,
  o_,
  { [a]: __ },
  [x_, M, Cu],
  [[() => _A, { [f]: 1 }], [0, { [t]: I }], [() => gA, { [f]: 1, [a]: ze }]]
], Ik = [
  3,
  e,
  r_,
  0,
  [c, Zr, Ts, b, cs, p, v],
  [[0, 1], [() => lk, { [k]: 1, [a]: Zr }], [0, { [t]: Zs }], [0, { [t]: P }], [2, { [t]: Xs }], [0, { [t]: l }], [0, { [t]: L }]],
  2
], wk = [
  3,
  e,
  a_,
  0,
  [S],
  [[0, { [t]: Et }]]
], Dk = [
  3,
  e,
  i_,
  0,
  [c, E, S, p],
  [[0, 1], [0, 1], [0, { [_]: F }], [0, { [t]: l }]],
  2
], Gk = [
  3,
  e,
  d_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Uk = [
  3,
  e,
  or,
  0,
  [c, K0, dt, yc, Ee, kp, zu],
  [0, 0, 0, () => yv, () => Nk, () => RB, () => pP],
  1
], jk = [
  3,
  e,
  su,
  0,
  [AE, qs, qp],
  [0, 0, 0]
], qk = [
  3,
  e,
  Rs,
  0,
  [fs, lg, ug],
  [0, [() => it, 0], 0],
  1
], Nk = [
  3,
  e,
  Ee,
  0,
  [AO, Xp],
  [0, () => iA]
], Hk = [
  3,
  e,
  R_,
  0,
  [],
  []
], zk = [
  3,
  e,
  ze,
  0,
  [E, S, um, kf],
  [0, 0, 0, 0]
], Sr = [
  3,
  e,
  f_,
  0,
  [uu, lu],
  [0, 0]
], Ll = [
  3,
  e,
  gs,
  0,
  [E],
  [0],
  1
], Kk = [
  3,
  e,
  cu,
  0,
  [],
  []
], $l = [
  3,
  e,
  pu,
  0,
  [Re, Jp],
  [1, 1]
], Vk = [
  3,
  e,
  du,
  0,
  [at],
  [0],
  1
], Fk = [
  3,
  e,
  Ru,
  0,
  [he, Ks],
  [0, 0]
], Wk = [
  3,
  e,
  q_,
  0,
  [Ln],
  [[() => Tl, 16]]
], Xk = [
  3,
  e,
  H_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Qk = [
  3,
  e,
  w_,
  { [a]: Mn },
  [at, M],
  [0, [0, { [t]: I }]]
], Jk = [
  3,
  e,
  G_,
  0,
  [c, p, b],
  [[0, 1], [0, { [t]: l }], [0, { [t]: P }]],
  1
], Yk = [
  3,
  e,
  N_,
  { [a]: fe },
  [It, nr],
  [() => ne, [() => vr, { [a]: tr }]]
], Zk = [
  3,
  e,
  z_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ty = [
  3,
  e,
  D_,
  0,
  [Ro],
  [[() => ra, 16]]
], ey = [
  3,
  e,
  U_,
  0,
  [c, z, p],
  [[0, 1], [0, { [_]: Tt }], [0, { [t]: l }]],
  2
], oy = [
  3,
  e,
  F_,
  { [a]: wn },
  [ds],
  [[() => t0, { [f]: 1, [a]: ms }]]
], ny = [
  3,
  e,
  W_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ry = [
  3,
  e,
  Q_,
  0,
  [Jn],
  [[() => Yl, 16]]
], sy = [
  3,
  e,
  J_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ay = [
  3,
  e,
  ox,
  0,
  [Eo],
  [[() => sa, 16]]
], iy = [
  3,
  e,
  nx,
  0,
  [c, z, p],
  [[0, 1], [0, { [_]: Tt }], [0, { [t]: l }]],
  2
], cy = [
  3,
  e,
  Z_,
  0,
  [Oo],
  [[() => aa, 16]]
], uy = [
  3,
  e,
  tx,
  0,
  [c, z, p],
  [[0, 1], [0, { [_]: Tt }], [0, { [t]: l }]],
  2
], py = [
  3,
  e,
  ax,
  { [a]: es },
  [wo, Hs],
  [[() => e0, { [f]: 1, [a]: ro }], [0, { [t]: na }]]
], ly = [
  3,
  e,
  ix,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], dy = [
  3,
  e,
  cx,
  { [a]: ts },
  [ts],
  [0]
], my = [
  3,
  e,
  px,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], _y = [
  3,
  e,
  ux,
  { [a]: In },
  [As],
  [[() => Ul, 0]]
], xy = [
  3,
  e,
  lx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Cy = [
  3,
  e,
  _x,
  0,
  [Eu],
  [[() => fy, 16]]
], gy = [
  3,
  e,
  Cx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], fy = [
  3,
  e,
  Eu,
  0,
  [wu],
  [() => aP],
  1
], Ry = [
  3,
  e,
  Ox,
  0,
  [Su],
  [[() => Ey, 16]]
], Oy = [
  3,
  e,
  Ex,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ey = [
  3,
  e,
  Su,
  0,
  [ju, at, ze],
  [() => uP, 0, () => Sr],
  2
], Sy = [
  3,
  e,
  xx,
  0,
  [So],
  [[() => ia, 16]]
], hy = [
  3,
  e,
  gx,
  0,
  [c, z, p],
  [[0, 1], [0, { [_]: Tt }], [0, { [t]: l }]],
  2
], vy = [
  3,
  e,
  hx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ky = [
  3,
  e,
  kx,
  0,
  [Nn],
  [[() => Kl, 16]]
], yy = [
  3,
  e,
  yx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], by = [
  3,
  e,
  Px,
  0,
  [pp],
  [[0, 16]]
], Py = [
  3,
  e,
  Bx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], By = [
  3,
  e,
  Tx,
  0,
  [ap],
  [[() => kP, 16]]
], Ay = [
  3,
  e,
  Mx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ty = [
  3,
  e,
  $x,
  0,
  [Vn],
  [[() => Wl, 16]]
], My = [
  3,
  e,
  Gx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ly = [
  3,
  e,
  wx,
  { [a]: Fn },
  [ip],
  [0]
], $y = [
  3,
  e,
  Dx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Iy = [
  3,
  e,
  jx,
  { [a]: $t },
  [Cr],
  [[() => Yt, 0]],
  1
], wy = [
  3,
  e,
  qx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Dy = [
  3,
  e,
  Hx,
  { [a]: Yn },
  [at, Uu],
  [0, [0, { [a]: Du }]]
], Gy = [
  3,
  e,
  zx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Uy = [
  3,
  e,
  Vx,
  { [a]: Zn },
  [Is, ks, gs, Ds],
  [() => Fl, () => wl, () => Ll, [() => n0, 0]]
], jy = [
  3,
  e,
  Fx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], qy = [
  3,
  e,
  Qx,
  { [a]: fe },
  [It, nr, M],
  [() => ne, [() => vr, { [a]: tr }], [0, { [t]: I }]]
], Ny = [
  3,
  e,
  tC,
  0,
  [c, E, S, b, p],
  [[0, 1], [0, 1], [0, { [_]: F }], [0, { [t]: P }], [0, { [t]: l }]],
  2
], Hy = [
  3,
  e,
  Jx,
  0,
  [Ac, ir, Bt, qe, U, W, X, Q, Y, Z, tt, J, et, ot, nt, ft, mt, M, Io],
  [[() => be, 16], [0, { [t]: Er }], [4, { [t]: sr }], [1, { [t]: je }], [0, { [t]: U }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Kt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: Jt }], [0, { [t]: ce }], [0, { [t]: Ot }], [0, { [t]: I }], [0, { [t]: ea }]]
], zy = [
  3,
  e,
  eC,
  0,
  [c, E, ho, S, b, p, ls],
  [[0, 1], [0, 1], [0, { [_]: Vs }], [0, { [_]: F }], [0, { [t]: P }], [0, { [t]: l }], [0, { [t]: Js }]],
  3
], Ky = [
  3,
  e,
  Yx,
  { [a]: oC },
  [Oe, Bt, S, M, U, jc, Zf, dt, eR],
  [[2, { [t]: Or }], [4, { [t]: sr }], [0, { [t]: Et }], [0, { [t]: I }], 0, () => Uv, [() => Vy, 0], 0, 1]
], Vy = [
  3,
  e,
  Zx,
  0,
  [UE, ur, Xu, ar, qt, pr],
  [[1, { [a]: cr }], 0, 0, 1, 2, [() => AA, { [f]: 1, [a]: lr }]]
], Fy = [
  3,
  e,
  nC,
  0,
  [c, E, Uf, S, ar, ur, K, At, V, b, p],
  [[0, 1], [0, 1], [64, { [t]: Ih }], [0, { [_]: F }], [1, { [t]: $h }], [0, { [t]: Uh }], [0, { [t]: rt }], [() => Dt, { [t]: wt }], [0, { [t]: st }], [0, { [t]: P }], [0, { [t]: l }]],
  3
], Wy = [
  3,
  e,
  pC,
  0,
  [qn],
  [[() => Nl, { [k]: 1, [a]: qn }]]
], Xy = [
  3,
  e,
  lC,
  0,
  [c, E, S, b, p],
  [[0, 1], [0, 1], [0, { [_]: F }], [0, { [t]: P }], [0, { [t]: l }]],
  2
], Qy = [
  3,
  e,
  iC,
  0,
  [Hn],
  [[() => ql, 16]]
], Jy = [
  3,
  e,
  cC,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Yy = [
  3,
  e,
  dC,
  0,
  [ko, Oe, as, jt, Us, Bt, qe, U, W, X, Q, Y, Z, tt, J, et, ot, nt, ft, Ms, S, we, De, Ge, Ue, _s, He, Lt, Dn, Uo, mt, Ye, K, V, Rt, pt, dt, M, Io, cr, Ns, oo, no, eo, Mo, Lo, $o],
  [[() => be, 16], [2, { [t]: Or }], [0, { [t]: Yp }], [0, { [t]: No }], [0, { [t]: bl }], [4, { [t]: sr }], [1, { [t]: je }], [0, { [t]: U }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Kt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: Jt }], [0, { [t]: ce }], [1, { [t]: vl }], [0, { [t]: Et }], [0, { [t]: yo }], [0, { [t]: bo }], [0, { [t]: Po }], [0, { [t]: Bo }], [0, { [t]: zc }], [0, { [t]: Ao }], [4, { [t]: Lt }], [0, { [t]: Dn }], [0, { [t]: Qo }], [0, { [t]: Ot }], [128, { [so]: lo }], [0, { [t]: rt }], [0, { [t]: st }], [() => it, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: Xo }], [0, { [t]: I }], [0, { [t]: ea }], [1, { [t]: kl }], [1, { [t]: Bl }], [0, { [t]: Fo }], [5, { [t]: Wo }], [0, { [t]: Vo }], [0, { [t]: Ho }], [1, { [t]: zo }], [1, { [t]: Ko }]]
], Zy = [
  3,
  e,
  mC,
  0,
  [c, E, Qe, bu, To, Au, Wn, Cp, gp, fp, Rp, Op, Ep, S, K, At, V, b, ve, p, ls],
  [[0, 1], [0, 1], [0, { [t]: Se }], [4, { [t]: ys }], [0, { [t]: Je }], [4, { [t]: Ps }], [0, { [t]: Wn }], [0, { [_]: el }], [0, { [_]: ol }], [0, { [_]: nl }], [0, { [_]: rl }], [0, { [_]: sl }], [6, { [_]: al }], [0, { [_]: F }], [0, { [t]: rt }], [() => Dt, { [t]: wt }], [0, { [t]: st }], [0, { [t]: P }], [1, { [_]: Rr }], [0, { [t]: l }], [0, { [t]: Js }]],
  2
], tb = [
  3,
  e,
  _C,
  0,
  [Xn],
  [[() => Hl, { [k]: 1, [a]: Xn }]]
], eb = [
  3,
  e,
  xC,
  0,
  [c, E, S, b, p],
  [[0, 1], [0, 1], [0, { [_]: F }], [0, { [t]: P }], [0, { [t]: l }]],
  2
], ob = [
  3,
  e,
  fC,
  { [a]: $t },
  [Cr, S],
  [[() => Yt, 0], [0, { [t]: Et }]],
  1
], nb = [
  3,
  e,
  OC,
  0,
  [c, E, S, p, b],
  [[0, 1], [0, 1], [0, { [_]: F }], [0, { [t]: l }], [0, { [t]: P }]],
  2
], rb = [
  3,
  e,
  RC,
  0,
  [ko, M],
  [[() => be, 16], [0, { [t]: I }]]
], sb = [
  3,
  e,
  EC,
  0,
  [c, E, b, p],
  [[0, 1], [0, 1], [0, { [t]: P }], [0, { [t]: l }]],
  2
], ab = [
  3,
  e,
  vC,
  0,
  [zn],
  [[() => Vl, 16]]
], ib = [
  3,
  e,
  kC,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], cb = [
  3,
  e,
  hu,
  0,
  [Hp],
  [0],
  1
], ub = [
  3,
  e,
  hs,
  0,
  [vs, up],
  [[() => Il, { [pl]: [ul, Zp] }], 0]
], Il = [
  3,
  e,
  vs,
  0,
  [Go, Cs, g_, Xe, iS],
  [[0, { [AS]: 1, [a]: Jh }], 0, 0, 0, 0],
  1
], pb = [
  3,
  e,
  bC,
  0,
  [is, vd, hd, us, ld],
  [[0, { [t]: ml }], [0, { [t]: $S }], [0, { [t]: LS }], [0, { [t]: DS }], [2, { [t]: TS }]]
], lb = [
  3,
  e,
  PC,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], db = [
  3,
  e,
  TC,
  0,
  [Oe, as, jt, Us, xd, Bt, qe, W, X, Q, Y, Z, tt, J, et, ot, nt, ft, U, Ms, S, we, De, Ge, Ue, He, _s, Lt, Dn, Uo, mt, Ye, K, V, Rt, pt, dt, M, Io, cr, Ns, oo, no, eo, Mo, Lo, $o],
  [[2, { [t]: Or }], [0, { [t]: Yp }], [0, { [t]: No }], [0, { [t]: bl }], [0, { [t]: MS }], [4, { [t]: sr }], [1, { [t]: je }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Kt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: Jt }], [0, { [t]: ce }], [0, { [t]: U }], [1, { [t]: vl }], [0, { [t]: Et }], [0, { [t]: yo }], [0, { [t]: bo }], [0, { [t]: Po }], [0, { [t]: Bo }], [0, { [t]: Ao }], [0, { [t]: zc }], [4, { [t]: Lt }], [0, { [t]: Dn }], [0, { [t]: Qo }], [0, { [t]: Ot }], [128, { [so]: lo }], [0, { [t]: rt }], [0, { [t]: st }], [() => it, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: Xo }], [0, { [t]: I }], [0, { [t]: ea }], [1, { [t]: kl }], [1, { [t]: Bl }], [0, { [t]: Fo }], [5, { [t]: Wo }], [0, { [t]: Vo }], [0, { [t]: Ho }], [1, { [t]: zo }], [1, { [t]: Ko }]]
], mb = [
  3,
  e,
  MC,
  0,
  [c, E, Qe, bu, To, Au, Wn, Cp, gp, fp, Rp, Op, Ep, S, K, At, V, b, ve, p, ls],
  [[0, 1], [0, 1], [0, { [t]: Se }], [4, { [t]: ys }], [0, { [t]: Je }], [4, { [t]: Ps }], [0, { [t]: Wn }], [0, { [_]: el }], [0, { [_]: ol }], [0, { [_]: nl }], [0, { [_]: rl }], [0, { [_]: sl }], [6, { [_]: al }], [0, { [_]: F }], [0, { [t]: rt }], [() => Dt, { [t]: wt }], [0, { [t]: st }], [0, { [t]: P }], [1, { [_]: Rr }], [0, { [t]: l }], [0, { [t]: Js }]],
  2
], wl = [
  3,
  e,
  ks,
  0,
  [bE],
  [0],
  1
], Dl = [
  3,
  e,
  Bs,
  0,
  [Xe, Cs],
  [0, 0]
], Gl = [
  3,
  e,
  bs,
  0,
  [Jc, cm, Tu, RO],
  [() => ck, 0, () => bb, () => SP]
], _b = [
  3,
  e,
  YC,
  0,
  [$, ye],
  [0, [() => Yt, { [f]: 1, [a]: ht }]]
], sa = [
  3,
  e,
  Eo,
  0,
  [z, at, jE, ee],
  [0, 0, [() => wA, { [f]: 1, [a]: zp }], [() => xb, 0]],
  3
], xb = [
  3,
  e,
  tg,
  0,
  [$, ht, vo],
  [0, () => Pe, [() => _b, 0]]
], aa = [
  3,
  e,
  Oo,
  0,
  [or, wC, z, KC, kE, ee, Hf],
  [[() => Cb, 0], 2, 0, 0, () => Ob, () => fb, [() => EA, 0]],
  5
], Cb = [
  3,
  e,
  IC,
  0,
  [Pp],
  [[() => Rb, 0]],
  1
], gb = [
  3,
  e,
  DC,
  0,
  [Ip, js],
  [[() => NB, { [a]: Lp }], [() => UB, { [a]: _r }]]
], fb = [
  3,
  e,
  GC,
  0,
  [$],
  [0],
  1
], Rb = [
  3,
  e,
  QC,
  0,
  [c, Ou, td, $, Rs],
  [0, 0, 0, 0, [() => gb, 0]],
  2
], Ob = [
  3,
  e,
  JC,
  0,
  [L_],
  [0],
  1
], Eb = [
  3,
  e,
  Gn,
  0,
  [Ne, Ee],
  [0, () => Jo],
  1
], Sb = [
  3,
  e,
  Bu,
  0,
  [Ne, zs, ze, Do, xr],
  [0, 0, () => Sr, 0, 0],
  1
], hb = [
  3,
  e,
  ZC,
  0,
  [Ne, Ee],
  [0, () => Jo],
  1
], vb = [
  3,
  e,
  Un,
  0,
  [mr, Ee],
  [() => ua, () => Jo],
  1
], kb = [
  3,
  e,
  Mu,
  0,
  [zs, Do, mr, ze, xr],
  [0, 0, () => ua, () => Sr, 0],
  3
], yb = [
  3,
  e,
  sg,
  0,
  [mr],
  [() => ua],
  1
], bb = [
  3,
  e,
  ng,
  0,
  [Go],
  [0]
], Pb = [
  3,
  e,
  rg,
  0,
  [ws],
  [0]
], Bb = [
  3,
  e,
  Dg,
  0,
  [wg, Os, z, ee],
  [[0, { [a]: Dd }], [64, { [f]: 1, [a]: Es }], 0, [() => ca, 0]],
  2
], Ab = [
  3,
  e,
  Ig,
  0,
  [au, Re, h_],
  [5, 1, 2]
], Tb = [
  3,
  e,
  lf,
  0,
  [at, jt, Xe, $, ee, HE, Df, Qu, Bc],
  [0, () => Ab, 0, 0, [() => Lb, 0], [() => GA, { [f]: 1, [a]: Vp }], [() => kA, { [f]: 1, [a]: Ju }], () => mP, () => Sv],
  1
], Mb = [
  3,
  e,
  df,
  0,
  [$, ye, np, rp],
  [0, [() => Yt, { [f]: 1, [a]: ht }], 1, 1]
], Lb = [
  3,
  e,
  mf,
  0,
  [$, ht, np, rp, vo],
  [0, () => Pe, 1, 1, [() => Mb, 0]]
], $b = [
  3,
  e,
  fg,
  { [a]: Rg },
  [qt, lt, to, kc],
  [2, 0, 0, [() => lA, { [f]: 1, [a]: Ro }]]
], Ib = [
  3,
  e,
  Og,
  0,
  [c, lt, p],
  [[0, 1], [0, { [_]: ie }], [0, { [t]: l }]],
  1
], wb = [
  3,
  e,
  kg,
  0,
  [qt, lt, to, Pu],
  [2, 0, 0, [() => RA, { [f]: 1, [a]: Eo }]]
], Db = [
  3,
  e,
  yg,
  0,
  [c, lt, p],
  [[0, 1], [0, { [_]: ie }], [0, { [t]: l }]],
  1
], Gb = [
  3,
  e,
  Sg,
  { [a]: qg },
  [lt, ku, qt, to],
  [0, [() => OA, { [f]: 1, [a]: Oo }], 2, 0]
], Ub = [
  3,
  e,
  hg,
  0,
  [c, lt, p],
  [[0, 1], [0, { [_]: ie }], [0, { [t]: l }]],
  1
], jb = [
  3,
  e,
  Pg,
  { [a]: Ng },
  [qt, lt, to, Iu],
  [2, 0, 0, [() => hA, { [f]: 1, [a]: So }]]
], qb = [
  3,
  e,
  Bg,
  0,
  [c, lt, p],
  [[0, 1], [0, { [_]: ie }], [0, { [t]: l }]],
  1
], Nb = [
  3,
  e,
  Ag,
  { [a]: _g },
  [ps, It, lt, $],
  [[() => Zl, 0], () => ne, 0, 0]
], Hb = [
  3,
  e,
  Tg,
  0,
  [ff, lt, $, us],
  [[1, { [_]: SS }], [0, { [_]: ie }], [0, { [_]: jo }], [0, { [_]: xS }]]
], zb = [
  3,
  e,
  Lg,
  { [a]: xg },
  [ps, lt],
  [[() => Zl, 0], 0]
], Kb = [
  3,
  e,
  $g,
  0,
  [lt, Of],
  [[0, { [_]: ie }], [1, { [_]: hS }]]
], Vb = [
  3,
  e,
  Kg,
  { [a]: Vg },
  [c, rr, Fp, Fu, $, re, If, Nu, qt, zE, er, se, M],
  [0, 0, 0, 0, 0, 0, 0, 1, 2, [() => vA, { [f]: 1, [a]: cS }], [() => hr, { [f]: 1 }], 0, [0, { [t]: I }]]
], Fb = [
  3,
  e,
  Fg,
  0,
  [c, re, se, rr, Nu, $, Fp, p, b],
  [[0, 1], [0, { [_]: gr }], [0, { [_]: fr }], [0, { [_]: tl }], [1, { [_]: kS }], [0, { [_]: jo }], [0, { [_]: PS }], [0, { [t]: l }], [0, { [t]: P }]],
  1
], Wb = [
  3,
  e,
  Qg,
  0,
  [gd, c, E, ir, Mc, $u, F0, lt, to, M],
  [[() => dA, 0], 0, 0, [0, { [t]: Er }], 0, 1, 1, 0, 0, [0, { [t]: I }]]
], Xb = [
  3,
  e,
  Jg,
  0,
  [c, E, S, $u, Mc, lt, b, p],
  [[0, 1], [0, 1], [0, { [_]: F }], [1, { [_]: ES }], [0, { [_]: _S }], [0, { [_]: ie }], [0, { [t]: P }], [0, { [t]: l }]],
  2
], Qb = [
  3,
  e,
  Yg,
  { [a]: Lu },
  [qt, Hu, Af, eu, he, $, re, Ze, er, se, M],
  [2, 0, 0, [() => o0, { [f]: 1 }], 0, 0, 0, 1, [() => hr, { [f]: 1 }], 0, [0, { [t]: I }]]
], Jb = [
  3,
  e,
  Zg,
  0,
  [c, re, se, Hu, Ze, $, b, p, Ls],
  [[0, 1], [0, { [_]: gr }], [0, { [_]: fr }], [0, { [_]: OS }], [1, { [_]: Ws }], [0, { [_]: jo }], [0, { [t]: P }], [0, { [t]: l }], [64, { [t]: ta }]],
  1
], Yb = [
  3,
  e,
  ef,
  { [a]: Lu },
  [qt, eu, he, $, re, Ze, er, se, ag, lt, to, bp, M],
  [2, [() => o0, { [f]: 1 }], 0, 0, 0, 1, [() => hr, { [f]: 1 }], 0, 1, 0, 0, 0, [0, { [t]: I }]]
], Zb = [
  3,
  e,
  nf,
  0,
  [c, re, se, Ze, $, lt, B_, bp, b, p, Ls],
  [[0, 1], [0, { [_]: gr }], [0, { [_]: fr }], [1, { [_]: Ws }], [0, { [_]: jo }], [0, { [_]: ie }], [2, { [_]: gS }], [0, { [_]: bS }], [0, { [t]: P }], [0, { [t]: l }], [64, { [t]: ta }]],
  1
], tP = [
  3,
  e,
  of,
  { [a]: xf },
  [qt, rr, Qp, Fu, wf, uS, nu, he, $, re, Ze, er, se, M],
  [2, 0, 0, 0, 0, [() => bA, { [f]: 1, [a]: pS }], [() => xA, { [f]: 1, [a]: Oe }], 0, 0, 0, 1, [() => hr, { [f]: 1 }], 0, [0, { [t]: I }]]
], eP = [
  3,
  e,
  rf,
  0,
  [c, re, se, rr, Ze, $, Qp, p, b, Ls],
  [[0, 1], [0, { [_]: gr }], [0, { [_]: fr }], [0, { [_]: tl }], [1, { [_]: Ws }], [0, { [_]: jo }], [0, { [_]: BS }], [0, { [t]: l }], [0, { [t]: P }], [64, { [t]: ta }]],
  1
], oP = [
  3,
  e,
  cf,
  { [a]: uf },
  [bc, Lc, c, E, ae, ur, Xu, ar, qt, pr, Bs, It, dt, M, v, ft, S],
  [[4, { [t]: ll }], [0, { [t]: dl }], 0, 0, 0, 0, 0, 1, 2, [() => BA, { [f]: 1, [a]: lr }], () => Dl, () => ne, 0, [0, { [t]: I }], 0, 0, [0, { [t]: Et }]]
], nP = [
  3,
  e,
  pf,
  0,
  [c, E, ae, ar, ur, b, p, K, At, V],
  [[0, 1], [0, 1], [0, { [_]: qo }], [1, { [_]: vS }], [0, { [_]: yS }], [0, { [t]: P }], [0, { [t]: l }], [0, { [t]: rt }], [() => Dt, { [t]: wt }], [0, { [t]: st }]],
  3
], rP = [
  3,
  e,
  jg,
  0,
  [Go, he],
  [0, 0]
], Ul = [
  3,
  e,
  As,
  0,
  [BE, GE, jp, Np],
  [0, 0, [() => IA, 0], [() => WB, 0]],
  2
], sP = [
  3,
  e,
  os,
  0,
  [Un, Gn, $n],
  [() => vb, () => Eb, () => Tv],
  1
], aP = [
  3,
  e,
  wu,
  0,
  [su, Mu, Bu, Ic],
  [() => jk, () => kb, () => Sb, () => Mv],
  1
], iP = [
  3,
  e,
  Gu,
  0,
  [he, Ks],
  [0, 0]
], cP = [
  3,
  e,
  ns,
  0,
  [wp],
  [() => PB],
  1
], uP = [
  3,
  e,
  ju,
  0,
  [Dp],
  [() => BB],
  1
], Jo = [
  3,
  e,
  hf,
  0,
  [ZO, cg],
  [0, 0],
  1
], pP = [
  3,
  e,
  zu,
  0,
  [at, y_],
  [0, () => Ql],
  1
], lP = [
  3,
  e,
  Cf,
  0,
  [$, ye, Tc],
  [0, [() => Yt, { [f]: 1, [a]: ht }], 0]
], ia = [
  3,
  e,
  So,
  0,
  [z, ee],
  [0, [() => qA, 0]],
  1
], dP = [
  3,
  e,
  qu,
  0,
  [ae, E, og, dt, It, Bs, v, ft, S],
  [0, 0, 4, 0, () => ne, () => Dl, 0, 0, 0]
], mP = [
  3,
  e,
  Qu,
  0,
  [Vu, Wu],
  [1, 1]
], _P = [
  3,
  e,
  Ju,
  0,
  [Vu, dt, Wu],
  [1, 0, 1]
], jl = [
  3,
  e,
  rs,
  0,
  [ME, kO, Ug, cu],
  [[() => DA, { [f]: 1, [a]: Up }], [() => TA, { [f]: 1, [a]: _p }], [() => SA, { [f]: 1, [a]: Gd }], () => Kk]
], ca = [
  3,
  e,
  bf,
  0,
  [E],
  [[() => yB, { [a]: dE }]]
], xP = [
  3,
  e,
  sp,
  0,
  [E, Bt, U, v, ft, ke, dt, It, Gs],
  [0, 4, 0, [64, { [f]: 1 }], 0, 1, 0, () => ne, () => Jl]
], CP = [
  3,
  e,
  zf,
  0,
  [E, S, U, Hg, ke],
  [0, 0, 0, 6, 1],
  1
], ql = [
  3,
  e,
  Hn,
  0,
  [Vf, ro],
  [0, () => gP]
], Nl = [
  3,
  e,
  Wf,
  0,
  [at],
  [0]
], Hl = [
  3,
  e,
  Xf,
  0,
  [Ku, JO, E_, pu],
  [0, 5, 0, () => $l]
], gP = [
  3,
  e,
  Qf,
  0,
  [ru],
  [() => pk]
], fP = [
  3,
  e,
  tR,
  0,
  [ve, ke, W, X, Q, Y, Z, tt, J, et, ot, nt],
  [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], RP = [
  3,
  e,
  nR,
  0,
  [U, v, ft, ke, dt, E, S, yu, Bt, It, Gs],
  [0, [64, { [f]: 1 }], 0, 1, 0, 0, 0, 2, 4, () => ne, () => Jl]
], OP = [
  3,
  e,
  ep,
  0,
  [vE],
  [[() => bB, 0]]
], zl = [
  3,
  e,
  $s,
  0,
  [Jc, Tu],
  [() => uk, () => Pb]
], ne = [
  3,
  e,
  It,
  0,
  [Cs, Xe],
  [0, 0]
], Kl = [
  3,
  e,
  Nn,
  0,
  [wo],
  [[() => PA, { [f]: 1, [a]: ro }]],
  1
], EP = [
  3,
  e,
  qf,
  0,
  [op],
  [0],
  1
], SP = [
  3,
  e,
  WR,
  0,
  [],
  []
], hP = [
  3,
  e,
  lr,
  0,
  [ve, Bt, U, ke, W, X, Q, Y, Z, tt, J, et, ot, nt],
  [1, 4, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], vP = [
  3,
  e,
  Kn,
  { [a]: Kn },
  [VR],
  [0]
], kP = [
  3,
  e,
  ap,
  0,
  [Oc],
  [[2, { [a]: Oc }]]
], yP = [
  3,
  e,
  lp,
  0,
  [Uc, Dc, Gc],
  [1, 1, 1]
], bP = [
  3,
  e,
  FR,
  0,
  [iu],
  [[() => yP, { [Fs]: 1 }]]
], Vl = [
  3,
  e,
  zn,
  0,
  [Cc, Rc, gc, Ec],
  [[2, { [a]: Cc }], [2, { [a]: Rc }], [2, { [a]: gc }], [2, { [a]: Ec }]]
], PP = [
  3,
  e,
  dR,
  0,
  [c, Ln, D, v, p],
  [[0, 1], [() => Tl, { [k]: 1, [a]: Ln }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], BP = [
  3,
  e,
  uR,
  0,
  [c, Mn, p, v],
  [[0, 1], [() => kv, { [k]: 1, [a]: Mn }], [0, { [t]: l }], [0, { [t]: L }]],
  2
], AP = [
  3,
  e,
  mR,
  0,
  [c, Ie, fe, D, v, Ke, Ve, Fe, Ss, We, p],
  [[0, 1], [0, { [t]: ao }], [() => Ml, { [k]: 1, [a]: fe }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: io }], [0, { [t]: co }], [0, { [t]: uo }], [0, { [t]: Ys }], [0, { [t]: po }], [0, { [t]: l }]],
  1
], TP = [
  3,
  e,
  pR,
  0,
  [c, z, Ro, p],
  [[0, 1], [0, { [_]: Tt }], [() => ra, { [k]: 1, [a]: Ro }], [0, { [t]: l }]],
  3
], MP = [
  3,
  e,
  CR,
  0,
  [c, wn, D, v, p],
  [[0, 1], [() => Jv, { [k]: 1, [a]: wn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], LP = [
  3,
  e,
  fR,
  0,
  [c, Jn, D, v, p],
  [[0, 1], [() => Yl, { [k]: 1, [a]: Jn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], $P = [
  3,
  e,
  SR,
  0,
  [c, z, Eo, p],
  [[0, 1], [0, { [_]: Tt }], [() => sa, { [k]: 1, [a]: Eo }], [0, { [t]: l }]],
  3
], IP = [
  3,
  e,
  OR,
  0,
  [c, z, Oo, p],
  [[0, 1], [0, { [_]: Tt }], [() => aa, { [k]: 1, [a]: Oo }], [0, { [t]: l }]],
  3
], wP = [
  3,
  e,
  kR,
  0,
  [Hs],
  [[0, { [t]: na }]]
], DP = [
  3,
  e,
  yR,
  0,
  [c, v, es, p, Hs],
  [[0, 1], [0, { [t]: L }], [() => Dv, { [k]: 1, [a]: es }], [0, { [t]: l }], [0, { [t]: na }]],
  1
], GP = [
  3,
  e,
  bR,
  0,
  [c, In, D, v, p],
  [[0, 1], [() => Gv, { [k]: 1, [a]: In }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], UP = [
  3,
  e,
  BR,
  0,
  [c, z, So, p],
  [[0, 1], [0, { [_]: Tt }], [() => ia, { [k]: 1, [a]: So }], [0, { [t]: l }]],
  3
], jP = [
  3,
  e,
  TR,
  0,
  [c, rs, p, sE],
  [[0, 1], [() => jl, { [k]: 1, [a]: rs }], [0, { [t]: l }], [2, { [t]: Wh }]],
  2
], qP = [
  3,
  e,
  LR,
  0,
  [c, Nn, D, p, v],
  [[0, 1], [() => Kl, { [k]: 1, [a]: Nn }], [0, { [t]: w }], [0, { [t]: l }], [0, { [t]: L }]],
  2
], NP = [
  3,
  e,
  IR,
  0,
  [c, pp, D, v, Zd, p],
  [[0, 1], [0, 16], [0, { [t]: w }], [0, { [t]: L }], [2, { [t]: GS }], [0, { [t]: l }]],
  2
], HP = [
  3,
  e,
  UR,
  0,
  [c, Vn, D, v, Kp, p],
  [[0, 1], [() => Wl, { [k]: 1, [a]: Vn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: _l }], [0, { [t]: l }]],
  2
], zP = [
  3,
  e,
  GR,
  0,
  [c, Fn, D, v, p],
  [[0, 1], [() => OB, { [k]: 1, [a]: Fn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], KP = [
  3,
  e,
  qR,
  0,
  [c, $t, D, v, p],
  [[0, 1], [() => pa, { [k]: 1, [a]: $t }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], VP = [
  3,
  e,
  HR,
  0,
  [c, Yn, D, v, Ts, p],
  [[0, 1], [() => cA, { [k]: 1, [a]: Yn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: Zs }], [0, { [t]: l }]],
  2
], FP = [
  3,
  e,
  KR,
  0,
  [c, Zn, D, v, p],
  [[0, 1], [() => uA, { [k]: 1, [a]: Zn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], WP = [
  3,
  e,
  YR,
  0,
  [M],
  [[0, { [t]: I }]]
], XP = [
  3,
  e,
  tO,
  0,
  [c, E, Ie, fe, D, v, Ke, Ve, Fe, Ss, We, b, S, p],
  [[0, 1], [0, 1], [0, { [t]: ao }], [() => Ml, { [k]: 1, [a]: fe }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: io }], [0, { [t]: co }], [0, { [t]: uo }], [0, { [t]: Ys }], [0, { [t]: po }], [0, { [t]: P }], [0, { [_]: F }], [0, { [t]: l }]],
  2
], QP = [
  3,
  e,
  ZR,
  0,
  [E, ho, ir, U, W, X, Q, Y, Z, tt, J, et, ot, nt, ft, mt, M],
  [0, 0, [0, { [t]: Er }], [0, { [t]: U }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Kt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: Jt }], [0, { [t]: ce }], [0, { [t]: Ot }], [0, { [t]: I }]]
], JP = [
  3,
  e,
  eO,
  0,
  [c, E, ho, Ac, S, tp, v, W, X, Q, Y, Z, tt, J, et, ot, nt, D, b, p],
  [[0, 1], [0, 1], [0, { [_]: Vs }], [() => be, 16], [0, { [_]: F }], [0, { [t]: yl }], [0, { [t]: L }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Kt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: Jt }], [0, { [t]: w }], [0, { [t]: P }], [0, { [t]: l }]],
  4
], YP = [
  3,
  e,
  iO,
  0,
  [M],
  [[0, { [t]: I }]]
], ZP = [
  3,
  e,
  cO,
  0,
  [c, E, qn, b, S, D, v, p],
  [[0, 1], [0, 1], [() => Nl, { [k]: 1, [a]: qn }], [0, { [t]: P }], [0, { [_]: F }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], tB = [
  3,
  e,
  rO,
  0,
  [M],
  [[0, { [t]: I }]]
], eB = [
  3,
  e,
  sO,
  0,
  [c, Hn, b, Kp, D, v, p],
  [[0, 1], [() => ql, { [k]: 1, [a]: Hn }], [0, { [t]: P }], [0, { [t]: _l }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  1
], oB = [
  3,
  e,
  uO,
  0,
  [jt, U, W, X, Q, Y, Z, tt, J, et, ot, nt, ft, mt, S, K, V, Rt, oe, pt, ke, M],
  [[0, { [t]: No }], [0, { [t]: U }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Kt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: Jt }], [0, { [t]: ce }], [0, { [t]: Ot }], [0, { [t]: Et }], [0, { [t]: rt }], [0, { [t]: st }], [() => it, { [t]: kt }], [() => pe, { [t]: ue }], [2, { [t]: yt }], [1, { [t]: Gh }], [0, { [t]: I }]]
], nB = [
  3,
  e,
  pO,
  0,
  [c, E, Ie, ko, we, De, Ge, Ue, qe, D, He, v, W, X, Q, Y, Z, tt, J, et, ot, nt, Lt, Qe, To, Ke, Ve, Fe, We, mS, Ye, mt, dt, Uo, K, At, V, Rt, oe, pt, b, $t, oo, no, eo, Mo, Lo, $o, p],
  [[0, 1], [0, 1], [0, { [t]: ao }], [() => be, 16], [0, { [t]: yo }], [0, { [t]: bo }], [0, { [t]: Po }], [0, { [t]: Bo }], [1, { [t]: je }], [0, { [t]: w }], [0, { [t]: Ao }], [0, { [t]: L }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Kt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: Jt }], [4, { [t]: Lt }], [0, { [t]: Se }], [0, { [t]: Je }], [0, { [t]: io }], [0, { [t]: co }], [0, { [t]: uo }], [0, { [t]: po }], [1, { [t]: Qh }], [128, { [so]: lo }], [0, { [t]: Ot }], [0, { [t]: Xo }], [0, { [t]: Qo }], [0, { [t]: rt }], [() => Dt, { [t]: wt }], [0, { [t]: st }], [() => it, { [t]: kt }], [() => pe, { [t]: ue }], [2, { [t]: yt }], [0, { [t]: P }], [0, { [t]: oa }], [0, { [t]: Fo }], [5, { [t]: Wo }], [0, { [t]: Vo }], [0, { [t]: Ho }], [1, { [t]: zo }], [1, { [t]: Ko }], [0, { [t]: l }]],
  2
], rB = [
  3,
  e,
  lO,
  0,
  [M],
  [[0, { [t]: I }]]
], sB = [
  3,
  e,
  dO,
  0,
  [c, E, Xn, b, S, cs, D, v, p],
  [[0, 1], [0, 1], [() => Hl, { [k]: 1, [a]: Xn }], [0, { [t]: P }], [0, { [_]: F }], [2, { [t]: Xs }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], aB = [
  3,
  e,
  xO,
  0,
  [S],
  [[0, { [t]: Et }]]
], iB = [
  3,
  e,
  CO,
  0,
  [c, E, $t, S, D, v, p, b],
  [[0, 1], [0, 1], [() => pa, { [k]: 1, [a]: $t }], [0, { [_]: F }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }], [0, { [t]: P }]],
  3
], cB = [
  3,
  e,
  fO,
  0,
  [c, zn, D, v, p],
  [[0, 1], [() => Vl, { [k]: 1, [a]: zn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], uB = [
  3,
  e,
  _p,
  0,
  [hO, Os, z, ee],
  [[0, { [a]: bO }], [64, { [f]: 1, [a]: Es }], 0, [() => ca, 0]],
  2
], ua = [
  3,
  e,
  mr,
  0,
  [jt, Re],
  [0, 1],
  1
], pB = [
  3,
  e,
  BO,
  0,
  [cp],
  [[21, { [Fs]: 1 }]]
], lB = [
  3,
  e,
  yp,
  0,
  [vu, LC, dp, TO, MO],
  [0, 0, 0, 0, 0]
], Fl = [
  3,
  e,
  Is,
  0,
  [vu, dp],
  [0, 0],
  1
], dB = [
  3,
  e,
  $O,
  0,
  [],
  []
], mB = [
  3,
  e,
  DO,
  0,
  [c, E, WO, Km, Fm, Vm, Wm, iE, uE, cE, pE, im],
  [[0, 1], [0, 1], [0, { [t]: Nh }], [0, { [t]: Se }], [0, { [t]: Je }], [4, { [t]: ys }], [4, { [t]: Ps }], [0, { [t]: Hh }], [0, { [t]: Kh }], [6, { [t]: zh }], [6, { [t]: Vh }], [0, { [t]: qS, [RS]: 1 }]],
  3
], _B = [
  3,
  e,
  Sp,
  0,
  [at],
  [0],
  1
], Wl = [
  3,
  e,
  Vn,
  0,
  [dr, wo],
  [0, [() => LA, { [f]: 1, [a]: ro }]],
  2
], xB = [
  3,
  e,
  KO,
  0,
  [at, or, Xe, EO, $, ee, $p, du, ou],
  [0, () => Uk, 0, 1, 0, [() => gB, 0], () => GB, () => Vk, () => Bk],
  2
], CB = [
  3,
  e,
  qO,
  0,
  [$, ye, Yu],
  [0, [() => Yt, { [f]: 1, [a]: ht }], [() => Xl, 0]]
], gB = [
  3,
  e,
  NO,
  0,
  [$, ht, vo, Yu],
  [0, () => Pe, [() => CB, 0], [() => Xl, 0]]
], Xl = [
  3,
  e,
  HO,
  0,
  [$, ht, aR],
  [0, () => Pe, [() => fB, 0]]
], fB = [
  3,
  e,
  zO,
  0,
  [OO, ye],
  [[() => MA, { [f]: 1, [a]: $ }], [() => Yt, { [f]: 1, [a]: ht }]]
], RB = [
  3,
  e,
  kp,
  0,
  [at, qE],
  [0, () => Ql],
  2
], Ql = [
  3,
  e,
  XO,
  0,
  [yf],
  [1]
], OB = [
  3,
  e,
  Fn,
  0,
  [ip],
  [0],
  1
], EB = [
  3,
  e,
  hp,
  0,
  [b_],
  [2]
], SB = [
  3,
  e,
  IO,
  0,
  [M, wO],
  [[0, { [t]: I }], [0, { [t]: jh }]]
], hB = [
  3,
  e,
  GO,
  0,
  [c, E, S, ss, b, v, p],
  [[0, 1], [0, 1], [0, { [_]: F }], [() => vB, { [k]: 1, [a]: ss }], [0, { [t]: P }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], vB = [
  3,
  e,
  ss,
  0,
  [Re, hu, Go, Hp, C_, Tp, ep],
  [1, () => cb, 0, 0, 0, () => LB, [() => OP, 0]]
], Jl = [
  3,
  e,
  Gs,
  0,
  [XC, PO],
  [2, 4]
], kB = [
  3,
  e,
  vp,
  0,
  [yp, tu],
  [() => lB, () => Kv],
  1
], yB = [
  3,
  e,
  lE,
  0,
  [T_],
  [[() => fA, { [f]: 1, [a]: Ru }]]
], bB = [
  3,
  e,
  mE,
  0,
  [yd, $, Rs, bd, tr, $t, Wp, dt],
  [0, 0, [() => qk, 0], 0, [() => vr, 0], [() => pa, 0], [() => UA, 0], 0],
  2
], PB = [
  3,
  e,
  wp,
  0,
  [qs, Do],
  [0, 0],
  2
], BB = [
  3,
  e,
  Dp,
  0,
  [qs, Do, xr, qp],
  [0, 0, 0, 0],
  4
], AB = [
  3,
  e,
  Mp,
  0,
  [yE, xu],
  [1, 1]
], TB = [
  3,
  e,
  gE,
  0,
  [cp],
  [[() => HA, 16]]
], MB = [
  3,
  e,
  fE,
  0,
  [c, E, gu, _u, bs, $s, K, At, V, hp, Mp, p],
  [[0, 1], [0, 1], 0, 0, () => Gl, () => zl, [0, { [t]: rt }], [() => Dt, { [t]: wt }], [0, { [t]: st }], () => EB, () => AB, [0, { [t]: l }]],
  6
], LB = [
  3,
  e,
  Tp,
  0,
  [bs, _u, gu, $s],
  [() => Gl, 0, 0, () => zl],
  4
], $B = [
  3,
  e,
  OE,
  0,
  [RE, dg],
  [0, [() => it, 0]],
  1
], Yl = [
  3,
  e,
  Jn,
  0,
  [wo],
  [[() => $A, { [f]: 1, [a]: ro }]],
  1
], IB = [
  3,
  e,
  SE,
  0,
  [_d, pt, wc],
  [[() => $B, 0], 2, [() => $v, 0]]
], wB = [
  3,
  e,
  nE,
  0,
  [xc, Sc, hc, jt],
  [[0, { [a]: xc }], [() => vc, { [a]: Sc }], [() => vc, { [a]: hc }], [4, { [a]: jt }]],
  4
], DB = [
  3,
  e,
  Qn,
  { [a]: Qn },
  [],
  []
], GB = [
  3,
  e,
  $p,
  0,
  [Ap, Sp],
  [() => jB, () => _B]
], UB = [
  3,
  e,
  js,
  { [a]: _r },
  [ig],
  [[() => it, 0]],
  1
], jB = [
  3,
  e,
  Ap,
  0,
  [at],
  [0],
  1
], qB = [
  3,
  e,
  EE,
  { [a]: _r },
  [pg, pt],
  [[() => Ev, 0], 2],
  1
], NB = [
  3,
  e,
  Ip,
  { [a]: Lp },
  [],
  []
], HB = [
  3,
  e,
  Gp,
  0,
  [Uc, Dc, Gc],
  [1, 1, 1]
], zB = [
  3,
  e,
  aE,
  0,
  [iu],
  [[() => HB, { [Fs]: 1 }]]
], KB = [
  3,
  e,
  Bp,
  0,
  [Hm],
  [() => VB]
], VB = [
  3,
  e,
  eE,
  0,
  [oR, or],
  [0, () => Pv],
  2
], Pe = [
  3,
  e,
  ht,
  0,
  [E, Ks],
  [0, 0],
  2
], pa = [
  3,
  e,
  $t,
  0,
  [Cr],
  [[() => Yt, 0]],
  1
], FB = [
  3,
  e,
  $E,
  0,
  [vs, up],
  [[() => Il, { [pl]: [ul, Zp] }], 0]
], WB = [
  3,
  e,
  Np,
  0,
  [Qn, Kn],
  [[() => DB, { [a]: Qn }], [() => vP, { [a]: Kn }]]
], XB = [
  3,
  e,
  zp,
  0,
  [Re, $c],
  [1, 0],
  2
], QB = [
  3,
  e,
  Up,
  0,
  [PE, Os, z, ee],
  [[0, { [a]: NE }], [64, { [f]: 1, [a]: Es }], 0, [() => ca, 0]],
  2
], JB = [
  3,
  e,
  Vp,
  0,
  [au, Re, dt],
  [5, 1, 0]
], YB = [
  3,
  e,
  VE,
  0,
  [c, $n, D, v, p],
  [[0, 1], [() => Lv, { [k]: 1, [a]: $n }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], ZB = [
  3,
  e,
  WE,
  0,
  [c, Gn, D, v, p],
  [[0, 1], [() => hb, { [k]: 1, [a]: Gn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], tA = [
  3,
  e,
  QE,
  0,
  [c, Un, D, v, p],
  [[0, 1], [() => yb, { [k]: 1, [a]: Un }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], eA = [
  3,
  e,
  ZE,
  0,
  [c, E, Zu, S, b, p, D, v],
  [[0, 1], [0, 1], [() => NA, 16], [0, { [_]: F }], [0, { [t]: P }], [0, { [t]: l }], [0, { [t]: w }], [0, { [t]: L }]],
  3
], oA = [
  3,
  e,
  tS,
  0,
  [M],
  [[0, { [t]: I }]]
], nA = [
  3,
  e,
  nS,
  0,
  [Yc, Hc, mt, K, V, Rt, pt, M, S],
  [[0, { [t]: hl }], [() => Qv, 16], [0, { [t]: Ot }], [0, { [t]: rt }], [0, { [t]: st }], [() => it, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: I }], [0, { [t]: Et }]]
], rA = [
  3,
  e,
  rS,
  0,
  [c, Zc, E, ve, ae, Kc, Vc, Fc, Wc, om, K, At, V, Xc, xs, Qc, b, p, mu],
  [[0, 1], [0, { [t]: xl }], [0, 1], [1, { [_]: Rr }], [0, { [_]: qo }], [0, { [t]: Cl }], [4, { [t]: gl }], [0, { [t]: fl }], [4, { [t]: Rl }], [0, { [t]: jS }], [0, { [t]: rt }], [() => Dt, { [t]: wt }], [0, { [t]: st }], [0, { [t]: Ol }], [() => Al, { [t]: El }], [0, { [t]: Sl }], [0, { [t]: P }], [0, { [t]: l }], [0, { [t]: Pl }]],
  5
], sA = [
  3,
  e,
  sS,
  0,
  [mt, U, W, X, Q, Y, Z, tt, J, et, ot, nt, K, V, Rt, pt, M, S],
  [[0, { [t]: Ot }], [0, { [t]: U }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Kt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: Jt }], [0, { [t]: rt }], [0, { [t]: st }], [() => it, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: I }], [0, { [t]: Et }]]
], aA = [
  3,
  e,
  aS,
  0,
  [c, E, ve, ae, ko, qe, D, v, W, X, Q, Y, Z, tt, J, et, ot, nt, K, At, V, b, p],
  [[0, 1], [0, 1], [1, { [_]: Rr }], [0, { [_]: qo }], [() => be, 16], [1, { [t]: je }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Kt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: Jt }], [0, { [t]: rt }], [() => Dt, { [t]: wt }], [0, { [t]: st }], [0, { [t]: P }], [0, { [t]: l }]],
  4
], iA = [
  3,
  e,
  Xp,
  0,
  [at],
  [0],
  1
], cA = [
  3,
  e,
  Yn,
  0,
  [Uu, at],
  [[0, { [a]: Du }], 0]
], uA = [
  3,
  e,
  Zn,
  0,
  [gs, ks, Is, Ds],
  [() => Ll, () => wl, () => Fl, [() => n0, 0]]
], pA = [
  3,
  e,
  dS,
  0,
  [FO, QO, ko, rE, uu, lu, as, we, De, Ge, Ue, qe, _s, He, W, X, Q, Y, Z, tt, J, et, ot, nt, Oe, U, Lt, jt, Bt, Ms, Ye, oo, eo, no, cr, Io, M, Us, mt, K, Rt, V, dt, Ns, S, pt],
  [[0, { [fS]: 1, [t]: qh }], [0, { [t]: Fh }], [() => be, 16], [1, { [t]: Ph }], [0, { [t]: NS }], [0, { [t]: HS }], [0, { [t]: ZS }], [0, { [t]: zS }], [0, { [t]: KS }], [0, { [t]: VS }], [0, { [t]: FS }], [1, { [t]: je }], [0, { [t]: WS }], [0, { [t]: XS }], [0, { [t]: th }], [0, { [t]: eh }], [0, { [t]: oh }], [0, { [t]: rh }], [0, { [t]: sh }], [0, { [t]: ah }], [0, { [t]: nh }], [0, { [t]: ih }], [0, { [t]: ch }], [0, { [t]: uh }], [2, { [t]: ph }], [0, { [t]: QS }], [4, { [t]: JS }], [0, { [t]: lh }], [4, { [t]: YS }], [1, { [t]: dh }], [128, { [so]: lo }], [0, { [t]: xh }], [0, { [t]: _h }], [5, { [t]: Ch }], [1, { [t]: mh }], [0, { [t]: Rh }], [0, { [t]: fh }], [0, { [t]: gh }], [0, { [t]: Eh }], [0, { [t]: vh }], [() => it, { [t]: Sh }], [0, { [t]: kh }], [0, { [t]: Oh }], [1, { [t]: yh }], [0, { [t]: bh }], [2, { [t]: hh }]],
  2
], h = "unit";
var lA = [
  1,
  e,
  kc,
  0,
  [
    () => ra,
    0
  ]
], dA = [
  1,
  e,
  ed,
  0,
  [
    () => Av,
    { [a]: Pc }
  ]
], Zl = [
  1,
  e,
  ps,
  0,
  [
    () => Iv,
    { [a]: c }
  ]
];
var hr = [
  1,
  e,
  Qd,
  0,
  () => jv
], mA = [
  1,
  e,
  Jd,
  0,
  () => Nv
], t0 = [
  1,
  e,
  ds,
  0,
  [
    () => Yv,
    0
  ]
], _A = [
  1,
  e,
  c_,
  0,
  () => bk
], xA = [
  1,
  e,
  nu,
  0,
  () => Pk
], CA = [
  1,
  e,
  v_,
  0,
  [
    0,
    { [a]: fs }
  ]
], gA = [
  1,
  e,
  Cu,
  0,
  () => zk
];
var fA = [
  1,
  e,
  A_,
  0,
  () => Fk
], vr = [
  1,
  e,
  nr,
  0,
  [
    () => ub,
    { [a]: hs }
  ]
], RA = [
  1,
  e,
  Pu,
  0,
  [
    () => sa,
    0
  ]
], OA = [
  1,
  e,
  ku,
  0,
  [
    () => aa,
    0
  ]
], EA = [
  1,
  e,
  HC,
  0,
  [
    0,
    { [a]: M_ }
  ]
], SA = [
  1,
  e,
  Gg,
  0,
  [
    () => Bb,
    0
  ]
], e0 = [
  1,
  e,
  _f,
  0,
  [
    () => Tb,
    0
  ]
], hA = [
  1,
  e,
  Iu,
  0,
  [
    () => ia,
    0
  ]
], vA = [
  1,
  e,
  vf,
  0,
  () => dP
], kA = [
  1,
  e,
  Gf,
  0,
  () => _P
];
var yA = [
  1,
  e,
  Kf,
  0,
  () => CP
], o0 = [
  1,
  e,
  Jf,
  0,
  [
    () => xP,
    0
  ]
], bA = [
  1,
  e,
  rR,
  0,
  [
    () => RP,
    0
  ]
];
var PA = [
  1,
  e,
  Nf,
  0,
  () => EP
], BA = [
  1,
  e,
  pr,
  0,
  () => hP
], AA = [
  1,
  e,
  XR,
  0,
  () => fP
], TA = [
  1,
  e,
  vO,
  0,
  [
    () => uB,
    0
  ]
], MA = [
  1,
  e,
  jO,
  0,
  [
    0,
    { [a]: $ }
  ]
], LA = [
  1,
  e,
  VO,
  0,
  [
    () => xB,
    0
  ]
], n0 = [
  1,
  e,
  Ds,
  0,
  [
    () => kB,
    { [a]: vp }
  ]
], $A = [
  1,
  e,
  hE,
  0,
  [
    () => IB,
    0
  ]
], Yt = [
  1,
  e,
  Cr,
  0,
  [
    () => Pe,
    { [a]: ht }
  ]
], IA = [
  1,
  e,
  jp,
  0,
  [
    () => FB,
    { [a]: hs }
  ]
], wA = [
  1,
  e,
  IE,
  0,
  () => XB
], DA = [
  1,
  e,
  TE,
  0,
  [
    () => QB,
    0
  ]
], GA = [
  1,
  e,
  wE,
  0,
  () => JB
], UA = [
  1,
  e,
  Wp,
  0,
  [
    () => iP,
    { [a]: Gu }
  ]
];
var jA = [
  4,
  e,
  J0,
  0,
  [$, ht, vo],
  [0, () => Pe, [() => bv, 0]]
], qA = [
  4,
  e,
  Ef,
  0,
  [$, ht, Tc, vo],
  [0, () => Pe, 0, [() => lP, 0]]
], NA = [
  4,
  e,
  Zu,
  0,
  [js],
  [[() => qB, { [a]: _r }]]
], HA = [
  4,
  e,
  CE,
  { [cl]: 1 },
  [YO, Gp, lp, lm, xu],
  [[() => pB, 0], [() => zB, 0], [() => bP, 0], () => Vv, () => Hk]
], r0 = [
  9,
  e,
  rd,
  { [u]: ["DELETE", "/{Key+}?x-id=AbortMultipartUpload", 204] },
  () => vv,
  () => hv
], s0 = [
  9,
  e,
  qc,
  { [u]: ["POST", "/{Key+}", 200] },
  () => zv,
  () => Hv
], G3 = [
  9,
  e,
  Vd,
  { [u]: ["PUT", "/{Key+}?x-id=CopyObject", 200] },
  () => Wv,
  () => Fv
], U3 = [
  9,
  e,
  Pd,
  { [u]: ["PUT", "/", 200] },
  () => nk,
  () => ok
], j3 = [
  9,
  e,
  Bd,
  { [B]: "-", [u]: ["POST", "/?metadataConfiguration", 200] },
  () => tk,
  () => h
], q3 = [
  9,
  e,
  Td,
  { [B]: "-", [u]: ["POST", "/?metadataTable", 200] },
  () => ek,
  () => h
], a0 = [
  9,
  e,
  Kd,
  { [u]: ["POST", "/{Key+}?uploads", 200] },
  () => sk,
  () => rk
], i0 = [
  9,
  e,
  am,
  { [u]: ["GET", "/?session", 200] },
  () => ik,
  () => ak
], N3 = [
  9,
  e,
  mm,
  { [u]: ["DELETE", "/", 204] },
  () => vk,
  () => h
], H3 = [
  9,
  e,
  _m,
  { [u]: ["DELETE", "/?analytics", 204] },
  () => dk,
  () => h
], z3 = [
  9,
  e,
  Cm,
  { [u]: ["DELETE", "/?cors", 204] },
  () => mk,
  () => h
], K3 = [
  9,
  e,
  fm,
  { [u]: ["DELETE", "/?encryption", 204] },
  () => _k,
  () => h
], V3 = [
  9,
  e,
  Sm,
  { [u]: ["DELETE", "/?intelligent-tiering", 204] },
  () => xk,
  () => h
], F3 = [
  9,
  e,
  Om,
  { [u]: ["DELETE", "/?inventory", 204] },
  () => Ck,
  () => h
], W3 = [
  9,
  e,
  vm,
  { [u]: ["DELETE", "/?lifecycle", 204] },
  () => gk,
  () => h
], X3 = [
  9,
  e,
  ym,
  { [u]: ["DELETE", "/?metadataConfiguration", 204] },
  () => fk,
  () => h
], Q3 = [
  9,
  e,
  Am,
  { [u]: ["DELETE", "/?metadataTable", 204] },
  () => Rk,
  () => h
], J3 = [
  9,
  e,
  Bm,
  { [u]: ["DELETE", "/?metrics", 204] },
  () => Ok,
  () => h
], Y3 = [
  9,
  e,
  Mm,
  { [u]: ["DELETE", "/?ownershipControls", 204] },
  () => Ek,
  () => h
], Z3 = [
  9,
  e,
  $m,
  { [u]: ["DELETE", "/?policy", 204] },
  () => Sk,
  () => h
], tL = [
  9,
  e,
  Gm,
  { [u]: ["DELETE", "/?replication", 204] },
  () => hk,
  () => h
], eL = [
  9,
  e,
  Um,
  { [u]: ["DELETE", "/?tagging", 204] },
  () => kk,
  () => h
], oL = [
  9,
  e,
  qm,
  { [u]: ["DELETE", "/?website", 204] },
  () => yk,
  () => h
], c0 = [
  9,
  e,
  u_,
  { [u]: ["DELETE", "/{Key+}?x-id=DeleteObject", 204] },
  () => Lk,
  () => Mk
], nL = [
  9,
  e,
  Ym,
  { [u]: ["DELETE", "/{Key+}?annotation", 204] },
  () => Tk,
  () => Ak
], rL = [
  9,
  e,
  p_,
  { [B]: "-", [u]: ["POST", "/?delete", 200] },
  () => Ik,
  () => $k
], sL = [
  9,
  e,
  s_,
  { [u]: ["DELETE", "/{Key+}?tagging", 204] },
  () => Dk,
  () => wk
], aL = [
  9,
  e,
  l_,
  { [u]: ["DELETE", "/?publicAccessBlock", 204] },
  () => Gk,
  () => h
], iL = [
  9,
  e,
  $_,
  { [u]: ["GET", "/?abac", 200] },
  () => Xk,
  () => Wk
], cL = [
  9,
  e,
  I_,
  { [u]: ["GET", "/?accelerate", 200] },
  () => Jk,
  () => Qk
], uL = [
  9,
  e,
  K_,
  { [u]: ["GET", "/?acl", 200] },
  () => Zk,
  () => Yk
], pL = [
  9,
  e,
  j_,
  { [u]: ["GET", "/?analytics&x-id=GetBucketAnalyticsConfiguration", 200] },
  () => ey,
  () => ty
], lL = [
  9,
  e,
  V_,
  { [u]: ["GET", "/?cors", 200] },
  () => ny,
  () => oy
], dL = [
  9,
  e,
  X_,
  { [u]: ["GET", "/?encryption", 200] },
  () => sy,
  () => ry
], mL = [
  9,
  e,
  ex,
  { [u]: ["GET", "/?intelligent-tiering&x-id=GetBucketIntelligentTieringConfiguration", 200] },
  () => iy,
  () => ay
], _L = [
  9,
  e,
  Y_,
  { [u]: ["GET", "/?inventory&x-id=GetBucketInventoryConfiguration", 200] },
  () => uy,
  () => cy
], xL = [
  9,
  e,
  sx,
  { [u]: ["GET", "/?lifecycle", 200] },
  () => ly,
  () => py
], CL = [
  9,
  e,
  rx,
  { [u]: ["GET", "/?location", 200] },
  () => my,
  () => dy
], gL = [
  9,
  e,
  dx,
  { [u]: ["GET", "/?logging", 200] },
  () => xy,
  () => _y
], fL = [
  9,
  e,
  mx,
  { [u]: ["GET", "/?metadataConfiguration", 200] },
  () => gy,
  () => Cy
], RL = [
  9,
  e,
  Rx,
  { [u]: ["GET", "/?metadataTable", 200] },
  () => Oy,
  () => Ry
], OL = [
  9,
  e,
  fx,
  { [u]: ["GET", "/?metrics&x-id=GetBucketMetricsConfiguration", 200] },
  () => hy,
  () => Sy
], EL = [
  9,
  e,
  Sx,
  { [u]: ["GET", "/?notification", 200] },
  () => vy,
  () => jl
], SL = [
  9,
  e,
  vx,
  { [u]: ["GET", "/?ownershipControls", 200] },
  () => yy,
  () => ky
], hL = [
  9,
  e,
  bx,
  { [u]: ["GET", "/?policy", 200] },
  () => Py,
  () => by
], vL = [
  9,
  e,
  Ax,
  { [u]: ["GET", "/?policyStatus", 200] },
  () => Ay,
  () => By
], kL = [
  9,
  e,
  Lx,
  { [u]: ["GET", "/?replication", 200] },
  () => My,
  () => Ty
], yL = [
  9,
  e,
  Ix,
  { [u]: ["GET", "/?requestPayment", 200] },
  () => $y,
  () => Ly
], bL = [
  9,
  e,
  Ux,
  { [u]: ["GET", "/?tagging", 200] },
  () => wy,
  () => Iy
], PL = [
  9,
  e,
  Nx,
  { [u]: ["GET", "/?versioning", 200] },
  () => Gy,
  () => Dy
], BL = [
  9,
  e,
  Kx,
  { [u]: ["GET", "/?website", 200] },
  () => jy,
  () => Uy
], AL = [
  9,
  e,
  Wx,
  { [B]: "-", [u]: ["GET", "/{Key+}?x-id=GetObject", 200] },
  () => Zy,
  () => Yy
], TL = [
  9,
  e,
  Xx,
  { [u]: ["GET", "/{Key+}?acl", 200] },
  () => Ny,
  () => qy
], ML = [
  9,
  e,
  rC,
  { [B]: "-", [u]: ["GET", "/{Key+}?annotation&x-id=GetObjectAnnotation", 200] },
  () => zy,
  () => Hy
], LL = [
  9,
  e,
  sC,
  { [u]: ["GET", "/{Key+}?attributes", 200] },
  () => Fy,
  () => Ky
], $L = [
  9,
  e,
  uC,
  { [u]: ["GET", "/{Key+}?legal-hold", 200] },
  () => Xy,
  () => Wy
], IL = [
  9,
  e,
  aC,
  { [u]: ["GET", "/?object-lock", 200] },
  () => Jy,
  () => Qy
], wL = [
  9,
  e,
  CC,
  { [u]: ["GET", "/{Key+}?retention", 200] },
  () => eb,
  () => tb
], DL = [
  9,
  e,
  gC,
  { [u]: ["GET", "/{Key+}?tagging", 200] },
  () => nb,
  () => ob
], GL = [
  9,
  e,
  SC,
  { [u]: ["GET", "/{Key+}?torrent", 200] },
  () => sb,
  () => rb
], UL = [
  9,
  e,
  hC,
  { [u]: ["GET", "/?publicAccessBlock", 200] },
  () => ib,
  () => ab
], jL = [
  9,
  e,
  yC,
  { [u]: ["HEAD", "/", 200] },
  () => lb,
  () => pb
], qL = [
  9,
  e,
  AC,
  { [u]: ["HEAD", "/{Key+}", 200] },
  () => mb,
  () => db
], NL = [
  9,
  e,
  gg,
  { [u]: ["GET", "/?analytics&x-id=ListBucketAnalyticsConfigurations", 200] },
  () => Ib,
  () => $b
], HL = [
  9,
  e,
  vg,
  { [u]: ["GET", "/?intelligent-tiering&x-id=ListBucketIntelligentTieringConfigurations", 200] },
  () => Db,
  () => wb
], zL = [
  9,
  e,
  Eg,
  { [u]: ["GET", "/?inventory&x-id=ListBucketInventoryConfigurations", 200] },
  () => Ub,
  () => Gb
], KL = [
  9,
  e,
  bg,
  { [u]: ["GET", "/?metrics&x-id=ListBucketMetricsConfigurations", 200] },
  () => qb,
  () => jb
], VL = [
  9,
  e,
  Cg,
  { [u]: ["GET", "/?x-id=ListBuckets", 200] },
  () => Hb,
  () => Nb
], FL = [
  9,
  e,
  Mg,
  { [u]: ["GET", "/?x-id=ListDirectoryBuckets", 200] },
  () => Kb,
  () => zb
], WL = [
  9,
  e,
  zg,
  { [u]: ["GET", "/?uploads", 200] },
  () => Fb,
  () => Vb
], XL = [
  9,
  e,
  Xg,
  { [u]: ["GET", "/{Key+}?annotation&x-id=ListObjectAnnotations", 200] },
  () => Xb,
  () => Wb
], QL = [
  9,
  e,
  Wg,
  { [u]: ["GET", "/", 200] },
  () => Jb,
  () => Qb
], JL = [
  9,
  e,
  tf,
  { [u]: ["GET", "/?list-type=2", 200] },
  () => Zb,
  () => Yb
], YL = [
  9,
  e,
  sf,
  { [u]: ["GET", "/?versions", 200] },
  () => eP,
  () => tP
], ZL = [
  9,
  e,
  af,
  { [u]: ["GET", "/{Key+}?x-id=ListParts", 200] },
  () => nP,
  () => oP
], t$ = [
  9,
  e,
  iR,
  { [B]: "-", [u]: ["PUT", "/?abac", 200] },
  () => PP,
  () => h
], e$ = [
  9,
  e,
  cR,
  { [B]: "-", [u]: ["PUT", "/?accelerate", 200] },
  () => BP,
  () => h
], o$ = [
  9,
  e,
  _R,
  { [B]: "-", [u]: ["PUT", "/?acl", 200] },
  () => AP,
  () => h
], n$ = [
  9,
  e,
  lR,
  { [u]: ["PUT", "/?analytics", 200] },
  () => TP,
  () => h
], r$ = [
  9,
  e,
  xR,
  { [B]: "-", [u]: ["PUT", "/?cors", 200] },
  () => MP,
  () => h
], s$ = [
  9,
  e,
  gR,
  { [B]: "-", [u]: ["PUT", "/?encryption", 200] },
  () => LP,
  () => h
], a$ = [
  9,
  e,
  ER,
  { [u]: ["PUT", "/?intelligent-tiering", 200] },
  () => $P,
  () => h
], i$ = [
  9,
  e,
  RR,
  { [u]: ["PUT", "/?inventory", 200] },
  () => IP,
  () => h
], c$ = [
  9,
  e,
  vR,
  { [B]: "-", [u]: ["PUT", "/?lifecycle", 200] },
  () => DP,
  () => wP
], u$ = [
  9,
  e,
  hR,
  { [B]: "-", [u]: ["PUT", "/?logging", 200] },
  () => GP,
  () => h
], p$ = [
  9,
  e,
  PR,
  { [u]: ["PUT", "/?metrics", 200] },
  () => UP,
  () => h
], l$ = [
  9,
  e,
  AR,
  { [u]: ["PUT", "/?notification", 200] },
  () => jP,
  () => h
], d$ = [
  9,
  e,
  MR,
  { [B]: "-", [u]: ["PUT", "/?ownershipControls", 200] },
  () => qP,
  () => h
], m$ = [
  9,
  e,
  $R,
  { [B]: "-", [u]: ["PUT", "/?policy", 200] },
  () => NP,
  () => h
], _$ = [
  9,
  e,
  wR,
  { [B]: "-", [u]: ["PUT", "/?replication", 200] },
  () => HP,
  () => h
], x$ = [
  9,
  e,
  DR,
  { [B]: "-", [u]: ["PUT", "/?requestPayment", 200] },
  () => zP,
  () => h
], C$ = [
  9,
  e,
  jR,
  { [B]: "-", [u]: ["PUT", "/?tagging", 200] },
  () => KP,
  () => h
], g$ = [
  9,
  e,
  NR,
  { [B]: "-", [u]: ["PUT", "/?versioning", 200] },
  () => VP,
  () => h
], f$ = [
  9,
  e,
  zR,
  { [B]: "-", [u]: ["PUT", "/?website", 200] },
  () => FP,
  () => h
], u0 = [
  9,
  e,
  QR,
  { [B]: "-", [u]: ["PUT", "/{Key+}?x-id=PutObject", 200] },
  () => nB,
  () => oB
], R$ = [
  9,
  e,
  JR,
  { [B]: "-", [u]: ["PUT", "/{Key+}?acl", 200] },
  () => XP,
  () => WP
], O$ = [
  9,
  e,
  oO,
  { [B]: "-", [u]: ["PUT", "/{Key+}?annotation", 200] },
  () => JP,
  () => QP
], E$ = [
  9,
  e,
  aO,
  { [B]: "-", [u]: ["PUT", "/{Key+}?legal-hold", 200] },
  () => ZP,
  () => YP
], S$ = [
  9,
  e,
  nO,
  { [B]: "-", [u]: ["PUT", "/?object-lock", 200] },
  () => eB,
  () => tB
], h$ = [
  9,
  e,
  mO,
  { [B]: "-", [u]: ["PUT", "/{Key+}?retention", 200] },
  () => sB,
  () => rB
], v$ = [
  9,
  e,
  _O,
  { [B]: "-", [u]: ["PUT", "/{Key+}?tagging", 200] },
  () => iB,
  () => aB
], k$ = [
  9,
  e,
  gO,
  { [B]: "-", [u]: ["PUT", "/?publicAccessBlock", 200] },
  () => cB,
  () => h
], y$ = [
  9,
  e,
  LO,
  { [u]: ["PUT", "/{Key+}?renameObject", 200] },
  () => mB,
  () => dB
], b$ = [
  9,
  e,
  UO,
  { [B]: "-", [u]: ["POST", "/{Key+}?restore", 200] },
  () => hB,
  () => SB
], P$ = [
  9,
  e,
  xE,
  { [u]: ["POST", "/{Key+}?select&select-type=2", 200] },
  () => MB,
  () => TB
], B$ = [
  9,
  e,
  KE,
  { [B]: "-", [u]: ["PUT", "/?metadataAnnotationTable", 200] },
  () => YB,
  () => h
], A$ = [
  9,
  e,
  FE,
  { [B]: "-", [u]: ["PUT", "/?metadataInventoryTable", 200] },
  () => ZB,
  () => h
], T$ = [
  9,
  e,
  XE,
  { [B]: "-", [u]: ["PUT", "/?metadataJournalTable", 200] },
  () => tA,
  () => h
], M$ = [
  9,
  e,
  YE,
  { [B]: "-", [u]: ["PUT", "/{Key+}?encryption", 200] },
  () => eA,
  () => oA
], p0 = [
  9,
  e,
  eS,
  { [B]: "-", [u]: ["PUT", "/{Key+}?x-id=UploadPart", 200] },
  () => aA,
  () => sA
], l0 = [
  9,
  e,
  oS,
  { [u]: ["PUT", "/{Key+}?x-id=UploadPartCopy", 200] },
  () => rA,
  () => nA
], L$ = [
  9,
  e,
  lS,
  { [CS]: ["{RequestRoute}."], [u]: ["POST", "/WriteGetObjectResponse", 200] },
  () => pA,
  () => h
];

// node_modules/@aws-sdk/client-s3/dist-es/commands/CreateSessionCommand.js
var kr = class extends ut(pn, Le, "CreateSession", i0) {
};

// scripts/s3-settings.mjs
var _0 = Ce(m0(), 1);
var x0 = (o) => ({
  base64Decoder: La,
  base64Encoder: $a,
  utf8Decoder: Ea,
  utf8Encoder: Ia,
  extensions: [],
  logger: new tn(),
  serviceId: "S3",
  protocol: go,
  protocolSettings: {
    defaultNamespace: "com.amazonaws.s3",
    xmlNamespace: "http://s3.amazonaws.com/doc/2006-03-01/",
    version: "2006-03-01",
    serviceTarget: "AmazonS3"
  },
  streamCollector: _0.buffer,
  ...o
});

// node_modules/@aws-sdk/client-s3/dist-es/auth/httpAuthExtensionConfiguration.js
var C0 = (o) => {
  let n = o.httpAuthSchemes, r = o.httpAuthSchemeProvider, s = o.credentials;
  return {
    setHttpAuthScheme(i) {
      let m = n.findIndex((d) => d.schemeId === i.schemeId);
      m === -1 ? n.push(i) : n.splice(m, 1, i);
    },
    httpAuthSchemes() {
      return n;
    },
    setHttpAuthSchemeProvider(i) {
      r = i;
    },
    httpAuthSchemeProvider() {
      return r;
    },
    setCredentials(i) {
      s = i;
    },
    credentials() {
      return s;
    }
  };
}, g0 = (o) => ({
  httpAuthSchemes: o.httpAuthSchemes(),
  httpAuthSchemeProvider: o.httpAuthSchemeProvider(),
  credentials: o.credentials()
});

// node_modules/@aws-sdk/client-s3/dist-es/runtimeExtensions.js
var f0 = (o, n) => {
  let r = Object.assign(ei(o), Ba(o), qa(o), C0(o));
  return n.forEach((s) => s.configure(r)), Object.assign(o, oi(r), Aa(r), Na(r), g0(r));
};

// node_modules/@aws-sdk/client-s3/dist-es/S3Client.js
var yr = class extends ka {
  config;
  constructor(...[n]) {
    let r = x0(n || {});
    super(r), this.initConfig = r;
    let s = lc(r), i = Ja(s), m = Hr(i), d = Ya(m), x = Ma(d), C = x, g = Da(C), O = (0, R0.resolveEventStreamSerdeConfig)(g), R = pc(O), y = Vr(R, { session: [() => this, kr] }), A = f0(y, n?.extensions || []);
    this.config = A, this.middlewareStack.use(ya(this.config)), this.middlewareStack.use(ti(this.config)), this.middlewareStack.use(Za(this.config)), this.middlewareStack.use(Ha(this.config)), this.middlewareStack.use(za(this.config)), this.middlewareStack.use(Ka(this.config)), this.middlewareStack.use(Va(this.config)), this.middlewareStack.use(Fa(this.config, {
      httpAuthSchemeParametersProvider: ic,
      identityProviderConfigProvider: async (vt) => new Qa({
        "aws.auth#sigv4": vt.credentials,
        "aws.auth#sigv4a": vt.credentials
      })
    })), this.middlewareStack.use(Xa(this.config)), this.middlewareStack.use(Qr(this.config)), this.middlewareStack.use(Jr(this.config)), this.middlewareStack.use(Kr(this.config)), this.middlewareStack.use(Fr(this.config)), this.middlewareStack.use(Wr(this.config));
  }
  destroy() {
    super.destroy();
  }
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/AbortMultipartUploadCommand.js
var br = class extends ut(Pt, Le, "AbortMultipartUpload", r0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/CompleteMultipartUploadCommand.js
var Pr = class extends ut(Pt, $e, "CompleteMultipartUpload", s0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/CreateMultipartUploadCommand.js
var Br = class extends ut(Pt, $e, "CreateMultipartUpload", a0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/DeleteObjectCommand.js
var Ar = class extends ut(Pt, Le, "DeleteObject", c0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/PutObjectCommand.js
var Tr = class extends ut(Pt, mc, "PutObject", u0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/UploadPartCommand.js
var Mr = class extends ut(Pt, _c, "UploadPart", p0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/UploadPartCopyCommand.js
var Lr = class extends ut(pn, $e, "UploadPartCopy", l0) {
};

// src/stores/s3/write/commands.ts
function le(o, n, r) {
  return { client: o, sending: n, pieces: r, abortSignal: n.signal };
}
var zA = Buffer.from("<Empty/>");
async function KA(o, n) {
  let { client: r, sending: s, pieces: i } = n, { method: m, path: d, query: x = {}, headers: C, body: g } = o, O = await r.send(
    {
      method: m,
      path: d.slice(1),
      query: x,
      headers: C,
      body: i ?? (g && [Buffer.from(g)])
    },
    s
  );
  ha(O);
  let { status: R, bytes: y } = O, A = Object.entries(O.headers).filter(([, _t]) => _t !== void 0);
  return { response: { ...{ statusCode: R, headers: Object.fromEntries(A) }, body: y.length > 0 ? y : zA } };
}
var O0 = {
  schemeId: "headstart",
  identityProvider: () => async () => ({}),
  signer: { sign: async (o) => o }
}, de = new yr({
  region: "us-east-1",
  endpointProvider: () => ({ url: new URL("https://bucket/") }),
  httpAuthSchemes: [O0],
  httpAuthSchemeProvider: () => [{ schemeId: O0.schemeId }],
  authSchemePreference: [],
  requestHandler: { handle: KA },
  retryMode: "standard",
  maxAttempts: 1,
  defaultsMode: "standard",
  defaultUserAgentProvider: async () => [["headstart", Ra.version]],
  userAgentAppId: "",
  // Signatures cover a digest of the body already.
  requestChecksumCalculation: "WHEN_REQUIRED",
  responseChecksumValidation: "WHEN_REQUIRED",
  expectContinueHeader: !1,
  ignoreConfiguredEndpointUrls: !0,
  followRegionRedirects: !1,
  disableS3ExpressSessionAuth: !0,
  useArnRegion: !1,
  useDualstackEndpoint: !1,
  useFipsEndpoint: !1
});

// src/stores/s3/write/uploads.ts
var $r = "s3:PutObject";
async function Yo(o, n, r) {
  let { name: s, id: i, pieces: m, conditional: d, onSent: x } = n, C = Zo(m), g = {
    Bucket: o.bucket,
    Key: s,
    Metadata: { draft: i },
    ...h0(d),
    ContentType: "application/octet-stream",
    ContentLength: C
  };
  await o.request(
    async (O, R) => {
      let { ETag: y } = await de.send(new Tr(g), le(O, R, m));
      xo(y, "busy");
    },
    { needs: $r, signal: r, onSent: x, idleMs: 12e3 }
  );
}
async function Ir({ request: o, bucket: n }, r, s, i) {
  let m = { Bucket: n, Key: r, Metadata: { draft: s } }, { UploadId: d } = await o(
    (x, C) => de.send(new Br(m), le(x, C)),
    { needs: $r, signal: i }
  );
  return { name: r, uploadId: xo(d, "other") };
}
function wr({ request: o, bucket: n }, { name: r, uploadId: s }, { number: i, pieces: m, onSent: d, isProbe: x = !1 }, C) {
  let g = { Bucket: n, Key: r, UploadId: s, PartNumber: i };
  return o(
    async (O, R) => {
      let { ETag: y } = await de.send(new Mr(g), le(O, R, m));
      return xo(y, "busy");
    },
    { needs: $r, signal: C, onSent: d, idleMs: 12e3, isPart: !x }
  );
}
function E0({ request: o, bucket: n }, { name: r, uploadId: s }, { number: i, from: m, etag: d, start: x, end: C }, g) {
  let O = {
    Bucket: n,
    Key: r,
    UploadId: s,
    PartNumber: i,
    CopySource: [n, ...m.split("/")].map(encodeURIComponent).join("/"),
    CopySourceIfMatch: d,
    CopySourceRange: `bytes=${x}-${C - 1}`
  };
  return o(
    async (R, y) => {
      let { CopyPartResult: A } = await de.send(new Lr(O), le(R, y));
      if (!A?.ETag) throw new Zt("unsupported", "the store does not copy parts");
      return A.ETag;
    },
    { needs: "s3:GetObject", signal: g, idleMs: 12e3, isPart: !0 }
  );
}
async function Dr({ request: o, bucket: n }, { name: r, uploadId: s }, { etags: i, conditional: m }, d) {
  let x = i.map((g, O) => ({ PartNumber: O + 1, ETag: g })), C = {
    Bucket: n,
    Key: r,
    UploadId: s,
    ...h0(m),
    MultipartUpload: { Parts: x }
  };
  await o(
    async (g, O) => {
      let { ETag: R } = await de.send(new Pr(C), le(g, O));
      xo(R, "busy");
    },
    { needs: $r, signal: d, idleMs: 6e4, isLast: !0 }
  );
}
async function Gr({ request: o, bucket: n }, { name: r, uploadId: s }, i) {
  let m = { Bucket: n, Key: r, UploadId: s };
  await o(
    (d, x) => de.send(new br(m), le(d, x)),
    { needs: "s3:AbortMultipartUpload", signal: i }
  );
}
async function S0({ request: o, bucket: n }, r, s) {
  let i = { Bucket: n, Key: r };
  await o((m, d) => de.send(new Ar(i), le(m, d)), {
    needs: "s3:DeleteObject",
    signal: s
  });
}
function h0(o) {
  return o ? { IfNoneMatch: "*" } : {};
}

// src/stores/s3/write/multipart.ts
function v0({ session: o, name: n, id: r, signal: s, deadline: i }) {
  let m = new AbortController(), d = AbortSignal.any([s, i.signal, m.signal]), x = /* @__PURE__ */ new Set(), C = [], g, O = async (R, y) => {
    g ??= Ir(o, n, r, AbortSignal.timeout(2e4));
    let A = i.during(g.then(y));
    x.add(A), C[R] = await A.finally(() => x.delete(A));
  };
  return {
    isBegun: () => g !== void 0,
    send: (R, y) => O(
      R,
      (A) => wr(o, A, { number: R + 1, pieces: y, onSent: i.sent }, d)
    ),
    copy: (R) => O(R.number, (y) => E0(o, y, { ...R, number: R.number + 1 }, d)),
    async complete(R) {
      g && await Dr(o, await g, { etags: C, conditional: R }, d);
    },
    async abandon() {
      m.abort(new Error("the draft was discarded")), await Promise.allSettled(x);
      let R = await g?.catch(() => {
      });
      R && await Gr(o, R, AbortSignal.timeout(5e3));
    }
  };
}

// src/stores/s3/write/upload-deadline.ts
function k0({ noProgressMs: o, progressBytes: n } = Ca) {
  let r = new AbortController(), s = 0, i = 0, m, d = () => {
    let [C, g] = [n / 1024, o / 1e3], O = `the store takes less than ${C} KiB in ${g} seconds: check the network and the proxy`;
    r.abort(new Zt("unreachable", O));
  }, x = () => {
    i = 0, m?.refresh();
  };
  return {
    signal: r.signal,
    sent(C) {
      i += C, i >= n && x();
    },
    async during(C) {
      s++ === 0 && (m = setTimeout(d, o));
      try {
        return await C;
      } finally {
        x(), --s === 0 && clearTimeout(m);
      }
    }
  };
}

// src/stores/s3/write/draft.ts
var ma = 1e4;
function b0(o) {
  let { session: n, name: r, probe: s, partBytes: i, concurrency: m, signal: d, tell: x } = o, C = (0, y0.randomUUID)(), g = k0(), O = () => v0({ session: n, name: r, id: C, signal: d, deadline: g }), R = O(), y = [], A = !1, vt = async (ct) => {
    let Ct = ct === "kept" || ct === "unknown";
    if (R.isBegun()) await R.complete(Ct);
    else {
      let Ut = { name: r, id: C, pieces: y, conditional: Ct, onSent: g.sent };
      await g.during(Yo(n, Ut, AbortSignal.any([d, g.signal])));
    }
  }, _t = async () => {
    let ct = await (R.isBegun() ? s.ofUpload() : s.ofPut());
    return ct !== "kept" && await ii(n, r, d) ? !1 : (A = await vt(ct).then(
      () => !0,
      (Ct) => XA(Ct, C, o)
    ), A);
  }, St = (ct, Ct) => ({
    partBytes: Ct,
    concurrency: m,
    async write(Ut, me) {
      if (ct + Ut >= ma) throw QA(Ct);
      let _e = Zo(me);
      ct + Ut === 0 && _e < Ct ? y = me : (s.ofUpload(), await R.send(ct + Ut, me));
    },
    commit: _t
  }), Gt = async () => {
    await R.abandon().catch(
      () => x(
        `The unfinished upload of ${r} could not be removed; a lifecycle rule for incomplete uploads will.`
      )
    );
  }, Mt = async () => {
    await Gt(), R = O();
  }, xt = { bytes: 0, rest: St(0, i), undo: Mt };
  return {
    ...St(0, i),
    async copyFrom(ct, Ct) {
      let { identity: Ut } = ct, me = ga(Ct);
      try {
        if (Ut === void 0) return xt;
        s.ofUpload();
        let _e = o.nameOf(ct), Ur = await fa(
          Ct,
          { partBytes: me, concurrency: m },
          (M0) => R.copy({ ...M0, from: _e, etag: Ut })
        );
        return { bytes: Ur * me, rest: St(Ur, Ur > 0 ? me : i), undo: Mt };
      } catch (_e) {
        if (await Mt(), !WA(_e)) throw _e;
        return x(`Sending all of the entry, for the store copies nothing: ${_e.message}`), xt;
      }
    },
    async discard() {
      A || (A = !0, await Gt(), R.isBegun() && await s.ofUpload());
    }
  };
}
function WA(o) {
  return o instanceof Zt && ["denied", "unsupported", "other"].includes(o.kind);
}
async function XA(o, n, { session: r, name: s, signal: i }) {
  i.throwIfAborted();
  let m;
  try {
    m = await ai(r, s, i);
  } catch {
    if (o instanceof Zt && o.kind === "taken") return !1;
    throw o;
  }
  if (m) return m.draft === n;
  throw o;
}
function QA(o) {
  let n = Math.floor(o * ma / 1048576);
  return new Error(
    `the entry is larger than ${ma} parts (${n} MiB in all), which is all that S3 takes: set the input part-size to more`
  );
}

// src/stores/s3/write/write-probe.ts
var xa = Ce(P0(), 1);
function T0(o) {
  let n, r, s = () => n ??= B0(JA, o);
  return {
    ofPut: s,
    ofUpload() {
      return r ??= s().then((i) => i === "kept" ? B0(YA, o) : i), r;
    }
  };
}
async function B0(o, { session: n, name: r, signal: s, warn: i }) {
  let m = (d) => i(
    `The store has no way to keep two jobs from saving one key at once (it ${d} If-None-Match); the later one may win.`
  );
  try {
    await o({ session: n, name: r, warn: i, signal: AbortSignal.any([s, AbortSignal.timeout(1e4)]) });
  } catch (d) {
    return d instanceof Zt ? d.kind === "taken" ? "kept" : d.kind !== "unsupported" && d.kind !== "other" ? "unknown" : (m("refuses"), "refused") : "unknown";
  }
  return m("ignores"), "ignored";
}
async function JA({ session: o, name: n, signal: r }) {
  let s = { name: n, id: (0, xa.randomUUID)(), pieces: [], conditional: !0 };
  await Yo(o, s, r), await Yo(o, s, r);
}
async function YA({ session: o, name: n, signal: r }) {
  let s = await Ir(o, n, (0, xa.randomUUID)(), AbortSignal.timeout(1e4));
  try {
    let i = { number: 1, pieces: [Buffer.alloc(1)], isProbe: !0 }, m = [await wr(o, s, i, r)];
    await Dr(o, s, { etags: m, conditional: !0 }, r);
  } catch (i) {
    throw await Gr(o, s, AbortSignal.timeout(5e3)).catch(() => {
    }), i;
  }
}

// src/stores/s3/write/writer.ts
function dI({ inputs: o, signal: n, tell: r, warn: s }, { session: i, names: m }) {
  let { concurrency: d, partBytes: x } = o, C = T0({ session: i, name: m.probe, signal: n, warn: s });
  return {
    create(g) {
      C.ofPut();
      let O = (R) => m.object({ scope: R.scope ?? g.scope, version: R.version, key: R.key });
      return b0({
        session: i,
        probe: C,
        name: m.object(g),
        nameOf: O,
        partBytes: x,
        concurrency: d,
        signal: n,
        tell: r
      });
    },
    remove: (g) => S0(i, g, n)
  };
}
export {
  dI as newWriter
};
