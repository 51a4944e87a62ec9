import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-L52M3UFE.js";
import "./shared-OLPVIVHA.js";
import "./shared-BD3TRSIV.js";
import "./shared-2VDHVFJQ.js";
import "./shared-B2KA4ROV.js";
import "./shared-ZDEOQTUX.js";
import "./shared-DPU3NA7U.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
