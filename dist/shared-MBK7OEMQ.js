import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-VTOURBZ3.js";
export {
  a as NoTree
};
