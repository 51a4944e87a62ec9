export { fillIn, setToolVariables } from "./fill-in.js";
