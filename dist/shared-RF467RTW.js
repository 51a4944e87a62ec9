import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-GFIOWVMO.js";
export {
  a as NoTree
};
