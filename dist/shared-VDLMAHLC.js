import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-7E4L2H65.js";
export {
  a as NoTree
};
