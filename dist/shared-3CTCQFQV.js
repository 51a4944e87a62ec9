import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-56XQ7IA3.js";
export {
  a as NoTree
};
