import {
  e as a
} from "./shared-4552WPZJ.js";
import "./shared-S4GQ5EHT.js";
export {
  a as presets
};
