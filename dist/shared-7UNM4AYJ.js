import {
  a,
  b
} from "./shared-X26D64WT.js";
import "./shared-BVJUK4KR.js";
import "./shared-N5ABPIDX.js";
import "./shared-4664QCPJ.js";
import "./shared-2GQELSVN.js";
import "./shared-SK7CH2GV.js";
import "./shared-DU7UEHYP.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
