import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-NBVXRBP3.js";
import "./shared-A4ETSIFG.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
