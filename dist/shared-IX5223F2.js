import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-MLYU6XW5.js";
export {
  a as NoTree
};
