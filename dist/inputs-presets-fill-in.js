export { fillIn } from "./fill-in.js";
