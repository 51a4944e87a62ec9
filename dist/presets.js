import {
  f as a,
  g as b
} from "./shared-4E272IO2.js";
import "./shared-GKOP6P4H.js";
import "./shared-KMUPT2ZM.js";
import "./shared-TJVNCZES.js";
export {
  a as fillIn,
  b as machineFor
};
