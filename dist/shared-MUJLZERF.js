import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-GYSIPTDX.js";
export {
  a as NoTree
};
