import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-ETNYFWOG.js";
export {
  a as NoTree
};
