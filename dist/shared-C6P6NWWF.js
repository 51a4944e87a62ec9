import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-3MAUXWHT.js";
import "./shared-DJBX7BB7.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
