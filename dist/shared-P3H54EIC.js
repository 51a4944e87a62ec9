import {
  a,
  b
} from "./shared-LUPIXVG3.js";
import "./shared-LTLZWJZ6.js";
import "./shared-XNGKRXRJ.js";
import "./shared-K3T2OD47.js";
import "./shared-G5LPM4YZ.js";
import "./shared-ULME7L5A.js";
import "./shared-LHCUWEFM.js";
import "./shared-KOLJALZE.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
