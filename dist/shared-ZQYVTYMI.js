import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-QVNY7J34.js";
export {
  a as NoTree
};
