import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-SU7SPZCE.js";
import "./shared-3DQYVIT7.js";
import "./shared-LXCF4MCI.js";
import "./shared-BLYVF7MT.js";
import "./shared-MFQNFI5E.js";
import "./shared-ZDEOQTUX.js";
import "./shared-27EYCIQ3.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
