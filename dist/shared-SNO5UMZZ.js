import {
  a,
  b
} from "./shared-WI4IRZSC.js";
import "./shared-4WXVQBUT.js";
import "./shared-M67NTZJR.js";
import "./shared-HE33QX4H.js";
import "./shared-G5LPM4YZ.js";
import "./shared-HZD4CXQ3.js";
import "./shared-LHCUWEFM.js";
import "./shared-AKOX3KSV.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
