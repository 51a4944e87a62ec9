import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-RNPUQLBI.js";
import "./shared-DWPBE2B7.js";
import "./shared-7LGLPQQV.js";
import "./shared-44IFJ6V4.js";
import "./shared-PCKAIS7K.js";
import "./shared-ZDEOQTUX.js";
import "./shared-7GKC7E7C.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
