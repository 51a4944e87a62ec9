import {
  a,
  b
} from "./shared-KFI3GUSU.js";
import "./shared-GZX2SYIF.js";
import "./shared-JZVQFWRZ.js";
import "./shared-PAI7YG5L.js";
import "./shared-G5LPM4YZ.js";
import "./shared-F6B63VGF.js";
import "./shared-LHCUWEFM.js";
import "./shared-5VPYOT4O.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
