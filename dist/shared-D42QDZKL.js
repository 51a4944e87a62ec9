import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-6H76O35Z.js";
import "./shared-IAEZ3SPR.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
