import {
  e as a
} from "./shared-7PV62LPC.js";
import "./shared-ZQEHNQBF.js";
export {
  a as presets
};
