import {
  a as Ke,
  b as qe
} from "./shared-ES7CYZRE.js";
import {
  a as ze
} from "./shared-BPJW4DYD.js";
import {
  a as Ge,
  c as Me,
  f as je,
  g as Ve
} from "./shared-PSFUFEG3.js";
import {
  A as we,
  B as Re,
  C as ke,
  D as Ne,
  E as be,
  F as $e,
  G as Ue,
  I as He,
  J as Fe,
  a as ne,
  d as ie,
  f as de,
  g as me,
  h as ue,
  i as le,
  j as he,
  k as fe,
  l as _e,
  m as ve,
  n as Ie,
  o as Ce,
  q as Pe,
  s as Oe,
  t as Ae,
  x as De,
  y as ye,
  z as Te
} from "./shared-5OSVS7DM.js";
import {
  a as se,
  b as ce,
  c as ae,
  h as pe,
  k as Ee,
  w as xe,
  x as ge,
  y as Se
} from "./shared-657SMLAQ.js";
import {
  $ as X,
  B as G,
  G as M,
  I as j,
  M as K,
  O as V,
  Q as q,
  T as $,
  U as Pt,
  V as L,
  W as B,
  Y,
  Z as W,
  _ as J,
  ba as Q,
  ca as Z,
  ha as ee,
  ia as te,
  ja as re,
  la as oe,
  x as l
} from "./shared-YFD2GF2O.js";
import "./shared-5KJ3CBUR.js";
import "./shared-OSXA3Y6X.js";
import "./shared-G5LPM4YZ.js";
import {
  g as z
} from "./shared-MXAPRA7P.js";
import {
  d as b
} from "./shared-LHCUWEFM.js";
import "./shared-4H6W3SON.js";

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/auth/httpAuthSchemeProvider.js
var Le = async (e, t, n) => ({
  operation: j(t).operation,
  region: await b(e.region)() || (() => {
    throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
  })()
});
function Ot(e) {
  return {
    schemeId: "aws.auth#sigv4",
    signingProperties: {
      name: "sso-oauth",
      region: e.region
    },
    propertiesExtractor: (t, n) => ({
      signingProperties: {
        config: t,
        context: n
      }
    })
  };
}
function At(e) {
  return {
    schemeId: "smithy.api#noAuth"
  };
}
var Be = (e) => {
  let t = [];
  return e.operation === "CreateToken" ? t.push(At(e)) : t.push(Ot(e)), t;
}, Ye = (e) => {
  let t = je(e);
  return Object.assign(t, {
    authSchemePreference: b(e.authSchemePreference ?? [])
  });
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/endpoint/EndpointParameters.js
var We = (e) => Object.assign(e, {
  useDualstackEndpoint: e.useDualstackEndpoint ?? !1,
  useFipsEndpoint: e.useFipsEndpoint ?? !1,
  defaultSigningName: "sso-oauth"
}), Je = {
  UseFIPS: { type: "builtInParams", name: "useFipsEndpoint" },
  Endpoint: { type: "builtInParams", name: "endpoint" },
  Region: { type: "builtInParams", name: "region" },
  UseDualStack: { type: "builtInParams", name: "useDualstackEndpoint" }
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/endpoint/bdd.js
var E = "ref", h = -1, g = !0, Xe = "isSet", tt = "PartitionResult", S = "booleanEquals", U = "getAttr", Qe = { [E]: "Endpoint" }, H = { [E]: tt }, f = {}, Ze = [{ [E]: "Region" }], et = {
  conditions: [
    [Xe, [Qe]],
    [Xe, Ze],
    ["aws.partition", Ze, tt],
    [S, [{ [E]: "UseFIPS" }, g]],
    [S, [{ [E]: "UseDualStack" }, g]],
    [S, [{ fn: U, argv: [H, "supportsDualStack"] }, g]],
    [S, [{ fn: U, argv: [H, "supportsFIPS"] }, g]],
    ["stringEquals", [{ fn: U, argv: [H, "name"] }, "aws-us-gov"]]
  ],
  results: [
    [h],
    [h, "Invalid Configuration: FIPS and custom endpoint are not supported"],
    [h, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
    [Qe, f],
    ["https://oidc-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", f],
    [h, "FIPS and DualStack are enabled, but this partition does not support one or both"],
    ["https://oidc.{Region}.amazonaws.com", f],
    ["https://oidc-fips.{Region}.{PartitionResult#dnsSuffix}", f],
    [h, "FIPS is enabled but this partition does not support FIPS"],
    ["https://oidc.{Region}.{PartitionResult#dualStackDnsSuffix}", f],
    [h, "DualStack is enabled but this partition does not support DualStack"],
    ["https://oidc.{Region}.{PartitionResult#dnsSuffix}", f],
    [h, "Invalid Configuration: Missing Region"]
  ]
}, Dt = 2, c = 1e8, yt = new Int32Array([
  -1,
  1,
  -1,
  0,
  13,
  3,
  1,
  4,
  c + 12,
  2,
  5,
  c + 12,
  3,
  8,
  6,
  4,
  7,
  c + 11,
  5,
  c + 9,
  c + 10,
  4,
  11,
  9,
  6,
  10,
  c + 8,
  7,
  c + 6,
  c + 7,
  5,
  12,
  c + 5,
  6,
  c + 4,
  c + 5,
  3,
  c + 1,
  14,
  4,
  c + 2,
  c + 3
]), rt = de.from(yt, Dt, et.conditions, et.results);

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/endpoint/endpointResolver.js
var Tt = new me({
  size: 50,
  params: ["Endpoint", "Region", "UseDualStack", "UseFIPS"]
}), ot = (e, t = {}) => Tt.get(e, () => le(rt, {
  endpointParams: e,
  logger: t.logger
}));
ue.aws = Ue;

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/models/SSOOIDCServiceException.js
var i = class e extends B {
  static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.ssooidc#SSOOIDCServiceException";
  constructor(t) {
    super(t), Object.setPrototypeOf(this, e.prototype);
  }
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/models/errors.js
var _ = class e extends i {
  static shapeId = "com.amazonaws.ssooidc#AccessDeniedException";
  name = "AccessDeniedException";
  $fault = "client";
  error;
  reason;
  error_description;
  constructor(t) {
    super({
      name: "AccessDeniedException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype), this.error = t.error, this.reason = t.reason, this.error_description = t.error_description;
  }
}, v = class e extends i {
  static shapeId = "com.amazonaws.ssooidc#AuthorizationPendingException";
  name = "AuthorizationPendingException";
  $fault = "client";
  error;
  error_description;
  constructor(t) {
    super({
      name: "AuthorizationPendingException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype), this.error = t.error, this.error_description = t.error_description;
  }
}, I = class e extends i {
  static shapeId = "com.amazonaws.ssooidc#ExpiredTokenException";
  name = "ExpiredTokenException";
  $fault = "client";
  error;
  error_description;
  constructor(t) {
    super({
      name: "ExpiredTokenException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype), this.error = t.error, this.error_description = t.error_description;
  }
}, C = class e extends i {
  static shapeId = "com.amazonaws.ssooidc#InternalServerException";
  name = "InternalServerException";
  $fault = "server";
  error;
  error_description;
  constructor(t) {
    super({
      name: "InternalServerException",
      $fault: "server",
      ...t
    }), Object.setPrototypeOf(this, e.prototype), this.error = t.error, this.error_description = t.error_description;
  }
}, P = class e extends i {
  static shapeId = "com.amazonaws.ssooidc#InvalidClientException";
  name = "InvalidClientException";
  $fault = "client";
  error;
  error_description;
  constructor(t) {
    super({
      name: "InvalidClientException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype), this.error = t.error, this.error_description = t.error_description;
  }
}, O = class e extends i {
  static shapeId = "com.amazonaws.ssooidc#InvalidGrantException";
  name = "InvalidGrantException";
  $fault = "client";
  error;
  error_description;
  constructor(t) {
    super({
      name: "InvalidGrantException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype), this.error = t.error, this.error_description = t.error_description;
  }
}, A = class e extends i {
  static shapeId = "com.amazonaws.ssooidc#InvalidRequestException";
  name = "InvalidRequestException";
  $fault = "client";
  error;
  reason;
  error_description;
  constructor(t) {
    super({
      name: "InvalidRequestException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype), this.error = t.error, this.reason = t.reason, this.error_description = t.error_description;
  }
}, D = class e extends i {
  static shapeId = "com.amazonaws.ssooidc#InvalidScopeException";
  name = "InvalidScopeException";
  $fault = "client";
  error;
  error_description;
  constructor(t) {
    super({
      name: "InvalidScopeException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype), this.error = t.error, this.error_description = t.error_description;
  }
}, y = class e extends i {
  static shapeId = "com.amazonaws.ssooidc#SlowDownException";
  name = "SlowDownException";
  $fault = "client";
  error;
  error_description;
  constructor(t) {
    super({
      name: "SlowDownException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype), this.error = t.error, this.error_description = t.error_description;
  }
}, T = class e extends i {
  static shapeId = "com.amazonaws.ssooidc#UnauthorizedClientException";
  name = "UnauthorizedClientException";
  $fault = "client";
  error;
  error_description;
  constructor(t) {
    super({
      name: "UnauthorizedClientException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype), this.error = t.error, this.error_description = t.error_description;
  }
}, w = class e extends i {
  static shapeId = "com.amazonaws.ssooidc#UnsupportedGrantTypeException";
  name = "UnsupportedGrantTypeException";
  $fault = "client";
  error;
  error_description;
  constructor(t) {
    super({
      name: "UnsupportedGrantTypeException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype), this.error = t.error, this.error_description = t.error_description;
  }
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/schemas/schemas_0.js
var wt = "AccessDeniedException", Rt = "AuthorizationPendingException", kt = "AccessToken", Nt = "ClientSecret", bt = "CreateToken", $t = "CreateTokenRequest", Ut = "CreateTokenResponse", Ht = "CodeVerifier", Ft = "ExpiredTokenException", zt = "InvalidClientException", Gt = "InvalidGrantException", Mt = "InvalidRequestException", jt = "InternalServerException", Kt = "InvalidScopeException", Vt = "IdToken", qt = "RefreshToken", Lt = "SlowDownException", Bt = "UnauthorizedClientException", Yt = "UnsupportedGrantTypeException", Wt = "accessToken", u = "client", Jt = "clientId", Xt = "clientSecret", Qt = "codeVerifier", Zt = "code", er = "deviceCode", r = "error", tr = "expiresIn", d = "error_description", rr = "grantType", or = "http", m = "httpError", nr = "idToken", nt = "reason", it = "refreshToken", ir = "redirectUri", st = "smithy.ts.sdk.synthetic.com.amazonaws.ssooidc", sr = "scope", cr = "server", ar = "tokenType", o = "com.amazonaws.ssooidc", ct = new $(st), pr = [-3, st, "SSOOIDCServiceException", 0, [], []];
ct.registerError(pr, i);
var a = new $(o), dr = [
  -3,
  o,
  wt,
  { [r]: u, [m]: 400 },
  [r, nt, d],
  [0, 0, 0]
];
a.registerError(dr, _);
var mr = [
  -3,
  o,
  Rt,
  { [r]: u, [m]: 400 },
  [r, d],
  [0, 0]
];
a.registerError(mr, v);
var ur = [
  -3,
  o,
  Ft,
  { [r]: u, [m]: 400 },
  [r, d],
  [0, 0]
];
a.registerError(ur, I);
var lr = [
  -3,
  o,
  jt,
  { [r]: cr, [m]: 500 },
  [r, d],
  [0, 0]
];
a.registerError(lr, C);
var hr = [
  -3,
  o,
  zt,
  { [r]: u, [m]: 401 },
  [r, d],
  [0, 0]
];
a.registerError(hr, P);
var fr = [
  -3,
  o,
  Gt,
  { [r]: u, [m]: 400 },
  [r, d],
  [0, 0]
];
a.registerError(fr, O);
var Er = [
  -3,
  o,
  Mt,
  { [r]: u, [m]: 400 },
  [r, nt, d],
  [0, 0, 0]
];
a.registerError(Er, A);
var xr = [
  -3,
  o,
  Kt,
  { [r]: u, [m]: 400 },
  [r, d],
  [0, 0]
];
a.registerError(xr, D);
var gr = [
  -3,
  o,
  Lt,
  { [r]: u, [m]: 400 },
  [r, d],
  [0, 0]
];
a.registerError(gr, y);
var Sr = [
  -3,
  o,
  Bt,
  { [r]: u, [m]: 400 },
  [r, d],
  [0, 0]
];
a.registerError(Sr, T);
var _r = [
  -3,
  o,
  Yt,
  { [r]: u, [m]: 400 },
  [r, d],
  [0, 0]
];
a.registerError(_r, w);
var at = [
  ct,
  a
], vr = [0, o, kt, 8, 0], Ir = [0, o, Nt, 8, 0], Cr = [0, o, Ht, 8, 0], Pr = [0, o, Vt, 8, 0], pt = [0, o, qt, 8, 0], Or = [
  3,
  o,
  $t,
  0,
  [Jt, Xt, rr, er, Zt, it, sr, ir, Qt],
  [0, [() => Ir, 0], 0, 0, 0, [() => pt, 0], 64, 0, [() => Cr, 0]],
  3
], Ar = [
  3,
  o,
  Ut,
  0,
  [Wt, ar, tr, it, nr],
  [[() => vr, 0], 0, 1, [() => pt, 0], [() => Pr, 0]]
];
var dt = [
  9,
  o,
  bt,
  { [or]: ["POST", "/token", 200] },
  () => Or,
  () => Ar
];

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/runtimeConfig.shared.js
var mt = (e) => ({
  apiVersion: "2019-06-10",
  base64Decoder: e?.base64Decoder ?? se,
  base64Encoder: e?.base64Encoder ?? ce,
  disableHostPrefix: e?.disableHostPrefix ?? !1,
  endpointProvider: e?.endpointProvider ?? ot,
  extensions: e?.extensions ?? [],
  httpAuthSchemeProvider: e?.httpAuthSchemeProvider ?? Be,
  httpAuthSchemes: e?.httpAuthSchemes ?? [
    {
      schemeId: "aws.auth#sigv4",
      identityProvider: (t) => t.getIdentityProvider("aws.auth#sigv4"),
      signer: new Ge()
    },
    {
      schemeId: "smithy.api#noAuth",
      identityProvider: (t) => t.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
      signer: new Ae()
    }
  ],
  logger: e?.logger ?? new Q(),
  protocol: e?.protocol ?? Ve,
  protocolSettings: e?.protocolSettings ?? {
    defaultNamespace: "com.amazonaws.ssooidc",
    errorTypeRegistries: at,
    version: "2019-06-10",
    serviceTarget: "AWSSSOOIDCService"
  },
  serviceId: e?.serviceId ?? "SSO OIDC",
  sha256: e?.sha256 ?? qe,
  urlParser: e?.urlParser ?? K,
  utf8Decoder: e?.utf8Decoder ?? z,
  utf8Encoder: e?.utf8Encoder ?? ae
});

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/runtimeConfig.js
var ut = (e) => {
  W(process.version);
  let t = oe(e), n = () => t().then(Y), p = mt(e);
  ne(process.version);
  let s = {
    profile: e?.profile,
    logger: p.logger
  };
  return {
    ...p,
    ...e,
    runtime: "node",
    defaultsMode: t,
    authSchemePreference: e?.authSchemePreference ?? l(Me, s),
    bodyLengthChecker: e?.bodyLengthChecker ?? pe,
    defaultSocketTimeout: ie(e?.requestHandler, 3e5),
    defaultUserAgentProvider: e?.defaultUserAgentProvider ?? be({ serviceId: p.serviceId, clientVersion: Ke.version }),
    maxAttempts: e?.maxAttempts ?? l(Te, e),
    region: e?.region ?? l(ee, { ...te, ...s }),
    requestHandler: ze.create(e?.requestHandler ?? n),
    retryMode: e?.retryMode ?? l({
      ...Re,
      default: async () => (await n()).retryMode || ye
    }, e),
    streamCollector: e?.streamCollector ?? Ee,
    useDualstackEndpoint: e?.useDualstackEndpoint ?? l(G, s),
    useFipsEndpoint: e?.useFipsEndpoint ?? l(M, s),
    userAgentAppId: e?.userAgentAppId ?? l($e, s)
  };
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/auth/httpAuthExtensionConfiguration.js
var lt = (e) => {
  let t = e.httpAuthSchemes, n = e.httpAuthSchemeProvider, p = e.credentials;
  return {
    setHttpAuthScheme(s) {
      let x = t.findIndex((N) => N.schemeId === s.schemeId);
      x === -1 ? t.push(s) : t.splice(x, 1, s);
    },
    httpAuthSchemes() {
      return t;
    },
    setHttpAuthSchemeProvider(s) {
      n = s;
    },
    httpAuthSchemeProvider() {
      return n;
    },
    setCredentials(s) {
      p = s;
    },
    credentials() {
      return p;
    }
  };
}, ht = (e) => ({
  httpAuthSchemes: e.httpAuthSchemes(),
  httpAuthSchemeProvider: e.httpAuthSchemeProvider(),
  credentials: e.credentials()
});

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/runtimeExtensions.js
var ft = (e, t) => {
  let n = Object.assign(He(e), J(e), xe(e), lt(e));
  return t.forEach((p) => p.configure(n)), Object.assign(e, Fe(n), X(n), ge(n), ht(n));
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/SSOOIDCClient.js
var R = class extends V {
  config;
  constructor(...[t]) {
    let n = ut(t || {});
    super(n), this.initConfig = n;
    let p = We(n), s = De(p), x = we(s), N = re(x), St = N, _t = he(St), vt = Ye(_t), It = ft(vt, t?.extensions || []);
    this.config = It, this.middlewareStack.use(q(this.config)), this.middlewareStack.use(Ne(this.config)), this.middlewareStack.use(ke(this.config)), this.middlewareStack.use(Se(this.config)), this.middlewareStack.use(_e(this.config)), this.middlewareStack.use(ve(this.config)), this.middlewareStack.use(Ie(this.config)), this.middlewareStack.use(Ce(this.config, {
      httpAuthSchemeParametersProvider: Le,
      identityProviderConfigProvider: async (Ct) => new Oe({
        "aws.auth#sigv4": Ct.credentials
      })
    })), this.middlewareStack.use(Pe(this.config));
  }
  destroy() {
    super.destroy();
  }
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/commandBuilder.js
var Et = Z(Je, "AWSSSOOIDCService", "SSOOIDCClient", fe), xt = {}, gt = (e, t, n, p) => [];

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/commands/CreateTokenCommand.js
var k = class extends Et(xt, gt, "CreateToken", dt) {
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/SSOOIDC.js
var Dr = {
  CreateTokenCommand: k
}, F = class extends R {
};
L(Dr, F);

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/sso-oidc/models/enums.js
var qo = {
  KMS_ACCESS_DENIED: "KMS_AccessDeniedException"
}, Lo = {
  KMS_DISABLED_KEY: "KMS_DisabledException",
  KMS_INVALID_KEY_USAGE: "KMS_InvalidKeyUsageException",
  KMS_INVALID_STATE: "KMS_InvalidStateException",
  KMS_KEY_NOT_FOUND: "KMS_NotFoundException"
};
export {
  Pt as $Command,
  _ as AccessDeniedException,
  dr as AccessDeniedException$,
  qo as AccessDeniedExceptionReason,
  v as AuthorizationPendingException,
  mr as AuthorizationPendingException$,
  dt as CreateToken$,
  k as CreateTokenCommand,
  Or as CreateTokenRequest$,
  Ar as CreateTokenResponse$,
  I as ExpiredTokenException,
  ur as ExpiredTokenException$,
  C as InternalServerException,
  lr as InternalServerException$,
  P as InvalidClientException,
  hr as InvalidClientException$,
  O as InvalidGrantException,
  fr as InvalidGrantException$,
  A as InvalidRequestException,
  Er as InvalidRequestException$,
  Lo as InvalidRequestExceptionReason,
  D as InvalidScopeException,
  xr as InvalidScopeException$,
  F as SSOOIDC,
  R as SSOOIDCClient,
  i as SSOOIDCServiceException,
  pr as SSOOIDCServiceException$,
  y as SlowDownException,
  gr as SlowDownException$,
  T as UnauthorizedClientException,
  Sr as UnauthorizedClientException$,
  w as UnsupportedGrantTypeException,
  _r as UnsupportedGrantTypeException$,
  V as __Client,
  at as errorTypeRegistries
};
