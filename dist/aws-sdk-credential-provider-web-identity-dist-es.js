export { fromTokenFile } from "./aws-sdk-credential-provider-web-identity.js";
