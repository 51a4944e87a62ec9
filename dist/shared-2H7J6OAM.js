import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-LO6WB7W3.js";
import "./shared-ZEAL3R6B.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
