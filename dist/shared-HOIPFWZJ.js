import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-O57G4FRF.js";
export {
  a as NoTree
};
