import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-6FXALRL5.js";
import "./shared-3IZAQUQB.js";
import "./shared-AQFDDGUB.js";
import "./shared-P32ZVCHX.js";
import "./shared-ORL6QVJB.js";
import "./shared-ZDEOQTUX.js";
import "./shared-GVWIUEWZ.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
