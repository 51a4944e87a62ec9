import {
  a,
  b
} from "./shared-7HQPKUNI.js";
import "./shared-GYXYE6N4.js";
import "./shared-OODD7ZWB.js";
import "./shared-A5EX2FC4.js";
import "./shared-G5LPM4YZ.js";
import "./shared-DE3TW3BC.js";
import "./shared-LHCUWEFM.js";
import "./shared-AIQVJCZL.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
