import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-PO4CPOCJ.js";
import "./shared-AL44UDHW.js";
import "./shared-E6FGDV3B.js";
import "./shared-XVMOESIC.js";
import "./shared-GCEWA5UG.js";
import "./shared-ZDEOQTUX.js";
import "./shared-JBUZ5AB4.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
