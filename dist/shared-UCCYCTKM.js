import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-S4VEI2GD.js";
import "./shared-5VPYOT4O.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
