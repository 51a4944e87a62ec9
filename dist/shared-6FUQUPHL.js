import {
  e as a
} from "./shared-IJEBNR2M.js";
import "./shared-QEHPURYQ.js";
export {
  a as presets
};
