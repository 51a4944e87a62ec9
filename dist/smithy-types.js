// node_modules/@smithy/types/dist-es/endpoint.js
var EndpointURLScheme;
(function(EndpointURLScheme) {
	EndpointURLScheme["HTTP"] = "http";
	EndpointURLScheme["HTTPS"] = "https";
})(EndpointURLScheme || (EndpointURLScheme = {}));
// node_modules/@smithy/types/dist-es/extensions/checksum.js
var AlgorithmId;
(function(AlgorithmId) {
	AlgorithmId["MD5"] = "md5";
	AlgorithmId["CRC32"] = "crc32";
	AlgorithmId["CRC32C"] = "crc32c";
	AlgorithmId["SHA1"] = "sha1";
	AlgorithmId["SHA256"] = "sha256";
})(AlgorithmId || (AlgorithmId = {}));
// node_modules/@smithy/types/dist-es/middleware.js
const SMITHY_CONTEXT_KEY = "__smithy_context";
export { AlgorithmId, EndpointURLScheme, SMITHY_CONTEXT_KEY };
