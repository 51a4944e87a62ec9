import {
  a,
  b
} from "./shared-PLQKXLN3.js";
import "./shared-NPG2IEJF.js";
import "./shared-Y4E4EHQZ.js";
import "./shared-SJKEYKEU.js";
import "./shared-G5LPM4YZ.js";
import "./shared-NAJ6MU3H.js";
import "./shared-LHCUWEFM.js";
import "./shared-I27CKNND.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
