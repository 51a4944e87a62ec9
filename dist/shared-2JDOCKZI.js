import {
  a,
  b
} from "./shared-6S3A5GER.js";
import "./shared-OV5E4IS3.js";
import "./shared-BM5YBA5L.js";
import "./shared-BCNNPNGG.js";
import "./shared-G5LPM4YZ.js";
import "./shared-VVGPV2D6.js";
import "./shared-LHCUWEFM.js";
import "./shared-ANVP2FQX.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
