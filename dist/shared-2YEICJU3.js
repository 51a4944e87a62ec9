import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-QLS4Z2AQ.js";
export {
  a as NoTree
};
