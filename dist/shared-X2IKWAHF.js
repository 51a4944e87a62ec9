import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-ONEEQVHS.js";
export {
  a as NoTree
};
