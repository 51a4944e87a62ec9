import {
  e as a
} from "./shared-L7IWPBOG.js";
import "./shared-L7AV6OTJ.js";
export {
  a as presets
};
