import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-BSJPJVOG.js";
export {
  a as NoTree
};
