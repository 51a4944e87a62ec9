import {
  f as a,
  g as b
} from "./shared-DYOSI2UE.js";
import "./shared-NHIBDVF3.js";
import "./shared-BMJTVHI5.js";
import "./shared-AKOX3KSV.js";
export {
  a as fillIn,
  b as machineFor
};
