import {
  a,
  b
} from "./shared-VEVHVQ72.js";
import "./shared-GH5FQRDQ.js";
import "./shared-4FSQQIL2.js";
import "./shared-LNI7FGMY.js";
import "./shared-32BSQ7L5.js";
import "./shared-SK7CH2GV.js";
import "./shared-N7M7AKF4.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
