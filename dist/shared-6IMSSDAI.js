import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-5NHX7OS7.js";
import "./shared-I27CKNND.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
