import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-ZQEHNQBF.js";
export {
  a as NoTree
};
