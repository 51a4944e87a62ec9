import {
  f as a,
  g as b
} from "./shared-QCY5TBRM.js";
import "./shared-YZLXMBYF.js";
import "./shared-V6XCJERM.js";
import "./shared-DJVQNQ3A.js";
export {
  a as fillIn,
  b as machineFor
};
