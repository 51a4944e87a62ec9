import {
  a,
  b
} from "./shared-OVX6J4UK.js";
import "./shared-DF5OTCRE.js";
import "./shared-L4KNUQCK.js";
import "./shared-ADU5BCYD.js";
import "./shared-FL222NGY.js";
import "./shared-SK7CH2GV.js";
import "./shared-QOCJKWXD.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
