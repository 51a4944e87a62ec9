// node_modules/@aws-sdk/xml-builder/dist-es/xml-parser.js
function f(n) {
  Object.defineProperty(n, "__proto__", { value: void 0, writable: !0, enumerable: !0, configurable: !0 });
}
function g(n) {
  return new h(n).parse();
}
var h = class n {
  x;
  i = 0;
  z;
  constructor(t) {
    this.x = t, this.x = t.replace(/\r\n?/g, `
`), this.z = this.x.length;
  }
  parse() {
    let t = this, { z: e } = t;
    for (; t.i < e && (t.trim(), !(t.i >= e)); )
      if (t.isNext("<?"))
        t.readTo("?>"), t.trim();
      else if (t.isNext("<!--"))
        t.readTo("-->"), t.trim();
      else if (t.isNext("<!DOCTYPE", !1))
        t.skipDoctype(), t.trim();
      else if (t.x[t.i] === "<") {
        let r = t.parseTag();
        return { [r.tag]: r.value };
      } else
        throw new Error("@aws-sdk XML parse error: unexpected content.");
    throw new Error("@aws-sdk XML parse error: no root element.");
  }
  isNext(t, e = !0) {
    let r = this;
    return e ? r.x.startsWith(t, r.i) : r.x.toLowerCase().startsWith(t.toLowerCase(), r.i);
  }
  readTo(t) {
    let e = this, r = e.x.indexOf(t, e.i);
    if (r === -1)
      throw new Error(`@aws-sdk XML parse error: expected "${t}" not found.`);
    let s = e.x.slice(e.i, r);
    return e.i = r + t.length, s;
  }
  trim() {
    let t = this;
    for (; t.i < t.z && ` 	\r
`.includes(t.x[t.i]); )
      ++t.i;
  }
  readAttrValue() {
    let t = this, e = t.x[t.i];
    ++t.i;
    let r = "";
    for (; t.i < t.z && t.x[t.i] !== e; )
      r += t.x[t.i++];
    return ++t.i, t.decodeEntities(r);
  }
  parseTag() {
    let t = this;
    ++t.i;
    let e = "";
    for (; t.i < t.z && !` 	\r
>/`.includes(t.x[t.i]); )
      e += t.x[t.i++];
    let r = !1, s = {};
    for (; t.i < t.z && (t.trim(), !">/".includes(t.x[t.i])); ) {
      let i = "";
      for (; t.i < t.z && !`= 	\r
>/?`.includes(t.x[t.i]); )
        i += t.x[t.i++];
      if (t.trim(), t.x[t.i] !== "=")
        break;
      ++t.i, t.trim(), i === "__proto__" && f(s), s[i] = t.readAttrValue(), r = !0;
    }
    if (t.i >= t.z)
      throw new Error("@aws-sdk XML parse error: unexpected end of input.");
    if (t.x[t.i] === "/") {
      if (++t.i, t.i >= t.z || t.x[t.i] !== ">")
        throw new Error("@aws-sdk XML parse error: expected > at the end of self-closing tag.");
      return ++t.i, { tag: e, value: r ? s : "" };
    }
    if (t.x[t.i] !== ">")
      throw new Error("@aws-sdk XML parse error: expected > at the end of opening tag.");
    ++t.i;
    let o = [], u = [], l = !1;
    for (; t.i < t.z && !t.isNext("</"); )
      if (t.x[t.i] === "<")
        t.isNext("<!--") ? t.readTo("-->") : t.isNext("<![CDATA[") ? (t.i += 9, o.push(t.readTo("]]>"))) : t.isNext("<?") ? t.readTo("?>") : (l = !0, u.push(t.parseTag()));
      else {
        let i = "";
        for (; t.i < t.z && t.x[t.i] !== "<"; )
          i += t.x[t.i++];
        o.push(t.decodeEntities(i));
      }
    if (!t.isNext("</"))
      throw new Error(`@aws-sdk XML parse error: missing closing tag </${e}>.`);
    t.i += 2;
    let d = t.readTo(">").trim();
    if (d !== e)
      throw new Error(`@aws-sdk XML parse error: mismatched tags <${e}> and </${d}>.`);
    if (!r && o.length === 0 && !l)
      return { tag: e, value: "" };
    if (!r && !l) {
      let i = o.length === 1 ? o[0] : o.join("");
      return i.trim() === "" && i.includes(`
`) ? { tag: e, value: "" } : { tag: e, value: i };
    }
    let a = {};
    for (let i of o)
      i.trim() === "" && i.includes(`
`) || (a["#text"] = "#text" in a ? a["#text"] + i : i);
    for (let i of u)
      i.tag === "__proto__" && f(a), i.tag in a ? Array.isArray(a[i.tag]) ? a[i.tag].push(i.value) : a[i.tag] = [a[i.tag], i.value] : a[i.tag] = i.value;
    for (let [i, w] of Object.entries(s))
      i === "__proto__" && f(a), a[i] = w;
    return { tag: e, value: a };
  }
  static ENTITIES = {
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'"
  };
  skipDoctype() {
    let t = this;
    t.i += 9;
    let e = 0;
    for (; t.i < t.z; ) {
      let r = t.x[t.i];
      if (r === "[")
        ++e;
      else if (r === "]")
        --e;
      else if (r === ">" && e === 0) {
        ++t.i;
        return;
      }
      ++t.i;
    }
    throw new Error("@aws-sdk XML parse error: unclosed DOCTYPE.");
  }
  decodeEntities(t) {
    return t.replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|([a-zA-Z][a-zA-Z0-9]{0,30}));/g, (e, r, s, o) => r ? String.fromCharCode(parseInt(r, 16)) : s ? String.fromCharCode(parseInt(s, 10)) : n.ENTITIES[o] ?? "");
  }
};

// node_modules/@aws-sdk/xml-builder/dist-es/escape-attribute.js
var E = /[&<>"]/g, T = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;"
};
function x(n) {
  return n.replace(E, (t) => T[t]);
}

// node_modules/@aws-sdk/xml-builder/dist-es/escape-element.js
var b = /[&"'<>\r\n\u0085\u2028]/g, A = {
  "&": "&amp;",
  '"': "&quot;",
  "'": "&apos;",
  "<": "&lt;",
  ">": "&gt;",
  "\r": "&#x0D;",
  "\n": "&#x0A;",
  "\x85": "&#x85;",
  "\u2028": "&#x2028;"
};
function m(n) {
  return n.replace(b, (t) => A[t]);
}

// node_modules/@aws-sdk/xml-builder/dist-es/XmlText.js
var c = class {
  value;
  constructor(t) {
    this.value = t;
  }
  toString() {
    return m("" + this.value);
  }
};

// node_modules/@aws-sdk/xml-builder/dist-es/XmlNode.js
var p = class n {
  name;
  children;
  attributes = {};
  static of(t, e, r) {
    let s = new n(t);
    return e !== void 0 && s.addChildNode(new c(e)), r !== void 0 && s.withName(r), s;
  }
  constructor(t, e = []) {
    this.name = t, this.children = e;
  }
  withName(t) {
    return this.name = t, this;
  }
  addAttribute(t, e) {
    return this.attributes[t] = e, this;
  }
  addChildNode(t) {
    return this.children.push(t), this;
  }
  removeAttribute(t) {
    return delete this.attributes[t], this;
  }
  n(t) {
    return this.name = t, this;
  }
  c(t) {
    return this.children.push(t), this;
  }
  a(t, e) {
    return e != null && (this.attributes[t] = e), this;
  }
  cc(t, e, r = e) {
    if (t[e] != null) {
      let s = n.of(e, t[e]).withName(r);
      this.c(s);
    }
  }
  l(t, e, r, s) {
    t[e] != null && s().map((u) => {
      u.withName(r), this.c(u);
    });
  }
  lc(t, e, r, s) {
    if (t[e] != null) {
      let o = s(), u = new n(r);
      o.map((l) => {
        u.c(l);
      }), this.c(u);
    }
  }
  toString() {
    let t = !!this.children.length, e = `<${this.name}`, r = this.attributes;
    for (let s of Object.keys(r)) {
      let o = r[s];
      o != null && (e += ` ${s}="${x("" + o)}"`);
    }
    return e += t ? `>${this.children.map((s) => s.toString()).join("")}</${this.name}>` : "/>";
  }
};

export {
  c as a,
  p as b,
  g as c
};
