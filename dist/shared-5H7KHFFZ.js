import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-MGIYZCUN.js";
export {
  a as NoTree
};
