import {
  a,
  b
} from "./shared-4XUQUWTS.js";
import "./shared-4F73TDWB.js";
import "./shared-ATBOZK4Y.js";
import "./shared-UZLHHA7S.js";
import "./shared-NEHTLEZJ.js";
import "./shared-SK7CH2GV.js";
import "./shared-IERS52RN.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
