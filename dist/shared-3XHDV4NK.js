import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-UT6R2UN7.js";
import "./shared-FDIC32DV.js";
import "./shared-OWVZ2KFO.js";
import "./shared-5VXNG7MG.js";
import "./shared-IVYYHCV5.js";
import "./shared-ZDEOQTUX.js";
import "./shared-6IJHY6JC.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
