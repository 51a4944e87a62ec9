import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-DT4QDAIF.js";
import "./shared-5VV3L5EA.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
