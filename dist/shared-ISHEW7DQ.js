import {
  a,
  b
} from "./shared-SMVFULOU.js";
import "./shared-3XRKGKGM.js";
import "./shared-6KFS262Z.js";
import "./shared-OLQQYD2E.js";
import "./shared-LEHR2BTT.js";
import "./shared-TJHLUTZW.js";
import "./shared-56XQ7IA3.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
