import {
  f as a,
  g as b
} from "./shared-RFI2INU5.js";
import "./shared-PZTEHLYF.js";
import "./shared-YHZ7YKLL.js";
import "./shared-VTOURBZ3.js";
export {
  a as fillIn,
  b as machineFor
};
