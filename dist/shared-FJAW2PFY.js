import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-A4ETSIFG.js";
export {
  a as NoTree
};
