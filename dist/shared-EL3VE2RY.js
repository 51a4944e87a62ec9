import {
  e as a
} from "./shared-CZHWHAAG.js";
import "./shared-PUR5MB6S.js";
export {
  a as presets
};
