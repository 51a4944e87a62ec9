import {
  f as a,
  g as b
} from "./shared-ETNNZNJZ.js";
import "./shared-44RM7SSH.js";
import "./shared-RWECE3SC.js";
import "./shared-BSJPJVOG.js";
export {
  a as fillIn,
  b as machineFor
};
