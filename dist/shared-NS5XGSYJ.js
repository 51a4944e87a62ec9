import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-AIQVJCZL.js";
export {
  a as NoTree
};
