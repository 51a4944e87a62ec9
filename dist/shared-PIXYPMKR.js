import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-NFZQB4KT.js";
export {
  a as NoTree
};
