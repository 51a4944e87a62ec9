import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-T5MACF35.js";
import "./shared-3ZJAMVHE.js";
import "./shared-S35QNQII.js";
import "./shared-VOMEZY7H.js";
import "./shared-4WXH4ZWH.js";
import "./shared-ZDEOQTUX.js";
import "./shared-XYOMTHZF.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
