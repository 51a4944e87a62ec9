import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-IERS52RN.js";
export {
  a as NoTree
};
