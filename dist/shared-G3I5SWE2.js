import {
  a,
  b
} from "./shared-ZFSAIA3F.js";
import "./shared-PHFG6HFH.js";
import "./shared-DG5OKILI.js";
import "./shared-2YMQW5YH.js";
import "./shared-G5LPM4YZ.js";
import "./shared-K4DIGQ45.js";
import "./shared-LHCUWEFM.js";
import "./shared-PQM3PD2X.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
