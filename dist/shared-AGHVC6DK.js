import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as Pt,
  b as xt
} from "./shared-ES7CYZRE.js";
import {
  a as ft
} from "./shared-BPJW4DYD.js";
import {
  a as L,
  b as U,
  c as St,
  d as vt,
  e as Et,
  f as yt,
  h as At
} from "./shared-PSFUFEG3.js";
import {
  A as it,
  B as at,
  C as ct,
  D as pt,
  E as ut,
  F as lt,
  G as dt,
  H as mt,
  I as gt,
  J as ht,
  a as We,
  b as V,
  d as Ne,
  e as Le,
  f as Ue,
  g as Ke,
  h as Me,
  i as je,
  j as qe,
  k as ze,
  l as Je,
  m as Xe,
  n as Ze,
  o as et,
  q as tt,
  s as ot,
  t as F,
  x as rt,
  y as nt,
  z as st
} from "./shared-5OSVS7DM.js";
import {
  a as He,
  b as $e,
  c as Ve,
  h as Fe,
  k as Ge,
  w as Be,
  x as Ye,
  y as Qe
} from "./shared-657SMLAQ.js";
import {
  $ as Re,
  B as Se,
  G as ve,
  I as ne,
  M as Ee,
  O as ye,
  Q as Pe,
  T as se,
  U as Eo,
  V as Ae,
  W as xe,
  Y as Ce,
  Z as we,
  _ as Ie,
  ba as _e,
  ca as Te,
  ha as ke,
  ia as De,
  ja as be,
  la as Oe,
  x as v
} from "./shared-YFD2GF2O.js";
import {
  a as fe,
  b as re
} from "./shared-5KJ3CBUR.js";
import "./shared-OSXA3Y6X.js";
import "./shared-G5LPM4YZ.js";
import {
  g as he
} from "./shared-MXAPRA7P.js";
import {
  d as oe
} from "./shared-LHCUWEFM.js";
import "./shared-4H6W3SON.js";

// node_modules/@aws-sdk/signature-v4-multi-region/dist-es/signature-v4-crt-container.js
var N = {
  CrtSignerV4: null
};

// node_modules/@aws-sdk/signature-v4-multi-region/dist-es/SignatureV4SignWithCredentials.js
var ie = "X-Amz-S3session-Token", Ct = ie.toLowerCase(), K = class extends fe {
  async signWithCredentials(t, o, n) {
    let r = wt(o);
    t.headers[Ct] = o.sessionToken;
    let i = this;
    return It(i, r), i.signRequest(t, n ?? {});
  }
  async presignWithCredentials(t, o, n) {
    let r = wt(o);
    return delete t.headers[Ct], t.headers[ie] = o.sessionToken, t.query = t.query ?? {}, t.query[ie] = o.sessionToken, It(this, r), this.presign(t, n);
  }
};
function wt(e) {
  return {
    accessKeyId: e.accessKeyId,
    secretAccessKey: e.secretAccessKey,
    expiration: e.expiration
  };
}
function It(e, t) {
  let o = e.credentialProvider;
  e.credentialProvider = () => (e.credentialProvider = o, Promise.resolve(t));
}

// node_modules/@aws-sdk/signature-v4-multi-region/dist-es/SignatureV4MultiRegion.js
var A = class {
  sigv4aSigner;
  sigv4Signer;
  signerOptions;
  static sigv4aDependency() {
    return typeof N.CrtSignerV4 == "function" ? "crt" : typeof re.SignatureV4a == "function" ? "js" : "none";
  }
  constructor(t) {
    this.sigv4Signer = new K(t), this.signerOptions = t;
  }
  async sign(t, o = {}) {
    return o.signingRegion === "*" ? this.getSigv4aSigner().sign(t, o) : this.sigv4Signer.sign(t, o);
  }
  async signWithCredentials(t, o, n = {}) {
    if (n.signingRegion === "*") {
      let r = this.getSigv4aSigner(), i = N.CrtSignerV4;
      if (i && r instanceof i)
        return r.signWithCredentials(t, o, n);
      throw new Error(`signWithCredentials with signingRegion '*' is only supported when using the CRT dependency @aws-sdk/signature-v4-crt. Please check whether you have installed the "@aws-sdk/signature-v4-crt" package explicitly. You must also register the package by calling [require("@aws-sdk/signature-v4-crt");] or an ESM equivalent such as [import "@aws-sdk/signature-v4-crt";]. For more information please go to https://github.com/aws/aws-sdk-js-v3#functionality-requiring-aws-common-runtime-crt`);
    }
    return this.sigv4Signer.signWithCredentials(t, o, n);
  }
  async presign(t, o = {}) {
    if (o.signingRegion === "*") {
      let n = this.getSigv4aSigner(), r = N.CrtSignerV4;
      if (r && n instanceof r)
        return n.presign(t, o);
      throw new Error(`presign with signingRegion '*' is only supported when using the CRT dependency @aws-sdk/signature-v4-crt. Please check whether you have installed the "@aws-sdk/signature-v4-crt" package explicitly. You must also register the package by calling [require("@aws-sdk/signature-v4-crt");] or an ESM equivalent such as [import "@aws-sdk/signature-v4-crt";]. For more information please go to https://github.com/aws/aws-sdk-js-v3#functionality-requiring-aws-common-runtime-crt`);
    }
    return this.sigv4Signer.presign(t, o);
  }
  async presignWithCredentials(t, o, n = {}) {
    if (n.signingRegion === "*")
      throw new Error("Method presignWithCredentials is not supported for [signingRegion=*].");
    return this.sigv4Signer.presignWithCredentials(t, o, n);
  }
  getSigv4aSigner() {
    if (!this.sigv4aSigner) {
      let t = N.CrtSignerV4, o = re.SignatureV4a;
      if (this.signerOptions.runtime === "node") {
        if (!t && !o)
          throw new Error("Neither CRT nor JS SigV4a implementation is available. Please load either @aws-sdk/signature-v4-crt or @aws-sdk/signature-v4a. For more information please go to https://github.com/aws/aws-sdk-js-v3#functionality-requiring-aws-common-runtime-crt");
        if (t && typeof t == "function")
          this.sigv4aSigner = new t({
            ...this.signerOptions,
            signingAlgorithm: 1
          });
        else if (o && typeof o == "function")
          this.sigv4aSigner = new o({
            ...this.signerOptions
          });
        else
          throw new Error("Available SigV4a implementation is not a valid constructor. Please ensure you've properly imported @aws-sdk/signature-v4-crt or @aws-sdk/signature-v4a.For more information please go to https://github.com/aws/aws-sdk-js-v3#functionality-requiring-aws-common-runtime-crt");
      } else {
        if (!o || typeof o != "function")
          throw new Error("JS SigV4a implementation is not available or not a valid constructor. Please check whether you have installed the @aws-sdk/signature-v4a package explicitly. The CRT implementation is not available for browsers. You must also register the package by calling [require('@aws-sdk/signature-v4a');] or an ESM equivalent such as [import '@aws-sdk/signature-v4a';]. For more information please go to https://github.com/aws/aws-sdk-js-v3#using-javascript-non-crt-implementation-of-sigv4a");
        this.sigv4aSigner = new o({
          ...this.signerOptions
        });
      }
    }
    return this.sigv4aSigner;
  }
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/endpoint/bdd.js
var b = "ref", x = -1, H = !0, Rt = "isSet", Nt = "PartitionResult", $ = "booleanEquals", p = "stringEquals", ae = "getAttr", _t = "us-east-1", Tt = "sigv4", kt = "sts", Dt = "https://sts.{Region}.{PartitionResult#dnsSuffix}", bt = { [b]: "Endpoint" }, u = { [b]: "Region" }, ce = { [b]: Nt }, D = {}, Ot = [u], Wt = {
  conditions: [
    [Rt, [bt]],
    [Rt, Ot],
    ["aws.partition", Ot, Nt],
    [$, [{ [b]: "UseFIPS" }, H]],
    [$, [{ [b]: "UseDualStack" }, H]],
    [p, [u, "aws-global"]],
    [$, [{ [b]: "UseGlobalEndpoint" }, H]],
    [p, [u, "eu-central-1"]],
    [$, [{ fn: ae, argv: [ce, "supportsDualStack"] }, H]],
    [$, [{ fn: ae, argv: [ce, "supportsFIPS"] }, H]],
    [p, [u, "ap-south-1"]],
    [p, [u, "eu-north-1"]],
    [p, [u, "eu-west-1"]],
    [p, [u, "eu-west-2"]],
    [p, [u, "eu-west-3"]],
    [p, [u, "sa-east-1"]],
    [p, [u, _t]],
    [p, [u, "us-east-2"]],
    [p, [u, "us-west-2"]],
    [p, [u, "us-west-1"]],
    [p, [u, "ca-central-1"]],
    [p, [u, "ap-southeast-1"]],
    [p, [u, "ap-northeast-1"]],
    [p, [u, "ap-southeast-2"]],
    [p, [{ fn: ae, argv: [ce, "name"] }, "aws-us-gov"]]
  ],
  results: [
    [x],
    ["https://sts.amazonaws.com", { authSchemes: [{ name: Tt, signingName: kt, signingRegion: _t }] }],
    [Dt, { authSchemes: [{ name: Tt, signingName: kt, signingRegion: "{Region}" }] }],
    [x, "Invalid Configuration: FIPS and custom endpoint are not supported"],
    [x, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
    [bt, D],
    ["https://sts-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", D],
    [x, "FIPS and DualStack are enabled, but this partition does not support one or both"],
    ["https://sts.{Region}.amazonaws.com", D],
    ["https://sts-fips.{Region}.{PartitionResult#dnsSuffix}", D],
    [x, "FIPS is enabled but this partition does not support FIPS"],
    ["https://sts.{Region}.{PartitionResult#dualStackDnsSuffix}", D],
    [x, "DualStack is enabled but this partition does not support DualStack"],
    [Dt, D],
    [x, "Invalid Configuration: Missing Region"]
  ]
}, yo = 2, s = 1e8, Po = new Int32Array([
  -1,
  1,
  -1,
  0,
  30,
  3,
  1,
  4,
  s + 14,
  2,
  5,
  s + 14,
  3,
  25,
  6,
  4,
  24,
  7,
  5,
  s + 1,
  8,
  6,
  9,
  s + 13,
  7,
  s + 1,
  10,
  10,
  s + 1,
  11,
  11,
  s + 1,
  12,
  12,
  s + 1,
  13,
  13,
  s + 1,
  14,
  14,
  s + 1,
  15,
  15,
  s + 1,
  16,
  16,
  s + 1,
  17,
  17,
  s + 1,
  18,
  18,
  s + 1,
  19,
  19,
  s + 1,
  20,
  20,
  s + 1,
  21,
  21,
  s + 1,
  22,
  22,
  s + 1,
  23,
  23,
  s + 1,
  s + 2,
  8,
  s + 11,
  s + 12,
  4,
  28,
  26,
  9,
  27,
  s + 10,
  24,
  s + 8,
  s + 9,
  8,
  29,
  s + 7,
  9,
  s + 6,
  s + 7,
  3,
  s + 3,
  31,
  4,
  s + 4,
  s + 5
]), Ht = Ue.from(Po, yo, Wt.conditions, Wt.results);

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/endpoint/endpointResolver.js
var Ao = new Ke({
  size: 50,
  params: ["Endpoint", "Region", "UseDualStack", "UseFIPS", "UseGlobalEndpoint"]
}), M = (e, t = {}) => Ao.get(e, () => je(Ht, {
  endpointParams: e,
  logger: t.logger
}));
Me.aws = dt;

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/auth/httpAuthSchemeProvider.js
var xo = (e) => async (t, o, n) => {
  if (!n)
    throw new Error("Could not find `input` for `defaultEndpointRuleSetHttpAuthSchemeParametersProvider`");
  let r = await e(t, o, n), i = ne(o)?.commandInstance?.constructor?.getEndpointParameterInstructions;
  if (!i)
    throw new Error(`getEndpointParameterInstructions() is not defined on '${o.commandName}'`);
  let a = await Le(n, { getEndpointParameterInstructions: i }, t);
  return Object.assign(r, a);
}, Co = async (e, t, o) => ({
  operation: ne(t).operation,
  region: await oe(e.region)() || (() => {
    throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
  })()
}), $t = xo(Co);
function Vt(e) {
  return {
    schemeId: "aws.auth#sigv4",
    signingProperties: {
      name: "sts",
      region: e.region
    },
    propertiesExtractor: (t, o) => ({
      signingProperties: {
        config: t,
        context: o
      }
    })
  };
}
function pe(e) {
  return {
    schemeId: "aws.auth#sigv4a",
    signingProperties: {
      name: "sts",
      region: e.region
    },
    propertiesExtractor: (t, o) => ({
      signingProperties: {
        config: t,
        context: o
      }
    })
  };
}
function Ft(e) {
  return {
    schemeId: "smithy.api#noAuth"
  };
}
var wo = (e, t, o) => (r) => {
  let a = e(r).properties?.authSchemes;
  if (!a)
    return t(r);
  let d = [];
  for (let f of a) {
    let { name: m, properties: E = {}, ...g } = f, S = m.toLowerCase();
    m !== S && console.warn(`HttpAuthScheme has been normalized with lowercasing: '${m}' to '${S}'`);
    let h;
    if (S === "sigv4a") {
      h = "aws.auth#sigv4a";
      let ee = a.find((te) => {
        let ge = te.name.toLowerCase();
        return ge !== "sigv4a" && ge.startsWith("sigv4");
      });
      if (A.sigv4aDependency() === "none" && ee)
        continue;
    } else if (S.startsWith("sigv4"))
      h = "aws.auth#sigv4";
    else
      throw new Error(`Unknown HttpAuthScheme found in '@smithy.rules#endpointRuleSet': '${S}'`);
    let k = o[h];
    if (!k)
      throw new Error(`Could not find HttpAuthOption create function for '${h}'`);
    let y = k(r);
    y.schemeId = h, y.signingProperties = { ...y.signingProperties || {}, ...g, ...E }, d.push(y);
  }
  return d;
}, Io = (e) => {
  let t = [];
  return e.operation === "AssumeRoleWithWebIdentity" ? (t.push(Ft(e)), t.push(pe(e))) : (t.push(Vt(e)), t.push(pe(e))), t;
}, Lt = wo(M, Io, {
  "aws.auth#sigv4": Vt,
  "aws.auth#sigv4a": pe,
  "smithy.api#noAuth": Ft
}), Ut = (e) => {
  let t = yt(e), o = vt(t);
  return Object.assign(o, {
    authSchemePreference: oe(e.authSchemePreference ?? [])
  });
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/endpoint/EndpointParameters.js
var Kt = (e) => Object.assign(e, {
  useDualstackEndpoint: e.useDualstackEndpoint ?? !1,
  useFipsEndpoint: e.useFipsEndpoint ?? !1,
  useGlobalEndpoint: e.useGlobalEndpoint ?? !1,
  defaultSigningName: "sts"
}), Mt = {
  UseGlobalEndpoint: { type: "builtInParams", name: "useGlobalEndpoint" },
  UseFIPS: { type: "builtInParams", name: "useFipsEndpoint" },
  Endpoint: { type: "builtInParams", name: "endpoint" },
  Region: { type: "builtInParams", name: "region" },
  UseDualStack: { type: "builtInParams", name: "useDualstackEndpoint" }
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/models/STSServiceException.js
var l = class e extends xe {
  static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.sts#STSServiceException";
  constructor(t) {
    super(t), Object.setPrototypeOf(this, e.prototype);
  }
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/models/errors.js
var j = class e extends l {
  static shapeId = "com.amazonaws.sts#ExpiredTokenException";
  name = "ExpiredTokenException";
  $fault = "client";
  constructor(t) {
    super({
      name: "ExpiredTokenException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype);
  }
}, q = class e extends l {
  static shapeId = "com.amazonaws.sts#MalformedPolicyDocumentException";
  name = "MalformedPolicyDocumentException";
  $fault = "client";
  constructor(t) {
    super({
      name: "MalformedPolicyDocumentException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype);
  }
}, z = class e extends l {
  static shapeId = "com.amazonaws.sts#PackedPolicyTooLargeException";
  name = "PackedPolicyTooLargeException";
  $fault = "client";
  constructor(t) {
    super({
      name: "PackedPolicyTooLargeException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype);
  }
}, G = class e extends l {
  static shapeId = "com.amazonaws.sts#RegionDisabledException";
  name = "RegionDisabledException";
  $fault = "client";
  constructor(t) {
    super({
      name: "RegionDisabledException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype);
  }
}, B = class e extends l {
  static shapeId = "com.amazonaws.sts#IDPRejectedClaimException";
  name = "IDPRejectedClaimException";
  $fault = "client";
  constructor(t) {
    super({
      name: "IDPRejectedClaimException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype);
  }
}, Y = class e extends l {
  static shapeId = "com.amazonaws.sts#InvalidIdentityTokenException";
  name = "InvalidIdentityTokenException";
  $fault = "client";
  constructor(t) {
    super({
      name: "InvalidIdentityTokenException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype);
  }
}, Q = class e extends l {
  static shapeId = "com.amazonaws.sts#IDPCommunicationErrorException";
  name = "IDPCommunicationErrorException";
  $fault = "client";
  $retryable = {};
  constructor(t) {
    super({
      name: "IDPCommunicationErrorException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype);
  }
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/schemas/schemas_0.js
var Ro = "Arn", _o = "AccessKeyId", To = "AssumeRole", ko = "AssumedRoleId", Do = "AssumeRoleRequest", bo = "AssumeRoleResponse", ue = "AssumedRoleUser", Oo = "AssumeRoleWithWebIdentity", Wo = "AssumeRoleWithWebIdentityRequest", No = "AssumeRoleWithWebIdentityResponse", Ho = "Audience", le = "Credentials", $o = "ContextAssertion", jt = "DurationSeconds", Vo = "Expiration", Fo = "ExternalId", Lo = "ExpiredTokenException", Uo = "IDPCommunicationErrorException", Ko = "IDPRejectedClaimException", Mo = "InvalidIdentityTokenException", jo = "Key", qo = "MalformedPolicyDocumentException", qt = "MinimumSessionTokenSize", zt = "Policy", Gt = "PolicyArns", zo = "ProviderArn", Go = "ProvidedContexts", Bo = "ProvidedContextsListType", Yo = "ProvidedContext", Qo = "PolicyDescriptorType", Jo = "ProviderId", Bt = "PackedPolicySize", Xo = "PackedPolicyTooLargeException", Zo = "Provider", Yt = "RoleArn", er = "RegionDisabledException", Qt = "RoleSessionName", tr = "SecretAccessKey", or = "SubjectFromWebIdentityToken", de = "SourceIdentity", rr = "SerialNumber", nr = "SessionToken", Jt = "SessionTokenSize", Xt = "SessionTokenUtilization", sr = "Tags", ir = "TokenCode", ar = "TransitiveTagKeys", cr = "Tag", pr = "Value", ur = "WebIdentityToken", lr = "arn", dr = "accessKeySecretType", C = "awsQueryError", w = "client", mr = "clientTokenType", I = "error", R = "httpError", _ = "message", gr = "policyDescriptorListType", Zt = "smithy.ts.sdk.synthetic.com.amazonaws.sts", hr = "tagListType", c = "com.amazonaws.sts", eo = new se(Zt), fr = [-3, Zt, "STSServiceException", 0, [], []];
eo.registerError(fr, l);
var P = new se(c), Sr = [
  -3,
  c,
  Lo,
  { [C]: ["ExpiredTokenException", 400], [I]: w, [R]: 400 },
  [_],
  [0]
];
P.registerError(Sr, j);
var vr = [
  -3,
  c,
  Uo,
  { [C]: ["IDPCommunicationError", 400], [I]: w, [R]: 400 },
  [_],
  [0]
];
P.registerError(vr, Q);
var Er = [
  -3,
  c,
  Ko,
  { [C]: ["IDPRejectedClaim", 403], [I]: w, [R]: 403 },
  [_],
  [0]
];
P.registerError(Er, B);
var yr = [
  -3,
  c,
  Mo,
  { [C]: ["InvalidIdentityToken", 400], [I]: w, [R]: 400 },
  [_],
  [0]
];
P.registerError(yr, Y);
var Pr = [
  -3,
  c,
  qo,
  { [C]: ["MalformedPolicyDocument", 400], [I]: w, [R]: 400 },
  [_],
  [0]
];
P.registerError(Pr, q);
var Ar = [
  -3,
  c,
  Xo,
  { [C]: ["PackedPolicyTooLarge", 400], [I]: w, [R]: 400 },
  [_],
  [0]
];
P.registerError(Ar, z);
var xr = [
  -3,
  c,
  er,
  { [C]: ["RegionDisabledException", 403], [I]: w, [R]: 403 },
  [_],
  [0]
];
P.registerError(xr, G);
var to = [
  eo,
  P
], Cr = [0, c, dr, 8, 0], wr = [0, c, mr, 8, 0], oo = [
  3,
  c,
  ue,
  0,
  [ko, Ro],
  [0, 0],
  2
], Ir = [
  3,
  c,
  Do,
  0,
  [Yt, Qt, Gt, zt, jt, sr, ar, Fo, rr, ir, de, Go, qt],
  [0, 0, () => no, 0, 1, () => Wr, 64, 0, 0, 0, 0, () => Or, 1],
  2
], Rr = [
  3,
  c,
  bo,
  0,
  [le, ue, Bt, de, Xt, Jt],
  [[() => ro, 0], () => oo, 1, 0, 1, 1]
], _r = [
  3,
  c,
  Wo,
  0,
  [Yt, Qt, ur, Jo, Gt, zt, jt, qt],
  [0, 0, [() => wr, 0], 0, () => no, 0, 1, 1],
  3
], Tr = [
  3,
  c,
  No,
  0,
  [le, or, ue, Bt, Zo, Ho, de, Xt, Jt],
  [[() => ro, 0], 0, () => oo, 1, 0, 0, 0, 1, 1]
], ro = [
  3,
  c,
  le,
  0,
  [_o, tr, nr, Vo],
  [0, [() => Cr, 0], 0, 4],
  4
], kr = [
  3,
  c,
  Qo,
  0,
  [lr],
  [0]
], Dr = [
  3,
  c,
  Yo,
  0,
  [zo, $o],
  [0, 0]
], br = [
  3,
  c,
  cr,
  0,
  [jo, pr],
  [0, 0],
  2
], no = [
  1,
  c,
  gr,
  0,
  () => kr
], Or = [
  1,
  c,
  Bo,
  0,
  () => Dr
];
var Wr = [
  1,
  c,
  hr,
  0,
  () => br
], so = [
  9,
  c,
  To,
  0,
  () => Ir,
  () => Rr
], io = [
  9,
  c,
  Oo,
  0,
  () => _r,
  () => Tr
];

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/runtimeConfig.shared.js
var ao = (e) => ({
  apiVersion: "2011-06-15",
  base64Decoder: e?.base64Decoder ?? He,
  base64Encoder: e?.base64Encoder ?? $e,
  disableHostPrefix: e?.disableHostPrefix ?? !1,
  endpointProvider: e?.endpointProvider ?? M,
  extensions: e?.extensions ?? [],
  httpAuthSchemeProvider: e?.httpAuthSchemeProvider ?? Lt,
  httpAuthSchemes: e?.httpAuthSchemes ?? [
    {
      schemeId: "aws.auth#sigv4",
      identityProvider: (t) => t.getIdentityProvider("aws.auth#sigv4"),
      signer: new L()
    },
    {
      schemeId: "aws.auth#sigv4a",
      identityProvider: (t) => t.getIdentityProvider("aws.auth#sigv4a"),
      signer: new U()
    },
    {
      schemeId: "smithy.api#noAuth",
      identityProvider: (t) => t.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
      signer: new F()
    }
  ],
  logger: e?.logger ?? new _e(),
  protocol: e?.protocol ?? At,
  protocolSettings: e?.protocolSettings ?? {
    defaultNamespace: "com.amazonaws.sts",
    errorTypeRegistries: to,
    xmlNamespace: "https://sts.amazonaws.com/doc/2011-06-15/",
    version: "2011-06-15",
    serviceTarget: "AWSSecurityTokenServiceV20110615"
  },
  serviceId: e?.serviceId ?? "STS",
  sha256: e?.sha256 ?? xt,
  signerConstructor: e?.signerConstructor ?? A,
  urlParser: e?.urlParser ?? Ee,
  utf8Decoder: e?.utf8Decoder ?? he,
  utf8Encoder: e?.utf8Encoder ?? Ve
});

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/runtimeConfig.js
var co = (e) => {
  we(process.version);
  let t = Oe(e), o = () => t().then(Ce), n = ao(e);
  We(process.version);
  let r = {
    profile: e?.profile,
    logger: n.logger
  };
  return {
    ...n,
    ...e,
    runtime: "node",
    defaultsMode: t,
    authSchemePreference: e?.authSchemePreference ?? v(St, r),
    bodyLengthChecker: e?.bodyLengthChecker ?? Fe,
    defaultSocketTimeout: Ne(e?.requestHandler, 3e5),
    defaultUserAgentProvider: e?.defaultUserAgentProvider ?? ut({ serviceId: n.serviceId, clientVersion: Pt.version }),
    httpAuthSchemes: e?.httpAuthSchemes ?? [
      {
        schemeId: "aws.auth#sigv4",
        identityProvider: (i) => i.getIdentityProvider("aws.auth#sigv4") || (async (a) => await e.credentialDefaultProvider(a?.__config || {})()),
        signer: new L()
      },
      {
        schemeId: "aws.auth#sigv4a",
        identityProvider: (i) => i.getIdentityProvider("aws.auth#sigv4a"),
        signer: new U()
      },
      {
        schemeId: "smithy.api#noAuth",
        identityProvider: (i) => i.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
        signer: new F()
      }
    ],
    maxAttempts: e?.maxAttempts ?? v(st, e),
    region: e?.region ?? v(ke, { ...De, ...r }),
    requestHandler: ft.create(e?.requestHandler ?? o),
    retryMode: e?.retryMode ?? v({
      ...at,
      default: async () => (await o()).retryMode || nt
    }, e),
    sigv4aSigningRegionSet: e?.sigv4aSigningRegionSet ?? v(Et, r),
    streamCollector: e?.streamCollector ?? Ge,
    useDualstackEndpoint: e?.useDualstackEndpoint ?? v(Se, r),
    useFipsEndpoint: e?.useFipsEndpoint ?? v(ve, r),
    userAgentAppId: e?.userAgentAppId ?? v(lt, r)
  };
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/auth/httpAuthExtensionConfiguration.js
var po = (e) => {
  let t = e.httpAuthSchemes, o = e.httpAuthSchemeProvider, n = e.credentials;
  return {
    setHttpAuthScheme(r) {
      let i = t.findIndex((a) => a.schemeId === r.schemeId);
      i === -1 ? t.push(r) : t.splice(i, 1, r);
    },
    httpAuthSchemes() {
      return t;
    },
    setHttpAuthSchemeProvider(r) {
      o = r;
    },
    httpAuthSchemeProvider() {
      return o;
    },
    setCredentials(r) {
      n = r;
    },
    credentials() {
      return n;
    }
  };
}, uo = (e) => ({
  httpAuthSchemes: e.httpAuthSchemes(),
  httpAuthSchemeProvider: e.httpAuthSchemeProvider(),
  credentials: e.credentials()
});

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/runtimeExtensions.js
var lo = (e, t) => {
  let o = Object.assign(gt(e), Ie(e), Be(e), po(e));
  return t.forEach((n) => n.configure(o)), Object.assign(e, ht(o), Re(o), Ye(o), uo(o));
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/STSClient.js
var T = class extends ye {
  config;
  constructor(...[t]) {
    let o = co(t || {});
    super(o), this.initConfig = o;
    let n = Kt(o), r = rt(n), i = it(r), a = be(i), d = a, f = qe(d), m = Ut(f), E = lo(m, t?.extensions || []);
    this.config = E, this.middlewareStack.use(Pe(this.config)), this.middlewareStack.use(pt(this.config)), this.middlewareStack.use(ct(this.config)), this.middlewareStack.use(Qe(this.config)), this.middlewareStack.use(Je(this.config)), this.middlewareStack.use(Xe(this.config)), this.middlewareStack.use(Ze(this.config)), this.middlewareStack.use(et(this.config, {
      httpAuthSchemeParametersProvider: $t,
      identityProviderConfigProvider: async (g) => new ot({
        "aws.auth#sigv4": g.credentials,
        "aws.auth#sigv4a": g.credentials
      })
    })), this.middlewareStack.use(tt(this.config));
  }
  destroy() {
    super.destroy();
  }
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/commandBuilder.js
var J = Te(Mt, "AWSSecurityTokenServiceV20110615", "STSClient", ze), X = {}, Z = (e, t, o, n) => [];

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/commands/AssumeRoleCommand.js
var O = class extends J(X, Z, "AssumeRole", so) {
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/commands/AssumeRoleWithWebIdentityCommand.js
var W = class extends J(X, Z, "AssumeRoleWithWebIdentity", io) {
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/STS.js
var Nr = {
  AssumeRoleCommand: O,
  AssumeRoleWithWebIdentityCommand: W
}, me = class extends T {
};
Ae(Nr, me);

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/defaultStsRoleAssumers.js
var mo = (e) => {
  if (typeof e?.Arn == "string") {
    let t = e.Arn.split(":");
    if (t.length > 4 && t[4] !== "")
      return t[4];
  }
}, go = async (e, t, o, n = {}) => {
  let r = typeof e == "function" ? await e() : e, i = typeof t == "function" ? await t() : t, a = "", d = r ?? i ?? (a = await mt(n)());
  return o?.debug?.("@aws-sdk/client-sts::resolveRegion", "accepting first of:", `${r} (credential provider clientConfig)`, `${i} (contextual client)`, `${a} (STS default: AWS_REGION, profile region, or us-east-1)`), d;
}, ho = (e, t) => {
  let o, n;
  return async (r, i) => {
    if (n = r, !o) {
      let { logger: E = e?.parentClientConfig?.logger, profile: g = e?.parentClientConfig?.profile, region: S, requestHandler: h = e?.parentClientConfig?.requestHandler, credentialProviderLogger: k, userAgentAppId: y = e?.parentClientConfig?.userAgentAppId } = e, ee = await go(S, e?.parentClientConfig?.region, k, {
        logger: E,
        profile: g
      }), te = !So(h);
      o = new t({
        ...e,
        userAgentAppId: y,
        profile: g,
        credentialDefaultProvider: () => async () => n,
        region: ee,
        requestHandler: te ? h : void 0,
        logger: E
      });
    }
    let { Credentials: a, AssumedRoleUser: d } = await o.send(new O(i));
    if (!a || !a.AccessKeyId || !a.SecretAccessKey)
      throw new Error(`Invalid response from STS.assumeRole call with role ${i.RoleArn}`);
    let f = mo(d), m = {
      accessKeyId: a.AccessKeyId,
      secretAccessKey: a.SecretAccessKey,
      sessionToken: a.SessionToken,
      expiration: a.Expiration,
      ...a.CredentialScope && { credentialScope: a.CredentialScope },
      ...f && { accountId: f }
    };
    return V(m, "CREDENTIALS_STS_ASSUME_ROLE", "i"), m;
  };
}, fo = (e, t) => {
  let o;
  return async (n) => {
    if (!o) {
      let { logger: f = e?.parentClientConfig?.logger, profile: m = e?.parentClientConfig?.profile, region: E, requestHandler: g = e?.parentClientConfig?.requestHandler, credentialProviderLogger: S, userAgentAppId: h = e?.parentClientConfig?.userAgentAppId } = e, k = await go(E, e?.parentClientConfig?.region, S, {
        logger: f,
        profile: m
      }), y = !So(g);
      o = new t({
        ...e,
        userAgentAppId: h,
        profile: m,
        region: k,
        requestHandler: y ? g : void 0,
        logger: f
      });
    }
    let { Credentials: r, AssumedRoleUser: i } = await o.send(new W(n));
    if (!r || !r.AccessKeyId || !r.SecretAccessKey)
      throw new Error(`Invalid response from STS.assumeRoleWithWebIdentity call with role ${n.RoleArn}`);
    let a = mo(i), d = {
      accessKeyId: r.AccessKeyId,
      secretAccessKey: r.SecretAccessKey,
      sessionToken: r.SessionToken,
      expiration: r.Expiration,
      ...r.CredentialScope && { credentialScope: r.CredentialScope },
      ...a && { accountId: a }
    };
    return a && V(d, "RESOLVED_ACCOUNT_ID", "T"), V(d, "CREDENTIALS_STS_ASSUME_ROLE_WEB_ID", "k"), d;
  };
}, So = (e) => e?.metadata?.handlerProtocol === "h2";

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sts/defaultRoleAssumers.js
var vo = (e, t) => t ? class extends e {
  constructor(n) {
    super(n);
    for (let r of t)
      this.middlewareStack.use(r);
  }
} : e, Hr = (e = {}, t) => ho(e, vo(T, t)), $r = (e = {}, t) => fo(e, vo(T, t)), Is = (e) => (t) => e({
  roleAssumer: Hr(t),
  roleAssumerWithWebIdentity: $r(t),
  ...t
});
export {
  Eo as $Command,
  so as AssumeRole$,
  O as AssumeRoleCommand,
  Ir as AssumeRoleRequest$,
  Rr as AssumeRoleResponse$,
  io as AssumeRoleWithWebIdentity$,
  W as AssumeRoleWithWebIdentityCommand,
  _r as AssumeRoleWithWebIdentityRequest$,
  Tr as AssumeRoleWithWebIdentityResponse$,
  oo as AssumedRoleUser$,
  ro as Credentials$,
  j as ExpiredTokenException,
  Sr as ExpiredTokenException$,
  Q as IDPCommunicationErrorException,
  vr as IDPCommunicationErrorException$,
  B as IDPRejectedClaimException,
  Er as IDPRejectedClaimException$,
  Y as InvalidIdentityTokenException,
  yr as InvalidIdentityTokenException$,
  q as MalformedPolicyDocumentException,
  Pr as MalformedPolicyDocumentException$,
  z as PackedPolicyTooLargeException,
  Ar as PackedPolicyTooLargeException$,
  kr as PolicyDescriptorType$,
  Dr as ProvidedContext$,
  G as RegionDisabledException,
  xr as RegionDisabledException$,
  me as STS,
  T as STSClient,
  l as STSServiceException,
  fr as STSServiceException$,
  br as Tag$,
  ye as __Client,
  Is as decorateDefaultCredentialProvider,
  to as errorTypeRegistries,
  Hr as getDefaultRoleAssumer,
  $r as getDefaultRoleAssumerWithWebIdentity
};
