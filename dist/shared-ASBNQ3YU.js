import {
  a,
  b
} from "./shared-WOPWCACY.js";
import "./shared-OKDTMCRN.js";
import "./shared-5W3PDPQO.js";
import "./shared-GWZAMQE3.js";
import "./shared-DQ5WB2KD.js";
import "./shared-SK7CH2GV.js";
import "./shared-ETNYFWOG.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
