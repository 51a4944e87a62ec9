import {
  e as a
} from "./shared-KENKRKFB.js";
import "./shared-HBLDHMAR.js";
export {
  a as presets
};
