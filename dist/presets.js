import {
  f as a,
  g as b
} from "./shared-WKEFMBPN.js";
import "./shared-6E7JIAZF.js";
import "./shared-IBJZK4OF.js";
import "./shared-FJ6DBN7A.js";
export {
  a as fillIn,
  b as machineFor
};
