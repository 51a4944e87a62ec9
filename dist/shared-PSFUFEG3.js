import {
  b as Se,
  r as N,
  u as ke,
  v as be,
  w as Te
} from "./shared-5OSVS7DM.js";
import {
  A as Ne,
  a as ye,
  b as B,
  c as we,
  d as I,
  g as V,
  n as K,
  o as oe,
  p as ie,
  q as $,
  r as Ee,
  s as Ce,
  t as L,
  u as P,
  v as F,
  z as xe
} from "./shared-657SMLAQ.js";
import {
  J as te,
  P as ue,
  S,
  T as re,
  X as se,
  a as Y,
  aa as pe,
  f as Z,
  h as ee,
  q as ge,
  x as he
} from "./shared-YFD2GF2O.js";
import {
  a as j
} from "./shared-5KJ3CBUR.js";
import {
  a as J,
  b as w,
  c as fe
} from "./shared-OSXA3Y6X.js";
import {
  c as D
} from "./shared-LHCUWEFM.js";

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/utils/getDateHeader.js
var H = (m) => te.isInstance(m) ? m.headers?.date ?? m.headers?.Date : void 0, U = (m) => te.isInstance(m) ? m.headers?.age ?? m.headers?.Age : void 0;

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/utils/getSkewCorrectedDate.js
var z = (m) => new Date(Date.now() + m);

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/utils/getUpdatedSystemClockOffset.js
var q = (m, e, t, s) => {
  if (s !== void 0)
    return e;
  let r = Date.parse(m);
  if (Number.isNaN(r))
    return e;
  let o = Date.now();
  return t !== void 0 && o - t > 9e5 ? e : r - o;
};

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/AwsSdkSigV4Signer.js
var M = (m, e) => {
  if (!e)
    throw new Error(`Property \`${m}\` is not resolved for AWS SDK SigV4Auth`);
  return e;
}, $e = (m) => m.context?.[ge]?.eventStream?.output === !0, O = async (m) => {
  let e = M("context", m.context), t = M("config", m.config), s = e.endpointV2?.properties?.authSchemes?.[0], o = await M("signer", t.signer)(s), i = m?.signingRegion, n = m?.signingRegionSet, c = m?.signingName;
  return {
    config: t,
    signer: o,
    signingRegion: i,
    signingRegionSet: n,
    signingName: c
  };
}, T = class {
  async sign(e, t, s) {
    if (!D.isInstance(e))
      throw new Error("The request is not an instance of `HttpRequest` and cannot be signed");
    let r = await O(s), { config: o, signer: i } = r, { signingRegion: n, signingName: c } = r, d = s.context;
    if (d?.authSchemes?.length ?? !1) {
      let [g, h] = d.authSchemes;
      g?.name === "sigv4a" && h?.name === "sigv4" && (n = h?.signingRegion ?? n, c = h?.signingName ?? c);
    }
    let a = await o.disableClockSkewCorrection?.() === !0;
    s._disableClockSkewCorrection = a;
    let l = a || $e(s);
    return s._skipClockSkewSampling = l, l || (s._preRequestSystemClockOffset = o.systemClockOffset, s._requestSentAt = Date.now()), await i.sign(e, {
      signingDate: a ? /* @__PURE__ */ new Date() : z(o.systemClockOffset),
      signingRegion: n,
      signingService: c
    });
  }
  errorHandler(e) {
    return (t) => {
      let s = t;
      if (!e._skipClockSkewSampling && !e._disableClockSkewCorrection) {
        let r = s.ServerTime ?? H(s.$response);
        if (r) {
          let o = M("config", e.config), i = e._preRequestSystemClockOffset, n = e._requestSentAt, c = U(s.$response), d = q(r, o.systemClockOffset, n, c);
          o.systemClockOffset = d, Math.abs(d) >= 24e4 && (d !== i || i !== void 0 && i !== d) && s.$metadata && (s.$metadata.clockSkewCorrected = !0);
        }
      }
      throw t;
    };
  }
  successHandler(e, t) {
    if (t._skipClockSkewSampling || t._disableClockSkewCorrection)
      return;
    let s = H(e);
    if (s) {
      let r = M("config", t.config), o = t._requestSentAt, i = U(e);
      r.systemClockOffset = q(s, r.systemClockOffset, o, i);
    }
  }
};

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/AwsSdkSigV4ASigner.js
var X = class extends T {
  async sign(e, t, s) {
    if (!D.isInstance(e))
      throw new Error("The request is not an instance of `HttpRequest` and cannot be signed");
    let { config: r, signer: o, signingRegion: i, signingRegionSet: n, signingName: c } = await O(s), a = (await r.sigv4aSigningRegionSet?.() ?? n ?? [i]).join(","), l = await r.disableClockSkewCorrection?.() === !0;
    return s._disableClockSkewCorrection = l, l || (s._preRequestSystemClockOffset = r.systemClockOffset, s._requestSentAt = Date.now()), await o.sign(e, {
      signingDate: l ? /* @__PURE__ */ new Date() : z(r.systemClockOffset),
      signingRegion: a,
      signingService: c
    });
  }
};

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/utils/getArrayForCommaSeparatedString.js
var ne = (m) => typeof m == "string" && m.length > 0 ? m.split(",").map((e) => e.trim()) : [];

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/utils/getBearerTokenEnvKey.js
var _e = (m) => `AWS_BEARER_TOKEN_${m.replace(/[\s-]/g, "_").toUpperCase()}`;

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/NODE_AUTH_SCHEME_PREFERENCE_OPTIONS.js
var Re = "AWS_AUTH_SCHEME_PREFERENCE", Ae = "auth_scheme_preference", Ie = {
  environmentVariableSelector: (m, e) => {
    if (e?.signingName && _e(e.signingName) in m)
      return ["httpBearerAuth"];
    if (Re in m)
      return ne(m[Re]);
  },
  configFileSelector: (m) => {
    if (Ae in m)
      return ne(m[Ae]);
  },
  default: []
};

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/resolveAwsSdkSigV4AConfig.js
var ze = (m) => (m.sigv4aSigningRegionSet = N(m.sigv4aSigningRegionSet), m), Me = {
  environmentVariableSelector(m) {
    if (m.AWS_SIGV4A_SIGNING_REGION_SET)
      return m.AWS_SIGV4A_SIGNING_REGION_SET.split(",").map((e) => e.trim());
    throw new Y("AWS_SIGV4A_SIGNING_REGION_SET not set in env.", {
      tryNextLink: !0
    });
  },
  configFileSelector(m) {
    if (m.sigv4a_signing_region_set)
      return (m.sigv4a_signing_region_set ?? "").split(",").map((e) => e.trim());
    throw new Y("sigv4a_signing_region_set not set in profile.", {
      tryNextLink: !0
    });
  },
  default: void 0
};

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/resolveAwsSdkSigV4Config.js
var ae = (m) => (e) => {
  let t = e.credentials, s = !!e.credentials, r;
  Object.defineProperty(e, "credentials", {
    set(a) {
      a && a !== t && a !== r && (s = !0), t = a;
      let l = Le(e, {
        credentials: t,
        credentialDefaultProvider: e.credentialDefaultProvider
      }), f = Pe(e, l);
      if (s && !f.attributed) {
        let g = typeof t == "object" && t !== null;
        r = async (h) => {
          let p = await f(h);
          return g && (!p.$source || Object.keys(p.$source).length === 0) ? Se(p, "CREDENTIALS_CODE", "e") : p;
        }, r.memoized = f.memoized, r.configBound = f.configBound, r.attributed = !0;
      } else
        r = f;
    },
    get() {
      return r;
    },
    enumerable: !0,
    configurable: !0
  }), e.credentials = t;
  let { signingEscapePath: o = !0, systemClockOffset: i = e.systemClockOffset || 0, sha256: n } = e, c;
  return e.signer ? c = N(e.signer) : e.regionInfoProvider ? c = () => N(e.region)().then(async (a) => [
    await e.regionInfoProvider(a, {
      useFipsEndpoint: await e.useFipsEndpoint(),
      useDualstackEndpoint: await e.useDualstackEndpoint()
    }) || {},
    a
  ]).then(([a, l]) => {
    let { signingRegion: f, signingService: g } = a;
    e.signingRegion = e.signingRegion || f || l, e.signingName = e.signingName || g || e.serviceId;
    let h = {
      ...e,
      credentials: e.credentials,
      region: e.signingRegion,
      service: e.signingName,
      sha256: n,
      uriEscapePath: o
    }, u = e.signerConstructor || j;
    return new u(h);
  }) : c = async (a) => {
    a = Object.assign({}, {
      name: "sigv4",
      signingName: e.signingName || e.defaultSigningName,
      signingRegion: await N(e.region)(),
      properties: {}
    }, a);
    let l = a.signingRegion, f = a.signingName;
    e.signingRegion = e.signingRegion || l, e.signingName = e.signingName || f || e.serviceId;
    let g = {
      ...e,
      credentials: e.credentials,
      region: e.signingRegion,
      service: e.signingName,
      sha256: n,
      uriEscapePath: o
    }, h = e.signerConstructor || j;
    return new h(g);
  }, Object.assign(e, {
    systemClockOffset: i,
    signingEscapePath: o,
    signer: c,
    disableClockSkewCorrection: N(e.disableClockSkewCorrection ?? m)
  });
};
function Le(m, { credentials: e, credentialDefaultProvider: t }) {
  let s;
  return e ? e?.memoized ? s = e : s = Te(e, ke, be) : t ? s = N(t(Object.assign({}, m, {
    parentClientConfig: m
  }))) : s = async () => {
    throw new Error("@aws-sdk/core::resolveAwsSdkSigV4Config - `credentials` not provided and no credentialDefaultProvider was configured.");
  }, s.memoized = !0, s;
}
function Pe(m, e) {
  if (e.configBound)
    return e;
  let t = async (s) => e({ ...s, callerClientConfig: m });
  return t.memoized = e.memoized, t.configBound = !0, t;
}

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/clock-skew-node-config.js
var He = "AWS_DISABLE_CLOCK_SKEW_CORRECTION", Ue = "disable_clock_skew_correction", Oe = {
  environmentVariableSelector: (m) => Z(m, He, ee.ENV),
  configFileSelector: (m) => Z(m, Ue, ee.CONFIG),
  default: !1
};

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/aws_sdk/clock-skew-defaults.js
var De = he(Oe);

// node_modules/@aws-sdk/core/dist-es/submodules/httpAuthSchemes/index.js
var zt = ae(De);

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/ProtocolLib.js
var k = class {
  queryCompat;
  errorRegistry;
  constructor(e = !1) {
    this.queryCompat = e;
  }
  resolveRestContentType(e, t) {
    let s = t.getMemberSchemas(), r = Object.values(s).find((o) => !!o.getMergedTraits().httpPayload);
    if (r) {
      let o = r.getMergedTraits().mediaType;
      return o || (r.isStringSchema() ? "text/plain" : r.isBlobSchema() ? "application/octet-stream" : e);
    } else if (!t.isUnitSchema() && Object.values(s).find((i) => {
      let { httpQuery: n, httpQueryParams: c, httpHeader: d, httpLabel: a, httpPrefixHeaders: l } = i.getMergedTraits();
      return !n && !c && !d && !a && l === void 0;
    }))
      return e;
  }
  async getErrorSchemaOrThrowBaseException(e, t, s, r, o, i) {
    let n = e;
    e.includes("#") && ([, n] = e.split("#"));
    let c = {
      $metadata: o,
      $fault: s.statusCode < 500 ? "client" : "server"
    };
    if (!this.errorRegistry)
      throw new Error("@aws-sdk/core/protocols - error handler not initialized.");
    try {
      return { errorSchema: i?.(this.errorRegistry, n) ?? this.errorRegistry.getSchema(e), errorMetadata: c };
    } catch {
      r.message = r.message ?? r.Message ?? "UnknownError";
      let a = this.errorRegistry, l = a.getBaseException();
      if (l) {
        let h = a.getErrorCtor(l) ?? Error;
        throw this.decorateServiceException(Object.assign(new h({ name: n }), c), r);
      }
      let f = r, g = f?.message ?? f?.Message ?? f?.Error?.Message ?? f?.Error?.message;
      throw this.decorateServiceException(Object.assign(new Error(g), {
        name: n
      }, c), r);
    }
  }
  compose(e, t, s) {
    let r = s;
    t.includes("#") && ([r] = t.split("#"));
    let o = re.for(r), i = re.for("smithy.ts.sdk.synthetic." + s);
    e.copyFrom(o), e.copyFrom(i), this.errorRegistry = e;
  }
  decorateServiceException(e, t = {}) {
    if (this.queryCompat) {
      let s = e.Message ?? t.Message, r = se(e, t);
      s && (r.message = s);
      let o = r.Error ?? {};
      o.Type = r.Error?.Type, o.Code = r.Error?.Code, o.Message = r.Error?.message ?? r.Error?.Message ?? s, r.Error = o;
      let i = r.$metadata.requestId;
      return i && (r.RequestId = i), r;
    }
    return se(e, t);
  }
  setQueryCompatError(e, t) {
    let s = t.headers?.["x-amzn-query-error"];
    if (e !== void 0 && s != null) {
      let [r, o] = s.split(";"), i = Object.keys(e), n = {
        Code: r,
        Type: o
      };
      e.Code = r, e.Type = o;
      for (let c = 0; c < i.length; c++) {
        let d = i[c];
        n[d === "message" ? "Message" : d] = e[d];
      }
      delete n.__type, e.Error = n;
    }
  }
  queryCompatOutput(e, t) {
    e.Error && (t.Error = e.Error), e.Type && (t.Type = e.Type), e.Code && (t.Code = e.Code);
  }
  findQueryCompatibleError(e, t) {
    try {
      return e.getSchema(t);
    } catch {
      return e.find((r) => S.of(r).getMergedTraits().awsQueryError?.[0] === t);
    }
  }
};

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/json/AwsRestJsonProtocol.js
var ce = class extends $ {
  serializer;
  deserializer;
  codec;
  mixin = new k();
  constructor({ defaultNamespace: e, errorTypeRegistries: t, jsonCodec: s }) {
    super({
      defaultNamespace: e,
      errorTypeRegistries: t
    });
    let r = {
      timestampFormat: {
        useTrait: !0,
        default: 7
      },
      httpBindings: !0,
      jsonName: !0
    };
    this.codec = s ?? new Ne(r), this.serializer = new P(this.codec.createSerializer(), r), this.deserializer = new L(this.codec.createDeserializer(), r);
  }
  getShapeId() {
    return "aws.protocols#restJson1";
  }
  getPayloadCodec() {
    return this.codec;
  }
  setSerdeContext(e) {
    this.codec.setSerdeContext(e), super.setSerdeContext(e);
  }
  async serializeRequest(e, t, s) {
    let r = await super.serializeRequest(e, t, s), o = S.of(e.input);
    if (!r.headers["content-type"]) {
      let i = this.mixin.resolveRestContentType(this.getDefaultContentType(), o);
      i && (r.headers["content-type"] = i);
    }
    return r.body == null && r.headers["content-type"] === this.getDefaultContentType() && (r.body = "{}"), r;
  }
  async deserializeResponse(e, t, s) {
    let r = await super.deserializeResponse(e, t, s), o = S.of(e.output);
    for (let [i, n] of o.structIterator())
      n.getMemberTraits().httpPayload && !(i in r) && (r[i] = null);
    return r;
  }
  async handleError(e, t, s, r, o) {
    let i = xe(s, r) ?? "Unknown";
    this.mixin.compose(this.compositeErrorRegistry, i, this.options.defaultNamespace);
    let { errorSchema: n, errorMetadata: c } = await this.mixin.getErrorSchemaOrThrowBaseException(i, this.options.defaultNamespace, s, r, o), d = S.of(n), a = r.message ?? r.Message ?? "UnknownError", l = this.compositeErrorRegistry.getErrorCtor(n) ?? Error, f = new l({});
    await this.deserializeHttpMessage(n, t, s, r);
    let g = {}, h = this.codec.createDeserializer();
    for (let [u, p] of d.structIterator()) {
      let E = p.getMergedTraits().jsonName ?? u;
      g[u] = h.readObject(p, r[E]);
    }
    throw this.mixin.decorateServiceException(Object.assign(f, c, {
      $fault: d.getMergedTraits().error,
      message: a
    }, g), r);
  }
  getDefaultContentType() {
    return "application/json";
  }
};

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/ConfigurableSerdeContext.js
var x = class {
  serdeContext;
  setSerdeContext(e) {
    this.serdeContext = e;
  }
};

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/UnionSerde.js
var v = class {
  from;
  to;
  keys;
  constructor(e, t) {
    this.from = e, this.to = t;
    let s = Object.keys(this.from), r = new Set(s);
    r.delete("__type"), this.keys = r;
  }
  mark(e) {
    this.keys.delete(e);
  }
  hasUnknown() {
    return this.keys.size === 1 && Object.keys(this.to).length === 0;
  }
  writeUnknown() {
    if (this.hasUnknown()) {
      let e = this.keys.values().next().value, t = this.from[e];
      this.to.$unknown = [e, t];
    }
  }
};

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/writeKey.js
function Be(m) {
  Object.defineProperty(m, "__proto__", { value: void 0, writable: !0, enumerable: !0, configurable: !0 });
}

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/XmlShapeDeserializer.js
var _ = class extends x {
  settings;
  stringDeserializer;
  constructor(e) {
    super(), this.settings = e, this.stringDeserializer = new Ce(e);
  }
  setSerdeContext(e) {
    this.serdeContext = e, this.stringDeserializer.setSerdeContext(e);
  }
  read(e, t, s) {
    let r = S.of(e), o = r.getMemberSchemas();
    if (r.isStructSchema() && r.isMemberSchema() && !!Object.values(o).find((d) => !!d.getMemberTraits().eventPayload)) {
      let d = {}, a = Object.keys(o)[0];
      return o[a].isBlobSchema() ? d[a] = t : d[a] = this.read(o[a], t), d;
    }
    let n = (this.serdeContext?.utf8Encoder ?? we)(t), c = this.parseXml(n);
    return this.readSchema(e, s ? c[s] : c);
  }
  readSchema(e, t) {
    let s = S.of(e);
    if (s.isUnitSchema())
      return;
    let r = s.getMergedTraits();
    if (s.isListSchema() && !Array.isArray(t))
      return this.readSchema(s, [t]);
    if (t == null)
      return t;
    if (typeof t == "object") {
      let o = !!r.xmlFlattened;
      if (s.isListSchema()) {
        let n = s.getValueSchema(), c = [], d = n.getMergedTraits().xmlName ?? "member", a = o ? t : (t[0] ?? t)[d];
        if (a == null)
          return c;
        let l = Array.isArray(a) ? a : [a];
        for (let f of l)
          c.push(this.readSchema(n, f));
        return c;
      }
      let i = {};
      if (s.isMapSchema()) {
        let n = s.getKeySchema(), c = s.getValueSchema(), d;
        o ? d = Array.isArray(t) ? t : [t] : d = Array.isArray(t.entry) ? t.entry : [t.entry];
        let a = n.getMergedTraits().xmlName ?? "key", l = c.getMergedTraits().xmlName ?? "value";
        for (let f of d) {
          let g = f[a], h = f[l];
          g === "__proto__" && Be(i), i[g] = this.readSchema(c, h);
        }
        return i;
      }
      if (s.isStructSchema()) {
        let n = s.isUnionSchema(), c;
        n && (c = new v(t, i));
        for (let [d, a] of s.structIterator()) {
          let l = a.getMergedTraits(), f = l.httpPayload ? l.xmlName ?? a.getName() : a.getMemberTraits().xmlName ?? d;
          n && c.mark(f), t[f] != null && (i[d] = this.readSchema(a, t[f]));
        }
        return n && c.writeUnknown(), i;
      }
      if (s.isDocumentSchema())
        return t;
      throw new Error(`@aws-sdk/core/protocols - xml deserializer unhandled schema type for ${s.getName(!0)}`);
    }
    return s.isListSchema() ? [] : s.isMapSchema() || s.isStructSchema() ? {} : this.stringDeserializer.read(s, t);
  }
  parseXml(e) {
    if (e.length) {
      let t;
      try {
        t = fe(e);
      } catch (i) {
        throw i && typeof i == "object" && Object.defineProperty(i, "$responseBodyText", {
          value: e
        }), i;
      }
      let s = "#text", r = Object.keys(t)[0], o = t[r];
      return o[s] && (o[r] = o[s], delete o[s]), pe(o);
    }
    return {};
  }
};

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/query/QueryShapeSerializer.js
var W = class extends x {
  settings;
  buffer;
  constructor(e) {
    super(), this.settings = e;
  }
  write(e, t, s = "") {
    this.buffer === void 0 && (this.buffer = "");
    let r = S.of(e);
    if (s && !s.endsWith(".") && (s += "."), r.isBlobSchema())
      (typeof t == "string" || t instanceof Uint8Array) && (this.writeKey(s), this.writeValue((this.serdeContext?.base64Encoder ?? B)(t)));
    else if (r.isBooleanSchema() || r.isNumericSchema() || r.isStringSchema())
      t != null ? (this.writeKey(s), this.writeValue(String(t))) : r.isIdempotencyToken() && (this.writeKey(s), this.writeValue(K()));
    else if (r.isBigIntegerSchema())
      t != null && (this.writeKey(s), this.writeValue(String(t)));
    else if (r.isBigDecimalSchema())
      t != null && (this.writeKey(s), this.writeValue(t instanceof V ? t.string : String(t)));
    else if (r.isTimestampSchema()) {
      if (t instanceof Date)
        switch (this.writeKey(s), F(r, this.settings)) {
          case 5:
            this.writeValue(t.toISOString().replace(".000Z", "Z"));
            break;
          case 6:
            this.writeValue(I(t));
            break;
          case 7:
            this.writeValue(String(t.getTime() / 1e3));
            break;
        }
    } else if (r.isDocumentSchema())
      Array.isArray(t) ? this.write(79, t, s) : t instanceof Date ? this.write(4, t, s) : t instanceof Uint8Array ? this.write(21, t, s) : t && typeof t == "object" ? this.write(143, t, s) : (this.writeKey(s), this.writeValue(String(t)));
    else if (r.isListSchema()) {
      if (Array.isArray(t))
        if (t.length === 0)
          this.settings.serializeEmptyLists && (this.writeKey(s), this.writeValue(""));
        else {
          let o = r.getValueSchema(), i = this.settings.flattenLists || r.getMergedTraits().xmlFlattened, n = 1;
          for (let c of t) {
            if (c == null)
              continue;
            let d = o.getMergedTraits(), a = this.getKey("member", d.xmlName, d.ec2QueryName), l = i ? `${s}${n}` : `${s}${a}.${n}`;
            this.write(o, c, l), ++n;
          }
        }
    } else if (r.isMapSchema()) {
      if (t && typeof t == "object") {
        let o = r.getKeySchema(), i = r.getValueSchema(), n = r.getMergedTraits().xmlFlattened, c = 1;
        for (let d in t) {
          let a = t[d];
          if (a == null)
            continue;
          let l = o.getMergedTraits(), f = this.getKey("key", l.xmlName, l.ec2QueryName), g = n ? `${s}${c}.${f}` : `${s}entry.${c}.${f}`, h = i.getMergedTraits(), u = this.getKey("value", h.xmlName, h.ec2QueryName), p = n ? `${s}${c}.${u}` : `${s}entry.${c}.${u}`;
          this.write(o, d, g), this.write(i, a, p), ++c;
        }
      }
    } else if (r.isStructSchema()) {
      if (t && typeof t == "object") {
        let o = !1;
        for (let [i, n] of r.structIterator()) {
          if (t[i] == null && !n.isIdempotencyToken())
            continue;
          let c = n.getMergedTraits(), d = this.getKey(i, c.xmlName, c.ec2QueryName, "struct"), a = `${s}${d}`;
          this.write(n, t[i], a), o = !0;
        }
        if (!o && r.isUnionSchema()) {
          let { $unknown: i } = t;
          if (Array.isArray(i)) {
            let [n, c] = i, d = `${s}${n}`;
            this.write(15, c, d);
          }
        }
      }
    } else if (!r.isUnitSchema())
      throw new Error(`@aws-sdk/core/protocols - QuerySerializer unrecognized schema type ${r.getName(!0)}`);
  }
  flush() {
    if (this.buffer === void 0)
      throw new Error("@aws-sdk/core/protocols - QuerySerializer cannot flush with nothing written to buffer.");
    let e = this.buffer;
    return delete this.buffer, e;
  }
  getKey(e, t, s, r) {
    let { ec2: o, capitalizeKeys: i } = this.settings;
    if (o && s)
      return s;
    let n = t ?? e;
    return i && r === "struct" ? n[0].toUpperCase() + n.slice(1) : n;
  }
  writeKey(e) {
    e.endsWith(".") && (e = e.slice(0, e.length - 1)), this.buffer += `&${ie(e)}=`;
  }
  writeValue(e) {
    this.buffer += ie(e);
  }
};

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/query/AwsQueryProtocol.js
var me = class extends Ee {
  options;
  serializer;
  deserializer;
  mixin = new k();
  constructor(e) {
    super({
      defaultNamespace: e.defaultNamespace,
      errorTypeRegistries: e.errorTypeRegistries
    }), this.options = e;
    let t = {
      timestampFormat: {
        useTrait: !0,
        default: 5
      },
      httpBindings: !1,
      xmlNamespace: e.xmlNamespace,
      serviceNamespace: e.defaultNamespace,
      serializeEmptyLists: !0
    };
    this.serializer = new W(t), this.deserializer = new _(t);
  }
  getShapeId() {
    return "aws.protocols#awsQuery";
  }
  setSerdeContext(e) {
    this.serializer.setSerdeContext(e), this.deserializer.setSerdeContext(e);
  }
  getPayloadCodec() {
    throw new Error("AWSQuery protocol has no payload codec.");
  }
  async serializeRequest(e, t, s) {
    let r = await super.serializeRequest(e, t, s);
    r.path.endsWith("/") || (r.path += "/"), r.headers["content-type"] = "application/x-www-form-urlencoded", (ue(e.input) === "unit" || !r.body) && (r.body = "");
    let o = e.name.split("#")[1] ?? e.name;
    return r.body = `Action=${o}&Version=${this.options.version}` + r.body, r.body.endsWith("&") && (r.body = r.body.slice(-1)), r;
  }
  async deserializeResponse(e, t, s) {
    let r = this.deserializer, o = S.of(e.output), i = {};
    if (s.statusCode >= 300) {
      let a = await oe(s.body, t);
      a.byteLength > 0 && Object.assign(i, await r.read(15, a)), await this.handleError(e, t, s, i, this.deserializeMetadata(s));
    }
    for (let a in s.headers) {
      let l = s.headers[a];
      delete s.headers[a], s.headers[a.toLowerCase()] = l;
    }
    let n = e.name.split("#")[1] ?? e.name, c = o.isStructSchema() && this.useNestedResult() ? n + "Result" : void 0, d = await oe(s.body, t);
    return d.byteLength > 0 && Object.assign(i, await r.read(o, d, c)), i.$metadata = this.deserializeMetadata(s), i;
  }
  useNestedResult() {
    return !0;
  }
  async handleError(e, t, s, r, o) {
    let i = this.loadQueryErrorCode(s, r) ?? "Unknown";
    this.mixin.compose(this.compositeErrorRegistry, i, this.options.defaultNamespace);
    let n = this.loadQueryError(r) ?? {}, c = this.loadQueryErrorMessage(r);
    n.message = c, n.Error = {
      Type: n.Type,
      Code: n.Code,
      Message: c
    };
    let { errorSchema: d, errorMetadata: a } = await this.mixin.getErrorSchemaOrThrowBaseException(i, this.options.defaultNamespace, s, n, o, this.mixin.findQueryCompatibleError), l = S.of(d), f = this.compositeErrorRegistry.getErrorCtor(d) ?? Error, g = new f({}), h = {
      Type: n.Error.Type,
      Code: n.Error.Code,
      Error: n.Error
    };
    for (let [u, p] of l.structIterator()) {
      let E = p.getMergedTraits().xmlName ?? u, y = n[E] ?? r[E];
      h[u] = this.deserializer.readSchema(p, y);
    }
    throw this.mixin.decorateServiceException(Object.assign(g, a, {
      $fault: l.getMergedTraits().error,
      message: c
    }, h), r);
  }
  loadQueryErrorCode(e, t) {
    let s = (t.Errors?.[0]?.Error ?? t.Errors?.Error ?? t.Error)?.Code;
    if (s !== void 0)
      return s;
    if (e.statusCode == 404)
      return "NotFound";
  }
  loadQueryError(e) {
    return e.Errors?.[0]?.Error ?? e.Errors?.Error ?? e.Error;
  }
  loadQueryErrorMessage(e) {
    let t = this.loadQueryError(e);
    return t?.message ?? t?.Message ?? e.message ?? e.Message ?? "Unknown";
  }
  getDefaultContentType() {
    return "application/x-www-form-urlencoded";
  }
};

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/parseXmlBody.js
var Ve = (m, e) => {
  if (e?.Error?.Code !== void 0)
    return e.Error.Code;
  if (e?.Code !== void 0)
    return e.Code;
  if (m.statusCode == 404)
    return "NotFound";
};

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/XmlShapeSerializer.js
var G = class extends x {
  settings;
  stringBuffer;
  byteBuffer;
  buffer;
  constructor(e) {
    super(), this.settings = e;
  }
  write(e, t) {
    let s = S.of(e);
    if (s.isStringSchema() && typeof t == "string")
      this.stringBuffer = t;
    else if (s.isBlobSchema())
      this.byteBuffer = "byteLength" in t ? t : (this.serdeContext?.base64Decoder ?? ye)(t);
    else {
      this.buffer = this.writeStruct(s, t, void 0);
      let r = s.getMergedTraits();
      r.httpPayload && !r.xmlName && this.buffer.withName(s.getName());
    }
  }
  flush() {
    if (this.byteBuffer !== void 0) {
      let t = this.byteBuffer;
      return delete this.byteBuffer, t;
    }
    if (this.stringBuffer !== void 0) {
      let t = this.stringBuffer;
      return delete this.stringBuffer, t;
    }
    let e = this.buffer;
    return this.settings.xmlNamespace && (e?.attributes?.xmlns || e.addAttribute("xmlns", this.settings.xmlNamespace)), delete this.buffer, e.toString();
  }
  writeStruct(e, t, s) {
    let r = e.getMergedTraits(), o = e.isMemberSchema() && !r.httpPayload ? e.getMemberTraits().xmlName ?? e.getMemberName() : r.xmlName ?? e.getName();
    if (!o || !e.isStructSchema())
      throw new Error(`@aws-sdk/core/protocols - xml serializer, cannot write struct with empty name or non-struct, schema=${e.getName(!0)}.`);
    let i = w.of(o), [n, c] = this.getXmlnsAttribute(e, s);
    for (let [a, l] of e.structIterator()) {
      let f = t[a];
      if (f != null || l.isIdempotencyToken()) {
        if (l.getMergedTraits().xmlAttribute) {
          i.addAttribute(l.getMergedTraits().xmlName ?? a, this.writeSimple(l, f));
          continue;
        }
        if (l.isListSchema())
          this.writeList(l, f, i, c);
        else if (l.isMapSchema())
          this.writeMap(l, f, i, c);
        else if (l.isStructSchema())
          i.addChildNode(this.writeStruct(l, f, c));
        else {
          let g = w.of(l.getMergedTraits().xmlName ?? l.getMemberName());
          this.writeSimpleInto(l, f, g, c), i.addChildNode(g);
        }
      }
    }
    let { $unknown: d } = t;
    if (d && e.isUnionSchema() && Array.isArray(d) && Object.keys(t).length === 1) {
      let [a, l] = d, f = w.of(a);
      if (typeof l != "string")
        if (t instanceof w || t instanceof J)
          i.addChildNode(t);
        else
          throw new Error("@aws-sdk - $unknown union member in XML requires value of type string, @aws-sdk/xml-builder::XmlNode or XmlText.");
      this.writeSimpleInto(0, l, f, c), i.addChildNode(f);
    }
    return c && i.addAttribute(n, c), i;
  }
  writeList(e, t, s, r) {
    if (!e.isMemberSchema())
      throw new Error(`@aws-sdk/core/protocols - xml serializer, cannot write non-member list: ${e.getName(!0)}`);
    let o = e.getMergedTraits(), i = e.getValueSchema(), n = i.getMergedTraits(), c = !!n.sparse, d = !!o.xmlFlattened, [a, l] = this.getXmlnsAttribute(e, r), f = (g, h) => {
      if (i.isListSchema())
        this.writeList(i, Array.isArray(h) ? h : [h], g, l);
      else if (i.isMapSchema())
        this.writeMap(i, h, g, l);
      else if (i.isStructSchema()) {
        let u = this.writeStruct(i, h, l);
        g.addChildNode(u.withName(d ? o.xmlName ?? e.getMemberName() : n.xmlName ?? "member"));
      } else {
        let u = w.of(d ? o.xmlName ?? e.getMemberName() : n.xmlName ?? "member");
        this.writeSimpleInto(i, h, u, l), g.addChildNode(u);
      }
    };
    if (d)
      for (let g of t)
        (c || g != null) && f(s, g);
    else {
      let g = w.of(o.xmlName ?? e.getMemberName());
      l && g.addAttribute(a, l);
      for (let h of t)
        (c || h != null) && f(g, h);
      s.addChildNode(g);
    }
  }
  writeMap(e, t, s, r, o = !1) {
    if (!e.isMemberSchema())
      throw new Error(`@aws-sdk/core/protocols - xml serializer, cannot write non-member map: ${e.getName(!0)}`);
    let i = e.getMergedTraits(), n = e.getKeySchema(), d = n.getMergedTraits().xmlName ?? "key", a = e.getValueSchema(), l = a.getMergedTraits(), f = l.xmlName ?? "value", g = !!l.sparse, h = !!i.xmlFlattened, [u, p] = this.getXmlnsAttribute(e, r), E = (y, b, C) => {
      let R = w.of(d, b), [Ke, le] = this.getXmlnsAttribute(n, p);
      le && R.addAttribute(Ke, le), y.addChildNode(R);
      let A = w.of(f);
      a.isListSchema() ? this.writeList(a, C, A, p) : a.isMapSchema() ? this.writeMap(a, C, A, p, !0) : a.isStructSchema() ? A = this.writeStruct(a, C, p) : this.writeSimpleInto(a, C, A, p), y.addChildNode(A);
    };
    if (h)
      for (let y in t) {
        let b = t[y];
        if (g || b != null) {
          let C = w.of(i.xmlName ?? e.getMemberName());
          E(C, y, b), s.addChildNode(C);
        }
      }
    else {
      let y;
      o || (y = w.of(i.xmlName ?? e.getMemberName()), p && y.addAttribute(u, p), s.addChildNode(y));
      for (let b in t) {
        let C = t[b];
        if (g || C != null) {
          let R = w.of("entry");
          E(R, b, C), (o ? s : y).addChildNode(R);
        }
      }
    }
  }
  writeSimple(e, t) {
    if (t === null)
      throw new Error("@aws-sdk/core/protocols - (XML serializer) cannot write null value.");
    let s = S.of(e), r = null;
    if (t && typeof t == "object")
      if (s.isBlobSchema())
        r = (this.serdeContext?.base64Encoder ?? B)(t);
      else if (s.isTimestampSchema() && t instanceof Date)
        switch (F(s, this.settings)) {
          case 5:
            r = t.toISOString().replace(".000Z", "Z");
            break;
          case 6:
            r = I(t);
            break;
          case 7:
            r = String(t.getTime() / 1e3);
            break;
          default:
            console.warn("Missing timestamp format, using http date", t), r = I(t);
            break;
        }
      else {
        if (s.isBigDecimalSchema() && t)
          return t instanceof V ? t.string : String(t);
        throw s.isMapSchema() || s.isListSchema() ? new Error("@aws-sdk/core/protocols - xml serializer, cannot call _write() on List/Map schema, call writeList or writeMap() instead.") : new Error(`@aws-sdk/core/protocols - xml serializer, unhandled schema type for object value and schema: ${s.getName(!0)}`);
      }
    if ((s.isBooleanSchema() || s.isNumericSchema() || s.isBigIntegerSchema() || s.isBigDecimalSchema()) && (r = String(t)), s.isStringSchema() && (t === void 0 && s.isIdempotencyToken() ? r = K() : r = String(t)), r === null)
      throw new Error(`Unhandled schema-value pair ${s.getName(!0)}=${t}`);
    return r;
  }
  writeSimpleInto(e, t, s, r) {
    let o = this.writeSimple(e, t), i = S.of(e), n = new J(o), [c, d] = this.getXmlnsAttribute(i, r);
    d && s.addAttribute(c, d), s.addChildNode(n);
  }
  getXmlnsAttribute(e, t) {
    let s = e.getMergedTraits(), [r, o] = s.xmlNamespace ?? [];
    return o && o !== t ? [r ? `xmlns:${r}` : "xmlns", o] : [void 0, void 0];
  }
};

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/XmlCodec.js
var Q = class extends x {
  settings;
  constructor(e) {
    super(), this.settings = e;
  }
  createSerializer() {
    let e = new G(this.settings);
    return e.setSerdeContext(this.serdeContext), e;
  }
  createDeserializer() {
    let e = new _(this.settings);
    return e.setSerdeContext(this.serdeContext), e;
  }
};

// node_modules/@aws-sdk/core/dist-es/submodules/protocols/xml/AwsRestXmlProtocol.js
var de = class extends $ {
  codec;
  serializer;
  deserializer;
  mixin = new k();
  constructor(e) {
    super(e);
    let t = {
      timestampFormat: {
        useTrait: !0,
        default: 5
      },
      httpBindings: !0,
      xmlNamespace: e.xmlNamespace,
      serviceNamespace: e.defaultNamespace
    };
    this.codec = new Q(t), this.serializer = new P(this.codec.createSerializer(), t), this.deserializer = new L(this.codec.createDeserializer(), t);
  }
  getPayloadCodec() {
    return this.codec;
  }
  getShapeId() {
    return "aws.protocols#restXml";
  }
  async serializeRequest(e, t, s) {
    let r = await super.serializeRequest(e, t, s), o = S.of(e.input);
    if (!r.headers["content-type"]) {
      let i = this.mixin.resolveRestContentType(this.getDefaultContentType(), o);
      i && (r.headers["content-type"] = i);
    }
    return typeof r.body == "string" && r.headers["content-type"] === this.getDefaultContentType() && !r.body.startsWith("<?xml ") && !this.hasUnstructuredPayloadBinding(o) && (r.body = '<?xml version="1.0" encoding="UTF-8"?>' + r.body), r;
  }
  async deserializeResponse(e, t, s) {
    return super.deserializeResponse(e, t, s);
  }
  async handleError(e, t, s, r, o) {
    let i = Ve(s, r) ?? "Unknown";
    if (this.mixin.compose(this.compositeErrorRegistry, i, this.options.defaultNamespace), r.Error && typeof r.Error == "object")
      for (let u of Object.keys(r.Error))
        r[u] = r.Error[u], u.toLowerCase() === "message" && (r.message = r.Error[u]);
    r.RequestId && !o.requestId && (o.requestId = r.RequestId);
    let { errorSchema: n, errorMetadata: c } = await this.mixin.getErrorSchemaOrThrowBaseException(i, this.options.defaultNamespace, s, r, o), d = S.of(n), a = r.Error?.message ?? r.Error?.Message ?? r.message ?? r.Message ?? "UnknownError", l = this.compositeErrorRegistry.getErrorCtor(n) ?? Error, f = new l({});
    await this.deserializeHttpMessage(n, t, s, r);
    let g = {}, h = this.codec.createDeserializer();
    for (let [u, p] of d.structIterator()) {
      let E = p.getMergedTraits().xmlName ?? u, y = r.Error?.[E] ?? r[E];
      g[u] = h.readSchema(p, y);
    }
    throw this.mixin.decorateServiceException(Object.assign(f, c, {
      $fault: d.getMergedTraits().error,
      message: a
    }, g), r);
  }
  getDefaultContentType() {
    return "application/xml";
  }
  hasUnstructuredPayloadBinding(e) {
    for (let [, t] of e.structIterator())
      if (t.getMergedTraits().httpPayload)
        return !(t.isStructSchema() || t.isMapSchema() || t.isListSchema());
    return !1;
  }
};

export {
  T as a,
  X as b,
  Ie as c,
  ze as d,
  Me as e,
  zt as f,
  ce as g,
  me as h,
  de as i
};
