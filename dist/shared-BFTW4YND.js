import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-KOLJALZE.js";
export {
  a as NoTree
};
