import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-5VPYOT4O.js";
export {
  a as NoTree
};
