import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-EQKOR6PE.js";
export {
  a as NoTree
};
