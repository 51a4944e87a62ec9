import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-5LCSFLWW.js";
export {
  a as NoTree
};
