export { parseKnownFiles } from "./s3.js";
