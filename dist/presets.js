import {
  f as a,
  g as b
} from "./shared-4RS2VBUY.js";
import "./shared-HBUPJZ6S.js";
import "./shared-NLCPUEN4.js";
import "./shared-56JST7QE.js";
export {
  a as fillIn,
  b as machineFor
};
