import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as Vi,
  b as Re,
  c as na,
  d as sa,
  e as ia,
  f as Ca,
  g as ha,
  h as Sa,
  i as Ra,
  j as Ea,
  k as Oa,
  l as ct,
  m as ya,
  n as ka,
  o as ba,
  p as va,
  q as Pa,
  r as Aa,
  s as Ba,
  t as Ta,
  u as Ma,
  v as wa
} from "./shared-JDFVGOS6.js";
import {
  a as pa,
  b as la,
  c as da,
  d as ma,
  e as ga,
  f as fa,
  g as _a,
  h as xa
} from "./shared-FVELZID5.js";
import {
  a as ir,
  b as ar,
  c as cr,
  d as rs,
  n as Wi,
  o as aa,
  p as ca,
  t as ua
} from "./shared-X2G45FDN.js";
import {
  a as ts,
  b as os,
  c as we,
  d as zi,
  e as rt,
  j as Ki,
  m as Ro,
  o as Ia,
  p as La
} from "./shared-BMZP472G.js";
import "./shared-YBIV7NBA.js";
import {
  a as ji,
  d as qi,
  e as Hi
} from "./shared-4CQBHYBV.js";
import {
  a as Gi,
  b as Ui
} from "./shared-M35EE6ID.js";
import {
  H as Qi,
  I as Yi,
  J as is,
  K as Zi,
  L as ea,
  M as ta,
  N as ur,
  O as oa,
  V as ra,
  g as ns,
  i as ss,
  w as Xi
} from "./shared-BYSRICI2.js";
import {
  d as So,
  e as Fi,
  j as Ji,
  l as be,
  m as It
} from "./shared-RYUOH6A7.js";
import {
  b as Me,
  c as wt
} from "./shared-5GUVCRIJ.js";
import {
  $ as ho,
  Da as Di,
  Ja as Ni,
  a as Co,
  b as ht,
  c as St
} from "./shared-IR464BEW.js";

// lighter-node:crypto?src/stores/s3/write/draft.ts
var $a = ht((DT, as) => {
  as.exports = Object.create(new Proxy({}, { get: (r, o) => Co("node:crypto")[o] }));
  as.exports.getRandomValues = (r) => Co("node:crypto").getRandomValues(r);
});

// unused-by-sdk:@aws-sdk/checksums/crc
var za = ht((FT, Ha) => {
  Ha.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (r) => r
  };
});

// unused-by-sdk:@aws-sdk/signature-v4-multi-region
var cc = ht((iw, ac) => {
  ac.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (r) => r
  };
});

// unused-by-sdk:@smithy/core/event-streams
var Mc = ht((MI, Tc) => {
  Tc.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (r) => r
  };
});

// unused-by-sdk:../endpoint/endpointResolver
var Dc = ht((rL, $c) => {
  $c.exports = {
    SignatureV4SignWithCredentials: class {
    },
    resolveEventStreamSerdeConfig: (r) => r
  };
});

// lighter-node:stream/consumers?scripts/s3-settings.mjs
var Vd = ht((b$, Kd) => {
  Kd.exports = Object.create(new Proxy({}, { get: (r, o) => Co("node:stream/consumers")[o] }));
});

// lighter-node:crypto?src/stores/s3/write/write-probe.ts
var am = ht((V1, Li) => {
  Li.exports = Object.create(new Proxy({}, { get: (r, o) => Co("node:crypto")[o] }));
  Li.exports.getRandomValues = (r) => Co("node:crypto").getRandomValues(r);
});

// src/stores/s3/write/draft.ts
var sm = St($a(), 1);

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/constants.js
var nt = {
  WHEN_SUPPORTED: "WHEN_SUPPORTED",
  WHEN_REQUIRED: "WHEN_REQUIRED"
}, Na = nt.WHEN_SUPPORTED, pr = {
  WHEN_SUPPORTED: "WHEN_SUPPORTED",
  WHEN_REQUIRED: "WHEN_REQUIRED"
}, Ga = nt.WHEN_SUPPORTED, w;
(function(r) {
  r.MD5 = "MD5", r.CRC32 = "CRC32", r.CRC32C = "CRC32C", r.CRC64NVME = "CRC64NVME", r.SHA1 = "SHA1", r.SHA256 = "SHA256";
})(w || (w = {}));
var Da;
(function(r) {
  r.HEADER = "header", r.TRAILER = "trailer";
})(Da || (Da = {}));
var Eo = w.CRC32;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmForRequest.js
var Ua = (r, { requestChecksumRequired: o, requestAlgorithmMember: n, requestChecksumCalculation: s }) => n ? r[n] ? r[n] : void 0 : s === nt.WHEN_SUPPORTED || o ? Eo : void 0;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumLocationName.js
var Rt = (r) => r === w.MD5 ? "content-md5" : `x-amz-checksum-${r.toLowerCase()}`;

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/hasHeader.js
var ja = (r, o) => {
  let n = r.toLowerCase();
  for (let s of Object.keys(o))
    if (n === s.toLowerCase())
      return !0;
  return !1;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/hasHeaderWithPrefix.js
var qa = (r, o) => {
  let n = r.toLowerCase();
  for (let s of Object.keys(o))
    if (s.toLowerCase().startsWith(n))
      return !0;
  return !1;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/isStreaming.js
var lr = (r) => r !== void 0 && typeof r != "string" && !ArrayBuffer.isView(r) && !ji(r);

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/selectChecksumAlgorithmFunction.js
var Lt = St(za());

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/types.js
var Ka = [
  w.CRC32,
  w.CRC32C,
  w.CRC64NVME,
  w.SHA1,
  w.SHA256
], cs = [
  w.SHA256,
  w.SHA1,
  w.CRC32,
  w.CRC32C,
  w.CRC64NVME
];

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/selectChecksumAlgorithmFunction.js
var dr = (r, o) => {
  let { checksumAlgorithms: n = {} } = o;
  switch (r) {
    case w.MD5:
      return n?.MD5 ?? o.md5;
    case w.CRC32:
      return n?.CRC32 ?? Lt.Crc32;
    case w.CRC32C:
      return n?.CRC32C ?? Lt.Crc32c;
    case w.CRC64NVME:
      return n?.CRC64NVME ?? Lt.Crc64Nvme;
    case w.SHA1:
      return n?.SHA1 ?? o.sha1;
    case w.SHA256:
      return n?.SHA256 ?? o.sha256;
    default:
      if (n?.[r])
        return n[r];
      throw new Error(`The checksum algorithm "${r}" is not supported by the client. Select one of ${Ka}, or provide an implementation to  the client constructor checksums field.`);
  }
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/stringHasher.js
var mr = (r, o) => {
  let n = new r();
  return n.update(Hi(o || "")), n.digest();
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsMiddleware.js
var Va = {
  name: "flexibleChecksumsMiddleware",
  step: "build",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, Fa = (r, o) => (n, s) => async (i) => {
  if (!Me.isInstance(i.request) || qa("x-amz-checksum-", i.request.headers))
    return n(i);
  let { request: a, input: c } = i, { body: d, headers: p } = a, { base64Encoder: x, streamHasher: _ } = r, { requestChecksumRequired: C, requestAlgorithmMember: S } = o, R = await r.requestChecksumCalculation(), v = S?.name, T = S?.httpHeader;
  v && !c[v] && (R === nt.WHEN_SUPPORTED || C) && (c[v] = Eo, T && (p[T] = Eo));
  let $ = Ua(c, {
    requestChecksumRequired: C,
    requestAlgorithmMember: S?.name,
    requestChecksumCalculation: R
  }), fe = d, H = p;
  if ($) {
    switch ($) {
      case w.CRC32:
        Re(s, "FLEXIBLE_CHECKSUMS_REQ_CRC32", "U");
        break;
      case w.CRC32C:
        Re(s, "FLEXIBLE_CHECKSUMS_REQ_CRC32C", "V");
        break;
      case w.CRC64NVME:
        Re(s, "FLEXIBLE_CHECKSUMS_REQ_CRC64", "W");
        break;
      case w.SHA1:
        Re(s, "FLEXIBLE_CHECKSUMS_REQ_SHA1", "X");
        break;
      case w.SHA256:
        Re(s, "FLEXIBLE_CHECKSUMS_REQ_SHA256", "Y");
        break;
    }
    let z = Rt($), G = dr($, r);
    if (lr(d)) {
      let { getAwsChunkedEncodingStream: V, bodyLengthChecker: Te } = r;
      fe = V(typeof r.requestStreamBufferSize == "number" && r.requestStreamBufferSize >= 8 * 1024 ? ca(d, r.requestStreamBufferSize, s.logger) : d, {
        base64Encoder: x,
        bodyLengthChecker: Te,
        checksumLocationName: z,
        checksumAlgorithmFn: G,
        streamHasher: _
      }), H = {
        ...p,
        "content-encoding": p["content-encoding"] ? `${p["content-encoding"]},aws-chunked` : "aws-chunked",
        "transfer-encoding": "chunked",
        "x-amz-decoded-content-length": p["content-length"],
        "x-amz-content-sha256": "STREAMING-UNSIGNED-PAYLOAD-TRAILER",
        "x-amz-trailer": z
      }, delete H["content-length"];
    } else if (!ja(z, p)) {
      let V = await mr(G, d);
      H = {
        ...p,
        [z]: x(V)
      };
    }
  }
  try {
    return await n({
      ...i,
      request: {
        ...a,
        headers: H,
        body: fe
      }
    });
  } catch (z) {
    if (z instanceof Error && z.name === "InvalidChunkSizeError")
      try {
        z.message.endsWith(".") || (z.message += "."), z.message += " Set [requestStreamBufferSize=number e.g. 65_536] in client constructor to instruct AWS SDK to buffer your input stream.";
      } catch {
      }
    throw z;
  }
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsInputMiddleware.js
var Wa = {
  name: "flexibleChecksumsInputMiddleware",
  toMiddleware: "serializerMiddleware",
  relation: "before",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, Xa = (r, o) => (n, s) => async (i) => {
  let a = i.input, { requestValidationModeMember: c } = o, d = await r.requestChecksumCalculation(), p = await r.responseChecksumValidation();
  switch (d) {
    case nt.WHEN_REQUIRED:
      Re(s, "FLEXIBLE_CHECKSUMS_REQ_WHEN_REQUIRED", "a");
      break;
    case nt.WHEN_SUPPORTED:
      Re(s, "FLEXIBLE_CHECKSUMS_REQ_WHEN_SUPPORTED", "Z");
      break;
  }
  switch (p) {
    case pr.WHEN_REQUIRED:
      Re(s, "FLEXIBLE_CHECKSUMS_RES_WHEN_REQUIRED", "c");
      break;
    case pr.WHEN_SUPPORTED:
      Re(s, "FLEXIBLE_CHECKSUMS_RES_WHEN_SUPPORTED", "b");
      break;
  }
  return c && !a[c] && p === pr.WHEN_SUPPORTED && (a[c] = "ENABLED"), n(i);
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksumAlgorithmListForResponse.js
var gr = (r = []) => {
  let o = [], n = cs.length;
  for (let s of r) {
    let i = cs.indexOf(s);
    i !== -1 ? o[i] = s : o[n++] = s;
  }
  return o.filter(Boolean);
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/isChecksumWithPartNumber.js
var Qa = (r) => {
  let o = r.lastIndexOf("-");
  if (o !== -1) {
    let n = r.slice(o + 1);
    if (!n.startsWith("0")) {
      let s = parseInt(n, 10);
      if (!isNaN(s) && s >= 1 && s <= 1e4)
        return !0;
    }
  }
  return !1;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getChecksum.js
var Ja = async (r, { checksumAlgorithmFn: o, base64Encoder: n }) => n(await mr(o, r));

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/validateChecksumFromResponse.js
var Ya = async (r, { config: o, responseAlgorithms: n, logger: s }) => {
  let i = gr(n), { body: a, headers: c } = r;
  for (let d of i) {
    let p = Rt(d), x = c[p];
    if (x) {
      let _;
      try {
        _ = dr(d, o);
      } catch (R) {
        if (d === w.CRC64NVME) {
          s?.warn(`Skipping ${w.CRC64NVME} checksum validation: ${R.message}`);
          continue;
        }
        throw R;
      }
      let { base64Encoder: C } = o;
      if (lr(a)) {
        r.body = aa({
          expectedChecksum: x,
          checksumSourceLocation: p,
          checksum: new _(),
          source: a,
          base64Encoder: C
        });
        return;
      }
      let S = await Ja(a, { checksumAlgorithmFn: _, base64Encoder: C });
      if (S === x)
        break;
      throw new Error(`Checksum mismatch: expected "${S}" but received "${x}" in response header "${p}".`);
    }
  }
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/flexibleChecksumsResponseMiddleware.js
var Za = {
  name: "flexibleChecksumsResponseMiddleware",
  toMiddleware: "deserializerMiddleware",
  relation: "after",
  tags: ["BODY_CHECKSUM"],
  override: !0
}, ec = (r, o) => (n, s) => async (i) => {
  if (!Me.isInstance(i.request))
    return n(i);
  let a = i.input, c = await n(i), d = c.response, { requestValidationModeMember: p, responseAlgorithms: x } = o;
  if (p && a[p] === "ENABLED") {
    let { clientName: _, commandName: C } = s, S = Object.keys(r.checksumAlgorithms ?? {}).filter((T) => {
      let $ = Rt(T);
      return d.headers[$] !== void 0;
    }), R = gr([
      ...x ?? [],
      ...S
    ]);
    if (_ === "S3Client" && C === "GetObjectCommand" && R.every((T) => {
      let $ = Rt(T), fe = d.headers[$];
      return !fe || Qa(fe);
    }))
      return c;
    await Ya(d, {
      config: r,
      responseAlgorithms: R,
      logger: s.logger
    });
  }
  return c;
};

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/getFlexibleChecksumsPlugin.js
var fr = (r, o) => ({
  applyToStack: (n) => {
    n.add(Fa(r, o), Va), n.addRelativeTo(Xa(r, o), Wa), n.addRelativeTo(ec(r, o), Za);
  }
});

// node_modules/@aws-sdk/checksums/dist-es/submodules/flexible-checksums/resolveFlexibleChecksumsConfig.js
var us = (r) => {
  let { requestChecksumCalculation: o, responseChecksumValidation: n, requestStreamBufferSize: s } = r;
  return Object.assign(r, {
    requestChecksumCalculation: wt(o ?? Na),
    responseChecksumValidation: wt(n ?? Ga),
    requestStreamBufferSize: Number(s ?? 0),
    checksumAlgorithms: r.checksumAlgorithms ?? {}
  });
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-check-content-length-header/check-content-length-header.js
var dm = "content-length", mm = "x-amz-decoded-content-length";
function tc() {
  return (r, o) => async (n) => {
    let { request: s } = n;
    if (Me.isInstance(s) && !(dm in s.headers) && !(mm in s.headers)) {
      let i = "Are you using a Stream of unknown length as the Body of a PutObject request? Consider using Upload instead from @aws-sdk/lib-storage.";
      typeof o?.logger?.warn == "function" && !(o.logger instanceof ur) ? o.logger.warn(i) : console.warn(i);
    }
    return r({ ...n });
  };
}
var oc = {
  step: "finalizeRequest",
  tags: ["CHECK_CONTENT_LENGTH_HEADER"],
  name: "getCheckContentLengthHeaderPlugin",
  override: !0
}, ps = (r) => ({
  applyToStack: (o) => {
    o.add(tc(), oc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/region-redirect-endpoint-middleware.js
var rc = (r) => (o, n) => async (s) => {
  let i = await r.region(), a = r.region, c = () => {
  };
  n.__s3RegionRedirect && (Object.defineProperty(r, "region", {
    writable: !1,
    value: async () => n.__s3RegionRedirect
  }), c = () => Object.defineProperty(r, "region", {
    writable: !0,
    value: a
  }));
  try {
    let d = await o(s);
    if (n.__s3RegionRedirect) {
      c();
      let p = await r.region();
      if (i !== p)
        throw new Error("Region was not restored following S3 region redirect.");
    }
    return d;
  } catch (d) {
    throw c(), d;
  }
}, nc = {
  tags: ["REGION_REDIRECT", "S3"],
  name: "regionRedirectEndpointMiddleware",
  override: !0,
  relation: "before",
  toMiddleware: "endpointV2Middleware"
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/region-redirect-middleware.js
function sc(r) {
  return (o, n) => async (s) => {
    try {
      return await o(s);
    } catch (i) {
      if (r.followRegionRedirects) {
        let a = i?.$metadata?.httpStatusCode, c = n.commandName === "HeadBucketCommand", d = i?.$response?.headers?.["x-amz-bucket-region"];
        if (d && (a === 301 || a === 400 && (i?.name === "IllegalLocationConstraintException" || c))) {
          try {
            let p = d;
            n.logger?.debug(`Redirecting from ${await r.region()} to ${p}`), n.__s3RegionRedirect = p, Re(n, "S3_REGION_REDIRECT", "Ah");
          } catch (p) {
            throw new Error("Region redirect failed: " + p);
          }
          return o(s);
        }
      }
      throw i;
    }
  };
}
var ic = {
  step: "initialize",
  tags: ["REGION_REDIRECT", "S3"],
  name: "regionRedirectMiddleware",
  override: !0
}, ls = (r) => ({
  applyToStack: (o) => {
    o.add(sc(r), ic), o.addRelativeTo(rc(r), nc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/classes/S3ExpressIdentityCache.js
var _r = class r {
  data;
  lastPurgeTime = Date.now();
  static EXPIRED_CREDENTIAL_PURGE_INTERVAL_MS = 3e4;
  constructor(o = {}) {
    this.data = o;
  }
  get(o) {
    let n = this.data[o];
    if (n)
      return n;
  }
  set(o, n) {
    return this.data[o] = n, n;
  }
  delete(o) {
    delete this.data[o];
  }
  clear() {
    this.data = {};
  }
  async purgeExpired() {
    let o = Date.now();
    if (this.lastPurgeTime + r.EXPIRED_CREDENTIAL_PURGE_INTERVAL_MS > o)
      return;
    let n = this.data;
    for (let s in n) {
      let i = n[s];
      if (!i.isRefreshing) {
        let a = await i.identity;
        a.expiration && a.expiration.getTime() < o && n[s] === i && delete n[s];
      }
    }
  }
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/classes/S3ExpressIdentityCacheEntry.js
var $t = class {
  _identity;
  isRefreshing;
  accessed;
  constructor(o, n = !1, s = Date.now()) {
    this._identity = o, this.isRefreshing = n, this.accessed = s;
  }
  get identity() {
    return this.accessed = Date.now(), this._identity;
  }
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/classes/S3ExpressIdentityProviderImpl.js
var xr = class r {
  createSessionFn;
  cache;
  static REFRESH_WINDOW_MS = 6e4;
  accessKeyId;
  cacheGeneration = 0;
  constructor(o, n = new _r()) {
    this.createSessionFn = o, this.cache = n;
  }
  async getS3ExpressIdentity(o, n) {
    let s = n.Bucket, { cache: i } = this;
    o.accessKeyId !== this.accessKeyId && (this.accessKeyId = o.accessKeyId, this.cacheGeneration++, i.clear());
    let a = this.cacheGeneration, c = i.get(s);
    return c ? c.identity.then((d) => (d.expiration?.getTime() ?? 0) < Date.now() ? i.set(s, new $t(this.getIdentity(s))).identity : ((d.expiration?.getTime() ?? 0) < Date.now() + r.REFRESH_WINDOW_MS && !c.isRefreshing && (c.isRefreshing = !0, this.getIdentity(s).then((_) => {
      a === this.cacheGeneration && i.set(s, new $t(Promise.resolve(_)));
    })), d)) : i.set(s, new $t(this.getIdentity(s))).identity;
  }
  async getIdentity(o) {
    await this.cache.purgeExpired().catch((i) => {
      console.warn(`Error while clearing expired entries in S3ExpressIdentityCache: 
` + i);
    });
    let n = await this.createSessionFn(o);
    if (!n.Credentials?.AccessKeyId || !n.Credentials?.SecretAccessKey)
      throw new Error("s3#createSession response credential missing AccessKeyId or SecretAccessKey.");
    return {
      accessKeyId: n.Credentials.AccessKeyId,
      secretAccessKey: n.Credentials.SecretAccessKey,
      sessionToken: n.Credentials.SessionToken,
      expiration: n.Credentials.Expiration ? new Date(n.Credentials.Expiration) : void 0
    };
  }
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-configuration/s3Configuration.js
var ds = (r, { session: o }) => {
  let [n, s] = o, { forcePathStyle: i, useAccelerateEndpoint: a, disableMultiregionAccessPoints: c, followRegionRedirects: d, s3ExpressIdentityProvider: p, bucketEndpoint: x, expectContinueHeader: _ } = r;
  return Object.assign(r, {
    forcePathStyle: i ?? !1,
    useAccelerateEndpoint: a ?? !1,
    disableMultiregionAccessPoints: c ?? !1,
    followRegionRedirects: d ?? !1,
    s3ExpressIdentityProvider: p ?? new xr(async (C) => n().send(new s({
      Bucket: C
    }))),
    bucketEndpoint: x ?? !1,
    expectContinueHeader: _ ?? 2097152
  });
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/constants.js
var uc = "Directory", pc = "S3Express", lc = "sigv4-s3express", gm = "X-Amz-S3session-Token", dc = gm.toLowerCase();

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/s3ExpressMiddleware.js
var mc = (r) => (o, n) => async (s) => {
  if (n.endpointV2) {
    let i = n.endpointV2, a = i.properties?.authSchemes?.[0]?.name === lc;
    if ((i.properties?.backend === pc || i.properties?.bucketType === uc) && (Re(n, "S3_EXPRESS_BUCKET", "J"), n.isS3ExpressBucket = !0), a) {
      let d = s.input.Bucket;
      if (d) {
        let p = await r.s3ExpressIdentityProvider.getS3ExpressIdentity(await r.credentials(), {
          Bucket: d
        });
        n.s3ExpressIdentity = p, Me.isInstance(s.request) && p.sessionToken && (s.request.headers[dc] = p.sessionToken);
      }
    }
  }
  return o(s);
}, gc = {
  name: "s3ExpressMiddleware",
  step: "build",
  tags: ["S3", "S3_EXPRESS"],
  override: !0
}, ms = (r) => ({
  applyToStack: (o) => {
    o.add(mc(r), gc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/signS3Express.js
var fc = async (r, o, n, s) => {
  let i = await s.signWithCredentials(n, r, {});
  if (i.headers["X-Amz-Security-Token"] || i.headers["x-amz-security-token"])
    throw new Error("X-Amz-Security-Token must not be set for s3-express requests.");
  return i;
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-s3-express/functions/s3ExpressHttpSigningMiddleware.js
var fm = (r) => (o) => {
  throw o;
}, _m = (r, o) => {
};
var _c = (r) => (o, n) => async (s) => {
  if (!Me.isInstance(s.request))
    return o(s);
  let a = So(n).selectedHttpAuthScheme;
  if (!a)
    throw new Error("No HttpAuthScheme was selected: unable to sign request");
  let { httpAuthOption: { signingProperties: c = {} }, identity: d, signer: p } = a, x;
  n.s3ExpressIdentity ? x = await fc(n.s3ExpressIdentity, c, s.request, await r.signer()) : x = await p.sign(s.request, d, c);
  let _ = await o({
    ...s,
    request: x
  }).catch((p.errorHandler || fm)(c));
  return (p.successHandler || _m)(_.response, c), _;
}, gs = (r) => ({
  applyToStack: (o) => {
    o.addRelativeTo(_c(r), Ea);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/to-stream/toStream.js
import { Readable as xm } from "node:stream";
function xc(r) {
  return xm.from(Buffer.from(r));
}

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-throw-200-exceptions/throw-200-exceptions.js
var Cm = {
  CopyObjectCommand: !0,
  UploadPartCopyCommand: !0,
  CompleteMultipartUploadCommand: !0
}, Cc = (r) => (o, n) => async (s) => {
  let i = await o(s), { response: a } = i;
  if (!Fi.isInstance(a))
    return i;
  let { statusCode: c, body: d } = a;
  if (c < 200 || c >= 300)
    return i;
  let p = await hm(d, r);
  if (a.body = xc(p), p.length === 0 && Cm[n.commandName]) {
    let _ = new Error("S3 aborted request");
    throw _.$metadata = {
      httpStatusCode: 503
    }, _.name = "InternalError", _;
  }
  let x = r.utf8Encoder(p.subarray(p.length - 16));
  return x && x.endsWith("</Error>") && (a.statusCode = 503), i;
}, hm = (r = new Uint8Array(), o) => r instanceof Uint8Array ? Promise.resolve(r) : o.streamCollector(r) || Promise.resolve(new Uint8Array()), hc = {
  relation: "after",
  toMiddleware: "deserializerMiddleware",
  tags: ["THROW_200_EXCEPTIONS", "S3"],
  name: "throw200ExceptionsMiddleware",
  override: !0
}, Dt = (r) => ({
  applyToStack: (o) => {
    o.addRelativeTo(Cc(r), hc);
  }
});

// node_modules/@aws-sdk/core/dist-es/submodules/util/util-arn-parser/arn.js
var fs = (r) => typeof r == "string" && r.indexOf("arn:") === 0 && r.split(":").length >= 6;

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-region-redirect/bucket-endpoint-middleware.js
function Sc(r) {
  return (o, n) => async (s) => {
    if (r.bucketEndpoint) {
      let i = n.endpointV2;
      if (i) {
        let a = s.input.Bucket;
        if (typeof a == "string")
          try {
            let c = new URL(a);
            n.endpointV2 = {
              ...i,
              url: c
            };
          } catch (c) {
            let d = `@aws-sdk/middleware-sdk-s3: bucketEndpoint=true was set but Bucket=${a} could not be parsed as URL.`;
            throw n.logger?.constructor?.name === "NoOpLogger" ? console.warn(d) : n.logger?.warn?.(d), c;
          }
      }
    }
    return o(s);
  };
}
var Rc = {
  name: "bucketEndpointMiddleware",
  override: !0,
  relation: "after",
  toMiddleware: "endpointV2Middleware"
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-validate-bucket-name/validate-bucket-name.js
function Ec({ bucketEndpoint: r }) {
  return (o) => async (n) => {
    let { input: { Bucket: s } } = n;
    if (!r && typeof s == "string" && !fs(s) && s.indexOf("/") >= 0) {
      let i = new Error(`Bucket name shouldn't contain '/', received '${s}'`);
      throw i.name = "InvalidBucketName", i;
    }
    return o({ ...n });
  };
}
var Oc = {
  step: "initialize",
  tags: ["VALIDATE_BUCKET_NAME"],
  name: "validateBucketNameMiddleware",
  override: !0
}, _s = (r) => ({
  applyToStack: (o) => {
    o.add(Ec(r), Oc), o.addRelativeTo(Sc(r), Rc);
  }
});

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/ProtocolLib.js
var Cr = class {
  queryCompat;
  errorRegistry;
  constructor(o = !1) {
    this.queryCompat = o;
  }
  resolveRestContentType(o, n) {
    let s = n.getMemberSchemas(), i = Object.values(s).find((a) => !!a.getMergedTraits().httpPayload);
    if (i) {
      let a = i.getMergedTraits().mediaType;
      return a || (i.isStringSchema() ? "text/plain" : i.isBlobSchema() ? "application/octet-stream" : o);
    } else if (!n.isUnitSchema() && Object.values(s).find((c) => {
      let { httpQuery: d, httpQueryParams: p, httpHeader: x, httpLabel: _, httpPrefixHeaders: C } = c.getMergedTraits();
      return !d && !p && !x && !_ && C === void 0;
    }))
      return o;
  }
  async getErrorSchemaOrThrowBaseException(o, n, s, i, a, c) {
    let d = o;
    o.includes("#") && ([, d] = o.split("#"));
    let p = {
      $metadata: a,
      $fault: s.statusCode < 500 ? "client" : "server"
    };
    if (!this.errorRegistry)
      throw new Error("@aws-sdk/core/protocols - error handler not initialized.");
    try {
      return { errorSchema: c?.(this.errorRegistry, d) ?? this.errorRegistry.getSchema(o), errorMetadata: p };
    } catch {
      i.message = i.message ?? i.Message ?? "UnknownError";
      let _ = this.errorRegistry, C = _.getBaseException();
      if (C) {
        let v = _.getErrorCtor(C) ?? Error;
        throw this.decorateServiceException(Object.assign(new v({ name: d }), p), i);
      }
      let S = i, R = S?.message ?? S?.Message ?? S?.Error?.Message ?? S?.Error?.message;
      throw this.decorateServiceException(Object.assign(new Error(R), {
        name: d
      }, p), i);
    }
  }
  compose(o, n, s) {
    let i = s;
    n.includes("#") && ([i] = n.split("#"));
    let a = It.for(i), c = It.for("smithy.ts.sdk.synthetic." + s);
    o.copyFrom(a), o.copyFrom(c), this.errorRegistry = o;
  }
  decorateServiceException(o, n = {}) {
    if (this.queryCompat) {
      let s = o.Message ?? n.Message, i = is(o, n);
      s && (i.message = s);
      let a = i.Error ?? {};
      a.Type = i.Error?.Type, a.Code = i.Error?.Code, a.Message = i.Error?.message ?? i.Error?.Message ?? s, i.Error = a;
      let c = i.$metadata.requestId;
      return c && (i.RequestId = c), i;
    }
    return is(o, n);
  }
  setQueryCompatError(o, n) {
    let s = n.headers?.["x-amzn-query-error"];
    if (o !== void 0 && s != null) {
      let [i, a] = s.split(";"), c = Object.keys(o), d = {
        Code: i,
        Type: a
      };
      o.Code = i, o.Type = a;
      for (let p = 0; p < c.length; p++) {
        let x = c[p];
        d[x === "message" ? "Message" : x] = o[x];
      }
      delete d.__type, o.Error = d;
    }
  }
  queryCompatOutput(o, n) {
    o.Error && (n.Error = o.Error), o.Type && (n.Type = o.Type), o.Code && (n.Code = o.Code);
  }
  findQueryCompatibleError(o, n) {
    try {
      return o.getSchema(n);
    } catch {
      return o.find((i) => be.of(i).getMergedTraits().awsQueryError?.[0] === n);
    }
  }
};

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/ConfigurableSerdeContext.js
var ut = class {
  serdeContext;
  setSerdeContext(o) {
    this.serdeContext = o;
  }
};

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/UnionSerde.js
var hr = class {
  from;
  to;
  keys;
  constructor(o, n) {
    this.from = o, this.to = n;
    let s = Object.keys(this.from), i = new Set(s);
    i.delete("__type"), this.keys = i;
  }
  mark(o) {
    this.keys.delete(o);
  }
  hasUnknown() {
    return this.keys.size === 1 && Object.keys(this.to).length === 0;
  }
  writeUnknown() {
    if (this.hasUnknown()) {
      let o = this.keys.values().next().value, n = this.from[o];
      this.to.$unknown = [o, n];
    }
  }
};

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/writeKey.js
function yc(r) {
  Object.defineProperty(r, "__proto__", { value: void 0, writable: !0, enumerable: !0, configurable: !0 });
}

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/XmlShapeDeserializer.js
var Sr = class extends ut {
  settings;
  stringDeserializer;
  constructor(o) {
    super(), this.settings = o, this.stringDeserializer = new la(o);
  }
  setSerdeContext(o) {
    this.serdeContext = o, this.stringDeserializer.setSerdeContext(o);
  }
  read(o, n, s) {
    let i = be.of(o), a = i.getMemberSchemas();
    if (i.isStructSchema() && i.isMemberSchema() && !!Object.values(a).find((x) => !!x.getMemberTraits().eventPayload)) {
      let x = {}, _ = Object.keys(a)[0];
      return a[_].isBlobSchema() ? x[_] = n : x[_] = this.read(a[_], n), x;
    }
    let d = (this.serdeContext?.utf8Encoder ?? cr)(n), p = this.parseXml(d);
    return this.readSchema(o, s ? p[s] : p);
  }
  readSchema(o, n) {
    let s = be.of(o);
    if (s.isUnitSchema())
      return;
    let i = s.getMergedTraits();
    if (s.isListSchema() && !Array.isArray(n))
      return this.readSchema(s, [n]);
    if (n == null)
      return n;
    if (typeof n == "object") {
      let a = !!i.xmlFlattened;
      if (s.isListSchema()) {
        let d = s.getValueSchema(), p = [], x = d.getMergedTraits().xmlName ?? "member", _ = a ? n : (n[0] ?? n)[x];
        if (_ == null)
          return p;
        let C = Array.isArray(_) ? _ : [_];
        for (let S of C)
          p.push(this.readSchema(d, S));
        return p;
      }
      let c = {};
      if (s.isMapSchema()) {
        let d = s.getKeySchema(), p = s.getValueSchema(), x;
        a ? x = Array.isArray(n) ? n : [n] : x = Array.isArray(n.entry) ? n.entry : [n.entry];
        let _ = d.getMergedTraits().xmlName ?? "key", C = p.getMergedTraits().xmlName ?? "value";
        for (let S of x) {
          let R = S[_], v = S[C];
          R === "__proto__" && yc(c), c[R] = this.readSchema(p, v);
        }
        return c;
      }
      if (s.isStructSchema()) {
        let d = s.isUnionSchema(), p;
        d && (p = new hr(n, c));
        for (let [x, _] of s.structIterator()) {
          let C = _.getMergedTraits(), S = C.httpPayload ? C.xmlName ?? _.getName() : _.getMemberTraits().xmlName ?? x;
          d && p.mark(S), n[S] != null && (c[x] = this.readSchema(_, n[S]));
        }
        return d && p.writeUnknown(), c;
      }
      if (s.isDocumentSchema())
        return n;
      throw new Error(`@aws-sdk/core/protocols - xml deserializer unhandled schema type for ${s.getName(!0)}`);
    }
    return s.isListSchema() ? [] : s.isMapSchema() || s.isStructSchema() ? {} : this.stringDeserializer.read(s, n);
  }
  parseXml(o) {
    if (o.length) {
      let n;
      try {
        n = zi(o);
      } catch (c) {
        throw c && typeof c == "object" && Object.defineProperty(c, "$responseBodyText", {
          value: o
        }), c;
      }
      let s = "#text", i = Object.keys(n)[0], a = n[i];
      return a[s] && (a[i] = a[s], delete a[s]), ta(a);
    }
    return {};
  }
};

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/parseXmlBody.js
var kc = (r, o) => {
  if (o?.Error?.Code !== void 0)
    return o.Error.Code;
  if (o?.Code !== void 0)
    return o.Code;
  if (r.statusCode == 404)
    return "NotFound";
};

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/XmlShapeSerializer.js
var Rr = class extends ut {
  settings;
  stringBuffer;
  byteBuffer;
  buffer;
  constructor(o) {
    super(), this.settings = o;
  }
  write(o, n) {
    let s = be.of(o);
    if (s.isStringSchema() && typeof n == "string")
      this.stringBuffer = n;
    else if (s.isBlobSchema())
      this.byteBuffer = "byteLength" in n ? n : (this.serdeContext?.base64Decoder ?? ir)(n);
    else {
      this.buffer = this.writeStruct(s, n, void 0);
      let i = s.getMergedTraits();
      i.httpPayload && !i.xmlName && this.buffer.withName(s.getName());
    }
  }
  flush() {
    if (this.byteBuffer !== void 0) {
      let n = this.byteBuffer;
      return delete this.byteBuffer, n;
    }
    if (this.stringBuffer !== void 0) {
      let n = this.stringBuffer;
      return delete this.stringBuffer, n;
    }
    let o = this.buffer;
    return this.settings.xmlNamespace && (o?.attributes?.xmlns || o.addAttribute("xmlns", this.settings.xmlNamespace)), delete this.buffer, o.toString();
  }
  writeStruct(o, n, s) {
    let i = o.getMergedTraits(), a = o.isMemberSchema() && !i.httpPayload ? o.getMemberTraits().xmlName ?? o.getMemberName() : i.xmlName ?? o.getName();
    if (!a || !o.isStructSchema())
      throw new Error(`@aws-sdk/core/protocols - xml serializer, cannot write struct with empty name or non-struct, schema=${o.getName(!0)}.`);
    let c = we.of(a), [d, p] = this.getXmlnsAttribute(o, s);
    for (let [_, C] of o.structIterator()) {
      let S = n[_];
      if (S != null || C.isIdempotencyToken()) {
        if (C.getMergedTraits().xmlAttribute) {
          c.addAttribute(C.getMergedTraits().xmlName ?? _, this.writeSimple(C, S));
          continue;
        }
        if (C.isListSchema())
          this.writeList(C, S, c, p);
        else if (C.isMapSchema())
          this.writeMap(C, S, c, p);
        else if (C.isStructSchema())
          c.addChildNode(this.writeStruct(C, S, p));
        else {
          let R = we.of(C.getMergedTraits().xmlName ?? C.getMemberName());
          this.writeSimpleInto(C, S, R, p), c.addChildNode(R);
        }
      }
    }
    let { $unknown: x } = n;
    if (x && o.isUnionSchema() && Array.isArray(x) && Object.keys(n).length === 1) {
      let [_, C] = x, S = we.of(_);
      if (typeof C != "string")
        if (n instanceof we || n instanceof os)
          c.addChildNode(n);
        else
          throw new Error("@aws-sdk - $unknown union member in XML requires value of type string, @aws-sdk/xml-builder::XmlNode or XmlText.");
      this.writeSimpleInto(0, C, S, p), c.addChildNode(S);
    }
    return p && c.addAttribute(d, p), c;
  }
  writeList(o, n, s, i) {
    if (!o.isMemberSchema())
      throw new Error(`@aws-sdk/core/protocols - xml serializer, cannot write non-member list: ${o.getName(!0)}`);
    let a = o.getMergedTraits(), c = o.getValueSchema(), d = c.getMergedTraits(), p = !!d.sparse, x = !!a.xmlFlattened, [_, C] = this.getXmlnsAttribute(o, i), S = (R, v) => {
      if (c.isListSchema())
        this.writeList(c, Array.isArray(v) ? v : [v], R, C);
      else if (c.isMapSchema())
        this.writeMap(c, v, R, C);
      else if (c.isStructSchema()) {
        let T = this.writeStruct(c, v, C);
        R.addChildNode(T.withName(x ? a.xmlName ?? o.getMemberName() : d.xmlName ?? "member"));
      } else {
        let T = we.of(x ? a.xmlName ?? o.getMemberName() : d.xmlName ?? "member");
        this.writeSimpleInto(c, v, T, C), R.addChildNode(T);
      }
    };
    if (x)
      for (let R of n)
        (p || R != null) && S(s, R);
    else {
      let R = we.of(a.xmlName ?? o.getMemberName());
      C && R.addAttribute(_, C);
      for (let v of n)
        (p || v != null) && S(R, v);
      s.addChildNode(R);
    }
  }
  writeMap(o, n, s, i, a = !1) {
    if (!o.isMemberSchema())
      throw new Error(`@aws-sdk/core/protocols - xml serializer, cannot write non-member map: ${o.getName(!0)}`);
    let c = o.getMergedTraits(), d = o.getKeySchema(), x = d.getMergedTraits().xmlName ?? "key", _ = o.getValueSchema(), C = _.getMergedTraits(), S = C.xmlName ?? "value", R = !!C.sparse, v = !!c.xmlFlattened, [T, $] = this.getXmlnsAttribute(o, i), fe = (H, z, G) => {
      let V = we.of(x, z), [Te, He] = this.getXmlnsAttribute(d, $);
      He && V.addAttribute(Te, He), H.addChildNode(V);
      let Pe = we.of(S);
      _.isListSchema() ? this.writeList(_, G, Pe, $) : _.isMapSchema() ? this.writeMap(_, G, Pe, $, !0) : _.isStructSchema() ? Pe = this.writeStruct(_, G, $) : this.writeSimpleInto(_, G, Pe, $), H.addChildNode(Pe);
    };
    if (v)
      for (let H in n) {
        let z = n[H];
        if (R || z != null) {
          let G = we.of(c.xmlName ?? o.getMemberName());
          fe(G, H, z), s.addChildNode(G);
        }
      }
    else {
      let H;
      a || (H = we.of(c.xmlName ?? o.getMemberName()), $ && H.addAttribute(T, $), s.addChildNode(H));
      for (let z in n) {
        let G = n[z];
        if (R || G != null) {
          let V = we.of("entry");
          fe(V, z, G), (a ? s : H).addChildNode(V);
        }
      }
    }
  }
  writeSimple(o, n) {
    if (n === null)
      throw new Error("@aws-sdk/core/protocols - (XML serializer) cannot write null value.");
    let s = be.of(o), i = null;
    if (n && typeof n == "object")
      if (s.isBlobSchema())
        i = (this.serdeContext?.base64Encoder ?? ar)(n);
      else if (s.isTimestampSchema() && n instanceof Date)
        switch (ga(s, this.settings)) {
          case 5:
            i = n.toISOString().replace(".000Z", "Z");
            break;
          case 6:
            i = rs(n);
            break;
          case 7:
            i = String(n.getTime() / 1e3);
            break;
          default:
            console.warn("Missing timestamp format, using http date", n), i = rs(n);
            break;
        }
      else {
        if (s.isBigDecimalSchema() && n)
          return n instanceof Wi ? n.string : String(n);
        throw s.isMapSchema() || s.isListSchema() ? new Error("@aws-sdk/core/protocols - xml serializer, cannot call _write() on List/Map schema, call writeList or writeMap() instead.") : new Error(`@aws-sdk/core/protocols - xml serializer, unhandled schema type for object value and schema: ${s.getName(!0)}`);
      }
    if ((s.isBooleanSchema() || s.isNumericSchema() || s.isBigIntegerSchema() || s.isBigDecimalSchema()) && (i = String(n)), s.isStringSchema() && (n === void 0 && s.isIdempotencyToken() ? i = ua() : i = String(n)), i === null)
      throw new Error(`Unhandled schema-value pair ${s.getName(!0)}=${n}`);
    return i;
  }
  writeSimpleInto(o, n, s, i) {
    let a = this.writeSimple(o, n), c = be.of(o), d = new os(a), [p, x] = this.getXmlnsAttribute(c, i);
    x && s.addAttribute(p, x), s.addChildNode(d);
  }
  getXmlnsAttribute(o, n) {
    let s = o.getMergedTraits(), [i, a] = s.xmlNamespace ?? [];
    return a && a !== n ? [i ? `xmlns:${i}` : "xmlns", a] : [void 0, void 0];
  }
};

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/XmlCodec.js
var Er = class extends ut {
  settings;
  constructor(o) {
    super(), this.settings = o;
  }
  createSerializer() {
    let o = new Rr(this.settings);
    return o.setSerdeContext(this.serdeContext), o;
  }
  createDeserializer() {
    let o = new Sr(this.settings);
    return o.setSerdeContext(this.serdeContext), o;
  }
};

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/AwsRestXmlProtocol.js
var Oo = class extends pa {
  codec;
  serializer;
  deserializer;
  mixin = new Cr();
  constructor(o) {
    super(o);
    let n = {
      timestampFormat: {
        useTrait: !0,
        default: 5
      },
      httpBindings: !0,
      xmlNamespace: o.xmlNamespace,
      serviceNamespace: o.defaultNamespace
    };
    this.codec = new Er(n), this.serializer = new ma(this.codec.createSerializer(), n), this.deserializer = new da(this.codec.createDeserializer(), n);
  }
  getPayloadCodec() {
    return this.codec;
  }
  getShapeId() {
    return "aws.protocols#restXml";
  }
  async serializeRequest(o, n, s) {
    let i = await super.serializeRequest(o, n, s), a = be.of(o.input);
    if (!i.headers["content-type"]) {
      let c = this.mixin.resolveRestContentType(this.getDefaultContentType(), a);
      c && (i.headers["content-type"] = c);
    }
    return typeof i.body == "string" && i.headers["content-type"] === this.getDefaultContentType() && !i.body.startsWith("<?xml ") && !this.hasUnstructuredPayloadBinding(a) && (i.body = '<?xml version="1.0" encoding="UTF-8"?>' + i.body), i;
  }
  async deserializeResponse(o, n, s) {
    return super.deserializeResponse(o, n, s);
  }
  async handleError(o, n, s, i, a) {
    let c = kc(s, i) ?? "Unknown";
    if (this.mixin.compose(this.compositeErrorRegistry, c, this.options.defaultNamespace), i.Error && typeof i.Error == "object")
      for (let T of Object.keys(i.Error))
        i[T] = i.Error[T], T.toLowerCase() === "message" && (i.message = i.Error[T]);
    i.RequestId && !a.requestId && (a.requestId = i.RequestId);
    let { errorSchema: d, errorMetadata: p } = await this.mixin.getErrorSchemaOrThrowBaseException(c, this.options.defaultNamespace, s, i, a), x = be.of(d), _ = i.Error?.message ?? i.Error?.Message ?? i.message ?? i.Message ?? "UnknownError", C = this.compositeErrorRegistry.getErrorCtor(d) ?? Error, S = new C({});
    await this.deserializeHttpMessage(d, n, s, i);
    let R = {}, v = this.codec.createDeserializer();
    for (let [T, $] of x.structIterator()) {
      let fe = $.getMergedTraits().xmlName ?? T, H = i.Error?.[fe] ?? i[fe];
      R[T] = v.readSchema($, H);
    }
    throw this.mixin.decorateServiceException(Object.assign(S, p, {
      $fault: x.getMergedTraits().error,
      message: _
    }, R), i);
  }
  getDefaultContentType() {
    return "application/xml";
  }
  hasUnstructuredPayloadBinding(o) {
    for (let [, n] of o.structIterator())
      if (n.getMergedTraits().httpPayload)
        return !(n.isStructSchema() || n.isMapSchema() || n.isListSchema());
    return !1;
  }
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/protocol/S3RestXmlProtocol.js
var yo = class extends Oo {
  async serializeRequest(o, n, s) {
    let i = await super.serializeRequest(o, n, s), a = be.of(o.input), c = a.getSchema(), d = 0, p = c[6] ?? 0;
    if (n && typeof n == "object")
      for (let [x, _] of a.structIterator()) {
        if (++d > p)
          break;
        if (x === "Bucket") {
          if (!n.Bucket && _.getMergedTraits().httpLabel)
            throw new Error("No value provided for input HTTP label: Bucket.");
          break;
        }
      }
    return i;
  }
};

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-expect-continue/middleware-expect-continue.js
function bc(r) {
  return (o) => async (n) => {
    let { request: s } = n;
    if (r.expectContinueHeader !== !1 && Me.isInstance(s) && s.body && r.runtime === "node" && r.requestHandler?.constructor?.name !== "FetchHttpHandler") {
      let i = !0;
      if (typeof r.expectContinueHeader == "number")
        try {
          i = (Number(s.headers?.["content-length"]) ?? r.bodyLengthChecker?.(s.body) ?? 1 / 0) >= r.expectContinueHeader;
        } catch {
        }
      else
        i = !!r.expectContinueHeader;
      i && (s.headers.Expect = "100-continue");
    }
    return o({
      ...n,
      request: s
    });
  };
}
var vc = {
  step: "build",
  tags: ["SET_EXPECT_HEADER", "EXPECT_HEADER"],
  name: "addExpectContinueMiddleware",
  override: !0
}, xs = (r) => ({
  applyToStack: (o) => {
    o.add(bc(r), vc);
  }
});

// node_modules/@aws-sdk/middleware-sdk-s3/dist-es/submodules/s3/middleware-ssec/middleware-ssec.js
function Pc(r) {
  return (o) => async (n) => {
    let s = { ...n.input }, i = [
      {
        target: "SSECustomerKey",
        hash: "SSECustomerKeyMD5"
      },
      {
        target: "CopySourceSSECustomerKey",
        hash: "CopySourceSSECustomerKeyMD5"
      }
    ];
    for (let a of i) {
      let c = s[a.target];
      if (c) {
        let d;
        typeof c == "string" ? Bc(c, r) ? d = r.base64Decoder(c) : (d = r.utf8Decoder(c), s[a.target] = r.base64Encoder(d)) : (d = ArrayBuffer.isView(c) ? new Uint8Array(c.buffer, c.byteOffset, c.byteLength) : new Uint8Array(c), s[a.target] = r.base64Encoder(d));
        let p = new r.md5();
        p.update(d), s[a.hash] = r.base64Encoder(await p.digest());
      }
    }
    return o({
      ...n,
      input: s
    });
  };
}
var Ac = {
  name: "ssecMiddleware",
  step: "initialize",
  tags: ["SSE"],
  override: !0
}, ko = (r) => ({
  applyToStack: (o) => {
    o.add(Pc(r), Ac);
  }
});
function Bc(r, o) {
  if (!/^(?:[A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(r))
    return !1;
  try {
    return o.base64Decoder(r).length === 32;
  } catch {
    return !1;
  }
}

// node_modules/@aws-sdk/client-s3/dist-es/S3Client.js
var Yd = St(Mc());

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/resolveAwsSdkSigV4AConfig.js
var Or = (r) => (r.sigv4aSigningRegionSet = ct(r.sigv4aSigningRegionSet), r);

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/resolveAwsSdkSigV4Config.js
var Cs = (r) => (o) => {
  let n = o.credentials, s = !!o.credentials, i;
  Object.defineProperty(o, "credentials", {
    set(_) {
      _ && _ !== n && _ !== i && (s = !0), n = _;
      let C = Sm(o, {
        credentials: n,
        credentialDefaultProvider: o.credentialDefaultProvider
      }), S = Rm(o, C);
      if (s && !S.attributed) {
        let R = typeof n == "object" && n !== null;
        i = async (v) => {
          let $ = await S(v);
          return R && (!$.$source || Object.keys($.$source).length === 0) ? Vi($, "CREDENTIALS_CODE", "e") : $;
        }, i.memoized = S.memoized, i.configBound = S.configBound, i.attributed = !0;
      } else
        i = S;
    },
    get() {
      return i;
    },
    enumerable: !0,
    configurable: !0
  }), o.credentials = n;
  let { signingEscapePath: a = !0, systemClockOffset: c = o.systemClockOffset || 0, sha256: d } = o, p;
  return o.signer ? p = ct(o.signer) : o.regionInfoProvider ? p = () => ct(o.region)().then(async (_) => [
    await o.regionInfoProvider(_, {
      useFipsEndpoint: await o.useFipsEndpoint(),
      useDualstackEndpoint: await o.useDualstackEndpoint()
    }) || {},
    _
  ]).then(([_, C]) => {
    let { signingRegion: S, signingService: R } = _;
    o.signingRegion = o.signingRegion || S || C, o.signingName = o.signingName || R || o.serviceId;
    let v = {
      ...o,
      credentials: o.credentials,
      region: o.signingRegion,
      service: o.signingName,
      sha256: d,
      uriEscapePath: a
    }, T = o.signerConstructor || ts;
    return new T(v);
  }) : p = async (_) => {
    _ = Object.assign({}, {
      name: "sigv4",
      signingName: o.signingName || o.defaultSigningName,
      signingRegion: await ct(o.region)(),
      properties: {}
    }, _);
    let C = _.signingRegion, S = _.signingName;
    o.signingRegion = o.signingRegion || C, o.signingName = o.signingName || S || o.serviceId;
    let R = {
      ...o,
      credentials: o.credentials,
      region: o.signingRegion,
      service: o.signingName,
      sha256: d,
      uriEscapePath: a
    }, v = o.signerConstructor || ts;
    return new v(R);
  }, Object.assign(o, {
    systemClockOffset: c,
    signingEscapePath: a,
    signer: p,
    disableClockSkewCorrection: ct(o.disableClockSkewCorrection ?? r)
  });
};
function Sm(r, { credentials: o, credentialDefaultProvider: n }) {
  let s;
  return o ? o?.memoized ? s = o : s = va(o, ka, ba) : n ? s = ct(n(Object.assign({}, r, {
    parentClientConfig: r
  }))) : s = async () => {
    throw new Error("@aws-sdk/core::resolveAwsSdkSigV4Config - `credentials` not provided and no credentialDefaultProvider was configured.");
  }, s.memoized = !0, s;
}
function Rm(r, o) {
  if (o.configBound)
    return o;
  let n = async (s) => o({ ...s, callerClientConfig: r });
  return n.memoized = o.memoized, n.configBound = !0, n;
}

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/clock-skew-node-config.js
var Om = "AWS_DISABLE_CLOCK_SKEW_CORRECTION", ym = "disable_clock_skew_correction", wc = {
  environmentVariableSelector: (r) => ns(r, Om, ss.ENV),
  configFileSelector: (r) => ns(r, ym, ss.CONFIG),
  default: !1
};

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/clock-skew-defaults.js
var Ic = Xi(wc);

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/index.js
var Lc = Cs(Ic);

// node_modules/@aws-sdk/client-s3/dist-es/auth/httpAuthSchemeProvider.js
var Nc = St(cc());
var Gc = St(Dc()), km = (r) => async (o, n, s) => {
  if (!s)
    throw new Error("Could not find `input` for `defaultEndpointRuleSetHttpAuthSchemeParametersProvider`");
  let i = await r(o, n, s), a = So(n)?.commandInstance?.constructor?.getEndpointParameterInstructions;
  if (!a)
    throw new Error(`getEndpointParameterInstructions() is not defined on '${n.commandName}'`);
  let c = await na(s, { getEndpointParameterInstructions: a }, o);
  return Object.assign(i, c);
}, bm = async (r, o, n) => ({
  operation: So(o).operation,
  region: await wt(r.region)() || (() => {
    throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
  })()
}), Uc = km(bm);
function jc(r) {
  return {
    schemeId: "aws.auth#sigv4",
    signingProperties: {
      name: "s3",
      region: r.region
    },
    propertiesExtractor: (o, n) => ({
      signingProperties: {
        config: o,
        context: n
      }
    })
  };
}
function qc(r) {
  return {
    schemeId: "aws.auth#sigv4a",
    signingProperties: {
      name: "s3",
      region: r.region
    },
    propertiesExtractor: (o, n) => ({
      signingProperties: {
        config: o,
        context: n
      }
    })
  };
}
var vm = (r, o, n) => (i) => {
  let c = r(i).properties?.authSchemes;
  if (!c)
    return o(i);
  let d = [];
  for (let p of c) {
    let { name: x, properties: _ = {}, ...C } = p, S = x.toLowerCase();
    x !== S && console.warn(`HttpAuthScheme has been normalized with lowercasing: '${x}' to '${S}'`);
    let R;
    if (S === "sigv4a") {
      R = "aws.auth#sigv4a";
      let $ = c.find((fe) => {
        let H = fe.name.toLowerCase();
        return H !== "sigv4a" && H.startsWith("sigv4");
      });
      if (Nc.SignatureV4MultiRegion.sigv4aDependency() === "none" && $)
        continue;
    } else if (S.startsWith("sigv4"))
      R = "aws.auth#sigv4";
    else
      throw new Error(`Unknown HttpAuthScheme found in '@smithy.rules#endpointRuleSet': '${S}'`);
    let v = n[R];
    if (!v)
      throw new Error(`Could not find HttpAuthOption create function for '${R}'`);
    let T = v(i);
    T.schemeId = R, T.signingProperties = { ...T.signingProperties || {}, ...C, ..._ }, d.push(T);
  }
  return d;
}, Pm = (r) => {
  let o = [];
  switch (r.operation) {
    default:
      o.push(jc(r)), o.push(qc(r));
  }
  return o;
}, cL = vm(Gc.defaultEndpointResolver, Pm, {
  "aws.auth#sigv4": jc,
  "aws.auth#sigv4a": qc
}), Hc = (r) => {
  let o = Lc(r), n = Or(o);
  return Object.assign(n, {
    authSchemePreference: wt(r.authSchemePreference ?? [])
  });
};

// node_modules/@aws-sdk/client-s3/dist-es/endpoint/EndpointParameters.js
var zc = (r) => Object.assign(r, {
  useFipsEndpoint: r.useFipsEndpoint ?? !1,
  useDualstackEndpoint: r.useDualstackEndpoint ?? !1,
  forcePathStyle: r.forcePathStyle ?? !1,
  useAccelerateEndpoint: r.useAccelerateEndpoint ?? !1,
  useGlobalEndpoint: r.useGlobalEndpoint ?? !1,
  disableMultiregionAccessPoints: r.disableMultiregionAccessPoints ?? !1,
  defaultSigningName: "s3",
  clientContextParams: r.clientContextParams ?? {}
}), Kc = {
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
var _e = oa(Kc, "AmazonS3", "S3Client", ia), Ie = {
  Bucket: { type: "contextParams", name: "Bucket" },
  Key: { type: "contextParams", name: "Key" }
};
var yr = {
  DisableS3ExpressSessionAuth: { type: "staticContextParams", value: !0 },
  Bucket: { type: "contextParams", name: "Bucket" }
};
var Nt = (r, o, n, s) => [
  Dt(n)
], Gt = (r, o, n, s) => [
  Dt(n),
  ko(n)
];
var Vc = (r, o, n, s) => [
  fr(n, {
    requestAlgorithmMember: { httpHeader: "x-amz-sdk-checksum-algorithm", name: "ChecksumAlgorithm" },
    requestChecksumRequired: !1
  }),
  ps(n),
  Dt(n),
  ko(n)
];
var Fc = (r, o, n, s) => [
  fr(n, {
    requestAlgorithmMember: { httpHeader: "x-amz-sdk-checksum-algorithm", name: "ChecksumAlgorithm" },
    requestChecksumRequired: !1
  }),
  Dt(n),
  ko(n)
];

// node_modules/@aws-sdk/client-s3/dist-es/models/S3ServiceException.js
var q = class r extends Yi {
  static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.s3#S3ServiceException";
  constructor(o) {
    super(o), Object.setPrototypeOf(this, r.prototype);
  }
};

// node_modules/@aws-sdk/client-s3/dist-es/models/errors.js
var kr = class r extends q {
  static shapeId = "com.amazonaws.s3#NoSuchUpload";
  name = "NoSuchUpload";
  $fault = "client";
  constructor(o) {
    super({
      name: "NoSuchUpload",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
}, br = class r extends q {
  static shapeId = "com.amazonaws.s3#AccessDenied";
  name = "AccessDenied";
  $fault = "client";
  constructor(o) {
    super({
      name: "AccessDenied",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
}, vr = class r extends q {
  static shapeId = "com.amazonaws.s3#ObjectNotInActiveTierError";
  name = "ObjectNotInActiveTierError";
  $fault = "client";
  constructor(o) {
    super({
      name: "ObjectNotInActiveTierError",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
}, Pr = class r extends q {
  static shapeId = "com.amazonaws.s3#BucketAlreadyExists";
  name = "BucketAlreadyExists";
  $fault = "client";
  constructor(o) {
    super({
      name: "BucketAlreadyExists",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
}, Ar = class r extends q {
  static shapeId = "com.amazonaws.s3#BucketAlreadyOwnedByYou";
  name = "BucketAlreadyOwnedByYou";
  $fault = "client";
  constructor(o) {
    super({
      name: "BucketAlreadyOwnedByYou",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
}, Br = class r extends q {
  static shapeId = "com.amazonaws.s3#NoSuchBucket";
  name = "NoSuchBucket";
  $fault = "client";
  constructor(o) {
    super({
      name: "NoSuchBucket",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
}, Tr = class r extends q {
  static shapeId = "com.amazonaws.s3#NoSuchKey";
  name = "NoSuchKey";
  $fault = "client";
  constructor(o) {
    super({
      name: "NoSuchKey",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
}, Mr = class r extends q {
  static shapeId = "com.amazonaws.s3#InvalidObjectState";
  name = "InvalidObjectState";
  $fault = "client";
  StorageClass;
  AccessTier;
  constructor(o) {
    super({
      name: "InvalidObjectState",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype), this.StorageClass = o.StorageClass, this.AccessTier = o.AccessTier;
  }
}, wr = class r extends q {
  static shapeId = "com.amazonaws.s3#NoSuchAnnotation";
  name = "NoSuchAnnotation";
  $fault = "client";
  constructor(o) {
    super({
      name: "NoSuchAnnotation",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
}, Ir = class r extends q {
  static shapeId = "com.amazonaws.s3#NotFound";
  name = "NotFound";
  $fault = "client";
  constructor(o) {
    super({
      name: "NotFound",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
}, Lr = class r extends q {
  static shapeId = "com.amazonaws.s3#InvalidPrefix";
  name = "InvalidPrefix";
  $fault = "client";
  constructor(o) {
    super({
      name: "InvalidPrefix",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
}, $r = class r extends q {
  static shapeId = "com.amazonaws.s3#EncryptionTypeMismatch";
  name = "EncryptionTypeMismatch";
  $fault = "client";
  constructor(o) {
    super({
      name: "EncryptionTypeMismatch",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
}, Dr = class r extends q {
  static shapeId = "com.amazonaws.s3#InvalidRequest";
  name = "InvalidRequest";
  $fault = "client";
  constructor(o) {
    super({
      name: "InvalidRequest",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
}, Nr = class r extends q {
  static shapeId = "com.amazonaws.s3#InvalidWriteOffset";
  name = "InvalidWriteOffset";
  $fault = "client";
  constructor(o) {
    super({
      name: "InvalidWriteOffset",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
}, Gr = class r extends q {
  static shapeId = "com.amazonaws.s3#TooManyParts";
  name = "TooManyParts";
  $fault = "client";
  constructor(o) {
    super({
      name: "TooManyParts",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
}, Ur = class r extends q {
  static shapeId = "com.amazonaws.s3#AnnotationLimitExceeded";
  name = "AnnotationLimitExceeded";
  $fault = "client";
  constructor(o) {
    super({
      name: "AnnotationLimitExceeded",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
}, jr = class r extends q {
  static shapeId = "com.amazonaws.s3#AnnotationNameTooLong";
  name = "AnnotationNameTooLong";
  $fault = "client";
  constructor(o) {
    super({
      name: "AnnotationNameTooLong",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
}, qr = class r extends q {
  static shapeId = "com.amazonaws.s3#InvalidAnnotationName";
  name = "InvalidAnnotationName";
  $fault = "client";
  constructor(o) {
    super({
      name: "InvalidAnnotationName",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
}, Hr = class r extends q {
  static shapeId = "com.amazonaws.s3#UnsupportedMediaType";
  name = "UnsupportedMediaType";
  $fault = "client";
  constructor(o) {
    super({
      name: "UnsupportedMediaType",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
}, zr = class r extends q {
  static shapeId = "com.amazonaws.s3#IdempotencyParameterMismatch";
  name = "IdempotencyParameterMismatch";
  $fault = "client";
  constructor(o) {
    super({
      name: "IdempotencyParameterMismatch",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
}, Kr = class r extends q {
  static shapeId = "com.amazonaws.s3#ObjectAlreadyInActiveTierError";
  name = "ObjectAlreadyInActiveTierError";
  $fault = "client";
  constructor(o) {
    super({
      name: "ObjectAlreadyInActiveTierError",
      $fault: "client",
      ...o
    }), Object.setPrototypeOf(this, r.prototype);
  }
};

// node_modules/@aws-sdk/client-s3/dist-es/schemas/schemas_0.js
var Am = "Account", Bm = "AnalyticsAndOperator", Vr = "AccelerateConfiguration", fn = "AccessControlList", Ut = "ACL", nu = "AnalyticsConfigurationList", Et = "AccessControlPolicy", su = "AccessControlTranslation", bo = "AnalyticsConfiguration", Tm = "AnnotationCount", Mm = "AccessDenied", iu = "AbortDate", wm = "AnnotationDirective", au = "AnnotationEntry", Im = "AnalyticsExportDestination", Lm = "AnalyticsFilter", $m = "AllowedHeaders", Dm = "AllowedHeader", Nm = "AccountId", cu = "AbortIncompleteMultipartUpload", Wc = "AccessKeyId", Gm = "AnnotationList", Um = "AnnotationLimitExceeded", jm = "AllowedMethods", qm = "AbortMultipartUpload", Hm = "AbortMultipartUploadOutput", zm = "AbortMultipartUploadRequest", Km = "AllowedMethod", Bo = "AnnotationName", Vm = "AnnotationNameTooLong", Fm = "AllowedOrigins", Wm = "AllowedOrigin", uu = "AnnotationPayload", Xm = "AccessPointAlias", pu = "AccessPointArn", lu = "AnnotationPrefix", Qm = "AllowQuotedRecordDelimiter", vs = "AcceptRanges", du = "AbortRuleId", Fr = "AbacStatus", Jm = "AnalyticsS3BucketDestination", Ym = "ApplyServerSideEncryptionByDefault", Zm = "ArchiveStatus", mu = "AccessTier", Wr = "AnnotationTableConfiguration", gu = "AnnotationTableConfigurationResult", e0 = "AnnotationTableConfigurationUpdates", To = "And", t0 = "Annotations", l = "Bucket", Ps = "BucketArn", o0 = "BucketAlreadyExists", r0 = "BucketAccountId", n0 = "BucketAlreadyOwnedByYou", fu = "BlockedEncryptionTypes", As = "BypassGovernanceRetention", s0 = "BucketInfo", xe = "BucketKeyEnabled", i0 = "BucketLifecycleConfiguration", a0 = "BucketLocationName", Xr = "BucketLoggingStatus", c0 = "BucketLocationType", u0 = "BucketNamespace", p0 = "BucketName", _u = "BytesProcessed", Xc = "BlockPublicAcls", Qc = "BlockPublicPolicy", Bs = "BucketRegion", xu = "BytesReturned", Cu = "BytesScanned", Mo = "Body", Ts = "Buckets", hu = "Checksum", b = "ChecksumAlgorithm", l0 = "CannedACL", d0 = "CreateBucket", hs = "CreateBucketConfiguration", m0 = "CreateBucketMetadataConfiguration", g0 = "CreateBucketMetadataConfigurationRequest", f0 = "CreateBucketMetadataTableConfiguration", _0 = "CreateBucketMetadataTableConfigurationRequest", x0 = "CreateBucketOutput", C0 = "CreateBucketRequest", jt = "CacheControl", te = "ChecksumCRC32", oe = "ChecksumCRC32C", re = "ChecksumCRC64NVME", wo = "Cache-Control", h0 = "CreationDate", Io = "Content-Disposition", qt = "ContentDisposition", S0 = "ContinuationEvent", Lo = "Content-Encoding", Ht = "ContentEncoding", R0 = "CloudFunction", E0 = "CloudFunctionConfiguration", zt = "ContentLanguage", $o = "Content-Language", Kt = "Content-Length", Vt = "ContentLength", U = "Content-MD5", ne = "ChecksumMD5", j = "ContentMD5", O0 = "CompletedMultipartUpload", y0 = "CompleteMultipartUploadOutput", k0 = "CreateMultipartUploadOutput", b0 = "CompleteMultipartUploadResult", v0 = "CompleteMultipartUploadRequest", P0 = "CreateMultipartUploadRequest", Su = "CompleteMultipartUpload", A0 = "CreateMultipartUpload", Ms = "ChecksumMode", B0 = "CopyObject", T0 = "CopyObjectOutput", Ru = "CopyObjectResult", Qr = "CORSConfiguration", ws = "CORSRules", Is = "CORSRule", M0 = "CopyObjectRequest", w0 = "CommonPrefix", I0 = "CommonPrefixList", L0 = "CompletedPartList", Eu = "CopyPartResult", $0 = "CompletedPart", _n = "CommonPrefixes", Ls = "ContentRange", D0 = "ConfirmRemoveSelfBucketAccess", Ou = "Content-Range", Ft = "ConfigurationState", se = "ChecksumSHA1", ie = "ChecksumSHA256", ae = "ChecksumSHA512", yu = "CopySourceIfMatch", ku = "CopySourceIfModifiedSince", bu = "CopySourceIfNoneMatch", vu = "CopySourceIfUnmodifiedSince", N0 = "CreateSessionOutput", G0 = "CreateSessionResult", U0 = "CopySourceRange", j0 = "CreateSessionRequest", Pu = "CopySourceSSECustomerAlgorithm", $s = "CopySourceSSECustomerKey", Au = "CopySourceSSECustomerKeyMD5", Bu = "CSV", Tu = "CopySourceVersionId", q0 = "CSVInput", H0 = "CSVOutput", Mu = "CopySource", z0 = "CreateSession", Ee = "ChecksumType", Do = "Content-Type", K0 = "ClientToken", Wt = "ContentType", V0 = "CompressionType", Ce = "ContinuationToken", ce = "ChecksumXXHASH64", ue = "ChecksumXXHASH3", pe = "ChecksumXXHASH128", wu = "Condition", F0 = "Code", W0 = "Comments", Iu = "Contents", X0 = "Cont", Jc = "Credentials", Ot = "Days", Q0 = "DaysAfterInitiation", J0 = "DeleteBucket", Y0 = "DeleteBucketAnalyticsConfiguration", Z0 = "DeleteBucketAnalyticsConfigurationRequest", eg = "DeleteBucketCors", tg = "DeleteBucketCorsRequest", og = "DeleteBucketEncryption", rg = "DeleteBucketEncryptionRequest", ng = "DeleteBucketInventoryConfiguration", sg = "DeleteBucketInventoryConfigurationRequest", ig = "DeleteBucketIntelligentTieringConfiguration", ag = "DeleteBucketIntelligentTieringConfigurationRequest", cg = "DeleteBucketLifecycle", ug = "DeleteBucketLifecycleRequest", pg = "DeleteBucketMetadataConfiguration", lg = "DeleteBucketMetadataConfigurationRequest", dg = "DeleteBucketMetricsConfigurationRequest", mg = "DeleteBucketMetricsConfiguration", gg = "DeleteBucketMetadataTableConfiguration", fg = "DeleteBucketMetadataTableConfigurationRequest", _g = "DeleteBucketOwnershipControls", xg = "DeleteBucketOwnershipControlsRequest", Cg = "DeleteBucketPolicy", hg = "DeleteBucketPolicyRequest", Sg = "DeleteBucketRequest", Rg = "DeleteBucketReplicationRequest", Eg = "DeleteBucketReplication", Og = "DeleteBucketTagging", yg = "DeleteBucketTaggingRequest", kg = "DeleteBucketWebsite", bg = "DeleteBucketWebsiteRequest", vg = "DataExport", Pg = "DefaultEventHold", Ag = "DestinationIfMatch", Bg = "DestinationIfModifiedSince", Tg = "DestinationIfNoneMatch", Mg = "DestinationIfUnmodifiedSince", yt = "DeleteMarker", wg = "DeleteMarkerEntry", Lu = "DeleteMarkerReplication", Ig = "DeleteMarkerVersionId", $u = "DeleteMarkers", Ds = "DisplayName", Lg = "DeletedObject", $g = "DeleteObjectAnnotation", Dg = "DeleteObjectAnnotationOutput", Ng = "DeleteObjectAnnotationRequest", Gg = "DeleteObjectOutput", Ug = "DeleteObjectsOutput", jg = "DeleteObjectRequest", qg = "DeleteObjectsRequest", Hg = "DeleteObjectTagging", zg = "DeleteObjectTaggingOutput", Kg = "DeleteObjectTaggingRequest", Vg = "DeletedObjects", Fg = "DeleteObject", Wg = "DeleteObjects", Xg = "DeletePublicAccessBlock", Qg = "DeletePublicAccessBlockRequest", Jg = "DataRedundancy", Du = "DefaultRetention", Yg = "DeleteResult", Nu = "DestinationResult", Gu = "Date", Ss = "Delete", Zg = "Deleted", pt = "Delimiter", xn = "Destination", ef = "Description", Uu = "Details", Xt = "Error", tf = "EmailAddress", ju = "EventBridgeConfiguration", g = "ExpectedBucketOwner", kt = "EncryptionConfiguration", qu = "ErrorCode", of = "ErrorDetails", Ns = "ErrorDocument", rf = "EndEvent", nf = "ExposeHeaders", Hu = "EventHoldDuration", sf = "EventHold", af = "ExposeHeader", zu = "ErrorMessage", cf = "ExpiredObjectDeleteMarker", Ku = "ExistingObjectReplication", Jr = "ExpiresString", Vu = "ExpectedSourceBucketOwner", K = "ETag", uf = "EncryptionTypeList", pf = "EncryptionTypeMismatch", Gs = "EncryptionType", lt = "EncodingType", lf = "EventThreshold", Fu = "ExpressionType", Us = "Encryption", df = "Enabled", Wu = "End", Xu = "Errors", js = "Events", qs = "Event", ze = "Expiration", Ne = "Expires", Qu = "Expression", st = "Filter", Ju = "FieldDelimiter", mf = "FileHeaderInfo", gf = "FetchOwner", Yu = "FilterRule", ff = "FilterRuleList", _f = "FilterRules", xf = "Field", Zu = "Format", Cf = "Frequency", Cn = "Grants", hf = "GetBucketAbac", Sf = "GetBucketAccelerateConfiguration", Rf = "GetBucketAccelerateConfigurationOutput", Ef = "GetBucketAnalyticsConfigurationOutput", Of = "GetBucketAccelerateConfigurationRequest", yf = "GetBucketAnalyticsConfigurationRequest", kf = "GetBucketAnalyticsConfiguration", bf = "GetBucketAbacOutput", vf = "GetBucketAclOutput", Pf = "GetBucketAbacRequest", Af = "GetBucketAclRequest", Bf = "GetBucketAcl", Tf = "GetBucketCors", Mf = "GetBucketCorsOutput", wf = "GetBucketCorsRequest", If = "GetBucketEncryption", Lf = "GetBucketEncryptionOutput", $f = "GetBucketEncryptionRequest", Df = "GetBucketInventoryConfiguration", Nf = "GetBucketInventoryConfigurationOutput", Gf = "GetBucketInventoryConfigurationRequest", Uf = "GetBucketIntelligentTieringConfiguration", jf = "GetBucketIntelligentTieringConfigurationOutput", qf = "GetBucketIntelligentTieringConfigurationRequest", Hf = "GetBucketLocation", zf = "GetBucketLifecycleConfiguration", Kf = "GetBucketLifecycleConfigurationOutput", Vf = "GetBucketLifecycleConfigurationRequest", Ff = "GetBucketLocationOutput", Wf = "GetBucketLoggingOutput", Xf = "GetBucketLocationRequest", Qf = "GetBucketLoggingRequest", Jf = "GetBucketLogging", Yf = "GetBucketMetadataConfiguration", Zf = "GetBucketMetadataConfigurationOutput", e_ = "GetBucketMetricsConfigurationOutput", ep = "GetBucketMetadataConfigurationResult", t_ = "GetBucketMetadataConfigurationRequest", o_ = "GetBucketMetricsConfigurationRequest", r_ = "GetBucketMetricsConfiguration", n_ = "GetBucketMetadataTableConfiguration", s_ = "GetBucketMetadataTableConfigurationOutput", tp = "GetBucketMetadataTableConfigurationResult", i_ = "GetBucketMetadataTableConfigurationRequest", a_ = "GetBucketNotificationConfiguration", c_ = "GetBucketNotificationConfigurationRequest", u_ = "GetBucketOwnershipControls", p_ = "GetBucketOwnershipControlsOutput", l_ = "GetBucketOwnershipControlsRequest", d_ = "GetBucketPolicy", m_ = "GetBucketPolicyOutput", g_ = "GetBucketPolicyRequest", f_ = "GetBucketPolicyStatus", __ = "GetBucketPolicyStatusOutput", x_ = "GetBucketPolicyStatusRequest", C_ = "GetBucketReplication", h_ = "GetBucketReplicationOutput", S_ = "GetBucketRequestPayment", R_ = "GetBucketRequestPaymentOutput", E_ = "GetBucketRequestPaymentRequest", O_ = "GetBucketReplicationRequest", y_ = "GetBucketTagging", k_ = "GetBucketTaggingOutput", b_ = "GetBucketTaggingRequest", v_ = "GetBucketVersioning", P_ = "GetBucketVersioningOutput", A_ = "GetBucketVersioningRequest", B_ = "GetBucketWebsite", T_ = "GetBucketWebsiteOutput", M_ = "GetBucketWebsiteRequest", Qt = "GrantFullControl", op = "GlacierJobParameters", w_ = "GetObject", I_ = "GetObjectAcl", L_ = "GetObjectAclOutput", $_ = "GetObjectAnnotationOutput", D_ = "GetObjectAttributesOutput", N_ = "GetObjectAttributesParts", G_ = "GetObjectAclRequest", U_ = "GetObjectAnnotationRequest", j_ = "GetObjectAttributesResponse", q_ = "GetObjectAttributesRequest", H_ = "GetObjectAnnotation", z_ = "GetObjectAttributes", K_ = "GetObjectLockConfiguration", V_ = "GetObjectLockConfigurationOutput", F_ = "GetObjectLockConfigurationRequest", W_ = "GetObjectLegalHold", X_ = "GetObjectLegalHoldOutput", Q_ = "GetObjectLegalHoldRequest", J_ = "GetObjectOutput", Y_ = "GetObjectRequest", Z_ = "GetObjectRetentionOutput", ex = "GetObjectRetentionRequest", tx = "GetObjectRetention", ox = "GetObjectTagging", rx = "GetObjectTaggingOutput", nx = "GetObjectTorrentOutput", sx = "GetObjectTaggingRequest", ix = "GetObjectTorrentRequest", ax = "GetObjectTorrent", cx = "GetPublicAccessBlock", ux = "GetPublicAccessBlockOutput", px = "GetPublicAccessBlockRequest", Jt = "GrantRead", Yt = "GrantReadACP", Hs = "GrantWrite", Zt = "GrantWriteACP", zs = "Grant", Ks = "Grantee", lx = "HeadBucket", dx = "HeadBucketOutput", mx = "HeadBucketRequest", gx = "HttpErrorCodeReturnedEquals", rp = "HostName", fx = "HeadObject", _x = "HeadObjectOutput", xx = "HeadObjectRequest", Cx = "HttpRedirectCode", J = "Id", hx = "InvalidAnnotationName", vo = "InventoryConfiguration", np = "InventoryConfigurationList", eo = "ID", Vs = "IndexDocument", Sx = "InventoryDestination", Rx = "IsEnabled", Ex = "InventoryEncryption", Ox = "InventoryFilter", sp = "IsLatest", to = "IfMatch", yx = "IfMatchInitiatedTime", kx = "IfMatchLastModifiedTime", bx = "IfMatchSize", Fs = "If-Modified-Since", ip = "IfModifiedSince", vx = "InitiateMultipartUploadResult", bt = "If-Match", No = "IfNoneMatch", oo = "If-None-Match", Px = "InventoryOptionalFields", Ax = "InvalidObjectState", Bx = "IncludedObjectVersions", Tx = "InvalidPrefix", Yc = "IgnorePublicAcls", Mx = "IdempotencyParameterMismatch", Zc = "IsPublic", wx = "InvalidRequest", Ix = "IsRestoreInProgress", Ws = "InputSerialization", Lx = "InventoryS3BucketDestination", $x = "InventorySchedule", Ke = "IsTruncated", Dx = "IntelligentTieringAndOperator", Po = "IntelligentTieringConfiguration", ap = "IntelligentTieringConfigurationList", cp = "InventoryTableConfigurationResult", Nx = "InventoryTableConfigurationUpdates", Yr = "InventoryTableConfiguration", Gx = "IntelligentTieringFilter", up = "IfUnmodifiedSince", Xs = "If-Unmodified-Since", Ux = "InvalidWriteOffset", Qs = "Initiator", jx = "Initiated", pp = "JSON", qx = "JSONInput", Hx = "JSONOutput", Zr = "JournalTableConfiguration", lp = "JournalTableConfigurationResult", zx = "JournalTableConfigurationUpdates", O = "Key", Kx = "KeyCount", Vx = "KeyId", Fx = "KmsKeyArn", hn = "KeyMarker", Wx = "KMSContext", Xx = "KMSKeyArn", Qx = "KMSKeyId", Jx = "KMSMasterKeyID", Yx = "KeyPrefixEquals", en = "Location", Zx = "ListAllMyBucketsResult", eC = "ListAllMyDirectoryBucketsResult", tC = "ListBuckets", oC = "ListBucketAnalyticsConfigurations", rC = "ListBucketAnalyticsConfigurationsOutput", nC = "ListBucketAnalyticsConfigurationResult", sC = "ListBucketAnalyticsConfigurationsRequest", iC = "ListBucketInventoryConfigurations", aC = "ListBucketInventoryConfigurationsOutput", cC = "ListBucketInventoryConfigurationsRequest", uC = "ListBucketIntelligentTieringConfigurations", pC = "ListBucketIntelligentTieringConfigurationsOutput", lC = "ListBucketIntelligentTieringConfigurationsRequest", dC = "ListBucketMetricsConfigurations", mC = "ListBucketMetricsConfigurationsOutput", gC = "ListBucketMetricsConfigurationsRequest", fC = "ListBucketsOutput", _C = "ListBucketsRequest", dp = "ListBucketResult", Rs = "LocationConstraint", Es = "LifecycleConfiguration", xC = "ListDirectoryBuckets", CC = "ListDirectoryBucketsOutput", hC = "ListDirectoryBucketsRequest", Js = "LoggingEnabled", SC = "LifecycleExpiration", RC = "LambdaFunctionArn", EC = "LambdaFunctionConfiguration", OC = "LambdaFunctionConfigurationList", yC = "LambdaFunctionConfigurations", tn = "LegalHold", kC = "LocationInfo", bC = "ListInventoryConfigurationsResult", Le = "LastModified", vC = "ListMetricsConfigurationsResult", PC = "LastModifiedTime", AC = "ListMultipartUploads", BC = "ListMultipartUploadsOutput", TC = "ListMultipartUploadsResult", MC = "ListMultipartUploadsRequest", Sn = "Last-Modified", wC = "ListObjects", IC = "ListObjectAnnotations", LC = "ListObjectAnnotationsOutput", $C = "ListObjectAnnotationsRequest", DC = "ListObjectsOutput", NC = "ListObjectsRequest", GC = "ListObjectsV2", UC = "ListObjectsV2Output", jC = "ListObjectVersionsOutput", qC = "ListObjectsV2Request", HC = "ListObjectVersionsRequest", zC = "ListObjectVersions", KC = "ListParts", VC = "ListPartsOutput", FC = "ListPartsResult", WC = "ListPartsRequest", XC = "LifecycleRule", QC = "LifecycleRuleAndOperator", JC = "LifecycleRuleFilter", YC = "LifecycleRules", ZC = "ListVersionsResult", ro = "Metadata", eh = "MetricsAndOperator", mp = "MaxAnnotationResults", th = "MaxAgeSeconds", oh = "MaxBuckets", Os = "MetadataConfiguration", gp = "MetricsConfigurationList", fp = "MetadataConfigurationResult", Ao = "MetricsConfiguration", rh = "MetadataDirective", nh = "MaxDirectoryBuckets", _p = "MfaDelete", xp = "MetadataEntry", sh = "MetricsFilter", Ys = "MFA", Cp = "MFADelete", no = "MaxKeys", Zs = "MissingMeta", ih = "MpuObjectSize", Rn = "MaxParts", ys = "MetadataTableConfiguration", hp = "MetadataTableConfigurationResult", ah = "MetadataTableEncryptionConfiguration", Sp = "MultipartUpload", ch = "MultipartUploadList", Rp = "MaxUploads", Ep = "Marker", Op = "Metrics", uh = "Message", ph = "Minutes", yp = "Mode", vt = "Name", ks = "NotificationConfiguration", lh = "NotificationConfigurationFilter", so = "NextContinuationToken", kp = "NoncurrentDays", dh = "NonEmptyKmsKeyArnString", mh = "NotFound", bp = "NextKeyMarker", gh = "NextMarker", vp = "NewerNoncurrentVersions", Pp = "NextPartNumberMarker", fh = "NoSuchAnnotation", _h = "NoSuchBucket", xh = "NoSuchKey", Ch = "NoSuchUpload", hh = "NextUploadIdMarker", Ap = "NoncurrentVersionExpiration", Sh = "NextVersionIdMarker", Rh = "NoncurrentVersionTransitions", Eh = "NoncurrentVersionTransitionList", Bp = "NoncurrentVersionTransition", Tp = "Not", Ue = "Owner", Oh = "ObjectAttributes", yh = "ObjectAlreadyInActiveTierError", on = "OwnershipControls", kh = "OwnershipControlsRule", bh = "OwnershipControlsRules", Mp = "ObjectEncryption", vh = "OptionalFields", Ph = "ObjectIdentifier", Ah = "ObjectIdentifierList", wp = "ObjectIfMatch", Ip = "OutputLocation", rn = "ObjectLockConfiguration", Bh = "ObjectLockEnabled", Th = "ObjectLockEnabledForBucket", Go = "ObjectLockEventHold", Uo = "ObjectLockEventHoldDurationDays", jo = "ObjectLockEventHoldDurationYears", Mh = "ObjectLockLegalHold", io = "ObjectLockLegalHoldStatus", ao = "ObjectLockMode", wh = "ObjectLockRetention", co = "ObjectLockRetainUntilDate", Ih = "ObjectLockRule", Lh = "ObjectList", $h = "ObjectNotInActiveTierError", Lp = "ObjectOwnership", ei = "OptionalObjectAttributes", Dh = "ObjectParts", Nh = "ObjectPart", Gh = "ObjectSize", $p = "ObjectSizeGreaterThan", Dp = "ObjectSizeLessThan", Uh = "OutputSchemaVersion", ti = "OutputSerialization", jh = "ObjectVersion", En = "ObjectVersionId", qh = "ObjectVersionList", Hh = "Objects", Np = "Object", zh = "Or", D = "Prefix", nn = "PublicAccessBlockConfiguration", Kh = "PutBucketAbac", Vh = "PutBucketAccelerateConfiguration", Fh = "PutBucketAccelerateConfigurationRequest", Wh = "PutBucketAnalyticsConfigurationRequest", Xh = "PutBucketAnalyticsConfiguration", Qh = "PutBucketAbacRequest", Jh = "PutBucketAclRequest", Yh = "PutBucketAcl", Zh = "PutBucketCors", eS = "PutBucketCorsRequest", tS = "PutBucketEncryption", oS = "PutBucketEncryptionRequest", rS = "PutBucketInventoryConfiguration", nS = "PutBucketInventoryConfigurationRequest", sS = "PutBucketIntelligentTieringConfiguration", iS = "PutBucketIntelligentTieringConfigurationRequest", aS = "PutBucketLogging", cS = "PutBucketLifecycleConfiguration", uS = "PutBucketLifecycleConfigurationOutput", pS = "PutBucketLifecycleConfigurationRequest", lS = "PutBucketLoggingRequest", dS = "PutBucketMetricsConfiguration", mS = "PutBucketMetricsConfigurationRequest", gS = "PutBucketNotificationConfiguration", fS = "PutBucketNotificationConfigurationRequest", _S = "PutBucketOwnershipControls", xS = "PutBucketOwnershipControlsRequest", CS = "PutBucketPolicy", hS = "PutBucketPolicyRequest", SS = "PutBucketReplication", RS = "PutBucketRequestPayment", ES = "PutBucketRequestPaymentRequest", OS = "PutBucketReplicationRequest", yS = "PutBucketTagging", kS = "PutBucketTaggingRequest", bS = "PutBucketVersioning", vS = "PutBucketVersioningRequest", PS = "PutBucketWebsite", AS = "PutBucketWebsiteRequest", On = "PartsCount", BS = "PartitionDateSource", TS = "ProgressEvent", MS = "ParquetInput", wS = "PartsList", Pt = "PartNumber", yn = "PartNumberMarker", IS = "PutObject", LS = "PutObjectAcl", $S = "PutObjectAclOutput", DS = "PutObjectAnnotationOutput", NS = "PutObjectAclRequest", GS = "PutObjectAnnotationRequest", US = "PutObjectAnnotation", jS = "PutObjectLockConfiguration", qS = "PutObjectLockConfigurationOutput", HS = "PutObjectLockConfigurationRequest", zS = "PutObjectLegalHold", KS = "PutObjectLegalHoldOutput", VS = "PutObjectLegalHoldRequest", FS = "PutObjectOutput", WS = "PutObjectRequest", XS = "PutObjectRetentionOutput", QS = "PutObjectRetentionRequest", JS = "PutObjectRetention", YS = "PutObjectTagging", ZS = "PutObjectTaggingOutput", eR = "PutObjectTaggingRequest", sn = "PartitionedPrefix", tR = "PutPublicAccessBlock", oR = "PutPublicAccessBlockRequest", Gp = "PolicyStatus", kn = "Parts", bn = "Part", rR = "Parquet", Up = "Payer", jp = "Payload", qp = "Permission", Hp = "Policy", zp = "Progress", nR = "Prefixes", sR = "Priority", Kp = "Protocol", iR = "Quiet", aR = "QueueArn", Vp = "QuoteCharacter", cR = "QueueConfigurationList", uR = "QueueConfigurations", Fp = "QueueConfiguration", Wp = "QuoteEscapeCharacter", pR = "QuoteFields", lR = "Queue", vn = "Role", oi = "RedirectAllRequestsTo", I = "RequestCharged", Xp = "ResponseCacheControl", Qp = "ResponseContentDisposition", Jp = "ResponseContentEncoding", Yp = "ResponseContentLanguage", Zp = "ResponseContentType", an = "ReplicationConfiguration", ri = "RecordDelimiter", el = "ResponseExpires", dR = "RestoreExpiryDate", Pn = "RecordExpiration", mR = "RecordsEvent", gR = "ReplicaKmsKeyID", fR = "ReplaceKeyPrefixWith", _R = "ReplaceKeyWith", tl = "ReplicaModifications", xR = "RenameObject", CR = "RenameObjectOutput", hR = "RestoreObjectOutput", SR = "RestoreOutputPath", RR = "RenameObjectRequest", ER = "RestoreObjectRequest", OR = "RestoreObject", A = "RequestPayer", eu = "RestrictPublicBuckets", cn = "RequestPaymentConfiguration", yR = "ReplicationPrefixList", ol = "RequestProgress", ni = "RoutingRules", kR = "ReplicationRuleAndOperator", bR = "ReplicationRuleFilter", vR = "ReplicationRuleNotOperator", PR = "ReplicationRuleOrOperator", AR = "ReplicationRule", BR = "ReplicationRules", TR = "RequestRoute", bs = "RestoreRequest", rl = "RoutingRule", qo = "ReplicationStatus", si = "RestoreStatus", MR = "RenameSource", nl = "ReplicationTime", wR = "ReplicationTimeValue", IR = "RequestToken", LR = "RetainUntilDate", un = "Range", ii = "Restore", $R = "Records", sl = "Redirect", pn = "Retention", Ho = "Rules", uo = "Rule", me = "Status", il = "StartAfter", tu = "SecretAccessKey", DR = "SseAlgorithm", NR = "StreamingBlob", al = "S3BucketDestination", he = "StorageClass", cl = "StorageClassAnalysis", GR = "StorageClassAnalysisDataExport", UR = "SessionCredentialValue", jR = "SessionCredentials", qR = "StatusCode", HR = "SkipDestinationValidation", zR = "StatsEvent", KR = "SourceIfMatch", VR = "SourceIfModifiedSince", FR = "SourceIfNoneMatch", WR = "SourceIfUnmodifiedSince", An = "SSE-KMS", ul = "SseKmsEncryptedObjects", XR = "S3KeyFilter", QR = "S3Key", JR = "S3Location", YR = "SessionMode", ZR = "SelectObjectContent", eE = "SelectObjectContentEventStream", tE = "SelectObjectContentOutput", oE = "SelectObjectContentRequest", pl = "SelectParameters", ln = "SimplePrefix", ll = "ScanRange", dl = "SSE-S3", ml = "SourceSelectionCriteria", Se = "ServerSideEncryption", rE = "SSEAlgorithm", nE = "ServerSideEncryptionByDefault", dn = "ServerSideEncryptionConfiguration", Y = "SSECustomerAlgorithm", $e = "SSECustomerKey", Z = "SSECustomerKeyMD5", ai = "SSEKMS", sE = "SSEKMSEncryption", it = "SSEKMSEncryptionContext", Oe = "SSEKMSKeyId", iE = "ServerSideEncryptionRule", aE = "ServerSideEncryptionRules", gl = "SSES3", ou = "SessionToken", fl = "S3TablesDestination", _l = "S3TablesDestinationResult", cE = "S3", uE = "Schedule", At = "Size", pE = "Start", xl = "Stats", lE = "Suffix", Bt = "Tags", Bn = "TableArn", dE = "TopicArn", mE = "TargetBucket", ci = "TableBucketArn", gE = "TableBucketType", ui = "TagCount", fE = "TopicConfigurationList", _E = "TopicConfigurations", Cl = "TopicConfiguration", xE = "TaggingDirective", pi = "TransitionDefaultMinimumObjectSize", hl = "TargetGrants", CE = "TargetGrant", hE = "TieringList", SE = "TransitionList", RE = "TooManyParts", zo = "TableName", Sl = "TableNamespace", Rl = "TargetObjectKeyFormat", EE = "TargetPrefix", OE = "TotalPartsCount", li = "TableStatus", Tn = "TagSet", ve = "Tag", Ge = "Tagging", El = "Tier", yE = "Tierings", Ol = "Tiering", kE = "Time", yl = "Token", bE = "Topic", vE = "Transitions", kl = "Transition", Ko = "Type", PE = "Uploads", AE = "UpdateBucketMetadataAnnotationTableConfiguration", BE = "UpdateBucketMetadataAnnotationTableConfigurationRequest", TE = "UpdateBucketMetadataInventoryTableConfiguration", ME = "UpdateBucketMetadataInventoryTableConfigurationRequest", wE = "UpdateBucketMetadataJournalTableConfiguration", IE = "UpdateBucketMetadataJournalTableConfigurationRequest", dt = "UploadId", bl = "UploadIdMarker", vl = "UserMetadata", LE = "UnsupportedMediaType", $E = "UpdateObjectEncryption", DE = "UpdateObjectEncryptionRequest", NE = "UpdateObjectEncryptionResponse", GE = "UploadPart", UE = "UploadPartCopy", jE = "UploadPartCopyOutput", qE = "UploadPartCopyRequest", HE = "UploadPartOutput", zE = "UploadPartRequest", KE = "URI", Pl = "UseSourceMultiRegionKey", VE = "Upload", di = "Value", mn = "VersioningConfiguration", y = "VersionId", Al = "VersionIdMarker", FE = "Versions", WE = "Version", gn = "WebsiteConfiguration", XE = "WriteGetObjectResponse", QE = "WriteGetObjectResponseRequest", JE = "WriteOffsetBytes", Vo = "WebsiteRedirectLocation", Bl = "Years", mi = "annotationName", YE = "annotation-prefix", Tl = "accept-ranges", ZE = "bucket-region", F = "client", mt = "continuation-token", Mn = "delimiter", W = "error", gi = "eventPayload", eO = "endpoint", wn = "encoding-type", tO = "fetch-owner", m = "http", M = "httpChecksum", Q = "httpError", e = "httpHeader", oO = "hostLabel", P = "httpPayload", po = "httpPrefixHeaders", h = "httpQuery", Ml = "http://www.w3.org/2001/XMLSchema-instance", De = "id", rO = "idempotencyToken", wl = "key-marker", nO = "marker", sO = "max-annotation-results", iO = "max-buckets", aO = "max-directory-buckets", fi = "max-keys", cO = "max-parts", uO = "max-uploads", Fo = "prefix", In = "partNumber", pO = "part-number-marker", Il = "response-cache-control", Ll = "response-content-disposition", $l = "response-content-encoding", Dl = "response-content-language", Nl = "response-content-type", Gl = "response-expires", Ul = "smithy.ts.sdk.synthetic.com.amazonaws.s3", lO = "start-after", jl = "streaming", Wo = "uploadId", dO = "upload-id-marker", ee = "versionId", mO = "version-id-marker", ql = "xsi", gO = "xmlAttribute", E = "xmlFlattened", u = "xmlName", Hl = "xmlNamespace", lo = "x-amz-acl", zl = "x-amz-abort-date", fO = "x-amz-access-point-alias", Kl = "x-amz-abort-rule-id", _O = "x-amz-archive-status", Vl = "x-amz-bucket-arn", _i = "x-amz-bypass-governance-retention", xO = "x-amz-bucket-location-name", CO = "x-amz-bucket-location-type", hO = "x-amz-bucket-namespace", SO = "x-amz-bucket-object-lock-enabled", Fl = "x-amz-bucket-object-lock-token", RO = "x-amz-bucket-region", xi = "x-amz-checksum-algorithm", Ve = "x-amz-checksum-crc32", Fe = "x-amz-checksum-crc32c", We = "x-amz-checksum-crc64nvme", Xe = "x-amz-checksum-md5", Ci = "x-amz-checksum-mode", EO = "x-amz-confirm-remove-self-bucket-access", Qe = "x-amz-checksum-sha1", Je = "x-amz-checksum-sha256", Ye = "x-amz-checksum-sha512", Wl = "x-amz-copy-source", Xl = "x-amz-copy-source-if-match", Ql = "x-amz-copy-source-if-modified-since", Jl = "x-amz-copy-source-if-none-match", Yl = "x-amz-copy-source-if-unmodified-since", OO = "x-amz-create-session-mode", yO = "x-amz-copy-source-range", Zl = "x-amz-copy-source-server-side-encryption-customer-algorithm", ed = "x-amz-copy-source-server-side-encryption-customer-key", td = "x-amz-copy-source-server-side-encryption-customer-key-MD5", od = "x-amz-copy-source-version-id", gt = "x-amz-checksum-type", kO = "x-amz-client-token", Ze = "x-amz-checksum-xxhash64", et = "x-amz-checksum-xxhash3", tt = "x-amz-checksum-xxhash128", Ln = "x-amz-delete-marker", Xo = "x-amz-expiration", f = "x-amz-expected-bucket-owner", bO = "x-amz-fwd-error-code", vO = "x-amz-fwd-error-message", PO = "x-amz-fwd-header-Cache-Control", AO = "x-amz-fwd-header-Content-Disposition", BO = "x-amz-fwd-header-Content-Encoding", TO = "x-amz-fwd-header-Content-Language", MO = "x-amz-fwd-header-Content-Range", wO = "x-amz-fwd-header-Content-Type", IO = "x-amz-fwd-header-ETag", LO = "x-amz-fwd-header-Expires", $O = "x-amz-fwd-header-Last-Modified", DO = "x-amz-fwd-header-accept-ranges", NO = "x-amz-fwd-header-x-amz-checksum-crc32", GO = "x-amz-fwd-header-x-amz-checksum-crc32c", UO = "x-amz-fwd-header-x-amz-checksum-crc64nvme", jO = "x-amz-fwd-header-x-amz-checksum-md5", qO = "x-amz-fwd-header-x-amz-checksum-sha1", HO = "x-amz-fwd-header-x-amz-checksum-sha256", zO = "x-amz-fwd-header-x-amz-checksum-sha512", KO = "x-amz-fwd-header-x-amz-checksum-xxhash64", VO = "x-amz-fwd-header-x-amz-checksum-xxhash3", FO = "x-amz-fwd-header-x-amz-checksum-xxhash128", WO = "x-amz-fwd-header-x-amz-delete-marker", XO = "x-amz-fwd-header-x-amz-expiration", QO = "x-amz-fwd-header-x-amz-missing-meta", JO = "x-amz-fwd-header-x-amz-mp-parts-count", YO = "x-amz-fwd-header-x-amz-object-lock-legal-hold", ZO = "x-amz-fwd-header-x-amz-object-lock-mode", ey = "x-amz-fwd-header-x-amz-object-lock-retain-until-date", ty = "x-amz-fwd-header-x-amz-restore", oy = "x-amz-fwd-header-x-amz-request-charged", ry = "x-amz-fwd-header-x-amz-replication-status", ny = "x-amz-fwd-header-x-amz-storage-class", sy = "x-amz-fwd-header-x-amz-server-side-encryption", iy = "x-amz-fwd-header-x-amz-server-side-encryption-aws-kms-key-id", ay = "x-amz-fwd-header-x-amz-server-side-encryption-bucket-key-enabled", cy = "x-amz-fwd-header-x-amz-server-side-encryption-customer-algorithm", uy = "x-amz-fwd-header-x-amz-server-side-encryption-customer-key-MD5", py = "x-amz-fwd-header-x-amz-tagging-count", ly = "x-amz-fwd-header-x-amz-version-id", dy = "x-amz-fwd-status", mo = "x-amz-grant-full-control", go = "x-amz-grant-read", fo = "x-amz-grant-read-acp", hi = "x-amz-grant-write", _o = "x-amz-grant-write-acp", my = "x-amz-if-match-initiated-time", gy = "x-amz-if-match-last-modified-time", fy = "x-amz-if-match-size", xo = "x-amz-meta-", Si = "x-amz-mfa", _y = "x-amz-metadata-directive", rd = "x-amz-missing-meta", xy = "x-amz-mp-object-size", Cy = "x-amz-max-parts", nd = "x-amz-mp-parts-count", hy = "x-amz-object-attributes", Sy = "x-amz-object-annotation-directive", sd = "x-amz-object-if-match", Qo = "x-amz-object-lock-event-hold", Jo = "x-amz-object-lock-event-hold-duration-days", Yo = "x-amz-object-lock-event-hold-duration-years", Zo = "x-amz-object-lock-legal-hold", er = "x-amz-object-lock-mode", tr = "x-amz-object-lock-retain-until-date", Ry = "x-amz-object-ownership", Ri = "x-amz-optional-object-attributes", Ey = "x-amz-object-size", $n = "x-amz-object-version-id", Oy = "x-amz-part-number-marker", id = "x-amz-restore", N = "x-amz-request-charged", yy = "x-amz-restore-output-path", B = "x-amz-request-payer", ky = "x-amz-request-route", Ei = "x-amz-replication-status", by = "x-amz-rename-source", vy = "x-amz-rename-source-if-match", Py = "x-amz-rename-source-if-modified-since", Ay = "x-amz-rename-source-if-none-match", By = "x-amz-rename-source-if-unmodified-since", Ty = "x-amz-request-token", or = "x-amz-storage-class", L = "x-amz-sdk-checksum-algorithm", My = "x-amz-skip-destination-validation", ad = "x-amz-source-expected-bucket-owner", ye = "x-amz-server-side-encryption", Ae = "x-amz-server-side-encryption-aws-kms-key-id", Be = "x-amz-server-side-encryption-bucket-key-enabled", ft = "x-amz-server-side-encryption-context", le = "x-amz-server-side-encryption-customer-algorithm", je = "x-amz-server-side-encryption-customer-key", de = "x-amz-server-side-encryption-customer-key-MD5", Oi = "x-amz-tagging", cd = "x-amz-tagging-count", wy = "x-amz-tagging-directive", yi = "x-amz-transition-default-minimum-object-size", ke = "x-amz-version-id", Iy = "x-amz-write-offset-bytes", rr = "x-amz-website-redirect-location", Ly = "xsi:type", t = "com.amazonaws.s3", $y = new It(Ul), Dy = [-3, Ul, "S3ServiceException", 0, [], []];
$y.registerError(Dy, q);
var X = new It(t), Ny = [
  -3,
  t,
  Mm,
  { [W]: F, [Q]: 403 },
  [],
  []
];
X.registerError(Ny, br);
var Gy = [
  -3,
  t,
  Um,
  { [W]: F, [Q]: 400 },
  [],
  []
];
X.registerError(Gy, Ur);
var Uy = [
  -3,
  t,
  Vm,
  { [W]: F, [Q]: 400 },
  [],
  []
];
X.registerError(Uy, jr);
var jy = [
  -3,
  t,
  o0,
  { [W]: F, [Q]: 409 },
  [],
  []
];
X.registerError(jy, Pr);
var qy = [
  -3,
  t,
  n0,
  { [W]: F, [Q]: 409 },
  [],
  []
];
X.registerError(qy, Ar);
var Hy = [
  -3,
  t,
  pf,
  { [W]: F, [Q]: 400 },
  [],
  []
];
X.registerError(Hy, $r);
var zy = [
  -3,
  t,
  Mx,
  { [W]: F, [Q]: 400 },
  [],
  []
];
X.registerError(zy, zr);
var Ky = [
  -3,
  t,
  hx,
  { [W]: F, [Q]: 400 },
  [],
  []
];
X.registerError(Ky, qr);
var Vy = [
  -3,
  t,
  Ax,
  { [W]: F, [Q]: 403 },
  [he, mu],
  [0, 0]
];
X.registerError(Vy, Mr);
var Fy = [
  -3,
  t,
  Tx,
  { [W]: F, [Q]: 400 },
  [],
  []
];
X.registerError(Fy, Lr);
var Wy = [
  -3,
  t,
  wx,
  { [W]: F, [Q]: 400 },
  [],
  []
];
X.registerError(Wy, Dr);
var Xy = [
  -3,
  t,
  Ux,
  { [W]: F, [Q]: 400 },
  [],
  []
];
X.registerError(Xy, Nr);
var Qy = [
  -3,
  t,
  fh,
  { [W]: F, [Q]: 404 },
  [],
  []
];
X.registerError(Qy, wr);
var Jy = [
  -3,
  t,
  _h,
  { [W]: F, [Q]: 404 },
  [],
  []
];
X.registerError(Jy, Br);
var Yy = [
  -3,
  t,
  xh,
  { [W]: F, [Q]: 404 },
  [],
  []
];
X.registerError(Yy, Tr);
var Zy = [
  -3,
  t,
  Ch,
  { [W]: F, [Q]: 404 },
  [],
  []
];
X.registerError(Zy, kr);
var ek = [
  -3,
  t,
  mh,
  { [W]: F },
  [],
  []
];
X.registerError(ek, Ir);
var tk = [
  -3,
  t,
  yh,
  { [W]: F, [Q]: 403 },
  [],
  []
];
X.registerError(tk, Kr);
var ok = [
  -3,
  t,
  $h,
  { [W]: F, [Q]: 403 },
  [],
  []
];
X.registerError(ok, vr);
var rk = [
  -3,
  t,
  RE,
  { [W]: F, [Q]: 400 },
  [],
  []
];
X.registerError(rk, Gr);
var nk = [
  -3,
  t,
  LE,
  { [W]: F, [Q]: 415 },
  [],
  []
];
X.registerError(nk, Hr);
var ud = [0, t, $s, 8, 0], sk = [0, t, dh, 8, 0], ru = [0, t, UR, 8, 0], qe = [0, t, $e, 8, 0], _t = [0, t, it, 8, 0], ge = [0, t, Oe, 8, 0], Tt = [0, t, NR, { [jl]: 1 }, 42], pd = [
  3,
  t,
  Fr,
  0,
  [me],
  [0]
], ik = [
  3,
  t,
  cu,
  0,
  [Q0],
  [1]
], ak = [
  3,
  t,
  Hm,
  0,
  [I, y],
  [[0, { [e]: N }], [0, { [e]: ke }]]
], ck = [
  3,
  t,
  zm,
  0,
  [l, O, dt, A, g, yx],
  [[0, 1], [0, 1], [0, { [h]: Wo }], [0, { [e]: B }], [0, { [e]: f }], [6, { [e]: my }]],
  3
], uk = [
  3,
  t,
  Vr,
  0,
  [me],
  [0]
], ld = [
  3,
  t,
  Et,
  0,
  [Cn, Ue],
  [[() => Gn, { [u]: fn }], () => at]
], pk = [
  3,
  t,
  su,
  0,
  [Ue],
  [0],
  1
], lk = [
  3,
  t,
  Bm,
  0,
  [D, Bt],
  [0, [() => ot, { [E]: 1, [u]: ve }]]
], ki = [
  3,
  t,
  bo,
  0,
  [J, cl, st],
  [0, () => AB, [() => yT, 0]],
  2
], dk = [
  3,
  t,
  Im,
  0,
  [al],
  [() => mk],
  1
], mk = [
  3,
  t,
  Jm,
  0,
  [Zu, l, r0, D],
  [0, 0, 0, 0],
  2
], gk = [
  3,
  t,
  au,
  0,
  [Bo, Le, At, K, b, qo],
  [0, 4, 1, 0, [64, { [E]: 1 }], 0],
  3
], fk = [
  3,
  t,
  Wr,
  0,
  [Ft, kt, vn],
  [0, () => nr, 0],
  1
], _k = [
  3,
  t,
  gu,
  0,
  [Ft, li, Xt, zo, Bn, vn],
  [0, 0, () => Dn, 0, 0, 0],
  1
], xk = [
  3,
  t,
  e0,
  0,
  [Ft, kt, vn],
  [0, () => nr, 0],
  1
], Ck = [
  3,
  t,
  fu,
  0,
  [Gs],
  [[() => eT, { [E]: 1 }]]
], hk = [
  3,
  t,
  l,
  0,
  [vt, h0, Bs, Ps],
  [0, 4, 0, 0]
], Sk = [
  3,
  t,
  s0,
  0,
  [Jg, Ko],
  [0, 0]
], Rk = [
  3,
  t,
  i0,
  0,
  [Ho],
  [[() => Id, { [E]: 1, [u]: uo }]],
  1
], Ek = [
  3,
  t,
  Xr,
  0,
  [Js],
  [[() => Cd, 0]]
], Ok = [
  3,
  t,
  hu,
  0,
  [te, oe, re, se, ie, ae, ne, ce, ue, pe, Ee],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], yk = [
  3,
  t,
  w0,
  0,
  [D],
  [0]
], kk = [
  3,
  t,
  O0,
  0,
  [kn],
  [[() => JB, { [E]: 1, [u]: bn }]]
], bk = [
  3,
  t,
  $0,
  0,
  [K, te, oe, re, se, ie, ae, ne, ce, ue, pe, Pt],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
], vk = [
  3,
  t,
  y0,
  { [u]: b0 },
  [en, l, O, ze, K, te, oe, re, se, ie, ae, ne, ce, ue, pe, Ee, Se, y, Oe, xe, I],
  [0, 0, 0, [0, { [e]: Xo }], 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, [0, { [e]: ye }], [0, { [e]: ke }], [() => ge, { [e]: Ae }], [2, { [e]: Be }], [0, { [e]: N }]]
], Pk = [
  3,
  t,
  v0,
  0,
  [l, O, dt, Sp, te, oe, re, se, ie, ae, ne, ce, ue, pe, Ee, ih, A, g, to, No, Y, $e, Z],
  [[0, 1], [0, 1], [0, { [h]: Wo }], [() => kk, { [P]: 1, [u]: Su }], [0, { [e]: Ve }], [0, { [e]: Fe }], [0, { [e]: We }], [0, { [e]: Qe }], [0, { [e]: Je }], [0, { [e]: Ye }], [0, { [e]: Xe }], [0, { [e]: Ze }], [0, { [e]: et }], [0, { [e]: tt }], [0, { [e]: gt }], [1, { [e]: xy }], [0, { [e]: B }], [0, { [e]: f }], [0, { [e]: bt }], [0, { [e]: oo }], [0, { [e]: le }], [() => qe, { [e]: je }], [0, { [e]: de }]],
  3
], Ak = [
  3,
  t,
  wu,
  0,
  [gx, Yx],
  [0, 0]
], Bk = [
  3,
  t,
  S0,
  0,
  [],
  []
], Tk = [
  3,
  t,
  T0,
  0,
  [Ru, ze, Tu, y, Se, Y, Z, Oe, it, xe, I],
  [[() => wk, 16], [0, { [e]: Xo }], [0, { [e]: od }], [0, { [e]: ke }], [0, { [e]: ye }], [0, { [e]: le }], [0, { [e]: de }], [() => ge, { [e]: Ae }], [() => _t, { [e]: ft }], [2, { [e]: Be }], [0, { [e]: N }]]
], Mk = [
  3,
  t,
  M0,
  0,
  [l, Mu, O, Ut, jt, b, qt, Ht, zt, Wt, yu, ku, bu, vu, Ne, Qt, Jt, Yt, Zt, to, No, ro, rh, xE, wm, Se, he, Vo, Y, $e, Z, Oe, it, xe, Pu, $s, Au, A, Ge, ao, co, io, Go, Uo, jo, g, Vu],
  [[0, 1], [0, { [e]: Wl }], [0, 1], [0, { [e]: lo }], [0, { [e]: wo }], [0, { [e]: xi }], [0, { [e]: Io }], [0, { [e]: Lo }], [0, { [e]: $o }], [0, { [e]: Do }], [0, { [e]: Xl }], [4, { [e]: Ql }], [0, { [e]: Jl }], [4, { [e]: Yl }], [4, { [e]: Ne }], [0, { [e]: mo }], [0, { [e]: go }], [0, { [e]: fo }], [0, { [e]: _o }], [0, { [e]: bt }], [0, { [e]: oo }], [128, { [po]: xo }], [0, { [e]: _y }], [0, { [e]: wy }], [0, { [e]: Sy }], [0, { [e]: ye }], [0, { [e]: or }], [0, { [e]: rr }], [0, { [e]: le }], [() => qe, { [e]: je }], [0, { [e]: de }], [() => ge, { [e]: Ae }], [() => _t, { [e]: ft }], [2, { [e]: Be }], [0, { [e]: Zl }], [() => ud, { [e]: ed }], [0, { [e]: td }], [0, { [e]: B }], [0, { [e]: Oi }], [0, { [e]: er }], [5, { [e]: tr }], [0, { [e]: Zo }], [0, { [e]: Qo }], [1, { [e]: Jo }], [1, { [e]: Yo }], [0, { [e]: f }], [0, { [e]: ad }]],
  3
], wk = [
  3,
  t,
  Ru,
  0,
  [K, Le, Ee, te, oe, re, se, ie, ae, ne, ce, ue, pe],
  [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], Ik = [
  3,
  t,
  Eu,
  0,
  [K, Le, te, oe, re, se, ie, ae, ne, ce, ue, pe],
  [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], Lk = [
  3,
  t,
  Qr,
  0,
  [ws],
  [[() => wd, { [E]: 1, [u]: Is }]],
  1
], $k = [
  3,
  t,
  Is,
  0,
  [jm, Fm, eo, $m, nf, th],
  [[64, { [E]: 1, [u]: Km }], [64, { [E]: 1, [u]: Wm }], 0, [64, { [E]: 1, [u]: Dm }], [64, { [E]: 1, [u]: af }], 1],
  2
], Dk = [
  3,
  t,
  hs,
  0,
  [Rs, en, l, Bt],
  [0, () => qP, () => Sk, [() => ot, 0]]
], Nk = [
  3,
  t,
  g0,
  0,
  [l, Os, j, b, g],
  [[0, 1], [() => HP, { [P]: 1, [u]: Os }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: f }]],
  2
], Gk = [
  3,
  t,
  _0,
  0,
  [l, ys, j, b, g],
  [[0, 1], [() => VP, { [P]: 1, [u]: ys }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: f }]],
  2
], Uk = [
  3,
  t,
  x0,
  0,
  [en, Ps],
  [[0, { [e]: en }], [0, { [e]: Vl }]]
], jk = [
  3,
  t,
  C0,
  0,
  [l, Ut, hs, Qt, Jt, Yt, Hs, Zt, Th, Lp, u0],
  [[0, 1], [0, { [e]: lo }], [() => Dk, { [P]: 1, [u]: hs }], [0, { [e]: mo }], [0, { [e]: go }], [0, { [e]: fo }], [0, { [e]: hi }], [0, { [e]: _o }], [2, { [e]: SO }], [0, { [e]: Ry }], [0, { [e]: hO }]],
  1
], qk = [
  3,
  t,
  k0,
  { [u]: vx },
  [iu, du, l, O, dt, Se, Y, Z, Oe, it, xe, I, b, Ee, y],
  [[4, { [e]: zl }], [0, { [e]: Kl }], [0, { [u]: l }], 0, 0, [0, { [e]: ye }], [0, { [e]: le }], [0, { [e]: de }], [() => ge, { [e]: Ae }], [() => _t, { [e]: ft }], [2, { [e]: Be }], [0, { [e]: N }], [0, { [e]: xi }], [0, { [e]: gt }], [0, { [e]: ke }]]
], Hk = [
  3,
  t,
  P0,
  0,
  [l, O, Ut, jt, qt, Ht, zt, Wt, Ne, Qt, Jt, Yt, Zt, ro, Se, he, Vo, Y, $e, Z, Oe, it, xe, A, Ge, ao, co, io, Go, Uo, jo, g, b, Ee],
  [[0, 1], [0, 1], [0, { [e]: lo }], [0, { [e]: wo }], [0, { [e]: Io }], [0, { [e]: Lo }], [0, { [e]: $o }], [0, { [e]: Do }], [4, { [e]: Ne }], [0, { [e]: mo }], [0, { [e]: go }], [0, { [e]: fo }], [0, { [e]: _o }], [128, { [po]: xo }], [0, { [e]: ye }], [0, { [e]: or }], [0, { [e]: rr }], [0, { [e]: le }], [() => qe, { [e]: je }], [0, { [e]: de }], [() => ge, { [e]: Ae }], [() => _t, { [e]: ft }], [2, { [e]: Be }], [0, { [e]: B }], [0, { [e]: Oi }], [0, { [e]: er }], [5, { [e]: tr }], [0, { [e]: Zo }], [0, { [e]: Qo }], [1, { [e]: Jo }], [1, { [e]: Yo }], [0, { [e]: f }], [0, { [e]: xi }], [0, { [e]: gt }]],
  2
], zk = [
  3,
  t,
  N0,
  { [u]: G0 },
  [Jc, Se, Oe, it, xe],
  [[() => SB, { [u]: Jc }], [0, { [e]: ye }], [() => ge, { [e]: Ae }], [() => _t, { [e]: ft }], [2, { [e]: Be }]],
  1
], Kk = [
  3,
  t,
  j0,
  0,
  [l, YR, Se, Oe, it, xe],
  [[0, 1], [0, { [e]: OO }], [0, { [e]: ye }], [() => ge, { [e]: Ae }], [() => _t, { [e]: ft }], [2, { [e]: Be }]],
  1
], Vk = [
  3,
  t,
  q0,
  0,
  [mf, W0, Wp, ri, Ju, Vp, Qm],
  [0, 0, 0, 0, 0, 0, 2]
], Fk = [
  3,
  t,
  H0,
  0,
  [pR, Wp, ri, Ju, Vp],
  [0, 0, 0, 0, 0]
], Wk = [
  3,
  t,
  Du,
  0,
  [yp, Ot, Bl, Pg],
  [0, 1, 1, () => md]
], Xk = [
  3,
  t,
  Ss,
  0,
  [Hh, iR],
  [[() => pT, { [E]: 1, [u]: Np }], 2],
  1
], Qk = [
  3,
  t,
  Z0,
  0,
  [l, J, g],
  [[0, 1], [0, { [h]: De }], [0, { [e]: f }]],
  2
], Jk = [
  3,
  t,
  tg,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], Yk = [
  3,
  t,
  rg,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], Zk = [
  3,
  t,
  ag,
  0,
  [l, J, g],
  [[0, 1], [0, { [h]: De }], [0, { [e]: f }]],
  2
], eb = [
  3,
  t,
  sg,
  0,
  [l, J, g],
  [[0, 1], [0, { [h]: De }], [0, { [e]: f }]],
  2
], tb = [
  3,
  t,
  ug,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], ob = [
  3,
  t,
  lg,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], rb = [
  3,
  t,
  fg,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], nb = [
  3,
  t,
  dg,
  0,
  [l, J, g],
  [[0, 1], [0, { [h]: De }], [0, { [e]: f }]],
  2
], sb = [
  3,
  t,
  xg,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], ib = [
  3,
  t,
  hg,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], ab = [
  3,
  t,
  Rg,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], cb = [
  3,
  t,
  Sg,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], ub = [
  3,
  t,
  yg,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], pb = [
  3,
  t,
  bg,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], lb = [
  3,
  t,
  Lg,
  0,
  [O, y, yt, Ig],
  [0, 0, 2, 0]
], db = [
  3,
  t,
  wg,
  0,
  [Ue, O, y, sp, Le],
  [() => at, 0, 0, 2, 4]
], mb = [
  3,
  t,
  Lu,
  0,
  [me],
  [0]
], gb = [
  3,
  t,
  Dg,
  0,
  [En, I],
  [[0, { [e]: $n }], [0, { [e]: N }]]
], fb = [
  3,
  t,
  Ng,
  0,
  [l, O, Bo, y, A, g, wp],
  [[0, 1], [0, 1], [0, { [h]: mi }], [0, { [h]: ee }], [0, { [e]: B }], [0, { [e]: f }], [0, { [e]: sd }]],
  3
], _b = [
  3,
  t,
  Gg,
  0,
  [yt, y, I],
  [[2, { [e]: Ln }], [0, { [e]: ke }], [0, { [e]: N }]]
], xb = [
  3,
  t,
  jg,
  0,
  [l, O, Ys, y, A, As, g, to, kx, bx],
  [[0, 1], [0, 1], [0, { [e]: Si }], [0, { [h]: ee }], [0, { [e]: B }], [2, { [e]: _i }], [0, { [e]: f }], [0, { [e]: bt }], [6, { [e]: gy }], [1, { [e]: fy }]],
  2
], Cb = [
  3,
  t,
  Ug,
  { [u]: Yg },
  [Zg, I, Xu],
  [[() => YB, { [E]: 1 }], [0, { [e]: N }], [() => tT, { [E]: 1, [u]: Xt }]]
], hb = [
  3,
  t,
  qg,
  0,
  [l, Ss, Ys, A, As, g, b],
  [[0, 1], [() => Xk, { [P]: 1, [u]: Ss }], [0, { [e]: Si }], [0, { [e]: B }], [2, { [e]: _i }], [0, { [e]: f }], [0, { [e]: L }]],
  2
], Sb = [
  3,
  t,
  zg,
  0,
  [y],
  [[0, { [e]: ke }]]
], Rb = [
  3,
  t,
  Kg,
  0,
  [l, O, y, g],
  [[0, 1], [0, 1], [0, { [h]: ee }], [0, { [e]: f }]],
  2
], Eb = [
  3,
  t,
  Qg,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], Ob = [
  3,
  t,
  xn,
  0,
  [l, Am, he, su, kt, nl, Op],
  [0, 0, 0, () => pk, () => bb, () => rB, () => WP],
  1
], yb = [
  3,
  t,
  Nu,
  0,
  [gE, ci, Sl],
  [0, 0, 0]
], kb = [
  3,
  t,
  Us,
  0,
  [Gs, Qx, Wx],
  [0, [() => ge, 0], 0],
  1
], bb = [
  3,
  t,
  kt,
  0,
  [gR, Pl],
  [0, () => KB]
], vb = [
  3,
  t,
  rf,
  0,
  [],
  []
], Pb = [
  3,
  t,
  Xt,
  0,
  [O, y, F0, uh],
  [0, 0, 0, 0]
], Dn = [
  3,
  t,
  of,
  0,
  [qu, zu],
  [0, 0]
], dd = [
  3,
  t,
  Ns,
  0,
  [O],
  [0],
  1
], Ab = [
  3,
  t,
  ju,
  0,
  [],
  []
], md = [
  3,
  t,
  Hu,
  0,
  [Ot, Bl],
  [1, 1]
], Bb = [
  3,
  t,
  Ku,
  0,
  [me],
  [0],
  1
], Tb = [
  3,
  t,
  Yu,
  0,
  [vt, di],
  [0, 0]
], Mb = [
  3,
  t,
  bf,
  0,
  [Fr],
  [[() => pd, 16]]
], wb = [
  3,
  t,
  Pf,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], Ib = [
  3,
  t,
  Rf,
  { [u]: Vr },
  [me, I],
  [0, [0, { [e]: N }]]
], Lb = [
  3,
  t,
  Of,
  0,
  [l, g, A],
  [[0, 1], [0, { [e]: f }], [0, { [e]: B }]],
  1
], $b = [
  3,
  t,
  vf,
  { [u]: Et },
  [Ue, Cn],
  [() => at, [() => Gn, { [u]: fn }]]
], Db = [
  3,
  t,
  Af,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], Nb = [
  3,
  t,
  Ef,
  0,
  [bo],
  [[() => ki, 16]]
], Gb = [
  3,
  t,
  yf,
  0,
  [l, J, g],
  [[0, 1], [0, { [h]: De }], [0, { [e]: f }]],
  2
], Ub = [
  3,
  t,
  Mf,
  { [u]: Qr },
  [ws],
  [[() => wd, { [E]: 1, [u]: Is }]]
], jb = [
  3,
  t,
  wf,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], qb = [
  3,
  t,
  Lf,
  0,
  [dn],
  [[() => Td, 16]]
], Hb = [
  3,
  t,
  $f,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], zb = [
  3,
  t,
  jf,
  0,
  [Po],
  [[() => bi, 16]]
], Kb = [
  3,
  t,
  qf,
  0,
  [l, J, g],
  [[0, 1], [0, { [h]: De }], [0, { [e]: f }]],
  2
], Vb = [
  3,
  t,
  Nf,
  0,
  [vo],
  [[() => vi, 16]]
], Fb = [
  3,
  t,
  Gf,
  0,
  [l, J, g],
  [[0, 1], [0, { [h]: De }], [0, { [e]: f }]],
  2
], Wb = [
  3,
  t,
  Kf,
  { [u]: Es },
  [Ho, pi],
  [[() => Id, { [E]: 1, [u]: uo }], [0, { [e]: yi }]]
], Xb = [
  3,
  t,
  Vf,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], Qb = [
  3,
  t,
  Ff,
  { [u]: Rs },
  [Rs],
  [0]
], Jb = [
  3,
  t,
  Xf,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], Yb = [
  3,
  t,
  Wf,
  { [u]: Xr },
  [Js],
  [[() => Cd, 0]]
], Zb = [
  3,
  t,
  Qf,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], ev = [
  3,
  t,
  Zf,
  0,
  [ep],
  [[() => ov, 16]]
], tv = [
  3,
  t,
  t_,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], ov = [
  3,
  t,
  ep,
  0,
  [fp],
  [() => zP],
  1
], rv = [
  3,
  t,
  s_,
  0,
  [tp],
  [[() => sv, 16]]
], nv = [
  3,
  t,
  i_,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], sv = [
  3,
  t,
  tp,
  0,
  [hp, me, Xt],
  [() => FP, 0, () => Dn],
  2
], iv = [
  3,
  t,
  e_,
  0,
  [Ao],
  [[() => Pi, 16]]
], av = [
  3,
  t,
  o_,
  0,
  [l, J, g],
  [[0, 1], [0, { [h]: De }], [0, { [e]: f }]],
  2
], cv = [
  3,
  t,
  c_,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], uv = [
  3,
  t,
  p_,
  0,
  [on],
  [[() => yd, 16]]
], pv = [
  3,
  t,
  l_,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], lv = [
  3,
  t,
  m_,
  0,
  [Hp],
  [[0, 16]]
], dv = [
  3,
  t,
  g_,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], mv = [
  3,
  t,
  __,
  0,
  [Gp],
  [[() => uA, 16]]
], gv = [
  3,
  t,
  x_,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], fv = [
  3,
  t,
  h_,
  0,
  [an],
  [[() => vd, 16]]
], _v = [
  3,
  t,
  O_,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], xv = [
  3,
  t,
  R_,
  { [u]: cn },
  [Up],
  [0]
], Cv = [
  3,
  t,
  E_,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], hv = [
  3,
  t,
  k_,
  { [u]: Ge },
  [Tn],
  [[() => ot, 0]],
  1
], Sv = [
  3,
  t,
  b_,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], Rv = [
  3,
  t,
  P_,
  { [u]: mn },
  [me, Cp],
  [0, [0, { [u]: _p }]]
], Ev = [
  3,
  t,
  A_,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], Ov = [
  3,
  t,
  T_,
  { [u]: gn },
  [oi, Vs, Ns, ni],
  [() => bd, () => fd, () => dd, [() => $d, 0]]
], yv = [
  3,
  t,
  M_,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], kv = [
  3,
  t,
  L_,
  { [u]: Et },
  [Ue, Cn, I],
  [() => at, [() => Gn, { [u]: fn }], [0, { [e]: N }]]
], bv = [
  3,
  t,
  G_,
  0,
  [l, O, y, A, g],
  [[0, 1], [0, 1], [0, { [h]: ee }], [0, { [e]: B }], [0, { [e]: f }]],
  2
], vv = [
  3,
  t,
  $_,
  0,
  [uu, En, Le, Vt, K, te, oe, re, se, ie, ae, ne, ce, ue, pe, Ee, Se, I, qo],
  [[() => Tt, 16], [0, { [e]: $n }], [4, { [e]: Sn }], [1, { [e]: Kt }], [0, { [e]: K }], [0, { [e]: Ve }], [0, { [e]: Fe }], [0, { [e]: We }], [0, { [e]: Qe }], [0, { [e]: Je }], [0, { [e]: Ye }], [0, { [e]: Xe }], [0, { [e]: Ze }], [0, { [e]: et }], [0, { [e]: tt }], [0, { [e]: gt }], [0, { [e]: ye }], [0, { [e]: N }], [0, { [e]: Ei }]]
], Pv = [
  3,
  t,
  U_,
  0,
  [l, O, Bo, y, A, g, Ms],
  [[0, 1], [0, 1], [0, { [h]: mi }], [0, { [h]: ee }], [0, { [e]: B }], [0, { [e]: f }], [0, { [e]: Ci }]],
  3
], Av = [
  3,
  t,
  D_,
  { [u]: j_ },
  [yt, Le, y, I, K, hu, Dh, he, Gh],
  [[2, { [e]: Ln }], [4, { [e]: Sn }], [0, { [e]: ke }], [0, { [e]: N }], 0, () => Ok, [() => Bv, 0], 0, 1]
], Bv = [
  3,
  t,
  N_,
  0,
  [OE, yn, Pp, Rn, Ke, kn],
  [[1, { [u]: On }], 0, 0, 1, 2, [() => gT, { [E]: 1, [u]: bn }]]
], Tv = [
  3,
  t,
  q_,
  0,
  [l, O, Oh, y, Rn, yn, Y, $e, Z, A, g],
  [[0, 1], [0, 1], [64, { [e]: hy }], [0, { [h]: ee }], [1, { [e]: Cy }], [0, { [e]: Oy }], [0, { [e]: le }], [() => qe, { [e]: je }], [0, { [e]: de }], [0, { [e]: B }], [0, { [e]: f }]],
  3
], Mv = [
  3,
  t,
  X_,
  0,
  [tn],
  [[() => Rd, { [P]: 1, [u]: tn }]]
], wv = [
  3,
  t,
  Q_,
  0,
  [l, O, y, A, g],
  [[0, 1], [0, 1], [0, { [h]: ee }], [0, { [e]: B }], [0, { [e]: f }]],
  2
], Iv = [
  3,
  t,
  V_,
  0,
  [rn],
  [[() => Sd, 16]]
], Lv = [
  3,
  t,
  F_,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], $v = [
  3,
  t,
  J_,
  0,
  [Mo, yt, vs, ze, ii, Le, Vt, K, te, oe, re, se, ie, ae, ne, ce, ue, pe, Ee, Zs, y, jt, qt, Ht, zt, Ls, Wt, Ne, Jr, Vo, Se, ro, Y, Z, Oe, xe, he, I, qo, On, ui, ao, co, io, Go, Uo, jo],
  [[() => Tt, 16], [2, { [e]: Ln }], [0, { [e]: Tl }], [0, { [e]: Xo }], [0, { [e]: id }], [4, { [e]: Sn }], [1, { [e]: Kt }], [0, { [e]: K }], [0, { [e]: Ve }], [0, { [e]: Fe }], [0, { [e]: We }], [0, { [e]: Qe }], [0, { [e]: Je }], [0, { [e]: Ye }], [0, { [e]: Xe }], [0, { [e]: Ze }], [0, { [e]: et }], [0, { [e]: tt }], [0, { [e]: gt }], [1, { [e]: rd }], [0, { [e]: ke }], [0, { [e]: wo }], [0, { [e]: Io }], [0, { [e]: Lo }], [0, { [e]: $o }], [0, { [e]: Ou }], [0, { [e]: Do }], [4, { [e]: Ne }], [0, { [e]: Jr }], [0, { [e]: rr }], [0, { [e]: ye }], [128, { [po]: xo }], [0, { [e]: le }], [0, { [e]: de }], [() => ge, { [e]: Ae }], [2, { [e]: Be }], [0, { [e]: or }], [0, { [e]: N }], [0, { [e]: Ei }], [1, { [e]: nd }], [1, { [e]: cd }], [0, { [e]: er }], [5, { [e]: tr }], [0, { [e]: Zo }], [0, { [e]: Qo }], [1, { [e]: Jo }], [1, { [e]: Yo }]]
], Dv = [
  3,
  t,
  Y_,
  0,
  [l, O, to, ip, No, up, un, Xp, Qp, Jp, Yp, Zp, el, y, Y, $e, Z, A, Pt, g, Ms],
  [[0, 1], [0, 1], [0, { [e]: bt }], [4, { [e]: Fs }], [0, { [e]: oo }], [4, { [e]: Xs }], [0, { [e]: un }], [0, { [h]: Il }], [0, { [h]: Ll }], [0, { [h]: $l }], [0, { [h]: Dl }], [0, { [h]: Nl }], [6, { [h]: Gl }], [0, { [h]: ee }], [0, { [e]: le }], [() => qe, { [e]: je }], [0, { [e]: de }], [0, { [e]: B }], [1, { [h]: In }], [0, { [e]: f }], [0, { [e]: Ci }]],
  2
], Nv = [
  3,
  t,
  Z_,
  0,
  [pn],
  [[() => Ed, { [P]: 1, [u]: pn }]]
], Gv = [
  3,
  t,
  ex,
  0,
  [l, O, y, A, g],
  [[0, 1], [0, 1], [0, { [h]: ee }], [0, { [e]: B }], [0, { [e]: f }]],
  2
], Uv = [
  3,
  t,
  rx,
  { [u]: Ge },
  [Tn, y],
  [[() => ot, 0], [0, { [e]: ke }]],
  1
], jv = [
  3,
  t,
  sx,
  0,
  [l, O, y, g, A],
  [[0, 1], [0, 1], [0, { [h]: ee }], [0, { [e]: f }], [0, { [e]: B }]],
  2
], qv = [
  3,
  t,
  nx,
  0,
  [Mo, I],
  [[() => Tt, 16], [0, { [e]: N }]]
], Hv = [
  3,
  t,
  ix,
  0,
  [l, O, A, g],
  [[0, 1], [0, 1], [0, { [e]: B }], [0, { [e]: f }]],
  2
], zv = [
  3,
  t,
  ux,
  0,
  [nn],
  [[() => kd, 16]]
], Kv = [
  3,
  t,
  px,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], Vv = [
  3,
  t,
  op,
  0,
  [El],
  [0],
  1
], Fv = [
  3,
  t,
  zs,
  0,
  [Ks, qp],
  [[() => gd, { [Hl]: [ql, Ml] }], 0]
], gd = [
  3,
  t,
  Ks,
  0,
  [Ko, Ds, tf, eo, KE],
  [[0, { [gO]: 1, [u]: Ly }], 0, 0, 0, 0],
  1
], Wv = [
  3,
  t,
  dx,
  0,
  [Ps, c0, a0, Bs, Xm],
  [[0, { [e]: Vl }], [0, { [e]: CO }], [0, { [e]: xO }], [0, { [e]: RO }], [2, { [e]: fO }]]
], Xv = [
  3,
  t,
  mx,
  0,
  [l, g],
  [[0, 1], [0, { [e]: f }]],
  1
], Qv = [
  3,
  t,
  _x,
  0,
  [yt, vs, ze, ii, Zm, Le, Vt, te, oe, re, se, ie, ae, ne, ce, ue, pe, Ee, K, Zs, y, jt, qt, Ht, zt, Wt, Ls, Ne, Jr, Vo, Se, ro, Y, Z, Oe, xe, he, I, qo, On, ui, ao, co, io, Go, Uo, jo],
  [[2, { [e]: Ln }], [0, { [e]: Tl }], [0, { [e]: Xo }], [0, { [e]: id }], [0, { [e]: _O }], [4, { [e]: Sn }], [1, { [e]: Kt }], [0, { [e]: Ve }], [0, { [e]: Fe }], [0, { [e]: We }], [0, { [e]: Qe }], [0, { [e]: Je }], [0, { [e]: Ye }], [0, { [e]: Xe }], [0, { [e]: Ze }], [0, { [e]: et }], [0, { [e]: tt }], [0, { [e]: gt }], [0, { [e]: K }], [1, { [e]: rd }], [0, { [e]: ke }], [0, { [e]: wo }], [0, { [e]: Io }], [0, { [e]: Lo }], [0, { [e]: $o }], [0, { [e]: Do }], [0, { [e]: Ou }], [4, { [e]: Ne }], [0, { [e]: Jr }], [0, { [e]: rr }], [0, { [e]: ye }], [128, { [po]: xo }], [0, { [e]: le }], [0, { [e]: de }], [() => ge, { [e]: Ae }], [2, { [e]: Be }], [0, { [e]: or }], [0, { [e]: N }], [0, { [e]: Ei }], [1, { [e]: nd }], [1, { [e]: cd }], [0, { [e]: er }], [5, { [e]: tr }], [0, { [e]: Zo }], [0, { [e]: Qo }], [1, { [e]: Jo }], [1, { [e]: Yo }]]
], Jv = [
  3,
  t,
  xx,
  0,
  [l, O, to, ip, No, up, un, Xp, Qp, Jp, Yp, Zp, el, y, Y, $e, Z, A, Pt, g, Ms],
  [[0, 1], [0, 1], [0, { [e]: bt }], [4, { [e]: Fs }], [0, { [e]: oo }], [4, { [e]: Xs }], [0, { [e]: un }], [0, { [h]: Il }], [0, { [h]: Ll }], [0, { [h]: $l }], [0, { [h]: Dl }], [0, { [h]: Nl }], [6, { [h]: Gl }], [0, { [h]: ee }], [0, { [e]: le }], [() => qe, { [e]: je }], [0, { [e]: de }], [0, { [e]: B }], [1, { [h]: In }], [0, { [e]: f }], [0, { [e]: Ci }]],
  2
], fd = [
  3,
  t,
  Vs,
  0,
  [lE],
  [0],
  1
], _d = [
  3,
  t,
  Qs,
  0,
  [eo, Ds],
  [0, 0]
], xd = [
  3,
  t,
  Ws,
  0,
  [Bu, V0, pp, rR],
  [() => Vk, 0, () => lP, () => iA]
], Yv = [
  3,
  t,
  Dx,
  0,
  [D, Bt],
  [0, [() => ot, { [E]: 1, [u]: ve }]]
], bi = [
  3,
  t,
  Po,
  0,
  [J, me, yE, st],
  [0, 0, [() => ST, { [E]: 1, [u]: Ol }], [() => Zv, 0]],
  3
], Zv = [
  3,
  t,
  Gx,
  0,
  [D, ve, To],
  [0, () => Mt, [() => Yv, 0]]
], vi = [
  3,
  t,
  vo,
  0,
  [xn, Rx, J, Bx, uE, st, vh],
  [[() => eP, 0], 2, 0, 0, () => nP, () => oP, [() => sT, 0]],
  5
], eP = [
  3,
  t,
  Sx,
  0,
  [al],
  [[() => rP, 0]],
  1
], tP = [
  3,
  t,
  Ex,
  0,
  [gl, ai],
  [[() => bB, { [u]: dl }], [() => OB, { [u]: An }]]
], oP = [
  3,
  t,
  Ox,
  0,
  [D],
  [0],
  1
], rP = [
  3,
  t,
  Lx,
  0,
  [l, Zu, Nm, D, Us],
  [0, 0, 0, 0, [() => tP, 0]],
  2
], nP = [
  3,
  t,
  $x,
  0,
  [Cf],
  [0],
  1
], sP = [
  3,
  t,
  Yr,
  0,
  [Ft, kt],
  [0, () => nr],
  1
], iP = [
  3,
  t,
  cp,
  0,
  [Ft, li, Xt, zo, Bn],
  [0, 0, () => Dn, 0, 0],
  1
], aP = [
  3,
  t,
  Nx,
  0,
  [Ft, kt],
  [0, () => nr],
  1
], cP = [
  3,
  t,
  Zr,
  0,
  [Pn, kt],
  [() => Bi, () => nr],
  1
], uP = [
  3,
  t,
  lp,
  0,
  [li, zo, Pn, Xt, Bn],
  [0, 0, () => Bi, () => Dn, 0],
  3
], pP = [
  3,
  t,
  zx,
  0,
  [Pn],
  [() => Bi],
  1
], lP = [
  3,
  t,
  qx,
  0,
  [Ko],
  [0]
], dP = [
  3,
  t,
  Hx,
  0,
  [ri],
  [0]
], mP = [
  3,
  t,
  EC,
  0,
  [RC, js, J, st],
  [[0, { [u]: R0 }], [64, { [E]: 1, [u]: qs }], 0, [() => Ai, 0]],
  2
], gP = [
  3,
  t,
  SC,
  0,
  [Gu, Ot, cf],
  [5, 1, 2]
], fP = [
  3,
  t,
  XC,
  0,
  [me, ze, eo, D, st, vE, Rh, Ap, cu],
  [0, () => gP, 0, 0, [() => xP, 0], [() => ET, { [E]: 1, [u]: kl }], [() => uT, { [E]: 1, [u]: Bp }], () => JP, () => ik],
  1
], _P = [
  3,
  t,
  QC,
  0,
  [D, Bt, $p, Dp],
  [0, [() => ot, { [E]: 1, [u]: ve }], 1, 1]
], xP = [
  3,
  t,
  JC,
  0,
  [D, ve, $p, Dp, To],
  [0, () => Mt, 1, 1, [() => _P, 0]]
], CP = [
  3,
  t,
  rC,
  { [u]: nC },
  [Ke, Ce, so, nu],
  [2, 0, 0, [() => XB, { [E]: 1, [u]: bo }]]
], hP = [
  3,
  t,
  sC,
  0,
  [l, Ce, g],
  [[0, 1], [0, { [h]: mt }], [0, { [e]: f }]],
  1
], SP = [
  3,
  t,
  pC,
  0,
  [Ke, Ce, so, ap],
  [2, 0, 0, [() => rT, { [E]: 1, [u]: Po }]]
], RP = [
  3,
  t,
  lC,
  0,
  [l, Ce, g],
  [[0, 1], [0, { [h]: mt }], [0, { [e]: f }]],
  1
], EP = [
  3,
  t,
  aC,
  { [u]: bC },
  [Ce, np, Ke, so],
  [0, [() => nT, { [E]: 1, [u]: vo }], 2, 0]
], OP = [
  3,
  t,
  cC,
  0,
  [l, Ce, g],
  [[0, 1], [0, { [h]: mt }], [0, { [e]: f }]],
  1
], yP = [
  3,
  t,
  mC,
  { [u]: vC },
  [Ke, Ce, so, gp],
  [2, 0, 0, [() => aT, { [E]: 1, [u]: Ao }]]
], kP = [
  3,
  t,
  gC,
  0,
  [l, Ce, g],
  [[0, 1], [0, { [h]: mt }], [0, { [e]: f }]],
  1
], bP = [
  3,
  t,
  fC,
  { [u]: Zx },
  [Ts, Ue, Ce, D],
  [[() => Md, 0], () => at, 0, 0]
], vP = [
  3,
  t,
  _C,
  0,
  [oh, Ce, D, Bs],
  [[1, { [h]: iO }], [0, { [h]: mt }], [0, { [h]: Fo }], [0, { [h]: ZE }]]
], PP = [
  3,
  t,
  CC,
  { [u]: eC },
  [Ts, Ce],
  [[() => Md, 0], 0]
], AP = [
  3,
  t,
  hC,
  0,
  [Ce, nh],
  [[0, { [h]: mt }], [1, { [h]: aO }]]
], BP = [
  3,
  t,
  BC,
  { [u]: TC },
  [l, hn, bl, bp, D, pt, hh, Rp, Ke, PE, _n, lt, I],
  [0, 0, 0, 0, 0, 0, 0, 1, 2, [() => cT, { [E]: 1, [u]: VE }], [() => Nn, { [E]: 1 }], 0, [0, { [e]: N }]]
], TP = [
  3,
  t,
  MC,
  0,
  [l, pt, lt, hn, Rp, D, bl, g, A],
  [[0, 1], [0, { [h]: Mn }], [0, { [h]: wn }], [0, { [h]: wl }], [1, { [h]: uO }], [0, { [h]: Fo }], [0, { [h]: dO }], [0, { [e]: f }], [0, { [e]: B }]],
  1
], MP = [
  3,
  t,
  LC,
  0,
  [t0, l, O, En, lu, mp, Tm, Ce, so, I],
  [[() => QB, 0], 0, 0, [0, { [e]: $n }], 0, 1, 1, 0, 0, [0, { [e]: N }]]
], wP = [
  3,
  t,
  $C,
  0,
  [l, O, y, mp, lu, Ce, A, g],
  [[0, 1], [0, 1], [0, { [h]: ee }], [1, { [h]: sO }], [0, { [h]: YE }], [0, { [h]: mt }], [0, { [e]: B }], [0, { [e]: f }]],
  2
], IP = [
  3,
  t,
  DC,
  { [u]: dp },
  [Ke, Ep, gh, Iu, vt, D, pt, no, _n, lt, I],
  [2, 0, 0, [() => Ld, { [E]: 1 }], 0, 0, 0, 1, [() => Nn, { [E]: 1 }], 0, [0, { [e]: N }]]
], LP = [
  3,
  t,
  NC,
  0,
  [l, pt, lt, Ep, no, D, A, g, ei],
  [[0, 1], [0, { [h]: Mn }], [0, { [h]: wn }], [0, { [h]: nO }], [1, { [h]: fi }], [0, { [h]: Fo }], [0, { [e]: B }], [0, { [e]: f }], [64, { [e]: Ri }]],
  1
], $P = [
  3,
  t,
  UC,
  { [u]: dp },
  [Ke, Iu, vt, D, pt, no, _n, lt, Kx, Ce, so, il, I],
  [2, [() => Ld, { [E]: 1 }], 0, 0, 0, 1, [() => Nn, { [E]: 1 }], 0, 1, 0, 0, 0, [0, { [e]: N }]]
], DP = [
  3,
  t,
  qC,
  0,
  [l, pt, lt, no, D, Ce, gf, il, A, g, ei],
  [[0, 1], [0, { [h]: Mn }], [0, { [h]: wn }], [1, { [h]: fi }], [0, { [h]: Fo }], [0, { [h]: mt }], [2, { [h]: tO }], [0, { [h]: lO }], [0, { [e]: B }], [0, { [e]: f }], [64, { [e]: Ri }]],
  1
], NP = [
  3,
  t,
  jC,
  { [u]: ZC },
  [Ke, hn, Al, bp, Sh, FE, $u, vt, D, pt, no, _n, lt, I],
  [2, 0, 0, 0, 0, [() => lT, { [E]: 1, [u]: WE }], [() => ZB, { [E]: 1, [u]: yt }], 0, 0, 0, 1, [() => Nn, { [E]: 1 }], 0, [0, { [e]: N }]]
], GP = [
  3,
  t,
  HC,
  0,
  [l, pt, lt, hn, no, D, Al, g, A, ei],
  [[0, 1], [0, { [h]: Mn }], [0, { [h]: wn }], [0, { [h]: wl }], [1, { [h]: fi }], [0, { [h]: Fo }], [0, { [h]: mO }], [0, { [e]: f }], [0, { [e]: B }], [64, { [e]: Ri }]],
  1
], UP = [
  3,
  t,
  VC,
  { [u]: FC },
  [iu, du, l, O, dt, yn, Pp, Rn, Ke, kn, Qs, Ue, he, I, b, Ee, y],
  [[4, { [e]: zl }], [0, { [e]: Kl }], 0, 0, 0, 0, 0, 1, 2, [() => mT, { [E]: 1, [u]: bn }], () => _d, () => at, 0, [0, { [e]: N }], 0, 0, [0, { [e]: ke }]]
], jP = [
  3,
  t,
  WC,
  0,
  [l, O, dt, Rn, yn, A, g, Y, $e, Z],
  [[0, 1], [0, 1], [0, { [h]: Wo }], [1, { [h]: cO }], [0, { [h]: pO }], [0, { [e]: B }], [0, { [e]: f }], [0, { [e]: le }], [() => qe, { [e]: je }], [0, { [e]: de }]],
  3
], qP = [
  3,
  t,
  kC,
  0,
  [Ko, vt],
  [0, 0]
], Cd = [
  3,
  t,
  Js,
  0,
  [mE, EE, hl, Rl],
  [0, 0, [() => hT, 0], [() => MB, 0]],
  2
], HP = [
  3,
  t,
  Os,
  0,
  [Zr, Yr, Wr],
  [() => cP, () => sP, () => fk],
  1
], zP = [
  3,
  t,
  fp,
  0,
  [Nu, lp, cp, gu],
  [() => yb, () => uP, () => iP, () => _k],
  1
], KP = [
  3,
  t,
  xp,
  0,
  [vt, di],
  [0, 0]
], VP = [
  3,
  t,
  ys,
  0,
  [fl],
  [() => dB],
  1
], FP = [
  3,
  t,
  hp,
  0,
  [_l],
  [() => mB],
  1
], nr = [
  3,
  t,
  ah,
  0,
  [DR, Fx],
  [0, 0],
  1
], WP = [
  3,
  t,
  Op,
  0,
  [me, lf],
  [0, () => Ad],
  1
], XP = [
  3,
  t,
  eh,
  0,
  [D, Bt, pu],
  [0, [() => ot, { [E]: 1, [u]: ve }], 0]
], Pi = [
  3,
  t,
  Ao,
  0,
  [J, st],
  [0, [() => kT, 0]],
  1
], QP = [
  3,
  t,
  Sp,
  0,
  [dt, O, jx, he, Ue, Qs, b, Ee, y],
  [0, 0, 4, 0, () => at, () => _d, 0, 0, 0]
], JP = [
  3,
  t,
  Ap,
  0,
  [kp, vp],
  [1, 1]
], YP = [
  3,
  t,
  Bp,
  0,
  [kp, he, vp],
  [1, 0, 1]
], hd = [
  3,
  t,
  ks,
  0,
  [_E, uR, yC, ju],
  [[() => RT, { [E]: 1, [u]: Cl }], [() => fT, { [E]: 1, [u]: Fp }], [() => iT, { [E]: 1, [u]: E0 }], () => Ab]
], Ai = [
  3,
  t,
  lh,
  0,
  [O],
  [[() => pB, { [u]: QR }]]
], ZP = [
  3,
  t,
  Np,
  0,
  [O, Le, K, b, Ee, At, he, Ue, si],
  [0, 4, 0, [64, { [E]: 1 }], 0, 1, 0, () => at, () => Bd]
], eA = [
  3,
  t,
  Ph,
  0,
  [O, y, K, PC, At],
  [0, 0, 0, 6, 1],
  1
], Sd = [
  3,
  t,
  rn,
  0,
  [Bh, uo],
  [0, () => tA]
], Rd = [
  3,
  t,
  Mh,
  0,
  [me],
  [0]
], Ed = [
  3,
  t,
  wh,
  0,
  [yp, LR, sf, Hu],
  [0, 5, 0, () => md]
], tA = [
  3,
  t,
  Ih,
  0,
  [Du],
  [() => Wk]
], oA = [
  3,
  t,
  Nh,
  0,
  [Pt, At, te, oe, re, se, ie, ae, ne, ce, ue, pe],
  [1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], rA = [
  3,
  t,
  jh,
  0,
  [K, b, Ee, At, he, O, y, sp, Le, Ue, si],
  [0, [64, { [E]: 1 }], 0, 1, 0, 0, 0, 2, 4, () => at, () => Bd]
], nA = [
  3,
  t,
  Ip,
  0,
  [cE],
  [[() => lB, 0]]
], Od = [
  3,
  t,
  ti,
  0,
  [Bu, pp],
  [() => Fk, () => dP]
], at = [
  3,
  t,
  Ue,
  0,
  [Ds, eo],
  [0, 0]
], yd = [
  3,
  t,
  on,
  0,
  [Ho],
  [[() => dT, { [E]: 1, [u]: uo }]],
  1
], sA = [
  3,
  t,
  kh,
  0,
  [Lp],
  [0],
  1
], iA = [
  3,
  t,
  MS,
  0,
  [],
  []
], aA = [
  3,
  t,
  bn,
  0,
  [Pt, Le, K, At, te, oe, re, se, ie, ae, ne, ce, ue, pe],
  [1, 4, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
], cA = [
  3,
  t,
  sn,
  { [u]: sn },
  [BS],
  [0]
], uA = [
  3,
  t,
  Gp,
  0,
  [Zc],
  [[2, { [u]: Zc }]]
], pA = [
  3,
  t,
  zp,
  0,
  [Cu, _u, xu],
  [1, 1, 1]
], lA = [
  3,
  t,
  TS,
  0,
  [Uu],
  [[() => pA, { [gi]: 1 }]]
], kd = [
  3,
  t,
  nn,
  0,
  [Xc, Yc, Qc, eu],
  [[2, { [u]: Xc }], [2, { [u]: Yc }], [2, { [u]: Qc }], [2, { [u]: eu }]]
], dA = [
  3,
  t,
  Qh,
  0,
  [l, Fr, j, b, g],
  [[0, 1], [() => pd, { [P]: 1, [u]: Fr }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: f }]],
  2
], mA = [
  3,
  t,
  Fh,
  0,
  [l, Vr, g, b],
  [[0, 1], [() => uk, { [P]: 1, [u]: Vr }], [0, { [e]: f }], [0, { [e]: L }]],
  2
], gA = [
  3,
  t,
  Jh,
  0,
  [l, Ut, Et, j, b, Qt, Jt, Yt, Hs, Zt, g],
  [[0, 1], [0, { [e]: lo }], [() => ld, { [P]: 1, [u]: Et }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: mo }], [0, { [e]: go }], [0, { [e]: fo }], [0, { [e]: hi }], [0, { [e]: _o }], [0, { [e]: f }]],
  1
], fA = [
  3,
  t,
  Wh,
  0,
  [l, J, bo, g],
  [[0, 1], [0, { [h]: De }], [() => ki, { [P]: 1, [u]: bo }], [0, { [e]: f }]],
  3
], _A = [
  3,
  t,
  eS,
  0,
  [l, Qr, j, b, g],
  [[0, 1], [() => Lk, { [P]: 1, [u]: Qr }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: f }]],
  2
], xA = [
  3,
  t,
  oS,
  0,
  [l, dn, j, b, g],
  [[0, 1], [() => Td, { [P]: 1, [u]: dn }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: f }]],
  2
], CA = [
  3,
  t,
  iS,
  0,
  [l, J, Po, g],
  [[0, 1], [0, { [h]: De }], [() => bi, { [P]: 1, [u]: Po }], [0, { [e]: f }]],
  3
], hA = [
  3,
  t,
  nS,
  0,
  [l, J, vo, g],
  [[0, 1], [0, { [h]: De }], [() => vi, { [P]: 1, [u]: vo }], [0, { [e]: f }]],
  3
], SA = [
  3,
  t,
  uS,
  0,
  [pi],
  [[0, { [e]: yi }]]
], RA = [
  3,
  t,
  pS,
  0,
  [l, b, Es, g, pi],
  [[0, 1], [0, { [e]: L }], [() => Rk, { [P]: 1, [u]: Es }], [0, { [e]: f }], [0, { [e]: yi }]],
  1
], EA = [
  3,
  t,
  lS,
  0,
  [l, Xr, j, b, g],
  [[0, 1], [() => Ek, { [P]: 1, [u]: Xr }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: f }]],
  2
], OA = [
  3,
  t,
  mS,
  0,
  [l, J, Ao, g],
  [[0, 1], [0, { [h]: De }], [() => Pi, { [P]: 1, [u]: Ao }], [0, { [e]: f }]],
  3
], yA = [
  3,
  t,
  fS,
  0,
  [l, ks, g, HR],
  [[0, 1], [() => hd, { [P]: 1, [u]: ks }], [0, { [e]: f }], [2, { [e]: My }]],
  2
], kA = [
  3,
  t,
  xS,
  0,
  [l, on, j, g, b],
  [[0, 1], [() => yd, { [P]: 1, [u]: on }], [0, { [e]: U }], [0, { [e]: f }], [0, { [e]: L }]],
  2
], bA = [
  3,
  t,
  hS,
  0,
  [l, Hp, j, b, D0, g],
  [[0, 1], [0, 16], [0, { [e]: U }], [0, { [e]: L }], [2, { [e]: EO }], [0, { [e]: f }]],
  2
], vA = [
  3,
  t,
  OS,
  0,
  [l, an, j, b, yl, g],
  [[0, 1], [() => vd, { [P]: 1, [u]: an }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: Fl }], [0, { [e]: f }]],
  2
], PA = [
  3,
  t,
  ES,
  0,
  [l, cn, j, b, g],
  [[0, 1], [() => nB, { [P]: 1, [u]: cn }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: f }]],
  2
], AA = [
  3,
  t,
  kS,
  0,
  [l, Ge, j, b, g],
  [[0, 1], [() => Ti, { [P]: 1, [u]: Ge }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: f }]],
  2
], BA = [
  3,
  t,
  vS,
  0,
  [l, mn, j, b, Ys, g],
  [[0, 1], [() => VB, { [P]: 1, [u]: mn }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: Si }], [0, { [e]: f }]],
  2
], TA = [
  3,
  t,
  AS,
  0,
  [l, gn, j, b, g],
  [[0, 1], [() => FB, { [P]: 1, [u]: gn }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: f }]],
  2
], MA = [
  3,
  t,
  $S,
  0,
  [I],
  [[0, { [e]: N }]]
], wA = [
  3,
  t,
  NS,
  0,
  [l, O, Ut, Et, j, b, Qt, Jt, Yt, Hs, Zt, A, y, g],
  [[0, 1], [0, 1], [0, { [e]: lo }], [() => ld, { [P]: 1, [u]: Et }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: mo }], [0, { [e]: go }], [0, { [e]: fo }], [0, { [e]: hi }], [0, { [e]: _o }], [0, { [e]: B }], [0, { [h]: ee }], [0, { [e]: f }]],
  2
], IA = [
  3,
  t,
  DS,
  0,
  [O, Bo, En, K, te, oe, re, se, ie, ae, ne, ce, ue, pe, Ee, Se, I],
  [0, 0, [0, { [e]: $n }], [0, { [e]: K }], [0, { [e]: Ve }], [0, { [e]: Fe }], [0, { [e]: We }], [0, { [e]: Qe }], [0, { [e]: Je }], [0, { [e]: Ye }], [0, { [e]: Xe }], [0, { [e]: Ze }], [0, { [e]: et }], [0, { [e]: tt }], [0, { [e]: gt }], [0, { [e]: ye }], [0, { [e]: N }]]
], LA = [
  3,
  t,
  GS,
  0,
  [l, O, Bo, uu, y, wp, b, te, oe, re, se, ie, ae, ne, ce, ue, pe, j, A, g],
  [[0, 1], [0, 1], [0, { [h]: mi }], [() => Tt, 16], [0, { [h]: ee }], [0, { [e]: sd }], [0, { [e]: L }], [0, { [e]: Ve }], [0, { [e]: Fe }], [0, { [e]: We }], [0, { [e]: Qe }], [0, { [e]: Je }], [0, { [e]: Ye }], [0, { [e]: Xe }], [0, { [e]: Ze }], [0, { [e]: et }], [0, { [e]: tt }], [0, { [e]: U }], [0, { [e]: B }], [0, { [e]: f }]],
  4
], $A = [
  3,
  t,
  KS,
  0,
  [I],
  [[0, { [e]: N }]]
], DA = [
  3,
  t,
  VS,
  0,
  [l, O, tn, A, y, j, b, g],
  [[0, 1], [0, 1], [() => Rd, { [P]: 1, [u]: tn }], [0, { [e]: B }], [0, { [h]: ee }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: f }]],
  2
], NA = [
  3,
  t,
  qS,
  0,
  [I],
  [[0, { [e]: N }]]
], GA = [
  3,
  t,
  HS,
  0,
  [l, rn, A, yl, j, b, g],
  [[0, 1], [() => Sd, { [P]: 1, [u]: rn }], [0, { [e]: B }], [0, { [e]: Fl }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: f }]],
  1
], UA = [
  3,
  t,
  FS,
  0,
  [ze, K, te, oe, re, se, ie, ae, ne, ce, ue, pe, Ee, Se, y, Y, Z, Oe, it, xe, At, I],
  [[0, { [e]: Xo }], [0, { [e]: K }], [0, { [e]: Ve }], [0, { [e]: Fe }], [0, { [e]: We }], [0, { [e]: Qe }], [0, { [e]: Je }], [0, { [e]: Ye }], [0, { [e]: Xe }], [0, { [e]: Ze }], [0, { [e]: et }], [0, { [e]: tt }], [0, { [e]: gt }], [0, { [e]: ye }], [0, { [e]: ke }], [0, { [e]: le }], [0, { [e]: de }], [() => ge, { [e]: Ae }], [() => _t, { [e]: ft }], [2, { [e]: Be }], [1, { [e]: Ey }], [0, { [e]: N }]]
], jA = [
  3,
  t,
  WS,
  0,
  [l, O, Ut, Mo, jt, qt, Ht, zt, Vt, j, Wt, b, te, oe, re, se, ie, ae, ne, ce, ue, pe, Ne, to, No, Qt, Jt, Yt, Zt, JE, ro, Se, he, Vo, Y, $e, Z, Oe, it, xe, A, Ge, ao, co, io, Go, Uo, jo, g],
  [[0, 1], [0, 1], [0, { [e]: lo }], [() => Tt, 16], [0, { [e]: wo }], [0, { [e]: Io }], [0, { [e]: Lo }], [0, { [e]: $o }], [1, { [e]: Kt }], [0, { [e]: U }], [0, { [e]: Do }], [0, { [e]: L }], [0, { [e]: Ve }], [0, { [e]: Fe }], [0, { [e]: We }], [0, { [e]: Qe }], [0, { [e]: Je }], [0, { [e]: Ye }], [0, { [e]: Xe }], [0, { [e]: Ze }], [0, { [e]: et }], [0, { [e]: tt }], [4, { [e]: Ne }], [0, { [e]: bt }], [0, { [e]: oo }], [0, { [e]: mo }], [0, { [e]: go }], [0, { [e]: fo }], [0, { [e]: _o }], [1, { [e]: Iy }], [128, { [po]: xo }], [0, { [e]: ye }], [0, { [e]: or }], [0, { [e]: rr }], [0, { [e]: le }], [() => qe, { [e]: je }], [0, { [e]: de }], [() => ge, { [e]: Ae }], [() => _t, { [e]: ft }], [2, { [e]: Be }], [0, { [e]: B }], [0, { [e]: Oi }], [0, { [e]: er }], [5, { [e]: tr }], [0, { [e]: Zo }], [0, { [e]: Qo }], [1, { [e]: Jo }], [1, { [e]: Yo }], [0, { [e]: f }]],
  2
], qA = [
  3,
  t,
  XS,
  0,
  [I],
  [[0, { [e]: N }]]
], HA = [
  3,
  t,
  QS,
  0,
  [l, O, pn, A, y, As, j, b, g],
  [[0, 1], [0, 1], [() => Ed, { [P]: 1, [u]: pn }], [0, { [e]: B }], [0, { [h]: ee }], [2, { [e]: _i }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: f }]],
  2
], zA = [
  3,
  t,
  ZS,
  0,
  [y],
  [[0, { [e]: ke }]]
], KA = [
  3,
  t,
  eR,
  0,
  [l, O, Ge, y, j, b, g, A],
  [[0, 1], [0, 1], [() => Ti, { [P]: 1, [u]: Ge }], [0, { [h]: ee }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: f }], [0, { [e]: B }]],
  3
], VA = [
  3,
  t,
  oR,
  0,
  [l, nn, j, b, g],
  [[0, 1], [() => kd, { [P]: 1, [u]: nn }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: f }]],
  2
], FA = [
  3,
  t,
  Fp,
  0,
  [aR, js, J, st],
  [[0, { [u]: lR }], [64, { [E]: 1, [u]: qs }], 0, [() => Ai, 0]],
  2
], Bi = [
  3,
  t,
  Pn,
  0,
  [ze, Ot],
  [0, 1],
  1
], WA = [
  3,
  t,
  mR,
  0,
  [jp],
  [[21, { [gi]: 1 }]]
], XA = [
  3,
  t,
  sl,
  0,
  [rp, Cx, Kp, fR, _R],
  [0, 0, 0, 0, 0]
], bd = [
  3,
  t,
  oi,
  0,
  [rp, Kp],
  [0, 0],
  1
], QA = [
  3,
  t,
  CR,
  0,
  [],
  []
], JA = [
  3,
  t,
  RR,
  0,
  [l, O, MR, Ag, Tg, Bg, Mg, KR, FR, VR, WR, K0],
  [[0, 1], [0, 1], [0, { [e]: by }], [0, { [e]: bt }], [0, { [e]: oo }], [4, { [e]: Fs }], [4, { [e]: Xs }], [0, { [e]: vy }], [0, { [e]: Ay }], [6, { [e]: Py }], [6, { [e]: By }], [0, { [e]: kO, [rO]: 1 }]],
  3
], YA = [
  3,
  t,
  tl,
  0,
  [me],
  [0],
  1
], vd = [
  3,
  t,
  an,
  0,
  [vn, Ho],
  [0, [() => xT, { [E]: 1, [u]: uo }]],
  2
], ZA = [
  3,
  t,
  AR,
  0,
  [me, xn, eo, sR, D, st, ml, Ku, Lu],
  [0, () => Ob, 0, 1, 0, [() => tB, 0], () => EB, () => Bb, () => mb],
  2
], eB = [
  3,
  t,
  kR,
  0,
  [D, Bt, Tp],
  [0, [() => ot, { [E]: 1, [u]: ve }], [() => Pd, 0]]
], tB = [
  3,
  t,
  bR,
  0,
  [D, ve, To, Tp],
  [0, () => Mt, [() => eB, 0], [() => Pd, 0]]
], Pd = [
  3,
  t,
  vR,
  0,
  [D, ve, zh],
  [0, () => Mt, [() => oB, 0]]
], oB = [
  3,
  t,
  PR,
  0,
  [nR, Bt],
  [[() => _T, { [E]: 1, [u]: D }], [() => ot, { [E]: 1, [u]: ve }]]
], rB = [
  3,
  t,
  nl,
  0,
  [me, kE],
  [0, () => Ad],
  2
], Ad = [
  3,
  t,
  wR,
  0,
  [ph],
  [1]
], nB = [
  3,
  t,
  cn,
  0,
  [Up],
  [0],
  1
], sB = [
  3,
  t,
  ol,
  0,
  [df],
  [2]
], iB = [
  3,
  t,
  hR,
  0,
  [I, SR],
  [[0, { [e]: N }], [0, { [e]: yy }]]
], aB = [
  3,
  t,
  ER,
  0,
  [l, O, y, bs, A, b, g],
  [[0, 1], [0, 1], [0, { [h]: ee }], [() => cB, { [P]: 1, [u]: bs }], [0, { [e]: B }], [0, { [e]: L }], [0, { [e]: f }]],
  2
], cB = [
  3,
  t,
  bs,
  0,
  [Ot, op, Ko, El, ef, pl, Ip],
  [1, () => Vv, 0, 0, 0, () => xB, [() => nA, 0]]
], Bd = [
  3,
  t,
  si,
  0,
  [Ix, dR],
  [2, 4]
], uB = [
  3,
  t,
  rl,
  0,
  [sl, wu],
  [() => XA, () => Ak],
  1
], pB = [
  3,
  t,
  XR,
  0,
  [_f],
  [[() => oT, { [E]: 1, [u]: Yu }]]
], lB = [
  3,
  t,
  JR,
  0,
  [p0, D, Us, l0, fn, Ge, vl, he],
  [0, 0, [() => kb, 0], 0, [() => Gn, 0], [() => Ti, 0], [() => OT, 0], 0],
  2
], dB = [
  3,
  t,
  fl,
  0,
  [ci, zo],
  [0, 0],
  2
], mB = [
  3,
  t,
  _l,
  0,
  [ci, zo, Bn, Sl],
  [0, 0, 0, 0],
  4
], gB = [
  3,
  t,
  ll,
  0,
  [pE, Wu],
  [1, 1]
], fB = [
  3,
  t,
  tE,
  0,
  [jp],
  [[() => vT, 16]]
], _B = [
  3,
  t,
  oE,
  0,
  [l, O, Qu, Fu, Ws, ti, Y, $e, Z, ol, ll, g],
  [[0, 1], [0, 1], 0, 0, () => xd, () => Od, [0, { [e]: le }], [() => qe, { [e]: je }], [0, { [e]: de }], () => sB, () => gB, [0, { [e]: f }]],
  6
], xB = [
  3,
  t,
  pl,
  0,
  [Ws, Fu, Qu, ti],
  [() => xd, 0, 0, () => Od],
  4
], CB = [
  3,
  t,
  nE,
  0,
  [rE, Jx],
  [0, [() => ge, 0]],
  1
], Td = [
  3,
  t,
  dn,
  0,
  [Ho],
  [[() => CT, { [E]: 1, [u]: uo }]],
  1
], hB = [
  3,
  t,
  iE,
  0,
  [Ym, xe, fu],
  [[() => CB, 0], 2, [() => Ck, 0]]
], SB = [
  3,
  t,
  jR,
  0,
  [Wc, tu, ou, ze],
  [[0, { [u]: Wc }], [() => ru, { [u]: tu }], [() => ru, { [u]: ou }], [4, { [u]: ze }]],
  4
], RB = [
  3,
  t,
  ln,
  { [u]: ln },
  [],
  []
], EB = [
  3,
  t,
  ml,
  0,
  [ul, tl],
  [() => yB, () => YA]
], OB = [
  3,
  t,
  ai,
  { [u]: An },
  [Vx],
  [[() => ge, 0]],
  1
], yB = [
  3,
  t,
  ul,
  0,
  [me],
  [0],
  1
], kB = [
  3,
  t,
  sE,
  { [u]: An },
  [Xx, xe],
  [[() => sk, 0], 2],
  1
], bB = [
  3,
  t,
  gl,
  { [u]: dl },
  [],
  []
], vB = [
  3,
  t,
  xl,
  0,
  [Cu, _u, xu],
  [1, 1, 1]
], PB = [
  3,
  t,
  zR,
  0,
  [Uu],
  [[() => vB, { [gi]: 1 }]]
], AB = [
  3,
  t,
  cl,
  0,
  [vg],
  [() => BB]
], BB = [
  3,
  t,
  GR,
  0,
  [Uh, xn],
  [0, () => dk],
  2
], Mt = [
  3,
  t,
  ve,
  0,
  [O, di],
  [0, 0],
  2
], Ti = [
  3,
  t,
  Ge,
  0,
  [Tn],
  [[() => ot, 0]],
  1
], TB = [
  3,
  t,
  CE,
  0,
  [Ks, qp],
  [[() => gd, { [Hl]: [ql, Ml] }], 0]
], MB = [
  3,
  t,
  Rl,
  0,
  [ln, sn],
  [[() => RB, { [u]: ln }], [() => cA, { [u]: sn }]]
], wB = [
  3,
  t,
  Ol,
  0,
  [Ot, mu],
  [1, 0],
  2
], IB = [
  3,
  t,
  Cl,
  0,
  [dE, js, J, st],
  [[0, { [u]: bE }], [64, { [E]: 1, [u]: qs }], 0, [() => Ai, 0]],
  2
], LB = [
  3,
  t,
  kl,
  0,
  [Gu, Ot, he],
  [5, 1, 0]
], $B = [
  3,
  t,
  BE,
  0,
  [l, Wr, j, b, g],
  [[0, 1], [() => xk, { [P]: 1, [u]: Wr }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: f }]],
  2
], DB = [
  3,
  t,
  ME,
  0,
  [l, Yr, j, b, g],
  [[0, 1], [() => aP, { [P]: 1, [u]: Yr }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: f }]],
  2
], NB = [
  3,
  t,
  IE,
  0,
  [l, Zr, j, b, g],
  [[0, 1], [() => pP, { [P]: 1, [u]: Zr }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: f }]],
  2
], GB = [
  3,
  t,
  DE,
  0,
  [l, O, Mp, y, A, g, j, b],
  [[0, 1], [0, 1], [() => bT, 16], [0, { [h]: ee }], [0, { [e]: B }], [0, { [e]: f }], [0, { [e]: U }], [0, { [e]: L }]],
  3
], UB = [
  3,
  t,
  NE,
  0,
  [I],
  [[0, { [e]: N }]]
], jB = [
  3,
  t,
  jE,
  0,
  [Tu, Eu, Se, Y, Z, Oe, xe, I, y],
  [[0, { [e]: od }], [() => Ik, 16], [0, { [e]: ye }], [0, { [e]: le }], [0, { [e]: de }], [() => ge, { [e]: Ae }], [2, { [e]: Be }], [0, { [e]: N }], [0, { [e]: ke }]]
], qB = [
  3,
  t,
  qE,
  0,
  [l, Mu, O, Pt, dt, yu, ku, bu, vu, U0, Y, $e, Z, Pu, $s, Au, A, g, Vu],
  [[0, 1], [0, { [e]: Wl }], [0, 1], [1, { [h]: In }], [0, { [h]: Wo }], [0, { [e]: Xl }], [4, { [e]: Ql }], [0, { [e]: Jl }], [4, { [e]: Yl }], [0, { [e]: yO }], [0, { [e]: le }], [() => qe, { [e]: je }], [0, { [e]: de }], [0, { [e]: Zl }], [() => ud, { [e]: ed }], [0, { [e]: td }], [0, { [e]: B }], [0, { [e]: f }], [0, { [e]: ad }]],
  5
], HB = [
  3,
  t,
  HE,
  0,
  [Se, K, te, oe, re, se, ie, ae, ne, ce, ue, pe, Y, Z, Oe, xe, I, y],
  [[0, { [e]: ye }], [0, { [e]: K }], [0, { [e]: Ve }], [0, { [e]: Fe }], [0, { [e]: We }], [0, { [e]: Qe }], [0, { [e]: Je }], [0, { [e]: Ye }], [0, { [e]: Xe }], [0, { [e]: Ze }], [0, { [e]: et }], [0, { [e]: tt }], [0, { [e]: le }], [0, { [e]: de }], [() => ge, { [e]: Ae }], [2, { [e]: Be }], [0, { [e]: N }], [0, { [e]: ke }]]
], zB = [
  3,
  t,
  zE,
  0,
  [l, O, Pt, dt, Mo, Vt, j, b, te, oe, re, se, ie, ae, ne, ce, ue, pe, Y, $e, Z, A, g],
  [[0, 1], [0, 1], [1, { [h]: In }], [0, { [h]: Wo }], [() => Tt, 16], [1, { [e]: Kt }], [0, { [e]: U }], [0, { [e]: L }], [0, { [e]: Ve }], [0, { [e]: Fe }], [0, { [e]: We }], [0, { [e]: Qe }], [0, { [e]: Je }], [0, { [e]: Ye }], [0, { [e]: Xe }], [0, { [e]: Ze }], [0, { [e]: et }], [0, { [e]: tt }], [0, { [e]: le }], [() => qe, { [e]: je }], [0, { [e]: de }], [0, { [e]: B }], [0, { [e]: f }]],
  4
], KB = [
  3,
  t,
  Pl,
  0,
  [me],
  [0],
  1
], VB = [
  3,
  t,
  mn,
  0,
  [Cp, me],
  [[0, { [u]: _p }], 0]
], FB = [
  3,
  t,
  gn,
  0,
  [Ns, Vs, oi, ni],
  [() => dd, () => fd, () => bd, [() => $d, 0]]
], WB = [
  3,
  t,
  QE,
  0,
  [TR, IR, Mo, qR, qu, zu, vs, jt, qt, Ht, zt, Vt, Ls, Wt, te, oe, re, se, ie, ae, ne, ce, ue, pe, yt, K, Ne, ze, Le, Zs, ro, ao, io, co, On, qo, I, ii, Se, Y, Oe, Z, he, ui, y, xe],
  [[0, { [oO]: 1, [e]: ky }], [0, { [e]: Ty }], [() => Tt, 16], [1, { [e]: dy }], [0, { [e]: bO }], [0, { [e]: vO }], [0, { [e]: DO }], [0, { [e]: PO }], [0, { [e]: AO }], [0, { [e]: BO }], [0, { [e]: TO }], [1, { [e]: Kt }], [0, { [e]: MO }], [0, { [e]: wO }], [0, { [e]: NO }], [0, { [e]: GO }], [0, { [e]: UO }], [0, { [e]: qO }], [0, { [e]: HO }], [0, { [e]: zO }], [0, { [e]: jO }], [0, { [e]: KO }], [0, { [e]: VO }], [0, { [e]: FO }], [2, { [e]: WO }], [0, { [e]: IO }], [4, { [e]: LO }], [0, { [e]: XO }], [4, { [e]: $O }], [1, { [e]: QO }], [128, { [po]: xo }], [0, { [e]: ZO }], [0, { [e]: YO }], [5, { [e]: ey }], [1, { [e]: JO }], [0, { [e]: ry }], [0, { [e]: oy }], [0, { [e]: ty }], [0, { [e]: sy }], [0, { [e]: cy }], [() => ge, { [e]: iy }], [0, { [e]: uy }], [0, { [e]: ny }], [1, { [e]: py }], [0, { [e]: ly }], [2, { [e]: ay }]],
  2
], k = "unit";
var XB = [
  1,
  t,
  nu,
  0,
  [
    () => ki,
    0
  ]
], QB = [
  1,
  t,
  Gm,
  0,
  [
    () => gk,
    { [u]: au }
  ]
], Md = [
  1,
  t,
  Ts,
  0,
  [
    () => hk,
    { [u]: l }
  ]
];
var Nn = [
  1,
  t,
  I0,
  0,
  () => yk
], JB = [
  1,
  t,
  L0,
  0,
  () => bk
], wd = [
  1,
  t,
  ws,
  0,
  [
    () => $k,
    0
  ]
], YB = [
  1,
  t,
  Vg,
  0,
  () => lb
], ZB = [
  1,
  t,
  $u,
  0,
  () => db
], eT = [
  1,
  t,
  uf,
  0,
  [
    0,
    { [u]: Gs }
  ]
], tT = [
  1,
  t,
  Xu,
  0,
  () => Pb
];
var oT = [
  1,
  t,
  ff,
  0,
  () => Tb
], Gn = [
  1,
  t,
  Cn,
  0,
  [
    () => Fv,
    { [u]: zs }
  ]
], rT = [
  1,
  t,
  ap,
  0,
  [
    () => bi,
    0
  ]
], nT = [
  1,
  t,
  np,
  0,
  [
    () => vi,
    0
  ]
], sT = [
  1,
  t,
  Px,
  0,
  [
    0,
    { [u]: xf }
  ]
], iT = [
  1,
  t,
  OC,
  0,
  [
    () => mP,
    0
  ]
], Id = [
  1,
  t,
  YC,
  0,
  [
    () => fP,
    0
  ]
], aT = [
  1,
  t,
  gp,
  0,
  [
    () => Pi,
    0
  ]
], cT = [
  1,
  t,
  ch,
  0,
  () => QP
], uT = [
  1,
  t,
  Eh,
  0,
  () => YP
];
var pT = [
  1,
  t,
  Ah,
  0,
  () => eA
], Ld = [
  1,
  t,
  Lh,
  0,
  [
    () => ZP,
    0
  ]
], lT = [
  1,
  t,
  qh,
  0,
  [
    () => rA,
    0
  ]
];
var dT = [
  1,
  t,
  bh,
  0,
  () => sA
], mT = [
  1,
  t,
  kn,
  0,
  () => aA
], gT = [
  1,
  t,
  wS,
  0,
  () => oA
], fT = [
  1,
  t,
  cR,
  0,
  [
    () => FA,
    0
  ]
], _T = [
  1,
  t,
  yR,
  0,
  [
    0,
    { [u]: D }
  ]
], xT = [
  1,
  t,
  BR,
  0,
  [
    () => ZA,
    0
  ]
], $d = [
  1,
  t,
  ni,
  0,
  [
    () => uB,
    { [u]: rl }
  ]
], CT = [
  1,
  t,
  aE,
  0,
  [
    () => hB,
    0
  ]
], ot = [
  1,
  t,
  Tn,
  0,
  [
    () => Mt,
    { [u]: ve }
  ]
], hT = [
  1,
  t,
  hl,
  0,
  [
    () => TB,
    { [u]: zs }
  ]
], ST = [
  1,
  t,
  hE,
  0,
  () => wB
], RT = [
  1,
  t,
  fE,
  0,
  [
    () => IB,
    0
  ]
], ET = [
  1,
  t,
  SE,
  0,
  () => LB
], OT = [
  1,
  t,
  vl,
  0,
  [
    () => KP,
    { [u]: xp }
  ]
];
var yT = [
  4,
  t,
  Lm,
  0,
  [D, ve, To],
  [0, () => Mt, [() => lk, 0]]
], kT = [
  4,
  t,
  sh,
  0,
  [D, ve, pu, To],
  [0, () => Mt, 0, [() => XP, 0]]
], bT = [
  4,
  t,
  Mp,
  0,
  [ai],
  [[() => kB, { [u]: An }]]
], vT = [
  4,
  t,
  eE,
  { [jl]: 1 },
  [$R, xl, zp, X0, Wu],
  [[() => WA, 0], [() => PB, 0], [() => lA, 0], () => Bk, () => vb]
], Dd = [
  9,
  t,
  qm,
  { [m]: ["DELETE", "/{Key+}?x-id=AbortMultipartUpload", 204] },
  () => ck,
  () => ak
], Nd = [
  9,
  t,
  Su,
  { [m]: ["POST", "/{Key+}", 200] },
  () => Pk,
  () => vk
], bL = [
  9,
  t,
  B0,
  { [m]: ["PUT", "/{Key+}?x-id=CopyObject", 200] },
  () => Mk,
  () => Tk
], vL = [
  9,
  t,
  d0,
  { [m]: ["PUT", "/", 200] },
  () => jk,
  () => Uk
], PL = [
  9,
  t,
  m0,
  { [M]: "-", [m]: ["POST", "/?metadataConfiguration", 200] },
  () => Nk,
  () => k
], AL = [
  9,
  t,
  f0,
  { [M]: "-", [m]: ["POST", "/?metadataTable", 200] },
  () => Gk,
  () => k
], Gd = [
  9,
  t,
  A0,
  { [m]: ["POST", "/{Key+}?uploads", 200] },
  () => Hk,
  () => qk
], Ud = [
  9,
  t,
  z0,
  { [m]: ["GET", "/?session", 200] },
  () => Kk,
  () => zk
], BL = [
  9,
  t,
  J0,
  { [m]: ["DELETE", "/", 204] },
  () => cb,
  () => k
], TL = [
  9,
  t,
  Y0,
  { [m]: ["DELETE", "/?analytics", 204] },
  () => Qk,
  () => k
], ML = [
  9,
  t,
  eg,
  { [m]: ["DELETE", "/?cors", 204] },
  () => Jk,
  () => k
], wL = [
  9,
  t,
  og,
  { [m]: ["DELETE", "/?encryption", 204] },
  () => Yk,
  () => k
], IL = [
  9,
  t,
  ig,
  { [m]: ["DELETE", "/?intelligent-tiering", 204] },
  () => Zk,
  () => k
], LL = [
  9,
  t,
  ng,
  { [m]: ["DELETE", "/?inventory", 204] },
  () => eb,
  () => k
], $L = [
  9,
  t,
  cg,
  { [m]: ["DELETE", "/?lifecycle", 204] },
  () => tb,
  () => k
], DL = [
  9,
  t,
  pg,
  { [m]: ["DELETE", "/?metadataConfiguration", 204] },
  () => ob,
  () => k
], NL = [
  9,
  t,
  gg,
  { [m]: ["DELETE", "/?metadataTable", 204] },
  () => rb,
  () => k
], GL = [
  9,
  t,
  mg,
  { [m]: ["DELETE", "/?metrics", 204] },
  () => nb,
  () => k
], UL = [
  9,
  t,
  _g,
  { [m]: ["DELETE", "/?ownershipControls", 204] },
  () => sb,
  () => k
], jL = [
  9,
  t,
  Cg,
  { [m]: ["DELETE", "/?policy", 204] },
  () => ib,
  () => k
], qL = [
  9,
  t,
  Eg,
  { [m]: ["DELETE", "/?replication", 204] },
  () => ab,
  () => k
], HL = [
  9,
  t,
  Og,
  { [m]: ["DELETE", "/?tagging", 204] },
  () => ub,
  () => k
], zL = [
  9,
  t,
  kg,
  { [m]: ["DELETE", "/?website", 204] },
  () => pb,
  () => k
], jd = [
  9,
  t,
  Fg,
  { [m]: ["DELETE", "/{Key+}?x-id=DeleteObject", 204] },
  () => xb,
  () => _b
], KL = [
  9,
  t,
  $g,
  { [m]: ["DELETE", "/{Key+}?annotation", 204] },
  () => fb,
  () => gb
], VL = [
  9,
  t,
  Wg,
  { [M]: "-", [m]: ["POST", "/?delete", 200] },
  () => hb,
  () => Cb
], FL = [
  9,
  t,
  Hg,
  { [m]: ["DELETE", "/{Key+}?tagging", 204] },
  () => Rb,
  () => Sb
], WL = [
  9,
  t,
  Xg,
  { [m]: ["DELETE", "/?publicAccessBlock", 204] },
  () => Eb,
  () => k
], XL = [
  9,
  t,
  hf,
  { [m]: ["GET", "/?abac", 200] },
  () => wb,
  () => Mb
], QL = [
  9,
  t,
  Sf,
  { [m]: ["GET", "/?accelerate", 200] },
  () => Lb,
  () => Ib
], JL = [
  9,
  t,
  Bf,
  { [m]: ["GET", "/?acl", 200] },
  () => Db,
  () => $b
], YL = [
  9,
  t,
  kf,
  { [m]: ["GET", "/?analytics&x-id=GetBucketAnalyticsConfiguration", 200] },
  () => Gb,
  () => Nb
], ZL = [
  9,
  t,
  Tf,
  { [m]: ["GET", "/?cors", 200] },
  () => jb,
  () => Ub
], e3 = [
  9,
  t,
  If,
  { [m]: ["GET", "/?encryption", 200] },
  () => Hb,
  () => qb
], t3 = [
  9,
  t,
  Uf,
  { [m]: ["GET", "/?intelligent-tiering&x-id=GetBucketIntelligentTieringConfiguration", 200] },
  () => Kb,
  () => zb
], o3 = [
  9,
  t,
  Df,
  { [m]: ["GET", "/?inventory&x-id=GetBucketInventoryConfiguration", 200] },
  () => Fb,
  () => Vb
], r3 = [
  9,
  t,
  zf,
  { [m]: ["GET", "/?lifecycle", 200] },
  () => Xb,
  () => Wb
], n3 = [
  9,
  t,
  Hf,
  { [m]: ["GET", "/?location", 200] },
  () => Jb,
  () => Qb
], s3 = [
  9,
  t,
  Jf,
  { [m]: ["GET", "/?logging", 200] },
  () => Zb,
  () => Yb
], i3 = [
  9,
  t,
  Yf,
  { [m]: ["GET", "/?metadataConfiguration", 200] },
  () => tv,
  () => ev
], a3 = [
  9,
  t,
  n_,
  { [m]: ["GET", "/?metadataTable", 200] },
  () => nv,
  () => rv
], c3 = [
  9,
  t,
  r_,
  { [m]: ["GET", "/?metrics&x-id=GetBucketMetricsConfiguration", 200] },
  () => av,
  () => iv
], u3 = [
  9,
  t,
  a_,
  { [m]: ["GET", "/?notification", 200] },
  () => cv,
  () => hd
], p3 = [
  9,
  t,
  u_,
  { [m]: ["GET", "/?ownershipControls", 200] },
  () => pv,
  () => uv
], l3 = [
  9,
  t,
  d_,
  { [m]: ["GET", "/?policy", 200] },
  () => dv,
  () => lv
], d3 = [
  9,
  t,
  f_,
  { [m]: ["GET", "/?policyStatus", 200] },
  () => gv,
  () => mv
], m3 = [
  9,
  t,
  C_,
  { [m]: ["GET", "/?replication", 200] },
  () => _v,
  () => fv
], g3 = [
  9,
  t,
  S_,
  { [m]: ["GET", "/?requestPayment", 200] },
  () => Cv,
  () => xv
], f3 = [
  9,
  t,
  y_,
  { [m]: ["GET", "/?tagging", 200] },
  () => Sv,
  () => hv
], _3 = [
  9,
  t,
  v_,
  { [m]: ["GET", "/?versioning", 200] },
  () => Ev,
  () => Rv
], x3 = [
  9,
  t,
  B_,
  { [m]: ["GET", "/?website", 200] },
  () => yv,
  () => Ov
], C3 = [
  9,
  t,
  w_,
  { [M]: "-", [m]: ["GET", "/{Key+}?x-id=GetObject", 200] },
  () => Dv,
  () => $v
], h3 = [
  9,
  t,
  I_,
  { [m]: ["GET", "/{Key+}?acl", 200] },
  () => bv,
  () => kv
], S3 = [
  9,
  t,
  H_,
  { [M]: "-", [m]: ["GET", "/{Key+}?annotation&x-id=GetObjectAnnotation", 200] },
  () => Pv,
  () => vv
], R3 = [
  9,
  t,
  z_,
  { [m]: ["GET", "/{Key+}?attributes", 200] },
  () => Tv,
  () => Av
], E3 = [
  9,
  t,
  W_,
  { [m]: ["GET", "/{Key+}?legal-hold", 200] },
  () => wv,
  () => Mv
], O3 = [
  9,
  t,
  K_,
  { [m]: ["GET", "/?object-lock", 200] },
  () => Lv,
  () => Iv
], y3 = [
  9,
  t,
  tx,
  { [m]: ["GET", "/{Key+}?retention", 200] },
  () => Gv,
  () => Nv
], k3 = [
  9,
  t,
  ox,
  { [m]: ["GET", "/{Key+}?tagging", 200] },
  () => jv,
  () => Uv
], b3 = [
  9,
  t,
  ax,
  { [m]: ["GET", "/{Key+}?torrent", 200] },
  () => Hv,
  () => qv
], v3 = [
  9,
  t,
  cx,
  { [m]: ["GET", "/?publicAccessBlock", 200] },
  () => Kv,
  () => zv
], P3 = [
  9,
  t,
  lx,
  { [m]: ["HEAD", "/", 200] },
  () => Xv,
  () => Wv
], A3 = [
  9,
  t,
  fx,
  { [m]: ["HEAD", "/{Key+}", 200] },
  () => Jv,
  () => Qv
], B3 = [
  9,
  t,
  oC,
  { [m]: ["GET", "/?analytics&x-id=ListBucketAnalyticsConfigurations", 200] },
  () => hP,
  () => CP
], T3 = [
  9,
  t,
  uC,
  { [m]: ["GET", "/?intelligent-tiering&x-id=ListBucketIntelligentTieringConfigurations", 200] },
  () => RP,
  () => SP
], M3 = [
  9,
  t,
  iC,
  { [m]: ["GET", "/?inventory&x-id=ListBucketInventoryConfigurations", 200] },
  () => OP,
  () => EP
], w3 = [
  9,
  t,
  dC,
  { [m]: ["GET", "/?metrics&x-id=ListBucketMetricsConfigurations", 200] },
  () => kP,
  () => yP
], I3 = [
  9,
  t,
  tC,
  { [m]: ["GET", "/?x-id=ListBuckets", 200] },
  () => vP,
  () => bP
], L3 = [
  9,
  t,
  xC,
  { [m]: ["GET", "/?x-id=ListDirectoryBuckets", 200] },
  () => AP,
  () => PP
], $3 = [
  9,
  t,
  AC,
  { [m]: ["GET", "/?uploads", 200] },
  () => TP,
  () => BP
], D3 = [
  9,
  t,
  IC,
  { [m]: ["GET", "/{Key+}?annotation&x-id=ListObjectAnnotations", 200] },
  () => wP,
  () => MP
], N3 = [
  9,
  t,
  wC,
  { [m]: ["GET", "/", 200] },
  () => LP,
  () => IP
], G3 = [
  9,
  t,
  GC,
  { [m]: ["GET", "/?list-type=2", 200] },
  () => DP,
  () => $P
], U3 = [
  9,
  t,
  zC,
  { [m]: ["GET", "/?versions", 200] },
  () => GP,
  () => NP
], j3 = [
  9,
  t,
  KC,
  { [m]: ["GET", "/{Key+}?x-id=ListParts", 200] },
  () => jP,
  () => UP
], q3 = [
  9,
  t,
  Kh,
  { [M]: "-", [m]: ["PUT", "/?abac", 200] },
  () => dA,
  () => k
], H3 = [
  9,
  t,
  Vh,
  { [M]: "-", [m]: ["PUT", "/?accelerate", 200] },
  () => mA,
  () => k
], z3 = [
  9,
  t,
  Yh,
  { [M]: "-", [m]: ["PUT", "/?acl", 200] },
  () => gA,
  () => k
], K3 = [
  9,
  t,
  Xh,
  { [m]: ["PUT", "/?analytics", 200] },
  () => fA,
  () => k
], V3 = [
  9,
  t,
  Zh,
  { [M]: "-", [m]: ["PUT", "/?cors", 200] },
  () => _A,
  () => k
], F3 = [
  9,
  t,
  tS,
  { [M]: "-", [m]: ["PUT", "/?encryption", 200] },
  () => xA,
  () => k
], W3 = [
  9,
  t,
  sS,
  { [m]: ["PUT", "/?intelligent-tiering", 200] },
  () => CA,
  () => k
], X3 = [
  9,
  t,
  rS,
  { [m]: ["PUT", "/?inventory", 200] },
  () => hA,
  () => k
], Q3 = [
  9,
  t,
  cS,
  { [M]: "-", [m]: ["PUT", "/?lifecycle", 200] },
  () => RA,
  () => SA
], J3 = [
  9,
  t,
  aS,
  { [M]: "-", [m]: ["PUT", "/?logging", 200] },
  () => EA,
  () => k
], Y3 = [
  9,
  t,
  dS,
  { [m]: ["PUT", "/?metrics", 200] },
  () => OA,
  () => k
], Z3 = [
  9,
  t,
  gS,
  { [m]: ["PUT", "/?notification", 200] },
  () => yA,
  () => k
], e$ = [
  9,
  t,
  _S,
  { [M]: "-", [m]: ["PUT", "/?ownershipControls", 200] },
  () => kA,
  () => k
], t$ = [
  9,
  t,
  CS,
  { [M]: "-", [m]: ["PUT", "/?policy", 200] },
  () => bA,
  () => k
], o$ = [
  9,
  t,
  SS,
  { [M]: "-", [m]: ["PUT", "/?replication", 200] },
  () => vA,
  () => k
], r$ = [
  9,
  t,
  RS,
  { [M]: "-", [m]: ["PUT", "/?requestPayment", 200] },
  () => PA,
  () => k
], n$ = [
  9,
  t,
  yS,
  { [M]: "-", [m]: ["PUT", "/?tagging", 200] },
  () => AA,
  () => k
], s$ = [
  9,
  t,
  bS,
  { [M]: "-", [m]: ["PUT", "/?versioning", 200] },
  () => BA,
  () => k
], i$ = [
  9,
  t,
  PS,
  { [M]: "-", [m]: ["PUT", "/?website", 200] },
  () => TA,
  () => k
], qd = [
  9,
  t,
  IS,
  { [M]: "-", [m]: ["PUT", "/{Key+}?x-id=PutObject", 200] },
  () => jA,
  () => UA
], a$ = [
  9,
  t,
  LS,
  { [M]: "-", [m]: ["PUT", "/{Key+}?acl", 200] },
  () => wA,
  () => MA
], c$ = [
  9,
  t,
  US,
  { [M]: "-", [m]: ["PUT", "/{Key+}?annotation", 200] },
  () => LA,
  () => IA
], u$ = [
  9,
  t,
  zS,
  { [M]: "-", [m]: ["PUT", "/{Key+}?legal-hold", 200] },
  () => DA,
  () => $A
], p$ = [
  9,
  t,
  jS,
  { [M]: "-", [m]: ["PUT", "/?object-lock", 200] },
  () => GA,
  () => NA
], l$ = [
  9,
  t,
  JS,
  { [M]: "-", [m]: ["PUT", "/{Key+}?retention", 200] },
  () => HA,
  () => qA
], d$ = [
  9,
  t,
  YS,
  { [M]: "-", [m]: ["PUT", "/{Key+}?tagging", 200] },
  () => KA,
  () => zA
], m$ = [
  9,
  t,
  tR,
  { [M]: "-", [m]: ["PUT", "/?publicAccessBlock", 200] },
  () => VA,
  () => k
], g$ = [
  9,
  t,
  xR,
  { [m]: ["PUT", "/{Key+}?renameObject", 200] },
  () => JA,
  () => QA
], f$ = [
  9,
  t,
  OR,
  { [M]: "-", [m]: ["POST", "/{Key+}?restore", 200] },
  () => aB,
  () => iB
], _$ = [
  9,
  t,
  ZR,
  { [m]: ["POST", "/{Key+}?select&select-type=2", 200] },
  () => _B,
  () => fB
], x$ = [
  9,
  t,
  AE,
  { [M]: "-", [m]: ["PUT", "/?metadataAnnotationTable", 200] },
  () => $B,
  () => k
], C$ = [
  9,
  t,
  TE,
  { [M]: "-", [m]: ["PUT", "/?metadataInventoryTable", 200] },
  () => DB,
  () => k
], h$ = [
  9,
  t,
  wE,
  { [M]: "-", [m]: ["PUT", "/?metadataJournalTable", 200] },
  () => NB,
  () => k
], S$ = [
  9,
  t,
  $E,
  { [M]: "-", [m]: ["PUT", "/{Key+}?encryption", 200] },
  () => GB,
  () => UB
], Hd = [
  9,
  t,
  GE,
  { [M]: "-", [m]: ["PUT", "/{Key+}?x-id=UploadPart", 200] },
  () => zB,
  () => HB
], zd = [
  9,
  t,
  UE,
  { [m]: ["PUT", "/{Key+}?x-id=UploadPartCopy", 200] },
  () => qB,
  () => jB
], R$ = [
  9,
  t,
  XE,
  { [eO]: ["{RequestRoute}."], [m]: ["POST", "/WriteGetObjectResponse", 200] },
  () => WB,
  () => k
];

// node_modules/@aws-sdk/client-s3/dist-es/commands/CreateSessionCommand.js
var Un = class extends _e(yr, Nt, "CreateSession", Ud) {
};

// scripts/s3-settings.mjs
var Fd = St(Vd(), 1);
var Wd = (r) => ({
  base64Decoder: ir,
  base64Encoder: ar,
  utf8Decoder: qi,
  utf8Encoder: cr,
  extensions: [],
  logger: new ur(),
  serviceId: "S3",
  protocol: yo,
  protocolSettings: {
    defaultNamespace: "com.amazonaws.s3",
    xmlNamespace: "http://s3.amazonaws.com/doc/2006-03-01/",
    version: "2006-03-01",
    serviceTarget: "AmazonS3"
  },
  streamCollector: Fd.buffer,
  ...r
});

// node_modules/@aws-sdk/client-s3/dist-es/auth/httpAuthExtensionConfiguration.js
var Xd = (r) => {
  let o = r.httpAuthSchemes, n = r.httpAuthSchemeProvider, s = r.credentials;
  return {
    setHttpAuthScheme(i) {
      let a = o.findIndex((c) => c.schemeId === i.schemeId);
      a === -1 ? o.push(i) : o.splice(a, 1, i);
    },
    httpAuthSchemes() {
      return o;
    },
    setHttpAuthSchemeProvider(i) {
      n = i;
    },
    httpAuthSchemeProvider() {
      return n;
    },
    setCredentials(i) {
      s = i;
    },
    credentials() {
      return s;
    }
  };
}, Qd = (r) => ({
  httpAuthSchemes: r.httpAuthSchemes(),
  httpAuthSchemeProvider: r.httpAuthSchemeProvider(),
  credentials: r.credentials()
});

// node_modules/@aws-sdk/client-s3/dist-es/runtimeExtensions.js
var Jd = (r, o) => {
  let n = Object.assign(Ma(r), Zi(r), fa(r), Xd(r));
  return o.forEach((s) => s.configure(n)), Object.assign(r, wa(n), ea(n), _a(n), Qd(n));
};

// node_modules/@aws-sdk/client-s3/dist-es/S3Client.js
var jn = class extends Qi {
  config;
  constructor(...[o]) {
    let n = Wd(o || {});
    super(n), this.initConfig = n;
    let s = zc(n), i = Pa(s), a = us(i), c = Aa(a), d = ra(c), p = d, x = sa(p), _ = (0, Yd.resolveEventStreamSerdeConfig)(x), C = Hc(_), S = ds(C, { session: [() => this, Un] }), R = Jd(S, o?.extensions || []);
    this.config = R, this.middlewareStack.use(Ji(this.config)), this.middlewareStack.use(Ta(this.config)), this.middlewareStack.use(Ba(this.config)), this.middlewareStack.use(xa(this.config)), this.middlewareStack.use(Ca(this.config)), this.middlewareStack.use(ha(this.config)), this.middlewareStack.use(Sa(this.config)), this.middlewareStack.use(Ra(this.config, {
      httpAuthSchemeParametersProvider: Uc,
      identityProviderConfigProvider: async (v) => new ya({
        "aws.auth#sigv4": v.credentials,
        "aws.auth#sigv4a": v.credentials
      })
    })), this.middlewareStack.use(Oa(this.config)), this.middlewareStack.use(_s(this.config)), this.middlewareStack.use(xs(this.config)), this.middlewareStack.use(ls(this.config)), this.middlewareStack.use(ms(this.config)), this.middlewareStack.use(gs(this.config));
  }
  destroy() {
    super.destroy();
  }
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/AbortMultipartUploadCommand.js
var qn = class extends _e(Ie, Nt, "AbortMultipartUpload", Dd) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/CompleteMultipartUploadCommand.js
var Hn = class extends _e(Ie, Gt, "CompleteMultipartUpload", Nd) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/CreateMultipartUploadCommand.js
var zn = class extends _e(Ie, Gt, "CreateMultipartUpload", Gd) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/DeleteObjectCommand.js
var Kn = class extends _e(Ie, Nt, "DeleteObject", jd) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/PutObjectCommand.js
var Vn = class extends _e(Ie, Vc, "PutObject", qd) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/UploadPartCommand.js
var Fn = class extends _e(Ie, Fc, "UploadPart", Hd) {
};

// node_modules/@aws-sdk/client-s3/dist-es/commands/UploadPartCopyCommand.js
var Wn = class extends _e(yr, Gt, "UploadPartCopy", zd) {
};

// src/stores/s3/write/commands.ts
function xt(r, o, n) {
  return { client: r, sending: o, pieces: n, abortSignal: o.signal };
}
var PT = Buffer.from("<Empty/>");
async function AT(r, o) {
  let { client: n, sending: s, pieces: i } = o, { method: a, path: c, query: d = {}, headers: p, body: x } = r, _ = await n.send(
    {
      method: a,
      path: c.slice(1),
      query: d,
      headers: p,
      body: i ?? (x && [Buffer.from(x)])
    },
    s
  );
  Ki(_);
  let { status: C, bytes: S } = _, R = Object.entries(_.headers).filter(([, T]) => T !== void 0);
  return { response: { ...{ statusCode: C, headers: Object.fromEntries(R) }, body: S.length > 0 ? S : PT } };
}
var Zd = {
  schemeId: "headstart",
  identityProvider: () => async () => ({}),
  signer: { sign: async (r) => r }
}, Ct = new jn({
  region: "us-east-1",
  endpointProvider: () => ({ url: new URL("https://bucket/") }),
  httpAuthSchemes: [Zd],
  httpAuthSchemeProvider: () => [{ schemeId: Zd.schemeId }],
  authSchemePreference: [],
  requestHandler: { handle: AT },
  retryMode: "standard",
  maxAttempts: 1,
  defaultsMode: "standard",
  defaultUserAgentProvider: async () => [["headstart", Di.version]],
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
var Xn = "s3:PutObject";
async function sr(r, o, n) {
  let { name: s, id: i, pieces: a, conditional: c, onSent: d } = o, p = ho(a), x = {
    Bucket: r.bucket,
    Key: s,
    Metadata: { draft: i },
    ...om(c),
    ContentType: "application/octet-stream",
    ContentLength: p
  };
  await r.request(
    async (_, C) => {
      let { ETag: S } = await Ct.send(new Vn(x), xt(_, C, a));
      Ro(S, "busy");
    },
    { needs: Xn, signal: n, onSent: d, limitMs: 12e3, bytes: p }
  );
}
async function Qn({ request: r, bucket: o }, n, s, i) {
  let a = { Bucket: o, Key: n, Metadata: { draft: s } }, { UploadId: c } = await r(
    (d, p) => Ct.send(new zn(a), xt(d, p)),
    { needs: Xn, signal: i }
  );
  return { name: n, uploadId: Ro(c, "other") };
}
function Jn({ request: r, bucket: o }, { name: n, uploadId: s }, { number: i, pieces: a, onSent: c, isProbe: d = !1 }, p) {
  let x = { Bucket: o, Key: n, UploadId: s, PartNumber: i };
  return r(
    async (_, C) => {
      let { ETag: S } = await Ct.send(new Fn(x), xt(_, C, a));
      return Ro(S, "busy");
    },
    { needs: Xn, signal: p, onSent: c, limitMs: 12e3, bytes: ho(a), isPart: !d }
  );
}
function em({ request: r, bucket: o }, { name: n, uploadId: s }, { number: i, from: a, etag: c, start: d, end: p }, x) {
  let _ = {
    Bucket: o,
    Key: n,
    UploadId: s,
    PartNumber: i,
    CopySource: [o, ...a.split("/")].map(encodeURIComponent).join("/"),
    CopySourceIfMatch: c,
    CopySourceRange: `bytes=${d}-${p - 1}`
  };
  return r(
    async (C, S) => {
      let { CopyPartResult: R } = await Ct.send(new Wn(_), xt(C, S));
      if (!R?.ETag) throw new rt("unsupported", "the store does not copy parts");
      return R.ETag;
    },
    { needs: "s3:GetObject", signal: x, limitMs: 12e3, isPart: !0 }
  );
}
async function Yn({ request: r, bucket: o }, { name: n, uploadId: s }, { etags: i, conditional: a }, c) {
  let d = i.map((x, _) => ({ PartNumber: _ + 1, ETag: x })), p = {
    Bucket: o,
    Key: n,
    UploadId: s,
    ...om(a),
    MultipartUpload: { Parts: d }
  };
  await r(
    async (x, _) => {
      let { ETag: C } = await Ct.send(new Hn(p), xt(x, _));
      Ro(C, "busy");
    },
    { needs: Xn, signal: c, limitMs: 6e4, isLast: !0 }
  );
}
async function Zn({ request: r, bucket: o }, { name: n, uploadId: s }, i) {
  let a = { Bucket: o, Key: n, UploadId: s };
  await r(
    (c, d) => Ct.send(new qn(a), xt(c, d)),
    { needs: "s3:AbortMultipartUpload", signal: i }
  );
}
async function tm({ request: r, bucket: o }, n, s) {
  let i = { Bucket: o, Key: n };
  await r((a, c) => Ct.send(new Kn(i), xt(a, c)), {
    needs: "s3:DeleteObject",
    signal: s
  });
}
function om(r) {
  return r ? { IfNoneMatch: "*" } : {};
}

// src/stores/s3/write/multipart.ts
function rm({ session: r, name: o, id: n, signal: s, deadline: i }) {
  let a = new AbortController(), c = AbortSignal.any([s, i.signal, a.signal]), d = /* @__PURE__ */ new Set(), p = [], x, _ = async (C, S) => {
    x ??= Qn(r, o, n, AbortSignal.timeout(2e4));
    let R = i.during(x.then(S));
    d.add(R), p[C] = await R.finally(() => d.delete(R));
  };
  return {
    isBegun: () => x !== void 0,
    send: (C, S) => _(
      C,
      (R) => Jn(r, R, { number: C + 1, pieces: S, onSent: i.sent }, c)
    ),
    copy: (C) => _(C.number, (S) => em(r, S, { ...C, number: C.number + 1 }, c)),
    async complete(C) {
      x && await Yn(r, await x, { etags: p, conditional: C }, c);
    },
    async abandon() {
      a.abort(new Error("the draft was discarded")), await Promise.allSettled(d);
      let C = await x?.catch(() => {
      });
      C && await Zn(r, C, AbortSignal.timeout(5e3));
    }
  };
}

// src/stores/s3/write/upload-deadline.ts
function nm({ noProgressMs: r, progressBytes: o } = Ni) {
  let n = new AbortController(), s = 0, i = 0, a, c = () => {
    let [p, x] = [o / 1024, r / 1e3], _ = `the store takes less than ${p} KiB in ${x} seconds: check the network and the proxy`;
    n.abort(new rt("unreachable", _));
  }, d = () => {
    i = 0, a?.refresh();
  };
  return {
    signal: n.signal,
    sent(p) {
      i += p, i >= o && d();
    },
    async during(p) {
      s++ === 0 && (a = setTimeout(c, r));
      try {
        return await p;
      } finally {
        d(), --s === 0 && clearTimeout(a);
      }
    }
  };
}

// src/stores/s3/write/draft.ts
var Ii = 1e4;
function im(r) {
  let { session: o, name: n, probe: s, partBytes: i, concurrency: a, signal: c, tell: d } = r, p = (0, sm.randomUUID)(), x = nm(), _ = () => rm({ session: o, name: n, id: p, signal: c, deadline: x }), C = _(), S = [], R = !1, v = async (G) => {
    let V = G === "kept" || G === "unknown";
    if (C.isBegun()) await C.complete(V);
    else {
      let Te = { name: n, id: p, pieces: S, conditional: V, onSent: x.sent };
      await x.during(sr(o, Te, AbortSignal.any([c, x.signal])));
    }
  }, T = async () => {
    let G = await (C.isBegun() ? s.ofUpload() : s.ofPut());
    return G !== "kept" && await La(o, n, c) ? !1 : (R = await v(G).then(
      () => !0,
      (V) => wT(V, p, r)
    ), R);
  }, $ = (G, V) => ({
    partBytes: V,
    concurrency: a,
    async write(Te, He) {
      if (G + Te >= Ii) throw IT(V);
      let Pe = ho(He);
      G + Te === 0 && Pe < V ? S = He : (s.ofUpload(), await C.send(G + Te, He));
    },
    commit: T
  }), fe = async () => {
    await C.abandon().catch(
      () => d(
        `The unfinished upload of ${n} could not be removed; a lifecycle rule for incomplete uploads will.`
      )
    );
  }, H = async () => {
    await fe(), C = _();
  }, z = { bytes: 0, rest: $(0, i), undo: H };
  return {
    ...$(0, i),
    async copyFrom(G, V) {
      let { identity: Te } = G, He = Gi(V);
      try {
        if (Te === void 0) return z;
        s.ofUpload();
        let Pe = r.nameOf(G), es = await Ui(
          V,
          { partBytes: He, concurrency: a },
          (lm) => C.copy({ ...lm, from: Pe, etag: Te })
        );
        return { bytes: es * He, rest: $(es, es > 0 ? He : i), undo: H };
      } catch (Pe) {
        if (await H(), !MT(Pe)) throw Pe;
        return d(`Sending all of the entry, for the store copies nothing: ${Pe.message}`), z;
      }
    },
    async discard() {
      R || (R = !0, await fe(), C.isBegun() && await s.ofUpload());
    }
  };
}
function MT(r) {
  return r instanceof rt && ["denied", "unsupported", "other"].includes(r.kind);
}
async function wT(r, o, { session: n, name: s, signal: i }) {
  i.throwIfAborted();
  let a;
  try {
    a = await Ia(n, s, i);
  } catch {
    if (r instanceof rt && r.kind === "taken") return !1;
    throw r;
  }
  if (a) return a.draft === o;
  throw r;
}
function IT(r) {
  let o = Math.floor(r * Ii / 1048576);
  return new Error(
    `the entry is larger than ${Ii} parts (${o} MiB in all), which is all that S3 takes: set the input part-size to more`
  );
}

// src/stores/s3/write/write-probe.ts
var $i = St(am(), 1);
function pm(r) {
  let o, n, s = () => o ??= cm(LT, r);
  return {
    ofPut: s,
    ofUpload() {
      return n ??= s().then((i) => i === "kept" ? cm($T, r) : i), n;
    }
  };
}
async function cm(r, { session: o, name: n, signal: s, warn: i }) {
  let a = (c) => i(
    `The store has no way to keep two jobs from saving one key at once (it ${c} If-None-Match); the later one may win.`
  );
  try {
    await r({ session: o, name: n, warn: i, signal: AbortSignal.any([s, AbortSignal.timeout(1e4)]) });
  } catch (c) {
    return c instanceof rt ? c.kind === "taken" ? "kept" : c.kind !== "unsupported" && c.kind !== "other" ? "unknown" : (a("refuses"), "refused") : "unknown";
  }
  return a("ignores"), "ignored";
}
async function LT({ session: r, name: o, signal: n }) {
  let s = { name: o, id: (0, $i.randomUUID)(), pieces: [], conditional: !0 };
  await sr(r, s, n), await sr(r, s, n);
}
async function $T({ session: r, name: o, signal: n }) {
  let s = await Qn(r, o, (0, $i.randomUUID)(), AbortSignal.timeout(1e4));
  try {
    let i = { number: 1, pieces: [Buffer.alloc(1)], isProbe: !0 }, a = [await Jn(r, s, i, n)];
    await Yn(r, s, { etags: a, conditional: !0 }, n);
  } catch (i) {
    throw await Zn(r, s, AbortSignal.timeout(5e3)).catch(() => {
    }), i;
  }
}

// src/stores/s3/write/writer.ts
function eD({ inputs: r, signal: o, tell: n, warn: s }, { session: i, names: a }) {
  let { concurrency: c, partBytes: d } = r, p = pm({ session: i, name: a.probe, signal: o, warn: s });
  return {
    create(x) {
      p.ofPut();
      let _ = (C) => a.object({ scope: C.scope ?? x.scope, version: C.version, key: C.key });
      return im({
        session: i,
        probe: p,
        name: a.object(x),
        nameOf: _,
        partBytes: d,
        concurrency: c,
        signal: o,
        tell: n
      });
    },
    remove: (x) => tm(i, x, o)
  };
}
export {
  eD as newWriter
};
