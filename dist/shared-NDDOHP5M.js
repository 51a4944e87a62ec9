import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-P4434HD6.js";
import "./shared-6MMHSDIG.js";
import "./shared-DRSNQBA4.js";
import "./shared-6PXFRIGZ.js";
import "./shared-KK5DLBZF.js";
import "./shared-ZDEOQTUX.js";
import "./shared-5OLPDHSR.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
