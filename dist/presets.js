import {
  f as a,
  g as b
} from "./shared-DA7B2WD7.js";
import "./shared-L4XCDEPU.js";
import "./shared-HS727H27.js";
import "./shared-A4ETSIFG.js";
export {
  a as fillIn,
  b as machineFor
};
