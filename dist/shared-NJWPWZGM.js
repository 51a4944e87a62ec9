import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-UB7QJKMX.js";
export {
  a as NoTree
};
