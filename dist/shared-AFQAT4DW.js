import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-LAPYC4WN.js";
import "./shared-5XDYFH3V.js";
import "./shared-O3FJ46S5.js";
import "./shared-EWAFPOLU.js";
import "./shared-3GHPTHRM.js";
import "./shared-ZDEOQTUX.js";
import "./shared-MD5JFZPW.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
