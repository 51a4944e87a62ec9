import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-66I3ODLU.js";
import "./shared-RMZU3SZM.js";
import "./shared-F3ZV2JXP.js";
import "./shared-V6F66PFV.js";
import "./shared-2ZDCMKCV.js";
import "./shared-ZDEOQTUX.js";
import "./shared-QKDWTDSL.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
