import {
  d as Ja,
  f as Ya,
  i as Za
} from "./shared-W67JTI5B.js";
import {
  A as Va,
  C as Fa,
  D as Wa,
  I as Xa,
  J as Qa,
  c as gt,
  e as Aa,
  j as Ta,
  k as Ma,
  l as Ga,
  m as Ua,
  n as ja,
  o as qa,
  p as Na,
  q as Ha,
  s as za,
  x as Ka
} from "./shared-53NYWEDD.js";
import {
  a as ba,
  b as Pa,
  c as Ba,
  i as La,
  j as $a,
  w as Ia,
  x as wa,
  y as Da
} from "./shared-SQ7EZQTP.js";
import {
  $ as va,
  I as po,
  J as ga,
  O as Ra,
  Q as Oa,
  S as Ea,
  T as Ir,
  W as Sa,
  _ as ha,
  ba as Yo,
  ca as ka,
  ja as ya
} from "./shared-5S72LCR4.js";
import {
  a as da,
  b as ma
} from "./shared-DHENSKT7.js";
import {
  a as Jo,
  b as ye,
  d as wr,
  f as tc,
  g as ec
} from "./shared-RA3QN3U7.js";
import "./shared-ON57CBLW.js";
import {
  d as fa
} from "./shared-5OI6V7CN.js";
import "./shared-JH7K4AN2.js";
import {
  d as _a,
  g as xa,
  h as Ca
} from "./shared-IHFG5C5G.js";
import {
  c as bt,
  d as ke
} from "./shared-TJHLUTZW.js";
import {
  Pb as la,
  a as uo,
  b as le,
  d as de,
  gb as Qo,
  sa as Xo
} from "./shared-JPYG64FY.js";

// lighter-node:crypto?src/stores/s3/write/draft.ts
var oc = le((YA, Dr) => {
  Dr.exports = Object.create(new Proxy({}, { get: (o, n) => uo("node:crypto")[n] }));
  Dr.exports.getRandomValues = (o) => uo("node:crypto").getRandomValues(o);
});

// unused-by-sdk:@aws-sdk/checksums/crc
var pc = le((lT, uc) => {
  uc.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:@aws-sdk/signature-v4-multi-region
var Pc = le((vM, bc) => {
  bc.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:@smithy/core/event-streams
var Qc = le((x3, Xc) => {
  Xc.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:../endpoint/endpointResolver
var Yc = le((f3, Jc) => {
  Jc.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// lighter-node:stream/consumers?scripts/s3-settings.mjs
var c0 = le((j$, a0) => {
  a0.exports = Object.create(new Proxy({}, { get: (o, n) => uo("node:stream/consumers")[n] }));
});

// lighter-node:crypto?src/stores/s3/write/write-probe.ts
var R0 = le((Z1, pa) => {
  pa.exports = Object.create(new Proxy({}, { get: (o, n) => uo("node:crypto")[n] }));
  pa.exports.getRandomValues = (o) => uo("node:crypto").getRandomValues(o);
});

// src/stores/s3/write/draft.ts
var f0 = de(oc(), 1);

// src/stores/s3/write/upload-deadline.ts
function Zo({
  noProgressMs: o,
  progressBytes: n
} = Qo) {
  let r = new AbortController(), s = 0, c = 0, _, m = () => {
    let [C, f] = [n / 1024, o / 1e3], R = `the store takes less than ${C} KiB in ${f} seconds: check the network and the proxy`;
    r.abort(new Jo("unreachable", R));
  }, x = () => {
    c = 0, _?.refresh();
  };
  return {
    signal: r.signal,
    sent(C) {
      c += C, c >= n && x();
    },
    async during(C) {
      s++ === 0 && (_ = setTimeout(m, o));
      try {
        return await C;
      } finally {
        x(), --s === 0 && clearTimeout(_);
      }
    }
  };
}

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/constants.js
var Yt = {
  WHEN_SUPPORTED: "WHEN_SUPPORTED",
  WHEN_REQUIRED: "WHEN_REQUIRED"
}, rc = Yt.WHEN_SUPPORTED, tn = {
  WHEN_SUPPORTED: "WHEN_SUPPORTED",
  WHEN_REQUIRED: "WHEN_REQUIRED"
}, sc = Yt.WHEN_SUPPORTED, T;
(function(o) {
  o.MD5 = "MD5", o.CRC32 = "CRC32", o.CRC32C = "CRC32C", o.CRC64NVME = "CRC64NVME", o.SHA1 = "SHA1", o.SHA256 = "SHA256";
})(T || (T = {}));
var nc;
(function(o) {
  o.HEADER = "header", o.TRAILER = "trailer";
})(nc || (nc = {}));
var lo = T.CRC32;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmForRequest.js
var ac = (o, { requestChecksumRequired: n, requestAlgorithmMember: r, requestChecksumCalculation: s }) => r ? o[r] ? o[r] : void 0 : s === Yt.WHEN_SUPPORTED || n ? lo : void 0;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumLocationName.js
var me = (o) => o === T.MD5 ? "content-md5" : `x-amz-checksum-${o.toLowerCase()}`;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/hasHeader.js
var cc = (o, n) => {
  let r = o.toLowerCase();
  for (let s of Object.keys(n))
    if (r === s.toLowerCase())
      return !0;
  return !1;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/hasHeaderWithPrefix.js
var ic = (o, n) => {
  let r = o.toLowerCase();
  for (let s of Object.keys(n))
    if (s.toLowerCase().startsWith(r))
      return !0;
  return !1;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/isStreaming.js
var en = (o) => o !== void 0 && typeof o != "string" && !ArrayBuffer.isView(o) && !_a(o);

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/selectChecksumAlgorithmFunction.js
var be = de(pc());

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/types.js
var lc = [
  T.CRC32,
  T.CRC32C,
  T.CRC64NVME,
  T.SHA1,
  T.SHA256
], Gr = [
  T.SHA256,
  T.SHA1,
  T.CRC32,
  T.CRC32C,
  T.CRC64NVME
];

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/selectChecksumAlgorithmFunction.js
var on = (o, n) => {
  let { checksumAlgorithms: r = {} } = n;
  switch (o) {
    case T.MD5:
      return r?.MD5 ?? n.md5;
    case T.CRC32:
      return r?.CRC32 ?? be.Crc32;
    case T.CRC32C:
      return r?.CRC32C ?? be.Crc32c;
    case T.CRC64NVME:
      return r?.CRC64NVME ?? be.Crc64Nvme;
    case T.SHA1:
      return r?.SHA1 ?? n.sha1;
    case T.SHA256:
      return r?.SHA256 ?? n.sha256;
    default:
      if (r?.[o])
        return r[o];
      throw new Error(`The checksum algorithm "${o}" is not supported by the client. Select one of ${lc}, or provide an implementation to  the client constructor checksums field.`);
  }
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/stringHasher.js
var nn = (o, n) => {
  let r = new o();
  return r.update(Ca(n || "")), r.digest();
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsMiddleware.js
var dc = {
  name: "flexibleChecksumsMiddleware",
  step: "build",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, mc = (o, n) => (r, s) => async (c) => {
  if (!bt.isInstance(c.request) || ic("x-amz-checksum-", c.request.headers))
    return r(c);
  let { request: _, input: m } = c, { body: x, headers: C } = _, { base64Encoder: f, streamHasher: R } = o, { requestChecksumRequired: k, requestAlgorithmMember: y } = n, v = await o.requestChecksumCalculation(), q = y?.name, N = y?.httpHeader;
  q && !m[q] && (v === Yt.WHEN_SUPPORTED || k) && (m[q] = lo, N && (C[N] = lo));
  let pt = ac(m, {
    requestChecksumRequired: k,
    requestAlgorithmMember: y?.name,
    requestChecksumCalculation: v
  }), ht = x, H = C;
  if (pt) {
    switch (pt) {
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
    let U = me(pt), Gt = on(pt, o);
    if (en(x)) {
      let { getAwsChunkedEncodingStream: Mt, bodyLengthChecker: pe } = o;
      ht = Mt(typeof o.requestStreamBufferSize == "number" && o.requestStreamBufferSize >= 8 * 1024 ? $a(x, o.requestStreamBufferSize, s.logger) : x, {
        base64Encoder: f,
        bodyLengthChecker: pe,
        checksumLocationName: U,
        checksumAlgorithmFn: Gt,
        streamHasher: R
      }), H = {
        ...C,
        "content-encoding": C["content-encoding"] ? `${C["content-encoding"]},aws-chunked` : "aws-chunked",
        "transfer-encoding": "chunked",
        "x-amz-decoded-content-length": C["content-length"],
        "x-amz-content-sha256": "STREAMING-UNSIGNED-PAYLOAD-TRAILER",
        "x-amz-trailer": U
      }, delete H["content-length"];
    } else if (!cc(U, C)) {
      let Mt = await nn(Gt, x);
      H = {
        ...C,
        [U]: f(Mt)
      };
    }
  }
  try {
    return await r({
      ...c,
      request: {
        ..._,
        headers: H,
        body: ht
      }
    });
  } catch (U) {
    if (U instanceof Error && U.name === "InvalidChunkSizeError")
      try {
        U.message.endsWith(".") || (U.message += "."), U.message += " Set [requestStreamBufferSize=number e.g. 65_536] in client constructor to instruct AWS SDK to buffer your input stream.";
      } catch {
      }
    throw U;
  }
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsInputMiddleware.js
var _c = {
  name: "flexibleChecksumsInputMiddleware",
  toMiddleware: "serializerMiddleware",
  relation: "before",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, xc = (o, n) => (r, s) => async (c) => {
  let _ = c.input, { requestValidationModeMember: m } = n, x = await o.requestChecksumCalculation(), C = await o.responseChecksumValidation();
  switch (x) {
    case Yt.WHEN_REQUIRED:
      gt(s, "FLEXIBLE_CHECKSUMS_REQ_WHEN_REQUIRED", "a");
      break;
    case Yt.WHEN_SUPPORTED:
      gt(s, "FLEXIBLE_CHECKSUMS_REQ_WHEN_SUPPORTED", "Z");
      break;
  }
  switch (C) {
    case tn.WHEN_REQUIRED:
      gt(s, "FLEXIBLE_CHECKSUMS_RES_WHEN_REQUIRED", "c");
      break;
    case tn.WHEN_SUPPORTED:
      gt(s, "FLEXIBLE_CHECKSUMS_RES_WHEN_SUPPORTED", "b");
      break;
  }
  return m && !_[m] && C === tn.WHEN_SUPPORTED && (_[m] = "ENABLED"), r(c);
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmListForResponse.js
var rn = (o = []) => {
  let n = [], r = Gr.length;
  for (let s of o) {
    let c = Gr.indexOf(s);
    c !== -1 ? n[c] = s : n[r++] = s;
  }
  return n.filter(Boolean);
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/isChecksumWithPartNumber.js
var Cc = (o) => {
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
var fc = async (o, { checksumAlgorithmFn: n, base64Encoder: r }) => r(await nn(n, o));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/validateChecksumFromResponse.js
var gc = async (o, { config: n, responseAlgorithms: r, logger: s }) => {
  let c = rn(r), { body: _, headers: m } = o;
  for (let x of c) {
    let C = me(x), f = m[C];
    if (f) {
      let R;
      try {
        R = on(x, n);
      } catch (v) {
        if (x === T.CRC64NVME) {
          s?.warn(`Skipping ${T.CRC64NVME} checksum validation: ${v.message}`);
          continue;
        }
        throw v;
      }
      let { base64Encoder: k } = n;
      if (en(_)) {
        o.body = La({
          expectedChecksum: f,
          checksumSourceLocation: C,
          checksum: new R(),
          source: _,
          base64Encoder: k
        });
        return;
      }
      let y = await fc(_, { checksumAlgorithmFn: R, base64Encoder: k });
      if (y === f)
        break;
      throw new Error(`Checksum mismatch: expected "${y}" but received "${f}" in response header "${C}".`);
    }
  }
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsResponseMiddleware.js
var Rc = {
  name: "flexibleChecksumsResponseMiddleware",
  toMiddleware: "deserializerMiddleware",
  relation: "after",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, Oc = (o, n) => (r, s) => async (c) => {
  if (!bt.isInstance(c.request))
    return r(c);
  let _ = c.input, m = await r(c), x = m.response, { requestValidationModeMember: C, responseAlgorithms: f } = n;
  if (C && _[C] === "ENABLED") {
    let { clientName: R, commandName: k } = s, y = Object.keys(o.checksumAlgorithms ?? {}).filter((N) => {
      let pt = me(N);
      return x.headers[pt] !== void 0;
    }), v = rn([
      ...f ?? [],
      ...y
    ]);
    if (R === "S3Client" && k === "GetObjectCommand" && v.every((N) => {
      let pt = me(N), ht = x.headers[pt];
      return !ht || Cc(ht);
    }))
      return m;
    await gc(x, {
      config: o,
      responseAlgorithms: v,
      logger: s.logger
    });
  }
  return m;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getFlexibleChecksumsPlugin.js
var sn = (o, n) => ({
  applyToStack: (r) => {
    r.add(mc(o, n), dc), r.addRelativeTo(xc(o, n), _c), r.addRelativeTo(Oc(o, n), Rc);
  }
});

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/resolveFlexibleChecksumsConfig.js
var Ur = (o) => {
  let { requestChecksumCalculation: n, responseChecksumValidation: r, requestStreamBufferSize: s } = o;
  return Object.assign(o, {
    requestChecksumCalculation: ke(n ?? rc),
    responseChecksumValidation: ke(r ?? sc),
    requestStreamBufferSize: Number(s ?? 0),
    checksumAlgorithms: o.checksumAlgorithms ?? {}
  });
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-check-content-length-header/check-content-length-header.js
var k0 = "content-length", y0 = "x-amz-decoded-content-length";
function Ec() {
  return (o, n) => async (r) => {
    let { request: s } = r;
    if (bt.isInstance(s) && !(k0 in s.headers) && !(y0 in s.headers)) {
      let c = "Are you using a Stream of unknown length as the Body of a PutObject request? Consider using Upload instead from @aws-sdk/lib-storage.";
      typeof n?.logger?.warn == "function" && !(n.logger instanceof Yo) ? n.logger.warn(c) : console.warn(c);
    }
    return o({ ...r });
  };
}
var Sc = {
  step: "finalizeRequest",
  tags: ["CHECK_CONTENT_LENGTH_HEADER"],
  name: "getCheckContentLengthHeaderPlugin",
  override: !0
}, jr = (o) => ({
  applyToStack: (n) => {
    n.add(Ec(), Sc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/region-redirect-endpoint-middleware.js
var hc = (o) => (n, r) => async (s) => {
  let c = await o.region(), _ = o.region, m = () => {
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
      if (c !== C)
        throw new Error("Region was not restored following S3 region redirect.");
    }
    return x;
  } catch (x) {
    throw m(), x;
  }
}, vc = {
  tags: ["REGION_REDIRECT", "S3"],
  name: "regionRedirectEndpointMiddleware",
  override: !0,
  relation: "before",
  toMiddleware: "endpointV2Middleware"
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/region-redirect-middleware.js
function kc(o) {
  return (n, r) => async (s) => {
    try {
      return await n(s);
    } catch (c) {
      if (o.followRegionRedirects) {
        let _ = c?.$metadata?.httpStatusCode, m = r.commandName === "HeadBucketCommand", x = c?.$response?.headers?.["x-amz-bucket-region"];
        if (x && (_ === 301 || _ === 400 && (c?.name === "IllegalLocationConstraintException" || m))) {
          try {
            let C = x;
            r.logger?.debug(`Redirecting from ${await o.region()} to ${C}`), r.__s3RegionRedirect = C, gt(r, "S3_REGION_REDIRECT", "Ah");
          } catch (C) {
            throw new Error("Region redirect failed: " + C);
          }
          return n(s);
        }
      }
      throw c;
    }
  };
}
var yc = {
  step: "initialize",
  tags: ["REGION_REDIRECT", "S3"],
  name: "regionRedirectMiddleware",
  override: !0
}, qr = (o) => ({
  applyToStack: (n) => {
    n.add(kc(o), yc), n.addRelativeTo(hc(o), vc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/classes/S3ExpressIdentityCache.js
var an = class o {
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
      let c = r[s];
      if (!c.isRefreshing) {
        let _ = await c.identity;
        _.expiration && _.expiration.getTime() < n && r[s] === c && delete r[s];
      }
    }
  }
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/classes/S3ExpressIdentityCacheEntry.js
var Pe = class {
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
var cn = class o {
  createSessionFn;
  cache;
  static REFRESH_WINDOW_MS = 6e4;
  accessKeyId;
  cacheGeneration = 0;
  constructor(n, r = new an()) {
    this.createSessionFn = n, this.cache = r;
  }
  async getS3ExpressIdentity(n, r) {
    let s = r.Bucket, { cache: c } = this;
    n.accessKeyId !== this.accessKeyId && (this.accessKeyId = n.accessKeyId, this.cacheGeneration++, c.clear());
    let _ = this.cacheGeneration, m = c.get(s);
    return m ? m.identity.then((x) => (x.expiration?.getTime() ?? 0) < Date.now() ? c.set(s, new Pe(this.getIdentity(s))).identity : ((x.expiration?.getTime() ?? 0) < Date.now() + o.REFRESH_WINDOW_MS && !m.isRefreshing && (m.isRefreshing = !0, this.getIdentity(s).then((R) => {
      _ === this.cacheGeneration && c.set(s, new Pe(Promise.resolve(R)));
    })), x)) : c.set(s, new Pe(this.getIdentity(s))).identity;
  }
  async getIdentity(n) {
    await this.cache.purgeExpired().catch((c) => {
      console.warn(`Error while clearing expired entries in S3ExpressIdentityCache: 
` + c);
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
var Nr = (o, { session: n }) => {
  let [r, s] = n, { forcePathStyle: c, useAccelerateEndpoint: _, disableMultiregionAccessPoints: m, followRegionRedirects: x, s3ExpressIdentityProvider: C, bucketEndpoint: f, expectContinueHeader: R } = o;
  return Object.assign(o, {
    forcePathStyle: c ?? !1,
    useAccelerateEndpoint: _ ?? !1,
    disableMultiregionAccessPoints: m ?? !1,
    followRegionRedirects: x ?? !1,
    s3ExpressIdentityProvider: C ?? new cn(async (k) => r().send(new s({
      Bucket: k
    }))),
    bucketEndpoint: f ?? !1,
    expectContinueHeader: R ?? 2097152
  });
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/constants.js
var Bc = "Directory", Ac = "S3Express", Tc = "sigv4-s3express", b0 = "X-Amz-S3session-Token", Mc = b0.toLowerCase();

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/s3ExpressMiddleware.js
var Lc = (o) => (n, r) => async (s) => {
  if (r.endpointV2) {
    let c = r.endpointV2, _ = c.properties?.authSchemes?.[0]?.name === Tc;
    if ((c.properties?.backend === Ac || c.properties?.bucketType === Bc) && (gt(r, "S3_EXPRESS_BUCKET", "J"), r.isS3ExpressBucket = !0), _) {
      let x = s.input.Bucket;
      if (x) {
        let C = await o.s3ExpressIdentityProvider.getS3ExpressIdentity(await o.credentials(), {
          Bucket: x
        });
        r.s3ExpressIdentity = C, bt.isInstance(s.request) && C.sessionToken && (s.request.headers[Mc] = C.sessionToken);
      }
    }
  }
  return n(s);
}, $c = {
  name: "s3ExpressMiddleware",
  step: "build",
  tags: ["S3", "S3_EXPRESS"],
  override: !0
}, Hr = (o) => ({
  applyToStack: (n) => {
    n.add(Lc(o), $c);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/signS3Express.js
var Ic = async (o, n, r, s) => {
  let c = await s.signWithCredentials(r, o, {});
  if (c.headers["X-Amz-Security-Token"] || c.headers["x-amz-security-token"])
    throw new Error("X-Amz-Security-Token must not be set for s3-express requests.");
  return c;
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/s3ExpressHttpSigningMiddleware.js
var P0 = (o) => (n) => {
  throw n;
}, B0 = (o, n) => {
};
var wc = (o) => (n, r) => async (s) => {
  if (!bt.isInstance(s.request))
    return n(s);
  let _ = po(r).selectedHttpAuthScheme;
  if (!_)
    throw new Error("No HttpAuthScheme was selected: unable to sign request");
  let { httpAuthOption: { signingProperties: m = {} }, identity: x, signer: C } = _, f;
  r.s3ExpressIdentity ? f = await Ic(r.s3ExpressIdentity, m, s.request, await o.signer()) : f = await C.sign(s.request, x, m);
  let R = await n({
    ...s,
    request: f
  }).catch((C.errorHandler || P0)(m));
  return (C.successHandler || B0)(R.response, m), R;
}, zr = (o) => ({
  applyToStack: (n) => {
    n.addRelativeTo(wc(o), Na);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/to-stream/toStream.js
import { Readable as A0 } from "node:stream";
function Dc(o) {
  return A0.from(Buffer.from(o));
}

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-throw-200-exceptions/throw-200-exceptions.js
var T0 = {
  CopyObjectCommand: !0,
  UploadPartCopyCommand: !0,
  CompleteMultipartUploadCommand: !0
}, Gc = (o) => (n, r) => async (s) => {
  let c = await n(s), { response: _ } = c;
  if (!ga.isInstance(_))
    return c;
  let { statusCode: m, body: x } = _;
  if (m < 200 || m >= 300)
    return c;
  let C = await M0(x, o);
  if (_.body = Dc(C), C.length === 0 && T0[r.commandName]) {
    let R = new Error("S3 aborted request");
    throw R.$metadata = {
      httpStatusCode: 503
    }, R.name = "InternalError", R;
  }
  let f = o.utf8Encoder(C.subarray(C.length - 16));
  return f && f.endsWith("</Error>") && (_.statusCode = 503), c;
}, M0 = (o = new Uint8Array(), n) => o instanceof Uint8Array ? Promise.resolve(o) : n.streamCollector(o) || Promise.resolve(new Uint8Array()), Uc = {
  relation: "after",
  toMiddleware: "deserializerMiddleware",
  tags: ["THROW_200_EXCEPTIONS", "S3"],
  name: "throw200ExceptionsMiddleware",
  override: !0
}, Be = (o) => ({
  applyToStack: (n) => {
    n.addRelativeTo(Gc(o), Uc);
  }
});

// node_modules/@aws-sdk/core/dist-es/submodules/util/util-arn-parser/arn.js
var Kr = (o) => typeof o == "string" && o.indexOf("arn:") === 0 && o.split(":").length >= 6;

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/bucket-endpoint-middleware.js
function jc(o) {
  return (n, r) => async (s) => {
    if (o.bucketEndpoint) {
      let c = r.endpointV2;
      if (c) {
        let _ = s.input.Bucket;
        if (typeof _ == "string")
          try {
            let m = new URL(_);
            r.endpointV2 = {
              ...c,
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
var qc = {
  name: "bucketEndpointMiddleware",
  override: !0,
  relation: "after",
  toMiddleware: "endpointV2Middleware"
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-validate-bucket-name/validate-bucket-name.js
function Nc({ bucketEndpoint: o }) {
  return (n) => async (r) => {
    let { input: { Bucket: s } } = r;
    if (!o && typeof s == "string" && !Kr(s) && s.indexOf("/") >= 0) {
      let c = new Error(`Bucket name shouldn't contain '/', received '${s}'`);
      throw c.name = "InvalidBucketName", c;
    }
    return n({ ...r });
  };
}
var Hc = {
  step: "initialize",
  tags: ["VALIDATE_BUCKET_NAME"],
  name: "validateBucketNameMiddleware",
  override: !0
}, Vr = (o) => ({
  applyToStack: (n) => {
    n.add(Nc(o), Hc), n.addRelativeTo(jc(o), qc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/protocol/S3RestXmlProtocol.js
var mo = class extends Za {
  async serializeRequest(n, r, s) {
    let c = await super.serializeRequest(n, r, s), _ = Ea.of(n.input), m = _.getSchema(), x = 0, C = m[6] ?? 0;
    if (r && typeof r == "object")
      for (let [f, R] of _.structIterator()) {
        if (++x > C)
          break;
        if (f === "Bucket") {
          if (!r.Bucket && R.getMergedTraits().httpLabel)
            throw new Error("No value provided for input HTTP label: Bucket.");
          break;
        }
      }
    return c;
  }
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-expect-continue/middleware-expect-continue.js
function zc(o) {
  return (n) => async (r) => {
    let { request: s } = r;
    if (o.expectContinueHeader !== !1 && bt.isInstance(s) && s.body && o.runtime === "node" && o.requestHandler?.constructor?.name !== "FetchHttpHandler") {
      let c = !0;
      if (typeof o.expectContinueHeader == "number")
        try {
          c = (Number(s.headers?.["content-length"]) ?? o.bodyLengthChecker?.(s.body) ?? 1 / 0) >= o.expectContinueHeader;
        } catch {
        }
      else
        c = !!o.expectContinueHeader;
      c && (s.headers.Expect = "100-continue");
    }
    return n({
      ...r,
      request: s
    });
  };
}
var Kc = {
  step: "build",
  tags: ["SET_EXPECT_HEADER", "EXPECT_HEADER"],
  name: "addExpectContinueMiddleware",
  override: !0
}, Fr = (o) => ({
  applyToStack: (n) => {
    n.add(zc(o), Kc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-ssec/middleware-ssec.js
function Vc(o) {
  return (n) => async (r) => {
    let s = { ...r.input }, c = [
      {
        target: "SSECustomerKey",
        hash: "SSECustomerKeyMD5"
      },
      {
        target: "CopySourceSSECustomerKey",
        hash: "CopySourceSSECustomerKeyMD5"
      }
    ];
    for (let _ of c) {
      let m = s[_.target];
      if (m) {
        let x;
        typeof m == "string" ? Wc(m, o) ? x = o.base64Decoder(m) : (x = o.utf8Decoder(m), s[_.target] = o.base64Encoder(x)) : (x = ArrayBuffer.isView(m) ? new Uint8Array(m.buffer, m.byteOffset, m.byteLength) : new Uint8Array(m), s[_.target] = o.base64Encoder(x));
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
var Fc = {
  name: "ssecMiddleware",
  step: "initialize",
  tags: ["SSE"],
  override: !0
}, _o = (o) => ({
  applyToStack: (n) => {
    n.add(Vc(o), Fc);
  }
});
function Wc(o, n) {
  if (!/^(?:[A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(o))
    return !1;
  try {
    return n.base64Decoder(o).length === 32;
  } catch {
    return !1;
  }
}

// node_modules/@aws-sdk/client-s3/dist-es/S3Client.js
var m0 = de(Qc());

// node_modules/@aws-sdk/client-s3/dist-es/auth/httpAuthSchemeProvider.js
var Zc = de(Pc());
var ti = de(Yc()), L0 = (o) => async (n, r, s) => {
  if (!s)
    throw new Error("Could not find `input` for `defaultEndpointRuleSetHttpAuthSchemeParametersProvider`");
  let c = await o(n, r, s), _ = po(r)?.commandInstance?.constructor?.getEndpointParameterInstructions;
  if (!_)
    throw new Error(`getEndpointParameterInstructions() is not defined on '${r.commandName}'`);
  let m = await Aa(s, { getEndpointParameterInstructions: _ }, n);
  return Object.assign(c, m);
}, $0 = async (o, n, r) => ({
  operation: po(n).operation,
  region: await ke(o.region)() || (() => {
    throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
  })()
}), ei = L0($0);
function oi(o) {
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
function ni(o) {
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
var I0 = (o, n, r) => (c) => {
  let m = o(c).properties?.authSchemes;
  if (!m)
    return n(c);
  let x = [];
  for (let C of m) {
    let { name: f, properties: R = {}, ...k } = C, y = f.toLowerCase();
    f !== y && console.warn(`HttpAuthScheme has been normalized with lowercasing: '${f}' to '${y}'`);
    let v;
    if (y === "sigv4a") {
      v = "aws.auth#sigv4a";
      let pt = m.find((ht) => {
        let H = ht.name.toLowerCase();
        return H !== "sigv4a" && H.startsWith("sigv4");
      });
      if (Zc.SignatureV4MultiRegion.sigv4aDependency() === "none" && pt)
        continue;
    } else if (y.startsWith("sigv4"))
      v = "aws.auth#sigv4";
    else
      throw new Error(`Unknown HttpAuthScheme found in '@smithy.rules#endpointRuleSet': '${y}'`);
    let q = r[v];
    if (!q)
      throw new Error(`Could not find HttpAuthOption create function for '${v}'`);
    let N = q(c);
    N.schemeId = v, N.signingProperties = { ...N.signingProperties || {}, ...k, ...R }, x.push(N);
  }
  return x;
}, w0 = (o) => {
  let n = [];
  switch (o.operation) {
    default:
      n.push(oi(o)), n.push(ni(o));
  }
  return n;
}, S3 = I0(ti.defaultEndpointResolver, w0, {
  "aws.auth#sigv4": oi,
  "aws.auth#sigv4a": ni
}), ri = (o) => {
  let n = Ya(o), r = Ja(n);
  return Object.assign(r, {
    authSchemePreference: ke(o.authSchemePreference ?? [])
  });
};

// node_modules/@aws-sdk/client-s3/dist-es/endpoint/EndpointParameters.js
var si = (o) => Object.assign(o, {
  useFipsEndpoint: o.useFipsEndpoint ?? !1,
  useDualstackEndpoint: o.useDualstackEndpoint ?? !1,
  forcePathStyle: o.forcePathStyle ?? !1,
  useAccelerateEndpoint: o.useAccelerateEndpoint ?? !1,
  useGlobalEndpoint: o.useGlobalEndpoint ?? !1,
  disableMultiregionAccessPoints: o.disableMultiregionAccessPoints ?? !1,
  defaultSigningName: "s3",
  clientContextParams: o.clientContextParams ?? {}
}), ai = {
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
var mt = ka(ai, "AmazonS3", "S3Client", Ma), Pt = {
  Bucket: { type: "contextParams", name: "Bucket" },
  Key: { type: "contextParams", name: "Key" }
};
var un = {
  DisableS3ExpressSessionAuth: { type: "staticContextParams", value: !0 },
  Bucket: { type: "contextParams", name: "Bucket" }
};
var Ae = (o, n, r, s) => [
  Be(r)
], Te = (o, n, r, s) => [
  Be(r),
  _o(r)
];
var ci = (o, n, r, s) => [
  sn(r, {
    requestAlgorithmMember: { httpHeader: "x-amz-sdk-checksum-algorithm", name: "ChecksumAlgorithm" },
    requestChecksumRequired: !1
  }),
  jr(r),
  Be(r),
  _o(r)
];
var ii = (o, n, r, s) => [
  sn(r, {
    requestAlgorithmMember: { httpHeader: "x-amz-sdk-checksum-algorithm", name: "ChecksumAlgorithm" },
    requestChecksumRequired: !1
  }),
  Be(r),
  _o(r)
];

// node_modules/@aws-sdk/client-s3/dist-es/models/S3ServiceException.js
var G = class o extends Sa {
  static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.s3#S3ServiceException";
  constructor(n) {
    super(n), Object.setPrototypeOf(this, o.prototype);
  }
};

// node_modules/@aws-sdk/client-s3/dist-es/models/errors.js
var pn = class o extends G {
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
}, ln = class o extends G {
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
}, dn = class o extends G {
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
}, mn = class o extends G {
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
}, _n = class o extends G {
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
}, xn = class o extends G {
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
}, Cn = class o extends G {
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
}, gn = class o extends G {
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
}, Rn = class o extends G {
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
}, On = class o extends G {
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
}, En = class o extends G {
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
}, Sn = class o extends G {
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
}, hn = class o extends G {
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
}, vn = class o extends G {
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
}, kn = class o extends G {
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
}, yn = class o extends G {
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
}, bn = class o extends G {
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
}, Pn = class o extends G {
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
}, Bn = class o extends G {
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
}, An = class o extends G {
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
var D0 = "Account", G0 = "AnalyticsAndOperator", Tn = "AccelerateConfiguration", Zn = "AccessControlList", Me = "ACL", Ri = "AnalyticsConfigurationList", _e = "AccessControlPolicy", Oi = "AccessControlTranslation", xo = "AnalyticsConfiguration", U0 = "AnnotationCount", j0 = "AccessDenied", Ei = "AbortDate", q0 = "AnnotationDirective", Si = "AnnotationEntry", N0 = "AnalyticsExportDestination", H0 = "AnalyticsFilter", z0 = "AllowedHeaders", K0 = "AllowedHeader", V0 = "AccountId", hi = "AbortIncompleteMultipartUpload", ui = "AccessKeyId", F0 = "AnnotationList", W0 = "AnnotationLimitExceeded", X0 = "AllowedMethods", Q0 = "AbortMultipartUpload", J0 = "AbortMultipartUploadOutput", Y0 = "AbortMultipartUploadRequest", Z0 = "AllowedMethod", Ro = "AnnotationName", td = "AnnotationNameTooLong", ed = "AllowedOrigins", od = "AllowedOrigin", vi = "AnnotationPayload", nd = "AccessPointAlias", ki = "AccessPointArn", yi = "AnnotationPrefix", rd = "AllowQuotedRecordDelimiter", os = "AcceptRanges", bi = "AbortRuleId", Mn = "AbacStatus", sd = "AnalyticsS3BucketDestination", ad = "ApplyServerSideEncryptionByDefault", cd = "ArchiveStatus", Pi = "AccessTier", Ln = "AnnotationTableConfiguration", Bi = "AnnotationTableConfigurationResult", id = "AnnotationTableConfigurationUpdates", Oo = "And", ud = "Annotations", i = "Bucket", ns = "BucketArn", pd = "BucketAlreadyExists", ld = "BucketAccountId", dd = "BucketAlreadyOwnedByYou", Ai = "BlockedEncryptionTypes", rs = "BypassGovernanceRetention", md = "BucketInfo", _t = "BucketKeyEnabled", _d = "BucketLifecycleConfiguration", xd = "BucketLocationName", $n = "BucketLoggingStatus", Cd = "BucketLocationType", fd = "BucketNamespace", gd = "BucketName", Ti = "BytesProcessed", pi = "BlockPublicAcls", li = "BlockPublicPolicy", ss = "BucketRegion", Mi = "BytesReturned", Li = "BytesScanned", Eo = "Body", as = "Buckets", $i = "Checksum", h = "ChecksumAlgorithm", Rd = "CannedACL", Od = "CreateBucket", Wr = "CreateBucketConfiguration", Ed = "CreateBucketMetadataConfiguration", Sd = "CreateBucketMetadataConfigurationRequest", hd = "CreateBucketMetadataTableConfiguration", vd = "CreateBucketMetadataTableConfigurationRequest", kd = "CreateBucketOutput", yd = "CreateBucketRequest", Le = "CacheControl", Y = "ChecksumCRC32", Z = "ChecksumCRC32C", tt = "ChecksumCRC64NVME", So = "Cache-Control", bd = "CreationDate", ho = "Content-Disposition", $e = "ContentDisposition", Pd = "ContinuationEvent", vo = "Content-Encoding", Ie = "ContentEncoding", Bd = "CloudFunction", Ad = "CloudFunctionConfiguration", we = "ContentLanguage", ko = "Content-Language", De = "Content-Length", Ge = "ContentLength", w = "Content-MD5", et = "ChecksumMD5", D = "ContentMD5", Td = "CompletedMultipartUpload", Md = "CompleteMultipartUploadOutput", Ld = "CreateMultipartUploadOutput", $d = "CompleteMultipartUploadResult", Id = "CompleteMultipartUploadRequest", wd = "CreateMultipartUploadRequest", Ii = "CompleteMultipartUpload", Dd = "CreateMultipartUpload", cs = "ChecksumMode", Gd = "CopyObject", Ud = "CopyObjectOutput", wi = "CopyObjectResult", In = "CORSConfiguration", is = "CORSRules", us = "CORSRule", jd = "CopyObjectRequest", qd = "CommonPrefix", Nd = "CommonPrefixList", Hd = "CompletedPartList", Di = "CopyPartResult", zd = "CompletedPart", tr = "CommonPrefixes", ps = "ContentRange", Kd = "ConfirmRemoveSelfBucketAccess", Gi = "Content-Range", Ue = "ConfigurationState", ot = "ChecksumSHA1", nt = "ChecksumSHA256", rt = "ChecksumSHA512", Ui = "CopySourceIfMatch", ji = "CopySourceIfModifiedSince", qi = "CopySourceIfNoneMatch", Ni = "CopySourceIfUnmodifiedSince", Vd = "CreateSessionOutput", Fd = "CreateSessionResult", Wd = "CopySourceRange", Xd = "CreateSessionRequest", Hi = "CopySourceSSECustomerAlgorithm", ls = "CopySourceSSECustomerKey", zi = "CopySourceSSECustomerKeyMD5", Ki = "CSV", Vi = "CopySourceVersionId", Qd = "CSVInput", Jd = "CSVOutput", Fi = "CopySource", Yd = "CreateSession", Rt = "ChecksumType", yo = "Content-Type", Zd = "ClientToken", je = "ContentType", tm = "CompressionType", xt = "ContinuationToken", st = "ChecksumXXHASH64", at = "ChecksumXXHASH3", ct = "ChecksumXXHASH128", Wi = "Condition", em = "Code", om = "Comments", Xi = "Contents", nm = "Cont", di = "Credentials", xe = "Days", rm = "DaysAfterInitiation", sm = "DeleteBucket", am = "DeleteBucketAnalyticsConfiguration", cm = "DeleteBucketAnalyticsConfigurationRequest", im = "DeleteBucketCors", um = "DeleteBucketCorsRequest", pm = "DeleteBucketEncryption", lm = "DeleteBucketEncryptionRequest", dm = "DeleteBucketInventoryConfiguration", mm = "DeleteBucketInventoryConfigurationRequest", _m = "DeleteBucketIntelligentTieringConfiguration", xm = "DeleteBucketIntelligentTieringConfigurationRequest", Cm = "DeleteBucketLifecycle", fm = "DeleteBucketLifecycleRequest", gm = "DeleteBucketMetadataConfiguration", Rm = "DeleteBucketMetadataConfigurationRequest", Om = "DeleteBucketMetricsConfigurationRequest", Em = "DeleteBucketMetricsConfiguration", Sm = "DeleteBucketMetadataTableConfiguration", hm = "DeleteBucketMetadataTableConfigurationRequest", vm = "DeleteBucketOwnershipControls", km = "DeleteBucketOwnershipControlsRequest", ym = "DeleteBucketPolicy", bm = "DeleteBucketPolicyRequest", Pm = "DeleteBucketRequest", Bm = "DeleteBucketReplicationRequest", Am = "DeleteBucketReplication", Tm = "DeleteBucketTagging", Mm = "DeleteBucketTaggingRequest", Lm = "DeleteBucketWebsite", $m = "DeleteBucketWebsiteRequest", Im = "DataExport", wm = "DefaultEventHold", Dm = "DestinationIfMatch", Gm = "DestinationIfModifiedSince", Um = "DestinationIfNoneMatch", jm = "DestinationIfUnmodifiedSince", Ce = "DeleteMarker", qm = "DeleteMarkerEntry", Qi = "DeleteMarkerReplication", Nm = "DeleteMarkerVersionId", Ji = "DeleteMarkers", ds = "DisplayName", Hm = "DeletedObject", zm = "DeleteObjectAnnotation", Km = "DeleteObjectAnnotationOutput", Vm = "DeleteObjectAnnotationRequest", Fm = "DeleteObjectOutput", Wm = "DeleteObjectsOutput", Xm = "DeleteObjectRequest", Qm = "DeleteObjectsRequest", Jm = "DeleteObjectTagging", Ym = "DeleteObjectTaggingOutput", Zm = "DeleteObjectTaggingRequest", t_ = "DeletedObjects", e_ = "DeleteObject", o_ = "DeleteObjects", n_ = "DeletePublicAccessBlock", r_ = "DeletePublicAccessBlockRequest", s_ = "DataRedundancy", Yi = "DefaultRetention", a_ = "DeleteResult", Zi = "DestinationResult", tu = "Date", Xr = "Delete", c_ = "Deleted", oe = "Delimiter", er = "Destination", i_ = "Description", eu = "Details", qe = "Error", u_ = "EmailAddress", ou = "EventBridgeConfiguration", p = "ExpectedBucketOwner", fe = "EncryptionConfiguration", nu = "ErrorCode", p_ = "ErrorDetails", ms = "ErrorDocument", l_ = "EndEvent", d_ = "ExposeHeaders", ru = "EventHoldDuration", m_ = "EventHold", __ = "ExposeHeader", su = "ErrorMessage", x_ = "ExpiredObjectDeleteMarker", au = "ExistingObjectReplication", wn = "ExpiresString", cu = "ExpectedSourceBucketOwner", j = "ETag", C_ = "EncryptionTypeList", f_ = "EncryptionTypeMismatch", _s = "EncryptionType", ne = "EncodingType", g_ = "EventThreshold", iu = "ExpressionType", xs = "Encryption", R_ = "Enabled", uu = "End", pu = "Errors", Cs = "Events", fs = "Event", Ut = "Expiration", Lt = "Expires", lu = "Expression", Zt = "Filter", du = "FieldDelimiter", O_ = "FileHeaderInfo", E_ = "FetchOwner", mu = "FilterRule", S_ = "FilterRuleList", h_ = "FilterRules", v_ = "Field", _u = "Format", k_ = "Frequency", or = "Grants", y_ = "GetBucketAbac", b_ = "GetBucketAccelerateConfiguration", P_ = "GetBucketAccelerateConfigurationOutput", B_ = "GetBucketAnalyticsConfigurationOutput", A_ = "GetBucketAccelerateConfigurationRequest", T_ = "GetBucketAnalyticsConfigurationRequest", M_ = "GetBucketAnalyticsConfiguration", L_ = "GetBucketAbacOutput", $_ = "GetBucketAclOutput", I_ = "GetBucketAbacRequest", w_ = "GetBucketAclRequest", D_ = "GetBucketAcl", G_ = "GetBucketCors", U_ = "GetBucketCorsOutput", j_ = "GetBucketCorsRequest", q_ = "GetBucketEncryption", N_ = "GetBucketEncryptionOutput", H_ = "GetBucketEncryptionRequest", z_ = "GetBucketInventoryConfiguration", K_ = "GetBucketInventoryConfigurationOutput", V_ = "GetBucketInventoryConfigurationRequest", F_ = "GetBucketIntelligentTieringConfiguration", W_ = "GetBucketIntelligentTieringConfigurationOutput", X_ = "GetBucketIntelligentTieringConfigurationRequest", Q_ = "GetBucketLocation", J_ = "GetBucketLifecycleConfiguration", Y_ = "GetBucketLifecycleConfigurationOutput", Z_ = "GetBucketLifecycleConfigurationRequest", tx = "GetBucketLocationOutput", ex = "GetBucketLoggingOutput", ox = "GetBucketLocationRequest", nx = "GetBucketLoggingRequest", rx = "GetBucketLogging", sx = "GetBucketMetadataConfiguration", ax = "GetBucketMetadataConfigurationOutput", cx = "GetBucketMetricsConfigurationOutput", xu = "GetBucketMetadataConfigurationResult", ix = "GetBucketMetadataConfigurationRequest", ux = "GetBucketMetricsConfigurationRequest", px = "GetBucketMetricsConfiguration", lx = "GetBucketMetadataTableConfiguration", dx = "GetBucketMetadataTableConfigurationOutput", Cu = "GetBucketMetadataTableConfigurationResult", mx = "GetBucketMetadataTableConfigurationRequest", _x = "GetBucketNotificationConfiguration", xx = "GetBucketNotificationConfigurationRequest", Cx = "GetBucketOwnershipControls", fx = "GetBucketOwnershipControlsOutput", gx = "GetBucketOwnershipControlsRequest", Rx = "GetBucketPolicy", Ox = "GetBucketPolicyOutput", Ex = "GetBucketPolicyRequest", Sx = "GetBucketPolicyStatus", hx = "GetBucketPolicyStatusOutput", vx = "GetBucketPolicyStatusRequest", kx = "GetBucketReplication", yx = "GetBucketReplicationOutput", bx = "GetBucketRequestPayment", Px = "GetBucketRequestPaymentOutput", Bx = "GetBucketRequestPaymentRequest", Ax = "GetBucketReplicationRequest", Tx = "GetBucketTagging", Mx = "GetBucketTaggingOutput", Lx = "GetBucketTaggingRequest", $x = "GetBucketVersioning", Ix = "GetBucketVersioningOutput", wx = "GetBucketVersioningRequest", Dx = "GetBucketWebsite", Gx = "GetBucketWebsiteOutput", Ux = "GetBucketWebsiteRequest", Ne = "GrantFullControl", fu = "GlacierJobParameters", jx = "GetObject", qx = "GetObjectAcl", Nx = "GetObjectAclOutput", Hx = "GetObjectAnnotationOutput", zx = "GetObjectAttributesOutput", Kx = "GetObjectAttributesParts", Vx = "GetObjectAclRequest", Fx = "GetObjectAnnotationRequest", Wx = "GetObjectAttributesResponse", Xx = "GetObjectAttributesRequest", Qx = "GetObjectAnnotation", Jx = "GetObjectAttributes", Yx = "GetObjectLockConfiguration", Zx = "GetObjectLockConfigurationOutput", tC = "GetObjectLockConfigurationRequest", eC = "GetObjectLegalHold", oC = "GetObjectLegalHoldOutput", nC = "GetObjectLegalHoldRequest", rC = "GetObjectOutput", sC = "GetObjectRequest", aC = "GetObjectRetentionOutput", cC = "GetObjectRetentionRequest", iC = "GetObjectRetention", uC = "GetObjectTagging", pC = "GetObjectTaggingOutput", lC = "GetObjectTorrentOutput", dC = "GetObjectTaggingRequest", mC = "GetObjectTorrentRequest", _C = "GetObjectTorrent", xC = "GetPublicAccessBlock", CC = "GetPublicAccessBlockOutput", fC = "GetPublicAccessBlockRequest", He = "GrantRead", ze = "GrantReadACP", gs = "GrantWrite", Ke = "GrantWriteACP", Rs = "Grant", Os = "Grantee", gC = "HeadBucket", RC = "HeadBucketOutput", OC = "HeadBucketRequest", EC = "HttpErrorCodeReturnedEquals", gu = "HostName", SC = "HeadObject", hC = "HeadObjectOutput", vC = "HeadObjectRequest", kC = "HttpRedirectCode", W = "Id", yC = "InvalidAnnotationName", Co = "InventoryConfiguration", Ru = "InventoryConfigurationList", Ve = "ID", Es = "IndexDocument", bC = "InventoryDestination", PC = "IsEnabled", BC = "InventoryEncryption", AC = "InventoryFilter", Ou = "IsLatest", Fe = "IfMatch", TC = "IfMatchInitiatedTime", MC = "IfMatchLastModifiedTime", LC = "IfMatchSize", Ss = "If-Modified-Since", Eu = "IfModifiedSince", $C = "InitiateMultipartUploadResult", ge = "If-Match", bo = "IfNoneMatch", We = "If-None-Match", IC = "InventoryOptionalFields", wC = "InvalidObjectState", DC = "IncludedObjectVersions", GC = "InvalidPrefix", mi = "IgnorePublicAcls", UC = "IdempotencyParameterMismatch", _i = "IsPublic", jC = "InvalidRequest", qC = "IsRestoreInProgress", hs = "InputSerialization", NC = "InventoryS3BucketDestination", HC = "InventorySchedule", jt = "IsTruncated", zC = "IntelligentTieringAndOperator", fo = "IntelligentTieringConfiguration", Su = "IntelligentTieringConfigurationList", hu = "InventoryTableConfigurationResult", KC = "InventoryTableConfigurationUpdates", Dn = "InventoryTableConfiguration", VC = "IntelligentTieringFilter", vu = "IfUnmodifiedSince", vs = "If-Unmodified-Since", FC = "InvalidWriteOffset", ks = "Initiator", WC = "Initiated", ku = "JSON", XC = "JSONInput", QC = "JSONOutput", Gn = "JournalTableConfiguration", yu = "JournalTableConfigurationResult", JC = "JournalTableConfigurationUpdates", O = "Key", YC = "KeyCount", ZC = "KeyId", tf = "KmsKeyArn", nr = "KeyMarker", ef = "KMSContext", of = "KMSKeyArn", nf = "KMSKeyId", rf = "KMSMasterKeyID", sf = "KeyPrefixEquals", Un = "Location", af = "ListAllMyBucketsResult", cf = "ListAllMyDirectoryBucketsResult", uf = "ListBuckets", pf = "ListBucketAnalyticsConfigurations", lf = "ListBucketAnalyticsConfigurationsOutput", df = "ListBucketAnalyticsConfigurationResult", mf = "ListBucketAnalyticsConfigurationsRequest", _f = "ListBucketInventoryConfigurations", xf = "ListBucketInventoryConfigurationsOutput", Cf = "ListBucketInventoryConfigurationsRequest", ff = "ListBucketIntelligentTieringConfigurations", gf = "ListBucketIntelligentTieringConfigurationsOutput", Rf = "ListBucketIntelligentTieringConfigurationsRequest", Of = "ListBucketMetricsConfigurations", Ef = "ListBucketMetricsConfigurationsOutput", Sf = "ListBucketMetricsConfigurationsRequest", hf = "ListBucketsOutput", vf = "ListBucketsRequest", bu = "ListBucketResult", Qr = "LocationConstraint", Jr = "LifecycleConfiguration", kf = "ListDirectoryBuckets", yf = "ListDirectoryBucketsOutput", bf = "ListDirectoryBucketsRequest", ys = "LoggingEnabled", Pf = "LifecycleExpiration", Bf = "LambdaFunctionArn", Af = "LambdaFunctionConfiguration", Tf = "LambdaFunctionConfigurationList", Mf = "LambdaFunctionConfigurations", jn = "LegalHold", Lf = "LocationInfo", $f = "ListInventoryConfigurationsResult", Bt = "LastModified", If = "ListMetricsConfigurationsResult", wf = "LastModifiedTime", Df = "ListMultipartUploads", Gf = "ListMultipartUploadsOutput", Uf = "ListMultipartUploadsResult", jf = "ListMultipartUploadsRequest", rr = "Last-Modified", qf = "ListObjects", Nf = "ListObjectAnnotations", Hf = "ListObjectAnnotationsOutput", zf = "ListObjectAnnotationsRequest", Kf = "ListObjectsOutput", Vf = "ListObjectsRequest", Ff = "ListObjectsV2", Wf = "ListObjectsV2Output", Xf = "ListObjectVersionsOutput", Qf = "ListObjectsV2Request", Jf = "ListObjectVersionsRequest", Yf = "ListObjectVersions", Zf = "ListParts", tg = "ListPartsOutput", eg = "ListPartsResult", og = "ListPartsRequest", ng = "LifecycleRule", rg = "LifecycleRuleAndOperator", sg = "LifecycleRuleFilter", ag = "LifecycleRules", cg = "ListVersionsResult", Xe = "Metadata", ig = "MetricsAndOperator", Pu = "MaxAnnotationResults", ug = "MaxAgeSeconds", pg = "MaxBuckets", Yr = "MetadataConfiguration", Bu = "MetricsConfigurationList", Au = "MetadataConfigurationResult", go = "MetricsConfiguration", lg = "MetadataDirective", dg = "MaxDirectoryBuckets", Tu = "MfaDelete", Mu = "MetadataEntry", mg = "MetricsFilter", bs = "MFA", Lu = "MFADelete", Qe = "MaxKeys", Ps = "MissingMeta", _g = "MpuObjectSize", sr = "MaxParts", Zr = "MetadataTableConfiguration", $u = "MetadataTableConfigurationResult", xg = "MetadataTableEncryptionConfiguration", Iu = "MultipartUpload", Cg = "MultipartUploadList", wu = "MaxUploads", Du = "Marker", Gu = "Metrics", fg = "Message", gg = "Minutes", Uu = "Mode", Re = "Name", ts = "NotificationConfiguration", Rg = "NotificationConfigurationFilter", Je = "NextContinuationToken", ju = "NoncurrentDays", Og = "NonEmptyKmsKeyArnString", Eg = "NotFound", qu = "NextKeyMarker", Sg = "NextMarker", Nu = "NewerNoncurrentVersions", Hu = "NextPartNumberMarker", hg = "NoSuchAnnotation", vg = "NoSuchBucket", kg = "NoSuchKey", yg = "NoSuchUpload", bg = "NextUploadIdMarker", zu = "NoncurrentVersionExpiration", Pg = "NextVersionIdMarker", Bg = "NoncurrentVersionTransitions", Ag = "NoncurrentVersionTransitionList", Ku = "NoncurrentVersionTransition", Vu = "Not", It = "Owner", Tg = "ObjectAttributes", Mg = "ObjectAlreadyInActiveTierError", qn = "OwnershipControls", Lg = "OwnershipControlsRule", $g = "OwnershipControlsRules", Fu = "ObjectEncryption", Ig = "OptionalFields", wg = "ObjectIdentifier", Dg = "ObjectIdentifierList", Wu = "ObjectIfMatch", Xu = "OutputLocation", Nn = "ObjectLockConfiguration", Gg = "ObjectLockEnabled", Ug = "ObjectLockEnabledForBucket", Po = "ObjectLockEventHold", Bo = "ObjectLockEventHoldDurationDays", Ao = "ObjectLockEventHoldDurationYears", jg = "ObjectLockLegalHold", Ye = "ObjectLockLegalHoldStatus", Ze = "ObjectLockMode", qg = "ObjectLockRetention", to = "ObjectLockRetainUntilDate", Ng = "ObjectLockRule", Hg = "ObjectList", zg = "ObjectNotInActiveTierError", Qu = "ObjectOwnership", Bs = "OptionalObjectAttributes", Kg = "ObjectParts", Vg = "ObjectPart", Fg = "ObjectSize", Ju = "ObjectSizeGreaterThan", Yu = "ObjectSizeLessThan", Wg = "OutputSchemaVersion", As = "OutputSerialization", Xg = "ObjectVersion", ar = "ObjectVersionId", Qg = "ObjectVersionList", Jg = "Objects", Zu = "Object", Yg = "Or", $ = "Prefix", Hn = "PublicAccessBlockConfiguration", Zg = "PutBucketAbac", tR = "PutBucketAccelerateConfiguration", eR = "PutBucketAccelerateConfigurationRequest", oR = "PutBucketAnalyticsConfigurationRequest", nR = "PutBucketAnalyticsConfiguration", rR = "PutBucketAbacRequest", sR = "PutBucketAclRequest", aR = "PutBucketAcl", cR = "PutBucketCors", iR = "PutBucketCorsRequest", uR = "PutBucketEncryption", pR = "PutBucketEncryptionRequest", lR = "PutBucketInventoryConfiguration", dR = "PutBucketInventoryConfigurationRequest", mR = "PutBucketIntelligentTieringConfiguration", _R = "PutBucketIntelligentTieringConfigurationRequest", xR = "PutBucketLogging", CR = "PutBucketLifecycleConfiguration", fR = "PutBucketLifecycleConfigurationOutput", gR = "PutBucketLifecycleConfigurationRequest", RR = "PutBucketLoggingRequest", OR = "PutBucketMetricsConfiguration", ER = "PutBucketMetricsConfigurationRequest", SR = "PutBucketNotificationConfiguration", hR = "PutBucketNotificationConfigurationRequest", vR = "PutBucketOwnershipControls", kR = "PutBucketOwnershipControlsRequest", yR = "PutBucketPolicy", bR = "PutBucketPolicyRequest", PR = "PutBucketReplication", BR = "PutBucketRequestPayment", AR = "PutBucketRequestPaymentRequest", TR = "PutBucketReplicationRequest", MR = "PutBucketTagging", LR = "PutBucketTaggingRequest", $R = "PutBucketVersioning", IR = "PutBucketVersioningRequest", wR = "PutBucketWebsite", DR = "PutBucketWebsiteRequest", cr = "PartsCount", GR = "PartitionDateSource", UR = "ProgressEvent", jR = "ParquetInput", qR = "PartsList", Oe = "PartNumber", ir = "PartNumberMarker", NR = "PutObject", HR = "PutObjectAcl", zR = "PutObjectAclOutput", KR = "PutObjectAnnotationOutput", VR = "PutObjectAclRequest", FR = "PutObjectAnnotationRequest", WR = "PutObjectAnnotation", XR = "PutObjectLockConfiguration", QR = "PutObjectLockConfigurationOutput", JR = "PutObjectLockConfigurationRequest", YR = "PutObjectLegalHold", ZR = "PutObjectLegalHoldOutput", tO = "PutObjectLegalHoldRequest", eO = "PutObjectOutput", oO = "PutObjectRequest", nO = "PutObjectRetentionOutput", rO = "PutObjectRetentionRequest", sO = "PutObjectRetention", aO = "PutObjectTagging", cO = "PutObjectTaggingOutput", iO = "PutObjectTaggingRequest", zn = "PartitionedPrefix", uO = "PutPublicAccessBlock", pO = "PutPublicAccessBlockRequest", tp = "PolicyStatus", ur = "Parts", pr = "Part", lO = "Parquet", ep = "Payer", op = "Payload", np = "Permission", rp = "Policy", sp = "Progress", dO = "Prefixes", mO = "Priority", ap = "Protocol", _O = "Quiet", xO = "QueueArn", cp = "QuoteCharacter", CO = "QueueConfigurationList", fO = "QueueConfigurations", ip = "QueueConfiguration", up = "QuoteEscapeCharacter", gO = "QuoteFields", RO = "Queue", lr = "Role", Ts = "RedirectAllRequestsTo", M = "RequestCharged", pp = "ResponseCacheControl", lp = "ResponseContentDisposition", dp = "ResponseContentEncoding", mp = "ResponseContentLanguage", _p = "ResponseContentType", Kn = "ReplicationConfiguration", Ms = "RecordDelimiter", xp = "ResponseExpires", OO = "RestoreExpiryDate", dr = "RecordExpiration", EO = "RecordsEvent", SO = "ReplicaKmsKeyID", hO = "ReplaceKeyPrefixWith", vO = "ReplaceKeyWith", Cp = "ReplicaModifications", kO = "RenameObject", yO = "RenameObjectOutput", bO = "RestoreObjectOutput", PO = "RestoreOutputPath", BO = "RenameObjectRequest", AO = "RestoreObjectRequest", TO = "RestoreObject", P = "RequestPayer", xi = "RestrictPublicBuckets", Vn = "RequestPaymentConfiguration", MO = "ReplicationPrefixList", fp = "RequestProgress", Ls = "RoutingRules", LO = "ReplicationRuleAndOperator", $O = "ReplicationRuleFilter", IO = "ReplicationRuleNotOperator", wO = "ReplicationRuleOrOperator", DO = "ReplicationRule", GO = "ReplicationRules", UO = "RequestRoute", es = "RestoreRequest", gp = "RoutingRule", To = "ReplicationStatus", $s = "RestoreStatus", jO = "RenameSource", Rp = "ReplicationTime", qO = "ReplicationTimeValue", NO = "RequestToken", HO = "RetainUntilDate", Fn = "Range", Is = "Restore", zO = "Records", Op = "Redirect", Wn = "Retention", Mo = "Rules", eo = "Rule", lt = "Status", Ep = "StartAfter", Ci = "SecretAccessKey", KO = "SseAlgorithm", VO = "StreamingBlob", Sp = "S3BucketDestination", Ct = "StorageClass", hp = "StorageClassAnalysis", FO = "StorageClassAnalysisDataExport", WO = "SessionCredentialValue", XO = "SessionCredentials", QO = "StatusCode", JO = "SkipDestinationValidation", YO = "StatsEvent", ZO = "SourceIfMatch", tE = "SourceIfModifiedSince", eE = "SourceIfNoneMatch", oE = "SourceIfUnmodifiedSince", mr = "SSE-KMS", vp = "SseKmsEncryptedObjects", nE = "S3KeyFilter", rE = "S3Key", sE = "S3Location", aE = "SessionMode", cE = "SelectObjectContent", iE = "SelectObjectContentEventStream", uE = "SelectObjectContentOutput", pE = "SelectObjectContentRequest", kp = "SelectParameters", Xn = "SimplePrefix", yp = "ScanRange", bp = "SSE-S3", Pp = "SourceSelectionCriteria", ft = "ServerSideEncryption", lE = "SSEAlgorithm", dE = "ServerSideEncryptionByDefault", Qn = "ServerSideEncryptionConfiguration", X = "SSECustomerAlgorithm", At = "SSECustomerKey", Q = "SSECustomerKeyMD5", ws = "SSEKMS", mE = "SSEKMSEncryption", te = "SSEKMSEncryptionContext", Ot = "SSEKMSKeyId", _E = "ServerSideEncryptionRule", xE = "ServerSideEncryptionRules", Bp = "SSES3", fi = "SessionToken", Ap = "S3TablesDestination", Tp = "S3TablesDestinationResult", CE = "S3", fE = "Schedule", Ee = "Size", gE = "Start", Mp = "Stats", RE = "Suffix", Se = "Tags", _r = "TableArn", OE = "TopicArn", EE = "TargetBucket", Ds = "TableBucketArn", SE = "TableBucketType", Gs = "TagCount", hE = "TopicConfigurationList", vE = "TopicConfigurations", Lp = "TopicConfiguration", kE = "TaggingDirective", Us = "TransitionDefaultMinimumObjectSize", $p = "TargetGrants", yE = "TargetGrant", bE = "TieringList", PE = "TransitionList", BE = "TooManyParts", Lo = "TableName", Ip = "TableNamespace", wp = "TargetObjectKeyFormat", AE = "TargetPrefix", TE = "TotalPartsCount", js = "TableStatus", xr = "TagSet", vt = "Tag", $t = "Tagging", Dp = "Tier", ME = "Tierings", Gp = "Tiering", LE = "Time", Up = "Token", $E = "Topic", IE = "Transitions", jp = "Transition", $o = "Type", wE = "Uploads", DE = "UpdateBucketMetadataAnnotationTableConfiguration", GE = "UpdateBucketMetadataAnnotationTableConfigurationRequest", UE = "UpdateBucketMetadataInventoryTableConfiguration", jE = "UpdateBucketMetadataInventoryTableConfigurationRequest", qE = "UpdateBucketMetadataJournalTableConfiguration", NE = "UpdateBucketMetadataJournalTableConfigurationRequest", re = "UploadId", qp = "UploadIdMarker", Np = "UserMetadata", HE = "UnsupportedMediaType", zE = "UpdateObjectEncryption", KE = "UpdateObjectEncryptionRequest", VE = "UpdateObjectEncryptionResponse", FE = "UploadPart", WE = "UploadPartCopy", XE = "UploadPartCopyOutput", QE = "UploadPartCopyRequest", JE = "UploadPartOutput", YE = "UploadPartRequest", ZE = "URI", Hp = "UseSourceMultiRegionKey", tS = "Upload", qs = "Value", Jn = "VersioningConfiguration", E = "VersionId", zp = "VersionIdMarker", eS = "Versions", oS = "Version", Yn = "WebsiteConfiguration", nS = "WriteGetObjectResponse", rS = "WriteGetObjectResponseRequest", sS = "WriteOffsetBytes", Io = "WebsiteRedirectLocation", Kp = "Years", Ns = "annotationName", aS = "annotation-prefix", Vp = "accept-ranges", cS = "bucket-region", z = "client", se = "continuation-token", Cr = "delimiter", K = "error", Hs = "eventPayload", iS = "endpoint", fr = "encoding-type", uS = "fetch-owner", u = "http", A = "httpChecksum", F = "httpError", t = "httpHeader", pS = "hostLabel", b = "httpPayload", oo = "httpPrefixHeaders", d = "httpQuery", Fp = "http://www.w3.org/2001/XMLSchema-instance", Tt = "id", lS = "idempotencyToken", Wp = "key-marker", dS = "marker", mS = "max-annotation-results", _S = "max-buckets", xS = "max-directory-buckets", zs = "max-keys", CS = "max-parts", fS = "max-uploads", wo = "prefix", gr = "partNumber", gS = "part-number-marker", Xp = "response-cache-control", Qp = "response-content-disposition", Jp = "response-content-encoding", Yp = "response-content-language", Zp = "response-content-type", tl = "response-expires", el = "smithy.ts.sdk.synthetic.com.amazonaws.s3", RS = "start-after", ol = "streaming", Do = "uploadId", OS = "upload-id-marker", J = "versionId", ES = "version-id-marker", nl = "xsi", SS = "xmlAttribute", g = "xmlFlattened", a = "xmlName", rl = "xmlNamespace", no = "x-amz-acl", sl = "x-amz-abort-date", hS = "x-amz-access-point-alias", al = "x-amz-abort-rule-id", vS = "x-amz-archive-status", cl = "x-amz-bucket-arn", Ks = "x-amz-bypass-governance-retention", kS = "x-amz-bucket-location-name", yS = "x-amz-bucket-location-type", bS = "x-amz-bucket-namespace", PS = "x-amz-bucket-object-lock-enabled", il = "x-amz-bucket-object-lock-token", BS = "x-amz-bucket-region", Vs = "x-amz-checksum-algorithm", qt = "x-amz-checksum-crc32", Nt = "x-amz-checksum-crc32c", Ht = "x-amz-checksum-crc64nvme", zt = "x-amz-checksum-md5", Fs = "x-amz-checksum-mode", AS = "x-amz-confirm-remove-self-bucket-access", Kt = "x-amz-checksum-sha1", Vt = "x-amz-checksum-sha256", Ft = "x-amz-checksum-sha512", ul = "x-amz-copy-source", pl = "x-amz-copy-source-if-match", ll = "x-amz-copy-source-if-modified-since", dl = "x-amz-copy-source-if-none-match", ml = "x-amz-copy-source-if-unmodified-since", TS = "x-amz-create-session-mode", MS = "x-amz-copy-source-range", _l = "x-amz-copy-source-server-side-encryption-customer-algorithm", xl = "x-amz-copy-source-server-side-encryption-customer-key", Cl = "x-amz-copy-source-server-side-encryption-customer-key-MD5", fl = "x-amz-copy-source-version-id", ae = "x-amz-checksum-type", LS = "x-amz-client-token", Wt = "x-amz-checksum-xxhash64", Xt = "x-amz-checksum-xxhash3", Qt = "x-amz-checksum-xxhash128", Rr = "x-amz-delete-marker", Go = "x-amz-expiration", l = "x-amz-expected-bucket-owner", $S = "x-amz-fwd-error-code", IS = "x-amz-fwd-error-message", wS = "x-amz-fwd-header-Cache-Control", DS = "x-amz-fwd-header-Content-Disposition", GS = "x-amz-fwd-header-Content-Encoding", US = "x-amz-fwd-header-Content-Language", jS = "x-amz-fwd-header-Content-Range", qS = "x-amz-fwd-header-Content-Type", NS = "x-amz-fwd-header-ETag", HS = "x-amz-fwd-header-Expires", zS = "x-amz-fwd-header-Last-Modified", KS = "x-amz-fwd-header-accept-ranges", VS = "x-amz-fwd-header-x-amz-checksum-crc32", FS = "x-amz-fwd-header-x-amz-checksum-crc32c", WS = "x-amz-fwd-header-x-amz-checksum-crc64nvme", XS = "x-amz-fwd-header-x-amz-checksum-md5", QS = "x-amz-fwd-header-x-amz-checksum-sha1", JS = "x-amz-fwd-header-x-amz-checksum-sha256", YS = "x-amz-fwd-header-x-amz-checksum-sha512", ZS = "x-amz-fwd-header-x-amz-checksum-xxhash64", th = "x-amz-fwd-header-x-amz-checksum-xxhash3", eh = "x-amz-fwd-header-x-amz-checksum-xxhash128", oh = "x-amz-fwd-header-x-amz-delete-marker", nh = "x-amz-fwd-header-x-amz-expiration", rh = "x-amz-fwd-header-x-amz-missing-meta", sh = "x-amz-fwd-header-x-amz-mp-parts-count", ah = "x-amz-fwd-header-x-amz-object-lock-legal-hold", ch = "x-amz-fwd-header-x-amz-object-lock-mode", ih = "x-amz-fwd-header-x-amz-object-lock-retain-until-date", uh = "x-amz-fwd-header-x-amz-restore", ph = "x-amz-fwd-header-x-amz-request-charged", lh = "x-amz-fwd-header-x-amz-replication-status", dh = "x-amz-fwd-header-x-amz-storage-class", mh = "x-amz-fwd-header-x-amz-server-side-encryption", _h = "x-amz-fwd-header-x-amz-server-side-encryption-aws-kms-key-id", xh = "x-amz-fwd-header-x-amz-server-side-encryption-bucket-key-enabled", Ch = "x-amz-fwd-header-x-amz-server-side-encryption-customer-algorithm", fh = "x-amz-fwd-header-x-amz-server-side-encryption-customer-key-MD5", gh = "x-amz-fwd-header-x-amz-tagging-count", Rh = "x-amz-fwd-header-x-amz-version-id", Oh = "x-amz-fwd-status", ro = "x-amz-grant-full-control", so = "x-amz-grant-read", ao = "x-amz-grant-read-acp", Ws = "x-amz-grant-write", co = "x-amz-grant-write-acp", Eh = "x-amz-if-match-initiated-time", Sh = "x-amz-if-match-last-modified-time", hh = "x-amz-if-match-size", io = "x-amz-meta-", Xs = "x-amz-mfa", vh = "x-amz-metadata-directive", gl = "x-amz-missing-meta", kh = "x-amz-mp-object-size", yh = "x-amz-max-parts", Rl = "x-amz-mp-parts-count", bh = "x-amz-object-attributes", Ph = "x-amz-object-annotation-directive", Ol = "x-amz-object-if-match", Uo = "x-amz-object-lock-event-hold", jo = "x-amz-object-lock-event-hold-duration-days", qo = "x-amz-object-lock-event-hold-duration-years", No = "x-amz-object-lock-legal-hold", Ho = "x-amz-object-lock-mode", zo = "x-amz-object-lock-retain-until-date", Bh = "x-amz-object-ownership", Qs = "x-amz-optional-object-attributes", Ah = "x-amz-object-size", Or = "x-amz-object-version-id", Th = "x-amz-part-number-marker", El = "x-amz-restore", I = "x-amz-request-charged", Mh = "x-amz-restore-output-path", B = "x-amz-request-payer", Lh = "x-amz-request-route", Js = "x-amz-replication-status", $h = "x-amz-rename-source", Ih = "x-amz-rename-source-if-match", wh = "x-amz-rename-source-if-modified-since", Dh = "x-amz-rename-source-if-none-match", Gh = "x-amz-rename-source-if-unmodified-since", Uh = "x-amz-request-token", Ko = "x-amz-storage-class", L = "x-amz-sdk-checksum-algorithm", jh = "x-amz-skip-destination-validation", Sl = "x-amz-source-expected-bucket-owner", Et = "x-amz-server-side-encryption", kt = "x-amz-server-side-encryption-aws-kms-key-id", yt = "x-amz-server-side-encryption-bucket-key-enabled", ce = "x-amz-server-side-encryption-context", it = "x-amz-server-side-encryption-customer-algorithm", wt = "x-amz-server-side-encryption-customer-key", ut = "x-amz-server-side-encryption-customer-key-MD5", Ys = "x-amz-tagging", hl = "x-amz-tagging-count", qh = "x-amz-tagging-directive", Zs = "x-amz-transition-default-minimum-object-size", St = "x-amz-version-id", Nh = "x-amz-write-offset-bytes", Vo = "x-amz-website-redirect-location", Hh = "xsi:type", e = "com.amazonaws.s3", zh = new Ir(el), Kh = [-3, el, "S3ServiceException", 0, [], []];
zh.registerError(Kh, G);
var V = new Ir(e), Vh = [
  -3,
  e,
  j0,
  { [K]: z, [F]: 403 },
  [],
  []
];
V.registerError(Vh, ln);
var Fh = [
  -3,
  e,
  W0,
  { [K]: z, [F]: 400 },
  [],
  []
];
V.registerError(Fh, kn);
var Wh = [
  -3,
  e,
  td,
  { [K]: z, [F]: 400 },
  [],
  []
];
V.registerError(Wh, yn);
var Xh = [
  -3,
  e,
  pd,
  { [K]: z, [F]: 409 },
  [],
  []
];
V.registerError(Xh, mn);
var Qh = [
  -3,
  e,
  dd,
  { [K]: z, [F]: 409 },
  [],
  []
];
V.registerError(Qh, _n);
var Jh = [
  -3,
  e,
  f_,
  { [K]: z, [F]: 400 },
  [],
  []
];
V.registerError(Jh, En);
var Yh = [
  -3,
  e,
  UC,
  { [K]: z, [F]: 400 },
  [],
  []
];
V.registerError(Yh, Bn);
var Zh = [
  -3,
  e,
  yC,
  { [K]: z, [F]: 400 },
  [],
  []
];
V.registerError(Zh, bn);
var tv = [
  -3,
  e,
  wC,
  { [K]: z, [F]: 403 },
  [Ct, Pi],
  [0, 0]
];
V.registerError(tv, fn);
var ev = [
  -3,
  e,
  GC,
  { [K]: z, [F]: 400 },
  [],
  []
];
V.registerError(ev, On);
var ov = [
  -3,
  e,
  jC,
  { [K]: z, [F]: 400 },
  [],
  []
];
V.registerError(ov, Sn);
var nv = [
  -3,
  e,
  FC,
  { [K]: z, [F]: 400 },
  [],
  []
];
V.registerError(nv, hn);
var rv = [
  -3,
  e,
  hg,
  { [K]: z, [F]: 404 },
  [],
  []
];
V.registerError(rv, gn);
var sv = [
  -3,
  e,
  vg,
  { [K]: z, [F]: 404 },
  [],
  []
];
V.registerError(sv, xn);
var av = [
  -3,
  e,
  kg,
  { [K]: z, [F]: 404 },
  [],
  []
];
V.registerError(av, Cn);
var cv = [
  -3,
  e,
  yg,
  { [K]: z, [F]: 404 },
  [],
  []
];
V.registerError(cv, pn);
var iv = [
  -3,
  e,
  Eg,
  { [K]: z },
  [],
  []
];
V.registerError(iv, Rn);
var uv = [
  -3,
  e,
  Mg,
  { [K]: z, [F]: 403 },
  [],
  []
];
V.registerError(uv, An);
var pv = [
  -3,
  e,
  zg,
  { [K]: z, [F]: 403 },
  [],
  []
];
V.registerError(pv, dn);
var lv = [
  -3,
  e,
  BE,
  { [K]: z, [F]: 400 },
  [],
  []
];
V.registerError(lv, vn);
var dv = [
  -3,
  e,
  HE,
  { [K]: z, [F]: 415 },
  [],
  []
];
V.registerError(dv, Pn);
var vl = [0, e, ls, 8, 0], mv = [0, e, Og, 8, 0], gi = [0, e, WO, 8, 0], Dt = [0, e, At, 8, 0], ie = [0, e, te, 8, 0], dt = [0, e, Ot, 8, 0], he = [0, e, VO, { [ol]: 1 }, 42], kl = [
  3,
  e,
  Mn,
  0,
  [lt],
  [0]
], _v = [
  3,
  e,
  hi,
  0,
  [rm],
  [1]
], xv = [
  3,
  e,
  J0,
  0,
  [M, E],
  [[0, { [t]: I }], [0, { [t]: St }]]
], Cv = [
  3,
  e,
  Y0,
  0,
  [i, O, re, P, p, TC],
  [[0, 1], [0, 1], [0, { [d]: Do }], [0, { [t]: B }], [0, { [t]: l }], [6, { [t]: Eh }]],
  3
], fv = [
  3,
  e,
  Tn,
  0,
  [lt],
  [0]
], yl = [
  3,
  e,
  _e,
  0,
  [or, It],
  [[() => hr, { [a]: Zn }], () => ee]
], gv = [
  3,
  e,
  Oi,
  0,
  [It],
  [0],
  1
], Rv = [
  3,
  e,
  G0,
  0,
  [$, Se],
  [0, [() => Jt, { [g]: 1, [a]: vt }]]
], ta = [
  3,
  e,
  xo,
  0,
  [W, hp, Zt],
  [0, () => DB, [() => MA, 0]],
  2
], Ov = [
  3,
  e,
  N0,
  0,
  [Sp],
  [() => Ev],
  1
], Ev = [
  3,
  e,
  sd,
  0,
  [_u, i, ld, $],
  [0, 0, 0, 0],
  2
], Sv = [
  3,
  e,
  Si,
  0,
  [Ro, Bt, Ee, j, h, To],
  [0, 4, 1, 0, [64, { [g]: 1 }], 0],
  3
], hv = [
  3,
  e,
  Ln,
  0,
  [Ue, fe, lr],
  [0, () => Fo, 0],
  1
], vv = [
  3,
  e,
  Bi,
  0,
  [Ue, js, qe, Lo, _r, lr],
  [0, 0, () => Er, 0, 0, 0],
  1
], kv = [
  3,
  e,
  id,
  0,
  [Ue, fe, lr],
  [0, () => Fo, 0],
  1
], yv = [
  3,
  e,
  Ai,
  0,
  [_s],
  [[() => iA, { [g]: 1 }]]
], bv = [
  3,
  e,
  i,
  0,
  [Re, bd, ss, ns],
  [0, 4, 0, 0]
], Pv = [
  3,
  e,
  md,
  0,
  [s_, $o],
  [0, 0]
], Bv = [
  3,
  e,
  _d,
  0,
  [Mo],
  [[() => Xl, { [g]: 1, [a]: eo }]],
  1
], Av = [
  3,
  e,
  $n,
  0,
  [ys],
  [[() => Ll, 0]]
], Tv = [
  3,
  e,
  $i,
  0,
  [Y, Z, tt, ot, nt, rt, et, st, at, ct, Rt],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], Mv = [
  3,
  e,
  qd,
  0,
  [$],
  [0]
], Lv = [
  3,
  e,
  Td,
  0,
  [ur],
  [[() => sA, { [g]: 1, [a]: pr }]]
], $v = [
  3,
  e,
  zd,
  0,
  [j, Y, Z, tt, ot, nt, rt, et, st, at, ct, Oe],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
], Iv = [
  3,
  e,
  Md,
  { [a]: $d },
  [Un, i, O, Ut, j, Y, Z, tt, ot, nt, rt, et, st, at, ct, Rt, ft, E, Ot, _t, M],
  [0, 0, 0, [0, { [t]: Go }], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, [0, { [t]: Et }], [0, { [t]: St }], [() => dt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: I }]]
], wv = [
  3,
  e,
  Id,
  0,
  [i, O, re, Iu, Y, Z, tt, ot, nt, rt, et, st, at, ct, Rt, _g, P, p, Fe, bo, X, At, Q],
  [[0, 1], [0, 1], [0, { [d]: Do }], [() => Lv, { [b]: 1, [a]: Ii }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: ae }], [1, { [t]: kh }], [0, { [t]: B }], [0, { [t]: l }], [0, { [t]: ge }], [0, { [t]: We }], [0, { [t]: it }], [() => Dt, { [t]: wt }], [0, { [t]: ut }]],
  3
], Dv = [
  3,
  e,
  Wi,
  0,
  [EC, sf],
  [0, 0]
], Gv = [
  3,
  e,
  Pd,
  0,
  [],
  []
], Uv = [
  3,
  e,
  Ud,
  0,
  [wi, Ut, Vi, E, ft, X, Q, Ot, te, _t, M],
  [[() => qv, 16], [0, { [t]: Go }], [0, { [t]: fl }], [0, { [t]: St }], [0, { [t]: Et }], [0, { [t]: it }], [0, { [t]: ut }], [() => dt, { [t]: kt }], [() => ie, { [t]: ce }], [2, { [t]: yt }], [0, { [t]: I }]]
], jv = [
  3,
  e,
  jd,
  0,
  [i, Fi, O, Me, Le, h, $e, Ie, we, je, Ui, ji, qi, Ni, Lt, Ne, He, ze, Ke, Fe, bo, Xe, lg, kE, q0, ft, Ct, Io, X, At, Q, Ot, te, _t, Hi, ls, zi, P, $t, Ze, to, Ye, Po, Bo, Ao, p, cu],
  [[0, 1], [0, { [t]: ul }], [0, 1], [0, { [t]: no }], [0, { [t]: So }], [0, { [t]: Vs }], [0, { [t]: ho }], [0, { [t]: vo }], [0, { [t]: ko }], [0, { [t]: yo }], [0, { [t]: pl }], [4, { [t]: ll }], [0, { [t]: dl }], [4, { [t]: ml }], [4, { [t]: Lt }], [0, { [t]: ro }], [0, { [t]: so }], [0, { [t]: ao }], [0, { [t]: co }], [0, { [t]: ge }], [0, { [t]: We }], [128, { [oo]: io }], [0, { [t]: vh }], [0, { [t]: qh }], [0, { [t]: Ph }], [0, { [t]: Et }], [0, { [t]: Ko }], [0, { [t]: Vo }], [0, { [t]: it }], [() => Dt, { [t]: wt }], [0, { [t]: ut }], [() => dt, { [t]: kt }], [() => ie, { [t]: ce }], [2, { [t]: yt }], [0, { [t]: _l }], [() => vl, { [t]: xl }], [0, { [t]: Cl }], [0, { [t]: B }], [0, { [t]: Ys }], [0, { [t]: Ho }], [5, { [t]: zo }], [0, { [t]: No }], [0, { [t]: Uo }], [1, { [t]: jo }], [1, { [t]: qo }], [0, { [t]: l }], [0, { [t]: Sl }]],
  3
], qv = [
  3,
  e,
  wi,
  0,
  [j, Bt, Rt, Y, Z, tt, ot, nt, rt, et, st, at, ct],
  [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], Nv = [
  3,
  e,
  Di,
  0,
  [j, Bt, Y, Z, tt, ot, nt, rt, et, st, at, ct],
  [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], Hv = [
  3,
  e,
  In,
  0,
  [is],
  [[() => Wl, { [g]: 1, [a]: us }]],
  1
], zv = [
  3,
  e,
  us,
  0,
  [X0, ed, Ve, z0, d_, ug],
  [[64, { [g]: 1, [a]: Z0 }], [64, { [g]: 1, [a]: od }], 0, [64, { [g]: 1, [a]: K0 }], [64, { [g]: 1, [a]: __ }], 1],
  2
], Kv = [
  3,
  e,
  Wr,
  0,
  [Qr, Un, i, Se],
  [0, () => Qb, () => Pv, [() => Jt, 0]]
], Vv = [
  3,
  e,
  Sd,
  0,
  [i, Yr, D, h, p],
  [[0, 1], [() => Jb, { [b]: 1, [a]: Yr }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Fv = [
  3,
  e,
  vd,
  0,
  [i, Zr, D, h, p],
  [[0, 1], [() => tP, { [b]: 1, [a]: Zr }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Wv = [
  3,
  e,
  kd,
  0,
  [Un, ns],
  [[0, { [t]: Un }], [0, { [t]: cl }]]
], Xv = [
  3,
  e,
  yd,
  0,
  [i, Me, Wr, Ne, He, ze, gs, Ke, Ug, Qu, fd],
  [[0, 1], [0, { [t]: no }], [() => Kv, { [b]: 1, [a]: Wr }], [0, { [t]: ro }], [0, { [t]: so }], [0, { [t]: ao }], [0, { [t]: Ws }], [0, { [t]: co }], [2, { [t]: PS }], [0, { [t]: Bh }], [0, { [t]: bS }]],
  1
], Qv = [
  3,
  e,
  Ld,
  { [a]: $C },
  [Ei, bi, i, O, re, ft, X, Q, Ot, te, _t, M, h, Rt, E],
  [[4, { [t]: sl }], [0, { [t]: al }], [0, { [a]: i }], 0, 0, [0, { [t]: Et }], [0, { [t]: it }], [0, { [t]: ut }], [() => dt, { [t]: kt }], [() => ie, { [t]: ce }], [2, { [t]: yt }], [0, { [t]: I }], [0, { [t]: Vs }], [0, { [t]: ae }], [0, { [t]: St }]]
], Jv = [
  3,
  e,
  wd,
  0,
  [i, O, Me, Le, $e, Ie, we, je, Lt, Ne, He, ze, Ke, Xe, ft, Ct, Io, X, At, Q, Ot, te, _t, P, $t, Ze, to, Ye, Po, Bo, Ao, p, h, Rt],
  [[0, 1], [0, 1], [0, { [t]: no }], [0, { [t]: So }], [0, { [t]: ho }], [0, { [t]: vo }], [0, { [t]: ko }], [0, { [t]: yo }], [4, { [t]: Lt }], [0, { [t]: ro }], [0, { [t]: so }], [0, { [t]: ao }], [0, { [t]: co }], [128, { [oo]: io }], [0, { [t]: Et }], [0, { [t]: Ko }], [0, { [t]: Vo }], [0, { [t]: it }], [() => Dt, { [t]: wt }], [0, { [t]: ut }], [() => dt, { [t]: kt }], [() => ie, { [t]: ce }], [2, { [t]: yt }], [0, { [t]: B }], [0, { [t]: Ys }], [0, { [t]: Ho }], [5, { [t]: zo }], [0, { [t]: No }], [0, { [t]: Uo }], [1, { [t]: jo }], [1, { [t]: qo }], [0, { [t]: l }], [0, { [t]: Vs }], [0, { [t]: ae }]],
  2
], Yv = [
  3,
  e,
  Vd,
  { [a]: Fd },
  [di, ft, Ot, te, _t],
  [[() => PB, { [a]: di }], [0, { [t]: Et }], [() => dt, { [t]: kt }], [() => ie, { [t]: ce }], [2, { [t]: yt }]],
  1
], Zv = [
  3,
  e,
  Xd,
  0,
  [i, aE, ft, Ot, te, _t],
  [[0, 1], [0, { [t]: TS }], [0, { [t]: Et }], [() => dt, { [t]: kt }], [() => ie, { [t]: ce }], [2, { [t]: yt }]],
  1
], tk = [
  3,
  e,
  Qd,
  0,
  [O_, om, up, Ms, du, cp, rd],
  [0, 0, 0, 0, 0, 0, 2]
], ek = [
  3,
  e,
  Jd,
  0,
  [gO, up, Ms, du, cp],
  [0, 0, 0, 0, 0]
], ok = [
  3,
  e,
  Yi,
  0,
  [Uu, xe, Kp, wm],
  [0, 1, 1, () => Pl]
], nk = [
  3,
  e,
  Xr,
  0,
  [Jg, _O],
  [[() => gA, { [g]: 1, [a]: Zu }], 2],
  1
], rk = [
  3,
  e,
  cm,
  0,
  [i, W, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], sk = [
  3,
  e,
  um,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ak = [
  3,
  e,
  lm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ck = [
  3,
  e,
  xm,
  0,
  [i, W, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], ik = [
  3,
  e,
  mm,
  0,
  [i, W, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], uk = [
  3,
  e,
  fm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], pk = [
  3,
  e,
  Rm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], lk = [
  3,
  e,
  hm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], dk = [
  3,
  e,
  Om,
  0,
  [i, W, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], mk = [
  3,
  e,
  km,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], _k = [
  3,
  e,
  bm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], xk = [
  3,
  e,
  Bm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ck = [
  3,
  e,
  Pm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], fk = [
  3,
  e,
  Mm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], gk = [
  3,
  e,
  $m,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Rk = [
  3,
  e,
  Hm,
  0,
  [O, E, Ce, Nm],
  [0, 0, 2, 0]
], Ok = [
  3,
  e,
  qm,
  0,
  [It, O, E, Ou, Bt],
  [() => ee, 0, 0, 2, 4]
], Ek = [
  3,
  e,
  Qi,
  0,
  [lt],
  [0]
], Sk = [
  3,
  e,
  Km,
  0,
  [ar, M],
  [[0, { [t]: Or }], [0, { [t]: I }]]
], hk = [
  3,
  e,
  Vm,
  0,
  [i, O, Ro, E, P, p, Wu],
  [[0, 1], [0, 1], [0, { [d]: Ns }], [0, { [d]: J }], [0, { [t]: B }], [0, { [t]: l }], [0, { [t]: Ol }]],
  3
], vk = [
  3,
  e,
  Fm,
  0,
  [Ce, E, M],
  [[2, { [t]: Rr }], [0, { [t]: St }], [0, { [t]: I }]]
], kk = [
  3,
  e,
  Xm,
  0,
  [i, O, bs, E, P, rs, p, Fe, MC, LC],
  [[0, 1], [0, 1], [0, { [t]: Xs }], [0, { [d]: J }], [0, { [t]: B }], [2, { [t]: Ks }], [0, { [t]: l }], [0, { [t]: ge }], [6, { [t]: Sh }], [1, { [t]: hh }]],
  2
], yk = [
  3,
  e,
  Wm,
  { [a]: a_ },
  [c_, M, pu],
  [[() => aA, { [g]: 1 }], [0, { [t]: I }], [() => uA, { [g]: 1, [a]: qe }]]
], bk = [
  3,
  e,
  Qm,
  0,
  [i, Xr, bs, P, rs, p, h],
  [[0, 1], [() => nk, { [b]: 1, [a]: Xr }], [0, { [t]: Xs }], [0, { [t]: B }], [2, { [t]: Ks }], [0, { [t]: l }], [0, { [t]: L }]],
  2
], Pk = [
  3,
  e,
  Ym,
  0,
  [E],
  [[0, { [t]: St }]]
], Bk = [
  3,
  e,
  Zm,
  0,
  [i, O, E, p],
  [[0, 1], [0, 1], [0, { [d]: J }], [0, { [t]: l }]],
  2
], Ak = [
  3,
  e,
  r_,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Tk = [
  3,
  e,
  er,
  0,
  [i, D0, Ct, Oi, fe, Rp, Gu],
  [0, 0, 0, () => gv, () => $k, () => lB, () => oP],
  1
], Mk = [
  3,
  e,
  Zi,
  0,
  [SE, Ds, Ip],
  [0, 0, 0]
], Lk = [
  3,
  e,
  xs,
  0,
  [_s, nf, ef],
  [0, [() => dt, 0], 0],
  1
], $k = [
  3,
  e,
  fe,
  0,
  [SO, Hp],
  [0, () => ZB]
], Ik = [
  3,
  e,
  l_,
  0,
  [],
  []
], wk = [
  3,
  e,
  qe,
  0,
  [O, E, em, fg],
  [0, 0, 0, 0]
], Er = [
  3,
  e,
  p_,
  0,
  [nu, su],
  [0, 0]
], bl = [
  3,
  e,
  ms,
  0,
  [O],
  [0],
  1
], Dk = [
  3,
  e,
  ou,
  0,
  [],
  []
], Pl = [
  3,
  e,
  ru,
  0,
  [xe, Kp],
  [1, 1]
], Gk = [
  3,
  e,
  au,
  0,
  [lt],
  [0],
  1
], Uk = [
  3,
  e,
  mu,
  0,
  [Re, qs],
  [0, 0]
], jk = [
  3,
  e,
  L_,
  0,
  [Mn],
  [[() => kl, 16]]
], qk = [
  3,
  e,
  I_,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Nk = [
  3,
  e,
  P_,
  { [a]: Tn },
  [lt, M],
  [0, [0, { [t]: I }]]
], Hk = [
  3,
  e,
  A_,
  0,
  [i, p, P],
  [[0, 1], [0, { [t]: l }], [0, { [t]: B }]],
  1
], zk = [
  3,
  e,
  $_,
  { [a]: _e },
  [It, or],
  [() => ee, [() => hr, { [a]: Zn }]]
], Kk = [
  3,
  e,
  w_,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Vk = [
  3,
  e,
  B_,
  0,
  [xo],
  [[() => ta, 16]]
], Fk = [
  3,
  e,
  T_,
  0,
  [i, W, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], Wk = [
  3,
  e,
  U_,
  { [a]: In },
  [is],
  [[() => Wl, { [g]: 1, [a]: us }]]
], Xk = [
  3,
  e,
  j_,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Qk = [
  3,
  e,
  N_,
  0,
  [Qn],
  [[() => Vl, 16]]
], Jk = [
  3,
  e,
  H_,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Yk = [
  3,
  e,
  W_,
  0,
  [fo],
  [[() => ea, 16]]
], Zk = [
  3,
  e,
  X_,
  0,
  [i, W, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], ty = [
  3,
  e,
  K_,
  0,
  [Co],
  [[() => oa, 16]]
], ey = [
  3,
  e,
  V_,
  0,
  [i, W, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], oy = [
  3,
  e,
  Y_,
  { [a]: Jr },
  [Mo, Us],
  [[() => Xl, { [g]: 1, [a]: eo }], [0, { [t]: Zs }]]
], ny = [
  3,
  e,
  Z_,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ry = [
  3,
  e,
  tx,
  { [a]: Qr },
  [Qr],
  [0]
], sy = [
  3,
  e,
  ox,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ay = [
  3,
  e,
  ex,
  { [a]: $n },
  [ys],
  [[() => Ll, 0]]
], cy = [
  3,
  e,
  nx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], iy = [
  3,
  e,
  ax,
  0,
  [xu],
  [[() => py, 16]]
], uy = [
  3,
  e,
  ix,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], py = [
  3,
  e,
  xu,
  0,
  [Au],
  [() => Yb],
  1
], ly = [
  3,
  e,
  dx,
  0,
  [Cu],
  [[() => my, 16]]
], dy = [
  3,
  e,
  mx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], my = [
  3,
  e,
  Cu,
  0,
  [$u, lt, qe],
  [() => eP, 0, () => Er],
  2
], _y = [
  3,
  e,
  cx,
  0,
  [go],
  [[() => na, 16]]
], xy = [
  3,
  e,
  ux,
  0,
  [i, W, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], Cy = [
  3,
  e,
  xx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], fy = [
  3,
  e,
  fx,
  0,
  [qn],
  [[() => Ul, 16]]
], gy = [
  3,
  e,
  gx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ry = [
  3,
  e,
  Ox,
  0,
  [rp],
  [[0, 16]]
], Oy = [
  3,
  e,
  Ex,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ey = [
  3,
  e,
  hx,
  0,
  [tp],
  [[() => fP, 16]]
], Sy = [
  3,
  e,
  vx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], hy = [
  3,
  e,
  yx,
  0,
  [Kn],
  [[() => Nl, 16]]
], vy = [
  3,
  e,
  Ax,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ky = [
  3,
  e,
  Px,
  { [a]: Vn },
  [ep],
  [0]
], yy = [
  3,
  e,
  Bx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], by = [
  3,
  e,
  Mx,
  { [a]: $t },
  [xr],
  [[() => Jt, 0]],
  1
], Py = [
  3,
  e,
  Lx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], By = [
  3,
  e,
  Ix,
  { [a]: Jn },
  [lt, Lu],
  [0, [0, { [a]: Tu }]]
], Ay = [
  3,
  e,
  wx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ty = [
  3,
  e,
  Gx,
  { [a]: Yn },
  [Ts, Es, ms, Ls],
  [() => ql, () => Al, () => bl, [() => Jl, 0]]
], My = [
  3,
  e,
  Ux,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ly = [
  3,
  e,
  Nx,
  { [a]: _e },
  [It, or, M],
  [() => ee, [() => hr, { [a]: Zn }], [0, { [t]: I }]]
], $y = [
  3,
  e,
  Vx,
  0,
  [i, O, E, P, p],
  [[0, 1], [0, 1], [0, { [d]: J }], [0, { [t]: B }], [0, { [t]: l }]],
  2
], Iy = [
  3,
  e,
  Hx,
  0,
  [vi, ar, Bt, Ge, j, Y, Z, tt, ot, nt, rt, et, st, at, ct, Rt, ft, M, To],
  [[() => he, 16], [0, { [t]: Or }], [4, { [t]: rr }], [1, { [t]: De }], [0, { [t]: j }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: ae }], [0, { [t]: Et }], [0, { [t]: I }], [0, { [t]: Js }]]
], wy = [
  3,
  e,
  Fx,
  0,
  [i, O, Ro, E, P, p, cs],
  [[0, 1], [0, 1], [0, { [d]: Ns }], [0, { [d]: J }], [0, { [t]: B }], [0, { [t]: l }], [0, { [t]: Fs }]],
  3
], Dy = [
  3,
  e,
  zx,
  { [a]: Wx },
  [Ce, Bt, E, M, j, $i, Kg, Ct, Fg],
  [[2, { [t]: Rr }], [4, { [t]: rr }], [0, { [t]: St }], [0, { [t]: I }], 0, () => Tv, [() => Gy, 0], 0, 1]
], Gy = [
  3,
  e,
  Kx,
  0,
  [TE, ir, Hu, sr, jt, ur],
  [[1, { [a]: cr }], 0, 0, 1, 2, [() => SA, { [g]: 1, [a]: pr }]]
], Uy = [
  3,
  e,
  Xx,
  0,
  [i, O, Tg, E, sr, ir, X, At, Q, P, p],
  [[0, 1], [0, 1], [64, { [t]: bh }], [0, { [d]: J }], [1, { [t]: yh }], [0, { [t]: Th }], [0, { [t]: it }], [() => Dt, { [t]: wt }], [0, { [t]: ut }], [0, { [t]: B }], [0, { [t]: l }]],
  3
], jy = [
  3,
  e,
  oC,
  0,
  [jn],
  [[() => wl, { [b]: 1, [a]: jn }]]
], qy = [
  3,
  e,
  nC,
  0,
  [i, O, E, P, p],
  [[0, 1], [0, 1], [0, { [d]: J }], [0, { [t]: B }], [0, { [t]: l }]],
  2
], Ny = [
  3,
  e,
  Zx,
  0,
  [Nn],
  [[() => Il, 16]]
], Hy = [
  3,
  e,
  tC,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], zy = [
  3,
  e,
  rC,
  0,
  [Eo, Ce, os, Ut, Is, Bt, Ge, j, Y, Z, tt, ot, nt, rt, et, st, at, ct, Rt, Ps, E, Le, $e, Ie, we, ps, je, Lt, wn, Io, ft, Xe, X, Q, Ot, _t, Ct, M, To, cr, Gs, Ze, to, Ye, Po, Bo, Ao],
  [[() => he, 16], [2, { [t]: Rr }], [0, { [t]: Vp }], [0, { [t]: Go }], [0, { [t]: El }], [4, { [t]: rr }], [1, { [t]: De }], [0, { [t]: j }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: ae }], [1, { [t]: gl }], [0, { [t]: St }], [0, { [t]: So }], [0, { [t]: ho }], [0, { [t]: vo }], [0, { [t]: ko }], [0, { [t]: Gi }], [0, { [t]: yo }], [4, { [t]: Lt }], [0, { [t]: wn }], [0, { [t]: Vo }], [0, { [t]: Et }], [128, { [oo]: io }], [0, { [t]: it }], [0, { [t]: ut }], [() => dt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: Ko }], [0, { [t]: I }], [0, { [t]: Js }], [1, { [t]: Rl }], [1, { [t]: hl }], [0, { [t]: Ho }], [5, { [t]: zo }], [0, { [t]: No }], [0, { [t]: Uo }], [1, { [t]: jo }], [1, { [t]: qo }]]
], Ky = [
  3,
  e,
  sC,
  0,
  [i, O, Fe, Eu, bo, vu, Fn, pp, lp, dp, mp, _p, xp, E, X, At, Q, P, Oe, p, cs],
  [[0, 1], [0, 1], [0, { [t]: ge }], [4, { [t]: Ss }], [0, { [t]: We }], [4, { [t]: vs }], [0, { [t]: Fn }], [0, { [d]: Xp }], [0, { [d]: Qp }], [0, { [d]: Jp }], [0, { [d]: Yp }], [0, { [d]: Zp }], [6, { [d]: tl }], [0, { [d]: J }], [0, { [t]: it }], [() => Dt, { [t]: wt }], [0, { [t]: ut }], [0, { [t]: B }], [1, { [d]: gr }], [0, { [t]: l }], [0, { [t]: Fs }]],
  2
], Vy = [
  3,
  e,
  aC,
  0,
  [Wn],
  [[() => Dl, { [b]: 1, [a]: Wn }]]
], Fy = [
  3,
  e,
  cC,
  0,
  [i, O, E, P, p],
  [[0, 1], [0, 1], [0, { [d]: J }], [0, { [t]: B }], [0, { [t]: l }]],
  2
], Wy = [
  3,
  e,
  pC,
  { [a]: $t },
  [xr, E],
  [[() => Jt, 0], [0, { [t]: St }]],
  1
], Xy = [
  3,
  e,
  dC,
  0,
  [i, O, E, p, P],
  [[0, 1], [0, 1], [0, { [d]: J }], [0, { [t]: l }], [0, { [t]: B }]],
  2
], Qy = [
  3,
  e,
  lC,
  0,
  [Eo, M],
  [[() => he, 16], [0, { [t]: I }]]
], Jy = [
  3,
  e,
  mC,
  0,
  [i, O, P, p],
  [[0, 1], [0, 1], [0, { [t]: B }], [0, { [t]: l }]],
  2
], Yy = [
  3,
  e,
  CC,
  0,
  [Hn],
  [[() => jl, 16]]
], Zy = [
  3,
  e,
  fC,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], tb = [
  3,
  e,
  fu,
  0,
  [Dp],
  [0],
  1
], eb = [
  3,
  e,
  Rs,
  0,
  [Os, np],
  [[() => Bl, { [rl]: [nl, Fp] }], 0]
], Bl = [
  3,
  e,
  Os,
  0,
  [$o, ds, u_, Ve, ZE],
  [[0, { [SS]: 1, [a]: Hh }], 0, 0, 0, 0],
  1
], ob = [
  3,
  e,
  RC,
  0,
  [ns, Cd, xd, ss, nd],
  [[0, { [t]: cl }], [0, { [t]: yS }], [0, { [t]: kS }], [0, { [t]: BS }], [2, { [t]: hS }]]
], nb = [
  3,
  e,
  OC,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], rb = [
  3,
  e,
  hC,
  0,
  [Ce, os, Ut, Is, cd, Bt, Ge, Y, Z, tt, ot, nt, rt, et, st, at, ct, Rt, j, Ps, E, Le, $e, Ie, we, je, ps, Lt, wn, Io, ft, Xe, X, Q, Ot, _t, Ct, M, To, cr, Gs, Ze, to, Ye, Po, Bo, Ao],
  [[2, { [t]: Rr }], [0, { [t]: Vp }], [0, { [t]: Go }], [0, { [t]: El }], [0, { [t]: vS }], [4, { [t]: rr }], [1, { [t]: De }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: ae }], [0, { [t]: j }], [1, { [t]: gl }], [0, { [t]: St }], [0, { [t]: So }], [0, { [t]: ho }], [0, { [t]: vo }], [0, { [t]: ko }], [0, { [t]: yo }], [0, { [t]: Gi }], [4, { [t]: Lt }], [0, { [t]: wn }], [0, { [t]: Vo }], [0, { [t]: Et }], [128, { [oo]: io }], [0, { [t]: it }], [0, { [t]: ut }], [() => dt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: Ko }], [0, { [t]: I }], [0, { [t]: Js }], [1, { [t]: Rl }], [1, { [t]: hl }], [0, { [t]: Ho }], [5, { [t]: zo }], [0, { [t]: No }], [0, { [t]: Uo }], [1, { [t]: jo }], [1, { [t]: qo }]]
], sb = [
  3,
  e,
  vC,
  0,
  [i, O, Fe, Eu, bo, vu, Fn, pp, lp, dp, mp, _p, xp, E, X, At, Q, P, Oe, p, cs],
  [[0, 1], [0, 1], [0, { [t]: ge }], [4, { [t]: Ss }], [0, { [t]: We }], [4, { [t]: vs }], [0, { [t]: Fn }], [0, { [d]: Xp }], [0, { [d]: Qp }], [0, { [d]: Jp }], [0, { [d]: Yp }], [0, { [d]: Zp }], [6, { [d]: tl }], [0, { [d]: J }], [0, { [t]: it }], [() => Dt, { [t]: wt }], [0, { [t]: ut }], [0, { [t]: B }], [1, { [d]: gr }], [0, { [t]: l }], [0, { [t]: Fs }]],
  2
], Al = [
  3,
  e,
  Es,
  0,
  [RE],
  [0],
  1
], Tl = [
  3,
  e,
  ks,
  0,
  [Ve, ds],
  [0, 0]
], Ml = [
  3,
  e,
  hs,
  0,
  [Ki, tm, ku, lO],
  [() => tk, 0, () => Rb, () => _P]
], ab = [
  3,
  e,
  zC,
  0,
  [$, Se],
  [0, [() => Jt, { [g]: 1, [a]: vt }]]
], ea = [
  3,
  e,
  fo,
  0,
  [W, lt, ME, Zt],
  [0, 0, [() => PA, { [g]: 1, [a]: Gp }], [() => cb, 0]],
  3
], cb = [
  3,
  e,
  VC,
  0,
  [$, vt, Oo],
  [0, () => ve, [() => ab, 0]]
], oa = [
  3,
  e,
  Co,
  0,
  [er, PC, W, DC, fE, Zt, Ig],
  [[() => ib, 0], 2, 0, 0, () => db, () => pb, [() => mA, 0]],
  5
], ib = [
  3,
  e,
  bC,
  0,
  [Sp],
  [[() => lb, 0]],
  1
], ub = [
  3,
  e,
  BC,
  0,
  [Bp, ws],
  [[() => $B, { [a]: bp }], [() => TB, { [a]: mr }]]
], pb = [
  3,
  e,
  AC,
  0,
  [$],
  [0],
  1
], lb = [
  3,
  e,
  NC,
  0,
  [i, _u, V0, $, xs],
  [0, 0, 0, 0, [() => ub, 0]],
  2
], db = [
  3,
  e,
  HC,
  0,
  [k_],
  [0],
  1
], mb = [
  3,
  e,
  Dn,
  0,
  [Ue, fe],
  [0, () => Fo],
  1
], _b = [
  3,
  e,
  hu,
  0,
  [Ue, js, qe, Lo, _r],
  [0, 0, () => Er, 0, 0],
  1
], xb = [
  3,
  e,
  KC,
  0,
  [Ue, fe],
  [0, () => Fo],
  1
], Cb = [
  3,
  e,
  Gn,
  0,
  [dr, fe],
  [() => sa, () => Fo],
  1
], fb = [
  3,
  e,
  yu,
  0,
  [js, Lo, dr, qe, _r],
  [0, 0, () => sa, () => Er, 0],
  3
], gb = [
  3,
  e,
  JC,
  0,
  [dr],
  [() => sa],
  1
], Rb = [
  3,
  e,
  XC,
  0,
  [$o],
  [0]
], Ob = [
  3,
  e,
  QC,
  0,
  [Ms],
  [0]
], Eb = [
  3,
  e,
  Af,
  0,
  [Bf, Cs, W, Zt],
  [[0, { [a]: Bd }], [64, { [g]: 1, [a]: fs }], 0, [() => ra, 0]],
  2
], Sb = [
  3,
  e,
  Pf,
  0,
  [tu, xe, x_],
  [5, 1, 2]
], hb = [
  3,
  e,
  ng,
  0,
  [lt, Ut, Ve, $, Zt, IE, Bg, zu, hi],
  [0, () => Sb, 0, 0, [() => kb, 0], [() => AA, { [g]: 1, [a]: jp }], [() => fA, { [g]: 1, [a]: Ku }], () => sP, () => _v],
  1
], vb = [
  3,
  e,
  rg,
  0,
  [$, Se, Ju, Yu],
  [0, [() => Jt, { [g]: 1, [a]: vt }], 1, 1]
], kb = [
  3,
  e,
  sg,
  0,
  [$, vt, Ju, Yu, Oo],
  [0, () => ve, 1, 1, [() => vb, 0]]
], yb = [
  3,
  e,
  lf,
  { [a]: df },
  [jt, xt, Je, Ri],
  [2, 0, 0, [() => nA, { [g]: 1, [a]: xo }]]
], bb = [
  3,
  e,
  mf,
  0,
  [i, xt, p],
  [[0, 1], [0, { [d]: se }], [0, { [t]: l }]],
  1
], Pb = [
  3,
  e,
  gf,
  0,
  [jt, xt, Je, Su],
  [2, 0, 0, [() => lA, { [g]: 1, [a]: fo }]]
], Bb = [
  3,
  e,
  Rf,
  0,
  [i, xt, p],
  [[0, 1], [0, { [d]: se }], [0, { [t]: l }]],
  1
], Ab = [
  3,
  e,
  xf,
  { [a]: $f },
  [xt, Ru, jt, Je],
  [0, [() => dA, { [g]: 1, [a]: Co }], 2, 0]
], Tb = [
  3,
  e,
  Cf,
  0,
  [i, xt, p],
  [[0, 1], [0, { [d]: se }], [0, { [t]: l }]],
  1
], Mb = [
  3,
  e,
  Ef,
  { [a]: If },
  [jt, xt, Je, Bu],
  [2, 0, 0, [() => xA, { [g]: 1, [a]: go }]]
], Lb = [
  3,
  e,
  Sf,
  0,
  [i, xt, p],
  [[0, 1], [0, { [d]: se }], [0, { [t]: l }]],
  1
], $b = [
  3,
  e,
  hf,
  { [a]: af },
  [as, It, xt, $],
  [[() => Fl, 0], () => ee, 0, 0]
], Ib = [
  3,
  e,
  vf,
  0,
  [pg, xt, $, ss],
  [[1, { [d]: _S }], [0, { [d]: se }], [0, { [d]: wo }], [0, { [d]: cS }]]
], wb = [
  3,
  e,
  yf,
  { [a]: cf },
  [as, xt],
  [[() => Fl, 0], 0]
], Db = [
  3,
  e,
  bf,
  0,
  [xt, dg],
  [[0, { [d]: se }], [1, { [d]: xS }]]
], Gb = [
  3,
  e,
  Gf,
  { [a]: Uf },
  [i, nr, qp, qu, $, oe, bg, wu, jt, wE, tr, ne, M],
  [0, 0, 0, 0, 0, 0, 0, 1, 2, [() => CA, { [g]: 1, [a]: tS }], [() => Sr, { [g]: 1 }], 0, [0, { [t]: I }]]
], Ub = [
  3,
  e,
  jf,
  0,
  [i, oe, ne, nr, wu, $, qp, p, P],
  [[0, 1], [0, { [d]: Cr }], [0, { [d]: fr }], [0, { [d]: Wp }], [1, { [d]: fS }], [0, { [d]: wo }], [0, { [d]: OS }], [0, { [t]: l }], [0, { [t]: B }]],
  1
], jb = [
  3,
  e,
  Hf,
  0,
  [ud, i, O, ar, yi, Pu, U0, xt, Je, M],
  [[() => rA, 0], 0, 0, [0, { [t]: Or }], 0, 1, 1, 0, 0, [0, { [t]: I }]]
], qb = [
  3,
  e,
  zf,
  0,
  [i, O, E, Pu, yi, xt, P, p],
  [[0, 1], [0, 1], [0, { [d]: J }], [1, { [d]: mS }], [0, { [d]: aS }], [0, { [d]: se }], [0, { [t]: B }], [0, { [t]: l }]],
  2
], Nb = [
  3,
  e,
  Kf,
  { [a]: bu },
  [jt, Du, Sg, Xi, Re, $, oe, Qe, tr, ne, M],
  [2, 0, 0, [() => Ql, { [g]: 1 }], 0, 0, 0, 1, [() => Sr, { [g]: 1 }], 0, [0, { [t]: I }]]
], Hb = [
  3,
  e,
  Vf,
  0,
  [i, oe, ne, Du, Qe, $, P, p, Bs],
  [[0, 1], [0, { [d]: Cr }], [0, { [d]: fr }], [0, { [d]: dS }], [1, { [d]: zs }], [0, { [d]: wo }], [0, { [t]: B }], [0, { [t]: l }], [64, { [t]: Qs }]],
  1
], zb = [
  3,
  e,
  Wf,
  { [a]: bu },
  [jt, Xi, Re, $, oe, Qe, tr, ne, YC, xt, Je, Ep, M],
  [2, [() => Ql, { [g]: 1 }], 0, 0, 0, 1, [() => Sr, { [g]: 1 }], 0, 1, 0, 0, 0, [0, { [t]: I }]]
], Kb = [
  3,
  e,
  Qf,
  0,
  [i, oe, ne, Qe, $, xt, E_, Ep, P, p, Bs],
  [[0, 1], [0, { [d]: Cr }], [0, { [d]: fr }], [1, { [d]: zs }], [0, { [d]: wo }], [0, { [d]: se }], [2, { [d]: uS }], [0, { [d]: RS }], [0, { [t]: B }], [0, { [t]: l }], [64, { [t]: Qs }]],
  1
], Vb = [
  3,
  e,
  Xf,
  { [a]: cg },
  [jt, nr, zp, qu, Pg, eS, Ji, Re, $, oe, Qe, tr, ne, M],
  [2, 0, 0, 0, 0, [() => RA, { [g]: 1, [a]: oS }], [() => cA, { [g]: 1, [a]: Ce }], 0, 0, 0, 1, [() => Sr, { [g]: 1 }], 0, [0, { [t]: I }]]
], Fb = [
  3,
  e,
  Jf,
  0,
  [i, oe, ne, nr, Qe, $, zp, p, P, Bs],
  [[0, 1], [0, { [d]: Cr }], [0, { [d]: fr }], [0, { [d]: Wp }], [1, { [d]: zs }], [0, { [d]: wo }], [0, { [d]: ES }], [0, { [t]: l }], [0, { [t]: B }], [64, { [t]: Qs }]],
  1
], Wb = [
  3,
  e,
  tg,
  { [a]: eg },
  [Ei, bi, i, O, re, ir, Hu, sr, jt, ur, ks, It, Ct, M, h, Rt, E],
  [[4, { [t]: sl }], [0, { [t]: al }], 0, 0, 0, 0, 0, 1, 2, [() => EA, { [g]: 1, [a]: pr }], () => Tl, () => ee, 0, [0, { [t]: I }], 0, 0, [0, { [t]: St }]]
], Xb = [
  3,
  e,
  og,
  0,
  [i, O, re, sr, ir, P, p, X, At, Q],
  [[0, 1], [0, 1], [0, { [d]: Do }], [1, { [d]: CS }], [0, { [d]: gS }], [0, { [t]: B }], [0, { [t]: l }], [0, { [t]: it }], [() => Dt, { [t]: wt }], [0, { [t]: ut }]],
  3
], Qb = [
  3,
  e,
  Lf,
  0,
  [$o, Re],
  [0, 0]
], Ll = [
  3,
  e,
  ys,
  0,
  [EE, AE, $p, wp],
  [0, 0, [() => bA, 0], [() => jB, 0]],
  2
], Jb = [
  3,
  e,
  Yr,
  0,
  [Gn, Dn, Ln],
  [() => Cb, () => mb, () => hv],
  1
], Yb = [
  3,
  e,
  Au,
  0,
  [Zi, yu, hu, Bi],
  [() => Mk, () => fb, () => _b, () => vv],
  1
], Zb = [
  3,
  e,
  Mu,
  0,
  [Re, qs],
  [0, 0]
], tP = [
  3,
  e,
  Zr,
  0,
  [Ap],
  [() => OB],
  1
], eP = [
  3,
  e,
  $u,
  0,
  [Tp],
  [() => EB],
  1
], Fo = [
  3,
  e,
  xg,
  0,
  [KO, tf],
  [0, 0],
  1
], oP = [
  3,
  e,
  Gu,
  0,
  [lt, g_],
  [0, () => zl],
  1
], nP = [
  3,
  e,
  ig,
  0,
  [$, Se, ki],
  [0, [() => Jt, { [g]: 1, [a]: vt }], 0]
], na = [
  3,
  e,
  go,
  0,
  [W, Zt],
  [0, [() => LA, 0]],
  1
], rP = [
  3,
  e,
  Iu,
  0,
  [re, O, WC, Ct, It, ks, h, Rt, E],
  [0, 0, 4, 0, () => ee, () => Tl, 0, 0, 0]
], sP = [
  3,
  e,
  zu,
  0,
  [ju, Nu],
  [1, 1]
], aP = [
  3,
  e,
  Ku,
  0,
  [ju, Ct, Nu],
  [1, 0, 1]
], $l = [
  3,
  e,
  ts,
  0,
  [vE, fO, Mf, ou],
  [[() => BA, { [g]: 1, [a]: Lp }], [() => hA, { [g]: 1, [a]: ip }], [() => _A, { [g]: 1, [a]: Ad }], () => Dk]
], ra = [
  3,
  e,
  Rg,
  0,
  [O],
  [[() => gB, { [a]: rE }]]
], cP = [
  3,
  e,
  Zu,
  0,
  [O, Bt, j, h, Rt, Ee, Ct, It, $s],
  [0, 4, 0, [64, { [g]: 1 }], 0, 1, 0, () => ee, () => Kl]
], iP = [
  3,
  e,
  wg,
  0,
  [O, E, j, wf, Ee],
  [0, 0, 0, 6, 1],
  1
], Il = [
  3,
  e,
  Nn,
  0,
  [Gg, eo],
  [0, () => uP]
], wl = [
  3,
  e,
  jg,
  0,
  [lt],
  [0]
], Dl = [
  3,
  e,
  qg,
  0,
  [Uu, HO, m_, ru],
  [0, 5, 0, () => Pl]
], uP = [
  3,
  e,
  Ng,
  0,
  [Yi],
  [() => ok]
], pP = [
  3,
  e,
  Vg,
  0,
  [Oe, Ee, Y, Z, tt, ot, nt, rt, et, st, at, ct],
  [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], lP = [
  3,
  e,
  Xg,
  0,
  [j, h, Rt, Ee, Ct, O, E, Ou, Bt, It, $s],
  [0, [64, { [g]: 1 }], 0, 1, 0, 0, 0, 2, 4, () => ee, () => Kl]
], dP = [
  3,
  e,
  Xu,
  0,
  [CE],
  [[() => RB, 0]]
], Gl = [
  3,
  e,
  As,
  0,
  [Ki, ku],
  [() => ek, () => Ob]
], ee = [
  3,
  e,
  It,
  0,
  [ds, Ve],
  [0, 0]
], Ul = [
  3,
  e,
  qn,
  0,
  [Mo],
  [[() => OA, { [g]: 1, [a]: eo }]],
  1
], mP = [
  3,
  e,
  Lg,
  0,
  [Qu],
  [0],
  1
], _P = [
  3,
  e,
  jR,
  0,
  [],
  []
], xP = [
  3,
  e,
  pr,
  0,
  [Oe, Bt, j, Ee, Y, Z, tt, ot, nt, rt, et, st, at, ct],
  [1, 4, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], CP = [
  3,
  e,
  zn,
  { [a]: zn },
  [GR],
  [0]
], fP = [
  3,
  e,
  tp,
  0,
  [_i],
  [[2, { [a]: _i }]]
], gP = [
  3,
  e,
  sp,
  0,
  [Li, Ti, Mi],
  [1, 1, 1]
], RP = [
  3,
  e,
  UR,
  0,
  [eu],
  [[() => gP, { [Hs]: 1 }]]
], jl = [
  3,
  e,
  Hn,
  0,
  [pi, mi, li, xi],
  [[2, { [a]: pi }], [2, { [a]: mi }], [2, { [a]: li }], [2, { [a]: xi }]]
], OP = [
  3,
  e,
  rR,
  0,
  [i, Mn, D, h, p],
  [[0, 1], [() => kl, { [b]: 1, [a]: Mn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], EP = [
  3,
  e,
  eR,
  0,
  [i, Tn, p, h],
  [[0, 1], [() => fv, { [b]: 1, [a]: Tn }], [0, { [t]: l }], [0, { [t]: L }]],
  2
], SP = [
  3,
  e,
  sR,
  0,
  [i, Me, _e, D, h, Ne, He, ze, gs, Ke, p],
  [[0, 1], [0, { [t]: no }], [() => yl, { [b]: 1, [a]: _e }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: ro }], [0, { [t]: so }], [0, { [t]: ao }], [0, { [t]: Ws }], [0, { [t]: co }], [0, { [t]: l }]],
  1
], hP = [
  3,
  e,
  oR,
  0,
  [i, W, xo, p],
  [[0, 1], [0, { [d]: Tt }], [() => ta, { [b]: 1, [a]: xo }], [0, { [t]: l }]],
  3
], vP = [
  3,
  e,
  iR,
  0,
  [i, In, D, h, p],
  [[0, 1], [() => Hv, { [b]: 1, [a]: In }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], kP = [
  3,
  e,
  pR,
  0,
  [i, Qn, D, h, p],
  [[0, 1], [() => Vl, { [b]: 1, [a]: Qn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], yP = [
  3,
  e,
  _R,
  0,
  [i, W, fo, p],
  [[0, 1], [0, { [d]: Tt }], [() => ea, { [b]: 1, [a]: fo }], [0, { [t]: l }]],
  3
], bP = [
  3,
  e,
  dR,
  0,
  [i, W, Co, p],
  [[0, 1], [0, { [d]: Tt }], [() => oa, { [b]: 1, [a]: Co }], [0, { [t]: l }]],
  3
], PP = [
  3,
  e,
  fR,
  0,
  [Us],
  [[0, { [t]: Zs }]]
], BP = [
  3,
  e,
  gR,
  0,
  [i, h, Jr, p, Us],
  [[0, 1], [0, { [t]: L }], [() => Bv, { [b]: 1, [a]: Jr }], [0, { [t]: l }], [0, { [t]: Zs }]],
  1
], AP = [
  3,
  e,
  RR,
  0,
  [i, $n, D, h, p],
  [[0, 1], [() => Av, { [b]: 1, [a]: $n }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], TP = [
  3,
  e,
  ER,
  0,
  [i, W, go, p],
  [[0, 1], [0, { [d]: Tt }], [() => na, { [b]: 1, [a]: go }], [0, { [t]: l }]],
  3
], MP = [
  3,
  e,
  hR,
  0,
  [i, ts, p, JO],
  [[0, 1], [() => $l, { [b]: 1, [a]: ts }], [0, { [t]: l }], [2, { [t]: jh }]],
  2
], LP = [
  3,
  e,
  kR,
  0,
  [i, qn, D, p, h],
  [[0, 1], [() => Ul, { [b]: 1, [a]: qn }], [0, { [t]: w }], [0, { [t]: l }], [0, { [t]: L }]],
  2
], $P = [
  3,
  e,
  bR,
  0,
  [i, rp, D, h, Kd, p],
  [[0, 1], [0, 16], [0, { [t]: w }], [0, { [t]: L }], [2, { [t]: AS }], [0, { [t]: l }]],
  2
], IP = [
  3,
  e,
  TR,
  0,
  [i, Kn, D, h, Up, p],
  [[0, 1], [() => Nl, { [b]: 1, [a]: Kn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: il }], [0, { [t]: l }]],
  2
], wP = [
  3,
  e,
  AR,
  0,
  [i, Vn, D, h, p],
  [[0, 1], [() => dB, { [b]: 1, [a]: Vn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], DP = [
  3,
  e,
  LR,
  0,
  [i, $t, D, h, p],
  [[0, 1], [() => aa, { [b]: 1, [a]: $t }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], GP = [
  3,
  e,
  IR,
  0,
  [i, Jn, D, h, bs, p],
  [[0, 1], [() => tA, { [b]: 1, [a]: Jn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: Xs }], [0, { [t]: l }]],
  2
], UP = [
  3,
  e,
  DR,
  0,
  [i, Yn, D, h, p],
  [[0, 1], [() => eA, { [b]: 1, [a]: Yn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], jP = [
  3,
  e,
  zR,
  0,
  [M],
  [[0, { [t]: I }]]
], qP = [
  3,
  e,
  VR,
  0,
  [i, O, Me, _e, D, h, Ne, He, ze, gs, Ke, P, E, p],
  [[0, 1], [0, 1], [0, { [t]: no }], [() => yl, { [b]: 1, [a]: _e }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: ro }], [0, { [t]: so }], [0, { [t]: ao }], [0, { [t]: Ws }], [0, { [t]: co }], [0, { [t]: B }], [0, { [d]: J }], [0, { [t]: l }]],
  2
], NP = [
  3,
  e,
  KR,
  0,
  [O, Ro, ar, j, Y, Z, tt, ot, nt, rt, et, st, at, ct, Rt, ft, M],
  [0, 0, [0, { [t]: Or }], [0, { [t]: j }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: ae }], [0, { [t]: Et }], [0, { [t]: I }]]
], HP = [
  3,
  e,
  FR,
  0,
  [i, O, Ro, vi, E, Wu, h, Y, Z, tt, ot, nt, rt, et, st, at, ct, D, P, p],
  [[0, 1], [0, 1], [0, { [d]: Ns }], [() => he, 16], [0, { [d]: J }], [0, { [t]: Ol }], [0, { [t]: L }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: w }], [0, { [t]: B }], [0, { [t]: l }]],
  4
], zP = [
  3,
  e,
  ZR,
  0,
  [M],
  [[0, { [t]: I }]]
], KP = [
  3,
  e,
  tO,
  0,
  [i, O, jn, P, E, D, h, p],
  [[0, 1], [0, 1], [() => wl, { [b]: 1, [a]: jn }], [0, { [t]: B }], [0, { [d]: J }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], VP = [
  3,
  e,
  QR,
  0,
  [M],
  [[0, { [t]: I }]]
], FP = [
  3,
  e,
  JR,
  0,
  [i, Nn, P, Up, D, h, p],
  [[0, 1], [() => Il, { [b]: 1, [a]: Nn }], [0, { [t]: B }], [0, { [t]: il }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  1
], WP = [
  3,
  e,
  eO,
  0,
  [Ut, j, Y, Z, tt, ot, nt, rt, et, st, at, ct, Rt, ft, E, X, Q, Ot, te, _t, Ee, M],
  [[0, { [t]: Go }], [0, { [t]: j }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: ae }], [0, { [t]: Et }], [0, { [t]: St }], [0, { [t]: it }], [0, { [t]: ut }], [() => dt, { [t]: kt }], [() => ie, { [t]: ce }], [2, { [t]: yt }], [1, { [t]: Ah }], [0, { [t]: I }]]
], XP = [
  3,
  e,
  oO,
  0,
  [i, O, Me, Eo, Le, $e, Ie, we, Ge, D, je, h, Y, Z, tt, ot, nt, rt, et, st, at, ct, Lt, Fe, bo, Ne, He, ze, Ke, sS, Xe, ft, Ct, Io, X, At, Q, Ot, te, _t, P, $t, Ze, to, Ye, Po, Bo, Ao, p],
  [[0, 1], [0, 1], [0, { [t]: no }], [() => he, 16], [0, { [t]: So }], [0, { [t]: ho }], [0, { [t]: vo }], [0, { [t]: ko }], [1, { [t]: De }], [0, { [t]: w }], [0, { [t]: yo }], [0, { [t]: L }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [4, { [t]: Lt }], [0, { [t]: ge }], [0, { [t]: We }], [0, { [t]: ro }], [0, { [t]: so }], [0, { [t]: ao }], [0, { [t]: co }], [1, { [t]: Nh }], [128, { [oo]: io }], [0, { [t]: Et }], [0, { [t]: Ko }], [0, { [t]: Vo }], [0, { [t]: it }], [() => Dt, { [t]: wt }], [0, { [t]: ut }], [() => dt, { [t]: kt }], [() => ie, { [t]: ce }], [2, { [t]: yt }], [0, { [t]: B }], [0, { [t]: Ys }], [0, { [t]: Ho }], [5, { [t]: zo }], [0, { [t]: No }], [0, { [t]: Uo }], [1, { [t]: jo }], [1, { [t]: qo }], [0, { [t]: l }]],
  2
], QP = [
  3,
  e,
  nO,
  0,
  [M],
  [[0, { [t]: I }]]
], JP = [
  3,
  e,
  rO,
  0,
  [i, O, Wn, P, E, rs, D, h, p],
  [[0, 1], [0, 1], [() => Dl, { [b]: 1, [a]: Wn }], [0, { [t]: B }], [0, { [d]: J }], [2, { [t]: Ks }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], YP = [
  3,
  e,
  cO,
  0,
  [E],
  [[0, { [t]: St }]]
], ZP = [
  3,
  e,
  iO,
  0,
  [i, O, $t, E, D, h, p, P],
  [[0, 1], [0, 1], [() => aa, { [b]: 1, [a]: $t }], [0, { [d]: J }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }], [0, { [t]: B }]],
  3
], tB = [
  3,
  e,
  pO,
  0,
  [i, Hn, D, h, p],
  [[0, 1], [() => jl, { [b]: 1, [a]: Hn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], eB = [
  3,
  e,
  ip,
  0,
  [xO, Cs, W, Zt],
  [[0, { [a]: RO }], [64, { [g]: 1, [a]: fs }], 0, [() => ra, 0]],
  2
], sa = [
  3,
  e,
  dr,
  0,
  [Ut, xe],
  [0, 1],
  1
], oB = [
  3,
  e,
  EO,
  0,
  [op],
  [[21, { [Hs]: 1 }]]
], nB = [
  3,
  e,
  Op,
  0,
  [gu, kC, ap, hO, vO],
  [0, 0, 0, 0, 0]
], ql = [
  3,
  e,
  Ts,
  0,
  [gu, ap],
  [0, 0],
  1
], rB = [
  3,
  e,
  yO,
  0,
  [],
  []
], sB = [
  3,
  e,
  BO,
  0,
  [i, O, jO, Dm, Um, Gm, jm, ZO, eE, tE, oE, Zd],
  [[0, 1], [0, 1], [0, { [t]: $h }], [0, { [t]: ge }], [0, { [t]: We }], [4, { [t]: Ss }], [4, { [t]: vs }], [0, { [t]: Ih }], [0, { [t]: Dh }], [6, { [t]: wh }], [6, { [t]: Gh }], [0, { [t]: LS, [lS]: 1 }]],
  3
], aB = [
  3,
  e,
  Cp,
  0,
  [lt],
  [0],
  1
], Nl = [
  3,
  e,
  Kn,
  0,
  [lr, Mo],
  [0, [() => kA, { [g]: 1, [a]: eo }]],
  2
], cB = [
  3,
  e,
  DO,
  0,
  [lt, er, Ve, mO, $, Zt, Pp, au, Qi],
  [0, () => Tk, 0, 1, 0, [() => uB, 0], () => AB, () => Gk, () => Ek],
  2
], iB = [
  3,
  e,
  LO,
  0,
  [$, Se, Vu],
  [0, [() => Jt, { [g]: 1, [a]: vt }], [() => Hl, 0]]
], uB = [
  3,
  e,
  $O,
  0,
  [$, vt, Oo, Vu],
  [0, () => ve, [() => iB, 0], [() => Hl, 0]]
], Hl = [
  3,
  e,
  IO,
  0,
  [$, vt, Yg],
  [0, () => ve, [() => pB, 0]]
], pB = [
  3,
  e,
  wO,
  0,
  [dO, Se],
  [[() => vA, { [g]: 1, [a]: $ }], [() => Jt, { [g]: 1, [a]: vt }]]
], lB = [
  3,
  e,
  Rp,
  0,
  [lt, LE],
  [0, () => zl],
  2
], zl = [
  3,
  e,
  qO,
  0,
  [gg],
  [1]
], dB = [
  3,
  e,
  Vn,
  0,
  [ep],
  [0],
  1
], mB = [
  3,
  e,
  fp,
  0,
  [R_],
  [2]
], _B = [
  3,
  e,
  bO,
  0,
  [M, PO],
  [[0, { [t]: I }], [0, { [t]: Mh }]]
], xB = [
  3,
  e,
  AO,
  0,
  [i, O, E, es, P, h, p],
  [[0, 1], [0, 1], [0, { [d]: J }], [() => CB, { [b]: 1, [a]: es }], [0, { [t]: B }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], CB = [
  3,
  e,
  es,
  0,
  [xe, fu, $o, Dp, i_, kp, Xu],
  [1, () => tb, 0, 0, 0, () => kB, [() => dP, 0]]
], Kl = [
  3,
  e,
  $s,
  0,
  [qC, OO],
  [2, 4]
], fB = [
  3,
  e,
  gp,
  0,
  [Op, Wi],
  [() => nB, () => Dv],
  1
], gB = [
  3,
  e,
  nE,
  0,
  [h_],
  [[() => pA, { [g]: 1, [a]: mu }]]
], RB = [
  3,
  e,
  sE,
  0,
  [gd, $, xs, Rd, Zn, $t, Np, Ct],
  [0, 0, [() => Lk, 0], 0, [() => hr, 0], [() => aa, 0], [() => TA, 0], 0],
  2
], OB = [
  3,
  e,
  Ap,
  0,
  [Ds, Lo],
  [0, 0],
  2
], EB = [
  3,
  e,
  Tp,
  0,
  [Ds, Lo, _r, Ip],
  [0, 0, 0, 0],
  4
], SB = [
  3,
  e,
  yp,
  0,
  [gE, uu],
  [1, 1]
], hB = [
  3,
  e,
  uE,
  0,
  [op],
  [[() => IA, 16]]
], vB = [
  3,
  e,
  pE,
  0,
  [i, O, lu, iu, hs, As, X, At, Q, fp, yp, p],
  [[0, 1], [0, 1], 0, 0, () => Ml, () => Gl, [0, { [t]: it }], [() => Dt, { [t]: wt }], [0, { [t]: ut }], () => mB, () => SB, [0, { [t]: l }]],
  6
], kB = [
  3,
  e,
  kp,
  0,
  [hs, iu, lu, As],
  [() => Ml, 0, 0, () => Gl],
  4
], yB = [
  3,
  e,
  dE,
  0,
  [lE, rf],
  [0, [() => dt, 0]],
  1
], Vl = [
  3,
  e,
  Qn,
  0,
  [Mo],
  [[() => yA, { [g]: 1, [a]: eo }]],
  1
], bB = [
  3,
  e,
  _E,
  0,
  [ad, _t, Ai],
  [[() => yB, 0], 2, [() => yv, 0]]
], PB = [
  3,
  e,
  XO,
  0,
  [ui, Ci, fi, Ut],
  [[0, { [a]: ui }], [() => gi, { [a]: Ci }], [() => gi, { [a]: fi }], [4, { [a]: Ut }]],
  4
], BB = [
  3,
  e,
  Xn,
  { [a]: Xn },
  [],
  []
], AB = [
  3,
  e,
  Pp,
  0,
  [vp, Cp],
  [() => MB, () => aB]
], TB = [
  3,
  e,
  ws,
  { [a]: mr },
  [ZC],
  [[() => dt, 0]],
  1
], MB = [
  3,
  e,
  vp,
  0,
  [lt],
  [0],
  1
], LB = [
  3,
  e,
  mE,
  { [a]: mr },
  [of, _t],
  [[() => mv, 0], 2],
  1
], $B = [
  3,
  e,
  Bp,
  { [a]: bp },
  [],
  []
], IB = [
  3,
  e,
  Mp,
  0,
  [Li, Ti, Mi],
  [1, 1, 1]
], wB = [
  3,
  e,
  YO,
  0,
  [eu],
  [[() => IB, { [Hs]: 1 }]]
], DB = [
  3,
  e,
  hp,
  0,
  [Im],
  [() => GB]
], GB = [
  3,
  e,
  FO,
  0,
  [Wg, er],
  [0, () => Ov],
  2
], ve = [
  3,
  e,
  vt,
  0,
  [O, qs],
  [0, 0],
  2
], aa = [
  3,
  e,
  $t,
  0,
  [xr],
  [[() => Jt, 0]],
  1
], UB = [
  3,
  e,
  yE,
  0,
  [Os, np],
  [[() => Bl, { [rl]: [nl, Fp] }], 0]
], jB = [
  3,
  e,
  wp,
  0,
  [Xn, zn],
  [[() => BB, { [a]: Xn }], [() => CP, { [a]: zn }]]
], qB = [
  3,
  e,
  Gp,
  0,
  [xe, Pi],
  [1, 0],
  2
], NB = [
  3,
  e,
  Lp,
  0,
  [OE, Cs, W, Zt],
  [[0, { [a]: $E }], [64, { [g]: 1, [a]: fs }], 0, [() => ra, 0]],
  2
], HB = [
  3,
  e,
  jp,
  0,
  [tu, xe, Ct],
  [5, 1, 0]
], zB = [
  3,
  e,
  GE,
  0,
  [i, Ln, D, h, p],
  [[0, 1], [() => kv, { [b]: 1, [a]: Ln }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], KB = [
  3,
  e,
  jE,
  0,
  [i, Dn, D, h, p],
  [[0, 1], [() => xb, { [b]: 1, [a]: Dn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], VB = [
  3,
  e,
  NE,
  0,
  [i, Gn, D, h, p],
  [[0, 1], [() => gb, { [b]: 1, [a]: Gn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], FB = [
  3,
  e,
  KE,
  0,
  [i, O, Fu, E, P, p, D, h],
  [[0, 1], [0, 1], [() => $A, 16], [0, { [d]: J }], [0, { [t]: B }], [0, { [t]: l }], [0, { [t]: w }], [0, { [t]: L }]],
  3
], WB = [
  3,
  e,
  VE,
  0,
  [M],
  [[0, { [t]: I }]]
], XB = [
  3,
  e,
  XE,
  0,
  [Vi, Di, ft, X, Q, Ot, _t, M, E],
  [[0, { [t]: fl }], [() => Nv, 16], [0, { [t]: Et }], [0, { [t]: it }], [0, { [t]: ut }], [() => dt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: I }], [0, { [t]: St }]]
], QB = [
  3,
  e,
  QE,
  0,
  [i, Fi, O, Oe, re, Ui, ji, qi, Ni, Wd, X, At, Q, Hi, ls, zi, P, p, cu],
  [[0, 1], [0, { [t]: ul }], [0, 1], [1, { [d]: gr }], [0, { [d]: Do }], [0, { [t]: pl }], [4, { [t]: ll }], [0, { [t]: dl }], [4, { [t]: ml }], [0, { [t]: MS }], [0, { [t]: it }], [() => Dt, { [t]: wt }], [0, { [t]: ut }], [0, { [t]: _l }], [() => vl, { [t]: xl }], [0, { [t]: Cl }], [0, { [t]: B }], [0, { [t]: l }], [0, { [t]: Sl }]],
  5
], JB = [
  3,
  e,
  JE,
  0,
  [ft, j, Y, Z, tt, ot, nt, rt, et, st, at, ct, X, Q, Ot, _t, M, E],
  [[0, { [t]: Et }], [0, { [t]: j }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: it }], [0, { [t]: ut }], [() => dt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: I }], [0, { [t]: St }]]
], YB = [
  3,
  e,
  YE,
  0,
  [i, O, Oe, re, Eo, Ge, D, h, Y, Z, tt, ot, nt, rt, et, st, at, ct, X, At, Q, P, p],
  [[0, 1], [0, 1], [1, { [d]: gr }], [0, { [d]: Do }], [() => he, 16], [1, { [t]: De }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: qt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: it }], [() => Dt, { [t]: wt }], [0, { [t]: ut }], [0, { [t]: B }], [0, { [t]: l }]],
  4
], ZB = [
  3,
  e,
  Hp,
  0,
  [lt],
  [0],
  1
], tA = [
  3,
  e,
  Jn,
  0,
  [Lu, lt],
  [[0, { [a]: Tu }], 0]
], eA = [
  3,
  e,
  Yn,
  0,
  [ms, Es, Ts, Ls],
  [() => bl, () => Al, () => ql, [() => Jl, 0]]
], oA = [
  3,
  e,
  rS,
  0,
  [UO, NO, Eo, QO, nu, su, os, Le, $e, Ie, we, Ge, ps, je, Y, Z, tt, ot, nt, rt, et, st, at, ct, Ce, j, Lt, Ut, Bt, Ps, Xe, Ze, Ye, to, cr, To, M, Is, ft, X, Ot, Q, Ct, Gs, E, _t],
  [[0, { [pS]: 1, [t]: Lh }], [0, { [t]: Uh }], [() => he, 16], [1, { [t]: Oh }], [0, { [t]: $S }], [0, { [t]: IS }], [0, { [t]: KS }], [0, { [t]: wS }], [0, { [t]: DS }], [0, { [t]: GS }], [0, { [t]: US }], [1, { [t]: De }], [0, { [t]: jS }], [0, { [t]: qS }], [0, { [t]: VS }], [0, { [t]: FS }], [0, { [t]: WS }], [0, { [t]: QS }], [0, { [t]: JS }], [0, { [t]: YS }], [0, { [t]: XS }], [0, { [t]: ZS }], [0, { [t]: th }], [0, { [t]: eh }], [2, { [t]: oh }], [0, { [t]: NS }], [4, { [t]: HS }], [0, { [t]: nh }], [4, { [t]: zS }], [1, { [t]: rh }], [128, { [oo]: io }], [0, { [t]: ch }], [0, { [t]: ah }], [5, { [t]: ih }], [1, { [t]: sh }], [0, { [t]: lh }], [0, { [t]: ph }], [0, { [t]: uh }], [0, { [t]: mh }], [0, { [t]: Ch }], [() => dt, { [t]: _h }], [0, { [t]: fh }], [0, { [t]: dh }], [1, { [t]: gh }], [0, { [t]: Rh }], [2, { [t]: xh }]],
  2
], S = "unit";
var nA = [
  1,
  e,
  Ri,
  0,
  [
    () => ta,
    0
  ]
], rA = [
  1,
  e,
  F0,
  0,
  [
    () => Sv,
    { [a]: Si }
  ]
], Fl = [
  1,
  e,
  as,
  0,
  [
    () => bv,
    { [a]: i }
  ]
];
var Sr = [
  1,
  e,
  Nd,
  0,
  () => Mv
], sA = [
  1,
  e,
  Hd,
  0,
  () => $v
], Wl = [
  1,
  e,
  is,
  0,
  [
    () => zv,
    0
  ]
], aA = [
  1,
  e,
  t_,
  0,
  () => Rk
], cA = [
  1,
  e,
  Ji,
  0,
  () => Ok
], iA = [
  1,
  e,
  C_,
  0,
  [
    0,
    { [a]: _s }
  ]
], uA = [
  1,
  e,
  pu,
  0,
  () => wk
];
var pA = [
  1,
  e,
  S_,
  0,
  () => Uk
], hr = [
  1,
  e,
  or,
  0,
  [
    () => eb,
    { [a]: Rs }
  ]
], lA = [
  1,
  e,
  Su,
  0,
  [
    () => ea,
    0
  ]
], dA = [
  1,
  e,
  Ru,
  0,
  [
    () => oa,
    0
  ]
], mA = [
  1,
  e,
  IC,
  0,
  [
    0,
    { [a]: v_ }
  ]
], _A = [
  1,
  e,
  Tf,
  0,
  [
    () => Eb,
    0
  ]
], Xl = [
  1,
  e,
  ag,
  0,
  [
    () => hb,
    0
  ]
], xA = [
  1,
  e,
  Bu,
  0,
  [
    () => na,
    0
  ]
], CA = [
  1,
  e,
  Cg,
  0,
  () => rP
], fA = [
  1,
  e,
  Ag,
  0,
  () => aP
];
var gA = [
  1,
  e,
  Dg,
  0,
  () => iP
], Ql = [
  1,
  e,
  Hg,
  0,
  [
    () => cP,
    0
  ]
], RA = [
  1,
  e,
  Qg,
  0,
  [
    () => lP,
    0
  ]
];
var OA = [
  1,
  e,
  $g,
  0,
  () => mP
], EA = [
  1,
  e,
  ur,
  0,
  () => xP
], SA = [
  1,
  e,
  qR,
  0,
  () => pP
], hA = [
  1,
  e,
  CO,
  0,
  [
    () => eB,
    0
  ]
], vA = [
  1,
  e,
  MO,
  0,
  [
    0,
    { [a]: $ }
  ]
], kA = [
  1,
  e,
  GO,
  0,
  [
    () => cB,
    0
  ]
], Jl = [
  1,
  e,
  Ls,
  0,
  [
    () => fB,
    { [a]: gp }
  ]
], yA = [
  1,
  e,
  xE,
  0,
  [
    () => bB,
    0
  ]
], Jt = [
  1,
  e,
  xr,
  0,
  [
    () => ve,
    { [a]: vt }
  ]
], bA = [
  1,
  e,
  $p,
  0,
  [
    () => UB,
    { [a]: Rs }
  ]
], PA = [
  1,
  e,
  bE,
  0,
  () => qB
], BA = [
  1,
  e,
  hE,
  0,
  [
    () => NB,
    0
  ]
], AA = [
  1,
  e,
  PE,
  0,
  () => HB
], TA = [
  1,
  e,
  Np,
  0,
  [
    () => Zb,
    { [a]: Mu }
  ]
];
var MA = [
  4,
  e,
  H0,
  0,
  [$, vt, Oo],
  [0, () => ve, [() => Rv, 0]]
], LA = [
  4,
  e,
  mg,
  0,
  [$, vt, ki, Oo],
  [0, () => ve, 0, [() => nP, 0]]
], $A = [
  4,
  e,
  Fu,
  0,
  [ws],
  [[() => LB, { [a]: mr }]]
], IA = [
  4,
  e,
  iE,
  { [ol]: 1 },
  [zO, Mp, sp, nm, uu],
  [[() => oB, 0], [() => wB, 0], [() => RP, 0], () => Gv, () => Ik]
], Yl = [
  9,
  e,
  Q0,
  { [u]: ["DELETE", "/{Key+}?x-id=AbortMultipartUpload", 204] },
  () => Cv,
  () => xv
], Zl = [
  9,
  e,
  Ii,
  { [u]: ["POST", "/{Key+}", 200] },
  () => wv,
  () => Iv
], j3 = [
  9,
  e,
  Gd,
  { [u]: ["PUT", "/{Key+}?x-id=CopyObject", 200] },
  () => jv,
  () => Uv
], q3 = [
  9,
  e,
  Od,
  { [u]: ["PUT", "/", 200] },
  () => Xv,
  () => Wv
], N3 = [
  9,
  e,
  Ed,
  { [A]: "-", [u]: ["POST", "/?metadataConfiguration", 200] },
  () => Vv,
  () => S
], H3 = [
  9,
  e,
  hd,
  { [A]: "-", [u]: ["POST", "/?metadataTable", 200] },
  () => Fv,
  () => S
], t0 = [
  9,
  e,
  Dd,
  { [u]: ["POST", "/{Key+}?uploads", 200] },
  () => Jv,
  () => Qv
], e0 = [
  9,
  e,
  Yd,
  { [u]: ["GET", "/?session", 200] },
  () => Zv,
  () => Yv
], z3 = [
  9,
  e,
  sm,
  { [u]: ["DELETE", "/", 204] },
  () => Ck,
  () => S
], K3 = [
  9,
  e,
  am,
  { [u]: ["DELETE", "/?analytics", 204] },
  () => rk,
  () => S
], V3 = [
  9,
  e,
  im,
  { [u]: ["DELETE", "/?cors", 204] },
  () => sk,
  () => S
], F3 = [
  9,
  e,
  pm,
  { [u]: ["DELETE", "/?encryption", 204] },
  () => ak,
  () => S
], W3 = [
  9,
  e,
  _m,
  { [u]: ["DELETE", "/?intelligent-tiering", 204] },
  () => ck,
  () => S
], X3 = [
  9,
  e,
  dm,
  { [u]: ["DELETE", "/?inventory", 204] },
  () => ik,
  () => S
], Q3 = [
  9,
  e,
  Cm,
  { [u]: ["DELETE", "/?lifecycle", 204] },
  () => uk,
  () => S
], J3 = [
  9,
  e,
  gm,
  { [u]: ["DELETE", "/?metadataConfiguration", 204] },
  () => pk,
  () => S
], Y3 = [
  9,
  e,
  Sm,
  { [u]: ["DELETE", "/?metadataTable", 204] },
  () => lk,
  () => S
], Z3 = [
  9,
  e,
  Em,
  { [u]: ["DELETE", "/?metrics", 204] },
  () => dk,
  () => S
], tL = [
  9,
  e,
  vm,
  { [u]: ["DELETE", "/?ownershipControls", 204] },
  () => mk,
  () => S
], eL = [
  9,
  e,
  ym,
  { [u]: ["DELETE", "/?policy", 204] },
  () => _k,
  () => S
], oL = [
  9,
  e,
  Am,
  { [u]: ["DELETE", "/?replication", 204] },
  () => xk,
  () => S
], nL = [
  9,
  e,
  Tm,
  { [u]: ["DELETE", "/?tagging", 204] },
  () => fk,
  () => S
], rL = [
  9,
  e,
  Lm,
  { [u]: ["DELETE", "/?website", 204] },
  () => gk,
  () => S
], o0 = [
  9,
  e,
  e_,
  { [u]: ["DELETE", "/{Key+}?x-id=DeleteObject", 204] },
  () => kk,
  () => vk
], sL = [
  9,
  e,
  zm,
  { [u]: ["DELETE", "/{Key+}?annotation", 204] },
  () => hk,
  () => Sk
], aL = [
  9,
  e,
  o_,
  { [A]: "-", [u]: ["POST", "/?delete", 200] },
  () => bk,
  () => yk
], cL = [
  9,
  e,
  Jm,
  { [u]: ["DELETE", "/{Key+}?tagging", 204] },
  () => Bk,
  () => Pk
], iL = [
  9,
  e,
  n_,
  { [u]: ["DELETE", "/?publicAccessBlock", 204] },
  () => Ak,
  () => S
], uL = [
  9,
  e,
  y_,
  { [u]: ["GET", "/?abac", 200] },
  () => qk,
  () => jk
], pL = [
  9,
  e,
  b_,
  { [u]: ["GET", "/?accelerate", 200] },
  () => Hk,
  () => Nk
], lL = [
  9,
  e,
  D_,
  { [u]: ["GET", "/?acl", 200] },
  () => Kk,
  () => zk
], dL = [
  9,
  e,
  M_,
  { [u]: ["GET", "/?analytics&x-id=GetBucketAnalyticsConfiguration", 200] },
  () => Fk,
  () => Vk
], mL = [
  9,
  e,
  G_,
  { [u]: ["GET", "/?cors", 200] },
  () => Xk,
  () => Wk
], _L = [
  9,
  e,
  q_,
  { [u]: ["GET", "/?encryption", 200] },
  () => Jk,
  () => Qk
], xL = [
  9,
  e,
  F_,
  { [u]: ["GET", "/?intelligent-tiering&x-id=GetBucketIntelligentTieringConfiguration", 200] },
  () => Zk,
  () => Yk
], CL = [
  9,
  e,
  z_,
  { [u]: ["GET", "/?inventory&x-id=GetBucketInventoryConfiguration", 200] },
  () => ey,
  () => ty
], fL = [
  9,
  e,
  J_,
  { [u]: ["GET", "/?lifecycle", 200] },
  () => ny,
  () => oy
], gL = [
  9,
  e,
  Q_,
  { [u]: ["GET", "/?location", 200] },
  () => sy,
  () => ry
], RL = [
  9,
  e,
  rx,
  { [u]: ["GET", "/?logging", 200] },
  () => cy,
  () => ay
], OL = [
  9,
  e,
  sx,
  { [u]: ["GET", "/?metadataConfiguration", 200] },
  () => uy,
  () => iy
], EL = [
  9,
  e,
  lx,
  { [u]: ["GET", "/?metadataTable", 200] },
  () => dy,
  () => ly
], SL = [
  9,
  e,
  px,
  { [u]: ["GET", "/?metrics&x-id=GetBucketMetricsConfiguration", 200] },
  () => xy,
  () => _y
], hL = [
  9,
  e,
  _x,
  { [u]: ["GET", "/?notification", 200] },
  () => Cy,
  () => $l
], vL = [
  9,
  e,
  Cx,
  { [u]: ["GET", "/?ownershipControls", 200] },
  () => gy,
  () => fy
], kL = [
  9,
  e,
  Rx,
  { [u]: ["GET", "/?policy", 200] },
  () => Oy,
  () => Ry
], yL = [
  9,
  e,
  Sx,
  { [u]: ["GET", "/?policyStatus", 200] },
  () => Sy,
  () => Ey
], bL = [
  9,
  e,
  kx,
  { [u]: ["GET", "/?replication", 200] },
  () => vy,
  () => hy
], PL = [
  9,
  e,
  bx,
  { [u]: ["GET", "/?requestPayment", 200] },
  () => yy,
  () => ky
], BL = [
  9,
  e,
  Tx,
  { [u]: ["GET", "/?tagging", 200] },
  () => Py,
  () => by
], AL = [
  9,
  e,
  $x,
  { [u]: ["GET", "/?versioning", 200] },
  () => Ay,
  () => By
], TL = [
  9,
  e,
  Dx,
  { [u]: ["GET", "/?website", 200] },
  () => My,
  () => Ty
], ML = [
  9,
  e,
  jx,
  { [A]: "-", [u]: ["GET", "/{Key+}?x-id=GetObject", 200] },
  () => Ky,
  () => zy
], LL = [
  9,
  e,
  qx,
  { [u]: ["GET", "/{Key+}?acl", 200] },
  () => $y,
  () => Ly
], $L = [
  9,
  e,
  Qx,
  { [A]: "-", [u]: ["GET", "/{Key+}?annotation&x-id=GetObjectAnnotation", 200] },
  () => wy,
  () => Iy
], IL = [
  9,
  e,
  Jx,
  { [u]: ["GET", "/{Key+}?attributes", 200] },
  () => Uy,
  () => Dy
], wL = [
  9,
  e,
  eC,
  { [u]: ["GET", "/{Key+}?legal-hold", 200] },
  () => qy,
  () => jy
], DL = [
  9,
  e,
  Yx,
  { [u]: ["GET", "/?object-lock", 200] },
  () => Hy,
  () => Ny
], GL = [
  9,
  e,
  iC,
  { [u]: ["GET", "/{Key+}?retention", 200] },
  () => Fy,
  () => Vy
], UL = [
  9,
  e,
  uC,
  { [u]: ["GET", "/{Key+}?tagging", 200] },
  () => Xy,
  () => Wy
], jL = [
  9,
  e,
  _C,
  { [u]: ["GET", "/{Key+}?torrent", 200] },
  () => Jy,
  () => Qy
], qL = [
  9,
  e,
  xC,
  { [u]: ["GET", "/?publicAccessBlock", 200] },
  () => Zy,
  () => Yy
], NL = [
  9,
  e,
  gC,
  { [u]: ["HEAD", "/", 200] },
  () => nb,
  () => ob
], HL = [
  9,
  e,
  SC,
  { [u]: ["HEAD", "/{Key+}", 200] },
  () => sb,
  () => rb
], zL = [
  9,
  e,
  pf,
  { [u]: ["GET", "/?analytics&x-id=ListBucketAnalyticsConfigurations", 200] },
  () => bb,
  () => yb
], KL = [
  9,
  e,
  ff,
  { [u]: ["GET", "/?intelligent-tiering&x-id=ListBucketIntelligentTieringConfigurations", 200] },
  () => Bb,
  () => Pb
], VL = [
  9,
  e,
  _f,
  { [u]: ["GET", "/?inventory&x-id=ListBucketInventoryConfigurations", 200] },
  () => Tb,
  () => Ab
], FL = [
  9,
  e,
  Of,
  { [u]: ["GET", "/?metrics&x-id=ListBucketMetricsConfigurations", 200] },
  () => Lb,
  () => Mb
], WL = [
  9,
  e,
  uf,
  { [u]: ["GET", "/?x-id=ListBuckets", 200] },
  () => Ib,
  () => $b
], XL = [
  9,
  e,
  kf,
  { [u]: ["GET", "/?x-id=ListDirectoryBuckets", 200] },
  () => Db,
  () => wb
], QL = [
  9,
  e,
  Df,
  { [u]: ["GET", "/?uploads", 200] },
  () => Ub,
  () => Gb
], JL = [
  9,
  e,
  Nf,
  { [u]: ["GET", "/{Key+}?annotation&x-id=ListObjectAnnotations", 200] },
  () => qb,
  () => jb
], YL = [
  9,
  e,
  qf,
  { [u]: ["GET", "/", 200] },
  () => Hb,
  () => Nb
], ZL = [
  9,
  e,
  Ff,
  { [u]: ["GET", "/?list-type=2", 200] },
  () => Kb,
  () => zb
], t$ = [
  9,
  e,
  Yf,
  { [u]: ["GET", "/?versions", 200] },
  () => Fb,
  () => Vb
], e$ = [
  9,
  e,
  Zf,
  { [u]: ["GET", "/{Key+}?x-id=ListParts", 200] },
  () => Xb,
  () => Wb
], o$ = [
  9,
  e,
  Zg,
  { [A]: "-", [u]: ["PUT", "/?abac", 200] },
  () => OP,
  () => S
], n$ = [
  9,
  e,
  tR,
  { [A]: "-", [u]: ["PUT", "/?accelerate", 200] },
  () => EP,
  () => S
], r$ = [
  9,
  e,
  aR,
  { [A]: "-", [u]: ["PUT", "/?acl", 200] },
  () => SP,
  () => S
], s$ = [
  9,
  e,
  nR,
  { [u]: ["PUT", "/?analytics", 200] },
  () => hP,
  () => S
], a$ = [
  9,
  e,
  cR,
  { [A]: "-", [u]: ["PUT", "/?cors", 200] },
  () => vP,
  () => S
], c$ = [
  9,
  e,
  uR,
  { [A]: "-", [u]: ["PUT", "/?encryption", 200] },
  () => kP,
  () => S
], i$ = [
  9,
  e,
  mR,
  { [u]: ["PUT", "/?intelligent-tiering", 200] },
  () => yP,
  () => S
], u$ = [
  9,
  e,
  lR,
  { [u]: ["PUT", "/?inventory", 200] },
  () => bP,
  () => S
], p$ = [
  9,
  e,
  CR,
  { [A]: "-", [u]: ["PUT", "/?lifecycle", 200] },
  () => BP,
  () => PP
], l$ = [
  9,
  e,
  xR,
  { [A]: "-", [u]: ["PUT", "/?logging", 200] },
  () => AP,
  () => S
], d$ = [
  9,
  e,
  OR,
  { [u]: ["PUT", "/?metrics", 200] },
  () => TP,
  () => S
], m$ = [
  9,
  e,
  SR,
  { [u]: ["PUT", "/?notification", 200] },
  () => MP,
  () => S
], _$ = [
  9,
  e,
  vR,
  { [A]: "-", [u]: ["PUT", "/?ownershipControls", 200] },
  () => LP,
  () => S
], x$ = [
  9,
  e,
  yR,
  { [A]: "-", [u]: ["PUT", "/?policy", 200] },
  () => $P,
  () => S
], C$ = [
  9,
  e,
  PR,
  { [A]: "-", [u]: ["PUT", "/?replication", 200] },
  () => IP,
  () => S
], f$ = [
  9,
  e,
  BR,
  { [A]: "-", [u]: ["PUT", "/?requestPayment", 200] },
  () => wP,
  () => S
], g$ = [
  9,
  e,
  MR,
  { [A]: "-", [u]: ["PUT", "/?tagging", 200] },
  () => DP,
  () => S
], R$ = [
  9,
  e,
  $R,
  { [A]: "-", [u]: ["PUT", "/?versioning", 200] },
  () => GP,
  () => S
], O$ = [
  9,
  e,
  wR,
  { [A]: "-", [u]: ["PUT", "/?website", 200] },
  () => UP,
  () => S
], n0 = [
  9,
  e,
  NR,
  { [A]: "-", [u]: ["PUT", "/{Key+}?x-id=PutObject", 200] },
  () => XP,
  () => WP
], E$ = [
  9,
  e,
  HR,
  { [A]: "-", [u]: ["PUT", "/{Key+}?acl", 200] },
  () => qP,
  () => jP
], S$ = [
  9,
  e,
  WR,
  { [A]: "-", [u]: ["PUT", "/{Key+}?annotation", 200] },
  () => HP,
  () => NP
], h$ = [
  9,
  e,
  YR,
  { [A]: "-", [u]: ["PUT", "/{Key+}?legal-hold", 200] },
  () => KP,
  () => zP
], v$ = [
  9,
  e,
  XR,
  { [A]: "-", [u]: ["PUT", "/?object-lock", 200] },
  () => FP,
  () => VP
], k$ = [
  9,
  e,
  sO,
  { [A]: "-", [u]: ["PUT", "/{Key+}?retention", 200] },
  () => JP,
  () => QP
], y$ = [
  9,
  e,
  aO,
  { [A]: "-", [u]: ["PUT", "/{Key+}?tagging", 200] },
  () => ZP,
  () => YP
], b$ = [
  9,
  e,
  uO,
  { [A]: "-", [u]: ["PUT", "/?publicAccessBlock", 200] },
  () => tB,
  () => S
], P$ = [
  9,
  e,
  kO,
  { [u]: ["PUT", "/{Key+}?renameObject", 200] },
  () => sB,
  () => rB
], B$ = [
  9,
  e,
  TO,
  { [A]: "-", [u]: ["POST", "/{Key+}?restore", 200] },
  () => xB,
  () => _B
], A$ = [
  9,
  e,
  cE,
  { [u]: ["POST", "/{Key+}?select&select-type=2", 200] },
  () => vB,
  () => hB
], T$ = [
  9,
  e,
  DE,
  { [A]: "-", [u]: ["PUT", "/?metadataAnnotationTable", 200] },
  () => zB,
  () => S
], M$ = [
  9,
  e,
  UE,
  { [A]: "-", [u]: ["PUT", "/?metadataInventoryTable", 200] },
  () => KB,
  () => S
], L$ = [
  9,
  e,
  qE,
  { [A]: "-", [u]: ["PUT", "/?metadataJournalTable", 200] },
  () => VB,
  () => S
], $$ = [
  9,
  e,
  zE,
  { [A]: "-", [u]: ["PUT", "/{Key+}?encryption", 200] },
  () => FB,
  () => WB
], r0 = [
  9,
  e,
  FE,
  { [A]: "-", [u]: ["PUT", "/{Key+}?x-id=UploadPart", 200] },
  () => YB,
  () => JB
], s0 = [
  9,
  e,
  WE,
  { [u]: ["PUT", "/{Key+}?x-id=UploadPartCopy", 200] },
  () => QB,
  () => XB
], I$ = [
  9,
  e,
  nS,
  { [iS]: ["{RequestRoute}."], [u]: ["POST", "/WriteGetObjectResponse", 200] },
  () => oA,
  () => S
];

// node_modules/@aws-sdk/client-s3/dist-es/commands/CreateSessionCommand.js
var vr = class extends mt(un, Ae, "CreateSession", e0) {
};

// scripts/s3-settings.mjs
var i0 = de(c0(), 1);
var u0 = (o) => ({
  base64Decoder: ba,
  base64Encoder: Pa,
  utf8Decoder: xa,
  utf8Encoder: Ba,
  extensions: [],
  logger: new Yo(),
  serviceId: "S3",
  protocol: mo,
  protocolSettings: {
    defaultNamespace: "com.amazonaws.s3",
    xmlNamespace: "http://s3.amazonaws.com/doc/2006-03-01/",
    version: "2006-03-01",
    serviceTarget: "AmazonS3"
  },
  streamCollector: i0.buffer,
  ...o
});

// node_modules/@aws-sdk/client-s3/dist-es/auth/httpAuthExtensionConfiguration.js
var p0 = (o) => {
  let n = o.httpAuthSchemes, r = o.httpAuthSchemeProvider, s = o.credentials;
  return {
    setHttpAuthScheme(c) {
      let _ = n.findIndex((m) => m.schemeId === c.schemeId);
      _ === -1 ? n.push(c) : n.splice(_, 1, c);
    },
    httpAuthSchemes() {
      return n;
    },
    setHttpAuthSchemeProvider(c) {
      r = c;
    },
    httpAuthSchemeProvider() {
      return r;
    },
    setCredentials(c) {
      s = c;
    },
    credentials() {
      return s;
    }
  };
}, l0 = (o) => ({
  httpAuthSchemes: o.httpAuthSchemes(),
  httpAuthSchemeProvider: o.httpAuthSchemeProvider(),
  credentials: o.credentials()
});

// node_modules/@aws-sdk/client-s3/dist-es/runtimeExtensions.js
var d0 = (o, n) => {
  let r = Object.assign(Xa(o), ha(o), Ia(o), p0(o));
  return n.forEach((s) => s.configure(r)), Object.assign(o, Qa(r), va(r), wa(r), l0(r));
};

// node_modules/@aws-sdk/client-s3/dist-es/S3Client.js
var kr = class extends Ra {
  config;
  constructor(...[n]) {
    let r = u0(n || {});
    super(r), this.initConfig = r;
    let s = si(r), c = Ka(s), _ = Ur(c), m = Va(_), x = ya(m), C = x, f = Ta(C), R = (0, m0.resolveEventStreamSerdeConfig)(f), k = ri(R), y = Nr(k, { session: [() => this, vr] }), v = d0(y, n?.extensions || []);
    this.config = v, this.middlewareStack.use(Oa(this.config)), this.middlewareStack.use(Wa(this.config)), this.middlewareStack.use(Fa(this.config)), this.middlewareStack.use(Da(this.config)), this.middlewareStack.use(Ga(this.config)), this.middlewareStack.use(Ua(this.config)), this.middlewareStack.use(ja(this.config)), this.middlewareStack.use(qa(this.config, {
      httpAuthSchemeParametersProvider: ei,
      identityProviderConfigProvider: async (q) => new za({
        "aws.auth#sigv4": q.credentials,
        "aws.auth#sigv4a": q.credentials
      })
    })), this.middlewareStack.use(Ha(this.config)), this.middlewareStack.use(Vr(this.config)), this.middlewareStack.use(Fr(this.config)), this.middlewareStack.use(qr(this.config)), this.middlewareStack.use(Hr(this.config)), this.middlewareStack.use(zr(this.config));
  }
  destroy() {
    super.destroy();
  }
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/AbortMultipartUploadCommand.js
var yr = class extends mt(Pt, Ae, "AbortMultipartUpload", Yl) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/CompleteMultipartUploadCommand.js
var br = class extends mt(Pt, Te, "CompleteMultipartUpload", Zl) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/CreateMultipartUploadCommand.js
var Pr = class extends mt(Pt, Te, "CreateMultipartUpload", t0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/DeleteObjectCommand.js
var Br = class extends mt(Pt, Ae, "DeleteObject", o0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/PutObjectCommand.js
var Ar = class extends mt(Pt, ci, "PutObject", n0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/UploadPartCommand.js
var Tr = class extends mt(Pt, ii, "UploadPart", r0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/UploadPartCopyCommand.js
var Mr = class extends mt(un, Te, "UploadPartCopy", s0) {
};

// src/stores/s3/write/commands.ts
function ue(o, n, { pieces: r, ...s }, c = () => {
}) {
  return o.request(async (_, m) => {
    let x = { client: _, sending: m, pieces: r, abortSignal: m.signal };
    return c(await GA.send(n(), x));
  }, s);
}
var wA = Buffer.from("<Empty/>");
async function DA(o, n) {
  let { client: r, sending: s, pieces: c } = n, { method: _, path: m, query: x = {}, headers: C, body: f } = o, R = await r.send(
    {
      method: _,
      path: m.slice(1),
      query: x,
      headers: C,
      body: c ?? (f && [Buffer.from(f)])
    },
    s
  );
  fa(R);
  let { status: k, headers: y, bytes: v } = R;
  return { response: { statusCode: k, headers: y, body: v.length > 0 ? v : wA } };
}
var _0 = {
  schemeId: "headstart",
  identityProvider: () => async () => ({}),
  signer: { sign: async (o) => o }
}, GA = new kr({
  region: "us-east-1",
  endpointProvider: () => ({ url: new URL("https://bucket/") }),
  httpAuthSchemes: [_0],
  httpAuthSchemeProvider: () => [{ schemeId: _0.schemeId }],
  authSchemePreference: [],
  requestHandler: { handle: DA },
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
  followRegionRedirects: !1,
  disableS3ExpressSessionAuth: !0,
  useArnRegion: !1,
  useDualstackEndpoint: !1,
  useFipsEndpoint: !1
});

// src/stores/s3/write/uploads.ts
var ia = "s3:PutObject";
async function Lr(o, { name: n, id: r, signal: s, idleMs: c, deadline: _ }, m, x) {
  let C = {
    Bucket: o.bucket,
    Key: n,
    Metadata: { draft: r },
    IfNoneMatch: x0(x),
    ContentType: "application/octet-stream",
    ContentLength: Xo(m)
  }, f = {
    needs: ia,
    idleMs: c,
    pieces: m,
    onSent: _.sent,
    signal: AbortSignal.any([s, _.signal])
  };
  await _.during(ue(o, () => new Ar(C), f, ca));
}
async function $r(o, n, r) {
  let s = { Bucket: o.bucket, Key: n };
  await ue(o, () => new Br(s), { needs: "s3:DeleteObject", signal: r });
}
function Wo(o, n) {
  let { signal: r, idleMs: s, deadline: c, isProbe: _ = !1 } = n, m = new AbortController(), x = {
    needs: ia,
    signal: AbortSignal.any([r, c.signal, m.signal]),
    idleMs: s,
    isPart: !_
  }, C = /* @__PURE__ */ new Set(), f = [], R, k = async (y, v) => {
    R ??= NA(o, n);
    let q = c.during(R.then((N) => v({ ...N, PartNumber: y + 1 })));
    C.add(q), f[y] = await q.finally(() => C.delete(q));
  };
  return {
    isBegun: () => R !== void 0,
    send: (y, v) => k(y, (q) => {
      let N = { ...x, pieces: v, onSent: c.sent };
      return ue(o, () => new Tr(q), N, ca);
    }),
    copy: ({ number: y, from: v, etag: q, start: N, end: pt }) => k(y, (ht) => {
      let H = {
        CopySource: [o.bucket, ...v.split("/")].map(encodeURIComponent).join("/"),
        CopySourceIfMatch: q,
        CopySourceRange: `bytes=${N}-${pt - 1}`
      }, U = { ...x, needs: "s3:GetObject" };
      return ue(o, () => new Mr({ ...ht, ...H }), U, HA);
    }),
    async complete(y) {
      if (!R) return;
      let v = f.map((pt, ht) => ({ PartNumber: ht + 1, ETag: pt })), q = { ...await R, IfNoneMatch: x0(y), MultipartUpload: { Parts: v } }, N = { ...x, idleMs: 6e4, isPart: !1, isLast: !0 };
      await ue(o, () => new br(q), N, ca);
    },
    async abandon() {
      m.abort(new Error("the draft was discarded")), await Promise.allSettled(C);
      let y = await R?.catch(() => {
      });
      if (!y) return;
      let v = { needs: "s3:AbortMultipartUpload", signal: AbortSignal.timeout(5e3) };
      await ue(o, () => new yr(y), v);
    }
  };
}
async function NA(o, { name: n, id: r, beginMs: s = 2e4 }) {
  let c = { Bucket: o.bucket, Key: n }, _ = () => new Pr({ ...c, Metadata: { draft: r } }), m = { needs: ia, signal: AbortSignal.timeout(s) }, x = await ue(o, _, m, (C) => wr(C.UploadId, "other"));
  return { ...c, UploadId: x };
}
function x0(o) {
  return o ? "*" : void 0;
}
function ca({ ETag: o }) {
  return wr(o, "busy");
}
function HA({ CopyPartResult: o }) {
  if (!o?.ETag) throw new Jo("unsupported", "the store does not copy parts");
  return o.ETag;
}

// src/stores/s3/write/draft.ts
var ua = 1e4, zA = ["denied", "unsupported", "other"];
function g0(o) {
  let { session: n, name: r, probe: s, partBytes: c, concurrency: _, signal: m, tell: x, limits: C } = o, f = (0, f0.randomUUID)(), R = { name: r, id: f, signal: m, idleMs: C.idleMs, deadline: Zo(C) }, k = Wo(n, R), y = [], v = !1, q = (H) => k.isBegun() ? k.complete(H) : Lr(n, R, y, H), N = async () => {
    let H = await (k.isBegun() ? s.ofUpload() : s.ofPut());
    return H !== "kept" && await ec(n, r, m) ? !1 : (v = await q(H !== "refused").then(
      () => !0,
      (U) => VA(U, f, o)
    ), v);
  }, pt = (H, U) => ({
    partBytes: U,
    concurrency: _,
    async write(Gt, Mt) {
      if (H + Gt >= ua) throw FA(U);
      let pe = Xo(Mt);
      H + Gt === 0 && pe < U ? y = Mt : (s.ofUpload(), await k.send(H + Gt, Mt));
    },
    commit: N
  }), ht = async () => {
    await C0(k, o), k = Wo(n, R);
  };
  return {
    ...pt(0, c),
    async copyFrom(H, U) {
      let Gt = da(U), Mt = await KA(k, H, U, o).catch(async (pe) => {
        if (await ht(), !ye(pe, ...zA)) throw pe;
        return x(`Sending the whole entry, because the store did not copy the unchanged part: ${pe.message}`), 0;
      });
      return { bytes: Mt * Gt, rest: pt(Mt, Mt > 0 ? Gt : c), undo: ht };
    },
    async discard() {
      v || (v = !0, await C0(k, o), k.isBegun() && await s.ofUpload());
    }
  };
}
async function KA(o, n, r, { probe: s, nameOf: c, concurrency: _ }) {
  let { etag: m } = n.remote ?? {};
  if (m === void 0) return 0;
  s.ofUpload();
  let x = c(n);
  return ma(r, _, (C) => o.copy({ ...C, from: x, etag: m }));
}
async function C0(o, { name: n, tell: r }) {
  let s = `The unfinished upload of ${n} could not be removed; a lifecycle rule for incomplete uploads will.`;
  await o.abandon().catch(() => r(s));
}
async function VA(o, n, { session: r, name: s, signal: c }) {
  c.throwIfAborted();
  let _ = await tc(r, s, c).catch(() => {
    if (ye(o, "taken")) return { draft: void 0 };
    throw o;
  });
  if (_) return _.draft === n;
  throw o;
}
function FA(o) {
  let n = Math.floor(o * ua / 1048576);
  return new Error(
    `the entry is larger than ${ua} parts (${n} MiB in all), which is all that S3 takes: set the input \`part-size\` to more`
  );
}

// src/stores/s3/write/write-probe.ts
var h0 = de(R0(), 1);
function v0(o) {
  let n, r, s = () => n ??= O0(Lr, o), c = { ...o, name: `${o.name}-parts` };
  return {
    ofPut: s,
    ofUpload() {
      return r ??= s().then((_) => _ === "kept" ? O0(JA, c) : _), r;
    }
  };
}
async function O0(o, n) {
  let r = (s) => n.warn(
    `The store has no way to keep two jobs from saving one key at once (${s}); the later one may win.`
  );
  try {
    let s = await QA(o, n);
    return s === void 0 ? "kept" : (r(s), "unsure");
  } catch (s) {
    return ye(s, "unsupported", "other") ? (r("it refuses If-None-Match"), "refused") : "unsure";
  }
}
var E0 = 1048576;
async function QA(o, { session: n, name: r, signal: s }) {
  let _ = { signal: AbortSignal.any([s, AbortSignal.timeout(1e4)]), idleMs: 12e3, deadline: Zo() }, m = (f, R) => o(n, { name: f, id: (0, h0.randomUUID)(), ..._ }, [Buffer.alloc(R)], !0).then(
    () => !1,
    (k) => {
      if (ye(k, "taken")) return !0;
      throw k;
    }
  );
  if (await m(r, 1)) return;
  if (!await m(r, 1)) return "it ignores If-None-Match";
  let x = `${r}-at-once`, C = await Promise.allSettled([m(x, E0), m(x, E0)]);
  if (!C.some((f) => f.status === "fulfilled" && f.value)) {
    for (let f of [x, r]) await $r(n, f, s).catch(() => {
    });
    for (let f of C) if (f.status === "rejected") throw f.reason;
    return "it checks If-None-Match, but not at the moment of the write";
  }
}
var JA = async (o, n, r, s) => {
  let c = Wo(o, { ...n, beginMs: 1e4, isProbe: !0 });
  try {
    await c.send(0, r), await c.complete(s);
  } catch (_) {
    throw await c.abandon().catch(() => {
    }), _;
  }
};

// src/stores/s3/write/writer.ts
function pI({ inputs: o, signal: n, tell: r, warn: s, limits: c }, { session: _, names: m }) {
  let { concurrency: x, partBytes: C } = o, f = { ...Qo, ...c?.upload }, R = v0({ session: _, name: m.probe, signal: n, warn: s });
  return {
    create(k) {
      R.ofPut();
      let y = (v) => m.object({ scope: v.scope ?? k.scope, version: v.version, key: v.key });
      return g0({
        session: _,
        probe: R,
        name: m.object(k),
        nameOf: y,
        partBytes: C,
        concurrency: x,
        signal: n,
        tell: r,
        limits: f
      });
    },
    remove: (k) => $r(_, k, n)
  };
}
export {
  pI as newWriter
};
