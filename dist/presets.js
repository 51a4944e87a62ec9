import {
  f as a,
  g as b
} from "./shared-3LLKU3DU.js";
import "./shared-WCFAWI5N.js";
import "./shared-NKTBCVW4.js";
import "./shared-GFIOWVMO.js";
export {
  a as fillIn,
  b as machineFor
};
