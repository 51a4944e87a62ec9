import {
  e as a
} from "./shared-FZFIGP3Q.js";
import "./shared-JWCP2U7Q.js";
export {
  a as presets
};
