import {
  f as a,
  g as b
} from "./shared-ARORC3DH.js";
import "./shared-QZFWQ6R3.js";
import "./shared-NBWE53ML.js";
import "./shared-DU7UEHYP.js";
export {
  a as fillIn,
  b as machineFor
};
