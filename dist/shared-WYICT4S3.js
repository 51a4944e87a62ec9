import {
  a,
  b,
  c,
  d,
  e,
  f,
  g
} from "./shared-G55NGCPJ.js";
import "./shared-EER6DMI4.js";
export {
  d as noAnswer,
  g as notUnderstood,
  e as parsed,
  f as refused,
  c as retryPolicy,
  a as send,
  b as sendToService
};
