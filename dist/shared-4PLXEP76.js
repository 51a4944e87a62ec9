import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-56JST7QE.js";
export {
  a as NoTree
};
