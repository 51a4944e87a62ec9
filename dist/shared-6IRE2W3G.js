import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-FPUJJRMI.js";
import "./shared-LG2P4O6C.js";
import "./shared-QLCXJCYA.js";
import "./shared-GCLDURYS.js";
import "./shared-EWJHU6BK.js";
import "./shared-ZDEOQTUX.js";
import "./shared-AYRXTLAD.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
