import { partition } from "./aws-sdk-core.js";
import { buildQueryString } from "./smithy-core.js";
import { isIP } from "node:net";
// src/stores/s3/address.ts
/** The URLs of a bucket, which is at AWS or at the input `endpoint`, and of requests. */
/** True for another region of the same partition. Credentials are valid in one partition. */
function isReachable(region, from) {
	return region !== from && partition(region).name === partition(from).name;
}
/** The origin of S3 at AWS, by the environment variables that AWS's SDKs read. */
function awsOrigin(region) {
	const { AWS_USE_FIPS_ENDPOINT, AWS_USE_DUALSTACK_ENDPOINT } = process.env;
	return `https://s3${AWS_USE_FIPS_ENDPOINT === "true" ? "-fips" : ""}${AWS_USE_DUALSTACK_ENDPOINT === "true" ? ".dualstack" : ""}.${region}.${partition(region).dnsSuffix}`;
}
/** The start of the URLs of a bucket's objects; ends with a slash. */
function bucketUrl({ bucket, endpoint, forcePathStyle }, region) {
	const url = new URL(endpoint === "" ? awsOrigin(region) : endpoint);
	const isHostName = /^[a-z0-9-]+$/.test(bucket);
	const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0;
	if (forcePathStyle || !isHostName || isAddress) url.pathname = `/${bucket}/`;
	else url.hostname = `${bucket}.${url.hostname}`;
	return url;
}
/** The URL of a request. The path is encoded already, and signed as it is. */
function urlOf({ protocol, path, query = {}, headers }) {
	const search = buildQueryString(query);
	return `${protocol}//${headers.host}${path}${search && `?${search}`}`;
}
export { bucketUrl, isReachable, urlOf };
