import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-64TWM7JS.js";
export {
  a as NoTree
};
