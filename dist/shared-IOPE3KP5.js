import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-QEHPURYQ.js";
export {
  a as NoTree
};
