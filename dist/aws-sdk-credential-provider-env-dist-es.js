export { fromEnv } from "./aws-sdk-credential-provider-env.js";
