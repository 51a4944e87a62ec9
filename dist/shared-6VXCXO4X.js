import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-JJFE6Q6W.js";
export {
  a as NoTree
};
