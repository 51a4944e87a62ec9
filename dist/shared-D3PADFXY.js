import {
  e as a
} from "./shared-ISBL5IVO.js";
import "./shared-FBVWU2RQ.js";
export {
  a as presets
};
