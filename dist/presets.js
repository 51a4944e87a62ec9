import {
  f as a,
  g as b
} from "./shared-UQAPNKAB.js";
import "./shared-5FWZMRFN.js";
import "./shared-JUDGA22W.js";
import "./shared-DJBX7BB7.js";
export {
  a as fillIn,
  b as machineFor
};
