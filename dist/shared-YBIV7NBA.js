import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

// node_modules/@smithy/core/dist-es/submodules/protocols/util-uri-escape/escape-uri.js
var o = (e) => encodeURIComponent(e).replace(/[!'()*]/g, t), t = (e) => `%${e.charCodeAt(0).toString(16).toUpperCase()}`;

// node_modules/@smithy/core/dist-es/submodules/protocols/util-uri-escape/escape-uri-path.js
var c = (e) => e.split("/").map(o).join("/");

export {
  o as a,
  c as b
};
