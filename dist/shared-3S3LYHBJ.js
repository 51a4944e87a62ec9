import {
  e as a
} from "./shared-JKH2DMMW.js";
import "./shared-KOLJALZE.js";
export {
  a as presets
};
