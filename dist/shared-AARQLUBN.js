import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-H5DKZ2X5.js";
export {
  a as NoTree
};
