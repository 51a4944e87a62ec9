import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-QK2S5CG3.js";
import "./shared-USLPFLSL.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
