import {
  f as a,
  g as b
} from "./shared-ZGBEDLZ6.js";
import "./shared-HGLWPLYV.js";
import "./shared-T3TCJM24.js";
import "./shared-SQG2CVD2.js";
export {
  a as fillIn,
  b as machineFor
};
