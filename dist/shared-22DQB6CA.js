import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-H7TO7BL7.js";
export {
  a as NoTree
};
