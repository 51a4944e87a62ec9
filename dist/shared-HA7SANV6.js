import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-MYLAAOQ7.js";
import "./shared-DWHDIH47.js";
import "./shared-5VR5XWN3.js";
import "./shared-2P3JEM7T.js";
import "./shared-ZW5G2EHH.js";
import "./shared-ZDEOQTUX.js";
import "./shared-FDDZ2N3O.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
