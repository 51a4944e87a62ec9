import {
  a,
  b
} from "./shared-DRJEDTQ3.js";
import "./shared-FNURBJPI.js";
import "./shared-S6MWLA4U.js";
import "./shared-NROHSOD5.js";
import "./shared-TYDUDVOW.js";
import "./shared-SK7CH2GV.js";
import "./shared-L7AV6OTJ.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
