import {
  o as a,
  p as b,
  q as c,
  r as d,
  s as e
} from "./shared-KCYSDPNQ.js";
import "./shared-36SBYR5L.js";
import "./shared-NVKZCG2K.js";
export {
  a as choicesOf,
  d as presetNamed,
  b as tellLeftOut,
  c as textOf,
  e as workingDirectoryOf
};
