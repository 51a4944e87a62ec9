import {
  a
} from "./shared-Q7GN3NVT.js";
import "./shared-HBLDHMAR.js";
export {
  a as NoTree
};
