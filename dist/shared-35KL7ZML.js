import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-XKWBDXP3.js";
import "./shared-2VUY5XB4.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
