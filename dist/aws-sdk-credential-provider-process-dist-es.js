export { fromProcess } from "./aws-sdk-credential-provider-process.js";
