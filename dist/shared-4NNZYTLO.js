import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-XTMHNVDL.js";
export {
  a as NoTree
};
