import "./smithy-core.js";
export { getDefaultRoleAssumer, getDefaultRoleAssumerWithWebIdentity } from "./aws-sdk-nested-clients.js";
