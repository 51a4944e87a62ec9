import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  d as Wa,
  f as Xa,
  i as Qa
} from "./shared-XVED6A4L.js";
import {
  A as Ha,
  C as za,
  D as Ka,
  I as Va,
  J as Fa,
  c as Rt,
  e as Pa,
  j as ba,
  k as Ba,
  l as Ia,
  m as wa,
  n as Da,
  o as Ga,
  p as Ua,
  q as qa,
  s as ja,
  x as Na
} from "./shared-DCGGWVTB.js";
import {
  a as va,
  b as ka,
  c as ya,
  i as Aa,
  j as Ta,
  w as Ma,
  x as La,
  y as $a
} from "./shared-KIRXA7VZ.js";
import {
  a as Tr,
  b as ua
} from "./shared-2ZC4JTNT.js";
import {
  $ as Oa,
  J as uo,
  K as xa,
  P as Ca,
  R as ga,
  T as fa,
  U as Mr,
  X as Ra,
  aa as Ea,
  ca as Qo,
  da as Sa,
  ka as ha
} from "./shared-KIRYIZCQ.js";
import {
  a as Lr,
  c as Ja,
  d as Ya
} from "./shared-HYJUQ6UL.js";
import "./shared-HQSV2CTL.js";
import {
  a as Yt,
  h as _a
} from "./shared-5ZW2DVJS.js";
import "./shared-4HQVX6HT.js";
import {
  d as la,
  g as da,
  h as ma
} from "./shared-JXGKQFYN.js";
import {
  b as Pt,
  c as ke
} from "./shared-ZDEOQTUX.js";
import {
  $a as pa,
  Ja as ia,
  a as io,
  aa as Xo,
  b as le,
  c as de
} from "./shared-DVJP4KQS.js";

// lighter-node:crypto?src/stores/s3/write/draft.ts
var Za = le((XA, $r) => {
  $r.exports = Object.create(new Proxy({}, { get: (o, n) => io("node:crypto")[n] }));
  $r.exports.getRandomValues = (o) => io("node:crypto").getRandomValues(o);
});

// unused-by-sdk:@aws-sdk/checksums/crc
var cc = le((iT, ac) => {
  ac.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:@aws-sdk/signature-v4-multi-region
var kc = le((EM, vc) => {
  vc.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:@smithy/core/event-streams
var Fc = le((d3, Vc) => {
  Vc.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:../endpoint/endpointResolver
var Xc = le((_3, Wc) => {
  Wc.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// lighter-node:stream/consumers?scripts/s3-settings.mjs
var r0 = le((D$, n0) => {
  n0.exports = Object.create(new Proxy({}, { get: (o, n) => io("node:stream/consumers")[n] }));
});

// lighter-node:crypto?src/stores/s3/write/write-probe.ts
var f0 = le((Q1, ca) => {
  ca.exports = Object.create(new Proxy({}, { get: (o, n) => io("node:crypto")[n] }));
  ca.exports.getRandomValues = (o) => io("node:crypto").getRandomValues(o);
});

// src/stores/s3/write/draft.ts
var C0 = de(Za(), 1);

// src/stores/s3/write/upload-deadline.ts
function Jo({ noProgressMs: o, progressBytes: n } = ia) {
  let r = new AbortController(), s = 0, c = 0, m, _ = () => {
    let [C, f] = [n / 1024, o / 1e3], O = `the store takes less than ${C} KiB in ${f} seconds: check the network and the proxy`;
    r.abort(new Yt("unreachable", O));
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
var Zt = {
  WHEN_SUPPORTED: "WHEN_SUPPORTED",
  WHEN_REQUIRED: "WHEN_REQUIRED"
}, ec = Zt.WHEN_SUPPORTED, Yo = {
  WHEN_SUPPORTED: "WHEN_SUPPORTED",
  WHEN_REQUIRED: "WHEN_REQUIRED"
}, oc = Zt.WHEN_SUPPORTED, A;
(function(o) {
  o.MD5 = "MD5", o.CRC32 = "CRC32", o.CRC32C = "CRC32C", o.CRC64NVME = "CRC64NVME", o.SHA1 = "SHA1", o.SHA256 = "SHA256";
})(A || (A = {}));
var tc;
(function(o) {
  o.HEADER = "header", o.TRAILER = "trailer";
})(tc || (tc = {}));
var po = A.CRC32;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmForRequest.js
var nc = (o, { requestChecksumRequired: n, requestAlgorithmMember: r, requestChecksumCalculation: s }) => r ? o[r] ? o[r] : void 0 : s === Zt.WHEN_SUPPORTED || n ? po : void 0;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumLocationName.js
var me = (o) => o === A.MD5 ? "content-md5" : `x-amz-checksum-${o.toLowerCase()}`;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/hasHeader.js
var rc = (o, n) => {
  let r = o.toLowerCase();
  for (let s of Object.keys(n))
    if (r === s.toLowerCase())
      return !0;
  return !1;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/hasHeaderWithPrefix.js
var sc = (o, n) => {
  let r = o.toLowerCase();
  for (let s of Object.keys(n))
    if (s.toLowerCase().startsWith(r))
      return !0;
  return !1;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/isStreaming.js
var Zo = (o) => o !== void 0 && typeof o != "string" && !ArrayBuffer.isView(o) && !la(o);

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/selectChecksumAlgorithmFunction.js
var ye = de(cc());

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/types.js
var ic = [
  A.CRC32,
  A.CRC32C,
  A.CRC64NVME,
  A.SHA1,
  A.SHA256
], Ir = [
  A.SHA256,
  A.SHA1,
  A.CRC32,
  A.CRC32C,
  A.CRC64NVME
];

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/selectChecksumAlgorithmFunction.js
var tn = (o, n) => {
  let { checksumAlgorithms: r = {} } = n;
  switch (o) {
    case A.MD5:
      return r?.MD5 ?? n.md5;
    case A.CRC32:
      return r?.CRC32 ?? ye.Crc32;
    case A.CRC32C:
      return r?.CRC32C ?? ye.Crc32c;
    case A.CRC64NVME:
      return r?.CRC64NVME ?? ye.Crc64Nvme;
    case A.SHA1:
      return r?.SHA1 ?? n.sha1;
    case A.SHA256:
      return r?.SHA256 ?? n.sha256;
    default:
      if (r?.[o])
        return r[o];
      throw new Error(`The checksum algorithm "${o}" is not supported by the client. Select one of ${ic}, or provide an implementation to  the client constructor checksums field.`);
  }
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/stringHasher.js
var en = (o, n) => {
  let r = new o();
  return r.update(ma(n || "")), r.digest();
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsMiddleware.js
var uc = {
  name: "flexibleChecksumsMiddleware",
  step: "build",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, pc = (o, n) => (r, s) => async (c) => {
  if (!Pt.isInstance(c.request) || sc("x-amz-checksum-", c.request.headers))
    return r(c);
  let { request: m, input: _ } = c, { body: x, headers: C } = m, { base64Encoder: f, streamHasher: O } = o, { requestChecksumRequired: k, requestAlgorithmMember: b } = n, T = await o.requestChecksumCalculation(), z = b?.name, J = b?.httpHeader;
  z && !_[z] && (T === Zt.WHEN_SUPPORTED || k) && (_[z] = po, J && (C[J] = po));
  let lt = nc(_, {
    requestChecksumRequired: k,
    requestAlgorithmMember: b?.name,
    requestChecksumCalculation: T
  }), q = x, Y = C;
  if (lt) {
    switch (lt) {
      case A.CRC32:
        Rt(s, "FLEXIBLE_CHECKSUMS_REQ_CRC32", "U");
        break;
      case A.CRC32C:
        Rt(s, "FLEXIBLE_CHECKSUMS_REQ_CRC32C", "V");
        break;
      case A.CRC64NVME:
        Rt(s, "FLEXIBLE_CHECKSUMS_REQ_CRC64", "W");
        break;
      case A.SHA1:
        Rt(s, "FLEXIBLE_CHECKSUMS_REQ_SHA1", "X");
        break;
      case A.SHA256:
        Rt(s, "FLEXIBLE_CHECKSUMS_REQ_SHA256", "Y");
        break;
    }
    let V = me(lt), Mt = tn(lt, o);
    if (Zo(x)) {
      let { getAwsChunkedEncodingStream: Jt, bodyLengthChecker: h0 } = o;
      q = Jt(typeof o.requestStreamBufferSize == "number" && o.requestStreamBufferSize >= 8 * 1024 ? Ta(x, o.requestStreamBufferSize, s.logger) : x, {
        base64Encoder: f,
        bodyLengthChecker: h0,
        checksumLocationName: V,
        checksumAlgorithmFn: Mt,
        streamHasher: O
      }), Y = {
        ...C,
        "content-encoding": C["content-encoding"] ? `${C["content-encoding"]},aws-chunked` : "aws-chunked",
        "transfer-encoding": "chunked",
        "x-amz-decoded-content-length": C["content-length"],
        "x-amz-content-sha256": "STREAMING-UNSIGNED-PAYLOAD-TRAILER",
        "x-amz-trailer": V
      }, delete Y["content-length"];
    } else if (!rc(V, C)) {
      let Jt = await en(Mt, x);
      Y = {
        ...C,
        [V]: f(Jt)
      };
    }
  }
  try {
    return await r({
      ...c,
      request: {
        ...m,
        headers: Y,
        body: q
      }
    });
  } catch (V) {
    if (V instanceof Error && V.name === "InvalidChunkSizeError")
      try {
        V.message.endsWith(".") || (V.message += "."), V.message += " Set [requestStreamBufferSize=number e.g. 65_536] in client constructor to instruct AWS SDK to buffer your input stream.";
      } catch {
      }
    throw V;
  }
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsInputMiddleware.js
var lc = {
  name: "flexibleChecksumsInputMiddleware",
  toMiddleware: "serializerMiddleware",
  relation: "before",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, dc = (o, n) => (r, s) => async (c) => {
  let m = c.input, { requestValidationModeMember: _ } = n, x = await o.requestChecksumCalculation(), C = await o.responseChecksumValidation();
  switch (x) {
    case Zt.WHEN_REQUIRED:
      Rt(s, "FLEXIBLE_CHECKSUMS_REQ_WHEN_REQUIRED", "a");
      break;
    case Zt.WHEN_SUPPORTED:
      Rt(s, "FLEXIBLE_CHECKSUMS_REQ_WHEN_SUPPORTED", "Z");
      break;
  }
  switch (C) {
    case Yo.WHEN_REQUIRED:
      Rt(s, "FLEXIBLE_CHECKSUMS_RES_WHEN_REQUIRED", "c");
      break;
    case Yo.WHEN_SUPPORTED:
      Rt(s, "FLEXIBLE_CHECKSUMS_RES_WHEN_SUPPORTED", "b");
      break;
  }
  return _ && !m[_] && C === Yo.WHEN_SUPPORTED && (m[_] = "ENABLED"), r(c);
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmListForResponse.js
var on = (o = []) => {
  let n = [], r = Ir.length;
  for (let s of o) {
    let c = Ir.indexOf(s);
    c !== -1 ? n[c] = s : n[r++] = s;
  }
  return n.filter(Boolean);
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/isChecksumWithPartNumber.js
var mc = (o) => {
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
var _c = async (o, { checksumAlgorithmFn: n, base64Encoder: r }) => r(await en(n, o));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/validateChecksumFromResponse.js
var xc = async (o, { config: n, responseAlgorithms: r, logger: s }) => {
  let c = on(r), { body: m, headers: _ } = o;
  for (let x of c) {
    let C = me(x), f = _[C];
    if (f) {
      let O;
      try {
        O = tn(x, n);
      } catch (T) {
        if (x === A.CRC64NVME) {
          s?.warn(`Skipping ${A.CRC64NVME} checksum validation: ${T.message}`);
          continue;
        }
        throw T;
      }
      let { base64Encoder: k } = n;
      if (Zo(m)) {
        o.body = Aa({
          expectedChecksum: f,
          checksumSourceLocation: C,
          checksum: new O(),
          source: m,
          base64Encoder: k
        });
        return;
      }
      let b = await _c(m, { checksumAlgorithmFn: O, base64Encoder: k });
      if (b === f)
        break;
      throw new Error(`Checksum mismatch: expected "${b}" but received "${f}" in response header "${C}".`);
    }
  }
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsResponseMiddleware.js
var Cc = {
  name: "flexibleChecksumsResponseMiddleware",
  toMiddleware: "deserializerMiddleware",
  relation: "after",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, gc = (o, n) => (r, s) => async (c) => {
  if (!Pt.isInstance(c.request))
    return r(c);
  let m = c.input, _ = await r(c), x = _.response, { requestValidationModeMember: C, responseAlgorithms: f } = n;
  if (C && m[C] === "ENABLED") {
    let { clientName: O, commandName: k } = s, b = Object.keys(o.checksumAlgorithms ?? {}).filter((J) => {
      let lt = me(J);
      return x.headers[lt] !== void 0;
    }), T = on([
      ...f ?? [],
      ...b
    ]);
    if (O === "S3Client" && k === "GetObjectCommand" && T.every((J) => {
      let lt = me(J), q = x.headers[lt];
      return !q || mc(q);
    }))
      return _;
    await xc(x, {
      config: o,
      responseAlgorithms: T,
      logger: s.logger
    });
  }
  return _;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getFlexibleChecksumsPlugin.js
var nn = (o, n) => ({
  applyToStack: (r) => {
    r.add(pc(o, n), uc), r.addRelativeTo(dc(o, n), lc), r.addRelativeTo(gc(o, n), Cc);
  }
});

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/resolveFlexibleChecksumsConfig.js
var wr = (o) => {
  let { requestChecksumCalculation: n, responseChecksumValidation: r, requestStreamBufferSize: s } = o;
  return Object.assign(o, {
    requestChecksumCalculation: ke(n ?? ec),
    responseChecksumValidation: ke(r ?? oc),
    requestStreamBufferSize: Number(s ?? 0),
    checksumAlgorithms: o.checksumAlgorithms ?? {}
  });
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-check-content-length-header/check-content-length-header.js
var v0 = "content-length", k0 = "x-amz-decoded-content-length";
function fc() {
  return (o, n) => async (r) => {
    let { request: s } = r;
    if (Pt.isInstance(s) && !(v0 in s.headers) && !(k0 in s.headers)) {
      let c = "Are you using a Stream of unknown length as the Body of a PutObject request? Consider using Upload instead from @aws-sdk/lib-storage.";
      typeof n?.logger?.warn == "function" && !(n.logger instanceof Qo) ? n.logger.warn(c) : console.warn(c);
    }
    return o({ ...r });
  };
}
var Rc = {
  step: "finalizeRequest",
  tags: ["CHECK_CONTENT_LENGTH_HEADER"],
  name: "getCheckContentLengthHeaderPlugin",
  override: !0
}, Dr = (o) => ({
  applyToStack: (n) => {
    n.add(fc(), Rc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/region-redirect-endpoint-middleware.js
var Oc = (o) => (n, r) => async (s) => {
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
}, Ec = {
  tags: ["REGION_REDIRECT", "S3"],
  name: "regionRedirectEndpointMiddleware",
  override: !0,
  relation: "before",
  toMiddleware: "endpointV2Middleware"
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/region-redirect-middleware.js
function Sc(o) {
  return (n, r) => async (s) => {
    try {
      return await n(s);
    } catch (c) {
      if (o.followRegionRedirects) {
        let m = c?.$metadata?.httpStatusCode, _ = r.commandName === "HeadBucketCommand", x = c?.$response?.headers?.["x-amz-bucket-region"];
        if (x && (m === 301 || m === 400 && (c?.name === "IllegalLocationConstraintException" || _))) {
          try {
            let C = x;
            r.logger?.debug(`Redirecting from ${await o.region()} to ${C}`), r.__s3RegionRedirect = C, Rt(r, "S3_REGION_REDIRECT", "Ah");
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
var hc = {
  step: "initialize",
  tags: ["REGION_REDIRECT", "S3"],
  name: "regionRedirectMiddleware",
  override: !0
}, Gr = (o) => ({
  applyToStack: (n) => {
    n.add(Sc(o), hc), n.addRelativeTo(Oc(o), Ec);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/classes/S3ExpressIdentityCache.js
var rn = class o {
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
var sn = class o {
  createSessionFn;
  cache;
  static REFRESH_WINDOW_MS = 6e4;
  accessKeyId;
  cacheGeneration = 0;
  constructor(n, r = new rn()) {
    this.createSessionFn = n, this.cache = r;
  }
  async getS3ExpressIdentity(n, r) {
    let s = r.Bucket, { cache: c } = this;
    n.accessKeyId !== this.accessKeyId && (this.accessKeyId = n.accessKeyId, this.cacheGeneration++, c.clear());
    let m = this.cacheGeneration, _ = c.get(s);
    return _ ? _.identity.then((x) => (x.expiration?.getTime() ?? 0) < Date.now() ? c.set(s, new Pe(this.getIdentity(s))).identity : ((x.expiration?.getTime() ?? 0) < Date.now() + o.REFRESH_WINDOW_MS && !_.isRefreshing && (_.isRefreshing = !0, this.getIdentity(s).then((O) => {
      m === this.cacheGeneration && c.set(s, new Pe(Promise.resolve(O)));
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
var Ur = (o, { session: n }) => {
  let [r, s] = n, { forcePathStyle: c, useAccelerateEndpoint: m, disableMultiregionAccessPoints: _, followRegionRedirects: x, s3ExpressIdentityProvider: C, bucketEndpoint: f, expectContinueHeader: O } = o;
  return Object.assign(o, {
    forcePathStyle: c ?? !1,
    useAccelerateEndpoint: m ?? !1,
    disableMultiregionAccessPoints: _ ?? !1,
    followRegionRedirects: x ?? !1,
    s3ExpressIdentityProvider: C ?? new sn(async (k) => r().send(new s({
      Bucket: k
    }))),
    bucketEndpoint: f ?? !1,
    expectContinueHeader: O ?? 2097152
  });
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/constants.js
var yc = "Directory", Pc = "S3Express", bc = "sigv4-s3express", y0 = "X-Amz-S3session-Token", Bc = y0.toLowerCase();

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/s3ExpressMiddleware.js
var Ac = (o) => (n, r) => async (s) => {
  if (r.endpointV2) {
    let c = r.endpointV2, m = c.properties?.authSchemes?.[0]?.name === bc;
    if ((c.properties?.backend === Pc || c.properties?.bucketType === yc) && (Rt(r, "S3_EXPRESS_BUCKET", "J"), r.isS3ExpressBucket = !0), m) {
      let x = s.input.Bucket;
      if (x) {
        let C = await o.s3ExpressIdentityProvider.getS3ExpressIdentity(await o.credentials(), {
          Bucket: x
        });
        r.s3ExpressIdentity = C, Pt.isInstance(s.request) && C.sessionToken && (s.request.headers[Bc] = C.sessionToken);
      }
    }
  }
  return n(s);
}, Tc = {
  name: "s3ExpressMiddleware",
  step: "build",
  tags: ["S3", "S3_EXPRESS"],
  override: !0
}, qr = (o) => ({
  applyToStack: (n) => {
    n.add(Ac(o), Tc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/signS3Express.js
var Mc = async (o, n, r, s) => {
  let c = await s.signWithCredentials(r, o, {});
  if (c.headers["X-Amz-Security-Token"] || c.headers["x-amz-security-token"])
    throw new Error("X-Amz-Security-Token must not be set for s3-express requests.");
  return c;
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/s3ExpressHttpSigningMiddleware.js
var P0 = (o) => (n) => {
  throw n;
}, b0 = (o, n) => {
};
var Lc = (o) => (n, r) => async (s) => {
  if (!Pt.isInstance(s.request))
    return n(s);
  let m = uo(r).selectedHttpAuthScheme;
  if (!m)
    throw new Error("No HttpAuthScheme was selected: unable to sign request");
  let { httpAuthOption: { signingProperties: _ = {} }, identity: x, signer: C } = m, f;
  r.s3ExpressIdentity ? f = await Mc(r.s3ExpressIdentity, _, s.request, await o.signer()) : f = await C.sign(s.request, x, _);
  let O = await n({
    ...s,
    request: f
  }).catch((C.errorHandler || P0)(_));
  return (C.successHandler || b0)(O.response, _), O;
}, jr = (o) => ({
  applyToStack: (n) => {
    n.addRelativeTo(Lc(o), Ua);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/to-stream/toStream.js
import { Readable as B0 } from "node:stream";
function $c(o) {
  return B0.from(Buffer.from(o));
}

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-throw-200-exceptions/throw-200-exceptions.js
var A0 = {
  CopyObjectCommand: !0,
  UploadPartCopyCommand: !0,
  CompleteMultipartUploadCommand: !0
}, Ic = (o) => (n, r) => async (s) => {
  let c = await n(s), { response: m } = c;
  if (!xa.isInstance(m))
    return c;
  let { statusCode: _, body: x } = m;
  if (_ < 200 || _ >= 300)
    return c;
  let C = await T0(x, o);
  if (m.body = $c(C), C.length === 0 && A0[r.commandName]) {
    let O = new Error("S3 aborted request");
    throw O.$metadata = {
      httpStatusCode: 503
    }, O.name = "InternalError", O;
  }
  let f = o.utf8Encoder(C.subarray(C.length - 16));
  return f && f.endsWith("</Error>") && (m.statusCode = 503), c;
}, T0 = (o = new Uint8Array(), n) => o instanceof Uint8Array ? Promise.resolve(o) : n.streamCollector(o) || Promise.resolve(new Uint8Array()), wc = {
  relation: "after",
  toMiddleware: "deserializerMiddleware",
  tags: ["THROW_200_EXCEPTIONS", "S3"],
  name: "throw200ExceptionsMiddleware",
  override: !0
}, be = (o) => ({
  applyToStack: (n) => {
    n.addRelativeTo(Ic(o), wc);
  }
});

// node_modules/@aws-sdk/core/dist-es/submodules/util/util-arn-parser/arn.js
var Nr = (o) => typeof o == "string" && o.indexOf("arn:") === 0 && o.split(":").length >= 6;

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/bucket-endpoint-middleware.js
function Dc(o) {
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
var Gc = {
  name: "bucketEndpointMiddleware",
  override: !0,
  relation: "after",
  toMiddleware: "endpointV2Middleware"
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-validate-bucket-name/validate-bucket-name.js
function Uc({ bucketEndpoint: o }) {
  return (n) => async (r) => {
    let { input: { Bucket: s } } = r;
    if (!o && typeof s == "string" && !Nr(s) && s.indexOf("/") >= 0) {
      let c = new Error(`Bucket name shouldn't contain '/', received '${s}'`);
      throw c.name = "InvalidBucketName", c;
    }
    return n({ ...r });
  };
}
var qc = {
  step: "initialize",
  tags: ["VALIDATE_BUCKET_NAME"],
  name: "validateBucketNameMiddleware",
  override: !0
}, Hr = (o) => ({
  applyToStack: (n) => {
    n.add(Uc(o), qc), n.addRelativeTo(Dc(o), Gc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/protocol/S3RestXmlProtocol.js
var lo = class extends Qa {
  async serializeRequest(n, r, s) {
    let c = await super.serializeRequest(n, r, s), m = fa.of(n.input), _ = m.getSchema(), x = 0, C = _[6] ?? 0;
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
function jc(o) {
  return (n) => async (r) => {
    let { request: s } = r;
    if (o.expectContinueHeader !== !1 && Pt.isInstance(s) && s.body && o.runtime === "node" && o.requestHandler?.constructor?.name !== "FetchHttpHandler") {
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
var Nc = {
  step: "build",
  tags: ["SET_EXPECT_HEADER", "EXPECT_HEADER"],
  name: "addExpectContinueMiddleware",
  override: !0
}, zr = (o) => ({
  applyToStack: (n) => {
    n.add(jc(o), Nc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-ssec/middleware-ssec.js
function Hc(o) {
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
        typeof _ == "string" ? Kc(_, o) ? x = o.base64Decoder(_) : (x = o.utf8Decoder(_), s[m.target] = o.base64Encoder(x)) : (x = ArrayBuffer.isView(_) ? new Uint8Array(_.buffer, _.byteOffset, _.byteLength) : new Uint8Array(_), s[m.target] = o.base64Encoder(x));
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
var zc = {
  name: "ssecMiddleware",
  step: "initialize",
  tags: ["SSE"],
  override: !0
}, mo = (o) => ({
  applyToStack: (n) => {
    n.add(Hc(o), zc);
  }
});
function Kc(o, n) {
  if (!/^(?:[A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(o))
    return !1;
  try {
    return n.base64Decoder(o).length === 32;
  } catch {
    return !1;
  }
}

// node_modules/@aws-sdk/client-s3/dist-es/S3Client.js
var p0 = de(Fc());

// node_modules/@aws-sdk/client-s3/dist-es/auth/httpAuthSchemeProvider.js
var Qc = de(kc());
var Jc = de(Xc()), M0 = (o) => async (n, r, s) => {
  if (!s)
    throw new Error("Could not find `input` for `defaultEndpointRuleSetHttpAuthSchemeParametersProvider`");
  let c = await o(n, r, s), m = uo(r)?.commandInstance?.constructor?.getEndpointParameterInstructions;
  if (!m)
    throw new Error(`getEndpointParameterInstructions() is not defined on '${r.commandName}'`);
  let _ = await Pa(s, { getEndpointParameterInstructions: m }, n);
  return Object.assign(c, _);
}, L0 = async (o, n, r) => ({
  operation: uo(n).operation,
  region: await ke(o.region)() || (() => {
    throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
  })()
}), Yc = M0(L0);
function Zc(o) {
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
function ti(o) {
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
var $0 = (o, n, r) => (c) => {
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
      let lt = _.find((q) => {
        let Y = q.name.toLowerCase();
        return Y !== "sigv4a" && Y.startsWith("sigv4");
      });
      if (Qc.SignatureV4MultiRegion.sigv4aDependency() === "none" && lt)
        continue;
    } else if (b.startsWith("sigv4"))
      T = "aws.auth#sigv4";
    else
      throw new Error(`Unknown HttpAuthScheme found in '@smithy.rules#endpointRuleSet': '${b}'`);
    let z = r[T];
    if (!z)
      throw new Error(`Could not find HttpAuthOption create function for '${T}'`);
    let J = z(c);
    J.schemeId = T, J.signingProperties = { ...J.signingProperties || {}, ...k, ...O }, x.push(J);
  }
  return x;
}, I0 = (o) => {
  let n = [];
  switch (o.operation) {
    default:
      n.push(Zc(o)), n.push(ti(o));
  }
  return n;
}, R3 = $0(Jc.defaultEndpointResolver, I0, {
  "aws.auth#sigv4": Zc,
  "aws.auth#sigv4a": ti
}), ei = (o) => {
  let n = Xa(o), r = Wa(n);
  return Object.assign(r, {
    authSchemePreference: ke(o.authSchemePreference ?? [])
  });
};

// node_modules/@aws-sdk/client-s3/dist-es/endpoint/EndpointParameters.js
var oi = (o) => Object.assign(o, {
  useFipsEndpoint: o.useFipsEndpoint ?? !1,
  useDualstackEndpoint: o.useDualstackEndpoint ?? !1,
  forcePathStyle: o.forcePathStyle ?? !1,
  useAccelerateEndpoint: o.useAccelerateEndpoint ?? !1,
  useGlobalEndpoint: o.useGlobalEndpoint ?? !1,
  disableMultiregionAccessPoints: o.disableMultiregionAccessPoints ?? !1,
  defaultSigningName: "s3",
  clientContextParams: o.clientContextParams ?? {}
}), ni = {
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
var _t = Sa(ni, "AmazonS3", "S3Client", Ba), bt = {
  Bucket: { type: "contextParams", name: "Bucket" },
  Key: { type: "contextParams", name: "Key" }
};
var an = {
  DisableS3ExpressSessionAuth: { type: "staticContextParams", value: !0 },
  Bucket: { type: "contextParams", name: "Bucket" }
};
var Be = (o, n, r, s) => [
  be(r)
], Ae = (o, n, r, s) => [
  be(r),
  mo(r)
];
var ri = (o, n, r, s) => [
  nn(r, {
    requestAlgorithmMember: { httpHeader: "x-amz-sdk-checksum-algorithm", name: "ChecksumAlgorithm" },
    requestChecksumRequired: !1
  }),
  Dr(r),
  be(r),
  mo(r)
];
var si = (o, n, r, s) => [
  nn(r, {
    requestAlgorithmMember: { httpHeader: "x-amz-sdk-checksum-algorithm", name: "ChecksumAlgorithm" },
    requestChecksumRequired: !1
  }),
  be(r),
  mo(r)
];

// node_modules/@aws-sdk/client-s3/dist-es/models/S3ServiceException.js
var G = class o extends Ra {
  static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.s3#S3ServiceException";
  constructor(n) {
    super(n), Object.setPrototypeOf(this, o.prototype);
  }
};

// node_modules/@aws-sdk/client-s3/dist-es/models/errors.js
var cn = class o extends G {
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
}, un = class o extends G {
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
}, pn = class o extends G {
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
}, ln = class o extends G {
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
}, dn = class o extends G {
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
}, mn = class o extends G {
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
}, _n = class o extends G {
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
}, xn = class o extends G {
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
}, Cn = class o extends G {
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
}, gn = class o extends G {
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
}, fn = class o extends G {
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
}, Rn = class o extends G {
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
}, On = class o extends G {
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
}, En = class o extends G {
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
}, Sn = class o extends G {
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
}, hn = class o extends G {
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
}, vn = class o extends G {
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
}, kn = class o extends G {
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
}, yn = class o extends G {
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
}, Pn = class o extends G {
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
}, bn = class o extends G {
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
var w0 = "Account", D0 = "AnalyticsAndOperator", Bn = "AccelerateConfiguration", Jn = "AccessControlList", Te = "ACL", Ci = "AnalyticsConfigurationList", _e = "AccessControlPolicy", gi = "AccessControlTranslation", _o = "AnalyticsConfiguration", G0 = "AnnotationCount", U0 = "AccessDenied", fi = "AbortDate", q0 = "AnnotationDirective", Ri = "AnnotationEntry", j0 = "AnalyticsExportDestination", N0 = "AnalyticsFilter", H0 = "AllowedHeaders", z0 = "AllowedHeader", K0 = "AccountId", Oi = "AbortIncompleteMultipartUpload", ai = "AccessKeyId", V0 = "AnnotationList", F0 = "AnnotationLimitExceeded", W0 = "AllowedMethods", X0 = "AbortMultipartUpload", Q0 = "AbortMultipartUploadOutput", J0 = "AbortMultipartUploadRequest", Y0 = "AllowedMethod", fo = "AnnotationName", Z0 = "AnnotationNameTooLong", td = "AllowedOrigins", ed = "AllowedOrigin", Ei = "AnnotationPayload", od = "AccessPointAlias", Si = "AccessPointArn", hi = "AnnotationPrefix", nd = "AllowQuotedRecordDelimiter", Zr = "AcceptRanges", vi = "AbortRuleId", An = "AbacStatus", rd = "AnalyticsS3BucketDestination", sd = "ApplyServerSideEncryptionByDefault", ad = "ArchiveStatus", ki = "AccessTier", Tn = "AnnotationTableConfiguration", yi = "AnnotationTableConfigurationResult", cd = "AnnotationTableConfigurationUpdates", Ro = "And", id = "Annotations", i = "Bucket", ts = "BucketArn", ud = "BucketAlreadyExists", pd = "BucketAccountId", ld = "BucketAlreadyOwnedByYou", Pi = "BlockedEncryptionTypes", es = "BypassGovernanceRetention", dd = "BucketInfo", xt = "BucketKeyEnabled", md = "BucketLifecycleConfiguration", _d = "BucketLocationName", Mn = "BucketLoggingStatus", xd = "BucketLocationType", Cd = "BucketNamespace", gd = "BucketName", bi = "BytesProcessed", ci = "BlockPublicAcls", ii = "BlockPublicPolicy", os = "BucketRegion", Bi = "BytesReturned", Ai = "BytesScanned", Oo = "Body", ns = "Buckets", Ti = "Checksum", h = "ChecksumAlgorithm", fd = "CannedACL", Rd = "CreateBucket", Kr = "CreateBucketConfiguration", Od = "CreateBucketMetadataConfiguration", Ed = "CreateBucketMetadataConfigurationRequest", Sd = "CreateBucketMetadataTableConfiguration", hd = "CreateBucketMetadataTableConfigurationRequest", vd = "CreateBucketOutput", kd = "CreateBucketRequest", Me = "CacheControl", Z = "ChecksumCRC32", tt = "ChecksumCRC32C", et = "ChecksumCRC64NVME", Eo = "Cache-Control", yd = "CreationDate", So = "Content-Disposition", Le = "ContentDisposition", Pd = "ContinuationEvent", ho = "Content-Encoding", $e = "ContentEncoding", bd = "CloudFunction", Bd = "CloudFunctionConfiguration", Ie = "ContentLanguage", vo = "Content-Language", we = "Content-Length", De = "ContentLength", w = "Content-MD5", ot = "ChecksumMD5", D = "ContentMD5", Ad = "CompletedMultipartUpload", Td = "CompleteMultipartUploadOutput", Md = "CreateMultipartUploadOutput", Ld = "CompleteMultipartUploadResult", $d = "CompleteMultipartUploadRequest", Id = "CreateMultipartUploadRequest", Mi = "CompleteMultipartUpload", wd = "CreateMultipartUpload", rs = "ChecksumMode", Dd = "CopyObject", Gd = "CopyObjectOutput", Li = "CopyObjectResult", Ln = "CORSConfiguration", ss = "CORSRules", as = "CORSRule", Ud = "CopyObjectRequest", qd = "CommonPrefix", jd = "CommonPrefixList", Nd = "CompletedPartList", $i = "CopyPartResult", Hd = "CompletedPart", Yn = "CommonPrefixes", cs = "ContentRange", zd = "ConfirmRemoveSelfBucketAccess", Ii = "Content-Range", Ge = "ConfigurationState", nt = "ChecksumSHA1", rt = "ChecksumSHA256", st = "ChecksumSHA512", wi = "CopySourceIfMatch", Di = "CopySourceIfModifiedSince", Gi = "CopySourceIfNoneMatch", Ui = "CopySourceIfUnmodifiedSince", Kd = "CreateSessionOutput", Vd = "CreateSessionResult", Fd = "CopySourceRange", Wd = "CreateSessionRequest", qi = "CopySourceSSECustomerAlgorithm", is = "CopySourceSSECustomerKey", ji = "CopySourceSSECustomerKeyMD5", Ni = "CSV", Hi = "CopySourceVersionId", Xd = "CSVInput", Qd = "CSVOutput", zi = "CopySource", Jd = "CreateSession", Ot = "ChecksumType", ko = "Content-Type", Yd = "ClientToken", Ue = "ContentType", Zd = "CompressionType", Ct = "ContinuationToken", at = "ChecksumXXHASH64", ct = "ChecksumXXHASH3", it = "ChecksumXXHASH128", Ki = "Condition", tm = "Code", em = "Comments", Vi = "Contents", om = "Cont", ui = "Credentials", xe = "Days", nm = "DaysAfterInitiation", rm = "DeleteBucket", sm = "DeleteBucketAnalyticsConfiguration", am = "DeleteBucketAnalyticsConfigurationRequest", cm = "DeleteBucketCors", im = "DeleteBucketCorsRequest", um = "DeleteBucketEncryption", pm = "DeleteBucketEncryptionRequest", lm = "DeleteBucketInventoryConfiguration", dm = "DeleteBucketInventoryConfigurationRequest", mm = "DeleteBucketIntelligentTieringConfiguration", _m = "DeleteBucketIntelligentTieringConfigurationRequest", xm = "DeleteBucketLifecycle", Cm = "DeleteBucketLifecycleRequest", gm = "DeleteBucketMetadataConfiguration", fm = "DeleteBucketMetadataConfigurationRequest", Rm = "DeleteBucketMetricsConfigurationRequest", Om = "DeleteBucketMetricsConfiguration", Em = "DeleteBucketMetadataTableConfiguration", Sm = "DeleteBucketMetadataTableConfigurationRequest", hm = "DeleteBucketOwnershipControls", vm = "DeleteBucketOwnershipControlsRequest", km = "DeleteBucketPolicy", ym = "DeleteBucketPolicyRequest", Pm = "DeleteBucketRequest", bm = "DeleteBucketReplicationRequest", Bm = "DeleteBucketReplication", Am = "DeleteBucketTagging", Tm = "DeleteBucketTaggingRequest", Mm = "DeleteBucketWebsite", Lm = "DeleteBucketWebsiteRequest", $m = "DataExport", Im = "DefaultEventHold", wm = "DestinationIfMatch", Dm = "DestinationIfModifiedSince", Gm = "DestinationIfNoneMatch", Um = "DestinationIfUnmodifiedSince", Ce = "DeleteMarker", qm = "DeleteMarkerEntry", Fi = "DeleteMarkerReplication", jm = "DeleteMarkerVersionId", Wi = "DeleteMarkers", us = "DisplayName", Nm = "DeletedObject", Hm = "DeleteObjectAnnotation", zm = "DeleteObjectAnnotationOutput", Km = "DeleteObjectAnnotationRequest", Vm = "DeleteObjectOutput", Fm = "DeleteObjectsOutput", Wm = "DeleteObjectRequest", Xm = "DeleteObjectsRequest", Qm = "DeleteObjectTagging", Jm = "DeleteObjectTaggingOutput", Ym = "DeleteObjectTaggingRequest", Zm = "DeletedObjects", t_ = "DeleteObject", e_ = "DeleteObjects", o_ = "DeletePublicAccessBlock", n_ = "DeletePublicAccessBlockRequest", r_ = "DataRedundancy", Xi = "DefaultRetention", s_ = "DeleteResult", Qi = "DestinationResult", Ji = "Date", Vr = "Delete", a_ = "Deleted", ne = "Delimiter", Zn = "Destination", c_ = "Description", Yi = "Details", qe = "Error", i_ = "EmailAddress", Zi = "EventBridgeConfiguration", p = "ExpectedBucketOwner", ge = "EncryptionConfiguration", tu = "ErrorCode", u_ = "ErrorDetails", ps = "ErrorDocument", p_ = "EndEvent", l_ = "ExposeHeaders", eu = "EventHoldDuration", d_ = "EventHold", m_ = "ExposeHeader", ou = "ErrorMessage", __ = "ExpiredObjectDeleteMarker", nu = "ExistingObjectReplication", $n = "ExpiresString", ru = "ExpectedSourceBucketOwner", U = "ETag", x_ = "EncryptionTypeList", C_ = "EncryptionTypeMismatch", ls = "EncryptionType", re = "EncodingType", g_ = "EventThreshold", su = "ExpressionType", ds = "Encryption", f_ = "Enabled", au = "End", cu = "Errors", ms = "Events", _s = "Event", Gt = "Expiration", Lt = "Expires", iu = "Expression", te = "Filter", uu = "FieldDelimiter", R_ = "FileHeaderInfo", O_ = "FetchOwner", pu = "FilterRule", E_ = "FilterRuleList", S_ = "FilterRules", h_ = "Field", lu = "Format", v_ = "Frequency", tr = "Grants", k_ = "GetBucketAbac", y_ = "GetBucketAccelerateConfiguration", P_ = "GetBucketAccelerateConfigurationOutput", b_ = "GetBucketAnalyticsConfigurationOutput", B_ = "GetBucketAccelerateConfigurationRequest", A_ = "GetBucketAnalyticsConfigurationRequest", T_ = "GetBucketAnalyticsConfiguration", M_ = "GetBucketAbacOutput", L_ = "GetBucketAclOutput", $_ = "GetBucketAbacRequest", I_ = "GetBucketAclRequest", w_ = "GetBucketAcl", D_ = "GetBucketCors", G_ = "GetBucketCorsOutput", U_ = "GetBucketCorsRequest", q_ = "GetBucketEncryption", j_ = "GetBucketEncryptionOutput", N_ = "GetBucketEncryptionRequest", H_ = "GetBucketInventoryConfiguration", z_ = "GetBucketInventoryConfigurationOutput", K_ = "GetBucketInventoryConfigurationRequest", V_ = "GetBucketIntelligentTieringConfiguration", F_ = "GetBucketIntelligentTieringConfigurationOutput", W_ = "GetBucketIntelligentTieringConfigurationRequest", X_ = "GetBucketLocation", Q_ = "GetBucketLifecycleConfiguration", J_ = "GetBucketLifecycleConfigurationOutput", Y_ = "GetBucketLifecycleConfigurationRequest", Z_ = "GetBucketLocationOutput", tx = "GetBucketLoggingOutput", ex = "GetBucketLocationRequest", ox = "GetBucketLoggingRequest", nx = "GetBucketLogging", rx = "GetBucketMetadataConfiguration", sx = "GetBucketMetadataConfigurationOutput", ax = "GetBucketMetricsConfigurationOutput", du = "GetBucketMetadataConfigurationResult", cx = "GetBucketMetadataConfigurationRequest", ix = "GetBucketMetricsConfigurationRequest", ux = "GetBucketMetricsConfiguration", px = "GetBucketMetadataTableConfiguration", lx = "GetBucketMetadataTableConfigurationOutput", mu = "GetBucketMetadataTableConfigurationResult", dx = "GetBucketMetadataTableConfigurationRequest", mx = "GetBucketNotificationConfiguration", _x = "GetBucketNotificationConfigurationRequest", xx = "GetBucketOwnershipControls", Cx = "GetBucketOwnershipControlsOutput", gx = "GetBucketOwnershipControlsRequest", fx = "GetBucketPolicy", Rx = "GetBucketPolicyOutput", Ox = "GetBucketPolicyRequest", Ex = "GetBucketPolicyStatus", Sx = "GetBucketPolicyStatusOutput", hx = "GetBucketPolicyStatusRequest", vx = "GetBucketReplication", kx = "GetBucketReplicationOutput", yx = "GetBucketRequestPayment", Px = "GetBucketRequestPaymentOutput", bx = "GetBucketRequestPaymentRequest", Bx = "GetBucketReplicationRequest", Ax = "GetBucketTagging", Tx = "GetBucketTaggingOutput", Mx = "GetBucketTaggingRequest", Lx = "GetBucketVersioning", $x = "GetBucketVersioningOutput", Ix = "GetBucketVersioningRequest", wx = "GetBucketWebsite", Dx = "GetBucketWebsiteOutput", Gx = "GetBucketWebsiteRequest", je = "GrantFullControl", _u = "GlacierJobParameters", Ux = "GetObject", qx = "GetObjectAcl", jx = "GetObjectAclOutput", Nx = "GetObjectAnnotationOutput", Hx = "GetObjectAttributesOutput", zx = "GetObjectAttributesParts", Kx = "GetObjectAclRequest", Vx = "GetObjectAnnotationRequest", Fx = "GetObjectAttributesResponse", Wx = "GetObjectAttributesRequest", Xx = "GetObjectAnnotation", Qx = "GetObjectAttributes", Jx = "GetObjectLockConfiguration", Yx = "GetObjectLockConfigurationOutput", Zx = "GetObjectLockConfigurationRequest", tC = "GetObjectLegalHold", eC = "GetObjectLegalHoldOutput", oC = "GetObjectLegalHoldRequest", nC = "GetObjectOutput", rC = "GetObjectRequest", sC = "GetObjectRetentionOutput", aC = "GetObjectRetentionRequest", cC = "GetObjectRetention", iC = "GetObjectTagging", uC = "GetObjectTaggingOutput", pC = "GetObjectTorrentOutput", lC = "GetObjectTaggingRequest", dC = "GetObjectTorrentRequest", mC = "GetObjectTorrent", _C = "GetPublicAccessBlock", xC = "GetPublicAccessBlockOutput", CC = "GetPublicAccessBlockRequest", Ne = "GrantRead", He = "GrantReadACP", xs = "GrantWrite", ze = "GrantWriteACP", Cs = "Grant", gs = "Grantee", gC = "HeadBucket", fC = "HeadBucketOutput", RC = "HeadBucketRequest", OC = "HttpErrorCodeReturnedEquals", xu = "HostName", EC = "HeadObject", SC = "HeadObjectOutput", hC = "HeadObjectRequest", vC = "HttpRedirectCode", F = "Id", kC = "InvalidAnnotationName", xo = "InventoryConfiguration", Cu = "InventoryConfigurationList", Ke = "ID", fs = "IndexDocument", yC = "InventoryDestination", PC = "IsEnabled", bC = "InventoryEncryption", BC = "InventoryFilter", gu = "IsLatest", Ve = "IfMatch", AC = "IfMatchInitiatedTime", TC = "IfMatchLastModifiedTime", MC = "IfMatchSize", Rs = "If-Modified-Since", fu = "IfModifiedSince", LC = "InitiateMultipartUploadResult", fe = "If-Match", yo = "IfNoneMatch", Fe = "If-None-Match", $C = "InventoryOptionalFields", IC = "InvalidObjectState", wC = "IncludedObjectVersions", DC = "InvalidPrefix", pi = "IgnorePublicAcls", GC = "IdempotencyParameterMismatch", li = "IsPublic", UC = "InvalidRequest", qC = "IsRestoreInProgress", Os = "InputSerialization", jC = "InventoryS3BucketDestination", NC = "InventorySchedule", Ut = "IsTruncated", HC = "IntelligentTieringAndOperator", Co = "IntelligentTieringConfiguration", Ru = "IntelligentTieringConfigurationList", Ou = "InventoryTableConfigurationResult", zC = "InventoryTableConfigurationUpdates", In = "InventoryTableConfiguration", KC = "IntelligentTieringFilter", Eu = "IfUnmodifiedSince", Es = "If-Unmodified-Since", VC = "InvalidWriteOffset", Ss = "Initiator", FC = "Initiated", Su = "JSON", WC = "JSONInput", XC = "JSONOutput", wn = "JournalTableConfiguration", hu = "JournalTableConfigurationResult", QC = "JournalTableConfigurationUpdates", R = "Key", JC = "KeyCount", YC = "KeyId", ZC = "KmsKeyArn", er = "KeyMarker", tg = "KMSContext", eg = "KMSKeyArn", og = "KMSKeyId", ng = "KMSMasterKeyID", rg = "KeyPrefixEquals", Dn = "Location", sg = "ListAllMyBucketsResult", ag = "ListAllMyDirectoryBucketsResult", cg = "ListBuckets", ig = "ListBucketAnalyticsConfigurations", ug = "ListBucketAnalyticsConfigurationsOutput", pg = "ListBucketAnalyticsConfigurationResult", lg = "ListBucketAnalyticsConfigurationsRequest", dg = "ListBucketInventoryConfigurations", mg = "ListBucketInventoryConfigurationsOutput", _g = "ListBucketInventoryConfigurationsRequest", xg = "ListBucketIntelligentTieringConfigurations", Cg = "ListBucketIntelligentTieringConfigurationsOutput", gg = "ListBucketIntelligentTieringConfigurationsRequest", fg = "ListBucketMetricsConfigurations", Rg = "ListBucketMetricsConfigurationsOutput", Og = "ListBucketMetricsConfigurationsRequest", Eg = "ListBucketsOutput", Sg = "ListBucketsRequest", vu = "ListBucketResult", Fr = "LocationConstraint", Wr = "LifecycleConfiguration", hg = "ListDirectoryBuckets", vg = "ListDirectoryBucketsOutput", kg = "ListDirectoryBucketsRequest", hs = "LoggingEnabled", yg = "LifecycleExpiration", Pg = "LambdaFunctionArn", bg = "LambdaFunctionConfiguration", Bg = "LambdaFunctionConfigurationList", Ag = "LambdaFunctionConfigurations", Gn = "LegalHold", Tg = "LocationInfo", Mg = "ListInventoryConfigurationsResult", Bt = "LastModified", Lg = "ListMetricsConfigurationsResult", $g = "LastModifiedTime", Ig = "ListMultipartUploads", wg = "ListMultipartUploadsOutput", Dg = "ListMultipartUploadsResult", Gg = "ListMultipartUploadsRequest", or = "Last-Modified", Ug = "ListObjects", qg = "ListObjectAnnotations", jg = "ListObjectAnnotationsOutput", Ng = "ListObjectAnnotationsRequest", Hg = "ListObjectsOutput", zg = "ListObjectsRequest", Kg = "ListObjectsV2", Vg = "ListObjectsV2Output", Fg = "ListObjectVersionsOutput", Wg = "ListObjectsV2Request", Xg = "ListObjectVersionsRequest", Qg = "ListObjectVersions", Jg = "ListParts", Yg = "ListPartsOutput", Zg = "ListPartsResult", tf = "ListPartsRequest", ef = "LifecycleRule", of = "LifecycleRuleAndOperator", nf = "LifecycleRuleFilter", rf = "LifecycleRules", sf = "ListVersionsResult", We = "Metadata", af = "MetricsAndOperator", ku = "MaxAnnotationResults", cf = "MaxAgeSeconds", uf = "MaxBuckets", Xr = "MetadataConfiguration", yu = "MetricsConfigurationList", Pu = "MetadataConfigurationResult", go = "MetricsConfiguration", pf = "MetadataDirective", lf = "MaxDirectoryBuckets", bu = "MfaDelete", Bu = "MetadataEntry", df = "MetricsFilter", vs = "MFA", Au = "MFADelete", Xe = "MaxKeys", ks = "MissingMeta", mf = "MpuObjectSize", nr = "MaxParts", Qr = "MetadataTableConfiguration", Tu = "MetadataTableConfigurationResult", _f = "MetadataTableEncryptionConfiguration", Mu = "MultipartUpload", xf = "MultipartUploadList", Lu = "MaxUploads", $u = "Marker", Iu = "Metrics", Cf = "Message", gf = "Minutes", wu = "Mode", Re = "Name", Jr = "NotificationConfiguration", ff = "NotificationConfigurationFilter", Qe = "NextContinuationToken", Du = "NoncurrentDays", Rf = "NonEmptyKmsKeyArnString", Of = "NotFound", Gu = "NextKeyMarker", Ef = "NextMarker", Uu = "NewerNoncurrentVersions", qu = "NextPartNumberMarker", Sf = "NoSuchAnnotation", hf = "NoSuchBucket", vf = "NoSuchKey", kf = "NoSuchUpload", yf = "NextUploadIdMarker", ju = "NoncurrentVersionExpiration", Pf = "NextVersionIdMarker", bf = "NoncurrentVersionTransitions", Bf = "NoncurrentVersionTransitionList", Nu = "NoncurrentVersionTransition", Hu = "Not", It = "Owner", Af = "ObjectAttributes", Tf = "ObjectAlreadyInActiveTierError", Un = "OwnershipControls", Mf = "OwnershipControlsRule", Lf = "OwnershipControlsRules", zu = "ObjectEncryption", $f = "OptionalFields", If = "ObjectIdentifier", wf = "ObjectIdentifierList", Ku = "ObjectIfMatch", Vu = "OutputLocation", qn = "ObjectLockConfiguration", Df = "ObjectLockEnabled", Gf = "ObjectLockEnabledForBucket", Po = "ObjectLockEventHold", bo = "ObjectLockEventHoldDurationDays", Bo = "ObjectLockEventHoldDurationYears", Uf = "ObjectLockLegalHold", Je = "ObjectLockLegalHoldStatus", Ye = "ObjectLockMode", qf = "ObjectLockRetention", Ze = "ObjectLockRetainUntilDate", jf = "ObjectLockRule", Nf = "ObjectList", Hf = "ObjectNotInActiveTierError", Fu = "ObjectOwnership", ys = "OptionalObjectAttributes", zf = "ObjectParts", Kf = "ObjectPart", Vf = "ObjectSize", Wu = "ObjectSizeGreaterThan", Xu = "ObjectSizeLessThan", Ff = "OutputSchemaVersion", Ps = "OutputSerialization", Wf = "ObjectVersion", rr = "ObjectVersionId", Xf = "ObjectVersionList", Qf = "Objects", Qu = "Object", Jf = "Or", $ = "Prefix", jn = "PublicAccessBlockConfiguration", Yf = "PutBucketAbac", Zf = "PutBucketAccelerateConfiguration", tR = "PutBucketAccelerateConfigurationRequest", eR = "PutBucketAnalyticsConfigurationRequest", oR = "PutBucketAnalyticsConfiguration", nR = "PutBucketAbacRequest", rR = "PutBucketAclRequest", sR = "PutBucketAcl", aR = "PutBucketCors", cR = "PutBucketCorsRequest", iR = "PutBucketEncryption", uR = "PutBucketEncryptionRequest", pR = "PutBucketInventoryConfiguration", lR = "PutBucketInventoryConfigurationRequest", dR = "PutBucketIntelligentTieringConfiguration", mR = "PutBucketIntelligentTieringConfigurationRequest", _R = "PutBucketLogging", xR = "PutBucketLifecycleConfiguration", CR = "PutBucketLifecycleConfigurationOutput", gR = "PutBucketLifecycleConfigurationRequest", fR = "PutBucketLoggingRequest", RR = "PutBucketMetricsConfiguration", OR = "PutBucketMetricsConfigurationRequest", ER = "PutBucketNotificationConfiguration", SR = "PutBucketNotificationConfigurationRequest", hR = "PutBucketOwnershipControls", vR = "PutBucketOwnershipControlsRequest", kR = "PutBucketPolicy", yR = "PutBucketPolicyRequest", PR = "PutBucketReplication", bR = "PutBucketRequestPayment", BR = "PutBucketRequestPaymentRequest", AR = "PutBucketReplicationRequest", TR = "PutBucketTagging", MR = "PutBucketTaggingRequest", LR = "PutBucketVersioning", $R = "PutBucketVersioningRequest", IR = "PutBucketWebsite", wR = "PutBucketWebsiteRequest", sr = "PartsCount", DR = "PartitionDateSource", GR = "ProgressEvent", UR = "ParquetInput", qR = "PartsList", Oe = "PartNumber", ar = "PartNumberMarker", jR = "PutObject", NR = "PutObjectAcl", HR = "PutObjectAclOutput", zR = "PutObjectAnnotationOutput", KR = "PutObjectAclRequest", VR = "PutObjectAnnotationRequest", FR = "PutObjectAnnotation", WR = "PutObjectLockConfiguration", XR = "PutObjectLockConfigurationOutput", QR = "PutObjectLockConfigurationRequest", JR = "PutObjectLegalHold", YR = "PutObjectLegalHoldOutput", ZR = "PutObjectLegalHoldRequest", tO = "PutObjectOutput", eO = "PutObjectRequest", oO = "PutObjectRetentionOutput", nO = "PutObjectRetentionRequest", rO = "PutObjectRetention", sO = "PutObjectTagging", aO = "PutObjectTaggingOutput", cO = "PutObjectTaggingRequest", Nn = "PartitionedPrefix", iO = "PutPublicAccessBlock", uO = "PutPublicAccessBlockRequest", Ju = "PolicyStatus", cr = "Parts", ir = "Part", pO = "Parquet", Yu = "Payer", Zu = "Payload", tp = "Permission", ep = "Policy", op = "Progress", lO = "Prefixes", dO = "Priority", np = "Protocol", mO = "Quiet", _O = "QueueArn", rp = "QuoteCharacter", xO = "QueueConfigurationList", CO = "QueueConfigurations", sp = "QueueConfiguration", ap = "QuoteEscapeCharacter", gO = "QuoteFields", fO = "Queue", ur = "Role", bs = "RedirectAllRequestsTo", M = "RequestCharged", cp = "ResponseCacheControl", ip = "ResponseContentDisposition", up = "ResponseContentEncoding", pp = "ResponseContentLanguage", lp = "ResponseContentType", Hn = "ReplicationConfiguration", Bs = "RecordDelimiter", dp = "ResponseExpires", RO = "RestoreExpiryDate", pr = "RecordExpiration", OO = "RecordsEvent", EO = "ReplicaKmsKeyID", SO = "ReplaceKeyPrefixWith", hO = "ReplaceKeyWith", mp = "ReplicaModifications", vO = "RenameObject", kO = "RenameObjectOutput", yO = "RestoreObjectOutput", PO = "RestoreOutputPath", bO = "RenameObjectRequest", BO = "RestoreObjectRequest", AO = "RestoreObject", y = "RequestPayer", di = "RestrictPublicBuckets", zn = "RequestPaymentConfiguration", TO = "ReplicationPrefixList", _p = "RequestProgress", As = "RoutingRules", MO = "ReplicationRuleAndOperator", LO = "ReplicationRuleFilter", $O = "ReplicationRuleNotOperator", IO = "ReplicationRuleOrOperator", wO = "ReplicationRule", DO = "ReplicationRules", GO = "RequestRoute", Yr = "RestoreRequest", xp = "RoutingRule", Ao = "ReplicationStatus", Ts = "RestoreStatus", UO = "RenameSource", Cp = "ReplicationTime", qO = "ReplicationTimeValue", jO = "RequestToken", NO = "RetainUntilDate", Kn = "Range", Ms = "Restore", HO = "Records", gp = "Redirect", Vn = "Retention", To = "Rules", to = "Rule", dt = "Status", fp = "StartAfter", mi = "SecretAccessKey", zO = "SseAlgorithm", KO = "StreamingBlob", Rp = "S3BucketDestination", gt = "StorageClass", Op = "StorageClassAnalysis", VO = "StorageClassAnalysisDataExport", FO = "SessionCredentialValue", WO = "SessionCredentials", XO = "StatusCode", QO = "SkipDestinationValidation", JO = "StatsEvent", YO = "SourceIfMatch", ZO = "SourceIfModifiedSince", tE = "SourceIfNoneMatch", eE = "SourceIfUnmodifiedSince", lr = "SSE-KMS", Ep = "SseKmsEncryptedObjects", oE = "S3KeyFilter", nE = "S3Key", rE = "S3Location", sE = "SessionMode", aE = "SelectObjectContent", cE = "SelectObjectContentEventStream", iE = "SelectObjectContentOutput", uE = "SelectObjectContentRequest", Sp = "SelectParameters", Fn = "SimplePrefix", hp = "ScanRange", vp = "SSE-S3", kp = "SourceSelectionCriteria", ft = "ServerSideEncryption", pE = "SSEAlgorithm", lE = "ServerSideEncryptionByDefault", Wn = "ServerSideEncryptionConfiguration", W = "SSECustomerAlgorithm", At = "SSECustomerKey", X = "SSECustomerKeyMD5", Ls = "SSEKMS", dE = "SSEKMSEncryption", ee = "SSEKMSEncryptionContext", Et = "SSEKMSKeyId", mE = "ServerSideEncryptionRule", _E = "ServerSideEncryptionRules", yp = "SSES3", _i = "SessionToken", Pp = "S3TablesDestination", bp = "S3TablesDestinationResult", xE = "S3", CE = "Schedule", Ee = "Size", gE = "Start", Bp = "Stats", fE = "Suffix", Se = "Tags", dr = "TableArn", RE = "TopicArn", OE = "TargetBucket", $s = "TableBucketArn", EE = "TableBucketType", Is = "TagCount", SE = "TopicConfigurationList", hE = "TopicConfigurations", Ap = "TopicConfiguration", vE = "TaggingDirective", ws = "TransitionDefaultMinimumObjectSize", Tp = "TargetGrants", kE = "TargetGrant", yE = "TieringList", PE = "TransitionList", bE = "TooManyParts", Mo = "TableName", Mp = "TableNamespace", Lp = "TargetObjectKeyFormat", BE = "TargetPrefix", AE = "TotalPartsCount", Ds = "TableStatus", mr = "TagSet", vt = "Tag", $t = "Tagging", $p = "Tier", TE = "Tierings", Ip = "Tiering", ME = "Time", wp = "Token", LE = "Topic", $E = "Transitions", Dp = "Transition", Lo = "Type", IE = "Uploads", wE = "UpdateBucketMetadataAnnotationTableConfiguration", DE = "UpdateBucketMetadataAnnotationTableConfigurationRequest", GE = "UpdateBucketMetadataInventoryTableConfiguration", UE = "UpdateBucketMetadataInventoryTableConfigurationRequest", qE = "UpdateBucketMetadataJournalTableConfiguration", jE = "UpdateBucketMetadataJournalTableConfigurationRequest", se = "UploadId", Gp = "UploadIdMarker", Up = "UserMetadata", NE = "UnsupportedMediaType", HE = "UpdateObjectEncryption", zE = "UpdateObjectEncryptionRequest", KE = "UpdateObjectEncryptionResponse", VE = "UploadPart", FE = "UploadPartCopy", WE = "UploadPartCopyOutput", XE = "UploadPartCopyRequest", QE = "UploadPartOutput", JE = "UploadPartRequest", YE = "URI", qp = "UseSourceMultiRegionKey", ZE = "Upload", Gs = "Value", Xn = "VersioningConfiguration", E = "VersionId", jp = "VersionIdMarker", tS = "Versions", eS = "Version", Qn = "WebsiteConfiguration", oS = "WriteGetObjectResponse", nS = "WriteGetObjectResponseRequest", rS = "WriteOffsetBytes", $o = "WebsiteRedirectLocation", Np = "Years", Us = "annotationName", sS = "annotation-prefix", Hp = "accept-ranges", aS = "bucket-region", j = "client", ae = "continuation-token", _r = "delimiter", N = "error", qs = "eventPayload", cS = "endpoint", xr = "encoding-type", iS = "fetch-owner", u = "http", B = "httpChecksum", K = "httpError", t = "httpHeader", uS = "hostLabel", v = "httpPayload", eo = "httpPrefixHeaders", d = "httpQuery", zp = "http://www.w3.org/2001/XMLSchema-instance", Tt = "id", pS = "idempotencyToken", Kp = "key-marker", lS = "marker", dS = "max-annotation-results", mS = "max-buckets", _S = "max-directory-buckets", js = "max-keys", xS = "max-parts", CS = "max-uploads", Io = "prefix", Cr = "partNumber", gS = "part-number-marker", Vp = "response-cache-control", Fp = "response-content-disposition", Wp = "response-content-encoding", Xp = "response-content-language", Qp = "response-content-type", Jp = "response-expires", Yp = "smithy.ts.sdk.synthetic.com.amazonaws.s3", fS = "start-after", Zp = "streaming", wo = "uploadId", RS = "upload-id-marker", Q = "versionId", OS = "version-id-marker", tl = "xsi", ES = "xmlAttribute", g = "xmlFlattened", a = "xmlName", el = "xmlNamespace", oo = "x-amz-acl", ol = "x-amz-abort-date", SS = "x-amz-access-point-alias", nl = "x-amz-abort-rule-id", hS = "x-amz-archive-status", rl = "x-amz-bucket-arn", Ns = "x-amz-bypass-governance-retention", vS = "x-amz-bucket-location-name", kS = "x-amz-bucket-location-type", yS = "x-amz-bucket-namespace", PS = "x-amz-bucket-object-lock-enabled", sl = "x-amz-bucket-object-lock-token", bS = "x-amz-bucket-region", Hs = "x-amz-checksum-algorithm", qt = "x-amz-checksum-crc32", jt = "x-amz-checksum-crc32c", Nt = "x-amz-checksum-crc64nvme", Ht = "x-amz-checksum-md5", zs = "x-amz-checksum-mode", BS = "x-amz-confirm-remove-self-bucket-access", zt = "x-amz-checksum-sha1", Kt = "x-amz-checksum-sha256", Vt = "x-amz-checksum-sha512", al = "x-amz-copy-source", cl = "x-amz-copy-source-if-match", il = "x-amz-copy-source-if-modified-since", ul = "x-amz-copy-source-if-none-match", pl = "x-amz-copy-source-if-unmodified-since", AS = "x-amz-create-session-mode", TS = "x-amz-copy-source-range", ll = "x-amz-copy-source-server-side-encryption-customer-algorithm", dl = "x-amz-copy-source-server-side-encryption-customer-key", ml = "x-amz-copy-source-server-side-encryption-customer-key-MD5", _l = "x-amz-copy-source-version-id", ce = "x-amz-checksum-type", MS = "x-amz-client-token", Ft = "x-amz-checksum-xxhash64", Wt = "x-amz-checksum-xxhash3", Xt = "x-amz-checksum-xxhash128", gr = "x-amz-delete-marker", Do = "x-amz-expiration", l = "x-amz-expected-bucket-owner", LS = "x-amz-fwd-error-code", $S = "x-amz-fwd-error-message", IS = "x-amz-fwd-header-Cache-Control", wS = "x-amz-fwd-header-Content-Disposition", DS = "x-amz-fwd-header-Content-Encoding", GS = "x-amz-fwd-header-Content-Language", US = "x-amz-fwd-header-Content-Range", qS = "x-amz-fwd-header-Content-Type", jS = "x-amz-fwd-header-ETag", NS = "x-amz-fwd-header-Expires", HS = "x-amz-fwd-header-Last-Modified", zS = "x-amz-fwd-header-accept-ranges", KS = "x-amz-fwd-header-x-amz-checksum-crc32", VS = "x-amz-fwd-header-x-amz-checksum-crc32c", FS = "x-amz-fwd-header-x-amz-checksum-crc64nvme", WS = "x-amz-fwd-header-x-amz-checksum-md5", XS = "x-amz-fwd-header-x-amz-checksum-sha1", QS = "x-amz-fwd-header-x-amz-checksum-sha256", JS = "x-amz-fwd-header-x-amz-checksum-sha512", YS = "x-amz-fwd-header-x-amz-checksum-xxhash64", ZS = "x-amz-fwd-header-x-amz-checksum-xxhash3", th = "x-amz-fwd-header-x-amz-checksum-xxhash128", eh = "x-amz-fwd-header-x-amz-delete-marker", oh = "x-amz-fwd-header-x-amz-expiration", nh = "x-amz-fwd-header-x-amz-missing-meta", rh = "x-amz-fwd-header-x-amz-mp-parts-count", sh = "x-amz-fwd-header-x-amz-object-lock-legal-hold", ah = "x-amz-fwd-header-x-amz-object-lock-mode", ch = "x-amz-fwd-header-x-amz-object-lock-retain-until-date", ih = "x-amz-fwd-header-x-amz-restore", uh = "x-amz-fwd-header-x-amz-request-charged", ph = "x-amz-fwd-header-x-amz-replication-status", lh = "x-amz-fwd-header-x-amz-storage-class", dh = "x-amz-fwd-header-x-amz-server-side-encryption", mh = "x-amz-fwd-header-x-amz-server-side-encryption-aws-kms-key-id", _h = "x-amz-fwd-header-x-amz-server-side-encryption-bucket-key-enabled", xh = "x-amz-fwd-header-x-amz-server-side-encryption-customer-algorithm", Ch = "x-amz-fwd-header-x-amz-server-side-encryption-customer-key-MD5", gh = "x-amz-fwd-header-x-amz-tagging-count", fh = "x-amz-fwd-header-x-amz-version-id", Rh = "x-amz-fwd-status", no = "x-amz-grant-full-control", ro = "x-amz-grant-read", so = "x-amz-grant-read-acp", Ks = "x-amz-grant-write", ao = "x-amz-grant-write-acp", Oh = "x-amz-if-match-initiated-time", Eh = "x-amz-if-match-last-modified-time", Sh = "x-amz-if-match-size", co = "x-amz-meta-", Vs = "x-amz-mfa", hh = "x-amz-metadata-directive", xl = "x-amz-missing-meta", vh = "x-amz-mp-object-size", kh = "x-amz-max-parts", Cl = "x-amz-mp-parts-count", yh = "x-amz-object-attributes", Ph = "x-amz-object-annotation-directive", gl = "x-amz-object-if-match", Go = "x-amz-object-lock-event-hold", Uo = "x-amz-object-lock-event-hold-duration-days", qo = "x-amz-object-lock-event-hold-duration-years", jo = "x-amz-object-lock-legal-hold", No = "x-amz-object-lock-mode", Ho = "x-amz-object-lock-retain-until-date", bh = "x-amz-object-ownership", Fs = "x-amz-optional-object-attributes", Bh = "x-amz-object-size", fr = "x-amz-object-version-id", Ah = "x-amz-part-number-marker", fl = "x-amz-restore", I = "x-amz-request-charged", Th = "x-amz-restore-output-path", P = "x-amz-request-payer", Mh = "x-amz-request-route", Ws = "x-amz-replication-status", Lh = "x-amz-rename-source", $h = "x-amz-rename-source-if-match", Ih = "x-amz-rename-source-if-modified-since", wh = "x-amz-rename-source-if-none-match", Dh = "x-amz-rename-source-if-unmodified-since", Gh = "x-amz-request-token", zo = "x-amz-storage-class", L = "x-amz-sdk-checksum-algorithm", Uh = "x-amz-skip-destination-validation", Rl = "x-amz-source-expected-bucket-owner", St = "x-amz-server-side-encryption", kt = "x-amz-server-side-encryption-aws-kms-key-id", yt = "x-amz-server-side-encryption-bucket-key-enabled", ie = "x-amz-server-side-encryption-context", ut = "x-amz-server-side-encryption-customer-algorithm", wt = "x-amz-server-side-encryption-customer-key", pt = "x-amz-server-side-encryption-customer-key-MD5", Xs = "x-amz-tagging", Ol = "x-amz-tagging-count", qh = "x-amz-tagging-directive", Qs = "x-amz-transition-default-minimum-object-size", ht = "x-amz-version-id", jh = "x-amz-write-offset-bytes", Ko = "x-amz-website-redirect-location", Nh = "xsi:type", e = "com.amazonaws.s3", Hh = new Mr(Yp), zh = [-3, Yp, "S3ServiceException", 0, [], []];
Hh.registerError(zh, G);
var H = new Mr(e), Kh = [
  -3,
  e,
  U0,
  { [N]: j, [K]: 403 },
  [],
  []
];
H.registerError(Kh, un);
var Vh = [
  -3,
  e,
  F0,
  { [N]: j, [K]: 400 },
  [],
  []
];
H.registerError(Vh, hn);
var Fh = [
  -3,
  e,
  Z0,
  { [N]: j, [K]: 400 },
  [],
  []
];
H.registerError(Fh, vn);
var Wh = [
  -3,
  e,
  ud,
  { [N]: j, [K]: 409 },
  [],
  []
];
H.registerError(Wh, ln);
var Xh = [
  -3,
  e,
  ld,
  { [N]: j, [K]: 409 },
  [],
  []
];
H.registerError(Xh, dn);
var Qh = [
  -3,
  e,
  C_,
  { [N]: j, [K]: 400 },
  [],
  []
];
H.registerError(Qh, Rn);
var Jh = [
  -3,
  e,
  GC,
  { [N]: j, [K]: 400 },
  [],
  []
];
H.registerError(Jh, Pn);
var Yh = [
  -3,
  e,
  kC,
  { [N]: j, [K]: 400 },
  [],
  []
];
H.registerError(Yh, kn);
var Zh = [
  -3,
  e,
  IC,
  { [N]: j, [K]: 403 },
  [gt, ki],
  [0, 0]
];
H.registerError(Zh, xn);
var tv = [
  -3,
  e,
  DC,
  { [N]: j, [K]: 400 },
  [],
  []
];
H.registerError(tv, fn);
var ev = [
  -3,
  e,
  UC,
  { [N]: j, [K]: 400 },
  [],
  []
];
H.registerError(ev, On);
var ov = [
  -3,
  e,
  VC,
  { [N]: j, [K]: 400 },
  [],
  []
];
H.registerError(ov, En);
var nv = [
  -3,
  e,
  Sf,
  { [N]: j, [K]: 404 },
  [],
  []
];
H.registerError(nv, Cn);
var rv = [
  -3,
  e,
  hf,
  { [N]: j, [K]: 404 },
  [],
  []
];
H.registerError(rv, mn);
var sv = [
  -3,
  e,
  vf,
  { [N]: j, [K]: 404 },
  [],
  []
];
H.registerError(sv, _n);
var av = [
  -3,
  e,
  kf,
  { [N]: j, [K]: 404 },
  [],
  []
];
H.registerError(av, cn);
var cv = [
  -3,
  e,
  Of,
  { [N]: j },
  [],
  []
];
H.registerError(cv, gn);
var iv = [
  -3,
  e,
  Tf,
  { [N]: j, [K]: 403 },
  [],
  []
];
H.registerError(iv, bn);
var uv = [
  -3,
  e,
  Hf,
  { [N]: j, [K]: 403 },
  [],
  []
];
H.registerError(uv, pn);
var pv = [
  -3,
  e,
  bE,
  { [N]: j, [K]: 400 },
  [],
  []
];
H.registerError(pv, Sn);
var lv = [
  -3,
  e,
  NE,
  { [N]: j, [K]: 415 },
  [],
  []
];
H.registerError(lv, yn);
var El = [0, e, is, 8, 0], dv = [0, e, Rf, 8, 0], xi = [0, e, FO, 8, 0], Dt = [0, e, At, 8, 0], ue = [0, e, ee, 8, 0], mt = [0, e, Et, 8, 0], he = [0, e, KO, { [Zp]: 1 }, 42], Sl = [
  3,
  e,
  An,
  0,
  [dt],
  [0]
], mv = [
  3,
  e,
  Oi,
  0,
  [nm],
  [1]
], _v = [
  3,
  e,
  Q0,
  0,
  [M, E],
  [[0, { [t]: I }], [0, { [t]: ht }]]
], xv = [
  3,
  e,
  J0,
  0,
  [i, R, se, y, p, AC],
  [[0, 1], [0, 1], [0, { [d]: wo }], [0, { [t]: P }], [0, { [t]: l }], [6, { [t]: Oh }]],
  3
], Cv = [
  3,
  e,
  Bn,
  0,
  [dt],
  [0]
], hl = [
  3,
  e,
  _e,
  0,
  [tr, It],
  [[() => Er, { [a]: Jn }], () => oe]
], gv = [
  3,
  e,
  gi,
  0,
  [It],
  [0],
  1
], fv = [
  3,
  e,
  D0,
  0,
  [$, Se],
  [0, [() => Qt, { [g]: 1, [a]: vt }]]
], Js = [
  3,
  e,
  _o,
  0,
  [F, Op, te],
  [0, () => wB, [() => TA, 0]],
  2
], Rv = [
  3,
  e,
  j0,
  0,
  [Rp],
  [() => Ov],
  1
], Ov = [
  3,
  e,
  rd,
  0,
  [lu, i, pd, $],
  [0, 0, 0, 0],
  2
], Ev = [
  3,
  e,
  Ri,
  0,
  [fo, Bt, Ee, U, h, Ao],
  [0, 4, 1, 0, [64, { [g]: 1 }], 0],
  3
], Sv = [
  3,
  e,
  Tn,
  0,
  [Ge, ge, ur],
  [0, () => Vo, 0],
  1
], hv = [
  3,
  e,
  yi,
  0,
  [Ge, Ds, qe, Mo, dr, ur],
  [0, 0, () => Rr, 0, 0, 0],
  1
], vv = [
  3,
  e,
  cd,
  0,
  [Ge, ge, ur],
  [0, () => Vo, 0],
  1
], kv = [
  3,
  e,
  Pi,
  0,
  [ls],
  [[() => cA, { [g]: 1 }]]
], yv = [
  3,
  e,
  i,
  0,
  [Re, yd, os, ts],
  [0, 4, 0, 0]
], Pv = [
  3,
  e,
  dd,
  0,
  [r_, Lo],
  [0, 0]
], bv = [
  3,
  e,
  md,
  0,
  [To],
  [[() => Vl, { [g]: 1, [a]: to }]],
  1
], Bv = [
  3,
  e,
  Mn,
  0,
  [hs],
  [[() => Al, 0]]
], Av = [
  3,
  e,
  Ti,
  0,
  [Z, tt, et, nt, rt, st, ot, at, ct, it, Ot],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], Tv = [
  3,
  e,
  qd,
  0,
  [$],
  [0]
], Mv = [
  3,
  e,
  Ad,
  0,
  [cr],
  [[() => rA, { [g]: 1, [a]: ir }]]
], Lv = [
  3,
  e,
  Hd,
  0,
  [U, Z, tt, et, nt, rt, st, ot, at, ct, it, Oe],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
], $v = [
  3,
  e,
  Td,
  { [a]: Ld },
  [Dn, i, R, Gt, U, Z, tt, et, nt, rt, st, ot, at, ct, it, Ot, ft, E, Et, xt, M],
  [0, 0, 0, [0, { [t]: Do }], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, [0, { [t]: St }], [0, { [t]: ht }], [() => mt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: I }]]
], Iv = [
  3,
  e,
  $d,
  0,
  [i, R, se, Mu, Z, tt, et, nt, rt, st, ot, at, ct, it, Ot, mf, y, p, Ve, yo, W, At, X],
  [[0, 1], [0, 1], [0, { [d]: wo }], [() => Mv, { [v]: 1, [a]: Mi }], [0, { [t]: qt }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: ce }], [1, { [t]: vh }], [0, { [t]: P }], [0, { [t]: l }], [0, { [t]: fe }], [0, { [t]: Fe }], [0, { [t]: ut }], [() => Dt, { [t]: wt }], [0, { [t]: pt }]],
  3
], wv = [
  3,
  e,
  Ki,
  0,
  [OC, rg],
  [0, 0]
], Dv = [
  3,
  e,
  Pd,
  0,
  [],
  []
], Gv = [
  3,
  e,
  Gd,
  0,
  [Li, Gt, Hi, E, ft, W, X, Et, ee, xt, M],
  [[() => qv, 16], [0, { [t]: Do }], [0, { [t]: _l }], [0, { [t]: ht }], [0, { [t]: St }], [0, { [t]: ut }], [0, { [t]: pt }], [() => mt, { [t]: kt }], [() => ue, { [t]: ie }], [2, { [t]: yt }], [0, { [t]: I }]]
], Uv = [
  3,
  e,
  Ud,
  0,
  [i, zi, R, Te, Me, h, Le, $e, Ie, Ue, wi, Di, Gi, Ui, Lt, je, Ne, He, ze, Ve, yo, We, pf, vE, q0, ft, gt, $o, W, At, X, Et, ee, xt, qi, is, ji, y, $t, Ye, Ze, Je, Po, bo, Bo, p, ru],
  [[0, 1], [0, { [t]: al }], [0, 1], [0, { [t]: oo }], [0, { [t]: Eo }], [0, { [t]: Hs }], [0, { [t]: So }], [0, { [t]: ho }], [0, { [t]: vo }], [0, { [t]: ko }], [0, { [t]: cl }], [4, { [t]: il }], [0, { [t]: ul }], [4, { [t]: pl }], [4, { [t]: Lt }], [0, { [t]: no }], [0, { [t]: ro }], [0, { [t]: so }], [0, { [t]: ao }], [0, { [t]: fe }], [0, { [t]: Fe }], [128, { [eo]: co }], [0, { [t]: hh }], [0, { [t]: qh }], [0, { [t]: Ph }], [0, { [t]: St }], [0, { [t]: zo }], [0, { [t]: Ko }], [0, { [t]: ut }], [() => Dt, { [t]: wt }], [0, { [t]: pt }], [() => mt, { [t]: kt }], [() => ue, { [t]: ie }], [2, { [t]: yt }], [0, { [t]: ll }], [() => El, { [t]: dl }], [0, { [t]: ml }], [0, { [t]: P }], [0, { [t]: Xs }], [0, { [t]: No }], [5, { [t]: Ho }], [0, { [t]: jo }], [0, { [t]: Go }], [1, { [t]: Uo }], [1, { [t]: qo }], [0, { [t]: l }], [0, { [t]: Rl }]],
  3
], qv = [
  3,
  e,
  Li,
  0,
  [U, Bt, Ot, Z, tt, et, nt, rt, st, ot, at, ct, it],
  [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], jv = [
  3,
  e,
  $i,
  0,
  [U, Bt, Z, tt, et, nt, rt, st, ot, at, ct, it],
  [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], Nv = [
  3,
  e,
  Ln,
  0,
  [ss],
  [[() => Kl, { [g]: 1, [a]: as }]],
  1
], Hv = [
  3,
  e,
  as,
  0,
  [W0, td, Ke, H0, l_, cf],
  [[64, { [g]: 1, [a]: Y0 }], [64, { [g]: 1, [a]: ed }], 0, [64, { [g]: 1, [a]: z0 }], [64, { [g]: 1, [a]: m_ }], 1],
  2
], zv = [
  3,
  e,
  Kr,
  0,
  [Fr, Dn, i, Se],
  [0, () => XP, () => Pv, [() => Qt, 0]]
], Kv = [
  3,
  e,
  Ed,
  0,
  [i, Xr, D, h, p],
  [[0, 1], [() => QP, { [v]: 1, [a]: Xr }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Vv = [
  3,
  e,
  hd,
  0,
  [i, Qr, D, h, p],
  [[0, 1], [() => ZP, { [v]: 1, [a]: Qr }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Fv = [
  3,
  e,
  vd,
  0,
  [Dn, ts],
  [[0, { [t]: Dn }], [0, { [t]: rl }]]
], Wv = [
  3,
  e,
  kd,
  0,
  [i, Te, Kr, je, Ne, He, xs, ze, Gf, Fu, Cd],
  [[0, 1], [0, { [t]: oo }], [() => zv, { [v]: 1, [a]: Kr }], [0, { [t]: no }], [0, { [t]: ro }], [0, { [t]: so }], [0, { [t]: Ks }], [0, { [t]: ao }], [2, { [t]: PS }], [0, { [t]: bh }], [0, { [t]: yS }]],
  1
], Xv = [
  3,
  e,
  Md,
  { [a]: LC },
  [fi, vi, i, R, se, ft, W, X, Et, ee, xt, M, h, Ot, E],
  [[4, { [t]: ol }], [0, { [t]: nl }], [0, { [a]: i }], 0, 0, [0, { [t]: St }], [0, { [t]: ut }], [0, { [t]: pt }], [() => mt, { [t]: kt }], [() => ue, { [t]: ie }], [2, { [t]: yt }], [0, { [t]: I }], [0, { [t]: Hs }], [0, { [t]: ce }], [0, { [t]: ht }]]
], Qv = [
  3,
  e,
  Id,
  0,
  [i, R, Te, Me, Le, $e, Ie, Ue, Lt, je, Ne, He, ze, We, ft, gt, $o, W, At, X, Et, ee, xt, y, $t, Ye, Ze, Je, Po, bo, Bo, p, h, Ot],
  [[0, 1], [0, 1], [0, { [t]: oo }], [0, { [t]: Eo }], [0, { [t]: So }], [0, { [t]: ho }], [0, { [t]: vo }], [0, { [t]: ko }], [4, { [t]: Lt }], [0, { [t]: no }], [0, { [t]: ro }], [0, { [t]: so }], [0, { [t]: ao }], [128, { [eo]: co }], [0, { [t]: St }], [0, { [t]: zo }], [0, { [t]: Ko }], [0, { [t]: ut }], [() => Dt, { [t]: wt }], [0, { [t]: pt }], [() => mt, { [t]: kt }], [() => ue, { [t]: ie }], [2, { [t]: yt }], [0, { [t]: P }], [0, { [t]: Xs }], [0, { [t]: No }], [5, { [t]: Ho }], [0, { [t]: jo }], [0, { [t]: Go }], [1, { [t]: Uo }], [1, { [t]: qo }], [0, { [t]: l }], [0, { [t]: Hs }], [0, { [t]: ce }]],
  2
], Jv = [
  3,
  e,
  Kd,
  { [a]: Vd },
  [ui, ft, Et, ee, xt],
  [[() => PB, { [a]: ui }], [0, { [t]: St }], [() => mt, { [t]: kt }], [() => ue, { [t]: ie }], [2, { [t]: yt }]],
  1
], Yv = [
  3,
  e,
  Wd,
  0,
  [i, sE, ft, Et, ee, xt],
  [[0, 1], [0, { [t]: AS }], [0, { [t]: St }], [() => mt, { [t]: kt }], [() => ue, { [t]: ie }], [2, { [t]: yt }]],
  1
], Zv = [
  3,
  e,
  Xd,
  0,
  [R_, em, ap, Bs, uu, rp, nd],
  [0, 0, 0, 0, 0, 0, 2]
], tk = [
  3,
  e,
  Qd,
  0,
  [gO, ap, Bs, uu, rp],
  [0, 0, 0, 0, 0]
], ek = [
  3,
  e,
  Xi,
  0,
  [wu, xe, Np, Im],
  [0, 1, 1, () => kl]
], ok = [
  3,
  e,
  Vr,
  0,
  [Qf, mO],
  [[() => gA, { [g]: 1, [a]: Qu }], 2],
  1
], nk = [
  3,
  e,
  am,
  0,
  [i, F, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], rk = [
  3,
  e,
  im,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], sk = [
  3,
  e,
  pm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ak = [
  3,
  e,
  _m,
  0,
  [i, F, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], ck = [
  3,
  e,
  dm,
  0,
  [i, F, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], ik = [
  3,
  e,
  Cm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
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
  Sm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], lk = [
  3,
  e,
  Rm,
  0,
  [i, F, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
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
  ym,
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
  Pm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ck = [
  3,
  e,
  Tm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], gk = [
  3,
  e,
  Lm,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], fk = [
  3,
  e,
  Nm,
  0,
  [R, E, Ce, jm],
  [0, 0, 2, 0]
], Rk = [
  3,
  e,
  qm,
  0,
  [It, R, E, gu, Bt],
  [() => oe, 0, 0, 2, 4]
], Ok = [
  3,
  e,
  Fi,
  0,
  [dt],
  [0]
], Ek = [
  3,
  e,
  zm,
  0,
  [rr, M],
  [[0, { [t]: fr }], [0, { [t]: I }]]
], Sk = [
  3,
  e,
  Km,
  0,
  [i, R, fo, E, y, p, Ku],
  [[0, 1], [0, 1], [0, { [d]: Us }], [0, { [d]: Q }], [0, { [t]: P }], [0, { [t]: l }], [0, { [t]: gl }]],
  3
], hk = [
  3,
  e,
  Vm,
  0,
  [Ce, E, M],
  [[2, { [t]: gr }], [0, { [t]: ht }], [0, { [t]: I }]]
], vk = [
  3,
  e,
  Wm,
  0,
  [i, R, vs, E, y, es, p, Ve, TC, MC],
  [[0, 1], [0, 1], [0, { [t]: Vs }], [0, { [d]: Q }], [0, { [t]: P }], [2, { [t]: Ns }], [0, { [t]: l }], [0, { [t]: fe }], [6, { [t]: Eh }], [1, { [t]: Sh }]],
  2
], kk = [
  3,
  e,
  Fm,
  { [a]: s_ },
  [a_, M, cu],
  [[() => sA, { [g]: 1 }], [0, { [t]: I }], [() => iA, { [g]: 1, [a]: qe }]]
], yk = [
  3,
  e,
  Xm,
  0,
  [i, Vr, vs, y, es, p, h],
  [[0, 1], [() => ok, { [v]: 1, [a]: Vr }], [0, { [t]: Vs }], [0, { [t]: P }], [2, { [t]: Ns }], [0, { [t]: l }], [0, { [t]: L }]],
  2
], Pk = [
  3,
  e,
  Jm,
  0,
  [E],
  [[0, { [t]: ht }]]
], bk = [
  3,
  e,
  Ym,
  0,
  [i, R, E, p],
  [[0, 1], [0, 1], [0, { [d]: Q }], [0, { [t]: l }]],
  2
], Bk = [
  3,
  e,
  n_,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ak = [
  3,
  e,
  Zn,
  0,
  [i, w0, gt, gi, ge, Cp, Iu],
  [0, 0, 0, () => gv, () => Lk, () => pB, () => eb],
  1
], Tk = [
  3,
  e,
  Qi,
  0,
  [EE, $s, Mp],
  [0, 0, 0]
], Mk = [
  3,
  e,
  ds,
  0,
  [ls, og, tg],
  [0, [() => mt, 0], 0],
  1
], Lk = [
  3,
  e,
  ge,
  0,
  [EO, qp],
  [0, () => YB]
], $k = [
  3,
  e,
  p_,
  0,
  [],
  []
], Ik = [
  3,
  e,
  qe,
  0,
  [R, E, tm, Cf],
  [0, 0, 0, 0]
], Rr = [
  3,
  e,
  u_,
  0,
  [tu, ou],
  [0, 0]
], vl = [
  3,
  e,
  ps,
  0,
  [R],
  [0],
  1
], wk = [
  3,
  e,
  Zi,
  0,
  [],
  []
], kl = [
  3,
  e,
  eu,
  0,
  [xe, Np],
  [1, 1]
], Dk = [
  3,
  e,
  nu,
  0,
  [dt],
  [0],
  1
], Gk = [
  3,
  e,
  pu,
  0,
  [Re, Gs],
  [0, 0]
], Uk = [
  3,
  e,
  M_,
  0,
  [An],
  [[() => Sl, 16]]
], qk = [
  3,
  e,
  $_,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], jk = [
  3,
  e,
  P_,
  { [a]: Bn },
  [dt, M],
  [0, [0, { [t]: I }]]
], Nk = [
  3,
  e,
  B_,
  0,
  [i, p, y],
  [[0, 1], [0, { [t]: l }], [0, { [t]: P }]],
  1
], Hk = [
  3,
  e,
  L_,
  { [a]: _e },
  [It, tr],
  [() => oe, [() => Er, { [a]: Jn }]]
], zk = [
  3,
  e,
  I_,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Kk = [
  3,
  e,
  b_,
  0,
  [_o],
  [[() => Js, 16]]
], Vk = [
  3,
  e,
  A_,
  0,
  [i, F, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], Fk = [
  3,
  e,
  G_,
  { [a]: Ln },
  [ss],
  [[() => Kl, { [g]: 1, [a]: as }]]
], Wk = [
  3,
  e,
  U_,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Xk = [
  3,
  e,
  j_,
  0,
  [Wn],
  [[() => Hl, 16]]
], Qk = [
  3,
  e,
  N_,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Jk = [
  3,
  e,
  F_,
  0,
  [Co],
  [[() => Ys, 16]]
], Yk = [
  3,
  e,
  W_,
  0,
  [i, F, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], Zk = [
  3,
  e,
  z_,
  0,
  [xo],
  [[() => Zs, 16]]
], ty = [
  3,
  e,
  K_,
  0,
  [i, F, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], ey = [
  3,
  e,
  J_,
  { [a]: Wr },
  [To, ws],
  [[() => Vl, { [g]: 1, [a]: to }], [0, { [t]: Qs }]]
], oy = [
  3,
  e,
  Y_,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ny = [
  3,
  e,
  Z_,
  { [a]: Fr },
  [Fr],
  [0]
], ry = [
  3,
  e,
  ex,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], sy = [
  3,
  e,
  tx,
  { [a]: Mn },
  [hs],
  [[() => Al, 0]]
], ay = [
  3,
  e,
  ox,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], cy = [
  3,
  e,
  sx,
  0,
  [du],
  [[() => uy, 16]]
], iy = [
  3,
  e,
  cx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], uy = [
  3,
  e,
  du,
  0,
  [Pu],
  [() => JP],
  1
], py = [
  3,
  e,
  lx,
  0,
  [mu],
  [[() => dy, 16]]
], ly = [
  3,
  e,
  dx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], dy = [
  3,
  e,
  mu,
  0,
  [Tu, dt, qe],
  [() => tb, 0, () => Rr],
  2
], my = [
  3,
  e,
  ax,
  0,
  [go],
  [[() => ta, 16]]
], _y = [
  3,
  e,
  ix,
  0,
  [i, F, p],
  [[0, 1], [0, { [d]: Tt }], [0, { [t]: l }]],
  2
], xy = [
  3,
  e,
  _x,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Cy = [
  3,
  e,
  Cx,
  0,
  [Un],
  [[() => wl, 16]]
], gy = [
  3,
  e,
  gx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], fy = [
  3,
  e,
  Rx,
  0,
  [ep],
  [[0, 16]]
], Ry = [
  3,
  e,
  Ox,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Oy = [
  3,
  e,
  Sx,
  0,
  [Ju],
  [[() => Cb, 16]]
], Ey = [
  3,
  e,
  hx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Sy = [
  3,
  e,
  kx,
  0,
  [Hn],
  [[() => Ul, 16]]
], hy = [
  3,
  e,
  Bx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], vy = [
  3,
  e,
  Px,
  { [a]: zn },
  [Yu],
  [0]
], ky = [
  3,
  e,
  bx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], yy = [
  3,
  e,
  Tx,
  { [a]: $t },
  [mr],
  [[() => Qt, 0]],
  1
], Py = [
  3,
  e,
  Mx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], by = [
  3,
  e,
  $x,
  { [a]: Xn },
  [dt, Au],
  [0, [0, { [a]: bu }]]
], By = [
  3,
  e,
  Ix,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ay = [
  3,
  e,
  Dx,
  { [a]: Qn },
  [bs, fs, ps, As],
  [() => Gl, () => Pl, () => vl, [() => Wl, 0]]
], Ty = [
  3,
  e,
  Gx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], My = [
  3,
  e,
  jx,
  { [a]: _e },
  [It, tr, M],
  [() => oe, [() => Er, { [a]: Jn }], [0, { [t]: I }]]
], Ly = [
  3,
  e,
  Kx,
  0,
  [i, R, E, y, p],
  [[0, 1], [0, 1], [0, { [d]: Q }], [0, { [t]: P }], [0, { [t]: l }]],
  2
], $y = [
  3,
  e,
  Nx,
  0,
  [Ei, rr, Bt, De, U, Z, tt, et, nt, rt, st, ot, at, ct, it, Ot, ft, M, Ao],
  [[() => he, 16], [0, { [t]: fr }], [4, { [t]: or }], [1, { [t]: we }], [0, { [t]: U }], [0, { [t]: qt }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: ce }], [0, { [t]: St }], [0, { [t]: I }], [0, { [t]: Ws }]]
], Iy = [
  3,
  e,
  Vx,
  0,
  [i, R, fo, E, y, p, rs],
  [[0, 1], [0, 1], [0, { [d]: Us }], [0, { [d]: Q }], [0, { [t]: P }], [0, { [t]: l }], [0, { [t]: zs }]],
  3
], wy = [
  3,
  e,
  Hx,
  { [a]: Fx },
  [Ce, Bt, E, M, U, Ti, zf, gt, Vf],
  [[2, { [t]: gr }], [4, { [t]: or }], [0, { [t]: ht }], [0, { [t]: I }], 0, () => Av, [() => Dy, 0], 0, 1]
], Dy = [
  3,
  e,
  zx,
  0,
  [AE, ar, qu, nr, Ut, cr],
  [[1, { [a]: sr }], 0, 0, 1, 2, [() => EA, { [g]: 1, [a]: ir }]]
], Gy = [
  3,
  e,
  Wx,
  0,
  [i, R, Af, E, nr, ar, W, At, X, y, p],
  [[0, 1], [0, 1], [64, { [t]: yh }], [0, { [d]: Q }], [1, { [t]: kh }], [0, { [t]: Ah }], [0, { [t]: ut }], [() => Dt, { [t]: wt }], [0, { [t]: pt }], [0, { [t]: P }], [0, { [t]: l }]],
  3
], Uy = [
  3,
  e,
  eC,
  0,
  [Gn],
  [[() => Ll, { [v]: 1, [a]: Gn }]]
], qy = [
  3,
  e,
  oC,
  0,
  [i, R, E, y, p],
  [[0, 1], [0, 1], [0, { [d]: Q }], [0, { [t]: P }], [0, { [t]: l }]],
  2
], jy = [
  3,
  e,
  Yx,
  0,
  [qn],
  [[() => Ml, 16]]
], Ny = [
  3,
  e,
  Zx,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Hy = [
  3,
  e,
  nC,
  0,
  [Oo, Ce, Zr, Gt, Ms, Bt, De, U, Z, tt, et, nt, rt, st, ot, at, ct, it, Ot, ks, E, Me, Le, $e, Ie, cs, Ue, Lt, $n, $o, ft, We, W, X, Et, xt, gt, M, Ao, sr, Is, Ye, Ze, Je, Po, bo, Bo],
  [[() => he, 16], [2, { [t]: gr }], [0, { [t]: Hp }], [0, { [t]: Do }], [0, { [t]: fl }], [4, { [t]: or }], [1, { [t]: we }], [0, { [t]: U }], [0, { [t]: qt }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: ce }], [1, { [t]: xl }], [0, { [t]: ht }], [0, { [t]: Eo }], [0, { [t]: So }], [0, { [t]: ho }], [0, { [t]: vo }], [0, { [t]: Ii }], [0, { [t]: ko }], [4, { [t]: Lt }], [0, { [t]: $n }], [0, { [t]: Ko }], [0, { [t]: St }], [128, { [eo]: co }], [0, { [t]: ut }], [0, { [t]: pt }], [() => mt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: zo }], [0, { [t]: I }], [0, { [t]: Ws }], [1, { [t]: Cl }], [1, { [t]: Ol }], [0, { [t]: No }], [5, { [t]: Ho }], [0, { [t]: jo }], [0, { [t]: Go }], [1, { [t]: Uo }], [1, { [t]: qo }]]
], zy = [
  3,
  e,
  rC,
  0,
  [i, R, Ve, fu, yo, Eu, Kn, cp, ip, up, pp, lp, dp, E, W, At, X, y, Oe, p, rs],
  [[0, 1], [0, 1], [0, { [t]: fe }], [4, { [t]: Rs }], [0, { [t]: Fe }], [4, { [t]: Es }], [0, { [t]: Kn }], [0, { [d]: Vp }], [0, { [d]: Fp }], [0, { [d]: Wp }], [0, { [d]: Xp }], [0, { [d]: Qp }], [6, { [d]: Jp }], [0, { [d]: Q }], [0, { [t]: ut }], [() => Dt, { [t]: wt }], [0, { [t]: pt }], [0, { [t]: P }], [1, { [d]: Cr }], [0, { [t]: l }], [0, { [t]: zs }]],
  2
], Ky = [
  3,
  e,
  sC,
  0,
  [Vn],
  [[() => $l, { [v]: 1, [a]: Vn }]]
], Vy = [
  3,
  e,
  aC,
  0,
  [i, R, E, y, p],
  [[0, 1], [0, 1], [0, { [d]: Q }], [0, { [t]: P }], [0, { [t]: l }]],
  2
], Fy = [
  3,
  e,
  uC,
  { [a]: $t },
  [mr, E],
  [[() => Qt, 0], [0, { [t]: ht }]],
  1
], Wy = [
  3,
  e,
  lC,
  0,
  [i, R, E, p, y],
  [[0, 1], [0, 1], [0, { [d]: Q }], [0, { [t]: l }], [0, { [t]: P }]],
  2
], Xy = [
  3,
  e,
  pC,
  0,
  [Oo, M],
  [[() => he, 16], [0, { [t]: I }]]
], Qy = [
  3,
  e,
  dC,
  0,
  [i, R, y, p],
  [[0, 1], [0, 1], [0, { [t]: P }], [0, { [t]: l }]],
  2
], Jy = [
  3,
  e,
  xC,
  0,
  [jn],
  [[() => Dl, 16]]
], Yy = [
  3,
  e,
  CC,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Zy = [
  3,
  e,
  _u,
  0,
  [$p],
  [0],
  1
], tP = [
  3,
  e,
  Cs,
  0,
  [gs, tp],
  [[() => yl, { [el]: [tl, zp] }], 0]
], yl = [
  3,
  e,
  gs,
  0,
  [Lo, us, i_, Ke, YE],
  [[0, { [ES]: 1, [a]: Nh }], 0, 0, 0, 0],
  1
], eP = [
  3,
  e,
  fC,
  0,
  [ts, xd, _d, os, od],
  [[0, { [t]: rl }], [0, { [t]: kS }], [0, { [t]: vS }], [0, { [t]: bS }], [2, { [t]: SS }]]
], oP = [
  3,
  e,
  RC,
  0,
  [i, p],
  [[0, 1], [0, { [t]: l }]],
  1
], nP = [
  3,
  e,
  SC,
  0,
  [Ce, Zr, Gt, Ms, ad, Bt, De, Z, tt, et, nt, rt, st, ot, at, ct, it, Ot, U, ks, E, Me, Le, $e, Ie, Ue, cs, Lt, $n, $o, ft, We, W, X, Et, xt, gt, M, Ao, sr, Is, Ye, Ze, Je, Po, bo, Bo],
  [[2, { [t]: gr }], [0, { [t]: Hp }], [0, { [t]: Do }], [0, { [t]: fl }], [0, { [t]: hS }], [4, { [t]: or }], [1, { [t]: we }], [0, { [t]: qt }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: ce }], [0, { [t]: U }], [1, { [t]: xl }], [0, { [t]: ht }], [0, { [t]: Eo }], [0, { [t]: So }], [0, { [t]: ho }], [0, { [t]: vo }], [0, { [t]: ko }], [0, { [t]: Ii }], [4, { [t]: Lt }], [0, { [t]: $n }], [0, { [t]: Ko }], [0, { [t]: St }], [128, { [eo]: co }], [0, { [t]: ut }], [0, { [t]: pt }], [() => mt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: zo }], [0, { [t]: I }], [0, { [t]: Ws }], [1, { [t]: Cl }], [1, { [t]: Ol }], [0, { [t]: No }], [5, { [t]: Ho }], [0, { [t]: jo }], [0, { [t]: Go }], [1, { [t]: Uo }], [1, { [t]: qo }]]
], rP = [
  3,
  e,
  hC,
  0,
  [i, R, Ve, fu, yo, Eu, Kn, cp, ip, up, pp, lp, dp, E, W, At, X, y, Oe, p, rs],
  [[0, 1], [0, 1], [0, { [t]: fe }], [4, { [t]: Rs }], [0, { [t]: Fe }], [4, { [t]: Es }], [0, { [t]: Kn }], [0, { [d]: Vp }], [0, { [d]: Fp }], [0, { [d]: Wp }], [0, { [d]: Xp }], [0, { [d]: Qp }], [6, { [d]: Jp }], [0, { [d]: Q }], [0, { [t]: ut }], [() => Dt, { [t]: wt }], [0, { [t]: pt }], [0, { [t]: P }], [1, { [d]: Cr }], [0, { [t]: l }], [0, { [t]: zs }]],
  2
], Pl = [
  3,
  e,
  fs,
  0,
  [fE],
  [0],
  1
], bl = [
  3,
  e,
  Ss,
  0,
  [Ke, us],
  [0, 0]
], Bl = [
  3,
  e,
  Os,
  0,
  [Ni, Zd, Su, pO],
  [() => Zv, 0, () => fP, () => mb]
], sP = [
  3,
  e,
  HC,
  0,
  [$, Se],
  [0, [() => Qt, { [g]: 1, [a]: vt }]]
], Ys = [
  3,
  e,
  Co,
  0,
  [F, dt, TE, te],
  [0, 0, [() => PA, { [g]: 1, [a]: Ip }], [() => aP, 0]],
  3
], aP = [
  3,
  e,
  KC,
  0,
  [$, vt, Ro],
  [0, () => ve, [() => sP, 0]]
], Zs = [
  3,
  e,
  xo,
  0,
  [Zn, PC, F, wC, CE, te, $f],
  [[() => cP, 0], 2, 0, 0, () => lP, () => uP, [() => dA, 0]],
  5
], cP = [
  3,
  e,
  yC,
  0,
  [Rp],
  [[() => pP, 0]],
  1
], iP = [
  3,
  e,
  bC,
  0,
  [yp, Ls],
  [[() => LB, { [a]: vp }], [() => AB, { [a]: lr }]]
], uP = [
  3,
  e,
  BC,
  0,
  [$],
  [0],
  1
], pP = [
  3,
  e,
  jC,
  0,
  [i, lu, K0, $, ds],
  [0, 0, 0, 0, [() => iP, 0]],
  2
], lP = [
  3,
  e,
  NC,
  0,
  [v_],
  [0],
  1
], dP = [
  3,
  e,
  In,
  0,
  [Ge, ge],
  [0, () => Vo],
  1
], mP = [
  3,
  e,
  Ou,
  0,
  [Ge, Ds, qe, Mo, dr],
  [0, 0, () => Rr, 0, 0],
  1
], _P = [
  3,
  e,
  zC,
  0,
  [Ge, ge],
  [0, () => Vo],
  1
], xP = [
  3,
  e,
  wn,
  0,
  [pr, ge],
  [() => oa, () => Vo],
  1
], CP = [
  3,
  e,
  hu,
  0,
  [Ds, Mo, pr, qe, dr],
  [0, 0, () => oa, () => Rr, 0],
  3
], gP = [
  3,
  e,
  QC,
  0,
  [pr],
  [() => oa],
  1
], fP = [
  3,
  e,
  WC,
  0,
  [Lo],
  [0]
], RP = [
  3,
  e,
  XC,
  0,
  [Bs],
  [0]
], OP = [
  3,
  e,
  bg,
  0,
  [Pg, ms, F, te],
  [[0, { [a]: bd }], [64, { [g]: 1, [a]: _s }], 0, [() => ea, 0]],
  2
], EP = [
  3,
  e,
  yg,
  0,
  [Ji, xe, __],
  [5, 1, 2]
], SP = [
  3,
  e,
  ef,
  0,
  [dt, Gt, Ke, $, te, $E, bf, ju, Oi],
  [0, () => EP, 0, 0, [() => vP, 0], [() => BA, { [g]: 1, [a]: Dp }], [() => CA, { [g]: 1, [a]: Nu }], () => rb, () => mv],
  1
], hP = [
  3,
  e,
  of,
  0,
  [$, Se, Wu, Xu],
  [0, [() => Qt, { [g]: 1, [a]: vt }], 1, 1]
], vP = [
  3,
  e,
  nf,
  0,
  [$, vt, Wu, Xu, Ro],
  [0, () => ve, 1, 1, [() => hP, 0]]
], kP = [
  3,
  e,
  ug,
  { [a]: pg },
  [Ut, Ct, Qe, Ci],
  [2, 0, 0, [() => oA, { [g]: 1, [a]: _o }]]
], yP = [
  3,
  e,
  lg,
  0,
  [i, Ct, p],
  [[0, 1], [0, { [d]: ae }], [0, { [t]: l }]],
  1
], PP = [
  3,
  e,
  Cg,
  0,
  [Ut, Ct, Qe, Ru],
  [2, 0, 0, [() => pA, { [g]: 1, [a]: Co }]]
], bP = [
  3,
  e,
  gg,
  0,
  [i, Ct, p],
  [[0, 1], [0, { [d]: ae }], [0, { [t]: l }]],
  1
], BP = [
  3,
  e,
  mg,
  { [a]: Mg },
  [Ct, Cu, Ut, Qe],
  [0, [() => lA, { [g]: 1, [a]: xo }], 2, 0]
], AP = [
  3,
  e,
  _g,
  0,
  [i, Ct, p],
  [[0, 1], [0, { [d]: ae }], [0, { [t]: l }]],
  1
], TP = [
  3,
  e,
  Rg,
  { [a]: Lg },
  [Ut, Ct, Qe, yu],
  [2, 0, 0, [() => _A, { [g]: 1, [a]: go }]]
], MP = [
  3,
  e,
  Og,
  0,
  [i, Ct, p],
  [[0, 1], [0, { [d]: ae }], [0, { [t]: l }]],
  1
], LP = [
  3,
  e,
  Eg,
  { [a]: sg },
  [ns, It, Ct, $],
  [[() => zl, 0], () => oe, 0, 0]
], $P = [
  3,
  e,
  Sg,
  0,
  [uf, Ct, $, os],
  [[1, { [d]: mS }], [0, { [d]: ae }], [0, { [d]: Io }], [0, { [d]: aS }]]
], IP = [
  3,
  e,
  vg,
  { [a]: ag },
  [ns, Ct],
  [[() => zl, 0], 0]
], wP = [
  3,
  e,
  kg,
  0,
  [Ct, lf],
  [[0, { [d]: ae }], [1, { [d]: _S }]]
], DP = [
  3,
  e,
  wg,
  { [a]: Dg },
  [i, er, Gp, Gu, $, ne, yf, Lu, Ut, IE, Yn, re, M],
  [0, 0, 0, 0, 0, 0, 0, 1, 2, [() => xA, { [g]: 1, [a]: ZE }], [() => Or, { [g]: 1 }], 0, [0, { [t]: I }]]
], GP = [
  3,
  e,
  Gg,
  0,
  [i, ne, re, er, Lu, $, Gp, p, y],
  [[0, 1], [0, { [d]: _r }], [0, { [d]: xr }], [0, { [d]: Kp }], [1, { [d]: CS }], [0, { [d]: Io }], [0, { [d]: RS }], [0, { [t]: l }], [0, { [t]: P }]],
  1
], UP = [
  3,
  e,
  jg,
  0,
  [id, i, R, rr, hi, ku, G0, Ct, Qe, M],
  [[() => nA, 0], 0, 0, [0, { [t]: fr }], 0, 1, 1, 0, 0, [0, { [t]: I }]]
], qP = [
  3,
  e,
  Ng,
  0,
  [i, R, E, ku, hi, Ct, y, p],
  [[0, 1], [0, 1], [0, { [d]: Q }], [1, { [d]: dS }], [0, { [d]: sS }], [0, { [d]: ae }], [0, { [t]: P }], [0, { [t]: l }]],
  2
], jP = [
  3,
  e,
  Hg,
  { [a]: vu },
  [Ut, $u, Ef, Vi, Re, $, ne, Xe, Yn, re, M],
  [2, 0, 0, [() => Fl, { [g]: 1 }], 0, 0, 0, 1, [() => Or, { [g]: 1 }], 0, [0, { [t]: I }]]
], NP = [
  3,
  e,
  zg,
  0,
  [i, ne, re, $u, Xe, $, y, p, ys],
  [[0, 1], [0, { [d]: _r }], [0, { [d]: xr }], [0, { [d]: lS }], [1, { [d]: js }], [0, { [d]: Io }], [0, { [t]: P }], [0, { [t]: l }], [64, { [t]: Fs }]],
  1
], HP = [
  3,
  e,
  Vg,
  { [a]: vu },
  [Ut, Vi, Re, $, ne, Xe, Yn, re, JC, Ct, Qe, fp, M],
  [2, [() => Fl, { [g]: 1 }], 0, 0, 0, 1, [() => Or, { [g]: 1 }], 0, 1, 0, 0, 0, [0, { [t]: I }]]
], zP = [
  3,
  e,
  Wg,
  0,
  [i, ne, re, Xe, $, Ct, O_, fp, y, p, ys],
  [[0, 1], [0, { [d]: _r }], [0, { [d]: xr }], [1, { [d]: js }], [0, { [d]: Io }], [0, { [d]: ae }], [2, { [d]: iS }], [0, { [d]: fS }], [0, { [t]: P }], [0, { [t]: l }], [64, { [t]: Fs }]],
  1
], KP = [
  3,
  e,
  Fg,
  { [a]: sf },
  [Ut, er, jp, Gu, Pf, tS, Wi, Re, $, ne, Xe, Yn, re, M],
  [2, 0, 0, 0, 0, [() => fA, { [g]: 1, [a]: eS }], [() => aA, { [g]: 1, [a]: Ce }], 0, 0, 0, 1, [() => Or, { [g]: 1 }], 0, [0, { [t]: I }]]
], VP = [
  3,
  e,
  Xg,
  0,
  [i, ne, re, er, Xe, $, jp, p, y, ys],
  [[0, 1], [0, { [d]: _r }], [0, { [d]: xr }], [0, { [d]: Kp }], [1, { [d]: js }], [0, { [d]: Io }], [0, { [d]: OS }], [0, { [t]: l }], [0, { [t]: P }], [64, { [t]: Fs }]],
  1
], FP = [
  3,
  e,
  Yg,
  { [a]: Zg },
  [fi, vi, i, R, se, ar, qu, nr, Ut, cr, Ss, It, gt, M, h, Ot, E],
  [[4, { [t]: ol }], [0, { [t]: nl }], 0, 0, 0, 0, 0, 1, 2, [() => OA, { [g]: 1, [a]: ir }], () => bl, () => oe, 0, [0, { [t]: I }], 0, 0, [0, { [t]: ht }]]
], WP = [
  3,
  e,
  tf,
  0,
  [i, R, se, nr, ar, y, p, W, At, X],
  [[0, 1], [0, 1], [0, { [d]: wo }], [1, { [d]: xS }], [0, { [d]: gS }], [0, { [t]: P }], [0, { [t]: l }], [0, { [t]: ut }], [() => Dt, { [t]: wt }], [0, { [t]: pt }]],
  3
], XP = [
  3,
  e,
  Tg,
  0,
  [Lo, Re],
  [0, 0]
], Al = [
  3,
  e,
  hs,
  0,
  [OE, BE, Tp, Lp],
  [0, 0, [() => yA, 0], [() => UB, 0]],
  2
], QP = [
  3,
  e,
  Xr,
  0,
  [wn, In, Tn],
  [() => xP, () => dP, () => Sv],
  1
], JP = [
  3,
  e,
  Pu,
  0,
  [Qi, hu, Ou, yi],
  [() => Tk, () => CP, () => mP, () => hv],
  1
], YP = [
  3,
  e,
  Bu,
  0,
  [Re, Gs],
  [0, 0]
], ZP = [
  3,
  e,
  Qr,
  0,
  [Pp],
  [() => RB],
  1
], tb = [
  3,
  e,
  Tu,
  0,
  [bp],
  [() => OB],
  1
], Vo = [
  3,
  e,
  _f,
  0,
  [zO, ZC],
  [0, 0],
  1
], eb = [
  3,
  e,
  Iu,
  0,
  [dt, g_],
  [0, () => jl],
  1
], ob = [
  3,
  e,
  af,
  0,
  [$, Se, Si],
  [0, [() => Qt, { [g]: 1, [a]: vt }], 0]
], ta = [
  3,
  e,
  go,
  0,
  [F, te],
  [0, [() => MA, 0]],
  1
], nb = [
  3,
  e,
  Mu,
  0,
  [se, R, FC, gt, It, Ss, h, Ot, E],
  [0, 0, 4, 0, () => oe, () => bl, 0, 0, 0]
], rb = [
  3,
  e,
  ju,
  0,
  [Du, Uu],
  [1, 1]
], sb = [
  3,
  e,
  Nu,
  0,
  [Du, gt, Uu],
  [1, 0, 1]
], Tl = [
  3,
  e,
  Jr,
  0,
  [hE, CO, Ag, Zi],
  [[() => bA, { [g]: 1, [a]: Ap }], [() => SA, { [g]: 1, [a]: sp }], [() => mA, { [g]: 1, [a]: Bd }], () => wk]
], ea = [
  3,
  e,
  ff,
  0,
  [R],
  [[() => gB, { [a]: nE }]]
], ab = [
  3,
  e,
  Qu,
  0,
  [R, Bt, U, h, Ot, Ee, gt, It, Ts],
  [0, 4, 0, [64, { [g]: 1 }], 0, 1, 0, () => oe, () => Nl]
], cb = [
  3,
  e,
  If,
  0,
  [R, E, U, $g, Ee],
  [0, 0, 0, 6, 1],
  1
], Ml = [
  3,
  e,
  qn,
  0,
  [Df, to],
  [0, () => ib]
], Ll = [
  3,
  e,
  Uf,
  0,
  [dt],
  [0]
], $l = [
  3,
  e,
  qf,
  0,
  [wu, NO, d_, eu],
  [0, 5, 0, () => kl]
], ib = [
  3,
  e,
  jf,
  0,
  [Xi],
  [() => ek]
], ub = [
  3,
  e,
  Kf,
  0,
  [Oe, Ee, Z, tt, et, nt, rt, st, ot, at, ct, it],
  [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], pb = [
  3,
  e,
  Wf,
  0,
  [U, h, Ot, Ee, gt, R, E, gu, Bt, It, Ts],
  [0, [64, { [g]: 1 }], 0, 1, 0, 0, 0, 2, 4, () => oe, () => Nl]
], lb = [
  3,
  e,
  Vu,
  0,
  [xE],
  [[() => fB, 0]]
], Il = [
  3,
  e,
  Ps,
  0,
  [Ni, Su],
  [() => tk, () => RP]
], oe = [
  3,
  e,
  It,
  0,
  [us, Ke],
  [0, 0]
], wl = [
  3,
  e,
  Un,
  0,
  [To],
  [[() => RA, { [g]: 1, [a]: to }]],
  1
], db = [
  3,
  e,
  Mf,
  0,
  [Fu],
  [0],
  1
], mb = [
  3,
  e,
  UR,
  0,
  [],
  []
], _b = [
  3,
  e,
  ir,
  0,
  [Oe, Bt, U, Ee, Z, tt, et, nt, rt, st, ot, at, ct, it],
  [1, 4, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], xb = [
  3,
  e,
  Nn,
  { [a]: Nn },
  [DR],
  [0]
], Cb = [
  3,
  e,
  Ju,
  0,
  [li],
  [[2, { [a]: li }]]
], gb = [
  3,
  e,
  op,
  0,
  [Ai, bi, Bi],
  [1, 1, 1]
], fb = [
  3,
  e,
  GR,
  0,
  [Yi],
  [[() => gb, { [qs]: 1 }]]
], Dl = [
  3,
  e,
  jn,
  0,
  [ci, pi, ii, di],
  [[2, { [a]: ci }], [2, { [a]: pi }], [2, { [a]: ii }], [2, { [a]: di }]]
], Rb = [
  3,
  e,
  nR,
  0,
  [i, An, D, h, p],
  [[0, 1], [() => Sl, { [v]: 1, [a]: An }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Ob = [
  3,
  e,
  tR,
  0,
  [i, Bn, p, h],
  [[0, 1], [() => Cv, { [v]: 1, [a]: Bn }], [0, { [t]: l }], [0, { [t]: L }]],
  2
], Eb = [
  3,
  e,
  rR,
  0,
  [i, Te, _e, D, h, je, Ne, He, xs, ze, p],
  [[0, 1], [0, { [t]: oo }], [() => hl, { [v]: 1, [a]: _e }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: no }], [0, { [t]: ro }], [0, { [t]: so }], [0, { [t]: Ks }], [0, { [t]: ao }], [0, { [t]: l }]],
  1
], Sb = [
  3,
  e,
  eR,
  0,
  [i, F, _o, p],
  [[0, 1], [0, { [d]: Tt }], [() => Js, { [v]: 1, [a]: _o }], [0, { [t]: l }]],
  3
], hb = [
  3,
  e,
  cR,
  0,
  [i, Ln, D, h, p],
  [[0, 1], [() => Nv, { [v]: 1, [a]: Ln }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], vb = [
  3,
  e,
  uR,
  0,
  [i, Wn, D, h, p],
  [[0, 1], [() => Hl, { [v]: 1, [a]: Wn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], kb = [
  3,
  e,
  mR,
  0,
  [i, F, Co, p],
  [[0, 1], [0, { [d]: Tt }], [() => Ys, { [v]: 1, [a]: Co }], [0, { [t]: l }]],
  3
], yb = [
  3,
  e,
  lR,
  0,
  [i, F, xo, p],
  [[0, 1], [0, { [d]: Tt }], [() => Zs, { [v]: 1, [a]: xo }], [0, { [t]: l }]],
  3
], Pb = [
  3,
  e,
  CR,
  0,
  [ws],
  [[0, { [t]: Qs }]]
], bb = [
  3,
  e,
  gR,
  0,
  [i, h, Wr, p, ws],
  [[0, 1], [0, { [t]: L }], [() => bv, { [v]: 1, [a]: Wr }], [0, { [t]: l }], [0, { [t]: Qs }]],
  1
], Bb = [
  3,
  e,
  fR,
  0,
  [i, Mn, D, h, p],
  [[0, 1], [() => Bv, { [v]: 1, [a]: Mn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Ab = [
  3,
  e,
  OR,
  0,
  [i, F, go, p],
  [[0, 1], [0, { [d]: Tt }], [() => ta, { [v]: 1, [a]: go }], [0, { [t]: l }]],
  3
], Tb = [
  3,
  e,
  SR,
  0,
  [i, Jr, p, QO],
  [[0, 1], [() => Tl, { [v]: 1, [a]: Jr }], [0, { [t]: l }], [2, { [t]: Uh }]],
  2
], Mb = [
  3,
  e,
  vR,
  0,
  [i, Un, D, p, h],
  [[0, 1], [() => wl, { [v]: 1, [a]: Un }], [0, { [t]: w }], [0, { [t]: l }], [0, { [t]: L }]],
  2
], Lb = [
  3,
  e,
  yR,
  0,
  [i, ep, D, h, zd, p],
  [[0, 1], [0, 16], [0, { [t]: w }], [0, { [t]: L }], [2, { [t]: BS }], [0, { [t]: l }]],
  2
], $b = [
  3,
  e,
  AR,
  0,
  [i, Hn, D, h, wp, p],
  [[0, 1], [() => Ul, { [v]: 1, [a]: Hn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: sl }], [0, { [t]: l }]],
  2
], Ib = [
  3,
  e,
  BR,
  0,
  [i, zn, D, h, p],
  [[0, 1], [() => lB, { [v]: 1, [a]: zn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], wb = [
  3,
  e,
  MR,
  0,
  [i, $t, D, h, p],
  [[0, 1], [() => na, { [v]: 1, [a]: $t }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Db = [
  3,
  e,
  $R,
  0,
  [i, Xn, D, h, vs, p],
  [[0, 1], [() => ZB, { [v]: 1, [a]: Xn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: Vs }], [0, { [t]: l }]],
  2
], Gb = [
  3,
  e,
  wR,
  0,
  [i, Qn, D, h, p],
  [[0, 1], [() => tA, { [v]: 1, [a]: Qn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Ub = [
  3,
  e,
  HR,
  0,
  [M],
  [[0, { [t]: I }]]
], qb = [
  3,
  e,
  KR,
  0,
  [i, R, Te, _e, D, h, je, Ne, He, xs, ze, y, E, p],
  [[0, 1], [0, 1], [0, { [t]: oo }], [() => hl, { [v]: 1, [a]: _e }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: no }], [0, { [t]: ro }], [0, { [t]: so }], [0, { [t]: Ks }], [0, { [t]: ao }], [0, { [t]: P }], [0, { [d]: Q }], [0, { [t]: l }]],
  2
], jb = [
  3,
  e,
  zR,
  0,
  [R, fo, rr, U, Z, tt, et, nt, rt, st, ot, at, ct, it, Ot, ft, M],
  [0, 0, [0, { [t]: fr }], [0, { [t]: U }], [0, { [t]: qt }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: ce }], [0, { [t]: St }], [0, { [t]: I }]]
], Nb = [
  3,
  e,
  VR,
  0,
  [i, R, fo, Ei, E, Ku, h, Z, tt, et, nt, rt, st, ot, at, ct, it, D, y, p],
  [[0, 1], [0, 1], [0, { [d]: Us }], [() => he, 16], [0, { [d]: Q }], [0, { [t]: gl }], [0, { [t]: L }], [0, { [t]: qt }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: w }], [0, { [t]: P }], [0, { [t]: l }]],
  4
], Hb = [
  3,
  e,
  YR,
  0,
  [M],
  [[0, { [t]: I }]]
], zb = [
  3,
  e,
  ZR,
  0,
  [i, R, Gn, y, E, D, h, p],
  [[0, 1], [0, 1], [() => Ll, { [v]: 1, [a]: Gn }], [0, { [t]: P }], [0, { [d]: Q }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Kb = [
  3,
  e,
  XR,
  0,
  [M],
  [[0, { [t]: I }]]
], Vb = [
  3,
  e,
  QR,
  0,
  [i, qn, y, wp, D, h, p],
  [[0, 1], [() => Ml, { [v]: 1, [a]: qn }], [0, { [t]: P }], [0, { [t]: sl }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  1
], Fb = [
  3,
  e,
  tO,
  0,
  [Gt, U, Z, tt, et, nt, rt, st, ot, at, ct, it, Ot, ft, E, W, X, Et, ee, xt, Ee, M],
  [[0, { [t]: Do }], [0, { [t]: U }], [0, { [t]: qt }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: ce }], [0, { [t]: St }], [0, { [t]: ht }], [0, { [t]: ut }], [0, { [t]: pt }], [() => mt, { [t]: kt }], [() => ue, { [t]: ie }], [2, { [t]: yt }], [1, { [t]: Bh }], [0, { [t]: I }]]
], Wb = [
  3,
  e,
  eO,
  0,
  [i, R, Te, Oo, Me, Le, $e, Ie, De, D, Ue, h, Z, tt, et, nt, rt, st, ot, at, ct, it, Lt, Ve, yo, je, Ne, He, ze, rS, We, ft, gt, $o, W, At, X, Et, ee, xt, y, $t, Ye, Ze, Je, Po, bo, Bo, p],
  [[0, 1], [0, 1], [0, { [t]: oo }], [() => he, 16], [0, { [t]: Eo }], [0, { [t]: So }], [0, { [t]: ho }], [0, { [t]: vo }], [1, { [t]: we }], [0, { [t]: w }], [0, { [t]: ko }], [0, { [t]: L }], [0, { [t]: qt }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [4, { [t]: Lt }], [0, { [t]: fe }], [0, { [t]: Fe }], [0, { [t]: no }], [0, { [t]: ro }], [0, { [t]: so }], [0, { [t]: ao }], [1, { [t]: jh }], [128, { [eo]: co }], [0, { [t]: St }], [0, { [t]: zo }], [0, { [t]: Ko }], [0, { [t]: ut }], [() => Dt, { [t]: wt }], [0, { [t]: pt }], [() => mt, { [t]: kt }], [() => ue, { [t]: ie }], [2, { [t]: yt }], [0, { [t]: P }], [0, { [t]: Xs }], [0, { [t]: No }], [5, { [t]: Ho }], [0, { [t]: jo }], [0, { [t]: Go }], [1, { [t]: Uo }], [1, { [t]: qo }], [0, { [t]: l }]],
  2
], Xb = [
  3,
  e,
  oO,
  0,
  [M],
  [[0, { [t]: I }]]
], Qb = [
  3,
  e,
  nO,
  0,
  [i, R, Vn, y, E, es, D, h, p],
  [[0, 1], [0, 1], [() => $l, { [v]: 1, [a]: Vn }], [0, { [t]: P }], [0, { [d]: Q }], [2, { [t]: Ns }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Jb = [
  3,
  e,
  aO,
  0,
  [E],
  [[0, { [t]: ht }]]
], Yb = [
  3,
  e,
  cO,
  0,
  [i, R, $t, E, D, h, p, y],
  [[0, 1], [0, 1], [() => na, { [v]: 1, [a]: $t }], [0, { [d]: Q }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }], [0, { [t]: P }]],
  3
], Zb = [
  3,
  e,
  uO,
  0,
  [i, jn, D, h, p],
  [[0, 1], [() => Dl, { [v]: 1, [a]: jn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], tB = [
  3,
  e,
  sp,
  0,
  [_O, ms, F, te],
  [[0, { [a]: fO }], [64, { [g]: 1, [a]: _s }], 0, [() => ea, 0]],
  2
], oa = [
  3,
  e,
  pr,
  0,
  [Gt, xe],
  [0, 1],
  1
], eB = [
  3,
  e,
  OO,
  0,
  [Zu],
  [[21, { [qs]: 1 }]]
], oB = [
  3,
  e,
  gp,
  0,
  [xu, vC, np, SO, hO],
  [0, 0, 0, 0, 0]
], Gl = [
  3,
  e,
  bs,
  0,
  [xu, np],
  [0, 0],
  1
], nB = [
  3,
  e,
  kO,
  0,
  [],
  []
], rB = [
  3,
  e,
  bO,
  0,
  [i, R, UO, wm, Gm, Dm, Um, YO, tE, ZO, eE, Yd],
  [[0, 1], [0, 1], [0, { [t]: Lh }], [0, { [t]: fe }], [0, { [t]: Fe }], [4, { [t]: Rs }], [4, { [t]: Es }], [0, { [t]: $h }], [0, { [t]: wh }], [6, { [t]: Ih }], [6, { [t]: Dh }], [0, { [t]: MS, [pS]: 1 }]],
  3
], sB = [
  3,
  e,
  mp,
  0,
  [dt],
  [0],
  1
], Ul = [
  3,
  e,
  Hn,
  0,
  [ur, To],
  [0, [() => vA, { [g]: 1, [a]: to }]],
  2
], aB = [
  3,
  e,
  wO,
  0,
  [dt, Zn, Ke, dO, $, te, kp, nu, Fi],
  [0, () => Ak, 0, 1, 0, [() => iB, 0], () => BB, () => Dk, () => Ok],
  2
], cB = [
  3,
  e,
  MO,
  0,
  [$, Se, Hu],
  [0, [() => Qt, { [g]: 1, [a]: vt }], [() => ql, 0]]
], iB = [
  3,
  e,
  LO,
  0,
  [$, vt, Ro, Hu],
  [0, () => ve, [() => cB, 0], [() => ql, 0]]
], ql = [
  3,
  e,
  $O,
  0,
  [$, vt, Jf],
  [0, () => ve, [() => uB, 0]]
], uB = [
  3,
  e,
  IO,
  0,
  [lO, Se],
  [[() => hA, { [g]: 1, [a]: $ }], [() => Qt, { [g]: 1, [a]: vt }]]
], pB = [
  3,
  e,
  Cp,
  0,
  [dt, ME],
  [0, () => jl],
  2
], jl = [
  3,
  e,
  qO,
  0,
  [gf],
  [1]
], lB = [
  3,
  e,
  zn,
  0,
  [Yu],
  [0],
  1
], dB = [
  3,
  e,
  _p,
  0,
  [f_],
  [2]
], mB = [
  3,
  e,
  yO,
  0,
  [M, PO],
  [[0, { [t]: I }], [0, { [t]: Th }]]
], _B = [
  3,
  e,
  BO,
  0,
  [i, R, E, Yr, y, h, p],
  [[0, 1], [0, 1], [0, { [d]: Q }], [() => xB, { [v]: 1, [a]: Yr }], [0, { [t]: P }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], xB = [
  3,
  e,
  Yr,
  0,
  [xe, _u, Lo, $p, c_, Sp, Vu],
  [1, () => Zy, 0, 0, 0, () => vB, [() => lb, 0]]
], Nl = [
  3,
  e,
  Ts,
  0,
  [qC, RO],
  [2, 4]
], CB = [
  3,
  e,
  xp,
  0,
  [gp, Ki],
  [() => oB, () => wv],
  1
], gB = [
  3,
  e,
  oE,
  0,
  [S_],
  [[() => uA, { [g]: 1, [a]: pu }]]
], fB = [
  3,
  e,
  rE,
  0,
  [gd, $, ds, fd, Jn, $t, Up, gt],
  [0, 0, [() => Mk, 0], 0, [() => Er, 0], [() => na, 0], [() => AA, 0], 0],
  2
], RB = [
  3,
  e,
  Pp,
  0,
  [$s, Mo],
  [0, 0],
  2
], OB = [
  3,
  e,
  bp,
  0,
  [$s, Mo, dr, Mp],
  [0, 0, 0, 0],
  4
], EB = [
  3,
  e,
  hp,
  0,
  [gE, au],
  [1, 1]
], SB = [
  3,
  e,
  iE,
  0,
  [Zu],
  [[() => $A, 16]]
], hB = [
  3,
  e,
  uE,
  0,
  [i, R, iu, su, Os, Ps, W, At, X, _p, hp, p],
  [[0, 1], [0, 1], 0, 0, () => Bl, () => Il, [0, { [t]: ut }], [() => Dt, { [t]: wt }], [0, { [t]: pt }], () => dB, () => EB, [0, { [t]: l }]],
  6
], vB = [
  3,
  e,
  Sp,
  0,
  [Os, su, iu, Ps],
  [() => Bl, 0, 0, () => Il],
  4
], kB = [
  3,
  e,
  lE,
  0,
  [pE, ng],
  [0, [() => mt, 0]],
  1
], Hl = [
  3,
  e,
  Wn,
  0,
  [To],
  [[() => kA, { [g]: 1, [a]: to }]],
  1
], yB = [
  3,
  e,
  mE,
  0,
  [sd, xt, Pi],
  [[() => kB, 0], 2, [() => kv, 0]]
], PB = [
  3,
  e,
  WO,
  0,
  [ai, mi, _i, Gt],
  [[0, { [a]: ai }], [() => xi, { [a]: mi }], [() => xi, { [a]: _i }], [4, { [a]: Gt }]],
  4
], bB = [
  3,
  e,
  Fn,
  { [a]: Fn },
  [],
  []
], BB = [
  3,
  e,
  kp,
  0,
  [Ep, mp],
  [() => TB, () => sB]
], AB = [
  3,
  e,
  Ls,
  { [a]: lr },
  [YC],
  [[() => mt, 0]],
  1
], TB = [
  3,
  e,
  Ep,
  0,
  [dt],
  [0],
  1
], MB = [
  3,
  e,
  dE,
  { [a]: lr },
  [eg, xt],
  [[() => dv, 0], 2],
  1
], LB = [
  3,
  e,
  yp,
  { [a]: vp },
  [],
  []
], $B = [
  3,
  e,
  Bp,
  0,
  [Ai, bi, Bi],
  [1, 1, 1]
], IB = [
  3,
  e,
  JO,
  0,
  [Yi],
  [[() => $B, { [qs]: 1 }]]
], wB = [
  3,
  e,
  Op,
  0,
  [$m],
  [() => DB]
], DB = [
  3,
  e,
  VO,
  0,
  [Ff, Zn],
  [0, () => Rv],
  2
], ve = [
  3,
  e,
  vt,
  0,
  [R, Gs],
  [0, 0],
  2
], na = [
  3,
  e,
  $t,
  0,
  [mr],
  [[() => Qt, 0]],
  1
], GB = [
  3,
  e,
  kE,
  0,
  [gs, tp],
  [[() => yl, { [el]: [tl, zp] }], 0]
], UB = [
  3,
  e,
  Lp,
  0,
  [Fn, Nn],
  [[() => bB, { [a]: Fn }], [() => xb, { [a]: Nn }]]
], qB = [
  3,
  e,
  Ip,
  0,
  [xe, ki],
  [1, 0],
  2
], jB = [
  3,
  e,
  Ap,
  0,
  [RE, ms, F, te],
  [[0, { [a]: LE }], [64, { [g]: 1, [a]: _s }], 0, [() => ea, 0]],
  2
], NB = [
  3,
  e,
  Dp,
  0,
  [Ji, xe, gt],
  [5, 1, 0]
], HB = [
  3,
  e,
  DE,
  0,
  [i, Tn, D, h, p],
  [[0, 1], [() => vv, { [v]: 1, [a]: Tn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], zB = [
  3,
  e,
  UE,
  0,
  [i, In, D, h, p],
  [[0, 1], [() => _P, { [v]: 1, [a]: In }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], KB = [
  3,
  e,
  jE,
  0,
  [i, wn, D, h, p],
  [[0, 1], [() => gP, { [v]: 1, [a]: wn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], VB = [
  3,
  e,
  zE,
  0,
  [i, R, zu, E, y, p, D, h],
  [[0, 1], [0, 1], [() => LA, 16], [0, { [d]: Q }], [0, { [t]: P }], [0, { [t]: l }], [0, { [t]: w }], [0, { [t]: L }]],
  3
], FB = [
  3,
  e,
  KE,
  0,
  [M],
  [[0, { [t]: I }]]
], WB = [
  3,
  e,
  WE,
  0,
  [Hi, $i, ft, W, X, Et, xt, M, E],
  [[0, { [t]: _l }], [() => jv, 16], [0, { [t]: St }], [0, { [t]: ut }], [0, { [t]: pt }], [() => mt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: I }], [0, { [t]: ht }]]
], XB = [
  3,
  e,
  XE,
  0,
  [i, zi, R, Oe, se, wi, Di, Gi, Ui, Fd, W, At, X, qi, is, ji, y, p, ru],
  [[0, 1], [0, { [t]: al }], [0, 1], [1, { [d]: Cr }], [0, { [d]: wo }], [0, { [t]: cl }], [4, { [t]: il }], [0, { [t]: ul }], [4, { [t]: pl }], [0, { [t]: TS }], [0, { [t]: ut }], [() => Dt, { [t]: wt }], [0, { [t]: pt }], [0, { [t]: ll }], [() => El, { [t]: dl }], [0, { [t]: ml }], [0, { [t]: P }], [0, { [t]: l }], [0, { [t]: Rl }]],
  5
], QB = [
  3,
  e,
  QE,
  0,
  [ft, U, Z, tt, et, nt, rt, st, ot, at, ct, it, W, X, Et, xt, M, E],
  [[0, { [t]: St }], [0, { [t]: U }], [0, { [t]: qt }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: ut }], [0, { [t]: pt }], [() => mt, { [t]: kt }], [2, { [t]: yt }], [0, { [t]: I }], [0, { [t]: ht }]]
], JB = [
  3,
  e,
  JE,
  0,
  [i, R, Oe, se, Oo, De, D, h, Z, tt, et, nt, rt, st, ot, at, ct, it, W, At, X, y, p],
  [[0, 1], [0, 1], [1, { [d]: Cr }], [0, { [d]: wo }], [() => he, 16], [1, { [t]: we }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: qt }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ht }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: Xt }], [0, { [t]: ut }], [() => Dt, { [t]: wt }], [0, { [t]: pt }], [0, { [t]: P }], [0, { [t]: l }]],
  4
], YB = [
  3,
  e,
  qp,
  0,
  [dt],
  [0],
  1
], ZB = [
  3,
  e,
  Xn,
  0,
  [Au, dt],
  [[0, { [a]: bu }], 0]
], tA = [
  3,
  e,
  Qn,
  0,
  [ps, fs, bs, As],
  [() => vl, () => Pl, () => Gl, [() => Wl, 0]]
], eA = [
  3,
  e,
  nS,
  0,
  [GO, jO, Oo, XO, tu, ou, Zr, Me, Le, $e, Ie, De, cs, Ue, Z, tt, et, nt, rt, st, ot, at, ct, it, Ce, U, Lt, Gt, Bt, ks, We, Ye, Je, Ze, sr, Ao, M, Ms, ft, W, Et, X, gt, Is, E, xt],
  [[0, { [uS]: 1, [t]: Mh }], [0, { [t]: Gh }], [() => he, 16], [1, { [t]: Rh }], [0, { [t]: LS }], [0, { [t]: $S }], [0, { [t]: zS }], [0, { [t]: IS }], [0, { [t]: wS }], [0, { [t]: DS }], [0, { [t]: GS }], [1, { [t]: we }], [0, { [t]: US }], [0, { [t]: qS }], [0, { [t]: KS }], [0, { [t]: VS }], [0, { [t]: FS }], [0, { [t]: XS }], [0, { [t]: QS }], [0, { [t]: JS }], [0, { [t]: WS }], [0, { [t]: YS }], [0, { [t]: ZS }], [0, { [t]: th }], [2, { [t]: eh }], [0, { [t]: jS }], [4, { [t]: NS }], [0, { [t]: oh }], [4, { [t]: HS }], [1, { [t]: nh }], [128, { [eo]: co }], [0, { [t]: ah }], [0, { [t]: sh }], [5, { [t]: ch }], [1, { [t]: rh }], [0, { [t]: ph }], [0, { [t]: uh }], [0, { [t]: ih }], [0, { [t]: dh }], [0, { [t]: xh }], [() => mt, { [t]: mh }], [0, { [t]: Ch }], [0, { [t]: lh }], [1, { [t]: gh }], [0, { [t]: fh }], [2, { [t]: _h }]],
  2
], S = "unit";
var oA = [
  1,
  e,
  Ci,
  0,
  [
    () => Js,
    0
  ]
], nA = [
  1,
  e,
  V0,
  0,
  [
    () => Ev,
    { [a]: Ri }
  ]
], zl = [
  1,
  e,
  ns,
  0,
  [
    () => yv,
    { [a]: i }
  ]
];
var Or = [
  1,
  e,
  jd,
  0,
  () => Tv
], rA = [
  1,
  e,
  Nd,
  0,
  () => Lv
], Kl = [
  1,
  e,
  ss,
  0,
  [
    () => Hv,
    0
  ]
], sA = [
  1,
  e,
  Zm,
  0,
  () => fk
], aA = [
  1,
  e,
  Wi,
  0,
  () => Rk
], cA = [
  1,
  e,
  x_,
  0,
  [
    0,
    { [a]: ls }
  ]
], iA = [
  1,
  e,
  cu,
  0,
  () => Ik
];
var uA = [
  1,
  e,
  E_,
  0,
  () => Gk
], Er = [
  1,
  e,
  tr,
  0,
  [
    () => tP,
    { [a]: Cs }
  ]
], pA = [
  1,
  e,
  Ru,
  0,
  [
    () => Ys,
    0
  ]
], lA = [
  1,
  e,
  Cu,
  0,
  [
    () => Zs,
    0
  ]
], dA = [
  1,
  e,
  $C,
  0,
  [
    0,
    { [a]: h_ }
  ]
], mA = [
  1,
  e,
  Bg,
  0,
  [
    () => OP,
    0
  ]
], Vl = [
  1,
  e,
  rf,
  0,
  [
    () => SP,
    0
  ]
], _A = [
  1,
  e,
  yu,
  0,
  [
    () => ta,
    0
  ]
], xA = [
  1,
  e,
  xf,
  0,
  () => nb
], CA = [
  1,
  e,
  Bf,
  0,
  () => sb
];
var gA = [
  1,
  e,
  wf,
  0,
  () => cb
], Fl = [
  1,
  e,
  Nf,
  0,
  [
    () => ab,
    0
  ]
], fA = [
  1,
  e,
  Xf,
  0,
  [
    () => pb,
    0
  ]
];
var RA = [
  1,
  e,
  Lf,
  0,
  () => db
], OA = [
  1,
  e,
  cr,
  0,
  () => _b
], EA = [
  1,
  e,
  qR,
  0,
  () => ub
], SA = [
  1,
  e,
  xO,
  0,
  [
    () => tB,
    0
  ]
], hA = [
  1,
  e,
  TO,
  0,
  [
    0,
    { [a]: $ }
  ]
], vA = [
  1,
  e,
  DO,
  0,
  [
    () => aB,
    0
  ]
], Wl = [
  1,
  e,
  As,
  0,
  [
    () => CB,
    { [a]: xp }
  ]
], kA = [
  1,
  e,
  _E,
  0,
  [
    () => yB,
    0
  ]
], Qt = [
  1,
  e,
  mr,
  0,
  [
    () => ve,
    { [a]: vt }
  ]
], yA = [
  1,
  e,
  Tp,
  0,
  [
    () => GB,
    { [a]: Cs }
  ]
], PA = [
  1,
  e,
  yE,
  0,
  () => qB
], bA = [
  1,
  e,
  SE,
  0,
  [
    () => jB,
    0
  ]
], BA = [
  1,
  e,
  PE,
  0,
  () => NB
], AA = [
  1,
  e,
  Up,
  0,
  [
    () => YP,
    { [a]: Bu }
  ]
];
var TA = [
  4,
  e,
  N0,
  0,
  [$, vt, Ro],
  [0, () => ve, [() => fv, 0]]
], MA = [
  4,
  e,
  df,
  0,
  [$, vt, Si, Ro],
  [0, () => ve, 0, [() => ob, 0]]
], LA = [
  4,
  e,
  zu,
  0,
  [Ls],
  [[() => MB, { [a]: lr }]]
], $A = [
  4,
  e,
  cE,
  { [Zp]: 1 },
  [HO, Bp, op, om, au],
  [[() => eB, 0], [() => IB, 0], [() => fb, 0], () => Dv, () => $k]
], Xl = [
  9,
  e,
  X0,
  { [u]: ["DELETE", "/{Key+}?x-id=AbortMultipartUpload", 204] },
  () => xv,
  () => _v
], Ql = [
  9,
  e,
  Mi,
  { [u]: ["POST", "/{Key+}", 200] },
  () => Iv,
  () => $v
], D3 = [
  9,
  e,
  Dd,
  { [u]: ["PUT", "/{Key+}?x-id=CopyObject", 200] },
  () => Uv,
  () => Gv
], G3 = [
  9,
  e,
  Rd,
  { [u]: ["PUT", "/", 200] },
  () => Wv,
  () => Fv
], U3 = [
  9,
  e,
  Od,
  { [B]: "-", [u]: ["POST", "/?metadataConfiguration", 200] },
  () => Kv,
  () => S
], q3 = [
  9,
  e,
  Sd,
  { [B]: "-", [u]: ["POST", "/?metadataTable", 200] },
  () => Vv,
  () => S
], Jl = [
  9,
  e,
  wd,
  { [u]: ["POST", "/{Key+}?uploads", 200] },
  () => Qv,
  () => Xv
], Yl = [
  9,
  e,
  Jd,
  { [u]: ["GET", "/?session", 200] },
  () => Yv,
  () => Jv
], j3 = [
  9,
  e,
  rm,
  { [u]: ["DELETE", "/", 204] },
  () => xk,
  () => S
], N3 = [
  9,
  e,
  sm,
  { [u]: ["DELETE", "/?analytics", 204] },
  () => nk,
  () => S
], H3 = [
  9,
  e,
  cm,
  { [u]: ["DELETE", "/?cors", 204] },
  () => rk,
  () => S
], z3 = [
  9,
  e,
  um,
  { [u]: ["DELETE", "/?encryption", 204] },
  () => sk,
  () => S
], K3 = [
  9,
  e,
  mm,
  { [u]: ["DELETE", "/?intelligent-tiering", 204] },
  () => ak,
  () => S
], V3 = [
  9,
  e,
  lm,
  { [u]: ["DELETE", "/?inventory", 204] },
  () => ck,
  () => S
], F3 = [
  9,
  e,
  xm,
  { [u]: ["DELETE", "/?lifecycle", 204] },
  () => ik,
  () => S
], W3 = [
  9,
  e,
  gm,
  { [u]: ["DELETE", "/?metadataConfiguration", 204] },
  () => uk,
  () => S
], X3 = [
  9,
  e,
  Em,
  { [u]: ["DELETE", "/?metadataTable", 204] },
  () => pk,
  () => S
], Q3 = [
  9,
  e,
  Om,
  { [u]: ["DELETE", "/?metrics", 204] },
  () => lk,
  () => S
], J3 = [
  9,
  e,
  hm,
  { [u]: ["DELETE", "/?ownershipControls", 204] },
  () => dk,
  () => S
], Y3 = [
  9,
  e,
  km,
  { [u]: ["DELETE", "/?policy", 204] },
  () => mk,
  () => S
], Z3 = [
  9,
  e,
  Bm,
  { [u]: ["DELETE", "/?replication", 204] },
  () => _k,
  () => S
], tL = [
  9,
  e,
  Am,
  { [u]: ["DELETE", "/?tagging", 204] },
  () => Ck,
  () => S
], eL = [
  9,
  e,
  Mm,
  { [u]: ["DELETE", "/?website", 204] },
  () => gk,
  () => S
], Zl = [
  9,
  e,
  t_,
  { [u]: ["DELETE", "/{Key+}?x-id=DeleteObject", 204] },
  () => vk,
  () => hk
], oL = [
  9,
  e,
  Hm,
  { [u]: ["DELETE", "/{Key+}?annotation", 204] },
  () => Sk,
  () => Ek
], nL = [
  9,
  e,
  e_,
  { [B]: "-", [u]: ["POST", "/?delete", 200] },
  () => yk,
  () => kk
], rL = [
  9,
  e,
  Qm,
  { [u]: ["DELETE", "/{Key+}?tagging", 204] },
  () => bk,
  () => Pk
], sL = [
  9,
  e,
  o_,
  { [u]: ["DELETE", "/?publicAccessBlock", 204] },
  () => Bk,
  () => S
], aL = [
  9,
  e,
  k_,
  { [u]: ["GET", "/?abac", 200] },
  () => qk,
  () => Uk
], cL = [
  9,
  e,
  y_,
  { [u]: ["GET", "/?accelerate", 200] },
  () => Nk,
  () => jk
], iL = [
  9,
  e,
  w_,
  { [u]: ["GET", "/?acl", 200] },
  () => zk,
  () => Hk
], uL = [
  9,
  e,
  T_,
  { [u]: ["GET", "/?analytics&x-id=GetBucketAnalyticsConfiguration", 200] },
  () => Vk,
  () => Kk
], pL = [
  9,
  e,
  D_,
  { [u]: ["GET", "/?cors", 200] },
  () => Wk,
  () => Fk
], lL = [
  9,
  e,
  q_,
  { [u]: ["GET", "/?encryption", 200] },
  () => Qk,
  () => Xk
], dL = [
  9,
  e,
  V_,
  { [u]: ["GET", "/?intelligent-tiering&x-id=GetBucketIntelligentTieringConfiguration", 200] },
  () => Yk,
  () => Jk
], mL = [
  9,
  e,
  H_,
  { [u]: ["GET", "/?inventory&x-id=GetBucketInventoryConfiguration", 200] },
  () => ty,
  () => Zk
], _L = [
  9,
  e,
  Q_,
  { [u]: ["GET", "/?lifecycle", 200] },
  () => oy,
  () => ey
], xL = [
  9,
  e,
  X_,
  { [u]: ["GET", "/?location", 200] },
  () => ry,
  () => ny
], CL = [
  9,
  e,
  nx,
  { [u]: ["GET", "/?logging", 200] },
  () => ay,
  () => sy
], gL = [
  9,
  e,
  rx,
  { [u]: ["GET", "/?metadataConfiguration", 200] },
  () => iy,
  () => cy
], fL = [
  9,
  e,
  px,
  { [u]: ["GET", "/?metadataTable", 200] },
  () => ly,
  () => py
], RL = [
  9,
  e,
  ux,
  { [u]: ["GET", "/?metrics&x-id=GetBucketMetricsConfiguration", 200] },
  () => _y,
  () => my
], OL = [
  9,
  e,
  mx,
  { [u]: ["GET", "/?notification", 200] },
  () => xy,
  () => Tl
], EL = [
  9,
  e,
  xx,
  { [u]: ["GET", "/?ownershipControls", 200] },
  () => gy,
  () => Cy
], SL = [
  9,
  e,
  fx,
  { [u]: ["GET", "/?policy", 200] },
  () => Ry,
  () => fy
], hL = [
  9,
  e,
  Ex,
  { [u]: ["GET", "/?policyStatus", 200] },
  () => Ey,
  () => Oy
], vL = [
  9,
  e,
  vx,
  { [u]: ["GET", "/?replication", 200] },
  () => hy,
  () => Sy
], kL = [
  9,
  e,
  yx,
  { [u]: ["GET", "/?requestPayment", 200] },
  () => ky,
  () => vy
], yL = [
  9,
  e,
  Ax,
  { [u]: ["GET", "/?tagging", 200] },
  () => Py,
  () => yy
], PL = [
  9,
  e,
  Lx,
  { [u]: ["GET", "/?versioning", 200] },
  () => By,
  () => by
], bL = [
  9,
  e,
  wx,
  { [u]: ["GET", "/?website", 200] },
  () => Ty,
  () => Ay
], BL = [
  9,
  e,
  Ux,
  { [B]: "-", [u]: ["GET", "/{Key+}?x-id=GetObject", 200] },
  () => zy,
  () => Hy
], AL = [
  9,
  e,
  qx,
  { [u]: ["GET", "/{Key+}?acl", 200] },
  () => Ly,
  () => My
], TL = [
  9,
  e,
  Xx,
  { [B]: "-", [u]: ["GET", "/{Key+}?annotation&x-id=GetObjectAnnotation", 200] },
  () => Iy,
  () => $y
], ML = [
  9,
  e,
  Qx,
  { [u]: ["GET", "/{Key+}?attributes", 200] },
  () => Gy,
  () => wy
], LL = [
  9,
  e,
  tC,
  { [u]: ["GET", "/{Key+}?legal-hold", 200] },
  () => qy,
  () => Uy
], $L = [
  9,
  e,
  Jx,
  { [u]: ["GET", "/?object-lock", 200] },
  () => Ny,
  () => jy
], IL = [
  9,
  e,
  cC,
  { [u]: ["GET", "/{Key+}?retention", 200] },
  () => Vy,
  () => Ky
], wL = [
  9,
  e,
  iC,
  { [u]: ["GET", "/{Key+}?tagging", 200] },
  () => Wy,
  () => Fy
], DL = [
  9,
  e,
  mC,
  { [u]: ["GET", "/{Key+}?torrent", 200] },
  () => Qy,
  () => Xy
], GL = [
  9,
  e,
  _C,
  { [u]: ["GET", "/?publicAccessBlock", 200] },
  () => Yy,
  () => Jy
], UL = [
  9,
  e,
  gC,
  { [u]: ["HEAD", "/", 200] },
  () => oP,
  () => eP
], qL = [
  9,
  e,
  EC,
  { [u]: ["HEAD", "/{Key+}", 200] },
  () => rP,
  () => nP
], jL = [
  9,
  e,
  ig,
  { [u]: ["GET", "/?analytics&x-id=ListBucketAnalyticsConfigurations", 200] },
  () => yP,
  () => kP
], NL = [
  9,
  e,
  xg,
  { [u]: ["GET", "/?intelligent-tiering&x-id=ListBucketIntelligentTieringConfigurations", 200] },
  () => bP,
  () => PP
], HL = [
  9,
  e,
  dg,
  { [u]: ["GET", "/?inventory&x-id=ListBucketInventoryConfigurations", 200] },
  () => AP,
  () => BP
], zL = [
  9,
  e,
  fg,
  { [u]: ["GET", "/?metrics&x-id=ListBucketMetricsConfigurations", 200] },
  () => MP,
  () => TP
], KL = [
  9,
  e,
  cg,
  { [u]: ["GET", "/?x-id=ListBuckets", 200] },
  () => $P,
  () => LP
], VL = [
  9,
  e,
  hg,
  { [u]: ["GET", "/?x-id=ListDirectoryBuckets", 200] },
  () => wP,
  () => IP
], FL = [
  9,
  e,
  Ig,
  { [u]: ["GET", "/?uploads", 200] },
  () => GP,
  () => DP
], WL = [
  9,
  e,
  qg,
  { [u]: ["GET", "/{Key+}?annotation&x-id=ListObjectAnnotations", 200] },
  () => qP,
  () => UP
], XL = [
  9,
  e,
  Ug,
  { [u]: ["GET", "/", 200] },
  () => NP,
  () => jP
], QL = [
  9,
  e,
  Kg,
  { [u]: ["GET", "/?list-type=2", 200] },
  () => zP,
  () => HP
], JL = [
  9,
  e,
  Qg,
  { [u]: ["GET", "/?versions", 200] },
  () => VP,
  () => KP
], YL = [
  9,
  e,
  Jg,
  { [u]: ["GET", "/{Key+}?x-id=ListParts", 200] },
  () => WP,
  () => FP
], ZL = [
  9,
  e,
  Yf,
  { [B]: "-", [u]: ["PUT", "/?abac", 200] },
  () => Rb,
  () => S
], t$ = [
  9,
  e,
  Zf,
  { [B]: "-", [u]: ["PUT", "/?accelerate", 200] },
  () => Ob,
  () => S
], e$ = [
  9,
  e,
  sR,
  { [B]: "-", [u]: ["PUT", "/?acl", 200] },
  () => Eb,
  () => S
], o$ = [
  9,
  e,
  oR,
  { [u]: ["PUT", "/?analytics", 200] },
  () => Sb,
  () => S
], n$ = [
  9,
  e,
  aR,
  { [B]: "-", [u]: ["PUT", "/?cors", 200] },
  () => hb,
  () => S
], r$ = [
  9,
  e,
  iR,
  { [B]: "-", [u]: ["PUT", "/?encryption", 200] },
  () => vb,
  () => S
], s$ = [
  9,
  e,
  dR,
  { [u]: ["PUT", "/?intelligent-tiering", 200] },
  () => kb,
  () => S
], a$ = [
  9,
  e,
  pR,
  { [u]: ["PUT", "/?inventory", 200] },
  () => yb,
  () => S
], c$ = [
  9,
  e,
  xR,
  { [B]: "-", [u]: ["PUT", "/?lifecycle", 200] },
  () => bb,
  () => Pb
], i$ = [
  9,
  e,
  _R,
  { [B]: "-", [u]: ["PUT", "/?logging", 200] },
  () => Bb,
  () => S
], u$ = [
  9,
  e,
  RR,
  { [u]: ["PUT", "/?metrics", 200] },
  () => Ab,
  () => S
], p$ = [
  9,
  e,
  ER,
  { [u]: ["PUT", "/?notification", 200] },
  () => Tb,
  () => S
], l$ = [
  9,
  e,
  hR,
  { [B]: "-", [u]: ["PUT", "/?ownershipControls", 200] },
  () => Mb,
  () => S
], d$ = [
  9,
  e,
  kR,
  { [B]: "-", [u]: ["PUT", "/?policy", 200] },
  () => Lb,
  () => S
], m$ = [
  9,
  e,
  PR,
  { [B]: "-", [u]: ["PUT", "/?replication", 200] },
  () => $b,
  () => S
], _$ = [
  9,
  e,
  bR,
  { [B]: "-", [u]: ["PUT", "/?requestPayment", 200] },
  () => Ib,
  () => S
], x$ = [
  9,
  e,
  TR,
  { [B]: "-", [u]: ["PUT", "/?tagging", 200] },
  () => wb,
  () => S
], C$ = [
  9,
  e,
  LR,
  { [B]: "-", [u]: ["PUT", "/?versioning", 200] },
  () => Db,
  () => S
], g$ = [
  9,
  e,
  IR,
  { [B]: "-", [u]: ["PUT", "/?website", 200] },
  () => Gb,
  () => S
], t0 = [
  9,
  e,
  jR,
  { [B]: "-", [u]: ["PUT", "/{Key+}?x-id=PutObject", 200] },
  () => Wb,
  () => Fb
], f$ = [
  9,
  e,
  NR,
  { [B]: "-", [u]: ["PUT", "/{Key+}?acl", 200] },
  () => qb,
  () => Ub
], R$ = [
  9,
  e,
  FR,
  { [B]: "-", [u]: ["PUT", "/{Key+}?annotation", 200] },
  () => Nb,
  () => jb
], O$ = [
  9,
  e,
  JR,
  { [B]: "-", [u]: ["PUT", "/{Key+}?legal-hold", 200] },
  () => zb,
  () => Hb
], E$ = [
  9,
  e,
  WR,
  { [B]: "-", [u]: ["PUT", "/?object-lock", 200] },
  () => Vb,
  () => Kb
], S$ = [
  9,
  e,
  rO,
  { [B]: "-", [u]: ["PUT", "/{Key+}?retention", 200] },
  () => Qb,
  () => Xb
], h$ = [
  9,
  e,
  sO,
  { [B]: "-", [u]: ["PUT", "/{Key+}?tagging", 200] },
  () => Yb,
  () => Jb
], v$ = [
  9,
  e,
  iO,
  { [B]: "-", [u]: ["PUT", "/?publicAccessBlock", 200] },
  () => Zb,
  () => S
], k$ = [
  9,
  e,
  vO,
  { [u]: ["PUT", "/{Key+}?renameObject", 200] },
  () => rB,
  () => nB
], y$ = [
  9,
  e,
  AO,
  { [B]: "-", [u]: ["POST", "/{Key+}?restore", 200] },
  () => _B,
  () => mB
], P$ = [
  9,
  e,
  aE,
  { [u]: ["POST", "/{Key+}?select&select-type=2", 200] },
  () => hB,
  () => SB
], b$ = [
  9,
  e,
  wE,
  { [B]: "-", [u]: ["PUT", "/?metadataAnnotationTable", 200] },
  () => HB,
  () => S
], B$ = [
  9,
  e,
  GE,
  { [B]: "-", [u]: ["PUT", "/?metadataInventoryTable", 200] },
  () => zB,
  () => S
], A$ = [
  9,
  e,
  qE,
  { [B]: "-", [u]: ["PUT", "/?metadataJournalTable", 200] },
  () => KB,
  () => S
], T$ = [
  9,
  e,
  HE,
  { [B]: "-", [u]: ["PUT", "/{Key+}?encryption", 200] },
  () => VB,
  () => FB
], e0 = [
  9,
  e,
  VE,
  { [B]: "-", [u]: ["PUT", "/{Key+}?x-id=UploadPart", 200] },
  () => JB,
  () => QB
], o0 = [
  9,
  e,
  FE,
  { [u]: ["PUT", "/{Key+}?x-id=UploadPartCopy", 200] },
  () => XB,
  () => WB
], M$ = [
  9,
  e,
  oS,
  { [cS]: ["{RequestRoute}."], [u]: ["POST", "/WriteGetObjectResponse", 200] },
  () => eA,
  () => S
];

// node_modules/@aws-sdk/client-s3/dist-es/commands/CreateSessionCommand.js
var Sr = class extends _t(an, Be, "CreateSession", Yl) {
};

// scripts/s3-settings.mjs
var s0 = de(r0(), 1);
var a0 = (o) => ({
  base64Decoder: va,
  base64Encoder: ka,
  utf8Decoder: da,
  utf8Encoder: ya,
  extensions: [],
  logger: new Qo(),
  serviceId: "S3",
  protocol: lo,
  protocolSettings: {
    defaultNamespace: "com.amazonaws.s3",
    xmlNamespace: "http://s3.amazonaws.com/doc/2006-03-01/",
    version: "2006-03-01",
    serviceTarget: "AmazonS3"
  },
  streamCollector: s0.buffer,
  ...o
});

// node_modules/@aws-sdk/client-s3/dist-es/auth/httpAuthExtensionConfiguration.js
var c0 = (o) => {
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
}, i0 = (o) => ({
  httpAuthSchemes: o.httpAuthSchemes(),
  httpAuthSchemeProvider: o.httpAuthSchemeProvider(),
  credentials: o.credentials()
});

// node_modules/@aws-sdk/client-s3/dist-es/runtimeExtensions.js
var u0 = (o, n) => {
  let r = Object.assign(Va(o), Oa(o), Ma(o), c0(o));
  return n.forEach((s) => s.configure(r)), Object.assign(o, Fa(r), Ea(r), La(r), i0(r));
};

// node_modules/@aws-sdk/client-s3/dist-es/S3Client.js
var hr = class extends Ca {
  config;
  constructor(...[n]) {
    let r = a0(n || {});
    super(r), this.initConfig = r;
    let s = oi(r), c = Na(s), m = wr(c), _ = Ha(m), x = ha(_), C = x, f = ba(C), O = (0, p0.resolveEventStreamSerdeConfig)(f), k = ei(O), b = Ur(k, { session: [() => this, Sr] }), T = u0(b, n?.extensions || []);
    this.config = T, this.middlewareStack.use(ga(this.config)), this.middlewareStack.use(Ka(this.config)), this.middlewareStack.use(za(this.config)), this.middlewareStack.use($a(this.config)), this.middlewareStack.use(Ia(this.config)), this.middlewareStack.use(wa(this.config)), this.middlewareStack.use(Da(this.config)), this.middlewareStack.use(Ga(this.config, {
      httpAuthSchemeParametersProvider: Yc,
      identityProviderConfigProvider: async (z) => new ja({
        "aws.auth#sigv4": z.credentials,
        "aws.auth#sigv4a": z.credentials
      })
    })), this.middlewareStack.use(qa(this.config)), this.middlewareStack.use(Hr(this.config)), this.middlewareStack.use(zr(this.config)), this.middlewareStack.use(Gr(this.config)), this.middlewareStack.use(qr(this.config)), this.middlewareStack.use(jr(this.config));
  }
  destroy() {
    super.destroy();
  }
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/AbortMultipartUploadCommand.js
var vr = class extends _t(bt, Be, "AbortMultipartUpload", Xl) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/CompleteMultipartUploadCommand.js
var kr = class extends _t(bt, Ae, "CompleteMultipartUpload", Ql) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/CreateMultipartUploadCommand.js
var yr = class extends _t(bt, Ae, "CreateMultipartUpload", Jl) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/DeleteObjectCommand.js
var Pr = class extends _t(bt, Be, "DeleteObject", Zl) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/PutObjectCommand.js
var br = class extends _t(bt, ri, "PutObject", t0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/UploadPartCommand.js
var Br = class extends _t(bt, si, "UploadPart", e0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/UploadPartCopyCommand.js
var Ar = class extends _t(an, Ae, "UploadPartCopy", o0) {
};

// src/stores/s3/write/commands.ts
function pe(o, n, { pieces: r, ...s }, c = () => {
}) {
  return o.request(async (m, _) => {
    let x = { client: m, sending: _, pieces: r, abortSignal: _.signal };
    return c(await DA.send(n(), x));
  }, s);
}
var IA = Buffer.from("<Empty/>");
async function wA(o, n) {
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
  _a(O);
  let { status: k, headers: b, bytes: T } = O;
  return { response: { statusCode: k, headers: b, body: T.length > 0 ? T : IA } };
}
var l0 = {
  schemeId: "headstart",
  identityProvider: () => async () => ({}),
  signer: { sign: async (o) => o }
}, DA = new hr({
  region: "us-east-1",
  endpointProvider: () => ({ url: new URL("https://bucket/") }),
  httpAuthSchemes: [l0],
  httpAuthSchemeProvider: () => [{ schemeId: l0.schemeId }],
  authSchemePreference: [],
  requestHandler: { handle: wA },
  retryMode: "standard",
  maxAttempts: 1,
  defaultsMode: "standard",
  defaultUserAgentProvider: async () => [["headstart", pa.version]],
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
var sa = "s3:PutObject";
async function Fo(o, { name: n, id: r, signal: s, deadline: c }, m, _) {
  let x = {
    Bucket: o.bucket,
    Key: n,
    Metadata: { draft: r },
    ..._0(_),
    ContentType: "application/octet-stream",
    ContentLength: Xo(m)
  }, C = {
    needs: sa,
    idleMs: 12e3,
    pieces: m,
    onSent: c.sent,
    signal: AbortSignal.any([s, c.signal])
  };
  await c.during(pe(o, () => new br(x), C, ra));
}
async function m0(o, n, r) {
  let s = { Bucket: o.bucket, Key: n };
  await pe(o, () => new Pr(s), { needs: "s3:DeleteObject", signal: r });
}
function Wo(o, n) {
  let { signal: r, deadline: s, isProbe: c = !1 } = n, m = new AbortController(), _ = {
    needs: sa,
    signal: AbortSignal.any([r, s.signal, m.signal]),
    idleMs: 12e3,
    isPart: !c
  }, x = /* @__PURE__ */ new Set(), C = [], f, O = async (k, b) => {
    f ??= jA(o, n);
    let T = s.during(f.then((z) => b({ ...z, PartNumber: k + 1 })));
    x.add(T), C[k] = await T.finally(() => x.delete(T));
  };
  return {
    isBegun: () => f !== void 0,
    send: (k, b) => O(k, (T) => {
      let z = { ..._, pieces: b, onSent: s.sent };
      return pe(o, () => new Br(T), z, ra);
    }),
    copy: ({ number: k, from: b, etag: T, start: z, end: J }) => O(k, (lt) => {
      let q = {
        CopySource: [o.bucket, ...b.split("/")].map(encodeURIComponent).join("/"),
        CopySourceIfMatch: T,
        CopySourceRange: `bytes=${z}-${J - 1}`
      }, Y = { ..._, needs: "s3:GetObject" };
      return pe(o, () => new Ar({ ...lt, ...q }), Y, NA);
    }),
    async complete(k) {
      if (!f) return;
      let b = C.map((J, lt) => ({ PartNumber: lt + 1, ETag: J })), T = { ...await f, ..._0(k), MultipartUpload: { Parts: b } }, z = { ..._, idleMs: 6e4, isPart: !1, isLast: !0 };
      await pe(o, () => new kr(T), z, ra);
    },
    async abandon() {
      m.abort(new Error("the draft was discarded")), await Promise.allSettled(x);
      let k = await f?.catch(() => {
      });
      if (!k) return;
      let b = { needs: "s3:AbortMultipartUpload", signal: AbortSignal.timeout(5e3) };
      await pe(o, () => new vr(k), b);
    }
  };
}
async function jA(o, { name: n, id: r, beginMs: s = 2e4 }) {
  let c = { Bucket: o.bucket, Key: n }, m = () => new yr({ ...c, Metadata: { draft: r } }), _ = { needs: sa, signal: AbortSignal.timeout(s) }, x = await pe(o, m, _, (C) => Lr(C.UploadId, "other"));
  return { ...c, UploadId: x };
}
function _0(o) {
  return o ? { IfNoneMatch: "*" } : {};
}
function ra({ ETag: o }) {
  return Lr(o, "busy");
}
function NA({
  CopyPartResult: o
}) {
  if (!o?.ETag) throw new Yt("unsupported", "the store does not copy parts");
  return o.ETag;
}

// src/stores/s3/write/draft.ts
var aa = 1e4;
function g0(o) {
  let { session: n, name: r, probe: s, partBytes: c, concurrency: m, signal: _, tell: x } = o, C = (0, C0.randomUUID)(), f = { name: r, id: C, signal: _, deadline: Jo() }, O = Wo(n, f), k = [], b = !1, T = (q) => O.isBegun() ? O.complete(q) : Fo(n, f, k, q), z = async () => {
    let q = await (O.isBegun() ? s.ofUpload() : s.ofPut());
    return q !== "kept" && await Ya(n, r, _) ? !1 : (b = await T(q === "kept" || q === "unknown").then(
      () => !0,
      (Y) => KA(Y, C, o)
    ), b);
  }, J = (q, Y) => ({
    partBytes: Y,
    concurrency: m,
    async write(V, Mt) {
      if (q + V >= aa) throw VA(Y);
      let Jt = Xo(Mt);
      q + V === 0 && Jt < Y ? k = Mt : (s.ofUpload(), await O.send(q + V, Mt));
    },
    commit: z
  }), lt = async () => {
    await x0(O, o), O = Wo(n, f);
  };
  return {
    ...J(0, c),
    async copyFrom(q, Y) {
      let V = Tr(Y), Mt = await HA(O, q, Y, o).catch(async (Jt) => {
        if (await lt(), !zA(Jt)) throw Jt;
        return x(`Sending all of the entry, for the store copies nothing: ${Jt.message}`), 0;
      });
      return { bytes: Mt * V, rest: J(Mt, Mt > 0 ? V : c), undo: lt };
    },
    async discard() {
      b || (b = !0, await x0(O, o), O.isBegun() && await s.ofUpload());
    }
  };
}
async function HA(o, n, r, { probe: s, nameOf: c, concurrency: m }) {
  let { identity: _ } = n;
  if (_ === void 0) return 0;
  s.ofUpload();
  let x = c(n), C = { partBytes: Tr(r), concurrency: m };
  return ua(r, C, (f) => o.copy({ ...f, from: x, etag: _ }));
}
async function x0(o, { name: n, tell: r }) {
  let s = `The unfinished upload of ${n} could not be removed; a lifecycle rule for incomplete uploads will.`;
  await o.abandon().catch(() => r(s));
}
function zA(o) {
  return o instanceof Yt && ["denied", "unsupported", "other"].includes(o.kind);
}
async function KA(o, n, { session: r, name: s, signal: c }) {
  c.throwIfAborted();
  let m;
  try {
    m = await Ja(r, s, c);
  } catch {
    if (o instanceof Yt && o.kind === "taken") return !1;
    throw o;
  }
  if (m) return m.draft === n;
  throw o;
}
function VA(o) {
  let n = Math.floor(o * aa / 1048576);
  return new Error(
    `the entry is larger than ${aa} parts (${n} MiB in all), which is all that S3 takes: set the input part-size to more`
  );
}

// src/stores/s3/write/write-probe.ts
var E0 = de(f0(), 1);
function S0(o) {
  let n, r, s = () => n ??= R0(FA, o);
  return {
    ofPut: s,
    ofUpload() {
      return r ??= s().then((c) => c === "kept" ? R0(WA, o) : c), r;
    }
  };
}
async function R0(o, { session: n, name: r, signal: s, warn: c }) {
  let m = (x) => c(
    `The store has no way to keep two jobs from saving one key at once (it ${x} If-None-Match); the later one may win.`
  ), _ = AbortSignal.any([s, AbortSignal.timeout(1e4)]);
  try {
    await o(n, { name: r, id: (0, E0.randomUUID)(), signal: _, deadline: Jo() });
  } catch (x) {
    return x instanceof Yt ? x.kind === "taken" ? "kept" : x.kind !== "unsupported" && x.kind !== "other" ? "unknown" : (m("refuses"), "refused") : "unknown";
  }
  return m("ignores"), "ignored";
}
async function FA(o, n) {
  await Fo(o, n, [], !0), await Fo(o, n, [], !0);
}
async function WA(o, n) {
  let r = Wo(o, { ...n, beginMs: 1e4, isProbe: !0 });
  try {
    await r.send(0, [Buffer.alloc(1)]), await r.complete(!0);
  } catch (s) {
    throw await r.abandon().catch(() => {
    }), s;
  }
}

// src/stores/s3/write/writer.ts
function sI({ inputs: o, signal: n, tell: r, warn: s }, { session: c, names: m }) {
  let { concurrency: _, partBytes: x } = o, C = S0({ session: c, name: m.probe, signal: n, warn: s });
  return {
    create(f) {
      C.ofPut();
      let O = (k) => m.object({ scope: k.scope ?? f.scope, version: k.version, key: k.key });
      return g0({
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
    remove: (f) => m0(c, f, n)
  };
}
export {
  sI as newWriter
};
