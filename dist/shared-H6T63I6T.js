import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-ABBUJ4OW.js";
import "./shared-DCGGWVTB.js";
import "./shared-KIRXA7VZ.js";
import "./shared-KIRYIZCQ.js";
import "./shared-JXGKQFYN.js";
import "./shared-ZDEOQTUX.js";
import "./shared-DVJP4KQS.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
