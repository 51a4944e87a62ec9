import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-S2O2G2PB.js";
import "./shared-BSJPJVOG.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
