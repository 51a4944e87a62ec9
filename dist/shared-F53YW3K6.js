import {
  e as a
} from "./shared-DNM3DPF6.js";
import "./shared-QLS4Z2AQ.js";
export {
  a as presets
};
