import {
  e as a
} from "./shared-36SBYR5L.js";
import "./shared-NVKZCG2K.js";
export {
  a as presets
};
