import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-TJVNCZES.js";
export {
  a as NoTree
};
