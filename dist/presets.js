import {
  f as a,
  g as b
} from "./shared-A32J5YJK.js";
import "./shared-UEDPPGNV.js";
import "./shared-Q4EYT2L7.js";
import "./shared-UB7QJKMX.js";
export {
  a as fillIn,
  b as machineFor
};
