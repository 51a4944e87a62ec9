import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-2BVD4HIW.js";
import "./shared-SKVF2VQD.js";
import "./shared-IQ75YOEN.js";
import "./shared-R6YKWKSH.js";
import "./shared-LQB7BNLZ.js";
import "./shared-ZDEOQTUX.js";
import "./shared-QBCJXOF6.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
