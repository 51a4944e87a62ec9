import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-PQM3PD2X.js";
export {
  a as NoTree
};
