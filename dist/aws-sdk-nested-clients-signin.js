import "./smithy-core.js";
export { CreateOAuth2TokenCommand, SigninClient } from "./aws-sdk-nested-clients.js";
