import {
  a,
  b
} from "./shared-MHHBZI7N.js";
import "./shared-RWYER5HO.js";
import "./shared-JERJ32QZ.js";
import "./shared-XQ2TCDLH.js";
import "./shared-HSSSPHAZ.js";
import "./shared-TJHLUTZW.js";
import "./shared-GFIOWVMO.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
