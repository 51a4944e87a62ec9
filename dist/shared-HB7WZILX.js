import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-QOCJKWXD.js";
export {
  a as NoTree
};
