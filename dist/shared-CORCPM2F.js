import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-GHABWJEN.js";
export {
  a as NoTree
};
