import {
  f as a,
  g as b
} from "./shared-SFWXYRKR.js";
import "./shared-MWQVPDDL.js";
import "./shared-OK2RU7T4.js";
import "./shared-2XXTVJ2T.js";
export {
  a as fillIn,
  b as machineFor
};
