import {
  f as a,
  g as b
} from "./shared-7F54EEMY.js";
import "./shared-CIEU7TJO.js";
import "./shared-SVX2ZMR4.js";
import "./shared-MLYU6XW5.js";
export {
  a as fillIn,
  b as machineFor
};
