import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-KKVGMA6L.js";
export {
  a as NoTree
};
