import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-ZEAL3R6B.js";
export {
  a as NoTree
};
