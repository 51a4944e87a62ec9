import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-AY276XMV.js";
export {
  a as NoTree
};
