import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-34IT3LLF.js";
export {
  a as NoTree
};
