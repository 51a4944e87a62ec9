import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-ELFWWHYE.js";
export {
  a as NoTree
};
