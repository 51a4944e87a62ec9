import {
  f as a,
  g as b
} from "./shared-4F3VQ6DP.js";
import "./shared-NAR727FT.js";
import "./shared-TBZSOQ3G.js";
import "./shared-ANVP2FQX.js";
export {
  a as fillIn,
  b as machineFor
};
