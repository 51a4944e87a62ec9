import "./smithy-core.js";
export { CreateTokenCommand, SSOOIDCClient } from "./aws-sdk-nested-clients.js";
