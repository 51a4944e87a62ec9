import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-YY3IAPWN.js";
import "./shared-QVNY7J34.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
