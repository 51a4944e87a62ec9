import {
  f as a,
  g as b
} from "./shared-4P3POS5U.js";
import "./shared-OSQ6ZKWH.js";
import "./shared-25PS3WKA.js";
import "./shared-LGU5VVRA.js";
export {
  a as fillIn,
  b as machineFor
};
