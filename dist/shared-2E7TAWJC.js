import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-INB6YQEH.js";
import "./shared-GHABWJEN.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
