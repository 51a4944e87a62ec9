import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-SQG2CVD2.js";
export {
  a as NoTree
};
