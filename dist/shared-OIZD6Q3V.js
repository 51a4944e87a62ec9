import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-IKFAL5NA.js";
export {
  a as NoTree
};
