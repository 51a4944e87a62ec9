import {
  f as a,
  g as b
} from "./shared-GZZE32LX.js";
import "./shared-5YNEKSFL.js";
import "./shared-NEM442S7.js";
import "./shared-ELFWWHYE.js";
export {
  a as fillIn,
  b as machineFor
};
