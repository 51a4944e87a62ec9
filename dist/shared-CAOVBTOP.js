import {
  a,
  b
} from "./shared-CJ3ZUXTL.js";
import "./shared-YYEEXQUD.js";
import "./shared-KGLYAV2B.js";
import "./shared-TFUNTN3V.js";
import "./shared-G5LPM4YZ.js";
import "./shared-LHXZELWM.js";
import "./shared-LHCUWEFM.js";
import "./shared-SQG2CVD2.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
