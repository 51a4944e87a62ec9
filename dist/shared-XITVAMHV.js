import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-2MBM6T2L.js";
export {
  a as NoTree
};
