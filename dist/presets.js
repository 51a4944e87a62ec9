import {
  f as a,
  g as b
} from "./shared-C64WTSD4.js";
import "./shared-3NIVSSM3.js";
import "./shared-AU46AH6R.js";
import "./shared-5VV3L5EA.js";
export {
  a as fillIn,
  b as machineFor
};
