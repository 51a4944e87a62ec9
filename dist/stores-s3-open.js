export { openBucket } from "./s3.js";
