import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-BOLAQ5EL.js";
import "./shared-T227XPRU.js";
import "./shared-FO42ZQ5H.js";
import "./shared-X73TDG33.js";
import "./shared-22QO6JR6.js";
import "./shared-ZDEOQTUX.js";
import "./shared-XVWDJ4ZN.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
