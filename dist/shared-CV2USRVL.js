import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-TW42UKRU.js";
import "./shared-VTOURBZ3.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
