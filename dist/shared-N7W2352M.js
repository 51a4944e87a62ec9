import {
  o as a
} from "./shared-L4RIHCUF.js";
import "./shared-I27CKNND.js";
export {
  a as presets
};
