import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-2VUY5XB4.js";
export {
  a as NoTree
};
