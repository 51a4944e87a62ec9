import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-DKRQSRHP.js";
export {
  a as NoTree
};
