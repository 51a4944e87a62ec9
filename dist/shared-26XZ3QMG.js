import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-S4GQ5EHT.js";
export {
  a as NoTree
};
