export { fromSSO } from "./aws-sdk-credential-provider-sso.js";
