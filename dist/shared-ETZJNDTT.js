import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-JFGAD7AX.js";
import "./shared-WOCYMSPB.js";
import "./shared-JUEK5F6D.js";
import "./shared-MW7P2PIS.js";
import "./shared-F3LS5QU3.js";
import "./shared-ZDEOQTUX.js";
import "./shared-OTYBPVHG.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
