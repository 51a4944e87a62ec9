import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  a,
  b
} from "./shared-I2Y2DWMF.js";
import "./shared-EOMKVRX6.js";
import "./shared-7OZATH55.js";
import "./shared-MU5ATM7P.js";
import "./shared-EHUJE6HK.js";
import "./shared-ZDEOQTUX.js";
import "./shared-6S7RVFHG.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
