import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-RILSJ6DK.js";
import "./shared-64TWM7JS.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
