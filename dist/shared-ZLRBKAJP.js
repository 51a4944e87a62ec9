import {
  a,
  b
} from "./shared-56MF2QB4.js";
import "./shared-6NZASESF.js";
import "./shared-BTPLGWFM.js";
import "./shared-LVTMPPXN.js";
import "./shared-G5LPM4YZ.js";
import "./shared-MILVSAZ6.js";
import "./shared-LHCUWEFM.js";
import "./shared-VTOURBZ3.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
