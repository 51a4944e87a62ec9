import {
  f as a,
  g as b
} from "./shared-DBUT3C6J.js";
import "./shared-6B7LIZZN.js";
import "./shared-GYUYKIQC.js";
import "./shared-PBHNXTLO.js";
export {
  a as fillIn,
  b as machineFor
};
