import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-USLPFLSL.js";
export {
  a as NoTree
};
