import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-6RCURWQW.js";
export {
  a as NoTree
};
