import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-JB6ZGLTQ.js";
export {
  a as NoTree
};
