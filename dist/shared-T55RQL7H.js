import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

// node_modules/@smithy/core/dist-es/submodules/protocols/util-uri-escape/escape-uri.js
var p = (e) => encodeURIComponent(e).replace(/[!'()*]/g, s), s = (e) => `%${e.charCodeAt(0).toString(16).toUpperCase()}`;

// node_modules/@smithy/core/dist-es/submodules/protocols/querystring-builder/buildQueryString.js
function m(e) {
  let n = [];
  for (let t of Object.keys(e).sort()) {
    let r = e[t];
    if (t = p(t), Array.isArray(r))
      for (let o = 0, i = r.length; o < i; o++)
        n.push(`${t}=${p(r[o])}`);
    else {
      let o = t;
      (r || typeof r == "string") && (o += `=${p(r)}`), n.push(o);
    }
  }
  return n.join("&");
}

export {
  p as a,
  m as b
};
