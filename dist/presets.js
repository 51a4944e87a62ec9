import {
  f as a,
  g as b
} from "./shared-2OQR6QD5.js";
import "./shared-SL2LACXP.js";
import "./shared-4552WPZJ.js";
import "./shared-S4GQ5EHT.js";
export {
  a as fillIn,
  b as machineFor
};
