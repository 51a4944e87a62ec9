import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-DVQJ3GXW.js";
export {
  a as NoTree
};
