import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-MDZWUKSV.js";
import "./shared-2MBM6T2L.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
