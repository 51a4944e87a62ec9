import {
  e as a
} from "./shared-ZXGL2IZ7.js";
import "./shared-J3K5DTX5.js";
export {
  a as presets
};
