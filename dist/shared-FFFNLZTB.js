import {
  e as a
} from "./shared-TBZSOQ3G.js";
import "./shared-ANVP2FQX.js";
export {
  a as presets
};
