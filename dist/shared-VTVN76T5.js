import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-ATJ2IH6E.js";
import "./shared-5OKCBDLO.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
