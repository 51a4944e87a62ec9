import {
  f as a,
  g as b
} from "./shared-TKSO55N3.js";
import "./shared-BYGI46OG.js";
import "./shared-HOGU4TCP.js";
import "./shared-HN6SVQ6H.js";
export {
  a as fillIn,
  b as machineFor
};
