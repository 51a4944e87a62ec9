import {
  a,
  b
} from "./shared-VV6ENS2D.js";
import "./shared-BYG2QP3L.js";
import "./shared-AEE5XNHV.js";
import "./shared-XGPWKJYO.js";
import "./shared-EHQAN24A.js";
import "./shared-TJHLUTZW.js";
import "./shared-SKKANMOY.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
