import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-SKKANMOY.js";
export {
  a as NoTree
};
