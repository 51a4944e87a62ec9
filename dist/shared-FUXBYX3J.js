import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-NEA4IJ4L.js";
import "./shared-NFZQB4KT.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
