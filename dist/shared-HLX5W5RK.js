import {
  e as a
} from "./shared-G5Z7Y4VF.js";
import "./shared-YCZRCYCD.js";
export {
  a as presets
};
