import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-LJEFSPGY.js";
export {
  a as NoTree
};
