import {
  a,
  b
} from "./shared-LVNE5PPM.js";
import "./shared-GAO3BRUF.js";
import "./shared-BK6W6FCS.js";
import "./shared-F3BXHMRP.js";
import "./shared-G5LPM4YZ.js";
import "./shared-C5R5NY5L.js";
import "./shared-LHCUWEFM.js";
import "./shared-EER6DMI4.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
