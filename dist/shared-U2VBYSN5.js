import {
  a
} from "./shared-M4TNQCDE.js";
import "./shared-A4ETSIFG.js";
export {
  a as openHttp
};
