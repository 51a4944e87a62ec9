import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-LDFMPZS4.js";
export {
  a as NoTree
};
