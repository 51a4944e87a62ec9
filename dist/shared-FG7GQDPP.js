import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-OLZT2O6T.js";
import "./shared-QRTCGTXN.js";
import "./shared-OA7CDTPO.js";
import "./shared-P67JA454.js";
import "./shared-Y42WCNBN.js";
import "./shared-ZDEOQTUX.js";
import "./shared-5JZYALFY.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
