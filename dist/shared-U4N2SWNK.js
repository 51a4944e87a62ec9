import {
  e as a
} from "./shared-DGOW4QAL.js";
import "./shared-AY276XMV.js";
export {
  a as presets
};
