import {
  d as Wa,
  f as Xa,
  i as Qa
} from "./shared-GK2AINUL.js";
import {
  A as Ha,
  C as za,
  D as Ka,
  I as Va,
  J as Fa,
  c as xt,
  e as ba,
  j as Pa,
  k as Ba,
  l as Ia,
  m as wa,
  n as Da,
  o as Ga,
  p as Ua,
  q as ja,
  s as qa,
  x as Na
} from "./shared-FWFJNZRE.js";
import {
  a as va,
  b as ka,
  c as ya,
  i as Aa,
  j as Ta,
  w as Ma,
  x as La,
  y as $a
} from "./shared-HVS4LGE2.js";
import {
  $ as Ea,
  I as co,
  J as xa,
  O as Ca,
  Q as fa,
  S as ga,
  T as Mr,
  W as Ra,
  _ as Oa,
  ba as Wo,
  ca as ha,
  ja as Sa
} from "./shared-WYASJ3TG.js";
import {
  a as pa
} from "./shared-2ULLQF6Q.js";
import {
  a as Fo,
  b as Se,
  d as Lr,
  f as Ja,
  g as Ya
} from "./shared-FL676GIL.js";
import "./shared-DRBPMFKX.js";
import {
  d as _a
} from "./shared-PUZZOFFE.js";
import "./shared-OSXA3Y6X.js";
import "./shared-G5LPM4YZ.js";
import {
  d as la,
  g as da,
  h as ma
} from "./shared-2OO7DFWX.js";
import {
  c as kt,
  d as he
} from "./shared-UM3YMJKL.js";
import {
  Tb as ua,
  a as ao,
  b as ie,
  d as ue,
  gb as Vo,
  sa as ia
} from "./shared-EQKOR6PE.js";

// lighter-node:crypto?src/stores/s3/write/draft.ts
var Za = ie((XA, $r) => {
  $r.exports = Object.create(new Proxy({}, { get: (o, n) => ao("node:crypto")[n] }));
  $r.exports.getRandomValues = (o) => ao("node:crypto").getRandomValues(o);
});

// unused-by-sdk:@aws-sdk/checksums/crc
var cc = ie((iT, ac) => {
  ac.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:@aws-sdk/signature-v4-multi-region
var kc = ie((EM, vc) => {
  vc.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:@smithy/core/event-streams
var Fc = ie((d3, Vc) => {
  Vc.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:../endpoint/endpointResolver
var Xc = ie((_3, Wc) => {
  Wc.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// lighter-node:stream/consumers?scripts/s3-settings.mjs
var r0 = ie((D$, n0) => {
  n0.exports = Object.create(new Proxy({}, { get: (o, n) => ao("node:stream/consumers")[n] }));
});

// lighter-node:crypto?src/stores/s3/write/write-probe.ts
var C0 = ie((X1, ca) => {
  ca.exports = Object.create(new Proxy({}, { get: (o, n) => ao("node:crypto")[n] }));
  ca.exports.getRandomValues = (o) => ao("node:crypto").getRandomValues(o);
});

// src/stores/s3/write/draft.ts
var _0 = ue(Za(), 1);

// src/stores/s3/write/upload-deadline.ts
function Xo({
  noProgressMs: o,
  progressBytes: n
} = Vo) {
  let r = new AbortController(), s = 0, i = 0, _, m = () => {
    let [C, f] = [n / 1024, o / 1e3], g = `the store takes less than ${C} KiB in ${f} seconds: check the network and the proxy`;
    r.abort(new Fo("unreachable", g));
  }, x = () => {
    i = 0, _?.refresh();
  };
  return {
    /** Aborted when the deadline has passed. */
    signal: r.signal,
    sent(C) {
      i += C, i >= n && x();
    },
    /** Waits for a request of the upload. The end of a request counts as progress. */
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
var Qt = {
  WHEN_SUPPORTED: "WHEN_SUPPORTED",
  WHEN_REQUIRED: "WHEN_REQUIRED"
}, ec = Qt.WHEN_SUPPORTED, Qo = {
  WHEN_SUPPORTED: "WHEN_SUPPORTED",
  WHEN_REQUIRED: "WHEN_REQUIRED"
}, oc = Qt.WHEN_SUPPORTED, T;
(function(o) {
  o.MD5 = "MD5", o.CRC32 = "CRC32", o.CRC32C = "CRC32C", o.CRC64NVME = "CRC64NVME", o.SHA1 = "SHA1", o.SHA256 = "SHA256";
})(T || (T = {}));
var tc;
(function(o) {
  o.HEADER = "header", o.TRAILER = "trailer";
})(tc || (tc = {}));
var io = T.CRC32;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmForRequest.js
var nc = (o, { requestChecksumRequired: n, requestAlgorithmMember: r, requestChecksumCalculation: s }) => r ? o[r] ? o[r] : void 0 : s === Qt.WHEN_SUPPORTED || n ? io : void 0;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumLocationName.js
var pe = (o) => o === T.MD5 ? "content-md5" : `x-amz-checksum-${o.toLowerCase()}`;

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
var Jo = (o) => o !== void 0 && typeof o != "string" && !ArrayBuffer.isView(o) && !la(o);

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/selectChecksumAlgorithmFunction.js
var ve = ue(cc());

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/types.js
var ic = [
  T.CRC32,
  T.CRC32C,
  T.CRC64NVME,
  T.SHA1,
  T.SHA256
], Ir = [
  T.SHA256,
  T.SHA1,
  T.CRC32,
  T.CRC32C,
  T.CRC64NVME
];

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/selectChecksumAlgorithmFunction.js
var Yo = (o, n) => {
  let { checksumAlgorithms: r = {} } = n;
  switch (o) {
    case T.MD5:
      return r?.MD5 ?? n.md5;
    case T.CRC32:
      return r?.CRC32 ?? ve.Crc32;
    case T.CRC32C:
      return r?.CRC32C ?? ve.Crc32c;
    case T.CRC64NVME:
      return r?.CRC64NVME ?? ve.Crc64Nvme;
    case T.SHA1:
      return r?.SHA1 ?? n.sha1;
    case T.SHA256:
      return r?.SHA256 ?? n.sha256;
    default:
      if (r?.[o])
        return r[o];
      throw new Error(`The checksum algorithm "${o}" is not supported by the client. Select one of ${ic}, or provide an implementation to  the client constructor checksums field.`);
  }
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/stringHasher.js
var Zo = (o, n) => {
  let r = new o();
  return r.update(ma(n || "")), r.digest();
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsMiddleware.js
var uc = {
  name: "flexibleChecksumsMiddleware",
  step: "build",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, pc = (o, n) => (r, s) => async (i) => {
  if (!kt.isInstance(i.request) || sc("x-amz-checksum-", i.request.headers))
    return r(i);
  let { request: _, input: m } = i, { body: x, headers: C } = _, { base64Encoder: f, streamHasher: g } = o, { requestChecksumRequired: b, requestAlgorithmMember: E } = n, v = await o.requestChecksumCalculation(), U = E?.name, K = E?.httpHeader;
  U && !m[U] && (v === Qt.WHEN_SUPPORTED || b) && (m[U] = io, K && (C[K] = io));
  let Ot = nc(m, {
    requestChecksumRequired: b,
    requestAlgorithmMember: E?.name,
    requestChecksumCalculation: v
  }), At = x, Tt = C;
  if (Ot) {
    switch (Ot) {
      case T.CRC32:
        xt(s, "FLEXIBLE_CHECKSUMS_REQ_CRC32", "U");
        break;
      case T.CRC32C:
        xt(s, "FLEXIBLE_CHECKSUMS_REQ_CRC32C", "V");
        break;
      case T.CRC64NVME:
        xt(s, "FLEXIBLE_CHECKSUMS_REQ_CRC64", "W");
        break;
      case T.SHA1:
        xt(s, "FLEXIBLE_CHECKSUMS_REQ_SHA1", "X");
        break;
      case T.SHA256:
        xt(s, "FLEXIBLE_CHECKSUMS_REQ_SHA256", "Y");
        break;
    }
    let Et = pe(Ot), Ar = Yo(Ot, o);
    if (Jo(x)) {
      let { getAwsChunkedEncodingStream: Tr, bodyLengthChecker: h0 } = o;
      At = Tr(typeof o.requestStreamBufferSize == "number" && o.requestStreamBufferSize >= 8 * 1024 ? Ta(x, o.requestStreamBufferSize, s.logger) : x, {
        base64Encoder: f,
        bodyLengthChecker: h0,
        checksumLocationName: Et,
        checksumAlgorithmFn: Ar,
        streamHasher: g
      }), Tt = {
        ...C,
        "content-encoding": C["content-encoding"] ? `${C["content-encoding"]},aws-chunked` : "aws-chunked",
        "transfer-encoding": "chunked",
        "x-amz-decoded-content-length": C["content-length"],
        "x-amz-content-sha256": "STREAMING-UNSIGNED-PAYLOAD-TRAILER",
        "x-amz-trailer": Et
      }, delete Tt["content-length"];
    } else if (!rc(Et, C)) {
      let Tr = await Zo(Ar, x);
      Tt = {
        ...C,
        [Et]: f(Tr)
      };
    }
  }
  try {
    return await r({
      ...i,
      request: {
        ..._,
        headers: Tt,
        body: At
      }
    });
  } catch (Et) {
    if (Et instanceof Error && Et.name === "InvalidChunkSizeError")
      try {
        Et.message.endsWith(".") || (Et.message += "."), Et.message += " Set [requestStreamBufferSize=number e.g. 65_536] in client constructor to instruct AWS SDK to buffer your input stream.";
      } catch {
      }
    throw Et;
  }
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsInputMiddleware.js
var lc = {
  name: "flexibleChecksumsInputMiddleware",
  toMiddleware: "serializerMiddleware",
  relation: "before",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, dc = (o, n) => (r, s) => async (i) => {
  let _ = i.input, { requestValidationModeMember: m } = n, x = await o.requestChecksumCalculation(), C = await o.responseChecksumValidation();
  switch (x) {
    case Qt.WHEN_REQUIRED:
      xt(s, "FLEXIBLE_CHECKSUMS_REQ_WHEN_REQUIRED", "a");
      break;
    case Qt.WHEN_SUPPORTED:
      xt(s, "FLEXIBLE_CHECKSUMS_REQ_WHEN_SUPPORTED", "Z");
      break;
  }
  switch (C) {
    case Qo.WHEN_REQUIRED:
      xt(s, "FLEXIBLE_CHECKSUMS_RES_WHEN_REQUIRED", "c");
      break;
    case Qo.WHEN_SUPPORTED:
      xt(s, "FLEXIBLE_CHECKSUMS_RES_WHEN_SUPPORTED", "b");
      break;
  }
  return m && !_[m] && C === Qo.WHEN_SUPPORTED && (_[m] = "ENABLED"), r(i);
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmListForResponse.js
var tn = (o = []) => {
  let n = [], r = Ir.length;
  for (let s of o) {
    let i = Ir.indexOf(s);
    i !== -1 ? n[i] = s : n[r++] = s;
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
var _c = async (o, { checksumAlgorithmFn: n, base64Encoder: r }) => r(await Zo(n, o));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/validateChecksumFromResponse.js
var xc = async (o, { config: n, responseAlgorithms: r, logger: s }) => {
  let i = tn(r), { body: _, headers: m } = o;
  for (let x of i) {
    let C = pe(x), f = m[C];
    if (f) {
      let g;
      try {
        g = Yo(x, n);
      } catch (v) {
        if (x === T.CRC64NVME) {
          s?.warn(`Skipping ${T.CRC64NVME} checksum validation: ${v.message}`);
          continue;
        }
        throw v;
      }
      let { base64Encoder: b } = n;
      if (Jo(_)) {
        o.body = Aa({
          expectedChecksum: f,
          checksumSourceLocation: C,
          checksum: new g(),
          source: _,
          base64Encoder: b
        });
        return;
      }
      let E = await _c(_, { checksumAlgorithmFn: g, base64Encoder: b });
      if (E === f)
        break;
      throw new Error(`Checksum mismatch: expected "${E}" but received "${f}" in response header "${C}".`);
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
}, fc = (o, n) => (r, s) => async (i) => {
  if (!kt.isInstance(i.request))
    return r(i);
  let _ = i.input, m = await r(i), x = m.response, { requestValidationModeMember: C, responseAlgorithms: f } = n;
  if (C && _[C] === "ENABLED") {
    let { clientName: g, commandName: b } = s, E = Object.keys(o.checksumAlgorithms ?? {}).filter((K) => {
      let Ot = pe(K);
      return x.headers[Ot] !== void 0;
    }), v = tn([
      ...f ?? [],
      ...E
    ]);
    if (g === "S3Client" && b === "GetObjectCommand" && v.every((K) => {
      let Ot = pe(K), At = x.headers[Ot];
      return !At || mc(At);
    }))
      return m;
    await xc(x, {
      config: o,
      responseAlgorithms: v,
      logger: s.logger
    });
  }
  return m;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getFlexibleChecksumsPlugin.js
var en = (o, n) => ({
  applyToStack: (r) => {
    r.add(pc(o, n), uc), r.addRelativeTo(dc(o, n), lc), r.addRelativeTo(fc(o, n), Cc);
  }
});

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/resolveFlexibleChecksumsConfig.js
var wr = (o) => {
  let { requestChecksumCalculation: n, responseChecksumValidation: r, requestStreamBufferSize: s } = o;
  return Object.assign(o, {
    requestChecksumCalculation: he(n ?? ec),
    responseChecksumValidation: he(r ?? oc),
    requestStreamBufferSize: Number(s ?? 0),
    checksumAlgorithms: o.checksumAlgorithms ?? {}
  });
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-check-content-length-header/check-content-length-header.js
var S0 = "content-length", v0 = "x-amz-decoded-content-length";
function gc() {
  return (o, n) => async (r) => {
    let { request: s } = r;
    if (kt.isInstance(s) && !(S0 in s.headers) && !(v0 in s.headers)) {
      let i = "Are you using a Stream of unknown length as the Body of a PutObject request? Consider using Upload instead from @aws-sdk/lib-storage.";
      typeof n?.logger?.warn == "function" && !(n.logger instanceof Wo) ? n.logger.warn(i) : console.warn(i);
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
    n.add(gc(), Rc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/region-redirect-endpoint-middleware.js
var Oc = (o) => (n, r) => async (s) => {
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
}, Ec = {
  tags: ["REGION_REDIRECT", "S3"],
  name: "regionRedirectEndpointMiddleware",
  override: !0,
  relation: "before",
  toMiddleware: "endpointV2Middleware"
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/region-redirect-middleware.js
function hc(o) {
  return (n, r) => async (s) => {
    try {
      return await n(s);
    } catch (i) {
      if (o.followRegionRedirects) {
        let _ = i?.$metadata?.httpStatusCode, m = r.commandName === "HeadBucketCommand", x = i?.$response?.headers?.["x-amz-bucket-region"];
        if (x && (_ === 301 || _ === 400 && (i?.name === "IllegalLocationConstraintException" || m))) {
          try {
            let C = x;
            r.logger?.debug(`Redirecting from ${await o.region()} to ${C}`), r.__s3RegionRedirect = C, xt(r, "S3_REGION_REDIRECT", "Ah");
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
var Sc = {
  step: "initialize",
  tags: ["REGION_REDIRECT", "S3"],
  name: "regionRedirectMiddleware",
  override: !0
}, Gr = (o) => ({
  applyToStack: (n) => {
    n.add(hc(o), Sc), n.addRelativeTo(Oc(o), Ec);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/classes/S3ExpressIdentityCache.js
var on = class o {
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
var ke = class {
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
var nn = class o {
  createSessionFn;
  cache;
  static REFRESH_WINDOW_MS = 6e4;
  accessKeyId;
  cacheGeneration = 0;
  constructor(n, r = new on()) {
    this.createSessionFn = n, this.cache = r;
  }
  async getS3ExpressIdentity(n, r) {
    let s = r.Bucket, { cache: i } = this;
    n.accessKeyId !== this.accessKeyId && (this.accessKeyId = n.accessKeyId, this.cacheGeneration++, i.clear());
    let _ = this.cacheGeneration, m = i.get(s);
    return m ? m.identity.then((x) => (x.expiration?.getTime() ?? 0) < Date.now() ? i.set(s, new ke(this.getIdentity(s))).identity : ((x.expiration?.getTime() ?? 0) < Date.now() + o.REFRESH_WINDOW_MS && !m.isRefreshing && (m.isRefreshing = !0, this.getIdentity(s).then((g) => {
      _ === this.cacheGeneration && i.set(s, new ke(Promise.resolve(g)));
    })), x)) : i.set(s, new ke(this.getIdentity(s))).identity;
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
var Ur = (o, { session: n }) => {
  let [r, s] = n, { forcePathStyle: i, useAccelerateEndpoint: _, disableMultiregionAccessPoints: m, followRegionRedirects: x, s3ExpressIdentityProvider: C, bucketEndpoint: f, expectContinueHeader: g } = o;
  return Object.assign(o, {
    forcePathStyle: i ?? !1,
    useAccelerateEndpoint: _ ?? !1,
    disableMultiregionAccessPoints: m ?? !1,
    followRegionRedirects: x ?? !1,
    s3ExpressIdentityProvider: C ?? new nn(async (b) => r().send(new s({
      Bucket: b
    }))),
    bucketEndpoint: f ?? !1,
    expectContinueHeader: g ?? 2097152
  });
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/constants.js
var yc = "Directory", bc = "S3Express", Pc = "sigv4-s3express", k0 = "X-Amz-S3session-Token", Bc = k0.toLowerCase();

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/s3ExpressMiddleware.js
var Ac = (o) => (n, r) => async (s) => {
  if (r.endpointV2) {
    let i = r.endpointV2, _ = i.properties?.authSchemes?.[0]?.name === Pc;
    if ((i.properties?.backend === bc || i.properties?.bucketType === yc) && (xt(r, "S3_EXPRESS_BUCKET", "J"), r.isS3ExpressBucket = !0), _) {
      let x = s.input.Bucket;
      if (x) {
        let C = await o.s3ExpressIdentityProvider.getS3ExpressIdentity(await o.credentials(), {
          Bucket: x
        });
        r.s3ExpressIdentity = C, kt.isInstance(s.request) && C.sessionToken && (s.request.headers[Bc] = C.sessionToken);
      }
    }
  }
  return n(s);
}, Tc = {
  name: "s3ExpressMiddleware",
  step: "build",
  tags: ["S3", "S3_EXPRESS"],
  override: !0
}, jr = (o) => ({
  applyToStack: (n) => {
    n.add(Ac(o), Tc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/signS3Express.js
var Mc = async (o, n, r, s) => {
  let i = await s.signWithCredentials(r, o, {});
  if (i.headers["X-Amz-Security-Token"] || i.headers["x-amz-security-token"])
    throw new Error("X-Amz-Security-Token must not be set for s3-express requests.");
  return i;
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/s3ExpressHttpSigningMiddleware.js
var y0 = (o) => (n) => {
  throw n;
}, b0 = (o, n) => {
};
var Lc = (o) => (n, r) => async (s) => {
  if (!kt.isInstance(s.request))
    return n(s);
  let _ = co(r).selectedHttpAuthScheme;
  if (!_)
    throw new Error("No HttpAuthScheme was selected: unable to sign request");
  let { httpAuthOption: { signingProperties: m = {} }, identity: x, signer: C } = _, f;
  r.s3ExpressIdentity ? f = await Mc(r.s3ExpressIdentity, m, s.request, await o.signer()) : f = await C.sign(s.request, x, m);
  let g = await n({
    ...s,
    request: f
  }).catch((C.errorHandler || y0)(m));
  return (C.successHandler || b0)(g.response, m), g;
}, qr = (o) => ({
  applyToStack: (n) => {
    n.addRelativeTo(Lc(o), Ua);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/to-stream/toStream.js
import { Readable as P0 } from "node:stream";
function $c(o) {
  return P0.from(Buffer.from(o));
}

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-throw-200-exceptions/throw-200-exceptions.js
var B0 = {
  CopyObjectCommand: !0,
  UploadPartCopyCommand: !0,
  CompleteMultipartUploadCommand: !0
}, Ic = (o) => (n, r) => async (s) => {
  let i = await n(s), { response: _ } = i;
  if (!xa.isInstance(_))
    return i;
  let { statusCode: m, body: x } = _;
  if (m < 200 || m >= 300)
    return i;
  let C = await A0(x, o);
  if (_.body = $c(C), C.length === 0 && B0[r.commandName]) {
    let g = new Error("S3 aborted request");
    throw g.$metadata = {
      httpStatusCode: 503
    }, g.name = "InternalError", g;
  }
  let f = o.utf8Encoder(C.subarray(C.length - 16));
  return f && f.endsWith("</Error>") && (_.statusCode = 503), i;
}, A0 = (o = new Uint8Array(), n) => o instanceof Uint8Array ? Promise.resolve(o) : n.streamCollector(o) || Promise.resolve(new Uint8Array()), wc = {
  relation: "after",
  toMiddleware: "deserializerMiddleware",
  tags: ["THROW_200_EXCEPTIONS", "S3"],
  name: "throw200ExceptionsMiddleware",
  override: !0
}, ye = (o) => ({
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
      let i = new Error(`Bucket name shouldn't contain '/', received '${s}'`);
      throw i.name = "InvalidBucketName", i;
    }
    return n({ ...r });
  };
}
var jc = {
  step: "initialize",
  tags: ["VALIDATE_BUCKET_NAME"],
  name: "validateBucketNameMiddleware",
  override: !0
}, Hr = (o) => ({
  applyToStack: (n) => {
    n.add(Uc(o), jc), n.addRelativeTo(Dc(o), Gc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/protocol/S3RestXmlProtocol.js
var uo = class extends Qa {
  async serializeRequest(n, r, s) {
    let i = await super.serializeRequest(n, r, s), _ = ga.of(n.input), m = _.getSchema(), x = 0, C = m[6] ?? 0;
    if (r && typeof r == "object")
      for (let [f, g] of _.structIterator()) {
        if (++x > C)
          break;
        if (f === "Bucket") {
          if (!r.Bucket && g.getMergedTraits().httpLabel)
            throw new Error("No value provided for input HTTP label: Bucket.");
          break;
        }
      }
    return i;
  }
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-expect-continue/middleware-expect-continue.js
function qc(o) {
  return (n) => async (r) => {
    let { request: s } = r;
    if (o.expectContinueHeader !== !1 && kt.isInstance(s) && s.body && o.runtime === "node" && o.requestHandler?.constructor?.name !== "FetchHttpHandler") {
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
var Nc = {
  step: "build",
  tags: ["SET_EXPECT_HEADER", "EXPECT_HEADER"],
  name: "addExpectContinueMiddleware",
  override: !0
}, zr = (o) => ({
  applyToStack: (n) => {
    n.add(qc(o), Nc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-ssec/middleware-ssec.js
function Hc(o) {
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
        typeof m == "string" ? Kc(m, o) ? x = o.base64Decoder(m) : (x = o.utf8Decoder(m), s[_.target] = o.base64Encoder(x)) : (x = ArrayBuffer.isView(m) ? new Uint8Array(m.buffer, m.byteOffset, m.byteLength) : new Uint8Array(m), s[_.target] = o.base64Encoder(x));
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
var zc = {
  name: "ssecMiddleware",
  step: "initialize",
  tags: ["SSE"],
  override: !0
}, po = (o) => ({
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
var p0 = ue(Fc());

// node_modules/@aws-sdk/client-s3/dist-es/auth/httpAuthSchemeProvider.js
var Qc = ue(kc());
var Jc = ue(Xc()), T0 = (o) => async (n, r, s) => {
  if (!s)
    throw new Error("Could not find `input` for `defaultEndpointRuleSetHttpAuthSchemeParametersProvider`");
  let i = await o(n, r, s), _ = co(r)?.commandInstance?.constructor?.getEndpointParameterInstructions;
  if (!_)
    throw new Error(`getEndpointParameterInstructions() is not defined on '${r.commandName}'`);
  let m = await ba(s, { getEndpointParameterInstructions: _ }, n);
  return Object.assign(i, m);
}, M0 = async (o, n, r) => ({
  operation: co(n).operation,
  region: await he(o.region)() || (() => {
    throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
  })()
}), Yc = T0(M0);
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
var L0 = (o, n, r) => (i) => {
  let m = o(i).properties?.authSchemes;
  if (!m)
    return n(i);
  let x = [];
  for (let C of m) {
    let { name: f, properties: g = {}, ...b } = C, E = f.toLowerCase();
    f !== E && console.warn(`HttpAuthScheme has been normalized with lowercasing: '${f}' to '${E}'`);
    let v;
    if (E === "sigv4a") {
      v = "aws.auth#sigv4a";
      let Ot = m.find((At) => {
        let Tt = At.name.toLowerCase();
        return Tt !== "sigv4a" && Tt.startsWith("sigv4");
      });
      if (Qc.SignatureV4MultiRegion.sigv4aDependency() === "none" && Ot)
        continue;
    } else if (E.startsWith("sigv4"))
      v = "aws.auth#sigv4";
    else
      throw new Error(`Unknown HttpAuthScheme found in '@smithy.rules#endpointRuleSet': '${E}'`);
    let U = r[v];
    if (!U)
      throw new Error(`Could not find HttpAuthOption create function for '${v}'`);
    let K = U(i);
    K.schemeId = v, K.signingProperties = { ...K.signingProperties || {}, ...b, ...g }, x.push(K);
  }
  return x;
}, $0 = (o) => {
  let n = [];
  switch (o.operation) {
    default:
      n.push(Zc(o)), n.push(ti(o));
  }
  return n;
}, R3 = L0(Jc.defaultEndpointResolver, $0, {
  "aws.auth#sigv4": Zc,
  "aws.auth#sigv4a": ti
}), ei = (o) => {
  let n = Xa(o), r = Wa(n);
  return Object.assign(r, {
    authSchemePreference: he(o.authSchemePreference ?? [])
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
var pt = ha(ni, "AmazonS3", "S3Client", Ba), yt = {
  Bucket: { type: "contextParams", name: "Bucket" },
  Key: { type: "contextParams", name: "Key" }
};
var rn = {
  DisableS3ExpressSessionAuth: { type: "staticContextParams", value: !0 },
  Bucket: { type: "contextParams", name: "Bucket" }
};
var be = (o, n, r, s) => [
  ye(r)
], Pe = (o, n, r, s) => [
  ye(r),
  po(r)
];
var ri = (o, n, r, s) => [
  en(r, {
    requestAlgorithmMember: { httpHeader: "x-amz-sdk-checksum-algorithm", name: "ChecksumAlgorithm" },
    requestChecksumRequired: !1
  }),
  Dr(r),
  ye(r),
  po(r)
];
var si = (o, n, r, s) => [
  en(r, {
    requestAlgorithmMember: { httpHeader: "x-amz-sdk-checksum-algorithm", name: "ChecksumAlgorithm" },
    requestChecksumRequired: !1
  }),
  ye(r),
  po(r)
];

// node_modules/@aws-sdk/client-s3/dist-es/models/S3ServiceException.js
var G = class o extends Ra {
  static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.s3#S3ServiceException";
  constructor(n) {
    super(n), Object.setPrototypeOf(this, o.prototype);
  }
};

// node_modules/@aws-sdk/client-s3/dist-es/models/errors.js
var sn = class o extends G {
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
}, an = class o extends G {
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
}, cn = class o extends G {
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
}, un = class o extends G {
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
}, pn = class o extends G {
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
}, ln = class o extends G {
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
}, dn = class o extends G {
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
}, mn = class o extends G {
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
}, _n = class o extends G {
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
}, xn = class o extends G {
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
}, Cn = class o extends G {
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
}, fn = class o extends G {
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
}, gn = class o extends G {
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
}, Rn = class o extends G {
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
}, On = class o extends G {
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
}, En = class o extends G {
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
}, hn = class o extends G {
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
}, Sn = class o extends G {
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
}, vn = class o extends G {
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
}, kn = class o extends G {
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
}, yn = class o extends G {
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
var I0 = "Account", w0 = "AnalyticsAndOperator", bn = "AccelerateConfiguration", Xn = "AccessControlList", Be = "ACL", Ci = "AnalyticsConfigurationList", le = "AccessControlPolicy", fi = "AccessControlTranslation", lo = "AnalyticsConfiguration", D0 = "AnnotationCount", G0 = "AccessDenied", gi = "AbortDate", U0 = "AnnotationDirective", Ri = "AnnotationEntry", j0 = "AnalyticsExportDestination", q0 = "AnalyticsFilter", N0 = "AllowedHeaders", H0 = "AllowedHeader", z0 = "AccountId", Oi = "AbortIncompleteMultipartUpload", ai = "AccessKeyId", K0 = "AnnotationList", V0 = "AnnotationLimitExceeded", F0 = "AllowedMethods", W0 = "AbortMultipartUpload", X0 = "AbortMultipartUploadOutput", Q0 = "AbortMultipartUploadRequest", J0 = "AllowedMethod", Co = "AnnotationName", Y0 = "AnnotationNameTooLong", Z0 = "AllowedOrigins", td = "AllowedOrigin", Ei = "AnnotationPayload", ed = "AccessPointAlias", hi = "AccessPointArn", Si = "AnnotationPrefix", od = "AllowQuotedRecordDelimiter", Zr = "AcceptRanges", vi = "AbortRuleId", Pn = "AbacStatus", nd = "AnalyticsS3BucketDestination", rd = "ApplyServerSideEncryptionByDefault", sd = "ArchiveStatus", ki = "AccessTier", Bn = "AnnotationTableConfiguration", yi = "AnnotationTableConfigurationResult", ad = "AnnotationTableConfigurationUpdates", fo = "And", cd = "Annotations", c = "Bucket", ts = "BucketArn", id = "BucketAlreadyExists", ud = "BucketAccountId", pd = "BucketAlreadyOwnedByYou", bi = "BlockedEncryptionTypes", es = "BypassGovernanceRetention", ld = "BucketInfo", lt = "BucketKeyEnabled", dd = "BucketLifecycleConfiguration", md = "BucketLocationName", An = "BucketLoggingStatus", _d = "BucketLocationType", xd = "BucketNamespace", Cd = "BucketName", Pi = "BytesProcessed", ci = "BlockPublicAcls", ii = "BlockPublicPolicy", os = "BucketRegion", Bi = "BytesReturned", Ai = "BytesScanned", go = "Body", ns = "Buckets", Ti = "Checksum", k = "ChecksumAlgorithm", fd = "CannedACL", gd = "CreateBucket", Kr = "CreateBucketConfiguration", Rd = "CreateBucketMetadataConfiguration", Od = "CreateBucketMetadataConfigurationRequest", Ed = "CreateBucketMetadataTableConfiguration", hd = "CreateBucketMetadataTableConfigurationRequest", Sd = "CreateBucketOutput", vd = "CreateBucketRequest", Ae = "CacheControl", Q = "ChecksumCRC32", J = "ChecksumCRC32C", Y = "ChecksumCRC64NVME", Ro = "Cache-Control", kd = "CreationDate", Oo = "Content-Disposition", Te = "ContentDisposition", yd = "ContinuationEvent", Eo = "Content-Encoding", Me = "ContentEncoding", bd = "CloudFunction", Pd = "CloudFunctionConfiguration", Le = "ContentLanguage", ho = "Content-Language", $e = "Content-Length", Ie = "ContentLength", w = "Content-MD5", Z = "ChecksumMD5", D = "ContentMD5", Bd = "CompletedMultipartUpload", Ad = "CompleteMultipartUploadOutput", Td = "CreateMultipartUploadOutput", Md = "CompleteMultipartUploadResult", Ld = "CompleteMultipartUploadRequest", $d = "CreateMultipartUploadRequest", Mi = "CompleteMultipartUpload", Id = "CreateMultipartUpload", rs = "ChecksumMode", wd = "CopyObject", Dd = "CopyObjectOutput", Li = "CopyObjectResult", Tn = "CORSConfiguration", ss = "CORSRules", as = "CORSRule", Gd = "CopyObjectRequest", Ud = "CommonPrefix", jd = "CommonPrefixList", qd = "CompletedPartList", $i = "CopyPartResult", Nd = "CompletedPart", Qn = "CommonPrefixes", cs = "ContentRange", Hd = "ConfirmRemoveSelfBucketAccess", Ii = "Content-Range", we = "ConfigurationState", tt = "ChecksumSHA1", et = "ChecksumSHA256", ot = "ChecksumSHA512", wi = "CopySourceIfMatch", Di = "CopySourceIfModifiedSince", Gi = "CopySourceIfNoneMatch", Ui = "CopySourceIfUnmodifiedSince", zd = "CreateSessionOutput", Kd = "CreateSessionResult", Vd = "CopySourceRange", Fd = "CreateSessionRequest", ji = "CopySourceSSECustomerAlgorithm", is = "CopySourceSSECustomerKey", qi = "CopySourceSSECustomerKeyMD5", Ni = "CSV", Hi = "CopySourceVersionId", Wd = "CSVInput", Xd = "CSVOutput", zi = "CopySource", Qd = "CreateSession", Ct = "ChecksumType", So = "Content-Type", Jd = "ClientToken", De = "ContentType", Yd = "CompressionType", dt = "ContinuationToken", nt = "ChecksumXXHASH64", rt = "ChecksumXXHASH3", st = "ChecksumXXHASH128", Ki = "Condition", Zd = "Code", tm = "Comments", Vi = "Contents", em = "Cont", ui = "Credentials", de = "Days", om = "DaysAfterInitiation", nm = "DeleteBucket", rm = "DeleteBucketAnalyticsConfiguration", sm = "DeleteBucketAnalyticsConfigurationRequest", am = "DeleteBucketCors", cm = "DeleteBucketCorsRequest", im = "DeleteBucketEncryption", um = "DeleteBucketEncryptionRequest", pm = "DeleteBucketInventoryConfiguration", lm = "DeleteBucketInventoryConfigurationRequest", dm = "DeleteBucketIntelligentTieringConfiguration", mm = "DeleteBucketIntelligentTieringConfigurationRequest", _m = "DeleteBucketLifecycle", xm = "DeleteBucketLifecycleRequest", Cm = "DeleteBucketMetadataConfiguration", fm = "DeleteBucketMetadataConfigurationRequest", gm = "DeleteBucketMetricsConfigurationRequest", Rm = "DeleteBucketMetricsConfiguration", Om = "DeleteBucketMetadataTableConfiguration", Em = "DeleteBucketMetadataTableConfigurationRequest", hm = "DeleteBucketOwnershipControls", Sm = "DeleteBucketOwnershipControlsRequest", vm = "DeleteBucketPolicy", km = "DeleteBucketPolicyRequest", ym = "DeleteBucketRequest", bm = "DeleteBucketReplicationRequest", Pm = "DeleteBucketReplication", Bm = "DeleteBucketTagging", Am = "DeleteBucketTaggingRequest", Tm = "DeleteBucketWebsite", Mm = "DeleteBucketWebsiteRequest", Lm = "DataExport", $m = "DefaultEventHold", Im = "DestinationIfMatch", wm = "DestinationIfModifiedSince", Dm = "DestinationIfNoneMatch", Gm = "DestinationIfUnmodifiedSince", me = "DeleteMarker", Um = "DeleteMarkerEntry", Fi = "DeleteMarkerReplication", jm = "DeleteMarkerVersionId", Wi = "DeleteMarkers", us = "DisplayName", qm = "DeletedObject", Nm = "DeleteObjectAnnotation", Hm = "DeleteObjectAnnotationOutput", zm = "DeleteObjectAnnotationRequest", Km = "DeleteObjectOutput", Vm = "DeleteObjectsOutput", Fm = "DeleteObjectRequest", Wm = "DeleteObjectsRequest", Xm = "DeleteObjectTagging", Qm = "DeleteObjectTaggingOutput", Jm = "DeleteObjectTaggingRequest", Ym = "DeletedObjects", Zm = "DeleteObject", t_ = "DeleteObjects", e_ = "DeletePublicAccessBlock", o_ = "DeletePublicAccessBlockRequest", n_ = "DataRedundancy", Xi = "DefaultRetention", r_ = "DeleteResult", Qi = "DestinationResult", Ji = "Date", Vr = "Delete", s_ = "Deleted", te = "Delimiter", Jn = "Destination", a_ = "Description", Yi = "Details", Ge = "Error", c_ = "EmailAddress", Zi = "EventBridgeConfiguration", p = "ExpectedBucketOwner", _e = "EncryptionConfiguration", tu = "ErrorCode", i_ = "ErrorDetails", ps = "ErrorDocument", u_ = "EndEvent", p_ = "ExposeHeaders", eu = "EventHoldDuration", l_ = "EventHold", d_ = "ExposeHeader", ou = "ErrorMessage", m_ = "ExpiredObjectDeleteMarker", nu = "ExistingObjectReplication", Mn = "ExpiresString", ru = "ExpectedSourceBucketOwner", j = "ETag", __ = "EncryptionTypeList", x_ = "EncryptionTypeMismatch", ls = "EncryptionType", ee = "EncodingType", C_ = "EventThreshold", su = "ExpressionType", ds = "Encryption", f_ = "Enabled", au = "End", cu = "Errors", ms = "Events", _s = "Event", Dt = "Expiration", Mt = "Expires", iu = "Expression", Jt = "Filter", uu = "FieldDelimiter", g_ = "FileHeaderInfo", R_ = "FetchOwner", pu = "FilterRule", O_ = "FilterRuleList", E_ = "FilterRules", h_ = "Field", lu = "Format", S_ = "Frequency", Yn = "Grants", v_ = "GetBucketAbac", k_ = "GetBucketAccelerateConfiguration", y_ = "GetBucketAccelerateConfigurationOutput", b_ = "GetBucketAnalyticsConfigurationOutput", P_ = "GetBucketAccelerateConfigurationRequest", B_ = "GetBucketAnalyticsConfigurationRequest", A_ = "GetBucketAnalyticsConfiguration", T_ = "GetBucketAbacOutput", M_ = "GetBucketAclOutput", L_ = "GetBucketAbacRequest", $_ = "GetBucketAclRequest", I_ = "GetBucketAcl", w_ = "GetBucketCors", D_ = "GetBucketCorsOutput", G_ = "GetBucketCorsRequest", U_ = "GetBucketEncryption", j_ = "GetBucketEncryptionOutput", q_ = "GetBucketEncryptionRequest", N_ = "GetBucketInventoryConfiguration", H_ = "GetBucketInventoryConfigurationOutput", z_ = "GetBucketInventoryConfigurationRequest", K_ = "GetBucketIntelligentTieringConfiguration", V_ = "GetBucketIntelligentTieringConfigurationOutput", F_ = "GetBucketIntelligentTieringConfigurationRequest", W_ = "GetBucketLocation", X_ = "GetBucketLifecycleConfiguration", Q_ = "GetBucketLifecycleConfigurationOutput", J_ = "GetBucketLifecycleConfigurationRequest", Y_ = "GetBucketLocationOutput", Z_ = "GetBucketLoggingOutput", tx = "GetBucketLocationRequest", ex = "GetBucketLoggingRequest", ox = "GetBucketLogging", nx = "GetBucketMetadataConfiguration", rx = "GetBucketMetadataConfigurationOutput", sx = "GetBucketMetricsConfigurationOutput", du = "GetBucketMetadataConfigurationResult", ax = "GetBucketMetadataConfigurationRequest", cx = "GetBucketMetricsConfigurationRequest", ix = "GetBucketMetricsConfiguration", ux = "GetBucketMetadataTableConfiguration", px = "GetBucketMetadataTableConfigurationOutput", mu = "GetBucketMetadataTableConfigurationResult", lx = "GetBucketMetadataTableConfigurationRequest", dx = "GetBucketNotificationConfiguration", mx = "GetBucketNotificationConfigurationRequest", _x = "GetBucketOwnershipControls", xx = "GetBucketOwnershipControlsOutput", Cx = "GetBucketOwnershipControlsRequest", fx = "GetBucketPolicy", gx = "GetBucketPolicyOutput", Rx = "GetBucketPolicyRequest", Ox = "GetBucketPolicyStatus", Ex = "GetBucketPolicyStatusOutput", hx = "GetBucketPolicyStatusRequest", Sx = "GetBucketReplication", vx = "GetBucketReplicationOutput", kx = "GetBucketRequestPayment", yx = "GetBucketRequestPaymentOutput", bx = "GetBucketRequestPaymentRequest", Px = "GetBucketReplicationRequest", Bx = "GetBucketTagging", Ax = "GetBucketTaggingOutput", Tx = "GetBucketTaggingRequest", Mx = "GetBucketVersioning", Lx = "GetBucketVersioningOutput", $x = "GetBucketVersioningRequest", Ix = "GetBucketWebsite", wx = "GetBucketWebsiteOutput", Dx = "GetBucketWebsiteRequest", Ue = "GrantFullControl", _u = "GlacierJobParameters", Gx = "GetObject", Ux = "GetObjectAcl", jx = "GetObjectAclOutput", qx = "GetObjectAnnotationOutput", Nx = "GetObjectAttributesOutput", Hx = "GetObjectAttributesParts", zx = "GetObjectAclRequest", Kx = "GetObjectAnnotationRequest", Vx = "GetObjectAttributesResponse", Fx = "GetObjectAttributesRequest", Wx = "GetObjectAnnotation", Xx = "GetObjectAttributes", Qx = "GetObjectLockConfiguration", Jx = "GetObjectLockConfigurationOutput", Yx = "GetObjectLockConfigurationRequest", Zx = "GetObjectLegalHold", tC = "GetObjectLegalHoldOutput", eC = "GetObjectLegalHoldRequest", oC = "GetObjectOutput", nC = "GetObjectRequest", rC = "GetObjectRetentionOutput", sC = "GetObjectRetentionRequest", aC = "GetObjectRetention", cC = "GetObjectTagging", iC = "GetObjectTaggingOutput", uC = "GetObjectTorrentOutput", pC = "GetObjectTaggingRequest", lC = "GetObjectTorrentRequest", dC = "GetObjectTorrent", mC = "GetPublicAccessBlock", _C = "GetPublicAccessBlockOutput", xC = "GetPublicAccessBlockRequest", je = "GrantRead", qe = "GrantReadACP", xs = "GrantWrite", Ne = "GrantWriteACP", Cs = "Grant", fs = "Grantee", CC = "HeadBucket", fC = "HeadBucketOutput", gC = "HeadBucketRequest", RC = "HttpErrorCodeReturnedEquals", xu = "HostName", OC = "HeadObject", EC = "HeadObjectOutput", hC = "HeadObjectRequest", SC = "HttpRedirectCode", V = "Id", vC = "InvalidAnnotationName", mo = "InventoryConfiguration", Cu = "InventoryConfigurationList", He = "ID", gs = "IndexDocument", kC = "InventoryDestination", yC = "IsEnabled", bC = "InventoryEncryption", PC = "InventoryFilter", fu = "IsLatest", ze = "IfMatch", BC = "IfMatchInitiatedTime", AC = "IfMatchLastModifiedTime", TC = "IfMatchSize", Rs = "If-Modified-Since", gu = "IfModifiedSince", MC = "InitiateMultipartUploadResult", xe = "If-Match", vo = "IfNoneMatch", Ke = "If-None-Match", LC = "InventoryOptionalFields", $C = "InvalidObjectState", IC = "IncludedObjectVersions", wC = "InvalidPrefix", pi = "IgnorePublicAcls", DC = "IdempotencyParameterMismatch", li = "IsPublic", GC = "InvalidRequest", UC = "IsRestoreInProgress", Os = "InputSerialization", jC = "InventoryS3BucketDestination", qC = "InventorySchedule", Gt = "IsTruncated", NC = "IntelligentTieringAndOperator", _o = "IntelligentTieringConfiguration", Ru = "IntelligentTieringConfigurationList", Ou = "InventoryTableConfigurationResult", HC = "InventoryTableConfigurationUpdates", Ln = "InventoryTableConfiguration", zC = "IntelligentTieringFilter", Eu = "IfUnmodifiedSince", Es = "If-Unmodified-Since", KC = "InvalidWriteOffset", hs = "Initiator", VC = "Initiated", hu = "JSON", FC = "JSONInput", WC = "JSONOutput", $n = "JournalTableConfiguration", Su = "JournalTableConfigurationResult", XC = "JournalTableConfigurationUpdates", O = "Key", QC = "KeyCount", JC = "KeyId", YC = "KmsKeyArn", Zn = "KeyMarker", ZC = "KMSContext", tf = "KMSKeyArn", ef = "KMSKeyId", of = "KMSMasterKeyID", nf = "KeyPrefixEquals", In = "Location", rf = "ListAllMyBucketsResult", sf = "ListAllMyDirectoryBucketsResult", af = "ListBuckets", cf = "ListBucketAnalyticsConfigurations", uf = "ListBucketAnalyticsConfigurationsOutput", pf = "ListBucketAnalyticsConfigurationResult", lf = "ListBucketAnalyticsConfigurationsRequest", df = "ListBucketInventoryConfigurations", mf = "ListBucketInventoryConfigurationsOutput", _f = "ListBucketInventoryConfigurationsRequest", xf = "ListBucketIntelligentTieringConfigurations", Cf = "ListBucketIntelligentTieringConfigurationsOutput", ff = "ListBucketIntelligentTieringConfigurationsRequest", gf = "ListBucketMetricsConfigurations", Rf = "ListBucketMetricsConfigurationsOutput", Of = "ListBucketMetricsConfigurationsRequest", Ef = "ListBucketsOutput", hf = "ListBucketsRequest", vu = "ListBucketResult", Fr = "LocationConstraint", Wr = "LifecycleConfiguration", Sf = "ListDirectoryBuckets", vf = "ListDirectoryBucketsOutput", kf = "ListDirectoryBucketsRequest", Ss = "LoggingEnabled", yf = "LifecycleExpiration", bf = "LambdaFunctionArn", Pf = "LambdaFunctionConfiguration", Bf = "LambdaFunctionConfigurationList", Af = "LambdaFunctionConfigurations", wn = "LegalHold", Tf = "LocationInfo", Mf = "ListInventoryConfigurationsResult", bt = "LastModified", Lf = "ListMetricsConfigurationsResult", $f = "LastModifiedTime", If = "ListMultipartUploads", wf = "ListMultipartUploadsOutput", Df = "ListMultipartUploadsResult", Gf = "ListMultipartUploadsRequest", tr = "Last-Modified", Uf = "ListObjects", jf = "ListObjectAnnotations", qf = "ListObjectAnnotationsOutput", Nf = "ListObjectAnnotationsRequest", Hf = "ListObjectsOutput", zf = "ListObjectsRequest", Kf = "ListObjectsV2", Vf = "ListObjectsV2Output", Ff = "ListObjectVersionsOutput", Wf = "ListObjectsV2Request", Xf = "ListObjectVersionsRequest", Qf = "ListObjectVersions", Jf = "ListParts", Yf = "ListPartsOutput", Zf = "ListPartsResult", tg = "ListPartsRequest", eg = "LifecycleRule", og = "LifecycleRuleAndOperator", ng = "LifecycleRuleFilter", rg = "LifecycleRules", sg = "ListVersionsResult", Ve = "Metadata", ag = "MetricsAndOperator", ku = "MaxAnnotationResults", cg = "MaxAgeSeconds", ig = "MaxBuckets", Xr = "MetadataConfiguration", yu = "MetricsConfigurationList", bu = "MetadataConfigurationResult", xo = "MetricsConfiguration", ug = "MetadataDirective", pg = "MaxDirectoryBuckets", Pu = "MfaDelete", Bu = "MetadataEntry", lg = "MetricsFilter", vs = "MFA", Au = "MFADelete", Fe = "MaxKeys", ks = "MissingMeta", dg = "MpuObjectSize", er = "MaxParts", Qr = "MetadataTableConfiguration", Tu = "MetadataTableConfigurationResult", mg = "MetadataTableEncryptionConfiguration", Mu = "MultipartUpload", _g = "MultipartUploadList", Lu = "MaxUploads", $u = "Marker", Iu = "Metrics", xg = "Message", Cg = "Minutes", wu = "Mode", Ce = "Name", Jr = "NotificationConfiguration", fg = "NotificationConfigurationFilter", We = "NextContinuationToken", Du = "NoncurrentDays", gg = "NonEmptyKmsKeyArnString", Rg = "NotFound", Gu = "NextKeyMarker", Og = "NextMarker", Uu = "NewerNoncurrentVersions", ju = "NextPartNumberMarker", Eg = "NoSuchAnnotation", hg = "NoSuchBucket", Sg = "NoSuchKey", vg = "NoSuchUpload", kg = "NextUploadIdMarker", qu = "NoncurrentVersionExpiration", yg = "NextVersionIdMarker", bg = "NoncurrentVersionTransitions", Pg = "NoncurrentVersionTransitionList", Nu = "NoncurrentVersionTransition", Hu = "Not", $t = "Owner", Bg = "ObjectAttributes", Ag = "ObjectAlreadyInActiveTierError", Dn = "OwnershipControls", Tg = "OwnershipControlsRule", Mg = "OwnershipControlsRules", zu = "ObjectEncryption", Lg = "OptionalFields", $g = "ObjectIdentifier", Ig = "ObjectIdentifierList", Ku = "ObjectIfMatch", Vu = "OutputLocation", Gn = "ObjectLockConfiguration", wg = "ObjectLockEnabled", Dg = "ObjectLockEnabledForBucket", ko = "ObjectLockEventHold", yo = "ObjectLockEventHoldDurationDays", bo = "ObjectLockEventHoldDurationYears", Gg = "ObjectLockLegalHold", Xe = "ObjectLockLegalHoldStatus", Qe = "ObjectLockMode", Ug = "ObjectLockRetention", Je = "ObjectLockRetainUntilDate", jg = "ObjectLockRule", qg = "ObjectList", Ng = "ObjectNotInActiveTierError", Fu = "ObjectOwnership", ys = "OptionalObjectAttributes", Hg = "ObjectParts", zg = "ObjectPart", Kg = "ObjectSize", Wu = "ObjectSizeGreaterThan", Xu = "ObjectSizeLessThan", Vg = "OutputSchemaVersion", bs = "OutputSerialization", Fg = "ObjectVersion", or = "ObjectVersionId", Wg = "ObjectVersionList", Xg = "Objects", Qu = "Object", Qg = "Or", $ = "Prefix", Un = "PublicAccessBlockConfiguration", Jg = "PutBucketAbac", Yg = "PutBucketAccelerateConfiguration", Zg = "PutBucketAccelerateConfigurationRequest", tR = "PutBucketAnalyticsConfigurationRequest", eR = "PutBucketAnalyticsConfiguration", oR = "PutBucketAbacRequest", nR = "PutBucketAclRequest", rR = "PutBucketAcl", sR = "PutBucketCors", aR = "PutBucketCorsRequest", cR = "PutBucketEncryption", iR = "PutBucketEncryptionRequest", uR = "PutBucketInventoryConfiguration", pR = "PutBucketInventoryConfigurationRequest", lR = "PutBucketIntelligentTieringConfiguration", dR = "PutBucketIntelligentTieringConfigurationRequest", mR = "PutBucketLogging", _R = "PutBucketLifecycleConfiguration", xR = "PutBucketLifecycleConfigurationOutput", CR = "PutBucketLifecycleConfigurationRequest", fR = "PutBucketLoggingRequest", gR = "PutBucketMetricsConfiguration", RR = "PutBucketMetricsConfigurationRequest", OR = "PutBucketNotificationConfiguration", ER = "PutBucketNotificationConfigurationRequest", hR = "PutBucketOwnershipControls", SR = "PutBucketOwnershipControlsRequest", vR = "PutBucketPolicy", kR = "PutBucketPolicyRequest", yR = "PutBucketReplication", bR = "PutBucketRequestPayment", PR = "PutBucketRequestPaymentRequest", BR = "PutBucketReplicationRequest", AR = "PutBucketTagging", TR = "PutBucketTaggingRequest", MR = "PutBucketVersioning", LR = "PutBucketVersioningRequest", $R = "PutBucketWebsite", IR = "PutBucketWebsiteRequest", nr = "PartsCount", wR = "PartitionDateSource", DR = "ProgressEvent", GR = "ParquetInput", UR = "PartsList", fe = "PartNumber", rr = "PartNumberMarker", jR = "PutObject", qR = "PutObjectAcl", NR = "PutObjectAclOutput", HR = "PutObjectAnnotationOutput", zR = "PutObjectAclRequest", KR = "PutObjectAnnotationRequest", VR = "PutObjectAnnotation", FR = "PutObjectLockConfiguration", WR = "PutObjectLockConfigurationOutput", XR = "PutObjectLockConfigurationRequest", QR = "PutObjectLegalHold", JR = "PutObjectLegalHoldOutput", YR = "PutObjectLegalHoldRequest", ZR = "PutObjectOutput", tO = "PutObjectRequest", eO = "PutObjectRetentionOutput", oO = "PutObjectRetentionRequest", nO = "PutObjectRetention", rO = "PutObjectTagging", sO = "PutObjectTaggingOutput", aO = "PutObjectTaggingRequest", jn = "PartitionedPrefix", cO = "PutPublicAccessBlock", iO = "PutPublicAccessBlockRequest", Ju = "PolicyStatus", sr = "Parts", ar = "Part", uO = "Parquet", Yu = "Payer", Zu = "Payload", tp = "Permission", ep = "Policy", op = "Progress", pO = "Prefixes", lO = "Priority", np = "Protocol", dO = "Quiet", mO = "QueueArn", rp = "QuoteCharacter", _O = "QueueConfigurationList", xO = "QueueConfigurations", sp = "QueueConfiguration", ap = "QuoteEscapeCharacter", CO = "QuoteFields", fO = "Queue", cr = "Role", Ps = "RedirectAllRequestsTo", M = "RequestCharged", cp = "ResponseCacheControl", ip = "ResponseContentDisposition", up = "ResponseContentEncoding", pp = "ResponseContentLanguage", lp = "ResponseContentType", qn = "ReplicationConfiguration", Bs = "RecordDelimiter", dp = "ResponseExpires", gO = "RestoreExpiryDate", ir = "RecordExpiration", RO = "RecordsEvent", OO = "ReplicaKmsKeyID", EO = "ReplaceKeyPrefixWith", hO = "ReplaceKeyWith", mp = "ReplicaModifications", SO = "RenameObject", vO = "RenameObjectOutput", kO = "RestoreObjectOutput", yO = "RestoreOutputPath", bO = "RenameObjectRequest", PO = "RestoreObjectRequest", BO = "RestoreObject", P = "RequestPayer", di = "RestrictPublicBuckets", Nn = "RequestPaymentConfiguration", AO = "ReplicationPrefixList", _p = "RequestProgress", As = "RoutingRules", TO = "ReplicationRuleAndOperator", MO = "ReplicationRuleFilter", LO = "ReplicationRuleNotOperator", $O = "ReplicationRuleOrOperator", IO = "ReplicationRule", wO = "ReplicationRules", DO = "RequestRoute", Yr = "RestoreRequest", xp = "RoutingRule", Po = "ReplicationStatus", Ts = "RestoreStatus", GO = "RenameSource", Cp = "ReplicationTime", UO = "ReplicationTimeValue", jO = "RequestToken", qO = "RetainUntilDate", Hn = "Range", Ms = "Restore", NO = "Records", fp = "Redirect", zn = "Retention", Bo = "Rules", Ye = "Rule", it = "Status", gp = "StartAfter", mi = "SecretAccessKey", HO = "SseAlgorithm", zO = "StreamingBlob", Rp = "S3BucketDestination", mt = "StorageClass", Op = "StorageClassAnalysis", KO = "StorageClassAnalysisDataExport", VO = "SessionCredentialValue", FO = "SessionCredentials", WO = "StatusCode", XO = "SkipDestinationValidation", QO = "StatsEvent", JO = "SourceIfMatch", YO = "SourceIfModifiedSince", ZO = "SourceIfNoneMatch", tE = "SourceIfUnmodifiedSince", ur = "SSE-KMS", Ep = "SseKmsEncryptedObjects", eE = "S3KeyFilter", oE = "S3Key", nE = "S3Location", rE = "SessionMode", sE = "SelectObjectContent", aE = "SelectObjectContentEventStream", cE = "SelectObjectContentOutput", iE = "SelectObjectContentRequest", hp = "SelectParameters", Kn = "SimplePrefix", Sp = "ScanRange", vp = "SSE-S3", kp = "SourceSelectionCriteria", _t = "ServerSideEncryption", uE = "SSEAlgorithm", pE = "ServerSideEncryptionByDefault", Vn = "ServerSideEncryptionConfiguration", F = "SSECustomerAlgorithm", Pt = "SSECustomerKey", W = "SSECustomerKeyMD5", Ls = "SSEKMS", lE = "SSEKMSEncryption", Yt = "SSEKMSEncryptionContext", ft = "SSEKMSKeyId", dE = "ServerSideEncryptionRule", mE = "ServerSideEncryptionRules", yp = "SSES3", _i = "SessionToken", bp = "S3TablesDestination", Pp = "S3TablesDestinationResult", _E = "S3", xE = "Schedule", ge = "Size", CE = "Start", Bp = "Stats", fE = "Suffix", Re = "Tags", pr = "TableArn", gE = "TopicArn", RE = "TargetBucket", $s = "TableBucketArn", OE = "TableBucketType", Is = "TagCount", EE = "TopicConfigurationList", hE = "TopicConfigurations", Ap = "TopicConfiguration", SE = "TaggingDirective", ws = "TransitionDefaultMinimumObjectSize", Tp = "TargetGrants", vE = "TargetGrant", kE = "TieringList", yE = "TransitionList", bE = "TooManyParts", Ao = "TableName", Mp = "TableNamespace", Lp = "TargetObjectKeyFormat", PE = "TargetPrefix", BE = "TotalPartsCount", Ds = "TableStatus", lr = "TagSet", ht = "Tag", Lt = "Tagging", $p = "Tier", AE = "Tierings", Ip = "Tiering", TE = "Time", wp = "Token", ME = "Topic", LE = "Transitions", Dp = "Transition", To = "Type", $E = "Uploads", IE = "UpdateBucketMetadataAnnotationTableConfiguration", wE = "UpdateBucketMetadataAnnotationTableConfigurationRequest", DE = "UpdateBucketMetadataInventoryTableConfiguration", GE = "UpdateBucketMetadataInventoryTableConfigurationRequest", UE = "UpdateBucketMetadataJournalTableConfiguration", jE = "UpdateBucketMetadataJournalTableConfigurationRequest", oe = "UploadId", Gp = "UploadIdMarker", Up = "UserMetadata", qE = "UnsupportedMediaType", NE = "UpdateObjectEncryption", HE = "UpdateObjectEncryptionRequest", zE = "UpdateObjectEncryptionResponse", KE = "UploadPart", VE = "UploadPartCopy", FE = "UploadPartCopyOutput", WE = "UploadPartCopyRequest", XE = "UploadPartOutput", QE = "UploadPartRequest", JE = "URI", jp = "UseSourceMultiRegionKey", YE = "Upload", Gs = "Value", Fn = "VersioningConfiguration", h = "VersionId", qp = "VersionIdMarker", ZE = "Versions", th = "Version", Wn = "WebsiteConfiguration", eh = "WriteGetObjectResponse", oh = "WriteGetObjectResponseRequest", nh = "WriteOffsetBytes", Mo = "WebsiteRedirectLocation", Np = "Years", Us = "annotationName", rh = "annotation-prefix", Hp = "accept-ranges", sh = "bucket-region", q = "client", ne = "continuation-token", dr = "delimiter", N = "error", js = "eventPayload", ah = "endpoint", mr = "encoding-type", ch = "fetch-owner", u = "http", A = "httpChecksum", z = "httpError", t = "httpHeader", ih = "hostLabel", y = "httpPayload", Ze = "httpPrefixHeaders", d = "httpQuery", zp = "http://www.w3.org/2001/XMLSchema-instance", Bt = "id", uh = "idempotencyToken", Kp = "key-marker", ph = "marker", lh = "max-annotation-results", dh = "max-buckets", mh = "max-directory-buckets", qs = "max-keys", _h = "max-parts", xh = "max-uploads", Lo = "prefix", _r = "partNumber", Ch = "part-number-marker", Vp = "response-cache-control", Fp = "response-content-disposition", Wp = "response-content-encoding", Xp = "response-content-language", Qp = "response-content-type", Jp = "response-expires", Yp = "smithy.ts.sdk.synthetic.com.amazonaws.s3", fh = "start-after", Zp = "streaming", $o = "uploadId", gh = "upload-id-marker", X = "versionId", Rh = "version-id-marker", tl = "xsi", Oh = "xmlAttribute", R = "xmlFlattened", a = "xmlName", el = "xmlNamespace", to = "x-amz-acl", ol = "x-amz-abort-date", Eh = "x-amz-access-point-alias", nl = "x-amz-abort-rule-id", hh = "x-amz-archive-status", rl = "x-amz-bucket-arn", Ns = "x-amz-bypass-governance-retention", Sh = "x-amz-bucket-location-name", vh = "x-amz-bucket-location-type", kh = "x-amz-bucket-namespace", yh = "x-amz-bucket-object-lock-enabled", sl = "x-amz-bucket-object-lock-token", bh = "x-amz-bucket-region", Hs = "x-amz-checksum-algorithm", Ut = "x-amz-checksum-crc32", jt = "x-amz-checksum-crc32c", qt = "x-amz-checksum-crc64nvme", Nt = "x-amz-checksum-md5", zs = "x-amz-checksum-mode", Ph = "x-amz-confirm-remove-self-bucket-access", Ht = "x-amz-checksum-sha1", zt = "x-amz-checksum-sha256", Kt = "x-amz-checksum-sha512", al = "x-amz-copy-source", cl = "x-amz-copy-source-if-match", il = "x-amz-copy-source-if-modified-since", ul = "x-amz-copy-source-if-none-match", pl = "x-amz-copy-source-if-unmodified-since", Bh = "x-amz-create-session-mode", Ah = "x-amz-copy-source-range", ll = "x-amz-copy-source-server-side-encryption-customer-algorithm", dl = "x-amz-copy-source-server-side-encryption-customer-key", ml = "x-amz-copy-source-server-side-encryption-customer-key-MD5", _l = "x-amz-copy-source-version-id", re = "x-amz-checksum-type", Th = "x-amz-client-token", Vt = "x-amz-checksum-xxhash64", Ft = "x-amz-checksum-xxhash3", Wt = "x-amz-checksum-xxhash128", xr = "x-amz-delete-marker", Io = "x-amz-expiration", l = "x-amz-expected-bucket-owner", Mh = "x-amz-fwd-error-code", Lh = "x-amz-fwd-error-message", $h = "x-amz-fwd-header-Cache-Control", Ih = "x-amz-fwd-header-Content-Disposition", wh = "x-amz-fwd-header-Content-Encoding", Dh = "x-amz-fwd-header-Content-Language", Gh = "x-amz-fwd-header-Content-Range", Uh = "x-amz-fwd-header-Content-Type", jh = "x-amz-fwd-header-ETag", qh = "x-amz-fwd-header-Expires", Nh = "x-amz-fwd-header-Last-Modified", Hh = "x-amz-fwd-header-accept-ranges", zh = "x-amz-fwd-header-x-amz-checksum-crc32", Kh = "x-amz-fwd-header-x-amz-checksum-crc32c", Vh = "x-amz-fwd-header-x-amz-checksum-crc64nvme", Fh = "x-amz-fwd-header-x-amz-checksum-md5", Wh = "x-amz-fwd-header-x-amz-checksum-sha1", Xh = "x-amz-fwd-header-x-amz-checksum-sha256", Qh = "x-amz-fwd-header-x-amz-checksum-sha512", Jh = "x-amz-fwd-header-x-amz-checksum-xxhash64", Yh = "x-amz-fwd-header-x-amz-checksum-xxhash3", Zh = "x-amz-fwd-header-x-amz-checksum-xxhash128", tS = "x-amz-fwd-header-x-amz-delete-marker", eS = "x-amz-fwd-header-x-amz-expiration", oS = "x-amz-fwd-header-x-amz-missing-meta", nS = "x-amz-fwd-header-x-amz-mp-parts-count", rS = "x-amz-fwd-header-x-amz-object-lock-legal-hold", sS = "x-amz-fwd-header-x-amz-object-lock-mode", aS = "x-amz-fwd-header-x-amz-object-lock-retain-until-date", cS = "x-amz-fwd-header-x-amz-restore", iS = "x-amz-fwd-header-x-amz-request-charged", uS = "x-amz-fwd-header-x-amz-replication-status", pS = "x-amz-fwd-header-x-amz-storage-class", lS = "x-amz-fwd-header-x-amz-server-side-encryption", dS = "x-amz-fwd-header-x-amz-server-side-encryption-aws-kms-key-id", mS = "x-amz-fwd-header-x-amz-server-side-encryption-bucket-key-enabled", _S = "x-amz-fwd-header-x-amz-server-side-encryption-customer-algorithm", xS = "x-amz-fwd-header-x-amz-server-side-encryption-customer-key-MD5", CS = "x-amz-fwd-header-x-amz-tagging-count", fS = "x-amz-fwd-header-x-amz-version-id", gS = "x-amz-fwd-status", eo = "x-amz-grant-full-control", oo = "x-amz-grant-read", no = "x-amz-grant-read-acp", Ks = "x-amz-grant-write", ro = "x-amz-grant-write-acp", RS = "x-amz-if-match-initiated-time", OS = "x-amz-if-match-last-modified-time", ES = "x-amz-if-match-size", so = "x-amz-meta-", Vs = "x-amz-mfa", hS = "x-amz-metadata-directive", xl = "x-amz-missing-meta", SS = "x-amz-mp-object-size", vS = "x-amz-max-parts", Cl = "x-amz-mp-parts-count", kS = "x-amz-object-attributes", yS = "x-amz-object-annotation-directive", fl = "x-amz-object-if-match", wo = "x-amz-object-lock-event-hold", Do = "x-amz-object-lock-event-hold-duration-days", Go = "x-amz-object-lock-event-hold-duration-years", Uo = "x-amz-object-lock-legal-hold", jo = "x-amz-object-lock-mode", qo = "x-amz-object-lock-retain-until-date", bS = "x-amz-object-ownership", Fs = "x-amz-optional-object-attributes", PS = "x-amz-object-size", Cr = "x-amz-object-version-id", BS = "x-amz-part-number-marker", gl = "x-amz-restore", I = "x-amz-request-charged", AS = "x-amz-restore-output-path", B = "x-amz-request-payer", TS = "x-amz-request-route", Ws = "x-amz-replication-status", MS = "x-amz-rename-source", LS = "x-amz-rename-source-if-match", $S = "x-amz-rename-source-if-modified-since", IS = "x-amz-rename-source-if-none-match", wS = "x-amz-rename-source-if-unmodified-since", DS = "x-amz-request-token", No = "x-amz-storage-class", L = "x-amz-sdk-checksum-algorithm", GS = "x-amz-skip-destination-validation", Rl = "x-amz-source-expected-bucket-owner", gt = "x-amz-server-side-encryption", St = "x-amz-server-side-encryption-aws-kms-key-id", vt = "x-amz-server-side-encryption-bucket-key-enabled", se = "x-amz-server-side-encryption-context", at = "x-amz-server-side-encryption-customer-algorithm", It = "x-amz-server-side-encryption-customer-key", ct = "x-amz-server-side-encryption-customer-key-MD5", Xs = "x-amz-tagging", Ol = "x-amz-tagging-count", US = "x-amz-tagging-directive", Qs = "x-amz-transition-default-minimum-object-size", Rt = "x-amz-version-id", jS = "x-amz-write-offset-bytes", Ho = "x-amz-website-redirect-location", qS = "xsi:type", e = "com.amazonaws.s3", NS = new Mr(Yp), HS = [-3, Yp, "S3ServiceException", 0, [], []];
NS.registerError(HS, G);
var H = new Mr(e), zS = [
  -3,
  e,
  G0,
  { [N]: q, [z]: 403 },
  [],
  []
];
H.registerError(zS, an);
var KS = [
  -3,
  e,
  V0,
  { [N]: q, [z]: 400 },
  [],
  []
];
H.registerError(KS, En);
var VS = [
  -3,
  e,
  Y0,
  { [N]: q, [z]: 400 },
  [],
  []
];
H.registerError(VS, hn);
var FS = [
  -3,
  e,
  id,
  { [N]: q, [z]: 409 },
  [],
  []
];
H.registerError(FS, un);
var WS = [
  -3,
  e,
  pd,
  { [N]: q, [z]: 409 },
  [],
  []
];
H.registerError(WS, pn);
var XS = [
  -3,
  e,
  x_,
  { [N]: q, [z]: 400 },
  [],
  []
];
H.registerError(XS, fn);
var QS = [
  -3,
  e,
  DC,
  { [N]: q, [z]: 400 },
  [],
  []
];
H.registerError(QS, kn);
var JS = [
  -3,
  e,
  vC,
  { [N]: q, [z]: 400 },
  [],
  []
];
H.registerError(JS, Sn);
var YS = [
  -3,
  e,
  $C,
  { [N]: q, [z]: 403 },
  [mt, ki],
  [0, 0]
];
H.registerError(YS, mn);
var ZS = [
  -3,
  e,
  wC,
  { [N]: q, [z]: 400 },
  [],
  []
];
H.registerError(ZS, Cn);
var tv = [
  -3,
  e,
  GC,
  { [N]: q, [z]: 400 },
  [],
  []
];
H.registerError(tv, gn);
var ev = [
  -3,
  e,
  KC,
  { [N]: q, [z]: 400 },
  [],
  []
];
H.registerError(ev, Rn);
var ov = [
  -3,
  e,
  Eg,
  { [N]: q, [z]: 404 },
  [],
  []
];
H.registerError(ov, _n);
var nv = [
  -3,
  e,
  hg,
  { [N]: q, [z]: 404 },
  [],
  []
];
H.registerError(nv, ln);
var rv = [
  -3,
  e,
  Sg,
  { [N]: q, [z]: 404 },
  [],
  []
];
H.registerError(rv, dn);
var sv = [
  -3,
  e,
  vg,
  { [N]: q, [z]: 404 },
  [],
  []
];
H.registerError(sv, sn);
var av = [
  -3,
  e,
  Rg,
  { [N]: q },
  [],
  []
];
H.registerError(av, xn);
var cv = [
  -3,
  e,
  Ag,
  { [N]: q, [z]: 403 },
  [],
  []
];
H.registerError(cv, yn);
var iv = [
  -3,
  e,
  Ng,
  { [N]: q, [z]: 403 },
  [],
  []
];
H.registerError(iv, cn);
var uv = [
  -3,
  e,
  bE,
  { [N]: q, [z]: 400 },
  [],
  []
];
H.registerError(uv, On);
var pv = [
  -3,
  e,
  qE,
  { [N]: q, [z]: 415 },
  [],
  []
];
H.registerError(pv, vn);
var El = [0, e, is, 8, 0], lv = [0, e, gg, 8, 0], xi = [0, e, VO, 8, 0], wt = [0, e, Pt, 8, 0], ae = [0, e, Yt, 8, 0], ut = [0, e, ft, 8, 0], Oe = [0, e, zO, { [Zp]: 1 }, 42], hl = [
  3,
  e,
  Pn,
  0,
  [it],
  [0]
], dv = [
  3,
  e,
  Oi,
  0,
  [om],
  [1]
], mv = [
  3,
  e,
  X0,
  0,
  [M, h],
  [[0, { [t]: I }], [0, { [t]: Rt }]]
], _v = [
  3,
  e,
  Q0,
  0,
  [c, O, oe, P, p, BC],
  [[0, 1], [0, 1], [0, { [d]: $o }], [0, { [t]: B }], [0, { [t]: l }], [6, { [t]: RS }]],
  3
], xv = [
  3,
  e,
  bn,
  0,
  [it],
  [0]
], Sl = [
  3,
  e,
  le,
  0,
  [Yn, $t],
  [[() => Rr, { [a]: Xn }], () => Zt]
], Cv = [
  3,
  e,
  fi,
  0,
  [$t],
  [0],
  1
], fv = [
  3,
  e,
  w0,
  0,
  [$, Re],
  [0, [() => Xt, { [R]: 1, [a]: ht }]]
], Js = [
  3,
  e,
  lo,
  0,
  [V, Op, Jt],
  [0, () => IB, [() => AA, 0]],
  2
], gv = [
  3,
  e,
  j0,
  0,
  [Rp],
  [() => Rv],
  1
], Rv = [
  3,
  e,
  nd,
  0,
  [lu, c, ud, $],
  [0, 0, 0, 0],
  2
], Ov = [
  3,
  e,
  Ri,
  0,
  [Co, bt, ge, j, k, Po],
  [0, 4, 1, 0, [64, { [R]: 1 }], 0],
  3
], Ev = [
  3,
  e,
  Bn,
  0,
  [we, _e, cr],
  [0, () => zo, 0],
  1
], hv = [
  3,
  e,
  yi,
  0,
  [we, Ds, Ge, Ao, pr, cr],
  [0, 0, () => fr, 0, 0, 0],
  1
], Sv = [
  3,
  e,
  ad,
  0,
  [we, _e, cr],
  [0, () => zo, 0],
  1
], vv = [
  3,
  e,
  bi,
  0,
  [ls],
  [[() => aA, { [R]: 1 }]]
], kv = [
  3,
  e,
  c,
  0,
  [Ce, kd, os, ts],
  [0, 4, 0, 0]
], yv = [
  3,
  e,
  ld,
  0,
  [n_, To],
  [0, 0]
], bv = [
  3,
  e,
  dd,
  0,
  [Bo],
  [[() => Vl, { [R]: 1, [a]: Ye }]],
  1
], Pv = [
  3,
  e,
  An,
  0,
  [Ss],
  [[() => Al, 0]]
], Bv = [
  3,
  e,
  Ti,
  0,
  [Q, J, Y, tt, et, ot, Z, nt, rt, st, Ct],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], Av = [
  3,
  e,
  Ud,
  0,
  [$],
  [0]
], Tv = [
  3,
  e,
  Bd,
  0,
  [sr],
  [[() => nA, { [R]: 1, [a]: ar }]]
], Mv = [
  3,
  e,
  Nd,
  0,
  [j, Q, J, Y, tt, et, ot, Z, nt, rt, st, fe],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
], Lv = [
  3,
  e,
  Ad,
  { [a]: Md },
  [In, c, O, Dt, j, Q, J, Y, tt, et, ot, Z, nt, rt, st, Ct, _t, h, ft, lt, M],
  [0, 0, 0, [0, { [t]: Io }], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, [0, { [t]: gt }], [0, { [t]: Rt }], [() => ut, { [t]: St }], [2, { [t]: vt }], [0, { [t]: I }]]
], $v = [
  3,
  e,
  Ld,
  0,
  [c, O, oe, Mu, Q, J, Y, tt, et, ot, Z, nt, rt, st, Ct, dg, P, p, ze, vo, F, Pt, W],
  [[0, 1], [0, 1], [0, { [d]: $o }], [() => Tv, { [y]: 1, [a]: Mi }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Nt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: re }], [1, { [t]: SS }], [0, { [t]: B }], [0, { [t]: l }], [0, { [t]: xe }], [0, { [t]: Ke }], [0, { [t]: at }], [() => wt, { [t]: It }], [0, { [t]: ct }]],
  3
], Iv = [
  3,
  e,
  Ki,
  0,
  [RC, nf],
  [0, 0]
], wv = [
  3,
  e,
  yd,
  0,
  [],
  []
], Dv = [
  3,
  e,
  Dd,
  0,
  [Li, Dt, Hi, h, _t, F, W, ft, Yt, lt, M],
  [[() => Uv, 16], [0, { [t]: Io }], [0, { [t]: _l }], [0, { [t]: Rt }], [0, { [t]: gt }], [0, { [t]: at }], [0, { [t]: ct }], [() => ut, { [t]: St }], [() => ae, { [t]: se }], [2, { [t]: vt }], [0, { [t]: I }]]
], Gv = [
  3,
  e,
  Gd,
  0,
  [c, zi, O, Be, Ae, k, Te, Me, Le, De, wi, Di, Gi, Ui, Mt, Ue, je, qe, Ne, ze, vo, Ve, ug, SE, U0, _t, mt, Mo, F, Pt, W, ft, Yt, lt, ji, is, qi, P, Lt, Qe, Je, Xe, ko, yo, bo, p, ru],
  [[0, 1], [0, { [t]: al }], [0, 1], [0, { [t]: to }], [0, { [t]: Ro }], [0, { [t]: Hs }], [0, { [t]: Oo }], [0, { [t]: Eo }], [0, { [t]: ho }], [0, { [t]: So }], [0, { [t]: cl }], [4, { [t]: il }], [0, { [t]: ul }], [4, { [t]: pl }], [4, { [t]: Mt }], [0, { [t]: eo }], [0, { [t]: oo }], [0, { [t]: no }], [0, { [t]: ro }], [0, { [t]: xe }], [0, { [t]: Ke }], [128, { [Ze]: so }], [0, { [t]: hS }], [0, { [t]: US }], [0, { [t]: yS }], [0, { [t]: gt }], [0, { [t]: No }], [0, { [t]: Ho }], [0, { [t]: at }], [() => wt, { [t]: It }], [0, { [t]: ct }], [() => ut, { [t]: St }], [() => ae, { [t]: se }], [2, { [t]: vt }], [0, { [t]: ll }], [() => El, { [t]: dl }], [0, { [t]: ml }], [0, { [t]: B }], [0, { [t]: Xs }], [0, { [t]: jo }], [5, { [t]: qo }], [0, { [t]: Uo }], [0, { [t]: wo }], [1, { [t]: Do }], [1, { [t]: Go }], [0, { [t]: l }], [0, { [t]: Rl }]],
  3
], Uv = [
  3,
  e,
  Li,
  0,
  [j, bt, Ct, Q, J, Y, tt, et, ot, Z, nt, rt, st],
  [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], jv = [
  3,
  e,
  $i,
  0,
  [j, bt, Q, J, Y, tt, et, ot, Z, nt, rt, st],
  [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], qv = [
  3,
  e,
  Tn,
  0,
  [ss],
  [[() => Kl, { [R]: 1, [a]: as }]],
  1
], Nv = [
  3,
  e,
  as,
  0,
  [F0, Z0, He, N0, p_, cg],
  [[64, { [R]: 1, [a]: J0 }], [64, { [R]: 1, [a]: td }], 0, [64, { [R]: 1, [a]: H0 }], [64, { [R]: 1, [a]: d_ }], 1],
  2
], Hv = [
  3,
  e,
  Kr,
  0,
  [Fr, In, c, Re],
  [0, () => Wb, () => yv, [() => Xt, 0]]
], zv = [
  3,
  e,
  Od,
  0,
  [c, Xr, D, k, p],
  [[0, 1], [() => Xb, { [y]: 1, [a]: Xr }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Kv = [
  3,
  e,
  hd,
  0,
  [c, Qr, D, k, p],
  [[0, 1], [() => Yb, { [y]: 1, [a]: Qr }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Vv = [
  3,
  e,
  Sd,
  0,
  [In, ts],
  [[0, { [t]: In }], [0, { [t]: rl }]]
], Fv = [
  3,
  e,
  vd,
  0,
  [c, Be, Kr, Ue, je, qe, xs, Ne, Dg, Fu, xd],
  [[0, 1], [0, { [t]: to }], [() => Hv, { [y]: 1, [a]: Kr }], [0, { [t]: eo }], [0, { [t]: oo }], [0, { [t]: no }], [0, { [t]: Ks }], [0, { [t]: ro }], [2, { [t]: yh }], [0, { [t]: bS }], [0, { [t]: kh }]],
  1
], Wv = [
  3,
  e,
  Td,
  { [a]: MC },
  [gi, vi, c, O, oe, _t, F, W, ft, Yt, lt, M, k, Ct, h],
  [[4, { [t]: ol }], [0, { [t]: nl }], [0, { [a]: c }], 0, 0, [0, { [t]: gt }], [0, { [t]: at }], [0, { [t]: ct }], [() => ut, { [t]: St }], [() => ae, { [t]: se }], [2, { [t]: vt }], [0, { [t]: I }], [0, { [t]: Hs }], [0, { [t]: re }], [0, { [t]: Rt }]]
], Xv = [
  3,
  e,
  $d,
  0,
  [c, O, Be, Ae, Te, Me, Le, De, Mt, Ue, je, qe, Ne, Ve, _t, mt, Mo, F, Pt, W, ft, Yt, lt, P, Lt, Qe, Je, Xe, ko, yo, bo, p, k, Ct],
  [[0, 1], [0, 1], [0, { [t]: to }], [0, { [t]: Ro }], [0, { [t]: Oo }], [0, { [t]: Eo }], [0, { [t]: ho }], [0, { [t]: So }], [4, { [t]: Mt }], [0, { [t]: eo }], [0, { [t]: oo }], [0, { [t]: no }], [0, { [t]: ro }], [128, { [Ze]: so }], [0, { [t]: gt }], [0, { [t]: No }], [0, { [t]: Ho }], [0, { [t]: at }], [() => wt, { [t]: It }], [0, { [t]: ct }], [() => ut, { [t]: St }], [() => ae, { [t]: se }], [2, { [t]: vt }], [0, { [t]: B }], [0, { [t]: Xs }], [0, { [t]: jo }], [5, { [t]: qo }], [0, { [t]: Uo }], [0, { [t]: wo }], [1, { [t]: Do }], [1, { [t]: Go }], [0, { [t]: l }], [0, { [t]: Hs }], [0, { [t]: re }]],
  2
], Qv = [
  3,
  e,
  zd,
  { [a]: Kd },
  [ui, _t, ft, Yt, lt],
  [[() => yB, { [a]: ui }], [0, { [t]: gt }], [() => ut, { [t]: St }], [() => ae, { [t]: se }], [2, { [t]: vt }]],
  1
], Jv = [
  3,
  e,
  Fd,
  0,
  [c, rE, _t, ft, Yt, lt],
  [[0, 1], [0, { [t]: Bh }], [0, { [t]: gt }], [() => ut, { [t]: St }], [() => ae, { [t]: se }], [2, { [t]: vt }]],
  1
], Yv = [
  3,
  e,
  Wd,
  0,
  [g_, tm, ap, Bs, uu, rp, od],
  [0, 0, 0, 0, 0, 0, 2]
], Zv = [
  3,
  e,
  Xd,
  0,
  [CO, ap, Bs, uu, rp],
  [0, 0, 0, 0, 0]
], tk = [
  3,
  e,
  Xi,
  0,
  [wu, de, Np, $m],
  [0, 1, 1, () => kl]
], ek = [
  3,
  e,
  Vr,
  0,
  [Xg, dO],
  [[() => CA, { [R]: 1, [a]: Qu }], 2],
  1
], ok = [
  3,
  e,
  sm,
  0,
  [c, V, p],
  [[0, 1], [0, { [d]: Bt }], [0, { [t]: l }]],
  2
], nk = [
  3,
  e,
  cm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], rk = [
  3,
  e,
  um,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], sk = [
  3,
  e,
  mm,
  0,
  [c, V, p],
  [[0, 1], [0, { [d]: Bt }], [0, { [t]: l }]],
  2
], ak = [
  3,
  e,
  lm,
  0,
  [c, V, p],
  [[0, 1], [0, { [d]: Bt }], [0, { [t]: l }]],
  2
], ck = [
  3,
  e,
  xm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ik = [
  3,
  e,
  fm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], uk = [
  3,
  e,
  Em,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], pk = [
  3,
  e,
  gm,
  0,
  [c, V, p],
  [[0, 1], [0, { [d]: Bt }], [0, { [t]: l }]],
  2
], lk = [
  3,
  e,
  Sm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], dk = [
  3,
  e,
  km,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], mk = [
  3,
  e,
  bm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], _k = [
  3,
  e,
  ym,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], xk = [
  3,
  e,
  Am,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ck = [
  3,
  e,
  Mm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], fk = [
  3,
  e,
  qm,
  0,
  [O, h, me, jm],
  [0, 0, 2, 0]
], gk = [
  3,
  e,
  Um,
  0,
  [$t, O, h, fu, bt],
  [() => Zt, 0, 0, 2, 4]
], Rk = [
  3,
  e,
  Fi,
  0,
  [it],
  [0]
], Ok = [
  3,
  e,
  Hm,
  0,
  [or, M],
  [[0, { [t]: Cr }], [0, { [t]: I }]]
], Ek = [
  3,
  e,
  zm,
  0,
  [c, O, Co, h, P, p, Ku],
  [[0, 1], [0, 1], [0, { [d]: Us }], [0, { [d]: X }], [0, { [t]: B }], [0, { [t]: l }], [0, { [t]: fl }]],
  3
], hk = [
  3,
  e,
  Km,
  0,
  [me, h, M],
  [[2, { [t]: xr }], [0, { [t]: Rt }], [0, { [t]: I }]]
], Sk = [
  3,
  e,
  Fm,
  0,
  [c, O, vs, h, P, es, p, ze, AC, TC],
  [[0, 1], [0, 1], [0, { [t]: Vs }], [0, { [d]: X }], [0, { [t]: B }], [2, { [t]: Ns }], [0, { [t]: l }], [0, { [t]: xe }], [6, { [t]: OS }], [1, { [t]: ES }]],
  2
], vk = [
  3,
  e,
  Vm,
  { [a]: r_ },
  [s_, M, cu],
  [[() => rA, { [R]: 1 }], [0, { [t]: I }], [() => cA, { [R]: 1, [a]: Ge }]]
], kk = [
  3,
  e,
  Wm,
  0,
  [c, Vr, vs, P, es, p, k],
  [[0, 1], [() => ek, { [y]: 1, [a]: Vr }], [0, { [t]: Vs }], [0, { [t]: B }], [2, { [t]: Ns }], [0, { [t]: l }], [0, { [t]: L }]],
  2
], yk = [
  3,
  e,
  Qm,
  0,
  [h],
  [[0, { [t]: Rt }]]
], bk = [
  3,
  e,
  Jm,
  0,
  [c, O, h, p],
  [[0, 1], [0, 1], [0, { [d]: X }], [0, { [t]: l }]],
  2
], Pk = [
  3,
  e,
  o_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Bk = [
  3,
  e,
  Jn,
  0,
  [c, I0, mt, fi, _e, Cp, Iu],
  [0, 0, 0, () => Cv, () => Mk, () => uB, () => tP],
  1
], Ak = [
  3,
  e,
  Qi,
  0,
  [OE, $s, Mp],
  [0, 0, 0]
], Tk = [
  3,
  e,
  ds,
  0,
  [ls, ef, ZC],
  [0, [() => ut, 0], 0],
  1
], Mk = [
  3,
  e,
  _e,
  0,
  [OO, jp],
  [0, () => JB]
], Lk = [
  3,
  e,
  u_,
  0,
  [],
  []
], $k = [
  3,
  e,
  Ge,
  0,
  [O, h, Zd, xg],
  [0, 0, 0, 0]
], fr = [
  3,
  e,
  i_,
  0,
  [tu, ou],
  [0, 0]
], vl = [
  3,
  e,
  ps,
  0,
  [O],
  [0],
  1
], Ik = [
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
  [de, Np],
  [1, 1]
], wk = [
  3,
  e,
  nu,
  0,
  [it],
  [0],
  1
], Dk = [
  3,
  e,
  pu,
  0,
  [Ce, Gs],
  [0, 0]
], Gk = [
  3,
  e,
  T_,
  0,
  [Pn],
  [[() => hl, 16]]
], Uk = [
  3,
  e,
  L_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], jk = [
  3,
  e,
  y_,
  { [a]: bn },
  [it, M],
  [0, [0, { [t]: I }]]
], qk = [
  3,
  e,
  P_,
  0,
  [c, p, P],
  [[0, 1], [0, { [t]: l }], [0, { [t]: B }]],
  1
], Nk = [
  3,
  e,
  M_,
  { [a]: le },
  [$t, Yn],
  [() => Zt, [() => Rr, { [a]: Xn }]]
], Hk = [
  3,
  e,
  $_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], zk = [
  3,
  e,
  b_,
  0,
  [lo],
  [[() => Js, 16]]
], Kk = [
  3,
  e,
  B_,
  0,
  [c, V, p],
  [[0, 1], [0, { [d]: Bt }], [0, { [t]: l }]],
  2
], Vk = [
  3,
  e,
  D_,
  { [a]: Tn },
  [ss],
  [[() => Kl, { [R]: 1, [a]: as }]]
], Fk = [
  3,
  e,
  G_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Wk = [
  3,
  e,
  j_,
  0,
  [Vn],
  [[() => Hl, 16]]
], Xk = [
  3,
  e,
  q_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Qk = [
  3,
  e,
  V_,
  0,
  [_o],
  [[() => Ys, 16]]
], Jk = [
  3,
  e,
  F_,
  0,
  [c, V, p],
  [[0, 1], [0, { [d]: Bt }], [0, { [t]: l }]],
  2
], Yk = [
  3,
  e,
  H_,
  0,
  [mo],
  [[() => Zs, 16]]
], Zk = [
  3,
  e,
  z_,
  0,
  [c, V, p],
  [[0, 1], [0, { [d]: Bt }], [0, { [t]: l }]],
  2
], ty = [
  3,
  e,
  Q_,
  { [a]: Wr },
  [Bo, ws],
  [[() => Vl, { [R]: 1, [a]: Ye }], [0, { [t]: Qs }]]
], ey = [
  3,
  e,
  J_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], oy = [
  3,
  e,
  Y_,
  { [a]: Fr },
  [Fr],
  [0]
], ny = [
  3,
  e,
  tx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ry = [
  3,
  e,
  Z_,
  { [a]: An },
  [Ss],
  [[() => Al, 0]]
], sy = [
  3,
  e,
  ex,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ay = [
  3,
  e,
  rx,
  0,
  [du],
  [[() => iy, 16]]
], cy = [
  3,
  e,
  ax,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], iy = [
  3,
  e,
  du,
  0,
  [bu],
  [() => Qb],
  1
], uy = [
  3,
  e,
  px,
  0,
  [mu],
  [[() => ly, 16]]
], py = [
  3,
  e,
  lx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ly = [
  3,
  e,
  mu,
  0,
  [Tu, it, Ge],
  [() => Zb, 0, () => fr],
  2
], dy = [
  3,
  e,
  sx,
  0,
  [xo],
  [[() => ta, 16]]
], my = [
  3,
  e,
  cx,
  0,
  [c, V, p],
  [[0, 1], [0, { [d]: Bt }], [0, { [t]: l }]],
  2
], _y = [
  3,
  e,
  mx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], xy = [
  3,
  e,
  xx,
  0,
  [Dn],
  [[() => wl, 16]]
], Cy = [
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
  gx,
  0,
  [ep],
  [[0, 16]]
], gy = [
  3,
  e,
  Rx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ry = [
  3,
  e,
  Ex,
  0,
  [Ju],
  [[() => xP, 16]]
], Oy = [
  3,
  e,
  hx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ey = [
  3,
  e,
  vx,
  0,
  [qn],
  [[() => Ul, 16]]
], hy = [
  3,
  e,
  Px,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Sy = [
  3,
  e,
  yx,
  { [a]: Nn },
  [Yu],
  [0]
], vy = [
  3,
  e,
  bx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ky = [
  3,
  e,
  Ax,
  { [a]: Lt },
  [lr],
  [[() => Xt, 0]],
  1
], yy = [
  3,
  e,
  Tx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], by = [
  3,
  e,
  Lx,
  { [a]: Fn },
  [it, Au],
  [0, [0, { [a]: Pu }]]
], Py = [
  3,
  e,
  $x,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], By = [
  3,
  e,
  wx,
  { [a]: Wn },
  [Ps, gs, ps, As],
  [() => Gl, () => bl, () => vl, [() => Wl, 0]]
], Ay = [
  3,
  e,
  Dx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ty = [
  3,
  e,
  jx,
  { [a]: le },
  [$t, Yn, M],
  [() => Zt, [() => Rr, { [a]: Xn }], [0, { [t]: I }]]
], My = [
  3,
  e,
  zx,
  0,
  [c, O, h, P, p],
  [[0, 1], [0, 1], [0, { [d]: X }], [0, { [t]: B }], [0, { [t]: l }]],
  2
], Ly = [
  3,
  e,
  qx,
  0,
  [Ei, or, bt, Ie, j, Q, J, Y, tt, et, ot, Z, nt, rt, st, Ct, _t, M, Po],
  [[() => Oe, 16], [0, { [t]: Cr }], [4, { [t]: tr }], [1, { [t]: $e }], [0, { [t]: j }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Nt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: re }], [0, { [t]: gt }], [0, { [t]: I }], [0, { [t]: Ws }]]
], $y = [
  3,
  e,
  Kx,
  0,
  [c, O, Co, h, P, p, rs],
  [[0, 1], [0, 1], [0, { [d]: Us }], [0, { [d]: X }], [0, { [t]: B }], [0, { [t]: l }], [0, { [t]: zs }]],
  3
], Iy = [
  3,
  e,
  Nx,
  { [a]: Vx },
  [me, bt, h, M, j, Ti, Hg, mt, Kg],
  [[2, { [t]: xr }], [4, { [t]: tr }], [0, { [t]: Rt }], [0, { [t]: I }], 0, () => Bv, [() => wy, 0], 0, 1]
], wy = [
  3,
  e,
  Hx,
  0,
  [BE, rr, ju, er, Gt, sr],
  [[1, { [a]: nr }], 0, 0, 1, 2, [() => OA, { [R]: 1, [a]: ar }]]
], Dy = [
  3,
  e,
  Fx,
  0,
  [c, O, Bg, h, er, rr, F, Pt, W, P, p],
  [[0, 1], [0, 1], [64, { [t]: kS }], [0, { [d]: X }], [1, { [t]: vS }], [0, { [t]: BS }], [0, { [t]: at }], [() => wt, { [t]: It }], [0, { [t]: ct }], [0, { [t]: B }], [0, { [t]: l }]],
  3
], Gy = [
  3,
  e,
  tC,
  0,
  [wn],
  [[() => Ll, { [y]: 1, [a]: wn }]]
], Uy = [
  3,
  e,
  eC,
  0,
  [c, O, h, P, p],
  [[0, 1], [0, 1], [0, { [d]: X }], [0, { [t]: B }], [0, { [t]: l }]],
  2
], jy = [
  3,
  e,
  Jx,
  0,
  [Gn],
  [[() => Ml, 16]]
], qy = [
  3,
  e,
  Yx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ny = [
  3,
  e,
  oC,
  0,
  [go, me, Zr, Dt, Ms, bt, Ie, j, Q, J, Y, tt, et, ot, Z, nt, rt, st, Ct, ks, h, Ae, Te, Me, Le, cs, De, Mt, Mn, Mo, _t, Ve, F, W, ft, lt, mt, M, Po, nr, Is, Qe, Je, Xe, ko, yo, bo],
  [[() => Oe, 16], [2, { [t]: xr }], [0, { [t]: Hp }], [0, { [t]: Io }], [0, { [t]: gl }], [4, { [t]: tr }], [1, { [t]: $e }], [0, { [t]: j }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Nt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: re }], [1, { [t]: xl }], [0, { [t]: Rt }], [0, { [t]: Ro }], [0, { [t]: Oo }], [0, { [t]: Eo }], [0, { [t]: ho }], [0, { [t]: Ii }], [0, { [t]: So }], [4, { [t]: Mt }], [0, { [t]: Mn }], [0, { [t]: Ho }], [0, { [t]: gt }], [128, { [Ze]: so }], [0, { [t]: at }], [0, { [t]: ct }], [() => ut, { [t]: St }], [2, { [t]: vt }], [0, { [t]: No }], [0, { [t]: I }], [0, { [t]: Ws }], [1, { [t]: Cl }], [1, { [t]: Ol }], [0, { [t]: jo }], [5, { [t]: qo }], [0, { [t]: Uo }], [0, { [t]: wo }], [1, { [t]: Do }], [1, { [t]: Go }]]
], Hy = [
  3,
  e,
  nC,
  0,
  [c, O, ze, gu, vo, Eu, Hn, cp, ip, up, pp, lp, dp, h, F, Pt, W, P, fe, p, rs],
  [[0, 1], [0, 1], [0, { [t]: xe }], [4, { [t]: Rs }], [0, { [t]: Ke }], [4, { [t]: Es }], [0, { [t]: Hn }], [0, { [d]: Vp }], [0, { [d]: Fp }], [0, { [d]: Wp }], [0, { [d]: Xp }], [0, { [d]: Qp }], [6, { [d]: Jp }], [0, { [d]: X }], [0, { [t]: at }], [() => wt, { [t]: It }], [0, { [t]: ct }], [0, { [t]: B }], [1, { [d]: _r }], [0, { [t]: l }], [0, { [t]: zs }]],
  2
], zy = [
  3,
  e,
  rC,
  0,
  [zn],
  [[() => $l, { [y]: 1, [a]: zn }]]
], Ky = [
  3,
  e,
  sC,
  0,
  [c, O, h, P, p],
  [[0, 1], [0, 1], [0, { [d]: X }], [0, { [t]: B }], [0, { [t]: l }]],
  2
], Vy = [
  3,
  e,
  iC,
  { [a]: Lt },
  [lr, h],
  [[() => Xt, 0], [0, { [t]: Rt }]],
  1
], Fy = [
  3,
  e,
  pC,
  0,
  [c, O, h, p, P],
  [[0, 1], [0, 1], [0, { [d]: X }], [0, { [t]: l }], [0, { [t]: B }]],
  2
], Wy = [
  3,
  e,
  uC,
  0,
  [go, M],
  [[() => Oe, 16], [0, { [t]: I }]]
], Xy = [
  3,
  e,
  lC,
  0,
  [c, O, P, p],
  [[0, 1], [0, 1], [0, { [t]: B }], [0, { [t]: l }]],
  2
], Qy = [
  3,
  e,
  _C,
  0,
  [Un],
  [[() => Dl, 16]]
], Jy = [
  3,
  e,
  xC,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Yy = [
  3,
  e,
  _u,
  0,
  [$p],
  [0],
  1
], Zy = [
  3,
  e,
  Cs,
  0,
  [fs, tp],
  [[() => yl, { [el]: [tl, zp] }], 0]
], yl = [
  3,
  e,
  fs,
  0,
  [To, us, c_, He, JE],
  [[0, { [Oh]: 1, [a]: qS }], 0, 0, 0, 0],
  1
], tb = [
  3,
  e,
  fC,
  0,
  [ts, _d, md, os, ed],
  [[0, { [t]: rl }], [0, { [t]: vh }], [0, { [t]: Sh }], [0, { [t]: bh }], [2, { [t]: Eh }]]
], eb = [
  3,
  e,
  gC,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ob = [
  3,
  e,
  EC,
  0,
  [me, Zr, Dt, Ms, sd, bt, Ie, Q, J, Y, tt, et, ot, Z, nt, rt, st, Ct, j, ks, h, Ae, Te, Me, Le, De, cs, Mt, Mn, Mo, _t, Ve, F, W, ft, lt, mt, M, Po, nr, Is, Qe, Je, Xe, ko, yo, bo],
  [[2, { [t]: xr }], [0, { [t]: Hp }], [0, { [t]: Io }], [0, { [t]: gl }], [0, { [t]: hh }], [4, { [t]: tr }], [1, { [t]: $e }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Nt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: re }], [0, { [t]: j }], [1, { [t]: xl }], [0, { [t]: Rt }], [0, { [t]: Ro }], [0, { [t]: Oo }], [0, { [t]: Eo }], [0, { [t]: ho }], [0, { [t]: So }], [0, { [t]: Ii }], [4, { [t]: Mt }], [0, { [t]: Mn }], [0, { [t]: Ho }], [0, { [t]: gt }], [128, { [Ze]: so }], [0, { [t]: at }], [0, { [t]: ct }], [() => ut, { [t]: St }], [2, { [t]: vt }], [0, { [t]: No }], [0, { [t]: I }], [0, { [t]: Ws }], [1, { [t]: Cl }], [1, { [t]: Ol }], [0, { [t]: jo }], [5, { [t]: qo }], [0, { [t]: Uo }], [0, { [t]: wo }], [1, { [t]: Do }], [1, { [t]: Go }]]
], nb = [
  3,
  e,
  hC,
  0,
  [c, O, ze, gu, vo, Eu, Hn, cp, ip, up, pp, lp, dp, h, F, Pt, W, P, fe, p, rs],
  [[0, 1], [0, 1], [0, { [t]: xe }], [4, { [t]: Rs }], [0, { [t]: Ke }], [4, { [t]: Es }], [0, { [t]: Hn }], [0, { [d]: Vp }], [0, { [d]: Fp }], [0, { [d]: Wp }], [0, { [d]: Xp }], [0, { [d]: Qp }], [6, { [d]: Jp }], [0, { [d]: X }], [0, { [t]: at }], [() => wt, { [t]: It }], [0, { [t]: ct }], [0, { [t]: B }], [1, { [d]: _r }], [0, { [t]: l }], [0, { [t]: zs }]],
  2
], bl = [
  3,
  e,
  gs,
  0,
  [fE],
  [0],
  1
], Pl = [
  3,
  e,
  hs,
  0,
  [He, us],
  [0, 0]
], Bl = [
  3,
  e,
  Os,
  0,
  [Ni, Yd, hu, uO],
  [() => Yv, 0, () => fb, () => dP]
], rb = [
  3,
  e,
  NC,
  0,
  [$, Re],
  [0, [() => Xt, { [R]: 1, [a]: ht }]]
], Ys = [
  3,
  e,
  _o,
  0,
  [V, it, AE, Jt],
  [0, 0, [() => yA, { [R]: 1, [a]: Ip }], [() => sb, 0]],
  3
], sb = [
  3,
  e,
  zC,
  0,
  [$, ht, fo],
  [0, () => Ee, [() => rb, 0]]
], Zs = [
  3,
  e,
  mo,
  0,
  [Jn, yC, V, IC, xE, Jt, Lg],
  [[() => ab, 0], 2, 0, 0, () => pb, () => ib, [() => lA, 0]],
  5
], ab = [
  3,
  e,
  kC,
  0,
  [Rp],
  [[() => ub, 0]],
  1
], cb = [
  3,
  e,
  bC,
  0,
  [yp, Ls],
  [[() => MB, { [a]: vp }], [() => BB, { [a]: ur }]]
], ib = [
  3,
  e,
  PC,
  0,
  [$],
  [0],
  1
], ub = [
  3,
  e,
  jC,
  0,
  [c, lu, z0, $, ds],
  [0, 0, 0, 0, [() => cb, 0]],
  2
], pb = [
  3,
  e,
  qC,
  0,
  [S_],
  [0],
  1
], lb = [
  3,
  e,
  Ln,
  0,
  [we, _e],
  [0, () => zo],
  1
], db = [
  3,
  e,
  Ou,
  0,
  [we, Ds, Ge, Ao, pr],
  [0, 0, () => fr, 0, 0],
  1
], mb = [
  3,
  e,
  HC,
  0,
  [we, _e],
  [0, () => zo],
  1
], _b = [
  3,
  e,
  $n,
  0,
  [ir, _e],
  [() => oa, () => zo],
  1
], xb = [
  3,
  e,
  Su,
  0,
  [Ds, Ao, ir, Ge, pr],
  [0, 0, () => oa, () => fr, 0],
  3
], Cb = [
  3,
  e,
  XC,
  0,
  [ir],
  [() => oa],
  1
], fb = [
  3,
  e,
  FC,
  0,
  [To],
  [0]
], gb = [
  3,
  e,
  WC,
  0,
  [Bs],
  [0]
], Rb = [
  3,
  e,
  Pf,
  0,
  [bf, ms, V, Jt],
  [[0, { [a]: bd }], [64, { [R]: 1, [a]: _s }], 0, [() => ea, 0]],
  2
], Ob = [
  3,
  e,
  yf,
  0,
  [Ji, de, m_],
  [5, 1, 2]
], Eb = [
  3,
  e,
  eg,
  0,
  [it, Dt, He, $, Jt, LE, bg, qu, Oi],
  [0, () => Ob, 0, 0, [() => Sb, 0], [() => PA, { [R]: 1, [a]: Dp }], [() => xA, { [R]: 1, [a]: Nu }], () => nP, () => dv],
  1
], hb = [
  3,
  e,
  og,
  0,
  [$, Re, Wu, Xu],
  [0, [() => Xt, { [R]: 1, [a]: ht }], 1, 1]
], Sb = [
  3,
  e,
  ng,
  0,
  [$, ht, Wu, Xu, fo],
  [0, () => Ee, 1, 1, [() => hb, 0]]
], vb = [
  3,
  e,
  uf,
  { [a]: pf },
  [Gt, dt, We, Ci],
  [2, 0, 0, [() => eA, { [R]: 1, [a]: lo }]]
], kb = [
  3,
  e,
  lf,
  0,
  [c, dt, p],
  [[0, 1], [0, { [d]: ne }], [0, { [t]: l }]],
  1
], yb = [
  3,
  e,
  Cf,
  0,
  [Gt, dt, We, Ru],
  [2, 0, 0, [() => uA, { [R]: 1, [a]: _o }]]
], bb = [
  3,
  e,
  ff,
  0,
  [c, dt, p],
  [[0, 1], [0, { [d]: ne }], [0, { [t]: l }]],
  1
], Pb = [
  3,
  e,
  mf,
  { [a]: Mf },
  [dt, Cu, Gt, We],
  [0, [() => pA, { [R]: 1, [a]: mo }], 2, 0]
], Bb = [
  3,
  e,
  _f,
  0,
  [c, dt, p],
  [[0, 1], [0, { [d]: ne }], [0, { [t]: l }]],
  1
], Ab = [
  3,
  e,
  Rf,
  { [a]: Lf },
  [Gt, dt, We, yu],
  [2, 0, 0, [() => mA, { [R]: 1, [a]: xo }]]
], Tb = [
  3,
  e,
  Of,
  0,
  [c, dt, p],
  [[0, 1], [0, { [d]: ne }], [0, { [t]: l }]],
  1
], Mb = [
  3,
  e,
  Ef,
  { [a]: rf },
  [ns, $t, dt, $],
  [[() => zl, 0], () => Zt, 0, 0]
], Lb = [
  3,
  e,
  hf,
  0,
  [ig, dt, $, os],
  [[1, { [d]: dh }], [0, { [d]: ne }], [0, { [d]: Lo }], [0, { [d]: sh }]]
], $b = [
  3,
  e,
  vf,
  { [a]: sf },
  [ns, dt],
  [[() => zl, 0], 0]
], Ib = [
  3,
  e,
  kf,
  0,
  [dt, pg],
  [[0, { [d]: ne }], [1, { [d]: mh }]]
], wb = [
  3,
  e,
  wf,
  { [a]: Df },
  [c, Zn, Gp, Gu, $, te, kg, Lu, Gt, $E, Qn, ee, M],
  [0, 0, 0, 0, 0, 0, 0, 1, 2, [() => _A, { [R]: 1, [a]: YE }], [() => gr, { [R]: 1 }], 0, [0, { [t]: I }]]
], Db = [
  3,
  e,
  Gf,
  0,
  [c, te, ee, Zn, Lu, $, Gp, p, P],
  [[0, 1], [0, { [d]: dr }], [0, { [d]: mr }], [0, { [d]: Kp }], [1, { [d]: xh }], [0, { [d]: Lo }], [0, { [d]: gh }], [0, { [t]: l }], [0, { [t]: B }]],
  1
], Gb = [
  3,
  e,
  qf,
  0,
  [cd, c, O, or, Si, ku, D0, dt, We, M],
  [[() => oA, 0], 0, 0, [0, { [t]: Cr }], 0, 1, 1, 0, 0, [0, { [t]: I }]]
], Ub = [
  3,
  e,
  Nf,
  0,
  [c, O, h, ku, Si, dt, P, p],
  [[0, 1], [0, 1], [0, { [d]: X }], [1, { [d]: lh }], [0, { [d]: rh }], [0, { [d]: ne }], [0, { [t]: B }], [0, { [t]: l }]],
  2
], jb = [
  3,
  e,
  Hf,
  { [a]: vu },
  [Gt, $u, Og, Vi, Ce, $, te, Fe, Qn, ee, M],
  [2, 0, 0, [() => Fl, { [R]: 1 }], 0, 0, 0, 1, [() => gr, { [R]: 1 }], 0, [0, { [t]: I }]]
], qb = [
  3,
  e,
  zf,
  0,
  [c, te, ee, $u, Fe, $, P, p, ys],
  [[0, 1], [0, { [d]: dr }], [0, { [d]: mr }], [0, { [d]: ph }], [1, { [d]: qs }], [0, { [d]: Lo }], [0, { [t]: B }], [0, { [t]: l }], [64, { [t]: Fs }]],
  1
], Nb = [
  3,
  e,
  Vf,
  { [a]: vu },
  [Gt, Vi, Ce, $, te, Fe, Qn, ee, QC, dt, We, gp, M],
  [2, [() => Fl, { [R]: 1 }], 0, 0, 0, 1, [() => gr, { [R]: 1 }], 0, 1, 0, 0, 0, [0, { [t]: I }]]
], Hb = [
  3,
  e,
  Wf,
  0,
  [c, te, ee, Fe, $, dt, R_, gp, P, p, ys],
  [[0, 1], [0, { [d]: dr }], [0, { [d]: mr }], [1, { [d]: qs }], [0, { [d]: Lo }], [0, { [d]: ne }], [2, { [d]: ch }], [0, { [d]: fh }], [0, { [t]: B }], [0, { [t]: l }], [64, { [t]: Fs }]],
  1
], zb = [
  3,
  e,
  Ff,
  { [a]: sg },
  [Gt, Zn, qp, Gu, yg, ZE, Wi, Ce, $, te, Fe, Qn, ee, M],
  [2, 0, 0, 0, 0, [() => fA, { [R]: 1, [a]: th }], [() => sA, { [R]: 1, [a]: me }], 0, 0, 0, 1, [() => gr, { [R]: 1 }], 0, [0, { [t]: I }]]
], Kb = [
  3,
  e,
  Xf,
  0,
  [c, te, ee, Zn, Fe, $, qp, p, P, ys],
  [[0, 1], [0, { [d]: dr }], [0, { [d]: mr }], [0, { [d]: Kp }], [1, { [d]: qs }], [0, { [d]: Lo }], [0, { [d]: Rh }], [0, { [t]: l }], [0, { [t]: B }], [64, { [t]: Fs }]],
  1
], Vb = [
  3,
  e,
  Yf,
  { [a]: Zf },
  [gi, vi, c, O, oe, rr, ju, er, Gt, sr, hs, $t, mt, M, k, Ct, h],
  [[4, { [t]: ol }], [0, { [t]: nl }], 0, 0, 0, 0, 0, 1, 2, [() => RA, { [R]: 1, [a]: ar }], () => Pl, () => Zt, 0, [0, { [t]: I }], 0, 0, [0, { [t]: Rt }]]
], Fb = [
  3,
  e,
  tg,
  0,
  [c, O, oe, er, rr, P, p, F, Pt, W],
  [[0, 1], [0, 1], [0, { [d]: $o }], [1, { [d]: _h }], [0, { [d]: Ch }], [0, { [t]: B }], [0, { [t]: l }], [0, { [t]: at }], [() => wt, { [t]: It }], [0, { [t]: ct }]],
  3
], Wb = [
  3,
  e,
  Tf,
  0,
  [To, Ce],
  [0, 0]
], Al = [
  3,
  e,
  Ss,
  0,
  [RE, PE, Tp, Lp],
  [0, 0, [() => kA, 0], [() => GB, 0]],
  2
], Xb = [
  3,
  e,
  Xr,
  0,
  [$n, Ln, Bn],
  [() => _b, () => lb, () => Ev],
  1
], Qb = [
  3,
  e,
  bu,
  0,
  [Qi, Su, Ou, yi],
  [() => Ak, () => xb, () => db, () => hv],
  1
], Jb = [
  3,
  e,
  Bu,
  0,
  [Ce, Gs],
  [0, 0]
], Yb = [
  3,
  e,
  Qr,
  0,
  [bp],
  [() => gB],
  1
], Zb = [
  3,
  e,
  Tu,
  0,
  [Pp],
  [() => RB],
  1
], zo = [
  3,
  e,
  mg,
  0,
  [HO, YC],
  [0, 0],
  1
], tP = [
  3,
  e,
  Iu,
  0,
  [it, C_],
  [0, () => ql],
  1
], eP = [
  3,
  e,
  ag,
  0,
  [$, Re, hi],
  [0, [() => Xt, { [R]: 1, [a]: ht }], 0]
], ta = [
  3,
  e,
  xo,
  0,
  [V, Jt],
  [0, [() => TA, 0]],
  1
], oP = [
  3,
  e,
  Mu,
  0,
  [oe, O, VC, mt, $t, hs, k, Ct, h],
  [0, 0, 4, 0, () => Zt, () => Pl, 0, 0, 0]
], nP = [
  3,
  e,
  qu,
  0,
  [Du, Uu],
  [1, 1]
], rP = [
  3,
  e,
  Nu,
  0,
  [Du, mt, Uu],
  [1, 0, 1]
], Tl = [
  3,
  e,
  Jr,
  0,
  [hE, xO, Af, Zi],
  [[() => bA, { [R]: 1, [a]: Ap }], [() => EA, { [R]: 1, [a]: sp }], [() => dA, { [R]: 1, [a]: Pd }], () => Ik]
], ea = [
  3,
  e,
  fg,
  0,
  [O],
  [[() => CB, { [a]: oE }]]
], sP = [
  3,
  e,
  Qu,
  0,
  [O, bt, j, k, Ct, ge, mt, $t, Ts],
  [0, 4, 0, [64, { [R]: 1 }], 0, 1, 0, () => Zt, () => Nl]
], aP = [
  3,
  e,
  $g,
  0,
  [O, h, j, $f, ge],
  [0, 0, 0, 6, 1],
  1
], Ml = [
  3,
  e,
  Gn,
  0,
  [wg, Ye],
  [0, () => cP]
], Ll = [
  3,
  e,
  Gg,
  0,
  [it],
  [0]
], $l = [
  3,
  e,
  Ug,
  0,
  [wu, qO, l_, eu],
  [0, 5, 0, () => kl]
], cP = [
  3,
  e,
  jg,
  0,
  [Xi],
  [() => tk]
], iP = [
  3,
  e,
  zg,
  0,
  [fe, ge, Q, J, Y, tt, et, ot, Z, nt, rt, st],
  [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], uP = [
  3,
  e,
  Fg,
  0,
  [j, k, Ct, ge, mt, O, h, fu, bt, $t, Ts],
  [0, [64, { [R]: 1 }], 0, 1, 0, 0, 0, 2, 4, () => Zt, () => Nl]
], pP = [
  3,
  e,
  Vu,
  0,
  [_E],
  [[() => fB, 0]]
], Il = [
  3,
  e,
  bs,
  0,
  [Ni, hu],
  [() => Zv, () => gb]
], Zt = [
  3,
  e,
  $t,
  0,
  [us, He],
  [0, 0]
], wl = [
  3,
  e,
  Dn,
  0,
  [Bo],
  [[() => gA, { [R]: 1, [a]: Ye }]],
  1
], lP = [
  3,
  e,
  Tg,
  0,
  [Fu],
  [0],
  1
], dP = [
  3,
  e,
  GR,
  0,
  [],
  []
], mP = [
  3,
  e,
  ar,
  0,
  [fe, bt, j, ge, Q, J, Y, tt, et, ot, Z, nt, rt, st],
  [1, 4, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], _P = [
  3,
  e,
  jn,
  { [a]: jn },
  [wR],
  [0]
], xP = [
  3,
  e,
  Ju,
  0,
  [li],
  [[2, { [a]: li }]]
], CP = [
  3,
  e,
  op,
  0,
  [Ai, Pi, Bi],
  [1, 1, 1]
], fP = [
  3,
  e,
  DR,
  0,
  [Yi],
  [[() => CP, { [js]: 1 }]]
], Dl = [
  3,
  e,
  Un,
  0,
  [ci, pi, ii, di],
  [[2, { [a]: ci }], [2, { [a]: pi }], [2, { [a]: ii }], [2, { [a]: di }]]
], gP = [
  3,
  e,
  oR,
  0,
  [c, Pn, D, k, p],
  [[0, 1], [() => hl, { [y]: 1, [a]: Pn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], RP = [
  3,
  e,
  Zg,
  0,
  [c, bn, p, k],
  [[0, 1], [() => xv, { [y]: 1, [a]: bn }], [0, { [t]: l }], [0, { [t]: L }]],
  2
], OP = [
  3,
  e,
  nR,
  0,
  [c, Be, le, D, k, Ue, je, qe, xs, Ne, p],
  [[0, 1], [0, { [t]: to }], [() => Sl, { [y]: 1, [a]: le }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: eo }], [0, { [t]: oo }], [0, { [t]: no }], [0, { [t]: Ks }], [0, { [t]: ro }], [0, { [t]: l }]],
  1
], EP = [
  3,
  e,
  tR,
  0,
  [c, V, lo, p],
  [[0, 1], [0, { [d]: Bt }], [() => Js, { [y]: 1, [a]: lo }], [0, { [t]: l }]],
  3
], hP = [
  3,
  e,
  aR,
  0,
  [c, Tn, D, k, p],
  [[0, 1], [() => qv, { [y]: 1, [a]: Tn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], SP = [
  3,
  e,
  iR,
  0,
  [c, Vn, D, k, p],
  [[0, 1], [() => Hl, { [y]: 1, [a]: Vn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], vP = [
  3,
  e,
  dR,
  0,
  [c, V, _o, p],
  [[0, 1], [0, { [d]: Bt }], [() => Ys, { [y]: 1, [a]: _o }], [0, { [t]: l }]],
  3
], kP = [
  3,
  e,
  pR,
  0,
  [c, V, mo, p],
  [[0, 1], [0, { [d]: Bt }], [() => Zs, { [y]: 1, [a]: mo }], [0, { [t]: l }]],
  3
], yP = [
  3,
  e,
  xR,
  0,
  [ws],
  [[0, { [t]: Qs }]]
], bP = [
  3,
  e,
  CR,
  0,
  [c, k, Wr, p, ws],
  [[0, 1], [0, { [t]: L }], [() => bv, { [y]: 1, [a]: Wr }], [0, { [t]: l }], [0, { [t]: Qs }]],
  1
], PP = [
  3,
  e,
  fR,
  0,
  [c, An, D, k, p],
  [[0, 1], [() => Pv, { [y]: 1, [a]: An }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], BP = [
  3,
  e,
  RR,
  0,
  [c, V, xo, p],
  [[0, 1], [0, { [d]: Bt }], [() => ta, { [y]: 1, [a]: xo }], [0, { [t]: l }]],
  3
], AP = [
  3,
  e,
  ER,
  0,
  [c, Jr, p, XO],
  [[0, 1], [() => Tl, { [y]: 1, [a]: Jr }], [0, { [t]: l }], [2, { [t]: GS }]],
  2
], TP = [
  3,
  e,
  SR,
  0,
  [c, Dn, D, p, k],
  [[0, 1], [() => wl, { [y]: 1, [a]: Dn }], [0, { [t]: w }], [0, { [t]: l }], [0, { [t]: L }]],
  2
], MP = [
  3,
  e,
  kR,
  0,
  [c, ep, D, k, Hd, p],
  [[0, 1], [0, 16], [0, { [t]: w }], [0, { [t]: L }], [2, { [t]: Ph }], [0, { [t]: l }]],
  2
], LP = [
  3,
  e,
  BR,
  0,
  [c, qn, D, k, wp, p],
  [[0, 1], [() => Ul, { [y]: 1, [a]: qn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: sl }], [0, { [t]: l }]],
  2
], $P = [
  3,
  e,
  PR,
  0,
  [c, Nn, D, k, p],
  [[0, 1], [() => pB, { [y]: 1, [a]: Nn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], IP = [
  3,
  e,
  TR,
  0,
  [c, Lt, D, k, p],
  [[0, 1], [() => na, { [y]: 1, [a]: Lt }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], wP = [
  3,
  e,
  LR,
  0,
  [c, Fn, D, k, vs, p],
  [[0, 1], [() => YB, { [y]: 1, [a]: Fn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: Vs }], [0, { [t]: l }]],
  2
], DP = [
  3,
  e,
  IR,
  0,
  [c, Wn, D, k, p],
  [[0, 1], [() => ZB, { [y]: 1, [a]: Wn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], GP = [
  3,
  e,
  NR,
  0,
  [M],
  [[0, { [t]: I }]]
], UP = [
  3,
  e,
  zR,
  0,
  [c, O, Be, le, D, k, Ue, je, qe, xs, Ne, P, h, p],
  [[0, 1], [0, 1], [0, { [t]: to }], [() => Sl, { [y]: 1, [a]: le }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: eo }], [0, { [t]: oo }], [0, { [t]: no }], [0, { [t]: Ks }], [0, { [t]: ro }], [0, { [t]: B }], [0, { [d]: X }], [0, { [t]: l }]],
  2
], jP = [
  3,
  e,
  HR,
  0,
  [O, Co, or, j, Q, J, Y, tt, et, ot, Z, nt, rt, st, Ct, _t, M],
  [0, 0, [0, { [t]: Cr }], [0, { [t]: j }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Nt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: re }], [0, { [t]: gt }], [0, { [t]: I }]]
], qP = [
  3,
  e,
  KR,
  0,
  [c, O, Co, Ei, h, Ku, k, Q, J, Y, tt, et, ot, Z, nt, rt, st, D, P, p],
  [[0, 1], [0, 1], [0, { [d]: Us }], [() => Oe, 16], [0, { [d]: X }], [0, { [t]: fl }], [0, { [t]: L }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Nt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: w }], [0, { [t]: B }], [0, { [t]: l }]],
  4
], NP = [
  3,
  e,
  JR,
  0,
  [M],
  [[0, { [t]: I }]]
], HP = [
  3,
  e,
  YR,
  0,
  [c, O, wn, P, h, D, k, p],
  [[0, 1], [0, 1], [() => Ll, { [y]: 1, [a]: wn }], [0, { [t]: B }], [0, { [d]: X }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], zP = [
  3,
  e,
  WR,
  0,
  [M],
  [[0, { [t]: I }]]
], KP = [
  3,
  e,
  XR,
  0,
  [c, Gn, P, wp, D, k, p],
  [[0, 1], [() => Ml, { [y]: 1, [a]: Gn }], [0, { [t]: B }], [0, { [t]: sl }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  1
], VP = [
  3,
  e,
  ZR,
  0,
  [Dt, j, Q, J, Y, tt, et, ot, Z, nt, rt, st, Ct, _t, h, F, W, ft, Yt, lt, ge, M],
  [[0, { [t]: Io }], [0, { [t]: j }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Nt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: re }], [0, { [t]: gt }], [0, { [t]: Rt }], [0, { [t]: at }], [0, { [t]: ct }], [() => ut, { [t]: St }], [() => ae, { [t]: se }], [2, { [t]: vt }], [1, { [t]: PS }], [0, { [t]: I }]]
], FP = [
  3,
  e,
  tO,
  0,
  [c, O, Be, go, Ae, Te, Me, Le, Ie, D, De, k, Q, J, Y, tt, et, ot, Z, nt, rt, st, Mt, ze, vo, Ue, je, qe, Ne, nh, Ve, _t, mt, Mo, F, Pt, W, ft, Yt, lt, P, Lt, Qe, Je, Xe, ko, yo, bo, p],
  [[0, 1], [0, 1], [0, { [t]: to }], [() => Oe, 16], [0, { [t]: Ro }], [0, { [t]: Oo }], [0, { [t]: Eo }], [0, { [t]: ho }], [1, { [t]: $e }], [0, { [t]: w }], [0, { [t]: So }], [0, { [t]: L }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Nt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [4, { [t]: Mt }], [0, { [t]: xe }], [0, { [t]: Ke }], [0, { [t]: eo }], [0, { [t]: oo }], [0, { [t]: no }], [0, { [t]: ro }], [1, { [t]: jS }], [128, { [Ze]: so }], [0, { [t]: gt }], [0, { [t]: No }], [0, { [t]: Ho }], [0, { [t]: at }], [() => wt, { [t]: It }], [0, { [t]: ct }], [() => ut, { [t]: St }], [() => ae, { [t]: se }], [2, { [t]: vt }], [0, { [t]: B }], [0, { [t]: Xs }], [0, { [t]: jo }], [5, { [t]: qo }], [0, { [t]: Uo }], [0, { [t]: wo }], [1, { [t]: Do }], [1, { [t]: Go }], [0, { [t]: l }]],
  2
], WP = [
  3,
  e,
  eO,
  0,
  [M],
  [[0, { [t]: I }]]
], XP = [
  3,
  e,
  oO,
  0,
  [c, O, zn, P, h, es, D, k, p],
  [[0, 1], [0, 1], [() => $l, { [y]: 1, [a]: zn }], [0, { [t]: B }], [0, { [d]: X }], [2, { [t]: Ns }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], QP = [
  3,
  e,
  sO,
  0,
  [h],
  [[0, { [t]: Rt }]]
], JP = [
  3,
  e,
  aO,
  0,
  [c, O, Lt, h, D, k, p, P],
  [[0, 1], [0, 1], [() => na, { [y]: 1, [a]: Lt }], [0, { [d]: X }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }], [0, { [t]: B }]],
  3
], YP = [
  3,
  e,
  iO,
  0,
  [c, Un, D, k, p],
  [[0, 1], [() => Dl, { [y]: 1, [a]: Un }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], ZP = [
  3,
  e,
  sp,
  0,
  [mO, ms, V, Jt],
  [[0, { [a]: fO }], [64, { [R]: 1, [a]: _s }], 0, [() => ea, 0]],
  2
], oa = [
  3,
  e,
  ir,
  0,
  [Dt, de],
  [0, 1],
  1
], tB = [
  3,
  e,
  RO,
  0,
  [Zu],
  [[21, { [js]: 1 }]]
], eB = [
  3,
  e,
  fp,
  0,
  [xu, SC, np, EO, hO],
  [0, 0, 0, 0, 0]
], Gl = [
  3,
  e,
  Ps,
  0,
  [xu, np],
  [0, 0],
  1
], oB = [
  3,
  e,
  vO,
  0,
  [],
  []
], nB = [
  3,
  e,
  bO,
  0,
  [c, O, GO, Im, Dm, wm, Gm, JO, ZO, YO, tE, Jd],
  [[0, 1], [0, 1], [0, { [t]: MS }], [0, { [t]: xe }], [0, { [t]: Ke }], [4, { [t]: Rs }], [4, { [t]: Es }], [0, { [t]: LS }], [0, { [t]: IS }], [6, { [t]: $S }], [6, { [t]: wS }], [0, { [t]: Th, [uh]: 1 }]],
  3
], rB = [
  3,
  e,
  mp,
  0,
  [it],
  [0],
  1
], Ul = [
  3,
  e,
  qn,
  0,
  [cr, Bo],
  [0, [() => SA, { [R]: 1, [a]: Ye }]],
  2
], sB = [
  3,
  e,
  IO,
  0,
  [it, Jn, He, lO, $, Jt, kp, nu, Fi],
  [0, () => Bk, 0, 1, 0, [() => cB, 0], () => PB, () => wk, () => Rk],
  2
], aB = [
  3,
  e,
  TO,
  0,
  [$, Re, Hu],
  [0, [() => Xt, { [R]: 1, [a]: ht }], [() => jl, 0]]
], cB = [
  3,
  e,
  MO,
  0,
  [$, ht, fo, Hu],
  [0, () => Ee, [() => aB, 0], [() => jl, 0]]
], jl = [
  3,
  e,
  LO,
  0,
  [$, ht, Qg],
  [0, () => Ee, [() => iB, 0]]
], iB = [
  3,
  e,
  $O,
  0,
  [pO, Re],
  [[() => hA, { [R]: 1, [a]: $ }], [() => Xt, { [R]: 1, [a]: ht }]]
], uB = [
  3,
  e,
  Cp,
  0,
  [it, TE],
  [0, () => ql],
  2
], ql = [
  3,
  e,
  UO,
  0,
  [Cg],
  [1]
], pB = [
  3,
  e,
  Nn,
  0,
  [Yu],
  [0],
  1
], lB = [
  3,
  e,
  _p,
  0,
  [f_],
  [2]
], dB = [
  3,
  e,
  kO,
  0,
  [M, yO],
  [[0, { [t]: I }], [0, { [t]: AS }]]
], mB = [
  3,
  e,
  PO,
  0,
  [c, O, h, Yr, P, k, p],
  [[0, 1], [0, 1], [0, { [d]: X }], [() => _B, { [y]: 1, [a]: Yr }], [0, { [t]: B }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], _B = [
  3,
  e,
  Yr,
  0,
  [de, _u, To, $p, a_, hp, Vu],
  [1, () => Yy, 0, 0, 0, () => SB, [() => pP, 0]]
], Nl = [
  3,
  e,
  Ts,
  0,
  [UC, gO],
  [2, 4]
], xB = [
  3,
  e,
  xp,
  0,
  [fp, Ki],
  [() => eB, () => Iv],
  1
], CB = [
  3,
  e,
  eE,
  0,
  [E_],
  [[() => iA, { [R]: 1, [a]: pu }]]
], fB = [
  3,
  e,
  nE,
  0,
  [Cd, $, ds, fd, Xn, Lt, Up, mt],
  [0, 0, [() => Tk, 0], 0, [() => Rr, 0], [() => na, 0], [() => BA, 0], 0],
  2
], gB = [
  3,
  e,
  bp,
  0,
  [$s, Ao],
  [0, 0],
  2
], RB = [
  3,
  e,
  Pp,
  0,
  [$s, Ao, pr, Mp],
  [0, 0, 0, 0],
  4
], OB = [
  3,
  e,
  Sp,
  0,
  [CE, au],
  [1, 1]
], EB = [
  3,
  e,
  cE,
  0,
  [Zu],
  [[() => LA, 16]]
], hB = [
  3,
  e,
  iE,
  0,
  [c, O, iu, su, Os, bs, F, Pt, W, _p, Sp, p],
  [[0, 1], [0, 1], 0, 0, () => Bl, () => Il, [0, { [t]: at }], [() => wt, { [t]: It }], [0, { [t]: ct }], () => lB, () => OB, [0, { [t]: l }]],
  6
], SB = [
  3,
  e,
  hp,
  0,
  [Os, su, iu, bs],
  [() => Bl, 0, 0, () => Il],
  4
], vB = [
  3,
  e,
  pE,
  0,
  [uE, of],
  [0, [() => ut, 0]],
  1
], Hl = [
  3,
  e,
  Vn,
  0,
  [Bo],
  [[() => vA, { [R]: 1, [a]: Ye }]],
  1
], kB = [
  3,
  e,
  dE,
  0,
  [rd, lt, bi],
  [[() => vB, 0], 2, [() => vv, 0]]
], yB = [
  3,
  e,
  FO,
  0,
  [ai, mi, _i, Dt],
  [[0, { [a]: ai }], [() => xi, { [a]: mi }], [() => xi, { [a]: _i }], [4, { [a]: Dt }]],
  4
], bB = [
  3,
  e,
  Kn,
  { [a]: Kn },
  [],
  []
], PB = [
  3,
  e,
  kp,
  0,
  [Ep, mp],
  [() => AB, () => rB]
], BB = [
  3,
  e,
  Ls,
  { [a]: ur },
  [JC],
  [[() => ut, 0]],
  1
], AB = [
  3,
  e,
  Ep,
  0,
  [it],
  [0],
  1
], TB = [
  3,
  e,
  lE,
  { [a]: ur },
  [tf, lt],
  [[() => lv, 0], 2],
  1
], MB = [
  3,
  e,
  yp,
  { [a]: vp },
  [],
  []
], LB = [
  3,
  e,
  Bp,
  0,
  [Ai, Pi, Bi],
  [1, 1, 1]
], $B = [
  3,
  e,
  QO,
  0,
  [Yi],
  [[() => LB, { [js]: 1 }]]
], IB = [
  3,
  e,
  Op,
  0,
  [Lm],
  [() => wB]
], wB = [
  3,
  e,
  KO,
  0,
  [Vg, Jn],
  [0, () => gv],
  2
], Ee = [
  3,
  e,
  ht,
  0,
  [O, Gs],
  [0, 0],
  2
], na = [
  3,
  e,
  Lt,
  0,
  [lr],
  [[() => Xt, 0]],
  1
], DB = [
  3,
  e,
  vE,
  0,
  [fs, tp],
  [[() => yl, { [el]: [tl, zp] }], 0]
], GB = [
  3,
  e,
  Lp,
  0,
  [Kn, jn],
  [[() => bB, { [a]: Kn }], [() => _P, { [a]: jn }]]
], UB = [
  3,
  e,
  Ip,
  0,
  [de, ki],
  [1, 0],
  2
], jB = [
  3,
  e,
  Ap,
  0,
  [gE, ms, V, Jt],
  [[0, { [a]: ME }], [64, { [R]: 1, [a]: _s }], 0, [() => ea, 0]],
  2
], qB = [
  3,
  e,
  Dp,
  0,
  [Ji, de, mt],
  [5, 1, 0]
], NB = [
  3,
  e,
  wE,
  0,
  [c, Bn, D, k, p],
  [[0, 1], [() => Sv, { [y]: 1, [a]: Bn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], HB = [
  3,
  e,
  GE,
  0,
  [c, Ln, D, k, p],
  [[0, 1], [() => mb, { [y]: 1, [a]: Ln }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], zB = [
  3,
  e,
  jE,
  0,
  [c, $n, D, k, p],
  [[0, 1], [() => Cb, { [y]: 1, [a]: $n }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], KB = [
  3,
  e,
  HE,
  0,
  [c, O, zu, h, P, p, D, k],
  [[0, 1], [0, 1], [() => MA, 16], [0, { [d]: X }], [0, { [t]: B }], [0, { [t]: l }], [0, { [t]: w }], [0, { [t]: L }]],
  3
], VB = [
  3,
  e,
  zE,
  0,
  [M],
  [[0, { [t]: I }]]
], FB = [
  3,
  e,
  FE,
  0,
  [Hi, $i, _t, F, W, ft, lt, M, h],
  [[0, { [t]: _l }], [() => jv, 16], [0, { [t]: gt }], [0, { [t]: at }], [0, { [t]: ct }], [() => ut, { [t]: St }], [2, { [t]: vt }], [0, { [t]: I }], [0, { [t]: Rt }]]
], WB = [
  3,
  e,
  WE,
  0,
  [c, zi, O, fe, oe, wi, Di, Gi, Ui, Vd, F, Pt, W, ji, is, qi, P, p, ru],
  [[0, 1], [0, { [t]: al }], [0, 1], [1, { [d]: _r }], [0, { [d]: $o }], [0, { [t]: cl }], [4, { [t]: il }], [0, { [t]: ul }], [4, { [t]: pl }], [0, { [t]: Ah }], [0, { [t]: at }], [() => wt, { [t]: It }], [0, { [t]: ct }], [0, { [t]: ll }], [() => El, { [t]: dl }], [0, { [t]: ml }], [0, { [t]: B }], [0, { [t]: l }], [0, { [t]: Rl }]],
  5
], XB = [
  3,
  e,
  XE,
  0,
  [_t, j, Q, J, Y, tt, et, ot, Z, nt, rt, st, F, W, ft, lt, M, h],
  [[0, { [t]: gt }], [0, { [t]: j }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Nt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: at }], [0, { [t]: ct }], [() => ut, { [t]: St }], [2, { [t]: vt }], [0, { [t]: I }], [0, { [t]: Rt }]]
], QB = [
  3,
  e,
  QE,
  0,
  [c, O, fe, oe, go, Ie, D, k, Q, J, Y, tt, et, ot, Z, nt, rt, st, F, Pt, W, P, p],
  [[0, 1], [0, 1], [1, { [d]: _r }], [0, { [d]: $o }], [() => Oe, 16], [1, { [t]: $e }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: qt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: Kt }], [0, { [t]: Nt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: Wt }], [0, { [t]: at }], [() => wt, { [t]: It }], [0, { [t]: ct }], [0, { [t]: B }], [0, { [t]: l }]],
  4
], JB = [
  3,
  e,
  jp,
  0,
  [it],
  [0],
  1
], YB = [
  3,
  e,
  Fn,
  0,
  [Au, it],
  [[0, { [a]: Pu }], 0]
], ZB = [
  3,
  e,
  Wn,
  0,
  [ps, gs, Ps, As],
  [() => vl, () => bl, () => Gl, [() => Wl, 0]]
], tA = [
  3,
  e,
  oh,
  0,
  [DO, jO, go, WO, tu, ou, Zr, Ae, Te, Me, Le, Ie, cs, De, Q, J, Y, tt, et, ot, Z, nt, rt, st, me, j, Mt, Dt, bt, ks, Ve, Qe, Xe, Je, nr, Po, M, Ms, _t, F, ft, W, mt, Is, h, lt],
  [[0, { [ih]: 1, [t]: TS }], [0, { [t]: DS }], [() => Oe, 16], [1, { [t]: gS }], [0, { [t]: Mh }], [0, { [t]: Lh }], [0, { [t]: Hh }], [0, { [t]: $h }], [0, { [t]: Ih }], [0, { [t]: wh }], [0, { [t]: Dh }], [1, { [t]: $e }], [0, { [t]: Gh }], [0, { [t]: Uh }], [0, { [t]: zh }], [0, { [t]: Kh }], [0, { [t]: Vh }], [0, { [t]: Wh }], [0, { [t]: Xh }], [0, { [t]: Qh }], [0, { [t]: Fh }], [0, { [t]: Jh }], [0, { [t]: Yh }], [0, { [t]: Zh }], [2, { [t]: tS }], [0, { [t]: jh }], [4, { [t]: qh }], [0, { [t]: eS }], [4, { [t]: Nh }], [1, { [t]: oS }], [128, { [Ze]: so }], [0, { [t]: sS }], [0, { [t]: rS }], [5, { [t]: aS }], [1, { [t]: nS }], [0, { [t]: uS }], [0, { [t]: iS }], [0, { [t]: cS }], [0, { [t]: lS }], [0, { [t]: _S }], [() => ut, { [t]: dS }], [0, { [t]: xS }], [0, { [t]: pS }], [1, { [t]: CS }], [0, { [t]: fS }], [2, { [t]: mS }]],
  2
], S = "unit";
var eA = [
  1,
  e,
  Ci,
  0,
  [
    () => Js,
    0
  ]
], oA = [
  1,
  e,
  K0,
  0,
  [
    () => Ov,
    { [a]: Ri }
  ]
], zl = [
  1,
  e,
  ns,
  0,
  [
    () => kv,
    { [a]: c }
  ]
];
var gr = [
  1,
  e,
  jd,
  0,
  () => Av
], nA = [
  1,
  e,
  qd,
  0,
  () => Mv
], Kl = [
  1,
  e,
  ss,
  0,
  [
    () => Nv,
    0
  ]
], rA = [
  1,
  e,
  Ym,
  0,
  () => fk
], sA = [
  1,
  e,
  Wi,
  0,
  () => gk
], aA = [
  1,
  e,
  __,
  0,
  [
    0,
    { [a]: ls }
  ]
], cA = [
  1,
  e,
  cu,
  0,
  () => $k
];
var iA = [
  1,
  e,
  O_,
  0,
  () => Dk
], Rr = [
  1,
  e,
  Yn,
  0,
  [
    () => Zy,
    { [a]: Cs }
  ]
], uA = [
  1,
  e,
  Ru,
  0,
  [
    () => Ys,
    0
  ]
], pA = [
  1,
  e,
  Cu,
  0,
  [
    () => Zs,
    0
  ]
], lA = [
  1,
  e,
  LC,
  0,
  [
    0,
    { [a]: h_ }
  ]
], dA = [
  1,
  e,
  Bf,
  0,
  [
    () => Rb,
    0
  ]
], Vl = [
  1,
  e,
  rg,
  0,
  [
    () => Eb,
    0
  ]
], mA = [
  1,
  e,
  yu,
  0,
  [
    () => ta,
    0
  ]
], _A = [
  1,
  e,
  _g,
  0,
  () => oP
], xA = [
  1,
  e,
  Pg,
  0,
  () => rP
];
var CA = [
  1,
  e,
  Ig,
  0,
  () => aP
], Fl = [
  1,
  e,
  qg,
  0,
  [
    () => sP,
    0
  ]
], fA = [
  1,
  e,
  Wg,
  0,
  [
    () => uP,
    0
  ]
];
var gA = [
  1,
  e,
  Mg,
  0,
  () => lP
], RA = [
  1,
  e,
  sr,
  0,
  () => mP
], OA = [
  1,
  e,
  UR,
  0,
  () => iP
], EA = [
  1,
  e,
  _O,
  0,
  [
    () => ZP,
    0
  ]
], hA = [
  1,
  e,
  AO,
  0,
  [
    0,
    { [a]: $ }
  ]
], SA = [
  1,
  e,
  wO,
  0,
  [
    () => sB,
    0
  ]
], Wl = [
  1,
  e,
  As,
  0,
  [
    () => xB,
    { [a]: xp }
  ]
], vA = [
  1,
  e,
  mE,
  0,
  [
    () => kB,
    0
  ]
], Xt = [
  1,
  e,
  lr,
  0,
  [
    () => Ee,
    { [a]: ht }
  ]
], kA = [
  1,
  e,
  Tp,
  0,
  [
    () => DB,
    { [a]: Cs }
  ]
], yA = [
  1,
  e,
  kE,
  0,
  () => UB
], bA = [
  1,
  e,
  EE,
  0,
  [
    () => jB,
    0
  ]
], PA = [
  1,
  e,
  yE,
  0,
  () => qB
], BA = [
  1,
  e,
  Up,
  0,
  [
    () => Jb,
    { [a]: Bu }
  ]
];
var AA = [
  4,
  e,
  q0,
  0,
  [$, ht, fo],
  [0, () => Ee, [() => fv, 0]]
], TA = [
  4,
  e,
  lg,
  0,
  [$, ht, hi, fo],
  [0, () => Ee, 0, [() => eP, 0]]
], MA = [
  4,
  e,
  zu,
  0,
  [Ls],
  [[() => TB, { [a]: ur }]]
], LA = [
  4,
  e,
  aE,
  { [Zp]: 1 },
  [NO, Bp, op, em, au],
  [[() => tB, 0], [() => $B, 0], [() => fP, 0], () => wv, () => Lk]
], Xl = [
  9,
  e,
  W0,
  { [u]: ["DELETE", "/{Key+}?x-id=AbortMultipartUpload", 204] },
  () => _v,
  () => mv
], Ql = [
  9,
  e,
  Mi,
  { [u]: ["POST", "/{Key+}", 200] },
  () => $v,
  () => Lv
], D3 = [
  9,
  e,
  wd,
  { [u]: ["PUT", "/{Key+}?x-id=CopyObject", 200] },
  () => Gv,
  () => Dv
], G3 = [
  9,
  e,
  gd,
  { [u]: ["PUT", "/", 200] },
  () => Fv,
  () => Vv
], U3 = [
  9,
  e,
  Rd,
  { [A]: "-", [u]: ["POST", "/?metadataConfiguration", 200] },
  () => zv,
  () => S
], j3 = [
  9,
  e,
  Ed,
  { [A]: "-", [u]: ["POST", "/?metadataTable", 200] },
  () => Kv,
  () => S
], Jl = [
  9,
  e,
  Id,
  { [u]: ["POST", "/{Key+}?uploads", 200] },
  () => Xv,
  () => Wv
], Yl = [
  9,
  e,
  Qd,
  { [u]: ["GET", "/?session", 200] },
  () => Jv,
  () => Qv
], q3 = [
  9,
  e,
  nm,
  { [u]: ["DELETE", "/", 204] },
  () => _k,
  () => S
], N3 = [
  9,
  e,
  rm,
  { [u]: ["DELETE", "/?analytics", 204] },
  () => ok,
  () => S
], H3 = [
  9,
  e,
  am,
  { [u]: ["DELETE", "/?cors", 204] },
  () => nk,
  () => S
], z3 = [
  9,
  e,
  im,
  { [u]: ["DELETE", "/?encryption", 204] },
  () => rk,
  () => S
], K3 = [
  9,
  e,
  dm,
  { [u]: ["DELETE", "/?intelligent-tiering", 204] },
  () => sk,
  () => S
], V3 = [
  9,
  e,
  pm,
  { [u]: ["DELETE", "/?inventory", 204] },
  () => ak,
  () => S
], F3 = [
  9,
  e,
  _m,
  { [u]: ["DELETE", "/?lifecycle", 204] },
  () => ck,
  () => S
], W3 = [
  9,
  e,
  Cm,
  { [u]: ["DELETE", "/?metadataConfiguration", 204] },
  () => ik,
  () => S
], X3 = [
  9,
  e,
  Om,
  { [u]: ["DELETE", "/?metadataTable", 204] },
  () => uk,
  () => S
], Q3 = [
  9,
  e,
  Rm,
  { [u]: ["DELETE", "/?metrics", 204] },
  () => pk,
  () => S
], J3 = [
  9,
  e,
  hm,
  { [u]: ["DELETE", "/?ownershipControls", 204] },
  () => lk,
  () => S
], Y3 = [
  9,
  e,
  vm,
  { [u]: ["DELETE", "/?policy", 204] },
  () => dk,
  () => S
], Z3 = [
  9,
  e,
  Pm,
  { [u]: ["DELETE", "/?replication", 204] },
  () => mk,
  () => S
], tL = [
  9,
  e,
  Bm,
  { [u]: ["DELETE", "/?tagging", 204] },
  () => xk,
  () => S
], eL = [
  9,
  e,
  Tm,
  { [u]: ["DELETE", "/?website", 204] },
  () => Ck,
  () => S
], Zl = [
  9,
  e,
  Zm,
  { [u]: ["DELETE", "/{Key+}?x-id=DeleteObject", 204] },
  () => Sk,
  () => hk
], oL = [
  9,
  e,
  Nm,
  { [u]: ["DELETE", "/{Key+}?annotation", 204] },
  () => Ek,
  () => Ok
], nL = [
  9,
  e,
  t_,
  { [A]: "-", [u]: ["POST", "/?delete", 200] },
  () => kk,
  () => vk
], rL = [
  9,
  e,
  Xm,
  { [u]: ["DELETE", "/{Key+}?tagging", 204] },
  () => bk,
  () => yk
], sL = [
  9,
  e,
  e_,
  { [u]: ["DELETE", "/?publicAccessBlock", 204] },
  () => Pk,
  () => S
], aL = [
  9,
  e,
  v_,
  { [u]: ["GET", "/?abac", 200] },
  () => Uk,
  () => Gk
], cL = [
  9,
  e,
  k_,
  { [u]: ["GET", "/?accelerate", 200] },
  () => qk,
  () => jk
], iL = [
  9,
  e,
  I_,
  { [u]: ["GET", "/?acl", 200] },
  () => Hk,
  () => Nk
], uL = [
  9,
  e,
  A_,
  { [u]: ["GET", "/?analytics&x-id=GetBucketAnalyticsConfiguration", 200] },
  () => Kk,
  () => zk
], pL = [
  9,
  e,
  w_,
  { [u]: ["GET", "/?cors", 200] },
  () => Fk,
  () => Vk
], lL = [
  9,
  e,
  U_,
  { [u]: ["GET", "/?encryption", 200] },
  () => Xk,
  () => Wk
], dL = [
  9,
  e,
  K_,
  { [u]: ["GET", "/?intelligent-tiering&x-id=GetBucketIntelligentTieringConfiguration", 200] },
  () => Jk,
  () => Qk
], mL = [
  9,
  e,
  N_,
  { [u]: ["GET", "/?inventory&x-id=GetBucketInventoryConfiguration", 200] },
  () => Zk,
  () => Yk
], _L = [
  9,
  e,
  X_,
  { [u]: ["GET", "/?lifecycle", 200] },
  () => ey,
  () => ty
], xL = [
  9,
  e,
  W_,
  { [u]: ["GET", "/?location", 200] },
  () => ny,
  () => oy
], CL = [
  9,
  e,
  ox,
  { [u]: ["GET", "/?logging", 200] },
  () => sy,
  () => ry
], fL = [
  9,
  e,
  nx,
  { [u]: ["GET", "/?metadataConfiguration", 200] },
  () => cy,
  () => ay
], gL = [
  9,
  e,
  ux,
  { [u]: ["GET", "/?metadataTable", 200] },
  () => py,
  () => uy
], RL = [
  9,
  e,
  ix,
  { [u]: ["GET", "/?metrics&x-id=GetBucketMetricsConfiguration", 200] },
  () => my,
  () => dy
], OL = [
  9,
  e,
  dx,
  { [u]: ["GET", "/?notification", 200] },
  () => _y,
  () => Tl
], EL = [
  9,
  e,
  _x,
  { [u]: ["GET", "/?ownershipControls", 200] },
  () => Cy,
  () => xy
], hL = [
  9,
  e,
  fx,
  { [u]: ["GET", "/?policy", 200] },
  () => gy,
  () => fy
], SL = [
  9,
  e,
  Ox,
  { [u]: ["GET", "/?policyStatus", 200] },
  () => Oy,
  () => Ry
], vL = [
  9,
  e,
  Sx,
  { [u]: ["GET", "/?replication", 200] },
  () => hy,
  () => Ey
], kL = [
  9,
  e,
  kx,
  { [u]: ["GET", "/?requestPayment", 200] },
  () => vy,
  () => Sy
], yL = [
  9,
  e,
  Bx,
  { [u]: ["GET", "/?tagging", 200] },
  () => yy,
  () => ky
], bL = [
  9,
  e,
  Mx,
  { [u]: ["GET", "/?versioning", 200] },
  () => Py,
  () => by
], PL = [
  9,
  e,
  Ix,
  { [u]: ["GET", "/?website", 200] },
  () => Ay,
  () => By
], BL = [
  9,
  e,
  Gx,
  { [A]: "-", [u]: ["GET", "/{Key+}?x-id=GetObject", 200] },
  () => Hy,
  () => Ny
], AL = [
  9,
  e,
  Ux,
  { [u]: ["GET", "/{Key+}?acl", 200] },
  () => My,
  () => Ty
], TL = [
  9,
  e,
  Wx,
  { [A]: "-", [u]: ["GET", "/{Key+}?annotation&x-id=GetObjectAnnotation", 200] },
  () => $y,
  () => Ly
], ML = [
  9,
  e,
  Xx,
  { [u]: ["GET", "/{Key+}?attributes", 200] },
  () => Dy,
  () => Iy
], LL = [
  9,
  e,
  Zx,
  { [u]: ["GET", "/{Key+}?legal-hold", 200] },
  () => Uy,
  () => Gy
], $L = [
  9,
  e,
  Qx,
  { [u]: ["GET", "/?object-lock", 200] },
  () => qy,
  () => jy
], IL = [
  9,
  e,
  aC,
  { [u]: ["GET", "/{Key+}?retention", 200] },
  () => Ky,
  () => zy
], wL = [
  9,
  e,
  cC,
  { [u]: ["GET", "/{Key+}?tagging", 200] },
  () => Fy,
  () => Vy
], DL = [
  9,
  e,
  dC,
  { [u]: ["GET", "/{Key+}?torrent", 200] },
  () => Xy,
  () => Wy
], GL = [
  9,
  e,
  mC,
  { [u]: ["GET", "/?publicAccessBlock", 200] },
  () => Jy,
  () => Qy
], UL = [
  9,
  e,
  CC,
  { [u]: ["HEAD", "/", 200] },
  () => eb,
  () => tb
], jL = [
  9,
  e,
  OC,
  { [u]: ["HEAD", "/{Key+}", 200] },
  () => nb,
  () => ob
], qL = [
  9,
  e,
  cf,
  { [u]: ["GET", "/?analytics&x-id=ListBucketAnalyticsConfigurations", 200] },
  () => kb,
  () => vb
], NL = [
  9,
  e,
  xf,
  { [u]: ["GET", "/?intelligent-tiering&x-id=ListBucketIntelligentTieringConfigurations", 200] },
  () => bb,
  () => yb
], HL = [
  9,
  e,
  df,
  { [u]: ["GET", "/?inventory&x-id=ListBucketInventoryConfigurations", 200] },
  () => Bb,
  () => Pb
], zL = [
  9,
  e,
  gf,
  { [u]: ["GET", "/?metrics&x-id=ListBucketMetricsConfigurations", 200] },
  () => Tb,
  () => Ab
], KL = [
  9,
  e,
  af,
  { [u]: ["GET", "/?x-id=ListBuckets", 200] },
  () => Lb,
  () => Mb
], VL = [
  9,
  e,
  Sf,
  { [u]: ["GET", "/?x-id=ListDirectoryBuckets", 200] },
  () => Ib,
  () => $b
], FL = [
  9,
  e,
  If,
  { [u]: ["GET", "/?uploads", 200] },
  () => Db,
  () => wb
], WL = [
  9,
  e,
  jf,
  { [u]: ["GET", "/{Key+}?annotation&x-id=ListObjectAnnotations", 200] },
  () => Ub,
  () => Gb
], XL = [
  9,
  e,
  Uf,
  { [u]: ["GET", "/", 200] },
  () => qb,
  () => jb
], QL = [
  9,
  e,
  Kf,
  { [u]: ["GET", "/?list-type=2", 200] },
  () => Hb,
  () => Nb
], JL = [
  9,
  e,
  Qf,
  { [u]: ["GET", "/?versions", 200] },
  () => Kb,
  () => zb
], YL = [
  9,
  e,
  Jf,
  { [u]: ["GET", "/{Key+}?x-id=ListParts", 200] },
  () => Fb,
  () => Vb
], ZL = [
  9,
  e,
  Jg,
  { [A]: "-", [u]: ["PUT", "/?abac", 200] },
  () => gP,
  () => S
], t$ = [
  9,
  e,
  Yg,
  { [A]: "-", [u]: ["PUT", "/?accelerate", 200] },
  () => RP,
  () => S
], e$ = [
  9,
  e,
  rR,
  { [A]: "-", [u]: ["PUT", "/?acl", 200] },
  () => OP,
  () => S
], o$ = [
  9,
  e,
  eR,
  { [u]: ["PUT", "/?analytics", 200] },
  () => EP,
  () => S
], n$ = [
  9,
  e,
  sR,
  { [A]: "-", [u]: ["PUT", "/?cors", 200] },
  () => hP,
  () => S
], r$ = [
  9,
  e,
  cR,
  { [A]: "-", [u]: ["PUT", "/?encryption", 200] },
  () => SP,
  () => S
], s$ = [
  9,
  e,
  lR,
  { [u]: ["PUT", "/?intelligent-tiering", 200] },
  () => vP,
  () => S
], a$ = [
  9,
  e,
  uR,
  { [u]: ["PUT", "/?inventory", 200] },
  () => kP,
  () => S
], c$ = [
  9,
  e,
  _R,
  { [A]: "-", [u]: ["PUT", "/?lifecycle", 200] },
  () => bP,
  () => yP
], i$ = [
  9,
  e,
  mR,
  { [A]: "-", [u]: ["PUT", "/?logging", 200] },
  () => PP,
  () => S
], u$ = [
  9,
  e,
  gR,
  { [u]: ["PUT", "/?metrics", 200] },
  () => BP,
  () => S
], p$ = [
  9,
  e,
  OR,
  { [u]: ["PUT", "/?notification", 200] },
  () => AP,
  () => S
], l$ = [
  9,
  e,
  hR,
  { [A]: "-", [u]: ["PUT", "/?ownershipControls", 200] },
  () => TP,
  () => S
], d$ = [
  9,
  e,
  vR,
  { [A]: "-", [u]: ["PUT", "/?policy", 200] },
  () => MP,
  () => S
], m$ = [
  9,
  e,
  yR,
  { [A]: "-", [u]: ["PUT", "/?replication", 200] },
  () => LP,
  () => S
], _$ = [
  9,
  e,
  bR,
  { [A]: "-", [u]: ["PUT", "/?requestPayment", 200] },
  () => $P,
  () => S
], x$ = [
  9,
  e,
  AR,
  { [A]: "-", [u]: ["PUT", "/?tagging", 200] },
  () => IP,
  () => S
], C$ = [
  9,
  e,
  MR,
  { [A]: "-", [u]: ["PUT", "/?versioning", 200] },
  () => wP,
  () => S
], f$ = [
  9,
  e,
  $R,
  { [A]: "-", [u]: ["PUT", "/?website", 200] },
  () => DP,
  () => S
], t0 = [
  9,
  e,
  jR,
  { [A]: "-", [u]: ["PUT", "/{Key+}?x-id=PutObject", 200] },
  () => FP,
  () => VP
], g$ = [
  9,
  e,
  qR,
  { [A]: "-", [u]: ["PUT", "/{Key+}?acl", 200] },
  () => UP,
  () => GP
], R$ = [
  9,
  e,
  VR,
  { [A]: "-", [u]: ["PUT", "/{Key+}?annotation", 200] },
  () => qP,
  () => jP
], O$ = [
  9,
  e,
  QR,
  { [A]: "-", [u]: ["PUT", "/{Key+}?legal-hold", 200] },
  () => HP,
  () => NP
], E$ = [
  9,
  e,
  FR,
  { [A]: "-", [u]: ["PUT", "/?object-lock", 200] },
  () => KP,
  () => zP
], h$ = [
  9,
  e,
  nO,
  { [A]: "-", [u]: ["PUT", "/{Key+}?retention", 200] },
  () => XP,
  () => WP
], S$ = [
  9,
  e,
  rO,
  { [A]: "-", [u]: ["PUT", "/{Key+}?tagging", 200] },
  () => JP,
  () => QP
], v$ = [
  9,
  e,
  cO,
  { [A]: "-", [u]: ["PUT", "/?publicAccessBlock", 200] },
  () => YP,
  () => S
], k$ = [
  9,
  e,
  SO,
  { [u]: ["PUT", "/{Key+}?renameObject", 200] },
  () => nB,
  () => oB
], y$ = [
  9,
  e,
  BO,
  { [A]: "-", [u]: ["POST", "/{Key+}?restore", 200] },
  () => mB,
  () => dB
], b$ = [
  9,
  e,
  sE,
  { [u]: ["POST", "/{Key+}?select&select-type=2", 200] },
  () => hB,
  () => EB
], P$ = [
  9,
  e,
  IE,
  { [A]: "-", [u]: ["PUT", "/?metadataAnnotationTable", 200] },
  () => NB,
  () => S
], B$ = [
  9,
  e,
  DE,
  { [A]: "-", [u]: ["PUT", "/?metadataInventoryTable", 200] },
  () => HB,
  () => S
], A$ = [
  9,
  e,
  UE,
  { [A]: "-", [u]: ["PUT", "/?metadataJournalTable", 200] },
  () => zB,
  () => S
], T$ = [
  9,
  e,
  NE,
  { [A]: "-", [u]: ["PUT", "/{Key+}?encryption", 200] },
  () => KB,
  () => VB
], e0 = [
  9,
  e,
  KE,
  { [A]: "-", [u]: ["PUT", "/{Key+}?x-id=UploadPart", 200] },
  () => QB,
  () => XB
], o0 = [
  9,
  e,
  VE,
  { [u]: ["PUT", "/{Key+}?x-id=UploadPartCopy", 200] },
  () => WB,
  () => FB
], M$ = [
  9,
  e,
  eh,
  { [ah]: ["{RequestRoute}."], [u]: ["POST", "/WriteGetObjectResponse", 200] },
  () => tA,
  () => S
];

// node_modules/@aws-sdk/client-s3/dist-es/commands/CreateSessionCommand.js
var Or = class extends pt(rn, be, "CreateSession", Yl) {
};

// scripts/s3-settings.mjs
var s0 = ue(r0(), 1);
var a0 = (o) => ({
  base64Decoder: va,
  base64Encoder: ka,
  utf8Decoder: da,
  utf8Encoder: ya,
  extensions: [],
  logger: new Wo(),
  serviceId: "S3",
  protocol: uo,
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
var Er = class extends Ca {
  config;
  constructor(...[n]) {
    let r = a0(n || {});
    super(r), this.initConfig = r;
    let s = oi(r), i = Na(s), _ = wr(i), m = Ha(_), x = Sa(m), C = x, f = Pa(C), g = (0, p0.resolveEventStreamSerdeConfig)(f), b = ei(g), E = Ur(b, { session: [() => this, Or] }), v = u0(E, n?.extensions || []);
    this.config = v, this.middlewareStack.use(fa(this.config)), this.middlewareStack.use(Ka(this.config)), this.middlewareStack.use(za(this.config)), this.middlewareStack.use($a(this.config)), this.middlewareStack.use(Ia(this.config)), this.middlewareStack.use(wa(this.config)), this.middlewareStack.use(Da(this.config)), this.middlewareStack.use(Ga(this.config, {
      httpAuthSchemeParametersProvider: Yc,
      identityProviderConfigProvider: async (U) => new qa({
        "aws.auth#sigv4": U.credentials,
        "aws.auth#sigv4a": U.credentials
      })
    })), this.middlewareStack.use(ja(this.config)), this.middlewareStack.use(Hr(this.config)), this.middlewareStack.use(zr(this.config)), this.middlewareStack.use(Gr(this.config)), this.middlewareStack.use(jr(this.config)), this.middlewareStack.use(qr(this.config));
  }
  destroy() {
    super.destroy();
  }
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/AbortMultipartUploadCommand.js
var hr = class extends pt(yt, be, "AbortMultipartUpload", Xl) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/CompleteMultipartUploadCommand.js
var Sr = class extends pt(yt, Pe, "CompleteMultipartUpload", Ql) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/CreateMultipartUploadCommand.js
var vr = class extends pt(yt, Pe, "CreateMultipartUpload", Jl) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/DeleteObjectCommand.js
var kr = class extends pt(yt, be, "DeleteObject", Zl) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/PutObjectCommand.js
var yr = class extends pt(yt, ri, "PutObject", t0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/UploadPartCommand.js
var br = class extends pt(yt, si, "UploadPart", e0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/UploadPartCopyCommand.js
var Pr = class extends pt(rn, Pe, "UploadPartCopy", o0) {
};

// src/stores/s3/write/commands.ts
function ce(o, n, { pieces: r, ...s }, i = () => {
}) {
  return o.request(async (_, m) => {
    let x = { client: _, sending: m, pieces: r, abortSignal: m.signal };
    return i(await wA.send(n(), x));
  }, s);
}
var $A = Buffer.from("<Empty/>");
async function IA(o, n) {
  let { client: r, sending: s, pieces: i } = n, _ = i ?? (o.body && [Buffer.from(o.body)]), m = await r.send({ ...o, path: o.path.slice(1), body: _ }, s);
  _a(m);
  let { status: x, headers: C, bytes: f } = m;
  return { response: { statusCode: x, headers: C, body: f.length > 0 ? f : $A } };
}
var l0 = {
  schemeId: "headstart",
  identityProvider: () => async () => ({}),
  signer: { sign: async (o) => o }
}, wA = new Er({
  region: "us-east-1",
  endpointProvider: () => ({ url: new URL("https://bucket/") }),
  httpAuthSchemes: [l0],
  httpAuthSchemeProvider: () => [{ schemeId: l0.schemeId }],
  authSchemePreference: [],
  requestHandler: { handle: IA },
  retryMode: "standard",
  maxAttempts: 1,
  defaultsMode: "standard",
  defaultUserAgentProvider: async () => [["headstart", ua.version]],
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
var sa = "s3:PutObject";
async function jA(o, { name: n, id: r, signal: s, idleMs: i, deadline: _ }, m, x) {
  let C = {
    Bucket: o.bucket,
    Key: n,
    Metadata: { draft: r },
    IfNoneMatch: d0(x),
    ContentType: "application/octet-stream",
    ContentLength: ia(m)
  }, f = {
    needs: sa,
    idleMs: i,
    pieces: m,
    onSent: _.sent,
    signal: AbortSignal.any([s, _.signal])
  };
  await _.during(ce(o, () => new yr(C), f, ra));
}
async function Br(o, n, r) {
  let s = { Bucket: o.bucket, Key: n };
  await ce(o, () => new kr(s), { needs: "s3:DeleteObject", signal: r });
}
function Ko(o, n) {
  let { signal: r, idleMs: s, deadline: i, isProbe: _ = !1 } = n, m = new AbortController(), x = {
    needs: sa,
    signal: AbortSignal.any([r, i.signal, m.signal]),
    idleMs: s,
    isPart: !_
  }, C = /* @__PURE__ */ new Set(), f = [], g, b = async (E, v) => {
    g ??= qA(o, n);
    let U = i.during(g.then((K) => v({ ...K, PartNumber: E + 1 })));
    C.add(U), f[E] = await U.finally(() => C.delete(U));
  };
  return {
    hasParts: () => g !== void 0,
    send: (E, v) => b(E, (U) => {
      let K = { ...x, pieces: v, onSent: i.sent };
      return ce(o, () => new br(U), K, ra);
    }),
    copy: ({ number: E, from: v, etag: U, start: K, end: Ot }) => b(E, (At) => {
      let Tt = {
        CopySource: [o.bucket, ...v.split("/")].map(encodeURIComponent).join("/"),
        CopySourceIfMatch: U,
        CopySourceRange: `bytes=${K}-${Ot - 1}`
      }, Et = { ...x, needs: "s3:GetObject" };
      return ce(o, () => new Pr({ ...At, ...Tt }), Et, NA);
    }),
    async publish(E, v) {
      if (!g) return jA(o, n, E, v);
      let U = f.map((At, Tt) => ({ PartNumber: Tt + 1, ETag: At })), K = { ...await g, IfNoneMatch: d0(v), MultipartUpload: { Parts: U } }, Ot = { ...x, idleMs: 6e4, isPart: !1, isLast: !0 };
      await ce(o, () => new Sr(K), Ot, ra);
    },
    async abandon() {
      m.abort(new Error("the draft was discarded")), await Promise.allSettled(C);
      let E = await g?.catch(() => {
      });
      if (!E) return;
      let v = { needs: "s3:AbortMultipartUpload", signal: AbortSignal.timeout(5e3) };
      await ce(o, () => new hr(E), v);
    }
  };
}
async function qA(o, { name: n, id: r, beginMs: s = 2e4 }) {
  let i = { Bucket: o.bucket, Key: n }, _ = () => new vr({ ...i, Metadata: { draft: r } }), m = { needs: sa, signal: AbortSignal.timeout(s) }, x = await ce(o, _, m, (C) => Lr(C.UploadId, "other"));
  return { ...i, UploadId: x };
}
function d0(o) {
  return o ? "*" : void 0;
}
function ra({ ETag: o }) {
  return Lr(o, "busy");
}
function NA({ CopyPartResult: o }) {
  if (!o?.ETag) throw new Fo("unsupported", "the store does not copy parts");
  return o.ETag;
}

// src/stores/s3/write/draft.ts
var aa = 1e4, HA = ["denied", "unsupported", "other"];
function x0(o) {
  let { session: n, name: r, nameOf: s, probe: i, signal: _, limits: m } = o, x = (0, _0.randomUUID)(), C = { name: r, id: x, signal: _, idleMs: m.idleMs, deadline: Xo(m) }, f = Ko(n, C), g = !1;
  return pa(o, {
    async send({ number: b, start: E, pieces: v }) {
      if (b >= aa) throw KA(E / b);
      i("parts"), await f.send(b, v);
    },
    async copierOf(b) {
      let { etag: E } = b.remote ?? {};
      if (E !== void 0)
        return i("parts"), (v) => f.copy({ ...v, from: s(b), etag: E });
    },
    isRefusal: (b) => Se(b, ...HA),
    async undo() {
      await m0(f, o), f = Ko(n, C);
    },
    async publish({ whole: b = [] }) {
      let E = await i(f.hasParts() ? "parts" : "whole");
      return E !== "kept" && await Ya(n, r, _) ? !1 : (g = await f.publish(b, E !== "refused").then(
        () => !0,
        (v) => zA(v, x, o)
      ), g);
    },
    async discard() {
      g || (g = !0, await m0(f, o), f.hasParts() && await i("parts"));
    }
  });
}
async function m0(o, { name: n, tell: r }) {
  let s = `The unfinished upload of ${n} could not be removed; a lifecycle rule for incomplete uploads will.`;
  await o.abandon().catch(() => r(s));
}
async function zA(o, n, { session: r, name: s, signal: i }) {
  i.throwIfAborted();
  let _ = await Ja(r, s, i).catch(() => {
    if (Se(o, "taken")) return { draft: void 0 };
    throw o;
  });
  if (_) return _.draft === n;
  throw o;
}
function KA(o) {
  let n = Math.floor(o * aa / 1048576);
  return new Error(
    `the entry is larger than ${aa} parts (${n} MiB in all), which is all that S3 takes: set the input \`part-size\` to more`
  );
}

// src/stores/s3/write/write-probe.ts
var O0 = ue(C0(), 1);
function E0(o) {
  let n, r, s = () => n ??= g0("whole", o), i = { ...o, name: `${o.name}-parts` };
  return (_) => _ === "whole" ? s() : (r ??= s().then((m) => m === "kept" ? g0("parts", i) : m), r);
}
async function g0(o, n) {
  let r = (s) => n.warn(
    `The store has no way to keep two jobs from saving one key at once (${s}); the later one may win.`
  );
  try {
    let s = await WA(o, n);
    return s === void 0 ? "kept" : (r(s), "unsure");
  } catch (s) {
    return Se(s, "unsupported", "other") ? (r("it refuses If-None-Match"), "refused") : "unsure";
  }
}
var R0 = 1048576;
async function WA(o, { session: n, name: r, signal: s }) {
  let m = { ...{ signal: AbortSignal.any([s, AbortSignal.timeout(1e4)]), idleMs: 12e3, deadline: Xo() }, beginMs: 1e4, isProbe: !0 }, x = async (g, b) => {
    let E = Ko(n, { name: g, id: (0, O0.randomUUID)(), ...m }), v = [Buffer.alloc(b)];
    try {
      return o === "parts" && await E.send(0, v), await E.publish(v, !0), !1;
    } catch (U) {
      if (await E.abandon().catch(() => {
      }), Se(U, "taken")) return !0;
      throw U;
    }
  };
  if (await x(r, 1)) return;
  if (!await x(r, 1)) return "it ignores If-None-Match";
  let C = `${r}-at-once`, f = await Promise.allSettled([x(C, R0), x(C, R0)]);
  if (!f.some((g) => g.status === "fulfilled" && g.value)) {
    for (let g of [C, r]) await Br(n, g, s).catch(() => {
    });
    for (let g of f) if (g.status === "rejected") throw g.reason;
    return "it checks If-None-Match, but not at the moment of the write";
  }
}

// src/stores/s3/write/writer.ts
function aI({ inputs: o, signal: n, tell: r, warn: s, limits: i }, { session: _, names: m }) {
  let { concurrency: x, partBytes: C } = o, f = { ...Vo, ...i?.upload }, g = E0({ session: _, name: m.probe, signal: n, warn: s });
  return {
    create(b) {
      g("whole");
      let E = (v) => m.object({ scope: v.scope ?? b.scope, version: v.version, key: v.key });
      return x0({
        session: _,
        probe: g,
        name: m.object(b),
        nameOf: E,
        partBytes: C,
        concurrency: x,
        signal: n,
        tell: r,
        limits: f
      });
    },
    remove: (b) => Br(_, b, n)
  };
}
export {
  aI as newWriter
};
