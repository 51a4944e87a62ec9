import "./aws-sdk-credential-provider-sso.js";
export { GetRoleCredentialsCommand, SSOClient } from "./aws-sdk-nested-clients.js";
