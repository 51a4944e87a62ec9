import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  d as Ja,
  f as Ya,
  i as Za
} from "./shared-ZXPMUNYI.js";
import {
  A as Va,
  C as Fa,
  D as Wa,
  I as Xa,
  J as Qa,
  c as ft,
  e as Aa,
  j as Ta,
  k as Ma,
  l as Ga,
  m as Ua,
  n as qa,
  o as ja,
  p as Na,
  q as Ha,
  s as za,
  x as Ka
} from "./shared-OOF3GSDB.js";
import {
  a as Pa,
  b as ba,
  c as Ba,
  i as La,
  j as $a,
  w as Ia,
  x as wa,
  y as Da
} from "./shared-AOKLQR5F.js";
import {
  a as la,
  b as da
} from "./shared-2ZC4JTNT.js";
import {
  $ as ha,
  J as lo,
  K as fa,
  P as Ra,
  R as Oa,
  T as Ea,
  U as $r,
  X as Sa,
  aa as va,
  ca as Yo,
  da as ka,
  ka as ya
} from "./shared-7TJNC2IX.js";
import {
  a as Ir,
  c as tc,
  d as ec
} from "./shared-LYOQ2V3V.js";
import "./shared-CXX5LNPC.js";
import {
  a as Zt,
  h as ga
} from "./shared-BKE6PQUZ.js";
import "./shared-4HQVX6HT.js";
import {
  d as _a,
  g as xa,
  h as Ca
} from "./shared-7BGWREGO.js";
import {
  b as bt,
  c as Pe
} from "./shared-ZDEOQTUX.js";
import {
  $a as ma,
  Ja as pa,
  a as po,
  aa as Jo,
  b as me,
  c as _e
} from "./shared-6HSOY22L.js";

// lighter-node:crypto?src/stores/s3/write/draft.ts
var oc = me((QA, wr) => {
  wr.exports = Object.create(new Proxy({}, { get: (o, n) => po("node:crypto")[n] }));
  wr.exports.getRandomValues = (o) => po("node:crypto").getRandomValues(o);
});

// unused-by-sdk:@aws-sdk/checksums/crc
var pc = me((uT, uc) => {
  uc.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:@aws-sdk/signature-v4-multi-region
var bc = me((SM, Pc) => {
  Pc.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:@smithy/core/event-streams
var Qc = me((m3, Xc) => {
  Xc.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:../endpoint/endpointResolver
var Yc = me((x3, Jc) => {
  Jc.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// lighter-node:stream/consumers?scripts/s3-settings.mjs
var c0 = me((G$, a0) => {
  a0.exports = Object.create(new Proxy({}, { get: (o, n) => po("node:stream/consumers")[n] }));
});

// lighter-node:crypto?src/stores/s3/write/write-probe.ts
var O0 = me((J1, ua) => {
  ua.exports = Object.create(new Proxy({}, { get: (o, n) => po("node:crypto")[n] }));
  ua.exports.getRandomValues = (o) => po("node:crypto").getRandomValues(o);
});

// src/stores/s3/write/draft.ts
var f0 = _e(oc(), 1);

// src/stores/s3/write/upload-deadline.ts
function Zo({ noProgressMs: o, progressBytes: n } = pa) {
  let r = new AbortController(), s = 0, c = 0, m, _ = () => {
    let [C, f] = [n / 1024, o / 1e3], O = `the store takes less than ${C} KiB in ${f} seconds: check the network and the proxy`;
    r.abort(new Zt("unreachable", O));
  }, x = () => {
    c = 0, m?.refresh();
  };
  return {
    signal: r.signal,
    sent(C) {
      c += C, c >= n && x();
    },
    async during(C) {
      s++ === 0 && (m = setTimeout(_, o));
      try {
        return await C;
      } finally {
        x(), --s === 0 && clearTimeout(m);
      }
    }
  };
}

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/constants.js
var te = {
  WHEN_SUPPORTED: "WHEN_SUPPORTED",
  WHEN_REQUIRED: "WHEN_REQUIRED"
}, rc = te.WHEN_SUPPORTED, tn = {
  WHEN_SUPPORTED: "WHEN_SUPPORTED",
  WHEN_REQUIRED: "WHEN_REQUIRED"
}, sc = te.WHEN_SUPPORTED, A;
(function(o) {
  o.MD5 = "MD5", o.CRC32 = "CRC32", o.CRC32C = "CRC32C", o.CRC64NVME = "CRC64NVME", o.SHA1 = "SHA1", o.SHA256 = "SHA256";
})(A || (A = {}));
var nc;
(function(o) {
  o.HEADER = "header", o.TRAILER = "trailer";
})(nc || (nc = {}));
var mo = A.CRC32;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmForRequest.js
var ac = (o, { requestChecksumRequired: n, requestAlgorithmMember: r, requestChecksumCalculation: s }) => r ? o[r] ? o[r] : void 0 : s === te.WHEN_SUPPORTED || n ? mo : void 0;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumLocationName.js
var xe = (o) => o === A.MD5 ? "content-md5" : `x-amz-checksum-${o.toLowerCase()}`;

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
var be = _e(pc());

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/types.js
var lc = [
  A.CRC32,
  A.CRC32C,
  A.CRC64NVME,
  A.SHA1,
  A.SHA256
], Dr = [
  A.SHA256,
  A.SHA1,
  A.CRC32,
  A.CRC32C,
  A.CRC64NVME
];

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/selectChecksumAlgorithmFunction.js
var on = (o, n) => {
  let { checksumAlgorithms: r = {} } = n;
  switch (o) {
    case A.MD5:
      return r?.MD5 ?? n.md5;
    case A.CRC32:
      return r?.CRC32 ?? be.Crc32;
    case A.CRC32C:
      return r?.CRC32C ?? be.Crc32c;
    case A.CRC64NVME:
      return r?.CRC64NVME ?? be.Crc64Nvme;
    case A.SHA1:
      return r?.SHA1 ?? n.sha1;
    case A.SHA256:
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
  let { request: m, input: _ } = c, { body: x, headers: C } = m, { base64Encoder: f, streamHasher: O } = o, { requestChecksumRequired: k, requestAlgorithmMember: b } = n, T = await o.requestChecksumCalculation(), z = b?.name, V = b?.httpHeader;
  z && !_[z] && (T === te.WHEN_SUPPORTED || k) && (_[z] = mo, V && (C[V] = mo));
  let ut = ac(_, {
    requestChecksumRequired: k,
    requestAlgorithmMember: b?.name,
    requestChecksumCalculation: T
  }), vt = x, Pt = C;
  if (ut) {
    switch (ut) {
      case A.CRC32:
        ft(s, "FLEXIBLE_CHECKSUMS_REQ_CRC32", "U");
        break;
      case A.CRC32C:
        ft(s, "FLEXIBLE_CHECKSUMS_REQ_CRC32C", "V");
        break;
      case A.CRC64NVME:
        ft(s, "FLEXIBLE_CHECKSUMS_REQ_CRC64", "W");
        break;
      case A.SHA1:
        ft(s, "FLEXIBLE_CHECKSUMS_REQ_SHA1", "X");
        break;
      case A.SHA256:
        ft(s, "FLEXIBLE_CHECKSUMS_REQ_SHA256", "Y");
        break;
    }
    let w = xe(ut), gt = on(ut, o);
    if (en(x)) {
      let { getAwsChunkedEncodingStream: Gt, bodyLengthChecker: Yt } = o;
      vt = Gt(typeof o.requestStreamBufferSize == "number" && o.requestStreamBufferSize >= 8 * 1024 ? $a(x, o.requestStreamBufferSize, s.logger) : x, {
        base64Encoder: f,
        bodyLengthChecker: Yt,
        checksumLocationName: w,
        checksumAlgorithmFn: gt,
        streamHasher: O
      }), Pt = {
        ...C,
        "content-encoding": C["content-encoding"] ? `${C["content-encoding"]},aws-chunked` : "aws-chunked",
        "transfer-encoding": "chunked",
        "x-amz-decoded-content-length": C["content-length"],
        "x-amz-content-sha256": "STREAMING-UNSIGNED-PAYLOAD-TRAILER",
        "x-amz-trailer": w
      }, delete Pt["content-length"];
    } else if (!cc(w, C)) {
      let Gt = await nn(gt, x);
      Pt = {
        ...C,
        [w]: f(Gt)
      };
    }
  }
  try {
    return await r({
      ...c,
      request: {
        ...m,
        headers: Pt,
        body: vt
      }
    });
  } catch (w) {
    if (w instanceof Error && w.name === "InvalidChunkSizeError")
      try {
        w.message.endsWith(".") || (w.message += "."), w.message += " Set [requestStreamBufferSize=number e.g. 65_536] in client constructor to instruct AWS SDK to buffer your input stream.";
      } catch {
      }
    throw w;
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
  let m = c.input, { requestValidationModeMember: _ } = n, x = await o.requestChecksumCalculation(), C = await o.responseChecksumValidation();
  switch (x) {
    case te.WHEN_REQUIRED:
      ft(s, "FLEXIBLE_CHECKSUMS_REQ_WHEN_REQUIRED", "a");
      break;
    case te.WHEN_SUPPORTED:
      ft(s, "FLEXIBLE_CHECKSUMS_REQ_WHEN_SUPPORTED", "Z");
      break;
  }
  switch (C) {
    case tn.WHEN_REQUIRED:
      ft(s, "FLEXIBLE_CHECKSUMS_RES_WHEN_REQUIRED", "c");
      break;
    case tn.WHEN_SUPPORTED:
      ft(s, "FLEXIBLE_CHECKSUMS_RES_WHEN_SUPPORTED", "b");
      break;
  }
  return _ && !m[_] && C === tn.WHEN_SUPPORTED && (m[_] = "ENABLED"), r(c);
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmListForResponse.js
var rn = (o = []) => {
  let n = [], r = Dr.length;
  for (let s of o) {
    let c = Dr.indexOf(s);
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
var gc = async (o, { checksumAlgorithmFn: n, base64Encoder: r }) => r(await nn(n, o));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/validateChecksumFromResponse.js
var fc = async (o, { config: n, responseAlgorithms: r, logger: s }) => {
  let c = rn(r), { body: m, headers: _ } = o;
  for (let x of c) {
    let C = xe(x), f = _[C];
    if (f) {
      let O;
      try {
        O = on(x, n);
      } catch (T) {
        if (x === A.CRC64NVME) {
          s?.warn(`Skipping ${A.CRC64NVME} checksum validation: ${T.message}`);
          continue;
        }
        throw T;
      }
      let { base64Encoder: k } = n;
      if (en(m)) {
        o.body = La({
          expectedChecksum: f,
          checksumSourceLocation: C,
          checksum: new O(),
          source: m,
          base64Encoder: k
        });
        return;
      }
      let b = await gc(m, { checksumAlgorithmFn: O, base64Encoder: k });
      if (b === f)
        break;
      throw new Error(`Checksum mismatch: expected "${b}" but received "${f}" in response header "${C}".`);
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
  let m = c.input, _ = await r(c), x = _.response, { requestValidationModeMember: C, responseAlgorithms: f } = n;
  if (C && m[C] === "ENABLED") {
    let { clientName: O, commandName: k } = s, b = Object.keys(o.checksumAlgorithms ?? {}).filter((V) => {
      let ut = xe(V);
      return x.headers[ut] !== void 0;
    }), T = rn([
      ...f ?? [],
      ...b
    ]);
    if (O === "S3Client" && k === "GetObjectCommand" && T.every((V) => {
      let ut = xe(V), vt = x.headers[ut];
      return !vt || Cc(vt);
    }))
      return _;
    await fc(x, {
      config: o,
      responseAlgorithms: T,
      logger: s.logger
    });
  }
  return _;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getFlexibleChecksumsPlugin.js
var sn = (o, n) => ({
  applyToStack: (r) => {
    r.add(mc(o, n), dc), r.addRelativeTo(xc(o, n), _c), r.addRelativeTo(Oc(o, n), Rc);
  }
});

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/resolveFlexibleChecksumsConfig.js
var Gr = (o) => {
  let { requestChecksumCalculation: n, responseChecksumValidation: r, requestStreamBufferSize: s } = o;
  return Object.assign(o, {
    requestChecksumCalculation: Pe(n ?? rc),
    responseChecksumValidation: Pe(r ?? sc),
    requestStreamBufferSize: Number(s ?? 0),
    checksumAlgorithms: o.checksumAlgorithms ?? {}
  });
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-check-content-length-header/check-content-length-header.js
var y0 = "content-length", P0 = "x-amz-decoded-content-length";
function Ec() {
  return (o, n) => async (r) => {
    let { request: s } = r;
    if (bt.isInstance(s) && !(y0 in s.headers) && !(P0 in s.headers)) {
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
}, Ur = (o) => ({
  applyToStack: (n) => {
    n.add(Ec(), Sc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/region-redirect-endpoint-middleware.js
var hc = (o) => (n, r) => async (s) => {
  let c = await o.region(), m = o.region, _ = () => {
  };
  r.__s3RegionRedirect && (Object.defineProperty(o, "region", {
    writable: !1,
    value: async () => r.__s3RegionRedirect
  }), _ = () => Object.defineProperty(o, "region", {
    writable: !0,
    value: m
  }));
  try {
    let x = await n(s);
    if (r.__s3RegionRedirect) {
      _();
      let C = await o.region();
      if (c !== C)
        throw new Error("Region was not restored following S3 region redirect.");
    }
    return x;
  } catch (x) {
    throw _(), x;
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
        let m = c?.$metadata?.httpStatusCode, _ = r.commandName === "HeadBucketCommand", x = c?.$response?.headers?.["x-amz-bucket-region"];
        if (x && (m === 301 || m === 400 && (c?.name === "IllegalLocationConstraintException" || _))) {
          try {
            let C = x;
            r.logger?.debug(`Redirecting from ${await o.region()} to ${C}`), r.__s3RegionRedirect = C, ft(r, "S3_REGION_REDIRECT", "Ah");
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
        let m = await c.identity;
        m.expiration && m.expiration.getTime() < n && r[s] === c && delete r[s];
      }
    }
  }
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/classes/S3ExpressIdentityCacheEntry.js
var Be = class {
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
    let m = this.cacheGeneration, _ = c.get(s);
    return _ ? _.identity.then((x) => (x.expiration?.getTime() ?? 0) < Date.now() ? c.set(s, new Be(this.getIdentity(s))).identity : ((x.expiration?.getTime() ?? 0) < Date.now() + o.REFRESH_WINDOW_MS && !_.isRefreshing && (_.isRefreshing = !0, this.getIdentity(s).then((O) => {
      m === this.cacheGeneration && c.set(s, new Be(Promise.resolve(O)));
    })), x)) : c.set(s, new Be(this.getIdentity(s))).identity;
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
var jr = (o, { session: n }) => {
  let [r, s] = n, { forcePathStyle: c, useAccelerateEndpoint: m, disableMultiregionAccessPoints: _, followRegionRedirects: x, s3ExpressIdentityProvider: C, bucketEndpoint: f, expectContinueHeader: O } = o;
  return Object.assign(o, {
    forcePathStyle: c ?? !1,
    useAccelerateEndpoint: m ?? !1,
    disableMultiregionAccessPoints: _ ?? !1,
    followRegionRedirects: x ?? !1,
    s3ExpressIdentityProvider: C ?? new cn(async (k) => r().send(new s({
      Bucket: k
    }))),
    bucketEndpoint: f ?? !1,
    expectContinueHeader: O ?? 2097152
  });
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/constants.js
var Bc = "Directory", Ac = "S3Express", Tc = "sigv4-s3express", b0 = "X-Amz-S3session-Token", Mc = b0.toLowerCase();

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/s3ExpressMiddleware.js
var Lc = (o) => (n, r) => async (s) => {
  if (r.endpointV2) {
    let c = r.endpointV2, m = c.properties?.authSchemes?.[0]?.name === Tc;
    if ((c.properties?.backend === Ac || c.properties?.bucketType === Bc) && (ft(r, "S3_EXPRESS_BUCKET", "J"), r.isS3ExpressBucket = !0), m) {
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
}, Nr = (o) => ({
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
var B0 = (o) => (n) => {
  throw n;
}, A0 = (o, n) => {
};
var wc = (o) => (n, r) => async (s) => {
  if (!bt.isInstance(s.request))
    return n(s);
  let m = lo(r).selectedHttpAuthScheme;
  if (!m)
    throw new Error("No HttpAuthScheme was selected: unable to sign request");
  let { httpAuthOption: { signingProperties: _ = {} }, identity: x, signer: C } = m, f;
  r.s3ExpressIdentity ? f = await Ic(r.s3ExpressIdentity, _, s.request, await o.signer()) : f = await C.sign(s.request, x, _);
  let O = await n({
    ...s,
    request: f
  }).catch((C.errorHandler || B0)(_));
  return (C.successHandler || A0)(O.response, _), O;
}, Hr = (o) => ({
  applyToStack: (n) => {
    n.addRelativeTo(wc(o), Na);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/to-stream/toStream.js
import { Readable as T0 } from "node:stream";
function Dc(o) {
  return T0.from(Buffer.from(o));
}

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-throw-200-exceptions/throw-200-exceptions.js
var M0 = {
  CopyObjectCommand: !0,
  UploadPartCopyCommand: !0,
  CompleteMultipartUploadCommand: !0
}, Gc = (o) => (n, r) => async (s) => {
  let c = await n(s), { response: m } = c;
  if (!fa.isInstance(m))
    return c;
  let { statusCode: _, body: x } = m;
  if (_ < 200 || _ >= 300)
    return c;
  let C = await L0(x, o);
  if (m.body = Dc(C), C.length === 0 && M0[r.commandName]) {
    let O = new Error("S3 aborted request");
    throw O.$metadata = {
      httpStatusCode: 503
    }, O.name = "InternalError", O;
  }
  let f = o.utf8Encoder(C.subarray(C.length - 16));
  return f && f.endsWith("</Error>") && (m.statusCode = 503), c;
}, L0 = (o = new Uint8Array(), n) => o instanceof Uint8Array ? Promise.resolve(o) : n.streamCollector(o) || Promise.resolve(new Uint8Array()), Uc = {
  relation: "after",
  toMiddleware: "deserializerMiddleware",
  tags: ["THROW_200_EXCEPTIONS", "S3"],
  name: "throw200ExceptionsMiddleware",
  override: !0
}, Ae = (o) => ({
  applyToStack: (n) => {
    n.addRelativeTo(Gc(o), Uc);
  }
});

// node_modules/@aws-sdk/core/dist-es/submodules/util/util-arn-parser/arn.js
var zr = (o) => typeof o == "string" && o.indexOf("arn:") === 0 && o.split(":").length >= 6;

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/bucket-endpoint-middleware.js
function qc(o) {
  return (n, r) => async (s) => {
    if (o.bucketEndpoint) {
      let c = r.endpointV2;
      if (c) {
        let m = s.input.Bucket;
        if (typeof m == "string")
          try {
            let _ = new URL(m);
            r.endpointV2 = {
              ...c,
              url: _
            };
          } catch (_) {
            let x = `@aws-sdk/middleware-sdk-s3: bucketEndpoint=true was set but Bucket=${m} could not be parsed as URL.`;
            throw r.logger?.constructor?.name === "NoOpLogger" ? console.warn(x) : r.logger?.warn?.(x), _;
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
function Nc({ bucketEndpoint: o }) {
  return (n) => async (r) => {
    let { input: { Bucket: s } } = r;
    if (!o && typeof s == "string" && !zr(s) && s.indexOf("/") >= 0) {
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
}, Kr = (o) => ({
  applyToStack: (n) => {
    n.add(Nc(o), Hc), n.addRelativeTo(qc(o), jc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/protocol/S3RestXmlProtocol.js
var _o = class extends Za {
  async serializeRequest(n, r, s) {
    let c = await super.serializeRequest(n, r, s), m = Ea.of(n.input), _ = m.getSchema(), x = 0, C = _[6] ?? 0;
    if (r && typeof r == "object")
      for (let [f, O] of m.structIterator()) {
        if (++x > C)
          break;
        if (f === "Bucket") {
          if (!r.Bucket && O.getMergedTraits().httpLabel)
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
}, Vr = (o) => ({
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
    for (let m of c) {
      let _ = s[m.target];
      if (_) {
        let x;
        typeof _ == "string" ? Wc(_, o) ? x = o.base64Decoder(_) : (x = o.utf8Decoder(_), s[m.target] = o.base64Encoder(x)) : (x = ArrayBuffer.isView(_) ? new Uint8Array(_.buffer, _.byteOffset, _.byteLength) : new Uint8Array(_), s[m.target] = o.base64Encoder(x));
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
var Fc = {
  name: "ssecMiddleware",
  step: "initialize",
  tags: ["SSE"],
  override: !0
}, xo = (o) => ({
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
var m0 = _e(Qc());

// node_modules/@aws-sdk/client-s3/dist-es/auth/httpAuthSchemeProvider.js
var Zc = _e(bc());
var ti = _e(Yc()), $0 = (o) => async (n, r, s) => {
  if (!s)
    throw new Error("Could not find `input` for `defaultEndpointRuleSetHttpAuthSchemeParametersProvider`");
  let c = await o(n, r, s), m = lo(r)?.commandInstance?.constructor?.getEndpointParameterInstructions;
  if (!m)
    throw new Error(`getEndpointParameterInstructions() is not defined on '${r.commandName}'`);
  let _ = await Aa(s, { getEndpointParameterInstructions: m }, n);
  return Object.assign(c, _);
}, I0 = async (o, n, r) => ({
  operation: lo(n).operation,
  region: await Pe(o.region)() || (() => {
    throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
  })()
}), ei = $0(I0);
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
var w0 = (o, n, r) => (c) => {
  let _ = o(c).properties?.authSchemes;
  if (!_)
    return n(c);
  let x = [];
  for (let C of _) {
    let { name: f, properties: O = {}, ...k } = C, b = f.toLowerCase();
    f !== b && console.warn(`HttpAuthScheme has been normalized with lowercasing: '${f}' to '${b}'`);
    let T;
    if (b === "sigv4a") {
      T = "aws.auth#sigv4a";
      let ut = _.find((vt) => {
        let Pt = vt.name.toLowerCase();
        return Pt !== "sigv4a" && Pt.startsWith("sigv4");
      });
      if (Zc.SignatureV4MultiRegion.sigv4aDependency() === "none" && ut)
        continue;
    } else if (b.startsWith("sigv4"))
      T = "aws.auth#sigv4";
    else
      throw new Error(`Unknown HttpAuthScheme found in '@smithy.rules#endpointRuleSet': '${b}'`);
    let z = r[T];
    if (!z)
      throw new Error(`Could not find HttpAuthOption create function for '${T}'`);
    let V = z(c);
    V.schemeId = T, V.signingProperties = { ...V.signingProperties || {}, ...k, ...O }, x.push(V);
  }
  return x;
}, D0 = (o) => {
  let n = [];
  switch (o.operation) {
    default:
      n.push(oi(o)), n.push(ni(o));
  }
  return n;
}, O3 = w0(ti.defaultEndpointResolver, D0, {
  "aws.auth#sigv4": oi,
  "aws.auth#sigv4a": ni
}), ri = (o) => {
  let n = Ya(o), r = Ja(n);
  return Object.assign(r, {
    authSchemePreference: Pe(o.authSchemePreference ?? [])
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
var dt = ka(ai, "AmazonS3", "S3Client", Ma), Bt = {
  Bucket: { type: "contextParams", name: "Bucket" },
  Key: { type: "contextParams", name: "Key" }
};
var un = {
  DisableS3ExpressSessionAuth: { type: "staticContextParams", value: !0 },
  Bucket: { type: "contextParams", name: "Bucket" }
};
var Te = (o, n, r, s) => [
  Ae(r)
], Me = (o, n, r, s) => [
  Ae(r),
  xo(r)
];
var ci = (o, n, r, s) => [
  sn(r, {
    requestAlgorithmMember: { httpHeader: "x-amz-sdk-checksum-algorithm", name: "ChecksumAlgorithm" },
    requestChecksumRequired: !1
  }),
  Ur(r),
  Ae(r),
  xo(r)
];
var ii = (o, n, r, s) => [
  sn(r, {
    requestAlgorithmMember: { httpHeader: "x-amz-sdk-checksum-algorithm", name: "ChecksumAlgorithm" },
    requestChecksumRequired: !1
  }),
  Ae(r),
  xo(r)
];

// node_modules/@aws-sdk/client-s3/dist-es/models/S3ServiceException.js
var U = class o extends Sa {
  static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.s3#S3ServiceException";
  constructor(n) {
    super(n), Object.setPrototypeOf(this, o.prototype);
  }
};

// node_modules/@aws-sdk/client-s3/dist-es/models/errors.js
var pn = class o extends U {
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
}, ln = class o extends U {
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
}, dn = class o extends U {
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
}, mn = class o extends U {
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
}, _n = class o extends U {
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
}, xn = class o extends U {
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
}, Cn = class o extends U {
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
}, gn = class o extends U {
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
}, Rn = class o extends U {
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
}, On = class o extends U {
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
}, En = class o extends U {
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
}, Sn = class o extends U {
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
}, vn = class o extends U {
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
}, kn = class o extends U {
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
}, yn = class o extends U {
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
}, Pn = class o extends U {
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
}, Bn = class o extends U {
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
}, An = class o extends U {
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
var G0 = "Account", U0 = "AnalyticsAndOperator", Tn = "AccelerateConfiguration", Zn = "AccessControlList", Le = "ACL", Ri = "AnalyticsConfigurationList", Ce = "AccessControlPolicy", Oi = "AccessControlTranslation", Co = "AnalyticsConfiguration", q0 = "AnnotationCount", j0 = "AccessDenied", Ei = "AbortDate", N0 = "AnnotationDirective", Si = "AnnotationEntry", H0 = "AnalyticsExportDestination", z0 = "AnalyticsFilter", K0 = "AllowedHeaders", V0 = "AllowedHeader", F0 = "AccountId", hi = "AbortIncompleteMultipartUpload", ui = "AccessKeyId", W0 = "AnnotationList", X0 = "AnnotationLimitExceeded", Q0 = "AllowedMethods", J0 = "AbortMultipartUpload", Y0 = "AbortMultipartUploadOutput", Z0 = "AbortMultipartUploadRequest", td = "AllowedMethod", Oo = "AnnotationName", ed = "AnnotationNameTooLong", od = "AllowedOrigins", nd = "AllowedOrigin", vi = "AnnotationPayload", rd = "AccessPointAlias", ki = "AccessPointArn", yi = "AnnotationPrefix", sd = "AllowQuotedRecordDelimiter", es = "AcceptRanges", Pi = "AbortRuleId", Mn = "AbacStatus", ad = "AnalyticsS3BucketDestination", cd = "ApplyServerSideEncryptionByDefault", id = "ArchiveStatus", bi = "AccessTier", Ln = "AnnotationTableConfiguration", Bi = "AnnotationTableConfigurationResult", ud = "AnnotationTableConfigurationUpdates", Eo = "And", pd = "Annotations", i = "Bucket", os = "BucketArn", ld = "BucketAlreadyExists", dd = "BucketAccountId", md = "BucketAlreadyOwnedByYou", Ai = "BlockedEncryptionTypes", ns = "BypassGovernanceRetention", _d = "BucketInfo", mt = "BucketKeyEnabled", xd = "BucketLifecycleConfiguration", Cd = "BucketLocationName", $n = "BucketLoggingStatus", gd = "BucketLocationType", fd = "BucketNamespace", Rd = "BucketName", Ti = "BytesProcessed", pi = "BlockPublicAcls", li = "BlockPublicPolicy", rs = "BucketRegion", Mi = "BytesReturned", Li = "BytesScanned", So = "Body", ss = "Buckets", $i = "Checksum", h = "ChecksumAlgorithm", Od = "CannedACL", Ed = "CreateBucket", Fr = "CreateBucketConfiguration", Sd = "CreateBucketMetadataConfiguration", hd = "CreateBucketMetadataConfigurationRequest", vd = "CreateBucketMetadataTableConfiguration", kd = "CreateBucketMetadataTableConfigurationRequest", yd = "CreateBucketOutput", Pd = "CreateBucketRequest", $e = "CacheControl", J = "ChecksumCRC32", Y = "ChecksumCRC32C", Z = "ChecksumCRC64NVME", ho = "Cache-Control", bd = "CreationDate", vo = "Content-Disposition", Ie = "ContentDisposition", Bd = "ContinuationEvent", ko = "Content-Encoding", we = "ContentEncoding", Ad = "CloudFunction", Td = "CloudFunctionConfiguration", De = "ContentLanguage", yo = "Content-Language", Ge = "Content-Length", Ue = "ContentLength", D = "Content-MD5", tt = "ChecksumMD5", G = "ContentMD5", Md = "CompletedMultipartUpload", Ld = "CompleteMultipartUploadOutput", $d = "CreateMultipartUploadOutput", Id = "CompleteMultipartUploadResult", wd = "CompleteMultipartUploadRequest", Dd = "CreateMultipartUploadRequest", Ii = "CompleteMultipartUpload", Gd = "CreateMultipartUpload", as = "ChecksumMode", Ud = "CopyObject", qd = "CopyObjectOutput", wi = "CopyObjectResult", In = "CORSConfiguration", cs = "CORSRules", is = "CORSRule", jd = "CopyObjectRequest", Nd = "CommonPrefix", Hd = "CommonPrefixList", zd = "CompletedPartList", Di = "CopyPartResult", Kd = "CompletedPart", tr = "CommonPrefixes", us = "ContentRange", Vd = "ConfirmRemoveSelfBucketAccess", Gi = "Content-Range", qe = "ConfigurationState", et = "ChecksumSHA1", ot = "ChecksumSHA256", nt = "ChecksumSHA512", Ui = "CopySourceIfMatch", qi = "CopySourceIfModifiedSince", ji = "CopySourceIfNoneMatch", Ni = "CopySourceIfUnmodifiedSince", Fd = "CreateSessionOutput", Wd = "CreateSessionResult", Xd = "CopySourceRange", Qd = "CreateSessionRequest", Hi = "CopySourceSSECustomerAlgorithm", ps = "CopySourceSSECustomerKey", zi = "CopySourceSSECustomerKeyMD5", Ki = "CSV", Vi = "CopySourceVersionId", Jd = "CSVInput", Yd = "CSVOutput", Fi = "CopySource", Zd = "CreateSession", Rt = "ChecksumType", Po = "Content-Type", tm = "ClientToken", je = "ContentType", em = "CompressionType", _t = "ContinuationToken", rt = "ChecksumXXHASH64", st = "ChecksumXXHASH3", at = "ChecksumXXHASH128", Wi = "Condition", om = "Code", nm = "Comments", Xi = "Contents", rm = "Cont", di = "Credentials", ge = "Days", sm = "DaysAfterInitiation", am = "DeleteBucket", cm = "DeleteBucketAnalyticsConfiguration", im = "DeleteBucketAnalyticsConfigurationRequest", um = "DeleteBucketCors", pm = "DeleteBucketCorsRequest", lm = "DeleteBucketEncryption", dm = "DeleteBucketEncryptionRequest", mm = "DeleteBucketInventoryConfiguration", _m = "DeleteBucketInventoryConfigurationRequest", xm = "DeleteBucketIntelligentTieringConfiguration", Cm = "DeleteBucketIntelligentTieringConfigurationRequest", gm = "DeleteBucketLifecycle", fm = "DeleteBucketLifecycleRequest", Rm = "DeleteBucketMetadataConfiguration", Om = "DeleteBucketMetadataConfigurationRequest", Em = "DeleteBucketMetricsConfigurationRequest", Sm = "DeleteBucketMetricsConfiguration", hm = "DeleteBucketMetadataTableConfiguration", vm = "DeleteBucketMetadataTableConfigurationRequest", km = "DeleteBucketOwnershipControls", ym = "DeleteBucketOwnershipControlsRequest", Pm = "DeleteBucketPolicy", bm = "DeleteBucketPolicyRequest", Bm = "DeleteBucketRequest", Am = "DeleteBucketReplicationRequest", Tm = "DeleteBucketReplication", Mm = "DeleteBucketTagging", Lm = "DeleteBucketTaggingRequest", $m = "DeleteBucketWebsite", Im = "DeleteBucketWebsiteRequest", wm = "DataExport", Dm = "DefaultEventHold", Gm = "DestinationIfMatch", Um = "DestinationIfModifiedSince", qm = "DestinationIfNoneMatch", jm = "DestinationIfUnmodifiedSince", fe = "DeleteMarker", Nm = "DeleteMarkerEntry", Qi = "DeleteMarkerReplication", Hm = "DeleteMarkerVersionId", Ji = "DeleteMarkers", ls = "DisplayName", zm = "DeletedObject", Km = "DeleteObjectAnnotation", Vm = "DeleteObjectAnnotationOutput", Fm = "DeleteObjectAnnotationRequest", Wm = "DeleteObjectOutput", Xm = "DeleteObjectsOutput", Qm = "DeleteObjectRequest", Jm = "DeleteObjectsRequest", Ym = "DeleteObjectTagging", Zm = "DeleteObjectTaggingOutput", t_ = "DeleteObjectTaggingRequest", e_ = "DeletedObjects", o_ = "DeleteObject", n_ = "DeleteObjects", r_ = "DeletePublicAccessBlock", s_ = "DeletePublicAccessBlockRequest", a_ = "DataRedundancy", Yi = "DefaultRetention", c_ = "DeleteResult", Zi = "DestinationResult", tu = "Date", Wr = "Delete", i_ = "Deleted", re = "Delimiter", er = "Destination", u_ = "Description", eu = "Details", Ne = "Error", p_ = "EmailAddress", ou = "EventBridgeConfiguration", p = "ExpectedBucketOwner", Re = "EncryptionConfiguration", nu = "ErrorCode", l_ = "ErrorDetails", ds = "ErrorDocument", d_ = "EndEvent", m_ = "ExposeHeaders", ru = "EventHoldDuration", __ = "EventHold", x_ = "ExposeHeader", su = "ErrorMessage", C_ = "ExpiredObjectDeleteMarker", au = "ExistingObjectReplication", wn = "ExpiresString", cu = "ExpectedSourceBucketOwner", q = "ETag", g_ = "EncryptionTypeList", f_ = "EncryptionTypeMismatch", ms = "EncryptionType", se = "EncodingType", R_ = "EventThreshold", iu = "ExpressionType", _s = "Encryption", O_ = "Enabled", uu = "End", pu = "Errors", xs = "Events", Cs = "Event", Ut = "Expiration", Lt = "Expires", lu = "Expression", ee = "Filter", du = "FieldDelimiter", E_ = "FileHeaderInfo", S_ = "FetchOwner", mu = "FilterRule", h_ = "FilterRuleList", v_ = "FilterRules", k_ = "Field", _u = "Format", y_ = "Frequency", or = "Grants", P_ = "GetBucketAbac", b_ = "GetBucketAccelerateConfiguration", B_ = "GetBucketAccelerateConfigurationOutput", A_ = "GetBucketAnalyticsConfigurationOutput", T_ = "GetBucketAccelerateConfigurationRequest", M_ = "GetBucketAnalyticsConfigurationRequest", L_ = "GetBucketAnalyticsConfiguration", $_ = "GetBucketAbacOutput", I_ = "GetBucketAclOutput", w_ = "GetBucketAbacRequest", D_ = "GetBucketAclRequest", G_ = "GetBucketAcl", U_ = "GetBucketCors", q_ = "GetBucketCorsOutput", j_ = "GetBucketCorsRequest", N_ = "GetBucketEncryption", H_ = "GetBucketEncryptionOutput", z_ = "GetBucketEncryptionRequest", K_ = "GetBucketInventoryConfiguration", V_ = "GetBucketInventoryConfigurationOutput", F_ = "GetBucketInventoryConfigurationRequest", W_ = "GetBucketIntelligentTieringConfiguration", X_ = "GetBucketIntelligentTieringConfigurationOutput", Q_ = "GetBucketIntelligentTieringConfigurationRequest", J_ = "GetBucketLocation", Y_ = "GetBucketLifecycleConfiguration", Z_ = "GetBucketLifecycleConfigurationOutput", tx = "GetBucketLifecycleConfigurationRequest", ex = "GetBucketLocationOutput", ox = "GetBucketLoggingOutput", nx = "GetBucketLocationRequest", rx = "GetBucketLoggingRequest", sx = "GetBucketLogging", ax = "GetBucketMetadataConfiguration", cx = "GetBucketMetadataConfigurationOutput", ix = "GetBucketMetricsConfigurationOutput", xu = "GetBucketMetadataConfigurationResult", ux = "GetBucketMetadataConfigurationRequest", px = "GetBucketMetricsConfigurationRequest", lx = "GetBucketMetricsConfiguration", dx = "GetBucketMetadataTableConfiguration", mx = "GetBucketMetadataTableConfigurationOutput", Cu = "GetBucketMetadataTableConfigurationResult", _x = "GetBucketMetadataTableConfigurationRequest", xx = "GetBucketNotificationConfiguration", Cx = "GetBucketNotificationConfigurationRequest", gx = "GetBucketOwnershipControls", fx = "GetBucketOwnershipControlsOutput", Rx = "GetBucketOwnershipControlsRequest", Ox = "GetBucketPolicy", Ex = "GetBucketPolicyOutput", Sx = "GetBucketPolicyRequest", hx = "GetBucketPolicyStatus", vx = "GetBucketPolicyStatusOutput", kx = "GetBucketPolicyStatusRequest", yx = "GetBucketReplication", Px = "GetBucketReplicationOutput", bx = "GetBucketRequestPayment", Bx = "GetBucketRequestPaymentOutput", Ax = "GetBucketRequestPaymentRequest", Tx = "GetBucketReplicationRequest", Mx = "GetBucketTagging", Lx = "GetBucketTaggingOutput", $x = "GetBucketTaggingRequest", Ix = "GetBucketVersioning", wx = "GetBucketVersioningOutput", Dx = "GetBucketVersioningRequest", Gx = "GetBucketWebsite", Ux = "GetBucketWebsiteOutput", qx = "GetBucketWebsiteRequest", He = "GrantFullControl", gu = "GlacierJobParameters", jx = "GetObject", Nx = "GetObjectAcl", Hx = "GetObjectAclOutput", zx = "GetObjectAnnotationOutput", Kx = "GetObjectAttributesOutput", Vx = "GetObjectAttributesParts", Fx = "GetObjectAclRequest", Wx = "GetObjectAnnotationRequest", Xx = "GetObjectAttributesResponse", Qx = "GetObjectAttributesRequest", Jx = "GetObjectAnnotation", Yx = "GetObjectAttributes", Zx = "GetObjectLockConfiguration", tC = "GetObjectLockConfigurationOutput", eC = "GetObjectLockConfigurationRequest", oC = "GetObjectLegalHold", nC = "GetObjectLegalHoldOutput", rC = "GetObjectLegalHoldRequest", sC = "GetObjectOutput", aC = "GetObjectRequest", cC = "GetObjectRetentionOutput", iC = "GetObjectRetentionRequest", uC = "GetObjectRetention", pC = "GetObjectTagging", lC = "GetObjectTaggingOutput", dC = "GetObjectTorrentOutput", mC = "GetObjectTaggingRequest", _C = "GetObjectTorrentRequest", xC = "GetObjectTorrent", CC = "GetPublicAccessBlock", gC = "GetPublicAccessBlockOutput", fC = "GetPublicAccessBlockRequest", ze = "GrantRead", Ke = "GrantReadACP", gs = "GrantWrite", Ve = "GrantWriteACP", fs = "Grant", Rs = "Grantee", RC = "HeadBucket", OC = "HeadBucketOutput", EC = "HeadBucketRequest", SC = "HttpErrorCodeReturnedEquals", fu = "HostName", hC = "HeadObject", vC = "HeadObjectOutput", kC = "HeadObjectRequest", yC = "HttpRedirectCode", F = "Id", PC = "InvalidAnnotationName", go = "InventoryConfiguration", Ru = "InventoryConfigurationList", Fe = "ID", Os = "IndexDocument", bC = "InventoryDestination", BC = "IsEnabled", AC = "InventoryEncryption", TC = "InventoryFilter", Ou = "IsLatest", We = "IfMatch", MC = "IfMatchInitiatedTime", LC = "IfMatchLastModifiedTime", $C = "IfMatchSize", Es = "If-Modified-Since", Eu = "IfModifiedSince", IC = "InitiateMultipartUploadResult", Oe = "If-Match", bo = "IfNoneMatch", Xe = "If-None-Match", wC = "InventoryOptionalFields", DC = "InvalidObjectState", GC = "IncludedObjectVersions", UC = "InvalidPrefix", mi = "IgnorePublicAcls", qC = "IdempotencyParameterMismatch", _i = "IsPublic", jC = "InvalidRequest", NC = "IsRestoreInProgress", Ss = "InputSerialization", HC = "InventoryS3BucketDestination", zC = "InventorySchedule", qt = "IsTruncated", KC = "IntelligentTieringAndOperator", fo = "IntelligentTieringConfiguration", Su = "IntelligentTieringConfigurationList", hu = "InventoryTableConfigurationResult", VC = "InventoryTableConfigurationUpdates", Dn = "InventoryTableConfiguration", FC = "IntelligentTieringFilter", vu = "IfUnmodifiedSince", hs = "If-Unmodified-Since", WC = "InvalidWriteOffset", vs = "Initiator", XC = "Initiated", ku = "JSON", QC = "JSONInput", JC = "JSONOutput", Gn = "JournalTableConfiguration", yu = "JournalTableConfigurationResult", YC = "JournalTableConfigurationUpdates", R = "Key", ZC = "KeyCount", tg = "KeyId", eg = "KmsKeyArn", nr = "KeyMarker", og = "KMSContext", ng = "KMSKeyArn", rg = "KMSKeyId", sg = "KMSMasterKeyID", ag = "KeyPrefixEquals", Un = "Location", cg = "ListAllMyBucketsResult", ig = "ListAllMyDirectoryBucketsResult", ug = "ListBuckets", pg = "ListBucketAnalyticsConfigurations", lg = "ListBucketAnalyticsConfigurationsOutput", dg = "ListBucketAnalyticsConfigurationResult", mg = "ListBucketAnalyticsConfigurationsRequest", _g = "ListBucketInventoryConfigurations", xg = "ListBucketInventoryConfigurationsOutput", Cg = "ListBucketInventoryConfigurationsRequest", gg = "ListBucketIntelligentTieringConfigurations", fg = "ListBucketIntelligentTieringConfigurationsOutput", Rg = "ListBucketIntelligentTieringConfigurationsRequest", Og = "ListBucketMetricsConfigurations", Eg = "ListBucketMetricsConfigurationsOutput", Sg = "ListBucketMetricsConfigurationsRequest", hg = "ListBucketsOutput", vg = "ListBucketsRequest", Pu = "ListBucketResult", Xr = "LocationConstraint", Qr = "LifecycleConfiguration", kg = "ListDirectoryBuckets", yg = "ListDirectoryBucketsOutput", Pg = "ListDirectoryBucketsRequest", ks = "LoggingEnabled", bg = "LifecycleExpiration", Bg = "LambdaFunctionArn", Ag = "LambdaFunctionConfiguration", Tg = "LambdaFunctionConfigurationList", Mg = "LambdaFunctionConfigurations", qn = "LegalHold", Lg = "LocationInfo", $g = "ListInventoryConfigurationsResult", At = "LastModified", Ig = "ListMetricsConfigurationsResult", wg = "LastModifiedTime", Dg = "ListMultipartUploads", Gg = "ListMultipartUploadsOutput", Ug = "ListMultipartUploadsResult", qg = "ListMultipartUploadsRequest", rr = "Last-Modified", jg = "ListObjects", Ng = "ListObjectAnnotations", Hg = "ListObjectAnnotationsOutput", zg = "ListObjectAnnotationsRequest", Kg = "ListObjectsOutput", Vg = "ListObjectsRequest", Fg = "ListObjectsV2", Wg = "ListObjectsV2Output", Xg = "ListObjectVersionsOutput", Qg = "ListObjectsV2Request", Jg = "ListObjectVersionsRequest", Yg = "ListObjectVersions", Zg = "ListParts", tf = "ListPartsOutput", ef = "ListPartsResult", of = "ListPartsRequest", nf = "LifecycleRule", rf = "LifecycleRuleAndOperator", sf = "LifecycleRuleFilter", af = "LifecycleRules", cf = "ListVersionsResult", Qe = "Metadata", uf = "MetricsAndOperator", bu = "MaxAnnotationResults", pf = "MaxAgeSeconds", lf = "MaxBuckets", Jr = "MetadataConfiguration", Bu = "MetricsConfigurationList", Au = "MetadataConfigurationResult", Ro = "MetricsConfiguration", df = "MetadataDirective", mf = "MaxDirectoryBuckets", Tu = "MfaDelete", Mu = "MetadataEntry", _f = "MetricsFilter", ys = "MFA", Lu = "MFADelete", Je = "MaxKeys", Ps = "MissingMeta", xf = "MpuObjectSize", sr = "MaxParts", Yr = "MetadataTableConfiguration", $u = "MetadataTableConfigurationResult", Cf = "MetadataTableEncryptionConfiguration", Iu = "MultipartUpload", gf = "MultipartUploadList", wu = "MaxUploads", Du = "Marker", Gu = "Metrics", ff = "Message", Rf = "Minutes", Uu = "Mode", Ee = "Name", Zr = "NotificationConfiguration", Of = "NotificationConfigurationFilter", Ye = "NextContinuationToken", qu = "NoncurrentDays", Ef = "NonEmptyKmsKeyArnString", Sf = "NotFound", ju = "NextKeyMarker", hf = "NextMarker", Nu = "NewerNoncurrentVersions", Hu = "NextPartNumberMarker", vf = "NoSuchAnnotation", kf = "NoSuchBucket", yf = "NoSuchKey", Pf = "NoSuchUpload", bf = "NextUploadIdMarker", zu = "NoncurrentVersionExpiration", Bf = "NextVersionIdMarker", Af = "NoncurrentVersionTransitions", Tf = "NoncurrentVersionTransitionList", Ku = "NoncurrentVersionTransition", Vu = "Not", It = "Owner", Mf = "ObjectAttributes", Lf = "ObjectAlreadyInActiveTierError", jn = "OwnershipControls", $f = "OwnershipControlsRule", If = "OwnershipControlsRules", Fu = "ObjectEncryption", wf = "OptionalFields", Df = "ObjectIdentifier", Gf = "ObjectIdentifierList", Wu = "ObjectIfMatch", Xu = "OutputLocation", Nn = "ObjectLockConfiguration", Uf = "ObjectLockEnabled", qf = "ObjectLockEnabledForBucket", Bo = "ObjectLockEventHold", Ao = "ObjectLockEventHoldDurationDays", To = "ObjectLockEventHoldDurationYears", jf = "ObjectLockLegalHold", Ze = "ObjectLockLegalHoldStatus", to = "ObjectLockMode", Nf = "ObjectLockRetention", eo = "ObjectLockRetainUntilDate", Hf = "ObjectLockRule", zf = "ObjectList", Kf = "ObjectNotInActiveTierError", Qu = "ObjectOwnership", bs = "OptionalObjectAttributes", Vf = "ObjectParts", Ff = "ObjectPart", Wf = "ObjectSize", Ju = "ObjectSizeGreaterThan", Yu = "ObjectSizeLessThan", Xf = "OutputSchemaVersion", Bs = "OutputSerialization", Qf = "ObjectVersion", ar = "ObjectVersionId", Jf = "ObjectVersionList", Yf = "Objects", Zu = "Object", Zf = "Or", $ = "Prefix", Hn = "PublicAccessBlockConfiguration", tR = "PutBucketAbac", eR = "PutBucketAccelerateConfiguration", oR = "PutBucketAccelerateConfigurationRequest", nR = "PutBucketAnalyticsConfigurationRequest", rR = "PutBucketAnalyticsConfiguration", sR = "PutBucketAbacRequest", aR = "PutBucketAclRequest", cR = "PutBucketAcl", iR = "PutBucketCors", uR = "PutBucketCorsRequest", pR = "PutBucketEncryption", lR = "PutBucketEncryptionRequest", dR = "PutBucketInventoryConfiguration", mR = "PutBucketInventoryConfigurationRequest", _R = "PutBucketIntelligentTieringConfiguration", xR = "PutBucketIntelligentTieringConfigurationRequest", CR = "PutBucketLogging", gR = "PutBucketLifecycleConfiguration", fR = "PutBucketLifecycleConfigurationOutput", RR = "PutBucketLifecycleConfigurationRequest", OR = "PutBucketLoggingRequest", ER = "PutBucketMetricsConfiguration", SR = "PutBucketMetricsConfigurationRequest", hR = "PutBucketNotificationConfiguration", vR = "PutBucketNotificationConfigurationRequest", kR = "PutBucketOwnershipControls", yR = "PutBucketOwnershipControlsRequest", PR = "PutBucketPolicy", bR = "PutBucketPolicyRequest", BR = "PutBucketReplication", AR = "PutBucketRequestPayment", TR = "PutBucketRequestPaymentRequest", MR = "PutBucketReplicationRequest", LR = "PutBucketTagging", $R = "PutBucketTaggingRequest", IR = "PutBucketVersioning", wR = "PutBucketVersioningRequest", DR = "PutBucketWebsite", GR = "PutBucketWebsiteRequest", cr = "PartsCount", UR = "PartitionDateSource", qR = "ProgressEvent", jR = "ParquetInput", NR = "PartsList", Se = "PartNumber", ir = "PartNumberMarker", HR = "PutObject", zR = "PutObjectAcl", KR = "PutObjectAclOutput", VR = "PutObjectAnnotationOutput", FR = "PutObjectAclRequest", WR = "PutObjectAnnotationRequest", XR = "PutObjectAnnotation", QR = "PutObjectLockConfiguration", JR = "PutObjectLockConfigurationOutput", YR = "PutObjectLockConfigurationRequest", ZR = "PutObjectLegalHold", tO = "PutObjectLegalHoldOutput", eO = "PutObjectLegalHoldRequest", oO = "PutObjectOutput", nO = "PutObjectRequest", rO = "PutObjectRetentionOutput", sO = "PutObjectRetentionRequest", aO = "PutObjectRetention", cO = "PutObjectTagging", iO = "PutObjectTaggingOutput", uO = "PutObjectTaggingRequest", zn = "PartitionedPrefix", pO = "PutPublicAccessBlock", lO = "PutPublicAccessBlockRequest", tp = "PolicyStatus", ur = "Parts", pr = "Part", dO = "Parquet", ep = "Payer", op = "Payload", np = "Permission", rp = "Policy", sp = "Progress", mO = "Prefixes", _O = "Priority", ap = "Protocol", xO = "Quiet", CO = "QueueArn", cp = "QuoteCharacter", gO = "QueueConfigurationList", fO = "QueueConfigurations", ip = "QueueConfiguration", up = "QuoteEscapeCharacter", RO = "QuoteFields", OO = "Queue", lr = "Role", As = "RedirectAllRequestsTo", M = "RequestCharged", pp = "ResponseCacheControl", lp = "ResponseContentDisposition", dp = "ResponseContentEncoding", mp = "ResponseContentLanguage", _p = "ResponseContentType", Kn = "ReplicationConfiguration", Ts = "RecordDelimiter", xp = "ResponseExpires", EO = "RestoreExpiryDate", dr = "RecordExpiration", SO = "RecordsEvent", hO = "ReplicaKmsKeyID", vO = "ReplaceKeyPrefixWith", kO = "ReplaceKeyWith", Cp = "ReplicaModifications", yO = "RenameObject", PO = "RenameObjectOutput", bO = "RestoreObjectOutput", BO = "RestoreOutputPath", AO = "RenameObjectRequest", TO = "RestoreObjectRequest", MO = "RestoreObject", y = "RequestPayer", xi = "RestrictPublicBuckets", Vn = "RequestPaymentConfiguration", LO = "ReplicationPrefixList", gp = "RequestProgress", Ms = "RoutingRules", $O = "ReplicationRuleAndOperator", IO = "ReplicationRuleFilter", wO = "ReplicationRuleNotOperator", DO = "ReplicationRuleOrOperator", GO = "ReplicationRule", UO = "ReplicationRules", qO = "RequestRoute", ts = "RestoreRequest", fp = "RoutingRule", Mo = "ReplicationStatus", Ls = "RestoreStatus", jO = "RenameSource", Rp = "ReplicationTime", NO = "ReplicationTimeValue", HO = "RequestToken", zO = "RetainUntilDate", Fn = "Range", $s = "Restore", KO = "Records", Op = "Redirect", Wn = "Retention", Lo = "Rules", oo = "Rule", pt = "Status", Ep = "StartAfter", Ci = "SecretAccessKey", VO = "SseAlgorithm", FO = "StreamingBlob", Sp = "S3BucketDestination", xt = "StorageClass", hp = "StorageClassAnalysis", WO = "StorageClassAnalysisDataExport", XO = "SessionCredentialValue", QO = "SessionCredentials", JO = "StatusCode", YO = "SkipDestinationValidation", ZO = "StatsEvent", tE = "SourceIfMatch", eE = "SourceIfModifiedSince", oE = "SourceIfNoneMatch", nE = "SourceIfUnmodifiedSince", mr = "SSE-KMS", vp = "SseKmsEncryptedObjects", rE = "S3KeyFilter", sE = "S3Key", aE = "S3Location", cE = "SessionMode", iE = "SelectObjectContent", uE = "SelectObjectContentEventStream", pE = "SelectObjectContentOutput", lE = "SelectObjectContentRequest", kp = "SelectParameters", Xn = "SimplePrefix", yp = "ScanRange", Pp = "SSE-S3", bp = "SourceSelectionCriteria", Ct = "ServerSideEncryption", dE = "SSEAlgorithm", mE = "ServerSideEncryptionByDefault", Qn = "ServerSideEncryptionConfiguration", W = "SSECustomerAlgorithm", Tt = "SSECustomerKey", X = "SSECustomerKeyMD5", Is = "SSEKMS", _E = "SSEKMSEncryption", oe = "SSEKMSEncryptionContext", Ot = "SSEKMSKeyId", xE = "ServerSideEncryptionRule", CE = "ServerSideEncryptionRules", Bp = "SSES3", gi = "SessionToken", Ap = "S3TablesDestination", Tp = "S3TablesDestinationResult", gE = "S3", fE = "Schedule", he = "Size", RE = "Start", Mp = "Stats", OE = "Suffix", ve = "Tags", _r = "TableArn", EE = "TopicArn", SE = "TargetBucket", ws = "TableBucketArn", hE = "TableBucketType", Ds = "TagCount", vE = "TopicConfigurationList", kE = "TopicConfigurations", Lp = "TopicConfiguration", yE = "TaggingDirective", Gs = "TransitionDefaultMinimumObjectSize", $p = "TargetGrants", PE = "TargetGrant", bE = "TieringList", BE = "TransitionList", AE = "TooManyParts", $o = "TableName", Ip = "TableNamespace", wp = "TargetObjectKeyFormat", TE = "TargetPrefix", ME = "TotalPartsCount", Us = "TableStatus", xr = "TagSet", ht = "Tag", $t = "Tagging", Dp = "Tier", LE = "Tierings", Gp = "Tiering", $E = "Time", Up = "Token", IE = "Topic", wE = "Transitions", qp = "Transition", Io = "Type", DE = "Uploads", GE = "UpdateBucketMetadataAnnotationTableConfiguration", UE = "UpdateBucketMetadataAnnotationTableConfigurationRequest", qE = "UpdateBucketMetadataInventoryTableConfiguration", jE = "UpdateBucketMetadataInventoryTableConfigurationRequest", NE = "UpdateBucketMetadataJournalTableConfiguration", HE = "UpdateBucketMetadataJournalTableConfigurationRequest", ae = "UploadId", jp = "UploadIdMarker", Np = "UserMetadata", zE = "UnsupportedMediaType", KE = "UpdateObjectEncryption", VE = "UpdateObjectEncryptionRequest", FE = "UpdateObjectEncryptionResponse", WE = "UploadPart", XE = "UploadPartCopy", QE = "UploadPartCopyOutput", JE = "UploadPartCopyRequest", YE = "UploadPartOutput", ZE = "UploadPartRequest", tS = "URI", Hp = "UseSourceMultiRegionKey", eS = "Upload", qs = "Value", Jn = "VersioningConfiguration", E = "VersionId", zp = "VersionIdMarker", oS = "Versions", nS = "Version", Yn = "WebsiteConfiguration", rS = "WriteGetObjectResponse", sS = "WriteGetObjectResponseRequest", aS = "WriteOffsetBytes", wo = "WebsiteRedirectLocation", Kp = "Years", js = "annotationName", cS = "annotation-prefix", Vp = "accept-ranges", iS = "bucket-region", j = "client", ce = "continuation-token", Cr = "delimiter", N = "error", Ns = "eventPayload", uS = "endpoint", gr = "encoding-type", pS = "fetch-owner", u = "http", B = "httpChecksum", K = "httpError", t = "httpHeader", lS = "hostLabel", v = "httpPayload", no = "httpPrefixHeaders", d = "httpQuery", Fp = "http://www.w3.org/2001/XMLSchema-instance", Mt = "id", dS = "idempotencyToken", Wp = "key-marker", mS = "marker", _S = "max-annotation-results", xS = "max-buckets", CS = "max-directory-buckets", Hs = "max-keys", gS = "max-parts", fS = "max-uploads", Do = "prefix", fr = "partNumber", RS = "part-number-marker", Xp = "response-cache-control", Qp = "response-content-disposition", Jp = "response-content-encoding", Yp = "response-content-language", Zp = "response-content-type", tl = "response-expires", el = "smithy.ts.sdk.synthetic.com.amazonaws.s3", OS = "start-after", ol = "streaming", Go = "uploadId", ES = "upload-id-marker", Q = "versionId", SS = "version-id-marker", nl = "xsi", hS = "xmlAttribute", g = "xmlFlattened", a = "xmlName", rl = "xmlNamespace", ro = "x-amz-acl", sl = "x-amz-abort-date", vS = "x-amz-access-point-alias", al = "x-amz-abort-rule-id", kS = "x-amz-archive-status", cl = "x-amz-bucket-arn", zs = "x-amz-bypass-governance-retention", yS = "x-amz-bucket-location-name", PS = "x-amz-bucket-location-type", bS = "x-amz-bucket-namespace", BS = "x-amz-bucket-object-lock-enabled", il = "x-amz-bucket-object-lock-token", AS = "x-amz-bucket-region", Ks = "x-amz-checksum-algorithm", jt = "x-amz-checksum-crc32", Nt = "x-amz-checksum-crc32c", Ht = "x-amz-checksum-crc64nvme", zt = "x-amz-checksum-md5", Vs = "x-amz-checksum-mode", TS = "x-amz-confirm-remove-self-bucket-access", Kt = "x-amz-checksum-sha1", Vt = "x-amz-checksum-sha256", Ft = "x-amz-checksum-sha512", ul = "x-amz-copy-source", pl = "x-amz-copy-source-if-match", ll = "x-amz-copy-source-if-modified-since", dl = "x-amz-copy-source-if-none-match", ml = "x-amz-copy-source-if-unmodified-since", MS = "x-amz-create-session-mode", LS = "x-amz-copy-source-range", _l = "x-amz-copy-source-server-side-encryption-customer-algorithm", xl = "x-amz-copy-source-server-side-encryption-customer-key", Cl = "x-amz-copy-source-server-side-encryption-customer-key-MD5", gl = "x-amz-copy-source-version-id", ie = "x-amz-checksum-type", $S = "x-amz-client-token", Wt = "x-amz-checksum-xxhash64", Xt = "x-amz-checksum-xxhash3", Qt = "x-amz-checksum-xxhash128", Rr = "x-amz-delete-marker", Uo = "x-amz-expiration", l = "x-amz-expected-bucket-owner", IS = "x-amz-fwd-error-code", wS = "x-amz-fwd-error-message", DS = "x-amz-fwd-header-Cache-Control", GS = "x-amz-fwd-header-Content-Disposition", US = "x-amz-fwd-header-Content-Encoding", qS = "x-amz-fwd-header-Content-Language", jS = "x-amz-fwd-header-Content-Range", NS = "x-amz-fwd-header-Content-Type", HS = "x-amz-fwd-header-ETag", zS = "x-amz-fwd-header-Expires", KS = "x-amz-fwd-header-Last-Modified", VS = "x-amz-fwd-header-accept-ranges", FS = "x-amz-fwd-header-x-amz-checksum-crc32", WS = "x-amz-fwd-header-x-amz-checksum-crc32c", XS = "x-amz-fwd-header-x-amz-checksum-crc64nvme", QS = "x-amz-fwd-header-x-amz-checksum-md5", JS = "x-amz-fwd-header-x-amz-checksum-sha1", YS = "x-amz-fwd-header-x-amz-checksum-sha256", ZS = "x-amz-fwd-header-x-amz-checksum-sha512", th = "x-amz-fwd-header-x-amz-checksum-xxhash64", eh = "x-amz-fwd-header-x-amz-checksum-xxhash3", oh = "x-amz-fwd-header-x-amz-checksum-xxhash128", nh = "x-amz-fwd-header-x-amz-delete-marker", rh = "x-amz-fwd-header-x-amz-expiration", sh = "x-amz-fwd-header-x-amz-missing-meta", ah = "x-amz-fwd-header-x-amz-mp-parts-count", ch = "x-amz-fwd-header-x-amz-object-lock-legal-hold", ih = "x-amz-fwd-header-x-amz-object-lock-mode", uh = "x-amz-fwd-header-x-amz-object-lock-retain-until-date", ph = "x-amz-fwd-header-x-amz-restore", lh = "x-amz-fwd-header-x-amz-request-charged", dh = "x-amz-fwd-header-x-amz-replication-status", mh = "x-amz-fwd-header-x-amz-storage-class", _h = "x-amz-fwd-header-x-amz-server-side-encryption", xh = "x-amz-fwd-header-x-amz-server-side-encryption-aws-kms-key-id", Ch = "x-amz-fwd-header-x-amz-server-side-encryption-bucket-key-enabled", gh = "x-amz-fwd-header-x-amz-server-side-encryption-customer-algorithm", fh = "x-amz-fwd-header-x-amz-server-side-encryption-customer-key-MD5", Rh = "x-amz-fwd-header-x-amz-tagging-count", Oh = "x-amz-fwd-header-x-amz-version-id", Eh = "x-amz-fwd-status", so = "x-amz-grant-full-control", ao = "x-amz-grant-read", co = "x-amz-grant-read-acp", Fs = "x-amz-grant-write", io = "x-amz-grant-write-acp", Sh = "x-amz-if-match-initiated-time", hh = "x-amz-if-match-last-modified-time", vh = "x-amz-if-match-size", uo = "x-amz-meta-", Ws = "x-amz-mfa", kh = "x-amz-metadata-directive", fl = "x-amz-missing-meta", yh = "x-amz-mp-object-size", Ph = "x-amz-max-parts", Rl = "x-amz-mp-parts-count", bh = "x-amz-object-attributes", Bh = "x-amz-object-annotation-directive", Ol = "x-amz-object-if-match", qo = "x-amz-object-lock-event-hold", jo = "x-amz-object-lock-event-hold-duration-days", No = "x-amz-object-lock-event-hold-duration-years", Ho = "x-amz-object-lock-legal-hold", zo = "x-amz-object-lock-mode", Ko = "x-amz-object-lock-retain-until-date", Ah = "x-amz-object-ownership", Xs = "x-amz-optional-object-attributes", Th = "x-amz-object-size", Or = "x-amz-object-version-id", Mh = "x-amz-part-number-marker", El = "x-amz-restore", I = "x-amz-request-charged", Lh = "x-amz-restore-output-path", P = "x-amz-request-payer", $h = "x-amz-request-route", Qs = "x-amz-replication-status", Ih = "x-amz-rename-source", wh = "x-amz-rename-source-if-match", Dh = "x-amz-rename-source-if-modified-since", Gh = "x-amz-rename-source-if-none-match", Uh = "x-amz-rename-source-if-unmodified-since", qh = "x-amz-request-token", Vo = "x-amz-storage-class", L = "x-amz-sdk-checksum-algorithm", jh = "x-amz-skip-destination-validation", Sl = "x-amz-source-expected-bucket-owner", Et = "x-amz-server-side-encryption", kt = "x-amz-server-side-encryption-aws-kms-key-id", yt = "x-amz-server-side-encryption-bucket-key-enabled", ue = "x-amz-server-side-encryption-context", ct = "x-amz-server-side-encryption-customer-algorithm", wt = "x-amz-server-side-encryption-customer-key", it = "x-amz-server-side-encryption-customer-key-MD5", Js = "x-amz-tagging", hl = "x-amz-tagging-count", Nh = "x-amz-tagging-directive", Ys = "x-amz-transition-default-minimum-object-size", St = "x-amz-version-id", Hh = "x-amz-write-offset-bytes", Fo = "x-amz-website-redirect-location", zh = "xsi:type", e = "com.amazonaws.s3", Kh = new $r(el), Vh = [-3, el, "S3ServiceException", 0, [], []];
Kh.registerError(Vh, U);
var H = new $r(e), Fh = [
  -3,
  e,
  j0,
  { [N]: j, [K]: 403 },
  [],
  []
];
H.registerError(Fh, ln);
var Wh = [
  -3,
  e,
  X0,
  { [N]: j, [K]: 400 },
  [],
  []
];
H.registerError(Wh, kn);
var Xh = [
  -3,
  e,
  ed,
  { [N]: j, [K]: 400 },
  [],
  []
];
H.registerError(Xh, yn);
var Qh = [
  -3,
  e,
  ld,
  { [N]: j, [K]: 409 },
  [],
  []
];
H.registerError(Qh, mn);
var Jh = [
  -3,
  e,
  md,
  { [N]: j, [K]: 409 },
  [],
  []
];
H.registerError(Jh, _n);
var Yh = [
  -3,
  e,
  f_,
  { [N]: j, [K]: 400 },
  [],
  []
];
H.registerError(Yh, En);
var Zh = [
  -3,
  e,
  qC,
  { [N]: j, [K]: 400 },
  [],
  []
];
H.registerError(Zh, Bn);
var tv = [
  -3,
  e,
  PC,
  { [N]: j, [K]: 400 },
  [],
  []
];
H.registerError(tv, Pn);
var ev = [
  -3,
  e,
  DC,
  { [N]: j, [K]: 403 },
  [xt, bi],
  [0, 0]
];
H.registerError(ev, gn);
var ov = [
  -3,
  e,
  UC,
  { [N]: j, [K]: 400 },
  [],
  []
];
H.registerError(ov, On);
var nv = [
  -3,
  e,
  jC,
  { [N]: j, [K]: 400 },
  [],
  []
];
H.registerError(nv, Sn);
var rv = [
  -3,
  e,
  WC,
  { [N]: j, [K]: 400 },
  [],
  []
];
H.registerError(rv, hn);
var sv = [
  -3,
  e,
  vf,
  { [N]: j, [K]: 404 },
  [],
  []
];
H.registerError(sv, fn);
var av = [
  -3,
  e,
  kf,
  { [N]: j, [K]: 404 },
  [],
  []
];
H.registerError(av, xn);
var cv = [
  -3,
  e,
  yf,
  { [N]: j, [K]: 404 },
  [],
  []
];
H.registerError(cv, Cn);
var iv = [
  -3,
  e,
  Pf,
  { [N]: j, [K]: 404 },
  [],
  []
];
H.registerError(iv, pn);
var uv = [
  -3,
  e,
  Sf,
  { [N]: j },
  [],
  []
];
H.registerError(uv, Rn);
var pv = [
  -3,
  e,
  Lf,
  { [N]: j, [K]: 403 },
  [],
  []
];
H.registerError(pv, An);
var lv = [
  -3,
  e,
  Kf,
  { [N]: j, [K]: 403 },
  [],
  []
];
H.registerError(lv, dn);
var dv = [
  -3,
  e,
  AE,
  { [N]: j, [K]: 400 },
  [],
  []
];
H.registerError(dv, vn);
var mv = [
  -3,
  e,
  zE,
  { [N]: j, [K]: 415 },
  [],
  []
];
H.registerError(mv, bn);
var vl = [0, e, ps, 8, 0], _v = [0, e, Ef, 8, 0], fi = [0, e, XO, 8, 0], Dt = [0, e, Tt, 8, 0], pe = [0, e, oe, 8, 0], lt = [0, e, Ot, 8, 0], ke = [0, e, FO, { [ol]: 1 }, 42], kl = [
  3,
  e,
  Mn,
  0,
  [pt],
  [0]
], xv = [
  3,
  e,
  hi,
  0,
  [sm],
  [1]
], Cv = [
  3,
  e,
  Y0,
  0,
  [M, E],
  [[0, { [t]: I }], [0, { [t]: St }]]
], gv = [
  3,
  e,
  Z0,
  0,
  [i, R, ae, y, p, MC],
  [[0, 1], [0, 1], [0, { [d]: Go }], [0, { [t]: P }], [0, { [t]: l }], [6, { [t]: Sh }]],
  3
], fv = [
  3,
  e,
  Tn,
  0,
  [pt],
  [0]
], yl = [
  3,
  e,
  Ce,
  0,
  [or, It],
  [[() => hr, { [a]: Zn }], () => ne]
], Rv = [
  3,
  e,
  Oi,
  0,
  [It],
  [0],
  1
], Ov = [
  3,
  e,
  U0,
  0,
  [$, ve],
  [0, [() => Jt, { [g]: 1, [a]: ht }]]
], Zs = [
  3,
  e,
  Co,
  0,
  [F, hp, ee],
  [0, () => GB, [() => LA, 0]],
  2
], Ev = [
  3,
  e,
  H0,
  0,
  [Sp],
  [() => Sv],
  1
], Sv = [
  3,
  e,
  ad,
  0,
  [_u, i, dd, $],
  [0, 0, 0, 0],
  2
], hv = [
  3,
  e,
  Si,
  0,
  [Oo, At, he, q, h, Mo],
  [0, 4, 1, 0, [64, { [g]: 1 }], 0],
  3
], vv = [
  3,
  e,
  Ln,
  0,
  [qe, Re, lr],
  [0, () => Wo, 0],
  1
], kv = [
  3,
  e,
  Bi,
  0,
  [qe, Us, Ne, $o, _r, lr],
  [0, 0, () => Er, 0, 0, 0],
  1
], yv = [
  3,
  e,
  ud,
  0,
  [qe, Re, lr],
  [0, () => Wo, 0],
  1
], Pv = [
  3,
  e,
  Ai,
  0,
  [ms],
  [[() => uA, { [g]: 1 }]]
], bv = [
  3,
  e,
  i,
  0,
  [Ee, bd, rs, os],
  [0, 4, 0, 0]
], Bv = [
  3,
  e,
  _d,
  0,
  [a_, Io],
  [0, 0]
], Av = [
  3,
  e,
  xd,
  0,
  [Lo],
  [[() => Xl, { [g]: 1, [a]: oo }]],
  1
], Tv = [
  3,
  e,
  $n,
  0,
  [ks],
  [[() => Ll, 0]]
], Mv = [
  3,
  e,
  $i,
  0,
  [J, Y, Z, et, ot, nt, tt, rt, st, at, Rt],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], Lv = [
  3,
  e,
  Nd,
  0,
  [$],
  [0]
], $v = [
  3,
  e,
  Md,
  0,
  [ur],
  [[() => aA, { [g]: 1, [a]: pr }]]
], Iv = [
  3,
  e,
  Kd,
  0,
  [q, J, Y, Z, et, ot, nt, tt, rt, st, at, Se],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
], wv = [
  3,
  e,
  Ld,
  { [a]: Id },
  [Un, i, R, Ut, q, J, Y, Z, et, ot, nt, tt, rt, st, at, Rt, Ct, E, Ot, mt, M],
  [0, 0, 0, [0, { [t]: Uo }], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, [0, { [t]: Et }], [0, { [t]: St }], [() => lt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: I }]]
], Dv = [
  3,
  e,
  wd,
  0,
  [i, R, ae, Iu, J, Y, Z, et, ot, nt, tt, rt, st, at, Rt, xf, y, p, We, bo, W, Tt, X],
  [[0, 1], [0, 1], [0, { [d]: Go }], [() => $v, { [v]: 1, [a]: Ii }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: ie }], [1, { [t]: yh }], [0, { [t]: P }], [0, { [t]: l }], [0, { [t]: Oe }], [0, { [t]: Xe }], [0, { [t]: ct }], [() => Dt, { [t]: wt }], [0, { [t]: it }]],
  3
], Gv = [
  3,
  e,
  Wi,
  0,
  [SC, ag],
  [0, 0]
], Uv = [
  3,
  e,
  Bd,
  0,
  [],
  []
], qv = [
  3,
  e,
  qd,
  0,
  [wi, Ut, Vi, E, Ct, W, X, Ot, oe, mt, M],
  [[() => Nv, 16], [0, { [t]: Uo }], [0, { [t]: gl }], [0, { [t]: St }], [0, { [t]: Et }], [0, { [t]: ct }], [0, { [t]: it }], [() => lt, { [t]: kt }], [() => pe, { [t]: ue }], [2, { [t]: yt }], [0, { [t]: I }]]
], jv = [
  3,
  e,
  jd,
  0,
  [i, Fi, R, Le, $e, h, Ie, we, De, je, Ui, qi, ji, Ni, Lt, He, ze, Ke, Ve, We, bo, Qe, df, yE, N0, Ct, xt, wo, W, Tt, X, Ot, oe, mt, Hi, ps, zi, y, $t, to, eo, Ze, Bo, Ao, To, p, cu],
  [[0, 1], [0, { [t]: ul }], [0, 1], [0, { [t]: ro }], [0, { [t]: ho }], [0, { [t]: Ks }], [0, { [t]: vo }], [0, { [t]: ko }], [0, { [t]: yo }], [0, { [t]: Po }], [0, { [t]: pl }], [4, { [t]: ll }], [0, { [t]: dl }], [4, { [t]: ml }], [4, { [t]: Lt }], [0, { [t]: so }], [0, { [t]: ao }], [0, { [t]: co }], [0, { [t]: io }], [0, { [t]: Oe }], [0, { [t]: Xe }], [128, { [no]: uo }], [0, { [t]: kh }], [0, { [t]: Nh }], [0, { [t]: Bh }], [0, { [t]: Et }], [0, { [t]: Vo }], [0, { [t]: Fo }], [0, { [t]: ct }], [() => Dt, { [t]: wt }], [0, { [t]: it }], [() => lt, { [t]: kt }], [() => pe, { [t]: ue }], [2, { [t]: yt }], [0, { [t]: _l }], [() => vl, { [t]: xl }], [0, { [t]: Cl }], [0, { [t]: P }], [0, { [t]: Js }], [0, { [t]: zo }], [5, { [t]: Ko }], [0, { [t]: Ho }], [0, { [t]: qo }], [1, { [t]: jo }], [1, { [t]: No }], [0, { [t]: l }], [0, { [t]: Sl }]],
  3
], Nv = [
  3,
  e,
  wi,
  0,
  [q, At, Rt, J, Y, Z, et, ot, nt, tt, rt, st, at],
  [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], Hv = [
  3,
  e,
  Di,
  0,
  [q, At, J, Y, Z, et, ot, nt, tt, rt, st, at],
  [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], zv = [
  3,
  e,
  In,
  0,
  [cs],
  [[() => Wl, { [g]: 1, [a]: is }]],
  1
], Kv = [
  3,
  e,
  is,
  0,
  [Q0, od, Fe, K0, m_, pf],
  [[64, { [g]: 1, [a]: td }], [64, { [g]: 1, [a]: nd }], 0, [64, { [g]: 1, [a]: V0 }], [64, { [g]: 1, [a]: x_ }], 1],
  2
], Vv = [
  3,
  e,
  Fr,
  0,
  [Xr, Un, i, ve],
  [0, () => JP, () => Bv, [() => Jt, 0]]
], Fv = [
  3,
  e,
  hd,
  0,
  [i, Jr, G, h, p],
  [[0, 1], [() => YP, { [v]: 1, [a]: Jr }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Wv = [
  3,
  e,
  kd,
  0,
  [i, Yr, G, h, p],
  [[0, 1], [() => eb, { [v]: 1, [a]: Yr }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Xv = [
  3,
  e,
  yd,
  0,
  [Un, os],
  [[0, { [t]: Un }], [0, { [t]: cl }]]
], Qv = [
  3,
  e,
  Pd,
  0,
  [i, Le, Fr, He, ze, Ke, gs, Ve, qf, Qu, fd],
  [[0, 1], [0, { [t]: ro }], [() => Vv, { [v]: 1, [a]: Fr }], [0, { [t]: so }], [0, { [t]: ao }], [0, { [t]: co }], [0, { [t]: Fs }], [0, { [t]: io }], [2, { [t]: BS }], [0, { [t]: Ah }], [0, { [t]: bS }]],
  1
], Jv = [
  3,
  e,
  $d,
  { [a]: IC },
  [Ei, Pi, i, R, ae, Ct, W, X, Ot, oe, mt, M, h, Rt, E],
  [[4, { [t]: sl }], [0, { [t]: al }], [0, { [a]: i }], 0, 0, [0, { [t]: Et }], [0, { [t]: ct }], [0, { [t]: it }], [() => lt, { [t]: kt }], [() => pe, { [t]: ue }], [2, { [t]: yt }], [0, { [t]: I }], [0, { [t]: Ks }], [0, { [t]: ie }], [0, { [t]: St }]]
], Yv = [
  3,
  e,
  Dd,
  0,
  [i, R, Le, $e, Ie, we, De, je, Lt, He, ze, Ke, Ve, Qe, Ct, xt, wo, W, Tt, X, Ot, oe, mt, y, $t, to, eo, Ze, Bo, Ao, To, p, h, Rt],
  [[0, 1], [0, 1], [0, { [t]: ro }], [0, { [t]: ho }], [0, { [t]: vo }], [0, { [t]: ko }], [0, { [t]: yo }], [0, { [t]: Po }], [4, { [t]: Lt }], [0, { [t]: so }], [0, { [t]: ao }], [0, { [t]: co }], [0, { [t]: io }], [128, { [no]: uo }], [0, { [t]: Et }], [0, { [t]: Vo }], [0, { [t]: Fo }], [0, { [t]: ct }], [() => Dt, { [t]: wt }], [0, { [t]: it }], [() => lt, { [t]: kt }], [() => pe, { [t]: ue }], [2, { [t]: yt }], [0, { [t]: P }], [0, { [t]: Js }], [0, { [t]: zo }], [5, { [t]: Ko }], [0, { [t]: Ho }], [0, { [t]: qo }], [1, { [t]: jo }], [1, { [t]: No }], [0, { [t]: l }], [0, { [t]: Ks }], [0, { [t]: ie }]],
  2
], Zv = [
  3,
  e,
  Fd,
  { [a]: Wd },
  [di, Ct, Ot, oe, mt],
  [[() => BB, { [a]: di }], [0, { [t]: Et }], [() => lt, { [t]: kt }], [() => pe, { [t]: ue }], [2, { [t]: yt }]],
  1
], tk = [
  3,
  e,
  Qd,
  0,
  [i, cE, Ct, Ot, oe, mt],
  [[0, 1], [0, { [t]: MS }], [0, { [t]: Et }], [() => lt, { [t]: kt }], [() => pe, { [t]: ue }], [2, { [t]: yt }]],
  1
], ek = [
  3,
  e,
  Jd,
  0,
  [E_, nm, up, Ts, du, cp, sd],
  [0, 0, 0, 0, 0, 0, 2]
], ok = [
  3,
  e,
  Yd,
  0,
  [RO, up, Ts, du, cp],
  [0, 0, 0, 0, 0]
], nk = [
  3,
  e,
  Yi,
  0,
  [Uu, ge, Kp, Dm],
  [0, 1, 1, () => bl]
], rk = [
  3,
  e,
  Wr,
  0,
  [Yf, xO],
  [[() => RA, { [g]: 1, [a]: Zu }], 2],
  1
], sk = [
  3,
  e,
  im,
  0,
  [i, F, p],
  [[0, 1], [0, { [d]: Mt }], [0, { [t]: l }]],
  2
], ak = [
  3,
  e,
  pm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ck = [
  3,
  e,
  dm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ik = [
  3,
  e,
  Cm,
  0,
  [i, F, p],
  [[0, 1], [0, { [d]: Mt }], [0, { [t]: l }]],
  2
], uk = [
  3,
  e,
  _m,
  0,
  [i, F, p],
  [[0, 1], [0, { [d]: Mt }], [0, { [t]: l }]],
  2
], pk = [
  3,
  e,
  fm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], lk = [
  3,
  e,
  Om,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], dk = [
  3,
  e,
  vm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], mk = [
  3,
  e,
  Em,
  0,
  [i, F, p],
  [[0, 1], [0, { [d]: Mt }], [0, { [t]: l }]],
  2
], _k = [
  3,
  e,
  ym,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], xk = [
  3,
  e,
  bm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ck = [
  3,
  e,
  Am,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], gk = [
  3,
  e,
  Bm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], fk = [
  3,
  e,
  Lm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Rk = [
  3,
  e,
  Im,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ok = [
  3,
  e,
  zm,
  0,
  [R, E, fe, Hm],
  [0, 0, 2, 0]
], Ek = [
  3,
  e,
  Nm,
  0,
  [It, R, E, Ou, At],
  [() => ne, 0, 0, 2, 4]
], Sk = [
  3,
  e,
  Qi,
  0,
  [pt],
  [0]
], hk = [
  3,
  e,
  Vm,
  0,
  [ar, M],
  [[0, { [t]: Or }], [0, { [t]: I }]]
], vk = [
  3,
  e,
  Fm,
  0,
  [i, R, Oo, E, y, p, Wu],
  [[0, 1], [0, 1], [0, { [d]: js }], [0, { [d]: Q }], [0, { [t]: P }], [0, { [t]: l }], [0, { [t]: Ol }]],
  3
], kk = [
  3,
  e,
  Wm,
  0,
  [fe, E, M],
  [[2, { [t]: Rr }], [0, { [t]: St }], [0, { [t]: I }]]
], yk = [
  3,
  e,
  Qm,
  0,
  [i, R, ys, E, y, ns, p, We, LC, $C],
  [[0, 1], [0, 1], [0, { [t]: Ws }], [0, { [d]: Q }], [0, { [t]: P }], [2, { [t]: zs }], [0, { [t]: l }], [0, { [t]: Oe }], [6, { [t]: hh }], [1, { [t]: vh }]],
  2
], Pk = [
  3,
  e,
  Xm,
  { [a]: c_ },
  [i_, M, pu],
  [[() => cA, { [g]: 1 }], [0, { [t]: I }], [() => pA, { [g]: 1, [a]: Ne }]]
], bk = [
  3,
  e,
  Jm,
  0,
  [i, Wr, ys, y, ns, p, h],
  [[0, 1], [() => rk, { [v]: 1, [a]: Wr }], [0, { [t]: Ws }], [0, { [t]: P }], [2, { [t]: zs }], [0, { [t]: l }], [0, { [t]: L }]],
  2
], Bk = [
  3,
  e,
  Zm,
  0,
  [E],
  [[0, { [t]: St }]]
], Ak = [
  3,
  e,
  t_,
  0,
  [i, R, E, p],
  [[0, 1], [0, 1], [0, { [d]: Q }], [0, { [t]: l }]],
  2
], Tk = [
  3,
  e,
  s_,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Mk = [
  3,
  e,
  er,
  0,
  [i, G0, xt, Oi, Re, Rp, Gu],
  [0, 0, 0, () => Rv, () => Ik, () => dB, () => nb],
  1
], Lk = [
  3,
  e,
  Zi,
  0,
  [hE, ws, Ip],
  [0, 0, 0]
], $k = [
  3,
  e,
  _s,
  0,
  [ms, rg, og],
  [0, [() => lt, 0], 0],
  1
], Ik = [
  3,
  e,
  Re,
  0,
  [hO, Hp],
  [0, () => tA]
], wk = [
  3,
  e,
  d_,
  0,
  [],
  []
], Dk = [
  3,
  e,
  Ne,
  0,
  [R, E, om, ff],
  [0, 0, 0, 0]
], Er = [
  3,
  e,
  l_,
  0,
  [nu, su],
  [0, 0]
], Pl = [
  3,
  e,
  ds,
  0,
  [R],
  [0],
  1
], Gk = [
  3,
  e,
  ou,
  0,
  [],
  []
], bl = [
  3,
  e,
  ru,
  0,
  [ge, Kp],
  [1, 1]
], Uk = [
  3,
  e,
  au,
  0,
  [pt],
  [0],
  1
], qk = [
  3,
  e,
  mu,
  0,
  [Ee, qs],
  [0, 0]
], jk = [
  3,
  e,
  $_,
  0,
  [Mn],
  [[() => kl, 16]]
], Nk = [
  3,
  e,
  w_,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Hk = [
  3,
  e,
  B_,
  { [a]: Tn },
  [pt, M],
  [0, [0, { [t]: I }]]
], zk = [
  3,
  e,
  T_,
  0,
  [i, p, y],
  [[0, 1], [0, { [t]: l }], [0, { [t]: P }]],
  1
], Kk = [
  3,
  e,
  I_,
  { [a]: Ce },
  [It, or],
  [() => ne, [() => hr, { [a]: Zn }]]
], Vk = [
  3,
  e,
  D_,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Fk = [
  3,
  e,
  A_,
  0,
  [Co],
  [[() => Zs, 16]]
], Wk = [
  3,
  e,
  M_,
  0,
  [i, F, p],
  [[0, 1], [0, { [d]: Mt }], [0, { [t]: l }]],
  2
], Xk = [
  3,
  e,
  q_,
  { [a]: In },
  [cs],
  [[() => Wl, { [g]: 1, [a]: is }]]
], Qk = [
  3,
  e,
  j_,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Jk = [
  3,
  e,
  H_,
  0,
  [Qn],
  [[() => Vl, 16]]
], Yk = [
  3,
  e,
  z_,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Zk = [
  3,
  e,
  X_,
  0,
  [fo],
  [[() => ta, 16]]
], ty = [
  3,
  e,
  Q_,
  0,
  [i, F, p],
  [[0, 1], [0, { [d]: Mt }], [0, { [t]: l }]],
  2
], ey = [
  3,
  e,
  V_,
  0,
  [go],
  [[() => ea, 16]]
], oy = [
  3,
  e,
  F_,
  0,
  [i, F, p],
  [[0, 1], [0, { [d]: Mt }], [0, { [t]: l }]],
  2
], ny = [
  3,
  e,
  Z_,
  { [a]: Qr },
  [Lo, Gs],
  [[() => Xl, { [g]: 1, [a]: oo }], [0, { [t]: Ys }]]
], ry = [
  3,
  e,
  tx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], sy = [
  3,
  e,
  ex,
  { [a]: Xr },
  [Xr],
  [0]
], ay = [
  3,
  e,
  nx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], cy = [
  3,
  e,
  ox,
  { [a]: $n },
  [ks],
  [[() => Ll, 0]]
], iy = [
  3,
  e,
  rx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], uy = [
  3,
  e,
  cx,
  0,
  [xu],
  [[() => ly, 16]]
], py = [
  3,
  e,
  ux,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ly = [
  3,
  e,
  xu,
  0,
  [Au],
  [() => ZP],
  1
], dy = [
  3,
  e,
  mx,
  0,
  [Cu],
  [[() => _y, 16]]
], my = [
  3,
  e,
  _x,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], _y = [
  3,
  e,
  Cu,
  0,
  [$u, pt, Ne],
  [() => ob, 0, () => Er],
  2
], xy = [
  3,
  e,
  ix,
  0,
  [Ro],
  [[() => oa, 16]]
], Cy = [
  3,
  e,
  px,
  0,
  [i, F, p],
  [[0, 1], [0, { [d]: Mt }], [0, { [t]: l }]],
  2
], gy = [
  3,
  e,
  Cx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], fy = [
  3,
  e,
  fx,
  0,
  [jn],
  [[() => Ul, 16]]
], Ry = [
  3,
  e,
  Rx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Oy = [
  3,
  e,
  Ex,
  0,
  [rp],
  [[0, 16]]
], Ey = [
  3,
  e,
  Sx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Sy = [
  3,
  e,
  vx,
  0,
  [tp],
  [[() => fb, 16]]
], hy = [
  3,
  e,
  kx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], vy = [
  3,
  e,
  Px,
  0,
  [Kn],
  [[() => Nl, 16]]
], ky = [
  3,
  e,
  Tx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], yy = [
  3,
  e,
  Bx,
  { [a]: Vn },
  [ep],
  [0]
], Py = [
  3,
  e,
  Ax,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], by = [
  3,
  e,
  Lx,
  { [a]: $t },
  [xr],
  [[() => Jt, 0]],
  1
], By = [
  3,
  e,
  $x,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ay = [
  3,
  e,
  wx,
  { [a]: Jn },
  [pt, Lu],
  [0, [0, { [a]: Tu }]]
], Ty = [
  3,
  e,
  Dx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], My = [
  3,
  e,
  Ux,
  { [a]: Yn },
  [As, Os, ds, Ms],
  [() => jl, () => Al, () => Pl, [() => Jl, 0]]
], Ly = [
  3,
  e,
  qx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], $y = [
  3,
  e,
  Hx,
  { [a]: Ce },
  [It, or, M],
  [() => ne, [() => hr, { [a]: Zn }], [0, { [t]: I }]]
], Iy = [
  3,
  e,
  Fx,
  0,
  [i, R, E, y, p],
  [[0, 1], [0, 1], [0, { [d]: Q }], [0, { [t]: P }], [0, { [t]: l }]],
  2
], wy = [
  3,
  e,
  zx,
  0,
  [vi, ar, At, Ue, q, J, Y, Z, et, ot, nt, tt, rt, st, at, Rt, Ct, M, Mo],
  [[() => ke, 16], [0, { [t]: Or }], [4, { [t]: rr }], [1, { [t]: Ge }], [0, { [t]: q }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: ie }], [0, { [t]: Et }], [0, { [t]: I }], [0, { [t]: Qs }]]
], Dy = [
  3,
  e,
  Wx,
  0,
  [i, R, Oo, E, y, p, as],
  [[0, 1], [0, 1], [0, { [d]: js }], [0, { [d]: Q }], [0, { [t]: P }], [0, { [t]: l }], [0, { [t]: Vs }]],
  3
], Gy = [
  3,
  e,
  Kx,
  { [a]: Xx },
  [fe, At, E, M, q, $i, Vf, xt, Wf],
  [[2, { [t]: Rr }], [4, { [t]: rr }], [0, { [t]: St }], [0, { [t]: I }], 0, () => Mv, [() => Uy, 0], 0, 1]
], Uy = [
  3,
  e,
  Vx,
  0,
  [ME, ir, Hu, sr, qt, ur],
  [[1, { [a]: cr }], 0, 0, 1, 2, [() => hA, { [g]: 1, [a]: pr }]]
], qy = [
  3,
  e,
  Qx,
  0,
  [i, R, Mf, E, sr, ir, W, Tt, X, y, p],
  [[0, 1], [0, 1], [64, { [t]: bh }], [0, { [d]: Q }], [1, { [t]: Ph }], [0, { [t]: Mh }], [0, { [t]: ct }], [() => Dt, { [t]: wt }], [0, { [t]: it }], [0, { [t]: P }], [0, { [t]: l }]],
  3
], jy = [
  3,
  e,
  nC,
  0,
  [qn],
  [[() => wl, { [v]: 1, [a]: qn }]]
], Ny = [
  3,
  e,
  rC,
  0,
  [i, R, E, y, p],
  [[0, 1], [0, 1], [0, { [d]: Q }], [0, { [t]: P }], [0, { [t]: l }]],
  2
], Hy = [
  3,
  e,
  tC,
  0,
  [Nn],
  [[() => Il, 16]]
], zy = [
  3,
  e,
  eC,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ky = [
  3,
  e,
  sC,
  0,
  [So, fe, es, Ut, $s, At, Ue, q, J, Y, Z, et, ot, nt, tt, rt, st, at, Rt, Ps, E, $e, Ie, we, De, us, je, Lt, wn, wo, Ct, Qe, W, X, Ot, mt, xt, M, Mo, cr, Ds, to, eo, Ze, Bo, Ao, To],
  [[() => ke, 16], [2, { [t]: Rr }], [0, { [t]: Vp }], [0, { [t]: Uo }], [0, { [t]: El }], [4, { [t]: rr }], [1, { [t]: Ge }], [0, { [t]: q }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: ie }], [1, { [t]: fl }], [0, { [t]: St }], [0, { [t]: ho }], [0, { [t]: vo }], [0, { [t]: ko }], [0, { [t]: yo }], [0, { [t]: Gi }], [0, { [t]: Po }], [4, { [t]: Lt }], [0, { [t]: wn }], [0, { [t]: Fo }], [0, { [t]: Et }], [128, { [no]: uo }], [0, { [t]: ct }], [0, { [t]: it }], [() => lt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: Vo }], [0, { [t]: I }], [0, { [t]: Qs }], [1, { [t]: Rl }], [1, { [t]: hl }], [0, { [t]: zo }], [5, { [t]: Ko }], [0, { [t]: Ho }], [0, { [t]: qo }], [1, { [t]: jo }], [1, { [t]: No }]]
], Vy = [
  3,
  e,
  aC,
  0,
  [i, R, We, Eu, bo, vu, Fn, pp, lp, dp, mp, _p, xp, E, W, Tt, X, y, Se, p, as],
  [[0, 1], [0, 1], [0, { [t]: Oe }], [4, { [t]: Es }], [0, { [t]: Xe }], [4, { [t]: hs }], [0, { [t]: Fn }], [0, { [d]: Xp }], [0, { [d]: Qp }], [0, { [d]: Jp }], [0, { [d]: Yp }], [0, { [d]: Zp }], [6, { [d]: tl }], [0, { [d]: Q }], [0, { [t]: ct }], [() => Dt, { [t]: wt }], [0, { [t]: it }], [0, { [t]: P }], [1, { [d]: fr }], [0, { [t]: l }], [0, { [t]: Vs }]],
  2
], Fy = [
  3,
  e,
  cC,
  0,
  [Wn],
  [[() => Dl, { [v]: 1, [a]: Wn }]]
], Wy = [
  3,
  e,
  iC,
  0,
  [i, R, E, y, p],
  [[0, 1], [0, 1], [0, { [d]: Q }], [0, { [t]: P }], [0, { [t]: l }]],
  2
], Xy = [
  3,
  e,
  lC,
  { [a]: $t },
  [xr, E],
  [[() => Jt, 0], [0, { [t]: St }]],
  1
], Qy = [
  3,
  e,
  mC,
  0,
  [i, R, E, p, y],
  [[0, 1], [0, 1], [0, { [d]: Q }], [0, { [t]: l }], [0, { [t]: P }]],
  2
], Jy = [
  3,
  e,
  dC,
  0,
  [So, M],
  [[() => ke, 16], [0, { [t]: I }]]
], Yy = [
  3,
  e,
  _C,
  0,
  [i, R, y, p],
  [[0, 1], [0, 1], [0, { [t]: P }], [0, { [t]: l }]],
  2
], Zy = [
  3,
  e,
  gC,
  0,
  [Hn],
  [[() => ql, 16]]
], tP = [
  3,
  e,
  fC,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], eP = [
  3,
  e,
  gu,
  0,
  [Dp],
  [0],
  1
], oP = [
  3,
  e,
  fs,
  0,
  [Rs, np],
  [[() => Bl, { [rl]: [nl, Fp] }], 0]
], Bl = [
  3,
  e,
  Rs,
  0,
  [Io, ls, p_, Fe, tS],
  [[0, { [hS]: 1, [a]: zh }], 0, 0, 0, 0],
  1
], nP = [
  3,
  e,
  OC,
  0,
  [os, gd, Cd, rs, rd],
  [[0, { [t]: cl }], [0, { [t]: PS }], [0, { [t]: yS }], [0, { [t]: AS }], [2, { [t]: vS }]]
], rP = [
  3,
  e,
  EC,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], sP = [
  3,
  e,
  vC,
  0,
  [fe, es, Ut, $s, id, At, Ue, J, Y, Z, et, ot, nt, tt, rt, st, at, Rt, q, Ps, E, $e, Ie, we, De, je, us, Lt, wn, wo, Ct, Qe, W, X, Ot, mt, xt, M, Mo, cr, Ds, to, eo, Ze, Bo, Ao, To],
  [[2, { [t]: Rr }], [0, { [t]: Vp }], [0, { [t]: Uo }], [0, { [t]: El }], [0, { [t]: kS }], [4, { [t]: rr }], [1, { [t]: Ge }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: ie }], [0, { [t]: q }], [1, { [t]: fl }], [0, { [t]: St }], [0, { [t]: ho }], [0, { [t]: vo }], [0, { [t]: ko }], [0, { [t]: yo }], [0, { [t]: Po }], [0, { [t]: Gi }], [4, { [t]: Lt }], [0, { [t]: wn }], [0, { [t]: Fo }], [0, { [t]: Et }], [128, { [no]: uo }], [0, { [t]: ct }], [0, { [t]: it }], [() => lt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: Vo }], [0, { [t]: I }], [0, { [t]: Qs }], [1, { [t]: Rl }], [1, { [t]: hl }], [0, { [t]: zo }], [5, { [t]: Ko }], [0, { [t]: Ho }], [0, { [t]: qo }], [1, { [t]: jo }], [1, { [t]: No }]]
], aP = [
  3,
  e,
  kC,
  0,
  [i, R, We, Eu, bo, vu, Fn, pp, lp, dp, mp, _p, xp, E, W, Tt, X, y, Se, p, as],
  [[0, 1], [0, 1], [0, { [t]: Oe }], [4, { [t]: Es }], [0, { [t]: Xe }], [4, { [t]: hs }], [0, { [t]: Fn }], [0, { [d]: Xp }], [0, { [d]: Qp }], [0, { [d]: Jp }], [0, { [d]: Yp }], [0, { [d]: Zp }], [6, { [d]: tl }], [0, { [d]: Q }], [0, { [t]: ct }], [() => Dt, { [t]: wt }], [0, { [t]: it }], [0, { [t]: P }], [1, { [d]: fr }], [0, { [t]: l }], [0, { [t]: Vs }]],
  2
], Al = [
  3,
  e,
  Os,
  0,
  [OE],
  [0],
  1
], Tl = [
  3,
  e,
  vs,
  0,
  [Fe, ls],
  [0, 0]
], Ml = [
  3,
  e,
  Ss,
  0,
  [Ki, em, ku, dO],
  [() => ek, 0, () => OP, () => xb]
], cP = [
  3,
  e,
  KC,
  0,
  [$, ve],
  [0, [() => Jt, { [g]: 1, [a]: ht }]]
], ta = [
  3,
  e,
  fo,
  0,
  [F, pt, LE, ee],
  [0, 0, [() => BA, { [g]: 1, [a]: Gp }], [() => iP, 0]],
  3
], iP = [
  3,
  e,
  FC,
  0,
  [$, ht, Eo],
  [0, () => ye, [() => cP, 0]]
], ea = [
  3,
  e,
  go,
  0,
  [er, BC, F, GC, fE, ee, wf],
  [[() => uP, 0], 2, 0, 0, () => mP, () => lP, [() => _A, 0]],
  5
], uP = [
  3,
  e,
  bC,
  0,
  [Sp],
  [[() => dP, 0]],
  1
], pP = [
  3,
  e,
  AC,
  0,
  [Bp, Is],
  [[() => IB, { [a]: Pp }], [() => MB, { [a]: mr }]]
], lP = [
  3,
  e,
  TC,
  0,
  [$],
  [0],
  1
], dP = [
  3,
  e,
  HC,
  0,
  [i, _u, F0, $, _s],
  [0, 0, 0, 0, [() => pP, 0]],
  2
], mP = [
  3,
  e,
  zC,
  0,
  [y_],
  [0],
  1
], _P = [
  3,
  e,
  Dn,
  0,
  [qe, Re],
  [0, () => Wo],
  1
], xP = [
  3,
  e,
  hu,
  0,
  [qe, Us, Ne, $o, _r],
  [0, 0, () => Er, 0, 0],
  1
], CP = [
  3,
  e,
  VC,
  0,
  [qe, Re],
  [0, () => Wo],
  1
], gP = [
  3,
  e,
  Gn,
  0,
  [dr, Re],
  [() => ra, () => Wo],
  1
], fP = [
  3,
  e,
  yu,
  0,
  [Us, $o, dr, Ne, _r],
  [0, 0, () => ra, () => Er, 0],
  3
], RP = [
  3,
  e,
  YC,
  0,
  [dr],
  [() => ra],
  1
], OP = [
  3,
  e,
  QC,
  0,
  [Io],
  [0]
], EP = [
  3,
  e,
  JC,
  0,
  [Ts],
  [0]
], SP = [
  3,
  e,
  Ag,
  0,
  [Bg, xs, F, ee],
  [[0, { [a]: Ad }], [64, { [g]: 1, [a]: Cs }], 0, [() => na, 0]],
  2
], hP = [
  3,
  e,
  bg,
  0,
  [tu, ge, C_],
  [5, 1, 2]
], vP = [
  3,
  e,
  nf,
  0,
  [pt, Ut, Fe, $, ee, wE, Af, zu, hi],
  [0, () => hP, 0, 0, [() => yP, 0], [() => TA, { [g]: 1, [a]: qp }], [() => fA, { [g]: 1, [a]: Ku }], () => ab, () => xv],
  1
], kP = [
  3,
  e,
  rf,
  0,
  [$, ve, Ju, Yu],
  [0, [() => Jt, { [g]: 1, [a]: ht }], 1, 1]
], yP = [
  3,
  e,
  sf,
  0,
  [$, ht, Ju, Yu, Eo],
  [0, () => ye, 1, 1, [() => kP, 0]]
], PP = [
  3,
  e,
  lg,
  { [a]: dg },
  [qt, _t, Ye, Ri],
  [2, 0, 0, [() => rA, { [g]: 1, [a]: Co }]]
], bP = [
  3,
  e,
  mg,
  0,
  [i, _t, p],
  [[0, 1], [0, { [d]: ce }], [0, { [t]: l }]],
  1
], BP = [
  3,
  e,
  fg,
  0,
  [qt, _t, Ye, Su],
  [2, 0, 0, [() => dA, { [g]: 1, [a]: fo }]]
], AP = [
  3,
  e,
  Rg,
  0,
  [i, _t, p],
  [[0, 1], [0, { [d]: ce }], [0, { [t]: l }]],
  1
], TP = [
  3,
  e,
  xg,
  { [a]: $g },
  [_t, Ru, qt, Ye],
  [0, [() => mA, { [g]: 1, [a]: go }], 2, 0]
], MP = [
  3,
  e,
  Cg,
  0,
  [i, _t, p],
  [[0, 1], [0, { [d]: ce }], [0, { [t]: l }]],
  1
], LP = [
  3,
  e,
  Eg,
  { [a]: Ig },
  [qt, _t, Ye, Bu],
  [2, 0, 0, [() => CA, { [g]: 1, [a]: Ro }]]
], $P = [
  3,
  e,
  Sg,
  0,
  [i, _t, p],
  [[0, 1], [0, { [d]: ce }], [0, { [t]: l }]],
  1
], IP = [
  3,
  e,
  hg,
  { [a]: cg },
  [ss, It, _t, $],
  [[() => Fl, 0], () => ne, 0, 0]
], wP = [
  3,
  e,
  vg,
  0,
  [lf, _t, $, rs],
  [[1, { [d]: xS }], [0, { [d]: ce }], [0, { [d]: Do }], [0, { [d]: iS }]]
], DP = [
  3,
  e,
  yg,
  { [a]: ig },
  [ss, _t],
  [[() => Fl, 0], 0]
], GP = [
  3,
  e,
  Pg,
  0,
  [_t, mf],
  [[0, { [d]: ce }], [1, { [d]: CS }]]
], UP = [
  3,
  e,
  Gg,
  { [a]: Ug },
  [i, nr, jp, ju, $, re, bf, wu, qt, DE, tr, se, M],
  [0, 0, 0, 0, 0, 0, 0, 1, 2, [() => gA, { [g]: 1, [a]: eS }], [() => Sr, { [g]: 1 }], 0, [0, { [t]: I }]]
], qP = [
  3,
  e,
  qg,
  0,
  [i, re, se, nr, wu, $, jp, p, y],
  [[0, 1], [0, { [d]: Cr }], [0, { [d]: gr }], [0, { [d]: Wp }], [1, { [d]: fS }], [0, { [d]: Do }], [0, { [d]: ES }], [0, { [t]: l }], [0, { [t]: P }]],
  1
], jP = [
  3,
  e,
  Hg,
  0,
  [pd, i, R, ar, yi, bu, q0, _t, Ye, M],
  [[() => sA, 0], 0, 0, [0, { [t]: Or }], 0, 1, 1, 0, 0, [0, { [t]: I }]]
], NP = [
  3,
  e,
  zg,
  0,
  [i, R, E, bu, yi, _t, y, p],
  [[0, 1], [0, 1], [0, { [d]: Q }], [1, { [d]: _S }], [0, { [d]: cS }], [0, { [d]: ce }], [0, { [t]: P }], [0, { [t]: l }]],
  2
], HP = [
  3,
  e,
  Kg,
  { [a]: Pu },
  [qt, Du, hf, Xi, Ee, $, re, Je, tr, se, M],
  [2, 0, 0, [() => Ql, { [g]: 1 }], 0, 0, 0, 1, [() => Sr, { [g]: 1 }], 0, [0, { [t]: I }]]
], zP = [
  3,
  e,
  Vg,
  0,
  [i, re, se, Du, Je, $, y, p, bs],
  [[0, 1], [0, { [d]: Cr }], [0, { [d]: gr }], [0, { [d]: mS }], [1, { [d]: Hs }], [0, { [d]: Do }], [0, { [t]: P }], [0, { [t]: l }], [64, { [t]: Xs }]],
  1
], KP = [
  3,
  e,
  Wg,
  { [a]: Pu },
  [qt, Xi, Ee, $, re, Je, tr, se, ZC, _t, Ye, Ep, M],
  [2, [() => Ql, { [g]: 1 }], 0, 0, 0, 1, [() => Sr, { [g]: 1 }], 0, 1, 0, 0, 0, [0, { [t]: I }]]
], VP = [
  3,
  e,
  Qg,
  0,
  [i, re, se, Je, $, _t, S_, Ep, y, p, bs],
  [[0, 1], [0, { [d]: Cr }], [0, { [d]: gr }], [1, { [d]: Hs }], [0, { [d]: Do }], [0, { [d]: ce }], [2, { [d]: pS }], [0, { [d]: OS }], [0, { [t]: P }], [0, { [t]: l }], [64, { [t]: Xs }]],
  1
], FP = [
  3,
  e,
  Xg,
  { [a]: cf },
  [qt, nr, zp, ju, Bf, oS, Ji, Ee, $, re, Je, tr, se, M],
  [2, 0, 0, 0, 0, [() => OA, { [g]: 1, [a]: nS }], [() => iA, { [g]: 1, [a]: fe }], 0, 0, 0, 1, [() => Sr, { [g]: 1 }], 0, [0, { [t]: I }]]
], WP = [
  3,
  e,
  Jg,
  0,
  [i, re, se, nr, Je, $, zp, p, y, bs],
  [[0, 1], [0, { [d]: Cr }], [0, { [d]: gr }], [0, { [d]: Wp }], [1, { [d]: Hs }], [0, { [d]: Do }], [0, { [d]: SS }], [0, { [t]: l }], [0, { [t]: P }], [64, { [t]: Xs }]],
  1
], XP = [
  3,
  e,
  tf,
  { [a]: ef },
  [Ei, Pi, i, R, ae, ir, Hu, sr, qt, ur, vs, It, xt, M, h, Rt, E],
  [[4, { [t]: sl }], [0, { [t]: al }], 0, 0, 0, 0, 0, 1, 2, [() => SA, { [g]: 1, [a]: pr }], () => Tl, () => ne, 0, [0, { [t]: I }], 0, 0, [0, { [t]: St }]]
], QP = [
  3,
  e,
  of,
  0,
  [i, R, ae, sr, ir, y, p, W, Tt, X],
  [[0, 1], [0, 1], [0, { [d]: Go }], [1, { [d]: gS }], [0, { [d]: RS }], [0, { [t]: P }], [0, { [t]: l }], [0, { [t]: ct }], [() => Dt, { [t]: wt }], [0, { [t]: it }]],
  3
], JP = [
  3,
  e,
  Lg,
  0,
  [Io, Ee],
  [0, 0]
], Ll = [
  3,
  e,
  ks,
  0,
  [SE, TE, $p, wp],
  [0, 0, [() => bA, 0], [() => jB, 0]],
  2
], YP = [
  3,
  e,
  Jr,
  0,
  [Gn, Dn, Ln],
  [() => gP, () => _P, () => vv],
  1
], ZP = [
  3,
  e,
  Au,
  0,
  [Zi, yu, hu, Bi],
  [() => Lk, () => fP, () => xP, () => kv],
  1
], tb = [
  3,
  e,
  Mu,
  0,
  [Ee, qs],
  [0, 0]
], eb = [
  3,
  e,
  Yr,
  0,
  [Ap],
  [() => EB],
  1
], ob = [
  3,
  e,
  $u,
  0,
  [Tp],
  [() => SB],
  1
], Wo = [
  3,
  e,
  Cf,
  0,
  [VO, eg],
  [0, 0],
  1
], nb = [
  3,
  e,
  Gu,
  0,
  [pt, R_],
  [0, () => zl],
  1
], rb = [
  3,
  e,
  uf,
  0,
  [$, ve, ki],
  [0, [() => Jt, { [g]: 1, [a]: ht }], 0]
], oa = [
  3,
  e,
  Ro,
  0,
  [F, ee],
  [0, [() => $A, 0]],
  1
], sb = [
  3,
  e,
  Iu,
  0,
  [ae, R, XC, xt, It, vs, h, Rt, E],
  [0, 0, 4, 0, () => ne, () => Tl, 0, 0, 0]
], ab = [
  3,
  e,
  zu,
  0,
  [qu, Nu],
  [1, 1]
], cb = [
  3,
  e,
  Ku,
  0,
  [qu, xt, Nu],
  [1, 0, 1]
], $l = [
  3,
  e,
  Zr,
  0,
  [kE, fO, Mg, ou],
  [[() => AA, { [g]: 1, [a]: Lp }], [() => vA, { [g]: 1, [a]: ip }], [() => xA, { [g]: 1, [a]: Td }], () => Gk]
], na = [
  3,
  e,
  Of,
  0,
  [R],
  [[() => RB, { [a]: sE }]]
], ib = [
  3,
  e,
  Zu,
  0,
  [R, At, q, h, Rt, he, xt, It, Ls],
  [0, 4, 0, [64, { [g]: 1 }], 0, 1, 0, () => ne, () => Kl]
], ub = [
  3,
  e,
  Df,
  0,
  [R, E, q, wg, he],
  [0, 0, 0, 6, 1],
  1
], Il = [
  3,
  e,
  Nn,
  0,
  [Uf, oo],
  [0, () => pb]
], wl = [
  3,
  e,
  jf,
  0,
  [pt],
  [0]
], Dl = [
  3,
  e,
  Nf,
  0,
  [Uu, zO, __, ru],
  [0, 5, 0, () => bl]
], pb = [
  3,
  e,
  Hf,
  0,
  [Yi],
  [() => nk]
], lb = [
  3,
  e,
  Ff,
  0,
  [Se, he, J, Y, Z, et, ot, nt, tt, rt, st, at],
  [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], db = [
  3,
  e,
  Qf,
  0,
  [q, h, Rt, he, xt, R, E, Ou, At, It, Ls],
  [0, [64, { [g]: 1 }], 0, 1, 0, 0, 0, 2, 4, () => ne, () => Kl]
], mb = [
  3,
  e,
  Xu,
  0,
  [gE],
  [[() => OB, 0]]
], Gl = [
  3,
  e,
  Bs,
  0,
  [Ki, ku],
  [() => ok, () => EP]
], ne = [
  3,
  e,
  It,
  0,
  [ls, Fe],
  [0, 0]
], Ul = [
  3,
  e,
  jn,
  0,
  [Lo],
  [[() => EA, { [g]: 1, [a]: oo }]],
  1
], _b = [
  3,
  e,
  $f,
  0,
  [Qu],
  [0],
  1
], xb = [
  3,
  e,
  jR,
  0,
  [],
  []
], Cb = [
  3,
  e,
  pr,
  0,
  [Se, At, q, he, J, Y, Z, et, ot, nt, tt, rt, st, at],
  [1, 4, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], gb = [
  3,
  e,
  zn,
  { [a]: zn },
  [UR],
  [0]
], fb = [
  3,
  e,
  tp,
  0,
  [_i],
  [[2, { [a]: _i }]]
], Rb = [
  3,
  e,
  sp,
  0,
  [Li, Ti, Mi],
  [1, 1, 1]
], Ob = [
  3,
  e,
  qR,
  0,
  [eu],
  [[() => Rb, { [Ns]: 1 }]]
], ql = [
  3,
  e,
  Hn,
  0,
  [pi, mi, li, xi],
  [[2, { [a]: pi }], [2, { [a]: mi }], [2, { [a]: li }], [2, { [a]: xi }]]
], Eb = [
  3,
  e,
  sR,
  0,
  [i, Mn, G, h, p],
  [[0, 1], [() => kl, { [v]: 1, [a]: Mn }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Sb = [
  3,
  e,
  oR,
  0,
  [i, Tn, p, h],
  [[0, 1], [() => fv, { [v]: 1, [a]: Tn }], [0, { [t]: l }], [0, { [t]: L }]],
  2
], hb = [
  3,
  e,
  aR,
  0,
  [i, Le, Ce, G, h, He, ze, Ke, gs, Ve, p],
  [[0, 1], [0, { [t]: ro }], [() => yl, { [v]: 1, [a]: Ce }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: so }], [0, { [t]: ao }], [0, { [t]: co }], [0, { [t]: Fs }], [0, { [t]: io }], [0, { [t]: l }]],
  1
], vb = [
  3,
  e,
  nR,
  0,
  [i, F, Co, p],
  [[0, 1], [0, { [d]: Mt }], [() => Zs, { [v]: 1, [a]: Co }], [0, { [t]: l }]],
  3
], kb = [
  3,
  e,
  uR,
  0,
  [i, In, G, h, p],
  [[0, 1], [() => zv, { [v]: 1, [a]: In }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], yb = [
  3,
  e,
  lR,
  0,
  [i, Qn, G, h, p],
  [[0, 1], [() => Vl, { [v]: 1, [a]: Qn }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Pb = [
  3,
  e,
  xR,
  0,
  [i, F, fo, p],
  [[0, 1], [0, { [d]: Mt }], [() => ta, { [v]: 1, [a]: fo }], [0, { [t]: l }]],
  3
], bb = [
  3,
  e,
  mR,
  0,
  [i, F, go, p],
  [[0, 1], [0, { [d]: Mt }], [() => ea, { [v]: 1, [a]: go }], [0, { [t]: l }]],
  3
], Bb = [
  3,
  e,
  fR,
  0,
  [Gs],
  [[0, { [t]: Ys }]]
], Ab = [
  3,
  e,
  RR,
  0,
  [i, h, Qr, p, Gs],
  [[0, 1], [0, { [t]: L }], [() => Av, { [v]: 1, [a]: Qr }], [0, { [t]: l }], [0, { [t]: Ys }]],
  1
], Tb = [
  3,
  e,
  OR,
  0,
  [i, $n, G, h, p],
  [[0, 1], [() => Tv, { [v]: 1, [a]: $n }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Mb = [
  3,
  e,
  SR,
  0,
  [i, F, Ro, p],
  [[0, 1], [0, { [d]: Mt }], [() => oa, { [v]: 1, [a]: Ro }], [0, { [t]: l }]],
  3
], Lb = [
  3,
  e,
  vR,
  0,
  [i, Zr, p, YO],
  [[0, 1], [() => $l, { [v]: 1, [a]: Zr }], [0, { [t]: l }], [2, { [t]: jh }]],
  2
], $b = [
  3,
  e,
  yR,
  0,
  [i, jn, G, p, h],
  [[0, 1], [() => Ul, { [v]: 1, [a]: jn }], [0, { [t]: D }], [0, { [t]: l }], [0, { [t]: L }]],
  2
], Ib = [
  3,
  e,
  bR,
  0,
  [i, rp, G, h, Vd, p],
  [[0, 1], [0, 16], [0, { [t]: D }], [0, { [t]: L }], [2, { [t]: TS }], [0, { [t]: l }]],
  2
], wb = [
  3,
  e,
  MR,
  0,
  [i, Kn, G, h, Up, p],
  [[0, 1], [() => Nl, { [v]: 1, [a]: Kn }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: il }], [0, { [t]: l }]],
  2
], Db = [
  3,
  e,
  TR,
  0,
  [i, Vn, G, h, p],
  [[0, 1], [() => mB, { [v]: 1, [a]: Vn }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Gb = [
  3,
  e,
  $R,
  0,
  [i, $t, G, h, p],
  [[0, 1], [() => sa, { [v]: 1, [a]: $t }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Ub = [
  3,
  e,
  wR,
  0,
  [i, Jn, G, h, ys, p],
  [[0, 1], [() => eA, { [v]: 1, [a]: Jn }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: Ws }], [0, { [t]: l }]],
  2
], qb = [
  3,
  e,
  GR,
  0,
  [i, Yn, G, h, p],
  [[0, 1], [() => oA, { [v]: 1, [a]: Yn }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], jb = [
  3,
  e,
  KR,
  0,
  [M],
  [[0, { [t]: I }]]
], Nb = [
  3,
  e,
  FR,
  0,
  [i, R, Le, Ce, G, h, He, ze, Ke, gs, Ve, y, E, p],
  [[0, 1], [0, 1], [0, { [t]: ro }], [() => yl, { [v]: 1, [a]: Ce }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: so }], [0, { [t]: ao }], [0, { [t]: co }], [0, { [t]: Fs }], [0, { [t]: io }], [0, { [t]: P }], [0, { [d]: Q }], [0, { [t]: l }]],
  2
], Hb = [
  3,
  e,
  VR,
  0,
  [R, Oo, ar, q, J, Y, Z, et, ot, nt, tt, rt, st, at, Rt, Ct, M],
  [0, 0, [0, { [t]: Or }], [0, { [t]: q }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: ie }], [0, { [t]: Et }], [0, { [t]: I }]]
], zb = [
  3,
  e,
  WR,
  0,
  [i, R, Oo, vi, E, Wu, h, J, Y, Z, et, ot, nt, tt, rt, st, at, G, y, p],
  [[0, 1], [0, 1], [0, { [d]: js }], [() => ke, 16], [0, { [d]: Q }], [0, { [t]: Ol }], [0, { [t]: L }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: D }], [0, { [t]: P }], [0, { [t]: l }]],
  4
], Kb = [
  3,
  e,
  tO,
  0,
  [M],
  [[0, { [t]: I }]]
], Vb = [
  3,
  e,
  eO,
  0,
  [i, R, qn, y, E, G, h, p],
  [[0, 1], [0, 1], [() => wl, { [v]: 1, [a]: qn }], [0, { [t]: P }], [0, { [d]: Q }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Fb = [
  3,
  e,
  JR,
  0,
  [M],
  [[0, { [t]: I }]]
], Wb = [
  3,
  e,
  YR,
  0,
  [i, Nn, y, Up, G, h, p],
  [[0, 1], [() => Il, { [v]: 1, [a]: Nn }], [0, { [t]: P }], [0, { [t]: il }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: l }]],
  1
], Xb = [
  3,
  e,
  oO,
  0,
  [Ut, q, J, Y, Z, et, ot, nt, tt, rt, st, at, Rt, Ct, E, W, X, Ot, oe, mt, he, M],
  [[0, { [t]: Uo }], [0, { [t]: q }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: ie }], [0, { [t]: Et }], [0, { [t]: St }], [0, { [t]: ct }], [0, { [t]: it }], [() => lt, { [t]: kt }], [() => pe, { [t]: ue }], [2, { [t]: yt }], [1, { [t]: Th }], [0, { [t]: I }]]
], Qb = [
  3,
  e,
  nO,
  0,
  [i, R, Le, So, $e, Ie, we, De, Ue, G, je, h, J, Y, Z, et, ot, nt, tt, rt, st, at, Lt, We, bo, He, ze, Ke, Ve, aS, Qe, Ct, xt, wo, W, Tt, X, Ot, oe, mt, y, $t, to, eo, Ze, Bo, Ao, To, p],
  [[0, 1], [0, 1], [0, { [t]: ro }], [() => ke, 16], [0, { [t]: ho }], [0, { [t]: vo }], [0, { [t]: ko }], [0, { [t]: yo }], [1, { [t]: Ge }], [0, { [t]: D }], [0, { [t]: Po }], [0, { [t]: L }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [4, { [t]: Lt }], [0, { [t]: Oe }], [0, { [t]: Xe }], [0, { [t]: so }], [0, { [t]: ao }], [0, { [t]: co }], [0, { [t]: io }], [1, { [t]: Hh }], [128, { [no]: uo }], [0, { [t]: Et }], [0, { [t]: Vo }], [0, { [t]: Fo }], [0, { [t]: ct }], [() => Dt, { [t]: wt }], [0, { [t]: it }], [() => lt, { [t]: kt }], [() => pe, { [t]: ue }], [2, { [t]: yt }], [0, { [t]: P }], [0, { [t]: Js }], [0, { [t]: zo }], [5, { [t]: Ko }], [0, { [t]: Ho }], [0, { [t]: qo }], [1, { [t]: jo }], [1, { [t]: No }], [0, { [t]: l }]],
  2
], Jb = [
  3,
  e,
  rO,
  0,
  [M],
  [[0, { [t]: I }]]
], Yb = [
  3,
  e,
  sO,
  0,
  [i, R, Wn, y, E, ns, G, h, p],
  [[0, 1], [0, 1], [() => Dl, { [v]: 1, [a]: Wn }], [0, { [t]: P }], [0, { [d]: Q }], [2, { [t]: zs }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Zb = [
  3,
  e,
  iO,
  0,
  [E],
  [[0, { [t]: St }]]
], tB = [
  3,
  e,
  uO,
  0,
  [i, R, $t, E, G, h, p, y],
  [[0, 1], [0, 1], [() => sa, { [v]: 1, [a]: $t }], [0, { [d]: Q }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: l }], [0, { [t]: P }]],
  3
], eB = [
  3,
  e,
  lO,
  0,
  [i, Hn, G, h, p],
  [[0, 1], [() => ql, { [v]: 1, [a]: Hn }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], oB = [
  3,
  e,
  ip,
  0,
  [CO, xs, F, ee],
  [[0, { [a]: OO }], [64, { [g]: 1, [a]: Cs }], 0, [() => na, 0]],
  2
], ra = [
  3,
  e,
  dr,
  0,
  [Ut, ge],
  [0, 1],
  1
], nB = [
  3,
  e,
  SO,
  0,
  [op],
  [[21, { [Ns]: 1 }]]
], rB = [
  3,
  e,
  Op,
  0,
  [fu, yC, ap, vO, kO],
  [0, 0, 0, 0, 0]
], jl = [
  3,
  e,
  As,
  0,
  [fu, ap],
  [0, 0],
  1
], sB = [
  3,
  e,
  PO,
  0,
  [],
  []
], aB = [
  3,
  e,
  AO,
  0,
  [i, R, jO, Gm, qm, Um, jm, tE, oE, eE, nE, tm],
  [[0, 1], [0, 1], [0, { [t]: Ih }], [0, { [t]: Oe }], [0, { [t]: Xe }], [4, { [t]: Es }], [4, { [t]: hs }], [0, { [t]: wh }], [0, { [t]: Gh }], [6, { [t]: Dh }], [6, { [t]: Uh }], [0, { [t]: $S, [dS]: 1 }]],
  3
], cB = [
  3,
  e,
  Cp,
  0,
  [pt],
  [0],
  1
], Nl = [
  3,
  e,
  Kn,
  0,
  [lr, Lo],
  [0, [() => yA, { [g]: 1, [a]: oo }]],
  2
], iB = [
  3,
  e,
  GO,
  0,
  [pt, er, Fe, _O, $, ee, bp, au, Qi],
  [0, () => Mk, 0, 1, 0, [() => pB, 0], () => TB, () => Uk, () => Sk],
  2
], uB = [
  3,
  e,
  $O,
  0,
  [$, ve, Vu],
  [0, [() => Jt, { [g]: 1, [a]: ht }], [() => Hl, 0]]
], pB = [
  3,
  e,
  IO,
  0,
  [$, ht, Eo, Vu],
  [0, () => ye, [() => uB, 0], [() => Hl, 0]]
], Hl = [
  3,
  e,
  wO,
  0,
  [$, ht, Zf],
  [0, () => ye, [() => lB, 0]]
], lB = [
  3,
  e,
  DO,
  0,
  [mO, ve],
  [[() => kA, { [g]: 1, [a]: $ }], [() => Jt, { [g]: 1, [a]: ht }]]
], dB = [
  3,
  e,
  Rp,
  0,
  [pt, $E],
  [0, () => zl],
  2
], zl = [
  3,
  e,
  NO,
  0,
  [Rf],
  [1]
], mB = [
  3,
  e,
  Vn,
  0,
  [ep],
  [0],
  1
], _B = [
  3,
  e,
  gp,
  0,
  [O_],
  [2]
], xB = [
  3,
  e,
  bO,
  0,
  [M, BO],
  [[0, { [t]: I }], [0, { [t]: Lh }]]
], CB = [
  3,
  e,
  TO,
  0,
  [i, R, E, ts, y, h, p],
  [[0, 1], [0, 1], [0, { [d]: Q }], [() => gB, { [v]: 1, [a]: ts }], [0, { [t]: P }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], gB = [
  3,
  e,
  ts,
  0,
  [ge, gu, Io, Dp, u_, kp, Xu],
  [1, () => eP, 0, 0, 0, () => yB, [() => mb, 0]]
], Kl = [
  3,
  e,
  Ls,
  0,
  [NC, EO],
  [2, 4]
], fB = [
  3,
  e,
  fp,
  0,
  [Op, Wi],
  [() => rB, () => Gv],
  1
], RB = [
  3,
  e,
  rE,
  0,
  [v_],
  [[() => lA, { [g]: 1, [a]: mu }]]
], OB = [
  3,
  e,
  aE,
  0,
  [Rd, $, _s, Od, Zn, $t, Np, xt],
  [0, 0, [() => $k, 0], 0, [() => hr, 0], [() => sa, 0], [() => MA, 0], 0],
  2
], EB = [
  3,
  e,
  Ap,
  0,
  [ws, $o],
  [0, 0],
  2
], SB = [
  3,
  e,
  Tp,
  0,
  [ws, $o, _r, Ip],
  [0, 0, 0, 0],
  4
], hB = [
  3,
  e,
  yp,
  0,
  [RE, uu],
  [1, 1]
], vB = [
  3,
  e,
  pE,
  0,
  [op],
  [[() => wA, 16]]
], kB = [
  3,
  e,
  lE,
  0,
  [i, R, lu, iu, Ss, Bs, W, Tt, X, gp, yp, p],
  [[0, 1], [0, 1], 0, 0, () => Ml, () => Gl, [0, { [t]: ct }], [() => Dt, { [t]: wt }], [0, { [t]: it }], () => _B, () => hB, [0, { [t]: l }]],
  6
], yB = [
  3,
  e,
  kp,
  0,
  [Ss, iu, lu, Bs],
  [() => Ml, 0, 0, () => Gl],
  4
], PB = [
  3,
  e,
  mE,
  0,
  [dE, sg],
  [0, [() => lt, 0]],
  1
], Vl = [
  3,
  e,
  Qn,
  0,
  [Lo],
  [[() => PA, { [g]: 1, [a]: oo }]],
  1
], bB = [
  3,
  e,
  xE,
  0,
  [cd, mt, Ai],
  [[() => PB, 0], 2, [() => Pv, 0]]
], BB = [
  3,
  e,
  QO,
  0,
  [ui, Ci, gi, Ut],
  [[0, { [a]: ui }], [() => fi, { [a]: Ci }], [() => fi, { [a]: gi }], [4, { [a]: Ut }]],
  4
], AB = [
  3,
  e,
  Xn,
  { [a]: Xn },
  [],
  []
], TB = [
  3,
  e,
  bp,
  0,
  [vp, Cp],
  [() => LB, () => cB]
], MB = [
  3,
  e,
  Is,
  { [a]: mr },
  [tg],
  [[() => lt, 0]],
  1
], LB = [
  3,
  e,
  vp,
  0,
  [pt],
  [0],
  1
], $B = [
  3,
  e,
  _E,
  { [a]: mr },
  [ng, mt],
  [[() => _v, 0], 2],
  1
], IB = [
  3,
  e,
  Bp,
  { [a]: Pp },
  [],
  []
], wB = [
  3,
  e,
  Mp,
  0,
  [Li, Ti, Mi],
  [1, 1, 1]
], DB = [
  3,
  e,
  ZO,
  0,
  [eu],
  [[() => wB, { [Ns]: 1 }]]
], GB = [
  3,
  e,
  hp,
  0,
  [wm],
  [() => UB]
], UB = [
  3,
  e,
  WO,
  0,
  [Xf, er],
  [0, () => Ev],
  2
], ye = [
  3,
  e,
  ht,
  0,
  [R, qs],
  [0, 0],
  2
], sa = [
  3,
  e,
  $t,
  0,
  [xr],
  [[() => Jt, 0]],
  1
], qB = [
  3,
  e,
  PE,
  0,
  [Rs, np],
  [[() => Bl, { [rl]: [nl, Fp] }], 0]
], jB = [
  3,
  e,
  wp,
  0,
  [Xn, zn],
  [[() => AB, { [a]: Xn }], [() => gb, { [a]: zn }]]
], NB = [
  3,
  e,
  Gp,
  0,
  [ge, bi],
  [1, 0],
  2
], HB = [
  3,
  e,
  Lp,
  0,
  [EE, xs, F, ee],
  [[0, { [a]: IE }], [64, { [g]: 1, [a]: Cs }], 0, [() => na, 0]],
  2
], zB = [
  3,
  e,
  qp,
  0,
  [tu, ge, xt],
  [5, 1, 0]
], KB = [
  3,
  e,
  UE,
  0,
  [i, Ln, G, h, p],
  [[0, 1], [() => yv, { [v]: 1, [a]: Ln }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], VB = [
  3,
  e,
  jE,
  0,
  [i, Dn, G, h, p],
  [[0, 1], [() => CP, { [v]: 1, [a]: Dn }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], FB = [
  3,
  e,
  HE,
  0,
  [i, Gn, G, h, p],
  [[0, 1], [() => RP, { [v]: 1, [a]: Gn }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], WB = [
  3,
  e,
  VE,
  0,
  [i, R, Fu, E, y, p, G, h],
  [[0, 1], [0, 1], [() => IA, 16], [0, { [d]: Q }], [0, { [t]: P }], [0, { [t]: l }], [0, { [t]: D }], [0, { [t]: L }]],
  3
], XB = [
  3,
  e,
  FE,
  0,
  [M],
  [[0, { [t]: I }]]
], QB = [
  3,
  e,
  QE,
  0,
  [Vi, Di, Ct, W, X, Ot, mt, M, E],
  [[0, { [t]: gl }], [() => Hv, 16], [0, { [t]: Et }], [0, { [t]: ct }], [0, { [t]: it }], [() => lt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: I }], [0, { [t]: St }]]
], JB = [
  3,
  e,
  JE,
  0,
  [i, Fi, R, Se, ae, Ui, qi, ji, Ni, Xd, W, Tt, X, Hi, ps, zi, y, p, cu],
  [[0, 1], [0, { [t]: ul }], [0, 1], [1, { [d]: fr }], [0, { [d]: Go }], [0, { [t]: pl }], [4, { [t]: ll }], [0, { [t]: dl }], [4, { [t]: ml }], [0, { [t]: LS }], [0, { [t]: ct }], [() => Dt, { [t]: wt }], [0, { [t]: it }], [0, { [t]: _l }], [() => vl, { [t]: xl }], [0, { [t]: Cl }], [0, { [t]: P }], [0, { [t]: l }], [0, { [t]: Sl }]],
  5
], YB = [
  3,
  e,
  YE,
  0,
  [Ct, q, J, Y, Z, et, ot, nt, tt, rt, st, at, W, X, Ot, mt, M, E],
  [[0, { [t]: Et }], [0, { [t]: q }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: ct }], [0, { [t]: it }], [() => lt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: I }], [0, { [t]: St }]]
], ZB = [
  3,
  e,
  ZE,
  0,
  [i, R, Se, ae, So, Ue, G, h, J, Y, Z, et, ot, nt, tt, rt, st, at, W, Tt, X, y, p],
  [[0, 1], [0, 1], [1, { [d]: fr }], [0, { [d]: Go }], [() => ke, 16], [1, { [t]: Ge }], [0, { [t]: D }], [0, { [t]: L }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: zt }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: Qt }], [0, { [t]: ct }], [() => Dt, { [t]: wt }], [0, { [t]: it }], [0, { [t]: P }], [0, { [t]: l }]],
  4
], tA = [
  3,
  e,
  Hp,
  0,
  [pt],
  [0],
  1
], eA = [
  3,
  e,
  Jn,
  0,
  [Lu, pt],
  [[0, { [a]: Tu }], 0]
], oA = [
  3,
  e,
  Yn,
  0,
  [ds, Os, As, Ms],
  [() => Pl, () => Al, () => jl, [() => Jl, 0]]
], nA = [
  3,
  e,
  sS,
  0,
  [qO, HO, So, JO, nu, su, es, $e, Ie, we, De, Ue, us, je, J, Y, Z, et, ot, nt, tt, rt, st, at, fe, q, Lt, Ut, At, Ps, Qe, to, Ze, eo, cr, Mo, M, $s, Ct, W, Ot, X, xt, Ds, E, mt],
  [[0, { [lS]: 1, [t]: $h }], [0, { [t]: qh }], [() => ke, 16], [1, { [t]: Eh }], [0, { [t]: IS }], [0, { [t]: wS }], [0, { [t]: VS }], [0, { [t]: DS }], [0, { [t]: GS }], [0, { [t]: US }], [0, { [t]: qS }], [1, { [t]: Ge }], [0, { [t]: jS }], [0, { [t]: NS }], [0, { [t]: FS }], [0, { [t]: WS }], [0, { [t]: XS }], [0, { [t]: JS }], [0, { [t]: YS }], [0, { [t]: ZS }], [0, { [t]: QS }], [0, { [t]: th }], [0, { [t]: eh }], [0, { [t]: oh }], [2, { [t]: nh }], [0, { [t]: HS }], [4, { [t]: zS }], [0, { [t]: rh }], [4, { [t]: KS }], [1, { [t]: sh }], [128, { [no]: uo }], [0, { [t]: ih }], [0, { [t]: ch }], [5, { [t]: uh }], [1, { [t]: ah }], [0, { [t]: dh }], [0, { [t]: lh }], [0, { [t]: ph }], [0, { [t]: _h }], [0, { [t]: gh }], [() => lt, { [t]: xh }], [0, { [t]: fh }], [0, { [t]: mh }], [1, { [t]: Rh }], [0, { [t]: Oh }], [2, { [t]: Ch }]],
  2
], S = "unit";
var rA = [
  1,
  e,
  Ri,
  0,
  [
    () => Zs,
    0
  ]
], sA = [
  1,
  e,
  W0,
  0,
  [
    () => hv,
    { [a]: Si }
  ]
], Fl = [
  1,
  e,
  ss,
  0,
  [
    () => bv,
    { [a]: i }
  ]
];
var Sr = [
  1,
  e,
  Hd,
  0,
  () => Lv
], aA = [
  1,
  e,
  zd,
  0,
  () => Iv
], Wl = [
  1,
  e,
  cs,
  0,
  [
    () => Kv,
    0
  ]
], cA = [
  1,
  e,
  e_,
  0,
  () => Ok
], iA = [
  1,
  e,
  Ji,
  0,
  () => Ek
], uA = [
  1,
  e,
  g_,
  0,
  [
    0,
    { [a]: ms }
  ]
], pA = [
  1,
  e,
  pu,
  0,
  () => Dk
];
var lA = [
  1,
  e,
  h_,
  0,
  () => qk
], hr = [
  1,
  e,
  or,
  0,
  [
    () => oP,
    { [a]: fs }
  ]
], dA = [
  1,
  e,
  Su,
  0,
  [
    () => ta,
    0
  ]
], mA = [
  1,
  e,
  Ru,
  0,
  [
    () => ea,
    0
  ]
], _A = [
  1,
  e,
  wC,
  0,
  [
    0,
    { [a]: k_ }
  ]
], xA = [
  1,
  e,
  Tg,
  0,
  [
    () => SP,
    0
  ]
], Xl = [
  1,
  e,
  af,
  0,
  [
    () => vP,
    0
  ]
], CA = [
  1,
  e,
  Bu,
  0,
  [
    () => oa,
    0
  ]
], gA = [
  1,
  e,
  gf,
  0,
  () => sb
], fA = [
  1,
  e,
  Tf,
  0,
  () => cb
];
var RA = [
  1,
  e,
  Gf,
  0,
  () => ub
], Ql = [
  1,
  e,
  zf,
  0,
  [
    () => ib,
    0
  ]
], OA = [
  1,
  e,
  Jf,
  0,
  [
    () => db,
    0
  ]
];
var EA = [
  1,
  e,
  If,
  0,
  () => _b
], SA = [
  1,
  e,
  ur,
  0,
  () => Cb
], hA = [
  1,
  e,
  NR,
  0,
  () => lb
], vA = [
  1,
  e,
  gO,
  0,
  [
    () => oB,
    0
  ]
], kA = [
  1,
  e,
  LO,
  0,
  [
    0,
    { [a]: $ }
  ]
], yA = [
  1,
  e,
  UO,
  0,
  [
    () => iB,
    0
  ]
], Jl = [
  1,
  e,
  Ms,
  0,
  [
    () => fB,
    { [a]: fp }
  ]
], PA = [
  1,
  e,
  CE,
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
    () => ye,
    { [a]: ht }
  ]
], bA = [
  1,
  e,
  $p,
  0,
  [
    () => qB,
    { [a]: fs }
  ]
], BA = [
  1,
  e,
  bE,
  0,
  () => NB
], AA = [
  1,
  e,
  vE,
  0,
  [
    () => HB,
    0
  ]
], TA = [
  1,
  e,
  BE,
  0,
  () => zB
], MA = [
  1,
  e,
  Np,
  0,
  [
    () => tb,
    { [a]: Mu }
  ]
];
var LA = [
  4,
  e,
  z0,
  0,
  [$, ht, Eo],
  [0, () => ye, [() => Ov, 0]]
], $A = [
  4,
  e,
  _f,
  0,
  [$, ht, ki, Eo],
  [0, () => ye, 0, [() => rb, 0]]
], IA = [
  4,
  e,
  Fu,
  0,
  [Is],
  [[() => $B, { [a]: mr }]]
], wA = [
  4,
  e,
  uE,
  { [ol]: 1 },
  [KO, Mp, sp, rm, uu],
  [[() => nB, 0], [() => DB, 0], [() => Ob, 0], () => Uv, () => wk]
], Yl = [
  9,
  e,
  J0,
  { [u]: ["DELETE", "/{Key+}?x-id=AbortMultipartUpload", 204] },
  () => gv,
  () => Cv
], Zl = [
  9,
  e,
  Ii,
  { [u]: ["POST", "/{Key+}", 200] },
  () => Dv,
  () => wv
], G3 = [
  9,
  e,
  Ud,
  { [u]: ["PUT", "/{Key+}?x-id=CopyObject", 200] },
  () => jv,
  () => qv
], U3 = [
  9,
  e,
  Ed,
  { [u]: ["PUT", "/", 200] },
  () => Qv,
  () => Xv
], q3 = [
  9,
  e,
  Sd,
  { [B]: "-", [u]: ["POST", "/?metadataConfiguration", 200] },
  () => Fv,
  () => S
], j3 = [
  9,
  e,
  vd,
  { [B]: "-", [u]: ["POST", "/?metadataTable", 200] },
  () => Wv,
  () => S
], t0 = [
  9,
  e,
  Gd,
  { [u]: ["POST", "/{Key+}?uploads", 200] },
  () => Yv,
  () => Jv
], e0 = [
  9,
  e,
  Zd,
  { [u]: ["GET", "/?session", 200] },
  () => tk,
  () => Zv
], N3 = [
  9,
  e,
  am,
  { [u]: ["DELETE", "/", 204] },
  () => gk,
  () => S
], H3 = [
  9,
  e,
  cm,
  { [u]: ["DELETE", "/?analytics", 204] },
  () => sk,
  () => S
], z3 = [
  9,
  e,
  um,
  { [u]: ["DELETE", "/?cors", 204] },
  () => ak,
  () => S
], K3 = [
  9,
  e,
  lm,
  { [u]: ["DELETE", "/?encryption", 204] },
  () => ck,
  () => S
], V3 = [
  9,
  e,
  xm,
  { [u]: ["DELETE", "/?intelligent-tiering", 204] },
  () => ik,
  () => S
], F3 = [
  9,
  e,
  mm,
  { [u]: ["DELETE", "/?inventory", 204] },
  () => uk,
  () => S
], W3 = [
  9,
  e,
  gm,
  { [u]: ["DELETE", "/?lifecycle", 204] },
  () => pk,
  () => S
], X3 = [
  9,
  e,
  Rm,
  { [u]: ["DELETE", "/?metadataConfiguration", 204] },
  () => lk,
  () => S
], Q3 = [
  9,
  e,
  hm,
  { [u]: ["DELETE", "/?metadataTable", 204] },
  () => dk,
  () => S
], J3 = [
  9,
  e,
  Sm,
  { [u]: ["DELETE", "/?metrics", 204] },
  () => mk,
  () => S
], Y3 = [
  9,
  e,
  km,
  { [u]: ["DELETE", "/?ownershipControls", 204] },
  () => _k,
  () => S
], Z3 = [
  9,
  e,
  Pm,
  { [u]: ["DELETE", "/?policy", 204] },
  () => xk,
  () => S
], tL = [
  9,
  e,
  Tm,
  { [u]: ["DELETE", "/?replication", 204] },
  () => Ck,
  () => S
], eL = [
  9,
  e,
  Mm,
  { [u]: ["DELETE", "/?tagging", 204] },
  () => fk,
  () => S
], oL = [
  9,
  e,
  $m,
  { [u]: ["DELETE", "/?website", 204] },
  () => Rk,
  () => S
], o0 = [
  9,
  e,
  o_,
  { [u]: ["DELETE", "/{Key+}?x-id=DeleteObject", 204] },
  () => yk,
  () => kk
], nL = [
  9,
  e,
  Km,
  { [u]: ["DELETE", "/{Key+}?annotation", 204] },
  () => vk,
  () => hk
], rL = [
  9,
  e,
  n_,
  { [B]: "-", [u]: ["POST", "/?delete", 200] },
  () => bk,
  () => Pk
], sL = [
  9,
  e,
  Ym,
  { [u]: ["DELETE", "/{Key+}?tagging", 204] },
  () => Ak,
  () => Bk
], aL = [
  9,
  e,
  r_,
  { [u]: ["DELETE", "/?publicAccessBlock", 204] },
  () => Tk,
  () => S
], cL = [
  9,
  e,
  P_,
  { [u]: ["GET", "/?abac", 200] },
  () => Nk,
  () => jk
], iL = [
  9,
  e,
  b_,
  { [u]: ["GET", "/?accelerate", 200] },
  () => zk,
  () => Hk
], uL = [
  9,
  e,
  G_,
  { [u]: ["GET", "/?acl", 200] },
  () => Vk,
  () => Kk
], pL = [
  9,
  e,
  L_,
  { [u]: ["GET", "/?analytics&x-id=GetBucketAnalyticsConfiguration", 200] },
  () => Wk,
  () => Fk
], lL = [
  9,
  e,
  U_,
  { [u]: ["GET", "/?cors", 200] },
  () => Qk,
  () => Xk
], dL = [
  9,
  e,
  N_,
  { [u]: ["GET", "/?encryption", 200] },
  () => Yk,
  () => Jk
], mL = [
  9,
  e,
  W_,
  { [u]: ["GET", "/?intelligent-tiering&x-id=GetBucketIntelligentTieringConfiguration", 200] },
  () => ty,
  () => Zk
], _L = [
  9,
  e,
  K_,
  { [u]: ["GET", "/?inventory&x-id=GetBucketInventoryConfiguration", 200] },
  () => oy,
  () => ey
], xL = [
  9,
  e,
  Y_,
  { [u]: ["GET", "/?lifecycle", 200] },
  () => ry,
  () => ny
], CL = [
  9,
  e,
  J_,
  { [u]: ["GET", "/?location", 200] },
  () => ay,
  () => sy
], gL = [
  9,
  e,
  sx,
  { [u]: ["GET", "/?logging", 200] },
  () => iy,
  () => cy
], fL = [
  9,
  e,
  ax,
  { [u]: ["GET", "/?metadataConfiguration", 200] },
  () => py,
  () => uy
], RL = [
  9,
  e,
  dx,
  { [u]: ["GET", "/?metadataTable", 200] },
  () => my,
  () => dy
], OL = [
  9,
  e,
  lx,
  { [u]: ["GET", "/?metrics&x-id=GetBucketMetricsConfiguration", 200] },
  () => Cy,
  () => xy
], EL = [
  9,
  e,
  xx,
  { [u]: ["GET", "/?notification", 200] },
  () => gy,
  () => $l
], SL = [
  9,
  e,
  gx,
  { [u]: ["GET", "/?ownershipControls", 200] },
  () => Ry,
  () => fy
], hL = [
  9,
  e,
  Ox,
  { [u]: ["GET", "/?policy", 200] },
  () => Ey,
  () => Oy
], vL = [
  9,
  e,
  hx,
  { [u]: ["GET", "/?policyStatus", 200] },
  () => hy,
  () => Sy
], kL = [
  9,
  e,
  yx,
  { [u]: ["GET", "/?replication", 200] },
  () => ky,
  () => vy
], yL = [
  9,
  e,
  bx,
  { [u]: ["GET", "/?requestPayment", 200] },
  () => Py,
  () => yy
], PL = [
  9,
  e,
  Mx,
  { [u]: ["GET", "/?tagging", 200] },
  () => By,
  () => by
], bL = [
  9,
  e,
  Ix,
  { [u]: ["GET", "/?versioning", 200] },
  () => Ty,
  () => Ay
], BL = [
  9,
  e,
  Gx,
  { [u]: ["GET", "/?website", 200] },
  () => Ly,
  () => My
], AL = [
  9,
  e,
  jx,
  { [B]: "-", [u]: ["GET", "/{Key+}?x-id=GetObject", 200] },
  () => Vy,
  () => Ky
], TL = [
  9,
  e,
  Nx,
  { [u]: ["GET", "/{Key+}?acl", 200] },
  () => Iy,
  () => $y
], ML = [
  9,
  e,
  Jx,
  { [B]: "-", [u]: ["GET", "/{Key+}?annotation&x-id=GetObjectAnnotation", 200] },
  () => Dy,
  () => wy
], LL = [
  9,
  e,
  Yx,
  { [u]: ["GET", "/{Key+}?attributes", 200] },
  () => qy,
  () => Gy
], $L = [
  9,
  e,
  oC,
  { [u]: ["GET", "/{Key+}?legal-hold", 200] },
  () => Ny,
  () => jy
], IL = [
  9,
  e,
  Zx,
  { [u]: ["GET", "/?object-lock", 200] },
  () => zy,
  () => Hy
], wL = [
  9,
  e,
  uC,
  { [u]: ["GET", "/{Key+}?retention", 200] },
  () => Wy,
  () => Fy
], DL = [
  9,
  e,
  pC,
  { [u]: ["GET", "/{Key+}?tagging", 200] },
  () => Qy,
  () => Xy
], GL = [
  9,
  e,
  xC,
  { [u]: ["GET", "/{Key+}?torrent", 200] },
  () => Yy,
  () => Jy
], UL = [
  9,
  e,
  CC,
  { [u]: ["GET", "/?publicAccessBlock", 200] },
  () => tP,
  () => Zy
], qL = [
  9,
  e,
  RC,
  { [u]: ["HEAD", "/", 200] },
  () => rP,
  () => nP
], jL = [
  9,
  e,
  hC,
  { [u]: ["HEAD", "/{Key+}", 200] },
  () => aP,
  () => sP
], NL = [
  9,
  e,
  pg,
  { [u]: ["GET", "/?analytics&x-id=ListBucketAnalyticsConfigurations", 200] },
  () => bP,
  () => PP
], HL = [
  9,
  e,
  gg,
  { [u]: ["GET", "/?intelligent-tiering&x-id=ListBucketIntelligentTieringConfigurations", 200] },
  () => AP,
  () => BP
], zL = [
  9,
  e,
  _g,
  { [u]: ["GET", "/?inventory&x-id=ListBucketInventoryConfigurations", 200] },
  () => MP,
  () => TP
], KL = [
  9,
  e,
  Og,
  { [u]: ["GET", "/?metrics&x-id=ListBucketMetricsConfigurations", 200] },
  () => $P,
  () => LP
], VL = [
  9,
  e,
  ug,
  { [u]: ["GET", "/?x-id=ListBuckets", 200] },
  () => wP,
  () => IP
], FL = [
  9,
  e,
  kg,
  { [u]: ["GET", "/?x-id=ListDirectoryBuckets", 200] },
  () => GP,
  () => DP
], WL = [
  9,
  e,
  Dg,
  { [u]: ["GET", "/?uploads", 200] },
  () => qP,
  () => UP
], XL = [
  9,
  e,
  Ng,
  { [u]: ["GET", "/{Key+}?annotation&x-id=ListObjectAnnotations", 200] },
  () => NP,
  () => jP
], QL = [
  9,
  e,
  jg,
  { [u]: ["GET", "/", 200] },
  () => zP,
  () => HP
], JL = [
  9,
  e,
  Fg,
  { [u]: ["GET", "/?list-type=2", 200] },
  () => VP,
  () => KP
], YL = [
  9,
  e,
  Yg,
  { [u]: ["GET", "/?versions", 200] },
  () => WP,
  () => FP
], ZL = [
  9,
  e,
  Zg,
  { [u]: ["GET", "/{Key+}?x-id=ListParts", 200] },
  () => QP,
  () => XP
], t$ = [
  9,
  e,
  tR,
  { [B]: "-", [u]: ["PUT", "/?abac", 200] },
  () => Eb,
  () => S
], e$ = [
  9,
  e,
  eR,
  { [B]: "-", [u]: ["PUT", "/?accelerate", 200] },
  () => Sb,
  () => S
], o$ = [
  9,
  e,
  cR,
  { [B]: "-", [u]: ["PUT", "/?acl", 200] },
  () => hb,
  () => S
], n$ = [
  9,
  e,
  rR,
  { [u]: ["PUT", "/?analytics", 200] },
  () => vb,
  () => S
], r$ = [
  9,
  e,
  iR,
  { [B]: "-", [u]: ["PUT", "/?cors", 200] },
  () => kb,
  () => S
], s$ = [
  9,
  e,
  pR,
  { [B]: "-", [u]: ["PUT", "/?encryption", 200] },
  () => yb,
  () => S
], a$ = [
  9,
  e,
  _R,
  { [u]: ["PUT", "/?intelligent-tiering", 200] },
  () => Pb,
  () => S
], c$ = [
  9,
  e,
  dR,
  { [u]: ["PUT", "/?inventory", 200] },
  () => bb,
  () => S
], i$ = [
  9,
  e,
  gR,
  { [B]: "-", [u]: ["PUT", "/?lifecycle", 200] },
  () => Ab,
  () => Bb
], u$ = [
  9,
  e,
  CR,
  { [B]: "-", [u]: ["PUT", "/?logging", 200] },
  () => Tb,
  () => S
], p$ = [
  9,
  e,
  ER,
  { [u]: ["PUT", "/?metrics", 200] },
  () => Mb,
  () => S
], l$ = [
  9,
  e,
  hR,
  { [u]: ["PUT", "/?notification", 200] },
  () => Lb,
  () => S
], d$ = [
  9,
  e,
  kR,
  { [B]: "-", [u]: ["PUT", "/?ownershipControls", 200] },
  () => $b,
  () => S
], m$ = [
  9,
  e,
  PR,
  { [B]: "-", [u]: ["PUT", "/?policy", 200] },
  () => Ib,
  () => S
], _$ = [
  9,
  e,
  BR,
  { [B]: "-", [u]: ["PUT", "/?replication", 200] },
  () => wb,
  () => S
], x$ = [
  9,
  e,
  AR,
  { [B]: "-", [u]: ["PUT", "/?requestPayment", 200] },
  () => Db,
  () => S
], C$ = [
  9,
  e,
  LR,
  { [B]: "-", [u]: ["PUT", "/?tagging", 200] },
  () => Gb,
  () => S
], g$ = [
  9,
  e,
  IR,
  { [B]: "-", [u]: ["PUT", "/?versioning", 200] },
  () => Ub,
  () => S
], f$ = [
  9,
  e,
  DR,
  { [B]: "-", [u]: ["PUT", "/?website", 200] },
  () => qb,
  () => S
], n0 = [
  9,
  e,
  HR,
  { [B]: "-", [u]: ["PUT", "/{Key+}?x-id=PutObject", 200] },
  () => Qb,
  () => Xb
], R$ = [
  9,
  e,
  zR,
  { [B]: "-", [u]: ["PUT", "/{Key+}?acl", 200] },
  () => Nb,
  () => jb
], O$ = [
  9,
  e,
  XR,
  { [B]: "-", [u]: ["PUT", "/{Key+}?annotation", 200] },
  () => zb,
  () => Hb
], E$ = [
  9,
  e,
  ZR,
  { [B]: "-", [u]: ["PUT", "/{Key+}?legal-hold", 200] },
  () => Vb,
  () => Kb
], S$ = [
  9,
  e,
  QR,
  { [B]: "-", [u]: ["PUT", "/?object-lock", 200] },
  () => Wb,
  () => Fb
], h$ = [
  9,
  e,
  aO,
  { [B]: "-", [u]: ["PUT", "/{Key+}?retention", 200] },
  () => Yb,
  () => Jb
], v$ = [
  9,
  e,
  cO,
  { [B]: "-", [u]: ["PUT", "/{Key+}?tagging", 200] },
  () => tB,
  () => Zb
], k$ = [
  9,
  e,
  pO,
  { [B]: "-", [u]: ["PUT", "/?publicAccessBlock", 200] },
  () => eB,
  () => S
], y$ = [
  9,
  e,
  yO,
  { [u]: ["PUT", "/{Key+}?renameObject", 200] },
  () => aB,
  () => sB
], P$ = [
  9,
  e,
  MO,
  { [B]: "-", [u]: ["POST", "/{Key+}?restore", 200] },
  () => CB,
  () => xB
], b$ = [
  9,
  e,
  iE,
  { [u]: ["POST", "/{Key+}?select&select-type=2", 200] },
  () => kB,
  () => vB
], B$ = [
  9,
  e,
  GE,
  { [B]: "-", [u]: ["PUT", "/?metadataAnnotationTable", 200] },
  () => KB,
  () => S
], A$ = [
  9,
  e,
  qE,
  { [B]: "-", [u]: ["PUT", "/?metadataInventoryTable", 200] },
  () => VB,
  () => S
], T$ = [
  9,
  e,
  NE,
  { [B]: "-", [u]: ["PUT", "/?metadataJournalTable", 200] },
  () => FB,
  () => S
], M$ = [
  9,
  e,
  KE,
  { [B]: "-", [u]: ["PUT", "/{Key+}?encryption", 200] },
  () => WB,
  () => XB
], r0 = [
  9,
  e,
  WE,
  { [B]: "-", [u]: ["PUT", "/{Key+}?x-id=UploadPart", 200] },
  () => ZB,
  () => YB
], s0 = [
  9,
  e,
  XE,
  { [u]: ["PUT", "/{Key+}?x-id=UploadPartCopy", 200] },
  () => JB,
  () => QB
], L$ = [
  9,
  e,
  rS,
  { [uS]: ["{RequestRoute}."], [u]: ["POST", "/WriteGetObjectResponse", 200] },
  () => nA,
  () => S
];

// node_modules/@aws-sdk/client-s3/dist-es/commands/CreateSessionCommand.js
var vr = class extends dt(un, Te, "CreateSession", e0) {
};

// scripts/s3-settings.mjs
var i0 = _e(c0(), 1);
var u0 = (o) => ({
  base64Decoder: Pa,
  base64Encoder: ba,
  utf8Decoder: xa,
  utf8Encoder: Ba,
  extensions: [],
  logger: new Yo(),
  serviceId: "S3",
  protocol: _o,
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
      let m = n.findIndex((_) => _.schemeId === c.schemeId);
      m === -1 ? n.push(c) : n.splice(m, 1, c);
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
    let s = si(r), c = Ka(s), m = Gr(c), _ = Va(m), x = ya(_), C = x, f = Ta(C), O = (0, m0.resolveEventStreamSerdeConfig)(f), k = ri(O), b = jr(k, { session: [() => this, vr] }), T = d0(b, n?.extensions || []);
    this.config = T, this.middlewareStack.use(Oa(this.config)), this.middlewareStack.use(Wa(this.config)), this.middlewareStack.use(Fa(this.config)), this.middlewareStack.use(Da(this.config)), this.middlewareStack.use(Ga(this.config)), this.middlewareStack.use(Ua(this.config)), this.middlewareStack.use(qa(this.config)), this.middlewareStack.use(ja(this.config, {
      httpAuthSchemeParametersProvider: ei,
      identityProviderConfigProvider: async (z) => new za({
        "aws.auth#sigv4": z.credentials,
        "aws.auth#sigv4a": z.credentials
      })
    })), this.middlewareStack.use(Ha(this.config)), this.middlewareStack.use(Kr(this.config)), this.middlewareStack.use(Vr(this.config)), this.middlewareStack.use(qr(this.config)), this.middlewareStack.use(Nr(this.config)), this.middlewareStack.use(Hr(this.config));
  }
  destroy() {
    super.destroy();
  }
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/AbortMultipartUploadCommand.js
var yr = class extends dt(Bt, Te, "AbortMultipartUpload", Yl) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/CompleteMultipartUploadCommand.js
var Pr = class extends dt(Bt, Me, "CompleteMultipartUpload", Zl) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/CreateMultipartUploadCommand.js
var br = class extends dt(Bt, Me, "CreateMultipartUpload", t0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/DeleteObjectCommand.js
var Br = class extends dt(Bt, Te, "DeleteObject", o0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/PutObjectCommand.js
var Ar = class extends dt(Bt, ci, "PutObject", n0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/UploadPartCommand.js
var Tr = class extends dt(Bt, ii, "UploadPart", r0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/UploadPartCopyCommand.js
var Mr = class extends dt(un, Me, "UploadPartCopy", s0) {
};

// src/stores/s3/write/commands.ts
function le(o, n, { pieces: r, ...s }, c = () => {
}) {
  return o.request(async (m, _) => {
    let x = { client: m, sending: _, pieces: r, abortSignal: _.signal };
    return c(await UA.send(n(), x));
  }, s);
}
var DA = Buffer.from("<Empty/>");
async function GA(o, n) {
  let { client: r, sending: s, pieces: c } = n, { method: m, path: _, query: x = {}, headers: C, body: f } = o, O = await r.send(
    {
      method: m,
      path: _.slice(1),
      query: x,
      headers: C,
      body: c ?? (f && [Buffer.from(f)])
    },
    s
  );
  ga(O);
  let { status: k, headers: b, bytes: T } = O;
  return { response: { statusCode: k, headers: b, body: T.length > 0 ? T : DA } };
}
var _0 = {
  schemeId: "headstart",
  identityProvider: () => async () => ({}),
  signer: { sign: async (o) => o }
}, UA = new kr({
  region: "us-east-1",
  endpointProvider: () => ({ url: new URL("https://bucket/") }),
  httpAuthSchemes: [_0],
  httpAuthSchemeProvider: () => [{ schemeId: _0.schemeId }],
  authSchemePreference: [],
  requestHandler: { handle: GA },
  retryMode: "standard",
  maxAttempts: 1,
  defaultsMode: "standard",
  defaultUserAgentProvider: async () => [["headstart", ma.version]],
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
var ca = "s3:PutObject";
async function Xo(o, { name: n, id: r, signal: s, deadline: c }, m, _) {
  let x = {
    Bucket: o.bucket,
    Key: n,
    Metadata: { draft: r },
    ...g0(_),
    ContentType: "application/octet-stream",
    ContentLength: Jo(m)
  }, C = {
    needs: ca,
    idleMs: 12e3,
    pieces: m,
    onSent: c.sent,
    signal: AbortSignal.any([s, c.signal])
  };
  await c.during(le(o, () => new Ar(x), C, aa));
}
async function C0(o, n, r) {
  let s = { Bucket: o.bucket, Key: n };
  await le(o, () => new Br(s), { needs: "s3:DeleteObject", signal: r });
}
function Qo(o, n) {
  let { signal: r, deadline: s, isProbe: c = !1 } = n, m = new AbortController(), _ = {
    needs: ca,
    signal: AbortSignal.any([r, s.signal, m.signal]),
    idleMs: 12e3,
    isPart: !c
  }, x = /* @__PURE__ */ new Set(), C = [], f, O = async (k, b) => {
    f ??= HA(o, n);
    let T = s.during(f.then((z) => b({ ...z, PartNumber: k + 1 })));
    x.add(T), C[k] = await T.finally(() => x.delete(T));
  };
  return {
    isBegun: () => f !== void 0,
    send: (k, b) => O(k, (T) => {
      let z = { ..._, pieces: b, onSent: s.sent };
      return le(o, () => new Tr(T), z, aa);
    }),
    copy: ({ number: k, from: b, etag: T, start: z, end: V }) => O(k, (ut) => {
      let vt = {
        CopySource: [o.bucket, ...b.split("/")].map(encodeURIComponent).join("/"),
        CopySourceIfMatch: T,
        CopySourceRange: `bytes=${z}-${V - 1}`
      }, Pt = { ..._, needs: "s3:GetObject" };
      return le(o, () => new Mr({ ...ut, ...vt }), Pt, zA);
    }),
    async complete(k) {
      if (!f) return;
      let b = C.map((V, ut) => ({ PartNumber: ut + 1, ETag: V })), T = { ...await f, ...g0(k), MultipartUpload: { Parts: b } }, z = { ..._, idleMs: 6e4, isPart: !1, isLast: !0 };
      await le(o, () => new Pr(T), z, aa);
    },
    async abandon() {
      m.abort(new Error("the draft was discarded")), await Promise.allSettled(x);
      let k = await f?.catch(() => {
      });
      if (!k) return;
      let b = { needs: "s3:AbortMultipartUpload", signal: AbortSignal.timeout(5e3) };
      await le(o, () => new yr(k), b);
    }
  };
}
async function HA(o, { name: n, id: r, beginMs: s = 2e4 }) {
  let c = { Bucket: o.bucket, Key: n }, m = () => new br({ ...c, Metadata: { draft: r } }), _ = { needs: ca, signal: AbortSignal.timeout(s) }, x = await le(o, m, _, (C) => Ir(C.UploadId, "other"));
  return { ...c, UploadId: x };
}
function g0(o) {
  return o ? { IfNoneMatch: "*" } : {};
}
function aa({ ETag: o }) {
  return Ir(o, "busy");
}
function zA({
  CopyPartResult: o
}) {
  if (!o?.ETag) throw new Zt("unsupported", "the store does not copy parts");
  return o.ETag;
}

// src/stores/s3/write/draft.ts
var ia = 1e4;
function R0(o) {
  let { session: n, name: r, probe: s, partBytes: c, concurrency: m, signal: _, tell: x } = o, C = (0, f0.randomUUID)(), f = { name: r, id: C, signal: _, deadline: Zo() }, O = Qo(n, f), k = [], b = !1, T = async (w) => {
    let gt = w === "kept" || w === "unknown";
    O.isBegun() ? await O.complete(gt) : await Xo(n, f, k, gt);
  }, z = async () => {
    let w = await (O.isBegun() ? s.ofUpload() : s.ofPut());
    return w !== "kept" && await ec(n, r, _) ? !1 : (b = await T(w).then(
      () => !0,
      (gt) => VA(gt, C, o)
    ), b);
  }, V = (w, gt) => ({
    partBytes: gt,
    concurrency: m,
    async write(Gt, Yt) {
      if (w + Gt >= ia) throw FA(gt);
      let de = Jo(Yt);
      w + Gt === 0 && de < gt ? k = Yt : (s.ofUpload(), await O.send(w + Gt, Yt));
    },
    commit: z
  }), ut = async () => {
    let w = `The unfinished upload of ${r} could not be removed; a lifecycle rule for incomplete uploads will.`;
    await O.abandon().catch(() => x(w));
  }, vt = async () => {
    await ut(), O = Qo(n, f);
  }, Pt = { bytes: 0, rest: V(0, c), undo: vt };
  return {
    ...V(0, c),
    async copyFrom(w, gt) {
      let { identity: Gt } = w, Yt = la(gt);
      try {
        if (Gt === void 0) return Pt;
        s.ofUpload();
        let de = o.nameOf(w), Lr = await da(
          gt,
          { partBytes: Yt, concurrency: m },
          (k0) => O.copy({ ...k0, from: de, etag: Gt })
        );
        return { bytes: Lr * Yt, rest: V(Lr, Lr > 0 ? Yt : c), undo: vt };
      } catch (de) {
        if (await vt(), !KA(de)) throw de;
        return x(`Sending all of the entry, for the store copies nothing: ${de.message}`), Pt;
      }
    },
    async discard() {
      b || (b = !0, await ut(), O.isBegun() && await s.ofUpload());
    }
  };
}
function KA(o) {
  return o instanceof Zt && ["denied", "unsupported", "other"].includes(o.kind);
}
async function VA(o, n, { session: r, name: s, signal: c }) {
  c.throwIfAborted();
  let m;
  try {
    m = await tc(r, s, c);
  } catch {
    if (o instanceof Zt && o.kind === "taken") return !1;
    throw o;
  }
  if (m) return m.draft === n;
  throw o;
}
function FA(o) {
  let n = Math.floor(o * ia / 1048576);
  return new Error(
    `the entry is larger than ${ia} parts (${n} MiB in all), which is all that S3 takes: set the input part-size to more`
  );
}

// src/stores/s3/write/write-probe.ts
var h0 = _e(O0(), 1);
function v0(o) {
  let n, r, s = () => n ??= E0(WA, o);
  return {
    ofPut: s,
    ofUpload() {
      return r ??= s().then((c) => c === "kept" ? E0(XA, o) : c), r;
    }
  };
}
async function E0(o, { session: n, name: r, signal: s, warn: c }) {
  let m = (x) => c(
    `The store has no way to keep two jobs from saving one key at once (it ${x} If-None-Match); the later one may win.`
  ), _ = AbortSignal.any([s, AbortSignal.timeout(1e4)]);
  try {
    await o(n, { name: r, id: (0, h0.randomUUID)(), signal: _, deadline: Zo() });
  } catch (x) {
    return x instanceof Zt ? x.kind === "taken" ? "kept" : x.kind !== "unsupported" && x.kind !== "other" ? "unknown" : (m("refuses"), "refused") : "unknown";
  }
  return m("ignores"), "ignored";
}
async function WA(o, n) {
  await Xo(o, n, [], !0), await Xo(o, n, [], !0);
}
async function XA(o, n) {
  let r = Qo(o, { ...n, beginMs: 1e4, isProbe: !0 });
  try {
    await r.send(0, [Buffer.alloc(1)]), await r.complete(!0);
  } catch (s) {
    throw await r.abandon().catch(() => {
    }), s;
  }
}

// src/stores/s3/write/writer.ts
function aI({ inputs: o, signal: n, tell: r, warn: s }, { session: c, names: m }) {
  let { concurrency: _, partBytes: x } = o, C = v0({ session: c, name: m.probe, signal: n, warn: s });
  return {
    create(f) {
      C.ofPut();
      let O = (k) => m.object({ scope: k.scope ?? f.scope, version: k.version, key: k.key });
      return R0({
        session: c,
        probe: C,
        name: m.object(f),
        nameOf: O,
        partBytes: x,
        concurrency: _,
        signal: n,
        tell: r
      });
    },
    remove: (f) => C0(c, f, n)
  };
}
export {
  aI as newWriter
};
