export { parseKnownFiles } from "./smithy-core.js";
