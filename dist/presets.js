import {
  f as a,
  g as b
} from "./shared-X6B7LMXA.js";
import "./shared-SKUIMLCT.js";
import "./shared-L2IO4EV2.js";
import "./shared-KLAXDOYL.js";
export {
  a as fillIn,
  b as machineFor
};
