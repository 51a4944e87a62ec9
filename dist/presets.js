import {
  f as a,
  g as b
} from "./shared-WTNRIDWI.js";
import "./shared-DT3ES5WC.js";
import "./shared-2ZT3Z2B2.js";
import "./shared-MZ2KCVPD.js";
export {
  a as fillIn,
  b as machineFor
};
