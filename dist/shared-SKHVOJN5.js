import {
  a,
  b
} from "./shared-Z7H2VZY6.js";
import "./shared-2DB2GTCQ.js";
import "./shared-B72XBJEK.js";
import "./shared-T6BDLSTO.js";
import "./shared-G5LPM4YZ.js";
import "./shared-S3DWDHS4.js";
import "./shared-LHCUWEFM.js";
import "./shared-62V36QLB.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
