import {
  a as be,
  b as Fe
} from "./shared-ES7CYZRE.js";
import {
  a as Te
} from "./shared-BPJW4DYD.js";
import {
  a as Ne,
  c as ke,
  f as De,
  g as He
} from "./shared-PSFUFEG3.js";
import {
  A as ve,
  B as Pe,
  C as Re,
  D as Ce,
  E as Ie,
  F as Ae,
  G as ye,
  I as Oe,
  J as we,
  a as Q,
  d as Y,
  f as te,
  g as oe,
  h as re,
  i as se,
  j as ne,
  k as ie,
  l as de,
  m as me,
  n as le,
  o as he,
  q as ge,
  s as fe,
  t as Se,
  x as Ee,
  y as _e,
  z as xe
} from "./shared-5OSVS7DM.js";
import {
  a as J,
  b as X,
  c as Z,
  h as ee,
  k as ae,
  w as ce,
  x as pe,
  y as ue
} from "./shared-657SMLAQ.js";
import {
  $ as z,
  B as k,
  G as D,
  I as b,
  M as H,
  O as F,
  Q as U,
  T as A,
  W as G,
  Y as q,
  Z as M,
  _ as $,
  ba as j,
  ca as L,
  ha as B,
  ia as K,
  ja as V,
  la as W,
  x as c
} from "./shared-YFD2GF2O.js";
import "./shared-5KJ3CBUR.js";
import "./shared-OSXA3Y6X.js";
import "./shared-G5LPM4YZ.js";
import {
  g as N
} from "./shared-MXAPRA7P.js";
import {
  d as I
} from "./shared-LHCUWEFM.js";
import "./shared-4H6W3SON.js";

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/auth/httpAuthSchemeProvider.js
var Ue = async (e, t, o) => ({
  operation: b(t).operation,
  region: await I(e.region)() || (() => {
    throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
  })()
});
function lt(e) {
  return {
    schemeId: "aws.auth#sigv4",
    signingProperties: {
      name: "awsssoportal",
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
function ht(e) {
  return {
    schemeId: "smithy.api#noAuth"
  };
}
var Ge = (e) => {
  let t = [];
  return e.operation === "GetRoleCredentials" ? t.push(ht(e)) : t.push(lt(e)), t;
}, qe = (e) => {
  let t = De(e);
  return Object.assign(t, {
    authSchemePreference: I(e.authSchemePreference ?? [])
  });
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/endpoint/EndpointParameters.js
var Me = (e) => Object.assign(e, {
  useDualstackEndpoint: e.useDualstackEndpoint ?? !1,
  useFipsEndpoint: e.useFipsEndpoint ?? !1,
  defaultSigningName: "awsssoportal"
}), $e = {
  UseFIPS: { type: "builtInParams", name: "useFipsEndpoint" },
  Endpoint: { type: "builtInParams", name: "endpoint" },
  Region: { type: "builtInParams", name: "region" },
  UseDualStack: { type: "builtInParams", name: "useDualstackEndpoint" }
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/endpoint/bdd.js
var d = "ref", p = -1, h = !0, ze = "isSet", Ke = "PartitionResult", g = "booleanEquals", y = "getAttr", je = { [d]: "Endpoint" }, O = { [d]: Ke }, u = {}, Le = [{ [d]: "Region" }], Be = {
  conditions: [
    [ze, [je]],
    [ze, Le],
    ["aws.partition", Le, Ke],
    [g, [{ [d]: "UseFIPS" }, h]],
    [g, [{ [d]: "UseDualStack" }, h]],
    [g, [{ fn: y, argv: [O, "supportsDualStack"] }, h]],
    [g, [{ fn: y, argv: [O, "supportsFIPS"] }, h]],
    ["stringEquals", [{ fn: y, argv: [O, "name"] }, "aws-us-gov"]]
  ],
  results: [
    [p],
    [p, "Invalid Configuration: FIPS and custom endpoint are not supported"],
    [p, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
    [je, u],
    ["https://portal.sso-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", u],
    [p, "FIPS and DualStack are enabled, but this partition does not support one or both"],
    ["https://portal.sso.{Region}.amazonaws.com", u],
    ["https://portal.sso-fips.{Region}.{PartitionResult#dnsSuffix}", u],
    [p, "FIPS is enabled but this partition does not support FIPS"],
    ["https://portal.sso.{Region}.{PartitionResult#dualStackDnsSuffix}", u],
    [p, "DualStack is enabled but this partition does not support DualStack"],
    ["https://portal.sso.{Region}.{PartitionResult#dnsSuffix}", u],
    [p, "Invalid Configuration: Missing Region"]
  ]
}, gt = 2, s = 1e8, ft = new Int32Array([
  -1,
  1,
  -1,
  0,
  13,
  3,
  1,
  4,
  s + 12,
  2,
  5,
  s + 12,
  3,
  8,
  6,
  4,
  7,
  s + 11,
  5,
  s + 9,
  s + 10,
  4,
  11,
  9,
  6,
  10,
  s + 8,
  7,
  s + 6,
  s + 7,
  5,
  12,
  s + 5,
  6,
  s + 4,
  s + 5,
  3,
  s + 1,
  14,
  4,
  s + 2,
  s + 3
]), Ve = te.from(ft, gt, Be.conditions, Be.results);

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/endpoint/endpointResolver.js
var St = new oe({
  size: 50,
  params: ["Endpoint", "Region", "UseDualStack", "UseFIPS"]
}), We = (e, t = {}) => St.get(e, () => se(Ve, {
  endpointParams: e,
  logger: t.logger
}));
re.aws = ye;

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/models/SSOServiceException.js
var a = class e extends G {
  static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.sso#SSOServiceException";
  constructor(t) {
    super(t), Object.setPrototypeOf(this, e.prototype);
  }
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/models/errors.js
var f = class e extends a {
  static shapeId = "com.amazonaws.sso#InvalidRequestException";
  name = "InvalidRequestException";
  $fault = "client";
  constructor(t) {
    super({
      name: "InvalidRequestException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype);
  }
}, S = class e extends a {
  static shapeId = "com.amazonaws.sso#ResourceNotFoundException";
  name = "ResourceNotFoundException";
  $fault = "client";
  constructor(t) {
    super({
      name: "ResourceNotFoundException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype);
  }
}, E = class e extends a {
  static shapeId = "com.amazonaws.sso#TooManyRequestsException";
  name = "TooManyRequestsException";
  $fault = "client";
  constructor(t) {
    super({
      name: "TooManyRequestsException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype);
  }
}, _ = class e extends a {
  static shapeId = "com.amazonaws.sso#UnauthorizedException";
  name = "UnauthorizedException";
  $fault = "client";
  constructor(t) {
    super({
      name: "UnauthorizedException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype);
  }
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/schemas/schemas_0.js
var Et = "AccessTokenType", _t = "GetRoleCredentials", xt = "GetRoleCredentialsRequest", vt = "GetRoleCredentialsResponse", Pt = "InvalidRequestException", Rt = "RoleCredentials", Ct = "ResourceNotFoundException", It = "SecretAccessKeyType", At = "SessionTokenType", yt = "TooManyRequestsException", Ot = "UnauthorizedException", wt = "accountId", Tt = "accessKeyId", Nt = "accessToken", kt = "account_id", x = "client", v = "error", Dt = "expiration", bt = "http", P = "httpError", Ht = "httpHeader", Qe = "httpQuery", R = "message", Ft = "roleCredentials", Ut = "roleName", Gt = "role_name", Ye = "smithy.ts.sdk.synthetic.com.amazonaws.sso", qt = "secretAccessKey", Mt = "sessionToken", $t = "x-amz-sso_bearer_token", n = "com.amazonaws.sso", Je = new A(Ye), zt = [-3, Ye, "SSOServiceException", 0, [], []];
Je.registerError(zt, a);
var m = new A(n), jt = [
  -3,
  n,
  Pt,
  { [v]: x, [P]: 400 },
  [R],
  [0]
];
m.registerError(jt, f);
var Lt = [
  -3,
  n,
  Ct,
  { [v]: x, [P]: 404 },
  [R],
  [0]
];
m.registerError(Lt, S);
var Bt = [
  -3,
  n,
  yt,
  { [v]: x, [P]: 429 },
  [R],
  [0]
];
m.registerError(Bt, E);
var Kt = [
  -3,
  n,
  Ot,
  { [v]: x, [P]: 401 },
  [R],
  [0]
];
m.registerError(Kt, _);
var Xe = [
  Je,
  m
], Vt = [0, n, Et, 8, 0], Wt = [0, n, It, 8, 0], Qt = [0, n, At, 8, 0], Yt = [
  3,
  n,
  xt,
  0,
  [Ut, wt, Nt],
  [[0, { [Qe]: Gt }], [0, { [Qe]: kt }], [() => Vt, { [Ht]: $t }]],
  3
], Jt = [
  3,
  n,
  vt,
  0,
  [Ft],
  [[() => Xt, 0]]
], Xt = [
  3,
  n,
  Rt,
  0,
  [Tt, qt, Mt, Dt],
  [0, [() => Wt, 0], [() => Qt, 0], 1]
], Ze = [
  9,
  n,
  _t,
  { [bt]: ["GET", "/federation/credentials", 200] },
  () => Yt,
  () => Jt
];

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/runtimeConfig.shared.js
var et = (e) => ({
  apiVersion: "2019-06-10",
  base64Decoder: e?.base64Decoder ?? J,
  base64Encoder: e?.base64Encoder ?? X,
  disableHostPrefix: e?.disableHostPrefix ?? !1,
  endpointProvider: e?.endpointProvider ?? We,
  extensions: e?.extensions ?? [],
  httpAuthSchemeProvider: e?.httpAuthSchemeProvider ?? Ge,
  httpAuthSchemes: e?.httpAuthSchemes ?? [
    {
      schemeId: "aws.auth#sigv4",
      identityProvider: (t) => t.getIdentityProvider("aws.auth#sigv4"),
      signer: new Ne()
    },
    {
      schemeId: "smithy.api#noAuth",
      identityProvider: (t) => t.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
      signer: new Se()
    }
  ],
  logger: e?.logger ?? new j(),
  protocol: e?.protocol ?? He,
  protocolSettings: e?.protocolSettings ?? {
    defaultNamespace: "com.amazonaws.sso",
    errorTypeRegistries: Xe,
    version: "2019-06-10",
    serviceTarget: "SWBPortalService"
  },
  serviceId: e?.serviceId ?? "SSO",
  sha256: e?.sha256 ?? Fe,
  urlParser: e?.urlParser ?? H,
  utf8Decoder: e?.utf8Decoder ?? N,
  utf8Encoder: e?.utf8Encoder ?? Z
});

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/runtimeConfig.js
var tt = (e) => {
  M(process.version);
  let t = W(e), o = () => t().then(q), i = et(e);
  Q(process.version);
  let r = {
    profile: e?.profile,
    logger: i.logger
  };
  return {
    ...i,
    ...e,
    runtime: "node",
    defaultsMode: t,
    authSchemePreference: e?.authSchemePreference ?? c(ke, r),
    bodyLengthChecker: e?.bodyLengthChecker ?? ee,
    defaultSocketTimeout: Y(e?.requestHandler, 3e5),
    defaultUserAgentProvider: e?.defaultUserAgentProvider ?? Ie({ serviceId: i.serviceId, clientVersion: be.version }),
    maxAttempts: e?.maxAttempts ?? c(xe, e),
    region: e?.region ?? c(B, { ...K, ...r }),
    requestHandler: Te.create(e?.requestHandler ?? o),
    retryMode: e?.retryMode ?? c({
      ...Pe,
      default: async () => (await o()).retryMode || _e
    }, e),
    streamCollector: e?.streamCollector ?? ae,
    useDualstackEndpoint: e?.useDualstackEndpoint ?? c(k, r),
    useFipsEndpoint: e?.useFipsEndpoint ?? c(D, r),
    userAgentAppId: e?.userAgentAppId ?? c(Ae, r)
  };
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/auth/httpAuthExtensionConfiguration.js
var ot = (e) => {
  let t = e.httpAuthSchemes, o = e.httpAuthSchemeProvider, i = e.credentials;
  return {
    setHttpAuthScheme(r) {
      let l = t.findIndex((C) => C.schemeId === r.schemeId);
      l === -1 ? t.push(r) : t.splice(l, 1, r);
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
      i = r;
    },
    credentials() {
      return i;
    }
  };
}, rt = (e) => ({
  httpAuthSchemes: e.httpAuthSchemes(),
  httpAuthSchemeProvider: e.httpAuthSchemeProvider(),
  credentials: e.credentials()
});

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/runtimeExtensions.js
var st = (e, t) => {
  let o = Object.assign(Oe(e), $(e), ce(e), ot(e));
  return t.forEach((i) => i.configure(o)), Object.assign(e, we(o), z(o), pe(o), rt(o));
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/SSOClient.js
var w = class extends F {
  config;
  constructor(...[t]) {
    let o = tt(t || {});
    super(o), this.initConfig = o;
    let i = Me(o), r = Ee(i), l = ve(r), C = V(l), ct = C, pt = ne(ct), ut = qe(pt), dt = st(ut, t?.extensions || []);
    this.config = dt, this.middlewareStack.use(U(this.config)), this.middlewareStack.use(Ce(this.config)), this.middlewareStack.use(Re(this.config)), this.middlewareStack.use(ue(this.config)), this.middlewareStack.use(de(this.config)), this.middlewareStack.use(me(this.config)), this.middlewareStack.use(le(this.config)), this.middlewareStack.use(he(this.config, {
      httpAuthSchemeParametersProvider: Ue,
      identityProviderConfigProvider: async (mt) => new fe({
        "aws.auth#sigv4": mt.credentials
      })
    })), this.middlewareStack.use(ge(this.config));
  }
  destroy() {
    super.destroy();
  }
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/commandBuilder.js
var nt = L($e, "SWBPortalService", "SSOClient", ie), it = {}, at = (e, t, o, i) => [];

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso/commands/GetRoleCredentialsCommand.js
var T = class extends nt(it, at, "GetRoleCredentials", Ze) {
};
export {
  T as GetRoleCredentialsCommand,
  w as SSOClient
};
