import {
  f as a,
  g as b
} from "./shared-VPBOEWG6.js";
import "./shared-57HL6GTU.js";
import "./shared-7PV62LPC.js";
import "./shared-ZQEHNQBF.js";
export {
  a as fillIn,
  b as machineFor
};
