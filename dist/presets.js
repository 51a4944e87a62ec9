import {
  f as a,
  g as b
} from "./shared-KJNJCYCR.js";
import "./shared-F63QCMUV.js";
import "./shared-PCTRFVVT.js";
import "./shared-NFZQB4KT.js";
export {
  a as fillIn,
  b as machineFor
};
