import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-R3FCHN53.js";
import "./shared-4H6W3SON.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
