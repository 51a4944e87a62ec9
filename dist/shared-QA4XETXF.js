import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-5OKCBDLO.js";
export {
  a as NoTree
};
