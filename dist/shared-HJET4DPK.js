import {
  a,
  b
} from "./shared-FLLZ2EL2.js";
import "./shared-IVWWYWZG.js";
import "./shared-FY5QUOE5.js";
import "./shared-MFIOKXIF.js";
import "./shared-G5LPM4YZ.js";
import "./shared-OFQ62ONE.js";
import "./shared-LHCUWEFM.js";
import "./shared-XZJDEQEJ.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
