import {
  o as a
} from "./shared-4OJRN52B.js";
import "./shared-DVQJ3GXW.js";
export {
  a as presets
};
