import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-EWXM6GID.js";
import "./shared-SOBQNGQB.js";
import "./shared-WP7IAPG4.js";
import "./shared-V4LBKG5S.js";
import "./shared-TP2Z7KDI.js";
import "./shared-ZDEOQTUX.js";
import "./shared-RG4RFFFB.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
