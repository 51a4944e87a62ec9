import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  b as J,
  c as K,
  e as V,
  f as S
} from "./shared-MI5Y4CGF.js";
import {
  c as I
} from "./shared-72T4OHSJ.js";
import {
  a as ne,
  b as ae,
  c as oe
} from "./shared-DTWCNZGH.js";

// lighter-node:zlib?@smithy/core/dist-es/submodules/checksum/crc32/Crc32Node.js
var Z = ae((Oe, Q) => {
  Q.exports = Object.create(new Proxy({}, { get: (s, e) => ne("node:zlib")[e] }));
});

// node_modules/@smithy/core/dist-es/submodules/schema/TypeRegistry.js
var B = class s {
  namespace;
  schemas;
  exceptions;
  static registries = /* @__PURE__ */ new Map();
  constructor(e, t = /* @__PURE__ */ new Map(), r = /* @__PURE__ */ new Map()) {
    this.namespace = e, this.schemas = t, this.exceptions = r, s.registries.has(e) || s.registries.set(e, this);
  }
  static for(e) {
    return s.registries.get(e) ?? new s(e);
  }
  copyFrom(e) {
    let { schemas: t, exceptions: r } = this;
    for (let [n, a] of e.schemas)
      t.has(n) || t.set(n, a);
    for (let [n, a] of e.exceptions)
      r.has(n) || r.set(n, a);
  }
  register(e, t) {
    let r = this.normalizeShapeId(e);
    for (let n of [this, s.for(r.split("#")[0])])
      n.schemas.has(r) || n.schemas.set(r, t);
  }
  getSchema(e) {
    let t = this.normalizeShapeId(e);
    if (!this.schemas.has(t)) {
      if (!e.includes("#")) {
        let r = "#" + e, n = [];
        for (let [a, o] of this.schemas.entries())
          a.endsWith(r) && n.push(o);
        if (n.length === 1)
          return n[0];
      }
      throw new Error(`@smithy/core/schema - schema not found for ${t}`);
    }
    return this.schemas.get(t);
  }
  registerError(e, t) {
    let r = e, n = r[1], a = n + "#" + r[2];
    t.hasOwnProperty?.("shapeId") || (t.shapeId = a);
    for (let o of [this, s.for(n)])
      !o.schemas.has(a) && !o.exceptions.has(r) && (o.schemas.set(a, r), o.exceptions.set(r, t));
  }
  getErrorCtor(e) {
    let t = e;
    return this.exceptions.has(t) ? this.exceptions.get(t) : s.for(t[1]).exceptions.get(t);
  }
  getBaseException() {
    for (let e of this.exceptions.keys())
      if (Array.isArray(e)) {
        let [, t, r] = e, n = t + "#" + r;
        if (n.startsWith("smithy.ts.sdk.synthetic.") && n.endsWith("ServiceException"))
          return e;
      }
  }
  find(e) {
    for (let t of this.schemas.values())
      if (e(t))
        return t;
  }
  clear() {
    this.schemas.clear(), this.exceptions.clear();
  }
  normalizeShapeId(e) {
    return e.includes("#") ? e : this.namespace + "#" + e;
  }
};

// node_modules/@smithy/core/dist-es/submodules/checksum/crc32/Crc32Js.js
var X = new Uint32Array(256);
for (let s = 0; s < 256; ++s) {
  let e = s;
  for (let t = 0; t < 8; ++t)
    e = e & 1 ? 3988292384 ^ e >>> 1 : e >>> 1;
  X[s] = e >>> 0;
}
var F = 4294967295, E = class {
  digestLength = 4;
  checksum = F;
  update(e) {
    for (let t = 0; t < e.length; ++t)
      this.checksum = this.checksum >>> 8 ^ X[(this.checksum ^ e[t]) & 255];
  }
  digestSync() {
    return (this.checksum ^ F) >>> 0;
  }
  async digest() {
    let e = this.digestSync(), t = new Uint8Array(4);
    return new DataView(t.buffer).setUint32(0, e, !1), t;
  }
  reset() {
    this.checksum = F;
  }
};

// node_modules/@smithy/core/dist-es/submodules/checksum/crc32/Crc32Node.js
var W = oe(Z());
var _ = typeof W.crc32 == "function" ? W.crc32 : void 0, C = _ ? ie(_) : E;
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
var M = class s {
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
    return t && Y(e), parseInt(S(e), 16) * (t ? -1 : 1);
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
var O = class {
  toUtf8;
  fromUtf8;
  constructor(e, t) {
    this.toUtf8 = e, this.fromUtf8 = t;
  }
  format(e) {
    let t = [];
    for (let a in e) {
      if (!I(e, a))
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
        let u = new Uint8Array(c.buffer);
        return u.set(i, 3), u;
      case "timestamp":
        let h = new Uint8Array(9);
        return h[0] = 8, h.set(M.fromNumber(e.value.valueOf()).bytes, 1), h;
      case "uuid":
        if (!pe.test(e.value))
          throw new Error(`Invalid UUID received: ${e.value}`);
        let d = new Uint8Array(17);
        return d[0] = 9, d.set(V(e.value.replace(/-/g, "")), 1), d;
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
            type: me,
            value: new M(new Uint8Array(e.buffer, e.byteOffset + r, 8))
          }, r += 8;
          break;
        case 6:
          let o = e.getUint16(r, !1);
          r += 2, t[a] = {
            type: ue,
            value: new Uint8Array(e.buffer, e.byteOffset + r, o)
          }, r += o;
          break;
        case 7:
          let i = e.getUint16(r, !1);
          r += 2, t[a] = {
            type: he,
            value: this.toUtf8(new Uint8Array(e.buffer, e.byteOffset + r, i))
          }, r += i;
          break;
        case 8:
          t[a] = {
            type: de,
            value: new Date(new M(new Uint8Array(e.buffer, e.byteOffset + r, 8)).valueOf())
          }, r += 8;
          break;
        case 9:
          let c = new Uint8Array(e.buffer, e.byteOffset + r, 16);
          r += 16, t[a] = {
            type: ye,
            value: `${S(c.subarray(0, 4))}-${S(c.subarray(4, 6))}-${S(c.subarray(6, 8))}-${S(c.subarray(8, 10))}-${S(c.subarray(10))}`
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
var te = "boolean", ce = "byte", le = "short", fe = "integer", me = "long", ue = "binary", he = "string", de = "timestamp", ye = "uuid", pe = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/, G = 32767;

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-codec/splitMessage.js
var re = 4, v = re * 2, U = 4, ge = v + U * 2;
function se({ byteLength: s, byteOffset: e, buffer: t }) {
  if (s < ge)
    throw new Error("Provided message too short to accommodate event stream message overhead");
  let r = new DataView(t, e, s), n = r.getUint32(0, !1);
  if (s !== n)
    throw new Error("Reported message length does not match received message length");
  let a = r.getUint32(re, !1), o = r.getUint32(v, !1), i = r.getUint32(s - U, !1), c = new C();
  if (c.update(new Uint8Array(t, e, v)), o !== c.digestSync())
    throw new Error(`The prelude checksum specified in the message (${o}) does not match the calculated CRC32 checksum (${c.digestSync()})`);
  if (c.update(new Uint8Array(t, e + v, s - (v + U))), i !== c.digestSync())
    throw new Error(`The message checksum (${c.digestSync()}) did not match the expected value of ${i}`);
  return {
    headers: new DataView(t, e + v + U, a),
    body: new Uint8Array(t, e + v + U + a, n - a - (v + U + U))
  };
}

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-codec/EventStreamCodec.js
var T = class {
  headerMarshaller;
  messageBuffer;
  isEndOfStream;
  constructor(e, t) {
    this.headerMarshaller = new O(e, t), this.messageBuffer = [], this.isEndOfStream = !1;
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
var N = class {
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
var A = class {
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
var L = class {
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
import { Readable as Se } from "node:stream";

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-serde-universal/getChunkedStream.js
function q(s) {
  let e = 0, t = 0, r = null, n = null, a = (i) => {
    if (typeof i != "number")
      throw new Error("Attempted to allocate an event message where size was not a number: " + i);
    e = i, t = 4, r = new Uint8Array(i), new DataView(r.buffer).setUint32(0, i, !1);
  }, o = async function* () {
    let i = s[Symbol.asyncIterator]();
    for (; ; ) {
      let { value: c, done: u } = await i.next();
      if (u) {
        if (e)
          if (e === t)
            yield r;
          else
            throw new Error("Truncated event message received.");
        else return;
        return;
      }
      let h = c.length, d = 0;
      for (; d < h; ) {
        if (!r) {
          let f = h - d;
          n || (n = new Uint8Array(4));
          let m = Math.min(4 - t, f);
          if (n.set(c.slice(d, d + m), t), t += m, d += m, t < 4)
            break;
          a(new DataView(n.buffer).getUint32(0, !1)), n = null;
        }
        let l = Math.min(e - t, h - d);
        r.set(c.slice(d, d + l), t), t += l, d += l, e && e === t && (yield r, r = null, e = 0, t = 0);
      }
    }
  };
  return {
    [Symbol.asyncIterator]: o
  };
}

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-serde-universal/getUnmarshalledStream.js
function we(s, e) {
  let t = R(e.deserializer, e.toUtf8);
  return {
    [Symbol.asyncIterator]: async function* () {
      for await (let r of s) {
        let n = e.eventStreamCodec.decode(r), a = await t(n);
        a !== void 0 && (yield a);
      }
    }
  };
}
function R(s, e) {
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
var z = class {
  eventStreamCodec;
  utfEncoder;
  constructor({ utf8Encoder: e, utf8Decoder: t }) {
    this.eventStreamCodec = new T(e, t), this.utfEncoder = e;
  }
  deserialize(e, t) {
    let r = q(e);
    return new $({
      messageStream: new N({ inputStream: r, decoder: this.eventStreamCodec }),
      deserializer: R(t, this.utfEncoder)
    });
  }
  serialize(e, t) {
    return new A({
      messageStream: new L({ inputStream: e, serializer: t }),
      encoder: this.eventStreamCodec,
      includeEndFrame: !0
    });
  }
}, be = (s) => new z(s);

// node_modules/@smithy/core/dist-es/submodules/event-streams/eventstream-serde/EventStreamMarshaller.js
var j = class {
  universalMarshaller;
  constructor({ utf8Encoder: e, utf8Decoder: t }) {
    this.universalMarshaller = new z({
      utf8Decoder: t,
      utf8Encoder: e
    });
  }
  deserialize(e, t) {
    let r = typeof e[Symbol.asyncIterator] == "function" ? e : xe(e);
    return this.universalMarshaller.deserialize(r, t);
  }
  serialize(e, t) {
    return Se.from(this.universalMarshaller.serialize(e, t));
  }
}, ve = (s) => new j(s);
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
var Me = (s) => ({
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
}), Ue = (s) => {
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
var ke = (s) => Object.assign(s, {
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
    let a = this.marshaller, o = t.getEventStreamMember(), i = t.getMemberSchema(o), c = this.serializer, u = this.defaultContentType, h = /* @__PURE__ */ Symbol("initialRequestMarker"), d = {
      async *[Symbol.asyncIterator]() {
        if (r) {
          let l = {
            ":event-type": { type: "string", value: n ?? "initial-request" },
            ":message-type": { type: "string", value: "event" },
            ":content-type": { type: "string", value: u }
          };
          c.write(t, r);
          let f = c.flush();
          yield {
            [h]: !0,
            headers: l,
            body: f
          };
        }
        for await (let l of e)
          yield l;
      }
    };
    return a.serialize(d, (l) => {
      if (l[h])
        return {
          headers: l.headers,
          body: l.body
        };
      let f = "";
      for (let w in l)
        if (I(l, w) && w !== "__type") {
          f = w;
          break;
        }
      let { additionalHeaders: m, body: b, eventType: y, explicitPayloadContentType: p } = this.writeEventBody(f, i, l);
      return {
        headers: {
          ":event-type": { type: "string", value: y },
          ":message-type": { type: "string", value: "event" },
          ":content-type": { type: "string", value: p ?? u },
          ...m
        },
        body: b
      };
    });
  }
  async deserializeEventStream({ response: e, responseSchema: t, initialResponseContainer: r, initialMessageType: n }) {
    let a = this.marshaller, o = t.getEventStreamMember(), c = t.getMemberSchema(o).getMemberSchemas(), u = /* @__PURE__ */ Symbol("initialResponseMarker"), h = a.deserialize(e.body, async (f) => {
      let m = "";
      for (let y in f)
        if (I(f, y) && y !== "__type") {
          m = y;
          break;
        }
      let b = f[m].body;
      if (m === (n ?? "initial-response")) {
        let y = await this.deserializer.read(t, b);
        return delete y[o], {
          [u]: !0,
          ...y
        };
      } else if (m in c) {
        let y = c[m];
        if (y.isStructSchema()) {
          let p = {}, g = !1;
          for (let [w, k] of y.structIterator()) {
            let { eventHeader: P, eventPayload: D } = k.getMergedTraits();
            if (g = g || !!(P || D), D)
              k.isBlobSchema() ? p[w] = b : k.isStringSchema() ? p[w] = (this.serdeContext?.utf8Encoder ?? K)(b) : k.isStructSchema() && (p[w] = await this.deserializer.read(k, b));
            else if (P) {
              let x = f[m].headers[w]?.value;
              x != null && (k.isNumericSchema() ? x && typeof x == "object" && "bytes" in x ? p[w] = BigInt(x.toString()) : p[w] = Number(x) : p[w] = x);
            }
          }
          return {
            [m]: await this.readEventMember(y, b, g, p)
          };
        }
        return {
          [m]: await this.deserializer.read(y, b)
        };
      } else
        return {
          $unknown: f
        };
    }), d = h[Symbol.asyncIterator](), l = await d.next();
    if (l.done)
      return h;
    if (l.value?.[u]) {
      if (!t)
        throw new Error("@smithy::core/protocols - initial-response event encountered in event stream but no response schema given.");
      for (let f in l.value)
        I(l.value, f) && (r[f] = l.value[f]);
    }
    return {
      async *[Symbol.asyncIterator]() {
        for (l?.value?.[u] || (yield l.value); ; ) {
          let { done: f, value: m } = await d.next();
          if (f)
            break;
          yield m;
        }
      }
    };
  }
  async readEventMember(e, t, r, n) {
    let a, o = e.getSchema();
    if (Array.isArray(o) && o[0] === -3) {
      let c = o[1], u = B.for(c);
      this.compositeErrorRegistry?.copyFrom(u), a = (this.compositeErrorRegistry ?? u)?.getErrorCtor(o);
    }
    let i = r ? n : t.byteLength === 0 ? {} : await this.deserializer.read(e, t);
    if (a) {
      let c = i.message ?? i.Message ?? "Unknown", u = {}, h = e.getMergedTraits().error;
      return h && (u.$fault = h), Object.assign(new a({}), u, {
        message: c
      }, i);
    }
    return i;
  }
  writeEventBody(e, t, r) {
    let n = this.serializer, a = e, o = null, i, c = t.getSchema()[4].includes(e), u = {};
    if (c) {
      let l = t.getMemberSchema(e);
      if (l.isStructSchema()) {
        for (let [f, m] of l.structIterator()) {
          let { eventHeader: b, eventPayload: y } = m.getMergedTraits();
          if (y)
            o = f;
          else if (b) {
            let p = r[e][f], g = "binary";
            m.isNumericSchema() ? (-2) ** 31 <= p && p <= 2 ** 31 - 1 ? g = "integer" : g = "long" : m.isTimestampSchema() ? g = "timestamp" : m.isStringSchema() ? g = "string" : m.isBooleanSchema() && (g = "boolean"), p != null && (u[f] = {
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
    let h = n.flush() ?? new Uint8Array();
    return {
      body: typeof h == "string" ? (this.serdeContext?.utf8Decoder ?? J)(h) : h,
      eventType: a,
      explicitPayloadContentType: i,
      additionalHeaders: u
    };
  }
};
export {
  T as EventStreamCodec,
  j as EventStreamMarshaller,
  H as EventStreamSerde,
  O as HeaderMarshaller,
  M as Int64,
  N as MessageDecoderStream,
  A as MessageEncoderStream,
  $ as SmithyMessageDecoderStream,
  L as SmithyMessageEncoderStream,
  z as UniversalEventStreamMarshaller,
  ve as eventStreamSerdeProvider,
  q as getChunkedStream,
  R as getMessageUnmarshaller,
  we as getUnmarshalledStream,
  Ue as iterableToReadableStream,
  Me as readableStreamToIterable,
  ke as resolveEventStreamSerdeConfig,
  be as universalEventStreamSerdeProvider
};
