import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a as He,
  b as g,
  c as va,
  f as Ci
} from "./shared-QKDWTDSL.js";

// node_modules/yaml/dist/nodes/identity.js
var q = g((P) => {
  "use strict";
  var Gt = /* @__PURE__ */ Symbol.for("yaml.alias"), Ti = /* @__PURE__ */ Symbol.for("yaml.document"), xe = /* @__PURE__ */ Symbol.for("yaml.map"), Ii = /* @__PURE__ */ Symbol.for("yaml.pair"), Ht = /* @__PURE__ */ Symbol.for("yaml.scalar"), Xe = /* @__PURE__ */ Symbol.for("yaml.seq"), F = /* @__PURE__ */ Symbol.for("yaml.node.type"), ka = (s) => !!s && typeof s == "object" && s[F] === Gt, Na = (s) => !!s && typeof s == "object" && s[F] === Ti, Aa = (s) => !!s && typeof s == "object" && s[F] === xe, qa = (s) => !!s && typeof s == "object" && s[F] === Ii, Pi = (s) => !!s && typeof s == "object" && s[F] === Ht, Oa = (s) => !!s && typeof s == "object" && s[F] === Xe;
  function Mi(s) {
    if (s && typeof s == "object")
      switch (s[F]) {
        case xe:
        case Xe:
          return !0;
      }
    return !1;
  }
  function La(s) {
    if (s && typeof s == "object")
      switch (s[F]) {
        case Gt:
        case xe:
        case Ht:
        case Xe:
          return !0;
      }
    return !1;
  }
  var Ea = (s) => (Pi(s) || Mi(s)) && !!s.anchor;
  P.ALIAS = Gt;
  P.DOC = Ti;
  P.MAP = xe;
  P.NODE_TYPE = F;
  P.PAIR = Ii;
  P.SCALAR = Ht;
  P.SEQ = Xe;
  P.hasAnchor = Ea;
  P.isAlias = ka;
  P.isCollection = Mi;
  P.isDocument = Na;
  P.isMap = Aa;
  P.isNode = La;
  P.isPair = qa;
  P.isScalar = Pi;
  P.isSeq = Oa;
});

// node_modules/yaml/dist/visit.js
var we = g((xt) => {
  "use strict";
  var I = q(), M = /* @__PURE__ */ Symbol("break visit"), $i = /* @__PURE__ */ Symbol("skip children"), K = /* @__PURE__ */ Symbol("remove node");
  function ze(s, e) {
    let t = _i(e);
    I.isDocument(s) ? le(null, s.contents, t, Object.freeze([s])) === K && (s.contents = null) : le(null, s, t, Object.freeze([]));
  }
  ze.BREAK = M;
  ze.SKIP = $i;
  ze.REMOVE = K;
  function le(s, e, t, i) {
    let n = Di(s, e, t, i);
    if (I.isNode(n) || I.isPair(n))
      return Bi(s, i, n), le(s, n, t, i);
    if (typeof n != "symbol") {
      if (I.isCollection(e)) {
        i = Object.freeze(i.concat(e));
        for (let r = 0; r < e.items.length; ++r) {
          let a = le(r, e.items[r], t, i);
          if (typeof a == "number")
            r = a - 1;
          else {
            if (a === M)
              return M;
            a === K && (e.items.splice(r, 1), r -= 1);
          }
        }
      } else if (I.isPair(e)) {
        i = Object.freeze(i.concat(e));
        let r = le("key", e.key, t, i);
        if (r === M)
          return M;
        r === K && (e.key = null);
        let a = le("value", e.value, t, i);
        if (a === M)
          return M;
        a === K && (e.value = null);
      }
    }
    return n;
  }
  async function Ze(s, e) {
    let t = _i(e);
    I.isDocument(s) ? await ce(null, s.contents, t, Object.freeze([s])) === K && (s.contents = null) : await ce(null, s, t, Object.freeze([]));
  }
  Ze.BREAK = M;
  Ze.SKIP = $i;
  Ze.REMOVE = K;
  async function ce(s, e, t, i) {
    let n = await Di(s, e, t, i);
    if (I.isNode(n) || I.isPair(n))
      return Bi(s, i, n), ce(s, n, t, i);
    if (typeof n != "symbol") {
      if (I.isCollection(e)) {
        i = Object.freeze(i.concat(e));
        for (let r = 0; r < e.items.length; ++r) {
          let a = await ce(r, e.items[r], t, i);
          if (typeof a == "number")
            r = a - 1;
          else {
            if (a === M)
              return M;
            a === K && (e.items.splice(r, 1), r -= 1);
          }
        }
      } else if (I.isPair(e)) {
        i = Object.freeze(i.concat(e));
        let r = await ce("key", e.key, t, i);
        if (r === M)
          return M;
        r === K && (e.key = null);
        let a = await ce("value", e.value, t, i);
        if (a === M)
          return M;
        a === K && (e.value = null);
      }
    }
    return n;
  }
  function _i(s) {
    return typeof s == "object" && (s.Collection || s.Node || s.Value) ? Object.assign({
      Alias: s.Node,
      Map: s.Node,
      Scalar: s.Node,
      Seq: s.Node
    }, s.Value && {
      Map: s.Value,
      Scalar: s.Value,
      Seq: s.Value
    }, s.Collection && {
      Map: s.Collection,
      Seq: s.Collection
    }, s) : s;
  }
  function Di(s, e, t, i) {
    if (typeof t == "function")
      return t(s, e, i);
    if (I.isMap(e))
      return t.Map?.(s, e, i);
    if (I.isSeq(e))
      return t.Seq?.(s, e, i);
    if (I.isPair(e))
      return t.Pair?.(s, e, i);
    if (I.isScalar(e))
      return t.Scalar?.(s, e, i);
    if (I.isAlias(e))
      return t.Alias?.(s, e, i);
  }
  function Bi(s, e, t) {
    let i = e[e.length - 1];
    if (I.isCollection(i))
      i.items[s] = t;
    else if (I.isPair(i))
      s === "key" ? i.key = t : i.value = t;
    else if (I.isDocument(i))
      i.contents = t;
    else {
      let n = I.isAlias(i) ? "alias" : "scalar";
      throw new Error(`Cannot replace node with ${n} parent`);
    }
  }
  xt.visit = ze;
  xt.visitAsync = Ze;
});

// node_modules/yaml/dist/doc/directives.js
var Xt = g((ji) => {
  "use strict";
  var Ki = q(), Ca = we(), Ta = {
    "!": "%21",
    ",": "%2C",
    "[": "%5B",
    "]": "%5D",
    "{": "%7B",
    "}": "%7D"
  }, Ia = (s) => s.replace(/[!,[\]{}]/g, (e) => Ta[e]), Se = class s {
    constructor(e, t) {
      this.docStart = null, this.docEnd = !1, this.yaml = Object.assign({}, s.defaultYaml, e), this.tags = Object.assign({}, s.defaultTags, t);
    }
    clone() {
      let e = new s(this.yaml, this.tags);
      return e.docStart = this.docStart, e;
    }
    /**
     * During parsing, get a Directives instance for the current document and
     * update the stream state according to the current version's spec.
     */
    atDocument() {
      let e = new s(this.yaml, this.tags);
      switch (this.yaml.version) {
        case "1.1":
          this.atNextDocument = !0;
          break;
        case "1.2":
          this.atNextDocument = !1, this.yaml = {
            explicit: s.defaultYaml.explicit,
            version: "1.2"
          }, this.tags = Object.assign({}, s.defaultTags);
          break;
      }
      return e;
    }
    /**
     * @param onError - May be called even if the action was successful
     * @returns `true` on success
     */
    add(e, t) {
      this.atNextDocument && (this.yaml = { explicit: s.defaultYaml.explicit, version: "1.1" }, this.tags = Object.assign({}, s.defaultTags), this.atNextDocument = !1);
      let i = e.trim().split(/[ \t]+/), n = i.shift();
      switch (n) {
        case "%TAG": {
          if (i.length !== 2 && (t(0, "%TAG directive should contain exactly two parts"), i.length < 2))
            return !1;
          let [r, a] = i;
          return this.tags[r] = a, !0;
        }
        case "%YAML": {
          if (this.yaml.explicit = !0, i.length !== 1)
            return t(0, "%YAML directive should contain exactly one part"), !1;
          let [r] = i;
          if (r === "1.1" || r === "1.2")
            return this.yaml.version = r, !0;
          {
            let a = /^\d+\.\d+$/.test(r);
            return t(6, `Unsupported YAML version ${r}`, a), !1;
          }
        }
        default:
          return t(0, `Unknown directive ${n}`, !0), !1;
      }
    }
    /**
     * Resolves a tag, matching handles to those defined in %TAG directives.
     *
     * @returns Resolved tag, which may also be the non-specific tag `'!'` or a
     *   `'!local'` tag, or `null` if unresolvable.
     */
    tagName(e, t) {
      if (e === "!")
        return "!";
      if (e[0] !== "!")
        return t(`Not a valid tag: ${e}`), null;
      if (e[1] === "<") {
        let a = e.slice(2, -1);
        return a === "!" || a === "!!" ? (t(`Verbatim tags aren't resolved, so ${e} is invalid.`), null) : (e[e.length - 1] !== ">" && t("Verbatim tags must end with a >"), a);
      }
      let [, i, n] = e.match(/^(.*!)([^!]*)$/s);
      n || t(`The ${e} tag has no suffix`);
      let r = this.tags[i];
      if (r)
        try {
          return r + decodeURIComponent(n);
        } catch (a) {
          return t(String(a)), null;
        }
      return i === "!" ? e : (t(`Could not resolve tag: ${e}`), null);
    }
    /**
     * Given a fully resolved tag, returns its printable string form,
     * taking into account current tag prefixes and defaults.
     */
    tagString(e) {
      for (let [t, i] of Object.entries(this.tags))
        if (e.startsWith(i))
          return t + Ia(e.substring(i.length));
      return e[0] === "!" ? e : `!<${e}>`;
    }
    toString(e) {
      let t = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [], i = Object.entries(this.tags), n;
      if (e && i.length > 0 && Ki.isNode(e.contents)) {
        let r = {};
        Ca.visit(e.contents, (a, o) => {
          Ki.isNode(o) && o.tag && (r[o.tag] = !0);
        }), n = Object.keys(r);
      } else
        n = [];
      for (let [r, a] of i)
        r === "!!" && a === "tag:yaml.org,2002:" || (!e || n.some((o) => o.startsWith(a))) && t.push(`%TAG ${r} ${a}`);
      return t.join(`
`);
    }
  };
  Se.defaultYaml = { explicit: !1, version: "1.2" };
  Se.defaultTags = { "!!": "tag:yaml.org,2002:" };
  ji.Directives = Se;
});

// node_modules/yaml/dist/doc/anchors.js
var et = g((ve) => {
  "use strict";
  var Fi = q(), Pa = we();
  function Ma(s) {
    if (/[\x00-\x19\s,[\]{}]/.test(s)) {
      let t = `Anchor must not contain whitespace or control characters: ${JSON.stringify(s)}`;
      throw new Error(t);
    }
    return !0;
  }
  function Ri(s) {
    let e = /* @__PURE__ */ new Set();
    return Pa.visit(s, {
      Value(t, i) {
        i.anchor && e.add(i.anchor);
      }
    }), e;
  }
  function Yi(s, e) {
    for (let t = 1; ; ++t) {
      let i = `${s}${t}`;
      if (!e.has(i))
        return i;
    }
  }
  function $a(s, e) {
    let t = [], i = /* @__PURE__ */ new Map(), n = null;
    return {
      onAnchor: (r) => {
        t.push(r), n ?? (n = Ri(s));
        let a = Yi(e, n);
        return n.add(a), a;
      },
      /**
       * With circular references, the source node is only resolved after all
       * of its child nodes are. This is why anchors are set only after all of
       * the nodes have been created.
       */
      setAnchors: () => {
        for (let r of t) {
          let a = i.get(r);
          if (typeof a == "object" && a.anchor && (Fi.isScalar(a.node) || Fi.isCollection(a.node)))
            a.node.anchor = a.anchor;
          else {
            let o = new Error("Failed to resolve repeated object (this should not happen)");
            throw o.source = r, o;
          }
        }
      },
      sourceObjects: i
    };
  }
  ve.anchorIsValid = Ma;
  ve.anchorNames = Ri;
  ve.createNodeAnchors = $a;
  ve.findNewAnchor = Yi;
});

// node_modules/yaml/dist/doc/applyReviver.js
var zt = g((Ui) => {
  "use strict";
  function ke(s, e, t, i) {
    if (i && typeof i == "object")
      if (Array.isArray(i))
        for (let n = 0, r = i.length; n < r; ++n) {
          let a = i[n], o = ke(s, i, String(n), a);
          o === void 0 ? delete i[n] : o !== a && (i[n] = o);
        }
      else if (i instanceof Map)
        for (let n of Array.from(i.keys())) {
          let r = i.get(n), a = ke(s, i, n, r);
          a === void 0 ? i.delete(n) : a !== r && i.set(n, a);
        }
      else if (i instanceof Set)
        for (let n of Array.from(i)) {
          let r = ke(s, i, n, n);
          r === void 0 ? i.delete(n) : r !== n && (i.delete(n), i.add(r));
        }
      else
        for (let [n, r] of Object.entries(i)) {
          let a = ke(s, i, n, r);
          a === void 0 ? delete i[n] : a !== r && (i[n] = a);
        }
    return s.call(e, t, i);
  }
  Ui.applyReviver = ke;
});

// node_modules/yaml/dist/nodes/toJS.js
var V = g((Vi) => {
  "use strict";
  var _a = q();
  function Ji(s, e, t) {
    if (Array.isArray(s))
      return s.map((i, n) => Ji(i, String(n), t));
    if (s && typeof s.toJSON == "function") {
      if (!t || !_a.hasAnchor(s))
        return s.toJSON(e, t);
      let i = { aliasCount: 0, count: 1, res: void 0 };
      t.anchors.set(s, i), t.onCreate = (r) => {
        i.res = r, delete t.onCreate;
      };
      let n = s.toJSON(e, t);
      return t.onCreate && t.onCreate(n), n;
    }
    return typeof s == "bigint" && !t?.keep ? Number(s) : s;
  }
  Vi.toJS = Ji;
});

// node_modules/yaml/dist/nodes/Node.js
var tt = g((Wi) => {
  "use strict";
  var Da = zt(), Qi = q(), Ba = V(), Zt = class {
    constructor(e) {
      Object.defineProperty(this, Qi.NODE_TYPE, { value: e });
    }
    /** Create a copy of this node.  */
    clone() {
      let e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
      return this.range && (e.range = this.range.slice()), e;
    }
    /** A plain JavaScript representation of this node. */
    toJS(e, { mapAsMap: t, maxAliasCount: i, onAnchor: n, reviver: r } = {}) {
      if (!Qi.isDocument(e))
        throw new TypeError("A document argument is required");
      let a = {
        anchors: /* @__PURE__ */ new Map(),
        doc: e,
        keep: !0,
        mapAsMap: t === !0,
        mapKeyWarned: !1,
        maxAliasCount: typeof i == "number" ? i : 100
      }, o = Ba.toJS(this, "", a);
      if (typeof n == "function")
        for (let { count: l, res: c } of a.anchors.values())
          n(c, l);
      return typeof r == "function" ? Da.applyReviver(r, { "": o }, "", o) : o;
    }
  };
  Wi.NodeBase = Zt;
});

// node_modules/yaml/dist/nodes/Alias.js
var Ne = g((Gi) => {
  "use strict";
  var Ka = et(), ja = we(), fe = q(), Fa = tt(), Ra = V(), es = class extends Fa.NodeBase {
    constructor(e) {
      super(fe.ALIAS), this.source = e, Object.defineProperty(this, "tag", {
        set() {
          throw new Error("Alias nodes cannot have tags");
        }
      });
    }
    /**
     * Resolve the value of this alias within `doc`, finding the last
     * instance of the `source` anchor before this node.
     */
    resolve(e, t) {
      if (t?.maxAliasCount === 0)
        throw new ReferenceError("Alias resolution is disabled");
      let i;
      t?.aliasResolveCache ? i = t.aliasResolveCache : (i = [], ja.visit(e, {
        Node: (r, a) => {
          (fe.isAlias(a) || fe.hasAnchor(a)) && i.push(a);
        }
      }), t && (t.aliasResolveCache = i));
      let n;
      for (let r of i) {
        if (r === this)
          break;
        r.anchor === this.source && (n = r);
      }
      if (n && t) {
        let { anchors: r, doc: a, maxAliasCount: o } = t, l = r.get(n);
        if (l || (Ra.toJS(n, null, t), l = r.get(n)), l?.res === void 0) {
          let c = "This should not happen: Alias anchor was not resolved?";
          throw new ReferenceError(c);
        }
        if (o >= 0 && (l.count += 1, l.aliasCount === 0 && (l.aliasCount = st(a, n, r)), l.count * l.aliasCount > o)) {
          let c = "Excessive alias count indicates a resource exhaustion attack";
          throw new ReferenceError(c);
        }
      }
      return n;
    }
    toJSON(e, t) {
      if (!t)
        return { source: this.source };
      let i = this.resolve(t.doc, t);
      if (!i) {
        let n = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
        throw new ReferenceError(n);
      }
      return t.anchors.get(i).res;
    }
    toString(e, t, i) {
      let n = `*${this.source}`;
      if (e) {
        if (Ka.anchorIsValid(this.source), e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
          let r = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
          throw new Error(r);
        }
        if (e.implicitKey)
          return `${n} `;
      }
      return n;
    }
  };
  function st(s, e, t) {
    if (fe.isAlias(e)) {
      let i = e.resolve(s), n = t && i && t.get(i);
      return n ? n.count * n.aliasCount : 0;
    } else if (fe.isCollection(e)) {
      let i = 0;
      for (let n of e.items) {
        let r = st(s, n, t);
        r > i && (i = r);
      }
      return i;
    } else if (fe.isPair(e)) {
      let i = st(s, e.key, t), n = st(s, e.value, t);
      return Math.max(i, n);
    }
    return 1;
  }
  Gi.Alias = es;
});

// node_modules/yaml/dist/nodes/Scalar.js
var E = g((ts) => {
  "use strict";
  var Ya = q(), Ua = tt(), Ja = V(), Va = (s) => !s || typeof s != "function" && typeof s != "object", Q = class extends Ua.NodeBase {
    constructor(e) {
      super(Ya.SCALAR), this.value = e;
    }
    toJSON(e, t) {
      return t?.keep ? this.value : Ja.toJS(this.value, e, t);
    }
    toString() {
      return String(this.value);
    }
  };
  Q.BLOCK_FOLDED = "BLOCK_FOLDED";
  Q.BLOCK_LITERAL = "BLOCK_LITERAL";
  Q.PLAIN = "PLAIN";
  Q.QUOTE_DOUBLE = "QUOTE_DOUBLE";
  Q.QUOTE_SINGLE = "QUOTE_SINGLE";
  ts.Scalar = Q;
  ts.isScalarValue = Va;
});

// node_modules/yaml/dist/doc/createNode.js
var Ae = g((xi) => {
  "use strict";
  var Qa = Ne(), te = q(), Hi = E(), Wa = "tag:yaml.org,2002:";
  function Ga(s, e, t) {
    if (e) {
      let i = t.filter((r) => r.tag === e), n = i.find((r) => !r.format) ?? i[0];
      if (!n)
        throw new Error(`Tag ${e} not found`);
      return n;
    }
    return t.find((i) => i.identify?.(s) && !i.format);
  }
  function Ha(s, e, t) {
    if (te.isDocument(s) && (s = s.contents), te.isNode(s))
      return s;
    if (te.isPair(s)) {
      let f = t.schema[te.MAP].createNode?.(t.schema, null, t);
      return f.items.push(s), f;
    }
    (s instanceof String || s instanceof Number || s instanceof Boolean || typeof BigInt < "u" && s instanceof BigInt) && (s = s.valueOf());
    let { aliasDuplicateObjects: i, onAnchor: n, onTagObj: r, schema: a, sourceObjects: o } = t, l;
    if (i && s && typeof s == "object") {
      if (l = o.get(s), l)
        return l.anchor ?? (l.anchor = n(s)), new Qa.Alias(l.anchor);
      l = { anchor: null, node: null }, o.set(s, l);
    }
    e?.startsWith("!!") && (e = Wa + e.slice(2));
    let c = Ga(s, e, a.tags);
    if (!c) {
      if (s && typeof s.toJSON == "function" && (s = s.toJSON()), !s || typeof s != "object") {
        let f = new Hi.Scalar(s);
        return l && (l.node = f), f;
      }
      c = s instanceof Map ? a[te.MAP] : Symbol.iterator in Object(s) ? a[te.SEQ] : a[te.MAP];
    }
    r && (r(c), delete t.onTagObj);
    let d = c?.createNode ? c.createNode(t.schema, s, t) : typeof c?.nodeClass?.from == "function" ? c.nodeClass.from(t.schema, s, t) : new Hi.Scalar(s);
    return e ? d.tag = e : c.default || (d.tag = c.tag), l && (l.node = d), d;
  }
  xi.createNode = Ha;
});

// node_modules/yaml/dist/nodes/Collection.js
var nt = g((it) => {
  "use strict";
  var xa = Ae(), j = q(), Xa = tt();
  function ss(s, e, t) {
    let i = t;
    for (let n = e.length - 1; n >= 0; --n) {
      let r = e[n];
      if (typeof r == "number" && Number.isInteger(r) && r >= 0) {
        let a = [];
        a[r] = i, i = a;
      } else
        i = /* @__PURE__ */ new Map([[r, i]]);
    }
    return xa.createNode(i, void 0, {
      aliasDuplicateObjects: !1,
      keepUndefined: !1,
      onAnchor: () => {
        throw new Error("This should not happen, please report a bug.");
      },
      schema: s,
      sourceObjects: /* @__PURE__ */ new Map()
    });
  }
  var Xi = (s) => s == null || typeof s == "object" && !!s[Symbol.iterator]().next().done, is = class extends Xa.NodeBase {
    constructor(e, t) {
      super(e), Object.defineProperty(this, "schema", {
        value: t,
        configurable: !0,
        enumerable: !1,
        writable: !0
      });
    }
    /**
     * Create a copy of this collection.
     *
     * @param schema - If defined, overwrites the original's schema
     */
    clone(e) {
      let t = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
      return e && (t.schema = e), t.items = t.items.map((i) => j.isNode(i) || j.isPair(i) ? i.clone(e) : i), this.range && (t.range = this.range.slice()), t;
    }
    /**
     * Adds a value to the collection. For `!!map` and `!!omap` the value must
     * be a Pair instance or a `{ key, value }` object, which may not have a key
     * that already exists in the map.
     */
    addIn(e, t) {
      if (Xi(e))
        this.add(t);
      else {
        let [i, ...n] = e, r = this.get(i, !0);
        if (j.isCollection(r))
          r.addIn(n, t);
        else if (r === void 0 && this.schema)
          this.set(i, ss(this.schema, n, t));
        else
          throw new Error(`Expected YAML collection at ${i}. Remaining path: ${n}`);
      }
    }
    /**
     * Removes a value from the collection.
     * @returns `true` if the item was found and removed.
     */
    deleteIn(e) {
      let [t, ...i] = e;
      if (i.length === 0)
        return this.delete(t);
      let n = this.get(t, !0);
      if (j.isCollection(n))
        return n.deleteIn(i);
      throw new Error(`Expected YAML collection at ${t}. Remaining path: ${i}`);
    }
    /**
     * Returns item at `key`, or `undefined` if not found. By default unwraps
     * scalar values from their surrounding node; to disable set `keepScalar` to
     * `true` (collections are always returned intact).
     */
    getIn(e, t) {
      let [i, ...n] = e, r = this.get(i, !0);
      return n.length === 0 ? !t && j.isScalar(r) ? r.value : r : j.isCollection(r) ? r.getIn(n, t) : void 0;
    }
    hasAllNullValues(e) {
      return this.items.every((t) => {
        if (!j.isPair(t))
          return !1;
        let i = t.value;
        return i == null || e && j.isScalar(i) && i.value == null && !i.commentBefore && !i.comment && !i.tag;
      });
    }
    /**
     * Checks if the collection includes a value with the key `key`.
     */
    hasIn(e) {
      let [t, ...i] = e;
      if (i.length === 0)
        return this.has(t);
      let n = this.get(t, !0);
      return j.isCollection(n) ? n.hasIn(i) : !1;
    }
    /**
     * Sets a value in this collection. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     */
    setIn(e, t) {
      let [i, ...n] = e;
      if (n.length === 0)
        this.set(i, t);
      else {
        let r = this.get(i, !0);
        if (j.isCollection(r))
          r.setIn(n, t);
        else if (r === void 0 && this.schema)
          this.set(i, ss(this.schema, n, t));
        else
          throw new Error(`Expected YAML collection at ${i}. Remaining path: ${n}`);
      }
    }
  };
  it.Collection = is;
  it.collectionFromPath = ss;
  it.isEmptyPath = Xi;
});

// node_modules/yaml/dist/stringify/stringifyComment.js
var qe = g((rt) => {
  "use strict";
  var za = (s) => s.replace(/^(?!$)(?: $)?/gm, "#");
  function ns(s, e) {
    return /^\n+$/.test(s) ? s.substring(1) : e ? s.replace(/^(?! *$)/gm, e) : s;
  }
  var Za = (s, e, t) => s.endsWith(`
`) ? ns(t, e) : t.includes(`
`) ? `
` + ns(t, e) : (s.endsWith(" ") ? "" : " ") + t;
  rt.indentComment = ns;
  rt.lineComment = Za;
  rt.stringifyComment = za;
});

// node_modules/yaml/dist/stringify/foldFlowLines.js
var Zi = g((Oe) => {
  "use strict";
  var eo = "flow", rs = "block", at = "quoted";
  function to(s, e, t = "flow", { indentAtStart: i, lineWidth: n = 80, minContentWidth: r = 20, onFold: a, onOverflow: o } = {}) {
    if (!n || n < 0)
      return s;
    n < r && (r = 0);
    let l = Math.max(1 + r, 1 + n - e.length);
    if (s.length <= l)
      return s;
    let c = [], d = {}, f = n - e.length;
    typeof i == "number" && (i > n - Math.max(2, r) ? c.push(0) : f = n - i);
    let u, m, y = !1, h = -1, p = -1, w = -1;
    t === rs && (h = zi(s, h, e.length), h !== -1 && (f = h + l));
    for (let v; v = s[h += 1]; ) {
      if (t === at && v === "\\") {
        switch (p = h, s[h + 1]) {
          case "x":
            h += 3;
            break;
          case "u":
            h += 5;
            break;
          case "U":
            h += 9;
            break;
          default:
            h += 1;
        }
        w = h;
      }
      if (v === `
`)
        t === rs && (h = zi(s, h, e.length)), f = h + e.length + l, u = void 0;
      else {
        if (v === " " && m && m !== " " && m !== `
` && m !== "	") {
          let k = s[h + 1];
          k && k !== " " && k !== `
` && k !== "	" && (u = h);
        }
        if (h >= f)
          if (u)
            c.push(u), f = u + l, u = void 0;
          else if (t === at) {
            for (; m === " " || m === "	"; )
              m = v, v = s[h += 1], y = !0;
            let k = h > w + 1 ? h - 2 : p - 1;
            if (d[k])
              return s;
            c.push(k), d[k] = !0, f = k + l, u = void 0;
          } else
            y = !0;
      }
      m = v;
    }
    if (y && o && o(), c.length === 0)
      return s;
    a && a();
    let S = s.slice(0, c[0]);
    for (let v = 0; v < c.length; ++v) {
      let k = c[v], N = c[v + 1] || s.length;
      k === 0 ? S = `
${e}${s.slice(0, N)}` : (t === at && d[k] && (S += `${s[k]}\\`), S += `
${e}${s.slice(k + 1, N)}`);
    }
    return S;
  }
  function zi(s, e, t) {
    let i = e, n = e + 1, r = s[n];
    for (; r === " " || r === "	"; )
      if (e < n + t)
        r = s[++e];
      else {
        do
          r = s[++e];
        while (r && r !== `
`);
        i = e, n = e + 1, r = s[n];
      }
    return i;
  }
  Oe.FOLD_BLOCK = rs;
  Oe.FOLD_FLOW = eo;
  Oe.FOLD_QUOTED = at;
  Oe.foldFlowLines = to;
});

// node_modules/yaml/dist/stringify/stringifyString.js
var Ee = g((en) => {
  "use strict";
  var D = E(), W = Zi(), lt = (s, e) => ({
    indentAtStart: e ? s.indent.length : s.indentAtStart,
    lineWidth: s.options.lineWidth,
    minContentWidth: s.options.minContentWidth
  }), ct = (s) => /^(%|---|\.\.\.)/m.test(s);
  function so(s, e, t) {
    if (!e || e < 0)
      return !1;
    let i = e - t, n = s.length;
    if (n <= i)
      return !1;
    for (let r = 0, a = 0; r < n; ++r)
      if (s[r] === `
`) {
        if (r - a > i)
          return !0;
        if (a = r + 1, n - a <= i)
          return !1;
      }
    return !0;
  }
  function Le(s, e) {
    let t = JSON.stringify(s);
    if (e.options.doubleQuotedAsJSON)
      return t;
    let { implicitKey: i } = e, n = e.options.doubleQuotedMinMultiLineLength, r = e.indent || (ct(s) ? "  " : ""), a = "", o = 0;
    for (let l = 0, c = t[l]; c; c = t[++l])
      if (c === " " && t[l + 1] === "\\" && t[l + 2] === "n" && (a += t.slice(o, l) + "\\ ", l += 1, o = l, c = "\\"), c === "\\")
        switch (t[l + 1]) {
          case "u":
            {
              a += t.slice(o, l);
              let d = t.substr(l + 2, 4);
              switch (d) {
                case "0000":
                  a += "\\0";
                  break;
                case "0007":
                  a += "\\a";
                  break;
                case "000b":
                  a += "\\v";
                  break;
                case "001b":
                  a += "\\e";
                  break;
                case "0085":
                  a += "\\N";
                  break;
                case "00a0":
                  a += "\\_";
                  break;
                case "2028":
                  a += "\\L";
                  break;
                case "2029":
                  a += "\\P";
                  break;
                default:
                  d.substr(0, 2) === "00" ? a += "\\x" + d.substr(2) : a += t.substr(l, 6);
              }
              l += 5, o = l + 1;
            }
            break;
          case "n":
            if (i || t[l + 2] === '"' || t.length < n)
              l += 1;
            else {
              for (a += t.slice(o, l) + `

`; t[l + 2] === "\\" && t[l + 3] === "n" && t[l + 4] !== '"'; )
                a += `
`, l += 2;
              a += r, t[l + 2] === " " && (a += "\\"), l += 1, o = l + 1;
            }
            break;
          default:
            l += 1;
        }
    return a = o ? a + t.slice(o) : t, i ? a : W.foldFlowLines(a, r, W.FOLD_QUOTED, lt(e, !1));
  }
  function as(s, e) {
    if (e.options.singleQuote === !1 || e.implicitKey && s.includes(`
`) || /[ \t]\n|\n[ \t]/.test(s))
      return Le(s, e);
    let t = e.indent || (ct(s) ? "  " : ""), i = "'" + s.replace(/'/g, "''").replace(/\n+/g, `$&
${t}`) + "'";
    return e.implicitKey ? i : W.foldFlowLines(i, t, W.FOLD_FLOW, lt(e, !1));
  }
  function ue(s, e) {
    let { singleQuote: t } = e.options, i;
    if (t === !1)
      i = Le;
    else {
      let n = s.includes('"'), r = s.includes("'");
      n && !r ? i = as : r && !n ? i = Le : i = t ? as : Le;
    }
    return i(s, e);
  }
  var os;
  try {
    os = new RegExp(`(^|(?<!
))
+(?!
|$)`, "g");
  } catch {
    os = /\n+(?!\n|$)/g;
  }
  function ot({ comment: s, type: e, value: t }, i, n, r) {
    let { blockQuote: a, commentString: o, lineWidth: l } = i.options;
    if (!a || /\n[\t ]+$/.test(t))
      return ue(t, i);
    let c = i.indent || (i.forceBlockIndent || ct(t) ? "  " : ""), d = a === "literal" ? !0 : a === "folded" || e === D.Scalar.BLOCK_FOLDED ? !1 : e === D.Scalar.BLOCK_LITERAL ? !0 : !so(t, l, c.length);
    if (!t)
      return d ? `|
` : `>
`;
    let f, u;
    for (u = t.length; u > 0; --u) {
      let N = t[u - 1];
      if (N !== `
` && N !== "	" && N !== " ")
        break;
    }
    let m = t.substring(u), y = m.indexOf(`
`);
    y === -1 ? f = "-" : t === m || y !== m.length - 1 ? (f = "+", r && r()) : f = "", m && (t = t.slice(0, -m.length), m[m.length - 1] === `
` && (m = m.slice(0, -1)), m = m.replace(os, `$&${c}`));
    let h = !1, p, w = -1;
    for (p = 0; p < t.length; ++p) {
      let N = t[p];
      if (N === " ")
        h = !0;
      else if (N === `
`)
        w = p;
      else
        break;
    }
    let S = t.substring(0, w < p ? w + 1 : p);
    S && (t = t.substring(S.length), S = S.replace(/\n+/g, `$&${c}`));
    let k = (h ? c ? "2" : "1" : "") + f;
    if (s && (k += " " + o(s.replace(/ ?[\r\n]+/g, " ")), n && n()), !d) {
      let N = t.replace(/\n+/g, `
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${c}`), A = !1, L = lt(i, !0);
      a !== "folded" && e !== D.Scalar.BLOCK_FOLDED && (L.onOverflow = () => {
        A = !0;
      });
      let b = W.foldFlowLines(`${S}${N}${m}`, c, W.FOLD_BLOCK, L);
      if (!A)
        return `>${k}
${c}${b}`;
    }
    return t = t.replace(/\n+/g, `$&${c}`), `|${k}
${c}${S}${t}${m}`;
  }
  function io(s, e, t, i) {
    let { type: n, value: r } = s, { actualString: a, implicitKey: o, indent: l, indentStep: c, inFlow: d } = e;
    if (o && r.includes(`
`) || d && /[[\]{},]/.test(r))
      return ue(r, e);
    if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(r))
      return o || d || !r.includes(`
`) ? ue(r, e) : ot(s, e, t, i);
    if (!o && !d && n !== D.Scalar.PLAIN && r.includes(`
`))
      return ot(s, e, t, i);
    if (ct(r)) {
      if (l === "")
        return e.forceBlockIndent = !0, ot(s, e, t, i);
      if (o && l === c)
        return ue(r, e);
    }
    let f = r.replace(/\n+/g, `$&
${l}`);
    if (a) {
      let u = (h) => h.default && h.tag !== "tag:yaml.org,2002:str" && h.test?.test(f), { compat: m, tags: y } = e.doc.schema;
      if (y.some(u) || m?.some(u))
        return ue(r, e);
    }
    return o ? f : W.foldFlowLines(f, l, W.FOLD_FLOW, lt(e, !1));
  }
  function no(s, e, t, i) {
    let { implicitKey: n, inFlow: r } = e, a = typeof s.value == "string" ? s : Object.assign({}, s, { value: String(s.value) }), { type: o } = s;
    o !== D.Scalar.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(a.value) && (o = D.Scalar.QUOTE_DOUBLE);
    let l = (d) => {
      switch (d) {
        case D.Scalar.BLOCK_FOLDED:
        case D.Scalar.BLOCK_LITERAL:
          return n || r ? ue(a.value, e) : ot(a, e, t, i);
        case D.Scalar.QUOTE_DOUBLE:
          return Le(a.value, e);
        case D.Scalar.QUOTE_SINGLE:
          return as(a.value, e);
        case D.Scalar.PLAIN:
          return io(a, e, t, i);
        default:
          return null;
      }
    }, c = l(o);
    if (c === null) {
      let { defaultKeyType: d, defaultStringType: f } = e.options, u = n && d || f;
      if (c = l(u), c === null)
        throw new Error(`Unsupported default string type ${u}`);
    }
    return c;
  }
  en.stringifyString = no;
});

// node_modules/yaml/dist/stringify/stringify.js
var Ce = g((ls) => {
  "use strict";
  var ro = et(), G = q(), ao = qe(), oo = Ee();
  function lo(s, e) {
    let t = Object.assign({
      blockQuote: !0,
      commentString: ao.stringifyComment,
      defaultKeyType: null,
      defaultStringType: "PLAIN",
      directives: null,
      doubleQuotedAsJSON: !1,
      doubleQuotedMinMultiLineLength: 40,
      falseStr: "false",
      flowCollectionPadding: !0,
      indentSeq: !0,
      lineWidth: 80,
      minContentWidth: 20,
      nullStr: "null",
      simpleKeys: !1,
      singleQuote: null,
      trailingComma: !1,
      trueStr: "true",
      verifyAliasOrder: !0
    }, s.schema.toStringOptions, e), i;
    switch (t.collectionStyle) {
      case "block":
        i = !1;
        break;
      case "flow":
        i = !0;
        break;
      default:
        i = null;
    }
    return {
      anchors: /* @__PURE__ */ new Set(),
      doc: s,
      flowCollectionPadding: t.flowCollectionPadding ? " " : "",
      indent: "",
      indentStep: typeof t.indent == "number" ? " ".repeat(t.indent) : "  ",
      inFlow: i,
      options: t
    };
  }
  function co(s, e) {
    if (e.tag) {
      let n = s.filter((r) => r.tag === e.tag);
      if (n.length > 0)
        return n.find((r) => r.format === e.format) ?? n[0];
    }
    let t, i;
    if (G.isScalar(e)) {
      i = e.value;
      let n = s.filter((r) => r.identify?.(i));
      if (n.length > 1) {
        let r = n.filter((a) => a.test);
        r.length > 0 && (n = r);
      }
      t = n.find((r) => r.format === e.format) ?? n.find((r) => !r.format);
    } else
      i = e, t = s.find((n) => n.nodeClass && i instanceof n.nodeClass);
    if (!t) {
      let n = i?.constructor?.name ?? (i === null ? "null" : typeof i);
      throw new Error(`Tag not resolved for ${n} value`);
    }
    return t;
  }
  function fo(s, e, { anchors: t, doc: i }) {
    if (!i.directives)
      return "";
    let n = [], r = (G.isScalar(s) || G.isCollection(s)) && s.anchor;
    r && ro.anchorIsValid(r) && (t.add(r), n.push(`&${r}`));
    let a = s.tag ?? (e.default ? null : e.tag);
    return a && n.push(i.directives.tagString(a)), n.join(" ");
  }
  function uo(s, e, t, i) {
    if (G.isPair(s))
      return s.toString(e, t, i);
    if (G.isAlias(s)) {
      if (e.doc.directives)
        return s.toString(e);
      if (e.resolvedAliases?.has(s))
        throw new TypeError("Cannot stringify circular structure without alias nodes");
      e.resolvedAliases ? e.resolvedAliases.add(s) : e.resolvedAliases = /* @__PURE__ */ new Set([s]), s = s.resolve(e.doc);
    }
    let n, r = G.isNode(s) ? s : e.doc.createNode(s, { onTagObj: (l) => n = l });
    n ?? (n = co(e.doc.schema.tags, r));
    let a = fo(r, n, e);
    a.length > 0 && (e.indentAtStart = (e.indentAtStart ?? 0) + a.length + 1);
    let o = typeof n.stringify == "function" ? n.stringify(r, e, t, i) : G.isScalar(r) ? oo.stringifyString(r, e, t, i) : r.toString(e, t, i);
    return a ? G.isScalar(r) || o[0] === "{" || o[0] === "[" ? `${a} ${o}` : `${a}
${e.indent}${o}` : o;
  }
  ls.createStringifyContext = lo;
  ls.stringify = uo;
});

// node_modules/yaml/dist/stringify/stringifyPair.js
var rn = g((nn) => {
  "use strict";
  var R = q(), tn = E(), sn = Ce(), Te = qe();
  function ho({ key: s, value: e }, t, i, n) {
    let { allNullValues: r, doc: a, indent: o, indentStep: l, options: { commentString: c, indentSeq: d, simpleKeys: f } } = t, u = R.isNode(s) && s.comment || null;
    if (f) {
      if (u)
        throw new Error("With simple keys, key nodes cannot have comments");
      if (R.isCollection(s) || !R.isNode(s) && typeof s == "object") {
        let L = "With simple keys, collection cannot be used as a key value";
        throw new Error(L);
      }
    }
    let m = !f && (!s || u && e == null && !t.inFlow || R.isCollection(s) || (R.isScalar(s) ? s.type === tn.Scalar.BLOCK_FOLDED || s.type === tn.Scalar.BLOCK_LITERAL : typeof s == "object"));
    t = Object.assign({}, t, {
      allNullValues: !1,
      implicitKey: !m && (f || !r),
      indent: o + l
    });
    let y = !1, h = !1, p = sn.stringify(s, t, () => y = !0, () => h = !0);
    if (!m && !t.inFlow && p.length > 1024) {
      if (f)
        throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
      m = !0;
    }
    if (t.inFlow) {
      if (r || e == null)
        return y && i && i(), p === "" ? "?" : m ? `? ${p}` : p;
    } else if (r && !f || e == null && m)
      return p = `? ${p}`, u && !y ? p += Te.lineComment(p, t.indent, c(u)) : h && n && n(), p;
    y && (u = null), m ? (u && (p += Te.lineComment(p, t.indent, c(u))), p = `? ${p}
${o}:`) : (p = `${p}:`, u && (p += Te.lineComment(p, t.indent, c(u))));
    let w, S, v;
    R.isNode(e) ? (w = !!e.spaceBefore, S = e.commentBefore, v = e.comment) : (w = !1, S = null, v = null, e && typeof e == "object" && (e = a.createNode(e))), t.implicitKey = !1, !m && !u && R.isScalar(e) && (t.indentAtStart = p.length + 1), h = !1, !d && l.length >= 2 && !t.inFlow && !m && R.isSeq(e) && !e.flow && !e.tag && !e.anchor && (t.indent = t.indent.substring(2));
    let k = !1, N = sn.stringify(e, t, () => k = !0, () => h = !0), A = " ";
    if (u || w || S) {
      if (A = w ? `
` : "", S) {
        let L = c(S);
        A += `
${Te.indentComment(L, t.indent)}`;
      }
      N === "" && !t.inFlow ? A === `
` && v && (A = `

`) : A += `
${t.indent}`;
    } else if (!m && R.isCollection(e)) {
      let L = N[0], b = N.indexOf(`
`), C = b !== -1, J = t.inFlow ?? e.flow ?? e.items.length === 0;
      if (C || !J) {
        let oe = !1;
        if (C && (L === "&" || L === "!")) {
          let T = N.indexOf(" ");
          L === "&" && T !== -1 && T < b && N[T + 1] === "!" && (T = N.indexOf(" ", T + 1)), (T === -1 || b < T) && (oe = !0);
        }
        oe || (A = `
${t.indent}`);
      }
    } else (N === "" || N[0] === `
`) && (A = "");
    return p += A + N, t.inFlow ? k && i && i() : v && !k ? p += Te.lineComment(p, t.indent, c(v)) : h && n && n(), p;
  }
  nn.stringifyPair = ho;
});

// node_modules/yaml/dist/log.js
var fs = g((cs) => {
  "use strict";
  var an = He("process");
  function po(s, ...e) {
    s === "debug" && console.log(...e);
  }
  function mo(s, e) {
    (s === "debug" || s === "warn") && (typeof an.emitWarning == "function" ? an.emitWarning(e) : console.warn(e));
  }
  cs.debug = po;
  cs.warn = mo;
});

// node_modules/yaml/dist/schema/yaml-1.1/merge.js
var pt = g((dt) => {
  "use strict";
  var ht = q(), on = E(), ft = "<<", ut = {
    identify: (s) => s === ft || typeof s == "symbol" && s.description === ft,
    default: "key",
    tag: "tag:yaml.org,2002:merge",
    test: /^<<$/,
    resolve: () => Object.assign(new on.Scalar(Symbol(ft)), {
      addToJSMap: ln
    }),
    stringify: () => ft
  }, go = (s, e) => (ut.identify(e) || ht.isScalar(e) && (!e.type || e.type === on.Scalar.PLAIN) && ut.identify(e.value)) && s?.doc.schema.tags.some((t) => t.tag === ut.tag && t.default);
  function ln(s, e, t) {
    let i = cn(s, t);
    if (ht.isSeq(i))
      for (let n of i.items)
        us(s, e, n);
    else if (Array.isArray(i))
      for (let n of i)
        us(s, e, n);
    else
      us(s, e, i);
  }
  function us(s, e, t) {
    let i = cn(s, t);
    if (!ht.isMap(i))
      throw new Error("Merge sources must be maps or map aliases");
    let n = i.toJSON(null, s, Map);
    for (let [r, a] of n)
      e instanceof Map ? e.has(r) || e.set(r, a) : e instanceof Set ? e.add(r) : Object.prototype.hasOwnProperty.call(e, r) || Object.defineProperty(e, r, {
        value: a,
        writable: !0,
        enumerable: !0,
        configurable: !0
      });
    return e;
  }
  function cn(s, e) {
    return s && ht.isAlias(e) ? e.resolve(s.doc, s) : e;
  }
  dt.addMergeToJSMap = ln;
  dt.isMergeKey = go;
  dt.merge = ut;
});

// node_modules/yaml/dist/nodes/addPairToJSMap.js
var ds = g((hn) => {
  "use strict";
  var yo = fs(), fn = pt(), bo = Ce(), un = q(), hs = V();
  function wo(s, e, { key: t, value: i }) {
    if (un.isNode(t) && t.addToJSMap)
      t.addToJSMap(s, e, i);
    else if (fn.isMergeKey(s, t))
      fn.addMergeToJSMap(s, e, i);
    else {
      let n = hs.toJS(t, "", s);
      if (e instanceof Map)
        e.set(n, hs.toJS(i, n, s));
      else if (e instanceof Set)
        e.add(n);
      else {
        let r = So(t, n, s), a = hs.toJS(i, r, s);
        r in e ? Object.defineProperty(e, r, {
          value: a,
          writable: !0,
          enumerable: !0,
          configurable: !0
        }) : e[r] = a;
      }
    }
    return e;
  }
  function So(s, e, t) {
    if (e === null)
      return "";
    if (typeof e != "object")
      return String(e);
    if (un.isNode(s) && t?.doc) {
      let i = bo.createStringifyContext(t.doc, {});
      i.anchors = /* @__PURE__ */ new Set();
      for (let r of t.anchors.keys())
        i.anchors.add(r.anchor);
      i.inFlow = !0, i.inStringifyKey = !0;
      let n = s.toString(i);
      if (!t.mapKeyWarned) {
        let r = JSON.stringify(n);
        r.length > 40 && (r = r.substring(0, 36) + '..."'), yo.warn(t.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${r}. Set mapAsMap: true to use object keys.`), t.mapKeyWarned = !0;
      }
      return n;
    }
    return JSON.stringify(e);
  }
  hn.addPairToJSMap = wo;
});

// node_modules/yaml/dist/nodes/Pair.js
var H = g((ps) => {
  "use strict";
  var dn = Ae(), vo = rn(), ko = ds(), mt = q();
  function No(s, e, t) {
    let i = dn.createNode(s, void 0, t), n = dn.createNode(e, void 0, t);
    return new gt(i, n);
  }
  var gt = class s {
    constructor(e, t = null) {
      Object.defineProperty(this, mt.NODE_TYPE, { value: mt.PAIR }), this.key = e, this.value = t;
    }
    clone(e) {
      let { key: t, value: i } = this;
      return mt.isNode(t) && (t = t.clone(e)), mt.isNode(i) && (i = i.clone(e)), new s(t, i);
    }
    toJSON(e, t) {
      let i = t?.mapAsMap ? /* @__PURE__ */ new Map() : {};
      return ko.addPairToJSMap(t, i, this);
    }
    toString(e, t, i) {
      return e?.doc ? vo.stringifyPair(this, e, t, i) : JSON.stringify(this);
    }
  };
  ps.Pair = gt;
  ps.createPair = No;
});

// node_modules/yaml/dist/stringify/stringifyCollection.js
var ms = g((mn) => {
  "use strict";
  var se = q(), pn = Ce(), yt = qe();
  function Ao(s, e, t) {
    return (e.inFlow ?? s.flow ? Oo : qo)(s, e, t);
  }
  function qo({ comment: s, items: e }, t, { blockItemPrefix: i, flowChars: n, itemIndent: r, onChompKeep: a, onComment: o }) {
    let { indent: l, options: { commentString: c } } = t, d = Object.assign({}, t, { indent: r, type: null }), f = !1, u = [];
    for (let y = 0; y < e.length; ++y) {
      let h = e[y], p = null;
      if (se.isNode(h))
        !f && h.spaceBefore && u.push(""), bt(t, u, h.commentBefore, f), h.comment && (p = h.comment);
      else if (se.isPair(h)) {
        let S = se.isNode(h.key) ? h.key : null;
        S && (!f && S.spaceBefore && u.push(""), bt(t, u, S.commentBefore, f));
      }
      f = !1;
      let w = pn.stringify(h, d, () => p = null, () => f = !0);
      p && (w += yt.lineComment(w, r, c(p))), f && p && (f = !1), u.push(i + w);
    }
    let m;
    if (u.length === 0)
      m = n.start + n.end;
    else {
      m = u[0];
      for (let y = 1; y < u.length; ++y) {
        let h = u[y];
        m += h ? `
${l}${h}` : `
`;
      }
    }
    return s ? (m += `
` + yt.indentComment(c(s), l), o && o()) : f && a && a(), m;
  }
  function Oo({ items: s }, e, { flowChars: t, itemIndent: i }) {
    let { indent: n, indentStep: r, flowCollectionPadding: a, options: { commentString: o } } = e;
    i += r;
    let l = Object.assign({}, e, {
      indent: i,
      inFlow: !0,
      type: null
    }), c = !1, d = 0, f = [];
    for (let y = 0; y < s.length; ++y) {
      let h = s[y], p = null;
      if (se.isNode(h))
        h.spaceBefore && f.push(""), bt(e, f, h.commentBefore, !1), h.comment && (p = h.comment);
      else if (se.isPair(h)) {
        let S = se.isNode(h.key) ? h.key : null;
        S && (S.spaceBefore && f.push(""), bt(e, f, S.commentBefore, !1), S.comment && (c = !0));
        let v = se.isNode(h.value) ? h.value : null;
        v ? (v.comment && (p = v.comment), v.commentBefore && (c = !0)) : h.value == null && S?.comment && (p = S.comment);
      }
      p && (c = !0);
      let w = pn.stringify(h, l, () => p = null);
      c || (c = f.length > d || w.includes(`
`)), y < s.length - 1 ? w += "," : e.options.trailingComma && (e.options.lineWidth > 0 && (c || (c = f.reduce((S, v) => S + v.length + 2, 2) + (w.length + 2) > e.options.lineWidth)), c && (w += ",")), p && (w += yt.lineComment(w, i, o(p))), f.push(w), d = f.length;
    }
    let { start: u, end: m } = t;
    if (f.length === 0)
      return u + m;
    if (!c) {
      let y = f.reduce((h, p) => h + p.length + 2, 2);
      c = e.options.lineWidth > 0 && y > e.options.lineWidth;
    }
    if (c) {
      let y = u;
      for (let h of f)
        y += h ? `
${r}${n}${h}` : `
`;
      return `${y}
${n}${m}`;
    } else
      return `${u}${a}${f.join(" ")}${a}${m}`;
  }
  function bt({ indent: s, options: { commentString: e } }, t, i, n) {
    if (i && n && (i = i.replace(/^\n+/, "")), i) {
      let r = yt.indentComment(e(i), s);
      t.push(r.trimStart());
    }
  }
  mn.stringifyCollection = Ao;
});

// node_modules/yaml/dist/nodes/YAMLMap.js
var X = g((ys) => {
  "use strict";
  var Lo = ms(), Eo = ds(), Co = nt(), x = q(), wt = H(), To = E();
  function Ie(s, e) {
    let t = x.isScalar(e) ? e.value : e;
    for (let i of s)
      if (x.isPair(i) && (i.key === e || i.key === t || x.isScalar(i.key) && i.key.value === t))
        return i;
  }
  var gs = class extends Co.Collection {
    static get tagName() {
      return "tag:yaml.org,2002:map";
    }
    constructor(e) {
      super(x.MAP, e), this.items = [];
    }
    /**
     * A generic collection parsing method that can be extended
     * to other node classes that inherit from YAMLMap
     */
    static from(e, t, i) {
      let { keepUndefined: n, replacer: r } = i, a = new this(e), o = (l, c) => {
        if (typeof r == "function")
          c = r.call(t, l, c);
        else if (Array.isArray(r) && !r.includes(l))
          return;
        (c !== void 0 || n) && a.items.push(wt.createPair(l, c, i));
      };
      if (t instanceof Map)
        for (let [l, c] of t)
          o(l, c);
      else if (t && typeof t == "object")
        for (let l of Object.keys(t))
          o(l, t[l]);
      return typeof e.sortMapEntries == "function" && a.items.sort(e.sortMapEntries), a;
    }
    /**
     * Adds a value to the collection.
     *
     * @param overwrite - If not set `true`, using a key that is already in the
     *   collection will throw. Otherwise, overwrites the previous value.
     */
    add(e, t) {
      let i;
      x.isPair(e) ? i = e : !e || typeof e != "object" || !("key" in e) ? i = new wt.Pair(e, e?.value) : i = new wt.Pair(e.key, e.value);
      let n = Ie(this.items, i.key), r = this.schema?.sortMapEntries;
      if (n) {
        if (!t)
          throw new Error(`Key ${i.key} already set`);
        x.isScalar(n.value) && To.isScalarValue(i.value) ? n.value.value = i.value : n.value = i.value;
      } else if (r) {
        let a = this.items.findIndex((o) => r(i, o) < 0);
        a === -1 ? this.items.push(i) : this.items.splice(a, 0, i);
      } else
        this.items.push(i);
    }
    delete(e) {
      let t = Ie(this.items, e);
      return t ? this.items.splice(this.items.indexOf(t), 1).length > 0 : !1;
    }
    get(e, t) {
      let n = Ie(this.items, e)?.value;
      return (!t && x.isScalar(n) ? n.value : n) ?? void 0;
    }
    has(e) {
      return !!Ie(this.items, e);
    }
    set(e, t) {
      this.add(new wt.Pair(e, t), !0);
    }
    /**
     * @param ctx - Conversion context, originally set in Document#toJS()
     * @param {Class} Type - If set, forces the returned collection type
     * @returns Instance of Type, Map, or Object
     */
    toJSON(e, t, i) {
      let n = i ? new i() : t?.mapAsMap ? /* @__PURE__ */ new Map() : {};
      t?.onCreate && t.onCreate(n);
      for (let r of this.items)
        Eo.addPairToJSMap(t, n, r);
      return n;
    }
    toString(e, t, i) {
      if (!e)
        return JSON.stringify(this);
      for (let n of this.items)
        if (!x.isPair(n))
          throw new Error(`Map items must all be pairs; found ${JSON.stringify(n)} instead`);
      return !e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, { allNullValues: !0 })), Lo.stringifyCollection(this, e, {
        blockItemPrefix: "",
        flowChars: { start: "{", end: "}" },
        itemIndent: e.indent || "",
        onChompKeep: i,
        onComment: t
      });
    }
  };
  ys.YAMLMap = gs;
  ys.findPair = Ie;
});

// node_modules/yaml/dist/schema/common/map.js
var he = g((yn) => {
  "use strict";
  var Io = q(), gn = X(), Po = {
    collection: "map",
    default: !0,
    nodeClass: gn.YAMLMap,
    tag: "tag:yaml.org,2002:map",
    resolve(s, e) {
      return Io.isMap(s) || e("Expected a mapping for this tag"), s;
    },
    createNode: (s, e, t) => gn.YAMLMap.from(s, e, t)
  };
  yn.map = Po;
});

// node_modules/yaml/dist/nodes/YAMLSeq.js
var z = g((bn) => {
  "use strict";
  var Mo = Ae(), $o = ms(), _o = nt(), vt = q(), Do = E(), Bo = V(), bs = class extends _o.Collection {
    static get tagName() {
      return "tag:yaml.org,2002:seq";
    }
    constructor(e) {
      super(vt.SEQ, e), this.items = [];
    }
    add(e) {
      this.items.push(e);
    }
    /**
     * Removes a value from the collection.
     *
     * `key` must contain a representation of an integer for this to succeed.
     * It may be wrapped in a `Scalar`.
     *
     * @returns `true` if the item was found and removed.
     */
    delete(e) {
      let t = St(e);
      return typeof t != "number" ? !1 : this.items.splice(t, 1).length > 0;
    }
    get(e, t) {
      let i = St(e);
      if (typeof i != "number")
        return;
      let n = this.items[i];
      return !t && vt.isScalar(n) ? n.value : n;
    }
    /**
     * Checks if the collection includes a value with the key `key`.
     *
     * `key` must contain a representation of an integer for this to succeed.
     * It may be wrapped in a `Scalar`.
     */
    has(e) {
      let t = St(e);
      return typeof t == "number" && t < this.items.length;
    }
    /**
     * Sets a value in this collection. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     *
     * If `key` does not contain a representation of an integer, this will throw.
     * It may be wrapped in a `Scalar`.
     */
    set(e, t) {
      let i = St(e);
      if (typeof i != "number")
        throw new Error(`Expected a valid index, not ${e}.`);
      let n = this.items[i];
      vt.isScalar(n) && Do.isScalarValue(t) ? n.value = t : this.items[i] = t;
    }
    toJSON(e, t) {
      let i = [];
      t?.onCreate && t.onCreate(i);
      let n = 0;
      for (let r of this.items)
        i.push(Bo.toJS(r, String(n++), t));
      return i;
    }
    toString(e, t, i) {
      return e ? $o.stringifyCollection(this, e, {
        blockItemPrefix: "- ",
        flowChars: { start: "[", end: "]" },
        itemIndent: (e.indent || "") + "  ",
        onChompKeep: i,
        onComment: t
      }) : JSON.stringify(this);
    }
    static from(e, t, i) {
      let { replacer: n } = i, r = new this(e);
      if (t && Symbol.iterator in Object(t)) {
        let a = 0;
        for (let o of t) {
          if (typeof n == "function") {
            let l = t instanceof Set ? o : String(a++);
            o = n.call(t, l, o);
          }
          r.items.push(Mo.createNode(o, void 0, i));
        }
      }
      return r;
    }
  };
  function St(s) {
    let e = vt.isScalar(s) ? s.value : s;
    return e && typeof e == "string" && (e = Number(e)), typeof e == "number" && Number.isInteger(e) && e >= 0 ? e : null;
  }
  bn.YAMLSeq = bs;
});

// node_modules/yaml/dist/schema/common/seq.js
var de = g((Sn) => {
  "use strict";
  var Ko = q(), wn = z(), jo = {
    collection: "seq",
    default: !0,
    nodeClass: wn.YAMLSeq,
    tag: "tag:yaml.org,2002:seq",
    resolve(s, e) {
      return Ko.isSeq(s) || e("Expected a sequence for this tag"), s;
    },
    createNode: (s, e, t) => wn.YAMLSeq.from(s, e, t)
  };
  Sn.seq = jo;
});

// node_modules/yaml/dist/schema/common/string.js
var Pe = g((vn) => {
  "use strict";
  var Fo = Ee(), Ro = {
    identify: (s) => typeof s == "string",
    default: !0,
    tag: "tag:yaml.org,2002:str",
    resolve: (s) => s,
    stringify(s, e, t, i) {
      return e = Object.assign({ actualString: !0 }, e), Fo.stringifyString(s, e, t, i);
    }
  };
  vn.string = Ro;
});

// node_modules/yaml/dist/schema/common/null.js
var kt = g((An) => {
  "use strict";
  var kn = E(), Nn = {
    identify: (s) => s == null,
    createNode: () => new kn.Scalar(null),
    default: !0,
    tag: "tag:yaml.org,2002:null",
    test: /^(?:~|[Nn]ull|NULL)?$/,
    resolve: () => new kn.Scalar(null),
    stringify: ({ source: s }, e) => typeof s == "string" && Nn.test.test(s) ? s : e.options.nullStr
  };
  An.nullTag = Nn;
});

// node_modules/yaml/dist/schema/core/bool.js
var ws = g((On) => {
  "use strict";
  var Yo = E(), qn = {
    identify: (s) => typeof s == "boolean",
    default: !0,
    tag: "tag:yaml.org,2002:bool",
    test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
    resolve: (s) => new Yo.Scalar(s[0] === "t" || s[0] === "T"),
    stringify({ source: s, value: e }, t) {
      if (s && qn.test.test(s)) {
        let i = s[0] === "t" || s[0] === "T";
        if (e === i)
          return s;
      }
      return e ? t.options.trueStr : t.options.falseStr;
    }
  };
  On.boolTag = qn;
});

// node_modules/yaml/dist/stringify/stringifyNumber.js
var pe = g((Ln) => {
  "use strict";
  function Uo({ format: s, minFractionDigits: e, tag: t, value: i }) {
    if (typeof i == "bigint")
      return String(i);
    let n = typeof i == "number" ? i : Number(i);
    if (!isFinite(n))
      return isNaN(n) ? ".nan" : n < 0 ? "-.inf" : ".inf";
    let r = Object.is(i, -0) ? "-0" : JSON.stringify(i);
    if (!s && e && (!t || t === "tag:yaml.org,2002:float") && /^-?\d/.test(r) && !r.includes("e")) {
      let a = r.indexOf(".");
      a < 0 && (a = r.length, r += ".");
      let o = e - (r.length - a - 1);
      for (; o-- > 0; )
        r += "0";
    }
    return r;
  }
  Ln.stringifyNumber = Uo;
});

// node_modules/yaml/dist/schema/core/float.js
var vs = g((Nt) => {
  "use strict";
  var Jo = E(), Ss = pe(), Vo = {
    identify: (s) => typeof s == "number",
    default: !0,
    tag: "tag:yaml.org,2002:float",
    test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
    resolve: (s) => s.slice(-3).toLowerCase() === "nan" ? NaN : s[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
    stringify: Ss.stringifyNumber
  }, Qo = {
    identify: (s) => typeof s == "number",
    default: !0,
    tag: "tag:yaml.org,2002:float",
    format: "EXP",
    test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
    resolve: (s) => parseFloat(s),
    stringify(s) {
      let e = Number(s.value);
      return isFinite(e) ? e.toExponential() : Ss.stringifyNumber(s);
    }
  }, Wo = {
    identify: (s) => typeof s == "number",
    default: !0,
    tag: "tag:yaml.org,2002:float",
    test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
    resolve(s) {
      let e = new Jo.Scalar(parseFloat(s)), t = s.indexOf(".");
      return t !== -1 && s[s.length - 1] === "0" && (e.minFractionDigits = s.length - t - 1), e;
    },
    stringify: Ss.stringifyNumber
  };
  Nt.float = Wo;
  Nt.floatExp = Qo;
  Nt.floatNaN = Vo;
});

// node_modules/yaml/dist/schema/core/int.js
var Ns = g((qt) => {
  "use strict";
  var En = pe(), At = (s) => typeof s == "bigint" || Number.isInteger(s), ks = (s, e, t, { intAsBigInt: i }) => i ? BigInt(s) : parseInt(s.substring(e), t);
  function Cn(s, e, t) {
    let { value: i } = s;
    return At(i) && i >= 0 ? t + i.toString(e) : En.stringifyNumber(s);
  }
  var Go = {
    identify: (s) => At(s) && s >= 0,
    default: !0,
    tag: "tag:yaml.org,2002:int",
    format: "OCT",
    test: /^0o[0-7]+$/,
    resolve: (s, e, t) => ks(s, 2, 8, t),
    stringify: (s) => Cn(s, 8, "0o")
  }, Ho = {
    identify: At,
    default: !0,
    tag: "tag:yaml.org,2002:int",
    test: /^[-+]?[0-9]+$/,
    resolve: (s, e, t) => ks(s, 0, 10, t),
    stringify: En.stringifyNumber
  }, xo = {
    identify: (s) => At(s) && s >= 0,
    default: !0,
    tag: "tag:yaml.org,2002:int",
    format: "HEX",
    test: /^0x[0-9a-fA-F]+$/,
    resolve: (s, e, t) => ks(s, 2, 16, t),
    stringify: (s) => Cn(s, 16, "0x")
  };
  qt.int = Ho;
  qt.intHex = xo;
  qt.intOct = Go;
});

// node_modules/yaml/dist/schema/core/schema.js
var In = g((Tn) => {
  "use strict";
  var Xo = he(), zo = kt(), Zo = de(), el = Pe(), tl = ws(), As = vs(), qs = Ns(), sl = [
    Xo.map,
    Zo.seq,
    el.string,
    zo.nullTag,
    tl.boolTag,
    qs.intOct,
    qs.int,
    qs.intHex,
    As.floatNaN,
    As.floatExp,
    As.float
  ];
  Tn.schema = sl;
});

// node_modules/yaml/dist/schema/json/schema.js
var $n = g((Mn) => {
  "use strict";
  var il = E(), nl = he(), rl = de();
  function Pn(s) {
    return typeof s == "bigint" || Number.isInteger(s);
  }
  var Ot = ({ value: s }) => JSON.stringify(s), al = [
    {
      identify: (s) => typeof s == "string",
      default: !0,
      tag: "tag:yaml.org,2002:str",
      resolve: (s) => s,
      stringify: Ot
    },
    {
      identify: (s) => s == null,
      createNode: () => new il.Scalar(null),
      default: !0,
      tag: "tag:yaml.org,2002:null",
      test: /^null$/,
      resolve: () => null,
      stringify: Ot
    },
    {
      identify: (s) => typeof s == "boolean",
      default: !0,
      tag: "tag:yaml.org,2002:bool",
      test: /^true$|^false$/,
      resolve: (s) => s === "true",
      stringify: Ot
    },
    {
      identify: Pn,
      default: !0,
      tag: "tag:yaml.org,2002:int",
      test: /^-?(?:0|[1-9][0-9]*)$/,
      resolve: (s, e, { intAsBigInt: t }) => t ? BigInt(s) : parseInt(s, 10),
      stringify: ({ value: s }) => Pn(s) ? s.toString() : JSON.stringify(s)
    },
    {
      identify: (s) => typeof s == "number",
      default: !0,
      tag: "tag:yaml.org,2002:float",
      test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
      resolve: (s) => parseFloat(s),
      stringify: Ot
    }
  ], ol = {
    default: !0,
    tag: "",
    test: /^/,
    resolve(s, e) {
      return e(`Unresolved plain scalar ${JSON.stringify(s)}`), s;
    }
  }, ll = [nl.map, rl.seq].concat(al, ol);
  Mn.schema = ll;
});

// node_modules/yaml/dist/schema/yaml-1.1/binary.js
var Ls = g((_n) => {
  "use strict";
  var Me = He("buffer"), Os = E(), cl = Ee(), fl = {
    identify: (s) => s instanceof Uint8Array,
    // Buffer inherits from Uint8Array
    default: !1,
    tag: "tag:yaml.org,2002:binary",
    /**
     * Returns a Buffer in node and an Uint8Array in browsers
     *
     * To use the resulting buffer as an image, you'll want to do something like:
     *
     *   const blob = new Blob([buffer], { type: 'image/jpeg' })
     *   document.querySelector('#photo').src = URL.createObjectURL(blob)
     */
    resolve(s, e) {
      if (typeof Me.Buffer == "function")
        return Me.Buffer.from(s, "base64");
      if (typeof atob == "function") {
        let t = atob(s.replace(/[\n\r]/g, "")), i = new Uint8Array(t.length);
        for (let n = 0; n < t.length; ++n)
          i[n] = t.charCodeAt(n);
        return i;
      } else
        return e("This environment does not support reading binary tags; either Buffer or atob is required"), s;
    },
    stringify({ comment: s, type: e, value: t }, i, n, r) {
      if (!t)
        return "";
      let a = t, o;
      if (typeof Me.Buffer == "function")
        o = a instanceof Me.Buffer ? a.toString("base64") : Me.Buffer.from(a.buffer).toString("base64");
      else if (typeof btoa == "function") {
        let l = "";
        for (let c = 0; c < a.length; ++c)
          l += String.fromCharCode(a[c]);
        o = btoa(l);
      } else
        throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
      if (e ?? (e = Os.Scalar.BLOCK_LITERAL), e !== Os.Scalar.QUOTE_DOUBLE) {
        let l = Math.max(i.options.lineWidth - i.indent.length, i.options.minContentWidth), c = Math.ceil(o.length / l), d = new Array(c);
        for (let f = 0, u = 0; f < c; ++f, u += l)
          d[f] = o.substr(u, l);
        o = d.join(e === Os.Scalar.BLOCK_LITERAL ? `
` : " ");
      }
      return cl.stringifyString({ comment: s, type: e, value: o }, i, n, r);
    }
  };
  _n.binary = fl;
});

// node_modules/yaml/dist/schema/yaml-1.1/pairs.js
var Ct = g((Et) => {
  "use strict";
  var Lt = q(), Es = H(), ul = E(), hl = z();
  function Dn(s, e) {
    if (Lt.isSeq(s))
      for (let t = 0; t < s.items.length; ++t) {
        let i = s.items[t];
        if (!Lt.isPair(i)) {
          if (Lt.isMap(i)) {
            i.items.length > 1 && e("Each pair must have its own sequence indicator");
            let n = i.items[0] || new Es.Pair(new ul.Scalar(null));
            if (i.commentBefore && (n.key.commentBefore = n.key.commentBefore ? `${i.commentBefore}
${n.key.commentBefore}` : i.commentBefore), i.comment) {
              let r = n.value ?? n.key;
              r.comment = r.comment ? `${i.comment}
${r.comment}` : i.comment;
            }
            i = n;
          }
          s.items[t] = Lt.isPair(i) ? i : new Es.Pair(i);
        }
      }
    else
      e("Expected a sequence for this tag");
    return s;
  }
  function Bn(s, e, t) {
    let { replacer: i } = t, n = new hl.YAMLSeq(s);
    n.tag = "tag:yaml.org,2002:pairs";
    let r = 0;
    if (e && Symbol.iterator in Object(e))
      for (let a of e) {
        typeof i == "function" && (a = i.call(e, String(r++), a));
        let o, l;
        if (Array.isArray(a))
          if (a.length === 2)
            o = a[0], l = a[1];
          else
            throw new TypeError(`Expected [key, value] tuple: ${a}`);
        else if (a && a instanceof Object) {
          let c = Object.keys(a);
          if (c.length === 1)
            o = c[0], l = a[o];
          else
            throw new TypeError(`Expected tuple with one key, not ${c.length} keys`);
        } else
          o = a;
        n.items.push(Es.createPair(o, l, t));
      }
    return n;
  }
  var dl = {
    collection: "seq",
    default: !1,
    tag: "tag:yaml.org,2002:pairs",
    resolve: Dn,
    createNode: Bn
  };
  Et.createPairs = Bn;
  Et.pairs = dl;
  Et.resolvePairs = Dn;
});

// node_modules/yaml/dist/schema/yaml-1.1/omap.js
var Is = g((Ts) => {
  "use strict";
  var Kn = q(), Cs = V(), $e = X(), pl = z(), jn = Ct(), ie = class s extends pl.YAMLSeq {
    constructor() {
      super(), this.add = $e.YAMLMap.prototype.add.bind(this), this.delete = $e.YAMLMap.prototype.delete.bind(this), this.get = $e.YAMLMap.prototype.get.bind(this), this.has = $e.YAMLMap.prototype.has.bind(this), this.set = $e.YAMLMap.prototype.set.bind(this), this.tag = s.tag;
    }
    /**
     * If `ctx` is given, the return type is actually `Map<unknown, unknown>`,
     * but TypeScript won't allow widening the signature of a child method.
     */
    toJSON(e, t) {
      if (!t)
        return super.toJSON(e);
      let i = /* @__PURE__ */ new Map();
      t?.onCreate && t.onCreate(i);
      for (let n of this.items) {
        let r, a;
        if (Kn.isPair(n) ? (r = Cs.toJS(n.key, "", t), a = Cs.toJS(n.value, r, t)) : r = Cs.toJS(n, "", t), i.has(r))
          throw new Error("Ordered maps must not include duplicate keys");
        i.set(r, a);
      }
      return i;
    }
    static from(e, t, i) {
      let n = jn.createPairs(e, t, i), r = new this();
      return r.items = n.items, r;
    }
  };
  ie.tag = "tag:yaml.org,2002:omap";
  var ml = {
    collection: "seq",
    identify: (s) => s instanceof Map,
    nodeClass: ie,
    default: !1,
    tag: "tag:yaml.org,2002:omap",
    resolve(s, e) {
      let t = jn.resolvePairs(s, e), i = [];
      for (let { key: n } of t.items)
        Kn.isScalar(n) && (i.includes(n.value) ? e(`Ordered maps must not include duplicate keys: ${n.value}`) : i.push(n.value));
      return Object.assign(new ie(), t);
    },
    createNode: (s, e, t) => ie.from(s, e, t)
  };
  Ts.YAMLOMap = ie;
  Ts.omap = ml;
});

// node_modules/yaml/dist/schema/yaml-1.1/bool.js
var Jn = g((Ps) => {
  "use strict";
  var Fn = E();
  function Rn({ value: s, source: e }, t) {
    return e && (s ? Yn : Un).test.test(e) ? e : s ? t.options.trueStr : t.options.falseStr;
  }
  var Yn = {
    identify: (s) => s === !0,
    default: !0,
    tag: "tag:yaml.org,2002:bool",
    test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
    resolve: () => new Fn.Scalar(!0),
    stringify: Rn
  }, Un = {
    identify: (s) => s === !1,
    default: !0,
    tag: "tag:yaml.org,2002:bool",
    test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
    resolve: () => new Fn.Scalar(!1),
    stringify: Rn
  };
  Ps.falseTag = Un;
  Ps.trueTag = Yn;
});

// node_modules/yaml/dist/schema/yaml-1.1/float.js
var Vn = g((Tt) => {
  "use strict";
  var gl = E(), Ms = pe(), yl = {
    identify: (s) => typeof s == "number",
    default: !0,
    tag: "tag:yaml.org,2002:float",
    test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
    resolve: (s) => s.slice(-3).toLowerCase() === "nan" ? NaN : s[0] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
    stringify: Ms.stringifyNumber
  }, bl = {
    identify: (s) => typeof s == "number",
    default: !0,
    tag: "tag:yaml.org,2002:float",
    format: "EXP",
    test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
    resolve: (s) => parseFloat(s.replace(/_/g, "")),
    stringify(s) {
      let e = Number(s.value);
      return isFinite(e) ? e.toExponential() : Ms.stringifyNumber(s);
    }
  }, wl = {
    identify: (s) => typeof s == "number",
    default: !0,
    tag: "tag:yaml.org,2002:float",
    test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
    resolve(s) {
      let e = new gl.Scalar(parseFloat(s.replace(/_/g, ""))), t = s.indexOf(".");
      if (t !== -1) {
        let i = s.substring(t + 1).replace(/_/g, "");
        i[i.length - 1] === "0" && (e.minFractionDigits = i.length);
      }
      return e;
    },
    stringify: Ms.stringifyNumber
  };
  Tt.float = wl;
  Tt.floatExp = bl;
  Tt.floatNaN = yl;
});

// node_modules/yaml/dist/schema/yaml-1.1/int.js
var Wn = g((De) => {
  "use strict";
  var Qn = pe(), _e = (s) => typeof s == "bigint" || Number.isInteger(s);
  function It(s, e, t, { intAsBigInt: i }) {
    let n = s[0];
    if ((n === "-" || n === "+") && (e += 1), s = s.substring(e).replace(/_/g, ""), i) {
      switch (t) {
        case 2:
          s = `0b${s}`;
          break;
        case 8:
          s = `0o${s}`;
          break;
        case 16:
          s = `0x${s}`;
          break;
      }
      let a = BigInt(s);
      return n === "-" ? BigInt(-1) * a : a;
    }
    let r = parseInt(s, t);
    return n === "-" ? -1 * r : r;
  }
  function $s(s, e, t) {
    let { value: i } = s;
    if (_e(i)) {
      let n = i.toString(e);
      return i < 0 ? "-" + t + n.substr(1) : t + n;
    }
    return Qn.stringifyNumber(s);
  }
  var Sl = {
    identify: _e,
    default: !0,
    tag: "tag:yaml.org,2002:int",
    format: "BIN",
    test: /^[-+]?0b[0-1_]+$/,
    resolve: (s, e, t) => It(s, 2, 2, t),
    stringify: (s) => $s(s, 2, "0b")
  }, vl = {
    identify: _e,
    default: !0,
    tag: "tag:yaml.org,2002:int",
    format: "OCT",
    test: /^[-+]?0[0-7_]+$/,
    resolve: (s, e, t) => It(s, 1, 8, t),
    stringify: (s) => $s(s, 8, "0")
  }, kl = {
    identify: _e,
    default: !0,
    tag: "tag:yaml.org,2002:int",
    test: /^[-+]?[0-9][0-9_]*$/,
    resolve: (s, e, t) => It(s, 0, 10, t),
    stringify: Qn.stringifyNumber
  }, Nl = {
    identify: _e,
    default: !0,
    tag: "tag:yaml.org,2002:int",
    format: "HEX",
    test: /^[-+]?0x[0-9a-fA-F_]+$/,
    resolve: (s, e, t) => It(s, 2, 16, t),
    stringify: (s) => $s(s, 16, "0x")
  };
  De.int = kl;
  De.intBin = Sl;
  De.intHex = Nl;
  De.intOct = vl;
});

// node_modules/yaml/dist/schema/yaml-1.1/set.js
var Ds = g((_s) => {
  "use strict";
  var $t = q(), Pt = H(), Mt = X(), ne = class s extends Mt.YAMLMap {
    constructor(e) {
      super(e), this.tag = s.tag;
    }
    add(e) {
      let t;
      $t.isPair(e) ? t = e : e && typeof e == "object" && "key" in e && "value" in e && e.value === null ? t = new Pt.Pair(e.key, null) : t = new Pt.Pair(e, null), Mt.findPair(this.items, t.key) || this.items.push(t);
    }
    /**
     * If `keepPair` is `true`, returns the Pair matching `key`.
     * Otherwise, returns the value of that Pair's key.
     */
    get(e, t) {
      let i = Mt.findPair(this.items, e);
      return !t && $t.isPair(i) ? $t.isScalar(i.key) ? i.key.value : i.key : i;
    }
    set(e, t) {
      if (typeof t != "boolean")
        throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof t}`);
      let i = Mt.findPair(this.items, e);
      i && !t ? this.items.splice(this.items.indexOf(i), 1) : !i && t && this.items.push(new Pt.Pair(e));
    }
    toJSON(e, t) {
      return super.toJSON(e, t, Set);
    }
    toString(e, t, i) {
      if (!e)
        return JSON.stringify(this);
      if (this.hasAllNullValues(!0))
        return super.toString(Object.assign({}, e, { allNullValues: !0 }), t, i);
      throw new Error("Set items must all have null values");
    }
    static from(e, t, i) {
      let { replacer: n } = i, r = new this(e);
      if (t && Symbol.iterator in Object(t))
        for (let a of t)
          typeof n == "function" && (a = n.call(t, a, a)), r.items.push(Pt.createPair(a, null, i));
      return r;
    }
  };
  ne.tag = "tag:yaml.org,2002:set";
  var Al = {
    collection: "map",
    identify: (s) => s instanceof Set,
    nodeClass: ne,
    default: !1,
    tag: "tag:yaml.org,2002:set",
    createNode: (s, e, t) => ne.from(s, e, t),
    resolve(s, e) {
      if ($t.isMap(s)) {
        if (s.hasAllNullValues(!0))
          return Object.assign(new ne(), s);
        e("Set items must all have null values");
      } else
        e("Expected a mapping for this tag");
      return s;
    }
  };
  _s.YAMLSet = ne;
  _s.set = Al;
});

// node_modules/yaml/dist/schema/yaml-1.1/timestamp.js
var Ks = g((_t) => {
  "use strict";
  var ql = pe();
  function Bs(s, e) {
    let t = s[0], i = t === "-" || t === "+" ? s.substring(1) : s, n = (a) => e ? BigInt(a) : Number(a), r = i.replace(/_/g, "").split(":").reduce((a, o) => a * n(60) + n(o), n(0));
    return t === "-" ? n(-1) * r : r;
  }
  function Gn(s) {
    let { value: e } = s, t = (a) => a;
    if (typeof e == "bigint")
      t = (a) => BigInt(a);
    else if (isNaN(e) || !isFinite(e))
      return ql.stringifyNumber(s);
    let i = "";
    e < 0 && (i = "-", e *= t(-1));
    let n = t(60), r = [e % n];
    return e < 60 ? r.unshift(0) : (e = (e - r[0]) / n, r.unshift(e % n), e >= 60 && (e = (e - r[0]) / n, r.unshift(e))), i + r.map((a) => String(a).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
  }
  var Ol = {
    identify: (s) => typeof s == "bigint" || Number.isInteger(s),
    default: !0,
    tag: "tag:yaml.org,2002:int",
    format: "TIME",
    test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
    resolve: (s, e, { intAsBigInt: t }) => Bs(s, t),
    stringify: Gn
  }, Ll = {
    identify: (s) => typeof s == "number",
    default: !0,
    tag: "tag:yaml.org,2002:float",
    format: "TIME",
    test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
    resolve: (s) => Bs(s, !1),
    stringify: Gn
  }, Hn = {
    identify: (s) => s instanceof Date,
    default: !0,
    tag: "tag:yaml.org,2002:timestamp",
    // If the time zone is omitted, the timestamp is assumed to be specified in UTC. The time part
    // may be omitted altogether, resulting in a date format. In such a case, the time part is
    // assumed to be 00:00:00Z (start of day, UTC).
    test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
    resolve(s) {
      let e = s.match(Hn.test);
      if (!e)
        throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
      let [, t, i, n, r, a, o] = e.map(Number), l = e[7] ? Number((e[7] + "00").substr(1, 3)) : 0, c = Date.UTC(t, i - 1, n, r || 0, a || 0, o || 0, l), d = e[8];
      if (d && d !== "Z") {
        let f = Bs(d, !1);
        Math.abs(f) < 30 && (f *= 60), c -= 6e4 * f;
      }
      return new Date(c);
    },
    stringify: ({ value: s }) => s?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
  };
  _t.floatTime = Ll;
  _t.intTime = Ol;
  _t.timestamp = Hn;
});

// node_modules/yaml/dist/schema/yaml-1.1/schema.js
var zn = g((Xn) => {
  "use strict";
  var El = he(), Cl = kt(), Tl = de(), Il = Pe(), Pl = Ls(), xn = Jn(), js = Vn(), Dt = Wn(), Ml = pt(), $l = Is(), _l = Ct(), Dl = Ds(), Fs = Ks(), Bl = [
    El.map,
    Tl.seq,
    Il.string,
    Cl.nullTag,
    xn.trueTag,
    xn.falseTag,
    Dt.intBin,
    Dt.intOct,
    Dt.int,
    Dt.intHex,
    js.floatNaN,
    js.floatExp,
    js.float,
    Pl.binary,
    Ml.merge,
    $l.omap,
    _l.pairs,
    Dl.set,
    Fs.intTime,
    Fs.floatTime,
    Fs.timestamp
  ];
  Xn.schema = Bl;
});

// node_modules/yaml/dist/schema/tags.js
var lr = g((Us) => {
  "use strict";
  var sr = he(), Kl = kt(), ir = de(), jl = Pe(), Fl = ws(), Rs = vs(), Ys = Ns(), Rl = In(), Yl = $n(), nr = Ls(), Be = pt(), rr = Is(), ar = Ct(), Zn = zn(), or = Ds(), Bt = Ks(), er = /* @__PURE__ */ new Map([
    ["core", Rl.schema],
    ["failsafe", [sr.map, ir.seq, jl.string]],
    ["json", Yl.schema],
    ["yaml11", Zn.schema],
    ["yaml-1.1", Zn.schema]
  ]), tr = {
    binary: nr.binary,
    bool: Fl.boolTag,
    float: Rs.float,
    floatExp: Rs.floatExp,
    floatNaN: Rs.floatNaN,
    floatTime: Bt.floatTime,
    int: Ys.int,
    intHex: Ys.intHex,
    intOct: Ys.intOct,
    intTime: Bt.intTime,
    map: sr.map,
    merge: Be.merge,
    null: Kl.nullTag,
    omap: rr.omap,
    pairs: ar.pairs,
    seq: ir.seq,
    set: or.set,
    timestamp: Bt.timestamp
  }, Ul = {
    "tag:yaml.org,2002:binary": nr.binary,
    "tag:yaml.org,2002:merge": Be.merge,
    "tag:yaml.org,2002:omap": rr.omap,
    "tag:yaml.org,2002:pairs": ar.pairs,
    "tag:yaml.org,2002:set": or.set,
    "tag:yaml.org,2002:timestamp": Bt.timestamp
  };
  function Jl(s, e, t) {
    let i = er.get(e);
    if (i && !s)
      return t && !i.includes(Be.merge) ? i.concat(Be.merge) : i.slice();
    let n = i;
    if (!n)
      if (Array.isArray(s))
        n = [];
      else {
        let r = Array.from(er.keys()).filter((a) => a !== "yaml11").map((a) => JSON.stringify(a)).join(", ");
        throw new Error(`Unknown schema "${e}"; use one of ${r} or define customTags array`);
      }
    if (Array.isArray(s))
      for (let r of s)
        n = n.concat(r);
    else typeof s == "function" && (n = s(n.slice()));
    return t && (n = n.concat(Be.merge)), n.reduce((r, a) => {
      let o = typeof a == "string" ? tr[a] : a;
      if (!o) {
        let l = JSON.stringify(a), c = Object.keys(tr).map((d) => JSON.stringify(d)).join(", ");
        throw new Error(`Unknown custom tag ${l}; use one of ${c}`);
      }
      return r.includes(o) || r.push(o), r;
    }, []);
  }
  Us.coreKnownTags = Ul;
  Us.getTags = Jl;
});

// node_modules/yaml/dist/schema/Schema.js
var Qs = g((cr) => {
  "use strict";
  var Js = q(), Vl = he(), Ql = de(), Wl = Pe(), Kt = lr(), Gl = (s, e) => s.key < e.key ? -1 : s.key > e.key ? 1 : 0, Vs = class s {
    constructor({ compat: e, customTags: t, merge: i, resolveKnownTags: n, schema: r, sortMapEntries: a, toStringDefaults: o }) {
      this.compat = Array.isArray(e) ? Kt.getTags(e, "compat") : e ? Kt.getTags(null, e) : null, this.name = typeof r == "string" && r || "core", this.knownTags = n ? Kt.coreKnownTags : {}, this.tags = Kt.getTags(t, this.name, i), this.toStringOptions = o ?? null, Object.defineProperty(this, Js.MAP, { value: Vl.map }), Object.defineProperty(this, Js.SCALAR, { value: Wl.string }), Object.defineProperty(this, Js.SEQ, { value: Ql.seq }), this.sortMapEntries = typeof a == "function" ? a : a === !0 ? Gl : null;
    }
    clone() {
      let e = Object.create(s.prototype, Object.getOwnPropertyDescriptors(this));
      return e.tags = this.tags.slice(), e;
    }
  };
  cr.Schema = Vs;
});

// node_modules/yaml/dist/stringify/stringifyDocument.js
var ur = g((fr) => {
  "use strict";
  var Hl = q(), Ws = Ce(), Ke = qe();
  function xl(s, e) {
    let t = [], i = e.directives === !0;
    if (e.directives !== !1 && s.directives) {
      let l = s.directives.toString(s);
      l ? (t.push(l), i = !0) : s.directives.docStart && (i = !0);
    }
    i && t.push("---");
    let n = Ws.createStringifyContext(s, e), { commentString: r } = n.options;
    if (s.commentBefore) {
      t.length !== 1 && t.unshift("");
      let l = r(s.commentBefore);
      t.unshift(Ke.indentComment(l, ""));
    }
    let a = !1, o = null;
    if (s.contents) {
      if (Hl.isNode(s.contents)) {
        if (s.contents.spaceBefore && i && t.push(""), s.contents.commentBefore) {
          let d = r(s.contents.commentBefore);
          t.push(Ke.indentComment(d, ""));
        }
        n.forceBlockIndent = !!s.comment, o = s.contents.comment;
      }
      let l = o ? void 0 : () => a = !0, c = Ws.stringify(s.contents, n, () => o = null, l);
      o && (c += Ke.lineComment(c, "", r(o))), (c[0] === "|" || c[0] === ">") && t[t.length - 1] === "---" ? t[t.length - 1] = `--- ${c}` : t.push(c);
    } else
      t.push(Ws.stringify(s.contents, n));
    if (s.directives?.docEnd)
      if (s.comment) {
        let l = r(s.comment);
        l.includes(`
`) ? (t.push("..."), t.push(Ke.indentComment(l, ""))) : t.push(`... ${l}`);
      } else
        t.push("...");
    else {
      let l = s.comment;
      l && a && (l = l.replace(/^\n+/, "")), l && ((!a || o) && t[t.length - 1] !== "" && t.push(""), t.push(Ke.indentComment(r(l), "")));
    }
    return t.join(`
`) + `
`;
  }
  fr.stringifyDocument = xl;
});

// node_modules/yaml/dist/doc/Document.js
var je = g((hr) => {
  "use strict";
  var Xl = Ne(), me = nt(), _ = q(), zl = H(), Zl = V(), ec = Qs(), tc = ur(), Gs = et(), sc = zt(), ic = Ae(), Hs = Xt(), xs = class s {
    constructor(e, t, i) {
      this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], Object.defineProperty(this, _.NODE_TYPE, { value: _.DOC });
      let n = null;
      typeof t == "function" || Array.isArray(t) ? n = t : i === void 0 && t && (i = t, t = void 0);
      let r = Object.assign({
        intAsBigInt: !1,
        keepSourceTokens: !1,
        logLevel: "warn",
        prettyErrors: !0,
        strict: !0,
        stringKeys: !1,
        uniqueKeys: !0,
        version: "1.2"
      }, i);
      this.options = r;
      let { version: a } = r;
      i?._directives ? (this.directives = i._directives.atDocument(), this.directives.yaml.explicit && (a = this.directives.yaml.version)) : this.directives = new Hs.Directives({ version: a }), this.setSchema(a, i), this.contents = e === void 0 ? null : this.createNode(e, n, i);
    }
    /**
     * Create a deep copy of this Document and its contents.
     *
     * Custom Node values that inherit from `Object` still refer to their original instances.
     */
    clone() {
      let e = Object.create(s.prototype, {
        [_.NODE_TYPE]: { value: _.DOC }
      });
      return e.commentBefore = this.commentBefore, e.comment = this.comment, e.errors = this.errors.slice(), e.warnings = this.warnings.slice(), e.options = Object.assign({}, this.options), this.directives && (e.directives = this.directives.clone()), e.schema = this.schema.clone(), e.contents = _.isNode(this.contents) ? this.contents.clone(e.schema) : this.contents, this.range && (e.range = this.range.slice()), e;
    }
    /** Adds a value to the document. */
    add(e) {
      ge(this.contents) && this.contents.add(e);
    }
    /** Adds a value to the document. */
    addIn(e, t) {
      ge(this.contents) && this.contents.addIn(e, t);
    }
    /**
     * Create a new `Alias` node, ensuring that the target `node` has the required anchor.
     *
     * If `node` already has an anchor, `name` is ignored.
     * Otherwise, the `node.anchor` value will be set to `name`,
     * or if an anchor with that name is already present in the document,
     * `name` will be used as a prefix for a new unique anchor.
     * If `name` is undefined, the generated anchor will use 'a' as a prefix.
     */
    createAlias(e, t) {
      if (!e.anchor) {
        let i = Gs.anchorNames(this);
        e.anchor = // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
        !t || i.has(t) ? Gs.findNewAnchor(t || "a", i) : t;
      }
      return new Xl.Alias(e.anchor);
    }
    createNode(e, t, i) {
      let n;
      if (typeof t == "function")
        e = t.call({ "": e }, "", e), n = t;
      else if (Array.isArray(t)) {
        let p = (S) => typeof S == "number" || S instanceof String || S instanceof Number, w = t.filter(p).map(String);
        w.length > 0 && (t = t.concat(w)), n = t;
      } else i === void 0 && t && (i = t, t = void 0);
      let { aliasDuplicateObjects: r, anchorPrefix: a, flow: o, keepUndefined: l, onTagObj: c, tag: d } = i ?? {}, { onAnchor: f, setAnchors: u, sourceObjects: m } = Gs.createNodeAnchors(
        this,
        // eslint-disable-next-line @typescript-eslint/prefer-nullish-coalescing
        a || "a"
      ), y = {
        aliasDuplicateObjects: r ?? !0,
        keepUndefined: l ?? !1,
        onAnchor: f,
        onTagObj: c,
        replacer: n,
        schema: this.schema,
        sourceObjects: m
      }, h = ic.createNode(e, d, y);
      return o && _.isCollection(h) && (h.flow = !0), u(), h;
    }
    /**
     * Convert a key and a value into a `Pair` using the current schema,
     * recursively wrapping all values as `Scalar` or `Collection` nodes.
     */
    createPair(e, t, i = {}) {
      let n = this.createNode(e, null, i), r = this.createNode(t, null, i);
      return new zl.Pair(n, r);
    }
    /**
     * Removes a value from the document.
     * @returns `true` if the item was found and removed.
     */
    delete(e) {
      return ge(this.contents) ? this.contents.delete(e) : !1;
    }
    /**
     * Removes a value from the document.
     * @returns `true` if the item was found and removed.
     */
    deleteIn(e) {
      return me.isEmptyPath(e) ? this.contents == null ? !1 : (this.contents = null, !0) : ge(this.contents) ? this.contents.deleteIn(e) : !1;
    }
    /**
     * Returns item at `key`, or `undefined` if not found. By default unwraps
     * scalar values from their surrounding node; to disable set `keepScalar` to
     * `true` (collections are always returned intact).
     */
    get(e, t) {
      return _.isCollection(this.contents) ? this.contents.get(e, t) : void 0;
    }
    /**
     * Returns item at `path`, or `undefined` if not found. By default unwraps
     * scalar values from their surrounding node; to disable set `keepScalar` to
     * `true` (collections are always returned intact).
     */
    getIn(e, t) {
      return me.isEmptyPath(e) ? !t && _.isScalar(this.contents) ? this.contents.value : this.contents : _.isCollection(this.contents) ? this.contents.getIn(e, t) : void 0;
    }
    /**
     * Checks if the document includes a value with the key `key`.
     */
    has(e) {
      return _.isCollection(this.contents) ? this.contents.has(e) : !1;
    }
    /**
     * Checks if the document includes a value at `path`.
     */
    hasIn(e) {
      return me.isEmptyPath(e) ? this.contents !== void 0 : _.isCollection(this.contents) ? this.contents.hasIn(e) : !1;
    }
    /**
     * Sets a value in this document. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     */
    set(e, t) {
      this.contents == null ? this.contents = me.collectionFromPath(this.schema, [e], t) : ge(this.contents) && this.contents.set(e, t);
    }
    /**
     * Sets a value in this document. For `!!set`, `value` needs to be a
     * boolean to add/remove the item from the set.
     */
    setIn(e, t) {
      me.isEmptyPath(e) ? this.contents = t : this.contents == null ? this.contents = me.collectionFromPath(this.schema, Array.from(e), t) : ge(this.contents) && this.contents.setIn(e, t);
    }
    /**
     * Change the YAML version and schema used by the document.
     * A `null` version disables support for directives, explicit tags, anchors, and aliases.
     * It also requires the `schema` option to be given as a `Schema` instance value.
     *
     * Overrides all previously set schema options.
     */
    setSchema(e, t = {}) {
      typeof e == "number" && (e = String(e));
      let i;
      switch (e) {
        case "1.1":
          this.directives ? this.directives.yaml.version = "1.1" : this.directives = new Hs.Directives({ version: "1.1" }), i = { resolveKnownTags: !1, schema: "yaml-1.1" };
          break;
        case "1.2":
        case "next":
          this.directives ? this.directives.yaml.version = e : this.directives = new Hs.Directives({ version: e }), i = { resolveKnownTags: !0, schema: "core" };
          break;
        case null:
          this.directives && delete this.directives, i = null;
          break;
        default: {
          let n = JSON.stringify(e);
          throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${n}`);
        }
      }
      if (t.schema instanceof Object)
        this.schema = t.schema;
      else if (i)
        this.schema = new ec.Schema(Object.assign(i, t));
      else
        throw new Error("With a null YAML version, the { schema: Schema } option is required");
    }
    // json & jsonArg are only used from toJSON()
    toJS({ json: e, jsonArg: t, mapAsMap: i, maxAliasCount: n, onAnchor: r, reviver: a } = {}) {
      let o = {
        anchors: /* @__PURE__ */ new Map(),
        doc: this,
        keep: !e,
        mapAsMap: i === !0,
        mapKeyWarned: !1,
        maxAliasCount: typeof n == "number" ? n : 100
      }, l = Zl.toJS(this.contents, t ?? "", o);
      if (typeof r == "function")
        for (let { count: c, res: d } of o.anchors.values())
          r(d, c);
      return typeof a == "function" ? sc.applyReviver(a, { "": l }, "", l) : l;
    }
    /**
     * A JSON representation of the document `contents`.
     *
     * @param jsonArg Used by `JSON.stringify` to indicate the array index or
     *   property name.
     */
    toJSON(e, t) {
      return this.toJS({ json: !0, jsonArg: e, mapAsMap: !1, onAnchor: t });
    }
    /** A YAML representation of the document. */
    toString(e = {}) {
      if (this.errors.length > 0)
        throw new Error("Document with errors cannot be stringified");
      if ("indent" in e && (!Number.isInteger(e.indent) || Number(e.indent) <= 0)) {
        let t = JSON.stringify(e.indent);
        throw new Error(`"indent" option must be a positive integer, not ${t}`);
      }
      return tc.stringifyDocument(this, e);
    }
  };
  function ge(s) {
    if (_.isCollection(s))
      return !0;
    throw new Error("Expected a YAML collection as document contents");
  }
  hr.Document = xs;
});

// node_modules/yaml/dist/errors.js
var Ye = g((Re) => {
  "use strict";
  var Fe = class extends Error {
    constructor(e, t, i, n) {
      super(), this.name = e, this.code = i, this.message = n, this.pos = t;
    }
  }, Xs = class extends Fe {
    constructor(e, t, i) {
      super("YAMLParseError", e, t, i);
    }
  }, zs = class extends Fe {
    constructor(e, t, i) {
      super("YAMLWarning", e, t, i);
    }
  }, nc = (s, e) => (t) => {
    if (t.pos[0] === -1)
      return;
    t.linePos = t.pos.map((o) => e.linePos(o));
    let { line: i, col: n } = t.linePos[0];
    t.message += ` at line ${i}, column ${n}`;
    let r = n - 1, a = s.substring(e.lineStarts[i - 1], e.lineStarts[i]).replace(/[\n\r]+$/, "");
    if (r >= 60 && a.length > 80) {
      let o = Math.min(r - 39, a.length - 79);
      a = "\u2026" + a.substring(o), r -= o - 1;
    }
    if (a.length > 80 && (a = a.substring(0, 79) + "\u2026"), i > 1 && /^ *$/.test(a.substring(0, r))) {
      let o = s.substring(e.lineStarts[i - 2], e.lineStarts[i - 1]);
      o.length > 80 && (o = o.substring(0, 79) + `\u2026
`), a = o + a;
    }
    if (/[^ ]/.test(a)) {
      let o = 1, l = t.linePos[1];
      l?.line === i && l.col > n && (o = Math.max(1, Math.min(l.col - n, 80 - r)));
      let c = " ".repeat(r) + "^".repeat(o);
      t.message += `:

${a}
${c}
`;
    }
  };
  Re.YAMLError = Fe;
  Re.YAMLParseError = Xs;
  Re.YAMLWarning = zs;
  Re.prettifyError = nc;
});

// node_modules/yaml/dist/compose/resolve-props.js
var Ue = g((dr) => {
  "use strict";
  function rc(s, { flow: e, indicator: t, next: i, offset: n, onError: r, parentIndent: a, startOnNewline: o }) {
    let l = !1, c = o, d = o, f = "", u = "", m = !1, y = !1, h = null, p = null, w = null, S = null, v = null, k = null, N = null;
    for (let b of s)
      switch (y && (b.type !== "space" && b.type !== "newline" && b.type !== "comma" && r(b.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), y = !1), h && (c && b.type !== "comment" && b.type !== "newline" && r(h, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), h = null), b.type) {
        case "space":
          !e && (t !== "doc-start" || i?.type !== "flow-collection") && b.source.includes("	") && (h = b), d = !0;
          break;
        case "comment": {
          d || r(b, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
          let C = b.source.substring(1) || " ";
          f ? f += u + C : f = C, u = "", c = !1;
          break;
        }
        case "newline":
          c ? f ? f += b.source : (!k || t !== "seq-item-ind") && (l = !0) : u += b.source, c = !0, m = !0, (p || w) && (S = b), d = !0;
          break;
        case "anchor":
          p && r(b, "MULTIPLE_ANCHORS", "A node can have at most one anchor"), b.source.endsWith(":") && r(b.offset + b.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", !0), p = b, N ?? (N = b.offset), c = !1, d = !1, y = !0;
          break;
        case "tag": {
          w && r(b, "MULTIPLE_TAGS", "A node can have at most one tag"), w = b, N ?? (N = b.offset), c = !1, d = !1, y = !0;
          break;
        }
        case t:
          (p || w) && r(b, "BAD_PROP_ORDER", `Anchors and tags must be after the ${b.source} indicator`), k && r(b, "UNEXPECTED_TOKEN", `Unexpected ${b.source} in ${e ?? "collection"}`), k = b, c = t === "seq-item-ind" || t === "explicit-key-ind", d = !1;
          break;
        case "comma":
          if (e) {
            v && r(b, "UNEXPECTED_TOKEN", `Unexpected , in ${e}`), v = b, c = !1, d = !1;
            break;
          }
        // else fallthrough
        default:
          r(b, "UNEXPECTED_TOKEN", `Unexpected ${b.type} token`), c = !1, d = !1;
      }
    let A = s[s.length - 1], L = A ? A.offset + A.source.length : n;
    return y && i && i.type !== "space" && i.type !== "newline" && i.type !== "comma" && (i.type !== "scalar" || i.source !== "") && r(i.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), h && (c && h.indent <= a || i?.type === "block-map" || i?.type === "block-seq") && r(h, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), {
      comma: v,
      found: k,
      spaceBefore: l,
      comment: f,
      hasNewline: m,
      anchor: p,
      tag: w,
      newlineAfterProp: S,
      end: L,
      start: N ?? L
    };
  }
  dr.resolveProps = rc;
});

// node_modules/yaml/dist/compose/util-contains-newline.js
var jt = g((pr) => {
  "use strict";
  function Zs(s) {
    if (!s)
      return null;
    switch (s.type) {
      case "alias":
      case "scalar":
      case "double-quoted-scalar":
      case "single-quoted-scalar":
        if (s.source.includes(`
`))
          return !0;
        if (s.end) {
          for (let e of s.end)
            if (e.type === "newline")
              return !0;
        }
        return !1;
      case "flow-collection":
        for (let e of s.items) {
          for (let t of e.start)
            if (t.type === "newline")
              return !0;
          if (e.sep) {
            for (let t of e.sep)
              if (t.type === "newline")
                return !0;
          }
          if (Zs(e.key) || Zs(e.value))
            return !0;
        }
        return !1;
      default:
        return !0;
    }
  }
  pr.containsNewline = Zs;
});

// node_modules/yaml/dist/compose/util-flow-indent-check.js
var ei = g((mr) => {
  "use strict";
  var ac = jt();
  function oc(s, e, t) {
    if (e?.type === "flow-collection") {
      let i = e.end[0];
      i.indent === s && (i.source === "]" || i.source === "}") && ac.containsNewline(e) && t(i, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
    }
  }
  mr.flowIndentCheck = oc;
});

// node_modules/yaml/dist/compose/util-map-includes.js
var ti = g((yr) => {
  "use strict";
  var gr = q();
  function lc(s, e, t) {
    let { uniqueKeys: i } = s.options;
    if (i === !1)
      return !1;
    let n = typeof i == "function" ? i : (r, a) => r === a || gr.isScalar(r) && gr.isScalar(a) && r.value === a.value;
    return e.some((r) => n(r.key, t));
  }
  yr.mapIncludes = lc;
});

// node_modules/yaml/dist/compose/resolve-block-map.js
var Nr = g((kr) => {
  "use strict";
  var br = H(), cc = X(), wr = Ue(), fc = jt(), Sr = ei(), uc = ti(), vr = "All mapping items must start at the same column";
  function hc({ composeNode: s, composeEmptyNode: e }, t, i, n, r) {
    let a = r?.nodeClass ?? cc.YAMLMap, o = new a(t.schema);
    t.atRoot && (t.atRoot = !1);
    let l = i.offset, c = null;
    for (let d of i.items) {
      let { start: f, key: u, sep: m, value: y } = d, h = wr.resolveProps(f, {
        indicator: "explicit-key-ind",
        next: u ?? m?.[0],
        offset: l,
        onError: n,
        parentIndent: i.indent,
        startOnNewline: !0
      }), p = !h.found;
      if (p) {
        if (u && (u.type === "block-seq" ? n(l, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in u && u.indent !== i.indent && n(l, "BAD_INDENT", vr)), !h.anchor && !h.tag && !m) {
          c = h.end, h.comment && (o.comment ? o.comment += `
` + h.comment : o.comment = h.comment);
          continue;
        }
        (h.newlineAfterProp || fc.containsNewline(u)) && n(u ?? f[f.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
      } else h.found?.indent !== i.indent && n(l, "BAD_INDENT", vr);
      t.atKey = !0;
      let w = h.end, S = u ? s(t, u, h, n) : e(t, w, f, null, h, n);
      t.schema.compat && Sr.flowIndentCheck(i.indent, u, n), t.atKey = !1, uc.mapIncludes(t, o.items, S) && n(w, "DUPLICATE_KEY", "Map keys must be unique");
      let v = wr.resolveProps(m ?? [], {
        indicator: "map-value-ind",
        next: y,
        offset: S.range[2],
        onError: n,
        parentIndent: i.indent,
        startOnNewline: !u || u.type === "block-scalar"
      });
      if (l = v.end, v.found) {
        p && (y?.type === "block-map" && !v.hasNewline && n(l, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings"), t.options.strict && h.start < v.found.offset - 1024 && n(S.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));
        let k = y ? s(t, y, v, n) : e(t, l, m, null, v, n);
        t.schema.compat && Sr.flowIndentCheck(i.indent, y, n), l = k.range[2];
        let N = new br.Pair(S, k);
        t.options.keepSourceTokens && (N.srcToken = d), o.items.push(N);
      } else {
        p && n(S.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values"), v.comment && (S.comment ? S.comment += `
` + v.comment : S.comment = v.comment);
        let k = new br.Pair(S);
        t.options.keepSourceTokens && (k.srcToken = d), o.items.push(k);
      }
    }
    return c && c < l && n(c, "IMPOSSIBLE", "Map comment with trailing content"), o.range = [i.offset, l, c ?? l], o;
  }
  kr.resolveBlockMap = hc;
});

// node_modules/yaml/dist/compose/resolve-block-seq.js
var qr = g((Ar) => {
  "use strict";
  var dc = z(), pc = Ue(), mc = ei();
  function gc({ composeNode: s, composeEmptyNode: e }, t, i, n, r) {
    let a = r?.nodeClass ?? dc.YAMLSeq, o = new a(t.schema);
    t.atRoot && (t.atRoot = !1), t.atKey && (t.atKey = !1);
    let l = i.offset, c = null;
    for (let { start: d, value: f } of i.items) {
      let u = pc.resolveProps(d, {
        indicator: "seq-item-ind",
        next: f,
        offset: l,
        onError: n,
        parentIndent: i.indent,
        startOnNewline: !0
      });
      if (!u.found)
        if (u.anchor || u.tag || f)
          f?.type === "block-seq" ? n(u.end, "BAD_INDENT", "All sequence items must start at the same column") : n(l, "MISSING_CHAR", "Sequence item without - indicator");
        else {
          c = u.end, u.comment && (o.comment = u.comment);
          continue;
        }
      let m = f ? s(t, f, u, n) : e(t, u.end, d, null, u, n);
      t.schema.compat && mc.flowIndentCheck(i.indent, f, n), l = m.range[2], o.items.push(m);
    }
    return o.range = [i.offset, l, c ?? l], o;
  }
  Ar.resolveBlockSeq = gc;
});

// node_modules/yaml/dist/compose/resolve-end.js
var ye = g((Or) => {
  "use strict";
  function yc(s, e, t, i) {
    let n = "";
    if (s) {
      let r = !1, a = "";
      for (let o of s) {
        let { source: l, type: c } = o;
        switch (c) {
          case "space":
            r = !0;
            break;
          case "comment": {
            t && !r && i(o, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
            let d = l.substring(1) || " ";
            n ? n += a + d : n = d, a = "";
            break;
          }
          case "newline":
            n && (a += l), r = !0;
            break;
          default:
            i(o, "UNEXPECTED_TOKEN", `Unexpected ${c} at node end`);
        }
        e += l.length;
      }
    }
    return { comment: n, offset: e };
  }
  Or.resolveEnd = yc;
});

// node_modules/yaml/dist/compose/resolve-flow-collection.js
var Tr = g((Cr) => {
  "use strict";
  var bc = q(), wc = H(), Lr = X(), Sc = z(), vc = ye(), Er = Ue(), kc = jt(), Nc = ti(), si = "Block collections are not allowed within flow collections", ii = (s) => s && (s.type === "block-map" || s.type === "block-seq");
  function Ac({ composeNode: s, composeEmptyNode: e }, t, i, n, r) {
    let a = i.start.source === "{", o = a ? "flow map" : "flow sequence", l = r?.nodeClass ?? (a ? Lr.YAMLMap : Sc.YAMLSeq), c = new l(t.schema);
    c.flow = !0;
    let d = t.atRoot;
    d && (t.atRoot = !1), t.atKey && (t.atKey = !1);
    let f = i.offset + i.start.source.length;
    for (let p = 0; p < i.items.length; ++p) {
      let w = i.items[p], { start: S, key: v, sep: k, value: N } = w, A = Er.resolveProps(S, {
        flow: o,
        indicator: "explicit-key-ind",
        next: v ?? k?.[0],
        offset: f,
        onError: n,
        parentIndent: i.indent,
        startOnNewline: !1
      });
      if (!A.found) {
        if (!A.anchor && !A.tag && !k && !N) {
          p === 0 && A.comma ? n(A.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${o}`) : p < i.items.length - 1 && n(A.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${o}`), A.comment && (c.comment ? c.comment += `
` + A.comment : c.comment = A.comment), f = A.end;
          continue;
        }
        !a && t.options.strict && kc.containsNewline(v) && n(
          v,
          // checked by containsNewline()
          "MULTILINE_IMPLICIT_KEY",
          "Implicit keys of flow sequence pairs need to be on a single line"
        );
      }
      if (p === 0)
        A.comma && n(A.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${o}`);
      else if (A.comma || n(A.start, "MISSING_CHAR", `Missing , between ${o} items`), A.comment) {
        let L = "";
        e: for (let b of S)
          switch (b.type) {
            case "comma":
            case "space":
              break;
            case "comment":
              L = b.source.substring(1);
              break e;
            default:
              break e;
          }
        if (L) {
          let b = c.items[c.items.length - 1];
          bc.isPair(b) && (b = b.value ?? b.key), b.comment ? b.comment += `
` + L : b.comment = L, A.comment = A.comment.substring(L.length + 1);
        }
      }
      if (!a && !k && !A.found) {
        let L = N ? s(t, N, A, n) : e(t, A.end, k, null, A, n);
        c.items.push(L), f = L.range[2], ii(N) && n(L.range, "BLOCK_IN_FLOW", si);
      } else {
        t.atKey = !0;
        let L = A.end, b = v ? s(t, v, A, n) : e(t, L, S, null, A, n);
        ii(v) && n(b.range, "BLOCK_IN_FLOW", si), t.atKey = !1;
        let C = Er.resolveProps(k ?? [], {
          flow: o,
          indicator: "map-value-ind",
          next: N,
          offset: b.range[2],
          onError: n,
          parentIndent: i.indent,
          startOnNewline: !1
        });
        if (C.found) {
          if (!a && !A.found && t.options.strict) {
            if (k)
              for (let T of k) {
                if (T === C.found)
                  break;
                if (T.type === "newline") {
                  n(T, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
                  break;
                }
              }
            A.start < C.found.offset - 1024 && n(C.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
          }
        } else N && ("source" in N && N.source?.[0] === ":" ? n(N, "MISSING_CHAR", `Missing space after : in ${o}`) : n(C.start, "MISSING_CHAR", `Missing , or : between ${o} items`));
        let J = N ? s(t, N, C, n) : C.found ? e(t, C.end, k, null, C, n) : null;
        J ? ii(N) && n(J.range, "BLOCK_IN_FLOW", si) : C.comment && (b.comment ? b.comment += `
` + C.comment : b.comment = C.comment);
        let oe = new wc.Pair(b, J);
        if (t.options.keepSourceTokens && (oe.srcToken = w), a) {
          let T = c;
          Nc.mapIncludes(t, T.items, b) && n(L, "DUPLICATE_KEY", "Map keys must be unique"), T.items.push(oe);
        } else {
          let T = new Lr.YAMLMap(t.schema);
          T.flow = !0, T.items.push(oe);
          let Ei = (J ?? b).range;
          T.range = [b.range[0], Ei[1], Ei[2]], c.items.push(T);
        }
        f = J ? J.range[2] : C.end;
      }
    }
    let u = a ? "}" : "]", [m, ...y] = i.end, h = f;
    if (m?.source === u)
      h = m.offset + m.source.length;
    else {
      let p = o[0].toUpperCase() + o.substring(1), w = d ? `${p} must end with a ${u}` : `${p} in block collection must be sufficiently indented and end with a ${u}`;
      n(f, d ? "MISSING_CHAR" : "BAD_INDENT", w), m && m.source.length !== 1 && y.unshift(m);
    }
    if (y.length > 0) {
      let p = vc.resolveEnd(y, h, t.options.strict, n);
      p.comment && (c.comment ? c.comment += `
` + p.comment : c.comment = p.comment), c.range = [i.offset, h, p.offset];
    } else
      c.range = [i.offset, h, h];
    return c;
  }
  Cr.resolveFlowCollection = Ac;
});

// node_modules/yaml/dist/compose/compose-collection.js
var Pr = g((Ir) => {
  "use strict";
  var qc = q(), Oc = E(), Lc = X(), Ec = z(), Cc = Nr(), Tc = qr(), Ic = Tr();
  function ni(s, e, t, i, n, r) {
    let a = t.type === "block-map" ? Cc.resolveBlockMap(s, e, t, i, r) : t.type === "block-seq" ? Tc.resolveBlockSeq(s, e, t, i, r) : Ic.resolveFlowCollection(s, e, t, i, r), o = a.constructor;
    return n === "!" || n === o.tagName ? (a.tag = o.tagName, a) : (n && (a.tag = n), a);
  }
  function Pc(s, e, t, i, n) {
    let r = i.tag, a = r ? e.directives.tagName(r.source, (u) => n(r, "TAG_RESOLVE_FAILED", u)) : null;
    if (t.type === "block-seq") {
      let { anchor: u, newlineAfterProp: m } = i, y = u && r ? u.offset > r.offset ? u : r : u ?? r;
      y && (!m || m.offset < y.offset) && n(y, "MISSING_CHAR", "Missing newline after block sequence props");
    }
    let o = t.type === "block-map" ? "map" : t.type === "block-seq" ? "seq" : t.start.source === "{" ? "map" : "seq";
    if (!r || !a || a === "!" || a === Lc.YAMLMap.tagName && o === "map" || a === Ec.YAMLSeq.tagName && o === "seq")
      return ni(s, e, t, n, a);
    let l = e.schema.tags.find((u) => u.tag === a && u.collection === o);
    if (!l) {
      let u = e.schema.knownTags[a];
      if (u?.collection === o)
        e.schema.tags.push(Object.assign({}, u, { default: !1 })), l = u;
      else
        return u ? n(r, "BAD_COLLECTION_TYPE", `${u.tag} used for ${o} collection, but expects ${u.collection ?? "scalar"}`, !0) : n(r, "TAG_RESOLVE_FAILED", `Unresolved tag: ${a}`, !0), ni(s, e, t, n, a);
    }
    let c = ni(s, e, t, n, a, l), d = l.resolve?.(c, (u) => n(r, "TAG_RESOLVE_FAILED", u), e.options) ?? c, f = qc.isNode(d) ? d : new Oc.Scalar(d);
    return f.range = c.range, f.tag = a, l?.format && (f.format = l.format), f;
  }
  Ir.composeCollection = Pc;
});

// node_modules/yaml/dist/compose/resolve-block-scalar.js
var ai = g((Mr) => {
  "use strict";
  var ri = E();
  function Mc(s, e, t) {
    let i = e.offset, n = $c(e, s.options.strict, t);
    if (!n)
      return { value: "", type: null, comment: "", range: [i, i, i] };
    let r = n.mode === ">" ? ri.Scalar.BLOCK_FOLDED : ri.Scalar.BLOCK_LITERAL, a = e.source ? _c(e.source) : [], o = a.length;
    for (let h = a.length - 1; h >= 0; --h) {
      let p = a[h][1];
      if (p === "" || p === "\r")
        o = h;
      else
        break;
    }
    if (o === 0) {
      let h = n.chomp === "+" && a.length > 0 ? `
`.repeat(Math.max(1, a.length - 1)) : "", p = i + n.length;
      return e.source && (p += e.source.length), { value: h, type: r, comment: n.comment, range: [i, p, p] };
    }
    let l = e.indent + n.indent, c = e.offset + n.length, d = 0;
    for (let h = 0; h < o; ++h) {
      let [p, w] = a[h];
      if (w === "" || w === "\r")
        n.indent === 0 && p.length > l && (l = p.length);
      else {
        p.length < l && t(c + p.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator"), n.indent === 0 && (l = p.length), d = h, l === 0 && !s.atRoot && t(c, "BAD_INDENT", "Block scalar values in collections must be indented");
        break;
      }
      c += p.length + w.length + 1;
    }
    for (let h = a.length - 1; h >= o; --h)
      a[h][0].length > l && (o = h + 1);
    let f = "", u = "", m = !1;
    for (let h = 0; h < d; ++h)
      f += a[h][0].slice(l) + `
`;
    for (let h = d; h < o; ++h) {
      let [p, w] = a[h];
      c += p.length + w.length + 1;
      let S = w[w.length - 1] === "\r";
      if (S && (w = w.slice(0, -1)), w && p.length < l) {
        let k = `Block scalar lines must not be less indented than their ${n.indent ? "explicit indentation indicator" : "first line"}`;
        t(c - w.length - (S ? 2 : 1), "BAD_INDENT", k), p = "";
      }
      r === ri.Scalar.BLOCK_LITERAL ? (f += u + p.slice(l) + w, u = `
`) : p.length > l || w[0] === "	" ? (u === " " ? u = `
` : !m && u === `
` && (u = `

`), f += u + p.slice(l) + w, u = `
`, m = !0) : w === "" ? u === `
` ? f += `
` : u = `
` : (f += u + w, u = " ", m = !1);
    }
    switch (n.chomp) {
      case "-":
        break;
      case "+":
        for (let h = o; h < a.length; ++h)
          f += `
` + a[h][0].slice(l);
        f[f.length - 1] !== `
` && (f += `
`);
        break;
      default:
        f += `
`;
    }
    let y = i + n.length + e.source.length;
    return { value: f, type: r, comment: n.comment, range: [i, y, y] };
  }
  function $c({ offset: s, props: e }, t, i) {
    if (e[0].type !== "block-scalar-header")
      return i(e[0], "IMPOSSIBLE", "Block scalar header not found"), null;
    let { source: n } = e[0], r = n[0], a = 0, o = "", l = -1;
    for (let u = 1; u < n.length; ++u) {
      let m = n[u];
      if (!o && (m === "-" || m === "+"))
        o = m;
      else {
        let y = Number(m);
        !a && y ? a = y : l === -1 && (l = s + u);
      }
    }
    l !== -1 && i(l, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${n}`);
    let c = !1, d = "", f = n.length;
    for (let u = 1; u < e.length; ++u) {
      let m = e[u];
      switch (m.type) {
        case "space":
          c = !0;
        // fallthrough
        case "newline":
          f += m.source.length;
          break;
        case "comment":
          t && !c && i(m, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters"), f += m.source.length, d = m.source.substring(1);
          break;
        case "error":
          i(m, "UNEXPECTED_TOKEN", m.message), f += m.source.length;
          break;
        /* istanbul ignore next should not happen */
        default: {
          let y = `Unexpected token in block scalar header: ${m.type}`;
          i(m, "UNEXPECTED_TOKEN", y);
          let h = m.source;
          h && typeof h == "string" && (f += h.length);
        }
      }
    }
    return { mode: r, indent: a, chomp: o, comment: d, length: f };
  }
  function _c(s) {
    let e = s.split(/\n( *)/), t = e[0], i = t.match(/^( *)/), r = [i?.[1] ? [i[1], t.slice(i[1].length)] : ["", t]];
    for (let a = 1; a < e.length; a += 2)
      r.push([e[a], e[a + 1]]);
    return r;
  }
  Mr.resolveBlockScalar = Mc;
});

// node_modules/yaml/dist/compose/resolve-flow-scalar.js
var li = g((_r) => {
  "use strict";
  var oi = E(), Dc = ye();
  function Bc(s, e, t) {
    let { offset: i, type: n, source: r, end: a } = s, o, l, c = (u, m, y) => t(i + u, m, y);
    switch (n) {
      case "scalar":
        o = oi.Scalar.PLAIN, l = Kc(r, c);
        break;
      case "single-quoted-scalar":
        o = oi.Scalar.QUOTE_SINGLE, l = jc(r, c);
        break;
      case "double-quoted-scalar":
        o = oi.Scalar.QUOTE_DOUBLE, l = Fc(r, c);
        break;
      /* istanbul ignore next should not happen */
      default:
        return t(s, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${n}`), {
          value: "",
          type: null,
          comment: "",
          range: [i, i + r.length, i + r.length]
        };
    }
    let d = i + r.length, f = Dc.resolveEnd(a, d, e, t);
    return {
      value: l,
      type: o,
      comment: f.comment,
      range: [i, d, f.offset]
    };
  }
  function Kc(s, e) {
    let t = "";
    switch (s[0]) {
      /* istanbul ignore next should not happen */
      case "	":
        t = "a tab character";
        break;
      case ",":
        t = "flow indicator character ,";
        break;
      case "%":
        t = "directive indicator character %";
        break;
      case "|":
      case ">": {
        t = `block scalar indicator ${s[0]}`;
        break;
      }
      case "@":
      case "`": {
        t = `reserved character ${s[0]}`;
        break;
      }
    }
    return t && e(0, "BAD_SCALAR_START", `Plain value cannot start with ${t}`), $r(s);
  }
  function jc(s, e) {
    return (s[s.length - 1] !== "'" || s.length === 1) && e(s.length, "MISSING_CHAR", "Missing closing 'quote"), $r(s.slice(1, -1)).replace(/''/g, "'");
  }
  function $r(s) {
    let e = /(.*?)\r?\n/sy, t = e.exec(s);
    if (!t)
      return s;
    let i, n;
    try {
      i = new RegExp("(?<![ 	])[ 	]+$"), n = new RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
    } catch {
      i = /[ \t]+$/, n = /^[ \t]+|[ \t]+$/g;
    }
    let r = t[1].replace(i, ""), a = " ", o = e.lastIndex;
    for (; t = e.exec(s); ) {
      let c = t[1].replace(n, "");
      c === "" ? a === `
` ? r += a : a = `
` : (r += a + c, a = " "), o = e.lastIndex;
    }
    let l = /[ \t]*(.*)/sy;
    return l.lastIndex = o, t = l.exec(s), r + a + (t?.[1] ?? "");
  }
  function Fc(s, e) {
    let t = "";
    for (let i = 1; i < s.length - 1; ++i) {
      let n = s[i];
      if (!(n === "\r" && s[i + 1] === `
`))
        if (n === `
`) {
          let { fold: r, offset: a } = Rc(s, i);
          t += r, i = a;
        } else if (n === "\\") {
          let r = s[++i], a = Yc[r];
          if (a)
            t += a;
          else if (r === `
`)
            for (r = s[i + 1]; r === " " || r === "	"; )
              r = s[++i + 1];
          else if (r === "\r" && s[i + 1] === `
`)
            for (r = s[++i + 1]; r === " " || r === "	"; )
              r = s[++i + 1];
          else if (r === "x" || r === "u" || r === "U") {
            let o = r === "x" ? 2 : r === "u" ? 4 : 8;
            t += Uc(s, i + 1, o, e), i += o;
          } else {
            let o = s.substr(i - 1, 2);
            e(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${o}`), t += o;
          }
        } else if (n === " " || n === "	") {
          let r = i, a = s[i + 1];
          for (; a === " " || a === "	"; )
            a = s[++i + 1];
          a !== `
` && !(a === "\r" && s[i + 2] === `
`) && (t += i > r ? s.slice(r, i + 1) : n);
        } else
          t += n;
    }
    return (s[s.length - 1] !== '"' || s.length === 1) && e(s.length, "MISSING_CHAR", 'Missing closing "quote'), t;
  }
  function Rc(s, e) {
    let t = "", i = s[e + 1];
    for (; (i === " " || i === "	" || i === `
` || i === "\r") && !(i === "\r" && s[e + 2] !== `
`); )
      i === `
` && (t += `
`), e += 1, i = s[e + 1];
    return t || (t = " "), { fold: t, offset: e };
  }
  var Yc = {
    0: "\0",
    // null character
    a: "\x07",
    // bell character
    b: "\b",
    // backspace
    e: "\x1B",
    // escape character
    f: "\f",
    // form feed
    n: `
`,
    // line feed
    r: "\r",
    // carriage return
    t: "	",
    // horizontal tab
    v: "\v",
    // vertical tab
    N: "\x85",
    // Unicode next line
    _: "\xA0",
    // Unicode non-breaking space
    L: "\u2028",
    // Unicode line separator
    P: "\u2029",
    // Unicode paragraph separator
    " ": " ",
    '"': '"',
    "/": "/",
    "\\": "\\",
    "	": "	"
  };
  function Uc(s, e, t, i) {
    let n = s.substr(e, t), a = n.length === t && /^[0-9a-fA-F]+$/.test(n) ? parseInt(n, 16) : NaN;
    try {
      return String.fromCodePoint(a);
    } catch {
      let o = s.substr(e - 2, t + 2);
      return i(e - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${o}`), o;
    }
  }
  _r.resolveFlowScalar = Bc;
});

// node_modules/yaml/dist/compose/compose-scalar.js
var Kr = g((Br) => {
  "use strict";
  var re = q(), Dr = E(), Jc = ai(), Vc = li();
  function Qc(s, e, t, i) {
    let { value: n, type: r, comment: a, range: o } = e.type === "block-scalar" ? Jc.resolveBlockScalar(s, e, i) : Vc.resolveFlowScalar(e, s.options.strict, i), l = t ? s.directives.tagName(t.source, (f) => i(t, "TAG_RESOLVE_FAILED", f)) : null, c;
    s.options.stringKeys && s.atKey ? c = s.schema[re.SCALAR] : l ? c = Wc(s.schema, n, l, t, i) : e.type === "scalar" ? c = Gc(s, n, e, i) : c = s.schema[re.SCALAR];
    let d;
    try {
      let f = c.resolve(n, (u) => i(t ?? e, "TAG_RESOLVE_FAILED", u), s.options);
      d = re.isScalar(f) ? f : new Dr.Scalar(f);
    } catch (f) {
      let u = f instanceof Error ? f.message : String(f);
      i(t ?? e, "TAG_RESOLVE_FAILED", u), d = new Dr.Scalar(n);
    }
    return d.range = o, d.source = n, r && (d.type = r), l && (d.tag = l), c.format && (d.format = c.format), a && (d.comment = a), d;
  }
  function Wc(s, e, t, i, n) {
    if (t === "!")
      return s[re.SCALAR];
    let r = [];
    for (let o of s.tags)
      if (!o.collection && o.tag === t)
        if (o.default && o.test)
          r.push(o);
        else
          return o;
    for (let o of r)
      if (o.test?.test(e))
        return o;
    let a = s.knownTags[t];
    return a && !a.collection ? (s.tags.push(Object.assign({}, a, { default: !1, test: void 0 })), a) : (n(i, "TAG_RESOLVE_FAILED", `Unresolved tag: ${t}`, t !== "tag:yaml.org,2002:str"), s[re.SCALAR]);
  }
  function Gc({ atKey: s, directives: e, schema: t }, i, n, r) {
    let a = t.tags.find((o) => (o.default === !0 || s && o.default === "key") && o.test?.test(i)) || t[re.SCALAR];
    if (t.compat) {
      let o = t.compat.find((l) => l.default && l.test?.test(i)) ?? t[re.SCALAR];
      if (a.tag !== o.tag) {
        let l = e.tagString(a.tag), c = e.tagString(o.tag), d = `Value may be parsed as either ${l} or ${c}`;
        r(n, "TAG_RESOLVE_FAILED", d, !0);
      }
    }
    return a;
  }
  Br.composeScalar = Qc;
});

// node_modules/yaml/dist/compose/util-empty-scalar-position.js
var Fr = g((jr) => {
  "use strict";
  function Hc(s, e, t) {
    if (e) {
      t ?? (t = e.length);
      for (let i = t - 1; i >= 0; --i) {
        let n = e[i];
        switch (n.type) {
          case "space":
          case "comment":
          case "newline":
            s -= n.source.length;
            continue;
        }
        for (n = e[++i]; n?.type === "space"; )
          s += n.source.length, n = e[++i];
        break;
      }
    }
    return s;
  }
  jr.emptyScalarPosition = Hc;
});

// node_modules/yaml/dist/compose/compose-node.js
var Ur = g((fi) => {
  "use strict";
  var xc = Ne(), Xc = q(), zc = Pr(), Rr = Kr(), Zc = ye(), ef = Fr(), tf = { composeNode: Yr, composeEmptyNode: ci };
  function Yr(s, e, t, i) {
    let n = s.atKey, { spaceBefore: r, comment: a, anchor: o, tag: l } = t, c, d = !0;
    switch (e.type) {
      case "alias":
        c = sf(s, e, i), (o || l) && i(e, "ALIAS_PROPS", "An alias node must not specify any properties");
        break;
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
      case "block-scalar":
        c = Rr.composeScalar(s, e, l, i), o && (c.anchor = o.source.substring(1));
        break;
      case "block-map":
      case "block-seq":
      case "flow-collection":
        try {
          c = zc.composeCollection(tf, s, e, t, i), o && (c.anchor = o.source.substring(1));
        } catch (f) {
          let u = f instanceof Error ? f.message : String(f);
          i(e, "RESOURCE_EXHAUSTION", u);
        }
        break;
      default: {
        let f = e.type === "error" ? e.message : `Unsupported token (type: ${e.type})`;
        i(e, "UNEXPECTED_TOKEN", f), d = !1;
      }
    }
    return c ?? (c = ci(s, e.offset, void 0, null, t, i)), o && c.anchor === "" && i(o, "BAD_ALIAS", "Anchor cannot be an empty string"), n && s.options.stringKeys && (!Xc.isScalar(c) || typeof c.value != "string" || c.tag && c.tag !== "tag:yaml.org,2002:str") && i(l ?? e, "NON_STRING_KEY", "With stringKeys, all keys must be strings"), r && (c.spaceBefore = !0), a && (e.type === "scalar" && e.source === "" ? c.comment = a : c.commentBefore = a), s.options.keepSourceTokens && d && (c.srcToken = e), c;
  }
  function ci(s, e, t, i, { spaceBefore: n, comment: r, anchor: a, tag: o, end: l }, c) {
    let d = {
      type: "scalar",
      offset: ef.emptyScalarPosition(e, t, i),
      indent: -1,
      source: ""
    }, f = Rr.composeScalar(s, d, o, c);
    return a && (f.anchor = a.source.substring(1), f.anchor === "" && c(a, "BAD_ALIAS", "Anchor cannot be an empty string")), n && (f.spaceBefore = !0), r && (f.comment = r, f.range[2] = l), f;
  }
  function sf({ options: s }, { offset: e, source: t, end: i }, n) {
    let r = new xc.Alias(t.substring(1));
    r.source === "" && n(e, "BAD_ALIAS", "Alias cannot be an empty string"), r.source.endsWith(":") && n(e + t.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
    let a = e + t.length, o = Zc.resolveEnd(i, a, s.strict, n);
    return r.range = [e, a, o.offset], o.comment && (r.comment = o.comment), r;
  }
  fi.composeEmptyNode = ci;
  fi.composeNode = Yr;
});

// node_modules/yaml/dist/compose/compose-doc.js
var Qr = g((Vr) => {
  "use strict";
  var nf = je(), Jr = Ur(), rf = ye(), af = Ue();
  function of(s, e, { offset: t, start: i, value: n, end: r }, a) {
    let o = Object.assign({ _directives: e }, s), l = new nf.Document(void 0, o), c = {
      atKey: !1,
      atRoot: !0,
      directives: l.directives,
      options: l.options,
      schema: l.schema
    }, d = af.resolveProps(i, {
      indicator: "doc-start",
      next: n ?? r?.[0],
      offset: t,
      onError: a,
      parentIndent: 0,
      startOnNewline: !0
    });
    d.found && (l.directives.docStart = !0, n && (n.type === "block-map" || n.type === "block-seq") && !d.hasNewline && a(d.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker")), l.contents = n ? Jr.composeNode(c, n, d, a) : Jr.composeEmptyNode(c, d.end, i, null, d, a);
    let f = l.contents.range[2], u = rf.resolveEnd(r, f, !1, a);
    return u.comment && (l.comment = u.comment), l.range = [t, f, u.offset], l;
  }
  Vr.composeDoc = of;
});

// node_modules/yaml/dist/compose/composer.js
var hi = g((Hr) => {
  "use strict";
  var lf = He("process"), cf = Xt(), ff = je(), Je = Ye(), Wr = q(), uf = Qr(), hf = ye();
  function Ve(s) {
    if (typeof s == "number")
      return [s, s + 1];
    if (Array.isArray(s))
      return s.length === 2 ? s : [s[0], s[1]];
    let { offset: e, source: t } = s;
    return [e, e + (typeof t == "string" ? t.length : 1)];
  }
  function Gr(s) {
    let e = "", t = !1, i = !1;
    for (let n = 0; n < s.length; ++n) {
      let r = s[n];
      switch (r[0]) {
        case "#":
          e += (e === "" ? "" : i ? `

` : `
`) + (r.substring(1) || " "), t = !0, i = !1;
          break;
        case "%":
          s[n + 1]?.[0] !== "#" && (n += 1), t = !1;
          break;
        default:
          t || (i = !0), t = !1;
      }
    }
    return { comment: e, afterEmptyLine: i };
  }
  var ui = class {
    constructor(e = {}) {
      this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], this.onError = (t, i, n, r) => {
        let a = Ve(t);
        r ? this.warnings.push(new Je.YAMLWarning(a, i, n)) : this.errors.push(new Je.YAMLParseError(a, i, n));
      }, this.directives = new cf.Directives({ version: e.version || "1.2" }), this.options = e;
    }
    decorate(e, t) {
      let { comment: i, afterEmptyLine: n } = Gr(this.prelude);
      if (i) {
        let r = e.contents;
        if (t)
          e.comment = e.comment ? `${e.comment}
${i}` : i;
        else if (n || e.directives.docStart || !r)
          e.commentBefore = i;
        else if (Wr.isCollection(r) && !r.flow && r.items.length > 0) {
          let a = r.items[0];
          Wr.isPair(a) && (a = a.key);
          let o = a.commentBefore;
          a.commentBefore = o ? `${i}
${o}` : i;
        } else {
          let a = r.commentBefore;
          r.commentBefore = a ? `${i}
${a}` : i;
        }
      }
      if (t) {
        for (let r = 0; r < this.errors.length; ++r)
          e.errors.push(this.errors[r]);
        for (let r = 0; r < this.warnings.length; ++r)
          e.warnings.push(this.warnings[r]);
      } else
        e.errors = this.errors, e.warnings = this.warnings;
      this.prelude = [], this.errors = [], this.warnings = [];
    }
    /**
     * Current stream status information.
     *
     * Mostly useful at the end of input for an empty stream.
     */
    streamInfo() {
      return {
        comment: Gr(this.prelude).comment,
        directives: this.directives,
        errors: this.errors,
        warnings: this.warnings
      };
    }
    /**
     * Compose tokens into documents.
     *
     * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
     * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
     */
    *compose(e, t = !1, i = -1) {
      for (let n of e)
        yield* this.next(n);
      yield* this.end(t, i);
    }
    /** Advance the composer by one CST token. */
    *next(e) {
      switch (lf.env.LOG_STREAM && console.dir(e, { depth: null }), e.type) {
        case "directive":
          this.directives.add(e.source, (t, i, n) => {
            let r = Ve(e);
            r[0] += t, this.onError(r, "BAD_DIRECTIVE", i, n);
          }), this.prelude.push(e.source), this.atDirectives = !0;
          break;
        case "document": {
          let t = uf.composeDoc(this.options, this.directives, e, this.onError);
          this.atDirectives && !t.directives.docStart && this.onError(e, "MISSING_CHAR", "Missing directives-end/doc-start indicator line"), this.decorate(t, !1), this.doc && (yield this.doc), this.doc = t, this.atDirectives = !1;
          break;
        }
        case "byte-order-mark":
        case "space":
          break;
        case "comment":
        case "newline":
          this.prelude.push(e.source);
          break;
        case "error": {
          let t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message, i = new Je.YAMLParseError(Ve(e), "UNEXPECTED_TOKEN", t);
          this.atDirectives || !this.doc ? this.errors.push(i) : this.doc.errors.push(i);
          break;
        }
        case "doc-end": {
          if (!this.doc) {
            let i = "Unexpected doc-end without preceding document";
            this.errors.push(new Je.YAMLParseError(Ve(e), "UNEXPECTED_TOKEN", i));
            break;
          }
          this.doc.directives.docEnd = !0;
          let t = hf.resolveEnd(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
          if (this.decorate(this.doc, !0), t.comment) {
            let i = this.doc.comment;
            this.doc.comment = i ? `${i}
${t.comment}` : t.comment;
          }
          this.doc.range[2] = t.offset;
          break;
        }
        default:
          this.errors.push(new Je.YAMLParseError(Ve(e), "UNEXPECTED_TOKEN", `Unsupported token ${e.type}`));
      }
    }
    /**
     * Call at end of input to yield any remaining document.
     *
     * @param forceDoc - If the stream contains no document, still emit a final document including any comments and directives that would be applied to a subsequent document.
     * @param endOffset - Should be set if `forceDoc` is also set, to set the document range end and to indicate errors correctly.
     */
    *end(e = !1, t = -1) {
      if (this.doc)
        this.decorate(this.doc, !0), yield this.doc, this.doc = null;
      else if (e) {
        let i = Object.assign({ _directives: this.directives }, this.options), n = new ff.Document(void 0, i);
        this.atDirectives && this.onError(t, "MISSING_CHAR", "Missing directives-end indicator line"), n.range = [0, t, t], this.decorate(n, !1), yield n;
      }
    }
  };
  Hr.Composer = ui;
});

// node_modules/yaml/dist/parse/cst-scalar.js
var zr = g((Ft) => {
  "use strict";
  var df = ai(), pf = li(), mf = Ye(), xr = Ee();
  function gf(s, e = !0, t) {
    if (s) {
      let i = (n, r, a) => {
        let o = typeof n == "number" ? n : Array.isArray(n) ? n[0] : n.offset;
        if (t)
          t(o, r, a);
        else
          throw new mf.YAMLParseError([o, o + 1], r, a);
      };
      switch (s.type) {
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar":
          return pf.resolveFlowScalar(s, e, i);
        case "block-scalar":
          return df.resolveBlockScalar({ options: { strict: e } }, s, i);
      }
    }
    return null;
  }
  function yf(s, e) {
    let { implicitKey: t = !1, indent: i, inFlow: n = !1, offset: r = -1, type: a = "PLAIN" } = e, o = xr.stringifyString({ type: a, value: s }, {
      implicitKey: t,
      indent: i > 0 ? " ".repeat(i) : "",
      inFlow: n,
      options: { blockQuote: !0, lineWidth: -1 }
    }), l = e.end ?? [
      { type: "newline", offset: -1, indent: i, source: `
` }
    ];
    switch (o[0]) {
      case "|":
      case ">": {
        let c = o.indexOf(`
`), d = o.substring(0, c), f = o.substring(c + 1) + `
`, u = [
          { type: "block-scalar-header", offset: r, indent: i, source: d }
        ];
        return Xr(u, l) || u.push({ type: "newline", offset: -1, indent: i, source: `
` }), { type: "block-scalar", offset: r, indent: i, props: u, source: f };
      }
      case '"':
        return { type: "double-quoted-scalar", offset: r, indent: i, source: o, end: l };
      case "'":
        return { type: "single-quoted-scalar", offset: r, indent: i, source: o, end: l };
      default:
        return { type: "scalar", offset: r, indent: i, source: o, end: l };
    }
  }
  function bf(s, e, t = {}) {
    let { afterKey: i = !1, implicitKey: n = !1, inFlow: r = !1, type: a } = t, o = "indent" in s ? s.indent : null;
    if (i && typeof o == "number" && (o += 2), !a)
      switch (s.type) {
        case "single-quoted-scalar":
          a = "QUOTE_SINGLE";
          break;
        case "double-quoted-scalar":
          a = "QUOTE_DOUBLE";
          break;
        case "block-scalar": {
          let c = s.props[0];
          if (c.type !== "block-scalar-header")
            throw new Error("Invalid block scalar header");
          a = c.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
          break;
        }
        default:
          a = "PLAIN";
      }
    let l = xr.stringifyString({ type: a, value: e }, {
      implicitKey: n || o === null,
      indent: o !== null && o > 0 ? " ".repeat(o) : "",
      inFlow: r,
      options: { blockQuote: !0, lineWidth: -1 }
    });
    switch (l[0]) {
      case "|":
      case ">":
        wf(s, l);
        break;
      case '"':
        di(s, l, "double-quoted-scalar");
        break;
      case "'":
        di(s, l, "single-quoted-scalar");
        break;
      default:
        di(s, l, "scalar");
    }
  }
  function wf(s, e) {
    let t = e.indexOf(`
`), i = e.substring(0, t), n = e.substring(t + 1) + `
`;
    if (s.type === "block-scalar") {
      let r = s.props[0];
      if (r.type !== "block-scalar-header")
        throw new Error("Invalid block scalar header");
      r.source = i, s.source = n;
    } else {
      let { offset: r } = s, a = "indent" in s ? s.indent : -1, o = [
        { type: "block-scalar-header", offset: r, indent: a, source: i }
      ];
      Xr(o, "end" in s ? s.end : void 0) || o.push({ type: "newline", offset: -1, indent: a, source: `
` });
      for (let l of Object.keys(s))
        l !== "type" && l !== "offset" && delete s[l];
      Object.assign(s, { type: "block-scalar", indent: a, props: o, source: n });
    }
  }
  function Xr(s, e) {
    if (e)
      for (let t of e)
        switch (t.type) {
          case "space":
          case "comment":
            s.push(t);
            break;
          case "newline":
            return s.push(t), !0;
        }
    return !1;
  }
  function di(s, e, t) {
    switch (s.type) {
      case "scalar":
      case "double-quoted-scalar":
      case "single-quoted-scalar":
        s.type = t, s.source = e;
        break;
      case "block-scalar": {
        let i = s.props.slice(1), n = e.length;
        s.props[0].type === "block-scalar-header" && (n -= s.props[0].source.length);
        for (let r of i)
          r.offset += n;
        delete s.props, Object.assign(s, { type: t, source: e, end: i });
        break;
      }
      case "block-map":
      case "block-seq": {
        let n = { type: "newline", offset: s.offset + e.length, indent: s.indent, source: `
` };
        delete s.items, Object.assign(s, { type: t, source: e, end: [n] });
        break;
      }
      default: {
        let i = "indent" in s ? s.indent : -1, n = "end" in s && Array.isArray(s.end) ? s.end.filter((r) => r.type === "space" || r.type === "comment" || r.type === "newline") : [];
        for (let r of Object.keys(s))
          r !== "type" && r !== "offset" && delete s[r];
        Object.assign(s, { type: t, indent: i, source: e, end: n });
      }
    }
  }
  Ft.createScalarToken = yf;
  Ft.resolveAsScalar = gf;
  Ft.setScalarValue = bf;
});

// node_modules/yaml/dist/parse/cst-stringify.js
var ea = g((Zr) => {
  "use strict";
  var Sf = (s) => "type" in s ? Yt(s) : Rt(s);
  function Yt(s) {
    switch (s.type) {
      case "block-scalar": {
        let e = "";
        for (let t of s.props)
          e += Yt(t);
        return e + s.source;
      }
      case "block-map":
      case "block-seq": {
        let e = "";
        for (let t of s.items)
          e += Rt(t);
        return e;
      }
      case "flow-collection": {
        let e = s.start.source;
        for (let t of s.items)
          e += Rt(t);
        for (let t of s.end)
          e += t.source;
        return e;
      }
      case "document": {
        let e = Rt(s);
        if (s.end)
          for (let t of s.end)
            e += t.source;
        return e;
      }
      default: {
        let e = s.source;
        if ("end" in s && s.end)
          for (let t of s.end)
            e += t.source;
        return e;
      }
    }
  }
  function Rt({ start: s, key: e, sep: t, value: i }) {
    let n = "";
    for (let r of s)
      n += r.source;
    if (e && (n += Yt(e)), t)
      for (let r of t)
        n += r.source;
    return i && (n += Yt(i)), n;
  }
  Zr.stringify = Sf;
});

// node_modules/yaml/dist/parse/cst-visit.js
var na = g((ia) => {
  "use strict";
  var pi = /* @__PURE__ */ Symbol("break visit"), vf = /* @__PURE__ */ Symbol("skip children"), ta = /* @__PURE__ */ Symbol("remove item");
  function ae(s, e) {
    "type" in s && s.type === "document" && (s = { start: s.start, value: s.value }), sa(Object.freeze([]), s, e);
  }
  ae.BREAK = pi;
  ae.SKIP = vf;
  ae.REMOVE = ta;
  ae.itemAtPath = (s, e) => {
    let t = s;
    for (let [i, n] of e) {
      let r = t?.[i];
      if (r && "items" in r)
        t = r.items[n];
      else
        return;
    }
    return t;
  };
  ae.parentCollection = (s, e) => {
    let t = ae.itemAtPath(s, e.slice(0, -1)), i = e[e.length - 1][0], n = t?.[i];
    if (n && "items" in n)
      return n;
    throw new Error("Parent collection not found");
  };
  function sa(s, e, t) {
    let i = t(e, s);
    if (typeof i == "symbol")
      return i;
    for (let n of ["key", "value"]) {
      let r = e[n];
      if (r && "items" in r) {
        for (let a = 0; a < r.items.length; ++a) {
          let o = sa(Object.freeze(s.concat([[n, a]])), r.items[a], t);
          if (typeof o == "number")
            a = o - 1;
          else {
            if (o === pi)
              return pi;
            o === ta && (r.items.splice(a, 1), a -= 1);
          }
        }
        typeof i == "function" && n === "key" && (i = i(e, s));
      }
    }
    return typeof i == "function" ? i(e, s) : i;
  }
  ia.visit = ae;
});

// node_modules/yaml/dist/parse/cst.js
var Ut = g(($) => {
  "use strict";
  var mi = zr(), kf = ea(), Nf = na(), gi = "\uFEFF", yi = "", bi = "", wi = "", Af = (s) => !!s && "items" in s, qf = (s) => !!s && (s.type === "scalar" || s.type === "single-quoted-scalar" || s.type === "double-quoted-scalar" || s.type === "block-scalar");
  function Of(s) {
    switch (s) {
      case gi:
        return "<BOM>";
      case yi:
        return "<DOC>";
      case bi:
        return "<FLOW_END>";
      case wi:
        return "<SCALAR>";
      default:
        return JSON.stringify(s);
    }
  }
  function Lf(s) {
    switch (s) {
      case gi:
        return "byte-order-mark";
      case yi:
        return "doc-mode";
      case bi:
        return "flow-error-end";
      case wi:
        return "scalar";
      case "---":
        return "doc-start";
      case "...":
        return "doc-end";
      case "":
      case `
`:
      case `\r
`:
        return "newline";
      case "-":
        return "seq-item-ind";
      case "?":
        return "explicit-key-ind";
      case ":":
        return "map-value-ind";
      case "{":
        return "flow-map-start";
      case "}":
        return "flow-map-end";
      case "[":
        return "flow-seq-start";
      case "]":
        return "flow-seq-end";
      case ",":
        return "comma";
    }
    switch (s[0]) {
      case " ":
      case "	":
        return "space";
      case "#":
        return "comment";
      case "%":
        return "directive-line";
      case "*":
        return "alias";
      case "&":
        return "anchor";
      case "!":
        return "tag";
      case "'":
        return "single-quoted-scalar";
      case '"':
        return "double-quoted-scalar";
      case "|":
      case ">":
        return "block-scalar-header";
    }
    return null;
  }
  $.createScalarToken = mi.createScalarToken;
  $.resolveAsScalar = mi.resolveAsScalar;
  $.setScalarValue = mi.setScalarValue;
  $.stringify = kf.stringify;
  $.visit = Nf.visit;
  $.BOM = gi;
  $.DOCUMENT = yi;
  $.FLOW_END = bi;
  $.SCALAR = wi;
  $.isCollection = Af;
  $.isScalar = qf;
  $.prettyToken = Of;
  $.tokenType = Lf;
});

// node_modules/yaml/dist/parse/lexer.js
var ki = g((aa) => {
  "use strict";
  var Qe = Ut();
  function B(s) {
    switch (s) {
      case void 0:
      case " ":
      case `
`:
      case "\r":
      case "	":
        return !0;
      default:
        return !1;
    }
  }
  var ra = new Set("0123456789ABCDEFabcdef"), Ef = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"), Jt = new Set(",[]{}"), Cf = new Set(` ,[]{}
\r	`), Si = (s) => !s || Cf.has(s), vi = class {
    constructor() {
      this.atEnd = !1, this.blockScalarIndent = -1, this.blockScalarKeep = !1, this.buffer = "", this.flowKey = !1, this.flowLevel = 0, this.indentNext = 0, this.indentValue = 0, this.lineEndPos = null, this.next = null, this.pos = 0;
    }
    /**
     * Generate YAML tokens from the `source` string. If `incomplete`,
     * a part of the last line may be left as a buffer for the next call.
     *
     * @returns A generator of lexical tokens
     */
    *lex(e, t = !1) {
      if (e) {
        if (typeof e != "string")
          throw TypeError("source is not a string");
        this.buffer = this.buffer ? this.buffer + e : e, this.lineEndPos = null;
      }
      this.atEnd = !t;
      let i = this.next ?? "stream";
      for (; i && (t || this.hasChars(1)); )
        i = yield* this.parseNext(i);
    }
    atLineEnd() {
      let e = this.pos, t = this.buffer[e];
      for (; t === " " || t === "	"; )
        t = this.buffer[++e];
      return !t || t === "#" || t === `
` ? !0 : t === "\r" ? this.buffer[e + 1] === `
` : !1;
    }
    charAt(e) {
      return this.buffer[this.pos + e];
    }
    continueScalar(e) {
      let t = this.buffer[e];
      if (this.indentNext > 0) {
        let i = 0;
        for (; t === " "; )
          t = this.buffer[++i + e];
        if (t === "\r") {
          let n = this.buffer[i + e + 1];
          if (n === `
` || !n && !this.atEnd)
            return e + i + 1;
        }
        return t === `
` || i >= this.indentNext || !t && !this.atEnd ? e + i : -1;
      }
      if (t === "-" || t === ".") {
        let i = this.buffer.substr(e, 3);
        if ((i === "---" || i === "...") && B(this.buffer[e + 3]))
          return -1;
      }
      return e;
    }
    getLine() {
      let e = this.lineEndPos;
      return (typeof e != "number" || e !== -1 && e < this.pos) && (e = this.buffer.indexOf(`
`, this.pos), this.lineEndPos = e), e === -1 ? this.atEnd ? this.buffer.substring(this.pos) : null : (this.buffer[e - 1] === "\r" && (e -= 1), this.buffer.substring(this.pos, e));
    }
    hasChars(e) {
      return this.pos + e <= this.buffer.length;
    }
    setNext(e) {
      return this.buffer = this.buffer.substring(this.pos), this.pos = 0, this.lineEndPos = null, this.next = e, null;
    }
    peek(e) {
      return this.buffer.substr(this.pos, e);
    }
    *parseNext(e) {
      switch (e) {
        case "stream":
          return yield* this.parseStream();
        case "line-start":
          return yield* this.parseLineStart();
        case "block-start":
          return yield* this.parseBlockStart();
        case "doc":
          return yield* this.parseDocument();
        case "flow":
          return yield* this.parseFlowCollection();
        case "quoted-scalar":
          return yield* this.parseQuotedScalar();
        case "block-scalar":
          return yield* this.parseBlockScalar();
        case "plain-scalar":
          return yield* this.parsePlainScalar();
      }
    }
    *parseStream() {
      let e = this.getLine();
      if (e === null)
        return this.setNext("stream");
      if (e[0] === Qe.BOM && (yield* this.pushCount(1), e = e.substring(1)), e[0] === "%") {
        let t = e.length, i = e.indexOf("#");
        for (; i !== -1; ) {
          let r = e[i - 1];
          if (r === " " || r === "	") {
            t = i - 1;
            break;
          } else
            i = e.indexOf("#", i + 1);
        }
        for (; ; ) {
          let r = e[t - 1];
          if (r === " " || r === "	")
            t -= 1;
          else
            break;
        }
        let n = (yield* this.pushCount(t)) + (yield* this.pushSpaces(!0));
        return yield* this.pushCount(e.length - n), this.pushNewline(), "stream";
      }
      if (this.atLineEnd()) {
        let t = yield* this.pushSpaces(!0);
        return yield* this.pushCount(e.length - t), yield* this.pushNewline(), "stream";
      }
      return yield Qe.DOCUMENT, yield* this.parseLineStart();
    }
    *parseLineStart() {
      let e = this.charAt(0);
      if (!e && !this.atEnd)
        return this.setNext("line-start");
      if (e === "-" || e === ".") {
        if (!this.atEnd && !this.hasChars(4))
          return this.setNext("line-start");
        let t = this.peek(3);
        if ((t === "---" || t === "...") && B(this.charAt(3)))
          return yield* this.pushCount(3), this.indentValue = 0, this.indentNext = 0, t === "---" ? "doc" : "stream";
      }
      return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !B(this.charAt(1)) && (this.indentNext = this.indentValue), yield* this.parseBlockStart();
    }
    *parseBlockStart() {
      let [e, t] = this.peek(2);
      if (!t && !this.atEnd)
        return this.setNext("block-start");
      if ((e === "-" || e === "?" || e === ":") && B(t)) {
        let i = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
        return this.indentNext = this.indentValue + 1, this.indentValue += i, "block-start";
      }
      return "doc";
    }
    *parseDocument() {
      yield* this.pushSpaces(!0);
      let e = this.getLine();
      if (e === null)
        return this.setNext("doc");
      let t = yield* this.pushIndicators();
      switch (e[t]) {
        case "#":
          yield* this.pushCount(e.length - t);
        // fallthrough
        case void 0:
          return yield* this.pushNewline(), yield* this.parseLineStart();
        case "{":
        case "[":
          return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel = 1, "flow";
        case "}":
        case "]":
          return yield* this.pushCount(1), "doc";
        case "*":
          return yield* this.pushUntil(Si), "doc";
        case '"':
        case "'":
          return yield* this.parseQuotedScalar();
        case "|":
        case ">":
          return t += yield* this.parseBlockScalarHeader(), t += yield* this.pushSpaces(!0), yield* this.pushCount(e.length - t), yield* this.pushNewline(), yield* this.parseBlockScalar();
        default:
          return yield* this.parsePlainScalar();
      }
    }
    *parseFlowCollection() {
      let e, t, i = -1;
      do
        e = yield* this.pushNewline(), e > 0 ? (t = yield* this.pushSpaces(!1), this.indentValue = i = t) : t = 0, t += yield* this.pushSpaces(!0);
      while (e + t > 0);
      let n = this.getLine();
      if (n === null)
        return this.setNext("flow");
      if ((i !== -1 && i < this.indentNext && n[0] !== "#" || i === 0 && (n.startsWith("---") || n.startsWith("...")) && B(n[3])) && !(i === this.indentNext - 1 && this.flowLevel === 1 && (n[0] === "]" || n[0] === "}")))
        return this.flowLevel = 0, yield Qe.FLOW_END, yield* this.parseLineStart();
      let r = 0;
      for (; n[r] === ","; )
        r += yield* this.pushCount(1), r += yield* this.pushSpaces(!0), this.flowKey = !1;
      switch (r += yield* this.pushIndicators(), n[r]) {
        case void 0:
          return "flow";
        case "#":
          return yield* this.pushCount(n.length - r), "flow";
        case "{":
        case "[":
          return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, "flow";
        case "}":
        case "]":
          return yield* this.pushCount(1), this.flowKey = !0, this.flowLevel -= 1, this.flowLevel ? "flow" : "doc";
        case "*":
          return yield* this.pushUntil(Si), "flow";
        case '"':
        case "'":
          return this.flowKey = !0, yield* this.parseQuotedScalar();
        case ":": {
          let a = this.charAt(1);
          if (this.flowKey || B(a) || a === ",")
            return this.flowKey = !1, yield* this.pushCount(1), yield* this.pushSpaces(!0), "flow";
        }
        // fallthrough
        default:
          return this.flowKey = !1, yield* this.parsePlainScalar();
      }
    }
    *parseQuotedScalar() {
      let e = this.charAt(0), t = this.buffer.indexOf(e, this.pos + 1);
      if (e === "'")
        for (; t !== -1 && this.buffer[t + 1] === "'"; )
          t = this.buffer.indexOf("'", t + 2);
      else
        for (; t !== -1; ) {
          let r = 0;
          for (; this.buffer[t - 1 - r] === "\\"; )
            r += 1;
          if (r % 2 === 0)
            break;
          t = this.buffer.indexOf('"', t + 1);
        }
      let i = this.buffer.substring(0, t), n = i.indexOf(`
`, this.pos);
      if (n !== -1) {
        for (; n !== -1; ) {
          let r = this.continueScalar(n + 1);
          if (r === -1)
            break;
          n = i.indexOf(`
`, r);
        }
        n !== -1 && (t = n - (i[n - 1] === "\r" ? 2 : 1));
      }
      if (t === -1) {
        if (!this.atEnd)
          return this.setNext("quoted-scalar");
        t = this.buffer.length;
      }
      return yield* this.pushToIndex(t + 1, !1), this.flowLevel ? "flow" : "doc";
    }
    *parseBlockScalarHeader() {
      this.blockScalarIndent = -1, this.blockScalarKeep = !1;
      let e = this.pos;
      for (; ; ) {
        let t = this.buffer[++e];
        if (t === "+")
          this.blockScalarKeep = !0;
        else if (t > "0" && t <= "9")
          this.blockScalarIndent = Number(t) - 1;
        else if (t !== "-")
          break;
      }
      return yield* this.pushUntil((t) => B(t) || t === "#");
    }
    *parseBlockScalar() {
      let e = this.pos - 1, t = 0, i;
      e: for (let r = this.pos; i = this.buffer[r]; ++r)
        switch (i) {
          case " ":
            t += 1;
            break;
          case `
`:
            e = r, t = 0;
            break;
          case "\r": {
            let a = this.buffer[r + 1];
            if (!a && !this.atEnd)
              return this.setNext("block-scalar");
            if (a === `
`)
              break;
          }
          // fallthrough
          default:
            break e;
        }
      if (!i && !this.atEnd)
        return this.setNext("block-scalar");
      if (t >= this.indentNext) {
        this.blockScalarIndent === -1 ? this.indentNext = t : this.indentNext = this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
        do {
          let r = this.continueScalar(e + 1);
          if (r === -1)
            break;
          e = this.buffer.indexOf(`
`, r);
        } while (e !== -1);
        if (e === -1) {
          if (!this.atEnd)
            return this.setNext("block-scalar");
          e = this.buffer.length;
        }
      }
      let n = e + 1;
      for (i = this.buffer[n]; i === " "; )
        i = this.buffer[++n];
      if (i === "	") {
        for (; i === "	" || i === " " || i === "\r" || i === `
`; )
          i = this.buffer[++n];
        e = n - 1;
      } else if (!this.blockScalarKeep)
        do {
          let r = e - 1, a = this.buffer[r];
          a === "\r" && (a = this.buffer[--r]);
          let o = r;
          for (; a === " "; )
            a = this.buffer[--r];
          if (a === `
` && r >= this.pos && r + 1 + t > o)
            e = r;
          else
            break;
        } while (!0);
      return yield Qe.SCALAR, yield* this.pushToIndex(e + 1, !0), yield* this.parseLineStart();
    }
    *parsePlainScalar() {
      let e = this.flowLevel > 0, t = this.pos - 1, i = this.pos - 1, n;
      for (; n = this.buffer[++i]; )
        if (n === ":") {
          let r = this.buffer[i + 1];
          if (B(r) || e && Jt.has(r))
            break;
          t = i;
        } else if (B(n)) {
          let r = this.buffer[i + 1];
          if (n === "\r" && (r === `
` ? (i += 1, n = `
`, r = this.buffer[i + 1]) : t = i), r === "#" || e && Jt.has(r))
            break;
          if (n === `
`) {
            let a = this.continueScalar(i + 1);
            if (a === -1)
              break;
            i = Math.max(i, a - 2);
          }
        } else {
          if (e && Jt.has(n))
            break;
          t = i;
        }
      return !n && !this.atEnd ? this.setNext("plain-scalar") : (yield Qe.SCALAR, yield* this.pushToIndex(t + 1, !0), e ? "flow" : "doc");
    }
    *pushCount(e) {
      return e > 0 ? (yield this.buffer.substr(this.pos, e), this.pos += e, e) : 0;
    }
    *pushToIndex(e, t) {
      let i = this.buffer.slice(this.pos, e);
      return i ? (yield i, this.pos += i.length, i.length) : (t && (yield ""), 0);
    }
    *pushIndicators() {
      let e = 0;
      e: for (; ; ) {
        switch (this.charAt(0)) {
          case "!":
            e += yield* this.pushTag(), e += yield* this.pushSpaces(!0);
            continue e;
          case "&":
            e += yield* this.pushUntil(Si), e += yield* this.pushSpaces(!0);
            continue e;
          case "-":
          // this is an error
          case "?":
          // this is an error outside flow collections
          case ":": {
            let t = this.flowLevel > 0, i = this.charAt(1);
            if (B(i) || t && Jt.has(i)) {
              t ? this.flowKey && (this.flowKey = !1) : this.indentNext = this.indentValue + 1, e += yield* this.pushCount(1), e += yield* this.pushSpaces(!0);
              continue e;
            }
          }
        }
        break e;
      }
      return e;
    }
    *pushTag() {
      if (this.charAt(1) === "<") {
        let e = this.pos + 2, t = this.buffer[e];
        for (; !B(t) && t !== ">"; )
          t = this.buffer[++e];
        return yield* this.pushToIndex(t === ">" ? e + 1 : e, !1);
      } else {
        let e = this.pos + 1, t = this.buffer[e];
        for (; t; )
          if (Ef.has(t))
            t = this.buffer[++e];
          else if (t === "%" && ra.has(this.buffer[e + 1]) && ra.has(this.buffer[e + 2]))
            t = this.buffer[e += 3];
          else
            break;
        return yield* this.pushToIndex(e, !1);
      }
    }
    *pushNewline() {
      let e = this.buffer[this.pos];
      return e === `
` ? yield* this.pushCount(1) : e === "\r" && this.charAt(1) === `
` ? yield* this.pushCount(2) : 0;
    }
    *pushSpaces(e) {
      let t = this.pos - 1, i;
      do
        i = this.buffer[++t];
      while (i === " " || e && i === "	");
      let n = t - this.pos;
      return n > 0 && (yield this.buffer.substr(this.pos, n), this.pos = t), n;
    }
    *pushUntil(e) {
      let t = this.pos, i = this.buffer[t];
      for (; !e(i); )
        i = this.buffer[++t];
      return yield* this.pushToIndex(t, !1);
    }
  };
  aa.Lexer = vi;
});

// node_modules/yaml/dist/parse/line-counter.js
var Ai = g((oa) => {
  "use strict";
  var Ni = class {
    constructor() {
      this.lineStarts = [], this.addNewLine = (e) => this.lineStarts.push(e), this.linePos = (e) => {
        let t = 0, i = this.lineStarts.length;
        for (; t < i; ) {
          let r = t + i >> 1;
          this.lineStarts[r] < e ? t = r + 1 : i = r;
        }
        if (this.lineStarts[t] === e)
          return { line: t + 1, col: 1 };
        if (t === 0)
          return { line: 0, col: e };
        let n = this.lineStarts[t - 1];
        return { line: t, col: e - n + 1 };
      };
    }
  };
  oa.LineCounter = Ni;
});

// node_modules/yaml/dist/parse/parser.js
var Oi = g((ha) => {
  "use strict";
  var Tf = He("process"), la = Ut(), If = ki();
  function Z(s, e) {
    for (let t = 0; t < s.length; ++t)
      if (s[t].type === e)
        return !0;
    return !1;
  }
  function ca(s) {
    for (let e = 0; e < s.length; ++e)
      switch (s[e].type) {
        case "space":
        case "comment":
        case "newline":
          break;
        default:
          return e;
      }
    return -1;
  }
  function ua(s) {
    switch (s?.type) {
      case "alias":
      case "scalar":
      case "single-quoted-scalar":
      case "double-quoted-scalar":
      case "flow-collection":
        return !0;
      default:
        return !1;
    }
  }
  function Vt(s) {
    switch (s.type) {
      case "document":
        return s.start;
      case "block-map": {
        let e = s.items[s.items.length - 1];
        return e.sep ?? e.start;
      }
      case "block-seq":
        return s.items[s.items.length - 1].start;
      /* istanbul ignore next should not happen */
      default:
        return [];
    }
  }
  function be(s) {
    if (s.length === 0)
      return [];
    let e = s.length;
    e: for (; --e >= 0; )
      switch (s[e].type) {
        case "doc-start":
        case "explicit-key-ind":
        case "map-value-ind":
        case "seq-item-ind":
        case "newline":
          break e;
      }
    for (; s[++e]?.type === "space"; )
      ;
    return s.splice(e, s.length);
  }
  function Qt(s, e) {
    if (e.length < 1e5)
      Array.prototype.push.apply(s, e);
    else
      for (let t = 0; t < e.length; ++t)
        s.push(e[t]);
  }
  function fa(s) {
    if (s.start.type === "flow-seq-start")
      for (let e of s.items)
        e.sep && !e.value && !Z(e.start, "explicit-key-ind") && !Z(e.sep, "map-value-ind") && (e.key && (e.value = e.key), delete e.key, ua(e.value) ? e.value.end ? Qt(e.value.end, e.sep) : e.value.end = e.sep : Qt(e.start, e.sep), delete e.sep);
  }
  var qi = class {
    /**
     * @param onNewLine - If defined, called separately with the start position of
     *   each new line (in `parse()`, including the start of input).
     */
    constructor(e) {
      this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, this.stack = [], this.source = "", this.type = "", this.lexer = new If.Lexer(), this.onNewLine = e;
    }
    /**
     * Parse `source` as a YAML stream.
     * If `incomplete`, a part of the last line may be left as a buffer for the next call.
     *
     * Errors are not thrown, but yielded as `{ type: 'error', message }` tokens.
     *
     * @returns A generator of tokens representing each directive, document, and other structure.
     */
    *parse(e, t = !1) {
      this.onNewLine && this.offset === 0 && this.onNewLine(0);
      for (let i of this.lexer.lex(e, t))
        yield* this.next(i);
      t || (yield* this.end());
    }
    /**
     * Advance the parser by the `source` of one lexical token.
     */
    *next(e) {
      if (this.source = e, Tf.env.LOG_TOKENS && console.log("|", la.prettyToken(e)), this.atScalar) {
        this.atScalar = !1, yield* this.step(), this.offset += e.length;
        return;
      }
      let t = la.tokenType(e);
      if (t)
        if (t === "scalar")
          this.atNewLine = !1, this.atScalar = !0, this.type = "scalar";
        else {
          switch (this.type = t, yield* this.step(), t) {
            case "newline":
              this.atNewLine = !0, this.indent = 0, this.onNewLine && this.onNewLine(this.offset + e.length);
              break;
            case "space":
              this.atNewLine && e[0] === " " && (this.indent += e.length);
              break;
            case "explicit-key-ind":
            case "map-value-ind":
            case "seq-item-ind":
              this.atNewLine && (this.indent += e.length);
              break;
            case "doc-mode":
            case "flow-error-end":
              return;
            default:
              this.atNewLine = !1;
          }
          this.offset += e.length;
        }
      else {
        let i = `Not a YAML token: ${e}`;
        yield* this.pop({ type: "error", offset: this.offset, message: i, source: e }), this.offset += e.length;
      }
    }
    /** Call at end of input to push out any remaining constructions */
    *end() {
      for (; this.stack.length > 0; )
        yield* this.pop();
    }
    get sourceToken() {
      return {
        type: this.type,
        offset: this.offset,
        indent: this.indent,
        source: this.source
      };
    }
    *step() {
      let e = this.peek(1);
      if (this.type === "doc-end" && e?.type !== "doc-end") {
        for (; this.stack.length > 0; )
          yield* this.pop();
        this.stack.push({
          type: "doc-end",
          offset: this.offset,
          source: this.source
        });
        return;
      }
      if (!e)
        return yield* this.stream();
      switch (e.type) {
        case "document":
          return yield* this.document(e);
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar":
          return yield* this.scalar(e);
        case "block-scalar":
          return yield* this.blockScalar(e);
        case "block-map":
          return yield* this.blockMap(e);
        case "block-seq":
          return yield* this.blockSequence(e);
        case "flow-collection":
          return yield* this.flowCollection(e);
        case "doc-end":
          return yield* this.documentEnd(e);
      }
      yield* this.pop();
    }
    peek(e) {
      return this.stack[this.stack.length - e];
    }
    *pop(e) {
      let t = e ?? this.stack.pop();
      if (!t)
        yield { type: "error", offset: this.offset, source: "", message: "Tried to pop an empty stack" };
      else if (this.stack.length === 0)
        yield t;
      else {
        let i = this.peek(1);
        switch (t.type === "block-scalar" ? t.indent = "indent" in i ? i.indent : 0 : t.type === "flow-collection" && i.type === "document" && (t.indent = 0), t.type === "flow-collection" && fa(t), i.type) {
          case "document":
            i.value = t;
            break;
          case "block-scalar":
            i.props.push(t);
            break;
          case "block-map": {
            let n = i.items[i.items.length - 1];
            if (n.value) {
              i.items.push({ start: [], key: t, sep: [] }), this.onKeyLine = !0;
              return;
            } else if (n.sep)
              n.value = t;
            else {
              Object.assign(n, { key: t, sep: [] }), this.onKeyLine = !n.explicitKey;
              return;
            }
            break;
          }
          case "block-seq": {
            let n = i.items[i.items.length - 1];
            n.value ? i.items.push({ start: [], value: t }) : n.value = t;
            break;
          }
          case "flow-collection": {
            let n = i.items[i.items.length - 1];
            !n || n.value ? i.items.push({ start: [], key: t, sep: [] }) : n.sep ? n.value = t : Object.assign(n, { key: t, sep: [] });
            return;
          }
          /* istanbul ignore next should not happen */
          default:
            yield* this.pop(), yield* this.pop(t);
        }
        if ((i.type === "document" || i.type === "block-map" || i.type === "block-seq") && (t.type === "block-map" || t.type === "block-seq")) {
          let n = t.items[t.items.length - 1];
          n && !n.sep && !n.value && n.start.length > 0 && ca(n.start) === -1 && (t.indent === 0 || n.start.every((r) => r.type !== "comment" || r.indent < t.indent)) && (i.type === "document" ? i.end = n.start : i.items.push({ start: n.start }), t.items.splice(-1, 1));
        }
      }
    }
    *stream() {
      switch (this.type) {
        case "directive-line":
          yield { type: "directive", offset: this.offset, source: this.source };
          return;
        case "byte-order-mark":
        case "space":
        case "comment":
        case "newline":
          yield this.sourceToken;
          return;
        case "doc-mode":
        case "doc-start": {
          let e = {
            type: "document",
            offset: this.offset,
            start: []
          };
          this.type === "doc-start" && e.start.push(this.sourceToken), this.stack.push(e);
          return;
        }
      }
      yield {
        type: "error",
        offset: this.offset,
        message: `Unexpected ${this.type} token in YAML stream`,
        source: this.source
      };
    }
    *document(e) {
      if (e.value)
        return yield* this.lineEnd(e);
      switch (this.type) {
        case "doc-start": {
          ca(e.start) !== -1 ? (yield* this.pop(), yield* this.step()) : e.start.push(this.sourceToken);
          return;
        }
        case "anchor":
        case "tag":
        case "space":
        case "comment":
        case "newline":
          e.start.push(this.sourceToken);
          return;
      }
      let t = this.startBlockValue(e);
      t ? this.stack.push(t) : yield {
        type: "error",
        offset: this.offset,
        message: `Unexpected ${this.type} token in YAML document`,
        source: this.source
      };
    }
    *scalar(e) {
      if (this.type === "map-value-ind") {
        let t = Vt(this.peek(2)), i = be(t), n;
        e.end ? (n = e.end, n.push(this.sourceToken), delete e.end) : n = [this.sourceToken];
        let r = {
          type: "block-map",
          offset: e.offset,
          indent: e.indent,
          items: [{ start: i, key: e, sep: n }]
        };
        this.onKeyLine = !0, this.stack[this.stack.length - 1] = r;
      } else
        yield* this.lineEnd(e);
    }
    *blockScalar(e) {
      switch (this.type) {
        case "space":
        case "comment":
        case "newline":
          e.props.push(this.sourceToken);
          return;
        case "scalar":
          if (e.source = this.source, this.atNewLine = !0, this.indent = 0, this.onNewLine) {
            let t = this.source.indexOf(`
`) + 1;
            for (; t !== 0; )
              this.onNewLine(this.offset + t), t = this.source.indexOf(`
`, t) + 1;
          }
          yield* this.pop();
          break;
        /* istanbul ignore next should not happen */
        default:
          yield* this.pop(), yield* this.step();
      }
    }
    *blockMap(e) {
      let t = e.items[e.items.length - 1];
      switch (this.type) {
        case "newline":
          if (this.onKeyLine = !1, t.value) {
            let i = "end" in t.value ? t.value.end : void 0;
            (Array.isArray(i) ? i[i.length - 1] : void 0)?.type === "comment" ? i?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
          } else t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
          return;
        case "space":
        case "comment":
          if (t.value)
            e.items.push({ start: [this.sourceToken] });
          else if (t.sep)
            t.sep.push(this.sourceToken);
          else {
            if (this.atIndentedComment(t.start, e.indent)) {
              let n = e.items[e.items.length - 2]?.value?.end;
              if (Array.isArray(n)) {
                Qt(n, t.start), n.push(this.sourceToken), e.items.pop();
                return;
              }
            }
            t.start.push(this.sourceToken);
          }
          return;
      }
      if (this.indent >= e.indent) {
        let i = !this.onKeyLine && this.indent === e.indent, n = i && (t.sep || t.explicitKey) && this.type !== "seq-item-ind", r = [];
        if (n && t.sep && !t.value) {
          let a = [];
          for (let o = 0; o < t.sep.length; ++o) {
            let l = t.sep[o];
            switch (l.type) {
              case "newline":
                a.push(o);
                break;
              case "space":
                break;
              case "comment":
                l.indent > e.indent && (a.length = 0);
                break;
              default:
                a.length = 0;
            }
          }
          a.length >= 2 && (r = t.sep.splice(a[1]));
        }
        switch (this.type) {
          case "anchor":
          case "tag":
            n || t.value ? (r.push(this.sourceToken), e.items.push({ start: r }), this.onKeyLine = !0) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
            return;
          case "explicit-key-ind":
            !t.sep && !t.explicitKey ? (t.start.push(this.sourceToken), t.explicitKey = !0) : n || t.value ? (r.push(this.sourceToken), e.items.push({ start: r, explicitKey: !0 })) : this.stack.push({
              type: "block-map",
              offset: this.offset,
              indent: this.indent,
              items: [{ start: [this.sourceToken], explicitKey: !0 }]
            }), this.onKeyLine = !0;
            return;
          case "map-value-ind":
            if (t.explicitKey)
              if (t.sep)
                if (t.value)
                  e.items.push({ start: [], key: null, sep: [this.sourceToken] });
                else if (Z(t.sep, "map-value-ind"))
                  this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: r, key: null, sep: [this.sourceToken] }]
                  });
                else if (ua(t.key) && !Z(t.sep, "newline")) {
                  let a = be(t.start), o = t.key, l = t.sep;
                  l.push(this.sourceToken), delete t.key, delete t.sep, this.stack.push({
                    type: "block-map",
                    offset: this.offset,
                    indent: this.indent,
                    items: [{ start: a, key: o, sep: l }]
                  });
                } else r.length > 0 ? t.sep = t.sep.concat(r, this.sourceToken) : t.sep.push(this.sourceToken);
              else if (Z(t.start, "newline"))
                Object.assign(t, { key: null, sep: [this.sourceToken] });
              else {
                let a = be(t.start);
                this.stack.push({
                  type: "block-map",
                  offset: this.offset,
                  indent: this.indent,
                  items: [{ start: a, key: null, sep: [this.sourceToken] }]
                });
              }
            else
              t.sep ? t.value || n ? e.items.push({ start: r, key: null, sep: [this.sourceToken] }) : Z(t.sep, "map-value-ind") ? this.stack.push({
                type: "block-map",
                offset: this.offset,
                indent: this.indent,
                items: [{ start: [], key: null, sep: [this.sourceToken] }]
              }) : t.sep.push(this.sourceToken) : Object.assign(t, { key: null, sep: [this.sourceToken] });
            this.onKeyLine = !0;
            return;
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar": {
            let a = this.flowScalar(this.type);
            n || t.value ? (e.items.push({ start: r, key: a, sep: [] }), this.onKeyLine = !0) : t.sep ? this.stack.push(a) : (Object.assign(t, { key: a, sep: [] }), this.onKeyLine = !0);
            return;
          }
          default: {
            let a = this.startBlockValue(e);
            if (a) {
              if (a.type === "block-seq") {
                if (!t.explicitKey && t.sep && !Z(t.sep, "newline")) {
                  yield* this.pop({
                    type: "error",
                    offset: this.offset,
                    message: "Unexpected block-seq-ind on same line with key",
                    source: this.source
                  });
                  return;
                }
              } else i && e.items.push({ start: r });
              this.stack.push(a);
              return;
            }
          }
        }
      }
      yield* this.pop(), yield* this.step();
    }
    *blockSequence(e) {
      let t = e.items[e.items.length - 1];
      switch (this.type) {
        case "newline":
          if (t.value) {
            let i = "end" in t.value ? t.value.end : void 0;
            (Array.isArray(i) ? i[i.length - 1] : void 0)?.type === "comment" ? i?.push(this.sourceToken) : e.items.push({ start: [this.sourceToken] });
          } else
            t.start.push(this.sourceToken);
          return;
        case "space":
        case "comment":
          if (t.value)
            e.items.push({ start: [this.sourceToken] });
          else {
            if (this.atIndentedComment(t.start, e.indent)) {
              let n = e.items[e.items.length - 2]?.value?.end;
              if (Array.isArray(n)) {
                Qt(n, t.start), n.push(this.sourceToken), e.items.pop();
                return;
              }
            }
            t.start.push(this.sourceToken);
          }
          return;
        case "anchor":
        case "tag":
          if (t.value || this.indent <= e.indent)
            break;
          t.start.push(this.sourceToken);
          return;
        case "seq-item-ind":
          if (this.indent !== e.indent)
            break;
          t.value || Z(t.start, "seq-item-ind") ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
          return;
      }
      if (this.indent > e.indent) {
        let i = this.startBlockValue(e);
        if (i) {
          this.stack.push(i);
          return;
        }
      }
      yield* this.pop(), yield* this.step();
    }
    *flowCollection(e) {
      let t = e.items[e.items.length - 1];
      if (this.type === "flow-error-end") {
        let i;
        do
          yield* this.pop(), i = this.peek(1);
        while (i?.type === "flow-collection");
      } else if (e.end.length === 0) {
        switch (this.type) {
          case "comma":
          case "explicit-key-ind":
            !t || t.sep ? e.items.push({ start: [this.sourceToken] }) : t.start.push(this.sourceToken);
            return;
          case "map-value-ind":
            !t || t.value ? e.items.push({ start: [], key: null, sep: [this.sourceToken] }) : t.sep ? t.sep.push(this.sourceToken) : Object.assign(t, { key: null, sep: [this.sourceToken] });
            return;
          case "space":
          case "comment":
          case "newline":
          case "anchor":
          case "tag":
            !t || t.value ? e.items.push({ start: [this.sourceToken] }) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
            return;
          case "alias":
          case "scalar":
          case "single-quoted-scalar":
          case "double-quoted-scalar": {
            let n = this.flowScalar(this.type);
            !t || t.value ? e.items.push({ start: [], key: n, sep: [] }) : t.sep ? this.stack.push(n) : Object.assign(t, { key: n, sep: [] });
            return;
          }
          case "flow-map-end":
          case "flow-seq-end":
            e.end.push(this.sourceToken);
            return;
        }
        let i = this.startBlockValue(e);
        i ? this.stack.push(i) : (yield* this.pop(), yield* this.step());
      } else {
        let i = this.peek(2);
        if (i.type === "block-map" && (this.type === "map-value-ind" && i.indent === e.indent || this.type === "newline" && !i.items[i.items.length - 1].sep))
          yield* this.pop(), yield* this.step();
        else if (this.type === "map-value-ind" && i.type !== "flow-collection") {
          let n = Vt(i), r = be(n);
          fa(e);
          let a = e.end.splice(1, e.end.length);
          a.push(this.sourceToken);
          let o = {
            type: "block-map",
            offset: e.offset,
            indent: e.indent,
            items: [{ start: r, key: e, sep: a }]
          };
          this.onKeyLine = !0, this.stack[this.stack.length - 1] = o;
        } else
          yield* this.lineEnd(e);
      }
    }
    flowScalar(e) {
      if (this.onNewLine) {
        let t = this.source.indexOf(`
`) + 1;
        for (; t !== 0; )
          this.onNewLine(this.offset + t), t = this.source.indexOf(`
`, t) + 1;
      }
      return {
        type: e,
        offset: this.offset,
        indent: this.indent,
        source: this.source
      };
    }
    startBlockValue(e) {
      switch (this.type) {
        case "alias":
        case "scalar":
        case "single-quoted-scalar":
        case "double-quoted-scalar":
          return this.flowScalar(this.type);
        case "block-scalar-header":
          return {
            type: "block-scalar",
            offset: this.offset,
            indent: this.indent,
            props: [this.sourceToken],
            source: ""
          };
        case "flow-map-start":
        case "flow-seq-start":
          return {
            type: "flow-collection",
            offset: this.offset,
            indent: this.indent,
            start: this.sourceToken,
            items: [],
            end: []
          };
        case "seq-item-ind":
          return {
            type: "block-seq",
            offset: this.offset,
            indent: this.indent,
            items: [{ start: [this.sourceToken] }]
          };
        case "explicit-key-ind": {
          this.onKeyLine = !0;
          let t = Vt(e), i = be(t);
          return i.push(this.sourceToken), {
            type: "block-map",
            offset: this.offset,
            indent: this.indent,
            items: [{ start: i, explicitKey: !0 }]
          };
        }
        case "map-value-ind": {
          this.onKeyLine = !0;
          let t = Vt(e), i = be(t);
          return {
            type: "block-map",
            offset: this.offset,
            indent: this.indent,
            items: [{ start: i, key: null, sep: [this.sourceToken] }]
          };
        }
      }
      return null;
    }
    atIndentedComment(e, t) {
      return this.type !== "comment" || this.indent <= t ? !1 : e.every((i) => i.type === "newline" || i.type === "space");
    }
    *documentEnd(e) {
      this.type !== "doc-mode" && (e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === "newline" && (yield* this.pop()));
    }
    *lineEnd(e) {
      switch (this.type) {
        case "comma":
        case "doc-start":
        case "doc-end":
        case "flow-seq-end":
        case "flow-map-end":
        case "map-value-ind":
          yield* this.pop(), yield* this.step();
          break;
        case "newline":
          this.onKeyLine = !1;
        default:
          e.end ? e.end.push(this.sourceToken) : e.end = [this.sourceToken], this.type === "newline" && (yield* this.pop());
      }
    }
  };
  ha.Parser = qi;
});

// node_modules/yaml/dist/public-api.js
var ya = g((Ge) => {
  "use strict";
  var da = hi(), Pf = je(), We = Ye(), Mf = fs(), $f = q(), _f = Ai(), pa = Oi();
  function ma(s) {
    let e = s.prettyErrors !== !1;
    return { lineCounter: s.lineCounter || e && new _f.LineCounter() || null, prettyErrors: e };
  }
  function Df(s, e = {}) {
    let { lineCounter: t, prettyErrors: i } = ma(e), n = new pa.Parser(t?.addNewLine), r = new da.Composer(e), a = Array.from(r.compose(n.parse(s)));
    if (i && t)
      for (let o of a)
        o.errors.forEach(We.prettifyError(s, t)), o.warnings.forEach(We.prettifyError(s, t));
    return a.length > 0 ? a : Object.assign([], { empty: !0 }, r.streamInfo());
  }
  function ga(s, e = {}) {
    let { lineCounter: t, prettyErrors: i } = ma(e), n = new pa.Parser(t?.addNewLine), r = new da.Composer(e), a = null;
    for (let o of r.compose(n.parse(s), !0, s.length))
      if (!a)
        a = o;
      else if (a.options.logLevel !== "silent") {
        a.errors.push(new We.YAMLParseError(o.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
        break;
      }
    return i && t && (a.errors.forEach(We.prettifyError(s, t)), a.warnings.forEach(We.prettifyError(s, t))), a;
  }
  function Bf(s, e, t) {
    let i;
    typeof e == "function" ? i = e : t === void 0 && e && typeof e == "object" && (t = e);
    let n = ga(s, t);
    if (!n)
      return null;
    if (n.warnings.forEach((r) => Mf.warn(n.options.logLevel, r)), n.errors.length > 0) {
      if (n.options.logLevel !== "silent")
        throw n.errors[0];
      n.errors = [];
    }
    return n.toJS(Object.assign({ reviver: i }, t));
  }
  function Kf(s, e, t) {
    let i = null;
    if (typeof e == "function" || Array.isArray(e) ? i = e : t === void 0 && e && (t = e), typeof t == "string" && (t = t.length), typeof t == "number") {
      let n = Math.round(t);
      t = n < 1 ? void 0 : n > 8 ? { indent: 8 } : { indent: n };
    }
    if (s === void 0) {
      let { keepUndefined: n } = t ?? e ?? {};
      if (!n)
        return;
    }
    return $f.isDocument(s) && !i ? s.toString(t) : new Pf.Document(s, i, t).toString(t);
  }
  Ge.parse = Bf;
  Ge.parseAllDocuments = Df;
  Ge.parseDocument = ga;
  Ge.stringify = Kf;
});

// node_modules/yaml/dist/index.js
var wa = g((O) => {
  "use strict";
  var jf = hi(), Ff = je(), Rf = Qs(), Li = Ye(), Yf = Ne(), ee = q(), Uf = H(), Jf = E(), Vf = X(), Qf = z(), Wf = Ut(), Gf = ki(), Hf = Ai(), xf = Oi(), Wt = ya(), ba = we();
  O.Composer = jf.Composer;
  O.Document = Ff.Document;
  O.Schema = Rf.Schema;
  O.YAMLError = Li.YAMLError;
  O.YAMLParseError = Li.YAMLParseError;
  O.YAMLWarning = Li.YAMLWarning;
  O.Alias = Yf.Alias;
  O.isAlias = ee.isAlias;
  O.isCollection = ee.isCollection;
  O.isDocument = ee.isDocument;
  O.isMap = ee.isMap;
  O.isNode = ee.isNode;
  O.isPair = ee.isPair;
  O.isScalar = ee.isScalar;
  O.isSeq = ee.isSeq;
  O.Pair = Uf.Pair;
  O.Scalar = Jf.Scalar;
  O.YAMLMap = Vf.YAMLMap;
  O.YAMLSeq = Qf.YAMLSeq;
  O.CST = Wf;
  O.Lexer = Gf.Lexer;
  O.LineCounter = Hf.LineCounter;
  O.Parser = xf.Parser;
  O.parse = Wt.parse;
  O.parseAllDocuments = Wt.parseAllDocuments;
  O.parseDocument = Wt.parseDocument;
  O.stringify = Wt.stringify;
  O.visit = ba.visit;
  O.visitAsync = ba.visitAsync;
});

// src/inputs/caches.ts
var U = va(wa(), 1);
function Sh(s) {
  let { items: e, placeOf: t } = Xf(s);
  if (!Array.isArray(e) || e.length === 0) throw Y(`it must be a YAML list, such as
${Sa}`);
  let i = e.map((a, o) => Zf(a, o, `item ${o + 1} (${t(o)})`)), n = i.map(({ name: a }) => a.toLowerCase()), r = n.find((a, o) => n.indexOf(a) !== o);
  if (r !== void 0) throw Y(`two caches have the name ${r}; give each a name of its own`);
  return i;
}
var Sa = `- { name: npm, preset: npm }
- { name: build, path: build, key: v1 }`;
function Xf(s) {
  let e = new U.LineCounter(), t = (0, U.parseDocument)(s, { schema: "failsafe", lineCounter: e }), i = (o = 0) => {
    let { line: l, col: c } = e.linePos(o);
    return `line ${l}, column ${c}`;
  }, [n] = [...t.errors, ...t.warnings];
  if (n)
    throw Y(
      `it is no YAML at ${i(n.pos[0])}: ${n.code.toLowerCase().replaceAll("_", " ")}`
    );
  let { contents: r } = t, a = (0, U.isSeq)(r) ? r.items : [];
  try {
    return { items: t.toJS({ maxAliasCount: 100 }), placeOf: (o) => i(a[o]?.range?.[0]) };
  } catch {
    throw Y(`it has an alias without an anchor, or too many aliases, at ${i(zf(t))}`);
  }
}
function zf(s) {
  let e;
  return (0, U.visit)(s, {
    Alias(t, i) {
      return e = i.range?.[0], i.resolve(s) ? void 0 : U.visit.BREAK;
    }
  }), e;
}
function Zf(s, e, t) {
  if (typeof s != "object" || s === null || Array.isArray(s))
    throw Y(`${t} must be a mapping of inputs, such as
${Sa}`);
  let i = /* @__PURE__ */ new Map();
  for (let [a, o] of Object.entries(s)) {
    let l = a.toLowerCase();
    if (i.has(l)) throw Y(`${t} has ${l} twice`);
    i.set(l, eu(o, l, t));
  }
  let n = i.get("name") || i.get("preset") || String(e + 1);
  if (i.delete("name"), !/^[a-z\d][\w-]*$/i.test(n))
    throw Y(
      `${t} has the name '${n}'; it may have letters and digits, and after the first _ and -`
    );
  let r = ["caches", "job-status", "default-branch"].find((a) => i.has(a));
  if (r) throw Y(`${t} has ${r}, which belongs to the step`);
  return { name: n, inputs: i };
}
function eu(s, e, t) {
  let i = Array.isArray(s) ? s : [s];
  if (!i.every((n) => typeof n == "string"))
    throw Y(`${t} must have text or a list of lines for ${e}`);
  return i.map((n) => n.trim()).join(`
`);
}
function Y(s) {
  return new Ci(`Input \`caches\` is wrong: ${s}.`);
}
export {
  Sh as readCaches
};
