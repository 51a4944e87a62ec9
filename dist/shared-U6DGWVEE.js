import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-QAFBWR6J.js";
import "./shared-FJ6DBN7A.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
