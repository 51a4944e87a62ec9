import {
  a,
  b
} from "./shared-LCOD2VAZ.js";
import "./shared-P4MIBYP2.js";
import "./shared-WLAGN7RM.js";
import "./shared-GO67TFKW.js";
import "./shared-G5LPM4YZ.js";
import "./shared-2MDP4HJW.js";
import "./shared-LHCUWEFM.js";
import "./shared-NVKZCG2K.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
