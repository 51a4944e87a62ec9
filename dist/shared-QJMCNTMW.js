import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-MSG7W62D.js";
import "./shared-3VJ7PYHG.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
