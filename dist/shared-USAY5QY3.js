import {
  a,
  b
} from "./shared-E23SLHK7.js";
import "./shared-YPK4DAVX.js";
import "./shared-36J2U3CA.js";
import "./shared-SJ3OI4LH.js";
import "./shared-527WHIY7.js";
import "./shared-TJHLUTZW.js";
import "./shared-ONEEQVHS.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
