import {
  e as a
} from "./shared-IM2J743W.js";
import "./shared-XTMHNVDL.js";
export {
  a as presets
};
