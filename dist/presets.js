import {
  f as a,
  g as b
} from "./shared-7HNF3JIR.js";
import "./shared-46BZE4UU.js";
import "./shared-57HOOAMT.js";
import "./shared-USLPFLSL.js";
export {
  a as fillIn,
  b as machineFor
};
