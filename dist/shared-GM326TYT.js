import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-6RP6MZ4T.js";
import "./shared-KOLJALZE.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
