import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-34YONGIS.js";
import "./shared-ZKQ7CIMM.js";
import "./shared-HTOXG2Z3.js";
import "./shared-X7ZOYIBK.js";
import "./shared-KCHPK6SR.js";
import "./shared-ZDEOQTUX.js";
import "./shared-UKJZG7IZ.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
