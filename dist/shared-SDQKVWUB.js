import {
  e as a
} from "./shared-JUDGA22W.js";
import "./shared-DJBX7BB7.js";
export {
  a as presets
};
