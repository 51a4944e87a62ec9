import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-ZTGK3FLF.js";
import "./shared-GFJDE5L6.js";
import "./shared-EIOIIWRM.js";
import "./shared-MJDEWPUT.js";
import "./shared-43LUKRWM.js";
import "./shared-ZDEOQTUX.js";
import "./shared-HXSXAZKV.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
