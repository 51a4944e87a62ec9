import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-MZ2KCVPD.js";
export {
  a as NoTree
};
