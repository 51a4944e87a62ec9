import {
  f as a,
  g as b
} from "./shared-ZPFQ3ZSV.js";
import "./shared-YBE6OHEF.js";
import "./shared-7UTZR2V6.js";
import "./shared-SWQYU55Z.js";
export {
  a as fillIn,
  b as machineFor
};
