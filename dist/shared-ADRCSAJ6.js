import {
  a,
  b
} from "./shared-4RHRKTRJ.js";
import "./shared-YFDMBEHW.js";
import "./shared-R6ZH7QB2.js";
import "./shared-7RAEGI77.js";
import "./shared-G5LPM4YZ.js";
import "./shared-PDQ3PS2Z.js";
import "./shared-LHCUWEFM.js";
import "./shared-H7TO7BL7.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
