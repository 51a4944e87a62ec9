import {
  a,
  b
} from "./shared-U5J4ZA37.js";
import "./shared-PYB5J5Q7.js";
import "./shared-PL5HA6YE.js";
import "./shared-CZUMPKAO.js";
import "./shared-G5LPM4YZ.js";
import "./shared-UJQQXINE.js";
import "./shared-LHCUWEFM.js";
import "./shared-56JST7QE.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
