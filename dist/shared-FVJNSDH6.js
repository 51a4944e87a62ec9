import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-FBVWU2RQ.js";
export {
  a as NoTree
};
