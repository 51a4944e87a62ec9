import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-TY3CKYYU.js";
import "./shared-62V36QLB.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
