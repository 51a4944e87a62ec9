import {
  f as a,
  g as b
} from "./shared-HWVO3JZS.js";
import "./shared-BUIMU5IS.js";
import "./shared-QAEVWOY7.js";
import "./shared-AIQVJCZL.js";
export {
  a as fillIn,
  b as machineFor
};
