import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-TF3VSYFH.js";
import "./shared-7E4L2H65.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
