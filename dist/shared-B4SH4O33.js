import {
  e as a
} from "./shared-GYUYKIQC.js";
import "./shared-PBHNXTLO.js";
export {
  a as presets
};
