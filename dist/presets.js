import {
  f as a,
  g as b
} from "./shared-2UEJ6KRW.js";
import "./shared-FJBNIFLZ.js";
import "./shared-753FXZ2H.js";
import "./shared-JJFE6Q6W.js";
export {
  a as fillIn,
  b as machineFor
};
