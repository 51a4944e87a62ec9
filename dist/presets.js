import {
  f as a,
  g as b
} from "./shared-MNKHVUMJ.js";
import "./shared-MJ5A5PDF.js";
import "./shared-WQYTHWHX.js";
import "./shared-34IT3LLF.js";
export {
  a as fillIn,
  b as machineFor
};
