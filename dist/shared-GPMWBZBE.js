import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-YCZRCYCD.js";
export {
  a as NoTree
};
