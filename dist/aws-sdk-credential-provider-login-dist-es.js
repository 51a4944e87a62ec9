export { fromLoginCredentials } from "./aws-sdk-credential-provider-login.js";
