import {
  a as Xe,
  b as Qe
} from "./shared-ES7CYZRE.js";
import {
  a as Ge
} from "./shared-BPJW4DYD.js";
import {
  a as Be,
  c as We,
  f as je,
  g as Ke
} from "./shared-PSFUFEG3.js";
import {
  A as He,
  B as be,
  C as Fe,
  D as Me,
  E as Ve,
  F as $e,
  G as Le,
  I as qe,
  J as ze,
  a as pe,
  d as me,
  f as le,
  g as fe,
  h as Ee,
  i as _e,
  j as Ae,
  k as Se,
  l as xe,
  m as Ce,
  n as Te,
  o as Pe,
  q as ke,
  s as De,
  t as ye,
  x as Ne,
  y as we,
  z as Ue
} from "./shared-5OSVS7DM.js";
import {
  a as ue,
  b as de,
  c as ge,
  h as he,
  k as Ie,
  w as ve,
  x as Oe,
  y as Re
} from "./shared-657SMLAQ.js";
import {
  $ as oe,
  B,
  G as W,
  I as j,
  M as X,
  O as K,
  Q,
  T as U,
  U as Vt,
  V as Y,
  W as J,
  Y as Z,
  Z as ee,
  _ as te,
  ba as re,
  ca as ne,
  ha as se,
  ia as ie,
  ja as ae,
  la as ce,
  x as u
} from "./shared-YFD2GF2O.js";
import "./shared-5KJ3CBUR.js";
import "./shared-OSXA3Y6X.js";
import "./shared-G5LPM4YZ.js";
import {
  g as G
} from "./shared-MXAPRA7P.js";
import {
  d as w
} from "./shared-LHCUWEFM.js";
import "./shared-4H6W3SON.js";

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/auth/httpAuthSchemeProvider.js
var Ye = async (e, t, r) => ({
  operation: j(t).operation,
  region: await w(e.region)() || (() => {
    throw new Error("expected `region` to be configured for `aws.auth#sigv4`");
  })()
});
function $t(e) {
  return {
    schemeId: "aws.auth#sigv4",
    signingProperties: {
      name: "signin",
      region: e.region
    },
    propertiesExtractor: (t, r) => ({
      signingProperties: {
        config: t,
        context: r
      }
    })
  };
}
function Lt(e) {
  return {
    schemeId: "smithy.api#noAuth"
  };
}
var Je = (e) => {
  let t = [];
  return e.operation === "CreateOAuth2Token" ? t.push(Lt(e)) : t.push($t(e)), t;
}, Ze = (e) => {
  let t = je(e);
  return Object.assign(t, {
    authSchemePreference: w(e.authSchemePreference ?? [])
  });
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/endpoint/EndpointParameters.js
var et = (e) => Object.assign(e, {
  useDualstackEndpoint: e.useDualstackEndpoint ?? !1,
  useFipsEndpoint: e.useFipsEndpoint ?? !1,
  defaultSigningName: "signin"
}), tt = {
  UseFIPS: { type: "builtInParams", name: "useFipsEndpoint" },
  Endpoint: { type: "builtInParams", name: "endpoint" },
  Region: { type: "builtInParams", name: "region" },
  UseDualStack: { type: "builtInParams", name: "useDualstackEndpoint" }
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/endpoint/bdd.js
var h = "ref", d = -1, ot = !1, f = !0, rt = "isSet", E = "booleanEquals", nt = "coalesce", b = "PartitionResult", m = "stringEquals", H = "getAttr", st = "https://signin.{Region}.{PartitionResult#dualStackDnsSuffix}", it = { [h]: "Endpoint" }, g = { fn: H, argv: [{ [h]: b }, "name"] }, mt = { [h]: "Region" }, at = { [h]: b }, S = { authSchemes: [{ name: "sigv4", signingName: "signin", signingRegion: "{Region}" }] }, s = {}, ct = [mt], pt = {
  conditions: [
    [rt, ct],
    [E, [{ fn: nt, argv: [{ [h]: "IsControlPlane" }, ot] }, f]],
    [rt, [it]],
    ["aws.partition", ct, b],
    [E, [{ [h]: "UseFIPS" }, f]],
    [m, [g, "aws"]],
    [E, [{ fn: nt, argv: [{ [h]: "IsOAuthEndpoint" }, ot] }, f]],
    [E, [{ [h]: "UseDualStack" }, f]],
    [m, [g, "aws-cn"]],
    [m, [mt, "us-gov-west-1"]],
    [m, [g, "aws-us-gov"]],
    [E, [{ fn: H, argv: [at, "supportsFIPS"] }, f]],
    [m, [g, "aws-iso"]],
    [m, [g, "aws-iso-b"]],
    [m, [g, "aws-iso-f"]],
    [m, [g, "aws-iso-e"]],
    [m, [g, "aws-eusc"]],
    [E, [{ fn: H, argv: [at, "supportsDualStack"] }, f]]
  ],
  results: [
    [d],
    ["https://signin.{Region}.api.aws", S],
    ["https://signin.{Region}.api.amazonwebservices.com.cn", S],
    [st, S],
    [d, "FIPS endpoints are not supported for OAuth operations. Disable FIPS or use a non-OAuth operation."],
    ["https://{Region}.oauth.signin.aws", S],
    ["https://{Region}.signin.aws.amazon.com", s],
    ["https://{Region}.signin.amazonaws.cn", s],
    ["https://{Region}.signin.amazonaws-us-gov.com", s],
    ["https://{Region}.signin.c2shome.ic.gov", s],
    ["https://{Region}.signin.sc2shome.sgov.gov", s],
    ["https://{Region}.signin.csphome.hci.ic.gov", s],
    ["https://{Region}.signin.csphome.adc-e.uk", s],
    ["https://{Region}.signin.amazonaws-eusc.eu", s],
    ["https://signin-fips.amazonaws-us-gov.com", s],
    ["https://{Region}.signin-fips.amazonaws-us-gov.com", s],
    ["https://{Region}.signin.{PartitionResult#dnsSuffix}", s],
    [d, "Invalid Configuration: FIPS and custom endpoint are not supported"],
    [d, "Invalid Configuration: Dualstack and custom endpoint are not supported"],
    [it, s],
    ["https://signin-fips.{Region}.{PartitionResult#dualStackDnsSuffix}", s],
    [d, "FIPS and DualStack are enabled, but this partition does not support one or both"],
    ["https://signin-fips.{Region}.{PartitionResult#dnsSuffix}", s],
    [d, "FIPS is enabled but this partition does not support FIPS"],
    [st, s],
    [d, "DualStack is enabled but this partition does not support DualStack"],
    ["https://signin.{Region}.{PartitionResult#dnsSuffix}", s],
    [d, "Invalid Configuration: Missing Region"]
  ]
}, qt = 2, o = 1e8, zt = new Int32Array([
  -1,
  1,
  -1,
  0,
  6,
  3,
  2,
  36,
  4,
  4,
  5,
  o + 27,
  6,
  o + 4,
  o + 27,
  1,
  29,
  7,
  2,
  36,
  8,
  3,
  9,
  31,
  4,
  22,
  10,
  5,
  19,
  11,
  7,
  21,
  12,
  8,
  o + 7,
  13,
  10,
  o + 8,
  14,
  12,
  o + 9,
  15,
  13,
  o + 10,
  16,
  14,
  o + 11,
  17,
  15,
  o + 12,
  18,
  16,
  o + 13,
  o + 16,
  6,
  o + 5,
  20,
  7,
  21,
  o + 6,
  17,
  o + 24,
  o + 25,
  6,
  o + 4,
  23,
  7,
  27,
  24,
  9,
  o + 14,
  25,
  10,
  o + 15,
  26,
  11,
  o + 22,
  o + 23,
  11,
  28,
  o + 21,
  17,
  o + 20,
  o + 21,
  2,
  35,
  30,
  3,
  39,
  31,
  4,
  32,
  o + 27,
  6,
  o + 4,
  33,
  7,
  o + 27,
  34,
  9,
  o + 14,
  o + 27,
  3,
  39,
  36,
  4,
  38,
  37,
  7,
  o + 18,
  o + 19,
  6,
  o + 4,
  o + 17,
  5,
  o + 1,
  40,
  8,
  o + 2,
  o + 3
]), ut = le.from(zt, qt, pt.conditions, pt.results);

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/endpoint/endpointResolver.js
var Gt = new fe({
  size: 50,
  params: ["Endpoint", "IsControlPlane", "IsOAuthEndpoint", "Region", "UseDualStack", "UseFIPS"]
}), dt = (e, t = {}) => Gt.get(e, () => _e(ut, {
  endpointParams: e,
  logger: t.logger
}));
Ee.aws = Le;

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/models/SigninServiceException.js
var p = class e extends J {
  static shapeId = "smithy.ts.sdk.synthetic.com.amazonaws.signin#SigninServiceException";
  constructor(t) {
    super(t), Object.setPrototypeOf(this, e.prototype);
  }
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/models/errors.js
var I = class e extends p {
  static shapeId = "com.amazonaws.signin#AccessDeniedException";
  name = "AccessDeniedException";
  $fault = "client";
  error;
  constructor(t) {
    super({
      name: "AccessDeniedException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype), this.error = t.error;
  }
}, v = class e extends p {
  static shapeId = "com.amazonaws.signin#InternalServerException";
  name = "InternalServerException";
  $fault = "server";
  error;
  constructor(t) {
    super({
      name: "InternalServerException",
      $fault: "server",
      ...t
    }), Object.setPrototypeOf(this, e.prototype), this.error = t.error;
  }
}, O = class e extends p {
  static shapeId = "com.amazonaws.signin#TooManyRequestsError";
  name = "TooManyRequestsError";
  $fault = "client";
  error;
  constructor(t) {
    super({
      name: "TooManyRequestsError",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype), this.error = t.error;
  }
}, R = class e extends p {
  static shapeId = "com.amazonaws.signin#ValidationException";
  name = "ValidationException";
  $fault = "client";
  error;
  constructor(t) {
    super({
      name: "ValidationException",
      $fault: "client",
      ...t
    }), Object.setPrototypeOf(this, e.prototype), this.error = t.error;
  }
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/schemas/schemas_0.js
var Bt = "AccessDeniedException", Wt = "AccessToken", jt = "CreateOAuth2Token", Xt = "CreateOAuth2TokenRequest", Kt = "CreateOAuth2TokenRequestBody", Qt = "CreateOAuth2TokenResponseBody", Yt = "CreateOAuth2TokenResponse", Jt = "CreateOAuth2TokenWithIAM", Zt = "CreateOAuth2TokenWithIAMRequest", eo = "CreateOAuth2TokenWithIAMResponse", to = "InternalServerException", oo = "OAuthAccessToken", ro = "RefreshToken", no = "TooManyRequestsError", so = "ValidationException", gt = "accessKeyId", F = "accessToken", io = "access_token", L = "client", ht = "clientId", lt = "codeVerifier", ao = "code", l = "error", M = "expiresIn", co = "expires_in", V = "grantType", po = "grant_type", St = "http", q = "httpError", ft = "idToken", n = "jsonName", C = "message", mo = "resource", x = "refreshToken", Et = "redirectUri", It = "smithy.ts.sdk.synthetic.com.amazonaws.signin", _t = "secretAccessKey", At = "sessionToken", uo = "server", go = "tokenInput", ho = "tokenOutput", $ = "tokenType", lo = "token_type", i = "com.amazonaws.signin", vt = new U(It), fo = [-3, It, "SigninServiceException", 0, [], []];
vt.registerError(fo, p);
var _ = new U(i), Eo = [
  -3,
  i,
  Bt,
  { [l]: L },
  [l, C],
  [0, 0],
  2
];
_.registerError(Eo, I);
var _o = [
  -3,
  i,
  to,
  { [l]: uo, [q]: 500 },
  [l, C],
  [0, 0],
  2
];
_.registerError(_o, v);
var Ao = [
  -3,
  i,
  no,
  { [l]: L, [q]: 429 },
  [l, C],
  [0, 0],
  2
];
_.registerError(Ao, O);
var So = [
  -3,
  i,
  so,
  { [l]: L, [q]: 400 },
  [l, C],
  [0, 0],
  2
];
_.registerError(So, R);
var Ot = [
  vt,
  _
], Io = [0, i, oo, 8, 0], Rt = [0, i, ro, 8, 0], vo = [
  3,
  i,
  Wt,
  8,
  [gt, _t, At],
  [[0, { [n]: gt }], [0, { [n]: _t }], [0, { [n]: At }]],
  3
], Oo = [
  3,
  i,
  Xt,
  0,
  [go],
  [[() => Ro, 16]],
  1
], Ro = [
  3,
  i,
  Kt,
  0,
  [ht, V, ao, Et, lt, x],
  [[0, { [n]: ht }], [0, { [n]: V }], 0, [0, { [n]: Et }], [0, { [n]: lt }], [() => Rt, { [n]: x }]],
  2
], xo = [
  3,
  i,
  Yt,
  0,
  [ho],
  [[() => Co, 16]],
  1
], Co = [
  3,
  i,
  Qt,
  0,
  [F, $, M, x, ft],
  [[() => vo, { [n]: F }], [0, { [n]: $ }], [1, { [n]: M }], [() => Rt, { [n]: x }], [0, { [n]: ft }]],
  4
], To = [
  3,
  i,
  Zt,
  0,
  [V, mo],
  [[0, { [n]: po }], 0],
  2
], Po = [
  3,
  i,
  eo,
  0,
  [F, $, M],
  [[() => Io, { [n]: io }], [0, { [n]: lo }], [1, { [n]: co }]],
  3
], xt = [
  9,
  i,
  jt,
  { [St]: ["POST", "/v1/token", 200] },
  () => Oo,
  () => xo
], Ct = [
  9,
  i,
  Jt,
  { [St]: ["POST", "/v1/token?x-amz-client-auth-method=iam", 200] },
  () => To,
  () => Po
];

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/runtimeConfig.shared.js
var Tt = (e) => ({
  apiVersion: "2023-01-01",
  base64Decoder: e?.base64Decoder ?? ue,
  base64Encoder: e?.base64Encoder ?? de,
  disableHostPrefix: e?.disableHostPrefix ?? !1,
  endpointProvider: e?.endpointProvider ?? dt,
  extensions: e?.extensions ?? [],
  httpAuthSchemeProvider: e?.httpAuthSchemeProvider ?? Je,
  httpAuthSchemes: e?.httpAuthSchemes ?? [
    {
      schemeId: "aws.auth#sigv4",
      identityProvider: (t) => t.getIdentityProvider("aws.auth#sigv4"),
      signer: new Be()
    },
    {
      schemeId: "smithy.api#noAuth",
      identityProvider: (t) => t.getIdentityProvider("smithy.api#noAuth") || (async () => ({})),
      signer: new ye()
    }
  ],
  logger: e?.logger ?? new re(),
  protocol: e?.protocol ?? Ke,
  protocolSettings: e?.protocolSettings ?? {
    defaultNamespace: "com.amazonaws.signin",
    errorTypeRegistries: Ot,
    version: "2023-01-01",
    serviceTarget: "Signin"
  },
  serviceId: e?.serviceId ?? "Signin",
  sha256: e?.sha256 ?? Qe,
  urlParser: e?.urlParser ?? X,
  utf8Decoder: e?.utf8Decoder ?? G,
  utf8Encoder: e?.utf8Encoder ?? ge
});

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/runtimeConfig.js
var Pt = (e) => {
  ee(process.version);
  let t = ce(e), r = () => t().then(Z), c = Tt(e);
  pe(process.version);
  let a = {
    profile: e?.profile,
    logger: c.logger
  };
  return {
    ...c,
    ...e,
    runtime: "node",
    defaultsMode: t,
    authSchemePreference: e?.authSchemePreference ?? u(We, a),
    bodyLengthChecker: e?.bodyLengthChecker ?? he,
    defaultSocketTimeout: me(e?.requestHandler, 3e5),
    defaultUserAgentProvider: e?.defaultUserAgentProvider ?? Ve({ serviceId: c.serviceId, clientVersion: Xe.version }),
    maxAttempts: e?.maxAttempts ?? u(Ue, e),
    region: e?.region ?? u(se, { ...ie, ...a }),
    requestHandler: Ge.create(e?.requestHandler ?? r),
    retryMode: e?.retryMode ?? u({
      ...be,
      default: async () => (await r()).retryMode || we
    }, e),
    streamCollector: e?.streamCollector ?? Ie,
    useDualstackEndpoint: e?.useDualstackEndpoint ?? u(B, a),
    useFipsEndpoint: e?.useFipsEndpoint ?? u(W, a),
    userAgentAppId: e?.userAgentAppId ?? u($e, a)
  };
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/auth/httpAuthExtensionConfiguration.js
var kt = (e) => {
  let t = e.httpAuthSchemes, r = e.httpAuthSchemeProvider, c = e.credentials;
  return {
    setHttpAuthScheme(a) {
      let A = t.findIndex((N) => N.schemeId === a.schemeId);
      A === -1 ? t.push(a) : t.splice(A, 1, a);
    },
    httpAuthSchemes() {
      return t;
    },
    setHttpAuthSchemeProvider(a) {
      r = a;
    },
    httpAuthSchemeProvider() {
      return r;
    },
    setCredentials(a) {
      c = a;
    },
    credentials() {
      return c;
    }
  };
}, Dt = (e) => ({
  httpAuthSchemes: e.httpAuthSchemes(),
  httpAuthSchemeProvider: e.httpAuthSchemeProvider(),
  credentials: e.credentials()
});

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/runtimeExtensions.js
var yt = (e, t) => {
  let r = Object.assign(qe(e), te(e), ve(e), kt(e));
  return t.forEach((c) => c.configure(r)), Object.assign(e, ze(r), oe(r), Oe(r), Dt(r));
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/SigninClient.js
var T = class extends K {
  config;
  constructor(...[t]) {
    let r = Pt(t || {});
    super(r), this.initConfig = r;
    let c = et(r), a = Ne(c), A = He(a), N = ae(A), Ut = N, Ht = Ae(Ut), bt = Ze(Ht), Ft = yt(bt, t?.extensions || []);
    this.config = Ft, this.middlewareStack.use(Q(this.config)), this.middlewareStack.use(Me(this.config)), this.middlewareStack.use(Fe(this.config)), this.middlewareStack.use(Re(this.config)), this.middlewareStack.use(xe(this.config)), this.middlewareStack.use(Ce(this.config)), this.middlewareStack.use(Te(this.config)), this.middlewareStack.use(Pe(this.config, {
      httpAuthSchemeParametersProvider: Ye,
      identityProviderConfigProvider: async (Mt) => new De({
        "aws.auth#sigv4": Mt.credentials
      })
    })), this.middlewareStack.use(ke(this.config));
  }
  destroy() {
    super.destroy();
  }
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/commandBuilder.js
var P = ne(tt, "Signin", "SigninClient", Se), Nt = {
  IsControlPlane: { type: "staticContextParams", value: !1 }
}, wt = {
  IsOAuthEndpoint: { type: "staticContextParams", value: !0 }
}, k = (e, t, r, c) => [];

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/commands/CreateOAuth2TokenCommand.js
var D = class extends P(Nt, k, "CreateOAuth2Token", xt) {
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/commands/CreateOAuth2TokenWithIAMCommand.js
var y = class extends P(wt, k, "CreateOAuth2TokenWithIAM", Ct) {
};

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/Signin.js
var ko = {
  CreateOAuth2TokenCommand: D,
  CreateOAuth2TokenWithIAMCommand: y
}, z = class extends T {
};
Y(ko, z);

// node_modules/@aws-sdk/nested-clients/dist-es/submodules/signin/models/enums.js
var Qr = {
  AUTHCODE_EXPIRED: "AUTHCODE_EXPIRED",
  CONFLICT: "CONFLICT",
  INSUFFICIENT_PERMISSIONS: "INSUFFICIENT_PERMISSIONS",
  INVALID_REQUEST: "INVALID_REQUEST",
  OAUTH_INVALID_GRANT: "invalid_grant",
  OAUTH_INVALID_REQUEST: "invalid_request",
  OAUTH_INVALID_SCOPE: "invalid_scope",
  OAUTH_INVALID_TARGET: "invalid_target",
  OAUTH_RATE_EXCEEDED: "rate_exceeded",
  OAUTH_SERVICE_UNAVAILABLE: "service_unavailable",
  OAUTH_UNSUPPORTED_GRANT_TYPE: "unsupported_grant_type",
  RESOURCE_NOT_FOUND: "RESOURCE_NOT_FOUND",
  SERVER_ERROR: "server_error",
  SERVICE_QUOTA_EXCEEDED: "SERVICE_QUOTA_EXCEEDED",
  TOKEN_EXPIRED: "TOKEN_EXPIRED",
  USER_CREDENTIALS_CHANGED: "USER_CREDENTIALS_CHANGED"
};
export {
  Vt as $Command,
  I as AccessDeniedException,
  Eo as AccessDeniedException$,
  vo as AccessToken$,
  xt as CreateOAuth2Token$,
  D as CreateOAuth2TokenCommand,
  Oo as CreateOAuth2TokenRequest$,
  Ro as CreateOAuth2TokenRequestBody$,
  xo as CreateOAuth2TokenResponse$,
  Co as CreateOAuth2TokenResponseBody$,
  Ct as CreateOAuth2TokenWithIAM$,
  y as CreateOAuth2TokenWithIAMCommand,
  To as CreateOAuth2TokenWithIAMRequest$,
  Po as CreateOAuth2TokenWithIAMResponse$,
  v as InternalServerException,
  _o as InternalServerException$,
  Qr as OAuth2ErrorCode,
  z as Signin,
  T as SigninClient,
  p as SigninServiceException,
  fo as SigninServiceException$,
  O as TooManyRequestsError,
  Ao as TooManyRequestsError$,
  R as ValidationException,
  So as ValidationException$,
  K as __Client,
  Ot as errorTypeRegistries
};
