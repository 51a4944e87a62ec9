import {
  f as a,
  g as b
} from "./shared-HFHREUAC.js";
import "./shared-IYYC7B5H.js";
import "./shared-DGOW4QAL.js";
import "./shared-AY276XMV.js";
export {
  a as fillIn,
  b as machineFor
};
