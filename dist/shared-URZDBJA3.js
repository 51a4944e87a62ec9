import {
  e as a
} from "./shared-NBWE53ML.js";
import "./shared-DU7UEHYP.js";
export {
  a as presets
};
