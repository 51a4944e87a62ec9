import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-XGYZGY4T.js";
import "./shared-O57G4FRF.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
