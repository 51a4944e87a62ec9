import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  c as V
} from "./shared-X2G45FDN.js";
import {
  d as K,
  g as P,
  h as v
} from "./shared-4CQBHYBV.js";
import {
  m as W
} from "./shared-RYUOH6A7.js";
import {
  a as k
} from "./shared-5GUVCRIJ.js";
import {
  a as ne,
  b as ae,
  c as oe
} from "./shared-IR464BEW.js";

// lighter-node:zlib?@smithy/core/dist-es/submodules/checksum/crc32/Crc32Node.js
var Q = ae((Ce, _) => {
  _.exports = Object.create(new Proxy({}, { get: (s, e) => ne("node:zlib")[e] }));
});

// node_modules/@smithy/core/dist-es/submodules/checksum/crc32/Crc32Js.js
var X = new Uint32Array(256);
for (let s = 0; s < 256; ++s) {
  let e = s;
  for (let t = 0; t < 8; ++t)
    e = e & 1 ? 3988292384 ^ e >>> 1 : e >>> 1;
  X[s] = e >>> 0;
}
var j = 4294967295, L = class {
  digestLength = 4;
  checksum = j;
  update(e) {
    for (let t = 0; t < e.length; ++t)
      this.checksum = this.checksum >>> 8 ^ X[(this.checksum ^ e[t]) & 255];
  }
  digestSync() {
    return (this.checksum ^ j) >>> 0;
  }
  async digest() {
    let e = this.digestSync(), t = new Uint8Array(4);
    return new DataView(t.buffer).setUint32(0, e, !1), t;
  }
  reset() {
    this.checksum = j;
  }
};

// node_modules/@smithy/core/dist-es/submodules/checksum/crc32/Crc32Node.js
var F = oe(Q());
var Z = typeof F.crc32 == "function" ? F.crc32 : void 0, C = Z ? ie(Z) : L;
function ie(s) {
  return class {
    digestLength = 4;
    value = 0;
    update(t) {
      this.value = s(t, this.value);
    }
    digestSync() {
      return this.value >>> 0;
    }
    async digest() {
      let t = new Uint8Array(4);
      return new DataView(t.buffer).setUint32(0, this.digestSync(), !1), t;
    }
    reset() {
      this.value = 0;
    }
  };
}

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-codec/Int64.js
var U = class s {
  bytes;
  constructor(e) {
    if (this.bytes = e, e.byteLength !== 8)
      throw new Error("Int64 buffers must be exactly 8 bytes");
  }
  static fromNumber(e) {
    if (e > 9223372036854776e3 || e < -9223372036854776e3)
      throw new Error(`${e} is too large (or, if negative, too small) to represent as an Int64`);
    let t = new Uint8Array(8);
    for (let r = 7, n = Math.abs(Math.round(e)); r > -1 && n > 0; r--, n /= 256)
      t[r] = n;
    return e < 0 && Y(t), new s(t);
  }
  valueOf() {
    let e = this.bytes.slice(0), t = e[0] & 128;
    return t && Y(e), parseInt(v(e), 16) * (t ? -1 : 1);
  }
  toString() {
    return String(this.valueOf());
  }
};
function Y(s) {
  for (let e = 0; e < 8; e++)
    s[e] ^= 255;
  for (let e = 7; e > -1 && (s[e]++, s[e] === 0); e--)
    ;
}

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-codec/HeaderMarshaller.js
var T = class {
  toUtf8;
  fromUtf8;
  constructor(e, t) {
    this.toUtf8 = e, this.fromUtf8 = t;
  }
  format(e) {
    let t = [];
    for (let a in e) {
      if (!k(e, a))
        continue;
      let o = this.fromUtf8(a);
      if (o.byteLength > 255)
        throw new Error(`@smithy/core/event-streams - header name exceeds 255 bytes: ${o.byteLength}`);
      t.push(Uint8Array.from([o.byteLength]), o, this.formatHeaderValue(e[a]));
    }
    let r = new Uint8Array(t.reduce((a, o) => a + o.byteLength, 0)), n = 0;
    for (let a of t)
      r.set(a, n), n += a.byteLength;
    return r;
  }
  formatHeaderValue(e) {
    switch (e.type) {
      case "boolean":
        return Uint8Array.from([e.value ? 0 : 1]);
      case "byte":
        return Uint8Array.from([2, e.value]);
      case "short":
        let t = new DataView(new ArrayBuffer(3));
        return t.setUint8(0, 3), t.setInt16(1, e.value, !1), new Uint8Array(t.buffer);
      case "integer":
        let r = new DataView(new ArrayBuffer(5));
        return r.setUint8(0, 4), r.setInt32(1, e.value, !1), new Uint8Array(r.buffer);
      case "long":
        let n = new Uint8Array(9);
        return n[0] = 5, n.set(e.value.bytes, 1), n;
      case "binary":
        if (e.value.byteLength > G)
          throw new Error(`@smithy/core/event-streams - header value (binary) exceeds ${G} bytes: ${e.value.byteLength}`);
        let a = new DataView(new ArrayBuffer(3 + e.value.byteLength));
        a.setUint8(0, 6), a.setUint16(1, e.value.byteLength, !1);
        let o = new Uint8Array(a.buffer);
        return o.set(e.value, 3), o;
      case "string":
        let i = this.fromUtf8(e.value);
        if (i.byteLength > G)
          throw new Error(`@smithy/core/event-streams - header value (string) exceeds ${G} bytes: ${i.byteLength}`);
        let c = new DataView(new ArrayBuffer(3 + i.byteLength));
        c.setUint8(0, 7), c.setUint16(1, i.byteLength, !1);
        let m = new Uint8Array(c.buffer);
        return m.set(i, 3), m;
      case "timestamp":
        let y = new Uint8Array(9);
        return y[0] = 8, y.set(U.fromNumber(e.value.valueOf()).bytes, 1), y;
      case "uuid":
        if (!pe.test(e.value))
          throw new Error(`Invalid UUID received: ${e.value}`);
        let d = new Uint8Array(17);
        return d[0] = 9, d.set(P(e.value.replace(/-/g, "")), 1), d;
    }
  }
  parse(e) {
    let t = {}, r = 0;
    for (; r < e.byteLength; ) {
      let n = e.getUint8(r++), a = this.toUtf8(new Uint8Array(e.buffer, e.byteOffset + r, n));
      switch (r += n, e.getUint8(r++)) {
        case 0:
          t[a] = {
            type: te,
            value: !0
          };
          break;
        case 1:
          t[a] = {
            type: te,
            value: !1
          };
          break;
        case 2:
          t[a] = {
            type: ce,
            value: e.getInt8(r++)
          };
          break;
        case 3:
          t[a] = {
            type: le,
            value: e.getInt16(r, !1)
          }, r += 2;
          break;
        case 4:
          t[a] = {
            type: fe,
            value: e.getInt32(r, !1)
          }, r += 4;
          break;
        case 5:
          t[a] = {
            type: ue,
            value: new U(new Uint8Array(e.buffer, e.byteOffset + r, 8))
          }, r += 8;
          break;
        case 6:
          let o = e.getUint16(r, !1);
          r += 2, t[a] = {
            type: me,
            value: new Uint8Array(e.buffer, e.byteOffset + r, o)
          }, r += o;
          break;
        case 7:
          let i = e.getUint16(r, !1);
          r += 2, t[a] = {
            type: ye,
            value: this.toUtf8(new Uint8Array(e.buffer, e.byteOffset + r, i))
          }, r += i;
          break;
        case 8:
          t[a] = {
            type: de,
            value: new Date(new U(new Uint8Array(e.buffer, e.byteOffset + r, 8)).valueOf())
          }, r += 8;
          break;
        case 9:
          let c = new Uint8Array(e.buffer, e.byteOffset + r, 16);
          r += 16, t[a] = {
            type: he,
            value: `${v(c.subarray(0, 4))}-${v(c.subarray(4, 6))}-${v(c.subarray(6, 8))}-${v(c.subarray(8, 10))}-${v(c.subarray(10))}`
          };
          break;
        default:
          throw new Error("Unrecognized header type tag");
      }
    }
    return t;
  }
}, ee;
(function(s) {
  s[s.boolTrue = 0] = "boolTrue", s[s.boolFalse = 1] = "boolFalse", s[s.byte = 2] = "byte", s[s.short = 3] = "short", s[s.integer = 4] = "integer", s[s.long = 5] = "long", s[s.byteArray = 6] = "byteArray", s[s.string = 7] = "string", s[s.timestamp = 8] = "timestamp", s[s.uuid = 9] = "uuid";
})(ee || (ee = {}));
var te = "boolean", ce = "byte", le = "short", fe = "integer", ue = "long", me = "binary", ye = "string", de = "timestamp", he = "uuid", pe = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/, G = 32767;

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-codec/splitMessage.js
var re = 4, S = re * 2, M = 4, ge = S + M * 2;
function se({ byteLength: s, byteOffset: e, buffer: t }) {
  if (s < ge)
    throw new Error("Provided message too short to accommodate event stream message overhead");
  let r = new DataView(t, e, s), n = r.getUint32(0, !1);
  if (s !== n)
    throw new Error("Reported message length does not match received message length");
  let a = r.getUint32(re, !1), o = r.getUint32(S, !1), i = r.getUint32(s - M, !1), c = new C();
  if (c.update(new Uint8Array(t, e, S)), o !== c.digestSync())
    throw new Error(`The prelude checksum specified in the message (${o}) does not match the calculated CRC32 checksum (${c.digestSync()})`);
  if (c.update(new Uint8Array(t, e + S, s - (S + M))), i !== c.digestSync())
    throw new Error(`The message checksum (${c.digestSync()}) did not match the expected value of ${i}`);
  return {
    headers: new DataView(t, e + S + M, a),
    body: new Uint8Array(t, e + S + M + a, n - a - (S + M + M))
  };
}

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-codec/EventStreamCodec.js
var z = class {
  headerMarshaller;
  messageBuffer;
  isEndOfStream;
  constructor(e, t) {
    this.headerMarshaller = new T(e, t), this.messageBuffer = [], this.isEndOfStream = !1;
  }
  feed(e) {
    this.messageBuffer.push(this.decode(e));
  }
  endOfStream() {
    this.isEndOfStream = !0;
  }
  getMessage() {
    let e = this.messageBuffer.pop(), t = this.isEndOfStream;
    return {
      getMessage() {
        return e;
      },
      isEndOfStream() {
        return t;
      }
    };
  }
  getAvailableMessages() {
    let e = this.messageBuffer;
    this.messageBuffer = [];
    let t = this.isEndOfStream;
    return {
      getMessages() {
        return e;
      },
      isEndOfStream() {
        return t;
      }
    };
  }
  encode({ headers: e, body: t }) {
    let r = this.headerMarshaller.format(e), n = r.byteLength + t.byteLength + 16, a = new Uint8Array(n), o = new DataView(a.buffer, a.byteOffset, a.byteLength), i = new C();
    return o.setUint32(0, n, !1), o.setUint32(4, r.byteLength, !1), i.update(a.subarray(0, 8)), o.setUint32(8, i.digestSync(), !1), a.set(r, 12), a.set(t, r.byteLength + 12), i.update(a.subarray(8, n - 4)), o.setUint32(n - 4, i.digestSync(), !1), a;
  }
  decode(e) {
    let { headers: t, body: r } = se(e);
    return { headers: this.headerMarshaller.parse(t), body: r };
  }
  formatHeaders(e) {
    return this.headerMarshaller.format(e);
  }
};

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-codec/MessageDecoderStream.js
var O = class {
  options;
  constructor(e) {
    this.options = e;
  }
  [Symbol.asyncIterator]() {
    return this.asyncIterator();
  }
  async *asyncIterator() {
    for await (let e of this.options.inputStream)
      yield this.options.decoder.decode(e);
  }
};

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-codec/MessageEncoderStream.js
var N = class {
  options;
  constructor(e) {
    this.options = e;
  }
  [Symbol.asyncIterator]() {
    return this.asyncIterator();
  }
  async *asyncIterator() {
    for await (let e of this.options.messageStream)
      yield this.options.encoder.encode(e);
    this.options.includeEndFrame && (yield new Uint8Array(0));
  }
};

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-codec/SmithyMessageDecoderStream.js
var $ = class {
  options;
  constructor(e) {
    this.options = e;
  }
  [Symbol.asyncIterator]() {
    return this.asyncIterator();
  }
  async *asyncIterator() {
    for await (let e of this.options.messageStream) {
      let t = await this.options.deserializer(e);
      t !== void 0 && (yield t);
    }
  }
};

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-codec/SmithyMessageEncoderStream.js
var A = class {
  options;
  constructor(e) {
    this.options = e;
  }
  [Symbol.asyncIterator]() {
    return this.asyncIterator();
  }
  async *asyncIterator() {
    for await (let e of this.options.inputStream)
      yield this.options.serializer(e);
  }
};

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-serde/EventStreamMarshaller.js
import { Readable as ve } from "node:stream";

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-serde-universal/getChunkedStream.js
function D(s) {
  let e = 0, t = 0, r = null, n = null, a = (i) => {
    if (typeof i != "number")
      throw new Error("Attempted to allocate an event message where size was not a number: " + i);
    e = i, t = 4, r = new Uint8Array(i), new DataView(r.buffer).setUint32(0, i, !1);
  }, o = async function* () {
    let i = s[Symbol.asyncIterator]();
    for (; ; ) {
      let { value: c, done: m } = await i.next();
      if (m) {
        if (e)
          if (e === t)
            yield r;
          else
            throw new Error("Truncated event message received.");
        else return;
        return;
      }
      let y = c.length, d = 0;
      for (; d < y; ) {
        if (!r) {
          let f = y - d;
          n || (n = new Uint8Array(4));
          let u = Math.min(4 - t, f);
          if (n.set(c.slice(d, d + u), t), t += u, d += u, t < 4)
            break;
          a(new DataView(n.buffer).getUint32(0, !1)), n = null;
        }
        let l = Math.min(e - t, y - d);
        r.set(c.slice(d, d + l), t), t += l, d += l, e && e === t && (yield r, r = null, e = 0, t = 0);
      }
    }
  };
  return {
    [Symbol.asyncIterator]: o
  };
}

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-serde-universal/getUnmarshalledStream.js
function be(s, e) {
  let t = E(e.deserializer, e.toUtf8);
  return {
    [Symbol.asyncIterator]: async function* () {
      for await (let r of s) {
        let n = e.eventStreamCodec.decode(r), a = await t(n);
        a !== void 0 && (yield a);
      }
    }
  };
}
function E(s, e) {
  return async function(t) {
    let { value: r } = t.headers[":message-type"];
    if (r === "error") {
      let n = new Error(t.headers[":error-message"].value || "UnknownError");
      throw n.name = t.headers[":error-code"].value, n;
    } else if (r === "exception") {
      let n = t.headers[":exception-type"].value, a = { [n]: t }, o = await s(a);
      if (o.$unknown) {
        let i = new Error(e(t.body));
        throw i.name = n, i;
      }
      throw o[n];
    } else if (r === "event") {
      let n = {
        [t.headers[":event-type"].value]: t
      }, a = await s(n);
      return a.$unknown ? void 0 : a;
    } else
      throw Error(`Unrecognizable event type: ${t.headers[":event-type"].value}`);
  };
}

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-serde-universal/EventStreamMarshaller.js
var B = class {
  eventStreamCodec;
  utfEncoder;
  constructor({ utf8Encoder: e, utf8Decoder: t }) {
    this.eventStreamCodec = new z(e, t), this.utfEncoder = e;
  }
  deserialize(e, t) {
    let r = D(e);
    return new $({
      messageStream: new O({ inputStream: r, decoder: this.eventStreamCodec }),
      deserializer: E(t, this.utfEncoder)
    });
  }
  serialize(e, t) {
    return new N({
      messageStream: new A({ inputStream: e, serializer: t }),
      encoder: this.eventStreamCodec,
      includeEndFrame: !0
    });
  }
}, we = (s) => new B(s);

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-serde/EventStreamMarshaller.js
var R = class {
  universalMarshaller;
  constructor({ utf8Encoder: e, utf8Decoder: t }) {
    this.universalMarshaller = new B({
      utf8Decoder: t,
      utf8Encoder: e
    });
  }
  deserialize(e, t) {
    let r = typeof e[Symbol.asyncIterator] == "function" ? e : xe(e);
    return this.universalMarshaller.deserialize(r, t);
  }
  serialize(e, t) {
    return ve.from(this.universalMarshaller.serialize(e, t));
  }
}, Se = (s) => new R(s);
async function* xe(s) {
  let e = !1, t = !1, r = new Array();
  for (s.on("error", (n) => {
    if (e || (e = !0), n)
      throw n;
  }), s.on("data", (n) => {
    r.push(n);
  }), s.on("end", () => {
    e = !0;
  }); !t; ) {
    let n = await new Promise((a) => setTimeout(() => a(r.shift()), 0));
    n && (yield n), t = e && r.length === 0;
  }
}

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-serde/utils.js
var Ue = (s) => ({
  [Symbol.asyncIterator]: async function* () {
    let e = s.getReader();
    try {
      for (; ; ) {
        let { done: t, value: r } = await e.read();
        if (t)
          return;
        yield r;
      }
    } finally {
      e.releaseLock();
    }
  }
}), Me = (s) => {
  let e = s[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(t) {
      let { done: r, value: n } = await e.next();
      if (r)
        return t.close();
      t.enqueue(n);
    }
  });
};

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-serde-config-resolver/EventStreamSerdeConfig.js
var Ie = (s) => Object.assign(s, {
  eventStreamMarshaller: s.eventStreamSerdeProvider(s)
});

// node_modules/@smithy/core/dist-es/submodules/event-streams/EventStreamSerde.js
var H = class {
  marshaller;
  serializer;
  deserializer;
  serdeContext;
  defaultContentType;
  compositeErrorRegistry;
  constructor({ marshaller: e, serializer: t, deserializer: r, serdeContext: n, defaultContentType: a, compositeErrorRegistry: o }) {
    this.marshaller = e, this.serializer = t, this.deserializer = r, this.serdeContext = n, this.defaultContentType = a, this.compositeErrorRegistry = o;
  }
  async serializeEventStream({ eventStream: e, requestSchema: t, initialRequest: r, initialMessageType: n }) {
    let a = this.marshaller, o = t.getEventStreamMember(), i = t.getMemberSchema(o), c = this.serializer, m = this.defaultContentType, y = /* @__PURE__ */ Symbol("initialRequestMarker"), d = {
      async *[Symbol.asyncIterator]() {
        if (r) {
          let l = {
            ":event-type": { type: "string", value: n ?? "initial-request" },
            ":message-type": { type: "string", value: "event" },
            ":content-type": { type: "string", value: m }
          };
          c.write(t, r);
          let f = c.flush();
          yield {
            [y]: !0,
            headers: l,
            body: f
          };
        }
        for await (let l of e)
          yield l;
      }
    };
    return a.serialize(d, (l) => {
      if (l[y])
        return {
          headers: l.headers,
          body: l.body
        };
      let f = "";
      for (let b in l)
        if (k(l, b) && b !== "__type") {
          f = b;
          break;
        }
      let { additionalHeaders: u, body: w, eventType: h, explicitPayloadContentType: p } = this.writeEventBody(f, i, l);
      return {
        headers: {
          ":event-type": { type: "string", value: h },
          ":message-type": { type: "string", value: "event" },
          ":content-type": { type: "string", value: p ?? m },
          ...u
        },
        body: w
      };
    });
  }
  async deserializeEventStream({ response: e, responseSchema: t, initialResponseContainer: r, initialMessageType: n }) {
    let a = this.marshaller, o = t.getEventStreamMember(), c = t.getMemberSchema(o).getMemberSchemas(), m = /* @__PURE__ */ Symbol("initialResponseMarker"), y = a.deserialize(e.body, async (f) => {
      let u = "";
      for (let h in f)
        if (k(f, h) && h !== "__type") {
          u = h;
          break;
        }
      let w = f[u].body;
      if (u === (n ?? "initial-response")) {
        let h = await this.deserializer.read(t, w);
        return delete h[o], {
          [m]: !0,
          ...h
        };
      } else if (u in c) {
        let h = c[u];
        if (h.isStructSchema()) {
          let p = {}, g = !1;
          for (let [b, I] of h.structIterator()) {
            let { eventHeader: J, eventPayload: q } = I.getMergedTraits();
            if (g = g || !!(J || q), q)
              I.isBlobSchema() ? p[b] = w : I.isStringSchema() ? p[b] = (this.serdeContext?.utf8Encoder ?? V)(w) : I.isStructSchema() && (p[b] = await this.deserializer.read(I, w));
            else if (J) {
              let x = f[u].headers[b]?.value;
              x != null && (I.isNumericSchema() ? x && typeof x == "object" && "bytes" in x ? p[b] = BigInt(x.toString()) : p[b] = Number(x) : p[b] = x);
            }
          }
          return {
            [u]: await this.readEventMember(h, w, g, p)
          };
        }
        return {
          [u]: await this.deserializer.read(h, w)
        };
      } else
        return {
          $unknown: f
        };
    }), d = y[Symbol.asyncIterator](), l = await d.next();
    if (l.done)
      return y;
    if (l.value?.[m]) {
      if (!t)
        throw new Error("@smithy::core/protocols - initial-response event encountered in event stream but no response schema given.");
      for (let f in l.value)
        k(l.value, f) && (r[f] = l.value[f]);
    }
    return {
      async *[Symbol.asyncIterator]() {
        for (l?.value?.[m] || (yield l.value); ; ) {
          let { done: f, value: u } = await d.next();
          if (f)
            break;
          yield u;
        }
      }
    };
  }
  async readEventMember(e, t, r, n) {
    let a, o = e.getSchema();
    if (Array.isArray(o) && o[0] === -3) {
      let c = o[1], m = W.for(c);
      this.compositeErrorRegistry?.copyFrom(m), a = (this.compositeErrorRegistry ?? m)?.getErrorCtor(o);
    }
    let i = r ? n : t.byteLength === 0 ? {} : await this.deserializer.read(e, t);
    if (a) {
      let c = i.message ?? i.Message ?? "Unknown", m = {}, y = e.getMergedTraits().error;
      return y && (m.$fault = y), Object.assign(new a({}), m, {
        message: c
      }, i);
    }
    return i;
  }
  writeEventBody(e, t, r) {
    let n = this.serializer, a = e, o = null, i, c = t.getSchema()[4].includes(e), m = {};
    if (c) {
      let l = t.getMemberSchema(e);
      if (l.isStructSchema()) {
        for (let [f, u] of l.structIterator()) {
          let { eventHeader: w, eventPayload: h } = u.getMergedTraits();
          if (h)
            o = f;
          else if (w) {
            let p = r[e][f], g = "binary";
            u.isNumericSchema() ? (-2) ** 31 <= p && p <= 2 ** 31 - 1 ? g = "integer" : g = "long" : u.isTimestampSchema() ? g = "timestamp" : u.isStringSchema() ? g = "string" : u.isBooleanSchema() && (g = "boolean"), p != null && (m[f] = {
              type: g,
              value: p
            }, delete r[e][f]);
          }
        }
        if (o !== null) {
          let f = l.getMemberSchema(o);
          f.isBlobSchema() ? i = "application/octet-stream" : f.isStringSchema() && (i = "text/plain"), n.write(f, r[e][o]);
        } else
          n.write(l, r[e]);
      } else if (l.isUnitSchema())
        n.write(l, {});
      else
        throw new Error("@smithy/core/event-streams - non-struct member not supported in event stream union.");
    } else {
      let [l, f] = r[e];
      a = l, n.write(15, f);
    }
    let y = n.flush() ?? new Uint8Array();
    return {
      body: typeof y == "string" ? (this.serdeContext?.utf8Decoder ?? K)(y) : y,
      eventType: a,
      explicitPayloadContentType: i,
      additionalHeaders: m
    };
  }
};
export {
  z as EventStreamCodec,
  R as EventStreamMarshaller,
  H as EventStreamSerde,
  T as HeaderMarshaller,
  U as Int64,
  O as MessageDecoderStream,
  N as MessageEncoderStream,
  $ as SmithyMessageDecoderStream,
  A as SmithyMessageEncoderStream,
  B as UniversalEventStreamMarshaller,
  Se as eventStreamSerdeProvider,
  D as getChunkedStream,
  E as getMessageUnmarshaller,
  be as getUnmarshalledStream,
  Me as iterableToReadableStream,
  Ue as readableStreamToIterable,
  Ie as resolveEventStreamSerdeConfig,
  we as universalEventStreamSerdeProvider
};
