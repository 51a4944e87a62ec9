import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-2EWIJMO3.js";
import "./shared-UB7QJKMX.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
