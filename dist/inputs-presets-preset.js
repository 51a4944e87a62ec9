export { NoTree } from "./preset.js";
