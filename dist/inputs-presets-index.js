export { presets } from "./presets.js";
