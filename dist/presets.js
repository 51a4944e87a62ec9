import {
  f as a,
  g as b
} from "./shared-DLOJ7FEE.js";
import "./shared-BBUBU4CM.js";
import "./shared-VNOFETC3.js";
import "./shared-N7M7AKF4.js";
export {
  a as fillIn,
  b as machineFor
};
