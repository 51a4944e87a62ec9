import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-ZBED4KCG.js";
export {
  a as NoTree
};
