import {
  e as a
} from "./shared-OFZHBJQL.js";
import "./shared-JPYG64FY.js";
export {
  a as presets
};
