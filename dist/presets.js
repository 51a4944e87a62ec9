import {
  f as a,
  g as b
} from "./shared-7CMI4KB5.js";
import "./shared-P3MIY4JV.js";
import "./shared-2GRANT5L.js";
import "./shared-3XG3QA5C.js";
export {
  a as fillIn,
  b as machineFor
};
