import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-RE2ATII2.js";
export {
  a as NoTree
};
