import {
  f as a,
  g as b
} from "./shared-VSPGT4VI.js";
import "./shared-XEBA5JPO.js";
import "./shared-G5Z7Y4VF.js";
import "./shared-YCZRCYCD.js";
export {
  a as fillIn,
  b as machineFor
};
