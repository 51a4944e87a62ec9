import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-3VJ7PYHG.js";
export {
  a as NoTree
};
