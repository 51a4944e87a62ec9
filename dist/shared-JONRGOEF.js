import {
  a,
  b
} from "./shared-DRECPSSX.js";
import "./shared-FMSLQCEG.js";
import "./shared-5YMT7TGL.js";
import "./shared-F7W3MZL6.js";
import "./shared-G5LPM4YZ.js";
import "./shared-UHJCFZVN.js";
import "./shared-LHCUWEFM.js";
import "./shared-LDFMPZS4.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
