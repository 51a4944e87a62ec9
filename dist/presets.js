import {
  f as a,
  g as b
} from "./shared-QJEJLHKK.js";
import "./shared-DELXN5EX.js";
import "./shared-NMCCJDNO.js";
import "./shared-62V36QLB.js";
export {
  a as fillIn,
  b as machineFor
};
