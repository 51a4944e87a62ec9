import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-AKHEELYZ.js";
export {
  a as NoTree
};
