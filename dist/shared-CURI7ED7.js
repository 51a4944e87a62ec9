import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-GC3N7B4V.js";
import "./shared-OOF3GSDB.js";
import "./shared-AOKLQR5F.js";
import "./shared-7TJNC2IX.js";
import "./shared-7BGWREGO.js";
import "./shared-ZDEOQTUX.js";
import "./shared-6HSOY22L.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
