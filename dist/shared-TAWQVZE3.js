import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-DLNIXDOD.js";
import "./shared-PQM3PD2X.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
