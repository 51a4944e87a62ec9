import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-RGNL6RTD.js";
import "./shared-KKVGMA6L.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
