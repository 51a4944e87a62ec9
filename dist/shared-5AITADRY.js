import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-YPU6G4AP.js";
import "./shared-TJVNCZES.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
