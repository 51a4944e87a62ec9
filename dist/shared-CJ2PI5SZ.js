import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-PBHNXTLO.js";
export {
  a as NoTree
};
