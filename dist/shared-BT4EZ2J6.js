import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-PSGFPMB6.js";
import "./shared-MLYU6XW5.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
