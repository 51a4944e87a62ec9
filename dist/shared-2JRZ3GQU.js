import {
  e as a
} from "./shared-NLCPUEN4.js";
import "./shared-56JST7QE.js";
export {
  a as presets
};
