import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-ZEQI2YCG.js";
import "./shared-NVKZCG2K.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
