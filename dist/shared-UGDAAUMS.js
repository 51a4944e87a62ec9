import {
  a,
  b
} from "./shared-W5AVVJ3E.js";
import "./shared-U3CKNYVL.js";
import "./shared-KCQT5KOU.js";
import "./shared-ANIUQXFF.js";
import "./shared-LMBXNMXL.js";
import "./shared-TJHLUTZW.js";
import "./shared-O57G4FRF.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
