import {
  f as a,
  g as b
} from "./shared-Q5YFAHEF.js";
import "./shared-7M7KCIIV.js";
import "./shared-IM2J743W.js";
import "./shared-XTMHNVDL.js";
export {
  a as fillIn,
  b as machineFor
};
