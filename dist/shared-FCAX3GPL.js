import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-KLAXDOYL.js";
export {
  a as NoTree
};
