import {
  e as a
} from "./shared-PCTRFVVT.js";
import "./shared-NFZQB4KT.js";
export {
  a as presets
};
