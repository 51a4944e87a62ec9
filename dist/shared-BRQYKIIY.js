import {
  a,
  b
} from "./shared-RT4BQ6TS.js";
import "./shared-5IGMSHBL.js";
import "./shared-TVJ522VJ.js";
import "./shared-MUZZWPPP.js";
import "./shared-G5LPM4YZ.js";
import "./shared-B5AD53IQ.js";
import "./shared-LHCUWEFM.js";
import "./shared-2VUY5XB4.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
