import {
  a,
  b
} from "./shared-BH4V5JTD.js";
import "./shared-SHQQEFNQ.js";
import "./shared-MECCUQU4.js";
import "./shared-E2OIFIDP.js";
import "./shared-G5LPM4YZ.js";
import "./shared-5ETGYRMM.js";
import "./shared-LHCUWEFM.js";
import "./shared-NFZQB4KT.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
