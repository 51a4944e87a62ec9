import {
  f as a,
  g as b
} from "./shared-VSUZV2R2.js";
import "./shared-CCSLGDNE.js";
import "./shared-IJEBNR2M.js";
import "./shared-QEHPURYQ.js";
export {
  a as fillIn,
  b as machineFor
};
