import {
  e as a,
  f as b,
  g as c,
  h as d,
  i as e
} from "./shared-7KU3Z4WM.js";
import "./shared-4OJRN52B.js";
import "./shared-DVQJ3GXW.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
