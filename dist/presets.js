import {
  f as a,
  g as b
} from "./shared-75M7AMFY.js";
import "./shared-HZYZGIOA.js";
import "./shared-O6LE6KGH.js";
import "./shared-4H6W3SON.js";
export {
  a as fillIn,
  b as machineFor
};
