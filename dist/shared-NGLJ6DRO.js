import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-3XG3QA5C.js";
export {
  a as NoTree
};
