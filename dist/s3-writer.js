import {
  d as Xa,
  f as Qa,
  i as Ja
} from "./shared-EEL77LIE.js";
import {
  A as za,
  C as Ka,
  D as Va,
  I as Fa,
  J as Wa,
  c as Ct,
  e as Pa,
  j as Ba,
  k as Aa,
  l as wa,
  m as Da,
  n as Ga,
  o as Ua,
  p as ja,
  q as qa,
  s as Na,
  x as Ha
} from "./shared-JCQ3X6NA.js";
import {
  a as ka,
  b as ya,
  c as ba,
  i as Ta,
  j as Ma,
  w as La,
  x as $a,
  y as Ia
} from "./shared-U3UQKT46.js";
import {
  $ as Sa,
  I as io,
  J as Ca,
  O as fa,
  Q as ga,
  S as Ra,
  T as Lr,
  W as Oa,
  _ as Ea,
  ba as Wo,
  ca as ha,
  ja as va
} from "./shared-FQ6STYJS.js";
import {
  a as la
} from "./shared-GN6S2D72.js";
import {
  a as Fo,
  b as he,
  d as $r,
  f as Ya,
  g as Za
} from "./shared-3F4C7P4E.js";
import "./shared-I4WCIG3D.js";
import {
  d as xa
} from "./shared-JI4YLRDU.js";
import "./shared-JH7K4AN2.js";
import {
  d as da,
  g as ma,
  h as _a
} from "./shared-CCAYEY3S.js";
import {
  c as kt,
  d as Se
} from "./shared-TJHLUTZW.js";
import {
  Pb as pa,
  a as ao,
  b as ce,
  d as ue,
  gb as Vo,
  sa as ua
} from "./shared-RUGZYUKN.js";

// lighter-node:crypto?src/stores/s3/write/draft.ts
var ti = ce((QA, Ir) => {
  Ir.exports = Object.create(new Proxy({}, { get: (o, n) => ao("node:crypto")[n] }));
  Ir.exports.getRandomValues = (o) => ao("node:crypto").getRandomValues(o);
});

// unused-by-sdk:@aws-sdk/checksums/crc
var ci = ce((uT, ii) => {
  ii.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:@aws-sdk/signature-v4-multi-region
var yi = ce((SM, ki) => {
  ki.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:@smithy/core/event-streams
var Wi = ce((m3, Fi) => {
  Fi.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// unused-by-sdk:../endpoint/endpointResolver
var Qi = ce((x3, Xi) => {
  Xi.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (o) => o
  };
});

// lighter-node:stream/consumers?scripts/s3-settings.mjs
var s0 = ce((G$, r0) => {
  r0.exports = Object.create(new Proxy({}, { get: (o, n) => ao("node:stream/consumers")[n] }));
});

// lighter-node:crypto?src/stores/s3/write/write-probe.ts
var f0 = ce((Q1, ca) => {
  ca.exports = Object.create(new Proxy({}, { get: (o, n) => ao("node:crypto")[n] }));
  ca.exports.getRandomValues = (o) => ao("node:crypto").getRandomValues(o);
});

// src/stores/s3/write/draft.ts
var x0 = ue(ti(), 1);

// src/stores/s3/write/upload-deadline.ts
function Xo({
  noProgressMs: o,
  progressBytes: n
} = Vo) {
  let r = new AbortController(), s = 0, i = 0, m, _ = () => {
    let [C, f] = [n / 1024, o / 1e3], R = `the store takes less than ${C} KiB in ${f} seconds: check the network and the proxy`;
    r.abort(new Fo("unreachable", R));
  }, x = () => {
    i = 0, m?.refresh();
  };
  return {
    signal: r.signal,
    sent(C) {
      i += C, i >= n && x();
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
var Qt = {
  WHEN_SUPPORTED: "WHEN_SUPPORTED",
  WHEN_REQUIRED: "WHEN_REQUIRED"
}, oi = Qt.WHEN_SUPPORTED, Qo = {
  WHEN_SUPPORTED: "WHEN_SUPPORTED",
  WHEN_REQUIRED: "WHEN_REQUIRED"
}, ni = Qt.WHEN_SUPPORTED, T;
(function(o) {
  o.MD5 = "MD5", o.CRC32 = "CRC32", o.CRC32C = "CRC32C", o.CRC64NVME = "CRC64NVME", o.SHA1 = "SHA1", o.SHA256 = "SHA256";
})(T || (T = {}));
var ei;
(function(o) {
  o.HEADER = "header", o.TRAILER = "trailer";
})(ei || (ei = {}));
var co = T.CRC32;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmForRequest.js
var ri = (o, { requestChecksumRequired: n, requestAlgorithmMember: r, requestChecksumCalculation: s }) => r ? o[r] ? o[r] : void 0 : s === Qt.WHEN_SUPPORTED || n ? co : void 0;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumLocationName.js
var pe = (o) => o === T.MD5 ? "content-md5" : `x-amz-checksum-${o.toLowerCase()}`;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/hasHeader.js
var si = (o, n) => {
  let r = o.toLowerCase();
  for (let s of Object.keys(n))
    if (r === s.toLowerCase())
      return !0;
  return !1;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/hasHeaderWithPrefix.js
var ai = (o, n) => {
  let r = o.toLowerCase();
  for (let s of Object.keys(n))
    if (s.toLowerCase().startsWith(r))
      return !0;
  return !1;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/isStreaming.js
var Jo = (o) => o !== void 0 && typeof o != "string" && !ArrayBuffer.isView(o) && !da(o);

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/selectChecksumAlgorithmFunction.js
var ve = ue(ci());

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/types.js
var ui = [
  T.CRC32,
  T.CRC32C,
  T.CRC64NVME,
  T.SHA1,
  T.SHA256
], wr = [
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
      throw new Error(`The checksum algorithm "${o}" is not supported by the client. Select one of ${ui}, or provide an implementation to  the client constructor checksums field.`);
  }
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/stringHasher.js
var Zo = (o, n) => {
  let r = new o();
  return r.update(_a(n || "")), r.digest();
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsMiddleware.js
var pi = {
  name: "flexibleChecksumsMiddleware",
  step: "build",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, li = (o, n) => (r, s) => async (i) => {
  if (!kt.isInstance(i.request) || ai("x-amz-checksum-", i.request.headers))
    return r(i);
  let { request: m, input: _ } = i, { body: x, headers: C } = m, { base64Encoder: f, streamHasher: R } = o, { requestChecksumRequired: y, requestAlgorithmMember: h } = n, v = await o.requestChecksumCalculation(), U = h?.name, z = h?.httpHeader;
  U && !_[U] && (v === Qt.WHEN_SUPPORTED || y) && (_[U] = co, z && (C[z] = co));
  let pt = ri(_, {
    requestChecksumRequired: y,
    requestAlgorithmMember: h?.name,
    requestChecksumCalculation: v
  }), At = x, Xt = C;
  if (pt) {
    switch (pt) {
      case T.CRC32:
        Ct(s, "FLEXIBLE_CHECKSUMS_REQ_CRC32", "U");
        break;
      case T.CRC32C:
        Ct(s, "FLEXIBLE_CHECKSUMS_REQ_CRC32C", "V");
        break;
      case T.CRC64NVME:
        Ct(s, "FLEXIBLE_CHECKSUMS_REQ_CRC64", "W");
        break;
      case T.SHA1:
        Ct(s, "FLEXIBLE_CHECKSUMS_REQ_SHA1", "X");
        break;
      case T.SHA256:
        Ct(s, "FLEXIBLE_CHECKSUMS_REQ_SHA256", "Y");
        break;
    }
    let Et = pe(pt), Tr = Yo(pt, o);
    if (Jo(x)) {
      let { getAwsChunkedEncodingStream: Mr, bodyLengthChecker: h0 } = o;
      At = Mr(typeof o.requestStreamBufferSize == "number" && o.requestStreamBufferSize >= 8 * 1024 ? Ma(x, o.requestStreamBufferSize, s.logger) : x, {
        base64Encoder: f,
        bodyLengthChecker: h0,
        checksumLocationName: Et,
        checksumAlgorithmFn: Tr,
        streamHasher: R
      }), Xt = {
        ...C,
        "content-encoding": C["content-encoding"] ? `${C["content-encoding"]},aws-chunked` : "aws-chunked",
        "transfer-encoding": "chunked",
        "x-amz-decoded-content-length": C["content-length"],
        "x-amz-content-sha256": "STREAMING-UNSIGNED-PAYLOAD-TRAILER",
        "x-amz-trailer": Et
      }, delete Xt["content-length"];
    } else if (!si(Et, C)) {
      let Mr = await Zo(Tr, x);
      Xt = {
        ...C,
        [Et]: f(Mr)
      };
    }
  }
  try {
    return await r({
      ...i,
      request: {
        ...m,
        headers: Xt,
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
var di = {
  name: "flexibleChecksumsInputMiddleware",
  toMiddleware: "serializerMiddleware",
  relation: "before",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, mi = (o, n) => (r, s) => async (i) => {
  let m = i.input, { requestValidationModeMember: _ } = n, x = await o.requestChecksumCalculation(), C = await o.responseChecksumValidation();
  switch (x) {
    case Qt.WHEN_REQUIRED:
      Ct(s, "FLEXIBLE_CHECKSUMS_REQ_WHEN_REQUIRED", "a");
      break;
    case Qt.WHEN_SUPPORTED:
      Ct(s, "FLEXIBLE_CHECKSUMS_REQ_WHEN_SUPPORTED", "Z");
      break;
  }
  switch (C) {
    case Qo.WHEN_REQUIRED:
      Ct(s, "FLEXIBLE_CHECKSUMS_RES_WHEN_REQUIRED", "c");
      break;
    case Qo.WHEN_SUPPORTED:
      Ct(s, "FLEXIBLE_CHECKSUMS_RES_WHEN_SUPPORTED", "b");
      break;
  }
  return _ && !m[_] && C === Qo.WHEN_SUPPORTED && (m[_] = "ENABLED"), r(i);
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmListForResponse.js
var tn = (o = []) => {
  let n = [], r = wr.length;
  for (let s of o) {
    let i = wr.indexOf(s);
    i !== -1 ? n[i] = s : n[r++] = s;
  }
  return n.filter(Boolean);
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/isChecksumWithPartNumber.js
var _i = (o) => {
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
var xi = async (o, { checksumAlgorithmFn: n, base64Encoder: r }) => r(await Zo(n, o));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/validateChecksumFromResponse.js
var Ci = async (o, { config: n, responseAlgorithms: r, logger: s }) => {
  let i = tn(r), { body: m, headers: _ } = o;
  for (let x of i) {
    let C = pe(x), f = _[C];
    if (f) {
      let R;
      try {
        R = Yo(x, n);
      } catch (v) {
        if (x === T.CRC64NVME) {
          s?.warn(`Skipping ${T.CRC64NVME} checksum validation: ${v.message}`);
          continue;
        }
        throw v;
      }
      let { base64Encoder: y } = n;
      if (Jo(m)) {
        o.body = Ta({
          expectedChecksum: f,
          checksumSourceLocation: C,
          checksum: new R(),
          source: m,
          base64Encoder: y
        });
        return;
      }
      let h = await xi(m, { checksumAlgorithmFn: R, base64Encoder: y });
      if (h === f)
        break;
      throw new Error(`Checksum mismatch: expected "${h}" but received "${f}" in response header "${C}".`);
    }
  }
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsResponseMiddleware.js
var fi = {
  name: "flexibleChecksumsResponseMiddleware",
  toMiddleware: "deserializerMiddleware",
  relation: "after",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, gi = (o, n) => (r, s) => async (i) => {
  if (!kt.isInstance(i.request))
    return r(i);
  let m = i.input, _ = await r(i), x = _.response, { requestValidationModeMember: C, responseAlgorithms: f } = n;
  if (C && m[C] === "ENABLED") {
    let { clientName: R, commandName: y } = s, h = Object.keys(o.checksumAlgorithms ?? {}).filter((z) => {
      let pt = pe(z);
      return x.headers[pt] !== void 0;
    }), v = tn([
      ...f ?? [],
      ...h
    ]);
    if (R === "S3Client" && y === "GetObjectCommand" && v.every((z) => {
      let pt = pe(z), At = x.headers[pt];
      return !At || _i(At);
    }))
      return _;
    await Ci(x, {
      config: o,
      responseAlgorithms: v,
      logger: s.logger
    });
  }
  return _;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getFlexibleChecksumsPlugin.js
var en = (o, n) => ({
  applyToStack: (r) => {
    r.add(li(o, n), pi), r.addRelativeTo(mi(o, n), di), r.addRelativeTo(gi(o, n), fi);
  }
});

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/resolveFlexibleChecksumsConfig.js
var Dr = (o) => {
  let { requestChecksumCalculation: n, responseChecksumValidation: r, requestStreamBufferSize: s } = o;
  return Object.assign(o, {
    requestChecksumCalculation: Se(n ?? oi),
    responseChecksumValidation: Se(r ?? ni),
    requestStreamBufferSize: Number(s ?? 0),
    checksumAlgorithms: o.checksumAlgorithms ?? {}
  });
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-check-content-length-header/check-content-length-header.js
var v0 = "content-length", k0 = "x-amz-decoded-content-length";
function Ri() {
  return (o, n) => async (r) => {
    let { request: s } = r;
    if (kt.isInstance(s) && !(v0 in s.headers) && !(k0 in s.headers)) {
      let i = "Are you using a Stream of unknown length as the Body of a PutObject request? Consider using Upload instead from @aws-sdk/lib-storage.";
      typeof n?.logger?.warn == "function" && !(n.logger instanceof Wo) ? n.logger.warn(i) : console.warn(i);
    }
    return o({ ...r });
  };
}
var Oi = {
  step: "finalizeRequest",
  tags: ["CHECK_CONTENT_LENGTH_HEADER"],
  name: "getCheckContentLengthHeaderPlugin",
  override: !0
}, Gr = (o) => ({
  applyToStack: (n) => {
    n.add(Ri(), Oi);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/region-redirect-endpoint-middleware.js
var Ei = (o) => (n, r) => async (s) => {
  let i = await o.region(), m = o.region, _ = () => {
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
      if (i !== C)
        throw new Error("Region was not restored following S3 region redirect.");
    }
    return x;
  } catch (x) {
    throw _(), x;
  }
}, Si = {
  tags: ["REGION_REDIRECT", "S3"],
  name: "regionRedirectEndpointMiddleware",
  override: !0,
  relation: "before",
  toMiddleware: "endpointV2Middleware"
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/region-redirect-middleware.js
function hi(o) {
  return (n, r) => async (s) => {
    try {
      return await n(s);
    } catch (i) {
      if (o.followRegionRedirects) {
        let m = i?.$metadata?.httpStatusCode, _ = r.commandName === "HeadBucketCommand", x = i?.$response?.headers?.["x-amz-bucket-region"];
        if (x && (m === 301 || m === 400 && (i?.name === "IllegalLocationConstraintException" || _))) {
          try {
            let C = x;
            r.logger?.debug(`Redirecting from ${await o.region()} to ${C}`), r.__s3RegionRedirect = C, Ct(r, "S3_REGION_REDIRECT", "Ah");
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
var vi = {
  step: "initialize",
  tags: ["REGION_REDIRECT", "S3"],
  name: "regionRedirectMiddleware",
  override: !0
}, Ur = (o) => ({
  applyToStack: (n) => {
    n.add(hi(o), vi), n.addRelativeTo(Ei(o), Si);
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
        let m = await i.identity;
        m.expiration && m.expiration.getTime() < n && r[s] === i && delete r[s];
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
    let m = this.cacheGeneration, _ = i.get(s);
    return _ ? _.identity.then((x) => (x.expiration?.getTime() ?? 0) < Date.now() ? i.set(s, new ke(this.getIdentity(s))).identity : ((x.expiration?.getTime() ?? 0) < Date.now() + o.REFRESH_WINDOW_MS && !_.isRefreshing && (_.isRefreshing = !0, this.getIdentity(s).then((R) => {
      m === this.cacheGeneration && i.set(s, new ke(Promise.resolve(R)));
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
var jr = (o, { session: n }) => {
  let [r, s] = n, { forcePathStyle: i, useAccelerateEndpoint: m, disableMultiregionAccessPoints: _, followRegionRedirects: x, s3ExpressIdentityProvider: C, bucketEndpoint: f, expectContinueHeader: R } = o;
  return Object.assign(o, {
    forcePathStyle: i ?? !1,
    useAccelerateEndpoint: m ?? !1,
    disableMultiregionAccessPoints: _ ?? !1,
    followRegionRedirects: x ?? !1,
    s3ExpressIdentityProvider: C ?? new nn(async (y) => r().send(new s({
      Bucket: y
    }))),
    bucketEndpoint: f ?? !1,
    expectContinueHeader: R ?? 2097152
  });
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/constants.js
var bi = "Directory", Pi = "S3Express", Bi = "sigv4-s3express", y0 = "X-Amz-S3session-Token", Ai = y0.toLowerCase();

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/s3ExpressMiddleware.js
var Ti = (o) => (n, r) => async (s) => {
  if (r.endpointV2) {
    let i = r.endpointV2, m = i.properties?.authSchemes?.[0]?.name === Bi;
    if ((i.properties?.backend === Pi || i.properties?.bucketType === bi) && (Ct(r, "S3_EXPRESS_BUCKET", "J"), r.isS3ExpressBucket = !0), m) {
      let x = s.input.Bucket;
      if (x) {
        let C = await o.s3ExpressIdentityProvider.getS3ExpressIdentity(await o.credentials(), {
          Bucket: x
        });
        r.s3ExpressIdentity = C, kt.isInstance(s.request) && C.sessionToken && (s.request.headers[Ai] = C.sessionToken);
      }
    }
  }
  return n(s);
}, Mi = {
  name: "s3ExpressMiddleware",
  step: "build",
  tags: ["S3", "S3_EXPRESS"],
  override: !0
}, qr = (o) => ({
  applyToStack: (n) => {
    n.add(Ti(o), Mi);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/signS3Express.js
var Li = async (o, n, r, s) => {
  let i = await s.signWithCredentials(r, o, {});
  if (i.headers["X-Amz-Security-Token"] || i.headers["x-amz-security-token"])
    throw new Error("X-Amz-Security-Token must not be set for s3-express requests.");
  return i;
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/s3ExpressHttpSigningMiddleware.js
var b0 = (o) => (n) => {
  throw n;
}, P0 = (o, n) => {
};
var $i = (o) => (n, r) => async (s) => {
  if (!kt.isInstance(s.request))
    return n(s);
  let m = io(r).selectedHttpAuthScheme;
  if (!m)
    throw new Error("No HttpAuthScheme was selected: unable to sign request");
  let { httpAuthOption: { signingProperties: _ = {} }, identity: x, signer: C } = m, f;
  r.s3ExpressIdentity ? f = await Li(r.s3ExpressIdentity, _, s.request, await o.signer()) : f = await C.sign(s.request, x, _);
  let R = await n({
    ...s,
    request: f
  }).catch((C.errorHandler || b0)(_));
  return (C.successHandler || P0)(R.response, _), R;
}, Nr = (o) => ({
  applyToStack: (n) => {
    n.addRelativeTo($i(o), ja);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/to-stream/toStream.js
import { Readable as B0 } from "node:stream";
function Ii(o) {
  return B0.from(Buffer.from(o));
}

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-throw-200-exceptions/throw-200-exceptions.js
var A0 = {
  CopyObjectCommand: !0,
  UploadPartCopyCommand: !0,
  CompleteMultipartUploadCommand: !0
}, wi = (o) => (n, r) => async (s) => {
  let i = await n(s), { response: m } = i;
  if (!Ca.isInstance(m))
    return i;
  let { statusCode: _, body: x } = m;
  if (_ < 200 || _ >= 300)
    return i;
  let C = await T0(x, o);
  if (m.body = Ii(C), C.length === 0 && A0[r.commandName]) {
    let R = new Error("S3 aborted request");
    throw R.$metadata = {
      httpStatusCode: 503
    }, R.name = "InternalError", R;
  }
  let f = o.utf8Encoder(C.subarray(C.length - 16));
  return f && f.endsWith("</Error>") && (m.statusCode = 503), i;
}, T0 = (o = new Uint8Array(), n) => o instanceof Uint8Array ? Promise.resolve(o) : n.streamCollector(o) || Promise.resolve(new Uint8Array()), Di = {
  relation: "after",
  toMiddleware: "deserializerMiddleware",
  tags: ["THROW_200_EXCEPTIONS", "S3"],
  name: "throw200ExceptionsMiddleware",
  override: !0
}, ye = (o) => ({
  applyToStack: (n) => {
    n.addRelativeTo(wi(o), Di);
  }
});

// node_modules/@aws-sdk/core/dist-es/submodules/util/util-arn-parser/arn.js
var Hr = (o) => typeof o == "string" && o.indexOf("arn:") === 0 && o.split(":").length >= 6;

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/bucket-endpoint-middleware.js
function Gi(o) {
  return (n, r) => async (s) => {
    if (o.bucketEndpoint) {
      let i = r.endpointV2;
      if (i) {
        let m = s.input.Bucket;
        if (typeof m == "string")
          try {
            let _ = new URL(m);
            r.endpointV2 = {
              ...i,
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
var Ui = {
  name: "bucketEndpointMiddleware",
  override: !0,
  relation: "after",
  toMiddleware: "endpointV2Middleware"
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-validate-bucket-name/validate-bucket-name.js
function ji({ bucketEndpoint: o }) {
  return (n) => async (r) => {
    let { input: { Bucket: s } } = r;
    if (!o && typeof s == "string" && !Hr(s) && s.indexOf("/") >= 0) {
      let i = new Error(`Bucket name shouldn't contain '/', received '${s}'`);
      throw i.name = "InvalidBucketName", i;
    }
    return n({ ...r });
  };
}
var qi = {
  step: "initialize",
  tags: ["VALIDATE_BUCKET_NAME"],
  name: "validateBucketNameMiddleware",
  override: !0
}, zr = (o) => ({
  applyToStack: (n) => {
    n.add(ji(o), qi), n.addRelativeTo(Gi(o), Ui);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/protocol/S3RestXmlProtocol.js
var uo = class extends Ja {
  async serializeRequest(n, r, s) {
    let i = await super.serializeRequest(n, r, s), m = Ra.of(n.input), _ = m.getSchema(), x = 0, C = _[6] ?? 0;
    if (r && typeof r == "object")
      for (let [f, R] of m.structIterator()) {
        if (++x > C)
          break;
        if (f === "Bucket") {
          if (!r.Bucket && R.getMergedTraits().httpLabel)
            throw new Error("No value provided for input HTTP label: Bucket.");
          break;
        }
      }
    return i;
  }
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-expect-continue/middleware-expect-continue.js
function Ni(o) {
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
var Hi = {
  step: "build",
  tags: ["SET_EXPECT_HEADER", "EXPECT_HEADER"],
  name: "addExpectContinueMiddleware",
  override: !0
}, Kr = (o) => ({
  applyToStack: (n) => {
    n.add(Ni(o), Hi);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-ssec/middleware-ssec.js
function zi(o) {
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
      let _ = s[m.target];
      if (_) {
        let x;
        typeof _ == "string" ? Vi(_, o) ? x = o.base64Decoder(_) : (x = o.utf8Decoder(_), s[m.target] = o.base64Encoder(x)) : (x = ArrayBuffer.isView(_) ? new Uint8Array(_.buffer, _.byteOffset, _.byteLength) : new Uint8Array(_), s[m.target] = o.base64Encoder(x));
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
var Ki = {
  name: "ssecMiddleware",
  step: "initialize",
  tags: ["SSE"],
  override: !0
}, po = (o) => ({
  applyToStack: (n) => {
    n.add(zi(o), Ki);
  }
});
function Vi(o, n) {
  if (!/^(?:[A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(o))
    return !1;
  try {
    return n.base64Decoder(o).length === 32;
  } catch {
    return !1;
  }
}

// node_modules/@aws-sdk/client-s3/dist-es/S3Client.js
var l0 = ue(Wi());

// node_modules/@aws-sdk/client-s3/dist-es/auth/httpAuthSchemeProvider.js
var Ji = ue(yi());
var Yi = ue(Qi()), M0 = (o) => async (n, r, s) => {
  if (!s)
    throw new Error("Could not find `input` for `defaultEndpointRuleSetHttpAuthSchemeParametersProvider`");
  let i = await o(n, r, s), m = io(r)?.commandInstance?.constructor?.getEndpointParameterInstructions;
  if (!m)
    throw new Error(`getEndpointParameterInstructions() is not defined on '${r.commandName}'`);
  let _ = await Pa(s, { getEndpointParameterInstructions: m }, n);
  return Object.assign(i, _);
}, L0 = async (o, n, r) => ({
  operation: io(n).operation,
  region: await Se(o.region)() || (() => {
    throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
  })()
}), Zi = M0(L0);
function tc(o) {
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
function ec(o) {
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
var $0 = (o, n, r) => (i) => {
  let _ = o(i).properties?.authSchemes;
  if (!_)
    return n(i);
  let x = [];
  for (let C of _) {
    let { name: f, properties: R = {}, ...y } = C, h = f.toLowerCase();
    f !== h && console.warn(`HttpAuthScheme has been normalized with lowercasing: '${f}' to '${h}'`);
    let v;
    if (h === "sigv4a") {
      v = "aws.auth#sigv4a";
      let pt = _.find((At) => {
        let Xt = At.name.toLowerCase();
        return Xt !== "sigv4a" && Xt.startsWith("sigv4");
      });
      if (Ji.SignatureV4MultiRegion.sigv4aDependency() === "none" && pt)
        continue;
    } else if (h.startsWith("sigv4"))
      v = "aws.auth#sigv4";
    else
      throw new Error(`Unknown HttpAuthScheme found in '@smithy.rules#endpointRuleSet': '${h}'`);
    let U = r[v];
    if (!U)
      throw new Error(`Could not find HttpAuthOption create function for '${v}'`);
    let z = U(i);
    z.schemeId = v, z.signingProperties = { ...z.signingProperties || {}, ...y, ...R }, x.push(z);
  }
  return x;
}, I0 = (o) => {
  let n = [];
  switch (o.operation) {
    default:
      n.push(tc(o)), n.push(ec(o));
  }
  return n;
}, O3 = $0(Yi.defaultEndpointResolver, I0, {
  "aws.auth#sigv4": tc,
  "aws.auth#sigv4a": ec
}), oc = (o) => {
  let n = Qa(o), r = Xa(n);
  return Object.assign(r, {
    authSchemePreference: Se(o.authSchemePreference ?? [])
  });
};

// node_modules/@aws-sdk/client-s3/dist-es/endpoint/EndpointParameters.js
var nc = (o) => Object.assign(o, {
  useFipsEndpoint: o.useFipsEndpoint ?? !1,
  useDualstackEndpoint: o.useDualstackEndpoint ?? !1,
  forcePathStyle: o.forcePathStyle ?? !1,
  useAccelerateEndpoint: o.useAccelerateEndpoint ?? !1,
  useGlobalEndpoint: o.useGlobalEndpoint ?? !1,
  disableMultiregionAccessPoints: o.disableMultiregionAccessPoints ?? !1,
  defaultSigningName: "s3",
  clientContextParams: o.clientContextParams ?? {}
}), rc = {
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
var lt = ha(rc, "AmazonS3", "S3Client", Aa), yt = {
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
var sc = (o, n, r, s) => [
  en(r, {
    requestAlgorithmMember: { httpHeader: "x-amz-sdk-checksum-algorithm", name: "ChecksumAlgorithm" },
    requestChecksumRequired: !1
  }),
  Gr(r),
  ye(r),
  po(r)
];
var ac = (o, n, r, s) => [
  en(r, {
    requestAlgorithmMember: { httpHeader: "x-amz-sdk-checksum-algorithm", name: "ChecksumAlgorithm" },
    requestChecksumRequired: !1
  }),
  ye(r),
  po(r)
];

// node_modules/@aws-sdk/client-s3/dist-es/models/S3ServiceException.js
var G = class o extends Oa {
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
}, Sn = class o extends G {
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
}, hn = class o extends G {
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
var w0 = "Account", D0 = "AnalyticsAndOperator", bn = "AccelerateConfiguration", Xn = "AccessControlList", Be = "ACL", fc = "AnalyticsConfigurationList", le = "AccessControlPolicy", gc = "AccessControlTranslation", lo = "AnalyticsConfiguration", G0 = "AnnotationCount", U0 = "AccessDenied", Rc = "AbortDate", j0 = "AnnotationDirective", Oc = "AnnotationEntry", q0 = "AnalyticsExportDestination", N0 = "AnalyticsFilter", H0 = "AllowedHeaders", z0 = "AllowedHeader", K0 = "AccountId", Ec = "AbortIncompleteMultipartUpload", ic = "AccessKeyId", V0 = "AnnotationList", F0 = "AnnotationLimitExceeded", W0 = "AllowedMethods", X0 = "AbortMultipartUpload", Q0 = "AbortMultipartUploadOutput", J0 = "AbortMultipartUploadRequest", Y0 = "AllowedMethod", Co = "AnnotationName", Z0 = "AnnotationNameTooLong", td = "AllowedOrigins", ed = "AllowedOrigin", Sc = "AnnotationPayload", od = "AccessPointAlias", hc = "AccessPointArn", vc = "AnnotationPrefix", nd = "AllowQuotedRecordDelimiter", ts = "AcceptRanges", kc = "AbortRuleId", Pn = "AbacStatus", rd = "AnalyticsS3BucketDestination", sd = "ApplyServerSideEncryptionByDefault", ad = "ArchiveStatus", yc = "AccessTier", Bn = "AnnotationTableConfiguration", bc = "AnnotationTableConfigurationResult", id = "AnnotationTableConfigurationUpdates", fo = "And", cd = "Annotations", c = "Bucket", es = "BucketArn", ud = "BucketAlreadyExists", pd = "BucketAccountId", ld = "BucketAlreadyOwnedByYou", Pc = "BlockedEncryptionTypes", os = "BypassGovernanceRetention", dd = "BucketInfo", dt = "BucketKeyEnabled", md = "BucketLifecycleConfiguration", _d = "BucketLocationName", An = "BucketLoggingStatus", xd = "BucketLocationType", Cd = "BucketNamespace", fd = "BucketName", Bc = "BytesProcessed", cc = "BlockPublicAcls", uc = "BlockPublicPolicy", ns = "BucketRegion", Ac = "BytesReturned", Tc = "BytesScanned", go = "Body", rs = "Buckets", Mc = "Checksum", k = "ChecksumAlgorithm", gd = "CannedACL", Rd = "CreateBucket", Vr = "CreateBucketConfiguration", Od = "CreateBucketMetadataConfiguration", Ed = "CreateBucketMetadataConfigurationRequest", Sd = "CreateBucketMetadataTableConfiguration", hd = "CreateBucketMetadataTableConfigurationRequest", vd = "CreateBucketOutput", kd = "CreateBucketRequest", Ae = "CacheControl", Q = "ChecksumCRC32", J = "ChecksumCRC32C", Y = "ChecksumCRC64NVME", Ro = "Cache-Control", yd = "CreationDate", Oo = "Content-Disposition", Te = "ContentDisposition", bd = "ContinuationEvent", Eo = "Content-Encoding", Me = "ContentEncoding", Pd = "CloudFunction", Bd = "CloudFunctionConfiguration", Le = "ContentLanguage", So = "Content-Language", $e = "Content-Length", Ie = "ContentLength", w = "Content-MD5", Z = "ChecksumMD5", D = "ContentMD5", Ad = "CompletedMultipartUpload", Td = "CompleteMultipartUploadOutput", Md = "CreateMultipartUploadOutput", Ld = "CompleteMultipartUploadResult", $d = "CompleteMultipartUploadRequest", Id = "CreateMultipartUploadRequest", Lc = "CompleteMultipartUpload", wd = "CreateMultipartUpload", ss = "ChecksumMode", Dd = "CopyObject", Gd = "CopyObjectOutput", $c = "CopyObjectResult", Tn = "CORSConfiguration", as = "CORSRules", is = "CORSRule", Ud = "CopyObjectRequest", jd = "CommonPrefix", qd = "CommonPrefixList", Nd = "CompletedPartList", Ic = "CopyPartResult", Hd = "CompletedPart", Qn = "CommonPrefixes", cs = "ContentRange", zd = "ConfirmRemoveSelfBucketAccess", wc = "Content-Range", we = "ConfigurationState", tt = "ChecksumSHA1", et = "ChecksumSHA256", ot = "ChecksumSHA512", Dc = "CopySourceIfMatch", Gc = "CopySourceIfModifiedSince", Uc = "CopySourceIfNoneMatch", jc = "CopySourceIfUnmodifiedSince", Kd = "CreateSessionOutput", Vd = "CreateSessionResult", Fd = "CopySourceRange", Wd = "CreateSessionRequest", qc = "CopySourceSSECustomerAlgorithm", us = "CopySourceSSECustomerKey", Nc = "CopySourceSSECustomerKeyMD5", Hc = "CSV", zc = "CopySourceVersionId", Xd = "CSVInput", Qd = "CSVOutput", Kc = "CopySource", Jd = "CreateSession", ft = "ChecksumType", ho = "Content-Type", Yd = "ClientToken", De = "ContentType", Zd = "CompressionType", mt = "ContinuationToken", nt = "ChecksumXXHASH64", rt = "ChecksumXXHASH3", st = "ChecksumXXHASH128", Vc = "Condition", tm = "Code", em = "Comments", Fc = "Contents", om = "Cont", pc = "Credentials", de = "Days", nm = "DaysAfterInitiation", rm = "DeleteBucket", sm = "DeleteBucketAnalyticsConfiguration", am = "DeleteBucketAnalyticsConfigurationRequest", im = "DeleteBucketCors", cm = "DeleteBucketCorsRequest", um = "DeleteBucketEncryption", pm = "DeleteBucketEncryptionRequest", lm = "DeleteBucketInventoryConfiguration", dm = "DeleteBucketInventoryConfigurationRequest", mm = "DeleteBucketIntelligentTieringConfiguration", _m = "DeleteBucketIntelligentTieringConfigurationRequest", xm = "DeleteBucketLifecycle", Cm = "DeleteBucketLifecycleRequest", fm = "DeleteBucketMetadataConfiguration", gm = "DeleteBucketMetadataConfigurationRequest", Rm = "DeleteBucketMetricsConfigurationRequest", Om = "DeleteBucketMetricsConfiguration", Em = "DeleteBucketMetadataTableConfiguration", Sm = "DeleteBucketMetadataTableConfigurationRequest", hm = "DeleteBucketOwnershipControls", vm = "DeleteBucketOwnershipControlsRequest", km = "DeleteBucketPolicy", ym = "DeleteBucketPolicyRequest", bm = "DeleteBucketRequest", Pm = "DeleteBucketReplicationRequest", Bm = "DeleteBucketReplication", Am = "DeleteBucketTagging", Tm = "DeleteBucketTaggingRequest", Mm = "DeleteBucketWebsite", Lm = "DeleteBucketWebsiteRequest", $m = "DataExport", Im = "DefaultEventHold", wm = "DestinationIfMatch", Dm = "DestinationIfModifiedSince", Gm = "DestinationIfNoneMatch", Um = "DestinationIfUnmodifiedSince", me = "DeleteMarker", jm = "DeleteMarkerEntry", Wc = "DeleteMarkerReplication", qm = "DeleteMarkerVersionId", Xc = "DeleteMarkers", ps = "DisplayName", Nm = "DeletedObject", Hm = "DeleteObjectAnnotation", zm = "DeleteObjectAnnotationOutput", Km = "DeleteObjectAnnotationRequest", Vm = "DeleteObjectOutput", Fm = "DeleteObjectsOutput", Wm = "DeleteObjectRequest", Xm = "DeleteObjectsRequest", Qm = "DeleteObjectTagging", Jm = "DeleteObjectTaggingOutput", Ym = "DeleteObjectTaggingRequest", Zm = "DeletedObjects", t_ = "DeleteObject", e_ = "DeleteObjects", o_ = "DeletePublicAccessBlock", n_ = "DeletePublicAccessBlockRequest", r_ = "DataRedundancy", Qc = "DefaultRetention", s_ = "DeleteResult", Jc = "DestinationResult", Yc = "Date", Fr = "Delete", a_ = "Deleted", te = "Delimiter", Jn = "Destination", i_ = "Description", Zc = "Details", Ge = "Error", c_ = "EmailAddress", tu = "EventBridgeConfiguration", p = "ExpectedBucketOwner", _e = "EncryptionConfiguration", eu = "ErrorCode", u_ = "ErrorDetails", ls = "ErrorDocument", p_ = "EndEvent", l_ = "ExposeHeaders", ou = "EventHoldDuration", d_ = "EventHold", m_ = "ExposeHeader", nu = "ErrorMessage", __ = "ExpiredObjectDeleteMarker", ru = "ExistingObjectReplication", Mn = "ExpiresString", su = "ExpectedSourceBucketOwner", j = "ETag", x_ = "EncryptionTypeList", C_ = "EncryptionTypeMismatch", ds = "EncryptionType", ee = "EncodingType", f_ = "EventThreshold", au = "ExpressionType", ms = "Encryption", g_ = "Enabled", iu = "End", cu = "Errors", _s = "Events", xs = "Event", wt = "Expiration", Tt = "Expires", uu = "Expression", Jt = "Filter", pu = "FieldDelimiter", R_ = "FileHeaderInfo", O_ = "FetchOwner", lu = "FilterRule", E_ = "FilterRuleList", S_ = "FilterRules", h_ = "Field", du = "Format", v_ = "Frequency", Yn = "Grants", k_ = "GetBucketAbac", y_ = "GetBucketAccelerateConfiguration", b_ = "GetBucketAccelerateConfigurationOutput", P_ = "GetBucketAnalyticsConfigurationOutput", B_ = "GetBucketAccelerateConfigurationRequest", A_ = "GetBucketAnalyticsConfigurationRequest", T_ = "GetBucketAnalyticsConfiguration", M_ = "GetBucketAbacOutput", L_ = "GetBucketAclOutput", $_ = "GetBucketAbacRequest", I_ = "GetBucketAclRequest", w_ = "GetBucketAcl", D_ = "GetBucketCors", G_ = "GetBucketCorsOutput", U_ = "GetBucketCorsRequest", j_ = "GetBucketEncryption", q_ = "GetBucketEncryptionOutput", N_ = "GetBucketEncryptionRequest", H_ = "GetBucketInventoryConfiguration", z_ = "GetBucketInventoryConfigurationOutput", K_ = "GetBucketInventoryConfigurationRequest", V_ = "GetBucketIntelligentTieringConfiguration", F_ = "GetBucketIntelligentTieringConfigurationOutput", W_ = "GetBucketIntelligentTieringConfigurationRequest", X_ = "GetBucketLocation", Q_ = "GetBucketLifecycleConfiguration", J_ = "GetBucketLifecycleConfigurationOutput", Y_ = "GetBucketLifecycleConfigurationRequest", Z_ = "GetBucketLocationOutput", tx = "GetBucketLoggingOutput", ex = "GetBucketLocationRequest", ox = "GetBucketLoggingRequest", nx = "GetBucketLogging", rx = "GetBucketMetadataConfiguration", sx = "GetBucketMetadataConfigurationOutput", ax = "GetBucketMetricsConfigurationOutput", mu = "GetBucketMetadataConfigurationResult", ix = "GetBucketMetadataConfigurationRequest", cx = "GetBucketMetricsConfigurationRequest", ux = "GetBucketMetricsConfiguration", px = "GetBucketMetadataTableConfiguration", lx = "GetBucketMetadataTableConfigurationOutput", _u = "GetBucketMetadataTableConfigurationResult", dx = "GetBucketMetadataTableConfigurationRequest", mx = "GetBucketNotificationConfiguration", _x = "GetBucketNotificationConfigurationRequest", xx = "GetBucketOwnershipControls", Cx = "GetBucketOwnershipControlsOutput", fx = "GetBucketOwnershipControlsRequest", gx = "GetBucketPolicy", Rx = "GetBucketPolicyOutput", Ox = "GetBucketPolicyRequest", Ex = "GetBucketPolicyStatus", Sx = "GetBucketPolicyStatusOutput", hx = "GetBucketPolicyStatusRequest", vx = "GetBucketReplication", kx = "GetBucketReplicationOutput", yx = "GetBucketRequestPayment", bx = "GetBucketRequestPaymentOutput", Px = "GetBucketRequestPaymentRequest", Bx = "GetBucketReplicationRequest", Ax = "GetBucketTagging", Tx = "GetBucketTaggingOutput", Mx = "GetBucketTaggingRequest", Lx = "GetBucketVersioning", $x = "GetBucketVersioningOutput", Ix = "GetBucketVersioningRequest", wx = "GetBucketWebsite", Dx = "GetBucketWebsiteOutput", Gx = "GetBucketWebsiteRequest", Ue = "GrantFullControl", xu = "GlacierJobParameters", Ux = "GetObject", jx = "GetObjectAcl", qx = "GetObjectAclOutput", Nx = "GetObjectAnnotationOutput", Hx = "GetObjectAttributesOutput", zx = "GetObjectAttributesParts", Kx = "GetObjectAclRequest", Vx = "GetObjectAnnotationRequest", Fx = "GetObjectAttributesResponse", Wx = "GetObjectAttributesRequest", Xx = "GetObjectAnnotation", Qx = "GetObjectAttributes", Jx = "GetObjectLockConfiguration", Yx = "GetObjectLockConfigurationOutput", Zx = "GetObjectLockConfigurationRequest", tC = "GetObjectLegalHold", eC = "GetObjectLegalHoldOutput", oC = "GetObjectLegalHoldRequest", nC = "GetObjectOutput", rC = "GetObjectRequest", sC = "GetObjectRetentionOutput", aC = "GetObjectRetentionRequest", iC = "GetObjectRetention", cC = "GetObjectTagging", uC = "GetObjectTaggingOutput", pC = "GetObjectTorrentOutput", lC = "GetObjectTaggingRequest", dC = "GetObjectTorrentRequest", mC = "GetObjectTorrent", _C = "GetPublicAccessBlock", xC = "GetPublicAccessBlockOutput", CC = "GetPublicAccessBlockRequest", je = "GrantRead", qe = "GrantReadACP", Cs = "GrantWrite", Ne = "GrantWriteACP", fs = "Grant", gs = "Grantee", fC = "HeadBucket", gC = "HeadBucketOutput", RC = "HeadBucketRequest", OC = "HttpErrorCodeReturnedEquals", Cu = "HostName", EC = "HeadObject", SC = "HeadObjectOutput", hC = "HeadObjectRequest", vC = "HttpRedirectCode", V = "Id", kC = "InvalidAnnotationName", mo = "InventoryConfiguration", fu = "InventoryConfigurationList", He = "ID", Rs = "IndexDocument", yC = "InventoryDestination", bC = "IsEnabled", PC = "InventoryEncryption", BC = "InventoryFilter", gu = "IsLatest", ze = "IfMatch", AC = "IfMatchInitiatedTime", TC = "IfMatchLastModifiedTime", MC = "IfMatchSize", Os = "If-Modified-Since", Ru = "IfModifiedSince", LC = "InitiateMultipartUploadResult", xe = "If-Match", vo = "IfNoneMatch", Ke = "If-None-Match", $C = "InventoryOptionalFields", IC = "InvalidObjectState", wC = "IncludedObjectVersions", DC = "InvalidPrefix", lc = "IgnorePublicAcls", GC = "IdempotencyParameterMismatch", dc = "IsPublic", UC = "InvalidRequest", jC = "IsRestoreInProgress", Es = "InputSerialization", qC = "InventoryS3BucketDestination", NC = "InventorySchedule", Dt = "IsTruncated", HC = "IntelligentTieringAndOperator", _o = "IntelligentTieringConfiguration", Ou = "IntelligentTieringConfigurationList", Eu = "InventoryTableConfigurationResult", zC = "InventoryTableConfigurationUpdates", Ln = "InventoryTableConfiguration", KC = "IntelligentTieringFilter", Su = "IfUnmodifiedSince", Ss = "If-Unmodified-Since", VC = "InvalidWriteOffset", hs = "Initiator", FC = "Initiated", hu = "JSON", WC = "JSONInput", XC = "JSONOutput", $n = "JournalTableConfiguration", vu = "JournalTableConfigurationResult", QC = "JournalTableConfigurationUpdates", O = "Key", JC = "KeyCount", YC = "KeyId", ZC = "KmsKeyArn", Zn = "KeyMarker", tf = "KMSContext", ef = "KMSKeyArn", of = "KMSKeyId", nf = "KMSMasterKeyID", rf = "KeyPrefixEquals", In = "Location", sf = "ListAllMyBucketsResult", af = "ListAllMyDirectoryBucketsResult", cf = "ListBuckets", uf = "ListBucketAnalyticsConfigurations", pf = "ListBucketAnalyticsConfigurationsOutput", lf = "ListBucketAnalyticsConfigurationResult", df = "ListBucketAnalyticsConfigurationsRequest", mf = "ListBucketInventoryConfigurations", _f = "ListBucketInventoryConfigurationsOutput", xf = "ListBucketInventoryConfigurationsRequest", Cf = "ListBucketIntelligentTieringConfigurations", ff = "ListBucketIntelligentTieringConfigurationsOutput", gf = "ListBucketIntelligentTieringConfigurationsRequest", Rf = "ListBucketMetricsConfigurations", Of = "ListBucketMetricsConfigurationsOutput", Ef = "ListBucketMetricsConfigurationsRequest", Sf = "ListBucketsOutput", hf = "ListBucketsRequest", ku = "ListBucketResult", Wr = "LocationConstraint", Xr = "LifecycleConfiguration", vf = "ListDirectoryBuckets", kf = "ListDirectoryBucketsOutput", yf = "ListDirectoryBucketsRequest", vs = "LoggingEnabled", bf = "LifecycleExpiration", Pf = "LambdaFunctionArn", Bf = "LambdaFunctionConfiguration", Af = "LambdaFunctionConfigurationList", Tf = "LambdaFunctionConfigurations", wn = "LegalHold", Mf = "LocationInfo", Lf = "ListInventoryConfigurationsResult", bt = "LastModified", $f = "ListMetricsConfigurationsResult", If = "LastModifiedTime", wf = "ListMultipartUploads", Df = "ListMultipartUploadsOutput", Gf = "ListMultipartUploadsResult", Uf = "ListMultipartUploadsRequest", tr = "Last-Modified", jf = "ListObjects", qf = "ListObjectAnnotations", Nf = "ListObjectAnnotationsOutput", Hf = "ListObjectAnnotationsRequest", zf = "ListObjectsOutput", Kf = "ListObjectsRequest", Vf = "ListObjectsV2", Ff = "ListObjectsV2Output", Wf = "ListObjectVersionsOutput", Xf = "ListObjectsV2Request", Qf = "ListObjectVersionsRequest", Jf = "ListObjectVersions", Yf = "ListParts", Zf = "ListPartsOutput", tg = "ListPartsResult", eg = "ListPartsRequest", og = "LifecycleRule", ng = "LifecycleRuleAndOperator", rg = "LifecycleRuleFilter", sg = "LifecycleRules", ag = "ListVersionsResult", Ve = "Metadata", ig = "MetricsAndOperator", yu = "MaxAnnotationResults", cg = "MaxAgeSeconds", ug = "MaxBuckets", Qr = "MetadataConfiguration", bu = "MetricsConfigurationList", Pu = "MetadataConfigurationResult", xo = "MetricsConfiguration", pg = "MetadataDirective", lg = "MaxDirectoryBuckets", Bu = "MfaDelete", Au = "MetadataEntry", dg = "MetricsFilter", ks = "MFA", Tu = "MFADelete", Fe = "MaxKeys", ys = "MissingMeta", mg = "MpuObjectSize", er = "MaxParts", Jr = "MetadataTableConfiguration", Mu = "MetadataTableConfigurationResult", _g = "MetadataTableEncryptionConfiguration", Lu = "MultipartUpload", xg = "MultipartUploadList", $u = "MaxUploads", Iu = "Marker", wu = "Metrics", Cg = "Message", fg = "Minutes", Du = "Mode", Ce = "Name", Yr = "NotificationConfiguration", gg = "NotificationConfigurationFilter", We = "NextContinuationToken", Gu = "NoncurrentDays", Rg = "NonEmptyKmsKeyArnString", Og = "NotFound", Uu = "NextKeyMarker", Eg = "NextMarker", ju = "NewerNoncurrentVersions", qu = "NextPartNumberMarker", Sg = "NoSuchAnnotation", hg = "NoSuchBucket", vg = "NoSuchKey", kg = "NoSuchUpload", yg = "NextUploadIdMarker", Nu = "NoncurrentVersionExpiration", bg = "NextVersionIdMarker", Pg = "NoncurrentVersionTransitions", Bg = "NoncurrentVersionTransitionList", Hu = "NoncurrentVersionTransition", zu = "Not", Lt = "Owner", Ag = "ObjectAttributes", Tg = "ObjectAlreadyInActiveTierError", Dn = "OwnershipControls", Mg = "OwnershipControlsRule", Lg = "OwnershipControlsRules", Ku = "ObjectEncryption", $g = "OptionalFields", Ig = "ObjectIdentifier", wg = "ObjectIdentifierList", Vu = "ObjectIfMatch", Fu = "OutputLocation", Gn = "ObjectLockConfiguration", Dg = "ObjectLockEnabled", Gg = "ObjectLockEnabledForBucket", ko = "ObjectLockEventHold", yo = "ObjectLockEventHoldDurationDays", bo = "ObjectLockEventHoldDurationYears", Ug = "ObjectLockLegalHold", Xe = "ObjectLockLegalHoldStatus", Qe = "ObjectLockMode", jg = "ObjectLockRetention", Je = "ObjectLockRetainUntilDate", qg = "ObjectLockRule", Ng = "ObjectList", Hg = "ObjectNotInActiveTierError", Wu = "ObjectOwnership", bs = "OptionalObjectAttributes", zg = "ObjectParts", Kg = "ObjectPart", Vg = "ObjectSize", Xu = "ObjectSizeGreaterThan", Qu = "ObjectSizeLessThan", Fg = "OutputSchemaVersion", Ps = "OutputSerialization", Wg = "ObjectVersion", or = "ObjectVersionId", Xg = "ObjectVersionList", Qg = "Objects", Ju = "Object", Jg = "Or", $ = "Prefix", Un = "PublicAccessBlockConfiguration", Yg = "PutBucketAbac", Zg = "PutBucketAccelerateConfiguration", tR = "PutBucketAccelerateConfigurationRequest", eR = "PutBucketAnalyticsConfigurationRequest", oR = "PutBucketAnalyticsConfiguration", nR = "PutBucketAbacRequest", rR = "PutBucketAclRequest", sR = "PutBucketAcl", aR = "PutBucketCors", iR = "PutBucketCorsRequest", cR = "PutBucketEncryption", uR = "PutBucketEncryptionRequest", pR = "PutBucketInventoryConfiguration", lR = "PutBucketInventoryConfigurationRequest", dR = "PutBucketIntelligentTieringConfiguration", mR = "PutBucketIntelligentTieringConfigurationRequest", _R = "PutBucketLogging", xR = "PutBucketLifecycleConfiguration", CR = "PutBucketLifecycleConfigurationOutput", fR = "PutBucketLifecycleConfigurationRequest", gR = "PutBucketLoggingRequest", RR = "PutBucketMetricsConfiguration", OR = "PutBucketMetricsConfigurationRequest", ER = "PutBucketNotificationConfiguration", SR = "PutBucketNotificationConfigurationRequest", hR = "PutBucketOwnershipControls", vR = "PutBucketOwnershipControlsRequest", kR = "PutBucketPolicy", yR = "PutBucketPolicyRequest", bR = "PutBucketReplication", PR = "PutBucketRequestPayment", BR = "PutBucketRequestPaymentRequest", AR = "PutBucketReplicationRequest", TR = "PutBucketTagging", MR = "PutBucketTaggingRequest", LR = "PutBucketVersioning", $R = "PutBucketVersioningRequest", IR = "PutBucketWebsite", wR = "PutBucketWebsiteRequest", nr = "PartsCount", DR = "PartitionDateSource", GR = "ProgressEvent", UR = "ParquetInput", jR = "PartsList", fe = "PartNumber", rr = "PartNumberMarker", qR = "PutObject", NR = "PutObjectAcl", HR = "PutObjectAclOutput", zR = "PutObjectAnnotationOutput", KR = "PutObjectAclRequest", VR = "PutObjectAnnotationRequest", FR = "PutObjectAnnotation", WR = "PutObjectLockConfiguration", XR = "PutObjectLockConfigurationOutput", QR = "PutObjectLockConfigurationRequest", JR = "PutObjectLegalHold", YR = "PutObjectLegalHoldOutput", ZR = "PutObjectLegalHoldRequest", tO = "PutObjectOutput", eO = "PutObjectRequest", oO = "PutObjectRetentionOutput", nO = "PutObjectRetentionRequest", rO = "PutObjectRetention", sO = "PutObjectTagging", aO = "PutObjectTaggingOutput", iO = "PutObjectTaggingRequest", jn = "PartitionedPrefix", cO = "PutPublicAccessBlock", uO = "PutPublicAccessBlockRequest", Yu = "PolicyStatus", sr = "Parts", ar = "Part", pO = "Parquet", Zu = "Payer", tp = "Payload", ep = "Permission", op = "Policy", np = "Progress", lO = "Prefixes", dO = "Priority", rp = "Protocol", mO = "Quiet", _O = "QueueArn", sp = "QuoteCharacter", xO = "QueueConfigurationList", CO = "QueueConfigurations", ap = "QueueConfiguration", ip = "QuoteEscapeCharacter", fO = "QuoteFields", gO = "Queue", ir = "Role", Bs = "RedirectAllRequestsTo", M = "RequestCharged", cp = "ResponseCacheControl", up = "ResponseContentDisposition", pp = "ResponseContentEncoding", lp = "ResponseContentLanguage", dp = "ResponseContentType", qn = "ReplicationConfiguration", As = "RecordDelimiter", mp = "ResponseExpires", RO = "RestoreExpiryDate", cr = "RecordExpiration", OO = "RecordsEvent", EO = "ReplicaKmsKeyID", SO = "ReplaceKeyPrefixWith", hO = "ReplaceKeyWith", _p = "ReplicaModifications", vO = "RenameObject", kO = "RenameObjectOutput", yO = "RestoreObjectOutput", bO = "RestoreOutputPath", PO = "RenameObjectRequest", BO = "RestoreObjectRequest", AO = "RestoreObject", P = "RequestPayer", mc = "RestrictPublicBuckets", Nn = "RequestPaymentConfiguration", TO = "ReplicationPrefixList", xp = "RequestProgress", Ts = "RoutingRules", MO = "ReplicationRuleAndOperator", LO = "ReplicationRuleFilter", $O = "ReplicationRuleNotOperator", IO = "ReplicationRuleOrOperator", wO = "ReplicationRule", DO = "ReplicationRules", GO = "RequestRoute", Zr = "RestoreRequest", Cp = "RoutingRule", Po = "ReplicationStatus", Ms = "RestoreStatus", UO = "RenameSource", fp = "ReplicationTime", jO = "ReplicationTimeValue", qO = "RequestToken", NO = "RetainUntilDate", Hn = "Range", Ls = "Restore", HO = "Records", gp = "Redirect", zn = "Retention", Bo = "Rules", Ye = "Rule", ct = "Status", Rp = "StartAfter", _c = "SecretAccessKey", zO = "SseAlgorithm", KO = "StreamingBlob", Op = "S3BucketDestination", _t = "StorageClass", Ep = "StorageClassAnalysis", VO = "StorageClassAnalysisDataExport", FO = "SessionCredentialValue", WO = "SessionCredentials", XO = "StatusCode", QO = "SkipDestinationValidation", JO = "StatsEvent", YO = "SourceIfMatch", ZO = "SourceIfModifiedSince", tE = "SourceIfNoneMatch", eE = "SourceIfUnmodifiedSince", ur = "SSE-KMS", Sp = "SseKmsEncryptedObjects", oE = "S3KeyFilter", nE = "S3Key", rE = "S3Location", sE = "SessionMode", aE = "SelectObjectContent", iE = "SelectObjectContentEventStream", cE = "SelectObjectContentOutput", uE = "SelectObjectContentRequest", hp = "SelectParameters", Kn = "SimplePrefix", vp = "ScanRange", kp = "SSE-S3", yp = "SourceSelectionCriteria", xt = "ServerSideEncryption", pE = "SSEAlgorithm", lE = "ServerSideEncryptionByDefault", Vn = "ServerSideEncryptionConfiguration", F = "SSECustomerAlgorithm", Pt = "SSECustomerKey", W = "SSECustomerKeyMD5", $s = "SSEKMS", dE = "SSEKMSEncryption", Yt = "SSEKMSEncryptionContext", gt = "SSEKMSKeyId", mE = "ServerSideEncryptionRule", _E = "ServerSideEncryptionRules", bp = "SSES3", xc = "SessionToken", Pp = "S3TablesDestination", Bp = "S3TablesDestinationResult", xE = "S3", CE = "Schedule", ge = "Size", fE = "Start", Ap = "Stats", gE = "Suffix", Re = "Tags", pr = "TableArn", RE = "TopicArn", OE = "TargetBucket", Is = "TableBucketArn", EE = "TableBucketType", ws = "TagCount", SE = "TopicConfigurationList", hE = "TopicConfigurations", Tp = "TopicConfiguration", vE = "TaggingDirective", Ds = "TransitionDefaultMinimumObjectSize", Mp = "TargetGrants", kE = "TargetGrant", yE = "TieringList", bE = "TransitionList", PE = "TooManyParts", Ao = "TableName", Lp = "TableNamespace", $p = "TargetObjectKeyFormat", BE = "TargetPrefix", AE = "TotalPartsCount", Gs = "TableStatus", lr = "TagSet", St = "Tag", Mt = "Tagging", Ip = "Tier", TE = "Tierings", wp = "Tiering", ME = "Time", Dp = "Token", LE = "Topic", $E = "Transitions", Gp = "Transition", To = "Type", IE = "Uploads", wE = "UpdateBucketMetadataAnnotationTableConfiguration", DE = "UpdateBucketMetadataAnnotationTableConfigurationRequest", GE = "UpdateBucketMetadataInventoryTableConfiguration", UE = "UpdateBucketMetadataInventoryTableConfigurationRequest", jE = "UpdateBucketMetadataJournalTableConfiguration", qE = "UpdateBucketMetadataJournalTableConfigurationRequest", oe = "UploadId", Up = "UploadIdMarker", jp = "UserMetadata", NE = "UnsupportedMediaType", HE = "UpdateObjectEncryption", zE = "UpdateObjectEncryptionRequest", KE = "UpdateObjectEncryptionResponse", VE = "UploadPart", FE = "UploadPartCopy", WE = "UploadPartCopyOutput", XE = "UploadPartCopyRequest", QE = "UploadPartOutput", JE = "UploadPartRequest", YE = "URI", qp = "UseSourceMultiRegionKey", ZE = "Upload", Us = "Value", Fn = "VersioningConfiguration", E = "VersionId", Np = "VersionIdMarker", tS = "Versions", eS = "Version", Wn = "WebsiteConfiguration", oS = "WriteGetObjectResponse", nS = "WriteGetObjectResponseRequest", rS = "WriteOffsetBytes", Mo = "WebsiteRedirectLocation", Hp = "Years", js = "annotationName", sS = "annotation-prefix", zp = "accept-ranges", aS = "bucket-region", q = "client", ne = "continuation-token", dr = "delimiter", N = "error", qs = "eventPayload", iS = "endpoint", mr = "encoding-type", cS = "fetch-owner", u = "http", A = "httpChecksum", K = "httpError", t = "httpHeader", uS = "hostLabel", b = "httpPayload", Ze = "httpPrefixHeaders", d = "httpQuery", Kp = "http://www.w3.org/2001/XMLSchema-instance", Bt = "id", pS = "idempotencyToken", Vp = "key-marker", lS = "marker", dS = "max-annotation-results", mS = "max-buckets", _S = "max-directory-buckets", Ns = "max-keys", xS = "max-parts", CS = "max-uploads", Lo = "prefix", _r = "partNumber", fS = "part-number-marker", Fp = "response-cache-control", Wp = "response-content-disposition", Xp = "response-content-encoding", Qp = "response-content-language", Jp = "response-content-type", Yp = "response-expires", Zp = "smithy.ts.sdk.synthetic.com.amazonaws.s3", gS = "start-after", tl = "streaming", $o = "uploadId", RS = "upload-id-marker", X = "versionId", OS = "version-id-marker", el = "xsi", ES = "xmlAttribute", g = "xmlFlattened", a = "xmlName", ol = "xmlNamespace", to = "x-amz-acl", nl = "x-amz-abort-date", SS = "x-amz-access-point-alias", rl = "x-amz-abort-rule-id", hS = "x-amz-archive-status", sl = "x-amz-bucket-arn", Hs = "x-amz-bypass-governance-retention", vS = "x-amz-bucket-location-name", kS = "x-amz-bucket-location-type", yS = "x-amz-bucket-namespace", bS = "x-amz-bucket-object-lock-enabled", al = "x-amz-bucket-object-lock-token", PS = "x-amz-bucket-region", zs = "x-amz-checksum-algorithm", Gt = "x-amz-checksum-crc32", Ut = "x-amz-checksum-crc32c", jt = "x-amz-checksum-crc64nvme", qt = "x-amz-checksum-md5", Ks = "x-amz-checksum-mode", BS = "x-amz-confirm-remove-self-bucket-access", Nt = "x-amz-checksum-sha1", Ht = "x-amz-checksum-sha256", zt = "x-amz-checksum-sha512", il = "x-amz-copy-source", cl = "x-amz-copy-source-if-match", ul = "x-amz-copy-source-if-modified-since", pl = "x-amz-copy-source-if-none-match", ll = "x-amz-copy-source-if-unmodified-since", AS = "x-amz-create-session-mode", TS = "x-amz-copy-source-range", dl = "x-amz-copy-source-server-side-encryption-customer-algorithm", ml = "x-amz-copy-source-server-side-encryption-customer-key", _l = "x-amz-copy-source-server-side-encryption-customer-key-MD5", xl = "x-amz-copy-source-version-id", re = "x-amz-checksum-type", MS = "x-amz-client-token", Kt = "x-amz-checksum-xxhash64", Vt = "x-amz-checksum-xxhash3", Ft = "x-amz-checksum-xxhash128", xr = "x-amz-delete-marker", Io = "x-amz-expiration", l = "x-amz-expected-bucket-owner", LS = "x-amz-fwd-error-code", $S = "x-amz-fwd-error-message", IS = "x-amz-fwd-header-Cache-Control", wS = "x-amz-fwd-header-Content-Disposition", DS = "x-amz-fwd-header-Content-Encoding", GS = "x-amz-fwd-header-Content-Language", US = "x-amz-fwd-header-Content-Range", jS = "x-amz-fwd-header-Content-Type", qS = "x-amz-fwd-header-ETag", NS = "x-amz-fwd-header-Expires", HS = "x-amz-fwd-header-Last-Modified", zS = "x-amz-fwd-header-accept-ranges", KS = "x-amz-fwd-header-x-amz-checksum-crc32", VS = "x-amz-fwd-header-x-amz-checksum-crc32c", FS = "x-amz-fwd-header-x-amz-checksum-crc64nvme", WS = "x-amz-fwd-header-x-amz-checksum-md5", XS = "x-amz-fwd-header-x-amz-checksum-sha1", QS = "x-amz-fwd-header-x-amz-checksum-sha256", JS = "x-amz-fwd-header-x-amz-checksum-sha512", YS = "x-amz-fwd-header-x-amz-checksum-xxhash64", ZS = "x-amz-fwd-header-x-amz-checksum-xxhash3", th = "x-amz-fwd-header-x-amz-checksum-xxhash128", eh = "x-amz-fwd-header-x-amz-delete-marker", oh = "x-amz-fwd-header-x-amz-expiration", nh = "x-amz-fwd-header-x-amz-missing-meta", rh = "x-amz-fwd-header-x-amz-mp-parts-count", sh = "x-amz-fwd-header-x-amz-object-lock-legal-hold", ah = "x-amz-fwd-header-x-amz-object-lock-mode", ih = "x-amz-fwd-header-x-amz-object-lock-retain-until-date", ch = "x-amz-fwd-header-x-amz-restore", uh = "x-amz-fwd-header-x-amz-request-charged", ph = "x-amz-fwd-header-x-amz-replication-status", lh = "x-amz-fwd-header-x-amz-storage-class", dh = "x-amz-fwd-header-x-amz-server-side-encryption", mh = "x-amz-fwd-header-x-amz-server-side-encryption-aws-kms-key-id", _h = "x-amz-fwd-header-x-amz-server-side-encryption-bucket-key-enabled", xh = "x-amz-fwd-header-x-amz-server-side-encryption-customer-algorithm", Ch = "x-amz-fwd-header-x-amz-server-side-encryption-customer-key-MD5", fh = "x-amz-fwd-header-x-amz-tagging-count", gh = "x-amz-fwd-header-x-amz-version-id", Rh = "x-amz-fwd-status", eo = "x-amz-grant-full-control", oo = "x-amz-grant-read", no = "x-amz-grant-read-acp", Vs = "x-amz-grant-write", ro = "x-amz-grant-write-acp", Oh = "x-amz-if-match-initiated-time", Eh = "x-amz-if-match-last-modified-time", Sh = "x-amz-if-match-size", so = "x-amz-meta-", Fs = "x-amz-mfa", hh = "x-amz-metadata-directive", Cl = "x-amz-missing-meta", vh = "x-amz-mp-object-size", kh = "x-amz-max-parts", fl = "x-amz-mp-parts-count", yh = "x-amz-object-attributes", bh = "x-amz-object-annotation-directive", gl = "x-amz-object-if-match", wo = "x-amz-object-lock-event-hold", Do = "x-amz-object-lock-event-hold-duration-days", Go = "x-amz-object-lock-event-hold-duration-years", Uo = "x-amz-object-lock-legal-hold", jo = "x-amz-object-lock-mode", qo = "x-amz-object-lock-retain-until-date", Ph = "x-amz-object-ownership", Ws = "x-amz-optional-object-attributes", Bh = "x-amz-object-size", Cr = "x-amz-object-version-id", Ah = "x-amz-part-number-marker", Rl = "x-amz-restore", I = "x-amz-request-charged", Th = "x-amz-restore-output-path", B = "x-amz-request-payer", Mh = "x-amz-request-route", Xs = "x-amz-replication-status", Lh = "x-amz-rename-source", $h = "x-amz-rename-source-if-match", Ih = "x-amz-rename-source-if-modified-since", wh = "x-amz-rename-source-if-none-match", Dh = "x-amz-rename-source-if-unmodified-since", Gh = "x-amz-request-token", No = "x-amz-storage-class", L = "x-amz-sdk-checksum-algorithm", Uh = "x-amz-skip-destination-validation", Ol = "x-amz-source-expected-bucket-owner", Rt = "x-amz-server-side-encryption", ht = "x-amz-server-side-encryption-aws-kms-key-id", vt = "x-amz-server-side-encryption-bucket-key-enabled", se = "x-amz-server-side-encryption-context", at = "x-amz-server-side-encryption-customer-algorithm", $t = "x-amz-server-side-encryption-customer-key", it = "x-amz-server-side-encryption-customer-key-MD5", Qs = "x-amz-tagging", El = "x-amz-tagging-count", jh = "x-amz-tagging-directive", Js = "x-amz-transition-default-minimum-object-size", Ot = "x-amz-version-id", qh = "x-amz-write-offset-bytes", Ho = "x-amz-website-redirect-location", Nh = "xsi:type", e = "com.amazonaws.s3", Hh = new Lr(Zp), zh = [-3, Zp, "S3ServiceException", 0, [], []];
Hh.registerError(zh, G);
var H = new Lr(e), Kh = [
  -3,
  e,
  U0,
  { [N]: q, [K]: 403 },
  [],
  []
];
H.registerError(Kh, an);
var Vh = [
  -3,
  e,
  F0,
  { [N]: q, [K]: 400 },
  [],
  []
];
H.registerError(Vh, En);
var Fh = [
  -3,
  e,
  Z0,
  { [N]: q, [K]: 400 },
  [],
  []
];
H.registerError(Fh, Sn);
var Wh = [
  -3,
  e,
  ud,
  { [N]: q, [K]: 409 },
  [],
  []
];
H.registerError(Wh, un);
var Xh = [
  -3,
  e,
  ld,
  { [N]: q, [K]: 409 },
  [],
  []
];
H.registerError(Xh, pn);
var Qh = [
  -3,
  e,
  C_,
  { [N]: q, [K]: 400 },
  [],
  []
];
H.registerError(Qh, fn);
var Jh = [
  -3,
  e,
  GC,
  { [N]: q, [K]: 400 },
  [],
  []
];
H.registerError(Jh, kn);
var Yh = [
  -3,
  e,
  kC,
  { [N]: q, [K]: 400 },
  [],
  []
];
H.registerError(Yh, hn);
var Zh = [
  -3,
  e,
  IC,
  { [N]: q, [K]: 403 },
  [_t, yc],
  [0, 0]
];
H.registerError(Zh, mn);
var tv = [
  -3,
  e,
  DC,
  { [N]: q, [K]: 400 },
  [],
  []
];
H.registerError(tv, Cn);
var ev = [
  -3,
  e,
  UC,
  { [N]: q, [K]: 400 },
  [],
  []
];
H.registerError(ev, gn);
var ov = [
  -3,
  e,
  VC,
  { [N]: q, [K]: 400 },
  [],
  []
];
H.registerError(ov, Rn);
var nv = [
  -3,
  e,
  Sg,
  { [N]: q, [K]: 404 },
  [],
  []
];
H.registerError(nv, _n);
var rv = [
  -3,
  e,
  hg,
  { [N]: q, [K]: 404 },
  [],
  []
];
H.registerError(rv, ln);
var sv = [
  -3,
  e,
  vg,
  { [N]: q, [K]: 404 },
  [],
  []
];
H.registerError(sv, dn);
var av = [
  -3,
  e,
  kg,
  { [N]: q, [K]: 404 },
  [],
  []
];
H.registerError(av, sn);
var iv = [
  -3,
  e,
  Og,
  { [N]: q },
  [],
  []
];
H.registerError(iv, xn);
var cv = [
  -3,
  e,
  Tg,
  { [N]: q, [K]: 403 },
  [],
  []
];
H.registerError(cv, yn);
var uv = [
  -3,
  e,
  Hg,
  { [N]: q, [K]: 403 },
  [],
  []
];
H.registerError(uv, cn);
var pv = [
  -3,
  e,
  PE,
  { [N]: q, [K]: 400 },
  [],
  []
];
H.registerError(pv, On);
var lv = [
  -3,
  e,
  NE,
  { [N]: q, [K]: 415 },
  [],
  []
];
H.registerError(lv, vn);
var Sl = [0, e, us, 8, 0], dv = [0, e, Rg, 8, 0], Cc = [0, e, FO, 8, 0], It = [0, e, Pt, 8, 0], ae = [0, e, Yt, 8, 0], ut = [0, e, gt, 8, 0], Oe = [0, e, KO, { [tl]: 1 }, 42], hl = [
  3,
  e,
  Pn,
  0,
  [ct],
  [0]
], mv = [
  3,
  e,
  Ec,
  0,
  [nm],
  [1]
], _v = [
  3,
  e,
  Q0,
  0,
  [M, E],
  [[0, { [t]: I }], [0, { [t]: Ot }]]
], xv = [
  3,
  e,
  J0,
  0,
  [c, O, oe, P, p, AC],
  [[0, 1], [0, 1], [0, { [d]: $o }], [0, { [t]: B }], [0, { [t]: l }], [6, { [t]: Oh }]],
  3
], Cv = [
  3,
  e,
  bn,
  0,
  [ct],
  [0]
], vl = [
  3,
  e,
  le,
  0,
  [Yn, Lt],
  [[() => Rr, { [a]: Xn }], () => Zt]
], fv = [
  3,
  e,
  gc,
  0,
  [Lt],
  [0],
  1
], gv = [
  3,
  e,
  D0,
  0,
  [$, Re],
  [0, [() => Wt, { [g]: 1, [a]: St }]]
], Ys = [
  3,
  e,
  lo,
  0,
  [V, Ep, Jt],
  [0, () => wB, [() => TA, 0]],
  2
], Rv = [
  3,
  e,
  q0,
  0,
  [Op],
  [() => Ov],
  1
], Ov = [
  3,
  e,
  rd,
  0,
  [du, c, pd, $],
  [0, 0, 0, 0],
  2
], Ev = [
  3,
  e,
  Oc,
  0,
  [Co, bt, ge, j, k, Po],
  [0, 4, 1, 0, [64, { [g]: 1 }], 0],
  3
], Sv = [
  3,
  e,
  Bn,
  0,
  [we, _e, ir],
  [0, () => zo, 0],
  1
], hv = [
  3,
  e,
  bc,
  0,
  [we, Gs, Ge, Ao, pr, ir],
  [0, 0, () => fr, 0, 0, 0],
  1
], vv = [
  3,
  e,
  id,
  0,
  [we, _e, ir],
  [0, () => zo, 0],
  1
], kv = [
  3,
  e,
  Pc,
  0,
  [ds],
  [[() => iA, { [g]: 1 }]]
], yv = [
  3,
  e,
  c,
  0,
  [Ce, yd, ns, es],
  [0, 4, 0, 0]
], bv = [
  3,
  e,
  dd,
  0,
  [r_, To],
  [0, 0]
], Pv = [
  3,
  e,
  md,
  0,
  [Bo],
  [[() => Fl, { [g]: 1, [a]: Ye }]],
  1
], Bv = [
  3,
  e,
  An,
  0,
  [vs],
  [[() => Tl, 0]]
], Av = [
  3,
  e,
  Mc,
  0,
  [Q, J, Y, tt, et, ot, Z, nt, rt, st, ft],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], Tv = [
  3,
  e,
  jd,
  0,
  [$],
  [0]
], Mv = [
  3,
  e,
  Ad,
  0,
  [sr],
  [[() => rA, { [g]: 1, [a]: ar }]]
], Lv = [
  3,
  e,
  Hd,
  0,
  [j, Q, J, Y, tt, et, ot, Z, nt, rt, st, fe],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
], $v = [
  3,
  e,
  Td,
  { [a]: Ld },
  [In, c, O, wt, j, Q, J, Y, tt, et, ot, Z, nt, rt, st, ft, xt, E, gt, dt, M],
  [0, 0, 0, [0, { [t]: Io }], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, [0, { [t]: Rt }], [0, { [t]: Ot }], [() => ut, { [t]: ht }], [2, { [t]: vt }], [0, { [t]: I }]]
], Iv = [
  3,
  e,
  $d,
  0,
  [c, O, oe, Lu, Q, J, Y, tt, et, ot, Z, nt, rt, st, ft, mg, P, p, ze, vo, F, Pt, W],
  [[0, 1], [0, 1], [0, { [d]: $o }], [() => Mv, { [b]: 1, [a]: Lc }], [0, { [t]: Gt }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: qt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: re }], [1, { [t]: vh }], [0, { [t]: B }], [0, { [t]: l }], [0, { [t]: xe }], [0, { [t]: Ke }], [0, { [t]: at }], [() => It, { [t]: $t }], [0, { [t]: it }]],
  3
], wv = [
  3,
  e,
  Vc,
  0,
  [OC, rf],
  [0, 0]
], Dv = [
  3,
  e,
  bd,
  0,
  [],
  []
], Gv = [
  3,
  e,
  Gd,
  0,
  [$c, wt, zc, E, xt, F, W, gt, Yt, dt, M],
  [[() => jv, 16], [0, { [t]: Io }], [0, { [t]: xl }], [0, { [t]: Ot }], [0, { [t]: Rt }], [0, { [t]: at }], [0, { [t]: it }], [() => ut, { [t]: ht }], [() => ae, { [t]: se }], [2, { [t]: vt }], [0, { [t]: I }]]
], Uv = [
  3,
  e,
  Ud,
  0,
  [c, Kc, O, Be, Ae, k, Te, Me, Le, De, Dc, Gc, Uc, jc, Tt, Ue, je, qe, Ne, ze, vo, Ve, pg, vE, j0, xt, _t, Mo, F, Pt, W, gt, Yt, dt, qc, us, Nc, P, Mt, Qe, Je, Xe, ko, yo, bo, p, su],
  [[0, 1], [0, { [t]: il }], [0, 1], [0, { [t]: to }], [0, { [t]: Ro }], [0, { [t]: zs }], [0, { [t]: Oo }], [0, { [t]: Eo }], [0, { [t]: So }], [0, { [t]: ho }], [0, { [t]: cl }], [4, { [t]: ul }], [0, { [t]: pl }], [4, { [t]: ll }], [4, { [t]: Tt }], [0, { [t]: eo }], [0, { [t]: oo }], [0, { [t]: no }], [0, { [t]: ro }], [0, { [t]: xe }], [0, { [t]: Ke }], [128, { [Ze]: so }], [0, { [t]: hh }], [0, { [t]: jh }], [0, { [t]: bh }], [0, { [t]: Rt }], [0, { [t]: No }], [0, { [t]: Ho }], [0, { [t]: at }], [() => It, { [t]: $t }], [0, { [t]: it }], [() => ut, { [t]: ht }], [() => ae, { [t]: se }], [2, { [t]: vt }], [0, { [t]: dl }], [() => Sl, { [t]: ml }], [0, { [t]: _l }], [0, { [t]: B }], [0, { [t]: Qs }], [0, { [t]: jo }], [5, { [t]: qo }], [0, { [t]: Uo }], [0, { [t]: wo }], [1, { [t]: Do }], [1, { [t]: Go }], [0, { [t]: l }], [0, { [t]: Ol }]],
  3
], jv = [
  3,
  e,
  $c,
  0,
  [j, bt, ft, Q, J, Y, tt, et, ot, Z, nt, rt, st],
  [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], qv = [
  3,
  e,
  Ic,
  0,
  [j, bt, Q, J, Y, tt, et, ot, Z, nt, rt, st],
  [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], Nv = [
  3,
  e,
  Tn,
  0,
  [as],
  [[() => Vl, { [g]: 1, [a]: is }]],
  1
], Hv = [
  3,
  e,
  is,
  0,
  [W0, td, He, H0, l_, cg],
  [[64, { [g]: 1, [a]: Y0 }], [64, { [g]: 1, [a]: ed }], 0, [64, { [g]: 1, [a]: z0 }], [64, { [g]: 1, [a]: m_ }], 1],
  2
], zv = [
  3,
  e,
  Vr,
  0,
  [Wr, In, c, Re],
  [0, () => Xb, () => bv, [() => Wt, 0]]
], Kv = [
  3,
  e,
  Ed,
  0,
  [c, Qr, D, k, p],
  [[0, 1], [() => Qb, { [b]: 1, [a]: Qr }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Vv = [
  3,
  e,
  hd,
  0,
  [c, Jr, D, k, p],
  [[0, 1], [() => Zb, { [b]: 1, [a]: Jr }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], Fv = [
  3,
  e,
  vd,
  0,
  [In, es],
  [[0, { [t]: In }], [0, { [t]: sl }]]
], Wv = [
  3,
  e,
  kd,
  0,
  [c, Be, Vr, Ue, je, qe, Cs, Ne, Gg, Wu, Cd],
  [[0, 1], [0, { [t]: to }], [() => zv, { [b]: 1, [a]: Vr }], [0, { [t]: eo }], [0, { [t]: oo }], [0, { [t]: no }], [0, { [t]: Vs }], [0, { [t]: ro }], [2, { [t]: bS }], [0, { [t]: Ph }], [0, { [t]: yS }]],
  1
], Xv = [
  3,
  e,
  Md,
  { [a]: LC },
  [Rc, kc, c, O, oe, xt, F, W, gt, Yt, dt, M, k, ft, E],
  [[4, { [t]: nl }], [0, { [t]: rl }], [0, { [a]: c }], 0, 0, [0, { [t]: Rt }], [0, { [t]: at }], [0, { [t]: it }], [() => ut, { [t]: ht }], [() => ae, { [t]: se }], [2, { [t]: vt }], [0, { [t]: I }], [0, { [t]: zs }], [0, { [t]: re }], [0, { [t]: Ot }]]
], Qv = [
  3,
  e,
  Id,
  0,
  [c, O, Be, Ae, Te, Me, Le, De, Tt, Ue, je, qe, Ne, Ve, xt, _t, Mo, F, Pt, W, gt, Yt, dt, P, Mt, Qe, Je, Xe, ko, yo, bo, p, k, ft],
  [[0, 1], [0, 1], [0, { [t]: to }], [0, { [t]: Ro }], [0, { [t]: Oo }], [0, { [t]: Eo }], [0, { [t]: So }], [0, { [t]: ho }], [4, { [t]: Tt }], [0, { [t]: eo }], [0, { [t]: oo }], [0, { [t]: no }], [0, { [t]: ro }], [128, { [Ze]: so }], [0, { [t]: Rt }], [0, { [t]: No }], [0, { [t]: Ho }], [0, { [t]: at }], [() => It, { [t]: $t }], [0, { [t]: it }], [() => ut, { [t]: ht }], [() => ae, { [t]: se }], [2, { [t]: vt }], [0, { [t]: B }], [0, { [t]: Qs }], [0, { [t]: jo }], [5, { [t]: qo }], [0, { [t]: Uo }], [0, { [t]: wo }], [1, { [t]: Do }], [1, { [t]: Go }], [0, { [t]: l }], [0, { [t]: zs }], [0, { [t]: re }]],
  2
], Jv = [
  3,
  e,
  Kd,
  { [a]: Vd },
  [pc, xt, gt, Yt, dt],
  [[() => bB, { [a]: pc }], [0, { [t]: Rt }], [() => ut, { [t]: ht }], [() => ae, { [t]: se }], [2, { [t]: vt }]],
  1
], Yv = [
  3,
  e,
  Wd,
  0,
  [c, sE, xt, gt, Yt, dt],
  [[0, 1], [0, { [t]: AS }], [0, { [t]: Rt }], [() => ut, { [t]: ht }], [() => ae, { [t]: se }], [2, { [t]: vt }]],
  1
], Zv = [
  3,
  e,
  Xd,
  0,
  [R_, em, ip, As, pu, sp, nd],
  [0, 0, 0, 0, 0, 0, 2]
], tk = [
  3,
  e,
  Qd,
  0,
  [fO, ip, As, pu, sp],
  [0, 0, 0, 0, 0]
], ek = [
  3,
  e,
  Qc,
  0,
  [Du, de, Hp, Im],
  [0, 1, 1, () => yl]
], ok = [
  3,
  e,
  Fr,
  0,
  [Qg, mO],
  [[() => fA, { [g]: 1, [a]: Ju }], 2],
  1
], nk = [
  3,
  e,
  am,
  0,
  [c, V, p],
  [[0, 1], [0, { [d]: Bt }], [0, { [t]: l }]],
  2
], rk = [
  3,
  e,
  cm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], sk = [
  3,
  e,
  pm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ak = [
  3,
  e,
  _m,
  0,
  [c, V, p],
  [[0, 1], [0, { [d]: Bt }], [0, { [t]: l }]],
  2
], ik = [
  3,
  e,
  dm,
  0,
  [c, V, p],
  [[0, 1], [0, { [d]: Bt }], [0, { [t]: l }]],
  2
], ck = [
  3,
  e,
  Cm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], uk = [
  3,
  e,
  gm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], pk = [
  3,
  e,
  Sm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], lk = [
  3,
  e,
  Rm,
  0,
  [c, V, p],
  [[0, 1], [0, { [d]: Bt }], [0, { [t]: l }]],
  2
], dk = [
  3,
  e,
  vm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], mk = [
  3,
  e,
  ym,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], _k = [
  3,
  e,
  Pm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], xk = [
  3,
  e,
  bm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ck = [
  3,
  e,
  Tm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], fk = [
  3,
  e,
  Lm,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], gk = [
  3,
  e,
  Nm,
  0,
  [O, E, me, qm],
  [0, 0, 2, 0]
], Rk = [
  3,
  e,
  jm,
  0,
  [Lt, O, E, gu, bt],
  [() => Zt, 0, 0, 2, 4]
], Ok = [
  3,
  e,
  Wc,
  0,
  [ct],
  [0]
], Ek = [
  3,
  e,
  zm,
  0,
  [or, M],
  [[0, { [t]: Cr }], [0, { [t]: I }]]
], Sk = [
  3,
  e,
  Km,
  0,
  [c, O, Co, E, P, p, Vu],
  [[0, 1], [0, 1], [0, { [d]: js }], [0, { [d]: X }], [0, { [t]: B }], [0, { [t]: l }], [0, { [t]: gl }]],
  3
], hk = [
  3,
  e,
  Vm,
  0,
  [me, E, M],
  [[2, { [t]: xr }], [0, { [t]: Ot }], [0, { [t]: I }]]
], vk = [
  3,
  e,
  Wm,
  0,
  [c, O, ks, E, P, os, p, ze, TC, MC],
  [[0, 1], [0, 1], [0, { [t]: Fs }], [0, { [d]: X }], [0, { [t]: B }], [2, { [t]: Hs }], [0, { [t]: l }], [0, { [t]: xe }], [6, { [t]: Eh }], [1, { [t]: Sh }]],
  2
], kk = [
  3,
  e,
  Fm,
  { [a]: s_ },
  [a_, M, cu],
  [[() => sA, { [g]: 1 }], [0, { [t]: I }], [() => cA, { [g]: 1, [a]: Ge }]]
], yk = [
  3,
  e,
  Xm,
  0,
  [c, Fr, ks, P, os, p, k],
  [[0, 1], [() => ok, { [b]: 1, [a]: Fr }], [0, { [t]: Fs }], [0, { [t]: B }], [2, { [t]: Hs }], [0, { [t]: l }], [0, { [t]: L }]],
  2
], bk = [
  3,
  e,
  Jm,
  0,
  [E],
  [[0, { [t]: Ot }]]
], Pk = [
  3,
  e,
  Ym,
  0,
  [c, O, E, p],
  [[0, 1], [0, 1], [0, { [d]: X }], [0, { [t]: l }]],
  2
], Bk = [
  3,
  e,
  n_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ak = [
  3,
  e,
  Jn,
  0,
  [c, w0, _t, gc, _e, fp, wu],
  [0, 0, 0, () => fv, () => Lk, () => pB, () => eP],
  1
], Tk = [
  3,
  e,
  Jc,
  0,
  [EE, Is, Lp],
  [0, 0, 0]
], Mk = [
  3,
  e,
  ms,
  0,
  [ds, of, tf],
  [0, [() => ut, 0], 0],
  1
], Lk = [
  3,
  e,
  _e,
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
  Ge,
  0,
  [O, E, tm, Cg],
  [0, 0, 0, 0]
], fr = [
  3,
  e,
  u_,
  0,
  [eu, nu],
  [0, 0]
], kl = [
  3,
  e,
  ls,
  0,
  [O],
  [0],
  1
], wk = [
  3,
  e,
  tu,
  0,
  [],
  []
], yl = [
  3,
  e,
  ou,
  0,
  [de, Hp],
  [1, 1]
], Dk = [
  3,
  e,
  ru,
  0,
  [ct],
  [0],
  1
], Gk = [
  3,
  e,
  lu,
  0,
  [Ce, Us],
  [0, 0]
], Uk = [
  3,
  e,
  M_,
  0,
  [Pn],
  [[() => hl, 16]]
], jk = [
  3,
  e,
  $_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], qk = [
  3,
  e,
  b_,
  { [a]: bn },
  [ct, M],
  [0, [0, { [t]: I }]]
], Nk = [
  3,
  e,
  B_,
  0,
  [c, p, P],
  [[0, 1], [0, { [t]: l }], [0, { [t]: B }]],
  1
], Hk = [
  3,
  e,
  L_,
  { [a]: le },
  [Lt, Yn],
  [() => Zt, [() => Rr, { [a]: Xn }]]
], zk = [
  3,
  e,
  I_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Kk = [
  3,
  e,
  P_,
  0,
  [lo],
  [[() => Ys, 16]]
], Vk = [
  3,
  e,
  A_,
  0,
  [c, V, p],
  [[0, 1], [0, { [d]: Bt }], [0, { [t]: l }]],
  2
], Fk = [
  3,
  e,
  G_,
  { [a]: Tn },
  [as],
  [[() => Vl, { [g]: 1, [a]: is }]]
], Wk = [
  3,
  e,
  U_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Xk = [
  3,
  e,
  q_,
  0,
  [Vn],
  [[() => zl, 16]]
], Qk = [
  3,
  e,
  N_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Jk = [
  3,
  e,
  F_,
  0,
  [_o],
  [[() => Zs, 16]]
], Yk = [
  3,
  e,
  W_,
  0,
  [c, V, p],
  [[0, 1], [0, { [d]: Bt }], [0, { [t]: l }]],
  2
], Zk = [
  3,
  e,
  z_,
  0,
  [mo],
  [[() => ta, 16]]
], ty = [
  3,
  e,
  K_,
  0,
  [c, V, p],
  [[0, 1], [0, { [d]: Bt }], [0, { [t]: l }]],
  2
], ey = [
  3,
  e,
  J_,
  { [a]: Xr },
  [Bo, Ds],
  [[() => Fl, { [g]: 1, [a]: Ye }], [0, { [t]: Js }]]
], oy = [
  3,
  e,
  Y_,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], ny = [
  3,
  e,
  Z_,
  { [a]: Wr },
  [Wr],
  [0]
], ry = [
  3,
  e,
  ex,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], sy = [
  3,
  e,
  tx,
  { [a]: An },
  [vs],
  [[() => Tl, 0]]
], ay = [
  3,
  e,
  ox,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], iy = [
  3,
  e,
  sx,
  0,
  [mu],
  [[() => uy, 16]]
], cy = [
  3,
  e,
  ix,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], uy = [
  3,
  e,
  mu,
  0,
  [Pu],
  [() => Jb],
  1
], py = [
  3,
  e,
  lx,
  0,
  [_u],
  [[() => dy, 16]]
], ly = [
  3,
  e,
  dx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], dy = [
  3,
  e,
  _u,
  0,
  [Mu, ct, Ge],
  [() => tP, 0, () => fr],
  2
], my = [
  3,
  e,
  ax,
  0,
  [xo],
  [[() => ea, 16]]
], _y = [
  3,
  e,
  cx,
  0,
  [c, V, p],
  [[0, 1], [0, { [d]: Bt }], [0, { [t]: l }]],
  2
], xy = [
  3,
  e,
  _x,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Cy = [
  3,
  e,
  Cx,
  0,
  [Dn],
  [[() => Dl, 16]]
], fy = [
  3,
  e,
  fx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], gy = [
  3,
  e,
  Rx,
  0,
  [op],
  [[0, 16]]
], Ry = [
  3,
  e,
  Ox,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Oy = [
  3,
  e,
  Sx,
  0,
  [Yu],
  [[() => CP, 16]]
], Ey = [
  3,
  e,
  hx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Sy = [
  3,
  e,
  kx,
  0,
  [qn],
  [[() => jl, 16]]
], hy = [
  3,
  e,
  Bx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], vy = [
  3,
  e,
  bx,
  { [a]: Nn },
  [Zu],
  [0]
], ky = [
  3,
  e,
  Px,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], yy = [
  3,
  e,
  Tx,
  { [a]: Mt },
  [lr],
  [[() => Wt, 0]],
  1
], by = [
  3,
  e,
  Mx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Py = [
  3,
  e,
  $x,
  { [a]: Fn },
  [ct, Tu],
  [0, [0, { [a]: Bu }]]
], By = [
  3,
  e,
  Ix,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Ay = [
  3,
  e,
  Dx,
  { [a]: Wn },
  [Bs, Rs, ls, Ts],
  [() => Ul, () => Pl, () => kl, [() => Xl, 0]]
], Ty = [
  3,
  e,
  Gx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], My = [
  3,
  e,
  qx,
  { [a]: le },
  [Lt, Yn, M],
  [() => Zt, [() => Rr, { [a]: Xn }], [0, { [t]: I }]]
], Ly = [
  3,
  e,
  Kx,
  0,
  [c, O, E, P, p],
  [[0, 1], [0, 1], [0, { [d]: X }], [0, { [t]: B }], [0, { [t]: l }]],
  2
], $y = [
  3,
  e,
  Nx,
  0,
  [Sc, or, bt, Ie, j, Q, J, Y, tt, et, ot, Z, nt, rt, st, ft, xt, M, Po],
  [[() => Oe, 16], [0, { [t]: Cr }], [4, { [t]: tr }], [1, { [t]: $e }], [0, { [t]: j }], [0, { [t]: Gt }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: qt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: re }], [0, { [t]: Rt }], [0, { [t]: I }], [0, { [t]: Xs }]]
], Iy = [
  3,
  e,
  Vx,
  0,
  [c, O, Co, E, P, p, ss],
  [[0, 1], [0, 1], [0, { [d]: js }], [0, { [d]: X }], [0, { [t]: B }], [0, { [t]: l }], [0, { [t]: Ks }]],
  3
], wy = [
  3,
  e,
  Hx,
  { [a]: Fx },
  [me, bt, E, M, j, Mc, zg, _t, Vg],
  [[2, { [t]: xr }], [4, { [t]: tr }], [0, { [t]: Ot }], [0, { [t]: I }], 0, () => Av, [() => Dy, 0], 0, 1]
], Dy = [
  3,
  e,
  zx,
  0,
  [AE, rr, qu, er, Dt, sr],
  [[1, { [a]: nr }], 0, 0, 1, 2, [() => EA, { [g]: 1, [a]: ar }]]
], Gy = [
  3,
  e,
  Wx,
  0,
  [c, O, Ag, E, er, rr, F, Pt, W, P, p],
  [[0, 1], [0, 1], [64, { [t]: yh }], [0, { [d]: X }], [1, { [t]: kh }], [0, { [t]: Ah }], [0, { [t]: at }], [() => It, { [t]: $t }], [0, { [t]: it }], [0, { [t]: B }], [0, { [t]: l }]],
  3
], Uy = [
  3,
  e,
  eC,
  0,
  [wn],
  [[() => $l, { [b]: 1, [a]: wn }]]
], jy = [
  3,
  e,
  oC,
  0,
  [c, O, E, P, p],
  [[0, 1], [0, 1], [0, { [d]: X }], [0, { [t]: B }], [0, { [t]: l }]],
  2
], qy = [
  3,
  e,
  Yx,
  0,
  [Gn],
  [[() => Ll, 16]]
], Ny = [
  3,
  e,
  Zx,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Hy = [
  3,
  e,
  nC,
  0,
  [go, me, ts, wt, Ls, bt, Ie, j, Q, J, Y, tt, et, ot, Z, nt, rt, st, ft, ys, E, Ae, Te, Me, Le, cs, De, Tt, Mn, Mo, xt, Ve, F, W, gt, dt, _t, M, Po, nr, ws, Qe, Je, Xe, ko, yo, bo],
  [[() => Oe, 16], [2, { [t]: xr }], [0, { [t]: zp }], [0, { [t]: Io }], [0, { [t]: Rl }], [4, { [t]: tr }], [1, { [t]: $e }], [0, { [t]: j }], [0, { [t]: Gt }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: qt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: re }], [1, { [t]: Cl }], [0, { [t]: Ot }], [0, { [t]: Ro }], [0, { [t]: Oo }], [0, { [t]: Eo }], [0, { [t]: So }], [0, { [t]: wc }], [0, { [t]: ho }], [4, { [t]: Tt }], [0, { [t]: Mn }], [0, { [t]: Ho }], [0, { [t]: Rt }], [128, { [Ze]: so }], [0, { [t]: at }], [0, { [t]: it }], [() => ut, { [t]: ht }], [2, { [t]: vt }], [0, { [t]: No }], [0, { [t]: I }], [0, { [t]: Xs }], [1, { [t]: fl }], [1, { [t]: El }], [0, { [t]: jo }], [5, { [t]: qo }], [0, { [t]: Uo }], [0, { [t]: wo }], [1, { [t]: Do }], [1, { [t]: Go }]]
], zy = [
  3,
  e,
  rC,
  0,
  [c, O, ze, Ru, vo, Su, Hn, cp, up, pp, lp, dp, mp, E, F, Pt, W, P, fe, p, ss],
  [[0, 1], [0, 1], [0, { [t]: xe }], [4, { [t]: Os }], [0, { [t]: Ke }], [4, { [t]: Ss }], [0, { [t]: Hn }], [0, { [d]: Fp }], [0, { [d]: Wp }], [0, { [d]: Xp }], [0, { [d]: Qp }], [0, { [d]: Jp }], [6, { [d]: Yp }], [0, { [d]: X }], [0, { [t]: at }], [() => It, { [t]: $t }], [0, { [t]: it }], [0, { [t]: B }], [1, { [d]: _r }], [0, { [t]: l }], [0, { [t]: Ks }]],
  2
], Ky = [
  3,
  e,
  sC,
  0,
  [zn],
  [[() => Il, { [b]: 1, [a]: zn }]]
], Vy = [
  3,
  e,
  aC,
  0,
  [c, O, E, P, p],
  [[0, 1], [0, 1], [0, { [d]: X }], [0, { [t]: B }], [0, { [t]: l }]],
  2
], Fy = [
  3,
  e,
  uC,
  { [a]: Mt },
  [lr, E],
  [[() => Wt, 0], [0, { [t]: Ot }]],
  1
], Wy = [
  3,
  e,
  lC,
  0,
  [c, O, E, p, P],
  [[0, 1], [0, 1], [0, { [d]: X }], [0, { [t]: l }], [0, { [t]: B }]],
  2
], Xy = [
  3,
  e,
  pC,
  0,
  [go, M],
  [[() => Oe, 16], [0, { [t]: I }]]
], Qy = [
  3,
  e,
  dC,
  0,
  [c, O, P, p],
  [[0, 1], [0, 1], [0, { [t]: B }], [0, { [t]: l }]],
  2
], Jy = [
  3,
  e,
  xC,
  0,
  [Un],
  [[() => Gl, 16]]
], Yy = [
  3,
  e,
  CC,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], Zy = [
  3,
  e,
  xu,
  0,
  [Ip],
  [0],
  1
], tb = [
  3,
  e,
  fs,
  0,
  [gs, ep],
  [[() => bl, { [ol]: [el, Kp] }], 0]
], bl = [
  3,
  e,
  gs,
  0,
  [To, ps, c_, He, YE],
  [[0, { [ES]: 1, [a]: Nh }], 0, 0, 0, 0],
  1
], eb = [
  3,
  e,
  gC,
  0,
  [es, xd, _d, ns, od],
  [[0, { [t]: sl }], [0, { [t]: kS }], [0, { [t]: vS }], [0, { [t]: PS }], [2, { [t]: SS }]]
], ob = [
  3,
  e,
  RC,
  0,
  [c, p],
  [[0, 1], [0, { [t]: l }]],
  1
], nb = [
  3,
  e,
  SC,
  0,
  [me, ts, wt, Ls, ad, bt, Ie, Q, J, Y, tt, et, ot, Z, nt, rt, st, ft, j, ys, E, Ae, Te, Me, Le, De, cs, Tt, Mn, Mo, xt, Ve, F, W, gt, dt, _t, M, Po, nr, ws, Qe, Je, Xe, ko, yo, bo],
  [[2, { [t]: xr }], [0, { [t]: zp }], [0, { [t]: Io }], [0, { [t]: Rl }], [0, { [t]: hS }], [4, { [t]: tr }], [1, { [t]: $e }], [0, { [t]: Gt }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: qt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: re }], [0, { [t]: j }], [1, { [t]: Cl }], [0, { [t]: Ot }], [0, { [t]: Ro }], [0, { [t]: Oo }], [0, { [t]: Eo }], [0, { [t]: So }], [0, { [t]: ho }], [0, { [t]: wc }], [4, { [t]: Tt }], [0, { [t]: Mn }], [0, { [t]: Ho }], [0, { [t]: Rt }], [128, { [Ze]: so }], [0, { [t]: at }], [0, { [t]: it }], [() => ut, { [t]: ht }], [2, { [t]: vt }], [0, { [t]: No }], [0, { [t]: I }], [0, { [t]: Xs }], [1, { [t]: fl }], [1, { [t]: El }], [0, { [t]: jo }], [5, { [t]: qo }], [0, { [t]: Uo }], [0, { [t]: wo }], [1, { [t]: Do }], [1, { [t]: Go }]]
], rb = [
  3,
  e,
  hC,
  0,
  [c, O, ze, Ru, vo, Su, Hn, cp, up, pp, lp, dp, mp, E, F, Pt, W, P, fe, p, ss],
  [[0, 1], [0, 1], [0, { [t]: xe }], [4, { [t]: Os }], [0, { [t]: Ke }], [4, { [t]: Ss }], [0, { [t]: Hn }], [0, { [d]: Fp }], [0, { [d]: Wp }], [0, { [d]: Xp }], [0, { [d]: Qp }], [0, { [d]: Jp }], [6, { [d]: Yp }], [0, { [d]: X }], [0, { [t]: at }], [() => It, { [t]: $t }], [0, { [t]: it }], [0, { [t]: B }], [1, { [d]: _r }], [0, { [t]: l }], [0, { [t]: Ks }]],
  2
], Pl = [
  3,
  e,
  Rs,
  0,
  [gE],
  [0],
  1
], Bl = [
  3,
  e,
  hs,
  0,
  [He, ps],
  [0, 0]
], Al = [
  3,
  e,
  Es,
  0,
  [Hc, Zd, hu, pO],
  [() => Zv, 0, () => gb, () => mP]
], sb = [
  3,
  e,
  HC,
  0,
  [$, Re],
  [0, [() => Wt, { [g]: 1, [a]: St }]]
], Zs = [
  3,
  e,
  _o,
  0,
  [V, ct, TE, Jt],
  [0, 0, [() => bA, { [g]: 1, [a]: wp }], [() => ab, 0]],
  3
], ab = [
  3,
  e,
  KC,
  0,
  [$, St, fo],
  [0, () => Ee, [() => sb, 0]]
], ta = [
  3,
  e,
  mo,
  0,
  [Jn, bC, V, wC, CE, Jt, $g],
  [[() => ib, 0], 2, 0, 0, () => lb, () => ub, [() => dA, 0]],
  5
], ib = [
  3,
  e,
  yC,
  0,
  [Op],
  [[() => pb, 0]],
  1
], cb = [
  3,
  e,
  PC,
  0,
  [bp, $s],
  [[() => LB, { [a]: kp }], [() => AB, { [a]: ur }]]
], ub = [
  3,
  e,
  BC,
  0,
  [$],
  [0],
  1
], pb = [
  3,
  e,
  qC,
  0,
  [c, du, K0, $, ms],
  [0, 0, 0, 0, [() => cb, 0]],
  2
], lb = [
  3,
  e,
  NC,
  0,
  [v_],
  [0],
  1
], db = [
  3,
  e,
  Ln,
  0,
  [we, _e],
  [0, () => zo],
  1
], mb = [
  3,
  e,
  Eu,
  0,
  [we, Gs, Ge, Ao, pr],
  [0, 0, () => fr, 0, 0],
  1
], _b = [
  3,
  e,
  zC,
  0,
  [we, _e],
  [0, () => zo],
  1
], xb = [
  3,
  e,
  $n,
  0,
  [cr, _e],
  [() => na, () => zo],
  1
], Cb = [
  3,
  e,
  vu,
  0,
  [Gs, Ao, cr, Ge, pr],
  [0, 0, () => na, () => fr, 0],
  3
], fb = [
  3,
  e,
  QC,
  0,
  [cr],
  [() => na],
  1
], gb = [
  3,
  e,
  WC,
  0,
  [To],
  [0]
], Rb = [
  3,
  e,
  XC,
  0,
  [As],
  [0]
], Ob = [
  3,
  e,
  Bf,
  0,
  [Pf, _s, V, Jt],
  [[0, { [a]: Pd }], [64, { [g]: 1, [a]: xs }], 0, [() => oa, 0]],
  2
], Eb = [
  3,
  e,
  bf,
  0,
  [Yc, de, __],
  [5, 1, 2]
], Sb = [
  3,
  e,
  og,
  0,
  [ct, wt, He, $, Jt, $E, Pg, Nu, Ec],
  [0, () => Eb, 0, 0, [() => vb, 0], [() => BA, { [g]: 1, [a]: Gp }], [() => CA, { [g]: 1, [a]: Hu }], () => rP, () => mv],
  1
], hb = [
  3,
  e,
  ng,
  0,
  [$, Re, Xu, Qu],
  [0, [() => Wt, { [g]: 1, [a]: St }], 1, 1]
], vb = [
  3,
  e,
  rg,
  0,
  [$, St, Xu, Qu, fo],
  [0, () => Ee, 1, 1, [() => hb, 0]]
], kb = [
  3,
  e,
  pf,
  { [a]: lf },
  [Dt, mt, We, fc],
  [2, 0, 0, [() => oA, { [g]: 1, [a]: lo }]]
], yb = [
  3,
  e,
  df,
  0,
  [c, mt, p],
  [[0, 1], [0, { [d]: ne }], [0, { [t]: l }]],
  1
], bb = [
  3,
  e,
  ff,
  0,
  [Dt, mt, We, Ou],
  [2, 0, 0, [() => pA, { [g]: 1, [a]: _o }]]
], Pb = [
  3,
  e,
  gf,
  0,
  [c, mt, p],
  [[0, 1], [0, { [d]: ne }], [0, { [t]: l }]],
  1
], Bb = [
  3,
  e,
  _f,
  { [a]: Lf },
  [mt, fu, Dt, We],
  [0, [() => lA, { [g]: 1, [a]: mo }], 2, 0]
], Ab = [
  3,
  e,
  xf,
  0,
  [c, mt, p],
  [[0, 1], [0, { [d]: ne }], [0, { [t]: l }]],
  1
], Tb = [
  3,
  e,
  Of,
  { [a]: $f },
  [Dt, mt, We, bu],
  [2, 0, 0, [() => _A, { [g]: 1, [a]: xo }]]
], Mb = [
  3,
  e,
  Ef,
  0,
  [c, mt, p],
  [[0, 1], [0, { [d]: ne }], [0, { [t]: l }]],
  1
], Lb = [
  3,
  e,
  Sf,
  { [a]: sf },
  [rs, Lt, mt, $],
  [[() => Kl, 0], () => Zt, 0, 0]
], $b = [
  3,
  e,
  hf,
  0,
  [ug, mt, $, ns],
  [[1, { [d]: mS }], [0, { [d]: ne }], [0, { [d]: Lo }], [0, { [d]: aS }]]
], Ib = [
  3,
  e,
  kf,
  { [a]: af },
  [rs, mt],
  [[() => Kl, 0], 0]
], wb = [
  3,
  e,
  yf,
  0,
  [mt, lg],
  [[0, { [d]: ne }], [1, { [d]: _S }]]
], Db = [
  3,
  e,
  Df,
  { [a]: Gf },
  [c, Zn, Up, Uu, $, te, yg, $u, Dt, IE, Qn, ee, M],
  [0, 0, 0, 0, 0, 0, 0, 1, 2, [() => xA, { [g]: 1, [a]: ZE }], [() => gr, { [g]: 1 }], 0, [0, { [t]: I }]]
], Gb = [
  3,
  e,
  Uf,
  0,
  [c, te, ee, Zn, $u, $, Up, p, P],
  [[0, 1], [0, { [d]: dr }], [0, { [d]: mr }], [0, { [d]: Vp }], [1, { [d]: CS }], [0, { [d]: Lo }], [0, { [d]: RS }], [0, { [t]: l }], [0, { [t]: B }]],
  1
], Ub = [
  3,
  e,
  Nf,
  0,
  [cd, c, O, or, vc, yu, G0, mt, We, M],
  [[() => nA, 0], 0, 0, [0, { [t]: Cr }], 0, 1, 1, 0, 0, [0, { [t]: I }]]
], jb = [
  3,
  e,
  Hf,
  0,
  [c, O, E, yu, vc, mt, P, p],
  [[0, 1], [0, 1], [0, { [d]: X }], [1, { [d]: dS }], [0, { [d]: sS }], [0, { [d]: ne }], [0, { [t]: B }], [0, { [t]: l }]],
  2
], qb = [
  3,
  e,
  zf,
  { [a]: ku },
  [Dt, Iu, Eg, Fc, Ce, $, te, Fe, Qn, ee, M],
  [2, 0, 0, [() => Wl, { [g]: 1 }], 0, 0, 0, 1, [() => gr, { [g]: 1 }], 0, [0, { [t]: I }]]
], Nb = [
  3,
  e,
  Kf,
  0,
  [c, te, ee, Iu, Fe, $, P, p, bs],
  [[0, 1], [0, { [d]: dr }], [0, { [d]: mr }], [0, { [d]: lS }], [1, { [d]: Ns }], [0, { [d]: Lo }], [0, { [t]: B }], [0, { [t]: l }], [64, { [t]: Ws }]],
  1
], Hb = [
  3,
  e,
  Ff,
  { [a]: ku },
  [Dt, Fc, Ce, $, te, Fe, Qn, ee, JC, mt, We, Rp, M],
  [2, [() => Wl, { [g]: 1 }], 0, 0, 0, 1, [() => gr, { [g]: 1 }], 0, 1, 0, 0, 0, [0, { [t]: I }]]
], zb = [
  3,
  e,
  Xf,
  0,
  [c, te, ee, Fe, $, mt, O_, Rp, P, p, bs],
  [[0, 1], [0, { [d]: dr }], [0, { [d]: mr }], [1, { [d]: Ns }], [0, { [d]: Lo }], [0, { [d]: ne }], [2, { [d]: cS }], [0, { [d]: gS }], [0, { [t]: B }], [0, { [t]: l }], [64, { [t]: Ws }]],
  1
], Kb = [
  3,
  e,
  Wf,
  { [a]: ag },
  [Dt, Zn, Np, Uu, bg, tS, Xc, Ce, $, te, Fe, Qn, ee, M],
  [2, 0, 0, 0, 0, [() => gA, { [g]: 1, [a]: eS }], [() => aA, { [g]: 1, [a]: me }], 0, 0, 0, 1, [() => gr, { [g]: 1 }], 0, [0, { [t]: I }]]
], Vb = [
  3,
  e,
  Qf,
  0,
  [c, te, ee, Zn, Fe, $, Np, p, P, bs],
  [[0, 1], [0, { [d]: dr }], [0, { [d]: mr }], [0, { [d]: Vp }], [1, { [d]: Ns }], [0, { [d]: Lo }], [0, { [d]: OS }], [0, { [t]: l }], [0, { [t]: B }], [64, { [t]: Ws }]],
  1
], Fb = [
  3,
  e,
  Zf,
  { [a]: tg },
  [Rc, kc, c, O, oe, rr, qu, er, Dt, sr, hs, Lt, _t, M, k, ft, E],
  [[4, { [t]: nl }], [0, { [t]: rl }], 0, 0, 0, 0, 0, 1, 2, [() => OA, { [g]: 1, [a]: ar }], () => Bl, () => Zt, 0, [0, { [t]: I }], 0, 0, [0, { [t]: Ot }]]
], Wb = [
  3,
  e,
  eg,
  0,
  [c, O, oe, er, rr, P, p, F, Pt, W],
  [[0, 1], [0, 1], [0, { [d]: $o }], [1, { [d]: xS }], [0, { [d]: fS }], [0, { [t]: B }], [0, { [t]: l }], [0, { [t]: at }], [() => It, { [t]: $t }], [0, { [t]: it }]],
  3
], Xb = [
  3,
  e,
  Mf,
  0,
  [To, Ce],
  [0, 0]
], Tl = [
  3,
  e,
  vs,
  0,
  [OE, BE, Mp, $p],
  [0, 0, [() => yA, 0], [() => UB, 0]],
  2
], Qb = [
  3,
  e,
  Qr,
  0,
  [$n, Ln, Bn],
  [() => xb, () => db, () => Sv],
  1
], Jb = [
  3,
  e,
  Pu,
  0,
  [Jc, vu, Eu, bc],
  [() => Tk, () => Cb, () => mb, () => hv],
  1
], Yb = [
  3,
  e,
  Au,
  0,
  [Ce, Us],
  [0, 0]
], Zb = [
  3,
  e,
  Jr,
  0,
  [Pp],
  [() => RB],
  1
], tP = [
  3,
  e,
  Mu,
  0,
  [Bp],
  [() => OB],
  1
], zo = [
  3,
  e,
  _g,
  0,
  [zO, ZC],
  [0, 0],
  1
], eP = [
  3,
  e,
  wu,
  0,
  [ct, f_],
  [0, () => Nl],
  1
], oP = [
  3,
  e,
  ig,
  0,
  [$, Re, hc],
  [0, [() => Wt, { [g]: 1, [a]: St }], 0]
], ea = [
  3,
  e,
  xo,
  0,
  [V, Jt],
  [0, [() => MA, 0]],
  1
], nP = [
  3,
  e,
  Lu,
  0,
  [oe, O, FC, _t, Lt, hs, k, ft, E],
  [0, 0, 4, 0, () => Zt, () => Bl, 0, 0, 0]
], rP = [
  3,
  e,
  Nu,
  0,
  [Gu, ju],
  [1, 1]
], sP = [
  3,
  e,
  Hu,
  0,
  [Gu, _t, ju],
  [1, 0, 1]
], Ml = [
  3,
  e,
  Yr,
  0,
  [hE, CO, Tf, tu],
  [[() => PA, { [g]: 1, [a]: Tp }], [() => SA, { [g]: 1, [a]: ap }], [() => mA, { [g]: 1, [a]: Bd }], () => wk]
], oa = [
  3,
  e,
  gg,
  0,
  [O],
  [[() => fB, { [a]: nE }]]
], aP = [
  3,
  e,
  Ju,
  0,
  [O, bt, j, k, ft, ge, _t, Lt, Ms],
  [0, 4, 0, [64, { [g]: 1 }], 0, 1, 0, () => Zt, () => Hl]
], iP = [
  3,
  e,
  Ig,
  0,
  [O, E, j, If, ge],
  [0, 0, 0, 6, 1],
  1
], Ll = [
  3,
  e,
  Gn,
  0,
  [Dg, Ye],
  [0, () => cP]
], $l = [
  3,
  e,
  Ug,
  0,
  [ct],
  [0]
], Il = [
  3,
  e,
  jg,
  0,
  [Du, NO, d_, ou],
  [0, 5, 0, () => yl]
], cP = [
  3,
  e,
  qg,
  0,
  [Qc],
  [() => ek]
], uP = [
  3,
  e,
  Kg,
  0,
  [fe, ge, Q, J, Y, tt, et, ot, Z, nt, rt, st],
  [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], pP = [
  3,
  e,
  Wg,
  0,
  [j, k, ft, ge, _t, O, E, gu, bt, Lt, Ms],
  [0, [64, { [g]: 1 }], 0, 1, 0, 0, 0, 2, 4, () => Zt, () => Hl]
], lP = [
  3,
  e,
  Fu,
  0,
  [xE],
  [[() => gB, 0]]
], wl = [
  3,
  e,
  Ps,
  0,
  [Hc, hu],
  [() => tk, () => Rb]
], Zt = [
  3,
  e,
  Lt,
  0,
  [ps, He],
  [0, 0]
], Dl = [
  3,
  e,
  Dn,
  0,
  [Bo],
  [[() => RA, { [g]: 1, [a]: Ye }]],
  1
], dP = [
  3,
  e,
  Mg,
  0,
  [Wu],
  [0],
  1
], mP = [
  3,
  e,
  UR,
  0,
  [],
  []
], _P = [
  3,
  e,
  ar,
  0,
  [fe, bt, j, ge, Q, J, Y, tt, et, ot, Z, nt, rt, st],
  [1, 4, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], xP = [
  3,
  e,
  jn,
  { [a]: jn },
  [DR],
  [0]
], CP = [
  3,
  e,
  Yu,
  0,
  [dc],
  [[2, { [a]: dc }]]
], fP = [
  3,
  e,
  np,
  0,
  [Tc, Bc, Ac],
  [1, 1, 1]
], gP = [
  3,
  e,
  GR,
  0,
  [Zc],
  [[() => fP, { [qs]: 1 }]]
], Gl = [
  3,
  e,
  Un,
  0,
  [cc, lc, uc, mc],
  [[2, { [a]: cc }], [2, { [a]: lc }], [2, { [a]: uc }], [2, { [a]: mc }]]
], RP = [
  3,
  e,
  nR,
  0,
  [c, Pn, D, k, p],
  [[0, 1], [() => hl, { [b]: 1, [a]: Pn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], OP = [
  3,
  e,
  tR,
  0,
  [c, bn, p, k],
  [[0, 1], [() => Cv, { [b]: 1, [a]: bn }], [0, { [t]: l }], [0, { [t]: L }]],
  2
], EP = [
  3,
  e,
  rR,
  0,
  [c, Be, le, D, k, Ue, je, qe, Cs, Ne, p],
  [[0, 1], [0, { [t]: to }], [() => vl, { [b]: 1, [a]: le }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: eo }], [0, { [t]: oo }], [0, { [t]: no }], [0, { [t]: Vs }], [0, { [t]: ro }], [0, { [t]: l }]],
  1
], SP = [
  3,
  e,
  eR,
  0,
  [c, V, lo, p],
  [[0, 1], [0, { [d]: Bt }], [() => Ys, { [b]: 1, [a]: lo }], [0, { [t]: l }]],
  3
], hP = [
  3,
  e,
  iR,
  0,
  [c, Tn, D, k, p],
  [[0, 1], [() => Nv, { [b]: 1, [a]: Tn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], vP = [
  3,
  e,
  uR,
  0,
  [c, Vn, D, k, p],
  [[0, 1], [() => zl, { [b]: 1, [a]: Vn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], kP = [
  3,
  e,
  mR,
  0,
  [c, V, _o, p],
  [[0, 1], [0, { [d]: Bt }], [() => Zs, { [b]: 1, [a]: _o }], [0, { [t]: l }]],
  3
], yP = [
  3,
  e,
  lR,
  0,
  [c, V, mo, p],
  [[0, 1], [0, { [d]: Bt }], [() => ta, { [b]: 1, [a]: mo }], [0, { [t]: l }]],
  3
], bP = [
  3,
  e,
  CR,
  0,
  [Ds],
  [[0, { [t]: Js }]]
], PP = [
  3,
  e,
  fR,
  0,
  [c, k, Xr, p, Ds],
  [[0, 1], [0, { [t]: L }], [() => Pv, { [b]: 1, [a]: Xr }], [0, { [t]: l }], [0, { [t]: Js }]],
  1
], BP = [
  3,
  e,
  gR,
  0,
  [c, An, D, k, p],
  [[0, 1], [() => Bv, { [b]: 1, [a]: An }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], AP = [
  3,
  e,
  OR,
  0,
  [c, V, xo, p],
  [[0, 1], [0, { [d]: Bt }], [() => ea, { [b]: 1, [a]: xo }], [0, { [t]: l }]],
  3
], TP = [
  3,
  e,
  SR,
  0,
  [c, Yr, p, QO],
  [[0, 1], [() => Ml, { [b]: 1, [a]: Yr }], [0, { [t]: l }], [2, { [t]: Uh }]],
  2
], MP = [
  3,
  e,
  vR,
  0,
  [c, Dn, D, p, k],
  [[0, 1], [() => Dl, { [b]: 1, [a]: Dn }], [0, { [t]: w }], [0, { [t]: l }], [0, { [t]: L }]],
  2
], LP = [
  3,
  e,
  yR,
  0,
  [c, op, D, k, zd, p],
  [[0, 1], [0, 16], [0, { [t]: w }], [0, { [t]: L }], [2, { [t]: BS }], [0, { [t]: l }]],
  2
], $P = [
  3,
  e,
  AR,
  0,
  [c, qn, D, k, Dp, p],
  [[0, 1], [() => jl, { [b]: 1, [a]: qn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: al }], [0, { [t]: l }]],
  2
], IP = [
  3,
  e,
  BR,
  0,
  [c, Nn, D, k, p],
  [[0, 1], [() => lB, { [b]: 1, [a]: Nn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], wP = [
  3,
  e,
  MR,
  0,
  [c, Mt, D, k, p],
  [[0, 1], [() => ra, { [b]: 1, [a]: Mt }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], DP = [
  3,
  e,
  $R,
  0,
  [c, Fn, D, k, ks, p],
  [[0, 1], [() => ZB, { [b]: 1, [a]: Fn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: Fs }], [0, { [t]: l }]],
  2
], GP = [
  3,
  e,
  wR,
  0,
  [c, Wn, D, k, p],
  [[0, 1], [() => tA, { [b]: 1, [a]: Wn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], UP = [
  3,
  e,
  HR,
  0,
  [M],
  [[0, { [t]: I }]]
], jP = [
  3,
  e,
  KR,
  0,
  [c, O, Be, le, D, k, Ue, je, qe, Cs, Ne, P, E, p],
  [[0, 1], [0, 1], [0, { [t]: to }], [() => vl, { [b]: 1, [a]: le }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: eo }], [0, { [t]: oo }], [0, { [t]: no }], [0, { [t]: Vs }], [0, { [t]: ro }], [0, { [t]: B }], [0, { [d]: X }], [0, { [t]: l }]],
  2
], qP = [
  3,
  e,
  zR,
  0,
  [O, Co, or, j, Q, J, Y, tt, et, ot, Z, nt, rt, st, ft, xt, M],
  [0, 0, [0, { [t]: Cr }], [0, { [t]: j }], [0, { [t]: Gt }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: qt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: re }], [0, { [t]: Rt }], [0, { [t]: I }]]
], NP = [
  3,
  e,
  VR,
  0,
  [c, O, Co, Sc, E, Vu, k, Q, J, Y, tt, et, ot, Z, nt, rt, st, D, P, p],
  [[0, 1], [0, 1], [0, { [d]: js }], [() => Oe, 16], [0, { [d]: X }], [0, { [t]: gl }], [0, { [t]: L }], [0, { [t]: Gt }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: qt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: w }], [0, { [t]: B }], [0, { [t]: l }]],
  4
], HP = [
  3,
  e,
  YR,
  0,
  [M],
  [[0, { [t]: I }]]
], zP = [
  3,
  e,
  ZR,
  0,
  [c, O, wn, P, E, D, k, p],
  [[0, 1], [0, 1], [() => $l, { [b]: 1, [a]: wn }], [0, { [t]: B }], [0, { [d]: X }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], KP = [
  3,
  e,
  XR,
  0,
  [M],
  [[0, { [t]: I }]]
], VP = [
  3,
  e,
  QR,
  0,
  [c, Gn, P, Dp, D, k, p],
  [[0, 1], [() => Ll, { [b]: 1, [a]: Gn }], [0, { [t]: B }], [0, { [t]: al }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  1
], FP = [
  3,
  e,
  tO,
  0,
  [wt, j, Q, J, Y, tt, et, ot, Z, nt, rt, st, ft, xt, E, F, W, gt, Yt, dt, ge, M],
  [[0, { [t]: Io }], [0, { [t]: j }], [0, { [t]: Gt }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: qt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: re }], [0, { [t]: Rt }], [0, { [t]: Ot }], [0, { [t]: at }], [0, { [t]: it }], [() => ut, { [t]: ht }], [() => ae, { [t]: se }], [2, { [t]: vt }], [1, { [t]: Bh }], [0, { [t]: I }]]
], WP = [
  3,
  e,
  eO,
  0,
  [c, O, Be, go, Ae, Te, Me, Le, Ie, D, De, k, Q, J, Y, tt, et, ot, Z, nt, rt, st, Tt, ze, vo, Ue, je, qe, Ne, rS, Ve, xt, _t, Mo, F, Pt, W, gt, Yt, dt, P, Mt, Qe, Je, Xe, ko, yo, bo, p],
  [[0, 1], [0, 1], [0, { [t]: to }], [() => Oe, 16], [0, { [t]: Ro }], [0, { [t]: Oo }], [0, { [t]: Eo }], [0, { [t]: So }], [1, { [t]: $e }], [0, { [t]: w }], [0, { [t]: ho }], [0, { [t]: L }], [0, { [t]: Gt }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: qt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [4, { [t]: Tt }], [0, { [t]: xe }], [0, { [t]: Ke }], [0, { [t]: eo }], [0, { [t]: oo }], [0, { [t]: no }], [0, { [t]: ro }], [1, { [t]: qh }], [128, { [Ze]: so }], [0, { [t]: Rt }], [0, { [t]: No }], [0, { [t]: Ho }], [0, { [t]: at }], [() => It, { [t]: $t }], [0, { [t]: it }], [() => ut, { [t]: ht }], [() => ae, { [t]: se }], [2, { [t]: vt }], [0, { [t]: B }], [0, { [t]: Qs }], [0, { [t]: jo }], [5, { [t]: qo }], [0, { [t]: Uo }], [0, { [t]: wo }], [1, { [t]: Do }], [1, { [t]: Go }], [0, { [t]: l }]],
  2
], XP = [
  3,
  e,
  oO,
  0,
  [M],
  [[0, { [t]: I }]]
], QP = [
  3,
  e,
  nO,
  0,
  [c, O, zn, P, E, os, D, k, p],
  [[0, 1], [0, 1], [() => Il, { [b]: 1, [a]: zn }], [0, { [t]: B }], [0, { [d]: X }], [2, { [t]: Hs }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], JP = [
  3,
  e,
  aO,
  0,
  [E],
  [[0, { [t]: Ot }]]
], YP = [
  3,
  e,
  iO,
  0,
  [c, O, Mt, E, D, k, p, P],
  [[0, 1], [0, 1], [() => ra, { [b]: 1, [a]: Mt }], [0, { [d]: X }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }], [0, { [t]: B }]],
  3
], ZP = [
  3,
  e,
  uO,
  0,
  [c, Un, D, k, p],
  [[0, 1], [() => Gl, { [b]: 1, [a]: Un }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], tB = [
  3,
  e,
  ap,
  0,
  [_O, _s, V, Jt],
  [[0, { [a]: gO }], [64, { [g]: 1, [a]: xs }], 0, [() => oa, 0]],
  2
], na = [
  3,
  e,
  cr,
  0,
  [wt, de],
  [0, 1],
  1
], eB = [
  3,
  e,
  OO,
  0,
  [tp],
  [[21, { [qs]: 1 }]]
], oB = [
  3,
  e,
  gp,
  0,
  [Cu, vC, rp, SO, hO],
  [0, 0, 0, 0, 0]
], Ul = [
  3,
  e,
  Bs,
  0,
  [Cu, rp],
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
  PO,
  0,
  [c, O, UO, wm, Gm, Dm, Um, YO, tE, ZO, eE, Yd],
  [[0, 1], [0, 1], [0, { [t]: Lh }], [0, { [t]: xe }], [0, { [t]: Ke }], [4, { [t]: Os }], [4, { [t]: Ss }], [0, { [t]: $h }], [0, { [t]: wh }], [6, { [t]: Ih }], [6, { [t]: Dh }], [0, { [t]: MS, [pS]: 1 }]],
  3
], sB = [
  3,
  e,
  _p,
  0,
  [ct],
  [0],
  1
], jl = [
  3,
  e,
  qn,
  0,
  [ir, Bo],
  [0, [() => vA, { [g]: 1, [a]: Ye }]],
  2
], aB = [
  3,
  e,
  wO,
  0,
  [ct, Jn, He, dO, $, Jt, yp, ru, Wc],
  [0, () => Ak, 0, 1, 0, [() => cB, 0], () => BB, () => Dk, () => Ok],
  2
], iB = [
  3,
  e,
  MO,
  0,
  [$, Re, zu],
  [0, [() => Wt, { [g]: 1, [a]: St }], [() => ql, 0]]
], cB = [
  3,
  e,
  LO,
  0,
  [$, St, fo, zu],
  [0, () => Ee, [() => iB, 0], [() => ql, 0]]
], ql = [
  3,
  e,
  $O,
  0,
  [$, St, Jg],
  [0, () => Ee, [() => uB, 0]]
], uB = [
  3,
  e,
  IO,
  0,
  [lO, Re],
  [[() => hA, { [g]: 1, [a]: $ }], [() => Wt, { [g]: 1, [a]: St }]]
], pB = [
  3,
  e,
  fp,
  0,
  [ct, ME],
  [0, () => Nl],
  2
], Nl = [
  3,
  e,
  jO,
  0,
  [fg],
  [1]
], lB = [
  3,
  e,
  Nn,
  0,
  [Zu],
  [0],
  1
], dB = [
  3,
  e,
  xp,
  0,
  [g_],
  [2]
], mB = [
  3,
  e,
  yO,
  0,
  [M, bO],
  [[0, { [t]: I }], [0, { [t]: Th }]]
], _B = [
  3,
  e,
  BO,
  0,
  [c, O, E, Zr, P, k, p],
  [[0, 1], [0, 1], [0, { [d]: X }], [() => xB, { [b]: 1, [a]: Zr }], [0, { [t]: B }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], xB = [
  3,
  e,
  Zr,
  0,
  [de, xu, To, Ip, i_, hp, Fu],
  [1, () => Zy, 0, 0, 0, () => vB, [() => lP, 0]]
], Hl = [
  3,
  e,
  Ms,
  0,
  [jC, RO],
  [2, 4]
], CB = [
  3,
  e,
  Cp,
  0,
  [gp, Vc],
  [() => oB, () => wv],
  1
], fB = [
  3,
  e,
  oE,
  0,
  [S_],
  [[() => uA, { [g]: 1, [a]: lu }]]
], gB = [
  3,
  e,
  rE,
  0,
  [fd, $, ms, gd, Xn, Mt, jp, _t],
  [0, 0, [() => Mk, 0], 0, [() => Rr, 0], [() => ra, 0], [() => AA, 0], 0],
  2
], RB = [
  3,
  e,
  Pp,
  0,
  [Is, Ao],
  [0, 0],
  2
], OB = [
  3,
  e,
  Bp,
  0,
  [Is, Ao, pr, Lp],
  [0, 0, 0, 0],
  4
], EB = [
  3,
  e,
  vp,
  0,
  [fE, iu],
  [1, 1]
], SB = [
  3,
  e,
  cE,
  0,
  [tp],
  [[() => $A, 16]]
], hB = [
  3,
  e,
  uE,
  0,
  [c, O, uu, au, Es, Ps, F, Pt, W, xp, vp, p],
  [[0, 1], [0, 1], 0, 0, () => Al, () => wl, [0, { [t]: at }], [() => It, { [t]: $t }], [0, { [t]: it }], () => dB, () => EB, [0, { [t]: l }]],
  6
], vB = [
  3,
  e,
  hp,
  0,
  [Es, au, uu, Ps],
  [() => Al, 0, 0, () => wl],
  4
], kB = [
  3,
  e,
  lE,
  0,
  [pE, nf],
  [0, [() => ut, 0]],
  1
], zl = [
  3,
  e,
  Vn,
  0,
  [Bo],
  [[() => kA, { [g]: 1, [a]: Ye }]],
  1
], yB = [
  3,
  e,
  mE,
  0,
  [sd, dt, Pc],
  [[() => kB, 0], 2, [() => kv, 0]]
], bB = [
  3,
  e,
  WO,
  0,
  [ic, _c, xc, wt],
  [[0, { [a]: ic }], [() => Cc, { [a]: _c }], [() => Cc, { [a]: xc }], [4, { [a]: wt }]],
  4
], PB = [
  3,
  e,
  Kn,
  { [a]: Kn },
  [],
  []
], BB = [
  3,
  e,
  yp,
  0,
  [Sp, _p],
  [() => TB, () => sB]
], AB = [
  3,
  e,
  $s,
  { [a]: ur },
  [YC],
  [[() => ut, 0]],
  1
], TB = [
  3,
  e,
  Sp,
  0,
  [ct],
  [0],
  1
], MB = [
  3,
  e,
  dE,
  { [a]: ur },
  [ef, dt],
  [[() => dv, 0], 2],
  1
], LB = [
  3,
  e,
  bp,
  { [a]: kp },
  [],
  []
], $B = [
  3,
  e,
  Ap,
  0,
  [Tc, Bc, Ac],
  [1, 1, 1]
], IB = [
  3,
  e,
  JO,
  0,
  [Zc],
  [[() => $B, { [qs]: 1 }]]
], wB = [
  3,
  e,
  Ep,
  0,
  [$m],
  [() => DB]
], DB = [
  3,
  e,
  VO,
  0,
  [Fg, Jn],
  [0, () => Rv],
  2
], Ee = [
  3,
  e,
  St,
  0,
  [O, Us],
  [0, 0],
  2
], ra = [
  3,
  e,
  Mt,
  0,
  [lr],
  [[() => Wt, 0]],
  1
], GB = [
  3,
  e,
  kE,
  0,
  [gs, ep],
  [[() => bl, { [ol]: [el, Kp] }], 0]
], UB = [
  3,
  e,
  $p,
  0,
  [Kn, jn],
  [[() => PB, { [a]: Kn }], [() => xP, { [a]: jn }]]
], jB = [
  3,
  e,
  wp,
  0,
  [de, yc],
  [1, 0],
  2
], qB = [
  3,
  e,
  Tp,
  0,
  [RE, _s, V, Jt],
  [[0, { [a]: LE }], [64, { [g]: 1, [a]: xs }], 0, [() => oa, 0]],
  2
], NB = [
  3,
  e,
  Gp,
  0,
  [Yc, de, _t],
  [5, 1, 0]
], HB = [
  3,
  e,
  DE,
  0,
  [c, Bn, D, k, p],
  [[0, 1], [() => vv, { [b]: 1, [a]: Bn }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], zB = [
  3,
  e,
  UE,
  0,
  [c, Ln, D, k, p],
  [[0, 1], [() => _b, { [b]: 1, [a]: Ln }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], KB = [
  3,
  e,
  qE,
  0,
  [c, $n, D, k, p],
  [[0, 1], [() => fb, { [b]: 1, [a]: $n }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: l }]],
  2
], VB = [
  3,
  e,
  zE,
  0,
  [c, O, Ku, E, P, p, D, k],
  [[0, 1], [0, 1], [() => LA, 16], [0, { [d]: X }], [0, { [t]: B }], [0, { [t]: l }], [0, { [t]: w }], [0, { [t]: L }]],
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
  [zc, Ic, xt, F, W, gt, dt, M, E],
  [[0, { [t]: xl }], [() => qv, 16], [0, { [t]: Rt }], [0, { [t]: at }], [0, { [t]: it }], [() => ut, { [t]: ht }], [2, { [t]: vt }], [0, { [t]: I }], [0, { [t]: Ot }]]
], XB = [
  3,
  e,
  XE,
  0,
  [c, Kc, O, fe, oe, Dc, Gc, Uc, jc, Fd, F, Pt, W, qc, us, Nc, P, p, su],
  [[0, 1], [0, { [t]: il }], [0, 1], [1, { [d]: _r }], [0, { [d]: $o }], [0, { [t]: cl }], [4, { [t]: ul }], [0, { [t]: pl }], [4, { [t]: ll }], [0, { [t]: TS }], [0, { [t]: at }], [() => It, { [t]: $t }], [0, { [t]: it }], [0, { [t]: dl }], [() => Sl, { [t]: ml }], [0, { [t]: _l }], [0, { [t]: B }], [0, { [t]: l }], [0, { [t]: Ol }]],
  5
], QB = [
  3,
  e,
  QE,
  0,
  [xt, j, Q, J, Y, tt, et, ot, Z, nt, rt, st, F, W, gt, dt, M, E],
  [[0, { [t]: Rt }], [0, { [t]: j }], [0, { [t]: Gt }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: qt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: at }], [0, { [t]: it }], [() => ut, { [t]: ht }], [2, { [t]: vt }], [0, { [t]: I }], [0, { [t]: Ot }]]
], JB = [
  3,
  e,
  JE,
  0,
  [c, O, fe, oe, go, Ie, D, k, Q, J, Y, tt, et, ot, Z, nt, rt, st, F, Pt, W, P, p],
  [[0, 1], [0, 1], [1, { [d]: _r }], [0, { [d]: $o }], [() => Oe, 16], [1, { [t]: $e }], [0, { [t]: w }], [0, { [t]: L }], [0, { [t]: Gt }], [0, { [t]: Ut }], [0, { [t]: jt }], [0, { [t]: Nt }], [0, { [t]: Ht }], [0, { [t]: zt }], [0, { [t]: qt }], [0, { [t]: Kt }], [0, { [t]: Vt }], [0, { [t]: Ft }], [0, { [t]: at }], [() => It, { [t]: $t }], [0, { [t]: it }], [0, { [t]: B }], [0, { [t]: l }]],
  4
], YB = [
  3,
  e,
  qp,
  0,
  [ct],
  [0],
  1
], ZB = [
  3,
  e,
  Fn,
  0,
  [Tu, ct],
  [[0, { [a]: Bu }], 0]
], tA = [
  3,
  e,
  Wn,
  0,
  [ls, Rs, Bs, Ts],
  [() => kl, () => Pl, () => Ul, [() => Xl, 0]]
], eA = [
  3,
  e,
  nS,
  0,
  [GO, qO, go, XO, eu, nu, ts, Ae, Te, Me, Le, Ie, cs, De, Q, J, Y, tt, et, ot, Z, nt, rt, st, me, j, Tt, wt, bt, ys, Ve, Qe, Xe, Je, nr, Po, M, Ls, xt, F, gt, W, _t, ws, E, dt],
  [[0, { [uS]: 1, [t]: Mh }], [0, { [t]: Gh }], [() => Oe, 16], [1, { [t]: Rh }], [0, { [t]: LS }], [0, { [t]: $S }], [0, { [t]: zS }], [0, { [t]: IS }], [0, { [t]: wS }], [0, { [t]: DS }], [0, { [t]: GS }], [1, { [t]: $e }], [0, { [t]: US }], [0, { [t]: jS }], [0, { [t]: KS }], [0, { [t]: VS }], [0, { [t]: FS }], [0, { [t]: XS }], [0, { [t]: QS }], [0, { [t]: JS }], [0, { [t]: WS }], [0, { [t]: YS }], [0, { [t]: ZS }], [0, { [t]: th }], [2, { [t]: eh }], [0, { [t]: qS }], [4, { [t]: NS }], [0, { [t]: oh }], [4, { [t]: HS }], [1, { [t]: nh }], [128, { [Ze]: so }], [0, { [t]: ah }], [0, { [t]: sh }], [5, { [t]: ih }], [1, { [t]: rh }], [0, { [t]: ph }], [0, { [t]: uh }], [0, { [t]: ch }], [0, { [t]: dh }], [0, { [t]: xh }], [() => ut, { [t]: mh }], [0, { [t]: Ch }], [0, { [t]: lh }], [1, { [t]: fh }], [0, { [t]: gh }], [2, { [t]: _h }]],
  2
], S = "unit";
var oA = [
  1,
  e,
  fc,
  0,
  [
    () => Ys,
    0
  ]
], nA = [
  1,
  e,
  V0,
  0,
  [
    () => Ev,
    { [a]: Oc }
  ]
], Kl = [
  1,
  e,
  rs,
  0,
  [
    () => yv,
    { [a]: c }
  ]
];
var gr = [
  1,
  e,
  qd,
  0,
  () => Tv
], rA = [
  1,
  e,
  Nd,
  0,
  () => Lv
], Vl = [
  1,
  e,
  as,
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
  () => gk
], aA = [
  1,
  e,
  Xc,
  0,
  () => Rk
], iA = [
  1,
  e,
  x_,
  0,
  [
    0,
    { [a]: ds }
  ]
], cA = [
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
], Rr = [
  1,
  e,
  Yn,
  0,
  [
    () => tb,
    { [a]: fs }
  ]
], pA = [
  1,
  e,
  Ou,
  0,
  [
    () => Zs,
    0
  ]
], lA = [
  1,
  e,
  fu,
  0,
  [
    () => ta,
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
  Af,
  0,
  [
    () => Ob,
    0
  ]
], Fl = [
  1,
  e,
  sg,
  0,
  [
    () => Sb,
    0
  ]
], _A = [
  1,
  e,
  bu,
  0,
  [
    () => ea,
    0
  ]
], xA = [
  1,
  e,
  xg,
  0,
  () => nP
], CA = [
  1,
  e,
  Bg,
  0,
  () => sP
];
var fA = [
  1,
  e,
  wg,
  0,
  () => iP
], Wl = [
  1,
  e,
  Ng,
  0,
  [
    () => aP,
    0
  ]
], gA = [
  1,
  e,
  Xg,
  0,
  [
    () => pP,
    0
  ]
];
var RA = [
  1,
  e,
  Lg,
  0,
  () => dP
], OA = [
  1,
  e,
  sr,
  0,
  () => _P
], EA = [
  1,
  e,
  jR,
  0,
  () => uP
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
], Xl = [
  1,
  e,
  Ts,
  0,
  [
    () => CB,
    { [a]: Cp }
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
], Wt = [
  1,
  e,
  lr,
  0,
  [
    () => Ee,
    { [a]: St }
  ]
], yA = [
  1,
  e,
  Mp,
  0,
  [
    () => GB,
    { [a]: fs }
  ]
], bA = [
  1,
  e,
  yE,
  0,
  () => jB
], PA = [
  1,
  e,
  SE,
  0,
  [
    () => qB,
    0
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
  jp,
  0,
  [
    () => Yb,
    { [a]: Au }
  ]
];
var TA = [
  4,
  e,
  N0,
  0,
  [$, St, fo],
  [0, () => Ee, [() => gv, 0]]
], MA = [
  4,
  e,
  dg,
  0,
  [$, St, hc, fo],
  [0, () => Ee, 0, [() => oP, 0]]
], LA = [
  4,
  e,
  Ku,
  0,
  [$s],
  [[() => MB, { [a]: ur }]]
], $A = [
  4,
  e,
  iE,
  { [tl]: 1 },
  [HO, Ap, np, om, iu],
  [[() => eB, 0], [() => IB, 0], [() => gP, 0], () => Dv, () => $k]
], Ql = [
  9,
  e,
  X0,
  { [u]: ["DELETE", "/{Key+}?x-id=AbortMultipartUpload", 204] },
  () => xv,
  () => _v
], Jl = [
  9,
  e,
  Lc,
  { [u]: ["POST", "/{Key+}", 200] },
  () => Iv,
  () => $v
], G3 = [
  9,
  e,
  Dd,
  { [u]: ["PUT", "/{Key+}?x-id=CopyObject", 200] },
  () => Uv,
  () => Gv
], U3 = [
  9,
  e,
  Rd,
  { [u]: ["PUT", "/", 200] },
  () => Wv,
  () => Fv
], j3 = [
  9,
  e,
  Od,
  { [A]: "-", [u]: ["POST", "/?metadataConfiguration", 200] },
  () => Kv,
  () => S
], q3 = [
  9,
  e,
  Sd,
  { [A]: "-", [u]: ["POST", "/?metadataTable", 200] },
  () => Vv,
  () => S
], Yl = [
  9,
  e,
  wd,
  { [u]: ["POST", "/{Key+}?uploads", 200] },
  () => Qv,
  () => Xv
], Zl = [
  9,
  e,
  Jd,
  { [u]: ["GET", "/?session", 200] },
  () => Yv,
  () => Jv
], N3 = [
  9,
  e,
  rm,
  { [u]: ["DELETE", "/", 204] },
  () => xk,
  () => S
], H3 = [
  9,
  e,
  sm,
  { [u]: ["DELETE", "/?analytics", 204] },
  () => nk,
  () => S
], z3 = [
  9,
  e,
  im,
  { [u]: ["DELETE", "/?cors", 204] },
  () => rk,
  () => S
], K3 = [
  9,
  e,
  um,
  { [u]: ["DELETE", "/?encryption", 204] },
  () => sk,
  () => S
], V3 = [
  9,
  e,
  mm,
  { [u]: ["DELETE", "/?intelligent-tiering", 204] },
  () => ak,
  () => S
], F3 = [
  9,
  e,
  lm,
  { [u]: ["DELETE", "/?inventory", 204] },
  () => ik,
  () => S
], W3 = [
  9,
  e,
  xm,
  { [u]: ["DELETE", "/?lifecycle", 204] },
  () => ck,
  () => S
], X3 = [
  9,
  e,
  fm,
  { [u]: ["DELETE", "/?metadataConfiguration", 204] },
  () => uk,
  () => S
], Q3 = [
  9,
  e,
  Em,
  { [u]: ["DELETE", "/?metadataTable", 204] },
  () => pk,
  () => S
], J3 = [
  9,
  e,
  Om,
  { [u]: ["DELETE", "/?metrics", 204] },
  () => lk,
  () => S
], Y3 = [
  9,
  e,
  hm,
  { [u]: ["DELETE", "/?ownershipControls", 204] },
  () => dk,
  () => S
], Z3 = [
  9,
  e,
  km,
  { [u]: ["DELETE", "/?policy", 204] },
  () => mk,
  () => S
], tL = [
  9,
  e,
  Bm,
  { [u]: ["DELETE", "/?replication", 204] },
  () => _k,
  () => S
], eL = [
  9,
  e,
  Am,
  { [u]: ["DELETE", "/?tagging", 204] },
  () => Ck,
  () => S
], oL = [
  9,
  e,
  Mm,
  { [u]: ["DELETE", "/?website", 204] },
  () => fk,
  () => S
], t0 = [
  9,
  e,
  t_,
  { [u]: ["DELETE", "/{Key+}?x-id=DeleteObject", 204] },
  () => vk,
  () => hk
], nL = [
  9,
  e,
  Hm,
  { [u]: ["DELETE", "/{Key+}?annotation", 204] },
  () => Sk,
  () => Ek
], rL = [
  9,
  e,
  e_,
  { [A]: "-", [u]: ["POST", "/?delete", 200] },
  () => yk,
  () => kk
], sL = [
  9,
  e,
  Qm,
  { [u]: ["DELETE", "/{Key+}?tagging", 204] },
  () => Pk,
  () => bk
], aL = [
  9,
  e,
  o_,
  { [u]: ["DELETE", "/?publicAccessBlock", 204] },
  () => Bk,
  () => S
], iL = [
  9,
  e,
  k_,
  { [u]: ["GET", "/?abac", 200] },
  () => jk,
  () => Uk
], cL = [
  9,
  e,
  y_,
  { [u]: ["GET", "/?accelerate", 200] },
  () => Nk,
  () => qk
], uL = [
  9,
  e,
  w_,
  { [u]: ["GET", "/?acl", 200] },
  () => zk,
  () => Hk
], pL = [
  9,
  e,
  T_,
  { [u]: ["GET", "/?analytics&x-id=GetBucketAnalyticsConfiguration", 200] },
  () => Vk,
  () => Kk
], lL = [
  9,
  e,
  D_,
  { [u]: ["GET", "/?cors", 200] },
  () => Wk,
  () => Fk
], dL = [
  9,
  e,
  j_,
  { [u]: ["GET", "/?encryption", 200] },
  () => Qk,
  () => Xk
], mL = [
  9,
  e,
  V_,
  { [u]: ["GET", "/?intelligent-tiering&x-id=GetBucketIntelligentTieringConfiguration", 200] },
  () => Yk,
  () => Jk
], _L = [
  9,
  e,
  H_,
  { [u]: ["GET", "/?inventory&x-id=GetBucketInventoryConfiguration", 200] },
  () => ty,
  () => Zk
], xL = [
  9,
  e,
  Q_,
  { [u]: ["GET", "/?lifecycle", 200] },
  () => oy,
  () => ey
], CL = [
  9,
  e,
  X_,
  { [u]: ["GET", "/?location", 200] },
  () => ry,
  () => ny
], fL = [
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
  () => cy,
  () => iy
], RL = [
  9,
  e,
  px,
  { [u]: ["GET", "/?metadataTable", 200] },
  () => ly,
  () => py
], OL = [
  9,
  e,
  ux,
  { [u]: ["GET", "/?metrics&x-id=GetBucketMetricsConfiguration", 200] },
  () => _y,
  () => my
], EL = [
  9,
  e,
  mx,
  { [u]: ["GET", "/?notification", 200] },
  () => xy,
  () => Ml
], SL = [
  9,
  e,
  xx,
  { [u]: ["GET", "/?ownershipControls", 200] },
  () => fy,
  () => Cy
], hL = [
  9,
  e,
  gx,
  { [u]: ["GET", "/?policy", 200] },
  () => Ry,
  () => gy
], vL = [
  9,
  e,
  Ex,
  { [u]: ["GET", "/?policyStatus", 200] },
  () => Ey,
  () => Oy
], kL = [
  9,
  e,
  vx,
  { [u]: ["GET", "/?replication", 200] },
  () => hy,
  () => Sy
], yL = [
  9,
  e,
  yx,
  { [u]: ["GET", "/?requestPayment", 200] },
  () => ky,
  () => vy
], bL = [
  9,
  e,
  Ax,
  { [u]: ["GET", "/?tagging", 200] },
  () => by,
  () => yy
], PL = [
  9,
  e,
  Lx,
  { [u]: ["GET", "/?versioning", 200] },
  () => By,
  () => Py
], BL = [
  9,
  e,
  wx,
  { [u]: ["GET", "/?website", 200] },
  () => Ty,
  () => Ay
], AL = [
  9,
  e,
  Ux,
  { [A]: "-", [u]: ["GET", "/{Key+}?x-id=GetObject", 200] },
  () => zy,
  () => Hy
], TL = [
  9,
  e,
  jx,
  { [u]: ["GET", "/{Key+}?acl", 200] },
  () => Ly,
  () => My
], ML = [
  9,
  e,
  Xx,
  { [A]: "-", [u]: ["GET", "/{Key+}?annotation&x-id=GetObjectAnnotation", 200] },
  () => Iy,
  () => $y
], LL = [
  9,
  e,
  Qx,
  { [u]: ["GET", "/{Key+}?attributes", 200] },
  () => Gy,
  () => wy
], $L = [
  9,
  e,
  tC,
  { [u]: ["GET", "/{Key+}?legal-hold", 200] },
  () => jy,
  () => Uy
], IL = [
  9,
  e,
  Jx,
  { [u]: ["GET", "/?object-lock", 200] },
  () => Ny,
  () => qy
], wL = [
  9,
  e,
  iC,
  { [u]: ["GET", "/{Key+}?retention", 200] },
  () => Vy,
  () => Ky
], DL = [
  9,
  e,
  cC,
  { [u]: ["GET", "/{Key+}?tagging", 200] },
  () => Wy,
  () => Fy
], GL = [
  9,
  e,
  mC,
  { [u]: ["GET", "/{Key+}?torrent", 200] },
  () => Qy,
  () => Xy
], UL = [
  9,
  e,
  _C,
  { [u]: ["GET", "/?publicAccessBlock", 200] },
  () => Yy,
  () => Jy
], jL = [
  9,
  e,
  fC,
  { [u]: ["HEAD", "/", 200] },
  () => ob,
  () => eb
], qL = [
  9,
  e,
  EC,
  { [u]: ["HEAD", "/{Key+}", 200] },
  () => rb,
  () => nb
], NL = [
  9,
  e,
  uf,
  { [u]: ["GET", "/?analytics&x-id=ListBucketAnalyticsConfigurations", 200] },
  () => yb,
  () => kb
], HL = [
  9,
  e,
  Cf,
  { [u]: ["GET", "/?intelligent-tiering&x-id=ListBucketIntelligentTieringConfigurations", 200] },
  () => Pb,
  () => bb
], zL = [
  9,
  e,
  mf,
  { [u]: ["GET", "/?inventory&x-id=ListBucketInventoryConfigurations", 200] },
  () => Ab,
  () => Bb
], KL = [
  9,
  e,
  Rf,
  { [u]: ["GET", "/?metrics&x-id=ListBucketMetricsConfigurations", 200] },
  () => Mb,
  () => Tb
], VL = [
  9,
  e,
  cf,
  { [u]: ["GET", "/?x-id=ListBuckets", 200] },
  () => $b,
  () => Lb
], FL = [
  9,
  e,
  vf,
  { [u]: ["GET", "/?x-id=ListDirectoryBuckets", 200] },
  () => wb,
  () => Ib
], WL = [
  9,
  e,
  wf,
  { [u]: ["GET", "/?uploads", 200] },
  () => Gb,
  () => Db
], XL = [
  9,
  e,
  qf,
  { [u]: ["GET", "/{Key+}?annotation&x-id=ListObjectAnnotations", 200] },
  () => jb,
  () => Ub
], QL = [
  9,
  e,
  jf,
  { [u]: ["GET", "/", 200] },
  () => Nb,
  () => qb
], JL = [
  9,
  e,
  Vf,
  { [u]: ["GET", "/?list-type=2", 200] },
  () => zb,
  () => Hb
], YL = [
  9,
  e,
  Jf,
  { [u]: ["GET", "/?versions", 200] },
  () => Vb,
  () => Kb
], ZL = [
  9,
  e,
  Yf,
  { [u]: ["GET", "/{Key+}?x-id=ListParts", 200] },
  () => Wb,
  () => Fb
], t$ = [
  9,
  e,
  Yg,
  { [A]: "-", [u]: ["PUT", "/?abac", 200] },
  () => RP,
  () => S
], e$ = [
  9,
  e,
  Zg,
  { [A]: "-", [u]: ["PUT", "/?accelerate", 200] },
  () => OP,
  () => S
], o$ = [
  9,
  e,
  sR,
  { [A]: "-", [u]: ["PUT", "/?acl", 200] },
  () => EP,
  () => S
], n$ = [
  9,
  e,
  oR,
  { [u]: ["PUT", "/?analytics", 200] },
  () => SP,
  () => S
], r$ = [
  9,
  e,
  aR,
  { [A]: "-", [u]: ["PUT", "/?cors", 200] },
  () => hP,
  () => S
], s$ = [
  9,
  e,
  cR,
  { [A]: "-", [u]: ["PUT", "/?encryption", 200] },
  () => vP,
  () => S
], a$ = [
  9,
  e,
  dR,
  { [u]: ["PUT", "/?intelligent-tiering", 200] },
  () => kP,
  () => S
], i$ = [
  9,
  e,
  pR,
  { [u]: ["PUT", "/?inventory", 200] },
  () => yP,
  () => S
], c$ = [
  9,
  e,
  xR,
  { [A]: "-", [u]: ["PUT", "/?lifecycle", 200] },
  () => PP,
  () => bP
], u$ = [
  9,
  e,
  _R,
  { [A]: "-", [u]: ["PUT", "/?logging", 200] },
  () => BP,
  () => S
], p$ = [
  9,
  e,
  RR,
  { [u]: ["PUT", "/?metrics", 200] },
  () => AP,
  () => S
], l$ = [
  9,
  e,
  ER,
  { [u]: ["PUT", "/?notification", 200] },
  () => TP,
  () => S
], d$ = [
  9,
  e,
  hR,
  { [A]: "-", [u]: ["PUT", "/?ownershipControls", 200] },
  () => MP,
  () => S
], m$ = [
  9,
  e,
  kR,
  { [A]: "-", [u]: ["PUT", "/?policy", 200] },
  () => LP,
  () => S
], _$ = [
  9,
  e,
  bR,
  { [A]: "-", [u]: ["PUT", "/?replication", 200] },
  () => $P,
  () => S
], x$ = [
  9,
  e,
  PR,
  { [A]: "-", [u]: ["PUT", "/?requestPayment", 200] },
  () => IP,
  () => S
], C$ = [
  9,
  e,
  TR,
  { [A]: "-", [u]: ["PUT", "/?tagging", 200] },
  () => wP,
  () => S
], f$ = [
  9,
  e,
  LR,
  { [A]: "-", [u]: ["PUT", "/?versioning", 200] },
  () => DP,
  () => S
], g$ = [
  9,
  e,
  IR,
  { [A]: "-", [u]: ["PUT", "/?website", 200] },
  () => GP,
  () => S
], e0 = [
  9,
  e,
  qR,
  { [A]: "-", [u]: ["PUT", "/{Key+}?x-id=PutObject", 200] },
  () => WP,
  () => FP
], R$ = [
  9,
  e,
  NR,
  { [A]: "-", [u]: ["PUT", "/{Key+}?acl", 200] },
  () => jP,
  () => UP
], O$ = [
  9,
  e,
  FR,
  { [A]: "-", [u]: ["PUT", "/{Key+}?annotation", 200] },
  () => NP,
  () => qP
], E$ = [
  9,
  e,
  JR,
  { [A]: "-", [u]: ["PUT", "/{Key+}?legal-hold", 200] },
  () => zP,
  () => HP
], S$ = [
  9,
  e,
  WR,
  { [A]: "-", [u]: ["PUT", "/?object-lock", 200] },
  () => VP,
  () => KP
], h$ = [
  9,
  e,
  rO,
  { [A]: "-", [u]: ["PUT", "/{Key+}?retention", 200] },
  () => QP,
  () => XP
], v$ = [
  9,
  e,
  sO,
  { [A]: "-", [u]: ["PUT", "/{Key+}?tagging", 200] },
  () => YP,
  () => JP
], k$ = [
  9,
  e,
  cO,
  { [A]: "-", [u]: ["PUT", "/?publicAccessBlock", 200] },
  () => ZP,
  () => S
], y$ = [
  9,
  e,
  vO,
  { [u]: ["PUT", "/{Key+}?renameObject", 200] },
  () => rB,
  () => nB
], b$ = [
  9,
  e,
  AO,
  { [A]: "-", [u]: ["POST", "/{Key+}?restore", 200] },
  () => _B,
  () => mB
], P$ = [
  9,
  e,
  aE,
  { [u]: ["POST", "/{Key+}?select&select-type=2", 200] },
  () => hB,
  () => SB
], B$ = [
  9,
  e,
  wE,
  { [A]: "-", [u]: ["PUT", "/?metadataAnnotationTable", 200] },
  () => HB,
  () => S
], A$ = [
  9,
  e,
  GE,
  { [A]: "-", [u]: ["PUT", "/?metadataInventoryTable", 200] },
  () => zB,
  () => S
], T$ = [
  9,
  e,
  jE,
  { [A]: "-", [u]: ["PUT", "/?metadataJournalTable", 200] },
  () => KB,
  () => S
], M$ = [
  9,
  e,
  HE,
  { [A]: "-", [u]: ["PUT", "/{Key+}?encryption", 200] },
  () => VB,
  () => FB
], o0 = [
  9,
  e,
  VE,
  { [A]: "-", [u]: ["PUT", "/{Key+}?x-id=UploadPart", 200] },
  () => JB,
  () => QB
], n0 = [
  9,
  e,
  FE,
  { [u]: ["PUT", "/{Key+}?x-id=UploadPartCopy", 200] },
  () => XB,
  () => WB
], L$ = [
  9,
  e,
  oS,
  { [iS]: ["{RequestRoute}."], [u]: ["POST", "/WriteGetObjectResponse", 200] },
  () => eA,
  () => S
];

// node_modules/@aws-sdk/client-s3/dist-es/commands/CreateSessionCommand.js
var Or = class extends lt(rn, be, "CreateSession", Zl) {
};

// scripts/s3-settings.mjs
var a0 = ue(s0(), 1);
var i0 = (o) => ({
  base64Decoder: ka,
  base64Encoder: ya,
  utf8Decoder: ma,
  utf8Encoder: ba,
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
  streamCollector: a0.buffer,
  ...o
});

// node_modules/@aws-sdk/client-s3/dist-es/auth/httpAuthExtensionConfiguration.js
var c0 = (o) => {
  let n = o.httpAuthSchemes, r = o.httpAuthSchemeProvider, s = o.credentials;
  return {
    setHttpAuthScheme(i) {
      let m = n.findIndex((_) => _.schemeId === i.schemeId);
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
}, u0 = (o) => ({
  httpAuthSchemes: o.httpAuthSchemes(),
  httpAuthSchemeProvider: o.httpAuthSchemeProvider(),
  credentials: o.credentials()
});

// node_modules/@aws-sdk/client-s3/dist-es/runtimeExtensions.js
var p0 = (o, n) => {
  let r = Object.assign(Fa(o), Ea(o), La(o), c0(o));
  return n.forEach((s) => s.configure(r)), Object.assign(o, Wa(r), Sa(r), $a(r), u0(r));
};

// node_modules/@aws-sdk/client-s3/dist-es/S3Client.js
var Er = class extends fa {
  config;
  constructor(...[n]) {
    let r = i0(n || {});
    super(r), this.initConfig = r;
    let s = nc(r), i = Ha(s), m = Dr(i), _ = za(m), x = va(_), C = x, f = Ba(C), R = (0, l0.resolveEventStreamSerdeConfig)(f), y = oc(R), h = jr(y, { session: [() => this, Or] }), v = p0(h, n?.extensions || []);
    this.config = v, this.middlewareStack.use(ga(this.config)), this.middlewareStack.use(Va(this.config)), this.middlewareStack.use(Ka(this.config)), this.middlewareStack.use(Ia(this.config)), this.middlewareStack.use(wa(this.config)), this.middlewareStack.use(Da(this.config)), this.middlewareStack.use(Ga(this.config)), this.middlewareStack.use(Ua(this.config, {
      httpAuthSchemeParametersProvider: Zi,
      identityProviderConfigProvider: async (U) => new Na({
        "aws.auth#sigv4": U.credentials,
        "aws.auth#sigv4a": U.credentials
      })
    })), this.middlewareStack.use(qa(this.config)), this.middlewareStack.use(zr(this.config)), this.middlewareStack.use(Kr(this.config)), this.middlewareStack.use(Ur(this.config)), this.middlewareStack.use(qr(this.config)), this.middlewareStack.use(Nr(this.config));
  }
  destroy() {
    super.destroy();
  }
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/AbortMultipartUploadCommand.js
var Sr = class extends lt(yt, be, "AbortMultipartUpload", Ql) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/CompleteMultipartUploadCommand.js
var hr = class extends lt(yt, Pe, "CompleteMultipartUpload", Jl) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/CreateMultipartUploadCommand.js
var vr = class extends lt(yt, Pe, "CreateMultipartUpload", Yl) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/DeleteObjectCommand.js
var kr = class extends lt(yt, be, "DeleteObject", t0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/PutObjectCommand.js
var yr = class extends lt(yt, sc, "PutObject", e0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/UploadPartCommand.js
var br = class extends lt(yt, ac, "UploadPart", o0) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/UploadPartCopyCommand.js
var Pr = class extends lt(rn, Pe, "UploadPartCopy", n0) {
};

// src/stores/s3/write/commands.ts
function ie(o, n, { pieces: r, ...s }, i = () => {
}) {
  return o.request(async (m, _) => {
    let x = { client: m, sending: _, pieces: r, abortSignal: _.signal };
    return i(await DA.send(n(), x));
  }, s);
}
var IA = Buffer.from("<Empty/>");
async function wA(o, n) {
  let { client: r, sending: s, pieces: i } = n, { method: m, path: _, query: x = {}, headers: C, body: f } = o, R = await r.send(
    {
      method: m,
      path: _.slice(1),
      query: x,
      headers: C,
      body: i ?? (f && [Buffer.from(f)])
    },
    s
  );
  xa(R);
  let { status: y, headers: h, bytes: v } = R;
  return { response: { statusCode: y, headers: h, body: v.length > 0 ? v : IA } };
}
var d0 = {
  schemeId: "headstart",
  identityProvider: () => async () => ({}),
  signer: { sign: async (o) => o }
}, DA = new Er({
  region: "us-east-1",
  endpointProvider: () => ({ url: new URL("https://bucket/") }),
  httpAuthSchemes: [d0],
  httpAuthSchemeProvider: () => [{ schemeId: d0.schemeId }],
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
var aa = "s3:PutObject";
async function Br(o, { name: n, id: r, signal: s, idleMs: i, deadline: m }, _, x) {
  let C = {
    Bucket: o.bucket,
    Key: n,
    Metadata: { draft: r },
    IfNoneMatch: m0(x),
    ContentType: "application/octet-stream",
    ContentLength: ua(_)
  }, f = {
    needs: aa,
    idleMs: i,
    pieces: _,
    onSent: m.sent,
    signal: AbortSignal.any([s, m.signal])
  };
  await m.during(ie(o, () => new yr(C), f, sa));
}
async function Ar(o, n, r) {
  let s = { Bucket: o.bucket, Key: n };
  await ie(o, () => new kr(s), { needs: "s3:DeleteObject", signal: r });
}
function Ko(o, n) {
  let { signal: r, idleMs: s, deadline: i, isProbe: m = !1 } = n, _ = new AbortController(), x = {
    needs: aa,
    signal: AbortSignal.any([r, i.signal, _.signal]),
    idleMs: s,
    isPart: !m
  }, C = /* @__PURE__ */ new Set(), f = [], R, y = async (h, v) => {
    R ??= qA(o, n);
    let U = i.during(R.then((z) => v({ ...z, PartNumber: h + 1 })));
    C.add(U), f[h] = await U.finally(() => C.delete(U));
  };
  return {
    isBegun: () => R !== void 0,
    send: (h, v) => y(h, (U) => {
      let z = { ...x, pieces: v, onSent: i.sent };
      return ie(o, () => new br(U), z, sa);
    }),
    copy: ({ number: h, from: v, etag: U, start: z, end: pt }) => y(h, (At) => {
      let Xt = {
        CopySource: [o.bucket, ...v.split("/")].map(encodeURIComponent).join("/"),
        CopySourceIfMatch: U,
        CopySourceRange: `bytes=${z}-${pt - 1}`
      }, Et = { ...x, needs: "s3:GetObject" };
      return ie(o, () => new Pr({ ...At, ...Xt }), Et, NA);
    }),
    async complete(h) {
      if (!R) return;
      let v = f.map((pt, At) => ({ PartNumber: At + 1, ETag: pt })), U = { ...await R, IfNoneMatch: m0(h), MultipartUpload: { Parts: v } }, z = { ...x, idleMs: 6e4, isPart: !1, isLast: !0 };
      await ie(o, () => new hr(U), z, sa);
    },
    async abandon() {
      _.abort(new Error("the draft was discarded")), await Promise.allSettled(C);
      let h = await R?.catch(() => {
      });
      if (!h) return;
      let v = { needs: "s3:AbortMultipartUpload", signal: AbortSignal.timeout(5e3) };
      await ie(o, () => new Sr(h), v);
    }
  };
}
async function qA(o, { name: n, id: r, beginMs: s = 2e4 }) {
  let i = { Bucket: o.bucket, Key: n }, m = () => new vr({ ...i, Metadata: { draft: r } }), _ = { needs: aa, signal: AbortSignal.timeout(s) }, x = await ie(o, m, _, (C) => $r(C.UploadId, "other"));
  return { ...i, UploadId: x };
}
function m0(o) {
  return o ? "*" : void 0;
}
function sa({ ETag: o }) {
  return $r(o, "busy");
}
function NA({ CopyPartResult: o }) {
  if (!o?.ETag) throw new Fo("unsupported", "the store does not copy parts");
  return o.ETag;
}

// src/stores/s3/write/draft.ts
var ia = 1e4, HA = ["denied", "unsupported", "other"];
function C0(o) {
  let { session: n, name: r, nameOf: s, probe: i, signal: m, limits: _ } = o, x = (0, x0.randomUUID)(), C = { name: r, id: x, signal: m, idleMs: _.idleMs, deadline: Xo(_) }, f = Ko(n, C), R = !1;
  return la(o, {
    async send({ number: y, start: h, pieces: v }) {
      if (y >= ia) throw KA(h / y);
      i.ofUpload(), await f.send(y, v);
    },
    async copierOf(y) {
      let { etag: h } = y.remote ?? {};
      if (h !== void 0)
        return i.ofUpload(), (v) => f.copy({ ...v, from: s(y), etag: h });
    },
    isRefusal: (y) => he(y, ...HA),
    async undo() {
      await _0(f, o), f = Ko(n, C);
    },
    async publish({ whole: y = [] }) {
      let h = !f.isBegun(), v = await (h ? i.ofPut() : i.ofUpload());
      if (v !== "kept" && await Za(n, r, m)) return !1;
      let U = v !== "refused";
      return R = await (h ? Br(n, C, y, U) : f.complete(U)).then(
        () => !0,
        (pt) => zA(pt, x, o)
      ), R;
    },
    async discard() {
      R || (R = !0, await _0(f, o), f.isBegun() && await i.ofUpload());
    }
  });
}
async function _0(o, { name: n, tell: r }) {
  let s = `The unfinished upload of ${n} could not be removed; a lifecycle rule for incomplete uploads will.`;
  await o.abandon().catch(() => r(s));
}
async function zA(o, n, { session: r, name: s, signal: i }) {
  i.throwIfAborted();
  let m = await Ya(r, s, i).catch(() => {
    if (he(o, "taken")) return { draft: void 0 };
    throw o;
  });
  if (m) return m.draft === n;
  throw o;
}
function KA(o) {
  let n = Math.floor(o * ia / 1048576);
  return new Error(
    `the entry is larger than ${ia} parts (${n} MiB in all), which is all that S3 takes: set the input \`part-size\` to more`
  );
}

// src/stores/s3/write/write-probe.ts
var E0 = ue(f0(), 1);
function S0(o) {
  let n, r, s = () => n ??= g0(Br, o), i = { ...o, name: `${o.name}-parts` };
  return {
    ofPut: s,
    ofUpload() {
      return r ??= s().then((m) => m === "kept" ? g0(XA, i) : m), r;
    }
  };
}
async function g0(o, n) {
  let r = (s) => n.warn(
    `The store has no way to keep two jobs from saving one key at once (${s}); the later one may win.`
  );
  try {
    let s = await WA(o, n);
    return s === void 0 ? "kept" : (r(s), "unsure");
  } catch (s) {
    return he(s, "unsupported", "other") ? (r("it refuses If-None-Match"), "refused") : "unsure";
  }
}
var R0 = 1048576;
async function WA(o, { session: n, name: r, signal: s }) {
  let m = { signal: AbortSignal.any([s, AbortSignal.timeout(1e4)]), idleMs: 12e3, deadline: Xo() }, _ = (f, R) => o(n, { name: f, id: (0, E0.randomUUID)(), ...m }, [Buffer.alloc(R)], !0).then(
    () => !1,
    (y) => {
      if (he(y, "taken")) return !0;
      throw y;
    }
  );
  if (await _(r, 1)) return;
  if (!await _(r, 1)) return "it ignores If-None-Match";
  let x = `${r}-at-once`, C = await Promise.allSettled([_(x, R0), _(x, R0)]);
  if (!C.some((f) => f.status === "fulfilled" && f.value)) {
    for (let f of [x, r]) await Ar(n, f, s).catch(() => {
    });
    for (let f of C) if (f.status === "rejected") throw f.reason;
    return "it checks If-None-Match, but not at the moment of the write";
  }
}
var XA = async (o, n, r, s) => {
  let i = Ko(o, { ...n, beginMs: 1e4, isProbe: !0 });
  try {
    await i.send(0, r), await i.complete(s);
  } catch (m) {
    throw await i.abandon().catch(() => {
    }), m;
  }
};

// src/stores/s3/write/writer.ts
function iI({ inputs: o, signal: n, tell: r, warn: s, limits: i }, { session: m, names: _ }) {
  let { concurrency: x, partBytes: C } = o, f = { ...Vo, ...i?.upload }, R = S0({ session: m, name: _.probe, signal: n, warn: s });
  return {
    create(y) {
      R.ofPut();
      let h = (v) => _.object({ scope: v.scope ?? y.scope, version: v.version, key: v.key });
      return C0({
        session: m,
        probe: R,
        name: _.object(y),
        nameOf: h,
        partBytes: C,
        concurrency: x,
        signal: n,
        tell: r,
        limits: f
      });
    },
    remove: (y) => Ar(m, y, n)
  };
}
export {
  iI as newWriter
};
