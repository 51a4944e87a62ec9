import {
  f as a,
  g as b
} from "./shared-TO276UXV.js";
import "./shared-26IHY4LW.js";
import "./shared-JKH2DMMW.js";
import "./shared-KOLJALZE.js";
export {
  a as fillIn,
  b as machineFor
};
