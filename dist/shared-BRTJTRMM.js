import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-SWQYU55Z.js";
export {
  a as NoTree
};
