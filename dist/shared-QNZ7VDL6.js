import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-UJZIV4W5.js";
import "./shared-SQG2CVD2.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
