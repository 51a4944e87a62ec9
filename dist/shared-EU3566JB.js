import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-JPYG64FY.js";
export {
  a as NoTree
};
