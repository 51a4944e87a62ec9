export { fillIn, setCompilerCheck } from "./fill-in.js";
