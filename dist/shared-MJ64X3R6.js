import {
  a,
  b
} from "./shared-ML4SDBVJ.js";
import "./shared-6BFN7K2C.js";
import "./shared-CRJHCLWM.js";
import "./shared-SV7TZDL6.js";
import "./shared-JOHHNHKV.js";
import "./shared-TJHLUTZW.js";
import "./shared-64TWM7JS.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
