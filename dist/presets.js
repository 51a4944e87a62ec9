import {
  f as a,
  g as b
} from "./shared-CVFX5BNE.js";
import "./shared-SHXUDPI2.js";
import "./shared-CXJBYZSU.js";
import "./shared-6RCURWQW.js";
export {
  a as fillIn,
  b as machineFor
};
