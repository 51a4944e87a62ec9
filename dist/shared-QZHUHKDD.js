import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-NVKZCG2K.js";
export {
  a as NoTree
};
