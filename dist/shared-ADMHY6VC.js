import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-KQUBJXAV.js";
import "./shared-S4WZQSJG.js";
import "./shared-4JA232JA.js";
import "./shared-UXREM3DY.js";
import "./shared-YMYZ4CIP.js";
import "./shared-ZDEOQTUX.js";
import "./shared-PMUIPG2O.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
