import {
  a,
  b
} from "./shared-U5K4OXY6.js";
import "./shared-CJWEJYAQ.js";
import "./shared-NDA57HHS.js";
import "./shared-PID4CC7A.js";
import "./shared-TPDX3VES.js";
import "./shared-SK7CH2GV.js";
import "./shared-HBLDHMAR.js";
export {
  b as fromTokenFile,
  a as fromWebToken
};
