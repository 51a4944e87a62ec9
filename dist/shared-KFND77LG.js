import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-H5JMMTKN.js";
import "./shared-3XG3QA5C.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
