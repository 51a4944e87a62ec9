import {
  a,
  b
} from "./shared-OFI3L3YV.js";
import "./shared-34BZ2S7Y.js";
import "./shared-P7APJHL7.js";
import "./shared-7SJXUPMB.js";
import "./shared-FQUI74TU.js";
import "./shared-TJHLUTZW.js";
import "./shared-KKVGMA6L.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
