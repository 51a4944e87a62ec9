import {
  e as a
} from "./shared-7UTZR2V6.js";
import "./shared-SWQYU55Z.js";
export {
  a as presets
};
