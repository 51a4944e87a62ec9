import {
  f as a,
  g as b
} from "./shared-EUEDCPFO.js";
import "./shared-O63A56TO.js";
import "./shared-XAY73EZR.js";
import "./shared-QVNY7J34.js";
export {
  a as fillIn,
  b as machineFor
};
