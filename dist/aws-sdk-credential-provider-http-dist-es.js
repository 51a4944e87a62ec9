export { fromHttp } from "./aws-sdk-credential-provider-http.js";
