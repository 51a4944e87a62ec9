import {
  f as a,
  g as b
} from "./shared-MCDE2ERD.js";
import "./shared-R46QO3GT.js";
import "./shared-CZHWHAAG.js";
import "./shared-PUR5MB6S.js";
export {
  a as fillIn,
  b as machineFor
};
