import {
  a,
  b
} from "./shared-IJUF2R6Y.js";
import "./shared-53NYWEDD.js";
import "./shared-SQ7EZQTP.js";
import "./shared-5S72LCR4.js";
import "./shared-IHFG5C5G.js";
import "./shared-TJHLUTZW.js";
import "./shared-JPYG64FY.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
