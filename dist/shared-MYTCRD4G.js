import {
  a,
  b
} from "./shared-UN5HYNZL.js";
import "./shared-J33SQGNO.js";
import "./shared-VLPX45Q3.js";
import "./shared-LT3YY2DL.js";
import "./shared-BYGGWPXG.js";
import "./shared-TJHLUTZW.js";
import "./shared-FZMDHMJH.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
