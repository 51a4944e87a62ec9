import {
  a,
  b
} from "./shared-7YW445ZH.js";
import "./shared-TO76RGJ5.js";
import "./shared-XGYPMI6J.js";
import "./shared-ZBJQVGVS.js";
import "./shared-MSHE42AG.js";
import "./shared-TJHLUTZW.js";
import "./shared-S4GQ5EHT.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
