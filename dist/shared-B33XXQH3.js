import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-EER6DMI4.js";
export {
  a as NoTree
};
