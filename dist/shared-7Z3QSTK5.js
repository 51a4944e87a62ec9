import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-2WL3EM7X.js";
export {
  a as NoTree
};
