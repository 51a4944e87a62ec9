import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-3Z5QLGIC.js";
export {
  a as NoTree
};
