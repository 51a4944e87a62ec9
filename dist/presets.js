import {
  f as a,
  g as b
} from "./shared-FZFJCAUO.js";
import "./shared-7KU3Z4WM.js";
import "./shared-4OJRN52B.js";
import "./shared-DVQJ3GXW.js";
export {
  a as fillIn,
  b as machineFor
};
