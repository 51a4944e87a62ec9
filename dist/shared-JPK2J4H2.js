import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-62V36QLB.js";
export {
  a as NoTree
};
