import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-6RYTSWLA.js";
import "./shared-DVQJ3GXW.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
