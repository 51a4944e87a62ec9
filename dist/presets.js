import {
  f as a,
  g as b
} from "./shared-TJCJ23CT.js";
import "./shared-WZY5E3ZJ.js";
import "./shared-FZFIGP3Q.js";
import "./shared-JWCP2U7Q.js";
export {
  a as fillIn,
  b as machineFor
};
