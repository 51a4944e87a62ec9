import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-AKOX3KSV.js";
export {
  a as NoTree
};
