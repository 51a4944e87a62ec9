import {
  f as a,
  g as b
} from "./shared-X26AET2I.js";
import "./shared-Q3F37X6A.js";
import "./shared-6JFB75Y4.js";
import "./shared-IERS52RN.js";
export {
  a as fillIn,
  b as machineFor
};
