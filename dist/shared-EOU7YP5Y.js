import {
  e as a
} from "./shared-NEM442S7.js";
import "./shared-ELFWWHYE.js";
export {
  a as presets
};
