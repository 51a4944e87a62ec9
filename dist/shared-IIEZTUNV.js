import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-TFG3JMOD.js";
import "./shared-JJFE6Q6W.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
