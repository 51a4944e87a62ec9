import {
  a,
  b
} from "./shared-HLUDUPEQ.js";
import "./shared-OR2ACL65.js";
import "./shared-NFBG7G73.js";
import "./shared-B4ZMBNMF.js";
import "./shared-G5LPM4YZ.js";
import "./shared-TPONE274.js";
import "./shared-LHCUWEFM.js";
import "./shared-JB6ZGLTQ.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
