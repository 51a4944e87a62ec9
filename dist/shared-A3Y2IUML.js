import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-SOW2BF2N.js";
import "./shared-DTG66HKC.js";
import "./shared-Z4CUD4DX.js";
import "./shared-U7725S3G.js";
import "./shared-ABT5COEJ.js";
import "./shared-ZDEOQTUX.js";
import "./shared-BCT7LWHX.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
