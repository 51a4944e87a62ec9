import {
  a as i
} from "./shared-G5LPM4YZ.js";
import {
  b as o
} from "./shared-MXAPRA7P.js";

// src/stores/s3/address.ts
import { isIP as u } from "node:net";
function S(t, s) {
  return t !== s && i(t).name === i(s).name;
}
function c(t) {
  let { AWS_USE_FIPS_ENDPOINT: s, AWS_USE_DUALSTACK_ENDPOINT: r } = process.env;
  return `https://s3${s === "true" ? "-fips" : ""}${r === "true" ? ".dualstack" : ""}.${t}.${i(t).dnsSuffix}`;
}
function l({ bucket: t, endpoint: s, forcePathStyle: r }, e) {
  let n = new URL(s === "" ? c(e) : s), p = /^[a-z0-9-]+$/.test(t), a = u(n.hostname.replace(/^\[|\]$/g, "")) !== 0;
  return r || !p || a ? n.pathname = `/${t}/` : n.hostname = `${t}.${n.hostname}`, n;
}
function h({ protocol: t, path: s, query: r = {}, headers: e }) {
  let n = o(r);
  return `${t}//${e.host}${s}${n && `?${n}`}`;
}

export {
  S as a,
  l as b,
  h as c
};
