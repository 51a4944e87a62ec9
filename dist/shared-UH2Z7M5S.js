import {
  $a as jB,
  Wa as vB,
  Xa as zB,
  a as k,
  ab as $B,
  b as R,
  d as pA,
  mb as AI,
  sa as MQ
} from "./shared-4H6W3SON.js";

// lighter-node:assert?undici/lib/api/api-connect.js
var QI = R(($i, yQ) => {
  yQ.exports = (Q, A) => {
    if (!Q) throw new Error(A ?? "The code is in a state that cannot be");
  };
  yQ.exports.ok = yQ.exports;
});

// node_modules/undici/lib/core/errors.js
var J = R((Ar, yI) => {
  "use strict";
  var EI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR"), u = class extends Error {
    constructor(A, E) {
      super(A, E), this.name = "UndiciError", this.code = "UND_ERR";
    }
    static [Symbol.hasInstance](A) {
      return A && A[EI] === !0;
    }
    get [EI]() {
      return !0;
    }
  }, BI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT"), tE = class extends u {
    constructor(A) {
      super(A), this.name = "ConnectTimeoutError", this.message = A || "Connect Timeout Error", this.code = "UND_ERR_CONNECT_TIMEOUT";
    }
    static [Symbol.hasInstance](A) {
      return A && A[BI] === !0;
    }
    get [BI]() {
      return !0;
    }
  }, II = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT"), sE = class extends u {
    constructor(A) {
      super(A), this.name = "HeadersTimeoutError", this.message = A || "Headers Timeout Error", this.code = "UND_ERR_HEADERS_TIMEOUT";
    }
    static [Symbol.hasInstance](A) {
      return A && A[II] === !0;
    }
    get [II]() {
      return !0;
    }
  }, gI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW"), oE = class extends u {
    constructor(A) {
      super(A), this.name = "HeadersOverflowError", this.message = A || "Headers Overflow Error", this.code = "UND_ERR_HEADERS_OVERFLOW";
    }
    static [Symbol.hasInstance](A) {
      return A && A[gI] === !0;
    }
    get [gI]() {
      return !0;
    }
  }, CI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT"), iE = class extends u {
    constructor(A) {
      super(A), this.name = "BodyTimeoutError", this.message = A || "Body Timeout Error", this.code = "UND_ERR_BODY_TIMEOUT";
    }
    static [Symbol.hasInstance](A) {
      return A && A[CI] === !0;
    }
    get [CI]() {
      return !0;
    }
  }, eI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_INVALID_ARG"), rE = class extends u {
    constructor(A) {
      super(A), this.name = "InvalidArgumentError", this.message = A || "Invalid Argument Error", this.code = "UND_ERR_INVALID_ARG";
    }
    static [Symbol.hasInstance](A) {
      return A && A[eI] === !0;
    }
    get [eI]() {
      return !0;
    }
  }, tI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE"), nE = class extends u {
    constructor(A) {
      super(A), this.name = "InvalidReturnValueError", this.message = A || "Invalid Return Value Error", this.code = "UND_ERR_INVALID_RETURN_VALUE";
    }
    static [Symbol.hasInstance](A) {
      return A && A[tI] === !0;
    }
    get [tI]() {
      return !0;
    }
  }, sI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_ABORT"), uQ = class extends u {
    constructor(A) {
      super(A), this.name = "AbortError", this.message = A || "The operation was aborted", this.code = "UND_ERR_ABORT";
    }
    static [Symbol.hasInstance](A) {
      return A && A[sI] === !0;
    }
    get [sI]() {
      return !0;
    }
  }, oI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_ABORTED"), DE = class extends uQ {
    constructor(A) {
      super(A), this.name = "AbortError", this.message = A || "Request aborted", this.code = "UND_ERR_ABORTED";
    }
    static [Symbol.hasInstance](A) {
      return A && A[oI] === !0;
    }
    get [oI]() {
      return !0;
    }
  }, iI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_INFO"), hE = class extends u {
    constructor(A) {
      super(A), this.name = "InformationalError", this.message = A || "Request information", this.code = "UND_ERR_INFO";
    }
    static [Symbol.hasInstance](A) {
      return A && A[iI] === !0;
    }
    get [iI]() {
      return !0;
    }
  }, rI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH"), NE = class extends u {
    constructor(A) {
      super(A), this.name = "RequestContentLengthMismatchError", this.message = A || "Request body length does not match content-length header", this.code = "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";
    }
    static [Symbol.hasInstance](A) {
      return A && A[rI] === !0;
    }
    get [rI]() {
      return !0;
    }
  }, nI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH"), cE = class extends u {
    constructor(A) {
      super(A), this.name = "ResponseContentLengthMismatchError", this.message = A || "Response body length does not match content-length header", this.code = "UND_ERR_RES_CONTENT_LENGTH_MISMATCH";
    }
    static [Symbol.hasInstance](A) {
      return A && A[nI] === !0;
    }
    get [nI]() {
      return !0;
    }
  }, DI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_DESTROYED"), aE = class extends u {
    constructor(A) {
      super(A), this.name = "ClientDestroyedError", this.message = A || "The client is destroyed", this.code = "UND_ERR_DESTROYED";
    }
    static [Symbol.hasInstance](A) {
      return A && A[DI] === !0;
    }
    get [DI]() {
      return !0;
    }
  }, hI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_CLOSED"), FE = class extends u {
    constructor(A) {
      super(A), this.name = "ClientClosedError", this.message = A || "The client is closed", this.code = "UND_ERR_CLOSED";
    }
    static [Symbol.hasInstance](A) {
      return A && A[hI] === !0;
    }
    get [hI]() {
      return !0;
    }
  }, NI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_SOCKET"), RE = class extends u {
    constructor(A, E) {
      super(A), this.name = "SocketError", this.message = A || "Socket error", this.code = "UND_ERR_SOCKET", this.socket = E;
    }
    static [Symbol.hasInstance](A) {
      return A && A[NI] === !0;
    }
    get [NI]() {
      return !0;
    }
  }, cI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED"), UE = class extends u {
    constructor(A) {
      super(A), this.name = "NotSupportedError", this.message = A || "Not supported error", this.code = "UND_ERR_NOT_SUPPORTED";
    }
    static [Symbol.hasInstance](A) {
      return A && A[cI] === !0;
    }
    get [cI]() {
      return !0;
    }
  }, aI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM"), wE = class extends u {
    constructor(A) {
      super(A), this.name = "MissingUpstreamError", this.message = A || "No upstream has been added to the BalancedPool", this.code = "UND_ERR_BPL_MISSING_UPSTREAM";
    }
    static [Symbol.hasInstance](A) {
      return A && A[aI] === !0;
    }
    get [aI]() {
      return !0;
    }
  }, FI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_HTTP_PARSER"), lE = class extends Error {
    constructor(A, E, B) {
      super(A), this.name = "HTTPParserError", this.code = E ? `HPE_${E}` : void 0, this.data = B ? B.toString() : void 0;
    }
    static [Symbol.hasInstance](A) {
      return A && A[FI] === !0;
    }
    get [FI]() {
      return !0;
    }
  }, RI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE"), SE = class extends u {
    constructor(A) {
      super(A), this.name = "ResponseExceededMaxSizeError", this.message = A || "Response content exceeded max size", this.code = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
    }
    static [Symbol.hasInstance](A) {
      return A && A[RI] === !0;
    }
    get [RI]() {
      return !0;
    }
  }, UI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_REQ_RETRY"), ME = class extends u {
    constructor(A, E, { headers: B, data: I }) {
      super(A), this.name = "RequestRetryError", this.message = A || "Request retry error", this.code = "UND_ERR_REQ_RETRY", this.statusCode = E, this.data = I, this.headers = B;
    }
    static [Symbol.hasInstance](A) {
      return A && A[UI] === !0;
    }
    get [UI]() {
      return !0;
    }
  }, wI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_RESPONSE"), yE = class extends u {
    constructor(A, E, { headers: B, body: I }) {
      super(A), this.name = "ResponseError", this.message = A || "Response error", this.code = "UND_ERR_RESPONSE", this.statusCode = E, this.body = I, this.headers = B;
    }
    static [Symbol.hasInstance](A) {
      return A && A[wI] === !0;
    }
    get [wI]() {
      return !0;
    }
  }, lI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_PRX_TLS"), uE = class extends u {
    constructor(A, E, B = {}) {
      super(E, { cause: A, ...B }), this.name = "SecureProxyConnectionError", this.message = E || "Secure Proxy Connection failed", this.code = "UND_ERR_PRX_TLS", this.cause = A;
    }
    static [Symbol.hasInstance](A) {
      return A && A[lI] === !0;
    }
    get [lI]() {
      return !0;
    }
  }, SI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_MAX_ORIGINS_REACHED"), YE = class extends u {
    constructor(A) {
      super(A), this.name = "MaxOriginsReachedError", this.message = A || "Maximum allowed origins reached", this.code = "UND_ERR_MAX_ORIGINS_REACHED";
    }
    static [Symbol.hasInstance](A) {
      return A && A[SI] === !0;
    }
    get [SI]() {
      return !0;
    }
  }, dE = class extends u {
    constructor(A, E) {
      super(A), this.name = "Socks5ProxyError", this.message = A || "SOCKS5 proxy error", this.code = E || "UND_ERR_SOCKS5";
    }
  }, MI = /* @__PURE__ */ Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED"), kE = class extends u {
    constructor(A) {
      super(A), this.name = "MessageSizeExceededError", this.message = A || "Max decompressed message size exceeded", this.code = "UND_ERR_WS_MESSAGE_SIZE_EXCEEDED";
    }
    static [Symbol.hasInstance](A) {
      return A && A[MI] === !0;
    }
    get [MI]() {
      return !0;
    }
  };
  yI.exports = {
    AbortError: uQ,
    HTTPParserError: lE,
    UndiciError: u,
    HeadersTimeoutError: sE,
    HeadersOverflowError: oE,
    BodyTimeoutError: iE,
    RequestContentLengthMismatchError: NE,
    ConnectTimeoutError: tE,
    InvalidArgumentError: rE,
    InvalidReturnValueError: nE,
    RequestAbortedError: DE,
    ClientDestroyedError: aE,
    ClientClosedError: FE,
    InformationalError: hE,
    SocketError: RE,
    NotSupportedError: UE,
    ResponseContentLengthMismatchError: cE,
    BalancedPoolMissingUpstreamError: wE,
    ResponseExceededMaxSizeError: SE,
    RequestRetryError: ME,
    ResponseError: yE,
    SecureProxyConnectionError: uE,
    MaxOriginsReachedError: YE,
    Socks5ProxyError: dE,
    MessageSizeExceededError: kE
  };
});

// lighter-node:assert?undici/lib/core/util.js
var uI = R((Qr, YQ) => {
  YQ.exports = (Q, A) => {
    if (!Q) throw new Error(A ?? "The code is in a state that cannot be");
  };
  YQ.exports.ok = YQ.exports;
});

// node_modules/undici/lib/core/symbols.js
var P = R((Er, YI) => {
  "use strict";
  YI.exports = {
    kClose: /* @__PURE__ */ Symbol("close"),
    kDestroy: /* @__PURE__ */ Symbol("destroy"),
    kDispatch: /* @__PURE__ */ Symbol("dispatch"),
    kUrl: /* @__PURE__ */ Symbol("url"),
    kRedirectCacheControl: /* @__PURE__ */ Symbol("redirect cache control"),
    kWriting: /* @__PURE__ */ Symbol("writing"),
    kResuming: /* @__PURE__ */ Symbol("resuming"),
    kQueue: /* @__PURE__ */ Symbol("queue"),
    kConnect: /* @__PURE__ */ Symbol("connect"),
    kConnecting: /* @__PURE__ */ Symbol("connecting"),
    kKeepAliveDefaultTimeout: /* @__PURE__ */ Symbol("default keep alive timeout"),
    kKeepAliveMaxTimeout: /* @__PURE__ */ Symbol("max keep alive timeout"),
    kKeepAliveTimeoutThreshold: /* @__PURE__ */ Symbol("keep alive timeout threshold"),
    kKeepAliveTimeoutValue: /* @__PURE__ */ Symbol("keep alive timeout"),
    kKeepAlive: /* @__PURE__ */ Symbol("keep alive"),
    kHeadersTimeout: /* @__PURE__ */ Symbol("headers timeout"),
    kBodyTimeout: /* @__PURE__ */ Symbol("body timeout"),
    kServerName: /* @__PURE__ */ Symbol("server name"),
    kLocalAddress: /* @__PURE__ */ Symbol("local address"),
    kHost: /* @__PURE__ */ Symbol("host"),
    kNoRef: /* @__PURE__ */ Symbol("no ref"),
    kBodyUsed: /* @__PURE__ */ Symbol("used"),
    kBody: /* @__PURE__ */ Symbol("abstracted request body"),
    kRunning: /* @__PURE__ */ Symbol("running"),
    kBlocking: /* @__PURE__ */ Symbol("blocking"),
    kPending: /* @__PURE__ */ Symbol("pending"),
    kSize: /* @__PURE__ */ Symbol("size"),
    kBusy: /* @__PURE__ */ Symbol("busy"),
    kQueued: /* @__PURE__ */ Symbol("queued"),
    kFree: /* @__PURE__ */ Symbol("free"),
    kConnected: /* @__PURE__ */ Symbol("connected"),
    kClosed: /* @__PURE__ */ Symbol("closed"),
    kNeedDrain: /* @__PURE__ */ Symbol("need drain"),
    kReset: /* @__PURE__ */ Symbol("reset"),
    kDestroyed: /* @__PURE__ */ Symbol.for("nodejs.stream.destroyed"),
    kResume: /* @__PURE__ */ Symbol("resume"),
    kOnError: /* @__PURE__ */ Symbol("on error"),
    kMaxHeadersSize: /* @__PURE__ */ Symbol("max headers size"),
    kRunningIdx: /* @__PURE__ */ Symbol("running index"),
    kPendingIdx: /* @__PURE__ */ Symbol("pending index"),
    kError: /* @__PURE__ */ Symbol("error"),
    kClients: /* @__PURE__ */ Symbol("clients"),
    kClient: /* @__PURE__ */ Symbol("client"),
    kParser: /* @__PURE__ */ Symbol("parser"),
    kOnDestroyed: /* @__PURE__ */ Symbol("destroy callbacks"),
    kPipelining: /* @__PURE__ */ Symbol("pipelining"),
    kSocket: /* @__PURE__ */ Symbol("socket"),
    kHostHeader: /* @__PURE__ */ Symbol("host header"),
    kConnector: /* @__PURE__ */ Symbol("connector"),
    kStrictContentLength: /* @__PURE__ */ Symbol("strict content length"),
    kMaxRedirections: /* @__PURE__ */ Symbol("maxRedirections"),
    kMaxRequests: /* @__PURE__ */ Symbol("maxRequestsPerClient"),
    kProxy: /* @__PURE__ */ Symbol("proxy agent options"),
    kCounter: /* @__PURE__ */ Symbol("socket request counter"),
    kMaxResponseSize: /* @__PURE__ */ Symbol("max response size"),
    kHTTP2Session: /* @__PURE__ */ Symbol("http2Session"),
    kHTTP2SessionState: /* @__PURE__ */ Symbol("http2Session state"),
    kRetryHandlerDefaultRetry: /* @__PURE__ */ Symbol("retry agent default retry"),
    kConstruct: /* @__PURE__ */ Symbol("constructable"),
    kListeners: /* @__PURE__ */ Symbol("listeners"),
    kHTTPContext: /* @__PURE__ */ Symbol("http context"),
    kMaxConcurrentStreams: /* @__PURE__ */ Symbol("max concurrent streams"),
    kHTTP2InitialWindowSize: /* @__PURE__ */ Symbol("http2 initial window size"),
    kHTTP2ConnectionWindowSize: /* @__PURE__ */ Symbol("http2 connection window size"),
    kEnableConnectProtocol: /* @__PURE__ */ Symbol("http2session connect protocol"),
    kRemoteSettings: /* @__PURE__ */ Symbol("http2session remote settings"),
    kHTTP2Stream: /* @__PURE__ */ Symbol("http2session client stream"),
    kPingInterval: /* @__PURE__ */ Symbol("ping interval"),
    kNoProxyAgent: /* @__PURE__ */ Symbol("no proxy agent"),
    kHttpProxyAgent: /* @__PURE__ */ Symbol("http proxy agent"),
    kHttpsProxyAgent: /* @__PURE__ */ Symbol("https proxy agent"),
    kSocks5ProxyAgent: /* @__PURE__ */ Symbol("socks5 proxy agent")
  };
});

// lighter-node:http?undici/lib/core/util.js
var kI = R((Br, dI) => {
  dI.exports = { IncomingMessage: class {
  }, maxHeaderSize: 16384 };
});

// node_modules/undici/lib/util/timers.js
var JE = R((gr, HI) => {
  "use strict";
  var WA = 0, TE = 1e3, fE = (TE >> 1) - 1, rA, LE = /* @__PURE__ */ Symbol("kFastTimer"), gA = [], HE = -2, GE = -1, fI = 0, TI = 1;
  function VE() {
    WA += fE;
    let Q = 0, A = gA.length;
    for (; Q < A; ) {
      let E = gA[Q];
      E._state === fI ? (E._idleStart = WA - fE, E._state = TI) : E._state === TI && WA >= E._idleStart + E._idleTimeout && (E._state = GE, E._idleStart = -1, E._onTimeout(E._timerArg)), E._state === GE ? (E._state = HE, --A !== 0 && (gA[Q] = gA[A])) : ++Q;
    }
    gA.length = A, gA.length !== 0 && LI();
  }
  function LI() {
    rA?.refresh ? rA.refresh() : (clearTimeout(rA), rA = setTimeout(VE, fE), rA?.unref());
  }
  var dQ = class {
    [LE] = !0;
    /**
     * The state of the timer, which can be one of the following:
     * - NOT_IN_LIST (-2)
     * - TO_BE_CLEARED (-1)
     * - PENDING (0)
     * - ACTIVE (1)
     *
     * @type {-2|-1|0|1}
     * @private
     */
    _state = HE;
    /**
     * The number of milliseconds to wait before calling the callback.
     *
     * @type {number}
     * @private
     */
    _idleTimeout = -1;
    /**
     * The time in milliseconds when the timer was started. This value is used to
     * calculate when the timer should expire.
     *
     * @type {number}
     * @default -1
     * @private
     */
    _idleStart = -1;
    /**
     * The function to be executed when the timer expires.
     * @type {Function}
     * @private
     */
    _onTimeout;
    /**
     * The argument to be passed to the callback when the timer expires.
     *
     * @type {*}
     * @private
     */
    _timerArg;
    /**
     * @constructor
     * @param {Function} callback A function to be executed after the timer
     * expires.
     * @param {number} delay The time, in milliseconds that the timer should wait
     * before the specified function or code is executed.
     * @param {*} arg
     */
    constructor(A, E, B) {
      this._onTimeout = A, this._idleTimeout = E, this._timerArg = B, this.refresh();
    }
    /**
     * Sets the timer's start time to the current time, and reschedules the timer
     * to call its callback at the previously specified duration adjusted to the
     * current time.
     * Using this on a timer that has already called its callback will reactivate
     * the timer.
     *
     * @returns {void}
     */
    refresh() {
      this._state === HE && gA.push(this), (!rA || gA.length === 1) && LI(), this._state = fI;
    }
    /**
     * The `clear` method cancels the timer, preventing it from executing.
     *
     * @returns {void}
     * @private
     */
    clear() {
      this._state = GE, this._idleStart = -1;
    }
  };
  HI.exports = {
    /**
     * The setTimeout() method sets a timer which executes a function once the
     * timer expires.
     * @param {Function} callback A function to be executed after the timer
     * expires.
     * @param {number} delay The time, in milliseconds that the timer should
     * wait before the specified function or code is executed.
     * @param {*} [arg] An optional argument to be passed to the callback function
     * when the timer expires.
     * @returns {NodeJS.Timeout|FastTimer}
     */
    setTimeout(Q, A, E) {
      return A <= TE ? setTimeout(Q, A, E) : new dQ(Q, A, E);
    },
    /**
     * The clearTimeout method cancels an instantiated Timer previously created
     * by calling setTimeout.
     *
     * @param {NodeJS.Timeout|FastTimer} timeout
     */
    clearTimeout(Q) {
      Q[LE] ? Q.clear() : clearTimeout(Q);
    },
    /**
     * The setFastTimeout() method sets a fastTimer which executes a function once
     * the timer expires.
     * @param {Function} callback A function to be executed after the timer
     * expires.
     * @param {number} delay The time, in milliseconds that the timer should
     * wait before the specified function or code is executed.
     * @param {*} [arg] An optional argument to be passed to the callback function
     * when the timer expires.
     * @returns {FastTimer}
     */
    setFastTimeout(Q, A, E) {
      return new dQ(Q, A, E);
    },
    /**
     * The clearTimeout method cancels an instantiated FastTimer previously
     * created by calling setFastTimeout.
     *
     * @param {FastTimer} timeout
     */
    clearFastTimeout(Q) {
      Q.clear();
    },
    /**
     * The now method returns the value of the internal fast timer clock.
     *
     * @returns {number}
     */
    now() {
      return WA;
    },
    /**
     * Trigger the onTick function to process the fastTimers array.
     * Exported for testing purposes only.
     * Marking as deprecated to discourage any use outside of testing.
     * @deprecated
     * @param {number} [delay=0] The delay in milliseconds to add to the now value.
     */
    tick(Q = 0) {
      WA += Q - TE + 1, VE(), VE();
    },
    /**
     * Reset FastTimers.
     * Exported for testing purposes only.
     * Marking as deprecated to discourage any use outside of testing.
     * @deprecated
     */
    reset() {
      WA = 0, gA.length = 0, clearTimeout(rA), rA = null;
    },
    /**
     * Exporting for testing purposes only.
     * Marking as deprecated to discourage any use outside of testing.
     * @deprecated
     */
    kFastTimer: LE
  };
});

// node_modules/undici/lib/core/constants.js
var TQ = R((Cr, VI) => {
  "use strict";
  var mE = (
    /** @type {const} */
    [
      "Accept",
      "Accept-Encoding",
      "Accept-Language",
      "Accept-Ranges",
      "Access-Control-Allow-Credentials",
      "Access-Control-Allow-Headers",
      "Access-Control-Allow-Methods",
      "Access-Control-Allow-Origin",
      "Access-Control-Expose-Headers",
      "Access-Control-Max-Age",
      "Access-Control-Request-Headers",
      "Access-Control-Request-Method",
      "Age",
      "Allow",
      "Alt-Svc",
      "Alt-Used",
      "Authorization",
      "Cache-Control",
      "Clear-Site-Data",
      "Connection",
      "Content-Disposition",
      "Content-Encoding",
      "Content-Language",
      "Content-Length",
      "Content-Location",
      "Content-Range",
      "Content-Security-Policy",
      "Content-Security-Policy-Report-Only",
      "Content-Type",
      "Cookie",
      "Cross-Origin-Embedder-Policy",
      "Cross-Origin-Opener-Policy",
      "Cross-Origin-Resource-Policy",
      "Date",
      "Device-Memory",
      "Downlink",
      "ECT",
      "ETag",
      "Expect",
      "Expect-CT",
      "Expires",
      "Forwarded",
      "From",
      "Host",
      "If-Match",
      "If-Modified-Since",
      "If-None-Match",
      "If-Range",
      "If-Unmodified-Since",
      "Keep-Alive",
      "Last-Modified",
      "Link",
      "Location",
      "Max-Forwards",
      "Origin",
      "Permissions-Policy",
      "Pragma",
      "Proxy-Authenticate",
      "Proxy-Authorization",
      "RTT",
      "Range",
      "Referer",
      "Referrer-Policy",
      "Refresh",
      "Retry-After",
      "Sec-WebSocket-Accept",
      "Sec-WebSocket-Extensions",
      "Sec-WebSocket-Key",
      "Sec-WebSocket-Protocol",
      "Sec-WebSocket-Version",
      "Server",
      "Server-Timing",
      "Service-Worker-Allowed",
      "Service-Worker-Navigation-Preload",
      "Set-Cookie",
      "SourceMap",
      "Strict-Transport-Security",
      "Supports-Loading-Mode",
      "TE",
      "Timing-Allow-Origin",
      "Trailer",
      "Transfer-Encoding",
      "Upgrade",
      "Upgrade-Insecure-Requests",
      "User-Agent",
      "Vary",
      "Via",
      "WWW-Authenticate",
      "X-Content-Type-Options",
      "X-DNS-Prefetch-Control",
      "X-Frame-Options",
      "X-Permitted-Cross-Domain-Policies",
      "X-Powered-By",
      "X-Requested-With",
      "X-XSS-Protection"
    ]
  ), kQ = {};
  Object.setPrototypeOf(kQ, null);
  var GI = {};
  Object.setPrototypeOf(GI, null);
  function xe(Q) {
    let A = GI[Q];
    return A === void 0 && (A = Buffer.from(Q)), A;
  }
  for (let Q = 0; Q < mE.length; ++Q) {
    let A = mE[Q], E = A.toLowerCase();
    kQ[A] = kQ[E] = E;
  }
  VI.exports = {
    wellknownHeaderNames: mE,
    headerNameLowerCasedRecord: kQ,
    getHeaderNameAsBuffer: xe
  };
});

// node_modules/undici/lib/core/tree.js
var pI = R((er, bI) => {
  "use strict";
  var {
    wellknownHeaderNames: JI,
    headerNameLowerCasedRecord: Ze
  } = TQ(), bE = class Q {
    /** @type {any} */
    value = null;
    /** @type {null | TstNode} */
    left = null;
    /** @type {null | TstNode} */
    middle = null;
    /** @type {null | TstNode} */
    right = null;
    /** @type {number} */
    code;
    /**
     * @param {string} key
     * @param {any} value
     * @param {number} index
     */
    constructor(A, E, B) {
      if (B === void 0 || B >= A.length)
        throw new TypeError("Unreachable");
      if ((this.code = A.charCodeAt(B)) > 127)
        throw new TypeError("key must be ascii string");
      A.length !== ++B ? this.middle = new Q(A, E, B) : this.value = E;
    }
    /**
     * @param {string} key
     * @param {any} value
     * @returns {void}
     */
    add(A, E) {
      let B = A.length;
      if (B === 0)
        throw new TypeError("Unreachable");
      let I = 0, g = this;
      for (; ; ) {
        let e = A.charCodeAt(I);
        if (e > 127)
          throw new TypeError("key must be ascii string");
        if (g.code === e)
          if (B === ++I) {
            g.value = E;
            break;
          } else if (g.middle !== null)
            g = g.middle;
          else {
            g.middle = new Q(A, E, I);
            break;
          }
        else if (g.code < e)
          if (g.left !== null)
            g = g.left;
          else {
            g.left = new Q(A, E, I);
            break;
          }
        else if (g.right !== null)
          g = g.right;
        else {
          g.right = new Q(A, E, I);
          break;
        }
      }
    }
    /**
     * @param {Uint8Array} key
     * @returns {TstNode | null}
     */
    search(A) {
      let E = A.length, B = 0, I = this;
      for (; I !== null && B < E; ) {
        let g = A[B];
        for (g <= 90 && g >= 65 && (g |= 32); I !== null; ) {
          if (g === I.code) {
            if (E === ++B)
              return I;
            I = I.middle;
            break;
          }
          I = I.code < g ? I.left : I.right;
        }
      }
      return null;
    }
  }, fQ = class {
    /** @type {TstNode | null} */
    node = null;
    /**
     * @param {string} key
     * @param {any} value
     * @returns {void}
     * */
    insert(A, E) {
      this.node === null ? this.node = new bE(A, E, 0) : this.node.add(A, E);
    }
    /**
     * @param {Uint8Array} key
     * @returns {any}
     */
    lookup(A) {
      return this.node?.search(A)?.value ?? null;
    }
  }, mI = new fQ();
  for (let Q = 0; Q < JI.length; ++Q) {
    let A = Ze[JI[Q]];
    mI.insert(A, A);
  }
  bI.exports = {
    TernarySearchTree: fQ,
    tree: mI
  };
});

// node_modules/undici/lib/core/util.js
var j = R((tr, eg) => {
  "use strict";
  var gQ = uI(), { kDestroyed: ZI, kBodyUsed: OA, kListeners: HQ, kBody: WI } = P(), { IncomingMessage: Pe } = kI(), PI = k("node:stream"), qe = k("node:net"), { stringify: Xe } = k("node:querystring"), { EventEmitter: _e } = k("node:events"), LQ = JE(), { InvalidArgumentError: H, ConnectTimeoutError: Ke } = J(), { headerNameLowerCasedRecord: ve } = TQ(), { tree: qI } = pI(), [ze, je] = process.versions.node.split(".", 2).map((Q) => Number(Q)), VQ = class {
    constructor(A) {
      this[WI] = A, this[OA] = !1;
    }
    async *[Symbol.asyncIterator]() {
      gQ(!this[OA], "disturbed"), this[OA] = !0, yield* this[WI];
    }
  };
  function OI() {
  }
  function $e(Q) {
    return JQ(Q) ? (jI(Q) === 0 && Q.on("data", function() {
      gQ(!1);
    }), typeof Q.readableDidRead != "boolean" && (Q[OA] = !1, _e.prototype.on.call(Q, "data", function() {
      this[OA] = !0;
    })), Q) : Q && typeof Q.pipeTo == "function" ? new VQ(Q) : Q && Bg(Q) ? Q : Q && typeof Q != "string" && !ArrayBuffer.isView(Q) && zI(Q) ? new VQ(Q) : Q;
  }
  function JQ(Q) {
    return Q && typeof Q == "object" && typeof Q.pipe == "function" && typeof Q.on == "function";
  }
  function XI(Q) {
    if (Q === null)
      return !1;
    if (Q instanceof Blob)
      return !0;
    if (typeof Q != "object")
      return !1;
    {
      let A = Q[Symbol.toStringTag];
      return (A === "Blob" || A === "File") && ("stream" in Q && typeof Q.stream == "function" || "arrayBuffer" in Q && typeof Q.arrayBuffer == "function");
    }
  }
  function _I(Q) {
    return Q.includes("?") || Q.includes("#");
  }
  function At(Q, A) {
    if (_I(Q))
      throw new Error('Query params cannot be passed when url already contains "?" or "#".');
    let E = Xe(A);
    return E && (Q += "?" + E), Q;
  }
  function KI(Q) {
    let A = parseInt(Q, 10);
    return A === Number(Q) && A >= 0 && A <= 65535;
  }
  function GQ(Q) {
    return Q != null && Q[0] === "h" && Q[1] === "t" && Q[2] === "t" && Q[3] === "p" && (Q[4] === ":" || Q[4] === "s" && Q[5] === ":");
  }
  function vI(Q) {
    if (typeof Q == "string") {
      if (Q = new URL(Q), !GQ(Q.origin || Q.protocol))
        throw new H("Invalid URL protocol: the URL must start with `http:` or `https:`.");
      return Q;
    }
    if (!Q || typeof Q != "object")
      throw new H("Invalid URL: The URL argument must be a non-null object.");
    if (!(Q instanceof URL)) {
      if (Q.port != null && Q.port !== "" && KI(Q.port) === !1)
        throw new H("Invalid URL: port must be a valid integer or a string representation of an integer.");
      if (Q.path != null && typeof Q.path != "string")
        throw new H("Invalid URL path: the path must be a string or null/undefined.");
      if (Q.pathname != null && typeof Q.pathname != "string")
        throw new H("Invalid URL pathname: the pathname must be a string or null/undefined.");
      if (Q.hostname != null && typeof Q.hostname != "string")
        throw new H("Invalid URL hostname: the hostname must be a string or null/undefined.");
      if (Q.origin != null && typeof Q.origin != "string")
        throw new H("Invalid URL origin: the origin must be a string or null/undefined.");
      if (!GQ(Q.origin || Q.protocol))
        throw new H("Invalid URL protocol: the URL must start with `http:` or `https:`.");
      let A = Q.port != null ? Q.port : Q.protocol === "https:" ? 443 : 80, E = Q.origin != null ? Q.origin : `${Q.protocol || ""}//${Q.hostname || ""}:${A}`, B = Q.path != null ? Q.path : `${Q.pathname || ""}${Q.search || ""}`;
      return E[E.length - 1] === "/" && (E = E.slice(0, E.length - 1)), B && B[0] !== "/" && (B = `/${B}`), new URL(`${E}${B}`);
    }
    if (!GQ(Q.origin || Q.protocol))
      throw new H("Invalid URL protocol: the URL must start with `http:` or `https:`.");
    return Q;
  }
  function Qt(Q) {
    if (Q = vI(Q), Q.pathname !== "/" || Q.search || Q.hash)
      throw new H("invalid url");
    return Q;
  }
  function Et(Q) {
    if (Q[0] === "[") {
      let E = Q.indexOf("]");
      return gQ(E !== -1), Q.substring(1, E);
    }
    let A = Q.indexOf(":");
    return A === -1 ? Q : Q.substring(0, A);
  }
  function Bt(Q) {
    if (!Q)
      return null;
    gQ(typeof Q == "string");
    let A = Et(Q);
    return qe.isIP(A) ? "" : A;
  }
  function It(Q) {
    return JSON.parse(JSON.stringify(Q));
  }
  function gt(Q) {
    return Q != null && typeof Q[Symbol.asyncIterator] == "function";
  }
  function zI(Q) {
    return Q != null && (typeof Q[Symbol.iterator] == "function" || typeof Q[Symbol.asyncIterator] == "function");
  }
  function Ct(Q) {
    let A = Object.getPrototypeOf(Q);
    return Object.prototype.hasOwnProperty.call(Q, Symbol.iterator) || A != null && A !== Object.prototype && typeof Q[Symbol.iterator] == "function";
  }
  function jI(Q) {
    if (Q == null)
      return 0;
    if (JQ(Q)) {
      let A = Q._readableState;
      return A && A.objectMode === !1 && A.ended === !0 && Number.isFinite(A.length) ? A.length : null;
    } else {
      if (XI(Q))
        return Q.size != null ? Q.size : null;
      if (Eg(Q))
        return Q.byteLength;
    }
    return null;
  }
  function $I(Q) {
    return Q && !!(Q.destroyed || Q[ZI] || PI.isDestroyed?.(Q));
  }
  function Ag(Q, A) {
    Q == null || !JQ(Q) || $I(Q) || (typeof Q.destroy == "function" ? (Object.getPrototypeOf(Q).constructor === Pe && (Q.socket = null), Q.destroy(A)) : A && queueMicrotask(() => {
      Q.emit("error", A);
    }), Q.destroyed !== !0 && (Q[ZI] = !0));
  }
  var et = /timeout=(\d+)/;
  function tt(Q) {
    let A = Q.match(et);
    return A ? parseInt(A[1], 10) * 1e3 : null;
  }
  function Qg(Q) {
    return typeof Q == "string" ? ve[Q] ?? Q.toLowerCase() : qI.lookup(Q) ?? Q.toString("latin1").toLowerCase();
  }
  function st(Q) {
    return qI.lookup(Q) ?? Q.toString("latin1").toLowerCase();
  }
  function ot(Q, A) {
    A === void 0 && (A = {});
    for (let E = 0; E < Q.length; E += 2) {
      let B = Qg(Q[E]), I = A[B];
      if (I !== void 0)
        if (Object.hasOwn(A, B))
          typeof I == "string" && (I = [I], A[B] = I), I.push(Q[E + 1].toString("latin1"));
        else {
          let g = typeof Q[E + 1] == "string" ? Q[E + 1] : Array.isArray(Q[E + 1]) ? Q[E + 1].map((e) => e.toString("latin1")) : Q[E + 1].toString("latin1");
          B === "__proto__" ? Object.defineProperty(A, B, {
            value: g,
            enumerable: !0,
            configurable: !0,
            writable: !0
          }) : A[B] = g;
        }
      else {
        let g = typeof Q[E + 1] == "string" ? Q[E + 1] : Array.isArray(Q[E + 1]) ? Q[E + 1].map((e) => e.toString("latin1")) : Q[E + 1].toString("latin1");
        A[B] = g;
      }
    }
    return A;
  }
  function it(Q) {
    let A = Q.length, E = new Array(A), B, I;
    for (let g = 0; g < A; g += 2)
      B = Q[g], I = Q[g + 1], typeof B != "string" && (B = B.toString()), typeof I != "string" && (I = I.toString("latin1")), E[g] = B, E[g + 1] = I;
    return E;
  }
  function rt(Q) {
    let A = [];
    for (let [E, B] of Object.entries(Q))
      if (Array.isArray(B))
        for (let I of B)
          A.push(Buffer.from(E, "latin1"), Buffer.from(`${I}`, "latin1"));
      else
        A.push(Buffer.from(E, "latin1"), Buffer.from(`${B}`, "latin1"));
    return A;
  }
  function nt(Q) {
    if (!Array.isArray(Q))
      throw new TypeError("expected headers to be an array");
    return Q.map((A) => Buffer.from(A));
  }
  function Eg(Q) {
    return Q instanceof Uint8Array || Buffer.isBuffer(Q);
  }
  function Dt(Q, A, E) {
    if (!Q || typeof Q != "object")
      throw new H("handler must be an object");
    if (typeof Q.onRequestStart != "function") {
      if (typeof Q.onConnect != "function")
        throw new H("invalid onConnect method");
      if (typeof Q.onError != "function")
        throw new H("invalid onError method");
      if (typeof Q.onBodySent != "function" && Q.onBodySent !== void 0)
        throw new H("invalid onBodySent method");
      if (E || A === "CONNECT") {
        if (typeof Q.onUpgrade != "function")
          throw new H("invalid onUpgrade method");
      } else {
        if (typeof Q.onHeaders != "function")
          throw new H("invalid onHeaders method");
        if (typeof Q.onData != "function")
          throw new H("invalid onData method");
        if (typeof Q.onComplete != "function")
          throw new H("invalid onComplete method");
      }
    }
  }
  function ht(Q) {
    return !!(Q && (PI.isDisturbed(Q) || Q[OA]));
  }
  function Nt(Q) {
    return {
      localAddress: Q.localAddress,
      localPort: Q.localPort,
      remoteAddress: Q.remoteAddress,
      remotePort: Q.remotePort,
      remoteFamily: Q.remoteFamily,
      timeout: Q.timeout,
      bytesWritten: Q.bytesWritten,
      bytesRead: Q.bytesRead
    };
  }
  function ct(Q) {
    let A;
    return new ReadableStream(
      {
        start() {
          A = Q[Symbol.asyncIterator]();
        },
        pull(E) {
          return A.next().then(({ done: B, value: I }) => {
            if (B)
              return queueMicrotask(() => {
                E.close(), E.byobRequest?.respond(0);
              });
            {
              let g = Buffer.isBuffer(I) ? I : Buffer.from(I);
              return g.byteLength ? E.enqueue(new Uint8Array(g)) : this.pull(E);
            }
          });
        },
        cancel() {
          return A.return();
        },
        type: "bytes"
      }
    );
  }
  function Bg(Q) {
    return Q && typeof Q == "object" && typeof Q.append == "function" && typeof Q.delete == "function" && typeof Q.get == "function" && typeof Q.getAll == "function" && typeof Q.has == "function" && typeof Q.set == "function" && Q[Symbol.toStringTag] === "FormData";
  }
  function at(Q, A) {
    return "addEventListener" in Q ? (Q.addEventListener("abort", A, { once: !0 }), () => Q.removeEventListener("abort", A)) : (Q.once("abort", A), () => Q.removeListener("abort", A));
  }
  var Ig = new Uint8Array([
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    // 0-15
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    // 16-31
    0,
    1,
    0,
    1,
    1,
    1,
    1,
    1,
    0,
    0,
    1,
    1,
    0,
    1,
    1,
    0,
    // 32-47 (!"#$%&'()*+,-./)
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    0,
    0,
    0,
    0,
    0,
    0,
    // 48-63 (0-9:;<=>?)
    0,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    // 64-79 (@A-O)
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    0,
    0,
    0,
    1,
    1,
    // 80-95 (P-Z[\]^_)
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    // 96-111 (`a-o)
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    0,
    1,
    0,
    1,
    0,
    // 112-127 (p-z{|}~)
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    // 128-143
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    // 144-159
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    // 160-175
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    // 176-191
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    // 192-207
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    // 208-223
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    // 224-239
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
    0
    // 240-255
  ]);
  function Ft(Q) {
    return Ig[Q] === 1;
  }
  var Rt = /^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
  function Ut(Q) {
    if (Q.length >= 12) return Rt.test(Q);
    if (Q.length === 0) return !1;
    for (let A = 0; A < Q.length; A++)
      if (Ig[Q.charCodeAt(A)] !== 1)
        return !1;
    return !0;
  }
  var wt = /[^\t\x20-\x7e\x80-\xff]/;
  function lt(Q) {
    return !wt.test(Q);
  }
  var St = /^bytes (\d+)-(\d+)\/(\d+)?$/;
  function Mt(Q) {
    if (Q == null || Q === "") return { start: 0, end: null, size: null };
    let A = Q ? Q.match(St) : null;
    return A ? {
      start: parseInt(A[1]),
      end: A[2] ? parseInt(A[2]) : null,
      size: A[3] ? parseInt(A[3]) : null
    } : null;
  }
  function yt(Q, A, E) {
    return (Q[HQ] ??= []).push([A, E]), Q.on(A, E), Q;
  }
  function ut(Q) {
    if (Q[HQ] != null) {
      for (let [A, E] of Q[HQ])
        Q.removeListener(A, E);
      Q[HQ] = null;
    }
    return Q;
  }
  function Yt(Q, A, E) {
    try {
      A.onError(E), gQ(A.aborted);
    } catch (B) {
      Q.emit("error", B);
    }
  }
  var dt = process.platform === "win32" ? (Q, A) => {
    if (!A.timeout)
      return OI;
    let E = null, B = null, I = LQ.setFastTimeout(() => {
      E = setImmediate(() => {
        B = setImmediate(() => xI(Q.deref(), A));
      });
    }, A.timeout);
    return () => {
      LQ.clearFastTimeout(I), clearImmediate(E), clearImmediate(B);
    };
  } : (Q, A) => {
    if (!A.timeout)
      return OI;
    let E = null, B = LQ.setFastTimeout(() => {
      E = setImmediate(() => {
        xI(Q.deref(), A);
      });
    }, A.timeout);
    return () => {
      LQ.clearFastTimeout(B), clearImmediate(E);
    };
  };
  function xI(Q, A) {
    if (Q == null)
      return;
    let E = "Connect Timeout Error";
    Array.isArray(Q.autoSelectFamilyAttemptedAddresses) ? E += ` (attempted addresses: ${Q.autoSelectFamilyAttemptedAddresses.join(", ")},` : E += ` (attempted address: ${A.hostname}:${A.port},`, E += ` timeout: ${A.timeout}ms)`, Ag(Q, new Ke(E));
  }
  function kt(Q) {
    if (Q[0] === "h" && Q[1] === "t" && Q[2] === "t" && Q[3] === "p")
      switch (Q[4]) {
        case ":":
          return "http:";
        case "s":
          if (Q[5] === ":")
            return "https:";
      }
    return Q.slice(0, Q.indexOf(":") + 1);
  }
  var gg = /* @__PURE__ */ Object.create(null);
  gg.enumerable = !0;
  var pE = {
    delete: "DELETE",
    DELETE: "DELETE",
    get: "GET",
    GET: "GET",
    head: "HEAD",
    HEAD: "HEAD",
    options: "OPTIONS",
    OPTIONS: "OPTIONS",
    post: "POST",
    POST: "POST",
    put: "PUT",
    PUT: "PUT"
  }, Cg = {
    ...pE,
    patch: "patch",
    PATCH: "PATCH"
  };
  Object.setPrototypeOf(pE, null);
  Object.setPrototypeOf(Cg, null);
  eg.exports = {
    kEnumerableProperty: gg,
    isDisturbed: ht,
    isBlobLike: XI,
    parseOrigin: Qt,
    parseURL: vI,
    getServerName: Bt,
    isStream: JQ,
    isIterable: zI,
    hasSafeIterator: Ct,
    isAsyncIterable: gt,
    isDestroyed: $I,
    headerNameToString: Qg,
    bufferToLowerCasedHeaderName: st,
    addListener: yt,
    removeAllListeners: ut,
    errorRequest: Yt,
    parseRawHeaders: it,
    toRawHeaders: rt,
    encodeRawHeaders: nt,
    parseHeaders: ot,
    parseKeepAliveTimeout: tt,
    destroy: Ag,
    bodyLength: jI,
    deepClone: It,
    ReadableStreamFrom: ct,
    isBuffer: Eg,
    assertRequestHandler: Dt,
    getSocketInfo: Nt,
    isFormDataLike: Bg,
    pathHasQueryOrFragment: _I,
    serializePathWithQuery: At,
    addAbortListener: at,
    isValidHTTPToken: Ut,
    isValidHeaderValue: lt,
    isTokenCharCode: Ft,
    parseRangeHeader: Mt,
    normalizedMethodRecordsBase: pE,
    normalizedMethodRecords: Cg,
    isValidPort: KI,
    isHttpOrHttpsPrefixed: GQ,
    nodeMajor: ze,
    nodeMinor: je,
    safeHTTPMethods: Object.freeze(["GET", "HEAD", "OPTIONS", "TRACE"]),
    wrapRequestBody: $e,
    setupConnectTimeout: dt,
    getProtocolFromUrlString: kt
  };
});

// node_modules/undici/lib/api/abort-signal.js
var ig = R((sr, og) => {
  "use strict";
  var { addAbortListener: Tt } = j(), { RequestAbortedError: ft } = J(), xA = /* @__PURE__ */ Symbol("kListener"), $ = /* @__PURE__ */ Symbol("kSignal");
  function tg(Q) {
    Q.abort ? Q.abort(Q[$]?.reason) : Q.reason = Q[$]?.reason ?? new ft(), sg(Q);
  }
  function Lt(Q, A) {
    if (Q.reason = null, Q[$] = null, Q[xA] = null, !!A) {
      if (A.aborted) {
        tg(Q);
        return;
      }
      Q[$] = A, Q[xA] = () => {
        tg(Q);
      }, Tt(Q[$], Q[xA]);
    }
  }
  function sg(Q) {
    Q[$] && ("removeEventListener" in Q[$] ? Q[$].removeEventListener("abort", Q[xA]) : Q[$].removeListener("abort", Q[xA]), Q[$] = null, Q[xA] = null);
  }
  og.exports = {
    addSignal: Lt,
    removeSignal: sg
  };
});

// node_modules/undici/lib/api/api-connect.js
var Ng = R((or, hg) => {
  "use strict";
  var Ht = QI(), { AsyncResource: Gt } = k("node:async_hooks"), { InvalidArgumentError: WE, SocketError: Vt } = J(), rg = j(), { addSignal: Jt, removeSignal: ng } = ig(), OE = class extends Gt {
    constructor(A, E) {
      if (!A || typeof A != "object")
        throw new WE("invalid opts");
      if (typeof E != "function")
        throw new WE("invalid callback");
      let { signal: B, opaque: I, responseHeaders: g } = A;
      if (B && typeof B.on != "function" && typeof B.addEventListener != "function")
        throw new WE("signal must be an EventEmitter or EventTarget");
      super("UNDICI_CONNECT"), this.opaque = I || null, this.responseHeaders = g || null, this.callback = E, this.abort = null, Jt(this, B);
    }
    onConnect(A, E) {
      if (this.reason) {
        A(this.reason);
        return;
      }
      Ht(this.callback), this.abort = A, this.context = E;
    }
    onHeaders() {
      throw new Vt("bad connect", null);
    }
    onUpgrade(A, E, B) {
      let { callback: I, opaque: g, context: e } = this;
      ng(this), this.callback = null;
      let s = E;
      s != null && (s = this.responseHeaders === "raw" ? rg.parseRawHeaders(E) : rg.parseHeaders(E)), this.runInAsyncScope(I, null, null, {
        statusCode: A,
        headers: s,
        socket: B,
        opaque: g,
        context: e
      });
    }
    onError(A) {
      let { callback: E, opaque: B } = this;
      ng(this), E && (this.callback = null, queueMicrotask(() => {
        this.runInAsyncScope(E, null, A, { opaque: B });
      }));
    }
  };
  function Dg(Q, A) {
    if (A === void 0)
      return new Promise((E, B) => {
        Dg.call(this, Q, (I, g) => I ? B(I) : E(g));
      });
    try {
      let E = new OE(Q, A), B = { ...Q, method: "CONNECT" };
      this.dispatch(B, E);
    } catch (E) {
      if (typeof A != "function")
        throw E;
      let B = Q?.opaque;
      queueMicrotask(() => A(E, { opaque: B }));
    }
  }
  hg.exports = Dg;
});

// lighter-node:assert?undici/lib/core/connect.js
var cg = R((ir, mQ) => {
  mQ.exports = (Q, A) => {
    if (!Q) throw new Error(A ?? "The code is in a state that cannot be");
  };
  mQ.exports.ok = mQ.exports;
});

// node_modules/undici/lib/core/connect.js
var ZA = R((nr, Rg) => {
  "use strict";
  var mt = k("node:net"), ag = cg(), Fg = j(), { InvalidArgumentError: bt } = J(), xE, pt = class {
    constructor(A) {
      this._maxCachedSessions = A, this._sessionCache = /* @__PURE__ */ new Map(), this._sessionRegistry = new FinalizationRegistry((E) => {
        if (this._sessionCache.size < this._maxCachedSessions)
          return;
        let B = this._sessionCache.get(E);
        B !== void 0 && B.deref() === void 0 && this._sessionCache.delete(E);
      });
    }
    get(A) {
      let E = this._sessionCache.get(A);
      return E ? E.deref() : null;
    }
    set(A, E) {
      if (this._maxCachedSessions !== 0) {
        if (this._sessionCache.has(A))
          this._sessionCache.delete(A);
        else if (this._sessionCache.size >= this._maxCachedSessions) {
          let B = !1;
          for (let [I, g] of this._sessionCache)
            if (g.deref() === void 0) {
              this._sessionCache.delete(I), B = !0;
              break;
            }
          if (!B) {
            let I = this._sessionCache.keys().next();
            I.done || this._sessionCache.delete(I.value);
          }
        }
        this._sessionCache.set(A, new WeakRef(E)), this._sessionRegistry.register(E, A);
      }
    }
  };
  function Wt({ allowH2: Q, useH2c: A, maxCachedSessions: E, socketPath: B, timeout: I, session: g, ...e }) {
    if (E != null && (!Number.isInteger(E) || E < 0))
      throw new bt("maxCachedSessions must be a positive integer or zero");
    let s = { path: B, ...e }, t = new pt(E ?? 100);
    return I = I ?? 1e4, Q = Q ?? !1, function({ hostname: i, host: h, protocol: n, port: r, servername: F, localAddress: c, httpSocket: a }, l) {
      let M;
      if (n === "https:") {
        xE || (xE = k("node:tls")), F = F || s.servername || Fg.getServerName(h) || null;
        let y = F || i;
        ag(y);
        let O = g || t.get(y) || null;
        r = r || 443, M = xE.connect({
          highWaterMark: 16384,
          // TLS in node can't have bigger HWM anyway...
          ...s,
          servername: F,
          session: O,
          localAddress: c,
          ALPNProtocols: Q ? ["http/1.1", "h2"] : ["http/1.1"],
          socket: a,
          // upgrade socket connection
          port: r,
          host: i
        }), M.on("session", function(SA) {
          t.set(y, SA);
        });
      } else
        ag(!a, "httpSocket can only be sent on TLS update"), r = r || 80, M = mt.connect({
          highWaterMark: 64 * 1024,
          // Same as nodejs fs streams.
          ...s,
          localAddress: c,
          port: r,
          host: i
        }), A === !0 && (M.alpnProtocol = "h2");
      if (s.keepAlive == null || s.keepAlive) {
        let y = s.keepAliveInitialDelay === void 0 ? 6e4 : s.keepAliveInitialDelay;
        M.setKeepAlive(!0, y);
      }
      let U = Fg.setupConnectTimeout(new WeakRef(M), { timeout: I, hostname: i, port: r });
      return M.setNoDelay(!0).once(n === "https:" ? "secureConnect" : "connect", function() {
        if (queueMicrotask(U), l) {
          let y = l;
          l = null, y(null, this);
        }
      }).on("error", function(y) {
        if (queueMicrotask(U), l) {
          let O = l;
          l = null, O(y);
        }
      }), M;
    };
  }
  Rg.exports = Wt;
});

// node_modules/undici/lib/handler/wrap-handler.js
var lg = R((Dr, wg) => {
  "use strict";
  var { InvalidArgumentError: Ot } = J();
  wg.exports = class Ug {
    #A;
    constructor(A) {
      this.#A = A;
    }
    static wrap(A) {
      return A.onRequestStart ? A : new Ug(A);
    }
    // Unwrap Interface
    onConnect(A, E) {
      return this.#A.onConnect?.(A, E);
    }
    onResponseStarted() {
      return this.#A.onResponseStarted?.();
    }
    onHeaders(A, E, B, I) {
      return this.#A.onHeaders?.(A, E, B, I);
    }
    onUpgrade(A, E, B) {
      return this.#A.onUpgrade?.(A, E, B);
    }
    onData(A) {
      return this.#A.onData?.(A);
    }
    onComplete(A) {
      return this.#A.onComplete?.(A);
    }
    onError(A) {
      if (!this.#A.onError)
        throw A;
      return this.#A.onError?.(A);
    }
    // Wrap Interface
    onRequestStart(A, E) {
      this.#A.onConnect?.((B) => A.abort(B), E);
    }
    onRequestUpgrade(A, E, B, I) {
      let g = [];
      for (let [e, s] of Object.entries(B))
        g.push(Buffer.from(e, "latin1"), ZE(s));
      this.#A.onUpgrade?.(E, g, I);
    }
    onResponseStart(A, E, B, I) {
      let g = [];
      for (let [e, s] of Object.entries(B))
        g.push(Buffer.from(e, "latin1"), ZE(s));
      this.#A.onHeaders?.(E, g, () => A.resume(), I) === !1 && A.pause();
    }
    onResponseData(A, E) {
      this.#A.onData?.(E) === !1 && A.pause();
    }
    onResponseEnd(A, E) {
      let B = [];
      for (let [I, g] of Object.entries(E))
        B.push(Buffer.from(I, "latin1"), ZE(g));
      this.#A.onComplete?.(B);
    }
    onResponseError(A, E) {
      if (!this.#A.onError)
        throw new Ot("invalid onError method");
      this.#A.onError?.(E);
    }
  };
  function ZE(Q) {
    return Array.isArray(Q) ? Q.map((A) => Buffer.from(A, "latin1")) : Buffer.from(Q, "latin1");
  }
});

// node_modules/undici/lib/dispatcher/dispatcher.js
var qE = R((hr, Sg) => {
  "use strict";
  var xt = k("node:events"), Zt = lg(), Pt = (Q) => (A, E) => Q(A, Zt.wrap(E)), PE = class extends xt {
    dispatch() {
      throw new Error("not implemented");
    }
    close() {
      throw new Error("not implemented");
    }
    destroy() {
      throw new Error("not implemented");
    }
    compose(...A) {
      let E = Array.isArray(A[0]) ? A[0] : A, B = this.dispatch.bind(this);
      for (let I of E)
        if (I != null) {
          if (typeof I != "function")
            throw new TypeError(`invalid interceptor, expected function received ${typeof I}`);
          if (B = I(B), B = Pt(B), B == null || typeof B != "function" || B.length !== 2)
            throw new TypeError("invalid interceptor");
        }
      return new Proxy(this, {
        get: (I, g) => g === "dispatch" ? B : I[g]
      });
    }
  };
  Sg.exports = PE;
});

// node_modules/undici/lib/handler/unwrap-handler.js
var ug = R((Nr, yg) => {
  "use strict";
  var { parseHeaders: XE } = j(), { InvalidArgumentError: qt } = J(), _E = /* @__PURE__ */ Symbol("resume"), KE = class {
    #A = !1;
    #Q = null;
    #E = !1;
    #B;
    [_E] = null;
    rawHeaders = null;
    rawTrailers = null;
    constructor(A) {
      this.#B = A;
    }
    pause() {
      this.#A = !0;
    }
    resume() {
      this.#A && (this.#A = !1, this[_E]?.());
    }
    abort(A) {
      this.#E || (this.#E = !0, this.#Q = A, this.#B(A));
    }
    get aborted() {
      return this.#E;
    }
    get reason() {
      return this.#Q;
    }
    get paused() {
      return this.#A;
    }
  };
  yg.exports = class Mg {
    #A;
    #Q;
    constructor(A) {
      this.#A = A;
    }
    static unwrap(A) {
      return A.onRequestStart ? new Mg(A) : A;
    }
    onConnect(A, E) {
      this.#Q = new KE(A), this.#A.onRequestStart?.(this.#Q, E);
    }
    onResponseStarted() {
      return this.#A.onResponseStarted?.();
    }
    onUpgrade(A, E, B) {
      this.#Q.rawHeaders = E, this.#A.onRequestUpgrade?.(this.#Q, A, XE(E), B);
    }
    onHeaders(A, E, B, I) {
      return this.#Q[_E] = B, this.#Q.rawHeaders = E, this.#A.onResponseStart?.(this.#Q, A, XE(E), I), !this.#Q.paused;
    }
    onData(A) {
      return this.#A.onResponseData?.(this.#Q, A), !this.#Q.paused;
    }
    onComplete(A) {
      this.#Q.rawTrailers = A, this.#A.onResponseEnd?.(this.#Q, XE(A));
    }
    onError(A) {
      if (!this.#A.onResponseError)
        throw new qt("invalid onError method");
      this.#A.onResponseError?.(this.#Q, A);
    }
  };
});

// node_modules/undici/lib/dispatcher/dispatcher-base.js
var yA = R((cr, dg) => {
  "use strict";
  var Xt = k("node:buffer"), _t = qE(), Kt = ug(), {
    ClientDestroyedError: vE,
    ClientClosedError: vt,
    InvalidArgumentError: bQ
  } = J(), { kDestroy: zt, kClose: jt, kClosed: CQ, kDestroyed: PA, kDispatch: $t } = P(), nA = /* @__PURE__ */ Symbol("onDestroyed"), MA = /* @__PURE__ */ Symbol("onClosed"), zE = /* @__PURE__ */ Symbol("webSocketOptions"), Yg = /* @__PURE__ */ Symbol("eventSourceOptions"), jE = class extends _t {
    /** @type {boolean} */
    [PA] = !1;
    /** @type {Array<Function|null} */
    [nA] = null;
    /** @type {boolean} */
    [CQ] = !1;
    /** @type {Array<Function>|null} */
    [MA] = null;
    /**
     * @param {import('../../types/dispatcher').DispatcherOptions} [opts]
     */
    constructor(A) {
      super(), this[zE] = A?.webSocket ?? {}, this[Yg] = A?.eventSource ?? {};
    }
    /**
     * @returns {import('../../types/dispatcher').WebSocketOptions}
     */
    get webSocketOptions() {
      return {
        maxFragments: this[zE].maxFragments ?? 131072,
        maxPayloadSize: this[zE].maxPayloadSize ?? 128 * 1024 * 1024
        // 128 MB default
      };
    }
    /**
     * @returns {import('../../types/client').Client.EventSourceOptions}
     */
    get eventSourceOptions() {
      return {
        maxEventSize: this[Yg].maxEventSize ?? Xt.kStringMaxLength
      };
    }
    /** @returns {boolean} */
    get destroyed() {
      return this[PA];
    }
    /** @returns {boolean} */
    get closed() {
      return this[CQ];
    }
    close(A) {
      if (A === void 0)
        return new Promise((B, I) => {
          this.close((g, e) => g ? I(g) : B(e));
        });
      if (typeof A != "function")
        throw new bQ("invalid callback");
      if (this[PA]) {
        let B = new vE();
        queueMicrotask(() => A(B, null));
        return;
      }
      if (this[CQ]) {
        this[MA] ? this[MA].push(A) : queueMicrotask(() => A(null, null));
        return;
      }
      this[CQ] = !0, this[MA] ??= [], this[MA].push(A);
      let E = () => {
        let B = this[MA];
        this[MA] = null;
        for (let I = 0; I < B.length; I++)
          B[I](null, null);
      };
      this[jt]().then(() => this.destroy()).then(() => queueMicrotask(E));
    }
    destroy(A, E) {
      if (typeof A == "function" && (E = A, A = null), E === void 0)
        return new Promise((I, g) => {
          this.destroy(A, (e, s) => e ? g(e) : I(s));
        });
      if (typeof E != "function")
        throw new bQ("invalid callback");
      if (this[PA]) {
        this[nA] ? this[nA].push(E) : queueMicrotask(() => E(null, null));
        return;
      }
      A || (A = new vE()), this[PA] = !0, this[nA] ??= [], this[nA].push(E);
      let B = () => {
        let I = this[nA];
        this[nA] = null;
        for (let g = 0; g < I.length; g++)
          I[g](null, null);
      };
      this[zt](A).then(() => queueMicrotask(B));
    }
    dispatch(A, E) {
      if (!E || typeof E != "object")
        throw new bQ("handler must be an object");
      E = Kt.unwrap(E);
      try {
        if (!A || typeof A != "object")
          throw new bQ("opts must be an object.");
        if (this[PA] || this[nA])
          throw new vE();
        if (this[CQ])
          throw new vt();
        return this[$t](A, E);
      } catch (B) {
        if (typeof E.onError != "function")
          throw B;
        return E.onError(B), !1;
      }
    }
  };
  dg.exports = jE;
});

// node_modules/undici/lib/util/stats.js
var QB = R((ar, Hg) => {
  "use strict";
  var {
    kConnected: kg,
    kPending: Tg,
    kRunning: fg,
    kSize: Lg,
    kFree: As,
    kQueued: Qs
  } = P(), $E = class {
    constructor(A) {
      this.connected = A[kg], this.pending = A[Tg], this.running = A[fg], this.size = A[Lg];
    }
  }, AB = class {
    constructor(A) {
      this.connected = A[kg], this.free = A[As], this.pending = A[Tg], this.queued = A[Qs], this.running = A[fg], this.size = A[Lg];
    }
  };
  Hg.exports = { ClientStats: $E, PoolStats: AB };
});

// node_modules/undici/lib/dispatcher/fixed-queue.js
var Vg = R((Rr, Gg) => {
  "use strict";
  var pQ = class {
    /** @type {number} */
    bottom = 0;
    /** @type {number} */
    top = 0;
    /** @type {Array<T|undefined>} */
    list = new Array(2048).fill(void 0);
    /** @type {T|null} */
    next = null;
    /** @returns {boolean} */
    isEmpty() {
      return this.top === this.bottom;
    }
    /** @returns {boolean} */
    isFull() {
      return (this.top + 1 & 2047) === this.bottom;
    }
    /**
     * @param {T} data
     * @returns {void}
     */
    push(A) {
      this.list[this.top] = A, this.top = this.top + 1 & 2047;
    }
    /** @returns {T|null} */
    shift() {
      let A = this.list[this.bottom];
      return A === void 0 ? null : (this.list[this.bottom] = void 0, this.bottom = this.bottom + 1 & 2047, A);
    }
  };
  Gg.exports = class {
    constructor() {
      this.head = this.tail = new pQ();
    }
    /** @returns {boolean} */
    isEmpty() {
      return this.head.isEmpty();
    }
    /** @param {T} data */
    push(A) {
      this.head.isFull() && (this.head = this.head.next = new pQ()), this.head.push(A);
    }
    /** @returns {T|null} */
    shift() {
      let A = this.tail, E = A.shift();
      return A.isEmpty() && A.next !== null && (this.tail = A.next, A.next = null), E;
    }
  };
});

// node_modules/undici/lib/dispatcher/pool-base.js
var qg = R((Ur, Pg) => {
  "use strict";
  var { PoolStats: Es } = QB(), Bs = yA(), Is = Vg(), { kConnected: EB, kSize: Jg, kRunning: mg, kPending: bg, kQueued: eQ, kBusy: gs, kFree: Cs, kUrl: es, kClose: ts, kDestroy: ss, kDispatch: os } = P(), G = /* @__PURE__ */ Symbol("clients"), b = /* @__PURE__ */ Symbol("needDrain"), tQ = /* @__PURE__ */ Symbol("queue"), BB = /* @__PURE__ */ Symbol("closed resolve"), IB = /* @__PURE__ */ Symbol("onDrain"), pg = /* @__PURE__ */ Symbol("onConnect"), Wg = /* @__PURE__ */ Symbol("onDisconnect"), Og = /* @__PURE__ */ Symbol("onConnectionError"), gB = /* @__PURE__ */ Symbol("get dispatcher"), xg = /* @__PURE__ */ Symbol("add client"), Zg = /* @__PURE__ */ Symbol("remove client"), CB = class extends Bs {
    [tQ] = new Is();
    [eQ] = 0;
    [G] = [];
    [b] = !1;
    [IB](A, E, B) {
      let I = this[tQ], g = !1;
      for (; !g; ) {
        let e = I.shift();
        if (!e)
          break;
        this[eQ]--, g = !A.dispatch(e.opts, e.handler);
      }
      if (A[b] = g, !g && this[b] && (this[b] = !1, this.emit("drain", E, [this, ...B])), this[BB] && I.isEmpty()) {
        let e = [];
        for (let s = 0; s < this[G].length; s++) {
          let t = this[G][s];
          t.destroyed || e.push(t.close());
        }
        return Promise.all(e).then(this[BB]);
      }
    }
    [pg] = (A, E) => {
      this.emit("connect", A, [this, ...E]);
    };
    [Wg] = (A, E, B) => {
      this.emit("disconnect", A, [this, ...E], B);
    };
    [Og] = (A, E, B) => {
      this.emit("connectionError", A, [this, ...E], B);
    };
    get [gs]() {
      return this[b];
    }
    get [EB]() {
      let A = 0;
      for (let { [EB]: E } of this[G])
        A += E;
      return A;
    }
    get [Cs]() {
      let A = 0;
      for (let { [EB]: E, [b]: B } of this[G])
        A += E && !B;
      return A;
    }
    get [bg]() {
      let A = this[eQ];
      for (let { [bg]: E } of this[G])
        A += E;
      return A;
    }
    get [mg]() {
      let A = 0;
      for (let { [mg]: E } of this[G])
        A += E;
      return A;
    }
    get [Jg]() {
      let A = this[eQ];
      for (let { [Jg]: E } of this[G])
        A += E;
      return A;
    }
    get stats() {
      return new Es(this);
    }
    [ts]() {
      if (this[tQ].isEmpty()) {
        let A = [];
        for (let E = 0; E < this[G].length; E++) {
          let B = this[G][E];
          B.destroyed || A.push(B.close());
        }
        return Promise.all(A);
      } else
        return new Promise((A) => {
          this[BB] = A;
        });
    }
    [ss](A) {
      for (; ; ) {
        let B = this[tQ].shift();
        if (!B)
          break;
        B.handler.onError(A);
      }
      let E = new Array(this[G].length);
      for (let B = 0; B < this[G].length; B++)
        E[B] = this[G][B].destroy(A);
      return Promise.all(E);
    }
    [os](A, E) {
      let B = this[gB]();
      return B ? B.dispatch(A, E) || (B[b] = !0, this[b] = !this[gB]()) : (this[b] = !0, this[tQ].push({ opts: A, handler: E }), this[eQ]++), !this[b];
    }
    [xg](A) {
      return A.on("drain", this[IB].bind(this, A)).on("connect", this[pg]).on("disconnect", this[Wg]).on("connectionError", this[Og]), this[G].push(A), this[b] && queueMicrotask(() => {
        this[b] && this[IB](A, A[es], [A, this]);
      }), this;
    }
    [Zg](A) {
      A.close(() => {
        let E = this[G].indexOf(A);
        E !== -1 && this[G].splice(E, 1);
      }), this[b] = this[G].some((E) => !E[b] && E.closed !== !0 && E.destroyed !== !0);
    }
  };
  Pg.exports = {
    PoolBase: CB,
    kClients: G,
    kNeedDrain: b,
    kAddClient: xg,
    kRemoveClient: Zg,
    kGetDispatcher: gB
  };
});

// lighter-node:assert?undici/lib/dispatcher/client.js
var Xg = R((wr, WQ) => {
  WQ.exports = (Q, A) => {
    if (!Q) throw new Error(A ?? "The code is in a state that cannot be");
  };
  WQ.exports.ok = WQ.exports;
});

// lighter-node:http?undici/lib/dispatcher/client.js
var Kg = R((lr, _g) => {
  _g.exports = { IncomingMessage: class {
  }, maxHeaderSize: 16384 };
});

// node_modules/undici/lib/core/diagnostics.js
var oQ = R((Mr, zg) => {
  "use strict";
  var S = k("node:diagnostics_channel"), oB = k("node:util"), uA = oB.debuglog("undici"), sQ = oB.debuglog("fetch"), OQ = oB.debuglog("websocket"), x = {
    // Client
    beforeConnect: S.channel("undici:client:beforeConnect"),
    connected: S.channel("undici:client:connected"),
    connectError: S.channel("undici:client:connectError"),
    sendHeaders: S.channel("undici:client:sendHeaders"),
    // Request
    create: S.channel("undici:request:create"),
    bodySent: S.channel("undici:request:bodySent"),
    bodyChunkSent: S.channel("undici:request:bodyChunkSent"),
    bodyChunkReceived: S.channel("undici:request:bodyChunkReceived"),
    headers: S.channel("undici:request:headers"),
    trailers: S.channel("undici:request:trailers"),
    error: S.channel("undici:request:error"),
    // WebSocket
    open: S.channel("undici:websocket:open"),
    close: S.channel("undici:websocket:close"),
    socketError: S.channel("undici:websocket:socket_error"),
    ping: S.channel("undici:websocket:ping"),
    pong: S.channel("undici:websocket:pong"),
    // ProxyAgent
    proxyConnected: S.channel("undici:proxy:connected")
  }, eB = !1;
  function vg(Q = uA) {
    if (!eB) {
      if (x.beforeConnect.hasSubscribers || x.connected.hasSubscribers || x.connectError.hasSubscribers || x.sendHeaders.hasSubscribers) {
        eB = !0;
        return;
      }
      eB = !0, S.subscribe(
        "undici:client:beforeConnect",
        (A) => {
          let {
            connectParams: { version: E, protocol: B, port: I, host: g }
          } = A;
          Q(
            "connecting to %s%s using %s%s",
            g,
            I ? `:${I}` : "",
            B,
            E
          );
        }
      ), S.subscribe(
        "undici:client:connected",
        (A) => {
          let {
            connectParams: { version: E, protocol: B, port: I, host: g }
          } = A;
          Q(
            "connected to %s%s using %s%s",
            g,
            I ? `:${I}` : "",
            B,
            E
          );
        }
      ), S.subscribe(
        "undici:client:connectError",
        (A) => {
          let {
            connectParams: { version: E, protocol: B, port: I, host: g },
            error: e
          } = A;
          Q(
            "connection to %s%s using %s%s errored - %s",
            g,
            I ? `:${I}` : "",
            B,
            E,
            e.message
          );
        }
      ), S.subscribe(
        "undici:client:sendHeaders",
        (A) => {
          let {
            request: { method: E, path: B, origin: I }
          } = A;
          Q("sending request to %s %s%s", E, I, B);
        }
      );
    }
  }
  var tB = !1;
  function is(Q = uA) {
    if (!tB) {
      if (x.headers.hasSubscribers || x.trailers.hasSubscribers || x.error.hasSubscribers) {
        tB = !0;
        return;
      }
      tB = !0, S.subscribe(
        "undici:request:headers",
        (A) => {
          let {
            request: { method: E, path: B, origin: I },
            response: { statusCode: g }
          } = A;
          Q(
            "received response to %s %s%s - HTTP %d",
            E,
            I,
            B,
            g
          );
        }
      ), S.subscribe(
        "undici:request:trailers",
        (A) => {
          let {
            request: { method: E, path: B, origin: I }
          } = A;
          Q("trailers received from %s %s%s", E, I, B);
        }
      ), S.subscribe(
        "undici:request:error",
        (A) => {
          let {
            request: { method: E, path: B, origin: I },
            error: g
          } = A;
          Q(
            "request to %s %s%s errored - %s",
            E,
            I,
            B,
            g.message
          );
        }
      );
    }
  }
  var sB = !1;
  function rs(Q = OQ) {
    if (!sB) {
      if (x.open.hasSubscribers || x.close.hasSubscribers || x.socketError.hasSubscribers || x.ping.hasSubscribers || x.pong.hasSubscribers) {
        sB = !0;
        return;
      }
      sB = !0, S.subscribe(
        "undici:websocket:open",
        (A) => {
          if (A.address != null) {
            let { address: E, port: B } = A.address;
            Q("connection opened %s%s", E, B ? `:${B}` : "");
          } else
            Q("connection opened");
        }
      ), S.subscribe(
        "undici:websocket:close",
        (A) => {
          let { websocket: E, code: B, reason: I } = A;
          Q(
            "closed connection to %s - %s %s",
            E.url,
            B,
            I
          );
        }
      ), S.subscribe(
        "undici:websocket:socket_error",
        (A) => {
          Q("connection errored - %s", A.message);
        }
      ), S.subscribe(
        "undici:websocket:ping",
        (A) => {
          Q("ping received");
        }
      ), S.subscribe(
        "undici:websocket:pong",
        (A) => {
          Q("pong received");
        }
      );
    }
  }
  (uA.enabled || sQ.enabled) && (vg(sQ.enabled ? sQ : uA), is(sQ.enabled ? sQ : uA));
  OQ.enabled && (vg(uA.enabled ? uA : OQ), rs(OQ));
  zg.exports = {
    channels: x
  };
});

// lighter-node:assert?undici/lib/core/request.js
var jg = R((yr, xQ) => {
  xQ.exports = (Q, A) => {
    if (!Q) throw new Error(A ?? "The code is in a state that cannot be");
  };
  xQ.exports.ok = xQ.exports;
});

// node_modules/undici/lib/core/request.js
var QC = R((ur, AC) => {
  "use strict";
  var {
    InvalidArgumentError: w,
    NotSupportedError: ns
  } = J(), AA = jg(), {
    isValidHTTPToken: iB,
    isValidHeaderValue: iQ,
    isStream: Ds,
    destroy: hs,
    isBuffer: Ns,
    isFormDataLike: cs,
    isIterable: as,
    hasSafeIterator: Fs,
    isBlobLike: Rs,
    serializePathWithQuery: Us,
    assertRequestHandler: ws,
    getServerName: ls,
    normalizedMethodRecords: Ss,
    getProtocolFromUrlString: Ms
  } = j(), { channels: V } = oQ(), { headerNameLowerCasedRecord: $g } = TQ(), ys = /[^\u0021-\u00ff]/;
  function us(Q) {
    if (typeof Q != "string" || Q.length === 0)
      return !1;
    for (let A = 0; A < Q.length; A++) {
      let E = Q.charCodeAt(A);
      if (E < 48 || E > 57)
        return !1;
    }
    return !0;
  }
  var q = /* @__PURE__ */ Symbol("handler"), rB = class {
    constructor(A, {
      path: E,
      method: B,
      body: I,
      headers: g,
      query: e,
      idempotent: s,
      blocking: t,
      upgrade: o,
      headersTimeout: i,
      bodyTimeout: h,
      reset: n,
      expectContinue: r,
      servername: F,
      throwOnError: c,
      maxRedirections: a,
      typeOfService: l
    }, M) {
      if (typeof E != "string")
        throw new w("path must be a string");
      if (E[0] !== "/" && !(E.startsWith("http://") || E.startsWith("https://")) && B !== "CONNECT")
        throw new w("path must be an absolute URL or start with a slash");
      if (ys.test(E))
        throw new w("invalid request path");
      if (typeof B != "string")
        throw new w("method must be a string");
      if (Ss[B] === void 0 && !iB(B))
        throw new w("invalid request method");
      if (o && typeof o != "string")
        throw new w("upgrade must be a string");
      if (o && !iQ(o))
        throw new w("invalid upgrade header");
      if (i != null && (!Number.isFinite(i) || i < 0))
        throw new w("invalid headersTimeout");
      if (h != null && (!Number.isFinite(h) || h < 0))
        throw new w("invalid bodyTimeout");
      if (n != null && typeof n != "boolean")
        throw new w("invalid reset");
      if (r != null && typeof r != "boolean")
        throw new w("invalid expectContinue");
      if (c != null)
        throw new w("invalid throwOnError");
      if (a != null && a !== 0)
        throw new w("maxRedirections is not supported, use the redirect interceptor");
      if (l != null && (!Number.isInteger(l) || l < 0 || l > 255))
        throw new w("typeOfService must be an integer between 0 and 255");
      if (this.headersTimeout = i, this.bodyTimeout = h, this.method = B, this.typeOfService = l, this.abort = null, I == null)
        this.body = null;
      else if (Ds(I)) {
        this.body = I;
        let U = this.body._readableState;
        (!U || !U.autoDestroy) && (this.endHandler = function() {
          hs(this);
        }, this.body.on("end", this.endHandler)), this.errorHandler = (y) => {
          this.abort ? this.abort(y) : this.error = y;
        }, this.body.on("error", this.errorHandler);
      } else if (Ns(I))
        this.body = I.byteLength ? I : null;
      else if (ArrayBuffer.isView(I))
        this.body = I.buffer.byteLength ? Buffer.from(I.buffer, I.byteOffset, I.byteLength) : null;
      else if (I instanceof ArrayBuffer)
        this.body = I.byteLength ? Buffer.from(I) : null;
      else if (typeof I == "string")
        this.body = I.length ? Buffer.from(I) : null;
      else if (cs(I) || as(I) || Rs(I))
        this.body = I;
      else
        throw new w("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");
      if (this.completed = !1, this.aborted = !1, this.upgrade = o || null, this.path = e ? Us(E, e) : E, this.origin = A, this.protocol = Ms(A), this.idempotent = s ?? (B === "HEAD" || B === "GET"), this.blocking = t ?? this.method !== "HEAD", this.reset = n ?? null, this.host = null, this.contentLength = null, this.contentType = null, this.headers = [], this.expectContinue = r ?? !1, Array.isArray(g)) {
        if (g.length % 2 !== 0)
          throw new w("headers array must be even");
        for (let U = 0; U < g.length; U += 2)
          ZQ(this, g[U], g[U + 1]);
      } else if (g && typeof g == "object")
        if (Fs(g))
          for (let U of g) {
            if (!Array.isArray(U) || U.length !== 2)
              throw new w("headers must be in key-value pair format");
            ZQ(this, U[0], U[1]);
          }
        else {
          let U = Object.keys(g);
          for (let y = 0; y < U.length; ++y)
            ZQ(this, U[y], g[U[y]]);
        }
      else if (g != null)
        throw new w("headers must be an object or an array");
      ws(M, B, o), this.servername = F || ls(this.host) || null, this[q] = M, V.create.hasSubscribers && V.create.publish({ request: this });
    }
    onBodySent(A) {
      if (V.bodyChunkSent.hasSubscribers && V.bodyChunkSent.publish({ request: this, chunk: A }), this[q].onBodySent)
        try {
          return this[q].onBodySent(A);
        } catch (E) {
          this.abort(E);
        }
    }
    onRequestSent() {
      if (V.bodySent.hasSubscribers && V.bodySent.publish({ request: this }), this[q].onRequestSent)
        try {
          return this[q].onRequestSent();
        } catch (A) {
          this.abort(A);
        }
    }
    onConnect(A) {
      if (AA(!this.aborted), AA(!this.completed), this.error)
        A(this.error);
      else
        return this.abort = A, this[q].onConnect(A);
    }
    onResponseStarted() {
      return this[q].onResponseStarted?.();
    }
    onHeaders(A, E, B, I) {
      AA(!this.aborted), AA(!this.completed), V.headers.hasSubscribers && V.headers.publish({ request: this, response: { statusCode: A, headers: E, statusText: I } });
      try {
        return this[q].onHeaders(A, E, B, I);
      } catch (g) {
        this.abort(g);
      }
    }
    onData(A) {
      AA(!this.aborted), AA(!this.completed), V.bodyChunkReceived.hasSubscribers && V.bodyChunkReceived.publish({ request: this, chunk: A });
      try {
        return this[q].onData(A);
      } catch (E) {
        return this.abort(E), !1;
      }
    }
    /**
     * @param {number} statusCode
     * @param {Buffer[]|string[]} headers
     * @param {import('node:stream').Duplex} socket
     * @param {string} [statusText]
     */
    onUpgrade(A, E, B, I = "") {
      this.onFinally(), AA(!this.aborted), AA(!this.completed), V.headers.hasSubscribers && V.headers.publish({ request: this, response: { statusCode: A, headers: E, statusText: I } });
      let g = this[q].onUpgrade(A, E, B);
      return this.aborted || (this.completed = !0, V.trailers.hasSubscribers && V.trailers.publish({ request: this, trailers: [] })), g;
    }
    onComplete(A) {
      this.onFinally(), AA(!this.aborted), AA(!this.completed), this.completed = !0, V.trailers.hasSubscribers && V.trailers.publish({ request: this, trailers: A });
      try {
        return this[q].onComplete(A);
      } catch (E) {
        this.onError(E);
      }
    }
    onError(A) {
      if (this.onFinally(), V.error.hasSubscribers && V.error.publish({ request: this, error: A }), !this.aborted)
        return this.aborted = !0, this[q].onError(A);
    }
    onFinally() {
      this.errorHandler && (this.body.off("error", this.errorHandler), this.errorHandler = null), this.endHandler && (this.body.off("end", this.endHandler), this.endHandler = null);
    }
    addHeader(A, E) {
      return ZQ(this, A, E), this;
    }
  };
  function ZQ(Q, A, E) {
    if (E && typeof E == "object" && !Array.isArray(E))
      throw new w(`invalid ${A} header`);
    if (E === void 0)
      return;
    let B = $g[A];
    if (B === void 0 && (B = A.toLowerCase(), $g[B] === void 0 && !iB(B)))
      throw new w("invalid header key");
    if (Array.isArray(E)) {
      let I = [];
      for (let g = 0; g < E.length; g++)
        if (typeof E[g] == "string") {
          if (!iQ(E[g]))
            throw new w(`invalid ${A} header`);
          I.push(E[g]);
        } else if (E[g] === null)
          I.push("");
        else {
          if (typeof E[g] == "object")
            throw new w(`invalid ${A} header`);
          {
            let e = `${E[g]}`;
            if (!iQ(e))
              throw new w(`invalid ${A} header`);
            I.push(e);
          }
        }
      E = I;
    } else if (typeof E == "string") {
      if (!iQ(E))
        throw new w(`invalid ${A} header`);
    } else if (E === null)
      E = "";
    else if (E = `${E}`, !iQ(E))
      throw new w(`invalid ${A} header`);
    if (B === "host") {
      if (Q.host !== null)
        throw new w("duplicate host header");
      if (typeof E != "string")
        throw new w("invalid host header");
      Q.host = E;
    } else if (B === "content-length") {
      if (Q.contentLength !== null)
        throw new w("duplicate content-length header");
      if (!us(E))
        throw new w("invalid content-length header");
      Q.contentLength = parseInt(E, 10);
    } else if (Q.contentType === null && B === "content-type")
      Q.contentType = E, Q.headers.push(A, E);
    else {
      if (B === "transfer-encoding" || B === "keep-alive" || B === "upgrade")
        throw new w(`invalid ${B} header`);
      if (B === "connection") {
        let I = typeof E == "string" ? E : null;
        if (I === null)
          throw new w("invalid connection header");
        for (let g of I.toLowerCase().split(",")) {
          let e = g.trim();
          if (!iB(e))
            throw new w("invalid connection header");
          e === "close" && (Q.reset = !0);
        }
      } else {
        if (B === "expect")
          throw new ns("expect header not supported");
        Q.headers.push(A, E);
      }
    }
  }
  AC.exports = rB;
});

// lighter-node:assert?undici/lib/dispatcher/client-h1.js
var EC = R((Yr, PQ) => {
  PQ.exports = (Q, A) => {
    if (!Q) throw new Error(A ?? "The code is in a state that cannot be");
  };
  PQ.exports.ok = PQ.exports;
});

// node_modules/undici/lib/llhttp/utils.js
var BC = R((nB) => {
  "use strict";
  Object.defineProperty(nB, "__esModule", { value: !0 });
  nB.enumToMap = Ys;
  function Ys(Q, A = [], E = []) {
    let B = (A?.length ?? 0) === 0, I = (E?.length ?? 0) === 0;
    return Object.fromEntries(Object.entries(Q).filter(([, g]) => typeof g == "number" && (B || A.includes(g)) && (I || !E.includes(g))));
  }
});

// node_modules/undici/lib/llhttp/constants.js
var IC = R((C) => {
  "use strict";
  Object.defineProperty(C, "__esModule", { value: !0 });
  C.SPECIAL_HEADERS = C.MINOR = C.MAJOR = C.HTAB_SP_VCHAR_OBS_TEXT = C.QUOTED_STRING = C.CONNECTION_TOKEN_CHARS = C.HEADER_CHARS = C.TOKEN = C.HEX = C.URL_CHAR = C.USERINFO_CHARS = C.MARK = C.ALPHANUM = C.NUM = C.HEX_MAP = C.NUM_MAP = C.ALPHA = C.STATUSES_HTTP = C.H_METHOD_MAP = C.METHOD_MAP = C.METHODS_RTSP = C.METHODS_ICE = C.METHODS_HTTP = C.HEADER_STATE = C.FINISH = C.STATUSES = C.METHODS = C.LENIENT_FLAGS = C.FLAGS = C.TYPE = C.ERROR = void 0;
  var ds = BC();
  C.ERROR = {
    OK: 0,
    INTERNAL: 1,
    STRICT: 2,
    CR_EXPECTED: 25,
    LF_EXPECTED: 3,
    UNEXPECTED_CONTENT_LENGTH: 4,
    UNEXPECTED_SPACE: 30,
    CLOSED_CONNECTION: 5,
    INVALID_METHOD: 6,
    INVALID_URL: 7,
    INVALID_CONSTANT: 8,
    INVALID_VERSION: 9,
    INVALID_HEADER_TOKEN: 10,
    INVALID_CONTENT_LENGTH: 11,
    INVALID_CHUNK_SIZE: 12,
    INVALID_STATUS: 13,
    INVALID_EOF_STATE: 14,
    INVALID_TRANSFER_ENCODING: 15,
    CB_MESSAGE_BEGIN: 16,
    CB_HEADERS_COMPLETE: 17,
    CB_MESSAGE_COMPLETE: 18,
    CB_CHUNK_HEADER: 19,
    CB_CHUNK_COMPLETE: 20,
    PAUSED: 21,
    PAUSED_UPGRADE: 22,
    PAUSED_H2_UPGRADE: 23,
    USER: 24,
    CB_URL_COMPLETE: 26,
    CB_STATUS_COMPLETE: 27,
    CB_METHOD_COMPLETE: 32,
    CB_VERSION_COMPLETE: 33,
    CB_HEADER_FIELD_COMPLETE: 28,
    CB_HEADER_VALUE_COMPLETE: 29,
    CB_CHUNK_EXTENSION_NAME_COMPLETE: 34,
    CB_CHUNK_EXTENSION_VALUE_COMPLETE: 35,
    CB_RESET: 31,
    CB_PROTOCOL_COMPLETE: 38
  };
  C.TYPE = {
    BOTH: 0,
    // default
    REQUEST: 1,
    RESPONSE: 2
  };
  C.FLAGS = {
    CONNECTION_KEEP_ALIVE: 1,
    CONNECTION_CLOSE: 2,
    CONNECTION_UPGRADE: 4,
    CHUNKED: 8,
    UPGRADE: 16,
    CONTENT_LENGTH: 32,
    SKIPBODY: 64,
    TRAILING: 128,
    // 1 << 8 is unused
    TRANSFER_ENCODING: 512
  };
  C.LENIENT_FLAGS = {
    HEADERS: 1,
    CHUNKED_LENGTH: 2,
    KEEP_ALIVE: 4,
    TRANSFER_ENCODING: 8,
    VERSION: 16,
    DATA_AFTER_CLOSE: 32,
    OPTIONAL_LF_AFTER_CR: 64,
    OPTIONAL_CRLF_AFTER_CHUNK: 128,
    OPTIONAL_CR_BEFORE_LF: 256,
    SPACES_AFTER_CHUNK_SIZE: 512
  };
  C.METHODS = {
    DELETE: 0,
    GET: 1,
    HEAD: 2,
    POST: 3,
    PUT: 4,
    /* pathological */
    CONNECT: 5,
    OPTIONS: 6,
    TRACE: 7,
    /* WebDAV */
    COPY: 8,
    LOCK: 9,
    MKCOL: 10,
    MOVE: 11,
    PROPFIND: 12,
    PROPPATCH: 13,
    SEARCH: 14,
    UNLOCK: 15,
    BIND: 16,
    REBIND: 17,
    UNBIND: 18,
    ACL: 19,
    /* subversion */
    REPORT: 20,
    MKACTIVITY: 21,
    CHECKOUT: 22,
    MERGE: 23,
    /* upnp */
    "M-SEARCH": 24,
    NOTIFY: 25,
    SUBSCRIBE: 26,
    UNSUBSCRIBE: 27,
    /* RFC-5789 */
    PATCH: 28,
    PURGE: 29,
    /* CalDAV */
    MKCALENDAR: 30,
    /* RFC-2068, section 19.6.1.2 */
    LINK: 31,
    UNLINK: 32,
    /* icecast */
    SOURCE: 33,
    /* RFC-7540, section 11.6 */
    PRI: 34,
    /* RFC-2326 RTSP */
    DESCRIBE: 35,
    ANNOUNCE: 36,
    SETUP: 37,
    PLAY: 38,
    PAUSE: 39,
    TEARDOWN: 40,
    GET_PARAMETER: 41,
    SET_PARAMETER: 42,
    REDIRECT: 43,
    RECORD: 44,
    /* RAOP */
    FLUSH: 45,
    /* DRAFT https://www.ietf.org/archive/id/draft-ietf-httpbis-safe-method-w-body-02.html */
    QUERY: 46
  };
  C.STATUSES = {
    CONTINUE: 100,
    SWITCHING_PROTOCOLS: 101,
    PROCESSING: 102,
    EARLY_HINTS: 103,
    RESPONSE_IS_STALE: 110,
    // Unofficial
    REVALIDATION_FAILED: 111,
    // Unofficial
    DISCONNECTED_OPERATION: 112,
    // Unofficial
    HEURISTIC_EXPIRATION: 113,
    // Unofficial
    MISCELLANEOUS_WARNING: 199,
    // Unofficial
    OK: 200,
    CREATED: 201,
    ACCEPTED: 202,
    NON_AUTHORITATIVE_INFORMATION: 203,
    NO_CONTENT: 204,
    RESET_CONTENT: 205,
    PARTIAL_CONTENT: 206,
    MULTI_STATUS: 207,
    ALREADY_REPORTED: 208,
    TRANSFORMATION_APPLIED: 214,
    // Unofficial
    IM_USED: 226,
    MISCELLANEOUS_PERSISTENT_WARNING: 299,
    // Unofficial
    MULTIPLE_CHOICES: 300,
    MOVED_PERMANENTLY: 301,
    FOUND: 302,
    SEE_OTHER: 303,
    NOT_MODIFIED: 304,
    USE_PROXY: 305,
    SWITCH_PROXY: 306,
    // No longer used
    TEMPORARY_REDIRECT: 307,
    PERMANENT_REDIRECT: 308,
    BAD_REQUEST: 400,
    UNAUTHORIZED: 401,
    PAYMENT_REQUIRED: 402,
    FORBIDDEN: 403,
    NOT_FOUND: 404,
    METHOD_NOT_ALLOWED: 405,
    NOT_ACCEPTABLE: 406,
    PROXY_AUTHENTICATION_REQUIRED: 407,
    REQUEST_TIMEOUT: 408,
    CONFLICT: 409,
    GONE: 410,
    LENGTH_REQUIRED: 411,
    PRECONDITION_FAILED: 412,
    PAYLOAD_TOO_LARGE: 413,
    URI_TOO_LONG: 414,
    UNSUPPORTED_MEDIA_TYPE: 415,
    RANGE_NOT_SATISFIABLE: 416,
    EXPECTATION_FAILED: 417,
    IM_A_TEAPOT: 418,
    PAGE_EXPIRED: 419,
    // Unofficial
    ENHANCE_YOUR_CALM: 420,
    // Unofficial
    MISDIRECTED_REQUEST: 421,
    UNPROCESSABLE_ENTITY: 422,
    LOCKED: 423,
    FAILED_DEPENDENCY: 424,
    TOO_EARLY: 425,
    UPGRADE_REQUIRED: 426,
    PRECONDITION_REQUIRED: 428,
    TOO_MANY_REQUESTS: 429,
    REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL: 430,
    // Unofficial
    REQUEST_HEADER_FIELDS_TOO_LARGE: 431,
    LOGIN_TIMEOUT: 440,
    // Unofficial
    NO_RESPONSE: 444,
    // Unofficial
    RETRY_WITH: 449,
    // Unofficial
    BLOCKED_BY_PARENTAL_CONTROL: 450,
    // Unofficial
    UNAVAILABLE_FOR_LEGAL_REASONS: 451,
    CLIENT_CLOSED_LOAD_BALANCED_REQUEST: 460,
    // Unofficial
    INVALID_X_FORWARDED_FOR: 463,
    // Unofficial
    REQUEST_HEADER_TOO_LARGE: 494,
    // Unofficial
    SSL_CERTIFICATE_ERROR: 495,
    // Unofficial
    SSL_CERTIFICATE_REQUIRED: 496,
    // Unofficial
    HTTP_REQUEST_SENT_TO_HTTPS_PORT: 497,
    // Unofficial
    INVALID_TOKEN: 498,
    // Unofficial
    CLIENT_CLOSED_REQUEST: 499,
    // Unofficial
    INTERNAL_SERVER_ERROR: 500,
    NOT_IMPLEMENTED: 501,
    BAD_GATEWAY: 502,
    SERVICE_UNAVAILABLE: 503,
    GATEWAY_TIMEOUT: 504,
    HTTP_VERSION_NOT_SUPPORTED: 505,
    VARIANT_ALSO_NEGOTIATES: 506,
    INSUFFICIENT_STORAGE: 507,
    LOOP_DETECTED: 508,
    BANDWIDTH_LIMIT_EXCEEDED: 509,
    NOT_EXTENDED: 510,
    NETWORK_AUTHENTICATION_REQUIRED: 511,
    WEB_SERVER_UNKNOWN_ERROR: 520,
    // Unofficial
    WEB_SERVER_IS_DOWN: 521,
    // Unofficial
    CONNECTION_TIMEOUT: 522,
    // Unofficial
    ORIGIN_IS_UNREACHABLE: 523,
    // Unofficial
    TIMEOUT_OCCURED: 524,
    // Unofficial
    SSL_HANDSHAKE_FAILED: 525,
    // Unofficial
    INVALID_SSL_CERTIFICATE: 526,
    // Unofficial
    RAILGUN_ERROR: 527,
    // Unofficial
    SITE_IS_OVERLOADED: 529,
    // Unofficial
    SITE_IS_FROZEN: 530,
    // Unofficial
    IDENTITY_PROVIDER_AUTHENTICATION_ERROR: 561,
    // Unofficial
    NETWORK_READ_TIMEOUT: 598,
    // Unofficial
    NETWORK_CONNECT_TIMEOUT: 599
    // Unofficial
  };
  C.FINISH = {
    SAFE: 0,
    SAFE_WITH_CB: 1,
    UNSAFE: 2
  };
  C.HEADER_STATE = {
    GENERAL: 0,
    CONNECTION: 1,
    CONTENT_LENGTH: 2,
    TRANSFER_ENCODING: 3,
    UPGRADE: 4,
    CONNECTION_KEEP_ALIVE: 5,
    CONNECTION_CLOSE: 6,
    CONNECTION_UPGRADE: 7,
    TRANSFER_ENCODING_CHUNKED: 8
  };
  C.METHODS_HTTP = [
    C.METHODS.DELETE,
    C.METHODS.GET,
    C.METHODS.HEAD,
    C.METHODS.POST,
    C.METHODS.PUT,
    C.METHODS.CONNECT,
    C.METHODS.OPTIONS,
    C.METHODS.TRACE,
    C.METHODS.COPY,
    C.METHODS.LOCK,
    C.METHODS.MKCOL,
    C.METHODS.MOVE,
    C.METHODS.PROPFIND,
    C.METHODS.PROPPATCH,
    C.METHODS.SEARCH,
    C.METHODS.UNLOCK,
    C.METHODS.BIND,
    C.METHODS.REBIND,
    C.METHODS.UNBIND,
    C.METHODS.ACL,
    C.METHODS.REPORT,
    C.METHODS.MKACTIVITY,
    C.METHODS.CHECKOUT,
    C.METHODS.MERGE,
    C.METHODS["M-SEARCH"],
    C.METHODS.NOTIFY,
    C.METHODS.SUBSCRIBE,
    C.METHODS.UNSUBSCRIBE,
    C.METHODS.PATCH,
    C.METHODS.PURGE,
    C.METHODS.MKCALENDAR,
    C.METHODS.LINK,
    C.METHODS.UNLINK,
    C.METHODS.PRI,
    // TODO(indutny): should we allow it with HTTP?
    C.METHODS.SOURCE,
    C.METHODS.QUERY
  ];
  C.METHODS_ICE = [
    C.METHODS.SOURCE
  ];
  C.METHODS_RTSP = [
    C.METHODS.OPTIONS,
    C.METHODS.DESCRIBE,
    C.METHODS.ANNOUNCE,
    C.METHODS.SETUP,
    C.METHODS.PLAY,
    C.METHODS.PAUSE,
    C.METHODS.TEARDOWN,
    C.METHODS.GET_PARAMETER,
    C.METHODS.SET_PARAMETER,
    C.METHODS.REDIRECT,
    C.METHODS.RECORD,
    C.METHODS.FLUSH,
    // For AirPlay
    C.METHODS.GET,
    C.METHODS.POST
  ];
  C.METHOD_MAP = (0, ds.enumToMap)(C.METHODS);
  C.H_METHOD_MAP = Object.fromEntries(Object.entries(C.METHODS).filter(([Q]) => Q.startsWith("H")));
  C.STATUSES_HTTP = [
    C.STATUSES.CONTINUE,
    C.STATUSES.SWITCHING_PROTOCOLS,
    C.STATUSES.PROCESSING,
    C.STATUSES.EARLY_HINTS,
    C.STATUSES.RESPONSE_IS_STALE,
    C.STATUSES.REVALIDATION_FAILED,
    C.STATUSES.DISCONNECTED_OPERATION,
    C.STATUSES.HEURISTIC_EXPIRATION,
    C.STATUSES.MISCELLANEOUS_WARNING,
    C.STATUSES.OK,
    C.STATUSES.CREATED,
    C.STATUSES.ACCEPTED,
    C.STATUSES.NON_AUTHORITATIVE_INFORMATION,
    C.STATUSES.NO_CONTENT,
    C.STATUSES.RESET_CONTENT,
    C.STATUSES.PARTIAL_CONTENT,
    C.STATUSES.MULTI_STATUS,
    C.STATUSES.ALREADY_REPORTED,
    C.STATUSES.TRANSFORMATION_APPLIED,
    C.STATUSES.IM_USED,
    C.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING,
    C.STATUSES.MULTIPLE_CHOICES,
    C.STATUSES.MOVED_PERMANENTLY,
    C.STATUSES.FOUND,
    C.STATUSES.SEE_OTHER,
    C.STATUSES.NOT_MODIFIED,
    C.STATUSES.USE_PROXY,
    C.STATUSES.SWITCH_PROXY,
    C.STATUSES.TEMPORARY_REDIRECT,
    C.STATUSES.PERMANENT_REDIRECT,
    C.STATUSES.BAD_REQUEST,
    C.STATUSES.UNAUTHORIZED,
    C.STATUSES.PAYMENT_REQUIRED,
    C.STATUSES.FORBIDDEN,
    C.STATUSES.NOT_FOUND,
    C.STATUSES.METHOD_NOT_ALLOWED,
    C.STATUSES.NOT_ACCEPTABLE,
    C.STATUSES.PROXY_AUTHENTICATION_REQUIRED,
    C.STATUSES.REQUEST_TIMEOUT,
    C.STATUSES.CONFLICT,
    C.STATUSES.GONE,
    C.STATUSES.LENGTH_REQUIRED,
    C.STATUSES.PRECONDITION_FAILED,
    C.STATUSES.PAYLOAD_TOO_LARGE,
    C.STATUSES.URI_TOO_LONG,
    C.STATUSES.UNSUPPORTED_MEDIA_TYPE,
    C.STATUSES.RANGE_NOT_SATISFIABLE,
    C.STATUSES.EXPECTATION_FAILED,
    C.STATUSES.IM_A_TEAPOT,
    C.STATUSES.PAGE_EXPIRED,
    C.STATUSES.ENHANCE_YOUR_CALM,
    C.STATUSES.MISDIRECTED_REQUEST,
    C.STATUSES.UNPROCESSABLE_ENTITY,
    C.STATUSES.LOCKED,
    C.STATUSES.FAILED_DEPENDENCY,
    C.STATUSES.TOO_EARLY,
    C.STATUSES.UPGRADE_REQUIRED,
    C.STATUSES.PRECONDITION_REQUIRED,
    C.STATUSES.TOO_MANY_REQUESTS,
    C.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL,
    C.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE,
    C.STATUSES.LOGIN_TIMEOUT,
    C.STATUSES.NO_RESPONSE,
    C.STATUSES.RETRY_WITH,
    C.STATUSES.BLOCKED_BY_PARENTAL_CONTROL,
    C.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS,
    C.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST,
    C.STATUSES.INVALID_X_FORWARDED_FOR,
    C.STATUSES.REQUEST_HEADER_TOO_LARGE,
    C.STATUSES.SSL_CERTIFICATE_ERROR,
    C.STATUSES.SSL_CERTIFICATE_REQUIRED,
    C.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT,
    C.STATUSES.INVALID_TOKEN,
    C.STATUSES.CLIENT_CLOSED_REQUEST,
    C.STATUSES.INTERNAL_SERVER_ERROR,
    C.STATUSES.NOT_IMPLEMENTED,
    C.STATUSES.BAD_GATEWAY,
    C.STATUSES.SERVICE_UNAVAILABLE,
    C.STATUSES.GATEWAY_TIMEOUT,
    C.STATUSES.HTTP_VERSION_NOT_SUPPORTED,
    C.STATUSES.VARIANT_ALSO_NEGOTIATES,
    C.STATUSES.INSUFFICIENT_STORAGE,
    C.STATUSES.LOOP_DETECTED,
    C.STATUSES.BANDWIDTH_LIMIT_EXCEEDED,
    C.STATUSES.NOT_EXTENDED,
    C.STATUSES.NETWORK_AUTHENTICATION_REQUIRED,
    C.STATUSES.WEB_SERVER_UNKNOWN_ERROR,
    C.STATUSES.WEB_SERVER_IS_DOWN,
    C.STATUSES.CONNECTION_TIMEOUT,
    C.STATUSES.ORIGIN_IS_UNREACHABLE,
    C.STATUSES.TIMEOUT_OCCURED,
    C.STATUSES.SSL_HANDSHAKE_FAILED,
    C.STATUSES.INVALID_SSL_CERTIFICATE,
    C.STATUSES.RAILGUN_ERROR,
    C.STATUSES.SITE_IS_OVERLOADED,
    C.STATUSES.SITE_IS_FROZEN,
    C.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR,
    C.STATUSES.NETWORK_READ_TIMEOUT,
    C.STATUSES.NETWORK_CONNECT_TIMEOUT
  ];
  C.ALPHA = [];
  for (let Q = 65; Q <= 90; Q++)
    C.ALPHA.push(String.fromCharCode(Q)), C.ALPHA.push(String.fromCharCode(Q + 32));
  C.NUM_MAP = {
    0: 0,
    1: 1,
    2: 2,
    3: 3,
    4: 4,
    5: 5,
    6: 6,
    7: 7,
    8: 8,
    9: 9
  };
  C.HEX_MAP = {
    0: 0,
    1: 1,
    2: 2,
    3: 3,
    4: 4,
    5: 5,
    6: 6,
    7: 7,
    8: 8,
    9: 9,
    A: 10,
    B: 11,
    C: 12,
    D: 13,
    E: 14,
    F: 15,
    a: 10,
    b: 11,
    c: 12,
    d: 13,
    e: 14,
    f: 15
  };
  C.NUM = [
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9"
  ];
  C.ALPHANUM = C.ALPHA.concat(C.NUM);
  C.MARK = ["-", "_", ".", "!", "~", "*", "'", "(", ")"];
  C.USERINFO_CHARS = C.ALPHANUM.concat(C.MARK).concat(["%", ";", ":", "&", "=", "+", "$", ","]);
  C.URL_CHAR = [
    "!",
    '"',
    "$",
    "%",
    "&",
    "'",
    "(",
    ")",
    "*",
    "+",
    ",",
    "-",
    ".",
    "/",
    ":",
    ";",
    "<",
    "=",
    ">",
    "@",
    "[",
    "\\",
    "]",
    "^",
    "_",
    "`",
    "{",
    "|",
    "}",
    "~"
  ].concat(C.ALPHANUM);
  C.HEX = C.NUM.concat(["a", "b", "c", "d", "e", "f", "A", "B", "C", "D", "E", "F"]);
  C.TOKEN = [
    "!",
    "#",
    "$",
    "%",
    "&",
    "'",
    "*",
    "+",
    "-",
    ".",
    "^",
    "_",
    "`",
    "|",
    "~"
  ].concat(C.ALPHANUM);
  C.HEADER_CHARS = ["	"];
  for (let Q = 32; Q <= 255; Q++)
    Q !== 127 && C.HEADER_CHARS.push(Q);
  C.CONNECTION_TOKEN_CHARS = C.HEADER_CHARS.filter((Q) => Q !== 44);
  C.QUOTED_STRING = ["	", " "];
  for (let Q = 33; Q <= 255; Q++)
    Q !== 34 && Q !== 92 && C.QUOTED_STRING.push(Q);
  C.HTAB_SP_VCHAR_OBS_TEXT = ["	", " "];
  for (let Q = 33; Q <= 126; Q++)
    C.HTAB_SP_VCHAR_OBS_TEXT.push(Q);
  for (let Q = 128; Q <= 255; Q++)
    C.HTAB_SP_VCHAR_OBS_TEXT.push(Q);
  C.MAJOR = C.NUM_MAP;
  C.MINOR = C.MAJOR;
  C.SPECIAL_HEADERS = {
    connection: C.HEADER_STATE.CONNECTION,
    "content-length": C.HEADER_STATE.CONTENT_LENGTH,
    "proxy-connection": C.HEADER_STATE.CONNECTION,
    "transfer-encoding": C.HEADER_STATE.TRANSFER_ENCODING,
    upgrade: C.HEADER_STATE.UPGRADE
  };
  C.default = {
    ERROR: C.ERROR,
    TYPE: C.TYPE,
    FLAGS: C.FLAGS,
    LENIENT_FLAGS: C.LENIENT_FLAGS,
    METHODS: C.METHODS,
    STATUSES: C.STATUSES,
    FINISH: C.FINISH,
    HEADER_STATE: C.HEADER_STATE,
    ALPHA: C.ALPHA,
    NUM_MAP: C.NUM_MAP,
    HEX_MAP: C.HEX_MAP,
    NUM: C.NUM,
    ALPHANUM: C.ALPHANUM,
    MARK: C.MARK,
    USERINFO_CHARS: C.USERINFO_CHARS,
    URL_CHAR: C.URL_CHAR,
    HEX: C.HEX,
    TOKEN: C.TOKEN,
    HEADER_CHARS: C.HEADER_CHARS,
    CONNECTION_TOKEN_CHARS: C.CONNECTION_TOKEN_CHARS,
    QUOTED_STRING: C.QUOTED_STRING,
    HTAB_SP_VCHAR_OBS_TEXT: C.HTAB_SP_VCHAR_OBS_TEXT,
    MAJOR: C.MAJOR,
    MINOR: C.MINOR,
    SPECIAL_HEADERS: C.SPECIAL_HEADERS,
    METHODS_HTTP: C.METHODS_HTTP,
    METHODS_ICE: C.METHODS_ICE,
    METHODS_RTSP: C.METHODS_RTSP,
    METHOD_MAP: C.METHOD_MAP,
    H_METHOD_MAP: C.H_METHOD_MAP,
    STATUSES_HTTP: C.STATUSES_HTTP
  };
});

// node_modules/undici/lib/llhttp/llhttp-wasm.js
var hB = R((Tr, gC) => {
  "use strict";
  var { Buffer: ks } = k("node:buffer"), Ts = "AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegBzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0EpDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQELQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAMjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtBjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtBoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtBtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HIAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0HbAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALXAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHnAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGqAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASECDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1AwsgASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQELQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYEQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANBL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyRAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyGAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsgA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRshAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcDCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgApKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYABcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQELQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyPAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEVRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVGDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyABIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcEQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQgAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcCC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANBADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHdASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EBOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAILAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGotAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIgASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAiAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIgASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBrDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJAAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoCIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyrAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEgA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASECDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQILIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAhAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyMAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWohAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBKSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBqLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsgAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIAIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZBAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWohAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFBQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCABQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFqIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyABQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASECIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBBugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsCQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSggAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIgASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJAAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYEQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEBIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcNGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNABC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0GjASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASECIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEgBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiABQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFqIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzeAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABBzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFBAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyABNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEFRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHxACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEgBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEhAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACECDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEBajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUBCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABBAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EHNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsCQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABBFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyABIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYNmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIUIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwELQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAAQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAhAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFBAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJAIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwLIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwABCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIMfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMAaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAgAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWohBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFqIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYgACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMgATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsgAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcgBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsOBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HBADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDFAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIBRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsgAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCABQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtBOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwLQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCADIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASADLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCABQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAuQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCADIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQgA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBBKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyABNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYNAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEgcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcEQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYCFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgLQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0IIIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L//////////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiECDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANBCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIgA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYCFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoiBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQgCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgIIIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIgASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAAIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCABQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEAA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAPCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgCFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxdYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQPC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsPC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgPC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEuQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EFdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJAIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFGDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFGDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==", DB;
  Object.defineProperty(gC, "exports", {
    get: () => DB || (DB = ks.from(Ts, "base64"))
  });
});

// node_modules/undici/lib/llhttp/llhttp_simd-wasm.js
var eC = R((fr, CC) => {
  "use strict";
  var { Buffer: fs } = k("node:buffer"), Ls = "AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJqIQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8QEzNPAB7wE1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAecB0AHmAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2wELQRcM2gELQRgM2QELQRkM2AELQRoM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMMzAELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAELQSoMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwDL0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgywAQtB4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQcUADKABC0HGAAyfAQtBxwAMngELQcgADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQBC0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQtB2QAMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHAQtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewtBBQx6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBAgxpC0H3AAxoC0H4AAxnC0H5AAxmC0H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GFAQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQxSC0GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUAQxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+C0GiAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyAQwtC0GzAQwsC0G0AQwrC0G1AQwqC0G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HBAQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBYLQckBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BDA8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAILQd0BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4DmwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gLVAs8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCtAKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gHlAeQB4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBsgGxAbABrwGuAa0BrAGrAaoBqQGoAacBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RVCyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAMLIAEgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHDZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIARHDdUCQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BDAILIAMvATIiAkEBcUUNAQtBASEAIAMtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACACQShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQMLIANCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQYhAgyvAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBECECDJMDCyABQQFqIQEgA0Evai0AAEEBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0EJIQIMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBCkcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRAQRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWIQIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyAEIAFBAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqCyABIARGBEBBHCECDJsDCyADQQo2AgggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEtAABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJoDC0EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJxMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkAgAS0AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAAkAgAS0AACIAQQlrDhgCACkpASkpKSkpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnENAAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDJMDC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMDJEDCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANBFTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0EAIQIgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECIANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2AgwgAyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQQFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBDAwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM+wILIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0EAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgzzAgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQELQSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEcEQANAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECDO4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgztAgsgASAERwRAAkADQCABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGDIgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQEHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQFqIgFHDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqIgFHDQALQfgAIQIM6wILQfgAIQIM6gILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQILQRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRshAgzGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgIQIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA0ELNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASECDMwCCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhAgzNAgtB3AEhAgyzAgsgA0EANgIcIAMgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANBAjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQIMsQILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQQAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACgLQcABIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCCyABIARGBEBB9wEhAgzEAgsCQAJAIAEtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEgBEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEcNAyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIARGDcECIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMBNgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEHTASECDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqIQFB0gEhAgyhAgtB8AEhAiABIARGDbkCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGtBAWohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCCyADQQA2AgALIAMoAgQhACADQQA2AgQgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHLASECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAERgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMgATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0HjATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMqwILIAEgBEYEQEHhASECDKsCCwJAIAEtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASECDJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQcMBIQIMjwILIAFBAWohASADQS9qLQAAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQILAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbASECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAygCBCEAIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2AhwgAyABNgIUIANB5Bw2AhAgA0EZNgIMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAELIAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyAARQ2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2AgxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMnQILIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBAGsOFQABAgNaBAUGWlpaBwgJCgsMDQ4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8CCyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyABQQFqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXASECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQBIQIMhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAAkACQCABLQAAQcIAaw4SAEpKSkpKSkpKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiABIARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAABHDUUgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCCyADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQFqIQFBugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJcCCyADQQA2AgAgBkEBaiEBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiEBQSAMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRIMQQsgASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZBAWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQFBQUFBQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBkdUAai0AAEcNPCAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQQFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyABQQFqIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAERg2LAiADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsgA0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWohAUElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUEODDYLIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgAUEBaiEBQacBIQIM8QELIAFBAWohAUGoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQcEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAERg2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECDOwBCyABQQFqIQFBnAEhAgzrAQsgAUEBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCABLQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASAERg3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASECDP8BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELIAEgBEYEQEG4ASECDP0BCwJAAkAgAS0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCACAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6tQAai0AAEcNJiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJgwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIARGDfYBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBaiEBQScMIwtBsQEhAiABIARGDfUBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotAABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgASAERgRAQa4BIQIM8wELAkACQAJAAkAgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEBaiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiABIARGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQawBIQIM8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fHx8fHwEfCyABQQFqIQFBkQEhAgzXAQsgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3tASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EANgIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHH1ABqLQAARw0YIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohAUEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQBIQIgASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EANgIAIAZBAWohAUEJDBULQaMBIQIgASAERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASAERg3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3lASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC0EBIAEtAABB3wBHDREaIAFBAWohAUGHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAERg3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrDggADw8PDw8PAQ8LIAFBAWohAUGCASECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8BCyADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyADQQA2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYASECDNwBCwJAAkAgAS0AAEHOAGsOAwALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEBaiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsgASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiEBQfkAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM1gELIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMAQtBACECIANBADYCHCADIAE2AhQgA0H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgiAkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcIAMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC0H1ACECDLABCyADLQApQQVGBEBB9gAhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAgAS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQIMrQELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECADQQc2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhAgzEAQtB6gAhAgyqAQsgASAERwRAIAFBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgypAQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDMEBCyAALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUIANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQELIAFBAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDMEBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgzgBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgIUDLoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDLgBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAFBAWoMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBAWoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACECDK8BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFIQIMlAELIAFBAWoMBgsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4GLgMEBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2AgxBACECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELAkACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIMowELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAEtAABBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAIQIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwRAIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAIQIMhQELQfcAIQIMnQELIAEgBEYEQEH2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIMhAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2AgxBACECDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMnAELQeEAIQIMggELIANB8wA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtBACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqLQAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA2AhwgAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJkBC0HeACECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQgA0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyAANgIMQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCADIAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0EANgIcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMdgsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QAhAgx1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyAANgIMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQQEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwtBBgwCC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLIAdFDQMMAgsgAA0BDAILIAVFDQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgADYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACECDHALIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIAQsCQAJAAkACQAJAIAEtAABBCmsOBAEEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQIANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIcBCyABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADLQAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiEBQdAAIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgASAERgRAQdsAIQIMgwELAkAgAS0AAEEJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCICRQ0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASAERgRAQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAIAEtAAAiAEEKaw4EAgMDAAELIAFBAWohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAAQQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBAQEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHWACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAQEBAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBaiEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQcDQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgBCABayADKAIAIgFqIQYgACABa0EPaiEHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAAgAWtBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSAAIAFrQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRACECDHMLAkACQCABLQAAIgBBIHIgACAAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAFrQQlqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EANgIADDMLQQELOgAsIANBADYCACAHQQFqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARGBEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0HLADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgIUIANBphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCSCICRQ0AIAMgAhEAACEACyAARQRAQcEAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANBhRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiEC/Qz/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQwYCyABIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXEiAEEJRg0AIABBIEYNAAJAAkACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWohAUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQIMZQsgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABAgkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyADLwEyQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EENgIMQQAhAgxkC0HHACECIAEgBEYNYyADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQcUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0DDAQLIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxfCyABQQFqIQEMUAtBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARHBEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E/IQIMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQgAUEBaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYNVyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJAA0AgAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhAQwDCwJAA0AgAS0AACIAQSBHBEAgAEEKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsOBAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQEMAQsgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECDDkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyABNgIUIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhAgw7CyADKAIEIQAgA0EANgIEIAMgACABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACADQQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTIhAgxOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4EBgQFAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8hAgxECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENASADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkEIcjsBMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBLiECDEILIANBADYCBCADQRI2AgggAyABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECADQRU2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMONgIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQgAyAAIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMNwsgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5BwABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQAAIQALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2AgxBACECDDALIANBADYCHCADIAE2AhQgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEyIgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSAHcUUNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhACAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJAIAJBAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQQAhAgJAIAMoAjgiAEUNACAAKAIwIgBFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDYCECADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFDQAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMVARAQSUhAgwkCyADKAIEIQAgA0EANgIEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgMEBQYHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0LQgwhCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQQAhAgwhCyABIARGBEBBIiECDCELQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYWFhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0IDIQoMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4hCgwCC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECDAQLQSghAgwDCyADIAE6ACwgA0EANgIAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBALQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMDAsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiADQQA2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMDAYLQQAhAiADQQA2AhwgAyABNgIUIANB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQgA0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJAIAEgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqIQADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE2AgAgAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA0EANgIcIAMgADYCFCADQdceNgIQIANBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJAAkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiADQQA2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHDQALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2AgwgASEACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqIgBBADYCAEHkACABa0F8cSICIABqIgFBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAAQQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACABQRxrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQgA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwILIAAoAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCDAsLFAAgACgCDEEWRgRAIABBADYCDAsLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEECdEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TEPC0GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApDwtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUPC0HLJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkDwtB7DYPC0HnKg8LQcgjDwtB4iEPC0HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIjDwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIPC0GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3DwtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQsgAQsXACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQQN0cjsBLgsaACAAIAAvAS5B7/8DcSABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsaACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjsBLgsaACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCOCIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQYwdNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8BMkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ/AkAgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQbACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiIBQQJxRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQQBHIQILIAILcwAgAEEQav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==", NB;
  Object.defineProperty(CC, "exports", {
    get: () => NB || (NB = fs.from(Ls, "base64"))
  });
});

// unused:../web/fetch/body.js
var tC = R(() => {
});

// node_modules/undici/lib/dispatcher/client-h1.js
var SC = R((Gr, lC) => {
  "use strict";
  var N = EC(), D = j(), { channels: sC } = oQ(), cB = JE(), {
    RequestContentLengthMismatchError: YA,
    ResponseContentLengthMismatchError: oC,
    RequestAbortedError: FC,
    InvalidArgumentError: Hs,
    HeadersTimeoutError: Gs,
    HeadersOverflowError: Vs,
    SocketError: dA,
    InformationalError: qA,
    BodyTimeoutError: Js,
    HTTPParserError: ms,
    ResponseExceededMaxSizeError: bs
  } = J(), {
    kUrl: RC,
    kReset: W,
    kClient: vQ,
    kParser: Y,
    kBlocking: DQ,
    kRunning: L,
    kPending: SB,
    kSize: iC,
    kWriting: DA,
    kQueue: K,
    kNoRef: rQ,
    kKeepAliveDefaultTimeout: ps,
    kHostHeader: Ws,
    kPendingIdx: Os,
    kRunningIdx: X,
    kError: p,
    kPipelining: _Q,
    kSocket: kA,
    kKeepAliveTimeoutValue: zQ,
    kMaxHeadersSize: xs,
    kKeepAliveMaxTimeout: Zs,
    kKeepAliveTimeoutThreshold: Ps,
    kHeadersTimeout: qs,
    kBodyTimeout: Xs,
    kStrictContentLength: RB,
    kMaxRequests: rC,
    kCounter: _s,
    kMaxResponseSize: Ks,
    kOnError: nC,
    kResume: CA,
    kHTTPContext: UC,
    kClosed: UB
  } = P(), Z = IC(), DC = Buffer.alloc(0), qQ = Buffer[Symbol.species], vs = D.removeAllListeners, TA = /* @__PURE__ */ Symbol("kIdleSocketValidation"), XA = /* @__PURE__ */ Symbol("kIdleSocketValidationTimeout"), MB = /* @__PURE__ */ Symbol("kSocketUsed"), hC = /* @__PURE__ */ Symbol("kTypeOfService"), aB;
  function zs() {
    let Q = process.env.JEST_WORKER_ID ? hB() : void 0, A, E = !0;
    if (process.arch === "ppc64") {
      let [B, I] = process.versions.node.split(".").map((g) => parseInt(g, 10));
      (B < 24 || B === 24 && I < 12) && (E = !1);
    }
    if (process.env.UNDICI_NO_WASM_SIMD === "1" ? E = !1 : process.env.UNDICI_NO_WASM_SIMD === "0" && (E = !0), E)
      try {
        A = new WebAssembly.Module(eC());
      } catch {
      }
    return A || (A = new WebAssembly.Module(Q || hB())), new WebAssembly.Instance(A, {
      env: {
        /**
         * @param {number} p
         * @param {number} at
         * @param {number} len
         * @returns {number}
         */
        wasm_on_url: (B, I, g) => 0,
        /**
         * @param {number} p
         * @param {number} at
         * @param {number} len
         * @returns {number}
         */
        wasm_on_status: (B, I, g) => {
          N(T.ptr === B);
          let e = I - EA + QA.byteOffset;
          return T.onStatus(new qQ(QA.buffer, e, g));
        },
        /**
         * @param {number} p
         * @returns {number}
         */
        wasm_on_message_begin: (B) => (N(T.ptr === B), T.onMessageBegin()),
        /**
         * @param {number} p
         * @param {number} at
         * @param {number} len
         * @returns {number}
         */
        wasm_on_header_field: (B, I, g) => {
          N(T.ptr === B);
          let e = I - EA + QA.byteOffset;
          return T.onHeaderField(new qQ(QA.buffer, e, g));
        },
        /**
         * @param {number} p
         * @param {number} at
         * @param {number} len
         * @returns {number}
         */
        wasm_on_header_value: (B, I, g) => {
          N(T.ptr === B);
          let e = I - EA + QA.byteOffset;
          return T.onHeaderValue(new qQ(QA.buffer, e, g));
        },
        /**
         * @param {number} p
         * @param {number} statusCode
         * @param {0|1} upgrade
         * @param {0|1} shouldKeepAlive
         * @returns {number}
         */
        wasm_on_headers_complete: (B, I, g, e) => (N(T.ptr === B), T.onHeadersComplete(I, g === 1, e === 1)),
        /**
         * @param {number} p
         * @param {number} at
         * @param {number} len
         * @returns {number}
         */
        wasm_on_body: (B, I, g) => {
          N(T.ptr === B);
          let e = I - EA + QA.byteOffset;
          return T.onBody(new qQ(QA.buffer, e, g));
        },
        /**
         * @param {number} p
         * @returns {number}
         */
        wasm_on_message_complete: (B) => (N(T.ptr === B), T.onMessageComplete())
      }
    });
  }
  var FB = null, T = null, QA = null, XQ = 0, EA = null, js = 0, nQ = 1, _A = 2 | nQ, KQ = 4 | nQ, wB = 8 | js, lB = class {
    /**
       * @param {import('./client.js')} client
       * @param {import('net').Socket} socket
       * @param {*} llhttp
       */
    constructor(A, E, { exports: B }) {
      this.llhttp = B, this.ptr = this.llhttp.llhttp_alloc(Z.TYPE.RESPONSE), this.client = A, this.socket = E, this.timeout = null, this.timeoutWeakRef = new WeakRef(this), this.timeoutValue = null, this.timeoutType = null, this.statusCode = 0, this.statusText = "", this.upgrade = !1, this.headers = [], this.headersSize = 0, this.headersMaxSize = A[xs], this.shouldKeepAlive = !1, this.paused = !1, this.resume = this.resume.bind(this), this.bytesRead = 0, this.keepAlive = "", this.contentLength = "", this.connection = "", this.maxResponseSize = A[Ks];
    }
    setTimeout(A, E) {
      A !== this.timeoutValue || E & nQ ^ this.timeoutType & nQ ? (this.timeout && (cB.clearTimeout(this.timeout), this.timeout = null), A && (E & nQ ? this.timeout = cB.setFastTimeout(NC, A, this.timeoutWeakRef) : (this.timeout = setTimeout(NC, A, this.timeoutWeakRef), this.timeout?.unref())), this.timeoutValue = A) : this.timeout && this.timeout.refresh && this.timeout.refresh(), this.timeoutType = E;
    }
    resume() {
      this.socket.destroyed || !this.paused || (N(this.ptr != null), N(T === null), this.llhttp.llhttp_resume(this.ptr), N(this.timeoutType === KQ), this.timeout && this.timeout.refresh && this.timeout.refresh(), this.paused = !1, this.execute(this.socket.read() || DC), this.readMore());
    }
    readMore() {
      for (; !this.paused && this.ptr; ) {
        let A = this.socket.read();
        if (A === null)
          break;
        this.execute(A);
      }
    }
    /**
     * @param {Buffer} chunk
     */
    execute(A) {
      N(T === null), N(this.ptr != null), N(!this.paused);
      let { socket: E, llhttp: B } = this;
      A.length > XQ && (EA && B.free(EA), XQ = Math.ceil(A.length / 4096) * 4096, EA = B.malloc(XQ)), new Uint8Array(B.memory.buffer, EA, XQ).set(A);
      try {
        let I;
        try {
          QA = A, T = this, I = B.llhttp_execute(this.ptr, EA, A.length);
        } finally {
          T = null, QA = null;
        }
        if (I !== Z.ERROR.OK) {
          let g = A.subarray(B.llhttp_get_error_pos(this.ptr) - EA);
          if (I === Z.ERROR.PAUSED_UPGRADE)
            this.onUpgrade(g);
          else if (I === Z.ERROR.PAUSED)
            this.paused = !0, E.unshift(g);
          else
            throw this.createError(I, g);
        }
      } catch (I) {
        D.destroy(E, I);
      }
    }
    finish() {
      N(T === null), N(this.ptr != null), N(!this.paused);
      let { llhttp: A } = this, E;
      try {
        T = this, E = A.llhttp_finish(this.ptr);
      } finally {
        T = null;
      }
      return E === Z.ERROR.OK ? null : E === Z.ERROR.PAUSED || E === Z.ERROR.PAUSED_UPGRADE ? (this.paused = !0, null) : this.createError(E, DC);
    }
    createError(A, E) {
      let { llhttp: B, contentLength: I, bytesRead: g } = this;
      if (I && g !== parseInt(I, 10))
        return new oC();
      let e = B.llhttp_get_error_reason(this.ptr), s = "";
      if (e) {
        let t = new Uint8Array(B.memory.buffer, e).indexOf(0);
        s = "Response does not match the HTTP/1.1 protocol (" + Buffer.from(B.memory.buffer, e, t).toString() + ")";
      }
      return new ms(s, Z.ERROR[A], E);
    }
    destroy() {
      N(T === null), N(this.ptr != null), this.llhttp.llhttp_free(this.ptr), this.ptr = null, this.timeout && cB.clearTimeout(this.timeout), this.timeout = null, this.timeoutValue = null, this.timeoutType = null, this.paused = !1;
    }
    /**
     * @param {Buffer} buf
     * @returns {0}
     */
    onStatus(A) {
      return this.statusText = A.toString(), 0;
    }
    /**
     * @returns {0|-1}
     */
    onMessageBegin() {
      let { socket: A, client: E } = this;
      if (A.destroyed)
        return -1;
      if (E[L] === 0)
        return D.destroy(A, new dA("bad response", D.getSocketInfo(A))), -1;
      let B = E[K][E[X]];
      return B ? (B.onResponseStarted(), 0) : -1;
    }
    /**
     * @param {Buffer} buf
     * @returns {number}
     */
    onHeaderField(A) {
      let E = this.headers.length;
      return (E & 1) === 0 ? this.headers.push(A) : this.headers[E - 1] = Buffer.concat([this.headers[E - 1], A]), this.trackHeader(A.length), 0;
    }
    /**
     * @param {Buffer} buf
     * @returns {number}
     */
    onHeaderValue(A) {
      let E = this.headers.length;
      (E & 1) === 1 ? (this.headers.push(A), E += 1) : this.headers[E - 1] = Buffer.concat([this.headers[E - 1], A]);
      let B = this.headers[E - 2];
      if (B.length === 10) {
        let I = D.bufferToLowerCasedHeaderName(B);
        I === "keep-alive" ? this.keepAlive += A.toString() : I === "connection" && (this.connection += A.toString());
      } else B.length === 14 && D.bufferToLowerCasedHeaderName(B) === "content-length" && (this.contentLength += A.toString());
      return this.trackHeader(A.length), 0;
    }
    /**
     * @param {number} len
     */
    trackHeader(A) {
      this.headersSize += A, this.headersSize >= this.headersMaxSize && D.destroy(this.socket, new Vs());
    }
    /**
     * @param {Buffer} head
     */
    onUpgrade(A) {
      let { upgrade: E, client: B, socket: I, headers: g, statusCode: e, statusText: s } = this;
      N(E), N(B[kA] === I), N(!I.destroyed), N(!this.paused), N((g.length & 1) === 0);
      let t = B[K][B[X]];
      N(t), N(t.upgrade || t.method === "CONNECT"), this.statusCode = 0, this.statusText = "", this.shouldKeepAlive = !1, this.headers = [], this.headersSize = 0, I.unshift(A), I[Y].destroy(), I[Y] = null, I[vQ] = null, I[p] = null, vs(I), B[kA] = null, B[UC] = null, B[K][B[X]++] = null, B.emit("disconnect", B[RC], [B], new qA("upgrade"));
      try {
        t.onUpgrade(e, g, I, s);
      } catch (o) {
        D.errorRequest(B, t, o), D.destroy(I, o);
      }
      B[CA]();
    }
    /**
     * @param {number} statusCode
     * @param {boolean} upgrade
     * @param {boolean} shouldKeepAlive
     * @returns {number}
     */
    onHeadersComplete(A, E, B) {
      let { client: I, socket: g, headers: e, statusText: s } = this;
      if (g.destroyed)
        return -1;
      if (I[L] === 0)
        return D.destroy(g, new dA("bad response", D.getSocketInfo(g))), -1;
      let t = I[K][I[X]];
      if (!t)
        return -1;
      if (N(!this.upgrade), N(this.statusCode < 200), A === 100)
        return D.destroy(g, new dA("bad response", D.getSocketInfo(g))), -1;
      if (E && !t.upgrade)
        return D.destroy(g, new dA("bad upgrade", D.getSocketInfo(g))), -1;
      if (N(this.timeoutType === _A), this.statusCode = A, this.shouldKeepAlive = B || // Override llhttp value which does not allow keepAlive for HEAD.
      t.method === "HEAD" && !g[W] && this.connection.toLowerCase() === "keep-alive", this.statusCode >= 200) {
        let i = t.bodyTimeout != null ? t.bodyTimeout : I[Xs];
        this.setTimeout(i, KQ);
      } else this.timeout && this.timeout.refresh && this.timeout.refresh();
      if (t.method === "CONNECT")
        return N(I[L] === 1), this.upgrade = !0, 2;
      if (E)
        return N(I[L] === 1), this.upgrade = !0, 2;
      if (N((this.headers.length & 1) === 0), this.headers = [], this.headersSize = 0, this.shouldKeepAlive && I[_Q]) {
        let i = this.keepAlive ? D.parseKeepAliveTimeout(this.keepAlive) : null;
        if (i != null) {
          let h = Math.min(
            i - I[Ps],
            I[Zs]
          );
          h <= 0 ? g[W] = !0 : I[zQ] = h;
        } else
          I[zQ] = I[ps];
      } else
        g[W] = !0;
      let o = t.onHeaders(A, e, this.resume, s) === !1;
      return t.aborted ? -1 : t.method === "HEAD" || A < 200 ? 1 : (g[DQ] && (g[DQ] = !1, I[CA]()), o ? Z.ERROR.PAUSED : 0);
    }
    /**
     * @param {Buffer} buf
     * @returns {number}
     */
    onBody(A) {
      let { client: E, socket: B, statusCode: I, maxResponseSize: g } = this;
      if (B.destroyed)
        return -1;
      let e = E[K][E[X]];
      return N(e), N(this.timeoutType === KQ), this.timeout && this.timeout.refresh && this.timeout.refresh(), N(I >= 200), g > -1 && this.bytesRead + A.length > g ? (D.destroy(B, new bs()), -1) : (this.bytesRead += A.length, e.onData(A) === !1 ? Z.ERROR.PAUSED : 0);
    }
    /**
     * @returns {number}
     */
    onMessageComplete() {
      let { client: A, socket: E, statusCode: B, upgrade: I, headers: g, contentLength: e, bytesRead: s, shouldKeepAlive: t } = this;
      if (E.destroyed && (!B || t))
        return -1;
      if (I)
        return 0;
      N(B >= 100), N((this.headers.length & 1) === 0);
      let o = A[K][A[X]];
      if (N(o), this.statusCode = 0, this.statusText = "", this.bytesRead = 0, this.contentLength = "", this.keepAlive = "", this.connection = "", this.headers = [], this.headersSize = 0, B < 200)
        return 0;
      if (o.method !== "HEAD" && e && s !== parseInt(e, 10))
        return D.destroy(E, new oC()), -1;
      if (o.onComplete(g), A[K][A[X]++] = null, E[MB] = A[SB] === 0, E[DA])
        return N(A[L] === 0), D.destroy(E, new qA("reset")), Z.ERROR.PAUSED;
      if (t) {
        if (E[W] && A[L] === 0)
          return D.destroy(E, new qA("reset")), Z.ERROR.PAUSED;
        A[_Q] == null || A[_Q] === 1 ? setImmediate(A[CA]) : A[CA]();
      } else return D.destroy(E, new qA("reset")), Z.ERROR.PAUSED;
      return 0;
    }
  };
  function NC(Q) {
    let A = Q.deref();
    if (!A)
      return;
    let { socket: E, timeoutType: B, client: I, paused: g } = A;
    B === _A ? (!E[DA] || E.writableNeedDrain || I[L] > 1) && (N(!g, "cannot be paused while waiting for headers"), D.destroy(E, new Gs())) : B === KQ ? g || D.destroy(E, new Js()) : B === wB && (N(I[L] === 0 && I[zQ]), D.destroy(E, new qA("socket idle timeout")));
  }
  function $s(Q, A) {
    if (Q[kA] = A, FB || (FB = zs()), A.errored)
      throw A.errored;
    if (A.destroyed)
      throw new dA("destroyed");
    return A[rQ] = !1, A[DA] = !1, A[W] = !1, A[DQ] = !1, A[TA] = 0, A[XA] = null, A[MB] = !1, A[Y] = new lB(Q, A, FB), D.addListener(A, "error", Ao), D.addListener(A, "readable", Qo), D.addListener(A, "end", Eo), D.addListener(A, "close", Bo), A[UB] = !1, A.on("close", Io), {
      version: "h1",
      defaultPipelining: 1,
      write(E) {
        return so(Q, E);
      },
      resume() {
        Co(Q);
      },
      /**
       * @param {Error|undefined} err
       * @param {() => void} callback
       */
      destroy(E, B) {
        A[UB] ? queueMicrotask(B) : (A.on("close", B), A.destroy(E));
      },
      /**
       * @returns {boolean}
       */
      get destroyed() {
        return A.destroyed;
      },
      /**
       * @param {import('../core/request.js')} request
       * @returns {boolean}
       */
      busy(E) {
        return !!(A[DA] || A[W] || A[DQ] || A[TA] === 1 || E && (Q[L] > 0 && !E.idempotent || Q[L] > 0 && (E.upgrade || E.method === "CONNECT") || Q[L] > 0 && D.bodyLength(E.body) !== 0 && (D.isStream(E.body) || D.isAsyncIterable(E.body) || D.isFormDataLike(E.body))));
      }
    };
  }
  function Ao(Q) {
    let A = this[Y];
    if (Q.code === "ECONNRESET" && A.statusCode && !A.shouldKeepAlive) {
      let E = A.finish();
      E && (this[p] = E, this[vQ][nC](E));
      return;
    }
    this[p] = Q, this[vQ][nC](Q);
  }
  function Qo() {
    this[Y]?.readMore();
  }
  function Eo() {
    let Q = this[Y];
    if (Q.statusCode && !Q.shouldKeepAlive) {
      let A = Q.finish();
      A && D.destroy(this, A);
      return;
    }
    D.destroy(this, new dA("other side closed", D.getSocketInfo(this)));
  }
  function Bo() {
    let Q = this[Y];
    wC(this), Q && (!this[p] && Q.statusCode && !Q.shouldKeepAlive && (this[p] = Q.finish() || this[p]), this[Y].destroy(), this[Y] = null);
    let A = this[p] || new dA("closed", D.getSocketInfo(this)), E = this[vQ];
    if (E[kA] = null, E[UC] = null, E.destroyed) {
      N(E[SB] === 0);
      let B = E[K].splice(E[X]);
      for (let I = 0; I < B.length; I++) {
        let g = B[I];
        D.errorRequest(E, g, A);
      }
    } else if (E[L] > 0 && A.code !== "UND_ERR_INFO") {
      let B = E[K][E[X]];
      E[K][E[X]++] = null, D.errorRequest(E, B, A);
    }
    E[Os] = E[X], N(E[L] === 0), E.emit("disconnect", E[RC], [E], A), E[CA]();
  }
  function Io() {
    this[UB] = !0;
  }
  function wC(Q) {
    Q[XA] && (clearImmediate(Q[XA]), Q[XA] = null), Q[TA] = 0;
  }
  function go(Q, A) {
    A[TA] = 1, A[XA] = setImmediate(() => {
      A[XA] = null, A[TA] = 2, Q[kA] === A && !A.destroyed && Q[CA]();
    });
  }
  function Co(Q) {
    let A = Q[kA];
    if (A && !A.destroyed) {
      if (Q[iC] === 0 ? !A[rQ] && A.unref && (A.unref(), A[rQ] = !0) : A[rQ] && A.ref && (A.ref(), A[rQ] = !1), Q[L] === 0 && Q[SB] > 0 && A[MB]) {
        if (A[TA] === 0)
          return go(Q, A), A[Y].readMore(), A.destroyed, void 0;
        if (A[TA] === 1)
          return A[Y].readMore(), A.destroyed, void 0;
      }
      if (Q[L] === 0 && (A[Y].readMore(), A.destroyed))
        return;
      if (Q[iC] === 0)
        A[Y].timeoutType !== wB && A[Y].setTimeout(Q[zQ], wB);
      else if (Q[L] > 0 && A[Y].statusCode < 200 && A[Y].timeoutType !== _A) {
        let E = Q[K][Q[X]], B = E.headersTimeout != null ? E.headersTimeout : Q[qs];
        A[Y].setTimeout(B, _A);
      }
    }
  }
  function eo(Q) {
    return Q !== "GET" && Q !== "HEAD" && Q !== "OPTIONS" && Q !== "TRACE" && Q !== "CONNECT";
  }
  function to(Q, A) {
    if (typeof Q.setTypeOfService != "function")
      return;
    let E = A.typeOfService;
    if (!(E === void 0 || Q[hC] === E))
      try {
        Q.setTypeOfService(E), Q[hC] = E;
      } catch {
      }
  }
  function so(Q, A) {
    let { method: E, path: B, host: I, upgrade: g, blocking: e, reset: s } = A, { body: t, headers: o, contentLength: i } = A, h = E === "PUT" || E === "POST" || E === "PATCH" || E === "QUERY" || E === "PROPFIND" || E === "PROPPATCH";
    if (D.isFormDataLike(t)) {
      aB || (aB = tC().extractBody);
      let [a, l] = aB(t);
      A.contentType == null && o.push("content-type", l), t = a.stream, i = a.length;
    } else if (D.isBlobLike(t) && A.contentType == null) {
      let a = t.type;
      if (a) {
        let l = `${a}`;
        if (!D.isValidHeaderValue(l))
          return D.errorRequest(Q, A, new Hs("invalid content-type header")), !1;
        o.push("content-type", l);
      }
    }
    t && typeof t.read == "function" && t.read(0);
    let n = D.bodyLength(t);
    if (i = n ?? i, i === null && (i = A.contentLength), i === 0 && !h && (i = null), eo(E) && i > 0 && A.contentLength !== null && A.contentLength !== i) {
      if (Q[RB])
        return D.errorRequest(Q, A, new YA()), !1;
      process.emitWarning(new YA());
    }
    let r = Q[kA];
    wC(r);
    let F = (a) => {
      A.aborted || A.completed || (D.errorRequest(Q, A, a || new FC()), D.destroy(t), D.destroy(r, new qA("aborted")));
    };
    try {
      A.onConnect(F);
    } catch (a) {
      D.errorRequest(Q, A, a);
    }
    if (A.aborted)
      return !1;
    E === "HEAD" && (r[W] = !0), (g || E === "CONNECT") && (r[W] = !0), s != null && (r[W] = s), Q[rC] && r[_s]++ >= Q[rC] && (r[W] = !0), e && (r[DQ] = !0), to(r, A);
    let c = `${E} ${B} HTTP/1.1\r
`;
    if (typeof I == "string" ? c += `host: ${I}\r
` : c += Q[Ws], g ? c += `connection: upgrade\r
upgrade: ${g}\r
` : Q[_Q] && !r[W] ? c += `connection: keep-alive\r
` : c += `connection: close\r
`, Array.isArray(o))
      for (let a = 0; a < o.length; a += 2) {
        let l = o[a + 0], M = o[a + 1];
        if (Array.isArray(M))
          for (let U = 0; U < M.length; U++)
            c += `${l}: ${M[U]}\r
`;
        else
          c += `${l}: ${M}\r
`;
      }
    return sC.sendHeaders.hasSubscribers && sC.sendHeaders.publish({ request: A, headers: c, socket: r }), !t || n === 0 ? cC(F, null, Q, A, r, i, c, h) : D.isBuffer(t) ? cC(F, t, Q, A, r, i, c, h) : D.isBlobLike(t) ? typeof t.stream == "function" ? aC(F, t.stream(), Q, A, r, i, c, h) : io(F, t, Q, A, r, i, c, h) : D.isStream(t) ? oo(F, t, Q, A, r, i, c, h) : D.isIterable(t) ? aC(F, t, Q, A, r, i, c, h) : N(!1), !0;
  }
  function oo(Q, A, E, B, I, g, e, s) {
    N(g !== 0 || E[L] === 0, "stream body cannot be pipelined");
    let t = !1, o = new jQ({ abort: Q, socket: I, request: B, contentLength: g, client: E, expectsPayload: s, header: e }), i = function(F) {
      if (!t)
        try {
          !o.write(F) && this.pause && this.pause();
        } catch (c) {
          D.destroy(this, c);
        }
    }, h = function() {
      t || A.resume && A.resume();
    }, n = function() {
      if (queueMicrotask(() => {
        A.removeListener("error", r);
      }), !t) {
        let F = new FC();
        queueMicrotask(() => r(F));
      }
    }, r = function(F) {
      if (!t) {
        if (t = !0, N(I.destroyed || I[DA] && E[L] <= 1), I.off("drain", h).off("error", r), A.removeListener("data", i).removeListener("end", r).removeListener("close", n), !F)
          try {
            o.end();
          } catch (c) {
            F = c;
          }
        o.destroy(F), F && (F.code !== "UND_ERR_INFO" || F.message !== "reset") ? D.destroy(A, F) : D.destroy(A);
      }
    };
    A.on("data", i).on("end", r).on("error", r).on("close", n), A.resume && A.resume(), I.on("drain", h).on("error", r), A.errorEmitted ?? A.errored ? setImmediate(r, A.errored) : (A.endEmitted ?? A.readableEnded) && setImmediate(r, null), (A.closeEmitted ?? A.closed) && setImmediate(n);
  }
  function cC(Q, A, E, B, I, g, e, s) {
    try {
      A ? D.isBuffer(A) && (N(g === A.byteLength, "buffer body must have content length"), I.cork(), I.write(`${e}content-length: ${g}\r
\r
`, "latin1"), I.write(A), I.uncork(), B.onBodySent(A), !s && B.reset !== !1 && (I[W] = !0)) : g === 0 ? I.write(`${e}content-length: 0\r
\r
`, "latin1") : (N(g === null, "no body must not have content length"), I.write(`${e}\r
`, "latin1")), B.onRequestSent(), E[CA]();
    } catch (t) {
      Q(t);
    }
  }
  async function io(Q, A, E, B, I, g, e, s) {
    N(g === A.size, "blob body must have content length");
    try {
      if (g != null && g !== A.size)
        throw new YA();
      let t = Buffer.from(await A.arrayBuffer());
      I.cork(), I.write(`${e}content-length: ${g}\r
\r
`, "latin1"), I.write(t), I.uncork(), B.onBodySent(t), B.onRequestSent(), !s && B.reset !== !1 && (I[W] = !0), E[CA]();
    } catch (t) {
      Q(t);
    }
  }
  async function aC(Q, A, E, B, I, g, e, s) {
    N(g !== 0 || E[L] === 0, "iterator body cannot be pipelined");
    let t = null;
    function o() {
      if (t) {
        let n = t;
        t = null, n();
      }
    }
    let i = () => new Promise((n, r) => {
      N(t === null), I[p] ? r(I[p]) : t = n;
    });
    I.on("close", o).on("drain", o);
    let h = new jQ({ abort: Q, socket: I, request: B, contentLength: g, client: E, expectsPayload: s, header: e });
    try {
      for await (let n of A) {
        if (I[p])
          throw I[p];
        h.write(n) || await i();
      }
      h.end();
    } catch (n) {
      h.destroy(n);
    } finally {
      I.off("close", o).off("drain", o);
    }
  }
  var jQ = class {
    /**
     *
     * @param {object} arg
     * @param {AbortCallback} arg.abort
     * @param {import('net').Socket} arg.socket
     * @param {import('../core/request.js')} arg.request
     * @param {number} arg.contentLength
     * @param {import('./client.js')} arg.client
     * @param {boolean} arg.expectsPayload
     * @param {string} arg.header
     */
    constructor({ abort: A, socket: E, request: B, contentLength: I, client: g, expectsPayload: e, header: s }) {
      this.socket = E, this.request = B, this.contentLength = I, this.client = g, this.bytesWritten = 0, this.expectsPayload = e, this.header = s, this.abort = A, E[DA] = !0;
    }
    /**
     * @param {Buffer} chunk
     * @returns
     */
    write(A) {
      let { socket: E, request: B, contentLength: I, client: g, bytesWritten: e, expectsPayload: s, header: t } = this;
      if (E[p])
        throw E[p];
      if (E.destroyed)
        return !1;
      let o = Buffer.byteLength(A);
      if (!o)
        return !0;
      if (I !== null && e + o > I) {
        if (g[RB])
          throw new YA();
        process.emitWarning(new YA());
      }
      E.cork(), e === 0 && (!s && B.reset !== !1 && (E[W] = !0), I === null ? E.write(`${t}transfer-encoding: chunked\r
`, "latin1") : E.write(`${t}content-length: ${I}\r
\r
`, "latin1")), I === null && E.write(`\r
${o.toString(16)}\r
`, "latin1"), this.bytesWritten += o;
      let i = E.write(A);
      return E.uncork(), B.onBodySent(A), i || E[Y].timeout && E[Y].timeoutType === _A && E[Y].timeout.refresh && E[Y].timeout.refresh(), i;
    }
    /**
     * @returns {void}
     */
    end() {
      let { socket: A, contentLength: E, client: B, bytesWritten: I, expectsPayload: g, header: e, request: s } = this;
      if (s.onRequestSent(), A[DA] = !1, A[p])
        throw A[p];
      if (!A.destroyed) {
        if (I === 0 ? g ? A.write(`${e}content-length: 0\r
\r
`, "latin1") : A.write(`${e}\r
`, "latin1") : E === null && A.write(`\r
0\r
\r
`, "latin1"), E !== null && I !== E) {
          if (B[RB])
            throw new YA();
          process.emitWarning(new YA());
        }
        A[Y].timeout && A[Y].timeoutType === _A && A[Y].timeout.refresh && A[Y].timeout.refresh(), B[CA]();
      }
    }
    /**
     * @param {Error} [err]
     * @returns {void}
     */
    destroy(A) {
      let { socket: E, client: B, abort: I } = this;
      E[DA] = !1, A && (N(B[L] <= 1, "pipeline should only contain this request"), I(A));
    }
  };
  lC.exports = $s;
});

// unused:./client-h2.js
var MC = R(() => {
});

// node_modules/undici/lib/dispatcher/client.js
var AE = R((mr, LC) => {
  "use strict";
  var eA = Xg(), dC = k("node:net"), hQ = Kg(), fA = j(), { ClientStats: ro } = QB(), { channels: KA } = oQ(), no = QC(), Do = yA(), {
    InvalidArgumentError: d,
    InformationalError: ho,
    ClientDestroyedError: No
  } = J(), co = ZA(), {
    kUrl: BA,
    kServerName: cA,
    kClient: ao,
    kBusy: uB,
    kConnect: Fo,
    kResuming: LA,
    kRunning: FQ,
    kPending: RQ,
    kSize: NQ,
    kQueue: v,
    kConnected: Ro,
    kConnecting: vA,
    kNeedDrain: NA,
    kKeepAliveDefaultTimeout: yC,
    kHostHeader: Uo,
    kPendingIdx: z,
    kRunningIdx: sA,
    kError: wo,
    kPipelining: $Q,
    kKeepAliveTimeoutValue: lo,
    kMaxHeadersSize: So,
    kKeepAliveMaxTimeout: Mo,
    kKeepAliveTimeoutThreshold: yo,
    kHeadersTimeout: uo,
    kBodyTimeout: Yo,
    kStrictContentLength: ko,
    kConnector: cQ,
    kMaxRequests: YB,
    kCounter: To,
    kClose: fo,
    kDestroy: Lo,
    kDispatch: Ho,
    kLocalAddress: aQ,
    kMaxResponseSize: Go,
    kOnError: Vo,
    kHTTPContext: f,
    kMaxConcurrentStreams: Jo,
    kHTTP2InitialWindowSize: mo,
    kHTTP2ConnectionWindowSize: bo,
    kResume: tA,
    kPingInterval: po
  } = P(), Wo = SC(), Oo = MC(), hA = /* @__PURE__ */ Symbol("kClosedResolve"), xo = hQ && hQ.maxHeaderSize && Number.isInteger(hQ.maxHeaderSize) && hQ.maxHeaderSize > 0 ? () => hQ.maxHeaderSize : () => {
    throw new d("http module not available or http.maxHeaderSize invalid");
  }, uC = () => {
  };
  function kC(Q) {
    return Q[$Q] ?? Q[f]?.defaultPipelining ?? 1;
  }
  var dB = class extends Do {
    /**
     *
     * @param {string|URL} url
     * @param {import('../../types/client.js').Client.Options} options
     */
    constructor(A, {
      maxHeaderSize: E,
      headersTimeout: B,
      socketTimeout: I,
      requestTimeout: g,
      connectTimeout: e,
      bodyTimeout: s,
      idleTimeout: t,
      keepAlive: o,
      keepAliveTimeout: i,
      maxKeepAliveTimeout: h,
      keepAliveMaxTimeout: n,
      keepAliveTimeoutThreshold: r,
      socketPath: F,
      pipelining: c,
      tls: a,
      strictContentLength: l,
      maxCachedSessions: M,
      connect: U,
      maxRequestsPerClient: y,
      localAddress: O,
      maxResponseSize: SA,
      autoSelectFamily: KB,
      autoSelectFamilyAttemptTimeout: SQ,
      // h2
      maxConcurrentStreams: AQ,
      allowH2: QQ,
      useH2c: eE,
      initialWindowSize: EQ,
      connectionWindowSize: BQ,
      pingInterval: bA,
      webSocket: be,
      eventSource: pe
    } = {}) {
      if (o !== void 0)
        throw new d("unsupported keepAlive, use pipelining=0 instead");
      if (I !== void 0)
        throw new d("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");
      if (g !== void 0)
        throw new d("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");
      if (t !== void 0)
        throw new d("unsupported idleTimeout, use keepAliveTimeout instead");
      if (h !== void 0)
        throw new d("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");
      if (E != null) {
        if (!Number.isInteger(E) || E < 1)
          throw new d("invalid maxHeaderSize");
      } else
        E = xo();
      if (F != null && typeof F != "string")
        throw new d("invalid socketPath");
      if (e != null && (!Number.isFinite(e) || e < 0))
        throw new d("invalid connectTimeout");
      if (i != null && (!Number.isFinite(i) || i <= 0))
        throw new d("invalid keepAliveTimeout");
      if (n != null && (!Number.isFinite(n) || n <= 0))
        throw new d("invalid keepAliveMaxTimeout");
      if (r != null && !Number.isFinite(r))
        throw new d("invalid keepAliveTimeoutThreshold");
      if (B != null && (!Number.isInteger(B) || B < 0))
        throw new d("headersTimeout must be a positive integer or zero");
      if (s != null && (!Number.isInteger(s) || s < 0))
        throw new d("bodyTimeout must be a positive integer or zero");
      if (U != null && typeof U != "function" && typeof U != "object")
        throw new d("connect must be a function or an object");
      if (y != null && (!Number.isInteger(y) || y < 0))
        throw new d("maxRequestsPerClient must be a positive number");
      if (O != null && (typeof O != "string" || dC.isIP(O) === 0))
        throw new d("localAddress must be valid string IP address");
      if (SA != null && (!Number.isInteger(SA) || SA < -1))
        throw new d("maxResponseSize must be a positive number");
      if (SQ != null && (!Number.isInteger(SQ) || SQ < -1))
        throw new d("autoSelectFamilyAttemptTimeout must be a positive number");
      if (QQ != null && typeof QQ != "boolean")
        throw new d("allowH2 must be a valid boolean value");
      if (AQ != null && (typeof AQ != "number" || AQ < 1))
        throw new d("maxConcurrentStreams must be a positive integer, greater than 0");
      if (eE != null && typeof eE != "boolean")
        throw new d("useH2c must be a valid boolean value");
      if (EQ != null && (!Number.isInteger(EQ) || EQ < 1))
        throw new d("initialWindowSize must be a positive integer, greater than 0");
      if (BQ != null && (!Number.isInteger(BQ) || BQ < 1))
        throw new d("connectionWindowSize must be a positive integer, greater than 0");
      if (bA != null && (typeof bA != "number" || !Number.isInteger(bA) || bA < 0))
        throw new d("pingInterval must be a positive integer, greater or equal to 0");
      if (super({ webSocket: be, eventSource: pe }), typeof U != "function")
        U = co({
          ...a,
          maxCachedSessions: M,
          allowH2: QQ,
          useH2c: eE,
          socketPath: F,
          timeout: e,
          ...typeof KB == "boolean" ? { autoSelectFamily: KB, autoSelectFamilyAttemptTimeout: SQ } : void 0,
          ...U
        });
      else {
        let IQ = U;
        U = (We, Oe) => IQ({
          ...We,
          ...F != null ? { socketPath: F } : null,
          ...QQ != null ? { allowH2: QQ } : null
        }, Oe);
      }
      this[BA] = fA.parseOrigin(A), this[cQ] = U, this[$Q] = c ?? 1, this[So] = E, this[yC] = i ?? 4e3, this[Mo] = n ?? 6e5, this[yo] = r ?? 2e3, this[lo] = this[yC], this[cA] = null, this[aQ] = O ?? null, this[LA] = 0, this[NA] = 0, this[Uo] = `host: ${this[BA].hostname}${this[BA].port ? `:${this[BA].port}` : ""}\r
`, this[Yo] = s ?? 3e5, this[uo] = B ?? 3e5, this[ko] = l ?? !0, this[YB] = y, this[hA] = null, this[Go] = SA > -1 ? SA : -1, this[f] = null, this[Jo] = AQ ?? 100, this[mo] = EQ ?? 262144, this[bo] = BQ ?? 524288, this[po] = bA ?? 6e4, this[v] = [], this[sA] = 0, this[z] = 0, this[tA] = (IQ) => kB(this, IQ), this[Vo] = (IQ) => TC(this, IQ);
    }
    get pipelining() {
      return this[$Q];
    }
    set pipelining(A) {
      this[$Q] = A, this[tA](!0);
    }
    get stats() {
      return new ro(this);
    }
    get [RQ]() {
      return this[v].length - this[z];
    }
    get [FQ]() {
      return this[z] - this[sA];
    }
    get [NQ]() {
      return this[v].length - this[sA];
    }
    get [Ro]() {
      return !!this[f] && !this[vA] && !this[f].destroyed;
    }
    get [uB]() {
      return !!(this[f]?.busy(null) || this[NQ] >= (kC(this) || 1) || this[RQ] > 0);
    }
    [Fo](A) {
      fC(this), this.once("connect", A);
    }
    [Ho](A, E) {
      let B = new no(this[BA].origin, A, E);
      return this[v].push(B), this[LA] || (fA.bodyLength(B.body) == null && fA.isIterable(B.body) ? (this[LA] = 1, queueMicrotask(() => kB(this))) : this[tA](!0)), this[LA] && this[NA] !== 2 && this[uB] && (this[NA] = 2), this[NA] < 2;
    }
    [fo]() {
      return new Promise((A) => {
        this[NQ] ? this[hA] = A : A(null);
      });
    }
    [Lo](A) {
      return new Promise((E) => {
        let B = this[v].splice(this[z]);
        for (let g = 0; g < B.length; g++) {
          let e = B[g];
          e != null && fA.errorRequest(this, e, A);
        }
        let I = () => {
          this[hA] && (this[hA](), this[hA] = null), E(null);
        };
        this[f] ? (this[f].destroy(A, I), this[f] = null) : queueMicrotask(I), this[tA]();
      });
    }
  };
  function TC(Q, A) {
    if (Q[FQ] === 0 && A.code !== "UND_ERR_INFO" && A.code !== "UND_ERR_SOCKET") {
      eA(Q[z] === Q[sA]);
      let E = Q[v].splice(Q[sA]);
      for (let B = 0; B < E.length; B++) {
        let I = E[B];
        I != null && fA.errorRequest(Q, I, A);
      }
      eA(Q[NQ] === 0);
    }
  }
  function fC(Q) {
    eA(!Q[vA]), eA(!Q[f]);
    let { host: A, hostname: E, protocol: B, port: I } = Q[BA];
    if (E[0] === "[") {
      let g = E.indexOf("]");
      eA(g !== -1);
      let e = E.substring(1, g);
      eA(dC.isIPv6(e)), E = e;
    }
    Q[vA] = !0, KA.beforeConnect.hasSubscribers && KA.beforeConnect.publish({
      connectParams: {
        host: A,
        hostname: E,
        protocol: B,
        port: I,
        version: Q[f]?.version,
        servername: Q[cA],
        localAddress: Q[aQ]
      },
      connector: Q[cQ]
    });
    try {
      Q[cQ]({
        host: A,
        hostname: E,
        protocol: B,
        port: I,
        servername: Q[cA],
        localAddress: Q[aQ]
      }, (g, e) => {
        if (g) {
          yB(Q, g, { host: A, hostname: E, protocol: B, port: I }), Q[tA]();
          return;
        }
        if (Q.destroyed) {
          fA.destroy(e.on("error", uC), new No()), Q[tA]();
          return;
        }
        eA(e);
        try {
          Q[f] = e.alpnProtocol === "h2" ? Oo(Q, e) : Wo(Q, e);
        } catch (s) {
          e.destroy().on("error", uC), yB(Q, s, { host: A, hostname: E, protocol: B, port: I }), Q[tA]();
          return;
        }
        Q[vA] = !1, e[To] = 0, e[YB] = Q[YB], e[ao] = Q, e[wo] = null, KA.connected.hasSubscribers && KA.connected.publish({
          connectParams: {
            host: A,
            hostname: E,
            protocol: B,
            port: I,
            version: Q[f]?.version,
            servername: Q[cA],
            localAddress: Q[aQ]
          },
          connector: Q[cQ],
          socket: e
        }), Q.emit("connect", Q[BA], [Q]), Q[tA]();
      });
    } catch (g) {
      yB(Q, g, { host: A, hostname: E, protocol: B, port: I }), Q[tA]();
    }
  }
  function yB(Q, A, { host: E, hostname: B, protocol: I, port: g }) {
    if (!Q.destroyed) {
      if (Q[vA] = !1, KA.connectError.hasSubscribers && KA.connectError.publish({
        connectParams: {
          host: E,
          hostname: B,
          protocol: I,
          port: g,
          version: Q[f]?.version,
          servername: Q[cA],
          localAddress: Q[aQ]
        },
        connector: Q[cQ],
        error: A
      }), A.code === "ERR_TLS_CERT_ALTNAME_INVALID")
        for (eA(Q[FQ] === 0); Q[RQ] > 0 && Q[v][Q[z]].servername === Q[cA]; ) {
          let e = Q[v][Q[z]++];
          fA.errorRequest(Q, e, A);
        }
      else
        TC(Q, A);
      Q.emit("connectionError", Q[BA], [Q], A);
    }
  }
  function YC(Q) {
    Q[NA] = 0, Q.emit("drain", Q[BA], [Q]);
  }
  function kB(Q, A) {
    Q[LA] !== 2 && (Q[LA] = 2, Zo(Q, A), Q[LA] = 0, Q[sA] > 256 && (Q[v].splice(0, Q[sA]), Q[z] -= Q[sA], Q[sA] = 0));
  }
  function Zo(Q, A) {
    for (; ; ) {
      if (Q.destroyed) {
        eA(Q[RQ] === 0);
        return;
      }
      if (Q[hA] && !Q[NQ]) {
        Q[hA](), Q[hA] = null;
        return;
      }
      if (Q[f] && Q[f].resume(), Q[uB])
        Q[NA] = 2;
      else if (Q[NA] === 2) {
        A ? (Q[NA] = 1, queueMicrotask(() => YC(Q))) : YC(Q);
        continue;
      }
      if (Q[RQ] === 0 || Q[FQ] >= (kC(Q) || 1))
        return;
      let E = Q[v][Q[z]];
      if (E === null)
        return;
      if (Q[BA].protocol === "https:" && Q[cA] !== E.servername) {
        if (Q[FQ] > 0)
          return;
        Q[cA] = E.servername, Q[f]?.destroy(new ho("servername changed"), () => {
          Q[f] = null, kB(Q);
        });
      }
      if (Q[vA])
        return;
      if (!Q[f]) {
        fC(Q);
        return;
      }
      if (Q[f].destroyed || Q[f].busy(E))
        return;
      !E.aborted && Q[f].write(E) ? Q[z]++ : Q[v].splice(Q[z], 1);
    }
  }
  LC.exports = dB;
});

// node_modules/undici/lib/dispatcher/pool.js
var UQ = R((br, JC) => {
  "use strict";
  var {
    PoolBase: Po,
    kClients: QE,
    kNeedDrain: qo,
    kAddClient: Xo,
    kGetDispatcher: _o,
    kRemoveClient: Ko
  } = qg(), vo = AE(), {
    InvalidArgumentError: TB
  } = J(), HC = j(), { kUrl: GC } = P(), zo = ZA(), EE = /* @__PURE__ */ Symbol("options"), fB = /* @__PURE__ */ Symbol("connections"), VC = /* @__PURE__ */ Symbol("factory");
  function jo(Q, A) {
    return new vo(Q, A);
  }
  var LB = class extends Po {
    constructor(A, {
      connections: E,
      factory: B = jo,
      connect: I,
      connectTimeout: g,
      tls: e,
      maxCachedSessions: s,
      socketPath: t,
      autoSelectFamily: o,
      autoSelectFamilyAttemptTimeout: i,
      allowH2: h,
      clientTtl: n,
      ...r
    } = {}) {
      if (E != null && (!Number.isFinite(E) || E < 0))
        throw new TB("invalid connections");
      if (typeof B != "function")
        throw new TB("factory must be a function.");
      if (I != null && typeof I != "function" && typeof I != "object")
        throw new TB("connect must be a function or an object");
      typeof I != "function" && (I = zo({
        ...e,
        maxCachedSessions: s,
        allowH2: h,
        socketPath: t,
        timeout: g,
        ...typeof o == "boolean" ? { autoSelectFamily: o, autoSelectFamilyAttemptTimeout: i } : void 0,
        ...I
      })), super(r), this[fB] = E || null, this[GC] = HC.parseOrigin(A), this[EE] = { ...HC.deepClone(r), connect: I, allowH2: h, clientTtl: n, socketPath: t }, this[EE].interceptors = r.interceptors ? { ...r.interceptors } : void 0, this[VC] = B, this.on("connect", (F, c) => {
        if (n != null && n > 0)
          for (let a of c)
            Object.assign(a, { ttl: Date.now() });
      }), this.on("connectionError", (F, c, a) => {
        for (let l of c) {
          let M = this[QE].indexOf(l);
          M !== -1 && this[QE].splice(M, 1);
        }
      });
    }
    [_o]() {
      let A = this[EE].clientTtl;
      for (let E of this[QE])
        if (A != null && A > 0 && E.ttl && Date.now() - E.ttl > A)
          this[Ko](E);
        else if (!E[qo])
          return E;
      if (!this[fB] || this[QE].length < this[fB]) {
        let E = this[VC](this[GC], this[EE]);
        return this[Xo](E), E;
      }
    }
  };
  JC.exports = LB;
});

// node_modules/undici/lib/dispatcher/agent.js
var VB = R((pr, ZC) => {
  "use strict";
  var { InvalidArgumentError: BE, MaxOriginsReachedError: $o } = J(), { kClients: _, kRunning: mC, kClose: Ai, kDestroy: Qi, kDispatch: Ei, kUrl: Bi } = P(), Ii = yA(), gi = UQ(), Ci = AE(), ei = j(), bC = /* @__PURE__ */ Symbol("onConnect"), pC = /* @__PURE__ */ Symbol("onDisconnect"), WC = /* @__PURE__ */ Symbol("onConnectionError"), OC = /* @__PURE__ */ Symbol("onDrain"), xC = /* @__PURE__ */ Symbol("factory"), HB = /* @__PURE__ */ Symbol("options"), wQ = /* @__PURE__ */ Symbol("origins");
  function ti(Q, A) {
    return A && A.connections === 1 ? new Ci(Q, A) : new gi(Q, A);
  }
  var GB = class extends Ii {
    constructor({ factory: A = ti, maxOrigins: E = 1 / 0, connect: B, tls: I, ...g } = {}) {
      if (typeof A != "function")
        throw new BE("factory must be a function.");
      if (B != null && typeof B != "function" && typeof B != "object")
        throw new BE("connect must be a function or an object");
      if (typeof E != "number" || Number.isNaN(E) || E <= 0)
        throw new BE("maxOrigins must be a number greater than 0");
      super(g), B && typeof B != "function" && (B = { ...B }), I && typeof I != "function" && (I = { ...I }), this[HB] = { ...ei.deepClone(g), maxOrigins: E, connect: B, tls: I }, this[xC] = A, this[_] = /* @__PURE__ */ new Map(), this[wQ] = /* @__PURE__ */ new Set(), this[OC] = (e, s) => {
        this.emit("drain", e, [this, ...s]);
      }, this[bC] = (e, s) => {
        this.emit("connect", e, [this, ...s]);
      }, this[pC] = (e, s, t) => {
        this.emit("disconnect", e, [this, ...s], t);
      }, this[WC] = (e, s, t) => {
        this.emit("connectionError", e, [this, ...s], t);
      };
    }
    get [mC]() {
      let A = 0;
      for (let { dispatcher: E } of this[_].values())
        A += E[mC];
      return A;
    }
    [Ei](A, E) {
      let B;
      if (A.origin && (typeof A.origin == "string" || A.origin instanceof URL))
        B = String(A.origin);
      else
        throw new BE("opts.origin must be a non-empty string or URL.");
      if (this[wQ].size >= this[HB].maxOrigins && !this[wQ].has(B))
        throw new $o();
      let I = this[_].get(B), g = I && I.dispatcher;
      if (!g) {
        let e = (s) => {
          let t = this[_].get(B);
          t && (s && (t.count -= 1), t.count <= 0 && (this[_].delete(B), t.dispatcher.destroyed || t.dispatcher.close()), this[wQ].delete(B));
        };
        g = this[xC](A.origin, this[HB]).on("drain", this[OC]).on("connect", (s, t) => {
          let o = this[_].get(B);
          o && (o.count += 1), this[bC](s, t);
        }).on("disconnect", (s, t, o) => {
          e(!0), this[pC](s, t, o);
        }).on("connectionError", (s, t, o) => {
          e(!1), this[WC](s, t, o);
        }), this[_].set(B, { count: 0, dispatcher: g }), this[wQ].add(B);
      }
      return g.dispatch(A, E);
    }
    [Ai]() {
      let A = [];
      for (let { dispatcher: E } of this[_].values())
        A.push(E.close());
      return this[_].clear(), Promise.all(A);
    }
    [Qi](A) {
      let E = [];
      for (let { dispatcher: B } of this[_].values())
        E.push(B.destroy(A));
      return this[_].clear(), Promise.all(E);
    }
    get stats() {
      let A = {};
      for (let { dispatcher: E } of this[_].values())
        E.stats && (A[E[Bi].origin] = E.stats);
      return A;
    }
  };
  ZC.exports = GB;
});

// node_modules/undici/lib/core/socks5-utils.js
var XC = R((Wr, qC) => {
  "use strict";
  var { Buffer: FA } = k("node:buffer"), JB = k("node:net"), { InvalidArgumentError: aA } = J();
  function si(Q) {
    if (JB.isIPv4(Q)) {
      let E = Q.split(".").map(Number);
      return {
        type: 1,
        // IPv4
        buffer: FA.from(E)
      };
    }
    if (JB.isIPv6(Q))
      return {
        type: 4,
        // IPv6
        buffer: PC(Q)
      };
    let A = FA.from(Q, "utf8");
    if (A.length > 255)
      throw new aA("Domain name too long (max 255 bytes)");
    return {
      type: 3,
      // Domain
      buffer: FA.concat([FA.from([A.length]), A])
    };
  }
  function PC(Q) {
    let A = FA.alloc(16), E = Q;
    if (Q.includes(".")) {
      let I = Q.lastIndexOf(":"), g = Q.slice(I + 1);
      if (JB.isIPv4(g)) {
        let e = g.split(".").map(Number), s = (e[0] << 8 | e[1]).toString(16), t = (e[2] << 8 | e[3]).toString(16);
        E = `${Q.slice(0, I)}:${s}:${t}`;
      }
    }
    let B = E.indexOf("::");
    if (B !== -1) {
      let I = E.slice(0, B), g = E.slice(B + 2), e = I === "" ? [] : I.split(":"), s = g === "" ? [] : g.split(":"), t = 0;
      for (let o of e)
        A.writeUInt16BE(parseInt(o, 16), t), t += 2;
      t = 16 - s.length * 2;
      for (let o of s)
        A.writeUInt16BE(parseInt(o, 16), t), t += 2;
    } else {
      let I = E.split(":");
      for (let g = 0; g < I.length; g++)
        A.writeUInt16BE(parseInt(I[g], 16), g * 2);
    }
    return A;
  }
  function oi(Q, A, E) {
    let B = FA.allocUnsafe(2);
    return B.writeUInt16BE(E, 0), FA.concat([
      FA.from([Q]),
      A,
      B
    ]);
  }
  function ii(Q, A = 0) {
    if (Q.length < A + 1)
      throw new aA("Buffer too small to contain address type");
    let E = Q[A], B, I = A + 1;
    switch (E) {
      case 1: {
        if (Q.length < I + 6)
          throw new aA("Buffer too small for IPv4 address");
        B = Array.from(Q.subarray(I, I + 4)).join("."), I += 4;
        break;
      }
      case 3: {
        if (Q.length < I + 1)
          throw new aA("Buffer too small for domain length");
        let e = Q[I];
        if (I += 1, Q.length < I + e + 2)
          throw new aA("Buffer too small for domain address");
        B = Q.subarray(I, I + e).toString("utf8"), I += e;
        break;
      }
      case 4: {
        if (Q.length < I + 18)
          throw new aA("Buffer too small for IPv6 address");
        let e = [];
        for (let s = 0; s < 8; s++) {
          let t = Q.readUInt16BE(I + s * 2);
          e.push(t.toString(16));
        }
        B = e.join(":"), I += 16;
        break;
      }
      default:
        throw new aA(`Invalid address type: ${E}`);
    }
    if (Q.length < I + 2)
      throw new aA("Buffer too small for port");
    let g = Q.readUInt16BE(I);
    return I += 2, {
      address: B,
      port: g,
      bytesRead: I - A
    };
  }
  function ri(Q) {
    let E = {
      1: "General SOCKS server failure",
      2: "Connection not allowed by ruleset",
      3: "Network unreachable",
      4: "Host unreachable",
      5: "Connection refused",
      6: "TTL expired",
      7: "Command not supported",
      8: "Address type not supported"
    }[Q] || `Unknown SOCKS5 error code: ${Q}`, B = new Error(E);
    return B.code = `SOCKS5_${Q}`, B;
  }
  qC.exports = {
    parseAddress: si,
    parseIPv6: PC,
    buildAddressBuffer: oi,
    parseResponseAddress: ii,
    createReplyError: ri
  };
});

// node_modules/undici/lib/core/socks5-client.js
var zC = R((Or, vC) => {
  "use strict";
  var { EventEmitter: ni } = k("node:events"), { Buffer: HA } = k("node:buffer"), { InvalidArgumentError: zA, Socks5ProxyError: RA } = J(), { debuglog: Di } = k("node:util"), { parseAddress: hi } = XC(), oA = Di("undici:socks5"), _C = HA.alloc(0), IE = 5, jA = {
    NO_AUTH: 0,
    GSSAPI: 1,
    USERNAME_PASSWORD: 2,
    NO_ACCEPTABLE: 255
  }, KC = {
    CONNECT: 1,
    BIND: 2,
    UDP_ASSOCIATE: 3
  }, GA = {
    IPV4: 1,
    DOMAIN: 3,
    IPV6: 4
  }, IA = {
    SUCCEEDED: 0,
    GENERAL_FAILURE: 1,
    CONNECTION_NOT_ALLOWED: 2,
    NETWORK_UNREACHABLE: 3,
    HOST_UNREACHABLE: 4,
    CONNECTION_REFUSED: 5,
    TTL_EXPIRED: 6,
    COMMAND_NOT_SUPPORTED: 7,
    ADDRESS_TYPE_NOT_SUPPORTED: 8
  }, m = {
    INITIAL: "initial",
    HANDSHAKING: "handshaking",
    AUTHENTICATING: "authenticating",
    AUTHENTICATED: "authenticated",
    CONNECTING: "connecting",
    CONNECTED: "connected",
    ERROR: "error",
    CLOSED: "closed"
  }, mB = class extends ni {
    constructor(A, E = {}) {
      if (super(), !A)
        throw new zA("socket is required");
      this.socket = A, this.options = E, this.state = m.INITIAL, this.buffer = _C, this.onSocketData = this.onData.bind(this), this.onSocketError = this.onError.bind(this), this.onSocketClose = this.onClose.bind(this), this.authMethods = [], E.username && E.password && this.authMethods.push(jA.USERNAME_PASSWORD), this.authMethods.push(jA.NO_AUTH), this.socket.on("data", this.onSocketData), this.socket.on("error", this.onSocketError), this.socket.on("close", this.onSocketClose);
    }
    /**
     * Handle incoming data from the socket
     */
    onData(A) {
      oA("received data", A.length, "bytes in state", this.state), this.buffer = HA.concat([this.buffer, A]);
      try {
        switch (this.state) {
          case m.HANDSHAKING:
            this.handleHandshakeResponse();
            break;
          case m.AUTHENTICATING:
            this.handleAuthResponse();
            break;
          case m.CONNECTING:
            this.handleConnectResponse();
            break;
        }
      } catch (E) {
        this.onError(E);
      }
    }
    /**
     * Handle socket errors
     */
    onError(A) {
      oA("socket error", A), this.state = m.ERROR, this.emit("error", A), this.destroy();
    }
    /**
     * Handle socket close
     */
    onClose() {
      oA("socket closed"), this.state = m.CLOSED, this.emit("close");
    }
    /**
     * Destroy the client and underlying socket
     */
    destroy() {
      this.socket && !this.socket.destroyed && this.socket.destroy();
    }
    markAuthenticated() {
      this.state = m.AUTHENTICATED, this.emit("authenticated");
    }
    /**
     * Start the SOCKS5 handshake
     */
    handshake() {
      if (this.state !== m.INITIAL)
        throw new zA("Handshake already started");
      oA("starting handshake with", this.authMethods.length, "auth methods"), this.state = m.HANDSHAKING;
      let A = HA.alloc(2 + this.authMethods.length);
      A[0] = IE, A[1] = this.authMethods.length, this.authMethods.forEach((E, B) => {
        A[2 + B] = E;
      }), this.socket.write(A);
    }
    /**
     * Handle handshake response from server
     */
    handleHandshakeResponse() {
      if (this.buffer.length < 2)
        return;
      let A = this.buffer[0], E = this.buffer[1];
      if (A !== IE)
        throw new RA(`Invalid SOCKS version: ${A}`, "UND_ERR_SOCKS5_VERSION");
      if (E === jA.NO_ACCEPTABLE)
        throw new RA("No acceptable authentication method", "UND_ERR_SOCKS5_AUTH_REJECTED");
      if (this.buffer = this.buffer.subarray(2), oA("server selected auth method", E), E === jA.NO_AUTH)
        this.markAuthenticated();
      else if (E === jA.USERNAME_PASSWORD)
        this.state = m.AUTHENTICATING, this.sendAuthRequest();
      else
        throw new RA(`Unsupported authentication method: ${E}`, "UND_ERR_SOCKS5_AUTH_METHOD");
    }
    /**
     * Send username/password authentication request
     */
    sendAuthRequest() {
      let { username: A, password: E } = this.options;
      if (!A || !E)
        throw new zA("Username and password required for authentication");
      oA("sending username/password auth");
      let B = HA.from(A), I = HA.from(E);
      if (B.length > 255 || I.length > 255)
        throw new zA("Username or password too long");
      let g = HA.alloc(3 + B.length + I.length);
      g[0] = 1, g[1] = B.length, B.copy(g, 2), g[2 + B.length] = I.length, I.copy(g, 3 + B.length), this.socket.write(g);
    }
    /**
     * Handle authentication response
     */
    handleAuthResponse() {
      if (this.buffer.length < 2)
        return;
      let A = this.buffer[0], E = this.buffer[1];
      if (A !== 1)
        throw new RA(`Invalid auth sub-negotiation version: ${A}`, "UND_ERR_SOCKS5_AUTH_VERSION");
      if (E !== 0)
        throw new RA("Authentication failed", "UND_ERR_SOCKS5_AUTH_FAILED");
      this.buffer = this.buffer.subarray(2), oA("authentication successful"), this.markAuthenticated();
    }
    /**
     * Send CONNECT command
     * @param {string} address - Target address (IP or domain)
     * @param {number} port - Target port
     */
    connect(A, E) {
      if (this.state === m.CONNECTING || this.state === m.CONNECTED)
        throw new zA("Connection already in progress");
      if (this.state !== m.AUTHENTICATED)
        throw new zA("Client must be authenticated before CONNECT");
      oA("connecting to", A, E), this.state = m.CONNECTING;
      let B = this.buildConnectRequest(KC.CONNECT, A, E);
      this.socket.write(B);
    }
    /**
     * Build a SOCKS5 request
     */
    buildConnectRequest(A, E, B) {
      let { type: I, buffer: g } = hi(E), e = HA.alloc(4 + g.length + 2);
      return e[0] = IE, e[1] = A, e[2] = 0, e[3] = I, g.copy(e, 4), e.writeUInt16BE(B, 4 + g.length), e;
    }
    /**
     * Handle CONNECT response
     */
    handleConnectResponse() {
      if (this.buffer.length < 4)
        return;
      let A = this.buffer[0], E = this.buffer[1], B = this.buffer[3];
      if (A !== IE)
        throw new RA(`Invalid SOCKS version in reply: ${A}`, "UND_ERR_SOCKS5_REPLY_VERSION");
      let I = 4;
      if (B === GA.IPV4)
        I += 6;
      else if (B === GA.DOMAIN) {
        if (this.buffer.length < 5)
          return;
        I += 1 + this.buffer[4] + 2;
      } else if (B === GA.IPV6)
        I += 18;
      else
        throw new RA(`Invalid address type in reply: ${B}`, "UND_ERR_SOCKS5_ADDR_TYPE");
      if (this.buffer.length < I)
        return;
      if (E !== IA.SUCCEEDED) {
        let t = this.getReplyErrorMessage(E);
        throw new RA(`SOCKS5 connection failed: ${t}`, `UND_ERR_SOCKS5_REPLY_${E}`);
      }
      let g, e = 4;
      if (B === GA.IPV4)
        g = Array.from(this.buffer.subarray(e, e + 4)).join("."), e += 4;
      else if (B === GA.DOMAIN) {
        let t = this.buffer[e];
        e += 1, g = this.buffer.subarray(e, e + t).toString(), e += t;
      } else if (B === GA.IPV6) {
        let t = [];
        for (let o = 0; o < 8; o++) {
          let i = this.buffer.readUInt16BE(e + o * 2);
          t.push(i.toString(16));
        }
        g = t.join(":"), e += 16;
      }
      let s = this.buffer.readUInt16BE(e);
      this.buffer = _C, this.state = m.CONNECTED, this.socket.removeListener("data", this.onSocketData), oA("connected, bound address:", g, "port:", s), this.emit("connected", { address: g, port: s });
    }
    /**
     * Get human-readable error message for reply code
     */
    getReplyErrorMessage(A) {
      switch (A) {
        case IA.GENERAL_FAILURE:
          return "General SOCKS server failure";
        case IA.CONNECTION_NOT_ALLOWED:
          return "Connection not allowed by ruleset";
        case IA.NETWORK_UNREACHABLE:
          return "Network unreachable";
        case IA.HOST_UNREACHABLE:
          return "Host unreachable";
        case IA.CONNECTION_REFUSED:
          return "Connection refused";
        case IA.TTL_EXPIRED:
          return "TTL expired";
        case IA.COMMAND_NOT_SUPPORTED:
          return "Command not supported";
        case IA.ADDRESS_TYPE_NOT_SUPPORTED:
          return "Address type not supported";
        default:
          return `Unknown error code: ${A}`;
      }
    }
  };
  vC.exports = {
    Socks5Client: mB,
    AUTH_METHODS: jA,
    COMMANDS: KC,
    ADDRESS_TYPES: GA,
    REPLY_CODES: IA,
    STATES: m
  };
});

// node_modules/undici/lib/dispatcher/socks5-proxy-agent.js
var Ce = R((xr, ge) => {
  "use strict";
  var { URL: jC } = k("node:url"), bB, Ni = yA(), { InvalidArgumentError: $C } = J(), { Socks5Client: ci, STATES: ai } = zC(), { kDispatch: Ae, kClose: Fi, kDestroy: Ri } = P(), Ui = UQ(), wi = ZA(), { debuglog: li } = k("node:util"), UA = li("undici:socks5-proxy"), pB = /* @__PURE__ */ Symbol("proxy url"), Si = /* @__PURE__ */ Symbol("proxy headers"), Qe = /* @__PURE__ */ Symbol("proxy auth"), Ee = /* @__PURE__ */ Symbol("proxy protocol"), VA = /* @__PURE__ */ Symbol("pools"), Be = /* @__PURE__ */ Symbol("connector"), WB = /* @__PURE__ */ Symbol("request tls settings"), Ie = !1, OB = class extends Ni {
    constructor(A, E = {}) {
      if (super(), Ie || (process.emitWarning(
        "SOCKS5 proxy support is experimental and subject to change",
        "ExperimentalWarning"
      ), Ie = !0), !A)
        throw new $C("Proxy URL is mandatory");
      let B = typeof A == "string" ? new jC(A) : A;
      if (B.protocol !== "socks5:" && B.protocol !== "socks:")
        throw new $C("Proxy URL must use socks5:// or socks:// protocol");
      this[pB] = B, this[Si] = E.headers || {}, this[Ee] = E.proxyTls ? "https:" : "http:", this[WB] = E.requestTls, this[Qe] = {
        username: E.username || (B.username ? decodeURIComponent(B.username) : null),
        password: E.password || (B.password ? decodeURIComponent(B.password) : null)
      }, this[Be] = E.connect || wi({
        ...E.proxyTls,
        servername: E.proxyTls?.servername || B.hostname
      }), this[VA] = /* @__PURE__ */ new Map();
    }
    /**
     * Create a SOCKS5 connection to the proxy
     */
    async createSocks5Connection(A, E) {
      let B = this[pB].hostname, I = parseInt(this[pB].port) || 1080;
      UA("creating SOCKS5 connection to", B, I);
      let g = await new Promise((s, t) => {
        this[Be]({
          hostname: B,
          host: B,
          port: I,
          protocol: this[Ee]
        }, (o, i) => {
          o ? t(o) : s(i);
        });
      }), e = new ci(g, this[Qe]);
      return e.on("error", (s) => {
        UA("SOCKS5 error:", s), g.destroy();
      }), await e.handshake(), await new Promise((s, t) => {
        let o = setTimeout(() => {
          t(new Error("SOCKS5 authentication timeout"));
        }, 5e3), i = () => {
          clearTimeout(o), e.removeListener("error", h), s();
        }, h = (n) => {
          clearTimeout(o), e.removeListener("authenticated", i), t(n);
        };
        e.state === ai.AUTHENTICATED ? (clearTimeout(o), s()) : (e.once("authenticated", i), e.once("error", h));
      }), await e.connect(A, E), await new Promise((s, t) => {
        let o = setTimeout(() => {
          t(new Error("SOCKS5 connection timeout"));
        }, 5e3), i = (n) => {
          UA("SOCKS5 tunnel established to", A, E, "via", n), clearTimeout(o), e.removeListener("error", h), s();
        }, h = (n) => {
          clearTimeout(o), e.removeListener("connected", i), t(n);
        };
        e.once("connected", i), e.once("error", h);
      }), g;
    }
    /**
     * Dispatch a request through the SOCKS5 proxy
     */
    [Ae](A, E) {
      let { origin: B } = A;
      UA("dispatching request to", B, "via SOCKS5");
      try {
        let I = String(B), g = this[VA].get(I);
        return (!g || g.destroyed || g.closed) && (g = new Ui(B, {
          pipelining: A.pipelining,
          connections: A.connections,
          connect: async (e, s) => {
            try {
              let t = new jC(B), o = t.hostname, i = parseInt(t.port) || (t.protocol === "https:" ? 443 : 80);
              UA("establishing SOCKS5 connection to", o, i);
              let h = await this.createSocks5Connection(o, i), n = h;
              t.protocol === "https:" && (bB || (bB = k("node:tls")), UA("upgrading to TLS"), n = bB.connect({
                ...this[WB],
                socket: h,
                servername: this[WB]?.servername || o
              }), await new Promise((r, F) => {
                n.once("secureConnect", r), n.once("error", F);
              })), s(null, n);
            } catch (t) {
              UA("SOCKS5 connection error:", t), s(t);
            }
          }
        }), this[VA].set(I, g)), g[Ae](A, E);
      } catch (I) {
        if (UA("dispatch error:", I), typeof E.onResponseError == "function")
          return E.onResponseError(null, I), !1;
        if (typeof E.onError == "function")
          return E.onError(I), !1;
        throw I;
      }
    }
    async [Fi]() {
      let A = [];
      for (let E of this[VA].values())
        A.push(E.close());
      this[VA].clear(), await Promise.all(A);
    }
    async [Ri](A) {
      let E = [];
      for (let B of this[VA].values())
        E.push(B.destroy(A));
      this[VA].clear(), await Promise.all(E);
    }
  };
  ge.exports = OB;
});

// node_modules/undici/lib/dispatcher/proxy-agent.js
var Fe = R((Zr, ae) => {
  "use strict";
  var { kProxy: $A, kClose: ne, kDestroy: De, kDispatch: ee } = P(), Mi = VB(), he = UQ(), Ne = yA(), { InvalidArgumentError: JA, RequestAbortedError: yi, SecureProxyConnectionError: ui } = J(), te = ZA(), ce = AE(), { channels: se } = oQ(), Yi = Ce(), gE = /* @__PURE__ */ Symbol("proxy agent"), wA = /* @__PURE__ */ Symbol("proxy client"), iA = /* @__PURE__ */ Symbol("proxy headers"), xB = /* @__PURE__ */ Symbol("request tls settings"), oe = /* @__PURE__ */ Symbol("proxy tls settings"), ie = /* @__PURE__ */ Symbol("connect endpoint function"), re = /* @__PURE__ */ Symbol("tunnel proxy");
  function di(Q) {
    return Q === "https:" ? 443 : 80;
  }
  function ki(Q, A) {
    return new he(Q, A);
  }
  var Ti = () => {
  };
  function fi(Q, A) {
    return A.connections === 1 ? new ce(Q, A) : new he(Q, A);
  }
  var ZB = class extends Ne {
    #A;
    constructor(A, { headers: E = {}, connect: B, factory: I }) {
      if (!A)
        throw new JA("Proxy URL is mandatory");
      super(), this[iA] = E, I ? this.#A = I(A, { connect: B }) : this.#A = new ce(A, { connect: B });
    }
    [ee](A, E) {
      let B = E.onHeaders;
      E.onHeaders = function(s, t, o) {
        if (s === 407) {
          typeof E.onError == "function" && E.onError(new JA("Proxy Authentication Required (407)"));
          return;
        }
        B && B.call(this, s, t, o);
      };
      let {
        origin: I,
        path: g = "/",
        headers: e = {}
      } = A;
      if (A.path = I + g, !("host" in e) && !("Host" in e)) {
        let { host: s } = new URL(I);
        e.host = s;
      }
      return A.headers = { ...this[iA], ...e }, this.#A[ee](A, E);
    }
    [ne]() {
      return this.#A.close();
    }
    [De](A) {
      return this.#A.destroy(A);
    }
  }, PB = class extends Ne {
    constructor(A) {
      if (!A || typeof A == "object" && !(A instanceof URL) && !A.uri)
        throw new JA("Proxy uri is mandatory");
      let { clientFactory: E = ki } = A;
      if (typeof E != "function")
        throw new JA("Proxy opts.clientFactory must be a function.");
      let { proxyTunnel: B = !0 } = A;
      super();
      let I = this.#A(A), { href: g, origin: e, port: s, protocol: t, username: o, password: i, hostname: h } = I;
      if (this[$A] = { uri: g, protocol: t }, this[xB] = A.requestTls, this[oe] = A.proxyTls, this[iA] = A.headers || {}, this[re] = B, A.auth && A.token)
        throw new JA("opts.auth cannot be used in combination with opts.token");
      A.auth ? this[iA]["proxy-authorization"] = `Basic ${A.auth}` : A.token ? this[iA]["proxy-authorization"] = A.token : o && i && (this[iA]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(o)}:${decodeURIComponent(i)}`).toString("base64")}`);
      let n = te({ ...A.proxyTls });
      this[ie] = te({ ...A.requestTls });
      let r = A.factory || fi, F = (c, a) => {
        let { protocol: l } = new URL(c);
        return this[$A].protocol === "socks5:" || this[$A].protocol === "socks:" ? new Yi(this[$A].uri, {
          headers: this[iA],
          connect: n,
          factory: r,
          username: A.username || o,
          password: A.password || i,
          proxyTls: A.proxyTls,
          requestTls: A.requestTls
        }) : !this[re] && l === "http:" && this[$A].protocol === "http:" ? new ZB(this[$A].uri, {
          headers: this[iA],
          connect: n,
          factory: r
        }) : r(c, a);
      };
      t === "socks5:" || t === "socks:" ? this[wA] = null : this[wA] = E(I, { connect: n }), this[gE] = new Mi({
        ...A,
        factory: F,
        connect: async (c, a) => {
          if (!this[wA]) {
            a(new JA("Cannot establish tunnel connection without a proxy client"));
            return;
          }
          let l = c.host;
          c.port || (l += `:${di(c.protocol)}`);
          try {
            let M = {
              origin: e,
              port: s,
              path: l,
              signal: c.signal,
              headers: {
                ...this[iA],
                host: c.host,
                ...c.connections == null || c.connections > 0 ? { "proxy-connection": "keep-alive" } : {}
              },
              servername: this[oe]?.servername || h
            }, { socket: U, statusCode: y } = await this[wA].connect(M);
            if (y !== 200) {
              U.on("error", Ti).destroy(), a(new yi(`Proxy response (${y}) !== 200 when HTTP Tunneling`));
              return;
            }
            if (se.proxyConnected.hasSubscribers && se.proxyConnected.publish({
              socket: U,
              connectParams: M
            }), c.protocol !== "https:") {
              a(null, U);
              return;
            }
            let O;
            this[xB] ? O = this[xB].servername : O = c.servername, this[ie]({ ...c, servername: O, httpSocket: U }, a);
          } catch (M) {
            M.code === "ERR_TLS_CERT_ALTNAME_INVALID" ? a(new ui(M)) : a(M);
          }
        }
      });
    }
    dispatch(A, E) {
      let B = Li(A.headers);
      if (Hi(B), B && !("host" in B) && !("Host" in B)) {
        let { host: I } = new URL(A.origin);
        B.host = I;
      }
      return this[gE].dispatch(
        {
          ...A,
          headers: B
        },
        E
      );
    }
    /**
     * @param {import('../../types/proxy-agent').ProxyAgent.Options | string | URL} opts
     * @returns {URL}
     */
    #A(A) {
      return typeof A == "string" ? new URL(A) : A instanceof URL ? A : new URL(A.uri);
    }
    [ne]() {
      let A = [this[gE].close()];
      return this[wA] && A.push(this[wA].close()), Promise.all(A);
    }
    [De]() {
      let A = [this[gE].destroy()];
      return this[wA] && A.push(this[wA].destroy()), Promise.all(A);
    }
  };
  function Li(Q) {
    if (Array.isArray(Q)) {
      let A = {};
      for (let E = 0; E < Q.length; E += 2)
        A[Q[E]] = Q[E + 1];
      return A;
    }
    return Q;
  }
  function Hi(Q) {
    if (Q && Object.keys(Q).find((E) => E.toLowerCase() === "proxy-authorization"))
      throw new JA("Proxy-Authorization should be sent in ProxyAgent constructor");
  }
  ae.exports = PB;
});

// node_modules/undici/lib/dispatcher/env-http-proxy-agent.js
var Se = R((Pr, le) => {
  "use strict";
  var Gi = yA(), { kClose: Vi, kDestroy: Ji, kClosed: Re, kDestroyed: Ue, kDispatch: mi, kNoProxyAgent: lQ, kHttpProxyAgent: lA, kHttpsProxyAgent: mA } = P(), we = Fe(), bi = VB(), pi = {
    "http:": 80,
    "https:": 443
  }, qB = class extends Gi {
    #A = null;
    #Q = null;
    #E = null;
    constructor(A = {}) {
      super(), this.#E = A;
      let { httpProxy: E, httpsProxy: B, noProxy: I, ...g } = A;
      this[lQ] = new bi(g);
      let e = E ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
      e ? this[lA] = new we({ ...g, uri: e }) : this[lA] = this[lQ];
      let s = B ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
      s ? this[mA] = new we({ ...g, uri: s }) : this[mA] = this[lA], this.#I();
    }
    [mi](A, E) {
      let B = new URL(A.origin);
      return this.#B(B).dispatch(A, E);
    }
    [Vi]() {
      return Promise.all([
        this[lQ].close(),
        !this[lA][Re] && this[lA].close(),
        !this[mA][Re] && this[mA].close()
      ]);
    }
    [Ji](A) {
      return Promise.all([
        this[lQ].destroy(A),
        !this[lA][Ue] && this[lA].destroy(A),
        !this[mA][Ue] && this[mA].destroy(A)
      ]);
    }
    #B(A) {
      let { protocol: E, host: B, port: I } = A;
      return B = B.replace(/:\d*$/, "").toLowerCase(), I = Number.parseInt(I, 10) || pi[E] || 0, this.#C(B, I) ? E === "https:" ? this[mA] : this[lA] : this[lQ];
    }
    #C(A, E) {
      if (this.#e && this.#I(), this.#Q.length === 0)
        return !0;
      if (this.#A === "*")
        return !1;
      for (let B = 0; B < this.#Q.length; B++) {
        let I = this.#Q[B];
        if (!(I.port && I.port !== E) && (A === I.hostname || A.slice(-(I.hostname.length + 1)) === `.${I.hostname}`))
          return !1;
      }
      return !0;
    }
    #I() {
      let A = this.#E.noProxy ?? this.#g, E = A.split(/[,\s]/), B = [];
      for (let I = 0; I < E.length; I++) {
        let g = E[I];
        if (!g)
          continue;
        let e = g.match(/^(.+):(\d+)$/);
        B.push({
          // strip leading dot or asterisk with dot
          hostname: (e ? e[1] : g).replace(/^\*?\./, "").toLowerCase(),
          port: e ? Number.parseInt(e[2], 10) : 0
        });
      }
      this.#A = A, this.#Q = B;
    }
    get #e() {
      return this.#E.noProxy !== void 0 ? !1 : this.#A !== this.#g;
    }
    get #g() {
      return process.env.no_proxy ?? process.env.NO_PROXY ?? "";
    }
  };
  le.exports = qB;
});

// lighter-node:v8?src/stores/transfer/http-parser-flags.ts
var Ye = R((Xr, ue) => {
  ue.exports = Object.create(new Proxy({}, { get: (Q, A) => k("node:v8")[A] }));
});

// src/stores/transfer/http.ts
import { Readable as me } from "node:stream";

// scripts/undici-client.mjs
var Me = pA(Ng(), 1), XB = pA(ZA(), 1), ye = pA(qE(), 1), _B = pA(Se(), 1), CE = pA(UQ(), 1);
ye.default.prototype.connect = Me.default;

// src/stores/transfer/http-parser-flags.ts
var de = pA(Ye(), 1);
function ke() {
  (0, de.setFlagsFromString)("--wasm-tiering-budget=2000000000");
}

// src/stores/transfer/read-buffers.ts
function Te(Q) {
  let A = Buffer.allocUnsafeSlow(32768), E = A, B = A.subarray(0, 0), I = (g, e) => {
    let t = g.readableLength === 0 && B.length >= e ? B : Buffer.allocUnsafeSlow(e);
    B = E, E = t, A = t;
  };
  return {
    buffer: () => A,
    callback(g) {
      let e = Q(), s = A.subarray(0, g), t = g === A.length;
      return A = A.subarray(g), E.length - A.length >= 16384 && I(e, t ? Math.min(2 * E.length, 131072) : E.length), e.push(s);
    }
  };
}

// src/stores/transfer/agent.ts
function He(Q) {
  let A = /* @__PURE__ */ new Set(), E = Zi(Q, A);
  return {
    dispatch: (...B) => E.dispatch(...B),
    async close() {
      for (let B of A) B.destroy();
      await E.destroy();
    }
  };
}
function Zi(Q, A) {
  try {
    return new _B.default({
      connections: Q,
      maxHeaderSize: 16384,
      allowH2: !1,
      connect: Pi(A),
      proxyTls: { timeout: 3e3 },
      requestTls: { timeout: 5e3 },
      clientFactory: fe,
      // undici calls this for clients of the proxy itself, too. Their only option is a connector.
      factory: (E, B) => "maxHeaderSize" in B ? new CE.default(E, B) : fe(E, B),
      // Few proxies allow plain HTTP through a tunnel.
      proxyTunnel: !1
    });
  } catch {
    throw new vB("HTTP_PROXY or HTTPS_PROXY is not a URL like http://proxy:3128", "none");
  }
}
function fe(Q, A) {
  let E = A.connect;
  return new CE.default(Q, {
    connect: (B, I) => E(B, (...[g, e]) => {
      g ? I($B(g, String(Q)), null) : I(null, e);
    })
  });
}
function Pi(Q) {
  return (A, E) => {
    let I = (0, XB.default)({
      timeout: 5e3,
      allowH2: !1,
      onread: Te(() => I),
      highWaterMark: 2 * 131072
    })(A, (...g) => {
      Q.delete(I), E(...g);
    });
    Q.add(I), ke();
  };
}

// src/stores/transfer/stall-watch.ts
function Ge(Q, A) {
  let { idleMs: E = 6e4, bodyIdleMs: B, progressBytes: I = 65536 } = A, g = new AbortController(), e = performance.now(), s = E / 10, t = E, o = 0, i = MQ(A.body ?? []), h = 0, n = !1, r = setInterval(() => {
    n || ++o * s <= t || (clearInterval(r), g.abort(new zB(Q, t)));
  }, s), F = (a) => {
    t = a, o = 0, h = 0;
  }, c = (a) => {
    h += a, h >= I && F(t);
  };
  return {
    /** Aborted with `Stalled`, or with the reason of the request's own signal. */
    signal: AbortSignal.any([A.signal, g.signal]),
    /** The connection has taken this many bytes of the request's body. */
    sent(a) {
      A.onSent?.(a), i -= a, i > 0 ? c(a) : F(E + performance.now() - e);
    },
    /** The head of the answer has arrived. */
    answered() {
      B !== void 0 && F(B);
    },
    /** This many bytes of the answer's body have arrived. */
    received: c,
    /** The reader has no room for more. The time until `resume` does not count. */
    pause() {
      n = !0;
    },
    resume() {
      n && (n = !1, F(t));
    },
    end: () => clearInterval(r)
  };
}

// src/stores/transfer/http.ts
function nn({ connections: Q }) {
  let A = He(Q);
  return {
    async request(E, B) {
      B.signal.throwIfAborted();
      let I = Ge(E, B);
      try {
        return await AI(_i(A, E, B, I), I.signal);
      } catch (g) {
        throw I.end(), B.signal.throwIfAborted(), jB(g, E);
      }
    },
    close: A.close
  };
}
function _i(Q, A, E, B) {
  let { origin: I, pathname: g, search: e } = new URL(A), { method: s, headers: t, body: o } = E, i = {
    origin: I,
    path: g + e,
    method: s,
    headers: { ...t, ...o && { "content-length": String(MQ(o)) } },
    // Undici accepts any iterable of buffers, but its types allow only streams.
    body: o ? Ki(o, B) : null,
    // The watch has the limits.
    headersTimeout: 0,
    bodyTimeout: 0
  }, h = Promise.withResolvers();
  return Q.dispatch(i, vi(E, B, h)), h.promise;
}
var Ve = 64 * 1024;
function* Ki(Q, A) {
  for (let E of Q)
    for (let B = 0; B < E.length; B += Ve) {
      let I = E.subarray(B, B + Ve);
      yield I, A.sent(I.length);
    }
}
function vi({ onHead: Q }, A, { resolve: E, reject: B }) {
  let { signal: I } = A, g, e, s, t, o = () => g.abort(I.reason), i = () => {
    I.removeEventListener("abort", o), A.end();
  }, h = zi(A, () => g, {
    onEnd() {
      i(), E({ ...e, body: Je() });
    }
  });
  return {
    onRequestStart(n) {
      g = n, I.addEventListener("abort", o), I.aborted && o();
    },
    onResponseStart(n, r, F) {
      if (r < 200) return;
      A.answered(), e = { status: r, headers: F };
      let c = Q?.(e, h);
      c || (s = ji(h, (a) => g.abort(a)), E({ ...e, body: s })), t = c ?? ((a) => {
        s?.push(Buffer.from(a)) || h.pause();
      });
    },
    onResponseData(n, r) {
      A.received(r.length), t(r);
    },
    onResponseEnd() {
      i(), E({ ...e, body: s ?? Je() }), s?.push(null);
    },
    onResponseError(n, r) {
      i(), B(r), s?.destroy(r);
    }
  };
}
function zi(Q, A, { onEnd: E }) {
  return {
    pause() {
      Q.pause(), A().pause();
    },
    resume() {
      Q.resume(), A().resume();
    },
    end() {
      E(), A().abort(new Error("no more bytes are wanted"));
    }
  };
}
var Je = () => me.from([]);
function ji(Q, A) {
  return new me({
    read: Q.resume,
    destroy(B, I) {
      A(B ?? new Error("the answer was not read to its end")), I(B);
    }
  }).on("error", () => {
  });
}

export {
  nn as a
};
