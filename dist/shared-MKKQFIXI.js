import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-XZJDEQEJ.js";
export {
  a as NoTree
};
