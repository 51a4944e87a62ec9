import {
  a,
  b
} from "./shared-B27D4ZXZ.js";
import "./shared-FBEJV4T4.js";
import "./shared-4D3X4UTJ.js";
import "./shared-REW2XIZ7.js";
import "./shared-G5LPM4YZ.js";
import "./shared-V3NHLFND.js";
import "./shared-LHCUWEFM.js";
import "./shared-GHABWJEN.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
