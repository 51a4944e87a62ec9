import {
  f as a,
  g as b
} from "./shared-TEPFMFCV.js";
import "./shared-MW7RRJUO.js";
import "./shared-LT2NJ3WU.js";
import "./shared-IAEZ3SPR.js";
export {
  a as fillIn,
  b as machineFor
};
