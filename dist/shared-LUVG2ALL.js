import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-N7M7AKF4.js";
export {
  a as NoTree
};
