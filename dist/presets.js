import {
  f as a,
  g as b
} from "./shared-UEXAW5A5.js";
import "./shared-NK5IXEDC.js";
import "./shared-A4S7JYVP.js";
import "./shared-5OKCBDLO.js";
export {
  a as fillIn,
  b as machineFor
};
