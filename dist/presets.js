import {
  f as a,
  g as b
} from "./shared-F3DCBUZZ.js";
import "./shared-6KV75UCT.js";
import "./shared-FU4RRZV3.js";
import "./shared-ZBED4KCG.js";
export {
  a as fillIn,
  b as machineFor
};
