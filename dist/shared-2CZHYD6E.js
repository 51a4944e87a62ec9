import {
  a,
  b
} from "./shared-YT5J6XSS.js";
import "./shared-ZCDE7OOK.js";
import "./shared-U7S77CJX.js";
import "./shared-GUYZGDSH.js";
import "./shared-G5LPM4YZ.js";
import "./shared-DU64DFJZ.js";
import "./shared-LHCUWEFM.js";
import "./shared-7E4L2H65.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
