import {
  a,
  b
} from "./shared-ILKHA5JW.js";
import "./shared-SAQGNOAU.js";
import "./shared-JNFZLCLP.js";
import "./shared-EPENBLBO.js";
import "./shared-G5LPM4YZ.js";
import "./shared-NJRLTUFA.js";
import "./shared-LHCUWEFM.js";
import "./shared-UB7QJKMX.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
