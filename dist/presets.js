import {
  f as a,
  g as b
} from "./shared-O37RPCO7.js";
import "./shared-IBNFJ66R.js";
import "./shared-ZXGL2IZ7.js";
import "./shared-J3K5DTX5.js";
export {
  a as fillIn,
  b as machineFor
};
