import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-G63LQ3RA.js";
import "./shared-H7TO7BL7.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
