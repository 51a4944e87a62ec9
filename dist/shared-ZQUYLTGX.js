import {
  a,
  b
} from "./shared-HRACYFYW.js";
import "./shared-ZYTJNXTV.js";
import "./shared-JAQCO6XH.js";
import "./shared-E7K3JET6.js";
import "./shared-G5LPM4YZ.js";
import "./shared-ZHOOXFG3.js";
import "./shared-LHCUWEFM.js";
import "./shared-DVQJ3GXW.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
