import {
  A as p,
  H as m,
  I as f,
  O as g,
  Q as l
} from "./shared-JIVNDBY7.js";
import {
  g as h
} from "./shared-4H6W3SON.js";

// src/inputs/caches.ts
function C(t) {
  let { items: r, placeOf: e } = d(t);
  if (!Array.isArray(r) || r.length === 0) throw a(`it must be a YAML list, such as
${$}`);
  let n = r.map((i, o) => A(i, o, `item ${o + 1} (${e(o)})`)), s = n.map(({ name: i }) => i.toLowerCase()), c = s.find((i, o) => s.indexOf(i) !== o);
  if (c !== void 0) throw a(`two caches have the name ${c}; give each a name of its own`);
  return n;
}
var $ = `- { name: npm, preset: npm }
- { name: build, path: build, key: v1 }`;
function d(t) {
  try {
    let r = l(t, { schema: p }), e = y(g(t, {}));
    return { items: r, placeOf: (n) => w(t, e[n] ?? 0) };
  } catch (r) {
    if (!(r instanceof m)) throw r;
    let { reason: e, mark: n } = r, s = n ? ` at ${w(t, n.position)}` : "";
    throw a(`it is no YAML${s}: ${e.replace(/\s*[":!].*$/s, "")}`);
  }
}
function y(t) {
  let r = [], e = 0;
  for (let n of t)
    n.type === f.POP ? e-- : e === 2 && r.push(b(n)), ("start" in n || n.type === f.DOCUMENT) && e++;
  return r;
}
function b(t) {
  return "start" in t ? t.start : "valueStart" in t ? t.valueStart : "anchorStart" in t ? t.anchorStart : 0;
}
function w(t, r) {
  let e = t.slice(0, r).split(`
`);
  return `line ${e.length}, column ${(e.at(-1)?.length ?? 0) + 1}`;
}
function A(t, r, e) {
  if (typeof t != "object" || t === null || Array.isArray(t))
    throw a(`${e} must be a mapping of inputs, such as
${$}`);
  let n = /* @__PURE__ */ new Map();
  for (let [i, o] of Object.entries(t)) {
    let u = i.toLowerCase();
    if (n.has(u)) throw a(`${e} has ${u} twice`);
    n.set(u, O(o, u, e));
  }
  let s = n.get("name") || n.get("preset") || String(r + 1);
  if (n.delete("name"), !/^[a-z\d][\w-]*$/i.test(s))
    throw a(
      `${e} has the name '${s}'; it may have letters and digits, and after the first _ and -`
    );
  let c = ["caches", "job-status", "default-branch"].find((i) => n.has(i));
  if (c) throw a(`${e} has ${c}, which belongs to the step`);
  return { name: s, inputs: n };
}
function O(t, r, e) {
  let n = Array.isArray(t) ? t : [t];
  if (!n.every((s) => typeof s == "string"))
    throw a(`${e} must have text or a list of lines for ${r}`);
  return n.map((s) => s.trim()).join(`
`);
}
function a(t) {
  return new h(`Input \`caches\` is wrong: ${t}.`);
}
export {
  C as readCaches
};
