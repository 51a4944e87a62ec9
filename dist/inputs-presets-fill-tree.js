export { fillTree } from "./fill-tree.js";
