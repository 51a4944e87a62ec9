import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-RUGZYUKN.js";
export {
  a as NoTree
};
