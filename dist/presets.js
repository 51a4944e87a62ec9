import {
  f as a,
  g as b
} from "./shared-3Z56SNRG.js";
import "./shared-NFNJHZ4M.js";
import "./shared-DNM3DPF6.js";
import "./shared-QLS4Z2AQ.js";
export {
  a as fillIn,
  b as machineFor
};
