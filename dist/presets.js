import {
  f as a,
  g as b
} from "./shared-QJXM2FRW.js";
import "./shared-N7FNB7YY.js";
import "./shared-4FFUHR33.js";
import "./shared-RUGZYUKN.js";
export {
  a as fillIn,
  b as machineFor
};
