import {
  d as Qa,
  f as Ja,
  i as Ya
} from "./shared-PSFUFEG3.js";
import {
  A as Ka,
  C as Va,
  D as Fa,
  I as Wa,
  J as Xa,
  c as Rt,
  e as Ba,
  j as Aa,
  k as Ta,
  l as Da,
  m as Ga,
  n as Ua,
  o as ja,
  p as qa,
  q as Na,
  s as Ha,
  x as za
} from "./shared-5OSVS7DM.js";
import {
  a as ya,
  b as ba,
  c as Pa,
  i as Ma,
  j as La,
  w as $a,
  x as Ia,
  y as wa
} from "./shared-657SMLAQ.js";
import {
  $ as Sa,
  I as po,
  J as fa,
  O as ga,
  Q as Ra,
  S as Oa,
  T as $r,
  W as Ea,
  _ as ha,
  ba as Jo,
  ca as va,
  ja as ka
} from "./shared-YFD2GF2O.js";
import {
  a as da
} from "./shared-GNRQR2XV.js";
import {
  a as Qo,
  b as uo,
  d as Ir,
  f as Za,
  g as tc
} from "./shared-BEXFOM2W.js";
import "./shared-5KJ3CBUR.js";
import {
  d as Ca
} from "./shared-6ZMV6JF3.js";
import "./shared-OSXA3Y6X.js";
import "./shared-G5LPM4YZ.js";
import {
  d as ma,
  g as _a,
  h as xa
} from "./shared-MXAPRA7P.js";
import {
  a as Lr,
  c as bt,
  d as ve
} from "./shared-LHCUWEFM.js";
import {
  Ub as la,
  a as io,
  b as pe,
  d as le,
  hb as Xo,
  sa as pa
} from "./shared-4H6W3SON.js";

// lighter-node:crypto?src/stores/s3/write/draft.ts
var ec = pe((FA, wr) => {
  wr.exports = Object.create(new Proxy({}, { get: (o, n) => io("node:crypto")[n] }));
  wr.exports.getRandomValues = (o) => io("node:crypto").getRandomValues(o);
});

// unused-by-sdk:@aws-sdk/checksums/crc
var uc = pe((aT, ic) => {
  ic.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:@aws-sdk/signature-v4-multi-region
var bc = pe((RM, yc) => {
  yc.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:@smithy/core/event-streams
var Xc = pe((p3, Wc) => {
  Wc.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:../endpoint/endpointResolver
var Jc = pe((d3, Qc) => {
  Qc.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// lighter-node:stream/consumers?scripts/s3-settings.mjs
var a0 = pe((I$, s0) => {
  s0.exports = Object.create(new Proxy({}, { get: (o, n) => io("node:stream/consumers")[n] }));
});

// lighter-node:crypto?src/stores/s3/write/write-probe.ts
var f0 = pe((W1, ua) => {
  ua.exports = Object.create(new Proxy({}, { get: (o, n) => io("node:crypto")[n] }));
  ua.exports.getRandomValues = (o) => io("node:crypto").getRandomValues(o);
});

// src/stores/s3/write/draft.ts
var x0 = le(ec(), 1);

// src/stores/s3/write/upload-deadline.ts
function Yo({
  noProgressMs: o,
  progressBytes: n
} = Xo) {
  let r = new AbortController(), s = 0, i = 0, _, x = `the store takes less than ${`${n / 1024} KiB in ${o / 1e3} seconds`}: check the network and the proxy`, C = () => r.abort(new Qo("unreachable", x)), g = () => {
    i = 0, _?.refresh();
  };
  return {
    /** Aborted when the deadline has passed. */
    signal: r.signal,
    sent(S) {
      i += S, i >= n && g();
    },
    /** Waits for a request of the upload. The end of a request counts as progress. */
    async during(S) {
      s++ === 0 && (_ = setTimeout(C, o));
      try {
        return await S;
      } finally {
        g(), --s === 0 && clearTimeout(_);
      }
    }
  };
}

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/constants.js
var Jt = {
  WHEN_SUPPORTED: "WHEN_SUPPORTED",
  WHEN_REQUIRED: "WHEN_REQUIRED"
}, nc = Jt.WHEN_SUPPORTED, Zo = {
  WHEN_SUPPORTED: "WHEN_SUPPORTED",
  WHEN_REQUIRED: "WHEN_REQUIRED"
}, rc = Jt.WHEN_SUPPORTED, P;
(function(o) {
  o.MD5 = "MD5", o.CRC32 = "CRC32", o.CRC32C = "CRC32C", o.CRC64NVME = "CRC64NVME", o.SHA1 = "SHA1", o.SHA256 = "SHA256";
})(P || (P = {}));
var oc;
(function(o) {
  o.HEADER = "header", o.TRAILER = "trailer";
})(oc || (oc = {}));
var lo = P.CRC32;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmForRequest.js
var sc = (o, { requestChecksumRequired: n, requestAlgorithmMember: r, requestChecksumCalculation: s }) => r ? o[r] ? o[r] : void 0 : s === Jt.WHEN_SUPPORTED || n ? lo : void 0;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumLocationName.js
var de = (o) => o === P.MD5 ? "content-md5" : `x-amz-checksum-${o.toLowerCase()}`;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/hasHeader.js
var ac = (o, n) => {
  let r = o.toLowerCase();
  for (let s of Object.keys(n))
    if (r === s.toLowerCase())
      return !0;
  return !1;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/hasHeaderWithPrefix.js
var cc = (o, n) => {
  let r = o.toLowerCase();
  for (let s of Object.keys(n))
    if (s.toLowerCase().startsWith(r))
      return !0;
  return !1;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/isStreaming.js
var tn = (o) => o !== void 0 && typeof o != "string" && !ArrayBuffer.isView(o) && !ma(o);

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/selectChecksumAlgorithmFunction.js
var ke = le(uc());

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/types.js
var pc = [
  P.CRC32,
  P.CRC32C,
  P.CRC64NVME,
  P.SHA1,
  P.SHA256
], Dr = [
  P.SHA256,
  P.SHA1,
  P.CRC32,
  P.CRC32C,
  P.CRC64NVME
];

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/selectChecksumAlgorithmFunction.js
var en = (o, n) => {
  let { checksumAlgorithms: r = {} } = n;
  switch (o) {
    case P.MD5:
      return r?.MD5 ?? n.md5;
    case P.CRC32:
      return r?.CRC32 ?? ke.Crc32;
    case P.CRC32C:
      return r?.CRC32C ?? ke.Crc32c;
    case P.CRC64NVME:
      return r?.CRC64NVME ?? ke.Crc64Nvme;
    case P.SHA1:
      return r?.SHA1 ?? n.sha1;
    case P.SHA256:
      return r?.SHA256 ?? n.sha256;
    default:
      if (r?.[o])
        return r[o];
      throw new Error(`The checksum algorithm "${o}" is not supported by the client. Select one of ${pc}, or provide an implementation to  the client constructor checksums field.`);
  }
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/stringHasher.js
var on = (o, n) => {
  let r = new o();
  return r.update(xa(n || "")), r.digest();
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsMiddleware.js
var lc = {
  name: "flexibleChecksumsMiddleware",
  step: "build",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, dc = (o, n) => (r, s) => async (i) => {
  if (!bt.isInstance(i.request) || cc("x-amz-checksum-", i.request.headers))
    return r(i);
  let { request: _, input: m } = i, { body: x, headers: C } = _, { base64Encoder: g, streamHasher: S } = o, { requestChecksumRequired: j, requestAlgorithmMember: M } = n, B = await o.requestChecksumCalculation(), gt = M?.name, I = M?.httpHeader;
  gt && !m[gt] && (B === Jt.WHEN_SUPPORTED || j) && (m[gt] = lo, I && (C[I] = lo));
  let w = sc(m, {
    requestChecksumRequired: j,
    requestAlgorithmMember: M?.name,
    requestChecksumCalculation: B
  }), q = x, F = C;
  if (w) {
    switch (w) {
      case P.CRC32:
        Rt(s, "FLEXIBLE_CHECKSUMS_REQ_CRC32", "U");
        break;
      case P.CRC32C:
        Rt(s, "FLEXIBLE_CHECKSUMS_REQ_CRC32C", "V");
        break;
      case P.CRC64NVME:
        Rt(s, "FLEXIBLE_CHECKSUMS_REQ_CRC64", "W");
        break;
      case P.SHA1:
        Rt(s, "FLEXIBLE_CHECKSUMS_REQ_SHA1", "X");
        break;
      case P.SHA256:
        Rt(s, "FLEXIBLE_CHECKSUMS_REQ_SHA256", "Y");
        break;
    }
    let Y = de(w), Dt = en(w, o);
    if (tn(x)) {
      let { getAwsChunkedEncodingStream: ue, bodyLengthChecker: co } = o;
      q = ue(typeof o.requestStreamBufferSize == "number" && o.requestStreamBufferSize >= 8 * 1024 ? La(x, o.requestStreamBufferSize, s.logger) : x, {
        base64Encoder: g,
        bodyLengthChecker: co,
        checksumLocationName: Y,
        checksumAlgorithmFn: Dt,
        streamHasher: S
      }), F = {
        ...C,
        "content-encoding": C["content-encoding"] ? `${C["content-encoding"]},aws-chunked` : "aws-chunked",
        "transfer-encoding": "chunked",
        "x-amz-decoded-content-length": C["content-length"],
        "x-amz-content-sha256": "STREAMING-UNSIGNED-PAYLOAD-TRAILER",
        "x-amz-trailer": Y
      }, delete F["content-length"];
    } else if (!ac(Y, C)) {
      let ue = await on(Dt, x);
      F = {
        ...C,
        [Y]: g(ue)
      };
    }
  }
  try {
    return await r({
      ...i,
      request: {
        ..._,
        headers: F,
        body: q
      }
    });
  } catch (Y) {
    if (Y instanceof Error && Y.name === "InvalidChunkSizeError")
      try {
        Y.message.endsWith(".") || (Y.message += "."), Y.message += " Set [requestStreamBufferSize=number e.g. 65_536] in client constructor to instruct AWS SDK to buffer your input stream.";
      } catch {
      }
    throw Y;
  }
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsInputMiddleware.js
var mc = {
  name: "flexibleChecksumsInputMiddleware",
  toMiddleware: "serializerMiddleware",
  relation: "before",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, _c = (o, n) => (r, s) => async (i) => {
  let _ = i.input, { requestValidationModeMember: m } = n, x = await o.requestChecksumCalculation(), C = await o.responseChecksumValidation();
  switch (x) {
    case Jt.WHEN_REQUIRED:
      Rt(s, "FLEXIBLE_CHECKSUMS_REQ_WHEN_REQUIRED", "a");
      break;
    case Jt.WHEN_SUPPORTED:
      Rt(s, "FLEXIBLE_CHECKSUMS_REQ_WHEN_SUPPORTED", "Z");
      break;
  }
  switch (C) {
    case Zo.WHEN_REQUIRED:
      Rt(s, "FLEXIBLE_CHECKSUMS_RES_WHEN_REQUIRED", "c");
      break;
    case Zo.WHEN_SUPPORTED:
      Rt(s, "FLEXIBLE_CHECKSUMS_RES_WHEN_SUPPORTED", "b");
      break;
  }
  return m && !_[m] && C === Zo.WHEN_SUPPORTED && (_[m] = "ENABLED"), r(i);
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmListForResponse.js
var nn = (o = []) => {
  let n = [], r = Dr.length;
  for (let s of o) {
    let i = Dr.indexOf(s);
    i !== -1 ? n[i] = s : n[r++] = s;
  }
  return n.filter(Boolean);
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/isChecksumWithPartNumber.js
var xc = (o) => {
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
var Cc = async (o, { checksumAlgorithmFn: n, base64Encoder: r }) => r(await on(n, o));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/validateChecksumFromResponse.js
var fc = async (o, { config: n, responseAlgorithms: r, logger: s }) => {
  let i = nn(r), { body: _, headers: m } = o;
  for (let x of i) {
    let C = de(x), g = m[C];
    if (g) {
      let S;
      try {
        S = en(x, n);
      } catch (B) {
        if (x === P.CRC64NVME) {
          s?.warn(`Skipping ${P.CRC64NVME} checksum validation: ${B.message}`);
          continue;
        }
        throw B;
      }
      let { base64Encoder: j } = n;
      if (tn(_)) {
        o.body = Ma({
          expectedChecksum: g,
          checksumSourceLocation: C,
          checksum: new S(),
          source: _,
          base64Encoder: j
        });
        return;
      }
      let M = await Cc(_, { checksumAlgorithmFn: S, base64Encoder: j });
      if (M === g)
        break;
      throw new Error(`Checksum mismatch: expected "${M}" but received "${g}" in response header "${C}".`);
    }
  }
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsResponseMiddleware.js
var gc = {
  name: "flexibleChecksumsResponseMiddleware",
  toMiddleware: "deserializerMiddleware",
  relation: "after",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, Rc = (o, n) => (r, s) => async (i) => {
  if (!bt.isInstance(i.request))
    return r(i);
  let _ = i.input, m = await r(i), x = m.response, { requestValidationModeMember: C, responseAlgorithms: g } = n;
  if (C && _[C] === "ENABLED") {
    let { clientName: S, commandName: j } = s, M = Object.keys(o.checksumAlgorithms ?? {}).filter((I) => {
      let w = de(I);
      return x.headers[w] !== void 0;
    }), B = nn([
      ...g ?? [],
      ...M
    ]);
    if (S === "S3Client" && j === "GetObjectCommand" && B.every((I) => {
      let w = de(I), q = x.headers[w];
      return !q || xc(q);
    }))
      return m;
    await fc(x, {
      config: o,
      responseAlgorithms: B,
      logger: s.logger
    });
  }
  return m;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getFlexibleChecksumsPlugin.js
var rn = (o, n) => ({
  applyToStack: (r) => {
    r.add(dc(o, n), lc), r.addRelativeTo(_c(o, n), mc), r.addRelativeTo(Rc(o, n), gc);
  }
});

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/resolveFlexibleChecksumsConfig.js
var Gr = (o) => {
  let { requestChecksumCalculation: n, responseChecksumValidation: r, requestStreamBufferSize: s } = o;
  return Object.assign(o, {
    requestChecksumCalculation: ve(n ?? nc),
    responseChecksumValidation: ve(r ?? rc),
    requestStreamBufferSize: Number(s ?? 0),
    checksumAlgorithms: o.checksumAlgorithms ?? {}
  });
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-check-content-length-header/check-content-length-header.js
var h0 = "content-length", S0 = "x-amz-decoded-content-length";
function Oc() {
  return (o, n) => async (r) => {
    let { request: s } = r;
    if (bt.isInstance(s) && !(h0 in s.headers) && !(S0 in s.headers)) {
      let i = "Are you using a Stream of unknown length as the Body of a PutObject request? Consider using Upload instead from @aws-sdk/lib-storage.";
      typeof n?.logger?.warn == "function" && !(n.logger instanceof Jo) ? n.logger.warn(i) : console.warn(i);
    }
    return o({ ...r });
  };
}
var Ec = {
  step: "finalizeRequest",
  tags: ["CHECK_CONTENT_LENGTH_HEADER"],
  name: "getCheckContentLengthHeaderPlugin",
  override: !0
}, Ur = (o) => ({
  applyToStack: (n) => {
    n.add(Oc(), Ec);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/region-redirect-endpoint-middleware.js
var hc = (o) => (n, r) => async (s) => {
  let i = await o.region(), _ = o.region, m = () => {
  };
  r.__s3RegionRedirect && (Object.defineProperty(o, "region", {
    writable: !1,
    value: async () => r.__s3RegionRedirect
  }), m = () => Object.defineProperty(o, "region", {
    writable: !0,
    value: _
  }));
  try {
    let x = await n(s);
    if (r.__s3RegionRedirect) {
      m();
      let C = await o.region();
      if (i !== C)
        throw new Error("Region was not restored following S3 region redirect.");
    }
    return x;
  } catch (x) {
    throw m(), x;
  }
}, Sc = {
  tags: ["REGION_REDIRECT", "S3"],
  name: "regionRedirectEndpointMiddleware",
  override: !0,
  relation: "before",
  toMiddleware: "endpointV2Middleware"
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/region-redirect-middleware.js
function vc(o) {
  return (n, r) => async (s) => {
    try {
      return await n(s);
    } catch (i) {
      if (o.followRegionRedirects) {
        let _ = i?.$metadata?.httpStatusCode, m = r.commandName === "HeadBucketCommand", x = i?.$response?.headers?.["x-amz-bucket-region"];
        if (x && (_ === 301 || _ === 400 && (i?.name === "IllegalLocationConstraintException" || m))) {
          try {
            let C = x;
            r.logger?.debug(`Redirecting from ${await o.region()} to ${C}`), r.__s3RegionRedirect = C, Rt(r, "S3_REGION_REDIRECT", "Ah");
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
var kc = {
  step: "initialize",
  tags: ["REGION_REDIRECT", "S3"],
  name: "regionRedirectMiddleware",
  override: !0
}, jr = (o) => ({
  applyToStack: (n) => {
    n.add(vc(o), kc), n.addRelativeTo(hc(o), Sc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/classes/S3ExpressIdentityCache.js
var sn = class o {
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
        let _ = await i.identity;
        _.expiration && _.expiration.getTime() < n && r[s] === i && delete r[s];
      }
    }
  }
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/classes/S3ExpressIdentityCacheEntry.js
var ye = class {
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
var an = class o {
  createSessionFn;
  cache;
  static REFRESH_WINDOW_MS = 6e4;
  accessKeyId;
  cacheGeneration = 0;
  constructor(n, r = new sn()) {
    this.createSessionFn = n, this.cache = r;
  }
  async getS3ExpressIdentity(n, r) {
    let s = r.Bucket, { cache: i } = this;
    n.accessKeyId !== this.accessKeyId && (this.accessKeyId = n.accessKeyId, this.cacheGeneration++, i.clear());
    let _ = this.cacheGeneration, m = i.get(s);
    return m ? m.identity.then((x) => (x.expiration?.getTime() ?? 0) < Date.now() ? i.set(s, new ye(this.getIdentity(s))).identity : ((x.expiration?.getTime() ?? 0) < Date.now() + o.REFRESH_WINDOW_MS && !m.isRefreshing && (m.isRefreshing = !0, this.getIdentity(s).then((S) => {
      _ === this.cacheGeneration && i.set(s, new ye(Promise.resolve(S)));
    })), x)) : i.set(s, new ye(this.getIdentity(s))).identity;
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
var qr = (o, { session: n }) => {
  let [r, s] = n, { forcePathStyle: i, useAccelerateEndpoint: _, disableMultiregionAccessPoints: m, followRegionRedirects: x, s3ExpressIdentityProvider: C, bucketEndpoint: g, expectContinueHeader: S } = o;
  return Object.assign(o, {
    forcePathStyle: i ?? !1,
    useAccelerateEndpoint: _ ?? !1,
    disableMultiregionAccessPoints: m ?? !1,
    followRegionRedirects: x ?? !1,
    s3ExpressIdentityProvider: C ?? new an(async (j) => r().send(new s({
      Bucket: j
    }))),
    bucketEndpoint: g ?? !1,
    expectContinueHeader: S ?? 2097152
  });
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/constants.js
var Pc = "Directory", Bc = "S3Express", Ac = "sigv4-s3express", v0 = "X-Amz-S3session-Token", Tc = v0.toLowerCase();

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/s3ExpressMiddleware.js
var Mc = (o) => (n, r) => async (s) => {
  if (r.endpointV2) {
    let i = r.endpointV2, _ = i.properties?.authSchemes?.[0]?.name === Ac;
    if ((i.properties?.backend === Bc || i.properties?.bucketType === Pc) && (Rt(r, "S3_EXPRESS_BUCKET", "J"), r.isS3ExpressBucket = !0), _) {
      let x = s.input.Bucket;
      if (x) {
        let C = await o.s3ExpressIdentityProvider.getS3ExpressIdentity(await o.credentials(), {
          Bucket: x
        });
        r.s3ExpressIdentity = C, bt.isInstance(s.request) && C.sessionToken && (s.request.headers[Tc] = C.sessionToken);
      }
    }
  }
  return n(s);
}, Lc = {
  name: "s3ExpressMiddleware",
  step: "build",
  tags: ["S3", "S3_EXPRESS"],
  override: !0
}, Nr = (o) => ({
  applyToStack: (n) => {
    n.add(Mc(o), Lc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/signS3Express.js
var $c = async (o, n, r, s) => {
  let i = await s.signWithCredentials(r, o, {});
  if (i.headers["X-Amz-Security-Token"] || i.headers["x-amz-security-token"])
    throw new Error("X-Amz-Security-Token must not be set for s3-express requests.");
  return i;
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/s3ExpressHttpSigningMiddleware.js
var k0 = (o) => (n) => {
  throw n;
}, y0 = (o, n) => {
};
var Ic = (o) => (n, r) => async (s) => {
  if (!bt.isInstance(s.request))
    return n(s);
  let _ = po(r).selectedHttpAuthScheme;
  if (!_)
    throw new Error("No HttpAuthScheme was selected: unable to sign request");
  let { httpAuthOption: { signingProperties: m = {} }, identity: x, signer: C } = _, g;
  r.s3ExpressIdentity ? g = await $c(r.s3ExpressIdentity, m, s.request, await o.signer()) : g = await C.sign(s.request, x, m);
  let S = await n({
    ...s,
    request: g
  }).catch((C.errorHandler || k0)(m));
  return (C.successHandler || y0)(S.response, m), S;
}, Hr = (o) => ({
  applyToStack: (n) => {
    n.addRelativeTo(Ic(o), qa);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/to-stream/toStream.js
import { Readable as b0 } from "node:stream";
function wc(o) {
  return b0.from(Buffer.from(o));
}

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-throw-200-exceptions/throw-200-exceptions.js
var P0 = {
  CopyObjectCommand: !0,
  UploadPartCopyCommand: !0,
  CompleteMultipartUploadCommand: !0
}, Dc = (o) => (n, r) => async (s) => {
  let i = await n(s), { response: _ } = i;
  if (!fa.isInstance(_))
    return i;
  let { statusCode: m, body: x } = _;
  if (m < 200 || m >= 300)
    return i;
  let C = await B0(x, o);
  if (_.body = wc(C), C.length === 0 && P0[r.commandName]) {
    let S = new Error("S3 aborted request");
    throw S.$metadata = {
      httpStatusCode: 503
    }, S.name = "InternalError", S;
  }
  let g = o.utf8Encoder(C.subarray(C.length - 16));
  return g && g.endsWith("</Error>") && (_.statusCode = 503), i;
}, B0 = (o = new Uint8Array(), n) => o instanceof Uint8Array ? Promise.resolve(o) : n.streamCollector(o) || Promise.resolve(new Uint8Array()), Gc = {
  relation: "after",
  toMiddleware: "deserializerMiddleware",
  tags: ["THROW_200_EXCEPTIONS", "S3"],
  name: "throw200ExceptionsMiddleware",
  override: !0
}, be = (o) => ({
  applyToStack: (n) => {
    n.addRelativeTo(Dc(o), Gc);
  }
});

// node_modules/@aws-sdk/core/dist-es/submodules/util/util-arn-parser/arn.js
var zr = (o) => typeof o == "string" && o.indexOf("arn:") === 0 && o.split(":").length >= 6;

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/bucket-endpoint-middleware.js
function Uc(o) {
  return (n, r) => async (s) => {
    if (o.bucketEndpoint) {
      let i = r.endpointV2;
      if (i) {
        let _ = s.input.Bucket;
        if (typeof _ == "string")
          try {
            let m = new URL(_);
            r.endpointV2 = {
              ...i,
              url: m
            };
          } catch (m) {
            let x = `@aws-sdk/middleware-sdk-s3: bucketEndpoint=true was set but Bucket=${_} could not be parsed as URL.`;
            throw r.logger?.constructor?.name === "NoOpLogger" ? console.warn(x) : r.logger?.warn?.(x), m;
          }
      }
    }
    return n(s);
  };
}
var jc = {
  name: "bucketEndpointMiddleware",
  override: !0,
  relation: "after",
  toMiddleware: "endpointV2Middleware"
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-validate-bucket-name/validate-bucket-name.js
function qc({ bucketEndpoint: o }) {
  return (n) => async (r) => {
    let { input: { Bucket: s } } = r;
    if (!o && typeof s == "string" && !zr(s) && s.indexOf("/") >= 0) {
      let i = new Error(`Bucket name shouldn't contain '/', received '${s}'`);
      throw i.name = "InvalidBucketName", i;
    }
    return n({ ...r });
  };
}
var Nc = {
  step: "initialize",
  tags: ["VALIDATE_BUCKET_NAME"],
  name: "validateBucketNameMiddleware",
  override: !0
}, Kr = (o) => ({
  applyToStack: (n) => {
    n.add(qc(o), Nc), n.addRelativeTo(Uc(o), jc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/protocol/S3RestXmlProtocol.js
var mo = class extends Ya {
  async serializeRequest(n, r, s) {
    let i = await super.serializeRequest(n, r, s), _ = Oa.of(n.input), m = _.getSchema(), x = 0, C = m[6] ?? 0;
    if (r && typeof r == "object")
      for (let [g, S] of _.structIterator()) {
        if (++x > C)
          break;
        if (g === "Bucket") {
          if (!r.Bucket && S.getMergedTraits().httpLabel)
            throw new Error("No value provided for input HTTP label: Bucket.");
          break;
        }
      }
    return i;
  }
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-expect-continue/middleware-expect-continue.js
function Hc(o) {
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
var zc = {
  step: "build",
  tags: ["SET_EXPECT_HEADER", "EXPECT_HEADER"],
  name: "addExpectContinueMiddleware",
  override: !0
}, Vr = (o) => ({
  applyToStack: (n) => {
    n.add(Hc(o), zc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-ssec/middleware-ssec.js
function Kc(o) {
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
    for (let _ of i) {
      let m = s[_.target];
      if (m) {
        let x;
        typeof m == "string" ? Fc(m, o) ? x = o.base64Decoder(m) : (x = o.utf8Decoder(m), s[_.target] = o.base64Encoder(x)) : (x = ArrayBuffer.isView(m) ? new Uint8Array(m.buffer, m.byteOffset, m.byteLength) : new Uint8Array(m), s[_.target] = o.base64Encoder(x));
        let C = new o.md5();
        C.update(x), s[_.hash] = o.base64Encoder(await C.digest());
      }
    }
    return n({
      ...r,
      input: s
    });
  };
}
var Vc = {
  name: "ssecMiddleware",
  step: "initialize",
  tags: ["SSE"],
  override: !0
}, _o = (o) => ({
  applyToStack: (n) => {
    n.add(Kc(o), Vc);
  }
});
function Fc(o, n) {
  if (!/^(?:[A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(o))
    return !1;
  try {
    return n.base64Decoder(o).length === 32;
  } catch {
    return !1;
  }
}

// node_modules/@aws-sdk/client-s3/dist-es/S3Client.js
var d0 = le(Xc());

// node_modules/@aws-sdk/client-s3/dist-es/auth/httpAuthSchemeProvider.js
var Yc = le(bc());
var Zc = le(Jc()), A0 = (o) => async (n, r, s) => {
  if (!s)
    throw new Error("Could not find `input` for `defaultEndpointRuleSetHttpAuthSchemeParametersProvider`");
  let i = await o(n, r, s), _ = po(r)?.commandInstance?.constructor?.getEndpointParameterInstructions;
  if (!_)
    throw new Error(`getEndpointParameterInstructions() is not defined on '${r.commandName}'`);
  let m = await Ba(s, { getEndpointParameterInstructions: _ }, n);
  return Object.assign(i, m);
}, T0 = async (o, n, r) => ({
  operation: po(n).operation,
  region: await ve(o.region)() || (() => {
    throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
  })()
}), ti = A0(T0);
function ei(o) {
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
function oi(o) {
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
var M0 = (o, n, r) => (i) => {
  let m = o(i).properties?.authSchemes;
  if (!m)
    return n(i);
  let x = [];
  for (let C of m) {
    let { name: g, properties: S = {}, ...j } = C, M = g.toLowerCase();
    g !== M && console.warn(`HttpAuthScheme has been normalized with lowercasing: '${g}' to '${M}'`);
    let B;
    if (M === "sigv4a") {
      B = "aws.auth#sigv4a";
      let w = m.find((q) => {
        let F = q.name.toLowerCase();
        return F !== "sigv4a" && F.startsWith("sigv4");
      });
      if (Yc.SignatureV4MultiRegion.sigv4aDependency() === "none" && w)
        continue;
    } else if (M.startsWith("sigv4"))
      B = "aws.auth#sigv4";
    else
      throw new Error(`Unknown HttpAuthScheme found in '@smithy.rules#endpointRuleSet': '${M}'`);
    let gt = r[B];
    if (!gt)
      throw new Error(`Could not find HttpAuthOption create function for '${B}'`);
    let I = gt(i);
    I.schemeId = B, I.signingProperties = { ...I.signingProperties || {}, ...j, ...S }, x.push(I);
  }
  return x;
}, L0 = (o) => {
  let n = [];
  switch (o.operation) {
    default:
      n.push(ei(o)), n.push(oi(o));
  }
  return n;
}, f3 = M0(Zc.defaultEndpointResolver, L0, {
  "aws.auth#sigv4": ei,
  "aws.auth#sigv4a": oi
}), ni = (o) => {
  let n = Ja(o), r = Qa(n);
  return Object.assign(r, {
    authSchemePreference: ve(o.authSchemePreference ?? [])
  });
};

// node_modules/@aws-sdk/client-s3/dist-es/endpoint/EndpointParameters.js
var ri = (o) => Object.assign(o, {
  useFipsEndpoint: o.useFipsEndpoint ?? !1,
  useDualstackEndpoint: o.useDualstackEndpoint ?? !1,
  forcePathStyle: o.forcePathStyle ?? !1,
  useAccelerateEndpoint: o.useAccelerateEndpoint ?? !1,
  useGlobalEndpoint: o.useGlobalEndpoint ?? !1,
  disableMultiregionAccessPoints: o.disableMultiregionAccessPoints ?? !1,
  defaultSigningName: "s3",
  clientContextParams: o.clientContextParams ?? {}
}), si = {
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
var mt = va(si, "AmazonS3", "S3Client", Ta), Pt = {
  Bucket: { type: "contextParams", name: "Bucket" },
  Key: { type: "contextParams", name: "Key" }
};
var cn = {
  DisableS3ExpressSessionAuth: { type: "staticContextParams", value: !0 },
  Bucket: { type: "contextParams", name: "Bucket" }
};
var Pe = (o, n, r, s) => [
  be(r)
], Be = (o, n, r, s) => [
  be(r),
  _o(r)
];
var ai = (o, n, r, s) => [
  rn(r, {
    requestAlgorithmMember: { httpHeader: "x-amz-sdk-checksum-algorithm", name: "ChecksumAlgorithm" },
    requestChecksumRequired: !1
  }),
  Ur(r),
  be(r),
  _o(r)
];
var ci = (o, n, r, s) => [
  rn(r, {
    requestAlgorithmMember: { httpHeader: "x-amz-sdk-checksum-algorithm", name: "ChecksumAlgorithm" },
    requestChecksumRequired: !1
  }),
  be(r),
  _o(r)
];

// node_modules/@aws-sdk/client-s3/dist-es/models/S3ServiceException.js
var U = class o extends Ea {
  static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.s3#S3ServiceException";
  constructor(n) {
    super(n), Object.setPrototypeOf(this, o.prototype);
  }
};

// node_modules/@aws-sdk/client-s3/dist-es/models/errors.js
var un = class o extends U {
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
}, pn = class o extends U {
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
}, ln = class o extends U {
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
}, dn = class o extends U {
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
}, mn = class o extends U {
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
}, _n = class o extends U {
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
}, xn = class o extends U {
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
}, Cn = class o extends U {
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
}, fn = class o extends U {
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
}, gn = class o extends U {
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
}, Rn = class o extends U {
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
}, On = class o extends U {
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
}, En = class o extends U {
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
}, hn = class o extends U {
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
}, Sn = class o extends U {
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
}, vn = class o extends U {
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
}, kn = class o extends U {
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
}, yn = class o extends U {
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
}, bn = class o extends U {
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
}, Pn = class o extends U {
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
}, Bn = class o extends U {
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
var $0 = "Account", I0 = "AnalyticsAndOperator", An = "AccelerateConfiguration", Yn = "AccessControlList", Ae = "ACL", gi = "AnalyticsConfigurationList", me = "AccessControlPolicy", Ri = "AccessControlTranslation", xo = "AnalyticsConfiguration", w0 = "AnnotationCount", D0 = "AccessDenied", Oi = "AbortDate", G0 = "AnnotationDirective", Ei = "AnnotationEntry", U0 = "AnalyticsExportDestination", j0 = "AnalyticsFilter", q0 = "AllowedHeaders", N0 = "AllowedHeader", H0 = "AccountId", hi = "AbortIncompleteMultipartUpload", ii = "AccessKeyId", z0 = "AnnotationList", K0 = "AnnotationLimitExceeded", V0 = "AllowedMethods", F0 = "AbortMultipartUpload", W0 = "AbortMultipartUploadOutput", X0 = "AbortMultipartUploadRequest", Q0 = "AllowedMethod", Ro = "AnnotationName", J0 = "AnnotationNameTooLong", Y0 = "AllowedOrigins", Z0 = "AllowedOrigin", Si = "AnnotationPayload", td = "AccessPointAlias", vi = "AccessPointArn", ki = "AnnotationPrefix", ed = "AllowQuotedRecordDelimiter", es = "AcceptRanges", yi = "AbortRuleId", Tn = "AbacStatus", od = "AnalyticsS3BucketDestination", nd = "ApplyServerSideEncryptionByDefault", rd = "ArchiveStatus", bi = "AccessTier", Mn = "AnnotationTableConfiguration", Pi = "AnnotationTableConfigurationResult", sd = "AnnotationTableConfigurationUpdates", Oo = "And", ad = "Annotations", c = "Bucket", os = "BucketArn", cd = "BucketAlreadyExists", id = "BucketAccountId", ud = "BucketAlreadyOwnedByYou", Bi = "BlockedEncryptionTypes", ns = "BypassGovernanceRetention", pd = "BucketInfo", _t = "BucketKeyEnabled", ld = "BucketLifecycleConfiguration", dd = "BucketLocationName", Ln = "BucketLoggingStatus", md = "BucketLocationType", _d = "BucketNamespace", xd = "BucketName", Ai = "BytesProcessed", ui = "BlockPublicAcls", pi = "BlockPublicPolicy", rs = "BucketRegion", Ti = "BytesReturned", Mi = "BytesScanned", Eo = "Body", ss = "Buckets", Li = "Checksum", h = "ChecksumAlgorithm", Cd = "CannedACL", fd = "CreateBucket", Fr = "CreateBucketConfiguration", gd = "CreateBucketMetadataConfiguration", Rd = "CreateBucketMetadataConfigurationRequest", Od = "CreateBucketMetadataTableConfiguration", Ed = "CreateBucketMetadataTableConfigurationRequest", hd = "CreateBucketOutput", Sd = "CreateBucketRequest", Te = "CacheControl", Z = "ChecksumCRC32", tt = "ChecksumCRC32C", et = "ChecksumCRC64NVME", ho = "Cache-Control", vd = "CreationDate", So = "Content-Disposition", Me = "ContentDisposition", kd = "ContinuationEvent", vo = "Content-Encoding", Le = "ContentEncoding", yd = "CloudFunction", bd = "CloudFunctionConfiguration", $e = "ContentLanguage", ko = "Content-Language", Ie = "Content-Length", we = "ContentLength", D = "Content-MD5", ot = "ChecksumMD5", G = "ContentMD5", Pd = "CompletedMultipartUpload", Bd = "CompleteMultipartUploadOutput", Ad = "CreateMultipartUploadOutput", Td = "CompleteMultipartUploadResult", Md = "CompleteMultipartUploadRequest", Ld = "CreateMultipartUploadRequest", $i = "CompleteMultipartUpload", $d = "CreateMultipartUpload", as = "ChecksumMode", Id = "CopyObject", wd = "CopyObjectOutput", Ii = "CopyObjectResult", $n = "CORSConfiguration", cs = "CORSRules", is = "CORSRule", Dd = "CopyObjectRequest", Gd = "CommonPrefix", Ud = "CommonPrefixList", jd = "CompletedPartList", wi = "CopyPartResult", qd = "CompletedPart", Zn = "CommonPrefixes", us = "ContentRange", Nd = "ConfirmRemoveSelfBucketAccess", Di = "Content-Range", De = "ConfigurationState", nt = "ChecksumSHA1", rt = "ChecksumSHA256", st = "ChecksumSHA512", Gi = "CopySourceIfMatch", Ui = "CopySourceIfModifiedSince", ji = "CopySourceIfNoneMatch", qi = "CopySourceIfUnmodifiedSince", Hd = "CreateSessionOutput", zd = "CreateSessionResult", Kd = "CopySourceRange", Vd = "CreateSessionRequest", Ni = "CopySourceSSECustomerAlgorithm", ps = "CopySourceSSECustomerKey", Hi = "CopySourceSSECustomerKeyMD5", zi = "CSV", Ki = "CopySourceVersionId", Fd = "CSVInput", Wd = "CSVOutput", Vi = "CopySource", Xd = "CreateSession", Ot = "ChecksumType", yo = "Content-Type", Qd = "ClientToken", Ge = "ContentType", Jd = "CompressionType", xt = "ContinuationToken", at = "ChecksumXXHASH64", ct = "ChecksumXXHASH3", it = "ChecksumXXHASH128", Fi = "Condition", Yd = "Code", Zd = "Comments", Wi = "Contents", tm = "Cont", li = "Credentials", _e = "Days", em = "DaysAfterInitiation", om = "DeleteBucket", nm = "DeleteBucketAnalyticsConfiguration", rm = "DeleteBucketAnalyticsConfigurationRequest", sm = "DeleteBucketCors", am = "DeleteBucketCorsRequest", cm = "DeleteBucketEncryption", im = "DeleteBucketEncryptionRequest", um = "DeleteBucketInventoryConfiguration", pm = "DeleteBucketInventoryConfigurationRequest", lm = "DeleteBucketIntelligentTieringConfiguration", dm = "DeleteBucketIntelligentTieringConfigurationRequest", mm = "DeleteBucketLifecycle", _m = "DeleteBucketLifecycleRequest", xm = "DeleteBucketMetadataConfiguration", Cm = "DeleteBucketMetadataConfigurationRequest", fm = "DeleteBucketMetricsConfigurationRequest", gm = "DeleteBucketMetricsConfiguration", Rm = "DeleteBucketMetadataTableConfiguration", Om = "DeleteBucketMetadataTableConfigurationRequest", Em = "DeleteBucketOwnershipControls", hm = "DeleteBucketOwnershipControlsRequest", Sm = "DeleteBucketPolicy", vm = "DeleteBucketPolicyRequest", km = "DeleteBucketRequest", ym = "DeleteBucketReplicationRequest", bm = "DeleteBucketReplication", Pm = "DeleteBucketTagging", Bm = "DeleteBucketTaggingRequest", Am = "DeleteBucketWebsite", Tm = "DeleteBucketWebsiteRequest", Mm = "DataExport", Lm = "DefaultEventHold", $m = "DestinationIfMatch", Im = "DestinationIfModifiedSince", wm = "DestinationIfNoneMatch", Dm = "DestinationIfUnmodifiedSince", xe = "DeleteMarker", Gm = "DeleteMarkerEntry", Xi = "DeleteMarkerReplication", Um = "DeleteMarkerVersionId", Qi = "DeleteMarkers", ls = "DisplayName", jm = "DeletedObject", qm = "DeleteObjectAnnotation", Nm = "DeleteObjectAnnotationOutput", Hm = "DeleteObjectAnnotationRequest", zm = "DeleteObjectOutput", Km = "DeleteObjectsOutput", Vm = "DeleteObjectRequest", Fm = "DeleteObjectsRequest", Wm = "DeleteObjectTagging", Xm = "DeleteObjectTaggingOutput", Qm = "DeleteObjectTaggingRequest", Jm = "DeletedObjects", Ym = "DeleteObject", Zm = "DeleteObjects", t_ = "DeletePublicAccessBlock", e_ = "DeletePublicAccessBlockRequest", o_ = "DataRedundancy", Ji = "DefaultRetention", n_ = "DeleteResult", Yi = "DestinationResult", Zi = "Date", Wr = "Delete", r_ = "Deleted", ee = "Delimiter", tr = "Destination", s_ = "Description", tu = "Details", Ue = "Error", a_ = "EmailAddress", eu = "EventBridgeConfiguration", p = "ExpectedBucketOwner", Ce = "EncryptionConfiguration", ou = "ErrorCode", c_ = "ErrorDetails", ds = "ErrorDocument", i_ = "EndEvent", u_ = "ExposeHeaders", nu = "EventHoldDuration", p_ = "EventHold", l_ = "ExposeHeader", ru = "ErrorMessage", d_ = "ExpiredObjectDeleteMarker", su = "ExistingObjectReplication", In = "ExpiresString", au = "ExpectedSourceBucketOwner", N = "ETag", m_ = "EncryptionTypeList", __ = "EncryptionTypeMismatch", ms = "EncryptionType", oe = "EncodingType", x_ = "EventThreshold", cu = "ExpressionType", _s = "Encryption", C_ = "Enabled", iu = "End", uu = "Errors", xs = "Events", Cs = "Event", Gt = "Expiration", Mt = "Expires", pu = "Expression", Yt = "Filter", lu = "FieldDelimiter", f_ = "FileHeaderInfo", g_ = "FetchOwner", du = "FilterRule", R_ = "FilterRuleList", O_ = "FilterRules", E_ = "Field", mu = "Format", h_ = "Frequency", er = "Grants", S_ = "GetBucketAbac", v_ = "GetBucketAccelerateConfiguration", k_ = "GetBucketAccelerateConfigurationOutput", y_ = "GetBucketAnalyticsConfigurationOutput", b_ = "GetBucketAccelerateConfigurationRequest", P_ = "GetBucketAnalyticsConfigurationRequest", B_ = "GetBucketAnalyticsConfiguration", A_ = "GetBucketAbacOutput", T_ = "GetBucketAclOutput", M_ = "GetBucketAbacRequest", L_ = "GetBucketAclRequest", $_ = "GetBucketAcl", I_ = "GetBucketCors", w_ = "GetBucketCorsOutput", D_ = "GetBucketCorsRequest", G_ = "GetBucketEncryption", U_ = "GetBucketEncryptionOutput", j_ = "GetBucketEncryptionRequest", q_ = "GetBucketInventoryConfiguration", N_ = "GetBucketInventoryConfigurationOutput", H_ = "GetBucketInventoryConfigurationRequest", z_ = "GetBucketIntelligentTieringConfiguration", K_ = "GetBucketIntelligentTieringConfigurationOutput", V_ = "GetBucketIntelligentTieringConfigurationRequest", F_ = "GetBucketLocation", W_ = "GetBucketLifecycleConfiguration", X_ = "GetBucketLifecycleConfigurationOutput", Q_ = "GetBucketLifecycleConfigurationRequest", J_ = "GetBucketLocationOutput", Y_ = "GetBucketLoggingOutput", Z_ = "GetBucketLocationRequest", tx = "GetBucketLoggingRequest", ex = "GetBucketLogging", ox = "GetBucketMetadataConfiguration", nx = "GetBucketMetadataConfigurationOutput", rx = "GetBucketMetricsConfigurationOutput", _u = "GetBucketMetadataConfigurationResult", sx = "GetBucketMetadataConfigurationRequest", ax = "GetBucketMetricsConfigurationRequest", cx = "GetBucketMetricsConfiguration", ix = "GetBucketMetadataTableConfiguration", ux = "GetBucketMetadataTableConfigurationOutput", xu = "GetBucketMetadataTableConfigurationResult", px = "GetBucketMetadataTableConfigurationRequest", lx = "GetBucketNotificationConfiguration", dx = "GetBucketNotificationConfigurationRequest", mx = "GetBucketOwnershipControls", _x = "GetBucketOwnershipControlsOutput", xx = "GetBucketOwnershipControlsRequest", Cx = "GetBucketPolicy", fx = "GetBucketPolicyOutput", gx = "GetBucketPolicyRequest", Rx = "GetBucketPolicyStatus", Ox = "GetBucketPolicyStatusOutput", Ex = "GetBucketPolicyStatusRequest", hx = "GetBucketReplication", Sx = "GetBucketReplicationOutput", vx = "GetBucketRequestPayment", kx = "GetBucketRequestPaymentOutput", yx = "GetBucketRequestPaymentRequest", bx = "GetBucketReplicationRequest", Px = "GetBucketTagging", Bx = "GetBucketTaggingOutput", Ax = "GetBucketTaggingRequest", Tx = "GetBucketVersioning", Mx = "GetBucketVersioningOutput", Lx = "GetBucketVersioningRequest", $x = "GetBucketWebsite", Ix = "GetBucketWebsiteOutput", wx = "GetBucketWebsiteRequest", je = "GrantFullControl", Cu = "GlacierJobParameters", Dx = "GetObject", Gx = "GetObjectAcl", Ux = "GetObjectAclOutput", jx = "GetObjectAnnotationOutput", qx = "GetObjectAttributesOutput", Nx = "GetObjectAttributesParts", Hx = "GetObjectAclRequest", zx = "GetObjectAnnotationRequest", Kx = "GetObjectAttributesResponse", Vx = "GetObjectAttributesRequest", Fx = "GetObjectAnnotation", Wx = "GetObjectAttributes", Xx = "GetObjectLockConfiguration", Qx = "GetObjectLockConfigurationOutput", Jx = "GetObjectLockConfigurationRequest", Yx = "GetObjectLegalHold", Zx = "GetObjectLegalHoldOutput", tC = "GetObjectLegalHoldRequest", eC = "GetObjectOutput", oC = "GetObjectRequest", nC = "GetObjectRetentionOutput", rC = "GetObjectRetentionRequest", sC = "GetObjectRetention", aC = "GetObjectTagging", cC = "GetObjectTaggingOutput", iC = "GetObjectTorrentOutput", uC = "GetObjectTaggingRequest", pC = "GetObjectTorrentRequest", lC = "GetObjectTorrent", dC = "GetPublicAccessBlock", mC = "GetPublicAccessBlockOutput", _C = "GetPublicAccessBlockRequest", qe = "GrantRead", Ne = "GrantReadACP", fs = "GrantWrite", He = "GrantWriteACP", gs = "Grant", Rs = "Grantee", xC = "HeadBucket", CC = "HeadBucketOutput", fC = "HeadBucketRequest", gC = "HttpErrorCodeReturnedEquals", fu = "HostName", RC = "HeadObject", OC = "HeadObjectOutput", EC = "HeadObjectRequest", hC = "HttpRedirectCode", W = "Id", SC = "InvalidAnnotationName", Co = "InventoryConfiguration", gu = "InventoryConfigurationList", ze = "ID", Os = "IndexDocument", vC = "InventoryDestination", kC = "IsEnabled", yC = "InventoryEncryption", bC = "InventoryFilter", Ru = "IsLatest", Ke = "IfMatch", PC = "IfMatchInitiatedTime", BC = "IfMatchLastModifiedTime", AC = "IfMatchSize", Es = "If-Modified-Since", Ou = "IfModifiedSince", TC = "InitiateMultipartUploadResult", fe = "If-Match", bo = "IfNoneMatch", Ve = "If-None-Match", MC = "InventoryOptionalFields", LC = "InvalidObjectState", $C = "IncludedObjectVersions", IC = "InvalidPrefix", di = "IgnorePublicAcls", wC = "IdempotencyParameterMismatch", mi = "IsPublic", DC = "InvalidRequest", GC = "IsRestoreInProgress", hs = "InputSerialization", UC = "InventoryS3BucketDestination", jC = "InventorySchedule", Ut = "IsTruncated", qC = "IntelligentTieringAndOperator", fo = "IntelligentTieringConfiguration", Eu = "IntelligentTieringConfigurationList", hu = "InventoryTableConfigurationResult", NC = "InventoryTableConfigurationUpdates", wn = "InventoryTableConfiguration", HC = "IntelligentTieringFilter", Su = "IfUnmodifiedSince", Ss = "If-Unmodified-Since", zC = "InvalidWriteOffset", vs = "Initiator", KC = "Initiated", vu = "JSON", VC = "JSONInput", FC = "JSONOutput", Dn = "JournalTableConfiguration", ku = "JournalTableConfigurationResult", WC = "JournalTableConfigurationUpdates", R = "Key", XC = "KeyCount", QC = "KeyId", JC = "KmsKeyArn", or = "KeyMarker", YC = "KMSContext", ZC = "KMSKeyArn", tf = "KMSKeyId", ef = "KMSMasterKeyID", of = "KeyPrefixEquals", Gn = "Location", nf = "ListAllMyBucketsResult", rf = "ListAllMyDirectoryBucketsResult", sf = "ListBuckets", af = "ListBucketAnalyticsConfigurations", cf = "ListBucketAnalyticsConfigurationsOutput", uf = "ListBucketAnalyticsConfigurationResult", pf = "ListBucketAnalyticsConfigurationsRequest", lf = "ListBucketInventoryConfigurations", df = "ListBucketInventoryConfigurationsOutput", mf = "ListBucketInventoryConfigurationsRequest", _f = "ListBucketIntelligentTieringConfigurations", xf = "ListBucketIntelligentTieringConfigurationsOutput", Cf = "ListBucketIntelligentTieringConfigurationsRequest", ff = "ListBucketMetricsConfigurations", gf = "ListBucketMetricsConfigurationsOutput", Rf = "ListBucketMetricsConfigurationsRequest", Of = "ListBucketsOutput", Ef = "ListBucketsRequest", yu = "ListBucketResult", Xr = "LocationConstraint", Qr = "LifecycleConfiguration", hf = "ListDirectoryBuckets", Sf = "ListDirectoryBucketsOutput", vf = "ListDirectoryBucketsRequest", ks = "LoggingEnabled", kf = "LifecycleExpiration", yf = "LambdaFunctionArn", bf = "LambdaFunctionConfiguration", Pf = "LambdaFunctionConfigurationList", Bf = "LambdaFunctionConfigurations", Un = "LegalHold", Af = "LocationInfo", Tf = "ListInventoryConfigurationsResult", Bt = "LastModified", Mf = "ListMetricsConfigurationsResult", Lf = "LastModifiedTime", $f = "ListMultipartUploads", If = "ListMultipartUploadsOutput", wf = "ListMultipartUploadsResult", Df = "ListMultipartUploadsRequest", nr = "Last-Modified", Gf = "ListObjects", Uf = "ListObjectAnnotations", jf = "ListObjectAnnotationsOutput", qf = "ListObjectAnnotationsRequest", Nf = "ListObjectsOutput", Hf = "ListObjectsRequest", zf = "ListObjectsV2", Kf = "ListObjectsV2Output", Vf = "ListObjectVersionsOutput", Ff = "ListObjectsV2Request", Wf = "ListObjectVersionsRequest", Xf = "ListObjectVersions", Qf = "ListParts", Jf = "ListPartsOutput", Yf = "ListPartsResult", Zf = "ListPartsRequest", tg = "LifecycleRule", eg = "LifecycleRuleAndOperator", og = "LifecycleRuleFilter", ng = "LifecycleRules", rg = "ListVersionsResult", Fe = "Metadata", sg = "MetricsAndOperator", bu = "MaxAnnotationResults", ag = "MaxAgeSeconds", cg = "MaxBuckets", Jr = "MetadataConfiguration", Pu = "MetricsConfigurationList", Bu = "MetadataConfigurationResult", go = "MetricsConfiguration", ig = "MetadataDirective", ug = "MaxDirectoryBuckets", Au = "MfaDelete", Tu = "MetadataEntry", pg = "MetricsFilter", ys = "MFA", Mu = "MFADelete", We = "MaxKeys", bs = "MissingMeta", lg = "MpuObjectSize", rr = "MaxParts", Yr = "MetadataTableConfiguration", Lu = "MetadataTableConfigurationResult", dg = "MetadataTableEncryptionConfiguration", $u = "MultipartUpload", mg = "MultipartUploadList", Iu = "MaxUploads", wu = "Marker", Du = "Metrics", _g = "Message", xg = "Minutes", Gu = "Mode", ge = "Name", Zr = "NotificationConfiguration", Cg = "NotificationConfigurationFilter", Xe = "NextContinuationToken", Uu = "NoncurrentDays", fg = "NonEmptyKmsKeyArnString", gg = "NotFound", ju = "NextKeyMarker", Rg = "NextMarker", qu = "NewerNoncurrentVersions", Nu = "NextPartNumberMarker", Og = "NoSuchAnnotation", Eg = "NoSuchBucket", hg = "NoSuchKey", Sg = "NoSuchUpload", vg = "NextUploadIdMarker", Hu = "NoncurrentVersionExpiration", kg = "NextVersionIdMarker", yg = "NoncurrentVersionTransitions", bg = "NoncurrentVersionTransitionList", zu = "NoncurrentVersionTransition", Ku = "Not", $t = "Owner", Pg = "ObjectAttributes", Bg = "ObjectAlreadyInActiveTierError", jn = "OwnershipControls", Ag = "OwnershipControlsRule", Tg = "OwnershipControlsRules", Vu = "ObjectEncryption", Mg = "OptionalFields", Lg = "ObjectIdentifier", $g = "ObjectIdentifierList", Fu = "ObjectIfMatch", Wu = "OutputLocation", qn = "ObjectLockConfiguration", Ig = "ObjectLockEnabled", wg = "ObjectLockEnabledForBucket", Po = "ObjectLockEventHold", Bo = "ObjectLockEventHoldDurationDays", Ao = "ObjectLockEventHoldDurationYears", Dg = "ObjectLockLegalHold", Qe = "ObjectLockLegalHoldStatus", Je = "ObjectLockMode", Gg = "ObjectLockRetention", Ye = "ObjectLockRetainUntilDate", Ug = "ObjectLockRule", jg = "ObjectList", qg = "ObjectNotInActiveTierError", Xu = "ObjectOwnership", Ps = "OptionalObjectAttributes", Ng = "ObjectParts", Hg = "ObjectPart", zg = "ObjectSize", Qu = "ObjectSizeGreaterThan", Ju = "ObjectSizeLessThan", Kg = "OutputSchemaVersion", Bs = "OutputSerialization", Vg = "ObjectVersion", sr = "ObjectVersionId", Fg = "ObjectVersionList", Wg = "Objects", Yu = "Object", Xg = "Or", L = "Prefix", Nn = "PublicAccessBlockConfiguration", Qg = "PutBucketAbac", Jg = "PutBucketAccelerateConfiguration", Yg = "PutBucketAccelerateConfigurationRequest", Zg = "PutBucketAnalyticsConfigurationRequest", tR = "PutBucketAnalyticsConfiguration", eR = "PutBucketAbacRequest", oR = "PutBucketAclRequest", nR = "PutBucketAcl", rR = "PutBucketCors", sR = "PutBucketCorsRequest", aR = "PutBucketEncryption", cR = "PutBucketEncryptionRequest", iR = "PutBucketInventoryConfiguration", uR = "PutBucketInventoryConfigurationRequest", pR = "PutBucketIntelligentTieringConfiguration", lR = "PutBucketIntelligentTieringConfigurationRequest", dR = "PutBucketLogging", mR = "PutBucketLifecycleConfiguration", _R = "PutBucketLifecycleConfigurationOutput", xR = "PutBucketLifecycleConfigurationRequest", CR = "PutBucketLoggingRequest", fR = "PutBucketMetricsConfiguration", gR = "PutBucketMetricsConfigurationRequest", RR = "PutBucketNotificationConfiguration", OR = "PutBucketNotificationConfigurationRequest", ER = "PutBucketOwnershipControls", hR = "PutBucketOwnershipControlsRequest", SR = "PutBucketPolicy", vR = "PutBucketPolicyRequest", kR = "PutBucketReplication", yR = "PutBucketRequestPayment", bR = "PutBucketRequestPaymentRequest", PR = "PutBucketReplicationRequest", BR = "PutBucketTagging", AR = "PutBucketTaggingRequest", TR = "PutBucketVersioning", MR = "PutBucketVersioningRequest", LR = "PutBucketWebsite", $R = "PutBucketWebsiteRequest", ar = "PartsCount", IR = "PartitionDateSource", wR = "ProgressEvent", DR = "ParquetInput", GR = "PartsList", Re = "PartNumber", cr = "PartNumberMarker", UR = "PutObject", jR = "PutObjectAcl", qR = "PutObjectAclOutput", NR = "PutObjectAnnotationOutput", HR = "PutObjectAclRequest", zR = "PutObjectAnnotationRequest", KR = "PutObjectAnnotation", VR = "PutObjectLockConfiguration", FR = "PutObjectLockConfigurationOutput", WR = "PutObjectLockConfigurationRequest", XR = "PutObjectLegalHold", QR = "PutObjectLegalHoldOutput", JR = "PutObjectLegalHoldRequest", YR = "PutObjectOutput", ZR = "PutObjectRequest", tO = "PutObjectRetentionOutput", eO = "PutObjectRetentionRequest", oO = "PutObjectRetention", nO = "PutObjectTagging", rO = "PutObjectTaggingOutput", sO = "PutObjectTaggingRequest", Hn = "PartitionedPrefix", aO = "PutPublicAccessBlock", cO = "PutPublicAccessBlockRequest", Zu = "PolicyStatus", ir = "Parts", ur = "Part", iO = "Parquet", tp = "Payer", ep = "Payload", op = "Permission", np = "Policy", rp = "Progress", uO = "Prefixes", pO = "Priority", sp = "Protocol", lO = "Quiet", dO = "QueueArn", ap = "QuoteCharacter", mO = "QueueConfigurationList", _O = "QueueConfigurations", cp = "QueueConfiguration", ip = "QuoteEscapeCharacter", xO = "QuoteFields", CO = "Queue", pr = "Role", As = "RedirectAllRequestsTo", A = "RequestCharged", up = "ResponseCacheControl", pp = "ResponseContentDisposition", lp = "ResponseContentEncoding", dp = "ResponseContentLanguage", mp = "ResponseContentType", zn = "ReplicationConfiguration", Ts = "RecordDelimiter", _p = "ResponseExpires", fO = "RestoreExpiryDate", lr = "RecordExpiration", gO = "RecordsEvent", RO = "ReplicaKmsKeyID", OO = "ReplaceKeyPrefixWith", EO = "ReplaceKeyWith", xp = "ReplicaModifications", hO = "RenameObject", SO = "RenameObjectOutput", vO = "RestoreObjectOutput", kO = "RestoreOutputPath", yO = "RenameObjectRequest", bO = "RestoreObjectRequest", PO = "RestoreObject", k = "RequestPayer", _i = "RestrictPublicBuckets", Kn = "RequestPaymentConfiguration", BO = "ReplicationPrefixList", Cp = "RequestProgress", Ms = "RoutingRules", AO = "ReplicationRuleAndOperator", TO = "ReplicationRuleFilter", MO = "ReplicationRuleNotOperator", LO = "ReplicationRuleOrOperator", $O = "ReplicationRule", IO = "ReplicationRules", wO = "RequestRoute", ts = "RestoreRequest", fp = "RoutingRule", To = "ReplicationStatus", Ls = "RestoreStatus", DO = "RenameSource", gp = "ReplicationTime", GO = "ReplicationTimeValue", UO = "RequestToken", jO = "RetainUntilDate", Vn = "Range", $s = "Restore", qO = "Records", Rp = "Redirect", Fn = "Retention", Mo = "Rules", Ze = "Rule", lt = "Status", Op = "StartAfter", xi = "SecretAccessKey", NO = "SseAlgorithm", HO = "StreamingBlob", Ep = "S3BucketDestination", Ct = "StorageClass", hp = "StorageClassAnalysis", zO = "StorageClassAnalysisDataExport", KO = "SessionCredentialValue", VO = "SessionCredentials", FO = "StatusCode", WO = "SkipDestinationValidation", XO = "StatsEvent", QO = "SourceIfMatch", JO = "SourceIfModifiedSince", YO = "SourceIfNoneMatch", ZO = "SourceIfUnmodifiedSince", dr = "SSE-KMS", Sp = "SseKmsEncryptedObjects", tE = "S3KeyFilter", eE = "S3Key", oE = "S3Location", nE = "SessionMode", rE = "SelectObjectContent", sE = "SelectObjectContentEventStream", aE = "SelectObjectContentOutput", cE = "SelectObjectContentRequest", vp = "SelectParameters", Wn = "SimplePrefix", kp = "ScanRange", yp = "SSE-S3", bp = "SourceSelectionCriteria", ft = "ServerSideEncryption", iE = "SSEAlgorithm", uE = "ServerSideEncryptionByDefault", Xn = "ServerSideEncryptionConfiguration", X = "SSECustomerAlgorithm", At = "SSECustomerKey", Q = "SSECustomerKeyMD5", Is = "SSEKMS", pE = "SSEKMSEncryption", Zt = "SSEKMSEncryptionContext", Et = "SSEKMSKeyId", lE = "ServerSideEncryptionRule", dE = "ServerSideEncryptionRules", Pp = "SSES3", Ci = "SessionToken", Bp = "S3TablesDestination", Ap = "S3TablesDestinationResult", mE = "S3", _E = "Schedule", Oe = "Size", xE = "Start", Tp = "Stats", CE = "Suffix", Ee = "Tags", mr = "TableArn", fE = "TopicArn", gE = "TargetBucket", ws = "TableBucketArn", RE = "TableBucketType", Ds = "TagCount", OE = "TopicConfigurationList", EE = "TopicConfigurations", Mp = "TopicConfiguration", hE = "TaggingDirective", Gs = "TransitionDefaultMinimumObjectSize", Lp = "TargetGrants", SE = "TargetGrant", vE = "TieringList", kE = "TransitionList", yE = "TooManyParts", Lo = "TableName", $p = "TableNamespace", Ip = "TargetObjectKeyFormat", bE = "TargetPrefix", PE = "TotalPartsCount", Us = "TableStatus", _r = "TagSet", vt = "Tag", Lt = "Tagging", wp = "Tier", BE = "Tierings", Dp = "Tiering", AE = "Time", Gp = "Token", TE = "Topic", ME = "Transitions", Up = "Transition", $o = "Type", LE = "Uploads", $E = "UpdateBucketMetadataAnnotationTableConfiguration", IE = "UpdateBucketMetadataAnnotationTableConfigurationRequest", wE = "UpdateBucketMetadataInventoryTableConfiguration", DE = "UpdateBucketMetadataInventoryTableConfigurationRequest", GE = "UpdateBucketMetadataJournalTableConfiguration", UE = "UpdateBucketMetadataJournalTableConfigurationRequest", ne = "UploadId", jp = "UploadIdMarker", qp = "UserMetadata", jE = "UnsupportedMediaType", qE = "UpdateObjectEncryption", NE = "UpdateObjectEncryptionRequest", HE = "UpdateObjectEncryptionResponse", zE = "UploadPart", KE = "UploadPartCopy", VE = "UploadPartCopyOutput", FE = "UploadPartCopyRequest", WE = "UploadPartOutput", XE = "UploadPartRequest", QE = "URI", Np = "UseSourceMultiRegionKey", JE = "Upload", js = "Value", Qn = "VersioningConfiguration", O = "VersionId", Hp = "VersionIdMarker", YE = "Versions", ZE = "Version", Jn = "WebsiteConfiguration", th = "WriteGetObjectResponse", eh = "WriteGetObjectResponseRequest", oh = "WriteOffsetBytes", Io = "WebsiteRedirectLocation", zp = "Years", qs = "annotationName", nh = "annotation-prefix", Kp = "accept-ranges", rh = "bucket-region", H = "client", re = "continuation-token", xr = "delimiter", z = "error", Ns = "eventPayload", sh = "endpoint", Cr = "encoding-type", ah = "fetch-owner", u = "http", b = "httpChecksum", V = "httpError", t = "httpHeader", ch = "hostLabel", v = "httpPayload", to = "httpPrefixHeaders", d = "httpQuery", Vp = "http://www.w3.org/2001/XMLSchema-instance", Tt = "id", ih = "idempotencyToken", Fp = "key-marker", uh = "marker", ph = "max-annotation-results", lh = "max-buckets", dh = "max-directory-buckets", Hs = "max-keys", mh = "max-parts", _h = "max-uploads", wo = "prefix", fr = "partNumber", xh = "part-number-marker", Wp = "response-cache-control", Xp = "response-content-disposition", Qp = "response-content-encoding", Jp = "response-content-language", Yp = "response-content-type", Zp = "response-expires", tl = "smithy.ts.sdk.synthetic.com.amazonaws.s3", Ch = "start-after", el = "streaming", Do = "uploadId", fh = "upload-id-marker", J = "versionId", gh = "version-id-marker", ol = "xsi", Rh = "xmlAttribute", f = "xmlFlattened", a = "xmlName", nl = "xmlNamespace", eo = "x-amz-acl", rl = "x-amz-abort-date", Oh = "x-amz-access-point-alias", sl = "x-amz-abort-rule-id", Eh = "x-amz-archive-status", al = "x-amz-bucket-arn", zs = "x-amz-bypass-governance-retention", hh = "x-amz-bucket-location-name", Sh = "x-amz-bucket-location-type", vh = "x-amz-bucket-namespace", kh = "x-amz-bucket-object-lock-enabled", cl = "x-amz-bucket-object-lock-token", yh = "x-amz-bucket-region", Ks = "x-amz-checksum-algorithm", jt = "x-amz-checksum-crc32", qt = "x-amz-checksum-crc32c", Nt = "x-amz-checksum-crc64nvme", Ht = "x-amz-checksum-md5", Vs = "x-amz-checksum-mode", bh = "x-amz-confirm-remove-self-bucket-access", zt = "x-amz-checksum-sha1", Kt = "x-amz-checksum-sha256", Vt = "x-amz-checksum-sha512", il = "x-amz-copy-source", ul = "x-amz-copy-source-if-match", pl = "x-amz-copy-source-if-modified-since", ll = "x-amz-copy-source-if-none-match", dl = "x-amz-copy-source-if-unmodified-since", Ph = "x-amz-create-session-mode", Bh = "x-amz-copy-source-range", ml = "x-amz-copy-source-server-side-encryption-customer-algorithm", _l = "x-amz-copy-source-server-side-encryption-customer-key", xl = "x-amz-copy-source-server-side-encryption-customer-key-MD5", Cl = "x-amz-copy-source-version-id", se = "x-amz-checksum-type", Ah = "x-amz-client-token", Ft = "x-amz-checksum-xxhash64", Wt = "x-amz-checksum-xxhash3", Xt = "x-amz-checksum-xxhash128", gr = "x-amz-delete-marker", Go = "x-amz-expiration", l = "x-amz-expected-bucket-owner", Th = "x-amz-fwd-error-code", Mh = "x-amz-fwd-error-message", Lh = "x-amz-fwd-header-Cache-Control", $h = "x-amz-fwd-header-Content-Disposition", Ih = "x-amz-fwd-header-Content-Encoding", wh = "x-amz-fwd-header-Content-Language", Dh = "x-amz-fwd-header-Content-Range", Gh = "x-amz-fwd-header-Content-Type", Uh = "x-amz-fwd-header-ETag", jh = "x-amz-fwd-header-Expires", qh = "x-amz-fwd-header-Last-Modified", Nh = "x-amz-fwd-header-accept-ranges", Hh = "x-amz-fwd-header-x-amz-checksum-crc32", zh = "x-amz-fwd-header-x-amz-checksum-crc32c", Kh = "x-amz-fwd-header-x-amz-checksum-crc64nvme", Vh = "x-amz-fwd-header-x-amz-checksum-md5", Fh = "x-amz-fwd-header-x-amz-checksum-sha1", Wh = "x-amz-fwd-header-x-amz-checksum-sha256", Xh = "x-amz-fwd-header-x-amz-checksum-sha512", Qh = "x-amz-fwd-header-x-amz-checksum-xxhash64", Jh = "x-amz-fwd-header-x-amz-checksum-xxhash3", Yh = "x-amz-fwd-header-x-amz-checksum-xxhash128", Zh = "x-amz-fwd-header-x-amz-delete-marker", tS = "x-amz-fwd-header-x-amz-expiration", eS = "x-amz-fwd-header-x-amz-missing-meta", oS = "x-amz-fwd-header-x-amz-mp-parts-count", nS = "x-amz-fwd-header-x-amz-object-lock-legal-hold", rS = "x-amz-fwd-header-x-amz-object-lock-mode", sS = "x-amz-fwd-header-x-amz-object-lock-retain-until-date", aS = "x-amz-fwd-header-x-amz-restore", cS = "x-amz-fwd-header-x-amz-request-charged", iS = "x-amz-fwd-header-x-amz-replication-status", uS = "x-amz-fwd-header-x-amz-storage-class", pS = "x-amz-fwd-header-x-amz-server-side-encryption", lS = "x-amz-fwd-header-x-amz-server-side-encryption-aws-kms-key-id", dS = "x-amz-fwd-header-x-amz-server-side-encryption-bucket-key-enabled", mS = "x-amz-fwd-header-x-amz-server-side-encryption-customer-algorithm", _S = "x-amz-fwd-header-x-amz-server-side-encryption-customer-key-MD5", xS = "x-amz-fwd-header-x-amz-tagging-count", CS = "x-amz-fwd-header-x-amz-version-id", fS = "x-amz-fwd-status", oo = "x-amz-grant-full-control", no = "x-amz-grant-read", ro = "x-amz-grant-read-acp", Fs = "x-amz-grant-write", so = "x-amz-grant-write-acp", gS = "x-amz-if-match-initiated-time", RS = "x-amz-if-match-last-modified-time", OS = "x-amz-if-match-size", ao = "x-amz-meta-", Ws = "x-amz-mfa", ES = "x-amz-metadata-directive", fl = "x-amz-missing-meta", hS = "x-amz-mp-object-size", SS = "x-amz-max-parts", gl = "x-amz-mp-parts-count", vS = "x-amz-object-attributes", kS = "x-amz-object-annotation-directive", Rl = "x-amz-object-if-match", Uo = "x-amz-object-lock-event-hold", jo = "x-amz-object-lock-event-hold-duration-days", qo = "x-amz-object-lock-event-hold-duration-years", No = "x-amz-object-lock-legal-hold", Ho = "x-amz-object-lock-mode", zo = "x-amz-object-lock-retain-until-date", yS = "x-amz-object-ownership", Xs = "x-amz-optional-object-attributes", bS = "x-amz-object-size", Rr = "x-amz-object-version-id", PS = "x-amz-part-number-marker", Ol = "x-amz-restore", $ = "x-amz-request-charged", BS = "x-amz-restore-output-path", y = "x-amz-request-payer", AS = "x-amz-request-route", Qs = "x-amz-replication-status", TS = "x-amz-rename-source", MS = "x-amz-rename-source-if-match", LS = "x-amz-rename-source-if-modified-since", $S = "x-amz-rename-source-if-none-match", IS = "x-amz-rename-source-if-unmodified-since", wS = "x-amz-request-token", Ko = "x-amz-storage-class", T = "x-amz-sdk-checksum-algorithm", DS = "x-amz-skip-destination-validation", El = "x-amz-source-expected-bucket-owner", ht = "x-amz-server-side-encryption", kt = "x-amz-server-side-encryption-aws-kms-key-id", yt = "x-amz-server-side-encryption-bucket-key-enabled", ae = "x-amz-server-side-encryption-context", ut = "x-amz-server-side-encryption-customer-algorithm", It = "x-amz-server-side-encryption-customer-key", pt = "x-amz-server-side-encryption-customer-key-MD5", Js = "x-amz-tagging", hl = "x-amz-tagging-count", GS = "x-amz-tagging-directive", Ys = "x-amz-transition-default-minimum-object-size", St = "x-amz-version-id", US = "x-amz-write-offset-bytes", Vo = "x-amz-website-redirect-location", jS = "xsi:type", e = "com.amazonaws.s3", qS = new $r(tl), NS = [-3, tl, "S3ServiceException", 0, [], []];
qS.registerError(NS, U);
var K = new $r(e), HS = [
  -3,
  e,
  D0,
  { [z]: H, [V]: 403 },
  [],
  []
];
K.registerError(HS, pn);
var zS = [
  -3,
  e,
  K0,
  { [z]: H, [V]: 400 },
  [],
  []
];
K.registerError(zS, vn);
var KS = [
  -3,
  e,
  J0,
  { [z]: H, [V]: 400 },
  [],
  []
];
K.registerError(KS, kn);
var VS = [
  -3,
  e,
  cd,
  { [z]: H, [V]: 409 },
  [],
  []
];
K.registerError(VS, dn);
var FS = [
  -3,
  e,
  ud,
  { [z]: H, [V]: 409 },
  [],
  []
];
K.registerError(FS, mn);
var WS = [
  -3,
  e,
  __,
  { [z]: H, [V]: 400 },
  [],
  []
];
K.registerError(WS, On);
var XS = [
  -3,
  e,
  wC,
  { [z]: H, [V]: 400 },
  [],
  []
];
K.registerError(XS, Pn);
var QS = [
  -3,
  e,
  SC,
  { [z]: H, [V]: 400 },
  [],
  []
];
K.registerError(QS, yn);
var JS = [
  -3,
  e,
  LC,
  { [z]: H, [V]: 403 },
  [Ct, bi],
  [0, 0]
];
K.registerError(JS, Cn);
var YS = [
  -3,
  e,
  IC,
  { [z]: H, [V]: 400 },
  [],
  []
];
K.registerError(YS, Rn);
var ZS = [
  -3,
  e,
  DC,
  { [z]: H, [V]: 400 },
  [],
  []
];
K.registerError(ZS, En);
var tv = [
  -3,
  e,
  zC,
  { [z]: H, [V]: 400 },
  [],
  []
];
K.registerError(tv, hn);
var ev = [
  -3,
  e,
  Og,
  { [z]: H, [V]: 404 },
  [],
  []
];
K.registerError(ev, fn);
var ov = [
  -3,
  e,
  Eg,
  { [z]: H, [V]: 404 },
  [],
  []
];
K.registerError(ov, _n);
var nv = [
  -3,
  e,
  hg,
  { [z]: H, [V]: 404 },
  [],
  []
];
K.registerError(nv, xn);
var rv = [
  -3,
  e,
  Sg,
  { [z]: H, [V]: 404 },
  [],
  []
];
K.registerError(rv, un);
var sv = [
  -3,
  e,
  gg,
  { [z]: H },
  [],
  []
];
K.registerError(sv, gn);
var av = [
  -3,
  e,
  Bg,
  { [z]: H, [V]: 403 },
  [],
  []
];
K.registerError(av, Bn);
var cv = [
  -3,
  e,
  qg,
  { [z]: H, [V]: 403 },
  [],
  []
];
K.registerError(cv, ln);
var iv = [
  -3,
  e,
  yE,
  { [z]: H, [V]: 400 },
  [],
  []
];
K.registerError(iv, Sn);
var uv = [
  -3,
  e,
  jE,
  { [z]: H, [V]: 415 },
  [],
  []
];
K.registerError(uv, bn);
var Sl = [0, e, ps, 8, 0], pv = [0, e, fg, 8, 0], fi = [0, e, KO, 8, 0], wt = [0, e, At, 8, 0], ce = [0, e, Zt, 8, 0], dt = [0, e, Et, 8, 0], he = [0, e, HO, { [el]: 1 }, 42], vl = [
  3,
  e,
  Tn,
  0,
  [lt],
  [0]
], lv = [
  3,
  e,
  hi,
  0,
  [em],
  [1]
], dv = [
  3,
  e,
  W0,
  0,
  [A, O],
  [[0, { [t]: $ }], [0, { [t]: St }]]
], mv = [
  3,
  e,
  X0,
  0,
  [c, R, ne, k, p, PC],
  [[0, 1], [0, 1], [0, { [d]: Do }], [0, { [t]: y }], [0, { [t]: l }], [6, { [t]: gS }]],
  3
], _v = [
  3,
  e,
  An,
  0,
  [lt],
  [0]
], kl = [
  3,
  e,
  me,
  0,
  [er, $t],
  [[() => hr, { [a]: Yn }], () => te]
], xv = [
  3,
  e,
  Ri,
  0,
  [$t],
  [0],
  1
], Cv = [
  3,
  e,
  I0,
  0,
  [L, Ee],
  [0, [() => Qt, { [f]: 1, [a]: vt }]]
], Zs = [
  3,
  e,
  xo,
  0,
  [W, hp, Yt],
  [0, () => $B, [() => BA, 0]],
  2
], fv = [
  3,
  e,
  U0,
  0,
  [Ep],
  [() => gv],
  1
], gv = [
  3,
  e,
  od,
  0,
  [mu, c, id, L],
  [0, 0, 0, 0],
  2
], Rv = [
  3,
  e,
  Ei,
  0,
  [Ro, Bt, Oe, N, h, To],
  [0, 4, 1, 0, [64, { [f]: 1 }], 0],
  3
], Ov = [
  3,
  e,
  Mn,
  0,
  [De, Ce, pr],
  [0, () => Fo, 0],
  1
], Ev = [
  3,
  e,
  Pi,
  0,
  [De, Us, Ue, Lo, mr, pr],
  [0, 0, () => Or, 0, 0, 0],
  1
], hv = [
  3,
  e,
  sd,
  0,
  [De, Ce, pr],
  [0, () => Fo, 0],
  1
], Sv = [
  3,
  e,
  Bi,
  0,
  [ms],
  [[() => sA, { [f]: 1 }]]
], vv = [
  3,
  e,
  c,
  0,
  [ge, vd, rs, os],
  [0, 4, 0, 0]
], kv = [
  3,
  e,
  pd,
  0,
  [o_, $o],
  [0, 0]
], yv = [
  3,
  e,
  ld,
  0,
  [Mo],
  [[() => Wl, { [f]: 1, [a]: Ze }]],
  1
], bv = [
  3,
  e,
  Ln,
  0,
  [ks],
  [[() => Ml, 0]]
], Pv = [
  3,
  e,
  Li,
  0,
  [Z, tt, et, nt, rt, st, ot, at, ct, it, Ot],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], Bv = [
  3,
  e,
  Gd,
  0,
  [L],
  [0]
], Av = [
  3,
  e,
  Pd,
  0,
  [ir],
  [[() => oA, { [f]: 1, [a]: ur }]]
], Tv = [
  3,
  e,
  qd,
  0,
  [N, Z, tt, et, nt, rt, st, ot, at, ct, it, Re],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
], Mv = [
  3,
  e,
  Bd,
  { [a]: Td },
  [Gn, c, R, Gt, N, Z, tt, et, nt, rt, st, ot, at, ct, it, Ot, ft, O, Et, _t, A],
  [0, 0, 0, [0, { [t]: Go }], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, [0, { [t]: ht }], [0, { [t]: St }], [() => dt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: $ }]]
], Lv = [
  3,
  e,
  Md,
  0,
  [c, R, ne, $u, Z, tt, et, nt, rt, st, ot, at, ct, it, Ot, lg, k, p, Ke, bo, X, At, Q],
  [[0, 1], [0, 1], [0, { [d]: Do }], [() => Av, { [v]: 1, [a]: $i }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: se }], [1, { [t]: hS }], [0, { [t]: y }], [0, { [t]: l }], [0, { [t]: fe }], [0, { [t]: Ve }], [0, { [t]: ut }], [() => wt, { [t]: It }], [0, { [t]: pt }]],
  3
], $v = [
  3,
  e,
  Fi,
  0,
  [gC, of],
  [0, 0]
], Iv = [
  3,
  e,
  kd,
  0,
  [],
  []
], wv = [
  3,
  e,
  wd,
  0,
  [Ii, Gt, Ki, O, ft, X, Q, Et, Zt, _t, A],
  [[() => Gv, 16], [0, { [t]: Go }], [0, { [t]: Cl }], [0, { [t]: St }], [0, { [t]: ht }], [0, { [t]: ut }], [0, { [t]: pt }], [() => dt, { [t]: kt }], [() => ce, { [t]: ae }], [2, { [t]: yt }], [0, { [t]: $ }]]
], Dv = [
  3,
  e,
  Dd,
  0,
  [c, Vi, R, Ae, Te, h, Me, Le, $e, Ge, Gi, Ui, ji, qi, Mt, je, qe, Ne, He, Ke, bo, Fe, ig, hE, G0, ft, Ct, Io, X, At, Q, Et, Zt, _t, Ni, ps, Hi, k, Lt, Je, Ye, Qe, Po, Bo, Ao, p, au],
  [[0, 1], [0, { [t]: il }], [0, 1], [0, { [t]: eo }], [0, { [t]: ho }], [0, { [t]: Ks }], [0, { [t]: So }], [0, { [t]: vo }], [0, { [t]: ko }], [0, { [t]: yo }], [0, { [t]: ul }], [4, { [t]: pl }], [0, { [t]: ll }], [4, { [t]: dl }], [4, { [t]: Mt }], [0, { [t]: oo }], [0, { [t]: no }], [0, { [t]: ro }], [0, { [t]: so }], [0, { [t]: fe }], [0, { [t]: Ve }], [128, { [to]: ao }], [0, { [t]: ES }], [0, { [t]: GS }], [0, { [t]: kS }], [0, { [t]: ht }], [0, { [t]: Ko }], [0, { [t]: Vo }], [0, { [t]: ut }], [() => wt, { [t]: It }], [0, { [t]: pt }], [() => dt, { [t]: kt }], [() => ce, { [t]: ae }], [2, { [t]: yt }], [0, { [t]: ml }], [() => Sl, { [t]: _l }], [0, { [t]: xl }], [0, { [t]: y }], [0, { [t]: Js }], [0, { [t]: Ho }], [5, { [t]: zo }], [0, { [t]: No }], [0, { [t]: Uo }], [1, { [t]: jo }], [1, { [t]: qo }], [0, { [t]: l }], [0, { [t]: El }]],
  3
], Gv = [
  3,
  e,
  Ii,
  0,
  [N, Bt, Ot, Z, tt, et, nt, rt, st, ot, at, ct, it],
  [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], Uv = [
  3,
  e,
  wi,
  0,
  [N, Bt, Z, tt, et, nt, rt, st, ot, at, ct, it],
  [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], jv = [
  3,
  e,
  $n,
  0,
  [cs],
  [[() => Fl, { [f]: 1, [a]: is }]],
  1
], qv = [
  3,
  e,
  is,
  0,
  [V0, Y0, ze, q0, u_, ag],
  [[64, { [f]: 1, [a]: Q0 }], [64, { [f]: 1, [a]: Z0 }], 0, [64, { [f]: 1, [a]: N0 }], [64, { [f]: 1, [a]: l_ }], 1],
  2
], Nv = [
  3,
  e,
  Fr,
  0,
  [Xr, Gn, c, Ee],
  [0, () => Fb, () => kv, [() => Qt, 0]]
], Hv = [
  3,
  e,
  Rd,
  0,
  [c, Jr, G, h, p],
  [[0, 1], [() => Wb, { [v]: 1, [a]: Jr }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: l }]],
  2
], zv = [
  3,
  e,
  Ed,
  0,
  [c, Yr, G, h, p],
  [[0, 1], [() => Jb, { [v]: 1, [a]: Yr }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: l }]],
  2
], Kv = [
  3,
  e,
  hd,
  0,
  [Gn, os],
  [[0, { [t]: Gn }], [0, { [t]: al }]]
], Vv = [
  3,
  e,
  Sd,
  0,
  [c, Ae, Fr, je, qe, Ne, fs, He, wg, Xu, _d],
  [[0, 1], [0, { [t]: eo }], [() => Nv, { [v]: 1, [a]: Fr }], [0, { [t]: oo }], [0, { [t]: no }], [0, { [t]: ro }], [0, { [t]: Fs }], [0, { [t]: so }], [2, { [t]: kh }], [0, { [t]: yS }], [0, { [t]: vh }]],
  1
], Fv = [
  3,
  e,
  Ad,
  { [a]: TC },
  [Oi, yi, c, R, ne, ft, X, Q, Et, Zt, _t, A, h, Ot, O],
  [[4, { [t]: rl }], [0, { [t]: sl }], [0, { [a]: c }], 0, 0, [0, { [t]: ht }], [0, { [t]: ut }], [0, { [t]: pt }], [() => dt, { [t]: kt }], [() => ce, { [t]: ae }], [2, { [t]: yt }], [0, { [t]: $ }], [0, { [t]: Ks }], [0, { [t]: se }], [0, { [t]: St }]]
], Wv = [
  3,
  e,
  Ld,
  0,
  [c, R, Ae, Te, Me, Le, $e, Ge, Mt, je, qe, Ne, He, Fe, ft, Ct, Io, X, At, Q, Et, Zt, _t, k, Lt, Je, Ye, Qe, Po, Bo, Ao, p, h, Ot],
  [[0, 1], [0, 1], [0, { [t]: eo }], [0, { [t]: ho }], [0, { [t]: So }], [0, { [t]: vo }], [0, { [t]: ko }], [0, { [t]: yo }], [4, { [t]: Mt }], [0, { [t]: oo }], [0, { [t]: no }], [0, { [t]: ro }], [0, { [t]: so }], [128, { [to]: ao }], [0, { [t]: ht }], [0, { [t]: Ko }], [0, { [t]: Vo }], [0, { [t]: ut }], [() => wt, { [t]: It }], [0, { [t]: pt }], [() => dt, { [t]: kt }], [() => ce, { [t]: ae }], [2, { [t]: yt }], [0, { [t]: y }], [0, { [t]: Js }], [0, { [t]: Ho }], [5, { [t]: zo }], [0, { [t]: No }], [0, { [t]: Uo }], [1, { [t]: jo }], [1, { [t]: qo }], [0, { [t]: l }], [0, { [t]: Ks }], [0, { [t]: se }]],
  2
], Xv = [
  3,
  e,
  Hd,
  { [a]: zd },
  [li, ft, Et, Zt, _t],
  [[() => kB, { [a]: li }], [0, { [t]: ht }], [() => dt, { [t]: kt }], [() => ce, { [t]: ae }], [2, { [t]: yt }]],
  1
], Qv = [
  3,
  e,
  Vd,
  0,
  [c, nE, ft, Et, Zt, _t],
  [[0, 1], [0, { [t]: Ph }], [0, { [t]: ht }], [() => dt, { [t]: kt }], [() => ce, { [t]: ae }], [2, { [t]: yt }]],
  1
], Jv = [
  3,
  e,
  Fd,
  0,
  [f_, Zd, ip, Ts, lu, ap, ed],
  [0, 0, 0, 0, 0, 0, 2]
], Yv = [
  3,
  e,
  Wd,
  0,
  [xO, ip, Ts, lu, ap],
  [0, 0, 0, 0, 0]
], Zv = [
  3,
  e,
  Ji,
  0,
  [Gu, _e, zp, Lm],
  [0, 1, 1, () => bl]
], tk = [
  3,
  e,
  Wr,
  0,
  [Wg, lO],
  [[() => xA, { [f]: 1, [a]: Yu }], 2],
  1
], ek = [
  3,
  e,
  rm,
  0,
  [c, W, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], ok = [
  3,
  e,
  am,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], nk = [
  3,
  e,
  im,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], rk = [
  3,
  e,
  dm,
  0,
  [c, W, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], sk = [
  3,
  e,
  pm,
  0,
  [c, W, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], ak = [
  3,
  e,
  _m,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ck = [
  3,
  e,
  Cm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ik = [
  3,
  e,
  Om,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], uk = [
  3,
  e,
  fm,
  0,
  [c, W, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], pk = [
  3,
  e,
  hm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], lk = [
  3,
  e,
  vm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], dk = [
  3,
  e,
  ym,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], mk = [
  3,
  e,
  km,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], _k = [
  3,
  e,
  Bm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], xk = [
  3,
  e,
  Tm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ck = [
  3,
  e,
  jm,
  0,
  [R, O, xe, Um],
  [0, 0, 2, 0]
], fk = [
  3,
  e,
  Gm,
  0,
  [$t, R, O, Ru, Bt],
  [() => te, 0, 0, 2, 4]
], gk = [
  3,
  e,
  Xi,
  0,
  [lt],
  [0]
], Rk = [
  3,
  e,
  Nm,
  0,
  [sr, A],
  [[0, { [t]: Rr }], [0, { [t]: $ }]]
], Ok = [
  3,
  e,
  Hm,
  0,
  [c, R, Ro, O, k, p, Fu],
  [[0, 1], [0, 1], [0, { [d]: qs }], [0, { [d]: J }], [0, { [t]: y }], [0, { [t]: l }], [0, { [t]: Rl }]],
  3
], Ek = [
  3,
  e,
  zm,
  0,
  [xe, O, A],
  [[2, { [t]: gr }], [0, { [t]: St }], [0, { [t]: $ }]]
], hk = [
  3,
  e,
  Vm,
  0,
  [c, R, ys, O, k, ns, p, Ke, BC, AC],
  [[0, 1], [0, 1], [0, { [t]: Ws }], [0, { [d]: J }], [0, { [t]: y }], [2, { [t]: zs }], [0, { [t]: l }], [0, { [t]: fe }], [6, { [t]: RS }], [1, { [t]: OS }]],
  2
], Sk = [
  3,
  e,
  Km,
  { [a]: n_ },
  [r_, A, uu],
  [[() => nA, { [f]: 1 }], [0, { [t]: $ }], [() => aA, { [f]: 1, [a]: Ue }]]
], vk = [
  3,
  e,
  Fm,
  0,
  [c, Wr, ys, k, ns, p, h],
  [[0, 1], [() => tk, { [v]: 1, [a]: Wr }], [0, { [t]: Ws }], [0, { [t]: y }], [2, { [t]: zs }], [0, { [t]: l }], [0, { [t]: T }]],
  2
], kk = [
  3,
  e,
  Xm,
  0,
  [O],
  [[0, { [t]: St }]]
], yk = [
  3,
  e,
  Qm,
  0,
  [c, R, O, p],
  [[0, 1], [0, 1], [0, { [d]: J }], [0, { [t]: l }]],
  2
], bk = [
  3,
  e,
  e_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Pk = [
  3,
  e,
  tr,
  0,
  [c, $0, Ct, Ri, Ce, gp, Du],
  [0, 0, 0, () => xv, () => Tk, () => iB, () => Zb],
  1
], Bk = [
  3,
  e,
  Yi,
  0,
  [RE, ws, $p],
  [0, 0, 0]
], Ak = [
  3,
  e,
  _s,
  0,
  [ms, tf, YC],
  [0, [() => dt, 0], 0],
  1
], Tk = [
  3,
  e,
  Ce,
  0,
  [RO, Np],
  [0, () => QB]
], Mk = [
  3,
  e,
  i_,
  0,
  [],
  []
], Lk = [
  3,
  e,
  Ue,
  0,
  [R, O, Yd, _g],
  [0, 0, 0, 0]
], Or = [
  3,
  e,
  c_,
  0,
  [ou, ru],
  [0, 0]
], yl = [
  3,
  e,
  ds,
  0,
  [R],
  [0],
  1
], $k = [
  3,
  e,
  eu,
  0,
  [],
  []
], bl = [
  3,
  e,
  nu,
  0,
  [_e, zp],
  [1, 1]
], Ik = [
  3,
  e,
  su,
  0,
  [lt],
  [0],
  1
], wk = [
  3,
  e,
  du,
  0,
  [ge, js],
  [0, 0]
], Dk = [
  3,
  e,
  A_,
  0,
  [Tn],
  [[() => vl, 16]]
], Gk = [
  3,
  e,
  M_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Uk = [
  3,
  e,
  k_,
  { [a]: An },
  [lt, A],
  [0, [0, { [t]: $ }]]
], jk = [
  3,
  e,
  b_,
  0,
  [c, p, k],
  [[0, 1], [0, { [t]: l }], [0, { [t]: y }]],
  1
], qk = [
  3,
  e,
  T_,
  { [a]: me },
  [$t, er],
  [() => te, [() => hr, { [a]: Yn }]]
], Nk = [
  3,
  e,
  L_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Hk = [
  3,
  e,
  y_,
  0,
  [xo],
  [[() => Zs, 16]]
], zk = [
  3,
  e,
  P_,
  0,
  [c, W, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], Kk = [
  3,
  e,
  w_,
  { [a]: $n },
  [cs],
  [[() => Fl, { [f]: 1, [a]: is }]]
], Vk = [
  3,
  e,
  D_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Fk = [
  3,
  e,
  U_,
  0,
  [Xn],
  [[() => Kl, 16]]
], Wk = [
  3,
  e,
  j_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Xk = [
  3,
  e,
  K_,
  0,
  [fo],
  [[() => ta, 16]]
], Qk = [
  3,
  e,
  V_,
  0,
  [c, W, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], Jk = [
  3,
  e,
  N_,
  0,
  [Co],
  [[() => ea, 16]]
], Yk = [
  3,
  e,
  H_,
  0,
  [c, W, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], Zk = [
  3,
  e,
  X_,
  { [a]: Qr },
  [Mo, Gs],
  [[() => Wl, { [f]: 1, [a]: Ze }], [0, { [t]: Ys }]]
], ty = [
  3,
  e,
  Q_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ey = [
  3,
  e,
  J_,
  { [a]: Xr },
  [Xr],
  [0]
], oy = [
  3,
  e,
  Z_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ny = [
  3,
  e,
  Y_,
  { [a]: Ln },
  [ks],
  [[() => Ml, 0]]
], ry = [
  3,
  e,
  tx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], sy = [
  3,
  e,
  nx,
  0,
  [_u],
  [[() => cy, 16]]
], ay = [
  3,
  e,
  sx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], cy = [
  3,
  e,
  _u,
  0,
  [Bu],
  [() => Xb],
  1
], iy = [
  3,
  e,
  ux,
  0,
  [xu],
  [[() => py, 16]]
], uy = [
  3,
  e,
  px,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], py = [
  3,
  e,
  xu,
  0,
  [Lu, lt, Ue],
  [() => Yb, 0, () => Or],
  2
], ly = [
  3,
  e,
  rx,
  0,
  [go],
  [[() => oa, 16]]
], dy = [
  3,
  e,
  ax,
  0,
  [c, W, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], my = [
  3,
  e,
  dx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], _y = [
  3,
  e,
  _x,
  0,
  [jn],
  [[() => Gl, 16]]
], xy = [
  3,
  e,
  xx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Cy = [
  3,
  e,
  fx,
  0,
  [np],
  [[0, 16]]
], fy = [
  3,
  e,
  gx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], gy = [
  3,
  e,
  Ox,
  0,
  [Zu],
  [[() => _P, 16]]
], Ry = [
  3,
  e,
  Ex,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Oy = [
  3,
  e,
  Sx,
  0,
  [zn],
  [[() => ql, 16]]
], Ey = [
  3,
  e,
  bx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], hy = [
  3,
  e,
  kx,
  { [a]: Kn },
  [tp],
  [0]
], Sy = [
  3,
  e,
  yx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], vy = [
  3,
  e,
  Bx,
  { [a]: Lt },
  [_r],
  [[() => Qt, 0]],
  1
], ky = [
  3,
  e,
  Ax,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], yy = [
  3,
  e,
  Mx,
  { [a]: Qn },
  [lt, Mu],
  [0, [0, { [a]: Au }]]
], by = [
  3,
  e,
  Lx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Py = [
  3,
  e,
  Ix,
  { [a]: Jn },
  [As, Os, ds, Ms],
  [() => jl, () => Bl, () => yl, [() => Ql, 0]]
], By = [
  3,
  e,
  wx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ay = [
  3,
  e,
  Ux,
  { [a]: me },
  [$t, er, A],
  [() => te, [() => hr, { [a]: Yn }], [0, { [t]: $ }]]
], Ty = [
  3,
  e,
  Hx,
  0,
  [c, R, O, k, p],
  [[0, 1], [0, 1], [0, { [d]: J }], [0, { [t]: y }], [0, { [t]: l }]],
  2
], My = [
  3,
  e,
  jx,
  0,
  [Si, sr, Bt, we, N, Z, tt, et, nt, rt, st, ot, at, ct, it, Ot, ft, A, To],
  [[() => he, 16], [0, { [t]: Rr }], [4, { [t]: nr }], [1, { [t]: Ie }], [0, { [t]: N }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: se }], [0, { [t]: ht }], [0, { [t]: $ }], [0, { [t]: Qs }]]
], Ly = [
  3,
  e,
  zx,
  0,
  [c, R, Ro, O, k, p, as],
  [[0, 1], [0, 1], [0, { [d]: qs }], [0, { [d]: J }], [0, { [t]: y }], [0, { [t]: l }], [0, { [t]: Vs }]],
  3
], $y = [
  3,
  e,
  qx,
  { [a]: Kx },
  [xe, Bt, O, A, N, Li, Ng, Ct, zg],
  [[2, { [t]: gr }], [4, { [t]: nr }], [0, { [t]: St }], [0, { [t]: $ }], 0, () => Pv, [() => Iy, 0], 0, 1]
], Iy = [
  3,
  e,
  Nx,
  0,
  [PE, cr, Nu, rr, Ut, ir],
  [[1, { [a]: ar }], 0, 0, 1, 2, [() => RA, { [f]: 1, [a]: ur }]]
], wy = [
  3,
  e,
  Vx,
  0,
  [c, R, Pg, O, rr, cr, X, At, Q, k, p],
  [[0, 1], [0, 1], [64, { [t]: vS }], [0, { [d]: J }], [1, { [t]: SS }], [0, { [t]: PS }], [0, { [t]: ut }], [() => wt, { [t]: It }], [0, { [t]: pt }], [0, { [t]: y }], [0, { [t]: l }]],
  3
], Dy = [
  3,
  e,
  Zx,
  0,
  [Un],
  [[() => Il, { [v]: 1, [a]: Un }]]
], Gy = [
  3,
  e,
  tC,
  0,
  [c, R, O, k, p],
  [[0, 1], [0, 1], [0, { [d]: J }], [0, { [t]: y }], [0, { [t]: l }]],
  2
], Uy = [
  3,
  e,
  Qx,
  0,
  [qn],
  [[() => $l, 16]]
], jy = [
  3,
  e,
  Jx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], qy = [
  3,
  e,
  eC,
  0,
  [Eo, xe, es, Gt, $s, Bt, we, N, Z, tt, et, nt, rt, st, ot, at, ct, it, Ot, bs, O, Te, Me, Le, $e, us, Ge, Mt, In, Io, ft, Fe, X, Q, Et, _t, Ct, A, To, ar, Ds, Je, Ye, Qe, Po, Bo, Ao],
  [[() => he, 16], [2, { [t]: gr }], [0, { [t]: Kp }], [0, { [t]: Go }], [0, { [t]: Ol }], [4, { [t]: nr }], [1, { [t]: Ie }], [0, { [t]: N }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: se }], [1, { [t]: fl }], [0, { [t]: St }], [0, { [t]: ho }], [0, { [t]: So }], [0, { [t]: vo }], [0, { [t]: ko }], [0, { [t]: Di }], [0, { [t]: yo }], [4, { [t]: Mt }], [0, { [t]: In }], [0, { [t]: Vo }], [0, { [t]: ht }], [128, { [to]: ao }], [0, { [t]: ut }], [0, { [t]: pt }], [() => dt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: Ko }], [0, { [t]: $ }], [0, { [t]: Qs }], [1, { [t]: gl }], [1, { [t]: hl }], [0, { [t]: Ho }], [5, { [t]: zo }], [0, { [t]: No }], [0, { [t]: Uo }], [1, { [t]: jo }], [1, { [t]: qo }]]
], Ny = [
  3,
  e,
  oC,
  0,
  [c, R, Ke, Ou, bo, Su, Vn, up, pp, lp, dp, mp, _p, O, X, At, Q, k, Re, p, as],
  [[0, 1], [0, 1], [0, { [t]: fe }], [4, { [t]: Es }], [0, { [t]: Ve }], [4, { [t]: Ss }], [0, { [t]: Vn }], [0, { [d]: Wp }], [0, { [d]: Xp }], [0, { [d]: Qp }], [0, { [d]: Jp }], [0, { [d]: Yp }], [6, { [d]: Zp }], [0, { [d]: J }], [0, { [t]: ut }], [() => wt, { [t]: It }], [0, { [t]: pt }], [0, { [t]: y }], [1, { [d]: fr }], [0, { [t]: l }], [0, { [t]: Vs }]],
  2
], Hy = [
  3,
  e,
  nC,
  0,
  [Fn],
  [[() => wl, { [v]: 1, [a]: Fn }]]
], zy = [
  3,
  e,
  rC,
  0,
  [c, R, O, k, p],
  [[0, 1], [0, 1], [0, { [d]: J }], [0, { [t]: y }], [0, { [t]: l }]],
  2
], Ky = [
  3,
  e,
  cC,
  { [a]: Lt },
  [_r, O],
  [[() => Qt, 0], [0, { [t]: St }]],
  1
], Vy = [
  3,
  e,
  uC,
  0,
  [c, R, O, p, k],
  [[0, 1], [0, 1], [0, { [d]: J }], [0, { [t]: l }], [0, { [t]: y }]],
  2
], Fy = [
  3,
  e,
  iC,
  0,
  [Eo, A],
  [[() => he, 16], [0, { [t]: $ }]]
], Wy = [
  3,
  e,
  pC,
  0,
  [c, R, k, p],
  [[0, 1], [0, 1], [0, { [t]: y }], [0, { [t]: l }]],
  2
], Xy = [
  3,
  e,
  mC,
  0,
  [Nn],
  [[() => Ul, 16]]
], Qy = [
  3,
  e,
  _C,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Jy = [
  3,
  e,
  Cu,
  0,
  [wp],
  [0],
  1
], Yy = [
  3,
  e,
  gs,
  0,
  [Rs, op],
  [[() => Pl, { [nl]: [ol, Vp] }], 0]
], Pl = [
  3,
  e,
  Rs,
  0,
  [$o, ls, a_, ze, QE],
  [[0, { [Rh]: 1, [a]: jS }], 0, 0, 0, 0],
  1
], Zy = [
  3,
  e,
  CC,
  0,
  [os, md, dd, rs, td],
  [[0, { [t]: al }], [0, { [t]: Sh }], [0, { [t]: hh }], [0, { [t]: yh }], [2, { [t]: Oh }]]
], tb = [
  3,
  e,
  fC,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], eb = [
  3,
  e,
  OC,
  0,
  [xe, es, Gt, $s, rd, Bt, we, Z, tt, et, nt, rt, st, ot, at, ct, it, Ot, N, bs, O, Te, Me, Le, $e, Ge, us, Mt, In, Io, ft, Fe, X, Q, Et, _t, Ct, A, To, ar, Ds, Je, Ye, Qe, Po, Bo, Ao],
  [[2, { [t]: gr }], [0, { [t]: Kp }], [0, { [t]: Go }], [0, { [t]: Ol }], [0, { [t]: Eh }], [4, { [t]: nr }], [1, { [t]: Ie }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: se }], [0, { [t]: N }], [1, { [t]: fl }], [0, { [t]: St }], [0, { [t]: ho }], [0, { [t]: So }], [0, { [t]: vo }], [0, { [t]: ko }], [0, { [t]: yo }], [0, { [t]: Di }], [4, { [t]: Mt }], [0, { [t]: In }], [0, { [t]: Vo }], [0, { [t]: ht }], [128, { [to]: ao }], [0, { [t]: ut }], [0, { [t]: pt }], [() => dt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: Ko }], [0, { [t]: $ }], [0, { [t]: Qs }], [1, { [t]: gl }], [1, { [t]: hl }], [0, { [t]: Ho }], [5, { [t]: zo }], [0, { [t]: No }], [0, { [t]: Uo }], [1, { [t]: jo }], [1, { [t]: qo }]]
], ob = [
  3,
  e,
  EC,
  0,
  [c, R, Ke, Ou, bo, Su, Vn, up, pp, lp, dp, mp, _p, O, X, At, Q, k, Re, p, as],
  [[0, 1], [0, 1], [0, { [t]: fe }], [4, { [t]: Es }], [0, { [t]: Ve }], [4, { [t]: Ss }], [0, { [t]: Vn }], [0, { [d]: Wp }], [0, { [d]: Xp }], [0, { [d]: Qp }], [0, { [d]: Jp }], [0, { [d]: Yp }], [6, { [d]: Zp }], [0, { [d]: J }], [0, { [t]: ut }], [() => wt, { [t]: It }], [0, { [t]: pt }], [0, { [t]: y }], [1, { [d]: fr }], [0, { [t]: l }], [0, { [t]: Vs }]],
  2
], Bl = [
  3,
  e,
  Os,
  0,
  [CE],
  [0],
  1
], Al = [
  3,
  e,
  vs,
  0,
  [ze, ls],
  [0, 0]
], Tl = [
  3,
  e,
  hs,
  0,
  [zi, Jd, vu, iO],
  [() => Jv, 0, () => Cb, () => lP]
], nb = [
  3,
  e,
  qC,
  0,
  [L, Ee],
  [0, [() => Qt, { [f]: 1, [a]: vt }]]
], ta = [
  3,
  e,
  fo,
  0,
  [W, lt, BE, Yt],
  [0, 0, [() => kA, { [f]: 1, [a]: Dp }], [() => rb, 0]],
  3
], rb = [
  3,
  e,
  HC,
  0,
  [L, vt, Oo],
  [0, () => Se, [() => nb, 0]]
], ea = [
  3,
  e,
  Co,
  0,
  [tr, kC, W, $C, _E, Yt, Mg],
  [[() => sb, 0], 2, 0, 0, () => ub, () => cb, [() => pA, 0]],
  5
], sb = [
  3,
  e,
  vC,
  0,
  [Ep],
  [[() => ib, 0]],
  1
], ab = [
  3,
  e,
  yC,
  0,
  [Pp, Is],
  [[() => TB, { [a]: yp }], [() => PB, { [a]: dr }]]
], cb = [
  3,
  e,
  bC,
  0,
  [L],
  [0],
  1
], ib = [
  3,
  e,
  UC,
  0,
  [c, mu, H0, L, _s],
  [0, 0, 0, 0, [() => ab, 0]],
  2
], ub = [
  3,
  e,
  jC,
  0,
  [h_],
  [0],
  1
], pb = [
  3,
  e,
  wn,
  0,
  [De, Ce],
  [0, () => Fo],
  1
], lb = [
  3,
  e,
  hu,
  0,
  [De, Us, Ue, Lo, mr],
  [0, 0, () => Or, 0, 0],
  1
], db = [
  3,
  e,
  NC,
  0,
  [De, Ce],
  [0, () => Fo],
  1
], mb = [
  3,
  e,
  Dn,
  0,
  [lr, Ce],
  [() => ra, () => Fo],
  1
], _b = [
  3,
  e,
  ku,
  0,
  [Us, Lo, lr, Ue, mr],
  [0, 0, () => ra, () => Or, 0],
  3
], xb = [
  3,
  e,
  WC,
  0,
  [lr],
  [() => ra],
  1
], Cb = [
  3,
  e,
  VC,
  0,
  [$o],
  [0]
], fb = [
  3,
  e,
  FC,
  0,
  [Ts],
  [0]
], gb = [
  3,
  e,
  bf,
  0,
  [yf, xs, W, Yt],
  [[0, { [a]: yd }], [64, { [f]: 1, [a]: Cs }], 0, [() => na, 0]],
  2
], Rb = [
  3,
  e,
  kf,
  0,
  [Zi, _e, d_],
  [5, 1, 2]
], Ob = [
  3,
  e,
  tg,
  0,
  [lt, Gt, ze, L, Yt, ME, yg, Hu, hi],
  [0, () => Rb, 0, 0, [() => hb, 0], [() => bA, { [f]: 1, [a]: Up }], [() => _A, { [f]: 1, [a]: zu }], () => oP, () => lv],
  1
], Eb = [
  3,
  e,
  eg,
  0,
  [L, Ee, Qu, Ju],
  [0, [() => Qt, { [f]: 1, [a]: vt }], 1, 1]
], hb = [
  3,
  e,
  og,
  0,
  [L, vt, Qu, Ju, Oo],
  [0, () => Se, 1, 1, [() => Eb, 0]]
], Sb = [
  3,
  e,
  cf,
  { [a]: uf },
  [Ut, xt, Xe, gi],
  [2, 0, 0, [() => tA, { [f]: 1, [a]: xo }]]
], vb = [
  3,
  e,
  pf,
  0,
  [c, xt, p],
  [[0, 1], [0, { [d]: re }], [0, { [t]: l }]],
  1
], kb = [
  3,
  e,
  xf,
  0,
  [Ut, xt, Xe, Eu],
  [2, 0, 0, [() => iA, { [f]: 1, [a]: fo }]]
], yb = [
  3,
  e,
  Cf,
  0,
  [c, xt, p],
  [[0, 1], [0, { [d]: re }], [0, { [t]: l }]],
  1
], bb = [
  3,
  e,
  df,
  { [a]: Tf },
  [xt, gu, Ut, Xe],
  [0, [() => uA, { [f]: 1, [a]: Co }], 2, 0]
], Pb = [
  3,
  e,
  mf,
  0,
  [c, xt, p],
  [[0, 1], [0, { [d]: re }], [0, { [t]: l }]],
  1
], Bb = [
  3,
  e,
  gf,
  { [a]: Mf },
  [Ut, xt, Xe, Pu],
  [2, 0, 0, [() => dA, { [f]: 1, [a]: go }]]
], Ab = [
  3,
  e,
  Rf,
  0,
  [c, xt, p],
  [[0, 1], [0, { [d]: re }], [0, { [t]: l }]],
  1
], Tb = [
  3,
  e,
  Of,
  { [a]: nf },
  [ss, $t, xt, L],
  [[() => Vl, 0], () => te, 0, 0]
], Mb = [
  3,
  e,
  Ef,
  0,
  [cg, xt, L, rs],
  [[1, { [d]: lh }], [0, { [d]: re }], [0, { [d]: wo }], [0, { [d]: rh }]]
], Lb = [
  3,
  e,
  Sf,
  { [a]: rf },
  [ss, xt],
  [[() => Vl, 0], 0]
], $b = [
  3,
  e,
  vf,
  0,
  [xt, ug],
  [[0, { [d]: re }], [1, { [d]: dh }]]
], Ib = [
  3,
  e,
  If,
  { [a]: wf },
  [c, or, jp, ju, L, ee, vg, Iu, Ut, LE, Zn, oe, A],
  [0, 0, 0, 0, 0, 0, 0, 1, 2, [() => mA, { [f]: 1, [a]: JE }], [() => Er, { [f]: 1 }], 0, [0, { [t]: $ }]]
], wb = [
  3,
  e,
  Df,
  0,
  [c, ee, oe, or, Iu, L, jp, p, k],
  [[0, 1], [0, { [d]: xr }], [0, { [d]: Cr }], [0, { [d]: Fp }], [1, { [d]: _h }], [0, { [d]: wo }], [0, { [d]: fh }], [0, { [t]: l }], [0, { [t]: y }]],
  1
], Db = [
  3,
  e,
  jf,
  0,
  [ad, c, R, sr, ki, bu, w0, xt, Xe, A],
  [[() => eA, 0], 0, 0, [0, { [t]: Rr }], 0, 1, 1, 0, 0, [0, { [t]: $ }]]
], Gb = [
  3,
  e,
  qf,
  0,
  [c, R, O, bu, ki, xt, k, p],
  [[0, 1], [0, 1], [0, { [d]: J }], [1, { [d]: ph }], [0, { [d]: nh }], [0, { [d]: re }], [0, { [t]: y }], [0, { [t]: l }]],
  2
], Ub = [
  3,
  e,
  Nf,
  { [a]: yu },
  [Ut, wu, Rg, Wi, ge, L, ee, We, Zn, oe, A],
  [2, 0, 0, [() => Xl, { [f]: 1 }], 0, 0, 0, 1, [() => Er, { [f]: 1 }], 0, [0, { [t]: $ }]]
], jb = [
  3,
  e,
  Hf,
  0,
  [c, ee, oe, wu, We, L, k, p, Ps],
  [[0, 1], [0, { [d]: xr }], [0, { [d]: Cr }], [0, { [d]: uh }], [1, { [d]: Hs }], [0, { [d]: wo }], [0, { [t]: y }], [0, { [t]: l }], [64, { [t]: Xs }]],
  1
], qb = [
  3,
  e,
  Kf,
  { [a]: yu },
  [Ut, Wi, ge, L, ee, We, Zn, oe, XC, xt, Xe, Op, A],
  [2, [() => Xl, { [f]: 1 }], 0, 0, 0, 1, [() => Er, { [f]: 1 }], 0, 1, 0, 0, 0, [0, { [t]: $ }]]
], Nb = [
  3,
  e,
  Ff,
  0,
  [c, ee, oe, We, L, xt, g_, Op, k, p, Ps],
  [[0, 1], [0, { [d]: xr }], [0, { [d]: Cr }], [1, { [d]: Hs }], [0, { [d]: wo }], [0, { [d]: re }], [2, { [d]: ah }], [0, { [d]: Ch }], [0, { [t]: y }], [0, { [t]: l }], [64, { [t]: Xs }]],
  1
], Hb = [
  3,
  e,
  Vf,
  { [a]: rg },
  [Ut, or, Hp, ju, kg, YE, Qi, ge, L, ee, We, Zn, oe, A],
  [2, 0, 0, 0, 0, [() => CA, { [f]: 1, [a]: ZE }], [() => rA, { [f]: 1, [a]: xe }], 0, 0, 0, 1, [() => Er, { [f]: 1 }], 0, [0, { [t]: $ }]]
], zb = [
  3,
  e,
  Wf,
  0,
  [c, ee, oe, or, We, L, Hp, p, k, Ps],
  [[0, 1], [0, { [d]: xr }], [0, { [d]: Cr }], [0, { [d]: Fp }], [1, { [d]: Hs }], [0, { [d]: wo }], [0, { [d]: gh }], [0, { [t]: l }], [0, { [t]: y }], [64, { [t]: Xs }]],
  1
], Kb = [
  3,
  e,
  Jf,
  { [a]: Yf },
  [Oi, yi, c, R, ne, cr, Nu, rr, Ut, ir, vs, $t, Ct, A, h, Ot, O],
  [[4, { [t]: rl }], [0, { [t]: sl }], 0, 0, 0, 0, 0, 1, 2, [() => gA, { [f]: 1, [a]: ur }], () => Al, () => te, 0, [0, { [t]: $ }], 0, 0, [0, { [t]: St }]]
], Vb = [
  3,
  e,
  Zf,
  0,
  [c, R, ne, rr, cr, k, p, X, At, Q],
  [[0, 1], [0, 1], [0, { [d]: Do }], [1, { [d]: mh }], [0, { [d]: xh }], [0, { [t]: y }], [0, { [t]: l }], [0, { [t]: ut }], [() => wt, { [t]: It }], [0, { [t]: pt }]],
  3
], Fb = [
  3,
  e,
  Af,
  0,
  [$o, ge],
  [0, 0]
], Ml = [
  3,
  e,
  ks,
  0,
  [gE, bE, Lp, Ip],
  [0, 0, [() => vA, 0], [() => DB, 0]],
  2
], Wb = [
  3,
  e,
  Jr,
  0,
  [Dn, wn, Mn],
  [() => mb, () => pb, () => Ov],
  1
], Xb = [
  3,
  e,
  Bu,
  0,
  [Yi, ku, hu, Pi],
  [() => Bk, () => _b, () => lb, () => Ev],
  1
], Qb = [
  3,
  e,
  Tu,
  0,
  [ge, js],
  [0, 0]
], Jb = [
  3,
  e,
  Yr,
  0,
  [Bp],
  [() => fB],
  1
], Yb = [
  3,
  e,
  Lu,
  0,
  [Ap],
  [() => gB],
  1
], Fo = [
  3,
  e,
  dg,
  0,
  [NO, JC],
  [0, 0],
  1
], Zb = [
  3,
  e,
  Du,
  0,
  [lt, x_],
  [0, () => Hl],
  1
], tP = [
  3,
  e,
  sg,
  0,
  [L, Ee, vi],
  [0, [() => Qt, { [f]: 1, [a]: vt }], 0]
], oa = [
  3,
  e,
  go,
  0,
  [W, Yt],
  [0, [() => AA, 0]],
  1
], eP = [
  3,
  e,
  $u,
  0,
  [ne, R, KC, Ct, $t, vs, h, Ot, O],
  [0, 0, 4, 0, () => te, () => Al, 0, 0, 0]
], oP = [
  3,
  e,
  Hu,
  0,
  [Uu, qu],
  [1, 1]
], nP = [
  3,
  e,
  zu,
  0,
  [Uu, Ct, qu],
  [1, 0, 1]
], Ll = [
  3,
  e,
  Zr,
  0,
  [EE, _O, Bf, eu],
  [[() => yA, { [f]: 1, [a]: Mp }], [() => OA, { [f]: 1, [a]: cp }], [() => lA, { [f]: 1, [a]: bd }], () => $k]
], na = [
  3,
  e,
  Cg,
  0,
  [R],
  [[() => xB, { [a]: eE }]]
], rP = [
  3,
  e,
  Yu,
  0,
  [R, Bt, N, h, Ot, Oe, Ct, $t, Ls],
  [0, 4, 0, [64, { [f]: 1 }], 0, 1, 0, () => te, () => zl]
], sP = [
  3,
  e,
  Lg,
  0,
  [R, O, N, Lf, Oe],
  [0, 0, 0, 6, 1],
  1
], $l = [
  3,
  e,
  qn,
  0,
  [Ig, Ze],
  [0, () => aP]
], Il = [
  3,
  e,
  Dg,
  0,
  [lt],
  [0]
], wl = [
  3,
  e,
  Gg,
  0,
  [Gu, jO, p_, nu],
  [0, 5, 0, () => bl]
], aP = [
  3,
  e,
  Ug,
  0,
  [Ji],
  [() => Zv]
], cP = [
  3,
  e,
  Hg,
  0,
  [Re, Oe, Z, tt, et, nt, rt, st, ot, at, ct, it],
  [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], iP = [
  3,
  e,
  Vg,
  0,
  [N, h, Ot, Oe, Ct, R, O, Ru, Bt, $t, Ls],
  [0, [64, { [f]: 1 }], 0, 1, 0, 0, 0, 2, 4, () => te, () => zl]
], uP = [
  3,
  e,
  Wu,
  0,
  [mE],
  [[() => CB, 0]]
], Dl = [
  3,
  e,
  Bs,
  0,
  [zi, vu],
  [() => Yv, () => fb]
], te = [
  3,
  e,
  $t,
  0,
  [ls, ze],
  [0, 0]
], Gl = [
  3,
  e,
  jn,
  0,
  [Mo],
  [[() => fA, { [f]: 1, [a]: Ze }]],
  1
], pP = [
  3,
  e,
  Ag,
  0,
  [Xu],
  [0],
  1
], lP = [
  3,
  e,
  DR,
  0,
  [],
  []
], dP = [
  3,
  e,
  ur,
  0,
  [Re, Bt, N, Oe, Z, tt, et, nt, rt, st, ot, at, ct, it],
  [1, 4, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], mP = [
  3,
  e,
  Hn,
  { [a]: Hn },
  [IR],
  [0]
], _P = [
  3,
  e,
  Zu,
  0,
  [mi],
  [[2, { [a]: mi }]]
], xP = [
  3,
  e,
  rp,
  0,
  [Mi, Ai, Ti],
  [1, 1, 1]
], CP = [
  3,
  e,
  wR,
  0,
  [tu],
  [[() => xP, { [Ns]: 1 }]]
], Ul = [
  3,
  e,
  Nn,
  0,
  [ui, di, pi, _i],
  [[2, { [a]: ui }], [2, { [a]: di }], [2, { [a]: pi }], [2, { [a]: _i }]]
], fP = [
  3,
  e,
  eR,
  0,
  [c, Tn, G, h, p],
  [[0, 1], [() => vl, { [v]: 1, [a]: Tn }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: l }]],
  2
], gP = [
  3,
  e,
  Yg,
  0,
  [c, An, p, h],
  [[0, 1], [() => _v, { [v]: 1, [a]: An }], [0, { [t]: l }], [0, { [t]: T }]],
  2
], RP = [
  3,
  e,
  oR,
  0,
  [c, Ae, me, G, h, je, qe, Ne, fs, He, p],
  [[0, 1], [0, { [t]: eo }], [() => kl, { [v]: 1, [a]: me }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: oo }], [0, { [t]: no }], [0, { [t]: ro }], [0, { [t]: Fs }], [0, { [t]: so }], [0, { [t]: l }]],
  1
], OP = [
  3,
  e,
  Zg,
  0,
  [c, W, xo, p],
  [[0, 1], [0, { [d]: Tt }], [() => Zs, { [v]: 1, [a]: xo }], [0, { [t]: l }]],
  3
], EP = [
  3,
  e,
  sR,
  0,
  [c, $n, G, h, p],
  [[0, 1], [() => jv, { [v]: 1, [a]: $n }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: l }]],
  2
], hP = [
  3,
  e,
  cR,
  0,
  [c, Xn, G, h, p],
  [[0, 1], [() => Kl, { [v]: 1, [a]: Xn }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: l }]],
  2
], SP = [
  3,
  e,
  lR,
  0,
  [c, W, fo, p],
  [[0, 1], [0, { [d]: Tt }], [() => ta, { [v]: 1, [a]: fo }], [0, { [t]: l }]],
  3
], vP = [
  3,
  e,
  uR,
  0,
  [c, W, Co, p],
  [[0, 1], [0, { [d]: Tt }], [() => ea, { [v]: 1, [a]: Co }], [0, { [t]: l }]],
  3
], kP = [
  3,
  e,
  _R,
  0,
  [Gs],
  [[0, { [t]: Ys }]]
], yP = [
  3,
  e,
  xR,
  0,
  [c, h, Qr, p, Gs],
  [[0, 1], [0, { [t]: T }], [() => yv, { [v]: 1, [a]: Qr }], [0, { [t]: l }], [0, { [t]: Ys }]],
  1
], bP = [
  3,
  e,
  CR,
  0,
  [c, Ln, G, h, p],
  [[0, 1], [() => bv, { [v]: 1, [a]: Ln }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: l }]],
  2
], PP = [
  3,
  e,
  gR,
  0,
  [c, W, go, p],
  [[0, 1], [0, { [d]: Tt }], [() => oa, { [v]: 1, [a]: go }], [0, { [t]: l }]],
  3
], BP = [
  3,
  e,
  OR,
  0,
  [c, Zr, p, WO],
  [[0, 1], [() => Ll, { [v]: 1, [a]: Zr }], [0, { [t]: l }], [2, { [t]: DS }]],
  2
], AP = [
  3,
  e,
  hR,
  0,
  [c, jn, G, p, h],
  [[0, 1], [() => Gl, { [v]: 1, [a]: jn }], [0, { [t]: D }], [0, { [t]: l }], [0, { [t]: T }]],
  2
], TP = [
  3,
  e,
  vR,
  0,
  [c, np, G, h, Nd, p],
  [[0, 1], [0, 16], [0, { [t]: D }], [0, { [t]: T }], [2, { [t]: bh }], [0, { [t]: l }]],
  2
], MP = [
  3,
  e,
  PR,
  0,
  [c, zn, G, h, Gp, p],
  [[0, 1], [() => ql, { [v]: 1, [a]: zn }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: cl }], [0, { [t]: l }]],
  2
], LP = [
  3,
  e,
  bR,
  0,
  [c, Kn, G, h, p],
  [[0, 1], [() => uB, { [v]: 1, [a]: Kn }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: l }]],
  2
], $P = [
  3,
  e,
  AR,
  0,
  [c, Lt, G, h, p],
  [[0, 1], [() => sa, { [v]: 1, [a]: Lt }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: l }]],
  2
], IP = [
  3,
  e,
  MR,
  0,
  [c, Qn, G, h, ys, p],
  [[0, 1], [() => JB, { [v]: 1, [a]: Qn }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: Ws }], [0, { [t]: l }]],
  2
], wP = [
  3,
  e,
  $R,
  0,
  [c, Jn, G, h, p],
  [[0, 1], [() => YB, { [v]: 1, [a]: Jn }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: l }]],
  2
], DP = [
  3,
  e,
  qR,
  0,
  [A],
  [[0, { [t]: $ }]]
], GP = [
  3,
  e,
  HR,
  0,
  [c, R, Ae, me, G, h, je, qe, Ne, fs, He, k, O, p],
  [[0, 1], [0, 1], [0, { [t]: eo }], [() => kl, { [v]: 1, [a]: me }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: oo }], [0, { [t]: no }], [0, { [t]: ro }], [0, { [t]: Fs }], [0, { [t]: so }], [0, { [t]: y }], [0, { [d]: J }], [0, { [t]: l }]],
  2
], UP = [
  3,
  e,
  NR,
  0,
  [R, Ro, sr, N, Z, tt, et, nt, rt, st, ot, at, ct, it, Ot, ft, A],
  [0, 0, [0, { [t]: Rr }], [0, { [t]: N }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: se }], [0, { [t]: ht }], [0, { [t]: $ }]]
], jP = [
  3,
  e,
  zR,
  0,
  [c, R, Ro, Si, O, Fu, h, Z, tt, et, nt, rt, st, ot, at, ct, it, G, k, p],
  [[0, 1], [0, 1], [0, { [d]: qs }], [() => he, 16], [0, { [d]: J }], [0, { [t]: Rl }], [0, { [t]: T }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: D }], [0, { [t]: y }], [0, { [t]: l }]],
  4
], qP = [
  3,
  e,
  QR,
  0,
  [A],
  [[0, { [t]: $ }]]
], NP = [
  3,
  e,
  JR,
  0,
  [c, R, Un, k, O, G, h, p],
  [[0, 1], [0, 1], [() => Il, { [v]: 1, [a]: Un }], [0, { [t]: y }], [0, { [d]: J }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: l }]],
  2
], HP = [
  3,
  e,
  FR,
  0,
  [A],
  [[0, { [t]: $ }]]
], zP = [
  3,
  e,
  WR,
  0,
  [c, qn, k, Gp, G, h, p],
  [[0, 1], [() => $l, { [v]: 1, [a]: qn }], [0, { [t]: y }], [0, { [t]: cl }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: l }]],
  1
], KP = [
  3,
  e,
  YR,
  0,
  [Gt, N, Z, tt, et, nt, rt, st, ot, at, ct, it, Ot, ft, O, X, Q, Et, Zt, _t, Oe, A],
  [[0, { [t]: Go }], [0, { [t]: N }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: se }], [0, { [t]: ht }], [0, { [t]: St }], [0, { [t]: ut }], [0, { [t]: pt }], [() => dt, { [t]: kt }], [() => ce, { [t]: ae }], [2, { [t]: yt }], [1, { [t]: bS }], [0, { [t]: $ }]]
], VP = [
  3,
  e,
  ZR,
  0,
  [c, R, Ae, Eo, Te, Me, Le, $e, we, G, Ge, h, Z, tt, et, nt, rt, st, ot, at, ct, it, Mt, Ke, bo, je, qe, Ne, He, oh, Fe, ft, Ct, Io, X, At, Q, Et, Zt, _t, k, Lt, Je, Ye, Qe, Po, Bo, Ao, p],
  [[0, 1], [0, 1], [0, { [t]: eo }], [() => he, 16], [0, { [t]: ho }], [0, { [t]: So }], [0, { [t]: vo }], [0, { [t]: ko }], [1, { [t]: Ie }], [0, { [t]: D }], [0, { [t]: yo }], [0, { [t]: T }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [4, { [t]: Mt }], [0, { [t]: fe }], [0, { [t]: Ve }], [0, { [t]: oo }], [0, { [t]: no }], [0, { [t]: ro }], [0, { [t]: so }], [1, { [t]: US }], [128, { [to]: ao }], [0, { [t]: ht }], [0, { [t]: Ko }], [0, { [t]: Vo }], [0, { [t]: ut }], [() => wt, { [t]: It }], [0, { [t]: pt }], [() => dt, { [t]: kt }], [() => ce, { [t]: ae }], [2, { [t]: yt }], [0, { [t]: y }], [0, { [t]: Js }], [0, { [t]: Ho }], [5, { [t]: zo }], [0, { [t]: No }], [0, { [t]: Uo }], [1, { [t]: jo }], [1, { [t]: qo }], [0, { [t]: l }]],
  2
], FP = [
  3,
  e,
  tO,
  0,
  [A],
  [[0, { [t]: $ }]]
], WP = [
  3,
  e,
  eO,
  0,
  [c, R, Fn, k, O, ns, G, h, p],
  [[0, 1], [0, 1], [() => wl, { [v]: 1, [a]: Fn }], [0, { [t]: y }], [0, { [d]: J }], [2, { [t]: zs }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: l }]],
  2
], XP = [
  3,
  e,
  rO,
  0,
  [O],
  [[0, { [t]: St }]]
], QP = [
  3,
  e,
  sO,
  0,
  [c, R, Lt, O, G, h, p, k],
  [[0, 1], [0, 1], [() => sa, { [v]: 1, [a]: Lt }], [0, { [d]: J }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: l }], [0, { [t]: y }]],
  3
], JP = [
  3,
  e,
  cO,
  0,
  [c, Nn, G, h, p],
  [[0, 1], [() => Ul, { [v]: 1, [a]: Nn }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: l }]],
  2
], YP = [
  3,
  e,
  cp,
  0,
  [dO, xs, W, Yt],
  [[0, { [a]: CO }], [64, { [f]: 1, [a]: Cs }], 0, [() => na, 0]],
  2
], ra = [
  3,
  e,
  lr,
  0,
  [Gt, _e],
  [0, 1],
  1
], ZP = [
  3,
  e,
  gO,
  0,
  [ep],
  [[21, { [Ns]: 1 }]]
], tB = [
  3,
  e,
  Rp,
  0,
  [fu, hC, sp, OO, EO],
  [0, 0, 0, 0, 0]
], jl = [
  3,
  e,
  As,
  0,
  [fu, sp],
  [0, 0],
  1
], eB = [
  3,
  e,
  SO,
  0,
  [],
  []
], oB = [
  3,
  e,
  yO,
  0,
  [c, R, DO, $m, wm, Im, Dm, QO, YO, JO, ZO, Qd],
  [[0, 1], [0, 1], [0, { [t]: TS }], [0, { [t]: fe }], [0, { [t]: Ve }], [4, { [t]: Es }], [4, { [t]: Ss }], [0, { [t]: MS }], [0, { [t]: $S }], [6, { [t]: LS }], [6, { [t]: IS }], [0, { [t]: Ah, [ih]: 1 }]],
  3
], nB = [
  3,
  e,
  xp,
  0,
  [lt],
  [0],
  1
], ql = [
  3,
  e,
  zn,
  0,
  [pr, Mo],
  [0, [() => hA, { [f]: 1, [a]: Ze }]],
  2
], rB = [
  3,
  e,
  $O,
  0,
  [lt, tr, ze, pO, L, Yt, bp, su, Xi],
  [0, () => Pk, 0, 1, 0, [() => aB, 0], () => bB, () => Ik, () => gk],
  2
], sB = [
  3,
  e,
  AO,
  0,
  [L, Ee, Ku],
  [0, [() => Qt, { [f]: 1, [a]: vt }], [() => Nl, 0]]
], aB = [
  3,
  e,
  TO,
  0,
  [L, vt, Oo, Ku],
  [0, () => Se, [() => sB, 0], [() => Nl, 0]]
], Nl = [
  3,
  e,
  MO,
  0,
  [L, vt, Xg],
  [0, () => Se, [() => cB, 0]]
], cB = [
  3,
  e,
  LO,
  0,
  [uO, Ee],
  [[() => EA, { [f]: 1, [a]: L }], [() => Qt, { [f]: 1, [a]: vt }]]
], iB = [
  3,
  e,
  gp,
  0,
  [lt, AE],
  [0, () => Hl],
  2
], Hl = [
  3,
  e,
  GO,
  0,
  [xg],
  [1]
], uB = [
  3,
  e,
  Kn,
  0,
  [tp],
  [0],
  1
], pB = [
  3,
  e,
  Cp,
  0,
  [C_],
  [2]
], lB = [
  3,
  e,
  vO,
  0,
  [A, kO],
  [[0, { [t]: $ }], [0, { [t]: BS }]]
], dB = [
  3,
  e,
  bO,
  0,
  [c, R, O, ts, k, h, p],
  [[0, 1], [0, 1], [0, { [d]: J }], [() => mB, { [v]: 1, [a]: ts }], [0, { [t]: y }], [0, { [t]: T }], [0, { [t]: l }]],
  2
], mB = [
  3,
  e,
  ts,
  0,
  [_e, Cu, $o, wp, s_, vp, Wu],
  [1, () => Jy, 0, 0, 0, () => hB, [() => uP, 0]]
], zl = [
  3,
  e,
  Ls,
  0,
  [GC, fO],
  [2, 4]
], _B = [
  3,
  e,
  fp,
  0,
  [Rp, Fi],
  [() => tB, () => $v],
  1
], xB = [
  3,
  e,
  tE,
  0,
  [O_],
  [[() => cA, { [f]: 1, [a]: du }]]
], CB = [
  3,
  e,
  oE,
  0,
  [xd, L, _s, Cd, Yn, Lt, qp, Ct],
  [0, 0, [() => Ak, 0], 0, [() => hr, 0], [() => sa, 0], [() => PA, 0], 0],
  2
], fB = [
  3,
  e,
  Bp,
  0,
  [ws, Lo],
  [0, 0],
  2
], gB = [
  3,
  e,
  Ap,
  0,
  [ws, Lo, mr, $p],
  [0, 0, 0, 0],
  4
], RB = [
  3,
  e,
  kp,
  0,
  [xE, iu],
  [1, 1]
], OB = [
  3,
  e,
  aE,
  0,
  [ep],
  [[() => MA, 16]]
], EB = [
  3,
  e,
  cE,
  0,
  [c, R, pu, cu, hs, Bs, X, At, Q, Cp, kp, p],
  [[0, 1], [0, 1], 0, 0, () => Tl, () => Dl, [0, { [t]: ut }], [() => wt, { [t]: It }], [0, { [t]: pt }], () => pB, () => RB, [0, { [t]: l }]],
  6
], hB = [
  3,
  e,
  vp,
  0,
  [hs, cu, pu, Bs],
  [() => Tl, 0, 0, () => Dl],
  4
], SB = [
  3,
  e,
  uE,
  0,
  [iE, ef],
  [0, [() => dt, 0]],
  1
], Kl = [
  3,
  e,
  Xn,
  0,
  [Mo],
  [[() => SA, { [f]: 1, [a]: Ze }]],
  1
], vB = [
  3,
  e,
  lE,
  0,
  [nd, _t, Bi],
  [[() => SB, 0], 2, [() => Sv, 0]]
], kB = [
  3,
  e,
  VO,
  0,
  [ii, xi, Ci, Gt],
  [[0, { [a]: ii }], [() => fi, { [a]: xi }], [() => fi, { [a]: Ci }], [4, { [a]: Gt }]],
  4
], yB = [
  3,
  e,
  Wn,
  { [a]: Wn },
  [],
  []
], bB = [
  3,
  e,
  bp,
  0,
  [Sp, xp],
  [() => BB, () => nB]
], PB = [
  3,
  e,
  Is,
  { [a]: dr },
  [QC],
  [[() => dt, 0]],
  1
], BB = [
  3,
  e,
  Sp,
  0,
  [lt],
  [0],
  1
], AB = [
  3,
  e,
  pE,
  { [a]: dr },
  [ZC, _t],
  [[() => pv, 0], 2],
  1
], TB = [
  3,
  e,
  Pp,
  { [a]: yp },
  [],
  []
], MB = [
  3,
  e,
  Tp,
  0,
  [Mi, Ai, Ti],
  [1, 1, 1]
], LB = [
  3,
  e,
  XO,
  0,
  [tu],
  [[() => MB, { [Ns]: 1 }]]
], $B = [
  3,
  e,
  hp,
  0,
  [Mm],
  [() => IB]
], IB = [
  3,
  e,
  zO,
  0,
  [Kg, tr],
  [0, () => fv],
  2
], Se = [
  3,
  e,
  vt,
  0,
  [R, js],
  [0, 0],
  2
], sa = [
  3,
  e,
  Lt,
  0,
  [_r],
  [[() => Qt, 0]],
  1
], wB = [
  3,
  e,
  SE,
  0,
  [Rs, op],
  [[() => Pl, { [nl]: [ol, Vp] }], 0]
], DB = [
  3,
  e,
  Ip,
  0,
  [Wn, Hn],
  [[() => yB, { [a]: Wn }], [() => mP, { [a]: Hn }]]
], GB = [
  3,
  e,
  Dp,
  0,
  [_e, bi],
  [1, 0],
  2
], UB = [
  3,
  e,
  Mp,
  0,
  [fE, xs, W, Yt],
  [[0, { [a]: TE }], [64, { [f]: 1, [a]: Cs }], 0, [() => na, 0]],
  2
], jB = [
  3,
  e,
  Up,
  0,
  [Zi, _e, Ct],
  [5, 1, 0]
], qB = [
  3,
  e,
  IE,
  0,
  [c, Mn, G, h, p],
  [[0, 1], [() => hv, { [v]: 1, [a]: Mn }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: l }]],
  2
], NB = [
  3,
  e,
  DE,
  0,
  [c, wn, G, h, p],
  [[0, 1], [() => db, { [v]: 1, [a]: wn }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: l }]],
  2
], HB = [
  3,
  e,
  UE,
  0,
  [c, Dn, G, h, p],
  [[0, 1], [() => xb, { [v]: 1, [a]: Dn }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: l }]],
  2
], zB = [
  3,
  e,
  NE,
  0,
  [c, R, Vu, O, k, p, G, h],
  [[0, 1], [0, 1], [() => TA, 16], [0, { [d]: J }], [0, { [t]: y }], [0, { [t]: l }], [0, { [t]: D }], [0, { [t]: T }]],
  3
], KB = [
  3,
  e,
  HE,
  0,
  [A],
  [[0, { [t]: $ }]]
], VB = [
  3,
  e,
  VE,
  0,
  [Ki, wi, ft, X, Q, Et, _t, A, O],
  [[0, { [t]: Cl }], [() => Uv, 16], [0, { [t]: ht }], [0, { [t]: ut }], [0, { [t]: pt }], [() => dt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: $ }], [0, { [t]: St }]]
], FB = [
  3,
  e,
  FE,
  0,
  [c, Vi, R, Re, ne, Gi, Ui, ji, qi, Kd, X, At, Q, Ni, ps, Hi, k, p, au],
  [[0, 1], [0, { [t]: il }], [0, 1], [1, { [d]: fr }], [0, { [d]: Do }], [0, { [t]: ul }], [4, { [t]: pl }], [0, { [t]: ll }], [4, { [t]: dl }], [0, { [t]: Bh }], [0, { [t]: ut }], [() => wt, { [t]: It }], [0, { [t]: pt }], [0, { [t]: ml }], [() => Sl, { [t]: _l }], [0, { [t]: xl }], [0, { [t]: y }], [0, { [t]: l }], [0, { [t]: El }]],
  5
], WB = [
  3,
  e,
  WE,
  0,
  [ft, N, Z, tt, et, nt, rt, st, ot, at, ct, it, X, Q, Et, _t, A, O],
  [[0, { [t]: ht }], [0, { [t]: N }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: ut }], [0, { [t]: pt }], [() => dt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: $ }], [0, { [t]: St }]]
], XB = [
  3,
  e,
  XE,
  0,
  [c, R, Re, ne, Eo, we, G, h, Z, tt, et, nt, rt, st, ot, at, ct, it, X, At, Q, k, p],
  [[0, 1], [0, 1], [1, { [d]: fr }], [0, { [d]: Do }], [() => he, 16], [1, { [t]: Ie }], [0, { [t]: D }], [0, { [t]: T }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: ut }], [() => wt, { [t]: It }], [0, { [t]: pt }], [0, { [t]: y }], [0, { [t]: l }]],
  4
], QB = [
  3,
  e,
  Np,
  0,
  [lt],
  [0],
  1
], JB = [
  3,
  e,
  Qn,
  0,
  [Mu, lt],
  [[0, { [a]: Au }], 0]
], YB = [
  3,
  e,
  Jn,
  0,
  [ds, Os, As, Ms],
  [() => yl, () => Bl, () => jl, [() => Ql, 0]]
], ZB = [
  3,
  e,
  eh,
  0,
  [wO, UO, Eo, FO, ou, ru, es, Te, Me, Le, $e, we, us, Ge, Z, tt, et, nt, rt, st, ot, at, ct, it, xe, N, Mt, Gt, Bt, bs, Fe, Je, Qe, Ye, ar, To, A, $s, ft, X, Et, Q, Ct, Ds, O, _t],
  [[0, { [ch]: 1, [t]: AS }], [0, { [t]: wS }], [() => he, 16], [1, { [t]: fS }], [0, { [t]: Th }], [0, { [t]: Mh }], [0, { [t]: Nh }], [0, { [t]: Lh }], [0, { [t]: $h }], [0, { [t]: Ih }], [0, { [t]: wh }], [1, { [t]: Ie }], [0, { [t]: Dh }], [0, { [t]: Gh }], [0, { [t]: Hh }], [0, { [t]: zh }], [0, { [t]: Kh }], [0, { [t]: Fh }], [0, { [t]: Wh }], [0, { [t]: Xh }], [0, { [t]: Vh }], [0, { [t]: Qh }], [0, { [t]: Jh }], [0, { [t]: Yh }], [2, { [t]: Zh }], [0, { [t]: Uh }], [4, { [t]: jh }], [0, { [t]: tS }], [4, { [t]: qh }], [1, { [t]: eS }], [128, { [to]: ao }], [0, { [t]: rS }], [0, { [t]: nS }], [5, { [t]: sS }], [1, { [t]: oS }], [0, { [t]: iS }], [0, { [t]: cS }], [0, { [t]: aS }], [0, { [t]: pS }], [0, { [t]: mS }], [() => dt, { [t]: lS }], [0, { [t]: _S }], [0, { [t]: uS }], [1, { [t]: xS }], [0, { [t]: CS }], [2, { [t]: dS }]],
  2
], E = "unit";
var tA = [
  1,
  e,
  gi,
  0,
  [
    () => Zs,
    0
  ]
], eA = [
  1,
  e,
  z0,
  0,
  [
    () => Rv,
    { [a]: Ei }
  ]
], Vl = [
  1,
  e,
  ss,
  0,
  [
    () => vv,
    { [a]: c }
  ]
];
var Er = [
  1,
  e,
  Ud,
  0,
  () => Bv
], oA = [
  1,
  e,
  jd,
  0,
  () => Tv
], Fl = [
  1,
  e,
  cs,
  0,
  [
    () => qv,
    0
  ]
], nA = [
  1,
  e,
  Jm,
  0,
  () => Ck
], rA = [
  1,
  e,
  Qi,
  0,
  () => fk
], sA = [
  1,
  e,
  m_,
  0,
  [
    0,
    { [a]: ms }
  ]
], aA = [
  1,
  e,
  uu,
  0,
  () => Lk
];
var cA = [
  1,
  e,
  R_,
  0,
  () => wk
], hr = [
  1,
  e,
  er,
  0,
  [
    () => Yy,
    { [a]: gs }
  ]
], iA = [
  1,
  e,
  Eu,
  0,
  [
    () => ta,
    0
  ]
], uA = [
  1,
  e,
  gu,
  0,
  [
    () => ea,
    0
  ]
], pA = [
  1,
  e,
  MC,
  0,
  [
    0,
    { [a]: E_ }
  ]
], lA = [
  1,
  e,
  Pf,
  0,
  [
    () => gb,
    0
  ]
], Wl = [
  1,
  e,
  ng,
  0,
  [
    () => Ob,
    0
  ]
], dA = [
  1,
  e,
  Pu,
  0,
  [
    () => oa,
    0
  ]
], mA = [
  1,
  e,
  mg,
  0,
  () => eP
], _A = [
  1,
  e,
  bg,
  0,
  () => nP
];
var xA = [
  1,
  e,
  $g,
  0,
  () => sP
], Xl = [
  1,
  e,
  jg,
  0,
  [
    () => rP,
    0
  ]
], CA = [
  1,
  e,
  Fg,
  0,
  [
    () => iP,
    0
  ]
];
var fA = [
  1,
  e,
  Tg,
  0,
  () => pP
], gA = [
  1,
  e,
  ir,
  0,
  () => dP
], RA = [
  1,
  e,
  GR,
  0,
  () => cP
], OA = [
  1,
  e,
  mO,
  0,
  [
    () => YP,
    0
  ]
], EA = [
  1,
  e,
  BO,
  0,
  [
    0,
    { [a]: L }
  ]
], hA = [
  1,
  e,
  IO,
  0,
  [
    () => rB,
    0
  ]
], Ql = [
  1,
  e,
  Ms,
  0,
  [
    () => _B,
    { [a]: fp }
  ]
], SA = [
  1,
  e,
  dE,
  0,
  [
    () => vB,
    0
  ]
], Qt = [
  1,
  e,
  _r,
  0,
  [
    () => Se,
    { [a]: vt }
  ]
], vA = [
  1,
  e,
  Lp,
  0,
  [
    () => wB,
    { [a]: gs }
  ]
], kA = [
  1,
  e,
  vE,
  0,
  () => GB
], yA = [
  1,
  e,
  OE,
  0,
  [
    () => UB,
    0
  ]
], bA = [
  1,
  e,
  kE,
  0,
  () => jB
], PA = [
  1,
  e,
  qp,
  0,
  [
    () => Qb,
    { [a]: Tu }
  ]
];
var BA = [
  4,
  e,
  j0,
  0,
  [L, vt, Oo],
  [0, () => Se, [() => Cv, 0]]
], AA = [
  4,
  e,
  pg,
  0,
  [L, vt, vi, Oo],
  [0, () => Se, 0, [() => tP, 0]]
], TA = [
  4,
  e,
  Vu,
  0,
  [Is],
  [[() => AB, { [a]: dr }]]
], MA = [
  4,
  e,
  sE,
  { [el]: 1 },
  [qO, Tp, rp, tm, iu],
  [[() => ZP, 0], [() => LB, 0], [() => CP, 0], () => Iv, () => Mk]
], Jl = [
  9,
  e,
  F0,
  { [u]: ["DELETE", "/{Key+}?x-id=AbortMultipartUpload", 204] },
  () => mv,
  () => dv
], Yl = [
  9,
  e,
  $i,
  { [u]: ["POST", "/{Key+}", 200] },
  () => Lv,
  () => Mv
], I3 = [
  9,
  e,
  Id,
  { [u]: ["PUT", "/{Key+}?x-id=CopyObject", 200] },
  () => Dv,
  () => wv
], w3 = [
  9,
  e,
  fd,
  { [u]: ["PUT", "/", 200] },
  () => Vv,
  () => Kv
], D3 = [
  9,
  e,
  gd,
  { [b]: "-", [u]: ["POST", "/?metadataConfiguration", 200] },
  () => Hv,
  () => E
], G3 = [
  9,
  e,
  Od,
  { [b]: "-", [u]: ["POST", "/?metadataTable", 200] },
  () => zv,
  () => E
], Zl = [
  9,
  e,
  $d,
  { [u]: ["POST", "/{Key+}?uploads", 200] },
  () => Wv,
  () => Fv
], t0 = [
  9,
  e,
  Xd,
  { [u]: ["GET", "/?session", 200] },
  () => Qv,
  () => Xv
], U3 = [
  9,
  e,
  om,
  { [u]: ["DELETE", "/", 204] },
  () => mk,
  () => E
], j3 = [
  9,
  e,
  nm,
  { [u]: ["DELETE", "/?analytics", 204] },
  () => ek,
  () => E
], q3 = [
  9,
  e,
  sm,
  { [u]: ["DELETE", "/?cors", 204] },
  () => ok,
  () => E
], N3 = [
  9,
  e,
  cm,
  { [u]: ["DELETE", "/?encryption", 204] },
  () => nk,
  () => E
], H3 = [
  9,
  e,
  lm,
  { [u]: ["DELETE", "/?intelligent-tiering", 204] },
  () => rk,
  () => E
], z3 = [
  9,
  e,
  um,
  { [u]: ["DELETE", "/?inventory", 204] },
  () => sk,
  () => E
], K3 = [
  9,
  e,
  mm,
  { [u]: ["DELETE", "/?lifecycle", 204] },
  () => ak,
  () => E
], V3 = [
  9,
  e,
  xm,
  { [u]: ["DELETE", "/?metadataConfiguration", 204] },
  () => ck,
  () => E
], F3 = [
  9,
  e,
  Rm,
  { [u]: ["DELETE", "/?metadataTable", 204] },
  () => ik,
  () => E
], W3 = [
  9,
  e,
  gm,
  { [u]: ["DELETE", "/?metrics", 204] },
  () => uk,
  () => E
], X3 = [
  9,
  e,
  Em,
  { [u]: ["DELETE", "/?ownershipControls", 204] },
  () => pk,
  () => E
], Q3 = [
  9,
  e,
  Sm,
  { [u]: ["DELETE", "/?policy", 204] },
  () => lk,
  () => E
], J3 = [
  9,
  e,
  bm,
  { [u]: ["DELETE", "/?replication", 204] },
  () => dk,
  () => E
], Y3 = [
  9,
  e,
  Pm,
  { [u]: ["DELETE", "/?tagging", 204] },
  () => _k,
  () => E
], Z3 = [
  9,
  e,
  Am,
  { [u]: ["DELETE", "/?website", 204] },
  () => xk,
  () => E
], e0 = [
  9,
  e,
  Ym,
  { [u]: ["DELETE", "/{Key+}?x-id=DeleteObject", 204] },
  () => hk,
  () => Ek
], tL = [
  9,
  e,
  qm,
  { [u]: ["DELETE", "/{Key+}?annotation", 204] },
  () => Ok,
  () => Rk
], eL = [
  9,
  e,
  Zm,
  { [b]: "-", [u]: ["POST", "/?delete", 200] },
  () => vk,
  () => Sk
], oL = [
  9,
  e,
  Wm,
  { [u]: ["DELETE", "/{Key+}?tagging", 204] },
  () => yk,
  () => kk
], nL = [
  9,
  e,
  t_,
  { [u]: ["DELETE", "/?publicAccessBlock", 204] },
  () => bk,
  () => E
], rL = [
  9,
  e,
  S_,
  { [u]: ["GET", "/?abac", 200] },
  () => Gk,
  () => Dk
], sL = [
  9,
  e,
  v_,
  { [u]: ["GET", "/?accelerate", 200] },
  () => jk,
  () => Uk
], aL = [
  9,
  e,
  $_,
  { [u]: ["GET", "/?acl", 200] },
  () => Nk,
  () => qk
], cL = [
  9,
  e,
  B_,
  { [u]: ["GET", "/?analytics&x-id=GetBucketAnalyticsConfiguration", 200] },
  () => zk,
  () => Hk
], iL = [
  9,
  e,
  I_,
  { [u]: ["GET", "/?cors", 200] },
  () => Vk,
  () => Kk
], uL = [
  9,
  e,
  G_,
  { [u]: ["GET", "/?encryption", 200] },
  () => Wk,
  () => Fk
], pL = [
  9,
  e,
  z_,
  { [u]: ["GET", "/?intelligent-tiering&x-id=GetBucketIntelligentTieringConfiguration", 200] },
  () => Qk,
  () => Xk
], lL = [
  9,
  e,
  q_,
  { [u]: ["GET", "/?inventory&x-id=GetBucketInventoryConfiguration", 200] },
  () => Yk,
  () => Jk
], dL = [
  9,
  e,
  W_,
  { [u]: ["GET", "/?lifecycle", 200] },
  () => ty,
  () => Zk
], mL = [
  9,
  e,
  F_,
  { [u]: ["GET", "/?location", 200] },
  () => oy,
  () => ey
], _L = [
  9,
  e,
  ex,
  { [u]: ["GET", "/?logging", 200] },
  () => ry,
  () => ny
], xL = [
  9,
  e,
  ox,
  { [u]: ["GET", "/?metadataConfiguration", 200] },
  () => ay,
  () => sy
], CL = [
  9,
  e,
  ix,
  { [u]: ["GET", "/?metadataTable", 200] },
  () => uy,
  () => iy
], fL = [
  9,
  e,
  cx,
  { [u]: ["GET", "/?metrics&x-id=GetBucketMetricsConfiguration", 200] },
  () => dy,
  () => ly
], gL = [
  9,
  e,
  lx,
  { [u]: ["GET", "/?notification", 200] },
  () => my,
  () => Ll
], RL = [
  9,
  e,
  mx,
  { [u]: ["GET", "/?ownershipControls", 200] },
  () => xy,
  () => _y
], OL = [
  9,
  e,
  Cx,
  { [u]: ["GET", "/?policy", 200] },
  () => fy,
  () => Cy
], EL = [
  9,
  e,
  Rx,
  { [u]: ["GET", "/?policyStatus", 200] },
  () => Ry,
  () => gy
], hL = [
  9,
  e,
  hx,
  { [u]: ["GET", "/?replication", 200] },
  () => Ey,
  () => Oy
], SL = [
  9,
  e,
  vx,
  { [u]: ["GET", "/?requestPayment", 200] },
  () => Sy,
  () => hy
], vL = [
  9,
  e,
  Px,
  { [u]: ["GET", "/?tagging", 200] },
  () => ky,
  () => vy
], kL = [
  9,
  e,
  Tx,
  { [u]: ["GET", "/?versioning", 200] },
  () => by,
  () => yy
], yL = [
  9,
  e,
  $x,
  { [u]: ["GET", "/?website", 200] },
  () => By,
  () => Py
], bL = [
  9,
  e,
  Dx,
  { [b]: "-", [u]: ["GET", "/{Key+}?x-id=GetObject", 200] },
  () => Ny,
  () => qy
], PL = [
  9,
  e,
  Gx,
  { [u]: ["GET", "/{Key+}?acl", 200] },
  () => Ty,
  () => Ay
], BL = [
  9,
  e,
  Fx,
  { [b]: "-", [u]: ["GET", "/{Key+}?annotation&x-id=GetObjectAnnotation", 200] },
  () => Ly,
  () => My
], AL = [
  9,
  e,
  Wx,
  { [u]: ["GET", "/{Key+}?attributes", 200] },
  () => wy,
  () => $y
], TL = [
  9,
  e,
  Yx,
  { [u]: ["GET", "/{Key+}?legal-hold", 200] },
  () => Gy,
  () => Dy
], ML = [
  9,
  e,
  Xx,
  { [u]: ["GET", "/?object-lock", 200] },
  () => jy,
  () => Uy
], LL = [
  9,
  e,
  sC,
  { [u]: ["GET", "/{Key+}?retention", 200] },
  () => zy,
  () => Hy
], $L = [
  9,
  e,
  aC,
  { [u]: ["GET", "/{Key+}?tagging", 200] },
  () => Vy,
  () => Ky
], IL = [
  9,
  e,
  lC,
  { [u]: ["GET", "/{Key+}?torrent", 200] },
  () => Wy,
  () => Fy
], wL = [
  9,
  e,
  dC,
  { [u]: ["GET", "/?publicAccessBlock", 200] },
  () => Qy,
  () => Xy
], DL = [
  9,
  e,
  xC,
  { [u]: ["HEAD", "/", 200] },
  () => tb,
  () => Zy
], GL = [
  9,
  e,
  RC,
  { [u]: ["HEAD", "/{Key+}", 200] },
  () => ob,
  () => eb
], UL = [
  9,
  e,
  af,
  { [u]: ["GET", "/?analytics&x-id=ListBucketAnalyticsConfigurations", 200] },
  () => vb,
  () => Sb
], jL = [
  9,
  e,
  _f,
  { [u]: ["GET", "/?intelligent-tiering&x-id=ListBucketIntelligentTieringConfigurations", 200] },
  () => yb,
  () => kb
], qL = [
  9,
  e,
  lf,
  { [u]: ["GET", "/?inventory&x-id=ListBucketInventoryConfigurations", 200] },
  () => Pb,
  () => bb
], NL = [
  9,
  e,
  ff,
  { [u]: ["GET", "/?metrics&x-id=ListBucketMetricsConfigurations", 200] },
  () => Ab,
  () => Bb
], HL = [
  9,
  e,
  sf,
  { [u]: ["GET", "/?x-id=ListBuckets", 200] },
  () => Mb,
  () => Tb
], zL = [
  9,
  e,
  hf,
  { [u]: ["GET", "/?x-id=ListDirectoryBuckets", 200] },
  () => $b,
  () => Lb
], KL = [
  9,
  e,
  $f,
  { [u]: ["GET", "/?uploads", 200] },
  () => wb,
  () => Ib
], VL = [
  9,
  e,
  Uf,
  { [u]: ["GET", "/{Key+}?annotation&x-id=ListObjectAnnotations", 200] },
  () => Gb,
  () => Db
], FL = [
  9,
  e,
  Gf,
  { [u]: ["GET", "/", 200] },
  () => jb,
  () => Ub
], WL = [
  9,
  e,
  zf,
  { [u]: ["GET", "/?list-type=2", 200] },
  () => Nb,
  () => qb
], XL = [
  9,
  e,
  Xf,
  { [u]: ["GET", "/?versions", 200] },
  () => zb,
  () => Hb
], QL = [
  9,
  e,
  Qf,
  { [u]: ["GET", "/{Key+}?x-id=ListParts", 200] },
  () => Vb,
  () => Kb
], JL = [
  9,
  e,
  Qg,
  { [b]: "-", [u]: ["PUT", "/?abac", 200] },
  () => fP,
  () => E
], YL = [
  9,
  e,
  Jg,
  { [b]: "-", [u]: ["PUT", "/?accelerate", 200] },
  () => gP,
  () => E
], ZL = [
  9,
  e,
  nR,
  { [b]: "-", [u]: ["PUT", "/?acl", 200] },
  () => RP,
  () => E
], t$ = [
  9,
  e,
  tR,
  { [u]: ["PUT", "/?analytics", 200] },
  () => OP,
  () => E
], e$ = [
  9,
  e,
  rR,
  { [b]: "-", [u]: ["PUT", "/?cors", 200] },
  () => EP,
  () => E
], o$ = [
  9,
  e,
  aR,
  { [b]: "-", [u]: ["PUT", "/?encryption", 200] },
  () => hP,
  () => E
], n$ = [
  9,
  e,
  pR,
  { [u]: ["PUT", "/?intelligent-tiering", 200] },
  () => SP,
  () => E
], r$ = [
  9,
  e,
  iR,
  { [u]: ["PUT", "/?inventory", 200] },
  () => vP,
  () => E
], s$ = [
  9,
  e,
  mR,
  { [b]: "-", [u]: ["PUT", "/?lifecycle", 200] },
  () => yP,
  () => kP
], a$ = [
  9,
  e,
  dR,
  { [b]: "-", [u]: ["PUT", "/?logging", 200] },
  () => bP,
  () => E
], c$ = [
  9,
  e,
  fR,
  { [u]: ["PUT", "/?metrics", 200] },
  () => PP,
  () => E
], i$ = [
  9,
  e,
  RR,
  { [u]: ["PUT", "/?notification", 200] },
  () => BP,
  () => E
], u$ = [
  9,
  e,
  ER,
  { [b]: "-", [u]: ["PUT", "/?ownershipControls", 200] },
  () => AP,
  () => E
], p$ = [
  9,
  e,
  SR,
  { [b]: "-", [u]: ["PUT", "/?policy", 200] },
  () => TP,
  () => E
], l$ = [
  9,
  e,
  kR,
  { [b]: "-", [u]: ["PUT", "/?replication", 200] },
  () => MP,
  () => E
], d$ = [
  9,
  e,
  yR,
  { [b]: "-", [u]: ["PUT", "/?requestPayment", 200] },
  () => LP,
  () => E
], m$ = [
  9,
  e,
  BR,
  { [b]: "-", [u]: ["PUT", "/?tagging", 200] },
  () => $P,
  () => E
], _$ = [
  9,
  e,
  TR,
  { [b]: "-", [u]: ["PUT", "/?versioning", 200] },
  () => IP,
  () => E
], x$ = [
  9,
  e,
  LR,
  { [b]: "-", [u]: ["PUT", "/?website", 200] },
  () => wP,
  () => E
], o0 = [
  9,
  e,
  UR,
  { [b]: "-", [u]: ["PUT", "/{Key+}?x-id=PutObject", 200] },
  () => VP,
  () => KP
], C$ = [
  9,
  e,
  jR,
  { [b]: "-", [u]: ["PUT", "/{Key+}?acl", 200] },
  () => GP,
  () => DP
], f$ = [
  9,
  e,
  KR,
  { [b]: "-", [u]: ["PUT", "/{Key+}?annotation", 200] },
  () => jP,
  () => UP
], g$ = [
  9,
  e,
  XR,
  { [b]: "-", [u]: ["PUT", "/{Key+}?legal-hold", 200] },
  () => NP,
  () => qP
], R$ = [
  9,
  e,
  VR,
  { [b]: "-", [u]: ["PUT", "/?object-lock", 200] },
  () => zP,
  () => HP
], O$ = [
  9,
  e,
  oO,
  { [b]: "-", [u]: ["PUT", "/{Key+}?retention", 200] },
  () => WP,
  () => FP
], E$ = [
  9,
  e,
  nO,
  { [b]: "-", [u]: ["PUT", "/{Key+}?tagging", 200] },
  () => QP,
  () => XP
], h$ = [
  9,
  e,
  aO,
  { [b]: "-", [u]: ["PUT", "/?publicAccessBlock", 200] },
  () => JP,
  () => E
], S$ = [
  9,
  e,
  hO,
  { [u]: ["PUT", "/{Key+}?renameObject", 200] },
  () => oB,
  () => eB
], v$ = [
  9,
  e,
  PO,
  { [b]: "-", [u]: ["POST", "/{Key+}?restore", 200] },
  () => dB,
  () => lB
], k$ = [
  9,
  e,
  rE,
  { [u]: ["POST", "/{Key+}?select&select-type=2", 200] },
  () => EB,
  () => OB
], y$ = [
  9,
  e,
  $E,
  { [b]: "-", [u]: ["PUT", "/?metadataAnnotationTable", 200] },
  () => qB,
  () => E
], b$ = [
  9,
  e,
  wE,
  { [b]: "-", [u]: ["PUT", "/?metadataInventoryTable", 200] },
  () => NB,
  () => E
], P$ = [
  9,
  e,
  GE,
  { [b]: "-", [u]: ["PUT", "/?metadataJournalTable", 200] },
  () => HB,
  () => E
], B$ = [
  9,
  e,
  qE,
  { [b]: "-", [u]: ["PUT", "/{Key+}?encryption", 200] },
  () => zB,
  () => KB
], n0 = [
  9,
  e,
  zE,
  { [b]: "-", [u]: ["PUT", "/{Key+}?x-id=UploadPart", 200] },
  () => XB,
  () => WB
], r0 = [
  9,
  e,
  KE,
  { [u]: ["PUT", "/{Key+}?x-id=UploadPartCopy", 200] },
  () => FB,
  () => VB
], A$ = [
  9,
  e,
  th,
  { [sh]: ["{RequestRoute}."], [u]: ["POST", "/WriteGetObjectResponse", 200] },
  () => ZB,
  () => E
];

// node_modules/@aws-sdk/client-s3/dist-es/commands/CreateSessionCommand.js
var Sr = class extends mt(cn, Pe, "CreateSession", t0) {
};

// scripts/s3-settings.mjs
var c0 = le(a0(), 1);
var i0 = (o) => ({
  base64Decoder: ya,
  base64Encoder: ba,
  utf8Decoder: _a,
  utf8Encoder: Pa,
  extensions: [],
  logger: new Jo(),
  serviceId: "S3",
  protocol: mo,
  protocolSettings: {
    defaultNamespace: "com.amazonaws.s3",
    xmlNamespace: "http://s3.amazonaws.com/doc/2006-03-01/",
    version: "2006-03-01",
    serviceTarget: "AmazonS3"
  },
  streamCollector: c0.buffer,
  ...o
});

// node_modules/@aws-sdk/client-s3/dist-es/auth/httpAuthExtensionConfiguration.js
var u0 = (o) => {
  let n = o.httpAuthSchemes, r = o.httpAuthSchemeProvider, s = o.credentials;
  return {
    setHttpAuthScheme(i) {
      let _ = n.findIndex((m) => m.schemeId === i.schemeId);
      _ === -1 ? n.push(i) : n.splice(_, 1, i);
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
}, p0 = (o) => ({
  httpAuthSchemes: o.httpAuthSchemes(),
  httpAuthSchemeProvider: o.httpAuthSchemeProvider(),
  credentials: o.credentials()
});

// node_modules/@aws-sdk/client-s3/dist-es/runtimeExtensions.js
var l0 = (o, n) => {
  let r = Object.assign(Wa(o), ha(o), $a(o), u0(o));
  return n.forEach((s) => s.configure(r)), Object.assign(o, Xa(r), Sa(r), Ia(r), p0(r));
};

// node_modules/@aws-sdk/client-s3/dist-es/S3Client.js
var vr = class extends ga {
  config;
  constructor(...[n]) {
    let r = i0(n || {});
    super(r), this.initConfig = r;
    let s = ri(r), i = za(s), _ = Gr(i), m = Ka(_), x = ka(m), C = x, g = Aa(C), S = (0, d0.resolveEventStreamSerdeConfig)(g), j = ni(S), M = qr(j, { session: [() => this, Sr] }), B = l0(M, n?.extensions || []);
    this.config = B, this.middlewareStack.use(Ra(this.config)), this.middlewareStack.use(Fa(this.config)), this.middlewareStack.use(Va(this.config)), this.middlewareStack.use(wa(this.config)), this.middlewareStack.use(Da(this.config)), this.middlewareStack.use(Ga(this.config)), this.middlewareStack.use(Ua(this.config)), this.middlewareStack.use(ja(this.config, {
      httpAuthSchemeParametersProvider: ti,
      identityProviderConfigProvider: async (gt) => new Ha({
        "aws.auth#sigv4": gt.credentials,
        "aws.auth#sigv4a": gt.credentials
      })
    })), this.middlewareStack.use(Na(this.config)), this.middlewareStack.use(Kr(this.config)), this.middlewareStack.use(Vr(this.config)), this.middlewareStack.use(jr(this.config)), this.middlewareStack.use(Nr(this.config)), this.middlewareStack.use(Hr(this.config));
  }
  destroy() {
    super.destroy();
  }
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/AbortMultipartUploadCommand.js
var kr = class extends mt(Pt, Pe, "AbortMultipartUpload", Jl) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/CompleteMultipartUploadCommand.js
var yr = class extends mt(Pt, Be, "CompleteMultipartUpload", Yl) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/CreateMultipartUploadCommand.js
var br = class extends mt(Pt, Be, "CreateMultipartUpload", Zl) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/DeleteObjectCommand.js
var Pr = class extends mt(Pt, Pe, "DeleteObject", e0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/PutObjectCommand.js
var Br = class extends mt(Pt, ai, "PutObject", o0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/UploadPartCommand.js
var Ar = class extends mt(Pt, ci, "UploadPart", n0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/UploadPartCopyCommand.js
var Tr = class extends mt(cn, Be, "UploadPartCopy", r0) {
};

// src/stores/s3/write/commands.ts
function ie(o, n, { pieces: r, ...s }, i = () => {
}) {
  return o.request(async (_, m) => {
    let x = { client: _, sending: m, pieces: r, abortSignal: m.signal };
    return i(await IA.send(n(), x));
  }, s);
}
var LA = Buffer.from("<Empty/>");
async function $A(o, n) {
  let { client: r, sending: s, pieces: i } = n, _ = i ?? (o.body && [Buffer.from(o.body)]), m = await r.send({ ...o, path: o.path.slice(1), body: _ }, s);
  Ca(m);
  let { status: x, headers: C, bytes: g } = m;
  return { response: { statusCode: x, headers: C, body: g.length > 0 ? g : LA } };
}
var m0 = {
  schemeId: "headstart",
  identityProvider: () => async () => ({}),
  signer: { sign: async (o) => o }
}, IA = new vr({
  region: "us-east-1",
  endpointProvider: () => ({ url: new URL("https://bucket/") }),
  httpAuthSchemes: [m0],
  httpAuthSchemeProvider: () => [{ schemeId: m0.schemeId }],
  authSchemePreference: [],
  requestHandler: { handle: $A },
  retryMode: "standard",
  maxAttempts: 1,
  defaultsMode: "standard",
  defaultUserAgentProvider: async () => [["headstart", la.version]],
  userAgentAppId: "",
  // Signatures cover a digest of the body already.
  requestChecksumCalculation: "WHEN_REQUIRED",
  responseChecksumValidation: "WHEN_REQUIRED",
  expectContinueHeader: !1,
  ignoreConfiguredEndpointUrls: !0,
  disableS3ExpressSessionAuth: !0,
  useArnRegion: !1,
  useDualstackEndpoint: !1,
  useFipsEndpoint: !1
});

// src/stores/s3/write/uploads.ts
var _0 = "s3:PutObject";
async function Mr(o, n, r) {
  let s = { Bucket: o.bucket, Key: n };
  await ie(o, () => new Pr(s), { needs: "s3:DeleteObject", signal: r });
}
function Wo(o, n) {
  let { name: r, id: s, signal: i, idleMs: _, deadline: m, isProbe: x = !1 } = n, C = new AbortController(), g = { needs: _0, signal: AbortSignal.any([i, m.signal, C.signal]), idleMs: _ }, S = { ...g, isPart: !x }, j = /* @__PURE__ */ new Set(), M = [], B, gt = async (I, w) => {
    B ??= jA(o, n);
    let q = m.during(B.then((F) => w({ ...F, PartNumber: I + 1 })));
    j.add(q), M[I] = await q.finally(() => j.delete(q));
  };
  return {
    /** Whether any part was sent or copied. */
    hasParts: () => B !== void 0,
    send: (I, w) => gt(
      I,
      (q) => ie(o, () => new Ar(q), { ...S, pieces: w, onSent: m.sent }, aa)
    ),
    /** @throws S3Error `unsupported` if the store does not know the request */
    copy: (I) => gt(I.number, (w) => ie(o, () => new Tr({ ...w, ...UA(o.bucket, I) }), { ...S, needs: "s3:GetObject" }, qA)),
    /**
     * Makes one object of the parts, or of `whole` if there are none.
     * @param conditional whether the store shall refuse the object if the name is taken (If-None-Match)
     */
    async publish(I, w) {
      let q = { IfNoneMatch: w ? "*" : void 0 };
      if (B) {
        let F = M.map((ue, co) => ({ PartNumber: co + 1, ETag: ue })), Y = { ...await B, ...q, MultipartUpload: { Parts: F } }, Dt = { ...g, idleMs: 6e4, isLast: !0 };
        await ie(o, () => new yr(Y), Dt, aa);
      } else {
        let F = { ContentType: "application/octet-stream", ContentLength: pa(I) }, Y = { Bucket: o.bucket, Key: r, Metadata: { draft: s }, ...F, ...q }, Dt = { ...g, pieces: I, onSent: m.sent };
        await m.during(ie(o, () => new Br(Y), Dt, aa));
      }
    },
    /** Waits for the parts under way, then removes all parts. */
    async abandon() {
      C.abort(new Error("the draft was discarded")), await Promise.allSettled(j);
      let I = await B?.catch(() => {
      });
      if (!I) return;
      let w = { needs: "s3:AbortMultipartUpload", signal: AbortSignal.timeout(5e3) };
      await ie(o, () => new kr(I), w);
    }
  };
}
function UA(o, { from: n, etag: r, start: s, end: i }) {
  return {
    CopySource: [o, ...n.split("/")].map(encodeURIComponent).join("/"),
    CopySourceIfMatch: r,
    CopySourceRange: `bytes=${s}-${i - 1}`
  };
}
async function jA(o, { name: n, id: r, isProbe: s }) {
  let i = { Bucket: o.bucket, Key: n }, _ = () => new br({ ...i, Metadata: { draft: r } }), m = { needs: _0, signal: AbortSignal.timeout(s ? 1e4 : 2e4) }, x = await ie(o, _, m, (C) => Ir(C.UploadId, "other"));
  return { ...i, UploadId: x };
}
function aa({ ETag: o }) {
  return Ir(o, "busy");
}
function qA({ CopyPartResult: o }) {
  if (!o?.ETag) throw new Qo("unsupported", "the store does not copy parts");
  return o.ETag;
}

// src/stores/s3/write/draft.ts
var ia = 1e4;
function C0(o, n) {
  let { inputs: r, signal: s, tell: i, session: _, names: m, probe: x } = n, C = m.object(o), g = { ...Xo, ...n.limits?.upload }, S = Yo(g), j = { name: C, id: (0, x0.randomUUID)(), signal: s, idleMs: g.idleMs, deadline: S }, M = Wo(_, j), B = !1, gt = `The unfinished upload of ${C} could not be removed; a lifecycle rule for incomplete uploads will.`, I = () => M.abandon().catch(() => i(gt));
  return da(
    { ...r, ...n },
    {
      async send({ number: w, start: q, pieces: F }) {
        if (w >= ia) throw HA(q / w);
        x.parts(), await M.send(w, F);
      },
      async copierOf({ scope: w = o.scope, version: q, key: F, remote: Y }) {
        let Dt = Y?.etag;
        if (Dt === void 0) return;
        x.parts();
        let ue = m.object({ scope: w, version: q, key: F });
        return (co) => M.copy({ ...co, from: ue, etag: Dt });
      },
      async undo() {
        await I(), M = Wo(_, j);
      },
      async publish({ whole: w = [] }) {
        let q = await (M.hasParts() ? x.parts() : x.whole());
        return q !== "kept" && await tc(_, C, s) ? !1 : (B = await M.publish(w, q !== "refused").then(
          () => !0,
          (F) => NA(F, _, j)
        ), B);
      },
      async discard() {
        B || (B = !0, await I(), M.hasParts() && await x.parts());
      }
    }
  );
}
async function NA(o, n, { name: r, id: s, signal: i }) {
  i.throwIfAborted();
  let _ = await Za(n, r, i).catch(() => {
    if (uo(o, "taken")) return { draft: void 0 };
    throw o;
  });
  if (_) return _.draft === s;
  throw o;
}
function HA(o) {
  let n = Math.floor(o * ia / 1048576);
  return new Error(
    `the entry is larger than ${ia} parts (${n} MiB in all), which is all that S3 takes: set the input \`part-size\` to more`
  );
}

// src/stores/s3/write/write-probe.ts
var O0 = le(f0(), 1);
function E0(o) {
  let n = { ...o, name: `${o.name}-parts` }, r = Lr(() => g0("whole", o)), s = Lr(async () => {
    let i = await r();
    return i === "kept" ? g0("parts", n) : i;
  });
  return { whole: r, parts: s };
}
async function g0(o, n) {
  let r = (s) => n.warn(
    `The store has no way to keep two jobs from saving one key at once (${s}); the later one may win.`
  );
  try {
    let s = await VA(o, n);
    return s === void 0 ? "kept" : (r(s), "unsure");
  } catch (s) {
    return uo(s, "unsupported", "other") ? (r("it refuses If-None-Match"), "refused") : "unsure";
  }
}
var R0 = 1048576;
async function VA(o, { session: n, name: r, signal: s }) {
  let _ = { signal: AbortSignal.any([s, AbortSignal.timeout(1e4)]), idleMs: 12e3, deadline: Yo(), isProbe: !0 }, m = async (g, S) => {
    let j = Wo(n, { name: g, id: (0, O0.randomUUID)(), ..._ }), M = [Buffer.alloc(S)];
    try {
      return o === "parts" && await j.send(0, M), await j.publish(M, !0), !1;
    } catch (B) {
      if (await j.abandon().catch(() => {
      }), uo(B, "taken")) return !0;
      throw B;
    }
  };
  if (await m(r, 1)) return;
  if (!await m(r, 1)) return "it ignores If-None-Match";
  let x = `${r}-at-once`, C = await Promise.allSettled([m(x, R0), m(x, R0)]);
  if (!C.some((g) => g.status === "fulfilled" && g.value)) {
    for (let g of [x, r]) await Mr(n, g, s).catch(() => {
    });
    for (let g of C) if (g.status === "rejected") throw g.reason;
    return "it checks If-None-Match, but not at the moment of the write";
  }
}

// src/stores/s3/write/writer.ts
function sI(o) {
  let { session: n, names: r, signal: s } = o, i = E0({ ...o, name: r.probe });
  return {
    create(_) {
      return i.whole(), C0(_, { ...o, probe: i });
    },
    remove: (_) => Mr(n, _, s)
  };
}
export {
  sI as newWriter
};
