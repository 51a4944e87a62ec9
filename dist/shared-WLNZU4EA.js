import {
  a,
  b
} from "./shared-Z3AZ2VMQ.js";
import "./shared-ZFBRWKTE.js";
import "./shared-FHEZEBCM.js";
import "./shared-IK5DKYAO.js";
import "./shared-G5LPM4YZ.js";
import "./shared-7IOFUTYM.js";
import "./shared-LHCUWEFM.js";
import "./shared-DJBX7BB7.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
