import {
  f as a,
  g as b
} from "./shared-HT4XKGTX.js";
import "./shared-KQVV2ZB5.js";
import "./shared-SYV3Z4LT.js";
import "./shared-GYSIPTDX.js";
export {
  a as fillIn,
  b as machineFor
};
