import {
  a,
  b
} from "./shared-O44CZQME.js";
import "./shared-26YKHRSF.js";
import "./shared-S6QK43IM.js";
import "./shared-UXIJ7V3G.js";
import "./shared-ZC7CIPHN.js";
import "./shared-TJHLUTZW.js";
import "./shared-LJEFSPGY.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
