import {
  f as a,
  g as b
} from "./shared-D4NZVA3J.js";
import "./shared-237PWYNL.js";
import "./shared-TVUE33YP.js";
import "./shared-64TWM7JS.js";
export {
  a as fillIn,
  b as machineFor
};
