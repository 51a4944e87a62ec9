import {
  f as a,
  g as b
} from "./shared-YH4EIR4F.js";
import "./shared-CI7SFTB7.js";
import "./shared-J63HBHC2.js";
import "./shared-LJEFSPGY.js";
export {
  a as fillIn,
  b as machineFor
};
