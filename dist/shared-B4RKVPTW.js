import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-5IXFFHWV.js";
import "./shared-5ZCUOPW7.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
