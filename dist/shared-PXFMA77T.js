import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-OOOB7JS4.js";
import "./shared-H5DKZ2X5.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
