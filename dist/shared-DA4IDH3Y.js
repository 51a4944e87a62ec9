import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-IAEZ3SPR.js";
export {
  a as NoTree
};
