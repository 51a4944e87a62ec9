export { fromIni } from "./aws-sdk-credential-provider-ini.js";
